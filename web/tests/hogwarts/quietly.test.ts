import { describe, expect, it } from "vitest";
import { Quietly } from "@/games/hogwarts/bar/quietly.svelte";
import type { Table } from "@/games/hogwarts/types";
import type { Action, Outlook } from "@/protocol/hogwarts";

const FORCED = { forced: { type: "pass" } } as unknown as Outlook;

function setup() {
  const table = { version: 4, waiting: false, info: { pause: null } };
  const sent: Action[] = [];
  const quietly = new Quietly(
    () => table as unknown as Table,
    (action) => {
      sent.push(action);
      table.waiting = true;
    },
  );
  return { table, sent, quietly };
}

describe("an only answer", () => {
  it("is given without asking", () => {
    const { sent, quietly } = setup();
    quietly.answer(null);
    quietly.answer({ forced: null } as unknown as Outlook);
    expect(sent).toEqual([]);
    quietly.answer(FORCED);
    expect(sent).toEqual([{ type: "pass" }]);
  });

  it("that was refused is left to the player, and not sent again", () => {
    const { table, sent, quietly } = setup();
    quietly.answer(FORCED);
    expect(quietly.open).toBe(true);
    table.waiting = false; // refused: the version is as before
    quietly.answer(FORCED);
    expect(sent.length).toBe(1);
    expect(quietly.open).toBe(false);
    table.version = 5;
    quietly.answer(FORCED);
    expect(sent.length).toBe(2);
  });

  it("waits for the end of a pause", () => {
    const { table, sent, quietly } = setup();
    table.info.pause = { by: 1 } as never;
    quietly.answer(FORCED);
    expect(sent).toEqual([]);
    expect(quietly.open).toBe(true);
    table.info.pause = null;
    quietly.answer(FORCED);
    expect(sent.length).toBe(1);
  });
});
