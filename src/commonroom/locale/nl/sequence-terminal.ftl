### Sequence in the terminal, in Dutch: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = { $card } op { $cell } spelen
sequence-do-remove = { $card } spelen en het fiche van { $cell } weghalen
sequence-do-exchange-card = De dode kaart { $card } ruilen
sequence-do-forfeit-card = { $card } inleveren
sequence-do-hand-over = Je plaats afstaan aan { $substitute }
sequence-do-uphold = De klacht gegrond verklaren
sequence-do-dismiss = De klacht afwijzen

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Je kaart, of kaart en vakje (? voor hulp):
sequence-ask-owed = d pakt de kaart waar je recht op hebt.
sequence-ask-space = { $card } gaat op { $cells }:
sequence-ask-chip = { $card } haalt het fiche weg van { $cells }:
sequence-ask-line = Welke vijf zijn de sequence? { $lines }:
sequence-ask-draw = d pakt je kaart, met w gaan de anderen zonder die kaart verder:
sequence-ask-pass = Je kunt geen kaart spelen of ruilen. p past:

## Answers to what leads nowhere

sequence-say-how = Typ een kaart en een vakje, zoals 1 f7; ? legt het uit.
sequence-say-card-first = Eerst de kaart: het nummer of de naam. ? legt het uit.
sequence-say-dead = { $card } is dood: er is geen vakje meer vrij. x { $card } ruilt de kaart (SEQ-50).
sequence-say-not-held = Je hebt { $card } niet (SEQ-27).
sequence-say-no-space = Dat is geen vakje: rijen gaan van a tot j, kolommen van 1 tot 10, zoals f7.
sequence-say-no-card = Dat is geen kaart: typ een getal van 1 tot { $most } of een naam zoals KH; ? legt het uit.

## Beside the board, as short as possible

sequence-panel-pile = stapel { $pile }, gespeeld { $played }
sequence-mark-left = weg
sequence-mark-passed = gepast
sequence-mark-forfeit = levert in

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Speel een kaart, leg een fiche op een vakje dat hem toont en maak lijnen van vijf: elk is een sequence. Sommige boeren gaan op elk vrij vakje, de andere halen een fiche van een tegenstander weg.
sequence-help-card = de eerste kaart van je hand oppakken: de vakjes lichten op
sequence-help-space = een fiche leggen op het vakje in rij f, kolom 7
sequence-help-lit = of op het tweede van de vakjes die oplichten
sequence-help-both = allebei tegelijk; ook met de naam van de kaart, KH f7 of 10S c4
sequence-help-back = de kaart terugleggen
    .keys = Enter
sequence-help-exchange = je derde kaart ruilen, als die dood is
sequence-help-draw = pakken, aan tafels waar kaarten niet vanzelf komen
sequence-help-pass = passen, als er niets anders kan
sequence-help-chip = een fiche; aan beide kanten van een kaart: deel van een sequence, het blijft liggen
sequence-help-own = een vakje waar een kaart uit je hand past
sequence-help-fresh = wat nieuw is; { $gone } waar een fiche is weggehaald
sequence-help-corner = telt voor iedereen
