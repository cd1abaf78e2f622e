### What is wrong or odd about a pack of an owner's own, in Dutch.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = een weg leidt naar { $field }, en zo’n vakje is er niet
hogwarts-fault-loop = een weg leidt van { $field } naar zichzelf
hogwarts-fault-nowhere = er is geen vakje { $field }
hogwarts-fault-part_of_nothing = { $field } hoort bij { $whole }, en zo’n vakje is er niet
hogwarts-fault-taken_name = { $field } is een woord van de effecten en kan geen naam van een vakje zijn
hogwarts-fault-leads_nowhere = { $owner } leidt naar { $field }, en zo’n vakje is er niet
hogwarts-fault-outside_the_drawing = { $field } ligt buiten de tekening, die { $size } is
hogwarts-fault-scenery_size = het decor `{ $scenery }` is getekend voor een bord met de maat { $size }
hogwarts-fault-need_twofold = een eis noemt een kaart of beschrijft er een, niet allebei
hogwarts-fault-habit_moment = een gewoonte heeft precies één van `rounds`, `shows` en `after`
hogwarts-fault-symbol_effects = op een vakje met een symbool trek je een kaart van die stapel, en verder gebeurt er niets
hogwarts-fault-no_change = een hoeveelheid van 0 zou niets doen
hogwarts-fault-unknown_special = ‘{ $name }’ is geen geregistreerde functie; bekend zijn { $known }
hogwarts-fault-ability_symbol = een vaardigheid noemt een symbool als ze werkt bij het stoppen, en alleen dan
hogwarts-fault-ability_area = alleen een vaardigheid die werkt bij de worp noemt een deel van het bord
hogwarts-fault-ability_hits = een vaardigheid noemt een aantal treffers als ze werkt na treffers, en alleen dan
hogwarts-fault-token_use_time = een voorwerp met effecten zegt wanneer het gebruikt wordt, en alleen zo’n voorwerp doet dat

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = De stapel { $deck } is leeg.
hogwarts-fault-all_cards = De acht stapels tellen samen { $wanted } kaarten, en hier { $count }.
hogwarts-fault-all_missions = Er zijn { $wanted } missies, en hier zijn het er { $count }.
hogwarts-fault-not_there = { $what } ontbreekt, maar staat wel in het spelregelboek.
hogwarts-fault-otherwise = { $what }, { $field }: hier staat `{ $given }`, en in het spelregelboek `{ $wanted }`.
hogwarts-fault-one_of_missions = Missie { $name }
hogwarts-fault-one_of_fights = Gevechtskaart { $name }
hogwarts-fault-one_of_duels = De duelkaart { $name }
hogwarts-fault-one_of_spells = De spreuk { $name }
hogwarts-fault-one_of_potions = De toverdrank { $name }
hogwarts-fault-one_of_behaviours = De gedragskaart { $name }
hogwarts-fault-one_of_books = Het boek { $name }
hogwarts-fault-one_of_events = De gebeurtenis { $name }
hogwarts-fault-one_of_quidditch = De Zwerkbalkaart { $name }
hogwarts-fault-one_of_characters = Het personage { $name }

## Missions

hogwarts-fault-fight_numbers = Voor elk nummer van 1 tot en met 30 moet er één gevechtskaart zijn; nummer { $number } is er { $count } keer.
hogwarts-fault-mission_numbers = Voor elk nummer van 1 tot en met 30 moet er één missie zijn; nummer { $number } is er { $count } keer.
hogwarts-fault-mission_fight = Missie { $mission } moet naar gevecht { $mission } leiden, niet naar { $fight }.
hogwarts-fault-mission_hp = Missie { $mission } noemt { $hp } LP voor de tegenstander, en gevechtskaart { $fight } heeft er { $given }.
hogwarts-fault-mission_points = Missie { $mission } levert { $points } punten op; missies leveren { $low } tot { $high } op, in stappen van { $step }.
hogwarts-fault-no_mission_points = Geen missie levert { $points } punten op.
hogwarts-fault-mission_tokens = Missie { $mission } vraagt om { $count } voorwerpen; het moeten er 1 tot { $most } zijn.
hogwarts-fault-mission_no_token = Missie { $mission } vraagt om het voorwerp { $token }, dat niet bestaat.
hogwarts-fault-mission_token_twice = Missie { $mission } vraagt { $count } keer om het voorwerp { $token }, en er is er maar één.
hogwarts-fault-mission_no_place = Missie { $mission } speelt zich af in { $field }, dat niet bestaat.
hogwarts-fault-mission_closed_place = Missie { $mission } speelt zich af in { $field }, waar niemand in kan.
hogwarts-fault-mission_card = Missie { $mission } vraagt om { $card }, die er twee keer moet zijn; er zijn er { $count }.
hogwarts-fault-mission_no_cards = Missie { $mission } vraagt om kaarten die niet in de stapels zitten.
hogwarts-fault-mission_many_cards = Missie { $mission } vraagt om { $count } kaarten, en in het gevecht mogen er maar { $most } worden gebruikt.
hogwarts-fault-token_use = Aantal missies dat om het voorwerp { $token } vraagt: { $count }; het zouden er 1 tot { $most } moeten zijn.

