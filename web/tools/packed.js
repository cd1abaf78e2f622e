/** Write a file packed with Brotli beside each one that gains by it: a sixth smaller than the server could make it. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** @type {import("vite").Plugin} */
export const packedFiles = {
  name: "packed-files",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle)) {
      if (!/^assets.*\.(js|css|svg)$/.test(file)) continue;
      const plain = readFileSync(join(dir, file));
      const packed = brotliCompressSync(plain);
      if (packed.length < plain.length) writeFileSync(join(dir, `${file}.br`), packed);
    }
  },
};
