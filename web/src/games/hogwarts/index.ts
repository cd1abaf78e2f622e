import type { Action, Event, Outlook, View } from "@/protocol/hogwarts";
import type {
  Action as MatchAction,
  Event as MatchEvent,
  MatchOutlook,
  View as MatchView,
} from "@/protocol/quidditch-match";
import type { GameFace } from "../face";
import { plain } from "../plain";

export const hogwarts: GameFace<View, Action, Event, Outlook> = {
  ...(plain("hogwarts") as unknown as GameFace<View, Action, Event, Outlook>),
  texts: ["plain", "hogwarts", "hogwarts-table", "hogwarts-page", "hogwarts-story", "quidditch-match"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: { length: "quick" } },
  quickOptions: ["length", "variant"],
  mainOptions: ["variant", "solo_rules", "teams", "length"],
  timeOption: "seconds_per_turn",
  // A single player always plays solo, and nobody else can.
  hiddenChoices: { variant: ["solo"] },
  // Seats are numbered only once the table exists.
  hiddenOptions: ["first_player"],
  lid: "night",
  load: async () => (await import("./playable")).playable,
  traits: async () => (await import("./traits")).hogwarts,
  minute: async () => (await import("./minute")).minute,
};

export const quidditchMatch: GameFace<MatchView, MatchAction, MatchEvent, MatchOutlook> = {
  ...(plain("quidditch-match") as unknown as GameFace<MatchView, MatchAction, MatchEvent, MatchOutlook>),
  texts: ["plain", "hogwarts", "hogwarts-table", "quidditch-match", "quidditch-match-page"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: {} },
  lid: "day",
  load: async () => (await import("./match/playable")).playable,
  traits: async () => (await import("./traits")).quidditchMatch,
  minute: async () => (await import("./match/minute")).minute,
};
