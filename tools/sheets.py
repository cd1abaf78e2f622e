"""Photograph all drawings of A Year at Hogwarts, sheet by sheet: `make sheets`, then look at build/sheets."""

from __future__ import annotations

import argparse
import gzip
import subprocess
from pathlib import Path

import msgspec
from playwright.sync_api import sync_playwright
from tests.machine import chromium

from commonroom.games.hogwarts.board.drawing.layout import measured
from commonroom.games.hogwarts.board.drawing.picture import scene
from commonroom.games.hogwarts.pack.load import built_in

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Draw the sheets and take their pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], help="sheets whose names begin so")
    parser.add_argument("--out", type=Path, default=ROOT / "build/sheets")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    pack = built_in()
    drawn = scene(pack.board)
    (asked.out / "pack.json").write_bytes(
        msgspec.json.encode(msgspec.structs.replace(pack, board=measured(pack.board)))
    )
    (asked.out / "scene.svg").write_text(drawn, encoding="utf-8")
    print(f"The scene weighs {len(gzip.compress(drawn.encode())) / 1000:.1f} kB compressed.")
    node = ["node", "tools/sheets.js", asked.out / "pack.json", asked.out / "scene.svg", asked.out]
    subprocess.run(node, cwd=ROOT / "web", check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        for sheet in sorted(asked.out.glob("*.html")):
            if not asked.only or sheet.stem.startswith(tuple(asked.only)):
                page.goto(sheet.as_uri())
                page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
                print(sheet.with_suffix(".png"))
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
