/** The places at a table as they are drawn before the match: from above, or as rows of teams. */

import type { Component } from "svelte";
import type { PlayableGame } from "../games/face";
import type { GameInfo } from "../net/api";
import type { TableInfo } from "../protocol/messages";
import { t } from "../text/i18n.svelte";

export interface Place {
  number: number;
  side: number;
  /** The class that sets the side's colours. */
  paint: string;
  name: string;
  detail: string;
  /** Nobody sits here; somebody does; this viewer may sit down here. */
  kind: "open" | "taken" | "can";
  /** What a tap does, if anything. */
  onpick?: (() => void) | undefined;
  /** True while its choices are open. */
  picked?: boolean;
}

export interface Side {
  name: string;
  paint: string;
  places: Place[];
}

export type MarkOf = Component<{ side: number; paint: string }>;

/** Return the teams with their places; empty where everybody plays alone. */
export function teamsOf(places: readonly Place[], game: PlayableGame): Side[] {
  const sides = Math.max(...places.map((place) => place.side)) + 1;
  if (sides >= places.length) return [];
  return Array.from({ length: sides }, (_, side) => {
    const members = places.filter((place) => place.side === side);
    return { name: sideName(game, side, members[0]!.paint), paint: members[0]!.paint, places: members };
  });
}

export const sideName = (game: PlayableGame, side: number, paint: string): string =>
  game.sideName?.(paint) ?? t("team-number", { team: side + 1 });

/** Return the colour class of each seat. */
export function paintsOf(info: TableInfo, about: GameInfo, game: PlayableGame): string[] {
  const paints = game.paints(info, about);
  return info.seats.map((seat, number) => paints[seat.side ?? number] ?? "");
}

/** Return where a place stands around the table, in parts of its width and height; the first is nearest. */
export function around(number: number, places: number): { x: number; y: number } {
  if (places > 8) return alongEdges(number, places);
  const angle = Math.PI / 2 + (number * 2 * Math.PI) / places;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Stand many places in rows along the four edges, so that neighbours do not touch. */
function alongEdges(number: number, places: number): { x: number; y: number } {
  // The row nearest to the viewer is odd: the first place is in its middle.
  const near = places > 10 ? 5 : 3;
  const beside = places > 10 ? 1 : 2;
  const far = places - near - 2 * beside;
  const half = (near - 1) / 2;
  const spread = (place: number, count: number) => (count === 1 ? 0 : (2 * place) / (count - 1) - 1);
  if (number <= half) return { x: -number / half, y: 1 };
  if (number <= half + beside) return { x: -1, y: -side(number - half, beside) };
  if (number <= half + beside + far) return { x: spread(number - half - beside - 1, far), y: -1 };
  if (number < places - half) return { x: 1, y: side(number - half - beside - far, beside) };
  return { x: (places - number) / half, y: 1 };
}

/** Return the height of the n-th place at a side, seen from the far end; corners are already taken. */
const side = (place: number, count: number) => (2 * place) / (count + 1) - 1;
