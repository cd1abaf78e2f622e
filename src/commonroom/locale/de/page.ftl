### The page in German: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Helle Farben
        [dark] Dunkle Farben
       *[system] Farben wie auf deinem Gerät
    }
language = Sprache
copy-link = Link kopieren
copied = Kopiert
qr-code = QR-Code des Links
to-the-start = Zur Startseite
lost-title = Seite nicht gefunden
lost-text = Prüfe die Adresse oder eröffne auf der Startseite einen neuen Tisch.

## Start page

home-title = Was spielen wir?
home-text = Allein gegen Bots oder über einen Link mit Freunden. Ganz ohne Konto.
play-now = Spielen
with-friends = Mit Freunden
rules = Regeln
learn = Spielend lernen
learn-soon = In 5 Minuten gelernt
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } von { $all } Lektionen
# $least and $most are numbers of players.
players-range = { $least }–{ $most } Spieler
players-number =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
continue-title = Deine Tische
# $names are those who sit at the table that waits for you.
back-to-names = Zurück zu { $names }?
back-to-table = Zurück an den Tisch?
table-so-far =
    { $count ->
        [one] { $game }, nach { $count } Zug.
       *[other] { $game }, nach { $count } Zügen.
    }
sit-down-again = Wieder hinsetzen
my-games = Meine Partien
games-tally = { $played } gespielt, { $won } gewonnen
no-games = Noch keine Partie. Die erste dauert etwa 20 Minuten.
all-my-games = Alle meine Partien
# How a game ended for the person.
result-won = Gewonnen
result-lost = Verloren
result-drawn = Unentschieden
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = gegen { $names }
games-with = mit { $names }
games-alone = allein
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
phase-open = Wartet auf Spieler
phase-playing = Läuft
phase-your-turn = Du bist am Zug
open-replay = Wiederholung ansehen

## Start against bots

quick-title = Gegen Bots spielen
quick-level = Wie stark?
quick-opponents = Wie viele Gegner?
bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = Allein
quick-start = Starten

# Levels of bots; .about says how the bot plays.
bot-random = Zufall
    .about = Macht irgendeinen erlaubten Zug, ohne Plan.
bot-easy = Leicht
    .about = Hat einen Plan, übersieht aber manches, wie Menschen auch.
bot-normal = Normal
    .about = Hat einen Plan und übersieht wenig.
bot-hard = Schwer
bot-master = Meister
bot-greedy = Normal
    .about = Wählt den Zug, der im Augenblick am besten aussieht.
bot-search = Stark
    .about = Denkt mehrere Züge voraus.

## A table with friends

new-text = Wähle, wer mitspielt. Du bekommst einen Link für deine Freunde.
your-name = Dein Name
# The name of a person who has given none.
player-name-default = Spieler
edition = Ausgabe
players = Spieler
teams = Teams
teams-count =
    { $count ->
        [one] { $count } Team
       *[other] { $count } Teams
    }
# $seat is the number of a chair at the table.
seat-number = Platz { $seat }
seat-me = Ich
seat-for-friend = Ein Freund
time-limit = Zeit pro Zug
time-none = Unbegrenzt
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Restzeit: { $time }
# A hint of the page is a "Tipp"; "Hinweis" is what the rules call forbidden advice in a team.
allow-hints = Tipps
allow-hints-about = Spieler dürfen fragen, was ein Bot tun würde.
more-options = Weitere Optionen
# What somebody has chosen for an option that is either on or off.
option-on = ja
option-off = nein
# An option that takes a number of the person's own beside its usual values.
option-number = Eigene Zahl
choose-file = Datei wählen
no-file = Keine Datei gewählt
take-file-back = Datei entfernen
# Before a list of what is wrong with a file of one's own.
content-faults = Diese Datei kann nicht verwendet werden:
# A seat may ask for something, such as a house, and does not.
wish-none = egal
new-title = Ein Tisch mit Freunden
seats-title = Wer sitzt wo
seats-text = Tippe auf einen Platz: Freund oder Bot, und wie stark? Gespielt wird reihum nach den Nummern.
seats-in-order = Plätze in Zugfolge
tap-to-change = zum Ändern antippen
seat-for-bot = Ein Bot
seat-bot-name = Bot
seat-by-link = per Link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = Bot, { $level }
you-detail = du
host-detail = lädt ein
time-limit-note = danach zieht das Spiel für dich
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = du
sum-friends =
    { $count ->
        [one] ein Freund
       *[other] { $count } Freunde
    }
sum-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
sum-teams = { $count } Teams zu je { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] ohne Zeitlimit
       *[other] { $time } pro Zug
    }
