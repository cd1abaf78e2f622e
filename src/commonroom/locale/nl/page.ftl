### The page in Dutch: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Naar de inhoud
close = Sluiten
cancel = Annuleren
sound = Geluid
sound-on = Het geluid staat aan
sound-off = Het geluid staat uit
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Lichte kleuren
        [dark] Donkere kleuren
       *[system] Kleuren van je apparaat
    }
language = Taal
copy-link = Link kopiëren
copied = Gekopieerd
qr-code = QR-code van de link
to-the-start = Naar de startpagina
lost-title = Pagina niet gevonden
lost-text = Controleer het adres, of open een nieuwe tafel vanaf de startpagina.

## Start page

home-title = Wat zullen we spelen?
home-text = Alleen met een bot, of met vrienden via een link. Zonder account.
play-now = Spelen
with-friends = Met vrienden
rules = Spelregels
learn = Spelend leren
learn-soon = In 5 minuten geleerd
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } van { $all } lessen
# $least and $most are numbers of players.
players-range = { $least }–{ $most } spelers
players-number =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
continue-title = Jouw tafels
# $names are those who sit at the table that waits for you.
back-to-names = Terug naar { $names }?
back-to-table = Terug naar de tafel?
table-so-far =
    { $count ->
        [one] { $game }, na { $count } zet.
       *[other] { $game }, na { $count } zetten.
    }
sit-down-again = Weer aanschuiven
my-games = Mijn partijen
games-tally = { $played } gespeeld, { $won } gewonnen
no-games = Nog geen partijen. De eerste duurt ongeveer 20 minuten.
all-my-games = Al mijn partijen
# How a game ended for the person.
result-won = Gewonnen
result-lost = Verloren
result-drawn = Gelijkspel
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = tegen { $names }
games-with = met { $names }
games-alone = alleen
moves-count =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
phase-open = Wacht op spelers
phase-playing = Bezig
phase-your-turn = Je bent aan de beurt
open-replay = Partij terugkijken

## Start against bots

quick-title = Tegen bots spelen
quick-level = Hoe sterk?
quick-opponents = Hoeveel tegenstanders?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = Alleen
quick-start = Beginnen

# Levels of bots; .about says how the bot plays.
bot-random = Willekeurig
    .about = Doet zomaar een toegestane zet, zonder plan.
bot-easy = Makkelijk
    .about = Heeft een plan, maar ziet weleens iets over het hoofd, net als mensen.
bot-normal = Normaal
    .about = Heeft een plan en ziet weinig over het hoofd.
bot-hard = Moeilijk
bot-master = Meester
bot-greedy = Normaal
    .about = Kiest de zet die op dat moment het beste lijkt.
bot-search = Sterk
    .about = Denkt meerdere zetten vooruit.

## A table with friends

new-text = Kies wie er meespeelt. Je krijgt een link om naar je vrienden te sturen.
your-name = Je naam
# The name of a person who has given none.
player-name-default = Speler
edition = Editie
players = Spelers
teams = Teams
teams-count =
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
# $seat is the number of a chair at the table.
seat-number = Plaats { $seat }
seat-me = Ik
seat-for-friend = Een vriend
# $level is the strength of the bot, such as "Normaal".
time-limit = Tijd per beurt
time-none = Onbeperkt
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
time-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Resterende tijd: { $time }
allow-hints = Hints
allow-hints-about = Spelers mogen vragen wat een bot zou doen.
more-options = Meer opties
# What somebody has chosen for an option that is either on or off.
option-on = ja
option-off = nee
# An option that takes a number of the person's own beside its usual values.
option-number = Een getal
choose-file = Bestand kiezen
no-file = Geen bestand gekozen
take-file-back = Bestand verwijderen
# Before a list of what is wrong with a file of one's own.
content-faults = Dit bestand kan niet worden gebruikt:
# A seat may ask for something, such as a house, and does not.
wish-none = maakt niet uit
new-title = Een tafel met vrienden
seats-title = Wie zit waar
seats-text = Tik op een plaats: een vriend, of een bot en hoe sterk. Er wordt gespeeld op volgorde van de nummers.
seats-in-order = Plaatsen in speelvolgorde
tap-to-change = tik om te wijzigen
seat-for-bot = Een bot
seat-bot-name = Bot
seat-by-link = via link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = jij
host-detail = host
time-limit-note = daarna doet het spel een zet voor je
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = jij
sum-friends =
    { $count ->
        [one] een vriend
       *[other] { $count } vrienden
    }
