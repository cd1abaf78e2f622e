"""What the person types: passing, cards, balls, whatever the moment asks for."""

from __future__ import annotations

from ..face import Act, Entry, Pick, Say
from ..help_page import key_lines
from ..scene import Scene
from ..speech.language import phrase_in, say
from .ball_input import read_declaration, read_order
from .lay_input import coverable, placed_numbers, read_laying
from .notation import BACK, FRESH, OUT, VOID
from .players import piles
from .speaker import QuidditchSpeaker
from .special_input import PASS, pass_on, read_special

KEYS = {
    "p": "quidditch-help-pass",
    "pp": "quidditch-help-pp",
    "ppp": "quidditch-help-ppp",
    "3": "quidditch-help-card",
    "leg": "quidditch-help-name",
    "leg q": "quidditch-help-way",
    "4 1": "quidditch-help-lay",
    "n": "quidditch-help-none",
    "sn q": "quidditch-help-order",
    "Enter": "quidditch-help-back",
    "d": "quidditch-help-discards",
}
SIGNS = {BACK: "quidditch-help-down", "9→6": "quidditch-help-lowered", "( )": "quidditch-help-ball"}


def explain() -> str:
    """Say what can be typed, and what the signs on the pitch mean."""
    files = QuidditchSpeaker.FILES
    keys, signs = key_lines(KEYS, files), key_lines(SIGNS, files, out=OUT, void=VOID, fresh=FRESH)
    return f"{phrase_in(files, 'quidditch-help')}\n\n{keys}\n\n{signs}"


def read(scene: Scene, pick: str, line: str) -> Entry:
    """Read what a line means now; the rules say whether it is allowed."""
    words = line.lower().replace("=", " ").replace(",", " ").split()
    kind = scene.legal[0]["type"] if scene.legal else ""
    match words:
        case []:
            return Pick("")
        case ["p" | "pass"]:
            return Act(PASS)
        case ["pp"]:
            return pass_on(whatever_is_held=False)
        case ["ppp"]:
            return pass_on(whatever_is_held=True)
        case ["d" | "discards"]:
            return Say(piles(scene))
    match kind:
        case "declare":
            return read_declaration(scene, words)
        case "commit":
            return read_laying(scene, pick, words)
        case "order":
            return read_order(scene, words)
        case "pick":
            return _read_back(scene, words)
    return read_special(scene, pick, words)


def _read_back(scene: Scene, words: list[str]) -> Entry:
    word = words[-1]
    if word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= len(scene.legal):
        return Act({"type": "pick", "slot": int(word[:3]) - 1})
    return Say(say("terminal-number", most=len(scene.legal)))


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    return f"{_question(QuidditchSpeaker(scene.table, scene.viewer), scene, pick)} "


def _question(speaker: QuidditchSpeaker, scene: Scene, pick: str) -> str:
    match scene.legal[0]["type"] if scene.legal else "":
        case "commit":
            chosen = placed_numbers(pick)
            missing = next(ball for ball in coverable(scene) if ball not in chosen)
            return speaker.phrase("quidditch-ask-lay", at=speaker.forms(missing)["at"])
        case "declare" | "order" | "pick" as kind:
            return speaker.phrase(f"quidditch-ask-{kind}")
        case _ if pick:
            return speaker.phrase("quidditch-ask-how", card=speaker.label(pick))
        case _ if scene.view["chain"]:
            return speaker.phrase("quidditch-ask-answer")
    return speaker.phrase("quidditch-ask-word")
