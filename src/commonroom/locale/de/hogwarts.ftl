### A Year at Hogwarts in German: names and flavour lines of everything in the box, and the sentences from which the
### texts of cards are made. What a card does stands in games/hogwarts/content; here is only how that is said.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = de

## The decks and other headings

hogwarts-deck-behaviour = Betragen
hogwarts-deck-fight = Kämpfe
hogwarts-deck-duel = Duelle
hogwarts-deck-event = Ereignisse
hogwarts-deck-book = Bücher
hogwarts-deck-potion = Zaubertränke
hogwarts-deck-spell = Zauber
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Missionen
hogwarts-list-tokens = Gegenstände
hogwarts-list-characters = Figuren
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name }: { $count } Karte
       *[other] { $name }: { $count } Karten
    }
# A book in a listing.
hogwarts-list-book = { $author }: „{ $name }“

## The parts of the board

hogwarts-area-castle = Schloss Hogwarts
hogwarts-area-upper_floors = Die oberen Stockwerke
hogwarts-area-dungeons = Die Kerker
hogwarts-area-grounds = Die Ländereien
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Winkelgasse
hogwarts-area-far_places = Ferne Orte
hogwarts-map-title = Ein Jahr in Hogwarts
hogwarts-map-walk = ein Schritt
hogwarts-map-passage = freier Durchgang

## The kinds of field

hogwarts-kind-start = Start
hogwarts-kind-signpost = Wegweiser
hogwarts-kind-plain = Nichts Besonderes
hogwarts-kind-tower = Turm
hogwarts-kind-common_room = Gemeinschaftsraum
hogwarts-kind-classroom = Klassenzimmer
hogwarts-kind-rosette = Gegenstand
hogwarts-kind-hp = Gesundheit
hogwarts-kind-place = Besonderer Ort
hogwarts-kind-bridge = Brücke
hogwarts-kind-pitch = Quidditchfeld
hogwarts-kind-blocked = Kein Zutritt
hogwarts-kind-spell = Zauber
hogwarts-kind-potion = Zaubertrank
hogwarts-kind-book = Buch
hogwarts-kind-behaviour = Betragen
hogwarts-kind-event = Ereignis
hogwarts-kind-duel = Duell

## What effects do. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a player
## what to do, so that they fit whoever is meant: "Everybody: Lose 1 HP." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = Der Gegner verliert { $amount } LP.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Du erhältst { $amount } LP.
       *[loss] Du verlierst { $amount } LP.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Hebe auf, was eine Karte beim Aufdecken bewirkt.
       *[attack] Wehre den Angriff ab.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Sieh den Trankstapel durch und nimm
       *[spell] Sieh den Zauberstapel durch und nimm
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } deiner Wahl.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Ziehe { $count } { $deck ->
        [behaviour] Betragenskarte
        [fight] Kampfkarte
        [duel] Duellkarte
        [event] Ereigniskarte
        [book] Buchkarte
        [potion] Trankkarte
        [spell] Zauberkarte
       *[quidditch] Quidditchkarte
    }{ $count ->
        [one] {""}
       *[other] n
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Ein Spieler deiner Wahl legt
       *[you] Lege
    } { $count ->
        [all] { $who ->
            [chosen_player] alle seine
           *[you] alle deine
        }
       *[other] { $pick ->
            [random] zufällig { $count }
           *[chosen] { $count }
        }
    } { $of ->
        [magic] { $count ->
            [all] Zauber- und Trankkarte
           *[other] Zauber- oder Trankkarte
        }
        [book] Buchkarte
        [spell] Zauberkarte
        [potion] Trankkarte
       *[any] Handkarte
    }{ $count ->
        [one] {""}
       *[other] n
    } unter die Stapel.
hogwarts-effect-points =
    { $sign ->
        [gain] Du erhältst { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }.
       *[loss] Du verlierst { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Alle Spieler erhalten { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }.
       *[loss] Alle Spieler verlieren { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Nimm dir { $count } Portschlüssel.
       *[floo] Nimm dir { $count ->
            [one] { $count } Portion
           *[other] { $count } Portionen
        } Flohpulver.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Alle Spieler nehmen sich { $count } Portschlüssel.
       *[floo] Alle Spieler nehmen sich { $count ->
            [one] { $count } Portion
           *[other] { $count } Portionen
        } Flohpulver.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Gib { $count } Portschlüssel zurück.
       *[floo] Gib { $count ->
            [one] { $count } Portion
           *[other] { $count } Portionen
        } Flohpulver zurück.
    }
hogwarts-effect-teleport = Begib dich sofort { $place }.
hogwarts-effect-all_teleport = Alle Spieler begeben sich sofort { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Nimm einem anderen Spieler { $count ->
            [one] { $count } Gegenstand
           *[other] { $count } Gegenstände
        } deiner Wahl weg.
       *[card] Nimm einem anderen Spieler { $count ->
            [one] { $count } zufällige Karte
           *[other] { $count } zufällige Karten
        } weg.
    }
hogwarts-effect-swap_item = Biete einem anderen Spieler einen deiner Gegenstände im Tausch gegen einen von seinen an.
hogwarts-effect-extra_die =
    { $on ->
        [move] Wirf bei deinem nächsten Zug { $count } Würfel mehr.
       *[fight] Greife { $from ->
            [card] bis zum Ende des Kampfes
           *[ability] {""}
        } mit { $count ->
            [one] { $count } zusätzlichen Würfel
           *[other] { $count } zusätzlichen Würfeln
        } an.
    }
hogwarts-effect-resistance_opp =
    Der Widerstand des Gegners sinkt { $from ->
        [card] bis zum Ende des Kampfes
       *[ability] {""}
    } um { $amount }.
hogwarts-effect-resistance_self =
    Dein Widerstand steigt { $from ->
        [card] bis zum Ende des Kampfes
       *[ability] {""}
    } um { $amount }.
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Du darfst einen deiner Bewegungswürfel noch einmal werfen.
           *[all] Du darfst beliebig viele deiner Bewegungswürfel noch einmal werfen.
        }
       *[fight] { $dice ->
            [one] Du darfst einen deiner Angriffswürfel noch einmal werfen.
           *[all] Du darfst beliebig viele deiner Angriffswürfel noch einmal werfen.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Du darfst { $amount ->
            [one] { $amount } Feld
           *[other] { $amount } Felder
        } mehr oder weniger gehen, als du gewürfelt hast.
       *[no] { $from ->
            [card] Gehe in deinem nächsten Zug { $amount ->
                [one] { $amount } Feld
               *[other] { $amount } Felder
            }
           *[ability] Gehe { $amount ->
                [one] { $amount } Feld
               *[other] { $amount } Felder
            }
        } { $sign ->
            [gain] weiter, als du würfelst.
           *[loss] weniger, als du würfelst.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Gehe an anderen Spielern vorbei, ohne anzuhalten.
            [one] Gehe an { $count } anderen Spieler vorbei, ohne anzuhalten.
           *[other] Gehe an { $count } anderen Spielern vorbei, ohne anzuhalten.
        }
       *[everyone] { $count ->
            [all] In diesem Zug gehst du an Spielern und Todessern vorbei, ohne anzuhalten.
            [one] Gehe an { $count } Spieler oder Todesser vorbei, ohne anzuhalten.
           *[other] Gehe an { $count } Spielern oder Todessern vorbei, ohne anzuhalten.
        }
    }
hogwarts-effect-skip_next_roll = Würfle in deinem nächsten Zug nicht: Bleib, wo du bist.
hogwarts-effect-seeker =
    { $amount ->
        [one] Dein Sucher fliegt { $amount } Feld vor.
       *[other] Dein Sucher fliegt { $amount } Felder vor.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] Der andere Sucher fällt { $amount } Feld zurück.
       *[other] Der andere Sucher fällt { $amount } Felder zurück.
    }
hogwarts-effect-seeker_extra_die = Wirf einen weiteren Würfel und fliege so weit, wie er zeigt.
hogwarts-effect-opp_heals = Der Gegner erhält { $amount } LP.
hogwarts-effect-opp_shield = Sein Widerstand ist um { $amount } höher.
hogwarts-effect-opp_grows = Jeder Schlag nimmt { $amount } LP mehr als der vorige, höchstens { $most } mehr.
hogwarts-effect-opp_rests = Der Gegner schlägt nicht zu.
hogwarts-effect-opp_flees = Der Gegner flieht.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] erhält
       *[loss] verliert
    } { $amount } LP
