/** What our own pack contains, read from its files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MapField } from "@/art/hogwarts/map/looks";
import type { Bend } from "@/art/hogwarts/map/paths";

const CONTENT = join(import.meta.dirname, "../../../src/commonroom/games/hogwarts/content");
const text = (file: string) => readFileSync(join(CONTENT, `${file}.toml`), "utf-8");

/** The ids in a file of the pack. */
export const ids = (file: string) => [...text(file).matchAll(/\bid = "(\w+)"/g)].map((match) => match[1]!);

/** The value of a key in each entry of a file. */
export const values = (file: string, key: string) =>
  [...text(file).matchAll(new RegExp(`\\b${key} = "(\\w+)"`, "g"))].map((match) => match[1]!);

const pair = (found: string) => found.split(",").map(Number) as [number, number];

export const FIELDS: MapField[] = [
  ...text("board").matchAll(/\{ id = "(\w+)", kind = "(\w+)",[^\n]*? at = \[([^\]]+)\]([^\n]*)/g),
].map(([, id, kind, at, rest]) => ({
  id: id!,
  kind: kind as MapField["kind"],
  at: pair(at!),
  common_room: (/common_room = "(\w+)"/.exec(rest!)?.[1] as MapField["common_room"]) ?? null,
  reached_by: (/reached_by = "(\w+)"/.exec(rest!)?.[1] as MapField["reached_by"]) ?? "walking",
}));

export const BENDS: Bend[] = [
  ...text("board").matchAll(/\{ way = \["(\w+)", "(\w+)"\], pull = \[\[([^\]]+)\], \[([^\]]+)\]\] \}/g),
].map(([, here, there, one, two]) => ({ way: [here!, there!], pull: [pair(one!), pair(two!)] }));
