/** Cloaks that nobody fills: dementors, the guard of Azkaban, the Dark Lord. 400 by 420. */
import { moved, repeat } from "../ink";
import { mask, voldemort } from "../people/voldemort";
import { heavy, shape, stroke } from "./line";

const CLOAK =
  "M0-150c-44 0-58 40-54 84-40 30-60 100-70 190 14-8 22 2 30 14 8-14 20-16 30 0 8-18 22-18 32 0 10-18 22-18 32 0 10-18 24-18 32 0 10-16 22-14 30 0 8-12 16-22 30-14-10-90-30-160-70-190 4-44-10-84-54-84z";

const dementor = (x: number, y: number, scale: number, cloth: string) =>
  moved(
    shape(cloth, CLOAK) +
      shape("#07090b", "M0-128c-28 0-36 30-32 62 6 22 18 34 32 36 14-2 26-14 32-36 4-32-4-62-32-62z") +
      stroke("M-10-66q10 10 20 0", `stroke="#3d4a52" stroke-width="3"`) +
      shape(
        "#7d8a86",
        "M-54-20c-40 10-60 30-66 56l10-6 2 14 10-14 6 12 8-16c14-14 26-22 40-26zM54-20c40 10 60 30 66 56l-10-6-2 14-10-14-6 12-8-16c-14-14-26-22-40-26z",
      ) +
      stroke("M-20 0c-6 40-14 80-30 120M20 0c6 40 14 80 30 120M0 10v110", `stroke="#2b3338" opacity=".7"`),
    x,
    y,
    scale,
  );

const FROST = `<g fill="none" stroke="#cfe6f2" stroke-width="3" opacity=".8">${[
  [40, 60],
  [360, 80],
  [60, 340],
  [350, 320],
  [200, 30],
]
  .map(
    ([x, y]) =>
      `<path d="M${x! - 10} ${y}h20M${x} ${y! - 10}v20M${x! - 7} ${y! - 7}l14 14M${x! + 7} ${y! - 7}l-14 14"/>`,
  )
  .join("")}</g>`;

export const dementors = () =>
  heavy(
    FROST +
      dementor(92, 220, 0.8, "#20282c") +
      dementor(312, 214, 0.8, "#20282c") +
      dementor(200, 244, 1.08, "#171d20"),
  );

export const guard = () =>
  heavy(
    dementor(206, 226, 1.3, "#171d20") +
      `<g fill="none" stroke="#9aa4aa" stroke-width="6">${repeat(5, (link) => `<ellipse cx="${60 + (link % 2) * 6}" cy="${250 + link * 26}" rx="9" ry="15"/>`)}</g>` +
      shape("#5d666c", "M34 380h64v28h-64z") +
      `<circle cx="66" cy="394" r="6" fill="#2a2119"/>` +
      shape("#8a9298", "M346 240l12 0 0 110h-12zM328 240c0-24 48-24 48 0l-8 8h-32z"),
  );

export const darkLord = () =>
  moved(voldemort(), 200, 196, 2.6) +
  `<g fill="none" stroke-linecap="round"><path d="M40 120c40 20 10 50 60 70M360 110c-40 24-6 54-60 80" stroke="#7be08f" stroke-width="12" opacity=".35"/><path d="M40 120c40 20 10 50 60 70M360 110c-40 24-6 54-60 80" stroke="#d2ffdd" stroke-width="4"/></g>`;

export const rebornLord = () =>
  `<g fill="none" stroke="#7be08f" stroke-linecap="round" opacity=".5"><path d="M120 330C60 280 150 230 110 160M280 330c60-50-30-100 10-170" stroke-width="22"/></g>` +
  moved(voldemort(), 200, 150, 2.1) +
  moved(mask(0.9), 200, 150, 2.1) +
  heavy(
    shape("#15191a", "M76 322h248l-8 18c12 48-22 76-116 76s-128-28-116-76z") +
      `<ellipse cx="200" cy="324" rx="122" ry="22" fill="#1d2524"/><ellipse cx="200" cy="326" rx="104" ry="15" fill="#4fd673"/><ellipse cx="180" cy="324" rx="42" ry="5" fill="#c6ffd4" stroke="none"/>`,
  );