hogwarts-does-points =
    { $sign ->
        [gain] erhält
       *[loss] verliert
    } { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
hogwarts-does-draw =
    zieht { $count } { $deck ->
        [behaviour] Betragenskarte
        [fight] Kampfkarte
        [duel] Duellkarte
        [event] Ereigniskarte
        [book] Buchkarte
        [potion] Trankkarte
        [spell] Zauberkarte
       *[quidditch] Quidditchkarte
    }{ $count ->
        [one] {""}
       *[other] n
    }
hogwarts-does-gain =
    nimmt sich { $what ->
        [portkey] { $count } Portschlüssel
       *[floo]
            { $count ->
                [one] { $count } Portion
               *[other] { $count } Portionen
            } Flohpulver
    }
hogwarts-does-lose =
    gibt { $what ->
        [portkey] { $count } Portschlüssel
       *[floo]
            { $count ->
                [one] { $count } Portion
               *[other] { $count } Portionen
            } Flohpulver
    } zurück
hogwarts-does-teleport = begibt sich sofort { $place }
hogwarts-does-steal =
    nimmt einem anderen Spieler { $what ->
        [item]
            { $count ->
                [one] { $count } Gegenstand
               *[other] { $count } Gegenstände
            } nach Wahl
       *[card]
            { $count ->
                [one] { $count } zufällige Karte
               *[other] { $count } zufällige Karten
            }
    } weg
hogwarts-does-swap_item = bietet einem anderen Spieler einen eigenen Gegenstand im Tausch gegen einen von dessen Gegenständen an
hogwarts-does-discard =
    legt { $count ->
        [all] alle eigenen
       *[other]
            { $pick ->
                [random] zufällig { $count }
               *[chosen] { $count }
            }
    } { $of ->
        [magic]
            { $count ->
                [all] Zauber- und Trankkarte
               *[other] Zauber- oder Trankkarte
            }
        [book] Buchkarte
        [spell] Zauberkarte
        [potion] Trankkarte
       *[any] Handkarte
    }{ $count ->
        [one] {""}
       *[other] n
    } unter die Stapel
hogwarts-does-move_bonus =
    { $either ->
        [yes] darf im nächsten Zug
       *[no] geht im nächsten Zug
    } { $amount ->
        [one] { $amount } Feld
       *[other] { $amount } Felder
    } { $either ->
        [yes] mehr oder weniger gehen
       *[no]
            { $sign ->
                [gain] weiter
               *[loss] weniger
            }
    } als gewürfelt
hogwarts-does-skip_next_roll = würfelt im nächsten Zug nicht und bleibt stehen
hogwarts-does-pass_card_right =
    gibt { $amount ->
        [one] { $amount } zufällige Karte
       *[other] { $amount } zufällige Karten
    } nach rechts weiter

## What the registered functions do. $amount is their number.

hogwarts-special-summon_item = Nimm einen Gegenstand, der höchstens { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    } entfernt liegt; er gilt als aufgehoben.
hogwarts-special-arrange_top = { $amount ->
        [one] Sieh dir die oberste Karte eines Stapels an und lege sie zurück.
       *[other] Sieh dir die obersten { $amount } Karten eines Stapels an und lege sie in beliebiger Reihenfolge zurück.
    }
hogwarts-special-escape = Flieh aus dem Kampf auf ein Feld, das { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    } entfernt ist.
hogwarts-special-extra_turn = Du bist nach diesem Zug gleich noch einmal dran.
hogwarts-special-fly_out = Statt zu würfeln, fliege auf ein beliebiges Feld der Winkelgasse oder der fernen Orte; am Ende des Zuges kehrst du zurück.
hogwarts-special-carry_more = Du darfst in einem Zug { $amount ->
        [one] { $amount } Gegenstand
       *[other] { $amount } Gegenstände
    } mehr aufheben.
hogwarts-special-shrug_off = Eine Karte, die höchstens { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } abziehen würde, zieht dir nichts ab.
hogwarts-special-soften_first_loss = Der Verlust ist um { $amount } LP kleiner.
hogwarts-special-heal_better = Du erhältst { $amount } LP mehr.
hogwarts-special-change_tower = Du darfst erst auf einen Turm wechseln, der höchstens { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    } entfernt ist.
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Gib { $amount } zufällige Karte nach rechts weiter.
       *[other] Gib { $amount } zufällige Karten nach rechts weiter.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = auf ein beliebiges Feld im Schloss oder auf den Ländereien
hogwarts-destination-choice = auf ein beliebiges Feld
hogwarts-destination-own_common_room =
    { $whom ->
        [one] in den Turm des eigenen Hauses
        [all] in den Turm ihres eigenen Hauses
       *[you] in den Turm deines eigenen Hauses
    }

## Frames around effects. $text is one or more sentences.

hogwarts-type-attack = Angriff: { $text }
hogwarts-type-defence = Verteidigung: { $text }
hogwarts-type-start_of_turn = Zu Beginn deines Zuges: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Wer am niedrigsten würfelt,
        [highest_roll] Wer am höchsten würfelt,
        [fewest_points] Wer die wenigsten Punkte hat,
        [most_points] Wer die meisten Punkte hat,
       *[everybody] Jeder
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , falls gewünscht
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } tut dies{ $may ->
        [yes] , falls gewünscht
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } und { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = auf das Feld „{ $name }“
hogwarts-text-roll = Alle werfen einen Würfel. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Behalte diese Karte: Sie ist einen Portschlüssel wert.
       *[floo] Behalte diese Karte: Sie ist eine Portion Flohpulver wert.
    }
hogwarts-text-book = Prüfung in { $classroom }: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }.
hogwarts-text-use-fight = In einem Kampf: { $text }
hogwarts-text-use-turn = In deinem Zug: { $text }
hogwarts-text-opponent-values = { $hp } LP, Widerstand { $resistance }.
hogwarts-text-opponent-reveal = Beim Aufdecken: { $text }
hogwarts-text-opponent-after_attack = Nach jedem deiner Angriffe: { $text }
hogwarts-text-opponent-before_attack = Vor jedem deiner Angriffe: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Immun gegen Zaubertränke.
       *[spell] Immun gegen Zauber.
    }
hogwarts-text-opponent-no_final_use = Einmal besiegt, schlägt dieser Gegner nicht mehr zurück.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] In der ersten Runde: { $text }
        [odd] In der ersten, dritten, fünften … Runde: { $text }
        [even] In jeder zweiten Runde: { $text }
       *[all] In jeder Runde: { $text }
    }
hogwarts-text-habit-shows = Für jede { $shows }, die du würfelst: { $text }
hogwarts-text-habit-after = Nach Runde { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Wenn du für die Bewegung würfelst: { $text }
hogwarts-moment-roll-area = Wenn dein Weg in diesem Teil des Plans beginnt ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Einmal pro Zug, unterwegs: { $text }
       *[none] Unterwegs: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Auf einem Trankfeld zusätzlich: { $text }
        [book] Auf einem Buchfeld zusätzlich: { $text }
        [behaviour] Auf einem Betragensfeld zusätzlich: { $text }
        [event] Auf einem Ereignisfeld zusätzlich: { $text }
        [duel] Auf einem Duellfeld zusätzlich: { $text }
       *[spell] Auf einem Zauberfeld zusätzlich: { $text }
    }
hogwarts-moment-behaviour = Bei schlechtem Betragen: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Einmal pro Kampf, wenn du angreifst: { $text }
       *[none] Wenn du angreifst: { $text }
    }
hogwarts-moment-first_attack = Bei deinem ersten Angriff in einem Kampf: { $text }
hogwarts-moment-first_round = In der ersten Runde eines Kampfes: { $text }
hogwarts-moment-attacking_first = In einem Kampf, den du beginnst: { $text }
hogwarts-moment-hits = { $hits ->
        [one] Einmal pro Kampf, nach einem Angriff mit mindestens { $hits } Treffer: { $text }
       *[other] Einmal pro Kampf, nach einem Angriff mit mindestens { $hits } Treffern: { $text }
    }
hogwarts-moment-loss = Beim ersten Verlust von LP in einem Kampf: { $text }
hogwarts-moment-heal = Wenn eine Verteidigungskarte dich heilt: { $text }
hogwarts-text-character-values = { $hp } LP, { $dice } Angriffswürfel, Widerstand { $resistance }.
hogwarts-text-character-cards = Karten zu Beginn: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } Buch
               *[other] { $count } Bücher
            }
        [spell] { $count } Zauber
       *[potion]
            { $count ->
                [one] { $count } Zaubertrank
               *[other] { $count } Zaubertränke
            }
    }
hogwarts-text-mission = { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Bring mit: { $tokens }.
hogwarts-text-mission-needs = Ausgebildete Zauberer brauchen außerdem: { $needs }.
hogwarts-text-mission-opponent = Dein Gegner: { $name }, { $hp } LP.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $deck ->
        [spell] { $type ->
            [attack] Angriffszauber
            [defence] Verteidigungszauber
            [heal] Heilzauber
           *[any] Zauber
        }
        [potion] { $type ->
            [attack] Angriffs{ $count ->
                [one] trank
               *[other] tränke
            }
            [defence] Verteidigungs{ $count ->
                [one] trank
               *[other] tränke
            }
            [heal] Heil{ $count ->
                [one] trank
               *[other] tränke
            }
           *[any] Zauber{ $count ->
                [one] trank
               *[other] tränke
            }
        }
       *[any] { $type ->
            [attack] Angriffskarte
            [defence] Verteidigungskarte
            [heal] Heilkarte
           *[any] Karte
        }{ $count ->
            [one] {""}
           *[other] n
        }
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] Zu Beginn liegt hier { $count } Gegenstand.
       *[other] Zu Beginn liegen hier { $count } Gegenstände.
    }
