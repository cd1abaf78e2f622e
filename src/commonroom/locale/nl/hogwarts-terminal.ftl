### A Year at Hogwarts in the terminal, in Dutch: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = een wedstrijd
hogwarts-last-round = LAATSTE RONDE
# Stands beside a player's name.
hogwarts-choosing = kiest een personage
hogwarts-weapons = Wapens
hogwarts-near = Dichtbij
hogwarts-free-step = een gratis stap
hogwarts-trip-away = een reis ver
hogwarts-must-stop = je moet stoppen
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Eén stap leidt naar (typ een naam):
       *[other] { $count } stappen leiden naar (typ een naam):
    }
hogwarts-ends-other = overig
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] als de beurt eindigt
        [roll] bij de volgende worp, of als de missie voorbij is
       *[destroyed] als het vernietigd is
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Laten gebeuren
        [reroll_dice] De dobbelstenen laten liggen
        [rolled] Zo laten
        [exchange] Gooien zonder voorwerp
        [pick_up] Laten liggen
        [choose_mission] Nu niet
        [sit_exams] Geen examen
        [offer_trip] Hier blijven
        [exchange_offer] Alle missies houden
        [start_of_turn] Blijven staan
        [last_word] De beurt beëindigen
        [take_prize] Niets nemen
        [take_items] Niets meer nemen
        [hand_over] Zelf houden
        [try_horcrux] Nu niet
        [optional] Ervan afzien
        [make_offer] Zelf houden
        [offer_swap] Niets aanbieden
        [choose_field] Blijven staan
        [summon_item] Niets nemen
       *[other] Nee, verder
    }
hogwarts-nothing-brace = Je kunt er niets tegen doen.
hogwarts-nothing-sit_exams = Een klaslokaal: geen van je boeken hoort hier.
hogwarts-no-choice = Dat is geen van de keuzes: typ een nummer of de eerste letters; ? legt het uit.

## What the person asks for

hogwarts-no-board = Je hebt nog geen personage.
hogwarts-about-what = Waarover? Typ i en het begin van een naam.
hogwarts-nothing-called = Hier heet niets ‘{ $name }’.
# $fields are the places around it.
hogwarts-not-entered = niemand kan er naar binnen. Wie op een van deze vakjes staat, is daar: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Loop door het kasteel, verzamel voorwerpen en voltooi je missies: ga naar de plek van een missie met alles wat nodig is en versla de tegenstander. Ook examens, wedstrijden en goed gedrag leveren punten op. De titel zegt wat het spel beëindigt.
hogwarts-help-returns = In De terugkeer van Voldemort verzamelt Peter Pippeling vier voorwerpen en brengt ze naar het Zwerkbalveld: dan is Heer Voldemort terug, met zijn Dooddoeners, en zoekt hij de Zegevlier. De helden vernietigen de Gruzielementen met de slagtand van de Basilisk of het zwaard van Griffoendor, en Harry zoekt de Steen van Wederkeer. Uiteindelijk moeten Harry en Voldemort elkaar ontmoeten.
hogwarts-help-number = de derde van de keuzes; Enter, als er maar één is
hogwarts-help-words = of het begin van de woorden, als geen andere keuze zo begint
    .keys = gooien
hogwarts-help-place = tijdens het lopen: ga naar de plek die zo heet; ligt er onderweg iets, dan wordt het je gevraagd
    .keys = klokken
hogwarts-help-cards = je personage en kaarten, met wat ze doen
hogwarts-help-missions = je missies: wat ontbreekt en waar het ligt, en tegen wie je vecht
hogwarts-help-board = het bord om je heen
hogwarts-help-everybody = wat iedereen heeft
hogwarts-help-about = over een plek, een voorwerp, een kaart, een personage of een missie
    .keys = i NAAM
hogwarts-help-pass = passen: zonder verdergaan, of laten gebeuren wat is aangekondigd
hogwarts-help-ready = een missie die klaar is, en een waarvoor nog iets ontbreekt
hogwarts-help-contents = wat er op een vakje ligt of wie er staat
hogwarts-help-steps = waar iets is, en de weg te voet
hogwarts-help-match = Een wedstrijd op het veld heeft eigen toetsen; de keuzes staan eronder:
