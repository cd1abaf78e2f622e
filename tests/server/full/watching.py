"""Health checks of a server, all the time."""

from __future__ import annotations

import threading
import time
from statistics import quantiles
from types import TracebackType

import httpx

from ..patience import PATIENCE


class Pulse:
    """Requests `/healthz` from a thread of its own, and notes how long each answer took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._beat)
        self.seconds: list[float] = []
        self.failures = 0

    def __enter__(self) -> Pulse:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stop.set()
        self._thread.join()

    def _beat(self) -> None:
        with httpx.Client(base_url=self._url, timeout=PATIENCE) as http:
            while not self._stop.wait(0.05):
                began = time.perf_counter()
                self.failures += http.get("/healthz").status_code != 200
                self.seconds.append(time.perf_counter() - began)

    @property
    def p99(self) -> float:
        return quantiles(self.seconds, n=100)[98]
