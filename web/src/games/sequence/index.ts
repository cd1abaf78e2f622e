import type { Action, Event, View } from "@/protocol/sequence";
import type { GameFace } from "../face";

export const sequence: GameFace<View, Action, Event> = {
  texts: ["sequence"],
  rules: "sequence-rules",
  quick: { edition: "classic-2022", options: { draw_mode: "auto" } },
  quickSwitch: { option: "draw_mode", off: "auto", on: "manual" },
  withFriends: { draw_mode: "auto" },
  mainOptions: ["draw_mode", "team_talk"],
  sidesOption: "teams",
  timeOption: "turn_limit",
  // Colours follow from the sides, so nobody needs to pick them.
  hiddenOptions: ["colours"],
  lid: "teal",
  load: async () => (await import("./playable")).playable,
  minute: async () => (await import("./minute")).minute,
};
