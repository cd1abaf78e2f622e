### A Year at Hogwarts at the table, in Portuguese: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Personagem
    .voldemort-returns = Lado e personagem
    .about-voldemort-returns =
        Pettigrew, mais tarde Voldemort, é o lado negro; todos os outros ajudam o Harry.
        Se ninguém o pedir, joga-o o primeiro sem preferência.
        A dois, o outro é sempre o Harry.
# What an edition is, below its name.
hogwarts-edition-year = Um ano letivo com missões, exames e Quidditch: ganha quem tiver mais pontos.
hogwarts-edition-voldemort-returns = Dois lados: os amigos do Harry destroem os Horcruxes, Pettigrew traz Voldemort de volta.
hogwarts-bot-random = Faz qualquer jogada permitida, sem plano nenhum.
hogwarts-bot-easy = Sabe para onde quer ir, mas escapam-lhe coisas, como a toda a gente.
hogwarts-bot-greedy = Vai atrás da missão que mais compensa o caminho e luta quando deve ganhar.
hogwarts-bot-search = Pensa até onde cada jogada pode levar antes de decidir.

## What stands in a view

hogwarts-key-character = Personagem
hogwarts-key-at = Lugar
hogwarts-key-hp = PV
hogwarts-key-points = Pontos
hogwarts-key-missions = Missões
hogwarts-key-done = Missões cumpridas
hogwarts-key-items = Objetos
hogwarts-key-books = Livros
hogwarts-key-spells = Feitiços
hogwarts-key-potions = Poções
hogwarts-key-floo_cards = Cartas de Pó de Floo guardadas
hogwarts-key-floo = Pó de Floo
hogwarts-key-portkey = Botões de Transporte
hogwarts-key-matches = Jogos disputados
hogwarts-key-matches_won = Jogos ganhos
hogwarts-key-beaten = Devoradores da Morte vencidos
hogwarts-key-move_bonus = A somar ao próximo lançamento
hogwarts-key-extra_move_dice = Dados extra no próximo lançamento
hogwarts-key-skips_roll = Não lança no próximo turno
hogwarts-key-waits = Espera pela equipa
hogwarts-key-must_retry = Tem de tentar outra vez
hogwarts-key-spared = Não pode ser atacado
hogwarts-key-way_back = Volta a
hogwarts-key-variant = Variante
hogwarts-key-goal = Missões e pontos para acabar o jogo
hogwarts-key-match_needed = Também é preciso um jogo de Quidditch
hogwarts-key-decks = Cartas nos baralhos
hogwarts-key-mission_pile = Missões no baralho
hogwarts-key-tokens = Objetos no tabuleiro
hogwarts-key-aside = Postos de lado
hogwarts-key-death_eaters = Devoradores da Morte
hogwarts-key-end_called = Alcançou o objetivo
hogwarts-key-destroyed = Horcruxes destruídos
hogwarts-key-returned = Voldemort voltou
hogwarts-key-search = Cartas do baralho em que procuras
hogwarts-key-match = Jogo de Quidditch
hogwarts-key-id = Nome
hogwarts-key-spell = Feitiços
hogwarts-key-potion = Poções
hogwarts-key-to = Para onde
hogwarts-key-token = Ficha
hogwarts-key-leave = Em troca deixas
hogwarts-key-give = Dás
hogwarts-key-want = Recebes
hogwarts-key-house = Casa
hogwarts-key-player = Jogador
hogwarts-key-pawn = Peão
hogwarts-key-foe = Adversário
hogwarts-variant-underage = Feiticeiros menores de idade
hogwarts-variant-qualified = Feiticeiros qualificados
hogwarts-variant-team = Equipa
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = O lado automático
hogwarts-what-floo = Pó de Floo
hogwarts-what-portkey = Botão de Transporte
hogwarts-what-items = Fichas de objeto
hogwarts-what-cards = Cartas viradas para baixo
hogwarts-deck-floo = Pó de Floo
# How somebody came to a place without walking.
hogwarts-how-return = no regresso
hogwarts-how-trip = em viagem
hogwarts-how-flying = a voar
hogwarts-how-knocked_out = fora de combate
hogwarts-how-match = para o jogo
hogwarts-how-ability = por uma habilidade especial
hogwarts-how-effect = por um efeito
hogwarts-how-defeated = depois de uma derrota
hogwarts-how-ritual = para o ritual

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Jogar com { $character }
    .kind = A tua personagem
