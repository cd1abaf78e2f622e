"""A connection between browser and server that can be deaf in one direction, and be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

Way = Literal["there", "back"]


class Line:
    """Carries bytes to a server on this machine and back; bytes in a deaf direction are lost."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.deaf: Way | None = None
        self.down = False
        self.lost = threading.Event()
        """Set once something was lost."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def lose(self, way: Way) -> None:
        """Lose everything in this direction, until the line is cut."""
        self.lost.clear()
        self.deaf = way

    def cut(self, down: bool = False) -> None:
        """Break every connection; new ones can be made, unless the line stays down."""
        self.deaf, self.down = None, down
        for end in self._open:
            with suppress(OSError):  # it may be gone already
                end.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener is closed: the line is taken down
            while True:
                browser, _ = self._listener.accept()
                if self.down:
                    browser.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._server))
                self._open += [browser, server]
                threading.Thread(target=self._connect, args=(browser, server), daemon=True).start()

    def _connect(self, browser: socket.socket, server: socket.socket) -> None:
        """Carry bytes both ways until either end hangs up."""
        with browser, server:
            back = threading.Thread(target=self._carry, args=(server, browser, "back"), daemon=True)
            back.start()
            self._carry(browser, server, "there")
            back.join()

    def _carry(self, source: socket.socket, target: socket.socket, way: Way) -> None:
        with suppress(OSError):  # either end may hang up at any time
            while data := source.recv(65536):
                if self.deaf == way:
                    self.lost.set()
                else:
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    """Run a line that is taken down in the end."""
    line = Line(port)
    try:
        yield line
    finally:
        line.close()
