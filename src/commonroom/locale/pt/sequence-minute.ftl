### Sequence in one minute, in Portuguese: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Joga uma carta
    .text = Põe uma ficha num espaço livre que a mostre. Cada carta, menos os valetes, tem dois espaços.
sequence-minute-draw = Compra uma carta
    .text = O teu turno acaba assim. Na maioria das mesas daqui a carta vem sozinha.
sequence-minute-lines = Faz linhas de cinco
    .text = Na horizontal, na vertical ou na diagonal. Os cantos contam para todos.
sequence-minute-wild = Dois olhos: jóquer
    .text = Os valetes de { $first } e { $second } olham para ti. Põe uma ficha em qualquer espaço livre.
sequence-minute-remove = Um olho: retira
    .text = Os valetes de { $first } e { $second } olham para o lado. Retira uma ficha adversária, mas não de uma linha acabada.
sequence-minute-win = Com duas linhas ganhas
    .text = Com três lados basta uma. Duas linhas podem partilhar uma ficha.
# The line below the pictures.
sequence-minute-count = Quantos?
    .text = Com 2 jogadores, 7 cartas cada um; com 3 ou 4, seis; com 6, cinco; com 8 ou 9, quatro; com 10 ou 12, três. A partir de 4 joga-se em equipas.