hogwarts-do-roll = Lançar os dados
hogwarts-do-adjust = Mudar o lançamento: { $by-signed }
    .kind = Mudar o lançamento
    .each = { $by-signed }
hogwarts-do-reroll = Lançar outra vez: dado { $dice-places }
    .kind = Lançar outra vez
    .each = dado { $dice-places }
hogwarts-do-step = Ir para: { $to }
    .kind = Ir para
hogwarts-do-walk = Percorrer todo o caminho: { $path }
    .kind = Caminho inteiro
hogwarts-do-stop = Parar aqui
hogwarts-do-take = Apanhar: { $token }
    .kind = Apanhar
hogwarts-do-pass = Não, continuar
hogwarts-do-wait = Esperar aqui pela equipa
hogwarts-do-play = Jogar { $card }
    .kind = Jogar uma carta
hogwarts-do-use = Usar: { $token }
    .kind = Usar uma ficha
hogwarts-do-choose = Tirar { $card }
    .kind = Tirar uma carta
hogwarts-do-look = Ver o topo: { $deck }
    .kind = Ver o topo de um baralho
hogwarts-do-arrange = Repor: { $cards }
    .kind = Repor por esta ordem, a primeira em cima
hogwarts-do-discard = Pôr { $card } debaixo do baralho
    .kind = Pôr uma carta debaixo do seu baralho
hogwarts-do-put = { $token }: pôr em { $to }
    .kind = Pôr no tabuleiro
hogwarts-do-target = { $player }
    .kind = Escolher um jogador
hogwarts-do-go = Ir diretamente para: { $to }
    .kind = Ir diretamente para
hogwarts-do-attempt = Tentar a missão: { $mission }
    .kind = Tentar uma missão
hogwarts-do-exam = Fazer o exame com { $book }
    .kind = Fazer um exame
hogwarts-do-draw = Comprar: { $deck }
    .kind = Comprar
hogwarts-do-propose = Propor uma troca: { $give }
    .kind = Propor uma troca
hogwarts-do-offer = Propor uma troca a { $player }: { $give } por { $want }
    .kind = Propor uma troca
    .each = { $player }: { $give } por { $want }
hogwarts-do-accept = Aceitar
hogwarts-do-refuse = Recusar
hogwarts-do-floo = Viajar com Pó de Floo: { $to }
    .kind = Viajar com Pó de Floo
hogwarts-do-portkey = Usar o Botão de Transporte para o cemitério
hogwarts-do-challenge =
    { $player ->
        [none] Disputar um jogo por { $house }
       *[other] Desafiar { $player } para um jogo, por { $house }
    }
    .kind = Disputar um jogo de Quidditch
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } contra { $player }
        }
hogwarts-do-choose_house = Jogar por { $house }
    .kind = Jogar por
hogwarts-do-exchange_mission = Trocar a missão: { $mission }
    .kind = Trocar uma missão
hogwarts-do-fight =
    { $player ->
        [none] Lutar contra { $foe }
       *[other] Lutar contra { $player }
    }
    .kind = Lutar contra
hogwarts-do-attack = Atacar com os dados
hogwarts-do-prize = Ficar com: { $what }
    .kind = O teu prémio
hogwarts-do-destroy = Tentar destruir o Horcrux
hogwarts-do-hand = Dar a { $player }: { $token }
    .kind = Entregar uma ficha
hogwarts-do-move = Mover { $pawn }
    .kind = Mover a seguir

## What is asked

