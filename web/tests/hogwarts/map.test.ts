import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HOUSES } from "@/art/hogwarts/ink";
import { broken, labelText, placeLabels, shared } from "@/art/hogwarts/map/labels";
import { lookOf, type MapField, type Point } from "@/art/hogwarts/map/looks";
import { medallion, medallionDefs, medallionId, medallions } from "@/art/hogwarts/map/medallions";
import { bendOf, footprints, walkPoints } from "@/art/hogwarts/map/paths";
import { pawn, pawnsOn, standing } from "@/art/hogwarts/map/pawns";
import { badge, reachDisc, reachRing, type Reach } from "@/art/hogwarts/map/states";
import { coin, tokensOn } from "@/art/hogwarts/map/tokens";
import { Camera } from "@/games/hogwarts/map/camera.svelte";
import { lettersOf } from "@/games/hogwarts/map/layers";
import { ordered, placeWords } from "@/games/hogwarts/map/places";
import { targetsOf } from "@/games/hogwarts/map/targets";
import type { World } from "@/games/hogwarts/pack/world";
import type { Action, Outlook, View } from "@/protocol/hogwarts";
import { BENDS, FIELDS, ids } from "./pack";

const PALETTE = readFileSync(
  join(import.meta.dirname, "../../../src/commonroom/games/hogwarts/board/drawing/palette.css"),
  "utf-8",
);
const field = (id: string) => FIELDS.find((each) => each.id === id)!;
const walkable = FIELDS.filter(({ kind }) => kind !== "blocked");

/** The colours that a drawing asks for. */
const asked = (drawn: string) => [...drawn.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!);

describe("medallions", () => {
  it("are there for every field of the pack", () => {
    expect(FIELDS).toHaveLength(ids("board").length);
    for (const each of walkable) expect(medallion(each), each.id).toContain("<path");
    expect(medallion(field("great_hall"))).toBe("");
  });

  it("tell kinds apart by shape or sign, not by colour alone", () => {
    const kinds = new Map(walkable.map((each) => [`${each.kind} ${each.common_room ?? ""}`, each]));
    const looks = [...kinds.values()].map((each) => {
      const { shape, radius, sign } = lookOf(each);
      return each.kind === "place" ? `${shape} ${radius}` : `${shape} ${radius} ${sign}`;
    });
    expect(new Set(looks).size).toBe(kinds.size);
  });

  it("are drawn once and used where their fields lie", () => {
    const defs = medallionDefs(FIELDS);
    const drawn = medallions(FIELDS);
    for (const each of walkable) {
      expect(defs).toContain(`id="${medallionId(each)}"`);
      expect(drawn).toContain(`id="f-${each.id}" href="#${medallionId(each)}" x="${each.at[0]}" y="${each.at[1]}"`);
    }
    expect(defs.match(/<g id=/g)!.length).toBeLessThan(walkable.length / 2);
  });

  it("have a sign for a place of somebody's own", () => {
    const own: MapField = { id: "my_garden", kind: "place", at: [0, 0] };
    expect(lookOf(own).sign).toBe("door");
    expect(lookOf({ ...own, reached_by: "floo" }).sign).toBe("floo");
  });

  it("take their colours from the palette", () => {
    const states = (["plain", "gain", "danger", "chosen"] as Reach[]).flatMap((reach) => [
      reachDisc(field("library"), reach),
      reachRing(field("library"), reach),
    ]);
    const pawns = [...HOUSES, "dark" as const, "lord" as const].map((side) => pawn({ side, own: true, letter: "H" }));
    const drawn = [medallionDefs(FIELDS), ...states, ...pawns, badge(field("library"), "ready")].join("");
    expect(drawn).not.toContain("style=");
    expect([...new Set(asked(drawn))].filter((name) => !PALETTE.includes(`${name}:`))).toEqual([]);
  });
});

describe("tokens", () => {
  it("have a sign each, none twice", () => {
    const drawn = ids("tokens").map((token) => coin(token, 22));
    expect(drawn).toHaveLength(30);
    expect(new Set(drawn).size).toBe(30);
    expect(drawn).not.toContain(coin("a_thing_of_my_own", 22));
  });

  it("cover a rosette, and lie side by side above a place", () => {
    expect(tokensOn(field("s02"), ["mandrake"])).toContain(`translate(${field("s02").at.join(" ")})`);
    const [x, y] = field("ministry_of_magic").at;
    const two = tokensOn(field("ministry_of_magic"), ["mandrake", "gillyweed"]);
    expect(two).toContain(`translate(${x - 18} ${y - 36})`);
    expect(two).toContain(`translate(${x + 18} ${y - 36})`);
  });
});

