"""Loading a game: a module's own names, and the defaults for those that it leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import msgspec

from .actions import TAG, kinds_of
from .contract import Rules
from .defaults import MADE_FOR_EACH, SAME_FOR_ALL
from .errors import BadGame
from .reasons import Reason
from .table import About

REQUIRED = ("ABOUT", "ACTION", "setup", "to_act", "refusal", "apply", "view", "seen", "imagine", "outcome")
"""Names that only the game itself can define. One of `legal` and `space` is needed too; the other follows from it."""
CONTRACT = frozenset({*REQUIRED, *SAME_FOR_ALL, *MADE_FOR_EACH})


class Game:
    """The rules of a game with every name of the contract."""

    def __init__(self, module: str, own: Mapping[str, Any]) -> None:
        self.module = module
        self.own = dict(own)
        rules = cast(Rules[Any, Any, Any], self)
        made = {name: make(rules) for name, make in MADE_FOR_EACH.items()}
        vars(self).update({**SAME_FOR_ALL, **made, **self.own})

    def altered(self, **parts: Any) -> Rules[Any, Any, Any]:
        """Return the same game with these parts replaced; parts that are derived from them are derived again."""
        return cast(Rules[Any, Any, Any], Game(self.module, self.own | parts))

    def __repr__(self) -> str:
        return f"<game {self.own['ABOUT'].name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return load_module, (self.module,)


def load_game(module: ModuleType | Rules[Any, Any, Any]) -> Rules[Any, Any, Any]:
    """Return the rules in a module, with defaults for what it leaves out; BadGame says what it lacks."""
    if isinstance(module, Game):
        return cast(Rules[Any, Any, Any], module)
    # A submodule of the same name, such as default.py, is no answer: the game has to import what it defines.
    names = ((name, value) for name, value in vars(module).items() if name in CONTRACT)
    own = {name: value for name, value in names if not isinstance(value, ModuleType)}
    name = getattr(module, "__name__", type(module).__name__)
    _check(name, own)
    return cast(Rules[Any, Any, Any], Game(name, own))


def module_of(rules: Rules[Any, Any, Any]) -> str:
    """Return the module that a game was loaded from; its rules.toml and phrases are beside it."""
    assert isinstance(rules, Game)
    return rules.module


def load_module(name: str) -> Rules[Any, Any, Any]:
    """Import a module and load the game in it."""
    return load_game(import_module(name))


def _check(name: str, own: Mapping[str, Any]) -> None:
    lacking = [needed for needed in REQUIRED if needed not in own]
    if "legal" not in own and "space" not in own:
        lacking.append("legal (or space)")
    if lacking:
        raise BadGame(f"{name} lacks {', '.join(lacking)}; see docs/adding-a-game.md")
    for part, value in own.items():
        if part.islower() and not callable(value):
            raise BadGame(f"{part} of {name} must be a function, not {type(value).__name__}")
    if not isinstance(own["ABOUT"], About):
        raise BadGame(f"ABOUT of {name} must be an About, not {type(own['ABOUT']).__name__}")
    for kind in kinds_of(own["ACTION"]):
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            raise BadGame(f"ACTION of {name} must be a struct or a union of structs, not {kind!r}")
        config = kind.__struct_config__
        if config.tag_field != TAG or not config.forbid_unknown_fields:
            raise BadGame(f"{kind.__name__} of {name} needs tag_field={TAG!r} and forbid_unknown_fields=True")
    reasons = own.get("REASON")
    for kind in () if reasons is None else kinds_of(reasons):
        if not (isinstance(kind, type) and issubclass(kind, Reason)):
            raise BadGame(f"REASON of {name} must be a Reason or a union of them, not {kind!r}")
