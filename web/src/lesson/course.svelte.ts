/**
 * A lesson under way. It speaks to the table as a server would, so that the game's own table runs it: every action is
 * a try, and the server keeps nothing but what we send along.
 */

import { ApiError, attempt } from "../net/api";
import { newId } from "../net/browser";
import type { SocketLike, Surroundings } from "../net/connection";
import { LiveTable } from "../net/live.svelte";
import type { ClientFrame, LessonFrame, LessonVerdict, ServerFrame } from "../protocol/messages";
import { myName } from "../text/words";
import { learntOf, note } from "./progress.svelte";

type Tried = Record<string, unknown>;

/** What to send where there is only something to read. */
export const GO_ON: Tried = { type: "go_on" };

export class Course {
  frame = $state.raw<LessonFrame | null>(null);
  /** What became of the last try, as long as the coach talks about it. */
  verdict = $state.raw<LessonVerdict | null>(null);
  /** True once the learner has asked to be shown. */
  shown = $state(false);
  failure = $state.raw<unknown>(null);
  readonly table: LiveTable;
  private actions: Tried[];

  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {
    this.actions = learntOf(game, lesson).actions;
    this.table = new LiveTable(this.surroundings(), () => Promise.reject(new Error("a lesson has no past")));
  }

  /** True when there is a step to go back to. */
  get begun(): boolean {
    return this.frame !== null && this.frame.step > 0 && !this.frame.done;
  }

  /** Forget the last right try; a new course then begins before it. */
  forgetLast(): void {
    note(this.game, this.lesson, { actions: this.actions.slice(0, -1) });
  }

  /** Have the table mark what is right, as it marks a hint. */
  showMe(): void {
    this.shown = true;
    this.verdict = null;
    this.table.askHint();
  }

  close(): void {
    this.table.close();
  }

  private surroundings(): Surroundings {
    return {
      open: () => this.socket(),
      after: (milliseconds, run) => setTimeout(run, milliseconds),
      cancel: (timer) => clearTimeout(timer as number),
      random: Math.random,
      newId,
    };
  }

  private socket(): SocketLike {
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void this.answer(socket, JSON.parse(text) as ClientFrame),
      close: () => {},
    };
    void this.resume(socket);
    return socket;
  }

  private async resume(socket: SocketLike): Promise<void> {
    const frame = await this.ask(socket, null);
    if (!frame) return;
    socket.onopen?.();
    this.show(socket, frame);
  }

  private async answer(socket: SocketLike, sent: ClientFrame): Promise<void> {
    if (sent.type === "ping") return tell(socket, { type: "pong" });
    if (sent.type === "hint") return this.hint(socket, sent.id);
    if (sent.type === "outlook") {
      const { table, outlook } = this.frame!;
      return tell(socket, { type: "outlook", id: sent.id, version: table.version, outlook });
    }
    if (sent.type !== "act") return;
    const frame = await this.ask(socket, sent.action as Tried);
    if (!frame?.verdict) return;
    this.verdict = frame.verdict.kind === "right" ? null : frame.verdict;
    if (this.verdict) return tell(socket, refusal(sent.id, frame, frame.verdict));
    this.shown = false;
    this.actions = frame.done ? [] : [...this.actions, sent.action as Tried];
    note(this.game, this.lesson, { actions: this.actions, ...(frame.done && { done: true }) });
    tell(socket, { type: "acked", id: sent.id, version: frame.table.version });
    this.show(socket, frame);
  }

  private hint(socket: SocketLike, id: string): void {
    const { show: action, table } = this.frame!;
    if (action) tell(socket, { type: "hint", id, version: table.version, action, reason: null });
  }

  private show(socket: SocketLike, frame: LessonFrame): void {
    this.frame = frame;
    tell(socket, named(frame));
  }

  /** Ask the server. What it cannot be asked ends the lesson; without an answer the table says so and tries again. */
  private async ask(socket: SocketLike, tried: Tried | null): Promise<LessonFrame | null> {
    try {
      return await attempt(this.game, this.lesson, { actions: this.actions, try: tried });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) socket.onclose?.({ code: 1006 });
      else if (error.status === 400 && this.actions.length && tried === null) {
        // The lesson has changed since: begin again.
        this.actions = [];
        return this.ask(socket, tried);
      } else this.failure = error;
      return null;
    }
  }
}

const tell = (socket: SocketLike, frame: ServerFrame) => socket.onmessage?.({ data: JSON.stringify(frame) });

/** Give the learner's seat the person's own name; at the end nothing more is to be done. */
function named({ table, done }: LessonFrame): ServerFrame {
  const seats = table.info!.seats.map((seat, number) => (number === table.seat ? { ...seat, name: myName() } : seat));
  return { ...table, info: { ...table.info!, seats }, ...(done && { actions: [], asides: [] }) };
}

const refusal = (id: string, { table }: LessonFrame, { rule, code, message }: LessonVerdict): ServerFrame => ({
  type: "refused",
  id,
  version: table.version,
  rule: rule ?? "",
  code: code ?? "",
  message: message ?? "",
  view: table.view,
  actions: table.actions,
  asides: table.asides,
});
