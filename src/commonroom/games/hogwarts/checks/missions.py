"""Missions, and what they ask for (VAL-HOG-02 and 04 to 08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..cards import fits
from ..pack import Pack

LEAST_POINTS, MOST_POINTS, POINT_STEP = 40, 300, 5
MOST_TOKENS, MOST_CARDS, MOST_MISSIONS_OF_A_TOKEN = 6, 3, 4
NUMBERS = range(1, 31)


def fights_and_missions_agree(pack: Pack) -> Iterator[str]:
    """VAL-HOG-02: fights 1 to 30, each once; mission n meets fight n, and both name the same HP."""
    for what, numbers in (
        ("fight card", Counter(card.number for card in pack.fights)),
        ("mission", Counter(mission.number for mission in pack.missions)),
    ):
        for number in sorted({*NUMBERS, *numbers}):
            if numbers[number] != (number in NUMBERS):
                count = numbers[number]
                yield f"There must be one {what} for each number from 1 to 30; number {number} is there {count} times."
    hp = {card.number: card.opponent.hp for card in pack.fights}
    for mission in pack.missions:
        if mission.fight != mission.number:
            yield f"Mission {mission.number} must lead to fight {mission.number}, not to {mission.fight}."
        if hp.get(mission.fight, mission.opponent_hp) != mission.opponent_hp:
            yield (
                f"Mission {mission.number} names {mission.opponent_hp} HP for its opponent, "
                f"and fight card {mission.fight} has {hp[mission.fight]}."
            )


def points(pack: Pack) -> Iterator[str]:
    """VAL-HOG-04: 40 to 300 points in steps of five, and both ends are there."""
    for mission in pack.missions:
        if not LEAST_POINTS <= mission.points <= MOST_POINTS or mission.points % POINT_STEP:
            yield (
                f"Mission {mission.number} gives {mission.points} points; "
                f"missions give {LEAST_POINTS} to {MOST_POINTS} in steps of {POINT_STEP}."
            )
    given = {mission.points for mission in pack.missions}
    for end in (LEAST_POINTS, MOST_POINTS):
        if end not in given:
            yield f"No mission gives {end} points."


def places_and_tokens(pack: Pack) -> Iterator[str]:
    """VAL-HOG-05: one to six different tokens that exist, and a place where somebody can stand."""
    fields = {field.id: field for field in pack.board.field}
    halls = {field.part_of for field in pack.board.field if field.is_walkable}
    tokens = {token.id for token in pack.tokens}
    for mission in pack.missions:
        if not 1 <= len(mission.tokens) <= MOST_TOKENS:
            yield f"Mission {mission.number} asks for {len(mission.tokens)} tokens; it must be 1 to {MOST_TOKENS}."
        for token, count in Counter(mission.tokens).items():
            if token not in tokens:
                yield f"Mission {mission.number} asks for the token {token}, which does not exist."
            if count > 1:
                yield f"Mission {mission.number} asks for the token {token} {count} times, and there is only one."
        field = fields.get(mission.place)
        if field is None:
            yield f"Mission {mission.number} takes place in {mission.place}, which does not exist."
        elif field.kind == "blocked" and field.id not in halls:
            yield f"Mission {mission.number} takes place in {mission.place}, which nobody can enter."


def required_cards_exist(pack: Pack) -> Iterator[str]:
    """VAL-HOG-06: required cards are in the decks, named ones at least twice."""
    for mission in pack.missions:
        for need in mission.needs:
            copies = sum(card.count for deck, card in pack.magic() if fits(need, deck, card))
            if need.card is not None and copies < 2:
                yield f"Mission {mission.number} asks for {need.card}, which must be there twice; there are {copies}."
            elif copies < need.count:
                yield f"Mission {mission.number} asks for cards that the decks do not have."


def few_required_cards(pack: Pack) -> Iterator[str]:
    """VAL-HOG-07: no more required cards than could be used."""
    for mission in pack.missions:
        if (asked := sum(need.count for need in mission.needs)) > MOST_CARDS:
            yield f"Mission {mission.number} asks for {asked} cards, and only {MOST_CARDS} can be used in its fight."


def every_token_is_of_use(pack: Pack) -> Iterator[str]:
    """VAL-HOG-08: each token serves one to four missions."""
    uses = Counter(token for mission in pack.missions for token in mission.tokens)
    for token in pack.tokens:
        if not 1 <= (count := uses[token.id]) <= MOST_MISSIONS_OF_A_TOKEN:
            yield f"{count} missions ask for the token {token.id}; it should be 1 to {MOST_MISSIONS_OF_A_TOKEN}."
