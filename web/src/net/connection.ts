/** A table's socket: reconnects by itself, resumes where it stopped and loses no action. */

import type { Act, ClientFrame, Say, ServerFrame } from "../protocol/messages";

/** `gone`: the table does not exist; `unplayable`: it does, but cannot be continued. */
export type Status = "connecting" | "online" | "offline" | "gone" | "unplayable";

/** The part of WebSocket in use here, so that tests can replace it. */
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
/** Close codes after which reconnecting would not help. */
const FINAL: Record<number, Status> = { 4404: "gone", 4409: "unplayable" };

/** Back off after each failure, with jitter, so that clients do not all return at once. */
export function waitBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * random;
}

export class Connection {
  status: Status = "connecting";
  /** The last version seen; a new socket resumes after it. -1 asks for the set-up too. */
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
    /** Called with each frame, and with our own frame that it answers. */
    private readonly onFrame: (frame: ServerFrame, answered?: Act | Say) => void,
    private readonly onStatus: (status: Status) => void,
  ) {
    this.connect();
  }

  /** Actions without an answer, the oldest first. */
  get waiting(): unknown[] {
    return [...this.unanswered.values()].filter((frame) => frame.type === "act").map((frame) => frame.action);
  }

  act(action: unknown): string {
    return this.keep({ type: "act", id: this.around.newId(), version: this.version, action });
  }

  say(text: string, to: "table" | "team"): string {
    return this.keep({ type: "say", id: this.around.newId(), text, to });
  }

  /** Send a frame now or never: reactions and hint requests are not repeated later. */
  send(frame: ClientFrame): void {
    if (this.status === "online") this.socket?.send(JSON.stringify(frame));
  }

  /** Take our own chat line as its acknowledgement, because chat has no other. */
  heardMyself(): void {
    for (const [id, frame] of this.unanswered) {
      if (frame.type === "say") {
        this.unanswered.delete(id);
        return;
      }
    }
  }

  /** Reconnect at once: the network or the person is back. */
  hurry(): void {
    if (this.closed || this.socket) return;
    this.around.cancel(this.retry);
    this.connect();
  }

  /** Ping the server when the browser reports no network: the server may run on this machine. */
  doubt(): void {
    if (this.status === "online") this.ask(PONG_SOON);
  }

  /** Replace the socket, because the person chose another language. */
  renew(): void {
    if (this.closed || !this.socket) return;
    this.drop();
    this.tell("connecting");
    this.connect();
  }

  /** Start over after a change of seat: versions count what one seat sees, so old ones mean nothing. */
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
    // Send again with the same ids: the server only repeats its answer to what it has already done.
    this.resend("act");
    // The server first replays the chat: repeat only lines that are still missing after that.
    this.around.cancel(this.chatting);
    this.chatting = this.around.after(SAID_WITHIN, () => this.resend("say"));
    this.beat();
  }

  private heard(frame: ServerFrame): void {
    this.failures = 0;
    this.beat();
    // Before the match begins there is no version to resume from.
    if ((frame.type === "table" || frame.type === "refused") && frame.view !== null)
      this.version = Math.max(this.version, frame.version);
    this.onFrame(frame, this.answeredBy(frame));
  }

  /** Return our frame that this one answers, and stop repeating it. */
  private answeredBy(frame: ServerFrame): Act | Say | undefined {
    if (frame.type !== "acked" && frame.type !== "refused" && frame.type !== "trouble") return undefined;
    const answered = this.unanswered.get(frame.id ?? "");
    if (answered) this.unanswered.delete(answered.id);
    return answered;
  }

  private resend(type: "act" | "say"): void {
    for (const frame of this.unanswered.values()) if (frame.type === type) this.send(frame);
  }

  /** Ping after a silence. Without an answer the connection is dead, even if the browser has not noticed. */
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
