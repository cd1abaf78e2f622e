### A Year at Hogwarts at the table, in Dutch: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Personage
    .voldemort-returns = Kant en personage
    .about-voldemort-returns =
        Pippeling, later Voldemort, is de duistere kant; alle anderen helpen Harry.
        Wil niemand hem, dan speelt de eerste zonder wens hem.
        Met zijn tweeën is de ander altijd Harry.
# What an edition is, below its name.
hogwarts-edition-year = Een schooljaar met missies, examens en Zwerkbal: de meeste punten winnen.
hogwarts-edition-voldemort-returns = Twee kanten: Harry’s vrienden vernietigen de Gruzielementen, Pippeling brengt Voldemort terug.
hogwarts-bot-random = Doet zomaar een toegestane zet, zonder plan.
hogwarts-bot-easy = Weet waar hij heen wil, maar ziet net als mensen weleens iets over het hoofd.
hogwarts-bot-greedy = Kiest de missie die voor de afstand het meest oplevert en vecht als hij zou moeten winnen.
hogwarts-bot-search = Bedenkt waar elke zet toe kan leiden voordat hij kiest.

## What stands in a view

hogwarts-key-character = Personage
hogwarts-key-at = Plek
hogwarts-key-hp = LP
hogwarts-key-points = Punten
hogwarts-key-missions = Missies
hogwarts-key-done = Voltooide missies
hogwarts-key-items = Voorwerpen
hogwarts-key-books = Boeken
hogwarts-key-spells = Spreuken
hogwarts-key-potions = Toverdranken
hogwarts-key-floo_cards = Bewaarde Brandstofkaarten
hogwarts-key-floo = Brandstof
hogwarts-key-portkey = Viavia’s
hogwarts-key-matches = Gespeelde wedstrijden
hogwarts-key-matches_won = Gewonnen wedstrijden
hogwarts-key-beaten = Verslagen Dooddoeners
hogwarts-key-move_bonus = Bij de volgende worp
hogwarts-key-extra_move_dice = Extra dobbelstenen bij de volgende worp
hogwarts-key-skips_roll = Gooit de volgende beurt niet
hogwarts-key-waits = Wacht op het team
hogwarts-key-must_retry = Moet het nog eens proberen
hogwarts-key-spared = Kan niet worden aangevallen
hogwarts-key-way_back = Keert terug naar
hogwarts-key-variant = Variant
hogwarts-key-goal = Missies en punten die het spel beëindigen
hogwarts-key-match_needed = Er is ook een wedstrijd nodig
hogwarts-key-decks = Kaarten in de stapels
hogwarts-key-mission_pile = Missies in de stapel
hogwarts-key-tokens = Voorwerpen op het bord
hogwarts-key-aside = Apart gelegd
hogwarts-key-death_eaters = Dooddoeners
hogwarts-key-end_called = Heeft het doel bereikt
hogwarts-key-destroyed = Vernietigde Gruzielementen
hogwarts-key-returned = Voldemort is terug
hogwarts-key-search = Kaarten in de stapel die je doorzoekt
hogwarts-key-match = Zwerkbalwedstrijd
hogwarts-key-id = Naam
hogwarts-key-spell = Spreuken
hogwarts-key-potion = Toverdranken
hogwarts-key-to = Waarheen
hogwarts-key-token = Voorwerp
hogwarts-key-leave = Daarvoor laat je achter
hogwarts-key-give = Je geeft
hogwarts-key-want = Je krijgt
hogwarts-key-house = Afdeling
hogwarts-key-player = Speler
hogwarts-key-pawn = Pion
hogwarts-key-foe = Tegenstander
hogwarts-variant-underage = Minderjarige tovenaars
hogwarts-variant-qualified = Volleerde tovenaars
hogwarts-variant-team = Team
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = De automatische kant
hogwarts-what-floo = Brandstof
hogwarts-what-portkey = Viavia
hogwarts-what-items = Voorwerpen
hogwarts-what-cards = Kaarten, gedekt
hogwarts-deck-floo = Brandstof
# How somebody came to a place without walking.
hogwarts-how-return = op de terugweg
hogwarts-how-trip = op reis
hogwarts-how-flying = vliegend
hogwarts-how-knocked_out = uitgeschakeld
hogwarts-how-match = voor de wedstrijd
hogwarts-how-ability = door een vaardigheid
hogwarts-how-effect = door een effect
hogwarts-how-defeated = verslagen
hogwarts-how-ritual = voor het ritueel

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = { $character } spelen
    .kind = Jouw personage
