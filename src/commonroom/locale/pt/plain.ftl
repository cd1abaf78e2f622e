### Any game without a face of its own, in Portuguese: the frame around what the game itself says.

plain-about = Um jogo que aqui se joga com texto, sem imagens.

## At the table

plain-your-turn = É a tua vez: o que fazes?
plain-waiting = À espera de { $names }.
plain-waiting-others = À espera dos outros.
# $action is what a bot would do, as its button says it.
plain-hint = Um bot escolheria: { $action }
plain-actions = O que podes fazer
plain-board = O tabuleiro
plain-board-large = Ver o tabuleiro em tamanho real
plain-board-alone = Abrir só o tabuleiro

## What a view says

plain-table = A mesa
plain-none = nada
plain-nobody = ninguém
# Cards of which only the backs are seen.
plain-hidden =
    { $count ->
        [0] { $count } viradas para baixo
        [one] { $count } virada para baixo
       *[other] { $count } viradas para baixo
    }
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Equipa { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Ganhaste
plain-end-title-names =
    { $count ->
        [one] { $names } ganha
       *[other] { $names } ganham
    }
plain-end-title-draw = Ninguém ganha
plain-end-concession = O outro lado desistiu
plain-aside-question = { $action }: tens a certeza?

## Words that many games use

plain-key-card = Carta
plain-key-cards = Cartas
plain-key-count = Número
plain-key-dealer = Dá as cartas
plain-key-deck = Baralho
plain-key-discards = Descartes
plain-key-hand = A tua mão
plain-key-hands = Cartas na mão
plain-key-leader = Abre
plain-key-phase = Fase
plain-key-player = Jogador
plain-key-points = Pontos
plain-key-round = Ronda
plain-key-score = Pontuação
plain-key-scores = Pontuação
plain-key-seat = Jogador
plain-key-to = Para
plain-key-turn = Vez
