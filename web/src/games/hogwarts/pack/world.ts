/** The pack of a table, prepared for the screen: everything by its id, and names in the person's language. */

import type { Bend } from "@/art/hogwarts/map/paths";
import type { MapField, Point } from "@/art/hogwarts/map/looks";
import type { House } from "@/art/hogwarts/ink";
import type { Thing, Things } from "@/protocol/messages";
import { humanised } from "@/text/names";

export interface Field extends MapField {
  area: string;
  classroom?: string | null;
  part_of?: string | null;
}

export interface Character {
  id: string;
  role: string;
  house?: House | null;
  hp: number;
  dice: number;
  resistance: number;
}

export interface Mission {
  id: string;
  number: number;
  place: string;
  points: number;
  tokens: string[];
  fight: number;
}

interface Card {
  id: string;
}

interface FightCard extends Card {
  number: number;
}

/** The part of a pack that the screen reads. */
export interface Pack {
  board: {
    size: Point;
    legend: Point;
    field: Field[];
    walks: string[][];
    passages: [string, string][];
    labels: { area: string; at: Point }[];
    bends?: Bend[];
    places: { start: string; pitch: string; refuge: string; graveyard: string };
  };
  characters: Character[];
  missions: Mission[];
  fights: FightCard[];
  spells: Card[];
  potions: Card[];
  books: (Card & { classroom: string; value: number })[];
  returns: {
    horcrux: { token: string; place: string }[];
    ritual: string[];
    weapons: string[];
    hero_token: string;
    voldemort_token: string;
  };
}

/** Kinds of things, as their names are kept: a character, a token and a duel card may have the same id. */
export type ThingKind =
  | "behaviour"
  | "book"
  | "character"
  | "duel"
  | "event"
  | "field"
  | "fight"
  | "mission"
  | "potion"
  | "quidditch"
  | "spell"
  | "token";

export class World {
  readonly fields: ReadonlyMap<string, Field>;
  readonly characters: ReadonlyMap<string, Character>;
  readonly missions: ReadonlyMap<string, Mission>;
  readonly deckOf: ReadonlyMap<string, "spell" | "potion" | "book">;
  private readonly fights: ReadonlyMap<number, FightCard>;

  constructor(
    readonly pack: Pack,
    /** What never changes on the map, as SVG. */
    readonly scene: string,
    private readonly things: ReadonlyMap<string, Thing>,
  ) {
    this.fields = byId(pack.board.field);
    this.characters = byId(pack.characters);
    this.missions = byId(pack.missions);
    this.fights = new Map(pack.fights.map((card) => [card.number, card]));
    this.deckOf = new Map([
      ...pack.spells.map(({ id }) => [id, "spell"] as const),
      ...pack.potions.map(({ id }) => [id, "potion"] as const),
      ...pack.books.map(({ id }) => [id, "book"] as const),
    ]);
  }

  get size(): Point {
    return this.pack.board.size;
  }

  at(field: string): Point {
    return this.fields.get(field)!.at;
  }

  thing(kind: ThingKind, id: string): Thing | null {
    return this.things.get(`${kind} ${id}`) ?? null;
  }

  name(kind: ThingKind, id: string): string {
    return this.thing(kind, id)?.name ?? humanised(id);
  }

  /** What stands on a card, a token, a board or a field. */
  text(kind: ThingKind, id: string): string {
    return this.thing(kind, id)?.text ?? "";
  }

  /** What a board lets its player do: its text without the first two sentences, which are HP and cards at the start. */
  abilities(character: string): string {
    return this.text("character", character)
      .split(/(?<=\.)\s+/)
      .slice(2)
      .join(" ");
  }

  /** The opponent of a mission. */
  opponentOf(mission: string): string | null {
    const number = this.missions.get(mission)?.fight;
    return number === undefined ? null : (this.fights.get(number)?.id ?? null);
  }
}

function byId<T extends { id: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}

export function thingsById(listings: readonly Things[]): Map<string, Thing> {
  return new Map(listings.flatMap(({ kind, things }) => things.map((thing) => [`${kind} ${thing.id}`, thing])));
}
