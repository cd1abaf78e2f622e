### The page in German: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
sound = Töne
sound-on = Töne sind an
sound-off = Töne sind aus
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
lost-title = Hier ist nichts
lost-text = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.

## Start page

home-title = Setz dich und spiel mit
home-text = Brettspiele wie zu Hause: mit Freunden über einen Link oder gegen Bots. Ohne Konto, ohne Installation.
play-now = Jetzt spielen
with-friends = Mit Freunden
rules = Regeln
# $least and $most are numbers of players.
players-range = { $least } bis { $most } Spieler
players-number =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
my-tables = Meine Tische
finished-tables = Beendete Partien
phase-open = Wartet auf Spieler
phase-playing = Läuft
phase-finished = Beendet
phase-your-turn = Du bist am Zug
home-replay = Hast du die Aufzeichnung eines Spiels?
open-replay = Als Wiederholung ansehen

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
    .about = Spielt irgendeine erlaubte Karte, ohne Plan.
bot-easy = Leicht
    .about = Weiß, was er will, übersieht aber manches, wie Menschen auch.
bot-normal = Normal
    .about = Wählt den Zug, der im Augenblick am besten aussieht.
bot-greedy = Normal
    .about = Wählt den Zug, der im Augenblick am besten aussieht.
bot-search = Stark
    .about = Denkt mehrere Züge voraus.

## A table with friends

new-title = Ein Tisch mit Freunden
new-text = Wähle, wer mitspielt; du bekommst einen Link für deine Freunde.
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
time-limit = Zeit je Zug
time-limit-about = Ist die Zeit um, wird irgendein erlaubter Zug für dich gemacht.
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
take-file-back = Datei zurücknehmen
# Before a list of what is wrong with a file of one's own.
content-faults = Mit dieser Datei kann man nicht spielen:
# A seat may ask for something, such as a house, and does not.
wish-none = egal
open-table = Tisch eröffnen

## Joining and waiting