hogwarts-text-field-floo = Mit Flohpulver von einem Turm aus zu erreichen.
hogwarts-text-field-portkey = Mit einem Portschlüssel vom Quidditchfeld aus zu erreichen.
hogwarts-text-field-exam = Hier kann man Prüfungen ablegen.
hogwarts-text-field-common_room = Gemeinschaftsraum: Ziehe eine Karte oder biete einen Tausch an.

## Houses and subjects

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-subject-charms = Zauberkunst
hogwarts-subject-transfiguration = Verwandlung
hogwarts-subject-defence = Verteidigung gegen die dunklen Künste
hogwarts-subject-potions = Zaubertränke
hogwarts-subject-herbology = Kräuterkunde
hogwarts-subject-creatures = Pflege magischer Geschöpfe

## Fields

hogwarts-field-start = Start
    .flavour = Koffer, Eule, Kröte. Irgendetwas ist schon vergessen.
hogwarts-field-signpost = Wegweiser
    .flavour = Er zeigt überallhin zugleich und meint es gut.
hogwarts-field-banner = Hogwarts-Banner
    .flavour = Vier Tiere, ein Tuch, keine Einigkeit.
hogwarts-field-clock_tower = Uhrenturm
    .flavour = Geht immer richtig. Daran ist hier niemand gewöhnt.
hogwarts-field-s01 = Tropfender Kreuzgang
    .flavour = Jeder Tropfen hat einen Namen. Keiner hört darauf.
hogwarts-field-gryffindor_tower = Gryffindor-Turm
    .flavour = Das Passwort ist seit heute früh neu. Dir hat es keiner gesagt.
hogwarts-field-s02 = Porträtecke
    .flavour = Die Damen in den Rahmen kennen deine Noten.
hogwarts-field-s03 = Saal der Rüstungen
    .flavour = Eine der Rüstungen hat Schluckauf.
hogwarts-field-s04 = Flur vor dem Lehrerzimmer
    .flavour = Hinter der Tür: vierzig Seufzer über deinen Aufsätzen.
hogwarts-field-hufflepuff_tower = Hufflepuff-Turm
    .flavour = Es riecht nach warmem Brot und den guten Manieren der anderen.
hogwarts-field-s05 = Galerie der Leitsprüche
    .flavour = „Kitzle nie …“ Den Rest hat etwas gefressen.
hogwarts-field-s06 = Fensterplatz
    .flavour = Der schönste Blick auf den See, der schlimmste Zug im Schloss.
hogwarts-field-s07 = Pokalkorridor
    .flavour = Irgendjemandes Großvater konnte das sehr gut.
hogwarts-field-astronomy_tower = Astronomieturm
    .flavour = Dreihundert Stufen. Die Sterne kommen dir nicht entgegen.
hogwarts-field-s08 = Sternkartentreppe
    .flavour = Der ganze Himmel auf einer Karte, mit Tee auf dem Neptun.
hogwarts-field-charms_classroom = Zauberkunst
    .flavour = Vorsicht vor den Federn und vor dem, was sie oben hält.
hogwarts-field-s09 = Wandteppich mit Trollen
    .flavour = Ein Troll im Tutu, mit Überzeugung gewebt.
hogwarts-field-bell_tower = Glockenturm
    .flavour = Sie läutet zum Unterricht, nie zum Mittagessen.
hogwarts-field-s10 = Flur der knarrenden Dielen
    .flavour = Die dritte Diele verrät dich dem Hausmeister.
hogwarts-field-hospital_wing = Krankenflügel
    .flavour = Frische Laken, strenge Regeln, Weintrauben.
hogwarts-field-s11 = Topfpalmengang
    .flavour = Die Palme beugt sich vor, wenn jemand flüstert.
hogwarts-field-ravenclaw_tower = Ravenclaw-Turm
    .flavour = Der Türklopfer hat eine Frage. Er hat immer eine Frage.
hogwarts-field-s12 = Blaue Galerie
    .flavour = Hier ist alles blau, sogar die Ausreden.
hogwarts-field-s13 = Spiegelsaal
    .flavour = Dein Spiegelbild kommt auch zu spät zu Zaubertränke.
hogwarts-field-dada_classroom = Verteidigung gegen die dunklen Künste
    .flavour = Jedes Jahr ein neuer Lehrer. Gewöhn dich an keinen.
hogwarts-field-north_tower = Nordturm
    .flavour = Eine silberne Leiter und Teeblätter, die nichts gutheißen.
hogwarts-field-s14 = Zugige Ecke
    .flavour = Hüte gehen hier von allein weiter.
hogwarts-field-west_wing_3f = Westflügel, dritter Stock
    .flavour = Betreten verboten. Bitte hinten anstellen.
hogwarts-field-s15 = Besenschrank
    .flavour = Voller Besen. Meistens.
hogwarts-field-west_tower = Westturm
    .flavour = Hier treffen sich die Eulen, wenn sie über dich reden wollen.
hogwarts-field-s16 = Korridor der Echos
    .flavour = Hier … ier … er …
hogwarts-field-transfiguration_classroom = Verwandlung
    .flavour = Die Katze auf dem Pult korrigiert gerade deine Arbeit.
hogwarts-field-s17 = Lesenische
    .flavour = Hier hat jemand so lange gelesen, dass Moos wächst.
hogwarts-field-slytherin_tower = Slytherin-Turm
    .flavour = Die Wand will wissen, wer deine Eltern sind.
hogwarts-field-s18 = Moosiger Gang
    .flavour = Weich unter den Füßen. Das war einmal ein Teppich.
hogwarts-field-s19 = Tropfender Bogen
    .flavour = Geh schnell oder bring Seife mit.
hogwarts-field-owlery_tower = Eulenturm
    .flavour = Schau nach oben, aber mit geschlossenem Mund.
hogwarts-field-s20 = Gang voller Eulenfedern
    .flavour = Wird täglich gefegt, von dem, der die Wette verloren hat.
hogwarts-field-viaduct_bridge = Steinviadukt
    .flavour = Nicht nach unten sehen. Alle sehen nach unten.
hogwarts-field-s21 = Torhaustreppe
    .flavour = Einunddreißig Stufen hinauf, dreißig hinunter.
hogwarts-field-s22 = Fundsachenregal
    .flavour = Elf linke Schuhe und eine sehr geduldige Kröte.
hogwarts-field-gate_tower = Torturm
    .flavour = Zwei geflügelte Eber, und keiner hat dich gesehen.
hogwarts-field-s23 = Bank des Hausmeisters
    .flavour = Noch warm. Er kann nicht weit sein.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Große Halle
    .flavour = Die Decke meldet Regen.
    .towards = in die Große Halle
hogwarts-field-gh_s = Große Halle, Südtür
    .flavour = Es riecht nach Pudding. Nur Mut.
hogwarts-field-gh_e = Große Halle, Osttür
    .flavour = Öffnet sich von selbst, donnerstags.
hogwarts-field-gh_n = Große Halle, Nordtür
    .flavour = Für Lehrer und Zuspätkommer. Eins davon bist du.
hogwarts-field-gh_w = Große Halle, Westtür
    .flavour = Vierhundert Löffel auf einmal.
hogwarts-field-grand_staircase = Große Treppe
    .flavour = Sie bringt dich irgendwohin. Nicht unbedingt heute.
hogwarts-field-u01 = Treppenabsatz der Launen
    .flavour = Der Treppenabsatz schmollt. Tritt leise auf.
hogwarts-field-u02 = Kuriositätenkabinett
    .flavour = Bitte nicht die Hand schütteln. Sie mag das.
hogwarts-field-u03 = Duellgalerie
    .flavour = Brandflecken, nach Jahren sortiert.
hogwarts-field-dark_tower = Dunkler Turm
    .flavour = Jemand bläst hier ständig die Fackeln aus. Es ist niemand da.
hogwarts-field-room_of_requirement = Raum der Wünsche
    .flavour = Er ist genau, was du brauchst, und er weiß es.
hogwarts-field-u04 = Peeves’ Lieblingsecke
    .flavour = Er ist nicht da. Genau das macht dir Sorgen.
hogwarts-field-headmaster_tower = Schulleiterturm
    .flavour = Rate eine Süßigkeit. Irgendeine.
hogwarts-field-dumbledores_office = Dumbledores Büro
    .flavour = Die Porträts tun so, als schliefen sie.
