/** Turn events into log lines, one per action. */

import type { LogLine } from "@/games/face";
import { kindOf } from "../reading/data";
import { sentence } from "./sentences";
import { readerOf, sidesOf } from "./standing";
import type { Scene, Happened } from "../types";

export function tell(happened: Happened, scene: Scene): LogLine | null {
  const reader = readerOf(scene);
  const { quiet, strong } = reader.traits;
  const events = happened.events;
  const said = events.map((event) => sentence(reader, event)).filter((words) => words !== null);
  if (!said.length) return null;
  return {
    version: happened.version,
    // Events that repeat, or that affect everybody alike, are told once.
    text: [...new Set(said)].join(" "),
    quiet: events.every((event) => quiet.has(kindOf(event))),
    side: happened.seat === null ? null : (sidesOf(scene.info)[happened.seat] ?? null),
    strong: events.some((event) => strong.has(kindOf(event))),
  };
}
