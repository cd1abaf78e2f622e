### Het kaartspel Zwerkbal op de pagina, in het Nederlands. Opties, weigeringen en regels staan in quidditch-rules.ftl.

## Het spel

quidditch-score =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
quidditch-house-gryffindor = Griffoendor
quidditch-house-slytherin = Zwadderich
quidditch-wish-house = Afdeling
quidditch-bot-greedy = Weegt af wat elke kaart nu waard is en bluft af en toe.
quidditch-bot-patient = Bewaart de kaarten die over de Snaai kunnen beslissen en bluft nooit.

## Kaarten

quidditch-role-chaser = Jager
    .the = Jager
quidditch-role-keeper = Wachter
    .the = Wachter
quidditch-role-beater = Drijver
    .the = Drijver
quidditch-role-seeker = Zoeker
    .the = Zoeker
quidditch-card-leg_locker = Beenslot
    .short = Beenslot
    .the = het Beenslot
quidditch-card-jelly_legs = Wiebelbenen
    .short = Wiebelbenen
    .the = Wiebelbenen
quidditch-card-disarm = Ontwapeningsspreuk
    .short = Ontwape- ning
    .the = de Ontwapeningsspreuk
quidditch-card-confund = Waanzichtspreuk
    .short = Waanzicht- spreuk
    .the = de Waanzichtspreuk
quidditch-card-impediment = Stremspreuk
    .short = Stremspreuk
    .the = de Stremspreuk
quidditch-card-summon = Sommeerspreuk
    .short = Sommeer- spreuk
    .the = de Sommeerspreuk
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Rammen
    .short = Rammen
    .the = het Rammen
quidditch-card-cobbing = Ellebogenwerk
    .short = Ellebogen- werk
    .the = het Ellebogenwerk
quidditch-card-referee = Scheidsrechter
    .short = Scheids- rechter
    .the = de Scheidsrechter

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
        [you] Je kaart { $at } is { $amount } minder waard.
       *[other] De kaart van { $name } { $at } is { $amount } minder waard.
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
        [you] Je wordt { $from } weggeduwd: geen van je kaarten telt daar.
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

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Vloek
quidditch-kind-spell = Betovering
quidditch-kind-foul = Overtreding
quidditch-kind-referee = Antwoord
quidditch-for-chaser = Voor de Slurk: de hoogste waarde scoort 10.
quidditch-for-keeper = Houdt de Slurk tegen bij elke kaart die niet hoger is.
quidditch-for-beater = Verslaat bij een Beuker alle andere rollen.
quidditch-for-seeker = Alleen een Zoeker vangt de Snaai: 150 punten, en het spel is uit.
quidditch-foot-beater = Beukers
quidditch-or = of
quidditch-when-laid = Als er kaarten liggen
quidditch-when-ball = Zodra een bal in het spel is
quidditch-when-speak = Zodra jij aan het woord bent
quidditch-when-reveal = Na het omdraaien bij de Slurk
quidditch-when-answer = Als antwoord
quidditch-when-foul = Als antwoord op een overtreding

## Beside the log: what counts at each ball

quidditch-counts = Wat telt
quidditch-counts-Q = Slurk 10
    .what = Hoogste waarde. Een even hoge Wachter redt.
quidditch-counts-BL = Beuker
    .what = Drijver wint. De verliezer is een kaart kwijt.
quidditch-counts-SN = Snaai 150
    .what = Alleen Zoekers. Beëindigt het spel.
quidditch-led =
    { $who ->
        [you] Ronde { $round }, jij leidt
       *[other] Ronde { $round }, { $name } leidt
    }
quidditch-deck-snitch = De Snaai zit er nog in.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = { $card } spelen
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = { $card } spelen …
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } telt niet { $at }: bluf.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Nu?
quidditch-inspect-does = Wat hij doet
quidditch-inspect-stops = Wat hem kan stoppen
quidditch-inspect-down = Gedekt gelegd
quidditch-inspect-yes = Ja, hij kan gespeeld worden.
quidditch-inspect-lay = Ja, leg hem bij een bal.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Niets.
quidditch-down-special = Telt niet: bluf.
quidditch-down-chaser = Telt bij de Slurk; elders is het bluf.
quidditch-down-keeper = Telt bij de Slurk; elders is het bluf.
quidditch-down-beater = Telt bij een Beuker, en met zijn waarde bij de Slurk.
quidditch-down-seeker = Telt bij de Snaai, en met zijn waarde bij de Slurk.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Je speelt { $card }
       *[other] { $name } speelt { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Je antwoordt: { $card }
       *[other] { $name } antwoordt: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Je laat het gebeuren
       *[other] { $name } laat het gebeuren
    }
