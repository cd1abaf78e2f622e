import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "@/games/sequence/board/Board.svelte";
import { editionOf } from "@/games/sequence/cards/edition";
import { cellName, keyOf } from "@/games/sequence/board/geometry";
import { ABOUT, VIEW } from "./table";

afterEach(cleanup);

function board(onpress = vi.fn()) {
  const props = { view: VIEW, edition: editionOf(ABOUT, "classic-2022"), label: "board", describe: cellName };
  render(Board, { ...props, lit: new Set([keyOf([1, 6])]), onpress });
  return onpress;
}

describe("the board on the page", () => {
  it("is a grid of a hundred cells, one of which Tab reaches", () => {
    board();
    const cells = screen.getAllByRole("gridcell");
    expect(cells).toHaveLength(100);
    expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("lights what it is told to light and dims the rest", () => {
    board();
    expect(screen.getByLabelText("b7").getAttribute("class")).toContain("lit");
    expect(screen.getByLabelText("b8").getAttribute("class")).toContain("dim");
  });

  it("is played with the keyboard", async () => {
    const pressed = board();
    await fireEvent.keyDown(screen.getByLabelText("e5"), { key: "ArrowRight" });
    await fireEvent.keyDown(screen.getByLabelText("e6"), { key: "Enter" });
    expect(pressed).toHaveBeenCalledWith([4, 5]);
    expect(screen.getByLabelText("e6").getAttribute("tabindex")).toBe("0");
  });
});
