import type { PreprocessorGroup } from "svelte/compiler";
import type { Plugin } from "vite";

export function withScreens(css: string): string;
export const screensInComponents: PreprocessorGroup;
export const screensInSheets: Plugin;
