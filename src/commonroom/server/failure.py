"""What keeps a server from starting though nothing is wrong with how it was asked to."""

from __future__ import annotations


class Unavailable(Exception):
    """A database that cannot be used now: another server has it, or it does not answer."""