hogwarts-field-u05 = Kessellager
    .flavour = Verbeult, geschmolzen oder verhext: Nimm dir einen.
hogwarts-field-u06 = Wasserspeiernische
    .flavour = Er hat sich bewegt. Nein. Doch.
hogwarts-field-divination_tower = Wahrsageturm
    .flavour = Dass du kommst, stand fest. Sie wusste es.
hogwarts-field-u07 = Flur der Vertrauensschüler
    .flavour = Das Bad am Ende hat hundert Hähne. Gucken darfst du.
hogwarts-field-library_tower = Bibliotheksturm
    .flavour = Hier oben schnappen die Bücher Luft.
hogwarts-field-library = Bibliothek
    .flavour = Psst.
hogwarts-field-restricted_section = Verbotene Abteilung
    .flavour = Das Buch schreit nur einmal. Das reicht.
hogwarts-field-u08 = Bücherwagen
    .flavour = Eines davon hat die anderen gebissen.
hogwarts-field-dungeon_stairs = Kerkertreppe
    .flavour = Jede Stufe ist kälter als die letzte, und feuchter.
hogwarts-field-kitchens = Küche
    .flavour = Birne kitzeln, mit Kuchen gehen.
hogwarts-field-d01 = Flur der Einmachgläser
    .flavour = Im dritten Glas hat etwas gewinkt.
hogwarts-field-potions_classroom = Zaubertränke
    .flavour = Rühren. Nicht atmen. Nicht so laut denken.
hogwarts-field-snapes_office = Snapes Büro
    .flavour = Er steht hinter dir.
    .towards = in Snapes Büro
hogwarts-field-d02 = Tür zur Speisekammer
    .flavour = Für deinesgleichen verschlossen. Duftet himmlisch.
hogwarts-field-d03 = Gewölbe der Schritte
    .flavour = Du hörst dich zweimal gehen.
hogwarts-field-south_tower = Südturm
    .flavour = Der einzige Turm mit Sonne. Er gehört den Katzen.
hogwarts-field-d04 = Grün beleuchteter Gang
    .flavour = Das Licht kommt aus dem See, und etwas schaut mit herein.
hogwarts-field-d05 = Überflutete Kreuzung
    .flavour = Bring ein Boot mit oder einen großen Freund.
hogwarts-field-myrtles_bathroom = Klo der Maulenden Myrte
    .flavour = Sie hat gehört, was du über sie gesagt hast.
hogwarts-field-chamber_of_secrets = Kammer des Schreckens
    .flavour = Füße abtreten. Es sind vor allem Knochen.
hogwarts-field-d06 = Altes Rohr
    .flavour = Hier hat etwas Großes gewohnt. Gewohnt?
hogwarts-field-wooden_bridge = Überdachte Holzbrücke
    .flavour = Sie knarrt in drei Sprachen.
hogwarts-field-g01 = Steinkreis
    .flavour = Älter als die Schule und besser erzogen.
hogwarts-field-g02 = Kräuterhang
    .flavour = Es riecht nach Abendessen und ein wenig nach Niesen.
hogwarts-field-hagrids_hut = Hagrids Hütte
    .flavour = Klopfen, dann auf den Hund gefasst sein.
hogwarts-field-care_classroom = Pflege magischer Geschöpfe
    .flavour = Heute: etwas mit zu vielen Enden.
hogwarts-field-forbidden_forest = Verbotener Wald
    .flavour = Die Bäume haben mitgezählt, als du hereinkamst.
hogwarts-field-g03 = Zertrampelte Wiese
    .flavour = Was immer das war, es trägt Größe zweihundert.
hogwarts-field-g04 = Umgestürzter Baum
    .flavour = Gefallen im Sturm, oder im Streit.
hogwarts-field-g05 = Waldrand
    .flavour = Noch ein Schritt, und es ist kein Spaziergang mehr.
hogwarts-field-black_lake = Schwarzer See
    .flavour = Der Krake ist freundlich. Der Rest hat Hunger.
hogwarts-field-whomping_willow = Peitschende Weide
    .flavour = Bitte hier nicht parken.
hogwarts-field-herbology_classroom = Kräuterkunde
    .flavour = Gießen, bevor sie dich bemerken.
hogwarts-field-g07 = Gewächshausweg
    .flavour = Der Kies knirscht. Noch etwas knirscht.
hogwarts-field-g06 = Bootssteg
    .flavour = Hier werden Erstklässler nass. Das ist Tradition.
hogwarts-field-training_tower = Trainingsturm
    .flavour = Ritter aus Stroh, blaue Flecken in echt.
hogwarts-field-g08 = Umkleideräume
    .flavour = Sieben Haken, sechs Umhänge, ein nervöser Sucher.
hogwarts-field-viaduct_tower = Viaduktturm
    .flavour = Von hier sieht man genau, wer zu spät kommt.
hogwarts-field-quidditch_pitch = Quidditchfeld
    .flavour = Gras, Ruhm und krumme Nasen.
hogwarts-field-g09 = Picknickwiese
    .flavour = Erst die Marmelade, dann die Wespen.
hogwarts-field-one_eyed_witch = Einäugige Hexe
    .flavour = Ihr Buckel hat einen Ausgang.
hogwarts-field-honeydukes = Honigtopf
    .flavour = Zähne bitte draußen lassen.
hogwarts-field-high_street = Hauptstraße von Hogsmeade
    .flavour = Alles, worauf du gespart hast, auf einmal.
    .towards = auf die Hauptstraße von Hogsmeade
hogwarts-field-hogs_head = Eberkopf
    .flavour = Die Gläser werden mit der Ziege abgewischt.
hogwarts-field-shack_lane = Weg zur Hütte
    .flavour = Hier haben es sogar die Hecken eilig.
hogwarts-field-shrieking_shack = Heulende Hütte
    .flavour = Es ist still geworden. Den Leuten fehlt etwas.
hogwarts-field-leaky_cauldron = Tropfender Kessel
    .flavour = Suppe des Tages: die von gestern.
hogwarts-field-a1 = Schaufenster voller Umhänge
    .flavour = Deine Größe, in drei Farben, aus denen du herauswächst.
hogwarts-field-a2 = Eulenkaufhaus
    .flavour = Eine hat sich schon entschieden. Starr zurück.
hogwarts-field-a3 = Bücher aus zweiter Hand
    .flavour = Voll mit den Antworten anderer Leute.
hogwarts-field-gringotts_steps = Stufen von Gringotts
    .flavour = Der Kobold oben hat dein Geld schon gezählt.
hogwarts-field-gringotts = Gringotts-Bank
    .flavour = Hier hat alles eine Nummer, du auch.
hogwarts-field-b1 = Flaschenhändler
    .flavour = Nichts ist beschriftet, aus rechtlichen Gründen.
hogwarts-field-b2 = Kellerluke
    .flavour = Sie ging ein wenig auf, als du vorbeikamst.
hogwarts-field-b3 = Ecke der Herumlungerer
    .flavour = Du lungerst herum. Man hat es bemerkt.
hogwarts-field-borgin_and_burkes = Borgin & Burkes
    .flavour = Fass es an, und es gehört dir. Der Fluch auch.
hogwarts-field-k1 = Hintergasse
    .flavour = Absichtlich war hier noch niemand.
hogwarts-field-c1 = Eissalon
    .flavour = Elf Sorten, und eine davon sagt die Wahrheit.
hogwarts-field-flourish_and_blotts = Flourish & Blotts
    .flavour = Die bissigen Bücher sind im Käfig. Der Verkäufer auch.
hogwarts-field-c3 = Überfüllter Platz
    .flavour = Ellbogen, Eulen und eine Tante, die dich kennt.
hogwarts-field-ollivanders = Ollivander
    .flavour = Neuntausend Schachteln, und eine davon summt.
hogwarts-field-ministry_of_magic = Zaubereiministerium
    .flavour = Zieh eine Nummer. Nimm Platz. Nimm dir ein Jahrzehnt.
hogwarts-field-hall_of_prophecy = Halle der Prophezeiungen
    .flavour = All das kann noch eintreten. Nicht niesen.
hogwarts-field-the_burrow = Fuchsbau
    .flavour = Beim Essen ist immer noch ein Platz frei.
hogwarts-field-grimmauld_place = Grimmauldplatz Nr. 12
    .flavour = Das Porträt im Flur möchte dich sprechen. Laut.
hogwarts-field-godrics_hollow = Godric’s Hollow
    .flavour = Ein stilles Dorf mit einem langen Gedächtnis.
hogwarts-field-malfoy_manor = Haus der Malfoys
    .flavour = Weiße Pfauen. Sie melden alles.
hogwarts-field-azkaban = Askaban
    .flavour = Kein Besuch, keine Post, kein Pudding.
hogwarts-field-graveyard = Friedhof von Little Hangleton
    .flavour = Hier hat jemand gegraben, und nicht nach Schätzen.

## Characters

