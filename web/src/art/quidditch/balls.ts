/** The three balls, 40 wide about their middle; the Snitch has wings besides. */

/** The outline of everything on a Quidditch card. */
export const OUTLINE = `stroke="#22140d" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"`;

export const QUAFFLE = `<circle r="20" fill="#b4391f" ${OUTLINE}/><path d="M-17-8q17 12 34 0M-17 9q17-12 34 0" fill="none" stroke="#6f1b0d" stroke-width="3"/><circle cx="-6" cy="-8" r="5" fill="#fff" opacity=".35"/>`;

export const BLUDGER = `<circle r="20" fill="#34343c" ${OUTLINE}/><circle cx="-6" cy="-7" r="6" fill="#fff" opacity=".28"/><path d="M-18 4q18 10 36 0" fill="none" stroke="#70707c" stroke-width="2.5"/>`;

export const SNITCH = `<path d="M-16-4Q-34-30-58-26q10 6 8 12-6 0-10-1 4 10 14 11-4 3-8 3 14 10 36 5z" fill="#fbf3e0" stroke="#22140d" stroke-width="3" stroke-linejoin="round"/><path d="M16-4Q34-30 58-26q-10 6-8 12 6 0 10-1-4 10-14 11 4 3 8 3-14 10-36 5z" fill="#fbf3e0" stroke="#22140d" stroke-width="3" stroke-linejoin="round"/><circle r="20" fill="#e9b12f" ${OUTLINE}/><path d="M-19-3q19 8 38 0M0-20q8 20 0 40" fill="none" stroke="#8a5c0a" stroke-width="2.5"/><circle cx="-7" cy="-8" r="5" fill="#fff" opacity=".55"/>`;

/** Put a ball at a point. */
export const ball = (drawn: string, x: number, y: number, radius: number) =>
  `<g transform="translate(${x} ${y}) scale(${radius / 20})">${drawn}</g>`;
