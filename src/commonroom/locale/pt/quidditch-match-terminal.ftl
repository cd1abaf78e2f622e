### The Quidditch match in the terminal, in Portuguese: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = o outro { $by }
quidditch-match-card-die = mais um dado

## Answers to what leads nowhere

quidditch-match-say-how = Escreve uma peça e para onde vai, como c1 u; ? explica.
quidditch-match-say-nothing-there = Diz o espaço: ainda não há lá nada teu que possa ir numa direção.
quidditch-match-say-field = Diz um espaço por coluna e fila, como c5, ou uma direção: u, d, l ou r.
quidditch-match-say-no-card = Não tens essa carta.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = A primeira ronda ganha-se com dois golos ou pondo fora todos os Chasers adversários. Quem a ganha voa primeiro na segunda: o Seeker que completa a volta apanha a Snitch. A tua baliza está em baixo e as tuas peças, em maiúsculas: K, B1 e B2, C1 a C3 são Keeper, Beaters e Chasers.
quidditch-match-help-roll = lançar os dados: para as tuas ações ou para o teu Seeker
quidditch-match-help-step = um passo do teu Chaser 1 para cima; também d (baixo), l (esquerda), r (direita), ou o espaço: c1 c5
quidditch-match-help-pass = passar a Quaffle para cima; também para um espaço: p c5
quidditch-match-help-shoot = rematar, da linha em frente da baliza adversária
quidditch-match-help-take = roubar a Quaffle ao Chaser em cujo espaço entraste
quidditch-match-help-aim = preparar a Bludger do Beater 1: um dado diz até onde voa
quidditch-match-help-throw = e lançá-la para cima; também d, l, r
quidditch-match-help-card = jogar a tua primeira carta de Quidditch
quidditch-match-help-end = terminar o turno; as ações que sobram perdem-se
quidditch-match-help-formation = onde se colocam as peças: a formação habitual; c1 b3 coloca uma peça
quidditch-match-help-put = pôr a Quaffle neste espaço, quando já não tens Keeper
quidditch-match-help-quaffle = a Quaffle; { $bludger } uma Bludger: num espaço, ou com a peça antes dela
quidditch-match-help-lap = até onde um Seeker já voou na volta
