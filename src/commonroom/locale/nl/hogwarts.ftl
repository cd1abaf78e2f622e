### A Year at Hogwarts in Dutch: names and flavour lines of everything in the box, and the sentences from which the
### texts of cards are made. What a card does stands in games/hogwarts/content; here is only how that is said.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = nl

## The decks and other headings

hogwarts-deck-behaviour = Gedrag
hogwarts-deck-fight = Gevechten
hogwarts-deck-duel = Duels
hogwarts-deck-event = Gebeurtenissen
hogwarts-deck-book = Boeken
hogwarts-deck-potion = Toverdranken
hogwarts-deck-spell = Spreuken
hogwarts-deck-quidditch = Zwerkbal
hogwarts-list-missions = Missies
hogwarts-list-tokens = Voorwerpen
hogwarts-list-characters = Personages
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name }: { $count } kaart
       *[other] { $name }: { $count } kaarten
    }
# A book in a listing.
hogwarts-list-book = ‘{ $name }’, { $author }

## The parts of the board

hogwarts-area-castle = Kasteel Zweinstein
hogwarts-area-upper_floors = De bovenverdiepingen
hogwarts-area-dungeons = De kerkers
hogwarts-area-grounds = Het terrein
hogwarts-area-hogsmeade = Zweinsveld
hogwarts-area-diagon_alley = Wegisweg
hogwarts-area-far_places = Verre plaatsen
hogwarts-map-title = Een jaar op Zweinstein
hogwarts-map-walk = één stap
hogwarts-map-passage = vrije doorgang

## The kinds of field

hogwarts-kind-start = Start
hogwarts-kind-signpost = Wegwijzer
hogwarts-kind-plain = Niets bijzonders
hogwarts-kind-tower = Toren
hogwarts-kind-common_room = Leerlingenkamer
hogwarts-kind-classroom = Klaslokaal
hogwarts-kind-rosette = Voorwerp
hogwarts-kind-hp = Gezondheid
hogwarts-kind-place = Bijzondere plek
hogwarts-kind-bridge = Brug
hogwarts-kind-pitch = Zwerkbalveld
hogwarts-kind-blocked = Verboden toegang
hogwarts-kind-spell = Spreuk
hogwarts-kind-potion = Toverdrank
hogwarts-kind-book = Boek
hogwarts-kind-behaviour = Gedrag
hogwarts-kind-event = Gebeurtenis
hogwarts-kind-duel = Duel

## What effects do. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a player
## what to do, so that they fit whoever is meant: "Everybody: Lose 1 HP." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = De tegenstander verliest { $amount } LP.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Je krijgt { $amount } LP.
       *[loss] Je verliest { $amount } LP.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Hef op wat een kaart doet bij het omdraaien.
       *[attack] Hef de aanval op.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Zoek in de stapel toverdranken en neem
       *[spell] Zoek in de stapel spreuken en neem
    } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } naar keuze.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Trek { $count } { $deck ->
        [behaviour] gedragskaart
        [fight] gevechtskaart
        [duel] duelkaart
        [event] gebeurteniskaart
        [book] boekkaart
        [potion] drankkaart
        [spell] spreukkaart
       *[quidditch] Zwerkbalkaart
    }{ $count ->
        [one] {""}
       *[other] en
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Een speler naar keuze legt
       *[you] Leg
    } { $count ->
        [all] al { $who ->
            [chosen_player] zijn
           *[you] je
        }
       *[other] { $pick ->
            [random] { $count } willekeurige
           *[chosen] { $count }
        }
    } { $of ->
        [magic] { $count ->
            [all] spreuk- en drankkaart
           *[other] spreuk- of drankkaart
        }
        [book] boekkaart
        [spell] spreukkaart
        [potion] drankkaart
       *[any] handkaart
    }{ $count ->
        [one] {""}
       *[other] en
    } onder de stapels.
hogwarts-effect-points =
    { $sign ->
        [gain] Je krijgt { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        }.
       *[loss] Je verliest { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Alle spelers krijgen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        }.
       *[loss] Alle spelers verliezen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Neem { $count ->
            [one] { $count } Viavia
           *[other] { $count } Viavia’s
        }.
       *[floo] Neem { $count ->
            [one] { $count } portie
           *[other] { $count } porties
        } Brandstof.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Alle spelers nemen { $count ->
            [one] { $count } Viavia
           *[other] { $count } Viavia’s
        }.
       *[floo] Alle spelers nemen { $count ->
            [one] { $count } portie
           *[other] { $count } porties
        } Brandstof.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Lever { $count ->
            [one] { $count } Viavia
           *[other] { $count } Viavia’s
        } in.
       *[floo] Lever { $count ->
            [one] { $count } portie
           *[other] { $count } porties
        } Brandstof in.
    }
hogwarts-effect-teleport = Ga meteen { $place }.
hogwarts-effect-all_teleport = Alle spelers gaan meteen { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Pak { $count ->
            [one] { $count } voorwerp
           *[other] { $count } voorwerpen
        } naar keuze af van een andere speler.
       *[card] Pak { $count ->
            [one] { $count } willekeurige kaart
           *[other] { $count } willekeurige kaarten
        } af van een andere speler.
    }
hogwarts-effect-swap_item = Bied een andere speler een van jouw voorwerpen aan in ruil voor een voorwerp van die speler.
hogwarts-effect-extra_die =
    { $on ->
        [move] Gooi bij je volgende zet met { $count ->
            [one] { $count } extra dobbelsteen
           *[other] { $count } extra dobbelstenen
        }.
       *[fight] Val { $from ->
            [card] tot het einde van het gevecht
           *[ability] {""}
        } aan met { $count ->
            [one] { $count } extra dobbelsteen
           *[other] { $count } extra dobbelstenen
        }.
    }
hogwarts-effect-resistance_opp =
    De weerstand van de tegenstander daalt { $from ->
        [card] tot het einde van het gevecht
       *[ability] {""}
    } met { $amount }.
hogwarts-effect-resistance_self =
    Je weerstand stijgt { $from ->
        [card] tot het einde van het gevecht
       *[ability] {""}
    } met { $amount }.
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Je mag een van je loopdobbelstenen opnieuw gooien.
           *[all] Je mag zoveel van je loopdobbelstenen opnieuw gooien als je wilt.
        }
       *[fight] { $dice ->
            [one] Je mag een van je aanvalsdobbelstenen opnieuw gooien.
           *[all] Je mag zoveel van je aanvalsdobbelstenen opnieuw gooien als je wilt.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Je mag { $amount ->
            [one] { $amount } vakje
           *[other] { $amount } vakjes
        } meer of minder lopen dan je hebt gegooid.
       *[no] { $from ->
            [card] Loop in je volgende zet { $amount ->
                [one] { $amount } vakje
               *[other] { $amount } vakjes
            }
           *[ability] Loop { $amount ->
                [one] { $amount } vakje
               *[other] { $amount } vakjes
            }
        } { $sign ->
            [gain] meer dan je gooit.
           *[loss] minder dan je gooit.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Loop andere spelers voorbij zonder te stoppen.
            [one] Loop { $count } andere speler voorbij zonder te stoppen.
           *[other] Loop { $count } andere spelers voorbij zonder te stoppen.
        }
       *[everyone] { $count ->
            [all] Deze beurt loop je spelers en Dooddoeners voorbij zonder te stoppen.
            [one] Loop { $count } speler of Dooddoener voorbij zonder te stoppen.
           *[other] Loop { $count } spelers of Dooddoeners voorbij zonder te stoppen.
        }
    }
hogwarts-effect-skip_next_roll = Gooi in je volgende beurt niet: blijf waar je bent.
hogwarts-effect-seeker =
    { $amount ->
        [one] Je Zoeker vliegt { $amount } vakje vooruit.
       *[other] Je Zoeker vliegt { $amount } vakjes vooruit.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] De andere Zoeker valt { $amount } vakje terug.
       *[other] De andere Zoeker valt { $amount } vakjes terug.
    }
hogwarts-effect-seeker_extra_die = Gooi nog een dobbelsteen en vlieg zo ver als die aangeeft.
hogwarts-effect-opp_heals = De tegenstander krijgt { $amount } LP.
hogwarts-effect-opp_shield = Zijn weerstand is { $amount } hoger.
hogwarts-effect-opp_grows = Elke klap kost { $amount } LP meer dan de vorige, hoogstens { $most } meer.
hogwarts-effect-opp_rests = De tegenstander slaat niet toe.
hogwarts-effect-opp_flees = De tegenstander vlucht.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] krijgt
       *[loss] verliest
    } { $amount } LP
hogwarts-does-points =
    { $sign ->
        [gain] krijgt
       *[loss] verliest
    } { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }
hogwarts-does-draw =
    trekt { $count } { $deck ->
        [behaviour] gedragskaart
        [fight] gevechtskaart
        [duel] duelkaart
        [event] gebeurteniskaart
        [book] boekkaart
        [potion] drankkaart
        [spell] spreukkaart
       *[quidditch] Zwerkbalkaart
    }{ $count ->
        [one] {""}
       *[other] en
    }
hogwarts-does-gain =
    neemt { $what ->
        [portkey]
            { $count ->
                [one] { $count } Viavia
               *[other] { $count } Viavia’s
            }
       *[floo]
            { $count ->
                [one] { $count } portie
               *[other] { $count } porties
            } Brandstof
    }
hogwarts-does-lose =
    levert { $what ->
        [portkey]
            { $count ->
                [one] { $count } Viavia
               *[other] { $count } Viavia’s
            }
       *[floo]
            { $count ->
                [one] { $count } portie
               *[other] { $count } porties
            } Brandstof
    } in
hogwarts-does-teleport = gaat meteen { $place }
hogwarts-does-steal =
    pakt { $what ->
        [item]
            { $count ->
                [one] { $count } voorwerp
               *[other] { $count } voorwerpen
            } naar keuze
       *[card]
            { $count ->
                [one] { $count } willekeurige kaart
               *[other] { $count } willekeurige kaarten
            }
    } af van een andere speler
hogwarts-does-swap_item = biedt een andere speler een eigen voorwerp aan in ruil voor een voorwerp van die speler
hogwarts-does-discard =
    legt { $count ->
        [all] alle eigen
       *[other]
            { $pick ->
                [random] { $count } willekeurige
               *[chosen] { $count }
            }
    } { $of ->
        [magic]
            { $count ->
                [all] spreuk- en drankkaart
               *[other] spreuk- of drankkaart
            }
        [book] boekkaart
        [spell] spreukkaart
        [potion] drankkaart
       *[any] handkaart
    }{ $count ->
        [one] {""}
       *[other] en
    } onder de stapels
hogwarts-does-move_bonus =
    { $either ->
        [yes] mag in de volgende zet
       *[no] loopt in de volgende zet
    } { $amount ->
        [one] { $amount } vakje
       *[other] { $amount } vakjes
    } { $either ->
        [yes] meer of minder lopen
       *[no]
            { $sign ->
                [gain] meer
               *[loss] minder
            }
    } dan gegooid
hogwarts-does-skip_next_roll = gooit in de volgende beurt niet en blijft staan
hogwarts-does-pass_card_right =
    geeft { $amount ->
        [one] { $amount } willekeurige kaart
       *[other] { $amount } willekeurige kaarten
    } aan de speler rechts

## What the registered functions do. $amount is their number.

hogwarts-special-summon_item = Neem een voorwerp dat hoogstens { $amount ->
        [one] { $amount } stap
       *[other] { $amount } stappen
    } van je af ligt; het telt als opgeraapt.
hogwarts-special-arrange_top = { $amount ->
        [one] Bekijk de bovenste kaart van een stapel en leg die terug.
       *[other] Bekijk de bovenste { $amount } kaarten van een stapel en leg ze terug in een volgorde naar keuze.
    }
hogwarts-special-escape = Vlucht uit het gevecht naar een vakje { $amount ->
        [one] { $amount } stap
       *[other] { $amount } stappen
    } verderop.
hogwarts-special-extra_turn = Je bent na deze beurt meteen nog een keer aan de beurt.
hogwarts-special-fly_out = Vlieg in plaats van te gooien naar een vakje naar keuze van de Wegisweg of de verre plaatsen; aan het einde van de beurt keer je terug.
hogwarts-special-carry_more = Je mag { $amount ->
        [one] { $amount } voorwerp
       *[other] { $amount } voorwerpen
    } meer per beurt oprapen.
hogwarts-special-shrug_off = Een kaart die hoogstens { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } zou kosten, kost jou niets.
hogwarts-special-soften_first_loss = Het verlies is { $amount } LP kleiner.
hogwarts-special-heal_better = Je krijgt { $amount } LP meer.
hogwarts-special-change_tower = Je mag eerst naar een toren, hoogstens { $amount ->
        [one] { $amount } stap
       *[other] { $amount } stappen
    } verderop.
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Geef { $amount } willekeurige kaart aan de speler rechts van je.
       *[other] Geef { $amount } willekeurige kaarten aan de speler rechts van je.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = naar een vakje naar keuze in het kasteel of op het terrein
hogwarts-destination-choice = naar een vakje naar keuze
hogwarts-destination-own_common_room =
    { $whom ->
        [one] naar de toren van de eigen afdeling
        [all] naar de toren van hun eigen afdeling
       *[you] naar de toren van je eigen afdeling
    }

## Frames around effects. $text is one or more sentences.

hogwarts-type-attack = Aanval: { $text }
hogwarts-type-defence = Verdediging: { $text }
hogwarts-type-start_of_turn = Aan het begin van je beurt: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Wie het laagst gooit,
        [highest_roll] Wie het hoogst gooit,
        [fewest_points] Wie de minste punten heeft,
        [most_points] Wie de meeste punten heeft,
       *[everybody] Iedereen
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , maar dat hoeft niet
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } doet dit{ $may ->
        [yes] , maar dat hoeft niet
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } en { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = naar { $name }
hogwarts-text-roll = Iedereen gooit een dobbelsteen. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Houd deze kaart: die telt als een Viavia.
       *[floo] Houd deze kaart: die telt als een portie Brandstof.
    }
hogwarts-text-book = Examen { $classroom }: { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }.
hogwarts-text-use-fight = In een gevecht: { $text }
hogwarts-text-use-turn = In je beurt: { $text }
hogwarts-text-opponent-values = { $hp } LP, weerstand { $resistance }.
hogwarts-text-opponent-reveal = Bij het omdraaien: { $text }
hogwarts-text-opponent-after_attack = Na elke aanval van jou: { $text }
hogwarts-text-opponent-before_attack = Vóór elke aanval van jou: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Immuun voor toverdranken.
       *[spell] Immuun voor spreuken.
    }
hogwarts-text-opponent-no_final_use = Eenmaal verslagen slaat deze tegenstander niet meer terug.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] In de eerste ronde: { $text }
        [odd] In de eerste, derde, vijfde … ronde: { $text }
        [even] In elke tweede ronde: { $text }
       *[all] In elke ronde: { $text }
    }
hogwarts-text-habit-shows = Voor elke { $shows } die je gooit: { $text }
hogwarts-text-habit-after = Na ronde { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Als je gooit om te lopen: { $text }
hogwarts-moment-roll-area = Als je zet in dit deel van het bord begint ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Eén keer per beurt, onderweg: { $text }
       *[none] Onderweg: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Op een drankvakje ook nog: { $text }
        [book] Op een boekvakje ook nog: { $text }
        [behaviour] Op een gedragsvakje ook nog: { $text }
        [event] Op een gebeurtenisvakje ook nog: { $text }
        [duel] Op een duelvakje ook nog: { $text }
       *[spell] Op een spreukvakje ook nog: { $text }
    }
hogwarts-moment-behaviour = Bij slecht gedrag: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Eén keer per gevecht, als je aanvalt: { $text }
       *[none] Als je aanvalt: { $text }
    }
hogwarts-moment-first_attack = Bij je eerste aanval in een gevecht: { $text }
hogwarts-moment-first_round = In de eerste ronde van een gevecht: { $text }
hogwarts-moment-attacking_first = In een gevecht dat jij begint: { $text }
hogwarts-moment-hits = { $hits ->
        [one] Eén keer per gevecht, na een aanval met minstens { $hits } treffer: { $text }
       *[other] Eén keer per gevecht, na een aanval met minstens { $hits } treffers: { $text }
    }
hogwarts-moment-loss = Bij het eerste verlies van LP in een gevecht: { $text }
hogwarts-moment-heal = Als een verdedigingskaart je geneest: { $text }
hogwarts-text-character-values = { $hp } LP, { $dice ->
        [one] { $dice } aanvalsdobbelsteen
       *[other] { $dice } aanvalsdobbelstenen
    }, weerstand { $resistance }.
hogwarts-text-character-cards = Kaarten bij het begin: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } boek
               *[other] { $count } boeken
            }
        [spell]
            { $count ->
                [one] { $count } spreuk
               *[other] { $count } spreuken
            }
       *[potion]
            { $count ->
                [one] { $count } toverdrank
               *[other] { $count } toverdranken
            }
    }