hogwarts-character-harry_potter = Harry Potter
    .flavour = Sucht nie Ärger. Muss er auch nicht.
hogwarts-character-hermione_granger = Hermine Granger
    .flavour = Sie hat die Regeln dieses Spiels gelesen. Zweimal.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Mutig mit leerem Magen, mutiger mit vollem.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Sieht, was da ist, und was noch nicht da ist.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Schon in der Luft, wenn die anderen noch polieren.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Gegen ihn zu verlieren ist fast ein Kompliment.
hogwarts-character-neville_longbottom = Neville Longbottom
    .flavour = Hat die Kröte verloren und den Mut gefunden.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = Seine Schuhe waren teurer als dein Besen. Er sagt es dir gern.
hogwarts-character-lucius_malfoy = Lucius Malfoy
    .flavour = Er hat den Boden bezahlt, auf dem du stehst.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = Sie amüsiert sich prächtig.
hogwarts-character-barty_crouch_jr = Barty Crouch junior
    .flavour = Könnte jeder sein. War es auch, ein Jahr lang.
hogwarts-character-antonin_dolohov = Antonin Dolohow
    .flavour = Redet wenig. Den Rest sagt sein Zauberstab.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = Kein Morgenmensch. Bei Vollmond gar kein Mensch.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Er kennt dein Stockwerk, dein Büro und deinen Vetter.
hogwarts-character-peter_pettigrew = Peter Pettigrew
    .flavour = Steht immer hinter dem Stärksten, und etwas tiefer.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = Der Name tut dir nichts. Es ist der Rest.

## Item tokens

hogwarts-token-elder_wand = Elderstab
    .flavour = Unbesiegt. Frag seine letzten Besitzer.
hogwarts-token-gryffindor_sword = Schwert von Gryffindor
    .flavour = Kommt zu den Würdigen, meist aus einem Hut.
hogwarts-token-resurrection_stone = Stein der Auferstehung
    .flavour = Er leiht dir Gesellschaft, kein Leben.
hogwarts-token-invisibility_cloak = Tarnumhang
    .flavour = Verbirgt alles außer deinen Fußspuren.
hogwarts-token-time_turner = Zeitumkehrer
    .flavour = Eine Stunde mehr, und doppelt so müde.
hogwarts-token-buckbeak = Seidenschnabel
    .flavour = Erst verbeugen. Dann Vorsicht vor dem Schnabel.
hogwarts-token-basilisk_fang = Basiliskenzahn
    .flavour = Tropft noch. Nicht als Lesezeichen geeignet.
hogwarts-token-riddle_diary = Tom Riddles Tagebuch
    .flavour = Es schreibt zurück. Mit schönerer Schrift.
hogwarts-token-gaunt_ring = Ring von Vorlost Gaunt
    .flavour = Ein Erbstück, das den Erben beißt.
hogwarts-token-hufflepuff_cup = Hufflepuffs Becher
    .flavour = Hat tausend Festessen überstanden und einen schlechten Gast.
hogwarts-token-slytherin_locket = Slytherins Medaillon
    .flavour = Nicht im Bett tragen.
hogwarts-token-ravenclaw_diadem = Ravenclaws Diadem
    .flavour = Macht Kluge klüger, und Eitle juckt es.
hogwarts-token-nagini = Nagini
    .flavour = Sie mag warme Plätze und kalte Pläne.
hogwarts-token-cauldron = Kessel
    .flavour = Groß genug für einen Mann. Das ist das Problem.
hogwarts-token-fathers_bone = Knochen des Vaters
    .flavour = Geliehen, ohne zu fragen.
hogwarts-token-wormtails_hand = Wurmschwanz’ Hand
    .flavour = Ein Geschenk seines Herrn. Sie drückt zurück.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Er wollte nie eine Zutat sein.
hogwarts-token-enchanted_flute = Verzauberte Flöte
    .flavour = Spielt von selbst, und nur Schlaflieder.
hogwarts-token-winged_key = Geflügelter Schlüssel
    .flavour = Fang ihn, bevor die anderen beißen lernen.
hogwarts-token-philosophers_stone = Stein der Weisen
    .flavour = Alle wollen ihn. Der ihn hatte, gab ihn her.
hogwarts-token-mirror_of_erised = Spiegel Nerhegeb
    .flavour = Bleib nicht lange. Du siehst darin zu glücklich aus.
hogwarts-token-marauders_map = Karte des Rumtreibers
    .flavour = Sie weiß, wo du bist, und ist nicht beeindruckt.
hogwarts-token-mandrake = Alraune
    .flavour = Schläft. Das soll so bleiben.
hogwarts-token-golden_egg = Goldenes Ei
    .flavour = Unter Wasser öffnen oder gar nicht.
hogwarts-token-gillyweed = Dianthuskraut
    .flavour = Schmeckt nach altem Teich, und bald gehörst du dorthin.
hogwarts-token-triwizard_cup = Trimagischer Pokal
    .flavour = Glänzt wie ein Preis, reist wie eine Falle.
hogwarts-token-prophecy_orb = Prophezeiungskugel
    .flavour = Jemandes Zukunft. Nicht schütteln.
hogwarts-token-two_way_mirror = Zweiwegespiegel
    .flavour = Sag den Namen. Vielleicht antwortet jemand.
hogwarts-token-deluminator = Deluminator
    .flavour = Klick: dunkel. Klick: der Weg nach Hause.
hogwarts-token-princes_book = Buch des Halbblutprinzen
    .flavour = Die Ränder sind besser als das Buch.

## Missions

hogwarts-mission-tame_the_dog = Bändige den dreiköpfigen Hund
    .flavour = Drei Köpfe, dreimal Appetit, ein Schlaflied. Hör nicht auf zu spielen, um dir selbst zu applaudieren.
hogwarts-mission-snare_and_key = Komm durch die Teufelsschlinge zum Schlüssel
    .flavour = In Kräuterkunde hieß es, man solle ganz locker bleiben. In Kräuterkunde wurde auch niemand gewürgt.
hogwarts-mission-find_the_stone = Finde den Stein der Weisen
    .flavour = Der Turban war nie als modische Aussage gedacht.
hogwarts-mission-stop_the_troll = Stopp den Bergtroll
    .flavour = Fast vier Meter groß, eine einzige Gehirnzelle, und er steht im Mädchenklo.
hogwarts-mission-slay_the_basilisk = Erschlage den Basilisken
    .flavour = Bitte die Augen schließen, das Schwert ziehen und dahin schlagen, wo es zischt.
hogwarts-mission-destroy_the_diary = Zerstöre das Tagebuch
    .flavour = Einem Tagebuch, das Widerworte gibt, vertraut man keine Hausaufgaben an.
hogwarts-mission-escape_the_spiders = Entkomme den Riesenspinnen
    .flavour = Sie haben die ganze Verwandtschaft zum Essen eingeladen. Das Essen bist du.
hogwarts-mission-drive_off_the_dementors = Vertreibe die Dementoren
    .flavour = Denk an etwas Schönes. Nein, schöner als der Pudding am Donnerstag.
hogwarts-mission-unmask_the_rat = Entlarve die Ratte
    .flavour = Zwölf Jahre alt, ein Zeh zu wenig und immer ganz Ohr: ein merkwürdiges Haustier.
hogwarts-mission-free_the_hippogriff = Befreie den Hippogreif
    .flavour = Erst verbeugen, dann losbinden, dem Minister niemals etwas erklären.
hogwarts-mission-snatch_the_egg = Schnapp dir das goldene Ei
    .flavour = Die Mutter besteht aus neun Tonnen schlechter Laune, und sie kann bis eins zählen.
hogwarts-mission-rescue_from_the_lake = Rette einen Freund aus dem See
    .flavour = Eine Stunde unter Wasser, Kiemen inbegriffen, Handtuch nicht.
hogwarts-mission-win_the_cup = Gewinne das Trimagische Turnier
    .flavour = Heute Morgen wurden die Hecken geschnitten. Sie nehmen das übel.
hogwarts-mission-survive_the_rebirth = Überlebe die Wiedergeburt
    .flavour = Die schlechteste Suppe in der Geschichte der Kessel ist gleich fertig.
hogwarts-mission-found_the_army = Gründe die geheime Armee
    .flavour = Eine Lerngruppe, Professor. Wir lernen, uns zu ducken.
hogwarts-mission-save_the_guard = Rette den Wachposten im Ministerium
    .flavour = Nachtdienst im neunten Stock: ruhig, langweilig, und dann hat es Schuppen.
hogwarts-mission-escape_from_azkaban = Ausbruch aus Askaban
    .flavour = Dieses Hotel hat noch nie jemand weiterempfohlen.
hogwarts-mission-reclaim_the_prophecy = Hol die Prophezeiung zurück
    .flavour = Reihe siebenundneunzig. Bitte nicht berühren. Bitte nicht fallen lassen. Bitte rennen.
