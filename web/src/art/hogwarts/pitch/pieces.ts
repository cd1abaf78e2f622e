/** Pieces of the pitch, their bases and balls. The role shows three times (base, pose, letter), the side five times. */
import { CLOTH, CREAM, INK, moved, num, type House } from "../ink";
import { sign } from "../signs";
import { rider, type Role } from "./rider";
import { TEAMS, type PieceName } from "./teams";

/** The outline of a base with a radius, lowered by some units. */
const BASES: Record<Exclude<Role, "seeker">, (radius: number, down: number) => string> = {
  keeper: (radius, down) => {
    const corner = (at: number) =>
      `${num(radius * Math.cos((at * Math.PI) / 3))} ${num(down + radius * 0.5 * Math.sin((at * Math.PI) / 3))}`;
    return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}z`;
  },
  beater: (radius, down) =>
    `M${num(-radius * 0.84)} ${num(down - radius * 0.42)}h${num(radius * 1.68)}q5 0 5 5v${num(radius * 0.84 - 10)}q0 5-5 5h${num(-radius * 1.68)}q-5 0-5-5v${num(10 - radius * 0.84)}q0-5 5-5z`,
  chaser: (radius, down) =>
    `M${-radius} ${down}a${radius} ${num(radius * 0.47)} 0 1 0 ${2 * radius} 0a${radius} ${num(radius * 0.47)} 0 1 0 ${-2 * radius} 0z`,
};

export const roleOf = (name: PieceName) => name.replace(/\d/, "") as Exclude<Role, "seeker">;

/** A base: hexagon, square or circle; home has a cream rim, away is light inside, so that colour is not needed. */
export function base(role: Exclude<Role, "seeker">, house: House, away: boolean, chosen = false) {
  const { cloth, deep } = CLOTH[house];
  const outline = BASES[role];
  const line = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;
  const glow = chosen
    ? `<path d="${outline(58, 4)}" fill="${CREAM}" ${line}/><path d="${outline(53, 4)}" fill="#ffc414" stroke="#8a4f00" stroke-width="2.5" stroke-linejoin="round"/>`
    : "";
  return (
    `<ellipse cx="-10" cy="9" rx="47" ry="17" fill="#10240c" opacity=".34"/>${glow}` +
    `<path d="${outline(37, 7)}" fill="${deep}" ${line}/><path d="${outline(37, 0)}" fill="${away ? cloth : CREAM}" ${line}/>` +
    `<path d="${outline(away ? 29 : 31, 0)}" fill="${away ? "#e6ecea" : cloth}"/><ellipse cx="-4" rx="24" ry="8" opacity=".28"/>`
  );
}

export interface PieceState {
  /** Which side it plays for: the away side flies to the left. */
  away: boolean;
  /** The letters on its tag, in the language of the table. */
  letters: string;
  chosen?: boolean;
  quaffle?: boolean;
  knockedOut?: boolean;
  /** Larger tags for small screens; 0 leaves the tag to `pieceTag`, which can lie over whoever stands in front. */
  tagScale?: number;
}

/** A piece whose field is at the origin. */
export function piece(
  house: House,
  name: PieceName,
  { away, letters, chosen, quaffle, knockedOut, tagScale = 1 }: PieceState,
) {
  const role = roleOf(name);
  const flying = rider(house, role, TEAMS[house][name], { quaffle: quaffle ?? false });
  const body = `<g transform="translate(0 -26)${away ? " scale(-1 1)" : ""}">${flying}</g>`;
  const drawn = base(role, house, away, chosen) + body + (tagScale ? pieceTag(house, letters, away, tagScale) : "");
  return knockedOut ? `<g opacity=".5">${drawn}</g>` : drawn;
}

/** The tag of a piece whose field is at the origin: house and letters. */
export function pieceTag(house: House, letters: string, away: boolean, scale: number) {
  const { cloth, deep, trim } = CLOTH[house];
  const wide = 29 + letters.length * 9;
  const text = away ? CREAM : house === "hufflepuff" ? INK : deep;
  return moved(
    `<rect x="${-wide / 2}" y="-10" width="${wide}" height="21" rx="6" fill="${away ? deep : CREAM}" stroke="${away ? CREAM : INK}" stroke-width="2"/>${sign(house, -wide / 2 + 12, 0.5, 15, away ? (house === "hufflepuff" ? cloth : trim) : cloth, CREAM)}<text x="${-wide / 2 + 21}" y="6" font-family="Source Sans, sans-serif" font-weight="700" font-size="16.5" fill="${text}">${letters}</text>`,
    0,
    16 + 3 * scale,
    scale,
  );
}

