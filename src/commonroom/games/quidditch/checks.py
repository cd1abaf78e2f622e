"""What is right or odd about a box of decks, in sentences (catalogue 16.4).

Four of the checks are errors, because no game could be played otherwise. The rest are warnings: an owner's box is
right, even where it differs from what the sources tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from .cards import HOUSE_SIZE, PITCH_SIZE, HouseCard, PitchCard, Role

VALUES: dict[Role, tuple[int, int]] = {"chaser": (4, 10), "keeper": (6, 10), "beater": (1, 3)}
CHECK_OF_ROLE: dict[Role, str] = {"chaser": "DK-03", "keeper": "DK-04", "beater": "DK-05"}


Failed: TypeAlias = Iterator[tuple[str, str]]
"""The checks that fail, each with a sentence."""

# DK-02 holds by construction: there is one description for both houses. DK-18 is seen to when the cards are read.


def house_errors(house: Sequence[HouseCard]) -> Failed:
    """What keeps a house deck from being played with."""
    if (size := sum(card.count for card in house)) != HOUSE_SIZE:
        yield "DK-01", f"A house deck has {HOUSE_SIZE} cards, and this one has {size}."


def pitch_errors(pitch: Mapping[PitchCard, int]) -> Failed:
    """What keeps a pitch deck from being played with."""
    if (size := sum(pitch.values())) != PITCH_SIZE:
        yield "DK-01", f"The pitch deck has {PITCH_SIZE} cards, and this one has {size}."
    if (snitches := pitch.get("golden_snitch", 0)) != 1:
        yield "DK-07", f"There is exactly one Golden Snitch, and here there are {snitches}."


def house_warnings(house: Sequence[HouseCard]) -> Failed:
    """What is odd about a house deck."""
    yield from _player_warnings(house)
    yield from _special_warnings(house)


def _player_warnings(house: Sequence[HouseCard]) -> Failed:
    for role, (low, high) in VALUES.items():
        values = {card.value for card in house if card.role == role and card.count and card.value is not None}
        outside = sorted(value for value in values if not low <= value <= high)
        if outside:
            yield CHECK_OF_ROLE[role], f"A {role} is worth {low} to {high}, and here one is worth {outside[0]}."
        for end in (low, high):
            if end not in values:
                yield CHECK_OF_ROLE[role], f"There is no {role} worth {end}."
    seekers = sorted(card.value or 0 for card in house if card.role == "seeker" for _ in range(card.count))
    if seekers != [11, 12]:
        yield "DK-06", f"Each house has two Seekers, worth 11 and 12; here they are worth {_listed(seekers)}."
    players = sum(card.count for card in house if card.is_player)
    if players * 2 <= sum(card.count for card in house):
        yield "DK-17", f"Most house cards are player cards, and here only {players} are: many hands will have none."


def pitch_warnings(pitch: Mapping[PitchCard, int]) -> Failed:
    """What is odd about a pitch deck."""
    quaffles, goals = pitch.get("quaffle", 0), pitch.get("free_goal", 0)
    if quaffles <= max((count for card, count in pitch.items() if card != "quaffle"), default=0):
        yield "DK-08", f"Quaffles are the most frequent pitch card, and here there are only {quaffles}."
    if pitch.get("bludger", 0) < 3:
        yield "DK-09", "With fewer than three Bludgers a third one can never be drawn."
    if goals < 2:
        yield "DK-10", f"There are several Free Goals in the box, and here there are {goals}."
    if quaffles + goals < 16:
        yield (
            "DK-11",
            "With fewer than sixteen Quaffles and Free Goals whoever catches the Snitch always wins.",
        )


def _special_warnings(house: Sequence[HouseCard]) -> Failed:
    specials = [card for card in house if card.count and not card.is_player]
    magic = [card for card in specials if card.kind in ("jinx", "spell")]
    for code, what in (
        ("lower", "lowers a value"),
        ("strip", "strips a hand"),
        ("push_off", "pushes off a ball"),
        ("retrieve", "brings a card back"),
        ("counter", "undoes another"),
    ):
        if not any(card.does(code) for card in magic):
            yield "DK-12", f"No jinx or spell {what}."
    if not any(card.does("lower") and card.does("keeper_out") for card in magic):
        yield "DK-13", "There is no Leg-Locker: a jinx that either lowers a value or stops a Keeper."
    amounts = {effect.amount for card in magic for effect in card.effects if effect.code == "strip"}
    if 1 not in amounts or max(amounts) < 2:
        yield "DK-14", "One spell strips a single card and another strips several."
    if sum(card.count for card in magic if card.does("lower")) < 2:
        yield "DK-15", "More than one card lowers a value."
    fouls = [card for card in specials if card.kind == "foul"]
    if not any(card.does("keeper_out") for card in fouls) or not any(card.does("penalty") for card in fouls):
        yield "DK-16", "Both kinds of foul are in the box: one against a Keeper, and one that wins the Quaffle."
    if not any(card.kind == "referee" for card in specials):
        yield "DK-16", "There is no Referee to cancel a foul."


def _listed(values: list[int]) -> str:
    return ", ".join(map(str, values)) or "nothing, for there are none"
