### A Year at Hogwarts in the terminal, in Portuguese: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = um jogo
hogwarts-last-round = ÚLTIMA RONDA
# Stands beside a player's name.
hogwarts-choosing = escolhe uma personagem
hogwarts-weapons = Armas
hogwarts-near = Perto
hogwarts-free-step = um passo grátis
hogwarts-trip-away = a uma viagem daqui
hogwarts-must-stop = tens de parar
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Um passo leva a (escreve um nome):
       *[other] { $count } passos levam a (escreve um nome):
    }
hogwarts-ends-other = outros
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] quando o turno acabar
        [roll] com o próximo lançamento, ou quando a missão acabar
       *[destroyed] quando estiver destruído
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Deixar acontecer
        [reroll_dice] Deixar os dados assim
        [rolled] Deixar assim
        [exchange] Lançar sem ficha
        [pick_up] Deixar aqui
        [choose_mission] Agora não
        [sit_exams] Nenhum exame
        [offer_trip] Ficar aqui
        [exchange_offer] Ficar com todas as missões
        [start_of_turn] Ficar no lugar
        [last_word] Terminar o turno
        [take_prize] Não tirar nada
        [take_items] Não tirar mais nada
        [hand_over] Ficar com ela
        [try_horcrux] Agora não
        [optional] Passar sem isso
        [make_offer] Ficar com ela
        [offer_swap] Não oferecer nada
        [choose_field] Ficar no lugar
        [summon_item] Não tirar nada
       *[other] Não, continuar
    }
hogwarts-nothing-brace = Não tens nada com que te defender.
hogwarts-nothing-sit_exams = Uma sala de aula: nenhum dos teus livros é para ela.
hogwarts-no-choice = Isso não está entre as escolhas: escreve um número ou as primeiras letras; ? explica.

## What the person asks for

hogwarts-no-board = Ainda não tens personagem.
hogwarts-about-what = Sobre quê? Escreve i e o início de um nome.
hogwarts-nothing-called = Aqui nada se chama «{ $name }».
# $fields are the places around it.
hogwarts-not-entered = ninguém pode entrar. Quem está num destes espaços está lá: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Percorre o castelo, junta fichas de objeto e completa as tuas missões: vai ao lugar de uma missão com tudo o que ela pede e vence o adversário. Exames, jogos e bom comportamento também dão pontos. O título diz o que põe fim ao jogo.
hogwarts-help-returns = Em O regresso de Voldemort, Peter Pettigrew junta quatro fichas e leva-as ao campo de Quidditch: então Lord Voldemort volta, com os Devoradores da Morte, e procura a Varinha de Sabugueiro. Os heróis destroem os Horcruxes com o dente de basilisco ou a Espada de Gryffindor, e Harry procura a Pedra da Ressurreição. No fim Harry e Voldemort têm de se encontrar.
hogwarts-help-number = a terceira das escolhas; Enter, quando só há uma
hogwarts-help-words = ou o início das palavras, se nenhuma outra escolha começar assim
    .keys = lançar
hogwarts-help-place = a andar: ir ao lugar com esse nome; se houver uma ficha no caminho, perguntam-te
    .keys = relógio
hogwarts-help-cards = a tua personagem e as tuas cartas, com o que fazem
hogwarts-help-missions = as tuas missões: o que falta e onde está, e quem vais enfrentar
hogwarts-help-board = o tabuleiro à tua volta
hogwarts-help-everybody = o que cada um tem
hogwarts-help-about = sobre um lugar, uma ficha, uma carta, uma personagem ou uma missão
    .keys = i NOME
hogwarts-help-pass = passar: continuar sem isso, ou deixar acontecer o que foi anunciado
hogwarts-help-ready = uma missão pronta, e uma a que falta alguma coisa
hogwarts-help-contents = o que há ou quem está num espaço
hogwarts-help-steps = onde está alguma coisa, e o caminho a pé
hogwarts-help-match = Um jogo no campo tem teclas próprias; as escolhas estão listadas em baixo:
