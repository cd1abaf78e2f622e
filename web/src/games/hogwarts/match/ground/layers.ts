/** The layers of the pitch that react: fields to go to, throws, and who stands where. */

import { bludger, hoop, piece as drawPiece, pieceTag, quaffle } from "@/art/hogwarts/pitch/pieces";
import type { Placing, View as Geometry } from "@/art/hogwarts/pitch/geometry";
import { ribbon, stepField, stepNumber, target, throwField } from "@/art/hogwarts/pitch/states";
import type { PieceName } from "@/art/hogwarts/pitch/teams";
import type { LitFields } from "../play/choosing";
import {
  carrierOf,
  isSpot,
  keyOf,
  PIECES,
  pieceAt,
  type Direction,
  type PieceId,
  type Spot,
  type View,
} from "../types";

export interface Flight {
  direction: Direction;
  path: readonly Spot[];
  hit?: PieceId | null;
}

/** Gold fields for steps, red dashed ones where somebody is robbed. */
export const litLayer = (geometry: Geometry, lit: LitFields, waiting: string | null) =>
  [...lit.values()]
    .map(({ spot, robs }) => {
      const place = geometry.place(spot);
      return robs || keyOf(spot) === waiting ? target(place, geometry.field) : stepField(place, geometry.field);
    })
    .join("");

/** The ways of a bludger: ribbons with the fields numbered, the chosen one of gold and drawn last. */
export function flightLayer(
  geometry: Geometry,
  view: View,
  from: Spot,
  flights: readonly Flight[],
  chosen: Direction | null,
) {
  const order = flights.toSorted((one, other) => Number(one.direction === chosen) - Number(other.direction === chosen));
  const start = geometry.place(from);
  const drawn = (flight: Flight) => {
    const last = flight.path.at(-1);
    if (!last) return "";
    const isChosen = flight.direction === chosen;
    const places = flight.path.map((spot) => geometry.place(spot));
    const fields = places.map((place) => throwField(place, geometry.field, isChosen)).join("");
    const end = places.at(-1)!;
    const hit = flight.hit ? target(end, geometry.field) : "";
    return (
      fields + hit + ribbon([start.x, start.y], [end.x, end.y], isChosen) + numbers(view, flight, places, isChosen)
    );
  };
  return order.map(drawn).join("");
}

function numbers(view: View, flight: Flight, places: readonly Placing[], isChosen: boolean) {
  const free = (spot: Spot) => pieceAt(view, 0, spot) === null && pieceAt(view, 1, spot) === null;
  return flight.path
    .map((spot, at) =>
      flight.hit && at === flight.path.length - 1 ? "" : stepNumber(places[at]!, at + 1, isChosen, !free(spot)),
    )
    .join("");
}

/** Something that stands or lies on the pitch: its ground point decides what it hides. */
export interface Item {
  key: string;
  place: Placing;
  drawn: string;
  /** Its tag, which lies over whoever stands in front. */
  tag: string;
  piece: { side: number; piece: PieceId } | null;
}

const nameOf = (piece: PieceId) => piece.replace("_", "") as PieceName;

export interface Looks {
  geometry: Geometry;
  /** The side that flies to the right, or upwards. */
  home: number;
  letters: (piece: PieceId) => string;
  /** Larger tags for small screens. */
  tagScale: number;
  chosen: PieceId | null;
}

/** Everything that stands on the pitch, the farthest first. */
export function itemsOf(view: View, looks: Looks): Item[] {
  const { geometry } = looks;
  const goals = view.pitch.goals.flatMap(([row, column]): Spot[] => [
    [row, column],
    [-row, column],
  ]);
  const hoops = goals.map((goal): Item => {
    const { x, y, scale, post, tilt, ring } = geometry.hoop(goal);
    return {
      key: `hoop ${keyOf(goal)}`,
      place: { x, y, scale: geometry.wide > 600 ? 1 : scale },
      drawn: hoop(post, tilt, ring),
      tag: "",
      piece: null,
    };
  });
  const pieces = [0, 1].flatMap((side) => PIECES.flatMap((name) => pieceItem(view, looks, side, name) ?? []));
  return [...hoops, ...pieces, ...ballItems(view, looks)].toSorted((one, other) => one.place.y - other.place.y);
}

function pieceItem(view: View, looks: Looks, side: number, name: PieceId): Item | null {
  const place = placeOf(view, looks, side, name);
  if (!place) return null;
  const house = view.houses[side]!;
  const away = side !== looks.home;
  const letters = looks.letters(name);
  const drawn = drawPiece(house, nameOf(name), {
    away,
    letters,
    chosen: side === looks.home && looks.chosen === name,
    quaffle: carrierOf(view, side) === name,
    tagScale: 0,
  });
  return {
    key: `${side} ${name}`,
    place,
    drawn,
    tag: pieceTag(house, letters, away, looks.tagScale),
    piece: { side, piece: name },
  };
}

/** Where a piece stands; two on one field make room for each other. */
function placeOf(view: View, { geometry, home }: Looks, side: number, name: PieceId): Placing | null {
  const spot = view.pieces[side]?.[name];
  if (!spot) return null;
  const place = geometry.place(spot);
  const shared = pieceAt(view, 1 - side, spot) !== null;
  return shared ? { ...place, x: place.x + (side === home ? -24 : 24) * place.scale } : place;
}

function ballItems(view: View, looks: Looks): Item[] {
  const { geometry, home } = looks;
  const lying = (spot: Spot): Placing => {
    const place = geometry.place(spot);
    const taken = pieceAt(view, 0, spot) !== null || pieceAt(view, 1, spot) !== null;
    return taken ? { ...place, x: place.x + 34 * place.scale, y: place.y + 1 } : place;
  };
  const beside = ({ side, piece }: { side: number; piece: PieceId }): Placing | null => {
    const held = placeOf(view, looks, side, piece);
    return held && { ...held, x: held.x + (side === home ? 42 : -42) * held.scale, y: held.y + 0.5 };
  };
  const item = (key: string, ball: View["quaffle"], drawn: string): Item[] => {
    const place = isSpot(ball) ? lying(ball) : beside(ball);
    const lifted = isSpot(ball) ? drawn : `<g transform="translate(0 -20)">${drawn}</g>`;
    return place ? [{ key, place, drawn: lifted, tag: "", piece: null }] : [];
  };
  // A chaser has the Quaffle under the arm, and is drawn with it.
  const isDrawn = !isSpot(view.quaffle) && view.quaffle.piece.startsWith("chaser");
  return [
    ...view.bludgers.flatMap((ball, number) => item(`bludger ${number}`, ball, bludger(16))),
    ...(isDrawn ? [] : item("quaffle", view.quaffle, quaffle(16))),
  ];
}

/** The part of the drawing that a frame of this size shows: the pitch always, more sky where there is room. */
export function boxOf(geometry: Geometry, width: number, height: number): string {
  const shape = width / Math.max(1, height);
  // Across, the stands beside the hoops may be cropped; upright, nothing may.
  const least = geometry.wide > 600 ? 1130 : geometry.wide;
  const wide = Math.min(Math.max(geometry.high * shape, least), Math.max(geometry.wide, geometry.high * shape));
  const high = Math.max(geometry.high, wide / shape);
  return [geometry.wide / 2 - wide / 2, geometry.high - high, wide, high].map((part) => part.toFixed(1)).join(" ");
}
