### The page in Italian: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
sound = Suoni
sound-on = I suoni sono attivi
sound-off = I suoni sono disattivati
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Colori chiari
        [dark] Colori scuri
       *[system] Colori come sul tuo dispositivo
    }
language = Lingua
copy-link = Copia il link
copied = Copiato
qr-code = Codice QR del link
to-the-start = Torna alla pagina iniziale
lost-title = Pagina non trovata
lost-text = Controlla l’indirizzo, o apri un nuovo tavolo dalla pagina iniziale.

## Start page

home-title = A cosa giochiamo?
home-text = Da soli con un bot, o con gli amici tramite un link. Senza account.
play-now = Gioca
with-friends = Con gli amici
rules = Regole
learn = Impara giocando
learn-soon = Impara in 5 minuti
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } lezioni su { $all }
# $least and $most are numbers of players.
players-range = { $least }–{ $most } giocatori
players-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
continue-title = I tuoi tavoli
# $names are those who sit at the table that waits for you.
back-to-names = Torni da { $names }?
back-to-table = Torni al tavolo?
table-so-far =
    { $count ->
        [one] { $game }, dopo { $count } mossa.
       *[other] { $game }, dopo { $count } mosse.
    }
sit-down-again = Siediti di nuovo
my-games = Le mie partite
games-tally = { $played } giocate, { $won } vinte
no-games = Ancora nessuna partita. La prima dura circa 20 minuti.
all-my-games = Tutte le mie partite
# How a game ended for the person.
result-won = Vinta
result-lost = Persa
result-drawn = Pareggio
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = contro { $names }
games-with = con { $names }
games-alone = in solitario
moves-count =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
phase-open = In attesa di giocatori
phase-playing = Partita in corso
phase-your-turn = Tocca a te
open-replay = Guarda un replay

## Start against bots

quick-title = Gioca contro i bot
quick-level = Quanto forti?
quick-opponents = Quanti avversari?
bots-count = { $count } bot
# Instead of a number of bots, where one can play without any.
quick-alone = In solitario
quick-start = Comincia

# Levels of bots; .about says how the bot plays.
bot-random = Casuale
    .about = Fa una mossa qualsiasi fra quelle permesse, senza un piano.
bot-easy = Facile
    .about = Ha un piano, ma qualcosa gli sfugge, come succede a tutti.
bot-normal = Normale
    .about = Ha un piano, e gli sfugge poco.
bot-hard = Difficile
bot-master = Maestro
bot-greedy = Normale
    .about = Sceglie la mossa che al momento sembra la migliore.
bot-search = Forte
    .about = Pensa con diverse mosse di anticipo.

## A table with friends

new-text = Scegli chi gioca. Riceverai un link da mandare agli amici.
your-name = Il tuo nome
# The name of a person who has given none.
player-name-default = Giocatore
edition = Edizione
players = Giocatori
teams = Squadre
teams-count =
    { $count ->
        [one] { $count } squadra
       *[other] { $count } squadre
    }
# $seat is the number of a chair at the table.
seat-number = Posto { $seat }
seat-me = Io
seat-for-friend = Un amico
# $level is the strength of the bot, such as "Normale".
time-limit = Tempo per turno
time-none = Senza limite
time-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Tempo rimasto: { $time }
# A hint of the page is a "consiglio"; "suggerimento" is what the rules call forbidden advice in a team.
allow-hints = Consigli
allow-hints-about = I giocatori possono chiedere che cosa farebbe un bot.
more-options = Altre opzioni
# What somebody has chosen for an option that is either on or off.
option-on = sì
option-off = no
# An option that takes a number of the person's own beside its usual values.
option-number = Un numero
choose-file = Scegli un file
no-file = Nessun file scelto
take-file-back = Rimuovi il file
# Before a list of what is wrong with a file of one's own.
content-faults = Questo file non si può usare:
# A seat may ask for something, such as a house, and does not.
wish-none = fa lo stesso
new-title = Un tavolo con gli amici
seats-title = Chi si siede dove
seats-text = Tocca un posto: un amico, o un bot e la sua forza. Si gioca seguendo i numeri.
seats-in-order = Posti in ordine di gioco
tap-to-change = tocca per cambiare
seat-for-bot = Un bot
seat-bot-name = Bot
seat-by-link = tramite link
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = tu
host-detail = organizza
time-limit-note = poi il gioco muove per te
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = tu
sum-friends =
    { $count ->
        [one] un amico
       *[other] { $count } amici
    }
