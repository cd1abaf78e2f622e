/** Beasts: the dog with three heads, the spider, the dragons, the water demons. 400 by 420, feet at y = 410. */
import { repeat } from "../ink";
import { eye, heavy, shadow, shape, stroke, teeth } from "./line";

const dogHead = (x: number, y: number, turn: number, scale: number, open: boolean) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
  shape("#5b4738", "M-52-46c-22-6-34 12-30 40 2 14 14 16 22 6zM52-46c22-6 34 12 30 40-2 14-14 16-22 6z") +
  shape(
    "#7d6450",
    "M-58-30c4-34 28-46 58-46s54 12 58 46c4 30-2 44-16 58-8 26-24 40-42 40s-34-14-42-40c-14-14-20-28-16-58z",
  ) +
  shadow("M14-74c30 4 42 18 44 44 4 30-2 44-16 58-8 26-24 40-42 40 34-34 40-90 14-142z", 0.18) +
  shape("#a58a6e", "M-32 6c8-14 56-14 64 0 6 22 0 50-14 58h-36C-32 56-38 28-32 6z") +
  shape("#2a2119", "M-14 4q14-8 28 0-2 14-14 14T-14 4z") +
  (open
    ? shape("#5b1d1a", "M-26 34q26 10 52 0-2 32-26 34-24-2-26-34z") +
      teeth(-24, 24, 35, 6, 11) +
      shape("#d8707a", "M-8 56q8-6 16 0 2 16-8 18-10-2-8-18z")
    : stroke("M-24 38q12 10 24 0 12 10 24 0") +
      shape("#fff6dd", "M-18 41l5 14 5-13zM18 41l-5 14-5-13z", `stroke-width="2.5"`)) +
  eye(-26, -18, 11, "#ffd768") +
  eye(26, -18, 11, "#ffd768") +
  stroke("M-44-34l28 8M44-34l-28 8", `stroke-width="7"`) +
  "</g>";

export const threeHeadedDog = () =>
  heavy(
    shape("#6b5543", "M70 230c-30 60-26 130-20 176h70l6-90h148l6 90h70c6-46 10-116-20-176z") +
      shadow("M230 230h100c30 60 26 130 20 176h-70l-6-90h-60z", 0.16) +
      stroke("M64 400v-10M84 402v-10M104 402v-10M296 402v-10M316 402v-10M336 400v-10", `stroke-width="3"`) +
      shape("#7d6450", "M110 200c20-30 160-30 180 0 20 60 0 130-90 150-90-20-110-90-90-150z") +
      dogHead(86, 150, -16, 0.86, false) +
      dogHead(314, 150, 16, 0.86, false) +
      dogHead(200, 128, 0, 1.12, true) +
      shape("#8a2a2e", "M128 232q72 30 144 0l2 20q-74 30-148 0z") +
      `<circle cx="200" cy="262" r="12" fill="#e0b04a"/>`,
  );

const leg = (side: 1 | -1, hip: number, knee: readonly [number, number], foot: readonly [number, number]) => {
  const at = (x: number) => 200 + side * x;
  const line = `M${at(46)} ${hip}L${at(knee[0])} ${knee[1]}L${at(foot[0])} ${foot[1]}`;
  return `<path d="${line}" fill="none" stroke-width="21"/><path d="${line}" fill="none" stroke="#4a3c34" stroke-width="13"/><path d="${line}" fill="none" stroke="#6b574a" stroke-width="4" stroke-dasharray="2 12"/>`;
};
const LEGS = [
  [214, [120, 110], [176, 262]],
  [232, [142, 164], [190, 344]],
  [252, [132, 226], [164, 398]],
  [270, [96, 276], [104, 408]],
] as const;

export const spider = () =>
  heavy(
    ([1, -1] as const).map((side) => LEGS.map(([hip, knee, foot]) => leg(side, hip, knee, foot)).join("")).join("") +
      shape("#3d322c", "M200 60c60 0 96 40 96 92s-40 90-96 90-96-38-96-90 36-92 96-92z") +
      shadow("M230 64c44 10 66 44 66 88 0 52-40 90-96 90 50-40 64-110 30-178z", 0.22) +
      stroke("M150 96q50-24 100 0M136 130q64-26 128 0M136 166q64-22 128 0", `stroke="#6b574a" stroke-width="5"`) +
      shape("#53443a", "M200 190c48 0 72 30 66 72-6 36-30 60-66 60s-60-24-66-60c-6-42 18-72 66-72z") +
      [
        [170, 240, 15],
        [230, 240, 15],
        [146, 222, 8],
        [254, 222, 8],
        [188, 214, 8],
        [212, 214, 8],
        [158, 266, 6],
        [242, 266, 6],
      ]
        .map(
          ([x, y, radius]) =>
            `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e6edd6"/><circle cx="${x! + 2}" cy="${y}" r="${radius! * 0.45}" fill="#7d8a6a" stroke="none"/>`,
        )
        .join("") +
      shape("#2f2520", "M172 300c-16 10-20 40-6 62 6-22 14-36 26-44zM228 300c16 10 20 40 6 62-6-22-14-36-26-44z") +
      stroke("M186 292q14 8 28 0"),
  );

interface Scales {
  body: string;
  deep: string;
  belly: string;
  wing: string;
  iris: string;
}