describe("pawns", () => {
  it("share a field legibly: apart up to four, as a counted stack from five on", () => {
    for (const number of [1, 2, 3, 4]) expect(new Set(standing(number).map(String)).size).toBe(number);
    const eight = HOUSES.flatMap((side) => [{ side }, { side }]);
    const stack = pawnsOn([100, 100], eight);
    expect(stack.match(/<circle[^>]*r="16"/g)).toHaveLength(8);
    expect(stack).toContain(">8</text>");
  });

  it("keep their letters where they share a field, but for the own one, which has its flag", () => {
    const three = [
      { side: "gryffindor", letter: "Ha", own: true },
      { side: "gryffindor", letter: "He" },
      { side: "gryffindor", letter: "R" },
    ] as const;
    const few = pawnsOn([0, 0], three);
    expect(few).toContain(">He</text>");
    expect(few).not.toContain(">Ha</text>");
    const many = pawnsOn([0, 0], [...three, { side: "ravenclaw" }, { side: "hufflepuff" }]);
    for (const letter of ["He", "R"]) expect(many).toContain(`>${letter}</text>`);
  });

  it("put whoever looks in front", () => {
    const drawn = pawnsOn([0, 0], [{ side: "gryffindor", own: true }, { side: "slytherin" }]);
    expect(drawn.lastIndexOf("--house-slytherin")).toBeLessThan(drawn.indexOf("--house-gryffindor"));
  });

  it("let whoever looks stand beside a stack", () => {
    const others = HOUSES.flatMap((side) => [{ side }]);
    const drawn = pawnsOn([0, 0], [{ side: "gryffindor", own: true }, ...others]);
    expect(drawn).toContain(">4</text>");
    expect(drawn.indexOf(">4</text>")).toBeLessThan(drawn.indexOf("--map-glow"));
  });

  it("carry letters that differ among heroes of one house", () => {
    const names = { a: "Harry", b: "Hermione", c: "Ron", d: "Luna" } as Record<string, string>;
    const house = (id: string) => ({ house: id === "d" ? "ravenclaw" : "gryffindor" });
    const world = { characters: { get: house }, name: (_: string, id: string) => names[id] } as unknown as World;
    const people = ["a", "b", "c", "d", null].map((character) => ({ character }));
    expect([...lettersOf(world, { people } as unknown as View)]).toEqual([
      [0, "Ha"],
      [1, "He"],
      [2, "R"],
    ]);
  });
});

describe("the camera", () => {
  const home: [number, number] = [1000, 1000];

  it("leaves the map of a phone where it is when something covers its lower edge", () => {
    const camera = new Camera(() => [2000, 1260]);
    camera.resize({ width: 390, height: 600 }, home);
    const before = [camera.x, camera.y, camera.scale];
    camera.resize({ width: 390, height: 520 }, home);
    expect([camera.x, camera.y, camera.scale]).toEqual(before);
  });

  it("keeps the own pawn in sight", () => {
    const camera = new Camera(() => [2000, 1260]);
    camera.resize({ width: 390, height: 700 }, home);
    camera.resize({ width: 390, height: 300 }, home);
    const { y, height } = camera.part;
    expect(home[1]).toBeGreaterThan(y);
    expect(home[1]).toBeLessThan(y + height);
  });

  it("brings lit places into sight where none is, and most of them", () => {
    const camera = new Camera(() => [2000, 1260]);
    camera.resize({ width: 390, height: 500 }, home);
    const before = [camera.x, camera.y];
    const sees = ([x, y]: Point) => {
      const { part } = camera;
      return x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
    };
    camera.revealSome([home, [1900, 200]]);
    camera.revealSome([]);
    expect([camera.x, camera.y]).toEqual(before);
    const [alone, ...together]: Point[] = [
      [home[0] + 700, home[1]],
      [1800, 200],
      [1850, 300],
    ];
    camera.revealSome([alone!, ...together]);
    expect(together.every(sees)).toBe(true);
    expect(camera.moves).toBe(0);
  });
});

describe("paths", () => {
  const at = (id: string) => field(id).at;

  it("follow the bends of the pack in both directions", () => {
    expect(BENDS.length).toBeGreaterThan(10);
    const there = walkPoints(["s17", "gh_w"], at, BENDS);
    const back = walkPoints(["gh_w", "s17"], at, BENDS);
    expect(there).toHaveLength(25);
    expect(back.toReversed().map((point) => point.map(Math.round))).toEqual(
      there.map((point) => point.map(Math.round)),
    );
    expect(bendOf(BENDS, "start", "signpost")).toBeNull();
  });

  it("leave footprints between medallions and not on them", () => {
    const path = ["s17", "gh_w", "dungeon_stairs", "kitchens"];
    const prints = footprints(walkPoints(path, at, BENDS), path.map(at));
    expect(prints.match(/<path/g)!.length).toBeGreaterThan(4);
    expect(prints).not.toContain("NaN");
  });
});

