"""How functions of the kernel are compiled, and the two machine instructions that Python has no name for."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
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


def _fingerprint() -> str:
    """Return a hash of all sources that compiled functions depend on."""
    sources = [*Path(__file__).parent.glob("*.py"), *Path(sequence.__file__).parent.glob("*.py")]
    return sha256(b"".join(source.read_bytes() for source in sorted(sources))).hexdigest()[:16]


CACHE = str(user_cache_path("commonroom") / "fast" / _fingerprint())
"""What was compiled is kept here. Numba by itself would miss a change in another file than the function's."""


config: Any = numba_config
_instruction: Callable[[Callable[..., Any]], Any] = intrinsic


def compiled(function: F) -> F:
    """Compile a function when it is first called, and keep the result on the disk."""
    return _kept(function, inline=False)


def inlined(function: F) -> F:
    """Compile a function into each of its callers: for small ones, for which a call takes longer than the work."""
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
    """Return the numbers of an array without their owner, whose uses would be counted at each call of a function.

    Whoever calls has to hold the array meanwhile. Nothing looks whether an index is inside.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    pointer: Any = types.CPointer
    return pointer(array.dtype)(array), generate
