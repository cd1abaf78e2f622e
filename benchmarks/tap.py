"""How soon a tap on the map answers: from the touch until the card of the destination is painted.

A real Chromium with its processor slowed down four times, at a table of A Year at Hogwarts with eight players:
`python benchmarks/tap.py`. The browser is found as for the tests of the page.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.browsing import launch  # noqa: E402
from tests.page.staging import PATIENT  # noqa: E402
from tests.server.running import Person, running  # noqa: E402

SLOWER, TAPS = 4, 40

# The time runs from the touch itself to the first frame that was drawn after the card had changed.
TAP = """([x, y]) => new Promise((answer) => {
  const frame = document.querySelector(".frame");
  const from = performance.now();
  const fire = (kind) => frame.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, button: 0, pointerId: 1, isPrimary: true, clientX: x, clientY: y,
  }));
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".stage .card article")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => answer(performance.now() - from)));
  });
  watch.observe(document.querySelector(".stage"), { childList: true, subtree: true, characterData: true });
  fire("pointerdown");
  fire("pointerup");
})"""
SPOTS = """() => [...document.querySelectorAll(".map [data-target]")].map((ring) => ring.dataset.target)
  .map((field) => document.getElementById(`f-${field}`).getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""


def main() -> None:
    """Print the median and the 95th percentile of many taps, each on another field than the one before."""
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tap.db", limits=PATIENT) as server:
        host = Person(server, "Ann")
        seats = ["me", *["greedy"] * 7]
        opened = host.open(*seats, game="hogwarts", edition="year", options={"first_player": 0})
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page(base_url=server.url, viewport={"width": 1366, "height": 768}, locale="en")
            page.context.add_cookies(
                [{"name": name, "value": value, "url": server.url} for name, value in host.http.cookies.items()]
            )
            taken = sorted(_tap(page, f"/t/{opened['table']}"))
            browser.close()
    print(
        json.dumps({"taps": len(taken), "median": _ms(statistics.median(taken)), "p95": _ms(taken[-len(taken) // 20])})
    )


def _tap(page: Page, path: str) -> list[float]:
    page.goto(path)
    page.locator("button.person").first.click()
    page.locator(".question .button.main").click()
    page.locator(".map [data-target]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    spots = page.evaluate(SPOTS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return [float(page.evaluate(TAP, spots[number % len(spots)])) for number in range(TAPS)]


def _ms(time: float) -> float:
    return round(time, 1)


if __name__ == "__main__":
    main()
