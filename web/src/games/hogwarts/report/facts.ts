/** What a year or a return came to: what was done for it, how all stood, and when it was over. */

import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { Fact } from "@/games/face";
import type { Reader } from "@/kit/words/reading/reader";
import { readerOf } from "@/kit/words/report/standing";
import type { View } from "@/protocol/hogwarts";
import type { World } from "../pack/world";
import { horcruxes } from "../returns/state";
import { plainly, type Scene } from "../types";

export function facts(scene: Scene, world: World | null): Fact[] {
  const { view } = scene;
  const reader = readerOf(plainly(scene));
  const course = view.edition === "year" ? yearFacts(scene, reader) : world ? returnFacts(world, view) : [];
  return [...course, { value: t("hogwarts-round", { round: view.round }), label: healths(reader, view) }];
}

/** The missions and the points that ended the year, of whoever won it; without a winner, of all. */
function yearFacts({ view }: Scene, reader: Reader): Fact[] {
  const [missions, points] = view.goal;
  const won = view.result?.winners.length ? view.result.winners : view.people.map((_, seat) => seat);
  const done = won.flatMap((seat) => view.people[seat]!.done);
  const ranks = view.people
    .map((person, seat) => ({ seat, has: person.points }))
    .toSorted((one, other) => other.has - one.has);
  const [best] = ranks;
  return [
    {
      value: `${t("hogwarts-missions")}: ${done.length}`,
      label: listed(done.map((mission) => reader.thing(mission, "done"))),
    },
    {
      value: `${best?.has ?? 0} ${t("hogwarts-points")}`,
      label:
        ranks.length > 1
          ? ranks.map((each) => `${reader.player(each.seat)} ${each.has}`).join(", ")
          : t("hogwarts-goal", { missions, points }),
    },
  ];
}

function returnFacts(world: World, view: View): Fact[] {
  const all = horcruxes(world, view);
  const count = all.filter(({ destroyed }) => !destroyed).length;
  return [
    {
      value: `${t("hogwarts-horcruxes")}: ${all.length - count} / ${all.length}`,
      label: t("hogwarts-horcruxes-left", { count }),
    },
  ];
}

/** How everybody came out of it. */
const healths = (reader: Reader, view: View) =>
  view.people.map(({ hp }, seat) => `${reader.player(seat)} ${t("hogwarts-hp-short", { hp })}`).join(", ");
