### The Quidditch card game in the terminal, in German: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] Hand { $hand }, Stapel { $deck }, Ablage { $discard }
       *[other] Hand { $hand }, Stapel { $deck }, Ablage { $discard } (oben { $top })
    }
quidditch-player-won = gewonnen: { $cards }
quidditch-player-played = gespielt: { $cards }
quidditch-player-known = hat bekanntlich { $cards }
quidditch-put-away = Weggelegt: { $cards }
quidditch-free-goal = Freitor
quidditch-no-ball = Auf dem Spielfeld ist kein Ball.
quidditch-your-word = Du bist dran.
quidditch-prompt-window = Spiele eine Sonderkarte aus oder passe.
# What a card in hand would do if it were played now.
quidditch-hand-now = JETZT: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Um { $balls } spielen
quidditch-choice-several = mehrere davon
quidditch-choice-order = in dieser Reihenfolge; was fehlt, kommt zuletzt
quidditch-choice-back = eine der verdeckten Karten
quidditch-choice-each = je eine Karte: { $balls }
quidditch-choice-lay = diese Karte { $at }
quidditch-choice-name = nenne den Ball, denn deine Karten reichen nicht für alle
quidditch-choice-pp = weiter passen, bis du mehr tun könntest
quidditch-choice-ppp = weiter passen, bis du entscheiden musst

## Questions; what is typed stands behind them

quidditch-ask-declare = Um welche Bälle spielst du?
quidditch-ask-lay = Deine Karte { $at }:
quidditch-ask-order = Welcher Ball kommt zuerst?
quidditch-ask-pick = Welche Karte wird abgelegt?
quidditch-ask-how = { $card }: wie?
quidditch-ask-answer = Deine Antwort (? hilft):
quidditch-ask-word = Was tust du (? hilft)?

## Answers to what leads nowhere

quidditch-say-declare = Tippe n für keinen, oder die Bälle, um die du spielst, etwa 1 oder b1 oder 1 2.
quidditch-say-order = Tippe die Bälle in der Reihenfolge, in der sie gespielt werden, etwa 2 1 oder sn q.
quidditch-say-too-many = Das sind mehr Karten als Bälle.
quidditch-say-which-card = Und welche Karte? Tippe den Ball und die Karte, etwa q 3.
quidditch-say-not-like-that = So lässt sich diese Karte nicht spielen; tippe ihre Nummer, um zu sehen, wie.
quidditch-say-no-card = Das ist keine Karte: Tippe eine Zahl von 1 bis { $most } oder den Anfang eines Namens; ? erklärt es.
quidditch-say-taken = Karte { $number } ist schon vergeben.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Legt Karten verdeckt an die Bälle; dann werden sie aufgedeckt, Ball für Ball. Am Quaffel bringt der höhere Wert 10 Punkte, außer ein Hüter hält. Am Klatscher trifft ein Treiber den, der keinen hat. Nur ein Sucher fängt den Schnatz: 150 Punkte und das Ende. Dazwischen können Sonderkarten gespielt und beantwortet werden.
quidditch-help-pass = passen; wenn eine Karte auf deine Antwort wartet: gelten lassen
quidditch-help-pp = weiter passen, bis eine Karte wartet, du eine spielen könntest oder entscheiden musst
quidditch-help-ppp = weiter passen, auch mit spielbarer Karte, bis eine wartet oder du entscheiden musst
quidditch-help-card = deine dritte Karte: legen, ausspielen oder damit antworten
quidditch-help-name = oder der Anfang ihres Namens; auch mit dem Wert: jä9
    .keys = bein
quidditch-help-way = eine Sonderkarte und wie: ihr Ball (q, b1, b2, sn), ihre Wirkung (lower, keeper), die Karte, die sie zurückholt
    .keys = bein q
quidditch-help-lay = deine vierte Karte an den ersten Ball, deine erste an den zweiten; auch q 4 b1 1
quidditch-help-none = um keinen weiteren Ball spielen; b1 sn oder 1 2: um diese
quidditch-help-order = die Reihenfolge der Bälle, wenn du die Runde beginnst; die übrigen folgen
quidditch-help-back = zurücklegen, was du aufgenommen hast
    .keys = Enter
quidditch-help-discards = die Ablagestapel ansehen
quidditch-help-down = eine verdeckte Karte; in Klammern: deine eigene
quidditch-help-lowered = ein gesenkter Wert; { $out } ein aufgehaltener Hüter; { $void } keine Karte oder eine, die nichts zählt
quidditch-help-ball = ein Ball, um den noch niemand spielt; zwischen { $fresh } und ◂: Er wird gerade entschieden
