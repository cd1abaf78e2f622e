### Sequence on the page, in Dutch. Options, refusals and rules are in sequence-rules.ftl.
### A "vakje" is one of the hundred squares of the board; a "dode kaart" has no free space left.

## The game

# A switch before a quick start.
sequence-quick-switch = Zelf kaarten pakken
    .about = Pak na elke zet een kaart van de stapel. Vergeet je het, dan krijg je er geen.
sequence-goal =
    { $target ->
        [one] { $target } sequence om te winnen
       *[other] { $target } sequences om te winnen
    }
sequence-score =
    { $target ->
        [one] { $made } van { $target } sequence
       *[other] { $made } van { $target } sequences
    }
sequence-cards-left =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }

# Sides are called by the colour of their chips, as by a name: "Blauw wint".
sequence-side-blue = Blauw
sequence-side-green = Groen
sequence-side-red = Rood
sequence-side-gold = Goud
sequence-side-onyx = Onyx
sequence-side-silver = Zilver

## Cards

# The whole name of a card, as it is spoken: "hartenkoning", "klaveren 10".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaveren
    }{ $rank ->
        [J] boer
        [Q] vrouw
        [K] koning
        [A] aas
       *[other] { " " }{ $rank }
    }
# The same with the houses of the Harry Potter edition. The printed box keeps their English names in every language;
# here they are called as in the Dutch books and in the other games.
sequence-card-of-house =
    { $rank ->
        [J] boer
        [Q] vrouw
        [K] koning
        [A] aas
       *[other] { $rank }
    } van { $suit ->
        [S] Ravenklauw
        [H] Huffelpuf
        [D] Griffoendor
       *[C] Zwadderich
    }
sequence-house-S = Ravenklauw
sequence-house-H = Huffelpuf
sequence-house-D = Griffoendor
sequence-house-C = Zwadderich

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = overal
sequence-mark-remove = weghalen
sequence-mark-dead = dood
sequence-mark-one = 1 vakje
sequence-mark-two = 2 vakjes
sequence-pile-left =
    { $count ->
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
sequence-last-played = Laatst gespeeld
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Je kaarten
sequence-hand-empty = Je hand is leeg.
sequence-open-hands = Open handen
# Stands before one of the three ways to sort.
sequence-sort = Sorteren op
sequence-sort-suit = kaartkleur
sequence-sort-rank = waarde
sequence-sort-playable = speelbaarheid

## Board and piles

sequence-board = Het bord. Met de pijltjestoetsen beweeg je, met Enter speel je de gekozen kaart.
# A space in words for screen readers: "f7, hartenkoning, fiche van Blauw in een sequence, speelbaar".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, hoek, telt voor iedereen
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , fiche van { $side }
        [locked] , fiche van { $side } in een sequence
       *[none] { "" }
    }{ $playable ->
        [yes] , speelbaar
        [with] , speelbaar met { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Trekstapel, { $count } kaart
       *[other] Trekstapel, { $count } kaarten
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Trekstapel, { $count } kaart: je mag er een pakken
       *[other] Trekstapel, { $count } kaarten: je mag er een pakken
    }
# The same as one short word on the pile itself.
sequence-mark-draw = pakken
sequence-discards = Gespeelde kaarten
# $card is the card on top.
sequence-discards-last = Gespeelde kaarten, { $card } bovenop
sequence-discards-none = Nog geen kaart.

## What to do now

sequence-prompt-card = Jouw beurt: kies een kaart.
sequence-prompt-cell = { $card }: kies een gemarkeerd vakje.
sequence-prompt-wild = { $card } mag op elk vrij vakje.
sequence-prompt-remove = { $card }: kies een fiche om weg te halen.
sequence-prompt-again = { $card }: tik nog eens om te spelen.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Gemarkeerde vakjes: { $cells }.
sequence-prompt-dead = { $card } is dood: je mag de kaart ruilen.
sequence-prompt-nowhere = Er is nu geen vakje voor { $card }.
sequence-prompt-choose-line = Je lijn is langer dan vijf: kies de vijf vakjes van de sequence.
sequence-prompt-line = { $line }: tik om te kiezen.
sequence-prompt-forfeit = Je team heeft gecoacht: kies een kaart om in te leveren.
sequence-prompt-forfeit-sure = Tik nog eens op de kaart om die in te leveren.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Je nieuwe kaart ligt op de stapel.
sequence-prompt-pass = Je kunt geen kaart spelen en geen kaart ruilen.
sequence-prompt-over = Het spel is afgelopen.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Je zet wordt verstuurd …
sequence-prompt-penalty = { $name } moet eerst een kaart inleveren.
sequence-prompt-watching = { $name } is aan de beurt.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] { $name } is aan de beurt.
        [1] { $name } is aan de beurt, daarna jij.
       *[other] { $name } is aan de beurt; er zijn { $others } spelers vóór jou.
    }
