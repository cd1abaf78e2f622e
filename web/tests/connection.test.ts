import { describe, expect, it } from "vitest";
import { Connection, waitBefore, type SocketLike, type Status } from "@/net/connection";
import type { ServerFrame } from "@/protocol/messages";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly since: number) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** A connection with fake sockets and a fake clock. */
function setup() {
  const sockets: FakeSocket[] = [];
  const timers = new Map<number, { at: number; run: () => void }>();
  const frames: ServerFrame[] = [];
  const answers: unknown[] = [];
  const states: Status[] = [];
  let now = 0;
  let last = 0;
  const connection = new Connection(
    {
      open: (since) => sockets[sockets.push(new FakeSocket(since)) - 1]!,
      after: (milliseconds, run) => {
        timers.set(++last, { at: now + milliseconds, run });
        return last;
      },
      cancel: (timer) => timers.delete(timer as number),
      random: () => 0.5,
      newId: () => `id${++last}`,
    },
    (frame, answered) => {
      frames.push(frame);
      answers.push(answered);
    },
    (state) => states.push(state),
  );
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const next = [...timers].filter(([, timer]) => timer.at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      timers.delete(next[0]);
      now = next[1].at;
      next[1].run();
    }
    now = until;
  };
  const current = () => sockets.at(-1)!;
  const open = () => current().onopen!();
  const cut = (code = 1006) => current().onclose!({ code });
  return { connection, sockets, frames, answers, states, pass, current, open, cut };
}

const table = (version: number) => ({
  type: "table",
  version,
  info: null,
  events: [],
  view: {},
  actions: [],
  asides: [],
});

describe("a connection", () => {
  it("resumes after the last version it has seen", () => {
    const { sockets, open, cut, current, pass } = setup();
    open();
    expect(sockets[0]!.since).toBe(-1);
    current().hear(table(12));
    cut();
    pass(20_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[1]!.since).toBe(12);
  });

  it("asks for the set-up until the match has begun", () => {
    const { sockets, open, cut, current, pass } = setup();
    open();
    current().hear({ ...table(0), view: null });
    cut();
    pass(20_000);
    expect(sockets[1]!.since).toBe(-1);
    open();
    current().hear(table(0));
    cut();
    pass(20_000);
    expect(sockets[2]!.since).toBe(0);
  });

  it("takes a new socket for a new language and sends what is unanswered again", () => {
    const { connection, open, current, sockets, states } = setup();
    open();
    current().hear(table(3));
    const id = connection.act({ type: "draw" });
    connection.renew();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets[1]!.since).toBe(3);
    expect(states).not.toContain("offline");
    connection.send({ type: "ping" });
    expect(current().sent).toEqual([]);
    open();
    expect(current().sent).toMatchObject([{ type: "act", id }]);
  });

  it("sends an action again with the same id until it is answered", () => {
    const { connection, open, cut, current, pass } = setup();
    open();
    current().hear(table(3));
    const id = connection.act({ type: "draw" });
    expect(current().sent).toEqual([{ type: "act", id, version: 3, action: { type: "draw" } }]);
    cut();
    pass(20_000);
    open();
    expect(current().sent[0]).toMatchObject({ type: "act", id });
    current().hear({ type: "acked", id, version: 4 });
    expect(connection.waiting).toEqual([]);
    cut();
    pass(20_000);
    open();
    expect(current().sent).toEqual([]);
  });

  it("keeps what is done while offline, in order", () => {
    const { connection, open, cut, current, pass } = setup();
    open();
    cut();
    const first = connection.act({ type: "draw" });
    const second = connection.act({ type: "pass" });
    pass(20_000);
    open();
    expect(current().sent.map((frame) => frame.id)).toEqual([first, second]);
  });

  it("forgets what was refused", () => {
    const { connection, open, current } = setup();
    open();
    const id = connection.act({ type: "pass" });
    current().hear({
      type: "refused",
      id,
      version: 1,
      rule: "",
      code: "must_play",
      message: "",
      view: {},
      actions: [],
    });
    expect(connection.waiting).toEqual([]);
  });

  it("says again only what it has not heard itself say", () => {
    const { connection, open, cut, current, pass } = setup();
    open();
    connection.say("hello", "table");
    connection.say("again", "table");
    cut();
    pass(20_000);
    open();
    connection.heardMyself();
    pass(2000);
    expect(current().sent.map((frame) => frame.text)).toEqual(["again"]);
  });

  it("notices a dead line by the missing answer to a ping", () => {
    const { open, sockets, states, pass, current } = setup();
    open();
    pass(20_000);
    expect(current().sent).toEqual([{ type: "ping" }]);
    pass(10_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe("offline");
  });

  it("stays while pongs come", () => {
    const { open, states, pass, current } = setup();
    open();
    pass(21_000);
    current().hear({ type: "pong" });
    pass(15_000);
    expect(states.at(-1)).toBe("online");
  });

  it.each([
    [4404, "gone"],
    [4409, "unplayable"],
  ])("gives up after %i, because coming back would not help", (code, status) => {
    const { open, cut, states, sockets, pass } = setup();
    open();
    cut(code);
    pass(100_000);
    expect(states.at(-1)).toBe(status);
    expect(sockets).toHaveLength(1);
  });

  it("comes back after any other end", () => {
    const { open, cut, sockets, pass } = setup();
    open();
    cut(1012);
    pass(20_000);
    expect(sockets).toHaveLength(2);
  });

  it("tells what of ours could not be taken, and does not say it again", () => {
    const { connection, open, current, answers, cut, pass } = setup();
    open();
    const id = connection.say("hello", "table");
    current().hear({ type: "trouble", id, code: "too_fast", message: "" });
    expect(answers.at(-1)).toMatchObject({ type: "say", text: "hello" });
    cut();
    pass(20_000);
    open();
    pass(2000);
    expect(current().sent).toEqual([]);
  });

  it("comes back at once when it is hurried", () => {
    const { connection, open, cut, sockets } = setup();
    open();
    cut();
    connection.hurry();
    expect(sockets).toHaveLength(2);
  });
});

describe("the wait before a new attempt", () => {
  it("doubles up to a limit and differs between clients", () => {
    expect(waitBefore(0, 1)).toBe(400);
    expect(waitBefore(1, 1)).toBe(800);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  });

  it("asks the server when the browser believes that the network is gone", () => {
    const { connection, sockets, states, pass, current, open } = setup();
    open();
    connection.doubt();
    expect(current().sent.at(-1)).toEqual({ type: "ping" });
    current().hear({ type: "pong" });
    pass(5_000);
    expect(states.at(-1)).toBe("online");
    connection.doubt();
    connection.act({ type: "pass" });
    pass(1_600);
    expect(states.at(-1)).toBe("offline");
    expect(connection.waiting).toEqual([{ type: "pass" }]);
    connection.hurry();
    expect(sockets.length).toBe(2);
    open();
    expect(current().sent[0]).toMatchObject({ type: "act", action: { type: "pass" } });
  });
});
