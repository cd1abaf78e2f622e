/** One socket for one table: it comes back by itself, tells where it stopped, and loses nothing that was done. */

import type { Act, ClientFrame, Say, ServerFrame } from "../protocol/messages";

/** `gone`: there is no such table; `unplayable`: there is one, but it cannot be played on. */
export type Status = "connecting" | "online" | "offline" | "gone" | "unplayable";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(since: number): SocketLike;
  after(milliseconds: number, run: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
  newId(): string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const PONG_SOON = 1500;
const SAID_WITHIN = 1500;
/** Where coming back would not help. */
const FINAL: Record<number, Status> = { 4404: "gone", 4409: "unplayable" };

/** Longer after each failure, and never the same for two clients, so that they do not all come back at once. */
export function waitBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * random;
}

export class Connection {
  status: Status = "connecting";
  /** The last version that was seen; a new socket resumes after it. Before the first one stands the set-up. */
  version = -1;

  private socket: SocketLike | null = null;
  private unanswered = new Map<string, Act | Say>();
  private failures = 0;
  private retry: unknown = null;
  private heart: unknown = null;
  private chatting: unknown = null;
  private closed = false;

  constructor(
    private readonly around: Surroundings,
    /** A frame, and what it answers if it answers something of ours. */
    private readonly onFrame: (frame: ServerFrame, answered?: Act | Say) => void,
    private readonly onStatus: (status: Status) => void,
  ) {
    this.connect();
  }

  /** What was done and is not answered yet, the oldest first. */
  get waiting(): unknown[] {
    return [...this.unanswered.values()].filter((frame) => frame.type === "act").map((frame) => frame.action);
  }

  act(action: unknown): string {
    return this.keep({ type: "act", id: this.around.newId(), version: this.version, action });
  }

  say(text: string, to: "table" | "team"): string {
    return this.keep({ type: "say", id: this.around.newId(), text, to });
  }

  /** Signs and questions are of the moment: they are not repeated later. */
  send(frame: ClientFrame): void {
    if (this.status === "online") this.socket?.send(JSON.stringify(frame));
  }

  /** Chat has no acknowledgement of its own: hearing one's own words is the answer. */
  heardMyself(): void {
    for (const [id, frame] of this.unanswered) {
      if (frame.type === "say") {
        this.unanswered.delete(id);
        return;
      }
    }
  }

  /** Try at once: the network is back, or the person looks again. */
  hurry(): void {
    if (this.closed || this.socket) return;
    this.around.cancel(this.retry);
    this.connect();
  }

  /** The browser believes that the network is gone: the server is asked, for it may live on this very machine. */
  doubt(): void {
    if (this.status === "online") this.ask(PONG_SOON);
  }

  /** A new socket in place of the old one, because the person wants to be spoken to in another language. */
  renew(): void {
    if (this.closed || !this.socket) return;
    this.drop();
    this.tell("connecting");
    this.connect();
  }

  /** As somebody who has seen nothing yet: versions count what a seat notices, so another seat's mean nothing. */
  startAfresh(): void {
    this.version = -1;
    this.renew();
  }

  close(): void {
    this.closed = true;
    this.around.cancel(this.retry);
    this.around.cancel(this.heart);
    this.around.cancel(this.chatting);
    this.drop();
  }

  private keep(frame: Act | Say): string {
    this.unanswered.set(frame.id, frame);
    this.send(frame);
    return frame.id;
  }

  private connect(): void {
    this.retry = null;
    const socket = this.around.open(this.version);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.heard(JSON.parse(message.data) as ServerFrame);
    socket.onclose = (close) => this.lost(close.code);
  }

  private opened(): void {
    this.tell("online");
    // The same ids again: what the server has already done it only answers again.
    this.resend("act");
    // What was said before comes back first: only what is then still missing is said again.
    this.around.cancel(this.chatting);
    this.chatting = this.around.after(SAID_WITHIN, () => this.resend("say"));
    this.beat();
  }

  private heard(frame: ServerFrame): void {
    this.failures = 0;
    this.beat();
    // Before the match has begun nothing has been seen of it, not even its set-up.
    if ((frame.type === "table" || frame.type === "refused") && frame.view !== null)
      this.version = Math.max(this.version, frame.version);
    this.onFrame(frame, this.answeredBy(frame));
  }

  /** What of ours is answered by a frame; it need not be sent again. */
  private answeredBy(frame: ServerFrame): Act | Say | undefined {
    if (frame.type !== "acked" && frame.type !== "refused" && frame.type !== "trouble") return undefined;
    const answered = this.unanswered.get(frame.id ?? "");
    if (answered) this.unanswered.delete(answered.id);
    return answered;
  }

  private resend(type: "act" | "say"): void {
    for (const frame of this.unanswered.values()) if (frame.type === type) this.send(frame);
  }

  /** A ping when it has been quiet; no answer to it means that the line is dead, whatever the browser believes. */
  private beat(): void {
    this.around.cancel(this.heart);
    this.heart = this.around.after(PING_EVERY, () => this.ask(PONG_WITHIN));
  }

  private ask(within: number): void {
    this.around.cancel(this.heart);
    this.send({ type: "ping" });
    this.heart = this.around.after(within, () => this.lost(1006));
  }

  private lost(code: number): void {
    this.around.cancel(this.heart);
    this.drop();
    if (this.closed) return;
    const final = FINAL[code];
    if (final) {
      this.closed = true;
      this.tell(final);
      return;
    }
    this.tell("offline");
    this.retry = this.around.after(waitBefore(this.failures++, this.around.random()), () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.socket = null;
  }

  private tell(status: Status): void {
    this.status = status;
    this.onStatus(status);
  }
}
