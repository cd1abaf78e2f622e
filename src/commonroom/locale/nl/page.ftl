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
lost-title = Hier is niets
lost-text = Misschien zit er een typefout in het adres, of de tafel bestaat niet meer.

## Start page

home-title = Schuif aan en speel
home-text = Bordspellen zoals je ze thuis speelt: met vrienden via een link, of tegen bots. Geen account, niets te installeren.
play-now = Nu spelen
with-friends = Met vrienden
rules = Spelregels
# $least and $most are numbers of players.
players-range = { $least } tot { $most } spelers
players-number =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
my-tables = Mijn tafels
finished-tables = Afgelopen partijen
phase-open = Wacht op spelers
phase-playing = Bezig
phase-finished = Afgelopen
phase-your-turn = Je bent aan de beurt
home-replay = Heb je een opgeslagen spel?
open-replay = Kijk het terug

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
    .about = Speelt zomaar een kaart die mag, zonder plan.
bot-easy = Makkelijk
    .about = Weet wat hij wil, maar ziet weleens iets over het hoofd, net als mensen.
bot-normal = Normaal
    .about = Kiest de zet die op dat moment het beste lijkt.
bot-greedy = Normaal
    .about = Kiest de zet die op dat moment het beste lijkt.
bot-search = Sterk
    .about = Denkt meerdere zetten vooruit.

## A table with friends

new-title = Een tafel met vrienden
new-text = Kies wie er meespeelt; je krijgt een link om naar je vrienden te sturen.
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
seat-in-team = Plaats { $seat }, team { $team }
seat-me = Ik
seat-for-friend = Een vriend
# $level is the strength of the bot, such as "Normaal".
seat-bot = Bot: { $level }
time-limit = Tijd per beurt
time-limit-about = Als de tijd om is, wordt er een willekeurige toegestane zet voor je gedaan.
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
take-file-back = Bestand terugnemen
# Before a list of what is wrong with a file of one's own.
content-faults = Met dit bestand kan niet worden gespeeld:
# A seat may ask for something, such as a house, and does not.
wish-none = maakt niet uit
open-table = Tafel openen

## Joining and waiting

join-title = Je bent uitgenodigd
join-text = Er is een plaats voor je bij een potje { $game }.
join-text-host = { $host } heeft een plaats voor je bij een potje { $game }.
sit-down = Aanschuiven
only-watch = Alleen kijken
join-too-late = Alle plaatsen zijn inmiddels bezet. Toekijken mag.
waiting-title = Wachten op je vrienden
# The same for somebody who only watches.
waiting-title-watching = Wachten op de spelers
# Before the first move, while those who are there wait for the others.
awaited = Nog niet aan tafel: { $names }.
waiting-text =
    { $count ->
        [one] Er is nog { $count } plaats vrij. Het spel begint zodra die bezet is.
       *[other] Er zijn nog { $count } plaatsen vrij. Het spel begint zodra ze bezet zijn.
    }
waiting-fairness = De kaarten worden eerlijk geschud: vóór de eerste zet zie je een vingerafdruk van het schudden, en na de laatste kun je die controleren.
invite-link = Stuur deze link naar je vrienden
# Where the address is that of this computer alone.
invite-only-here = Deze link werkt alleen op deze computer.
# A command follows.
invite-for-others = Om andere apparaten toe te laten, start je de server zo en open je een tafel op het adres dat hij toont:
seat-open = vrije plaats
is-here = aanwezig
is-away = afwezig
you = Jij
# Stands behind or below the person's own name.
you-mark = (jij)
fill-with-bot = Neem een bot
fill-all-with-bots =
    { $count ->
        [one] Zet een bot op de vrije plaats
       *[other] Zet bots op de { $count } vrije plaatsen
    }
bot-level = Niveau van de bots

## At the table

table-loading = De tafel wordt klaargezet…
title-your-turn = Jouw beurt
on-turn = aan de beurt
your-team = jouw team
watchers =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } personen kijken mee
    }
