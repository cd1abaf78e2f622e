"""The result of `pip install commonroom`: a program that serves its page, without source tree and `make`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import free_port

from .browsing import hand, play_out, start_quick_game, visitor

pytestmark = pytest.mark.xdist_group("wheel")  # it is built and installed once, not by every worker

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, **more: str) -> None:
    subprocess.run([*map(str, command)], check=True, env={**os.environ, **more}, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the source archive as an installer would, page included."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder], cwd=ROOT, check=True)
    archive = next(folder.glob("*.tar.gz"))
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    source = folder / archive.name.removesuffix(".tar.gz")
    assert not (source / "src/commonroom/page").exists(), "the source archive has sources only"
    # The same packages as here, so that they are not fetched again.
    (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, source)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the program into an environment that has nothing but the wheel and its requirements."""
    folder = tmp_path_factory.mktemp("bare")
    run(sys.executable, "-m", "venv", folder)
    pip = (folder / "bin/python", "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "install", "--require-hashes", "-r", ROOT / "requirements/run.txt")
    run(*pip, "install", "--no-deps", wheel)
    return folder / "bin/commonroom"


@pytest.fixture
def url(program: Path, tmp_path: Path) -> Iterator[str]:
    """Return the address of that program, started by a user whose home is an empty folder."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "PATH": "/usr/bin:/bin"}
    port = free_port()
    command: list[str | Path] = [program, "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, env=home, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = "".join(server.stdout.readline() for _ in range(3))
            assert f"http://127.0.0.1:{port}/" in said
            assert "commonroom serve --host 0.0.0.0" in said
            assert (tmp_path / "data/commonroom/commonroom.db").exists(), said
            yield f"http://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGTERM)


def test_the_wheel_holds_the_page_and_its_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "commonroom/page/index.html" in names
    assert "commonroom/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_an_installed_wheel_needs_none_of_the_extras(program: Path) -> None:
    python = program.parent / "python"
    code = "import importlib.util as u; assert not any(u.find_spec(n) for n in ('matplotlib', 'psycopg', 'numpy'))"
    run(python, "-c", code)
    asked = subprocess.run(
        [program, "simulate", "sequence", "--games", "2", "--plot", "x.png"], capture_output=True, text=True
    )
    assert asked.returncode == 2
    assert "commonroom[plot]" in asked.stderr


def test_a_game_is_played_through_the_page_of_an_installed_wheel(browser: Browser, url: str) -> None:
    with visitor(browser, url) as page:
        assert "make" not in page.request.get(f"{url}/api/reach").json()["command"].split()
        start_quick_game(page)
        expect(hand(page)).to_have_count(7)
        play_out(page)
