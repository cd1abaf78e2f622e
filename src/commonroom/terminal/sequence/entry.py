"""What the person types: a card and a cell, in one step or two, or one of the short words."""

from __future__ import annotations

import re

from commonroom.games.sequence.board import Cell
from commonroom.games.sequence.cards import RANKS, SUITS, Card
from commonroom.games.sequence.edition import edition

from ..face import Act, Entry, Pick, Say
from ..help_page import key_lines
from ..scene import Data, Scene
from ..speech.language import phrase_in, say
from .notation import CORNER, FRESH, GONE, OWN, ROWS, SHAPES, cell_name, line_name
from .speaker import SequenceSpeaker

KEYS = {
    "1": "sequence-help-card",
    "f7": "sequence-help-space",
    "2": "sequence-help-lit",
    "1 f7": "sequence-help-both",
    "Enter": "sequence-help-back",
    "x 3": "sequence-help-exchange",
    "d": "sequence-help-draw",
    "p": "sequence-help-pass",
}
SIGNS = {
    SHAPES[0]: "sequence-help-chip",
    OWN: "sequence-help-own",
    FRESH: "sequence-help-fresh",
    CORNER: "sequence-help-corner",
}

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
    return _say(scene, "sequence-say-how")


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
        return _say(scene, "sequence-say-card-first") if read_cell(word) else _no_card(scene)
    if not cells_for(scene, card):
        return _stuck(scene, card)
    return Pick(card)


def _stuck(scene: Scene, card: Card) -> Entry:
    """Answer for a card that goes nowhere: let the rules say why, or point to the exchange."""
    name = SequenceSpeaker(scene.table).card(card)
    if {"type": "exchange", "card": card} in scene.legal:
        return _say(scene, "sequence-say-dead", card=name)
    if card not in scene.view["hand"]:
        return _say(scene, "sequence-say-not-held", card=name)
    return _say(scene, "sequence-prompt-nowhere", card=name)


def _play_at_once(scene: Scene, one: str, other: str) -> Entry:
    card, cell = read_card(scene, one), read_cell(other)
    if card is None:
        return _no_card(scene)
    if cell is None and other.isdecimal():
        cell = _read_target(scene, card, other)
    if cell is None:
        return _say(scene, "sequence-say-no-space")
    return Act(play(card, cell))


def _with_card(scene: Scene, word: str, kind: str) -> Entry:
    card = read_card(scene, word)
    return _no_card(scene) if card is None else Act({"type": kind, "card": card})


def _choose(scene: Scene, word: str) -> Entry:
    choices = [action for action in scene.legal if action["type"] == "choose_sequence"]
    if word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= len(choices):
        return Act(choices[int(word[:3]) - 1])
    return Say(say("terminal-number", most=len(choices)))


def _no_card(scene: Scene) -> Say:
    return _say(scene, "sequence-say-no-card", most=len(scene.view["hand"]))


def _say(scene: Scene, key: str, **values: str | int) -> Say:
    return Say(SequenceSpeaker(scene.table).phrase(key, **values))


def explain() -> str:
    """Say what can be typed, and what the signs on the board mean."""
    files = SequenceSpeaker.FILES
    keys, signs = key_lines(KEYS, files), key_lines(SIGNS, files, gone=GONE)
    return f"{phrase_in(files, 'sequence-help')}\n\n{keys}\n\n{signs}"


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    return f"{_question(SequenceSpeaker(scene.table), scene, pick)} "


def _question(speaker: SequenceSpeaker, scene: Scene, pick: str) -> str:
    kinds = {action["type"] for action in scene.legal}
    if "choose_sequence" in kinds:
        lines = [line_name(action["cells"]) for action in scene.legal if action["type"] == "choose_sequence"]
        return speaker.phrase("sequence-ask-line", lines=_numbered(lines))
    if "forfeit" in kinds:
        return speaker.phrase("sequence-prompt-forfeit")
    if kinds == {"draw"}:
        return speaker.phrase("sequence-ask-draw")
    if kinds == {"pass"}:
        return speaker.phrase("sequence-ask-pass")
    if pick:
        return _where(speaker, scene, pick)
    owed = f"{speaker.phrase('sequence-ask-owed')} " if "draw" in kinds else ""
    return f"{owed}{speaker.phrase('sequence-ask-card')}"


def _where(speaker: SequenceSpeaker, scene: Scene, pick: str) -> str:
    removes = pick in speaker.edition.anti_wild
    cells = [cell_name(cell) for cell in cells_for(scene, pick)]
    if len(cells) > FEW:
        return speaker.phrase(f"sequence-prompt-{'remove' if removes else 'wild'}", card=speaker.card(pick))
    kind = "sequence-ask-chip" if removes else "sequence-ask-space"
    return speaker.phrase(kind, card=speaker.card(pick), cells=_numbered(cells))


FEW = 8
"""The most spaces that are listed by number."""


def _numbered(items: list[str]) -> str:
    return "  ".join(f"{number}: {item}" for number, item in enumerate(items, 1))
