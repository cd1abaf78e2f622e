"""The files of the page: compressed for clients that accept it, and cacheable forever."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from commonroom.server.http import page

from ..running import Person, Server, running

SCRIPT = b"console.log('a table, two chairs, a deck of cards');\n" * 200


@pytest.fixture
def script(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Return the address of a script as the build leaves it."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")
    page._asset.cache_clear()
    yield f"{server.url}/assets/index-1a2b.js"
    page._asset.cache_clear()


def raw(url: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """Return the answer, and its body as it was transferred."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.stream(method, url, headers=given) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "*"])
def test_whoever_can_unpack_gets_a_script_packed(script: str, accepted: str) -> None:
    answer, body = raw(script, accept_encoding=accepted)
    assert answer.headers["content-encoding"] == "gzip"
    assert len(body) < len(SCRIPT) / 4
    assert gzip.decompress(body) == SCRIPT


@pytest.mark.parametrize("accepted", ["br", "gzip, deflate, br", "*"])
def test_what_the_build_has_packed_is_sent_like_that(script: str, accepted: str) -> None:
    (page.FOLDER / "assets" / "index-1a2b.js.br").write_bytes(b"smaller")
    answer, body = raw(script, accept_encoding=accepted)
    assert (answer.headers["content-encoding"], body) == ("br", b"smaller")
    assert raw(script, accept_encoding="gzip, br;q=0")[0].headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.000", ""])
def test_whoever_cannot_gets_it_as_it_is(script: str, accepted: str) -> None:
    answer, body = raw(script, accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert body == SCRIPT


def test_both_are_kept_for_ever_and_apart(script: str) -> None:
    packed, plain = raw(script, accept_encoding="gzip")[0].headers, raw(script, accept_encoding="identity")[0].headers
    assert packed["etag"] != plain["etag"]
    for headers in (packed, plain):
        assert headers["vary"] == "accept-encoding"
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith(("text/javascript", "application/javascript"))


def test_what_a_browser_has_already_is_not_sent_again(script: str) -> None:
    tag = raw(script, accept_encoding="gzip")[0].headers["etag"]
    again, body = raw(script, accept_encoding="gzip", if_none_match=tag)
    assert (again.status_code, body) == (304, b"")
    assert raw(script, accept_encoding="identity", if_none_match=tag)[0].status_code == 200


def test_asking_for_the_head_alone_tells_the_same_without_the_body(script: str) -> None:
    head, body = raw(script, "HEAD", accept_encoding="gzip")
    assert (head.status_code, head.headers["content-encoding"], body) == (200, "gzip", b"")


def test_only_answers_that_everybody_gets_are_packed(server: Server) -> None:
    """The size of a packed answer could reveal what is hidden in it."""
    assert raw(f"{server.url}/api/games", accept_encoding="gzip")[0].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in raw(f"{server.url}/api/games", accept_encoding="identity")[0].headers
    assert "content-encoding" not in raw(f"{server.url}/api/tables", accept_encoding="gzip")[0].headers


def test_the_page_can_be_asked_for_without_being_sent(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As programs do that monitor a server, or preview a link."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(page, "INDEX", tmp_path / "index.html")
    for address in ("/", "/t/abc", "/rules/sequence"):
        answer, body = raw(f"{server.url}{address}", "HEAD")
        assert (answer.status_code, body) == (200, b"")


HEAD = (
    '<meta property="og:title" content="Common Room: what shall we play?" />'
    '<meta property="og:image" content="/assets/shelf.png" />'
)


def test_a_link_says_who_invites_to_which_game(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a messenger, which reads nothing but the head: its title is all that a friend sees of the link."""
    (tmp_path / "index.html").write_text(HEAD)
    monkeypatch.setattr(page, "INDEX", tmp_path / "index.html")
    ann, bob = Person(server, 'Ann "<b>"'), Person(server, "Bob")
    opened = ann.open("me", "open")
    link = f"{server.url}/t/{opened['table']}"
    assert 'content="Ann &quot;&lt;b&gt;&quot; invites you to Sequence"' in httpx.get(link).text
    german = httpx.get(link, headers={"accept-language": "de-AT"})
    assert "lädt dich ein: Sequence" in german.text
    assert "accept-language" in german.headers["vary"]
    bob.join(opened)
    assert "Sequence with Ann &quot;&lt;b&gt;&quot;, Bob" in httpx.get(link).text
    for other in ("/", "/t/unknown", "/rules/sequence"):
        assert "what shall we play?" in httpx.get(f"{server.url}{other}").text


def test_the_picture_of_a_link_has_a_whole_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(HEAD)
    monkeypatch.setattr(page, "INDEX", tmp_path / "index.html")
    with running(f"sqlite:///{tmp_path}/commonroom.db", origins=("https://play.example.org",)) as server:
        assert f'content="{server.url}/assets/shelf.png"' in httpx.get(server.url).text
        # Behind a proxy, which speaks https for us.
        proxied = httpx.get(server.url, headers={"host": "play.example.org"})
        assert 'content="https://play.example.org/assets/shelf.png"' in proxied.text


def test_whoever_cannot_be_reached_is_told_how_to_let_others_in(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/reach").json() == {"command": "commonroom serve --host 0.0.0.0"}
