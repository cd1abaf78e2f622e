### Why a bot would play so in A Year at Hogwarts, in Italian: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Verso «{ $mission }»: { $points } punti, a circa un turno.
       *[other] Verso «{ $mission }»: { $points } punti, a circa { $turns } turni.
    }
hogwarts-reason-reaches = Ti porta a «{ $mission }»: { $points } punti.
hogwarts-reason-fetches = Prendi { $token }: serve a «{ $mission }».
hogwarts-reason-takes = Prendi { $token }, che ti è utile.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Lì c’è un combattimento; lo vinci al { $percent } %.
# $field is the name of a field.
hogwarts-reason-gives = { $field } vale la sosta.

## Missions and fights

hogwarts-reason-attempts = { $points } punti, e vinci il combattimento di «{ $mission }» al { $percent } %.
hogwarts-reason-not_yet = Troppo presto per «{ $mission }»: vinceresti il combattimento al { $percent } %.
hogwarts-reason-strikes = I dadi vincono il combattimento al { $percent } %, senza carte.
hogwarts-reason-casts = Con questa carta vinci il combattimento al { $percent } %.
hogwarts-reason-endures = Puoi incassarlo: vinci ancora il combattimento al { $percent } %.
hogwarts-reason-parries = Dopo questa risposta vinci il combattimento al { $percent } %.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Ti dà { $points } punto.
       *[other] Ti dà { $points } punti.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Un incantesimo ora ti aiuta di più.
        [potion] Una pozione ora ti aiuta di più.
        [book] Un libro ora ti aiuta di più.
        [floo] La Metropolvere ora ti aiuta di più.
       *[behaviour] Una carta comportamento ora ti aiuta di più.
    }
hogwarts-reason-travels = Lì c’è da guadagnare più di quanto valga la polvere.
hogwarts-reason-stays = Il viaggio non vale la polvere.
hogwarts-reason-least_card = È la carta che ti mancherà di meno.
hogwarts-reason-rolls = Niente vale più del tuo lancio.
hogwarts-reason-hopeless = «{ $mission }» è quasi fuori portata: provane un’altra.
