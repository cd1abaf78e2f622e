"""Lessons over HTTP: each answer is a frame as at a table, and never tells what the partner hides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.lessons.teaching import LESSONS, name_of, stops

from commonroom.lessons import Lesson, find_lesson
from commonroom.lessons.faults import tries
from commonroom.server.app import create_app
from commonroom.server.protocol import LessonFrame
from commonroom.server.settings import Settings

FIRST = {"type": "play", "card": "4H", "cell": [4, 5]}


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server in this process: nothing here needs a port."""
    folder = tmp_path_factory.mktemp("lessons")
    with TestClient(create_app(Settings(database=f"sqlite:///{folder}/commonroom.db"))) as client:
        client.headers["Origin"] = str(client.base_url).rstrip("/")
        yield client


def ask(http: TestClient[Any], lesson: Lesson, actions: list[Any], tried: Any = None, lang: str = "en") -> Any:
    answer = http.post(f"/api/lessons/{lesson.game}/{lesson.id}?lang={lang}", json={"actions": actions, "try": tried})
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=LessonFrame)
    return answer.json()


def test_the_lessons_of_a_game_are_listed_in_order(http: TestClient[Any]) -> None:
    listed = http.get("/api/lessons/sequence").json()
    assert [each["id"] for each in listed] == ["first-chip", "lines", "jacks", "dead-cards", "blocking", "teams"]
    assert listed[0] == {
        "id": "first-chip",
        "key": "sequence-lesson-first-chip",
        "edition": "classic-2022",
        "seats": 2,
        "minutes": 1,
        "steps": 4,
        "rules": ["SEQ-27", "SEQ-28", "SEQ-29", "SEQ-32"],
    }
    assert [each["seats"] for each in http.get("/api/lessons/hogwarts").json()] == [1, 1, 1, 1, 1, 2]


def test_a_place_is_shown_with_all_that_has_happened(http: TestClient[Any]) -> None:
    lesson = find_lesson("sequence", "first-chip")
    frame = ask(http, lesson, [FIRST])
    assert (frame["step"], frame["steps"], frame["asks"], frame["done"]) == (1, 4, True, False)
    assert frame["say"] == "sequence-lesson-first-chip-draw"
    assert frame["point"] == {"actions": ["draw"]}
    assert frame["verdict"] is None
    table = frame["table"]
    assert (table["type"], table["version"], table["seat"]) == ("table", 1, 0)
    assert [happened["version"] for happened in table["events"]] == [0, 1]
    assert table["actions"] == [{"type": "draw"}]
    assert table["info"]["seed"] is None
    assert [seat["name"] for seat in table["info"]["seats"]] == ["Player", "Blaise"]


def test_a_right_try_tells_what_came_of_it_and_what_the_partner_did(http: TestClient[Any]) -> None:
    frame = ask(http, find_lesson("sequence", "first-chip"), [FIRST], {"type": "draw"})
    assert frame["verdict"] == {"kind": "right", "say": None, "rule": None, "code": None, "message": None}
    assert frame["step"] == 2
    assert [happened["seat"] for happened in frame["table"]["events"]] == [0, 1, 1]
    assert frame["table"]["view"]["chips"] == [[[4, 5]], [[3, 7]]]


def test_a_wrong_try_is_answered_and_not_taken(http: TestClient[Any]) -> None:
    lesson = find_lesson("sequence", "first-chip")
    frame = ask(http, lesson, [], {"type": "play", "card": "KH", "cell": [1, 6]})
    assert frame["verdict"]["kind"] == "wrong"
    assert frame["verdict"]["say"] == "sequence-lesson-first-chip-place.other-card"
    assert (frame["step"], frame["table"]["version"], frame["table"]["events"]) == (0, 0, [])
    assert frame["table"]["view"]["chips"] == [[], []]


