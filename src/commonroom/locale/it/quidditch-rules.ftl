### The rules of the Quidditch card game in Italian: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, il gioco di carte: le regole
    .intro =
        Questa pagina raccoglie tutte le regole del gioco di carte del Quidditch secondo cui si gioca in Common
        Room. Due case si affrontano in campo. Posate carte coperte accanto alle palle, le scoprite, segnate
        gol, schivate Bolidi e giocate finché qualcuno cattura il Boccino d’Oro.

        - Una sigla come QCG-40 indica una **regola**: è scritta nel regolamento stampato o ne deriva
          direttamente. La fonte dice dove si trova e se la regola è stampata, dedotta dal testo stampato o
          presa da una fonte pubblica esterna al regolamento.
        - Una sigla come RUL-QCG-40 indica una **decisione**: la nostra scelta dove il regolamento tace, non è
          chiaro o si contraddice. Contiene la domanda, la risposta e il motivo. Alcune decisioni si possono
          cambiare con un’opzione quando si apre un tavolo.

        Alcune parole tornano dappertutto:

        - Il **mazzo della casa** è il tuo mazzo personale e ha una sua pila degli scarti. Il **mazzo del
          campo** è di entrambi i giocatori. Il **campo** è lo spazio fra voi due dove le palle stanno scoperte,
          e la tua **pila delle vincite** raccoglie le carte del campo che hai vinto.
        - Una **palla** è una Pluffa, un Bolide o il Boccino d’Oro che si trova in campo. Una palla
          è **contesa** quando in questo round si gioca per averla, e **risolta** quando se ne conosce il
          risultato.
        - Il **primo giocatore** apre il round; l’altro è il **secondo giocatore**.
        - **Posare** una carta significa metterla coperta accanto a una palla contesa. Una carta speciale posata
          è **accantonata**: lì non ha nessun potere. **Giocare** una carta speciale significa mostrarla dalla
          mano, dire che cosa fa e lasciarla agire.
        - Il **valore effettivo** di una carta giocatore posata è il suo valore stampato, tolto tutto ciò che la
          indebolisce.
        - Chi accanto a una palla non ha nulla che conti, lì non ha **nessuna carta**; vedi RUL-QCG-33.
        - Chi perde un Bolide contro l’altro giocatore è **colpito**.

        Questa pagina non è ufficiale: tutte le regole sono riscritte con parole nostre e non sostituiscono il
        regolamento della tua scatola; i nomi di giochi, editori, case e personaggi sono marchi dei rispettivi
        proprietari.
    .contents = Indice
    .editions = Edizioni
    .edition = Edizione
    .id = Sigla
    .box = Scatola
    .topic = Argomento
    .ids = Vedi
    .readings = Dove il regolamento non è chiaro e quale lettura seguiamo
    .readings-intro =
        Leggiamo il regolamento olandese del gioco. Ha sviste, lacune e punti che si contraddicono; ecco quelli
        che contano in partita.
    .difference = Il testo
    .reading = La nostra lettura
    .why = Motivo
    .options = Opzioni
    .options-intro =
        Un tavolo sceglie le opzioni prima dell’inizio della partita. Il primo valore è quello predefinito.
    .option = Opzione
    .values = Valori
    .decides = Che cosa decide
    .procedures = Procedure
    .procedures-intro = Le carte, e le stesse regole ancora una volta, nell’ordine esatto in cui si applicano.
    .refusals = Azioni rifiutate
    .refusals-intro =
        Un’azione non consentita viene rifiutata con un codice che dice il perché; questi sono i codici che si
        incontrano in partita. Non cambia nulla: la carta resta in mano, e chi deve agire deve ancora farlo.
    .code = Codice
    .meaning = Significato
    .source = Fonte
    .rulings = Decisione

edition-quidditch-card-game-2001 = Gioco di carte 2001
    .box = Quidditch, il gioco di carte per due, Mattel 2001


## Sections

section-quidditch-components = Componenti
    .about = i tre mazzi, le carte giocatore, le carte speciali, le carte del campo
section-quidditch-setup = Preparazione
    .about = le case, le prime carte in mano, chi apre il primo round
section-quidditch-information = Informazioni pubbliche e nascoste
    .about = che cosa possono vedere giocatori e spettatori, e da dove viene il caso
section-quidditch-goal = Obiettivo e punti
    .about = quanto valgono le palle e quanto dura una partita
section-quidditch-round = Il round
    .about = chi è il primo giocatore, come comincia e finisce un round
section-quidditch-pitch = Il campo
    .about = quante palle ci stanno, che cosa si scopre, che cosa resta
section-quidditch-declaring = Dichiarare
    .about = dire per quali Bolidi giochi, e se giochi per il Boccino
section-quidditch-laying = Posare le carte
    .about = quante carte, carte insufficienti, bluff, non avere nessuna carta
section-quidditch-quaffle = La Pluffa
    .about = la palla per cui si gioca sempre, i Portieri e le parate
section-quidditch-bludger = I Bolidi
    .about = i Battitori, i colpi e le mani più piccole
section-quidditch-free-goal = I Gol Liberi
    .about = il gol che non richiede carte
section-quidditch-snitch = Il Boccino d’Oro
    .about = i Cercatori, la cattura, la caccia finale
section-quidditch-new-round = Un nuovo round
    .about = reintegrare la mano, mazzi della casa esauriti
section-quidditch-several-balls = Più palle insieme
    .about = chi sceglie l’ordine, e quando
section-quidditch-specials = Carte speciali
    .about = i cinque tipi di fatture e incantesimi, i loro bersagli, dove finiscono
section-quidditch-windows = Finestre
    .about = quando si possono giocare le carte speciali, e chi parla per primo
section-quidditch-answers = Risposte
    .about = annullare una carta speciale
section-quidditch-fouls = Falli e Arbitri
    .about = un Portiere fuori combattimento, i rigori, e come si fermano
section-quidditch-end = Fine della partita
    .about = pile degli scarti, le ultime palle, il conteggio, il pareggio
section-quidditch-leaving = Tempo, bot e resa
    .about = orologi, giocatori assenti, che cosa possono fare i bot, arrendersi


## Components

QCG-01 =
    Il Quidditch è un duello per esattamente due persone. La scatola lo consiglia dagli otto anni in su.
    .source = Copertina (stampato)
QCG-02 =
    Le 108 carte formano tre mazzi che si distinguono dal dorso: 40 carte scarlatte per Grifondoro, 40 verdi per
    Serpeverde e 28 carte del campo, blu, per entrambi.
    .source = Contenuto (stampato; il totale è calcolato)
QCG-03 =
    Un mazzo della casa contiene due generi di carte. Cacciatori, Portieri, Battitori e Cercatori sono carte
    giocatore; Arbitri, falli, fatture e incantesimi sono carte speciali.
    .source = Guardare le proprie carte (stampato)
QCG-04 =
    Una carta giocatore mostra un ruolo e un valore. I Cacciatori vanno da 4 a 10, i Portieri da 6 a 10, i
    Battitori da 1 a 3, e un Cercatore ha 11 o 12.
    .source = Giocare per una Pluffa, Giocare per un Bolide e Giocare per il Boccino d’Oro (stampato)
QCG-05 =
    Nel tuo mazzo della casa hai due Cercatori: uno vale 11, l’altro 12.
    .source =
        Giocare per il Boccino d’Oro. Il numero e i valori sono stampati, ma per il mazzo sbagliato; una
        recensione pubblica conferma un Cercatore per ciascun valore.
QCG-06 =
    Nessuna casa è più forte: i due mazzi della casa contengono le stesse carte, nelle stesse quantità.
    .source = Non è nel regolamento; da una fonte pubblica, una recensione del gioco.
QCG-07 =
    Il mazzo del campo è composto da Pluffe, Bolidi, Gol Liberi e un solo Boccino d’Oro.
    .source = Come si gioca e Giocare per il Boccino d’Oro (stampato)
QCG-08 =
    Fra le carte del campo nessuna è frequente quanto la Pluffa.
    .source = Giocare per una Pluffa (stampato)
RUL-QCG-81 =
    Quelle dei mazzi elencati in «I mazzi», fra le procedure. Dove nessuna fonte conta le carte, i mazzi li
    abbiamo composti noi. Chi possiede la scatola può sostituirli con altri tramite deck_data; in tal caso
    entrambi i giocatori usano lo stesso mazzo della casa, e i mazzi devono superare i controlli elencati sempre
    lì.
    .question = Quante copie ci sono di ogni carta, e un tavolo può usare mazzi propri?
    .reason =
        In tutte le fonti che abbiamo trovato sono contati solo il Boccino e i Cercatori. Chi possiede la
        scatola può semplicemente guardare.


## Setup

QCG-09 =
    Dividete le carte nei tre mazzi, mescolate ciascun mazzo e mettetelo coperto sul tavolo.
    .source = Preparazione (stampato)
QCG-10 =
    Il mazzo del campo va in mezzo al tavolo, alla portata di entrambi i giocatori.
    .source = Preparazione (stampato)
QCG-11 =
    Scegliete una casa ciascuno. Uno gioca con Grifondoro e l’altro con Serpeverde.
    .source = Preparazione (stampato; che le case siano diverse è dedotto dal fatto che di ognuna c’è un solo mazzo)
QCG-12 =
    Le tue prime carte in mano sono le cinque in cima al tuo mazzo della casa. Tienile nascoste all’avversario.
    .source = Preparazione (stampato)
QCG-13 =
    Nel primo round il primo giocatore è sempre Serpeverde.
    .source = Inizio della partita (stampato)
RUL-QCG-17 =
    Sceglie chi è arrivato prima al tavolo, e l’altro prende la casa che resta. A un tavolo online ogni posto
    può chiedere una casa prima dell’inizio della partita: vale prima la richiesta del primo posto, poi quella
    del secondo, e se nessuno chiede nulla il primo posto gioca con Grifondoro.
    .question = E se entrambi i giocatori vogliono la stessa casa?
    .reason =
        Bisogna pur decidere in qualche modo. Non ne dipende molto: i mazzi sono uguali, quindi la casa
        stabilisce soltanto chi apre il primo round.
RUL-QCG-18 =
    No. Giochi con le cinque carte che hai ricevuto.
    .question = Si possono cambiare le prime carte in mano, se sono brutte?
    .reason = Il regolamento non conosce una seconda distribuzione, e comunque la mano si reintegra a ogni round.


## Open and hidden information

