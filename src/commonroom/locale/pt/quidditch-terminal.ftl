### The Quidditch card game in the terminal, in Portuguese: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] mão { $hand }, monte { $deck }, descartes { $discard }
       *[other] mão { $hand }, monte { $deck }, descartes { $discard } (em cima { $top })
    }
quidditch-player-won = ganhou: { $cards }
quidditch-player-played = jogou: { $cards }
quidditch-player-known = sabe-se que tem { $cards }
quidditch-put-away = Fora de jogo: { $cards }
quidditch-free-goal = golo oferecido
quidditch-no-ball = Não há nenhuma bola no campo.
quidditch-your-word = É a tua vez.
quidditch-prompt-window = Joga uma carta especial ou passa.
# What a card in hand would do if it were played now.
quidditch-hand-now = AGORA: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Disputar { $balls }
quidditch-choice-several = várias delas
quidditch-choice-order = por essa ordem; as outras vêm no fim
quidditch-choice-back = uma das cartas viradas
quidditch-choice-each = uma carta para cada bola: { $balls }
quidditch-choice-lay = esta carta { $at }
quidditch-choice-name = diz a bola, porque as cartas não chegam para todas
quidditch-choice-pp = continuar a passar, até poderes fazer mais
quidditch-choice-ppp = continuar a passar, até teres de decidir

## Questions; what is typed stands behind them

quidditch-ask-declare = Que bolas disputas?
quidditch-ask-lay = A tua carta { $at }:
quidditch-ask-order = Que bola vem primeiro?
quidditch-ask-pick = Que carta perde o outro?
quidditch-ask-how = { $card }: como?
quidditch-ask-answer = A tua resposta (? para ajuda):
quidditch-ask-word = O que fazes (? para ajuda)?

## Answers to what leads nowhere

quidditch-say-declare = Escreve n para nenhuma, ou as bolas que disputas, como 1 ou b1 ou 1 2.
quidditch-say-order = Escreve as bolas pela ordem em que se jogam, como 2 1 ou sn q.
quidditch-say-too-many = São mais cartas do que bolas.
quidditch-say-which-card = E que carta? Escreve a bola e a carta, como q 3.
quidditch-say-not-like-that = Essa carta não se joga assim; escreve o número dela para ver como.
quidditch-say-no-card = Isso não é uma carta: escreve um número de 1 a { $most } ou o início de um nome; ? explica.
quidditch-say-taken = A carta { $number } já está escolhida.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Coloca cartas viradas para baixo junto às bolas; depois revelam-se, bola a bola. Junto à Quaffle, o valor mais alto ganha 10 pontos, a não ser que um Keeper defenda. Junto a uma Bludger, um Beater atinge quem não tem nenhum. Só um Seeker apanha a Snitch: 150 pontos, e o fim. Entre estes passos podem jogar-se cartas especiais, e responder.
quidditch-help-pass = passar; se uma carta espera a tua resposta: deixar acontecer
quidditch-help-pp = continuar a passar, até uma carta te esperar, poderes jogar uma ou teres de decidir
quidditch-help-ppp = continuar a passar, mesmo com uma carta jogável, até uma carta esperar ou teres de decidir
quidditch-help-card = a tua terceira carta: coloca-a, joga-a ou responde com ela
quidditch-help-name = ou o início do nome; também com o valor: ch9
    .keys = imped
quidditch-help-way = uma carta especial e como: a bola (q, b1, b2, sn), o efeito (lower, keeper), a carta que recupera
    .keys = imped q
quidditch-help-lay = a tua quarta carta na primeira bola, a primeira na segunda; também q 4 b1 1
quidditch-help-none = não disputar mais nenhuma bola; b1 sn, ou 1 2: estas
quidditch-help-order = a ordem das bolas, quando és o líder; as outras vêm no fim
quidditch-help-back = devolver a carta em que pegaste
    .keys = Enter
quidditch-help-discards = ver os descartes
quidditch-help-down = uma carta virada para baixo; entre parênteses: a tua
quidditch-help-lowered = um valor reduzido; { $out } um Keeper travado; { $void } sem carta, ou uma que não conta
quidditch-help-ball = uma bola que ainda ninguém disputa; entre { $fresh } e ◂: decide-se agora