sum-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
sum-teams = { $count } squadre da { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] senza limite di tempo
       *[other] { $time } per turno
    }
sum-no-hints = senza consigli
options-printed = tutto come da regolamento
options-changed =
    { $count ->
        [one] { $count } modificata
       *[other] { $count } modificate
    }
gallery = Chat degli spettatori
    .apart = Tra loro
    .aloud = Per tutti
    .silent = Nessuna
gallery-about =
    .apart = I giocatori la leggono a fine partita, così nessuno suggerisce.
    .aloud = I giocatori la leggono durante la partita.
    .silent = Chi guarda non può scrivere.
open-table = Apri il tavolo

## Joining and waiting

join-title = Hai ricevuto un invito
join-text = C’è un posto per te in una partita di { $game }.
join-text-host = { $host } ti ha tenuto un posto in una partita di { $game }.
only-watch = Guarda soltanto
join-too-late = Tutti i posti sono occupati. Se vuoi, puoi guardare.
waiting-title = In attesa dei tuoi amici
# The same for somebody who only watches.
waiting-title-watching = In attesa dei giocatori
# Before the first move, while those who are there wait for the others.
awaited = Non ancora presenti: { $names }.
waiting-text =
    { $count ->
        [one] C’è ancora { $count } posto libero. La partita comincia quando sarà occupato.
       *[other] Ci sono ancora { $count } posti liberi. La partita comincia quando saranno tutti occupati.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = Sei al tavolo
waiting-text-guest =
    { $count ->
        [one] Manca una persona, poi la partita comincia da sola.
       *[other] Mancano { $count } persone, poi la partita comincia da sola.
    }
waiting-fairness = Il mazzo è mescolato in modo corretto: prima della prima mossa vedi l’impronta della mescolata, e dopo l’ultima puoi verificarla.
invite-link = Manda questo link ai tuoi amici
# Where the address is that of this computer alone.
invite-only-here = Questo link funziona solo su questo computer.
# A command follows.
invite-for-others = Per far entrare altri dispositivi, avvia il server così, poi apri un tavolo all’indirizzo che mostra:
seat-open = posto libero
sit-here = Siediti qui
seat-open-name = Libero
choose-seat = Scegli un posto
seats-open =
    { $count ->
        [one] { $count } libero su { $all }
       *[other] { $count } liberi su { $all }
    }
open-seats =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
team-number = Squadra { $team }
team-full = al completo
change-team = Passa a { $team }
no-wait = Non vuoi aspettare?
invite-scan = Oppure fai inquadrare il codice sul tavolo. Nessun account, nulla da installare.
invite-scan-phone = Fai inquadrare il codice o manda il link. Nessun account, nulla da installare.
send-link = Manda il link agli amici
invite-link-guest = Conosci qualcun altro? Passa il link
send-link-guest = Passa il link
# Asked of somebody who chooses a seat without having given a name.
ask-name = Come dobbiamo chiamarti?
swap-with = Scambia con…
swap = Scambia
make-host = Affida il tavolo a { $name }
remove-guest = Togli { $name } dal tavolo
free-seat = Libera il posto
stand-up = Lascia il mio posto
new-to-game = Mai giocato a { $game }?
is-here = presente
is-away = assente
you = Tu
# Stands behind or below the person's own name.
you-mark = (tu)
fill-with-bot = Aggiungi un bot
fill-all-with-bots =
    { $count ->
        [one] Metti un bot nel posto libero
       *[other] Metti i bot nei { $count } posti liberi
    }
bot-level = Livello dei bot

## At the table

table-loading = Preparo il tavolo…
title-your-turn = Tocca a te
on-turn = di turno
# Beside the player who comes after the one on turn.
seat-next = poi
# A row of players goes on beyond the edge of a phone.
more-players = Altri giocatori
your-team = la tua squadra
watchers =
    { $count ->
        [one] { $count } persona sta guardando
       *[other] { $count } persone stanno guardando
    }
away-title = { $name } è assente
away-text = Teniamo il posto per { $name }. Se non vuoi aspettare, dopo mezzo minuto può subentrare un bot.
replace-by-bot = Fai subentrare un bot
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } ora non c’è.
away-choice = { $name } ora non c’è. Aspettare o far giocare un bot?
let-bot-play = Fai giocare un bot
do-take_back = Riprendi la mia mossa
do-pause = Pausa
do-give_time = Dai più tempo
do-resume = Riprendi la partita
resume = Riprendi
asks-take_back = { $name } vorrebbe riprendere l’ultima mossa.
# What the one who asks has seen.
asks-knows = { $name } ha pescato una carta nel frattempo e ripescherà la stessa.
asks-pause = { $name } vorrebbe una pausa.
agree = Va bene
decline = No
withdraw = Lascia stare
asked-waiting = In attesa della risposta di { $names }…
asked-declined = { $name } preferisce continuare.
asked-withdrawn = { $name } ci ha ripensato.
asked-lapsed = Non tutti hanno risposto in tempo.
log-took-back = { $name } riprende una mossa.
log-you-took-back = Riprendi una mossa.
paused-by = { $name } ha messo in pausa. Orologi e bot sono fermi.
paused-by-you = Hai messo in pausa. Orologi e bot sono fermi.
time-given = Ti è stato dato più tempo.
host-now = Ora il tavolo lo organizzi tu.
seat-taken-again = { $name } è di nuovo al tavolo.
seat-waits = Un bot gioca al tuo posto.
take-seat-again = Riprendi il mio posto
seat-offered = Il posto di { $name } è libero per te.
offer-seat = Offri questo posto a chi guarda
offer-seat-about = Il primo che si siede prende il posto del bot.
bot-knows = Che cosa sa un bot?
bot-title = { $name }, un bot ({ $level })
bot-knows-text = Un bot vede solo ciò che vedrebbe una persona al suo posto: le proprie carte, il tavolo e ciò che è stato giocato. Non vede mai le tue carte né l’ordine del mazzo.
bot-fairness = Puoi verificarlo: la mescolata è fissata prima della prima mossa, e alla fine la controlli con un tocco.
hint = Consiglio
log = Cronologia
log-empty = Ancora niente. La partita è appena cominciata.
# A group of lines in a long log.
log-moves = Mosse { $first }–{ $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Mostra il tavolo prima della prima mossa
       *[other] Mostra il tavolo dopo la mossa { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Tempo scaduto: { $line }
looking-back =
    { $move ->
        [0] Il tavolo prima della prima mossa
       *[other] Il tavolo dopo la mossa { $move }
    }
back-to-now = Torna al presente
read-rule = Leggi la regola { $rule }
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Non ora: { $message }
offline = Connessione interrotta. Mi riconnetto…
offline-waiting = Connessione interrotta. La tua mossa è salvata e sarà inviata appena torni online.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (da inviare)
# $moves is such as "K♥ → f7".
unsent-moves = Da inviare: { $moves }
try-now = Riprova ora
# Everybody else reads this.
seat-taken-over = Ora un bot gioca per { $name }.
seat-given-away = Al tuo posto ora gioca un bot.
    .watch = Puoi restare a guardare.
unplayable-title = Questo tavolo non può continuare
unplayable-text = La sua registrazione è danneggiata, oppure è iniziato con regole che questo server non ha. Puoi aprire un nuovo tavolo quando vuoi.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nuovo)
       *[other] Chat ({ $count } nuovi)
    }
