import { describe, expect, it } from "vitest";
import { levels, usualLevel } from "../src/lib/bots";
import { qrPath } from "../src/lib/qr";
import { parse } from "../src/lib/router.svelte";
import { readSecret } from "../src/lib/secrets";
import { seedKeepsPromise } from "../src/lib/seed";
import { resize } from "../src/newtable/wish";
import { momentOf, withMoment } from "../src/replay/moments";

const at = (pathname: string, search = "") => parse({ pathname, search });

describe("addresses", () => {
  it("name pages", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/new", "?game=sequence")).toEqual({ page: "new", game: "sequence" });
    expect(at("/t/abc")).toEqual({ page: "table", table: "abc" });
    expect(at("/replay", "?table=x")).toEqual({ page: "replay", table: "x" });
    expect(at("/rules/sequence")).toEqual({ page: "rules", game: "sequence" });
    expect(at("/t/abc/more")).toEqual({ page: "lost" });
  });

  it("carry secrets only behind the hash", () => {
    expect(readSecret("#invite=abc")).toEqual({ kind: "invite", secret: "abc" });
    expect(readSecret("#key=xyz")).toEqual({ kind: "key", secret: "xyz" });
    expect(readSecret("#move=3")).toBeNull();
  });

  it("name a moment of a replay", () => {
    expect(momentOf("#move=12", 40)).toBe(12);
    expect(momentOf("#move=99", 40)).toBe(40);
    expect(momentOf("#move=x", 40)).toBe(0);
    expect(withMoment("http://a/replay?table=x", 7)).toBe("/replay?table=x#move=7");
  });
});

describe("the seed", () => {
  const seed = "00".repeat(32);
  const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

  it("keeps its promise or does not", async () => {
    expect(await seedKeepsPromise(seed, promise)).toBe(true);
    expect(await seedKeepsPromise("01".repeat(32), promise)).toBe(false);
    expect(await seedKeepsPromise("nonsense", promise)).toBe(false);
  });
});

describe("small things", () => {
  it("orders the levels of bots", () => {
    expect(levels(["greedy", "random"])).toEqual(["random", "greedy"]);
    expect(levels(["greedy", "normal", "easy", "new"])).toEqual(["easy", "normal", "new"]);
    expect(usualLevel(["random", "greedy"])).toBe("greedy");
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
});
