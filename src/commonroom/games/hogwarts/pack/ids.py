"""Ids of content: neutral names, for which the phrases of each language give real ones."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
"""Small letters, digits and underscores."""
