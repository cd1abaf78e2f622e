/** A rider on a broom: one anatomy for the pieces of the pitch, the seekers of the chase and the cards.
 *  Faces right; the origin is on the broom, under the hips. */
import { CLOTH, INK, limb, num, type House } from "../ink";
import { FLYING_HAIR, HAIR_CUTS, type FlyingHair, type HairCut } from "./hair";

export type Role = "keeper" | "beater" | "chaser" | "seeker";

/** Skin and its shade. */
const SKINS = {
  fair: ["#f6d9bf", "#e2b596"],
  light: ["#eec39b", "#d39d70"],
  tan: ["#cf9566", "#ac7245"],
  brown: ["#9c623c", "#7a4526"],
  deep: ["#6b3f28", "#4c2917"],
} as const;

export interface RiderLook {
  skin: keyof typeof SKINS;
  hair: string;
  cut: HairCut;
  flying?: FlyingHair;
}

export interface RiderOptions {
  /** Width of the outline: thinner for riders who are enlarged. */
  line?: number;
  quaffle?: boolean;
  goggles?: boolean;
  grim?: boolean;
}

interface Paint {
  cloth: string;
  deep: string;
  trim: string;
  skin: string;
  shade: string;
  line: number;
  outline: string;
}

export function rider(house: House, role: Role, look: RiderLook, options: RiderOptions = {}) {
  const line = options.line ?? 2.2;
  const [skin, shade] = SKINS[look.skin];
  const outline = `stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;
  const paint: Paint = { ...CLOTH[house], skin, shade, line, outline };
  const quaffle = options.quaffle ?? false;
  return [
    farArm(role, quaffle, paint),
    cape(paint),
    broom(paint),
    leg(paint),
    torso(house, paint),
    head(role, look, options, paint),
    nearArm(role, quaffle, paint),
  ].join("");
}

const glove = (outline: string, path: string, fingers: string) =>
  `<path d="${path}" fill="#d8a45e" ${outline}/><path d="${fingers}" ${outline} fill="none"/>`;

function farArm(role: Role, quaffle: boolean, { deep, skin, line, outline }: Paint) {
  switch (role) {
    case "keeper":
      return (
        limb("M14-32Q28-36 36-52", 8, deep, line) +
        glove(outline, "M30-54c-2-9 3-14 9-14s11 5 9 13-7 10-12 9z", "M38-66v8M43-64v7")
      );
    case "beater":
      return limb("M14-30Q26-26 36-8", 8, deep, line);
    case "seeker":
      return limb("M16-32Q34-36 54-30", 8, deep, line) + limb("M54-30l6-3M54-30l7 0M54-30l6 3", 2.6, skin, line * 0.8);
    case "chaser":
      if (quaffle) return limb("M14-30Q24-20 32-20", 8, deep, line);
      return `${limb("M16-30Q32-32 44-24", 8, deep, line)}<circle cx="46" cy="-23" r="5" fill="${skin}" ${outline}/>`;
  }
}

const cape = ({ cloth, deep, trim, line, outline }: Paint) =>
  `<path d="M6-36c-18-7-36-4-54 9 9-1 12 3 11 9 8-5 15-3 19 3 8-9 17-11 28-8z" fill="${cloth}" ${outline}/>` +
  `<path d="M-42-24c8-5 18-9 30-9M-32-16c8-4 14-5 22-5" fill="none" stroke="${deep}" stroke-width="${line}" stroke-linecap="round"/>` +
  `<path d="M-48-27c2 0 4 0 6 1M-37-18c3-2 8-3 11-1" fill="none" stroke="${trim}" stroke-width="${num(line * 1.5)}" stroke-linecap="round"/>`;

const broom = ({ trim, line, outline }: Paint) =>
  `<path d="M-36 2L60-9c4 0 5 5 1 6L-35 9z" fill="#9a5a2c" ${outline}/>` +
  `<path d="M-28-2c-16-8-36-4-50 8 8 0 9 4 7 8l10-3-1 7 10-5 4 7c11-4 18-10 23-19z" fill="#dca94a" ${outline}/>` +
  `<path d="M-66 7l28-4M-58 15l22-8" stroke="#9c6b1c" stroke-width="${num(line * 0.7)}" fill="none" stroke-linecap="round"/>` +
  `<path d="M-32-4l8 14 6-2-7-14z" fill="${trim}" ${outline}/>`;

const leg = ({ cloth, line }: Paint) =>
  `${limb("M-4-8Q16-12 22 0L4 12", 11, "#efe0bd", line)}${limb("M4 12L-9 17", 11, "#6b4226", line)}<path d="M12-2l9 7" stroke="${cloth}" stroke-width="4" stroke-linecap="round"/>`;

/** Two houses have a sash, two have bands, so that nobody needs colours to tell the teams apart. */
function torso(house: House, { cloth, deep, trim, line, outline }: Paint) {
  const sash = house === "slytherin" || house === "ravenclaw";
  const mark = sash
    ? `<path d="M-7-35L9-4" fill="none" stroke="${trim}" stroke-width="${num(line * 2.6)}"/>`
    : `<path d="M-10-6c6 4 16 4 23 0M-11-13c7 4 18 4 25 0" fill="none" stroke="${trim}" stroke-width="${num(line * 1.5)}"/>`;
  return `<path d="M-13-2c-3-16 1-32 12-38 9-4 20 0 21 8 0 10-4 20-8 30-8 5-19 5-25 0z" fill="${cloth}" ${outline}/>${mark}<path d="M-6-22c-1 5-2 10-1 15" stroke="${deep}" stroke-width="${line}" fill="none" stroke-linecap="round"/>`;
}

function head(
  role: Role,
  look: RiderLook,
  { goggles, grim }: RiderOptions,
  { deep, trim, skin, shade, line, outline }: Paint,
) {
  const thin = `fill="none" stroke="${INK}" stroke-width="${num(line * 0.9)}" stroke-linecap="round"`;
  return [
    look.flying ? `<path d="${FLYING_HAIR[look.flying]}" fill="${look.hair}" ${outline}/>` : "",
    `<path d="M4-42q10 8 20 2l-3-8H5z" fill="${trim}" ${outline}/>`,
    `<path d="M1-51c0-9 6-16 15-16 8 0 13 6 13 13 0 2 4 5 4 6.5s-3 2-4 2.5c0 6-4 9-11 9-10 0-17-6-17-15z" fill="${skin}" ${outline}/>`,
    `<path d="M3-46c4 8 10 11 16 10" fill="none" stroke="${shade}" stroke-width="${line}"/><ellipse cx="21.5" cy="-45.5" rx="3.2" ry="2.2" fill="#d9624a" opacity=".45"/>`,
    `<path d="M19-55q3-3 7-1" ${thin}/><ellipse cx="24" cy="-51" rx="1.7" ry="2.4" fill="${INK}"/><path d="${grim ? "M20-40h7" : "M19-41q4 3 8 0"}" ${thin}/>`,
    `<path d="${HAIR_CUTS[look.cut]}" fill="${look.hair}" ${outline}/>`,
    look.cut === "wrap" ? "" : `<path d="M5-50c-3-2-6 0-5 3s4 4 6 2z" fill="${skin}" ${outline}/>`,
    goggles
      ? `<path d="M4-58q10-6 22-3" fill="none" stroke="#5b3a20" stroke-width="${num(line * 1.4)}"/><rect x="18" y="-66" width="12" height="8" rx="4" fill="#bfe3ee" ${outline}/>`
      : "",
    role === "keeper"
      ? `<path d="M0-56c0-10 7-15 16-15s14 6 13 13q-14-5-29 2z" fill="${deep}" ${outline}/><path d="M12-71v13" stroke="${trim}" stroke-width="3"/>`
      : "",
  ].join("");
}

function nearArm(role: Role, quaffle: boolean, { cloth, skin, line, outline }: Paint) {
  const fist = (x: number, y: number, radius = 5) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${skin}" ${outline}/>`;
  switch (role) {
    case "beater":
      return `${limb("M4-32Q-12-34-14-48", 9, cloth, line)}<g transform="rotate(-24 -14 -54)"><path d="M-17-50l1-16c-5-12-3-26 3-26s8 14 3 26l1 16z" fill="#b5763a" ${outline}/><path d="M-17-56h7" ${outline}/><path d="M-13-88v10" stroke="#e0ab6a" stroke-width="${num(line * 1.2)}" stroke-linecap="round"/></g>${fist(-14.5, -52, 5.4)}`;
    case "keeper":
      return (
        limb("M2-32Q-12-30-20-42", 9, cloth, line) +
        glove(outline, "M-14-44c2-9-3-14-9-14s-11 5-9 13 7 10 12 9z", "M-22-56v8M-27-54v7")
      );
    case "seeker":
      return limb("M4-32Q18-14 34-9", 9, cloth, line) + fist(36, -8);
    case "chaser":
      if (!quaffle) return limb("M4-32Q16-14 32-9", 9, cloth, line) + fist(34, -8);
      return `<circle cx="34" cy="-24" r="13" fill="#c24c2c" ${outline}/><path d="M24-28q10 8 21 2M33-36q-5 12 2 24" fill="none" stroke="#7d2412" stroke-width="${line}"/><path d="M27-31q3-3 6-2" stroke="#ffc9a8" stroke-width="${line}" fill="none" stroke-linecap="round"/>${limb("M4-32Q14-14 24-14", 9, cloth, line)}${fist(27, -14)}`;
  }
}
