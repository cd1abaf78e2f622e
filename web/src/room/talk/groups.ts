/** Order the lines of the log into groups that can be folded away: the rounds of a game, or twenty lines at a time. */

import type { LogLine, LogPart } from "@/games/face";

/** Sentences in a row that are about the same side. */
export interface Block {
  side: number | null;
  sentences: LogPart[];
}

export interface Entry {
  line: LogLine;
  blocks: Block[];
  /** Whether this is the entry of its line; a heading in the middle makes two. */
  first: boolean;
}

export interface Group {
  /** Stays the same while the log grows. */
  id: number;
  /** The game's own heading; null where the first and the last line name the group. */
  title: string | null;
  /** Whose turn it is about; null for everybody's. */
  side: number | null;
  entries: Entry[];
}

/** A log of more lines than this is long: older groups are folded. */
const LONG = 40;
/** How many lines make a group in a game that has no rounds. */
const CHUNK = 20;
/** How many groups stay open at the end of a long log. */
const OPEN = 2;

export function groupsOf(lines: readonly LogLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const seen = new Set<LogLine>();
    const enter = (parts: LogPart[]) => {
      if (!parts.length) return;
      groups.at(-1)!.entries.push({ line, blocks: blocksOf(parts), first: !seen.has(line) });
      seen.add(line);
    };
    if (!groups.length) groups.push({ id: line.version, title: null, side: null, entries: [] });
    let parts: LogPart[] = [];
    for (const part of line.parts ?? [{ text: line.text, side: line.side, strong: line.strong }]) {
      if (!part.heading) {
        parts.push(part);
        continue;
      }
      enter(parts);
      parts = [];
      groups.push({ id: line.version, title: part.text, side: part.side, entries: [] });
    }
    enter(parts);
  }
  const filled = groups.filter(({ title, entries }) => title !== null || entries.length);
  return filled.length === 1 && filled[0]!.title === null ? chunks(filled[0]!) : filled;
}

/** Tell whether a group is folded as long as nobody says otherwise: a long log shows its last twenty lines or so. */
export function isFolded(groups: readonly Group[], number: number): boolean {
  const count = (some: readonly Group[]) => some.reduce((sum, { entries }) => sum + entries.length, 0);
  return count(groups) > LONG && number < groups.length - OPEN && count(groups.slice(number + 1)) >= CHUNK;
}

function blocksOf(parts: readonly LogPart[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (last?.side === part.side) last.sentences.push(part);
    else blocks.push({ side: part.side, sentences: [part] });
  }
  return blocks;
}

function chunks(group: Group): Group[] {
  if (group.entries.length <= LONG) return [group];
  const number = Math.ceil(group.entries.length / CHUNK);
  return Array.from({ length: number }, (_, chunk) => {
    const entries = group.entries.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
    return { id: entries[0]!.line.version, title: null, side: null, entries };
  });
}
