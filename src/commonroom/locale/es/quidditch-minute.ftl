### The Quidditch card game in one minute, in Spanish: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Salen las pelotas
    .text = En cada ronda, el líder descubre una: quaffle, bludger o snitch.
quidditch-minute-lay = Coloca boca abajo
    .text = En la quaffle, los dos colocan una carta. En las demás se elige; si uno va, colocan los dos. Cualquier carta puede ser un farol.
quidditch-minute-quaffle = La más alta se lleva la quaffle
    .text = Vale 10 puntos. Pero un guardián que no sea más bajo la para, y nadie marca.
quidditch-minute-bludger = En la bludger mandan los golpeadores
    .text = Un golpeador gana a todos los demás. Quien recibe el golpe pierde una carta.
quidditch-minute-special = Embrujos, faltas, respuestas
    .text = Las cartas especiales cambian lo que hay en la mesa. Otras las anulan: Finite frena la magia; el árbitro, las faltas.
quidditch-minute-snitch = La snitch acaba la partida
    .text = Solo un buscador la atrapa: 150 puntos, y se acabó. Gana quien tenga más puntos.
# The line below the pictures.
quidditch-minute-count = Lo que cuenta
    .text = Quaffle 10 · Gol regalado 10 · Snitch 150 · Bludgers 0, pero cuestan cartas.
