"""Positions: complete ones, those written by hand, and impossible ones."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from commonroom.engine import BadInput, Dice
from commonroom.games import hogwarts
from commonroom.games.hogwarts.actions import Step
from commonroom.games.hogwarts.position.form import Position, SeatPosition
from commonroom.games.hogwarts.position.pieces import HANDS
from commonroom.games.hogwarts.position.soundness import whole_box
from commonroom.games.hogwarts.state import Person, State
from commonroom.games.hogwarts.tasks import SitExams, StartOfTurn, Walk

from ..pack.packs import document
from .tables import OTHER_SEED, SEED, at, dice, table


def test_every_field_of_a_player_and_of_the_state_has_a_place_in_a_position() -> None:
    of_players = {HANDS.get(name, name) for name in Person.__struct_fields__}  # type: ignore[call-overload]
    assert of_players | {"side"} == set(SeatPosition.__struct_fields__)
    names = set(State.__struct_fields__) - {"world", "settings", "people"} | {"seats"}
    assert names | {"phase", "horcruxes"} == set(Position.__struct_fields__)


@pytest.mark.parametrize("edition", ["year", "voldemort-returns"])
def test_an_empty_position_is_the_first_turn_with_nothing_missing(edition: str) -> None:
    state = at(table(3, edition))
    assert isinstance(state.agenda[-1], StartOfTurn)
    box = Counter(f"{kind}/{name}" for kind, name in whole_box(state.world).elements())
    have = Counter(hogwarts.components(state))
    if edition == "voldemort-returns":  # nobody has missions there (HOG-601)
        box = Counter({name: count for name, count in box.items() if not name.startswith("mission/")})
    assert have == box


@pytest.mark.rule("HOG-067")
def test_hands_that_are_left_out_are_as_large_as_the_board_shows() -> None:
    state = at(table(2), seats=[{"character": "harry_potter"}, {}])
    shown = state.board(0).cards
    person = state.people[0]
    assert (len(person.book), len(person.spell), len(person.potion)) == (shown.book, shown.spell, shown.potion)
    assert person.hp == state.board(0).hp


def test_a_deck_holds_what_is_named_and_one_left_out_holds_the_rest() -> None:
    state = at(table(2), seats=[{"spells": ["stupefy"]}, {"spells": []}], decks={"potion": ["polyjuice_potion"]})
    assert state.decks["potion"] == ("polyjuice_potion",)
    whole = Counter(card for (deck, card), n in whole_box(state.world).items() if deck == "spell" for _ in range(n))
    assert Counter(state.decks["spell"]) == whole - Counter(["stupefy"])


def test_what_is_left_open_is_up_to_the_seed_and_what_is_named_is_not() -> None:
    first, second = (at(table(2), seed, turn=1, seats=[{"hp": 3}, {}]) for seed in (SEED, OTHER_SEED))
    assert first.decks != second.decks
    assert [state.people[0].hp for state in (first, second)] == [3, 3]
    assert hogwarts.to_act(first) == hogwarts.to_act(second) == (1,)


def test_tokens_that_are_named_lie_there_and_the_others_are_aside() -> None:
    state = at(table(2), tokens={"a2": ["nagini"]}, seats=[{"items": ["cauldron"]}, {}])
    assert state.tokens == {"a2": ("nagini",)}
    assert set(state.aside) == set(state.world.tokens) - {"nagini", "cauldron"}


def test_an_agenda_may_be_one_question_and_the_turn_ends_as_usual() -> None:
    state = at(table(2), turn=1, agenda=[{"task": "walk", "seat": 1, "left": 2, "path": ["start"]}])
    assert isinstance(state.agenda[-1], Walk)
    assert set(hogwarts.legal(state, 1)) == {Step("signpost"), Step("leaky_cauldron")}


def test_death_eaters_can_be_fields_by_their_ids() -> None:
    state = at(table(2, variant="qualified"), death_eaters={"lucius_malfoy": "gryffindor_tower"})
    assert [(foe.id, foe.at) for foe in state.death_eaters] == [("lucius_malfoy", "gryffindor_tower")]


@pytest.mark.rule("HOG-630")
def test_voldemort_has_lost_an_hp_for_every_horcrux_that_is_destroyed() -> None:
    state = at(table(2, "voldemort-returns"), returned=True, destroyed=["nagini", "gaunt_ring"])
    assert state.board(0).role == "voldemort"
    assert state.people[0].hp == state.board(0).hp - 2


@pytest.mark.rule("HOG-606", "HOG-630")
def test_horcruxes_that_are_left_say_which_are_destroyed() -> None:
    where = table(2, "voldemort-returns")
    state = at(where, returned=True, horcruxes=["nagini"])
    assert set(state.destroyed) == {each.token for each in state.world.pack.returns.horcrux} - {"nagini"}
    assert state.tokens["clock_tower"] == ("nagini",)
    assert "gringotts" not in state.tokens
    assert state.people[0].hp == state.board(0).hp - 5
    assert state == at(where, returned=True, destroyed=state.destroyed)


@pytest.mark.parametrize(
    "position",
    [
        {"horcruxes": ["nagini"], "destroyed": ["gaunt_ring"]},
        {"horcruxes": ["elder_wand"]},
        {"phase": "end", "result": {"winners": [0], "side": 1, "reason": "no_stone"}},
    ],
)
def test_what_is_said_in_short_is_not_said_twice_or_wrongly(position: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        at(table(2, "voldemort-returns"), **position)
    assert refused.value.field == f"position.{next(iter(position))}"


def test_a_side_may_be_named_as_the_table_has_it() -> None:
    where = table(2, "voldemort-returns")
    assert at(where, seats=[{"side": "dark"}, {"side": "heroes"}]) == at(where)
    with pytest.raises(BadInput, match="plays for dark at this table") as refused:
        at(where, seats=[{"side": "heroes"}, {}])
    assert refused.value.field == "position.seats[0].side"


def test_a_phase_says_where_the_turn_stands() -> None:
    where, classroom = table(2), [{"at": "potions_classroom"}, {}]
    assert at(where, turn=0, phase="start") == at(where, turn=0)
    arrived = at(where, turn=0, phase="arrived", seats=classroom)
    assert isinstance(arrived.agenda[-1], SitExams)
    ended = at(where, turn=0, phase="end", seats=classroom)
    assert ended.turn.seat == 1
    assert isinstance(ended.agenda[-1], StartOfTurn)


def test_a_match_in_the_middle_of_a_game_is_written_down_and_read_again() -> None:
    where = table(2)
    state = at(where, turn=0, seats=[{"at": "quidditch_pitch"}, {}], agenda=[{"task": "on_the_pitch", "seat": 0}])
    for number in range(40):
        seat = hogwarts.to_act(state)[0]
        state, _ = hogwarts.apply(state, seat, hogwarts.legal(state, seat)[0], dice(number))
        position = json.loads(json.dumps(hogwarts.to_position(state)))
        assert hogwarts.from_position(where, position, Dice(OTHER_SEED, 0)) == state
    assert hogwarts.view(state, 0).match is not None


BAD: list[tuple[str, dict[str, Any]]] = [
    ("position.turn", {"turn": 2}),
    ("position.turn", {"turn": -1}),
    ("position.first", {"first": 9}),
    ("position.seats", {"seats": [{}]}),
    ("position.seats[0].spells", {"seats": [{"spells": ["no_such_card"]}, {}]}),
    ("position.seats[0].spells", {"seats": [{"spells": ["polyjuice_potion"]}, {}]}),
    ("position.seats[0].at", {"seats": [{"at": "narnia"}, {}]}),
    ("position.seats[0].at", {"seats": [{"at": "great_hall"}, {}]}),
    ("position.seats[1].items", {"seats": [{"items": ["nagini"]}, {"items": ["nagini"]}]}),
    ("position.tokens.a2", {"tokens": {"a2": ["nagini"]}, "seats": [{"items": ["nagini"]}, {}]}),
    ("position.seats[0].hp", {"seats": [{"hp": 0}, {}]}),
    ("position.seats[0].hp", {"seats": [{"hp": -1}, {}]}),
    ("position.seats[0].points", {"seats": [{"points": -5}, {}]}),
    ("position.seats[0].floo_cards", {"seats": [{"floo_cards": ["horace_slughorn"]}, {}]}),
    ("position.seats[0].character", {"seats": [{"character": "lucius_malfoy"}, {}]}),
    ("position.seats[0].character", {"seats": [{"character": "ron_weasley"}, {"character": "ron_weasley"}]}),
    ("position.seats[0].magic", {"seats": [{"magic": 1}, {}]}),
    ("position.decks.spell", {"decks": {"spell": ["stupefy"] * 9}}),
    ("position.turn", {"turn": 2}),
    ("position.round", {"round": 0}),
    ("position.death_eaters", {"death_eaters": {"lucius_malfoy": "gryffindor_tower"}}),
    ("position.returned", {"returned": True}),
    ("position.horcruxes", {"horcruxes": ["nagini"]}),
    ("position.seats[0].side", {"seats": [{"side": "dark"}, {}]}),
    ("position.seats[0].side", {"seats": [{"side": "evil"}, {}]}),
    ("position.phase", {"phase": "later"}),
    ("position.phase", {"phase": "end", "agenda": [{"task": "walk", "seat": 0, "left": 2, "path": ["start"]}]}),
    ("position.agenda[0].seat", {"agenda": [{"task": "start_duel", "seat": 5}]}),
    ("position.agenda[0].left", {"agenda": [{"task": "walk", "seat": 0, "left": 10**6, "path": ["start"]}]}),
    ("position.agenda", {"agenda": [{"task": "walk", "seat": 0, "left": 3, "path": ["narnia"]}]}),
    ("position.agenda[0].state.houses", {"agenda": [{"task": "play_match", "sides": [0, 1], "state": {}}]}),
]


@pytest.mark.parametrize(("field", "position"), BAD, ids=[f"{n}-{field}" for n, (field, _) in enumerate(BAD)])
def test_what_cannot_be_is_refused_with_the_name_of_the_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        at(table(2), **position)
    assert refused.value.field == field
    assert refused.value.message


def test_unknown_fields_of_a_turn_are_refused() -> None:
    with pytest.raises(BadInput, match="is not a known field"):
        at(table(2), turn={"seat": 0, "pickd": 1})


def test_a_position_is_json() -> None:
    position = hogwarts.to_position(at(table(4, variant="team", teams=2)))
    assert msgspec.json.decode(msgspec.json.encode(position)) == position


@pytest.mark.rule("HOG-002")
def test_a_state_with_a_pack_of_ones_own_is_the_same_when_it_is_read_again() -> None:
    """The world of a pack depends only on its content, and is built once however often a table is read."""
    pack = document()
    pack["missions"][6]["points"] = 65
    first, second = (table(2, pack_data=deepcopy(pack)) for _ in range(2))
    state = at(first)
    again = hogwarts.from_position(second, json.loads(json.dumps(hogwarts.to_position(state))), dice())
    assert again == state
    assert again.world is state.world
    pack["missions"][6]["points"] = 75
    assert at(table(2, pack_data=pack)) != state


@pytest.mark.rule("HOG-002")
def test_a_pack_that_fails_a_check_is_refused_every_time() -> None:
    pack = document()
    pack["missions"][0]["points"] = 7
    for _ in range(2):
        with pytest.raises(BadInput, match=r"options\.pack_data: .*VAL-HOG-03"):
            at(table(2, pack_data=pack))


@pytest.mark.rule("HOG-074", "HOG-300", "RUL-HOG-082")
@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({}, {"lucius_malfoy": "bell_tower", "bellatrix_lestrange": "bell_tower"}),
        ({}, {"lucius_malfoy": "s01"}),
        ({"de_exclude": ["common_rooms"]}, {"lucius_malfoy": "gryffindor_tower"}),
    ],
    ids=["two on a tower", "in a corridor", "on a tower that stays free"],
)
def test_death_eaters_of_the_first_mode_stand_on_towers_of_their_own(
    options: dict[str, Any], where: dict[str, str]
) -> None:
    with pytest.raises(BadInput, match=r"^position\.death_eaters: .*HOG-(074|300)"):
        at(table(2, variant="qualified", **options), death_eaters=where)


@pytest.mark.rule("HOG-625")
def test_in_the_second_mode_they_walk() -> None:
    where = {"lucius_malfoy": "s01", "bellatrix_lestrange": "s01"}
    state = at(table(2, "voldemort-returns"), returned=True, death_eaters=where)
    assert [foe.at for foe in state.death_eaters] == ["s01", "s01"]


@pytest.mark.rule("HOG-300")
def test_a_record_of_the_first_rules_may_begin_where_no_game_leads() -> None:
    old = replace(table(2, variant="qualified"), rules=1)
    assert at(old, death_eaters={"lucius_malfoy": "s01"}).death_eaters[0].at == "s01"
