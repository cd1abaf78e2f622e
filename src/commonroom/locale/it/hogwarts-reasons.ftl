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
hogwarts-reason-clashes = Lì c’è un combattimento; hai il { $percent } % di probabilità di vincerlo.
# $field is the name of a field.
hogwarts-reason-gives = { $field } vale la sosta.

## Missions and fights

hogwarts-reason-attempts = { $points } punti, e il { $percent } % di probabilità di vincere il combattimento di «{ $mission }».
hogwarts-reason-not_yet = Troppo presto per «{ $mission }»: avresti solo il { $percent } % di probabilità di vincere il combattimento.
hogwarts-reason-strikes = Con i soli dadi hai il { $percent } % di probabilità di vincere: risparmia le carte.
hogwarts-reason-casts = Con questa carta hai il { $percent } % di probabilità di vincere il combattimento.
hogwarts-reason-endures = Puoi incassarlo: hai ancora il { $percent } % di probabilità di vincere.
hogwarts-reason-parries = Con questa risposta hai il { $percent } % di probabilità di vincere il combattimento.

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
