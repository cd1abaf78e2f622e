import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
/** The most files that a folder may list before a stranger has to search instead of guess. */
const MOST = 15;

const entries = readdirSync(SRC, { recursive: true, withFileTypes: true });
const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));

describe("folders", () => {
  it.each(folders.map((folder) => folder.slice(SRC.length + 1)))("%s is short enough to guess a file from", (name) => {
    const files = readdirSync(join(SRC, name), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeLessThanOrEqual(MOST);
  });
});
