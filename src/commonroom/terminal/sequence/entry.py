"""What the person types: a card and a cell, in one step or two, or one of the short words."""

from __future__ import annotations

import re

from commonroom.games.sequence.board import Cell
from commonroom.games.sequence.cards import RANKS, SUITS, Card
from commonroom.games.sequence.edition import Edition, edition

from ..face import Act, Entry, Pick, Say
from ..scene import Data, Scene
from .notation import CORNER, FRESH, GONE, OWN, ROWS, SHAPES, cell_name, label, line_name

HELP = f"""\
Play a card, put a chip on a space that shows it, and fill lines of five: each is a sequence.
A wild jack goes on any free space; a jack that removes takes a chip of another side off.

1          take up the first card of your hand: its spaces light up
f7         put a chip on the space in row f, column 7
2          or on the second of the spaces that light up
1 f7       both at once; also with the card's name, KH f7 or 10S c4
Enter      put the card back
x 3        exchange your third card, if it is dead
d          draw, at tables where cards are not drawn by themselves
p          pass, when nothing else can be done

{SHAPES[0]}          a chip; on both sides of a card: part of a sequence, it stays there
{OWN}          a space where a card of your hand fits
{FRESH}          what is new; {GONE} where a chip was taken off
{CORNER}          counts for everybody"""

_NAMED_CELL = re.compile(r"([a-j])(10|[1-9])\Z")
_NUMBERED_CELL = re.compile(r"([0-9]),([0-9])\Z")


def read(scene: Scene, pick: str, line: str) -> Entry:
    """Read what a line means now; the rules say whether it is allowed."""
    words = ",".join(part.strip() for part in line.lower().split(",")).split()
    kinds = {action["type"] for action in scene.legal}
    match words:
        case []:
            return Pick("")
        case ["d" | "draw"]:
            return Act({"type": "draw"})
        case ["p" | "pass"]:
            return Act({"type": "pass"})
        case ["x" | "exchange", one]:
            return _with_card(scene, one, "exchange")
        case [one] if "choose_sequence" in kinds:
            return _choose(scene, one)
        case [one] if "forfeit" in kinds:
            return _with_card(scene, one, "forfeit")
        case [one] if pick and (cell := _read_target(scene, pick, one)) is not None:
            return Act(play(pick, cell))
        case [one]:
            return _take_up(scene, one)
        case [one, other]:
            return _play_at_once(scene, one, other)
    return Say("Type a card and a space, such as 1 f7; ? explains.")


def read_card(scene: Scene, word: str) -> Card | None:
    """Read a card: its number in the hand, or its name as the edition prints it or the record writes it."""
    hand = scene.view["hand"]
    if word.isascii() and word.isdecimal():
        return hand[int(word[:3]) - 1] if 1 <= int(word[:3]) <= len(hand) else None
    rank, letter = word[:-1].upper(), word[-1:].upper()
    symbols = {suit.symbol: code for code, suit in edition(scene.view["edition"]).data.suits.items()}
    suit = symbols.get(letter, letter)
    return rank + suit if rank in RANKS and suit in SUITS else None


def read_cell(word: str) -> Cell | None:
    """Read a cell by its edges (f7) or by its numbers in the record (5,6)."""
    if named := _NAMED_CELL.match(word):
        return ROWS.index(named[1]), int(named[2]) - 1
    if numbered := _NUMBERED_CELL.match(word):
        return int(numbered[1]), int(numbered[2])
    return None


def cells_for(scene: Scene, card: Card) -> list[Cell]:
    """List where a card may be played now, in reading order."""
    plays = [action for action in scene.legal if action["type"] == "play" and action["card"] == card]
    return [(action["cell"][0], action["cell"][1]) for action in plays]


def play(card: Card, cell: Cell) -> Data:
    """Return the action that plays a card on a cell."""
    return {"type": "play", "card": card, "cell": list(cell)}


def _read_target(scene: Scene, pick: str, word: str) -> Cell | None:
    """Read a cell, or the number of one of those that light up."""
    cells = cells_for(scene, pick)
    if word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= len(cells):
        return cells[int(word[:4]) - 1]
    return read_cell(word)


def _take_up(scene: Scene, word: str) -> Entry:
    card = read_card(scene, word)
    if card is None:
        return Say("First the card: its number or its name. ? explains." if read_cell(word) else _no_card(scene))
    if not cells_for(scene, card):
        return _stuck(scene, card)
    return Pick(card)


def _stuck(scene: Scene, card: Card) -> Entry:
    """Answer for a card that goes nowhere: let the rules say why, or point to the exchange."""
    name = label(edition(scene.view["edition"]), card)
    if {"type": "exchange", "card": card} in scene.legal:
        return Say(f"{name} is dead: no space is left for it. x {name} exchanges it (SEQ-50).")
    if card not in scene.view["hand"]:
        return Say(f"You do not hold {name} (SEQ-27).")
    return Say(f"There is no space for {name} now.")


def _play_at_once(scene: Scene, one: str, other: str) -> Entry:
    card, cell = read_card(scene, one), read_cell(other)
    if card is None:
        return Say(_no_card(scene))
    if cell is None and other.isdecimal():
        cell = _read_target(scene, card, other)
    if cell is None:
        return Say("That is no space: rows go from a to j, columns from 1 to 10, as in f7.")
    return Act(play(card, cell))


def _with_card(scene: Scene, word: str, kind: str) -> Entry:
    card = read_card(scene, word)
    return Say(_no_card(scene)) if card is None else Act({"type": kind, "card": card})


def _choose(scene: Scene, word: str) -> Entry:
    choices = [action for action in scene.legal if action["type"] == "choose_sequence"]
    if word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= len(choices):
        return Act(choices[int(word[:3]) - 1])
    return Say(f"Type a number from 1 to {len(choices)}.")


def _no_card(scene: Scene) -> str:
    return f"That is no card: type a number from 1 to {len(scene.view['hand'])} or a name such as KH; ? explains."


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    box = edition(scene.view["edition"])
    kinds = {action["type"] for action in scene.legal}
    if "choose_sequence" in kinds:
        lines = [line_name(action["cells"]) for action in scene.legal if action["type"] == "choose_sequence"]
        return f"Which five are the sequence? {_numbered(lines)}: "
    if "forfeit" in kinds:
        return "Your side has coached. Which card do you give up? "
    if kinds == {"draw"}:
        return "d draws your card, w lets the others go on without it: "
    if kinds == {"pass"}:
        return "You can neither play nor exchange a card. p passes: "
    if pick:
        return f"{label(box, pick)} {_where(box, scene, pick)}: "
    owed = "d draws the card you are owed. " if "draw" in kinds else ""
    return f"{owed}Your card, or card and space (? for help): "


def _where(box: Edition, scene: Scene, pick: str) -> str:
    cells = [cell_name(cell) for cell in cells_for(scene, pick)]
    if len(cells) <= 8:
        verb = "takes the chip off" if pick in box.anti_wild else "goes on"
        return f"{verb} {_numbered(cells)}"
    return "takes a chip off, which one" if pick in box.anti_wild else "is wild, type any free space"


def _numbered(items: list[str]) -> str:
    return "  ".join(f"{number}: {item}" for number, item in enumerate(items, 1))
