### The rules of Sequence in Italian: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: le regole
    .intro =
        Questa pagina raccoglie tutte le regole di Sequence secondo cui si gioca in Common Room. Giochi una
        carta, piazzi un gettone su una casella che mostra la stessa carta, peschi una nuova carta e cerchi di
        riempire linee da cinque.

        - Una sigla come SEQ-51 indica una **regola**: è scritta nei regolamenti stampati o ne deriva
          direttamente. La fonte dice dove si trova e se la regola è stampata, dedotta dal testo stampato,
          calcolata o presa da una fonte pubblica esterna ai regolamenti.
        - Una sigla come RUL-SEQ-51 indica una **decisione**: la nostra scelta dove i regolamenti tacciono o si
          possono leggere in due modi. Contiene la domanda, la risposta e il motivo. Alcune decisioni si
          possono cambiare con un’opzione quando si apre un tavolo.

        Uno **schieramento** è un singolo giocatore oppure, se si gioca a squadre, una squadra. Una **casella**
        è uno dei cento riquadri del tabellone. Un Jack **jolly** piazza un gettone, un Jack **anti-jolly** ne
        rimuove uno. Un gettone **bloccato** appartiene a una sequenza completata e resta dov’è.

        Sono trattate due edizioni stampate, e ogni regola indica le edizioni per cui vale. Questa pagina non è
        ufficiale: tutte le regole sono riscritte con parole nostre e non sostituiscono il regolamento della tua
        scatola; i nomi di giochi, editori, case e personaggi sono marchi dei rispettivi proprietari.
    .contents = Indice
    .editions = Edizioni
    .edition = Edizione
    .id = Sigla
    .box = Scatola
    .differences = In che cosa differiscono le edizioni
    .topic = Argomento
    .ids = Vedi
    .readings = In che cosa differiscono le lingue stampate e quale lettura seguiamo
    .readings-intro =
        Entrambe le edizioni sono stampate in otto lingue: inglese, francese, olandese, tedesco, italiano,
        spagnolo, portoghese e polacco. Non dicono sempre la stessa cosa; ecco dove.
    .difference = I testi
    .reading = La nostra lettura
    .why = Motivo
    .options = Opzioni
    .options-intro =
        Un tavolo sceglie le opzioni prima dell’inizio della partita. Il primo valore è quello predefinito. Il
        valore «edition» significa: come prevede la regola dell’edizione scelta.
    .option = Opzione
    .values = Valori
    .decides = Che cosa decide
    .procedures = Procedure
    .procedures-intro =
        Le stesse regole ancora una volta, nell’ordine esatto in cui si applicano.
    .refusals = Azioni rifiutate
    .refusals-intro =
        Un’azione non consentita viene rifiutata con un codice che dice il perché; questi sono i codici che si
        incontrano in partita. Non cambia nulla: la carta resta in mano, il turno resta dov’è e il tentativo non
        conta come azione di quel giocatore.
    .code = Codice
    .meaning = Significato
    .source = Fonte
    .rulings = Decisione

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, edizione Harry Potter, Goliath 2021
edition-sequence-classic-2022 = Classica 2022
    .box = Sequence, edizione classica, Goliath 2022


## Sections

section-sequence-components = Componenti
    .about = le carte, il tabellone, i gettoni
section-sequence-players = Giocatori e squadre
    .about = in quanti si gioca, squadre, posti, colori, quante sequenze servono per vincere
section-sequence-start = Chi comincia
    .about = l’estrazione del mazziere o dello schieramento che comincia
section-sequence-dealing = Distribuzione
    .about = quante carte in mano, il mazzo
section-sequence-information = Informazioni pubbliche e nascoste
    .about = che cosa possono vedere giocatori e spettatori
section-sequence-turn = Il turno
    .about = giocare una carta, piazzare un gettone, passare, nessuna giocata possibile, mano vuota
section-sequence-drawing = Pescare
    .about = la carta a fine turno, e che cosa succede se la si dimentica
section-sequence-corners = Angoli
    .about = le quattro caselle che valgono per tutti
section-sequence-jacks = Jack
    .about = i Jack jolly piazzano, i Jack anti-jolly rimuovono
section-sequence-dead-cards = Carte nulle
    .about = carte senza una casella libera, e come cambiarle
section-sequence-sequences = Sequenze
    .about = che cosa conta come linea da cinque, e che cosa è bloccato
section-sequence-long-lines = Linee lunghe
    .about = da sei a dieci in linea, chi sceglie le cinque, due sequenze in una linea
section-sequence-sharing = Caselle in comune
    .about = sequenze che si incrociano, due sequenze con un gettone
section-sequence-talk = Accordi e suggerimenti in squadra
    .about = che cosa possono dirsi i compagni, segnalazioni, la penalità
section-sequence-end = Fine della partita
    .about = vittoria, mazzo esaurito, pareggio
section-sequence-leaving = Abbandono e tempo
    .about = connessioni perse, giocatori che se ne vanno, resa


## Components

SEQ-01 =
    Le carte sono 104: due copie di ciascuno dei 52 tipi, cioè asso, da 2 a 10, Jack, regina e re in quattro
    semi o case. Non ci sono carte jolly a parte.
    .source =
        Contenuto. Il numero è stampato; la composizione è dedotta dai numeri stampati.
SEQ-02 =
    Otto delle 104 carte sono Jack: quattro jolly e quattro anti-jolly.
    .source =
        Harry Potter: I Jack. Classica: Regole del gioco nomina i due tipi; il loro numero è dedotto.
SEQ-03 =
    Il tabellone ha dieci righe di dieci caselle: 96 caselle che mostrano una carta e quattro angoli.
    .source =
        Contenuto e Regole del gioco. La misura è dedotta dai numeri stampati (48 tipi per due, più quattro
        angoli) e concorda con le descrizioni pubbliche del tabellone.
SEQ-04 =
    Ogni carta tranne i Jack è raffigurata su esattamente due caselle. I Jack non compaiono.
    .source = Regole del gioco (stampato)
SEQ-05 =
    Le carte sono disposte sul tabellone come mostrato in «Il tabellone», fra le procedure. Ruotato di un
    quarto, di mezzo o di tre quarti di giro, resta lo stesso tabellone.
    .source =
        Non è nel regolamento; da una fonte pubblica: diverse riproduzioni indipendenti del tabellone classico,
        che concordano su ogni casella.
SEQ-06 =
    Le carte appartengono a quattro case invece che a quattro semi, e la casa decide di che tipo è un Jack. Il
    regolamento non dice dove stanno le case sul tabellone; vedi RUL-SEQ-02 e RUL-SEQ-03.
    .source = I Jack (stampato)
SEQ-07 =
    Ci sono 135 gettoni: 50 onice, 50 oro e 35 argento.
    .source = Contenuto (stampato)
SEQ-08 =
    Ci sono 135 gettoni: 50 blu, 50 verdi e 35 rossi.
    .source = Contenuto (stampato; il totale è calcolato)
SEQ-09 =
    Un gettone ha due facce. Si piazza con la faccia Harry Potter in alto, e mostra la faccia SEQUENCE quando
    appartiene a una sequenza completata.
    .source = Regole del gioco (stampato)
RUL-SEQ-01 =
    Due per ciascuno dei 52 tipi, e nessuna carta jolly a parte.
    .question = Quali sono le 104 carte, e ci sono carte jolly a parte?
    .reason =
        104 è due volte 52. Le scatole americane contengono anche carte jolly, ma le loro regole le lasciano
        fuori dal gioco.
RUL-SEQ-02 =
    Nel programma le carte conservano i quattro semi: Grifondoro sta per quadri, Serpeverde per fiori,
    Tassorosso per cuori e Corvonero per picche.
    .question = Quale casa prende il posto di quale seme?
    .reason =
        Così i Jack delle due edizioni hanno gli stessi poteri. Il regolamento fissa le due coppie: Grifondoro
        e Serpeverde come jolly, Tassorosso e Corvonero come anti-jolly. Quale seme vada a quale casa dentro una
        coppia è una nostra scelta e per il gioco è indifferente.
RUL-SEQ-03 =
    Come sul tabellone classico, con le case al posto dei semi secondo RUL-SEQ-02. La disposizione è conservata
    fra i dati dell’edizione, così si potrà sostituire quando si conoscerà quella vera.
    .question = Come sono disposte le carte sul tabellone Harry Potter?
    .reason =
        Il regolamento non lo dice, e non è stata trovata nessuna fonte pubblica. Nessuna regola ne dipende:
        cambia solo quali caselle sono vicine.
RUL-SEQ-04 =
    Il tabellone è memorizzato nella sola posizione mostrata in «Il tabellone». Lo schermo può ruotare
    l’immagine, ma righe e colonne conservano i loro numeri.
    .question = Qual è il lato alto del tabellone?
    .reason =
        Le riproduzioni pubbliche mostrano lo stesso tabellone in tutte e quattro le rotazioni, ma mai
        specchiato.
RUL-SEQ-14 =
    No. Le due copie di una carta sono intercambiabili.
    .question = Un giocatore deve dire quale di due carte uguali gioca?
    .reason = Le due copie sono identiche e fanno la stessa cosa.
RUL-SEQ-68 =
    I gettoni non finiscono mai; il numero mostrato è solo informativo. Con limit_chips attiva, uno schieramento
    senza gettoni nella riserva non può piazzarne, e quindi può giocare solo i Jack anti-jolly. I gettoni
    rimossi dal tabellone tornano nella riserva.
    .question = Che cosa succede quando uno schieramento finisce i gettoni?
    .reason = I regolamenti non ne parlano, e in pratica le quantità stampate bastano.


## Players and teams

SEQ-10 =
    Sequence è per 2, 3, 4, 6, 8, 9, 10 o 12 giocatori: qualsiasi numero da 2 a 12 divisibile per 2 o per 3. Non
    si può giocare in 5, 7 o 11.
    .source =
        Preparazione del gioco. Stampato nell’edizione Harry Potter; nell’edizione classica dedotto dall’elenco
        delle carte in mano e dalle squadre uguali.