sequence-not-your-turn = Je bent niet aan de beurt.
sequence-no-card-plays = Je kunt nu geen van je kaarten op { $cell } spelen.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Een hoek telt voor iedereen: daar komt geen fiche.
sequence-why-chip = Hier ligt al een fiche van { $side }.
sequence-why-locked = Dit fiche van { $side } hoort bij een sequence en blijft liggen.
# With a jack that takes chips off.
sequence-why-own = Dit fiche is van jezelf: je kunt alleen fiches van anderen weghalen.
sequence-why-no-chip = Hier ligt geen fiche om weg te halen.
sequence-why-not-held = Hier past alleen { $shown } of een jokerboer: je hebt geen van beide.
sequence-why-other-card = Voor dit vakje heb je { $shown } nodig, niet { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Nu?
sequence-inspect-does = Wat hij doet
sequence-inspect-where = Waar hij past
sequence-inspect-yes = Ja, hij kan gespeeld worden.
sequence-inspect-dead = Hij is dood: ruil hem voor een nieuwe.
sequence-inspect-dead-later = Hij is dood. In je beurt mag je hem ruilen.
sequence-inspect-does-card = Legt je fiche op een vrij vakje dat hem toont.
sequence-inspect-does-place = Twee ogen: legt je fiche op elk vrij vakje.
sequence-inspect-does-remove = Eén oog: haalt een fiche van een tegenstander weg, maar niet uit een sequence.
sequence-inspect-many = keuze uit { $count } vakjes
sequence-inspect-nowhere = Nergens: beide vakjes zijn bezet.
sequence-inspect-no-chip = Nergens: er is geen fiche om weg te halen.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] { $cell } vrijmaken
       *[place] Op { $cell } spelen
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = { $card } op { $cell } spelen
sequence-do-hint-exchange = { $card } ruilen
sequence-do-hint-forfeit = { $card } inleveren
sequence-do-exchange = Ruilen
sequence-do-draw = Een kaart pakken
sequence-do-pass = Passen
sequence-do-put-back = Terugleggen
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Kies { $line } als sequence

sequence-hint-play = Een bot zou { $card } op { $cell } spelen.
sequence-hint-exchange = Een bot zou { $card } ruilen.
sequence-hint-forfeit = Een bot zou { $card } inleveren.
sequence-hint-choose = Een bot zou { $line } kiezen.
sequence-hint-draw = Een bot zou een kaart pakken.
sequence-hint-pass = Een bot zou passen.

## Notes beside a player

sequence-note-left = is vertrokken
sequence-note-penalty = moet een kaart inleveren
sequence-note-passed = heeft gepast
sequence-note-conceding = wil opgeven
sequence-note-dealer = deler

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blauw.