quidditch-scene-stamp = Gestopt
quidditch-scene-lost = Verloren
quidditch-scene-stopped = { $card } is gestopt
quidditch-scene-works = { $card } werkt
quidditch-scene-used-up = Beide kaarten zijn verbruikt.
quidditch-scene-caught = De Snaai is gevangen

## De tafel

quidditch-pitch = Het veld
quidditch-pitch-deck =
    { $count ->
        [one] Veldstapel: { $count } kaart
       *[other] Veldstapel: { $count } kaarten
    }
quidditch-chase = Slotjacht: beide spelers moeten om de Snaai spelen!
quidditch-your-hand = Je kaarten
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
quidditch-spot-counts = Nog maar { $value } waard.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] { $amount } minder waard: { $card }.
       *[no] { $amount } minder waard.
    }
quidditch-spot-keeper-out = Uitgeschakeld.
quidditch-spot-nobody = Niemand heeft deze bal gewonnen.
quidditch-spot-won =
    { $who ->
        [you] Je hebt deze bal gewonnen.
       *[other] { $name } heeft deze bal gewonnen.
    }

## De momenten van een ronde

quidditch-phase-W1 = Opening
quidditch-phase-DECLARE = Aankondigen
quidditch-phase-DECLARE_LEADER = Aankondigen
quidditch-phase-DECLARE_SECOND = Aankondigen
quidditch-phase-W2 = Voor het leggen
quidditch-phase-LAY = Kaarten leggen
quidditch-phase-W3 = Alle kaarten liggen
quidditch-phase-ORDER = Volgorde van de ballen
quidditch-phase-W4 = Na het omdraaien { $at }
quidditch-phase-PICK = Een kaart kiezen
quidditch-phase-W5 = Na de uitslag { $at }
quidditch-phase-GAME_OVER = Einde

## Wat er nu te doen is

quidditch-prompt-over = Het spel is afgelopen.
quidditch-prompt-window-lit = Tik op een verlichte kaart om die te spelen, of pas.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Je kunt { $card } spelen, of passen.
quidditch-prompt-passed = Je hebt gepast, maar je kunt nog wel een kaart spelen.
quidditch-prompt-only-pass = Je kunt nu niets spelen.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Niets te spelen: er wordt vanzelf gepast tot de kaarten liggen.
       *[round] Niets te spelen: er wordt vanzelf gepast tot de volgende ronde.
    }
quidditch-prompt-passing = Er wordt vanzelf gepast tot het omdraaien.
quidditch-prompt-declare = Tik de ballen aan waar je om wilt spelen.
quidditch-prompt-declare-these = Je speelt om { $balls }.
quidditch-prompt-order = Jij leidt: tik de ballen aan in de volgorde waarin je erom wilt spelen.
quidditch-prompt-order-ready = In deze volgorde spelen?
quidditch-prompt-lay = Tik een kaart aan, en dan de bal waar je die bij legt.
quidditch-prompt-lay-at = { $card }: tik een bal aan.
quidditch-prompt-lay-ready = Elke bal heeft een kaart. De kaarten leggen?
quidditch-prompt-decided = Beslist. Je kunt je nog bedenken tot { $name } ook heeft beslist.
quidditch-prompt-pick = Tik een kaart van { $name } aan om die af te leggen.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: kies wat de kaart doet.
quidditch-prompt-ball = { $card }: { $does } Tik een bal aan.
quidditch-prompt-take = { $card }: { $does } Kies de kaart.
quidditch-prompt-not-now = { $card }: { $does } Nu niet speelbaar.
quidditch-prompt-cancels = { $card } heft { $cancels } op.
quidditch-prompt-for-laying = { $card }: komt bij een bal als de kaarten worden gelegd. Nu niet speelbaar.
quidditch-prompt-sent = Een ogenblik …
quidditch-prompt-race = Wie het eerst speelt, gaat voor.
quidditch-prompt-both = Beide spelers beslissen in het geheim.
quidditch-prompt-speaks = { $name } kan een speciale kaart spelen.
quidditch-prompt-decides = { $name } moet beslissen.
quidditch-choose-card-first = Kies eerst een kaart.
quidditch-autopass = Automatisch passen als ik niets kan spelen
quidditch-takes = Jouw aflegstapel
quidditch-do-play = Spelen
quidditch-do-put-back = Terugleggen
quidditch-do-pass = Passen
quidditch-do-pass-on = Passen tot het omdraaien
quidditch-do-stop-passing = Niet meer passen
quidditch-do-declare = Hierom spelen
quidditch-do-declare-none = Om geen van deze spelen
quidditch-do-lay = Kaarten leggen
quidditch-do-follow = De hint volgen
quidditch-do-order = Volgorde bevestigen
quidditch-do-cancel = Opheffen met { $with }
quidditch-do-let-be = Laten gebeuren

