import type { Minute } from "../../face";
import Picture from "./Picture.svelte";

export const minute: Minute = {
  pictures: ["walk", "fields", "tokens", "mission", "fight", "exam"],
  others: { "voldemort-returns": ["sides", "ritual", "horcruxes", "weapons", "return", "meeting"] },
  Picture,
};
