### Sequence on the page, in Portuguese. Options, refusals and rules are in sequence-rules.ftl.
### For "pt" the plural category "one" holds 0 as well; where 0 can occur, it has a variant of its own.

## The game

# A switch before a quick start.
sequence-quick-switch = Comprar tu as cartas
    .about = Compra uma carta do monte depois de cada jogada. Se te esqueceres, ficas sem ela.
sequence-goal =
    { $target ->
        [one] { $target } sequência dá a vitória
       *[other] { $target } sequências dão a vitória
    }
sequence-score =
    { $target ->
        [one] { $made } de { $target } sequência
       *[other] { $made } de { $target } sequências
    }
sequence-cards-left =
    { $count ->
        [0] { $count } cartas na mão
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }

# Sides are called by the colour of their chips, as by a name: "Blue wins".
# All of these are masculine and stand with the article: "o Azul", "do Azul".
sequence-side-blue = Azul
sequence-side-green = Verde
sequence-side-red = Vermelho
sequence-side-gold = Dourado
sequence-side-onyx = Ónix
sequence-side-silver = Prateado

## Cards

# The whole name of a card, as it is spoken: "king of hearts".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] valete
        [Q] dama
        [K] rei
        [A] ás
       *[other] { $rank }
    } de { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }
# The same with the houses of the Harry Potter edition.
sequence-card-of-house =
    { $rank ->
        [J] valete
        [Q] dama
        [K] rei
        [A] ás
       *[other] { $rank }
    } de { $suit ->
        [S] Ravenclaw
        [H] Hufflepuff
        [D] Gryffindor
       *[C] Slytherin
    }
sequence-house-S = Ravenclaw
sequence-house-H = Hufflepuff
sequence-house-D = Gryffindor
sequence-house-C = Slytherin

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = jóquer
sequence-mark-remove = retira
sequence-mark-dead = nula
sequence-mark-one = 1 espaço
sequence-mark-two = 2 espaços
sequence-pile-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
sequence-last-played = Última jogada
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = As tuas cartas
sequence-hand-empty = A tua mão está vazia.
sequence-open-hands = Mãos à vista
# Stands before one of the three ways to sort.
sequence-sort = Ordenar
sequence-sort-suit = por naipe
sequence-sort-rank = por valor
sequence-sort-playable = jogáveis primeiro

## Board and piles

sequence-board = O tabuleiro. Move-te com as setas e carrega em Enter para jogar a carta escolhida.
# A space in words for screen readers: "f7, king of hearts, chip of Blue in a sequence, can be played".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, canto, conta para todos
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , ficha do { $side }
        [locked] , ficha do { $side } numa sequência
       *[none] { "" }
    }{ $playable ->
        [yes] , pode ser jogado
        [with] , pode ser jogado com { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [0] Monte de compra, { $count } cartas
        [one] Monte de compra, { $count } carta
       *[other] Monte de compra, { $count } cartas
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [0] Monte de compra, { $count } cartas: podes comprar
        [one] Monte de compra, { $count } carta: podes comprar
       *[other] Monte de compra, { $count } cartas: podes comprar
    }
# The same as one short word on the pile itself.
sequence-mark-draw = comprar
sequence-discards = Cartas jogadas
# $card is the card on top.
sequence-discards-last = Cartas jogadas, { $card } por cima
sequence-discards-none = Ainda não há cartas.

## What to do now

sequence-prompt-card = É a tua vez: escolhe uma carta.
sequence-prompt-cell = { $card }: escolhe um espaço iluminado.
sequence-prompt-wild = { $card } vai para qualquer espaço livre.
sequence-prompt-remove = { $card }: escolhe uma ficha para retirar.
sequence-prompt-again = { $card }: toca outra vez para a jogar.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Espaços iluminados: { $cells }.
sequence-prompt-dead = { $card }: carta nula, podes trocá-la.
sequence-prompt-nowhere = Agora não há nenhum espaço para { $card }.
sequence-prompt-choose-line = A tua linha tem mais de cinco: escolhe os cinco que formam a sequência.
sequence-prompt-line = { $line }: toca para a escolher.
sequence-prompt-forfeit = A tua equipa foi apanhada a dar ajudas: escolhe uma carta para entregar.
sequence-prompt-forfeit-sure = Toca outra vez na carta para a entregar.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = A tua carta nova está no monte.
sequence-prompt-pass = Não podes jogar nem trocar nenhuma carta.
sequence-prompt-over = O jogo terminou.
# The person has made a move that is not answered yet.
sequence-prompt-sent = A enviar a tua jogada…
sequence-prompt-penalty = À espera que { $name } entregue uma carta.
sequence-prompt-watching = É a vez de { $name }.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] É a vez de { $name }.
        [1] É a vez de { $name }, depois és tu.
       *[other] É a vez de { $name }; jogam { $others } antes de ti.
    }
