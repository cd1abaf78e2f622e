"""The documentation site: every page is in it, every link works, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site strictly: a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return folder


def test_every_document_is_a_page_of_the_site(site: Path) -> None:
    named = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for document in (ROOT / "docs").rglob("*.md"):
        name = document.relative_to(ROOT / "docs").as_posix()
        assert name in named, f"{name} is missing in the navigation"
        assert (site / name).with_suffix(".html").is_file()


def test_the_reference_describes_the_public_names(site: Path) -> None:
    import commonroom

    page = (site / "api.html").read_text(encoding="utf-8")
    for name in commonroom.__all__:
        assert name.startswith("_") or f'id="commonroom.{name}"' in page, name
    for method in ("submit", "legal", "view", "copy", "bot", "record"):
        assert f'id="commonroom.Match.{method}"' in page, method


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?://[^"]+)"', page.read_text(encoding="utf-8")
        )
        assert loaded == [], page.name
