### Fights and duels on the page of A Year at Hogwarts, in Portuguese. $who is you or other; $name is the fighter.

hogwarts-fight-scene = O combate
hogwarts-fight-where = { $place }, ataque { $number }
hogwarts-fight-hit-on = acerta com
hogwarts-fight-map = Ver o mapa
hogwarts-fight-watch = Ver o combate
hogwarts-fight-back = Voltar ao combate
hogwarts-fight-goes-on =
    { $who ->
        [you] Estás em combate: { $foe }
       *[other] { $name } está em combate: { $foe }
    }
hogwarts-fight-played-by = Joga { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] O teu ataque
       *[other] { $name } ataca
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Podes relançar dados
       *[other] { $name } pode relançar dados
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Primeiro escolhes tu
       *[other] Primeiro escolhe { $name }
    }
hogwarts-fight-exchange = Um dado cada
hogwarts-fight-exchange-rule = Perde o dado mais baixo. Quem perde duas vezes perde o combate.
hogwarts-fight-blow-reveal = Aparece: { $foe }
hogwarts-fight-blow-before = { $foe } ataca primeiro
hogwarts-fight-blow-after = { $foe } responde ao golpe
hogwarts-fight-blow-last = { $foe } ataca uma última vez
hogwarts-fight-blow-attack =
    { $who ->
        [you] Acertas
       *[other] { $foe } acerta
    }
hogwarts-fight-blow-recoil = O ataque faz ricochete
hogwarts-fight-lose-hp =
    { $who ->
        [you] perdes { $loss } PV
       *[other] { $name } perde { $loss } PV
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] a tua resistência desce { $by }
       *[other] a resistência de { $name } desce { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] perdes { $points } pontos
       *[other] { $name } perde { $points } pontos
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] perdes uma carta
       *[other] { $name } perde uma carta
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] perdes Pó de Floo ou um Botão de Transporte
       *[other] { $name } perde Pó de Floo ou um Botão de Transporte
    }
hogwarts-fight-see-card = vê a carta
hogwarts-fight-step-attack =
    { $who ->
        [you] O teu ataque
       *[other] Ataque: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] O teu próximo ataque
       *[other] Próximo ataque: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] A tua defesa
       *[other] Defesa: { $name }
    }
hogwarts-fight-step-blow = O golpe
hogwarts-fight-step-reveal = A carta é virada

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] O teu ataque: um dado
           *[other] O teu ataque: { $count } dados
        }
       *[other] { $count ->
            [one] { $name }: um dado
           *[other] { $name }: { $count } dados
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] qualquer número acerta
        [2] { $count ->
            [one] um 2, 3, 4, 5 ou 6 acerta
           *[other] cada 2, 3, 4, 5 ou 6 acerta
        }
        [3] { $count ->
            [one] um 3, 4, 5 ou 6 acerta
           *[other] cada 3, 4, 5 ou 6 acerta
        }
        [4] { $count ->
            [one] um 4, 5 ou 6 acerta
           *[other] cada 4, 5 ou 6 acerta
        }
        [5] { $count ->
            [one] um 5 ou 6 acerta
           *[other] cada 5 ou 6 acerta
        }
        [6] { $count ->
            [one] um 6 acerta
           *[other] cada 6 acerta
        }
       *[other] nenhum número acerta
    }
hogwarts-fight-defends =
    { $who ->
        [you] Lanças um dado por cada acerto
       *[other] { $name } lança um dado por cada acerto
    }
hogwarts-fight-played =
    { $who ->
        [you] Jogas { $card }
       *[other] { $name } joga { $card }
    }
hogwarts-fight-used = Ficha usada: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Nenhum acerto
        [one] Um acerto
       *[other] { $count } acertos
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } PV
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, acerto
       *[no] { $die }, falha
    }
hogwarts-fight-roll-again = Relançar o { $die }
hogwarts-fight-die-stays = Só se pode relançar um dado que falhou.
hogwarts-fight-share-board = tabuleiro { $amount }
hogwarts-fight-share-card = cartas { $amount }
hogwarts-fight-share-ability = habilidade { $amount }
hogwarts-fight-share-other_ability = habilidade do outro { $amount }
hogwarts-fight-share-opponent = resistência { $amount }

## The hero

hogwarts-fight-hp = PV (derrota com { $hp })
hogwarts-fight-hp-plain = PV
hogwarts-fight-hp-after = { $hp }, depois do golpe { $after }
hogwarts-fight-hp-change = { $hp } → { $after } PV
hogwarts-fight-rolls-lost = Lançamentos perdidos: { $count } de 2
hogwarts-fight-cards = Cartas usadas neste combate
hogwarts-fight-cards-of = { $used } de { $limit }
hogwarts-fight-chance = Probabilidade de ganhar
hogwarts-fight-with-card = com { $card }
hogwarts-fight-with-dice = com os dados
hogwarts-fight-taking = a aguentar o golpe
hogwarts-fight-prize = Prémio
hogwarts-fight-prize-points = { $points } pontos
hogwarts-fight-prize-duel = um feitiço, uma poção, um livro
hogwarts-fight-prize-players = algo de quem perde
hogwarts-fight-prize-gone = um Devorador da Morte a menos
hogwarts-fight-usable = Podes usar estas agora
hogwarts-fight-not-now = Agora não

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] O teu ataque: dados ou uma carta?
       *[other] { $name } ataca. O que escolhes?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Respondes ao golpe?
       *[other] { $name } responde ao golpe?
    }
hogwarts-fight-ask-reroll_dice = Que dados relanças?
hogwarts-fight-tap-dice = Toca nos dados para escolher.
hogwarts-fight-ask-exchange = Vamos lançar?
hogwarts-fight-do-roll = Lançar
hogwarts-fight-do-attack =
    { $count ->
        [one] Atacar: um dado
       *[other] Atacar: { $count } dados
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Relançar um dado
       *[other] Relançar { $count } dados
    }
hogwarts-fight-do-keep = Manter os dados
hogwarts-fight-do-take = Aguentar o golpe
hogwarts-fight-do-play = Jogar { $card }
hogwarts-fight-do-use = Usar: { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Ganhas o combate!
       *[other] { $name } ganha o combate!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Perdes o combate
       *[other] { $name } perde o combate
    }
# A fight of others.
hogwarts-fight-others-won = { $name } vence { $foe }
hogwarts-fight-others-lost = { $name } perde contra { $foe }
hogwarts-fight-undecided = O combate acaba sem vencedor
hogwarts-fight-against =
    { $count ->
        [0] Contra { $foe }
        [one] Contra { $foe }, um ataque
       *[other] Contra { $foe }, { $count } ataques
    }
hogwarts-fight-tile-hp = PV
hogwarts-fight-tile-points = pontos
hogwarts-fight-tile-cards = cartas perdidas
hogwarts-fight-tile-mission = missão cumprida
hogwarts-fight-tile-gone = Devorador da Morte vencido
hogwarts-fight-tile-place = agora estás aqui
hogwarts-fight-story = Como foi
hogwarts-fight-go-on = Continuar
hogwarts-fight-stays =
    { $count ->
        [1] Foge depois deste ataque
       *[other] Foge depois de { $count } ataques
    }
