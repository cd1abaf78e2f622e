"""The protocol document is right: its examples are messages of the server, and its routes are the server's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import WebSocketRoute

import commonroom
from commonroom.server import protocol
from commonroom.server.app import create_app
from commonroom.server.http.page import PAGES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
OPTIONS = [block for block in BLOCKS if "choices" in block]
EXAMPLES = [block for block in BLOCKS if block not in OPTIONS]
KINDS: list[Any] = [
    protocol.Past,
    protocol.LessonTry,
    protocol.LessonFrame,
    protocol.OpenTable,
    protocol.Opened,
    protocol.TableFrame,
    protocol.Acked,
    protocol.Refused,
    protocol.Hint,
    protocol.OutlookFrame,
    protocol.Asked,
]


@pytest.mark.parametrize(
    ("example", "kind"), list(zip(EXAMPLES, KINDS, strict=True)), ids=lambda value: str(value)[:30]
)
def test_an_example_is_a_message(example: dict[str, Any], kind: Any) -> None:
    if kind is protocol.TableFrame:
        example = example | {"info": None}  # the document writes {} for what it describes elsewhere
    msgspec.convert(example, kind)
    assert {key for key in example if key != "type"} <= set(kind.__struct_encode_fields__)


def test_the_example_of_an_option_is_one() -> None:
    assert [commonroom.games()["sequence"]["options"]["empty_hand"]] == OPTIONS


def test_every_frame_of_the_client_is_described_and_can_be_read() -> None:
    frames = re.findall(r'^\| `(\{"type": .*?\})` \|', PAGE, re.M)
    read = [msgspec.json.decode(frame.replace("{…}", "{}"), type=protocol.ClientFrame) for frame in frames]
    assert {type(frame) for frame in read} == set(protocol.ClientFrame.__args__)


def test_the_routes_are_those_of_the_server() -> None:
    described = set(re.findall(r"`(GET|POST) (/[^\s`?]*)", PAGE))
    app = create_app()
    served = {
        (str(method), re.sub(r":\w+", "", route.path))
        for route in app.routes
        for method in (["GET"] if isinstance(route, WebSocketRoute) else getattr(route, "methods", []))
        if str(method) in ("GET", "POST") and not route.path.startswith(("/assets", "/offline.js", "/api/schema"))
    }
    pages = {("GET", re.sub(r":\w+", "", path)) for path in PAGES}
    assert described == served - pages


def test_every_close_code_and_status_is_described() -> None:
    for code in (1003, 1008, 1009, 1012, 1013, 4404):
        assert str(code) in PAGE