hogwarts-mission-duel_in_the_ministry = Duell im Ministerium
    .flavour = Der Brunnen war teuer. War.
hogwarts-mission-calm_the_giant = Beruhige den Riesen
    .flavour = Er will dich doch nur drücken. Genau das ist das Problem.
hogwarts-mission-destroy_the_ring = Zerstöre den Ring
    .flavour = Er steht jedem Finger, und dann behält er die Hand.
hogwarts-mission-destroy_the_locket = Zerstöre das Medaillon
    .flavour = Wer es trägt, fängt Streit an. Bei Ron ist bisher kein Unterschied aufgefallen.
hogwarts-mission-destroy_the_goblet = Zerstöre Hufflepuffs Becher
    .flavour = Alles in diesem Verlies verdoppelt sich, wenn man es berührt. Bitte nicht niesen.
hogwarts-mission-destroy_the_diadem = Zerstöre das Diadem
    .flavour = Tausend Jahre verstecktes Gerümpel und eine Krone, die klüger ist als du.
hogwarts-mission-slay_the_snake = Erschlage die Schlange
    .flavour = Ihr Herr nimmt sie überallhin mit. Sogar in Schlachten. Vor allem in Schlachten.
hogwarts-mission-mend_the_cabinet = Schließe das Verschwindekabinett
    .flavour = Möbel aus zweiter Hand, ein sorgsamer Vorbesitzer, Ausgang in einem anderen Gebäude.
hogwarts-mission-master_the_wand = Bezwinge den Elderstab
    .flavour = Er hat jedes Duell gewonnen und jeden Besitzer verloren.
hogwarts-mission-turn_the_stone = Rufe die Toten zurück
    .flavour = Dreh ihn dreimal, und sei tapfer, wer auch kommt.
hogwarts-mission-trap_in_the_village = Entkomme der Falle im Dorf
    .flavour = Die alte Dame sagt nichts, blinzelt nie und hat für eine Person gedeckt.
hogwarts-mission-defeat_the_dark_lord = Besiege den Dunklen Lord
    .flavour = Alles, was du dieses Jahr gelernt hast, passt in ein Wort und einen Schlenker.

## Fight cards

hogwarts-fight-fluffy = Fluffy
    .flavour = Zwei Köpfe schlafen, der dritte zählt die Treffer.
hogwarts-fight-devils_snare = Teufelsschlinge
    .flavour = Sie ist nicht böse. Sie hat nur eine Schwäche für Knöchel.
hogwarts-fight-professor_quirrell = Professor Quirrell
    .flavour = Vor der Klasse stottert er, hinter seinem Rücken spricht er fließend.
hogwarts-fight-mountain_troll = Bergtroll
    .flavour = Er denkt immer nur eins auf einmal. Lauf zwischen zwei Gedanken.
hogwarts-fight-basilisk = Basilisk
    .flavour = Blicke können töten. Dieser steht im Lehrplan.
hogwarts-fight-tom_riddle = Tom Riddle
    .flavour = Schulsprecher, Musterschüler, Erinnerung mit großen Plänen.
hogwarts-fight-aragog = Aragog
    .flavour = Der Freund eines Freundes, mit acht Knien und null Erbarmen.
hogwarts-fight-dementors = Dementorenschwarm
    .flavour = Eisblumen am Fenster, und keiner weiß mehr, worüber gelacht wurde.
hogwarts-fight-the_rat = Peter Pettigrew
    .flavour = Er nagt sich lieber durch dein Gepäck, als dir in die Augen zu sehen.
hogwarts-fight-executioner = Der Henker
    .flavour = Erst liest er das ganze Urteil vor, mit Kommas. Dann hört er auf zu lesen.
hogwarts-fight-hungarian_horntail = Ungarischer Hornschwanz
    .flavour = Vorne Stacheln, hinten Stacheln, in der Mitte Feuer.
hogwarts-fight-grindylows = Grindelohschwarm
    .flavour = Kleine grüne Finger, die nie gelernt haben loszulassen.
hogwarts-fight-false_professor = Barty Crouch junior
    .flavour = Trinkt nur aus seinem eigenen Flachmann, und neuerdings aus deinem.
hogwarts-fight-reborn_dark_lord = Der Dunkle Lord, neugeboren
    .flavour = Erster Tag zurück im Büro, und schon eine Besprechung.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = Sie lächelt, sie hüstelt zweimal, und dann schreibt sie dich auf.
hogwarts-fight-giant_snake = Die Schlange im Korridor
    .flavour = Der Luftzug unter der Tür hatte bisher nie Zähne.
hogwarts-fight-azkaban_guard = Wächter von Askaban
    .flavour = Er sammelt glückliche Erinnerungen und gibt nie eine zurück.
hogwarts-fight-masked_lord = Lucius Malfoy
    .flavour = Selbst seine Maske blickt auf andere herab.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = Zuerst hörst du das Lachen. Danach hörst du nicht mehr so gut.
hogwarts-fight-grawp = Grawp
    .flavour = Zauber kitzeln. Er mag es, gekitzelt zu werden. Die Bäume leiden.
hogwarts-fight-curse_of_the_ring = Fluch des Rings
    .flavour = Es fing mit einem Jucken an. So etwas fängt immer mit einem Jucken an.
hogwarts-fight-the_locket = Das Medaillon
    .flavour = Es öffnet sich, es flüstert, und es kennt deine Zeugnisse.
hogwarts-fight-vault_dragon = Drache der Verliese
    .flavour = Halb blind, voll in Rage, und bezahlt wird er mit Lärm.
hogwarts-fight-runaway_fire = Crabbes außer Kontrolle geratenes Feuer
    .flavour = Wie man es anzündet, wusste er. Weiter ging der Plan nicht.
hogwarts-fight-the_serpent = Nagini
    .flavour = Fast vier Meter Treue zum falschen Freund.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = Er schaut ständig zur Tür. Früher oder später nimmt er sie.
hogwarts-fight-lady_of_the_manor = Bellatrix im Haus der Malfoys
    .flavour = Der Kronleuchter ist ein Erbstück. Achte auf deinen Kopf.
hogwarts-fight-snatchers = Greifertrupp
    .flavour = Sie werden pro Kopf bezahlt und sind schlecht im Zählen.
hogwarts-fight-old_lady_in_the_village = Die falsche Bathilda
    .flavour = Mit ihrem Hals stimmt etwas nicht. In ihrem Hals steckt etwas.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Keine Nase, keine Freunde, keine Zweifel.

## Duel cards

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Immer derselbe Zauber, und er klappt immer.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Von diesem Duell hat sie letzte Woche schon gelesen.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Sein Zauberstab hält nur mit Klebeband, also weiß keiner, wen es trifft. Er auch nicht.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Zuerst bietet sie dir ein Radieschen an. Es hilft. Dann wird es seltsam.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Sie hat schon Kleineres gefangen als dich, und bei Regen.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Er lässt dir den Vortritt. Es hilft nichts.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Er entschuldigt sich bei jedem Treffer. Er entschuldigt sich oft.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Davon wird sein Vater erfahren. Sein Vater erfährt alles.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = Er tritt dir auf den Fuß, und erst dann gelten die Regeln.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Trifft, was er sieht. Sieht, was essbar ist.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = Ihre schärfste Waffe ist das, was sie beim Mittagessen sagt.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Sechs große Brüder haben ihr alles beigebracht. Keiner von ihnen traut sich in ihre Nähe.

## Spells

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = Deinen Zauberstab, bitte. Danke. Oh, er ist in die Suppe geflogen.
hogwarts-spell-stupefy = Stupor
    .flavour = Der schnellste Weg zu einem ruhigen Klassenzimmer.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Beste Haltung für jeden, ob er will oder nicht.
hogwarts-spell-incendio = Incendio
    .flavour = Wärmt den Raum, das Herz und den Ärmel dessen, der danebensteht.
hogwarts-spell-reducto = Reductio
    .flavour = Die Wand war im Weg. Jetzt ist die Wand überall.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = An den Rand gekritzelt, für Feinde. Lehrer lesen auch Ränder.
hogwarts-spell-fiendfyre = Dämonsfeuer
    .flavour = Leicht zu entfachen, unmöglich wieder nach Hause zu bitten.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Es kommt nur auf die Aussprache an, wie man dir gleich erklären wird.
hogwarts-spell-protego = Protego
    .flavour = Ein Schild, so groß wie dein Selbstvertrauen.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Silbern, warm und in deinem Fall vermutlich ein Otter.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Genug, sagt der Zauberstab, und sogar der Kessel hört auf zu singen.
hogwarts-spell-episkey = Episkey
    .flavour = Nasen, Lippen und angeknackster Stolz, geheilt mit einem Knacks.
hogwarts-spell-alohomora = Alohomora
    .flavour = Den Höflichen steht jede Tür offen. Den Schnellen auch.