hogwarts-ask-choose_board = Escolhe a tua personagem.
hogwarts-ask-place_death_eaters = Escolhe uma torre para o próximo Devorador da Morte.
hogwarts-ask-start_of_turn = É a tua vez: lança os dados ou faz antes outra coisa.
hogwarts-ask-rolled = Saiu-te { $dice }. Mudas o lançamento?
hogwarts-ask-walk = Para onde vais? Passos restantes: { $left }.
hogwarts-ask-choose_opponent = Há aqui vários jogadores. Contra quem lutas?
hogwarts-ask-pick_up = Apanhas o que está aqui?
hogwarts-ask-choose_mission = Tentas uma missão aqui?
hogwarts-ask-sit_exams = Uma sala de aula: fazes um exame?
hogwarts-ask-common_room = Uma sala comum: compra uma carta ou propõe uma troca.
hogwarts-ask-make_offer = O que queres por { $give }?
hogwarts-ask-answer_offer = { $by } propõe-te { $give } por { $want }.
hogwarts-ask-offer_trip = Uma torre: viajas com Pó de Floo?
hogwarts-ask-on_the_pitch = Estás no campo de Quidditch: disputas um jogo?
hogwarts-ask-exchange_offer = Trocas uma das tuas missões?
hogwarts-ask-last_word = O teu turno está a acabar. Usas alguma coisa para teres outro?
hogwarts-ask-ask_house = { $by } desafia-te para um jogo. Por que casa jogas?
hogwarts-ask-play_match = O jogo de Quidditch: o que fazes?
hogwarts-ask-optional = { $source }: queres?
hogwarts-ask-choose_field = { $source }: para onde vais?
hogwarts-ask-choose_discard = Escolhe uma carta para pôr debaixo do seu baralho. Faltam { $left }.
hogwarts-ask-search_deck = Procura no baralho e tira uma carta. Faltam { $left }.
hogwarts-ask-foe_search = Tira uma carta para { $foe }; faltam { $left }.
hogwarts-ask-choose_deck = Que baralho espreitas?
hogwarts-ask-arrange_top = Escolhe por que ordem repões as cartas.
hogwarts-ask-summon_item = Que ficha apanhas?
hogwarts-ask-choose_victim = { $source }: escolhe um jogador.
hogwarts-ask-offer_swap = Propões a outro jogador uma troca de fichas?
hogwarts-ask-take_prize = Venceste { $loser }. Com que ficas?
hogwarts-ask-take_items = Fica com fichas de { $loser }. Faltam { $left }.
hogwarts-ask-put_tokens = Para onde vão as fichas?
hogwarts-ask-take_turn = Estás em combate e és tu a atacar: dados ou carta?
hogwarts-ask-reroll_dice = Saiu-te { $dice-list }. Lanças alguns dados outra vez?
hogwarts-ask-brace = Vão atingir-te. Defendes-te?
hogwarts-ask-exchange = Cada um lança um dado; quem perder duas vezes perde o combate.
hogwarts-ask-escape = Foges do combate: para onde? Passos restantes: { $left }.
hogwarts-ask-hide_token = Onde escondes esta ficha: { $token }?
hogwarts-ask-dark_turn = Qual dos teus peões se move a seguir?
hogwarts-ask-choose_foe = Há aqui vários Devoradores da Morte. Contra qual lutas?
hogwarts-ask-choose_hero = Contra quem luta { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Dás uma ficha a um amigo que está aqui ou pedes uma?
       *[other] Pedem-te: { $asked_for }. Entregas?
    }
hogwarts-ask-try_horcrux = Há aqui um Horcrux. Tentas destruí-lo?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Começas tu.
       *[other] Começa { $name }.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Jogas com { $character }.
       *[other] { $name } joga com { $character }.
    }
hogwarts-log-round_began = Começa a ronda { $round }.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Jogas outro turno.
               *[other] { $name } joga outro turno.
            }
       *[no]
            { $who ->
                [you] É a tua vez.
               *[other] É a vez de { $name }.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Alcançaste o objetivo: esta é a última ronda.
       *[other] { $name } alcançou o objetivo: esta é a última ronda.
    }
hogwarts-log-game_over = O jogo terminou.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Lanças os dados, { $dice }: { $total }.
       *[other] { $name } lança os dados, { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Avanças para: { $to }.
       *[other] { $name } avança para: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Paras em: { $at }.
       *[other] { $name } para em: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Estás agora em: { $to } ({ $how }).
               *[other] { $name } está agora em: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Estás agora em: { $to } ({ $source }).
               *[other] { $name } está agora em: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Esperas pela tua equipa.
       *[other] { $name } espera pela equipa.
    }