sequence-log-round = Ronde { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Getrokken kaarten voor de start: { $cards }.
sequence-log-first =
    { $who ->
        [you] Je begint.
       *[other] { $name } begint.
    }
sequence-log-deals =
    { $who ->
        [you] Je deelt.
       *[other] { $name } deelt.
    }
sequence-log-played =
    { $who ->
        [you] Je speelt { $card } op { $cell }.
       *[other] { $name } speelt { $card } op { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Je speelt de jokerboer { $card } op { $cell } ({ $shown }).
       *[other] { $name } speelt de jokerboer { $card } op { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Je speelt { $card } en haalt op { $cell } het fiche van { $side } weg.
       *[other] { $whose ->
            [you] { $name } speelt { $card } en haalt jouw fiche op { $cell } weg.
           *[other] { $name } speelt { $card } en haalt op { $cell } het fiche van { $side } weg.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Je pakt een kaart.
       *[other] { $name } pakt een kaart.
    }
sequence-log-drew-card =
    { $who ->
        [you] Je pakt { $card }.
       *[other] { $name } pakt { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Je hebt niet op tijd een kaart gepakt en loopt die kaart mis.
       *[other] { $name } heeft niet op tijd een kaart gepakt en loopt die kaart mis.
    }
sequence-log-exchanged =
    { $who ->
        [you] Je ruilt de dode kaart { $card }.
       *[other] { $name } ruilt de dode kaart { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] De gespeelde kaart wordt de nieuwe trekstapel.
       *[other] De { $count } gespeelde kaarten worden tot een nieuwe trekstapel geschud.
    }
sequence-log-passed =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
sequence-log-sequence =
    { $whose ->
        [you] Jouw sequence: { $line }!
       *[other] Een sequence voor { $side }: { $line }!
    }
sequence-log-long-sequence = Een sequence voor { $side }: { $line }, uit een lijn van { $length }!
sequence-log-broken = De sequence { $line } van { $side } is verbroken.
sequence-log-choice =
    { $who ->
        [you] De lijn is langer dan vijf: kies welke vijf tellen.
       *[other] De lijn is langer dan vijf: { $name } kiest welke vijf tellen.
    }
sequence-log-claimed =
    { $who ->
        [you] Je dient een klacht in: { $side } zou gecoacht hebben.
       *[other] { $name } dient een klacht in: { $side } zou gecoacht hebben.
    }
sequence-log-claim-upheld = De klacht is gegrond: iedereen van { $side } levert een kaart in.
sequence-log-claim-dismissed = De klacht tegen { $side } is afgewezen.
sequence-log-forfeited =
    { $who ->
        [you] Je levert { $card } in.
       *[other] { $name } levert { $card } in.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Je staat je plaats af aan { $substitute }.
       *[other] { $name } staat de plaats af aan { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Je verlaat het spel.
       *[other] { $name } verlaat het spel.
    }
sequence-log-side-out = { $side } ligt eruit.
sequence-log-concession =
    { $who ->
        [you] Je wilt opgeven.
       *[other] { $name } wil opgeven.
    }
sequence-log-conceded = { $side } geeft op.

## The end

sequence-end-title-won = Je hebt gewonnen!
sequence-end-title-side = { $side } heeft gewonnen
# A side of one player is called by the name.
sequence-end-title-name = { $name } heeft gewonnen
sequence-end-title-draw = Niemand heeft gewonnen
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } was je voor
       *[side] { $side } was je voor
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Deze keer kreeg je geen lijn af.
        [one] Eén sequence was wel van jou.
       *[other] { $made } sequences waren wel van jou.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Je maakte { $count ->
            [one] de sequence
           *[other] de sequences
        } { $line } af met { $card } op { $cell }.
       *[other] { $name } maakte { $count ->
            [one] de sequence
           *[other] de sequences
        } { $line } af met { $card } op { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
sequence-end-forfeit = Er is geen tegenpartij meer over.
sequence-end-most = De trekstapel is leeg. Wie de meeste sequences heeft, wint.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Je wint
        [team] Je team wint
        [name] { $names } wint
       *[side] { $names } winnen voor { $side }
    }{ $reason ->
        [concession] : de tegenpartij geeft op.
        [forfeit] : er is geen tegenpartij meer over.
        [pile_exhausted] : de trekstapel is leeg en niemand heeft meer sequences.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] Gelijkspel: de trekstapel is leeg.
        [stalemate] Gelijkspel: niemand kan nog een zet doen.
        [aborted] Het spel eindigt zonder winnaar: een speler is vertrokken.
       *[other] Gelijkspel.
    }
sequence-figure-sequences = Sequences
sequence-figure-chips = Fiches op het bord
sequence-figure-plays = Gespeelde kaarten
sequence-figure-wild = Gespeelde jokerboeren
sequence-figure-remove = Weggehaalde fiches
sequence-figure-dead = Geruilde dode kaarten
sequence-figure-moves = Zetten in totaal

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Zet { $move }
sequence-fact-first =
    { $who ->
        [you] Je maakt de eerste lijn af, { $line }, met { $card }.
       *[other] { $name } maakt de eerste lijn af, { $line }, met { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Met { $line } kom je op gelijke hoogte.
       *[other] Met { $line } komt { $name } op gelijke hoogte.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Jouw { $card } haalt het fiche van { $cell }.
       *[other] { $whose ->
            [you] { $name } haalt met { $card } jouw fiche van { $cell }.
           *[other] { $name } haalt met { $card } het fiche van { $cell }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] bleef in je hand. Hij haalt een fiche van een ander weg.
       *[place] bleef in je hand. Hij gaat op elk vrij vakje.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Jouw { $card } valt op { $cell } in voor { $shown }.
       *[other] { $name } laat { $card } op { $cell } invallen voor { $shown }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
    .label = van jou lagen aan het eind op het bord.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] waren genoeg, tot de laatste kaart van de stapel.
        [one] waren genoeg. Er lag nog { $count } kaart op de stapel.
       *[other] waren genoeg. Er lagen nog { $count } kaarten op de stapel.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Spel verlaten
    .question = Het spel voorgoed verlaten?
sequence-aside-concede = Opgeven
    .question = Opgeven? Dan verlies je. In een team moet iedereen het ermee eens zijn.
sequence-aside-claim = Klacht indienen: { $side } heeft gecoacht
    .question = Gaf iemand een teamgenoot raad die niet mag? Is de klacht gegrond, dan levert iedereen van { $side } een kaart in.
sequence-aside-admit = Toegeven
    .question = Geeft je team toe dat het gecoacht heeft? Jullie leveren dan allemaal een kaart in.
sequence-aside-uphold = Klacht tegen { $side } gegrond verklaren
    .question = Jij beslist als host. Iedereen van { $side } levert dan een kaart in.
sequence-aside-dismiss = Klacht tegen { $side } afwijzen
    .question = Jij beslist als host. De klacht tegen { $side } heeft dan geen gevolgen.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Pakken en ruilen
sequence-group-sequences = Sequences en fiches
sequence-group-pile = Als de trekstapel leeg is
sequence-group-teams = Teams
sequence-group-pace = Vertrekken

sequence-option-starter = Wie er in een team begint
    .value-drawer = Wie de kaart trok
    .value-random_member = Een willekeurig lid
sequence-option-draw_mode = Kaarten pakken
    .value-manual = Zelf, zoals in het boekje
    .value-auto = Automatisch
sequence-option-draw_grace = Bots wachten op het pakken (seconden)
sequence-option-forgotten_draw = Een vergeten kaart
    .value-edition = Volgens de editie
    .value-next_action = Weg bij de volgende actie
    .value-next_draw = Weg als de volgende heeft gepakt
    .value-never = Nooit weg door anderen
sequence-option-exchange_limit = Dode kaarten per beurt
    .value-1 = Eén
    .value-unlimited = Zo veel je wilt
sequence-option-jack_exchange = Boeren ruilen
    .value-off = Niet toegestaan
    .value-on = Toegestaan
sequence-option-empty_hand = Lege hand
    .value-skip = Wordt overgeslagen
    .value-draw_one = Pakt één kaart
sequence-option-collinear_share = Twee sequences op één lijn
    .value-on = Mogen een vakje delen
    .value-off = Mogen geen vakje delen
sequence-option-long_line_lock = Een lange lijn vergrendelt
    .value-five = Alleen de vijf fiches
    .value-whole_line = De hele lijn
sequence-option-long_line_choice = Vijf van een lange lijn
    .value-player = De speler kiest
    .value-auto = De eerste vijf
sequence-option-pile_exhausted = Lege trekstapel
    .value-edition = Volgens de editie
    .value-reshuffle = Gespeelde kaarten schudden
    .value-draw_game = Niemand wint
    .value-play_on = Doorspelen zonder te pakken
sequence-option-exhaustion_timing = Het spel eindigt
    .value-on_last_card = Als de laatste kaart is gepakt
    .value-on_needed_draw = Als er een kaart ontbreekt
sequence-option-exhaustion_tiebreak = Als de stapel het spel beëindigt
    .value-none = Altijd gelijkspel
    .value-most_sequences = De meeste sequences winnen
sequence-option-limit_chips = Aantal fiches
    .value-off = Onbeperkt
    .value-on = Zo veel als in de doos
sequence-option-team_talk = Overleg in een team
    .value-forbidden = Verboden
    .value-allowed = Toegestaan
sequence-option-share_hands = Handen in een team
    .value-off = Verborgen
    .value-on = Open voor teamgenoten
sequence-option-coaching_penalty = Straf voor coachen
    .value-edition = Volgens de editie
    .value-on = Een kaart
    .value-off = Geen
sequence-option-on_leave = Als iemand vertrekt
    .value-substitute = Een invaller mag het overnemen
    .value-skip = De plaats wordt overgeslagen
    .value-abort = Het spel eindigt
sequence-option-breakable_sequences = Sequences verbreken
    .value-off = Niet toegestaan
    .value-on = Met een boer

## Editions on the form: what differs

sequence-edition-classic-2022 = Opnieuw schudden als de kaarten op zijn
sequence-edition-harry-potter-2021 = Afdelingen als kleuren, geen overleg in teams
