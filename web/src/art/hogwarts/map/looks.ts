/** How each kind of field looks: data that the map in a file is drawn from as well. */
import looks from "../../../../../src/commonroom/games/hogwarts/board/drawing/looks.json";
import type { House } from "../ink";
import { isSign, type SignName } from "../signs";

export type Shape = keyof typeof looks.shapes;
export type Kind = Exclude<keyof typeof looks.kinds, "common_room"> | "blocked";
export type Point = readonly [number, number];

/** A field of the pack, measured in units of the map. */
export interface MapField {
  id: string;
  kind: Kind;
  at: Point;
  common_room?: House | null;
  reached_by?: "walking" | "floo" | "portkey";
}

export interface Look {
  shape: Shape;
  radius: number;
  sign: SignName | null;
  size: number;
  /** Named places and towers are ivory with a dark sign; the others have the colour of their kind. */
  ivory: boolean;
}

/** Outlines around the origin, for a radius of 20. */
export const OUTLINES = looks.shapes;
export const OUTLINE_RADIUS = 20;
const PLACES: Record<string, string> = looks.places;

export function lookOf(field: MapField): Look {
  const look = looks.kinds[field.common_room ? "common_room" : field.kind === "blocked" ? "plain" : field.kind];
  return { ...look, shape: look.shape as Shape, sign: signOf(field, look.sign) };
}

function signOf(field: MapField, ofKind: string): SignName | null {
  if (field.common_room) return field.common_room;
  if (field.kind !== "place") return isSign(ofKind) ? ofKind : null;
  const known = PLACES[field.id];
  if (known && isSign(known)) return known;
  return field.reached_by === "portkey" ? "portkey" : field.reached_by === "floo" ? "floo" : "door";
}
