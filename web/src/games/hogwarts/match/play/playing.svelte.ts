/** What the person has chosen so far on the pitch or in the sky, and what can be done with it. */

import { offers, ofKind } from "@/kit/offers";
import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import { forwardStep, likelyFlight, likelyPiece, litFields, readyPieces, throwOf, whyNot } from "./choosing";
import { pressesOf, type Press } from "./presses";
import {
  carrierOf,
  eyesOf,
  keyOf,
  pieceAt,
  type Action,
  type Direction,
  type Happening,
  type MatchOutlook,
  type PieceId,
  type Spot,
  type View,
} from "../types";
import type { Wording } from "./wording";

interface Offered {
  view: View;
  actions: readonly Action[];
  outlook: MatchOutlook | null;
}

const percentOf = (chance: number) => Math.round(chance * 100);

export class Playing {
  piece = $state<PieceId | null>(null);
  passing = $state(false);
  /** The way that a Bludger is to fly. */
  private way = $state<Direction | null>(null);
  /** A costly field that was tapped once. */
  waiting = $state<string | null>(null);
  private sure = $state(false);
  card = $state<string | null>(null);
  note = $state<string | null>(null);

  constructor(
    private readonly offered: () => Offered,
    private readonly act: (action: Action) => void,
    private readonly words: () => Wording,
  ) {}

  private readonly now = $derived.by(() => this.offered());
  private readonly side = $derived(eyesOf(this.now.view));
  readonly ready = $derived(readyPieces(this.now.view, this.now.actions, this.side));
  readonly lit = $derived(litFields(this.now.actions, this.now.outlook, this.piece, this.passing));
  private readonly flights = $derived(this.now.outlook?.flights ?? []);
  readonly direction = $derived(this.way ?? likelyFlight(this.flights));
  private readonly flight = $derived(this.flights.find((flight) => flight.direction === this.direction) ?? null);
  private readonly ofCard = $derived(this.now.outlook?.chase?.cards.find((each) => each.card === this.card) ?? null);
  private readonly confirmed = $derived(this.waiting === null ? null : (this.lit.get(this.waiting) ?? null));
  private readonly isCarrier = $derived(this.piece !== null && carrierOf(this.now.view, this.side) === this.piece);
  private readonly aiming = $derived(this.now.outlook?.readying?.find((each) => each.piece === this.piece) ?? null);

  /** After each move: forget what belonged to the last question, and keep a piece that can go on. */
  settle(): void {
    const { view, actions } = this.offered();
    const ready = readyPieces(view, actions, eyesOf(view));
    this.way = this.waiting = this.note = this.card = null;
    this.sure = false;
    if (!offers(actions, "pass")) this.passing = false;
    if (actions.length && (this.piece === null || !ready.has(this.piece)))
      this.piece = likelyPiece(view, ready, eyesOf(view));
  }

  choose(piece: PieceId): void {
    this.piece = piece;
    this.passing = this.sure = false;
    this.waiting = this.note = null;
  }

  chooseCard(card: string): void {
    const known = this.now.outlook?.chase?.cards.find((each) => each.card === card);
    this.note = known?.refusal?.message ?? null;
    this.card = known && !known.refusal && this.card !== card ? card : null;
  }

  tap(spot: Spot): void {
    const { view, outlook, actions } = this.now;
    if (!actions.length) return;
    this.note = null;
    this.sure = false;
    if (offers(actions, "throw")) return this.throwTowards(spot);
    const key = keyOf(spot);
    const target = this.lit.get(key);
    if (target?.costly && this.waiting !== key) {
      this.waiting = key;
      return;
    }
    if (target) return this.act(target.action);
    this.waiting = null;
    const own = pieceAt(view, this.side, spot);
    if (own && own !== this.piece && this.ready.has(own)) return this.choose(own);
    this.note = whyNot(view, outlook, this.piece, this.passing, spot);
  }

  private throwTowards(spot: Spot): void {
    const found = this.flights.find(({ path }) => path.some((field) => keyOf(field) === keyOf(spot)));
    if (!found) return;
    const action = throwOf(this.now.actions, found.direction);
    if (found.direction === this.direction && action) this.act(action);
    else this.way = found.direction;
  }

  // What is asked, and what it means

  get question(): string {
    const { view, actions } = this.now;
    const [words, piece] = [this.words(), this.piece];
    if (view.phase === "act" && piece && actions.length > 1)
      return t(this.passing ? "pitch-pass-where" : "pitch-where", { piece: words.piece(piece) });
    if (view.phase === "throw" && view.aimed)
      return t("pitch-throw-which", { piece: words.piece(view.aimed.piece as PieceId) });
    if (view.phase === "fly" && view.flown) return t("pitch-play-card");
    if (view.phase === "fly" && !offers(actions, "card")) return t("pitch-roll-chase");
    return t(`quidditch-match-ask-${view.phase}`);
  }

