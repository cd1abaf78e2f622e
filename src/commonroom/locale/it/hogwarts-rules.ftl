### The rules of A Year at Hogwarts in Italian: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, un anno a Hogwarts: le regole
    .intro =
        Questa pagina raccoglie tutte le regole di Un anno a Hogwarts secondo cui si gioca in Common Room. Sei uno
        studente e giri per il castello: procurati ciò che serve alle tue missioni, dai esami, combatti, vola ogni
        tanto in una partita di Quidditch e cerca di portare a casa la Coppa delle Case. Nella stessa scatola c’è un
        secondo gioco, Il ritorno di Voldemort, in cui Peter Minus sfida Harry e i suoi amici.

        - Una sigla come HOG-110 indica una **regola**: è scritta nel regolamento o ne deriva direttamente. La
          fonte indica il capitolo del regolamento stampato, per esempio II.4. Se la regola viene da altrove, la
          fonte lo dice.
        - Una sigla come RUL-HOG-110 indica una **decisione**: la nostra scelta dove il regolamento tace, non è
          chiaro o si contraddice. Contiene la domanda, la risposta e il motivo. Alcune decisioni si possono
          cambiare con un’opzione quando si apre un tavolo.

        Alcune parole tornano dappertutto:

        - I **PV** sono i punti vita, i **punti** sono i punti della Casa.
        - La **resistenza** di chi combatte è il numero più basso con cui un dado d’attacco lo ferisce.
        - Il **giocatore attivo** è quello di turno. Il **giocatore successivo** siede alla sua destra.
        - Il **tabellone principale** è il castello con i dintorni e Hogsmeade. Il **tabellone 1** è Diagon Alley, e
          i luoghi lontani sono sul **tabellone 2**.
        - Una **rosetta** è una casella che ospita un segnalino oggetto. Con **Metropolvere** si intende un
          segnalino Metropolvere o una carta Metropolvere.
        - Un **eroe** è Harry, Ron o Hermione nel Ritorno di Voldemort.
        - Andare **al Paiolo Magico** dopo una sconfitta ha un prezzo; lo dice HOG-340.

        Questa pagina non è ufficiale: tutte le regole sono riscritte con parole nostre e non sostituiscono il
        regolamento della tua scatola; i nomi di giochi, editori, case e personaggi sono marchi dei rispettivi
        proprietari. Il tabellone, le carte e i personaggi con cui si gioca qui sono opera nostra, dove il
        regolamento non li mostra.
    .contents = Indice
    .editions = I giochi nella scatola
    .edition = Gioco
    .id = Sigla
    .box = Che cos’è
    .topic = Argomento
    .ids = Vedi
    .readings = Dove le fonti non concordano e quale lettura seguiamo
    .readings-intro =
        Leggiamo il regolamento polacco e alcuni riassunti pubblici scritti da giocatori. Questi sono i punti in cui
        si contraddicono, da soli o fra loro.
    .difference = I testi
    .reading = La nostra lettura
    .why = Motivo
    .options = Opzioni
    .options-intro =
        Un tavolo sceglie le opzioni prima dell’inizio della partita. Il primo valore è quello predefinito.
    .option = Opzione
    .values = Valori
    .decides = Che cosa decide
    .procedures = Procedure
    .procedures-intro =
        Le stesse regole ancora una volta, nell’ordine esatto in cui si applicano.
    .refusals = Azioni rifiutate
    .refusals-intro =
        Un’azione non consentita viene rifiutata con un codice che dice il perché; questi sono i codici che si
        incontrano in partita. Non cambia nulla, e chi deve agire deve ancora farlo.
    .code = Codice
    .meaning = Significato
    .source = Fonte
    .rulings = Decisione

edition-hogwarts-year = Un anno a Hogwarts
    .box = Il gioco principale, da uno a otto giocatori: chi vince la Coppa delle Case?
edition-hogwarts-voldemort-returns = Il ritorno di Voldemort
    .box = Il secondo gioco, da due a quattro: Minus, poi Voldemort, contro Harry e i suoi amici


## Sections

section-hogwarts-components = Componenti
    .about = che cosa c’è nella scatola, come sono fatti tabelloni e carte
section-hogwarts-aim = Obiettivo e fine della partita
    .about = punti, durate, ultimo giro, vincitore
section-hogwarts-variants = Le varianti
    .about = minorenni, provetti, a squadre e in solitario
section-hogwarts-setup = Preparazione
    .about = mazzi, personaggi, segnalini, missioni, chi comincia
section-hogwarts-table = Intorno al tavolo
    .about = ordine di turno, riserve, cose visibili e nascoste
section-hogwarts-health = Punti vita
    .about = diventare più forti, essere messi fuori combattimento
section-hogwarts-player-board = La plancia personaggio
    .about = dadi, resistenza, abilità
section-hogwarts-turn = Il turno
    .about = tirare, muoversi, usare la casella
section-hogwarts-walking = Regole d’oro del cammino
    .about = il tiro intero, soste consentite, incontrare gli altri
section-hogwarts-ways = Dove si può camminare
    .about = impronte, ponti, passaggi e distanze
section-hogwarts-towers = Torri e Metropolvere
    .about = viaggi sul tabellone 2
section-hogwarts-pitch-field = Il campo e la Passaporta
    .about = le sfide e la via per il cimitero
section-hogwarts-fields = Le caselle
    .about = che cosa succede dove ti fermi
section-hogwarts-items = Segnalini oggetto
    .about = raccoglierli, i limiti, i sei segnalini speciali
section-hogwarts-exams = Libri ed esami
    .about = punti nelle aule
section-hogwarts-behaviour = Carte comportamento
    .about = lodi, rimproveri e Metropolvere
section-hogwarts-events = Eventi
    .about = che cosa succede a tutti
section-hogwarts-cards = Incantesimi e pozioni
    .about = attacco, difesa, inizio turno, limiti
section-hogwarts-fights = Combattere
    .about = quattro tipi di combattimento, dadi, carte, abilità
section-hogwarts-player-fights-underage = Maghi minorenni fra loro
    .about = un dado ciascuno
section-hogwarts-player-fights-qualified = Maghi provetti fra loro
    .about = dadi d’attacco, carte, premi
section-hogwarts-death-eaters = Mangiamorte
    .about = sei avversari sulle torri
section-hogwarts-duels = Duelli
    .about = uno studente, una carta, una ricompensa
section-hogwarts-mission-fights = Combattimenti di missione
    .about = carta rivelata, attacco, risposta, ultima abilità
section-hogwarts-missions = Missioni
    .about = che cosa serve, successo e fallimento
section-hogwarts-team = Squadre
    .about = arrivare insieme, combattere insieme
section-hogwarts-solo = Solitario
    .about = tu contro il castello
section-hogwarts-match-frame = Quidditch: la sfida
    .about = chi gioca, quanto vale
section-hogwarts-match-alone = Quidditch: contro il gioco
    .about = le partite in solitario
section-hogwarts-match-setup = Quidditch: preparazione
    .about = pedine, palle, chi comincia
section-hogwarts-match-goals = Quidditch: due gol
    .about = il round 1 con la Pluffa e i Bolidi
section-hogwarts-match-snitch = Quidditch: il Boccino d’Oro
    .about = il round 2, l’inseguimento intorno al campo
section-hogwarts-return-setup = Il ritorno di Voldemort: preparazione
    .about = le parti, i segnalini, i dadi
section-hogwarts-return-aims = Il ritorno di Voldemort: che cosa fa ogni parte
    .about = il rituale, gli Horcrux, i Mangiamorte
section-hogwarts-return-meeting = Il ritorno di Voldemort: l’incontro
    .about = come si decide la partita
section-hogwarts-return-fights = Il ritorno di Voldemort: combattere
    .about = dadi d’attacco, dadi di difesa, regole d’oro


## Components

HOG-001 =
    Nella scatola trovi quattro tabelloni (uno principale e altri tre), 15 plance personaggio e altrettante pedine, 5
    dadi e un sacchetto. Ci sono 210 carte più 30 missioni. I segnalini sono 30 oggetti, 6 Mangiamorte, 60 punti della
    Casa, 70 PV, 20 Metropolvere e 10 Passaporte.
    .source = Elenco del contenuto
HOG-002 =
    Le 210 carte formano otto mazzi: incantesimi, pozioni, libri, comportamento, eventi, duelli, combattimenti e
    Quidditch. Le missioni si aggiungono a questi.
    .source = Elenco del contenuto
HOG-003 =
    Il tabellone principale mostra Hogwarts e il suo parco. Il tabellone 1 è Diagon Alley, il tabellone 2 riunisce i
    luoghi lontani, e l’ultimo tabellone è il campo di Quidditch.
    .source = I.4, V
HOG-004 =
    Non ci sono due missioni uguali. Missioni e carte combattimento portano i numeri da 1 a 30, e ogni missione si
    affronta contro la carta combattimento con il suo stesso numero.
    .source = III.1, IV.4
HOG-005 =
    Le missioni da 1 a 10 riprendono le prime tre storie, quelle da 11 a 20 le due seguenti e quelle da 21 a 30 le
    ultime due.
    .source = I.1
HOG-006 =
    Tutti i dadi sono normali dadi a sei facce.
    .source = Tutti gli esempi
HOG-007 =
    A Un anno a Hogwarts si gioca da uno a otto, al Ritorno di Voldemort da due a quattro.
    .source = VI, recensioni pubbliche e riassunti di giocatori
HOG-008 =
    Le caselle possono mostrare un simbolo: evento, libro, duello, incantesimo, pozione o comportamento. Altre sono
    rosette, torri, sale comuni, aule, caselle PV o luoghi con un nome.
    .source = I.4
HOG-009 =
    Chi affronti su una carta combattimento o duello ha un certo numero di PV, una resistenza e un’abilità che colpisce
    una volta per round. Alcuni fanno qualcosa anche quando vengono rivelati, o sono immuni a un tipo di carte.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Una carta missione indica il numero e il titolo, dove andare, quanti punti porta, quali segnalini oggetto servono,
    quali carte servono in più ai maghi provetti e alle squadre, e chi ti aspetta là e con quanti PV.
    .source = Carte missione raffigurate


## Aim and end of the game

HOG-020 =
    Siete studenti a caccia della Coppa delle Case. La vince chi alla fine ha più punti.
    .source = I.1
HOG-021 =
    Si guadagnano punti con missioni, esami, partite di Quidditch vinte e carte comportamento. I maghi provetti e le
    squadre ne guadagnano anche per ogni Mangiamorte sconfitto.
    .source = I.1, I.3, IV.2
HOG-022 =
    Una partita veloce, circa mezz’ora, finisce quando qualcuno ha completato una missione e possiede più di 210 punti.
    .source = I.2
HOG-023 =
    Una partita classica, da 45 a 60 minuti, richiede due missioni e più di 260 punti.
    .source = I.2
HOG-024 =
    Una partita lunga, più di un’ora, richiede tre missioni e più di 320 punti.
    .source = I.2
HOG-025 =
    Più vuol dire più: con esattamente 210, 260 o 320 punti la partita continua.
    .source = I.2
HOG-026 =
    Un mago provetto può chiudere la partita solo se ha anche giocato una partita di Quidditch.
    .source = III.1b
HOG-027 =
    Quando qualcuno ha raggiunto la fine si completa il giro, così che tutti abbiano giocato lo stesso numero di turni.
    Poi si confrontano i punti.
    .source = Riassunto di un giocatore, non è nel regolamento
HOG-028 =
    Una missione porta da 40 a 300 punti, un libro all’esame da 5 a 20, una partita di Quidditch vinta 40, un
    Mangiamorte sconfitto 20. Una carta comportamento dà o toglie ciò che dice.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    No, prima si gioca il giro fino in fondo. L’opzione end_timing può fermare la partita all’istante.
    .question = La partita si ferma appena qualcuno raggiunge la fine?
    .reason = Così dice il riassunto di un giocatore per tutte e tre le durate, ed è giusto verso chi gioca dopo.
RUL-HOG-002 =
    La partita finisce lo stesso con questo giro.
    .question = E se quel giocatore perde di nuovo dei punti prima che il giro sia finito?
    .reason = La fine è stata raggiunta, e tutti possono contarci.
RUL-HOG-003 =
    Sì. Conta come parte del turno di chi la possiede.
    .question = Nell’ultimo giro è possibile un turno in più con la Giratempo?
    .reason = Niente lo vieta, e il giro resta uguale per tutti.
RUL-HOG-004 =
    No, vince chi ha più punti, chiunque abbia provocato la fine. Con l’opzione `winner` può vincere solo chi soddisfa
    di persona le condizioni di fine partita.
    .question = Anche al vincitore servono le missioni?
    .reason = HOG-020 parla soltanto di punti.
RUL-HOG-005 =
    Vince chi ha completato più missioni. Se anche queste sono pari, si contano insieme i Mangiamorte sconfitti e le
    partite di Quidditch vinte; dopo di che la vittoria è condivisa.
    .question = E se i punti sono pari?
    .reason = Le missioni sono il cuore del gioco, quindi vengono prima.
RUL-HOG-006 =
    No, perdi solo ciò che hai. L’opzione points_floor può permettere i debiti.
    .question = I punti possono scendere sotto zero?
    .reason = I punti sono segnalini, e nessuno può restituire un segnalino che non possiede.


## The variants

HOG-040 =
    Prima della partita scegliete una durata e una variante: mago minorenne, mago provetto, a squadre o in solitario.
    Ogni durata va bene con ogni variante.
    .source = I.2, II.3
HOG-041 =
    I maghi minorenni sono principianti: una missione chiede loro soltanto i suoi segnalini oggetto.
    .source = III.1a
HOG-042 =
    Ai maghi provetti servono anche gli incantesimi e le pozioni indicati sulla missione. Incontrano i Mangiamorte e
    possono usare carte gli uni contro gli altri.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    Nella variante a squadre siete tutti una squadra sola o formate squadre di due o tre. Per le missioni servono
    segnalini e carte, e in giro ci sono i Mangiamorte.
    .source = III.1c, IV.1c
HOG-044 =
    In solitario segui le regole dei maghi minorenni o quelle dei maghi provetti.
    .source = III.1d
HOG-045 =
    È nelle missioni che le varianti differiscono. Esami, carte comportamento e Quidditch sono uguali in tutte.
    .source = III


## Setup

HOG-060 =
    Prima di tutto accordatevi su durata e variante.
    .source = II.1 A
HOG-061 =
    Mescolate ogni mazzo per conto suo, tranne le carte combattimento, e mettete i mazzi intorno al tabellone.
    .source = II.1 B
HOG-062 =
    Le carte usate vanno sempre in fondo al loro mazzo.
    .source = II.1 B
HOG-063 =
    Scegliete una plancia personaggio ciascuno. Un personaggio appartiene a un solo giocatore.
    .source = II.1 C
HOG-064 =
    I Mangiamorte non si possono scegliere come personaggio: sono gli avversari dei maghi provetti e delle squadre, e
    combattono nel Ritorno di Voldemort.
    .source = II.1 C
HOG-065 =
    Prendi un segnalino Metropolvere, o due se sei un mago minorenne.
    .source = II.1 C
HOG-066 =
    Prendi un segnalino Passaporta.
    .source = II.1 C
HOG-067 =
    Prendi i PV e i libri, gli incantesimi e le pozioni indicati sulla tua plancia.
    .source = II.1 C
HOG-068 =
    Distribuite a caso i 30 segnalini oggetto sulle rosette: 18 vanno sul tabellone principale, 9 sul tabellone 2 e 3
    sul tabellone 1.
    .source = I.4, II.1 D
HOG-069 =
    I segnalini oggetto stanno scoperti.
    .source = Riassunto di un giocatore, non è nel regolamento
HOG-070 =
    Tutte le pedine cominciano sulla Partenza, all’ingresso di Hogwarts.
    .source = II.1 E
HOG-071 =
    Ognuno riceve cinque missioni a caso, o tre se siete più di sei.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Tieni segrete le tue missioni.
    .source = I.3, III.1
HOG-073 =
    Nessun incantesimo e nessun altro effetto può toglierti una missione.
    .source = III.1
HOG-074 =
    Con maghi provetti e squadre, mettete i sei segnalini Mangiamorte su torri del castello a vostra scelta. Lì restano.
    .source = IV.1c, IV.2, FAQ di un giocatore
HOG-075 =
    Comincia il giocatore più giovane.
    .source = II.3
RUL-HOG-008 =
    Decide il caso. Con first_player chi ospita il tavolo può indicare un posto.
    .question = Chi comincia se nessuno sa chi è il più giovane?
    .reason = Un tavolo online non chiede l’età.


## Around the table

RUL-HOG-007 =
    Punti e PV mai. I segnalini Metropolvere però sono solo 20 e quelli Passaporta 10: quando non ne resta nessuno,
    nessuno ne riceve.
    .question = I segnalini possono finire?
    .reason = Qui punti e PV sono semplici numeri, mentre i segnalini da viaggio devono essere rari.
RUL-HOG-009 =
    Quello alla tua destra: i turni girano quindi in senso antiorario. I posti sono elencati in quest’ordine.
    .question = Chi è il giocatore successivo?
    .reason = Il regolamento passa il turno verso destra.
RUL-HOG-010 =
    No. Tieni tutti i libri, gli incantesimi, le pozioni e le carte Metropolvere che ricevi.
    .question = C’è un limite di carte in mano?
    .reason = Il regolamento non ne indica nessuno.
