/** Shoulders and what is worn on them: school robes with a tie, a scarf or a jumper; the robes of the dark side. */
import { CLOTH, OUTLINE, repeat, type House } from "../ink";

export type Clothes =
  "tie" | "jumper" | "cardigan" | "corks" | "knit" | "scarf" | "pink" | "teacher" | "shawl" | "leather";

const SHOULDERS = "M-54 80C-54 52-40 40-19 35L0 46 19 35C40 40 54 52 54 80z";
const LINING = "M-19 35C-24 46-20 62-8 80H8C20 62 24 46 19 35L0 46z";
const CHEST = "M-14 36C-16 50-12 64-4 80H4C12 64 16 50 14 36L0 48z";
const VESTS: Partial<Record<Clothes, string>> = {
  tie: "#efe6d4",
  jumper: "#5b5562",
  corks: "#efe6d4",
  cardigan: "#8a6a45",
};
const CORKS = [
  [-19, 44, 30],
  [-12, 54, 20],
  [-4, 60, 6],
  [5, 60, -6],
  [13, 54, -20],
  [19, 44, -30],
] as const;

const filled = (path: string, fill: string) => `<path d="${path}" fill="${fill}" ${OUTLINE}/>`;

/** School robes in the colours of a house. */
export function robes(house: House, clothes: Clothes, badge = false) {
  const { cloth, trim } = CLOTH[house];
  const under = filled(SHOULDERS, "#2a2632") + filled(LINING, cloth);
  return under + worn(clothes, cloth, trim) + (badge ? PREFECT : "");
}

function worn(clothes: Clothes, cloth: string, trim: string) {
  switch (clothes) {
    case "knit":
      return `${filled("M-17 35C-20 50-16 64-8 80H8C16 64 20 50 17 35L0 46z", "#7c2230")}${filled("M-17 36q17 20 34 0l2 6q-19 20-38 0z", "#93303c")}<path d="M-4 76V62h6q5 0 5 4t-5 4h-6m5 0l6 6" fill="none" stroke="#f2c14e" stroke-width="3"/>`;
    case "scarf":
      return `${filled("M-24 32C-14 46 14 46 24 32L27 42C16 56-16 56-27 42z", cloth)}${filled("M8 48l14-4 6 34H10z", cloth)}<path d="M-18 38l-3 10M-6 43l-1 10M7 43l2 10M18 38l3 10M11 58l13-2M12 68l14-2" stroke="${trim}" stroke-width="4"/>`;
    case "corks":
      return (
        collar("corks") +
        CORKS.map(
          ([x, y, turn]) =>
            `<rect x="${x - 3.5}" y="${y - 4}" width="7" height="9" rx="2" fill="#c99a5c" ${OUTLINE} transform="rotate(${turn} ${x} ${y})"/>`,
        ).join("")
      );
    default:
      return `${collar(clothes)}${filled("M-5 46h10l3 34H-8z", cloth)}<path d="M-5 56l11-6M-7 66l14-7M-8 76l16-8" stroke="${trim}" stroke-width="3"/>${filled("M-6 44h12l-2 8h-8z", cloth)}`;
  }
}

const collar = (clothes: Clothes) =>
  filled(CHEST, VESTS[clothes] ?? "#efe6d4") + filled("M-15 33L0 46-9 54-19 38zM15 33L0 46 9 54 19 38z", "#fffaf0");

const PREFECT = `<g transform="translate(-30 60)"><path d="M-8-8h16v8q0 8-8 11-8-3-8-11z" fill="#f2c14e" ${OUTLINE}/><path d="M-2 5v-9h3q3 0 3 2.5T1 1h-3" fill="none" stroke="#2a2018" stroke-width="2.2"/></g>`;

/** The clasped robes of the dark side. */
export const darkRobes = () =>
  `${filled(SHOULDERS, "#1a2020")}${filled("M-20 30C-30 36-34 46-30 58L0 52 30 58C34 46 30 36 20 30L12 44H-12z", "#242c2b")}<path d="M0 52v28M-24 58q-8 8-10 22M24 58q8 8 10 22" fill="none" stroke="#3d4a47" stroke-width="2"/><path d="M-9 50q9 6 18 0" fill="none" stroke="#b9c4bd" stroke-width="2.4"/><circle cx="-10" cy="50" r="4" fill="#b9c4bd" ${OUTLINE}/><circle cx="10" cy="50" r="4" fill="#b9c4bd" ${OUTLINE}/>`;

/** What grown-ups wear who belong to no side. */
export function plainClothes(clothes: Clothes) {
  switch (clothes) {
    case "pink":
      return `${filled(SHOULDERS, "#d98aa6")}${filled("M-14 34C-18 46-14 60-6 80H6C14 60 18 46 14 34L0 46z", "#f6dfe6")}${filled("M0 46C-8 40-16 40-16 47S-8 54 0 48C8 54 16 54 16 47S8 40 0 46z", "#b8446e")}${repeat(3, (button) => `<circle cy="${58 + button * 9}" r="2.2" fill="#b8446e"/>`)}`;
    case "shawl":
      return `${filled(SHOULDERS, "#5a4a42")}${filled("M-50 70C-44 48-30 38-16 33L0 60 16 33C30 38 44 48 50 70L0 80z", "#7d6658")}<path d="M-40 60l10 8M-28 50l12 12M40 60l-10 8M28 50l-12 12" stroke="#b59a82" stroke-width="2.4"/>`;
    case "leather":
      return `${filled(SHOULDERS, "#4b3628")}${filled("M-16 34L-6 80H6L16 34 0 46z", "#8d8272")}<path d="M-34 50l20 26M34 50L14 76" stroke="#2f2119" stroke-width="4"/><circle cx="-24" cy="63" r="2.5" fill="#c9b68a"/><circle cx="24" cy="63" r="2.5" fill="#c9b68a"/>`;
    default:
      return `${filled(SHOULDERS, "#4a3a63")}${filled("M-16 34C-20 48-14 64-6 80H6C14 64 20 48 16 34L0 47z", "#6a558c")}<path d="M0 48v32" stroke="#2a2140" stroke-width="2"/>`;
  }
}
