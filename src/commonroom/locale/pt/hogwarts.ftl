### A Year at Hogwarts em português: nomes e graças de tudo o que há na caixa, e as frases com que se formam os textos
### das cartas. O que uma carta faz está em games/hogwarts/content; aqui está só como isso se diz.
### For "pt" the plural category "one" holds 0 as well; where 0 can occur, it has a variant of its own.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = pt

## Os baralhos e outros títulos

hogwarts-deck-behaviour = Comportamento
hogwarts-deck-fight = Combates
hogwarts-deck-duel = Duelos
hogwarts-deck-event = Acontecimentos
hogwarts-deck-book = Livros
hogwarts-deck-potion = Poções
hogwarts-deck-spell = Feitiços
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Missões
hogwarts-list-tokens = Fichas de objeto
hogwarts-list-characters = Personagens
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [0] { $name }: { $count } cartas
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
# A book in a listing.
hogwarts-list-book = «{ $name }» – { $author }

## As partes do tabuleiro

hogwarts-area-castle = Castelo de Hogwarts
hogwarts-area-upper_floors = Os andares de cima
hogwarts-area-dungeons = As masmorras
hogwarts-area-grounds = Os terrenos
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Diagon-Al
hogwarts-area-far_places = Lugares distantes
hogwarts-map-title = Um ano em Hogwarts
hogwarts-map-walk = um passo
hogwarts-map-passage = passagem livre

## Os tipos de espaço

hogwarts-kind-start = Partida
hogwarts-kind-signpost = Tabuleta
hogwarts-kind-plain = Nada de especial
hogwarts-kind-tower = Torre
hogwarts-kind-common_room = Sala comum
hogwarts-kind-classroom = Sala de aula
hogwarts-kind-rosette = Objeto
hogwarts-kind-hp = Saúde
hogwarts-kind-place = Lugar com nome
hogwarts-kind-bridge = Ponte
hogwarts-kind-pitch = Campo de Quidditch
hogwarts-kind-blocked = Não se pode entrar
hogwarts-kind-spell = Feitiço
hogwarts-kind-potion = Poção
hogwarts-kind-book = Livro
hogwarts-kind-behaviour = Comportamento
hogwarts-kind-event = Acontecimento
hogwarts-kind-duel = Duelo

## O que fazem os efeitos. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a
## player what to do, so that they fit whoever is meant: "Para todos: Perdes 1 PV." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = O adversário perde { $amount } PV.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Ganhas { $amount } PV.
       *[loss] Perdes { $amount } PV.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Anulas o que uma carta faz ao ser revelada.
       *[attack] Anulas o ataque.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Vês o baralho das poções e ficas com
       *[spell] Vês o baralho dos feitiços e ficas com
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } à tua escolha.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Compras { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $deck ->
        [behaviour] de comportamento
        [fight] de combate
        [duel] de duelo
        [event] de acontecimento
        [book] de livro
        [potion] de poção
        [spell] de feitiço
       *[quidditch] de Quidditch
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Um jogador à tua escolha põe
       *[you] Pões
    } debaixo dos baralhos { $count ->
        [all] todas as cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } { $of ->
        [magic] de feitiço ou de poção
        [book] de livro
        [spell] de feitiço
        [potion] de poção
       *[any] da mão
    }{ $pick ->
        [random] , à sorte
       *[chosen] {""}
    }.
