"""The errors that a route can answer with, for the OpenAPI document."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from ..protocol import ErrorAnswer

MEANINGS = {
    400: "Bad input; `field` says which part.",
    401: "The caller has no seat at this table.",
    403: "Wrong origin, wrong secret, or not the host.",
    404: "Not found.",
    409: "Not now; `code` says why.",
    413: "Too large.",
    415: "Not JSON.",
    421: "This server does not answer to that name.",
    429: "Too many requests; see Retry-After.",
    503: "Not available right now; see Retry-After.",
}
ALWAYS = (421, 429, 503)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe these errors, and those that any route can answer with."""
    return {
        status: ResponseSpec(ErrorAnswer, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, *ALWAYS})
    }
