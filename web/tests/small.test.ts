import { describe, expect, it } from "vitest";
import { faceOf } from "@/games/registry";
import { levelOf, offered, usualBot } from "@/text/bots";
import { keysOf } from "@/kit/hand/held";
import { chosenAt } from "@/text/options";
import { qrPath } from "@/parts/qr";
import { parse } from "@/device/router.svelte";
import { onlyHere, readSecret } from "@/net/secrets";
import { notePromise, promised } from "@/net/seed";
import { judge, seedFits } from "@/room/end/fairness";
import { resize } from "@/newtable/wish";
import { keyMoments, momentOf, withMoment } from "@/replay/moments";
import { ABOUT, INFO } from "./sequence/table";

const at = (pathname: string, search = "") => parse({ pathname, search });

describe("addresses", () => {
  it("name pages", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/new", "?game=sequence")).toEqual({ page: "new", game: "sequence" });
    expect(at("/t/abc")).toEqual({ page: "table", table: "abc" });
    expect(at("/replay", "?table=x")).toEqual({ page: "replay", table: "x" });
    expect(at("/rules/sequence")).toEqual({ page: "rules", game: "sequence" });
    expect(at("/t/abc/more")).toEqual({ page: "lost" });
    expect(at("/t/%E0%A4%A")).toEqual({ page: "lost" });
  });

  it("carry secrets only behind the hash", () => {
    expect(readSecret("#invite=abc")).toEqual({ kind: "invite", secret: "abc" });
    expect(readSecret("#key=xyz")).toEqual({ kind: "key", secret: "xyz" });
    expect(readSecret("#move=3")).toBeNull();
  });

  it("of this computer lead nobody else here", () => {
    expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"].every(onlyHere)).toBe(true);
    expect(["192.168.1.20", "127.example.org.invalid", "play.example.org"].map(onlyHere)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("name a moment of a replay", () => {
    expect(momentOf("#move=12", 40)).toBe(12);
    expect(momentOf("#move=99", 40)).toBe(40);
    // Without one a replay opens at its end.
    expect(momentOf("", 40)).toBe(40);
    expect(momentOf("#move=x", 40)).toBe(40);
    expect(withMoment("http://a/replay?table=x", 7)).toBe("/replay?table=x#move=7");
  });
});

describe("the seed", () => {
  const seed = "00".repeat(32);
  const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

  it("fits its fingerprint or does not", () => {
    expect(seedFits(seed, promise)).toBe(true);
    expect(seedFits("01".repeat(32), promise)).toBe(false);
    expect(seedFits("nonsense", promise)).toBe(false);
  });

  it("is measured by the promise that was seen first, not by the one that is told in the end", () => {
    const other = "ab".repeat(32);
    expect(judge(seed, { commitment: promise, move: 0 }, promise)).toBe("kept");
    expect(judge(seed, { commitment: promise, move: 3 }, promise)).toBe("late");
    expect(judge(seed, { commitment: other, move: 0 }, promise)).toBe("broken");
    expect(judge(seed, null, promise)).toBe("unseen");
    expect(judge(seed, null, other)).toBe("broken");
  });

  it("is promised once, and not after it was told", () => {
    notePromise({ ...INFO, table: "first", commitment: promise }, 2);
    notePromise({ ...INFO, table: "first", commitment: "ab".repeat(32) }, 5);
    expect(promised("first")).toEqual({ commitment: promise, move: 2 });
    notePromise({ ...INFO, table: "over", commitment: promise, seed }, 9);
    expect(promised("over")).toBeNull();
  });
});

describe("small things", () => {
  it("knows the levels of bots", () => {
    const levels = { easy: "easy", normal: "greedy", hard: "patient" };
    expect(offered({ levels })).toEqual(["easy", "greedy", "patient"]);
    expect(usualBot({ levels })).toBe("greedy");
    expect(usualBot({ levels: { easy: "random" } })).toBe("random");
    expect(levelOf("patient", { levels })).toBe("hard");
    expect(levelOf("search", { levels })).toBeNull();
  });

  it("keeps seats when the number of players changes", () => {
    expect(resize([{ kind: "me" }, { kind: "bot" }], 3)).toEqual([{ kind: "me" }, { kind: "bot" }, { kind: "open" }]);
    expect(resize([{ kind: "me" }, { kind: "bot" }], 1)).toEqual([{ kind: "me" }]);
  });

  it("draws a QR code", () => {
    const { size, path } = qrPath("https://example.org/t/abc#invite=def");
    expect(size).toBeGreaterThan(20);
    expect(path).toMatch(/^M\d+ \d+h1v1h-1z/);
  });

  it("tell what is unusual at a table, and always how long a turn may take", () => {
    const option = (value: string | boolean) => ({
      choices: [],
      default: value,
      numbers: null,
      several: false,
      content: false,
      rule: "",
      group: "",
      needs: [],
    });
    const about = {
      ...ABOUT,
      options: { team_talk: option("forbidden"), deck: option(false), draw_mode: option("manual") },
    };
    const auto = { draw_mode: "auto" };
    const options = { ...auto, team_talk: "forbidden", deck: { cards: [] }, colours: ["red"], teams: 2 };
    const names = (info: Partial<typeof INFO>) =>
      chosenAt({ ...INFO, ...info }, about, faceOf("sequence")).map(({ name }) => name);
    expect(names({ options, hints: true })).toEqual(["sides", "time", "deck"]);
    expect(names({ options: { ...auto, team_talk: "allowed" }, hints: false })).toEqual(["time", "team_talk", "hints"]);
    // The form's preset counts as usual, not the rules' default.
    expect(names({ options: { draw_mode: "manual" }, hints: true })).toEqual(["time", "draw_mode"]);
    expect(names({ options: {}, hints: true })).toEqual(["time", "draw_mode"]);
    expect(names({ options: auto, hints: true })).toEqual(["time"]);
  });

  it("find each card of a hand once", () => {
    const hand = ["KH", "2S", "KH"].map((card, number) => ({ card, key: `${card}#${number}` }));
    expect([...keysOf(hand, ["KH"])]).toEqual(["KH#0"]);
    expect([...keysOf(hand, ["KH", "KH", "9D"])]).toEqual(["KH#0", "KH#2"]);
  });
});

describe("the key moments of a replay", () => {
  const line = (version: number, text: string, strong = true) => ({ version, text, side: version % 2, strong });

  it("are what the log prints boldly, and what happens at once is one of them", () => {
    const lines = [line(3, "A mission."), line(4, "A walk.", false), line(7, "The last one."), line(7, "Ann wins.")];
    expect(keyMoments(lines)).toEqual([
      { version: 3, side: 1, text: "A mission." },
      { version: 7, side: 1, text: "The last one. Ann wins." },
    ]);
  });
});
