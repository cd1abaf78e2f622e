/** The two sides in the colours of their houses. */

import type { House } from "@/art/hogwarts/ink";
import type { TableInfo } from "@/protocol/messages";
import type { Scene, Standing } from "@/games/face";
import { paints as plainPaints, standing as plainStanding } from "@/kit/words/report/standing";
import type { Scene as PlainScene } from "@/kit/words/types";
import type { View } from "./types";

const PAINTS: Record<House, string> = {
  gryffindor: "paint-red",
  hufflepuff: "paint-gold",
  ravenclaw: "paint-blue",
  slytherin: "paint-green",
};

/** Before the match only wishes are known. */
export const paints = (info: TableInfo) =>
  plainPaints(info).map((paint, side) => PAINTS[info.seats[side]?.wish as House] ?? paint);

export function standing(scene: Scene<View>): Standing {
  const plain = plainStanding(scene as unknown as PlainScene);
  const sides = plain.sides.map((side, number) => ({ ...side, paint: PAINTS[scene.view.houses[number]!] }));
  return { ...plain, sides };
}