## Opponents

hogwarts-fault-hp = { $who } heeft { $hp } LP; het moeten er { $low } tot { $high } zijn.
hogwarts-fault-resistance = { $who } heeft weerstand { $value }; het moet { $low } tot { $high } zijn.
hogwarts-fault-immune_twice = { $card } is twee keer immuun voor dezelfde kaarten.
hogwarts-fault-goes_first = { $card } begint als de vaardigheid vóór de aanvallen komt, en alleen dan (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } heeft achter het schild weerstand { $value }; een dobbelsteen toont hoogstens { $most }.
hogwarts-fault-always_rests = { $card } zou nooit toeslaan.
hogwarts-fault-stays = { $card } heeft na ronde { $round } iets te doen, en vlucht dan niet.
hogwarts-fault-early_answer = { $card } slaat toe vóór de aanval en kan dus niet met een klap op de dobbelstenen antwoorden.
hogwarts-fault-kind_answer = { $card } zou wie aanvalt genezen.
hogwarts-fault-immune_to_all = { $card } is immuun voor spreuken en toverdranken, zodat geen kaart zou helpen.
hogwarts-fault-unbeatable = Een leerling met { $hp } LP en de { $cards } beste kaarten kan { $card } niet verslaan.
hogwarts-fault-duel_character = De duelkaart { $card } toont { $character }, en dat is geen bord van een leerling.
hogwarts-fault-duel_others = Minstens { $wanted } duelkaarten moeten leerlingen tonen die niemand speelt; hier { $count }.

## Cards

hogwarts-fault-book_value = Het boek { $book } is { $value } punten waard; boeken zijn 5, 10, 15 of 20 waard.
hogwarts-fault-few_books = Er zouden { $wanted } boeken voor { $subject } moeten zijn, en het zijn er { $count }.
hogwarts-fault-no_book = Er is geen boek voor { $subject } dat { $value } punten waard is, zoals { $book }.
hogwarts-fault-behaviour_points = { $card } geeft { $points } punten; het zou { $low } tot { $high } moeten zijn, in stappen van { $step }.
hogwarts-fault-behaviour_sum = Alle gedragskaarten samen zouden meer punten moeten geven dan ze kosten.
hogwarts-fault-floo_cards = Er zouden { $wanted } kaarten moeten zijn die je als Brandstof bewaart, en het zijn er { $count }.
hogwarts-fault-strong_attack = { $card } kost { $hp } LP; de sterkste aanval kost er { $most }.
hogwarts-fault-strong_remedy = { $card } geeft { $hp } LP; het beste middel geeft er { $most }.
hogwarts-fault-searches = { $count } kaarten doorzoeken een stapel; het zouden er hoogstens { $most } moeten zijn.
hogwarts-fault-magic_type = { $card } is een kaart van het type { $wanted }, en heeft hier het type { $given }.
hogwarts-fault-no_magic = { $card } is een kaart van het type { $wanted }, en ontbreekt hier.
hogwarts-fault-empty_event = De gebeurtenis { $event } heeft een deel waarin niets gebeurt.
hogwarts-fault-no_floo_event = Geen gebeurtenis geeft iedereen Brandstof.
hogwarts-fault-no_portkey_event = Geen gebeurtenis geeft iedereen een Viavia.
hogwarts-fault-no_walk_event = Geen gebeurtenis brengt iedereen naar één vakje.
hogwarts-fault-seeker_forward = { $card } vliegt { $fields } vakjes; een Zoeker wint er hoogstens { $most }.
hogwarts-fault-seeker_back = { $card } gooit een Zoeker { $fields } vakjes terug; het mogen er hoogstens { $most } zijn.
hogwarts-fault-no_flight = Er is geen Zwerkbalkaart waarmee je vooruit vliegt.
hogwarts-fault-no_extra_die = Er is geen Zwerkbalkaart waarmee je nog een dobbelsteen gooit.
hogwarts-fault-no_hindrance = Er is geen Zwerkbalkaart die de tegenstander hindert.
hogwarts-fault-quidditch_cards = Beide teams samen kunnen in een wedstrijd { $wanted } Zwerkbalkaarten trekken, en er zijn er { $count }.
hogwarts-fault-misplaced_effect = { $owner } gebruikt `{ $effect }`, dat hier niets betekent ({ $place }).
hogwarts-fault-no_effect = { $card } doet niets.
hogwarts-fault-either_or = { $card } moet óf meteen iets doen óf worden bewaard.

