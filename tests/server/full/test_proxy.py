"""Behind nginx and Caddy, with the files in deploy/: play over https, real addresses, sockets, sizes and an update."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ..crowd import GENEROUS, Pair
from ..ledger import check_nothing_lost
from ..running import free_port
from .program import Program
from .proxies import PROXIES, Proxy, proxied

pytestmark = pytest.mark.full

PAIRS = 6


class Behind:
    """A server behind a proxy."""

    def __init__(self, proxy: Proxy, folder: Path, limits: str) -> None:
        self.proxy, self.url = proxy, proxy.url
        self.database = f"sqlite:///{folder}/a.db"
        self.server = Program(folder, self.database, proxy.settings + GENEROUS + limits)

    def asking(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Return a caller at one of the addresses of this machine."""
        transport = httpx.HTTPTransport(local_address=address, verify=False)
        return httpx.Client(base_url=self.url, transport=transport, headers=headers, timeout=30)


@pytest.fixture(params=PROXIES)
def behind(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Behind]:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    port = free_port()
    with proxied(request.param, tmp_path, f"http://127.0.0.1:{port}") as proxy:
        behind = Behind(proxy, tmp_path, "wrong_secrets = 5\n")
        behind.server.port = port
        behind.server.start()
        try:
            yield behind
        finally:
            behind.server.end(signal.SIGTERM)


def test_an_update_in_the_middle_of_play_loses_no_move(behind: Behind) -> None:
    async def play() -> list[Pair]:
        pairs = [Pair(behind.url, number, pause=0.02) for number in range(PAIRS)]
        until = asyncio.Event()
        playing = [asyncio.create_task(pair.play(until)) for pair in pairs]
        await asyncio.sleep(1.5)
        await asyncio.to_thread(behind.server.end, signal.SIGTERM)
        before = [len(pair.acked) for pair in pairs]
        await asyncio.to_thread(behind.server.start)
        while any(len(pair.acked) < told + 5 and not pair.over for pair, told in zip(pairs, before, strict=True)):
            await asyncio.sleep(0.05)
        until.set()
        await asyncio.gather(*playing)
        return pairs

    pairs = asyncio.run(play())
    assert check_nothing_lost(behind.database, pairs) > PAIRS * 10
    assert {code for pair in pairs for code in pair.closed} >= {1012}, "the proxy did not pass on why it ended"


def test_the_address_of_a_caller_is_the_one_that_the_proxy_sees(behind: Behind) -> None:
    """The limit of wrong secrets counts by address: a header of the caller's own does not change it."""

    def guess(asking: httpx.Client) -> int:
        body = {"invite": "x" * 43, "name": "Eve"}
        return asking.post(f"/api/tables/{table}/join", json=body).status_code

    with behind.asking() as ann:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ann.post("/api/tables", json={"game": "sequence", "seats": seats}).json()["table"]
    told = []
    for number in range(8):
        with behind.asking("127.0.0.2", **{"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": "1.2.3.4"}) as eve:
            told.append(guess(eve))
    assert told[-1] == 429, f"another address in a header got round the limit: {told}"
    with behind.asking("127.0.0.3") as bob:
        assert guess(bob) == 403, "an honest caller at another address was limited too"


def test_files_come_packed_and_answers_plain(behind: Behind) -> None:
    with behind.asking(**{"Accept-Encoding": "br, gzip"}) as asking:
        page = asking.get("/")
        script = next(part.split('"')[0] for part in page.text.split('src="')[1:])
        assert asking.get(script).headers["content-encoding"] == "br"
        opened = asking.post("/api/tables", json={"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert len(opened.content) > 100
        assert "content-encoding" not in opened.headers
        assert page.headers["strict-transport-security"].startswith("max-age=")


def test_a_record_may_be_large_but_not_huge(behind: Behind) -> None:
    def send(size: int) -> httpx.Response:
        with behind.asking() as asking:
            return asking.post("/api/replay", json={"format": "x" * size})

    assert send(4 * 1024 * 1024).json()["error"]["code"] == "bad_input"
    assert send(7 * 1024 * 1024).status_code in (413, 502)  # Caddy may see no more than that the server hung up


def test_the_cookie_is_bound_to_the_host_and_operators_need_their_secret(behind: Behind) -> None:
    with behind.asking() as ann:
        ann.post("/api/tables", json={"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert list(ann.cookies) == ["__Host-commonroom"]
        assert ann.get("/metrics").status_code == 404
        assert ann.get("/metrics", headers={"Authorization": "Bearer open sesame"}).status_code == 200
        assert ann.get("/readyz").status_code == 200


def test_nginx_leads_to_https(tmp_path: Path) -> None:
    with proxied("nginx", tmp_path, "http://127.0.0.1:1") as proxy:
        answer = httpx.get(f"http://localhost:{proxy.plain_port}/t/x?y=1")
        assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/t/x?y=1")
        assert httpx.get(proxy.url, verify=False).status_code == 502, "with no server behind it"
