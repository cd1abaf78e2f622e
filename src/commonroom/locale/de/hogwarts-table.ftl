### A Year at Hogwarts at the table, in German: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Figur
    .voldemort-returns = Seite und Figur
    .about-voldemort-returns =
        Pettigrew, später Voldemort, ist die dunkle Seite, alle anderen helfen Harry.
        Wünscht ihn sich niemand, spielt ihn der Erste ohne Wunsch.
        Zu zweit ist der andere immer Harry.
# What an edition is, below its name.
hogwarts-edition-year = Ein Schuljahr mit Missionen, Prüfungen und Quidditch: Die meisten Punkte gewinnen.
hogwarts-edition-voldemort-returns = Zwei Seiten: Harrys Freunde zerstören die Horkruxe, Pettigrew bringt Voldemort zurück.
hogwarts-bot-random = Macht irgendeinen erlaubten Zug, ohne Plan.
hogwarts-bot-easy = Weiß, wohin er will, übersieht aber manches, wie Menschen auch.
hogwarts-bot-greedy = Nimmt sich die Mission vor, die sich für den Weg am meisten lohnt, und kämpft, wenn er gewinnen müsste.
hogwarts-bot-search = Überlegt, wohin jeder Zug führen könnte, ehe er sich entscheidet.

## What stands in a view

hogwarts-key-character = Figur
hogwarts-key-at = Ort
hogwarts-key-hp = LP
hogwarts-key-points = Punkte
hogwarts-key-missions = Missionen
hogwarts-key-done = Erfüllte Missionen
hogwarts-key-items = Gegenstände
hogwarts-key-books = Bücher
hogwarts-key-spells = Zauber
hogwarts-key-potions = Zaubertränke
hogwarts-key-floo_cards = Behaltene Flohpulver-Karten
hogwarts-key-floo = Flohpulver
hogwarts-key-portkey = Portschlüssel
hogwarts-key-matches = Gespielte Matches
hogwarts-key-matches_won = Gewonnene Matches
hogwarts-key-beaten = Besiegte Todesser
hogwarts-key-move_bonus = Zum nächsten Wurf dazu
hogwarts-key-extra_move_dice = Zusätzliche Würfel beim nächsten Wurf
hogwarts-key-skips_roll = Würfelt im nächsten Zug nicht
hogwarts-key-waits = Wartet auf das Team
hogwarts-key-must_retry = Muss es noch einmal versuchen
hogwarts-key-spared = Kann nicht angegriffen werden
hogwarts-key-way_back = Kehrt zurück nach
hogwarts-key-variant = Variante
hogwarts-key-goal = Missionen und Punkte, die das Spiel beenden
hogwarts-key-match_needed = Auch ein Match ist nötig
hogwarts-key-decks = Karten in den Stapeln
hogwarts-key-mission_pile = Missionen im Stapel
hogwarts-key-tokens = Gegenstände auf dem Plan
hogwarts-key-aside = Beiseitegelegt
hogwarts-key-death_eaters = Todesser
hogwarts-key-end_called = Hat das Ziel erreicht
hogwarts-key-destroyed = Zerstörte Horkruxe
hogwarts-key-returned = Voldemort ist zurück
hogwarts-key-search = Karten in dem Stapel, den du durchsuchst
hogwarts-key-match = Quidditch-Match
hogwarts-key-id = Name
hogwarts-key-spell = Zauber
hogwarts-key-potion = Zaubertränke
hogwarts-key-to = Wohin
hogwarts-key-token = Gegenstand
hogwarts-key-leave = Dafür lässt du da
hogwarts-key-give = Du gibst
hogwarts-key-want = Du bekommst
hogwarts-key-house = Haus
hogwarts-key-player = Spieler
hogwarts-key-pawn = Spielstein
hogwarts-key-foe = Gegner
hogwarts-variant-underage = Minderjährige Zauberer
hogwarts-variant-qualified = Ausgebildete Zauberer
hogwarts-variant-team = Team
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = Die automatische Seite
hogwarts-what-floo = Flohpulver
hogwarts-what-portkey = Portschlüssel
hogwarts-what-items = Gegenstände
hogwarts-what-cards = Karten, verdeckt
hogwarts-deck-floo = Flohpulver
# How somebody came to a place without walking.
hogwarts-how-return = auf dem Rückweg
hogwarts-how-trip = auf einer Reise
hogwarts-how-flying = im Flug
hogwarts-how-knocked_out = außer Gefecht
hogwarts-how-match = zum Match gerufen
hogwarts-how-ability = durch eine besondere Fähigkeit
hogwarts-how-effect = durch eine Wirkung
hogwarts-how-defeated = besiegt
hogwarts-how-ritual = für das Ritual

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = { $character } spielen
    .kind = Deine Figur
