"""Every message between a client and the server; docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from commonroom.engine import Outcome
from commonroom.engine.reasons import PlainReason
from commonroom.engine.table import NAME_LENGTH

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
SentId: TypeAlias = Annotated[str, Meta(pattern=r"^[^~\x00-\x1f\x7f]{1,40}\Z")]
"""The sender's own id for a frame. Ids with ~ are reserved for what the server does by itself."""
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]

Wish: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]

Phase = Literal["open", "playing", "finished"]
Gallery = Literal["apart", "aloud", "silent"]
"""Who reads what watchers write: they alone until the end, everybody, or nobody, as they may not write."""
What = Literal["take_back", "pause"]
"""What one asks all others for."""
Result = Literal["agreed", "declined", "withdrawn", "lapsed"]
May = Literal["take_back", "pause", "resume", "give_time"]
Reaction = Literal["bravo", "oops", "thinking", "thanks", "wow", "hello"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


# HTTP, from the client


class SeatWish(_Strict, frozen=True):
    """Who is to sit at a seat: the person who opens the table, anybody with the invite, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None
    wish: Wish | None = None
    """What it would like to be, in games that let a seat choose; `GET /api/games` lists the choices."""


class OpenTable(_Strict, frozen=True):
    """Open a table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=64)]
    edition: str | None = None
    options: dict[str, Any] = {}
    name: Name = "Player"
    hints: bool = True
    gallery: Gallery = "apart"


class Join(_Strict, frozen=True):
    """Take an open seat, a particular one or any."""

    invite: Secret
    name: Name
    seat: SeatNumber | None = None
    wish: Wish | None = None


class Redeem(_Strict, frozen=True):
    """Bring a seat to this device."""

    key: Secret


class SeatBot(_Strict, frozen=True):
    """Give a seat to a bot."""

    bot: Annotated[str, Meta(max_length=32)]


class Take(_Strict, frozen=True):
    """Take a seat: a free one before the match, or one that a bot plays."""

    name: Name = "Player"
    """For somebody who has no seat yet."""


class Swap(_Strict, frozen=True):
    """Let two seats change places before the match."""

    seats: tuple[SeatNumber, SeatNumber]


class Offer(_Strict, frozen=True):
    """Offer a bot's seat to those who watch, or no longer."""

    offered: bool


class HandOver(_Strict, frozen=True):
    """Make another person the host."""

    seat: SeatNumber


class LessonTry(_Strict, frozen=True, rename={"attempt": "try"}):
    """A place in a lesson, and what the learner tries there."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=100)] = []
    """The tries that were right so far, in order."""
    attempt: dict[str, Any] | None = None
    """An action, `{"type": "go_on"}` where there is only something to read, or null to look at the place."""


# HTTP, from the server


class Opened(msgspec.Struct, frozen=True):
    """The table is open; the invite takes its open seats."""

    table: str
    seat: int | None
    invite: str | None
    commitment: str
    """The hash of the seed, published before anybody can move."""


class Joined(msgspec.Struct, frozen=True):
    """You sit here now."""

    table: str
    seat: int


class OwnLink(msgspec.Struct, frozen=True):
    """A secret that takes the seat to another device, once."""

    table: str
    key: str


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a seat."""

    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    connected: bool
    side: int | None
    wish: str | None
    came: bool
    """Whether the person has been at the table."""
    left: bool
    """A bot plays for somebody who may come back."""
    offered: bool
    """A bot plays here, and whoever watches may take over."""


class ClockInfo(msgspec.Struct, frozen=True):
    """Who is on the clock, and how many seconds are left."""

    seats: list[int]
    limit: int
    left: float
    given: float
    """Seconds that others have given, or that a pause has kept, in this turn."""


class PauseInfo(msgspec.Struct, frozen=True):
    """Everything stands still: since when, and who wanted it."""

    seat: int | None
    since: float


class Asked(msgspec.Struct, frozen=True):
    """The last question to everybody at the table, and what came of it."""

    number: int
    what: What
    seat: int
    agreed: list[int]
    waits_for: list[int]
    knows: bool
    """The one who asks has drawn a card meanwhile, and would know it before it comes again."""
    left: float
    """Seconds in which it can be answered."""
    result: Result | None
    by: int | None
    """Who declined."""


