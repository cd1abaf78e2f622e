### What is wrong or odd about a pack of an owner's own, in German.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = ein Weg führt nach { $field }, und ein solches Feld gibt es nicht
hogwarts-fault-loop = ein Weg führt von { $field } zu sich selbst
hogwarts-fault-nowhere = es gibt kein Feld { $field }
hogwarts-fault-part_of_nothing = { $field } ist Teil von { $whole }, und ein solches Feld gibt es nicht
hogwarts-fault-taken_name = { $field } ist ein Wort der Wirkungen und kann kein Feld benennen
hogwarts-fault-leads_nowhere = { $owner } führt nach { $field }, und ein solches Feld gibt es nicht
hogwarts-fault-outside_the_drawing = { $field } liegt außerhalb der Zeichnung, die { $size } groß ist
hogwarts-fault-scenery_size = die Kulisse `{ $scenery }` ist für einen Plan der Größe { $size } gezeichnet
hogwarts-fault-need_twofold = was gebraucht wird, nennt eine Karte oder beschreibt eine, nicht beides
hogwarts-fault-habit_moment = eine Gewohnheit hat genau eines von `rounds`, `shows` und `after`
hogwarts-fault-symbol_effects = auf einem Feld mit einem Zeichen wird eine Karte dieses Stapels gezogen, und sonst geschieht dort nichts
hogwarts-fault-no_change = eine Menge von 0 würde nichts bewirken
hogwarts-fault-unknown_special = „{ $name }“ ist keine eingetragene Funktion; bekannt sind { $known }
hogwarts-fault-ability_symbol = eine Fähigkeit nennt ein Zeichen, wenn sie bei einem Halt wirkt, und nur dann
hogwarts-fault-ability_area = nur eine Fähigkeit, die beim Wurf wirkt, nennt einen Teil des Plans
hogwarts-fault-ability_hits = eine Fähigkeit nennt eine Zahl von Treffern, wenn sie nach Treffern wirkt, und nur dann
hogwarts-fault-token_use_time = ein Plättchen mit Wirkungen sagt, wann es benutzt wird, und nur ein solches sagt es

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = Der Stapel { $deck } ist leer.
hogwarts-fault-all_cards = Die acht Stapel haben zusammen { $wanted } Karten, hier aber { $count }.
hogwarts-fault-all_missions = Es gibt { $wanted } Missionen, hier aber { $count }.
hogwarts-fault-not_there = { $what } fehlt, steht aber im Regelheft.
hogwarts-fault-otherwise = { $what }, { $field }: Hier steht `{ $given }`, im Regelheft aber `{ $wanted }`.
hogwarts-fault-one_of_missions = Mission { $name }
hogwarts-fault-one_of_fights = Kampfkarte { $name }
hogwarts-fault-one_of_duels = Die Duellkarte { $name }
hogwarts-fault-one_of_spells = Der Zauber { $name }
hogwarts-fault-one_of_potions = Der Zaubertrank { $name }
hogwarts-fault-one_of_behaviours = Die Betragenskarte { $name }
hogwarts-fault-one_of_books = Das Buch { $name }
hogwarts-fault-one_of_events = Das Ereignis { $name }
hogwarts-fault-one_of_quidditch = Die Quidditchkarte { $name }
hogwarts-fault-one_of_characters = Die Figur { $name }

## Missions

