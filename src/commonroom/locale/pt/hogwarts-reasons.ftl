### Why a bot would play so in A Year at Hogwarts, in Portuguese: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Rumo a «{ $mission }»: { $points } pontos, a cerca de um turno.
       *[other] Rumo a «{ $mission }»: { $points } pontos, a cerca de { $turns } turnos.
    }
hogwarts-reason-reaches = Leva-te a «{ $mission }»: { $points } pontos.
hogwarts-reason-fetches = Ficas com { $token }: faz falta para «{ $mission }».
hogwarts-reason-takes = Ficas com { $token }, que te é útil.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Há ali um combate; tens { $percent } % de hipóteses de o ganhar.
# $field is the name of a field.
hogwarts-reason-gives = { $field } vale a paragem.

## Missions and fights

hogwarts-reason-attempts = { $points } pontos, e { $percent } % de hipóteses de ganhar o combate de «{ $mission }».
hogwarts-reason-not_yet = Ainda é cedo para «{ $mission }»: só terias { $percent } % de hipóteses de ganhar o combate.
hogwarts-reason-strikes = Só com os dados tens { $percent } % de hipóteses de ganhar: poupa as cartas.
hogwarts-reason-casts = Com esta carta tens { $percent } % de hipóteses de ganhar o combate.
hogwarts-reason-endures = Aguentas isto: ainda tens { $percent } % de hipóteses de ganhar.
hogwarts-reason-parries = Com esta resposta tens { $percent } % de hipóteses de ganhar o combate.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Dá-te { $points } ponto.
       *[other] Dá-te { $points } pontos.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Um feitiço é o que mais te ajuda agora.
        [potion] Uma poção é o que mais te ajuda agora.
        [book] Um livro é o que mais te ajuda agora.
        [floo] O Pó de Floo é o que mais te ajuda agora.
       *[behaviour] Uma carta de comportamento é o que mais te ajuda agora.
    }
hogwarts-reason-travels = Ali há mais a ganhar do que vale o pó.
hogwarts-reason-stays = A viagem não vale o pó.
hogwarts-reason-least_card = É a carta de que vais sentir menos falta.
hogwarts-reason-rolls = Nada vale mais do que o teu lançamento.
hogwarts-reason-hopeless = «{ $mission }» está quase fora do teu alcance: tenta outra.