class Mine(msgspec.Struct, frozen=True):
    """The caller at a table: the seat they have, and one that they have left and may take again."""

    seat: int | None
    left: int | None


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    table: str
    game: str
    title: str
    edition: str
    options: dict[str, Any]
    content: str | None
    """The hash of its decks or pack, by which `GET /api/content` gives them; null where a game has none."""
    seats: list[SeatInfo]
    host: int | None
    hints: bool
    team_chat: bool
    phase: Phase
    commitment: str
    seed: str | None
    """Revealed when the match is over."""
    outcome: Outcome | None
    """How the match ended, once it has."""
    rematch: str | None
    clock: ClockInfo | None
    watchers: int
    watching: list[str]
    """The names of those watchers who gave one."""
    gallery: Gallery
    pause: PauseInfo | None
    asked: Asked | None
    away_after: float
    """Seconds after which a seat whose player is gone may be given to a bot."""


class MyTable(msgspec.Struct, frozen=True):
    """One of the caller's tables."""

    table: str
    game: str
    edition: str
    seat: int
    names: list[str | None]
    sides: list[int]
    """The side of each seat."""
    phase: Phase
    my_turn: bool
    moves: int
    """How many moves the caller has seen, numbered as the log and a replay number them."""
    scores: list[int]
    """What each side has reached, as the game counts it; empty where nothing is counted."""
    outcome: Outcome | None
    opened: float
    finished: float | None
    """When the match was over; null while it goes on."""


class Problem(msgspec.Struct, frozen=True):
    """What went wrong."""

    code: str
    message: str
    field: str | None = None
    findings: list[str] | UnsetType = UNSET
    """Everything that is wrong with a file of the owner's, in sentences."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The one shape of an error."""

    error: Problem


class Thing(msgspec.Struct, frozen=True):
    """A card, person, token or place of a game; the texts are empty where there is nothing to say."""

    id: str
    name: str
    text: str
    flavour: str


class Things(msgspec.Struct, frozen=True):
    """A deck or another heap of things, under its heading."""

    heading: str
    kind: str
    """The kind of its things in the ids of their names: `field` for `hogwarts-field-library`."""
    things: list[Thing]


class Frame(msgspec.Struct, frozen=True):
    """One moment of a match: what had just happened, and how each seat and a watcher (the last) saw it."""

    version: int
    seat: int | None
    action: Any
    events: list[list[Any]]
    views: list[Any]


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match, as docs/record.md describes it."""

    format: Literal["commonroom/1"]
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: str
    chance: list[Any]
    position: dict[str, Any] | None
    actions: list[dict[str, Any]]
    chain: str


class Account(msgspec.Struct, frozen=True):
    """A running match as the caller has seen it: without the seed, and without what was hidden from them."""

    info: TableInfo
    version: int
    seat: int | None
    events: list[Happened]
    view: Any


class Replayed(msgspec.Struct, frozen=True):
    """A whole record, ready to be watched."""

    info: TableInfo
    opening: list[Any]
    outcome: Any
    frames: list[Frame]


# The socket, from the client


class _Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Act(_Frame, frozen=True, tag="act"):
    """Do something, based on a version of the table."""

    id: SentId
    version: int
    action: Raw


class Say(_Frame, frozen=True, tag="say"):
    """Chat with the table, or with the team where that is allowed."""

    id: SentId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Literal["table", "team"] = "table"
    """Watchers always write to the gallery."""


class Watch(_Frame, frozen=True, tag="watch"):
    """Tell one's name as a watcher; null to watch without one again."""

    name: Name | None


class Ask(_Frame, frozen=True, tag="ask"):
    """Ask everybody at the table; the answers come with the table's info."""

    id: SentId
    what: What


class Answer(_Frame, frozen=True, tag="answer"):
    """Answer the question of that number; the asker withdraws it with false."""

    id: SentId
    asked: int
    agree: bool


class Resume(_Frame, frozen=True, tag="resume"):
    """Go on after a pause."""

    id: SentId


class GiveTime(_Frame, frozen=True, tag="give_time"):
    """Give more time to those on the clock."""

    id: SentId


class React(_Frame, frozen=True, tag="react"):
    """Show a small sign to everybody."""

    reaction: Reaction


