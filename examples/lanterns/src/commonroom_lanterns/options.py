"""At which tables Lanterns can be played."""

from __future__ import annotations

from commonroom.engine import About, Option, Table

ABOUT = About(
    name="lanterns",
    title="Lanterns",
    rules=1,
    editions={"river": {"title": "Lanterns on the river"}},
    options=(
        Option("guiding", ("drawn", "none"), "RUL-LAN-01", "play"),
        Option("questions", ("one", "none"), "RUL-LAN-02", "play"),
    ),
    sides={2: (2,), 3: (3,), 4: (4,)},
    seats_rule="LAN-01",
)


def has_guiding_colour(table: Table) -> bool:
    """Tell whether a colour is drawn that beats the others (RUL-LAN-01)."""
    return bool(table.option(ABOUT, "guiding") == "drawn")


def has_questions(table: Table) -> bool:
    """Tell whether everybody may ask once (RUL-LAN-02)."""
    return bool(table.option(ABOUT, "questions") == "one")
