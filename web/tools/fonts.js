/**
 * Cut the faces of the page out of their packages, before the page is built.
 *
 * Titles use one static cut of Fraunces, everything else Source Sans 3 between 400 and 700; names on the map of Hogwarts
 * are written in one cut of Alegreya Italic, which only that table loads. Each face comes in three files: what English,
 * German or French need, the letters that Polish adds, and those of its neighbours, which may stand in a name. A browser
 * fetches the others only when such a letter is on the screen (`unicode-range` in src/styles/fonts.css).
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
const POLISH = [..."ĄąĆćĘęŁłŃńŚśŹźŻż"].map((letter) => [letter.codePointAt(0), letter.codePointAt(0)]);
const EXTENDED = [[0x100, 0x17f]];

const FACES = [
  {
    name: "fraunces",
    from: "fraunces/files/fraunces-{}-full-normal",
    axes: { wght: 650, opsz: 48, SOFT: 60, WONK: 0 },
  },
  { name: "source", from: "source-sans-3/files/source-sans-3-{}-wght-normal", axes: { wght: { min: 400, max: 700 } } },
  { name: "alegreya", from: "alegreya/files/alegreya-{}-wght-italic", axes: { wght: 580 } },
];

const CUTS = FACES.flatMap(({ name, from, axes }) => [
  { name, from: from.replace("{}", "latin"), letters: LATIN, axes },
  { name: `${name}-pl`, from: from.replace("{}", "latin-ext"), letters: POLISH, axes },
  { name: `${name}-ext`, from: from.replace("{}", "latin-ext"), letters: EXTENDED, axes },
]);

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
