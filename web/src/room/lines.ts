/** What the log shows of a match, and what is read out of it. */

import type { LogLine, PlayableGame, Scene } from "../games/face";
import type { Happened } from "../wire";

/** One line for each action. A run of quiet ones is one line, and only as long as nothing else has followed. */
export function logLines(game: Pick<PlayableGame, "tell">, history: readonly Happened[], scene: Scene): LogLine[] {
  const told = history.map((happened) => game.tell(happened, scene)).filter((line) => line !== null);
  const loud = told.filter((line) => !line.quiet);
  const last = told.findLastIndex((line) => !line.quiet);
  return [...loud, ...folded(told.slice(last + 1))];
}

/** Several lines as one, each sentence of them only once. */
function folded(lines: readonly LogLine[]): LogLine[] {
  const newest = lines.at(-1);
  if (!newest) return [];
  const text = [...new Set(lines.map((line) => line.text))].join(" ");
  const alike = lines.every((line) => line.side === newest.side);
  return [{ ...newest, text, side: alike ? newest.side : null }];
}

export const aloud = (line: LogLine) => line.spoken ?? line.text;