hogwarts-text-mission = { $place }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Neem mee: { $tokens }.
hogwarts-text-mission-needs = Volleerde tovenaars hebben ook nodig: { $needs }.
hogwarts-text-mission-opponent = Je tegenstander: { $name }, { $hp } LP.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $type ->
        [attack] aanvals
        [defence] verdedigings
        [heal] genees
       *[any] {""}
    }{ $deck ->
        [spell] { $count ->
            [one] spreuk
           *[other] spreuken
        }
        [potion] { $type ->
            [any] toverdrank
           *[attack] drank
        }{ $count ->
            [one] {""}
           *[other] en
        }
       *[any] { $count ->
            [one] kaart
           *[other] kaarten
        }
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] Hier ligt in het begin { $count } voorwerp.
       *[other] Hier liggen in het begin { $count } voorwerpen.
    }
hogwarts-text-field-floo = Bereikbaar vanuit een toren, met Brandstof.
hogwarts-text-field-portkey = Bereikbaar vanaf het Zwerkbalveld, met een Viavia.
hogwarts-text-field-exam = Hier kun je examen doen.
hogwarts-text-field-common_room = Leerlingenkamer: trek een kaart of stel een ruil voor.

## Houses and subjects

hogwarts-house-gryffindor = Griffoendor
hogwarts-house-hufflepuff = Huffelpuf
hogwarts-house-ravenclaw = Ravenklauw
hogwarts-house-slytherin = Zwadderich
hogwarts-subject-charms = Bezweringen
hogwarts-subject-transfiguration = Gedaanteverwisselingen
hogwarts-subject-defence = Verweer tegen de Zwarte Kunsten
hogwarts-subject-potions = Toverdranken
hogwarts-subject-herbology = Kruidenkunde
hogwarts-subject-creatures = Verzorging van Fabeldieren

## Fields

hogwarts-field-start = Start
    .flavour = Hutkoffer, uil, pad. Er is nu al iets vergeten.
hogwarts-field-signpost = Wegwijzer
    .flavour = Hij wijst overal tegelijk heen en bedoelt het goed.
hogwarts-field-banner = Banier van Zweinstein
    .flavour = Vier dieren, één doek, geen overeenstemming.
hogwarts-field-clock_tower = Klokkentoren
    .flavour = Loopt altijd gelijk. Niemand is dat hier gewend.
hogwarts-field-s01 = Druipende kloostergang
    .flavour = Elke druppel heeft een naam. Geen enkele luistert ernaar.
hogwarts-field-gryffindor_tower = Toren van Griffoendor
    .flavour = Het wachtwoord is vanochtend veranderd. Niemand heeft het je verteld.
hogwarts-field-s02 = Portrettenhoek
    .flavour = De dames in de lijsten hebben je cijfers gezien.
hogwarts-field-s03 = Harnassenzaal
    .flavour = Een van de harnassen heeft de hik.
hogwarts-field-s04 = Gang bij de lerarenkamer
    .flavour = Achter de deur veertig zuchten over je opstellen.
hogwarts-field-hufflepuff_tower = Toren van Huffelpuf
    .flavour = Het ruikt naar warm brood en andermans goede manieren.
hogwarts-field-s05 = Galerij van de lijfspreuken
    .flavour = ‘Kietel nooit …’ De rest is opgegeten.
hogwarts-field-s06 = Zitje bij het raam
    .flavour = Het mooiste uitzicht op het meer, de ergste tocht van het kasteel.
hogwarts-field-s07 = Prijzengang
    .flavour = Iemands grootvader was hier heel goed in.
hogwarts-field-astronomy_tower = Astronomietoren
    .flavour = Driehonderd treden. De sterren komen niet voor je naar beneden.
hogwarts-field-s08 = Overloop met sterrenkaart
    .flavour = Een kaart van de hele hemel, met thee op Neptunus.
hogwarts-field-charms_classroom = Bezweringen
    .flavour = Pas op voor de veren, en voor wat ze omhooghoudt.
hogwarts-field-s09 = Wandkleed met trollen
    .flavour = Een trol in tutu, met overtuiging geweven.
hogwarts-field-bell_tower = Beltoren
    .flavour = Hij luidt voor de les, nooit voor de lunch.
hogwarts-field-s10 = Gang met krakende planken
    .flavour = De derde plank verklikt je aan de conciërge.
hogwarts-field-hospital_wing = Ziekenzaal
    .flavour = Schone lakens, strenge regels, druiven.
hogwarts-field-s11 = Potpalmgang
    .flavour = De palm buigt naar voren als mensen fluisteren.
hogwarts-field-ravenclaw_tower = Toren van Ravenklauw
    .flavour = De klopper heeft een vraag. Hij heeft altijd een vraag.
hogwarts-field-s12 = Blauwe galerij
    .flavour = Alles is hier blauw, zelfs de smoesjes.
hogwarts-field-s13 = Spiegelzaal
    .flavour = Je spiegelbeeld is ook te laat voor Toverdranken.
hogwarts-field-dada_classroom = Verweer tegen de Zwarte Kunsten
    .flavour = Elk jaar een nieuwe leraar. Hecht je er niet aan.
hogwarts-field-north_tower = Noordertoren
    .flavour = Een zilveren ladder, en theeblaadjes die het er niet mee eens zijn.
hogwarts-field-s14 = Tochthoek
    .flavour = Hoeden gaan er hier vanzelf vandoor.
hogwarts-field-west_wing_3f = Westvleugel, derde verdieping
    .flavour = Verboden toegang. Achteraan aansluiten.
hogwarts-field-s15 = Bezemkast
    .flavour = Vol bezems. Meestal.
hogwarts-field-west_tower = Westertoren
    .flavour = Hier komen de uilen bijeen om over jou te praten.
hogwarts-field-s16 = Gang van de echo’s
    .flavour = Hier … ier … er …
hogwarts-field-transfiguration_classroom = Gedaanteverwisselingen
    .flavour = De kat op het bureau kijkt je werk na.
hogwarts-field-s17 = Leesnis
    .flavour = Hier heeft iemand zo lang gelezen dat er mos groeit.
hogwarts-field-slytherin_tower = Toren van Zwadderich
    .flavour = De muur wil weten wie je ouders zijn.
hogwarts-field-s18 = Bemoste gang
    .flavour = Zacht onder je voeten. Ooit was het een tapijt.
hogwarts-field-s19 = Druipende boog
    .flavour = Loop snel, of neem zeep mee.
hogwarts-field-owlery_tower = Uilentoren
    .flavour = Kijk omhoog, maar met je mond dicht.
hogwarts-field-s20 = Gang vol uilenveren
    .flavour = Dagelijks geveegd door wie de weddenschap verloor.
hogwarts-field-viaduct_bridge = Stenen viaduct
    .flavour = Niet naar beneden kijken. Iedereen kijkt naar beneden.
hogwarts-field-s21 = Trap van het poorthuis
    .flavour = Eenendertig treden omhoog, dertig omlaag.
hogwarts-field-s22 = Plank met gevonden voorwerpen
    .flavour = Elf linkerschoenen en één heel geduldige pad.
hogwarts-field-gate_tower = Poorttoren
    .flavour = Twee gevleugelde zwijnen, en geen van beide zag je binnensluipen.
hogwarts-field-s23 = Bankje van de conciërge
    .flavour = Nog warm. Hij kan niet ver zijn.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Grote Zaal
    .flavour = Het plafond meldt regen.
    .towards = naar de Grote Zaal
hogwarts-field-gh_s = Grote Zaal, zuiddeur
    .flavour = Het ruikt naar pudding. Moed houden.
hogwarts-field-gh_e = Grote Zaal, oostdeur
    .flavour = Gaat vanzelf open, op donderdag.
hogwarts-field-gh_n = Grote Zaal, noorddeur
    .flavour = Voor leraren en laatkomers. Jij bent een van de twee.
hogwarts-field-gh_w = Grote Zaal, westdeur
    .flavour = Vierhonderd lepels tegelijk.
hogwarts-field-grand_staircase = Grote trap
    .flavour = Hij brengt je ergens heen. Niet per se vandaag.
hogwarts-field-u01 = Overloop van de humeuren
    .flavour = De overloop pruilt. Loop zachtjes.
hogwarts-field-u02 = Rariteitenkabinet
    .flavour = Schud de hand alsjeblieft niet. Dat vindt hij fijn.
hogwarts-field-u03 = Duelgalerij
    .flavour = Schroeiplekken, gesorteerd op jaar.
hogwarts-field-dark_tower = Donkere toren
    .flavour = Iemand blaast hier steeds de fakkels uit. Er is niemand.
hogwarts-field-room_of_requirement = Kamer van Hoge Nood
    .flavour = Ze is precies wat je nodig hebt, en dat weet ze.
hogwarts-field-u04 = Lievelingshoek van Foppe
    .flavour = Hij is er niet. Dat baart je juist zorgen.