hogwarts-fault-fight_numbers = Zu jeder Nummer von 1 bis 30 muss es eine Kampfkarte geben; die Nummer { $number } gibt es { $count }-mal.
hogwarts-fault-mission_numbers = Zu jeder Nummer von 1 bis 30 muss es eine Mission geben; die Nummer { $number } gibt es { $count }-mal.
hogwarts-fault-mission_fight = Mission { $mission } muss zu Kampf { $mission } führen, nicht zu { $fight }.
hogwarts-fault-mission_hp = Mission { $mission } nennt { $hp } LP für den Gegner, und Kampfkarte { $fight } hat { $given }.
hogwarts-fault-mission_points = Mission { $mission } bringt { $points } Punkte; Missionen bringen { $low } bis { $high } in Schritten von { $step }.
hogwarts-fault-no_mission_points = Keine Mission bringt { $points } Punkte.
hogwarts-fault-mission_tokens = Mission { $mission } verlangt { $count } Plättchen; es müssen 1 bis { $most } sein.
hogwarts-fault-mission_no_token = Mission { $mission } verlangt das Plättchen { $token }, das es nicht gibt.
hogwarts-fault-mission_token_twice = Mission { $mission } verlangt das Plättchen { $token } { $count }-mal, und es gibt nur eines.
hogwarts-fault-mission_no_place = Mission { $mission } findet in { $field } statt, das es nicht gibt.
hogwarts-fault-mission_closed_place = Mission { $mission } findet in { $field } statt, das niemand betreten kann.
hogwarts-fault-mission_card = Mission { $mission } verlangt { $card }; die Karte muss es zweimal geben, hier gibt es { $count }.
hogwarts-fault-mission_no_cards = Mission { $mission } verlangt Karten, die in den Stapeln nicht vorkommen.
hogwarts-fault-mission_many_cards = Mission { $mission } verlangt { $count } Karten, und im Kampf lassen sich nur { $most } einsetzen.
hogwarts-fault-token_use = { $count } Missionen verlangen das Plättchen { $token }; es sollten 1 bis { $most } sein.

## Opponents

hogwarts-fault-hp = { $who } hat { $hp } LP; es müssen { $low } bis { $high } sein.
hogwarts-fault-resistance = { $who } hat Widerstand { $value }; es muss { $low } bis { $high } sein.
hogwarts-fault-immune_twice = { $card } ist zweimal gegen dieselben Karten immun.
hogwarts-fault-goes_first = { $card } beginnt, wenn die Fähigkeit vor den Angriffen kommt, und nur dann (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } hat hinter dem Schild Widerstand { $value }; ein Würfel zeigt höchstens { $most }.
hogwarts-fault-always_rests = { $card } würde niemals zuschlagen.
hogwarts-fault-stays = { $card } hat nach Runde { $round } etwas zu tun, flieht dann aber nicht.
hogwarts-fault-early_answer = { $card } schlägt vor dem Angriff zu und kann daher nicht mit einem Schlag auf die Würfel antworten.
hogwarts-fault-kind_answer = { $card } würde die heilen, die angreifen.
hogwarts-fault-immune_to_all = { $card } ist gegen Zauber und Zaubertränke immun, sodass keine Karte hülfe.
hogwarts-fault-unbeatable = Ein Schüler mit { $hp } LP und den { $cards } besten Karten kann { $card } nicht besiegen.
hogwarts-fault-duel_character = Die Duellkarte { $card } zeigt { $character }, und das ist kein Tableau eines Schülers.
hogwarts-fault-duel_others = Mindestens { $wanted } Duellkarten müssen Schüler zeigen, die niemand spielt; hier { $count }.

## Cards

