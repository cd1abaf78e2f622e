"""Map rules to code, from the tables by which the games find their functions: `make maps`.

A page goes from the task, phase or action to the function, file and rules, and from the rule back to files and
functions, those of the compiled kernel too. A function follows the rules that it names in its docstring, its comments
or its refusals; with a task or an action those count too that are named by functions of the same file that it calls.
What a function gives as a range ("HOG-290 to HOG-306") counts in full. Where no function names a rule, what a file says
about itself leads to the file, as does a comment in the content.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

from commonroom.games import quidditch, sequence
from commonroom.games.hogwarts import agenda, match, mode
from commonroom.games.hogwarts import options as hogwarts_options
from commonroom.games.hogwarts.match import legality as match_legality
from commonroom.games.hogwarts.match import turn as match_turn
from commonroom.games.hogwarts.mode import MODES
from commonroom.games.quidditch import legality as quidditch_legality
from commonroom.games.quidditch import state as quidditch_state
from commonroom.games.quidditch import turn as quidditch_turn
from commonroom.games.sequence import legality as sequence_legality
from commonroom.games.sequence import turn as sequence_turn
from commonroom.games.sequence.actions import ChooseSequence, Draw, Forfeit
from commonroom.games.sequence.talk.asides import aside_refusal
from commonroom.rulebook import rulebook

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/commonroom"
GAMES = SOURCE / "games"
ID = r"(?:RUL-)?[A-Z]{3}-\d+"
NOT_RULES = ("bots", "drawing")
"""Folders whose files implement no rule: they choose and draw."""

NEVER_MATTERS = "says itself that it never matters"

Row = tuple[str, ...]


class Game(NamedTuple):
    """A game on the shelf and its rules, in the order of its book."""

    name: str
    title: str
    sections: dict[str, tuple[str, ...]]
    kernel: str | None = None
    """A folder beside `games` that repeats the rules."""

    @property
    def folder(self) -> Path:
        return GAMES / self.name

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(rule for rules in self.sections.values() for rule in rules)


def game(name: str, title: str, kernel: str | None = None) -> Game:
    """Read the book of a game."""
    sections = {part.title: tuple(entry.id for entry in part.entries) for part in rulebook(name).sections}
    return Game(name, title, sections, kernel)


# Reading source


def named(source: str, ids: Iterable[str]) -> list[str]:
    """Return the rules that a text names, in the order of the book."""
    found = set(re.findall(ID, source))
    return [rule for rule in ids if rule in found]


def citations(source: str, ids: Iterable[str]) -> dict[str, list[str]]:
    """Return the functions, classes and constants of a file that name each rule."""
    known, lines = tuple(ids), source.splitlines()
    found: dict[str, list[str]] = {}
    name, begin = None, 0
    for node in ast.parse(source).body:
        # The text below a constant, and the comment above anything, belong to it.
        name = _name(node) or (name if isinstance(node, ast.Expr) else None)
        if name is not None:
            inside = spanned("\n".join(lines[begin : node.end_lineno]), known)
            for rule in (each for each in known if each in inside):
                found.setdefault(rule, []).append(name)
        begin = node.end_lineno or begin
    return {rule: list(dict.fromkeys(names)) for rule, names in found.items()}


def _name(node: ast.stmt) -> str | None:
    """Return the name that a statement of a module defines; one of several if there are more."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id=name), *_])]):
            return name
    return None


def place(game: Game, function: Callable[..., Any]) -> str:
    """Name the file of a function, within the folder of its game."""
    return Path(inspect.getsourcefile(function) or "").relative_to(game.folder).as_posix()


def rules(game: Game, *things: Any) -> str:
    """Return the rules that classes name, and functions with those that they call in the same file."""
    found = [each for thing in things for each in (called(thing) if inspect.isfunction(thing) else (thing,))]
    return ", ".join(named("\n".join(map(inspect.getsource, found)), game.ids))


