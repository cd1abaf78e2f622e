"""A pack as a listing to read: missions, decks, people, tokens and places, each with its name and text."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine.content import Line, Listing, Say

from ..board.map import BOARD_OF
from ..effects.phrases import Card, card_text, character_text, field_text, flavour_of, name_of, token_text
from .shape import Pack, copies
from .speaking import speaking


def listings(pack: Pack, say: Say) -> Iterator[Listing]:
    """Yield everything in the pack, in the order of the box; the places in the order of the board."""
    say = speaking(pack, say)
    yield _listing("missions", "mission", [_card("mission", card, pack, say) for card in pack.missions], say)
    for deck, cards in pack.decks().items():
        heading = name_of("deck", deck, say)
        count = sum(map(copies, cards))
        heading = say("hogwarts-list-deck", {"name": heading, "count": count}) or heading
        yield Listing(heading, tuple(_card(deck, card, pack, say) for card in cards), deck)
    yield _listing(
        "characters",
        "character",
        [_line("character", person.id, character_text(person, say), say) for person in pack.characters],
        say,
    )
    tokens = [_line("token", token.id, token_text(token, say), say) for token in pack.tokens]
    yield _listing("tokens", "token", tokens, say)
    for area in BOARD_OF:
        fields = [field for field in pack.board.field if field.area == area]
        lines = tuple(_line("field", field.id, field_text(field, say), say) for field in fields)
        yield Listing(name_of("area", area, say), lines, "field")


def _listing(key: str, kind: str, lines: list[Line], say: Say) -> Listing:
    return Listing(name_of("list", key, say), tuple(lines), kind)


def _card(kind: str, card: Card, pack: Pack, say: Say) -> Line:
    name = name_of(kind, card.id, say)
    author = say(f"hogwarts-{kind}-{card.id}.author", {}) if kind == "book" else None
    if author is not None:
        name = say("hogwarts-list-book", {"name": name, "author": author}) or name
    return Line(card.id, name, copies(card), card_text(card, pack, say), flavour_of(kind, card.id, say))


def _line(kind: str, name: str, text: str, say: Say) -> Line:
    return Line(name, name_of(kind, name, say), 1, text, flavour_of(kind, name, say))