away-title = { $name } is afwezig
away-text = De plaats blijft van { $name }. Wil je niet wachten, dan kan een bot het na een halve minuut overnemen.
replace-by-bot = Bot laten overnemen
bot-knows = Wat weet een bot?
bot-title = { $name }, een bot ({ $level })
bot-knows-text = Een bot ziet wat een mens op die plaats zou zien: de eigen kaarten, de tafel en wat er gespeeld is. Een bot ziet nooit jouw kaarten of de volgorde van de trekstapel.
bot-fairness = Dat kun je bewijzen: het schudden ligt vóór de eerste zet vast, en aan het einde controleert de pagina het met één tik.
hint = Hint
log = Verloop
log-empty = Nog niets: het spel is net begonnen.
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
offline = De verbinding is verbroken. Opnieuw verbinden gaat vanzelf.
offline-waiting = De verbinding is verbroken. Je zet is bewaard en wordt verstuurd zodra de verbinding terug is.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (wacht op verzending)
# $moves is such as "K♥ → f7".
unsent-moves = Wacht op verzending: { $moves }
try-now = Nu proberen
# Everybody else reads this.
seat-taken-over = Voor { $name } speelt nu een bot.
seat-given-away = Op jouw plaats speelt nu een bot.
    .watch = Je mag gerust toekijken.
unplayable-title = Aan deze tafel kan niet verder worden gespeeld
unplayable-text = Het verslag is beschadigd, of de tafel is begonnen onder andere regels dan die van deze server. Je kunt altijd een nieuwe tafel openen.

## Chat

chat = Chat
chat-unread = Chat ({ $count } nieuw)
chat-empty = Er is nog niets gezegd.
chat-watching = Wie toekijkt, praat niet mee.
chat-write = Schrijf iets
chat-send = Versturen
chat-to = Aan wie
chat-to-table = Aan iedereen
chat-to-team = Aan mijn team
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
confirm-moves-about = Een zet telt pas na een tweede tik.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Cijfers en letters werken meteen
shortcuts-about = Zet dit uit als je tegen je computer dicteert of als er per ongeluk toetsen worden ingedrukt.
shortcuts-on = Een schakelaar in dit menu zet de cijfers en letters uit.
shortcuts-off = De cijfers en letters staan uit; de andere toetsen werken.
own-link = Link voor je andere apparaat
hand-over = Weggaan en een bot verder laten spelen
hand-over-question = Een bot neemt je plaats en je kaarten over en jij kunt toekijken. Je krijgt de plaats niet terug.
own-link-make = Verder op een ander apparaat
own-link-about = Open deze link binnen een dag op je andere apparaat. De link werkt één keer; wie hem heeft, speelt voor jou, dus houd hem voor jezelf.
seed-promise = Vingerafdruk van het schudden, vastgelegd vóór de eerste zet:

## The end

statistics = Statistieken
rematch = Opnieuw spelen
rematch-begun = Er is een nieuwe partij begonnen.
rematch-go = Naar de nieuwe partij
replay = Terugkijken
download-record = Spel opslaan
look-at-table = Tafel bekijken
show-result = Uitslag tonen
verify-seed = Schudden controleren
verify-about = Lag het schudden vóór de eerste zet vast? Controleer het hier.
verify-kept = Ja. De startwaarde die nu is verteld, past bij de vingerafdruk die dit apparaat vóór de eerste zet zag: niemand kon de kaarten veranderen.
# $move is the number of moves that had been made when this device came.
verify-late = Ja, voor zover dit apparaat het kan zien. Het kwam later: de startwaarde past bij de vingerafdruk die het voor het eerst na zet { $move } zag. Sindsdien kon niemand de kaarten veranderen.
verify-unseen = De startwaarde past bij de vingerafdruk, maar dit apparaat ziet beide nu pas, en dat bewijst niets. Vraag het iemand die er vanaf het begin bij was.
verify-broken = Nee. De startwaarde past niet bij de vingerafdruk. Dat hoort nooit te gebeuren.
seed-promised =
    { $move ->
        [0] Vingerafdruk, hier gezien vóór de eerste zet
       *[other] Vingerafdruk, hier voor het eerst gezien na zet { $move }
    }
seed-promised-now = Vingerafdruk, zoals de server die nu noemt
seed-told = Startwaarde

## Replay

replay-loading = Het spel wordt nagespeeld…
replay-text = Open een opgeslagen spel, van deze pagina of van de opdrachtregel. Je kunt het bestand ook hierheen slepen.
replay-open-file = Spel openen
replay-not-a-record = Dit is geen opgeslagen spel dat kan worden afgespeeld.
replay-open-another = Ander spel openen
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
replay-speed = Snelheid
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Link naar dit moment kopiëren
replay-eyes = Wiens kaarten
replay-all-hands = Alle handen open

## Rules

rules-loading = De spelregels worden opgehaald…
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

## When something goes wrong

problem-no_answer = De server antwoordt niet. Ben je online?
problem-unknown = Er ging iets mis op deze pagina. Laad de pagina opnieuw.
problem-no_table = Deze tafel bestaat niet. Misschien is ze gesloten.