RUL-QCG-76 =
    Sì. Entrambi i giocatori possono guardare le due pile degli scarti da cima a fondo. L’opzione discard_view
    può limitare alla prima carta in cima ciò che vedi della pila dell’altro giocatore.
    .question = Si possono guardare le pile degli scarti?
    .reason = Ogni carta che contengono era visibile a entrambi i giocatori quando ci è finita.
RUL-QCG-77 =
    Visibili a tutti: quante carte ci sono in ogni mano, in ogni mazzo della casa e nel mazzo del campo; il
    campo e la sua pila degli scarti; le pile delle vincite e i punti; le carte speciali giocate in questo
    round; i colpi, il primo giocatore e il numero del round; accanto a quali palle ci sono carte; e da quali
    carte sono composti i mazzi. Nascoste sono le carte in mano all’altro, le carte coperte dell’altro giocatore
    e l’ordine di ogni mazzo coperto, compreso il proprio.
    .question = Che altro è visibile, e che cosa è nascosto?
    .reason = È ciò che due persone a un tavolo vero potrebbero vedere e contare.
RUL-QCG-78 =
    Solo ciò che è visibile a tutti.
    .question = Che cosa vedono gli spettatori?
    .reason = Uno spettatore che conoscesse una mano potrebbe rivelarla.
RUL-QCG-80 =
    Una sola fonte di casualità, che parte dal seed della partita. Seed e azioni insieme fanno rivivere la
    partita esattamente com’era.
    .question = Chi mescola, e chi sceglie le carte a caso?
    .reason = Nessun giocatore può influenzarla, e dopo tutti possono verificarla.


## Goal and points

QCG-14 =
    Ogni Pluffa che vinci ti dà 10 punti.
    .source = Come si gioca e Giocare per una Pluffa (stampato)
QCG-15 =
    Ogni Gol Libero che scopri ti dà 10 punti.
    .source = Come si gioca e Giocare per una carta gol (stampato)
QCG-16 =
    Catturare il Boccino d’Oro dà 150 punti.
    .source = Come si gioca e Giocare per il Boccino d’Oro (stampato)
QCG-17 =
    I Bolidi non danno punti. Anche quando ne vinci uno, non va nella tua pila delle vincite.
    .source = Giocare per un Bolide (stampato; che non diano punti è dedotto)
QCG-18 =
    Si gioca un round dopo l’altro finché il Boccino d’Oro è catturato.
    .source = Obiettivo del gioco e Vincitore (stampato)
QCG-19 =
    A partita finita vince chi ha più punti.
    .source = Obiettivo del gioco e Vincitore (stampato)
QCG-20 =
    Chi cattura il Boccino non ha ancora vinto: se nonostante i 150 punti l’altro giocatore è ancora in
    vantaggio, vince lui. È difficile, ma si può fare.
    .source = Vincitore (stampato)


## The round

QCG-21 =
    Una partita è fatta di tanti brevi round.
    .source = Inizio della partita (stampato)
QCG-22 =
    Tu e il tuo avversario siete a turno il primo giocatore, un round ciascuno.
    .source = Inizio della partita (stampato)
QCG-23 =
    Per aprire il round, il primo giocatore prende la carta in cima al mazzo del campo e la mette scoperta fra
    voi due.
    .source = Inizio della partita (stampato)
QCG-24 =
    Di norma cominci ogni round con cinque carte della casa in mano.
    .source = Guardare le proprie carte (stampato)
QCG-25 =
    Sono le palle in campo a decidere quali carte conviene posare, e se devi posarne.
    .source = Guardare le proprie carte (stampato)
QCG-26 =
    Il round finisce quando in campo non resta nessuna carta della casa posata: tutte sono state scoperte,
    risolte e scartate.
    .source = Inizio di un nuovo round (stampato)
RUL-QCG-20 =
    Il round finisce senza che si posi una carta. Entrambi i giocatori reintegrano la mano, e l’altro diventa
    primo giocatore e apre il round successivo.
    .question = E se non c’è nessuna Pluffa e nessuno vuole le altre palle?
    .reason = QCG-51 chiude il round a quel punto, e secondo QCG-75 il primo giocatore cambia a ogni nuovo round.


## The pitch

QCG-27 =
    Le palle stanno fra i due giocatori, visibili a entrambi.
    .source = Come si gioca e Inizio della partita (stampato)
QCG-28 =
    In campo c’è posto per quattro palle: una Pluffa, due Bolidi e il Boccino d’Oro.
    .source = Come si gioca e Inizio di un nuovo round (stampato)
QCG-29 =
    Se nessuno vince una palla, nel round successivo è ancora lì.
    .source = Giocare per una Pluffa, Giocare per un Bolide e Giocare per il Boccino d’Oro (stampato)
QCG-30 =
    Un round può quindi cominciare con il campo vuoto o con qualche palla rimasta da prima.
    .source = Inizio di un nuovo round (stampato)
QCG-31 =
    Se in campo c’è ancora una Pluffa, il nuovo primo giocatore apre il round con quella e non scopre nessuna
    carta del campo.
    .source = Inizio di un nuovo round (stampato)
QCG-32 =
    Per un terzo Bolide non c’è posto. Chi l’ha scoperto lo mette nella pila degli scarti del campo, scopre al
    suo posto la carta seguente e resta primo giocatore.
    .source = Inizio di un nuovo round (stampato)
RUL-QCG-21 =
    Sì. Solo una Pluffa rimasta da prima lo impedisce.
    .question = Il primo giocatore scopre una carta se sono rimaste delle palle da prima, ma nessuna Pluffa?
    .reason = QCG-31 nomina la Pluffa e nessun’altra palla.
RUL-QCG-22 =
    Una dopo l’altra, finché una palla resta in campo o il mazzo del campo è vuoto. Un Gol Libero o un terzo
    Bolide non è una palla di questo genere, quindi gli segue un’altra carta.
    .question = Quante carte del campo scopre il primo giocatore?
    .reason = QCG-32 e QCG-65 chiedono entrambe un’altra carta.
RUL-QCG-23 =
    Con mazzi regolari non succede mai. Se succedesse lo stesso, la palla di troppo si tratta come un terzo
    Bolide: viene scartata e si scopre la carta seguente.
    .question = E se compare una seconda Pluffa o un secondo Boccino?
    .reason =
        Finché c’è una Pluffa non si scopre nulla, e il Boccino è uno solo; ma il limite di QCG-28 deve reggere
        anche con mazzi strani.
RUL-QCG-25 =
    Non si scopre più nulla, e il round va avanti con le palle che ci sono.
    .question = E se il mazzo del campo finisce mentre il primo giocatore sta scoprendo le carte?
    .reason = Per le palle in campo si può giocare anche senza una nuova.


## Declaring

RUL-QCG-24 =
    Ogni Bolide e il Boccino, uno per uno e in ogni round in cui sono in campo. I due posti per i Bolidi si
    distinguono solo per il nome, e un Bolide scoperto va nel primo posto libero.
    .question = Per quali palle i giocatori possono scegliere se giocare?
    .reason =
        Il regolamento racconta soltanto di un Bolide nuovo, ma per una palla che resta in gioco si può giocare
        di nuovo.
RUL-QCG-26 =
    Prima il primo giocatore nomina, tutte in una volta, le palle facoltative per cui gioca. Poi il secondo
    giocatore può nominarne altre fra le rimanenti. Basta uno dei due perché una palla sia contesa per entrambi,
    e tutti lo sentono. L’opzione declare_mode può far scegliere tutti e due in segreto e nello stesso momento;
    allora è contesa ogni palla nominata da almeno uno dei due, e in RUL-QCG-27 contano come dovute solo le
    carte per le palle obbligatorie.
    .question = Chi decide per primo per quali palle si gioca?
    .reason = È il primo giocatore a scoprire la carta, quindi è giusto che abbia anche la prima parola.
RUL-QCG-27 =
    Puoi dichiarare una palla per ogni carta che hai in mano oltre a quelle che già devi, e non di più.
    .question = Un giocatore può dichiarare più palle di quante carte ha per giocarle?
    .reason = Ogni palla dichiarata obbliga entrambi i giocatori a posare una carta; vedi QCG-52 e QCG-68.
RUL-QCG-28 =
    Sì. È un bluff come un altro.
    .question = Un giocatore può puntare a un Bolide senza un Battitore, o al Boccino senza un Cercatore?
    .reason = Accanto a queste palle si può posare qualsiasi carta, e altrove il regolamento loda il bluff.
RUL-QCG-29 =
    No. Ciò che è dichiarato resta dichiarato.
    .question = Si può ritirare una dichiarazione?
    .reason = L’altro giocatore ne è già vincolato.


## Laying cards

RUL-QCG-14 =
    No. Entrambi i giocatori scelgono in segreto e posano le carte nello stesso momento.
    .question = Si può giocare una carta speciale dopo che uno ha posato e prima che posi l’altro?
    .reason =
        Davanti a due schermi nessuno deve guadagnarci a essere più lento. A ciò che QCG-82 permette pensano le
        finestre prima e dopo la posa.
RUL-QCG-30 =
    Una accanto a ogni palla contesa da cui non sei stato allontanato, oppure tutte quelle che hai, se non
    bastano. Mai due accanto alla stessa palla, quindi mai più di quattro.
    .question = Quante carte posa un giocatore?
    .reason = A ogni palla si affrontano una carta e una carta.
RUL-QCG-31 =
    Allora si posano tutte. Una va alla Pluffa, se puoi posare lì, e le altre dove preferisci. Alla palla
    rimasta senza non hai nessuna carta.
    .question = E se in mano ci sono meno carte delle palle contese?
    .reason = La Pluffa è l’unica palla per cui si deve giocare in ogni caso.
RUL-QCG-32 =
    Un giocatore senza carte non posa nulla, mentre l’altro posa come al solito. Se entrambe le mani sono vuote,
    non si gioca per nessuna palla: tutte restano, il round finisce ed entrambi i giocatori reintegrano la mano.
    .question = E se un giocatore non ha nessuna carta in mano?
    .reason = Senza carte da nessuna delle due parti non c’è nulla da confrontare.
RUL-QCG-33 =
    Non hai nessuna carta a una palla dove non hai posato nulla, da cui sei stato allontanato, dove hai
    accantonato una carta speciale o dove il tuo Portiere è fuori combattimento. Non avere nessuna carta non
    vale nulla e non vince nulla. Fa perdere la Pluffa contro qualsiasi carta giocatore, un Bolide contro un
    Battitore e il Boccino contro un Cercatore. Se è così da entrambe le parti, la palla resta.
    .question = Che cosa significa non avere nessuna carta a una palla?
    .reason = In tutti questi casi un giocatore non ha nulla da confrontare, quindi si trattano allo stesso modo.