sequence-not-your-turn = Não é a tua vez.
sequence-no-card-plays = Agora não podes jogar nenhuma das tuas cartas em { $cell }.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Um canto conta para todos: não leva ficha.
sequence-why-chip = Já há aqui uma ficha do { $side }.
sequence-why-locked = Esta ficha do { $side } faz parte de uma sequência e não sai.
# With a jack that takes chips off.
sequence-why-own = Esta ficha é tua: só podes retirar as dos outros.
sequence-why-no-chip = Aqui não há nenhuma ficha para retirar.
sequence-why-not-held = Aqui só serve { $shown } ou um valete jóquer, e não tens nem um nem outro.
sequence-why-other-card = Este espaço pede { $shown }, não { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Agora?
sequence-inspect-does = O que faz
sequence-inspect-where = Para onde vai
sequence-inspect-yes = Sim, pode ser jogada.
sequence-inspect-dead = É nula: troca-a por outra.
sequence-inspect-dead-later = É nula. Na tua vez podes trocá-la.
sequence-inspect-does-card = Põe a tua ficha num espaço livre que a mostre.
sequence-inspect-does-place = Dois olhos: põe a tua ficha em qualquer espaço livre.
sequence-inspect-does-remove = Um olho: retira uma ficha adversária, mas não de uma sequência.
sequence-inspect-many = { $count } espaços à escolha
sequence-inspect-nowhere = Para lado nenhum: os dois espaços estão ocupados.
sequence-inspect-no-chip = Para lado nenhum: não há ficha para retirar.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Libertar { $cell }
       *[place] Jogar em { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Jogar { $card } em { $cell }
sequence-do-hint-exchange = Trocar { $card }
sequence-do-hint-forfeit = Entregar { $card }
sequence-do-exchange = Trocar
sequence-do-draw = Comprar uma carta
sequence-do-pass = Passar
sequence-do-put-back = Devolver
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Escolher { $line } como sequência

sequence-hint-play = Um bot jogaria { $card } em { $cell }.
sequence-hint-exchange = Um bot trocaria { $card }.
sequence-hint-forfeit = Um bot entregaria { $card }.
sequence-hint-choose = Um bot escolheria { $line }.
sequence-hint-draw = Um bot compraria.
sequence-hint-pass = Um bot passaria.

## Notes beside a player

sequence-note-left = saiu
sequence-note-penalty = tem de entregar uma carta
sequence-note-passed = passou
sequence-note-conceding = quer desistir
sequence-note-dealer = dá as cartas

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blue.

sequence-log-round = Ronda { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Cartas para decidir quem começa: { $cards }.
sequence-log-first =
    { $who ->
        [you] Começas tu.
       *[other] Começa { $name }.
    }
sequence-log-deals =
    { $who ->
        [you] Dás tu as cartas.
       *[other] { $name } dá as cartas.
    }
sequence-log-played =
    { $who ->
        [you] Jogas { $card } em { $cell }.
       *[other] { $name } joga { $card } em { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Jogas o jóquer { $card } em { $cell } ({ $shown }).
       *[other] { $name } joga o jóquer { $card } em { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Jogas { $card } e retiras de { $cell } a ficha do { $side }.
       *[other] { $whose ->
            [you] { $name } joga { $card } e retira a tua ficha de { $cell }.
           *[other] { $name } joga { $card } e retira de { $cell } a ficha do { $side }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Compras uma carta.
       *[other] { $name } compra uma carta.
    }
sequence-log-drew-card =
    { $who ->
        [you] Compras { $card }.
       *[other] { $name } compra { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Não compraste a tempo e ficas sem a carta.
       *[other] { $name } não comprou a tempo e fica sem a carta.
    }
sequence-log-exchanged =
    { $who ->
        [you] Trocas a carta nula { $card }.
       *[other] { $name } troca a carta nula { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] A carta jogada passa a ser o novo monte de compra.
       *[other] As { $count } cartas jogadas são baralhadas e formam um novo monte de compra.
    }
sequence-log-passed =
    { $who ->
        [you] Passas.
       *[other] { $name } passa.
    }
sequence-log-sequence =
    { $whose ->
        [you] A tua sequência: { $line }!
       *[other] Sequência do { $side }: { $line }!
    }
sequence-log-long-sequence = Sequência do { $side }: { $line }, de uma linha de { $length }!
sequence-log-broken = A sequência { $line } do { $side } desfaz-se.
sequence-log-choice =
    { $who ->
        [you] A linha tem mais de cinco: escolhe quais os cinco que contam.
       *[other] A linha tem mais de cinco: { $name } escolhe quais os cinco que contam.
    }
sequence-log-claimed =
    { $who ->
        [you] Denuncias que o { $side } deu ajudas.
       *[other] { $name } denuncia que o { $side } deu ajudas.
    }
sequence-log-claim-upheld = A denúncia é aceite: cada jogador do { $side } entrega uma carta.
sequence-log-claim-dismissed = A denúncia contra o { $side } é rejeitada.
sequence-log-forfeited =
    { $who ->
        [you] Entregas { $card }.
       *[other] { $name } entrega { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Cedes o teu lugar a { $substitute }.
       *[other] { $name } cede o seu lugar a { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Sais do jogo.
       *[other] { $name } sai do jogo.
    }
sequence-log-side-out = O { $side } está fora do jogo.
sequence-log-concession =
    { $who ->
        [you] Queres desistir.
       *[other] { $name } quer desistir.
    }
sequence-log-conceded = O { $side } desiste.

## The end

sequence-end-title-won = Ganhaste!
sequence-end-title-side = O { $side } ganha
# A side of one player is called by the name.
sequence-end-title-name = { $name } ganha
sequence-end-title-draw = Ninguém ganha
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } chegou primeiro
       *[side] O { $side } chegou primeiro
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Desta vez a tua linha não se fechou.
        [one] Uma sequência também é tua.
       *[other] { $made } sequências também são tuas.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Completaste { $count ->
            [one] a sequência
           *[other] as sequências
        } { $line } com { $card } em { $cell }.
       *[other] { $name } completou { $count ->
            [one] a sequência
           *[other] as sequências
        } { $line } com { $card } em { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Desistes.
       *[other] { $name } desiste.
    }
sequence-end-forfeit = Não resta mais nenhum lado.
sequence-end-most = O monte de compra acabou: ganha o lado com mais sequências.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Ganhas
        [team] A tua equipa ganha
        [name] { $names } ganha
       *[side] O { $side } ganha ({ $names })
    }{ $reason ->
        [concession] : o outro lado desiste.
        [forfeit] : não resta mais nenhum lado.
        [pile_exhausted] : o monte de compra acabou e ninguém tem mais sequências.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] O jogo acaba empatado: o monte de compra acabou.
        [stalemate] O jogo acaba empatado: já ninguém pode jogar.
        [aborted] O jogo termina sem vencedor: saiu um jogador.
       *[other] O jogo acaba empatado.
    }
sequence-figure-sequences = Sequências
sequence-figure-chips = Fichas no tabuleiro
sequence-figure-plays = Cartas jogadas
sequence-figure-wild = Valetes jóquer jogados
sequence-figure-remove = Fichas retiradas
sequence-figure-dead = Cartas nulas trocadas
sequence-figure-moves = Total de jogadas

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Jogada { $move }
sequence-fact-first =
    { $who ->
        [you] Fechas a primeira linha, { $line }, com { $card }.
       *[other] { $name } fecha a primeira linha, { $line }, com { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Com { $line } empatas.
       *[other] { $name } empata com { $line }.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] O teu { $card } retira a ficha de { $cell }.
       *[other] { $whose ->
            [you] { $name } retira a tua ficha de { $cell } com { $card }.
           *[other] { $name } retira a ficha de { $cell } com { $card }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] ficou na tua mão. Retira uma ficha adversária.
       *[place] ficou na tua mão. Vai para qualquer espaço livre.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] O teu { $card } faz de { $shown } em { $cell }.
       *[other] O { $card } de { $name } faz de { $shown } em { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
    .label = tuas no tabuleiro no fim.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] bastaram, até à última carta do monte.
        [one] bastaram. Restava { $count } carta no monte.
       *[other] bastaram. Restavam { $count } cartas no monte.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Sair do jogo
    .question = Sair do jogo de vez?
sequence-aside-concede = Desistir
    .question = Desistir? O teu lado perde assim que todos os seus jogadores concordarem.
sequence-aside-claim = Denunciar ajudas do { $side }
    .question = Alguém deu uma ajuda proibida a um colega de equipa? Se a denúncia for aceite, cada jogador do { $side } entrega uma carta.
sequence-aside-admit = Admitir
    .question = A tua equipa admite que deu ajudas? Então cada um entrega uma carta.
sequence-aside-uphold = Aceitar a denúncia contra o { $side }
    .question = Decides tu, como anfitrião. Cada jogador do { $side } entrega então uma carta.
sequence-aside-dismiss = Rejeitar a denúncia contra o { $side }
    .question = Decides tu, como anfitrião. A denúncia contra o { $side } fica então sem efeito.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Comprar e trocar
sequence-group-sequences = Sequências e fichas
sequence-group-pile = Quando o monte acaba
sequence-group-teams = Equipas
sequence-group-pace = Saídas

sequence-option-starter = Primeiro jogador de uma equipa
    .value-drawer = Quem tirou a carta
    .value-random_member = Um membro ao acaso
sequence-option-draw_mode = Comprar cartas
    .value-manual = À mão, como no livro de regras
    .value-auto = Automático
sequence-option-draw_grace = Os bots esperam pela compra (segundos)
sequence-option-forgotten_draw = Uma compra esquecida
    .value-edition = Como na edição
    .value-next_action = Perde-se com a ação seguinte
    .value-next_draw = Perde-se após a compra seguinte
    .value-never = Nunca se perde por causa dos outros
sequence-option-exchange_limit = Cartas nulas por turno
    .value-1 = Uma
    .value-unlimited = As que quiseres
sequence-option-jack_exchange = Trocar valetes
    .value-off = Não permitido
    .value-on = Permitido
sequence-option-empty_hand = Mão vazia
    .value-skip = Passa a vez
    .value-draw_one = Compra uma carta
sequence-option-collinear_share = Duas sequências numa linha
    .value-on = Podem partilhar um espaço
    .value-off = Não podem partilhar espaços
sequence-option-long_line_lock = Numa linha longa ficam protegidas
    .value-five = Só as cinco fichas
    .value-whole_line = A linha toda
sequence-option-long_line_choice = Os cinco de uma linha longa
    .value-player = O jogador escolhe
    .value-auto = Os cinco primeiros
sequence-option-pile_exhausted = Monte de compra vazio
    .value-edition = Como na edição
    .value-reshuffle = Baralhar as cartas jogadas
    .value-draw_game = Ninguém ganha
    .value-play_on = Continuar sem comprar
sequence-option-exhaustion_timing = O jogo termina
    .value-on_last_card = Ao comprar a última carta
    .value-on_needed_draw = Quando falta uma carta
sequence-option-exhaustion_tiebreak = Se o monte acabar
    .value-none = É sempre empate
    .value-most_sequences = Ganha quem tiver mais sequências
sequence-option-limit_chips = Número de fichas
    .value-off = Sem limite
    .value-on = As que há na caixa
sequence-option-team_talk = Conversar dentro da equipa
    .value-forbidden = Não permitido
    .value-allowed = Permitido
sequence-option-share_hands = As mãos da equipa
    .value-off = Ocultas
    .value-on = Visíveis para os colegas
sequence-option-coaching_penalty = Penalização por ajudas
    .value-edition = Como na edição
    .value-on = Uma carta
    .value-off = Nenhuma
sequence-option-on_leave = Se um jogador sair
    .value-substitute = Pode entrar um substituto
    .value-skip = A sua vez é saltada
    .value-abort = O jogo termina
sequence-option-breakable_sequences = Desfazer sequências
    .value-off = Não permitido
    .value-on = Com um valete

## Editions on the form: what differs

sequence-edition-classic-2022 = Um baralho novo quando as cartas acabam
sequence-edition-harry-potter-2021 = Casas como naipes, sem conversa em equipa
