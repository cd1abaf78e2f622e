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
result-drawn = Pari
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = contro { $names }
games-with = con { $names }
games-alone = da soli
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
quick-alone = Da solo
quick-start = Comincia

# Levels of bots; .about says how the bot plays.
bot-random = Casuale
    .about = Fa una mossa qualsiasi fra quelle permesse, senza un piano.
bot-easy = Facile
    .about = Ha un piano, ma qualcosa gli sfugge, come succede a tutti.
bot-normal = Normale
    .about = Sceglie la mossa che al momento sembra la migliore.
bot-greedy = Normale
    .about = Sceglie la mossa che al momento sembra la migliore.
bot-search = Forte
    .about = Pensa con diverse mosse di anticipo.

## A table with friends

new-title = Gioca con gli amici
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
seat-in-team = Posto { $seat }, squadra { $team }
seat-me = Io
seat-for-friend = Un amico
# $level is the strength of the bot, such as "Normale".
seat-bot = Bot: { $level }
time-limit = Tempo per turno
time-limit-about = Quando il tempo scade, il gioco fa per te una mossa permessa.
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
wish-none = è uguale
open-table = Apri il tavolo

## Joining and waiting

join-title = Hai ricevuto un invito
join-text = C’è un posto per te in una partita di { $game }.
join-text-host = { $host } ti ha tenuto un posto in una partita di { $game }.
sit-down = Siediti
only-watch = Guarda soltanto
join-too-late = Tutti i posti sono occupati. Se vuoi, puoi guardare.
waiting-title = In attesa dei tuoi amici
# The same for somebody who only watches.
waiting-title-watching = In attesa dei giocatori
# Before the first move, while those who are there wait for the others.
awaited = Non ancora presenti: { $names }.
waiting-text =
    { $count ->
        [one] { $count } posto è ancora libero. La partita comincia quando è occupato.
       *[other] { $count } posti sono ancora liberi. La partita comincia quando sono tutti occupati.
    }
waiting-fairness = Il mazzo è mescolato in modo corretto: prima della prima mossa vedi l’impronta della mescolata, e dopo l’ultima puoi verificarla.
invite-link = Manda questo link ai tuoi amici
# Where the address is that of this computer alone.
invite-only-here = Questo link funziona solo su questo computer.
# A command follows.
invite-for-others = Per far entrare altri dispositivi, avvia il server così, poi apri un tavolo all’indirizzo che mostra:
seat-open = posto libero
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
your-team = la tua squadra
watchers =
    { $count ->
        [one] { $count } persona sta guardando
       *[other] { $count } persone stanno guardando
    }
away-title = { $name } è assente
away-text = Teniamo il posto per { $name }. Se non vuoi aspettare, dopo mezzo minuto può subentrare un bot.
replace-by-bot = Fai subentrare un bot
bot-knows = Che cosa sa un bot?
bot-title = { $name }, un bot ({ $level })
bot-knows-text = Un bot vede solo ciò che vedrebbe una persona al suo posto: le proprie carte, il tavolo e ciò che è stato giocato. Non vede mai le tue carte né l’ordine del mazzo.
bot-fairness = Puoi verificarlo: la mescolata è fissata prima della prima mossa, e alla fine la pagina la controlla con un tocco.
hint = Consiglio
log = Cronologia
log-empty = Ancora niente. La partita è appena cominciata.
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
offline = Connessione interrotta. Mi riconnetto…
offline-waiting = Connessione interrotta. La tua mossa è salvata e sarà inviata appena torni online.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (non ancora inviata)
# $moves is such as "K♥ → f7".
unsent-moves = Non ancora inviata: { $moves }
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
chat-watching = Solo chi gioca può scrivere.
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
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Scorciatoie a un solo tasto
shortcuts-about = Disattivale se usi la dettatura o se premi spesso tasti per sbaglio.
shortcuts-on = In questo menu puoi disattivare i tasti dei numeri e delle lettere.
shortcuts-off = I tasti dei numeri e delle lettere sono disattivati; gli altri funzionano.
scene-go-on = Avanti
scene-pace = Scene quando si risponde a una carta
    .wait = Aspetta un tocco
    .quick = Quattro secondi
    .off = No
own-link = Link per l’altro tuo dispositivo
hand-over = Esci e lascia giocare un bot
hand-over-question = Un bot prende il tuo posto e le tue carte, e tu puoi guardare. Non potrai riprendere il posto.
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
verify-late = Sì, per quanto questo dispositivo può dire. È arrivato dopo: il seed corrisponde all’impronta vista per la prima volta dopo la mossa { $move }; da allora nessuno ha potuto cambiare le carte.
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

## When something goes wrong

problem-no_answer = Il server non risponde. Sei online?
problem-unknown = Qualcosa è andato storto. Ricarica la pagina.
problem-no_table = Questo tavolo non esiste. Forse è stato chiuso.
