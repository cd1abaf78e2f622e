"""Helpers that set up a table of A Year at Hogwarts for a test, in the words of its scenarios.

Neville and Cedric are the fixture students F3 and F4: three and four attack dice, resistance 3, 7 HP, no abilities.
Everybody starts without cards, tokens and missions, and no token lies on the board, unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from commonroom.engine import Dice, Draft, Refusal
from commonroom.engine.convert import convert
from commonroom.engine.dice import Chance
from commonroom.engine.plain import plain
from commonroom.engine.table import read_table
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.actions import ACTION
from commonroom.games.hogwarts.agenda import apply, run
from commonroom.games.hogwarts.legality import legal, refusal, to_act
from commonroom.games.hogwarts.options import ABOUT
from commonroom.games.hogwarts.pack.world import World
from commonroom.games.hogwarts.start.layout import laid_out
from commonroom.games.hogwarts.state import DeathEater, State, with_person
from commonroom.games.hogwarts.tasks import BeginTurn, Task

from .pack.packs import changed, entry

F3, F4 = "neville_longbottom", "cedric_diggory"
HARRY, DRACO, LUNA, RON, HERMIONE, CHO = (
    "harry_potter",
    "draco_malfoy",
    "luna_lovegood",
    "ron_weasley",
    "hermione_granger",
    "cho_chang",
)
SEED = bytes(32)


def put_in_students(data: dict[str, Any]) -> None:
    """Turn two students into the fixtures: equal but for their dice, and without abilities."""
    for name, dice in ((F3, 3), (F4, 4)):
        board = entry(data["characters"], name)
        board.update(hp=7, dice=dice, resistance=3)
        board.pop("movement", None)
        board.pop("combat", None)


@cache
def world() -> World:
    """Return our own world, with the two fixture students."""
    return World(changed(put_in_students))


class Game:
    """A game under test: its state, the last events, and the dice that fall next."""

    def __init__(
        self, *characters: str | None, edition: str = "year", rules: int | None = None, **options: Any
    ) -> None:
        wishes = [{"character": character} if character is not None else {} for character in characters]
        seats = [{"name": f"P{seat}", **wish} for seat, wish in enumerate(wishes)]
        table = read_table(ABOUT, edition, {"first_player": 0} | options, seats, rules)
        state = laid_out(table, Dice(SEED, 0))
        state.world = world()
        state.tokens = {} if edition == "year" else state.tokens
        step: Draft[State, event.Event] = Draft(state, Dice(SEED, 0))
        run(step)
        self.state = step.state
        self.events: list[Any] = []
        self.script: list[Chance] = []
        self.version = 0
        if edition == "year":
            for seat in self.state.seats:
                self.clear(seat)

    def clear(self, seat: int) -> None:
        """Take all cards and tokens from a seat."""
        for deck in ("book", "spell", "potion"):
            self.state.decks = {**self.state.decks, deck: (*self.state.decks[deck], *getattr(self.of(seat), deck))}
        self.person(seat, book=(), spell=(), potion=(), items=(), missions=(), floo=0, portkey=0)

    # Given

    def person(self, seat: int = 0, **values: Any) -> Game:
        """Set values of a player; cards that are given leave their decks."""
        for deck in ("book", "spell", "potion", "behaviour"):
            if deck in values:
                values[deck] = tuple(values[deck])
                pile = list(self.state.decks[deck])
                for card in values[deck]:
                    if card in pile:
                        pile.remove(card)
                self.state.decks = {**self.state.decks, deck: tuple(pile)}
        for name in ("items", "missions", "done"):
            if name in values:
                values[name] = tuple(values[name])
        with_person(self.state, seat, **values)
        return self

    def deck(self, deck: str, *top: str) -> Game:
        """Put these cards on top of a deck."""
        pile = list(self.state.decks[deck])  # type: ignore[index]
        for card in top:
            if card in pile:
                pile.remove(card)
        self.state.decks = {**self.state.decks, deck: (*top, *pile)}  # type: ignore[dict-item]
        return self

    def tokens(self, **places: str) -> Game:
        """Put tokens on fields, separated by spaces."""
        self.state.tokens = {place: tuple(names.split()) for place, names in places.items()}
        return self

    def death_eater(self, name: str, at: str) -> Game:
        """Put a death eater on a field, wherever it was before."""
        foes = [foe for foe in self.state.death_eaters if foe.id != name]
        self.state.death_eaters = (*foes, DeathEater(name, at, self.state.world.characters[name].hp))
        return self

    def turn_of(self, seat: int) -> Game:
        """Begin the turn of a seat."""
        self.state.agenda = (BeginTurn(seat),)
        return self.go()

    def ask(self, *tasks: Task) -> Game:
        """Put these tasks on the agenda, the first one first."""
        self.state.agenda = (*self.state.agenda, *reversed(tasks))
        return self.go()

    def go(self) -> Game:
        """Do what can be done without asking anybody."""
        dice = self._dice()
        step: Draft[State, event.Event] = Draft(replace(self.state), dice)
        run(step)
        self._keep(step.state, step.events, dice)
        return self

    def dice(self, label: str, *values: Any) -> Game:
        """Script the next dice of this label; everything that is decided has to be scripted, in order."""
        self.script += [Chance(label, value) for value in values]
        return self

    # When

    def do(self, seat: int, type_: str, /, **fields: Any) -> Game:
        """Take an action that the rules allow."""
        action = convert({"type": type_, **fields}, ACTION, "action")
        assert refusal(self.state, seat, action) is None, refusal(self.state, seat, action)
        dice = self._dice()
        state, events = apply(self.state, seat, action, dice)
        self._keep(state, events, dice)
        return self

    def walk(self, seat: int, *path: str) -> Game:
        """Walk step by step."""
        for to in path:
            self.do(seat, "step", to=to)
        return self

    def roll(self, seat: int, *dice: int) -> Game:
        """Roll these movement dice."""
        return self.dice("move", *dice).do(seat, "roll")

    # Then

    def refused(self, seat: int, type_: str, /, **fields: Any) -> tuple[str, str]:
        """Return the rule and the code with which an action is refused."""
        action = convert({"type": type_, **fields}, ACTION, "action")
        found = refusal(self.state, seat, action)
        assert isinstance(found, Refusal), "it was allowed"
        assert action not in legal(self.state, seat)
        return found.rule, found.code

    def offered(self, seat: int) -> list[dict[str, Any]]:
        """Return what a seat may do now."""
        moves: list[dict[str, Any]] = plain(legal(self.state, seat))
        return moves

    def kinds(self, seat: int) -> set[str]:
        """Return the kinds of action that a seat may take now."""
        return {move["type"] for move in self.offered(seat)}

    def of(self, seat: int) -> Any:
        return self.state.people[seat]

    @property
    def to_act(self) -> tuple[int, ...]:
        return to_act(self.state)

    @property
    def task(self) -> Any:
        """Return the task that is being asked."""
        return self.state.agenda[-1]

    def events_of(self, kind: type) -> list[Any]:
        """Return the last events of a kind."""
        return [happened for happened in self.events if isinstance(happened, kind)]

    def _dice(self) -> Dice:
        self.version += 1
        return Dice(SEED, self.version, self.script)

    def _keep(self, state: State, events: Sequence[Any], dice: Dice) -> None:
        self.script = self.script[dice.script_used :]
        self.state, self.events = state, list(events)
