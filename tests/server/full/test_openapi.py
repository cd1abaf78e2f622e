"""Every route does what the served OpenAPI document says, whatever it is asked (TRUST S12)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from commonroom.server.http import lookup, past, seats, tables

from ..crowd import GENEROUS, Pair
from ..postgresql import Cluster
from .program import Program, program, put_in

CHECKS = [
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance", "unsupported_method",
]  # fmt: skip
OPEN = GENEROUS + "replays_per_address = [1000000, 1.0]\nwrong_secrets = 1000000\nlinks = 1000000\n"


def explore(server: Program, folder: Path, examples: int, seat: Pair | None = None) -> dict[str, Any]:
    """Explore every route; with a seat, always as a player at an existing table."""
    folder.mkdir()
    config, report = folder / "schemathesis.toml", folder / "report.json"
    config.write_text(f'[parameters]\n"path.table" = "{seat.table}"\n' if seat else "")
    secret = ["--header", f"Authorization: Bearer {seat.secrets[0]}"] if seat else []
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
        f"{server.url}/api/schema/openapi.json",
        "--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", str(examples),
        "--seed", "12", "--workers", "1", "--no-shrink", "--continue-on-failure", "--no-color", "--warnings", "off",
        "--generation-database", ":memory:", "--suppress-health-check", "all", "--request-timeout", "30",
        "--report-json-path", str(report), *secret,
    ]  # fmt: skip
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=400)
    found: dict[str, Any] = json.loads(report.read_text()) | {"status": done.returncode, "output": done.stdout}
    return found


def check_as_promised(found: dict[str, Any]) -> None:
    """Expect that every route was asked, and none broke a promise of the document."""
    print(found["operations"], found["test_cases"])
    assert found["failures"] == [], found["output"]
    assert found["errors"] == [], found["output"]
    assert found["status"] == 0, found["output"]
    assert found["operations"]["tested"] == found["operations"]["total"] > 10


@pytest.mark.full
def test_s12_every_route_keeps_the_promises_of_the_openapi_document(cluster: Cluster, tmp_path: Path) -> None:
    with program(tmp_path, cluster.new_database("openapi"), OPEN) as server:
        check_as_promised(explore(server, tmp_path / "anybody", 50))
        check_as_promised(explore(server, tmp_path / "seated", 50, Pair(server.url, 12)))
        assert "Traceback" not in server.log


def believe_every_id() -> None:
    """Put in a mutant: a table is assumed to exist, whatever its id."""

    async def unchecked(request: lookup.AnyRequest, table: str) -> Any:
        return await lookup.services_of(request).tables.get(table)

    for module in (past, seats, tables):
        put_in(module, "live_table", unchecked)


@pytest.mark.full
def test_s12_would_find_an_id_that_nobody_checks(tmp_path: Path) -> None:
    with (
        program(tmp_path, f"sqlite:///{tmp_path}/a.db", OPEN, mutant=believe_every_id) as server,
        pytest.raises(AssertionError, match="Server error"),
    ):
        check_as_promised(explore(server, tmp_path / "anybody", 3))
