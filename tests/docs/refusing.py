"""Refusals in the source of a game: every code, with the rules it is used for."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

RULE = re.compile(r"(?:RUL-)?[A-Z]{3}-\d+[a-z]?")


def refusals_in(folder: Path) -> dict[str, set[str]]:
    """Return the codes of all refusals in the folder and below it, each with its rules."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    modules = {path: ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")}
    methods = _by_name(modules.values())
    for path, module in modules.items():
        for scope in [module, *_functions(module)]:
            for call in _calls(scope, "Refusal"):
                rule, code = call.args[0], ast.literal_eval(call.args[1])
                rules = _rules(rule, scope, module, set(), methods)
                assert rules, f"{path}:{call.lineno} refuses {code} by no rule that could be read"
                found[code] |= rules
    return dict(found)


Methods: TypeAlias = Mapping[str, Sequence[tuple[ast.FunctionDef, ast.Module]]]
"""The functions of a game by name: a call on an object may reach any of them."""


def _by_name(modules: Iterable[ast.Module]) -> Methods:
    found: defaultdict[str, list[tuple[ast.FunctionDef, ast.Module]]] = defaultdict(list)
    for module in modules:
        for function in _functions(module):
            found[function.name].append((function, module))
    return found


def _rules(
    value: ast.AST, scope: ast.AST, module: ast.Module, seen: set[tuple[ast.AST, str]], methods: Methods
) -> set[str]:
    """Return the rule ids in an expression, or where the names in it come from."""
    found: set[str] = set()
    for node in ast.walk(value):
        if isinstance(node, ast.Constant) and RULE.fullmatch(str(node.value)):
            found.add(str(node.value))
        elif isinstance(node, ast.Name) and (scope, node.id) not in seen:
            seen.add((scope, node.id))
            for origin, place in _origins(node.id, scope, module):
                found |= _rules(origin, place, module, seen, methods)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            for function, home in methods.get(node.func.attr, ()):
                if (function, function.name) not in seen:
                    seen.add((function, function.name))
                    for returned in (each for each in _own(function) if isinstance(each, ast.Return)):
                        found |= _rules(returned, function, home, seen, methods)
    return found


def _origins(name: str, scope: ast.AST, module: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield what a name can stand for, and where: what was assigned, passed in or returned."""
    for place in (scope, module):
        for node in _own(place):
            match node:
                case ast.Assign(targets=[ast.Name(id=target)]) | ast.AnnAssign(target=ast.Name(id=target)):
                    if target == name and node.value is not None:
                        yield node.value, place
    if isinstance(scope, ast.FunctionDef):
        yield from _handed_in(name, scope, module)
    for function in _functions(module):
        if function.name == name:
            yield from ((node, function) for node in _own(function) if isinstance(node, ast.Return))


def _handed_in(name: str, function: ast.FunctionDef, module: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the arguments for a parameter in the calls of the module, and its default."""
    names = [parameter.arg for parameter in function.args.args]
    if name not in names:
        return
    place = names.index(name)
    if place >= (first := len(names) - len(function.args.defaults)):
        yield function.args.defaults[place - first], module
    for scope in [module, *_functions(module)]:
        for call in _calls(scope, function.name):
            yield from ((value, scope) for value in call.args[place : place + 1])
            yield from ((keyword.value, scope) for keyword in call.keywords if keyword.arg == name)


def _calls(scope: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in _own(scope):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _functions(module: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes of a function or module outside nested functions."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own(child)