sum-no-hints = ohne Tipps
options-printed = alles wie in der Anleitung
options-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
gallery = Chat der Zuschauer
    .apart = Unter sich
    .aloud = Für alle
    .silent = Keiner
gallery-about =
    .apart = Spieler lesen es erst nach dem Spiel, damit niemand vorsagt.
    .aloud = Spieler lesen während des Spiels mit.
    .silent = Wer zuschaut, kann nicht schreiben.
open-table = Tisch eröffnen

## Joining and waiting

join-title = Du bist eingeladen
join-text = In einer Runde „{ $game }“ ist ein Platz für dich frei.
join-text-host = { $host } hat dir in einer Runde „{ $game }“ einen Platz freigehalten.
only-watch = Nur zuschauen
join-too-late = Alle Plätze sind besetzt. Du kannst gern zuschauen.
waiting-title = Wir warten auf deine Freunde
# The same for somebody who only watches.
waiting-title-watching = Wir warten auf die Mitspieler
# Before the first move, while those who are there wait for the others.
awaited = Noch nicht da: { $names }.
waiting-text =
    { $count ->
        [one] { $count } Platz ist noch frei. Das Spiel beginnt, wenn er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = Du sitzt am Tisch
waiting-text-guest =
    { $count ->
        [one] Einer fehlt noch, dann geht es von selbst los.
       *[other] Es fehlen noch { $count }, dann geht es von selbst los.
    }
waiting-fairness = Es wird fair gemischt: Vor dem ersten Zug siehst du den Fingerabdruck der Mischung, und nach dem letzten kannst du ihn prüfen.
invite-link = Schick diesen Link deinen Freunden
# Where the address is that of this computer alone.
invite-only-here = Dieser Link funktioniert nur auf diesem Computer.
# A command follows.
invite-for-others = Damit auch andere Geräte mitspielen können, starte den Server so und eröffne dann einen Tisch unter der Adresse, die er ausgibt:
seat-open = freier Platz
sit-here = Hier sitzen
seat-open-name = Frei
choose-seat = Wähle einen Platz
seats-open =
    { $count ->
        [one] { $count } von { $all } ist frei
       *[other] { $count } von { $all } sind frei
    }
open-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
team-number = Team { $team }
team-full = voll
change-team = Zu { $team } wechseln
no-wait = Du willst nicht warten?
invite-scan = Oder lass sie den Code auf dem Tisch scannen. Ohne Konto, ohne Installation.
invite-scan-phone = Scannen oder den Link schicken. Ohne Konto, ohne Installation.
send-link = Link an Freunde schicken
invite-link-guest = Kennst du noch jemanden? Gib den Link weiter
send-link-guest = Link weitergeben
# Asked of somebody who chooses a seat without having given a name.
ask-name = Wie dürfen wir dich nennen?
swap-with = Tauschen mit …
swap = Tauschen
make-host = { $name } zum Gastgeber machen
remove-guest = { $name } vom Tisch entfernen
free-seat = Platz freimachen
stand-up = Meinen Platz aufgeben
new-to-game = { $game } ist neu für dich?
is-here = da
is-away = weg
you = Du
# Stands behind or below the person's own name.
you-mark = (du)
fill-with-bot = Bot hinzufügen
fill-all-with-bots =
    { $count ->
        [one] Freien Platz mit Bot besetzen
       *[other] { $count } freie Plätze mit Bots besetzen
    }
bot-level = Stärke der Bots

## At the table

table-loading = Der Tisch wird vorbereitet …
title-your-turn = Du bist am Zug
on-turn = am Zug
# Beside the player who comes after the one on turn.
seat-next = danach
# A row of players goes on beyond the edge of a phone.
more-players = Weitere Spieler
your-team = dein Team
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
away-title = { $name } ist weg
away-text = Wir halten den Platz von { $name } frei. Wenn du nicht warten willst, kann nach einer halben Minute ein Bot übernehmen.
replace-by-bot = Bot übernehmen lassen
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } ist kurz weg.
away-choice = { $name } ist kurz weg. Warten oder einen Bot spielen lassen?
let-bot-play = Bot spielen lassen
do-take_back = Meinen Zug zurücknehmen
do-pause = Pause machen
do-give_time = Mehr Zeit geben
do-resume = Weiterspielen
resume = Weiter
asks-take_back = { $name } möchte den letzten Zug zurücknehmen.
# What the one who asks has seen.
asks-knows = { $name } hat inzwischen eine Karte gezogen und zieht dieselbe wieder.
asks-pause = { $name } möchte eine Pause.
agree = Einverstanden
decline = Nein
withdraw = Doch nicht
asked-waiting = Warten auf Antwort von { $names } …
asked-declined = { $name } möchte lieber weiterspielen.
asked-withdrawn = { $name } hat es sich anders überlegt.
asked-lapsed = Nicht alle haben rechtzeitig geantwortet.
log-took-back = { $name } nimmt einen Zug zurück.
log-you-took-back = Du nimmst einen Zug zurück.
paused-by = { $name } hat das Spiel angehalten. Uhren und Bots stehen still.
paused-by-you = Du hast das Spiel angehalten. Uhren und Bots stehen still.
time-given = Du hast mehr Zeit bekommen.
host-now = Du bist jetzt Gastgeber.
seat-taken-again = { $name } sitzt wieder am Tisch.
seat-waits = Ein Bot spielt auf deinem Platz.
take-seat-again = Meinen Platz wieder einnehmen
seat-offered = Der Platz von { $name } ist für dich frei.
offer-seat = Diesen Platz Zuschauern anbieten
offer-seat-about = Wer sich zuerst setzt, löst den Bot ab.
bot-knows = Was weiß ein Bot?
bot-title = { $name }, ein Bot ({ $level })
bot-knows-text = Ein Bot sieht nur, was ein Mensch auf seinem Platz sehen würde: seine eigenen Karten, den Tisch und was gespielt wurde. Deine Karten und die Reihenfolge im Ziehstapel sieht er nie.
bot-fairness = Du kannst es nachprüfen: Die Mischung steht vor dem ersten Zug fest, und am Ende prüft die Seite sie auf Knopfdruck.
hint = Tipp
log = Verlauf
log-empty = Noch nichts. Das Spiel hat gerade begonnen.
# A group of lines in a long log.
log-moves = Züge { $first }–{ $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Tisch vor dem ersten Zug zeigen
       *[other] Tisch nach Zug { $move } zeigen
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Zeit abgelaufen: { $line }
looking-back =
    { $move ->
        [0] Der Tisch vor dem ersten Zug
       *[other] Der Tisch nach Zug { $move }
    }
back-to-now = Zurück zum Spiel
read-rule = Regel { $rule } lesen
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Jetzt nicht: { $message }
offline = Verbindung unterbrochen. Neuer Versuch läuft …
offline-waiting = Verbindung unterbrochen. Dein Zug ist gespeichert und wird gesendet, sobald du wieder online bist.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (noch nicht gesendet)
# $moves is such as "K♥ → f7".
unsent-moves = Noch nicht gesendet: { $moves }
try-now = Jetzt versuchen
# Everybody else reads this.
seat-taken-over = Für { $name } spielt jetzt ein Bot.
seat-given-away = Auf deinem Platz spielt jetzt ein Bot.
    .watch = Du kannst gern zuschauen.
unplayable-title = Dieser Tisch kann nicht fortgesetzt werden
unplayable-text = Seine Aufzeichnung ist beschädigt, oder er wurde mit Regeln begonnen, die dieser Server nicht hat. Du kannst jederzeit einen neuen Tisch eröffnen.

## Chat

chat = Chat
chat-unread = Chat ({ $count } neu)
chat-empty = Noch keine Nachrichten.
chat-watching = An diesem Tisch können Zuschauer nicht schreiben.
watch-by-name = Mit Namen zuschauen
watch-name-about = Gib deinen Namen an, um mit anderen Zuschauern zu chatten.
chat-apart = Nur Zuschauer lesen das. Spieler sehen es nach dem Spiel.
chat-aloud = Alle am Tisch lesen das mit.
chat-watching-mark = (schaut zu)
chat-write = Nachricht schreiben
chat-send = Senden
chat-to = Senden an
chat-to-table = Alle
chat-to-team = Mein Team
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (ans Team)
reaction-hello = Hallo
reaction-bravo = Bravo
reaction-thanks = Danke
reaction-wow = Wow
reaction-oops = Ups
reaction-thinking = Ich überlege

## Menu of the table

menu = Menü
confirm-moves = Jeden Zug bestätigen
confirm-moves-about = Ein Zug gilt erst, wenn du ein zweites Mal tippst.
guide-skip = Erste Schritte überspringen
guide-again = Erste Schritte noch einmal zeigen
# A switch: single keys, such as 1 for the first card.
in-words = In Worten spielen
in-words-about = Der ganze Tisch als Text und Knöpfe, ohne Bilder.
shortcuts = Tastenkürzel mit einer Taste
shortcuts-about = Schalte sie aus, wenn du diktierst oder oft aus Versehen Tasten drückst.
# A sheet of keys, each with what it does.
keys-title = Tasten
keys-pick = Karte aufnehmen
keys-confirm = Ausspielen
keys-back = Karte zurücklegen
keys-look = Karte genau ansehen
keys-next = Zum nächsten markierten Feld
keys-previous = Zum vorigen
keys-arrows = Über das Brett gehen
keys-draw = Karte ziehen
keys-pass = Passen
keys-sheet = Diese Tasten zeigen
# Keys, as a keyboard calls them.
key-home = Pos1
key-end = Ende
key-space = Leertaste
scene-go-on = Weiter
scene-pace = Szenen bei Sonderkarten
    .wait = Auf ein Tippen warten
    .quick = Vier Sekunden
    .off = Aus
own-link = Link für dein anderes Gerät
hand-over = Gehen und einen Bot weiterspielen lassen
hand-over-question = Ein Bot übernimmt deinen Platz und deine Karten, und du kannst zuschauen. Solange er spielt, kannst du den Platz wieder einnehmen.
own-link-make = Auf einem anderen Gerät weiterspielen
own-link-about = Öffne diesen Link innerhalb eines Tages auf deinem anderen Gerät. Er gilt nur einmal. Wer ihn hat, kann für dich spielen, also gib ihn nicht weiter.
seed-promise = Fingerabdruck der Mischung, festgelegt vor dem ersten Zug:

## The end

statistics = Statistik
rematch = Noch einmal spielen
rematch-begun = Eine neue Partie hat begonnen.
rematch-go = Zur neuen Partie
replay = Wiederholung
download-record = Aufzeichnung speichern
look-at-table = Tisch ansehen
show-result = Ergebnis zeigen
verify-seed = Mischung prüfen
verify-about = Stand die Mischung vor dem ersten Zug fest? Hier kannst du es prüfen.
verify-kept = Ja. Der Startwert passt zum Fingerabdruck, den dieses Gerät vor dem ersten Zug gesehen hat: Niemand konnte die Karten ändern.
# $move is the number of moves that had been made when this device came.
verify-late = Ja, soweit dieses Gerät es sagen kann. Es kam später dazu: Der Startwert passt zum Fingerabdruck, den es erstmals nach Zug { $move } gesehen hat. Seitdem konnte niemand die Karten ändern.
verify-unseen = Der Startwert passt zum Fingerabdruck, aber dieses Gerät sieht beide erst jetzt, und das beweist nichts. Frag jemanden, der von Anfang an dabei war.
verify-broken = Nein. Der Startwert passt nicht zum Fingerabdruck. Das darf nie passieren.
seed-promised =
    { $move ->
        [0] Fingerabdruck, hier vor dem ersten Zug gesehen
       *[other] Fingerabdruck, hier erstmals nach Zug { $move } gesehen
    }
seed-promised-now = Fingerabdruck, wie ihn der Server jetzt nennt
seed-told = Startwert (Seed)

## Replay

replay-loading = Die Wiederholung wird geladen …
replay-text = Öffne eine Partie, die du auf dieser Seite oder über die Kommandozeile gespeichert hast. Du kannst die Datei auch hierher ziehen.
replay-open-file = Aufzeichnung öffnen
replay-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie oder lässt sich nicht abspielen.
replay-open-another = Andere Aufzeichnung öffnen
replay-move =
    { $move ->
        [0] Vor dem ersten Zug
       *[other] Zug { $move } von { $moves }
    }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug vor
replay-last = Zum Ende
# What nobody should miss: a line, a goal, the end.
replay-moments = Schlüsselmomente
replay-moment-move = Zug { $move }
replay-moment-next = Nächster Schlüsselmoment
replay-moment-back = Vorheriger Schlüsselmoment
replay-speed = Geschwindigkeit
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Link zu diesem Zug kopieren
replay-eyes = Karten zeigen von
replay-all-hands = Alle Spieler

## Rules

rules-loading = Regeln werden geladen …
rules-search = Regeln durchsuchen
rules-all-editions = Alle Ausgaben
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-none = Keine Regel enthält diese Wörter.
rules-reason = Begründung: { $reason }
rules-source = Quelle: { $source }
rules-only = Nur in: { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } in einer Minute
rules-all = Alle { $count } Regeln
# Links to where somebody came from to read a rule.
rules-back-t = Zurück zum Tisch
rules-back-learn = Zurück zur Lektion
rules-back-replay = Zurück zur Wiederholung
# At a rule: the title of a lesson in which it happens.
rules-try = Probier es aus: { $lesson }

## When something goes wrong

problem-no_answer = Der Server antwortet nicht. Bist du online?
reload = Seite neu laden
try-again = Noch einmal versuchen
problem-unknown = Etwas ist schiefgegangen. Bitte lade die Seite neu.
problem-no_table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