hogwarts-field-headmaster_tower = Toren van het schoolhoofd
    .flavour = Raad een snoepje. Welk dan ook.
hogwarts-field-dumbledores_office = Werkkamer van Perkamentus
    .flavour = De portretten doen alsof ze slapen.
hogwarts-field-u05 = Ketelmagazijn
    .flavour = Gedeukt, gesmolten of behekst: neem er een.
hogwarts-field-u06 = Nis van de waterspuwer
    .flavour = Hij bewoog. Nee. Jawel.
hogwarts-field-divination_tower = Toren voor Waarzeggerij
    .flavour = Je zou hier toch komen. Ze wist het.
hogwarts-field-u07 = Gang van de klassenoudsten
    .flavour = De badkamer aan het eind heeft honderd kranen. Kijken mag.
hogwarts-field-library_tower = Bibliotheektoren
    .flavour = Hier komen de boeken een luchtje scheppen.
hogwarts-field-library = Bibliotheek
    .flavour = Sst.
hogwarts-field-restricted_section = Verboden Afdeling
    .flavour = Het boek gilt maar één keer. Eén keer is genoeg.
hogwarts-field-u08 = Karretje met teruggebrachte boeken
    .flavour = Een ervan heeft de andere gebeten.
hogwarts-field-dungeon_stairs = Kerkertrap
    .flavour = Elke tree is kouder dan de vorige, en vochtiger.
hogwarts-field-kitchens = Keukens
    .flavour = Kietel de peer, vertrek met taart.
hogwarts-field-d01 = Gang met glazen potten
    .flavour = In de derde pot heeft iets gezwaaid.
hogwarts-field-potions_classroom = Toverdranken
    .flavour = Roeren. Niet ademen. Niet zo hard denken.
hogwarts-field-snapes_office = Werkkamer van Sneep
    .flavour = Hij staat achter je.
    .towards = naar de werkkamer van Sneep
hogwarts-field-d02 = Deur van de provisiekamer
    .flavour = Op slot voor jouw soort. Ruikt goddelijk.
hogwarts-field-d03 = Gewelf van de voetstappen
    .flavour = Je hoort jezelf twee keer lopen.
hogwarts-field-south_tower = Zuidertoren
    .flavour = De enige toren met zon. De katten hebben hem ingepikt.
hogwarts-field-d04 = Groen verlichte gang
    .flavour = Het licht komt uit het meer, en iets kijkt mee naar binnen.
hogwarts-field-d05 = Ondergelopen kruising
    .flavour = Neem een boot mee, of een lange vriend.
hogwarts-field-myrtles_bathroom = Toilet van Jammerende Jenny
    .flavour = Ze heeft gehoord wat je over haar zei.
hogwarts-field-chamber_of_secrets = Geheime Kamer
    .flavour = Voeten vegen. Het zijn vooral botten.
hogwarts-field-d06 = Oude buis
    .flavour = Hier woonde ooit iets groots. Ooit?
hogwarts-field-wooden_bridge = Overdekte houten brug
    .flavour = Ze kraakt in drie talen.
hogwarts-field-g01 = Steencirkel
    .flavour = Ouder dan de school, en beter opgevoed.
hogwarts-field-g02 = Kruidenhelling
    .flavour = Het ruikt naar avondeten, en een beetje naar niezen.
hogwarts-field-hagrids_hut = Hagrids huisje
    .flavour = Klop aan, en zet je schrap voor de hond.
hogwarts-field-care_classroom = Verzorging van Fabeldieren
    .flavour = Vandaag: iets met te veel uiteinden.
hogwarts-field-forbidden_forest = Verboden Bos
    .flavour = De bomen hebben je geteld toen je binnenkwam.
hogwarts-field-g03 = Vertrapte wei
    .flavour = Wat dit ook was, het draagt maat tweehonderd.
hogwarts-field-g04 = Omgevallen boom
    .flavour = Gevallen in een storm, of in een ruzie.
hogwarts-field-g05 = Bosrand
    .flavour = Nog één stap en het is geen wandeling meer.
hogwarts-field-black_lake = Zwarte Meer
    .flavour = De inktvis is aardig. De rest heeft honger.
hogwarts-field-whomping_willow = Beukwilg
    .flavour = Hier niet parkeren, alstublieft.
hogwarts-field-herbology_classroom = Kruidenkunde
    .flavour = Geef water voordat ze je opmerken.
hogwarts-field-g07 = Pad langs de kassen
    .flavour = Het grind knerpt. Nog iets knerpt.
hogwarts-field-g06 = Aanlegsteiger
    .flavour = Eerstejaars worden hier nat. Dat is traditie.
hogwarts-field-training_tower = Trainingstoren
    .flavour = Ridders van stro, echte blauwe plekken.
hogwarts-field-g08 = Kleedkamers
    .flavour = Zeven haken, zes gewaden, één zenuwachtige Zoeker.
hogwarts-field-viaduct_tower = Viaducttoren
    .flavour = Van hier zie je precies wie te laat is.
hogwarts-field-quidditch_pitch = Zwerkbalveld
    .flavour = Gras, roem en kromme neuzen.
hogwarts-field-g09 = Picknickveld
    .flavour = Eerst de jam, dan de wespen.
hogwarts-field-one_eyed_witch = Eenogige Heks
    .flavour = Haar bult heeft een uitgang.
hogwarts-field-honeydukes = Zacharinus’ Zoetwarenhuis
    .flavour = Tanden graag buiten laten.
hogwarts-field-high_street = Hoofdstraat van Zweinsveld
    .flavour = Alles waar je voor gespaard hebt, in één keer.
    .towards = naar de Hoofdstraat van Zweinsveld
hogwarts-field-hogs_head = De Zwijnskop
    .flavour = De glazen worden met de geit afgedroogd.
hogwarts-field-shack_lane = Weggetje naar het Krot
    .flavour = Hier hebben zelfs de heggen haast.
hogwarts-field-shrieking_shack = Krijsende Krot
    .flavour = Het is stil de laatste tijd. De mensen missen het.
hogwarts-field-leaky_cauldron = De Lekke Ketel
    .flavour = Soep van de dag: die van gisteren.
hogwarts-field-a1 = Etalage met gewaden
    .flavour = Jouw maat, in drie kleuren waar je uit groeit.
hogwarts-field-a2 = Uilenboetiek
    .flavour = Een ervan heeft al gekozen. Staar terug.
hogwarts-field-a3 = Tweedehands boekenkraam
    .flavour = Vol antwoorden van andere mensen.
hogwarts-field-gringotts_steps = Trap van Goudgrijp
    .flavour = De kobold bovenaan heeft je geld al geteld.
hogwarts-field-gringotts = Goudgrijp
    .flavour = Alles heeft hier een nummer, jij ook.
hogwarts-field-b1 = Flessenverkoper
    .flavour = Nergens een etiket, om juridische redenen.
hogwarts-field-b2 = Kelderluik
    .flavour = Het ging een beetje open toen je langskwam.
hogwarts-field-b3 = Hangplek
    .flavour = Je hangt rond. Het is opgevallen.
hogwarts-field-borgin_and_burkes = Odius & Oorlof
    .flavour = Raak het aan en het is van jou. De vloek ook.
hogwarts-field-k1 = Achterafstraatje
    .flavour = Niemand is hier ooit met opzet geweest.
hogwarts-field-c1 = IJssalon
    .flavour = Elf smaken, en een ervan spreekt de waarheid.
hogwarts-field-flourish_and_blotts = Klieder & Vlek
    .flavour = De bijtende boeken zitten in de kooi. De verkoper ook.
hogwarts-field-c3 = Druk plein
    .flavour = Ellebogen, uilen en een tante die je kent.
hogwarts-field-ollivanders = Olivander
    .flavour = Negenduizend doosjes, en één ervan neuriet.
hogwarts-field-ministry_of_magic = Ministerie van Toverkunst
    .flavour = Trek een nummer. Ga zitten. Blijf tien jaar.
hogwarts-field-hall_of_prophecy = Hal der Profetieën
    .flavour = Dit kan allemaal nog gebeuren. Niet niezen.
hogwarts-field-the_burrow = Het Nest
    .flavour = Aan tafel is altijd plaats voor nog één.
hogwarts-field-grimmauld_place = Grimboudplein 12
    .flavour = Het portret in de hal wil je spreken. Luid.
hogwarts-field-godrics_hollow = Goderics Eind
    .flavour = Een stil dorp met een lang geheugen.
hogwarts-field-malfoy_manor = Villa Malfidus
    .flavour = Witte pauwen. Ze melden alles.
hogwarts-field-azkaban = Azkaban
    .flavour = Geen bezoek, geen post, geen pudding.