hogwarts-do-roll = Gooien
hogwarts-do-adjust = De worp veranderen: { $by-signed }
    .kind = De worp veranderen
    .each = { $by-signed }
hogwarts-do-reroll = Opnieuw gooien: dobbelsteen { $dice-places }
    .kind = Opnieuw gooien
    .each = dobbelsteen { $dice-places }
hogwarts-do-step = Gaan naar: { $to }
    .kind = Gaan naar
hogwarts-do-walk = De hele weg lopen: { $path }
    .kind = Hele weg
hogwarts-do-stop = Hier stoppen
hogwarts-do-take = { $token } pakken
    .kind = Pakken
hogwarts-do-pass = Nee, verder
hogwarts-do-wait = Hier op het team wachten
hogwarts-do-play = { $card } spelen
    .kind = Een kaart spelen
hogwarts-do-use = { $token } gebruiken
    .kind = Een voorwerp gebruiken
hogwarts-do-choose = { $card } pakken
    .kind = Een kaart pakken
hogwarts-do-look = Bovenste kaarten bekijken: { $deck }
    .kind = De bovenste kaarten van een stapel bekijken
hogwarts-do-arrange = Terugleggen: { $cards }
    .kind = In deze volgorde terugleggen, de eerste bovenop
hogwarts-do-discard = { $card } onder de stapel leggen
    .kind = Een kaart onder de bijbehorende stapel leggen
hogwarts-do-put = { $token } hier leggen: { $to }
    .kind = Op het bord leggen
hogwarts-do-target = { $player }
    .kind = Een speler kiezen
hogwarts-do-go = Rechtstreeks gaan naar: { $to }
    .kind = Rechtstreeks gaan naar
hogwarts-do-attempt = De missie proberen: { $mission }
    .kind = Een missie proberen
hogwarts-do-exam = Examen doen met { $book }
    .kind = Een examen doen
hogwarts-do-draw = Trekken: { $deck }
    .kind = Trekken
hogwarts-do-propose = Een ruil aanbieden: { $give }
    .kind = Een ruil aanbieden
hogwarts-do-offer = { $player } een ruil aanbieden: { $give } voor { $want }
    .kind = Een ruil aanbieden
    .each = { $player }: { $give } voor { $want }
hogwarts-do-accept = Accepteren
hogwarts-do-refuse = Weigeren
hogwarts-do-floo = Reizen met Brandstof: { $to }
    .kind = Reizen met Brandstof
hogwarts-do-portkey = De Viavia naar het kerkhof nemen
hogwarts-do-challenge =
    { $player ->
        [none] Een wedstrijd voor { $house } spelen
       *[other] { $player } uitdagen voor een wedstrijd, voor { $house }
    }
    .kind = Een Zwerkbalwedstrijd spelen
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } tegen { $player }
        }
hogwarts-do-choose_house = Voor { $house } spelen
    .kind = Spelen voor
hogwarts-do-exchange_mission = De missie ruilen: { $mission }
    .kind = Een missie ruilen
hogwarts-do-fight =
    { $player ->
        [none] Vechten tegen { $foe }
       *[other] Vechten tegen { $player }
    }
    .kind = Vechten tegen
hogwarts-do-attack = Aanvallen met de dobbelstenen
hogwarts-do-prize = Pakken: { $what }
    .kind = Jouw prijs
hogwarts-do-destroy = Proberen het Gruzielement te vernietigen
hogwarts-do-hand = { $token } aan { $player } geven
    .kind = Een voorwerp overhandigen
hogwarts-do-move = { $pawn } verplaatsen
    .kind = Hierna verplaatsen

## What is asked

