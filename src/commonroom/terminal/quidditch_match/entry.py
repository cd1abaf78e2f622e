"""What the person types: pieces and where they go, balls and where they fly, cards."""

from __future__ import annotations

from commonroom.games.hogwarts.board.map import Spot
from commonroom.games.hogwarts.match.actions import BEATERS

from ..face import Act, Entry, Pick, Say
from ..scene import Data, Scene
from .notation import BLUDGER, PIECE_OF, QUAFFLE, SHORT, field_name, read_field
from .picture import near_side

HELP = f"""\
Two goals win the first round, or all chasers of the other side out. Its winner flies first in the second round: the
seeker who completes the lap catches the Snitch. Your goals are at the bottom, and your pieces are in capitals.

d          roll the dice: for your actions, or for your seeker
c1 u       a step of your Chaser 1 upwards; also d, l, r, or the field: c1 c5
p u        pass the Quaffle upwards; also to a field: p c5
g          try to score a goal, from the line in front of the other side's goals
t          take the Quaffle from the chaser whose field you have entered
b1         make the bludger of Beater 1 ready: a die tells how far it flies
t u        then throw it upwards; also d, l, r
1          use your first quidditch card
e          end the turn; actions that are left are lost
f          at tables where pieces are placed: the default formation; c1 b3 places one piece
b3         put the Quaffle on this field, when you have no keeper any more

{QUAFFLE}          the Quaffle; {BLUDGER} a bludger: on a field, or with the piece before it"""

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
    return Say("Type a piece and where it goes, such as c1 u; ? explains.")


def _to(scene: Scene, word: str, start: Spot | None, action: Data) -> Entry:
    """Return the action with the field to which a direction or a name leads."""
    if word in WAYS and start is None:
        return Say("Name the field: nothing of yours is there yet that could go in a direction.")
    if word in WAYS and start is not None:
        down, right = STEPS[_turned(scene, word)]
        return Act({**action, "to": [start[0] + down, start[1] + right]})
    spot = read_field(scene.view["pitch"], word)
    if spot is None or not (abs(spot[0]) <= 20 and spot[1] <= 20):
        return Say("Name a field by its column and row, such as c5, or a direction: u, d, l or r.")
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
        return Say("You have no such card.")
    return Act({"type": "card", "card": hand[number - 1]})


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


def prompt(scene: Scene, _pick: str) -> str:
    """Return the question that fits what may be done."""
    match scene.view["phase"]:
        case "place":
            return "Place your pieces (f for the default formation, ? for help): "
        case "throw":
            return "Where does the bludger fly (u, d, l or r; ? for help)? "
        case "put":
            return "Where do you put the Quaffle (? for help)? "
    return "Your move (? for help): "
