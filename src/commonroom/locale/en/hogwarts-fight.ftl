### Fights and duels on the page of A Year at Hogwarts, in English. $who is you or other; $name is the fighter.

hogwarts-fight-scene = The fight
hogwarts-fight-where = { $place }, attack { $number }
hogwarts-fight-hit-on = hit on
hogwarts-fight-map = Show the map
hogwarts-fight-watch = Watch the fight
hogwarts-fight-back = Back to the fight
hogwarts-fight-goes-on =
    { $who ->
        [you] You are fighting: { $foe }
       *[other] { $name } is fighting: { $foe }
    }
hogwarts-fight-played-by = Played by { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Your attack
       *[other] { $name } attacks
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] You may roll dice again
       *[other] { $name } may roll dice again
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] You choose first
       *[other] { $name } chooses first
    }
hogwarts-fight-exchange = One die each
hogwarts-fight-exchange-rule = The lower die loses. Lose twice, and the fight is lost.
hogwarts-fight-blow-reveal = { $foe } appears
hogwarts-fight-blow-before = { $foe } strikes first
hogwarts-fight-blow-after = { $foe } strikes back
hogwarts-fight-blow-last = { $foe } strikes one last time
hogwarts-fight-blow-attack =
    { $who ->
        [you] You hit
       *[other] { $foe } hits
    }
hogwarts-fight-blow-recoil = The attack bounces back
hogwarts-fight-lose-hp =
    { $who ->
        [you] lose { $loss } HP
       *[other] { $name } loses { $loss } HP
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] your resistance drops by { $by }
       *[other] the resistance of { $name } drops by { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] lose { $points } points
       *[other] { $name } loses { $points } points
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] lose a card
       *[other] { $name } loses a card
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] lose Floo powder or a Portkey
       *[other] { $name } loses Floo powder or a Portkey
    }
hogwarts-fight-see-card = see the card
hogwarts-fight-step-attack =
    { $who ->
        [you] Your attack
       *[other] Attack: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Your next attack
       *[other] Next attack: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Your defence
       *[other] Defence: { $name }
    }
hogwarts-fight-step-blow = The blow
hogwarts-fight-step-reveal = The card is turned up

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Your attack: one die
           *[other] Your attack: { $count } dice
        }
       *[other] { $count ->
            [one] { $name }: one die
           *[other] { $name }: { $count } dice
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] any number hits
        [2] { $count ->
            [one] a 2, 3, 4, 5 or 6 hits
           *[other] each 2, 3, 4, 5 or 6 hits
        }
        [3] { $count ->
            [one] a 3, 4, 5 or 6 hits
           *[other] each 3, 4, 5 or 6 hits
        }
        [4] { $count ->
            [one] a 4, 5 or 6 hits
           *[other] each 4, 5 or 6 hits
        }
        [5] { $count ->
            [one] a 5 or 6 hits
           *[other] each 5 or 6 hits
        }
        [6] { $count ->
            [one] a 6 hits
           *[other] each 6 hits
        }
       *[other] no number hits
    }
hogwarts-fight-defends =
    { $who ->
        [you] You roll for every hit
       *[other] { $name } rolls for every hit
    }
hogwarts-fight-played =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
hogwarts-fight-used = Used: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] No hit
        [one] One hit
       *[other] { $count } hits
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } HP
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, a hit
       *[no] { $die }, a miss
    }
hogwarts-fight-roll-again = Roll the { $die } again
hogwarts-fight-die-stays = Only a die that missed can be rolled again.
hogwarts-fight-share-board = board { $amount }
hogwarts-fight-share-card = cards { $amount }
hogwarts-fight-share-ability = ability { $amount }
hogwarts-fight-share-other_ability = other ability { $amount }
hogwarts-fight-share-opponent = resistance { $amount }

## The hero

hogwarts-fight-hp = HP (lost at { $hp })
hogwarts-fight-hp-plain = HP
hogwarts-fight-hp-after = { $hp }, after this blow { $after }
hogwarts-fight-hp-change = { $hp } → { $after } HP
hogwarts-fight-rolls-lost = Rolls lost: { $count } of 2
hogwarts-fight-cards = Cards used in this fight
hogwarts-fight-cards-of = { $used } of { $limit }
hogwarts-fight-chance = Chance of winning
hogwarts-fight-with-card = with { $card }
hogwarts-fight-with-dice = with the dice
hogwarts-fight-taking = taking the blow
hogwarts-fight-prize = Prize
hogwarts-fight-prize-points = { $points } points
hogwarts-fight-prize-duel = a spell, a potion, a book
hogwarts-fight-prize-players = something from the loser
hogwarts-fight-prize-gone = a Death Eater less
hogwarts-fight-usable = You can use these now
hogwarts-fight-not-now = Not now

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Your attack: dice, or a card?
       *[other] { $name } attacks. What do you choose?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Do you answer the blow?
       *[other] Does { $name } answer the blow?
    }
hogwarts-fight-ask-reroll_dice = Which dice do you roll again?
hogwarts-fight-tap-dice = Tap the dice to choose.
hogwarts-fight-ask-exchange = Ready to roll?
hogwarts-fight-do-roll = Roll
hogwarts-fight-do-attack =
    { $count ->
        [one] Attack: one die
       *[other] Attack: { $count } dice
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Roll one die again
       *[other] Roll { $count } dice again
    }
hogwarts-fight-do-keep = Keep the dice
hogwarts-fight-do-take = Take the blow
hogwarts-fight-do-play = Play { $card }
hogwarts-fight-do-use = Use { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] You win the fight!
       *[other] { $name } wins the fight!
    }
hogwarts-fight-lost =
    { $who ->
        [you] You lose the fight
       *[other] { $name } loses the fight
    }
# A fight of others.
hogwarts-fight-others-won = { $name } beats { $foe }
hogwarts-fight-others-lost = { $name } loses to { $foe }
hogwarts-fight-undecided = The fight ends without a winner
hogwarts-fight-against =
    { $count ->
        [0] Against { $foe }
        [one] Against { $foe }, one attack
       *[other] Against { $foe }, { $count } attacks
    }
hogwarts-fight-tile-hp = HP
hogwarts-fight-tile-points = points
hogwarts-fight-tile-cards = cards lost
hogwarts-fight-tile-mission = mission done
hogwarts-fight-tile-gone = Death Eater beaten
hogwarts-fight-tile-place = you are here now
hogwarts-fight-story = How it went
hogwarts-fight-go-on = Go on
hogwarts-fight-stays =
    { $count ->
        [1] Flees after this attack
       *[other] Flees after { $count } attacks
    }
