/** What flies through a fight: the swoosh of a blow, the burst where it lands, the healing of a potion. */
import { INK } from "../ink";

/** The colours of a swoosh, for `<defs>`. */
export const blowDefs = () =>
  `<linearGradient id="blow-swoosh" gradientUnits="userSpaceOnUse" x1="0" x2="660"><stop stop-color="#ff8a5c" stop-opacity="0"/><stop offset=".3" stop-color="#ff8a5c" stop-opacity=".12"/><stop offset=".6" stop-color="#ff966a" stop-opacity=".42"/><stop offset=".82" stop-color="#ffad84" stop-opacity=".74"/><stop offset="1" stop-color="#ffc9a2" stop-opacity=".95"/></linearGradient>`;

/** A swoosh from left to right, 740 by 150; mirrored it is the hero's. */
export const swoosh = () =>
  `<path d="M0 57C180 14 460 20 660 104C460 66 200 60 0 57z" fill="url(#blow-swoosh)"/><path d="M40 104C220 70 450 78 640 130C450 108 230 106 40 104z" fill="url(#blow-swoosh)" opacity=".6"/>`;

/** A burst around the origin, 180 wide, with a heart and a number in it. */
export const burst = (text: string) =>
  `<path d="M0-80l17 36 40-15-15 39 38 17-38 17 15 39-40-15L0 74l-17-36-40 15 15-39-38-17 38-17-15-39 40 15z" fill="#ffe9c0" stroke="#7c1219" stroke-width="5" stroke-linejoin="round" transform="rotate(-8)"/>` +
  `<path d="M0 26C-18 12-27 3-27-8A14 14 0 0 1 0-14 14 14 0 0 1 27-8C27 3 18 12 0 26z" fill="#c22f4e" stroke="#6d0f22" stroke-width="3"/><text y="9" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="650" font-size="25" fill="#fff">${text}</text>`;

/** A flash of the hero's wand around the origin, 160 wide. */
export const flash = () =>
  `<path d="M0-70l10 40 34-26-20 38 46 6-44 14 30 34-38-18-4 48-18-44-32 32 12-42-46 6 38-24-34-30 44 12z" fill="#ffd36b" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><circle r="18" fill="#fff6dd"/>`;