RUL-QCG-34 =
    Sì, a qualsiasi palla. Con aside_only_without_player_cards attiva, alla Pluffa è vietato finché hai in mano
    una carta giocatore; per le altre palle non cambia nulla.
    .question = Può accantonare una carta speciale anche chi ha ancora carte giocatore?
    .reason =
        Un titolo del regolamento lo limita a chi non ha altra scelta, ma il testo poi consiglia il trucco come
        bluff e come modo per schivare; vedi QCG-48 e QCG-91.
RUL-QCG-35 =
    Finché l’altro giocatore non ha posato, puoi cambiare idea. Quando entrambi hanno posato, è tutto deciso.
    Fino ad allora il tuo avversario sa solo se sei pronto, e dopo accanto a quali palle stanno le tue carte.
    .question = Si possono cambiare le carte posate?
    .reason = Fin lì non si è mostrato nulla, quindi nessuno ci rimette.


## The Quaffle

QCG-33 =
    Una Pluffa non si ignora mai. Finché ce n’è una in campo, dovete giocare entrambi per averla.
    .source = Giocare per una Pluffa (stampato)
QCG-34 =
    Per giocare metti una carta coperta davanti alla Pluffa, e il tuo avversario fa lo stesso.
    .source = Giocare per una Pluffa (stampato)
QCG-35 =
    Ogni ruolo può tentare. I Cacciatori sono fatti per questo e i Portieri difendono, ma si può posare anche un
    Battitore o un Cercatore.
    .source = Giocare per una Pluffa (stampato)
QCG-36 =
    Scoprite le vostre due carte insieme.
    .source = Giocare per una Pluffa (stampato)
QCG-37 =
    Fra due carte giocatore, quella di valore più alto prende la Pluffa, e chi l’ha posata la aggiunge scoperta
    alla propria pila delle vincite.
    .source = Giocare per una Pluffa (stampato)
QCG-38 =
    Le due carte posate hanno così fatto il loro lavoro. Ognuna va scoperta nella pila degli scarti del suo
    proprietario.
    .source = Giocare per una Pluffa (stampato)
QCG-39 =
    A parità di valore la Pluffa resta dov’è fino al round successivo, e le due carte si scartano lo stesso.
    .source = Giocare per una Pluffa (stampato)
QCG-40 =
    Un Portiere para contro qualsiasi altro ruolo se il suo valore è almeno altrettanto alto. Una parata non
    vince nulla: le carte si scartano e la Pluffa resta per il round successivo.
    .source = Giocare per una Pluffa (stampato; che qui non si parli di due Portieri segue da QCG-42)
QCG-41 =
    Contro un valore più alto un Portiere è impotente, e la Pluffa va all’avversario.
    .source =
        Giocare per una Pluffa (dedotto: vince il valore più alto, e para solo un Portiere di valore pari o
        superiore)
QCG-42 =
    Portiere contro Portiere non è una parata: il più alto dei due prende la Pluffa.
    .source = Giocare per una Pluffa (stampato)
QCG-43 =
    Due Portieri di pari valore si scartano senza un vincitore, e la Pluffa resta.
    .source = Giocare per una Pluffa (stampato)
QCG-44 =
    Se si gioca per una Pluffa e non hai in mano nessuna carta giocatore, devi posare coperta una carta
    speciale. Questo si chiama accantonarla.
    .source = Nessuna carta giocatore in mano (stampato)
QCG-45 =
    Quando si scoprono le carte, una carta accantonata si scarta, e nulla di ciò che c’è scritto accade.
    .source = Nessuna carta giocatore in mano (stampato)
QCG-46 =
    Se uno di voi ha accantonato una carta speciale e l’altro ha posato una carta giocatore, la carta giocatore
    prende la Pluffa.
    .source = Nessuna carta giocatore in mano (stampato)
QCG-47 =
    Se entrambi avete accantonato una carta speciale, si scartano tutte e due e la Pluffa resta.
    .source = Nessuna carta giocatore in mano (stampato)
QCG-48 =
    Puoi accantonare una carta anche per bluffare: può indurre il tuo avversario a spendere una carta giocatore
    che avrebbe fatto meglio a conservare.
    .source = Nessuna carta giocatore in mano e Falli e arbitri (stampato)
RUL-QCG-39 =
    Sì, contro ogni ruolo tranne un altro Portiere, e si confrontano i valori effettivi. Nessun Portiere arriva
    a un Cercatore intatto, da 11 o da 12.
    .question = Un Portiere para anche contro un Battitore o un Cercatore?
    .reason = Per il regolamento un Portiere para contro una carta giocatore, e lo sono anche queste.
RUL-QCG-40 =
    Vince la Pluffa il proprietario del Portiere. Con keeper_wins_unopposed disattivata, invece, resta in
    campo, a meno che la fattura delle Pastoie o un fallo abbia messo fuori combattimento il Portiere
    avversario (RUL-QCG-61).
    .question = E se un Portiere incontra una carta accantonata, o nessuna carta?
    .reason =
        Per una parata serve una carta giocatore contro cui parare, e a QCG-46 basta una carta giocatore
        qualsiasi.
RUL-QCG-41 =
    La parata. Si guarda prima quella, e solo se non c’è vince il valore più alto.
    .question = La carta più alta vince, ma una parata non vince nulla: che cosa viene prima?
    .reason = La parata è l’eccezione; altrimenti un Portiere alto non potrebbe mai parare.
RUL-QCG-42 =
    Tutte e due.
    .question = Dopo una parata si scarta solo il Portiere o si scartano entrambe le carte?
    .reason =
        Il regolamento nomina solo il Portiere, ma con ogni altro risultato si scartano entrambe le carte, e
        nulla fa pensare che se ne conservi una.
RUL-QCG-43 =
    Gli effetti si sommano, e il valore si ferma a 0. Tutto finisce quando la palla è risolta.
    .question = E se una carta viene indebolita più volte, o di più del suo valore?
    .reason = Due fatture devono fare più di una, e un valore sotto zero non avrebbe senso.
RUL-QCG-44 =
    È sempre una carta giocatore e conserva il suo ruolo. Vince contro una carta accantonata ed è pari a un
    altro 0. Alla propria palla un Battitore o un Cercatore a 0 batte ancora tutti gli altri ruoli.
    .question = Che cosa può fare una carta giocatore il cui valore è sceso a 0?
    .reason = È stato abbassato soltanto il suo valore.


## Bludgers

QCG-49 =
    Nessuno è costretto a inseguire un Bolide. Ciascuno di voi decide se giocare per averlo.
    .source = Giocare per un Bolide (stampato)
QCG-50 =
    Se nessuno di voi vuole il Bolide, continua a ronzare in giro fino al round successivo.
    .source = Giocare per un Bolide (stampato)
QCG-51 =
    In tal caso passate alle altre palle in campo. Se non ce ne sono, il round è finito e si scopre la carta del
    campo seguente.
    .source = Giocare per un Bolide (stampato)
QCG-52 =
    Se uno di voi punta al Bolide, l’altro non ha scelta e deve posare lì una carta a sua volta.
    .source = Giocare per un Bolide (stampato)
QCG-53 =
    A un Bolide puoi posare tutto ciò che hai in mano: una carta giocatore di qualsiasi ruolo o una carta
    speciale che accantoni.
    .source = Giocare per un Bolide (stampato come ciò che un Battitore può incontrare lì)
QCG-54 =
    Qui comandano i Battitori: un Battitore vince contro tutto ciò che non è un Battitore. I valori non
    c’entrano.
    .source = Giocare per un Bolide (stampato)
QCG-55 =
    Fra due Battitori vince il valore più alto.
    .source = Giocare per un Bolide (stampato)
QCG-56 =
    Fra due Battitori dello stesso valore non vince nessuno. Si scartano, e il Bolide resta.
    .source = Giocare per un Bolide (stampato)
QCG-57 =
    Se nessuno di voi ha posato un Battitore, le carte si scartano e il Bolide resta.
    .source = Giocare per un Bolide (stampato)
QCG-58 =
    Il vincitore prende alla cieca una carta dalla mano dello sconfitto e la mette nella sua pila degli scarti.
    .source = Giocare per un Bolide (stampato; che la carta venga dalla mano è dedotto)
QCG-59 =
    Un Bolide che ha colpito qualcuno lascia il campo. Va scoperto nella pila degli scarti accanto al mazzo del
    campo.
    .source = Giocare per un Bolide (stampato)
QCG-60 =
    Le carte posate a un Bolide si scartano, comunque vada a finire.
    .source = Giocare per un Bolide (stampato per ogni risultato; per un Battitore contro un’altra carta è dedotto)
QCG-61 =
    Essere colpito ti costa una carta della prossima mano: la reintegri solo fino a quattro carte.
    .source = Giocare per un Bolide (stampato)
QCG-62 =
    Dopo quell’unico round torni a reintegrarla fino a cinque.
    .source = Giocare per un Bolide (stampato)
QCG-63 =
    Due colpi nello stesso round ti lasciano con tre carte per il successivo.
    .source = Giocare per un Bolide (stampato)
RUL-QCG-45 =
    La sceglie il caso, solo fra le carte in mano allo sconfitto; le carte posate e le carte speciali già
    giocate sono al sicuro. Tutti la vedono quando viene scartata. L’opzione bludger_pick può invece far toccare
    al vincitore una delle carte nascoste, dopo che sono state mescolate.
    .question = Quale carta perde un giocatore che è stato colpito?
    .reason = Una scelta alla cieca è una scelta a caso, e così si risparmia un passaggio.
RUL-QCG-46 =
    Allora non c’è nulla da scartare, ma la mano successiva è più piccola lo stesso.
    .question = E se il giocatore colpito non ha più carte in mano?
    .reason = La carta persa e la mano più piccola sono due effetti distinti.
RUL-QCG-49 =
    Allora tutti e due cominciano il round successivo con meno carte, ognuno secondo i propri colpi.
    .question = E se in un round sono stati colpiti entrambi i giocatori?
    .reason = Ogni Bolide riguarda chi l’ha perso.
RUL-QCG-50 =
    No. Sono fuori dal gioco per sempre. Con recycle_bludgers attiva, quando il mazzo del campo è vuoto se ne
    forma uno nuovo mescolando la pila degli scarti del campo.
    .question = I Bolidi scartati tornano in gioco?
    .reason = Il regolamento fa tornare solo le carte della casa.
RUL-QCG-51 =
    No. Succede subito, e nessuna carta può impedirlo.
    .question = Un giocatore può reagire quando un Bolide gli fa perdere una carta?
    .reason = Un colpo è un risultato e non una carta speciale, quindi non c’è nulla da annullare.


