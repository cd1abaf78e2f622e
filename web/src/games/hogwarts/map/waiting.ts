/** What waits at the end of a walk, in words: fights with their chances, missions, tokens, what the field does. */

import { isSign, type SignName } from "@/art/hogwarts/signs";
import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { FightPreview, WalkEnd } from "@/protocol/hogwarts";
import type { World } from "../pack/world";

/** Signs of fields that are not called like their kind. */
const SIGNS: Record<string, SignName> = { health: "hp", item: "rosette" };

export interface WaitingLine {
  text: string;
  kind: "danger" | "good" | "plain";
  chance?: number;
  token?: string;
  /** What marks a plain line; null for an event. */
  sign?: SignName;
}

export function waiting(world: World, end: WalkEnd, name: (seat: number) => string): WaitingLine[] {
  const { stay } = end;
  const missions = (stay.missions ?? []).map(({ mission, chance }): WaitingLine => ({
    kind: "good",
    text: t("hogwarts-mission-ready", {
      mission: world.name("mission", mission),
      points: world.missions.get(mission)?.points ?? 0,
    }),
    chance,
  }));
  const horcrux: WaitingLine[] = stay.horcrux
    ? [
        {
          kind: "good",
          text: t("hogwarts-horcrux-there", { token: world.name("token", stay.horcrux) }),
          chance: stay.horcrux_chance ?? undefined,
        },
      ]
    : [];
  const fights = (stay.fights ?? []).map((fight): WaitingLine => ({
    kind: "danger",
    text: fightWords(world, fight, name),
    // What is decided already is said in words, and has no odds.
    chance: fight.decided ? undefined : fight.chance,
  }));
  const tokens = (end.tokens ?? []).map((token): WaitingLine => ({
    kind: "plain",
    text: t("hogwarts-on-the-way", { token: world.name("token", token) }),
    token,
  }));
  const stake: WaitingLine[] = stay.fights?.some(({ kind }) => kind === "duel")
    ? [{ kind: "plain", text: t("hogwarts-duel-stake"), sign: "duel" }]
    : fieldLines(world, end);
  return [...missions, ...horcrux, ...fights, ...stake, ...tokens];
}

/** The field's own text, where it does anything in this game. */
function fieldLines(world: World, { at, stay }: WalkEnd): WaitingLine[] {
  const lines: WaitingLine[] = [];
  const text = world.text("field", at);
  const kind = world.fields.get(at)?.kind ?? "";
  const drawn = SIGNS[kind] ?? (isSign(kind) ? kind : "event");
  if (stay.effects?.length && text) lines.push({ kind: "plain", text, sign: drawn });
  if (stay.exams?.length) {
    const books = listed(stay.exams.map((book) => world.name("book", book)));
    lines.push({ kind: "plain", text: t("hogwarts-exam-there", { books }), sign: "book" });
  }
  if (stay.floo) lines.push({ kind: "plain", text: t("hogwarts-floo-there"), sign: "floo" });
  return lines;
}

function fightWords(world: World, fight: FightPreview, name: (seat: number) => string): string {
  const foe = fight.foe ? world.name("character", fight.foe) : fight.seat == null ? "" : name(fight.seat);
  const awaits = t(`hogwarts-awaits-${fight.kind}`, { foe });
  if (!fight.decided) return awaits;
  const why = t(`hogwarts-fight-is-${fight.decided}`, { foe });
  return `${awaits}. ${why}`;
}
