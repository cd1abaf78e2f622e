"""The possible choices, numbered, with related ones side by side."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from ..scene import Data, Scene
from ..speech.language import colon
from .action_phrases import action_word
from .neighbourhood import Neighbourhood
from .outlook import chance_now, chance_of, chance_with, ends_of, mission_outlook, percent, stay_text, walk_of
from .speaker import HogwartsSpeaker
from .view_parts import question_of

ROOM = 2
"""Space between two columns."""
ORDER = ("attempt", "destroy", "roll", "attack", "step", "stop", "take", "exam", "play", "use")
"""Kinds of action that are listed first. Everything else follows in the order of the rules, and passing comes last."""
LAST = ("pass", "refuse")


def listed(scene: Scene) -> list[Data]:
    """List the legal actions in the order in which they are numbered."""
    return sorted(scene.legal, key=lambda action: _rank(action["type"]))


def _rank(kind: str) -> int:
    if kind in LAST:
        return len(ORDER) + 1
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def choices(scene: Scene, speaker: HogwartsSpeaker, width: int) -> list[Text]:
    """Draw a row for each choice with what it leads to, or columns where there are many."""
    actions = listed(scene)
    if not actions:
        return []
    lines = [_line(scene, speaker, number, action) for number, action in enumerate(actions, 1)]
    return list(_columns(lines, width)) if len(lines) > MANY else lines


MANY = 9


def _line(scene: Scene, speaker: HogwartsSpeaker, number: int, action: Data) -> Text:
    phrase = phrase_of(scene, speaker, action)
    line = Text(f" {number:>2} ", "bold").append(f"{phrase[:1].upper()}{phrase[1:]}", "not bold")
    more = consequence(scene, speaker, action)
    return line.append(f"  {more}", "not bold dim") if more else line


def phrase_of(scene: Scene, speaker: HogwartsSpeaker, action: Data) -> str:
    """Word a choice; what passing means depends on the question."""
    task = question_of(scene.view)
    special = None if task is None else _in_its_place(scene, speaker, task, action)
    return special or action_word(speaker, action)


def _in_its_place(scene: Scene, speaker: HogwartsSpeaker, task: Data, action: Data) -> str | None:
    """Word a choice for this question, where its usual words would not fit."""
    match action["type"], task["task"]:
        case "pass", asked:
            return speaker.phrase("hogwarts-pass", task=asked)
        case "attack", "exchange":
            return speaker.phrase("hogwarts-fight-do-roll")
        case "prize", _:
            return _prize(scene, speaker, task, action)
    return None


def _prize(scene: Scene, speaker: HogwartsSpeaker, task: Data, action: Data) -> str | None:
    """Say how much of it there is to take."""
    loser, what = scene.view["people"][task["loser"]], action["what"]
    if what == "items":
        number = min(task["items"], len(loser["items"]))
    elif what == "cards":
        number = min(task["cards"], sum(len(loser[deck]) for deck in ("books", "spells", "potions", "floo_cards")))
    else:
        return None
    return speaker.phrase("plain-times", name=action_word(speaker, action), count=number)


def consequence(scene: Scene, speaker: HogwartsSpeaker, action: Data) -> str:
    """Say what a choice would lead to, where that is short enough."""
    match action["type"]:
        case "step":
            return _step(scene, speaker, action["to"])
        case "stop":
            walk = walk_of(scene) or {}
            return stay_text(speaker, walk.get("stop") or {})
        case "play":
            return f"{_odds(scene, speaker, action)}{speaker.card_text(action['card'])}"
        case "use":
            return speaker.token_text(action["token"])
        case "attack" | "pass":
            return _odds(scene, speaker, action).removesuffix(". ")
        case "destroy":
            chance = chance_now(scene, action)
            return "" if chance is None else f"{percent(chance)} %"
        case "choose" | "exam":
            return speaker.card_text(action.get("card") or action["book"])
        case "attempt":
            mission = action["mission"]
            points, known = speaker.world.missions[mission].points, mission_outlook(scene, mission)
            parts = [speaker.phrase("hogwarts-fight-prize-points", points=points)]
            parts += [] if known is None else [chance_of(speaker, known["chance"])]
            against = speaker.phrase("hogwarts-against", foe=speaker.foe(mission))
            return f"{', '.join(parts)}. {against}{colon()} {speaker.foe_text(mission)}"
        case "exchange_mission":
            return speaker.mission_text(action["mission"])
        case "choose_character":
            board = speaker.world.characters[action["character"]]
            values = {"dice": board.dice, "resistance": board.resistance}
            hp = speaker.phrase("hogwarts-hp-short", hp=board.hp)
            return f"{hp} · {speaker.phrase('hogwarts-dice-and-resistance', **values)}"
    return ""


def _odds(scene: Scene, speaker: HogwartsSpeaker, action: Data) -> str:
    """Say how likely the fight is won with this answer."""
    chance = chance_with(scene, action)
    return "" if chance is None else f"{chance_of(speaker, chance)}. "


def _step(scene: Scene, speaker: HogwartsSpeaker, to: str) -> str:
    """Say what lies on the next field, and to which ends of the walk the best way begins there."""
    task = question_of(scene.view)
    assert task is not None
    around = Neighbourhood(speaker, scene.view)
    here = around.contents(to)
    parts = [f"[{', '.join(here)}]"] if here else []
    parts += [speaker.phrase("hogwarts-free-step")] * (speaker.world.ways[task["path"][-1]][to] == 0)
    ahead = [end for end in ends_of(scene) if end["path"][0] == to]
    ahead.sort(key=lambda end: (not around.contents(end["at"]), end["at"] == to))
    if ahead:
        names = [around.named(end["at"]) for end in ahead[:SOME]]
        more = len(ahead) - len(names)
        parts.append(f"→ {', '.join(names)}{f', +{more}' if more else ''}")
    return " ".join(parts)


SOME = 3
"""Ends of a walk that are named for a step; all of them are listed above."""


def _columns(lines: list[Text], width: int) -> Iterator[Text]:
    """Set many choices side by side, column after column, without what they lead to."""
    shorts = [Text.assemble(*_cut(line)) for line in lines]
    widest = min(max(cell_len(short.plain) for short in shorts) + ROOM, width)
    number = max(1, width // widest)
    rows = -(-len(shorts) // number)
    for row in range(rows):
        text = Text(no_wrap=True, overflow="ellipsis")
        for short in shorts[row::rows]:
            text.append_text(short).append(" " * (widest - cell_len(short.plain)))
        yield text


def _cut(line: Text) -> list[tuple[str, str]]:
    head, _, _ = line.plain.lstrip(" ").partition("  ")
    number, _, phrase = head.partition(" ")
    return [(f" {number:>3} ", "bold"), (phrase, "not bold")]
