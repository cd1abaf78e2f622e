"""The conformance suite, for any game: `TestMyGame = conformance(my_game)` in a file that pytest collects."""

import pytest

# Before the checks are imported, so that a failing check shows what was compared.
pytest.register_assert_rewrite("commonroom.testing.checks")

from .effort import Effort  # noqa: E402
from .mutants import mutants  # noqa: E402
from .suite import conformance  # noqa: E402

__all__ = ["Effort", "conformance", "mutants"]
