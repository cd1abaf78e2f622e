"""Counters, and the description of every route, are for operators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from ..running import Server, running

PATHS = ["/metrics", "/api/schema", "/api/schema/openapi.json"]


def statuses(server: Server, **headers: str) -> set[int]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {httpx.get(server.url + path, headers=named, follow_redirects=True).status_code for path in PATHS}


def test_on_a_machine_of_ones_own_nothing_has_to_be_set(server: Server) -> None:
    assert statuses(server) == {200}


@pytest.mark.parametrize(
    "header",
    [
        {"X_Forwarded_For": "192.0.2.1"},
        {"Forwarded": "for=192.0.2.1"},
        {"Via": "1.1 proxy"},
        {"X_Real_IP": "192.0.2.1"},
        {"Host": "laptop.local"},
    ],
    ids=lambda header: next(iter(header)),
)
def test_what_came_through_a_proxy_is_not_local(server: Server, header: dict[str, str]) -> None:
    assert statuses(server, **header) == {404}


@pytest.mark.parametrize(
    "more",
    [
        {"origins": ("https://play.example.org",)},
        {"hosts": ("play.example.org",)},
        {"proxies": ("127.0.0.1",)},
        {"secure_cookies": True},
        {"host": "0.0.0.0"},
    ],
    ids=lambda more: next(iter(more)),
)
def test_a_server_that_others_can_reach_tells_nobody_without_the_secret(tmp_path: Path, more: dict[str, Any]) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", **more) as server:
        assert statuses(server) == {404}
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_with_a_secret_it_alone_counts(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", operator_secret="sesame", host="0.0.0.0") as server:
        assert statuses(server, Authorization="Bearer sesame") == {200}
        assert statuses(server) == statuses(server, Authorization="Bearer sesamE") == {404}