hogwarts-field-graveyard = Kerkhof van Havermouth
    .flavour = Iemand heeft hier gegraven, en niet naar een schat.

## Characters

hogwarts-character-harry_potter = Harry Potter
    .flavour = Zoekt nooit problemen. Hoeft ook niet.
hogwarts-character-hermione_granger = Hermelien Griffel
    .flavour = Ze heeft de regels van dit spel gelezen. Twee keer.
hogwarts-character-ron_weasley = Ron Wemel
    .flavour = Dapper met een lege maag, dapperder met een volle.
hogwarts-character-luna_lovegood = Loena Leeflang
    .flavour = Ziet wat er is, en wat er nog niet is.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Al in de lucht als anderen nog poetsen.
hogwarts-character-cedric_diggory = Carlo Kannewasser
    .flavour = Van hem verliezen is bijna een compliment.
hogwarts-character-neville_longbottom = Marcel Lubbermans
    .flavour = Zijn pad kwijt, zijn moed gevonden.
hogwarts-character-draco_malfoy = Draco Malfidus
    .flavour = Zijn schoenen kosten meer dan jouw bezem. En dat laat hij je weten.
hogwarts-character-lucius_malfoy = Lucius Malfidus
    .flavour = Hij heeft de vloer betaald waarop je staat.
hogwarts-character-bellatrix_lestrange = Bellatrix van Detta
    .flavour = Ze vermaakt zich kostelijk.
hogwarts-character-barty_crouch_jr = Barto Krenck junior
    .flavour = Kan iedereen zijn. Was dat ook, een jaar lang.
hogwarts-character-antonin_dolohov = Antonin Dolochov
    .flavour = Zegt weinig. Zijn stok zegt de rest.
hogwarts-character-fenrir_greyback = Fenrir Vaalhaar
    .flavour = Geen ochtendmens. Bij volle maan helemaal geen mens.
hogwarts-character-corban_yaxley = Corban Jeegers
    .flavour = Hij kent je verdieping, je kantoor en je neef.
hogwarts-character-peter_pettigrew = Peter Pippeling
    .flavour = Staat altijd achter de sterkste, en iets lager.
hogwarts-character-lord_voldemort = Heer Voldemort
    .flavour = De naam doet je niets. Het is de rest.

## Item tokens

hogwarts-token-elder_wand = Zegevlier
    .flavour = Onverslagen. Vraag het zijn laatste eigenaars.
hogwarts-token-gryffindor_sword = Zwaard van Griffoendor
    .flavour = Komt naar wie het verdient, meestal uit een hoed.
hogwarts-token-resurrection_stone = Steen van Wederkeer
    .flavour = Hij leent je gezelschap, geen leven.
hogwarts-token-invisibility_cloak = Onzichtbaarheidsmantel
    .flavour = Verbergt alles behalve je voetsporen.
hogwarts-token-time_turner = Tijdverdrijver
    .flavour = Een uur erbij, en twee keer zo moe.
hogwarts-token-buckbeak = Scheurbek
    .flavour = Eerst buigen. Dan oppassen voor de snavel.
hogwarts-token-basilisk_fang = Slagtand van de Basilisk
    .flavour = Druipt nog. Niet geschikt als boekenlegger.
hogwarts-token-riddle_diary = Dagboek van Marten Vilijn
    .flavour = Het schrijft terug. In een mooier handschrift.
hogwarts-token-gaunt_ring = Ring van Asmodom Mergel
    .flavour = Een erfstuk dat de erfgenaam bijt.
hogwarts-token-hufflepuff_cup = Beker van Huffelpuf
    .flavour = Overleefde duizend diners en één slechte gast.
hogwarts-token-slytherin_locket = Medaillon van Zwadderich
    .flavour = Niet in bed dragen.
hogwarts-token-ravenclaw_diadem = Diadeem van Ravenklauw
    .flavour = Maakt wijzen wijzer, en ijdelen krijgen jeuk.
hogwarts-token-nagini = Nagini
    .flavour = Ze houdt van warme plekjes en koude plannen.
hogwarts-token-cauldron = Ketel
    .flavour = Groot genoeg voor een man. Dat is het probleem.
hogwarts-token-fathers_bone = Bot van de vader
    .flavour = Geleend zonder te vragen.
hogwarts-token-wormtails_hand = Hand van Wormstaart
    .flavour = Een cadeau van zijn meester. Hij knijpt terug.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Hij wilde nooit een ingrediënt zijn.
hogwarts-token-enchanted_flute = Betoverde fluit
    .flavour = Speelt vanzelf, en alleen slaapliedjes.
hogwarts-token-winged_key = Gevleugelde sleutel
    .flavour = Vang hem voordat de andere leren bijten.
hogwarts-token-philosophers_stone = Steen der Wijzen
    .flavour = Iedereen wil hem. Wie hem had, gaf hem weg.
hogwarts-token-mirror_of_erised = Spiegel van Neregeb
    .flavour = Blijf niet lang. Je ziet er te gelukkig in uit.
hogwarts-token-marauders_map = Sluipwegwijzer
    .flavour = Hij weet waar je bent, en is niet onder de indruk.
hogwarts-token-mandrake = Mandragora
    .flavour = Slaapt. Houden zo.
hogwarts-token-golden_egg = Gouden ei
    .flavour = Onder water openen, of helemaal niet.
hogwarts-token-gillyweed = Kieuwwier
    .flavour = Smaakt naar oude vijver, en straks hoor je daar thuis.
hogwarts-token-triwizard_cup = Toverschooltrofee
    .flavour = Blinkt als een prijs, reist als een val.
hogwarts-token-prophecy_orb = Bol met de profetie
    .flavour = Iemands toekomst. Niet schudden.
hogwarts-token-two_way_mirror = Dubbelspiegel
    .flavour = Zeg de naam. Misschien antwoordt er iemand.
hogwarts-token-deluminator = Uitsteker
    .flavour = Klik: donker. Klik: de weg naar huis.
hogwarts-token-princes_book = Boek van de Halfbloed Prins
    .flavour = De kantlijn is beter dan het boek.

## Missions

hogwarts-mission-tame_the_dog = Tem de driekoppige hond
    .flavour = Drie koppen, drie keer trek, één slaapliedje. Stop niet met spelen om voor jezelf te klappen.
hogwarts-mission-snare_and_key = Kom door de Duivelsstrik bij de sleutel
    .flavour = Bij Kruidenkunde zei iemand: gewoon ontspannen. Bij Kruidenkunde werd niemand fijngeknepen.
hogwarts-mission-find_the_stone = Vind de Steen der Wijzen
    .flavour = Die tulband was nooit een modekeuze.
hogwarts-mission-stop_the_troll = Stop de bergtrol
    .flavour = Bijna vier meter lang, één hersencel, en hij staat in het meisjestoilet.
hogwarts-mission-slay_the_basilisk = Versla de Basilisk
    .flavour = Ogen dicht, zwaard trekken en slaan waar het sist.
hogwarts-mission-destroy_the_diary = Vernietig het dagboek
    .flavour = Aan een dagboek dat terugpraat, vertrouw je je huiswerk niet toe.
hogwarts-mission-escape_the_spiders = Ontsnap aan de reuzenspinnen
    .flavour = Ze hebben al hun neven en nichten te eten gevraagd. Het eten ben jij.
hogwarts-mission-drive_off_the_dementors = Verjaag de Dementors
    .flavour = Denk aan iets fijns. Nee, fijner dan de pudding van donderdag.
hogwarts-mission-unmask_the_rat = Ontmasker de rat
    .flavour = Twaalf jaar oud, één teen te weinig en altijd een en al oor: een raar huisdier.
hogwarts-mission-free_the_hippogriff = Bevrijd de Hippogrief
    .flavour = Eerst buigen, dan losmaken, en het nooit aan de minister uitleggen.
hogwarts-mission-snatch_the_egg = Gris het gouden ei weg
    .flavour = De moeder bestaat uit negen ton slecht humeur, en ze kan tot één tellen.
hogwarts-mission-rescue_from_the_lake = Red een vriend uit het meer
    .flavour = Een uur onder water, inclusief kieuwen, exclusief handdoek.
hogwarts-mission-win_the_cup = Win het Toverschool Toernooi
    .flavour = De heggen zijn vanochtend gesnoeid. Ze vonden het niet leuk.
hogwarts-mission-survive_the_rebirth = Overleef de wedergeboorte
    .flavour = De slechtste soep uit de geschiedenis van de ketel is bijna klaar.
hogwarts-mission-found_the_army = Richt het geheime leger op
    .flavour = Een studiegroepje, professor. We studeren bukken.
hogwarts-mission-save_the_guard = Red de wachter op het Ministerie
    .flavour = Nachtdienst op de negende: rustig, saai, en ineens heeft het schubben.
