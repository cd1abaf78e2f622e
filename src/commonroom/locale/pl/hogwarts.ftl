### A Year at Hogwarts in Polish: names and flavour lines of everything in the box, and the sentences from which the
### texts of cards are made. What a card does stands in games/hogwarts/content; here is only how that is said.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = pl

## The decks and other headings

hogwarts-deck-behaviour = Sprawowanie
hogwarts-deck-fight = Walki
hogwarts-deck-duel = Pojedynki
hogwarts-deck-event = Wydarzenia
hogwarts-deck-book = Księgi
hogwarts-deck-potion = Eliksiry
hogwarts-deck-spell = Zaklęcia
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Misje
hogwarts-list-tokens = Żetony przedmiotów
hogwarts-list-characters = Postacie
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck = { $name }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# A book in a listing.
hogwarts-list-book = „{ $name }”, { $author }

## The parts of the board

hogwarts-area-castle = Zamek Hogwart
hogwarts-area-upper_floors = Wyższe piętra
hogwarts-area-dungeons = Lochy
hogwarts-area-grounds = Błonia
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Ulica Pokątna
hogwarts-area-far_places = Odległe miejsca
hogwarts-map-title = Rok w Hogwarcie
hogwarts-map-walk = jeden krok
hogwarts-map-passage = przejście bez kroku

## The kinds of field

hogwarts-kind-start = Start
hogwarts-kind-signpost = Drogowskaz
hogwarts-kind-plain = Nic szczególnego
hogwarts-kind-tower = Wieża
hogwarts-kind-common_room = Pokój wspólny
hogwarts-kind-classroom = Klasa
hogwarts-kind-rosette = Przedmiot
hogwarts-kind-hp = Zdrowie
hogwarts-kind-place = Ważne miejsce
hogwarts-kind-bridge = Most
hogwarts-kind-pitch = Boisko do quidditcha
hogwarts-kind-blocked = Wstęp wzbroniony
hogwarts-kind-spell = Zaklęcie
hogwarts-kind-potion = Eliksir
hogwarts-kind-book = Księga
hogwarts-kind-behaviour = Sprawowanie
hogwarts-kind-event = Wydarzenie
hogwarts-kind-duel = Pojedynek

## What effects do. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a player
## what to do, so that they fit whoever is meant: "Everybody: Lose 1 HP." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = Przeciwnik traci { $amount } PŻ.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Zyskujesz { $amount } PŻ.
       *[loss] Tracisz { $amount } PŻ.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Anuluj to, co robi karta w chwili odkrycia.
       *[attack] Anuluj atak.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Przejrzyj talię eliksirów i weź
       *[spell] Przejrzyj talię zaklęć i weź
    } { $count ->
        [one] { $count } wybraną kartę
        [few] { $count } wybrane karty
        [many] { $count } wybranych kart
       *[other] { $count } wybranej karty
    }.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Dobierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } { $deck ->
        [behaviour] sprawowania
        [fight] walki
        [duel] { $count ->
            [one] pojedynku
           *[other] pojedynków
        }
        [event] { $count ->
            [one] wydarzenia
           *[other] wydarzeń
        }
        [book] { $count ->
            [one] księgi
           *[other] ksiąg
        }
        [potion] { $count ->
            [one] eliksiru
           *[other] eliksirów
        }
        [spell] { $count ->
            [one] zaklęcia
           *[other] zaklęć
        }
       *[quidditch] quidditcha
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Wybrany gracz odkłada
       *[you] Odłóż
    }{ $count ->
        [all] {""}
       *[other] { $pick ->
            [random] {" "}losowo
           *[chosen] {""}
        }
    } { $count ->
        [all] wszystkie swoje karty
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } { $of ->
        [magic] { $count ->
            [all] zaklęć i eliksirów
            [one] zaklęcia lub eliksiru
           *[other] zaklęć lub eliksirów
        }
        [book] { $count ->
            [one] księgi
           *[other] ksiąg
        }
        [spell] { $count ->
            [one] zaklęcia
           *[other] zaklęć
        }
        [potion] { $count ->
            [one] eliksiru
           *[other] eliksirów
        }
       *[any] z ręki
    } na spód talii.
hogwarts-effect-points =
    { $sign ->
        [gain] Zyskujesz { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktu
        }.
       *[loss] Tracisz { $amount ->
           [one] { $amount } punkt
           [few] { $amount } punkty
           [many] { $amount } punktów
          *[other] { $amount } punktu
       }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Wszyscy gracze zyskują { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktu
        }.
       *[loss] Wszyscy gracze tracą { $amount ->
           [one] { $amount } punkt
           [few] { $amount } punkty
           [many] { $amount } punktów
          *[other] { $amount } punktu
       }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Weź { $count ->
            [one] { $count } świstoklik
            [few] { $count } świstokliki
            [many] { $count } świstoklików
           *[other] { $count } świstoklika
        }.
       *[floo] Weź { $count ->
           [one] { $count } porcję
           [few] { $count } porcje
           [many] { $count } porcji
          *[other] { $count } porcji
       } proszku Fiuu.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Wszyscy gracze biorą po { $count ->
            [one] { $count } świstokliku
            [few] { $count } świstokliki
            [many] { $count } świstoklików
           *[other] { $count } świstoklika
        }.
       *[floo] Wszyscy gracze biorą po { $count ->
           [one] { $count } porcji
           [few] { $count } porcje
           [many] { $count } porcji
          *[other] { $count } porcji
       } proszku Fiuu.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Oddaj { $count ->
            [one] { $count } świstoklik
            [few] { $count } świstokliki
            [many] { $count } świstoklików
           *[other] { $count } świstoklika
        }.
       *[floo] Oddaj { $count ->
           [one] { $count } porcję
           [few] { $count } porcje
           [many] { $count } porcji
          *[other] { $count } porcji
       } proszku Fiuu.
    }
hogwarts-effect-teleport = Przenieś się od razu { $place }.
hogwarts-effect-all_teleport = Wszyscy gracze przenoszą się od razu { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Zabierz innemu graczowi { $count ->
            [one] { $count } wybrany żeton przedmiotu
            [few] { $count } wybrane żetony przedmiotów
            [many] { $count } wybranych żetonów przedmiotów
           *[other] { $count } wybranego żetonu przedmiotu
        }.
       *[card] Zabierz innemu graczowi { $count ->
           [one] { $count } losową kartę
           [few] { $count } losowe karty
           [many] { $count } losowych kart
          *[other] { $count } losowej karty
       }.
    }
hogwarts-effect-swap_item = Zaproponuj innemu graczowi wymianę jednego z twoich żetonów przedmiotów na jeden z jego żetonów.
hogwarts-effect-extra_die =
    { $on ->
        [move] Przy następnym ruchu rzuć { $count ->
            [one] { $count } dodatkową kością
           *[other] { $count } dodatkowymi kośćmi
        }.
       *[fight] Atakuj { $count ->
            [one] { $count } dodatkową kością
           *[other] { $count } dodatkowymi kośćmi
        }{ $from ->
            [card] {" "}do końca walki.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    Odporność przeciwnika spada o { $amount }{ $from ->
        [card] {" "}do końca walki.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    Twoja odporność rośnie o { $amount }{ $from ->
        [card] {" "}do końca walki.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Możesz przerzucić jedną ze swoich kości ruchu.
           *[all] Możesz przerzucić dowolną liczbę swoich kości ruchu.
        }
       *[fight] { $dice ->
            [one] Możesz przerzucić jedną ze swoich kości ataku.
           *[all] Możesz przerzucić dowolną liczbę swoich kości ataku.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Możesz przejść o { $amount ->
            [one] { $amount } pole
            [few] { $amount } pola
            [many] { $amount } pól
           *[other] { $amount } pola
        } więcej lub mniej, niż wynosi rzut.
       *[no] { $from ->
            [card] W następnym ruchu przejdź o { $amount ->
                [one] { $amount } pole
                [few] { $amount } pola
                [many] { $amount } pól
               *[other] { $amount } pola
            }
           *[ability] Przejdź o { $amount ->
               [one] { $amount } pole
               [few] { $amount } pola
               [many] { $amount } pól
              *[other] { $amount } pola
           }
        } { $sign ->
            [gain] więcej, niż wynosi rzut.
           *[loss] mniej, niż wynosi rzut.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Mijaj innych graczy bez zatrzymywania się.
            [one] Miń { $count } innego gracza bez zatrzymywania się.
           *[other] Miń { $count } innych graczy bez zatrzymywania się.
        }
       *[everyone] { $count ->
            [all] W tej turze mijasz graczy i śmierciożerców bez zatrzymywania się.
            [one] Miń { $count } gracza lub śmierciożercę bez zatrzymywania się.
           *[other] Miń { $count } graczy lub śmierciożerców bez zatrzymywania się.
        }
    }
hogwarts-effect-skip_next_roll = W następnej turze nie rzucasz kośćmi: zostajesz tam, gdzie jesteś.
hogwarts-effect-seeker = Twój szukający leci do przodu o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
        [many] { $amount } pól
       *[other] { $amount } pola
    }.
hogwarts-effect-seeker_opp = Drugi szukający cofa się o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
        [many] { $amount } pól
       *[other] { $amount } pola
    }.
hogwarts-effect-seeker_extra_die = Rzuć jeszcze jedną kością i leć tak daleko, jak pokazuje.
hogwarts-effect-opp_heals = Przeciwnik zyskuje { $amount } PŻ.
hogwarts-effect-opp_shield = Jego odporność rośnie o { $amount }.
hogwarts-effect-opp_grows = Każdy cios zabiera o { $amount } PŻ więcej niż poprzedni, najwyżej o { $most } więcej.
hogwarts-effect-opp_rests = Przeciwnik nie uderza.
hogwarts-effect-opp_flees = Przeciwnik ucieka.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] zyskuje
       *[loss] traci
    } { $amount } PŻ