SEQ-11 =
    In due o tre si gioca ciascuno per sé. Da quattro in su si devono formare squadre. Non ci sono mai più di
    tre schieramenti.
    .source = Preparazione del gioco (stampato)
SEQ-12 =
    Tutte le squadre hanno lo stesso numero di membri. In 4 si formano due squadre da 2; in 6 due da 3 o tre da
    2; in 8 due da 4; in 9 tre da 3; in 10 due da 5; in 12 due da 6 o tre da 4.
    .source =
        Harry Potter: Gioco a squadre. Classica: Preparazione del gioco. L’uguaglianza è stampata; l’elenco è
        calcolato.
SEQ-13 =
    Con due squadre i posti si alternano attorno al tabellone, così che ognuno siede fra due avversari.
    .source = Harry Potter: Gioco a squadre. Classica: Preparazione del gioco (stampato)
SEQ-14 =
    Con tre squadre, attorno al tabellone ogni terzo posto appartiene alla stessa squadra.
    .source =
        Harry Potter: Gioco a squadre (stampato). Classica: Preparazione del gioco, che chiede solo ai compagni
        di alternarsi.
SEQ-15 =
    Due schieramenti usano i gettoni oro e onice. L’argento serve solo a un terzo schieramento.
    .source = Preparazione del gioco (stampato)
SEQ-16 =
    Gli schieramenti scelgono il colore. Due schieramenti usano blu e verde, e il rosso resta per un terzo.
    .source = Preparazione del gioco (stampato; il terzo colore è dedotto)
SEQ-17 =
    Tutti i membri di una squadra giocano con lo stesso colore. Gettoni, sequenze e vittoria appartengono allo
    schieramento e non al singolo giocatore.
    .source = Preparazione del gioco e Fine del gioco (stampato)
SEQ-18 =
    Con due schieramenti servono due sequenze per vincere. Con tre ne basta una.
    .source = Harry Potter: Obiettivo del gioco. Classica: Obiettivo del gioco e Fine del gioco (stampato)
RUL-SEQ-10 =
    Esattamente i numeri di SEQ-10 e le squadre di SEQ-12. Con 6 o 12 giocatori, chi apre il tavolo sceglie due
    o tre squadre. In due o tre si gioca sempre da soli, e con qualsiasi altro numero di giocatori la partita
    non può cominciare.
    .question = Quali numeri di giocatori e di squadre può scegliere un tavolo?
    .reason = Le squadre devono essere uguali, e sono al massimo tre.
RUL-SEQ-11 =
    I posti sono numerati in senso orario e vanno a turno agli schieramenti: primo, secondo, terzo se c’è, poi
    di nuovo il primo. I giocatori possono scambiarsi di posto solo prima dell’inizio della partita.
    .question = Chi siede dove?
    .reason = Ne risultano esattamente i posti di SEQ-13 e SEQ-14.
RUL-SEQ-12 =
    Ogni schieramento può scegliere fra i colori della propria edizione. Senza una scelta l’ordine è questo:
    oro, onice, argento nell’edizione Harry Potter; blu, verde, rosso nell’edizione classica. Il terzo colore è
    disponibile solo con tre schieramenti.
    .question = A chi va quale colore?
    .reason = Segue da SEQ-15 e SEQ-16.


## Choosing who starts

SEQ-19 =
    Ogni giocatore pesca una carta, e chi ha la più bassa fa da mazziere. L’asso è alto, quindi la carta più
    bassa è il 2.
    .source = Preparazione del gioco (stampato)
SEQ-20 =
    Il primo turno spetta al giocatore alla sinistra del mazziere.
    .source = Regole del gioco (stampato)
SEQ-21 =
    Ogni schieramento pesca una carta, e comincia quello con la più alta. Non c’è un mazziere.
    .source = Preparazione del gioco (stampato; non si parla di un mazziere)
SEQ-22 =
    In caso di parità nell’estrazione iniziale si pesca di nuovo.
    .source = Preparazione del gioco (stampato)
RUL-SEQ-05 =
    Pesca di nuovo solo chi è in parità per la carta decisiva, quante volte serve finché ne resta uno. La carta
    decisiva è la più bassa nell’edizione Harry Potter e la più alta nell’edizione classica. I semi non
    risolvono mai una parità.
    .question = Chi pesca di nuovo quando l’estrazione iniziale finisce in parità?
    .reason =
        L’edizione Harry Potter non parla di parità; l’edizione classica dice solo di pescare ancora.
RUL-SEQ-06 =
    Dal basso in alto: da 2 a 10, Jack, regina, re, asso. Vale in entrambe le edizioni.
    .question = Qual è l’ordine delle carte nell’estrazione iniziale?
    .reason =
        L’edizione Harry Potter dice che l’asso è alto. L’edizione classica non lo dice, ma anche nelle regole
        americane l’asso è alto.
RUL-SEQ-07 =
    Si prendono una dopo l’altra dalle 104 carte mescolate, si mostrano a tutti e si rimettono a posto. Poi, prima
    di distribuire, si rimescola tutto.
    .question = Che fine fanno le carte pescate nell’estrazione iniziale?
    .reason = Nell’edizione Harry Potter il mazziere mescola dopo questa estrazione.
RUL-SEQ-08 =
    Per la squadra pesca il membro con il numero di posto più basso, che fa anche il primo turno se la squadra
    vince l’estrazione. Con l’opzione starter su random_member, si sceglie invece a caso un membro della squadra
    vincente.
    .question = Nel gioco a squadre, chi pesca per la squadra e chi fa il primo turno?
    .reason =
        Inglese, francese, tedesco e italiano parlano solo della squadra; polacco, olandese e portoghese parlano
        di chi ha pescato. Questa risposta va bene per entrambi.


## Dealing

SEQ-24 =
    Ogni giocatore riceve 7 carte se si gioca in 2, 6 carte in 3 o 4, 5 carte in 6, 4 carte in 8 o 9, e 3 carte
    in 10 o 12. Conta il numero dei giocatori, non quello degli schieramenti.
    .source = Preparazione del gioco (stampato)
SEQ-25 =
    Il mazziere mescola le carte e ne dà a tutti lo stesso numero.
    .source = Preparazione del gioco (stampato)
SEQ-26 =
    Le carte che restano formano il mazzo: 90 carte in 2 giocatori, 86 in 3, 80 in 4, 74 in 6, 72 in 8, 68 in 9,
    74 in 10 e 68 in 12.
    .source = Preparazione del gioco. Il mazzo è stampato; il numero delle carte è calcolato.
RUL-SEQ-09 =
    Le carte si distribuiscono una alla volta e in senso orario, cominciando da chi fa il primo turno.
    Nell’edizione Harry Potter il mazziere serve solo a indicare chi è; l’edizione classica non ha mazziere.
    .question = Chi distribuisce in una partita digitale, e in quale ordine?
    .reason = Con un ordine fisso ogni distribuzione si può ripetere a partire dal suo seed.


## Open and hidden information

RUL-SEQ-13 =
    Una mano la vede solo chi la tiene, non i compagni né gli spettatori. Tutti vedono quante carte ci sono in
    ogni mano e nel mazzo, il tabellone, le sequenze completate e ogni carta giocata, cambiata o ceduta. Un
    tavolo può mostrare le mani ai compagni di squadra; vedi RUL-SEQ-74.
    .question = Che cosa è nascosto e che cosa è visibile?
    .reason = Le carte si posano scoperte, e parlare delle carte in mano è vietato.
RUL-SEQ-80 =
    Solo ciò che è visibile a tutti, come in RUL-SEQ-13.
    .question = Che cosa vedono gli spettatori?
    .reason = Uno spettatore che vedesse una mano potrebbe rivelarla.


## The turn

SEQ-23 =
    I turni procedono in senso orario.
    .source = Regole del gioco (stampato)
SEQ-27 =
    Nel tuo turno scegli esattamente una carta dalla mano e la metti scoperta davanti a te, sulla tua pila degli
    scarti.
    .source = Regole del gioco (stampato; solo l’edizione Harry Potter parla di scarto)
SEQ-28 =
    Se la carta non è un Jack, piazzi poi un gettone del tuo colore su una casella che mostra quella carta.
    .source = Regole del gioco (stampato)
SEQ-29 =
    Puoi usare l’una o l’altra delle due caselle che mostrano la tua carta, purché non ci sia sopra un gettone.
    .source = Regole del gioco (stampato)
SEQ-30 =
    Un gettone piazzato resta dov’è. Solo un Jack anti-jolly può toglierlo dal tabellone.
    .source =
        Regole del gioco. Stampato nell’edizione Harry Potter; dedotto nell’edizione classica, che non conosce
        altri modi.
SEQ-31 =
    L’ordine del turno è: cambiare una carta nulla, se ne hai una e vuoi farlo; giocare una carta; piazzare o
    rimuovere un gettone; pescare una carta.
    .source = Regole del gioco; nell’edizione Harry Potter anche Carta nulla e I Jack (stampato)
RUL-SEQ-15 =
    No. Chi può giocare deve giocare.
    .question = Un giocatore può rinunciare a giocare?
    .reason = Un turno consiste nel giocare una carta, e i regolamenti non prevedono di passare.
RUL-SEQ-16 =
    Se in questo turno il giocatore può ancora cambiare una carta nulla, deve prima farlo. Se anche così non può
    giocare, passa: non scarta e non pesca nessuna carta.
    .question =
        E se non si può giocare nessuna carta: solo carte nulle, Jack anti-jolly senza bersaglio o Jack jolly a
        tabellone pieno?
    .reason = La carta pescata a fine turno sostituisce una carta giocata.
RUL-SEQ-17 =
    Se in un giro completo tutti i posti passano, e nel frattempo nessuno gioca, cambia o pesca una carta,
    la partita è pari. Una giocata conta dal momento in cui è fatta, anche finché la scelta delle sue cinque
    caselle resta aperta. Un giro con un cambio non conta, perché il turno successivo ne permette un altro.
    .question = E se passano tutti?
    .reason = Non può più cambiare nulla.