hogwarts-mission-escape_from_azkaban = Ontsnapping uit Azkaban
    .flavour = Niemand heeft dit hotel ooit een goede recensie gegeven.
hogwarts-mission-reclaim_the_prophecy = Haal de profetie terug
    .flavour = Rij zevenennegentig. Niet aanraken a.u.b. Niet laten vallen a.u.b. Rennen a.u.b.
hogwarts-mission-duel_in_the_ministry = Duel op het Ministerie
    .flavour = De fontein was duur. Was.
hogwarts-mission-calm_the_giant = Kalmeer de reus
    .flavour = Hij wil je alleen maar knuffelen. Dat is nu net het probleem.
hogwarts-mission-destroy_the_ring = Vernietig de ring
    .flavour = Hij staat elke vinger goed, en daarna houdt hij de hand.
hogwarts-mission-destroy_the_locket = Vernietig het medaillon
    .flavour = Wie het draagt, krijgt ruzie. Bij Ron heeft nog niemand verschil gemerkt.
hogwarts-mission-destroy_the_goblet = Vernietig de beker van Huffelpuf
    .flavour = Alles in deze kluis verdubbelt als je het aanraakt. Niet niezen.
hogwarts-mission-destroy_the_diadem = Vernietig de diadeem
    .flavour = Duizend jaar verstopte rommel, en één kroontje dat slimmer is dan jij.
hogwarts-mission-slay_the_snake = Versla de slang
    .flavour = Haar meester neemt haar overal mee naartoe. Zelfs naar veldslagen. Juist naar veldslagen.
hogwarts-mission-mend_the_cabinet = Sluit de Verdwijnkast
    .flavour = Tweedehands meubel, één zuinige eigenaar, uitgang in een ander gebouw.
hogwarts-mission-master_the_wand = Bedwing de Zegevlier
    .flavour = Hij heeft elk duel gewonnen en elke eigenaar verloren.
hogwarts-mission-turn_the_stone = Roep de doden terug
    .flavour = Draai hem drie keer om, en wees dapper, wie er ook komt.
hogwarts-mission-trap_in_the_village = Ontsnap aan de valstrik in het dorp
    .flavour = Het oude dametje zegt niets, knippert nooit en heeft voor één persoon gedekt.
hogwarts-mission-defeat_the_dark_lord = Versla de Heer van het Duister
    .flavour = Alles wat je dit jaar hebt geleerd, past in één woord en één zwiep.

## Fight cards

hogwarts-fight-fluffy = Pluisje
    .flavour = Twee koppen slapen, de derde houdt de stand bij.
hogwarts-fight-devils_snare = Duivelsstrik
    .flavour = Hij is niet boos. Hij is gewoon dol op enkels.
hogwarts-fight-professor_quirrell = Professor Krinkel
    .flavour = Voor de klas stottert hij, achter zijn rug spreekt hij vloeiend.
hogwarts-fight-mountain_troll = Bergtrol
    .flavour = Hij denkt maar één ding tegelijk. Ren tussen twee gedachten door.
hogwarts-fight-basilisk = Basilisk
    .flavour = Blikken kunnen doden. Deze staat in het lesprogramma.
hogwarts-fight-tom_riddle = Marten Vilijn
    .flavour = Hoofdmonitor, modelleerling, herinnering met plannen.
hogwarts-fight-aragog = Aragog
    .flavour = Een vriend van een vriend, met acht knieën en nul genade.
hogwarts-fight-dementors = Dementors
    .flavour = IJsbloemen op het raam, en niemand weet de mop nog.
hogwarts-fight-the_rat = Peter Pippeling
    .flavour = Hij knaagt liever door je bagage dan dat hij je aankijkt.
hogwarts-fight-executioner = De beul
    .flavour = Eerst leest hij het hele vonnis voor, met komma’s. Dan houdt hij op met lezen.
hogwarts-fight-hungarian_horntail = Hongaarse Hoornstaart
    .flavour = Stekels van voren, stekels van achteren, vuur in het midden.
hogwarts-fight-grindylows = Wierlingen
    .flavour = Kleine groene vingertjes die nooit hebben leren loslaten.
hogwarts-fight-false_professor = Barto Krenck junior
    .flavour = Drinkt alleen uit zijn eigen heupfles, en nu ook uit de jouwe.
hogwarts-fight-reborn_dark_lord = De herboren Heer van het Duister
    .flavour = Eerste dag terug op het werk, en meteen een vergadering.
hogwarts-fight-high_inquisitor = Dorothea Omber
    .flavour = Ze glimlacht, ze kucht twee keer, en dan schrijft ze je op.
hogwarts-fight-giant_snake = De slang in de gang
    .flavour = De tocht onder de deur had nog nooit tanden.
hogwarts-fight-azkaban_guard = Bewaker van Azkaban
    .flavour = Hij verzamelt gelukkige herinneringen en brengt er nooit een terug.
hogwarts-fight-masked_lord = Lucius Malfidus
    .flavour = Zelfs zijn masker kijkt op mensen neer.
hogwarts-fight-mad_cousin = Bellatrix van Detta
    .flavour = Eerst hoor je haar lachen. Daarna hoor je niet zo goed meer.
hogwarts-fight-grawp = Groemp
    .flavour = Spreuken kietelen. Hij houdt van kietelen. De bomen lijden.
hogwarts-fight-curse_of_the_ring = Vloek van de ring
    .flavour = Het begon met jeuk. Zulke dingen beginnen altijd met jeuk.
hogwarts-fight-the_locket = Het medaillon
    .flavour = Het gaat open, het fluistert, en het kent je rapporten.
hogwarts-fight-vault_dragon = Draak van de kluizen
    .flavour = Half blind, helemaal woest, en hij wordt betaald in herrie.
hogwarts-fight-runaway_fire = Het losgebroken vuur van Korzel
    .flavour = Hij wist hoe je het aansteekt. Verder ging het plan niet.
hogwarts-fight-the_serpent = Nagini
    .flavour = Bijna vier meter trouw aan de verkeerde vriend.
hogwarts-fight-nervous_prefect = Draco Malfidus
    .flavour = Hij kijkt steeds naar de deur. Vroeg of laat neemt hij die.
hogwarts-fight-lady_of_the_manor = Bellatrix in de villa
    .flavour = De kroonluchter is een erfstuk. Denk om je hoofd.
hogwarts-fight-snatchers = Bloedhonden
    .flavour = Betaald per hoofd, en niet goed in tellen.
hogwarts-fight-old_lady_in_the_village = De valse Mathilda
    .flavour = Er is iets vreemds met haar nek. Er zit iets in haar nek.
hogwarts-fight-dark_lord = Heer Voldemort
    .flavour = Geen neus, geen vrienden, geen twijfels.

## Duel cards

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Altijd dezelfde spreuk, en hij werkt altijd.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Ze heeft vorige week al over dit duel gelezen.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Zijn toverstok hangt met plakband aan elkaar, dus niemand weet wie er geraakt wordt. Hij ook niet.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Eerst biedt ze je een radijsje aan. Het helpt. Dan wordt het vreemd.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Ze heeft kleinere dingen gevangen dan jij, in de regen.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Hij laat je voorgaan. Het helpt niet.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Bij elke treffer zegt hij sorry. Hij zegt heel vaak sorry.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Zijn vader zal hiervan horen. Zijn vader hoort alles.
hogwarts-duel-vincent_crabbe = Vincent Korzel
    .flavour = Hij gaat op je voet staan, en pas daarna gelden de regels.
hogwarts-duel-gregory_goyle = Karel Kwast
    .flavour = Raakt wat hij ziet. Ziet wat eetbaar is.
hogwarts-duel-pansy_parkinson = Patty Park
    .flavour = Haar scherpste wapen is wat ze bij de lunch zegt.
hogwarts-duel-ginny_weasley = Ginny Wemel
    .flavour = Zes grote broers hebben haar alles geleerd. Geen van hen durft nog in de buurt te komen.

## Spells

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = Je toverstok, alsjeblieft. Dank je. O, hij is in de soep gevlogen.
hogwarts-spell-stupefy = Paralitis
    .flavour = De snelste weg naar een stil klaslokaal.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Een uitstekende houding voor iedereen, of ze nu willen of niet.
hogwarts-spell-incendio = Incendio
    .flavour = Verwarmt de kamer, het hart en de mouw van wie ernaast staat.
hogwarts-spell-reducto = Reducto
    .flavour = De muur stond in de weg. Nu is de muur overal.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = In de kantlijn geschreven, voor vijanden. Leraren lezen ook kantlijnen.
