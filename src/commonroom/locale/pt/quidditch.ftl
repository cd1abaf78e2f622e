### O jogo de cartas de Quidditch na página, em português. As opções, as recusas e as regras estão em quidditch-rules.ftl.

## O jogo

quidditch-score =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
quidditch-house-gryffindor = Gryffindor
quidditch-house-slytherin = Slytherin
quidditch-wish-house = Casa
quidditch-bot-greedy = Avalia o que cada carta vale nesse momento e, de vez em quando, faz bluff.
quidditch-bot-patient = Guarda as cartas que podem decidir a Snitch e nunca faz bluff.

## Cartas

quidditch-role-chaser = Chaser
    .the = o Chaser
quidditch-role-keeper = Keeper
    .the = o Keeper
quidditch-role-beater = Beater
    .the = o Beater
quidditch-role-seeker = Seeker
    .the = o Seeker
quidditch-card-leg_locker = Pernas Presas
    .short = Pernas Presas
    .the = as Pernas Presas
quidditch-card-jelly_legs = Pernas de Gelatina
    .short = Pernas Gelatina
    .the = as Pernas de Gelatina
quidditch-card-disarm = Feitiço de Desarmar
    .short = Desarmar
    .the = o Feitiço de Desarmar
quidditch-card-confund = Feitiço Confundus
    .short = Confundus
    .the = o Feitiço Confundus
quidditch-card-impediment = Maldição de Impedimento
    .short = Impedi- mento
    .the = a Maldição de Impedimento
quidditch-card-summon = Feitiço de Convocação
    .short = Convocação
    .the = o Feitiço de Convocação
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Blatching
    .short = Blatching
    .the = o Blatching
quidditch-card-cobbing = Cobbing
    .short = Cobbing
    .the = o Cobbing
quidditch-card-referee = Árbitro
    .short = Árbitro
    .the = o Árbitro

## Bolas

quidditch-ball-Q = Quaffle
    .the = a Quaffle
    .at = junto à Quaffle
    .from = da Quaffle
quidditch-ball-BL1 = Bludger I
    .the = a Bludger I
    .at = junto à Bludger I
    .from = da Bludger I
quidditch-ball-BL2 = Bludger II
    .the = a Bludger II
    .at = junto à Bludger II
    .from = da Bludger II
quidditch-ball-SN = Snitch Dourada
    .the = a Snitch Dourada
    .at = junto à Snitch Dourada
    .from = da Snitch Dourada
quidditch-at-some-ball = junto a uma bola à tua escolha
    .from = de uma bola à tua escolha

## O que fazem as cartas especiais

quidditch-effect-lower =
    { $who ->
        [you] A tua carta { $at } vale menos { $amount }.
       *[other] A carta de { $name } { $at } vale menos { $amount }.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] O teu Keeper junto à Quaffle fica fora de combate.
       *[other] O Keeper de { $name } junto à Quaffle fica fora de combate.
    }
quidditch-effect-strip =
    { $who ->
        [you]
            { $amount ->
                [one] Perdes uma carta da mão, ao acaso.
               *[other] Perdes { $amount } cartas da mão, ao acaso.
            }
       *[other]
            { $amount ->
                [one] { $name } perde uma carta da mão, ao acaso.
               *[other] { $name } perde { $amount } cartas da mão, ao acaso.
            }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Afastam-te { $from }: ali não conta nenhuma carta tua.
       *[other] Afastam { $name } { $from }: ali nenhuma das suas cartas conta.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Recuperas do teu descarte: { $card }.
           *[other] { $name } recupera do descarte: { $card }.
        }
       *[no] { $who ->
            [you] Recuperas do teu descarte a carta que quiseres.
           *[other] { $name } recupera uma carta do descarte.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Ganhas a Quaffle de imediato.
       *[other] { $name } ganha a Quaffle de imediato.
    }