hogwarts-does-points =
    { $sign ->
        [gain] zyskuje
       *[loss] traci
    } { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }
hogwarts-does-draw =
    dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } { $deck ->
        [behaviour] sprawowania
        [fight] walki
        [duel]
            { $count ->
                [one] pojedynku
               *[other] pojedynków
            }
        [event]
            { $count ->
                [one] wydarzenia
               *[other] wydarzeń
            }
        [book]
            { $count ->
                [one] księgi
               *[other] ksiąg
            }
        [potion]
            { $count ->
                [one] eliksiru
               *[other] eliksirów
            }
        [spell]
            { $count ->
                [one] zaklęcia
               *[other] zaklęć
            }
       *[quidditch] quidditcha
    }
hogwarts-does-gain =
    bierze { $what ->
        [portkey]
            { $count ->
                [one] { $count } świstoklik
                [few] { $count } świstokliki
                [many] { $count } świstoklików
               *[other] { $count } świstoklika
            }
       *[floo]
            { $count ->
                [one] { $count } porcję
                [few] { $count } porcje
                [many] { $count } porcji
               *[other] { $count } porcji
            } proszku Fiuu
    }
hogwarts-does-lose =
    oddaje { $what ->
        [portkey]
            { $count ->
                [one] { $count } świstoklik
                [few] { $count } świstokliki
                [many] { $count } świstoklików
               *[other] { $count } świstoklika
            }
       *[floo]
            { $count ->
                [one] { $count } porcję
                [few] { $count } porcje
                [many] { $count } porcji
               *[other] { $count } porcji
            } proszku Fiuu
    }
hogwarts-does-teleport = przenosi się od razu { $place }
hogwarts-does-steal =
    zabiera innemu graczowi { $what ->
        [item]
            { $count ->
                [one] { $count } wybrany żeton przedmiotu
                [few] { $count } wybrane żetony przedmiotów
                [many] { $count } wybranych żetonów przedmiotów
               *[other] { $count } wybranego żetonu przedmiotu
            }
       *[card]
            { $count ->
                [one] { $count } losową kartę
                [few] { $count } losowe karty
                [many] { $count } losowych kart
               *[other] { $count } losowej karty
            }
    }
hogwarts-does-swap_item = proponuje innemu graczowi wymianę jednego ze swoich żetonów przedmiotów na jeden z jego żetonów
hogwarts-does-discard =
    odkłada{ $count ->
        [all] {""}
       *[other]
            { $pick ->
                [random] {" "}losowo
               *[chosen] {""}
            }
    } { $count ->
        [all] wszystkie swoje karty
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } { $of ->
        [magic]
            { $count ->
                [all] zaklęć i eliksirów
                [one] zaklęcia lub eliksiru
               *[other] zaklęć lub eliksirów
            }
        [book]
            { $count ->
                [one] księgi
               *[other] ksiąg
            }
        [spell]
            { $count ->
                [one] zaklęcia
               *[other] zaklęć
            }
        [potion]
            { $count ->
                [one] eliksiru
               *[other] eliksirów
            }
       *[any] z ręki
    } na spód talii
hogwarts-does-move_bonus =
    w następnym ruchu { $either ->
        [yes] może przejść
       *[no] przechodzi
    } o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
        [many] { $amount } pól
       *[other] { $amount } pola
    } { $either ->
        [yes] więcej lub mniej
       *[no]
            { $sign ->
                [gain] więcej
               *[loss] mniej
            }
    }, niż wynosi rzut
hogwarts-does-skip_next_roll = w następnej turze nie rzuca kośćmi i zostaje na miejscu
hogwarts-does-pass_card_right =
    przekazuje { $amount ->
        [one] { $amount } losową kartę
        [few] { $amount } losowe karty
        [many] { $amount } losowych kart
       *[other] { $amount } losowej karty
    } graczowi po prawej

## What the registered functions do. $amount is their number.

hogwarts-special-summon_item = Weź żeton przedmiotu odległy najwyżej o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroku
    }; liczy się jako podniesiony.
hogwarts-special-arrange_top = { $amount ->
        [one] Obejrzyj wierzchnią kartę dowolnej talii i odłóż ją z powrotem.
        [few] Obejrzyj { $amount } wierzchnie karty dowolnej talii i odłóż je w dowolnej kolejności.
        [many] Obejrzyj { $amount } wierzchnich kart dowolnej talii i odłóż je w dowolnej kolejności.
       *[other] Obejrzyj { $amount } wierzchniej karty dowolnej talii i odłóż je w dowolnej kolejności.
    }
hogwarts-special-escape = Ucieknij z walki na pole odległe o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroku
    }.
hogwarts-special-extra_turn = Po tej turze rozegraj jeszcze jedną.
hogwarts-special-fly_out = Zamiast rzucać kośćmi, poleć na dowolne pole ulicy Pokątnej lub odległych miejsc; wracasz pod koniec tury.
hogwarts-special-carry_more = Możesz podnieść w turze o { $amount ->
        [one] { $amount } żeton przedmiotu
        [few] { $amount } żetony przedmiotów
        [many] { $amount } żetonów przedmiotów
       *[other] { $amount } żetonu przedmiotu
    } więcej.
hogwarts-special-shrug_off = Karta, która zabrałaby najwyżej { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }, nie zabiera ci nic.
hogwarts-special-soften_first_loss = Strata jest o { $amount } PŻ mniejsza.
hogwarts-special-heal_better = Zyskujesz o { $amount } PŻ więcej.
hogwarts-special-change_tower = Możesz najpierw przejść do wieży odległej najwyżej o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroku
    }.
hogwarts-special-pass_card_right = Przekaż { $amount ->
        [one] { $amount } losową kartę
        [few] { $amount } losowe karty
        [many] { $amount } losowych kart
       *[other] { $amount } losowej karty
    } graczowi po prawej.

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = na dowolne pole zamku lub błoni
hogwarts-destination-choice = na dowolne pole
hogwarts-destination-own_common_room =
    { $whom ->
        [one] do wieży swojego domu
        [all] do wież swoich domów
       *[you] do wieży twojego domu
    }

## Frames around effects. $text is one or more sentences.

hogwarts-type-attack = Atak: { $text }
hogwarts-type-defence = Obrona: { $text }
hogwarts-type-start_of_turn = Na początku twojej tury: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Kto wyrzuci najmniej,
        [highest_roll] Kto wyrzuci najwięcej,
        [fewest_points] Kto ma najmniej punktów,
        [most_points] Kto ma najwięcej punktów,
       *[everybody] Każdy gracz
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , jeśli chce
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } robi to{ $may ->
        [yes] , jeśli chce
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } i { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = na pole „{ $name }”
hogwarts-text-roll = Wszyscy rzucają kością. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Zachowaj tę kartę: jest warta jeden świstoklik.
       *[floo] Zachowaj tę kartę: jest warta jedną porcję proszku Fiuu.
    }
hogwarts-text-book = Egzamin ({ $classroom }): { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    }.
hogwarts-text-use-fight = W walce: { $text }
hogwarts-text-use-turn = W twojej turze: { $text }
hogwarts-text-opponent-values = { $hp } PŻ, odporność { $resistance }.
hogwarts-text-opponent-reveal = Po odkryciu: { $text }
hogwarts-text-opponent-after_attack = Po każdym twoim ataku: { $text }
hogwarts-text-opponent-before_attack = Przed każdym twoim atakiem: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Eliksiry nie działają.
       *[spell] Zaklęcia nie działają.
    }
hogwarts-text-opponent-no_final_use = Po pokonaniu ten przeciwnik już nie oddaje ciosu.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] W pierwszej rundzie: { $text }
        [odd] W pierwszej, trzeciej, piątej… rundzie: { $text }
        [even] W co drugiej rundzie: { $text }
       *[all] W każdej rundzie: { $text }
    }
hogwarts-text-habit-shows = Za każdą wyrzuconą { $shows }: { $text }
hogwarts-text-habit-after = Po rundzie { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Gdy rzucasz kośćmi ruchu: { $text }
hogwarts-moment-roll-area = Gdy zaczynasz ruch w tej części planszy ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Raz na turę, w drodze: { $text }
       *[none] W drodze: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Na polu eliksiru dodatkowo: { $text }
        [book] Na polu księgi dodatkowo: { $text }
        [behaviour] Na polu sprawowania dodatkowo: { $text }
        [event] Na polu wydarzenia dodatkowo: { $text }
        [duel] Na polu pojedynku dodatkowo: { $text }
       *[spell] Na polu zaklęcia dodatkowo: { $text }
    }
