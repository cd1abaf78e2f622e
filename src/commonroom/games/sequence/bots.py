"""Bots that know Sequence."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.engine.eyes import Bot

BOTS: Mapping[str, Bot] = {}
