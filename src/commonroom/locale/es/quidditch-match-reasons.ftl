### Why a bot would play so in the Quidditch match, in Spanish: what a friend at the table would say.

quidditch-match-reason-forms = La formación habitual es un buen comienzo.
quidditch-match-reason-shoots = Tienes la portería delante: tira.
quidditch-match-reason-carries = Acerca la quaffle a un tiro.
quidditch-match-reason-brings_out = Saca la quaffle del guardián hacia un cazador.
quidditch-match-reason-fetches = Va a por la quaffle.
quidditch-match-reason-hunts = Coloca a un golpeador para un lanzamiento.
quidditch-match-reason-throws = Ahí es donde más les duele una bludger.
quidditch-match-reason-blocks = Se pone delante de su guardián, que tiene la quaffle.
quidditch-match-reason-withdraws = Retrocede, para que el partido vuelva a moverse.
quidditch-match-reason-puts_back = Ahí uno de los tuyos llega antes a la quaffle.
quidditch-match-reason-gains = Esta carta es la que más adelanta a tu buscador.
quidditch-match-reason-saves_card = Guarda tu carta: ahora se desperdiciaría.
quidditch-match-reason-rests = En este turno no hay nada más que ganar.