hogwarts-spell-accio = Accio
    .flavour = Ruf, was du willst, und duck dich.
hogwarts-spell-obliviate = Obliviate
    .flavour = Worüber sprachen wir gerade?
hogwarts-spell-lumos = Lumos
    .flavour = Der beste Zauber gegen die Dunkelheit und gegen alles, was du darin vermutet hast.

## Potions

hogwarts-potion-polyjuice_potion = Vielsaft-Trank
    .flavour = Eine Stunde lang jemand anderes sein. Auch geschmacklich.
hogwarts-potion-invigoration_draught = Belebungstrank
    .flavour = Du könntest den Astronomieturm hinaufrennen. Zweimal. Rückwärts. Schreiend.
hogwarts-potion-ageing_potion = Alterungstrank
    .flavour = Sie wollten Respekt. Sie bekamen einen Bart bis zu den Knien.
hogwarts-potion-swelling_solution = Schwell-Lösung
    .flavour = Drei Tropfen auf die Nase, und niemand sieht mehr an ihr vorbei.
hogwarts-potion-shrinking_solution = Schrumpf-Lösung
    .flavour = Der Feind ist jetzt so groß wie eine Kröte. Sein Mut auch.
hogwarts-potion-draught_of_living_death = Trank der lebenden Toten
    .flavour = Eine sehr gute Nacht. Ein nicht so guter Morgen.
hogwarts-potion-madam_pomfreys_draught = Madam Pomfreys Trank
    .flavour = Das muss so schmecken, mein Kind. Sonst kämst du noch zum Spaß.
hogwarts-potion-wiggenweld_potion = Wiggenweldtrank
    .flavour = Grün, dick, hilfsbereit: genau wie der Frosch, der ihn getestet hat.
hogwarts-potion-pepperup_potion = Aufpäppel-Trank
    .flavour = Wenn es aus beiden Ohren dampft, dann wirkt er.
hogwarts-potion-antidote = Gegenmittel zu gängigen Giften
    .flavour = Im Zweifel einen Stein aus dem Magen einer Ziege.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Einen Nachmittag lang führen alle Treppen dahin, wohin du willst.

## Books

hogwarts-book-levitate_your_luggage = Lass dein Gepäck schweben
    .author = Petunia Federfuß
    .flavour = Kapitel eins: dein Koffer. Kapitel zwei: ducken.
hogwarts-book-cheering_for_beginners = Aufmuntern für Anfänger
    .author = Felicitas Grins
    .flavour = Den Leser bitte nicht zweimal aufmuntern; siehe das Kapitel über Schluckauf.
hogwarts-book-ninety_nine_knots = Neunundneunzig Knoten und wie man sie löst
    .author = Barnabas Wirrwarr
    .flavour = Die letzte Seite ist zugeknotet.
hogwarts-book-locks_that_laugh = Schlösser, die dich auslachen
    .author = Griselda Schlüsselloch
    .flavour = Kapitel eins öffnet Kapitel zwei, wenn man nett fragt.
hogwarts-book-charm_them_all = Bezaubere sie alle
    .author = Ambrosius Silberzunge
    .flavour = Du wirst dieses Buch hinreißend finden. Dir bleibt keine Wahl.
hogwarts-book-teapots_and_tortoises = Von der Teekanne zur Schildkröte
    .author = Wilhelmina Panzer
    .flavour = Wenn sie noch pfeift, bitte von vorn.
hogwarts-book-mostly_human_again = Fast wieder ein Mensch
    .author = Rufus Schnurrhaar
    .flavour = Ein Trost für alle, denen der Schwanz geblieben ist.
hogwarts-book-matches_to_needles = Tausend Streichhölzer, tausend Nadeln
    .author = Thaddäus Pieks
    .flavour = Seite um Seite dasselbe Streichholz.
hogwarts-book-the_patient_hedgehog = Der geduldige Igel
    .author = Philomena Polster
    .flavour = Erzählt vom Nadelkissen.
hogwarts-book-be_a_beetle_discreetly = Käfer sein, aber diskret
    .author = Anonym, vom Fensterbrett
    .flavour = Das Ministerium rät von diesem Buch ab und wüsste gern, wer es hat.
hogwarts-book-gadding_with_ghouls = Gammeln mit Ghulen
    .author = Gilderoy Lockhart
    .flavour = Dreihundert Seiten, und auf jeder ein Porträt des Autors.
hogwarts-book-trolls_at_tea_time = Trolle zur Teestunde
    .author = Bertram Keule
    .flavour = Ein Benimmbuch für eine der beiden Seiten.
hogwarts-book-run_first_ask_later = Erst rennen, dann fragen
    .author = Feldwebel Ida Flink
    .flavour = Der praktische Teil hat keine Seiten, nur eine Tür.
hogwarts-book-boggarts_on_the_couch = Irrwichte auf der Couch
    .author = Heiler Sigmund Schatten
    .flavour = Und woran erinnert Sie der Kleiderschrank?
hogwarts-book-stand_behind_the_headmaster = Stell dich hinter den Schulleiter
    .author = Mehrere Überlebende
    .flavour = Das kürzeste und beste Buch, das je zu diesem Thema geschrieben wurde.
hogwarts-book-stir_anticlockwise = Linksherum rühren, rechtsherum denken
    .author = Cornelia Schöpfkelle
    .flavour = Das Register steht auf dem Kopf, mit Absicht.
hogwarts-book-one_hundred_stains = Einhundert Flecken und ihre Ursachen
    .author = Ethel Schürze
    .flavour = Nummer einundvierzig ist auf dem Einband. Nummer einundvierzig bitte nicht berühren.
hogwarts-book-magical_drafts_and_potions = Zaubertränke und Zauberbräue
    .author = Arsenius Bunsen
    .flavour = Wo es spannend wird, kleben die Seiten zusammen.
hogwarts-book-antidotes_in_time = Gegengifte, und zwar rechtzeitig
    .author = Hektor Hast
    .flavour = Wer es eilig hat, liest von hinten.
hogwarts-book-the_bottled_breakfast = Frühstück aus der Flasche
    .author = Madame Dekokt
    .flavour = Haferbrei in Tropfen, Speck im Fläschchen.
hogwarts-book-weeds_that_wander = Unkraut auf Wanderschaft
    .author = Basil Schäufele
    .flavour = Zuletzt gesehen im Regal für Gartenbau.
hogwarts-book-gloves_will_not_help = Handschuhe helfen nicht
    .author = Primula Nessel
    .flavour = Vorwort, zwei Kapitel, Krankenhaus.
hogwarts-book-mandrakes_and_manners = Alraunen und gute Manieren
    .author = Olivia Ohrenschützer
    .flavour = Wie man einer schreienden Wurzel Gute Nacht sagt.
hogwarts-book-the_polite_gardener = Der höfliche Gärtner
    .author = Farina Laube
    .flavour = Frag, bevor du schneidest. Sie merken sich das.
hogwarts-book-plants_that_plot = Pflanzen mit Hintergedanken
    .author = Ivo Efeu
    .flavour = Auf Papier gedruckt. Die Pflanzen wissen es.
hogwarts-book-counting_your_fingers = Wir zählen unsere Finger
    .author = Linus Stumpf
    .flavour = Eine Einführung für alle, die noch zehn haben.
hogwarts-book-flobberworms_a_love_story = Flubberwürmer: eine Liebesgeschichte
    .author = Mildred Langsam
    .flavour = Es passiert nichts, aber mit viel Gefühl.
hogwarts-book-how_to_bow_to_a_hippogriff = Wie man sich vor einem Hippogreif verbeugt
    .author = Sir Lancelot Tief
    .flavour = Tiefer. Noch tiefer. Und jetzt nicht blinzeln.
hogwarts-book-it_only_wants_to_play = Der will nur spielen
    .author = R. Hagrid (mit Verband)
    .flavour = Das Buch bellt, wenn man es weglegt.
hogwarts-book-dragons_at_home = Drachen für daheim
    .author = Aschenia Funke
    .flavour = Nur in Asbest lieferbar.

## Behaviour cards

hogwarts-behaviour-floo_powder = Flohpulver
    .flavour = Sprich deutlich, Ellbogen an den Körper, und huste bloß nicht beim Wort „Winkelgasse“.
hogwarts-behaviour-horace_slughorn = Horace Slughorn
    .flavour = Er hat dich in seine Sammlung aufgenommen. Es gibt kandierte Ananas.
hogwarts-behaviour-swish_and_flick = Wutschen und wedeln
    .flavour = Professor Flitwick ist vor Freude von seinen Büchern gefallen.
hogwarts-behaviour-earmuffs_on = Ohrenschützer auf
    .flavour = Das einzige Wesen im Gewächshaus, das noch bei Bewusstsein ist: du.
hogwarts-behaviour-whispered_in_the_library = In der Bibliothek geflüstert
    .flavour = Madam Pince hätte fast freundlich geblinzelt.
