"""Players' own decks, derived from ours."""

from __future__ import annotations

from typing import Any

from commonroom.engine.plain import plain
from commonroom.games.quidditch.box.content import default_decks

Data = dict[str, Any]


def default() -> Data:
    """Return our decks as data, to be changed freely."""
    data: Data = plain(default_decks())
    return data


def entry(data: Data, name: str) -> Data:
    found: Data = next(card for card in data["house"] if card["id"] == name)
    return found


def changed(**counts: int) -> Data:
    """Return our decks with other numbers of these cards, pitch cards included."""
    data = default()
    for name, count in counts.items():
        if name in data["pitch"]:
            data["pitch"][name] = count
        else:
            entry(data, name)["count"] = count
    return data


def balanced(**counts: int) -> Data:
    """Return the same, with enough Chasers worth 7 and Quaffles to give the decks their sizes."""
    data = changed(**counts)
    if "chaser_7" not in counts:
        others = sum(card["count"] for card in data["house"] if card["id"] != "chaser_7")
        entry(data, "chaser_7")["count"] = 40 - others
    if "quaffle" not in counts:
        data["pitch"]["quaffle"] = 28 - sum(count for name, count in data["pitch"].items() if name != "quaffle")
    return data


def house_file(**changes: Any) -> Data:
    """Return the house deck as a file of its own."""
    cards = [dict(card) for card in default()["house"]]
    for card in cards:
        if len(card.get("effects", ())) > 1:
            card["choose"] = 1
    return {"deck": "house", "size": 40, "origin": "An attic find", "cards": cards, **changes}


def pitch_file(**changes: Any) -> Data:
    """Return the pitch deck as a file of its own."""
    kinds = {"quaffle": ("ball", 10), "bludger": ("ball", 0), "free_goal": ("goal", 10), "golden_snitch": ("ball", 150)}
    counts = default()["pitch"]
    cards = [
        {"id": name, "kind": kind, "points": points, "count": counts[name]} for name, (kind, points) in kinds.items()
    ]
    return {"deck": "pitch", "size": 28, "cards": cards, **changes}
