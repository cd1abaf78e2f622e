/** The paper on which drawings are laid out, to be looked at beside each other. */
import { readFileSync } from "node:fs";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const PALETTE = read("../../../src/commonroom/games/hogwarts/board/drawing/palette.css");
const WRITING = read("../../src/art/hogwarts/palette.css")
  .replace(/@import[^;]*;/, "")
  .replaceAll("../../fonts/", new URL("../../src/fonts/", import.meta.url).href);
const FONTS = read("../../src/styles/fonts.css").replaceAll(
  "../fonts/",
  new URL("../../src/fonts/", import.meta.url).href,
);

export type Mood = "day" | "night" | "returns";

export const page = (body: string, mood: Mood = "day", width = 1366) => `<!doctype html><meta charset="utf-8">
<style>${FONTS}${PALETTE}${WRITING}
:root{color-scheme:${mood === "day" ? "light" : "dark"}}
body{margin:0;width:${width}px;background:${mood === "day" ? "#35524a" : "#14211d"};color:#fff3dc;font:600 13px "Source Sans",sans-serif}
h2{font:650 22px Fraunces,serif;margin:18px 20px 8px}
.row{display:flex;flex-wrap:wrap;gap:14px 18px;padding:0 20px 18px}.row>div{text-align:center}.row svg{display:block;margin:0 auto 4px}</style>
<body class="hogwarts ${mood === "returns" ? "returns" : ""}">${body}`;

export const row = (title: string, cells: readonly (readonly [drawn: string, name: string])[]) =>
  `<h2>${title}</h2><div class="row">${cells.map(([drawn, name]) => `<div>${drawn}${name}</div>`).join("")}</div>`;

export const sized = (svg: string, width: number, height = width) =>
  svg.replace("<svg", `<svg width="${width}" height="${height}"`);
export const framed = (drawn: string, box: string, width: number, height: number) =>
  `<svg viewBox="${box}" width="${width}" height="${height}" style="border-radius:8px">${drawn}</svg>`;
