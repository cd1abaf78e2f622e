"""Playing in the terminal until the match is over or the person quits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from commonroom.engine import BadInput

from .commands import COMMANDS, Quit
from .game import Game
from .speech.language import complaint, say


def play(game: Game) -> None:
    """Play to the end, or until the person quits; save the record even if the program is interrupted."""
    game.note = f"{say('seed-promise')}\n{game.sitting.match.commitment}"
    try:
        while game.sitting.match.outcome is None:
            _step(game)
        _show_end(game)
    except Quit:
        pass
    except BaseException:
        if game.record_file.path:
            game.record_file.save()
        raise
    _offer_record(game)


def _step(game: Game) -> None:
    """Let the next seat act once."""
    seat = game.sitting.next_seat()
    if seat == game.sitting.seat:
        if not game.repeats() and not game.follows():
            ask_person(game)
        return
    game.sitting.bot_acts(seat)
    if game.screen.is_terminal and game.repeat is None:
        game.show()
        game.screen.pause()


def ask_person(game: Game, commands: Mapping[str, Callable[[Game, str], None]] = COMMANDS) -> None:
    """Ask until the person has done something."""
    game.acted = False
    while not game.acted:
        game.show()
        game.note = ""
        line = game.screen.ask(game.sitting.face.prompt(game.sitting.scene(), game.pick))
        if line is None:
            raise Quit
        command, _, rest = line.partition(" ")
        if command.lower() in commands:
            commands[command.lower()](game, rest.strip())
        else:
            game.enter(line)


def _show_end(game: Game) -> None:
    """Draw the last picture, with the seed that proves the cards were shuffled before the first move."""
    match = game.sitting.match
    winners = match.outcome["winners"] if match.outcome else []
    verdict = "terminal-won" if game.sitting.seat in winners else "terminal-lost" if winners else "terminal-nobody"
    game.note = f"{say(verdict)} {say('terminal-seed')}\n{match.seed.hex()}\n{match.commitment}"
    game.show()


def _offer_record(game: Game) -> None:
    """Save the record to its file, or ask for one."""
    if game.record_file.path:
        game.screen.say(game.record_file.save())
        return
    while name := game.screen.ask(f"{say('terminal-ask-record')} "):
        try:
            game.screen.say(game.record_file.save(name))
            return
        except BadInput as error:
            game.screen.say(complaint(error))