hogwarts-moment-behaviour = Za złe sprawowanie: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Raz na walkę, gdy atakujesz: { $text }
       *[none] Gdy atakujesz: { $text }
    }
hogwarts-moment-first_attack = Przy twoim pierwszym ataku w walce: { $text }
hogwarts-moment-first_round = W pierwszej rundzie walki: { $text }
hogwarts-moment-attacking_first = W walce, którą zaczynasz: { $text }
hogwarts-moment-hits = Raz na walkę, gdy twój atak da co najmniej { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }: { $text }
hogwarts-moment-loss = Przy pierwszej utracie PŻ w walce: { $text }
hogwarts-moment-heal = Gdy leczy cię karta obrony: { $text }
hogwarts-text-character-values = { $hp } PŻ, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } ataku, odporność { $resistance }.
hogwarts-text-character-cards = Karty na początek: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } księga
                [few] { $count } księgi
                [many] { $count } ksiąg
               *[other] { $count } księgi
            }
        [spell]
            { $count ->
                [one] { $count } zaklęcie
                [few] { $count } zaklęcia
                [many] { $count } zaklęć
               *[other] { $count } zaklęcia
            }
       *[potion]
            { $count ->
                [one] { $count } eliksir
                [few] { $count } eliksiry
                [many] { $count } eliksirów
               *[other] { $count } eliksiru
            }
    }
hogwarts-text-mission = { $place }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Potrzebne żetony: { $tokens }.
hogwarts-text-mission-needs = Dla wykwalifikowanych czarodziejów dodatkowo: { $needs }.
hogwarts-text-mission-opponent = Twój przeciwnik: { $name }, { $hp } PŻ.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $deck ->
        [spell] { $count ->
            [one] { $count } zaklęcie
            [few] { $count } zaklęcia
            [many] { $count } zaklęć
           *[other] { $count } zaklęcia
        }
        [potion] { $count ->
            [one] { $count } eliksir
            [few] { $count } eliksiry
            [many] { $count } eliksirów
           *[other] { $count } eliksiru
        }
       *[any] { $count ->
           [one] { $count } karta
           [few] { $count } karty
           [many] { $count } kart
          *[other] { $count } karty
       }
    }{ $type ->
        [attack] {" "}ataku
        [defence] {" "}obrony
        [heal] {" "}leczenia
       *[any] {""}
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] Na początku leży tu { $count } żeton przedmiotu.
        [few] Na początku leżą tu { $count } żetony przedmiotów.
        [many] Na początku leży tu { $count } żetonów przedmiotów.
       *[other] Na początku leży tu { $count } żetonu przedmiotu.
    }
hogwarts-text-field-floo = Można się tu dostać z wieży, za pomocą proszku Fiuu.
hogwarts-text-field-portkey = Można się tu dostać z boiska do quidditcha, za pomocą świstoklika.
hogwarts-text-field-exam = Tu można zdawać egzaminy.
hogwarts-text-field-common_room = Pokój wspólny: dobierz kartę albo zaproponuj wymianę.

## Houses and subjects

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-subject-charms = Zaklęcia i uroki
hogwarts-subject-transfiguration = Transmutacja
hogwarts-subject-defence = Obrona przed czarną magią
hogwarts-subject-potions = Eliksiry
hogwarts-subject-herbology = Zielarstwo
hogwarts-subject-creatures = Opieka nad magicznymi stworzeniami

## Fields

hogwarts-field-start = Start
    .flavour = Kufer, sowa, ropucha. Coś już zostało w domu.
hogwarts-field-signpost = Drogowskaz
    .flavour = Pokazuje wszędzie naraz i chce dobrze.
hogwarts-field-banner = Sztandar Hogwartu
    .flavour = Cztery zwierzęta, jedno płótno, żadnej zgody.
hogwarts-field-clock_tower = Wieża zegarowa
    .flavour = Zawsze punktualny. Nikt tu do tego nie przywykł.
hogwarts-field-s01 = Kapiący krużganek
    .flavour = Każda kropla ma imię. Żadna na nie nie reaguje.
hogwarts-field-gryffindor_tower = Wieża Gryffindoru
    .flavour = Hasło zmieniono dziś rano. Nikt ci nie powiedział.
hogwarts-field-s02 = Kąt portretów
    .flavour = Damy w ramach widziały twoje oceny.
hogwarts-field-s03 = Sala zbroi
    .flavour = Jedna ze zbroi ma czkawkę.
hogwarts-field-s04 = Korytarz przed pokojem nauczycielskim
    .flavour = Za drzwiami czterdzieści westchnień nad twoimi wypracowaniami.
hogwarts-field-hufflepuff_tower = Wieża Hufflepuffu
    .flavour = Pachnie ciepłym chlebem i cudzymi dobrymi manierami.
hogwarts-field-s05 = Galeria złotych myśli
    .flavour = „Nigdy nie łaskocz…” Resztę coś zjadło.
hogwarts-field-s06 = Ławka przy oknie
    .flavour = Najlepszy widok na jezioro, najgorszy przeciąg w zamku.
hogwarts-field-s07 = Korytarz z pucharami
    .flavour = Czyjś dziadek był w tym bardzo dobry.
hogwarts-field-astronomy_tower = Wieża Astronomiczna
    .flavour = Trzysta stopni. Gwiazdy do ciebie nie zejdą.
hogwarts-field-s08 = Podest z mapą nieba
    .flavour = Mapa całego nieba, z herbatą na Neptunie.
hogwarts-field-charms_classroom = Zaklęcia i uroki
    .flavour = Uwaga na piórka i na to, co je unosi.
hogwarts-field-s09 = Gobelin z trollami
    .flavour = Troll w tiulowej spódniczce, utkany z przekonaniem.
hogwarts-field-bell_tower = Dzwonnica
    .flavour = Dzwoni na lekcje, nigdy na obiad.
hogwarts-field-s10 = Korytarz skrzypiących desek
    .flavour = Trzecia deska donosi woźnemu.
hogwarts-field-hospital_wing = Skrzydło szpitalne
    .flavour = Czysta pościel, surowe zasady, winogrona.
hogwarts-field-s11 = Przejście z palmą w doniczce
    .flavour = Palma się nachyla, gdy ktoś szepcze.
hogwarts-field-ravenclaw_tower = Wieża Ravenclawu
    .flavour = Kołatka ma pytanie. Zawsze ma pytanie.
hogwarts-field-s12 = Błękitna galeria
    .flavour = Wszystko tu jest niebieskie, nawet wymówki.
hogwarts-field-s13 = Sala luster
    .flavour = Twoje odbicie też się spóźnia na eliksiry.
hogwarts-field-dada_classroom = Obrona przed czarną magią
    .flavour = Co rok nowy nauczyciel. Nie przywiązuj się.
hogwarts-field-north_tower = Wieża północna
    .flavour = Srebrna drabinka i fusy, którym nic się nie podoba.
hogwarts-field-s14 = Kąt przeciągów
    .flavour = Stąd kapelusze odchodzą same.
hogwarts-field-west_wing_3f = Skrzydło zachodnie, trzecie piętro
    .flavour = Wstęp wzbroniony. Jest kolejka.
hogwarts-field-s15 = Schowek na miotły
    .flavour = Pełno mioteł. Przeważnie.
hogwarts-field-west_tower = Wieża zachodnia
    .flavour = Tu spotykają się sowy, żeby cię obgadać.
hogwarts-field-s16 = Korytarz ech
    .flavour = Tutaj… utaj… taj…
hogwarts-field-transfiguration_classroom = Transmutacja
    .flavour = Kot na biurku sprawdza twoją pracę.
hogwarts-field-s17 = Wnęka do czytania
    .flavour = Ktoś czytał tu tak długo, że wyrósł mech.
hogwarts-field-slytherin_tower = Wieża Slytherinu
    .flavour = Ściana chce wiedzieć, kim są twoi rodzice.
hogwarts-field-s18 = Omszałe przejście
    .flavour = Miękko pod stopami. Kiedyś to był dywan.
hogwarts-field-s19 = Ociekający łuk
    .flavour = Idź szybko albo weź mydło.
hogwarts-field-owlery_tower = Sowiarnia
    .flavour = Patrz w górę, ale z zamkniętymi ustami.
hogwarts-field-s20 = Alejka sowich piór
    .flavour = Zamiata codziennie ten, kto przegrał zakład.
hogwarts-field-viaduct_bridge = Kamienny wiadukt
    .flavour = Nie patrz w dół. Wszyscy patrzą w dół.
hogwarts-field-s21 = Schody przy bramie
    .flavour = Trzydzieści jeden stopni w górę, trzydzieści w dół.
hogwarts-field-s22 = Półka rzeczy znalezionych
    .flavour = Jedenaście lewych butów i jedna bardzo cierpliwa ropucha.