RUL-HOG-011 =
    Solo dopo che qualcuno l’ha guardato tutto.
    .question = Quando si rimescola un mazzo?
    .reason = Guardare un mazzo ne svela l’ordine.
RUL-HOG-012 =
    Peschi ciò che c’è e fai a meno del resto. Una carta combattimento non manca mai.
    .question = E se un mazzo è vuoto?
    .reason = Tutte le sue carte sono in mano ai giocatori, quindi non c’è nulla da mescolare.
RUL-HOG-013 =
    Tutti vedono PV, punti, segnalini, quante carte hai in mano e le missioni che hai completato. La tua mano e le altre
    missioni sono nascoste, tranne all’interno di una squadra.
    .question = Che cosa è visibile e che cosa è nascosto?
    .reason = È ciò che vedresti a un tavolo vero.
RUL-HOG-014 =
    Quello del giocatore attivo, poi gli altri in ordine di turno.
    .question = Quale effetto viene prima, se due accadono insieme?
    .reason = Un ordine fisso evita ogni discussione.


## Health points

RUL-HOG-015 =
    No. L’opzione hp_cap può fissarlo al numero con cui cominci.
    .question = C’è un limite massimo ai PV?
    .reason = I personaggi sono fatti per crescere, e un esempio ne mostra uno con 9 PV.
RUL-HOG-016 =
    Sei fuori combattimento: vai al Paiolo Magico, metti tutti gli incantesimi e le pozioni sotto i rispettivi mazzi,
    prendi 6 PV e tieni segnalini e libri. Se era il tuo turno, finisce; in solitario hai perso. Con hp_zero, invece, ti
    resta 1 PV.
    .question = E se perdi l’ultimo PV fuori da un combattimento?
    .reason = Ogni sconfitta raccontata dal regolamento costa proprio questo.
RUL-HOG-017 =
    No, questi combattimenti ti lasciano almeno 1 PV, e ogni perdita ulteriore si ignora. Per un mago minorenne a 1 PV
    uno scambio perso conta comunque come uno dei due.
    .question = Un duello o un combattimento fra giocatori può togliere l’ultimo PV?
    .reason = Entrambi i tipi di combattimento fra studenti sono pensati per fermarsi a 1 PV.


## The player board

HOG-080 =
    La tua plancia mostra la resistenza, i dadi d’attacco, i PV iniziali, i libri, gli incantesimi e le pozioni con cui
    cominci, e due abilità: una per muoverti, una per combattere. C’è posto per i tuoi punti e per sei segnalini
    oggetto.
    .source = II.2
HOG-081 =
    La resistenza di un mago è un numero da 2 a 5.
    .source = IV.3
HOG-082 =
    Un dado d’attacco ferisce se mostra la resistenza del bersaglio o di più; ognuno di questi dadi toglie 1 PV.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Hai tre o quattro dadi d’attacco, a seconda del personaggio.
    .source = IV.3
HOG-084 =
    La tua abilità di movimento può aiutarti in ogni movimento, quella di combattimento in ogni attacco.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter ha 7 PV e quattro dadi d’attacco. Su una casella incantesimo pesca due incantesimi, e la resistenza di
    chi attacca vale uno in meno.
    .source = II.2, IV.3
HOG-086 =
    Durante la partita carte e caselle PV ti rendono più forte, e puoi avere più PV di quanti ne avevi all’inizio.
    .source = II.2, IV.4d
HOG-087 =
    Le plance dei Mangiamorte non hanno posto per i segnalini oggetto.
    .source = IV.2
RUL-HOG-038 =
    No. Quella di Harry funziona solo sulle caselle con il simbolo dell’incantesimo, non negli uffici, nelle aule o
    nelle sale comuni.
    .question = Si deve usare un’abilità di movimento?
    .reason = È un dono, e nomina la casella incantesimo.
RUL-HOG-072 =
    Fino a 1, dove ogni dado d’attacco va a segno.
    .question = Fino a quanto si può abbassare una resistenza?
    .reason = Nessun dado mostra meno di 1.


## The turn

HOG-100 =
    Nel tuo turno puoi prima giocare carte di inizio turno. Poi tiri due dadi, ti muovi per la somma, usi la casella che
    raggiungi, e hai finito.
    .source = II.3
HOG-101 =
    Cammini in qualsiasi direzione, esattamente per tanti passi quanti ne indicano i dadi insieme.
    .source = II.3, II.4
HOG-102 =
    Quando il tuo movimento e tutto ciò che accade sulla casella sono finiti, tocca al giocatore alla tua destra.
    .source = II.3
HOG-103 =
    Il ritorno di Voldemort ha dadi e ordine propri; vedi HOG-609 e HOG-610.
    .source = VI.3
RUL-HOG-029 =
    No, tranne come membro di una squadra in attesa (RUL-HOG-109), con Fierobecco (RUL-HOG-044) o a un Horcrux
    (HOG-631). Se il tavolo gioca con seconds_per_turn e il tuo tempo è scaduto, per te viene scelta una semplice azione
    consentita.
    .question = Puoi restare dove sei invece di tirare?
    .reason = Un turno è fatto di un tiro e di un movimento, e nessuno deve aspettare in eterno.
RUL-HOG-039 =
    Prima un combattimento con un giocatore o un Mangiamorte, poi la raccolta dei segnalini, poi una missione, poi la
    casella con gli eventuali esami, infine un viaggio con Metropolvere o Passaporta, con i segnalini e la missione di
    laggiù. In tutto puoi tentare una missione per turno.
    .question = In quale ordine accadono le cose quando un movimento finisce?
    .reason = L’ordine segue il pericolo: prima ciò che ti ferma, per ultimo ciò che ti porta via.


## Golden rules of walking

HOG-110 =
    Devi consumare tutto il tiro. Solo HOG-111 e HOG-112 ti permettono di fermarti prima di tua volontà.
    .source = II.4
HOG-111 =
    Quando il tuo percorso attraversa il luogo di una tua missione, puoi fermarti lì per tentarla. Così il tuo movimento
    finisce.
    .source = I.4, II.4
HOG-112 =
    Quando il tuo percorso attraversa una delle 18 torri del castello, puoi fermarti lì. Così il tuo movimento finisce.
    .source = I.4, II.4
HOG-113 =
    In un movimento non entri mai due volte nella stessa casella. Se vuoi tornare indietro, aspetta il prossimo turno.
    .source = II.4
HOG-114 =
    Se lungo il percorso ti imbatti in un altro giocatore, devi fermarti lì e combattere.
    .source = II.4
HOG-115 =
    I Mangiamorte ti fermano allo stesso modo: con i maghi provetti, con le squadre e nel Ritorno di Voldemort.
    .source = II.4
HOG-116 =
    I membri di una stessa squadra non combattono mai, quindi non si fermano a vicenda.
    .source = IV.1c
HOG-117 =
    Mentre cammini raccogli i segnalini oggetto che servono alle tue missioni. Non sei obbligato; vedi HOG-200 e
    RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    No, a parte le soste consentite, quelle forzate e RUL-HOG-019.
    .question = Puoi dividere i dadi o lasciare passi inutilizzati?
    .reason = Il tiro va percorso per intero.
RUL-HOG-019 =
    Percorri la via più lunga che c’è e fermati lì come al solito.
    .question = E se nessun percorso è lungo quanto il tiro?
    .reason = È ciò che più si avvicina al tiro.
RUL-HOG-020 =
    Sì, nello stesso movimento non puoi tornarci.
    .question = La casella da cui parti conta come già visitata?
    .reason = In questo movimento ci sei stato.
RUL-HOG-026 =
    No. L’opzione extra_stops lo permette in un’aula per cui hai un libro, o in tutti i luoghi con un nome.
    .question = Puoi fermarti anche in un’aula o in altri luoghi con un nome?
    .reason = Le regole d’oro conoscono due eccezioni, anche se altre fonti ne ammettono di più.
RUL-HOG-027 =
    No. Quando ti fermi devi avere tutti i suoi segnalini e le sue carte; un segnalino che si trova proprio su quella
    casella conta. Con un tiro esatto ti fermi e basta.
    .question = Puoi fermarti prima sul luogo di una missione che non puoi tentare?
    .reason = L’eccezione esiste per tentare una missione.
RUL-HOG-030 =
    Va perso: il campo conclude sempre il tuo movimento.
    .question = E il resto del tiro, quando entri nel campo?
    .reason = HOG-150 non lascia scelta.
RUL-HOG-031 =
    Ti ferma il primo, e gli altri non li raggiungi.
    .question = E se lungo il tuo percorso ci sono più giocatori?
    .reason = Il tuo movimento finisce lì.
RUL-HOG-032 =
    Ne scegli uno che non sia della tua squadra. Il combattimento è uno solo.
    .question = E se sulla casella ci sono più giocatori?
    .reason = Un combattimento per turno basta.
RUL-HOG-033 =
    Quando il giocatore attivo ci arriva camminando o per un effetto suo, come Fierobecco, una carta o Dobby. Non quando
    tutti cominciano sulla Partenza, dopo una sconfitta, quando si è convocati a una partita di Quidditch, quando si è
    spostati da un evento, quando si torna dal tabellone 2 o quando si lascia una casella condivisa.
    .question = Quando un incontro fa scoppiare un combattimento?
    .reason = Chi arriva dev’essere chi attacca.
RUL-HOG-034 =
    Prosegui, e potete condividere una casella.
    .question = E se sul tuo percorso c’è un compagno di squadra?
    .reason = HOG-116 esclude il combattimento.
RUL-HOG-035 =
    Quasi mai, perché alla fine del turno sono già tornati. Se però succede, decide RUL-HOG-033.
    .question = Si possono incontrare giocatori sul tabellone 2?
    .reason = I luoghi lontani si visitano solo per un momento.
RUL-HOG-036 =
    Tutto ciò che la casella offre: carte, PV, missioni, partite di Quidditch, segnalini, viaggi con la Metropolvere. I
    segnalini raccolti prima nello stesso movimento restano tuoi.
    .question = Che cosa perdi se combatti con un giocatore sulla casella che raggiungi?
    .reason = Il regolamento non usa una casella su cui dei giocatori combattono.
RUL-HOG-037 =
    Combatti con il Mangiamorte, e in quel turno con nessun altro.
    .question = E se sulla stessa casella ci sono un giocatore e un Mangiamorte?
    .reason = Il Mangiamorte era lì da prima.


## Where you can walk

HOG-120 =
    Puoi passare a una casella vicina solo dove impronte o una scala collegano le due.
    .source = I.4
HOG-121 =
    I muri del castello, interni o esterni, non lasciano passare nessuno.
    .source = I.4
HOG-122 =
    Un ponte è una sola casella, per quanto lungo sembri.
    .source = I.4
HOG-123 =
    Nella Sala Grande vera e propria non si può entrare; le caselle accanto contano come parte di essa.
    .source = I.4
HOG-124 =
    Dalla Partenza si dipartono due vie: a destra entri nel castello, a sinistra vai verso Diagon Alley.
    .source = II.5
HOG-125 =
    Una casella segnalata all’ingresso ti lascia scegliere fra la scuola e il Paiolo Magico.
    .source = I.4
HOG-126 =
    Dal Paiolo Magico alla Gringott ci sono quattro passi.
    .source = I.4
HOG-127 =
    Dalla Gringott ci sono altri quattro passi fino a Magie Sinister, e quattro fino a Ollivander.
    .source = I.4
HOG-128 =
    Passare dalla casella davanti alla Gringott all’interno della banca non costa nessun passo.
    .source = I.4
HOG-129 =
    Mielandia e la Testa di Porco distano due passi.
    .source = I.4
HOG-130 =
    Un passaggio segreto collega la Strega Orba e Mielandia, nei due sensi. Dall’Infermeria richiede un passo in più.
    .source = I.4
HOG-131 =
    Un passaggio segreto collega il Platano Picchiatore e la Stamberga Strillante, nei due sensi e senza passi in più.
    .source = I.4
HOG-132 =
    Un passaggio segreto collega la Stanza delle Necessità e la Testa di Porco, nei due sensi e senza passi in più.
    .source = I.4
HOG-133 =
    Fra il Ministero della Magia e la Sala delle Profezie si passa liberamente.
    .source = I.4
RUL-HOG-021 =
    Ne puoi usare uno in qualsiasi punto del movimento, anche dopo l’ultimo passo, e non costa nulla. La casella che c’è
    dietro conta come attraversata e come visitata. Un movimento non può essere fatto solo di passi liberi.
    .question = Come funzionano i passaggi liberi?
    .reason = Libero significa che non costa passi; tutte le altre regole del cammino valgono lo stesso.
RUL-HOG-022 =
    Dall’Infermeria a Mielandia paghi in tutto un passo: fino alla statua, e da lì prosegui liberamente. Gli altri due
    passaggi non costano nulla.
    .question = Che cos’è un passo in più nei passaggi segreti?
    .reason = Così tutte le distanze stampate tornano.
RUL-HOG-023 =
    Su una qualsiasi delle caselle che contano come parte di essa. Se vi vieni spostato, scegli tu quale.
    .question = Dove vai quando una carta nomina la Sala Grande?
    .reason = Nella sala vera e propria non si può entrare.
RUL-HOG-024 =
    Solo dove il tabellone collega due caselle.
    .question = Sono possibili passi in diagonale?
    .reason = HOG-120 richiede impronte o una scala.
RUL-HOG-025 =
    La Partenza e il Cartello sono ciascuno a un passo dal Paiolo Magico, e il Cartello porta nel castello. Fermarsi lì
    non fa altro.
    .question = Come funzionano le due vie all’ingresso?
    .reason = Così si accordano le due frasi sull’ingresso.


## Towers and Floo powder

HOG-140 =
    Il castello ha 18 torri.
    .source = I.4, II.4
HOG-141 =
    Quando il tuo movimento è finito su una torre, puoi usare la Metropolvere per visitare una di sette caselle del
    tabellone 2: tutte tranne il cimitero.
    .source = I.4, II.3
HOG-142 =
    Laggiù prendi i segnalini oggetto della casella e, se puoi, completi una missione.
    .source = I.4, II.3
HOG-143 =
    Alla fine del turno torni alla tua torre. Il segnalino Metropolvere si scarta, oppure la carta Metropolvere va sotto
    il suo mazzo.
    .source = I.4, III.3
HOG-144 =
    Se hai finito la Metropolvere, cercane altra: la fonte migliore sono le carte comportamento, e alcuni eventi danno
    segnalini Metropolvere o Passaporta.
    .source = III.3, III.5d
RUL-HOG-028 =
    Prima la sala comune, poi, se vuoi, un viaggio con la Metropolvere.
    .question = Che cosa succede su una torre che è anche una sala comune?
    .reason = La casella viene prima del viaggio.
RUL-HOG-040 =
    Sì, nei viaggi con la Metropolvere, con la Passaporta e con Fierobecco: due per turno, sei in tutto.
    .question = I segnalini presi in viaggio contano per i limiti?
    .reason = I limiti valgono per tutto il turno.
RUL-HOG-041 =
    No, il movimento di questo turno deve finire su una torre, e fai un viaggio per turno. L’opzione floo_from_standing
    lo permette.
    .question = Puoi usare la Metropolvere sulla torre dove ti trovavi già?
    .reason = Il viaggio segue il movimento.
RUL-HOG-042 =
    Vai al Paiolo Magico e non torni alla torre. La Metropolvere o la Passaporta è spesa.
    .question = E se perdi una missione sul tabellone 2?
    .reason = La sconfitta viene prima del ritorno.


## The pitch and the Portkey

HOG-150 =
    Quando raggiungi il campo di Quidditch, il tuo movimento deve finire lì.
    .source = I.4
HOG-151 =
    Poi chiami un giocatore qualsiasi e lo sfidi a una partita.
    .source = I.4, II.3, III.4
HOG-152 =
    Se hai un segnalino Passaporta, puoi saltare la partita e farti portare dal campo al cimitero di Little Hangleton,
    dove puoi tentare una missione.
    .source = I.4
HOG-153 =
    Alla fine di quel turno torni al campo e scarti il segnalino Passaporta.
    .source = I.4
HOG-154 =
    La Metropolvere non arriva mai al cimitero; ci si va dal campo con una Passaporta.
    .source = I.4, II.3
RUL-HOG-043 =
    Sì, per esempio per raccogliere segnalini. Quando arrivi scegli fra partita e viaggio.
    .question = Puoi prendere la Passaporta senza una missione?
    .reason = Nemmeno i viaggi con la Metropolvere richiedono una missione.


## The fields

HOG-160 =
    Una casella funziona quando ti ci fermi. Passarci non fa nulla, a parte i segnalini oggetto, le soste forzate e
    quelle che scegli tu.
    .source = I.4, II.3
HOG-161 =
    Casella incantesimo: pesca un incantesimo e tienilo.
    .source = I.4
HOG-162 =
    Casella pozione: pesca una pozione e tienila.
    .source = I.4
HOG-163 =
    Casella libro: pesca un libro e tienilo.
    .source = I.4, III.2
HOG-164 =
    Casella con due libri: pesca due libri e tienili.
    .source = I.4
HOG-165 =
    Casella comportamento: pesca una carta comportamento e fai subito ciò che dice; una carta Metropolvere si tiene.
    .source = I.4, III.3
HOG-166 =
    Casella evento: pesca un evento e fai subito ciò che dice. Riguarda tutti.
    .source = I.4, II.3, III.5d