hogwarts-effect-points =
    { $sign ->
        [gain] Ganhas { $amount ->
            [one] { $amount } ponto
           *[other] { $amount } pontos
        }.
       *[loss] Perdes { $amount ->
            [one] { $amount } ponto
           *[other] { $amount } pontos
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Todos os jogadores ganham { $amount ->
            [one] { $amount } ponto
           *[other] { $amount } pontos
        }.
       *[loss] Todos os jogadores perdem { $amount ->
            [one] { $amount } ponto
           *[other] { $amount } pontos
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Recebes { $count ->
            [one] { $count } Botão de Transporte
           *[other] { $count } Botões de Transporte
        }.
       *[floo] Recebes { $count ->
            [one] { $count } dose de Pó de Floo
           *[other] { $count } doses de Pó de Floo
        }.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Todos os jogadores recebem { $count ->
            [one] { $count } Botão de Transporte
           *[other] { $count } Botões de Transporte
        }.
       *[floo] Todos os jogadores recebem { $count ->
            [one] { $count } dose de Pó de Floo
           *[other] { $count } doses de Pó de Floo
        }.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Devolves { $count ->
            [one] { $count } Botão de Transporte
           *[other] { $count } Botões de Transporte
        }.
       *[floo] Devolves { $count ->
            [one] { $count } dose de Pó de Floo
           *[other] { $count } doses de Pó de Floo
        }.
    }
hogwarts-effect-teleport = Vais diretamente { $place }.
hogwarts-effect-all_teleport = Todos os jogadores vão diretamente { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Tiras a outro jogador { $count ->
            [one] { $count } ficha de objeto
           *[other] { $count } fichas de objeto
        } à tua escolha.
       *[card] Tiras a outro jogador { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } à sorte.
    }
hogwarts-effect-swap_item = Ofereces a outro jogador uma das tuas fichas de objeto em troca de uma das dele.
hogwarts-effect-extra_die =
    { $on ->
        [move] No teu próximo movimento lanças mais { $count ->
            [one] { $count } dado
           *[other] { $count } dados
        }.
       *[fight] Atacas com mais { $count ->
            [one] { $count } dado
           *[other] { $count } dados
        }{ $from ->
            [card] {" "}até ao fim do combate.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    A resistência do adversário conta menos { $amount }{ $from ->
        [card] {" "}até ao fim do combate.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    A tua resistência conta mais { $amount }{ $from ->
        [card] {" "}até ao fim do combate.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Podes voltar a lançar um dos teus dados de movimento.
           *[all] Podes voltar a lançar os dados de movimento que quiseres.
        }
       *[fight] { $dice ->
            [one] Podes voltar a lançar um dos teus dados de ataque.
           *[all] Podes voltar a lançar os dados de ataque que quiseres.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Podes andar { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        } a mais ou a menos do que te saiu nos dados.
       *[no] { $from ->
            [card] No teu próximo movimento andas { $amount ->
                [one] { $amount } espaço
               *[other] { $amount } espaços
            }
           *[ability] Andas { $amount ->
                [one] { $amount } espaço
               *[other] { $amount } espaços
            }
        } { $sign ->
            [gain] a mais do que te sair nos dados.
           *[loss] a menos do que te sair nos dados.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Passas por outros jogadores sem parar.
            [one] Passas por { $count } jogador sem parar.
           *[other] Passas por { $count } jogadores sem parar.
        }
       *[everyone] { $count ->
            [all] Neste turno passas por jogadores e Devoradores da Morte sem parar.
            [one] Passas por { $count } jogador ou Devorador da Morte sem parar.
           *[other] Passas por { $count } jogadores ou Devoradores da Morte sem parar.
        }
    }
hogwarts-effect-skip_next_roll = No teu próximo turno não lanças os dados: ficas onde estás.
hogwarts-effect-seeker =
    { $amount ->
        [one] O teu Seeker voa { $amount } espaço para a frente.
       *[other] O teu Seeker voa { $amount } espaços para a frente.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] O outro Seeker recua { $amount } espaço.
       *[other] O outro Seeker recua { $amount } espaços.
    }
hogwarts-effect-seeker_extra_die = Lanças mais um dado e voas tantos espaços quantos ele indicar.
hogwarts-effect-opp_heals = O adversário ganha { $amount } PV.
hogwarts-effect-opp_shield = A resistência dele conta mais { $amount }.
hogwarts-effect-opp_grows = Cada golpe tira mais { $amount } PV do que o anterior, no máximo mais { $most }.
hogwarts-effect-opp_rests = O adversário não ataca.
hogwarts-effect-opp_flees = O adversário foge.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] ganha
       *[loss] perde
    } { $amount } PV
hogwarts-does-points =
    { $sign ->
        [gain] ganha
       *[loss] perde
    } { $amount ->
        [one] { $amount } ponto
       *[other] { $amount } pontos
    }
hogwarts-does-draw =
    compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $deck ->
        [behaviour] de comportamento
        [fight] de combate
        [duel] de duelo
        [event] de acontecimento
        [book] de livro
        [potion] de poção
        [spell] de feitiço
       *[quidditch] de Quidditch
    }
hogwarts-does-gain =
    recebe { $what ->
        [portkey]
            { $count ->
                [one] { $count } Botão de Transporte
               *[other] { $count } Botões de Transporte
            }
       *[floo]
            { $count ->
                [one] { $count } dose de Pó de Floo
               *[other] { $count } doses de Pó de Floo
            }
    }
hogwarts-does-lose =
    devolve { $what ->
        [portkey]
            { $count ->
                [one] { $count } Botão de Transporte
               *[other] { $count } Botões de Transporte
            }
       *[floo]
            { $count ->
                [one] { $count } dose de Pó de Floo
               *[other] { $count } doses de Pó de Floo
            }
    }
hogwarts-does-teleport = vai diretamente { $place }
hogwarts-does-steal =
    tira a outro jogador { $what ->
        [item]
            { $count ->
                [one] { $count } ficha de objeto
               *[other] { $count } fichas de objeto
            } à sua escolha
       *[card]
            { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            } à sorte
    }
hogwarts-does-swap_item = oferece a outro jogador uma ficha de objeto sua em troca de uma dele
hogwarts-does-discard =
    põe debaixo dos baralhos { $count ->
        [all] todas as cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } { $of ->
        [magic] de feitiço ou de poção
        [book] de livro
        [spell] de feitiço
        [potion] de poção
       *[any] da mão
    }{ $pick ->
        [random] , à sorte
       *[chosen] {""}
    }
hogwarts-does-move_bonus =
    { $either ->
        [yes] pode andar, no próximo movimento,
       *[no] anda, no próximo movimento,
    } { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    } { $either ->
        [yes] a mais ou a menos
       *[no]
            { $sign ->
                [gain] a mais
               *[loss] a menos
            }
    } do que lhe sair nos dados
hogwarts-does-skip_next_roll = não lança os dados no próximo turno e fica onde está
hogwarts-does-pass_card_right =
    passa { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } à sorte ao jogador à sua direita

## O que fazem as funções registadas. $amount is their number.

hogwarts-special-summon_item =
    { $amount ->
        [one] Ficas com uma ficha de objeto que esteja no máximo a { $amount } passo; conta como apanhada.
       *[other] Ficas com uma ficha de objeto que esteja no máximo a { $amount } passos; conta como apanhada.
    }
hogwarts-special-arrange_top =
    { $amount ->
        [one] Vês a primeira carta de um baralho e devolve-la ao seu lugar.
       *[other] Vês as primeiras { $amount } cartas de um baralho e devolve-las pela ordem que quiseres.
    }
hogwarts-special-escape =
    { $amount ->
        [one] Foges do combate para um espaço a { $amount } passo de distância.
       *[other] Foges do combate para um espaço a { $amount } passos de distância.
    }
hogwarts-special-extra_turn = Jogas outro turno depois deste.
hogwarts-special-fly_out = Em vez de lançares os dados, voas para qualquer espaço de Diagon-Al ou dos lugares distantes; voltas no fim do turno.
hogwarts-special-carry_more =
    { $amount ->
        [one] Num turno podes apanhar mais { $amount } ficha de objeto.
       *[other] Num turno podes apanhar mais { $amount } fichas de objeto.
    }
hogwarts-special-shrug_off =
    { $amount ->
        [one] Uma carta que te tiraria { $amount } ponto não te tira nenhum.
       *[other] Uma carta que te tiraria { $amount } pontos ou menos não te tira nenhum.
    }
hogwarts-special-soften_first_loss = A perda é { $amount } PV menor.
hogwarts-special-heal_better = Ganhas mais { $amount } PV.
hogwarts-special-change_tower =
    { $amount ->
        [one] Podes primeiro passar para uma torre que esteja no máximo a { $amount } passo.
       *[other] Podes primeiro passar para uma torre que esteja no máximo a { $amount } passos.
    }
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Passas { $amount } carta à sorte ao jogador à tua direita.
       *[other] Passas { $amount } cartas à sorte ao jogador à tua direita.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = para qualquer espaço do castelo e dos seus terrenos
hogwarts-destination-choice = para qualquer espaço
hogwarts-destination-own_common_room =
    { $whom ->
        [one] para a torre da sua casa
        [all] para a torre da sua casa
       *[you] para a torre da tua casa
    }

## Molduras à volta dos efeitos. $text is one or more sentences.

hogwarts-type-attack = Ataque: { $text }
hogwarts-type-defence = Defesa: { $text }
hogwarts-type-start_of_turn = No início do teu turno: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Quem tirar o número mais baixo
        [highest_roll] Quem tirar o número mais alto
        [fewest_points] Quem tiver menos pontos
        [most_points] Quem tiver mais pontos
       *[everybody] Cada jogador
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , se quiser
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } faz isto{ $may ->
        [yes] , se quiser
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } e { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = para o espaço «{ $name }»
hogwarts-text-roll = Todos lançam um dado. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Guarda esta carta: vale um Botão de Transporte.
       *[floo] Guarda esta carta: vale uma dose de Pó de Floo.
    }
hogwarts-text-book =
    { $value ->
        [0] Exame de { $classroom }: { $value } pontos.
        [one] Exame de { $classroom }: { $value } ponto.
       *[other] Exame de { $classroom }: { $value } pontos.
    }
hogwarts-text-use-fight = Num combate: { $text }
hogwarts-text-use-turn = No teu turno: { $text }
hogwarts-text-opponent-values = { $hp } PV, resistência { $resistance }.
hogwarts-text-opponent-reveal = Ao ser revelada a carta: { $text }
hogwarts-text-opponent-after_attack = Depois de cada ataque teu: { $text }
hogwarts-text-opponent-before_attack = Antes de cada ataque teu: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] As poções não têm efeito neste adversário.
       *[spell] Os feitiços não têm efeito neste adversário.
    }
hogwarts-text-opponent-no_final_use = Uma vez derrotado, este adversário já não ataca.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] Na primeira ronda: { $text }
        [odd] Na primeira, terceira, quinta… ronda: { $text }
        [even] Na segunda, quarta, sexta… ronda: { $text }
       *[all] Em cada ronda: { $text }
    }
hogwarts-text-habit-shows = Por cada { $shows } que te sair: { $text }
hogwarts-text-habit-after = Depois da ronda { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Quando lanças os dados para te moveres: { $text }
hogwarts-moment-roll-area = Quando o teu movimento começa nesta parte do tabuleiro ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Uma vez por turno, enquanto andas: { $text }
       *[none] Enquanto andas: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Num espaço de poção, além disso: { $text }
        [book] Num espaço de livro, além disso: { $text }
        [behaviour] Num espaço de comportamento, além disso: { $text }
        [event] Num espaço de acontecimento, além disso: { $text }
        [duel] Num espaço de duelo, além disso: { $text }
       *[spell] Num espaço de feitiço, além disso: { $text }
    }
hogwarts-moment-behaviour = Por mau comportamento: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Uma vez por combate, quando atacas: { $text }
       *[none] Quando atacas: { $text }
    }
hogwarts-moment-first_attack = Com o teu primeiro ataque num combate: { $text }
hogwarts-moment-first_round = Na primeira ronda de um combate: { $text }
hogwarts-moment-attacking_first = Num combate que tu começas: { $text }
hogwarts-moment-hits =
    { $hits ->
        [one] Uma vez por combate, depois de um ataque com pelo menos { $hits } acerto: { $text }
       *[other] Uma vez por combate, depois de um ataque com pelo menos { $hits } acertos: { $text }
    }
hogwarts-moment-loss = Na primeira perda de PV num combate: { $text }
hogwarts-moment-heal = Quando uma carta de defesa te cura: { $text }
hogwarts-text-character-values =
    { $dice ->
        [0] { $hp } PV, { $dice } dados de ataque, resistência { $resistance }.
        [one] { $hp } PV, { $dice } dado de ataque, resistência { $resistance }.
       *[other] { $hp } PV, { $dice } dados de ataque, resistência { $resistance }.
    }
hogwarts-text-character-cards = Cartas no início: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } livro
               *[other] { $count } livros
            }
        [spell]
            { $count ->
                [one] { $count } feitiço
               *[other] { $count } feitiços
            }
       *[potion]
            { $count ->
                [one] { $count } poção
               *[other] { $count } poções
            }
    }
