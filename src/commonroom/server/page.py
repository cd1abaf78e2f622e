"""The built page, served by the server itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

from .people import Refusal

FOLDER = Path(__file__).parents[1] / "page"
INDEX = FOLDER / "index.html"


@get(["/", "/new", "/replay", "/t/{table:str}", "/rules/{game:str}"], include_in_schema=False)
async def page() -> Response[Any]:
    """The one page that draws them all; what it shows is up to the address."""
    if not INDEX.is_file():
        raise Refusal(404, "no_page", "the page has not been built; run `make page`")
    return File(INDEX, media_type="text/html", content_disposition_type="inline", headers={"cache-control": "no-cache"})


def assets() -> Any:
    """Scripts, styles and pictures; their names change with their content, so they may be kept for ever."""
    folder = FOLDER / "assets"
    folder.mkdir(parents=True, exist_ok=True)
    return create_static_files_router(
        path="/assets",
        directories=[folder],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True),
        name="assets",
    )