hogwarts-fault-book_value = Das Buch { $book } ist { $value } Punkte wert; Bücher sind 5, 10, 15 oder 20 wert.
hogwarts-fault-few_books = Für { $subject } sollte es { $wanted } Bücher geben, und es gibt { $count }.
hogwarts-fault-no_book = Es gibt kein Buch für { $subject }, das { $value } Punkte wert ist, wie { $book }.
hogwarts-fault-behaviour_points = { $card } bringt { $points } Punkte; es sollten { $low } bis { $high } in Schritten von { $step } sein.
hogwarts-fault-behaviour_sum = Alle Betragenskarten zusammen sollten mehr Punkte bringen, als sie kosten.
hogwarts-fault-floo_cards = Es sollte { $wanted } Karten geben, die als Flohpulver aufgehoben werden, und es gibt { $count }.
hogwarts-fault-strong_attack = { $card } kostet { $hp } LP; der stärkste Angriff kostet { $most }.
hogwarts-fault-strong_remedy = { $card } bringt { $hp } LP; das beste Heilmittel bringt { $most }.
hogwarts-fault-searches = { $count } Karten durchsuchen einen Stapel; es sollten höchstens { $most } sein.
hogwarts-fault-magic_type = { $card } ist eine Karte vom Typ { $wanted } und hat hier den Typ { $given }.
hogwarts-fault-no_magic = { $card } ist eine Karte vom Typ { $wanted } und fehlt hier.
hogwarts-fault-empty_event = Das Ereignis { $event } hat einen Teil, in dem nichts geschieht.
hogwarts-fault-no_floo_event = Kein Ereignis gibt allen Flohpulver.
hogwarts-fault-no_portkey_event = Kein Ereignis gibt allen Portschlüssel.
hogwarts-fault-no_walk_event = Kein Ereignis bringt alle auf ein Feld.
hogwarts-fault-seeker_forward = { $card } fliegt { $fields } Felder; ein Sucher gewinnt höchstens { $most }.
hogwarts-fault-seeker_back = { $card } wirft einen Sucher { $fields } Felder zurück; es dürfen höchstens { $most } sein.
hogwarts-fault-no_flight = Es gibt keine Quidditchkarte, mit der man vorausfliegt.
hogwarts-fault-no_extra_die = Es gibt keine Quidditchkarte, mit der man einen weiteren Würfel wirft.
hogwarts-fault-no_hindrance = Es gibt keine Quidditchkarte, die den Gegner behindert.
hogwarts-fault-quidditch_cards = Beide Seiten zusammen können in einem Match { $wanted } Quidditchkarten ziehen, und es gibt { $count }.
hogwarts-fault-misplaced_effect = { $owner } benutzt `{ $effect }`, was hier nichts bedeutet ({ $place }).
hogwarts-fault-no_effect = { $card } bewirkt nichts.
hogwarts-fault-either_or = { $card } muss entweder sofort wirken oder aufgehoben werden.

## Tokens and people

hogwarts-fault-all_tokens = Es gibt { $wanted } Gegenstände, hier aber { $count }.
hogwarts-fault-special_tokens = { $wanted } Gegenstände sind besonders, hier aber { $count }.
hogwarts-fault-no_token = Der Gegenstand { $token } fehlt; das Regelheft nennt ihn.
hogwarts-fault-plain_token = Der Gegenstand { $token } muss besonders sein.
hogwarts-fault-special_token = Der Gegenstand { $token } darf nicht besonders sein.
hogwarts-fault-boards = Es muss { $wanted } Tableaus der Art { $role } geben, und es gibt { $count }.
hogwarts-fault-starting_cards = { $student } beginnt mit { $count } Karten vom Stapel { $deck }; es müssen { $low } bis { $high } sein.
hogwarts-fault-abilities = { $student } muss eine Fähigkeit für die Bewegung und eine für den Kampf haben.
hogwarts-fault-no_house = { $student } gehört zu keinem Haus.
hogwarts-fault-no_student = Kein Schüler gehört zu { $house }.
hogwarts-fault-hp_tokens = Die Schüler beginnen zusammen mit { $count } LP, und in der Schachtel sind { $most } LP-Plättchen.
hogwarts-fault-death_eater_cards = { $who } muss mit 1 Zauber und 1 Zaubertrank beginnen.
hogwarts-fault-exact_hp = { $who } muss { $wanted } LP haben, nicht { $hp }.
hogwarts-fault-dice = { $who } hat { $dice } Angriffswürfel; es müssen { $low } bis { $high } sein.
hogwarts-fault-move_dice = { $who } muss sich mit 1 Würfel bewegen, nicht mit { $dice }.

## The boards

