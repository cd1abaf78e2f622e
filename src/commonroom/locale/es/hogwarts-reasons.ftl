### Why a bot would play so in A Year at Hogwarts, in Spanish: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Hacia «{ $mission }»: { $points } puntos, a un turno más o menos.
       *[other] Hacia «{ $mission }»: { $points } puntos, a unos { $turns } turnos.
    }
hogwarts-reason-reaches = Te lleva a «{ $mission }»: { $points } puntos.
hogwarts-reason-fetches = Consigues { $token }: hace falta para «{ $mission }».
hogwarts-reason-takes = Consigues { $token }, que te sirve.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Allí hay un combate; tienes un { $percent } % de posibilidades de ganarlo.
# $field is the name of a field.
hogwarts-reason-gives = { $field } merece la parada.

## Missions and fights

hogwarts-reason-attempts = { $points } puntos, y un { $percent } % de posibilidades de ganar el combate de «{ $mission }».
hogwarts-reason-not_yet = Aún es pronto para «{ $mission }»: solo tendrías un { $percent } % de posibilidades de ganar el combate.
hogwarts-reason-strikes = Solo con los dados tienes un { $percent } % de posibilidades de ganar: guarda tus cartas.
hogwarts-reason-casts = Con esta carta tienes un { $percent } % de posibilidades de ganar el combate.
hogwarts-reason-endures = Puedes aguantarlo: aún tienes un { $percent } % de posibilidades de ganar.
hogwarts-reason-parries = Con esta respuesta tienes un { $percent } % de posibilidades de ganar el combate.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Te da { $points } punto.
       *[other] Te da { $points } puntos.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Un hechizo es lo que más te ayuda ahora.
        [potion] Una poción es lo que más te ayuda ahora.
        [book] Un libro es lo que más te ayuda ahora.
        [floo] Los polvos flu son lo que más te ayuda ahora.
       *[behaviour] Una carta de comportamiento es lo que más te ayuda ahora.
    }
hogwarts-reason-travels = Allí hay más que ganar de lo que valen los polvos.
hogwarts-reason-stays = El viaje no vale los polvos.
hogwarts-reason-least_card = Es la carta que menos echarás de menos.
hogwarts-reason-rolls = Nada vale más que tu tirada.
hogwarts-reason-hopeless = «{ $mission }» casi no está a tu alcance: prueba con otra.
