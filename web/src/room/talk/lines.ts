/** What the log shows of a match, and what is read out of it. */

import type { LogLine, PlayableGame, Scene } from "@/games/face";
import { t } from "@/text/i18n.svelte";
import type { Happened } from "@/protocol/messages";

/** One line for each action. A run of quiet ones is one line, and only as long as nothing else has followed. */
export function logLines(game: Pick<PlayableGame, "tell">, history: readonly Happened[], scene: Scene): LogLine[] {
  const told = history.map((happened) => lineOf(game, happened, scene)).filter((line) => line !== null);
  const loud = told.filter((line) => !line.quiet);
  const last = told.findLastIndex((line) => !line.quiet);
  return [...loud, ...folded(told.slice(last + 1))];
}

/** What came of one action; whoever did not act in time shall not read of it as of a move of their own. */
export function lineOf(game: Pick<PlayableGame, "tell">, happened: Happened, scene: Scene): LogLine | null {
  const line = game.tell(happened, scene);
  if (!line || !happened.time_up) return line;
  const late = (text: string) => t("log-time-up", { line: text });
  return { ...line, text: late(line.text), ...(line.spoken && { spoken: late(line.spoken) }) };
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