hogwarts-text-mission =
    { $points ->
        [0] { $place }, { $points } pontos. É preciso levar: { $tokens }.
        [one] { $place }, { $points } ponto. É preciso levar: { $tokens }.
       *[other] { $place }, { $points } pontos. É preciso levar: { $tokens }.
    }
hogwarts-text-mission-needs = Os feiticeiros qualificados precisam ainda de: { $needs }.
hogwarts-text-mission-opponent = O teu adversário: { $name }, { $hp } PV.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $deck ->
        [spell] { $count ->
            [one] feitiço
           *[other] feitiços
        }
        [potion] { $count ->
            [one] poção
           *[other] poções
        }
       *[any] { $count ->
            [one] carta
           *[other] cartas
        }
    }{ $type ->
        [attack] {" "}de ataque
        [defence] {" "}de defesa
        [heal] {" "}de cura
       *[any] {""}
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] No início há aqui { $count } ficha de objeto.
       *[other] No início há aqui { $count } fichas de objeto.
    }
hogwarts-text-field-floo = Chega-se cá a partir de uma torre, com Pó de Floo.
hogwarts-text-field-portkey = Chega-se cá a partir do campo de Quidditch, com um Botão de Transporte.
hogwarts-text-field-exam = Aqui podem fazer-se exames.
hogwarts-text-field-common_room = Sala comum: compra uma carta ou propõe uma troca.

## Casas e disciplinas

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-subject-charms = Encantamentos
hogwarts-subject-transfiguration = Transfiguração
hogwarts-subject-defence = Defesa Contra a Magia Negra
hogwarts-subject-potions = Poções
hogwarts-subject-herbology = Herbologia
hogwarts-subject-creatures = Cuidados com as Criaturas Mágicas

## Espaços

hogwarts-field-start = Partida
    .flavour = Malão, coruja, sapo. Já ficou alguma coisa para trás.
hogwarts-field-signpost = Tabuleta
    .flavour = Aponta para todo o lado ao mesmo tempo, e é por bem.
hogwarts-field-banner = Estandarte de Hogwarts
    .flavour = Quatro animais, um pano, nenhum acordo.
hogwarts-field-clock_tower = Torre do Relógio
    .flavour = Sempre certo. Aqui ninguém está habituado.
hogwarts-field-s01 = Claustro das goteiras
    .flavour = Cada pingo tem um nome. Nenhum responde.
hogwarts-field-gryffindor_tower = Torre dos Gryffindor
    .flavour = A senha mudou esta manhã. Ninguém te disse.
hogwarts-field-s02 = Canto dos retratos
    .flavour = As damas das molduras viram as tuas notas.
hogwarts-field-s03 = Sala das armaduras
    .flavour = Uma das armaduras está com soluços.
hogwarts-field-s04 = Corredor da sala dos professores
    .flavour = Atrás da porta, quarenta suspiros sobre as tuas composições.
hogwarts-field-hufflepuff_tower = Torre dos Hufflepuff
    .flavour = Cheira a pão quente e às boas maneiras dos outros.
hogwarts-field-s05 = Galeria dos lemas
    .flavour = «Nunca faças cócegas…» O resto foi comido.
hogwarts-field-s06 = Banco da janela
    .flavour = A melhor vista do lago, a pior corrente de ar do castelo.
hogwarts-field-s07 = Corredor dos troféus
    .flavour = O avô de alguém era muito bom nisto.
hogwarts-field-astronomy_tower = Torre de Astronomia
    .flavour = Trezentos degraus. As estrelas não descem por ti.
hogwarts-field-s08 = Patamar das cartas celestes
    .flavour = Um mapa do céu inteiro, com chá em Neptuno.
hogwarts-field-charms_classroom = Encantamentos
    .flavour = Cuidado com as penas, e com o que as segura.
hogwarts-field-s09 = Tapeçaria dos trolls
    .flavour = Um troll de tutu, tecido com convicção.
hogwarts-field-bell_tower = Torre dos Sinos
    .flavour = Toca para as aulas, nunca para o almoço.
hogwarts-field-s10 = Corredor das tábuas rangentes
    .flavour = A terceira tábua conta tudo ao encarregado.
hogwarts-field-hospital_wing = Ala Hospitalar
    .flavour = Lençóis lavados, regras rígidas, uvas.
hogwarts-field-s11 = Passagem das palmeiras em vaso
    .flavour = A palmeira inclina-se quando alguém cochicha.
hogwarts-field-ravenclaw_tower = Torre dos Ravenclaw
    .flavour = A aldraba tem uma pergunta. Tem sempre uma pergunta.
hogwarts-field-s12 = Galeria azul
    .flavour = Aqui tudo é azul, até as desculpas.
hogwarts-field-s13 = Sala dos espelhos
    .flavour = O teu reflexo também está atrasado para Poções.
hogwarts-field-dada_classroom = Defesa Contra a Magia Negra
    .flavour = Um professor novo por ano. Não te afeiçoes.
hogwarts-field-north_tower = Torre Norte
    .flavour = Uma escada de prata, e folhas de chá que não concordam.
hogwarts-field-s14 = Canto das correntes de ar
    .flavour = Daqui os chapéus vão-se embora sozinhos.
hogwarts-field-west_wing_3f = Ala oeste, terceiro andar
    .flavour = Entrada proibida. Há fila.
hogwarts-field-s15 = Armário das vassouras
    .flavour = Cheio de vassouras. Quase sempre.
hogwarts-field-west_tower = Torre Oeste
    .flavour = É aqui que as corujas se juntam para falar de ti.
hogwarts-field-s16 = Corredor dos ecos
    .flavour = Aqui… qui… i…
hogwarts-field-transfiguration_classroom = Transfiguração
    .flavour = O gato em cima da secretária está a corrigir o teu teste.
hogwarts-field-s17 = Recanto de leitura
    .flavour = Alguém leu aqui tanto tempo que nasceu musgo.
hogwarts-field-slytherin_tower = Torre dos Slytherin
    .flavour = A parede quer saber quem são os teus pais.
hogwarts-field-s18 = Passagem musgosa
    .flavour = Macio debaixo dos pés. Já foi um tapete.
hogwarts-field-s19 = Arco pingão
    .flavour = Anda depressa, ou traz sabão.
hogwarts-field-owlery_tower = Torre das Corujas
    .flavour = Olha para cima, mas de boca fechada.
hogwarts-field-s20 = Passeio das corujas
    .flavour = Varrido todos os dias por quem perdeu a aposta.
hogwarts-field-viaduct_bridge = Viaduto
    .flavour = Não olhes para baixo. Toda a gente olha para baixo.
hogwarts-field-s21 = Escada da portaria
    .flavour = Trinta e um degraus a subir, trinta a descer.
hogwarts-field-s22 = Prateleira dos perdidos e achados
    .flavour = Onze sapatos esquerdos e um sapo muito paciente.
hogwarts-field-gate_tower = Torre do Portão
    .flavour = Dois javalis alados, e nenhum te viu chegar tarde.
hogwarts-field-s23 = Banco do encarregado
    .flavour = Ainda está quente. Não pode andar longe.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Salão Nobre
    .flavour = O teto dá chuva.
    .towards = para o Salão Nobre
hogwarts-field-gh_s = Salão Nobre, porta sul
    .flavour = Cheira a pudim. Coragem.
hogwarts-field-gh_e = Salão Nobre, porta leste
    .flavour = Abre-se sozinha, às quintas-feiras.
hogwarts-field-gh_n = Salão Nobre, porta norte
    .flavour = Para professores e atrasados. Tu és um deles.
hogwarts-field-gh_w = Salão Nobre, porta oeste
    .flavour = Quatrocentas colheres ao mesmo tempo.
hogwarts-field-grand_staircase = Grande Escadaria
    .flavour = Leva-te a algum lado. Não necessariamente hoje.
hogwarts-field-u01 = Patamar dos humores
    .flavour = O patamar está amuado. Pisa devagar.
hogwarts-field-u02 = Vitrina das curiosidades
    .flavour = Por favor, não apertes a mão. Ela gosta.
