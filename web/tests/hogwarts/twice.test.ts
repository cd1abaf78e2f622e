import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Chase from "@/games/hogwarts/match/chase/Chase.svelte";
import { CHASE, OPENING } from "@/games/hogwarts/match/minute/positions";
import Ground from "@/games/hogwarts/match/ground/Ground.svelte";

const ids = () => [...document.querySelectorAll("[id]")].map(({ id }) => id);

it("a match stands twice on a page, at the table and as a picture of its end, without an id in common", () => {
  for (let times = 0; times < 2; times += 1) {
    render(Chase, { view: CHASE, students: [null, null], flown: 0, reach: null, says: "" });
    render(Ground, { view: OPENING, lit: new Map(), chosen: null, describe: () => "", ontap: () => {} });
  }
  expect(ids().length).toBeGreaterThan(20);
  expect(ids().toSorted()).toEqual([...new Set(ids())].toSorted());
});
