"""The public functions: rules, simulations and the version, straight from Python."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import commonroom
from commonroom import BadInput
from commonroom.arena import Plan, Report
from commonroom.arena import simulate as play
from commonroom.engine.plain import plain
from commonroom.rulebook import UnknownGame, UnknownLanguage, UnknownRule


def test_the_version_is_that_of_the_package() -> None:
    assert commonroom.__version__ == version("commonroom")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        commonroom.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_everything_public_is_there() -> None:
    assert all(getattr(commonroom, name) is not None for name in commonroom.__all__)


def test_a_rule_is_found_by_its_id_in_any_language() -> None:
    english, polish = (commonroom.rules("sequence", "seq-23", lang=lang) for lang in ("en", "pl"))
    assert english.id == polish.id == "SEQ-23"
    assert english.text != polish.text
    book = commonroom.rules("sequence", lang="pl")
    assert polish in book.entries


def test_what_no_book_has_is_said() -> None:
    with pytest.raises(UnknownRule, match="no rule 'SEQ-999'"):
        commonroom.rules("sequence", "SEQ-999")
    with pytest.raises(UnknownGame, match="'chess'"):
        commonroom.rules("chess")
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        commonroom.rules("sequence", "SEQ-23", lang="tlh")


def test_a_simulation_returns_data_and_is_that_of_the_arena() -> None:
    report = commonroom.simulate("sequence", ["greedy", "random"], games=6, seed=3, options={"draw_mode": "auto"})
    assert isinstance(report, Report)
    assert report == play(Plan("sequence", ("greedy", "random"), 6, 3, options={"draw_mode": "auto"}))
    assert report.by_bot[0].name == "greedy"
    assert plain(report)["played"] == 6


def test_a_report_prints_who_won() -> None:
    report = commonroom.simulate("sequence", ["greedy", "random"], games=6, seed=3, options={"draw_mode": "auto"})
    greedy, random = report.by_bot
    assert str(report).splitlines() == [
        "Sequence: 6 games, 0 drawn, seed 3",
        f"greedy won {greedy.won} of 6 ({100 * greedy.share:.1f} %, {100 * greedy.low:.1f} to {100 * greedy.high:.1f})",
        f"random won {random.won} of 6 ({100 * random.share:.1f} %, {100 * random.low:.1f} to {100 * random.high:.1f})",
    ]


def test_a_simulation_tells_the_seed_that_it_took() -> None:
    report = commonroom.simulate("quidditch", games=2)
    assert commonroom.simulate("quidditch", "random", 2, seed=report.seed) == report


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"game": "chess"}, "^game: 'chess'"),
        ({"bots": ["nobody"]}, "^bots: 'nobody'"),
        ({"games": 0}, "^games: must be a whole number"),
        ({"jobs": "2"}, "^jobs: must be"),
        ({"seats": 5}, "^seats: "),
        ({"edition": "first"}, "^edition: "),
        ({"options": {"speed": 1}}, r"^options\.speed: "),
        ({"seed": "x"}, "^seed: "),
    ],
)
def test_a_simulation_that_cannot_be_is_refused_with_the_field(arguments: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        commonroom.simulate(**{"game": "sequence", "games": 1, **arguments})  # type: ignore[arg-type]