hogwarts-ask-choose_board = Kies je personage.
hogwarts-ask-place_death_eaters = Kies een toren voor de volgende Dooddoener.
hogwarts-ask-start_of_turn = Jouw beurt: gooi de dobbelstenen, of doe eerst iets anders.
hogwarts-ask-rolled = Je hebt { $dice } gegooid. Verander je de worp?
hogwarts-ask-walk = Waar ga je heen? Stappen over: { $left }.
hogwarts-ask-choose_opponent = Er staan hier meerdere spelers. Tegen wie vecht je?
hogwarts-ask-pick_up = Raap je op wat hier ligt?
hogwarts-ask-choose_mission = Probeer je hier een missie?
hogwarts-ask-sit_exams = Een klaslokaal: doe je een examen?
hogwarts-ask-common_room = Een leerlingenkamer: trek een kaart, of bied een ruil aan.
hogwarts-ask-make_offer = Wat wil je voor { $give }?
hogwarts-ask-answer_offer = { $by } biedt je { $give } voor { $want }.
hogwarts-ask-offer_trip = Een toren: reis je met Brandstof?
hogwarts-ask-on_the_pitch = Je bent op het Zwerkbalveld: speel je een wedstrijd?
hogwarts-ask-exchange_offer = Ruil je een van je missies?
hogwarts-ask-last_word = Je beurt is voorbij. Gebruik je iets voor nog een beurt?
hogwarts-ask-ask_house = { $by } daagt je uit voor een wedstrijd. Voor welke afdeling speel je?
hogwarts-ask-play_match = De Zwerkbalwedstrijd: wat doe je?
hogwarts-ask-optional = { $source }: wil je dat?
hogwarts-ask-choose_field = { $source }: waar ga je heen?
hogwarts-ask-choose_discard = Kies een kaart om onder de stapel te leggen. Nog { $left }.
hogwarts-ask-search_deck = Doorzoek de stapel en pak een kaart. Nog { $left }.
hogwarts-ask-foe_search = Pak een kaart voor { $foe }; nog { $left }.
hogwarts-ask-choose_deck = Welke stapel bekijk je?
hogwarts-ask-arrange_top = Kies in welke volgorde je de kaarten teruglegt.
hogwarts-ask-summon_item = Welk voorwerp pak je?
hogwarts-ask-choose_victim = { $source }: kies een speler.
hogwarts-ask-offer_swap = Bied je een andere speler een ruil van voorwerpen aan?
hogwarts-ask-take_prize = Je hebt { $loser } verslagen. Wat pak je?
hogwarts-ask-take_items = Pak voorwerpen van { $loser }. Nog { $left }.
hogwarts-ask-put_tokens = Waar gaan de voorwerpen heen?
hogwarts-ask-take_turn = Je bent in gevecht en valt aan: met dobbelstenen of met een kaart?
hogwarts-ask-reroll_dice = Je hebt { $dice-list } gegooid. Gooi je sommige opnieuw?
hogwarts-ask-brace = Je wordt zo geraakt. Verdedig je je?
hogwarts-ask-exchange = Gooi tegen elkaar, elk één dobbelsteen; wie twee keer verliest, verliest het gevecht.
hogwarts-ask-escape = Je vlucht uit het gevecht: waarheen? Stappen over: { $left }.
hogwarts-ask-hide_token = Waar verstop je { $token }?
hogwarts-ask-dark_turn = Met welke pion ga je nu verder?
hogwarts-ask-choose_foe = Er zijn hier meerdere Dooddoeners. Tegen welke vecht je?
hogwarts-ask-choose_hero = Tegen wie vecht { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Geef je een vriend hier een voorwerp, of vraag je erom?
       *[other] Je wordt gevraagd om { $asked_for }. Geef je het?
    }
hogwarts-ask-try_horcrux = Hier ligt een Gruzielement. Probeer je het te vernietigen?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Jij begint.
       *[other] { $name } begint.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Je speelt { $character }.
       *[other] { $name } speelt { $character }.
    }
hogwarts-log-round_began = Ronde { $round } begint.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Jij bent nog een keer aan de beurt.
               *[other] { $name } is nog een keer aan de beurt.
            }
       *[no]
            { $who ->
                [you] Jij bent aan de beurt.
               *[other] { $name } is aan de beurt.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Je hebt het doel bereikt: dit is de laatste ronde.
       *[other] { $name } heeft het doel bereikt: dit is de laatste ronde.
    }
hogwarts-log-game_over = Het spel is afgelopen.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Je gooit { $dice }: { $total }.
       *[other] { $name } gooit { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Je gaat verder: { $to }.
       *[other] { $name } gaat verder: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Je stopt: { $at }.
       *[other] { $name } stopt: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Je bent nu hier: { $to } ({ $how }).
               *[other] { $name } is nu hier: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Je bent nu hier: { $to } ({ $source }).
               *[other] { $name } is nu hier: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Je wacht op je team.
       *[other] { $name } wacht op het team.
    }
