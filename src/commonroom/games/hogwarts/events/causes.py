"""Why something happened, as events report it: closed sets, each with the thing behind it as a separate id."""

from __future__ import annotations

from typing import Literal, TypeAlias

MoveCause: TypeAlias = Literal[
    "trip", "flying", "return", "match", "ability", "effect", "knocked_out", "defeated", "ritual"
]
"""How a pawn was moved without walking.

trip: by floo powder or a portkey. flying: on Buckbeak's back. return: home from a trip or a match. match: called to the
pitch. ability: to where a walk begins. effect: by a card, an event or a field. knocked_out: to the refuge. defeated: to
Start, in the second mode. ritual: to the graveyard.
"""

StopCause: TypeAlias = Literal["used_up", "chosen", "met", "pitch"]
"""Why a walk ended: all moves used, by choice, or because somebody or the pitch was in the way."""

HpCause: TypeAlias = Literal["fight", "effect", "horcrux", "knocked_out", "defeated"]
"""Why HP changed.

fight: by a blow, a card, a token or an ability in a fight. effect: by a card, an event or a field. horcrux:
Voldemort's, when one is destroyed. knocked_out, defeated: the HP with which somebody starts over.
"""

DiscardCause: TypeAlias = Literal[
    "used", "played", "fight", "exam", "floo", "mission", "chosen", "effect", "ritual", "knocked_out", "defeated"
]
"""Why cards went under their decks.

used: in a fight. played: at the start of a turn. fight: those of a death eater, when it is over. exam: handed in. floo:
burnt for a trip. mission: asked for by it. chosen: by their owner, who had to. effect: by a card, an event or a field.
ritual: Pettigrew's, when Voldemort returns. knocked_out, defeated: lost with all HP.
"""

PointsCause: TypeAlias = Literal["mission", "exam", "match", "behaviour", "event", "card", "fight", "death_eater"]
"""What house points were for; `card` is any other card or field, `death_eater` a victory over one."""

Ending: TypeAlias = Literal[
    "points", "goal", "round_limit", "knocked_out", "no_wand", "no_stone", "horcrux_left", "both_lack", "final_duel"
]
"""How the game was decided.

points: compared after the last round. goal: reached by a solo player. round_limit: reached by a team that plays
together. knocked_out: a solo player without HP. The rest end the second mode: what Voldemort or Harry lacked when they
met, or the dice of their duel.
"""

BLOW = "fight"
"""What stands for the source of an effect that no thing has: a blow between players."""
