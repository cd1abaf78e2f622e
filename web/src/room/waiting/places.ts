/** Who sits where in the waiting room, in words. */

import type { PlayableGame } from "@/games/face";
import type { GameInfo } from "@/net/api";
import type { SeatInfo, TableInfo } from "@/protocol/messages";
import { paintsOf, type Place } from "@/seating/places";
import { t } from "@/text/i18n.svelte";
import { botName } from "@/text/words";

interface Viewpoint {
  info: TableInfo;
  about: GameInfo;
  game: PlayableGame;
  /** The viewer's seat; null for somebody who has none. */
  seat: number | null;
  /** The viewer may sit down at open seats. */
  may: boolean;
  picked?: number | null;
  /** What a tap on a place does, if anything. */
  onpick: (number: number, seat: SeatInfo) => (() => void) | undefined;
}

export function placesAt({ info, about, game, seat: mine, may, picked, onpick }: Viewpoint): Place[] {
  const paints = paintsOf(info, about, game);
  return info.seats.map((seat, number) => {
    const can = may && seat.kind === "open";
    return {
      number,
      side: seat.side ?? number,
      paint: paints[number]!,
      name: seat.kind === "open" ? t(can ? "sit-here" : "seat-open-name") : (seat.name ?? "?"),
      detail: detailOf(seat, number, mine, info.host, about),
      kind: can ? "can" : seat.kind === "open" ? "open" : "taken",
      picked: picked === number,
      onpick: onpick(number, seat),
    };
  });
}

function detailOf(seat: SeatInfo, number: number, mine: number | null, host: number | null, about: GameInfo): string {
  if (seat.kind === "open") return t("seat-number", { seat: number + 1 });
  if (seat.kind === "bot") return t("bot-detail-waiting", { level: botName(seat.bot ?? "", about) });
  const who = number === mine ? t("you-detail") : number === host ? "" : t(seat.connected ? "is-here" : "is-away");
  return [who, number === host ? t("host-detail") : ""].filter(Boolean).join(", ");
}
