"""Commands that a person can type in every game, besides moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from commonroom.engine import BadInput

from .face import Act
from .game import Game
from .help_page import help_page, key_lines
from .scene import printable
from .speech.language import complaint, say

KEYS = {
    "h": "terminal-help-hint",
    "a": "terminal-help-aside",
    "w": "terminal-help-wait",
    "r ID": "terminal-help-rule",
    "s": "terminal-help-save",
    "q": "terminal-help-quit",
}


class Quit(Exception):
    """The person wants to stop."""


def show_help(game: Game, _: str) -> None:
    """Explain how to play, and the commands."""
    game.screen.page(help_page(f"{game.sitting.face.help}\n\n{key_lines(KEYS)}"))


def hint(game: Game, _: str) -> None:
    """Say what a bot would do, and why; or why there is no hint."""
    if game.sitting.seat not in game.sitting.match.to_act:
        game.note = say("terminal-nothing-to-decide")
        return
    found = game.sitting.hint()
    if found is None:
        game.note = say("terminal-no-hint")
        return
    word, why = found
    game.note = f"{say('plain-hint', action=word)}. {printable(why)}".rstrip()


def aside(game: Game, rest: str) -> None:
    """List the asides, or do one of them."""
    scene = game.sitting.scene()
    if rest.isascii() and rest.isdecimal() and 1 <= int(rest[:4]) <= len(scene.asides):
        game.act(Act(scene.asides[int(rest[:4]) - 1]))
        return
    words = [game.sitting.face.word(scene.table, action) for action in scene.asides]
    listed = "  ".join(f"{number}: {word}" for number, word in enumerate(words, 1))
    game.note = say("terminal-asides", asides=listed) if listed else say("terminal-no-asides")


def wait(game: Game, _: str) -> None:
    """Let the others act first."""
    if len(game.sitting.match.to_act) > 1:
        game.sitting.waits = game.acted = True
    else:
        game.note = say("terminal-nobody-to-wait")


def show_rule(game: Game, rest: str) -> None:
    """Show a rule by its id, or the one that was named last."""
    wanted = rest or game.rule
    if not wanted:
        game.note = say("terminal-which-rule")
        return
    try:
        game.screen.page(game.find_rule(wanted))
    except ValueError:
        game.note = say("terminal-no-rule", rule=wanted)


def save(game: Game, rest: str) -> None:
    """Write the record now."""
    try:
        game.note = game.record_file.save(rest)
    except BadInput as error:
        game.note = complaint(error)


def leave(_: Game, __: str) -> None:
    """Stop playing."""
    raise Quit


def leave_unless_meant(game: Game, rest: str) -> None:
    """Stop playing, unless q means something in the game just now, such as a Quaffle."""
    line, scene = f"q {rest}".strip(), game.sitting.scene()
    entry = game.sitting.face.read(scene, game.pick, line)
    if not rest and not (isinstance(entry, Act) and entry.action in scene.legal):
        raise Quit
    game.enter(line)


COMMANDS: Mapping[str, Callable[[Game, str], None]] = {
    "?": show_help,
    "help": show_help,
    "h": hint,
    "hint": hint,
    "a": aside,
    "w": wait,
    "r": show_rule,
    "s": save,
    "q": leave_unless_meant,
    "quit": leave,
}
