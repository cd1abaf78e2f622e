### The Quidditch card game in one minute, in Portuguese: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = As bolas entram em jogo
    .text = Em cada ronda, o líder revela uma: Quaffle, Bludger ou Snitch.
quidditch-minute-lay = Coloca virada para baixo
    .text = Na Quaffle, ambos colocam uma carta. Nas outras escolhe-se; se um vai, colocam os dois. Qualquer carta pode ser bluff.
quidditch-minute-quaffle = A mais alta leva a Quaffle
    .text = Vale 10 pontos. Mas um Keeper que não seja mais baixo defende-a, e ninguém marca.
quidditch-minute-bludger = Na Bludger mandam os Beaters
    .text = Um Beater vence todos os outros. Quem é atingido perde uma carta.
quidditch-minute-special = Maldições, faltas, respostas
    .text = As cartas especiais mudam o que está na mesa. Outras anulam-nas: Finite trava a magia, o Árbitro trava as faltas.
quidditch-minute-snitch = A Snitch acaba com o jogo
    .text = Só um Seeker a apanha: 150 pontos, e acabou. Ganha quem tiver mais pontos.
# The line below the pictures.
quidditch-minute-count = O que conta
    .text = Quaffle 10 · Golo oferecido 10 · Snitch 150 · Bludgers 0, mas custam cartas.
