/** Pictures of the potions, 192 by 116. */
import { INK, LINE, OUTLINE, rays, spark, stars } from "../ink";
import { bottle, bubbles, ground, person } from "./props";

export const POTIONS: Record<string, string> = {
  polyjuice_potion:
    ground("#2f4a1f", "#d6e88a", 0.14) +
    bottle("square", "#7e8f3c", 96, 62, 0.98) +
    bubbles(
      [
        [84, 78, 6],
        [104, 88, 5],
        [112, 70, 3.5],
        [92, 94, 3],
      ],
      "#b5c46a",
    ) +
    `<g ${OUTLINE}><circle cx="34" cy="52" r="15" fill="#c98f62"/><path d="M19 52c0-14 7-18 15-18s15 4 15 18c-6-7-22-8-30 0z" fill="#b4571b"/><circle cx="158" cy="52" r="15" fill="#744630"/><path d="M143 52c-4-16 6-22 15-20 9-2 19 4 15 20-6-7-22-8-30 0z" fill="#1d1816"/></g><path d="M30 54v2M38 54v2M154 54v2M162 54v2" ${LINE}/><path d="M30 62q4 3 8 0M154 62q4 3 8 0" ${LINE}/><path d="M54 26q40-24 80 0l-8 2M134 26l2-9M138 92q-40 22-82 0l8-2M56 92l-2 9" fill="none" stroke="#e9f0b5" stroke-width="3.5" stroke-linecap="round"/>`,
  invigoration_draught:
    ground("#6a3a0c", "#ffd86b", 0.18) +
    bottle("tall", "#f08a1c") +
    `<path d="M98 52l-14 24h10l-6 20 20-28H97l9-16z" fill="#fff0a8" ${OUTLINE}/>` +
    spark(46, 40, 1.2) +
    spark(150, 34, 1.3) +
    spark(146, 84, 0.9) +
    spark(40, 86, 0.8),
  ageing_potion:
    ground("#3a2f55", "#e0d0ff", 0.13) +
    bottle("phial", "#8f7fc8", 64, 60, 1) +
    `<g transform="translate(130 62)"><path d="M-22-36h44v8h-44zM-22 30h44v8h-44z" fill="#8a5a30" ${OUTLINE}/><path d="M-17-28h34c0 16-8 22-14 29 6 7 14 13 14 29h-34c0-16 8-22 14-29-6-7-14-13-14-29z" fill="#e6eef2" ${OUTLINE}/><path d="M-11-16h22c-2 8-7 11-11 16-4-5-9-8-11-16zM-13 28c1-10 8-12 13-15 5 3 12 5 13 15z" fill="#e6b64a"/></g>` +
    `<path d="M92 30q6-8 14-8M92 92q6 8 14 8" fill="none" stroke="#e0d0ff" stroke-width="3" stroke-linecap="round"/>`,
  swelling_solution:
    ground("#5a1f3a", "#ffb8d0", 0.15) +
    bottle("phial", "#e0568a", 48, 60, 0.9) +
    `<path d="M128 18c28 0 50 18 50 40s-22 42-50 42-46-18-46-40 18-42 46-42z" fill="#e9a58a" ${OUTLINE}/><path d="M118 48c-8 14-6 26 10 26s20-12 10-26" fill="#f0b79c" ${OUTLINE}/><circle cx="106" cy="48" r="4" fill="${INK}"/><circle cx="152" cy="48" r="4" fill="${INK}"/><path d="M112 86q16 6 32 0M98 36q8-6 14-2M146 34q8-4 14 2" ${LINE}/><ellipse cx="98" cy="68" rx="8" ry="6" fill="#d9624a" opacity=".5"/><ellipse cx="160" cy="68" rx="8" ry="6" fill="#d9624a" opacity=".5"/>`,
  shrinking_solution:
    ground("#1f5a5a", "#c6fff4", 0.14) +
    bottle("cone", "#4fc3a8", 60, 60, 0.98) +
    `<g ${OUTLINE}><path d="M112 106V44h40v62z" fill="none" stroke-dasharray="4 6" stroke="#d8fff6"/><circle cx="132" cy="34" r="13" fill="none" stroke-dasharray="4 6" stroke="#d8fff6"/></g>` +
    person(132, 94, 0.52, "#a3232a") +
    `<path d="M168 26v34l-8-8M168 60l8-8" fill="none" stroke="#ffe08a" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  draught_of_living_death:
    `<rect width="192" height="116" fill="#171a2e"/>${stars(26, 192, 116, 12, "#cfd6ff")}<path d="M160 22a26 26 0 1 0 22 40 22 22 0 0 1-22-40z" fill="#f3edcf" ${OUTLINE}/>` +
    bottle(
      "round",
      "#3a3560",
      84,
      62,
      1.02,
      `<path d="M-9 18q4 4 8 0M5 18q4 4 8 0M-3 27q4 3 8 0" fill="none" stroke="#cfd0ff" stroke-width="2.6" stroke-linecap="round"/>`,
    ) +
    '<g fill="#cfd6ff" font-family="Fraunces" font-weight="700"><text x="118" y="40" font-size="15">z</text><text x="128" y="26" font-size="20">Z</text></g>',
  madam_pomfreys_draught:
    ground("#7a2440", "#ffd0da", 0.15) +
    bottle(
      "heart",
      "#e0485f",
      96,
      62,
      1,
      '<path d="M0-8v26M-13 5h26" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
    ) +
    `<g transform="translate(160 84) rotate(-30)"><ellipse cx="0" cy="0" rx="13" ry="9" fill="#dfe6ea" ${OUTLINE}/><path d="M12 0h34" stroke="${INK}" stroke-width="8"/><path d="M12 0h34" stroke="#dfe6ea" stroke-width="3.8"/></g>` +
    spark(42, 34, 1, "#fff") +
    spark(150, 28, 0.9, "#fff"),
  wiggenweld_potion: `<rect width="192" height="116" fill="#1d3f2b"/>${rays(96, 70, 14, 150, "#a8e08a", 0.13)}<g ${OUTLINE}><path d="M74 12h44v10h-8v14l22 62c2 8-3 12-9 12H69c-6 0-11-4-9-12l22-62V22h-8z" fill="#cfe6df"/><path d="M76 62h40l14 38c1 5-2 7-6 7H68c-4 0-7-2-6-7z" fill="#5fae4a"/><path d="M80 5h32v9H80z" fill="#8a5a30"/></g><circle cx="86" cy="86" r="5" fill="#c9f0b0"/><circle cx="106" cy="94" r="4" fill="#c9f0b0"/><path d="M96 70v16M88 78h16" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  pepperup_potion:
    ground("#8a3a14", "#ffe0a0", 0.16) +
    bottle("tall", "#d93a1e", 62, 62, 0.96) +
    person(136, 90, 1.3, "#1e5a9e", "#efc7a0", "#5d351c") +
    `<path d="M118 62c-8-6-2-10-8-18M154 62c8-6 2-10 8-18M112 50c-6-4 0-8-6-14M160 50c6-4 0-8 6-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".92"/><circle cx="131" cy="67" r="2" fill="${INK}"/><circle cx="141" cy="67" r="2" fill="${INK}"/><path d="M132 73q4 3 8 0" ${LINE}/><ellipse cx="127" cy="71" rx="3" ry="2" fill="#d9462e" opacity=".6"/><ellipse cx="145" cy="71" rx="3" ry="2" fill="#d9462e" opacity=".6"/>`,
  antidote:
    ground("#123f4a", "#a8f0ff", 0.14) +
    bottle("phial", "#4fc3e0", 62, 60, 1.04) +
    `<path d="M112 74c-6-16 4-32 20-36 14-4 30 0 38 12 8 14 4 30-10 36-16 8-42 6-48-12z" fill="#a08c6a" ${OUTLINE}/><path d="M140 40c14-2 24 2 30 10 8 14 4 30-10 36-8 3-17 4-25 2 18-8 22-32 5-48z" fill="#7f6c4c"/><path d="M120 66c2-8 8-14 16-16M124 76c2 3 5 5 8 6M132 62c2-3 5-5 8-6" fill="none" stroke="#e3d3ae" stroke-width="2.6" stroke-linecap="round"/>` +
    `<g transform="translate(164 86) scale(.9)"><path d="M0-20l18 5v13c0 11-7 18-18 22-11-4-18-11-18-22v-13z" fill="#4fa56a" ${OUTLINE}/><path d="M-8 0l6 7 11-13" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>` +
    spark(106, 26, 0.9, "#c6f4ff"),
  felix_felicis: `<rect width="192" height="116" fill="#0f4a42"/>${rays(96, 60, 18, 150, "#ffd86b", 0.13)}<g ${OUTLINE}><path d="M82 14h28v10h-5v18c20 8 30 20 30 34 0 20-18 32-39 32s-39-12-39-32c0-14 10-26 30-34V24h-5z" fill="#cfe6df" opacity=".95"/><path d="M62 68c10-6 20 5 34 0s24-4 34 0c3 5 4 6 4 10 0 17-16 27-38 27S58 95 58 78c0-4 1-6 4-10z" fill="#e6a81c"/><path d="M84 8h24v9H84z" fill="#8a5a30"/></g><circle cx="84" cy="86" r="5" fill="#fff0b5"/><circle cx="106" cy="78" r="4" fill="#fff0b5"/><circle cx="98" cy="94" r="3" fill="#fff0b5"/><path d="M70 60q6-10 14-14" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/><path d="M40 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM152 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM160 84l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#ffe08a"/>`,
};