chat-empty = Ancora nessun messaggio.
chat-watching = A questo tavolo gli spettatori non scrivono.
watch-by-name = Guarda con il tuo nome
watch-name-about = Di’ come ti chiami per parlare con chi guarda.
chat-apart = Lo legge solo chi guarda. I giocatori lo vedranno a fine partita.
chat-aloud = Lo legge tutto il tavolo.
chat-watching-mark = (guarda)
chat-write = Scrivi un messaggio
chat-send = Invia
chat-to = Invia a
chat-to-table = Tutti
chat-to-team = La mia squadra
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (alla squadra)
reaction-hello = Ciao
reaction-bravo = Ben fatto
reaction-thanks = Grazie
reaction-wow = Wow
reaction-oops = Ops
reaction-thinking = Fammi pensare

## Menu of the table

menu = Menu
confirm-moves = Conferma ogni mossa
confirm-moves-about = Tocca una seconda volta per fare una mossa.
guide-skip = Salta i primi passi
guide-again = Rivedi i primi passi
# A switch: single keys, such as 1 for the first card.
in-words = Gioca con il testo
in-words-about = Tutto il tavolo con testo e pulsanti, senza immagini.
shortcuts = Scorciatoie a un solo tasto
shortcuts-about = Disattivale se usi la dettatura o se premi spesso tasti per sbaglio.
# A sheet of keys, each with what it does.
keys-title = Tasti
keys-pick = Scegliere una carta
keys-confirm = Giocarla
keys-back = Riporre la carta
keys-look = Guardare una carta da vicino
keys-next = Alla prossima casella illuminata
keys-previous = A quella precedente
keys-arrows = Muoversi sul tabellone
keys-draw = Pescare una carta
keys-pass = Passare
keys-sheet = Mostrare questi tasti
# Keys, as a keyboard calls them.
key-home = Home
key-end = Fine
key-space = Spazio
scene-go-on = Avanti
scene-pace = Scene per le carte speciali
    .wait = Aspetta un tocco
    .quick = Quattro secondi
    .off = No
