### The games on the shelf, in Spanish: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Juega una carta, pon una ficha en una casilla igual y completa líneas de cinco antes que nadie.
# The line below the name on the lid of the box.
sequence-line = Cartas, fichas, líneas de cinco
# How long a game takes.
sequence-time = 20 minutos
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } línea a { $theirs }
       *[other] { $mine } líneas a { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Edición Harry Potter
quidditch-name = Quidditch
quidditch-about = Dos casas, cuatro pelotas: coloca cartas boca abajo, descúbrelas, marca goles, esquiva las bludgers y atrapa la snitch dorada.
quidditch-line = Farolea, esquiva, atrapa la snitch
quidditch-time = 15 minutos
hogwarts-name = Un año en Hogwarts
hogwarts-about = Un curso escolar para uno a ocho jugadores: recorre el castillo, reúne lo que piden tus misiones, bátete en duelo, haz exámenes y gana la Copa de la Casa.
hogwarts-line = Misiones, duelos, la Copa de la Casa
hogwarts-time = una tarde
hogwarts-spine-voldemort-returns = El regreso de Voldemort
quidditch-match-name = Partido de quidditch
quidditch-match-about = Dos equipos sobre escobas: marca dos goles con cazadores, golpeadores y guardián, y después persigue la snitch.
quidditch-match-line = Dos goles y luego la snitch
