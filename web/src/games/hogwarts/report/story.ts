/** The log as a story: by round and turn, a walk, a fight and a draw in one breath each. */

import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { LogLine, LogPart } from "@/games/face";
import type { Event } from "@/protocol/hogwarts";
import type { Reader } from "@/kit/words/reading/reader";
import { argsOf, sentence } from "@/kit/words/report/sentences";
import { readerOf, sidesOf } from "@/kit/words/report/standing";
import { asFields, plainly, type Scene, type Happened } from "../types";
import { turnsOf, type Deed, type Turn } from "./deeds";
import { isCovered, talliesOf, type Tally } from "./tally";

interface Teller {
  reader: Reader;
  sides: readonly number[];
}

type EventOf<Kind extends Event["type"]> = Extract<Event, { type: Kind }>;

const isKind =
  <Kind extends Event["type"]>(...kinds: Kind[]) =>
  (event: Event): event is EventOf<Kind> =>
    (kinds as string[]).includes(event.type);

/** Tell the whole history; `alone` words a single action that belongs to nothing else. */
export function story(
  history: readonly Happened[],
  scene: Scene,
  alone: (happened: Happened) => LogLine | null,
): LogLine[] {
  const teller = { reader: readerOf(plainly(scene)), sides: sidesOf(scene.info) };
  return turnsOf(history).flatMap((turn) => {
    const lines = turn.deeds.flatMap((deed) => {
      if (!("kind" in deed)) return alone(deed) ?? [];
      const parts = partsOf(teller, turn, deed);
      return parts.length ? lineOf(deed.version, deed.late ? asLate(parts) : parts) : [];
    });
    return turn.seat === null && !lines.length ? [] : [lineOf(turn.version, [headingOf(teller, turn)]), ...lines];
  });
}

function lineOf(version: number, parts: LogPart[]): LogLine {
  const strong = parts.some((part) => part.strong);
  return { version, text: parts.map(({ text }) => text).join(" "), parts, side: parts[0]!.side, strong };
}

const asLate = ([first, ...rest]: LogPart[]) => [{ ...first!, text: t("log-time-up", { line: first!.text }) }, ...rest];

function headingOf({ reader, sides }: Teller, { round, seat }: Turn): LogPart {
  if (seat === null || round === null) return { text: t("hogwarts-story-before"), side: null, heading: true };
  const text = t("hogwarts-story-turn", {
    round,
    who: reader.isMe(seat) ? "you" : "other",
    name: reader.player(seat),
  });
  return { text, side: sides[seat] ?? null, heading: true };
}

type Wording = (teller: Teller, events: readonly Event[], turn: Turn) => LogPart[];

const WORDS: Record<Deed["kind"], Wording> = {
  walk: walkParts,
  trip: tripParts,
  fight: fightParts,
  match: (teller, events) => events.filter(isNews).flatMap((event) => plainPart(teller, event)),
  rest: restParts,
};

function partsOf(teller: Teller, turn: Turn, deed: Deed): LogPart[] {
  const parts = WORDS[deed.kind](teller, deed.events, turn);
  // What affects everybody alike is told once.
  return parts.filter(({ text }, place) => parts.findIndex((other) => other.text === text) === place);
}

/** What is worth telling of a match afterwards. */
const MATCH_NEWS = new Set(["goal_tried", "round_won"]);
const isNews = (event: Event) => event.type !== "match_event" || MATCH_NEWS.has((event.event as { type: string }).type);

const part = (teller: Teller, event: Event, id: string, more: Record<string, string | number>): LogPart => ({
  text: t(`hogwarts-story-${id}`, { ...argsOf(teller.reader, asFields(event)), ...more }),
  side: sideOf(teller, event),
});

const sideOf = ({ sides }: Teller, event: Event) =>
  "seat" in event && typeof event.seat === "number" ? (sides[event.seat] ?? null) : null;

function plainPart(teller: Teller, event: Event): LogPart[] {
  const text = sentence(teller.reader, asFields(event));
  if (text === null) return [];
  const strong = teller.reader.traits.strong.has(event.type);
  return [{ text, side: sideOf(teller, event), ...(strong && { strong }) }];
}

function walkParts(teller: Teller, events: readonly Event[]): LogPart[] {
  const rolled = events.findLast(isKind("dice_rolled"));
  const stopped = events.find(isKind("stopped"));
  const helped = events.filter(isKind("ability_used"));
  const end = rolled && stopped ? [part(teller, stopped, "walk", { dice: rolled.dice.join(" + ") })] : null;
  return [
    ...helped.flatMap((event) => plainPart(teller, event)),
    ...(end ?? [rolled, stopped].filter((event) => event !== undefined).flatMap((event) => plainPart(teller, event))),
    ...takenParts(teller, events, "taken"),
  ];
}

