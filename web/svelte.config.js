import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { screensInComponents } from "./breakpoints.js";

export default { preprocess: [screensInComponents, vitePreprocess()] };