RUL-SEQ-18 =
    Il posto resta in gioco, passa da sé a ogni turno e non pesca più. Il suo schieramento può ancora vincere
    grazie agli altri membri. Con empty_hand su draw_one, quel posto pesca una carta invece di fare il turno.
    .question = E se un giocatore resta senza carte dopo pescate perse o penalità?
    .reason = Le carte perse o cedute non si recuperano mai; vedi SEQ-35 e SEQ-60.
RUL-SEQ-26 =
    Un’azione non consentita viene rifiutata, e un’azione accettata è definitiva.
    .question = Si può ritirare una mossa, o correggere una carta o una casella sbagliata?
    .reason = Un gettone piazzato resta dov’è; vedi SEQ-30.
RUL-SEQ-69 =
    Non c’è una regola apposita. Valgono RUL-SEQ-16 e RUL-SEQ-17.
    .question = E se il tabellone è pieno?
    .reason = Ci pensano già le decisioni su come si passa.


## Drawing

SEQ-32 =
    Concludi il turno pescando una carta dal mazzo.
    .source =
        Regole del gioco. Stampato ovunque tranne che nel testo inglese dell’edizione classica, che lo lascia
        solo intendere.
SEQ-33 =
    Se dimentichi di pescare, perdi il diritto a quella carta appena il giocatore successivo comincia ad agire.
    .source = Regole del gioco (stampato; la formulazione cambia da una lingua all’altra)
SEQ-34 =
    Se dimentichi di pescare, perdi il diritto a quella carta solo quando il giocatore successivo ha sia giocato
    sia pescato.
    .source = Regole del gioco (stampato)
SEQ-35 =
    Una pescata persa non si recupera mai: giochi fino alla fine con quella carta in meno.
    .source = Regole del gioco (stampato)
RUL-SEQ-27 =
    Si può fare in entrambi i modi. Di norma i giocatori pescano da sé, e possono dimenticarsene. Con draw_mode
    su «auto», la carta viene pescata subito dopo la giocata e nulla si può dimenticare.
    .question = I giocatori pescano da sé o pesca il programma per loro?
    .reason =
        SEQ-33, SEQ-34 e SEQ-35 hanno senso solo quando i giocatori pescano da sé; per una partita tranquilla è
        più comodo pescare in automatico.
RUL-SEQ-28 =
    Il turno passa appena la giocata è risolta. Da quel momento il giocatore successivo può cambiare o giocare e
    il precedente può ancora pescare; ciò che arriva prima conta prima.
    .question = Chi può agire fra una giocata e la pescata che le spetta?
    .reason = È così anche a un tavolo vero, e nessuno deve aspettare un invito.
RUL-SEQ-29 =
    Quando è accettata la prima azione del giocatore successivo, che sia un cambio o una giocata. L’opzione
    forgotten_draw può modificarlo: next_action è la lettura dell’edizione Harry Potter, next_draw quella
    dell’edizione classica, e con «never» nessuna azione di un altro giocatore fa perdere il diritto.
    .question = In quale momento esatto si perde una pescata dimenticata nell’edizione Harry Potter?
    .reason =
        Le otto lingue oscillano fra l’inizio del turno successivo e la mossa successiva. Un turno diventa
        visibile con la sua prima azione, ed è ciò che meglio si accorda con tutte.
RUL-SEQ-30 =
    Quando il giocatore successivo ha fatto una giocata, piazzando o rimuovendo un gettone, e ha poi pescato la
    carta che conclude quel turno. L’opzione forgotten_draw può modificarlo, come descritto in RUL-SEQ-29.
    .question = In quale momento esatto si perde una pescata dimenticata nell’edizione classica?
    .reason = SEQ-34 chiede entrambe le cose, la mossa e la pescata.
RUL-SEQ-31 =
    I diritti si sommano, e chi pesca per una giocata più recente annulla tutti i più vecchi. Supponiamo che A e
    B abbiano entrambi dimenticato di pescare, e che C abbia giocato ma non pescato. Allora A e B possono ancora
    pescare tutti e due, ma A solo prima di B: quando B ha pescato, il diritto di A è perso.
    .question = E se anche il giocatore successivo dimentica di pescare?
    .reason =
        Finché B non ha sia giocato sia pescato, il diritto di A resta; ma non può durare più del diritto di B.
RUL-SEQ-32 =
    Con il proprio successivo cambio o la propria successiva giocata. Se il diritto c’è ancora quando comincia
    quel turno, il giocatore può prima pescare. A nessuno spettano mai due carte.
    .question = Quando finisce al più tardi il diritto a una carta dimenticata?
    .reason = Altrimenti le mani potrebbero superare il numero di carte previsto.
RUL-SEQ-33 =
    Passare non è una mossa e non fa perdere nessun diritto. Il diritto di pescare resta finché qualcuno agisce.
    .question = E se il giocatore successivo passa?
    .reason =
        Un posto saltato in automatico non deve costare una carta al giocatore precedente nello stesso istante.
RUL-SEQ-34 =
    Nell’edizione Harry Potter la pescata del giocatore precedente è persa, perché il cambio è la prima azione.
    Nell’edizione classica non è persa, perché la carta pescata in un cambio non è quella che conclude il turno.
    In entrambe le edizioni chi comincia il proprio turno con un cambio perde una pescata che ancora gli spetta.
    .question = E se il giocatore successivo comincia cambiando una carta nulla?
    .reason = Segue da SEQ-33 e SEQ-34.
RUL-SEQ-35 =
    Esattamente una carta in meno da lì in poi; nei turni seguenti si pesca una carta come al solito. Più pescate
    perse si sommano.
    .question = Quanto costa una pescata persa?
    .reason = SEQ-35 toglie una carta e non il diritto di pescare ancora.
RUL-SEQ-36 =
    Sì; vale come dimenticarsene. Nell’edizione Harry Potter può contare quando nel mazzo resta una sola carta.
    .question = Un giocatore può non pescare apposta?
    .reason = L’unica punizione nei regolamenti è la carta persa.
RUL-SEQ-37 =
    I bot pescano subito. Un bot che segue un giocatore umano che deve ancora pescare aspetta che la carta sia
    pescata o che sia trascorso il tempo fissato con draw_grace.
    .question = Come si comportano i bot con la pescata?
    .reason = Altrimenti un bot farebbe perdere il diritto al giocatore prima di lui in pochi millisecondi.
RUL-SEQ-38 =
    Solo il giocatore a cui spetta una carta può pescarla. Lo schermo glielo ricorda e non trattiene nessuno; gli
    altri se ne accorgono solo dal numero di carte in mano. Nell’edizione Harry Potter il promemoria di un
    compagno vale come suggerimento.
    .question = Gli altri possono pescare per me o ricordarmi di pescare?
    .reason = SEQ-59 vieta di avvertire un compagno.


## Corners

SEQ-36 =
    Ogni angolo conta per ogni schieramento come se ci fosse un gettone del suo colore.
    .source = Regole del gioco (stampato)
SEQ-37 =
    Con un angolo bastano quattro gettoni per una sequenza.
    .source = Regole del gioco (stampato)
SEQ-38 =
    Più schieramenti possono usare lo stesso angolo, anche contemporaneamente.
    .source = Regole del gioco (stampato)
RUL-SEQ-21 =
    No. Un angolo non è una casella libera, e non ha un gettone che si possa rimuovere.
    .question = Si può piazzare un gettone su un angolo, o toglierne uno?
    .reason =
        L’angolo conta già per tutti; vedi SEQ-36. Le risposte pubbliche ai giocatori dicono lo stesso.


## Jacks

SEQ-39 =
    I Jack jolly sono quelli di Grifondoro (Ron Weasley) e Serpeverde (Professor Piton).
    .source = I Jack (stampato)
SEQ-40 =
    I Jack jolly sono i Jack frontali, con due occhi: i Jack di fiori e di quadri.
    .source =
        Regole del gioco. Che siano frontali è stampato; i semi vengono da una fonte pubblica, le figure comuni
        delle carte da gioco.
SEQ-41 =
    Per giocare un Jack jolly, mettilo sulla tua pila degli scarti e piazza un gettone del tuo colore su
    qualsiasi casella libera.
    .source = Harry Potter: I Jack. Classica: Regole del gioco (stampato)
SEQ-42 =
    I Jack anti-jolly sono quelli di Tassorosso (Ninfadora Tonks) e Corvonero (Professoressa Cooman).
    .source = I Jack (stampato)
SEQ-43 =
    I Jack anti-jolly sono i Jack laterali, con un occhio solo: i Jack di picche e di cuori.
    .source =
        Regole del gioco. Che siano laterali è stampato; i semi vengono da una fonte pubblica, le figure comuni
        delle carte da gioco.
SEQ-44 =
    Per giocare un Jack anti-jolly, mettilo sulla tua pila degli scarti e togli dal tabellone un gettone
    avversario.
    .source = Harry Potter: I Jack. Classica: Regole del gioco (stampato)
SEQ-45 =
    Un gettone che fa parte di una sequenza completata non può essere tolto dal tabellone.
    .source = Harry Potter: I Jack e Regole del gioco. Classica: Regole del gioco (stampato)
SEQ-46 =
    Il gettone rimosso non viene rimpiazzato: nel turno in cui rimuovi un gettone non ne piazzi.
    .source =
        Classica: Regole del gioco (stampato). Harry Potter: dedotto da I Jack, dove un Jack è tutto il turno.
SEQ-47 =
    Giocare un Jack è tutto il tuo turno: peschi una carta per sostituirlo, e il turno è finito.
    .source = Harry Potter: I Jack (stampato). Classica: dedotto da Regole del gioco.
RUL-SEQ-19 =
    Non si può giocare, nemmeno senza effetto, e non è una carta nulla. Aspetta in mano.
    .question = E se non c’è nessun gettone che un Jack anti-jolly possa rimuovere?
    .reason = Deve rimuovere un gettone, e non ha caselle proprie che possano essere coperte.
