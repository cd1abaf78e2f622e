import type { Action, Event, View } from "@/protocol/quidditch";
import type { GameFace } from "../face";

export const quidditch: GameFace<View, Action, Event> = {
  texts: ["quidditch"],
  rules: "quidditch-rules",
  // Delayed passes hide what a player holds; against a bot, half of the usual delay is enough.
  quick: { edition: "card-game-2001", options: { min_pass_ms: 300 } },
  withFriends: {},
  mainOptions: ["timing_mode", "declare_mode"],
  sidesOption: null,
  timeOption: "turn_timer_seconds",
  hiddenOptions: [],
  lid: "sun",
  load: async () => (await import("./playable")).playable,
  minute: async () => (await import("./minute")).minute,
};
