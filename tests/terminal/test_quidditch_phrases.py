"""Sentences about Quidditch: what happened, to whom, and what may be done."""

from __future__ import annotations

from importlib.resources import files

import pytest

from commonroom.engine import Player, Table
from commonroom.engine.plain import plain
from commonroom.games import quidditch
from commonroom.games.quidditch import events
from commonroom.terminal.faces import face_of
from commonroom.terminal.quidditch.event_phrases import SENTENCES, fold
from commonroom.terminal.quidditch.hand import own_hand
from commonroom.terminal.scene import Data, look

from ..quidditch.tables import cards, table
from ..quidditch.tables import new as new_match
from .chasers import sit
from .persons import play_all
from .test_quidditch_games import as_chance_has_it

FACE = face_of("quidditch")
TABLE = Table("card-game-2001", {}, (Player("Gwen"), Player("Sol")))


def words_of(*happened: Data, viewer: int | None = None) -> str:
    line = FACE.tell(TABLE, viewer, happened)
    return "" if line is None else line.plain


def event(kind: str, **fields: object) -> Data:
    return {"type": kind, **fields}


SPECIAL = {"mode": None, "ball": None, "take": None}


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        ([event("round_began", round=3, leader=1)], 1, "Round 3: you lead."),
        ([event("round_began", round=3, leader=1)], 0, "Round 3: Sol leads."),
        ([event("pitch_card_drawn", seat=1, card="quaffle", ball="Q")], 0, "Sol turns up the Quaffle."),
        ([event("pitch_card_drawn", seat=1, card="golden_snitch", ball="SN")], 1, "You turn up the Golden Snitch."),
        ([event("pitch_card_drawn", seat=1, card="free_goal", ball=None)], 0, "A Free Goal for Sol!"),
        (
            [event("pitch_card_drawn", seat=1, card="bludger", ball=None)],
            0,
            "Sol turns up a ball that does not fit on the pitch.",
        ),
        (
            [event("passed", seat=0), event("window_opened", window="W2", ball=None)],
            0,
            "◆ You pass. Before laying.",
        ),
        (
            [event("passed", seat=1), event("window_opened", window="W5", ball="SN")],
            0,
            "● Sol passes. After the result at the Golden Snitch.",
        ),
        ([event("declared", seat=1, balls=["BL1", "SN"])], 0, "● Sol goes for Bludger I and the Golden Snitch."),
        ([event("declared", seat=0, balls=[])], 0, "◆ You go for no other ball."),
        ([event("decision_made", seat=1, again=False)], 0, "● Sol has decided."),
        ([event("decision_made", seat=0, again=True)], 0, "◆ You change your mind."),
        (
            [event("cards_laid", seat=1, balls=["Q", "BL2"])],
            0,
            "Sol lays 2 cards: Quaffle and Bludger II.",
        ),
        (
            [event("cards_laid", seat=0, balls=["Q", "SN"], cards=["chaser_9", "finite"])],
            0,
            "You lay Quaffle: Chaser 9, Golden Snitch: Finite.",
        ),
        ([event("cards_laid", seat=1, balls=[])], 0, "Sol lays nothing."),
        ([event("order_named", seat=1, balls=["SN", "Q"])], 0, "● Sol chooses the order: Golden Snitch, Quaffle."),
        ([event("order_named", seat=0, balls=["SN"])], 0, "◆ You choose the order: Golden Snitch."),
        (
            [
                event("cards_revealed", ball="Q", cards=["chaser_9", None]),
                event("window_opened", window="W4", ball="Q"),
            ],
            1,
            "Quaffle: Gwen Chaser 9, you no card.",
        ),
        (
            [event("special_played", seat=1, card="leg_locker", **SPECIAL | {"mode": "lower", "ball": "Q"})],
            0,
            "● Sol plays Leg-Locker at the Quaffle.",
        ),
        (
            [event("special_played", seat=1, card="leg_locker", **SPECIAL | {"mode": "keeper"})],
            1,
            "● You play Leg-Locker.",
        ),
        (
            [event("special_played", seat=1, card="confund", **SPECIAL)],
            None,
            "● Sol plays Confunding Spell.",
        ),
        (
            [event("special_played", seat=1, card="impediment", **SPECIAL | {"ball": "BL1"})],
            0,
            "● Sol plays Impediment Jinx at Bludger I.",
        ),
        (
            [event("special_played", seat=1, card="summon", **SPECIAL | {"take": "seeker_12"})],
            0,
            "● Sol plays Summoning Charm.",
        ),
        (
            [event("special_played", seat=1, card="cobbing", **SPECIAL)],
            0,
            "● Sol plays Cobbing.",
        ),
        (
            [event("special_answered", seat=0, card="finite", cancels="disarm")],
            0,
            "◆ You cancel Disarming Spell with Finite.",
        ),
        ([event("special_cancelled", seat=1, card="disarm")], 0, "Disarming Spell has no effect."),
        ([event("value_lowered", seat=0, ball="Q", amount=3)], 0, "Your card at the Quaffle is worth 3 less."),
        (
            [event("keeper_put_out", seat=1, ball="Q")],
            0,
            "Sol\N{RIGHT SINGLE QUOTATION MARK}s Keeper is out of action.",
        ),
        ([event("card_stripped", seat=0, card="chaser_9")], 0, "You lose Chaser 9 from your hand."),
        (
            [event("pushed_off", seat=0, ball="Q", card="chaser_9")],
            0,
            "You are pushed off the Quaffle, and Chaser 9 is discarded.",
        ),
        ([event("pushed_off", seat=1, ball="Q", card=None)], 0, "Sol is pushed off the Quaffle."),
        ([event("card_retrieved", seat=1, card="seeker_12")], 0, "Sol takes Seeker 12 back."),
        (
            [event("ball_won", seat=1, ball="Q", points=10, reason="higher")],
            0,
            "Sol wins the Quaffle: 10 points!",
        ),
        (
            [event("ball_won", seat=0, ball="BL1", points=0, reason="role")],
            0,
            "You win Bludger I.",
        ),
        (
            [event("ball_won", seat=1, ball="SN", points=150, reason="role")],
            0,
            "Sol wins the Golden Snitch: 150 points!",
        ),
        ([event("ball_stayed", ball="Q", reason="save")], 0, "Saved! Nobody wins the Quaffle."),
        ([event("player_hit", seat=1, ball="BL2")], 0, "Sol is hit by a Bludger!"),
        ([event("house_deck_reshuffled", seat=0, cards=20)], 0, "Your discard pile becomes your new draw pile (20)."),
        ([event("hand_refilled", seat=0, number=2, cards=["chaser_9", "finite"])], 0, "You draw Chaser 9 and Finite."),
        ([event("hand_refilled", seat=1, number=1)], 0, "Sol draws a card."),
        (
            [event("game_ended", result={"winners": [1], "side": 1, "reason": "snitch"}, scores=[30, 160])],
            1,
            "The Snitch has been caught. Slytherin wins (Sol), 160 to 30.",
        ),
        (
            [event("game_ended", result={"winners": [], "side": None, "reason": "round_limit"}, scores=[30, 30])],
            1,
            "The game is a draw, 30 to 30.",
        ),
        (
            [
                event("conceded", seat=0),
                event("game_ended", result={"winners": [1], "side": 1, "reason": "concession"}, scores=[30, 0]),
            ],
            0,
            "◆ You concede. Slytherin wins (Sol): the other house concedes.",
        ),
        ([], 0, ""),
    ],
)
def test_what_happened_is_told(happened: list[Data], viewer: int | None, sentence: str) -> None:
    assert words_of(*happened, viewer=viewer) == sentence


