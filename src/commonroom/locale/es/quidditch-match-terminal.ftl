### The Quidditch match in the terminal, in Spanish: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = el otro { $by }
quidditch-match-card-die = un dado más

## Answers to what leads nowhere

quidditch-match-say-how = Escribe una pieza y adónde va, como c1 u; ? lo explica.
quidditch-match-say-nothing-there = Nombra la casilla: aún no hay nada tuyo que pueda ir en una dirección.
quidditch-match-say-field = Nombra una casilla por columna y fila, como c5, o una dirección: u, d, l o r.
quidditch-match-say-no-card = No tienes esa carta.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = La primera ronda se gana con dos goles o dejando fuera a todos los cazadores rivales. Quien la gana vuela primero en la segunda: el buscador que completa la vuelta atrapa la snitch. Tu portería está abajo y tus piezas, en mayúsculas: K, B1 y B2, C1 a C3 son guardián, golpeadores y cazadores.
quidditch-match-help-roll = tirar los dados: para tus acciones o para tu buscador
quidditch-match-help-step = un paso de tu cazador 1 hacia arriba; también d (abajo), l (izquierda), r (derecha), o la casilla: c1 c5
quidditch-match-help-pass = pasar la quaffle hacia arriba; también a una casilla: p c5
quidditch-match-help-shoot = tirar a portería, desde la línea de delante de la portería rival
quidditch-match-help-take = robar la quaffle al cazador en cuya casilla has entrado
quidditch-match-help-aim = preparar la bludger del golpeador 1: un dado dice hasta dónde vuela
quidditch-match-help-throw = y lanzarla hacia arriba; también d, l, r
quidditch-match-help-card = jugar tu primera carta de quidditch
quidditch-match-help-end = terminar el turno; las acciones restantes se pierden
quidditch-match-help-formation = donde se colocan las piezas: la formación habitual; c1 b3 coloca una pieza
quidditch-match-help-put = poner la quaffle en esta casilla, cuando ya no tienes guardián
quidditch-match-help-quaffle = la quaffle; { $bludger } una bludger: en una casilla, o con la pieza que la precede
quidditch-match-help-lap = por dónde va un buscador en la vuelta
