/** One bust for everybody, from back to front: hair, neck, clothes, ears, head, face, hair again. */
import { LINE, OUTLINE, type House } from "../ink";
import type { Attribute } from "./attributes";
import { darkRobes, plainClothes, robes, type Clothes } from "./clothes";
import { eyes, HEADS, MOUTHS, NOSES, SKINS, type Head, type Mouth, type Nose, type Skin } from "./faces";

export interface Person {
  house: House | "dark" | "none";
  head: Head;
  skin: Skin;
  hair: string;
  eye: string;
  attribute: Attribute;
  /** None if a beard hides it. */
  mouth: Mouth | null;
  nose: Nose;
  /** Outlines of the hair behind the head and over it. */
  back?: string;
  front: string;
  /** Single hairs, and their colour if the hair's own brightness does not decide it. */
  strands?: string;
  strandColour?: string;
  brows?: string;
  browWidth?: number;
  heavyLidded?: boolean;
  wideEyed?: boolean;
  narrowEyed?: boolean;
  whiskers?: boolean;
  lips?: string;
  /** Drawings between the layers. */
  behindEar?: string;
  onFace?: string;
  inFront?: string;
  clothes?: Clothes;
  badge?: boolean;
  /** Whether the full moon stands behind. */
  moon?: boolean;
}

const NECK = "M-10 16h20v22Q0 48-10 38z";
const EARS = "M-21-4c-6-3-8 2-6 7s5 6 8 3zM21-4c6-3 8 2 6 7s-5 6-8 3z";
const WHISKERS =
  "M-23 2L-27 14-20 14-22 24-14 22-12 30-4 27 0 33 4 27 12 30 14 22 22 24 20 14 27 14 23 2C20 8 14 10 11 12 4 9-4 9-11 12-14 10-20 8-23 2z";

const filled = (path: string, fill: string) => `<path d="${path}" fill="${fill}" ${OUTLINE}/>`;

/** A bust with the middle of the head at the origin; the shoulders reach down to y = 80. `id` names its clip path. */
export function bust(person: Person, id: string) {
  const [skin, shade, blush] = SKINS[person.skin];
  return [
    person.back ? filled(person.back, person.hair) : "",
    person.behindEar ?? "",
    filled(NECK, skin),
    `<path d="M-9 22q9 10 18 0v6q-9 9-18 0z" fill="${shade}"/>`,
    clothesOf(person),
    filled(EARS, skin),
    filled(HEADS[person.head], skin),
    `<clipPath id="${id}"><path d="${HEADS[person.head]}"/></clipPath><path d="M30-40C8-30 14 6-6 34H34z" fill="${shade}" opacity=".42" clip-path="url(#${id})"/>`,
    [-13, 13].map((x) => `<ellipse cx="${x}" cy="8" rx="4.6" ry="3" fill="${blush}" opacity=".42"/>`).join(""),
    eyes({ ...person, iris: person.eye, skin, browColour: isFair(person.hair) ? "#b79a5a" : person.hair }),
    `<path d="${NOSES[person.nose]}" ${LINE}/>`,
    person.whiskers ? filled(WHISKERS, person.hair) : "",
    person.mouth ? MOUTHS[person.mouth] : "",
    person.lips ? `<path d="M-6 17q6 3 12-3-3 6-7 6t-5-3z" fill="${person.lips}"/>` : "",
    person.onFace ?? "",
    filled(person.front, person.hair),
    person.strands ? strands(person) : "",
    person.inFront ?? "",
  ].join("");
}

function clothesOf({ house, clothes, badge }: Person) {
  if (house === "dark") return darkRobes();
  return house === "none" ? plainClothes(clothes ?? "teacher") : robes(house, clothes ?? "tie", badge);
}

function strands({ hair, strands: lines, strandColour }: Person) {
  const dark = brightness(hair) < 90;
  const colour = strandColour ?? (dark ? "#ffffff" : "#7a5a20");
  return `<path d="${lines}" fill="none" stroke="${colour}" stroke-opacity="${dark ? 0.32 : 0.5}" stroke-width="2" stroke-linecap="round"/>`;
}

/** Brows as fair as such hair would not be seen. */
const isFair = (hair: string) => brightness(hair) > 185;
const brightness = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3;
