import type { Minute } from "@/games/face";
import Picture from "./Picture.svelte";

export const minute: Minute = {
  pictures: ["formation", "move", "bludger", "goal", "card", "chase"],
  Picture,
};