hogwarts-do-roll = Würfeln
hogwarts-do-adjust = Den Wurf ändern: { $by-signed }
    .kind = Den Wurf ändern
    .each = { $by-signed }
hogwarts-do-reroll = Noch einmal würfeln: Würfel { $dice-places }
    .kind = Noch einmal würfeln
    .each = Würfel { $dice-places }
hogwarts-do-step = Gehen: { $to }
    .kind = Gehen
hogwarts-do-walk = Bis zum Ende gehen: { $path }
    .kind = Ganzer Weg
hogwarts-do-stop = Hier anhalten
hogwarts-do-take = Nehmen: { $token }
    .kind = Nehmen
hogwarts-do-pass = Nein, weiter
hogwarts-do-wait = Hier auf das Team warten
hogwarts-do-play = { $card } spielen
    .kind = Eine Karte spielen
hogwarts-do-use = Benutzen: { $token }
    .kind = Einen Gegenstand benutzen
hogwarts-do-choose = { $card } nehmen
    .kind = Eine Karte nehmen
hogwarts-do-look = Oberste Karten ansehen: { $deck }
    .kind = Die obersten Karten eines Stapels ansehen
hogwarts-do-arrange = Zurücklegen: { $cards }
    .kind = In dieser Reihenfolge zurücklegen, die erste obenauf
hogwarts-do-discard = { $card } unter den Stapel legen
    .kind = Eine Karte unter ihren Stapel legen
hogwarts-do-put = { $token } → { $to }
    .kind = Auf den Plan legen
hogwarts-do-target = { $player }
    .kind = Einen Spieler wählen
hogwarts-do-go = Direkt dorthin: { $to }
    .kind = Direkt dorthin
hogwarts-do-attempt = Die Mission versuchen: { $mission }
    .kind = Eine Mission versuchen
hogwarts-do-exam = Prüfung ablegen mit „{ $book }“
    .kind = Eine Prüfung ablegen
hogwarts-do-draw = Ziehen: { $deck }
    .kind = Ziehen
hogwarts-do-propose = Einen Tausch anbieten: { $give }
    .kind = Einen Tausch anbieten
hogwarts-do-offer = { $player } einen Tausch anbieten: { $give } gegen { $want }
    .kind = Einen Tausch anbieten
    .each = { $player }: { $give } gegen { $want }
hogwarts-do-accept = Annehmen
hogwarts-do-refuse = Ablehnen
hogwarts-do-floo = Mit Flohpulver reisen: { $to }
    .kind = Mit Flohpulver reisen
hogwarts-do-portkey = Den Portschlüssel zum Friedhof nehmen
hogwarts-do-challenge =
    { $player ->
        [none] Ein Match für { $house } spielen
       *[other] { $player } zu einem Match herausfordern, für { $house }
    }
    .kind = Ein Quidditch-Match spielen
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } gegen { $player }
        }
hogwarts-do-choose_house = Für { $house } spielen
    .kind = Spielen für
hogwarts-do-exchange_mission = Die Mission tauschen: { $mission }
    .kind = Eine Mission tauschen
