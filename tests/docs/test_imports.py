"""No module imports itself through others, so that a reader can begin with the modules that it imports."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def cycle_in(graph: grimp.ImportGraph) -> list[str]:
    """Return the modules of a cycle, or nothing if there is none."""
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.fixture
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("commonroom", cache_dir=None)


def test_there_is_no_cycle_of_modules(graph: grimp.ImportGraph) -> None:
    assert "commonroom.server.tables.live" in graph.modules
    assert cycle_in(graph) == []


def test_a_cycle_would_be_found(graph: grimp.ImportGraph) -> None:
    graph.add_import(importer="commonroom.engine.dice", imported="commonroom.server.app")
    assert {"commonroom.engine.dice", "commonroom.server.app"} <= set(cycle_in(graph))
