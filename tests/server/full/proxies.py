"""nginx and Caddy with the configurations that we ship, on ports of our own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from ..patience import PATIENCE, eventually
from ..running import free_port
from .program import ROOT

DEPLOY = ROOT / "deploy"


def changed(text: str, changes: Mapping[str, str]) -> str:
    """Replace parts of a shipped file, all of which must be there."""
    for part, other in changes.items():
        assert part in text, f"{part!r} is not in the file any more"
        text = text.replace(part, other)
    return text


def certificate_for_localhost(folder: Path) -> None:
    """Make a certificate that is its own authority."""
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*make, *names, *files], check=True, capture_output=True)


class Proxy:
    """A reverse proxy for one server, which may come and go."""

    def __init__(self, folder: Path, server: str) -> None:
        self.folder, self.server = folder, server
        self.port, self.plain_port = free_port(), free_port()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def settings(self) -> str:
        """Return the shipped settings of a server behind it."""
        own = changed((DEPLOY / "commonroom.toml").read_text(), {"https://table.example.org": self.url})
        return own + '\noperator_secret = "open sesame"\n'


def nginx(proxy: Proxy) -> list[str]:
    """Configure nginx; return its command."""
    folder = proxy.folder
    site = changed(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "/etc/letsencrypt/live/table.example.org": str(folder),
            "table.example.org": "localhost",
            "listen 80;": f"listen 127.0.0.1:{proxy.plain_port};",
            "listen 443": f"listen 127.0.0.1:{proxy.port}",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "http://127.0.0.1:8000": proxy.server,
        },
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    main = f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
    (folder / "nginx.conf").write_text(f"{main} http {{ access_log off; {paths} {site} }}")
    return [shutil.which("nginx") or "/usr/sbin/nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"]


def caddy(proxy: Proxy) -> list[str]:
    """Configure Caddy; return its command."""
    folder = proxy.folder
    site = changed(
        (DEPLOY / "Caddyfile").read_text(),
        {
            "{$DOMAIN:table.example.org} {": f"{proxy.url} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem",
            "{$SERVER:127.0.0.1:8000}": proxy.server,
        },
    )
    # It must neither ask for another certificate nor make this machine trust anything.
    globally = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(globally + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES: Mapping[str, Callable[[Proxy], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(kind: str, folder: Path, server: str) -> Iterator[Proxy]:
    """Run a proxy for a server."""
    proxy = Proxy(folder, server)
    certificate_for_localhost(folder)
    with (folder / "proxy.log").open("wb") as log:
        running = subprocess.Popen(
            PROXIES[kind](proxy), stdout=log, stderr=log, env=os.environ | {"XDG_DATA_HOME": str(folder)}
        )
    try:
        with httpx.Client(verify=False) as asking:
            eventually(lambda: running.poll() is not None or _answers(asking, proxy.url), f"{kind} to start")
        assert running.poll() is None, (folder / "proxy.log").read_text()
        yield proxy
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _answers(asking: httpx.Client, url: str) -> bool:
    try:
        return asking.get(url).status_code > 0
    except httpx.HTTPError:
        return False
