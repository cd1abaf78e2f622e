/** Those who are too large for their rooms: the mountain troll and the giant. 400 by 420, feet at y = 410. */
import { heavy } from "./line";

interface Skin {
  light: string;
  middle: string;
  deep: string;
  shade: string;
  ear: string;
  cloth: string;
}

const TROLL: Skin = {
  light: "#9dab8e",
  middle: "#93a085",
  deep: "#7f8c74",
  shade: "#6f7c64",
  ear: "#8a977c",
  cloth: "#7b4b2a",
};
const GIANT: Skin = {
  light: "#e3bf9a",
  middle: "#d8b08a",
  deep: "#b98d68",
  shade: "#a3774f",
  ear: "#cfa47c",
  cloth: "#5f7048",
};

const CLUB = `<path d="M300 92c22-30 52-44 74-30 20 14 14 46-8 66L262 262l-28-30z" fill="#7a5433"/><path d="M318 90l14 18M344 72l12 20M300 128l12 14M286 160l10 14" stroke-width="3" opacity=".6"/><path d="M360 72l22-14M372 96l26-2M340 58l6-24" stroke-width="6"/>`;
const TREE = `<path d="M296 96L250 268l28 8L326 104z" fill="#7a5433"/><path d="M312 20c-40 0-56 34-40 56-24 14-14 48 14 48 8 26 50 26 62 4 30 8 48-26 30-48 14-28-10-56-38-46-6-8-16-14-28-14z" fill="#6f8c5a"/><path d="M290 60q10 8 22 4M330 84q12 4 20-6M300 104q12 6 24 0" fill="none" opacity=".6"/>`;
const BRISTLES = `<path d="M150 50q-4-20 6-28M172 44q-2-16 4-24M194 48q6-14 14-18" fill="none" stroke-width="5"/>`;
const MOP = `<path d="M116 104C96 60 116 20 150 24c12-18 40-20 54-6 34-4 50 36 28 86-4-20-12-34-26-44-10 10-30 12-42 2-12 12-34 16-40 14-4 8-6 18-8 28z" fill="#5d4028"/>`;
const WARTS = (skin: Skin) =>
  `<circle cx="132" cy="74" r="4" fill="${skin.deep}" stroke-width="2"/><circle cx="216" cy="126" r="4" fill="${skin.deep}" stroke-width="2"/><circle cx="110" cy="196" r="5" fill="${skin.deep}" stroke-width="2"/>`;

const body = (
  skin: Skin,
) => `<path d="M118 330c-10 26-14 52-30 66-6 8 0 14 10 14h64c8-20 16-52 18-76z" fill="${skin.deep}"/><path d="M232 330c10 26 14 52 30 66 6 8 0 14-10 14h-64c-8-20-8-52-10-76z" fill="${skin.deep}"/>
<path d="M96 408v-8M112 410v-9M128 410v-9M224 410v-9M240 410v-9M254 408v-8" stroke-width="3"/>
<path d="M84 196c-30 40-52 74-50 116 2 22 26 30 38 14 8-34 26-54 48-78z" fill="${skin.middle}"/><path d="M36 306c-8 14-4 30 8 36M54 322c-4 12 2 22 12 24M72 318c0 10 6 16 14 16" fill="${skin.middle}"/>
<path d="M92 160c40-34 124-36 168 4 24 40 26 120 10 176-50 22-142 22-188 0-18-52-18-136 10-180z" fill="${skin.middle}"/>
<path d="M204 146c24 2 44 8 56 18 24 40 26 120 10 176-22 10-50 14-78 16 44-54 50-140 12-210z" fill="${skin.shade}" stroke="none" opacity=".7"/>
<path d="M84 306c40 20 142 20 188-2l4 52c-18 4-26-8-40 6-12 10-24-8-40 4-16 10-24-8-44 2-16 8-34-8-68-6z" fill="${skin.cloth}"/><path d="M110 322l6 24M150 330l2 26M196 330l-2 26M238 322l-4 24" stroke-width="3" opacity=".6"/>
<path d="M126 210c16 10 30 10 44 2M128 250c14 10 56 12 84 0" fill="none" stroke-width="3" opacity=".55"/>
<path d="M256 166c34 14 44 52 24 84-10 14-30 22-48 20l-8-30c18-2 28-14 26-28z" fill="${skin.middle}"/><path d="M228 240c-16-6-30 4-30 18s16 22 32 14" fill="${skin.middle}"/><path d="M212 248c-2 6 0 12 6 14M222 244c-2 6 0 14 6 16" fill="none" stroke-width="3"/>
<path d="M124 108c-20-16-40-16-46-4-4 14 16 28 44 30zM226 106c20-16 40-16 46-4 4 14-16 28-44 30z" fill="${skin.ear}"/>
<path d="M122 92c4-34 28-50 54-50s48 16 52 50c4 44-18 76-54 76s-56-32-52-76z" fill="${skin.light}"/><path d="M196 46c20 8 30 24 32 46 4 44-18 76-54 76 30-20 40-70 22-122z" fill="${skin.shade}" stroke="none" opacity=".55"/>
<path d="M138 92q14-14 30-4M182 88q16-10 30 4" fill="none" stroke-width="6"/><circle cx="154" cy="102" r="8" fill="#fff3b0"/><circle cx="198" cy="102" r="8" fill="#fff3b0"/><circle cx="156" cy="103" r="3" fill="#2a2119" stroke="none"/><circle cx="196" cy="103" r="3" fill="#2a2119" stroke="none"/>
<path d="M168 104c-10 18-8 24 6 24s18-6 8-24" fill="${skin.ear}"/><path d="M138 140c20 12 54 12 76 0-4 18-20 24-38 24s-34-6-38-24z" fill="#4a2420"/><path d="M144 142l4-18 9 20zM208 142l-4-18-9 20z" fill="#fff6dd"/><path d="M166 148v8M182 149v8" stroke="#fff6dd" stroke-width="6"/>`;

export const troll = () => heavy(CLUB + body(TROLL) + BRISTLES + WARTS(TROLL));
export const giant = () => heavy(TREE + body(GIANT) + MOP);
