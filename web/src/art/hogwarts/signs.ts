/** Signs of 24 by 24. Those of the fields are data beside the drawing of the map; the rest belong to cards and panels. */
import looks from "../../../../src/commonroom/games/hogwarts/board/drawing/looks.json";
import { num } from "./ink";

const OTHERS = {
  heart: '<path d="M12 21C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2.500A5.3 5.3 0 0 1 22 8c0 4-3 7.5-10 13z"/>',
  mission:
    '<path d="M5 2.500h11.500c2 0 3 1.3 3 3v12.300h2.300c0 2.3-1 3.7-3 3.700H7.300c-2 0-3-1.5-3-3.500V6.300H2.200C2.2 4 3.3 2.5 5 2.500zm3 5v1.800h8V7.500zm0 4v1.800h8v-1.800zm0 4v1.800h5v-1.800z" fill-rule="evenodd"/>',
  fight:
    '<path d="M2 2l3.5.6 8 9-2 2-9-8zM22 2l-3.5.6L8 14.3 5.7 13 4 14.700l2.1 2.200L2.5 20.500l1 1 3.6-3.600L9.3 20l1.7-1.7-1.3-2.300L21.4 5.500zM14.3 16l2.6-2.6 1.5.6 1.6 1.4-2.1 2.2 3.6 3.6-1 1-3.6-3.6-2.2 2.1-1.7-1.700z"/>',
  die: '<path d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z"/>',
  shield: '<path d="M12 1.500l9 2.500v7c0 5.5-3.5 9.5-9 11.5-5.5-2-9-6-9-11.500V4z"/>',
  broom:
    '<path d="M21.8 2.200l-9.5 9.7-1.6-.2L20.4 1zM11 12.200l1.3 1.300c.8 3-.3 5.7-3 8l-1.6-2.3-.7 2.6-2-1.3-.6 1.5-2-1.6 1.3-1-1.7-1.5 2.6-.9L2 16c2.3-2.7 5.4-4.6 9-3.800z"/>',
  check: '<path d="M9.5 19.500L2 12l2.5-2.5 5 5L19.5 4.5 22 7z"/>',
  feet: '<path d="M6.5 1.500c2 0 3.1 2.3 3 5.1-.1 2.1-.7 3.4-.9 5.200H4.900c-.5-2.2-1.7-3.5-1.7-6 0-2.5 1.3-4.3 3.3-4.300zM5 13.200h3.600c.2 2.3-.2 4.1-1.9 4.100S4.7 15.5 5 13.200zM17.5 6.500c2 0 3.3 1.9 3.3 4.3 0 2.5-1.2 3.9-1.7 6.100h-3.700c-.2-1.8-.8-3.2-.9-5.2-.1-2.9 1-5.2 3-5.200zM15.4 18.300H19c.3 2.3 0 4.1-1.7 4.100s-2.1-1.8-1.9-4.100z"/>',
  bat: '<path d="M3.5 22.300l-1.8-1.8 7-7.600c3.4-6.2 8-11 11.3-10.9 2.5.1 3 3 1.5 6-1.5 2.8-5 5.4-9.8 7z"/>',
  hoop: '<path d="M12 1.500a7 7 0 0 1 1.3 13.900V22.500h-2.600v-7.100A7 7 0 0 1 12 1.500zm0 2.600a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.800z" fill-rule="evenodd"/>',
  quaffle:
    '<circle cx="12" cy="12" r="10"/><path d="M3 9q9 7 18 0M11 2q-4 10 1 20" fill="none" stroke="{hollow}" stroke-width="1.8"/>',
  bludger:
    '<circle cx="12" cy="12" r="10"/><path d="M6 9q2-4 6-4" fill="none" stroke="{hollow}" stroke-width="2" stroke-linecap="round"/>',
  snitch:
    '<circle cx="12" cy="13" r="5"/><path d="M7.5 11C6 6 3 5 .5 6.5c1.5.5 1.5 1.5.8 2.300 1.5 0 1.700 1 1 1.800 2 0 3.5.2 5.200 1.400zM16.5 11c1.5-5 4.5-6 7-4.5-1.5.5-1.5 1.5-.8 2.300-1.5 0-1.700 1-1 1.800-2 0-3.5.2-5.200 1.400z"/>',
};

export type SignName = keyof typeof looks.signs | keyof typeof OTHERS;

const ALL: Record<string, string> = { ...looks.signs, ...OTHERS };
export const SIGNS = Object.keys(ALL) as SignName[];
export const isSign = (name: string): name is SignName => name in ALL;

/** Colour a sign; `hollow` is what shows through it. */
export const coloured = (drawn: string, ink: string, hollow: string) =>
  `<g fill="${ink}">${drawn.replaceAll("{hollow}", hollow).replaceAll("{ink}", ink)}</g>`;

/** Put a drawing of 24 by 24 with its middle at a point. */
export const centred = (drawn: string, x: number, y: number, size: number) =>
  `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})">${drawn}</g>`;

/** Draw a sign around a point. */
export const sign = (name: SignName, x: number, y: number, size: number, ink = "currentColor", hollow = "#fff") =>
  centred(coloured(ALL[name]!, ink, hollow), x, y, size);
