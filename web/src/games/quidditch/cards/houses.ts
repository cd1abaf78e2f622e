import type { House } from "@/art/quidditch/houses";

/** Return the house whose colours a class sets; null before the seat has one. */
export function houseOf(paint: string): House | null {
  return paint === "paint-gryffindor" ? "gryffindor" : paint === "paint-slytherin" ? "slytherin" : null;
}
