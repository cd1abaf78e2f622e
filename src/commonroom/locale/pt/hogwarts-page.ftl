### A página de Um ano em Hogwarts, em português: o mapa, o próprio tabuleiro, a pergunta.

hogwarts-map = Mapa do castelo e arredores
hogwarts-you = Tu
hogwarts-closer = Aproximar
hogwarts-farther = Afastar
hogwarts-me = Mostrar onde estou
hogwarts-list = O mapa em lista
hogwarts-here = Estás aqui: { $place }.
hogwarts-where-to = Aonde podes ir
hogwarts-on-the-board = No tabuleiro
hogwarts-nothing-there = Lá não acontece nada.
hogwarts-mission-ready = Missão pronta: { $mission }, { $points } pontos
hogwarts-horcrux-there = Tentar destruir um Horcrux: { $token }
hogwarts-on-the-way = Pelo caminho: { $token }
hogwarts-exam-there = Exame: { $books }
hogwarts-floo-there = Daqui podes viajar com Pó de Floo.
hogwarts-awaits-players = Combate com { $foe }
hogwarts-awaits-death_eater = Combate com { $foe }
hogwarts-awaits-mission = Combate com { $foe }
hogwarts-awaits-duel = Duelo com um estudante
hogwarts-duel-stake = Se ganhares: um feitiço, uma poção, um livro. Se perderes, com 1 PV: menos três cartas.
hogwarts-fight-is-lost = Com 1 PV, perdes logo.
hogwarts-fight-is-won = { $foe } tem só 1 PV: ganhas logo.
hogwarts-fight-is-off = Ambos têm só 1 PV: ninguém luta.
hogwarts-fight-is-no_stone = Sem a Pedra da Ressurreição, Harry perde.
hogwarts-fight-is-no_wand = Sem a Varinha de Sabugueiro, Voldemort perde.
hogwarts-fight-is-horcrux_left = Resta um Horcrux: Voldemort ganha.
hogwarts-awaits-meeting = Encontro com { $foe }: decide o jogo
hogwarts-chance = { $percent } % de vencer
hogwarts-chosen = Escolheste: { $place }. Toca outra vez para ir.
hogwarts-walk-there = Ir até lá
hogwarts-choose-this = Escolher este lugar
hogwarts-not-an-end = { $place }: não podes parar aí; tens de usar todo o lançamento.
hogwarts-too-far = { $place }: fica longe demais para este lançamento.
hogwarts-own-board = O teu tabuleiro
hogwarts-dice-and-resistance = Dados de ataque: { $dice } · resistência { $resistance }
hogwarts-points = pontos
hogwarts-hp = { $hp } de { $full } PV
hogwarts-hp-short = { $hp } PV
hogwarts-satchel = Sacola
hogwarts-travel = Pó de Floo { $floo } · Botões { $portkey }
hogwarts-hand = Mão
hogwarts-missions = Missões
hogwarts-missions-done = { $done } de { $goal } cumpridas
hogwarts-done = Cumpridas: { $missions }
hogwarts-ready = Pronta
hogwarts-is-here = aqui
hogwarts-by-floo = com Pó de Floo
hogwarts-by-portkey = por Botão de Transporte
hogwarts-lacks = Ainda falta
hogwarts-token-held = { $token }: está com { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Contra { $foe }
hogwarts-steps =
    { $count ->
        [one] um passo
       *[other] { $count } passos
    }
hogwarts-steps-all =
    { $count ->
        [one] um passo, todo o teu lançamento
       *[other] { $count } passos, todo o teu lançamento
    }
hogwarts-moves-left =
    { $count ->
        [one] passo por dar
       *[other] passos por dar
    }
hogwarts-cards =
    { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] um feitiço de ataque
            [potion] uma poção de ataque
           *[any] uma carta de ataque
        }
        [defence] { $deck ->
            [spell] um feitiço de defesa
            [potion] uma poção de defesa
           *[any] uma carta de defesa
        }
        [heals] { $deck ->
            [spell] um feitiço de cura
            [potion] uma poção de cura
           *[any] uma carta de cura
        }
       *[any] { $deck ->
            [spell] um feitiço
            [potion] uma poção
           *[any] um feitiço ou uma poção
        }
    }
hogwarts-now = Agora?
hogwarts-now-yes = Sim, toca para usar.
hogwarts-does = O que faz
hogwarts-hp-of = { $name }: { $hp } PV, { $points } pontos, missões cumpridas: { $done }
hogwarts-round = Ronda { $round }
hogwarts-goal =
    { $missions ->
        [one] uma missão, mais de { $points } pontos
       *[other] { $missions } missões, mais de { $points } pontos
    }
hogwarts-choose-character = Jogar com { $name }
hogwarts-card-read = Continuar
hogwarts-card-turned =
    { $who ->
        [you] Viras uma carta.
       *[other] { $name } vira uma carta.
    }
hogwarts-board = Tabuleiro
hogwarts-where = Aonde vais?
hogwarts-roll-keep = Manter { $total }
hogwarts-roll-change = Antes { $total }
hogwarts-roll-again = Relançar o { $die }
hogwarts-horcruxes = Horcruxes
hogwarts-ritual = O ritual
hogwarts-tools = O que decide o encontro
hogwarts-destroyed = destruído
hogwarts-not-yet = fora do tabuleiro
hogwarts-ritual-done = O ritual está completo
hogwarts-returned = Lord Voldemort regressou
hogwarts-returned-text = Osso, carne e sangue estão no caldeirão. Toma o lugar de Pettigrew com { $hp } PV.
hogwarts-they-meet = Quando ele e Harry se encontrarem, o jogo fica decidido.
hogwarts-horcruxes-left =
    { $count ->
        [0] Já nenhum Horcrux o protege.
        [one] Um Horcrux ainda o protege.
       *[other] { $count } Horcruxes ainda o protegem.
    }
hogwarts-keys-choose = Escolher para onde ir
hogwarts-keys-go = Ir até lá
hogwarts-keys-me = Encontrar-me no mapa
hogwarts-keys-list = Ver os lugares em lista
hogwarts-keys-zoom = Aproximar e afastar
hogwarts-tap-lit = Toca num lugar iluminado.
hogwarts-tap-to-read = Toca para ler. O que tem rebordo dourado é usado logo: mantém-no premido para o leres antes.
hogwarts-put-ask = Para onde vai esta ficha: { $token }?
hogwarts-stake-points = { $points } pontos
hogwarts-swap = Apanhar: { $token }…
hogwarts-swap-ask = A tua sacola está cheia. O que deixas aqui em troca: { $token }?
