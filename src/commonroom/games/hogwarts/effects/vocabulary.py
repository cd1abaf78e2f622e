"""The closed vocabulary of effects of cards, tokens, fields and abilities (catalogue 21.2).

Effects address "you": the player who drew the card, stands on the field, owns the token or fights the opponent. Amounts
are signed where the vocabulary is: a loss is negative. A change that a card or token makes in a fight lasts until the
fight is over. A card that no word fits names a function of `specials`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from commonroom.engine.words import Contradiction, words

from ..pack.ids import Id
from .specials import SPECIALS

Deck: TypeAlias = Literal["behaviour", "fight", "duel", "event", "book", "potion", "spell", "quidditch"]
MagicDeck: TypeAlias = Literal["spell", "potion"]
Travel: TypeAlias = Literal["floo", "portkey"]
Dice: TypeAlias = Literal["fight", "move"]

ANY_CASTLE, ANY_PLACE, OWN_COMMON_ROOM = "any_castle", "choice", "own_common_room"
DESTINATIONS = (ANY_CASTLE, ANY_PLACE, OWN_COMMON_ROOM)
"""Names that a teleport may use for a field: castle and grounds, any enterable field, one's own House tower."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Gain: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
Loss: TypeAlias = Annotated[int, Meta(ge=-50, le=-1)]
Change: TypeAlias = Annotated[int, Meta(ge=-100, le=100)]


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """One thing that happens."""


class _Change(_Effect, frozen=True):
    """An amount that goes up or down, never 0."""

    amount: Change

    def __post_init__(self) -> None:
        if self.amount == 0:
            raise Contradiction(words("no_change", "an amount of 0 would do nothing"))


class OppHp(_Effect, frozen=True, tag="opp_hp"):
    """The opponent loses HP."""

    amount: Loss


class SelfHp(_Change, frozen=True, tag="self_hp"):
    """You gain or lose HP."""


class CancelAttack(_Effect, frozen=True, tag="cancel_attack"):
    """The announced loss does not happen; with `reveal`, only one that a card causes when revealed."""

    what: Literal["attack", "reveal"] = "attack"


class Search(_Effect, frozen=True, tag="search"):
    """Look through the deck and take cards of your choice; it is shuffled afterwards."""

    deck: MagicDeck
    count: Count = 1


class Draw(_Effect, frozen=True, tag="draw"):
    """Draw from the top: books, spells and potions are kept, the others are resolved."""

    deck: Deck
    count: Count = 1


class Discard(_Effect, frozen=True, tag="discard"):
    """Cards go under their decks: of which deck, chosen by their owner or at random, yours or a chosen player's."""

    count: Count | Literal["all"] = 1
    of: Literal["any", "magic", "book", "spell", "potion"] = "any"
    pick: Literal["chosen", "random"] = "chosen"
    who: Literal["you", "chosen_player"] = "you"


class Points(_Change, frozen=True, tag="points"):
    """You gain or lose house points."""


class AllPoints(_Change, frozen=True, tag="all_points"):
    """Every player gains or loses house points."""


class GainTravel(_Effect, frozen=True, tag="gain"):
    """You take floo or portkey tokens."""

    what: Travel
    count: Count = 1


class AllGain(_Effect, frozen=True, tag="all_gain"):
    """Every player takes floo or portkey tokens."""

    what: Travel
    count: Count = 1


class LoseTravel(_Effect, frozen=True, tag="lose"):
    """You give back floo or portkey tokens, as far as you have them."""

    what: Travel
    count: Count = 1


class Teleport(_Effect, frozen=True, tag="teleport"):
    """You go there at once: a field, or one of DESTINATIONS. The field reached is not resolved."""

    to: Id


class AllTeleport(_Effect, frozen=True, tag="all_teleport"):
    """Every player goes to that field. It is not resolved."""

    to: Id


class Steal(_Effect, frozen=True, tag="steal"):
    """Take items of your choice or cards at random from a player you choose."""

    what: Literal["item", "card"]
    count: Count = 1


class SwapItem(_Effect, frozen=True, tag="swap_item"):
    """Offer a player an item for an item, as in a common room (HOG-169)."""


class ExtraDie(_Effect, frozen=True, tag="extra_die"):
    """More dice: attack dice in this fight, or dice of the next movement roll."""

    on: Dice
    count: Count = 1


class ResistanceOpp(_Effect, frozen=True, tag="resistance_opp"):
    """The opponent's resistance counts as lower."""

    amount: Loss


class ResistanceSelf(_Effect, frozen=True, tag="resistance_self"):
    """Your resistance counts as higher."""

    amount: Gain


