/** The current selection, for mouse, touch, keyboard and drag. It knows no rules, only the offered actions. */

import type { Held } from "@/kit/hand/held";
import { t } from "@/text/i18n.svelte";
import { offers, ofKind } from "@/kit/offers";
import { toast } from "@/notes/toasts.svelte";
import type { Action, Cancel, Play } from "@/protocol/quidditch";
import {
  ballsOf,
  ballsToLay,
  declareOf,
  meant,
  modesOf,
  nextBalls,
  ordersFrom,
  playsOf,
  takesOf,
  wholeCommit,
  type Decision,
  type Plan,
} from "./matching";
import type { Ball, Card, Mode } from "../types";

export interface Surface {
  /** The actions, including changes to a secret decision. */
  offered(): readonly Action[];
  hand(): readonly Held[];
  /** The cards that the person decided to lay, until both have decided. */
  decided(): Plan | undefined;
  act(action: Action): void;
}

type KeyPlan = Partial<Record<Ball, string>>;

export class Choosing {
  picked = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  ball = $state<Ball | null>(null);
  take = $state<Card | null>(null);
  /** The planned card for each ball; null until the person changes something. */
  private plan = $state.raw<KeyPlan | null>(null);
  /** The balls declared or ordered so far. */
  balls = $state.raw<Ball[]>([]);

  constructor(private readonly surface: Surface) {}

  get card(): Card | null {
    return this.cardOf(this.picked);
  }

  private cardOf(key: string | null | undefined): Card | null {
    return this.surface.hand().find((held) => held.key === key)?.card ?? null;
  }

  private kind<K extends Action["type"]>(kind: K) {
    return ofKind(this.surface.offered(), kind);
  }

  // Special cards

  private get plays(): Play[] {
    return playsOf(this.kind("play"), this.card);
  }

  private get playsInMode(): Play[] {
    return this.mode === null ? this.plays : this.plays.filter((play) => play.mode === this.mode);
  }

  /** The modes to choose from; none when the card has only one. */
  get modes(): Mode[] {
    const modes = modesOf(this.plays);
    return modes.length > 1 ? modes : [];
  }

  get takes(): Card[] {
    return takesOf(this.plays);
  }

  /** The play, once the selection is complete. */
  get play(): Play | null {
    return meant(this.plays, this.mode, this.ball, this.take);
  }

  /** The answer with the chosen card, which cancels the last one played. */
  get cancel(): Cancel | null {
    return this.kind("cancel").find((cancel) => cancel.card === this.card) ?? null;
  }

  /** The cards that can be played now, freely or as an answer. */
  get playable(): Set<Card> {
    return new Set([...this.kind("play"), ...this.kind("cancel")].map((action) => action.card));
  }

  /** The card of the hand to play, where there is but one; null otherwise. */
  get only(): Held | null {
    const cards = new Set(this.kind("play").map((play) => play.card));
    return cards.size === 1 ? (this.surface.hand().find((held) => cards.has(held.card)) ?? null) : null;
  }

  chooseMode(mode: Mode): void {
    this.mode = mode;
    this.ball = null;
  }

  // Laying

  private get keys(): KeyPlan {
    if (this.plan) return this.plan;
    const left = [...this.surface.hand()];
    const keys: KeyPlan = {};
    for (const [ball, card] of Object.entries(this.surface.decided() ?? {}) as [Ball, Card][]) {
      const place = left.findIndex((held) => held.card === card);
      if (place >= 0) keys[ball] = left.splice(place, 1)[0]!.key;
    }
    return keys;
  }

  /** The planned card at each ball. */
  get planned(): Plan {
    const entries = Object.entries(this.keys).map(([ball, key]) => [ball, this.cardOf(key)] as const);
    return Object.fromEntries(entries.filter(([, card]) => card !== null));
  }

  get plannedKeys(): Set<string> {
    return new Set(Object.values(this.keys));
  }

  /** The decision to send; null while it is incomplete or unchanged. */
  get commit() {
    return this.surface.decided() && !this.plan ? null : wholeCommit(this.kind("commit"), this.planned);
  }

  get changed(): boolean {
    return this.plan !== null;
  }

  private place(ball: Ball, key: string): void {
    const rest = Object.entries(this.keys).filter(([at, each]) => each !== key && at !== ball);
    this.plan = { ...Object.fromEntries(rest), [ball]: key };
    this.picked = null;
  }

