/** Decide what the log shows, and what is read out. */

import type { LogLine, PlayableGame, Scene } from "@/games/face";
import { t } from "@/text/i18n.svelte";
import type { Happened } from "@/protocol/messages";

/** Return one line per action; a run of routine ones is a single line, dropped once something else follows. */
export function logLines(game: Pick<PlayableGame, "tell">, history: readonly Happened[], scene: Scene): LogLine[] {
  const told = history.map((happened) => lineOf(game, happened, scene)).filter((line) => line !== null);
  const loud = told.filter((line) => !line.quiet);
  const last = told.findLastIndex((line) => !line.quiet);
  return [...loud, ...folded(told.slice(last + 1))];
}

/** Word one action; after a timeout, do not attribute it to the viewer. */
export function lineOf(game: Pick<PlayableGame, "tell">, happened: Happened, scene: Scene): LogLine | null {
  const line = game.tell(happened, scene);
  if (!line || !happened.time_up) return line;
  const late = (text: string) => t("log-time-up", { line: text });
  return { ...line, text: late(line.text), ...(line.spoken && { spoken: late(line.spoken) }) };
}

/** Merge lines into one without repeated sentences. */
function folded(lines: readonly LogLine[]): LogLine[] {
  const newest = lines.at(-1);
  if (!newest) return [];
  const text = [...new Set(lines.map((line) => line.text))].join(" ");
  const alike = lines.every((line) => line.side === newest.side);
  return [{ ...newest, text, side: alike ? newest.side : null }];
}

export const aloud = (line: LogLine) => line.spoken ?? line.text;