/** A bludger around the origin; 13 is its usual radius. */
export const bludger = (radius = 13) =>
  `<ellipse cx="2" cy="${radius + 5}" rx="${radius}" ry="5" fill="#10240c" opacity=".4"/><circle r="${radius}" fill="#2c2f37" stroke="${CREAM}" stroke-width="2.5"/><circle r="${num(radius + 1.2)}" fill="none" stroke="${INK}" stroke-width="1.8"/><path d="M${num(-radius * 0.5)} ${num(-radius * 0.2)}q${num(radius * 0.1)} ${num(-radius * 0.45)} ${num(radius * 0.55)} ${num(-radius * 0.5)}" stroke="#b9bfcc" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;

/** The quaffle on the ground, around the origin. */
export const quaffle = (radius = 13) =>
  `<ellipse cx="2" cy="${radius + 5}" rx="${radius}" ry="5" fill="#10240c" opacity=".4"/><circle r="${radius}" fill="#c24c2c" stroke="${INK}" stroke-width="2.2"/><path d="M${num(-radius * 0.8)} ${num(-radius * 0.3)}q${num(radius * 0.8)} ${num(radius * 0.6)} ${num(radius * 1.6)} ${num(radius * 0.15)}M${num(-radius * 0.05)} ${num(-radius * 0.92)}q${num(-radius * 0.4)} ${num(radius * 0.9)} ${num(radius * 0.15)} ${num(radius * 1.84)}" fill="none" stroke="#7d2412" stroke-width="2.2"/><path d="M${num(-radius * 0.5)} ${num(-radius * 0.5)}q3-3 6-2" stroke="#ffc9a8" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;

/** The Snitch around the origin. */
export function snitch(scale = 1) {
  const line = (width: number) => `stroke-width="${(width / scale).toFixed(2)}"`;
  const wing = "M-13-4C-22-28-46-36-66-24c8 2 8 6 4 9 8 0 9 4 6 8 8-1 10 3 8 6 12 0 24 2 35 7z";
  const wings = [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="${wing}" fill="${CREAM}"/><path d="M-18-6C-28-18-42-22-56-18" fill="none" stroke="#b9a06a" ${line(1.6)}/></g>`,
    )
    .join("");
  return `<g transform="scale(${scale})" stroke="${INK}" ${line(2.2)} stroke-linejoin="round" stroke-linecap="round">${wings}<circle r="17" fill="#f0bc36"/><path d="M-17 0q17 8 34 0M-2-17c-8 8-9 24 0 34M4-17c8 8 9 24 0 34" fill="none" stroke="#8a5d06" ${line(1.8)}/><path d="M-9-8q4-6 9-5" stroke="#fff" ${line(3)} fill="none"/></g>`;
}

/** A goal hoop whose post stands at the origin. `tilt` says how much it is turned away from the eye. */
export function hoop(high: number, tilt = 0.42, radius = 27) {
  const across = num(radius * tilt);
  const top = -high;
  return (
    `<ellipse cx="3" rx="13" ry="5" fill="#10240c" opacity=".4"/><path d="M0 0V${num(top + radius)}" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M0 0V${num(top + radius)}" stroke="#d39a24" stroke-width="4.8" stroke-linecap="round"/><path d="M-1-4V${num(top + radius)}" stroke="#ffe38a" stroke-width="1.6"/>` +
    `<ellipse cy="${num(top)}" rx="${across}" ry="${radius}" fill="${CREAM}" fill-opacity=".16" stroke="${INK}" stroke-width="11"/><ellipse cy="${num(top)}" rx="${across}" ry="${radius}" fill="none" stroke="#e0aa2c" stroke-width="6.6"/><path d="M${num(-radius * tilt)} ${num(top)}a${across} ${radius} 0 0 1 ${across}-${radius}" fill="none" stroke="#ffe38a" stroke-width="2.6" stroke-linecap="round"/>`
  );
}