hogwarts-spell-fiendfyre = Duivelsvuur
    .flavour = Makkelijk aan te steken, onmogelijk weer naar huis te krijgen.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Het gaat erom hoe je het uitspreekt, zoals je nog wel te horen krijgt.
hogwarts-spell-protego = Protego
    .flavour = Een schild zo groot als je zelfvertrouwen.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Zilver, warm, en in jouw geval waarschijnlijk een otter.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Genoeg, zegt de toverstok, en zelfs de ketel houdt op met zingen.
hogwarts-spell-episkey = Episkey
    .flavour = Neuzen, lippen en gekrenkte trots, met één klik geheeld.
hogwarts-spell-alohomora = Alohomora
    .flavour = Geen deur blijft dicht voor wie beleefd is. Of voor wie snel is.
hogwarts-spell-accio = Accio
    .flavour = Roep wat je wilt hebben, en buk.
hogwarts-spell-obliviate = Amnesia Completa
    .flavour = Waar hadden we het ook alweer over?
hogwarts-spell-lumos = Lumos
    .flavour = De beste spreuk tegen het donker, en tegen wat je daarin dacht te zien.

## Potions

hogwarts-potion-polyjuice_potion = Wisseldrank
    .flavour = Een uur lang iemand anders. Zo smaakt het ook.
hogwarts-potion-invigoration_draught = Opwekkende drank
    .flavour = Je zou de Astronomietoren op kunnen rennen. Twee keer. Achteruit. Gillend.
hogwarts-potion-ageing_potion = Verouderingsdrank
    .flavour = Ze vroegen om respect. Ze kregen een baard tot aan hun knieën.
hogwarts-potion-swelling_solution = Zweldrank
    .flavour = Drie druppels op de neus, en niemand kijkt er nog langs.
hogwarts-potion-shrinking_solution = Krimpdrank
    .flavour = De vijand is nu zo groot als een pad. Zijn moed ook.
hogwarts-potion-draught_of_living_death = Drank van de Levende Dood
    .flavour = Een heel goede nacht. Een minder goede morgen.
hogwarts-potion-madam_pomfreys_draught = Drankje van madame Plijster
    .flavour = Het hoort zo te smaken, lieverd. Anders kwam je nog voor je plezier.
hogwarts-potion-wiggenweld_potion = Wiggenweldbrouwsel
    .flavour = Groen, dik, behulpzaam: net als de kikker die het heeft getest.
hogwarts-potion-pepperup_potion = Peperpepdrank
    .flavour = Stoom uit beide oren betekent dat het werkt.
hogwarts-potion-antidote = Tegengif voor gewone vergiften
    .flavour = Bij twijfel een steen uit de maag van een geit.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Eén middag lang gaan alle trappen jouw kant op.

## Books

hogwarts-book-levitate_your_luggage = Laat je bagage zweven
    .author = Petunia Pluimvoet
    .flavour = Hoofdstuk één: je hutkoffer. Hoofdstuk twee: bukken.
hogwarts-book-cheering_for_beginners = Opvrolijken voor beginners
    .author = Felicia Grijns
    .flavour = De lezer niet twee keer opvrolijken; zie het hoofdstuk over de hik.
hogwarts-book-ninety_nine_knots = Negenennegentig knopen en hoe je ze losmaakt
    .author = Barnabas Warboel
    .flavour = De laatste bladzijde zit dichtgeknoopt.
hogwarts-book-locks_that_laugh = Sloten die je uitlachen
    .author = Griselda Sleutelgat
    .flavour = Hoofdstuk één opent hoofdstuk twee, als je het lief vraagt.
hogwarts-book-charm_them_all = Betover ze allemaal
    .author = Ambrosius Zilvertong
    .flavour = Je zult dit boek verrukkelijk vinden. Je hebt geen keus.
hogwarts-book-teapots_and_tortoises = Van theepot tot schildpad
    .author = Wilhelmina Schild
    .flavour = Fluit hij nog, begin dan opnieuw.
hogwarts-book-mostly_human_again = Grotendeels weer mens
    .author = Rufus Snorhaar
    .flavour = Een troost voor iedereen die de staart heeft gehouden.
hogwarts-book-matches_to_needles = Duizend lucifers, duizend naalden
    .author = Thaddeus Prik
    .flavour = Bladzijde na bladzijde dezelfde lucifer.
hogwarts-book-the_patient_hedgehog = De geduldige egel
    .author = Philomena Kussen
    .flavour = Verteld door het speldenkussen.
hogwarts-book-be_a_beetle_discreetly = Wees een kever, maar discreet
    .author = Anoniem, op de vensterbank
    .flavour = Het Ministerie raadt dit boek af en wil graag weten wie het heeft.
hogwarts-book-gadding_with_ghouls = Gezwier met Ghouls
    .author = Gladianus Smalhart
    .flavour = Driehonderd bladzijden, met op elke een portret van de schrijver.
hogwarts-book-trolls_at_tea_time = Trollen op de thee
    .author = Bertram Knuppel
    .flavour = Een etiquetteboek voor een van de twee partijen.
hogwarts-book-run_first_ask_later = Eerst rennen, dan vragen
    .author = Sergeant Ida Rap
    .flavour = Het praktische deel heeft geen bladzijden, alleen een deur.
hogwarts-book-boggarts_on_the_couch = Boemannen op de divan
    .author = Heler Sigmund Schaduw
    .flavour = En waar doet die kast u aan denken?
hogwarts-book-stand_behind_the_headmaster = Ga achter het schoolhoofd staan
    .author = Enkele overlevenden
    .flavour = Het kortste en beste boek dat ooit over dit onderwerp is geschreven.
hogwarts-book-stir_anticlockwise = Linksom roeren, rechtsom denken
    .author = Cornelia Pollepel
    .flavour = Het register staat op zijn kop, expres.
hogwarts-book-one_hundred_stains = Honderd vlekken en hun oorzaken
    .author = Ethel Schort
    .flavour = Nummer eenenveertig zit op het omslag. Kom niet aan nummer eenenveertig.
hogwarts-book-magical_drafts_and_potions = Toverdranken en Magische Brouwsels
    .author = Arsenius Grein
    .flavour = Waar het spannend wordt, plakken de bladzijden aan elkaar.
hogwarts-book-antidotes_in_time = Tegengif, maar dan op tijd
    .author = Hector Haast
    .flavour = Heb je haast, lees dan van achteren naar voren.
hogwarts-book-the_bottled_breakfast = Ontbijt uit een flesje
    .author = Madame Aftreksel
    .flavour = Pap per druppel, spek per vingerhoed.
hogwarts-book-weeds_that_wander = Onkruid op reis
    .author = Basiel Schoffel
    .flavour = Voor het laatst gezien op de tuinafdeling.
hogwarts-book-gloves_will_not_help = Handschoenen helpen niet
    .author = Primula Netel
    .flavour = Voorwoord, twee hoofdstukken, ziekenhuis.
hogwarts-book-mandrakes_and_manners = Mandragora’s en manieren
    .author = Olijfje Oorwarmer
    .flavour = Hoe je een gillende wortel welterusten wenst.
hogwarts-book-the_polite_gardener = De beleefde tuinman
    .author = Varen Prieel
    .flavour = Vraag het voor je snoeit. Ze onthouden alles.
hogwarts-book-plants_that_plot = Planten met plannen
    .author = Klim Op
    .flavour = Gedrukt op papier. De planten weten het.
hogwarts-book-counting_your_fingers = Tel je vingers
    .author = Links Stomp
    .flavour = Een inleiding voor wie er nog tien heeft.
hogwarts-book-flobberworms_a_love_story = Flubberwurmen, een liefdesverhaal
    .author = Mildred Traag
    .flavour = Er gebeurt niets, maar wel heel teder.
hogwarts-book-how_to_bow_to_a_hippogriff = Buigen voor een Hippogrief
    .author = Heer Lancelot Laag
    .flavour = Lager. Nog lager. En nu niet knipperen.
hogwarts-book-it_only_wants_to_play = Hij wil alleen maar spelen
    .author = R. Hagrid (met verband)
    .flavour = Het boek blaft als je het weglegt.
hogwarts-book-dragons_at_home = Draken in huis
    .author = Sintel As
    .flavour = Alleen verkrijgbaar in asbest.

## Behaviour cards

hogwarts-behaviour-floo_powder = Brandstof
    .flavour = Spreek duidelijk, houd je ellebogen in, en nies vooral niet midden in ‘Wegisweg’.
hogwarts-behaviour-horace_slughorn = Hildebrand Slakhoorn
    .flavour = Hij heeft je op zijn plank gezet. Er is gekonfijte ananas.
hogwarts-behaviour-swish_and_flick = Zwiepen en tikken
    .flavour = Professor Banning viel van blijdschap van zijn stapel boeken.