## Een speciale kaart wacht op een antwoord

quidditch-answer-played =
    { $who ->
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Je heft { $cancels } op met { $card }.
       *[other] { $name } heft { $cancels } op met { $card }.
    }
quidditch-answer-works = Zonder antwoord: { $does }
quidditch-answer-fails = Zonder antwoord: { $card } heeft geen effect.
quidditch-answer-waiting = { $name } kan antwoorden.
# $card is what could be cancelled.
quidditch-answer-can = Hef { $card } op, of laat het gebeuren.
quidditch-answer-only-pass = Je hebt geen kaart die { $card } opheft: je kunt alleen passen.
quidditch-answer-nothing = Je hebt geen kaart die { $card } opheft en past …

quidditch-hint-play = Een bot zou { $card } spelen.
quidditch-hint-play-at = Een bot zou { $card } { $at } spelen.
quidditch-hint-declare = Een bot zou om { $balls } spelen.
quidditch-hint-declare-none = Een bot zou om geen van deze spelen.
quidditch-hint-lay = Een bot zou { $cards } leggen.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Een bot zou deze volgorde kiezen: { $balls }.
quidditch-hint-pass = Een bot zou passen.

## Notities naast een speler

quidditch-note-passed = heeft gepast
quidditch-note-decided = heeft beslist

## Wat er gebeurd is

quidditch-log-round =
    { $who ->
        [you] Ronde { $round }: jij leidt.
       *[other] Ronde { $round }: { $name } leidt.
    }
quidditch-log-drawn =
    { $who ->
        [you] Je draait { $the } om.
       *[other] { $name } draait { $the } om.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Een Doelkaart voor jou!
       *[other] Een Doelkaart voor { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Je draait een bal om waarvoor op het veld geen plaats is.
       *[other] { $name } draait een bal om waarvoor op het veld geen plaats is.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } veldkaart wordt de nieuwe veldstapel.
       *[other] { $count } veldkaarten worden tot een nieuwe veldstapel geschud.
    }