hogwarts-fault-field_count = Der Hauptplan muss { $wanted } Felder der Art { $kind } haben, und er hat { $count }.
hogwarts-fault-field_least = Der Hauptplan muss mindestens { $wanted } Felder der Art { $kind } haben, und er hat { $count }.
hogwarts-fault-common_rooms = Es muss einen Gemeinschaftsraum von { $house } geben, und es gibt { $count }.
hogwarts-fault-classrooms = Es muss ein Klassenzimmer für { $subject } geben, und es gibt { $count }.
hogwarts-fault-place_kind = Als { $role } ist { $field } genannt, und das ist kein Feld dieser Art.
hogwarts-fault-hospital = Es muss ein Feld { $field } geben, das LP bringt.
hogwarts-fault-closed_hall = Es muss ein Feld { $field } geben, das niemand betreten kann.
hogwarts-fault-way_into_hall = Kein Weg darf nach { $field } führen.
hogwarts-fault-hall_sides = Mindestens { $wanted } Felder müssen als Teil von { $field } gelten.
hogwarts-fault-diagon_alley = { $field } muss auf dem Plan der Winkelgasse sein.
hogwarts-fault-refuge = Wer besiegt ist, wacht in { $field } auf, und das liegt nicht in der Winkelgasse.
hogwarts-fault-far_places = Ferne Orte muss es { $wanted } für Flohpulver und 1 für einen Portschlüssel geben, und hier sind es { $floo } und { $portkey }, dazu { $others } andere.
hogwarts-fault-graveyard = Ein Portschlüssel muss zum Friedhof führen, und { $field } wird von keinem erreicht.
hogwarts-fault-far_passage = Ein freier Durchgang muss { $one } und { $other } verbinden.
hogwarts-fault-far_way = Kein Weg darf { $one } und { $other } verbinden.
hogwarts-fault-slots = { $wanted } Gegenstände müssen auf { $board } Platz finden, und es gibt { $count } Plätze.
hogwarts-fault-rosette = { $field } muss Plätze für Gegenstände haben, wenn es eine Rosette ist, und nur dann.
hogwarts-fault-horcrux_nowhere = Ein Horkrux liegt in { $field }, und ein solches Feld gibt es nicht.
hogwarts-fault-horcrux_place = Ein Horkrux muss in { $field } liegen.
hogwarts-fault-horcruxes = Es muss { $wanted } Horkruxe geben, und es gibt { $count }.
hogwarts-fault-returns_token = Voldemorts Rückkehr braucht das Plättchen { $token }, das es nicht gibt.
hogwarts-fault-returns_student = Voldemorts Rückkehr braucht { $student }; dafür gibt es kein Schülertableau.
hogwarts-fault-loose_tokens = { $wanted } Plättchen brauchen je eine Rosette; hier sind { $tokens } Plättchen und { $rosettes } Rosetten.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = kein Weg
hogwarts-fault-no_field = Das Feld { $field } fehlt; das Regelheft nennt seine Entfernung von anderen.
hogwarts-fault-distance = Von { $one } nach { $other } müssen es { $wanted } Schritte sein, und es ist: { $moves }.
hogwarts-fault-first_walk = Der Weg von zwölf Schritten aus dem Regelheft bricht ab: Kein Feld der Art { $kind } ist Schritt { $step }.
hogwarts-fault-unreached = { $field } ist vom Start aus nicht zu Fuß zu erreichen.
hogwarts-fault-reached = { $field } darf vom Start aus nicht zu Fuß zu erreichen sein.
hogwarts-fault-way_twice = Der Weg zwischen { $one } und { $other } ist { $count }-mal beschrieben.
hogwarts-fault-no_passage = Zwischen { $one } und { $other } muss ein freier Durchgang sein.
hogwarts-fault-wrong_passage = Der Durchgang zwischen { $one } und { $other } darf nicht frei sein.
hogwarts-fault-stuck = Von { $field } aus lässt sich ein Wurf von { $roll } nicht ohne das Quidditchfeld gehen.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = Reihe { $row }, Spalte { $column }
hogwarts-fault-small_pitch = Im Beispiel steht eine Figur auf { $spot }, und dafür ist das Feld zu klein.
hogwarts-fault-quaffle_place = Der Quaffel muss einen Schritt vom Jäger entfernt liegen ({ $spot }).
hogwarts-fault-shot_steps = Vom Quaffel zur Linie der anderen Seite müssen es { $wanted } Schritte sein, und es ist: { $steps }.
hogwarts-fault-run_steps = Von Linie zu Linie müssen es um die anderen herum { $wanted } Schritte sein, und es ist: { $steps }.
hogwarts-fault-bludger_place = Ein Klatscher muss einen Schritt vom Treiber entfernt liegen ({ $spot }).
hogwarts-fault-bludger_flight = Der Klatscher muss sein Ziel ({ $spot }) nach { $fields } Feldern in gerader Linie treffen.
hogwarts-fault-lap = Eine Runde der Sucher muss { $low } bis { $high } Felder haben, nicht { $fields }.
hogwarts-fault-keeper_place = Der Hüter muss im Torraum beginnen, der hinter der Spielfläche liegt.
hogwarts-fault-beater_line = Die Treiber müssen auf ihrer eigenen Linie beginnen.
hogwarts-fault-chaser_lines = Die Jäger müssen auf ihren eigenen Linien beginnen.
hogwarts-fault-own_fields = Jede Figur muss auf einem eigenen Feld beginnen, auf dem Spielfeld.
hogwarts-fault-bludger_halves = In jeder Hälfte muss ein Klatscher sein.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] dem Plan der Winkelgasse
        [board2] dem Plan der fernen Orte
       *[main] dem Hauptplan
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (Schüler)
        [death_eater] `death_eater` (Todesser)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (Angriff)
        [defence] `defence` (Verteidigung)
       *[start_of_turn] `start_of_turn` (Beginn des Zuges)
    }
