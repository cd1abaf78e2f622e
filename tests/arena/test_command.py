"""The command `commonroom simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from typer.testing import CliRunner, Result

from commonroom.cli.errors import PoliteGroup
from commonroom.cli.simulate import simulate

app = typer.Typer(cls=PoliteGroup)
app.command()(simulate)
app.callback()(lambda: None)


def run(*arguments: str, game: str = "sequence") -> Result:
    return CliRunner().invoke(app, ["simulate", game, *arguments])


def test_it_prints_one_json_document_and_nothing_else() -> None:
    result = run("--games", "6", "--bots", "greedy,random", "--seed", "5", "--option", "draw_mode=auto", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert (report["played"], report["bots"], report["seed"]) == (6, ["greedy", "random"], 5)
    assert report["options"] == {"draw_mode": "auto"}


def test_a_run_can_be_repeated_by_the_seed_that_it_prints() -> None:
    first = json.loads(run("--games", "3", "--json").stdout)
    again = json.loads(run("--games", "3", "--json", "--seed", str(first["seed"])).stdout)
    assert again == first


def test_options_are_read_as_what_they_are() -> None:
    result = run("--games", "1", "--seats", "6", "--option", "teams=3", "--bots", "random,random,random", "--json")
    assert json.loads(result.stdout)["options"] == {"teams": 3}


def test_people_get_tables() -> None:
    result = run("--games", "4", "--bots", "greedy,random", "--seats", "4", "--edition", "classic-2022", "--seed", "7")
    assert result.exit_code == 0
    for words in ("4 games of Sequence", "seed 7", "greedy", "95 % interval", "side 1", "seat 3", "wild jacks played"):
        assert words in result.stdout


def test_how_long_games_are_is_told_by_quartiles() -> None:
    arguments = ("--games", "5", "--bots", "random", "--seed", "7")
    length = json.loads(run(*arguments, "--json").stdout)["length"]
    numbers = [length[name] for name in ("least", "lower_quartile", "median", "upper_quartile", "most")]
    assert numbers == sorted(numbers)
    row = next(line for line in run(*arguments).stdout.splitlines() if line.startswith("actions"))
    assert row.split()[2:] == [f"{number:g}" for number in numbers]


def test_what_each_bot_did_has_a_table_of_its_own() -> None:
    output = run("--games", "2", "--bots", "greedy,random", "--seed", "7", game="quidditch").stdout
    _, _, table = output.partition("What each bot does in a game")
    assert table.split()[:2] == ["greedy", "random"]
    assert [line.split("  ")[0] for line in table.splitlines()[2:4]] == ["Snitch caught", "hits suffered"]


def test_it_draws_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    assert run("--games", "2", "--plot", str(path)).exit_code == 0
    assert path.stat().st_size > 0


def test_bad_input_is_one_sentence_and_status_2() -> None:
    for arguments in (
        ["--bots", "nobody"],
        ["--bots", "random,random,random", "--seats", "4"],
        ["--games", "0"],
        ["--jobs", "0"],
        ["--seats", "7"],
        ["--option", "teams"],
        ["--option", "teams=9"],
        ["--seed", "luck"],
        ["--plot", "games.bmp"],
        ["--plot", "/no/such/folder/games.png"],
    ):
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, ""), arguments
        assert len(result.stderr.splitlines()) == 1
