### Sequence in one minute, in Italian: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Gioca una carta
    .text = Metti un gettone su una casella libera che la mostra. Ogni carta, tranne i Jack, ha due caselle.
sequence-minute-draw = Pesca una carta
    .text = Il tuo turno finisce così. Alla maggior parte dei tavoli qui la carta arriva da sola.
sequence-minute-lines = Fai linee da cinque
    .text = In orizzontale, in verticale o in diagonale. Gli angoli contano per tutti.
sequence-minute-wild = Due occhi: ovunque
    .text = I Jack di { $first } e { $second } ti guardano. Metti un gettone su qualsiasi casella libera.
sequence-minute-remove = Un occhio: toglie
    .text = I Jack di { $first } e { $second } guardano altrove. Togli un gettone avversario, ma non da una linea completa.
sequence-minute-win = Vinci con due linee
    .text = Con tre schieramenti ne basta una. Due linee possono avere un gettone in comune.
# The line below the pictures.
sequence-minute-count = Quanti?
    .text = In 2 si hanno 7 carte, in 3 o 4 sei, in 6 cinque, in 8 o 9 quattro, in 10 o 12 tre. Da 4 in su si gioca a squadre.