## Tokens and people

hogwarts-fault-all_tokens = Er zijn { $wanted } voorwerpen, en hier zijn het er { $count }.
hogwarts-fault-special_tokens = { $wanted } voorwerpen zijn bijzonder, en hier zijn het er { $count }.
hogwarts-fault-no_token = Het voorwerp { $token } ontbreekt; het spelregelboek noemt het.
hogwarts-fault-plain_token = Het voorwerp { $token } moet bijzonder zijn.
hogwarts-fault-special_token = Het voorwerp { $token } mag niet bijzonder zijn.
hogwarts-fault-boards = Er moeten { $wanted } borden van de soort { $role } zijn, en het zijn er { $count }.
hogwarts-fault-starting_cards = { $student } begint met { $count } kaarten van de stapel { $deck }; het moeten er { $low } tot { $high } zijn.
hogwarts-fault-abilities = { $student } moet één vaardigheid voor het lopen en één voor het vechten hebben.
hogwarts-fault-no_house = { $student } hoort bij geen afdeling.
hogwarts-fault-no_student = Geen leerling hoort bij { $house }.
hogwarts-fault-hp_tokens = De leerlingen beginnen samen met { $count } LP, en in de doos zitten { $most } LP-fiches.
hogwarts-fault-death_eater_cards = { $who } moet met 1 spreuk en 1 toverdrank beginnen.
hogwarts-fault-exact_hp = { $who } moet { $wanted } LP hebben, niet { $hp }.
hogwarts-fault-dice = { $who } heeft { $dice } aanvalsdobbelstenen; het moeten er { $low } tot { $high } zijn.
hogwarts-fault-move_dice = { $who } moet met 1 dobbelsteen lopen, niet met { $dice }.

## The boards

