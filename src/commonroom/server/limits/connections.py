"""How many connections there may be, in all and from each address."""

from __future__ import annotations

import resource
from collections import Counter
from ipaddress import IPv6Address, ip_address

from ..settings import Limits

KEPT_BACK = 200
"""Open files that are not connections: the database, workers, the page."""
NETWORK = 64
"""Bits of an IPv6 address that a provider gives to one customer, who may choose the others at will."""


def group_of(address: str) -> str:
    """Return the address for which limits count: of IPv6, the network of a customer."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> (128 - NETWORK) << (128 - NETWORK)))


def allow_many_files() -> None:
    """Raise the number of files that this process may open to what the machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Connections:
    """All open connections of this server, whether they speak HTTP or have become sockets."""

    def __init__(self, limits: Limits, behind_proxy: bool) -> None:
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self._most = min(limits.connections, max(1, files - KEPT_BACK))
        # Behind a proxy all connections come from one address; who is behind it, only its requests tell.
        self._most_by_address = self._most if behind_proxy else limits.connections_per_address
        self._open: dict[object, str] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: object, address: str) -> bool:
        """Count a connection; False if there are too many already."""
        group = group_of(address)
        if len(self._open) >= self._most or self._by_address[group] >= self._most_by_address:
            return False
        self._open[connection] = group
        self._by_address[group] += 1
        return True

    def leave(self, connection: object) -> None:
        """Count a connection no more."""
        group = self._open.pop(connection, None)
        if group is not None:
            self._by_address[group] -= 1
            if not self._by_address[group]:
                del self._by_address[group]