hogwarts-field-gate_tower = Wieża bramna
    .flavour = Dwa skrzydlate dziki i żaden nie widział, jak wracasz.
hogwarts-field-s23 = Ławka woźnego
    .flavour = Jeszcze ciepła. Nie może być daleko.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Wielka Sala
    .flavour = Sufit zapowiada deszcz.
    .towards = do Wielkiej Sali
hogwarts-field-gh_s = Wielka Sala, drzwi południowe
    .flavour = Pachnie budyniem. Odwagi.
hogwarts-field-gh_e = Wielka Sala, drzwi wschodnie
    .flavour = Otwierają się same, w czwartki.
hogwarts-field-gh_n = Wielka Sala, drzwi północne
    .flavour = Dla nauczycieli i spóźnialskich. Zgadnij, kim jesteś.
hogwarts-field-gh_w = Wielka Sala, drzwi zachodnie
    .flavour = Czterysta łyżek naraz.
hogwarts-field-grand_staircase = Wielkie schody
    .flavour = Dokądś cię zaprowadzą. Niekoniecznie dzisiaj.
hogwarts-field-u01 = Podest humorów
    .flavour = Podest się dąsa. Stąpaj ostrożnie.
hogwarts-field-u02 = Gabinet osobliwości
    .flavour = Proszę nie ściskać dłoni. Ona to lubi.
hogwarts-field-u03 = Galeria pojedynków
    .flavour = Ślady spalenizny, ułożone latami.
hogwarts-field-dark_tower = Mroczna wieża
    .flavour = Ktoś wciąż gasi pochodnie. Nikogo tu nie ma.
hogwarts-field-room_of_requirement = Pokój Życzeń
    .flavour = Jest dokładnie tym, czego ci trzeba, i wie o tym.
hogwarts-field-u04 = Ulubiony kąt Irytka
    .flavour = Nie ma go. Właśnie to cię niepokoi.
hogwarts-field-headmaster_tower = Wieża dyrektora
    .flavour = Zgadnij jakiś smakołyk. Byle jaki.
hogwarts-field-dumbledores_office = Gabinet Dumbledore’a
    .flavour = Portrety udają, że śpią.
hogwarts-field-u05 = Skład kociołków
    .flavour = Wgniecione, stopione albo nawiedzone: bierz.
hogwarts-field-u06 = Wnęka chimery
    .flavour = Poruszył się. Wcale nie. A jednak.
hogwarts-field-divination_tower = Wieża wróżbiarstwa
    .flavour = I tak miało cię tu przywieść. Ona wiedziała.
hogwarts-field-u07 = Korytarz prefektów
    .flavour = Łazienka na końcu ma sto kranów. Popatrzeć wolno.
hogwarts-field-library_tower = Wieża biblioteczna
    .flavour = Książki przychodzą tu odetchnąć.
hogwarts-field-library = Biblioteka
    .flavour = Ćśś.
hogwarts-field-restricted_section = Dział Ksiąg Zakazanych
    .flavour = Księga krzyczy tylko raz. Raz wystarczy.
hogwarts-field-u08 = Wózek ze zwrotami
    .flavour = Jedna z nich pogryzła pozostałe.
hogwarts-field-dungeon_stairs = Schody do lochów
    .flavour = Każdy stopień zimniejszy od poprzedniego i bardziej mokry.
hogwarts-field-kitchens = Kuchnia
    .flavour = Połaskocz gruszkę, wyjdź z ciastem.
hogwarts-field-d01 = Korytarz słojów
    .flavour = W trzecim słoju coś pomachało.
hogwarts-field-potions_classroom = Eliksiry
    .flavour = Mieszaj. Nie oddychaj. Nie myśl tak głośno.
hogwarts-field-snapes_office = Gabinet Snape’a
    .flavour = Stoi za tobą.
    .towards = do gabinetu Snape’a
hogwarts-field-d02 = Drzwi spiżarni
    .flavour = Zamknięte dla takich jak ty. Pachnie bosko.
hogwarts-field-d03 = Krypta kroków
    .flavour = Słyszysz własne kroki podwójnie.
hogwarts-field-south_tower = Wieża południowa
    .flavour = Jedyna wieża ze słońcem. Zajęły ją koty.
hogwarts-field-d04 = Zielono oświetlone przejście
    .flavour = Światło płynie z jeziora i coś razem z nim zagląda.
hogwarts-field-d05 = Zalane skrzyżowanie
    .flavour = Weź łódkę albo wysokiego przyjaciela.
hogwarts-field-myrtles_bathroom = Łazienka Jęczącej Marty
    .flavour = Słyszała, co o niej mówisz.
hogwarts-field-chamber_of_secrets = Komnata Tajemnic
    .flavour = Wytrzyj buty. To głównie kości.
hogwarts-field-d06 = Stara rura
    .flavour = Mieszkało tu coś dużego. Mieszkało?
hogwarts-field-wooden_bridge = Kryty drewniany most
    .flavour = Skrzypi w trzech językach.
hogwarts-field-g01 = Kamienny krąg
    .flavour = Starszy niż szkoła i lepiej wychowany.
hogwarts-field-g02 = Ziołowa skarpa
    .flavour = Pachnie kolacją i trochę kichaniem.
hogwarts-field-hagrids_hut = Chatka Hagrida
    .flavour = Zapukaj i przygotuj się na psa.
hogwarts-field-care_classroom = Opieka nad magicznymi stworzeniami
    .flavour = Dzisiaj: coś, co ma za dużo końców.
hogwarts-field-forbidden_forest = Zakazany Las
    .flavour = Drzewa policzyły cię przy wejściu.
hogwarts-field-g03 = Zdeptana łąka
    .flavour = Cokolwiek to było, nosi rozmiar dwieście.
hogwarts-field-g04 = Zwalony pień
    .flavour = Padł w burzy albo w kłótni.
hogwarts-field-g05 = Skraj lasu
    .flavour = Jeszcze krok i to już nie spacer.
hogwarts-field-black_lake = Czarne Jezioro
    .flavour = Kałamarnica jest miła. Reszta jest głodna.
hogwarts-field-whomping_willow = Wierzba bijąca
    .flavour = Proszę tu nie parkować.
hogwarts-field-herbology_classroom = Zielarstwo
    .flavour = Podlej, zanim cię zauważą.
hogwarts-field-g07 = Ścieżka do cieplarni
    .flavour = Żwir chrzęści. Coś jeszcze też.
hogwarts-field-g06 = Przystań łodzi
    .flavour = Tu pierwszoroczni mokną. Taka tradycja.
hogwarts-field-training_tower = Wieża treningowa
    .flavour = Rycerze ze słomy, siniaki prawdziwe.
hogwarts-field-g08 = Szatnie
    .flavour = Siedem haczyków, sześć szat, jeden nerwowy szukający.
hogwarts-field-viaduct_tower = Wieża przy wiadukcie
    .flavour = Stąd dokładnie widać, kto się spóźnia.
hogwarts-field-quidditch_pitch = Boisko do quidditcha
    .flavour = Trawa, chwała i krzywe nosy.
hogwarts-field-g09 = Polana piknikowa
    .flavour = Najpierw dżem, potem osy.
hogwarts-field-one_eyed_witch = Jednooka wiedźma
    .flavour = W jej garbie jest wyjście.
hogwarts-field-honeydukes = Miodowe Królestwo
    .flavour = Zęby prosimy zostawić na zewnątrz.
hogwarts-field-high_street = Główna ulica Hogsmeade
    .flavour = Wszystkie oszczędności naraz.
    .towards = na główną ulicę Hogsmeade
hogwarts-field-hogs_head = Pod Świńskim Łbem
    .flavour = Szklanki wyciera się kozą.
hogwarts-field-shack_lane = Dróżka do Chaty
    .flavour = Tu nawet żywopłoty się spieszą.
hogwarts-field-shrieking_shack = Wrzeszcząca Chata
    .flavour = Ostatnio cicho. Ludziom tego brak.
hogwarts-field-leaky_cauldron = Dziurawy Kocioł
    .flavour = Zupa dnia: wczorajsza.
hogwarts-field-a1 = Wystawa z szatami
    .flavour = Twój rozmiar, w trzech kolorach, z których wyrośniesz.
hogwarts-field-a2 = Sklep z sowami
    .flavour = Jedna już wybrała. Wytrzymaj jej wzrok.
hogwarts-field-a3 = Stragan z używanymi książkami
    .flavour = Pełno cudzych odpowiedzi.
hogwarts-field-gringotts_steps = Schody Gringotta
    .flavour = Goblin na górze już policzył twoje pieniądze.
hogwarts-field-gringotts = Bank Gringotta
    .flavour = Wszystko ma tu numer, ty też.
hogwarts-field-b1 = Sprzedawca butelek
    .flavour = Nic nie ma etykiety, z powodów prawnych.
hogwarts-field-b2 = Klapa do piwnicy
    .flavour = Uchyliła się trochę, gdy się zbliżasz.
hogwarts-field-b3 = Zaułek obiboków
    .flavour = Kręcisz się tu bez celu. Zauważyli.
