"""Speed of Sequence for JAX: steps per second at many tables, beside the yardstick in the same run.

A step chooses a move at every table at random, makes it, and writes the mask and the observation to memory. It runs on
whatever JAX finds, a GPU before the processor, in time by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp

from commonroom.research.functional.env import SequenceJax
from commonroom.research.functional.table import advance

if TYPE_CHECKING:
    from benchmarks.measuring import line, run, timed, yardstick
else:  # run as a script, this folder is on the module path
    from measuring import line, run, timed, yardstick

ROUNDS = 5
STEPS = 50
"""In one call, so that the device does not wait for Python."""


def random_by_bits(env: SequenceJax, state: Any, shown: Any, bits: Any) -> Any:
    """Choose from the moves of the state."""
    del shown
    return jax.vmap(env.sample)(state, bits)


def random_by_mask(env: SequenceJax, state: Any, shown: Any, bits: Any) -> Any:
    """Choose as a network does: a number for each action, of which the mask leaves some."""
    del env, state
    noise = bits[:, None] * jnp.arange(1, 2 * shown.mask.shape[1], 2, dtype=jnp.uint32)
    return jnp.where(shown.mask != 0, noise >> 1 | 1, 0).argmax(axis=1)


def steps(env: SequenceJax, tables: int, choose: Callable[..., Any], *, shows: bool = True) -> Callable[[float], float]:
    """Return what measures steps per second for so many seconds."""
    step = jax.vmap(env.step if shows else lambda state, action: advance(env.box, state, action))

    def one(_: Any, now: Any) -> Any:
        state, shown, key = now
        key, luck = jax.random.split(key)
        action = choose(env, state, shown, jax.random.bits(luck, (tables,)))
        return *step(state, action), key

    keys = jax.random.split(jax.random.key(1), tables)
    state, shown = jax.jit(jax.vmap(env.reset))(keys)
    if not shows:
        shown = jax.eval_shape(step, state, jnp.zeros(tables, jnp.int32))[1]
        shown = jax.tree.map(lambda each: jnp.zeros(each.shape, each.dtype), shown)
    # Each step writes what it shows into what is carried on to the next.
    many = jax.jit(lambda now: jax.lax.fori_loop(0, STEPS, one, now), donate_argnums=0)
    now = jax.block_until_ready(many((state, shown, jax.random.key(2))))

    def measure(seconds: float) -> float:
        nonlocal now
        calls, start = 0, time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            now = jax.block_until_ready(many(now))
            calls += 1
        return calls * STEPS * tables / passed

    return measure


def measure(seconds: float, tables: int) -> dict[str, dict[str, float]]:
    """Measure everything by turns; the middle of several rounds counts."""
    half, byte = SequenceJax(), SequenceJax(dtype=jnp.int8)
    parts: dict[str, Callable[[float], float]] = {
        "yardstick": lambda seconds: timed(yardstick, seconds),
        "mask and observation, bfloat16": steps(half, tables, random_by_bits),
        "the same, choosing by the mask": steps(half, tables, random_by_mask),
        "mask and observation, int8": steps(byte, tables, random_by_bits),
        "neither": steps(half, tables, random_by_bits, shows=False),
    }
    rounds = [{name: part(seconds) for name, part in parts.items()} for _ in range(ROUNDS)]
    return {
        name: {
            "per second": round(median(each[name] for each in rounds)),
            "per yardstick": round(median(each[name] / each["yardstick"] for each in rounds), 2),
        }
        for name in parts
    }


def show(report: dict[str, dict[str, float]]) -> None:
    """Print the figures as a table."""
    print(jax.devices()[0].device_kind)
    for name, figures in report.items():
        print(f"{name:<34}{line(figures)}")


if __name__ == "__main__":
    run(
        __doc__,
        measure,
        show,
        seconds={"type": float, "default": 1.0, "help": "for each figure in each round"},
        tables={"type": int, "default": 1024, "help": "how many play at once"},
    )
