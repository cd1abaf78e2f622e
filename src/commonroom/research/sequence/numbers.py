"""Which number an action has, for every environment of Sequence here. The kernel's own numbers have large gaps."""

from __future__ import annotations

from commonroom.games.sequence.board import CELLS as PLACES
from commonroom.games.sequence.board import WINDOWS
from commonroom.games.sequence.cards import DESIGNS

CELLS = len(PLACES)
WITH_JACKS = CELLS
"""Below: a play of the card that is printed on this cell. From here on, the plays of each jack, a hundred for each."""
JACKS = 4
EXCHANGE_AT = WITH_JACKS + CELLS * JACKS
"""From here on, the exchange of a design."""
PASS_AT = EXCHANGE_AT + len(DESIGNS)
CHOOSE_AT = PASS_AT + 1
"""From here on, the choice of a window of a long line."""
ACTIONS = CHOOSE_AT + len(WINDOWS)
