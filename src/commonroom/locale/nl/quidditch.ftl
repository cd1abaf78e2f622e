### Het kaartspel Zwerkbal op de pagina, in het Nederlands. Opties, weigeringen en regels staan in quidditch-rules.ftl.

## Het spel

quidditch-keys = Toetsen: 1 tot 9 pakken een kaart, Tab gaat naar de ballen, Shift en Tab van de kaarten terug ernaartoe, Enter bevestigt, Esc legt terug, P past.
quidditch-goal = De Gouden Snaai beëindigt het spel; de meeste punten winnen.
quidditch-score =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
quidditch-cards-left =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
quidditch-house-gryffindor = Griffoendor
quidditch-house-slytherin = Zwadderich
quidditch-wish-house = Afdeling
quidditch-bot-greedy = Weegt af wat elke kaart nu waard is, en bluft af en toe.

## Kaarten

quidditch-role-chaser = Jager
quidditch-role-keeper = Wachter
quidditch-role-beater = Drijver
quidditch-role-seeker = Zoeker
quidditch-card-leg_locker = Beenslot
    .short = Beenslot
quidditch-card-jelly_legs = Wiebelbenen
    .short = Wiebelbenen
quidditch-card-disarm = Ontwapeningsspreuk
    .short = Ontwape- ning
quidditch-card-confund = Waanzichtspreuk
    .short = Waanzicht- spreuk
quidditch-card-impediment = Stremspreuk
    .short = Stremspreuk
quidditch-card-summon = Sommeerspreuk
    .short = Sommeer- spreuk
quidditch-card-finite = Finite
    .short = Finite
quidditch-card-blatching = Rammen
    .short = Rammen
quidditch-card-cobbing = Ellebogenwerk
    .short = Ellebogen- werk
quidditch-card-referee = Scheidsrechter
    .short = Scheids- rechter

## Ballen

quidditch-ball-Q = Slurk
    .the = de Slurk
    .at = bij de Slurk
    .from = bij de Slurk
quidditch-ball-BL1 = Beuker I
    .the = Beuker I
    .at = bij Beuker I
    .from = bij Beuker I
quidditch-ball-BL2 = Beuker II
    .the = Beuker II
    .at = bij Beuker II
    .from = bij Beuker II
quidditch-ball-SN = Gouden Snaai
    .the = de Gouden Snaai
    .at = bij de Gouden Snaai
    .from = bij de Gouden Snaai
quidditch-at-some-ball = bij een bal naar jouw keuze
    .from = bij een bal naar jouw keuze

## Wat speciale kaarten doen

quidditch-effect-lower =
    { $who ->
        [you] Je kaart { $at } telt { $amount } minder.
       *[other] De kaart van { $name } { $at } telt { $amount } minder.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Je Wachter bij de Slurk is uitgeschakeld.
       *[other] De Wachter van { $name } bij de Slurk is uitgeschakeld.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] Je verliest een willekeurige handkaart.
           *[other] Je verliest { $amount } willekeurige handkaarten.
        }
       *[other] { $amount ->
            [one] { $name } verliest een willekeurige handkaart.
           *[other] { $name } verliest { $amount } willekeurige handkaarten.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Je wordt { $from } weggeduwd: daar telt geen kaart van jou.
       *[other] { $name } wordt { $from } weggeduwd: daar telt geen kaart.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Je neemt { $card } terug uit je aflegstapel.
           *[other] { $name } neemt { $card } terug uit de aflegstapel.
        }
       *[no] { $who ->
            [you] Je neemt een kaart naar keuze terug uit je aflegstapel.
           *[other] { $name } neemt een kaart terug uit de aflegstapel.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Je wint meteen de Slurk.
       *[other] { $name } wint meteen de Slurk.
    }
quidditch-effect-counter = Alleen als antwoord: heft de vloek of betovering op die net gespeeld is, ook een andere tegenspreuk.
quidditch-effect-cancel_foul = Alleen als antwoord: heft de overtreding op die net gespeeld is.
quidditch-modes = Wat moet de kaart doen?
quidditch-mode-lower = Een kaart { $amount } verzwakken
quidditch-mode-keeper = De Wachter uitschakelen
quidditch-mode-strip = Handkaarten: { $amount }
quidditch-mode-push_off = Wegduwen
quidditch-mode-retrieve = Een kaart terughalen

