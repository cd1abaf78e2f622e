"""The match in the terminal: what is drawn, told and read."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from commonroom import Match
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games.hogwarts import match as rules
from commonroom.terminal.commands import COMMANDS
from commonroom.terminal.face import Act, Moment, Say
from commonroom.terminal.faces import face_of
from commonroom.terminal.quidditch_match.event_phrases import fold, tell
from commonroom.terminal.scene import Data, Scene, heard, look, look_at_all

from .matches import EXAMPLE, G, S, held, new, pitch

FACE = face_of("quidditch-match")
SHORT = {"keeper": "k", "beater_1": "b1", "beater_2": "b2", "chaser_1": "c1", "chaser_2": "c2", "chaser_3": "c3"}


def field(spot: list[int]) -> str:
    return f"{'abcde'[spot[1]]}{spot[0] + 5}"


def typed(scene: Scene, action: Data) -> str:
    """Return an action as a person would type it."""
    ways = {"up": "down", "down": "up"} if scene.viewer == S else {}
    match action["type"]:
        case "place" | "move":
            return f"{SHORT[action['piece']]} {field(action['to'])}"
        case "pass":
            return f"p {field(action['to'])}"
        case "put":
            return field(action["to"])
        case "aim":
            return SHORT[action["piece"]]
        case "throw":
            return f"t {str(ways.get(action['direction'], action['direction']))[0]}"
        case "card":
            return str(scene.view["hand"].index(action["card"]) + 1)
    return {"roll": "d", "shoot": "g"}.get(action["type"], str(action["type"][0]))


def drawn(scene: Scene, width: int = 80) -> str:
    shown = io.StringIO()
    Console(file=shown, width=width).print(FACE.picture(scene, Moment(width=width, height=30)))
    return shown.getvalue()


@pytest.mark.parametrize("options", [{}, {"placement": "free"}, {"steal_cost": 1, "bludger": "exact"}])
def test_every_move_of_whole_matches_can_be_typed_drawn_and_told(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = new(options=options, seed=seed)
        while match.to_act:
            seat = match.to_act[0]
            scene = look(match, seat)
            for action in scene.legal:
                assert typed(scene, action).split()[0] not in COMMANDS
                assert FACE.read(scene, "", typed(scene, action)) == Act(action)
                assert FACE.choice(scene, action) == f"{FACE.word(match.table, action)} (type {typed(scene, action)})"
            if match.version % 7 == 0:
                for width in (50, 80):
                    assert max(map(len, drawn(scene, width).splitlines())) <= width
            assert FACE.prompt(scene, "").endswith(": ") or FACE.prompt(scene, "").endswith("? ")
            chosen = rules.BOTS["easy"](Eyes(match.rules, match.current, seat), Dice(bytes(32), match.version))
            events = match.act(seat, chosen)
            for viewer in (G, S, None):
                line = FACE.tell(match.table, viewer, heard(match, events, viewer))
                assert line is None or line.plain.removeprefix("◆").strip(), "a line of the log is never blank"
        assert "The Snitch has been caught." in drawn(look(match, G))


def test_the_pitch_shows_pieces_balls_and_goals() -> None:
    match = new(**EXAMPLE | {"quaffle": held(G, "chaser_1")}, left=4)
    shown = drawn(look(match, G)).splitlines()
    rows = {line.split()[0]: line for line in shown if line[:4].strip().isdecimal()}
    assert list(rows) == ["9", "8", "7", "6", "5", "4", "3", "2", "1"]
    assert "C1◎" in rows["4"]
    assert "✱" in rows["3"]
    assert "k" in rows["9"]
    flipped = [line.split()[0] for line in drawn(look(match, S)).splitlines() if line[:4].strip().isdecimal()]
    assert flipped == list(reversed(list(rows)))
    assert "c1◎" in drawn(look(match, S))  # there the others' pieces are in lower case


def test_directions_are_those_of_the_screen() -> None:
    match = new(pieces=pitch(), left=4)
    step = {"type": "move", "piece": "chaser_1", "to": [-1, 0]}
    assert FACE.read(look(match, G), "", "c1 up") == Act(step)
    match = new(pieces=pitch(), left=4, turn=S)
    step = {"type": "move", "piece": "chaser_1", "to": [1, 0]}
    assert FACE.read(look(match, S), "", "c1 u") == Act(step)


@pytest.mark.parametrize("line", ["c1", "x9 c3", "c1 z", "c1 99999999999c", "9", "p", "fly", "c1 c3 c4"])
def test_what_leads_nowhere_is_said(line: str) -> None:
    assert isinstance(FACE.read(look(new(pieces=pitch(), left=4), G), "", line), Say)


def hands(match: Match, viewer: int | None) -> str:
    return drawn(look(match, viewer))


def test_cards_of_others_stay_hidden_but_readers_of_a_record_see_all() -> None:
    match = new(won_first=G, hands=[["firebolt", "nimbus_2000"], ["wronski_feint"]])
    assert "Firebolt (+4)" in hands(match, G)
    assert "Wronski" not in hands(match, G)
    assert "Firebolt" not in hands(match, S)
    assert "Firebolt" not in hands(match, None)
    everything = drawn(look_at_all(match))
    assert "Firebolt" in everything
    assert "Wronski Feint (one more die)" in everything


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = new(
        "shot 6, save 1", quaffle=held(G, "chaser_1"), pieces=pitch({"chaser_1": [3, 2]}), left=3, deck=["firebolt"]
    )
    events = match.act(G, match.read_action(G, {"type": "shoot"}))
    lines = [FACE.tell(match.table, viewer, heard(match, events, viewer)) for viewer in (G, S, None)]
    assert ["Firebolt" in str(line) for line in lines] == [True, False, False]
    assert "a goal (6 : 1)!" in str(lines[1])


def test_steps_of_one_piece_are_told_in_one_line() -> None:
    def stepped(piece: str, *to: int) -> Text:
        line = tell(new().table, 0, [{"type": "piece_moved", "seat": 0, "piece": piece, "to": list(to)}])
        assert line is not None
        return line

    log = [stepped("chaser_1", 0, 2), stepped("chaser_1", 1, 2), stepped("chaser_2", 0, 1), stepped("chaser_2", 0, 0)]
    assert [line.plain for line in fold(log)] == [
        "◆ Gwen: Chaser 1 → c5 → c6.",
        "◆ Gwen: Chaser 2 → b5 → a5.",
    ]


def test_the_end_of_a_turn_leaves_no_blank_line() -> None:
    assert FACE.tell(new().table, G, [{"type": "turn_ended", "seat": G, "lost": 0}]) is None


def test_who_rolls_higher_wins_when_time_is_up() -> None:
    rolled = {"type": "decider_rolled", "dice": [[1, 2], [6, 6]], "wins": 1}
    line = tell(new().table, 0, [rolled])
    assert line is not None
    assert line.plain == "Both roll for round 1: Sol rolls higher (3 : 12)."