hogwarts-field-borgin_and_burkes = Borgin i Burkes
    .flavour = Dotkniesz i jest twoje. Klątwa też.
hogwarts-field-k1 = Boczna uliczka
    .flavour = Nikt tu nigdy nie przyszedł celowo.
hogwarts-field-c1 = Lodziarnia
    .flavour = Jedenaście smaków, a jeden mówi prawdę.
hogwarts-field-flourish_and_blotts = Esy i Floresy
    .flavour = Gryzące książki są w klatce. Sprzedawca też.
hogwarts-field-c3 = Zatłoczony plac
    .flavour = Łokcie, sowy i ciotka, która cię zna.
hogwarts-field-ollivanders = Sklep Ollivandera
    .flavour = Dziewięć tysięcy pudełek, a jedno nuci.
hogwarts-field-ministry_of_magic = Ministerstwo Magii
    .flavour = Weź numerek. Usiądź. Zostań dekadę.
hogwarts-field-hall_of_prophecy = Sala Przepowiedni
    .flavour = To wszystko może się jeszcze zdarzyć. Nie kichaj.
hogwarts-field-the_burrow = Nora
    .flavour = Przy stole zawsze zmieści się jeszcze ktoś.
hogwarts-field-grimmauld_place = Grimmauld Place 12
    .flavour = Portret w holu chce zamienić z tobą słowo. Głośno.
hogwarts-field-godrics_hollow = Dolina Godryka
    .flavour = Cicha wioska o długiej pamięci.
hogwarts-field-malfoy_manor = Dwór Malfoyów
    .flavour = Białe pawie. Donoszą o wszystkim.
hogwarts-field-azkaban = Azkaban
    .flavour = Ani odwiedzin, ani poczty, ani budyniu.
hogwarts-field-graveyard = Cmentarz w Little Hangleton
    .flavour = Ktoś tu kopał, i nie za skarbem.

## Characters

hogwarts-character-harry_potter = Harry Potter
    .flavour = Nigdy nie szuka kłopotów. Nie musi.
hogwarts-character-hermione_granger = Hermiona Granger
    .flavour = Przeczytała zasady tej gry. Dwa razy.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Odważny na głodniaka, odważniejszy po obiedzie.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Widzi to, co jest, i to, czego jeszcze nie ma.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Już w powietrzu, gdy inni jeszcze polerują.
hogwarts-character-cedric_diggory = Cedrik Diggory
    .flavour = Przegrać z nim to prawie komplement.
hogwarts-character-neville_longbottom = Neville Longbottom
    .flavour = Zgubił ropuchę, znalazł odwagę.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = Jego buty są droższe niż twoja miotła. Powie ci o tym.
hogwarts-character-lucius_malfoy = Lucjusz Malfoy
    .flavour = Zapłacił za podłogę, na której stoisz.
hogwarts-character-bellatrix_lestrange = Bellatriks Lestrange
    .flavour = Bawi się wspaniale.
hogwarts-character-barty_crouch_jr = Barty Crouch junior
    .flavour = Może być każdym. Przez rok był.
hogwarts-character-antonin_dolohov = Antonin Dołohow
    .flavour = Mówi mało. Resztę mówi różdżka.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = Rano jest nieludzki. Przy pełni dosłownie.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Zna twoje piętro, twój gabinet i twojego kuzyna.
hogwarts-character-peter_pettigrew = Peter Pettigrew
    .flavour = Zawsze za najsilniejszym i trochę niżej.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = Imię ci nic nie zrobi. Zrobi reszta.

## Item tokens

hogwarts-token-elder_wand = Czarna Różdżka
    .flavour = Niepokonana. Zapytaj ostatnich właścicieli.
hogwarts-token-gryffindor_sword = Miecz Gryffindora
    .flavour = Przychodzi do godnych, zwykle z kapelusza.
hogwarts-token-resurrection_stone = Kamień Wskrzeszenia
    .flavour = Pożycza towarzystwo, nie życie.
hogwarts-token-invisibility_cloak = Peleryna niewidka
    .flavour = Ukrywa wszystko prócz śladów stóp.
hogwarts-token-time_turner = Zmieniacz czasu
    .flavour = Godzina więcej i dwa razy tyle zmęczenia.
hogwarts-token-buckbeak = Hardodziób
    .flavour = Najpierw ukłon. Potem uwaga na dziób.
hogwarts-token-basilisk_fang = Kieł bazyliszka
    .flavour = Jeszcze kapie. Nie nadaje się na zakładkę.
hogwarts-token-riddle_diary = Dziennik Toma Riddle’a
    .flavour = Odpisuje. I to ładniejszym pismem.
hogwarts-token-gaunt_ring = Pierścień Marvola Gaunta
    .flavour = Pamiątka rodzinna, która gryzie dziedzica.
hogwarts-token-hufflepuff_cup = Czarka Hufflepuff
    .flavour = Przetrwała tysiąc uczt i jednego złego gościa.
hogwarts-token-slytherin_locket = Medalion Slytherina
    .flavour = Nie nosić do łóżka.
hogwarts-token-ravenclaw_diadem = Diadem Ravenclaw
    .flavour = Mądrych czyni mądrzejszymi, próżnych swędzi.
hogwarts-token-nagini = Nagini
    .flavour = Lubi ciepłe miejsca i zimne plany.
hogwarts-token-cauldron = Kocioł
    .flavour = Zmieści się w nim człowiek. I w tym kłopot.
hogwarts-token-fathers_bone = Kość ojca
    .flavour = Pożyczona bez pytania.
hogwarts-token-wormtails_hand = Ręka Glizdogona
    .flavour = Dar od pana. Też potrafi ścisnąć.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Nigdy nie prosił się na składnik.
hogwarts-token-enchanted_flute = Zaczarowany flet
    .flavour = Gra sam, i tylko kołysanki.
hogwarts-token-winged_key = Skrzydlaty klucz
    .flavour = Złap go, zanim inne nauczą się gryźć.
hogwarts-token-philosophers_stone = Kamień Filozoficzny
    .flavour = Każdy go chce. Ten, kto go miał, oddał.
hogwarts-token-mirror_of_erised = Zwierciadło Ain Eingarp
    .flavour = Nie stój długo. Za szczęśliwie w nim wyglądasz.
hogwarts-token-marauders_map = Mapa Huncwotów
    .flavour = Wie, gdzie jesteś, i nie robi to na niej wrażenia.
hogwarts-token-mandrake = Mandragora
    .flavour = Śpi. Niech tak zostanie.
hogwarts-token-golden_egg = Złote jajo
    .flavour = Otwierać pod wodą albo wcale.
hogwarts-token-gillyweed = Skrzeloziele
    .flavour = Smakuje starym stawem, a zaraz będziesz u siebie.
hogwarts-token-triwizard_cup = Puchar Trójmagiczny
    .flavour = Lśni jak nagroda, podróżuje jak pułapka.
hogwarts-token-prophecy_orb = Kula z przepowiednią
    .flavour = Czyjaś przyszłość. Nie wstrząsać.
hogwarts-token-two_way_mirror = Lusterko dwukierunkowe
    .flavour = Wypowiedz imię. Może ktoś odpowie.
hogwarts-token-deluminator = Wygaszacz
    .flavour = Klik: ciemno. Klik: droga do domu.
hogwarts-token-princes_book = Książka Księcia Półkrwi
    .flavour = Marginesy są lepsze niż sama książka.

## Missions

hogwarts-mission-tame_the_dog = Ujarzmij trójgłowego psa
    .flavour = Trzy głowy, trzy apetyty, jedna kołysanka. Nie przerywaj gry, żeby bić sobie brawo.
hogwarts-mission-snare_and_key = Przejdź przez diabelskie sidła po klucz
    .flavour = Na zielarstwie ktoś mówił, żeby się rozluźnić. Na zielarstwie nikogo przy tym nie duszono.
hogwarts-mission-find_the_stone = Znajdź Kamień Filozoficzny
    .flavour = W tym turbanie nigdy nie chodziło o modę.
hogwarts-mission-stop_the_troll = Powstrzymaj górskiego trolla
    .flavour = Prawie cztery metry wzrostu, jedna szara komórka, i właśnie stoi w łazience dziewcząt.
hogwarts-mission-slay_the_basilisk = Zabij bazyliszka
    .flavour = Proszę zamknąć oczy, dobyć miecza i ciąć tam, gdzie syczy.
hogwarts-mission-destroy_the_diary = Zniszcz dziennik
    .flavour = Dziennikowi, który odpyskowuje, nie powierza się prac domowych.
hogwarts-mission-escape_the_spiders = Ucieknij olbrzymim pająkom
    .flavour = Zaprosiły na kolację wszystkich kuzynów. Kolacja to ty.
hogwarts-mission-drive_off_the_dementors = Przepędź dementorów
    .flavour = Pomyśl o czymś szczęśliwym. Nie, szczęśliwszym niż czwartkowy budyń.
hogwarts-mission-unmask_the_rat = Zdemaskuj szczura
    .flavour = Dwanaście lat, o jeden palec za mało i zawsze nadstawione uszy: dziwne zwierzątko.
