"""Bots that say why: giving a reason does not change the choice or use hidden facts, and each has a sentence."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from commonroom.bots import bots_of, find_bot, find_hinter
from commonroom.bots.reasons import ANY_GAME
from commonroom.engine import Dice
from commonroom.engine.actions import kinds_of
from commonroom.engine.convert import convert
from commonroom.engine.eyes import Eyes
from commonroom.engine.load import module_of
from commonroom.engine.reasons import FORMS, NEXT, Hinter, Reason, plain_reason
from commonroom.phrases.locale import ENGLISH, HOUSE, locale_beside
from commonroom.phrases.reasons import SHARED, sentence

from ..play import games_in_turn, is_long
from ..tables import AnyRules
from .bots import QUICK, some_states
from .texts import messages

SHORT = 110
"""The length of a sentence that fits into two lines on a phone."""


def gives_reasons(rules: AnyRules) -> bool:
    """Tell whether any of the game's own bots says why."""
    return bool(rules.HINTS)


def all_hinters(rules: AnyRules) -> dict[str, Hinter]:
    """Return the bots of a game as they answer for a hint, each thinking for a moment only."""
    return {name: find_hinter(rules, QUICK.get(name, name)) for name in bots_of(rules)}


def check_same_choice(rules: AnyRules) -> None:
    """Make the move that the bot of the same name makes with the same dice."""
    for name, hint in all_hinters(rules).items():
        bot = find_bot(rules, QUICK.get(name, name))
        for state, seat in some_states(rules, every=61):
            chosen = hint(Eyes(rules, state, seat), Dice(bytes(32), 5)).action
            assert chosen == bot(Eyes(rules, state, seat), Dice(bytes(32), 5)), name


def check_hidden_does_not_matter(rules: AnyRules, every: int = 17) -> None:
    """Give the same reason whatever lies where the seat cannot see."""
    hinters = {name: find_hinter(rules, name) for name in rules.HINTS}
    for number, (state, seat) in enumerate(some_states(rules, every)):
        other = rules.imagine(state, seat, Dice(bytes(32), number))
        for name, hint in hinters.items():
            one, another = (hint(Eyes(rules, world, seat), Dice(bytes(32), number)) for world in (state, other))
            assert one == another, name


def check_sentences(rules: AnyRules) -> list[str]:
    """Find a sentence for every kind of reason, in every language of the game; return the languages."""
    name = rules.ABOUT.name
    kinds = {str(kind.__struct_config__.tag): kind for kind in kinds_of(rules.REASON)}
    assert not kinds.keys() & {str(kind.__struct_config__.tag) for kind in kinds_of(ANY_GAME)}
    folder = locale_beside(module_of(rules))
    spoken = _languages(folder, f"{name}-{SHARED}")
    assert ENGLISH in spoken
    for language in spoken:
        said = messages(folder / language / f"{name}-{SHARED}.ftl")
        assert {key for key in said if "." not in key} == {f"{name}-reason-{kind}" for kind in kinds}, language
        for key, variables in said.items():
            kind = kinds[key.partition(".")[0].removeprefix(f"{name}-reason-")]
            assert variables <= {*kind.__struct_fields__, *FORMS}, f"{language}: {key}"
            assert "." not in key or (key.endswith(f".{NEXT}") and NEXT in kind.__struct_fields__), key
    return spoken


def check_shared_sentences() -> None:
    """Find a sentence in every language of the house for the reasons that every game has."""
    for language in _languages(HOUSE, SHARED):
        said = messages(HOUSE / language / f"{SHARED}.ftl")
        assert set(said) == {f"reason-{kind.__struct_config__.tag}" for kind in kinds_of(ANY_GAME)}
        for kind in kinds_of(ANY_GAME):
            assert said[f"reason-{kind.__struct_config__.tag}"] <= set(kind.__struct_fields__)


def check_given_reasons(rules: AnyRules, decisions: int) -> int:
    """Word the reasons that bots give in games between them; return how many kinds there were."""
    spoken = check_sentences(rules)
    hint, asked, given = find_hinter(rules, "greedy"), 0, set[type]()
    for game in games_in_turn(rules):
        for ply in game.plies:
            if ply.number % (3 if is_long(rules) else 5) == 0 and rules.legal(ply.before, ply.seat):
                eyes = Eyes(rules, ply.before, ply.seat)
                reason = hint(eyes, Dice(bytes(32), asked)).reason
                asked += 1
                if reason is not None:
                    given.add(type(reason))
                    for language in spoken:
                        _check_worded(rules, sentence(rules, game.table, reason, language), reason)
        if asked >= decisions:
            return len(given)
    return len(given)


def _check_worded(rules: AnyRules, text: str | None, reason: Reason) -> None:
    """Hold one sentence against its reason: all values are said, in one or two short lines."""
    kinds = (*kinds_of(rules.REASON), *kinds_of(ANY_GAME))
    assert isinstance(reason, kinds)
    plain = plain_reason(reason)
    assert convert({"id": plain.id, **plain.values}, type(reason), "reason") == reason
    assert text, f"nobody has worded {reason}"
    assert "{" not in text, text
    assert len(text) <= SHORT, text


def _languages(folder: Traversable, file: str) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if (each / f"{file}.ftl").is_file())