HOG-167 =
    Casella duello: uno studente del mazzo dei duelli ti sfida; combatti con lui.
    .source = I.4, II.3
HOG-168 =
    Casella PV: guadagni tanti PV quanti ne indica. L’Infermeria è una casella di questo tipo.
    .source = I.4, II.2, II.3
HOG-169 =
    Sala comune, una di quattro: pesca una carta comportamento, un libro, una pozione o un incantesimo, oppure offri a
    un giocatore qualsiasi, ovunque si trovi, un segnalino oggetto in cambio di uno dei suoi. Può dire di no.
    .source = I.4, II.3
HOG-170 =
    Ufficio di Silente: pesca due incantesimi.
    .source = I.4, II.3
HOG-171 =
    Ufficio di Piton: pesca due pozioni.
    .source = I.4, II.3
HOG-172 =
    Capanna di Hagrid: pesca una pozione e un incantesimo.
    .source = I.4, II.3
HOG-173 =
    Reparto Proibito: pesca un libro.
    .source = II.3
HOG-174 =
    Aule di Incantesimi, Trasfigurazione e Difesa contro le Arti Oscure: pesca un incantesimo.
    .source = I.4
HOG-175 =
    Aule di Pozioni, Erbologia e Cura delle Creature Magiche: pesca due pozioni.
    .source = I.4
HOG-176 =
    In un’aula puoi anche dare esami; peschi comunque.
    .source = I.4, III.2
HOG-177 =
    Luogo di una missione: qui puoi tentare una missione che ti manda in questo luogo.
    .source = II.3
HOG-178 =
    Una rosetta senza segnalino non fa nulla.
    .source = II.3
HOG-179 =
    Se su una casella combatti con un altro giocatore, in quel turno la casella non fa nulla per te.
    .source = IV.1a
RUL-HOG-055 =
    Indichi un giocatore, il segnalino che dai e quello che vuoi; l’altro accetta o rifiuta. Fai una sola proposta per
    sosta, e un rifiuto la chiude. Con trade_refused_draw puoi allora pescare lo stesso una carta.
    .question = Come funziona uno scambio in una sala comune?
    .reason = Il regolamento ti lascia pescare o proporre, non entrambe le cose.
RUL-HOG-056 =
    Una dai mazzi comportamento, libri, pozioni o incantesimi. Una carta comportamento ha effetto subito.
    .question = Quali carte si possono pescare in una sala comune?
    .reason = L’elenco più lungo è il più preciso.
RUL-HOG-057 =
    Uno nel Reparto Proibito, due sulle caselle segnate con due libri; sul nostro tabellone sono la Biblioteca e Il
    Ghirigoro.
    .question = Dove si pesca un libro e dove due?
    .reason = La regola che nomina il luogo dice uno, il simbolo dice due.


## Item tokens

HOG-200 =
    Quando ti fermi su una casella con un segnalino oggetto, o ci passi, puoi raccoglierlo. Se stavi passando, prosegui.
    .source = II.3, III.1a
HOG-201 =
    In un turno raccogli al massimo due segnalini oggetto.
    .source = II.3
HOG-202 =
    La tua plancia tiene al massimo sei segnalini oggetto.
    .source = II.2, II.3
HOG-203 =
    Con sei segnalini puoi soltanto scambiare: lascia uno dei tuoi sulla casella e prendi quello nuovo.
    .source = II.3
HOG-204 =
    I segnalini usati per una missione completata vanno su caselle del tabellone 2 a tua scelta. Su una casella possono
    esserci già altri segnalini.
    .source = II.6, III.1
HOG-205 =
    Sei dei 30 segnalini sono speciali. Ognuno funziona una volta, per una missione o per il proprio potere, e poi va su
    una delle tre rosette di Diagon Alley.
    .source = II.6
HOG-206 =
    La Bacchetta di Sambuco ti dà un dado d’attacco in più in un combattimento.
    .source = II.6
HOG-207 =
    La Spada di Grifondoro ti dà un dado d’attacco in più in un combattimento.
    .source = II.6
HOG-208 =
    La Pietra della Resurrezione ti dà 6 PV durante un combattimento.
    .source = II.6
HOG-209 =
    Il Mantello dell’Invisibilità ti lascia sgusciare via da un combattimento fino a una casella a cinque passi di
    distanza.
    .source = II.6
HOG-210 =
    La Giratempo ti dà un altro turno.
    .source = II.6
HOG-211 =
    Fierobecco ti porta su una casella qualsiasi del tabellone 1 o 2, e ti riporta indietro.
    .source = II.6
HOG-212 =
    I segnalini Metropolvere e Passaporta non sono segnalini oggetto e non contano fra i sei.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    All’inizio del tuo turno, al posto del tiro. La casella conta come una sosta, con segnalini, missione ed effetto, e
    alla fine del turno torni in volo. L’opzione `buckbeak` sposta il volo a dopo il tuo movimento.
    .question = Quando si può usare Fierobecco?
    .reason = Due viaggi in un turno sarebbero troppi.
RUL-HOG-045 =
    Sì, su ogni casella dei tabelloni 1 e 2.
    .question = Fierobecco vola anche al cimitero o alla Gringott?
    .reason = Il segnalino non fa eccezioni.
RUL-HOG-046 =
    Lo annunci durante il tuo turno, e il turno in più segue subito dopo. Ciò che puoi raccogliere si conta da capo.
    .question = Come funziona la Giratempo?
    .reason = È un turno a sé.
RUL-HOG-047 =
    Lo può usare ciascuno dei due in qualsiasi combattimento non ancora deciso. Percorri esattamente cinque passi, o
    meno se un percorso così non c’è; nulla ti ferma, non raccogli nulla e la casella non fa nulla. Il combattimento
    finisce senza premio, ricompensa o penalità, e le perdite restano. La missione resta aperta, un Mangiamorte rimane
    dov’era con tutti i suoi PV e, se era il tuo turno, finisce.
    .question = Come funziona il Mantello dell’Invisibilità?
    .reason = È una fuga, non una vittoria.
RUL-HOG-048 =
    Per tutto il combattimento, anche insieme se vuoi, senza limiti ai tuoi dadi. In un combattimento fra giocatori
    minorenni non servono.
    .question = Per quanto tempo aiutano Bacchetta e Spada?
    .reason = Quel combattimento si fa con un dado ciascuno.
RUL-HOG-049 =
    In qualsiasi momento di un combattimento, anche appena prima di subire una perdita, e i PV che avanzano li tieni. In
    un combattimento fra giocatori minorenni gli scambi persi contano lo stesso.
    .question = Quando si può usare la Pietra della Resurrezione?
    .reason = Dice durante un combattimento e nient’altro.
RUL-HOG-050 =
    A Diagon Alley, non sul tabellone 2.
    .question = Dove va un segnalino speciale usato per una missione?
    .reason = La regola sui segnalini speciali è la più specifica.
RUL-HOG-051 =
    Impila il segnalino sulla rosetta che preferisci.
    .question = E se le tre rosette di Diagon Alley sono occupate?
    .reason = Anche altrove i segnalini possono condividere una casella.
RUL-HOG-052 =
    Sì.
    .question = Uno scambio conta come raccolta?
    .reason = Hai preso un segnalino.
RUL-HOG-053 =
    No, puoi sempre lasciare un segnalino dov’è.
    .question = Devi raccogliere i segnalini che ti servono?
    .reason = Le missioni sono segrete, quindi nessuno potrebbe controllare.
RUL-HOG-054 =
    Vincilo in un combattimento, ottienilo con uno scambio in una sala comune, oppure aspetta.
    .question = E se il segnalino che ti serve ce l’ha un altro giocatore?
    .reason = Le regole non offrono altre strade.
RUL-HOG-182 =
    Non uno che la missione richiede: durante il tentativo serve alla missione. Puoi usarne un altro.
    .question = Puoi usare un segnalino speciale nel combattimento di una missione?
    .reason = Per HOG-205 un segnalino serve una volta sola, per una missione o per il suo potere.


## Books and exams

HOG-220 =
    Un libro mostra il titolo, l’autore, una delle sei aule e da 5 a 20 punti.
    .source = III.2
HOG-221 =
    Fermati nell’aula del libro per dare l’esame e prendi i punti della carta.
    .source = III.2
HOG-222 =
    Il libro va poi sotto il suo mazzo.
    .source = III.2
HOG-223 =
    Peschi anche ciò che l’aula fa pescare.
    .source = III.2
HOG-224 =
    Ottieni libri all’inizio, sulle caselle libro e doppio libro, nel Reparto Proibito, nelle sale comuni e vincendo
    duelli.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Tanti quanti sono i libri adatti che hai, tutti prima di pescare. L’opzione exams_per_stop li limita a uno.
    .question = Quanti esami puoi dare in una sosta?
    .reason = Nulla fissa un limite, e il riassunto di un giocatore parla di più libri.


## Behaviour cards

HOG-230 =
    Una carta comportamento ha effetto subito. Si tiene soltanto la Metropolvere.
    .source = III.3
HOG-231 =
    Quasi tutte le carte comportamento ti danno punti o te ne tolgono.
    .source = III.3
HOG-232 =
    Una carta Metropolvere ti porta da una qualsiasi delle 18 torri al tabellone 2 e poi va sotto il suo mazzo.
    .source = III.3
RUL-HOG-058 =
    È una carta che vale come una dose di Metropolvere. Chi ti batte può prenderla come segnalino Metropolvere o
    pescarla come carta nascosta.
    .question = Una carta Metropolvere è una carta o un segnalino?
    .reason = Viene da un mazzo e ci ritorna, ma fa ciò che fa il segnalino.


## Events

HOG-240 =
    Un evento si legge ad alta voce e si esegue subito, in ogni variante e per ogni giocatore.
    .source = III.5d
HOG-241 =
    Alcuni eventi distribuiscono segnalini Metropolvere o Passaporta.
    .source = III.5d
HOG-242 =
    Se un evento porta tutti su una casella, è da lì che comincia il tuo prossimo turno.
    .source = III.5d
HOG-243 =
    Dobby: tutti tirano a turno un dado, e chi ha il più basso può apparire su una casella qualsiasi del castello.
    .source = Carta evento raffigurata
RUL-HOG-059 =
    Tutti, ovunque siano, cominciando dal giocatore attivo e poi in ordine di turno. Essere spostati non fa scoppiare
    combattimenti e non usa la casella, e per i PV persi vale RUL-HOG-016. In solitario, tutti sei tu.
    .question = Chi riguarda un evento, e come?
    .reason = Gli eventi sono scritti per tutti i giocatori.
RUL-HOG-060 =
    Se più giocatori hanno il più basso, tirano di nuovo. Il prescelto può dire di no. Il castello è il tabellone
    principale senza Hogsmeade e senza la Sala Grande vera e propria. Una casella con un giocatore fa scoppiare un
    combattimento solo se il prescelto è il giocatore attivo.
    .question = Come funziona Dobby nei dettagli?
    .reason = Così si risolvono i pareggi, e RUL-HOG-033 tiene gli altri fuori da un combattimento.
RUL-HOG-187 =
    Prima guadagni e poi perdi.
    .question = E se giochi da solo e un evento toglie al più basso e dà al più alto?
    .reason = Da solo sei entrambi, e l’evento non deve metterti fuori gioco prima di aiutarti.


## Spells and potions

HOG-250 =
    Gli incantesimi e le pozioni per i combattimenti sono di due tipi: carte d’attacco e carte di difesa.
    .source = III.5, IV.3
HOG-251 =
    Le carte d’attacco tolgono PV al tuo avversario, tanti quanti ne indicano.
    .source = III.5, IV.3
HOG-252 =
    Le carte di difesa annullano un attacco o ti danno PV, secondo ciò che dicono.
    .source = III.5, IV.3
HOG-253 =
    Ogni momento di un duello o di un combattimento di missione è buono per una carta, fino al limite della tua
    variante.
    .source = III.5, IV.3
HOG-254 =
    Con maghi provetti e squadre, alcune missioni richiedono determinate carte.
    .source = III.5a, III.5b
HOG-255 =
    Una carta usata va sotto il suo mazzo.
    .source = II.1 B, III.5
HOG-256 =
    Alcune carte ti fanno cercare nel mazzo degli incantesimi o in quello delle pozioni e tenere ciò che vuoi. Giocate
    in un combattimento, possono darti ciò che una missione richiede.
    .source = III.5b
HOG-257 =
    Alcuni incantesimi, come Accio, Alohomora e Oblivion, si possono usare all’inizio del tuo turno.
    .source = III.5b
HOG-258 =
    I maghi minorenni non usano carte contro altri giocatori.
    .source = IV.1a
HOG-259 =
    I maghi provetti possono usare incantesimi e pozioni contro altri giocatori.
    .source = III.5a, III.5b
HOG-260 =
    I limiti per un combattimento: minorenni, cinque carte contro le carte combattimento e duello; provetti, tre contro
    le carte combattimento; squadra, due per ogni membro in un combattimento di missione; contro un giocatore, una
    pozione e un incantesimo; nel Ritorno di Voldemort, tre.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Pronuncia ad alta voce il nome del tuo incantesimo. Qui il nome viene mostrato a tutti; altri effetti non ne ha.
    .source = III.5b
RUL-HOG-061 =
    Prima che tu tiri per il movimento. Ne puoi giocare quante vuoi, e non contano per il limite di un combattimento.
    .question = Quando esattamente si giocano le carte di inizio turno?
    .reason = Dopo il tiro il turno è già cominciato.
RUL-HOG-062 =
    È il tuo attacco per quel round, quindi segue l’abilità del tuo avversario. Le carte che trovi si possono usare dal
    round successivo.
    .question = Che cos’è una carta d’attacco che cerca soltanto in un mazzo?
    .reason = Lo dice la carta stessa: attacco.
RUL-HOG-186 =
    Da nessuna parte: nessun incantesimo, evento o casella li offre.
    .question = Dove compaiono i mazzi che una modalità o un tavolo non usa?
    .reason = Le loro carte non farebbero nulla.
RUL-HOG-063 =
    Prima del tuo attacco, oppure quando è stata annunciata una perdita: per un’abilità, un attacco, una carta rivelata
    o un’ultima abilità. Annullare cancella quella perdita; una cura si aggiunge prima. Quando sei a 0 è troppo tardi.
    .question = Quando si può giocare una carta di difesa?
    .reason = Ogni momento deve voler dire momenti che tutti possono riconoscere.
RUL-HOG-064 =
    Una in ciascuno di questi momenti.
    .question = Quante carte di difesa si possono giocare insieme?
    .reason = Un round consente una carta di difesa.
RUL-HOG-065 =
    Non tolgono PV. Curare, annullare e cercare funzionano lo stesso, e la carta conta per il tuo limite.
    .question = Che cosa fanno gli incantesimi contro chi è immune agli incantesimi?
    .reason = L’immunità protegge l’avversario, non ciò che fai per te.
RUL-HOG-066 =
    Sì, e così anche una carta rimasta senza effetto.
    .question = Una carta annullata è consumata?
    .reason = È stata giocata.
RUL-HOG-067 =
    In un duello il numero delle missioni: cinque per i maghi minorenni e tre per i provetti; anche le squadre ne usano
    tre. In solitario valgono i limiti delle regole scelte. Un combattimento di squadra con un solo membro non capita.
    .question = Quali limiti valgono dove il regolamento non ne indica?
    .reason = Per i maghi minorenni il regolamento ha un solo limite per entrambi i casi.
RUL-HOG-068 =
    No, basta averle quando il combattimento comincia, e quelle che non giochi le tieni. Con required_cards vanno spese.
    .question = Devi giocare le carte che una missione richiede?
    .reason = Il regolamento vuole che tu le possieda per poterle usare.
RUL-HOG-069 =
    Qualsiasi carta di quel tipo, incantesimo o pozione, a meno che la missione non ne nomini uno dei due. Per ogni
    richiesta serve una carta a sé.
    .question = Che cosa vale come carta d’attacco per una missione?
    .reason = La missione non dice di più.
RUL-HOG-070 =
    Due carte d’attacco qualsiasi, oltre alla Pozione Polisucco.
    .question = La missione 6 richiede due carte d’attacco o due incantesimi d’attacco?
    .reason = Così dice la carta, e Tom Riddle è immune agli incantesimi.


## Fighting

HOG-270 =
    Puoi combattere con un altro giocatore, con un Mangiamorte, con lo studente di una carta duello o con l’avversario
    di una missione.
    .source = IV
HOG-271 =
    Attaccare con i dadi: tira i dadi della tua plancia e quelli in più che hai. Ogni dado che raggiunge la resistenza
    del bersaglio toglie 1 PV.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Attaccare con una carta: gioca una carta d’attacco invece di tirare e togli i PV che indica.
    .source = IV.3, IV.4
HOG-273 =
    In ogni round di un duello o di un combattimento di missione puoi giocare una carta di difesa, e poi attacchi una
    volta, con una carta o con i dadi.
    .source = IV.4
HOG-274 =
    Tu e il tuo avversario attaccate a turno.
    .source = IV.4
HOG-275 =
    A una carta di difesa il tuo avversario non ha nulla da rispondere: non fa scattare l’abilità, e tu passi al tuo
    attacco.
    .source = IV.3, IV.4
HOG-276 =
    Puoi usare la tua abilità di combattimento in ciascuno dei tuoi attacchi.
    .source = IV.4, VI.5d