quidditch-log-chase = De veldstapel is leeg: de slotjacht op de Snaai begint!
quidditch-log-window =
    { $window ->
        [W1] Opening.
        [W2] Voor het leggen.
        [W3] Alle kaarten liggen.
        [W4] Na het omdraaien { $at }.
       *[W5] Na de uitslag { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
quidditch-log-declared =
    { $who ->
        [you] Je speelt om { $balls }.
       *[other] { $name } speelt om { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Je speelt om geen andere bal.
       *[other] { $name } speelt om geen andere bal.
    }
quidditch-log-decided =
    { $who ->
        [you] Je hebt beslist.
       *[other] { $name } heeft beslist.
    }
quidditch-log-decided-again = Je bedenkt je.
quidditch-log-laid =
    { $count ->
        [one] { $name } legt een kaart: { $balls }.
       *[other] { $name } legt { $count } kaarten: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Je legt { $cards }.
       *[other] { $name } legt { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Je legt niets.
       *[other] { $name } legt niets.
    }
quidditch-log-order =
    { $who ->
        [you] Je kiest de volgorde: { $balls }.
       *[other] { $name } kiest de volgorde: { $balls }.
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
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Je speelt { $card } { $at }.
       *[other] { $name } speelt { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Je heft { $cancels } op met { $card }.
       *[other] { $name } heft { $cancels } op met { $card }.
    }
quidditch-log-cancelled = { $card } heeft geen effect.
quidditch-log-lowered =
    { $who ->
        [you] Je kaart { $at } is { $amount } minder waard.
       *[other] De kaart van { $name } { $at } is { $amount } minder waard.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Je Wachter is uitgeschakeld.
       *[other] De Wachter van { $name } is uitgeschakeld.
    }
quidditch-log-stripped =
    { $who ->
        [you] Je verliest { $card } uit je hand.
       *[other] { $name } verliest { $card } uit de hand.
    }
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] Je wordt { $from } weggeduwd, en { $card } wordt afgelegd.
           *[nothing] Je wordt { $from } weggeduwd.
        }
       *[other] { $had ->
            [card] { $name } wordt { $from } weggeduwd, en { $card } wordt afgelegd.
           *[nothing] { $name } wordt { $from } weggeduwd.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Je neemt { $card } terug.
       *[other] { $name } neemt { $card } terug.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Je wint { $the }.
           *[other] Je wint { $the }: { $points } punten!
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
        [you] Je bent gebeukt!
       *[other] { $name } is gebeukt!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Je aflegstapel wordt je nieuwe afdelingsstapel ({ $count }).
       *[other] De aflegstapel van { $name } wordt een nieuwe afdelingsstapel ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Je trekt { $cards }.
       *[other] { $name } trekt { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
quidditch-log-conceded =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }

## Het einde

quidditch-end-title-won = Je hebt gewonnen!
# To the person who has not won.
quidditch-end-title-lost = { $name } was je voor
quidditch-end-title-name = { $name } heeft gewonnen
quidditch-end-title-draw = Gelijkspel
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Er was geen bal meer over.
        [round_limit] Dat was de laatste ronde.
       *[other] Het spel is afgelopen.
    }
quidditch-end-caught =
    { $who ->
        [you] Je ving de Snaai met { $card }.
       *[other] { $name } ving de Snaai met { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Tot dan toe stond je voor, { $mine } tegen { $yours }.
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

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] won in ronde { $round } de Slurk voor je tegen { $card }: je duidelijkste winst.
       *[other] won in ronde { $round } de Slurk voor { $name } tegen { $card }: de duidelijkste winst.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] hield in ronde { $round } net op tijd { $card } voor je tegen.
       *[other] hield in ronde { $round } net op tijd { $card } tegen voor { $name }.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = in ronde { $round }: { $does }
quidditch-fact-run = { $count } Slurken
    .what =
        { $who ->
            [you] op rij voor jou, vanaf ronde { $round }.
           *[other] op rij voor { $name }, vanaf ronde { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Eén Doelkaart
       *[other] { $count } Doelkaarten
    }
    .what =
        { $who ->
            [you] voor jou, zonder ook maar één kaart te leggen.
           *[other] voor { $name }, zonder ook maar één kaart te leggen.
        }
quidditch-fact-hits =
    { $count ->
        [one] Eén Beuker
       *[other] { $count } Beukers
    }
    .what =
        { $who ->
            [you] voor jou, en je vloog door.
           *[other] voor { $name }, dankzij jou.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Eén ronde
       *[other] { $count } rondes
    }
    .what = vol bezems, ballen en bluf.

## Naast de zetten

quidditch-aside-concede = Opgeven
    .question = Opgeven? Dan wint de andere afdeling, wat de stand ook is.

## Namen van de opties

quidditch-group-answers = Speciale kaarten en antwoorden
quidditch-group-laying = Aankondigen en leggen
quidditch-group-balls = De ballen
quidditch-group-end = Einde van het spel
quidditch-group-pace = Tempo
quidditch-group-cards = Kaarten

quidditch-option-timing_mode = Wie het eerst mag handelen
    .value-priority = Om de beurt
    .value-race = Wie het snelst is
quidditch-option-race_window_seconds = Seconden per race
quidditch-option-counter_chain = Tegenspreuken kunnen worden opgeheven
quidditch-option-counter_scope = Tegenspreuken heffen op
    .value-spells_jinxes = Vloeken en betoveringen
    .value-all_specials = Alle speciale kaarten
quidditch-option-reserve_owed_cards = Kaarten voor het leggen bewaren
quidditch-option-min_pass_ms = Kortste tijd voor passen (milliseconden)
quidditch-option-declare_mode = Aankondigen
    .value-leader_first = Eerst de leider
    .value-simultaneous = Allebei in het geheim
quidditch-option-aside_only_without_player_cards = Bluffen bij de Slurk alleen zonder spelerskaarten
quidditch-option-order_timing = De volgorde wordt gekozen
    .value-after_lay = Na het leggen
    .value-before_lay = Voor het leggen
quidditch-option-order_mode = De leider kiest
    .value-full = De hele volgorde
    .value-stepwise = Eén bal tegelijk
quidditch-option-reveal_mode = Kaarten worden omgedraaid
    .value-per_ball = Bal voor bal
    .value-all_at_once = Allemaal tegelijk
quidditch-option-keeper_wins_unopposed = Een Wachter zonder tegenstander wint de Slurk
quidditch-option-bludger_pick = Gebeukt worden kost
    .value-random = Een willekeurige kaart
    .value-blind_slot = Een kaart die de tegenstander blind kiest
quidditch-option-recycle_bludgers = Beukers komen terug
quidditch-option-finish_round_after_snitch = De ronde na de vangst uitspelen
quidditch-option-final_chase = Slotjacht op de Snaai
quidditch-option-tie_break = Gelijke punten
    .value-draw = Gelijkspel
    .value-catcher_wins = Wie de Snaai ving, wint
quidditch-option-round_limit = Maximaal aantal rondes
quidditch-option-penalty_needs_player_card = Een penalty vraagt een eigen spelerskaart
quidditch-option-discard_view = Aflegstapel van de tegenstander
    .value-full = Open
    .value-top_only = Alleen de bovenste kaart
quidditch-option-deck_data = Eigen stapels (TOML- of JSON-bestand)
    .seen = Stapels
    .nameless = door de host meegebracht