hogwarts-log-stayed =
    { $who ->
        [you] Je gooit deze beurt niet.
       *[other] { $name } gooit deze beurt niet.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Je trekt: { $cards }.
       *[other] { $name } trekt: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Je houdt { $card }.
       *[other] { $name } houdt { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Je legt onder de stapels: { $cards }.
               *[other] { $name } legt onder de stapels: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } geeft { $taker } een kaart.
hogwarts-log-card_played =
    { $who ->
        [you] Je speelt { $card }!
       *[other] { $name } speelt { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Je doorzoekt een stapel: { $deck }.
       *[other] { $name } doorzoekt een stapel: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Je legt de bovenste kaarten terug: { $deck }.
       *[other] { $name } legt de bovenste kaarten terug: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Je pakt { $token }.
               *[other] { $name } pakt { $token }.
            }
       *[other]
            { $who ->
                [you] Je pakt { $token } en laat { $left } achter.
               *[other] { $name } pakt { $token } en laat { $left } achter.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Je pakt { $token } van { $loser }.
       *[other] { $name } pakt { $token } van { $loser }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Je geeft { $other } { $gave } voor { $got }.
       *[other] { $name } geeft { $other } { $gave } voor { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Je biedt { $other } { $give } voor { $want }.
       *[other] { $name } biedt { $other } { $give } voor { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Je weigert.
       *[other] { $name } weigert.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Je gebruikt { $token }!
       *[other] { $name } gebruikt { $token }!
    }
hogwarts-log-token_put = { $token } ligt nu hier: { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Je pakt { $what } × { $count }.
       *[other] { $name } pakt { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Je verliest { $what } × { $count }.
       *[other] { $name } verliest { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Jij: { $by-signed } LP, nu { $hp }.
       *[other] { $name }: { $by-signed } LP, nu { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Jij: { $by-signed } punten, nu { $points }.
       *[other] { $name }: { $by-signed } punten, nu { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] De vaardigheid van { $character } helpt: { $amount-signed } bij het lopen.
        [tower] De vaardigheid van { $character } helpt: de tocht begint bij een andere toren.
        [reroll] De vaardigheid van { $character } helpt (opnieuw gegooide dobbelstenen: { $amount }).
        [points] De vaardigheid van { $character } helpt: { $amount } punten gaan niet verloren.
        [dice] De vaardigheid van { $character } helpt (extra dobbelstenen: { $amount }).
        [needed] De vaardigheid van { $character } helpt: { $amount } minder op een dobbelsteen is genoeg om te raken.
        [resistance] De vaardigheid van { $character } helpt: om te raken is { $amount } meer op een dobbelsteen nodig.
        [hp] De vaardigheid van { $character } helpt: { $amount } LP.
       *[effects] De vaardigheid van { $character } helpt.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Je bent uitgeschakeld.
       *[other] { $name } is uitgeschakeld.
    }
hogwarts-log-event_rolled = Iedereen gooit een dobbelsteen.
hogwarts-log-exam_passed =
    { $who ->
        [you] Je slaagt voor het examen met { $book }.
       *[other] { $name } slaagt voor het examen met { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Je probeert een missie: { $mission }.
       *[other] { $name } probeert een missie: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Je voltooit de missie: { $mission }!
       *[other] { $name } voltooit de missie: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Je missie mislukt: { $mission }.
       *[other] De missie van { $name } mislukt: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Je ruilt een missie.
       *[other] { $name } ruilt een missie.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Je bent op het veld: een Zwerkbalwedstrijd begint ({ $houses }).
       *[other] { $name } is op het veld: een Zwerkbalwedstrijd begint ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] De automatische kant wint de wedstrijd.
       *[other] { $winner } wint de wedstrijd.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Je begint een gevecht: { $foe }!
               *[other] { $name } begint een gevecht: { $foe }!
            }
       *[other]
            { $who ->
                [you] Je vecht tegen { $other }!
               *[other] { $name } vecht tegen { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Je valt aan met { $dice-list }. Treffers: { $hits }.
       *[other] { $name } valt aan met { $dice-list }. Treffers: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Je verdedigt je met { $dice-list }.
       *[other] { $name } verdedigt zich met { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } en { $defender } gooien: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } LP, nog { $hp }.
       *[other]
            { $who ->
                [you] Je raakt { $foe }: −{ $by } LP, nog { $hp }.
               *[other] { $name } raakt { $foe }: −{ $by } LP, nog { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } LP, nu { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } zoekt dekking: weerstand +{ $amount } deze ronde.
        [grows] { $foe } groeit: de klap kost { $amount } LP meer.
        [rests] { $foe } slaat deze ronde niet toe.
        [frightened] { $foe } schrikt en slaat niet toe.
        [answers] De dobbelstenen maken { $foe } kwaad: de klap kost { $amount } LP meer.
        [hurt] De dobbelstenen raken { $foe } extra hard: −{ $amount } LP.
       *[flees] { $foe } vlucht. Niemand heeft gewonnen.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Je weert de aanval af: { $card }.
       *[other] { $name } weert de aanval af: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Je ontsnapt: { $to }.
       *[other] { $name } ontsnapt: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Je wint het gevecht!
               *[other] { $name } wint het gevecht!
            }
        [no]
            { $who ->
                [you] Je verliest het gevecht.
               *[other] { $name } verliest het gevecht.
            }
       *[other] Het gevecht eindigt onbeslist.
    }
hogwarts-log-death_eater_placed = { $death_eater } neemt positie in: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } ligt eruit.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: het Gruzielement is vernietigd ({ $token })!
       *[other] { $dice-list }: het Gruzielement houdt stand ({ $token }).
    }
hogwarts-log-voldemort_returned = Heer Voldemort is terug met { $hp } LP!
hogwarts-log-token_asked =
    { $who ->
        [you] Je vraagt { $holder } om { $token }.
       *[other] { $name } vraagt { $holder } om { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Je geeft { $to } { $token }.
       *[other] { $name } geeft { $to } { $token }.
    }
hogwarts-log-met = Harry en Voldemort ontmoeten elkaar: { $at }!
hogwarts-log-final_duel_rolled = Het laatste duel. Harry en Voldemort gooien: { $dice-list }.

## How it ends

hogwarts-end-points = De meeste punten
hogwarts-end-goal = Het doel is bereikt
hogwarts-end-no_wand = Voldemort trof Harry zonder de Zegevlier
hogwarts-end-no_stone = Harry trof Voldemort zonder de Steen van Wederkeer
hogwarts-end-horcrux_left = Harry trof Voldemort voordat alle Gruzielementen vernietigd waren
hogwarts-end-both_lack = Beiden misten bij de ontmoeting wat ze nodig hadden
hogwarts-end-knocked_out = Je hebt al je LP verloren
hogwarts-end-round_limit = De laatste ronde is voorbij
hogwarts-end-final_duel = Het laatste duel

## Options

hogwarts-group-players = Spelers
hogwarts-group-end = Einde van het spel
hogwarts-group-fights = Gevechten
hogwarts-group-moving = Bewegen
hogwarts-group-missions = Missies, examens en ruilen
hogwarts-group-match = De Zwerkbalwedstrijd
hogwarts-group-returns = De terugkeer van Voldemort
hogwarts-group-pace = Tempo
hogwarts-group-cards = Kaarten
hogwarts-option-variant = Variant
    .value-underage = Minderjarige tovenaars
    .value-qualified = Volleerde tovenaars
    .value-team = Team
    .value-solo = Solo
    .about-underage = Voor beginners: een missie vraagt alleen haar voorwerpen.
    .about-qualified = Een missie vraagt ook kaarten, en op de torens staan Dooddoeners.
    .about-team = Als volleerde tovenaars, maar samen: een team telt zijn punten op.
hogwarts-option-length = Lengte
    .value-classic = Klassiek
    .value-quick = Snel
    .value-long = Lang
    .about-classic = Eindigt met twee missies en meer dan 260 punten: ongeveer een uur.
    .about-quick = Eindigt met één missie en meer dan 210 punten: ongeveer een half uur.
    .about-long = Eindigt met drie missies en meer dan 320 punten: ruim meer dan een uur.
hogwarts-option-solo_rules = Regels voor één speler
    .value-underage = Minderjarige tovenaars
    .value-qualified = Volleerde tovenaars
    .about-underage = Voor beginners: een missie vraagt alleen haar voorwerpen.
    .about-qualified = Een missie vraagt ook kaarten, en op de torens staan Dooddoeners.
hogwarts-option-teams = Teams
hogwarts-option-end_timing = Als het doel is bereikt
    .value-round = De ronde afmaken
    .value-immediate = Meteen stoppen
hogwarts-option-winner = Wie wint
    .value-most_points = De meeste punten
    .value-most_points_among_qualified = De meeste punten, doel bereikt
hogwarts-option-points_floor = Laagste score
    .value-0 = 0
    .value-none = Geen
hogwarts-option-first_player = Wie begint
    .value-random = Een willekeurige speler
hogwarts-option-hp_cap = Maximum aan LP
    .value-none = Onbeperkt
    .value-start_value = Zoals bij het begin
hogwarts-option-hp_zero = Laatste LP verloren buiten een gevecht
    .value-knockout = Uitgeschakeld
    .value-floor_1 = 1 LP blijft
hogwarts-option-extra_stops = Eerder stoppen
    .value-none = Missieplekken en torens
    .value-classroom_with_book = Ook klaslokalen met een boek
    .value-named_places = Ook elke plek met een naam
hogwarts-option-floo_from_standing = Met Brandstof reizen zonder eerst te lopen
hogwarts-option-buckbeak = Scheurbek vliegt
    .value-instead_of_roll = In plaats van de worp
    .value-after_move = Na het lopen
hogwarts-option-trade_refused_draw = Een kaart na een geweigerde ruil
hogwarts-option-required_cards = Kaarten die missies vragen
    .value-hold = Alleen nodig in de hand
    .value-spend = Worden verbruikt
hogwarts-option-exams_per_stop = Examens per stop
    .value-all = Alle
    .value-one = Eén
hogwarts-option-defence_dice = Verdedigingsdobbelstenen
    .value-off = Niet gebruikt
    .value-players = Tussen spelers
    .value-players_and_death_eaters = Ook met Dooddoeners
hogwarts-option-de_setup = Dooddoeners worden geplaatst
    .value-random = Willekeurig
    .value-first_player = Door de eerste speler
hogwarts-option-de_exclude = Torens zonder Dooddoeners
    .value-common_rooms = Leerlingenkamers
    .value-first_tower = De eerste toren
hogwarts-option-solo_death_eaters = Dooddoeners in een solospel
    .value-inert = Doen niets
    .value-automated = Worden door het spel gespeeld
hogwarts-option-mission_exchange = Missies ruilen
    .value-off = Nooit
    .value-tower_7plus = Op een toren, met 7 of 8 spelers
hogwarts-option-coop_round_limit = Rondelimiet voor één team
    .value-none = Onbeperkt
hogwarts-option-team_ability = Vaardigheid in een teamgevecht
    .value-attacker = Treft de aanvaller
    .value-all = Treft het hele team
hogwarts-option-solo_quidditch = Wedstrijden in een solospel
    .value-bot = Tegen het spel
    .value-off = Geen
hogwarts-option-placement = Opstelling
    .value-default = Gebruikelijk
    .value-free = Vrij
hogwarts-option-bludger = Een Beuker raakt
    .value-within = Tot de gegooide afstand
    .value-exact = Precies op die afstand
hogwarts-option-steal_cost = Acties om de Slurk af te pakken
hogwarts-option-match_turns = Beurten per kant in ronde 1
    .value-none = Onbeperkt
hogwarts-option-mode2_floo_refill = Brandstof in leerlingenkamers
hogwarts-option-mode2_early_fights = Gevechten voordat Voldemort terug is
hogwarts-option-mode2_both_lack = Beiden missen hun voorwerp
    .value-continue = Het spel gaat door
    .value-draw = Gelijkspel
hogwarts-option-mode2_de_draw = Dooddoeners trekken kaarten
hogwarts-option-mode2_death_eaters = Aantal Dooddoeners
    .value-six = Zes
    .value-by_heroes = Drie per held
hogwarts-option-seconds_per_turn = Tijd per beurt
    .value-none = Onbeperkt
hogwarts-option-pack_data = Eigen pakket (TOML- of JSON-bestand)
