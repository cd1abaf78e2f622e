"""Checks of a box of decks (catalogue 16.4).

Four of them are errors, because no game could be played otherwise. The rest are warnings: the owner of a box is right,
even where it differs from the sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from commonroom.engine.words import Words, words

from .cards import HOUSE_SIZE, PITCH_SIZE, Code, HouseCard, PitchCard, Role

VALUES: dict[Role, tuple[int, int]] = {"chaser": (4, 10), "keeper": (6, 10), "beater": (1, 3)}
CHECK_OF_ROLE: dict[Role, str] = {"chaser": "DK-03", "keeper": "DK-04", "beater": "DK-05"}

NO_MAGIC: dict[Code, str] = {
    "lower": "No jinx or spell lowers a value.",
    "strip": "No jinx or spell strips a hand.",
    "push_off": "No jinx or spell pushes off a ball.",
    "retrieve": "No jinx or spell brings a card back.",
    "counter": "No jinx or spell undoes another.",
}
"""What is missing if no jinx or spell has the effect."""


Failed: TypeAlias = Iterator[tuple[str, Words]]
"""Checks that fail, each with its sentence."""

# DK-02 holds by construction: one description serves both houses. DK-18 is checked when the cards are read.


def house_errors(house: Sequence[HouseCard]) -> Failed:
    """Yield what makes a house deck unplayable."""
    if (size := sum(card.count for card in house)) != HOUSE_SIZE:
        sizes = {"wanted": HOUSE_SIZE, "size": size}
        yield "DK-01", words("house_size", "A house deck has {wanted} cards, but this one has {size}.", **sizes)


def pitch_errors(pitch: Mapping[PitchCard, int]) -> Failed:
    """Yield what makes a pitch deck unplayable."""
    if (size := sum(pitch.values())) != PITCH_SIZE:
        sizes = {"wanted": PITCH_SIZE, "size": size}
        yield "DK-01", words("pitch_size", "The pitch deck has {wanted} cards, but this one has {size}.", **sizes)
    if (snitches := pitch.get("golden_snitch", 0)) != 1:
        one = "There must be exactly one Golden Snitch, but this deck has {count}."
        yield "DK-07", words("snitches", one, count=snitches)


def house_warnings(house: Sequence[HouseCard]) -> Failed:
    """Yield what is odd about a house deck."""
    yield from _player_warnings(house)
    yield from _special_warnings(house)


def _player_warnings(house: Sequence[HouseCard]) -> Failed:
    for role, (low, high) in VALUES.items():
        values = {card.value for card in house if card.role == role and card.count and card.value is not None}
        outside = sorted(value for value in values if not low <= value <= high)
        if outside:
            limits = "A {role} is worth {low} to {high}, but here one is worth {value}."
            yield CHECK_OF_ROLE[role], words("role_value", limits, role=role, low=low, high=high, value=outside[0])
        for end in (low, high):
            if end not in values:
                yield CHECK_OF_ROLE[role], words("no_role", "There is no {role} worth {value}.", role=role, value=end)
    seekers = sorted(card.value or 0 for card in house if card.role == "seeker" for _ in range(card.count))
    if not seekers:
        yield "DK-06", words("no_seekers", "Each house has two Seekers, worth 11 and 12; here there are none.")
    elif seekers != [11, 12]:
        two = "Each house has two Seekers, worth 11 and 12; here they are worth {values}."
        yield "DK-06", words("seekers", two, values=", ".join(map(str, seekers)))
    players = sum(card.count for card in house if card.is_player)
    if players * 2 <= sum(card.count for card in house):
        few = "Most house cards are player cards, but here only {count} are: many hands will have none."
        yield "DK-17", words("few_players", few, count=players)


def pitch_warnings(pitch: Mapping[PitchCard, int]) -> Failed:
    """Yield what is odd about a pitch deck."""
    quaffles, goals = pitch.get("quaffle", 0), pitch.get("free_goal", 0)
    if quaffles <= max((count for card, count in pitch.items() if card != "quaffle"), default=0):
        few = "Quaffles are the most common pitch card, but this deck has only {count}."
        yield "DK-08", words("few_quaffles", few, count=quaffles)
    if pitch.get("bludger", 0) < 3:
        yield "DK-09", words("few_bludgers", "With fewer than three Bludgers, a third one can never be drawn.")
    if goals < 2:
        several = "The box has several Free Goals, but this deck has only {count}."
        yield "DK-10", words("few_free_goals", several, count=goals)
    if quaffles + goals < 16:
        few = "With fewer than sixteen Quaffles and Free Goals, whoever catches the Snitch always wins."
        yield "DK-11", words("few_goals", few)


def _special_warnings(house: Sequence[HouseCard]) -> Failed:
    specials = [card for card in house if card.count and not card.is_player]
    magic = [card for card in specials if card.kind in ("jinx", "spell")]
    for code, sentence in NO_MAGIC.items():
        if not any(card.does(code) for card in magic):
            yield "DK-12", words(f"no_{code}", sentence)
    if not any(card.does("lower") and card.does("keeper_out") for card in magic):
        both = "There is no Leg-Locker: a jinx that either lowers a value or stops a Keeper."
        yield "DK-13", words("no_leg_locker", both)
    amounts = {effect.amount for card in magic for effect in card.effects if effect.code == "strip"}
    if 1 not in amounts or max(amounts) < 2:
        yield "DK-14", words("strips", "One spell strips a single card, and another strips several.")
    if sum(card.count for card in magic if card.does("lower")) < 2:
        yield "DK-15", words("lowering", "More than one card lowers a value.")
    fouls = [card for card in specials if card.kind == "foul"]
    if not any(card.does("keeper_out") for card in fouls) or not any(card.does("penalty") for card in fouls):
        both = "The box has both kinds of foul: one against a Keeper, and one that wins the Quaffle."
        yield "DK-16", words("fouls", both)
    if not any(card.kind == "referee" for card in specials):
        yield "DK-16", words("no_referee", "There is no Referee to cancel a foul.")
