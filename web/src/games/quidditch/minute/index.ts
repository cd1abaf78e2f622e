import type { Minute } from "../../face";
import Picture from "./Picture.svelte";

export const minute: Minute = {
  pictures: ["balls", "lay", "quaffle", "bludger", "special", "snitch"],
  Picture,
};
