"""A program as a bot: it is asked for a move, and its answer is read and judged."""

from __future__ import annotations

from typing import Any

from commonroom.bots import find_bot
from commonroom.bots.budget import Clock
from commonroom.engine import BadAction, Dice, Rules
from commonroom.engine.actions import read_action
from commonroom.engine.eyes import Bot, Eyes

from .messages import Answer, Move, Refused
from .name import Program, is_program, read_name
from .process import Process, running

SEEDS = 1 << 32


def find(rules: Rules[Any, Any, Any], name: object, now: Clock) -> Bot:
    """Find a bot by its name: one of ours, or a program."""
    if isinstance(name, str) and is_program(name):
        return ProgramBot(read_name(name))
    return find_bot(rules, name, now)


class ProgramBot:
    """What a program does in one match."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._match: tuple[Process, int] | None = None

    def __call__(self, eyes: Eyes, dice: Dice) -> Any:
        """Ask the program what to do; BotFailed if it does not answer with a legal action."""
        process = running(self.program, eyes.seat)
        if self._match is None or self._match[0] is not process:
            self._match = process, process.next_match()
        game, limit = eyes.rules.ABOUT.name, self.program.limit
        question = Move(
            id=process.next_id(),
            match=self._match[1],
            game=game,
            seat=eyes.seat,
            view=eyes.view(),
            legal=eyes.legal(),
            seed=dice.roll("bot", SEEDS) - 1,
            limit=limit,
            shortcuts=tuple(eyes.shortcuts()),
        )
        answer = process.ask(question, Answer, limit)
        if answer.id != question.id:
            raise process.failed(f"answered question {answer.id} when it was asked question {question.id}")
        try:
            action = read_action(eyes.rules.ACTION, answer.action)
        except BadAction as error:
            raise process.failed(f"answered with no action of {game}: {error}") from None
        refusal = eyes.refusal(action)
        if refusal is not None:
            from commonroom.rulebook import refused  # when it is needed: most matches are played without reading rules

            why = refused(game, refusal).removesuffix(".")
            process.tell(Refused(question.id, refusal.rule, why))
            raise process.failed(f"may not do {answer.action}: {why} ({refusal.rule})")
        return action
