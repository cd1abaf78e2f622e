/** A table as it is now, as far as this person may know: the newest frame, and what has come before. */

import type {
  Act,
  Happened,
  Hint,
  Past,
  Reacted,
  Refused,
  Said,
  Say,
  ServerFrame,
  TableFrame,
  TableInfo,
} from "../protocol/messages";
import { Connection, type Status, type Surroundings } from "./connection";

/** More than this at once is catching up, not something to watch. */
const WATCHABLE = 14;
/** An answer usually comes in a blink; a move that waits longer than this is shown to wait. */
const BLINK = 400;

/** What came of one action, in the words of its game. */
export type Told<Event = unknown> = Omit<Happened, "events"> & { events: Event[] };

export interface Listener<Event = unknown> {
  happened?(events: Told<Event>[]): void;
  refused?(refusal: Refused): void;
  reacted?(reaction: Reacted): void;
  said?(said: Said): void;
  trouble?(message: string): void;
}

/** What a game says is typed by its face; here it is only kept. */
export class LiveTable<View = unknown, Action = unknown, Event = unknown> {
  info = $state.raw<TableInfo | null>(null);
  /** When the info came, for clocks that run on meanwhile. */
  infoAt = $state(0);
  view = $state.raw<View>(null as View);
  version = $state(0);
  actions = $state.raw<Action[]>([]);
  asides = $state.raw<Action[]>([]);
  history = $state.raw<Told<Event>[]>([]);
  chat = $state.raw<Said[]>([]);
  /** What is being written; a line that was not taken comes back here. */
  draft = $state("");
  status = $state<Status>("connecting");
  /** The last thing that was done has been waiting for longer than a blink. */
  private late = $state(false);
  hint = $state.raw<(Hint & { action: Action }) | null>(null);
  /** The question for a hint that is not answered yet. */
  private hintAsked = $state<string | null>(null);
  /** What this person did and the server has not answered yet. */
  unanswered = $state.raw<readonly Action[]>([]);
  /** Where this person sits; null for a watcher. */
  seat = $state<number | null>(null);
  private connection: Connection;
  private listeners = new Set<Listener<Event>>();
  private begun = false;
  private patience: unknown = null;
  /** What was seen from this seat, by version, to look back at. */
  private views = new Map<number, View>();

  constructor(
    private readonly around: Surroundings,
    /** What the server says was seen at an earlier version. */
    private readonly past: (version: number) => Promise<Past>,
  ) {
    this.connection = new Connection(
      around,
      (frame, answered) => this.take(frame, answered),
      (status) => {
        this.status = status;
        // A question for a hint is not asked again on a new line.
        this.hintAsked = null;
      },
    );
  }

  /** Something was done, and nothing else can be done before its answer. */
  get waiting(): boolean {
    return this.unanswered.length > 0;
  }

  /** A hint was asked for, and its answer is on the way. */
  get thinking(): boolean {
    return this.hintAsked !== null;
  }

  /** What has to be shown as waiting, because there is no line or no quick answer. */
  get unsent(): readonly Action[] {
    return this.late || this.status !== "online" ? this.unanswered : [];
  }

  listen(listener: Listener<Event>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  act(action: Action): void {
    this.hint = null;
    this.connection.act(action);
    this.unanswered = this.connection.waiting as readonly Action[];
    this.late = false;
    this.around.cancel(this.patience);
    this.patience = this.around.after(BLINK, () => (this.late = true));
  }

  say(text: string, to: "table" | "team"): void {
    this.connection.say(text, to);
  }

  react(reaction: Reacted["reaction"]): void {
    this.connection.send({ type: "react", reaction });
  }

  askHint(): void {
    if (this.thinking || this.status !== "online") return;
    this.hintAsked = this.around.newId();
    this.connection.send({ type: "hint", id: this.hintAsked });
  }

  /** The table at an earlier version, as this person saw it: remembered, or told by the server. */
  async viewAt(version: number): Promise<View> {
    const { views } = this;
    if (!views.has(version)) views.set(version, (await this.past(version)).view as View);
    return views.get(version) as View;
  }

  hurry = (): void => this.connection.hurry();
  doubt = (): void => this.connection.doubt();

  /** Speak with the server anew: in another language, or as somebody who has just sat down. */
  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.around.cancel(this.patience);
    this.connection.close();
  }

  private take(frame: ServerFrame, answered?: Act | Say): void {
    // Frames come often, and mostly nothing waits: what has not changed need not be drawn again.
    if (this.waiting) this.unanswered = this.connection.waiting as readonly Action[];
    switch (frame.type) {
      case "table":
        return this.show(frame);
      case "refused":
        this.offer(frame);
        return this.tell((listener) => listener.refused?.(frame));
      case "said":
        if (this.chat.some((line) => line.number === frame.number)) return;
        if (frame.seat === this.seat) this.connection.heardMyself();
        this.chat = [...this.chat, frame].toSorted((one, other) => one.number - other.number);
        return this.tell((listener) => listener.said?.(frame));
      case "reacted":
        return this.tell((listener) => listener.reacted?.(frame));
      case "hint":
        if (frame.id === this.hintAsked) this.hintAsked = null;
        this.hint = frame.version === this.version ? { ...frame, action: frame.action as Action } : null;
        return;
      case "trouble":
        if (frame.id === this.hintAsked) this.hintAsked = null;
        if (answered?.type === "say") this.draft = [answered.text, this.draft].filter(Boolean).join(" ");
        return this.tell((listener) => listener.trouble?.(frame.message));
    }
  }

  private show(frame: TableFrame): void {
    const otherEyes = this.begun && frame.seat !== this.seat;
    if (otherEyes) this.changeEyes();
    const known = this.history.at(-1)?.version ?? -1;
    // What other eyes have just seen comes again, with everything before it.
    const told = frame.events as Told<Event>[];
    const fresh = otherEyes ? [] : told.filter((happened) => happened.version > known);
    const watch = this.begun && fresh.length > 0 && fresh.length <= WATCHABLE;
    if (frame.version !== this.version) this.hint = this.hintAsked = null;
    if (frame.info) {
      this.info = frame.info;
      this.infoAt = performance.now();
    }
    this.version = frame.version;
    this.seat = frame.seat;
    this.offer(frame);
    if (fresh.length) this.history = [...this.history, ...fresh];
    if (this.view !== null) this.views.set(frame.version, this.view);
    this.begun = !otherEyes;
    if (watch) this.tell((listener) => listener.happened?.(fresh));
  }

  /** How things are now, and what may be done. */
  private offer({ view, actions, asides }: Pick<TableFrame, "view" | "actions" | "asides">): void {
    this.view = view as View;
    this.actions = actions as Action[];
    this.asides = asides as Action[];
  }

  /** Other eyes see other things, and number them in their own way: everything is told again. */
  private changeEyes(): void {
    this.history = [];
    this.views = new Map();
    this.begun = false;
    this.connection.startAfresh();
  }

  private tell(what: (listener: Listener<Event>) => void): void {
    for (const listener of this.listeners) what(listener);
  }
}
