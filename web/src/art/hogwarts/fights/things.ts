/** Plants, flames and cursed things. 400 by 420. */
import { repeat } from "../ink";
import { eye, heavy, shadow, shape, stroke } from "./line";

const vine = (line: string, width: number, colour: string) =>
  `<path d="${line}" fill="none" stroke-width="${width + 8}"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/><path d="${line}" fill="none" stroke="#8fbf7a" stroke-width="${width * 0.18}" stroke-dasharray="6 12" opacity=".7"/>`;

const leaf = (x: number, y: number, turn: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape("#4f8a4a", "M0 0C10-24 34-30 56-22 46 0 24 12 0 0z")}${stroke("M4-2q24-8 44-18", `stroke-width="2.5"`)}</g>`;

export const snare = () =>
  heavy(
    vine("M20 416C40 300 120 330 90 220S30 120 90 60", 26, "#2f5a3a") +
      vine("M390 416c-20-110-110-90-80-190s60-90 20-170", 26, "#2f5a3a") +
      vine("M120 416c10-90 110-80 90-170s-80-70-50-150 80-40 60 10", 34, "#3f7046") +
      vine("M300 416c-10-70-90-70-120-130s40-110 110-90 60 110-10 100", 30, "#3f7046") +
      vine("M60 416c60-40 220-60 290-10", 30, "#35643e") +
      leaf(90, 62, -60) +
      leaf(330, 60, -120) +
      leaf(226, 110, 20) +
      leaf(96, 216, 160, 0.8) +
      leaf(312, 236, -20, 0.8) +
      leaf(176, 286, 190, 0.9) +
      leaf(30, 330, -30, 0.8) +
      leaf(366, 330, 210, 0.8) +
      shape("#1c3324", "M150 230c0-30 100-30 100 0 0 36-24 56-50 56s-50-20-50-56z") +
      eye(180, 240, 12, "#e6edb0", true) +
      eye(222, 240, 12, "#e6edb0", true),
  );

export const fireBeast = () =>
  heavy(
    shape(
      "#c23a14",
      "M40 416C10 330 70 300 60 220c30 20 40 44 36 76 30-30 20-90-6-130 50 10 80 50 84 96 20-40 6-96-24-132 60 6 96 50 96 104 24-20 28-60 14-100 50 30 66 80 46 130 22-8 34-30 34-56 40 60 40 140 20 208z",
    ) +
      shape(
        "#f08a1c",
        "M110 416c-20-60 10-84 20-120-16-56 20-110 74-118 50-10 96 20 104 60l44-10-14 26 24 18-34 10c-6 34-34 54-66 56 20 20 22 50 14 78z",
      ) +
      shape("#ffd34a", "M150 416c-10-44 12-66 22-96 30 20 60 16 88 4 4 30-8 60-24 92z", `stroke="none"`) +
      shape("#7a1d0c", "M238 270c30 6 64 2 90-12-10 34-40 50-74 46-14-4-20-18-16-34z") +
      shape("#fff0b0", "M250 272l8 16 10-14 10 14 10-16 10 12 8-16z", `stroke-width="2.5"`) +
      eye(232, 222, 14, "#fff6c8", true) +
      stroke("M204 200q26-14 50 4", `stroke-width="8"`) +
      shape("#ffb52e", "M150 190l-20-50 40 30zM200 170l0-56 30 44z"),
  );

export const cursedRing = () =>
  heavy(
    `<path d="M60 410C20 330 90 300 60 220s60-120 40-190M340 410c40-80-30-110 0-190s-60-120-40-190" fill="none" stroke="#171217" stroke-width="44" opacity=".5"/>` +
      shape(
        "#1f1a1e",
        "M120 120c-30-30-34-80-10-96 18-10 26 14 24 40 10-40 24-60 40-52 14 8 6 40-6 64 24-40 44-52 56-40 10 12-6 36-26 58 24-24 46-28 50-14 4 16-30 34-52 56-14 22-60 10-76-16z",
      ) +
      stroke("M112 40q6 20 14 30M172 30q-2 24-8 36M226 52q-12 16-22 26", `stroke="#5a4a58"`) +
      `<ellipse cx="200" cy="300" rx="92" ry="96" fill="none" stroke-width="46"/><ellipse cx="200" cy="300" rx="92" ry="96" fill="none" stroke="#d8a52e" stroke-width="36"/><path d="M118 270c6-40 34-62 66-66" fill="none" stroke="#fff0b0" stroke-width="7" stroke-linecap="round"/>` +
      shape("#2a2630", "M200 118l62 44-18 62h-88l-18-62z") +
      shape("#4a4456", "M200 118l62 44h-124zM138 162l62 20 62-20-18 62h-88z", `opacity=".8"`) +
      stroke("M206 124l-14 26 18 16-16 26 10 28", `stroke="#e6dfc0" stroke-width="4"`),
  );

export const locket = () =>
  heavy(
    `<path d="M200 250C130 200 90 150 120 80c20-44 60-60 80-30 20-30 60-14 80 30 30 70-10 120-80 170z" fill="#0e1512" opacity=".75" stroke="none"/>` +
      shape(
        "#e6e0d0",
        "M150 60c-30 0-40 30-30 60 8 24 24 40 40 40s20-24 16-50-10-50-26-50zM250 60c30 0 40 30 30 60-8 24-24 40-40 40s-20-24-16-50 10-50 26-50z",
        `opacity=".5" stroke="none"`,
      ) +
      eye(152, 104, 20, "#c2303a", true) +
      eye(248, 104, 20, "#c2303a", true) +
      `<g fill="none" stroke="#b9902e" stroke-width="7">${repeat(7, (link) => `<ellipse cx="${44 + link * 13}" cy="${400 - link * 22}" rx="12" ry="8" transform="rotate(${link % 2 ? -60 : 20} ${44 + link * 13} ${400 - link * 22})"/>`)}</g>` +
      shape("#b9902e", "M196 236c-70 0-110 40-100 100 8 44 46 74 100 78z") +
      shape("#d8b04a", "M204 236c70 0 110 40 100 100-8 44-46 74-100 78z") +
      shape("#1d3a2a", "M186 256c-50 2-78 32-72 74 6 36 34 58 72 62zM214 256c50 2 78 32 72 74-6 36-34 58-72 62z") +
      shadow("M214 256c50 2 78 32 72 74-6 36-34 58-72 62z", 0.3) +
      stroke("M270 300c-30-14-46 8-24 22s20 40-20 34", `stroke="#7be08f" stroke-width="7"`) +
      stroke("M150 300q-20 20 0 44M166 380q-26-6-36-30", `stroke="#3f8a64" stroke-width="4"`) +
      `<circle cx="200" cy="232" r="14" fill="#d8b04a"/>`,
  );
