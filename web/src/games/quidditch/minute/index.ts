import type { Minute } from "../../face";
import Picture from "./Picture.svelte";

export const minute: Minute = {
  pictures: ["balls", "lay", "quaffle", "bludger", "special", "snitch"],
  Picture,
  examples: {
    pitch: ["balls"],
    laying: ["lay"],
    quaffle: ["quaffle"],
    bludger: ["bludger"],
    specials: ["special"],
    snitch: ["snitch"],
  },
};
