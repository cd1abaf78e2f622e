"""The command `commonroom arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from commonroom.cli import app
from commonroom.cli.progress import rate

BOTS = ("--bots", "random,easy,greedy", "--games", "4", "--option", "draw_mode=auto")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", "sequence", *arguments])


def test_people_get_ratings_and_a_crosstable() -> None:
    result = run(*BOTS, "--seed", "7")
    assert result.exit_code == 0
    for words in (
        "12 games of Sequence",
        "seed 7",
        "Elo above random",
        "Share of points against",
        "easy against greedy",
    ):
        assert words in result.stdout
    assert "LLR" not in result.stdout


def test_it_prints_one_json_document_and_nothing_else() -> None:
    result = run(*BOTS, "--seed", "7", "--sprt", "0,50", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert (found["played"], found["bots"], found["seed"]) == (12, ["random", "easy", "greedy"], 7)
    assert [rated["bot"] for rated in found["ratings"]] == ["greedy", "easy", "random"]
    assert found["meetings"][0]["test"]["elo1"] == 50


def test_without_a_seed_it_takes_that_of_the_record(tmp_path: Path) -> None:
    record = str(tmp_path / "games.jsonl")
    first = json.loads(run(*BOTS, "--record", record, "--json").stdout)
    again = json.loads(run(*BOTS, "--record", record, "--json").stdout)
    assert again == first


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_it_draws_a_picture(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"out.{suffix}"
    assert run(*BOTS, "--plot", str(path)).exit_code == 0
    assert path.stat().st_size > 10_000


def test_bad_input_is_one_sentence_and_status_2() -> None:
    for arguments in (
        ["--bots", "random"],
        ["--bots", "random,nobody"],
        [*BOTS, "--games", "3"],
        [*BOTS, "--sprt", "20"],
        [*BOTS, "--sprt", "20,0"],
        [*BOTS, "--record", "/no/such/folder/games.jsonl"],
        [*BOTS, "--plot", "games.bmp"],
    ):
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, ""), arguments
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("speed", "words"), [(None, ""), (6123.4, "6,123/s"), (12.4, "12/s"), (1.25, "1.2/s"), (0.05, "3.0/min")]
)
def test_slow_games_are_counted_by_the_minute(speed: float | None, words: str) -> None:
    assert rate(speed) == words
