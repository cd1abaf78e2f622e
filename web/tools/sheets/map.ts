/** The map with everything that can be on it at once. */
import { readFileSync } from "node:fs";
import { areaBox, areaText, plaque, titleText } from "../../src/art/hogwarts/map/names";
import { labelText, placeLabels, type Box } from "../../src/art/hogwarts/map/labels";
import type { MapField, Point } from "../../src/art/hogwarts/map/looks";
import { medallionDefs, medallionIcon, medallions } from "../../src/art/hogwarts/map/medallions";
import { footprints, pathBand, walkPoints, wayPoints, bendOf, type Bend } from "../../src/art/hogwarts/map/paths";
import { flag, pawnsOn, type Pawn } from "../../src/art/hogwarts/map/pawns";
import { badge, glowDefs, reachDisc, reachRing, type Reach } from "../../src/art/hogwarts/map/states";
import { coinDefs, coinIcon, horcrux, tokensOn } from "../../src/art/hogwarts/map/tokens";
import { framed, page, row, sized, type Mood } from "./page";

export interface Board {
  field: (MapField & { area: string })[];
  walks: string[][];
  bends: Bend[];
  labels: { area: string; at: Point }[];
  legend: Point;
  size: [number, number];
}

const PATH = ["gh_w", "dungeon_stairs", "kitchens", "d02", "d05", "myrtles_bathroom"];
const REACH: Record<string, Reach> = {
  library: "gain",
  restricted_section: "gain",
  u08: "plain",
  snapes_office: "gain",
  gate_tower: "plain",
  s22: "plain",
  west_tower: "plain",
  ravenclaw_tower: "danger",
  potions_classroom: "gain",
  d03: "plain",
  s02: "gain",
  myrtles_bathroom: "chosen",
};
const TOKENS: Record<string, string[]> = {
  d02: ["gillyweed"],
  s02: ["gryffindor_sword"],
  s09: ["golden_egg"],
  u02: ["philosophers_stone"],
  g01: ["mandrake"],
  b2: ["basilisk_fang"],
  s15: ["enchanted_flute"],
  shack_lane: ["invisibility_cloak"],
  ministry_of_magic: ["time_turner", "two_way_mirror"],
  malfoy_manor: ["nagini"],
};
const PAWNS: Record<string, Pawn[]> = {
  gh_w: [{ side: "gryffindor", own: true }],
  hagrids_hut: [{ side: "slytherin" }],
  ravenclaw_tower: [{ side: "ravenclaw" }, { side: "hufflepuff" }],
  bell_tower: [{ side: "gryffindor", letter: "H" }, { side: "gryffindor", letter: "R" }, { side: "slytherin" }],
  start: (
    ["gryffindor", "gryffindor", "ravenclaw", "ravenclaw", "hufflepuff", "slytherin", "gryffindor", "dark"] as const
  ).map((side, at) => ({ side, own: at === 2 })),
  viaduct_tower: [{ side: "dark" }],
  graveyard: [{ side: "lord" }],
};

export function map(
  board: Board,
  scene: string,
  view: string,
  level: "fit" | "close",
  size: number,
  [width, height]: readonly [number, number],
  language = "en",
) {
  const fields = new Map(board.field.map((field) => [field.id, field]));
  const at = (id: string) => fields.get(id)!.at;
  const texts = readFileSync(
    new URL(`../../../src/commonroom/locale/${language}/hogwarts.ftl`, import.meta.url),
    "utf-8",
  );
  const name = (field: MapField) => new RegExp(`^hogwarts-field-${field.id} = (.+)$`, "m").exec(texts)?.[1] ?? field.id;
  const walk = walkPoints(PATH, at, board.bends);
  const ways = board.walks.flatMap((walked) =>
    walked
      .slice(1)
      .flatMap((there, step) =>
        wayPoints(at(walked[step]!), at(there), bendOf(board.bends, walked[step]!, there)).flatMap(
          (point, index, all): Point[] =>
            index ? [[(point[0] + all[index - 1]![0]) / 2, (point[1] + all[index - 1]![1]) / 2], point] : [],
        ),
      ),
  );
  const kept: Box[] = [
    ...board.labels.map((label) => areaBox(label.at, label.area)),
    ...Object.keys(PAWNS).map((id) => ({
      left: at(id)[0] - 28,
      top: at(id)[1] - 70,
      right: at(id)[0] + 28,
      bottom: at(id)[1] + 10,
    })),
  ];
  const labels = placeLabels(
    board.field.map((field) => ({ field, name: name(field) })),
    board.field,
    { size, level, world: board.size, ways, kept },
  );
  const over = [
    ...Object.entries(REACH).map(([id, reach]) => reachDisc(fields.get(id)!, reach)),
    pathBand(walk),
    medallions(board.field),
    ...Object.entries(REACH).map(([id, reach]) => reachRing(fields.get(id)!, reach)),
    ...Object.entries(TOKENS).map(([id, tokens]) => tokensOn(fields.get(id)!, tokens)),
    footprints(walk, PATH.map(at)),
    titleText(board.legend, "A Year at Hogwarts"),
    ...board.labels.map((label) => areaText(label.at, label.area.replace("_", " "))),
    plaque(at("great_hall"), "Great Hall"),
    ...labels.map(labelText),
    badge(fields.get("ravenclaw_tower")!, "danger"),
    badge(fields.get("myrtles_bathroom")!, "ready"),
    ...Object.entries(PAWNS)
      .toSorted(([one], [other]) => at(one)[1] - at(other)[1])
      .map(([id, pawns]) => pawnsOn(at(id), pawns)),
    flag(at("gh_w"), "You"),
  ];
  return `<svg viewBox="${view}" width="${width}" height="${height}" style="display:block"><defs>${glowDefs()}${coinDefs()}${medallionDefs(board.field)}</defs>${scene.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "")}${over.join("")}</svg>`;
}

export function mapSheets(board: Board, scene: string): Record<string, string> {
  const whole = `0 0 ${board.size.join(" ")}`;
  const fit = (mood: Mood) => page(map(board, scene, whole, "fit", 21, [1366, 861]), mood);
  const close = page(map(board, scene, "480 380 1040 620", "close", 17.5, [1366, 814]));
  return {
    "map-day": fit("day"),
    "map-night": fit("night"),
    "map-returns": fit("returns"),
    "map-close": close,
    "map-german": page(map(board, scene, whole, "fit", 21, [1366, 861], "de")),
    "map-polish-close": page(map(board, scene, "480 380 1040 620", "close", 17.5, [1366, 814], "pl")),
  };
}

export function signSheet(board: Board, tokens: readonly string[]) {
  const looks = board.field.filter(
    (field, index, all) => all.findIndex((other) => medallionIcon(other) === medallionIcon(field)) === index,
  );
  return page(
    row(
      "Medallions",
      looks.map((field) => [sized(medallionIcon(field), 64), field.kind === "place" ? field.id : field.kind]),
    ) +
      row(
        "Tokens",
        tokens.map((token) => [sized(coinIcon(token), 64) + sized(coinIcon(token), 24), token]),
      ) +
      row(
        "Horcruxes",
        ["riddle_diary", "nagini"].map((token, at) => [
          framed(horcrux(token, at === 0), "-27 -27 54 54", 64, 64),
          token,
        ]),
      ),
  );
}