class AskHint(_Frame, frozen=True, tag="hint"):
    """Ask what a good player would do."""

    id: SentId


class AskOutlook(_Frame, frozen=True, tag="outlook"):
    """Ask what could be done now, what would come of it, and why not."""

    id: SentId


class Ping(_Frame, frozen=True, tag="ping"):
    """Check that the server is still there."""


ClientFrame: TypeAlias = Act | Say | React | AskHint | AskOutlook | Ping | Watch | Ask | Answer | Resume | GiveTime


# The socket, from the server


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one action caused, as this seat sees it. Version 0 is the setup, which has no actor."""

    version: int
    seat: int | None
    events: list[Any]
    time_up: bool = False
    """The seat did not act itself: its time was up."""
    back_to: int | None = None
    """The seat took back what came after this version: all is again as it was then."""


class TableFrame(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """What happened, and everything that this seat may know and do now."""

    version: int
    seat: int | None
    """Where this client sits; null for a watcher."""
    info: TableInfo | None
    events: list[Happened]
    view: Any
    actions: list[Any]
    asides: list[Any]
    may: list[May]
    """What this seat may now ask of the table, or do for it."""


class Acked(msgspec.Struct, frozen=True, tag_field="type", tag="acked"):
    """The action is stored and will not be lost."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The action was not taken, and this is how things are."""

    id: str
    version: int
    rule: str
    code: str
    message: str
    view: Any
    actions: list[Any]
    asides: list[Any]


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    seat: int | None
    """Null for somebody who watches."""
    name: str | None
    """The writer's name at that time."""
    text: str
    to: Literal["table", "team", "gallery"]
    at: float


class Reacted(msgspec.Struct, frozen=True, tag_field="type", tag="reacted"):
    """A player has shown a sign."""

    seat: int
    reaction: Reaction


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What the hint's bot would do, and why."""

    id: str
    version: int
    action: Any
    reason: PlainReason | None = None
    """Null where the bot cannot say why."""
    why: str | None = None
    """The reason as a sentence in the language of the socket; null where nobody has written one."""


class OutlookFrame(msgspec.Struct, frozen=True, tag_field="type", tag="outlook"):
    """What the seat can work out before it acts, in the game's own structs; refusals are in the person's language."""

    id: str
    version: int
    outlook: Any
    """Null where the game has nothing to say."""


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """A frame that could not be handled."""

    code: str
    message: str
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerFrame: TypeAlias = TableFrame | Acked | Refused | Said | Reacted | Hint | OutlookFrame | Trouble | Pong


# HTTP again: looking back


class Past(msgspec.Struct, frozen=True):
    """An earlier moment of a table as the caller saw it, from their seat or as a watcher."""

    seat: int | None
    view: Any


# HTTP again: lessons


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, as a list shows it. `{key}` is its title, `{key}.about` what it is about."""

    id: str
    key: str
    edition: str
    seats: int
    minutes: int
    steps: int
    rules: list[str]


class LessonVerdict(msgspec.Struct, frozen=True):
    """What became of a try: only a right one was taken."""

    kind: Literal["right", "wrong", "refused"]
    say: str | None = None
    """What the coach says to it, by Fluent id."""
    rule: str | None = None
    code: str | None = None
    message: str | None = None
    """With a refused one: the rule, the reason for programs, and the reason in the caller's language."""


class LessonFrame(msgspec.Struct, frozen=True):
    """A place in a lesson: the table as the learner sees it, and what the coach says and asks."""

    table: TableFrame
    """As at a table. The events are those of the try, or the whole story where nothing was tried."""
    step: int
    """From 0; the number of steps at the end."""
    steps: int
    say: str
    """What the coach says, by Fluent id."""
    point: dict[str, list[Any]]
    """What to light: `cards`, `cells`, `balls`, `seats`, and the types of offered `actions`."""
    asks: bool
    """Whether the step asks for an action; if not, the learner reads and goes on."""
    show: dict[str, Any] | None
    """Something that is right here, for a learner who wants to be shown; null at the end."""
    outlook: Any
    """What an `outlook` frame would tell at a table; null where the game has nothing to say."""
    done: bool
    verdict: LessonVerdict | None = None
