"""Worlds that a viewer may believe in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from commonroom.engine import Dice, Match, Viewer
from commonroom.server.tables.live import LiveTable


@contextmanager
def redealt(live: LiveTable, viewer: Viewer, rnd: Random) -> Iterator[Match]:
    """Deal everything again that the viewer does not know; what was worked out before does not count."""
    match, offers = live.state.match, live.state.views._offers
    assert match is not None
    true, made = match.current, offers._made
    match.current, offers._made = live.state.rules.imagine(true, viewer, Dice(rnd.randbytes(32), 0)), {}
    try:
        yield match
    finally:
        match.current, offers._made = true, made