hogwarts-field-u03 = Galeria dos duelos
    .flavour = Marcas de queimado, por ordem de ano.
hogwarts-field-dark_tower = Torre Negra
    .flavour = Alguém apaga sempre os archotes. Não está lá ninguém.
hogwarts-field-room_of_requirement = Sala das Necessidades
    .flavour = É exatamente daquilo que precisas, e ela sabe-o.
hogwarts-field-u04 = Canto preferido do Peeves
    .flavour = Ele não está. É isso que te preocupa.
hogwarts-field-headmaster_tower = Torre do Diretor
    .flavour = Adivinha um doce. Qualquer um.
hogwarts-field-dumbledores_office = Gabinete de Dumbledore
    .flavour = Os retratos fingem que dormem.
hogwarts-field-u05 = Arrecadação dos caldeirões
    .flavour = Amolgados, derretidos ou assombrados: leva um.
hogwarts-field-u06 = Nicho da gárgula
    .flavour = Mexeu-se. Não mexeu. Mexeu.
hogwarts-field-divination_tower = Torre da Adivinhação
    .flavour = Tinhas de vir aqui. Ela sabia.
hogwarts-field-u07 = Corredor dos prefeitos
    .flavour = A casa de banho ao fundo tem cem torneiras. Podes ver.
hogwarts-field-library_tower = Torre da Biblioteca
    .flavour = É aqui que os livros vêm apanhar ar.
hogwarts-field-library = Biblioteca
    .flavour = Chiu.
hogwarts-field-restricted_section = Secção Reservada
    .flavour = O livro só grita uma vez. Chega.
hogwarts-field-u08 = Carrinho dos livros devolvidos
    .flavour = Um deles mordeu os outros.
hogwarts-field-dungeon_stairs = Escadas das masmorras
    .flavour = Cada degrau é mais frio do que o anterior, e mais húmido.
hogwarts-field-kitchens = Cozinhas
    .flavour = Faz cócegas à pera, sai com bolo.
hogwarts-field-d01 = Corredor dos frascos
    .flavour = No terceiro frasco alguma coisa acenou.
hogwarts-field-potions_classroom = Poções
    .flavour = Mexe. Não respires. Não penses tão alto.
hogwarts-field-snapes_office = Gabinete de Snape
    .flavour = Ele está atrás de ti.
    .towards = para o gabinete de Snape
hogwarts-field-d02 = Porta da despensa
    .flavour = Fechada para gente como tu. Cheira divinamente.
hogwarts-field-d03 = Abóbada dos passos
    .flavour = Ouves-te a andar duas vezes.
hogwarts-field-south_tower = Torre Sul
    .flavour = A única torre com sol. Os gatos ficaram com ela.
hogwarts-field-d04 = Passagem da luz verde
    .flavour = A luz vem do lago, e algo espreita com ela.
hogwarts-field-d05 = Cruzamento inundado
    .flavour = Traz um barco, ou um amigo alto.
hogwarts-field-myrtles_bathroom = Casa de banho da Murta Queixosa
    .flavour = Ela ouviu o que disseste dela.
hogwarts-field-chamber_of_secrets = Câmara dos Segredos
    .flavour = Limpa os pés. São quase só ossos.
hogwarts-field-d06 = Cano velho
    .flavour = Vivia aqui uma coisa grande. Vivia?
hogwarts-field-wooden_bridge = Ponte coberta de madeira
    .flavour = Range em três línguas.
hogwarts-field-g01 = Círculo de pedras
    .flavour = Mais velho do que a escola, e mais bem-educado.
hogwarts-field-g02 = Encosta das ervas
    .flavour = Cheira a jantar, e um pouco a espirro.
hogwarts-field-hagrids_hut = Cabana de Hagrid
    .flavour = Bate à porta e prepara-te para o cão.
hogwarts-field-care_classroom = Cuidados com as Criaturas Mágicas
    .flavour = Hoje: uma coisa com pontas a mais.
hogwarts-field-forbidden_forest = Floresta Proibida
    .flavour = As árvores contaram-te à entrada.
hogwarts-field-g03 = Prado pisado
    .flavour = O que fez isto calça o duzentos.
hogwarts-field-g04 = Tronco caído
    .flavour = Caiu numa tempestade, ou numa zaragata.
hogwarts-field-g05 = Orla das árvores
    .flavour = Mais um passo, e já não é um passeio.
hogwarts-field-black_lake = Lago Negro
    .flavour = A lula é simpática. O resto tem fome.
hogwarts-field-whomping_willow = Salgueiro Zurzidor
    .flavour = É favor não estacionar aqui.
hogwarts-field-herbology_classroom = Herbologia
    .flavour = Rega-as antes que deem por ti.
hogwarts-field-g07 = Caminho das estufas
    .flavour = A gravilha estala. Outra coisa também.
hogwarts-field-g06 = Cais dos barcos
    .flavour = Aqui os do primeiro ano molham-se. É tradição.
hogwarts-field-training_tower = Torre de Treino
    .flavour = Cavaleiros de palha, nódoas negras a sério.
hogwarts-field-g08 = Balneários
    .flavour = Sete cabides, seis mantos, um Seeker nervoso.
hogwarts-field-viaduct_tower = Torre do Viaduto
    .flavour = Daqui vê-se bem quem chega atrasado.
hogwarts-field-quidditch_pitch = Campo de Quidditch
    .flavour = Relva, glória e narizes tortos.
hogwarts-field-g09 = Relvado dos piqueniques
    .flavour = Primeiro a compota, depois as vespas.
hogwarts-field-one_eyed_witch = Bruxa Zarolha
    .flavour = A corcunda dela tem saída.
hogwarts-field-honeydukes = Doces dos Duques
    .flavour = Os dentes ficam à porta.
hogwarts-field-high_street = Rua principal de Hogsmeade
    .flavour = Tudo o que poupaste, de uma só vez.
    .towards = para a rua principal de Hogsmeade
hogwarts-field-hogs_head = Cabeça de Porco
    .flavour = Os copos limpam-se à cabra.
hogwarts-field-shack_lane = Caminho da Cabana dos Gritos
    .flavour = Aqui até as sebes têm pressa.
hogwarts-field-shrieking_shack = Cabana dos Gritos
    .flavour = Tem andado calada. As pessoas sentem a falta.
hogwarts-field-leaky_cauldron = Caldeirão Escoante
    .flavour = Sopa do dia: a de ontem.
hogwarts-field-a1 = Montra dos mantos
    .flavour = O teu tamanho, em três cores que te vão ficar curtas.
hogwarts-field-a2 = Empório das corujas
    .flavour = Uma delas já escolheu. Olha-a nos olhos.
hogwarts-field-a3 = Banca de livros usados
    .flavour = Cheia das respostas dos outros.
hogwarts-field-gringotts_steps = Escadaria de Gringotts
    .flavour = Lá em cima o duende já contou o teu dinheiro.
hogwarts-field-gringotts = Banco Gringotts
    .flavour = Aqui tudo tem um número, tu também.
hogwarts-field-b1 = Vendedor de garrafas
    .flavour = Nada tem rótulo, por razões legais.
hogwarts-field-b2 = Alçapão da cave
    .flavour = Abriu-se um pouco quando passaste.
hogwarts-field-b3 = Esquina dos vadios
    .flavour = Estás a vadiar. Deram por isso.
hogwarts-field-borgin_and_burkes = Borgin e Burkes
    .flavour = Se tocares, é teu. A maldição também.
hogwarts-field-k1 = Ruela das traseiras
    .flavour = Nunca ninguém veio aqui de propósito.
hogwarts-field-c1 = Gelataria
    .flavour = Onze sabores, e um deles diz a verdade.
hogwarts-field-flourish_and_blotts = Borrões e Floreados
    .flavour = Os livros que mordem estão na jaula. O empregado também.
hogwarts-field-c3 = Praça apinhada
    .flavour = Cotovelos, corujas e uma tia que te conhece.
hogwarts-field-ollivanders = Ollivander
    .flavour = Nove mil caixas, e uma delas cantarola.
hogwarts-field-ministry_of_magic = Ministério da Magia
    .flavour = Tira a senha. Senta-te. Fica dez anos.
hogwarts-field-hall_of_prophecy = Sala das Profecias
    .flavour = Tudo isto ainda pode acontecer. Não espirres.
