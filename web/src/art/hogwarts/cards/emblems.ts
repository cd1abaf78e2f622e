/** Small things that a book, a behaviour or an event is about, around the origin, about 48 wide. */
import { INK, LINE, OUTLINE, repeat, spark } from "../ink";
import { ATTRIBUTES } from "../people/attributes";

const part = (fill: string, path: string) => `<path d="${path}" fill="${fill}" ${OUTLINE}/>`;
const line = (path: string) => `<path d="${path}" ${LINE}/>`;
const shine = (path: string, colour = "#fff") =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/>`;
const dot = (x: number, y: number, radius: number, fill = INK) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const ball = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${OUTLINE}/>`;

const FACE = ball(0, 0, 21, "#f2c98a");

/** On the covers of books. */
const READ_ABOUT = {
  luggage:
    part("#8a5a30", "M-18-8h36v24h-36z") +
    part("#b9823f", "M-10-8v24h-5V-8zM15-8v24h-5V-8z") +
    line("M-6-8v-6H6v6") +
    part("#fff6df", "M-18-4c-8-8-14-6-16 0 6-1 8 2 8 6l8 2zM18-4c8-8 14-6 16 0-6-1-8 2-8 6l-8 2z"),
  cheer:
    FACE +
    line("M-9-6q3-4 6 0M3-6q3-4 6 0") +
    part("#7a2a22", "M-11 4q11 4 22 0-2 11-11 11T-11 4z") +
    spark(24, -18, 0.9),
  knot: `<g fill="none" stroke-linecap="round"><path d="M-24 12C-8 24 8-16 0-16S-8 24 24 12M-24-8C-8-20 20 8 24-8" stroke="${INK}" stroke-width="10"/><path d="M-24 12C-8 24 8-16 0-16S-8 24 24 12M-24-8C-8-20 20 8 24-8" stroke="#d8b26a" stroke-width="5.6"/></g>`,
  lock:
    `<path d="M-9-4v-8a9 9 0 0 1 18 0v8" fill="none" stroke="${INK}" stroke-width="8"/><path d="M-9-4v-8a9 9 0 0 1 18 0v8" fill="none" stroke="#c7ccd0" stroke-width="4"/>` +
    part("#e0aa2c", "M-17-5h34v26h-34z") +
    dot(-6, 3, 2.4) +
    dot(6, 3, 2.4) +
    line("M-8 10q8 8 16 0"),
  charm:
    part("#e0709a", "M0 20C-20 6-24-4-18-13-12-20-2-18 0-9c2-9 12-11 18-4 6 9 2 19-18 33z") +
    spark(-18, -18, 0.9) +
    spark(20, 16, 0.7),
  teapot:
    part("#d9e4ea", "M-16-6c-4 16 2 24 14 24s18-8 14-24z") +
    part("#d9e4ea", "M12-2c8-2 10-10 14-10-2 10-4 18-12 18z") +
    line("M-16-2c-10-4-12 10-2 12") +
    part("#c46a4a", "M-14-6Q-2-16 10-6z") +
    ball(-2, -14, 3, "#c46a4a") +
    line("M-8 18l-3 4M4 18l3 4"),
  mask:
    part("#f3e6c8", "M-18-16h36c2 20-6 34-18 36-12-2-20-16-18-36z") +
    part("#8a97a0", "M0-16h18c2 20-6 34-18 36z") +
    dot(-8, -4, 3) +
    dot(8, -4, 3, "#fff") +
    line("M-7 9q7 5 14 0"),
  needle:
    part("#c7ccd0", "M-18 16L14-18l4 3L-15 19z") +
    dot(12, -13, 2) +
    part("#e9c98f", "M-14-18l26 30-4 4-26-30z") +
    ball(-16, -18, 4.5, "#c2303a"),
  hedgehog:
    part("#8a6238", "M-18 10L-24 2l4-2-2-8 6 1 1-8 6 4 4-8 5 6 6-5 2 7 7-2-1 7 6 2c4 6 0 14-8 14z") +
    part("#e9c98f", "M-18 10c-6 0-10-2-10-4s6-8 12-8c6 4 6 10 2 12z") +
    dot(-20, 3, 1.8) +
    dot(-28, 6, 2.4),
  beetle:
    part("#2f6b52", "M0-14c12 0 15 12 12 22-3 8-7 12-12 12s-9-4-12-12C-15-2-12-14 0-14z") +
    part("#24402f", "M-8-14c0-8 16-8 16 0z") +
    line("M0-14v34M-13-6l-9-5M-14 2h-9M-12 10l-8 6M13-6l9-5M14 2h9M12 10l8 6M-4-20l-4-6M4-20l4-6"),
  ghoul:
    part("#e6ecea", "M-18 20V-4c0-24 36-24 36 0v24l-7-6-6 6-5-6-6 6-5-6z") +
    dot(-7, -6, 3.4) +
    dot(7, -6, 3.4) +
    part("#3a3440", "M-5 4q5-4 10 0 0 8-5 8t-5-8z"),
  teacup:
    part("#f6efe0", "M-18-4h30c0 16-4 22-15 22S-18 12-18-4z") +
    line("M12 0c10-2 10 12 0 12") +
    part("#7f8c74", "M-8-4C-6-14 2-14 4-4z") +
    part("#d8c9ab", "M-22 18h40l-4 5h-32z") +
    shine("M-8-14q-3-4 0-8M2-14q-3-4 0-8"),
  shoe:
    part("#7b4b2a", "M-18-16h14l4 14c10 2 20 4 22 14v6h-40z") +
    part("#f3e6c8", "M-18 16h40v5h-40z") +
    line("M-4-6l8-2M-2 0l9-2") +
    shine("M-34 0h10M-32 10h8M-30-10h6", INK),
  couch:
    part("#8e4a5c", "M-24-6c0-10 8-12 12-12h24c4 0 12 2 12 12v18h-48z") +
    part("#b0657a", "M-14 2h28v10h-28z") +
    part("#8e4a5c", "M-28-2h10v18h-10zM18-2h10v18h-10z") +
    part("#3a3440", "M-6 2c-2-14 14-14 12 0z") +
    dot(-2, -3, 1.6, "#ffe27a") +
    dot(3, -3, 1.6, "#ffe27a"),
  hat:
    part("#3d3468", "M-24 16c8-6 14-4 14-8L-2-20c2-6 8-4 12 0L8-14l4 22c0 4 6 2 12 8-14 6-34 6-48 0z") +
    part("#e0a91b", "M-10 6q10 4 21 0l1 5q-11 5-24 1z") +
    spark(0, -4, 0.6),
  stir:
    part("#2b2f34", "M-22-2h40c4 14-4 24-20 24s-24-10-20-24z") +
    part("#5fae4a", "M-20-2q18 8 36 0-2 6-18 6T-20-2z") +
    `<path d="M6 0L18-26" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M6 0L18-26" stroke="#c99a5c" stroke-width="3" stroke-linecap="round"/>` +
    shine("M-14-12a12 6 0 0 1 18 0l-4 0", "#e9c25a"),
  stain:
    part(
      "#7b4fa0",
      "M0-18c6 0 4 8 10 8s12-2 12 4-10 6-8 12 8 8 3 12-10-4-15 0-4 10-9 8 0-10-6-13-14 2-15-4 9-6 8-11-8-8-3-12 9 4 13 1 4-5 10-5z",
    ) +
    dot(22, 16, 3, "#7b4fa0") +
    dot(-22, -12, 2.6, "#7b4fa0"),
  draught:
    part("#cfe6df", "M-6-22H6v10l12 26c2 6-2 8-6 8h-24c-4 0-8-2-6-8l12-26z") +
    part("#e0709a", "M-10 2q10 5 20 0l5 14q1 3-3 3h-24q-4 0-3-3z") +
    part("#8a5a30", "M-7-26H7v6H-7z"),
  antidote: part("#4fa56a", "M0-22l18 6v14c0 12-8 18-18 22-10-4-18-10-18-22v-14z") + shine("M-8 0l6 7 12-14"),
  breakfast:
    part("#fffaf0", "M-20 2c-6-12 8-22 20-18 14-6 26 6 20 16 4 12-10 20-20 16-12 4-24-4-20-14z") +
    ball(0, 2, 8, "#f0bc36") +
    shine("M-3-1q2-3 5-3"),
  weed:
    part("#5f9a4c", "M0 22C-2 6-14 8-20-4c10-2 16 2 20 10C-2-6-8-14-2-24 6-16 6-6 2 6 6-2 12-6 22-4 18 8 6 6 2 22z") +
    line("M-4 22q-8 4-14 0M4 22q8 4 14 0"),
  glove:
    part(
      "#b5763a",
      "M-12 22V6c-8-2-10-12-4-12l4 4v-16c0-5 7-5 7 0v-4c0-5 7-5 7 0v4c0-5 7-5 7 0v4c0-4 6-4 6 0v22l-3 12z",
    ) +
    part("#8a5428", "M-13 16h27v8h-27z") +
    line("M2-4l4 6M8 2l-6 4"),
  mandrake:
    part("#c99a5c", "M0-6c10 0 14 8 12 16-2 6-6 8-6 14l-6-6-6 6c0-6-4-8-6-14-2-8 2-16 12-16z") +
    part(
      "#5f9a4c",
      "M0-6c-2-8-10-10-16-8 2 8 8 10 16 8zM0-6c2-8 10-10 16-8-2 8-8 10-16 8zM0-6c-4-8-2-14 0-18 2 4 4 10 0 18z",
    ) +
    dot(-4, 4, 1.6) +
    dot(4, 4, 1.6) +
    part("#7a2a22", "M-3 10q3-2 6 0 0 5-3 5t-3-5z"),
  can:
    part("#7f93a0", "M-14-8h24v28h-24z") +
    line("M10-2c12-2 12 16 0 16") +
    `<path d="M-14 8L-28-10" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M-14 8L-28-10" stroke="#7f93a0" stroke-width="3.4" stroke-linecap="round"/>` +
    line("M-14-8q12-14 24 0") +
    `<g fill="#5f93a0">${dot(-32, 0, 1.8, "#8fc0d8")}${dot(-28, 6, 1.8, "#8fc0d8")}${dot(-36, 8, 1.8, "#8fc0d8")}</g>`,
  plot:
    part("#3f7a3f", "M-4 22c-6-16 4-18 0-30 10 4 12 16 8 30z") +
    part("#7bb85a", "M-2-6c-12 4-22-2-22-12 12-4 20 2 22 12zM4-8c10 6 20 2 22-8-10-6-20-2-22 8z") +
    dot(-14, -12, 3, "#fff") +
    dot(-13, -12, 1.6) +
    dot(16, -12, 3, "#fff") +
    dot(15, -12, 1.6),
  fingers:
    part("#e9bf97", "M-12 22V4c-8-4-10-14-4-13l5 5v-14c0-5 7-5 7 0v-4c0-5 7-5 7 0v10h1c0-4 6-4 6 0l0 20-4 14z") +
    line("M10-16v3M10-10v2") +
    part("#fffaf0", "M7-6h8v7H7z"),
  worms:
    `<g fill="none" stroke-linecap="round"><path d="M-24 8q6-14 12 0t12 0M2-6q6-14 12 0t10 2" stroke="${INK}" stroke-width="10"/><path d="M-24 8q6-14 12 0t12 0M2-6q6-14 12 0t10 2" stroke="#b98a5a" stroke-width="6"/></g>` +
    part("#e0485f", "M0-14c-6-5-7-8-5-10 2-2 5-1 5 1 0-2 3-3 5-1 2 2 1 5-5 10z"),
  hippogriff:
    part(
      "#a8a294",
      "M20-4c0-12-10-20-22-18-2-3-6-4-10-3l3 5c-6 2-10 8-10 14l5-2c-2 6-2 12 0 18l4-3c1 6 0 10-2 16h20c-2-8 0-12 4-16 4 0 7 1 10 4 2-6 0-8-3-10 3-1 3-3 1-5z",
    ) +
    part("#e0a91b", "M12-8l14 6c0 5-6 6-12 5z") +
    dot(4, -8, 2.6, "#ffb52e") +
    dot(4, -8, 1.3),
  puppy:
    part("#8f7a62", "M-14-16l8 4q6-2 12 0l8-4 4 14c0 14-6 22-18 22s-18-8-18-22z") +
    part("#6b563f", "M-14-16l8 4-8 14-6-4zM14-16l-8 4 8 14 6-4z") +
    dot(-6, -2, 2.4) +
    dot(6, -2, 2.4) +
    part(INK, "M-3 5h6l-3 4z") +
    part("#e0709a", "M-3 12h6v6q-3 4-6 0z"),
  dragon:
    part("#b5462a", "M-22 16c0-16 8-16 10-24-2-8 6-14 14-12l8-6v8c8 4 14 8 14 14l-14 4-6-2c4 8-2 12-4 18z") +
    part("#e08a4a", "M-8-12l-8-6 2 10zM-10-4l-8-2 4 8z") +
    dot(6, -8, 2.4, "#ffe27a") +
    dot(6.5, -8, 1.1) +
    part("#ffb52e", "M24-2c6 0 8 4 12 4-4 4-8 4-12 2z"),
};

