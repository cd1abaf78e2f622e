### El partido de quidditch en un minuto, en español: seis dibujos, cada uno con un título y una o dos frases.

quidditch-match-minute-formation = Dos equipos
    .text = Cada uno tiene un guardián, dos golpeadores y tres cazadores. La quaffle está en el centro, una bludger en cada mitad.
quidditch-match-minute-move = Dos dados de acciones
    .text = El total es tu número de acciones. Un paso cuesta una, y un pase también. Quien llega a una pelota puede recogerla.
quidditch-match-minute-bludger = Las bludgers eliminan
    .text = Un golpeador la lanza en línea recta. El objetivo esquiva con 4 o más; si no, queda fuera.
quidditch-match-minute-goal = Tirar a portería
    .text = Desde la línea de delante. El cazador y el guardián tiran un dado cada uno; si el cazador saca más, es gol. Con dos goles se gana la ronda.
quidditch-match-minute-card = Cada gol, una carta
    .text = Ayuda en la persecución: una escoba más rápida, un amago, un hechizo contra el otro buscador.
quidditch-match-minute-chase = Atrapar la snitch
    .text = Luego los buscadores dan una vuelta al campo: dos dados por turno y una carta. Gana quien llega primero.
# The line below the pictures.
quidditch-match-minute-count = Lo que cuenta
    .text = Con los goles se ganan la ronda 1 y el primer turno de la persecución; con la snitch, el partido.
