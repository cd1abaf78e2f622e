/** Write the worker that opens the page without a connection, with the names of the files that it keeps. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WORKER = new URL("../src/offline/worker.js", import.meta.url);
/** What the first screen needs besides its entry. */
const FIRST = new Set(["Home", "page", "shelf"]);

/** @type {import("vite").Plugin} */
export const offlineWorker = {
  name: "offline-worker",
  apply: "build",
  // When all files are written: until then they are renamed and dropped.
  writeBundle({ dir }, bundle) {
    const files = new Set();
    /** @param {string} file */
    const add = (file) => {
      const chunk = bundle[file];
      if (files.has(file) || !chunk) return;
      files.add(file);
      if (chunk.type !== "chunk") return;
      chunk.viteMetadata?.importedCss.forEach(add);
      chunk.viteMetadata?.importedAssets.forEach(add);
      chunk.imports.forEach(add);
    };
    const html = String(bundle["index.html"]?.source);
    for (const [file, chunk] of Object.entries(bundle)) {
      if (html.includes(file) || (chunk.type === "chunk" && FIRST.has(chunk.name))) add(file);
    }
    const kept = ["/", ...[...files].toSorted().map((file) => `/${file}`)];
    // Another build has files of other names, so its worker is another one and drops what this one kept.
    const build = createHash("sha256").update(Object.keys(bundle).toSorted().join()).digest("hex").slice(0, 16);
    const names = `const BUILD = "${build}";\nconst KEPT = ${JSON.stringify(kept)};\n`;
    writeFileSync(join(dir, "offline.js"), names + readFileSync(WORKER, "utf-8"));
  },
};
