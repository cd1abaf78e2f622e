/** The places that can be reached, as a list: in which order, and what waits at each of them. */

import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import { percentOf } from "../bar/percent";
import type { World } from "../pack/world";
import type { Target } from "./targets";
import { waiting } from "./waiting";

/** Missions first, then items, then what the fields give, then the rest, and fights last. */
function rank({ end, reach }: Target): number {
  const stay = end?.stay;
  if (stay?.missions?.length || stay?.horcrux) return 0;
  if (end?.tokens?.length) return 1;
  if (stay?.effects?.length || stay?.exams?.length) return 2;
  if (reach === "danger") return 5;
  return stay?.floo ? 3 : 4;
}

/** Sort places by what they are worth, and those alike by distance. */
export const ordered = (targets: readonly Target[]) =>
  targets.toSorted((one, other) => rank(one) - rank(other) || (one.end?.moves ?? 0) - (other.end?.moves ?? 0));

/** Say how far a place is, and what waits there; tokens on the way are named once, together. */
export function placeWords(world: World, { end }: Target, name: (seat: number) => string): string {
  if (!end) return "";
  const there = waiting(world, end, name)
    .filter(({ token }) => !token)
    .map(({ text, chance }) =>
      chance === undefined ? text : `${text} (${t("hogwarts-chance", { percent: percentOf(chance) })})`,
    );
  const tokens = (end.tokens ?? []).map((token) => world.name("token", token));
  const onTheWay = tokens.length ? [t("hogwarts-on-the-way", { token: listed(tokens) })] : [];
  return [t("hogwarts-steps", { count: end.moves }), ...there, ...onTheWay].join(" · ");
}
