/** Names for the seats, things and keys of one table. */

import type { GameInfo } from "@/net/api";
import { language, maybe, paired, spokenIds, t } from "@/text/i18n.svelte";
import { humanised } from "@/text/names";
import type { TableInfo } from "@/protocol/messages";
import { HIDDEN, KIND_KEYS, isEmpty, isList, isNumbers, isPair, isTexts, kindOf, type Data, type Fields } from "./data";
import { ownNames } from "./own";
import type { Traits } from "../traits";

/** Message kinds that are sentences rather than names. */
const SAYINGS = new Set(
  "log do ask key end option group wish bot note side guide lesson minute story trade".split(" "),
);

/** Kinds under which each thing has a name ("library" is a "field"); rebuilt when messages are loaded. */
let index: { ids: readonly string[]; kinds: Map<string, Map<string, string[]>> } = { ids: [], kinds: new Map() };

function kindsOf(prefix: string, thing: string): readonly string[] {
  const ids = spokenIds();
  if (index.ids !== ids) index = { ids, kinds: new Map() };
  let known = index.kinds.get(prefix);
  if (!known) {
    known = new Map();
    for (const id of ids) {
      if (!id.startsWith(`${prefix}-`)) continue;
      const [, kind, name] = /^([^-]+)-(.+)$/.exec(id.slice(prefix.length + 1)) ?? [];
      if (kind && name && !SAYINGS.has(kind)) known.set(name, [...(known.get(name) ?? []), kind]);
    }
    index.kinds.set(prefix, known);
  }
  return known.get(thing) ?? [];
}

/** The fallback when the server does not say which numbers are seats. */
const USUAL_SEAT_KEYS = ["asked", "dealer", "leader", "player", "seat", "to_act", "turn", "winner", "winners"];

export class Reader {
  private readonly seatKeys: ReadonlySet<string>;

  constructor(
    readonly info: TableInfo,
    readonly about: GameInfo,
    readonly traits: Traits,
    /** The viewer's seat; null for a spectator. */
    readonly eyes: number | null,
    /** The players of a nested game, whose seats are numbered separately. */
    readonly seats: readonly (number | null)[] | null = null,
  ) {
    const known = about.seat_keys.length ? about.seat_keys : USUAL_SEAT_KEYS;
    this.seatKeys = new Set([...known, ...traits.seats]);
  }

  /** Return a reader for a nested game, whose own messages take precedence. */
  within(seats: readonly (number | null)[]): Reader {
    const prefixes = this.traits.inner?.prefixes ?? this.traits.prefixes;
    return new Reader(this.info, this.about, { ...this.traits, prefixes }, this.eyes, seats);
  }

  get number(): number {
    return this.seats?.length ?? this.info.seats.length;
  }

  /** Translate a seat into one of the table; null for a side without a player. */
  seatOf(number: number): number | null {
    return this.seats ? (this.seats[number] ?? null) : number;
  }

  player(number: number): string {
    const seat = this.seatOf(number);
    return seat === null
      ? (this.say("side", "none") ?? t("plain-nobody"))
      : (this.info.seats[seat]?.name ?? t("seat-number", { seat: seat + 1 }));
  }

  isMe(number: number): boolean {
    return this.eyes !== null && this.seatOf(number) === this.eyes;
  }

  isSeat(key: string, owner: Fields): boolean {
    return this.seatKeys.has(key) || this.seatKeys.has(`${kindOf(owner)}.${key}`);
  }

  /** Return the kind under which a thing has a name, such as `field`, or null. */
  kind(thing: string, key = ""): { prefix: string; kind: string } | null {
    for (const prefix of this.traits.prefixes) {
      const kinds = kindsOf(prefix, thing);
      const wanted = new Set([this.traits.kinds[key], key, key.replace(/s$/, ""), key.replace(/^.*_/, "")]);
      const kind = kinds.find((each) => wanted.has(each)) ?? kinds[0];
      if (kind) return { prefix, kind };
    }
    return null;
  }

  thing(thing: string, key = ""): string {
    if (thing === HIDDEN) return t("plain-hidden", { count: 1 });
    const own = ownNames(this.info.options, language()).get(thing);
    if (own !== undefined) return own;
    const found = this.kind(thing, key);
    return (found && maybe([found.prefix, found.kind, thing].join("-"))) ?? humanised(thing);
  }

  /** Name a key of a view, an action or an event. */
  key(key: string): string {
    return this.say("key", key) ?? maybe(`plain-key-${key}`) ?? humanised(key);
  }

  /** Return the game's message, under the first prefix that has it, or null. */
  say(what: string, id: string, args?: Parameters<typeof maybe>[1]): string | null {
    for (const prefix of this.traits.prefixes) {
      const said = maybe([prefix, what, id].join("-"), args);
      if (said !== null) return said;
    }
    return null;
  }

  /** Describe any value in a few words. */
  words(value: Data, key: string, owner: Fields = {}): string {
    if (value === null) return t("plain-none");
    if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
    if (typeof value === "number") return this.isSeat(key, owner) ? this.player(value) : String(value);
    if (typeof value === "string") return this.thing(value, key);
    if (isNumbers(value) && this.isSeat(key, owner)) return value.map((seat) => this.player(seat)).join(", ");
    if (isPair(value) && this.traits.spots.has(key)) return this.traits.spot(value);
    if (isTexts(value)) return this.counted(value, key).join(", ");
    if (isList(value))
      return value.length ? value.map((each) => this.words(each, key, owner)).join(", ") : t("plain-none");
    return this.fields(value);
  }

  /** Describe an object: "Place: Library, moves left: 3". */
  fields(value: Fields): string {
    return Object.entries(value)
      .filter(([, each]) => !isEmpty(each))
      .map(([key, each]) =>
        KIND_KEYS.has(key) ? this.key(String(each)) : paired(this.key(key), this.words(each, key, value)),
      )
      .join(", ");
  }

  /** Describe a list; equal and face-down things are counted. */
  counted(things: readonly string[], key: string): string[] {
    const numbers = new Map<string, number>();
    for (const thing of things) numbers.set(thing, (numbers.get(thing) ?? 0) + 1);
    return [...numbers].map(([thing, count]) => {
      if (thing === HIDDEN) return t("plain-hidden", { count });
      return count > 1 ? t("plain-times", { name: this.thing(thing, key), count }) : this.thing(thing, key);
    });
  }
}
