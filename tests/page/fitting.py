"""Whether things fit: screens of common sizes, and what is in sight on them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Locator

from .browsing import PHONE

# A laptop of common size, and a phone whose browser shows its bars.
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LOW_PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}

IN_SIGHT = """thing => {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && thing.checkVisibility();
}"""
# It would not become wider without its limits.
WHOLE_WORDS = """select => {
  const wide = select.offsetWidth;
  select.style.cssText = "flex: none; max-width: none; width: auto";
  const whole = select.offsetWidth;
  select.style.cssText = "";
  return wide >= whole;
}"""


def in_sight(thing: Locator) -> bool:
    """Tell whether all of it is on the screen."""
    return bool(thing.evaluate(IN_SIGHT))


def without_scrolling(thing: Locator) -> bool:
    """Tell whether it shows all its content."""
    return bool(thing.evaluate("thing => thing.scrollHeight <= thing.clientHeight"))


def is_whole(words: Locator) -> bool:
    """Tell whether a line of text is not cut off."""
    return bool(words.evaluate("words => words.scrollWidth <= words.clientWidth"))


def with_whole_words(select: Locator) -> bool:
    """Tell whether a select has room for its longest choice."""
    return bool(select.evaluate(WHOLE_WORDS))


WIDTH, HEIGHT = PHONE["viewport"].values()


def phone(wide: int, high: int) -> dict[str, Any]:
    """Return a phone of another size."""
    return {**PHONE, "viewport": {"width": wide, "height": high}}


def is_inside(thing: Locator, wide: float = WIDTH, high: float = HEIGHT) -> bool:
    """Tell whether all of it is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    across = box["x"] >= 0 and box["x"] + box["width"] <= wide
    return across and box["y"] >= 0 and box["y"] + box["height"] <= high


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
