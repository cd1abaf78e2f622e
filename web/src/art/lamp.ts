/** The lamp of the house, 64 by 64: in the header, on the backs of cards, and the coach who teaches. */

export const lamp = (ink: string, light = ink) =>
  `<path d="M32 4v10" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M12 32C13 20 20 13 32 13s19 7 20 19z" fill="${ink}"/><path d="M16 36L6 54h52L48 36z" fill="${light}" opacity=".38"/><path d="M6 57h52" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;

/** The coach: the lamp with eyes. */
export const coach = (ink: string, eyes: string) =>
  `${lamp(ink)}<circle cx="25" cy="25" r="3.2" fill="${eyes}"/><circle cx="39" cy="25" r="3.2" fill="${eyes}"/>`;