quidditch-effect-counter = Só como resposta: anula a maldição ou o feitiço que acabou de ser jogado, incluindo outro contrafeitiço.
quidditch-effect-cancel_foul = Só como resposta: anula a falta que acabou de ser jogada.
quidditch-modes = O que deve fazer a carta?
quidditch-mode-lower = Baixar uma carta em { $amount }
quidditch-mode-keeper = Travar o Keeper
quidditch-mode-strip = Cartas da mão: { $amount }
quidditch-mode-push_off = Afastar
quidditch-mode-retrieve = Recuperar uma carta

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Maldição
quidditch-kind-spell = Feitiço
quidditch-kind-foul = Falta
quidditch-kind-referee = Resposta
quidditch-for-chaser = Para a Quaffle: o valor mais alto marca 10.
quidditch-for-keeper = Defende a Quaffle de qualquer carta que não seja mais alta.
quidditch-for-beater = Junto a uma Bludger vence todos os outros.
quidditch-for-seeker = Só um Seeker apanha a Snitch: 150 pontos e o jogo acaba.
quidditch-foot-beater = Bludgers
quidditch-or = ou
quidditch-when-laid = Com as cartas colocadas
quidditch-when-ball = Com uma bola em jogo
quidditch-when-speak = Sempre que for a tua vez de falar
quidditch-when-reveal = Após a revelação da Quaffle
quidditch-when-answer = Como resposta
quidditch-when-foul = Como resposta a uma falta

## Beside the log: what counts at each ball

quidditch-counts = O que conta
quidditch-counts-Q = Quaffle 10
    .what = O valor mais alto. Um Keeper igual defende.
quidditch-counts-BL = Bludger
    .what = O Beater vence. Quem perde larga uma carta.
quidditch-counts-SN = Snitch 150
    .what = Só Seekers. Acaba o jogo.
quidditch-led =
    { $who ->
        [you] Ronda { $round }, és o líder
       *[other] Ronda { $round }, líder: { $name }
    }
quidditch-deck-snitch = A Snitch ainda está lá dentro.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Jogar { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Jogar { $card }…
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } não conta { $at }: é um bluff.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Agora?
quidditch-inspect-does = O que faz
quidditch-inspect-stops = O que a pode parar
quidditch-inspect-down = Colocada virada para baixo
quidditch-inspect-yes = Sim, pode ser jogada.
quidditch-inspect-lay = Sim, coloca-a junto a uma bola.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Nada.
quidditch-down-special = Não conta: é um bluff.
quidditch-down-chaser = Conta junto à Quaffle; noutro sítio é um bluff.
quidditch-down-keeper = Conta junto à Quaffle; noutro sítio é um bluff.
quidditch-down-beater = Conta junto a uma Bludger e, pelo valor, junto à Quaffle.
quidditch-down-seeker = Conta junto à Snitch e, pelo valor, junto à Quaffle.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Jogas { $card }
       *[other] { $name } joga { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Respondes: { $card }
       *[other] { $name } responde: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Deixas acontecer
       *[other] { $name } deixa acontecer
    }
quidditch-scene-stamp = Anulada
quidditch-scene-lost = Perdida
quidditch-scene-stopped = { $card }: carta anulada
quidditch-scene-works = { $card } tem efeito
quidditch-scene-used-up = As duas cartas ficam gastas.
quidditch-scene-caught = A Snitch foi apanhada

## A mesa

quidditch-pitch = O campo
quidditch-pitch-deck =
    { $count ->
        [one] Baralho do campo: { $count } carta
       *[other] Baralho do campo: { $count } cartas
    }
quidditch-chase = Perseguição final: os dois têm de disputar a Snitch!
quidditch-your-hand = As tuas cartas
quidditch-hand-empty = A tua mão está vazia.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, vai ser colocada
        [usable] { $card }, pode ser jogada agora
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] A tua mão: { $count }
       *[other] Mão de { $name }: { $count }
    }
quidditch-pick-slot = Carta { $slot }
quidditch-draw-pile =
    { $who ->
        [you] O teu baralho da casa: { $count }
       *[other] Baralho da casa de { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] O teu descarte está vazio
           *[other] O teu descarte: { $count }, em cima { $card }
        }
       *[other] { $count ->
            [0] O descarte de { $name } está vazio
           *[other] Descarte de { $name }: { $count }, em cima { $card }
        }
    }