/** What one did, well or badly. */
const DONE = {
  pot:
    part("#7b5230", "M-18 0h36c0 14-4 22-18 22S-18 14-18 0z") +
    part("#4fb08a", "M-12 0c-4-10 4-12 4-22 8 6 4 12 8 14 2-4 2-8 0-12 10 6 12 14 8 20z") +
    shine("M-3-4q2-4 5-3", "#d6ffe9"),
  pineapple:
    part("#e0a91b", "M0-6c12 0 15 10 12 18-3 8-8 12-12 12s-9-4-12-12C-15 4-12-6 0-6z") +
    line("M-12 4l22 14M-12 14l14 9M12 4l-22 14M12 14L-2 23") +
    part("#5f9a4c", "M0-6c-8-2-12-8-12-14 6 0 9 4 10 8 0-6 0-10 2-14 2 4 3 8 2 14 1-4 4-8 10-8 0 6-4 12-12 14z"),
  swish:
    `<path d="M-20 18L8-10" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M-20 18L8-10" stroke="#8a5a30" stroke-width="3.6" stroke-linecap="round"/>` +
    shine("M-8-18c10-8 26-2 26 12M2-22c12-4 26 6 22 20", "#e9c25a") +
    spark(12, -14, 1),
  earmuffs:
    line("M-17 0c0-26 34-26 34 0") +
    ball(-17, 6, 10, "#c2607a") +
    ball(17, 6, 10, "#c2607a") +
    line("M-21 4q3-4 6-2M13 4q3-4 6-2"),
  hush:
    FACE + dot(-7, -5, 2.4) + dot(7, -5, 2.4) + ball(0, 9, 3, "#7a2a22") + part("#e9bf97", "M-3 26V6c0-5 7-5 7 0v20z"),
  smirk: FACE + line("M-11-7h7M4-8q4-3 8 0") + dot(-7, -3, 2) + dot(8, -3, 2) + line("M-7 9q8 3 14-4"),
  rockcake:
    part("#a08c6a", "M-20 12c-6-14 4-26 20-26s26 12 20 26c-8 8-32 8-40 0z") +
    dot(-8, -2, 2.6, "#5b4630") +
    dot(4, 4, 2.6, "#5b4630") +
    dot(10, -6, 2.2, "#5b4630") +
    line("M-12 8l6-4M2-8l6-3") +
    part("#fffaf0", "M16 14l6-2v8l-5 2z"),
  owl: ATTRIBUTES.owl,
  gobstones:
    ball(-10, 8, 11, "#4f8a9a") +
    ball(12, 10, 9, "#b5462a") +
    ball(2, -10, 10, "#e0a91b") +
    shine("M-15 4q2-5 6-5M8 6q2-3 4-3M-3-14q2-4 6-3"),
  chocolate:
    part("#6b4226", "M-18-14h36v30h-36z") +
    line("M-18-4h36M-18 6h36M-6-14v30M6-14v30") +
    part("#8fa9c4", "M-20 6l6 5 6-5 6 5 6-5 6 5 10-5v14h-40z"),
  vigilance:
    part("#fffaf0", "M-26 0C-14-18 14-18 26 0 14 18-14 18-26 0z") +
    ball(0, 0, 11, "#3d8acb") +
    dot(0, 0, 5) +
    dot(3, -4, 2.4, "#fff") +
    line("M-18-16l-4-6M0-20v-7M18-16l4-6"),
  knocker:
    part("#b9823f", "M-18-12c8-10 28-10 36 0l-8 4 4 6-8 2-6 8-6-8-8-2 4-6z") +
    dot(-6, -8, 2.2) +
    dot(6, -8, 2.2) +
    `<circle cy="14" r="9" fill="none" stroke="${INK}" stroke-width="7"/><circle cy="14" r="9" fill="none" stroke="#e0b04a" stroke-width="3.4"/>`,
  broom: ATTRIBUTES.broom,
  clock:
    ball(0, 0, 21, "#fffaf0") +
    line("M0-14V0l9 6") +
    repeat(12, (hour) => `<path d="M0-18v3" stroke="${INK}" stroke-width="1.6" transform="rotate(${hour * 30})"/>`),
  crystal:
    ball(0, -4, 18, "#a9c8e0") + part("#8a5a30", "M-14 12h28l5 10h-38z") + shine("M-10-8q2-8 9-8") + spark(4, -2, 0.8),
  medal:
    part("#a3232a", "M-12-24h8l8 22h-8zM12-24H4L-4-2h8z") +
    ball(0, 8, 14, "#e0a91b") +
    part("#fff0b5", "M0-1l2.5 5.5 6 .7-4.5 4 1.3 6L0 12l-5.3 3.2 1.3-6-4.5-4 6-.7z"),
  watch:
    ball(0, 4, 18, "#e0b04a") +
    ball(0, 4, 13, "#fffaf0") +
    line("M0-6V4l-2 8M-4-16h8v-6h-8z") +
    `<path d="M0-22c8-6 18 0 16 8" fill="none" stroke="${INK}" stroke-width="2"/>`,
  kitten: ATTRIBUTES.kitten,
  mud:
    part("#6b4226", "M-22-18h12l3 12c8 2 12 4 13 10H-22zM0-10h10l3 10c7 2 10 4 11 9H0z") +
    part("#8a5a30", "M-24 12c6-5 10 2 16-2s10 4 16 0 10 4 16 0v8q-24 6-48 0z"),
  powder:
    part("#4fb08a", "M-20 10c-8-4-4-14 4-14-2-10 10-14 16-6 6-6 16 0 14 8 10 0 12 10 4 14-8 6-30 6-38-2z") +
    dot(-18, -16, 2.4, "#7fe0b8") +
    dot(14, -20, 2.4, "#7fe0b8") +
    dot(24, -4, 2, "#7fe0b8"),
  bitingBook:
    part("#5a3d2a", "M-22-10c14-8 30-8 44 0L18 0H-18z") +
    part("#5a3d2a", "M-22 12c14 8 30 8 44 0L18 2H-18z") +
    part("#fffaf0", "M-18 0l5 5 5-5 4 5 4-5 4 5 4-5 5 5 5-5z") +
    dot(-8, -8, 3, "#ffe27a") +
    dot(8, -8, 3, "#ffe27a") +
    dot(-8, -8, 1.4) +
    dot(8, -8, 1.4),
  nose:
    part("#e9bf97", "M-4-20c-2 14-14 20-14 30 0 8 10 8 14 4 6 6 16 4 18-4 2-10-12-16-12-30z") +
    dot(-6, 11, 2.4) +
    dot(7, 11, 2.4) +
    shine("M-14 20q-6 6-12 4M16 20q6 6 12 4", "#8fb7c4"),
  office:
    part("#6b4226", "M-14 22v-36c0-10 28-10 28 0v36z") +
    line("M-8-10v26M8-10v26") +
    dot(9, 4, 2.4, "#e0b04a") +
    part("#f3e6c8", "M-8-8H8v8H-8z"),
  fanMail:
    part("#f6dfe6", "M-22-12h44v28h-44z") +
    line("M-22-12L0 4l22-16") +
    part("#e0485f", "M0 14c-8-6-9-10-6-13 3-2 6 0 6 3 0-3 3-5 6-3 3 3 2 7-6 13z"),
  howler:
    part("#b3201a", "M-22-10h44v26h-44z") +
    part("#d8432e", "M-22-10L-6-22H6l16 12L0 4z") +
    part("#3a0c0a", "M-12 4q12-8 24 0-2 12-12 12T-12 4z") +
    part("#fffaf0", "M-9 3l3 5 3-6zM9 3L6 8 3 2z") +
    shine("M-28-16l-5-5M28-16l5-5M0-28v-6", "#ff8a6e"),
  slate:
    part("#3a4a44", "M-24-16h48v32h-48z") +
    `<path d="M-24-16h48v32h-48z" fill="none" stroke="#8a5a30" stroke-width="4"/><path d="M-16-6h30M-16 1h32M-16 8h26" stroke="#e6ecea" stroke-width="2" stroke-linecap="round"/>`,
  car:
    part("#5f9ab5", "M-26 8c0-8 4-10 10-11l6-9h16l8 9c8 1 12 4 12 11z") +
    part("#cfe6ee", "M-10-3l4-7h6v7zM3-10h5l5 7H3z") +
    ball(-13, 10, 6, "#3a3440") +
    ball(13, 10, 6, "#3a3440") +
    shine("M-36 0h8M-38 8h8M-34-8h6"),
  melted:
    part("#2b2f34", "M-20-8h40c2 10 2 16-2 22 6 2 8 8 0 8h-36c-8 0-6-6 0-8-4-6-4-12-2-22z") +
    part("#e8641f", "M-22-8c10-5 34-5 44 0-8 5-36 5-44 0z") +
    part("#7fc04a", "M8-6c6 4 2 14 8 16 4 4-2 10-6 6-4-8-6-12-2-22z") +
    shine("M-8-16q-4-5 0-9M4-16q-4-5 0-9"),
};

