"""What the person types: passing, cards, balls, whatever the moment asks for."""

from __future__ import annotations

from ..face import Act, Entry, Pick, Say
from ..scene import Scene
from .ball_input import read_declaration, read_order
from .lay_input import coverable, placed_numbers, read_laying
from .notation import BACK, FRESH, NAMES
from .players import piles
from .speaker import QuidditchSpeaker
from .special_input import PASS, pass_on, read_special

HELP = f"""\
Play cards face down for the balls; then they are turned up, ball by ball. At the Quaffle the higher value wins 10
points, unless a Keeper saves. At a Bludger a Beater hits whoever has none. Only a Seeker catches the Snitch: 150
points, and the end. Special cards may be played between these steps, and answered.

p          pass; while a card waits for your answer: let it be
pp         pass on, until a card waits for your answer, you hold one to play, or you have to decide
ppp        pass on, even with a card to play, until a card waits or you have to decide
3          your third card: lay it, play it, or answer with it
leg        or by the beginning of its name; also ch9, keeper 8
leg q      a special card and how: its ball (q, b1, b2, sn), its power (lower, keeper), the card it brings back
4 1        lay your fourth card at the first ball, your first at the second; also q 4 b1 1
n          play for no optional ball; b1 sn, or 1 2: for these
sn q       the order of the balls, when you lead; those left out follow
Enter      put back what you have taken up
d          look through the discards

{BACK}     a card face down; (Chaser 9) is your own
9→6        a value that was lowered; out: a Keeper that was stopped; aside: a special laid without its power
(Bludger)  nobody plays for it yet; {FRESH} Quaffle ◂ is being decided"""


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
    return Say(f"Type a number from 1 to {len(scene.legal)}.")


def prompt(scene: Scene, pick: str) -> str:
    """Return the question that fits what may be done."""
    match scene.legal[0]["type"] if scene.legal else "":
        case "declare":
            return "For which balls do you play? "
        case "commit":
            chosen = placed_numbers(pick)
            missing = next(ball for ball in coverable(scene) if ball not in chosen)
            return f"Your card at {NAMES[missing]}: "
        case "order":
            return "Which ball comes first? "
        case "pick":
            return "Which card does the other lose? "
        case _ if pick:
            return f"{QuidditchSpeaker(scene.table, scene.viewer).label(pick)}, how? "
        case _ if scene.view["chain"]:
            return "Your answer (? for help): "
    return "Your word (? for help): "