## Free Goals

QCG-64 =
    Per un Gol Libero non c’è bisogno di giocare. Il primo giocatore che lo scopre segna subito e lo mette nella
    propria pila delle vincite.
    .source = Giocare per una carta gol (stampato)
QCG-65 =
    Dopo di che il primo giocatore scopre un’altra carta del campo, e resta primo giocatore.
    .source = Giocare per una carta gol (stampato)
RUL-QCG-19 =
    No. Il primo giocatore resta lo stesso fino alla fine di questo round, e il round successivo spetta come al
    solito all’avversario.
    .question = Il primo giocatore cambia dopo un Gol Libero, o dopo che si è messo via un terzo Bolide?
    .reason = Il regolamento fa continuare il primo giocatore, ma non regala a nessuno un round in più.


## The Golden Snitch

QCG-66 =
    Non sei obbligato a giocare per il Boccino. Se non hai un Cercatore, per ora puoi lasciarlo stare e andare
    avanti.
    .source = Giocare per il Boccino d’Oro (stampato)
QCG-67 =
    Un Boccino lasciato stare resta in campo.
    .source = Giocare per il Boccino d’Oro (stampato; segue da «per ora»)
QCG-68 =
    Se uno di voi punta al Boccino, l’altro deve posare lì una carta a sua volta.
    .source = Giocare per il Boccino d’Oro (stampato)
QCG-69 =
    I Cercatori, e nessun altro, possono catturare il Boccino.
    .source = Giocare per il Boccino d’Oro (stampato)
QCG-70 =
    Quando un Cercatore incontra un Cercatore, il Boccino lo cattura il valore più alto.
    .source = Giocare per il Boccino d’Oro (stampato)
QCG-71 =
    I Cercatori dello stesso valore si ostacolano a vicenda: si scartano entrambi, e il Boccino resta.
    .source = Giocare per il Boccino d’Oro (stampato)
QCG-72 =
    Un Cercatore che incontra qualsiasi altra cosa, che sia un altro ruolo o una carta speciale, cattura il
    Boccino.
    .source = Giocare per il Boccino d’Oro (stampato; che una carta speciale conti come un altro tipo è dedotto)
QCG-73 =
    Dove non è stato posato nessun Cercatore non c’è cattura: le carte si scartano, e il Boccino resta.
    .source = Giocare per il Boccino d’Oro (stampato)
RUL-QCG-53 =
    Sì. La finestra dopo la rivelazione c’è anche al Boccino, come a ogni altra palla, e la cattura vale solo
    quando si è chiusa.
    .question = Si può ancora impedire una cattura quando il Cercatore è già scoperto?
    .reason = QCG-82 permette fatture e incantesimi in ogni momento, e questo è il momento in cui contano di più.
RUL-QCG-54 =
    Allora comincia la caccia finale. In ogni round che comincia con il mazzo del campo vuoto non si scopre
    nessuna carta, e per il Boccino si deve giocare come per una Pluffa. Con final_chase disattivata resta
    facoltativo.
    .question = E se il mazzo del campo è vuoto e il Boccino non è stato catturato?
    .reason = Due giocatori prudenti potrebbero lasciar stare il Boccino in eterno.
RUL-QCG-55 =
    Non ancora. Nel round in cui compare puoi ancora rinunciare; la caccia finale comincia con il round
    successivo.
    .question = Si deve giocare subito per il Boccino quando è proprio l’ultima carta del campo?
    .reason = Quando quel round è cominciato, il mazzo del campo non era vuoto.


## A new round

QCG-74 =
    Quando il round è finito, entrambi pescate dal vostro mazzo della casa finché le mani sono di nuovo piene:
    cinque carte, oppure quattro o tre per chi è stato colpito.
    .source = Inizio di un nuovo round (stampato)
QCG-75 =
    Nel round successivo il primo giocatore è quello che in questo non lo era.
    .source = Inizio di un nuovo round (stampato)
QCG-76 =
    Le carte speciali di cui hai usato il potere vanno nella tua pila degli scarti solo quando il round è
    finito.
    .source = Falli e arbitri (stampato)
QCG-77 =
    Quando il tuo mazzo della casa è esaurito, mescola la tua pila degli scarti e girala coperta: è il tuo nuovo
    mazzo della casa.
    .source = Falli e arbitri (stampato, ma parlando della mano)
RUL-QCG-47 =
    Si intende quante carte ci sono in mano dopo averla reintegrata, non quante se ne pescano. Cinque, meno una
    per ogni colpo del round appena finito; poi i colpi si dimenticano.
    .question = Un giocatore colpito prende solo quattro carte: quattro in tutto o quattro nuove?
    .reason = Il regolamento dice che quel giocatore gioca con una carta in meno, e che dura un solo round.
RUL-QCG-48 =
    Quel giocatore non pesca e non scarta nulla. Durante un round una mano può avere un numero qualsiasi di
    carte.
    .question = E se in mano ci sono già tutte le carte a cui si può arrivare, o di più?
    .reason = Il limite vale per pescare; a quel punto nulla nel regolamento toglie carte.
RUL-QCG-79 =
    Solo quando si deve pescare una carta e il mazzo della casa è vuoto. Allora si mescola l’intera pila degli
    scarti, comprese le carte speciali giocate in questo round, e si continua a pescare. Se nemmeno così basta,
    la mano resta più piccola.
    .question = Quando, di preciso, una pila degli scarti viene mescolata per formare un nuovo mazzo della casa?
    .reason =
        Il regolamento dice «quando non hai carte della casa in mano», che non avrebbe senso accanto alla sua
        regola su come si reintegra la mano. Deve intendere il mazzo.
RUL-QCG-83 =
    Prima le carte speciali giocate vanno nelle pile degli scarti, poi entrambi i giocatori reintegrano la mano,
    poi si cancellano i colpi, poi cambia il primo giocatore, e poi comincia il round successivo con la sua
    carta del campo. Chi dei due reintegri la mano per primo non fa differenza.
    .question = In quale ordine si svolge la fine di un round?
    .reason =
        Le carte speciali giocate devono essere nella pila degli scarti prima che la si possa mescolare, e i
        colpi devono contare prima di essere dimenticati.


## Several balls at once

QCG-78 =
    Se le palle sono più d’una, spetta al primo giocatore decidere in quale ordine si giocano.
    .source = Più palle in gioco (stampato)
QCG-79 =
    Prima, però, ciascuno di voi posa una carta coperta accanto a ogni palla per cui gioca. Solo allora si
    sceglie l’ordine e si scopre la prima carta.
    .source = Più palle in gioco (stampato, in una frase rovinata)
QCG-80 =
    Poi giocate una palla dopo l’altra, nell’ordine scelto.
    .source = Più palle in gioco (dedotto: un ordine serve a questo)
RUL-QCG-36 =
    Il primo giocatore lo sceglie quando tutte le carte sono posate coperte e la finestra dopo la posa si è
    chiusa, prima che si scopra qualcosa. L’opzione order_timing può spostare la scelta a prima della posa.
    .question = Quando si sceglie l’ordine?
    .reason =
        Il regolamento prima dice subito, e poi di aspettare le carte coperte. La seconda frase è la più precisa
        e dice il perché: le carte possono influire sull’ordine.
RUL-QCG-37 =
    Sì: un unico ordine di tutte le palle contese, che poi è definitivo. Con una sola palla contesa non c’è
    nulla da scegliere. L’opzione order_mode può far nominare al primo giocatore una palla alla volta, dopo ogni
    risultato.
    .question = Il primo giocatore deve scegliere tutto l’ordine in una volta?
    .reason = Per il regolamento il primo giocatore decide un ordine, e lo fa una volta sola.
RUL-QCG-38 =
    No. Ogni palla si scopre quando arriva il suo turno. L’opzione reveal_mode può farle scoprire tutte prima
    che si risolva la prima.
    .question = Le carte di tutte le palle si scoprono insieme?
    .reason = Se fosse tutto scoperto, l’ordine non conterebbe quasi più.


## Special cards

QCG-81 =
    Invece di posare una carta speciale, puoi usarla contro il tuo avversario direttamente dalla mano, dicendo
    che cosa fa.
    .source = Carte speciali (stampato)
QCG-82 =
    Per fatture e incantesimi va bene ogni momento, che si siano posate carte o no, e chiunque le abbia posate.
    .source = Fatture e incantesimi (stampato)
QCG-83 =
    Agiscono uno alla volta, nell’ordine in cui sono stati giocati: l’incantesimo pronunciato per primo è anche
    il primo ad agire.
    .source = Fatture e incantesimi (stampato)
QCG-84 =
    Il primo tipo **indebolisce** il valore di una carta giocatore del tuo avversario. Ti conviene aspettare di
    vedere quella carta, ma non sei obbligato.
    .source = Fatture e incantesimi (stampato; che aspettare sia solo un consiglio è la nostra lettura)
QCG-85 =
    A questo tipo appartiene la fattura delle Pastoie, che in alternativa può fermare un Portiere.
    .source = Fatture e incantesimi (stampato)
QCG-86 =
    Il secondo tipo **spoglia** la mano del tuo avversario: una o più carte, prese alla cieca, vengono scartate.
    .source = Fatture e incantesimi (stampato)
QCG-87 =
    A differenza di un Bolide, non lascia danni duraturi. Quando si reintegra la mano, le carte perse si
    recuperano tutte.
    .source = Fatture e incantesimi (stampato)
QCG-88 =
    Il terzo tipo **allontana** il tuo avversario **da una palla**. Se le palle sono più d’una, scegli tu quale.
    .source = Fatture e incantesimi (stampato)
QCG-89 =
    Il quarto tipo ti fa **recuperare** qualcosa: guarda la tua pila degli scarti e salva una carta
    riprendendola in mano.
    .source = Fatture e incantesimi (stampato)
QCG-90 =
    Il quinto tipo è il **controincantesimo**, che vanifica una fattura o un incantesimo usato contro di te.
    .source = Fatture e incantesimi (stampato)
QCG-91 =
    Ogni carta speciale si può anche accantonare accanto a una palla per schivare. In tal caso il suo potere va
    perso.
    .source = Falli e arbitri (stampato)
RUL-QCG-11 =
    No. Ci deve essere un bersaglio valido, come elencato in «Che cosa fanno le carte speciali», e vengono
    proposte solo giocate di questo genere.
    .question = Si può giocare una carta speciale dove non fa nulla?
    .reason =
        Una carta buttata via per errore non diverte nessuno, e nel regolamento ogni carta si usa contro
        qualcuno o per qualcosa.