quidditch-discards = Descartes
quidditch-discards-none = Ainda não há cartas.
quidditch-discards-hidden =
    { $count ->
        [one] mais { $count } carta por baixo
       *[other] mais { $count } cartas por baixo
    }
quidditch-hits =
    { $count ->
        [one] { $count } golpe
       *[other] { $count } golpes
    }
quidditch-used =
    { $who ->
        [you] Cartas especiais que jogaste nesta ronda
       *[other] Cartas especiais que { $name } jogou nesta ronda
    }
quidditch-mark-pushed = afastado
quidditch-spot =
    { $state ->
        [contested] { $ball }, em disputa.
        [free] { $ball }, em campo.
       *[absent] { $ball }, não está em campo.
    }
quidditch-spot-card =
    { $who ->
        [you]
            { $state ->
                [pushed] Afastaram-te.
                [hidden] A tua carta está virada para baixo.
               *[known] A tua carta: { $card }.
            }
       *[other]
            { $state ->
                [pushed] Afastaram { $name }.
                [hidden] A carta de { $name } está virada para baixo.
               *[known] Carta de { $name }: { $card }.
            }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Vais disputá-la.
       *[other] { $name } vai disputá-la.
    }
quidditch-spot-counts = Agora só vale { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Vale menos { $amount }: { $card }.
       *[no] Vale menos { $amount }.
    }
quidditch-spot-keeper-out = Fora de combate.
quidditch-spot-nobody = Ninguém a ganhou.
quidditch-spot-won =
    { $who ->
        [you] Ganhaste-a tu.
       *[other] { $name } ganhou-a.
    }

## Os momentos de uma ronda

quidditch-phase-W1 = Início
quidditch-phase-DECLARE = Declarações
quidditch-phase-DECLARE_LEADER = Declarações
quidditch-phase-DECLARE_SECOND = Declarações
quidditch-phase-W2 = Antes da colocação
quidditch-phase-LAY = Colocação das cartas
quidditch-phase-W3 = Todas as cartas estão colocadas
quidditch-phase-ORDER = Ordem das bolas
quidditch-phase-W4 = Após a revelação { $at }
quidditch-phase-PICK = Escolha de uma carta
quidditch-phase-W5 = Após o resultado { $at }
quidditch-phase-GAME_OVER = Fim

## O que fazer agora

quidditch-prompt-over = O jogo terminou.
quidditch-prompt-window-lit = Toca numa carta iluminada para a jogar, ou passa.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Podes jogar { $card }, ou passar.
quidditch-prompt-passed = Passaste, mas para já ainda podes jogar uma carta.
quidditch-prompt-only-pass = Agora não tens nada para jogar.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nada para jogar: passas automaticamente até as cartas estarem na mesa.
       *[round] Nada para jogar: passas automaticamente até à próxima ronda.
    }
quidditch-prompt-passing = Passas automaticamente até à revelação.
quidditch-prompt-declare = Toca nas bolas que queres disputar.
quidditch-prompt-declare-these = Disputas { $balls }.
quidditch-prompt-order = És o líder: toca nas bolas pela ordem em que as queres resolver.
quidditch-prompt-order-ready = Resolvê-las por esta ordem?
quidditch-prompt-lay = Toca numa carta e depois na sua bola.
quidditch-prompt-lay-at = { $card }: toca numa bola.
quidditch-prompt-lay-ready = Cada bola tem a sua carta. Colocá-las?
quidditch-prompt-decided = Decidido. Podes mudar de ideias até { $name } também decidir.
quidditch-prompt-pick = Toca numa das cartas de { $name } para a descartar.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: escolhe o efeito.
quidditch-prompt-ball = { $card }: { $does } Toca numa bola.
quidditch-prompt-take = { $card }: { $does } Escolhe a carta.
quidditch-prompt-not-now = { $card }: { $does } Agora não se pode jogar.
quidditch-prompt-cancels = { $card } anula { $cancels }.
quidditch-prompt-for-laying = { $card }: coloca-a junto a uma bola quando for altura. Agora não se pode jogar.
quidditch-prompt-sent = Um momento…
quidditch-prompt-race = O mais rápido joga primeiro.
quidditch-prompt-both = Os dois jogadores decidem em segredo.
quidditch-prompt-speaks = { $name } pode jogar uma carta especial.
quidditch-prompt-decides = À espera que { $name } decida.
quidditch-choose-card-first = Escolhe primeiro uma carta.
quidditch-autopass = Passar automaticamente quando não tenho nada para jogar
quidditch-takes = O teu descarte
quidditch-do-play = Jogar
quidditch-do-put-back = Devolver
quidditch-do-pass = Passar
quidditch-do-pass-on = Passar até à revelação
quidditch-do-stop-passing = Parar de passar
quidditch-do-declare =
    { $count ->
        [one] Disputá-la
       *[other] Disputá-las
    }