## De tafel

quidditch-pitch = Het veld
quidditch-round = Ronde { $round }
quidditch-leads = { $name } leidt
quidditch-pitch-deck =
    { $count ->
        [one] Veldstapel: { $count } kaart
       *[other] Veldstapel: { $count } kaarten
    }
quidditch-chase = Slotjacht: iedereen speelt om de Snaai!
quidditch-your-hand = Jouw kaarten
quidditch-hand-empty = Je hand is leeg.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, wordt gelegd
        [usable] { $card }, kan nu gespeeld worden
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Jouw hand: { $count }
       *[other] Hand van { $name }: { $count }
    }
quidditch-pick-slot = Kaart { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Jouw afdelingsstapel: { $count }
       *[other] Afdelingsstapel van { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Jouw aflegstapel is leeg
           *[other] Jouw aflegstapel: { $count }, bovenop { $card }
        }
       *[other] { $count ->
            [0] De aflegstapel van { $name } is leeg
           *[other] Aflegstapel van { $name }: { $count }, bovenop { $card }
        }
    }
quidditch-discards = Aflegstapels
quidditch-discards-none = Nog geen kaart.
quidditch-discards-hidden =
    { $count ->
        [one] daaronder nog { $count } kaart
       *[other] daaronder nog { $count } kaarten
    }
quidditch-hits =
    { $count ->
        [one] { $count } keer gebeukt
       *[other] { $count } keer gebeukt
    }
quidditch-used =
    { $who ->
        [you] Speciale kaarten die jij deze ronde hebt gespeeld
       *[other] Speciale kaarten die { $name } deze ronde heeft gespeeld
    }
quidditch-mark-pushed = weggeduwd
quidditch-spot =
    { $state ->
        [contested] { $ball }, betwist.
        [free] { $ball }, op het veld.
       *[absent] { $ball }, niet op het veld.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Je bent weggeduwd.
            [hidden] Jouw kaart ligt gedekt.
           *[known] Jouw kaart: { $card }.
        }
       *[other] { $state ->
            [pushed] { $name } is weggeduwd.
            [hidden] De kaart van { $name } ligt gedekt.
           *[known] Kaart van { $name }: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Je gaat hierom spelen.
       *[other] { $name } gaat hierom spelen.
    }
quidditch-spot-counts = Telt maar voor { $value }.
quidditch-spot-keeper-out = Uitgeschakeld.
quidditch-spot-nobody = Niemand heeft deze bal gewonnen.
quidditch-spot-won =
    { $who ->
        [you] Jij hebt deze bal gewonnen.
       *[other] { $name } heeft deze bal gewonnen.
    }

## De momenten van een ronde

quidditch-phase-W1 = Opening
quidditch-phase-DECLARE = Aankondigen
quidditch-phase-DECLARE_LEADER = Aankondigen
quidditch-phase-DECLARE_SECOND = Aankondigen
quidditch-phase-W2 = Voor het leggen
quidditch-phase-LAY = Kaarten leggen
quidditch-phase-W3 = De kaarten liggen op tafel
quidditch-phase-ORDER = De volgorde van de ballen
quidditch-phase-W4 = Na het omdraaien { $at }
quidditch-phase-PICK = Er wordt een kaart gekozen
quidditch-phase-W5 = Na de uitslag { $at }
quidditch-phase-GAME_OVER = Het einde

## Wat er nu te doen is

