import { describe, expect, it } from "vitest";
import { factsOf } from "@/room/end/facts";

const FIGURES = [
  { label: "Sequences", values: ["1", "2"] },
  { label: "Chips", values: ["20", "19"] },
  { label: "Jacks", values: ["0", "0"] },
  { label: "Removed", values: ["0", "3"] },
  { label: "Moves", values: ["43"] },
];

describe("facts of a game", () => {
  it("are its length, its score, and what set the sides apart most", () => {
    expect(factsOf(FIGURES, 0)).toEqual([
      { value: "43", label: "Moves" },
      { value: "1 : 2", label: "Sequences" },
      { value: "0 : 3", label: "Removed" },
    ]);
  });

  it("are told from the person's side", () => {
    expect(factsOf(FIGURES, 1).map((fact) => fact.value)).toEqual(["43", "2 : 1", "3 : 0"]);
    expect(factsOf([{ label: "Points", values: ["5", "7", "6"] }], 2)).toEqual([
      { value: "6 : 5 : 7", label: "Points" },
    ]);
  });

  it("leave out what nobody has, and invent nothing", () => {
    expect(factsOf([], 0)).toEqual([]);
    const dull = [
      { label: "Points", values: ["0", "0"] },
      { label: "Hits", values: ["0", "0"] },
    ];
    expect(factsOf(dull, null)).toEqual([{ value: "0 : 0", label: "Points" }]);
  });
});