hogwarts-behaviour-almost_a_smile = Beinahe ein Lächeln
    .flavour = Professor McGonagalls Mundwinkel hat gezuckt. Es gibt Zeugen.
hogwarts-behaviour-rock_cake_eaten = Hagrids Felsenkeks gegessen
    .flavour = Höflichkeit hat ihren Preis, und der Preis ist ein Zahn.
hogwarts-behaviour-owl_fed = Eine fremde Eule gefüttert
    .flavour = Sie kam mit einem Dankespaket zurück. Leicht verrußt.
hogwarts-behaviour-gobstones_club = Dem Koboldsteinklub beigetreten
    .flavour = Alle vier anderen Mitglieder sind begeistert, und sie wollen tauschen.
hogwarts-behaviour-chocolate_shared = Deine Schokolade geteilt
    .flavour = Professor Lupin findet das gut. Er hat immer noch mehr davon.
hogwarts-behaviour-constant_vigilance = Immer wachsam
    .flavour = Du hast den alten Teekessel geprüft, bevor du ihn angefasst hast. Gut aufgepasst!
hogwarts-behaviour-riddle_of_the_eagle = Das Rätsel des Adlers gelöst
    .flavour = Hinter dir schreiben noch immer drei Ravenclaws mit.
hogwarts-behaviour-broom_obeyed = Der Besen hat gehorcht
    .flavour = „Auf“, hast du gesagt, und ausnahmsweise war es nicht der deines Nachbarn.
hogwarts-behaviour-awake_in_history = In Geschichte der Zauberei wach geblieben
    .flavour = Das hat seit den Koboldkriegen niemand geschafft. Nur die Mitschrift ist leider vollgesabbert.
hogwarts-behaviour-prophecy_came_true = Deine Prophezeiung ist wahr geworden
    .flavour = Du hast Haferbrei vorhergesehen. Professor Trelawney musste sich setzen.
hogwarts-behaviour-bravery_towards_friends = Den Freunden die Stirn geboten
    .flavour = Sie haben dich alles Mögliche genannt. Zuletzt „Freund“.
hogwarts-behaviour-last_minute_points = Punkte in letzter Minute
    .flavour = Die Banner hingen schon in der falschen Farbe. Dumbledore liebt das.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Chrm, chrm. Deine Fröhlichkeit wurde nicht genehmigt.
hogwarts-behaviour-mud_in_the_hall = Schlamm in der Halle
    .flavour = Mr Filch weint, und Mrs Norris notiert die Namen.
hogwarts-behaviour-powder_fight = Flohpulverschlacht
    .flavour = Der halbe Gemeinschaftsraum ist grün. Die andere Hälfte ist in Wales.
hogwarts-behaviour-biting_book = Von den Hausaufgaben gebissen
    .flavour = Der Hund hat sie nicht gefressen. Sie haben dem Hund das Futter weggefressen und sind geflohen.
hogwarts-behaviour-breathing_too_loudly = Zu laut geatmet
    .flavour = Professor Snape konnte dich denken hören. Auch das hat ihm missfallen.
hogwarts-behaviour-see_me_in_my_office = „In mein Büro, sofort.“
    .flavour = Bring den Frosch mit. Du weißt genau, welchen.
hogwarts-behaviour-night_walk = Nachts nicht im Bett
    .flavour = Du hast Mr Filch gesagt, du würdest schlafwandeln. In Schuhen. Mit Laterne. Und belegten Broten.
hogwarts-behaviour-fan_mail = Fanpost beantwortet
    .flavour = Nachsitzen bei Lockhart: elf Stunden Umschläge, und signierte Bücher für die Tapferen.
hogwarts-behaviour-howler_at_breakfast = Ein Heuler beim Frühstück
    .flavour = Die Stimme deiner Mutter, mit achtzig Dezibel, zum Thema Socken.
hogwarts-behaviour-whole_class_stays = Die ganze Klasse bleibt hier
    .flavour = Niemand verrät, wer den Alraunenchor hereingelassen hat. Alle schauen zu dir.
hogwarts-behaviour-flying_car = Im fliegenden Auto angereist
    .flavour = Zug verpasst, Baum getroffen, in die Abendzeitung gekommen. Wenigstens war der Kofferraum voller Pulver.
hogwarts-behaviour-melted_cauldron = Den sechsten Kessel geschmolzen
    .flavour = Der Kerker hat jetzt ein Fenster.

## Events

hogwarts-event-dobby = Dobby
    .flavour = Dobby will nur helfen! Dobby hat schon geholfen! Das mit der Decke tut Dobby so leid!
hogwarts-event-eight_hundred_flowerpots = Achthundert Blumentöpfe
    .flavour = Jemand im Ministerium hat bei der Bestellung eine Null zu viel geschrieben. Jeder Kamin bekommt seinen Anteil.
hogwarts-event-left_boot = Der linke Stiefel
    .flavour = Ein alter Stiefel auf jedem Kopfkissen. Bitte nicht anprobieren. Oh. Zu spät.
hogwarts-event-feast = Unerwartetes Festessen
    .flavour = Die Hauselfen haben für einen Geburtstag gekocht. Keiner weiß, für wessen. Keiner fragt.
hogwarts-event-troll_alarm = Troll-Alarm
    .flavour = Gehen, nicht rennen, ruft der Vertrauensschüler und rennt.
hogwarts-event-hogsmeade_weekend = Hogsmeade-Wochenende
    .flavour = Alle Erlaubniszettel sind unterschrieben. Die meisten sogar von Eltern.
hogwarts-event-headmasters_good_mood = Gute Laune beim Schulleiter
    .flavour = In seiner Post waren Wollsocken, und jetzt bekommen alle etwas.
hogwarts-event-decree_ninety_nine = Ausbildungserlass Nummer neunundneunzig
    .flavour = Spaß ist im Büro abzugeben, nach Größe sortiert.
hogwarts-event-flying_lesson_indoors = Zauberkunst auf der Treppe
    .flavour = Hundert Federn, hundert Zauberstäbe und eine Katze auf dem Kronleuchter.
hogwarts-event-cupboard_left_open = Der Schrank steht offen
    .flavour = Professor Snape ist erkältet, und sein Schlüssel steckt in der falschen Hose.
hogwarts-event-library_amnesty = Straferlass der Bibliothek
    .flavour = Bringt zurück, was ihr ausgeliehen habt. Ein Buch ist vierhundert Jahre überfällig und möchte sich entschuldigen.
hogwarts-event-filchs_spring_cleaning = Filchs Frühjahrsputz
    .flavour = Verbotene Gegenstände, Liste mit vierhundertsiebenunddreißig Einträgen. Er kommt, um deinen zu holen.
hogwarts-event-cornish_pixies = Wichtel aus Cornwall
    .flavour = Professor Lockhart hat den Käfig geöffnet, und dann fiel ihm ein Termin ein.
hogwarts-event-every_flavour_beans = Bohnen jeder Geschmacksrichtung
    .flavour = Einer von euch hat Karamell. Einer von euch hat Trollzeh.
hogwarts-event-polished_trophy = Der polierte Pokal
    .flavour = Auf einem Pokal aus dem letzten Jahrhundert steht ein bekannter Name. Das muss ein Irrtum sein. Es zählt.
hogwarts-event-who_let_the_toad_out = Wer hat die Kröte freigelassen?
    .flavour = Trevor sitzt in der Bowle. Irgendwer muss es gewesen sein, und die Würfel wissen, wer.
hogwarts-event-peeves_sorts_the_bags = Peeves sortiert die Taschen
    .flavour = Jetzt ist alles alphabetisch. Nach seinem Alphabet.
hogwarts-event-poison_quill = Eine giftige Feder
    .flavour = Die Abendzeitung bringt einen Exklusivbericht über den Liebling der Schule. Das meiste ist richtig geschrieben.
hogwarts-event-loose_niffler = Ein Niffler ist los
    .flavour = Alle Taschen der Schule sind leer, bis auf eine: die seines neuen Freundes.
hogwarts-event-moving_staircase = Die Treppe überlegt es sich anders
    .flavour = Einer von euch wird stilvoll nach oben getragen. Einer von euch wohnt jetzt auf dem Treppenabsatz.

## Quidditch cards

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Täglich poliert, stündlich beneidet.
hogwarts-quidditch-sloth_grip_roll = Faultierrolle
    .flavour = Häng dich kopfüber hin und nenn es Strategie.
hogwarts-quidditch-firebolt = Feuerblitz
    .flavour = Von null auf zweihundertvierzig, bevor du das hier zu Ende gelesen hast.
hogwarts-quidditch-wronski_feint = Wronski-Bluff
    .flavour = Stürz dich auf den Boden, als meintest du es ernst. Dann lass es.
hogwarts-quidditch-confundus_charm = Verwechslungszauber
    .flavour = Der andere Sucher hat soeben einen sehr überraschten Spatz gefangen.