RUL-SEQ-20 =
    Non si può giocare, e non è una carta nulla.
    .question = E se per un Jack jolly non resta nessuna casella libera?
    .reason = Un Jack jolly ha bisogno di una casella libera.
RUL-SEQ-22 =
    Qualsiasi gettone non bloccato di qualsiasi altro schieramento; con tre schieramenti il giocatore sceglie
    liberamente fra i due avversari. Mai un gettone del proprio schieramento, chiunque l’abbia piazzato.
    .question = Di chi sono i gettoni che un Jack anti-jolly può rimuovere?
    .reason = I regolamenti parlano dei gettoni di un avversario.
RUL-SEQ-23 =
    Sì. Dal turno del giocatore successivo chiunque può usarla, con la sua carta o con un Jack jolly. Il gettone
    rimosso torna nella riserva del suo proprietario.
    .question = La casella liberata si può usare di nuovo?
    .reason = SEQ-46 esclude un nuovo gettone solo nello stesso turno.
RUL-SEQ-24 =
    Sì. Solo una sequenza completata protegge i suoi gettoni.
    .question = Si può rimuovere un gettone di una linea incompleta, per esempio uno di quattro in fila?
    .reason = SEQ-45 protegge le sequenze completate e nient’altro.
RUL-SEQ-81 =
    No; nessuno dei due regolamenti lo permette. Un tavolo può attivarlo come regola della casa con
    breakable_sequences.
    .question = Un Jack anti-jolly può spezzare una sequenza completata?
    .reason = È una variante nota da un foglio di regole inglese pubblico.


## Dead cards

SEQ-48 =
    Una carta nella tua mano è nulla quando su entrambe le sue caselle ci sono gettoni.
    .source = Carta nulla (stampato)
SEQ-49 =
    Una carta della tua mano che non si può giocare, perché non ha nessuna casella libera, si può cambiare.
    .source =
        Regole del gioco. Stampato come «non giocabile» in sei lingue e in modo esatto in olandese; nel testo
        polacco la regola manca.
SEQ-50 =
    Per cambiare una carta nulla, mettila sulla tua pila degli scarti nel tuo turno, prima di giocare, e pesca
    una carta. Poi fai il tuo turno. Non sei obbligato a cambiare.
    .source = Harry Potter: Carta nulla. Classica: Regole del gioco (stampato)
SEQ-51 =
    In ogni turno puoi cambiare al massimo una carta nulla.
    .source =
        Harry Potter: Carta nulla (stampato). Classica: Regole del gioco, stampato solo in olandese.
SEQ-52 =
    Annunci a tutti che la carta è nulla.
    .source = Carta nulla (stampato)
RUL-SEQ-25 =
    Sì: prima il cambio, poi qualsiasi giocata, anche con un Jack o con la carta appena pescata. Due giocate in
    un turno non sono mai possibili.
    .question = Un giocatore può cambiare una carta nulla e giocare un Jack nello stesso turno?
    .reason = Segue dall’ordine del turno; vedi SEQ-31.
RUL-SEQ-39 =
    No, in nessuna delle due edizioni. Con jack_exchange attiva, un Jack che non si può giocare si può cambiare
    come una carta nulla.
    .question = Un Jack può essere una carta nulla?
    .reason =
        L’edizione Harry Potter e il testo olandese dell’edizione classica definiscono una carta nulla in base
        alle sue caselle, e un Jack non ne ha. Gli altri testi classici parlano solo di una carta che non si può
        giocare, e un tavolo può prenderli alla lettera.
RUL-SEQ-40 =
    Una. Con exchange_limit su «unlimited» non c’è limite.
    .question = Quante carte nulle si possono cambiare in un turno nell’edizione classica?
    .reason = Il testo olandese dice una, e così le regole americane e l’edizione Harry Potter.
RUL-SEQ-41 =
    No. Scartare la carta nulla e pescare la nuova sono un’unica azione.
    .question = Si può dimenticare la nuova carta di un cambio?
    .reason = I regolamenti lo descrivono come un solo gesto.
RUL-SEQ-42 =
    No. In un turno con un cambio si pescano in tutto due carte, così la mano resta della stessa misura.
    .question = Un cambio sostituisce la pescata di fine turno?
    .reason =
        Lo fa pensare solo il testo italiano dell’edizione Harry Potter. Così la mano si ridurrebbe per un
        semplice cambio.
RUL-SEQ-43 =
    Nel proprio turno, prima della giocata. Non si può dopo la giocata, nel turno di un altro giocatore o finché
    è aperta la scelta di una sequenza o una penalità.
    .question = Quando si può cambiare una carta nulla?
    .reason = SEQ-50 lo colloca prima della giocata.
RUL-SEQ-44 =
    Con le opzioni predefinite non può succedere: nell’edizione Harry Potter la partita è già finita, e in quella
    classica c’è un nuovo mazzo. Con pile_exhausted su play_on, o exhaustion_timing su on_needed_draw, non si può
    cambiare finché il mazzo è vuoto.
    .question = Si può cambiare una carta nulla quando il mazzo è vuoto?
    .reason = Non ci sarebbe nessuna carta da pescare.
RUL-SEQ-45 =
    Si giudica al momento del cambio: su entrambe le caselle c’è un gettone di un qualsiasi schieramento,
    compresi i propri e quelli bloccati. Se più tardi uno di questi gettoni viene rimosso, la carta si può
    giocare di nuovo.
    .question = Quando esattamente una carta è nulla?
    .reason = SEQ-48 chiede solo che entrambe le caselle siano coperte.
RUL-SEQ-46 =
    Resta in mano fino al tuo prossimo turno.
    .question = E se anche la nuova carta è nulla?
    .reason = SEQ-51 permette un cambio per turno, e le guide pubbliche dicono lo stesso.
RUL-SEQ-47 =
    Una carta nulla si può cambiare anche se si possono giocare altre carte: lo decide il giocatore. Finché una
    delle sue due caselle è libera, una carta non è nulla, nemmeno se il giocatore ne ha entrambe le copie.
    .question =
        Posso cambiare anche se potrei giocare un’altra carta? E se ho entrambe le copie di una carta e una delle
        sue caselle è libera?
    .reason = SEQ-50 non pone questa condizione, e SEQ-48 chiede che entrambe le caselle siano coperte.
RUL-SEQ-48 =
    In entrambe le edizioni ogni cambio è annunciato a tutto il tavolo e mostra la carta.
    .question = Il tavolo viene a sapere quale carta è stata cambiata?
    .reason = Lo chiede SEQ-52, e la carta è comunque scoperta.


## Sequences

SEQ-53 =
    Una sequenza è formata da cinque caselle in una linea retta senza interruzioni, orizzontale, verticale o
    diagonale, che contano tutte per lo stesso colore.
    .source =
        Harry Potter: Obiettivo del gioco e Regole del gioco. Classica: Obiettivo del gioco (stampato)
SEQ-54 =
    Una sequenza completata è permanente: nessuno dei suoi gettoni può essere rimosso fino alla fine della
    partita.
    .source = Regole del gioco (stampato)
SEQ-55 =
    I gettoni di una sequenza completata si girano sulla faccia SEQUENCE.
    .source = Regole del gioco (stampato)
RUL-SEQ-49 =
    No. Viene riconosciuta in automatico appena il gettone è piazzato.
    .question = Un giocatore deve dichiarare una sequenza?
    .reason = Nulla nei regolamenti chiede di dichiararla.
RUL-SEQ-59 =
    Nessuna delle due cose è possibile. Si controlla solo dopo aver piazzato un gettone, e solo per lo
    schieramento che l’ha piazzato.
    .question =
        Rimuovere un gettone può creare una sequenza, o la mia mossa può completare una sequenza di un avversario?
    .reason = Rimuovere toglie soltanto, e un gettone conta per un solo schieramento.


## Long lines

SEQ-56 =
    Nella stessa riga o colonna si può completare più di una sequenza.
    .source = Regole del gioco (stampato)
RUL-SEQ-51 =
    È una sola sequenza. Esattamente cinque delle sue caselle, fra cui quella del gettone appena piazzato,
    diventano la sequenza; solo i loro gettoni sono bloccati e, nell’edizione Harry Potter, girati. Gli altri
    restano gettoni normali che si possono rimuovere. Con long_line_lock su whole_line, ogni gettone di quello
    schieramento nella linea ininterrotta è bloccato, ma la sequenza resta una sola.
    .question = Che cos’è una linea da sei, sette o otto?
    .reason = Una sequenza è di cinque caselle, e una seconda può usarne solo una.
RUL-SEQ-52 =
    Il giocatore che ha piazzato il gettone, come parte della giocata e prima che il turno passi. Le cinque
    possono comprendere un angolo o lasciarlo fuori. Se non arriva risposta perché il tempo è scaduto, il
    giocatore non c’è più o un bot non ha preferenze, si prendono le cinque che cominciano per prime leggendo il
    tabellone come una pagina. Con long_line_choice su «auto» si fa sempre così.
    .question = Chi sceglie le cinque caselle di una linea lunga?
    .reason =
        Una guida pubblica lascia la scelta al giocatore. E i regolamenti permettono di usare un angolo, non
        obbligano a farlo.
RUL-SEQ-53 =
    Due sequenze, in entrambe le edizioni: nove in linea hanno in comune la casella centrale, dieci possono non
    averne nessuna. Possono nascere insieme, quando il gettone riempie il vuoto fra quattro e quattro, o una dopo
    l’altra. Con collinear_share disattivata, due sequenze nella stessa linea non possono avere caselle in comune,
    e quindi nove sono una e dieci sono due.
    .question =
        Una linea da nove o dieci è una sequenza o due, e due sequenze nella stessa linea possono avere in comune
        la casella dove si incontrano?
    .reason =
        Per l’edizione Harry Potter segue da SEQ-56 e SEQ-57. L’edizione classica parla solo di sequenze che si
        intersecano; le regole americane permettono una qualsiasi casella in comune, e le descrizioni pubbliche
        contano una fila di nove come due.
