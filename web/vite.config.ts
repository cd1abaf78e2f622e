import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { screensInSheets } from "./breakpoints.js";
import { offlineWorker } from "./tools/offline.js";
import { packedFiles } from "./tools/packed.js";

const server = "http://127.0.0.1:8000";

/** Flavour comes with the things of a game, and so do the texts that the server makes of these sentences. */
const MADE_BY_SERVER =
  /^ +\.flavour =.*\n(?: {5,}.*\n)*|^hogwarts-(?:does|effect|moment|special|text|type)-[^\n]*\n(?: .*\n)*/gm;

/** Messages travel without the comments for translators, and without those that no page says. */
const bareMessages: Plugin = {
  name: "bare-messages",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return;
    const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
    return `export default ${JSON.stringify(text.replace(/^(?:#.*)?\n/gm, "").replace(MADE_BY_SERVER, ""))}`;
  },
};

/**
 * Every file costs a request and its headers: what any page needs is one file, and what any table needs is another. The
 * rest is loaded with the page or the game that asks for it.
 */
const groups = [
  {
    name: "shell",
    test: /node_modules.(svelte|esm-env|clsx|@fluent)|web.src.(App|main|text|device|notes|styles)|src.parts.(Header|Tools|rail|Later|Icon|Dialog)|src.art.(Defs|Drawing|svg|lamp)|games.registry|kit.words.known/,
  },
  {
    name: "table",
    test: /src.net|src.kit.(?!words|inspector.Inspector|scene.SceneLayer)|src.room.(?!end|waiting|talk.Chat)|src.lesson.(Offer|progress)|src.parts.(Switch|CopyButton)|src.pages.Table/,
  },
  // The card game of Quidditch, apart from the riders that are on its box as well.
  { name: "riders", test: /art.quidditch.(balls|houses|rider)/ },
  { name: "deck", test: /games.quidditch.(types|cards.(CardBack|CardFace|Discards))/ },
  // A table in words, and what other tables say like it.
  { name: "told", test: /src.kit.words/ },
  // Hogwarts: everybody's faces and cards, and the castle without its scenes.
  { name: "figures", test: /art.hogwarts.(ink|signs|people|cards.(?!CardFront|backs))/ },
  {
    name: "castle",
    test: /art.hogwarts.map|games.hogwarts.(Table|Players|LastLine|Picture|Overlays|later|playable|guide|pack|map|choice.(Characters|Sheets)|board.(?!Closer|Card.svelte|cards.ts)|bar.(?!Dice)|returns.(Quest|state)|fight.(fighting|told.(course|ended|running)))/,
  },
];

export default defineConfig(({ mode }) => ({
  plugins: [bareMessages, screensInSheets, svelte(), offlineWorker, packedFiles],
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