hogwarts-mission-free_the_hippogriff = Uwolnij hipogryfa
    .flavour = Najpierw ukłon, potem węzeł, a ministrowi nigdy nie tłumacz.
hogwarts-mission-snatch_the_egg = Porwij złote jajo
    .flavour = Jego matka to dziewięć ton humorów, a do jednego liczyć umie.
hogwarts-mission-rescue_from_the_lake = Uratuj przyjaciela z jeziora
    .flavour = Godzina pod wodą, skrzela w cenie, ręcznik nie.
hogwarts-mission-win_the_cup = Wygraj Turniej Trójmagiczny
    .flavour = Dziś rano przycięto żywopłoty. Nie spodobało im się to.
hogwarts-mission-survive_the_rebirth = Przeżyj odrodzenie
    .flavour = Najgorsza zupa w historii kociołków jest już prawie gotowa.
hogwarts-mission-found_the_army = Załóż tajną gwardię
    .flavour = Kółko naukowe, pani profesor. Uczymy się robić uniki.
hogwarts-mission-save_the_guard = Uratuj strażnika w Ministerstwie
    .flavour = Nocny dyżur na dziewiątym piętrze: cicho, nudno, a potem nagle ma to łuski.
hogwarts-mission-escape_from_azkaban = Ucieczka z Azkabanu
    .flavour = Temu hotelowi nikt jeszcze nie wystawił dobrej opinii.
hogwarts-mission-reclaim_the_prophecy = Odzyskaj przepowiednię
    .flavour = Rząd dziewięćdziesiąty siódmy. Proszę nie dotykać. Proszę nie upuszczać. Proszę uciekać.
hogwarts-mission-duel_in_the_ministry = Pojedynek w Ministerstwie
    .flavour = Ta fontanna była droga. Była.
hogwarts-mission-calm_the_giant = Uspokój olbrzyma
    .flavour = On chce się tylko przytulić. I w tym problem.
hogwarts-mission-destroy_the_ring = Zniszcz pierścień
    .flavour = Pasuje na każdy palec, a potem zatrzymuje całą dłoń.
hogwarts-mission-destroy_the_locket = Zniszcz medalion
    .flavour = Kto go nosi, ten się kłóci. U Rona nikt jeszcze nie zauważył różnicy.
hogwarts-mission-destroy_the_goblet = Zniszcz czarkę Hufflepuff
    .flavour = W tej skrytce wszystko, czego dotkniesz, się podwaja. Nie kichaj.
hogwarts-mission-destroy_the_diadem = Zniszcz diadem
    .flavour = Tysiąc lat ukrytych rupieci i jedna korona, mądrzejsza od ciebie.
hogwarts-mission-slay_the_snake = Zabij węża
    .flavour = Jej pan zabiera ją wszędzie. Nawet na bitwy. Zwłaszcza na bitwy.
hogwarts-mission-mend_the_cabinet = Zamknij szafkę zniknięć
    .flavour = Mebel z drugiej ręki, jeden ostrożny właściciel, wyjście w innym budynku.
hogwarts-mission-master_the_wand = Opanuj Czarną Różdżkę
    .flavour = Wygrała każdy pojedynek i straciła każdego właściciela.
hogwarts-mission-turn_the_stone = Przywołaj umarłych
    .flavour = Obróć go trzy razy i dzielnie powitaj każdego, kto przyjdzie.
hogwarts-mission-trap_in_the_village = Umknij z pułapki w wiosce
    .flavour = Starsza pani nic nie mówi, nigdy nie mruga i nakryła do stołu dla jednej osoby.
hogwarts-mission-defeat_the_dark_lord = Pokonaj Czarnego Pana
    .flavour = Wszystko, czego uczy ten rok, mieści się w jednym słowie i jednym machnięciu.

## Fight cards

hogwarts-fight-fluffy = Puszek
    .flavour = Dwie głowy śpią, a trzecia liczy punkty.
hogwarts-fight-devils_snare = Diabelskie sidła
    .flavour = Nie są złe. Po prostu mają słabość do kostek.
hogwarts-fight-professor_quirrell = Profesor Quirrell
    .flavour = Przed klasą się jąka, a za plecami mówi płynnie.
hogwarts-fight-mountain_troll = Troll górski
    .flavour = Myśli jedną rzecz naraz. Biegnij między dwiema myślami.
hogwarts-fight-basilisk = Bazyliszek
    .flavour = Spojrzenie może zabić. To akurat jest w programie nauczania.
hogwarts-fight-tom_riddle = Tom Riddle
    .flavour = Prefekt naczelny, wzorowy uczeń, wspomnienie z planami.
hogwarts-fight-aragog = Aragog
    .flavour = Przyjaciel przyjaciela: osiem kolan i zero litości.
hogwarts-fight-dementors = Dementorzy
    .flavour = Szron na szybie i nikt już nie pamięta dowcipu.
hogwarts-fight-the_rat = Peter Pettigrew
    .flavour = Prędzej przegryzie ci walizkę, niż spojrzy w oczy.
hogwarts-fight-executioner = Kat
    .flavour = Najpierw czyta cały wyrok, z przecinkami. Potem przestaje czytać.
hogwarts-fight-hungarian_horntail = Rogogon węgierski
    .flavour = Kolce z przodu, kolce z tyłu, a w środku ogień.
hogwarts-fight-grindylows = Druzgotki
    .flavour = Małe zielone paluszki, które nigdy nie nauczyły się puszczać.
hogwarts-fight-false_professor = Barty Crouch junior
    .flavour = Pije tylko z własnej piersiówki, a teraz także z twojej.
hogwarts-fight-reborn_dark_lord = Odrodzony Czarny Pan
    .flavour = Pierwszy dzień po powrocie do pracy i od razu zebranie.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = Uśmiecha się, dwa razy odchrząkuje, a potem cię zapisuje.
hogwarts-fight-giant_snake = Wąż w korytarzu
    .flavour = Przeciąg pod drzwiami nigdy dotąd nie miał zębów.
hogwarts-fight-azkaban_guard = Strażnik Azkabanu
    .flavour = Zbiera szczęśliwe wspomnienia i żadnego nie oddaje.
hogwarts-fight-masked_lord = Lucjusz Malfoy
    .flavour = Nawet jego maska patrzy na ludzi z góry.
hogwarts-fight-mad_cousin = Bellatriks Lestrange
    .flavour = Najpierw słyszysz śmiech. Potem słyszysz już gorzej.
hogwarts-fight-grawp = Graup
    .flavour = Zaklęcia łaskoczą. On lubi łaskotki. Cierpią drzewa.
hogwarts-fight-curse_of_the_ring = Klątwa pierścienia
    .flavour = Zaczęło się od swędzenia. Takie rzeczy zawsze zaczynają się od swędzenia.
hogwarts-fight-the_locket = Medalion
    .flavour = Otwiera się, szepcze i zna twoje świadectwa.
hogwarts-fight-vault_dragon = Smok ze skarbca
    .flavour = Na wpół ślepy, w pełni wściekły, a płacą mu hałasem.
hogwarts-fight-runaway_fire = Pożar wzniecony przez Crabbe’a
    .flavour = Wiedział, jak go zacząć. Na tym plan się kończył.
hogwarts-fight-the_serpent = Nagini
    .flavour = Prawie cztery metry wierności niewłaściwemu przyjacielowi.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = Wciąż zerka na drzwi. Prędzej czy później z nich skorzysta.
hogwarts-fight-lady_of_the_manor = Bellatriks we dworze
    .flavour = Żyrandol to pamiątka rodzinna. Uważaj na głowę.
hogwarts-fight-snatchers = Szmalcownicy
    .flavour = Płacą im od głowy, a liczyć nie umieją.
hogwarts-fight-old_lady_in_the_village = Fałszywa Bathilda
    .flavour = Coś dziwnego jest z jej szyją. Coś dziwnego jest w jej szyi.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Bez nosa, bez przyjaciół, bez wątpliwości.

## Duel cards

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Zawsze to samo zaklęcie i zawsze działa.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = O tym pojedynku czytała w zeszłym tygodniu.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Jego różdżka trzyma się na taśmie, więc nikt nie wie, kto oberwie. On też nie.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Najpierw częstuje cię rzodkiewką. Pomaga. Potem robi się dziwnie.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Łapała już mniejsze rzeczy niż ty, i to w deszczu.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Puszcza cię przodem. Nic to nie daje.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Przeprasza za każde trafienie. Przeprasza bardzo często.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Jego ojciec się o tym dowie. Jego ojciec dowiaduje się o wszystkim.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = Najpierw depcze ci po nodze, a dopiero potem zaczynają się zasady.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Trafia w to, co widzi. Widzi to, co jadalne.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = Jej najostrzejsza broń? Uwagi rzucane przy obiedzie.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Sześciu starszych braci nauczyło ją wszystkiego. Żaden nie śmie podejść.

## Spells

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = Poproszę różdżkę. Dziękuję. Ojej, wpadła do zupy.
hogwarts-spell-stupefy = Drętwota
    .flavour = Najszybsza droga do ciszy w klasie.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Nienaganna postawa dla każdego, czy chce, czy nie.
