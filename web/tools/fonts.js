/**
 * Cut the two faces of the page out of their packages, before the page is built.
 *
 * Titles use one static cut of Fraunces, everything else Source Sans 3 between 400 and 700. Each face comes in two
 * files: what English, German or French need, and the letters that only Polish and its neighbours add. A browser
 * fetches the second one only when such a letter is on the screen (`unicode-range` in src/styles/fonts.css).
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = `${root}src/fonts/`;

/** ASCII, Latin-1, Œœ, quotes, dashes, ellipsis, arrows, minus. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2032, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const EXTENDED = [[0x100, 0x17f]];

const FRAUNCES = { wght: 650, opsz: 48, SOFT: 60, WONK: 0 };
const SOURCE = { wght: { min: 400, max: 700 } };

const CUTS = [
  { name: "fraunces", from: "fraunces/files/fraunces-latin-full-normal", letters: LATIN, axes: FRAUNCES },
  { name: "fraunces-ext", from: "fraunces/files/fraunces-latin-ext-full-normal", letters: EXTENDED, axes: FRAUNCES },
  { name: "source", from: "source-sans-3/files/source-sans-3-latin-wght-normal", letters: LATIN, axes: SOURCE },
  {
    name: "source-ext",
    from: "source-sans-3/files/source-sans-3-latin-ext-wght-normal",
    letters: EXTENDED,
    axes: SOURCE,
  },
];

/** Write out every letter of some ranges. */
function lettersOf(ranges) {
  const codes = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return String.fromCodePoint(...codes);
}

/** Cut one face out of its package. */
async function cut({ name, from, letters, axes }) {
  const whole = await readFile(`${root}node_modules/@fontsource-variable/${from}.woff2`);
  const subset = await subsetFont(whole, lettersOf(letters), { targetFormat: "woff2", variationAxes: axes });
  await writeFile(`${target}${name}.woff2`, subset);
}

await mkdir(target, { recursive: true });
await Promise.all(CUTS.map(cut));
