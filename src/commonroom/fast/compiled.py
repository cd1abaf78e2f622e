"""Compile functions of the kernel, and give names to two machine instructions that Python has no name for."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from math import inf
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit, types
from numba.core import config as numba_config
from numba.extending import intrinsic
from platformdirs import user_cache_path

from commonroom.games import sequence

F = TypeVar("F", bound=Callable[..., Any])

Int: TypeAlias = int | np.int64
Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]


def fingerprint(*folders: Path) -> str:
    """Return a hash of all sources and data in some folders."""
    files = (path for folder in folders for kind in ("*.py", "*.toml") for path in folder.rglob(kind))
    return sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:16]


def cache_folder(root: Path, name: str, now: float) -> Path:
    """Create a folder below the root if it is missing, and note that it is in use now.

    A new one replaces those of older sources. Another installation, or a process that started earlier, may still use
    one of these, so they are deleted only a day after their last use.
    """
    folder = root / name
    with suppress(OSError):  # where nothing can be written, Numba compiles without keeping anything
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            for other in root.iterdir():
                if other != folder and _last_used(other) < now - ONE_DAY:
                    rmtree(other, ignore_errors=True)  # another process may be deleting it too
        os.utime(folder, (now, now))
    return folder


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # it is gone already
        return inf


ONE_DAY = 24 * 60 * 60
SOURCES = (Path(__file__).parent, Path(sequence.__file__).parent)
"""The kernel itself, and the game whose constants become part of compiled code."""
CACHE = str(cache_folder(user_cache_path("commonroom") / "fast", fingerprint(*SOURCES), time()))
"""Compiled code is kept here, by its sources: Numba itself would notice only a change in the function's own file."""


config: Any = numba_config
_instruction: Callable[[Callable[..., Any]], Any] = intrinsic


def compiled(function: F) -> F:
    """Compile a function when it is first called, and keep the result on the disk."""
    return _kept(function, inline=False)


def inlined(function: F) -> F:
    """Compile a function into each of its callers. This is for small functions, which take less time than a call."""
    return _kept(function, inline=True)


def _kept(function: F, *, inline: bool) -> F:
    before, config.CACHE_DIR = config.CACHE_DIR, CACHE
    try:
        # Without fast maths: sums have to come out as they do in Python, to the last bit.
        kept: Any = njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(function)
    finally:
        config.CACHE_DIR = before
    return cast(F, kept)


@_instruction
def bits_in(_context: Any, _number: Any) -> Any:
    """Count the bits that are set in a whole number."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@_instruction
def lowest_bit(_context: Any, _number: Any) -> Any:
    """Return the place of the lowest bit that is set; the number must not be zero."""

    def generate(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@_instruction
def bare(_context: Any, array: Any) -> Any:
    """Return a bare pointer to the numbers of an array: counting references to the array would take time at each call.

    The caller has to keep the array alive meanwhile. Indexes are not checked.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    pointer: Any = types.CPointer
    return pointer(array.dtype)(array), generate
