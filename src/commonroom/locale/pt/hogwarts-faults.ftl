### What is wrong or odd about a pack of an owner's own, in Portuguese.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = um caminho leva a { $field }, e esse espaço não existe
hogwarts-fault-loop = um caminho leva de { $field } ao mesmo espaço
hogwarts-fault-nowhere = não há nenhum espaço { $field }
hogwarts-fault-part_of_nothing = { $field } faz parte de { $whole }, e esse espaço não existe
hogwarts-fault-taken_name = { $field } é uma palavra dos efeitos e não pode dar nome a um espaço
hogwarts-fault-leads_nowhere = { $owner } leva a { $field }, e esse espaço não existe
hogwarts-fault-outside_the_drawing = { $field } fica fora do desenho, que mede { $size }
hogwarts-fault-scenery_size = o cenário `{ $scenery }` está desenhado para um tabuleiro de tamanho { $size }
hogwarts-fault-need_twofold = uma exigência dá o nome de uma carta ou descreve uma, não as duas coisas
hogwarts-fault-habit_moment = um hábito tem exatamente um de `rounds`, `shows` e `after`
hogwarts-fault-symbol_effects = num espaço com símbolo compra-se uma carta desse baralho, e nada mais acontece
hogwarts-fault-no_change = uma quantidade de 0 não faria nada
hogwarts-fault-unknown_special = «{ $name }» não é uma função registada; conhecidas: { $known }
hogwarts-fault-ability_symbol = uma habilidade indica um símbolo se atua numa paragem, e só então
hogwarts-fault-ability_area = só uma habilidade que atua no lançamento indica uma parte do tabuleiro
hogwarts-fault-ability_hits = uma habilidade indica um número de acertos se atua depois de acertos, e só então
hogwarts-fault-token_use_time = uma ficha com efeitos diz quando se usa, e só uma ficha assim o diz

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = O baralho { $deck } está vazio.
hogwarts-fault-all_cards = Os oito baralhos têm ao todo { $wanted } cartas, e aqui { $count }.
hogwarts-fault-all_missions = Há { $wanted } missões, e aqui { $count }.
hogwarts-fault-not_there = { $what } falta, embora esteja no livro de regras.
hogwarts-fault-otherwise = { $what }, { $field }: aqui está `{ $given }`, e o livro de regras mostra `{ $wanted }`.
hogwarts-fault-one_of_missions = A missão { $name }
hogwarts-fault-one_of_fights = A carta de combate { $name }
hogwarts-fault-one_of_duels = A carta de duelo { $name }
hogwarts-fault-one_of_spells = O feitiço { $name }
hogwarts-fault-one_of_potions = A poção { $name }
hogwarts-fault-one_of_behaviours = A carta de comportamento { $name }
hogwarts-fault-one_of_books = O livro { $name }
hogwarts-fault-one_of_events = O acontecimento { $name }
hogwarts-fault-one_of_quidditch = A carta de Quidditch { $name }
hogwarts-fault-one_of_characters = A personagem { $name }

## Missions

hogwarts-fault-fight_numbers = Tem de haver uma carta de combate para cada número de 1 a 30; o número { $number } aparece { $count } vezes.
hogwarts-fault-mission_numbers = Tem de haver uma missão para cada número de 1 a 30; o número { $number } aparece { $count } vezes.
hogwarts-fault-mission_fight = A missão { $mission } tem de levar ao combate { $mission }, não ao { $fight }.
hogwarts-fault-mission_hp = A missão { $mission } indica { $hp } PV para o adversário, e a carta de combate { $fight } tem { $given }.
hogwarts-fault-mission_points = A missão { $mission } dá { $points } pontos; as missões dão de { $low } a { $high }, de { $step } em { $step }.
hogwarts-fault-no_mission_points = Nenhuma missão dá { $points } pontos.
hogwarts-fault-mission_tokens = A missão { $mission } pede { $count } fichas; têm de ser de 1 a { $most }.
hogwarts-fault-mission_no_token = A missão { $mission } pede a ficha { $token }, que não existe.
hogwarts-fault-mission_token_twice = A missão { $mission } pede { $count } vezes a ficha { $token }, e só há uma.
hogwarts-fault-mission_no_place = A missão { $mission } passa-se em { $field }, que não existe.
hogwarts-fault-mission_closed_place = A missão { $mission } passa-se em { $field }, onde ninguém pode entrar.
hogwarts-fault-mission_card = A missão { $mission } pede { $card }, de que tem de haver duas cópias; há { $count }.
hogwarts-fault-mission_no_cards = A missão { $mission } pede cartas que os baralhos não têm.
hogwarts-fault-mission_many_cards = A missão { $mission } pede { $count } cartas, e no seu combate só se podem usar { $most }.
hogwarts-fault-token_use = Missões que pedem a ficha { $token }: { $count }; deviam ser de 1 a { $most }.

