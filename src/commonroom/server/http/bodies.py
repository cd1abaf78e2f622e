"""Bodies of requests, looked at before anything is made of them."""

from __future__ import annotations

from typing import Any

from litestar import Request

from commonroom.engine.strict_json import MAX_DEPTH, depth

from .denials import Denied

JSON = "application/json"


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body is JSON, in UTF-8, and not nested without end; or is refused."""

    async def body(self) -> bytes:
        """Return the body once it has been looked at."""
        body = await self.long_body()
        if depth(body) > MAX_DEPTH:
            raise Denied(400, "bad_input", f"the body is nested deeper than {MAX_DEPTH} levels")
        return body

    async def long_body(self) -> bytes:
        """Return a body that a worker will look at, because it may be long."""
        if not self._is_json():
            raise Denied(415, "not_json", f"the body must be sent as {JSON}")
        body = await super().body()
        try:
            body.decode()
        except UnicodeDecodeError as error:
            raise Denied(400, "bad_input", f"byte {error.start} is not UTF-8") from None
        return body

    def _is_json(self) -> bool:
        kind: str = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        return kind == JSON