class Reroll(_Effect, frozen=True, tag="reroll"):
    """Roll one die, or any number of dice, once more."""

    dice: Literal["one", "all"]
    on: Dice


class MoveBonus(_Change, frozen=True, tag="move_bonus"):
    """Your movement total changes by the amount; `either` lets you add or subtract."""

    either: bool = False


class PassPlayers(_Effect, frozen=True, tag="pass_players"):
    """You pass others without stopping: players only, or death eaters too; this many of them, or any number."""

    who: Literal["players", "everyone"] = "everyone"
    count: Count | Literal["all"] = "all"


class SkipNextRoll(_Effect, frozen=True, tag="skip_next_roll"):
    """In your next turn you do not roll: you stay where you are."""


class Seeker(_Effect, frozen=True, tag="seeker"):
    """Your seeker flies forward."""

    amount: Gain


class SeekerOpp(_Effect, frozen=True, tag="seeker_opp"):
    """The opposing seeker falls back."""

    amount: Loss


class SeekerExtraDie(_Effect, frozen=True, tag="seeker_extra_die"):
    """Roll one more die and fly by it."""


class OppHeals(_Effect, frozen=True, tag="opp_heals"):
    """The opponent on a card gains HP, never more than it began with."""

    amount: Gain


class OppShield(_Effect, frozen=True, tag="opp_shield"):
    """The resistance of the opponent on a card counts as higher."""

    amount: Gain


class OppGrows(_Effect, frozen=True, tag="opp_grows"):
    """Each strike of the opponent on a card takes more HP than the one before, up to `most` more than the first."""

    amount: Gain
    most: Gain


class OppRests(_Effect, frozen=True, tag="opp_rests"):
    """The opponent on a card does not strike this round."""


class OppFlees(_Effect, frozen=True, tag="opp_flees"):
    """The opponent on a card gets away, and the fight ends undecided."""


class Special(_Effect, frozen=True, tag="special"):
    """A registered function; `amount` is the one number that it may need."""

    name: str
    amount: Annotated[int, Meta(ge=1, le=50)] = 1

    def __post_init__(self) -> None:
        if self.name not in SPECIALS:
            sentence = "'{name}' is not a registered function; known are {known}"
            raise Contradiction(words("unknown_special", sentence, name=self.name, known=", ".join(SPECIALS)))


Effect: TypeAlias = (
    OppHp
    | SelfHp
    | CancelAttack
    | Search
    | Draw
    | Discard
    | Points
    | AllPoints
    | GainTravel
    | AllGain
    | LoseTravel
    | Teleport
    | AllTeleport
    | Steal
    | SwapItem
    | ExtraDie
    | ResistanceOpp
    | ResistanceSelf
    | Reroll
    | MoveBonus
    | PassPlayers
    | SkipNextRoll
    | Seeker
    | SeekerOpp
    | SeekerExtraDie
    | OppHeals
    | OppShield
    | OppGrows
    | OppRests
    | OppFlees
    | Special
)
Effects: TypeAlias = tuple[Effect, ...]

VOCABULARY: tuple[str, ...] = tuple(str(kind.__struct_config__.tag) for kind in Effect.__args__)
"""The words that content uses after `do`."""


def word(effect: Effect) -> str:
    """Return the effect's word in the vocabulary."""
    return str(effect.__struct_config__.tag)


def takes(effect: Effect) -> bool:
    """Tell whether an effect takes something from the player it happens to."""
    match effect:
        case SelfHp(amount) | Points(amount) | AllPoints(amount):
            return amount < 0
        case MoveBonus(amount, either):
            return amount < 0 and not either
        case Discard(who=who):
            return who == "you"
    return isinstance(effect, LoseTravel | SkipNextRoll)


def is_harmful(effects: Effects) -> bool:
    """Tell whether effects take anything at all."""
    return not all(
        isinstance(effect, Draw | GainTravel) or (isinstance(effect, SelfHp | Points) and effect.amount > 0)
        for effect in effects
    )


def self_loss(effects: Effects) -> int:
    """Return the HP that these effects take from you in total."""
    return sum(-effect.amount for effect in effects if isinstance(effect, SelfHp) and effect.amount < 0)


def self_heal(effects: Effects) -> int:
    """Return the HP that these effects give you in total."""
    return sum(effect.amount for effect in effects if isinstance(effect, SelfHp) and effect.amount > 0)


def opponent_loss(effects: Effects) -> int:
    """Return the HP that these effects take from the opponent in total."""
    return sum(-effect.amount for effect in effects if isinstance(effect, OppHp))


def points_of(effects: Effects) -> int:
    """Return the house points that these effects give you, or take."""
    return sum(effect.amount for effect in effects if isinstance(effect, Points))
