### The games on the shelf, in Spanish: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Juega una carta, pon una ficha en una casilla igual y completa líneas de cinco antes que nadie.
quidditch-name = Quidditch
quidditch-about = Dos casas, cuatro pelotas: coloca cartas boca abajo, descúbrelas, marca goles, esquiva las bludgers y atrapa la snitch dorada.
hogwarts-name = Un año en Hogwarts
hogwarts-about = Un curso escolar para uno a ocho jugadores: recorre el castillo, reúne lo que piden tus misiones, bátete en duelo, haz exámenes y gana la Copa de la Casa. Aquí se juega con texto, sin imágenes.
quidditch-match-name = Partido de quidditch
quidditch-match-about = Dos equipos sobre escobas: marca dos goles con cazadores, golpeadores y guardián, y después persigue la snitch.