RUL-QCG-12 =
    No. Finché non si è posato, devi una carta a ogni palla contesa da cui non sei stato allontanato. Nelle due
    finestre che precedono la posa puoi giocare una carta speciale, anche una che ne annulla un’altra, solo se
    la mano poi basta ancora per tutto ciò che devi, supponendo che la carta abbia effetto. Con
    reserve_owed_cards disattivata questo limite non c’è.
    .question = Un giocatore può spendere carte che gli servono per posare?
    .reason =
        QCG-33, QCG-52 e QCG-68 obbligano un giocatore a posare; nessuno deve potersi sottrarre svuotando la
        propria mano.
RUL-QCG-59 =
    Si può indebolire nelle finestre dopo la posa, dopo la rivelazione e dopo un risultato, finché la sua palla
    non è risolta; prima non c’è ancora una carta. Se è coperta, l’effetto conta dalla rivelazione in poi, e la
    fattura è sprecata se la carta si rivela speciale. Non sono bersagli una carta speciale scoperta, una carta
    allontanata e un Portiere fuori combattimento.
    .question = Si può indebolire una carta mentre è coperta?
    .reason = Il regolamento consiglia soltanto di aspettare, e chi gioca al buio rischia del suo.
RUL-QCG-60 =
    Chi la gioca dice per quale scopo: o indebolire una carta, e allora va bene qualsiasi bersaglio che si possa
    indebolire, o fermare un Portiere, che deve essere scoperto alla Pluffa.
    .question = A che cosa può servire la fattura delle Pastoie?
    .reason = Il regolamento le dà entrambi i poteri, e un Portiere non conta in nessun altro posto.
RUL-QCG-61 =
    La parte del Portiere lì non ha più nessuna carta; il Portiere si scarta con il risultato. Chi l’ha
    provocato vince la Pluffa con qualsiasi carta giocatore posata, persino un altro Portiere. Se ha soltanto
    accantonato una carta speciale, la Pluffa resta.
    .question = Che cosa succede quando le Pastoie o un fallo mettono un Portiere fuori combattimento?
    .reason =
        Per il regolamento a quel punto può segnare qualsiasi carta giocatore, e una carta accantonata non lo è.
RUL-QCG-62 =
    Carte della mano, scelte a caso; le carte posate sono al sicuro. Se la mano è troppo piccola, va persa
    tutta. Un giocatore con la mano vuota non si può scegliere. Tutti vedono le carte perse.
    .question = Quali carte si perdono quando una mano viene spogliata?
    .reason = Il regolamento le fa prendere senza guardare, e le carte in campo non sono più in mano.
RUL-QCG-63 =
    Scegli una palla per cui si gioca e che è ancora aperta. La carta che il tuo avversario ha lì viene mostrata
    e scartata all’istante, e in questo round non può posarne un’altra: il tuo avversario non ha nessuna carta.
    Per la palla si gioca lo stesso, e il risultato si determina come al solito.
    .question = Che cosa significa, di preciso, essere allontanati da una palla?
    .reason =
        Il regolamento dice soltanto che un giocatore viene spostato lontano dalla palla. È il modo più semplice
        di esserne lontani.
RUL-QCG-64 =
    Il tuo avversario non posa nulla a quella palla e non le deve nessuna carta, mentre tu devi comunque posare
    la tua. Nella finestra di apertura sono contese soltanto le palle obbligatorie: la Pluffa e, nella caccia
    finale, il Boccino.
    .question = E se un giocatore viene allontanato prima che si posi una carta?
    .reason = Chi è lontano dalla palla non può giocare per averla, né esservi obbligato.
RUL-QCG-65 =
    Non la vince nessuno, e resta in campo.
    .question = E se entrambi i giocatori vengono allontanati dalla stessa palla?
    .reason = Nessuno dei due ha una carta lì; vedi RUL-QCG-33.
RUL-QCG-66 =
    Una sola carta qualsiasi della propria pila degli scarti, carta giocatore o carta speciale, anche se ci è
    finita proprio in questo round. Le carte speciali giocate in questo round non ci sono ancora e non si
    possono prendere. Se la pila è vuota, l’incantesimo non si può giocare. Il tuo avversario vede la carta, che
    poi conta come carta in mano al pari delle altre. Si spende una carta per guadagnarne una, quindi nessuna
    mano cresce così.
    .question = Quale carta si può recuperare?
    .reason = Il regolamento non pone limiti, e QCG-76 dice quando le carte giocate arrivano nella pila.
RUL-QCG-67 =
    Restano scoperte accanto al loro proprietario finché il round è finito. Prima che qualcuno reintegri la
    mano, vanno nella pila degli scarti di quel proprietario. Lo stesso vale per le carte annullate e per quelle
    che le hanno annullate.
    .question = Dove vanno le carte speciali giocate, e quando?
    .reason = QCG-76 indica il momento, e anche una carta annullata è stata giocata.
RUL-QCG-68 =
    Sì. Si scopre insieme alle altre e si scarta scoperta.
    .question = L’avversario vede una carta speciale accantonata?
    .reason = Le due carte di una palla si scoprono entrambe, e le pile degli scarti sono visibili.
RUL-QCG-69 =
    No. Le carte speciali si giocano solo dalla mano.
    .question = Si può giocare una carta speciale dopo averla posata a una palla?
    .reason = Una carta posata ha lasciato la mano, e QCG-45 le nega ogni potere.


## Windows

RUL-QCG-01 =
    Cinque tipi di finestre, e nessun altro momento. Apertura: dopo la carta del campo e prima delle
    dichiarazioni, se c’è una palla su cui decidere. Prima della posa: dopo le dichiarazioni, se una palla è
    contesa. Dopo la posa: non si è scoperto nulla, e l’ordine è ancora da scegliere. Dopo la rivelazione: le
    due carte di una palla sono scoperte, e il risultato è ancora aperto. Dopo il risultato: una palla è stata
    risolta, e non si è ancora arrivati né alla rivelazione seguente né alla fine del round. Una fattura o un
    incantesimo con un bersaglio valido va bene in ognuna, un fallo solo in quella dopo la rivelazione alla
    Pluffa.
    .question = Che cosa significa «in ogni momento»?
    .reason = Così si copre ogni momento di cui parlano QCG-82 e QCG-92, e il gioco va avanti lo stesso.
RUL-QCG-02 =
    Nessuno deve affrettarsi: in ogni finestra il primo giocatore parla per primo. Chi ha la parola gioca una
    carta speciale o passa, e poi tocca all’altro. La finestra si chiude quando entrambi passano uno dopo
    l’altro; una carta giocata fa ripartire il conto. L’opzione timing_mode può trasformare tutto questo in una
    gara di velocità.
    .question = Chi può agire per primo in una finestra?
    .reason =
        Una connessione veloce non dà vantaggi, e poiché il primo giocatore si alterna, si alterna anche la
        prima parola.
RUL-QCG-03 =
    In una gara di velocità nessuno ha la parola, e finché la finestra è aperta ognuno dei due può mandare una
    carta in qualsiasi momento. Le carte agiscono nell’ordine in cui arrivano, e nello stesso istante ha la
    precedenza il primo giocatore. Una carta che una precedente ha reso impossibile viene rifiutata e resta in
    mano. La finestra si chiude quando entrambi hanno passato dopo l’ultima carta, oppure quando è trascorso il
    tempo fissato con race_window_seconds da quando si è aperta o dall’ultima carta, se questa è venuta dopo. Le
    risposte hanno lo stesso tempo; quando è scaduto, vale come passare.
    .question = Come funziona una gara per la prima parola?
    .reason = È ciò che più si avvicina a QCG-83 a un tavolo vero, dove decide una frazione di secondo.
RUL-QCG-05 =
    L’avversario di chi ha cominciato, sia che la carta abbia avuto effetto sia che sia stata annullata.
    .question = Chi ha la parola quando una carta speciale è stata sbrigata?
    .reason = Il regolamento fa agire i due giocatori a turno.
RUL-QCG-13 =
    Quante ne vuoi e ne puoi.
    .question = Quante carte speciali può giocare un giocatore in una finestra o in un round?
    .reason = Il regolamento non indica un limite, e la mano basta come limite.
RUL-QCG-15 =
    Ogni finestra si apre per entrambi i giocatori, anche se uno dei due potrebbe soltanto passare. I giocatori
    possono far passare la pagina al posto loro; è un’impostazione privata, e chi passa così lo si vede non
    prima del tempo fissato con min_pass_ms da quando ha avuto la parola.
    .question = Quando un giocatore passa, l’avversario può capire che cosa ha in mano?
    .reason = Una finestra saltata, o passare troppo in fretta, tradirebbe la mano.


## Answers

RUL-QCG-06 =
    Appena è annunciata e prima che agisca. Ogni carta speciale giocata aspetta una risposta dell’avversario, e
    sono risposte solo le carte che annullano: un controincantesimo a una fattura o a un incantesimo, un Arbitro
    a un fallo. Se l’avversario passa, la carta agisce subito.
    .question = Quando si può annullare una carta speciale?
    .reason =
        Una carta che ne disfa un’altra ha bisogno di un momento per farlo. Qualsiasi altra carta in quel
        momento ne sorpasserebbe una precedente, contro QCG-83.
RUL-QCG-07 =
    Sì, perché è anch’esso un incantesimo usato contro l’avversario. Le risposte si alternano finché un
    giocatore passa. Dopo un numero dispari di controincantesimi la prima carta è annullata; dopo un numero pari
    ha effetto. Con counter_chain disattivata, il primo controincantesimo è definitivo.
    .question = Si può rispondere a un controincantesimo con un controincantesimo?
    .reason = QCG-90 vale per ogni incantesimo usato contro di te.
RUL-QCG-08 =
    Un controincantesimo annulla una fattura, un incantesimo o un altro controincantesimo. Un Arbitro annulla un
    fallo. Nient’altro annulla qualcosa: nessun controincantesimo ferma un fallo o un Arbitro, e una carta
    accantonata non ha un potere che si possa annullare. L’opzione counter_scope può estendere i
    controincantesimi ai falli e agli Arbitri.
    .question = Quali carte annullano quali?
    .reason =
        Il regolamento parla prima di fatture e incantesimi, e poi di carte speciali in generale. La frase più
        ristretta lascia un compito all’Arbitro.
RUL-QCG-09 =
    No. Se una mano sta per essere spogliata, il suo proprietario non può giocare in fretta ciò che è in
    pericolo.
    .question = Si possono giocare altre carte speciali come risposta?
    .reason = La carta giocata prima agisce prima; vedi QCG-83.
