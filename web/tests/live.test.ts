import { describe, expect, it } from "vitest";
import type { SocketLike } from "@/net/connection";
import { LiveTable } from "@/net/live.svelte";
import { INFO, VIEW } from "./sequence/table";

/** A table with a fake server. */
function setup() {
  const sent: { type: string; id: string; text: string }[] = [];
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as (typeof sent)[0]),
    close: () => {},
  };
  let last = 0;
  const asked: number[] = [];
  const opened: number[] = [];
  const later: (() => void)[] = [];
  const table: LiveTable = new LiveTable(
    {
      open: (since) => {
        opened.push(since);
        return socket;
      },
      after: (_, run) => later.push(run),
      cancel: () => {},
      random: () => 0.5,
      newId: () => `id${++last}`,
    },
    (version) => {
      asked.push(version);
      return Promise.resolve({ seat: table.seat, view: `seat ${table.seat} at ${version}` });
    },
  );
  socket.onopen!();
  const hear = (frame: unknown) => socket.onmessage!({ data: JSON.stringify(frame) });
  const sit = (seat: number | null) =>
    hear({ type: "table", version: 3, seat, info: INFO, events: [], view: VIEW, actions: [], asides: [] });
  return { table, socket, sent, hear, sit, asked, opened, later };
}

describe("a table", () => {
  it("gives back what was said and not taken, before what was written since", () => {
    const { table, sent, hear, sit } = setup();
    sit(0);
    table.say("hello", "table");
    table.draft = "and";
    hear({ type: "trouble", id: sent[0]!.id, code: "too_fast", message: "slower" });
    expect(table.draft).toBe("hello and");
    hear({ type: "trouble", id: sent[0]!.id, code: "too_fast", message: "slower" });
    expect(table.draft).toBe("hello and");
  });

  it("is told everything again when other eyes look, also if something happens meanwhile", () => {
    const { table, hear, sit, opened } = setup();
    const frame = { type: "table", version: 4, seat: null, info: INFO, view: VIEW, actions: [], asides: [] };
    const happened = (version: number) => ({ version, seat: null, events: [] });
    sit(0);
    hear({ ...frame, events: [happened(4)] });
    expect(opened.at(-1)).toBe(-1);
    hear({ ...frame, events: [0, 1, 2, 3, 4].map(happened) });
    expect(table.history.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  it("leaves out what was taken back, and keeps that it was", () => {
    const { table, hear } = setup();
    const frame = {
      type: "table",
      version: 4,
      seat: 0,
      info: INFO,
      view: VIEW,
      actions: [],
      asides: [],
      may: ["pause"],
    };
    const happened = (version: number) => ({ version, seat: 0, events: [] });
    hear({ ...frame, events: [0, 1, 2, 3].map(happened) });
    hear({ ...frame, events: [{ ...happened(4), back_to: 1 }] });
    expect(table.history.map(({ version }) => version)).toEqual([0, 1, 4]);
    expect(table.may).toEqual(["pause"]);
    // Told all of it at once, somebody who comes later knows the same.
    const late = setup();
    late.hear({
      ...frame,
      version: 5,
      events: [...[0, 1, 2, 3].map(happened), { ...happened(4), back_to: 1 }, happened(5)],
    });
    expect(late.table.history.map(({ version }) => version)).toEqual([0, 1, 4, 5]);
  });

  it("changes seats before the match without starting over", () => {
    const { table, hear, opened } = setup();
    const frame = { type: "table", version: 0, info: INFO, events: [], view: null, actions: [], asides: [], may: [] };
    hear({ ...frame, seat: 0 });
    hear({ ...frame, seat: 2 });
    expect(table.seat).toBe(2);
    expect(opened).toHaveLength(1);
  });

  it("remembers what was seen, asks the server once for the rest, and forgets it when other eyes look", async () => {
    const { table, sit, asked } = setup();
    sit(0);
    expect(await table.viewAt(3)).toEqual(VIEW);
    expect(await table.viewAt(1)).toBe("seat 0 at 1");
    expect(await table.viewAt(1)).toBe("seat 0 at 1");
    expect(asked).toEqual([1]);
    sit(null);
    expect(await table.viewAt(1)).toBe("seat null at 1");
  });

  it("hears everything again when other eyes look, because they number it in their own way", () => {
    const { table, hear, opened } = setup();
    const look = (seat: number | null, version: number) =>
      hear({
        type: "table",
        version,
        seat,
        info: INFO,
        events: [{ version, seat: 0, events: [] }],
        view: VIEW,
        actions: [],
        asides: [],
      });
    look(0, 9);
    look(null, 8);
    expect(opened).toEqual([-1, -1]);
    look(null, 8);
    look(null, 9);
    expect(table.history.map((happened) => happened.version)).toEqual([8, 9]);
  });

  it("asks for one hint at a time, and thinks until it is answered, refused, late or cut off", () => {
    const { table, socket, sent, hear, sit } = setup();
    sit(0);
    const ask = () => {
      table.askHint();
      expect(table.thinking).toBe(true);
      return sent.at(-1)!.id;
    };
    const first = ask();
    expect(ask()).toBe(first);
    hear({ type: "hint", id: first, version: 3, action: { type: "pass" } });
    expect(table.thinking).toBe(false);
    expect(table.hint?.action).toEqual({ type: "pass" });
    const second = ask();
    hear({ type: "trouble", id: "another", code: "too_fast", message: "slower" });
    expect(table.thinking).toBe(true);
    hear({ type: "trouble", id: second, code: "too_many_requests", message: "think" });
    expect(table.thinking).toBe(false);
    ask();
    hear({ type: "table", version: 4, seat: 0, info: INFO, events: [], view: VIEW, actions: [], asides: [] });
    expect(table.thinking).toBe(false);
    ask();
    socket.onclose!({ code: 1006 });
    expect(table.thinking).toBe(false);
  });

  it("asks for the outlook of a version once, and forgets it when the table moves on", () => {
    const { table, sent, hear, sit } = setup();
    sit(0);
    table.askOutlook();
    table.askOutlook();
    const asked = sent.filter((frame) => frame.type === "outlook");
    expect(asked).toHaveLength(1);
    hear({ type: "outlook", id: "another", version: 3, outlook: { wrong: true } });
    expect(table.outlook).toBe(null);
    hear({ type: "outlook", id: asked[0].id, version: 3, outlook: { ends: [] } });
    expect(table.outlook).toEqual({ ends: [] });
    table.askOutlook();
    expect(sent.filter((frame) => frame.type === "outlook")).toHaveLength(1);
    hear({ type: "table", version: 4, seat: 0, info: INFO, events: [], view: VIEW, actions: [], asides: [] });
    expect(table.outlook).toBe(null);
  });

  it("shows a move as waiting when there is no quick answer or no line, until it is answered", () => {
    const { table, socket, sent, hear, sit, later } = setup();
    sit(0);
    table.act({ type: "pass" });
    expect(table.waiting).toBe(true);
    expect(table.unsent).toEqual([]);
    later.at(-1)!();
    expect(table.unsent).toEqual([{ type: "pass" }]);
    hear({ type: "acked", id: sent.at(-1)!.id, version: 4 });
    expect([table.waiting, table.unsent]).toEqual([false, []]);
    socket.onclose!({ code: 1006 });
    table.act({ type: "draw" });
    expect(table.unsent).toEqual([{ type: "draw" }]);
  });
});
