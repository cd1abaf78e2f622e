/** The layers of the map that change in a game, each as SVG: light, medallions, rings, tokens, names, pawns. */

import { covers, flagBox, type Pawn } from "@/art/hogwarts/map/pawns";
import { footprints, pathBand, walkPoints } from "@/art/hogwarts/map/paths";
import { badge, glowDefs, reachDisc, reachRing } from "@/art/hogwarts/map/states";
import { coinDefs, tokensOn } from "@/art/hogwarts/map/tokens";
import { medallionDefs, medallions } from "@/art/hogwarts/map/medallions";
import { labelText, placeLabels, type Box } from "@/art/hogwarts/map/labels";
import { areaBox, areaText, plaque, titleText } from "@/art/hogwarts/map/names";
import type { Point } from "@/art/hogwarts/map/looks";
import type { View } from "@/protocol/hogwarts";
import type { World } from "../pack/world";
import type { Target, Targets } from "./targets";

/** What other layers refer to. */
export const defs = (world: World) => glowDefs() + coinDefs() + medallionDefs(world.pack.board.field);

export const fieldsLayer = (world: World) => medallions(world.pack.board.field);

/** Light under the fields where one can go; the chosen one shines, with the way to it. */
export function lightLayer(world: World, targets: Targets, chosen: Target | null, here: string | null): string {
  const discs = [...targets.values()]
    .filter((target) => target !== chosen)
    .map((target) => reachDisc(world.fields.get(target.field)!, target.reach));
  if (!chosen) return discs.join("");
  const points = pathPoints(world, chosen, here);
  return discs.join("") + (points ? pathBand(points) : "") + reachDisc(world.fields.get(chosen.field)!, "chosen");
}

/** A pencil loop around each field that a hint or a lesson is about. */
export function hintLayer(world: World, fields: readonly string[]): string {
  return fields
    .flatMap((field) => world.fields.get(field) ?? [])
    .map(
      ({ at: [x, y] }) =>
        `<circle data-target="" cx="${x}" cy="${y}" r="46" fill="none" stroke="var(--pencil-line)" stroke-width="6" stroke-dasharray="16 9" stroke-linecap="round"/>`,
    )
    .join("");
}

export function ringLayer(world: World, targets: Targets, chosen: Target | null, here: string | null): string {
  const rings = [...targets.values()].map((target) => {
    const field = world.fields.get(target.field)!;
    const ring = reachRing(field, target === chosen ? "chosen" : target.reach);
    const mark = target.end?.stay.fights?.length ? badge(field, "danger") : "";
    const marks = target.end?.stay.missions?.length ? badge(field, "ready") : mark;
    return `<g data-target="${target.field}">${ring}${marks}</g>`;
  });
  const points = chosen && pathPoints(world, chosen, here);
  if (!points) return rings.join("");
  return (
    footprints(
      points,
      [here!, ...chosen.end!.path].map((field) => world.at(field)),
    ) + rings.join("")
  );
}

function pathPoints(world: World, target: Target, here: string | null): Point[] | null {
  if (!target.end || here === null) return null;
  return walkPoints([here, ...target.end.path], (field) => world.at(field), world.pack.board.bends ?? []);
}

export const tokenLayer = (world: World, tokens: View["tokens"]) =>
  Object.entries(tokens)
    .map(([field, lying]) => tokensOn(world.fields.get(field)!, lying))
    .join("");

/** A pawn on the board; a player's has a seat. */
export interface Standing extends Pawn {
  key: string;
  seat?: number;
}

/** Everybody on the board, by field: players in the colours of their houses, death eaters, Voldemort. */
export function pawnsByField(world: World, view: View, seat: number | null): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  const put = (field: string, pawn: Standing) => found.set(field, [...(found.get(field) ?? []), pawn]);
  const letters = lettersOf(world, view);
  view.people.forEach((person, number) => {
    const board = person.character === null ? null : world.characters.get(person.character);
    if (!board || !world.fields.has(person.at)) return;
    const side = board.house ?? (board.role === "voldemort" ? "lord" : "dark");
    const letter = letters.get(number);
    put(person.at, { key: `seat-${number}`, side, ...(letter && { letter }), own: number === seat, seat: number });
  });
  for (const { id, at } of view.death_eaters) if (world.fields.has(at)) put(at, { key: id, side: "dark" });
  return found;
}

/** What tells the heroes of one house apart, by seat: as few letters of the name as differ from all others of it. */
export function lettersOf(world: World, view: View): Map<number, string> {
  const heroes = view.people.flatMap(({ character }, seat) => {
    const house = character === null ? null : world.characters.get(character)?.house;
    return house ? [{ seat, house, name: world.name("character", character!) }] : [];
  });
  return new Map(
    heroes.flatMap(({ seat, house, name }) => {
      const others = heroes.filter((each) => each.house === house && each.seat !== seat).map((each) => each.name);
      if (!others.length) return [];
      const length = [1, 2, 3].find((count) => others.every((other) => other.slice(0, count) !== name.slice(0, count)));
      return [[seat, length ? name.slice(0, length) : String(seat + 1)] as const];
    }),
  );
}

/** Below this scale only places, classrooms and towers have their names. */
const CLOSE = 0.65;
/** Below this one no name could be read, but those of whole areas. */
const FAR = 0.35;
/** The size of a name on the screen. */
const LETTERS = { far: 11.6, fit: 11.6, close: 13.5 };

/** How large the name of an area may be on the map. */
const FAR_AREA = 46;

export const levelAt = (scale: number) => (scale < FAR ? "far" : scale < CLOSE ? "fit" : "close");

/** Names, once for each level: they keep their size on the screen, so from afar there is room for fewer. */
export function nameLayer(
  world: World,
  view: View,
  seat: number | null,
  scale: number,
  words: { title: string; you: string; area: (area: string) => string },
) {
  const level = levelAt(scale);
  const { board } = world.pack;
  const labels = board.labels.map(({ area, at }) => ({ at, name: words.area(area) }));
  const pawns = [...pawnsByField(world, view, seat)].flatMap(([field, group]) => {
    const flag = group.some(({ own }) => own) ? [flagBox(words.you, group.length)] : [];
    return [covers(group), ...flag].map((box) => movedTo(world.at(field), box));
  });
  if (level === "far") {
    const size = Math.min(FAR_AREA, LETTERS.far / scale);
    return titleText(board.legend, words.title) + labels.map(({ at, name }) => areaText(at, name, size)).join("");
  }
  const placed = placeLabels(
    board.field.map((field) => ({ field, name: world.name("field", field.id) })),
    board.field,
    {
      size: Math.min(26, LETTERS[level] / scale),
      level,
      world: world.size,
      ways: [],
      kept: [...pawns, ...labels.map(({ at, name }) => areaBox(at, name))],
    },
  );
  const halls = board.field.filter(({ kind }) => kind === "blocked");
  return (
    titleText(board.legend, words.title) +
    labels.map(({ at, name }) => areaText(at, name)).join("") +
    halls.map((hall) => plaque(hall.at, world.name("field", hall.id))).join("") +
    placed.map(labelText).join("")
  );
}

const movedTo = ([x, y]: Point, { left, top, right, bottom }: Box): Box => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});
