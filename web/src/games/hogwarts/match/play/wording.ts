/** The match in words: who and what, where, and how far. */

import { paired, t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { Fields } from "@/kit/words/reading/data";
import type { Reader } from "@/kit/words/reading/reader";
import { actionWords } from "@/kit/words/report/sentences";
import { spotName } from "../spots";
import {
  carrierOf,
  eyesOf,
  isSpot,
  keyOf,
  pieceAt,
  PIECES,
  type Action,
  type EventOf,
  type PieceId,
  type Spot,
  type View,
} from "../types";

export class Wording {
  constructor(
    private readonly reader: Reader,
    private readonly view: View,
  ) {}

  piece = (piece: PieceId) => this.reader.thing(piece, "piece");
  house = (side: number) => this.reader.thing(this.view.houses[side]!, "house");
  side = (side: number) => this.reader.player(side);
  field = (spot: Spot) => spotName(spot);
  action = (action: Action) => actionWords(this.reader, action as unknown as Fields);

  /** The letters on the tag of a piece. */
  letters = (piece: PieceId) => {
    const [role, number = ""] = piece.split("_");
    return t(`pitch-letter-${role}`) + number;
  };

  get score(): string {
    const home = eyesOf(this.view);
    return `${this.view.goals[home]} : ${this.view.goals[1 - home]}`;
  }

  rolled = ({ seat, dice }: EventOf<"flight_rolled">) => this.about("rolled", seat, dice[0] + dice[1]);

  /** A sentence about a side, or about the viewer. */
  private about = (what: "rolled" | "ahead", side: number, count: number) =>
    side === this.view.seat ? t(`pitch-you-${what}`, { count }) : t(`pitch-${what}`, { name: this.side(side), count });

  /** Who is ahead in the chase. */
  get lead(): string {
    const home = eyesOf(this.view);
    const [mine, theirs] = [this.view.seekers[home]!, this.view.seekers[1 - home]!];
    if (mine === theirs) return t("pitch-level", { field: mine });
    const first = mine > theirs ? home : 1 - home;
    return this.about("ahead", first, Math.abs(mine - theirs));
  }

  /** What the other side is doing. */
  get waiting(): string {
    const { phase, turn, left } = this.view;
    const name = this.side(phase === "put" ? 1 - turn : turn);
    return phase === "over" ? "" : t(`pitch-waits-${phase}`, { name, left });
  }

  /** A field for somebody who does not see the pitch. */
  describe = (spot: Spot): string => {
    const { view } = this;
    const home = eyesOf(view);
    const found = [home, 1 - home].flatMap((side) => {
      const piece = pieceAt(view, side, spot);
      if (!piece) return [];
      const named = t("pitch-piece-of", { piece: this.piece(piece), name: this.side(side) });
      return [named, ...this.held(side, piece)];
    });
    const lying = [
      ...(isSpot(view.quaffle) && keyOf(view.quaffle) === keyOf(spot) ? ["quaffle"] : []),
      ...view.bludgers.filter((ball) => isSpot(ball) && keyOf(ball) === keyOf(spot)).map(() => "bludger"),
    ].map((ball) => this.reader.thing(ball, "ball"));
    return paired(this.field(spot), listed([...found, ...lying]) || t("pitch-empty"));
  };

  private held(side: number, piece: PieceId): string[] {
    const bludger = this.view.bludgers.some((ball) => !isSpot(ball) && ball.side === side && ball.piece === piece);
    return [
      ...(carrierOf(this.view, side) === piece ? [this.reader.thing("quaffle", "ball")] : []),
      ...(bludger ? [this.reader.thing("bludger", "ball")] : []),
    ];
  }

  /** Where everybody is, for the list form. */
  get positions(): string {
    const home = eyesOf(this.view);
    return [home, 1 - home]
      .map((side) => {
        const there = PIECES.flatMap((piece) => {
          const at = this.view.pieces[side]![piece];
          return at ? [[this.piece(piece), this.field(at), ...this.held(side, piece)].join(" ")] : [];
        });
        return `${paired(this.side(side), there.join(", "))}.`;
      })
      .join(" ");
  }

  /** The fields that a move is about. */
  spotsOf(action: Action): Spot[] {
    const own = this.view.pieces[eyesOf(this.view)]!;
    const from = "piece" in action ? own[action.piece] : null;
    const to = "to" in action ? action.to : null;
    return [from, to].filter((spot) => spot !== null && spot !== undefined);
  }
}
