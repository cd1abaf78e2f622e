/** Lord Voldemort: a hood of smoke and a cracked pale mask; no mouth, no hands. */

/** The mask around the origin, 68 high; `line` is the width of its outline. */
export const mask = (line = 2.2) =>
  `<path d="M0-32C-15-32-20-18-18-2-16 16-8 34 0 36 8 34 16 16 18-2 20-18 15-32 0-32z" fill="#e9e8da" stroke="#060a09" stroke-width="${line}"/>` +
  `<path d="M0-32C15-32 20-18 18-2 16 16 8 34 0 36 4 14 6-10 0-32z" fill="#b4bfb0"/>` +
  `<path d="M-14-6Q-8-12-3-3-9-1-14-6zM14-6Q8-12 3-3 9-1 14-6z" fill="#1a0606"/>` +
  `<path d="M-12-6Q-8-9-4-4M12-6Q8-9 4-4" fill="none" stroke="#ff3d2e" stroke-width="${line * 1.18}"/>` +
  `<path d="M-2 9l-1 5M2 9l1 5" stroke="#39443c" stroke-width="${line * 0.9}"/>` +
  `<path d="M0-32l-3 9 4 5-3 7M-13 10q4 4 4 10M13 10q-4 4-4 10" fill="none" stroke="#8c998a" stroke-width="${line * 0.8}"/>`;

/** The whole figure around the origin, about 140 high. */
export const voldemort = () =>
  `<g stroke-linejoin="round" stroke-linecap="round"><path d="M0-52C-30-52-40-24-38 2-44 18-58 26-56 44-64 48-62 62-56 66-60 74-56 82-50 84H50C56 82 60 74 56 66 62 62 64 48 56 44 58 26 44 18 38 2 40-24 30-52 0-52z" fill="#101816" stroke="#2f5a48" stroke-width="2.2"/>` +
  `<path d="M0-46C-24-46-33-22-31 2-34 22-44 30-40 50-30 44-30 60-20 54-14 66-6 58 0 66 6 58 14 66 20 54 30 60 30 44 40 50 44 30 34 22 31 2 33-22 24-46 0-46z" fill="#060a09"/>` +
  `<path d="M-30-10c-10 10-6 22-16 30M32-14c12 12 4 24 16 34M-24-38c-10 6-14 14-14 22M-46 50c6-4 12 0 10 6s-10 4-8-2M48 54c-6-4-12 0-10 6s9 4 8-2" fill="none" stroke="#3f8a64" stroke-width="2.2"/>${mask()}</g>`;
