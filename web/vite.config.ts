import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { screensInSheets } from "./breakpoints.js";

const server = "http://127.0.0.1:8000";

/** Messages travel without the comments for translators. */
const bareMessages: Plugin = {
  name: "bare-messages",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return;
    const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
    return `export default ${JSON.stringify(text.replace(/^(?:#.*)?\n/gm, ""))}`;
  },
};

/**
 * Every file costs a request and its headers: what any page needs is one file, and what any table needs is another. The
 * rest is loaded with the page or the game that asks for it.
 */
const groups = [
  {
    name: "shell",
    test: /node_modules.(svelte|esm-env|clsx|@fluent)|web.src.(App|main|text|device|notes|styles)|src.parts.(Header|Icon|Dialog)|src.art.(Defs|Drawing|svg|lamp)|games.registry/,
  },
  {
    name: "table",
    test: /src.net|src.kit.(?!inspector.Inspector|scene.SceneLayer)|src.room.(?!end|waiting|talk.Chat)|src.lesson.(Offer|progress)|src.parts.(Switch|CopyButton)|src.pages.Table/,
  },
];

export default defineConfig(({ mode }) => ({
  plugins: [bareMessages, screensInSheets, svelte()],
  base: "/",
  build: {
    // The Python package serves the page from here; git ignores it.
    outDir: "../src/commonroom/page",
    emptyOutDir: true,
    // Inline nothing: the Content-Security-Policy forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