/** A trip ends where it began, so the way back is not worth a word. */
function tripParts(teller: Teller, events: readonly Event[]): LogPart[] {
  const gone = events.find(isKind("moved"));
  const paid = events.find(isKind("travel_lost"));
  if (!gone) return events.flatMap((event) => plainPart(teller, event));
  const at = events.find(isKind("stopped"))?.at ?? gone.to;
  const trip = paid
    ? [part(teller, gone, "trip", { what: paid.what, at: teller.reader.thing(at, "at") })]
    : plainPart(teller, { ...gone, to: at });
  return [...trip, ...takenParts(teller, events, "taken-there")];
}

/** Tokens that were taken, in one sentence; a full board leaves one for each, which is told in full. */
function takenParts(teller: Teller, events: readonly Event[], id: string): LogPart[] {
  const taken = events.filter(isKind("item_taken"));
  const plain = taken.filter(({ left }) => left == null);
  const tokens = listed(plain.map(({ token }) => teller.reader.thing(token, "token")));
  return [
    ...(plain.length ? [part(teller, plain[0]!, id, { tokens })] : []),
    ...taken.filter(({ left }) => left != null).flatMap((event) => plainPart(teller, event)),
  ];
}

function fightParts(teller: Teller, events: readonly Event[]): LogPart[] {
  const over = events.filter(isKind("fight_over"));
  const uncovered = events.filter((event) => !isCovered(event) && event.type !== "fight_over");
  const begun = uncovered.findIndex(isKind("fight_began")) + 1;
  const words = (some: readonly Event[]) => some.flatMap((event) => plainPart(teller, event));
  return [
    ...words(uncovered.slice(0, begun)),
    ...talliesOf(events).flatMap((tally) => tallyParts(teller, tally)),
    ...words(uncovered.slice(begun)),
    ...words(over),
  ];
}

function tallyParts({ reader, sides }: Teller, { seat, pawn, ...tally }: Tally): LogPart[] {
  const who = pawn
    ? { who: "other", name: reader.thing(pawn, "pawn") }
    : { who: reader.isMe(seat) ? "you" : "other", name: reader.player(seat) };
  const used = [
    ...tally.cards.map((card) => reader.thing(card, "card")),
    ...tally.tokens.map((token) => reader.thing(token, "token")),
  ];
  const said = [
    tally.attacks && t("hogwarts-story-attacks", { ...who, attacks: tally.attacks, hits: tally.hits }),
    used.length && t("hogwarts-story-used", { ...who, things: listed(used) }),
    tally.lost && t("hogwarts-story-lost", { ...who, hp: tally.lost }),
    tally.gained && t("hogwarts-story-gained", { ...who, hp: tally.gained }),
  ].filter((text) => typeof text === "string");
  return said.map((text) => ({ text, side: sides[seat] ?? null }));
}

/** Everything else: draws of one person together, and what is dealt to everybody in one sentence. */
function restParts(teller: Teller, events: readonly Event[], { seat }: Turn): LogPart[] {
  const dealing = seat === null && events.some(isKind("travel_gained"));
  return alike(events.filter((event) => !isSaid(event, dealing))).flatMap((group) => {
    const [first] = group;
    if (dealing && first!.type === "travel_gained") return { text: t("hogwarts-story-dealt"), side: null };
    if (first!.type === "cards_drawn") return drawn(teller, group as EventOf<"cards_drawn">[]);
    if (first!.type === "death_eater_placed") return placed(teller, group as EventOf<"death_eater_placed">[]);
    return group.flatMap((event) => plainPart(teller, event));
  });
}

/** Tell whether another sentence says it already. */
function isSaid(event: Event, dealing: boolean): boolean {
  if (event.type === "cards_discarded") return event.why === "exam";
  if (event.type === "moved") return event.how === "return";
  return event.type === "cards_drawn" && dealing && !event.cards?.length;
}

/** Put neighbours together that make one sentence. */
function alike(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1)?.[0];
    const joins =
      last?.type === event.type &&
      (event.type === "death_eater_placed" ||
        (event.type === "cards_drawn" && last.type === "cards_drawn" && isSamePerson(event, last)));
    if (joins) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}

const isSamePerson = (one: EventOf<"cards_drawn">, other: EventOf<"cards_drawn">) =>
  one.seat === other.seat && one.pawn === other.pawn;

function drawn(teller: Teller, draws: EventOf<"cards_drawn">[]): LogPart {
  const known = draws.flatMap(({ cards = [] }) => cards);
  const counted = draws.map(({ deck, count }) => t("hogwarts-story-cards", { deck, count }));
  const cards = known.length ? teller.reader.counted(known, "card") : counted;
  return part(teller, draws[0]!, "drawn", { cards: listed(cards) });
}

function placed(teller: Teller, all: EventOf<"death_eater_placed">[]): LogPart {
  const { reader } = teller;
  const places = all.map(
    ({ death_eater, at }) => `${reader.thing(death_eater, "death_eater")} (${reader.thing(at, "at")})`,
  );
  return { text: t("hogwarts-story-death-eaters", { count: all.length, places: listed(places) }), side: null };
}