hogwarts-fault-use =
    { $id ->
        [field] auf einem Feld
        [token] auf einem Plättchen
        [movement] als Fähigkeit für die Bewegung
        [combat] als Fähigkeit für den Kampf
        [opponent] auf der Karte eines Gegners
        [habit_rounds] als Gewohnheit in manchen Runden
        [habit_shows] als Gewohnheit für das, was Würfel zeigen
        [habit_after] als Gewohnheit am Ende
        [attack] auf einer Angriffskarte
        [defence] auf einer Verteidigungskarte
        [start_of_turn] auf einer Karte für den Beginn eines Zuges
        [behaviour] auf einer Betragenskarte
        [event] auf einem Ereignis
       *[quidditch] auf einer Quidditchkarte
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (Ort)
        [points] `points` (Punkte)
        [needs] `needs` (verlangte Karten)
        [opponent_hp] `opponent_hp` (LP des Gegners)
        [tokens] `tokens` (Plättchen)
        [hp] `hp` (LP)
        [resistance] `resistance` (Widerstand)
        [on_reveal] `on_reveal` (Wirkung beim Aufdecken)
        [ability] `ability` (Fähigkeit)
        [immune] `immune` (immun gegen)
        [final_use] `final_use` (letzter Gegenschlag)
        [type] `type` (Art)
        [effects] `effects` (Wirkungen)
        [kept_as] `kept_as` (aufgehoben als)
        [classroom] `classroom` (Klassenzimmer)
        [parts] `parts` (Teile)
        [role] `role` (Rolle)
        [dice] `dice` (Angriffswürfel)
        [movement] `movement` (Fähigkeit für die Bewegung)
        [combat] `combat` (Fähigkeit für den Kampf)
        [move_dice] `move_dice` (Bewegungswürfel)
       *[value] `value` (Wert)
    }
