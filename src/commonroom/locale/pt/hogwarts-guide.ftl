### The first game of A Year at Hogwarts, in Portuguese: what the coach says beside the question, in five steps for each
### way to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Primeiros passos, { $step } de { $steps }
hogwarts-guide-go-on = Percebi
hogwarts-guide-skip = Saltar

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Ganhas com uma missão e mais de { $points } pontos.
       *[other] Ganhas com { $missions } missões e mais de { $points } pontos.
    } { $match ->
        [yes] Também é preciso um jogo de Quidditch.
       *[no] {""}
    } As missões rendem mais, os exames ajudam. Se ficares sem PV, perdes.
hogwarts-guide-goal-company =
    { $missions ->
        [one] O jogo acaba quando alguém tem uma missão e mais de { $points } pontos.
       *[other] O jogo acaba quando alguém tem { $missions } missões e mais de { $points } pontos.
    } { $match ->
        [yes] Também é preciso um jogo de Quidditch.
       *[no] {""}
    } Depois ganha quem tiver mais pontos. As missões rendem mais, os exames ajudam.
hogwarts-guide-goal-team =
    { $missions ->
        [one] A tua equipa precisa de uma missão e de mais de { $points } pontos.
       *[other] A tua equipa precisa de { $missions } missões e de mais de { $points } pontos.
    } Os vossos pontos somam-se, e os teus colegas veem tudo o que tens.
hogwarts-guide-goal-heroes = Destruam os seis Horcruxes. Entretanto, Pettigrew junta o que traz Voldemort de volta. No fim, Harry e Voldemort encontram-se, e isso decide o jogo.
hogwarts-guide-goal-dark = És Peter Pettigrew. Junta quatro coisas e traz Voldemort de volta antes que os heróis destruam os seis Horcruxes. No fim, ele e Harry encontram-se, e isso decide o jogo.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Primeiro lança: andas tantos passos quantos os dados mostram.
        [rolled] A tua personagem pode mudar este lançamento antes de andar.
       *[walk] O caminho pode acabar onde o mapa brilha. Toca num lugar para ver o que lá te espera, e toca outra vez para ir.
    }
hogwarts-guide-field = Onde paras, conta o símbolo. Estrela: feitiço; frasco: poção; livro: livro; cruz: PV; ampulheta: comportamento; sino: acontecimento; varinhas cruzadas: duelo. As fichas douradas são objetos: duas por turno.
hogwarts-guide-mission = Em «{ hogwarts-missions }» vês onde são, quem lá espera e o que falta. Toca num nome para o encontrar no mapa. Quando uma estiver «{ hogwarts-ready }», vai até lá.
hogwarts-guide-mission-team = Em «{ hogwarts-missions }» vês todas as da equipa e o que falta. Juntos precisam das fichas e das cartas, e têm de lá estar todos: espera pelos outros no local.
hogwarts-guide-fight = Cada dado que mostra pelo menos o número da carta do adversário acerta e tira 1 PV. As cartas e fichas iluminadas ajudam agora. A percentagem é a tua probabilidade.

## Voldemort Returns

hogwarts-guide-horcrux = Precisas de uma arma: o dente de basilisco ou a Espada de Gryffindor. Com ela vai a um Horcrux e lança contra o lado negro; se tirares mais, o Horcrux é destruído.
hogwarts-guide-meeting = Voldemort voltou. Antes de o encontrar, Harry precisa da Pedra da Ressurreição, e não pode restar nenhum Horcrux. Voldemort procura a Varinha de Sabugueiro.
hogwarts-guide-ritual = Precisas do caldeirão, do osso do pai, da mão de Wormtail e da ficha Harry Potter. O teu tabuleiro mostra onde estão. Com as quatro coisas, vai ao campo de Quidditch.
hogwarts-guide-dark-turn = No teu turno moves agora também os teus Devoradores da Morte: escolhe um peão, lança por ele e anda, e passa ao seguinte. Um peão que encontra um herói luta.
