/** A table as this viewer knows it: the latest frame, and everything before. */

import type {
  Act,
  Ask,
  Happened as AnyHappened,
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

/** Animate at most this many events; more means catching up. */
const WATCHABLE = 14;
/** Show a move as waiting after this many milliseconds. */
const BLINK = 400;

/** The outcome of one action, with the game's own events. */
export type Happened<Event = unknown> = Omit<AnyHappened, "events"> & { events: Event[] };

export interface Listener<Event = unknown> {
  happened?(events: Happened<Event>[]): void;
  refused?(refusal: Refused): void;
  reacted?(reaction: Reacted): void;
  said?(said: Said): void;
  trouble?(message: string): void;
}

/** Add an entry; one that takes others back leaves out what came after the version that it goes back to. */
function takenBack<Event>(history: Happened<Event>[], happened: Happened<Event>): Happened<Event>[] {
  const { back_to: back } = happened;
  return [...(back == null ? history : history.filter(({ version }) => version <= back)), happened];
}

/** The state of a table. Views, actions and events are typed by the game's face. */
export class LiveTable<View = unknown, Action = unknown, Event = unknown, Outlook = unknown> {
  info = $state.raw<TableInfo | null>(null);
  /** When the info arrived, for clocks that keep running. */
  infoAt = $state(0);
  view = $state.raw<View>(null as View);
  version = $state(0);
  actions = $state.raw<Action[]>([]);
  asides = $state.raw<Action[]>([]);
  /** What this seat may ask of the others, or do for them. */
  may = $state.raw<TableFrame["may"]>([]);
  /** The name under which somebody watches. */
  watchName = $state<string | null>(null);
  history = $state.raw<Happened<Event>[]>([]);
  chat = $state.raw<Said[]>([]);
  /** The chat line being written; a rejected line returns here. */
  draft = $state("");
  status = $state<Status>("connecting");
  /** True when the last action has waited for longer than a blink. */
  private late = $state(false);
  hint = $state.raw<(Hint & { action: Action }) | null>(null);
  /** The id of the pending hint request. */
  private hintAsked = $state<string | null>(null);
  /** What the viewer could do now and what would come of it, once it has been asked for at this version. */
  outlook = $state.raw<Outlook | null>(null);
  private outlookAsked: string | null = null;
  /** The viewer's actions that the server has not answered yet. */
  unanswered = $state.raw<readonly Action[]>([]);
  /** The viewer's seat; null for a spectator. */
  seat = $state<number | null>(null);
  private connection: Connection;
  private listeners = new Set<Listener<Event>>();
  private begun = false;
  private patience: unknown = null;
  /** Views from this seat by version, for looking back. */
  private views = new Map<number, View>();

  constructor(
    private readonly around: Surroundings,
    /** Fetch the view of an earlier version. */
    private readonly past: (version: number) => Promise<Past>,
  ) {
    this.connection = new Connection(
      around,
      (frame, answered) => this.take(frame, answered),
      (status) => {
        this.status = status;
        if (status === "online" && this.watchName !== null)
          this.connection.send({ type: "watch", name: this.watchName });
        // What was asked for is lost with its connection.
        this.hintAsked = this.outlookAsked = null;
      },
    );
  }

  /** True while an action waits for its answer, and nothing else can be done. */
  get waiting(): boolean {
    return this.unanswered.length > 0;
  }

  /** True while a hint is on its way. */
  get thinking(): boolean {
    return this.hintAsked !== null;
  }

  /** Actions to show as waiting, because the connection or the answer is slow. */
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

  /** Ask everybody at the table; the answer comes with the table's info. */
  ask(what: Ask["what"]): void {
    this.connection.send({ type: "ask", id: this.around.newId(), what });
  }

  answer(asked: number, agree: boolean): void {
    this.connection.send({ type: "answer", id: this.around.newId(), asked, agree });
  }

  resume(): void {
    this.connection.send({ type: "resume", id: this.around.newId() });
  }

  giveTime(): void {
    this.connection.send({ type: "give_time", id: this.around.newId() });
  }

  /** Watch under a name, and so be able to talk to others who watch. */
  watchAs(name: string | null): void {
    this.watchName = name;
    this.connection.send({ type: "watch", name });
  }

  /** Tell whether a line of chat is one's own. */
  isMine(said: Said): boolean {
    return said.seat === null ? this.seat === null && said.name === this.watchName : said.seat === this.seat;
  }

  react(reaction: Reacted["reaction"]): void {
    this.connection.send({ type: "react", reaction });
  }

  askHint(): void {
    if (this.thinking || this.status !== "online") return;
    this.hintAsked = this.around.newId();
    this.connection.send({ type: "hint", id: this.hintAsked });
  }

  /** Ask for the outlook of this version, unless it is here or on its way. */
  askOutlook(): void {
    if (this.outlook || this.outlookAsked || this.status !== "online") return;
    this.outlookAsked = this.around.newId();
    this.connection.send({ type: "outlook", id: this.outlookAsked });
  }

  /** Return the view of an earlier version, from memory or from the server. */
  async viewAt(version: number): Promise<View> {
    const { views } = this;
    if (!views.has(version)) views.set(version, (await this.past(version)).view as View);
    return views.get(version) as View;
  }

  hurry = (): void => this.connection.hurry();
  doubt = (): void => this.connection.doubt();

  /** Reconnect, in another language or after taking a seat. */
  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.around.cancel(this.patience);
    this.connection.close();
  }

  private take(frame: ServerFrame, answered?: Act | Say): void {
    // Assign only on a change: a new array would redraw the table on every frame.
    if (this.waiting) this.unanswered = this.connection.waiting as readonly Action[];
    switch (frame.type) {
      case "table":
        return this.show(frame);
      case "refused":
        this.offer(frame);
        return this.tell((listener) => listener.refused?.(frame));
      case "said":
        if (this.chat.some((line) => line.number === frame.number)) return;
        if (this.isMine(frame)) this.connection.heardMyself();
        this.chat = [...this.chat, frame].toSorted((one, other) => one.number - other.number);
        return this.tell((listener) => listener.said?.(frame));
      case "reacted":
        return this.tell((listener) => listener.reacted?.(frame));
      case "hint":
        if (frame.id === this.hintAsked) this.hintAsked = null;
        this.hint = frame.version === this.version ? { ...frame, action: frame.action as Action } : null;
        return;
      case "outlook":
        if (frame.id !== this.outlookAsked) return;
        this.outlookAsked = null;
        this.outlook = frame.version === this.version ? (frame.outlook as Outlook) : null;
        return;
      case "trouble":
        if (frame.id === this.outlookAsked) this.outlookAsked = null;
        if (frame.id === this.hintAsked) this.hintAsked = null;
        if (answered?.type === "say") this.draft = [answered.text, this.draft].filter(Boolean).join(" ");
        return this.tell((listener) => listener.trouble?.(frame.message));
    }
  }

  private show(frame: TableFrame): void {
    // Before the match all eyes see the same.
    const otherEyes = this.begun && this.view !== null && frame.seat !== this.seat;
    if (otherEyes) this.changeEyes();
    const known = this.history.at(-1)?.version ?? -1;
    // After a change of seat the server repeats everything: nothing here is fresh.
    const received = frame.events as Happened<Event>[];
    const fresh = otherEyes ? [] : received.filter((happened) => happened.version > known);
    const watch = this.begun && fresh.length > 0 && fresh.length <= WATCHABLE;
    if (frame.version !== this.version || otherEyes) {
      this.hint = this.hintAsked = null;
      this.outlook = this.outlookAsked = null;
    }
    if (frame.info) {
      // What players brought is sent once, and later only named.
      const same = this.info?.table === frame.info.table && this.info.content === frame.info.content;
      this.info = same && this.info ? { ...frame.info, options: this.info.options } : frame.info;
      this.infoAt = performance.now();
    }
    this.version = frame.version;
    this.seat = frame.seat;
    this.may = frame.may;
    this.offer(frame);
    if (fresh.length) this.history = fresh.reduce(takenBack, this.history);
    if (this.view !== null) this.views.set(frame.version, this.view);
    this.begun = !otherEyes;
    if (watch) this.tell((listener) => listener.happened?.(fresh));
  }

  /** Take over the view, and the actions it allows. */
  private offer({ view, actions, asides }: Pick<TableFrame, "view" | "actions" | "asides">): void {
    this.view = view as View;
    this.actions = actions as Action[];
    this.asides = asides as Action[];
  }

  /** Forget everything after a change of seat: another seat sees and counts other events. */
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