hogwarts-fault-field_count = Het hoofdbord moet { $wanted } vakjes van de soort { $kind } hebben, en het heeft er { $count }.
hogwarts-fault-field_least = Het hoofdbord moet minstens { $wanted } vakjes van de soort { $kind } hebben, en het heeft er { $count }.
hogwarts-fault-common_rooms = Er moet één leerlingenkamer van { $house } zijn, en het zijn er { $count }.
hogwarts-fault-classrooms = Er moet één klaslokaal voor { $subject } zijn, en het zijn er { $count }.
hogwarts-fault-place_kind = Als { $role } wordt { $field } genoemd, en dat is geen vakje van die soort.
hogwarts-fault-hospital = Er moet een vakje { $field } zijn dat LP geeft.
hogwarts-fault-closed_hall = Er moet een vakje { $field } zijn waar niemand in kan.
hogwarts-fault-way_into_hall = Er mag geen weg naar { $field } leiden.
hogwarts-fault-hall_sides = Minstens { $wanted } vakjes moeten bij { $field } horen.
hogwarts-fault-diagon_alley = { $field } moet op het bord van de Wegisweg staan.
hogwarts-fault-refuge = Wie verslagen is, wordt wakker in { $field }, en dat ligt niet in de Wegisweg.
hogwarts-fault-far_places = De verre plaatsen moeten er { $wanted } voor Brandstof en 1 voor een Viavia zijn, en hier zijn het er { $floo } en { $portkey }, plus { $others } andere.
hogwarts-fault-graveyard = Een Viavia moet naar het kerkhof leiden, en { $field } bereik je er niet mee.
hogwarts-fault-far_passage = Een vrije doorgang moet { $one } en { $other } verbinden.
hogwarts-fault-far_way = Er mag geen weg tussen { $one } en { $other } zijn.
hogwarts-fault-slots = { $wanted } voorwerpen moeten een plek vinden op { $board }, en er zijn { $count } plekken.
hogwarts-fault-rosette = { $field } moet plekken voor voorwerpen hebben als het een rozet is, en alleen dan.
hogwarts-fault-horcrux_nowhere = Een Gruzielement ligt in { $field }, en zo’n vakje is er niet.
hogwarts-fault-horcrux_place = Er moet een Gruzielement in { $field } liggen.
hogwarts-fault-horcruxes = Er moeten { $wanted } Gruzielementen zijn, en het zijn er { $count }.
hogwarts-fault-returns_token = De terugkeer van Voldemort heeft het voorwerp { $token } nodig, dat niet bestaat.
hogwarts-fault-returns_student = De terugkeer van Voldemort heeft de leerling { $student } nodig, die geen bord heeft.
hogwarts-fault-loose_tokens = { $wanted } voorwerpen hebben elk een rozet nodig; hier zijn { $tokens } voorwerpen en { $rosettes } rozetten.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = geen weg
hogwarts-fault-no_field = Het vakje { $field } ontbreekt; het spelregelboek noemt de afstand tot andere.
hogwarts-fault-distance = Van { $one } naar { $other } moet het aantal stappen { $wanted } zijn, en het is: { $moves }.
hogwarts-fault-first_walk = De zet van twaalf uit het spelregelboek breekt af: geen vakje van de soort { $kind } is stap { $step }.
hogwarts-fault-unreached = { $field } is vanaf de start niet te voet te bereiken.
hogwarts-fault-reached = { $field } mag vanaf de start niet te voet te bereiken zijn.
hogwarts-fault-way_twice = De weg tussen { $one } en { $other } wordt { $count } keer beschreven.
hogwarts-fault-no_passage = Er moet een vrije doorgang tussen { $one } en { $other } zijn.
hogwarts-fault-wrong_passage = De doorgang tussen { $one } en { $other } mag niet vrij zijn.
hogwarts-fault-stuck = Vanaf { $field } kun je een worp van { $roll } niet lopen zonder het Zwerkbalveld.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = rij { $row }, kolom { $column }
hogwarts-fault-small_pitch = In het voorbeeld staat een stuk op { $spot }, en daar is het veld te klein voor.
hogwarts-fault-quaffle_place = De Slurk moet één stap van de Jager liggen ({ $spot }).
hogwarts-fault-shot_steps = Van de Slurk naar de lijn van de tegenpartij moet het aantal stappen { $wanted } zijn, en het is: { $steps }.
hogwarts-fault-run_steps = Van lijn tot lijn, om de anderen heen, moet het aantal stappen { $wanted } zijn, en het is: { $steps }.
hogwarts-fault-bludger_place = Er moet een Beuker één stap van de Drijver liggen ({ $spot }).
hogwarts-fault-bludger_flight = De Beuker moet het doel ({ $spot }) na { $fields } vakjes in een rechte lijn raken.
hogwarts-fault-lap = Een ronde van de Zoekers moet { $low } tot { $high } vakjes hebben, niet { $fields }.
hogwarts-fault-keeper_place = De Wachter moet in het doelgebied beginnen, dat achter het speelgebied ligt.
hogwarts-fault-beater_line = De Drijvers moeten op hun eigen lijn beginnen.
hogwarts-fault-chaser_lines = De Jagers moeten op hun eigen lijnen beginnen.
hogwarts-fault-own_fields = Elk stuk moet op een eigen vakje beginnen, op het veld.
hogwarts-fault-bludger_halves = Op elke helft moet één Beuker zijn.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] het bord van de Wegisweg
        [board2] het bord van de verre plaatsen
       *[main] het hoofdbord
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (leerling)
        [death_eater] `death_eater` (Dooddoener)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (aanval)
        [defence] `defence` (verdediging)
       *[start_of_turn] `start_of_turn` (begin van de beurt)
    }
hogwarts-fault-use =
    { $id ->
        [field] op een vakje
        [token] op een voorwerp
        [movement] als vaardigheid voor het lopen
        [combat] als vaardigheid voor het vechten
        [opponent] op de kaart van een tegenstander
        [habit_rounds] als gewoonte in sommige rondes
        [habit_shows] als gewoonte voor wat dobbelstenen tonen
        [habit_after] als gewoonte aan het einde
        [attack] op een aanvalskaart
        [defence] op een verdedigingskaart
        [start_of_turn] op een kaart voor het begin van een beurt
        [behaviour] op een gedragskaart
        [event] op een gebeurtenis
       *[quidditch] op een Zwerkbalkaart
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (plaats)
        [points] `points` (punten)
        [needs] `needs` (vereiste kaarten)
        [opponent_hp] `opponent_hp` (LP van de tegenstander)
        [tokens] `tokens` (voorwerpen)
        [hp] `hp` (LP)
        [resistance] `resistance` (weerstand)
        [on_reveal] `on_reveal` (effect bij het omdraaien)
        [ability] `ability` (vaardigheid)
        [immune] `immune` (immuun voor)
        [final_use] `final_use` (laatste tegenaanval)
        [type] `type` (soort)
        [effects] `effects` (effecten)
        [kept_as] `kept_as` (bewaard als)
        [classroom] `classroom` (klaslokaal)
        [parts] `parts` (delen)
        [role] `role` (rol)
        [dice] `dice` (aanvalsdobbelstenen)
        [movement] `movement` (vaardigheid voor het lopen)
        [combat] `combat` (vaardigheid voor het vechten)
        [move_dice] `move_dice` (dobbelstenen voor het lopen)
       *[value] `value` (waarde)
    }
