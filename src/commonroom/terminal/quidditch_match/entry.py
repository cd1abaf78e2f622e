"""What the person types: pieces and where they go, balls and where they fly, cards."""

from __future__ import annotations

from commonroom.games.hogwarts.board.map import Spot
from commonroom.games.hogwarts.match.actions import BEATERS

from ..face import Act, Entry, Pick, Say
from ..help_page import key_lines
from ..scene import Data, Scene
from ..speech.language import phrase_in, say
from .notation import BLUDGER, PIECE_OF, QUAFFLE, SHORT, field_name, read_field
from .picture import near_side
from .speaker import PitchSpeaker

KEYS = {
    "d": "quidditch-match-help-roll",
    "c1 u": "quidditch-match-help-step",
    "p u": "quidditch-match-help-pass",
    "g": "quidditch-match-help-shoot",
    "t": "quidditch-match-help-take",
    "b1": "quidditch-match-help-aim",
    "t u": "quidditch-match-help-throw",
    "1": "quidditch-match-help-card",
    "e": "quidditch-match-help-end",
    "f": "quidditch-match-help-formation",
    "b3": "quidditch-match-help-put",
}
SIGNS = {QUAFFLE: "quidditch-match-help-quaffle", "↻": "quidditch-match-help-lap"}

SHORT_WORDS: dict[str, str] = {
    **dict.fromkeys(("d", "roll"), "roll"),
    **dict.fromkeys(("e", "end"), "end"),
    **dict.fromkeys(("g", "goal", "shoot"), "shoot"),
    **dict.fromkeys(("t", "take"), "take"),
    **dict.fromkeys(("f", "formation"), "formation"),
}
"""The letters h, a, w, r, s and q alone are commands of every game."""
WAYS = {"u": "up", "d": "down", "l": "left", "r": "right", "up": "up", "down": "down", "left": "left", "right": "right"}
STEPS = {"up": (1, 0), "down": (-1, 0), "left": (0, -1), "right": (0, 1)}


def read(scene: Scene, _pick: str, line: str) -> Entry:
    """Read what a line means now; the rules say whether it is allowed."""
    words, phase = line.lower().replace(",", " ").split(), scene.view["phase"]
    match words:
        case []:
            return Pick("")
        case ["t" | "throw", way] | [way] if phase == "throw" and way in WAYS:
            return Act({"type": "throw", "direction": _turned(scene, way)})
        case [word] if word in SHORT_WORDS:
            return Act({"type": SHORT_WORDS[word]})
        case [piece] if PIECE_OF.get(piece) in BEATERS and phase != "put":
            return Act({"type": "aim", "piece": PIECE_OF[piece]})
        case ["p" | "pass", there]:
            carrier = _carrier(scene)
            return _to(scene, there, carrier, {"type": "pass"})
        case [field] if phase == "put":
            return _to(scene, field, None, {"type": "put"})
        case [piece, there] if piece in PIECE_OF:
            kind = "place" if phase == "place" else "move"
            name = PIECE_OF[piece]
            return _to(scene, there, _spot(scene, name), {"type": kind, "piece": name})
        case [number] if number.isascii() and number.isdecimal():
            return _card(scene, int(number[:3]))
    return _say(scene, "how")


def _to(scene: Scene, word: str, start: Spot | None, action: Data) -> Entry:
    """Return the action with the field to which a direction or a name leads."""
    if word in WAYS and start is None:
        return _say(scene, "nothing-there")
    if word in WAYS and start is not None:
        down, right = STEPS[_turned(scene, word)]
        return Act({**action, "to": [start[0] + down, start[1] + right]})
    spot = read_field(scene.view["pitch"], word)
    if spot is None or not (abs(spot[0]) <= 20 and spot[1] <= 20):
        return _say(scene, "field")
    return Act({**action, "to": list(spot)})


def _turned(scene: Scene, way: str) -> str:
    """Turn a direction on the screen into one of the pitch, which the second side sees from the other end."""
    named = WAYS[way]
    return {"up": "down", "down": "up"}.get(named, named) if near_side(scene) == 1 else named


def _spot(scene: Scene, piece: str) -> Spot | None:
    place = scene.view["pieces"][near_side(scene)][piece]
    return None if place is None else (place[0], place[1])


def _carrier(scene: Scene) -> Spot | None:
    quaffle = scene.view["quaffle"]
    return _spot(scene, quaffle["piece"]) if isinstance(quaffle, dict) and quaffle["side"] == scene.viewer else None


def _card(scene: Scene, number: int) -> Entry:
    hand = scene.view.get("hand") or []
    if not 1 <= number <= len(hand):
        return _say(scene, "no-card")
    return Act({"type": "card", "card": hand[number - 1]})


def _say(scene: Scene, what: str) -> Say:
    return Say(PitchSpeaker(scene.table, scene.viewer).phrase(f"quidditch-match-say-{what}"))


def keys(scene: Scene, action: Data) -> str:
    """Return what a person types for an action: the reverse of `read`."""
    to = field_name(scene.view["pitch"], (action["to"][0], action["to"][1])) if "to" in action else ""
    match action["type"]:
        case "move" | "place":
            return f"{SHORT[action['piece']].lower()} {to}"
        case "pass":
            return f"p {to}"
        case "put":
            return to
        case "aim":
            return SHORT[action["piece"]].lower()
        case "throw":
            return f"t {_turned(scene, action['direction'])[0]}"
        case "card":
            return str(scene.view["hand"].index(action["card"]) + 1)
    return next(word for word, kind in SHORT_WORDS.items() if kind == action["type"])


def explain() -> str:
    """Say what can be typed, and what the signs on the pitch mean."""
    files = PitchSpeaker.FILES
    keys, signs = key_lines(KEYS, files), key_lines(SIGNS, files, bludger=BLUDGER)
    return f"{phrase_in(files, 'quidditch-match-help')}\n\n{keys}\n\n{signs}"


def prompt(_scene: Scene, _pick: str) -> str:
    """Ask for a move; the line above the log says which."""
    return f"{say('terminal-ask-move')} "
