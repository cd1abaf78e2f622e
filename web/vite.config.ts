import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { screensInSheets } from "./breakpoints.js";

const server = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [screensInSheets, svelte()],
  base: "/",
  build: {
    // The Python package serves the page from here; git ignores it.
    outDir: "../src/commonroom/page",
    emptyOutDir: true,
    // Inline nothing: the Content-Security-Policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    // The messages are beside the Python code, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: {
    alias: { "@": join(import.meta.dirname, "src") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
}));
