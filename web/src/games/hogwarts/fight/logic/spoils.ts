/** What a fight has brought and cost somebody, as a few things to look at. */

import type { SignName } from "@/art/hogwarts/signs";
import { t } from "@/text/i18n.svelte";
import type { Event } from "@/protocol/hogwarts";
import type { World } from "../../pack/world";
import type { Course } from "./course";

export interface Spoil {
  sign: SignName;
  /** A number with its sign, or a name. */
  figure: string;
  label: string;
  kind: "gain" | "loss" | "plain";
}

/** The decks of which a duel gives cards. */
const PRIZES = ["spell", "potion", "book"] as const;
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const kindOf = (amount: number) => (amount < 0 ? "loss" : "gain");

/** List what the end has meant for a seat, what matters most first. */
export function spoilsOf(world: World, course: Course, seat: number): Spoil[] {
  const after = course.latest.slice(course.latest.findIndex(({ type }) => type === "fight_over") + 1);
  // What the next turn brings belongs to it.
  const turn = after.findIndex(({ type }) => type === "turn_began");
  const mine = (turn < 0 ? after : after.slice(0, turn)).filter((event) => !("seat" in event) || event.seat === seat);
  const hp = course.hp.get(seat) ?? 0;
  const lost: Spoil[] = hp
    ? [{ sign: "heart", figure: signed(hp), label: t("hogwarts-fight-tile-hp"), kind: kindOf(hp) }]
    : [];
  return [...mine.flatMap((event) => spoilOf(world, event)), ...lost];
}

function spoilOf(world: World, event: Event): Spoil[] {
  switch (event.type) {
    case "mission_completed":
      return [
        {
          sign: "mission",
          figure: world.name("mission", event.mission),
          label: t("hogwarts-fight-tile-mission"),
          kind: "gain",
        },
      ];
    case "points_changed":
      return [
        { sign: "behaviour", figure: signed(event.by), label: t("hogwarts-fight-tile-points"), kind: kindOf(event.by) },
      ];
    case "cards_drawn":
      return PRIZES.filter((deck) => deck === event.deck && !event.pawn).map((deck) => ({
        sign: deck,
        figure: signed(event.count),
        label: t(`hogwarts-deck-${deck}`),
        kind: "gain",
      }));
    case "cards_discarded":
      return event.pawn || event.why === "used"
        ? []
        : [
            {
              sign: "book",
              figure: signed(-event.cards.length),
              label: t("hogwarts-fight-tile-cards"),
              kind: "loss",
            },
          ];
    case "death_eater_gone":
      return [
        {
          sign: "fight",
          figure: world.name("character", event.death_eater),
          label: t("hogwarts-fight-tile-gone"),
          kind: "gain",
        },
      ];
    case "moved":
      return event.pawn
        ? []
        : [
            {
              sign: "feet",
              figure: world.name("field", event.to),
              label: t("hogwarts-fight-tile-place"),
              kind: "plain",
            },
          ];
    default:
      return [];
  }
}