own-link = Link per l’altro tuo dispositivo
hand-over = Esci e lascia giocare un bot
hand-over-question = Un bot prende il tuo posto e le tue carte, e tu puoi guardare. Finché gioca, puoi riprenderti il posto.
own-link-make = Continua su un altro dispositivo
own-link-about = Apri questo link sull’altro tuo dispositivo entro un giorno. Vale una volta sola. Chi ce l’ha può giocare al posto tuo, quindi tienilo per te.
seed-promise = Impronta della mescolata, fissata prima della prima mossa:

## The end

statistics = Statistiche
rematch = Gioca ancora
rematch-begun = È iniziata una nuova partita.
rematch-go = Vai alla nuova partita
replay = Replay
download-record = Salva la registrazione
look-at-table = Guarda il tavolo
show-result = Mostra il risultato
verify-seed = Verifica la mescolata
verify-about = La mescolata era fissata prima della prima mossa? Verificalo qui.
verify-kept = Sì. Il seed corrisponde all’impronta che questo dispositivo ha visto prima della prima mossa: nessuno ha potuto cambiare le carte.
# $move is the number of moves that had been made when this device came.
verify-late = Sì, per quanto può dire questo dispositivo. È arrivato dopo: il seed corrisponde all’impronta vista per la prima volta dopo la mossa { $move }; da allora nessuno ha potuto cambiare le carte.
verify-unseen = Il seed corrisponde all’impronta, ma questo dispositivo vede entrambi solo ora, e questo non prova nulla. Chiedi a qualcuno che c’era dall’inizio.
verify-broken = No. Il seed non corrisponde all’impronta. Non dovrebbe succedere mai.
seed-promised =
    { $move ->
        [0] Impronta, vista qui prima della prima mossa
       *[other] Impronta, vista qui per la prima volta dopo la mossa { $move }
    }
seed-promised-now = Impronta, come la indica ora il server
seed-told = Seed

## Replay

replay-loading = Carico il replay…
replay-text = Apri la registrazione di una partita, salvata da questa pagina o dalla riga di comando. Puoi anche trascinare qui il file.
replay-open-file = Apri una registrazione
replay-not-a-record = Questo file non è la registrazione di una partita, o non si può riprodurre.
replay-open-another = Apri un’altra registrazione
replay-move =
    { $move ->
        [0] Prima della prima mossa
       *[other] Mossa { $move } di { $moves }
    }
replay-first = Vai all’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Vai alla fine
# What nobody should miss: a line, a goal, the end.
replay-moments = Momenti chiave
replay-moment-move = Mossa { $move }
replay-moment-next = Prossimo momento chiave
replay-moment-back = Momento chiave precedente
replay-speed = Velocità
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Copia un link a questa mossa
replay-eyes = Mostra le carte di
replay-all-hands = Tutti i giocatori

## Rules

rules-loading = Carico le regole…
rules-search = Cerca nelle regole
rules-all-editions = Tutte le edizioni
rules-found =
    { $count ->
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-none = Nessuna regola contiene queste parole.
rules-reason = Motivo: { $reason }
rules-source = Fonte: { $source }
rules-only = Solo in: { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } in un minuto
rules-all = Tutte le { $count } regole
# Links to where somebody came from to read a rule.
rules-back-t = Torna al tavolo
rules-back-learn = Torna alla lezione
rules-back-replay = Torna al replay
# At a rule: the title of a lesson in which it happens.
rules-try = Provala: { $lesson }

## When something goes wrong

problem-no_answer = Il server non risponde. Sei online?
reload = Ricarica la pagina
try-again = Riprova
problem-unknown = Qualcosa è andato storto. Ricarica la pagina.
problem-no_table = Questo tavolo non esiste. Forse è stato chiuso.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
