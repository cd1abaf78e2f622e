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
hogwarts-reason-clashes = Lì c’è un combattimento; hai il { $percent }% di probabilità di vincerlo.
# $field is the name of a field.
hogwarts-reason-gives = { $field }: vale la pena fermarsi.

## Missions and fights

hogwarts-reason-attempts = { $points } punti, e il { $percent }% di probabilità di vincere il combattimento di «{ $mission }».
hogwarts-reason-not_yet = Troppo presto per «{ $mission }»: avresti solo il { $percent }% di probabilità di vincere il combattimento.
hogwarts-reason-strikes = Con i soli dadi hai il { $percent }% di probabilità di vincere: risparmia le carte.
hogwarts-reason-casts = Con questa carta hai il { $percent }% di probabilità di vincere il combattimento.
hogwarts-reason-endures = Puoi incassarlo: hai ancora il { $percent }% di probabilità di vincere.
hogwarts-reason-parries = Con questa risposta hai il { $percent }% di probabilità di vincere il combattimento.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Ti dà { $points } punto.
       *[other] Ti dà { $points } punti.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Ora ti aiuta di più un incantesimo.
        [potion] Ora ti aiuta di più una pozione.
        [book] Ora ti aiuta di più un libro.
        [floo] Ora ti aiuta di più la Metropolvere.
       *[behaviour] Ora ti aiuta di più una carta comportamento.
    }
hogwarts-reason-travels = Lì c’è da guadagnare più di quanto valga la Metropolvere.
hogwarts-reason-stays = Il viaggio non vale la Metropolvere.
hogwarts-reason-least_card = È la carta che ti mancherà di meno.
hogwarts-reason-rolls = Niente vale più del tuo tiro.
hogwarts-reason-hopeless = «{ $mission }» è quasi fuori portata: provane un’altra.
