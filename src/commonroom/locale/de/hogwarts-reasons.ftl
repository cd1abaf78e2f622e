### Why a bot would play so in A Year at Hogwarts, in German: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Richtung „{ $mission }“: { $points } Punkte, etwa einen Zug entfernt.
       *[other] Richtung „{ $mission }“: { $points } Punkte, etwa { $turns } Züge entfernt.
    }
hogwarts-reason-reaches = Bringt dich zu „{ $mission }“: { $points } Punkte.
hogwarts-reason-fetches = { $token }: Das brauchst du für „{ $mission }“.
hogwarts-reason-takes = { $token }: Das nützt dir.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Dort wartet ein Kampf; deine Siegchance ist { $percent } %.
# $field is the name of a field.
hogwarts-reason-gives = Hier lohnt es sich anzuhalten: { $field }.

## Missions and fights

hogwarts-reason-attempts = { $points } Punkte, und deine Siegchance im Kampf bei „{ $mission }“ ist { $percent } %.
hogwarts-reason-not_yet = Zu früh für „{ $mission }“: Deine Siegchance im Kampf wäre nur { $percent } %.
hogwarts-reason-strikes = Schon die Würfel gewinnen den Kampf mit einer Chance von { $percent } %, also spar dir die Karten.
hogwarts-reason-casts = Mit dieser Karte ist deine Siegchance { $percent } %.
hogwarts-reason-endures = Das hältst du aus: Deine Siegchance ist immer noch { $percent } %.
hogwarts-reason-parries = Mit dieser Antwort ist deine Siegchance { $percent } %.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Bringt dir { $points } Punkt.
       *[other] Bringt dir { $points } Punkte.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Ein Zauber hilft dir jetzt am meisten.
        [potion] Ein Zaubertrank hilft dir jetzt am meisten.
        [book] Ein Buch hilft dir jetzt am meisten.
        [floo] Flohpulver hilft dir jetzt am meisten.
       *[behaviour] Eine Betragenskarte hilft dir jetzt am meisten.
    }
hogwarts-reason-travels = Dort ist mehr zu holen, als das Pulver wert ist.
hogwarts-reason-stays = Die Reise ist das Pulver nicht wert.
hogwarts-reason-least_card = Diese Karte fehlt dir am wenigsten.
hogwarts-reason-rolls = Nichts lohnt sich jetzt mehr als dein Wurf.
hogwarts-reason-hopeless = „{ $mission }“ ist kaum zu schaffen: Versuch eine andere.