sum-bots =
    { $count ->
        [one] een bot
       *[other] { $count } bots
    }
sum-teams = { $count } teams van { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] geen tijdslimiet
       *[other] { $time } per beurt
    }
sum-no-hints = geen hints
options-printed = alles volgens de regels
options-changed =
    { $count ->
        [one] { $count } gewijzigd
       *[other] { $count } gewijzigd
    }
gallery = Chat van toeschouwers
    .apart = Onder elkaar
    .aloud = Voor iedereen
    .silent = Geen
gallery-about =
    .apart = Spelers lezen het pas na het spel, zodat niemand kan voorzeggen.
    .aloud = Spelers lezen tijdens het spel mee.
    .silent = Wie toekijkt, kan niet schrijven.
open-table = Tafel openen

## Joining and waiting

join-title = Je bent uitgenodigd
join-text = Er is een plaats voor je bij een potje { $game }.
join-text-host = { $host } heeft een plaats voor je vrijgehouden bij een potje { $game }.
only-watch = Alleen kijken
join-too-late = Alle plaatsen zijn bezet. Meekijken mag.
waiting-title = Wachten op je vrienden
# The same for somebody who only watches.
waiting-title-watching = Wachten op de spelers
# Before the first move, while those who are there wait for the others.
awaited = Nog niet aanwezig: { $names }.
waiting-text =
    { $count ->
        [one] Er is nog { $count } plaats vrij. Het spel begint zodra die bezet is.
       *[other] Er zijn nog { $count } plaatsen vrij. Het spel begint zodra ze bezet zijn.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = Je zit aan tafel
waiting-text-guest =
    { $count ->
        [one] Nog één speler, dan begint het spel vanzelf.
       *[other] Nog { $count } spelers, dan begint het spel vanzelf.
    }
waiting-fairness = Er wordt eerlijk geschud: vóór de eerste zet zie je de vingerafdruk van het schudden, en na de laatste kun je die controleren.
invite-link = Stuur deze link naar je vrienden
# Where the address is that of this computer alone.
invite-only-here = Deze link werkt alleen op deze computer.
# A command follows.
invite-for-others = Om andere apparaten toe te laten, start je de server zo en open je daarna een tafel op het adres dat hij toont:
seat-open = vrije plaats
sit-here = Hier zitten
seat-open-name = Vrij
choose-seat = Kies een plaats
seats-open =
    { $count ->
        [one] { $count } van { $all } is vrij
       *[other] { $count } van { $all } zijn vrij
    }
open-seats =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
team-number = Team { $team }
team-full = vol
change-team = Naar { $team }
no-wait = Geen zin om te wachten?
invite-scan = Of laat ze de code op tafel scannen. Geen account, niets te installeren.
invite-scan-phone = Scan de code of stuur de link. Geen account, niets te installeren.
send-link = Stuur de link naar vrienden
invite-link-guest = Ken je nog iemand? Geef de link door
send-link-guest = Link doorgeven
# Asked of somebody who chooses a seat without having given a name.
ask-name = Hoe mogen we je noemen?
swap-with = Ruilen met …
swap = Ruilen
make-host = Maak { $name } host
remove-guest = Haal { $name } van de tafel
free-seat = Plaats vrijmaken
stand-up = Mijn plaats opgeven
new-to-game = Nog nooit { $game } gespeeld?
is-here = aanwezig
is-away = afwezig
you = Jij
# Stands behind or below the person's own name.
you-mark = (jij)
fill-with-bot = Bot toevoegen
fill-all-with-bots =
    { $count ->
        [one] Zet een bot op de vrije plaats
       *[other] Zet bots op de { $count } vrije plaatsen
    }
bot-level = Niveau van de bots

## At the table

table-loading = De tafel wordt klaargezet …
title-your-turn = Jouw beurt
on-turn = aan de beurt
# Beside the player who comes after the one on turn.
seat-next = daarna
# A row of players goes on beyond the edge of a phone.
more-players = Meer spelers
your-team = jouw team
watchers =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } personen kijken mee
    }