hogwarts-field-the_burrow = A Toca
    .flavour = À mesa cabe sempre mais um.
hogwarts-field-grimmauld_place = Grimmauld Place n.º 12
    .flavour = O retrato do corredor quer falar contigo. Aos gritos.
hogwarts-field-godrics_hollow = Godric’s Hollow
    .flavour = Uma aldeia calma com boa memória.
hogwarts-field-malfoy_manor = Mansão Malfoy
    .flavour = Pavões brancos. Contam tudo.
hogwarts-field-azkaban = Azkaban
    .flavour = Nem visitas, nem correio, nem pudim.
hogwarts-field-graveyard = Cemitério de Little Hangleton
    .flavour = Alguém andou a cavar, e não por um tesouro.

## Personagens

hogwarts-character-harry_potter = Harry Potter
    .flavour = Nunca procura sarilhos. Não precisa.
hogwarts-character-hermione_granger = Hermione Granger
    .flavour = Leu as regras deste jogo. Duas vezes.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Corajoso de barriga vazia, mais ainda de barriga cheia.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Vê o que lá está, e o que ainda não está.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Já no ar quando os outros ainda dão lustro.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Perder com ele é quase um elogio.
hogwarts-character-neville_longbottom = Neville Longbottom
    .flavour = Perdeu o sapo, encontrou a coragem.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = Os sapatos dele custam mais do que a tua vassoura. Ele diz-te.
hogwarts-character-lucius_malfoy = Lucius Malfoy
    .flavour = Foi ele que pagou o chão que pisas.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = Está a divertir-se imenso.
hogwarts-character-barty_crouch_jr = Barty Crouch Júnior
    .flavour = Pode ser qualquer um. Já foi, um ano inteiro.
hogwarts-character-antonin_dolohov = Antonin Dolohov
    .flavour = Fala pouco. A varinha diz o resto.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = De manhã é intratável. Na lua cheia, nem se fala.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Sabe o teu andar, o teu gabinete e o teu primo.
hogwarts-character-peter_pettigrew = Peter Pettigrew
    .flavour = Sempre atrás do mais forte, e um pouco mais abaixo.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = O nome não faz mal. O resto faz.

## Fichas de objeto

hogwarts-token-elder_wand = Varinha de Sabugueiro
    .flavour = Invicta. Pergunta aos últimos donos.
hogwarts-token-gryffindor_sword = Espada de Gryffindor
    .flavour = Vem a quem a merece, em geral de um chapéu.
hogwarts-token-resurrection_stone = Pedra da Ressurreição
    .flavour = Empresta companhia, não vida.
hogwarts-token-invisibility_cloak = Manto da Invisibilidade
    .flavour = Esconde tudo menos as tuas pegadas.
hogwarts-token-time_turner = Vira-Tempo
    .flavour = Mais uma hora, e o dobro do sono.
hogwarts-token-buckbeak = Buckbeak
    .flavour = Primeiro a vénia. Depois, cuidado com o bico.
hogwarts-token-basilisk_fang = Dente de basilisco
    .flavour = Ainda pinga. Não serve de marcador.
hogwarts-token-riddle_diary = Diário de Tom Riddle
    .flavour = Responde. E com melhor letra.
hogwarts-token-gaunt_ring = Anel de Marvolo Gaunt
    .flavour = Uma herança que morde o herdeiro.
hogwarts-token-hufflepuff_cup = Taça de Hufflepuff
    .flavour = Sobreviveu a mil jantares e a um mau convidado.
hogwarts-token-slytherin_locket = Medalhão de Slytherin
    .flavour = Não usar na cama.
hogwarts-token-ravenclaw_diadem = Diadema de Ravenclaw
    .flavour = Torna os sábios mais sábios, e aos vaidosos dá comichão.
hogwarts-token-nagini = Nagini
    .flavour = Gosta de sítios quentes e de planos frios.
hogwarts-token-cauldron = Caldeirão
    .flavour = Cabe lá um homem. É esse o problema.
hogwarts-token-fathers_bone = Osso do pai
    .flavour = Emprestado sem pedir.
hogwarts-token-wormtails_hand = Mão de Wormtail
    .flavour = Um presente do amo. Também aperta.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Nunca pediu para ser um ingrediente.
hogwarts-token-enchanted_flute = Flauta encantada
    .flavour = Toca sozinha, e só canções de embalar.
hogwarts-token-winged_key = Chave alada
    .flavour = Apanha-a antes que as outras aprendam a morder.
hogwarts-token-philosophers_stone = Pedra Filosofal
    .flavour = Todos a querem. Quem a tinha deixou-a.
hogwarts-token-mirror_of_erised = Espelho dos Invisíveis
    .flavour = Não te demores. Pareces feliz de mais lá dentro.
hogwarts-token-marauders_map = Mapa do Salteador
    .flavour = Sabe onde estás, e não fica impressionado.
hogwarts-token-mandrake = Mandrágora
    .flavour = A dormir. Que continue assim.
hogwarts-token-golden_egg = Ovo de ouro
    .flavour = Abrir debaixo de água, ou nunca.
hogwarts-token-gillyweed = Guelricho
    .flavour = Sabe a charco velho, e daqui a pouco és de lá.
hogwarts-token-triwizard_cup = Taça dos Três Feiticeiros
    .flavour = Brilha como um prémio, viaja como uma armadilha.
hogwarts-token-prophecy_orb = Esfera da profecia
    .flavour = O futuro de alguém. Não agitar.
hogwarts-token-two_way_mirror = Espelho de dois sentidos
    .flavour = Diz o nome. Talvez alguém responda.
hogwarts-token-deluminator = Desiluminador
    .flavour = Clique: escuro. Clique: o caminho para casa.
hogwarts-token-princes_book = Livro do Príncipe Misterioso
    .flavour = As margens são melhores do que o livro.

## Missões

hogwarts-mission-tame_the_dog = Amansa o cão de três cabeças
    .flavour = Três cabeças, três apetites, uma canção de embalar. Não pares de tocar para te aplaudires.
hogwarts-mission-snare_and_key = Passa a Armadilha do Diabo até à chave
    .flavour = Alguém em Herbologia disse para relaxar. A esse alguém ninguém estava a espremer.
hogwarts-mission-find_the_stone = Encontra a Pedra Filosofal
    .flavour = O turbante nunca foi uma questão de moda.
hogwarts-mission-stop_the_troll = Detém o troll da montanha
    .flavour = Quase quatro metros de altura, um único neurónio, e está na casa de banho das raparigas.
hogwarts-mission-slay_the_basilisk = Mata o basilisco
    .flavour = Por favor, fecha os olhos, puxa da espada e acerta no que silvar.
hogwarts-mission-destroy_the_diary = Destrói o diário
    .flavour = A um diário respondão não se confiam os trabalhos de casa.
hogwarts-mission-escape_the_spiders = Foge das aranhas gigantes
    .flavour = Convidaram os primos todos para jantar. O jantar és tu.
hogwarts-mission-drive_off_the_dementors = Afugenta os Dementors
    .flavour = Pensa numa coisa feliz. Não, mais feliz do que o pudim de quinta-feira.
hogwarts-mission-unmask_the_rat = Desmascara o rato
    .flavour = Doze anos, um dedo a menos e sempre à escuta: que bicho de estimação tão esquisito.
hogwarts-mission-free_the_hippogriff = Liberta o hipogrifo
    .flavour = Primeiro a vénia, depois o nó, e as explicações ao Ministro nunca.
hogwarts-mission-snatch_the_egg = Apanha o ovo de ouro
    .flavour = A mãe são nove toneladas de mau génio, e sabe contar até um.
hogwarts-mission-rescue_from_the_lake = Salva um amigo do lago
    .flavour = Uma hora debaixo de água: guelras incluídas, toalha não incluída.
hogwarts-mission-win_the_cup = Ganha o Torneio dos Três Feiticeiros
    .flavour = Esta manhã podaram as sebes. As sebes não gostaram.
hogwarts-mission-survive_the_rebirth = Sobrevive ao renascimento
    .flavour = A pior sopa da história dos caldeirões está quase pronta.
hogwarts-mission-found_the_army = Funda o exército secreto
    .flavour = É um grupo de estudo, professora. Estudamos como nos baixarmos.
