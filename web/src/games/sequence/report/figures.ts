/** Count the figures of the match for each side. */

import { t } from "@/text/i18n.svelte";
import type { Event } from "@/protocol/sequence";
import type { Figure } from "@/games/face";
import { moveNumber } from "@/kit/numbering";
import { editionOf } from "../cards/edition";
import { power } from "../cards/words";
import type { Scene, Happened } from "../types";

export function figures(history: readonly Happened[], scene: Scene): Figure[] {
  const view = scene.view;
  const edition = editionOf(scene.about, view.edition);
  const count = (matches: (event: Event) => boolean) =>
    view.colours.map((_, side) => {
      const mine = history.filter((each) => each.seat !== null && view.side_of[each.seat] === side);
      return String(mine.flatMap((each) => each.events).filter(matches).length);
    });
  const jack = (kind: "place" | "remove") =>
    count((event) => event.type === "card_played" && power(edition, event.card) === kind);
  return [
    { label: t("sequence-figure-sequences"), values: view.sequences.map((lines) => String(lines.length)) },
    { label: t("sequence-figure-chips"), values: view.chips.map((cells) => String(cells.length)) },
    { label: t("sequence-figure-plays"), values: count((event) => event.type === "card_played") },
    { label: t("sequence-figure-wild"), values: jack("place") },
    { label: t("sequence-figure-remove"), values: jack("remove") },
    { label: t("sequence-figure-dead"), values: count((event) => event.type === "dead_card_exchanged") },
    // As the log, the replay and the row of the game count them.
    { label: t("sequence-figure-moves"), values: [String(moveNumber(history, history.at(-1)?.version ?? 0))] },
  ];
}