  get detail(): string {
    const { view, outlook } = this.now;
    const words = this.words();
    if (this.sure) return t("pitch-end-loses", { left: view.left });
    if (this.confirmed?.robs)
      return t("pitch-steal", { piece: words.piece(this.confirmed.robs), cost: this.confirmed.cost });
    if (this.confirmed) return t("pitch-pass-loose", { field: words.field(this.confirmed.spot) });
    if (view.phase === "throw") return t("pitch-throw-reach", { reach: view.aimed?.reach ?? 0 });
    if (view.phase === "place" && this.piece) return t("pitch-place-where", { piece: words.piece(this.piece) });
    if (view.phase === "fly") return this.chaseDetail;
    if (view.phase !== "act") return "";
    const shot = this.isCarrier ? outlook?.shot : null;
    if (shot && !shot.refusal) return t(shot.kept ? "pitch-shot-kept" : "pitch-shot-open");
    if (this.aiming && !this.aiming.refusal) return this.aimDetail;
    return t(this.isCarrier ? "pitch-carrier-cost" : "pitch-step-cost");
  }

  private get aimDetail(): string {
    const targets = (this.aiming?.targets ?? []).map(({ piece, rolls }) =>
      t("pitch-aim-target", { piece: this.words().piece(piece), rolls: rollsWords(rolls) }),
    );
    return targets.length ? t("pitch-aim-hits", { targets: listed(targets) }) : t("pitch-aim-nobody");
  }

  private get chaseDetail(): string {
    const chase = this.now.outlook?.chase;
    if (!chase) return "";
    const card = this.ofCard;
    if (card?.chance) return t("pitch-chance-card", { percent: percentOf(card.chance) });
    if (card) return t("pitch-needed", { count: chase.needed - (card.own ?? 0) });
    return this.now.view.flown || !chase.chance
      ? t("pitch-needed", { count: chase.needed })
      : t("pitch-chance-roll", { count: chase.needed, percent: percentOf(chase.chance) });
  }

  /** Tags over the pitch: who would have to dodge, and how likely a goal is. */
  get speeches(): { spot: Spot; words: string }[] {
    const { outlook } = this.now;
    const flight = this.flight;
    if (flight?.hit) return [{ spot: flight.path.at(-1)!, words: t("pitch-dodges", { roll: outlook!.saved }) }];
    return [];
  }

  // The chase

  /** Where the chosen card would take the own seeker. */
  get reach(): number | null {
    const card = this.ofCard;
    return card?.own ? this.now.view.seekers[this.side]! + card.own : null;
  }

  get reachWords(): string {
    const reach = this.reach;
    const field = Math.min(reach ?? 0, this.now.view.pitch.track);
    return reach !== null && reach >= this.now.view.pitch.track ? t("pitch-snitch") : t("pitch-field", { field });
  }

  /** How far the own seeker has flown in this turn. */
  flown(happenings: readonly Happening[]): number {
    const began = happenings.findLastIndex(({ event }) => event.type === "turn_began");
    return happenings
      .slice(began + 1)
      .reduce((sum, { event }) => (event.type === "seeker_flew" && event.seat === this.side ? sum + event.by : sum), 0);
  }

  // The buttons

  get presses(): Press[] {
    const { actions, outlook, view } = this.now;
    const shot = ofKind(actions, "shoot")[0];
    const aim = ofKind(actions, "aim").find((action) => action.piece === this.piece) ?? null;
    return pressesOf({
      actions,
      label: (action) => this.words().action(action),
      act: this.act,
      confirm: this.confirm,
      canPass: this.isCarrier && offers(actions, "pass"),
      passing: this.passing,
      pass: () => {
        this.passing = !this.passing;
        this.waiting = this.note = null;
      },
      aim,
      hits: Boolean(this.aiming?.targets?.length),
      shoot: shot && this.isCarrier ? { action: shot, percent: percentOf(outlook?.shot?.chance ?? 0) } : null,
      forward: forwardStep(view, this.lit, this.piece, this.side),
      left: view.phase === "act" ? view.left : 0,
      sure: this.sure,
      doubt: () => (this.sure = true),
    });
  }

  private get confirm(): { action: Action; label: string } | null {
    const { actions } = this.now;
    const words = this.words();
    const thrown = this.direction && throwOf(actions, this.direction);
    if (thrown && this.flight) {
      const { hit, path } = this.flight;
      const to = path.at(-1);
      const label = hit
        ? t("pitch-throw-at", { piece: words.piece(hit) })
        : to
          ? t("pitch-throw-to", { field: words.field(to) })
          : words.action(thrown);
      return { action: thrown, label };
    }
    if (this.confirmed) {
      const { action, robs } = this.confirmed;
      return { action, label: t(robs ? "pitch-go-and-take" : "pitch-throw-there") };
    }
    const card = this.card === null ? undefined : ofKind(actions, "card").find(({ card: each }) => each === this.card);
    return card ? { action: card, label: words.action(card) } : null;
  }
}

/** What a die must show: "3+" or "2 or 4". */
function rollsWords(rolls: readonly number[]): string {
  const [least] = rolls;
  const upwards = rolls.at(-1) === 6 && rolls.length === 7 - (least ?? 7);
  return upwards && rolls.length > 1 ? `${least}+` : rolls.join(", ");
}
