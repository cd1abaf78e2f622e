/** Item tokens: gold coins with a sign, which lie face up on the map and in a satchel. */
import { apartIcon } from "../ink";
import { centred, coloured } from "../signs";
import type { MapField } from "./looks";
import { TOKEN_SIGNS, UNKNOWN_TOKEN } from "./token-signs";

/** The gold of all coins, for `<defs>`. */
export const coinDefs = () =>
  `<linearGradient id="coin-gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffe9a3"/><stop offset=".5" stop-color="#dda820"/><stop offset="1" stop-color="#a9740a"/></linearGradient>`;

/** A coin around the origin; it needs `coinDefs`. */
export function coin(token: string, radius: number) {
  const drawn = coloured(TOKEN_SIGNS[token] ?? UNKNOWN_TOKEN, "#3b2408", "#fff3cf");
  return (
    `<circle cx="1.5" cy="3" r="${radius + 1}" opacity=".3"/><circle r="${radius}" fill="#8a5d06"/>` +
    `<circle r="${radius - 1.5}" fill="url(#coin-gold)"/><circle r="${radius - 6}" fill="#fff3cf" stroke="#8a5d06" stroke-width="1.2"/>` +
    centred(drawn, 0, 0, (radius - 7) * 1.75)
  );
}

/** A coin alone: an SVG of 50 by 50 units. Without a token it is an empty place. */
export const coinIcon = (token: string | null) =>
  token === null
    ? `<svg viewBox="-25 -25 50 50" aria-hidden="true"><circle r="21" fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.8" stroke-dasharray="4 4"/></svg>`
    : apartIcon(`<svg viewBox="-25 -25 50 50" aria-hidden="true"><defs>${coinDefs()}</defs>${coin(token, 22)}</svg>`);

/** The tokens on a field: one covers its rosette; on a place they lie above it, side by side. */
export function tokensOn(field: MapField, tokens: readonly string[]) {
  const covers = field.kind === "rosette" && tokens.length === 1;
  const radius = covers ? 24 : 20;
  const [x, y] = field.at;
  return tokens
    .map((token, at) => {
      const across = (at - (tokens.length - 1) / 2) * 36;
      return `<g transform="translate(${x + across} ${y - (covers ? 0 : 36)})">${coin(token, radius)}</g>`;
    })
    .join("");
}

/** A horcrux of Voldemort Returns, 54 by 54 around the origin: whole, or cracked. */
export function horcrux(token: string, destroyed: boolean) {
  const drawn = coloured(TOKEN_SIGNS[token] ?? UNKNOWN_TOKEN, destroyed ? "#8f978f" : "#c6ffd4", "#0f2a1a");
  const crack = `<path d="M-16-22l8 14-9 8 13 6-4 16M6-24l-4 14 10 6-6 12" fill="none" stroke="#e9efe0" stroke-width="2.5"/>`;
  const rim = destroyed ? `fill="#2a2f2c" stroke="#6b736c" stroke-dasharray="5 4"` : `fill="#0f2a1a" stroke="#59e07c"`;
  return `<circle r="24" ${rim} stroke-width="2.5"/>${centred(drawn, 0, 0, 28)}${destroyed ? crack : ""}`;
}
