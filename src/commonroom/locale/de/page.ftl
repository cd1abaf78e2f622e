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
home-text = Allein mit einem Bot oder mit Freunden über einen Link. Ohne Konto.
play-now = Spielen
with-friends = Mit Freunden
rules = Regeln
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
result-drawn = Remis
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
    .about = Wählt den Zug, der im Augenblick am besten aussieht.
bot-greedy = Normal
    .about = Wählt den Zug, der im Augenblick am besten aussieht.
bot-search = Stark
    .about = Denkt mehrere Züge voraus.

## A table with friends

new-title = Mit Freunden spielen
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
seat-in-team = Platz { $seat }, Team { $team }
seat-me = Ich
seat-for-friend = Ein Freund
# $level is the strength of the bot, such as "Normal".
seat-bot = Bot: { $level }
time-limit = Zeit pro Zug
time-limit-about = Ist die Zeit um, macht das Spiel einen erlaubten Zug für dich.
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
more-options = Mehr Optionen
# What somebody has chosen for an option that is either on or off.
option-on = ja
option-off = nein
# An option that takes a number of the person's own beside its usual values.
option-number = Eine Zahl
choose-file = Datei wählen
no-file = Keine Datei gewählt
take-file-back = Datei entfernen
# Before a list of what is wrong with a file of one's own.
content-faults = Diese Datei kann nicht verwendet werden:
# A seat may ask for something, such as a house, and does not.
wish-none = egal
open-table = Tisch eröffnen

## Joining and waiting

join-title = Du bist eingeladen
join-text = In einer Runde { $game } ist ein Platz für dich frei.
join-text-host = { $host } hat dir in einer Runde { $game } einen Platz freigehalten.
sit-down = Platz nehmen
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
waiting-fairness = Es wird fair gemischt: Vor dem ersten Zug siehst du den Fingerabdruck der Mischung, und nach dem letzten kannst du ihn prüfen.
invite-link = Schick diesen Link deinen Freunden
# Where the address is that of this computer alone.
invite-only-here = Dieser Link funktioniert nur auf diesem Computer.
# A command follows.
invite-for-others = Damit auch andere Geräte mitspielen können, starte den Server so und eröffne dann einen Tisch unter der Adresse, die er ausgibt:
seat-open = freier Platz
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
your-team = dein Team
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
away-title = { $name } ist weg
away-text = Wir halten den Platz von { $name } frei. Wenn du nicht warten willst, kann nach einer halben Minute ein Bot übernehmen.
replace-by-bot = Bot übernehmen lassen
bot-knows = Was weiß ein Bot?
bot-title = { $name }, ein Bot ({ $level })
bot-knows-text = Ein Bot sieht nur, was ein Mensch auf seinem Platz sehen würde: seine eigenen Karten, den Tisch und was gespielt wurde. Deine Karten und die Reihenfolge im Ziehstapel sieht er nie.
bot-fairness = Du kannst es nachprüfen: Die Mischung steht vor dem ersten Zug fest, und am Ende prüft die Seite sie mit einem Tippen.
hint = Tipp
log = Verlauf
log-empty = Noch nichts. Das Spiel hat gerade begonnen.
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
offline = Verbindung unterbrochen. Verbinde neu …
offline-waiting = Verbindung unterbrochen. Dein Zug ist gespeichert und wird gesendet, sobald du wieder online bist.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (noch nicht gesendet)
# $moves is such as "K♥ → f7".
unsent-moves = Noch nicht gesendet: { $moves }
try-now = Jetzt versuchen
# Everybody else reads this.
seat-taken-over = Für { $name } spielt jetzt ein Bot.
seat-given-away = An deinem Platz spielt jetzt ein Bot.
    .watch = Du kannst gern zuschauen.
unplayable-title = Dieser Tisch kann nicht fortgesetzt werden
unplayable-text = Seine Aufzeichnung ist beschädigt, oder er wurde mit Regeln begonnen, die dieser Server nicht hat. Du kannst jederzeit einen neuen Tisch eröffnen.

## Chat

chat = Chat
chat-unread = Chat ({ $count } neu)
chat-empty = Noch keine Nachrichten.
chat-watching = Nur Mitspieler können schreiben.
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
confirm-moves-about = Tippe ein zweites Mal, um einen Zug zu machen.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Tastenkürzel mit einer Taste
shortcuts-about = Schalte sie aus, wenn du diktierst oder oft aus Versehen Tasten drückst.
shortcuts-on = In diesem Menü kannst du die Ziffern- und Buchstabentasten ausschalten.
shortcuts-off = Die Ziffern- und Buchstabentasten sind aus; die anderen Tasten funktionieren.
scene-go-on = Weiter
scene-pace = Szenen, wenn Karten beantwortet werden
    .wait = Auf ein Tippen warten
    .quick = Vier Sekunden
    .off = Aus
own-link = Link für dein anderes Gerät
hand-over = Gehen und einen Bot weiterspielen lassen
hand-over-question = Ein Bot übernimmt deinen Platz und deine Karten, und du kannst zuschauen. Zurückholen kannst du den Platz nicht.
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

## When something goes wrong

problem-no_answer = Der Server antwortet nicht. Bist du online?
problem-unknown = Etwas ist schiefgegangen. Bitte lade die Seite neu.
problem-no_table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
