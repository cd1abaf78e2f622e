"""How content is named: neutral ids, which the texts of each language turn into names."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
"""Small letters, digits and low lines."""
