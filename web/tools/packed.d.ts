import type { Plugin } from "vite";

export const packedFiles: Plugin;
