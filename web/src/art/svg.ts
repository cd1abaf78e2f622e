/** What every drawing is made of. A drawing is SVG markup; `Drawing.svelte` shows it. */

export const INK = "#2a1c14";
export const SKIN = "#f3dcb8";
export const GOLD = "#dba53b";
export const IVORY = "#fbf3e0";

/** The outline of everything on a playing card. */
export const OUTLINE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;

/** Draw a part, and once more on the other side of a bust that is 200 wide. */
export const mirrored = (part: string) => part + `<g transform="translate(200 0) scale(-1 1)">${part}</g>`;

/** Put a drawing that is 100 by 100 with its middle at a point. */
export const placed = (drawn: string, x: number, y: number, width: number) =>
  `<g transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 100})">${drawn}</g>`;

/** The corners of a figure round a point: every second one may lie further in. */
function corners(x: number, y: number, number: number, radius: (corner: number) => number, turn: number) {
  return Array.from({ length: number }, (_, corner) => {
    const angle = ((corner * 360) / number + turn) * (Math.PI / 180);
    return `${(x + radius(corner) * Math.cos(angle)).toFixed(1)} ${(y + radius(corner) * Math.sin(angle)).toFixed(1)}`;
  }).join("L");
}

export const hexagon = (x: number, y: number, radius: number) => `M${corners(x, y, 6, () => radius, -90)}z`;

export const star = (x: number, y: number, radius: number, fill = "#ffd75e", width = 3) =>
  `<path d="M${corners(x, y, 10, (corner) => (corner % 2 ? radius * 0.45 : radius), -90)}z" fill="${fill}" stroke="#22140d" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A jagged flash, with the outline of its surroundings. */
export const flash = (x: number, y: number, radius: number, outline: string, fill = "#ffd75e") =>
  `<path d="M${corners(x, y, 20, (corner) => (corner % 2 ? radius * 0.55 : radius), 0)}z" fill="${fill}" ${outline}/>`;

/** Short gold rays round the middle of an ace. */
export function rays(inner: number, short: number, long: number) {
  const each = Array.from({ length: 24 }, (_, ray) => {
    const angle = (ray * 15 * Math.PI) / 180;
    const outer = ray % 2 ? short : long;
    const at = (radius: number) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(inner)}L${at(outer)}`;
  });
  return `<path d="${each.join("")}" stroke="${GOLD}" stroke-width="3.5" stroke-linecap="round"/>`;
}
