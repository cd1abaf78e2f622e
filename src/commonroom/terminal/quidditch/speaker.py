"""The names of one table's players and cards, and what a special card does there."""

from __future__ import annotations

from typing import ClassVar

from commonroom.engine import Seat, Table, Viewer
from commonroom.games.quidditch.box.cards import Effect, HouseCard
from commonroom.games.quidditch.options import settings

from ..scene import Data
from ..speaker import Speaker
from .notation import NAMES, counted, full_name, label


class QuidditchSpeaker(Speaker):
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = ("quidditch",)

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        chosen = settings(table)
        self.cards, self.houses = chosen.cards, chosen.houses

    def card(self, card: str) -> str:
        return full_name(self.cards[card])

    def label(self, card: str) -> str:
        return label(self.cards[card])

    def ending(self, result: Data, scores: list[int]) -> str:
        """Say who has won and how, or that nobody has."""
        points = {"mine": max(scores), "yours": min(scores)}
        if not result["winners"]:
            return self.phrase("quidditch-end-draw", reason=result["reason"], **points)
        winner = result["winners"][0]
        house, name = self.phrase(f"quidditch-house-{self.houses[winner]}"), self.player(winner)
        return self.phrase("quidditch-end-won", reason=result["reason"], house=house, name=name, **points)

    def power(self, played: Data, by: Seat | None = None) -> str:
        """Say what a special card does when it is played like this, by this seat, or by anybody."""
        effect = self.cards[played["card"]].effect(played.get("mode"))
        assert effect is not None
        victim = "the other is" if by is None else f"{self.name(1 - by)} {self.verb(1 - by, 'are')}"
        whose = "the other's" if by is None else self.whose(1 - by)
        match effect.code:
            case "lower":
                return f"{whose} card at {NAMES[played['ball']]} counts {effect.amount} less"
            case "keeper_out":
                return f"{whose} Keeper is out of action"
            case "strip":
                return f"{whose} hand loses {counted(effect.amount, 'card')} by chance"
            case "push_off":
                return f"{victim} pushed off {NAMES[played['ball']]}"
            case "retrieve":
                return f"{self.card(played['take'])} comes back from the discard"
            case _:
                return "the Quaffle is won at once"


def talent(card: HouseCard) -> str:
    """Say what a card is good for, whatever the moment."""
    if card.role is not None:
        return TALENTS[card.role]
    return ", or ".join(ability(effect) for effect in card.effects)


def ability(effect: Effect) -> str:
    """Say what one effect of a special card does, whatever the moment."""
    match effect.code:
        case "lower":
            return f"lowers a card by {effect.amount}"
        case "strip":
            return f"takes {counted(effect.amount, 'card')} out of a hand"
        case other:
            return TALENTS[other]


TALENTS: dict[str, str] = {
    "chaser": "",
    "keeper": "saves the Quaffle from what is no higher",
    "beater": "beats all others at a Bludger",
    "seeker": "alone can catch the Snitch",
    "keeper_out": "stops a Keeper",
    "push_off": "pushes off a ball",
    "retrieve": "brings a card back from the discard",
    "counter": "undoes a jinx or a spell",
    "penalty": "wins the Quaffle at once",
    "cancel_foul": "cancels a foul",
}
