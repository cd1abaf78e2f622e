### A Year at Hogwarts in the terminal, in German: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = ein Match
hogwarts-last-round = LETZTE RUNDE
# Stands beside a player's name.
hogwarts-choosing = wählt eine Figur
hogwarts-weapons = Waffen
hogwarts-near = In der Nähe
hogwarts-free-step = ein freier Schritt
hogwarts-trip-away = eine Reise entfernt
hogwarts-must-stop = hier musst du anhalten
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Mit einem Schritt kommst du hierhin (tippe einen Namen):
       *[other] Mit { $count } Schritten kommst du hierhin (tippe einen Namen):
    }
hogwarts-ends-other = sonst
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] wenn der Zug endet
        [roll] mit dem nächsten Wurf oder wenn die Mission vorbei ist
       *[destroyed] wenn er zerstört ist
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Geschehen lassen
        [reroll_dice] Die Würfel lassen
        [rolled] So lassen
        [exchange] Ohne Gegenstand würfeln
        [pick_up] Liegen lassen
        [choose_mission] Jetzt nicht
        [sit_exams] Keine Prüfung
        [offer_trip] Hierbleiben
        [exchange_offer] Alle Missionen behalten
        [start_of_turn] Stehen bleiben
        [last_word] Den Zug beenden
        [take_prize] Nichts nehmen
        [take_items] Nichts mehr nehmen
        [hand_over] Behalten
        [try_horcrux] Jetzt nicht
        [optional] Darauf verzichten
        [make_offer] Behalten
        [offer_swap] Nichts anbieten
        [choose_field] Stehen bleiben
        [summon_item] Nichts nehmen
       *[other] Nein, weiter
    }
hogwarts-nothing-brace = Du hast nichts, was dagegen hilft.
hogwarts-nothing-sit_exams = Ein Klassenzimmer: Keines deiner Bücher passt hierher.
hogwarts-no-choice = Das steht nicht zur Wahl: Tippe eine Nummer oder die ersten Buchstaben; ? erklärt es.

## What the person asks for

hogwarts-no-board = Du hast noch keine Figur.
hogwarts-about-what = Worüber? Tippe i und den Anfang eines Namens.
hogwarts-nothing-called = Nichts hier heißt „{ $name }“.
# $fields are the places around it.
hogwarts-not-entered = Niemand kann hinein. Wer auf einem dieser Felder steht, ist dort: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Geh durchs Schloss, sammle Gegenstände und erfülle deine Missionen: Geh mit allem, was eine Mission braucht, an ihren Ort und besiege den Gegner. Auch Prüfungen, Matches und gutes Betragen bringen Punkte. Oben steht, womit das Spiel endet.
hogwarts-help-returns = In Voldemorts Rückkehr sammelt Peter Pettigrew vier Dinge und bringt sie zum Quidditchfeld: Dann ist Lord Voldemort mit seinen Todessern zurück und sucht den Elderstab. Die Helden zerstören die Horkruxe mit dem Basiliskenzahn oder dem Schwert von Gryffindor, und Harry sucht den Stein der Auferstehung. Am Ende müssen sich Harry und Voldemort begegnen.
hogwarts-help-number = die dritte der Möglichkeiten; Enter, wenn es nur eine gibt
hogwarts-help-words = oder der Anfang ihrer Wörter, wenn keine andere so beginnt
    .keys = würfeln
hogwarts-help-place = beim Gehen: zu dem Ort, der so heißt; wo unterwegs etwas liegt, wirst du gefragt
    .keys = uhren
hogwarts-help-cards = deine Figur und deine Karten, mit ihrer Wirkung
hogwarts-help-missions = deine Missionen: was fehlt, wo es liegt und gegen wen du kämpfst
hogwarts-help-board = der Plan um dich herum
hogwarts-help-everybody = was alle haben
hogwarts-help-about = über einen Ort, einen Gegenstand, eine Karte, eine Figur oder eine Mission
    .keys = i NAME
hogwarts-help-pass = passen: darauf verzichten oder geschehen lassen, was angekündigt ist
hogwarts-help-ready = eine Mission, die bereit ist, und eine, zu der etwas fehlt
hogwarts-help-contents = was auf einem Feld liegt oder wer dort steht
hogwarts-help-steps = wo etwas ist, und der Weg zu Fuß
hogwarts-help-match = Ein Match auf dem Quidditchfeld hat eigene Tasten; was möglich ist, steht darunter:
