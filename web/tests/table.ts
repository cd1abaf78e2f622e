/** What every small table of the tests has in common. */

import type { TableInfo } from "@/protocol/messages";

const seat = (name: string, side: number) => ({
  kind: "person" as const,
  name,
  bot: null,
  connected: true,
  came: true,
  left: false,
  offered: false,
  side,
  wish: null,
});

export const tableOf = (game: string, title: string, edition: string): TableInfo => ({
  table: "t",
  game,
  title,
  edition,
  options: {},
  seats: [seat("Ann", 0), seat("Bob", 1)],
  host: 0,
  content: null,
  hints: true,
  team_chat: false,
  phase: "playing",
  commitment: "",
  seed: null,
  outcome: null,
  rematch: null,
  clock: null,
  watchers: 0,
  watching: [],
  gallery: "apart",
  pause: null,
  asked: null,
  away_after: 30,
});
