/** Count the figures of the match for each house. */

import { t } from "@/text/i18n.svelte";
import type { Event, View } from "@/protocol/quidditch";
import type { Figure } from "@/games/face";
import type { Scene, Happened } from "../types";

export function figures(history: readonly Happened[], scene: Scene): Figure[] {
  const view = scene.view;
  const events = history.flatMap((each) => each.events);
  const count = (matches: (event: Event & { seat: number }) => boolean) =>
    view.houses.map((_, seat) =>
      String(events.filter((event) => "seat" in event && event.seat === seat && matches(event)).length),
    );
  const won = (card: View["won"][0][0]) =>
    view.won.map((cards) => String(cards.filter((each) => each === card).length));
  return [
    { label: t("quidditch-figure-points"), values: view.scores.map(String) },
    { label: t("quidditch-figure-quaffles"), values: won("quaffle") },
    { label: t("quidditch-figure-free-goals"), values: won("free_goal") },
    { label: t("quidditch-figure-snitch"), values: won("golden_snitch") },
    { label: t("quidditch-figure-hits"), values: count((event) => event.type === "player_hit") },
    { label: t("quidditch-figure-specials"), values: count((event) => event.type === "special_played") },
    { label: t("quidditch-figure-answers"), values: count((event) => event.type === "special_answered") },
    { label: t("quidditch-figure-rounds"), values: [String(view.round)] },
  ];
}
