"""The terminal game: draw, ask, act, let the bots act, until it is over or the person has enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import RenderableType

from commonroom.engine import BadInput, Illegal

from .commands import COMMANDS, Quit
from .face import Act, Follow, Moment, Pick, Repeat
from .keeper import Keeper
from .screen import Screen
from .sitting import Sitting


@dataclass
class Game:
    """A sitting on a screen."""

    sitting: Sitting
    screen: Screen
    keeper: Keeper
    find_rule: Callable[[str], RenderableType]
    """A rule of the game by its id, to be read; ValueError if there is none."""
    pick: str = ""
    """What the person has taken up and not yet played."""
    note: str = ""
    """A sentence for the person, below the next picture."""
    rule: str = ""
    """The rule that was named last."""
    acted: bool = field(default=False, init=False)
    repeat: Repeat | None = field(default=None, init=False)
    """What is done again without asking, until there is something to think about."""
    times: int = field(default=0, init=False)
    """How often it has been done."""
    follow: Follow | None = field(default=None, init=False)
    """A row of actions that the person wants done one after the other."""

    def run(self) -> None:
        """Play until the match is over or the person quits; what was played is kept even if it is cut short."""
        self.note = f"The cards are shuffled. SHA-256 of the seed:\n{self.sitting.match.commitment}"
        try:
            while self.sitting.match.outcome is None:
                self.step()
            self.show_end()
        except Quit:
            pass
        except BaseException:
            if self.keeper.path:
                self.keeper.save()
            raise
        self.offer_record()

    def step(self) -> None:
        """Whoever is next acts once."""
        seat = self.sitting.next_seat()
        if seat == self.sitting.seat:
            if not self.repeats() and not self.follows():
                self.person_acts()
            return
        self.sitting.bot_acts(seat)
        if self.screen.is_terminal and self.repeat is None:
            self.show()
            self.screen.pause()

    def repeats(self) -> bool:
        """Do again what the person wanted repeated, if it goes on; else say how often it was done."""
        if self.repeat is None:
            return False
        if self.repeat.goes_on(self.sitting.scene()):
            self.sitting.act(self.repeat.action)
            self.times += 1
            return True
        if self.times > 1:
            word = self.sitting.face.word(self.sitting.match.table, self.repeat.action)
            self.note = f"You {word} {self.times} times."
        self.repeat = None
        return False

    def follows(self) -> bool:
        """Do the next action of the row that the person wanted, if there is one."""
        action = None if self.follow is None else self.follow.then(self.sitting.scene())
        if action is None:
            self.follow = None
            return False
        self.sitting.act(action)
        return True

    def person_acts(self) -> None:
        """Ask until the person has done something."""
        self.acted = False
        while not self.acted:
            self.show()
            self.note = ""
            line = self.screen.ask(self.sitting.face.prompt(self.sitting.scene(), self.pick))
            if line is None:
                raise Quit
            command, _, rest = line.partition(" ")
            if command.lower() in COMMANDS:
                COMMANDS[command.lower()](self, rest.strip())
            else:
                self.enter(line)

    def enter(self, line: str) -> None:
        """A line that the game's face reads."""
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
            self.note = entry.sentence

    def act(self, entry: Act) -> None:
        """Do it, or say which rule is against it."""
        try:
            self.sitting.act(entry.action)
        except Illegal as error:
            sentence = self.sitting.face.why(self.sitting.match.table, entry.action, error)
            self.rule = error.rule
            self.note = f"{sentence[:1].upper()}{sentence[1:]}." + (" r shows the rule." if error.rule else "")
            return
        self.pick, self.acted = "", True

    def show(self) -> None:
        """The table as it is now."""
        sitting, size = self.sitting, self.screen.console.size
        moment = Moment(self.pick, sitting.fresh, sitting.log, size.width, size.height, self.screen.is_terminal)
        self.screen.show(sitting.face.picture(sitting.scene(), moment), self.note)

    def show_end(self) -> None:
        """The last picture, and what proves that the cards were shuffled before the first move."""
        match = self.sitting.match
        winners = match.outcome["winners"] if match.outcome else []
        verdict = "You win!" if self.sitting.seat in winners else "You lose." if winners else "Nobody wins."
        proof = f"{match.seed.hex()}\n{match.commitment}"
        self.note = f"{verdict} The seed of the shuffle, and its SHA-256 as shown at the start:\n{proof}"
        self.show()

    def offer_record(self) -> None:
        """Save where the person said, or ask; whoever is gone is not asked."""
        if self.keeper.path:
            self.screen.say(self.keeper.save())
            return
        while name := self.screen.ask("Keep the record? A file name, or Enter for no: "):
            try:
                self.screen.say(self.keeper.save(name))
                return
            except BadInput as error:
                self.screen.say(str(error))