RUL-SEQ-56 =
    Nessuna nuova sequenza, e il sesto gettone non è bloccato.
    .question = Che cosa produce un sesto gettone in coda a una sequenza completata?
    .reason = Le nuove cinque avrebbero quattro caselle in comune con la vecchia sequenza.
RUL-SEQ-57 =
    No. Numera le caselle di una linea da dieci da 1 a 10: una prima sequenza sulle caselle da 3 a 7 o da 4 a 8
    non lascia spazio per una seconda in quella linea, anche se alla fine ci sono nove o dieci gettoni.
    .question = Si possono scegliere di nuovo, più tardi, le cinque caselle di una sequenza?
    .reason = I gettoni si girano una volta per tutte.


## Sharing spaces

SEQ-57 =
    Quando servono due sequenze, la seconda può usare al massimo una casella della prima.
    .source = Fine del gioco (stampato)
SEQ-58 =
    Se due sequenze dello stesso colore si incrociano, un gettone può appartenere a entrambe.
    .source = Precisazioni (stampato)
RUL-SEQ-50 =
    Contano tutte subito, purché due qualsiasi non abbiano più di una casella in comune. Con due schieramenti la
    partita è vinta immediatamente.
    .question = E se un gettone completa due o più sequenze?
    .reason = Hanno in comune solo la casella di quel gettone, come permettono SEQ-57 e SEQ-58.
RUL-SEQ-54 =
    Sì, uno schieramento può usare lo stesso angolo per entrambe le sue sequenze. Che l’angolo conti o no come la
    sola casella in comune non fa differenza.
    .question = Un angolo può essere la casella in comune, e conta come tale?
    .reason =
        Due sequenze di uno schieramento con lo stesso angolo non hanno altre caselle in comune: linee in
        direzioni diverse si incontrano una sola volta, e in una singola linea un solo gruppo di cinque contiene
        un dato angolo.
RUL-SEQ-55 =
    No; non è una seconda sequenza.
    .question = Due sequenze possono avere in comune due o più caselle?
    .reason = SEQ-57 ne permette una.
RUL-SEQ-58 =
    No, e non conta mai, perché uno schieramento con due sequenze ha vinto.
    .question = Un gettone è speciale quando appartiene a due sequenze?
    .reason = A nessuno schieramento servono più di due sequenze; vedi SEQ-18.
RUL-SEQ-60 =
    No. Vince la prima sequenza.
    .question = Le caselle in comune contano con tre schieramenti?
    .reason = Con tre schieramenti basta una sequenza; vedi SEQ-18.


## Team talk and coaching

SEQ-59 =
    Nel gioco a squadre i suggerimenti sono vietati: nessuno può avvertire un compagno che sta per sbagliare.
    .source = Gioco a squadre (stampato)
SEQ-60 =
    La penalità per un suggerimento: ogni membro di quella squadra cede una carta a propria scelta dalla mano alla
    pila degli scarti. In cambio non si pesca nulla.
    .source = Gioco a squadre (stampato; che non si peschi nulla è dedotto)
SEQ-61 =
    Parlare fra giocatori delle proprie carte è vietato, salvo un accordo preso prima della partita. Non c’è
    penalità.
    .source = Precisazioni (stampato; non si parla di penalità)
RUL-SEQ-70 =
    Finché gli accordi sono vietati, le squadre non hanno un canale privato, e la chat del tavolo è leggibile da
    tutti e viene conservata. Qualsiasi segnale che avverta o consigli un compagno è un suggerimento, che sia in
    chat, a voce, con un ping o con un’emoji.
    .question = Come si impediscono i suggerimenti?
    .reason = SEQ-59 e SEQ-61 li vietano.
RUL-SEQ-71 =
    Un giocatore di un altro schieramento può segnalare che una squadra ha suggerito; per ogni squadra c’è una
    sola segnalazione aperta alla volta. La segnalazione è confermata se un membro di quella squadra lo ammette
    o se lo decide l’organizzatore del tavolo; altrimenti è respinta senza conseguenze. Intanto il gioco
    prosegue, e la fine della partita chiude le segnalazioni aperte. Il programma stesso non giudica mai ciò che
    è stato detto. Di norma la penalità c’è solo nell’edizione Harry Potter; coaching_penalty può attivarla o
    disattivarla.
    .question = Come si segnala un suggerimento?
    .reason = Funziona come a un tavolo vero.
RUL-SEQ-72 =
    Subito, fra due azioni. La partita aspetta finché ogni membro della squadra ha scelto una carta da cedere, che
    può essere una qualsiasi, anche un Jack. Non viene rimpiazzata, e una pescata che ancora spetta continua a
    spettare. Se il tempo è scaduto o il membro se n’è andato, si prende una carta a caso.
    .question = Come si applica la penalità?
    .reason = SEQ-60 chiede una carta a ogni membro della squadra.
RUL-SEQ-73 =
    Anche l’ultima carta va ceduta; una mano vuota non cede nulla. Senza squadre non c’è una regola sui
    suggerimenti.
    .question = E i membri con una carta o nessuna, e le partite senza squadre?
    .reason = La regola parla di compagni e di ogni membro della squadra.
RUL-SEQ-74 =
    Si stabilisce prima della partita e non si può cambiare dopo. Con team_talk su «allowed» ogni squadra ha un
    canale privato; se anche share_hands è attiva, i compagni si vedono le carte in mano. In questa edizione gli
    accordi vietati non comportano penalità, a meno che coaching_penalty sia attiva.
    .question = Come si mette d’accordo un tavolo dell’edizione classica per permettere di parlare?
    .reason = SEQ-61 chiede un accordo prima della partita e non parla di penalità.
RUL-SEQ-75 =
    Secondo il regolamento no. L’opzione team_talk esiste lo stesso; un tavolo simile è indicato come tavolo con
    una regola della casa, e la penalità non si applica.
    .question = Un tavolo dell’edizione Harry Potter può accordarsi per permettere di parlare?
    .reason = SEQ-59 non ammette eccezioni.


## End of the game

SEQ-62 =
    Il primo schieramento che ha le sequenze necessarie vince subito, e la partita finisce. Quante siano lo dice
    SEQ-18.
    .source = Obiettivo del gioco e Fine del gioco (stampato)
SEQ-63 =
    Quando nel mazzo non restano carte, la partita finisce in pareggio: non vince nessuno.
    .source = Regole del gioco (stampato; l’olandese indica il momento esatto)
SEQ-64 =
    Dopo un pareggio di questo tipo si tolgono tutti i gettoni dal tabellone, e può seguire una nuova partita.
    .source = Regole del gioco (stampato)
SEQ-65 =
    Il regolamento classico non dice che cosa succede quando il mazzo si esaurisce. RUL-SEQ-66 colma la lacuna.
    .source = Non stampato in nessuna lingua
RUL-SEQ-61 =
    La vittoria viene prima. Il vincitore non pesca, le carte che ancora spettavano decadono e ogni altra azione è
    rifiutata.
    .question = E se una giocata vince la partita mentre ci sono ancora carte da pescare?
    .reason = SEQ-62 fa finire la partita subito.
RUL-SEQ-62 =
    Quando si prende l’ultima carta. Con exhaustion_timing su on_needed_draw, la partita finisce solo quando
    una carta serve e manca: nel momento in cui una carta spetta a qualcuno, anche dove i giocatori pescano
    da sé.
    .question =
        Nell’edizione Harry Potter la partita finisce quando si prende l’ultima carta, o quando una carta serve e
        manca?
    .reason =
        Il testo olandese lo dice esattamente, e gli altri parlano di un mazzo senza più carte. Nessuno parla di
        una carta che serve e manca.
RUL-SEQ-63 =
    Anche così la partita finisce subito; chi ha cambiato non arriva a giocare.
    .question = E se l’ultima carta si prende cambiando una carta nulla?
    .reason = Il regolamento non distingue fra una pescata e l’altra.
RUL-SEQ-64 =
    Sì, è comunque un pareggio. Con exhaustion_tiebreak su most_sequences, vince lo schieramento con più sequenze.
    .question = La partita è pari anche se uno schieramento ha una sequenza in più?
    .reason = Il regolamento non dà modo di risolvere la parità.
RUL-SEQ-65 =
    La partita è registrata come pareggio, e il tavolo offre la rivincita con gli stessi posti e una nuova
    estrazione iniziale.
    .question = Dopo un pareggio comincia in automatico una nuova partita?
    .reason =
        SEQ-64; il testo francese dice solo che una nuova partita può cominciare, e un tavolo digitale dovrebbe
        chiedere.
RUL-SEQ-66 =
    Nel momento in cui si prende l’ultima carta, tutte le pile degli scarti si mescolano in un nuovo mazzo, con
    i Jack e tutte le carte cambiate o cedute. Mani e tabellone restano come sono. L’opzione pile_exhausted può
    modificarlo: «reshuffle» fa così in entrambe le edizioni, draw_game chiude la partita in pareggio, e con
    play_on si va avanti senza pescare.
    .question = Che cosa succede nell’edizione classica quando il mazzo si esaurisce?
    .reason = È la regola americana ufficiale.
RUL-SEQ-67 =
    Non si pescano più carte e a nessuno ne spettano. I giocatori giocano le carte che hanno in mano; quando
    nessuno può più giocare, la partita finisce secondo RUL-SEQ-17.
    .question = Come si va avanti senza mazzo, quando pile_exhausted è su play_on?
    .reason = L’opzione ha bisogno di un finale.


## Leaving and time

RUL-SEQ-76 =
    Il posto aspetta. Senza un limite di tempo non succede altro. Con un limite, allo scadere del tempo si compie
    un’azione lecita a caso e si pesca la carta; si cambia o si passa solo se non è possibile altro.
    .question = E se un giocatore perde la connessione?
    .reason = I regolamenti non ne parlano.