RUL-QCG-10 =
    No. Senza qualcosa da annullare servono solo a essere accantonati.
    .question = Controincantesimi e Arbitri si possono giocare di propria iniziativa?
    .reason = Disfano qualcosa, quindi ci deve essere qualcosa da disfare.


## Fouls and Referees

QCG-92 =
    Non puoi commettere un fallo prima che le carte giocatore del tuo avversario siano state scoperte.
    .source = Falli e arbitri (stampato)
QCG-93 =
    Un tipo di fallo mette fuori combattimento il **Portiere** del tuo avversario. Ora qualsiasi carta giocatore
    tu abbia posato può segnare.
    .source = Falli e arbitri (stampato)
QCG-94 =
    L’altro tipo ti procura un **rigore** se è in gioco una Pluffa: è tua, per quanto alta sia la carta del tuo
    avversario.
    .source = Falli e arbitri (stampato)
QCG-95 =
    Un Arbitro annulla un fallo, che così non porta a nulla.
    .source = Falli e arbitri (stampato)
RUL-QCG-70 =
    Nella finestra dopo la rivelazione alla Pluffa, e in nessun altro caso. Il tuo avversario deve avere lì una
    carta giocatore scoperta e non allontanata. I Portieri posati a un Bolide o al Boccino sono fuori portata.
    .question = Qual è il momento giusto per un fallo, e dove?
    .reason =
        Entrambi i tipi di fallo riguardano la Pluffa, e QCG-92 richiede una carta giocatore che sia stata
        scoperta.
RUL-QCG-71 =
    Un Portiere dell’avversario, scoperto alla Pluffa e non ancora fuori combattimento. Che cosa ne segue è in
    RUL-QCG-61.
    .question = Che cosa serve per il fallo contro un Portiere?
    .reason = Chi è già fuori combattimento non ci può essere messo di nuovo.
RUL-QCG-72 =
    Se un Arbitro non lo ferma, la Pluffa si risolve subito a favore di chi ha giocato il rigore, qualunque
    carta quel giocatore abbia posato. Entrambe le carte posate si scartano, e segue la finestra dopo il
    risultato. Con penalty_needs_player_card attiva, può giocare un rigore solo chi ha posato una carta
    giocatore.
    .question = Che cosa fa, di preciso, un rigore?
    .reason = Il regolamento fa vincere chi lo gioca e non pone altra condizione che la Pluffa.
RUL-QCG-73 =
    No. Serve una carta giocatore che sia stata scoperta.
    .question = Si può giocare un rigore se l’avversario ha accantonato una carta speciale o non ha nessuna carta?
    .reason = QCG-92 permette i falli solo dopo che si sono scoperte delle carte giocatore.
RUL-QCG-74 =
    Decide il primo che ha effetto. Poi la Pluffa è risolta, e per un secondo non c’è posto.
    .question = E se entrambi i giocatori vogliono giocare un rigore?
    .reason = Una Pluffa si può vincere una volta sola.
RUL-QCG-75 =
    Come risposta a un fallo dell’uno o dell’altro tipo, e solo così. Mette fine alle risposte, ed entrambe le
    carte sono consumate. La finestra continua, quindi può seguire un altro fallo.
    .question = Come si usa un Arbitro?
    .reason = Un Arbitro disfa un fallo, non fischia la fine della partita.


## End of the game

QCG-96 =
    Le pile degli scarti stanno scoperte, ciascuna accanto al proprio mazzo: una per ogni casa e una per il
    campo.
    .source = Giocare per una Pluffa e Giocare per un Bolide (stampato)
QCG-97 =
    Con la cattura del Boccino d’Oro la partita finisce, e chi l’ha catturato ne riceve i 150 punti.
    .source = Vincitore e Giocare per il Boccino d’Oro (stampato)
QCG-98 =
    Entrambi i giocatori sommano la propria pila delle vincite. Vince la somma più alta.
    .source = Vincitore (stampato)
RUL-QCG-52 =
    Non contano più. La partita si ferma all’istante; le carte ancora coperte non si scoprono e non danno punti.
    Con finish_round_after_snitch attiva, prima si gioca il round fino in fondo.
    .question = Che ne è delle palle non ancora risolte quando il Boccino viene catturato?
    .reason = La cattura mette fine alla partita, proprio come a cavallo delle scope.
RUL-QCG-56 =
    La partita è finita, e vince chi ha più punti. Ci si arriva solo con mazzi sbagliati, perché un Boccino che
    nessuno ha catturato non lascia mai il campo.
    .question = E se il campo e il mazzo del campo sono entrambi vuoti?
    .reason = Non resta nulla per cui giocare.
RUL-QCG-57 =
    La partita è pari. L’opzione tie_break può assegnarla a chi ha catturato il Boccino.
    .question = E se alla fine entrambi hanno gli stessi punti?
    .reason = Il regolamento non indica nulla che possa deciderlo.
RUL-QCG-58 =
    Quando finisce il round con il numero fissato con round_limit, la partita è finita, e vince chi ha più
    punti.
    .question = Una partita può durare in eterno?
    .reason = La caccia finale dovrebbe chiudere ogni partita molto prima; il limite è una rete di sicurezza.


## Time, bots and conceding

RUL-QCG-04 =
    Un bot vede ciò che si vede dal suo posto e nient’altro. In una gara di velocità si trattiene per un tempo
    casuale fra 1,5 e 4 secondi da quando si è aperta la finestra o dall’ultima carta giocata, se questa è
    venuta dopo; una carta mandata nel frattempo da un giocatore umano ha la precedenza. Quando i giocatori
    parlano a turno, un bot non deve aspettare.
    .question = Che cosa sa un bot, e quanto può essere veloce?
    .reason = Nessuno potrebbe vincere una gara contro una macchina che non aspetta.
RUL-QCG-16 =
    La partita va avanti senza di lui: passa nelle finestre e quando gli si chiede una risposta, non dichiara
    nulla, posa carte scelte a caso fra quelle permesse, e da primo giocatore gioca prima la Pluffa, poi i
    Bolidi, poi il Boccino. L’opzione turn_timer_seconds stabilisce quanto può durare una decisione.
    .question = E se un giocatore è assente o finisce il tempo?
    .reason = Sono le scelte che lo impegnano il meno possibile, e l’altro non deve aspettare.
RUL-QCG-82 =
    Sì, in qualsiasi momento. Vince l’altro giocatore.
    .question = Un giocatore può arrendersi?
    .reason = Nessuno deve essere costretto a finire una partita contro la propria volontà.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Dove sono i Cercatori
    .difference = Si dice che ci siano due Cercatori in ogni mazzo di carte del campo.
    .reading = Due in ogni mazzo della casa.
    .reason =
        Il mazzo di carte del campo è uno solo, i Cercatori sono carte della casa, e una recensione pubblica
        concorda.
reading-quidditch-card-game-2001-refill = Che cosa si reintegra
    .difference = Dopo un round con carte speciali si dovrebbero reintegrare le proprie carte del campo.
    .reading = Le carte della casa che si hanno in mano.
    .reason = Nessuno ha in mano carte del campo.
reading-quidditch-card-game-2001-reshuffle = Quando si mescola la pila degli scarti
    .difference = Quando non si hanno più carte della casa in mano.
    .reading = Quando si deve pescare una carta e il proprio mazzo della casa è vuoto.
    .reason = Una mano vuota si reintegra e basta; solo un mazzo vuoto ha bisogno della pila degli scarti.
reading-quidditch-card-game-2001-order = Quando si sceglie l’ordine delle palle
    .difference =
        Una volta subito dopo la carta del campo, e una volta solo dopo che entrambi i giocatori hanno posato le
        carte; la seconda frase è spezzata in due.
    .reading = Prima si posano tutte le carte, poi si sceglie l’ordine.
    .reason = La seconda frase è la più precisa e si spiega da sé: le carte posate possono influire sull’ordine.
reading-quidditch-card-game-2001-goal-card = Il nome del Gol Libero
    .difference = L’elenco dei punti e la sezione sulla carta usano due nomi diversi.
    .reading = Una sola e medesima carta, qui chiamata Gol Libero.
    .reason = Entrambe danno 10 punti, e nessun altro tipo di carta del campo viene descritto.
reading-quidditch-card-game-2001-setting-aside = Chi può accantonare una carta speciale
    .difference =
        Il titolo richiede una mano senza carte giocatore; il testo che segue e una sezione successiva
        consigliano il trucco a tutti.
    .reading = Chiunque può farlo, a ogni palla.
    .reason = Un bluff possibile solo quando non c’è scelta non sarebbe un bluff.
reading-quidditch-card-game-2001-counter = Che cosa disfa un controincantesimo
    .difference = Fatture e incantesimi in una frase, carte speciali in quella seguente.
    .reading = Fatture e incantesimi, controincantesimi compresi.
    .reason = Contro i falli c’è già l’Arbitro.
reading-quidditch-card-game-2001-pile = Che cos’è «la pila»
    .difference = La stessa parola indica i mazzi e il posto dove stanno le palle e le carte posate.
    .reading = Quando si parla di palle o di carte posate, è il campo.
    .reason = Una palla sta scoperta fra i giocatori e non in un mazzo.
reading-quidditch-card-game-2001-save = Che cosa si scarta dopo una parata
    .difference = È nominato solo il Portiere.
    .reading = Si scartano entrambe le carte.
    .reason = È così con ogni altro risultato.
reading-quidditch-card-game-2001-hit = Quante carte prende un giocatore colpito
    .difference = Il giocatore può prendere solo quattro carte, dopo due colpi solo tre.
    .reading = La mano si reintegra fino a quattro o a tre.
    .reason = Lo stesso paragrafo dice che il giocatore ha una carta in meno del solito.
reading-quidditch-card-game-2001-unseen-card = Quale carta fa perdere un Bolide
    .difference = Una carta dell’avversario, scelta senza guardare; da dove si prenda non è detto.
    .reading = Una carta della mano.
    .reason = Le carte posate appartengono alla loro palla finché non è risolta.
reading-quidditch-card-game-2001-ignoring = Lasciar stare il Boccino
    .difference = I giocatori senza Cercatori devono mettersi d’accordo per ignorare il Boccino.
    .reading = Non serve un accordo: il Boccino si lascia stare se nessuno dei due giocatori lo dichiara.
    .reason = Per accordarsi entrambi dovrebbero dire che cosa non hanno in mano.