hogwarts-do-fight =
    { $player ->
        [none] Gegen { $foe } kämpfen
       *[other] Gegen { $player } kämpfen
    }
    .kind = Kämpfen gegen
hogwarts-do-attack = Mit den Würfeln angreifen
hogwarts-do-prize = Nehmen: { $what }
    .kind = Dein Gewinn
hogwarts-do-destroy = Versuchen, den Horkrux zu zerstören
hogwarts-do-hand = An { $player } geben: { $token }
    .kind = Einen Gegenstand übergeben
hogwarts-do-move = { $pawn } ziehen
    .kind = Als Nächstes ziehen

## What is asked

hogwarts-ask-choose_board = Wähle deine Figur.
hogwarts-ask-place_death_eaters = Wähle einen Turm für den nächsten Todesser.
hogwarts-ask-start_of_turn = Du bist am Zug: Würfle, oder tu vorher noch etwas.
hogwarts-ask-rolled = Du hast { $dice } gewürfelt. Änderst du den Wurf?
hogwarts-ask-walk = Wohin gehst du? Übrige Schritte: { $left }.
hogwarts-ask-choose_opponent = Hier sind mehrere Spieler. Gegen wen kämpfst du?
hogwarts-ask-pick_up = Hebst du auf, was hier liegt?
hogwarts-ask-choose_mission = Versuchst du hier eine Mission?
hogwarts-ask-sit_exams = Ein Klassenzimmer: Legst du eine Prüfung ab?
hogwarts-ask-common_room = Ein Gemeinschaftsraum: Zieh eine Karte, oder biete einen Tausch an.
hogwarts-ask-make_offer = { $give }: Was willst du dafür?
hogwarts-ask-answer_offer = { $by } bietet dir einen Tausch an: { $give } gegen { $want }.
hogwarts-ask-offer_trip = Ein Turm: Reist du mit Flohpulver?
hogwarts-ask-on_the_pitch = Du bist auf dem Quidditchfeld: Spielst du ein Match?
hogwarts-ask-exchange_offer = Tauschst du eine deiner Missionen?
hogwarts-ask-last_word = Dein Zug endet. Benutzt du etwas für einen weiteren?
hogwarts-ask-ask_house = { $by } fordert dich zu einem Match heraus. Für welches Haus spielst du?
hogwarts-ask-play_match = Das Quidditch-Match: Was tust du?
hogwarts-ask-optional = { $source }: Willst du das?
hogwarts-ask-choose_field = { $source }: Wohin gehst du?
hogwarts-ask-choose_discard = Wähle eine Karte, die unter ihren Stapel kommt. Noch { $left }.
hogwarts-ask-search_deck = Durchsuche den Stapel und nimm eine Karte. Noch { $left }.
hogwarts-ask-foe_search = Nimm eine Karte für den Gegner ({ $foe }); noch { $left }.
hogwarts-ask-choose_deck = Welchen Stapel siehst du dir an?
hogwarts-ask-arrange_top = Wähle, in welcher Reihenfolge die Karten zurückkommen.
hogwarts-ask-summon_item = Welchen Gegenstand nimmst du?
hogwarts-ask-choose_victim = { $source }: Wähle einen Spieler.
hogwarts-ask-offer_swap = Bietest du einem anderen Spieler einen Tausch von Gegenständen an?
hogwarts-ask-take_prize = Du hast { $loser } besiegt. Was nimmst du?
hogwarts-ask-take_items = Nimm Gegenstände von { $loser }. Noch { $left }.
hogwarts-ask-put_tokens = Wohin kommen die Gegenstände?
hogwarts-ask-take_turn = Du bist im Kampf und greifst an: mit Würfeln oder mit einer Karte?
hogwarts-ask-reroll_dice = Du hast { $dice-list } gewürfelt. Würfelst du mit einigen noch einmal?
hogwarts-ask-brace = Gleich wirst du getroffen. Verteidigst du dich?
hogwarts-ask-exchange = Würfelt gegeneinander, jeder mit einem Würfel; wer zweimal verliert, verliert den Kampf.
hogwarts-ask-escape = Du fliehst aus dem Kampf: wohin? Übrige Schritte: { $left }.
hogwarts-ask-hide_token = { $token }: Wähle ein Versteck.
hogwarts-ask-dark_turn = Welcher deiner Spielsteine zieht als Nächstes?
hogwarts-ask-choose_foe = Hier sind mehrere Todesser. Gegen welchen kämpfst du?
hogwarts-ask-choose_hero = Gegen wen kämpft { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Gibst du jemandem hier einen Gegenstand, oder bittest du um einen?
       *[other] Du wirst um einen Gegenstand gebeten: { $asked_for }. Gibst du ihn her?
    }