## Opponents

hogwarts-fault-hp = { $who } tem { $hp } PV; têm de ser de { $low } a { $high }.
hogwarts-fault-resistance = { $who } tem resistência { $value }; tem de ser de { $low } a { $high }.
hogwarts-fault-immune_twice = { $card } é imune duas vezes às mesmas cartas.
hogwarts-fault-goes_first = { $card } começa se a sua habilidade vier antes dos ataques, e só então (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } tem resistência { $value } atrás do escudo; um dado mostra no máximo { $most }.
hogwarts-fault-always_rests = { $card } nunca atacaria.
hogwarts-fault-stays = { $card } tem algo a fazer depois da ronda { $round }, e nessa altura não foge.
hogwarts-fault-early_answer = { $card } ataca antes do ataque, e por isso não pode responder aos dados com um golpe.
hogwarts-fault-kind_answer = { $card } curaria quem o ataca.
hogwarts-fault-immune_to_all = { $card } é imune aos feitiços e às poções: nenhuma carta serviria.
hogwarts-fault-unbeatable = Um estudante com { $hp } PV e as { $cards } melhores cartas não consegue vencer { $card }.
hogwarts-fault-duel_character = A carta de duelo { $card } mostra { $character }, que não é um tabuleiro de estudante.
hogwarts-fault-duel_others = Pelo menos { $wanted } cartas de duelo têm de mostrar estudantes que ninguém joga; aqui { $count }.

## Cards

hogwarts-fault-book_value = O livro { $book } vale { $value } pontos; os livros valem 5, 10, 15 ou 20.
hogwarts-fault-few_books = Devia haver { $wanted } livros de { $subject }, e há { $count }.
hogwarts-fault-no_book = Não há nenhum livro de { $subject } que valha { $value } pontos, como { $book }.
hogwarts-fault-behaviour_points = { $card } dá { $points } pontos; deviam ser de { $low } a { $high }, de { $step } em { $step }.
hogwarts-fault-behaviour_sum = Todas as cartas de comportamento juntas deviam dar mais pontos do que tiram.
hogwarts-fault-floo_cards = Devia haver { $wanted } cartas que se guardam como Pó de Floo, e há { $count }.
hogwarts-fault-strong_attack = { $card } tira { $hp } PV; o ataque mais forte tira { $most }.
hogwarts-fault-strong_remedy = { $card } dá { $hp } PV; o melhor remédio dá { $most }.
hogwarts-fault-searches = { $count } cartas procuram num baralho; deviam ser no máximo { $most }.
hogwarts-fault-magic_type = { $card } é uma carta do tipo { $wanted }, e aqui tem o tipo { $given }.
hogwarts-fault-no_magic = { $card } é uma carta do tipo { $wanted }, e aqui falta.
hogwarts-fault-empty_event = O acontecimento { $event } tem uma parte em que nada acontece.
hogwarts-fault-no_floo_event = Nenhum acontecimento dá Pó de Floo a todos.
hogwarts-fault-no_portkey_event = Nenhum acontecimento dá Botões de Transporte a todos.
hogwarts-fault-no_walk_event = Nenhum acontecimento leva todos a um mesmo espaço.
hogwarts-fault-seeker_forward = { $card } voa { $fields } espaços; um Seeker ganha no máximo { $most }.
hogwarts-fault-seeker_back = { $card } faz recuar um Seeker { $fields } espaços; têm de ser no máximo { $most }.
hogwarts-fault-no_flight = Não há nenhuma carta de Quidditch que faça avançar.
hogwarts-fault-no_extra_die = Não há nenhuma carta de Quidditch que faça lançar outro dado.
hogwarts-fault-no_hindrance = Não há nenhuma carta de Quidditch que estorve o adversário.
hogwarts-fault-quidditch_cards = As duas equipas juntas podem tirar { $wanted } cartas de Quidditch num jogo, e há { $count }.
hogwarts-fault-misplaced_effect = { $owner } usa `{ $effect }`, que aqui não significa nada ({ $place }).
hogwarts-fault-no_effect = { $card } não faz nada.
hogwarts-fault-either_or = { $card } tem de fazer algo de imediato ou ser guardada.