reading-quidditch-card-game-2001-waiting = Quando indebolire una carta
    .difference =
        Aspetta di aver visto l’altra carta, si legge, subito dopo che le fatture sono state permesse in ogni
        momento.
    .reading = Aspettare è un consiglio.
    .reason = Come obbligo contraddirebbe la frase precedente.
reading-quidditch-card-game-2001-retrieving = Quante carte si recuperano
    .difference = Più carte nella prima metà della frase, una carta nella seconda.
    .reading = Quante ne dice la carta stessa; nei nostri mazzi è una.
    .reason = La prima metà dice a che cosa servono carte simili, la seconda che cosa fa una di esse.
reading-quidditch-card-game-2001-first-word = Chi può parlare e quando
    .difference = I giocatori agiscono a turno, eppure ha la precedenza chi parla un attimo prima.
    .reading = Parlano a turno, a cominciare dal primo giocatore; la gara di velocità è un’opzione.
    .reason = Essere rapidi davanti a uno schermo è un’altra cosa che a un tavolo.
reading-quidditch-card-game-2001-review = Una recensione che la racconta diversamente
    .difference =
        In una recensione pubblica un round dura finché le cinque carte in mano sono finite, e una parità si
        rigioca subito.
    .reading =
        Un round è finito quando le carte posate sono risolte, e una palla in parità aspetta il round
        successivo.
    .reason = Il regolamento è chiaro su entrambe le cose, ed è la fonte.


## Options

option-quidditch-timing_mode =
    Se i giocatori parlano a turno, a cominciare dal primo giocatore, o se in ogni finestra c’è una gara di
    velocità per la prima parola.
option-quidditch-race_window_seconds =
    Quanti secondi resta aperta una finestra in una gara di velocità, contati da capo dopo ogni carta giocata.
option-quidditch-counter_chain =
    Se a un controincantesimo si può rispondere con un altro, e così via a vicenda, o se è definitivo.
option-quidditch-counter_scope =
    Se i controincantesimi annullano solo fatture e incantesimi, o ogni carta speciale, falli e Arbitri
    compresi.
option-quidditch-reserve_owed_cards =
    Se le carte che servono per posare vanno conservate, o se prima si possono spendere per i loro poteri
    speciali.
option-quidditch-min_pass_ms =
    Per quanto tempo, in millesimi di secondo, si trattiene un passaggio automatico perché non tradisca la mano.
option-quidditch-turn_timer_seconds =
    Quanto può durare una decisione: senza limite, o un numero di secondi.
option-quidditch-declare_mode =
    Se dichiara prima il primo giocatore e il secondo aggiunge le sue palle, o se entrambi dichiarano in segreto
    e nello stesso momento.
option-quidditch-aside_only_without_player_cards =
    Se alla Pluffa chiunque può accantonare una carta speciale, o solo chi non ha in mano carte giocatore.
option-quidditch-order_timing =
    Se l’ordine delle palle si sceglie dopo aver posato le carte, o prima.
option-quidditch-order_mode =
    Se il primo giocatore sceglie tutto l’ordine in una volta, o se decide palla per palla che cosa viene dopo.
option-quidditch-reveal_mode =
    Se le carte si scoprono palla per palla, o tutte insieme prima che si risolva la prima palla.
option-quidditch-keeper_wins_unopposed =
    Se un Portiere vince la Pluffa contro una carta accantonata o contro nessuna carta, o se la trattiene
    soltanto in campo.
option-quidditch-bludger_pick =
    Se la carta che un Bolide fa perdere la sceglie il caso, o se il vincitore tocca una delle carte mescolate e
    nascoste.
option-quidditch-recycle_bludgers =
    Se i Bolidi scartati sono fuori dal gioco, o se tornano come nuovo mazzo del campo quando il vecchio è
    vuoto.
option-quidditch-finish_round_after_snitch =
    Attivata: catturato il Boccino, si giocano ancora le altre palle di quel round, e solo allora la partita finisce.
    Disattivata: la partita si ferma nel momento in cui il Boccino viene catturato.
option-quidditch-final_chase =
    Se per il Boccino si deve giocare una volta che il mazzo del campo è vuoto, o se resta facoltativo.
option-quidditch-tie_break =
    Se la parità di punti è un pareggio, o una vittoria per chi ha catturato il Boccino.
option-quidditch-round_limit =
    Dopo quanti round una partita finisce anche se nessuno ha catturato il Boccino.
option-quidditch-penalty_needs_player_card =
    Se un rigore si può giocare qualunque cosa tu abbia posato alla Pluffa, o solo con una tua carta giocatore
    lì.
option-quidditch-discard_view =
    Se la pila degli scarti dell’altro giocatore si può guardare tutta, o se mostra solo la carta in cima.
option-quidditch-deck_data =
    Con quali mazzi si gioca: quelli consueti di questo gioco, o mazzi portati dal tavolo.


## Procedures

procedure-quidditch-decks = I mazzi
    .text =
        Il numero di carte dei mazzi, i tipi di carte, gli intervalli dei valori, i due Cercatori, l’unico
        Boccino e la fattura delle Pastoie sono noti dal regolamento o da recensioni pubbliche. Tutte le altre
        quantità le abbiamo stabilite noi, e così gli altri nomi delle carte speciali: vengono dalle storie e
        non sono per forza quelli delle carte stampate.

        Il mazzo del campo:

        | Carta | Copie | Punti |
        |---|---|---|
        | Pluffa | 17 | 10 |
        | Bolide | 6 | nessuno |
        | Gol Libero | 4 | 10 |
        | Boccino d’Oro | 1 | 150 |
        | in tutto | 28 | |

        Il mazzo della casa, uguale per Grifondoro e Serpeverde:

        | Carta | Tipo | Copie |
        |---|---|---|
        | Cacciatore 4, 5, 6, 7, 8, 9, 10 | carta giocatore | 2 per ogni valore, 14 in tutto |
        | Portiere 6, 7, 8, 9, 10 | carta giocatore | 1 per ogni valore, 5 in tutto |
        | Battitore 1, 2, 3 | carta giocatore | 2, 2 e 1, quindi 5 in tutto |
        | Cercatore 11, 12 | carta giocatore | 1 per ogni valore, 2 in tutto |
        | Pastoie | fattura | 2 |
        | Gambemolli | fattura | 1 |
        | Impedimenta | fattura | 1 |
        | Incantesimo di Disarmo | incantesimo | 1 |
        | Incantesimo Confundus | incantesimo | 1 |
        | Incantesimo di Appello | incantesimo | 1 |
        | Finite | incantesimo, il controincantesimo | 2 |
        | Speronata | fallo | 2 |
        | Gomitata | fallo | 1 |
        | Arbitro | Arbitro | 2 |
        | in tutto | 26 carte giocatore, 14 carte speciali | 40 |

        Altri mazzi vengono rifiutati, a meno che

        - il mazzo della casa abbia 40 carte e il mazzo del campo 28,
        - Grifondoro e Serpeverde abbiano le stesse carte della casa,
        - ci sia esattamente un Boccino d’Oro, e
        - ogni carta speciale faccia una delle cose elencate in «Che cosa fanno le carte speciali».

        Si controlla anche tutto il resto che il regolamento lascia supporre, ma lo si segnala soltanto, perché
        una scatola vera ne sa più di questa pagina:

        - Cacciatori da 4 a 10, Portieri da 6 a 10 e Battitori da 1 a 3, con entrambi gli estremi di ogni
          intervallo in uso;
        - due Cercatori, che valgono 11 e 12;
        - più Pluffe di ogni altra carta del campo, almeno tre Bolidi, almeno due Gol Liberi, e almeno 16 fra
          Pluffe e Gol Liberi, così che qualcuno possa superare i 150 punti del Boccino anche senza averlo;
        - tutti e cinque i tipi di fatture e incantesimi, più di una carta che indebolisce, una fattura delle
          Pastoie, e carte che spogliano la mano di una carta come di più carte;
        - entrambi i tipi di falli e un Arbitro;
        - nettamente più carte giocatore che carte speciali, così che una mano senza carte giocatore sia rara.
procedure-quidditch-round = Un round dall’inizio alla fine
    .text =
        1. **La carta del campo.** Se in campo c’è una Pluffa, non si scopre nulla. Altrimenti il primo
           giocatore scopre carte finché una palla resta in campo o non ci sono più carte del campo. Un Gol
           Libero va nella pila delle vincite del primo giocatore, e una palla per cui non c’è posto va nella
           pila degli scarti del campo; a ognuno dei due segue un’altra carta. Se dopo non c’è nessuna palla in
           campo e il mazzo del campo è vuoto, la partita è finita.
        2. **Palle obbligatorie.** Una Pluffa in campo è contesa. Lo è anche il Boccino nella caccia finale,
           cioè quando il mazzo del campo era già vuoto all’inizio del round.
        3. **Finestra di apertura**, se almeno una palla in campo non è ancora contesa.
        4. **Dichiarazioni**, alla stessa condizione: prima il primo giocatore, poi il secondo se resta ancora
           una palla. Ognuno può dichiarare tante palle quante sono le carte che ha in mano oltre a quelle
           dovute.
        5. Se nessuna palla è contesa, o se entrambe le mani sono vuote, si va al punto 12.
        6. **Finestra prima della posa.**
        7. **Posa.** Entrambi i giocatori posano le carte in segreto e nello stesso momento. Chi non ha nulla da
           posare è subito pronto.
        8. **Finestra dopo la posa.**
        9. **L’ordine.** Il primo giocatore mette in ordine le palle contese. Con una sola palla non c’è nulla
           da fare.
        10. **Ogni palla in quell’ordine:** si scoprono entrambe le carte; c’è la finestra dopo la rivelazione,
            in cui i falli sono possibili solo alla Pluffa; la palla si risolve; le carte posate si scartano. Un
            Boccino catturato mette qui fine alla partita.
        11. **Finestra dopo il risultato**, dopo ogni palla. Poi si passa al punto 10 per la palla seguente, o
            al punto 12.
        12. **Fine del round.** Le carte speciali giocate vanno nelle pile degli scarti dei loro proprietari.
            Entrambi i giocatori reintegrano la mano fino a cinque carte, meno una per ogni colpo di questo
            round. I colpi si dimenticano, e il primo giocatore diventa l’altro. Se si è raggiunto il limite dei
            round, la partita è finita; altrimenti si va al punto 1.

        Ogni giocatore può arrendersi in qualsiasi momento.
