"""Values that occur in several messages."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from commonroom.engine.table import NAME_LENGTH

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
SentId: TypeAlias = Annotated[str, Meta(pattern=r"^[^~\x00-\x1f\x7f]{1,40}\Z")]
"""The sender's own id for a frame. Ids with ~ are reserved for what the server does by itself."""
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
Wish: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Phase = Literal["open", "playing", "finished"]
Gallery = Literal["apart", "aloud", "silent"]
"""Who reads what watchers write: only watchers until the end, or everybody; `silent` lets them write nothing."""
What = Literal["take_back", "pause"]
"""What a player can ask all others to agree to."""
Result = Literal["agreed", "declined", "withdrawn", "lapsed"]
May = Literal["take_back", "pause", "resume", "give_time"]
Reaction = Literal["bravo", "oops", "thinking", "thanks", "wow", "hello"]
