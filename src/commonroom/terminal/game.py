"""A person's game on a screen: acting, entering lines, and showing the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import RenderableType

from commonroom.engine import Illegal

from .face import Act, Follow, Moment, Pick, Repeat
from .record_file import RecordFile
from .screen import Screen
from .sitting import Sitting
from .speech.language import say
from .speech.refusals import refused


@dataclass
class Game:
    """A sitting on a screen."""

    sitting: Sitting
    screen: Screen
    record_file: RecordFile
    find_rule: Callable[[str], RenderableType]
    """Look up a rule of the game by its id; ValueError if there is none."""
    pick: str = ""
    """The card or piece that the person has taken up and not yet played."""
    note: str = ""
    """A sentence for the person, below the next picture."""
    rule: str = ""
    """The rule that was named last."""
    acted: bool = field(default=False, init=False)
    repeat: Repeat | None = field(default=None, init=False)
    """An action to repeat without asking, until there is something to think about."""
    times: int = field(default=0, init=False)
    """Number of repetitions."""
    follow: Follow | None = field(default=None, init=False)
    """A row of actions to do one after the other."""

    def enter(self, line: str) -> None:
        """Let the game's face read a line."""
        entry = self.sitting.face.read(self.sitting.scene(), self.pick, line)
        if isinstance(entry, Act):
            self.act(entry)
        elif isinstance(entry, Repeat):
            self.act(Act(entry.action))
            self.repeat, self.times = (entry, 1) if self.acted else (None, 0)
        elif isinstance(entry, Follow):
            self.act(Act(entry.action))
            self.follow = entry if self.acted else None
        elif isinstance(entry, Pick):
            self.pick = entry.what
        else:
            self.note, self.rule = entry.sentence, entry.rule or self.rule

    def act(self, entry: Act) -> None:
        """Do it, or say which rule forbids it."""
        try:
            self.sitting.act(entry.action)
        except Illegal as error:
            self.rule = error.rule
            self.note = refused(self.sitting.match, error.refusal)
            return
        self.pick, self.acted = "", True

    def repeats(self) -> bool:
        """Repeat an action as asked; when it ends, note how often it was done and return False."""
        if self.repeat is None:
            return False
        if self.repeat.goes_on(self.sitting.scene()):
            self.sitting.act(self.repeat.action)
            self.times += 1
            return True
        if self.times > 1:
            word = self.sitting.face.word(self.sitting.match.table, self.repeat.action)
            self.note = say("terminal-times", action=word, count=self.times)
        self.repeat = None
        return False

    def follows(self) -> bool:
        """Do the next action of the row that the person asked for; False when the row is over."""
        action = None if self.follow is None else self.follow.then(self.sitting.scene())
        if action is None:
            self.follow = None
            return False
        self.sitting.act(action)
        return True

    def show(self) -> None:
        """Draw the table as it is now."""
        sitting, size = self.sitting, self.screen.console.size
        moment = Moment(self.pick, sitting.fresh, sitting.log, size.width, size.height, self.screen.is_terminal)
        self.screen.show(sitting.face.picture(sitting.scene(), moment), self.note)