  private takeBack(ball: Ball): void {
    this.plan = Object.fromEntries(Object.entries(this.keys).filter(([at]) => at !== ball));
  }

  /** Return the balls where the chosen card may go, next to the rest of the plan. */
  private layable(): Ball[] {
    if (this.card === null) return [];
    const others = Object.entries(this.keys).filter(([, key]) => key !== this.picked);
    return ballsToLay(
      this.kind("commit"),
      Object.fromEntries(others.map(([ball, key]) => [ball, this.cardOf(key)!])),
      this.card,
    );
  }

  /** Return the balls whose planned card would be replaced. */
  private taken(): Ball[] {
    if (this.card === null || !offers(this.surface.offered(), "commit")) return [];
    return (Object.keys(this.keys) as Ball[]).filter((ball) => this.keys[ball] !== this.picked);
  }

  // Declaring and ordering

  get declare() {
    return declareOf(this.kind("declare"), this.balls);
  }

  get order() {
    const orders = ordersFrom(this.kind("order"), this.balls);
    return this.balls.length && orders.length === 1 ? orders[0]! : null;
  }

  /** The decisions that the person has put together and could send. */
  get complete(): Decision[] {
    return [this.commit, this.declare, this.order].filter((decision) => decision !== null);
  }

  // Taps

  /** The balls that can be tapped. */
  get lit(): Set<Ball> {
    const actions = this.surface.offered();
    if (offers(actions, "order")) return new Set(nextBalls(this.kind("order"), this.balls));
    if (offers(actions, "declare")) {
      const all = new Set(this.kind("declare").flatMap((declare) => declare.balls));
      return new Set([...all].filter((ball) => declareOf(this.kind("declare"), toggled(this.balls, ball))));
    }
    if (offers(actions, "commit")) return new Set([...this.layable(), ...this.taken()]);
    return new Set(ballsOf(this.playsInMode));
  }

  pick(held: Held): void {
    const again = this.picked === held.key;
    // An answer needs no further choice, so a second tap sends it.
    if (again && this.cancel) return this.send(this.cancel);
    this.forget();
    if (again) return;
    this.picked = held.key;
    const lit = [...this.layable()];
    if (lit.length === 1 && Object.keys(this.keys).length === 0) this.place(lit[0]!, held.key);
  }

  press(ball: Ball): void {
    const actions = this.surface.offered();
    if (offers(actions, "order")) return this.name(ball);
    if (offers(actions, "declare")) {
      if (this.lit.has(ball)) this.balls = toggled(this.balls, ball);
    } else if (offers(actions, "commit")) this.lay(ball);
    else if (this.lit.has(ball)) this.aim(ball);
    else if (offers(actions, "play")) toast({ text: t("quidditch-choose-card-first") });
  }

  drop(held: Held, ball: Ball | null): void {
    this.picked = held.key;
    if (ball && this.lit.has(ball)) this.press(ball);
    else this.picked = null;
  }

  send(action: Action | null): void {
    if (!action) return;
    this.clear();
    this.surface.act(action);
  }

  /** Send what is complete. */
  confirm(): void {
    if (this.picked !== null) return this.send(this.play ?? this.cancel);
    this.send(this.commit ?? this.order ?? (this.balls.length ? this.declare : null));
  }

  /** Put the chosen card back. */
  forget(): void {
    this.picked = this.mode = this.ball = this.take = null;
  }

  /** Drop the selection and the plan. */
  clear(): void {
    this.forget();
    this.plan = null;
    this.balls = [];
  }

  private lay(ball: Ball): void {
    if (this.picked !== null && this.lit.has(ball)) this.place(ball, this.picked);
    else if (this.keys[ball]) this.takeBack(ball);
    else toast({ text: t("quidditch-choose-card-first") });
  }

  private aim(ball: Ball): void {
    if (this.ball === ball && this.play) this.send(this.play);
    else this.ball = ball;
  }

  /** Name the next ball of the order; the last one follows by itself. */
  private name(ball: Ball): void {
    const place = this.balls.indexOf(ball);
    if (place >= 0) {
      this.balls = this.balls.slice(0, place);
      return;
    }
    if (!this.lit.has(ball)) return;
    this.balls = [...this.balls, ball];
    const left = ordersFrom(this.kind("order"), this.balls);
    if (left.length === 1) this.balls = left[0]!.balls;
  }
}

const toggled = (balls: readonly Ball[], ball: Ball) =>
  balls.includes(ball) ? balls.filter((each) => each !== ball) : [...balls, ball];
