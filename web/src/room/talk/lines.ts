/** Decide what the log shows, and what is read out. */

import type { LogLine, PlayableGame, Scene } from "@/games/face";
import { t } from "@/text/i18n.svelte";
import type { Happened } from "@/protocol/messages";

type Telling = Pick<PlayableGame, "tell" | "story">;

/** Return one line per action; a run of routine ones is a single line, dropped once something else follows. */
export function logLines(game: Telling, history: readonly Happened[], scene: Scene): LogLine[] {
  if (game.story) return game.story(history, scene, (happened) => lineOf(game, happened, scene));
  const lines = history.map((happened) => lineOf(game, happened, scene)).filter((line) => line !== null);
  const loud = lines.filter((line) => !line.quiet);
  const last = lines.findLastIndex((line) => !line.quiet);
  return [...loud, ...folded(lines.slice(last + 1))];
}

/** Word one action; after a timeout, do not attribute it to the viewer. */
export function lineOf(game: Telling, happened: Happened, scene: Scene): LogLine | null {
  if (happened.back_to != null) return backLine(happened, scene);
  const line = game.tell(happened, scene);
  if (!line || !happened.time_up) return line;
  const late = (text: string) => t("log-time-up", { line: text });
  const { text, spoken, parts } = line;
  return {
    ...line,
    text: late(text),
    ...(spoken && { spoken: late(spoken) }),
    ...(parts && { parts: parts.with(0, { ...parts[0]!, text: late(parts[0]!.text) }) }),
  };
}

function backLine({ version, seat }: Happened, { info, seat: mine }: Scene): LogLine {
  const who = seat === null ? null : info.seats[seat];
  const text = seat === mine ? t("log-you-took-back") : t("log-took-back", { name: who?.name ?? "" });
  return { version, text, side: who?.side ?? null, strong: false };
}

/** Merge lines into one without repeated sentences. */
function folded(lines: readonly LogLine[]): LogLine[] {
  const newest = lines.at(-1);
  if (!newest) return [];
  const text = [...new Set(lines.map((line) => line.text))].join(" ");
  const alike = lines.every((line) => line.side === newest.side);
  return [{ ...newest, text, parts: undefined, side: alike ? newest.side : null }];
}

export const aloud = (line: LogLine) => line.spoken ?? line.text;
