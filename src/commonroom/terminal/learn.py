"""Learning in the terminal: the picture of the game, and the coach below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from commonroom.engine import BadInput
from commonroom.lessons import GO_ON, Course, Lesson, Verdict, begin
from commonroom.phrases import phrases_of

from . import commands
from .commands import Quit
from .face import Act
from .faces import face_of
from .game import Game
from .help_page import help_page, key_lines
from .play import ask_person
from .record_file import RecordFile
from .screen import Screen
from .sitting import Sitting
from .speech.language import complaint, language, say
from .speech.refusals import refused

KEYS = {
    "h": "terminal-help-coach",
    "a": "terminal-help-aside",
    "r ID": "terminal-help-rule",
    "q": "terminal-help-stop",
}


@dataclass
class Learning(Game):
    """A lesson on a screen. A wrong try gets an answer and changes nothing."""

    course: Course = field(kw_only=True)

    def act(self, entry: Act) -> None:
        """Let the coach judge it, and tell what came of it."""
        before = len(self.course.done)
        try:
            verdict = self.course.attempt(entry.action)
        except BadInput as error:
            self.note = complaint(error)
            return
        for seat, events in self.course.done[before:]:
            self.sitting.note(seat, events)
        self.pick, self.acted = "", verdict.kind == "right"
        self.note = self._answer(verdict)

    def show(self) -> None:
        """Draw the table with the coach's words below it."""
        self.note = "\n".join(filter(None, (self.note, self.say(self.course.say))))
        super().show()

    def say(self, key: str) -> str:
        """Return a sentence of the coach's."""
        lesson = self.course.lesson
        return phrases_of(f"{lesson.game}-lessons", language())(key, {}) or key

    def _answer(self, verdict: Verdict) -> str:
        """Return what is said to a try: the rule's own sentence first, if a rule forbids it."""
        said = self.say(verdict.say) if verdict.say else ""
        if verdict.refusal is None:
            return said
        self.rule = verdict.refusal.rule
        return f"{refused(self.sitting.match, verdict.refusal)} {said}"


def learn(lessons: Sequence[Lesson], screen: Screen, find_rule: Callable[[str], RenderableType]) -> None:
    """Teach the lessons one after the other, until the person stops."""
    try:
        for number, lesson in enumerate(lessons):
            game = _learning(lesson, screen, find_rule)
            if number and screen.ask(f"{say('terminal-ask-lesson', lesson=game.say(lesson.key))} ") not in ("", "y"):
                return
            _teach(game)
    except Quit:
        return


def _learning(lesson: Lesson, screen: Screen, find_rule: Callable[[str], RenderableType]) -> Learning:
    course = begin(lesson)
    sitting = Sitting(course.match, lesson.seat, {}, face_of(lesson.game))
    return Learning(sitting, screen, RecordFile(course.match), find_rule, course=course)


def _teach(game: Learning) -> None:
    """Go through all steps; those that are only read wait for Enter."""
    game.note = f"{say('terminal-lesson', lesson=game.say(game.course.lesson.key))}\n"
    while (step := game.course.step) is not None:
        if step.right:
            ask_person(game, COMMANDS)
            continue
        game.show()
        if game.screen.ask(f"{say('terminal-ask-go-on')} ") is None:
            raise Quit
        game.act(Act(GO_ON))
    game.show()


def show_help(game: Game, _: str) -> None:
    """Explain how to play, and the commands."""
    game.screen.page(help_page(f"{game.sitting.face.help}\n\n{key_lines(KEYS)}"))


def show_me(game: Game, _: str) -> None:
    """Say what the coach would do."""
    assert isinstance(game, Learning)
    action = game.course.right()[0]
    game.note = say("terminal-coach", action=game.sitting.face.choice(game.sitting.scene(), action))


COMMANDS: Mapping[str, Callable[[Game, str], None]] = {
    "?": show_help,
    "help": show_help,
    "h": show_me,
    "hint": show_me,
    "a": commands.aside,
    "r": commands.show_rule,
    "q": commands.leave_unless_meant,
    "quit": commands.leave,
}