RUL-SEQ-77 =
    Un sostituto, umano o bot, può prendere il posto e la mano. Se non c’è, da lì in poi il posto è saltato, la
    sua mano è messa da parte senza finire in una pila degli scarti, e i gettoni restano. Quando tutti i posti
    di uno schieramento sono vuoti, lo schieramento è fuori; i suoi gettoni restano e si possono ancora
    rimuovere se non sono bloccati. Il numero di sequenze necessarie non cambia. Con on_leave su «skip» non ci
    sono sostituti; con «abort» la partita finisce.
    .question = E se un giocatore se ne va per sempre?
    .reason = È corretto verso chi resta.
RUL-SEQ-78 =
    Vince per abbandono.
    .question = E se resta un solo schieramento?
    .reason = Non c’è più nessuno contro cui giocare.
RUL-SEQ-79 =
    Uno schieramento può arrendersi se tutti i suoi membri presenti sono d’accordo. Con due schieramenti vince
    l’altro; con tre è come se lo schieramento se ne fosse andato.
    .question = Uno schieramento può arrendersi?
    .reason =
        Una partita persa non va giocata per forza fino in fondo, ma un membro non può arrendersi per gli altri.


## Where the editions differ

difference-sequence-chip-colours = Colori dei gettoni
    .harry-potter-2021 = oro e onice, argento per un terzo schieramento
    .classic-2022 = blu e verde, rosso per un terzo schieramento
difference-sequence-chip-supply = Numero di gettoni
    .harry-potter-2021 = 50, 50 e 35
    .classic-2022 = lo stesso
difference-sequence-chip-faces = Facce di un gettone
    .harry-potter-2021 = una faccia quando si piazza, l’altra in una sequenza completata
    .classic-2022 = non menzionate; lo schermo mostra invece un lucchetto
difference-sequence-suits = Semi
    .harry-potter-2021 = quattro case
    .classic-2022 = quattro semi
difference-sequence-player-numbers = Numero di giocatori
    .harry-potter-2021 = indicato come regola
    .classic-2022 = si ricava solo dall’elenco delle carte in mano
difference-sequence-start-drawers = Chi pesca nell’estrazione iniziale
    .harry-potter-2021 = ogni giocatore
    .classic-2022 = ogni schieramento
difference-sequence-start-card = Quale carta decide
    .harry-potter-2021 = la più bassa, e decide il mazziere
    .classic-2022 = la più alta, e decide lo schieramento che comincia
difference-sequence-start-ace = L’asso in quell’estrazione
    .harry-potter-2021 = alto, come indicato
    .classic-2022 = non indicato; alto per nostra decisione
difference-sequence-start-tie = Parità in quell’estrazione
    .harry-potter-2021 = non indicata; si pesca di nuovo per nostra decisione
    .classic-2022 = si pesca di nuovo, come indicato
difference-sequence-first-turn = Primo turno
    .harry-potter-2021 = il giocatore alla sinistra del mazziere
    .classic-2022 = lo schieramento che comincia; quale membro non è indicato
difference-sequence-forgotten-draw = Una pescata dimenticata è persa
    .harry-potter-2021 = quando il giocatore successivo comincia ad agire
    .classic-2022 = quando il giocatore successivo ha giocato e pescato
difference-sequence-lost-draw = Che cosa si perde
    .harry-potter-2021 = meno carte degli altri
    .classic-2022 = una carta; l’effetto è lo stesso
difference-sequence-dead-card = Carta nulla
    .harry-potter-2021 = entrambe le caselle sono coperte; si annuncia; una per turno
    .classic-2022 = non si può giocare; nessun annuncio; una per turno solo in olandese
difference-sequence-jack-turn = Un Jack è tutto il turno
    .harry-potter-2021 = detto espressamente
    .classic-2022 = sottinteso
difference-sequence-no-replacement = Nessun gettone al posto di quello rimosso
    .harry-potter-2021 = sottinteso
    .classic-2022 = detto espressamente
difference-sequence-same-line = Più sequenze in una riga o colonna
    .harry-potter-2021 = permesse, come indicato
    .classic-2022 = non menzionate; permesse per nostra decisione
difference-sequence-sharing = Che cosa può essere in comune
    .harry-potter-2021 = al massimo una casella della prima sequenza
    .classic-2022 = un gettone di due sequenze che si incrociano
difference-sequence-coaching = Accordi fra compagni
    .harry-potter-2021 = severamente vietati; ogni membro della squadra cede una carta
    .classic-2022 = vietati se non concordati prima della partita; nessuna penalità
difference-sequence-empty-pile = Mazzo esaurito
    .harry-potter-2021 = non vince nessuno; si tolgono i gettoni e segue una nuova partita
    .classic-2022 = non indicato; per nostra decisione si mescolano gli scarti


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Quando si perde una pescata dimenticata
    .difference =
        Inglese e italiano: quando il giocatore successivo fa la sua mossa. Portoghese: quando gioca. Francese e
        spagnolo: quando ha cominciato. Olandese, tedesco e polacco: quando comincia il turno successivo.
    .reading = Si perde con la prima azione accettata del giocatore successivo, che sia un cambio o una giocata.
    .reason =
        Un turno diventa visibile con la sua prima azione. Se bastasse il semplice passaggio del turno, nessuno
        potrebbe mai pescare in tempo.
reading-sequence-harry-potter-2021-empty-pile = Quando il mazzo vuoto chiude la partita
    .difference = Olandese: appena si prende l’ultima carta. Tutti gli altri: quando non restano carte.
    .reading = Subito, quando si prende l’ultima carta.
    .reason = L’olandese dice in modo esatto ciò che dicono gli altri.
reading-sequence-harry-potter-2021-new-game = Dopo un pareggio
    .difference = Francese: una nuova partita può cominciare. Tutti gli altri: si comincia una nuova partita.
    .reading = La partita è pari, e viene offerta la rivincita.
    .reason = Un tavolo digitale dovrebbe chiedere ai giocatori.
reading-sequence-harry-potter-2021-dead-card-limit = Quante carte nulle per turno
    .difference =
        Spagnolo e olandese: al massimo una. Inglese, francese, tedesco, portoghese e polacco: una nota fra
        parentesi, una carta per turno. Italiano: il turno si gioca poi senza pescare un’altra carta.
    .reading = Un cambio per turno, e a fine turno si pesca comunque.
    .reason =
        L’italiano fraintende la nota; la mano si ridurrebbe per un semplice cambio. Lo spagnolo è chiaro, e le
        regole americane concordano.
reading-sequence-harry-potter-2021-dead-card-duty = Se una carta nulla va cambiata per forza
    .difference = Italiano: il giocatore la scarterà. Tutti gli altri: può farlo.
    .reading = Libera scelta, a meno che non ci sia nessuna giocata possibile.
    .reason = Sette lingue concordano.
reading-sequence-harry-potter-2021-corner = Angoli
    .difference = Italiano: si usa se vi si trova un proprio gettone. Tutti gli altri: come se vi si trovasse.
    .reading = Come se vi si trovasse.
    .reason =
        L’italiano è una svista; la frase seguente, per cui bastano quattro gettoni, richiede l’altra lettura.
reading-sequence-harry-potter-2021-matching-space = Dove si può giocare una carta
    .difference =
        Spagnolo: su qualsiasi casella non coperta. Tutti gli altri: sull’una o sull’altra casella di quella
        carta.
    .reading = Su una delle due caselle che mostrano la carta.
    .reason = Nello spagnolo mancano le parole per «della carta».
reading-sequence-harry-potter-2021-wild-target = Dove si può giocare un Jack jolly
    .difference = Spagnolo: su qualsiasi casella. Tutti gli altri: su qualsiasi casella libera.
    .reading = Su qualsiasi casella libera.
    .reason = Una casella coperta non è mai libera.
reading-sequence-harry-potter-2021-removal = Di chi è il gettone rimosso
    .difference =
        Le parole vanno dal gettone dell’avversario a un gettone avversario a scelta, o a un gettone della
        squadra o del giocatore avversario.
    .reading = Qualsiasi gettone non bloccato di qualsiasi altro schieramento.
    .reason = Con tre schieramenti gli avversari sono due.
reading-sequence-harry-potter-2021-sharing = Che cosa possono avere in comune due sequenze
    .difference = Olandese: un gettone della sequenza precedente. Tutti gli altri: una casella.
    .reading = Una casella; anche un angolo è una casella.
    .reason = In pratica non fa differenza.
reading-sequence-harry-potter-2021-same-line = Più sequenze in una linea
    .difference =
        Spagnolo: come se fosse una nuova sequenza. Tutti gli altri: un’altra in una riga o colonna che ne
        contiene già una.
    .reading = Permesse in ogni direzione, diagonali comprese.
    .reason = Il limite alle caselle in comune impedisce già gli abusi.
reading-sequence-harry-potter-2021-coaching = Che cosa conta come suggerimento
    .difference =
        Inglese, francese, olandese, tedesco e polacco: dire qualcosa. Spagnolo e portoghese: avvertire. Italiano:
        avvertire in qualsiasi modo. L’olandese vieta anche ogni consultazione.
    .reading = Conta qualsiasi segnale.
    .reason = I gesti non esistono in forma digitale, ma la chat, la voce e i ping sì.
reading-sequence-harry-potter-2021-seating = Posti a sedere
    .difference =
        Polacco: le squadre devono giocare in modo alternato. Tutti gli altri: sedersi in modo alternato. Il
        portoghese conta gli avversari ai due lati, due o quattro.
    .reading = Posti alternati; con tre squadre ogni terzo posto.
    .reason = Il risultato è lo stesso.
reading-sequence-harry-potter-2021-player-numbers = Numero di giocatori
    .difference = Italiano: da 2 a 12 giocatori, divisibili in due o tre squadre.
    .reading = Qualsiasi numero da 2 a 12 divisibile per 2 o per 3.
    .reason = Sono gli stessi numeri.
reading-sequence-harry-potter-2021-colours = Nome di un colore
    .difference = Spagnolo: nero. Tutti gli altri: onice.
    .reading = Onice.
    .reason = Sono gli stessi gettoni.