quidditch-prompt-over = Het spel is afgelopen.
quidditch-prompt-window = Speel een speciale kaart of pas.
quidditch-prompt-window-race = Speel een speciale kaart of pas: wie het eerst speelt, gaat voor.
quidditch-prompt-passed = Je hebt gepast, maar voorlopig kun je nog een kaart spelen.
quidditch-prompt-only-pass = Je kunt nu niets spelen.
quidditch-prompt-nothing = Je kunt nu niets spelen: er wordt gepast …
quidditch-prompt-passing = Er wordt gepast tot er weer iets wordt omgedraaid …
quidditch-prompt-declare = Tik de ballen aan waar je om wilt spelen.
quidditch-prompt-declare-these = Je speelt om { $balls }.
quidditch-prompt-order = Jij leidt: tik de ballen aan in de volgorde waarin erom gespeeld wordt.
quidditch-prompt-order-ready = Moet er in deze volgorde gespeeld worden?
quidditch-prompt-lay = Tik een kaart aan en dan de bal waar ze moet liggen.
quidditch-prompt-lay-at = { $card }: tik een bal aan.
quidditch-prompt-lay-ready = Alles is gedekt. De kaarten leggen?
quidditch-prompt-decided = Beslist. Je kunt het veranderen tot { $name } ook beslist heeft.
quidditch-prompt-pick = Tik een van de kaarten van { $name } aan: die gaat verloren.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: kies wat de kaart moet doen.
quidditch-prompt-ball = { $card }: { $does } Tik een bal aan.
quidditch-prompt-take = { $card }: { $does } Kies de kaart.
quidditch-prompt-not-now = { $card }: { $does } Nu niet.
quidditch-prompt-cancels = { $card }: heft { $cancels } op.
quidditch-prompt-for-laying = { $card }: komt bij een bal als de kaarten worden gelegd. Nu niet.
quidditch-prompt-sent = Een ogenblik …
quidditch-prompt-race = Wie het eerst speelt, gaat voor.
quidditch-prompt-both = Allebei beslissen ze in het geheim.
quidditch-prompt-speaks = { $name } kan een speciale kaart spelen.
quidditch-prompt-decides = { $name } beslist.
quidditch-choose-card-first = Kies eerst een kaart.
quidditch-autopass = Vanzelf passen als ik niets kan spelen
quidditch-takes = Jouw aflegstapel
quidditch-do-play = Spelen
quidditch-do-put-back = Terugleggen
quidditch-do-pass = Passen
quidditch-do-pass-on = Passen tot het omdraaien
quidditch-do-declare = Hierom spelen
quidditch-do-declare-none = Om geen ervan spelen
quidditch-do-lay = Kaarten leggen
quidditch-do-order = In deze volgorde
quidditch-do-cancel = Opheffen met { $with }
quidditch-do-let-be = Laten gaan

## Een speciale kaart wacht op een antwoord

quidditch-answer-played =
    { $who ->
        [you] Jij speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Jij heft { $cancels } op met { $card }.
       *[other] { $name } heft { $cancels } op met { $card }.
    }
quidditch-answer-works = Als niemand antwoordt: { $does }
quidditch-answer-fails = Als niemand antwoordt: { $card } heeft geen effect.
quidditch-answer-waiting = { $name } kan antwoorden.
# $card is what could be cancelled.
quidditch-answer-can = Je kunt { $card } nu opheffen, of laten gaan.
quidditch-answer-only-pass = Je hebt geen kaart die { $card } opheft: je kunt alleen passen.
quidditch-answer-nothing = Je hebt geen kaart die { $card } opheft: er wordt gepast …

quidditch-hint-play = Een bot zou { $card } spelen.
quidditch-hint-play-at = Een bot zou { $card } { $at } spelen.
quidditch-hint-declare = Een bot zou om { $balls } spelen.
quidditch-hint-declare-none = Een bot zou om geen ervan spelen.
quidditch-hint-lay = Een bot zou leggen: { $cards }.
quidditch-hint-order = Een bot zou deze volgorde noemen: { $balls }.
quidditch-hint-pass = Een bot zou passen.

## Notities naast een speler

quidditch-note-leads = leidt
quidditch-note-passed = gepast
quidditch-note-decided = heeft beslist

## Wat er gebeurd is

quidditch-log-round =
    { $who ->
        [you] Ronde { $round }: jij leidt.
       *[other] Ronde { $round }: { $name } leidt.
    }
quidditch-log-drawn =
    { $who ->
        [you] Jij draait { $the } om.
       *[other] { $name } draait { $the } om.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Een Doelkaart voor jou!
       *[other] Een Doelkaart voor { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Jij draait een bal om waarvoor geen plaats is.
       *[other] { $name } draait een bal om waarvoor geen plaats is.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } veldkaart wordt de nieuwe veldstapel.
       *[other] { $count } veldkaarten worden tot een nieuwe veldstapel geschud.
    }