hogwarts-mission-save_the_guard = Salva o guarda do Ministério
    .flavour = Turno da noite no nono piso: sossego, tédio e, de repente, escamas.
hogwarts-mission-escape_from_azkaban = Foge de Azkaban
    .flavour = Nunca ninguém deixou uma boa crítica a este hotel.
hogwarts-mission-reclaim_the_prophecy = Recupera a profecia
    .flavour = Fila noventa e sete. Por favor, não tocar. Por favor, não deixar cair. Por favor, correr.
hogwarts-mission-duel_in_the_ministry = Duelo no Ministério
    .flavour = A fonte era caríssima. Era.
hogwarts-mission-calm_the_giant = Acalma o gigante
    .flavour = Ele só quer dar-te um abraço. O problema é esse.
hogwarts-mission-destroy_the_ring = Destrói o anel
    .flavour = Fica bem em qualquer dedo, e depois fica com a mão.
hogwarts-mission-destroy_the_locket = Destrói o medalhão
    .flavour = Quem o usa zanga-se com toda a gente. No Ron, por enquanto, ninguém notou diferença.
hogwarts-mission-destroy_the_goblet = Destrói a taça de Hufflepuff
    .flavour = Neste cofre tudo se duplica quando lhe tocas. Proibido espirrar.
hogwarts-mission-destroy_the_diadem = Destrói o diadema
    .flavour = Mil anos de tralha escondida e uma coroa mais esperta do que tu.
hogwarts-mission-slay_the_snake = Mata a serpente
    .flavour = O dono leva-a para todo o lado. Até para as batalhas. Sobretudo para as batalhas.
hogwarts-mission-mend_the_cabinet = Fecha o armário de desaparecer
    .flavour = Móvel em segunda mão, um só dono, com saída noutro edifício.
hogwarts-mission-master_the_wand = Domina a Varinha de Sabugueiro
    .flavour = Ganhou todos os duelos e perdeu todos os donos.
hogwarts-mission-turn_the_stone = Chama os mortos
    .flavour = Roda-a três vezes, e coragem com quem aparecer.
hogwarts-mission-trap_in_the_village = Escapa à armadilha na aldeia
    .flavour = A velhota não fala, não pestaneja e pôs a mesa para um.
hogwarts-mission-defeat_the_dark_lord = Derrota o Senhor das Trevas
    .flavour = Tudo o que aprendeste este ano cabe numa palavra e num jeitinho de pulso.

## Cartas de combate

hogwarts-fight-fluffy = Fluffy
    .flavour = Duas cabeças dormem enquanto a terceira vai apontando os pontos.
hogwarts-fight-devils_snare = Armadilha do Diabo
    .flavour = Não está de mau humor. Tem é um fraquinho por tornozelos.
hogwarts-fight-professor_quirrell = Professor Quirrell
    .flavour = De frente para a turma gagueja; de costas fala que é uma beleza.
hogwarts-fight-mountain_troll = Troll da montanha
    .flavour = Pensa uma coisa de cada vez. Corre entre dois pensamentos.
hogwarts-fight-basilisk = Basilisco
    .flavour = Há olhares que matam. O dele vem no programa.
hogwarts-fight-tom_riddle = Tom Riddle
    .flavour = Melhor da escola, aluno modelo, memória com planos.
hogwarts-fight-aragog = Aragog
    .flavour = O amigo de um amigo, com oito joelhos e nenhuma piedade.
hogwarts-fight-dementors = Dementors
    .flavour = Geada na janela, e já ninguém se lembra da piada.
hogwarts-fight-the_rat = Peter Pettigrew
    .flavour = Prefere roer-te a bagagem a olhar-te nos olhos.
hogwarts-fight-executioner = O carrasco
    .flavour = Primeiro lê a sentença toda, com vírgulas. Depois deixa de ler.
hogwarts-fight-hungarian_horntail = Cauda de Chifre Húngaro
    .flavour = Espigões à frente, espigões atrás, fogo no meio.
hogwarts-fight-grindylows = Grindylows
    .flavour = Dedinhos verdes que nunca aprenderam a largar.
hogwarts-fight-false_professor = Barty Crouch Júnior
    .flavour = Só bebe do seu próprio cantil, e agora também do teu.
hogwarts-fight-reborn_dark_lord = O Senhor das Trevas renascido
    .flavour = Primeiro dia de regresso ao trabalho, e já tem uma reunião.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = Sorri, pigarreia duas vezes e aponta o teu nome.
hogwarts-fight-giant_snake = A serpente do corredor
    .flavour = Até hoje, a corrente de ar por baixo da porta não tinha dentes.
hogwarts-fight-azkaban_guard = Guarda de Azkaban
    .flavour = Coleciona memórias felizes e nunca devolve nenhuma.
hogwarts-fight-masked_lord = Lucius Malfoy
    .flavour = Até a máscara dele olha para as pessoas de cima para baixo.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = Primeiro ouves a gargalhada. Depois já não ouves lá muito bem.
hogwarts-fight-grawp = Grawp
    .flavour = Os feitiços fazem-lhe cócegas. Ele adora cócegas. As árvores, nem por isso.
hogwarts-fight-curse_of_the_ring = Maldição do anel
    .flavour = Começou com uma comichão. Estas coisas começam sempre com uma comichão.
hogwarts-fight-the_locket = O medalhão
    .flavour = Abre-se, sussurra e sabe as tuas notas de cor.
hogwarts-fight-vault_dragon = Dragão dos cofres
    .flavour = Meio cego, todo furioso e pago em barulho.
hogwarts-fight-runaway_fire = O fogo descontrolado de Crabbe
    .flavour = Ele sabia como acendê-lo. O plano acabava aí.
hogwarts-fight-the_serpent = Nagini
    .flavour = Quatro metros de lealdade ao amigo errado.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = Não tira os olhos da porta. Mais cedo ou mais tarde vai usá-la.
hogwarts-fight-lady_of_the_manor = Bellatrix na mansão
    .flavour = O lustre é herança de família. Cuidado com a cabeça.
hogwarts-fight-snatchers = Raptores
    .flavour = Pagos à cabeça, e fracos em contas.
hogwarts-fight-old_lady_in_the_village = A falsa Bathilda
    .flavour = O pescoço dela tem algo de estranho. Dentro do pescoço dela há algo.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Sem nariz, sem amigos, sem dúvidas.

## Cartas de duelo

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Sempre o mesmo feitiço, e resulta sempre.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Já leu sobre este duelo na semana passada.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Tem a varinha colada com fita-cola: ninguém sabe em quem vai acertar. Nem ele.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Primeiro oferece-te um rabanete. Ajuda. Depois a coisa fica estranha.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Já apanhou coisas mais pequenas do que tu, e à chuva.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Deixa-te ir primeiro. Não adianta.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Pede desculpa a cada golpe. São muitos pedidos de desculpa.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = O pai dele vai saber disto. O pai dele sabe sempre de tudo.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = Dá-te uma pisadela, e só depois começam as regras.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Bate no que vê. Vê o que se come.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = A sua arma mais afiada é o que diz ao almoço.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Seis irmãos mais velhos ensinaram-lhe tudo. Nenhum se atreve a chegar perto.

## Feitiços

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = A varinha, por favor. Obrigado. Ups, foi parar à sopa.
hogwarts-spell-stupefy = Stupefy
    .flavour = O caminho mais curto para uma aula em silêncio.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Uma postura excelente para qualquer pessoa, quer queira quer não.
hogwarts-spell-incendio = Incendio
    .flavour = Aquece a sala, o coração e a manga de quem estiver por perto.
hogwarts-spell-reducto = Reducto
    .flavour = A parede estava no caminho. Agora está em todo o lado.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Escrito à margem: para inimigos. Os professores também leem as margens.
hogwarts-spell-fiendfyre = Fogo Maldito
    .flavour = Fácil de acender, impossível de chamar de volta para casa.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Está tudo na maneira como se diz, e não faltará quem to diga.
hogwarts-spell-protego = Protego
    .flavour = Um escudo do tamanho da tua confiança.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Prateado, quentinho e, no teu caso, provavelmente uma lontra.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Basta, diz a varinha, e até a chaleira se cala.
hogwarts-spell-episkey = Episkey
    .flavour = Narizes, lábios e pequenos orgulhos, arranjados com um clique.