## Tokens and people

hogwarts-fault-all_tokens = Há { $wanted } fichas de objeto, e aqui { $count }.
hogwarts-fault-special_tokens = { $wanted } fichas são especiais, e aqui { $count }.
hogwarts-fault-no_token = Falta a ficha { $token }; o livro de regras menciona-a.
hogwarts-fault-plain_token = A ficha { $token } tem de ser especial.
hogwarts-fault-special_token = A ficha { $token } não pode ser especial.
hogwarts-fault-boards = Tem de haver { $wanted } tabuleiros do género { $role }, e há { $count }.
hogwarts-fault-starting_cards = { $student } começa com { $count } cartas do baralho { $deck }; têm de ser de { $low } a { $high }.
hogwarts-fault-abilities = { $student } tem de ter uma habilidade de movimento e outra de combate.
hogwarts-fault-no_house = { $student } não pertence a nenhuma casa.
hogwarts-fault-no_student = Nenhum estudante pertence a { $house }.
hogwarts-fault-hp_tokens = Os estudantes começam com { $count } PV ao todo, e na caixa há { $most } fichas de PV.
hogwarts-fault-death_eater_cards = { $who } tem de começar com 1 feitiço e 1 poção.
hogwarts-fault-exact_hp = { $who } tem de ter { $wanted } PV, não { $hp }.
hogwarts-fault-dice = { $who } tem { $dice } dados de ataque; têm de ser de { $low } a { $high }.
hogwarts-fault-move_dice = { $who } tem de se mover com 1 dado, não com { $dice }.

## The boards