def called(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """Return a function and all those of its file that it calls, directly or not."""
    module = sys.modules[function.__module__]
    found, waiting = [], [function]
    while waiting:
        this = waiting.pop()
        found.append(this)
        words = {each.id for each in ast.walk(ast.parse(inspect.getsource(this))) if isinstance(each, ast.Name)}
        others = (getattr(module, name, None) for name in sorted(words))
        own = (each for each in others if inspect.isfunction(each) and each.__module__ == module.__name__)
        waiting += [each for each in own if each not in (*found, *waiting)]
    return found


def sources(game: Game) -> dict[str, str]:
    """Return the text of every file that follows rules, by its name within the game's folder."""
    files = sorted(game.folder.rglob("*.py"))
    return {
        file.relative_to(game.folder).as_posix(): file.read_text(encoding="utf-8")
        for file in files
        if not set(NOT_RULES) & set(file.relative_to(game.folder).parts)
    }


def kernel_sources(game: Game) -> dict[str, str]:
    """Return the text of every file of the compiled kernel, which repeats the rules."""
    if game.kernel is None:
        return {}
    folder = SOURCE / game.kernel
    return {f"{game.kernel}/{file.name}": file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py"))}


def mentions(game: Game) -> dict[str, set[str]]:
    """Return the rules that each file names anywhere, also inside a range, and the comments of the content."""
    found = {name: spanned(source, game.ids) for name, source in sources(game).items()}
    for file in sorted(game.folder.rglob("*.toml")):
        name = file.relative_to(game.folder).as_posix()
        if file.name != "rules.toml" and "lessons" not in file.parts:
            comments = re.findall("#.*", file.read_text(encoding="utf-8"))
            found[name] = spanned("\n".join(comments), game.ids)
    return found


def spanned(text: str, ids: Sequence[str]) -> set[str]:
    """Return the rules that a text names, and those inside its ranges."""
    found = set(named(text, ids))
    for first, last in re.findall(rf"({ID}) to\s+({ID})", text):
        kind, low, high = first.rpartition("-")[0], number_of(first), number_of(last)
        found.update(rule for rule in ids if rule.rpartition("-")[0] == kind and low <= number_of(rule) <= high)
    return found


def number_of(rule: str) -> int:
    return int(rule.rpartition("-")[2])


# Tables


def table(head: Row, rows: Iterable[Row]) -> str:
    """Write a table in Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def code(*names: str) -> str:
    return ", ".join(f"`{name}`" for name in dict.fromkeys(names))


def by_file(game: Game) -> str:
    """Write what each file is about, and the rules that its functions name."""
    rows = []
    for name, source in sources(game).items():
        cited = citations(source, game.ids)
        if found := [rule for rule in game.ids if rule in cited]:
            about = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
            about = re.sub(rf" \([^()]*(?:{ID}|[Ss]ection|catalogue)[^()]*\)", "", about).rstrip(".")
            rows.append((code(name), about.replace("|", "\\|"), ", ".join(found)))
    return table(("file", "about", "rules"), rows)


def by_rule(game: Game) -> Iterator[str]:
    """Write the files and functions of every rule, section by section of the book."""
    found = {name: citations(source, game.ids) for name, source in sources(game).items()}
    again = {name: citations(source, game.ids) for name, source in kernel_sources(game).items()}
    loosely = mentions(game)
    for title, ids in game.sections.items():
        rows = []
        for rule in ids:
            files = [f"{code(name)}: {code(*inside[rule])}" for name, inside in found.items() if rule in inside]
            files = files or [code(name) for name, mentioned in loosely.items() if rule in mentioned]
            shown = "; ".join(files) or NEVER_MATTERS
            if twice := [f"{code(name)}: {code(*inside[rule])}" for name, inside in again.items() if rule in inside]:
                shown += f"; **also in** {'; '.join(twice)}"
            rows.append((f"[{rule}](rules/{game.name}.md#{rule.lower()})", shown))
        yield f"### {title}\n\n{table(('rule', 'files and functions'), rows)}"


def page(game: Game, about: str, *parts: str) -> str:
    """Write a whole page."""
    head = (
        f"# Where to find the rules of {game.title}\n\n"
        f"`make maps` generates this page from the code, and a test compares the two. Files are relative to "
        f"`games/{game.name}/`. The rules themselves are in [rules/{game.name}.md](rules/{game.name}.md); "
        f"[walk.md](walk.md) follows an action through the code.\n\n{about}"
    )
    back = "## From rule to file\n\nWhere no single function follows a rule, the file does, or the content."
    listing = f"## From file to rule\n\n{by_file(game)}"
    return "\n\n".join((head, *parts, listing, back, *by_rule(game))) + "\n"


# A Year at Hogwarts


def hogwarts() -> str:
    """Map A Year at Hogwarts by its agenda: every task is done or asked by the functions of one chapter."""
    year = game("hogwarts", "A Year at Hogwarts")
    about = (
        "Whatever is still to be done is a task on a stack, `agenda.py`. A task is done at once by one function, or is "
        "a question: then one function refuses answers, and another settles the one given."
    )
    return page(
        year,
        about,
        f"## From task to file\n\n{tasks(year)}",
        f"## Where the modes differ\n\nThe rules ask the mode of the table, `mode.py`.\n\n{modes(year)}",
        f"## The match on the pitch\n\n{actions(year, match_legality.JUDGES, match_turn.DOERS, match.ACTION)}",
    )


def tasks(year: Game) -> str:
    """Write one row for each task, chapter by chapter."""
    rows = []
    for chapter in (*agenda.CHAPTERS, *(chapter for each in MODES.values() for chapter in each.CHAPTERS)):
        done: dict[type, tuple[Callable[..., Any], ...]] = {
            task: (doer,) for task, doer in getattr(chapter, "DOERS", {}).items()
        }
        done |= {task: (how.refusal, how.answer) for task, how in getattr(chapter, "QUESTIONS", {}).items()}
        for task, functions in done.items():
            names = code(*(function.__name__ for function in functions))
            row = (code(task.__name__), code(place(year, functions[-1])), names, rules(year, task, *functions))
            rows.append(row)
    return table(("task", "file", "functions", "rules"), rows)


def modes(year: Game) -> str:
    """Write one row for each question that the rules ask a mode, with what both answer."""
    editions = (hogwarts_options.YEAR, hogwarts_options.RETURNS)
    parts = []
    for subject in mode.SUBJECTS:
        rows = []
        for name, asked in vars(subject).items():
            if inspect.isfunction(asked) and not name.startswith("_"):
                answers = [getattr(MODES[edition], name) for edition in editions]
                rows.append((code(name), *(code(place(year, answer)) for answer in answers), rules(year, *answers)))
        parts.append(f"{subject.__doc__}\n\n{table(('question', *editions, 'rules'), rows)}")
    return "\n\n".join(parts)


# Games whose actions find their function by their type


def actions(game: Game, judges: Mapping[type, Any], doers: Mapping[type, Callable[..., None]], kinds: Any) -> str:
    """Write one row for each action: which function refuses it, and which settles it."""
    rows = []
    for kind in get_args(kinds):
        judge = judges.get(kind)
        judge = judge[1] if isinstance(judge, tuple) else judge
        functions = [each for each in (judge, doers[kind]) if each is not None]
        places = code(*(place(game, each) for each in functions))
        rows.append(
            (code(kind.__name__), places, code(*(each.__name__ for each in functions)), rules(game, *functions))
        )
    return table(("action", "files", "functions", "rules"), rows)


def phases(game: Game, names: Iterable[str]) -> str:
    """Write one row for each phase: the functions that name it, and their rules."""
    rows = []
    for phase in names:
        where: dict[str, list[str]] = {}
        found: list[str] = []
        played = ((name, source) for name, source in sources(game).items() if not name.startswith("position/"))
        for name, source in played:
            for function in (each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef)):
                if any(isinstance(each, ast.Constant) and each.value == phase for each in ast.walk(function)):
                    where.setdefault(name, []).append(function.name)
                    found += named(ast.get_source_segment(source, function) or "", game.ids)
        functions = "; ".join(f"{code(name)}: {code(*inside)}" for name, inside in where.items())
        rows.append((code(phase), functions, ", ".join(rule for rule in game.ids if rule in found)))
    return table(("phase", "files and functions", "rules"), rows)


def quidditch_cards() -> str:
    """Map the Quidditch card game by its phases and its actions."""
    cards = game("quidditch", "the Quidditch card game")
    about = (
        "A match is always in one phase. The type of an action selects the function that refuses it, in `JUDGES` of "
        "`legality.py`, and the one that settles it, in `DOERS` of `turn.py`."
    )
    acts = actions(cards, quidditch_legality.JUDGES, quidditch_turn.DOERS, quidditch.ACTION)
    return page(
        cards,
        about,
        f"## From action to file\n\n{acts}",
        f"## From phase to file\n\n{phases(cards, get_args(quidditch_state.Phase))}",
    )


def sequence_chips() -> str:
    """Map Sequence by its actions; what one may say beside the game has a function of its own that refuses it."""
    chips = game("sequence", "Sequence", kernel="fast")
    about = (
        "The type of an action selects the function that refuses it, in `JUDGES` of `legality.py`, and the one that "
        "settles it, in `DOERS` of `turn.py`. `legality.py` itself judges what is due before a turn goes on: a draw, a "
        "choice, a penalty.\n\n"
        "The compiled kernel, [kernel.md](kernel.md), repeats most rules. A rule that is **also in** `fast/` has to be "
        "changed in both places; `tests/fast` fails where they differ. What concerns two seats is in "
        "`research/functional/` too, for JAX; `tests/research/test_jax_lockstep.py` compares it with the kernel."
    )
    judges = {kind: sequence_legality.JUDGES.get(kind, aside_refusal) for kind in get_args(sequence.ACTION)}
    judges |= dict.fromkeys((Draw, ChooseSequence, Forfeit), sequence_legality.refusal)
    acts = actions(chips, judges, sequence_turn.DOERS, sequence.ACTION)
    return page(chips, about, f"## From action to file\n\n{acts}")


PAGES: dict[str, Callable[[], str]] = {
    "docs/hogwarts-map.md": hogwarts,
    "docs/quidditch-map.md": quidditch_cards,
    "docs/sequence-map.md": sequence_chips,
}


def main() -> None:
    """Write the pages again."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, written in PAGES.items():
        (ROOT / name).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