describe("labels", () => {
  const wishes = FIELDS.map((each) => ({ field: each, name: each.id.replaceAll("_", " ") }));
  const options = { size: 21, world: [2000, 1260], ways: [], kept: [] } as const;

  it.each(["fit", "close"] as const)("never cover each other (%s)", (level) => {
    const labels = placeLabels(wishes, FIELDS, { ...options, level });
    for (const [number, one] of labels.entries())
      for (const other of labels.slice(0, number))
        expect(shared(one.box, other.box), `${one.field} ${other.field}`).toBe(0);
  });

  it("name places first, and corridors only from near", () => {
    const far = placeLabels(wishes, FIELDS, { ...options, level: "fit" }).map((label) => label.field);
    const near = placeLabels(wishes, FIELDS, { ...options, level: "close", size: 17 }).map((label) => label.field);
    expect(far).toContain("library");
    expect(far).not.toContain("s02");
    expect(near).toContain("s02");
    const places = FIELDS.filter(({ kind }) => kind === "place").map(({ id }) => id);
    expect(places.filter((id) => !far.includes(id))).toEqual([]);
  });

  it("stay away from what is kept free", () => {
    const [x, y] = field("library").at;
    const kept = [{ left: x - 300, top: y, right: x + 300, bottom: y + 300 }];
    const label = placeLabels(wishes, FIELDS, { ...options, level: "fit", kept }).find(
      (each) => each.field === "library",
    );
    expect(label === undefined || label.box.bottom <= y).toBe(true);
  });

  it("break between words into lines of about one length", () => {
    expect(broken("Defence Against the Dark Arts")).toEqual(["Defence Against", "the Dark Arts"]);
    expect(broken("Graveyard of Little Hangleton", 3)).toEqual(["Graveyard", "of Little", "Hangleton"]);
    expect(broken("Library")).toEqual(["Library"]);
    expect(broken("Verwandlungsklassenzimmer")).toHaveLength(1);
  });

  it("are safe in the document", () => {
    const label = placeLabels([{ field: field("library"), name: "A <b> & c" }], FIELDS, {
      ...options,
      level: "fit",
    })[0]!;
    expect(labelText(label)).toContain("A &lt;b&gt; &amp; c");
  });
});

describe("where a walk can end", () => {
  const end = (at: string, moves: number, stay: object = {}, tokens?: string[]) => ({
    at,
    path: [at],
    moves,
    stay,
    tokens,
  });
  const leadingTo = (...ends: object[]) => ({ walk: { here: "start", left: 5, ends, near: [] } }) as unknown as Outlook;
  const outlook = leadingTo(
    end("banner", 2),
    end("duel", 1, { fights: [{ kind: "duel", chance: 0.5 }] }),
    end("clock_tower", 3, { floo: true }),
    end("a1", 3, { effects: [{ do: "draw" }] }),
    end("library", 4, { missions: [{ mission: "get_the_map", chance: 0.5 }] }),
    end("a2", 5, {}, ["deluminator", "mandrake"]),
  );
  const walking = [{ type: "step", to: "banner" }, { type: "stop" }] as Action[];

  it("is lit while somebody walks, and not while a roll may still be changed", () => {
    expect([...targetsOf(walking, outlook, null).keys()]).toHaveLength(6);
    const changing = [{ type: "pass" }, { type: "adjust", by: 1 }] as Action[];
    expect(targetsOf(changing, outlook, null).size).toBe(0);
    // Whoever may begin on another tower chooses one of those alone.
    expect([...targetsOf([{ type: "go", to: "bell_tower" }], outlook, null).keys()]).toEqual(["bell_tower"]);
  });

  it("is listed by what it is worth", () => {
    const listed = ordered([...targetsOf(walking, outlook, null).values()]).map((target) => target.field);
    expect(listed).toEqual(["library", "a2", "a1", "clock_tower", "banner", "duel"]);
  });

  it("names what lies on the way once", () => {
    const world = { name: (_: string, id: string) => id, text: () => "", fields: new Map() } as unknown as World;
    const words = placeWords(world, targetsOf(walking, outlook, null).get("a2")!, String);
    expect(words.match(/on-the-way/g)).toHaveLength(1);
  });
});