reading-sequence-harry-potter-2021-jack-persons = Personaggi sui Jack
    .difference =
        Il portoghese abbina ogni personaggio a una casa. Tutti gli altri elencano case e personaggi nello stesso
        ordine.
    .reading =
        Ron Weasley con Grifondoro, Piton con Serpeverde, Tonks con Tassorosso, Cooman con Corvonero.
    .reason = Il portoghese è esplicito.
reading-sequence-harry-potter-2021-spelling = Parole strane
    .difference =
        Il portoghese ha parole storpiate per jolly e Jack; il polacco parla di un simbolo della sequenza.
    .reading = Nessun significato proprio.
    .reason = Sono errori di stampa.

reading-sequence-classic-2022-end-draw = Pescare a fine turno
    .difference = L’inglese avverte solo di non dimenticare la carta. Tutti gli altri dicono di pescarla.
    .reading = Si pesca una carta.
    .reason = Nell’inglese si è persa una frase; senza di essa l’avvertimento non ha senso.
reading-sequence-classic-2022-forgotten-draw = Quando si perde una pescata dimenticata
    .difference =
        Inglese, italiano, spagnolo e portoghese: il giocatore successivo ha fatto la sua mossa e pescato.
        Francese, olandese, tedesco e polacco: ha piazzato un gettone e pescato.
    .reading = Anche rimuovere un gettone con un Jack è una mossa.
    .reason = Altrimenti un Jack prolungherebbe il diritto.
reading-sequence-classic-2022-whose-card = Di chi è la carta che pesca il giocatore successivo
    .difference = Spagnolo e portoghese: la tua carta. Tutti gli altri: la propria carta.
    .reading = La propria carta alla fine del proprio turno.
    .reason = È una svista di una sola parola.
reading-sequence-classic-2022-loss = Che cosa si perde
    .difference = Francese: il diritto è perso definitivamente.
    .reading = Solo quella pescata; nei turni seguenti si pesca come al solito.
    .reason = La stessa frase parla di una carta in meno, non di nessuna carta da lì in poi.
reading-sequence-classic-2022-how-long = Per quanto tempo
    .difference =
        Inglese, italiano e polacco: si termina la partita con una carta in meno. Tutti gli altri: si continua
        così.
    .reading = Fino alla fine della partita.
    .reason = Significa lo stesso.
reading-sequence-classic-2022-dead-card-limit = Quante carte nulle per turno
    .difference = Olandese: solo una. Tutti gli altri tacciono.
    .reading = Una.
    .reason = Ne parla solo l’olandese; l’edizione Harry Potter e le regole americane concordano.
reading-sequence-classic-2022-dead-card = Che cos’è una carta nulla
    .difference = Olandese: una carta senza una casella libera. Sei lingue: una carta che non si può giocare.
    .reading = Una carta senza una casella libera; i Jack non sono mai nulli.
    .reason = L’olandese è preciso, e le regole americane concordano.
reading-sequence-classic-2022-dead-card-missing = La regola mancante
    .difference =
        Il polacco non ha una regola sulle carte nulle; al suo posto c’è una seconda volta il paragrafo
        sull’estrazione iniziale.
    .reading = La regola vale.
    .reason = È un errore di stampa.
reading-sequence-classic-2022-sharing = Quali sequenze possono avere qualcosa in comune
    .difference =
        Inglese, tedesco e italiano: quelle che si intersecano. Francese, olandese, spagnolo e portoghese:
        quelle che si incrociano. Polacco: quelle perpendicolari.
    .reading =
        Due sequenze qualsiasi di uno schieramento possono avere una casella in comune, quali che siano le loro
        direzioni.
    .reason =
        Anche le diagonali devono potersi incrociare, quindi il polacco è troppo restrittivo. Per due sequenze
        nella stessa linea vedi la decisione, che ha un’opzione.
reading-sequence-classic-2022-consultation = Consultarsi a vicenda
    .difference =
        Spagnolo e portoghese: salvo accordo non si possono guardare le carte altrui. Tutti gli altri: salvo
        accordo non ci si può consultare sulle carte.
    .reading = Entrambe le cose sono vietate; parlare e mostrare le mani si possono permettere separatamente.
    .reason = Così si coprono entrambe le versioni.
reading-sequence-classic-2022-wild-target = Dove si può giocare un Jack jolly
    .difference =
        Spagnolo e portoghese: sulla casella che si vuole, anche senza la sua carta. Tutti gli altri: su una
        casella libera.
    .reading = Solo su una casella libera.
    .reason = Una casella coperta non è mai libera.
reading-sequence-classic-2022-removal = Di chi è il gettone rimosso
    .difference = Spagnolo e portoghese: del giocatore che si vuole. Tutti gli altri: di un avversario.
    .reading = Un gettone di qualsiasi altro schieramento, mai uno proprio.
    .reason = Sei lingue concordano.
reading-sequence-classic-2022-replacement = La casella del gettone rimosso
    .difference =
        Italiano: non vi si può mettere un proprio gettone. Il polacco non dice nulla. Tutti gli altri: il
        gettone non viene rimpiazzato.
    .reading = In quel turno non si piazzano gettoni.
    .reason = L’italiano è il più chiaro.
reading-sequence-classic-2022-teams = Squadre
    .difference =
        Spagnolo e portoghese: in più di tre si gioca a coppie, in due o tre squadre. Italiano e polacco non
        dicono che le squadre sono uguali.
    .reading = Squadre uguali di ogni misura possibile.
    .reason = L’elenco delle carte in mano arriva a 12 giocatori.
reading-sequence-classic-2022-hand-sizes = Elenco delle carte in mano
    .difference = Italiano, spagnolo e portoghese: da 10 a 12 giocatori. Tutti gli altri: 10 o 12.
    .reading = In 11 non si può giocare.
    .reason = 11 non si può dividere in squadre uguali.
reading-sequence-classic-2022-goal = Chi vince
    .difference =
        Spagnolo e portoghese: il primo giocatore. Tutti gli altri: il primo giocatore o la prima squadra.
    .reading = Il primo schieramento.
    .reason = Entrambi i testi menzionano le squadre quando descrivono la fine del gioco.
reading-sequence-classic-2022-starter = Chi comincia
    .difference =
        Polacco: il giocatore che ha pescato la carta più alta. Olandese e portoghese: chi l’ha pescata. Lo
        spagnolo si può leggere in entrambi i modi. Inglese, francese, tedesco e italiano: la squadra.
    .reading = La squadra; apre la partita il membro che ha pescato per lei.
    .reason = Soddisfa entrambe le versioni.
reading-sequence-classic-2022-tie = Parità nell’estrazione iniziale
    .difference =
        Inglese e olandese: pescare di nuovo. Tutti gli altri: prendere una seconda carta o un’altra carta.
    .reading = Pesca di nuovo chi è in parità.
    .reason = Significa lo stesso.
reading-sequence-classic-2022-directions = Direzioni di una sequenza
    .difference = Il polacco non nomina direzioni. Tutti gli altri: orizzontale, verticale o diagonale.
    .reading = Tutte e tre.
    .reason = Sette lingue concordano.
reading-sequence-classic-2022-seating = Posti a sedere
    .difference =
        Polacco: i compagni siedono su lati opposti del tabellone, alternati agli avversari. Tutti gli altri: si
        alternano.
    .reading = Posti alternati; con tre squadre ogni terzo posto.
    .reason = I lati opposti vanno bene solo per quattro giocatori.
reading-sequence-classic-2022-corners = Nome degli angoli
    .difference = L’olandese li chiama caselle bonus, gli altri caselle jolly.
    .reading = Nessuna differenza.
    .reason = Cambia solo il nome.
reading-sequence-classic-2022-contents = Colore dei terzi gettoni
    .difference = Italiano: 35 gettoni «verdi rossi». Tutti gli altri: 35 rossi.
    .reading = 35 gettoni rossi.
    .reason = È un errore di stampa.


## Options

option-sequence-teams =
    Il numero di squadre. Solo con 6 o 12 giocatori si può scegliere.
option-sequence-colours =
    I colori degli schieramenti in un elenco, nell’ordine. Il terzo colore è solo per un terzo schieramento.
option-sequence-starter =
    Quale membro della squadra che comincia fa il primo turno nel gioco a squadre dell’edizione classica: chi ha
    pescato la carta, o uno a caso.
option-sequence-draw_mode =
    Se i giocatori pescano da sé e possono dimenticarsene, o se la carta viene pescata per loro.
option-sequence-draw_grace =
    Quanti secondi un bot aspetta la pescata del giocatore umano prima di lui.
option-sequence-forgotten_draw =
    Quando si perde una pescata dimenticata: come nell’edizione, con la prima azione del giocatore successivo,
    dopo la pescata di quest’ultimo, o mai a causa di altri.
option-sequence-exchange_limit =
    Quante carte nulle si possono cambiare in un turno.
option-sequence-jack_exchange =
    Se si può cambiare un Jack che non si può giocare, come si legge alla lettera nella maggior parte dei testi
    classici.
option-sequence-empty_hand =
    Se un giocatore senza carte viene saltato, o se pesca una carta invece di fare il turno.
option-sequence-collinear_share =
    Se due sequenze nella stessa linea possono avere in comune la casella dove si incontrano.
option-sequence-long_line_lock =
    Se sono bloccati solo i cinque gettoni della sequenza, o ogni gettone di quello schieramento nella linea
    ininterrotta.
option-sequence-long_line_choice =
    Se il giocatore sceglie le cinque di una linea lunga, o se si prendono le prime cinque.
option-sequence-pile_exhausted =
    Che cosa succede quando il mazzo si esaurisce: come nell’edizione (pareggio nell’edizione Harry Potter, un
    nuovo mazzo dagli scarti nell’edizione classica), sempre un nuovo mazzo, sempre un pareggio, o si gioca senza
    pescare.
option-sequence-exhaustion_timing =
    Se una partita che finisce con il mazzo finisce quando si prende l’ultima carta, o quando una carta serve e
    manca.