procedure-quidditch-window = Una finestra, e chi ha la parola
    .text =
        | Finestra | Quando | A che cosa serve |
        |---|---|---|
        | Apertura | dopo la carta del campo, se c’è una palla su cui decidere | recuperare o spogliare prima della decisione; allontanare da una palla obbligatoria |
        | Prima della posa | dopo le dichiarazioni, se una palla è contesa | spogliare, allontanare, recuperare |
        | Dopo la posa | non si è ancora scoperto nulla | allontanare, spogliare, indebolire una carta senza vederla |
        | Dopo la rivelazione | le due carte di una palla sono scoperte | indebolire, allontanare; alla Pluffa anche i falli |
        | Dopo il risultato | una palla è stata appena risolta | recuperare, spogliare; indebolire o allontanare a una palla che deve ancora venire |

        1. Il primo giocatore parla per primo.
        2. Chi ha la parola gioca una carta speciale dalla mano o passa.
        3. Quando uno passa, ha la parola l’altro giocatore. Se passa anche lui subito dopo, la finestra si
           chiude.
        4. Una carta giocata sta scoperta accanto al suo proprietario, e chi ha già passato è come se non
           l’avesse fatto. Aspetta una risposta, come spiegato in «Rispondere a una carta speciale». Poi ha la
           parola l’avversario di chi l’ha giocata.

        Un rigore che ha effetto chiude subito la finestra. Nelle due finestre prima della posa un giocatore può
        spendere una carta solo se la mano basta ancora per tutte le carte dovute; vedi RUL-QCG-12. Una gara di
        velocità ha regole proprie; vedi RUL-QCG-03.
procedure-quidditch-answer = Rispondere a una carta speciale
    .text =
        1. È stata giocata una carta speciale. L’altro giocatore può annullarla o passare; adesso non è
           possibile nient’altro.
        2. Se viene annullata, la carta che annulla sta scoperta accanto al suo proprietario. Dopo un Arbitro le
           risposte sono finite. Dopo un controincantesimo tocca all’altro giocatore annullarlo o passare.
        3. Si continua così finché un giocatore passa o l’ultima carta non si può annullare.
        4. Contate le carte. Se il numero è dispari, la prima carta ha effetto: da sola, o perché la carta che
           la annullava è stata annullata a sua volta. Se è pari, la prima carta è annullata. Tutte sono
           consumate.

        | Carta giocata | Controincantesimo | Arbitro |
        |---|---|---|
        | fattura o incantesimo | la annulla | no |
        | controincantesimo | la annulla | no |
        | fallo | no | la annulla |
        | Arbitro | no | no |
        | una carta accantonata | no | no |
procedure-quidditch-specials = Che cosa fanno le carte speciali
    .text =
        | Carta | Che cosa succede | Che cosa serve | Quando |
        |---|---|---|---|
        | Pastoie | a tua scelta: una carta del tuo avversario vale 3 in meno, o un Portiere del tuo avversario è fuori combattimento | per indebolire: una carta come in RUL-QCG-59; per fermare: un Portiere scoperto alla Pluffa e non ancora fuori combattimento | per indebolire: le finestre dopo la posa, dopo la rivelazione e dopo un risultato; per fermare: dopo la rivelazione alla Pluffa |
        | Gambemolli | una carta del tuo avversario vale 5 in meno | una carta come in RUL-QCG-59 | le finestre dopo la posa, dopo la rivelazione e dopo un risultato |
        | Impedimenta | il tuo avversario viene allontanato da una palla che scegli tu | prima della posa: una palla contesa da cui il tuo avversario non è stato allontanato; più tardi: una palla non risolta dove il tuo avversario ha una carta | ogni finestra |
        | Incantesimo di Disarmo | il tuo avversario perde una carta della mano, a caso | il tuo avversario ha una carta in mano | ogni finestra |
        | Incantesimo Confundus | il tuo avversario perde due carte della mano, a caso, o l’unica che ha | il tuo avversario ha una carta in mano | ogni finestra |
        | Incantesimo di Appello | prendi in mano la carta che vuoi dalla tua pila degli scarti | la tua pila degli scarti non è vuota | ogni finestra |
        | Finite | la fattura o l’incantesimo appena giocato viene annullato, anche un altro Finite | una fattura o un incantesimo a cui rispondere | solo come risposta |
        | Speronata | il Portiere del tuo avversario è fuori combattimento | un Portiere del tuo avversario, scoperto alla Pluffa e non ancora fuori combattimento | dopo la rivelazione alla Pluffa |
        | Gomitata | vinci la Pluffa | una carta giocatore del tuo avversario, scoperta alla Pluffa e non allontanata | dopo la rivelazione alla Pluffa |
        | Arbitro | il fallo appena giocato viene annullato | un fallo a cui rispondere | solo come risposta |
procedure-quidditch-settling = Come si risolve una palla
    .text =
        Quando la finestra dopo la rivelazione si è chiusa, guarda le due parti della palla. Una parte non
        ha **nessuna carta** se non è stato posato nulla, se è stata allontanata, se è stata accantonata una
        carta speciale o se il suo Portiere è fuori combattimento. Altrimenti ha una carta giocatore con il suo
        valore effettivo: il valore stampato meno tutto ciò che l’ha indebolita, ma mai meno di 0.

        | Alla Pluffa | Risultato |
        |---|---|
        | nessuna carta da entrambe le parti | resta |
        | nessuna carta da una parte | vince la carta giocatore, anche un Portiere |
        | valori uguali | resta |
        | un Portiere con il valore più alto contro un altro ruolo | una parata: resta |
        | tutto il resto | vince il valore più alto |

        | A un Bolide | Risultato |
        |---|---|
        | nessun Battitore né da una parte né dall’altra | resta |
        | un Battitore da una parte | vince il Battitore |
        | un Battitore da entrambe le parti | vince il valore più alto; con valori uguali resta |

        Al Boccino è come a un Bolide, con i Cercatori al posto dei Battitori.

        Poi, in quest’ordine:

        1. Le carte posate vanno nelle pile degli scarti dei loro proprietari.
        2. Una Pluffa vinta va nella pila delle vincite del vincitore.
        3. Un Bolide vinto va nella pila degli scarti del campo. Lo sconfitto è colpito, e perde a caso una
           carta della mano se ne ha.
        4. Un Boccino catturato va nella pila delle vincite di chi l’ha catturato, e la partita è finita.
        5. Una palla che nessuno ha vinto resta in campo.

        Un rigore che ha effetto porta direttamente a questi punti e vince la Pluffa.
procedure-quidditch-variants = Che cosa cambiano le opzioni
    .text =
        La maggior parte delle opzioni cambia una sola risposta, spiegata nella loro decisione. Queste cambiano
        lo svolgimento di un round:

        | Opzione | Quando non è al valore predefinito |
        |---|---|
        | declare_mode | entrambi i giocatori dichiarano in segreto in un unico passaggio; ciò che nomina l’uno o l’altro è conteso; le carte dovute per la Pluffa e per un Boccino obbligatorio limitano quante palle un giocatore può nominare |
        | order_timing | l’ordine si sceglie subito prima della finestra che precede la posa |
        | order_mode | il primo giocatore nomina una palla prima di ogni rivelazione |
        | reveal_mode | tutte le carte posate si scoprono prima della prima finestra dopo la rivelazione; ogni palla ha comunque la sua finestra e il suo risultato |
        | finish_round_after_snitch | alla cattura segue la finestra dopo il risultato, e la partita finisce alla fine del round |
        | recycle_bludgers | un mazzo del campo vuoto si riforma mescolando la sua pila degli scarti, una volta per round; la caccia finale dura dal primo round che ha trovato il mazzo vuoto in poi |
        | timing_mode | le finestre sono una gara di velocità come in RUL-QCG-03 |
        | counter_scope | i controincantesimi possono rispondere anche a un fallo o a un Arbitro, quindi un Arbitro non mette più fine alle risposte |


## Refused actions

refusal-quidditch-not_your_turn = Non è il tuo turno.
refusal-quidditch-game_over = La partita è finita.
refusal-quidditch-already_committed = Hai già deciso e non puoi più cambiare.
refusal-quidditch-no_window = Ora non puoi giocare una carta speciale.
refusal-quidditch-card_not_in_hand = Non hai quella carta.
refusal-quidditch-not_a_special = Solo le carte speciali hanno un potere che si può giocare.
refusal-quidditch-no_target = Quella carta ora non ha un bersaglio.
refusal-quidditch-bad_ball = Non puoi usare quella carta a questa palla.
refusal-quidditch-bad_mode = Ora non puoi usare quella carta in questo modo.
refusal-quidditch-bad_take = Quella carta non è nella tua pila degli scarti.
refusal-quidditch-wrong_window = Non puoi giocare quella carta in questo momento del round.
refusal-quidditch-foul_not_now =
    Un fallo è possibile solo alla Pluffa, dopo che lì si è scoperta la carta giocatore del tuo avversario.
refusal-quidditch-response_only = Puoi giocare quella carta solo come risposta a un’altra.
refusal-quidditch-owed_cards = Quella carta ti serve per una palla per cui si gioca.
refusal-quidditch-nothing_to_cancel = Non c’è nessuna carta speciale da annullare.
refusal-quidditch-cannot_cancel = Quella carta non annulla quella che è stata giocata.
refusal-quidditch-not_declaring = Ora non c’è nulla da dichiarare.
refusal-quidditch-not_optional = Puoi dichiarare solo un Bolide o il Boccino, e solo se è in campo.
refusal-quidditch-already_contested = Per quella palla si gioca già.
refusal-quidditch-too_many_declared = Non hai abbastanza carte per così tante palle.
refusal-quidditch-not_laying = Ora non puoi posare carte.
refusal-quidditch-wrong_number =
    Posa una carta a ogni palla per cui si gioca, o tutte le tue carte se ne hai di meno.
refusal-quidditch-quaffle_uncovered = Posa prima una carta alla Pluffa.
refusal-quidditch-not_contested = In questo round non si gioca per quella palla.
refusal-quidditch-pushed_off = Ti hanno allontanato da quella palla, quindi non puoi posare lì una carta.
refusal-quidditch-aside_with_player_cards =
    A questo tavolo non puoi accantonare una carta speciale alla Pluffa finché hai in mano una carta giocatore.
refusal-quidditch-not_ordering = Ora non puoi scegliere l’ordine delle palle.
refusal-quidditch-bad_order = Nomina ogni palla che resta da giocare, ciascuna una volta sola.
refusal-quidditch-penalty_without_player_card =
    A questo tavolo per un rigore serve una tua carta giocatore alla Pluffa.
refusal-quidditch-not_picking = Ora non c’è nessuna carta da scegliere.
refusal-quidditch-bad_slot = Il tuo avversario non ha così tante carte.
refusal-quidditch-must_answer = Annulla la carta speciale giocata, o passa.