quidditch-do-declare-none = Não disputar nenhuma
quidditch-do-lay = Colocar as cartas
quidditch-do-follow = Seguir a dica
quidditch-do-order = Confirmar a ordem
quidditch-do-cancel = Anular com { $with }
quidditch-do-let-be = Deixar acontecer

## Uma carta especial espera resposta

quidditch-answer-played =
    { $who ->
        [you] Jogas { $card }.
       *[other] { $name } joga { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Anulas { $cancels } com { $card }.
       *[other] { $name } anula { $cancels } com { $card }.
    }
quidditch-answer-works = Sem resposta: { $does }
quidditch-answer-fails = Sem resposta: { $card } não tem efeito.
quidditch-answer-waiting = { $name } pode responder.
# $card is what could be cancelled.
quidditch-answer-can = Anula { $card } ou deixa acontecer.
quidditch-answer-only-pass = Não tens nenhuma carta que anule { $card }: só podes passar.
quidditch-answer-nothing = Não tens nenhuma carta que anule { $card }: a passar…

quidditch-hint-play = Um bot jogaria { $card }.
quidditch-hint-play-at = Um bot jogaria { $card } { $at }.
quidditch-hint-declare = Um bot disputaria { $balls }.
quidditch-hint-declare-none = Um bot não disputaria nenhuma.
quidditch-hint-lay = Um bot colocaria { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Um bot escolheria esta ordem: { $balls }.
quidditch-hint-pass = Um bot passaria.

## Notas ao lado de um jogador

quidditch-note-passed = passou
quidditch-note-decided = já decidiu

## O que aconteceu

quidditch-log-round =
    { $who ->
        [you] Ronda { $round }: és o líder.
       *[other] Ronda { $round }: o líder é { $name }.
    }
quidditch-log-drawn =
    { $who ->
        [you] Revelas { $the }.
       *[other] { $name } revela { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Um golo oferecido a ti!
       *[other] Um golo oferecido a { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Revelas uma bola que não cabe em campo.
       *[other] { $name } revela uma bola que não cabe em campo.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } carta de campo passa a ser o novo baralho do campo.
       *[other] { $count } cartas de campo são baralhadas e formam um novo baralho do campo.
    }
quidditch-log-chase = O baralho do campo acabou: começa a perseguição final à Snitch!
quidditch-log-window =
    { $window ->
        [W1] Início.
        [W2] Antes da colocação.
        [W3] Todas as cartas estão colocadas.
        [W4] Após a revelação { $at }.
       *[W5] Após o resultado { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Passas.
       *[other] { $name } passa.
    }
quidditch-log-declared =
    { $who ->
        [you] Disputas { $balls }.
       *[other] { $name } disputa { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Não disputas mais nenhuma bola.
       *[other] { $name } não disputa mais nenhuma bola.
    }
quidditch-log-decided =
    { $who ->
        [you] Decidiste.
       *[other] { $name } decidiu.
    }
quidditch-log-decided-again = Mudas de ideias.
quidditch-log-laid =
    { $count ->
        [one] { $name } coloca uma carta: { $balls }.
       *[other] { $name } coloca { $count } cartas: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Colocas { $cards }.
       *[other] { $name } coloca { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Não colocas nada.
       *[other] { $name } não coloca nada.
    }
quidditch-log-order =
    { $who ->
        [you] Escolhes a ordem: { $balls }.
       *[other] { $name } escolhe a ordem: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] tu { $card }
           *[none] tu sem carta
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } sem carta
        }
    }
quidditch-log-special =
    { $who ->
        [you] Jogas { $card }.
       *[other] { $name } joga { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Jogas { $card } { $at }.
       *[other] { $name } joga { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Anulas { $cancels } com { $card }.
       *[other] { $name } anula { $cancels } com { $card }.
    }
quidditch-log-cancelled = { $card } não tem efeito.
quidditch-log-lowered =
    { $who ->
        [you] A tua carta { $at } vale menos { $amount }.
       *[other] A carta de { $name } { $at } vale menos { $amount }.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] O teu Keeper fica fora de combate.
       *[other] O Keeper de { $name } fica fora de combate.
    }
quidditch-log-stripped =
    { $who ->
        [you] Perdes { $card } da mão.
       *[other] { $name } perde { $card } da mão.
    }
quidditch-log-pushed =
    { $who ->
        [you]
            { $had ->
                [card] Afastam-te { $from }, e { $card } vai para o descarte.
               *[nothing] Afastam-te { $from }.
            }
       *[other]
            { $had ->
                [card] Afastam { $name } { $from }, e { $card } vai para o descarte.
               *[nothing] Afastam { $name } { $from }.
            }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Recuperas { $card }.
       *[other] { $name } recupera { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Ganhas { $the }.
           *[other] Ganhas { $the }: { $points } pontos!
        }
       *[other] { $points ->
            [0] { $name } ganha { $the }.
           *[other] { $name } ganha { $the }: { $points } pontos!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Defesa! Ninguém ganha { $the }.
        [equal] Valores iguais: ninguém ganha { $the }.
       *[other] Ninguém ganha { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Uma Bludger atinge-te!
       *[other] Uma Bludger atinge { $name }!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] O teu descarte passa a ser o teu novo baralho da casa ({ $count }).
       *[other] O descarte de { $name } passa a ser o seu novo baralho da casa ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Compras { $cards }.
       *[other] { $name } compra { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } compra uma carta.
       *[other] { $name } compra { $count } cartas.
    }
quidditch-log-conceded =
    { $who ->
        [you] Desistes.
       *[other] { $name } desiste.
    }

## O fim

quidditch-end-title-won = Ganhaste!
# To the person who has not won.
quidditch-end-title-lost = { $name } chegou primeiro
quidditch-end-title-name = { $name } ganha
quidditch-end-title-draw = Empate
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Já não havia bola para disputar.
        [round_limit] Foi a última ronda.
       *[other] O jogo acabou.
    }
quidditch-end-caught =
    { $who ->
        [you] Apanhaste a Snitch com { $card }.
       *[other] { $name } apanhou a Snitch com { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Até aí ias à frente, { $mine } a { $yours }.
quidditch-end-won =
    { $reason ->
        [concession] { $house } ganha ({ $name }): a outra casa desiste.
        [snitch] A Snitch foi apanhada. { $house } ganha ({ $name }), { $mine } a { $yours }.
        [no_balls] Já não há bolas. { $house } ganha ({ $name }), { $mine } a { $yours }.
        [round_limit] Foi a última ronda. { $house } ganha ({ $name }), { $mine } a { $yours }.
       *[other] { $house } ganha ({ $name }), { $mine } a { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] A Snitch foi apanhada e o jogo acaba empatado, { $mine } a { $yours }.
       *[other] O jogo acaba empatado, { $mine } a { $yours }.
    }
quidditch-figure-points = Pontos
quidditch-figure-quaffles = Quaffles
quidditch-figure-free-goals = Golos oferecidos
quidditch-figure-snitch = Snitch Dourada
quidditch-figure-hits = Golpes de Bludger
quidditch-figure-specials = Cartas especiais jogadas
quidditch-figure-answers = Cartas anuladas
quidditch-figure-rounds = Rondas

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] deu-te a Quaffle contra { $card } na ronda { $round }: a tua vitória mais clara.
       *[other] deu a Quaffle a { $name } contra { $card } na ronda { $round }: a vitória mais clara.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] travou { $card } por ti na ronda { $round }, mesmo a tempo.
       *[other] travou { $card } por { $name } na ronda { $round }, mesmo a tempo.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = na ronda { $round }: { $does }
quidditch-fact-run = { $count } Quaffles
    .what =
        { $who ->
            [you] seguidas foram tuas, a partir da ronda { $round }.
           *[other] seguidas foram de { $name }, a partir da ronda { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Um golo oferecido
       *[other] { $count } golos oferecidos
    }
    .what =
        { $who ->
            [you] para ti, sem jogar uma carta.
           *[other] para { $name }, sem jogar uma carta.
        }
quidditch-fact-hits =
    { $count ->
        [one] Uma Bludger
       *[other] { $count } Bludgers
    }
    .what =
        { $who ->
            [you] para ti, e continuaste a voar.
           *[other] para { $name }, graças a ti.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Uma ronda
       *[other] { $count } rondas
    }
    .what = de vassouras, bolas e bluffs.

## Além das jogadas

quidditch-aside-concede = Desistir
    .question = Desistir? Ganha então a outra casa, seja qual for o resultado.

## Nomes das opções

quidditch-group-answers = Cartas especiais e respostas
quidditch-group-laying = Declarar e colocar
quidditch-group-balls = As bolas
quidditch-group-end = Fim do jogo
quidditch-group-pace = Ritmo
quidditch-group-cards = Cartas

quidditch-option-timing_mode = Quem age primeiro
    .value-priority = À vez
    .value-race = O mais rápido
quidditch-option-race_window_seconds = Segundos por corrida
quidditch-option-counter_chain = Os contrafeitiços podem ser anulados
quidditch-option-counter_scope = Os contrafeitiços anulam
    .value-spells_jinxes = Maldições e feitiços
    .value-all_specials = Todas as cartas especiais
quidditch-option-reserve_owed_cards = Guardar as cartas que é preciso colocar
quidditch-option-min_pass_ms = Tempo mínimo para passar (milissegundos)
quidditch-option-declare_mode = Declarações
    .value-leader_first = Primeiro o líder
    .value-simultaneous = Os dois em segredo
quidditch-option-aside_only_without_player_cards = Bluff na Quaffle só sem cartas de jogador
quidditch-option-order_timing = A ordem é escolhida
    .value-after_lay = Depois da colocação
    .value-before_lay = Antes da colocação
quidditch-option-order_mode = O líder escolhe
    .value-full = A ordem completa
    .value-stepwise = Uma bola de cada vez
quidditch-option-reveal_mode = As cartas são reveladas
    .value-per_ball = Bola a bola
    .value-all_at_once = Todas de uma vez
quidditch-option-keeper_wins_unopposed = Um Keeper sem oposição ganha a Quaffle
quidditch-option-bludger_pick = Ser atingido custa
    .value-random = Uma carta ao acaso
    .value-blind_slot = Uma carta que o adversário escolhe às cegas
quidditch-option-recycle_bludgers = As Bludgers voltam
quidditch-option-finish_round_after_snitch = Acabar a ronda depois da captura
quidditch-option-final_chase = Perseguição final à Snitch
quidditch-option-tie_break = Em caso de empate
    .value-draw = Fica empatado
    .value-catcher_wins = Ganha quem apanhou a Snitch
quidditch-option-round_limit = Número máximo de rondas
quidditch-option-penalty_needs_player_card = Um penálti exige uma carta de jogador tua
quidditch-option-discard_view = O descarte do adversário
    .value-full = À vista
    .value-top_only = Só a carta de cima
quidditch-option-deck_data = Baralhos próprios (ficheiro TOML ou JSON)
    .seen = Baralhos
    .nameless = trazidos pelo anfitrião