option-sequence-exhaustion_tiebreak =
    Se una partita simile è sempre pari, o se la vince lo schieramento con più sequenze.
option-sequence-limit_chips =
    Se il numero di gettoni stampato è un limite.
option-sequence-team_talk =
    Se i compagni possono parlarsi. Nell’edizione Harry Potter permetterlo è una regola della casa.
option-sequence-share_hands =
    Se i compagni si vedono le carte in mano. Per questo devono essere permessi anche gli accordi in squadra.
option-sequence-coaching_penalty =
    Se un suggerimento costa una carta: come nell’edizione (sì nell’edizione Harry Potter, no nell’edizione
    classica), sempre, o mai.
option-sequence-turn_limit =
    Quanto può durare un turno: senza limite, o un numero di secondi.
option-sequence-on_leave =
    Che cosa succede quando un giocatore se ne va per sempre: un sostituto può subentrare, il posto viene
    saltato, o la partita finisce.
option-sequence-breakable_sequences =
    Se i Jack anti-jolly possono spezzare sequenze completate, che è una regola della casa.


## Procedures

procedure-sequence-board = Il tabellone
    .text =
        Le righe sono numerate da 0 a 9 dall’alto in basso, le colonne da 0 a 9 da sinistra a destra. Una carta
        si scrive con il suo valore (A per asso, K per re, Q per regina) e con l’iniziale inglese del suo seme:
        S per picche, H per cuori, D per quadri, C per fiori. I quattro angoli non mostrano carte. L’edizione
        Harry Potter usa lo stesso tabellone con le case al posto dei semi; vedi RUL-SEQ-02 e RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | angolo | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | angolo |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | angolo | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | angolo |

        Il tabellone ha 192 gruppi di cinque caselle in linea retta: 60 orizzontali, 60 verticali e 36 in ciascuna
        direzione diagonale. Dodici contengono un angolo, tre per ogni angolo, e nessuno ne contiene due.
procedure-sequence-actions = Chi può fare che cosa
    .text =
        | Azione | Chi | Quando |
        |---|---|---|
        | Giocare una carta su una casella | il giocatore di turno | una volta per turno; un Jack anti-jolly rimuove il gettone che c’è, ogni altra carta ne piazza uno |
        | Cambiare una carta nulla | il giocatore di turno | prima della giocata, una volta per turno |
        | Pescare | il giocatore a cui spetta una carta | dopo la giocata, finché il diritto non è perso |
        | Scegliere le cinque di una linea lunga | il giocatore che ha appena piazzato il gettone | solo finché c’è una scelta; tutto il resto aspetta |
        | Passare | il giocatore di turno | solo come in RUL-SEQ-16; una mano vuota passa da sé |
        | Cedere una carta | ogni membro di una squadra penalizzata | finché la penalità è aperta; tutto il resto aspetta |
        | Segnalare un suggerimento, ammetterlo, giudicarlo | vedi RUL-SEQ-71 | in ogni momento di una partita a squadre |
        | Andarsene, arrendersi | qualsiasi giocatore; per la resa tutti i membri presenti di uno schieramento | in ogni momento |
procedure-sequence-resolution = Ordine di risoluzione
    .text =
        Una giocata accettata si risolve in quest’ordine:

        1. I diritti di pescare più vecchi si perdono dove lo dice «Diritto di pescare».
        2. La carta va sulla pila degli scarti del giocatore.
        3. Il gettone viene piazzato o rimosso.
        4. Se è stato piazzato un gettone, si riconoscono le sequenze, e il giocatore fa la scelta se ce n’è una.
        5. Se ora lo schieramento ha le sequenze necessarie, vince e la partita finisce qui.
        6. Al giocatore spetta una carta. Con draw_mode su «auto» viene pescata ora.
        7. Il turno passa al posto successivo in senso orario.

        Ogni volta che si è presa una carta dal mazzo e non ne resta nessuna, si applica subito «Mazzo esaurito».
procedure-sequence-registration = Come si riconoscono le sequenze
    .text =
        Una casella conta per uno schieramento se ha un suo gettone o se è un angolo. Quando uno schieramento ha
        piazzato un gettone:

        1. Prendi ogni gruppo di cinque caselle in linea retta che contiene il nuovo gettone e le cui caselle
           contano tutte per lo schieramento. Lascia fuori quelli che hanno più di una casella in comune con una
           sequenza che lo schieramento ha già.
        2. Due di questi gruppi sono compatibili se hanno al massimo una casella in comune. In direzioni diverse
           lo sono sempre, perché si incontrano solo sul nuovo gettone. Nella stessa direzione lo sono solo se
           uno finisce e l’altro comincia sul nuovo gettone.
        3. Il maggior numero possibile di gruppi compatibili fra loro diventa sequenza. Se così lo schieramento
           ha le sequenze necessarie, vince, e a nessuno si chiede di scegliere.
        4. Se c’è più di un modo di farlo e lo schieramento non ha vinto, sceglie il giocatore che ha piazzato
           il gettone. Succede solo quando uno schieramento ottiene la prima di due sequenze da una linea da sei
           a otto; con collinear_share disattivata, anche da una linea da nove. La scelta è fra i gruppi di
           cinque di quella linea che contengono il nuovo gettone.
        5. Le caselle di una sequenza sono poi fissate per tutta la partita, e i gettoni che ci sono sopra sono
           bloccati. Tutti gli altri gettoni, anche nella stessa linea, restano non bloccati.

        Solo un gettone piazzato fa partire questo controllo. Un gruppo di cinque lasciato fuori una volta non
        può mai diventare una sequenza più tardi.

        Numera da 1 a 10 le dieci caselle di una riga, di una colonna o di una delle due diagonali più lunghe.
        Una seconda sequenza nella stessa linea è possibile solo se la prima occupa da 1 a 5, da 2 a 6, da 5 a 9
        o da 6 a 10. Per esempio, da 2 a 6 e da 6 a 10 hanno una casella in comune, mentre da 1 a 5 e da 6 a 10
        non ne hanno. Dove entrambe le estremità della linea sono angoli, bastano otto gettoni per due sequenze.
procedure-sequence-draw-rights = Diritto di pescare
    .text =
        Conta solo con draw_mode su «manual». Ogni giocata dà al suo giocatore il diritto a una carta.

        - **Harry Potter 2021**: il diritto si perde quando è accettato un qualsiasi cambio o una qualsiasi
          giocata successiva, di norma del giocatore seguente e al più tardi propria. In ogni momento spetta al
          massimo una carta.
        - **Classica 2022**: il diritto si perde quando la carta di una giocata più recente è pescata o persa, o
          quando è accettato il proprio successivo cambio o la propria successiva giocata. Possono spettare
          carte a più giocatori insieme.
        - **Entrambe**: passare, un’azione rifiutata, la chat o il semplice fatto che il turno sia andato avanti
          non fanno perdere nessun diritto. La carta pescata in un cambio non è una carta che spetta: non
          consuma un diritto di pescare né, come pescata, ne fa perdere uno.
procedure-sequence-empty-pile = Mazzo esaurito
    .text =
        - **Harry Potter 2021**: nel momento in cui si prende l’ultima carta, a fine turno o in un cambio, e
          nessuno ha vinto, la partita finisce in pareggio.
        - **Classica 2022**: nel momento in cui si prende l’ultima carta, le pile degli scarti di tutti i
          giocatori si mescolano insieme e diventano il nuovo mazzo. Il gioco continua.

        Le opzioni pile_exhausted, exhaustion_timing ed exhaustion_tiebreak lo modificano.


## Refused actions

refusal-sequence-not_your_turn = Non è il tuo turno.
refusal-sequence-card_not_in_hand = Non hai quella carta.
refusal-sequence-cell_mismatch = Quella casella non mostra questa carta.
refusal-sequence-line_mismatch = Scegli una delle serie di cinque caselle proposte.
refusal-sequence-cell_occupied = Su quella casella c’è già un gettone.
refusal-sequence-corner = Su un angolo non si possono mettere né togliere gettoni.
refusal-sequence-empty_cell = Su quella casella non c’è nessun gettone da togliere.
refusal-sequence-own_chip = Non puoi togliere un gettone del tuo schieramento.
refusal-sequence-locked_chip = Non puoi togliere un gettone di una sequenza completata.
refusal-sequence-not_dead = Quella carta non è nulla, quindi non puoi cambiarla.
refusal-sequence-exchange_used = In questo turno hai già cambiato una carta nulla.
refusal-sequence-no_draw_owed = Non hai carte da pescare.
refusal-sequence-no_chips = Il tuo schieramento non ha più gettoni da piazzare.
refusal-sequence-must_play = Puoi giocare una carta, quindi non puoi passare.
refusal-sequence-must_exchange = Cambia la tua carta nulla prima di passare.
refusal-sequence-pending_choice = Prima si devono scegliere le cinque caselle della linea lunga.
refusal-sequence-pending_forfeit = Prima si deve pagare la penalità per i suggerimenti.
refusal-sequence-game_over = La partita è finita.
refusal-sequence-pile_empty = Il mazzo è vuoto, quindi non puoi cambiare una carta.
refusal-sequence-no_choice = Non c’è nessuna linea lunga da scegliere.
refusal-sequence-no_penalty = Non c’è nessuna penalità da pagare.
refusal-sequence-not_available = A questo tavolo non si possono segnalare suggerimenti.
refusal-sequence-no_such_side = Quello schieramento non è in gioco.
refusal-sequence-own_side = Non puoi segnalare il tuo stesso schieramento.
refusal-sequence-claim_open = Contro quello schieramento c’è già una segnalazione aperta.
refusal-sequence-no_claim = Quella segnalazione non esiste.
refusal-sequence-not_host = Solo l’organizzatore del tavolo decide sulle segnalazioni.
refusal-sequence-seat_left = Hai lasciato la partita.
refusal-sequence-no_substitute = A questo tavolo nessuno può subentrare in un posto.
refusal-sequence-already_conceded = Hai già acconsentito alla resa.