hogwarts-fault-field_count = O tabuleiro principal tem de ter { $wanted } espaços do género { $kind }, e tem { $count }.
hogwarts-fault-field_least = O tabuleiro principal tem de ter pelo menos { $wanted } espaços do género { $kind }, e tem { $count }.
hogwarts-fault-common_rooms = Tem de haver uma sala comum de { $house }, e há { $count }.
hogwarts-fault-classrooms = Tem de haver uma sala de aula de { $subject }, e há { $count }.
hogwarts-fault-place_kind = Como { $role } está indicado { $field }, que não é um espaço desse género.
hogwarts-fault-hospital = Tem de haver um espaço { $field } que dê PV.
hogwarts-fault-closed_hall = Tem de haver um espaço { $field } onde ninguém possa entrar.
hogwarts-fault-way_into_hall = Nenhum caminho pode levar a { $field }.
hogwarts-fault-hall_sides = Pelo menos { $wanted } espaços têm de fazer parte de { $field }.
hogwarts-fault-diagon_alley = { $field } tem de estar no tabuleiro de Diagon-Al.
hogwarts-fault-refuge = Os derrotados acordam em { $field }, que não fica em Diagon-Al.
hogwarts-fault-far_places = Os lugares distantes têm de ser { $wanted } para Pó de Floo e 1 para um Botão de Transporte, e aqui são { $floo } e { $portkey }, mais { $others } outros.
hogwarts-fault-graveyard = Um Botão de Transporte tem de levar ao cemitério, e a { $field } não se chega com nenhum.
hogwarts-fault-far_passage = Uma passagem livre tem de unir { $one } e { $other }.
hogwarts-fault-far_way = Nenhum caminho pode unir { $one } e { $other }.
hogwarts-fault-slots = { $wanted } fichas de objeto têm de caber { $board }, e há { $count } lugares.
hogwarts-fault-rosette = { $field } tem de ter lugares para fichas se for uma roseta, e só então.
hogwarts-fault-horcrux_nowhere = Um Horcrux está em { $field }, e esse espaço não existe.
hogwarts-fault-horcrux_place = Um Horcrux tem de estar em { $field }.
hogwarts-fault-horcruxes = Tem de haver { $wanted } Horcruxes, e há { $count }.
hogwarts-fault-returns_token = O regresso de Voldemort precisa da ficha { $token }, que não existe.
hogwarts-fault-returns_student = O regresso de Voldemort precisa do estudante { $student }, que não tem tabuleiro.
hogwarts-fault-loose_tokens = { $wanted } fichas precisam de uma roseta cada; aqui há { $tokens } fichas e { $rosettes } rosetas.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = nenhum caminho
hogwarts-fault-no_field = Falta o espaço { $field }; o livro de regras dá a sua distância a outros.
hogwarts-fault-distance = De { $one } a { $other } o número de passos tem de ser { $wanted }, e é: { $moves }.
hogwarts-fault-first_walk = O movimento de doze passos do livro de regras interrompe-se: nenhum espaço do género { $kind } é o passo { $step }.
hogwarts-fault-unreached = Não se pode chegar a pé a { $field } a partir da partida.
hogwarts-fault-reached = Não se deve poder chegar a pé a { $field } a partir da partida.
hogwarts-fault-way_twice = O caminho entre { $one } e { $other } é descrito { $count } vezes.
hogwarts-fault-no_passage = Tem de haver uma passagem livre entre { $one } e { $other }.
hogwarts-fault-wrong_passage = A passagem entre { $one } e { $other } não pode ser livre.
hogwarts-fault-stuck = De { $field } não se pode andar um lançamento de { $roll } sem o campo de Quidditch.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = linha { $row }, coluna { $column }
hogwarts-fault-small_pitch = No exemplo há uma peça em { $spot }, e o campo é pequeno de mais.
hogwarts-fault-quaffle_place = A Quaffle tem de estar a um passo do Chaser ({ $spot }).
hogwarts-fault-shot_steps = Da Quaffle à linha da outra equipa o número de passos tem de ser { $wanted }, e é: { $steps }.
hogwarts-fault-run_steps = De linha a linha, à volta dos outros, o número de passos tem de ser { $wanted }, e é: { $steps }.
hogwarts-fault-bludger_place = Uma Bludger tem de estar a um passo do Beater ({ $spot }).
hogwarts-fault-bludger_flight = A Bludger tem de acertar no alvo ({ $spot }) após { $fields } espaços em linha reta.
hogwarts-fault-lap = Uma volta dos Seekers tem de ter de { $low } a { $high } espaços, não { $fields }.
hogwarts-fault-keeper_place = O Keeper tem de começar na área de baliza, que fica atrás da zona de jogo.
hogwarts-fault-beater_line = Os Beaters têm de começar na sua própria linha.
hogwarts-fault-chaser_lines = Os Chasers têm de começar nas suas próprias linhas.
hogwarts-fault-own_fields = Cada peça tem de começar num espaço só seu, dentro do campo.
hogwarts-fault-bludger_halves = Em cada metade tem de haver uma Bludger.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] no tabuleiro de Diagon-Al
        [board2] no tabuleiro dos lugares distantes
       *[main] no tabuleiro principal
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (estudante)
        [death_eater] `death_eater` (Devorador da Morte)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (ataque)
        [defence] `defence` (defesa)
       *[start_of_turn] `start_of_turn` (início do turno)
    }
hogwarts-fault-use =
    { $id ->
        [field] num espaço
        [token] numa ficha
        [movement] como habilidade de movimento
        [combat] como habilidade de combate
        [opponent] na carta de um adversário
        [habit_rounds] como hábito de certas rondas
        [habit_shows] como hábito conforme os dados
        [habit_after] como hábito no fim
        [attack] numa carta de ataque
        [defence] numa carta de defesa
        [start_of_turn] numa carta para o início do turno
        [behaviour] numa carta de comportamento
        [event] num acontecimento
       *[quidditch] numa carta de Quidditch
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (lugar)
        [points] `points` (pontos)
        [needs] `needs` (cartas exigidas)
        [opponent_hp] `opponent_hp` (PV do adversário)
        [tokens] `tokens` (fichas)
        [hp] `hp` (PV)
        [resistance] `resistance` (resistência)
        [on_reveal] `on_reveal` (efeito ao ser revelada)
        [ability] `ability` (habilidade)
        [immune] `immune` (imune a)
        [final_use] `final_use` (último contra-ataque)
        [type] `type` (tipo)
        [effects] `effects` (efeitos)
        [kept_as] `kept_as` (guarda-se como)
        [classroom] `classroom` (sala de aula)
        [parts] `parts` (partes)
        [role] `role` (papel)
        [dice] `dice` (dados de ataque)
        [movement] `movement` (habilidade de movimento)
        [combat] `combat` (habilidade de combate)
        [move_dice] `move_dice` (dados de movimento)
       *[value] `value` (valor)
    }
