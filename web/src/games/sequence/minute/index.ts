import type { Minute } from "../../face";
import { editionOf } from "../cards/edition";
import { suitName } from "../cards/words";
import Picture from "./Picture.svelte";

export const minute: Minute = {
  pictures: ["play", "draw", "lines", "wild", "remove", "win"],
  words(id, about, name) {
    const edition = editionOf(about, name);
    const [first = "", second = ""] = (id === "wild" ? edition.wild : edition.antiWild).map((jack) =>
      suitName(edition, jack),
    );
    return { first, second };
  },
  Picture,
  examples: {
    turn: ["play"],
    drawing: ["draw"],
    jacks: ["wild", "remove"],
    sequences: ["lines"],
    sharing: ["win"],
  },
};