HOG-277 =
    I PV persi in un combattimento restano persi, e quelli che ti restano li tieni.
    .source = Da nessuna parte si parla di guarire dopo un combattimento


## Underage wizards against each other

HOG-280 =
    Se arrivi su una casella con un altro giocatore, devi combattere con lui, e la casella non fa nulla.
    .source = IV.1a
HOG-281 =
    Se lì ci sono due giocatori, scegli tu con chi combattere.
    .source = IV.1a
HOG-282 =
    Chi è arrivato per ultimo è l’attaccante.
    .source = IV.1a
HOG-283 =
    Attaccante e difensore tirano un dado ciascuno. Il più basso costa 1 PV a chi l’ha tirato; a parità si tira di
    nuovo.
    .source = IV.1a
HOG-284 =
    Chi per primo perde 2 PV in questo modo perde il combattimento.
    .source = IV.1a
HOG-285 =
    Il vincitore può prendere una cosa allo sconfitto: un oggetto, una Passaporta, un segnalino Metropolvere o una carta
    nascosta.
    .source = IV.1a
HOG-286 =
    Incantesimi e pozioni non sono ammessi.
    .source = IV.1a
HOG-287 =
    Dopo il combattimento il turno è finito.
    .source = IV.1a, esempio
RUL-HOG-073 =
    I due dadi fanno parte di un unico scambio. Si mostra prima quello dell’attaccante.
    .question = I due tirano a turno o insieme?
    .reason = I risultati si confrontano, quindi servono tutti e due.
RUL-HOG-080 =
    No.
    .question = Le abilità di combattimento aiutano in un combattimento fra minorenni?
    .reason = Non conosce né resistenza né dadi d’attacco.


## Qualified wizards against each other

HOG-290 =
    Attacchi con i tuoi dadi d’attacco, un incantesimo o una pozione.
    .source = IV.1b
HOG-291 =
    Perde chi per primo scende a 1 PV.
    .source = IV.1b
HOG-292 =
    Ciascuno può usare nel combattimento una pozione e un incantesimo.
    .source = IV.1b
HOG-293 =
    Il vincitore può prendere allo sconfitto due segnalini oggetto, un segnalino Passaporta, un segnalino Metropolvere o
    due carte nascoste.
    .source = IV.1b
HOG-294 =
    Questi combattimenti si possono fare anche con i dadi di difesa del Ritorno di Voldemort; vedi da HOG-730 a HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    I giocatori di squadre diverse combattono come maghi provetti. I compagni di squadra non combattono mai fra loro.
    .source = IV.1c
RUL-HOG-074 =
    Il vincitore sceglie il genere: i segnalini a scelta, le carte a caso. Ciò che non c’è non si può prendere, e se di
    due cose ce n’è una sola, si prende quella. Con sei segnalini oggetto ne dai uno dei tuoi per ciascuno. Puoi anche
    non prendere nulla. Un premio non conta come raccolta.
    .question = Che cosa può prendere esattamente il vincitore?
    .reason = Il vincitore può prendere, ma non più di quanto ci stia.
RUL-HOG-075 =
    Una carta a caso fra i libri, gli incantesimi, le pozioni e le carte Metropolvere dello sconfitto, mai una missione.
    .question = Che cos’è una carta nascosta?
    .reason = Le missioni non si possono perdere.
RUL-HOG-076 =
    Quel giocatore ha perso subito, e l’altro prende un premio. Due giocatori con 1 PV ciascuno non combattono; il
    movimento finisce lì e basta.
    .question = E se un mago provetto comincia il combattimento con 1 PV?
    .reason = È lo stesso nei duelli; vedi HOG-315.
RUL-HOG-077 =
    Sì, ogni volta che si incontrano. Entrambi restano sulla casella.
    .question = Gli stessi due possono combattere di nuovo, e dove stanno dopo?
    .reason = Nessuna regola protegge o sposta lo sconfitto.
RUL-HOG-078 =
    No: ogni dado d’attacco a segno toglie 1 PV. L’opzione defence_dice li introduce contro i giocatori, o anche contro
    i Mangiamorte.
    .question = Si usano i dadi di difesa contro giocatori e Mangiamorte?
    .reason = La regola d’oro dice che si possono usare.
RUL-HOG-079 =
    Chi è arrivato. La pozione e l’incantesimo possono essere ciascuno un attacco, oppure una difesa nei momenti di
    RUL-HOG-063.
    .question = Chi comincia?
    .reason = Anche negli altri combattimenti l’attaccante è il nuovo arrivato.


## Death Eaters

HOG-300 =
    Sei Mangiamorte stanno sulle torri dall’inizio e non si muovono mai.
    .source = IV.2
HOG-301 =
    Se arrivi su una casella con un Mangiamorte, anche solo di passaggio, devi combattere.
    .source = II.4, IV.2
HOG-302 =
    Il Mangiamorte lo gioca chi siede alla destra del giocatore attivo, con la sua plancia, i suoi PV, un incantesimo e
    una pozione.
    .source = IV.2
HOG-303 =
    Colpisci prima tu, poi risponde il Mangiamorte, e così via. Anche lui può usare le sue carte.
    .source = IV.2
HOG-304 =
    Perde chi per primo resta senza PV.
    .source = IV.2
HOG-305 =
    Se perdi, vai al Paiolo Magico, metti tutti i tuoi incantesimi e le tue pozioni sotto i rispettivi mazzi e ricevi 6
    PV. I segnalini oggetto, Metropolvere e Passaporta restano a te.
    .source = IV.2
HOG-306 =
    Se vinci, prendi 20 punti. Il segnalino si scarta e le sue carte vanno sotto i rispettivi mazzi.
    .source = IV.2
HOG-307 =
    In solitario non puoi attaccare i Mangiamorte.
    .source = IV.1b
RUL-HOG-081 =
    Il caso li distribuisce su sei torri diverse. Con de_setup sceglie il primo giocatore.
    .question = Chi mette i Mangiamorte sulle torri?
    .reason = Le fonti non concordano, e il caso non favorisce nessuno.
RUL-HOG-082 =
    No. L’opzione de_exclude può tenerli lontani dalle sale comuni e dalla Torre dell’Orologio.
    .question = Ci sono torri senza Mangiamorte?
    .reason = Un’eccezione così la fa soltanto una regola della casa.
RUL-HOG-083 =
    Ogni segnalino è un Mangiamorte con un nome e una plancia.
    .question = Quale Mangiamorte è quale?
    .reason = Ce ne sono sei degli uni e sei delle altre.
RUL-HOG-084 =
    Il tuo vicino di destra, o l’unico altro giocatore. A squadre è il primo alla tua destra che non è della tua
    squadra. Se siete tutti una squadra sola, lo gioca il gioco: prima la carta d’attacco, poi i dadi, e la carta di
    difesa quando una perdita gli lascerebbe meno di 3 PV.
    .question = Chi gioca il Mangiamorte?
    .reason = Nessuno deve combattere contro la propria parte.
RUL-HOG-085 =
    Si pescano quando il combattimento comincia, nascoste al giocatore attivo, e dopo vanno in ogni caso sotto i
    rispettivi mazzi.
    .question = E le sue carte?
    .reason = Appartengono soltanto a questo combattimento.
RUL-HOG-086 =
    No, ogni combattimento comincia con tutti i PV.
    .question = Un Mangiamorte resta ferito?
    .reason = La sua plancia si prende ogni volta da capo.
RUL-HOG-087 =
    Tre.
    .question = Quante carte puoi usare contro un Mangiamorte?
    .reason = È il numero che vale contro le carte combattimento e nel Ritorno di Voldemort.
RUL-HOG-088 =
    In questo turno più nulla: resti lì, senza casella e senza viaggio con la Metropolvere.
    .question = Che cosa puoi fare sulla torre dopo aver vinto?
    .reason = È lo stesso dopo un combattimento con un giocatore.
RUL-HOG-089 =
    Non si muovono mai, ma uno sconfitto non c’è più.
    .question = I Mangiamorte restano fino alla fine della partita?
    .reason = Così valgono entrambe le frasi del regolamento.
RUL-HOG-090 =
    Con le regole dei provetti si mettono sulle torri ma non fanno nulla: nessuna sosta, nessun combattimento, nessun
    punto. Con solo_death_eaters li gioca il gioco.
    .question = Che cosa fanno i Mangiamorte in una partita in solitario?
    .reason = Vanno messi sulle torri e non vanno attaccati.


## Duels

HOG-310 =
    Su una casella duello peschi una carta duello e combatti con lo studente che mostra.
    .source = III.5c, IV.3
HOG-311 =
    Se mostra il tuo stesso personaggio, mettila sotto il mazzo e pesca di nuovo.
    .source = III.5c, IV.3
HOG-312 =
    Attacchi con i dadi o con carte d’attacco, e l’abilità del tuo avversario colpisce una volta per round, come dice la
    carta.
    .source = IV.3, III.5c
HOG-313 =
    Vinci quando il tuo avversario non ha più PV. Pesca un incantesimo, una pozione e un libro.
    .source = I.4, III.5c
HOG-314 =
    Perdi appena scendi a 1 PV.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Se cominci un duello con 1 PV, perdi subito.
    .source = IV.3
HOG-316 =
    Perdere ti costa tre carte a tua scelta, o tutte se non ne hai più di tre. Vanno sotto i rispettivi mazzi.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Alla fine la carta duello va sotto il suo mazzo.
    .source = IV.3
HOG-318 =
    I duelli si svolgono come i combattimenti di missione: abilità, carte di difesa e ultima abilità funzionano allo
    stesso modo.
    .source = IV.4
HOG-319 =
    Vincent Tiger ha 4 PV e resistenza 3. Quando viene rivelato perdi 10 punti, e finché non è sconfitto perdi 2 PV
    prima di ogni tuo attacco.
    .source = Carta duello raffigurata
RUL-HOG-091 =
    Continua finché esce un altro studente.
    .question = E se peschi sempre te stesso?
    .reason = Nel mazzo ci sono sempre studenti che nessuno gioca.
RUL-HOG-092 =
    Libri, incantesimi, pozioni e carte Metropolvere, come preferisci, ma non missioni.
    .question = Quali carte si possono cedere dopo un duello perso?
    .reason = Le missioni non si possono perdere.
RUL-HOG-093 =
    Allora il duello è perso, anche se il tuo avversario non ne ha più.
    .question = E se l’ultima abilità ti lascia con 1 PV?
    .reason = Anche nei combattimenti di missione l’ultima abilità può ribaltare il risultato; vedi HOG-337.
RUL-HOG-094 =
    Subisci la sua perdita già prima del tuo primo attacco. Se questo decide il combattimento, non attacchi. Se ci sia
    un’ultima volta dipende dalla carta; Tiger non ce l’ha.
    .question = Come funziona un’abilità prima di ogni attacco?
    .reason = La sua carta parla soltanto del tempo prima che sia sconfitto.
RUL-HOG-095 =
    Con 1 PV perdi prima che accada qualsiasi cosa scritta sulla carta. Dopo ogni duello resti sulla casella e il tuo
    turno finisce.
    .question = Che altro c’è da sapere sul perdere subito e su ciò che segue un duello?
    .reason = Il duello non è mai cominciato davvero, e la casella è stata usata.


## Mission fights

HOG-330 =
    Per tentare una missione devi essere sul suo luogo con tutti i segnalini oggetto che servono e, in alcune varianti,
    anche con le carte.
    .source = III.1, IV.4
HOG-331 =
    Scopri la carta combattimento con il numero della missione e guarda chi attacca per primo.
    .source = IV.4
HOG-332 =
    Ciò che una carta fa quando viene rivelata accade subito.
    .source = IV.4d
HOG-333 =
    L’abilità del tuo avversario colpisce dopo ogni tuo tiro d’attacco, e prima o dopo ogni carta d’attacco, come dice
    la sua carta.
    .source = IV.4
HOG-334 =
    Una carta di difesa non fa scattare l’abilità.
    .source = IV.4
HOG-335 =
    Quando il tuo avversario ha perso l’ultimo PV, l’abilità colpisce ancora una volta prima che la carta vada sotto il
    mazzo.
    .source = IV.4
HOG-336 =
    Se l’abilità viene dopo ogni attacco, quest’ultima volta è la risposta al tuo attacco finale. Colpisce una volta,
    non due.
    .source = IV.4d, entrambi gli esempi
HOG-337 =
    Vinci solo se il tuo avversario è a 0 e dopo tutto ciò tu hai ancora 1 PV o più. Se siete entrambi a 0, hai perso.
    .source = IV.4, primo esempio
HOG-338 =
    Puoi usare cinque incantesimi e pozioni come mago minorenne, tre come provetto, e due per ogni membro come squadra.
    .source = IV.4
HOG-339 =
    Se vinci, prendi i punti della missione. I suoi segnalini oggetto vanno sul tabellone 2, quelli speciali a Diagon
    Alley, e le carte usate vanno sotto i rispettivi mazzi.
    .source = III.1
HOG-340 =
    Se perdi, vai al Paiolo Magico, metti tutti gli incantesimi e le pozioni sotto i rispettivi mazzi, ricevi 6 PV e
    tieni i segnalini oggetto, Metropolvere e Passaporta. In una partita in solitario hai perso.
    .source = III.1
HOG-341 =
    Gli incantesimi non fanno nulla a un avversario immune agli incantesimi.
    .source = IV.4d
RUL-HOG-105 =
    Di nuovo nel mazzo dei combattimenti, pronta per la sua missione.
    .question = Dove va la carta combattimento?
    .reason = A ogni missione serve la sua carta combattimento.
RUL-HOG-106 =
    Gli effetti della carta rivelata e le abilità prima di un attacco vengono prima di te. Altrimenti attacchi prima tu.
    .question = E se l’avversario attacca per primo?
    .reason = Sono gli unici attacchi che un avversario ha senza di te.
RUL-HOG-188 =
    Un round è un tuo attacco e la risposta che riceve; in squadra ognuno conta i propri attacchi. Ciò che la carta
    dice di un round vale in quel round: uno scudo dall’inizio, la guarigione dopo l’attacco finché l’avversario è in
    piedi e mai oltre i suoi PV iniziali. Un avversario che riposa non colpisce in quel round, nemmeno quando cade.
    .question = Quando un avversario guarisce, cresce, riposa o si protegge?
    .reason = Il regolamento non mostra avversari simili; questi sono nostri, e ognuno deve giocarsi in modo diverso.
RUL-HOG-189 =
    Una volta per ogni dado d’attacco che mostra quel numero, dopo eventuali rilanci. Ciò che i dadi costano si
    aggiunge al colpo che risponde all’attacco, si annuncia con esso e con esso si può annullare. Le carte d’attacco
    non tirano dadi e non hanno risposta.
    .question = E se un avversario risponde ai dadi?
    .reason = Così una carta di difesa vale quanto contro ogni altro colpo.
RUL-HOG-190 =
    Il combattimento finisce indeciso appena tutti vi hanno fatto tanti attacchi e tutti i colpi sono caduti. Le carte
    usate sono perse; missione e oggetti restano, nessuno va al Paiolo Magico, e un duello non porta né costa carte.
    Ciò che la carta lascia va a chi ha cominciato il combattimento.
    .question = E se l’avversario fugge?
    .reason = Non è una sconfitta: nessuno ha perso tutti i PV.


## Missions

HOG-350 =
    I maghi minorenni raccolgono i segnalini, vanno sul luogo e vincono il combattimento.
    .source = III.1a
HOG-351 =
    I maghi provetti, prima di andarci, devono avere anche gli incantesimi e le pozioni indicati, per disporne nel
    combattimento.
    .source = III.1b
HOG-352 =
    Per la missione 6 a un mago provetto servono la Pozione Polisucco e altre due carte d’attacco.
    .source = III.1b, carta missione 6
HOG-353 =
    Senza vincere il combattimento non ci sono punti.
    .source = III.1a
RUL-HOG-096 =
    Ne scegli una; c’è un tentativo per turno.
    .question = E se hai più missioni per lo stesso luogo?
    .reason = Un combattimento alla volta basta e avanza.
RUL-HOG-097 =
    No, ti viene proposta.
    .question = Devi tentare una missione quando ti fermi sul suo luogo?
    .reason = Forse vuoi prepararti meglio.
RUL-HOG-098 =
    Tieni la carta e i segnalini oggetto e puoi riprovare.
    .question = Che ne è di una missione fallita?
    .reason = Nulla te li toglie.
RUL-HOG-099 =
    La posi scoperta davanti a te. Non ne peschi una nuova.
    .question = Che ne è di una missione completata?
    .reason = Gli altri devono vedere ciò che conta per la fine.
RUL-HOG-100 =
    No. L’opzione mission_exchange permette, se siete in sette o otto, di cambiare su una torre una missione con
    un’altra della pila.
    .question = Si possono cambiare le missioni?
    .reason = Lo prevede soltanto il riassunto di un giocatore.
RUL-HOG-101 =
    Scegli una casella per ciascuno, fra tutte e otto. Possono impilarsi.
    .question = Dove vanno sul tabellone 2 i segnalini usati?
    .reason = Il regolamento dice una casella qualsiasi.
RUL-HOG-102 =
    Funzionano entrambi, prima la missione. La casella segue solo se sei ancora lì.
    .question = E se il luogo della missione ha anche un effetto?
    .reason = Fermarsi permette entrambe le cose.