quidditch-log-chase = De veldstapel is op: de slotjacht op de Snaai begint!
quidditch-log-window =
    { $window ->
        [W1] Opening.
        [W2] Voor het leggen.
        [W3] De kaarten liggen op tafel.
        [W4] Na het omdraaien { $at }.
       *[W5] Na de uitslag { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Jij past.
       *[other] { $name } past.
    }
quidditch-log-declared =
    { $who ->
        [you] Jij speelt om { $balls }.
       *[other] { $name } speelt om { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Jij speelt om geen andere bal.
       *[other] { $name } speelt om geen andere bal.
    }
quidditch-log-decided =
    { $who ->
        [you] Jij hebt beslist.
       *[other] { $name } heeft beslist.
    }
quidditch-log-decided-again = Je hebt je bedacht.
quidditch-log-laid =
    { $count ->
        [one] { $name } legt een kaart: { $balls }.
       *[other] { $name } legt { $count } kaarten: { $balls }.
    }
quidditch-log-laid-own = Jij legt { $cards }.
quidditch-log-laid-none =
    { $who ->
        [you] Jij legt niets.
       *[other] { $name } legt niets.
    }
quidditch-log-order =
    { $who ->
        [you] Jij noemt de volgorde: { $balls }.
       *[other] { $name } noemt de volgorde: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] jij { $card }
           *[none] jij geen kaart
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } geen kaart
        }
    }
