"""The built page, served by the server itself."""

from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from .denials import Denied
from .preview import with_preview

FOLDER = Path(__file__).parents[2] / "page"
INDEX = FOLDER / "index.html"
WORKER = FOLDER / "offline.js"
FOR_EVER = f"public, max-age={365 * 24 * 3600}, immutable"


PAGES = [
    "/",
    "/new",
    "/replay",
    "/t/{table:str}",
    "/rules/{game:str}",
    "/learn",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
]


@route(PAGES, http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Serve the one page there is; it reads from its address what to show, and a messenger from its head."""
    if not INDEX.is_file():
        raise Denied(404, "no_page", "The page has not been built yet. Run `make page` in the source tree.")
    html = with_preview(INDEX.read_text(encoding="utf-8"), request, request.path_params.get("table"))
    headers = {"cache-control": "no-cache", "vary": "accept-language, host"}
    return Response(html, media_type="text/html", headers=headers)


@route("/offline.js", http_method=["GET", "HEAD"], include_in_schema=False)
async def offline() -> Response[Any]:
    """Serve the worker that opens the page without a connection; a new build has a new one, under the same name."""
    if not WORKER.is_file():
        raise NotFoundException()
    return File(
        WORKER, media_type="text/javascript", content_disposition_type="inline", headers={"cache-control": "no-cache"}
    )


@route("/assets/{name:str}", http_method=["GET", "HEAD"], include_in_schema=False)
async def assets(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Serve scripts, styles and pictures. Their names change with their content, so they are cached forever."""
    asset = _asset(name)
    accepted = codings(request.headers.get("accept-encoding", ""))
    coding = next((each for each in asset.packed if each in accepted or "*" in accepted), None)
    tag = f'"{name}-{coding}"' if coding else f'"{name}"'
    headers = {"cache-control": FOR_EVER, "etag": tag, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(asset.packed[coding] if coding else asset.plain, media_type=asset.media_type, headers=headers)


def codings(accepted: str) -> set[str]:
    """Return the ways of packing that a browser accepts; a weight of zero means no."""
    offers = (offer.replace(" ", "").partition(";q=") for offer in accepted.split(","))
    return {coding for coding, _, weight in offers if not weight or weight.strip("0.") != ""}


class Asset(NamedTuple):
    """A file of the page, and the same packed, the smallest first."""

    media_type: str
    plain: bytes
    packed: dict[str, bytes]


@cache
def _asset(name: str) -> Asset:
    """Read a file and compress it once, when it is first asked for; the build has packed most of them with Brotli.

    It holds no secret that its compressed size could reveal; answers that do are not compressed.
    """
    file = next((file for file in (FOLDER / "assets").glob("*") if file.name == name), None)
    if file is None:
        raise NotFoundException()
    plain = file.read_bytes()
    packed = {"gzip": gzip.compress(plain)}
    if (brotli := file.with_name(f"{name}.br")).is_file():
        packed = {"br": brotli.read_bytes(), **packed}
    return Asset(guess_type(name)[0] or "application/octet-stream", plain, packed)
