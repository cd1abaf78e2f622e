### Sequence in one minute, in Spanish: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Juega una carta
    .text = Pon una ficha en una casilla libre que la muestre. Cada carta, salvo los Jacks, tiene dos casillas.
sequence-minute-draw = Roba una carta
    .text = Así acaba tu turno. En la mayoría de las mesas de aquí la carta llega sola.
sequence-minute-lines = Haz líneas de cinco
    .text = En horizontal, en vertical o en diagonal. Las esquinas cuentan para todos.
sequence-minute-wild = Dos ojos: comodín
    .text = Los Jacks de { $first } y { $second } te miran. Pon una ficha en cualquier casilla libre.
sequence-minute-remove = Un ojo: retira
    .text = Los Jacks de { $first } y { $second } miran a otro lado. Retira una ficha rival, pero no de una línea terminada.
sequence-minute-win = Con dos líneas ganas
    .text = Con tres bandos basta una. Dos líneas pueden compartir una ficha.
# The line below the pictures.
sequence-minute-count = ¿Cuántos?
    .text = Con 2 jugadores, 7 cartas cada uno; con 3 o 4, seis; con 6, cinco; con 8 o 9, cuatro; con 10 o 12, tres. A partir de 4 se juega en equipos.
