/** The line of creatures, which are drawn large: 400 by 420, feet at y = 410. */
export const DARK = "#2a2119";

export const heavy = (drawn: string, width = 4) =>
  `<g stroke="${DARK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;

export const shape = (fill: string, path: string, more = "") =>
  `<path d="${path}" fill="${fill}"${more ? ` ${more}` : ""}/>`;
export const stroke = (path: string, more = "") => `<path d="${path}" fill="none"${more ? ` ${more}` : ""}/>`;
/** A shadow on a body: without an outline. */
export const shadow = (path: string, opacity = 0.25) =>
  `<path d="${path}" fill="#000" stroke="none" opacity="${opacity}"/>`;

export const eye = (x: number, y: number, radius: number, iris: string, slit = false) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${iris}"/>` +
  (slit
    ? `<path d="M${x} ${y - radius * 0.75}q${radius * 0.35} ${radius * 0.75} 0 ${radius * 1.5}q${-radius * 0.35} ${-radius * 0.75} 0 ${-radius * 1.5}z" fill="${DARK}" stroke="none"/>`
    : `<circle cx="${x}" cy="${y}" r="${radius * 0.42}" fill="${DARK}" stroke="none"/>`);

/** Teeth along a line from left to right, pointing down (or up). */
export function teeth(left: number, right: number, y: number, number: number, length: number) {
  const step = (right - left) / number;
  const zigzag = Array.from(
    { length: number },
    (_, at) => `L${(left + (at + 0.5) * step).toFixed(0)} ${y + length}L${(left + (at + 1) * step).toFixed(0)} ${y}`,
  );
  return shape("#fff6dd", `M${left} ${y}${zigzag.join("")}z`, `stroke-width="2.5"`);
}
