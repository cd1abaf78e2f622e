### Fights and duels on the page of A Year at Hogwarts, in Dutch. $who is you or other; $name is the fighter.

hogwarts-fight-scene = Het gevecht
hogwarts-fight-where = { $place }, aanval { $number }
hogwarts-fight-hit-on = raak vanaf
hogwarts-fight-map = Toon de kaart
hogwarts-fight-watch = Bekijk het gevecht
hogwarts-fight-back = Terug naar het gevecht
hogwarts-fight-goes-on =
    { $who ->
        [you] Je vecht: { $foe }
       *[other] { $name } vecht: { $foe }
    }
hogwarts-fight-played-by = Gespeeld door { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Jouw aanval
       *[other] { $name } valt aan
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Je mag dobbelstenen opnieuw gooien
       *[other] { $name } mag dobbelstenen opnieuw gooien
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Eerst kies jij
       *[other] Eerst kiest { $name }
    }
hogwarts-fight-exchange = Ieder één dobbelsteen
hogwarts-fight-exchange-rule = De laagste dobbelsteen verliest. Wie twee keer verliest, verliest het gevecht.
hogwarts-fight-blow-reveal = { $foe } verschijnt
hogwarts-fight-blow-before = { $foe } slaat eerst toe
hogwarts-fight-blow-after = { $foe } slaat terug
hogwarts-fight-blow-last = { $foe } slaat nog één keer toe
hogwarts-fight-blow-attack =
    { $who ->
        [you] Je raakt
       *[other] { $foe } raakt
    }
hogwarts-fight-blow-recoil = De aanval kaatst terug
hogwarts-fight-lose-hp =
    { $who ->
        [you] je verliest { $loss } LP
       *[other] { $name } verliest { $loss } LP
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] je weerstand daalt met { $by }
       *[other] de weerstand van { $name } daalt met { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] je verliest { $points } punten
       *[other] { $name } verliest { $points } punten
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] je verliest een kaart
       *[other] { $name } verliest een kaart
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] je verliest Brandstof of een Viavia
       *[other] { $name } verliest Brandstof of een Viavia
    }
hogwarts-fight-see-card = zie de kaart
hogwarts-fight-step-attack =
    { $who ->
        [you] Jouw aanval
       *[other] Aanval: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Jouw volgende aanval
       *[other] Volgende aanval: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Jouw verdediging
       *[other] Verdediging: { $name }
    }
hogwarts-fight-step-blow = De klap
hogwarts-fight-step-reveal = De kaart wordt omgedraaid

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Jouw aanval: één dobbelsteen
           *[other] Jouw aanval: { $count } dobbelstenen
        }
       *[other] { $count ->
            [one] { $name }: één dobbelsteen
           *[other] { $name }: { $count } dobbelstenen
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] elk getal is raak
        [2] { $count ->
            [one] een 2, 3, 4, 5 of 6 is raak
           *[other] elke 2, 3, 4, 5 of 6 is raak
        }
        [3] { $count ->
            [one] een 3, 4, 5 of 6 is raak
           *[other] elke 3, 4, 5 of 6 is raak
        }
        [4] { $count ->
            [one] een 4, 5 of 6 is raak
           *[other] elke 4, 5 of 6 is raak
        }
        [5] { $count ->
            [one] een 5 of 6 is raak
           *[other] elke 5 of 6 is raak
        }
        [6] { $count ->
            [one] een 6 is raak
           *[other] elke 6 is raak
        }
       *[other] geen enkel getal is raak
    }
hogwarts-fight-defends =
    { $who ->
        [you] Je gooit voor elke treffer
       *[other] { $name } gooit voor elke treffer
    }
hogwarts-fight-played =
    { $who ->
        [you] Je speelt { $card }
       *[other] { $name } speelt { $card }
    }
hogwarts-fight-used = Gebruikt: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Geen treffer
        [one] Eén treffer
       *[other] { $count } treffers
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } LP
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, raak
       *[no] { $die }, mis
    }
hogwarts-fight-roll-again = Gooi de { $die } opnieuw
hogwarts-fight-die-stays = Alleen een dobbelsteen die mist, mag opnieuw gegooid worden.
hogwarts-fight-share-board = bord { $amount }
hogwarts-fight-share-card = kaarten { $amount }
hogwarts-fight-share-ability = vaardigheid { $amount }
hogwarts-fight-share-other_ability = vaardigheid van de ander { $amount }
hogwarts-fight-share-opponent = weerstand { $amount }

## The hero

hogwarts-fight-hp = LP (verloren bij { $hp })
hogwarts-fight-hp-plain = LP
hogwarts-fight-hp-after = { $hp }, na deze klap { $after }
hogwarts-fight-hp-change = { $hp } → { $after } LP
hogwarts-fight-rolls-lost = Verloren worpen: { $count } van 2
hogwarts-fight-cards = Kaarten in dit gevecht
hogwarts-fight-cards-of = { $used } van { $limit }
hogwarts-fight-chance = Kans om te winnen
hogwarts-fight-with-card = met { $card }
hogwarts-fight-with-dice = met de dobbelstenen
hogwarts-fight-taking = klap incasseren
hogwarts-fight-prize = Prijs
hogwarts-fight-prize-points = { $points } punten
hogwarts-fight-prize-duel = een spreuk, een drank, een boek
hogwarts-fight-prize-players = iets van de verliezer
hogwarts-fight-prize-gone = een Dooddoener minder
hogwarts-fight-usable = Deze kun je nu gebruiken
hogwarts-fight-not-now = Nu niet

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Jouw aanval: dobbelstenen of een kaart?
       *[other] { $name } valt aan. Wat kies je?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Weer je de klap af?
       *[other] Weert { $name } de klap af?
    }
hogwarts-fight-ask-reroll_dice = Welke dobbelstenen gooi je opnieuw?
hogwarts-fight-tap-dice = Tik op de dobbelstenen om te kiezen.
hogwarts-fight-ask-exchange = Klaar om te gooien?
hogwarts-fight-do-roll = Gooien
hogwarts-fight-do-attack =
    { $count ->
        [one] Aanval: één dobbelsteen
       *[other] Aanval: { $count } dobbelstenen
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Eén dobbelsteen opnieuw
       *[other] { $count } dobbelstenen opnieuw
    }
hogwarts-fight-do-keep = Zo laten liggen
hogwarts-fight-do-take = Klap incasseren
hogwarts-fight-do-play = { $card } spelen
hogwarts-fight-do-use = { $token } gebruiken

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Je wint het gevecht!
       *[other] { $name } wint het gevecht!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Je verliest het gevecht
       *[other] { $name } verliest het gevecht
    }
# A fight of others.
hogwarts-fight-others-won = { $name } verslaat { $foe }
hogwarts-fight-others-lost = { $name } verliest van { $foe }
hogwarts-fight-undecided = Het gevecht eindigt zonder winnaar
hogwarts-fight-against =
    { $count ->
        [0] Tegen { $foe }
        [one] Tegen { $foe }, één aanval
       *[other] Tegen { $foe }, { $count } aanvallen
    }
hogwarts-fight-tile-hp = LP
hogwarts-fight-tile-points = punten
hogwarts-fight-tile-cards = kaarten kwijt
hogwarts-fight-tile-mission = missie voltooid
hogwarts-fight-tile-gone = Dooddoener verslagen
hogwarts-fight-tile-place = hier ben je nu
hogwarts-fight-story = Zo ging het
hogwarts-fight-go-on = Verder
hogwarts-fight-stays =
    { $count ->
        [1] Vlucht na deze aanval
       *[other] Vlucht na { $count } aanvallen
    }