hogwarts-ask-try_horcrux = Hier liegt ein Horkrux. Versuchst du, ihn zu zerstören?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Du spielst { $character }.
       *[other] { $name } spielt { $character }.
    }
hogwarts-log-round_began = Runde { $round } beginnt.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Du bist noch einmal am Zug.
               *[other] { $name } ist noch einmal am Zug.
            }
       *[no]
            { $who ->
                [you] Du bist am Zug.
               *[other] { $name } ist am Zug.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Du hast das Ziel erreicht: Das ist die letzte Runde.
       *[other] { $name } hat das Ziel erreicht: Das ist die letzte Runde.
    }
hogwarts-log-game_over = Das Spiel ist zu Ende.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Du würfelst { $dice }: { $total }.
       *[other] { $name } würfelt { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Du gehst weiter: { $to }.
       *[other] { $name } geht weiter: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Du hältst an: { $at }.
       *[other] { $name } hält an: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Du bist jetzt hier: { $to } ({ $how }).
               *[other] { $name } ist jetzt hier: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Du bist jetzt hier: { $to } ({ $source }).
               *[other] { $name } ist jetzt hier: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Du wartest auf dein Team.
       *[other] { $name } wartet auf das Team.
    }
hogwarts-log-stayed =
    { $who ->
        [you] Du würfelst in diesem Zug nicht.
       *[other] { $name } würfelt in diesem Zug nicht.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Du ziehst: { $cards }.
       *[other] { $name } zieht: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Du behältst { $card }.
       *[other] { $name } behält { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Du legst unter die Stapel: { $cards }.
               *[other] { $name } legt unter die Stapel: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } gibt { $taker } eine Karte.
hogwarts-log-card_played =
    { $who ->
        [you] Du spielst { $card }!
       *[other] { $name } spielt { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Du durchsuchst einen Stapel: { $deck }.
       *[other] { $name } durchsucht einen Stapel: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Du legst die obersten Karten zurück: { $deck }.
       *[other] { $name } legt die obersten Karten zurück: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Du nimmst: { $token }.
               *[other] { $name } nimmt: { $token }.
            }
       *[other]
            { $who ->
                [you] Du nimmst: { $token }. Dafür lässt du da: { $left }.
               *[other] { $name } nimmt: { $token }. Dafür bleibt da: { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Du nimmst { $loser } etwas ab: { $token }.
       *[other] { $name } nimmt { $loser } etwas ab: { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Du tauschst mit { $other }: { $gave } gegen { $got }.
       *[other] { $name } tauscht mit { $other }: { $gave } gegen { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Du bietest { $other } einen Tausch an: { $give } gegen { $want }.
       *[other] { $name } bietet { $other } einen Tausch an: { $give } gegen { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Du lehnst ab.
       *[other] { $name } lehnt ab.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Du benutzt: { $token }!
       *[other] { $name } benutzt: { $token }!
    }
hogwarts-log-token_put = { $token } liegt jetzt hier: { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Du nimmst { $what } × { $count }.
       *[other] { $name } nimmt { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Du verlierst { $what } × { $count }.
       *[other] { $name } verliert { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Du: { $by-signed } LP, jetzt { $hp }.
       *[other] { $name }: { $by-signed } LP, jetzt { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Du: { $by-signed } Punkte, jetzt { $points }.
       *[other] { $name }: { $by-signed } Punkte, jetzt { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] Die besondere Fähigkeit von { $character } hilft: { $amount-signed } beim Laufen.
        [tower] Die besondere Fähigkeit von { $character } hilft: Der Weg beginnt an einem anderen Turm.
        [reroll] Die besondere Fähigkeit von { $character } hilft (neu geworfene Würfel: { $amount }).
        [points] Die besondere Fähigkeit von { $character } hilft: { $amount } Punkte gehen nicht verloren.
        [dice] Die besondere Fähigkeit von { $character } hilft (zusätzliche Würfel: { $amount }).
        [needed] Die besondere Fähigkeit von { $character } hilft: Zum Treffer reicht { $amount } weniger auf dem Würfel.
        [resistance] Die besondere Fähigkeit von { $character } hilft: Zum Treffer braucht es { $amount } mehr auf dem Würfel.
        [hp] Die besondere Fähigkeit von { $character } hilft: { $amount } LP.
       *[effects] Die besondere Fähigkeit von { $character } hilft.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Du bist außer Gefecht.
       *[other] { $name } ist außer Gefecht.
    }
hogwarts-log-event_rolled = Alle würfeln.
hogwarts-log-exam_passed =
    { $who ->
        [you] Du bestehst die Prüfung mit „{ $book }“.
       *[other] { $name } besteht die Prüfung mit „{ $book }“.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Du versuchst eine Mission: { $mission }.
       *[other] { $name } versucht eine Mission: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Du erfüllst die Mission: { $mission }!
       *[other] { $name } erfüllt die Mission: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Du scheiterst an der Mission: { $mission }.
       *[other] { $name } scheitert an der Mission: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Du tauschst eine Mission.
       *[other] { $name } tauscht eine Mission.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Du bist auf dem Feld: Ein Quidditch-Match beginnt ({ $houses }).
       *[other] { $name } ist auf dem Feld: Ein Quidditch-Match beginnt ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] Die automatische Seite gewinnt das Match.
       *[other] { $winner } gewinnt das Match.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Du trittst zum Kampf an: { $foe }!
               *[other] { $name } tritt zum Kampf an: { $foe }!
            }
       *[other]
            { $who ->
                [you] Du kämpfst gegen { $other }!
               *[other] { $name } kämpft gegen { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Du greifst mit { $dice-list } an. Treffer: { $hits }.
       *[other] { $name } greift mit { $dice-list } an. Treffer: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Du verteidigst dich mit { $dice-list }.
       *[other] { $name } verteidigt sich mit { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } und { $defender } würfeln: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } LP, noch { $hp }.
       *[other]
            { $who ->
                [you] Du triffst! { $foe }: −{ $by } LP, noch { $hp }.
               *[other] { $name } trifft! { $foe }: −{ $by } LP, noch { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } LP, jetzt { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } geht in Deckung: Widerstand +{ $amount } in dieser Runde.
        [grows] { $foe } wächst: Der Schlag nimmt { $amount } LP mehr.
        [rests] { $foe } schlägt in dieser Runde nicht zu.
        [frightened] { $foe } erschrickt und schlägt nicht zu.
        [answers] Die Würfel reizen { $foe }: Der Schlag kostet { $amount } LP mehr.
        [hurt] Die Würfel treffen { $foe } besonders hart: −{ $amount } LP.
       *[flees] { $foe } flieht. Niemand hat gewonnen.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Du wehrst den Angriff ab: { $card }.
       *[other] { $name } wehrt den Angriff ab: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Du entkommst: { $to }.
       *[other] { $name } entkommt: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Du gewinnst den Kampf!
               *[other] { $name } gewinnt den Kampf!
            }
        [no]
            { $who ->
                [you] Du verlierst den Kampf.
               *[other] { $name } verliert den Kampf.
            }
       *[other] Der Kampf endet ohne Sieger.
    }
hogwarts-log-death_eater_placed = { $death_eater } bezieht Stellung: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } ist aus dem Spiel.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: Der Horkrux { $token } ist zerstört!
       *[other] { $dice-list }: Der Horkrux { $token } hält stand.
    }
hogwarts-log-voldemort_returned = Lord Voldemort ist zurück, mit { $hp } LP!
hogwarts-log-token_asked =
    { $who ->
        [you] Du bittest { $holder } um einen Gegenstand: { $token }.
       *[other] { $name } bittet { $holder } um einen Gegenstand: { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Du gibst { $to } einen Gegenstand: { $token }.
       *[other] { $name } gibt { $to } einen Gegenstand: { $token }.
    }
hogwarts-log-met = Harry und Voldemort begegnen sich: { $at }!
hogwarts-log-final_duel_rolled = Das letzte Duell. Harry und Voldemort würfeln: { $dice-list }.

## How it ends

hogwarts-end-points = Die meisten Punkte
hogwarts-end-goal = Das Ziel ist erreicht
hogwarts-end-no_wand = Voldemort begegnete Harry ohne den Elderstab
hogwarts-end-no_stone = Harry begegnete Voldemort ohne den Stein der Auferstehung
hogwarts-end-horcrux_left = Harry begegnete Voldemort, ehe alle Horkruxe zerstört waren
hogwarts-end-both_lack = Beiden fehlte bei der Begegnung, was sie brauchten
hogwarts-end-knocked_out = Du hast alle LP verloren
hogwarts-end-round_limit = Die letzte Runde ist vorbei
hogwarts-end-final_duel = Das letzte Duell

## Options

hogwarts-group-players = Spieler
hogwarts-group-end = Spielende
hogwarts-group-fights = Kämpfe
hogwarts-group-moving = Bewegung
hogwarts-group-missions = Missionen, Prüfungen und Tausch
hogwarts-group-match = Das Quidditch-Match
hogwarts-group-returns = Voldemorts Rückkehr
hogwarts-group-pace = Tempo
hogwarts-group-cards = Karten
hogwarts-option-variant = Variante
    .value-underage = Minderjährige Zauberer
    .value-qualified = Ausgebildete Zauberer
    .value-team = Team
    .value-solo = Solo
    .about-underage = Für den Anfang: Eine Mission braucht nur ihre Gegenstände.
    .about-qualified = Eine Mission braucht auch Karten, und auf den Türmen stehen Todesser.
    .about-team = Wie ausgebildete Zauberer, aber gemeinsam: Ein Team zählt seine Punkte zusammen.
hogwarts-option-length = Länge
    .value-classic = Klassisch
    .value-quick = Schnell
    .value-long = Lang
    .about-classic = Endet mit zwei Missionen und mehr als 260 Punkten: etwa eine Stunde.
    .about-quick = Endet mit einer Mission und mehr als 210 Punkten: etwa eine halbe Stunde.
    .about-long = Endet mit drei Missionen und mehr als 320 Punkten: gut über eine Stunde.
hogwarts-option-solo_rules = Regeln für eine Person
    .value-underage = Minderjährige Zauberer
    .value-qualified = Ausgebildete Zauberer
    .about-underage = Für den Anfang: Eine Mission braucht nur ihre Gegenstände.
    .about-qualified = Eine Mission braucht auch Karten, und auf den Türmen stehen Todesser.
hogwarts-option-teams = Teams
hogwarts-option-end_timing = Wenn das Ziel erreicht ist
    .value-round = Runde zu Ende spielen
    .value-immediate = Sofort aufhören
hogwarts-option-winner = Wer gewinnt
    .value-most_points = Die meisten Punkte
    .value-most_points_among_qualified = Die meisten Punkte, Ziel erreicht
hogwarts-option-points_floor = Niedrigster Punktestand
    .value-0 = 0
    .value-none = Keiner
hogwarts-option-first_player = Wer beginnt
    .value-random = Ein zufälliger Spieler
hogwarts-option-hp_cap = Höchstzahl der LP
    .value-none = Unbegrenzt
    .value-start_value = Wie zu Beginn
hogwarts-option-hp_zero = Letzter LP außerhalb eines Kampfes verloren
    .value-knockout = Außer Gefecht
    .value-floor_1 = 1 LP bleibt
hogwarts-option-extra_stops = Früher anhalten
    .value-none = Missionsorte und Türme
    .value-classroom_with_book = Auch Klassenzimmer mit Buch
    .value-named_places = Auch jeder Ort mit Namen
hogwarts-option-floo_from_standing = Mit Flohpulver reisen, ohne vorher zu ziehen
hogwarts-option-buckbeak = Seidenschnabel fliegt
    .value-instead_of_roll = Anstelle des Wurfs
    .value-after_move = Nach der Bewegung
hogwarts-option-trade_refused_draw = Eine Karte nach abgelehntem Tausch
hogwarts-option-required_cards = Karten, die Missionen verlangen
    .value-hold = Haben genügt
    .value-spend = Werden verbraucht
hogwarts-option-exams_per_stop = Prüfungen je Halt
    .value-all = Alle
    .value-one = Eine
hogwarts-option-defence_dice = Verteidigungswürfel
    .value-off = Ohne
    .value-players = Zwischen Spielern
    .value-players_and_death_eaters = Auch mit Todessern
hogwarts-option-de_setup = Todesser werden aufgestellt
    .value-random = Zufällig
    .value-first_player = Vom Startspieler
hogwarts-option-de_exclude = Türme ohne Todesser
    .value-common_rooms = Gemeinschaftsräume
    .value-first_tower = Der erste Turm
hogwarts-option-solo_death_eaters = Todesser im Solospiel
    .value-inert = Tun nichts
    .value-automated = Werden vom Spiel geführt
hogwarts-option-mission_exchange = Missionen tauschen
    .value-off = Nie
    .value-tower_7plus = Auf einem Turm, zu siebt oder acht
hogwarts-option-coop_round_limit = Rundenlimit für ein einziges Team
    .value-none = Unbegrenzt
hogwarts-option-team_ability = Fähigkeit im Teamkampf
    .value-attacker = Trifft den Angreifer
    .value-all = Trifft das ganze Team
hogwarts-option-solo_quidditch = Matches im Solospiel
    .value-bot = Gegen das Spiel
    .value-off = Keine
hogwarts-option-placement = Aufstellung
    .value-default = Übliche
    .value-free = Frei
hogwarts-option-bludger = Ein Klatscher trifft
    .value-within = Bis zur gewürfelten Weite
    .value-exact = Genau auf diese Weite
hogwarts-option-steal_cost = Aktionen, um den Quaffel abzunehmen
hogwarts-option-match_turns = Züge jeder Seite in Runde 1
    .value-none = Unbegrenzt
hogwarts-option-mode2_floo_refill = Flohpulver in Gemeinschaftsräumen
hogwarts-option-mode2_early_fights = Kämpfe vor Voldemorts Rückkehr
hogwarts-option-mode2_both_lack = Beiden fehlt ihr Gegenstand
    .value-continue = Das Spiel geht weiter
    .value-draw = Unentschieden
hogwarts-option-mode2_de_draw = Todesser ziehen Karten
hogwarts-option-mode2_death_eaters = Zahl der Todesser
    .value-six = Sechs
    .value-by_heroes = Drei je Held
hogwarts-option-seconds_per_turn = Zeit pro Zug
    .value-none = Unbegrenzt
hogwarts-option-pack_data = Eigenes Paket (TOML- oder JSON-Datei)
