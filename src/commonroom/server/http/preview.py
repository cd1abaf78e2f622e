"""What a messenger shows of a link: who invites to which game, and a picture with a whole address."""

from __future__ import annotations

import re
from html import escape
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from commonroom.phrases import phrases_of

from ..phrases import link_title
from ..tables.state import TableState
from .callers import language_of
from .lookup import services_of

IMAGE = re.compile(r'(<meta property="og:image" content=")(/[^"]*)')
TITLE = re.compile(r'(<meta property="og:title" content=")[^"]*')


def with_preview(html: str, request: Request[Any, Any, Any], table: str | None) -> str:
    """Return the page with the words and the picture of this very link."""
    html = IMAGE.sub(lambda found: found[1] + escape(_origin_of(request)) + found[2], html)
    # A table that is not in memory is not worth loading: whoever sends a link has just been there.
    live = None if table is None else services_of(request).tables.in_memory(table)
    if live is None:
        return html
    title = escape(_title_of(live.state, language_of(request)))
    return TITLE.sub(lambda found: found[1] + title, html)


def _origin_of(request: Request[Any, Any, Any]) -> str:
    """Return the origin of the request, whose host is one of ours; a proxy may speak https for us."""
    host = request.headers.get("host", "")
    origins = services_of(request).settings.origins
    return next((origin for origin in origins if urlsplit(origin).netloc == host), f"{request.url.scheme}://{host}")


def _title_of(state: TableState, language: str) -> str:
    """Say who invites while seats are open, and afterwards who plays: whoever opens the link is shown the same."""
    stored = state.stored
    game = phrases_of("shelf", language)(f"{stored.game}-name", {}) or state.rules.ABOUT.title
    host = None if stored.host is None else stored.seats[stored.host].name
    if state.phase == "open" and host:
        return link_title(language, "invites", name=host, game=game)
    return link_title(language, "table", names=", ".join(seat.name for seat in stored.seats if seat.name), game=game)
