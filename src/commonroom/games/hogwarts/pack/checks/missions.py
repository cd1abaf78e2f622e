"""Checks of missions and their requirements (VAL-HOG-02 and 04 to 08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from commonroom.engine.words import Words, thing, words

from ..cards import fits
from ..shape import Pack

LEAST_POINTS, MOST_POINTS, POINT_STEP = 40, 300, 5
MOST_TOKENS, MOST_CARDS, MOST_MISSIONS_OF_A_TOKEN = 6, 3, 4
NUMBERS = range(1, 31)


def fights_and_missions_agree(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-02: fights 1 to 30, each once; mission n leads to fight n, and both name the same HP."""
    for number, count in _not_as_often(card.number for card in pack.fights):
        sentence = "There must be one fight card for each number from 1 to 30; number {number} occurs {count} times."
        yield words("fight_numbers", sentence, number=number, count=count)
    for number, count in _not_as_often(mission.number for mission in pack.missions):
        sentence = "There must be one mission for each number from 1 to 30; number {number} occurs {count} times."
        yield words("mission_numbers", sentence, number=number, count=count)
    hp = {card.number: card.opponent.hp for card in pack.fights}
    for mission in pack.missions:
        if mission.fight != mission.number:
            sentence = "Mission {mission} must lead to fight {mission}, not to {fight}."
            yield words("mission_fight", sentence, mission=mission.number, fight=mission.fight)
        if hp.get(mission.fight, mission.opponent_hp) != mission.opponent_hp:
            sentence = "Mission {mission} names {hp} HP for its opponent, and fight card {fight} has {given}."
            named = {"hp": mission.opponent_hp, "fight": mission.fight, "given": hp[mission.fight]}
            yield words("mission_hp", sentence, mission=mission.number, **named)


def _not_as_often(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return each of the thirty numbers that is not there once, and any other number, with its count."""
    count = Counter(numbers)
    return [(number, count[number]) for number in sorted({*NUMBERS, *count}) if count[number] != (number in NUMBERS)]


def points(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-04: 40 to 300 points in steps of five, and both ends are there."""
    for mission in pack.missions:
        if not LEAST_POINTS <= mission.points <= MOST_POINTS or mission.points % POINT_STEP:
            sentence = "Mission {mission} gives {points} points; missions give {low} to {high} in steps of {step}."
            limits = {"low": LEAST_POINTS, "high": MOST_POINTS, "step": POINT_STEP}
            yield words("mission_points", sentence, mission=mission.number, points=mission.points, **limits)
    given = {mission.points for mission in pack.missions}
    for end in (LEAST_POINTS, MOST_POINTS):
        if end not in given:
            yield words("no_mission_points", "No mission gives {points} points.", points=end)


def places_and_tokens(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-05: one to six different tokens that exist, and a place where somebody can stand."""
    fields = {field.id: field for field in pack.board.field}
    halls = {field.part_of for field in pack.board.field if field.is_walkable}
    tokens = {token.id for token in pack.tokens}
    for mission in pack.missions:
        number = mission.number
        if not 1 <= len(mission.tokens) <= MOST_TOKENS:
            sentence = "Mission {mission} asks for {count} tokens; it must be 1 to {most}."
            yield words("mission_tokens", sentence, mission=number, count=len(mission.tokens), most=MOST_TOKENS)
        for token, count in Counter(mission.tokens).items():
            if token not in tokens:
                sentence = "Mission {mission} asks for the token {token}, which does not exist."
                yield words("mission_no_token", sentence, mission=number, token=thing("token", token))
            if count > 1:
                sentence = "Mission {mission} asks for the token {token} {count} times, and there is only one."
                yield words("mission_token_twice", sentence, mission=number, token=thing("token", token), count=count)
        field = fields.get(mission.place)
        if field is None:
            sentence = "Mission {mission} takes place in {field}, which does not exist."
            yield words("mission_no_place", sentence, mission=number, field=thing("field", mission.place))
        elif field.kind == "blocked" and field.id not in halls:
            sentence = "Mission {mission} takes place in {field}, which nobody can enter."
            yield words("mission_closed_place", sentence, mission=number, field=thing("field", mission.place))


def required_cards_exist(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-06: required cards are in the decks, named ones at least twice."""
    for mission in pack.missions:
        for need in mission.needs:
            copies = sum(card.count for deck, card in pack.magic() if fits(need, deck, card))
            if need.card is not None and copies < 2:
                sentence = "Mission {mission} asks for {card}, of which there must be 2; there are {count}."
                deck = next((deck for deck, card in pack.magic() if card.id == need.card), "spell")
                named = thing(deck, need.card)
                yield words("mission_card", sentence, mission=mission.number, card=named, count=copies)
            elif copies < need.count:
                sentence = "Mission {mission} asks for cards that the decks do not have."
                yield words("mission_no_cards", sentence, mission=mission.number)


def few_required_cards(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-07: no more required cards than could be used."""
    for mission in pack.missions:
        if (asked := sum(need.count for need in mission.needs)) > MOST_CARDS:
            sentence = "Mission {mission} asks for {count} cards, and only {most} can be used in its fight."
            yield words("mission_many_cards", sentence, mission=mission.number, count=asked, most=MOST_CARDS)


def every_token_is_of_use(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-08: each token serves one to four missions."""
    uses = Counter(token for mission in pack.missions for token in mission.tokens)
    for token in pack.tokens:
        if not 1 <= (count := uses[token.id]) <= MOST_MISSIONS_OF_A_TOKEN:
            sentence = "{count} missions ask for the token {token}; it should be 1 to {most}."
            yield words(
                "token_use", sentence, count=count, token=thing("token", token.id), most=MOST_MISSIONS_OF_A_TOKEN
            )
