"""Functions that content may name where the vocabulary of effects has no word: few, and all listed here.

The rules register a function under each of these names; `amount` is the number given in the effect.
"""

from __future__ import annotations

SPECIALS: dict[str, str] = {
    "summon_item": "Take one item token that lies at most `amount` steps away; it counts as a pick-up.",
    "arrange_top": "Look at the top `amount` cards of one deck and put them back in any order.",
    "escape": "Leave a fight to a field exactly `amount` steps away; the fight ends undecided (RUL-HOG-047).",
    "extra_turn": "Play another turn after this one (RUL-HOG-046).",
    "fly_out": "Instead of rolling go to any field of the two outer boards, and return at the end of the turn.",
    "carry_more": "Pick up `amount` more item tokens in a turn.",
    "shrug_off": "A behaviour card that takes `amount` points or fewer takes none.",
    "soften_first_loss": "The first loss of HP in a fight is lower by `amount`.",
    "heal_better": "A defence card that gives HP gives `amount` more.",
    "change_tower": "Start the move on a tower at most `amount` steps away.",
    "pass_card_right": "Hand `amount` random cards to the player on the right, all at the same time.",
}
"""Names and their meaning."""
