### Fights and duels on the page of A Year at Hogwarts, in Italian. $who is you or other; $name is the fighter.

hogwarts-fight-scene = Il combattimento
hogwarts-fight-where = { $place }, attacco { $number }
hogwarts-fight-hit-on = a segno da
hogwarts-fight-map = Mostra la mappa
hogwarts-fight-watch = Guarda il combattimento
hogwarts-fight-back = Torna al combattimento
hogwarts-fight-goes-on =
    { $who ->
        [you] Stai combattendo: { $foe }
       *[other] { $name } combatte: { $foe }
    }
hogwarts-fight-played-by = Guidato da { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Il tuo attacco
       *[other] { $name } attacca
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Puoi rilanciare dei dadi
       *[other] { $name } può rilanciare dei dadi
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Prima scegli tu
       *[other] Prima sceglie { $name }
    }
hogwarts-fight-exchange = Un dado a testa
hogwarts-fight-exchange-rule = Perde il dado più basso. Chi perde due volte perde il combattimento.
hogwarts-fight-blow-reveal = Appare: { $foe }
hogwarts-fight-blow-before = Il primo colpo è di { $foe }
hogwarts-fight-blow-after = { $foe } risponde al colpo
hogwarts-fight-blow-last = { $foe } colpisce un’ultima volta
hogwarts-fight-blow-attack =
    { $who ->
        [you] Colpisci
       *[other] { $foe } colpisce
    }
hogwarts-fight-blow-recoil = L’attacco rimbalza
hogwarts-fight-lose-hp =
    { $who ->
        [you] perdi { $loss } PV
       *[other] { $name } perde { $loss } PV
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] la tua resistenza scende di { $by }
       *[other] la resistenza di { $name } scende di { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] perdi { $points } punti
       *[other] { $name } perde { $points } punti
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] perdi una carta
       *[other] { $name } perde una carta
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] perdi Metropolvere o una Passaporta
       *[other] { $name } perde Metropolvere o una Passaporta
    }
hogwarts-fight-see-card = vedi la carta
hogwarts-fight-step-attack =
    { $who ->
        [you] Il tuo attacco
       *[other] Attacco: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Il tuo prossimo attacco
       *[other] Prossimo attacco: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] La tua difesa
       *[other] Difesa: { $name }
    }
hogwarts-fight-step-blow = Il colpo
hogwarts-fight-step-reveal = La carta viene scoperta

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Il tuo attacco: un dado
           *[other] Il tuo attacco: { $count } dadi
        }
       *[other] { $count ->
            [one] { $name }: un dado
           *[other] { $name }: { $count } dadi
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] qualsiasi numero va a segno
        [2] { $count ->
            [one] un 2, 3, 4, 5 o 6 va a segno
           *[other] ogni 2, 3, 4, 5 o 6 va a segno
        }
        [3] { $count ->
            [one] un 3, 4, 5 o 6 va a segno
           *[other] ogni 3, 4, 5 o 6 va a segno
        }
        [4] { $count ->
            [one] un 4, 5 o 6 va a segno
           *[other] ogni 4, 5 o 6 va a segno
        }
        [5] { $count ->
            [one] un 5 o 6 va a segno
           *[other] ogni 5 o 6 va a segno
        }
        [6] { $count ->
            [one] un 6 va a segno
           *[other] ogni 6 va a segno
        }
       *[other] nessun numero va a segno
    }
hogwarts-fight-defends =
    { $who ->
        [you] Tiri un dado per ogni colpo
       *[other] { $name } tira un dado per ogni colpo
    }
hogwarts-fight-played =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
hogwarts-fight-used = Segnalino usato: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Nessun colpo a segno
        [one] Un colpo a segno
       *[other] { $count } colpi a segno
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } PV
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, a segno
       *[no] { $die }, a vuoto
    }
hogwarts-fight-roll-again = Rilancia il { $die }
hogwarts-fight-die-stays = Si può rilanciare solo un dado andato a vuoto.
hogwarts-fight-share-board = plancia { $amount }
hogwarts-fight-share-card = carte { $amount }
hogwarts-fight-share-ability = abilità { $amount }
hogwarts-fight-share-other_ability = abilità avversaria { $amount }
hogwarts-fight-share-opponent = resistenza { $amount }

## The hero

hogwarts-fight-hp = PV (sconfitta a { $hp })
hogwarts-fight-hp-plain = PV
hogwarts-fight-hp-after = { $hp }, dopo il colpo { $after }
hogwarts-fight-hp-change = { $hp } → { $after } PV
hogwarts-fight-rolls-lost = Tiri persi: { $count } su 2
hogwarts-fight-cards = Carte usate in questo combattimento
hogwarts-fight-cards-of = { $used } su { $limit }
hogwarts-fight-chance = Probabilità di vincere
hogwarts-fight-with-card = con { $card }
hogwarts-fight-with-dice = con i dadi
hogwarts-fight-taking = incassando il colpo
hogwarts-fight-prize = Premio
hogwarts-fight-prize-points = { $points } punti
hogwarts-fight-prize-duel = un incantesimo, una pozione, un libro
hogwarts-fight-prize-players = qualcosa di chi perde
hogwarts-fight-prize-gone = un Mangiamorte in meno
hogwarts-fight-usable = Puoi usare adesso
hogwarts-fight-not-now = Non ora

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Il tuo attacco: dadi o una carta?
       *[other] { $name } attacca. Che cosa scegli?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Ti difendi dal colpo?
       *[other] { $name } si difende dal colpo?
    }
hogwarts-fight-ask-reroll_dice = Quali dadi rilanci?
hogwarts-fight-tap-dice = Tocca i dadi per scegliere.
hogwarts-fight-ask-exchange = Si tira?
hogwarts-fight-do-roll = Tira
hogwarts-fight-do-attack =
    { $count ->
        [one] Attacca: un dado
       *[other] Attacca: { $count } dadi
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Rilancia un dado
       *[other] Rilancia { $count } dadi
    }
hogwarts-fight-do-keep = Tieni i dadi
hogwarts-fight-do-take = Incassa il colpo
hogwarts-fight-do-play = Gioca { $card }
hogwarts-fight-do-use = Usa: { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Vinci il combattimento!
       *[other] { $name } vince il combattimento!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Perdi il combattimento
       *[other] { $name } perde il combattimento
    }
# A fight of others.
hogwarts-fight-others-won = { $name } batte { $foe }
hogwarts-fight-others-lost = { $name } perde contro { $foe }
hogwarts-fight-undecided = Il combattimento finisce senza vincitore
hogwarts-fight-against =
    { $count ->
        [0] Contro { $foe }
        [one] Contro { $foe }, un attacco
       *[other] Contro { $foe }, { $count } attacchi
    }
hogwarts-fight-tile-hp = PV
hogwarts-fight-tile-points = punti
hogwarts-fight-tile-cards = carte perse
hogwarts-fight-tile-mission = missione compiuta
hogwarts-fight-tile-gone = Mangiamorte battuto
hogwarts-fight-tile-place = ora sei qui
hogwarts-fight-story = Com’è andata
hogwarts-fight-go-on = Avanti
hogwarts-fight-stays =
    { $count ->
        [1] Fugge dopo questo attacco
       *[other] Fugge dopo { $count } attacchi
    }
