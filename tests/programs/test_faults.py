"""A program that crashes, is silent, talks nonsense or breaks a rule ends the game with an error that names it."""

from __future__ import annotations

import os
import pickle
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import complaint
from tests.programs.scripts import FIRST, HELLO, name_of

import commonroom
from commonroom.programs import BotFailed
from commonroom.programs.process import MOST_BYTES, close_all


@pytest.fixture(autouse=True)
def _all_programs_end() -> Iterator[None]:
    yield
    close_all()


def failure(bot: str) -> str:
    """Let a program play, and return why it failed."""
    with pytest.raises(BotFailed) as caught:
        commonroom.simulate("sequence", bot, 1, seed=1)
    assert str(caught.value).startswith(f"the bot {bot} ")
    return caught.value.why


ANSWERS = {
    "is no JSON": ('print("I would rather not", flush=True)', r"answered with nonsense \(.*\): I would rather not"),
    "is no object": ("send([1, 2])", r"answered with nonsense \(Expected `object`.*\): \[1, 2\]"),
    "is no text": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", r"answered with nonsense"),
    "has a field too many": ('send({"id": asked["id"], "action": {}, "why": 1})', "nonsense .*unknown field `why`"),
    "belongs to another question": (
        'send({"id": asked["id"] + 1, "action": asked["legal"][0]})',
        "answered question 2 when it was asked question 1",
    ),
    "is no action": (
        'send({"id": asked["id"], "action": {"type": "fly"}})',
        r"answered with no action of sequence: action.type",
    ),
    "has a wrong field": (
        'send({"id": asked["id"], "action": {"type": "play", "card": "KH", "cell": "here"}})',
        r"answered with no action of sequence: action.cell",
    ),
    "never ends": (
        f'sys.stdout.write("x" * {2 * MOST_BYTES}); sys.stdout.flush(); time.sleep(60)',
        f"answered without an end of the line within {MOST_BYTES:,} bytes",
    ),
    "does not come, for it has crashed": ("sys.exit(7)", r"ended \(status 7\) instead of answering"),
    "does not come, for it was killed": ("os.kill(os.getpid(), 9)", r"ended \(signal 9\) instead of answering"),
}


@pytest.mark.parametrize(("answer", "why"), ANSWERS.values(), ids=ANSWERS)
def test_an_answer_that_makes_no_sense_names_the_program(answer: str, why: str, tmp_path: Path) -> None:
    told = failure(name_of(tmp_path, f"{HELLO}\nwhile (asked := read()):\n    {answer}\n"))
    assert re.search(why, told), told


def test_an_illegal_answer_is_refused_with_its_rule_and_the_program_is_told(tmp_path: Path) -> None:
    """A cell that is taken would do, but the draw that nobody owes is simpler."""
    told = tmp_path / "told.json"
    body = f"""
asked = read()
send({{"id": asked["id"], "action": {{"type": "draw"}}}})
open({str(told)!r}, "w").write(json.dumps(read()))
"""
    why = failure(name_of(tmp_path, HELLO + body))
    assert why.startswith("may not do {'type': 'draw'}: ")
    rule = why.rpartition("(")[2].removesuffix(")")
    assert rule in {entry.id for entry in commonroom.rules("sequence").entries}
    text = told.read_text(encoding="utf-8")
    assert '"type": "refused"' in text
    assert f'"rule": "{rule}"' in text


def test_a_program_that_is_silent_is_ended_when_its_time_is_up(tmp_path: Path) -> None:
    began = time.monotonic()
    assert failure(name_of(tmp_path, f"{HELLO}\ntime.sleep(600)\n", "@300ms")) == "did not answer within 0.3 s"
    assert time.monotonic() - began < 20


@pytest.mark.skipif(os.name != "posix", reason="only there whole groups of processes can be ended")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """Its child holds the pipe open, and would keep us waiting."""
    body = (
        "import subprocess\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\ntime.sleep(600)\n"
    )
    began = time.monotonic()
    assert failure(name_of(tmp_path, HELLO + body, "@300ms")) == "did not answer within 0.3 s"
    assert time.monotonic() - began < 20


def test_a_program_that_does_not_listen_is_ended_too(tmp_path: Path) -> None:
    """Hogwarts shows so much that a pipe which nobody reads is full before long."""
    body = "for number in range(1, 10**6):\n    send({'id': number, 'action': {}})\n"
    assert failure(name_of(tmp_path, HELLO + body, "@2s"))


def test_a_program_that_is_no_bot_is_found_out_at_once(tmp_path: Path) -> None:
    assert "nonsense" in failure(name_of(tmp_path, "print('Usage: bot [OPTIONS]', flush=True)\ninput()\n"))
    other = HELLO.replace("commonroom-bot/1", "chess/3")
    assert failure(name_of(tmp_path, other + FIRST)) == "speaks 'chess/3', not 'commonroom-bot/1'"
    assert failure(name_of(tmp_path, "")) == "ended (status 0) instead of answering"


def test_a_file_that_cannot_be_started_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/nowhere/at/all\n", encoding="utf-8")
    broken.chmod(0o755)
    assert failure(f"stdio:{broken}").startswith("cannot be started: ")


def test_the_command_line_says_it_in_one_sentence(tmp_path: Path) -> None:
    bot = name_of(tmp_path, f"{HELLO}\nsys.exit(3)\n")
    said = complaint(1, "simulate", "sequence", "--games", 1, "--bots", f"{bot},random")
    assert said == f"the bot {bot} ended (status 3) instead of answering"


def test_it_comes_out_of_another_process_as_it_is(tmp_path: Path) -> None:
    bot = name_of(tmp_path, f"{HELLO}\nsys.exit(3)\n")
    with pytest.raises(BotFailed, match="status 3") as caught:
        commonroom.simulate("sequence", bot, 4, seed=1, jobs=2)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