def test_a_refused_try_has_the_rule_and_a_sentence_in_the_language(http: TestClient[Any]) -> None:
    lesson = find_lesson("sequence", "first-chip")
    frame = ask(http, lesson, [], {"type": "play", "card": "4H", "cell": [4, 6]}, lang="de")
    verdict = frame["verdict"]
    assert (verdict["kind"], verdict["rule"], verdict["code"]) == ("refused", "SEQ-28", "cell_mismatch")
    assert verdict["say"] == "sequence-lesson-first-chip-place.other-space"
    assert verdict["message"].startswith("Dieses Feld")


def test_the_end_is_told(http: TestClient[Any]) -> None:
    lesson = find_lesson("sequence", "lines")
    *_, (_, actions) = stops(lesson)
    frame = ask(http, lesson, actions[:-1], actions[-1])
    assert (frame["done"], frame["asks"], frame["step"]) == (True, False, 3)
    assert frame["say"] == "sequence-lesson-lines.end"
    assert frame["table"]["info"]["outcome"] == {"winners": [0], "side": 0, "reason": "sequences"}


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_what_is_shown_is_right(http: TestClient[Any], lesson: Lesson) -> None:
    frame, actions = ask(http, lesson, []), list[Any]()
    while not frame["done"]:
        shown = frame["show"]
        frame = ask(http, lesson, actions, shown)
        assert frame["verdict"]["kind"] == "right"
        actions.append(shown)
    assert frame["show"] is None


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("sequence/none", {}, 404, None),
        ("none/first-chip", {}, 404, None),
        ("sequence/first-chip", {"actions": [{"type": "draw"}]}, 400, "actions[0]"),
        ("sequence/first-chip", {"actions": [FIRST, FIRST]}, 400, "actions[1]"),
        ("sequence/first-chip", {"try": {"type": "fly"}}, 400, "try.type"),
        ("sequence/first-chip", {"try": {"type": "play", "card": "4H"}}, 400, "try.cell"),
        ("sequence/first-chip", {"try": {"type": "go_on"}}, 400, "try"),
        ("sequence/first-chip", {"try": "draw"}, 400, None),
        ("sequence/first-chip", {"actions": "draw"}, 400, None),
        ("sequence/first-chip", {"actions": [FIRST] * 101}, 400, None),
        ("sequence/first-chip", {"moves": []}, 400, None),
        ("sequence/first-chip", [], 400, None),
    ],
)
def test_bad_input_is_told_with_its_field(
    http: TestClient[Any], path: str, body: Any, status: int, field: str | None
) -> None:
    answer = http.post(f"/api/lessons/{path}", json=body)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["message"]
    assert error["field"] == field


def test_unknown_games_are_not_found(http: TestClient[Any]) -> None:
    answer = http.get("/api/lessons/none")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_frame_never_tells_what_others_hide(http: TestClient[Any], lesson: Lesson) -> None:
    """Cards that others hold or have laid face down, and of which the learner sees no copy, are named nowhere."""
    for course, actions in stops(lesson):
        match, seat = course.match, lesson.seat
        frames = [ask(http, lesson, actions)]
        if course.step is not None:
            frames += [ask(http, lesson, actions, tried) for tried, _ in tries(course)]
        hidden = {card for other, hand in enumerate(hands(match.state)) for card in hand if other != seat}
        for commit in match.state.get("commits", []):
            hidden |= set((commit or {}).values())
        known = {*words(match.view(seat)), *words(match.legal(seat)), *words(actions)}
        for frame in frames:
            assert frame["table"]["view"] == match.view(seat)
            assert frame["table"]["info"]["seed"] is None
            assert not (hidden - known) & set(words(frame))
        # What is known must not be so much that the check is empty.
        assert not hidden or hidden - known or course.step is None


def hands(state: dict[str, Any]) -> list[list[str]]:
    """The cards that each seat holds, however the game's state lists them."""
    if "hands" in state:
        return list(state["hands"])
    return [[card for deck in ("spells", "potions", "books") for card in seat[deck]] for seat in state["seats"]]


def words(data: Any) -> Iterator[str]:
    """Every text in the data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from (word for key, value in data.items() for word in (key, *words(value)))
    elif isinstance(data, list):
        yield from (word for value in data for word in words(value))