hogwarts-spell-alohomora = Alohomora
    .flavour = Não há porta fechada para quem é educado. Nem para quem é rápido.
hogwarts-spell-accio = Accio
    .flavour = Grita o que queres e baixa-te.
hogwarts-spell-obliviate = Obliviate
    .flavour = De que é que estávamos a falar?
hogwarts-spell-lumos = Lumos
    .flavour = O melhor feitiço contra o escuro, e contra o que julgavas que lá estava.

## Poções

hogwarts-potion-polyjuice_potion = Poção Polissuco
    .flavour = Uma hora na pele de outra pessoa. O sabor também é o dela.
hogwarts-potion-invigoration_draught = Poção Revigorante
    .flavour = Eras capaz de subir a correr a Torre de Astronomia. Duas vezes. Às arrecuas. Aos gritos.
hogwarts-potion-ageing_potion = Poção do Envelhecimento
    .flavour = Queriam respeito. Saiu-lhes uma barba até aos joelhos.
hogwarts-potion-swelling_solution = Poção de Inchar
    .flavour = Três gotas no nariz, e já ninguém vê para lá dele.
hogwarts-potion-shrinking_solution = Poção de Encolher
    .flavour = O inimigo está agora do tamanho de um sapo. A coragem dele também.
hogwarts-potion-draught_of_living_death = Poção da Morte Viva
    .flavour = Uma noite ótima. A manhã, nem tanto.
hogwarts-potion-madam_pomfreys_draught = Xarope de Madame Pomfrey
    .flavour = Tem de saber assim, meu anjo. Senão vinhas cá por gosto.
hogwarts-potion-wiggenweld_potion = Poção Wiggenweld
    .flavour = Verde, espessa e prestável: como a rã que a experimentou.
hogwarts-potion-pepperup_potion = Poção Apimentada
    .flavour = Se sair fumo pelas duas orelhas, é porque está a resultar.
hogwarts-potion-antidote = Antídoto para venenos comuns
    .flavour = Em caso de dúvida, uma pedra do estômago de uma cabra.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Durante uma tarde, todas as escadas vão para onde tu vais.

## Livros

hogwarts-book-levitate_your_luggage = Faz Levitar a Tua Bagagem
    .author = Petúnia Pésdepluma
    .flavour = Capítulo um: o teu malão. Capítulo dois: baixa-te.
hogwarts-book-cheering_for_beginners = Alegria para Principiantes
    .author = Felicidade Risonha
    .flavour = Não alegrar o leitor duas vezes; ver o capítulo dos soluços.
hogwarts-book-ninety_nine_knots = Noventa e Nove Nós e Como os Desfazer
    .author = Barnabé Novelo
    .flavour = A última página está atada.
hogwarts-book-locks_that_laugh = Fechaduras Que Se Riem de Ti
    .author = Griselda Buracodachave
    .flavour = O capítulo um abre o capítulo dois, se pedires com jeitinho.
hogwarts-book-charm_them_all = Encanta-os a Todos
    .author = Ambrósio Falinhasmansas
    .flavour = Vais achar este livro encantador. Não tens escolha.
hogwarts-book-teapots_and_tortoises = De Bules a Tartarugas
    .author = Guilhermina Carapaça
    .flavour = Se ainda apitar, recomeçar do princípio.
hogwarts-book-mostly_human_again = De Novo Quase Humano
    .author = Rufino Bigodes
    .flavour = Um consolo para quem ficou com a cauda.
hogwarts-book-matches_to_needles = Mil Fósforos, Mil Agulhas
    .author = Tadeu Picada
    .flavour = Página após página, o mesmo fósforo.
hogwarts-book-the_patient_hedgehog = O Ouriço Paciente
    .author = Filomena Almofadinha
    .flavour = Contado pela almofada de alfinetes.
hogwarts-book-be_a_beetle_discreetly = Sê um Escaravelho, com Discrição
    .author = Anónimo, no parapeito da janela
    .flavour = O Ministério não recomenda este livro, e gostava de saber quem o tem.
hogwarts-book-gadding_with_ghouls = Passeios com Fantasmas
    .author = Gilderoy Lockhart
    .flavour = Trezentas páginas, e um retrato do autor em cada uma.
hogwarts-book-trolls_at_tea_time = Trolls à Hora do Chá
    .author = Bertrão Mocada
    .flavour = Um manual de etiqueta para uma das duas partes.
hogwarts-book-run_first_ask_later = Corre Primeiro, Pergunta Depois
    .author = Sargento Ida Ligeira
    .flavour = A parte prática não tem páginas, só uma porta.
hogwarts-book-boggarts_on_the_couch = Boggarts no Divã
    .author = Curandeiro Sigismundo Sombra
    .flavour = E o guarda-fatos, o que é que lhe faz lembrar?
hogwarts-book-stand_behind_the_headmaster = Põe-te Atrás do Diretor
    .author = Vários sobreviventes
    .flavour = O livro mais curto e melhor que já se escreveu sobre o assunto.
hogwarts-book-stir_anticlockwise = Mexe para a Esquerda, Pensa para a Direita
    .author = Cornélia Concha
    .flavour = O índice está de pernas para o ar, de propósito.
hogwarts-book-one_hundred_stains = Cem Nódoas e as Suas Causas
    .author = Etelvina Avental
    .flavour = A número quarenta e um está na capa. Não toques na número quarenta e um.
hogwarts-book-magical_drafts_and_potions = Filtros e Poções Mágicas
    .author = Arsenius Jigger
    .flavour = As páginas colam-se precisamente onde se torna interessante.
hogwarts-book-antidotes_in_time = Antídotos, e a Tempo
    .author = Heitor Pressa
    .flavour = Se tiver pressa, comece pelo fim.
hogwarts-book-the_bottled_breakfast = O Pequeno-Almoço Engarrafado
    .author = Madame Decocção
    .flavour = Papas de aveia às gotas, bacon aos golinhos.
hogwarts-book-weeds_that_wander = Ervas Que Vão Passear
    .author = Basílio Pazinha
    .flavour = Visto pela última vez na secção de jardinagem.
hogwarts-book-gloves_will_not_help = As Luvas Não Ajudam
    .author = Prímula Urtiga
    .flavour = Prefácio, dois capítulos, ala hospitalar.
hogwarts-book-mandrakes_and_manners = Mandrágoras e Boas Maneiras
    .author = Olívia Tapaorelhas
    .flavour = Como dar as boas-noites a uma raiz aos gritos.
hogwarts-book-the_polite_gardener = O Jardineiro Bem-Educado
    .author = Feto Caramanchão
    .flavour = Pergunta antes de podar. Elas não esquecem.
hogwarts-book-plants_that_plot = Plantas Que Conspiram
    .author = Hera Trepadeira
    .flavour = Impresso em papel. As plantas sabem.
hogwarts-book-counting_your_fingers = Conta os Teus Dedos
    .author = Canhoto Coto
    .flavour = Uma introdução para quem ainda tem dez.
hogwarts-book-flobberworms_a_love_story = Flobberworms, uma História de Amor
    .author = Mildred Vagarosa
    .flavour = Não acontece nada, mas com ternura.
hogwarts-book-how_to_bow_to_a_hippogriff = Como Fazer uma Vénia a um Hipogrifo
    .author = Sir Lancelote Baixo
    .flavour = Mais para baixo. Mais para baixo. E agora não pestanejes.
hogwarts-book-it_only_wants_to_play = Ele Só Quer Brincar
    .author = R. Hagrid (com ligaduras)
    .flavour = O livro ladra quando o pousam.
hogwarts-book-dragons_at_home = Dragões em Casa
    .author = Cinza Brasido
    .flavour = Disponível só em amianto.

## Cartas de comportamento

hogwarts-behaviour-floo_powder = Pó de Floo
    .flavour = Fala com clareza, encosta os cotovelos ao corpo e, por tudo, não digas «diagonal».
hogwarts-behaviour-horace_slughorn = Horace Slughorn
    .flavour = Pôs-te na prateleira dele. Há ananás cristalizado.
hogwarts-behaviour-swish_and_flick = Agitar e sacudir
    .flavour = O professor Flitwick caiu da pilha de livros de tanta alegria.
