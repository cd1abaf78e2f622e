"""The checks, one file for each promise. A check takes rules and asserts; `suite` turns checks into tests."""

from pkgutil import iter_modules

import pytest

# Before the checks are imported, so that a failing check shows what was compared.
pytest.register_assert_rewrite(*(module.name for module in iter_modules(__path__, f"{__name__}.")))
