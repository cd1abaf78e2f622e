"""Setup, order of turns and variants (sections 1, 3, 4 and 5, RUL-HOG-007 to RUL-HOG-017)."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom.engine import BadInput, Dice
from commonroom.engine.table import read_table
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.actions import ChooseCharacter
from commonroom.games.hogwarts.agenda import apply
from commonroom.games.hogwarts.legality import legal, refusal, to_act
from commonroom.games.hogwarts.options import ABOUT, settings, sides_of
from commonroom.games.hogwarts.setup import opening, setup
from commonroom.games.hogwarts.state import State
from commonroom.games.hogwarts.tasks import Arrive, DrawBehaviour, EndTurn

from ..tables import CHO, DRACO, F3, F4, HARRY, HERMIONE, LUNA, RON, Game

ALL = [HARRY, HERMIONE, RON, LUNA, CHO, F4, F3, DRACO]


def new(seats: int, edition: str = "year", **options: Any) -> State:
    players = [{"name": f"P{seat}", "character": character} for seat, character in enumerate(ALL[:seats])]
    return setup(read_table(ABOUT, edition, options, players), Dice(bytes(32), 0))


@pytest.mark.rule("HOG-042", "HOG-065", "HOG-071", "HOG-074", "HOG-300", "RUL-HOG-081", "RUL-HOG-083", "RUL-HOG-104")
def test_002_six_qualified_wizards() -> None:
    """T-HOG-002: all thirty missions, one floo token each, six death eaters on six towers."""
    state = new(6, variant="qualified")
    dealt = [mission for person in state.people for mission in person.missions]
    assert len(dealt) == len(set(dealt)) == 30
    assert state.mission_pile == ()
    assert [person.floo for person in state.people] == [1] * 6
    towers = {foe.at for foe in state.death_eaters}
    assert len(towers) == 6
    assert towers <= set(state.world.towers)


@pytest.mark.rule("HOG-071", "HOG-065", "HOG-066", "HOG-067", "HOG-070", "HOG-080", "HOG-060", "RUL-HOG-104")
def test_seven_underage_wizards() -> None:
    state = new(7)
    for person in state.people:
        assert person.character is not None
        board = state.world.characters[person.character]
        assert (len(person.missions), person.floo, person.portkey, person.at) == (3, 2, 1, "start")
        assert (person.hp, len(person.book), len(person.spell), len(person.potion)) == (
            board.hp,
            board.cards.book,
            board.cards.spell,
            board.cards.potion,
        )
    assert len(state.mission_pile) == 9
    assert state.death_eaters == ()


@pytest.mark.rule("HOG-068", "HOG-069", "HOG-001")
def test_thirty_tokens_lie_face_up() -> None:
    state = new(2)
    boards = [state.world.fields[place].board for place, tokens in state.tokens.items() for _ in tokens]
    assert [boards.count(board) for board in ("main", "board1", "board2")] == [18, 3, 9]


@pytest.mark.rule("HOG-061", "HOG-002")
def test_every_deck_but_the_fights_is_shuffled() -> None:
    decks, other = new(2).decks, setup(read_table(ABOUT, None, {}, ["A", "B"]), Dice(bytes([1] * 32), 0)).decks
    for deck in decks:
        assert (sorted(decks[deck]) == sorted(other[deck])) or deck in ("book", "spell", "potion")
        assert (decks[deck] == other[deck]) == (deck == "fight")


@pytest.mark.rule("HOG-063", "HOG-064", "HOG-087")
def test_004_nobody_takes_a_taken_board_or_a_death_eater() -> None:
    """T-HOG-004: asked at the table, or named with the seat."""
    table = read_table(ABOUT, None, {"first_player": 0}, [{"name": "A", "character": HARRY}, "B", "C"])
    state = setup(table, Dice(bytes(32), 0))
    assert to_act(state) == (1,)
    assert ChooseCharacter(HARRY) not in legal(state, 1)
    assert _rule(state, 1, HARRY) == "HOG-063"
    state, _ = apply(state, 1, ChooseCharacter(DRACO), Dice(bytes(32), 1))
    assert to_act(state) == (2,)
    assert _rule(state, 2, "lucius_malfoy") == "HOG-064"

    def seated(*characters: str) -> None:
        seats = [{"name": "X", "character": character} for character in characters]
        setup(read_table(ABOUT, None, {}, seats), Dice(bytes(32), 0))

    with pytest.raises(BadInput, match="taken already"):
        seated(HARRY, HARRY)
    with pytest.raises(BadInput, match="not a student"):
        seated(HARRY, "lucius_malfoy")


def _rule(state: State, seat: int, character: str) -> str:
    refused = refusal(state, seat, ChooseCharacter(character))
    assert refused is not None
    return refused.rule


@pytest.mark.rule("HOG-075", "HOG-102", "RUL-HOG-008", "RUL-HOG-009")
def test_005_the_turn_goes_to_the_right() -> None:
    """T-HOG-005: C begins, then D, A, B."""
    game = Game(HARRY, DRACO, F3, F4, first_player=2)
    assert game.to_act == (2,)
    order = []
    for _ in range(4):
        seat = game.to_act[0]
        order.append(seat)
        game.person(seat, skips_roll=False)
        game.state.agenda = (EndTurn(seat),)
        game.go()
    assert order == [2, 3, 0, 1]
    assert {begins(seed) for seed in range(40)} == {0, 1, 2, 3}, "at random where the table names nobody"
    assert {begins(seed, first_player=3) for seed in range(5)} == {3}
    with pytest.raises(BadInput, match="no seat 5"):
        new(2, first_player=5)


def begins(seed: int, **options: Any) -> int:
    """Return who begins at a table of four with this seed."""
    table = read_table(ABOUT, None, options, ["A", "B", "C", "D"])
    return setup(table, Dice(bytes([seed] * 32), 0)).first


@pytest.mark.rule("HOG-043", "RUL-HOG-107", "RUL-HOG-117")
def test_145_teams_have_two_or_three_members() -> None:
    """T-HOG-145: or there is one team of all."""

    def sides(seats: int, teams: int) -> tuple[int, ...]:
        return sides_of(read_table(ABOUT, None, {"variant": "team", "teams": teams}, [f"P{n}" for n in range(seats)]))

    assert sides(5, 1) == (0,) * 5
    assert sides(5, 2) == (0, 1, 0, 1, 0)
    assert sides(7, 3) == (0, 1, 2, 0, 1, 2, 0)
    assert sides(8, 4) == (0, 1, 2, 3) * 2
    for seats, teams in ((5, 3), (5, 4), (3, 2), (7, 2), (8, 2)):
        with pytest.raises(BadInput, match="RUL-HOG-107"):
            sides(seats, teams)


@pytest.mark.rule("HOG-007", "HOG-044", "HOG-600")
def test_how_many_may_play() -> None:
    """T-HOG-201 among them."""
    for seats in range(1, 9):
        assert len(new(seats).people) == seats
    with pytest.raises(BadInput, match="HOG-600"):
        new(5, edition="voldemort-returns")
    with pytest.raises(BadInput, match="HOG-044"):
        new(2, variant="solo")
    with pytest.raises(BadInput, match="HOG-044"):
        new(1, variant="team")
    with pytest.raises(BadInput, match="HOG-007"):
        read_table(ABOUT, None, {}, [f"P{n}" for n in range(9)])


@pytest.mark.rule("HOG-045", "HOG-165", "HOG-221")
@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team"}])
def test_exams_and_behaviour_cards_are_the_same_in_every_variant(options: dict[str, Any]) -> None:
    """Like matches, which have a test of their own."""
    game = Game(F4, F3, **options).deck("behaviour", "horace_slughorn").ask(DrawBehaviour(0))
    game.person(0, at="potions_classroom", book=["magical_drafts_and_potions"]).ask(Arrive(0))
    game.do(0, "exam", book="magical_drafts_and_potions")
    assert (game.of(0).points, len(game.of(0).potion), game.of(0).book) == (15 + 10, 2, ())


@pytest.mark.rule("HOG-040", "HOG-041", "HOG-260", "RUL-HOG-067")
@pytest.mark.parametrize(
    ("options", "floo", "mission_cards", "duel_cards", "match_needed", "death_eaters"),
    [
        ({}, 2, 5, 5, False, 0),
        ({"variant": "qualified"}, 1, 3, 3, True, 6),
        ({"variant": "team"}, 1, 2, 3, False, 6),
    ],
)
def test_what_the_variants_differ_in(
    options: dict[str, str], floo: int, mission_cards: int, duel_cards: int, match_needed: bool, death_eaters: int
) -> None:
    state = new(2, **options)
    chosen = state.settings
    assert (state.people[0].floo, chosen.mission_cards, chosen.duel_cards) == (floo, mission_cards, duel_cards)
    assert (chosen.match_needed, len(state.death_eaters)) == (match_needed, death_eaters)


@pytest.mark.rule("HOG-044", "HOG-370", "RUL-HOG-067", "RUL-HOG-119")
def test_a_solo_player_has_the_rules_of_the_underage_or_of_the_qualified() -> None:
    young, grown = new(1), new(1, solo_rules="qualified")
    assert (young.settings.is_underage, young.people[0].floo, young.settings.mission_cards) == (True, 2, 5)
    assert (grown.settings.is_underage, grown.people[0].floo, grown.settings.mission_cards) == (False, 1, 3)
    assert not young.settings.match_needed
    assert grown.settings.match_needed
    assert not settings(
        read_table(ABOUT, None, {"solo_rules": "qualified", "solo_quidditch": "off"}, ["A"])
    ).match_needed


@pytest.mark.rule("RUL-HOG-081", "RUL-HOG-082", "HOG-074")
def test_the_first_player_may_place_the_death_eaters() -> None:
    game = Game(F4, F3, variant="qualified", de_setup="first_player", de_exclude=["common_rooms", "first_tower"])
    assert game.refused(0, "put", token="bellatrix_lestrange", to="north_tower")[0] == "RUL-HOG-081"
    assert game.refused(0, "put", token="lucius_malfoy", to="gryffindor_tower")[0] == "RUL-HOG-082"
    assert game.refused(0, "put", token="lucius_malfoy", to="clock_tower")[0] == "RUL-HOG-082"
    game.do(0, "put", token="lucius_malfoy", to="north_tower")
    assert game.refused(0, "put", token="bellatrix_lestrange", to="north_tower")[0] == "RUL-HOG-081"
    while "put" in game.kinds(0):
        game.do(0, "put", **_first_put(game))
    assert len({foe.at for foe in game.state.death_eaters}) == 6


@pytest.mark.rule("RUL-HOG-081")
def test_they_are_placed_before_a_position_that_names_none() -> None:
    """As at the start; if a position says that there are none, there are none."""
    chosen = {"variant": "qualified", "de_setup": "first_player"}
    match = commonroom.new("hogwarts", seats=["A", "B"], seed=1, options=chosen, position={"turn": 1, "first": 0})
    placed = 0
    while match.legal(0) and match.legal(0)[0]["type"] == "put":
        match.submit(0, match.legal(0)[0])
        placed += 1
    assert (placed, len(match.state["death_eaters"]), match.to_act) == (6, 6, (1,))
    none = commonroom.new(
        "hogwarts", seats=["A", "B"], seed=1, options=chosen, position={"turn": 1, "death_eaters": []}
    )
    assert (none.state["death_eaters"], none.to_act) == ([], (1,))


def _first_put(game: Game) -> dict[str, str]:
    move = game.offered(0)[0]
    return {"token": move["token"], "to": move["to"]}


def test_the_opening_tells_who_begins_and_where_death_eaters_stand() -> None:
    events = opening(new(3, variant="qualified"))
    assert isinstance(events[0], event.FirstPlayer)
    assert sum(isinstance(each, event.DeathEaterPlaced) for each in events) == 6
