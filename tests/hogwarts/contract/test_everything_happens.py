"""Everything in the rules happens: every kind of action and event, every card, every end (TRUST R15).

Chance alone does not get far in such a long game, so players are curious here, and some games begin in the middle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args

import pytest

from commonroom.engine import Dice
from commonroom.engine.plain import plain
from commonroom.games import hogwarts
from commonroom.games.hogwarts import actions as act
from commonroom.games.hogwarts.events import Event
from commonroom.games.hogwarts.events.causes import Ending
from commonroom.games.hogwarts.pack.load import built_in
from commonroom.games.hogwarts.pack.world import built_in_world
from commonroom.games.hogwarts.state import State

from .reaching import Curiosity, played, traces
from .tables import at, table

YEAR, RETURNS = "year", "voldemort-returns"
WORLD = built_in_world()
PACK = built_in()
FEW, MANY = 400, 20
"""Actions of a game that are watched, and most games of each kind."""
ALMOST = {"done": ["tame_the_dog", "snare_and_key"], "points": 261, "matches": 1}
"""A player who has what ends a classic game."""
HORCRUXES = ["riddle_diary", "hufflepuff_cup", "ravenclaw_diadem", "gaunt_ring", "slytherin_locket", "nagini"]
RITUAL = ["cauldron", "fathers_bone", "wormtails_hand", "harry_potter"]
BACK = {"returned": True, "turn": 0, "tokens": {"start": ["elder_wand"], "s01": ["resurrection_stone"]}}
"""Voldemort is back, and both sides have something to look for."""
ON_THE_PITCH = [{"task": "end_turn", "seat": 1}, {"task": "arrive", "seat": 1}]
"""A hero has just arrived there, which is rare: two dice have to fit exactly."""
NEXT_TO_HARRY = [{"at": "start"}, {"character": "harry_potter", "at": "signpost"}]

HARRY, DRACO = {"character": "harry_potter", "hp": 9}, {"character": "draco_malfoy", "spells": ["stupefy"]}

Begin = Callable[[int], State]


def fresh(seats: int, edition: str, **options: Any) -> Begin:
    where = table(seats, edition, **options)
    return lambda number: hogwarts.setup(where, Dice(bytes([number] * 32), 0))


def begun(seats: int, edition: str, position: dict[str, Any], **options: Any) -> Begin:
    where = table(seats, edition, **options)
    return lambda number: at(where, bytes([number] * 32), **position)


GAMES: dict[str, list[Begin]] = {
    YEAR: [
        fresh(1, YEAR),
        fresh(2, YEAR, exams_per_stop="one"),
        fresh(3, YEAR, variant="qualified", de_setup="first_player", defence_dice="players"),
        fresh(4, YEAR, variant="team", teams=2),
        fresh(8, YEAR, mission_exchange="tower_7plus"),
        begun(2, YEAR, {"seats": [ALMOST, {}], "turn": 1, "first": 0}),
    ],
    RETURNS: [
        fresh(2, RETURNS),
        fresh(4, RETURNS, mode2_early_fights=True),
        begun(3, RETURNS, {"turn": 0, "seats": [{"at": "g08", "items": RITUAL}, {}, {"items": ["basilisk_fang"]}]}),
        begun(2, RETURNS, {"turn": 1, "seats": [{}, {"at": "quidditch_pitch", "portkey": 1}], "agenda": ON_THE_PITCH}),
        begun(3, RETURNS, {**BACK, "seats": [{"at": "g08"}, {"hp": 30, "at": "s02"}, {"hp": 30, "at": "s05"}]}),
        begun(
            2,
            RETURNS,
            {
                **BACK,
                "tokens": {},
                "destroyed": HORCRUXES,
                "death_eaters": [],
                "seats": [
                    {**NEXT_TO_HARRY[0], "items": ["elder_wand"]},
                    {**NEXT_TO_HARRY[1], "items": ["resurrection_stone"]},
                ],
            },
        ),
    ],
}


OF_THE_YEAR = {
    act.Wait,
    act.Use,
    act.Discard,
    act.Attempt,
    act.Exam,
    act.Offer,
    act.Propose,
    act.Accept,
    act.Refuse,
    act.Challenge,
    act.ChooseHouse,
    act.ExchangeMission,
    act.Prize,
    act.MatchMove,
}
OF_THE_RETURN = {act.Destroy, act.Hand, act.Move}
EVENTS_OF_THE_RETURN = {
    "horcrux_rolled",
    "voldemort_returned",
    "token_asked",
    "token_handed",
    "met",
    "final_duel_rolled",
}
KINDS = {YEAR: set(get_args(act.ACTION)) - OF_THE_RETURN, RETURNS: set(get_args(act.ACTION)) - OF_THE_YEAR}


def tag(event: type) -> str:
    found: str = event.__struct_config__.tag  # type: ignore[attr-defined]
    return found


@cache
def reached(edition: str) -> tuple[frozenset[type], frozenset[str]]:
    """Return the kinds of actions and events that curious players reach, as soon as they have reached all of them."""
    player, kinds, happened_kinds = Curiosity(), set[type](), set[str]()
    wanted = (
        {tag(event) for event in get_args(Event)} - EVENTS_OF_THE_RETURN if edition == YEAR else EVENTS_OF_THE_RETURN
    )
    for number in range(MANY):
        for place, begin in enumerate(GAMES[edition]):
            state = begin(number)
            happened_kinds |= {event for event, _ in traces(list(hogwarts.opening(state)))}
            for action, events, _ in played(state, player, FEW, seed=100 * number + place):
                kinds.add(type(action))
                happened_kinds |= {event for event, _ in traces(events)}
        if kinds == KINDS[edition] and happened_kinds >= wanted:
            break
    return frozenset(kinds), frozenset(happened_kinds)


@pytest.mark.parametrize("edition", [YEAR, RETURNS])
def test_r15_every_kind_of_action_is_taken_and_none_that_belongs_to_the_other_mode(edition: str) -> None:
    assert reached(edition)[0] == KINDS[edition]


def test_r15_every_kind_of_event_is_told() -> None:
    happened_kinds = reached(YEAR)[1] | reached(RETURNS)[1]
    assert happened_kinds == {tag(event) for event in get_args(Event)}
    assert not reached(YEAR)[1] & EVENTS_OF_THE_RETURN


# Cards


def wanting(name: str) -> Any:
    """Return a player who plays, hands in or attempts the thing of this name as soon as possible, and fights for it."""

    def pick(_: State, __: int, moves: list[Any]) -> Any:
        meant = [move for move in moves if name in plain(move).values()]
        return next(iter([*meant, *(move for move in moves if isinstance(move, act.Attack)), *moves]))

    return pick


def arrived(field: str, decks: dict[str, list[str]], **person: Any) -> State:
    """Return a game in which a player has just come to a field."""
    agenda = [{"task": "end_turn", "seat": 0}, {"task": "arrive", "seat": 0}]
    seats = [{**HARRY, "at": field, **person}, {**DRACO, "at": "library"}]
    return at(table(2), seats=seats, decks=decks, tokens={}, turn=0, agenda=agenda)


def happened(state: State, name: str) -> set[tuple[str, str]]:
    """Return what happens within about one turn."""
    return {trace for _, events, _ in played(state, wanting(name), 12) for trace in traces(events)}


def first(kind: str) -> str:
    return next(field.id for field in PACK.board.field if field.kind == kind)


def shown_cards() -> Iterator[tuple[str, str]]:
    """Yield the cards that are turned over on a field: their deck and their id."""
    yield from (("behaviour", card.id) for card in PACK.behaviours)
    yield from (("event", card.id) for card in PACK.events)
    yield from (("duel", card.id) for card in PACK.duels)


@pytest.mark.parametrize(("deck", "card"), list(shown_cards()))
def test_r15_every_card_of_a_field_is_turned_over(deck: str, card: str) -> None:
    field, who = first(deck), "luna_lovegood" if card == "harry_potter" else "harry_potter"
    here = next(there for there, cost in WORLD.ways[field].items() if cost)
    agenda = [{"task": "end_turn", "seat": 0}, {"task": "walk", "seat": 0, "left": 1, "path": [here]}]
    seats = [{**HARRY, "character": who, "at": here}, {**DRACO, "at": "library"}]
    state = at(table(2), seats=seats, decks={deck: [card]}, tokens={}, turn=0, agenda=agenda)
    assert ("card_shown", card) in happened(state, field)


@pytest.mark.parametrize("book", [book.id for book in PACK.books])
def test_r15_an_exam_is_sat_with_every_book(book: str) -> None:
    room = next(field.id for field in PACK.board.field if field.classroom == WORLD.books[book].classroom)
    assert ("exam_passed", book) in happened(arrived(room, {}, books=[book]), book)


@pytest.mark.parametrize("card", [card.id for _, card in PACK.magic()])
def test_r15_every_spell_and_potion_is_played(card: str) -> None:
    hand = {f"{deck}s": [card] if WORLD.magic_deck[card] == deck else [] for deck in ("spell", "potion")}
    duel = arrived(first("duel"), {"duel": ["vincent_crabbe"]}, **hand)
    seats = [{**HARRY, "at": "start", **hand}, {**DRACO, "at": "s01"}]
    turn = at(table(2, variant="qualified"), seats=seats, tokens={"banner": ["mandrake"]}, turn=0)
    state = turn if WORLD.magic[card].type == "start_of_turn" else duel
    assert ("card_played", card) in happened(state, card)


@pytest.mark.parametrize("mission", [mission.id for mission in PACK.missions])
def test_r15_every_mission_is_attempted_and_its_opponent_fought(mission: str) -> None:
    card = WORLD.missions[mission]
    place = WORLD.standing_for(card.place)[0]
    held = {
        "missions": [mission],
        "items": list(card.tokens),
        "way_back": "clock_tower" if place in WORLD.far_places else None,
    }
    events = happened(arrived(place, {}, **held), mission)
    assert ("mission_attempted", mission) in events
    assert any(kind == "fight_began" and foe for kind, foe in events)


@pytest.mark.parametrize("token", [token.id for token in PACK.tokens if token.use])
def test_r15_every_special_token_is_used(token: str) -> None:
    fight = arrived(first("duel"), {"duel": ["vincent_crabbe"]}, items=[token])
    turn = at(table(2), seats=[{"items": [token]}, {}], turn=0)
    assert ("token_used", token) in happened(turn, token) | happened(fight, token)


# Ends


ENDS: dict[str, tuple[Begin, str]] = {
    "points": (begun(2, YEAR, {"seats": [ALMOST, {}], "turn": 1, "first": 0}), ""),
    "goal": (begun(1, YEAR, {"seats": [ALMOST], "turn": 0}), ""),
    "knocked_out": (
        begun(
            1,
            YEAR,
            {
                "seats": [
                    {
                        "character": "luna_lovegood",
                        "hp": 1,
                        "at": "chamber_of_secrets",
                        "missions": ["destroy_the_diary"],
                        "items": ["basilisk_fang", "riddle_diary"],
                        "spells": [],
                        "potions": [],
                    }
                ],
                "tokens": {},
                "turn": 0,
                "agenda": [{"task": "end_turn", "seat": 0}, {"task": "arrive", "seat": 0}],
            },
        ),
        "destroy_the_diary",
    ),
    "round_limit": (begun(2, YEAR, {"turn": 0, "first": 0, "round": 3}, variant="team", coop_round_limit=3), ""),
}


def meeting(wand: bool, stone: bool, destroyed: list[str], **options: Any) -> tuple[Begin, str]:
    """Put Voldemort next to Harry, with their tokens and the destroyed horcruxes."""
    dark, hero = (
        {**who, "items": [token] if has else []}
        for who, token, has in zip(NEXT_TO_HARRY, ("elder_wand", "resurrection_stone"), (wand, stone), strict=True)
    )
    position = {**BACK, "tokens": {}, "death_eaters": [], "destroyed": destroyed, "seats": [dark, hero]}
    return begun(2, RETURNS, position, **options), "signpost"


ENDS |= {
    "final_duel": meeting(True, True, HORCRUXES),
    "horcrux_left": meeting(True, True, HORCRUXES[:3]),
    "no_wand": meeting(False, True, HORCRUXES),
    "no_stone": meeting(True, False, HORCRUXES),
    "both_lack": meeting(False, False, HORCRUXES, mode2_both_lack="draw"),
}


@pytest.mark.parametrize("reason", ENDS)
def test_r15_the_game_ends_for_every_reason(reason: str) -> None:
    begin, aim = ENDS[reason]
    *_, last = (state for _, _, state in played(begin(1), wanting(aim), 300))
    assert last.result is not None
    assert last.result.reason == reason


def test_r15_there_is_no_other_reason() -> None:
    """Every reason is a string in the code that ends a game."""
    assert set(get_args(Ending)) == set(ENDS)