/** What happens to everybody. */
const HAPPENS = {
  sock:
    part("#c2607a", "M-8-24H8v24c0 8 16 8 16 16 0 6-10 8-20 6-12-2-14-8-12-18z") +
    part("#f2c14e", "M-8-24H8v6H-8zM-8-10H8v6H-8z"),
  flowerpots: repeat(
    3,
    (at) =>
      `<g transform="translate(${at * 20 - 20} ${at % 2 ? -10 : 8}) rotate(${at * 20 - 20})">${part("#b5603f", "M-9-6H9L6 10H-6z")}${part("#b5603f", "M-11-10h22v5h-22z")}${part("#5f9a4c", "M0-10c-6-4-8-8-6-12 4 1 6 4 6 8 0-4 2-7 6-8 2 4 0 8-6 12z")}</g>`,
  ),
  boot:
    part("#7b4b2a", "M-12-24H6V0c10 4 18 6 18 16v6h-36z") +
    part("#4a2f1a", "M-12 18h36v5h-36z") +
    line("M-12-16H6M-4-8h8M-4 0h8") +
    shine("M-24-12q-6 6 0 14M-30-6q-3 4 0 8", "#9fd0ff"),
  feast:
    part("#c98a4a", "M-18 8c-4-16 8-24 20-22 8 2 14 8 12 16-2 12-24 16-32 6z") +
    part("#f3e6c8", "M12-4l12-8c4-4 8 0 5 3 4 1 3 7-2 5L16 4z") +
    part("#d9e4ea", "M-28 12h56q-4 10-28 10T-28 12z") +
    shine("M-8-6q4-4 9-3"),
  alarm:
    part("#e0b04a", "M0-22c12 0 14 10 14 20 0 8 4 10 6 14h-40c2-4 6-6 6-14 0-10 2-20 14-20z") +
    ball(0, 16, 5, "#8a5d06") +
    shine("M-26-12q-5 8 0 18M26-12q5 8 0 18"),
  sweets:
    part("#e0709a", "M-14-6h28l4 28h-36z") +
    line("M-8-6c0-12 16-12 16 0") +
    ball(-4, 8, 5, "#f2c14e") +
    ball(6, 13, 5, "#5f9ab5") +
    part("#fff6df", "M-24-18l6 4h6l-6-6zM22-22l-6 6 8 2z"),
  spectacles:
    `<g fill="#fffaf0" stroke="${INK}" stroke-width="2.2"><path d="M-24-2h20a10 10 0 0 1-20 0zM4-2h20a10 10 0 0 1-20 0z"/><path d="M-4-2q4-4 8 0M-24-2l-4-6M24-2l4-6" fill="none"/></g>` +
    line("M-8 16q8 6 16 0") +
    spark(0, -16, 0.8),
  decree:
    part("#f3e6c8", "M-16-20h32v42h-32z") +
    part("#8a5a30", "M-20-24h40v6h-40zM-20 20h40v6h-40z") +
    line("M-10-10h20M-10-3h20M-10 4h20M-10 11h10") +
    ball(9, 13, 5, "#e0709a") +
    dot(0, -21, 2, "#e0b04a"),
  floating:
    part("#b8446e", "M-18-6c8 4 28 4 36 0 4 6 4 12 0 16-8-3-28-3-36 0-4-4-4-10 0-16z") +
    dot(0, 3, 2.4, "#f2c14e") +
    shine("M-12 18q12 6 24 0M-8 24q8 4 16 0") +
    spark(20, -18, 0.8) +
    spark(-22, -14, 0.6),
  cupboard:
    part("#7b5230", "M-20-24h40v46h-40z") +
    part("#24180f", "M-2-20h18v38H-2z") +
    part("#8f6238", "M-16-20h14l-8 4v32l8 4h-14z") +
    ball(6, 10, 4, "#7b4fa0") +
    ball(10, -4, 4, "#5fae4a") +
    dot(-7, 0, 1.8, "#e0b04a"),
  amnesty:
    part("#25538f", "M-18-20h32v36h-28c-3 0-4 2-4 4z") +
    part("#f6edd6", "M-18 20c0-3 1-4 4-4h28v8h-28c-3 0-4-2-4-4z") +
    `<path d="M-8-4l6 8 14-18" fill="none" stroke="#7be08f" stroke-width="4.5" stroke-linecap="round"/>`,
  mop:
    `<path d="M-14-24L4 8" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M-14-24L4 8" stroke="#c99a5c" stroke-width="3" stroke-linecap="round"/>` +
    part("#e6dcc4", "M-4 6l12-6c6 6 8 14 6 20l-6-3-2 5-6-5-4 4z") +
    part("#7f93a0", "M-26 2h20l-3 20h-14z") +
    line("M-26 2q10-10 20 0"),
  pixie:
    part("#3d6ecb", "M0-16c8 0 10 6 10 10S6 4 0 4-10-2-10-6s2-10 10-10zM-8-12l-8-4 5 8zM8-12l8-4-5 8z") +
    part("#3d6ecb", "M-5 4H5l3 12-5 8-3-8-3 8-5-8z") +
    part("#cfe6ff", "M-6 6c-14-8-20-2-20 4 8 4 14 2 20 0zM6 6c14-8 20-2 20 4-8 4-14 2-20 0z") +
    dot(-4, -6, 2, "#fff") +
    dot(4, -6, 2, "#fff") +
    line("M-4-1q4 3 8 0"),
  beans: [
    ["#c2303a", -14, 6, 20],
    ["#5fae4a", 4, 12, -30],
    ["#e0a91b", 14, -4, 50],
    ["#5f9ab5", -4, -12, -10],
  ]
    .map(
      ([fill, x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${part(String(fill), "M-9-4c4-5 14-5 17 0 3 6-2 9-6 7-3-2-4-2-6 0-4 2-8-2-5-7z")}</g>`,
    )
    .join(""),
  trophy:
    part("#e0b04a", "M-14-22h28v14c0 10-6 14-10 16v6h8v8h-24v-8h8v-6c-4-2-10-6-10-16z") +
    line("M-14-18h-8c0 10 4 14 10 14M14-18h8c0 10-4 14-10 14") +
    shine("M-7-16v10"),
  toad: ATTRIBUTES.toad,
  bags:
    part("#8a6a45", "M-18-4c0-6 36-6 36 0l4 22c0 6-44 6-44 0z") +
    line("M-10-6c0-14 20-14 20 0") +
    `<path d="M-5 4c0-7 11-7 10 0 0 4-5 4-5 8m0 4v1" fill="none" stroke="#fff3c8" stroke-width="3.4" stroke-linecap="round"/>`,
  quill:
    part("#2f6b52", "M20-24C0-22-14-10-16 8l-4 14 3 1 5-12c6 1 12-2 16-6l-6-1 10-4c4-4 8-12 12-24z") +
    line("M12-16C0-10-8 2-14 14") +
    part("#7be08f", "M-12 18c4 5 4 8 0 9s-5-4 0-9z"),
  niffler:
    part("#3a3440", "M-20 16c-4-18 6-32 20-32s24 14 20 32c-8 6-32 6-40 0z") +
    part("#b98a5a", "M-6-4c-10 2-16 8-14 12 8 2 14-2 18-8z") +
    dot(2, -6, 2, "#fff") +
    ball(14, 10, 6, "#e0b04a") +
    ball(2, 14, 5, "#e0b04a"),
};

export const EMBLEMS: Record<string, string> = { ...READ_ABOUT, ...DONE, ...HAPPENS };
export type Emblem = keyof typeof READ_ABOUT | keyof typeof DONE | keyof typeof HAPPENS;
