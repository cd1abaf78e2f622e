"""Knowledge: views, events and guesses (RUL-QCG-35, RUL-QCG-76 to RUL-QCG-78, INV-09)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from commonroom import Match
from commonroom.engine import Dice, Viewer
from commonroom.games import GAMES

from . import tables as game
from .tables import G, S

QUIDDITCH = GAMES["quidditch"]
EVERYBODY: tuple[Viewer, ...] = (G, S, None)

MINE, YOURS = "Ch9 Kp8 Be2 Se12 LEG", "Ch10 Kp7 Be3 Se11 JELLY"


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def names_in(value: object, names: str) -> set[str]:
    """Return which of the cards are named anywhere in what somebody is told."""
    written = text(value)
    return {card for card in game.cards(names) if f'"{card}"' in written}


def guesses(match: Match, viewer: Viewer, number: int = 60) -> list[Any]:
    return [QUIDDITCH.imagine(match.current, viewer, Dice(bytes(32), n)) for n in range(number)]


def moments() -> dict[str, Match]:
    """Return a match in every phase; hidden things are hidden in each."""
    found = {}

    def note(match: Match) -> None:
        found[match.current.phase] = match

    def start(**more: Any) -> Match:
        return game.table(MINE, YOURS, pitch="Q BL1", discards=[game.cards("Ch5 SUMMON"), game.cards("Ch6")], **more)

    steps: list[Callable[[Match], object]] = [
        game.close,
        lambda match: game.declare(match, S),
        lambda match: game.declare(match, G, "BL1"),
        game.close,
        lambda match: game.lay(match, "Q=Ch9 BL1=Kp8", "Q=Kp7 BL1=Be3"),
        game.close,
        lambda match: game.order(match, S, "BL1 Q"),
        game.close,
    ]
    for number in range(len(steps) + 1):
        match = start()
        for step in steps[:number]:
            step(match)
        note(match)
    secret = start(options={"declare_mode": "simultaneous"})
    game.close(secret)
    game.declare(secret, S, "BL1")
    note(secret)
    picking = start(options={"bludger_pick": "blind_slot"})
    for step in steps:
        step(picking)
    note(picking)
    over = start()
    over.submit(G, {"type": "concede"})
    note(over)
    return found


@pytest.mark.rule("RUL-QCG-77", "RUL-QCG-78", "QCG-12")
@pytest.mark.parametrize("phase", list(moments()))
def test_inv_09_no_view_holds_a_hidden_card_in_any_phase(phase: str) -> None:
    match = moments()[phase]
    state = match.current
    for viewer in EVERYBODY:
        shown = [*state.discards[G], *state.discards[S], *state.used[G], *state.used[S]]
        for spot in state.spots:
            shown += [card for seat, card in enumerate(spot.cards) if card and (spot.face_up or seat == viewer)]
        if viewer is not None:
            shown += state.hands[viewer]
        view = match.view(viewer)
        public = {key: value for key, value in view.items() if key not in ("missing", "surplus")}
        assert names_in(public, f"{MINE} {YOURS}") <= set(shown)
        assert ("hand" in view) == (viewer is not None)
        assert "draws" in view
        assert all(type(size) is int for size in (*view["draws"], *view["hands"], view["pitch_deck"]))


def test_every_phase_is_looked_at() -> None:
    from commonroom.games.quidditch.position.convert import PHASES

    assert set(moments()) == set(PHASES)


@pytest.mark.rule("RUL-QCG-77")
def test_rul_qcg_77_everybody_knows_sizes_piles_scores_hits_leader_round_and_where_cards_lie() -> None:
    match = game.contest(
        "BL1", "Be1", "Ch5", ("LEG", ""), won=[["quaffle"], ["free_goal"]], pitch_discard=["bludger"], round=4
    )
    game.works(match, G, "LEG", mode="lower", ball="BL1")
    game.close(match)
    views = [match.view(viewer) for viewer in EVERYBODY]
    for view in views:
        assert view["hands"] == [3, 3]
        assert view["scores"] == [10, 10]
        assert view["hits"] == [0, 1]
        assert view["used"] == [["leg_locker"], []]
        assert view["pitch_discard"] == ["bludger", "bludger"]
        assert (view["leader"], view["round"], view["at"]) == (S, 4, "BL1")
        assert view["discard_sizes"] == [1, 2]
        assert view["won"] == [["quaffle"], ["free_goal"]]
    own = ("seat", "hand")
    assert [{k: v for k, v in view.items() if k not in own} for view in views] == [
        {k: v for k, v in views[2].items() if k not in own}
    ] * 3


@pytest.mark.rule("RUL-QCG-77", "RUL-QCG-78")
def test_ts_104_and_119_face_down_cards_are_backs_to_all_but_their_owner() -> None:
    match = game.table("Ch9", "Kp7", pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "Kp7")
    expected: dict[Viewer, list[str | None]] = {G: ["chaser_9", None], S: [None, "keeper_7"], None: [None, None]}
    for viewer, seen in expected.items():
        spot = match.view(viewer)["spots"][0]
        assert spot["cards"] == seen
        assert spot["laid"] == [True, True]
    assert "chaser_9" not in text(match.view(S))
    assert "keeper_7" not in text(match.view(None))
    assert "hand" not in match.view(None)


@pytest.mark.rule("RUL-QCG-35", "RUL-QCG-77")
def test_rul_qcg_35_a_commit_is_a_flag_to_others_and_changing_it_tells_them_nothing() -> None:
    match = game.table("Ch9 Ch8", "Kp7", pitch="Q")
    game.close(match)
    before = {viewer: match.view(viewer) for viewer in EVERYBODY}
    first = match.act(G, match.read_action(G, {"type": "commit", "cards": {"Q": "chaser_9"}}))
    for viewer in (S, None):
        assert [QUIDDITCH.seen(event, viewer) for event in first] == list(first)
        assert match.view(viewer) == before[viewer] | {"decided": [True, False]}
    assert match.view(G)["commit"] == {"Q": "chaser_9"}
    after = {viewer: match.view(viewer) for viewer in EVERYBODY}
    again = match.act(G, match.read_action(G, {"type": "commit", "cards": {"Q": "chaser_8"}}))
    for viewer in (S, None):
        assert [QUIDDITCH.seen(event, viewer) for event in again] == [None]
        assert match.view(viewer) == after[viewer]
    assert [QUIDDITCH.seen(event, G) for event in again] == list(again)
    assert match.view(G)["commit"] == {"Q": "chaser_8"}


@pytest.mark.rule("RUL-QCG-77", "RUL-QCG-35")
def test_rul_qcg_77_what_is_laid_or_drawn_is_told_to_its_owner_only() -> None:
    match = game.table("Ch9", "Kp7", pitch="Q", draws=[game.cards("Se12"), game.cards("Se11")])
    game.close(match)
    game.commit(match, G, "Ch9")
    laid = match.act(S, match.read_action(S, {"type": "commit", "cards": {"Q": "keeper_7"}}))
    hidden = {G: "chaser_9", S: "keeper_7"}
    for viewer in EVERYBODY:
        seen = [QUIDDITCH.seen(event, viewer) for event in laid]
        assert all((name in text(seen)) == (owner == viewer) for owner, name in hidden.items())
    while match.current.round == 1:
        drawn = match.act(match.to_act[0], match.read_action(match.to_act[0], {"type": "pass"}))
    for viewer in EVERYBODY:
        seen = [QUIDDITCH.seen(event, viewer) for event in drawn]
        assert ("seeker_12" in text(seen)) == (viewer == G)
        assert ("seeker_11" in text(seen)) == (viewer == S)


@pytest.mark.rule("RUL-QCG-76")
def test_ts_118_discards_are_public_whole_or_only_their_top_card() -> None:
    piles = [game.cards("Ch5 Ch6 Ch7"), game.cards("Kp6 Kp7")]
    full = game.table(pitch="Q", discards=piles)
    assert all(full.view(viewer)["discards"] == piles for viewer in EVERYBODY)
    top = game.table(pitch="Q", discards=piles, options={"discard_view": "top_only"})
    assert top.view(S)["discards"] == [game.cards("Ch7"), piles[S]]
    assert top.view(G)["discards"] == [piles[G], game.cards("Kp7")]
    assert top.view(None)["discards"] == [game.cards("Ch7"), game.cards("Kp7")]
    assert all(top.view(viewer)["discard_sizes"] == [3, 2] for viewer in EVERYBODY)
    assert game.table(pitch="Q", options={"discard_view": "top_only"}).view(None)["discards"] == [[], []]


# Guesses


@pytest.mark.rule("RUL-QCG-77", "RUL-QCG-04", "RUL-QCG-78")
@pytest.mark.parametrize("phase", list(moments()))
def test_a_guess_agrees_with_all_that_is_known_and_depends_on_nothing_else(phase: str) -> None:
    match = moments()[phase]
    for viewer in EVERYBODY:
        for guess in guesses(match, viewer, 12):
            assert QUIDDITCH.view(guess, viewer) == QUIDDITCH.view(match.current, viewer)
            if viewer is not None:
                assert QUIDDITCH.legal(guess, viewer) == QUIDDITCH.legal(match.current, viewer)
            assert QUIDDITCH.imagine(guess, viewer, Dice(bytes(32), 7)) == QUIDDITCH.imagine(
                match.current, viewer, Dice(bytes(32), 7)
            )
            for seat in (G, S):
                assert whole(guess, seat) == whole(match.current, seat)


def whole(state: Any, seat: int) -> Counter[str]:
    laid = [card for spot in state.spots if (card := spot.cards[seat]) is not None]
    return Counter((*state.hands[seat], *state.draws[seat], *state.discards[seat], *state.used[seat], *laid))


@pytest.mark.rule("RUL-QCG-77")
def test_a_guess_deals_hands_face_down_cards_and_decks_anew() -> None:
    match = game.table(MINE, YOURS, pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "Kp7")
    many = guesses(match, G)
    assert len({guess.hands[S] for guess in many}) > 30
    assert len({guess.spots[0].cards[S] for guess in many}) > 10
    assert len({guess.draws[G] for guess in many}) == len(many)
    assert {guess.hands[G] for guess in many} == {match.current.hands[G]}
    assert {guess.spots[0].cards[G] for guess in many} == {"chaser_9"}
    assert len({guess.pitch_deck for guess in guesses(game.table(top="bludger bludger golden_snitch"), G)}) > 5


@pytest.mark.rule("RUL-QCG-66", "RUL-QCG-77")
def test_a_guess_knows_that_a_card_brought_back_is_in_the_hand_or_face_down() -> None:
    match = game.table("SUMMON", "Ch5", pitch="Q", discards=[game.cards("Se12"), []])
    game.works(match, G, "SUMMON", take="Se12")
    assert all("seeker_12" in guess.hands[G] for guess in guesses(match, S))
    game.close(match)
    game.commit(match, G, "Ch4")
    game.commit(match, S, "Ch5")
    places = Counter(
        "hand" if "seeker_12" in guess.hands[G] else guess.spots[0].cards[G] for guess in guesses(match, S)
    )
    assert set(places) == {"hand", "seeker_12"}
    game.close(match)
    assert match.view(None)["shown"][G] == ["seeker_12"]  # the card at the Quaffle was another
    assert all("seeker_12" in guess.hands[G] for guess in guesses(match, S))


@pytest.mark.rule("RUL-QCG-66", "RUL-QCG-76", "RUL-QCG-77")
def test_a_guess_leaves_the_card_that_is_called_back_in_the_discard() -> None:
    match = game.table(
        "SUMMON", "FINITE", pitch="Q", discards=[game.cards("Be1 Se12 Ch4"), []], options={"discard_view": "top_only"}
    )
    if G not in match.to_act:
        game.pass_(match, S)
    game.play(match, G, "SUMMON", take="Se12")
    assert [each.take for each in match.current.chain] == ["seeker_12"]  # the other may still answer
    many = guesses(match, S)
    assert all("seeker_12" in guess.discards[G] for guess in many)
    assert len({guess.discards[G].index("seeker_12") for guess in many}) == 2  # above or below the other hidden card
    assert len({guess.discards[G] for guess in many}) > 10
    assert {len(guess.discards[G]) for guess in many} == {3}
    assert {guess.discards[G][-1] for guess in many} == {"chaser_4"}


@pytest.mark.rule("RUL-QCG-66", "RUL-QCG-77")
@pytest.mark.parametrize("how", ["laid", "pushed", "stripped"])
def test_a_card_brought_back_is_forgotten_as_soon_as_it_is_seen_again(how: str) -> None:
    strip = [{"label": "strip", "value": "seeker_12"}] if how == "stripped" else None
    match = game.table("SUMMON", "DISARM IMPED Ch5", pitch="Q", discards=[game.cards("Se12"), []], chance=strip)
    game.works(match, G, "SUMMON", take="Se12")
    if how == "stripped":
        game.works(match, S, "DISARM")
    else:
        game.close(match)
        game.lay(match, "Se12", "Ch5")
        if how == "pushed":
            game.works(match, S, "IMPED", ball="Q")
        else:
            game.close(match)
    assert match.view(S)["shown"] == [[], []]


@pytest.mark.rule("RUL-QCG-66")
def test_a_special_brought_back_and_played_is_seen_again() -> None:
    match = game.table("SUMMON", "", pitch="Q", discards=[game.cards("DISARM"), []])
    game.works(match, G, "SUMMON", take="DISARM")
    assert match.view(S)["shown"] == [["disarm"], []]
    game.works(match, G, "DISARM")
    assert match.view(S)["shown"] == [[], []]


@pytest.mark.rule("RUL-QCG-76", "RUL-QCG-77")
def test_a_guess_deals_the_hidden_part_of_a_discard_anew_too() -> None:
    match = game.table(
        "Ch9", YOURS, pitch="Q", discards=[[], game.cards("Kp6 Kp8 Kp9 Kp10")], options={"discard_view": "top_only"}
    )
    many = guesses(match, G)
    assert {guess.discards[S][-1] for guess in many} == {"keeper_10"}
    assert len({guess.discards[S][:-1] for guess in many}) > 40
    assert {guess.discards[S] for guess in guesses(match, S)} == {match.current.discards[S]}
    assert any("keeper_6" in guess.hands[S] for guess in guesses(match, None))


@pytest.mark.rule("RUL-QCG-26", "RUL-QCG-35", "RUL-QCG-77")
def test_a_guess_makes_up_secret_decisions_that_are_allowed() -> None:
    secret = game.table("Ch9", "", pitch="BL1", top="golden_snitch", options={"declare_mode": "simultaneous"})
    game.close(secret)
    game.declare(secret, G, "SN")
    assert {guess.declared[G] for guess in guesses(secret, S)} == {(), ("BL1",), ("SN",), ("BL1", "SN")}
    assert {guess.declared[G] for guess in guesses(secret, G)} == {("SN",)}
    laying = game.table("Ch9", "", pitch="Q")
    game.close(laying)
    game.commit(laying, G, "Ch9")
    many = guesses(laying, S)
    assert len({guess.commits[G] for guess in many}) > 8
    assert all(guess.commits[G][0][1] in guess.hands[G] for guess in many)
    assert {guess.commits[G] for guess in guesses(laying, G)} == {(("Q", "chaser_9"),)}


@pytest.mark.rule("RUL-QCG-77", "QCG-45")
def test_a_played_or_discarded_card_is_never_guessed_to_be_hidden() -> None:
    match = game.contest("Q", "Se12", "Ch5", ("COBB", "Se11"), draws=[game.cards("Ch6 Ch7"), game.cards("Ch8 Ch9")])
    game.works(match, G, "COBB")
    game.finish_round(match)
    assert "seeker_12" in game.discard(match, G)
    for guess in guesses(match, S):
        assert "seeker_12" not in (*guess.hands[G], *guess.draws[G])
        assert "cobbing" not in (*guess.hands[G], *guess.draws[G])


def test_a_view_is_plain_json_and_names_the_chain_that_waits() -> None:
    match = game.table("FINITE", "CONFUND", pitch="Q")
    game.play(match, S, "CONFUND")
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["chain"] == [{"seat": S, "card": "confund", "mode": None, "ball": None, "take": None}]
        assert (view["responder"], view["speaker"]) == (G, None)
