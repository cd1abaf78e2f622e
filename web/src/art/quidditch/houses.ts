/** The houses that play against each other: colours, crests, the backs of their cards. */

export type House = "gryffindor" | "slytherin";

/** Robe, cape, trimming. */
export const HOUSES: Record<House, readonly [string, string, string]> = {
  gryffindor: ["#9e2230", "#5f0f1b", "#e9b44c"],
  slytherin: ["#1d6b46", "#0b3a26", "#cfd6d2"],
};

export const other = (house: House): House => (house === "gryffindor" ? "slytherin" : "gryffindor");

/** A shield of 40 by 44. */
export function crest(house: House) {
  const [robe, , trim] = HOUSES[house];
  const sign =
    house === "gryffindor"
      ? `<path d="M20 9c7 6 9 10 9 14a9 9 0 0 1-18 0c0-4 2-5 3-8 2 1 3 3 4 4 2-3 3-6 2-10z" fill="${trim}"/>`
      : `<path d="M26 12C18 8 10 12 13 18c2 5 13 3 13 9s-9 7-14 3" fill="none" stroke="${trim}" stroke-width="4.5" stroke-linecap="round"/>`;
  return `<path d="M3 3h34v20q0 13-17 19Q3 36 3 23z" fill="${robe}" stroke="${trim}" stroke-width="2.5"/>${sign}`;
}

/** The back of a house's card, 100 by 142. */
export function houseBack(house: House) {
  const [robe, cape, trim] = HOUSES[house];
  const sun = Array.from(
    { length: 16 },
    (_, ray) => `<path d="M0 0L-7-90H7z" fill="${robe}" transform="rotate(${ray * 22.5})"/>`,
  );
  const sign =
    house === "gryffindor"
      ? `<path d="M0-15c10 9 12 14 12 18a12 12 0 0 1-24 0c0-5 3-7 4-11 3 2 4 4 5 6 3-4 4-8 3-13z" fill="${trim}"/>`
      : `<path d="M8-13C-2-18-12-12-8-4c3 6 16 4 16 11 0 8-12 9-18 3" fill="none" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`;
  return `<rect width="100" height="142" fill="#fffaf0"/><svg x="4" y="4" width="92" height="134" viewBox="4 4 92 134"><rect x="4" y="4" width="92" height="134" rx="4" fill="${cape}"/><g transform="translate(50 71)">${sun.join("")}<circle r="24" fill="${cape}" stroke="${trim}" stroke-width="2.5"/>${sign}</g></svg><rect x="7.5" y="7.5" width="85" height="127" rx="3" fill="none" stroke="${trim}" stroke-width="1.6"/>`;
}

/** The back of a pitch card, 100 by 142: three hoops. */
export function pitchBack() {
  const stripes = Array.from({ length: 7 }, (_, stripe) => `M${4 + stripe * 14} 4v134`).join("");
  return `<rect width="100" height="142" fill="#fffaf0"/><rect x="4" y="4" width="92" height="134" rx="4" fill="#33517a"/><path d="${stripes}" stroke="#2a4468" stroke-width="7"/><rect x="8" y="8" width="84" height="126" rx="3" fill="none" stroke="#f0d48c" stroke-width="1.6"/><g transform="translate(50 74)" fill="none" stroke="#f0d48c" stroke-width="5"><circle cx="-22" cy="-8" r="13"/><circle cx="22" cy="-8" r="13"/><path d="M-22 5v44M22 5v44M0-3v52"/><circle cy="-18" r="15" fill="#33517a"/></g>`;
}