hogwarts-spell-incendio = Incendio
    .flavour = Ogrzewa pokój, serce i rękaw tego, kto stoi obok.
hogwarts-spell-reducto = Reducto
    .flavour = Ściana stała na drodze. Teraz ściana jest wszędzie.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Zapisane na marginesie, na wrogów. Nauczyciele też czytają marginesy.
hogwarts-spell-fiendfyre = Szatańska pożoga
    .flavour = Łatwo ją wzniecić, nie sposób zaprosić z powrotem do domu.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Wszystko zależy od wymowy, o czym zaraz ktoś cię pouczy.
hogwarts-spell-protego = Protego
    .flavour = Tarcza tak duża jak twoja pewność siebie.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Srebrny, ciepły i w twoim wypadku to pewnie wydra.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Dość, mówi różdżka, i nawet czajnik przestaje śpiewać.
hogwarts-spell-episkey = Episkey
    .flavour = Nosy, wargi i urażona duma, naprawione jednym pstryknięciem.
hogwarts-spell-alohomora = Alohomora
    .flavour = Przed uprzejmymi stoją otworem wszystkie drzwi. Przed szybkimi też.
hogwarts-spell-accio = Accio
    .flavour = Zawołaj, czego chcesz, i się schyl.
hogwarts-spell-obliviate = Obliviate
    .flavour = O czym to myśmy mówili?
hogwarts-spell-lumos = Lumos
    .flavour = Najlepsze zaklęcie na ciemność i na wszystko, co się w niej roi.

## Potions

hogwarts-potion-polyjuice_potion = Eliksir wielosokowy
    .flavour = Przez godzinę jesteś kimś innym. Smakuje też kimś innym.
hogwarts-potion-invigoration_draught = Wywar orzeźwiający
    .flavour = Możesz wbiec na Wieżę Astronomiczną. Dwa razy. Tyłem. Krzycząc.
hogwarts-potion-ageing_potion = Eliksir postarzający
    .flavour = Prosili o szacunek. Dostali brodę do kolan.
hogwarts-potion-swelling_solution = Eliksir rozdymający
    .flavour = Trzy krople na nos i nikt już nic zza niego nie widzi.
hogwarts-potion-shrinking_solution = Eliksir kurczący
    .flavour = Wróg jest teraz wielkości ropuchy. Jego odwaga też.
hogwarts-potion-draught_of_living_death = Wywar żywej śmierci
    .flavour = Bardzo dobra noc. Niezbyt dobry poranek.
hogwarts-potion-madam_pomfreys_draught = Mikstura pani Pomfrey
    .flavour = Musi tak smakować, kochanie. Inaczej przychodziłoby się tu dla przyjemności.
hogwarts-potion-wiggenweld_potion = Eliksir Wiggenowy
    .flavour = Zielony, gęsty, pomocny: zupełnie jak żaba, która go testowała.
hogwarts-potion-pepperup_potion = Eliksir pieprzowy
    .flavour = Para z obojga uszu oznacza, że działa.
hogwarts-potion-antidote = Antidotum na pospolite trucizny
    .flavour = W razie wątpliwości: kamień z żołądka kozy.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Przez jedno popołudnie wszystkie schody jadą w twoją stronę.

## Books

hogwarts-book-levitate_your_luggage = Spraw, by bagaż lewitował
    .author = Petunia Piórkostopa
    .flavour = Rozdział pierwszy: kufer. Rozdział drugi: schyl się.
hogwarts-book-cheering_for_beginners = Rozweselanie dla początkujących
    .author = Felicja Uśmieszek
    .flavour = Czytelnika nie rozweselać dwa razy; patrz rozdział o czkawce.
hogwarts-book-ninety_nine_knots = Dziewięćdziesiąt dziewięć węzłów i jak je rozplątać
    .author = Barnaba Supeł
    .flavour = Ostatnia strona jest zawiązana.
hogwarts-book-locks_that_laugh = Zamki, które się z ciebie śmieją
    .author = Gryzelda Dziurka
    .flavour = Rozdział pierwszy otwiera drugi, jeśli się ładnie poprosi.
hogwarts-book-charm_them_all = Oczaruj wszystkich
    .author = Ambroży Srebrnousty
    .flavour = Ta książka cię zachwyci. Nie masz wyboru.
hogwarts-book-teapots_and_tortoises = Od czajniczka do żółwia
    .author = Wilhelmina Skorupa
    .flavour = Jeśli nadal gwiżdże, zacznij od nowa.
hogwarts-book-mostly_human_again = Prawie znów człowiek
    .author = Rufus Wibrys
    .flavour = Pociecha dla wszystkich, którym został ogon.
hogwarts-book-matches_to_needles = Tysiąc zapałek, tysiąc igieł
    .author = Tadeusz Kłujka
    .flavour = Strona po stronie ta sama zapałka.
hogwarts-book-the_patient_hedgehog = Cierpliwy jeż
    .author = Filomena Poduszka
    .flavour = Opowiada poduszeczka do igieł.
hogwarts-book-be_a_beetle_discreetly = Bądź żukiem, byle dyskretnie
    .author = Anonim, na parapecie
    .flavour = Ministerstwo nie poleca tej książki i chętnie się dowie, kto ją ma.
hogwarts-book-gadding_with_ghouls = Jak zaprzyjaźnić się z ghulami
    .author = Gilderoy Lockhart
    .flavour = Trzysta stron, a na każdej portret autora.
hogwarts-book-trolls_at_tea_time = Trolle przy podwieczorku
    .author = Bertram Maczuga
    .flavour = Podręcznik dobrych manier dla jednej z dwóch stron.
hogwarts-book-run_first_ask_later = Najpierw biegnij, potem pytaj
    .author = Sierżant Ida Szybka
    .flavour = Część praktyczna nie ma stron, tylko drzwi.
hogwarts-book-boggarts_on_the_couch = Boginy na kozetce
    .author = Uzdrowiciel Zygmunt Cień
    .flavour = A z czym kojarzy się panu ta szafa?
hogwarts-book-stand_behind_the_headmaster = Stań za dyrektorem
    .author = Kilkoro ocalałych
    .flavour = Najkrótsza i najlepsza książka, jaką napisano na ten temat.
hogwarts-book-stir_anticlockwise = Mieszaj w lewo, myśl w prawo
    .author = Kornelia Chochla
    .flavour = Indeks jest do góry nogami, i to celowo.
hogwarts-book-one_hundred_stains = Sto plam i ich przyczyny
    .author = Etela Fartuch
    .flavour = Numer czterdziesty pierwszy jest na okładce. Nie dotykać numeru czterdziestego pierwszego.
hogwarts-book-magical_drafts_and_potions = Magiczne wzory i napoje
    .author = Arsenius Jigger
    .flavour = Strony sklejają się tam, gdzie robi się ciekawie.
hogwarts-book-antidotes_in_time = Antidota, byle na czas
    .author = Hektor Pośpiech
    .flavour = Kto się spieszy, czyta od końca.
hogwarts-book-the_bottled_breakfast = Śniadanie w butelce
    .author = Madame Dekokt
    .flavour = Owsianka na krople, bekon na naparstki.
hogwarts-book-weeds_that_wander = Chwasty wędrowne
    .author = Bazyli Rydel
    .flavour = Ostatnio widziano ją w dziale ogrodniczym.
hogwarts-book-gloves_will_not_help = Rękawiczki nie pomogą
    .author = Prymula Pokrzywa
    .flavour = Przedmowa, dwa rozdziały, szpital.
hogwarts-book-mandrakes_and_manners = Mandragory i maniery
    .author = Oliwia Nausznik
    .flavour = Jak powiedzieć „dobranoc” wrzeszczącemu korzeniowi.
hogwarts-book-the_polite_gardener = Uprzejmy ogrodnik
    .author = Paprotka Altana
    .flavour = Zapytaj, zanim przytniesz. One pamiętają.
hogwarts-book-plants_that_plot = Rośliny, które spiskują
    .author = Bluszcz Pnący
    .flavour = Wydrukowano na papierze. Rośliny wiedzą.
hogwarts-book-counting_your_fingers = Liczymy palce
    .author = Mańkut Kikut
    .flavour = Wprowadzenie dla tych, którzy mają jeszcze dziesięć.
hogwarts-book-flobberworms_a_love_story = Gumochłony: historia miłosna
    .author = Mildreda Powolna
    .flavour = Nic się nie dzieje, ale czule.
hogwarts-book-how_to_bow_to_a_hippogriff = Jak kłaniać się hipogryfowi
    .author = Sir Lancelot Niski
    .flavour = Niżej. Jeszcze niżej. A teraz nie mrugaj.
hogwarts-book-it_only_wants_to_play = On się chce tylko bawić
    .author = R. Hagrid (w bandażach)
    .flavour = Książka szczeka, gdy się ją odłoży.
hogwarts-book-dragons_at_home = Smok w domu
    .author = Iskra Popiół
    .flavour = Dostępne tylko w oprawie z azbestu.

## Behaviour cards

hogwarts-behaviour-floo_powder = Proszek Fiuu
    .flavour = Mów wyraźnie, łokcie przy sobie i tylko nie kichnij w środku „Pokątnej”.
