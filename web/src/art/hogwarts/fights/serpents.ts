/** Serpents: one coil, and what tells them apart: scales, crest, eyes. 400 by 420. */
import { repeat } from "../ink";
import { eye, heavy, shadow, shape, stroke, teeth } from "./line";

interface Scales {
  back: string;
  deep: string;
  belly: string;
  iris: string;
}

const coil = (line: string, width: number, colour: string, deep: string) =>
  `<path d="${line}" fill="none" stroke-width="${width + 8}"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/><path d="${line}" fill="none" stroke="${deep}" stroke-width="${width * 0.34}" stroke-dasharray="${width * 0.34} ${width * 0.5}" opacity=".55" stroke-linecap="butt"/>`;

function serpent({ back, deep, belly, iris }: Scales, crest: string, more = "") {
  return heavy(
    coil("M66 392c60 18 210 18 268 0 40-16 30-62-30-62-70 0-150 14-190-8-44-26-24-76 30-78", 56, back, deep) +
      coil("M140 268c70-8 160 18 186-36 18-50-40-72-96-66", 54, back, deep) +
      coil("M150 300c-50-50-40-120 16-146", 50, back, deep) +
      `<path d="M136 286c-36-46-26-104 22-130" fill="none" stroke="${belly}" stroke-width="16" opacity=".9"/>` +
      crest +
      shape(back, "M122 108c0-50 40-80 92-80s92 28 94 76c0 20-10 32-26 40-30 14-60 40-98 40-40 0-62-34-62-76z") +
      shadow("M222 28c50 4 84 32 86 76 0 20-10 32-26 40-30 14-60 40-98 40 44-36 66-96 38-156z", 0.2) +
      shape(
        deep,
        "M160 52q20-10 34 4-14 12-34-4zM214 40q22-4 32 12-18 8-32-12zM190 78q20-8 32 6-16 10-32-6z",
        `stroke="none" opacity=".6"`,
      ) +
      shape("#5b1d1a", "M132 130c40 30 110 30 164-10-6 40-40 70-92 72-40 0-70-20-72-62z") +
      shape("#e9a58a", "M160 164q40 20 88-8-10 26-44 30-30 0-44-22z", `stroke="none"`) +
      shape("#fff6dd", "M152 140l8 44 14-36zM262 134l-2 44-18-34z") +
      teeth(182, 236, 148, 5, 9) +
      stroke("M206 184c0 20-14 24-12 44l-12 14M194 228l12 14", `stroke="#c2303a" stroke-width="5"`) +
      eye(174, 92, 16, iris, true) +
      eye(256, 86, 16, iris, true) +
      stroke("M150 74q22-14 42 2M234 70q24-14 44 2", `stroke-width="8"`) +
      more,
  );
}

const CROWN = shape(
  "#b3392c",
  repeat(5, (at) => `M${140 + at * 30} ${48 - Math.abs(2 - at) * -8}l10-52 22 46z`),
);

export const basilisk = () => serpent({ back: "#4f8a5a", deep: "#2f5a3a", belly: "#c9cf8a", iris: "#ffe34a" }, CROWN);
export const corridorSnake = () => serpent({ back: "#5d6a7a", deep: "#3a4452", belly: "#b9c0c4", iris: "#e59a2e" }, "");
export const nagini = () =>
  serpent(
    { back: "#6f7a3a", deep: "#46501f", belly: "#d6cf8a", iris: "#e04a2e" },
    "",
    `<g fill="#46501f" stroke="none">${[
      [130, 388],
      [190, 398],
      [250, 398],
      [300, 340],
      [220, 338],
      [280, 214],
      [300, 250],
    ]
      .map(([x, y]) => `<path d="M${x! - 16} ${y}l16-11 16 11-16 11z"/>`)
      .join("")}</g>`,
  );