join-title = Du bist eingeladen
join-text = In einer Runde { $game } ist ein Platz für dich frei.
join-text-host = { $host } hat in einer Runde { $game } einen Platz für dich.
sit-down = Platz nehmen
only-watch = Nur zuschauen
join-too-late = Inzwischen sind alle Plätze besetzt. Du kannst gern zuschauen.
waiting-title = Warten auf deine Freunde
# The same for somebody who only watches.
waiting-title-watching = Warten auf die Mitspieler
# Before the first move, while those who are there wait for the others.
awaited = Noch nicht am Tisch: { $names }.
waiting-text =
    { $count ->
        [one] { $count } Platz ist noch frei. Das Spiel beginnt, wenn er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
waiting-fairness = Die Karten werden fair gemischt: Vor dem ersten Zug wird ein Fingerabdruck der Mischung gezeigt, und nach dem letzten kannst du ihn prüfen.
invite-link = Schick diesen Link deinen Freunden
# Where the address is that of this computer alone.
invite-only-here = Dieser Link funktioniert nur auf diesem Computer.
# A command follows.
invite-for-others = Damit auch andere Geräte an den Tisch kommen, starte den Server so und eröffne einen Tisch unter der Adresse, die er ausgibt:
seat-open = freier Platz
is-here = da
is-away = weg
you = Du
# Stands behind or below the person's own name.
you-mark = (du)
fill-with-bot = Bot nehmen
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
away-text = Der Platz bleibt für { $name } reserviert. Wenn du nicht warten willst, kann nach einer halben Minute ein Bot übernehmen.
replace-by-bot = Bot einsetzen
bot-knows = Was weiß ein Bot?
bot-title = { $name }, ein Bot ({ $level })
bot-knows-text = Ein Bot sieht, was ein Mensch auf seinem Platz sehen würde: seine eigenen Karten, den Tisch und was gespielt wurde. Deine Karten oder die Reihenfolge im Stapel sieht er nie.
bot-fairness = Du kannst es nachprüfen: Die Mischung steht vor dem ersten Zug fest, und am Ende prüft die Seite sie mit einem Tippen.
hint = Tipp
log = Verlauf
log-empty = Noch nichts: Das Spiel hat gerade begonnen.
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Tisch vor dem ersten Zug zeigen
       *[other] Tisch nach Zug { $move } zeigen
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Zeit um: { $line }
looking-back =
    { $move ->
        [0] Der Tisch vor dem ersten Zug
       *[other] Der Tisch nach Zug { $move }
    }
back-to-now = Zurück zum Spiel
read-rule = Regel { $rule } lesen
offline = Die Verbindung ist unterbrochen. Es wird von selbst wieder versucht.
offline-waiting = Die Verbindung ist unterbrochen. Dein Zug ist aufgehoben und wird gesendet, sobald sie wieder da ist.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (wartet auf das Senden)
# $moves is such as "K♥ → f7".
unsent-moves = Wartet auf das Senden: { $moves }
try-now = Jetzt versuchen
# Everybody else reads this.
seat-taken-over = Für { $name } spielt jetzt ein Bot.
seat-given-away = An deinem Platz spielt jetzt ein Bot.
    .watch = Du kannst gern zuschauen.
unplayable-title = An diesem Tisch kann nicht weitergespielt werden
unplayable-text = Seine Aufzeichnung ist beschädigt, oder er wurde unter anderen Regeln begonnen als denen dieses Servers. Du kannst jederzeit einen neuen Tisch eröffnen.

## Chat

chat = Chat
chat-unread = Chat ({ $count } neu)
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = Wer zuschaut, redet nicht mit.
chat-write = Schreib etwas
chat-send = Senden
chat-to = An wen
chat-to-table = An alle
chat-to-team = An mein Team
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
confirm-moves = Vor jedem Zug fragen
confirm-moves-about = Ein Zug gilt erst nach dem zweiten Tippen.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Ziffern und Buchstaben wirken sofort
shortcuts-about = Schalte es aus, wenn du dem Computer diktierst oder Tasten aus Versehen gedrückt werden.
shortcuts-on = Ein Schalter in diesem Menü stellt die Ziffern und Buchstaben ab.
shortcuts-off = Die Ziffern und Buchstaben sind abgestellt; die anderen Tasten wirken.
own-link = Link für dein anderes Gerät
hand-over = Gehen und einen Bot weiterspielen lassen
hand-over-question = Ein Bot übernimmt deinen Platz und deine Karten, und du kannst zuschauen. Zurücknehmen kannst du den Platz nicht.
own-link-make = Auf anderem Gerät weiter
own-link-about = Öffne diesen Link innerhalb eines Tages auf deinem anderen Gerät. Er gilt nur einmal; wer ihn hat, spielt für dich, also gib ihn nicht weiter.
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
verify-kept = Ja. Der jetzt genannte Startwert passt zum Fingerabdruck, den dieses Gerät vor dem ersten Zug gesehen hat: Niemand konnte die Karten ändern.
# $move is the number of moves that had been made when this device came.
verify-late = Ja, soweit dieses Gerät es sagen kann. Es kam später dazu: Der Startwert passt zum Fingerabdruck, den es erstmals nach Zug { $move } gesehen hat. Seitdem konnte niemand die Karten ändern.
verify-unseen = Der Startwert passt zum Fingerabdruck, aber dieses Gerät sieht beide erst jetzt, und das beweist nichts. Frag jemanden, der von Anfang an dabei war.
verify-broken = Nein. Der Startwert passt nicht zum Fingerabdruck. Das sollte nie vorkommen.
seed-promised =
    { $move ->
        [0] Fingerabdruck, hier vor dem ersten Zug gesehen
       *[other] Fingerabdruck, hier erstmals nach Zug { $move } gesehen
    }
seed-promised-now = Fingerabdruck, wie ihn der Server jetzt nennt
seed-told = Startwert (Seed)

## Replay

replay-loading = Das Spiel wird nachgespielt …
replay-text = Öffne die Aufzeichnung eines Spiels, ob von dieser Seite oder von der Kommandozeile. Du kannst die Datei auch hierher ziehen.
replay-open-file = Aufzeichnung öffnen
replay-not-a-record = Das ist keine Aufzeichnung eines Spiels, die sich abspielen lässt.
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
replay-copy-link = Link zu diesem Moment kopieren
replay-eyes = Wessen Karten
replay-all-hands = Alle Karten offen

## Rules

rules-loading = Die Regeln werden geladen …
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
problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.
problem-no_table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
