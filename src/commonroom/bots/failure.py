"""What is raised when a bot of somebody else's does not play as it should."""

from __future__ import annotations


class BotFailed(Exception):
    """A program that crashed, was silent, talked nonsense or broke a rule; the message names it."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(bot, why)
        self.bot = bot
        self.why = why

    def __str__(self) -> str:
        return f"the bot {self.bot} {self.why}"
