"""Connections that send too much, too slowly or nothing at all are ended, and cost next to nothing until then."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from commonroom.server.http import page
from commonroom.server.limits.connections import Connections, group_of
from commonroom.server.settings import Limits

from ..patience import PATIENCE, eventually
from ..running import Person, Server, running

SHORT = 1.0
"""Seconds of silence that these servers allow."""


@contextmanager
def limited(folder: Path, **limits: object) -> Iterator[Server]:
    with running(f"sqlite:///{folder}/a.db", limits=Limits(**{"silence": SHORT} | limits)) as server:  # type: ignore[arg-type]
        yield server


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with limited(tmp_path) as server:
        yield server


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def rest(connection: socket.socket) -> bytes:
    """Read until the other side hangs up."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


def told(answer: bytes) -> tuple[int, str]:
    """Return the status and the code of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


def head(path: str = "/healthz", *lines: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *lines, "", ""]).encode()


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (head("/" + "a" * 5000), (414, "long_address")),
        (head("/healthz", *(f"X-{number}: 1" for number in range(200))), (431, "large_head")),
        (head("/healthz", "X: " + "a" * 40_000), (431, "large_head")),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 40_000, (431, "large_head")),
        (b"\x00\x01\x02\r\n\r\n", (400, "bad_input")),
    ],
    ids=["address", "headers", "head", "half a head", "garbage"],
)
def test_a_head_that_is_too_large_is_refused(strict: Server, sent: bytes, expected: tuple[int, str]) -> None:
    with closing(connected(strict)) as connection:
        connection.sendall(sent)
        assert told(rest(connection)) == expected


def test_a_head_without_end_is_cut_off_early(strict: Server) -> None:
    with closing(connected(strict)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        sent = 0
        with suppress(OSError):  # a reset, or a broken pipe
            while sent < 64_000_000:
                sent += connection.send(b"a" * 65536)
                time.sleep(0.01)
        assert sent < 32_000_000


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"", None),
        (b"GET / HT", (408, "too_slow")),
        (b"GET / HTTP/1.1\r\nHost: ", (408, "too_slow")),
        (POST, (408, "too_slow")),
    ],
    ids=["silent", "half a line", "half a head", "half a body"],
)
def test_a_connection_that_says_no_more_is_ended(strict: Server, sent: bytes, expected: tuple[int, str] | None) -> None:
    with closing(connected(strict)) as connection:
        connection.sendall(sent)
        began = time.monotonic()
        answer = rest(connection)
        assert SHORT * 0.9 <= time.monotonic() - began < SHORT + 8
        assert (told(answer) if answer else None) == expected


def test_a_second_request_has_no_longer_than_the_first(strict: Server) -> None:
    with closing(connected(strict)) as connection:
        connection.sendall(head() + b"GET /heal")
        answers = rest(connection)
        assert answers.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in answers


def test_empty_lines_after_an_answer_keep_nothing_open(strict: Server) -> None:
    with closing(connected(strict)) as connection:
        connection.sendall(head())
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"\r\n")
        assert rest(connection) == b""


def test_a_trickle_is_no_excuse(tmp_path: Path) -> None:
    with limited(tmp_path, body_seconds=2.0) as server, closing(connected(server)) as connection:
        connection.sendall(POST)
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < 30:
                connection.sendall(b" ")
                time.sleep(0.3)
        assert time.monotonic() - began < 15


def test_an_answer_that_nobody_reads_is_dropped(
    strict: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "assets" / "large.bin").write_bytes(bytes(8_000_000))
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")
    with closing(connected(strict)) as connection:
        connection.sendall(head("/assets/large.bin"))
        eventually(lambda: len(strict.connections) == 1, "the connection")
        eventually(lambda: len(strict.connections) == 0, "the connection to be dropped")
        assert len(rest(connection)) < 8_000_000


def test_a_slow_reader_gets_all_of_it(strict: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "assets" / "large.bin").write_bytes(bytes(8_000_000))
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")
    found = 0
    with closing(connected(strict)) as connection:
        connection.sendall(head("/assets/large.bin", "Connection: close"))
        while data := connection.recv(250_000):
            found += len(data)
            time.sleep(0.05)
    assert found > 8_000_000


def test_there_are_only_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with limited(tmp_path, connections_per_address=3, silence=PATIENCE) as server, ExitStack() as open_ones:
        for _ in range(3):
            open_ones.enter_context(closing(connected(server))).sendall(b"G")
        eventually(lambda: len(server.connections) == 3, "the connections")
        with closing(connected(server)) as connection:
            assert told(rest(connection)) == (503, "too_many_connections")
        open_ones.close()
        eventually(lambda: len(server.connections) == 0, "the connections to be forgotten")
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_socket_counts_as_a_connection_until_it_closes(strict: Server) -> None:
    ann = Person(strict)
    table = ann.open("me", "open")["table"]
    ann.http.close()
    eventually(lambda: len(strict.connections) == 0, "the connection to be forgotten")
    with ann.sit(table) as seat:
        seat.next()
        assert len(strict.connections) == 1
        time.sleep(SHORT * 2)
        assert len(strict.connections) == 1, "a socket may be silent"
    eventually(lambda: len(strict.connections) == 0, "the socket to be forgotten")


def test_connections_are_counted_in_all() -> None:
    connections = Connections(Limits(connections=2, connections_per_address=5), behind_proxy=False)
    assert [connections.enter(number, f"192.0.2.{number}") for number in range(3)] == [True, True, False]
    connections.leave(0)
    connections.leave(0)
    assert connections.enter(3, "192.0.2.3")


def test_behind_a_proxy_only_the_whole_counts() -> None:
    connections = Connections(Limits(connections=9, connections_per_address=1), behind_proxy=True)
    assert [connections.enter(number, "192.0.2.1") for number in range(10)] == [True] * 9 + [False]


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:9:9:9:9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_counts_with_its_network(address: str, group: str) -> None:
    assert group_of(address) == group