hogwarts-behaviour-earmuffs_on = Oorwarmers op
    .flavour = De enige in de kas die nog bij bewustzijn is.
hogwarts-behaviour-whispered_in_the_library = Gefluisterd in de bibliotheek
    .flavour = Madame Rommella knipperde bijna vriendelijk met haar ogen.
hogwarts-behaviour-almost_a_smile = Bijna een glimlach
    .flavour = Een van professor Anderlings mondhoeken bewoog. Er zijn getuigen.
hogwarts-behaviour-rock_cake_eaten = Hagrids rotscake opgegeten
    .flavour = Beleefdheid heeft een prijs, en die prijs is een kies.
hogwarts-behaviour-owl_fed = Andermans uil gevoerd
    .flavour = Hij kwam terug met een bedankpakketje. Met wat roet eraan.
hogwarts-behaviour-gobstones_club = Lid van de Fluimstenenclub
    .flavour = Alle vier de andere leden zijn dolblij, en ze willen ruilen.
hogwarts-behaviour-chocolate_shared = Je chocola gedeeld
    .flavour = Professor Lupos vindt het prachtig. Hij heeft altijd nog meer.
hogwarts-behaviour-constant_vigilance = Altijd waakzaam
    .flavour = Je hebt de oude ketel bekeken voor je hem aanraakte. Goed gezien!
hogwarts-behaviour-riddle_of_the_eagle = Het raadsel van de adelaar opgelost
    .flavour = Achter je zitten drie Ravenklauwen nog steeds te schrijven.
hogwarts-behaviour-broom_obeyed = De bezem gehoorzaamde
    .flavour = ‘Op,’ zei je, en voor één keer was het niet die van je buurman.
hogwarts-behaviour-awake_in_history = Wakker gebleven bij Geschiedenis van de Toverkunst
    .flavour = Dat is sinds de koboldenoorlogen niemand gelukt. Alleen is er op de aantekeningen gekwijld.
hogwarts-behaviour-prophecy_came_true = Je voorspelling kwam uit
    .flavour = Je voorzag havermoutpap. Professor Zwamdrift moest gaan zitten.
hogwarts-behaviour-bravery_towards_friends = Je vrienden tegengehouden
    .flavour = Ze hebben je van alles genoemd. Het laatste was ‘vriend’.
hogwarts-behaviour-last_minute_points = Punten op de valreep
    .flavour = De vaandels hingen al in de verkeerde kleur. Perkamentus geniet daarvan.
hogwarts-behaviour-dolores_umbridge = Dorothea Omber
    .flavour = Ahum, ahum. Voor jouw vrolijkheid is geen toestemming verleend.
hogwarts-behaviour-mud_in_the_hall = Modder in de hal
    .flavour = Vilder huilt, en mevrouw Norks noteert de namen.
hogwarts-behaviour-powder_fight = Brandstofgevecht
    .flavour = De halve leerlingenkamer is groen. De andere helft is in Wales.
hogwarts-behaviour-biting_book = Gebeten door je huiswerk
    .flavour = De hond heeft het niet opgegeten. Het at de hondenbrokken op en ging ervandoor.
hogwarts-behaviour-breathing_too_loudly = Te luid geademd
    .flavour = Professor Sneep kon je horen denken. Dat beviel hem ook al niet.
hogwarts-behaviour-see_me_in_my_office = ‘Kom jij maar naar mijn werkkamer.’
    .flavour = Neem de kikker mee. Je weet best welke kikker.
hogwarts-behaviour-night_walk = Uit bed
    .flavour = Je zei tegen Vilder dat je slaapwandelde. Met schoenen aan. Met een lantaarn. En boterhammen.
hogwarts-behaviour-fan_mail = Fanpost beantwoord
    .flavour = Strafwerk bij Smalhart: elf uur enveloppen, en gesigneerde boeken voor de dapperen.
hogwarts-behaviour-howler_at_breakfast = Brulbrief bij het ontbijt
    .flavour = De stem van je moeder, op tachtig decibel, over je sokken.
hogwarts-behaviour-whole_class_stays = De hele klas moet nablijven
    .flavour = Niemand zegt wie het mandragorakoor heeft binnengelaten. Iedereen kijkt naar jou.
hogwarts-behaviour-flying_car = Met de vliegende auto gekomen
    .flavour = Trein gemist, boom geraakt, de avondkrant gehaald. De kofferbak zat tenminste vol poeder.
hogwarts-behaviour-melted_cauldron = Je zesde ketel gesmolten
    .flavour = De kerker heeft nu een raam.

## Events

hogwarts-event-dobby = Dobby
    .flavour = Dobby wil alleen maar helpen! Dobby heeft al geholpen! Het spijt Dobby zo van het plafond!
hogwarts-event-eight_hundred_flowerpots = Achthonderd bloempotten
    .flavour = Iemand op het Ministerie heeft een nul te veel besteld. Elke haard krijgt zijn deel.
hogwarts-event-left_boot = De linkerlaars
    .flavour = Een oude laars op elk kussen. Niet passen, alsjeblieft. O. Te laat.
hogwarts-event-feast = Onverwacht feestmaal
    .flavour = De huis-elfen hebben voor een verjaardag gekookt. Niemand weet van wie. Niemand vraagt het.
hogwarts-event-troll_alarm = Trollenalarm
    .flavour = Lopen, niet rennen, zegt de klassenoudste, en rent.
hogwarts-event-hogsmeade_weekend = Weekend in Zweinsveld
    .flavour = Alle toestemmingsbriefjes zijn getekend. De meeste zelfs door ouders.
hogwarts-event-headmasters_good_mood = Het goede humeur van het schoolhoofd
    .flavour = Er zaten wollen sokken bij zijn post, en nu krijgt iedereen iets.
hogwarts-event-decree_ninety_nine = Onderwijsdecreet nummer negenennegentig
    .flavour = Plezier dient te worden ingeleverd op kantoor, gesorteerd op grootte.
hogwarts-event-flying_lesson_indoors = Bezweringen oefenen op de trap
    .flavour = Honderd veren, honderd toverstokken, en één kat in de kroonluchter.
hogwarts-event-cupboard_left_open = De kast staat open
    .flavour = Professor Sneep is verkouden, en zijn sleutel zit in de verkeerde broek.
hogwarts-event-library_amnesty = Pardon van de bibliotheek
    .flavour = Breng terug wat je hebt geleend. Eén boek is vierhonderd jaar te laat en wil zijn excuses aanbieden.
hogwarts-event-filchs_spring_cleaning = Vilders voorjaarsschoonmaak
    .flavour = Verboden voorwerpen, lijst van vierhonderdzevenendertig. Hij komt dat van jou halen.
hogwarts-event-cornish_pixies = Aardmannetjes uit Cornwall
    .flavour = Professor Smalhart deed de kooi open, en herinnerde zich toen een afspraak.
hogwarts-event-every_flavour_beans = Smekkies in Alle Smaken
    .flavour = Een van jullie heeft toffee. Een van jullie heeft trollenteen.
hogwarts-event-polished_trophy = De gepoetste trofee
    .flavour = Op een beker uit de vorige eeuw staat een bekende naam. Het moet een vergissing zijn. Het telt.
hogwarts-event-who_let_the_toad_out = Wie heeft de pad losgelaten?
    .flavour = Willibrord zit in de punch. Iemand moet het gedaan hebben, en de dobbelstenen weten wie.
hogwarts-event-peeves_sorts_the_bags = Foppe sorteert de tassen
    .flavour = Alles staat nu op alfabet. Het alfabet is van hem.
hogwarts-event-poison_quill = Een giftige veer
    .flavour = De avondkrant heeft een primeur over de lieveling van de school. Het meeste is goed gespeld.
hogwarts-event-loose_niffler = Een Delfstoffer is los
    .flavour = Alle zakken van de school zijn leeg, op één na: die van zijn nieuwe vriend.
hogwarts-event-moving_staircase = De trap bedenkt zich
    .flavour = Een van jullie gaat in stijl omhoog. Een van jullie woont nu op de overloop.

## Quidditch cards

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Dagelijks gepoetst, elk uur benijd.
hogwarts-quidditch-sloth_grip_roll = Luiaardrol
    .flavour = Hang ondersteboven en noem het strategie.
hogwarts-quidditch-firebolt = Vuurflits
    .flavour = Van nul naar tweehonderdveertig voor je dit hebt uitgelezen.
hogwarts-quidditch-wronski_feint = Wronski-schijnbeweging
    .flavour = Duik op de grond af alsof je het meent. En doe het dan niet.
hogwarts-quidditch-confundus_charm = Waanzichtspreuk
    .flavour = De andere Zoeker heeft zojuist een zeer verbaasde mus gevangen.
