/** What a tap on the pitch means: the offered actions by field, for the piece that is chosen. */

import { ofKind } from "@/kit/offers";
import {
  carrierOf,
  isSpot,
  keyOf,
  pieceAt,
  PIECES,
  type Action,
  type ActionOf,
  type Direction,
  type MatchOutlook,
  type PieceId,
  type Spot,
  type View,
} from "../types";

/** A field that can be chosen. */
export interface Lit {
  spot: Spot;
  action: Action;
  cost: number;
  /** The opponent who would lose the Quaffle. */
  robs: PieceId | null;
  /** A second tap confirms moves that are costly or cannot be undone. */
  costly: boolean;
}

export type LitFields = ReadonlyMap<string, Lit>;

/** The fields that a piece can go to, be placed on or throw to. */
export function litFields(
  actions: readonly Action[],
  outlook: MatchOutlook | null,
  piece: PieceId | null,
  passing: boolean,
): LitFields {
  const found = new Map<string, Lit>();
  const light = (action: Action, spot: Spot, more: Partial<Lit> = {}) =>
    found.set(keyOf(spot), { spot, action, cost: 0, robs: null, costly: false, ...more });
  for (const action of ofKind(actions, "put")) light(action, action.to);
  for (const action of ofKind(actions, "place")) if (action.piece === piece) light(action, action.to);
  if (passing) {
    for (const action of ofKind(actions, "pass")) {
      const known = outlook?.passes?.find(({ to }) => keyOf(to) === keyOf(action.to));
      light(action, action.to, { cost: 1, costly: known !== undefined && !known.receiver });
    }
    return found;
  }
  for (const action of ofKind(actions, "move")) {
    if (action.piece !== piece) continue;
    const known = outlook?.steps?.find((step) => step.piece === piece && keyOf(step.to) === keyOf(action.to));
    const cost = known?.cost ?? 1;
    light(action, action.to, { cost, robs: known?.robs ?? null, costly: cost > 1 });
  }
  return found;
}

/** The pieces of a side that can do something. */
export function readyPieces(view: View, actions: readonly Action[], side: number): ReadonlySet<PieceId> {
  const carrier = carrierOf(view, side);
  return new Set(
    actions.flatMap((action): PieceId[] => {
      switch (action.type) {
        case "place":
        case "move":
        case "aim":
          return [action.piece];
        case "pass":
        case "shoot":
          return carrier ? [carrier] : [];
        default:
          return [];
      }
    }),
  );
}

/** Whom one most likely wants to move: the carrier, or whoever of the ready chasers is nearest to the Quaffle. */
export function likelyPiece(view: View, ready: ReadonlySet<PieceId>, side: number): PieceId | null {
  const own = view.pieces[side]!;
  if (view.phase === "place") return PIECES.find((piece) => ready.has(piece)) ?? null;
  const carrier = carrierOf(view, side);
  if (carrier && ready.has(carrier)) return carrier;
  const ball = isSpot(view.quaffle) ? view.quaffle : view.pieces[view.quaffle.side]![view.quaffle.piece];
  const far = (piece: PieceId) => {
    const at = own[piece];
    return at && ball ? Math.abs(at[0] - ball[0]) + Math.abs(at[1] - ball[1]) : Infinity;
  };
  const chasers = PIECES.filter((piece) => piece.startsWith("chaser") && ready.has(piece));
  return chasers.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The step of a piece towards the other hoops, if it is offered and cheap. */
export function forwardStep(view: View, lit: LitFields, piece: PieceId | null, side: number): Action | null {
  const at = piece && view.pieces[side]![piece];
  if (!at || !piece.startsWith("chaser")) return null;
  const ahead = lit.get(keyOf([at[0] + (side === 0 ? 1 : -1), at[1]]));
  return ahead && !ahead.costly && ahead.action.type === "move" ? ahead.action : null;
}

export const throwOf = (actions: readonly Action[], direction: Direction): ActionOf<"throw"> | null =>
  ofKind(actions, "throw").find((action) => action.direction === direction) ?? null;

type Flight = NonNullable<MatchOutlook["flights"]>[number];

/** The throw that one most likely wants: at somebody, else the farthest. */
export function likelyFlight(flights: readonly Flight[]): Direction | null {
  const hits = flights.find((flight) => flight.hit);
  const far = flights.toSorted((one, other) => other.path.length - one.path.length)[0];
  return (hits ?? far)?.direction ?? null;
}

/** Why a touched field cannot be chosen, in the server's words; null if there is nothing to say. */
export function whyNot(
  view: View,
  outlook: MatchOutlook | null,
  piece: PieceId | null,
  passing: boolean,
  spot: Spot,
): string | null {
  if (!outlook || !piece) return null;
  const here = keyOf(spot);
  if (passing) {
    const known = outlook.passes?.find(({ to }) => keyOf(to) === here);
    return known?.refusal?.message ?? null;
  }
  const step = outlook.steps?.find((each) => each.piece === piece && keyOf(each.to) === here);
  if (step) return step.refusal?.message ?? null;
  return pieceAt(view, view.seat ?? 0, spot) === piece ? null : (outlook.elsewhere?.[piece]?.message ?? null);
}
