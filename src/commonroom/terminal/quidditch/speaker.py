"""The names of one table's players, balls and cards, and what a special card does there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from commonroom.engine import Seat, Table, Viewer
from commonroom.games.quidditch.box.cards import Effect
from commonroom.games.quidditch.options import settings

from ..scene import Data, printable
from ..speech.language import listed
from ..speech.speaker import Speaker
from .notation import player_name

BROKEN = "- "
"""Where the page may break the short name of a card."""
PITCH_NAMES = {
    "quaffle": "quidditch-ball-Q",
    "bludger": "quidditch-counts-BL",
    "free_goal": "quidditch-free-goal",
    "golden_snitch": "quidditch-ball-SN",
}


class QuidditchSpeaker(Speaker):
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = ("quidditch", "quidditch-terminal")

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        chosen = settings(table)
        self.cards, self.houses = chosen.cards, chosen.houses

    # Balls and houses

    def ball(self, ball: str) -> str:
        return self.phrase(f"quidditch-ball-{ball}")

    def balls(self, balls: Iterable[str]) -> str:
        return ", ".join(map(self.ball, balls))

    def the_balls(self, balls: Iterable[str]) -> str:
        """Name several balls in a sentence, as what is played for."""
        return listed(self.phrase(f"quidditch-ball-{ball}.the") for ball in balls)

    def forms(self, ball: str | None) -> dict[str, str | int]:
        """Return the forms of a ball that sentences use; of some ball, while none has been chosen."""
        if ball is None:
            some = self.phrase("quidditch-at-some-ball")
            return {"at": some, "from": self.phrase("quidditch-at-some-ball.from")}
        return {form: self.phrase(f"quidditch-ball-{ball}.{form}") for form in ("the", "at", "from")}

    def house(self, seat: Seat) -> str:
        return self.phrase(f"quidditch-house-{self.houses[seat]}")

    def pitch_cards(self, counts: Iterable[tuple[str, int]]) -> str:
        """List cards of the pitch, each with its number."""
        named = ((self.phrase(PITCH_NAMES[card]), number) for card, number in counts)
        return self.several(named)

    def several(self, counts: Iterable[tuple[str, int]]) -> str:
        """List things, each with its number if there are several."""
        shown = [self.phrase("plain-times", name=name, count=number) if number > 1 else name for name, number in counts]
        return ", ".join(shown) or self.phrase("plain-none")

    # Cards

    def card(self, card: str) -> str:
        """Name a card in a sentence; a deck that somebody wrote has names of its own."""
        printed = self.cards.get(card)
        if printed is None or printed.role is None:
            return self.maybe(f"quidditch-card-{card}") or printable(card if printed is None else printed.name)
        name = player_name(printed)
        return self.label(card) if name is None else f"{name}, {self.label(card)}"

    def label(self, card: str) -> str:
        """Write a card in a few letters: a player by role and value, a special by its short name."""
        printed = self.cards[card]
        if printed.role is not None:
            return f"{self.phrase(f'quidditch-role-{printed.role}')} {printed.value}"
        name, short = self.card(card), self.maybe(f"quidditch-card-{card}.short") or ""
        whole = short.replace(BROKEN, BROKEN.strip())
        return (whole if whole in name else short.replace(BROKEN, "")) or name

    def names_of(self, card: str) -> tuple[str, ...]:
        """Return everything that a person may type for a card, in the language or as the deck has it."""
        printed = self.cards[card]
        if printed.role is not None:
            return printed.name, printed.role, self.phrase(f"quidditch-role-{printed.role}")
        return printed.name, card, self.card(card), self.label(card)

    def ending(self, result: Data, scores: list[int]) -> str:
        """Say who has won and how, or that nobody has."""
        points = {"mine": max(scores), "yours": min(scores)}
        if not result["winners"]:
            return self.phrase("quidditch-end-draw", reason=result["reason"], **points)
        winner = result["winners"][0]
        return self.phrase(
            "quidditch-end-won", reason=result["reason"], house=self.house(winner), name=self.player(winner), **points
        )

    # What cards do

    def power(self, played: Data, by: Seat) -> str:
        """Say what a special card does when this seat plays it like this."""
        effect = self.cards[played["card"]].effect(played.get("mode"))
        assert effect is not None
        take = played.get("take")
        values = self.forms(played.get("ball")) | {"amount": effect.amount, "known": "yes" if take else "no"}
        concerned = by if effect.code in ("retrieve", "penalty") else 1 - by
        return self.phrase(
            f"quidditch-effect-{effect.code}",
            **self.actor(concerned) | values | {"card": self.card(take) if take else ""},
        )

    def way(self, played: Data) -> str:
        """Say in a few words how a special card is played, whoever plays it."""
        effect = self.cards[played["card"]].effect(played.get("mode"))
        assert effect is not None
        aims = [self.ball(played["ball"])] if played.get("ball") else []
        aims += [self.card(played["take"])] if played.get("take") else []
        return " ".join([self.ability(effect), *(f"({aim})" for aim in aims)])

    def talent(self, card: str) -> str:
        """Say what a card is good for, whatever the moment."""
        printed = self.cards[card]
        if printed.role is not None:
            return self.phrase(f"quidditch-for-{printed.role}")
        return " / ".join(map(self.ability, printed.effects))

    def ability(self, effect: Effect) -> str:
        """Say what one effect of a special card does, whatever the moment."""
        mode = self.maybe(f"quidditch-mode-{effect.mode}", amount=effect.amount)
        return mode or self.phrase(f"quidditch-effect-{effect.code}", who="you", name="")