away-title = { $name } is afwezig
away-text = We houden de plaats van { $name } vrij. Wil je niet wachten, dan kan een bot het na een halve minuut overnemen.
replace-by-bot = Bot laten overnemen
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } is even weg.
away-choice = { $name } is even weg. Wachten, of een bot laten verderspelen?
let-bot-play = Laat een bot spelen
do-take_back = Mijn zet terugnemen
do-pause = Pauze
do-give_time = Geef meer tijd
do-resume = Verder spelen
resume = Verder
asks-take_back = { $name } wil de laatste zet terugnemen.
# What the one who asks has seen.
asks-knows = { $name } heeft intussen een kaart getrokken en trekt dezelfde opnieuw.
asks-pause = { $name } wil graag een pauze.
agree = Akkoord
decline = Nee
withdraw = Laat maar
asked-waiting = Wachten op antwoord van { $names } …
asked-declined = { $name } speelt liever door.
asked-withdrawn = { $name } vraagt er niet meer om.
asked-lapsed = Niet iedereen heeft op tijd geantwoord.
log-took-back = { $name } neemt een zet terug.
log-you-took-back = Je neemt een zet terug.
paused-by = { $name } heeft gepauzeerd. Klokken en bots staan stil.
paused-by-you = Je hebt gepauzeerd. Klokken en bots staan stil.
time-given = Je hebt meer tijd gekregen.
host-now = Jij bent nu de host.
seat-taken-again = { $name } zit weer aan tafel.
seat-waits = Een bot speelt op jouw plaats.
take-seat-again = Mijn plaats weer innemen
seat-offered = De plaats van { $name } is vrij voor jou.
offer-seat = Bied deze plaats aan toeschouwers aan
offer-seat-about = Wie het eerst gaat zitten, neemt het over van de bot.
bot-knows = Wat weet een bot?
bot-title = { $name }, een bot ({ $level })
bot-knows-text = Een bot ziet alleen wat een mens op die plaats zou zien: de eigen kaarten, de tafel en wat er gespeeld is. Een bot ziet nooit jouw kaarten of de volgorde van de trekstapel.
bot-fairness = Dat kun je nagaan: het schudden ligt vóór de eerste zet vast, en aan het einde controleer je het met één tik.
hint = Hint
log = Verloop
log-empty = Nog niets. Het spel is net begonnen.
# A group of lines in a long log.
log-moves = Zet { $first }–{ $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Toon de tafel voor de eerste zet
       *[other] Toon de tafel na zet { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Tijd om: { $line }
looking-back =
    { $move ->
        [0] De tafel voor de eerste zet
       *[other] De tafel na zet { $move }
    }
back-to-now = Terug naar nu
read-rule = Lees regel { $rule }
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Nu niet: { $message }
offline = Verbinding verbroken. Opnieuw verbinden …
offline-waiting = Verbinding verbroken. Je zet is bewaard en wordt verstuurd zodra je weer online bent.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (nog niet verstuurd)
# $moves is such as "K♥ → f7".
unsent-moves = Nog niet verstuurd: { $moves }
try-now = Nu proberen
# Everybody else reads this.
seat-taken-over = Voor { $name } speelt nu een bot.
seat-given-away = Op jouw plaats speelt nu een bot.
    .watch = Je mag gerust meekijken.
unplayable-title = Deze tafel kan niet verder
unplayable-text = De opgeslagen partij is beschadigd, of de tafel is begonnen met regels die deze server niet heeft. Je kunt altijd een nieuwe tafel openen.

## Chat

chat = Chat
chat-unread = Chat ({ $count } nieuw)
chat-empty = Nog geen berichten.
chat-watching = Aan deze tafel schrijven toeschouwers niet.
watch-by-name = Met je naam toekijken
watch-name-about = Zeg hoe je heet om met andere toeschouwers te praten.
chat-apart = Alleen toeschouwers lezen dit. Spelers zien het na het spel.
chat-aloud = Iedereen aan tafel leest dit.
chat-watching-mark = (kijkt toe)
chat-write = Schrijf een bericht
chat-send = Versturen
chat-to = Versturen aan
chat-to-table = Iedereen
chat-to-team = Mijn team
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (aan het team)
reaction-hello = Hallo
reaction-bravo = Bravo
reaction-thanks = Bedankt
reaction-wow = Wauw
reaction-oops = Oeps
reaction-thinking = Even denken

## Menu of the table

menu = Menu
confirm-moves = Elke zet bevestigen
confirm-moves-about = Tik een tweede keer om een zet te doen.
guide-skip = De eerste stappen overslaan
guide-again = De eerste stappen nog eens zien
# A switch: single keys, such as 1 for the first card.
in-words = In woorden spelen
in-words-about = De hele tafel als tekst en knoppen, zonder plaatjes.
shortcuts = Sneltoetsen met één toets
shortcuts-about = Zet dit uit als je dicteert of vaak per ongeluk toetsen indrukt.
# A sheet of keys, each with what it does.
keys-title = Toetsen
keys-pick = Een kaart kiezen
keys-confirm = De kaart spelen
keys-back = De kaart terugleggen
keys-look = Een kaart goed bekijken
keys-next = Naar het volgende verlichte vakje
keys-previous = Naar het vorige
keys-arrows = Over het bord bewegen
keys-draw = Een kaart van de stapel pakken
keys-pass = Passen
keys-sheet = Deze toetsen tonen
# Keys, as a keyboard calls them.
key-home = Home
key-end = End
key-space = Spatie
scene-go-on = Verder
scene-pace = Scènes bij speciale kaarten
    .wait = Wachten op een tik
    .quick = Vier seconden
    .off = Uit
own-link = Link voor je andere apparaat
hand-over = Weggaan en een bot verder laten spelen
hand-over-question = Een bot neemt je plaats en je kaarten over, en je kunt toekijken. Zolang hij speelt, kun je je plaats weer innemen.
own-link-make = Verder op een ander apparaat
own-link-about = Open deze link binnen een dag op je andere apparaat. Hij werkt één keer. Wie hem heeft, kan voor jou spelen, dus houd hem voor jezelf.
seed-promise = Vingerafdruk van het schudden, vastgelegd vóór de eerste zet:

## The end

statistics = Statistieken
rematch = Opnieuw spelen
rematch-begun = Er is een nieuwe partij begonnen.
rematch-go = Naar de nieuwe partij
replay = Terugkijken
download-record = Partij opslaan
look-at-table = Tafel bekijken
show-result = Uitslag tonen
verify-seed = Schudden controleren
verify-about = Lag het schudden vóór de eerste zet vast? Controleer het hier.
verify-kept = Ja. De startwaarde past bij de vingerafdruk die dit apparaat vóór de eerste zet zag: niemand kon de kaarten veranderen.
# $move is the number of moves that had been made when this device came.
verify-late = Ja, voor zover dit apparaat het kan zien. Het kwam later: de startwaarde past bij de vingerafdruk die het voor het eerst na zet { $move } zag. Sindsdien kon niemand de kaarten veranderen.
verify-unseen = De startwaarde past bij de vingerafdruk, maar dit apparaat ziet beide nu pas, en dat bewijst niets. Vraag het iemand die er vanaf het begin bij was.
verify-broken = Nee. De startwaarde past niet bij de vingerafdruk. Dat hoort nooit te gebeuren.
seed-promised =
    { $move ->
        [0] Vingerafdruk, hier gezien vóór de eerste zet
       *[other] Vingerafdruk, hier voor het eerst gezien na zet { $move }
    }
seed-promised-now = Vingerafdruk, zoals de server die nu geeft
seed-told = Startwaarde

## Replay

replay-loading = De partij wordt geladen …
replay-text = Open een partij die je op deze pagina of via de opdrachtregel hebt opgeslagen. Je kunt het bestand ook hierheen slepen.
replay-open-file = Partij openen
replay-not-a-record = Dit bestand is geen opgeslagen partij, of kan niet worden afgespeeld.
replay-open-another = Andere partij openen
replay-move =
    { $move ->
        [0] Voor de eerste zet
       *[other] Zet { $move } van { $moves }
    }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén zet verder
replay-last = Naar het einde
# What nobody should miss: a line, a goal, the end.
replay-moments = Sleutelmomenten
replay-moment-move = Zet { $move }
replay-moment-next = Volgend sleutelmoment
replay-moment-back = Vorig sleutelmoment
replay-speed = Snelheid
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Link naar deze zet kopiëren
replay-eyes = Kaarten tonen van
replay-all-hands = Alle spelers

## Rules

rules-loading = De spelregels worden geladen …
rules-search = Zoek in de spelregels
rules-all-editions = Alle edities
rules-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
rules-none = Geen enkele regel bevat deze woorden.
rules-reason = Waarom: { $reason }
rules-source = Bron: { $source }
rules-only = Alleen in: { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } in één minuut
rules-all = Alle { $count } regels
# Links to where somebody came from to read a rule.
rules-back-t = Terug naar de tafel
rules-back-learn = Terug naar de les
rules-back-replay = Terug naar de partij
# At a rule: the title of a lesson in which it happens.
rules-try = Probeer het: { $lesson }

## When something goes wrong

problem-no_answer = De server reageert niet. Ben je online?
reload = Pagina opnieuw laden
try-again = Opnieuw proberen
problem-unknown = Er ging iets mis. Laad de pagina opnieuw.
problem-no_table = Deze tafel bestaat niet. Misschien is hij gesloten.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