hogwarts-behaviour-horace_slughorn = Horacy Slughorn
    .flavour = Masz już miejsce na jego półce. Są kandyzowane ananasy.
hogwarts-behaviour-swish_and_flick = Smagnąć i poderwać
    .flavour = Profesor Flitwick spadł z radości ze swoich książek.
hogwarts-behaviour-earmuffs_on = Nauszniki na uszach
    .flavour = Jedyna przytomna osoba w całej cieplarni to ty.
hogwarts-behaviour-whispered_in_the_library = Szept w bibliotece
    .flavour = Pani Pince o mało nie mrugnęła życzliwie.
hogwarts-behaviour-almost_a_smile = Prawie uśmiech
    .flavour = Profesor McGonagall drgnął kącik ust. Są świadkowie.
hogwarts-behaviour-rock_cake_eaten = Zjedzone ciasteczko Hagrida
    .flavour = Uprzejmość ma swoją cenę, a cena to ząb.
hogwarts-behaviour-owl_fed = Nakarmiona cudza sowa
    .flavour = Wróciła z paczką w podzięce. Lekko zakopconą.
hogwarts-behaviour-gobstones_club = Zapisy do Klubu Gargulkowego
    .flavour = Cała czwórka pozostałych członków jest zachwycona i chce się wymieniać.
hogwarts-behaviour-chocolate_shared = Czekolada dla wszystkich
    .flavour = Profesor Lupin pochwala. On zawsze ma jeszcze trochę.
hogwarts-behaviour-constant_vigilance = Stała czujność
    .flavour = Stary czajnik obejrzany, zanim ktoś go dotknął. Dobre oko!
hogwarts-behaviour-riddle_of_the_eagle = Rozwiązana zagadka orła
    .flavour = Za twoimi plecami troje Krukonów wciąż jeszcze notuje.
hogwarts-behaviour-broom_obeyed = Miotła usłuchała
    .flavour = „Do mnie!” i, o dziwo, to nie była miotła sąsiada.
hogwarts-behaviour-awake_in_history = Bez drzemki na historii magii
    .flavour = Nikomu się to nie udało od czasu wojen goblinów. Szkoda tylko zaślinionych notatek.
hogwarts-behaviour-prophecy_came_true = Twoja przepowiednia się spełniła
    .flavour = W fusach była owsianka i jest owsianka. Profesor Trelawney musiała usiąść.
hogwarts-behaviour-bravery_towards_friends = Odwaga wobec przyjaciół
    .flavour = Wyzwali cię od najgorszych. Na końcu padło „przyjaciel”.
hogwarts-behaviour-last_minute_points = Punkty w ostatniej chwili
    .flavour = Sztandary wisiały już w niewłaściwym kolorze. Dumbledore to uwielbia.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Ehem, ehem. Na twoją radość nie wydano zezwolenia.
hogwarts-behaviour-mud_in_the_hall = Błoto w holu
    .flavour = Pan Filch płacze, a Pani Norris zapisuje nazwiska.
hogwarts-behaviour-powder_fight = Bitwa na proszek Fiuu
    .flavour = Połowa pokoju wspólnego jest zielona. Druga połowa jest w Walii.
hogwarts-behaviour-biting_book = Praca domowa cię ugryzła
    .flavour = Pies jej nie zjadł. To ona zjadła psu kolację i uciekła.
hogwarts-behaviour-breathing_too_loudly = Zbyt głośne oddychanie
    .flavour = Profesor Snape słyszał, jak myślisz. To też mu się nie spodobało.
hogwarts-behaviour-see_me_in_my_office = „Do mojego gabinetu!”
    .flavour = I zabierz żabę. Dobrze wiesz, którą.
hogwarts-behaviour-night_walk = Poza łóżkiem
    .flavour = Tłumaczysz panu Filchowi, że lunatykujesz. W butach. Z latarnią. I z kanapkami.
hogwarts-behaviour-fan_mail = Listy od wielbicieli
    .flavour = Szlaban u Lockharta: jedenaście godzin kopert i książki z autografem dla wytrwałych.
hogwarts-behaviour-howler_at_breakfast = Wyjec przy śniadaniu
    .flavour = Głos twojej mamy, osiemdziesiąt decybeli, temat: skarpetki.
hogwarts-behaviour-whole_class_stays = Cała klasa zostaje
    .flavour = Nikt nie mówi, kto wpuścił chór mandragor. Wszyscy patrzą na ciebie.
hogwarts-behaviour-flying_car = Przyjazd latającym samochodem
    .flavour = Pociąg odjechał, drzewo oberwało, wieczorna gazeta ma zdjęcie. Przynajmniej w bagażniku było pełno proszku.
hogwarts-behaviour-melted_cauldron = Szósty stopiony kociołek
    .flavour = Loch ma teraz okno.

## Events

hogwarts-event-dobby = Zgredek
    .flavour = Zgredek chce tylko pomóc! Zgredek już pomógł! Zgredkowi tak przykro z powodu sufitu!
hogwarts-event-eight_hundred_flowerpots = Osiemset doniczek
    .flavour = Ktoś w Ministerstwie dopisał zero do zamówienia. Każdy kominek dostaje swoją część.
hogwarts-event-left_boot = Lewy but
    .flavour = Stary but na każdej poduszce. Prosimy nie przymierzać. Och. Za późno.
hogwarts-event-feast = Niespodziewana uczta
    .flavour = Skrzaty domowe ugotowały na czyjeś urodziny. Nikt nie wie, na czyje. Nikt nie pyta.
hogwarts-event-troll_alarm = Alarm: troll!
    .flavour = Iść, nie biec, woła prefekt, biegnąc.
hogwarts-event-hogsmeade_weekend = Weekend w Hogsmeade
    .flavour = Wszystkie zgody podpisane. Większość nawet przez rodziców.
hogwarts-event-headmasters_good_mood = Dobry humor dyrektora
    .flavour = W poczcie były wełniane skarpetki, więc teraz każdy coś dostaje.
hogwarts-event-decree_ninety_nine = Dekret edukacyjny numer dziewięćdziesiąt dziewięć
    .flavour = Wesołość należy zdać w gabinecie, posortowaną według wielkości.
hogwarts-event-flying_lesson_indoors = Ćwiczenia z zaklęć na schodach
    .flavour = Sto piór, sto różdżek i jeden kot na żyrandolu.
hogwarts-event-cupboard_left_open = Szafka jest otwarta
    .flavour = Profesor Snape ma katar, a jego klucz został w innych spodniach.
hogwarts-event-library_amnesty = Amnestia w bibliotece
    .flavour = Zwróćcie, co pożyczone. Jedna księga spóźniła się o czterysta lat i chce przeprosić.
hogwarts-event-filchs_spring_cleaning = Wiosenne porządki Filcha
    .flavour = Przedmioty zakazane, lista czterystu trzydziestu siedmiu. Przyszedł po twój.
hogwarts-event-cornish_pixies = Chochliki kornwalijskie
    .flavour = Profesor Lockhart otworzył klatkę, po czym przypomniał sobie o spotkaniu.
hogwarts-event-every_flavour_beans = Fasolki wszystkich smaków
    .flavour = Ktoś trafił na toffi. Ktoś trafił na palec trolla.
hogwarts-event-polished_trophy = Wypolerowany puchar
    .flavour = Na pucharze z zeszłego stulecia jest znajome nazwisko. To na pewno pomyłka. Liczy się.
hogwarts-event-who_let_the_toad_out = Kto wypuścił ropuchę?
    .flavour = Teodora siedzi w wazie z ponczem. Ktoś to musiał zrobić, a kości wiedzą kto.
hogwarts-event-peeves_sorts_the_bags = Irytek porządkuje torby
    .flavour = Teraz wszystko jest alfabetycznie. Alfabet jest jego.
hogwarts-event-poison_quill = Zatrute pióro
    .flavour = Wieczorna gazeta ma sensację o ulubieńcu szkoły. Większość bez błędów ortograficznych.
hogwarts-event-loose_niffler = Niuchacz na wolności
    .flavour = Wszystkie kieszenie w szkole są puste prócz jednej: nowego przyjaciela.
hogwarts-event-moving_staircase = Schody zmieniają zdanie
    .flavour = Kogoś z was wiozą w górę z fasonem. Ktoś z was mieszka teraz na półpiętrze.

## Quidditch cards

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Codziennie polerowany, co godzinę budzi zazdrość.
hogwarts-quidditch-sloth_grip_roll = Chwyt leniwca
    .flavour = Zwisaj głową w dół i mów, że to strategia.
hogwarts-quidditch-firebolt = Błyskawica
    .flavour = Od zera do dwustu czterdziestu, zanim doczytasz to zdanie.
hogwarts-quidditch-wronski_feint = Zwód Wrońskiego
    .flavour = Pikuj ku ziemi, jakby to było na serio. A potem nie.
hogwarts-quidditch-confundus_charm = Zaklęcie Confundus
    .flavour = Drugi szukający złapał właśnie bardzo zdziwionego wróbla.
