"""Settings for the operator. Every default is safe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from commonroom.engine import BadInput

LOCAL_FILE = "commonroom.db"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits on what anybody may ask of the server. Ordinary play never comes near these."""

    head_bytes: int = 32 * 1024
    """Of a request: its address and its headers."""
    address_bytes: int = 4 * 1024
    headers: int = 100
    frame_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    silence: float = 10.0
    """Seconds for the whole head of a request, between two parts of its body, and between two looks at whether a client
    has read anything of a long answer."""
    body_seconds: float = 60.0
    answer_seconds: float = 120.0
    connections: int = 5_000
    """Open connections, sockets included; fewer where the machine allows fewer open files."""
    connections_per_address: int = 400
    """Not where there is a proxy, from which all of them come. For IPv6, addresses are counted by network."""
    frames: tuple[int, float] = (100, 20.0)
    """Frames and seconds for each socket that plays; half as many frames for one that watches."""
    frames_burst: int = 20
    frames_per_address: tuple[int, float] = (5_000, 20.0)
    """For all sockets of one address together. A whole club behind one router stays below it."""
    slow_downs: int = 50
    """Frames in a row that may come too fast and have to wait; after that the socket is closed."""
    chats: tuple[int, float] = (5, 10.0)
    hints: tuple[int, float] = (10, 20.0)
    asides: tuple[int, float] = (20, 60.0)
    """Things a seat may do besides moving, such as claims and substitutions."""
    wishes: tuple[int, float] = (6, 120.0)
    """Things a seat may ask of the others, such as to take a move back."""
    gallery_per_address: tuple[int, float] = (10, 20.0)
    """Lines that watchers from one address may write."""
    requests_per_address: tuple[int, float] = (1_200, 60.0)
    """Requests over HTTP."""
    replays_per_address: tuple[int, float] = (30, 60.0)
    replay_pages_per_address: tuple[int, float] = (600, 60.0)
    """Further parts of a replay whose first part was counted."""
    pasts_per_address: tuple[int, float] = (300, 60.0)
    """Requests for earlier moments of a table."""
    sockets_per_seat: int = 4
    sockets_per_address: int = 200
    sockets: int = 4_000
    """In all; whoever comes then is asked to come back in a moment."""
    handshakes_per_address: tuple[int, float] = (400, 60.0)
    """Sockets that may be opened, whether they stay open or not."""
    tables_per_person: int = 30
    """New tables an hour."""
    tables_per_address: int = 120
    tables: int = 5_000
    """Tables in memory. Those that nobody has used for a minute make room for new ones."""
    matches_per_address: int = 200
    """Unfinished tables in memory that were opened from one address."""
    running_tables: int = 50
    """Unfinished tables of the last thirty days at which a person may sit and still open another."""
    wrong_secrets: int = 20
    """Per minute and address."""
    queue_frames: int = 64
    queue_bytes: int = 256 * 1024
    idle_table: float = 600.0
    """Seconds after which an unused table leaves memory."""
    idle_socket: float = 900.0
    """Seconds after which a silent socket is closed. The page pings every few seconds."""
    ping: float = 20.0
    """Seconds between pings, and the seconds an answer may take."""
    away: float = 30.0
    """Seconds after which the host may give the seat of a player who is gone to a bot."""
    links: int = 30
    """Links to other devices, per hour and person."""


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long finished tables are kept, in days since they ended. Unless a time is set, that is forever."""

    archive: str | None = None
    """A file to which they are moved: another database, which can be verified, backed up and served like any."""
    archive_days: float | None = None
    """After these they are moved there; whoever asks the server for one then is told that there is none."""
    delete_days: float | None = None
    """After these they are deleted, here and in the archive."""
    every: float = 3600.0
    """Seconds between two looks at what is due."""

    def __post_init__(self) -> None:
        if self.archive_days is not None and self.archive is None:
            raise ValueError("retention.archive_days needs retention.archive, a file")
        if min(self.archive_days or 0, self.delete_days or 0) < 0 or self.every <= 0:
            raise ValueError("retention counts days that have passed")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the server listens, and what it trusts."""

    database: str = f"sqlite:///{LOCAL_FILE}"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins to accept besides the host of the request."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides IP addresses, localhost and names of the local network."""
    secure_cookies: bool = False
    """Set this behind https."""
    proxies: tuple[str, ...] = ()
    """Addresses whose forwarded headers are believed."""
    operator_secret: str | None = None
    """Opens `/metrics` and `/api/schema` to whoever sends it as a bearer secret.

    Without it, they answer only calls from this machine, and only while the server listens to nothing else and is
    behind no proxy: none of `origins`, `hosts`, `proxies` and `secure_cookies` is set.
    """
    bot_workers: int = 1
    """Processes for bots that think for a second a move. Bots that answer at once, and hints, have one of their own."""
    bot_seconds: float = 5.0
    """Seconds a bot may think before a random move is made for it. Waiting for a worker does not count."""
    replay_seconds: float = 20.0
    """Seconds that replaying a record from elsewhere may take."""
    bot_pause: float = 0.6
    """Seconds for which a bot's move is held back, so that people can follow."""
    gathering: float = 20.0
    """Seconds for which bots and clocks wait at the start of a match for players who have not opened the table yet."""
    invite_command: str = "commonroom serve --host 0.0.0.0"
    """The command that lets other devices in; shown to somebody whose links only work on this computer."""
    limits: Limits = Limits()
    retention: Retention = Retention()


def default_database() -> str:
    """Return the file in this folder if there is one, and otherwise the one in the user's data folder."""
    if Path(LOCAL_FILE).exists():
        return f"sqlite:///{LOCAL_FILE}"
    return f"sqlite:///{user_data_path('commonroom', appauthor=False, ensure_exists=True) / LOCAL_FILE}"


def read_settings(file: Path | None, chosen: dict[str, Any]) -> Settings:
    """Read settings from a TOML file; what was chosen on the command line comes first."""
    try:
        written = msgspec.toml.decode(file.read_bytes()) if file else {}
        return msgspec.convert({"database": default_database()} | written | chosen, Settings)
    except OSError as error:
        raise BadInput("config", f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadInput("config", str(error)) from None
