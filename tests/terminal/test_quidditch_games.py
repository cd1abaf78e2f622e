"""Whole games of Quidditch, typed by a scripted person, at every kind of table, and replayed from their records."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import commonroom
from commonroom.terminal.face import Act
from commonroom.terminal.files import record_text
from commonroom.terminal.scene import Scene
from commonroom.terminal.sitting import Sitting

from ..cli.running import document, output, run
from .chasers import eager, sit, typed
from .persons import Answer, play_all, play_lines

TABLES: list[dict[str, Any]] = [
    {},
    {"timing_mode": "race"},
    {"declare_mode": "simultaneous", "bludger_pick": "blind_slot"},
    {"order_timing": "before_lay", "reveal_mode": "all_at_once"},
    {"order_mode": "stepwise", "finish_round_after_snitch": True, "recycle_bludgers": True},
    {"counter_scope": "all_specials", "discard_view": "top_only", "aside_only_without_player_cards": True},
    {"reserve_owed_cards": False, "final_chase": False, "counter_chain": False, "round_limit": 30},
]


def as_chance_has_it(seed: int) -> Answer:
    """Return a person who does anything that is allowed."""
    luck = random.Random(seed)
    return lambda scene: typed(scene, luck.choice(scene.legal))


def kept(sitting: Sitting, folder: Path) -> Path:
    file = folder / "record.json"
    file.write_text(record_text(sitting.match.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_a_person_can_play_to_the_end(options: dict[str, Any]) -> None:
    sitting = sit(4, **options)
    shown = play_all(sitting, as_chance_has_it(4))
    outcome = sitting.match.outcome
    assert outcome is not None
    verdict = "You win!" if 0 in outcome["winners"] else "You lose." if outcome["winners"] else "Nobody wins."
    assert verdict in shown
    assert commonroom.replay(sitting.match.record()).state == sitting.match.state


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_every_legal_action_can_be_typed_in_a_few_keys(options: dict[str, Any]) -> None:
    def answer(scene: Scene) -> str:
        for action in scene.legal:
            line = typed(scene, action)
            assert sitting.face.read(scene, "", line) == Act(action), line
            assert len(line) <= 23, "four balls with their cards"
        return luck(scene)

    sitting, luck = sit(5, **options), as_chance_has_it(5)
    play_all(sitting, answer)
    assert sitting.match.outcome is not None


def test_a_person_who_plays_every_special_card_plays_to_the_end() -> None:
    sitting = sit(2, bot="greedy", wish="slytherin")
    shown = play_all(sitting, eager)
    assert "You play " in shown
    assert " !! " in shown
    assert sitting.match.view(0)["houses"] == ["slytherin", "gryffindor"]


@pytest.mark.parametrize("width", [46, 50, 80, 120])
def test_every_line_fits_the_width(width: int) -> None:
    shown = play_all(sit(3), as_chance_has_it(3), width)
    # A question precedes what follows it, because nobody has pressed a key here.
    assert max(len(line) for line in shown.splitlines() if not re.search(r"(: |\? )\S*", line)) <= width


def test_what_the_other_draws_and_lays_is_never_told() -> None:
    sitting = sit(6)
    play_all(sitting, as_chance_has_it(6))
    lines = " ".join(line.plain for line in sitting.log)
    assert re.search(r"You draw (a card|\d cards)", lines) is None
    assert re.search(r"Ada draws (?!a card|\d cards)", lines) is None
    assert re.search(r"Ada lays (?!nothing|a card: |\d cards: )", lines) is None
    assert "Ada draws a card" in lines
    assert "Ada lays a card: Quaffle." in lines


def test_a_few_keys_through_standard_input_end_a_game(tmp_path: Path) -> None:
    """The same lines over and over: pass, leave unanswered, lay, declare, whichever is asked for."""
    file = tmp_path / "record.json"
    lines = "ppp\n1\n2\nn\nb1\nsn\np\n\n" * 600
    arguments = ["play", "quidditch", "--seed", "3", "--bot", "greedy", "--record", file, "--name", "Ann"]
    result = run(*arguments, "--wish", "slytherin", given=lines)
    assert result.exit_code == 0, result.output
    match = commonroom.replay(file.read_bytes())
    assert match.outcome is not None
    assert [player.plain(match.rules.ABOUT).get("house") for player in match.table.seats] == ["slytherin", None]


def test_a_record_is_shown_with_open_cards_or_through_anybodys_eyes(tmp_path: Path) -> None:
    sitting = sit(7)
    play_all(sitting, as_chance_has_it(7))
    file, match = kept(sitting, tmp_path), sitting.match
    assert match.version > 511, "so long that its chain is longer than other texts may be"
    text = " ".join(output("replay", file).split())
    assert "Round 1: Ada leads." in text
    assert " Player: " in text
    assert re.search(r"Ada lays Quaffle: (Chaser|Keeper|Beater|Seeker) \d+", text)
    for seat in ("0", "1", "watcher"):
        seen = " ".join(output("replay", file, "--as", seat).split())
        assert "Round 1: " in seen
        assert ("You draw" in seen) == (seat != "watcher")
        assert not re.search(r"(Ada|Player) draws (?!a card|\d cards)", seen)
    assert document("replay", file, "--verify")["verified"]["actions"] == match.version


def test_every_point_of_a_record_can_be_shown(tmp_path: Path) -> None:
    sitting = sit(8)
    play_all(sitting, as_chance_has_it(8))
    file = kept(sitting, tmp_path)
    for number in range(0, sitting.match.version, 29):
        assert "Quidditch. Round " in output("replay", file, "--at", number)
        assert "Quidditch. Round " in output("replay", file, "--at", number, "--as", "1")


def test_a_game_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    first = run("play", "quidditch", "--seed", "2", "--record", file, given="p\np\n1\nq\n")
    assert first.exit_code == 0, first.output
    before = commonroom.replay(file.read_bytes()).version
    second = run("play", "--resume", file, given="ppp\n1\nppp\nq\n")
    assert second.exit_code == 0, second.output
    assert commonroom.replay(file.read_bytes()).version > before > 0


def test_a_hint_is_a_move_in_words() -> None:
    assert "A bot would choose: Pass." in play_lines(sit(3), ["h"])


def test_help_explains_the_game_and_the_house() -> None:
    shown = play_lines(sit(), ["?", "r QCG-33"])
    assert "pass on, even with a card to play" in shown
    assert "s FILE" in shown
    assert "QCG-33" in shown
