"""A lesson under way: every try is judged by the rules first and by the step second; only a right one is taken.

Nothing is stored. The right tries so far are all that it takes to stand at the same place again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from commonroom.engine import BadInput, Illegal, Match, Refusal
from commonroom.engine.errors import BadAction
from commonroom.engine.plain import plain
from commonroom.match import new

from .lesson import Lesson, Step
from .load import BadLesson
from .patterns import answer, is_right

GO_ON: dict[str, Any] = {"type": "go_on"}
"""What the learner sends where there is nothing to do but to read."""
OTHERWISE = "otherwise"
"""The answer to a try for which a step has no answer of its own."""


class Done(NamedTuple):
    """Who acted, and what it caused."""

    seat: int
    events: Sequence[Any]


class Verdict(msgspec.Struct, frozen=True):
    """The outcome of a try, and the Fluent id of the coach's comment on it."""

    kind: Literal["right", "wrong", "refused"]
    say: str | None = None
    refusal: Refusal | None = None


class Course:
    """The match of a lesson, the step that it has come to, and what has happened so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self.done: list[Done] = []
        self.match: Match = new(
            lesson.game,
            edition=lesson.edition,
            seats=lesson.seats,
            options=lesson.options,
            seed=lesson.seed,
            chance=lesson.chance,
            position=lesson.position,
        )

    def copy(self) -> Course:
        """Return a course of its own that stands at the same place."""
        twin = object.__new__(Course)
        twin.lesson, twin.place, twin.done, twin.match = self.lesson, self.place, [*self.done], self.match.copy()
        return twin

    @property
    def step(self) -> Step | None:
        """The step that waits for the learner; None at the end."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def say(self) -> str:
        """The Fluent id of what the coach says now."""
        return self.lesson.says(self.step) if self.step is not None else f"{self.lesson.key}.end"

    def legal(self) -> list[dict[str, Any]]:
        """Return all that the learner may do now: moves, several of them in one, and what else the table offers."""
        match, seat = self.match, self.lesson.seat
        return [*match.legal(seat), *plain(match.rules.shortcuts(match.current, seat)), *match.asides(seat)]

    def right(self) -> list[dict[str, Any]]:
        """Return everything that is right now; nothing at the end."""
        step = self.step
        if step is None:
            return []
        return [action for action in self.legal() if is_right(step, action)] if step.right else [GO_ON]

    def attempt(self, action: object, where: str = "try") -> Verdict:
        """Judge what the learner tries, and take it if it is right; BadInput if it is no action at all."""
        step = self.step
        if step is None:
            raise BadInput(where, "the lesson is over")
        if action == GO_ON:
            return self._read_on(step, where)
        match, seat, read = self.match, self.lesson.seat, self._read(action, where)
        # A wrong try is judged without being played: the dice of the lesson are not for it.
        if (refused := match.rules.refusal(match.current, seat, read)) is not None:
            say = step.refused.get(refused.rule, OTHERWISE)
            return Verdict("refused", self._answer(step, say), refused)
        tried: Mapping[str, Any] = plain(read)
        if not is_right(step, tried):
            return Verdict("wrong", self._answer(step, answer(step, tried) or OTHERWISE))
        self.done.append(Done(seat, match.act(seat, read)))
        return self._go_on(step)

    def _read_on(self, step: Step, where: str) -> Verdict:
        if step.right:
            raise BadInput(where, "this step asks for an action; go_on is for those that are only read")
        return self._go_on(step)

    def _read(self, action: object, where: str) -> Any:
        try:
            return self.match.read_action(self.lesson.seat, action)
        except BadAction as error:
            raise BadInput(where + error.field.removeprefix("action"), error.message) from None

    def _answer(self, step: Step, say: str) -> str:
        # A step that is only read has nothing to correct: the coach says it again.
        return self.lesson.says(step, say) if step.right else self.lesson.says(step)

    def _go_on(self, step: Step) -> Verdict:
        for number, entry in enumerate(step.then):
            action = {key: value for key, value in entry.items() if key != "seat"}
            try:
                self.done.append(self._follow(entry.get("seat"), action))
            except Illegal as error:
                raise BadLesson(f"{self.lesson.key}: then[{number}] of {step.id}: {error}") from None
        self.place += 1
        return Verdict("right")

    def _follow(self, seat: Any, action: dict[str, Any]) -> Done:
        return Done(seat, self.match.act(seat, self.match.read_action(seat, action)))


def begin(lesson: Lesson) -> Course:
    """Return the lesson at its first step."""
    return Course(lesson)


def resume(lesson: Lesson, actions: Sequence[object]) -> Course:
    """Return the lesson after these right tries; BadInput names the first wrong one."""
    course = Course(lesson)
    for number, action in enumerate(actions):
        where = f"actions[{number}]"
        verdict = course.attempt(action, where)
        if verdict.kind != "right":
            why = course.match.why(verdict.refusal) if verdict.refusal else "this is not what the step asks for"
            raise BadInput(where, why)
    return course
