### The Quidditch card game in the terminal, in Dutch: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] hand { $hand }, stapel { $deck }, aflegstapel { $discard }
       *[other] hand { $hand }, stapel { $deck }, aflegstapel { $discard } (boven { $top })
    }
quidditch-player-won = gewonnen: { $cards }
quidditch-player-played = gespeeld: { $cards }
quidditch-player-known = zeker in de hand: { $cards }
quidditch-put-away = Weggelegd: { $cards }
quidditch-free-goal = Doelkaart
quidditch-no-ball = Er is geen bal op het veld.
quidditch-your-word = Jij bent aan zet.
quidditch-prompt-window = Speel een speciale kaart of pas.
# What a card in hand would do if it were played now.
quidditch-hand-now = NU: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Spelen om { $balls }
quidditch-choice-several = meerdere ervan
quidditch-choice-order = in die volgorde; wat je weglaat, komt het laatst
quidditch-choice-back = een van de gedekte kaarten
quidditch-choice-each = een kaart voor elke bal: { $balls }
quidditch-choice-lay = deze kaart { $at }
quidditch-choice-name = noem de bal, want je hebt niet genoeg kaarten
quidditch-choice-pp = blijven passen, tot je meer kunt doen
quidditch-choice-ppp = blijven passen, tot je moet beslissen

## Questions; what is typed stands behind them

quidditch-ask-declare = Om welke ballen speel je?
quidditch-ask-lay = Je kaart { $at }:
quidditch-ask-order = Welke bal komt eerst?
quidditch-ask-pick = Welke kaart verliest de ander?
quidditch-ask-how = { $card }: hoe?
quidditch-ask-answer = Je antwoord (? voor hulp):
quidditch-ask-word = Wat doe je (? voor hulp)?

## Answers to what leads nowhere

quidditch-say-declare = Typ n voor geen, of de ballen waar je om speelt, zoals 1 of b1 of 1 2.
quidditch-say-order = Typ de ballen in de volgorde waarin ze worden gespeeld, zoals 2 1 of sn q.
quidditch-say-too-many = Dat zijn meer kaarten dan er ballen zijn.
quidditch-say-which-card = En welke kaart? Typ de bal en de kaart, zoals q 3.
quidditch-say-not-like-that = Zo kan die kaart niet worden gespeeld; typ het nummer om te zien hoe wel.
quidditch-say-no-card = Dat is geen kaart: typ een getal van 1 tot { $most } of het begin van een naam; ? legt het uit.
quidditch-say-taken = Kaart { $number } is al bezet.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Leg kaarten gedekt bij de ballen; daarna worden ze omgedraaid, bal voor bal. Bij de Slurk wint de hoogste waarde 10 punten, tenzij een Wachter hem tegenhoudt. Bij een Beuker raakt een Drijver wie er geen heeft. Alleen een Zoeker vangt de Snaai: 150 punten, en het spel is uit. Tussendoor mag je speciale kaarten spelen, en erop antwoorden.
quidditch-help-pass = passen; als een kaart op je antwoord wacht: laten gebeuren
quidditch-help-pp = blijven passen, tot een kaart op je wacht, je er een kunt spelen of je moet beslissen
quidditch-help-ppp = blijven passen, ook met een speelbare kaart, tot een kaart wacht of je moet beslissen
quidditch-help-card = je derde kaart: leggen, spelen of ermee antwoorden
quidditch-help-name = of het begin van de naam; ook met de waarde: ja9
    .keys = been
quidditch-help-way = een speciale kaart en hoe: de bal (q, b1, b2, sn), de werking (lower, keeper), de kaart die je terughaalt
    .keys = been q
quidditch-help-lay = je vierde kaart bij de eerste bal, je eerste bij de tweede; ook q 4 b1 1
quidditch-help-none = om geen andere bal spelen; b1 sn, of 1 2: om deze
quidditch-help-order = de volgorde van de ballen, als jij leidt; de rest volgt
quidditch-help-back = terugleggen wat je hebt opgepakt
    .keys = Enter
quidditch-help-discards = de aflegstapels bekijken
quidditch-help-down = een gedekte kaart; tussen haakjes: die van jou
quidditch-help-lowered = een verlaagde waarde; { $out } een uitgeschakelde Wachter; { $void } geen kaart, of een die niet telt
quidditch-help-ball = een bal waar nog niemand om speelt; tussen { $fresh } en ◂: die wordt nu beslist
