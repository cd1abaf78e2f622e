"""Check a shuffle without trusting the program that made it: only hashlib, as docs/record.md describes it.

python examples/verify_a_shuffle.py
"""

from hashlib import sha256

import commonroom


def stream(seed: bytes, number: int):
    """Yield the bytes of one action: SHA-256 over seed, number of the action and a counter."""
    block = 0
    while True:
        yield from sha256(seed + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        block += 1


def below(source, n: int) -> int:
    """Return a fair number below n; numbers that would favour some outcomes are thrown away."""
    width = max(1, ((n - 1).bit_length() + 7) // 8)
    limit = 256**width - 256**width % n
    while True:
        number = int.from_bytes(bytes(next(source) for _ in range(width)), "big")
        if number < limit:
            return number % n


def shuffled(source, items: list) -> list:
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=2024)
assert sha256(match.seed).hexdigest() == match.commitment, "this was published before the first move"

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
deck = [rank + suit for suit in "SHDC" for rank in RANKS for _ in range(2)]
source = stream(match.seed, 0)
drawn = shuffled(source, deck)  # the cards that decide who begins
draws = match.opening[:-1]
assert [event["card"] for event in draws] == drawn[: len(draws)]
dealt = shuffled(source, deck)
first = match.to_act[0]
assert match.view(first)["hand"] == dealt[0:14:2], "seven cards, one at a time, from the first player on"
print(f"The deal is what the seed says: {' '.join(match.view(first)['hand'])}")