def test_every_event_has_its_sentence() -> None:
    composed = {"pitch_card_drawn", "declared", "decision_made", "cards_laid", "order_named", "cards_revealed"}
    composed |= {"special_played", "hand_refilled", "game_ended"}
    assert {kind.__struct_config__.tag for kind in events.Event.__args__} == {*SENTENCES, *composed}


def test_no_sentence_has_a_name_that_only_programs_know() -> None:
    sitting = sit(9)
    play_all(sitting, as_chance_has_it(9))
    text = " ".join(line.plain for line in sitting.log)
    unwanted = {*SENTENCES, *FACE.tell.__annotations__, "W1", "W2", "W3", "W4", "W5", "BL1", "BL2", "SN", "DECLARE"}
    assert unwanted.isdisjoint(text.replace(".", " ").replace(":", " ").split())
    assert "_" not in text


def test_passes_in_a_row_make_one_line() -> None:
    lines = [
        FACE.tell(TABLE, 0, happened)
        for happened in (
            [event("passed", seat=1)],
            [event("passed", seat=0), event("window_opened", window="W3", ball=None)],
            [event("declared", seat=1, balls=[])],
            [event("passed", seat=0)],
        )
    ]
    assert [line.plain for line in fold([line for line in lines if line])] == [
        "● Sol passes. ◆ You pass. All cards are laid.",
        "● Sol goes for no other ball.",
        "◆ You pass.",
    ]


def test_every_action_has_its_words() -> None:
    match = table("Ch9 Be2", "Kp8 REF", pitch="Q BL1", discards=[cards("Se12 Ch4"), cards("Ch5")])
    actions = plain(list(quidditch.space(match.current)))
    words = {FACE.word(match.table, action) for action in actions}
    assert len(words) == len(actions)
    for sentence in (
        "Pass",
        "Concede",
        "Play Leg-Locker: Lower a card by 3 (Quaffle)",
        "Play Summoning Charm: Take a card back (Seeker 12)",
        "Go for Bludger I and the Golden Snitch",
        "Lay the cards: Quaffle: Chaser 9",
        "Order of the balls: Golden Snitch, Quaffle",
        "Picking a card: 2",
        "Cancel it with Finite",
    ):
        assert sentence in words


def test_a_player_of_an_own_deck_keeps_its_name() -> None:
    own = (files("commonroom.games.quidditch") / "decks" / "default.toml").read_text(encoding="utf-8")
    own = own.replace('id = "chaser_4"\nname = "Chaser"', 'id = "chaser_4"\nname = "Oliver Jager"')
    match = new_match(options={"deck_data": own}, seed=1)
    assert FACE.word(match.table, {"type": "commit", "cards": {"Q": "chaser_4", "BL1": "chaser_5"}}) == (
        "Lay the cards: Quaffle: Oliver Jager, Chaser 4, Bludger I: Chaser 5"
    )
    scene = look(match, 0)
    scene.view["hand"] = ["chaser_4", "keeper_8"]
    assert [" ".join(row.plain.split()) for row in own_hand(scene, ())] == [
        "1 Chaser 4 Oliver Jager, Made for the Quaffle: the higher value scores 10.",
        "2 Keeper 8 Saves the Quaffle against any card that is not higher.",
    ]
