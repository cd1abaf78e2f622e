"""`commonroom tidy`: finished tables that have been kept long enough."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from .databases import Database, address


def tidy(
    config: Annotated[Path, typer.Option(help="The TOML file with the server's settings.")],
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")] = False,
) -> None:
    """Archive and delete finished tables as the settings say."""
    from commonroom.server import retention
    from commonroom.server.settings import read_settings

    settings = read_settings(config, {} if database is None else {"database": address(database)})
    if dry_run:
        for each in retention.forecast(settings, time.time()):
            print(f"{each.what} {each.table}, finished {datetime.fromtimestamp(each.finished, UTC):%Y-%m-%d}")
        return
    outcomes = retention.tidy(settings, time.time())
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items())) or "nothing was due")
