"""Parts of a view: its players with open cards for readers, the open question, the fight, the match."""

from __future__ import annotations

from typing import Any

from ..scene import Data, Scene

FIGHTING = ("take_turn", "reroll_dice", "brace")
"""Questions that hold the whole fight."""


def people_of(scene: Scene) -> list[Data]:
    """Return the players, with every card where everything may be seen."""
    people: list[Data] = scene.view["people"]
    if scene.full is None:
        return people
    return [
        {**person, **seat, "points": person["points"]} for person, seat in zip(people, scene.full["seats"], strict=True)
    ]


def question_of(view: Data) -> Data | None:
    """Return what is being asked, or None when the game is over."""
    if view["result"] is not None or not view["agenda"]:
        return None
    task: Data = view["agenda"][-1]
    return task


def fight_of(view: Data) -> Data | None:
    """Return the fight under way."""
    for task in reversed(view["agenda"]):
        if "fight" in task:
            fight: Data = task["fight"]
            return fight
    return None


def on_field(view: Data, field: str) -> list[Any]:
    """List the seats whose pawns stand on a field."""
    return [seat for seat, person in enumerate(view["people"]) if person["at"] == field]


def walker_at(view: Data) -> str | None:
    """Return where the pawn stands that the question is about: the viewer's own, or the one being moved."""
    task = question_of(view)
    if task is not None and task.get("path"):
        at: str = task["path"][-1]
        return at
    if task is not None and task.get("pawn"):
        return next((foe["at"] for foe in view["death_eaters"] if foe["id"] == task["pawn"]), None)
    return None if view["seat"] is None else view["people"][view["seat"]]["at"]
