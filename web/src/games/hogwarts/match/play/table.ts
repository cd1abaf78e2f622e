/** What a table says about its moves that wait, and about whom it waits for. */

import { t } from "@/text/i18n.svelte";
import { awaitedWords, listed } from "@/text/words";
import type { TableInfo } from "@/protocol/messages";
import type { Fields } from "@/kit/words/reading/data";
import type { Reader } from "@/kit/words/reading/reader";
import { ending } from "@/kit/words/report/ending";
import { awaited } from "@/kit/words/report/seats";
import { actionWords } from "@/kit/words/report/sentences";
import { readerOf } from "@/kit/words/report/standing";
import type { Scene } from "@/kit/words/types";

export const unsentMoves = (reader: Reader, unsent: readonly object[]) =>
  unsent.map((action) => actionWords(reader, action as Fields));

/** For whom everybody waits, or how it ended; empty while the viewer's own move is on its way. */
export function waitingWords(table: { version: number; info: TableInfo | null }, scene: Scene): string {
  const end = ending(scene);
  if (end) return `${end.title}. ${end.text}.`;
  const reader = readerOf(scene);
  const turns = awaited(reader, scene.view);
  const absent = turns.length ? awaitedWords(table, turns[0]!) : null;
  const others = turns.filter((seat) => seat !== scene.seat).map((seat) => reader.player(seat));
  if (absent) return absent;
  if (others.length) return t("plain-waiting", { names: listed(others) });
  return turns.length ? "" : t("plain-waiting-others");
}