hogwarts-log-stayed =
    { $who ->
        [you] Não lanças os dados neste turno.
       *[other] { $name } não lança os dados neste turno.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Compras: { $cards }.
       *[other] { $name } compra: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Guardas { $card }.
       *[other] { $name } guarda { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Pões debaixo dos baralhos: { $cards }.
               *[other] { $name } põe debaixo dos baralhos: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } dá uma carta a { $taker }.
hogwarts-log-card_played =
    { $who ->
        [you] Jogas { $card }!
       *[other] { $name } joga { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Procuras num baralho: { $deck }.
       *[other] { $name } procura num baralho: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Repões as cartas do topo: { $deck }.
       *[other] { $name } repõe as cartas do topo: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Apanhas: { $token }.
               *[other] { $name } apanha: { $token }.
            }
       *[other]
            { $who ->
                [you] Apanhas: { $token }. Deixas: { $left }.
               *[other] { $name } apanha: { $token }. Deixa: { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Ficas com esta ficha de { $loser }: { $token }.
       *[other] { $name } fica com esta ficha de { $loser }: { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Dás a { $other }: { $gave } por { $got }.
       *[other] { $name } dá a { $other }: { $gave } por { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Propões a { $other }: { $give } por { $want }.
       *[other] { $name } propõe a { $other }: { $give } por { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Não aceitas.
       *[other] { $name } não aceita.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Usas uma ficha: { $token }!
       *[other] { $name } usa uma ficha: { $token }!
    }
hogwarts-log-token_put = { $token }: está agora em { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Recebes { $what } × { $count }.
       *[other] { $name } recebe { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Perdes { $what } × { $count }.
       *[other] { $name } perde { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Tu: { $by-signed } PV, agora { $hp }.
       *[other] { $name }: { $by-signed } PV, agora { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Tu: { $by-signed } pontos, agora { $points }.
       *[other] { $name }: { $by-signed } pontos, agora { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] A habilidade especial de { $character } ajuda: { $amount-signed } no movimento.
        [tower] A habilidade especial de { $character } ajuda: o caminho começa noutra torre.
        [reroll] A habilidade especial de { $character } ajuda (dados lançados de novo: { $amount }).
        [points] A habilidade especial de { $character } ajuda: { $amount } pontos não se perdem.
        [dice] A habilidade especial de { $character } ajuda (dados a mais: { $amount }).
        [needed] A habilidade especial de { $character } ajuda: para acertar basta menos { $amount } no dado.
        [resistance] A habilidade especial de { $character } ajuda: para acertar é preciso mais { $amount } no dado.
        [hp] A habilidade especial de { $character } ajuda: { $amount } PV.
       *[effects] A habilidade especial de { $character } ajuda.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Ficas fora de combate.
       *[other] { $name } fica fora de combate.
    }
hogwarts-log-event_rolled = Todos lançam um dado.
hogwarts-log-exam_passed =
    { $who ->
        [you] Passas no exame com { $book }.
       *[other] { $name } passa no exame com { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Tentas uma missão: { $mission }.
       *[other] { $name } tenta uma missão: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Missão cumprida: { $mission }!
       *[other] { $name } cumpre uma missão: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Falhas a missão: { $mission }.
       *[other] { $name } falha a missão: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Trocas uma missão.
       *[other] { $name } troca uma missão.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Estás em campo: começa um jogo de Quidditch ({ $houses }).
       *[other] { $name } está em campo: começa um jogo de Quidditch ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] O lado automático ganha o jogo.
       *[other] { $winner } ganha o jogo.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Entras em combate: { $foe }!
               *[other] { $name } entra em combate: { $foe }!
            }
       *[other]
            { $who ->
                [you] Lutas contra { $other }!
               *[other] { $name } luta contra { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Atacas com { $dice-list }. Acertos: { $hits }.
       *[other] { $name } ataca com { $dice-list }. Acertos: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Defendes-te com { $dice-list }.
       *[other] { $name } defende-se com { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } e { $defender } lançam os dados: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } PV, restam { $hp }.
       *[other]
            { $who ->
                [you] Acertas: { $foe }, −{ $by } PV, restam { $hp }.
               *[other] { $name } acerta: { $foe }, −{ $by } PV, restam { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } PV, agora { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } protege-se: resistência +{ $amount } nesta ronda.
        [grows] { $foe } cresce: o golpe tira mais { $amount } PV.
        [rests] { $foe } não ataca nesta ronda.
        [frightened] { $foe } assusta-se e não ataca.
        [answers] Os dados provocam { $foe }: o golpe tira mais { $amount } PV.
        [hurt] Os dados ferem { $foe } ainda mais: −{ $amount } PV.
       *[flees] { $foe } foge. Ninguém ganhou.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Aparas o golpe: { $card }.
       *[other] { $name } apara o golpe: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Escapas para: { $to }.
       *[other] { $name } escapa para: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Ganhas o combate!
               *[other] { $name } ganha o combate!
            }
        [no]
            { $who ->
                [you] Perdes o combate.
               *[other] { $name } perde o combate.
            }
       *[other] O combate acaba sem vencedor.
    }
hogwarts-log-death_eater_placed = { $death_eater } ocupa o seu posto: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } fica fora do jogo.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: Horcrux destruído ({ $token })!
       *[other] { $dice-list }: o Horcrux resiste ({ $token }).
    }
hogwarts-log-voldemort_returned = Lord Voldemort voltou com { $hp } PV!
hogwarts-log-token_asked =
    { $who ->
        [you] Pedes a { $holder }: { $token }.
       *[other] { $name } pede a { $holder }: { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Dás a { $to }: { $token }.
       *[other] { $name } dá a { $to }: { $token }.
    }
hogwarts-log-met = Harry e Voldemort encontram-se: { $at }!
hogwarts-log-final_duel_rolled = O duelo final. Harry e Voldemort lançam os dados: { $dice-list }.

## How it ends

hogwarts-end-points = Mais pontos
hogwarts-end-goal = Objetivo alcançado
hogwarts-end-no_wand = Voldemort encontrou Harry sem a Varinha de Sabugueiro
hogwarts-end-no_stone = Harry encontrou Voldemort sem a Pedra da Ressurreição
hogwarts-end-horcrux_left = Harry encontrou Voldemort antes de todos os Horcruxes serem destruídos
hogwarts-end-both_lack = A ambos faltava aquilo de que precisavam quando se encontraram
hogwarts-end-knocked_out = Perdeste todos os PV
hogwarts-end-round_limit = A última ronda acabou
hogwarts-end-final_duel = O duelo final

## Options

hogwarts-group-players = Jogadores
hogwarts-group-end = Fim do jogo
hogwarts-group-fights = Combates
hogwarts-group-moving = Movimento
hogwarts-group-missions = Missões, exames e trocas
hogwarts-group-match = O jogo de Quidditch
hogwarts-group-returns = O regresso de Voldemort
hogwarts-group-pace = Ritmo
hogwarts-group-cards = Cartas
hogwarts-option-variant = Variante
    .value-underage = Feiticeiros menores de idade
    .value-qualified = Feiticeiros qualificados
    .value-team = Equipa
    .value-solo = Solo
    .about-underage = Para começar: uma missão só pede os seus objetos.
    .about-qualified = Uma missão pede também cartas, e nas torres há Devoradores da Morte.
    .about-team = Como os feiticeiros qualificados, mas em conjunto: uma equipa soma os seus pontos.
hogwarts-option-length = Duração
    .value-classic = Clássico
    .value-quick = Rápido
    .value-long = Longo
    .about-classic = Acaba com duas missões e mais de 260 pontos: cerca de uma hora.
    .about-quick = Acaba com uma missão e mais de 210 pontos: cerca de meia hora.
    .about-long = Acaba com três missões e mais de 320 pontos: bem mais de uma hora.
hogwarts-option-solo_rules = Regras para um jogador
    .value-underage = Feiticeiros menores de idade
    .value-qualified = Feiticeiros qualificados
    .about-underage = Para começar: uma missão só pede os seus objetos.
    .about-qualified = Uma missão pede também cartas, e nas torres há Devoradores da Morte.
hogwarts-option-teams = Equipas
hogwarts-option-end_timing = Quando se alcança o objetivo
    .value-round = Acabar a ronda
    .value-immediate = Parar logo
hogwarts-option-winner = Quem ganha
    .value-most_points = Mais pontos
    .value-most_points_among_qualified = Mais pontos e objetivo alcançado
hogwarts-option-points_floor = Pontuação mais baixa
    .value-0 = 0
    .value-none = Nenhuma
hogwarts-option-first_player = Quem começa
    .value-random = Um jogador ao acaso
hogwarts-option-hp_cap = Máximo de PV
    .value-none = Sem limite
    .value-start_value = Como no início
hogwarts-option-hp_zero = Perder o último PV fora de um combate
    .value-knockout = Fora de combate
    .value-floor_1 = Fica-se com 1 PV
hogwarts-option-extra_stops = Parar mais cedo
    .value-none = Missões e torres
    .value-classroom_with_book = Também salas de aula com o livro
    .value-named_places = Também qualquer lugar com nome
hogwarts-option-floo_from_standing = Viajar com Pó de Floo sem se mover antes
hogwarts-option-buckbeak = Buckbeak voa
    .value-instead_of_roll = Em vez do lançamento
    .value-after_move = Depois do movimento
hogwarts-option-trade_refused_draw = Uma carta depois de uma troca recusada
hogwarts-option-required_cards = Cartas que as missões pedem
    .value-hold = Basta tê-las
    .value-spend = Gastam-se
hogwarts-option-exams_per_stop = Exames por paragem
    .value-all = Todos
    .value-one = Um
hogwarts-option-defence_dice = Dados de defesa
    .value-off = Não se usam
    .value-players = Entre jogadores
    .value-players_and_death_eaters = Também com Devoradores da Morte
hogwarts-option-de_setup = Os Devoradores da Morte são colocados
    .value-random = Ao acaso
    .value-first_player = Pelo primeiro jogador
hogwarts-option-de_exclude = Torres sem Devoradores da Morte
    .value-common_rooms = Salas comuns
    .value-first_tower = A primeira torre
hogwarts-option-solo_death_eaters = Devoradores da Morte a solo
    .value-inert = Não fazem nada
    .value-automated = Movidos pelo jogo
hogwarts-option-mission_exchange = Troca de missões
    .value-off = Nunca
    .value-tower_7plus = Numa torre, com 7 ou 8 jogadores
hogwarts-option-coop_round_limit = Limite de rondas para uma só equipa
    .value-none = Sem limite
hogwarts-option-team_ability = Habilidade em combates de equipa
    .value-attacker = Atinge quem ataca
    .value-all = Atinge toda a equipa
hogwarts-option-solo_quidditch = Quidditch a solo
    .value-bot = Contra o jogo
    .value-off = Nenhum
hogwarts-option-placement = Formação
    .value-default = Habitual
    .value-free = Livre
hogwarts-option-bludger = Uma Bludger atinge
    .value-within = Até à distância do dado
    .value-exact = Exatamente a essa distância
hogwarts-option-steal_cost = Ações para roubar a Quaffle
hogwarts-option-match_turns = Turnos de cada lado na ronda 1
    .value-none = Sem limite
hogwarts-option-mode2_floo_refill = Pó de Floo nas salas comuns
hogwarts-option-mode2_early_fights = Combates antes de Voldemort voltar
hogwarts-option-mode2_both_lack = Falta a ficha aos dois
    .value-continue = O jogo continua
    .value-draw = Empate
hogwarts-option-mode2_de_draw = Os Devoradores da Morte compram cartas
hogwarts-option-mode2_death_eaters = Número de Devoradores da Morte
    .value-six = Seis
    .value-by_heroes = Três por herói
hogwarts-option-seconds_per_turn = Tempo por turno
    .value-none = Sem limite
hogwarts-option-pack_data = O teu próprio pacote (um ficheiro TOML ou JSON)