hogwarts-behaviour-earmuffs_on = Tapa-orelhas bem posto
    .flavour = Em toda a estufa, só tu não perdeste os sentidos.
hogwarts-behaviour-whispered_in_the_library = Sussurraste na biblioteca
    .flavour = Madame Pince quase pestanejou com carinho.
hogwarts-behaviour-almost_a_smile = Quase um sorriso
    .flavour = Um canto da boca da professora McGonagall mexeu-se. Há testemunhas.
hogwarts-behaviour-rock_cake_eaten = Comeste um bolo de pedra do Hagrid
    .flavour = A boa educação tem um preço, e o preço é um dente.
hogwarts-behaviour-owl_fed = Deste de comer a uma coruja alheia
    .flavour = Voltou com uma encomenda de agradecimento. Um bocadinho enfarruscada.
hogwarts-behaviour-gobstones_club = Entraste no Clube de Gobstones
    .flavour = Os outros quatro membros estão encantados, e querem fazer trocas.
hogwarts-behaviour-chocolate_shared = Partilhaste o teu chocolate
    .flavour = O professor Lupin aprova. Ele tem sempre mais.
hogwarts-behaviour-constant_vigilance = Vigilância constante
    .flavour = Verificaste a chaleira velha antes de lhe tocar. Bem visto!
hogwarts-behaviour-riddle_of_the_eagle = Resolveste o enigma da águia
    .flavour = Atrás de ti, três Ravenclaws ainda estão a tirar apontamentos.
hogwarts-behaviour-broom_obeyed = A vassoura obedeceu
    .flavour = «De pé!», disseste, e por uma vez não foi a do vizinho.
hogwarts-behaviour-awake_in_history = De olhos abertos em História da Magia
    .flavour = Ninguém o conseguia desde as guerras dos duendes. Os apontamentos, infelizmente, têm baba.
hogwarts-behaviour-prophecy_came_true = A tua profecia cumpriu-se
    .flavour = Previste papas de aveia. A professora Trelawney teve de se sentar.
hogwarts-behaviour-bravery_towards_friends = Fizeste frente aos teus amigos
    .flavour = Chamaram-te de tudo. Por fim, «amigo».
hogwarts-behaviour-last_minute_points = Pontos de última hora
    .flavour = Os estandartes já estavam pendurados, e da cor errada. Dumbledore diverte-se com isso.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Hum, hum. A tua felicidade não foi autorizada.
hogwarts-behaviour-mud_in_the_hall = Lama no átrio
    .flavour = Filch chora, e Mrs. Norris aponta nomes.
hogwarts-behaviour-powder_fight = Batalha de Pó de Floo
    .flavour = Metade da sala comum está verde. A outra metade está no País de Gales.
hogwarts-behaviour-biting_book = Os trabalhos de casa morderam-te
    .flavour = Não foi o cão que os comeu. Eles é que comeram o jantar do cão e fugiram.
hogwarts-behaviour-breathing_too_loudly = Respirar demasiado alto
    .flavour = O professor Snape ouvia-te pensar. Disso também não gostou.
hogwarts-behaviour-see_me_in_my_office = «Ao meu gabinete.»
    .flavour = Traga a rã. Sabe muito bem que rã.
hogwarts-behaviour-night_walk = Fora da cama
    .flavour = Disseste ao Filch que era sonambulismo. De sapatos. De lanterna. E com sandes.
hogwarts-behaviour-fan_mail = Correio dos fãs
    .flavour = Castigo com Lockhart: onze horas de envelopes, e exemplares autografados para quem resistir.
hogwarts-behaviour-howler_at_breakfast = Gritador ao pequeno-almoço
    .flavour = A voz da tua mãe, a oitenta decibéis, sobre as tuas meias.
hogwarts-behaviour-whole_class_stays = Fica a turma toda
    .flavour = Ninguém diz quem deixou entrar o coro das mandrágoras. Toda a gente olha para ti.
hogwarts-behaviour-flying_car = Chegaste de carro voador
    .flavour = Perdeste o comboio, acertaste na árvore e saíste no jornal da tarde. Ao menos a bagageira vinha cheia de pó.
hogwarts-behaviour-melted_cauldron = Derreteste o teu sexto caldeirão
    .flavour = A masmorra agora tem uma janela.

## Acontecimentos

hogwarts-event-dobby = Dobby
    .flavour = O Dobby só quer ajudar! O Dobby já ajudou! O Dobby lamenta muito o que aconteceu ao teto!
hogwarts-event-eight_hundred_flowerpots = Oitocentos vasos de flores
    .flavour = Alguém no Ministério acrescentou um zero à encomenda. Há para todas as lareiras.
hogwarts-event-left_boot = A bota esquerda
    .flavour = Uma bota velha em cada almofada. Pede-se o favor de não a calçar. Oh. Tarde demais.
hogwarts-event-feast = Banquete inesperado
    .flavour = Os elfos domésticos cozinharam para um aniversário. Ninguém sabe de quem. Ninguém pergunta.
hogwarts-event-troll_alarm = Alarme de troll
    .flavour = Andem, não corram, diz o prefeito, a correr.
hogwarts-event-hogsmeade_weekend = Fim de semana em Hogsmeade
    .flavour = As autorizações estão todas assinadas. A maior parte, pelos pais.
hogwarts-event-headmasters_good_mood = A boa disposição do Diretor
    .flavour = Vieram meias de lã no correio dele, e agora há qualquer coisa para todos.
hogwarts-event-decree_ninety_nine = Decreto Educacional número noventa e nove
    .flavour = A diversão deve ser entregue no gabinete, ordenada por tamanhos.
hogwarts-event-flying_lesson_indoors = Prática de Encantamentos nas escadas
    .flavour = Cem penas, cem varinhas e um gato no lustre.
hogwarts-event-cupboard_left_open = O armário está aberto
    .flavour = O professor Snape está constipado, e a chave está nas outras calças.
hogwarts-event-library_amnesty = Amnistia na biblioteca
    .flavour = Devolvam o que levaram. Há um livro com quatrocentos anos de atraso que quer pedir desculpa.
hogwarts-event-filchs_spring_cleaning = As limpezas de primavera do Filch
    .flavour = Objetos proibidos: uma lista de quatrocentos e trinta e sete. Vem buscar os vossos.
hogwarts-event-cornish_pixies = Pixies da Cornualha
    .flavour = O professor Lockhart abriu a gaiola e depois lembrou-se de que tinha um compromisso.
hogwarts-event-every_flavour_beans = Feijões de Todos os Sabores
    .flavour = A alguém calhou caramelo. A alguém calhou dedo do pé de troll.
hogwarts-event-polished_trophy = O troféu polido
    .flavour = Numa taça do século passado apareceu o nome de alguém. Deve ser engano. Mas conta.
hogwarts-event-who_let_the_toad_out = Quem soltou o sapo?
    .flavour = O Trevor está na taça do ponche. Alguém foi, e os dados sabem quem.
hogwarts-event-peeves_sorts_the_bags = Peeves arruma as mochilas
    .flavour = Agora está tudo por ordem alfabética. O alfabeto é dele.
hogwarts-event-poison_quill = Uma pena venenosa
    .flavour = O jornal da tarde traz um exclusivo sobre o menino-bonito da escola. Quase tudo sem erros.
hogwarts-event-loose_niffler = Anda um Niffler à solta
    .flavour = Todos os bolsos da escola estão vazios, menos um: o do seu novo amigo.
hogwarts-event-moving_staircase = A escada muda de ideias
    .flavour = Alguém sobe em grande estilo. Alguém passou a morar no patamar.

## Cartas de Quidditch

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Polida todos os dias, invejada a toda a hora.
hogwarts-quidditch-sloth_grip_roll = Cambalhota da Preguiça
    .flavour = Pendura-te de cabeça para baixo e chama-lhe estratégia.
hogwarts-quidditch-firebolt = Flecha de Fogo
    .flavour = Dos zero aos duzentos e quarenta antes de acabares de ler isto.
hogwarts-quidditch-wronski_feint = Finta de Wronski
    .flavour = Mergulha a pique para o chão como se fosse a sério. E depois, não.
hogwarts-quidditch-confundus_charm = Feitiço Confundus
    .flavour = O outro Seeker acabou de apanhar um pardal muito espantado.