function dragon({ body, deep, belly, wing, iris }: Scales, extra: string) {
  const spines = repeat(7, (at) => `M${246 + at * 10} ${118 + at * 26}l26-10-8 26z`);
  return heavy(
    shape(
      wing,
      "M150 190C110 110 60 60 6 54c14 20 10 34 2 46 18 2 22 18 14 34 18-2 26 12 22 30 20-6 34 2 40 22 20-6 44 0 66 4z",
    ) +
      stroke(
        "M150 190C110 110 60 60 6 54M150 190C90 150 50 120 8 100M150 190C96 168 64 150 22 134M150 190C110 178 80 170 44 164",
      ) +
      shape(wing, "M262 180c30-80 76-120 132-128-14 20-10 36-2 48-18 2-24 18-16 34-18 0-26 14-24 32-20-4-34 4-40 22z") +
      stroke("M262 180c30-80 76-120 132-128M262 180c46-44 84-68 130-80M262 180c40-26 70-38 114-46") +
      shape(body, "M300 300c50 0 80 30 74 66-4 24-26 36-44 28 14-6 20-16 14-28-10-20-40-22-70-14z") +
      shape(deep, "M330 394l26 6-12 16-24-6z") +
      shape(deep, spines) +
      shape(body, "M150 130c-10 60-34 90-34 160 0 70 40 116 100 116s96-46 90-116c-6-60-56-90-60-150z") +
      shape(belly, "M158 150c-6 50-24 90-22 144 2 60 34 100 72 104-22-60-20-150 6-236z") +
      stroke("M150 200h44M140 236h50M136 272h52M138 308h54M148 344h52M164 376h42", `stroke-width="3" opacity=".6"`) +
      shape(deep, "M110 320c-30 20-40 60-30 86h60c6-30 0-60-30-86zM300 320c30 20 30 60 20 86h-60c-6-30 10-60 40-86z") +
      shape(
        "#f3e6c8",
        "M84 406l8-16 8 16zM104 408l8-16 8 16zM270 408l8-16 8 16zM292 406l8-16 8 16z",
        `stroke-width="2.5"`,
      ) +
      shape(
        body,
        "M120 92c0-44 34-70 76-70s70 22 70 66c0 30-18 52-48 60l-60 20c-30 6-64-2-84-24-16-18-16-36-4-40 18-6 38-6 50-12z",
      ) +
      shadow("M210 24c34 4 56 26 56 64 0 30-18 52-48 60l-40 14c40-30 52-84 32-138z", 0.18) +
      shape(deep, "M206 26l18-24 6 36zM238 40l30-12-10 34zM254 72l28 2-20 24z") +
      shape("#5b1d1a", "M74 116c26 14 60 14 88 6-8 22-30 34-54 34-20 0-34-14-34-40z") +
      teeth(78, 156, 120, 7, 13) +
      `<path d="M86 104q6-6 12 0" fill="none"/>` +
      eye(162, 76, 14, iris, true) +
      stroke("M140 58q22-12 42 4", `stroke-width="7"`) +
      extra,
  );
}

const FLAME =
  shape("#e8641f", "M74 132C50 120 40 150 6 146c12 12 8 22-4 30 22 6 24 22 12 38 34-4 68-30 76-64z") +
  shape("#ffb52e", "M76 140c-20-2-26 14-46 16 10 8 8 14 4 22 24-4 44-18 50-34z", `stroke="none"`);
const CHAIN =
  `<g fill="none" stroke="#b9c0c4" stroke-width="6">${repeat(6, (at) => `<ellipse cx="${196 + at * 24}" cy="${196 + at * 5}" rx="13" ry="8" transform="rotate(${at % 2 ? 60 : 10} ${196 + at * 24} ${196 + at * 5})"/>`)}</g>` +
  shape("#8a9298", "M136 186q60 26 124-4l2 22q-64 30-130 4z");

export const horntail = () =>
  dragon({ body: "#4a4038", deep: "#2f2823", belly: "#b58a4a", wing: "#6b4a34", iris: "#ffc92e" }, FLAME);
export const paleDragon = () =>
  dragon({ body: "#cfd0c4", deep: "#9aa098", belly: "#e9e4d2", wing: "#b3b3ac", iris: "#e59a9a" }, CHAIN);

const grindylow = (x: number, y: number, scale: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
  shape(
    "#6f9a72",
    "M-20 60C-60 90-60 130-90 150c10-40-4-60 10-90zM20 60c40 30 40 70 70 90-10-40 4-60-10-90zM-6 70c-10 40 10 60-6 96 20-20 24-60 16-96z",
  ) +
  shape("#84b086", "M-34 0c-30 20-46 44-40 76l14-6 4-22 12 14 6-18zM34 0c30 20 46 44 40 76l-14-6-4-22-12 14-6-18z") +
  shape("#84b086", "M0-70c40 0 56 26 52 60-4 30-24 56-52 90-28-34-48-60-52-90-4-34 12-60 52-60z") +
  shadow("M10-70c32 4 46 28 42 60-4 30-24 56-52 90 26-44 34-100 10-150z", 0.18) +
  shape("#5f8a62", "M-30-60l-16-34 32 18zM30-60l16-34-32 18zM-6-68l6-32 6 32z") +
  eye(-20, -24, 13, "#f0e27a", true) +
  eye(20, -24, 13, "#f0e27a", true) +
  shape("#2f3a2a", "M-26 4q26 12 52 0-4 24-26 24T-26 4z") +
  teeth(-24, 24, 6, 7, 9) +
  "</g>";

export const grindylows = () =>
  heavy(
    grindylow(96, 170, 0.86, -14) +
      grindylow(310, 150, 0.8, 16) +
      grindylow(204, 214, 1.16, 0) +
      `<g fill="none" stroke="#cfeef2" stroke-width="3">${[
        [60, 60, 9],
        [90, 34, 6],
        [340, 50, 8],
        [366, 84, 5],
        [200, 40, 7],
        [30, 300, 6],
        [372, 290, 8],
      ]
        .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
        .join("")}</g>`,
  );
