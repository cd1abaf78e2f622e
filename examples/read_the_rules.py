"""Ask the rules: what a refusal means, in the language of the player.

python examples/read_the_rules.py
"""

import commonroom

match = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
waiting = 1 - match.to_act[0]
card = match.view(waiting)["hand"][0]
try:
    match.submit(waiting, {"type": "play", "card": card, "cell": [5, 5]})
except commonroom.Illegal as error:
    print(f"Refused by {error.rule}: {error.message}")
    for language in ("en", "de", "pl"):
        print(f"{language}: {commonroom.rules('sequence', error.rule, lang=language).text}")