RUL-HOG-103 =
    Combatti con quel giocatore, e la missione deve aspettare.
    .question = E se qualcuno si trova sul luogo della tua missione?
    .reason = Una casella su cui dei giocatori combattono non fa altro.
RUL-HOG-104 =
    No, ce ne sono 30 diverse e se ne distribuiscono al massimo 30. Anche un pacchetto di contenuti proprio, pack_data,
    deve avere 30 missioni diverse.
    .question = Due giocatori possono avere la stessa missione?
    .reason = A sei giocatori con cinque, o a otto con tre, non ne servono mai di più.


## Teams

HOG-360 =
    Una squadra può tentare una missione solo quando tutti i suoi membri sono sul luogo.
    .source = III.1c
HOG-361 =
    Se la squadra vuole tentare la missione, chi c’è già aspetta gli altri (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Segnalini e carte si chiedono alla squadra nel suo insieme.
    .source = III.1c
HOG-363 =
    I PV dell’avversario si moltiplicano per il numero dei membri della squadra: contro quattro, Tom Riddle ne ha 36.
    .source = IV.4c
HOG-364 =
    I membri attaccano a turno, e ognuno subisce l’abilità dopo il proprio attacco (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Ogni membro può usare due incantesimi o pozioni.
    .source = IV.4c
HOG-366 =
    Prendete i punti solo se vincete il combattimento insieme.
    .source = III.1c
RUL-HOG-107 =
    Una squadra sola con tutti, da due a otto giocatori, oppure soltanto squadre di due e di tre: 2+2, 2+3, 2+2+2, 3+3,
    2+2+3, 2+2+2+2 o 3+3+2. Dove è possibile, le squadre siedono alternate.
    .question = Quali squadre sono possibili?
    .reason = Il regolamento conosce una squadra sola, coppie e terzetti.
RUL-HOG-108 =
    Un unico conto dei punti, tutte le missioni completate e lo sguardo nelle mani dei compagni. Ciò che hai resta tuo.
    .question = Che cosa condivide una squadra?
    .reason = Si vince insieme, ma ognuno ha una plancia.
RUL-HOG-109 =
    Sul luogo di una missione di squadra puoi dire che aspetti invece di tirare. All’inizio di un turno successivo puoi
    smettere.
    .question = Come si aspetta?
    .reason = Aspettare dev’essere una scelta, o una squadra potrebbe restare bloccata.
RUL-HOG-110 =
    Quando arriva l’ultimo membro: prima il membro attivo, poi in ordine di turno. L’effetto di una carta rivelata
    colpisce ogni membro.
    .question = Quando comincia un combattimento di squadra, e chi attacca per primo?
    .reason = Chi completa la squadra guida l’attacco.
RUL-HOG-111 =
    Quel membro va al Paiolo Magico al prezzo consueto, e gli altri continuano a combattere. La squadra vince se
    qualcuno ha ancora PV dopo l’ultima abilità, e perde quando non resta nessuno.
    .question = E se un membro scende a 0 PV?
    .reason = Un amico caduto non deve mettere fine a tutto per gli altri.
RUL-HOG-112 =
    No. Conta il numero all’inizio.
    .question = I PV dell’avversario diminuiscono quando un membro cade?
    .reason = Altrimenti cadere sarebbe un vantaggio.
RUL-HOG-113 =
    Le carte che una missione richiede possono essere divise fra la squadra.
    .question = Come può una squadra usare tre carte, se ogni membro ne può usare due?
    .reason = Si chiede alla squadra nel suo insieme.
RUL-HOG-114 =
    Membri qualsiasi, in qualsiasi modo. Vanno tutti sul tabellone 2 o a Diagon Alley.
    .question = Chi deve avere i segnalini?
    .reason = Si chiede alla squadra nel suo insieme.
RUL-HOG-115 =
    Ogni membro che cade paga come in HOG-340 e tiene i segnalini.
    .question = Quanto costa a una squadra un combattimento perso?
    .reason = La regola è la stessa per tutti.
RUL-HOG-116 =
    No, vi viene detto quanti giri vi sono serviti. L’opzione coop_round_limit fissa un limite.
    .question = Una squadra sola con tutti può perdere?
    .reason = Nessuna regola vi fa perdere.
RUL-HOG-117 =
    Tanti quanti un giocatore singolo in una partita di quella durata, sul conto della squadra.
    .question = Di quanti punti e missioni ha bisogno una squadra?
    .reason = Il regolamento non dà altri numeri.
RUL-HOG-118 =
    No. Sfidi giocatori di altre squadre, o chiunque altro se siete tutti una squadra sola.
    .question = Alle squadre serve una partita di Quidditch?
    .reason = La partita è richiesta solo ai maghi provetti.
RUL-HOG-179 =
    Un viaggio verso il luogo di una missione di squadra non deve finire con il turno: puoi restare lì ad aspettare.
    Quando tiri di nuovo, prima torni dove il viaggio è cominciato; dopo il tentativo tornano tutti.
    .question = Come si riunisce una squadra sul tabellone 2?
    .reason = I viaggi finiscono a ogni turno, quindi una squadra non ci sarebbe mai nello stesso momento.
RUL-HOG-180 =
    Sì, il membro attivo può cominciarla al posto del tiro.
    .question = Una squadra già riunita può tentare la sua missione?
    .reason = Nessuno dovrebbe andarsene solo per tornare.
RUL-HOG-183 =
    Solo il membro che ha appena attaccato. Con `team_ability` = `all` colpisce tutta la squadra dopo ogni attacco.
    .question = Chi subisce l’abilità dell’avversario in un combattimento di squadra?
    .reason = Il regolamento si può leggere in due modi; questo è il più mite.


## Solo

HOG-370 =
    In solitario usi le regole dei maghi minorenni o quelle dei maghi provetti.
    .source = III.1d
HOG-371 =
    Se perdi tutti i tuoi PV, la partita è finita e persa.
    .source = III.1d
HOG-372 =
    Perciò una missione fallita non ti manda al Paiolo Magico.
    .source = III.1
RUL-HOG-121 =
    Soddisfacendo le condizioni di fine partita della durata che hai scelto.
    .question = Come si vince una partita in solitario?
    .reason = Non c’è nessuno con cui confrontare i punti.
RUL-HOG-122 =
    Pescare una carta.
    .question = Che cosa puoi fare in una sala comune?
    .reason = Non c’è nessuno con cui scambiare.


## Quidditch: the challenge

HOG-400 =
    Chiami un altro giocatore. Durante la partita la sua pedina sta sul campo, e dopo torna dov’era.
    .source = V
HOG-401 =
    La partita ha un tabellone suo e due round. Chi cattura il Boccino la vince e prende 40 punti.
    .source = III.4, V.1
HOG-402 =
    Le regole della partita sono uguali in tutte le varianti.
    .source = III.4
RUL-HOG-123 =
    Nessuna delle due cose: lo sfidato deve giocare, e lo sfidante pure.
    .question = Si può rifiutare o saltare una partita?
    .reason = Il regolamento non lascia scelta.
RUL-HOG-124 =
    La propria, se non si sceglie altro. Sceglie prima lo sfidante, e nessuna Casa gioca contro sé stessa.
    .question = Con quale Casa gioca ciascuna parte?
    .reason = Le pedine si devono poter distinguere.
RUL-HOG-142 =
    La pedina sfidata torna sulla sua casella, senza combattere e senza usarla. Lo sfidante resta sul campo.
    .question = Dove stanno le pedine dopo la partita?
    .reason = La partita era solo una visita.
RUL-HOG-143 =
    Combatti con quel giocatore, e non c’è nessuna partita.
    .question = E se sulla casella del campo c’è già qualcuno?
    .reason = È così su ogni casella.


## Quidditch: against the game

RUL-HOG-119 =
    Contro una parte giocata dal gioco, e vale come la partita che serve a un mago provetto. Con solo_quidditch
    disattivata non ci sono partite di Quidditch, e non ne serve nessuna.
    .question = Come si gioca una partita di Quidditch in solitario?
    .reason = Un mago provetto deve poter chiudere il gioco.
RUL-HOG-120 =
    Il suo Portiere occupa la casella centrale della porta. Un Cacciatore con la Pluffa prende la via più breve per la
    linea 3 e tira; altrimenti il Cacciatore più vicino va a prendere la Pluffa. Le azioni che avanzano vanno al
    Battitore più vicino, che va a prendere un Bolide e lo lancia contro chi porta la Pluffa, o se no contro il
    Cacciatore più vicino. A ogni turno gioca la sua migliore carta Quidditch.
    .question = Come gioca il gioco la sua parte?
    .reason = Un piano semplice fa un buon compagno di allenamento.


## Quidditch: setting up

HOG-410 =
    Ogni parte sceglie una delle quattro Case.
    .source = V.2
HOG-411 =
    I Cercatori stanno sulla linea di partenza, la linea 1.
    .source = V.2
HOG-412 =
    Il Portiere sta su una delle tre caselle della propria area di porta, il numero 2.
    .source = V.2
HOG-413 =
    I due Battitori stanno sulla linea 3.
    .source = V.2
HOG-414 =
    I tre Cacciatori stanno sulle due linee seguenti, il numero 4.
    .source = V.2
HOG-415 =
    La Pluffa sta al centro, e in ogni metà c’è un Bolide.
    .source = V.2
HOG-416 =
    Le due parti tirano due dadi. Comincia la somma più alta.
    .source = V.3
RUL-HOG-125 =
    Si tira di nuovo.
    .question = E se le somme sono uguali?
    .reason = Qualcuno deve cominciare.
RUL-HOG-126 =
    Nella formazione standard. Con l’opzione `placement` ogni parte sceglie liberamente sulle proprie linee, e chi
    comincia dispone per secondo.
    .question = Come si dispongono le pedine?
    .reason =
        La formazione fa risparmiare tempo. Qualcuno deve pur disporre per primo, e la parte che ha tirato di più può
        vedere che cosa l’aspetta.


## Quidditch: two goals

HOG-420 =
    Nel tuo turno tira due dadi. La somma è il numero delle tue azioni.
    .source = V.3a
HOG-421 =
    Muovere una pedina di una casella lungo le linee punteggiate costa un’azione.
    .source = V.3a
HOG-422 =
    I Portieri non lasciano mai la loro area di porta.
    .source = V.3a
HOG-423 =
    Un Cacciatore che entra nella casella della Pluffa può raccoglierla gratis, e così un Battitore con un Bolide.
    .source = V.3a
HOG-424 =
    Entrando nella casella di un Bolide, un Battitore può colpirlo in linea retta verso un Portiere, un Battitore o un
    Cacciatore. È gratis, e un dado dice di quante caselle vola.
    .source = V.3a
HOG-425 =
    Il bersaglio tira un dado: con 4 o più schiva, altrimenti è fuori dalla partita.
    .source = V.3a
HOG-426 =
    Un Cacciatore messo fuori gioco lascia cadere la Pluffa sul posto.
    .source = V.3a
HOG-427 =
    La parte che ha perso tutti i suoi Cacciatori perde subito il round 1.
    .source = V.3a
HOG-428 =
    Un Cacciatore con la Pluffa può lanciarla di una casella lungo le linee punteggiate per un’azione.
    .source = V.3a
HOG-429 =
    Un Portiere può passare la Pluffa per un’azione.
    .source = V.4, esempio
HOG-430 =
    Se un Cacciatore avversario porta la Pluffa, uno dei tuoi Cacciatori può entrare nella stessa casella e
    strappargliela. Strapparla costa un’azione; poi il ladro può spostarsi su una casella vuota lì accanto.
    .source = V.3a
HOG-431 =
    Solo allora le due parti condividono una casella. In tutti gli altri casi devi girare intorno agli avversari.
    .source = V.3a
HOG-432 =
    Si tira in porta dalla linea 3 della squadra avversaria. I Cacciatori non possono entrare nelle tre caselle della porta.
    .source = V.3a
HOG-433 =
    Un tiro in porta costa un’azione.
    .source = V.4, esempio
HOG-434 =
    Cacciatore e Portiere tirano un dado ciascuno. È gol se quello del Cacciatore è più alto.
    .source = V.3a
HOG-435 =
    Ogni gol ti porta una carta Quidditch.
    .source = III.4, V.3a
HOG-436 =
    Che il tiro sia entrato o no, la Pluffa va al Portiere che difende.
    .source = V.3a
HOG-437 =
    Se quel Portiere è fuori, la parte che difende mette la Pluffa su una casella della sua linea 3.
    .source = V.3a
HOG-438 =
    Dopo un tiro in porta continui con le azioni che ti restano.
    .source = V.4, esempio
HOG-439 =
    Due gol vincono il round 1 e lo concludono; lo stesso fa HOG-427. Se non accade né l’uno né l’altro, lo conclude
    RUL-HOG-178.
    .source = V.3a
RUL-HOG-127 =
    No.
    .question = Due pedine della stessa squadra possono condividere una casella?
    .reason = In una casella c’è posto per una pedina sola, a parte un furto.
RUL-HOG-128 =
    Sì. Passare sopra un Bolide non fa nulla.
    .question = Palle e pedine possono condividere una casella?
    .reason = Le palle sono lì per essere raccolte.
RUL-HOG-129 =
    Prima il dado, poi scegli una direzione: lungo la riga o la colonna. Il Bolide vola al massimo fin lì e si ferma al
    primo Portiere, Battitore o Cacciatore avversario, che viene attaccato; altrimenti si ferma sulla sua ultima casella
    o al bordo. Supera le tue pedine, e i Cercatori non possono essere colpiti. Con l’opzione `bludger` colpisce solo
    esattamente alla distanza tirata.
    .question = Come vola un Bolide lanciato?
    .reason = Non si dovrebbe volare attraverso una pedina che sta in mezzo.
RUL-HOG-130 =
    Sì, e lanciarlo in un tuo turno successivo, una volta per turno. Un Battitore messo fuori gioco lo lascia cadere. Le
    due parti possono usare entrambi i Bolidi.
    .question = Un Battitore può tenere un Bolide?
    .reason = Il lancio è permesso, non obbligatorio.
RUL-HOG-131 =
    Sulla casella della pedina che ha schivato.
    .question = Dov’è il Bolide dopo una schivata?
    .reason = È lì che è volato.
RUL-HOG-132 =
    Due azioni, una per il passo e una per prenderla, e ti servono entrambe. Allontanarsi ne costa una terza; senza, i
    due pedine condividono la casella fino al tuo prossimo turno. Con steal_cost il furto costa in tutto un’azione.
    .question = Quanto costa rubare la Pluffa?
    .reason = Il passo e la presa sono nominati separatamente.
RUL-HOG-133 =
    Su una casella vuota accanto a chi lancia, o a un tuo Cacciatore o Portiere che si trova lì, mai su una casella con
    un avversario. Da lì chi la riceve può lanciarla di nuovo per un’altra azione.
    .question = Dove si può lanciare la Pluffa?
    .reason = Un lancio arriva a una casella.
RUL-HOG-134 =
    Tenerla, spostarsi con lei lungo le caselle della porta, o passarla fino alla linea 3 per un’azione a casella. A un
    Portiere nessuno può rubarla.
    .question = Che cosa può fare un Portiere con la Pluffa?
    .reason = I Cacciatori non possono entrare nell’area di porta.
RUL-HOG-135 =
    Allora il tiro è gol senza tirare dadi.
    .question = E se la porta è senza Portiere?
    .reason = Non c’è nessuno a fermarlo.
RUL-HOG-136 =
    Niente gol.
    .question = E se i due dadi di un tiro in porta sono uguali?
    .reason = Il Cacciatore deve avere il più alto.
RUL-HOG-137 =
    Non nello stesso momento. Il primo a cui succede perde il round.
    .question = Entrambe le parti possono perdere l’ultimo Cacciatore?
    .reason = Vola un Bolide alla volta.
RUL-HOG-138 =
    No, ciò che non usi va perso.
    .question = Puoi conservare azioni per dopo?
    .reason = Ogni turno ha il suo tiro.
RUL-HOG-178 =
    No: nel round 1 ogni parte ha al massimo 30 turni, o un altro numero da 1 a 100 con l’opzione match_turns. Poi vince
    il round chi ha segnato più gol; a parità di gol decide un tiro come all’inizio. In Un anno a Hogwarts l’opzione può
    anche togliere il limite, come nel regolamento.
    .question = Il round 1 può durare all’infinito se nessuno segna?
    .reason = Il regolamento non pone limiti, e una partita di Quidditch dentro il gioco fa aspettare tutti.
RUL-HOG-184 =
    Alla fine dell’azione torna sulla casella iniziale dei Bolidi in quella metà.
    .question = Che succede se un Bolide finisce in un’area di porta?
    .reason = Solo i Portieri entrano nelle aree di porta: nessuno potrebbe mai riprenderlo.


## Quidditch: the Golden Snitch

HOG-450 =
    I due Cercatori cominciano sulla casella di partenza. Il primo che vola per un giro intero intorno al campo vince la
    partita.
    .source = V.3b
HOG-451 =
    Comincia chi ha vinto il round 1.
    .source = V.3b
HOG-452 =
    Nel tuo turno tira due dadi e muovi il tuo Cercatore per la somma.
    .source = V.3b
HOG-453 =
    Nel tuo turno puoi usare una carta Quidditch.
    .source = V.3b
HOG-454 =
    La Nimbus 2000 aggiunge 2 caselle, la Firebolt 4. Con la Finta Wronsky tiri un altro dado e voli anche di
    altrettanto. L’Incantesimo Confundus fa arretrare l’altro Cercatore di 3 caselle.
    .source = V.4, carta raffigurata
HOG-455 =
    Il vincitore prende 40 punti, sfidante o sfidato che sia.
    .source = III.4, V.3b
RUL-HOG-139 =
    Prima o dopo il tuo tiro, una per turno. Nessuno viene rimandato dietro la partenza, e una carta che completa il
    giro vince subito.
    .question = Quando si gioca una carta Quidditch, e quali sono i suoi limiti?
    .reason = Il regolamento chiede solo che sia il tuo turno.
RUL-HOG-140 =
    No, basta volare oltre la fine.
    .question = Il giro va completato con un tiro esatto?
    .reason = Un giro intero è un giro intero.
RUL-HOG-141 =
    Tornano tutte sotto il loro mazzo, che in una partita non può finire. Anche un mazzo portato con pack_data
    dev’essere abbastanza grande.
    .question = Dove vanno le carte Quidditch dopo la partita?
    .reason = Si vincono e si usano in una sola partita.


## Voldemort Returns: setting up

HOG-600 =
    Questo gioco è per due, tre o quattro giocatori.
    .source = VI
HOG-601 =
    Missioni, libri, duelli, eventi e carte comportamento restano nella scatola.
    .source = VI
HOG-602 =
    Nessuno combatte finché Voldemort non è tornato.
    .source = VI
HOG-603 =
    Non puoi raccogliere segnalini che appartengono all’altro schieramento.
    .source = VI
HOG-604 =
    Uno di voi è Peter Minus e prende la sua plancia, la sua pedina, i suoi PV e le carte indicate.
    .source = VI.1
HOG-605 =
    Gli altri scelgono fra Harry Potter, Ron Weasley e Hermione Granger. Prendono plancia, PV e carte, e un segnalino
    Metropolvere e uno Passaporta ciascuno.
    .source = VI.1
HOG-606 =
    Si dispongono sei Horcrux, uno su ciascuna di queste caselle: Il Ghirigoro, la Gringott, la Stanza delle Necessità,
    l’Ufficio di Silente, il Ministero della Magia e la Torre dell’Orologio. Sono il diario, l’anello, la coppa, il
    medaglione, il diadema e il serpente Nagini.
    .source = VI.1
HOG-607 =
    Mettete a caso sulle rosette altri sei segnalini: la Spada di Grifondoro e la Zanna di Basilisco per gli eroi, e per
    Minus il calderone, l’osso del padre, la mano di Codaliscia e Harry Potter.
    .source = VI.1
HOG-608 =
    Tenete da parte la Bacchetta di Sambuco e la Pietra della Resurrezione finché Voldemort ritorna.
    .source = VI.1
HOG-609 =
    Tutte le pedine cominciano sulla Partenza. Il primo turno è di Minus, poi tocca al giocatore a destra.
    .source = VI.3
HOG-610 =
    Minus si muove sempre con un dado, ogni eroe con due.
    .source = VI.3
HOG-611 =
    Non ci sono missioni, e una casella duello non porta combattimenti.
    .source = VI.3
RUL-HOG-150 =
    Il diario al Ghirigoro, la coppa alla Gringott, il diadema nella Stanza delle Necessità, l’anello nell’Ufficio di
    Silente, il medaglione al Ministero della Magia e Nagini sulla Torre dell’Orologio.
    .question = Quale Horcrux si trova dove?
    .reason = Il regolamento lo mostra solo in un’immagine, quindi seguiamo le storie.
RUL-HOG-151 =
    Sì: da solo contro Minus, con un amico se siete in tre, con entrambi se siete in quattro.
    .question = Harry deve partecipare?
    .reason = Solo Harry può incontrare Voldemort.
RUL-HOG-152 =
    Sul tabellone principale e a Diagon Alley, ognuno su una rosetta sua.
    .question = Dove possono trovarsi i sei segnalini messi a caso?
    .reason = Il tabellone 2 sarebbe fuori portata per Minus, che non ha Metropolvere.


## Voldemort Returns: what each side does

HOG-620 =
    A Minus servono quattro segnalini: il calderone, l’osso del padre, la mano di Codaliscia e Harry Potter.
    .source = VI.2
HOG-621 =
    Con questi va al campo di Quidditch e da lì raggiunge il cimitero, anche senza Passaporta.
    .source = VI.2
HOG-622 =
    Voldemort è tornato: sostituite la plancia e la pedina di Minus con quelle di Voldemort.
    .source = VI.2
HOG-623 =
    Mette i sei Mangiamorte sulle torri e prende le loro plance, i PV, gli incantesimi e le pozioni.
    .source = VI.2
HOG-624 =
    Voldemort mette la Pietra della Resurrezione su una casella qualsiasi che non sia sul tabellone 2, e Harry fa lo
    stesso con la Bacchetta di Sambuco.
    .source = VI.2, VI.4
HOG-625 =
    Il turno di Voldemort è anche il turno dei suoi Mangiamorte: tira un dado per ciascuno di loro e può usare le loro
    abilità.
    .source = VI.2
HOG-626 =
    Un Mangiamorte che incontra un altro giocatore lo combatte.
    .source = VI.2
HOG-627 =
    Voldemort non raccoglie incantesimi né pozioni, e i Mangiamorte li pescano solo come dice HOG-745.
    .source = VI.2, VI.5c
HOG-628 =
    Agli eroi serve un’arma: la Zanna di Basilisco o la Spada di Grifondoro.
    .source = VI.2
HOG-629 =
    Un eroe sulla casella di un Horcrux che ha zanna o spada tira un dado contro un dado di Minus o di Voldemort. Un
    risultato più alto distrugge l’Horcrux.
    .source = VI.2
HOG-630 =
    Ogni Horcrux distrutto costa a Voldemort 1 dei suoi 7 PV. Quando sono distrutti tutti e sei, gliene resta 1.
    .source = VI.2
HOG-631 =
    Se il tentativo fallisce, nel turno successivo l’eroe deve riprovare invece di muoversi.
    .source = VI.2
HOG-632 =
    Gli eroi sulla stessa casella possono passarsi zanna e spada.
    .source = VI.2
HOG-633 =
    Harry deve trovare la Pietra della Resurrezione e Voldemort la Bacchetta di Sambuco. Poi devono incontrarsi.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Minus i suoi quattro, gli eroi zanna e spada, soltanto Harry la Pietra, soltanto Voldemort la Bacchetta. Gli Horcrux
    non si portano mai con sé. Due per turno e sei in tutto valgono anche qui.
    .question = Chi può raccogliere quale segnalino?
    .reason = Ogni segnalino serve a una parte.
RUL-HOG-154 =
    No. Nemmeno distruggere un Horcrux consuma zanna o spada.
    .question = Spada, Bacchetta e Pietra hanno qui i loro poteri?
    .reason = Qui hanno un altro compito.
RUL-HOG-155 =
    Si superano liberamente.
    .question = E se dei giocatori si incontrano prima che Voldemort sia tornato?
    .reason = Nessuno combatte ancora.
RUL-HOG-156 =
    Eroi e Mangiamorte si fermano e combattono. Harry e Voldemort si fermano per il loro incontro. Nessun altro viene
    fermato. Se con Voldemort c’è un Mangiamorte, Harry combatte prima contro di lui e incontra Voldemort se vince.
    .question = Chi ferma chi dopo il ritorno?
    .reason = I combattimenti seguono da HOG-626 e HOG-640.
RUL-HOG-157 =
    Caselle incantesimo, pozione e PV, uffici, capanna e aule, senza esami; una sala comune dà un incantesimo o una
    pozione. Le caselle per libri, comportamento, eventi e duelli sono vuote, e il campo ferma solo Minus per il suo
    rituale. Gli eroi viaggiano come al solito con Metropolvere e Passaporta.
    .question = Quali caselle funzionano?
    .reason = Si può pescare solo da mazzi che sono in gioco.
RUL-HOG-158 =
    Arrivato sul campo con tutti e quattro i segnalini, Minus si ferma e viene portato subito al cimitero, e Voldemort è
    tornato. I quattro segnalini escono dal gioco, e Voldemort finisce il turno sul campo. Lui e i Mangiamorte si
    muovono per la prima volta nel suo turno successivo.
    .question = Come si svolge il rituale?
    .reason = Gli eroi hanno un turno per prepararsi.
RUL-HOG-159 =
    Le sue carte vanno sotto i rispettivi mazzi. Voldemort ha 7 PV, meno uno per ogni Horcrux già distrutto.
    .question = Che ne è delle carte e dei PV di Minus?
    .reason = Voldemort prende il suo posto con una plancia propria.
RUL-HOG-160 =
    Su torri dove non c’è nessun eroe, uno per torre; sceglie Voldemort.
    .question = Dove compaiono i Mangiamorte?
    .reason = Nessuno dev’essere attaccato dal nulla.
RUL-HOG-161 =
    Sul tabellone principale o a Diagon Alley, ovunque una pedina possa andare e non ce ne sia nessuna. Prima la Pietra,
    poi la Bacchetta. Il campo, dove Voldemort torna in quel turno, è occupato.
    .question = Dove si possono mettere Pietra e Bacchetta?
    .reason = Entrambe le parti devono poterci arrivare.
RUL-HOG-162 =
    Con un dado, e uno per ogni Mangiamorte, nell’ordine che vuole. Le regole del cammino valgono per tutti, ma solo gli
    eroi possono fermarsi prima alle torri e agli Horcrux.
    .question = Come si muove Voldemort?
    .reason = Subentra a Minus, che aveva un dado.
RUL-HOG-163 =
    Le due parti tirano un dado, e a parità l’Horcrux è salvo. Con zanna o spada puoi fermarti sulla sua casella come
    sul luogo di una missione, e non ti muovi oltre. Dopo un successo si può usare la casella. L’obbligo di riprovare
    cessa quando l’eroe viene mandato alla Partenza.
    .question = Come si attacca esattamente un Horcrux?
    .reason = Segue le regole delle missioni.
RUL-HOG-164 =
    L’eroe rimane lì finché è distrutto, e quello stesso turno finisce con il ritorno alla torre. La Metropolvere è
    spesa all’arrivo.
    .question = E l’Horcrux al Ministero?
    .reason = HOG-631 vieta di andarsene prima.
RUL-HOG-165 =
    In una sala comune un eroe può prendere un segnalino Metropolvere invece di una carta. L’opzione `mode2_floo_refill`
    può vietarlo.
    .question = E se non resta Metropolvere mentre quell’Horcrux è ancora lì?
    .reason = Altrimenti potrebbe non riuscire più a vincere nessuno.
RUL-HOG-170 =
    Sì, ovunque si fermino su una casella del genere; Voldemort mai. L’opzione `mode2_de_draw` può vietarlo.
    .question = I Mangiamorte pescano carte?
    .reason = La regola d’oro è la più precisa.
RUL-HOG-175 =
    Sì, e allora torna con meno PV.
    .question = Si possono distruggere Horcrux prima che Voldemort sia tornato?
    .reason = Gli eroi possono cominciare subito.
RUL-HOG-177 =
    Mostrano quanti Horcrux restano. Il duello finale lo decidono soltanto i dadi.
    .question = A che cosa servono i PV di Voldemort?
    .reason = Nessuno lo combatte in altro modo.
RUL-HOG-181 =
    Sei, come nel regolamento, anche contro un Harry da solo. Con `mode2_death_eaters` = `by_heroes` ce ne sono tre per
    ogni eroe e mai più di sei: le prime tre plance, se Harry è solo. Così per lui è più facile.
    .question = Quanti Mangiamorte guida Voldemort?
    .reason = Con sei contro uno, Harry vince poco meno della metà delle partite; per cominciare si può volere più
        facile.


## Voldemort Returns: the meeting

HOG-640 =
    Solo Harry combatte Voldemort, e Voldemort combatte solo Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Quando si incontrano, perde la parte senza il suo segnalino: a Harry serve la Pietra, a Voldemort la Bacchetta.
    .source = VI.4
HOG-642 =
    Se Voldemort arriva da Harry con la Bacchetta mentre resta un Horcrux, vince lui.
    .source = VI.4
HOG-643 =
    Quando Harry ha la Pietra, Voldemort la Bacchetta e non resta nessun Horcrux, si arriva al duello finale: un dado
    ciascuno, e il più alto vince la partita.
    .source = VI.2, VI.4
HOG-644 =
    Il duello finale conclude la partita.
    .source = VI.4
RUL-HOG-167 =
    Non succede nulla, e chi è arrivato si ferma lì. Con `mode2_both_lack` la partita è pari.
    .question = E se il segnalino manca a entrambi?
    .reason = Perderebbero tutti e due, quindi lasciamo continuare la partita.
RUL-HOG-168 =
    Entrambi senza segnalino: RUL-HOG-167. Harry senza la Pietra: vince Voldemort. Voldemort senza la Bacchetta: vince
    la parte di Harry. Resta un Horcrux: vince Voldemort. Altrimenti il duello finale.
    .question = In quale ordine si decide l’incontro?
    .reason = In quest’ordine ogni caso ha una risposta.
RUL-HOG-169 =
    Si tira di nuovo.
    .question = E se il duello finale è pari?
    .reason = Solo uno può sopravvivere.


## Voldemort Returns: fighting

HOG-730 =
    Attacco: tira i dadi d’attacco della tua plancia. Un dado riesce se mostra la resistenza del difensore, da 2 a 5, o
    di più.
    .source = VI.5a
HOG-731 =
    Difesa: il difensore tira ancora una volta i dadi riusciti. Ogni 1 o 2 gli costa 2 PV, ogni 3, 4 o 5 gli costa 1 PV,
    e ogni 6 costa 1 PV all’attaccante.
    .source = VI.5b
HOG-732 =
    Incantesimi e pozioni si possono usare in ogni momento per fare più in fretta.
    .source = VI.5b
HOG-733 =
    I due attaccano a turno. Comincia chi è arrivato sulla casella.
    .source = VI.5d
HOG-734 =
    Quando tocca a te attaccare, tira i dadi o gioca una carta d’attacco o di difesa.
    .source = VI.5d
HOG-735 =
    Chi per primo perde tutti i PV perde il combattimento.
    .source = VI.5d
HOG-740 =
    Ciascuno può usare tre carte in un combattimento, pozioni e incantesimi insieme.
    .source = VI.5c
HOG-741 =
    Questo modo di combattere lo possono usare anche i maghi provetti fra loro.
    .source = VI.5c
HOG-742 =
    Un eroe sconfitto da un Mangiamorte ricomincia dalla Partenza con 1 PV.
    .source = VI.5c
HOG-743 =
    Se Minus è sconfitto, torna alla Partenza con 1 PV.
    .source = VI.5c
HOG-744 =
    Un Mangiamorte sconfitto esce dal gioco.
    .source = VI.5c
HOG-745 =
    Quando i Mangiamorte si fermano su una casella incantesimo o pozione, pescano come chiunque altro.
    .source = VI.5c
HOG-746 =
    Nel turno successivo un eroe sconfitto può sfidare di nuovo lo stesso Mangiamorte.
    .source = VI.5c
HOG-747 =
    Le caselle PV non fanno nulla per Voldemort.
    .source = VI.5c
HOG-748 =
    Se la casella di un Horcrux ha un effetto, si può usare anche quando si attacca l’Horcrux.
    .source = VI.5c
HOG-749 =
    Le abilità delle plance si possono usare in ogni attacco.
    .source = VI.5d
RUL-HOG-166 =
    Mai, perché nessuno combatte prima del ritorno. La regola conta con `mode2_early_fights`, che permette questi
    combattimenti.
    .question = Quando si può sconfiggere Minus?
    .reason = Il regolamento contiene entrambe le frasi.
RUL-HOG-171 =
    Sì.
    .question = Qui i Mangiamorte restano feriti?
    .reason = Tengono le loro plance e i loro PV per tutta la partita.
RUL-HOG-172 =
    No. La ferma una carta che annulla.
    .question = Ci sono dadi di difesa contro una carta d’attacco?
    .reason = I dadi di difesa sono quelli riusciti in un tiro.
RUL-HOG-173 =
    Le perdite del difensore vengono prima. A 0 il difensore ha perso, e all’attaccante resta almeno 1 PV.
    .question = E se i dadi di difesa portano entrambi a 0?
    .reason = Qualcuno deve vincere il combattimento.
RUL-HOG-174 =
    Solo il posto e i PV; carte e segnalini restano. Se era il turno dell’eroe, finisce.
    .question = Che cosa perde un eroe sconfitto?
    .reason = HOG-742 non toglie altro.
RUL-HOG-176 =
    No.
    .question = Harry perde la Pietra quando viene mandato alla Partenza?
    .reason = Gli eroi tengono i loro segnalini.
RUL-HOG-185 =
    No. Nessuno attacca quell’eroe prima che sia iniziato il suo prossimo turno. Incontrare Voldemort non è un attacco
    (HOG-641).
    .question = Un eroe rimandato alla Partenza può essere attaccato subito di nuovo?
    .reason = Con 1 PV seguirebbe una sconfitta dopo l’altra, e l’eroe non potrebbe farci nulla.


## Where the sources disagree

reading-hogwarts-year-books = Un libro o due
    .difference = Il Reparto Proibito dà un libro in un punto, due nel riepilogo del tabellone.
    .reading = Uno lì, due sulle caselle segnate con due libri.
    .reason = Il testo nomina il luogo.
reading-hogwarts-year-stops = Dove ci si può fermare
    .difference =
        Si annunciano tre situazioni, ma la terza è la regola stessa; le aule e la FAQ di un giocatore ne ammettono di
        più.
    .reading = Due eccezioni: i luoghi delle missioni e le torri.
    .reason = Alla fine il regolamento stesso ne conta due.
reading-hogwarts-year-collecting = I segnalini vanno raccolti?
    .difference = In un capitolo si deve, in un altro si può.
    .reading = Si può.
    .reason = Le missioni sono segrete, quindi un obbligo non si potrebbe controllare.
reading-hogwarts-year-special-tokens = Dove vanno i segnalini speciali usati
    .difference = I segnalini delle missioni vanno sul tabellone 2, quelli speciali a Diagon Alley.
    .reading = I segnalini speciali vanno sempre a Diagon Alley.
    .reason = La regola sui segnalini speciali è la più specifica.
reading-hogwarts-year-mission-six = Che cosa richiede la missione 6
    .difference =
        Due carte d’attacco sulla carta, due incantesimi d’attacco nel testo; e si dice che gli incantesimi feriscano
        Riddle, che ne è immune.
    .reading = Due carte d’attacco qualsiasi; gli incantesimi non lo feriscono.
    .reason = La carta è ciò che hai in mano.
reading-hogwarts-year-card-limit = Le carte dei maghi provetti
    .difference = Una pozione e un incantesimo in un punto, tre carte in un altro.
    .reading = Una per tipo contro i giocatori, tre negli altri combattimenti.
    .reason = Così entrambi i numeri hanno il loro posto.
reading-hogwarts-voldemort-returns-drawing = I Mangiamorte pescano carte?
    .difference = Non raccolgono incantesimi e pozioni, eppure pescano su quelle caselle.
    .reading = Pescano dove si fermano, Voldemort mai.
    .reason = La regola d’oro è la più precisa.
reading-hogwarts-year-defence-dice = Dadi di difesa per i maghi provetti
    .difference = Per loro valgono le stesse regole, oppure si possono usare.
    .reading = Solo se il tavolo li sceglie.
    .reason = Ciò che si può usare non è obbligatorio.
reading-hogwarts-year-solo-death-eaters = I Mangiamorte in solitario
    .difference = Si mettono sulle torri, ma non si possono attaccare.
    .reading = Stanno lì e non fanno nulla.
    .reason = Così sono vere entrambe le frasi.
reading-hogwarts-year-losing-duels = Quando si perde un duello
    .difference = A 1 PV, oppure senza più PV.
    .reading = A 1 PV.
    .reason = Lo dice il capitolo sui duelli.
reading-hogwarts-year-team-cards = Le carte di una squadra
    .difference = La missione 6 richiede tre carte, ma ogni membro ne può usare due.
    .reading = Le carte si dividono fra la squadra.
    .reason = Si chiede alla squadra nel suo insieme.
reading-hogwarts-year-last-ability = L’ultima abilità
    .difference = Ogni avversario ne ha una, ma la carta di Tiger si esaurisce con la sua sconfitta.
    .reading = Dipende dalla carta; Tiger non ce l’ha.
    .reason = Una carta prevale sulla regola generale.
reading-hogwarts-voldemort-returns-pettigrew = Si può sconfiggere Minus?
    .difference = Una regola lo manda alla Partenza, ma finché c’è lui nessuno combatte.
    .reading = Solo con l’opzione dei combattimenti anticipati.
    .reason = Altrimenti il caso non si presenta mai.
reading-hogwarts-year-variants = Quante sono le varianti
    .difference = Si dice di sceglierne una di tre, e ne sono elencate quattro.
    .reading = Quattro.
    .reason = Sono descritte tutte e quattro.
reading-hogwarts-year-split = Come si distribuiscono i segnalini
    .difference = 18, 3 e 9 nel regolamento; 18, 4 e 8 in vecchie regole francesi; e nove segnalini per otto caselle.
    .reading = 18, 3 e 9; una casella del tabellone 2 ha due rosette.
    .reason = Il regolamento che leggiamo è chiaro.
reading-hogwarts-year-more-than = I punti che chiudono la partita
    .difference = Più di 210, 260 o 320, oppure almeno altrettanti in una recensione.
    .reading = Più di.
    .reason = Il regolamento e due riassunti concordano.
reading-hogwarts-year-behaviour-range = Quanto valgono le carte comportamento
    .difference = Una carta stampata toglie 40 punti; il promemoria di un giocatore non scende sotto meno 30.
    .reading = Meno 40 esiste.
    .reason = La carta è raffigurata nel regolamento.
reading-hogwarts-year-staying = Quanto restano i Mangiamorte
    .difference = Fino alla fine della partita, oppure finché non sono sconfitti.
    .reading = Non si muovono mai, e uno sconfitto non c’è più.
    .reason = Così sono vere entrambe le frasi.
reading-hogwarts-year-lost-cards = Le carte dopo una missione fallita
    .difference = Incantesimi e pozioni nella regola, tutte le carte nell’esempio.
    .reading = Incantesimi e pozioni.
    .reason = La regola è più accurata dell’esempio.
reading-hogwarts-year-direction = A chi tocca dopo
    .difference = Al giocatore a destra, oppure in senso orario in una regola della casa.
    .reading = Al giocatore a destra.
    .reason = La fonte è il regolamento.
reading-hogwarts-voldemort-returns-stone = Dove si può mettere la Pietra
    .difference = Ovunque tranne che sul tabellone 2, oppure su qualsiasi casella.
    .reading = Non sul tabellone 2.
    .reason = La frase precisa prevale su quella breve.
reading-hogwarts-year-rolling = I combattimenti fra minorenni
    .difference = I due tirano a turno, oppure tirano entrambi e confrontano.
    .reading = Tirano entrambi per uno scambio.
    .reason = Solo così c’è qualcosa da confrontare.
reading-hogwarts-year-common-room = Le carte in una sala comune
    .difference = Una carta qualsiasi, oppure una di quattro mazzi.
    .reading = Una dei quattro mazzi.
    .reason = L’elenco è più preciso.
reading-hogwarts-year-floo = Metropolvere
    .difference = Compare come carta e come segnalino.
    .reading = Esistono entrambi e fanno la stessa cosa.
    .reason = Nella scatola ci sono i segnalini, nel mazzo le carte.
reading-hogwarts-year-defence-card = Dopo una carta di difesa
    .difference = L’avversario perde un turno, ma nell’esempio l’abilità segue l’attacco successivo.
    .reading = Solo la carta di difesa resta senza risposta.
    .reason = L’esempio lo mostra passo per passo.
reading-hogwarts-year-boards = Quante sono le plance
    .difference = 15 plance e pedine, ma 16 personaggi.
    .reading = 15: Minus e Voldemort ne condividono una.
    .reason = Uno prende il posto dell’altro.
reading-hogwarts-year-match-needed = Serve una partita di Quidditch?
    .difference = Per i maghi provetti è una regola, nel riassunto di un giocatore un’opzione.
    .reading = È una regola.
    .reason = La fonte è il regolamento.


## Options

option-hogwarts-variant =
    Chi gioca come: maghi minorenni per principianti, maghi provetti con carte richieste e Mangiamorte, squadre, o un
    giocatore da solo. Chi siede da solo al tavolo gioca comunque in solitario.
option-hogwarts-solo_rules =
    Quali regole segue chi gioca in solitario: quelle dei maghi minorenni o quelle dei maghi provetti.
option-hogwarts-length =
    Che cosa chiude la partita: quella classica richiede due missioni e più di 260 punti, quella veloce una e 210,
    quella lunga tre e 320.
option-hogwarts-teams =
    Quante squadre ci sono nella variante a squadre: una con tutti i giocatori, oppure due, tre o quattro che siedono
    alternate, con due o tre membri ciascuna.
option-hogwarts-end_timing =
    Se il giro si completa quando qualcuno ha raggiunto la fine, o la partita si ferma subito.
option-hogwarts-winner =
    Se vince chi ha più punti, o può vincere solo chi soddisfa di persona le condizioni di fine partita.
option-hogwarts-points_floor =
    Se i punti si fermano a 0, o possono scendere sotto.
option-hogwarts-first_player =
    Se è il caso a scegliere chi comincia, o comincia il posto con il numero indicato; il primo posto è 0.
option-hogwarts-hp_cap =
    Se i PV possono crescere senza limiti, o solo fino al numero con cui cominci.
option-hogwarts-hp_zero =
    Se perdere l’ultimo PV fuori da un combattimento ti mette fuori combattimento, o ti lascia con 1 PV.
option-hogwarts-extra_stops =
    Se puoi fermarti prima solo ai luoghi delle missioni e alle torri, anche in un’aula per cui hai un libro, o in ogni
    luogo con un nome.
option-hogwarts-floo_from_standing =
    Se un viaggio con la Metropolvere richiede un movimento finito su una torre, o può partire dalla torre su cui ti
    trovi già.
option-hogwarts-buckbeak =
    Se Fierobecco vola al posto del tuo tiro, o dopo il tuo movimento.
option-hogwarts-trade_refused_draw =
    Se uno scambio rifiutato conclude la tua visita alla sala comune, o puoi ancora pescare una carta.
option-hogwarts-required_cards =
    Se le carte che una missione richiede basta averle, o vanno spese.
option-hogwarts-exams_per_stop =
    Se puoi dare tutti gli esami per cui hai libri, o uno per ogni sosta.
option-hogwarts-defence_dice =
    Se i dadi di difesa non si usano, si usano fra giocatori, o si usano fra giocatori e contro i Mangiamorte.
option-hogwarts-de_setup =
    Se è il caso a mettere i Mangiamorte sulle torri, o è il primo giocatore.
option-hogwarts-de_exclude =
    Quali torri restano senza Mangiamorte all’inizio: più valori anche insieme; nessuna, se non ne scegliete.
option-hogwarts-solo_death_eaters =
    Se in solitario i Mangiamorte non fanno nulla, o li gioca il gioco.
option-hogwarts-mission_exchange =
    Se le missioni restano come distribuite, o in sette e otto giocatori se ne può cambiare una su una torre.
option-hogwarts-coop_round_limit =
    Dopo quanti giri ha perso una squadra unica con tutti i giocatori: mai, o dopo un certo numero di giri.
option-hogwarts-team_ability =
    Se l’abilità di un avversario colpisce solo il membro che ha attaccato, o tutta la squadra dopo ogni attacco.
option-hogwarts-solo_quidditch =
    Se chi gioca in solitario affronta una parte giocata dal gioco, o non ci sono partite di Quidditch.
option-hogwarts-placement =
    Se le pedine del Quidditch cominciano nella formazione standard, o ogni squadra le dispone liberamente.
option-hogwarts-bludger =
    Se un Bolide colpisce il primo avversario entro la distanza tirata, o solo esattamente a quella distanza.
option-hogwarts-steal_cost =
    Quante azioni costa rubare la Pluffa: due, o una.
option-hogwarts-match_turns =
    Quanti turni ha al massimo ogni parte nel round 1 di una partita di Quidditch.
option-hogwarts-mode2_floo_refill =
    Se nel Ritorno di Voldemort gli eroi possono prendere un segnalino Metropolvere in una sala comune, o no.
option-hogwarts-mode2_early_fights =
    Se prima che Voldemort sia tornato i giocatori si superano liberamente, o combattono già.
option-hogwarts-mode2_both_lack =
    Se la partita continua quando Harry e Voldemort si incontrano e a entrambi manca il segnalino, o finisce pari.
option-hogwarts-mode2_de_draw =
    Se nel Ritorno di Voldemort i Mangiamorte pescano carte sulle caselle incantesimo e pozione, o no.
option-hogwarts-mode2_death_eaters =
    Se Voldemort guida sei Mangiamorte, o tre per ogni eroe e sei al massimo. La seconda scelta rende la vita più facile
    a un Harry che è solo.
option-hogwarts-pack_data =
    Con quali contenuti si gioca: il tabellone, le carte e i personaggi di questo gioco, o un pacchetto che il tavolo
    porta con sé.
option-hogwarts-seconds_per_turn =
    Quanto può durare un turno: senza limiti, o un certo numero di secondi.


## Procedures

procedure-hogwarts-variants = Le varianti a confronto
    .text =
        | | Minorenni | Provetti | Squadra | Solitario |
        |---|---|---|---|---|
        | Segnalini Metropolvere all’inizio | 2 | 1 | 1 | 2 con le regole dei minorenni, 1 con quelle dei provetti |
        | Per una missione servono | oggetti | oggetti e carte | oggetti e carte, con tutta la squadra presente | come nelle regole scelte |
        | Carte in un combattimento di missione | 5 | 3 | 2 per ogni membro | come nelle regole scelte |
        | Carte in un duello | 5 | 3 | 3 | come nelle regole scelte |
        | Combattimento con un giocatore | un dado ciascuno, perde chi perde due scambi | dadi d’attacco o carte, si perde a 1 PV | come i provetti, mai nella stessa squadra | nessuno |
        | Carte in un combattimento con un giocatore | nessuna | una pozione e un incantesimo | una pozione e un incantesimo | nessuna |
        | Mangiamorte | nessuno | sei | sei | con le regole dei provetti sei, senza effetto |
        | Serve una partita di Quidditch per chiudere | no | sì | no | come nelle regole scelte |
        | Combattimento di missione perso | Paiolo Magico | Paiolo Magico | Paiolo Magico | la partita è persa |
procedure-hogwarts-turn = Un turno passo per passo
    .text =
        1. **Inizio del turno.** Se vuoi, gioca carte di inizio turno. Invece di tirare puoi volare con Fierobecco
           o aspettare sul luogo di una missione di squadra.
        2. **Tira** due dadi.
        3. **Cammina** per la somma, come descritto in «Il cammino passo per passo».
        4. **Combatti**, se dove finisce il tuo movimento c’è un Mangiamorte o un altro giocatore. Dopo, la
           casella non fa nulla e il turno è finito.
        5. **Raccogli** i segnalini oggetto della casella, nei limiti consentiti.
        6. **Tenta una missione** di questo luogo, se hai ciò che serve e ne hai voglia.
        7. **Usa la casella** e, se è un’aula, dai esami.
        8. **Viaggia**: da una torre con la Metropolvere, dal campo con una Passaporta al posto della partita.
           Laggiù raccogli i segnalini e, se in questo turno non ne hai ancora tentata una, tenta una missione.
           Poi torni indietro.
        9. **Fine.** Se ora qualcuno soddisfa le condizioni di fine partita, questo giro è l’ultimo. Tocca al
           giocatore alla tua destra, a meno che tu non abbia usato la Giratempo.
procedure-hogwarts-walk = Il cammino passo per passo
    .text =
        1. Vai su una casella collegata alla tua in cui non sei ancora stato durante questo movimento. Un passaggio
           libero non costa nulla; ogni altro passo ne consuma uno del tuo tiro.
        2. Se lì c’è un Mangiamorte o un giocatore di un’altra squadra, il tuo movimento finisce e si combatte.
        3. Se è il campo di Quidditch, il tuo movimento finisce.
        4. Puoi raccogliere un segnalino oggetto che si trova lì: due per turno, sei in tutto.
        5. Puoi fermarti se è una torre, o il luogo di una missione che puoi tentare subito.
        6. Altrimenti prosegui finché il tiro è esaurito. Un passo dopo il quale non potresti esaurirlo viene
           rifiutato, a meno che nessun percorso sia abbastanza lungo.
        7. Dopo l’ultimo passo puoi ancora prendere un passaggio libero.
procedure-hogwarts-field = Che cosa fa una casella
    .text =
        | Casella | Quando ti ci fermi | Nel Ritorno di Voldemort |
        |---|---|---|
        | Incantesimo, pozione | peschi una carta | lo stesso |
        | Libro, due libri | peschi un libro, o due | nulla |
        | Comportamento | peschi una carta e fai ciò che dice | nulla |
        | Evento | peschi una carta; riguarda tutti | nulla |
        | Duello | combatti con lo studente della carta | nulla |
        | PV | guadagni i PV indicati | lo stesso, ma non per Voldemort |
        | Sala comune | peschi una carta comportamento, un libro, una pozione o un incantesimo, oppure proponi uno scambio | un incantesimo o una pozione; un eroe può prendere un segnalino Metropolvere |
        | Incantesimi, Trasfigurazione, Difesa contro le Arti Oscure | esami, poi un incantesimo | un incantesimo |
        | Pozioni, Erbologia, Cura delle Creature Magiche | esami, poi due pozioni | due pozioni |
        | Ufficio di Silente | due incantesimi | lo stesso |
        | Ufficio di Piton | due pozioni | lo stesso |
        | Capanna di Hagrid | una pozione e un incantesimo | lo stesso |
        | Reparto Proibito | un libro | nulla |
        | Torre | un viaggio con la Metropolvere | un viaggio con la Metropolvere per gli eroi |
        | Campo di Quidditch | una partita, o un viaggio con una Passaporta | il rituale di Minus, o un viaggio con una Passaporta |
procedure-hogwarts-mission-fight = Un combattimento di missione passo per passo
    .text =
        1. Scegli la missione e mostra che hai i suoi segnalini, e le sue carte se la variante le chiede. In una
           squadra devono essere presenti tutti i membri.
        2. Scopri la sua carta combattimento. In una squadra moltiplica i suoi PV per il numero dei membri.
        3. Se la carta ha un effetto quando viene rivelata, accade ora. Ogni perdita viene prima annunciata: puoi
           rispondere con una carta di difesa o con la Pietra della Resurrezione.
        4. **Il tuo round.** Puoi giocare una carta di difesa. Se l’abilità viene prima degli attacchi, colpisce
           ora. Poi attacca con una carta d’attacco o con i tuoi dadi.
        5. Se il tuo avversario ha ancora PV e l’abilità viene dopo gli attacchi, colpisce ora. Se sei a 0, hai
           perso. Altrimenti torna al passo 4; in una squadra attacca il membro successivo.
        6. Se il tuo avversario non ha più PV, l’abilità colpisce un’ultima volta, a meno che la carta dica altro.
        7. Se ti resta almeno 1 PV hai vinto: prendi i punti, metti i segnalini sul tabellone 2 o a Diagon Alley e
           posa la missione scoperta. Con 0 PV hai perso: vai al Paiolo Magico, cedi incantesimi e pozioni e
           prendi 6 PV.
procedure-hogwarts-duel = Un duello passo per passo
    .text =
        1. Pesca una carta duello; se è il tuo personaggio, rimettila a posto e pesca di nuovo.
        2. Con 1 PV hai perso subito.
        3. Combatti come in un combattimento di missione, da quando si rivela la carta in poi, con il limite di
           carte dei duelli.
        4. Appena scendi a 1 PV hai perso, anche per l’ultima abilità: metti tre carte a tua scelta sotto i
           rispettivi mazzi, o tutte se ne hai di meno.
        5. Se il tuo avversario non ha più PV e dopo l’ultima abilità tu ne hai 2 o più, hai vinto: pesca un
           incantesimo, una pozione e un libro.
        6. La carta duello va sotto il suo mazzo e il tuo turno finisce.
procedure-hogwarts-player-fight-underage = Un combattimento fra maghi minorenni
    .text =
        1. Attacca chi è arrivato, e sceglie l’avversario se ce n’è più d’uno.
        2. Entrambi tirano un dado. Il più basso perde 1 PV, ma mai l’ultimo; a parità si tira di nuovo.
        3. Chi ha perso due scambi ha perso il combattimento; altrimenti si torna al passo 2.
        4. Il vincitore può prendere un segnalino oggetto, una Passaporta, un segnalino Metropolvere o una carta
           nascosta a caso.
        5. Il turno è finito.
procedure-hogwarts-player-fight-qualified = Un combattimento fra maghi provetti
    .text =
        1. Chi all’inizio ha solo 1 PV ha perso. Se entrambi ne hanno solo 1, non si combatte.
        2. Attacca per primo chi è arrivato: con i dadi d’attacco, oppure con un incantesimo o una pozione.
        3. L’altro può rispondere a una perdita annunciata con una carta di difesa. Ciascuno ha una pozione e un
           incantesimo per tutto il combattimento.
        4. Chi scende a 1 PV ha perso; altrimenti attacca l’altro.
        5. Il vincitore può prendere due segnalini oggetto, una Passaporta, un segnalino Metropolvere o due carte
           nascoste a caso.
        6. Il turno è finito.
procedure-hogwarts-death-eater = Un combattimento con un Mangiamorte
    .text =
        1. Il vicino di destra prende la plancia del Mangiamorte, tutti i suoi PV, un incantesimo e una pozione.
        2. Attacca prima il giocatore attivo, poi il Mangiamorte, e così via a turno: con i dadi o con una carta.
           Il giocatore attivo può usare tre carte.
        3. Chi per primo resta senza PV ha perso.
        4. Se ha perso il Mangiamorte, esce dal gioco e il giocatore prende 20 punti.
        5. Se ha perso il giocatore, gli costa quanto una missione fallita: il Paiolo Magico, tutti gli incantesimi
           e le pozioni, e 6 PV per ricominciare.
        6. Le carte del Mangiamorte vanno sotto i rispettivi mazzi e il turno è finito.
procedure-hogwarts-match = Una partita di Quidditch passo per passo
    .text =
        1. Ogni parte ha una Casa. Si dispongono Portiere, Battitori e Cacciatori, la Pluffa e i due Bolidi.
        2. Entrambi tirano due dadi; comincia la somma più alta.
        3. **Round 1.** Nel tuo turno tira due dadi per le tue azioni:

           | Che cosa fai | Azioni |
           |---|---|
           | muovere una pedina di una casella | 1 |
           | raccogliere la Pluffa o un Bolide entrando nella sua casella | nessuna |
           | lanciare un Bolide: tiri, scegli una direzione; il bersaglio lo schiva con 4 o più | nessuna |
           | lanciare la Pluffa di una casella, o passarla con il Portiere | 1 |
           | rubare la Pluffa | 1 per il passo e 1 per prenderla |
           | tirare in porta dalla linea 3 della squadra avversaria | 1 |

        4. Un tiro è gol se il dado del Cacciatore è più alto di quello del Portiere. Un gol dà una carta Quidditch,
           e poi la Pluffa va a chi difende.
        5. Con due gol si vince il round 1; lo vince anche chi elimina tutti i Cacciatori avversari. Dopo
           30 turni a testa lo vince chi ha più gol, altrimenti decidono i dadi (RUL-HOG-178).
        6. **Round 2.** Comincia chi ha vinto il round 1. Nel tuo turno tira due dadi, muovi il tuo Cercatore e, se
           vuoi, gioca una carta Quidditch.
        7. Il primo Cercatore che completa il giro cattura il Boccino e vince 40 punti.
        8. Tutte le carte Quidditch vanno sotto il loro mazzo, e la pedina sfidata torna dov’era.
procedure-hogwarts-return-turn = Un turno nel Ritorno di Voldemort
    .text =
        1. **Un eroe** che ha fallito con un Horcrux ci riprova invece di muoversi. Altrimenti tira due dadi e
           cammina; può fermarsi prima alle torri e, con la zanna o la spada, agli Horcrux.
        2. Un eroe che incontra un Mangiamorte si ferma e combatte. Harry e Voldemort si fermano per il loro
           incontro.
        3. A un Horcrux con la zanna o la spada: un dado ciascuno, e un risultato più alto lo distrugge. Dopo si
           può usare la casella.
        4. **Minus** tira un dado. Con tutti e quattro i segnalini si ferma sul campo, e Voldemort ritorna: sei
           Mangiamorte vanno sulle torri, Voldemort posa la Pietra, poi Harry la Bacchetta.
        5. **Voldemort** tira un dado per sé e uno per ogni Mangiamorte, nell’ordine che vuole. Un Mangiamorte che
           incontra un eroe si ferma e attacca.
        6. **Un combattimento:** chi è arrivato attacca con i dadi o con una carta. Chi difende tira di nuovo ogni
           dado riuscito: 1 o 2 gli costa 2 PV, da 3 a 5 gli costa 1 PV, e 6 costa 1 PV a chi attacca. Poi attacca
           l’altro.
        7. Un eroe sconfitto va alla Partenza con 1 PV, un Mangiamorte sconfitto esce dal gioco.
procedure-hogwarts-meeting = Quando Harry incontra Voldemort
    .text =
        1. A Harry manca la Pietra e a Voldemort la Bacchetta: non succede nulla, e la partita continua.
        2. Solo a Harry manca il suo segnalino: vince Voldemort.
        3. Solo a Voldemort manca il suo segnalino: vince la parte di Harry.
        4. Entrambi hanno il loro, ma resta un Horcrux: vince Voldemort.
        5. Altrimenti il duello finale: un dado ciascuno, e a parità si tira di nuovo. Il più alto vince la partita.


## Refused actions

refusal-hogwarts-not_your_turn = Non è il tuo turno.
refusal-hogwarts-game_over = La partita è finita.
refusal-hogwarts-not_now = Ora non è possibile.
refusal-hogwarts-choose_character = Prima scegli il tuo personaggio.
refusal-hogwarts-character_taken = Un altro giocatore ha quel personaggio.
refusal-hogwarts-not_a_student = Non puoi scegliere quel personaggio.
refusal-hogwarts-must_choose = Prima fai la scelta che ti aspetta.
refusal-hogwarts-not_a_neighbour = Queste due caselle non sono collegate.
refusal-hogwarts-not_enterable = Non puoi entrare in quella casella.
refusal-hogwarts-visited = In questo movimento hai già toccato quella casella.
refusal-hogwarts-cannot_finish = Da lì non potresti usare il resto del tiro.
refusal-hogwarts-must_go_on = Non puoi fermarti qui: usa il resto del tiro.
refusal-hogwarts-no_moves_left = Non ti restano passi.
refusal-hogwarts-no_roll = In questo turno non tiri.
refusal-hogwarts-move_first = Prima muoviti: puoi farlo dove finisce il tuo movimento.
refusal-hogwarts-no_waiting = Puoi aspettare solo nel luogo di una missione di squadra.
refusal-hogwarts-too_many_items = In questo turno non puoi raccogliere altri segnalini oggetto.
refusal-hogwarts-no_such_item = Qui non puoi prendere quel segnalino oggetto.
refusal-hogwarts-out_of_reach = Quel segnalino è troppo lontano.
refusal-hogwarts-swap_needed = Hai sei segnalini oggetto: scegline uno da lasciare.
refusal-hogwarts-swap_not_needed = Hai posto per il segnalino, quindi non devi lasciarne uno.
refusal-hogwarts-must_put_tokens = Prima metti il segnalino su una casella.
refusal-hogwarts-bad_place = Per questo non puoi scegliere quella casella.
refusal-hogwarts-not_held = Non hai quella carta o quel segnalino.
refusal-hogwarts-not_in_deck = Quella carta non è nel mazzo.
refusal-hogwarts-deck_empty = In quel mazzo non ci sono più carte.
refusal-hogwarts-must_arrange = Rimetti tutte queste carte, nell’ordine che vuoi.
refusal-hogwarts-must_discard = Prima scegli la carta che perdi.
refusal-hogwarts-no_such_ability = Il tuo personaggio non ha quell’abilità.
refusal-hogwarts-not_usable = Qui non puoi usare quel segnalino.
refusal-hogwarts-wrong_moment = Ora non puoi volare via.
refusal-hogwarts-wrong_moment_for_card = Quella carta serve solo in uno scontro.
refusal-hogwarts-start_of_turn_only = Puoi giocare quella carta solo all’inizio del tuo turno.
refusal-hogwarts-not_against_players = I maghi minorenni non possono usare carte contro altri giocatori.
refusal-hogwarts-no_target = Non c’è nessuno contro cui usare quella carta.
refusal-hogwarts-not_on_a_tower = La Metropolvere funziona solo da una torre.
refusal-hogwarts-no_floo = Non hai Metropolvere.
refusal-hogwarts-no_portkey = Non hai una Passaporta.
refusal-hogwarts-one_trip = Puoi fare un solo viaggio per turno.
refusal-hogwarts-not_a_floo_place = La Metropolvere non porta lì.
refusal-hogwarts-graveyard_by_portkey = Al cimitero ti porta solo una Passaporta.
refusal-hogwarts-not_your_mission = Quella non è una delle tue missioni aperte.
refusal-hogwarts-one_attempt = In questo turno hai già tentato una missione.
refusal-hogwarts-must_attempt = Hai interrotto il movimento per tentare qui, quindi tenta.
refusal-hogwarts-mission_needs_items = Ti mancano segnalini oggetto per questa missione.
refusal-hogwarts-mission_needs_cards = Ti mancano carte per questa missione.
refusal-hogwarts-team_not_there = Prima deve essere qui tutta la tua squadra.
refusal-hogwarts-not_here = Su questa casella non puoi farlo.
refusal-hogwarts-no_trade = Quello scambio non è possibile.
refusal-hogwarts-must_answer = Prima rispondi alla proposta.
refusal-hogwarts-other_classroom = L’esame di quel libro si dà in un’altra aula.
refusal-hogwarts-choose_opponent = Scegli prima con chi combattere.
refusal-hogwarts-no_such_player = Per questo non puoi scegliere quel giocatore.
refusal-hogwarts-no_cards = I maghi minorenni combattono fra loro senza carte.
refusal-hogwarts-no_tokens = I Mangiamorte non hanno segnalini oggetto.
refusal-hogwarts-too_many_cards = Hai usato tutte le carte che questo combattimento consente.
refusal-hogwarts-found_this_round = Potrai usare quella carta dal round successivo.
refusal-hogwarts-not_a_defence = Adesso aiuta solo una carta di difesa.
refusal-hogwarts-one_defence = Puoi giocare solo una carta di difesa alla volta.
refusal-hogwarts-nothing_to_cancel = Non c’è nulla che quella carta possa annullare.
refusal-hogwarts-dice_only = Quel segnalino dà solo dadi d’attacco, che adesso non servono.
refusal-hogwarts-bad_dice = Non puoi rilanciare quei dadi.
refusal-hogwarts-not_a_way_out = Da quella casella non puoi sfuggire al combattimento.
refusal-hogwarts-nothing_there = Chi ha perso non ha nulla di quel genere.
refusal-hogwarts-place_death_eater = Prima metti il Mangiamorte su una torre.
refusal-hogwarts-not_a_tower = Non puoi mettere lì un Mangiamorte: scegli un’altra torre.
refusal-hogwarts-tower_taken = Su quella torre c’è già un Mangiamorte.
refusal-hogwarts-hero_there = Su quella torre c’è un eroe.
refusal-hogwarts-not_a_hero = Scegli un personaggio dello schieramento di Harry.
refusal-hogwarts-hero_needed = Harry deve partecipare, e non resta nessun altro che possa giocarlo.
refusal-hogwarts-wrong_side = Quel segnalino appartiene all’altro schieramento.
refusal-hogwarts-never_carried = Un Horcrux non si può portare con sé.
refusal-hogwarts-no_powers = I segnalini oggetto non hanno poteri nel Ritorno di Voldemort.
refusal-hogwarts-token_on_mission = La missione richiede quel segnalino: ora non puoi usarlo per altro.
refusal-hogwarts-no_horcrux = Qui non c’è nessun Horcrux.
refusal-hogwarts-no_weapon = Ti serve la Zanna di Basilisco o la Spada di Grifondoro.
refusal-hogwarts-must_retry = Riprova a distruggere l’Horcrux prima di proseguire.
refusal-hogwarts-not_a_weapon = Puoi passare solo ciò che distrugge gli Horcrux.
refusal-hogwarts-not_together = Puoi passare qualcosa solo a un eroe sulla stessa casella.
refusal-hogwarts-board_full = Quell’eroe non ha posto per un altro segnalino oggetto.
refusal-hogwarts-unused_deck = Quel mazzo non si usa a questo tavolo.
refusal-hogwarts-no_floo_here = Qui non puoi avere Metropolvere.
refusal-hogwarts-floo_not_needed =
    Ricevi Metropolvere solo se non ne hai e se c’è ancora un Horcrux in un luogo lontano.
refusal-hogwarts-no_such_pawn = Quella non è una delle tue pedine.
refusal-hogwarts-already_moved = Quella pedina si è già mossa in questo turno.
refusal-hogwarts-must_challenge = Sfida qualcuno a una partita o usa la Passaporta.
refusal-hogwarts-play_to_end = Devi giocare la partita fino alla fine.
refusal-hogwarts-house_taken = Lo sfidante gioca già per quella Casa.
refusal-hogwarts-match_first = Prima finisci la partita.
refusal-hogwarts-must_place = Prima piazza le tue pedine.
refusal-hogwarts-already_placed = Hai già piazzato quella pedina.
refusal-hogwarts-wrong_line = Quella pedina non può cominciare lì.
refusal-hogwarts-must_roll = Prima tira i dadi.
refusal-hogwarts-no_actions = Non ti restano abbastanza azioni.
refusal-hogwarts-piece_out = Quella pedina è fuori dalla partita.
refusal-hogwarts-not_a_step = Vai alla casella successiva lungo le linee punteggiate.
refusal-hogwarts-field_taken = Lì c’è già una delle tue pedine.
refusal-hogwarts-opponent_there = Lì c’è un avversario: giragli intorno.
refusal-hogwarts-keeper_stays = Un Portiere non può lasciare l’area di porta.
refusal-hogwarts-goal_area = In un’area di porta possono entrare solo i Portieri.
refusal-hogwarts-no_bludger = Quella pedina non ha nessun Bolide da lanciare.
refusal-hogwarts-thrown_already = Quel Battitore ha già lanciato un Bolide in questo turno.
refusal-hogwarts-must_throw = Scegli una direzione per il Bolide.
refusal-hogwarts-no_quaffle = La tua squadra non ha la Pluffa.
refusal-hogwarts-bad_pass = Non puoi lanciare lì la Pluffa.
refusal-hogwarts-nobody_to_rob = Nessuno dei tuoi Cacciatori condivide una casella con chi porta la Pluffa.
refusal-hogwarts-must_take = Ruba la Pluffa, ora che il tuo Cacciatore l’ha raggiunta.
refusal-hogwarts-too_far = Puoi tirare in porta solo dalla linea 3 della squadra avversaria.
refusal-hogwarts-must_put = Prima metti la Pluffa su una casella della tua linea 3.
refusal-hogwarts-not_your_line = La Pluffa deve andare sulla tua linea 3.
refusal-hogwarts-one_card = In questo turno hai già usato una carta Quidditch.