quidditch-log-special =
    { $who ->
        [you] Jij speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Jij speelt { $card } { $at }.
       *[other] { $name } speelt { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Jij heft { $cancels } op met { $card }.
       *[other] { $name } heft { $cancels } op met { $card }.
    }
quidditch-log-cancelled = { $card } heeft geen effect.
quidditch-log-lowered =
    { $who ->
        [you] Jouw kaart { $at } telt { $amount } minder.
       *[other] De kaart van { $name } { $at } telt { $amount } minder.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Jouw Wachter is uitgeschakeld.
       *[other] De Wachter van { $name } is uitgeschakeld.
    }
quidditch-log-stripped =
    { $who ->
        [you] Jij verliest { $card } uit je hand.
       *[other] { $name } verliest { $card } uit de hand.
    }
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] Jij wordt { $from } weggeduwd, en { $card } wordt afgelegd.
           *[nothing] Jij wordt { $from } weggeduwd.
        }
       *[other] { $had ->
            [card] { $name } wordt { $from } weggeduwd, en { $card } wordt afgelegd.
           *[nothing] { $name } wordt { $from } weggeduwd.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Jij neemt { $card } terug.
       *[other] { $name } neemt { $card } terug.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Jij wint { $the }.
           *[other] Jij wint { $the }: { $points } punten!
        }
       *[other] { $points ->
            [0] { $name } wint { $the }.
           *[other] { $name } wint { $the }: { $points } punten!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Gered! Niemand wint { $the }.
        [equal] Gelijke waarden: niemand wint { $the }.
       *[other] Niemand wint { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Jij bent gebeukt!
       *[other] { $name } is gebeukt!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Jouw aflegstapel wordt je nieuwe afdelingsstapel ({ $count }).
       *[other] De aflegstapel van { $name } wordt een nieuwe afdelingsstapel ({ $count }).
    }
quidditch-log-drew = Jij trekt { $cards }.
quidditch-log-refilled =
    { $count ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
quidditch-log-conceded =
    { $who ->
        [you] Jij geeft op.
       *[other] { $name } geeft op.
    }

## Het einde

quidditch-end-title-won = Je hebt gewonnen!
quidditch-end-title-name = { $name } heeft gewonnen
quidditch-end-title-draw = Gelijkspel
# How it ended, without saying again who has won. $reason: snitch, no_balls, round_limit.
quidditch-end-how =
    { $reason ->
        [snitch] De Snaai is gevangen: { $mine } tegen { $yours }.
        [no_balls] Er zijn geen ballen meer: { $mine } tegen { $yours }.
        [round_limit] Dat was de laatste ronde: { $mine } tegen { $yours }.
       *[other] { $mine } tegen { $yours }.
    }
quidditch-end-won =
    { $reason ->
        [concession] { $house } wint ({ $name }): de andere afdeling geeft op.
        [snitch] De Snaai is gevangen. { $house } wint ({ $name }) met { $mine } tegen { $yours }.
        [no_balls] Er zijn geen ballen meer. { $house } wint ({ $name }) met { $mine } tegen { $yours }.
        [round_limit] Dat was de laatste ronde. { $house } wint ({ $name }) met { $mine } tegen { $yours }.
       *[other] { $house } wint ({ $name }) met { $mine } tegen { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] De Snaai is gevangen, en het is gelijkspel, { $mine } tegen { $yours }.
       *[other] Het is gelijkspel, { $mine } tegen { $yours }.
    }
quidditch-figure-points = Punten
quidditch-figure-quaffles = Slurken
quidditch-figure-free-goals = Doelkaarten
quidditch-figure-snitch = Gouden Snaai
quidditch-figure-hits = Gebeukt
quidditch-figure-specials = Gespeelde speciale kaarten
quidditch-figure-answers = Opgeheven kaarten
quidditch-figure-rounds = Rondes

## Naast de zetten

quidditch-aside-concede = Opgeven
    .question = Wil je opgeven? Dan wint de andere afdeling, wat de punten ook zijn.

## Namen van de opties

quidditch-group-answers = Speciale kaarten en antwoorden
quidditch-group-laying = Aankondigen en leggen
quidditch-group-balls = De ballen
quidditch-group-end = Het einde van de wedstrijd
quidditch-group-pace = Tempo
quidditch-group-cards = Kaarten

quidditch-option-timing_mode = Wie het eerst aan het woord is
    .value-priority = Om de beurt
    .value-race = Wie het snelst is
quidditch-option-race_window_seconds = Seconden in een race
quidditch-option-counter_chain = Tegenspreuken kunnen gepareerd worden
quidditch-option-counter_scope = Tegenspreuken heffen op
    .value-spells_jinxes = Vloeken en betoveringen
    .value-all_specials = Alle speciale kaarten
quidditch-option-reserve_owed_cards = Verschuldigde kaarten blijven
quidditch-option-min_pass_ms = Passen duurt minstens (milliseconden)
quidditch-option-declare_mode = Aankondigen
    .value-leader_first = Eerst de leider
    .value-simultaneous = Allebei in het geheim
quidditch-option-aside_only_without_player_cards = Bluffen bij de Slurk alleen zonder spelerskaarten
quidditch-option-order_timing = De volgorde wordt genoemd
    .value-after_lay = Na het leggen
    .value-before_lay = Voor het leggen
quidditch-option-order_mode = De leider noemt
    .value-full = De hele volgorde
    .value-stepwise = Alleen de volgende bal
quidditch-option-reveal_mode = Kaarten worden omgedraaid
    .value-per_ball = Bal voor bal
    .value-all_at_once = Allemaal tegelijk
quidditch-option-keeper_wins_unopposed = Een Wachter alleen wint de Slurk
quidditch-option-bludger_pick = Gebeukt worden kost
    .value-random = Een willekeurige kaart
    .value-blind_slot = Een kaart die de ander blind kiest
quidditch-option-recycle_bludgers = Beukers komen terug
quidditch-option-finish_round_after_snitch = De ronde wordt na de vangst uitgespeeld
quidditch-option-final_chase = Slotjacht op de Snaai
quidditch-option-tie_break = Gelijke punten
    .value-draw = Gelijkspel
    .value-catcher_wins = Wie de Snaai ving, wint
quidditch-option-round_limit = Hoogstens zoveel rondes
quidditch-option-penalty_needs_player_card = Een penalty vraagt een eigen spelerskaart
quidditch-option-discard_view = De andere aflegstapel
    .value-full = Open
    .value-top_only = Alleen de bovenste kaart
quidditch-option-deck_data = Eigen stapels (TOML- of JSON-bestand)
    .seen = Stapels
    .nameless = door de gastheer meegebracht
