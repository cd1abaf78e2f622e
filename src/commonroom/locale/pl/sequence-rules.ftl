### The rules of Sequence in Polish: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: zasady gry
    .intro =
        Ten dokument zawiera wszystkie zasady Sequence, według których gra się w Common Room. Zagrywasz kartę,
        kładziesz żeton na polu z tą samą kartą, dobierasz nową kartę i starasz się zapełniać linie złożone
        z pięciu pól.

        - Oznaczenie takie jak SEQ-51 wskazuje **zasadę**: podają ją drukowane instrukcje albo wprost z nich
          wynika. Źródło mówi, gdzie ją znaleźć i czy jest podana w druku, wywnioskowana z drukowanego tekstu,
          obliczona, czy wzięta z publicznego źródła spoza instrukcji.
        - Oznaczenie takie jak RUL-SEQ-51 wskazuje **rozstrzygnięcie**: naszą decyzję tam, gdzie instrukcje
          milczą lub dają się czytać dwojako. Podaje ono pytanie, odpowiedź i uzasadnienie. Niektóre
          rozstrzygnięcia można zmienić opcją przy otwieraniu stołu.

        Słowo **strona** oznacza pojedynczego gracza, a w grze drużynowej drużynę. **Pole** to jeden ze stu
        kwadratów planszy. Walet **dżoker** kładzie żeton, walet **antydżoker** żeton usuwa. **Zablokowany**
        żeton należy do ukończonej sekwencji i zostaje na swoim miejscu.

        Uwzględniono dwie drukowane edycje, a przy każdej zasadzie podano, których edycji dotyczy. To dokument
        nieoficjalny: wszystkie zasady opisano własnymi słowami, nie zastępuje on instrukcji z pudełka,
        a nazwy gier, wydawców, domów i postaci są znakami towarowymi ich właścicieli.
    .contents = Spis treści
    .editions = Edycje
    .edition = Edycja
    .id = Zapis
    .box = Pudełko
    .differences = Różnice między edycjami
    .topic = Temat
    .ids = Zobacz
    .readings = Czym różnią się wersje językowe i której się trzymamy
    .readings-intro =
        Obie edycje wydrukowano w ośmiu językach: angielskim, francuskim, niderlandzkim, niemieckim, włoskim,
        hiszpańskim, portugalskim i polskim. Nie wszędzie mówią to samo; oto te miejsca.
    .difference = Teksty
    .reading = Co przyjmujemy
    .why = Dlaczego
    .options = Opcje
    .options-intro =
        Opcje stołu wybiera się przed rozpoczęciem gry. Pierwsza wartość jest domyślna. Wartość „edition”
        oznacza: tak jak w zasadach wybranej edycji.
    .option = Opcja
    .values = Wartości
    .decides = O czym decyduje
    .procedures = Procedury
    .procedures-intro =
        Te same zasady jeszcze raz, dokładnie w kolejności ich stosowania.
    .refusals = Odrzucone akcje
    .refusals-intro =
        Niedozwolona akcja zostaje odrzucona z kodem, który podaje powód; oto kody spotykane w grze. Odrzucona
        akcja niczego nie zmienia: karta zostaje na ręce, tura trwa dalej, a próba nie liczy się jako akcja
        tego gracza.
    .code = Kod
    .meaning = Znaczenie
    .source = Źródło
    .rulings = Rozstrzygnięcie

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, edycja Harry Potter, Goliath 2021
edition-sequence-classic-2022 = Klasyczna 2022
    .box = Sequence, edycja klasyczna, Goliath 2022


## Sections

section-sequence-components = Elementy gry
    .about = karty, plansza, żetony
section-sequence-players = Gracze i drużyny
    .about = ile osób może grać, drużyny, miejsca, kolory, ile sekwencji daje zwycięstwo
section-sequence-start = Kto zaczyna
    .about = losowanie rozdającego lub strony rozpoczynającej
section-sequence-dealing = Rozdawanie kart
    .about = liczba kart na ręce, talia do dobierania
section-sequence-information = Informacje jawne i ukryte
    .about = co mogą widzieć gracze i widzowie
section-sequence-turn = Tura
    .about = zagranie karty, położenie żetonu, pas, brak dozwolonego zagrania, pusta ręka
section-sequence-drawing = Dobieranie kart
    .about = karta na koniec tury i co się dzieje, gdy się o niej zapomni
section-sequence-corners = Rogi
    .about = cztery pola, które liczą się dla każdego
section-sequence-jacks = Walety
    .about = dżokery, które kładą żeton, i antydżokery, które go usuwają
section-sequence-dead-cards = Martwe karty
    .about = karty bez wolnego pola i ich wymiana
section-sequence-sequences = Sekwencje
    .about = co liczy się jako piątka w linii i co zostaje zablokowane
section-sequence-long-lines = Długie linie
    .about = od sześciu do dziesięciu w linii, kto wybiera piątkę, dwie sekwencje w jednej linii
section-sequence-sharing = Wspólne pola
    .about = krzyżujące się sekwencje, dwie sekwencje jednym żetonem
section-sequence-talk = Rozmowy w drużynie i podpowiadanie
    .about = co wolno mówić partnerom, zgłoszenia, kara
section-sequence-end = Koniec gry
    .about = zwycięstwo, pusta talia do dobierania, remis
section-sequence-leaving = Odejście od stołu i czas
    .about = utracone połączenia, gracze, którzy odchodzą, poddanie gry


## Components

SEQ-01 =
    Talia liczy 104 karty: po dwa egzemplarze każdego z 52 wzorów, czyli asa, kart od 2 do 10, waleta, damy
    i króla w czterech kolorach karcianych lub domach. Osobnych kart dżokera nie ma.
    .source =
        Zawartość. Liczba podana w druku; skład wywnioskowany z podanych liczb.
SEQ-02 =
    Osiem ze 104 kart to walety: cztery dżokery i cztery antydżokery.
    .source =
        Harry Potter: Walety. Klasyczna: Rozgrywka wymienia oba rodzaje; ich liczba jest wywnioskowana.
SEQ-03 =
    Plansza ma dziesięć rzędów po dziesięć pól: 96 pól z kartami i cztery rogi.
    .source =
        Zawartość i Rozgrywka. Wielkość wywnioskowana z podanych liczb (dwa razy 48 wzorów i cztery rogi),
        zgodna z publicznymi opisami planszy.
SEQ-04 =
    Każda karta poza waletami jest pokazana dokładnie na dwóch polach. Walety nie mają swoich pól.
    .source = Rozgrywka (w druku)
SEQ-05 =
    Karty są rozmieszczone na planszy tak, jak pokazano w procedurze „Plansza”. Po obrocie o ćwierć, pół lub trzy
    czwarte to nadal ta sama plansza.
    .source =
        Nie ma tego w instrukcji; źródło publiczne: kilka niezależnych odwzorowań klasycznej planszy, zgodnych
        co do każdego pola.
SEQ-06 =
    Karty należą do czterech domów zamiast czterech kolorów karcianych, a dom decyduje o rodzaju waleta.
    Instrukcja nie mówi, gdzie na planszy leżą karty poszczególnych domów; zobacz RUL-SEQ-02 i RUL-SEQ-03.
    .source = Walety (w druku)
SEQ-07 =
    Żetonów jest 135: 50 onyksowych, 50 złotych i 35 srebrnych.
    .source = Zawartość (w druku)
SEQ-08 =
    Żetonów jest 135: 50 niebieskich, 50 zielonych i 35 czerwonych.
    .source = Zawartość (w druku; suma obliczona)
SEQ-09 =
    Żeton jest dwustronny. Kładzie się go logo Harry’ego Pottera do góry, a gdy znajdzie się w ukończonej
    sekwencji, pokazuje drugą stronę, SEQUENCE.
    .source = Rozgrywka (w druku)
RUL-SEQ-01 =
    Po dwa egzemplarze każdego z 52 wzorów, bez kart dżokera.
    .question = Jakie 104 karty tworzą talię i czy są wśród nich karty dżokera?
    .reason =
        104 to dwa razy 52. Pudełka amerykańskie zawierają także karty dżokera, ale tamtejsze zasady wyłączają
        je z gry.
RUL-SEQ-02 =
    W programie karty zachowują cztery kolory karciane: Gryffindor odpowiada karom, Slytherin treflom,
    Hufflepuff kierom, a Ravenclaw pikom.
    .question = Który dom zastępuje który kolor karciany?
    .reason =
        Dzięki temu walety obu edycji działają tak samo. Instrukcja ustala dwie pary: Gryffindor i Slytherin
        to dżokery, Hufflepuff i Ravenclaw to antydżokery. Przydział kolorów w obrębie pary jest naszym
        wyborem i nie wpływa na grę.
RUL-SEQ-03 =
    Tak jak na planszy klasycznej, z domami zamiast kolorów karcianych według RUL-SEQ-02. Układ jest zapisany
    w danych edycji, więc da się go podmienić, gdy poznamy prawdziwy.
    .question = Jak są rozmieszczone karty na planszy Harry Potter?
    .reason =
        Instrukcja tego nie podaje, a publicznego źródła nie znaleziono. Żadna zasada od tego nie zależy;
        zmienia się tylko to, które pola sąsiadują ze sobą.
RUL-SEQ-04 =
    Plansza jest zapisana w jednym położeniu, pokazanym w procedurze „Plansza”. Na ekranie można obrócić
    obraz, ale rzędy i kolumny zachowują swoje numery.
    .question = Jak obrócona jest plansza?
    .reason =
        Publiczne odwzorowania pokazują tę samą planszę we wszystkich czterech położeniach, ale nigdy
        w odbiciu lustrzanym.
RUL-SEQ-14 =
    Nie. Oba egzemplarze wzoru są wymienne.
    .question = Czy gracz musi mówić, którą z dwóch jednakowych kart zagrywa?
    .reason = Oba egzemplarze wyglądają i działają tak samo.
RUL-SEQ-68 =
    Żetony nigdy się nie kończą; pokazywana liczba ma znaczenie tylko informacyjne. Przy włączonej opcji
    limit_chips strona bez żetonu w zapasie nie może go położyć, więc może zagrywać tylko antydżokery. Żetony
    usunięte z planszy wracają do zapasu.
    .question = Co się dzieje, gdy stronie skończą się żetony?
    .reason = Instrukcje o tym milczą, a w praktyce podane liczby wystarczają.


## Players and teams

SEQ-10 =
    W Sequence gra 2, 3, 4, 6, 8, 9, 10 lub 12 graczy: dowolna liczba od 2 do 12 podzielna przez 2 lub przez
    3. Nie da się grać w 5, 7 ani 11 osób.
    .source =
        Przygotowanie. W edycji Harry Potter w druku; w edycji klasycznej wywnioskowane z listy liczby kart
        i z równych drużyn.
SEQ-11 =
    W dwie lub trzy osoby każdy gra dla siebie. Co najmniej cztery osoby muszą utworzyć drużyny. Stron nigdy
    nie jest więcej niż trzy.
    .source = Przygotowanie (w druku)
SEQ-12 =
    Wszystkie drużyny są równe liczebnie. 4 graczy tworzy dwie drużyny po 2 osoby; 6 graczy dwie po 3 lub trzy
    po 2; 8 graczy dwie po 4; 9 graczy trzy po 3; 10 graczy dwie po 5; 12 graczy dwie po 6 lub trzy po 4.
    .source =
        Harry Potter: Gra drużynowa. Klasyczna: Przygotowanie. Równa liczebność w druku; lista obliczona.
SEQ-13 =
    Przy dwóch drużynach miejsca wokół planszy zajmuje się na przemian, tak że każdy siedzi między dwoma
    przeciwnikami.
    .source = Harry Potter: Gra drużynowa. Klasyczna: Przygotowanie (w druku)
SEQ-14 =
    Przy trzech drużynach co trzecie miejsce wokół planszy należy do tej samej drużyny.
    .source =
        Harry Potter: Gra drużynowa (w druku). Klasyczna: Przygotowanie, gdzie mowa tylko o siadaniu na
        przemian.
SEQ-15 =
    Dwie strony grają żetonami złotymi i onyksowymi. Srebrnych używa tylko trzecia strona.
    .source = Przygotowanie (w druku)
SEQ-16 =
    Strony wybierają swoje kolory. Dwie strony grają niebieskimi i zielonymi, a czerwone zostają dla trzeciej.
    .source = Przygotowanie (w druku; trzeci kolor wywnioskowany)
SEQ-17 =
    Cała drużyna gra jednym kolorem. Żetony, sekwencje i zwycięstwo należą do strony, a nie do pojedynczego
    gracza.
    .source =
        Harry Potter: Przygotowanie i Zwycięstwo w grze. Klasyczna: Przygotowanie i Koniec gry (w druku)
SEQ-18 =
    Przy dwóch stronach do zwycięstwa potrzeba dwóch sekwencji. Przy trzech stronach wystarczy jedna.
    .source = Harry Potter: Cel gry. Klasyczna: Cel gry i Koniec gry (w druku)
RUL-SEQ-10 =
    Dokładnie liczby z SEQ-10 i drużyny z SEQ-12. Przy 6 lub 12 graczach osoba otwierająca stół wybiera dwie
    lub trzy drużyny. Dwóch lub trzech graczy gra zawsze osobno, a przy innej liczbie graczy gra nie może się
    rozpocząć.
    .question = Jakie liczby graczy i drużyn można wybrać przy stole?
    .reason = Drużyny muszą być równe i jest ich najwyżej trzy.
RUL-SEQ-11 =
    Miejsca są ponumerowane zgodnie z ruchem wskazówek zegara i przypadają stronom po kolei: pierwszej,
    drugiej, trzeciej, jeśli jest, i znów pierwszej. Zamieniać się miejscami można tylko przed rozpoczęciem
    gry.
    .question = Kto gdzie siedzi?
    .reason = Daje to dokładnie ustawienie z SEQ-13 i SEQ-14.
RUL-SEQ-12 =
    Każda strona może wybrać kolor spośród kolorów swojej edycji. Bez wyboru przydziela się je w kolejności:
    złoty, onyksowy, srebrny w edycji Harry Potter; niebieski, zielony, czerwony w edycji klasycznej. Trzeci
    kolor jest dostępny tylko przy trzech stronach.
    .question = Kto dostaje który kolor?
    .reason = Wynika to z SEQ-15 i SEQ-16.


## Choosing who starts

SEQ-19 =
    Każdy gracz losuje jedną kartę, a rozdaje ten, kto ma najniższą. As jest najwyższy, więc najniższą kartą
    jest 2.
    .source = Przygotowanie (w druku)
SEQ-20 =
    Pierwszą turę rozgrywa gracz po lewej ręce rozdającego.
    .source = Rozgrywka (w druku)
SEQ-21 =
    Każda strona losuje jedną kartę, a zaczyna strona z najwyższą. Rozdającego nie ma.
    .source = Przygotowanie (w druku; o rozdającym nie ma mowy)
SEQ-22 =
    Jeśli losowanie zakończy się remisem, losuje się ponownie.
    .source = Przygotowanie (w druku)
RUL-SEQ-05 =
    Ponownie losują tylko ci, którzy mają tę samą decydującą kartę, i to tyle razy, aż zostanie jeden.
    Decyduje karta najniższa w edycji Harry Potter, a najwyższa w edycji klasycznej. Kolor karty nigdy nie
    rozstrzyga remisu.
    .question = Kto losuje ponownie, gdy losowanie zakończy się remisem?
    .reason = Edycja Harry Potter nie wspomina o remisie; klasyczna każe tylko losować ponownie.
RUL-SEQ-06 =
    Od najniższej: od 2 do 10, walet, dama, król, as. Tak jest w obu edycjach.
    .question = Jakie jest starszeństwo kart w losowaniu?
    .reason =
        Edycja Harry Potter podaje, że as jest najwyższy. Klasyczna o tym nie mówi, a w zasadach amerykańskich
        as także jest najwyższy.
RUL-SEQ-07 =
    Bierze się je kolejno z potasowanej talii 104 kart, pokazuje wszystkim i odkłada z powrotem. Przed
    rozdaniem całą talię tasuje się ponownie.
    .question = Co dzieje się z kartami wylosowanymi na początku?
    .reason = W edycji Harry Potter rozdający tasuje karty po tym losowaniu.
RUL-SEQ-08 =
    Za drużynę losuje jej gracz z najniższym numerem miejsca i to on rozgrywa pierwszą turę, jeśli drużyna
    wygra losowanie. Gdy opcja starter ma wartość random_member, gracza zwycięskiej drużyny wybiera się
    losowo.
    .question = Kto w grze drużynowej losuje za drużynę i kto rozgrywa pierwszą turę?
    .reason =
        Teksty angielski, francuski, niemiecki i włoski mówią tylko o drużynie; polski, niderlandzki
        i portugalski o tym, kto losował. Ta odpowiedź pasuje do obu wersji.


## Dealing

SEQ-24 =
    Każdy gracz dostaje 7 kart przy 2 graczach, 6 przy 3 lub 4, 5 przy 6, 4 przy 8 lub 9 i 3 przy 10 lub 12.
    Liczy się liczba graczy, a nie stron.
    .source = Przygotowanie (w druku)
SEQ-25 =
    Rozdający tasuje talię i rozdaje wszystkim po tyle samo kart.
    .source = Przygotowanie (w druku)
SEQ-26 =
    Z pozostałych kart powstaje talia do dobierania: 90 kart przy 2 graczach, 86 przy 3, 80 przy 4, 74 przy 6,
    72 przy 8, 68 przy 9, 74 przy 10 i 68 przy 12.
    .source = Przygotowanie. Talia do dobierania w druku; jej wielkości obliczone.
RUL-SEQ-09 =
    Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara, począwszy od gracza, który rozgrywa
    pierwszą turę. W edycji Harry Potter rozdający tylko wyznacza, kto nim jest; w edycji klasycznej
    rozdającego nie ma.
    .question = Kto rozdaje w grze cyfrowej i w jakiej kolejności?
    .reason = Dzięki stałej kolejności każde rozdanie da się odtworzyć z jego ziarna losowości.


## Open and hidden information

RUL-SEQ-13 =
    Karty na ręce widzi tylko ich właściciel; nie widzą ich ani partnerzy, ani widzowie. Wszyscy widzą liczbę
    kart na każdej ręce i w talii do dobierania, planszę, ukończone sekwencje oraz każdą kartę zagraną,
    wymienioną lub oddaną. Przy stole można odkryć karty partnerom; zobacz RUL-SEQ-74.
    .question = Co jest ukryte, a co jawne?
    .reason = Karty wykłada się odkryte, a o kartach na ręce rozmawiać nie wolno.
RUL-SEQ-80 =
    Tylko to, co według RUL-SEQ-13 jest jawne dla wszystkich.
    .question = Co widzą widzowie?
    .reason = Widz, który zna czyjeś karty, mógłby je komuś zdradzić.


## The turn

SEQ-23 =
    Tury następują po sobie zgodnie z ruchem wskazówek zegara.
    .source = Rozgrywka (w druku)
SEQ-27 =
    W swojej turze wybierasz dokładnie jedną kartę z ręki i wykładasz ją odkrytą przed sobą, na własny stos
    kart odrzuconych.
    .source = Rozgrywka (w druku; tylko edycja Harry Potter nazywa to stosem kart odrzuconych)
SEQ-28 =
    Jeśli karta nie jest waletem, kładziesz następnie jeden żeton swojego koloru na polu, które ją pokazuje.
    .source = Rozgrywka (w druku)
SEQ-29 =
    Możesz użyć dowolnego z dwóch pól pokazujących twoją kartę, byle nie leżał na nim żaden żeton.
    .source = Rozgrywka (w druku)
SEQ-30 =
    Położony żeton zostaje na planszy. Usunąć go może tylko antydżoker.
    .source =
        Rozgrywka. W edycji Harry Potter w druku; w klasycznej wywnioskowane, bo nie zna ona innego sposobu.
SEQ-31 =
    Kolejność w turze: wymień martwą kartę, jeśli ją masz i chcesz to zrobić, zagraj kartę, połóż lub usuń
    żeton, dobierz kartę.
    .source = Rozgrywka; w edycji Harry Potter także Martwa karta i Walety (w druku)
RUL-SEQ-15 =
    Nie. Kto ma dozwolone zagranie, musi zagrać.
    .question = Czy gracz może zrezygnować z zagrania?
    .reason = Tura polega na zagraniu karty, a instrukcje nie znają pasowania.
RUL-SEQ-16 =
    Jeśli gracz może jeszcze w tej turze wymienić martwą kartę, musi to zrobić najpierw. Jeśli i wtedy nie ma
    dozwolonego zagrania, pasuje: nie wykłada karty i żadnej nie dobiera.
    .question =
        Co, jeśli nie da się zagrać żadnej karty: są tylko martwe karty, antydżokery bez celu albo dżokery
        przy pełnej planszy?
    .reason = Karta dobierana na koniec tury zastępuje kartę zagraną.
RUL-SEQ-17 =
    Jeśli przez całą kolejkę pasują wszyscy i nikt w tym czasie nie zagra, nie wymieni ani nie dobierze karty,
    gra kończy się remisem. Zagranie liczy się od chwili, w której je wykonano, także gdy wybór jego pięciu pól jest
    jeszcze otwarty. Kolejka z wymianą się nie liczy, bo następna tura pozwala na kolejną wymianę.
    .question = Co, jeśli wszyscy pasują?
    .reason = Nic już nie może się zmienić.
RUL-SEQ-18 =
    Jego miejsce pozostaje w grze, w każdej turze pasuje automatycznie i już nigdy nie dobiera. Jego strona
    wciąż może wygrać dzięki pozostałym graczom. Gdy opcja empty_hand ma wartość draw_one, gracz zamiast
    rozgrywać turę dobiera jedną kartę.
    .question = Co, jeśli po przepadłych dobraniach lub karach gracz nie ma już kart?
    .reason = Kart utraconych lub oddanych nigdy się nie uzupełnia; zobacz SEQ-35 i SEQ-60.
RUL-SEQ-26 =
    Niedozwolona akcja zostaje odrzucona, a przyjęta jest ostateczna.
    .question = Czy można cofnąć ruch albo poprawić pomyłkę w wyborze karty lub pola?
    .reason = Położony żeton zostaje na planszy; zobacz SEQ-30.
RUL-SEQ-69 =
    Nie ma na to osobnej zasady. Obowiązują RUL-SEQ-16 i RUL-SEQ-17.
    .question = Co, jeśli plansza jest pełna?
    .reason = Rozstrzygnięcia o pasowaniu już to obejmują.


## Drawing

SEQ-32 =
    Kończysz turę, dobierając jedną kartę z talii do dobierania.
    .source =
        Rozgrywka. W druku wszędzie poza angielskim tekstem klasycznym, z którego tylko to wynika.
SEQ-33 =
    Jeśli zapomnisz dobrać kartę, tracisz do niej prawo, gdy tylko następny gracz zacznie działać.
    .source = Rozgrywka (w druku; sformułowania różnią się w zależności od języka)
SEQ-34 =
    Jeśli zapomnisz dobrać kartę, tracisz do niej prawo dopiero wtedy, gdy następny gracz wykona ruch
    i dobierze kartę.
    .source = Rozgrywka (w druku)
SEQ-35 =
    Przepadłego dobrania nigdy się nie nadrabia: do końca gry masz o tę jedną kartę mniej.
    .source = Rozgrywka (w druku)
RUL-SEQ-27 =
    Możliwe jest jedno i drugie. Domyślnie gracze dobierają sami i mogą o tym zapomnieć. Gdy opcja draw_mode
    ma wartość „auto”, karta jest dobierana od razu po zagraniu i nie można o niej zapomnieć.
    .question = Czy gracze dobierają sami, czy robi to za nich program?
    .reason =
        SEQ-33, SEQ-34 i SEQ-35 mają sens tylko wtedy, gdy gracze dobierają sami; w grze towarzyskiej
        wygodniejsze jest dobieranie automatyczne.
RUL-SEQ-28 =
    Tura przechodzi dalej, gdy tylko zagranie zostanie rozpatrzone. Od tej chwili następny gracz może
    wymieniać lub zagrywać, a poprzedni może jeszcze dobrać; liczy się to, co nastąpi wcześniej.
    .question = Kto może działać między zagraniem a należnym za nie dobraniem?
    .reason = Tak jest przy prawdziwym stole i nikt nie musi czekać na wezwanie.
RUL-SEQ-29 =
    W chwili przyjęcia pierwszej akcji następnego gracza, czy to wymiany, czy zagrania. Można to zmienić opcją
    forgotten_draw: next_action to wersja edycji Harry Potter, next_draw to wersja edycji klasycznej, a przy
    „never” prawa nie odbiera żadna akcja innego gracza.
    .question = Kiedy dokładnie przepada zapomniane dobranie w edycji Harry Potter?
    .reason =
        Osiem języków waha się między początkiem następnej tury a następnym ruchem. Turę widać dopiero po jej
        pierwszej akcji, co najlepiej godzi wszystkie wersje.
RUL-SEQ-30 =
    Gdy następny gracz dokona zagrania, kładąc lub usuwając żeton, a potem dobierze kartę kończącą jego turę.
    Można to zmienić opcją forgotten_draw, opisaną w RUL-SEQ-29.
    .question = Kiedy dokładnie przepada zapomniane dobranie w edycji klasycznej?
    .reason = SEQ-34 wymaga jednego i drugiego: ruchu i dobrania.
RUL-SEQ-31 =
    Prawa się sumują, a dobranie za późniejsze zagranie kasuje wszystkie starsze. Załóżmy, że A i B zapomnieli
    dobrać, a C zagrał kartę, ale jeszcze nie dobrał. Wtedy A i B wciąż mogą dobrać, ale A tylko przed B: gdy
    dobierze B, prawo A przepada.
    .question = Co, jeśli następny gracz także zapomni dobrać?
    .reason =
        Dopóki B nie wykona ruchu i nie dobierze, prawo A trwa; nie może jednak przetrwać dłużej niż prawo B.
RUL-SEQ-32 =
    Z następną własną wymianą lub następnym własnym zagraniem. Jeśli prawo trwa jeszcze na początku tej tury,
    można najpierw dobrać. Nikomu nigdy nie należą się dwie karty.
    .question = Kiedy najpóźniej wygasa prawo do zapomnianej karty?
    .reason = Inaczej na ręce mogłoby być więcej kart, niż powinno.
RUL-SEQ-33 =
    Pas nie jest ruchem i nie odbiera żadnego prawa. Prawo do dobrania trwa, aż ktoś wykona akcję.
    .question = Co, jeśli następny gracz pasuje?
    .reason =
        Automatyczne pominięcie jednego gracza nie powinno w tej samej chwili kosztować karty gracza przed
        nim.
RUL-SEQ-34 =
    W edycji Harry Potter dobranie poprzedniego gracza przepada, bo wymiana jest pierwszą akcją. W edycji
    klasycznej nie przepada, bo karta dobrana przy wymianie nie jest tą, która kończy turę. W obu edycjach
    gracz, który zaczyna własną turę od wymiany, traci dobranie, które mu się jeszcze należało.
    .question = Co, jeśli następny gracz zacznie od wymiany martwej karty?
    .reason = Wynika to z SEQ-33 i SEQ-34.
RUL-SEQ-35 =
    Odtąd dokładnie jedną kartę mniej; w późniejszych turach dobiera się jak zwykle jedną kartę. Kilka
    przepadłych dobrań się sumuje.
    .question = Ile kosztuje przepadłe dobranie?
    .reason = SEQ-35 odbiera jedną kartę, a nie prawo do dalszego dobierania.
RUL-SEQ-36 =
    Tak; liczy się to jak zapomnienie. W edycji Harry Potter może to mieć znaczenie, gdy w talii do dobierania
    jest już tylko jedna karta.
    .question = Czy wolno celowo nie dobrać karty?
    .reason = Jedyną karą w instrukcjach jest utrata karty.
RUL-SEQ-37 =
    Boty dobierają od razu. Bot, który gra po człowieku mającym jeszcze dobrać kartę, czeka, aż karta zostanie
    dobrana albo minie czas ustawiony w draw_grace.
    .question = Jak boty traktują dobieranie?
    .reason = Inaczej bot odebrałby prawo poprzedniemu graczowi w ciągu milisekund.
RUL-SEQ-38 =
    Należną kartę może dobrać tylko ten, komu się należy. Ekran mu o tym przypomina i nikogo nie wstrzymuje;
    inni poznają to tylko po liczbie kart na ręce. W edycji Harry Potter przypomnienie od partnera liczy się
    jako podpowiadanie.
    .question = Czy ktoś może dobrać za mnie albo przypomnieć mi o dobraniu?
    .reason = SEQ-59 zabrania ostrzegania partnera.


## Corners

SEQ-36 =
    Każdy róg liczy się dla każdej strony tak, jakby leżał na nim żeton jej koloru.
    .source = Rozgrywka (w druku)
SEQ-37 =
    Z rogiem do sekwencji wystarczą cztery żetony.
    .source = Rozgrywka (w druku)
SEQ-38 =
    Z tego samego rogu może korzystać kilka stron, nawet jednocześnie.
    .source = Rozgrywka (w druku)
RUL-SEQ-21 =
    Nigdy, ani jedno, ani drugie. Róg nie jest wolnym polem i nie leży na nim żeton, który można by usunąć.
    .question = Czy można położyć żeton na rogu albo odebrać komuś róg?
    .reason = Róg już liczy się dla każdego; zobacz SEQ-36. Tak samo mówią publiczne odpowiedzi na pytania graczy.


## Jacks

SEQ-39 =
    Dżokerami są walety Gryffindoru (Ron Weasley) i Slytherinu (profesor Snape).
    .source = Walety (w druku)
SEQ-40 =
    Dżokerami są walety widziane z przodu, z dwojgiem oczu: walet trefl i walet karo.
    .source =
        Rozgrywka. Dwoje oczu w druku; kolory karciane z publicznego źródła, z typowych wizerunków kart.
SEQ-41 =
    Aby zagrać dżokera, odkładasz go na swój stos kart odrzuconych i kładziesz jeden żeton swojego koloru na
    dowolnym wolnym polu.
    .source = Harry Potter: Walety. Klasyczna: Rozgrywka (w druku)
SEQ-42 =
    Antydżokerami są walety Hufflepuffu (Nimfadora Tonks) i Ravenclawu (profesor Trelawney).
    .source = Walety (w druku)
SEQ-43 =
    Antydżokerami są walety widziane z boku, z jednym okiem: walet pik i walet kier.
    .source =
        Rozgrywka. Jedno oko w druku; kolory karciane z publicznego źródła, z typowych wizerunków kart.
SEQ-44 =
    Aby zagrać antydżokera, odkładasz go na swój stos kart odrzuconych i usuwasz z planszy jeden żeton
    przeciwnika.
    .source = Harry Potter: Walety. Klasyczna: Rozgrywka (w druku)
SEQ-45 =
    Żetonu należącego do ukończonej sekwencji nie można usunąć z planszy.
    .source = Harry Potter: Walety i Rozgrywka. Klasyczna: Rozgrywka (w druku)
SEQ-46 =
    Usuniętego żetonu niczym się nie zastępuje: w turze, w której usuwasz żeton, żadnego nie kładziesz.
    .source =
        Klasyczna: Rozgrywka (w druku). Harry Potter: wywnioskowane z rozdziału Walety, gdzie walet to cała
        tura.
SEQ-47 =
    Zagranie waleta to cała twoja tura: dobierasz kartę w jego miejsce i tura się kończy.
    .source = Harry Potter: Walety (w druku). Klasyczna: wywnioskowane z rozdziału Rozgrywka.
RUL-SEQ-19 =
    Nie można go zagrać, nawet bez skutku, i nie jest martwą kartą. Czeka na ręce.
    .question = Co, jeśli nie ma żetonu, który antydżoker mógłby usunąć?
    .reason = Musi usunąć żeton, a własnych pól, które mogłyby być zajęte, nie ma.
RUL-SEQ-20 =
    Nie można go zagrać i nie jest martwą kartą.
    .question = Co, jeśli dla dżokera nie ma już wolnego pola?
    .reason = Dżoker potrzebuje wolnego pola.
RUL-SEQ-22 =
    Dowolny niezablokowany żeton każdej innej strony; przy trzech stronach gracz wybiera swobodnie między
    oboma przeciwnikami. Nigdy żeton własnej strony, bez względu na to, kto go położył.
    .question = Czyje żetony może usunąć antydżoker?
    .reason = Instrukcje mówią o żetonach przeciwnika.
RUL-SEQ-23 =
    Tak. Od tury następnego gracza może go użyć każdy, odpowiednią kartą lub dżokerem. Usunięty żeton wraca do
    zapasu właściciela.
    .question = Czy zwolnionego pola można znów użyć?
    .reason = SEQ-46 wyklucza nowy żeton tylko w tej samej turze.
RUL-SEQ-24 =
    Tak. Tylko ukończona sekwencja chroni swoje żetony.
    .question = Czy wolno usunąć żeton z nieukończonej linii, na przykład jeden z czterech w rzędzie?
    .reason = SEQ-45 chroni ukończone sekwencje i nic poza nimi.
RUL-SEQ-81 =
    Nie; żadna z instrukcji na to nie pozwala. Przy stole można to włączyć jako zasadę domową opcją
    breakable_sequences.
    .question = Czy antydżoker może rozbić ukończoną sekwencję?
    .reason = To wariant znany z publicznie dostępnych zasad w języku angielskim.


## Dead cards

SEQ-48 =
    Karta na ręce jest martwa, gdy na obu jej polach leżą żetony.
    .source = Martwa karta (w druku)
SEQ-49 =
    Kartę z ręki, której nie da się zagrać, bo nie ma dla niej wolnego pola, można wymienić.
    .source =
        Rozgrywka. W sześciu językach w druku jako karta „nie do zagrania”, dokładnie w niderlandzkim;
        w tekście polskim tej zasady brakuje.
SEQ-50 =
    Aby wymienić martwą kartę, odkładasz ją w swojej turze, przed zagraniem, na swój stos kart odrzuconych
    i dobierasz jedną kartę. Potem rozgrywasz turę. Wymiana nie jest obowiązkowa.
    .source = Harry Potter: Martwa karta. Klasyczna: Rozgrywka (w druku)
SEQ-51 =
    W każdej turze możesz wymienić najwyżej jedną martwą kartę.
    .source =
        Harry Potter: Martwa karta (w druku). Klasyczna: Rozgrywka, w druku tylko po niderlandzku.
SEQ-52 =
    Jawnie ogłaszasz, że karta jest martwa.
    .source = Martwa karta (w druku)
RUL-SEQ-25 =
    Tak: najpierw wymiana, potem dowolne zagranie, także waleta albo właśnie dobranej karty. Dwóch zagrań
    w jednej turze nie ma nigdy.
    .question = Czy można w jednej turze wymienić martwą kartę i zagrać waleta?
    .reason = Wynika to z kolejności w turze; zobacz SEQ-31.
RUL-SEQ-39 =
    Nie, w żadnej edycji. Przy włączonej opcji jack_exchange waleta, którego nie da się zagrać, można wymienić
    jak martwą kartę.
    .question = Czy walet może być martwą kartą?
    .reason =
        Edycja Harry Potter i niderlandzki tekst klasyczny określają martwą kartę przez jej pola, a walet ich
        nie ma. Pozostałe teksty klasyczne mówią tylko o karcie, której nie da się zagrać, co przy stole można
        przyjąć dosłownie.
RUL-SEQ-40 =
    Jedną. Gdy opcja exchange_limit ma wartość „unlimited”, ograniczenia nie ma.
    .question = Ile martwych kart można wymienić w jednej turze w edycji klasycznej?
    .reason = Tekst niderlandzki mówi o jednej, podobnie jak zasady amerykańskie i edycja Harry Potter.
RUL-SEQ-41 =
    Nie. Odrzucenie martwej karty i dobranie nowej to jedna akcja.
    .question = Czy można zapomnieć o nowej karcie przy wymianie?
    .reason = Instrukcje opisują to jako jedną czynność.
RUL-SEQ-42 =
    Nie. W turze z wymianą dobiera się łącznie dwie karty, więc liczba kart na ręce się nie zmienia.
    .question = Czy wymiana zastępuje dobranie na koniec tury?
    .reason =
        Sugeruje to tylko włoski tekst edycji Harry Potter. Za samą wymianę ubywałoby wtedy kart na ręce.
RUL-SEQ-43 =
    W turze danego gracza, przed zagraniem. Nie można tego robić po zagraniu, w turze innego gracza ani dopóki
    trwa wybór sekwencji lub kara.
    .question = Kiedy można wymienić martwą kartę?
    .reason = SEQ-50 umieszcza wymianę przed zagraniem.
RUL-SEQ-44 =
    Przy domyślnych opcjach to się nie zdarza: gra Harry Potter jest wtedy już skończona, a w klasycznej jest
    nowa talia do dobierania. Gdy pile_exhausted ma wartość play_on albo exhaustion_timing wartość
    on_needed_draw, przy pustej talii do dobierania wymiana jest niemożliwa.
    .question = Czy można wymienić martwą kartę, gdy talia do dobierania jest pusta?
    .reason = Nie byłoby czego dobrać.
RUL-SEQ-45 =
    Decyduje chwila wymiany: na obu polach leży żeton którejkolwiek strony, także własny lub zablokowany.
    Jeśli jeden z tych żetonów zostanie później usunięty, kartę znów można zagrać.
    .question = Kiedy dokładnie karta jest martwa?
    .reason = SEQ-48 pyta tylko o to, czy oba pola są zajęte.
RUL-SEQ-46 =
    Zostaje na ręce, a szansę na wymianę da następna tura.
    .question = Co, jeśli nowa karta też jest martwa?
    .reason = SEQ-51 pozwala na jedną wymianę w turze i to samo mówią publiczne poradniki.
RUL-SEQ-47 =
    Martwą kartę wolno wymienić, nawet jeśli można zagrać inne karty; wybór należy do gracza. Dopóki jedno
    z dwóch pól karty jest wolne, karta nie jest martwa, nawet jeśli gracz ma oba jej egzemplarze.
    .question =
        Czy mogę wymienić kartę, choć mogę zagrać inną? A jeśli mam oba egzemplarze karty i jedno z jej pól
        jest wolne?
    .reason = SEQ-50 nie stawia takiego warunku, a SEQ-48 wymaga, by oba pola były zajęte.
RUL-SEQ-48 =
    W obu edycjach każda wymiana jest ogłaszana całemu stołowi i pokazuje kartę.
    .question = Czy stół dowiaduje się, którą kartę wymieniono?
    .reason = Wymaga tego SEQ-52, a karta i tak leży odkryta.


## Sequences

SEQ-53 =
    Sekwencja to pięć pól w nieprzerwanej linii prostej, poziomo, pionowo lub po przekątnej, które wszystkie
    liczą się dla tego samego koloru.
    .source = Harry Potter: Cel gry i Rozgrywka. Klasyczna: Cel gry (w druku)
SEQ-54 =
    Ukończona sekwencja jest trwała: do końca gry nie można usunąć żadnego jej żetonu.
    .source = Rozgrywka (w druku)
SEQ-55 =
    Żetony ukończonej sekwencji odwraca się na drugą stronę, SEQUENCE.
    .source = Rozgrywka (w druku)
RUL-SEQ-49 =
    Nie. Zostaje rozpoznana sama, gdy tylko żeton zostanie położony.
    .question = Czy gracz musi ogłosić sekwencję?
    .reason = Instrukcje nigdzie tego nie wymagają.
RUL-SEQ-59 =
    Ani jedno, ani drugie. Sprawdza się tylko położony żeton i tylko dla strony, która go położyła.
    .question =
        Czy usunięcie żetonu może utworzyć sekwencję albo czy mój ruch może ukończyć sekwencję przeciwnika?
    .reason = Usuwanie tylko zabiera, a żeton liczy się tylko dla jednej strony.


## Long lines

SEQ-56 =
    W tym samym rzędzie lub tej samej kolumnie można ukończyć więcej niż jedną sekwencję.
    .source = Rozgrywka (w druku)
RUL-SEQ-51 =
    Jedną sekwencją. Tworzy ją dokładnie pięć pól, w tym pole właśnie położonego żetonu; tylko te pola zostają
    zablokowane, a w edycji Harry Potter ich żetony odwrócone. Pozostałe są zwykłymi żetonami, które można
    usunąć. Gdy opcja long_line_lock ma wartość whole_line, zablokowane zostają wszystkie żetony tej strony
    w nieprzerwanej linii, ale nadal jest to jedna sekwencja.
    .question = Czym jest linia sześciu, siedmiu lub ośmiu żetonów?
    .reason = Sekwencja to pięć pól, a druga może użyć tylko jednego z nich.
RUL-SEQ-52 =
    Gracz, który położył żeton, w ramach zagrania i zanim tura przejdzie dalej. Piątka może zawierać róg albo
    go pominąć. Jeśli nie ma odpowiedzi, bo minął czas, gracza nie ma lub botowi jest to obojętne, wybiera się
    piątkę, która zaczyna się najwcześniej, gdy czyta się planszę jak tekst. Gdy opcja long_line_choice ma
    wartość „auto”, dzieje się tak zawsze.
    .question = Kto wybiera pięć pól długiej linii?
    .reason =
        Publiczny poradnik zostawia wybór graczowi. Poza tym instrukcje pozwalają użyć rogu, ale do tego nie
        zmuszają.
RUL-SEQ-53 =
    Dwie sekwencje, w obu edycjach: dziewięć w linii ma wspólne środkowe pole, a dziesięć nie musi mieć
    żadnego. Mogą powstać naraz, gdy żeton wypełni lukę między czterema a czterema, albo jedna po drugiej.
    Przy wyłączonej opcji collinear_share dwie sekwencje w tej samej linii nie mogą mieć wspólnego pola, więc
    dziewięć to jedna, a dziesięć to dwie.
    .question =
        Czy linia dziewięciu lub dziesięciu to jedna sekwencja, czy dwie, i czy dwie sekwencje w tej samej
        linii mogą mieć wspólne pole w miejscu styku?
    .reason =
        W edycji Harry Potter wynika to z SEQ-56 i SEQ-57. Edycja klasyczna mówi tylko o krzyżujących się
        sekwencjach; zasady amerykańskie dopuszczają dowolne jedno wspólne pole, a publiczne opisy liczą rząd
        dziewięciu jako dwie.
RUL-SEQ-56 =
    Nie powstaje nowa sekwencja, a szósty żeton nie jest zablokowany.
    .question = Co daje szósty żeton dołożony na końcu ukończonej sekwencji?
    .reason = Nowa piątka miałaby ze starą sekwencją cztery wspólne pola.
RUL-SEQ-57 =
    Nie. Ponumeruj pola linii dziesięciu pól od 1 do 10: po pierwszej sekwencji na polach od 3 do 7 lub od 4
    do 8 nie ma w tej linii miejsca na drugą, nawet jeśli znajdzie się tam dziewięć lub dziesięć żetonów.
    .question = Czy pięć pól sekwencji można później wybrać na nowo?
    .reason = Żetony odwraca się raz na zawsze.


## Sharing spaces

SEQ-57 =
    Gdy potrzeba dwóch sekwencji, druga może użyć najwyżej jednego pola pierwszej.
    .source = Zwycięstwo w grze (w druku)
SEQ-58 =
    Dwie krzyżujące się sekwencje tego samego koloru mogą mieć jeden wspólny żeton.
    .source = Uwagi (w druku)
RUL-SEQ-50 =
    Wszystkie liczą się od razu, o ile żadne dwie nie mają więcej niż jednego wspólnego pola. Przy dwóch
    stronach daje to natychmiastowe zwycięstwo.
    .question = Co, jeśli jeden żeton ukończy dwie sekwencje lub więcej?
    .reason = Mają wspólne dokładnie pole tego żetonu, na co pozwalają SEQ-57 i SEQ-58.
RUL-SEQ-54 =
    Tak, strona może użyć tego samego rogu do obu swoich sekwencji. Bez znaczenia jest, czy róg liczy się jako
    to jedno wspólne pole.
    .question = Czy róg może być wspólnym polem i czy liczy się jako wspólne?
    .reason =
        Dwie sekwencje strony ze wspólnym rogiem nie mają innych wspólnych pól: linie o różnych kierunkach
        spotykają się tylko raz, a w jednej linii dany róg należy tylko do jednej piątki.
RUL-SEQ-55 =
    Nie; to nie jest druga sekwencja.
    .question = Czy dwie sekwencje mogą mieć dwa wspólne pola lub więcej?
    .reason = SEQ-57 pozwala na jedno.
RUL-SEQ-58 =
    Nie, i nigdy nie ma to znaczenia, bo strona z dwiema sekwencjami już wygrała.
    .question = Czy żeton należący do dwóch sekwencji jest szczególny?
    .reason = Żadna strona nie potrzebuje więcej niż dwóch sekwencji; zobacz SEQ-18.
RUL-SEQ-60 =
    Nie. Pierwsza sekwencja wygrywa.
    .question = Czy wspólne pola mają znaczenie przy trzech stronach?
    .reason = Przy trzech stronach wystarczy jedna sekwencja; zobacz SEQ-18.


## Team talk and coaching

SEQ-59 =
    W grze drużynowej podpowiadanie jest zabronione: nie wolno ostrzegać partnera, który ma właśnie popełnić
    błąd.
    .source = Gra drużynowa (w druku)
SEQ-60 =
    Kara za podpowiadanie: każdy gracz tej drużyny oddaje z ręki jedną wybraną przez siebie kartę na stos kart
    odrzuconych. W zamian niczego się nie dobiera.
    .source = Gra drużynowa (w druku; brak dobrania wywnioskowany)
SEQ-61 =
    Graczom nie wolno naradzać się co do swoich kart, chyba że umówiono się tak przed grą. Kary nie ma.
    .source = Uwagi (w druku; o karze nie ma mowy)
RUL-SEQ-70 =
    Gdy rozmowy są zabronione, drużyny nie mają prywatnego kanału, a czat stołu jest zachowywany i może go
    czytać każdy. Podpowiadaniem jest każdy sygnał, który ostrzega partnera lub mu radzi: czat, głos, ping czy
    emoji.
    .question = Jak zapobiega się podpowiadaniu?
    .reason = Zabraniają go SEQ-59 i SEQ-61.
RUL-SEQ-71 =
    Gracz innej strony może zgłosić, że drużyna podpowiadała; przeciw każdej drużynie może być naraz otwarte
    jedno zgłoszenie. Zgłoszenie zostaje uznane, jeśli ktoś z tej drużyny się przyzna albo tak postanowi
    gospodarz stołu; w przeciwnym razie zostaje oddalone bez skutku. Gra toczy się tymczasem dalej, a jej
    koniec zamyka otwarte zgłoszenia. Sam program nigdy nie ocenia, co powiedziano. Domyślnie kara istnieje
    tylko w edycji Harry Potter; opcją coaching_penalty można ją włączyć lub wyłączyć.
    .question = Jak zgłasza się podpowiadanie?
    .reason = Odbywa się to jak przy prawdziwym stole.
RUL-SEQ-72 =
    Od razu, między dwiema akcjami. Gra czeka, aż każdy gracz drużyny wybierze kartę do oddania; może to być
    dowolna karta, także walet. Nie uzupełnia się jej, a należne jeszcze dobranie należy się nadal. Jeśli
    minie czas lub gracz odszedł, zabiera się mu losową kartę.
    .question = Jak wykonuje się karę?
    .reason = SEQ-60 wymaga karty od każdego gracza drużyny.
RUL-SEQ-73 =
    Ostatnią kartę trzeba oddać; pusta ręka niczego nie oddaje. Bez drużyn zakaz podpowiadania nie obowiązuje.
    .question = Co z graczami, którzy mają jedną kartę lub żadnej, i z grami bez drużyn?
    .reason = Zasada mówi o partnerach i o każdym graczu drużyny.
RUL-SEQ-74 =
    Ustala się to przed grą i później nie można tego zmienić. Gdy opcja team_talk ma wartość „allowed”, każda
    drużyna ma prywatny kanał; gdy włączona jest też share_hands, partnerzy widzą swoje karty. Zakazane
    rozmowy nie pociągają w tej edycji kary, chyba że włączono coaching_penalty.
    .question = Jak stół w edycji klasycznej umawia się na rozmowy?
    .reason = SEQ-61 wymaga umowy przed grą i nie wymienia kary.
RUL-SEQ-75 =
    Według instrukcji nie. Opcja team_talk mimo to istnieje; taki stół jest oznaczony jako grający według
    zasady domowej, a kary nie ma.
    .question = Czy stół w edycji Harry Potter może umówić się na rozmowy?
    .reason = SEQ-59 nie dopuszcza wyjątków.


## End of the game

SEQ-62 =
    Strona, która pierwsza ma wymaganą liczbę sekwencji, natychmiast wygrywa i gra się kończy. Ile ich
    potrzeba, mówi SEQ-18.
    .source = Harry Potter: Cel gry i Zwycięstwo w grze. Klasyczna: Cel gry i Koniec gry (w druku)
SEQ-63 =
    Gdy w talii do dobierania nie ma już kart, gra kończy się remisem: nikt nie wygrywa.
    .source = Rozgrywka (w druku; dokładną chwilę podaje tekst niderlandzki)
SEQ-64 =
    Po takim remisie z planszy znikają wszystkie żetony i można zacząć nową grę.
    .source = Rozgrywka (w druku)
SEQ-65 =
    Instrukcja klasyczna nie mówi, co się dzieje, gdy talia do dobierania się wyczerpie. Lukę tę wypełnia
    RUL-SEQ-66.
    .source = W druku nie ma tego w żadnym języku
RUL-SEQ-61 =
    Zwycięstwo ma pierwszeństwo. Zwycięzca nie dobiera, należne jeszcze karty przepadają, a każda dalsza akcja
    zostaje odrzucona.
    .question = Co, jeśli zagranie wygrywa grę, a są jeszcze karty do dobrania?
    .reason = SEQ-62 kończy grę natychmiast.
RUL-SEQ-62 =
    Gdy wzięto ostatnią kartę. Gdy opcja exhaustion_timing ma wartość on_needed_draw, gra kończy się dopiero
    wtedy, gdy potrzebnej karty brakuje: w chwili, gdy należy ją dobrać, także przy dobieraniu ręcznym.
    .question =
        Czy gra Harry Potter kończy się po wzięciu ostatniej karty, czy dopiero gdy potrzebnej karty brakuje?
    .reason =
        Tekst niderlandzki mówi to dokładnie, a pozostałe mówią o talii, w której nie ma już kart. Żaden nie
        mówi o brakującej karcie.
RUL-SEQ-63 =
    Także natychmiast kończy grę; gracz, który wymieniał, już nie zagrywa.
    .question = Co, jeśli ostatnia karta zostanie wzięta przy wymianie martwej karty?
    .reason = Instrukcja nie rozróżnia dobrań.
RUL-SEQ-64 =
    Tak, to nadal remis. Gdy opcja exhaustion_tiebreak ma wartość most_sequences, wygrywa strona, która ma
    więcej sekwencji.
    .question = Czy jest remis, nawet jeśli jedna strona ma o sekwencję więcej?
    .reason = Instrukcja nie podaje sposobu rozstrzygnięcia remisu.
RUL-SEQ-65 =
    Gra zostaje zapisana jako remis, a stół proponuje rewanż z tymi samymi miejscami i nowym losowaniem
    rozpoczynającego.
    .question = Czy po remisie nowa gra zaczyna się sama?
    .reason =
        SEQ-64; tekst francuski mówi tylko, że nowa gra może się zacząć, a cyfrowy stół powinien o to zapytać.
RUL-SEQ-66 =
    Gdy tylko wzięto ostatnią kartę, wszystkie stosy kart odrzuconych, razem z waletami oraz kartami
    wymienionymi i oddanymi, tasuje się w nową talię do dobierania. Karty na rękach i plansza pozostają bez
    zmian. Można to zmienić opcją pile_exhausted: „reshuffle” działa tak w każdej edycji, draw_game kończy grę
    remisem, a przy play_on gra się dalej bez dobierania.
    .question = Co dzieje się w edycji klasycznej, gdy talia do dobierania się wyczerpie?
    .reason = To oficjalna zasada amerykańska.
RUL-SEQ-67 =
    Nie dobiera się więcej kart i żadna się nie należy. Gracze zagrywają karty, które im zostały; gdy nikt nie
    może już zagrać, grę kończy RUL-SEQ-17.
    .question = Jak toczy się gra bez talii do dobierania, gdy pile_exhausted ma wartość play_on?
    .reason = Opcja potrzebuje zakończenia.


## Leaving and time

RUL-SEQ-76 =
    Jego miejsce czeka. Bez limitu czasu nic więcej się nie dzieje. Z limitem po upływie czasu wykonywana jest
    losowa dozwolona akcja i karta zostaje dobrana; wymianę lub pas wybiera się tylko wtedy, gdy nic innego
    nie jest możliwe.
    .question = Co, jeśli gracz straci połączenie?
    .reason = Instrukcje o tym milczą.
RUL-SEQ-77 =
    Jego miejsce i karty może przejąć zastępca, człowiek lub bot. Bez zastępcy miejsce jest odtąd pomijane,
    karty odkłada się na bok, poza stosy kart odrzuconych, a żetony zostają. Gdy opustoszeją wszystkie miejsca
    strony, odpada ona z gry; jej żetony zostają i nadal można je usuwać, chyba że są zablokowane. Liczba
    potrzebnych sekwencji się nie zmienia. Gdy opcja on_leave ma wartość „skip”, zastępcy nie ma; przy „abort”
    gra się kończy.
    .question = Co, jeśli gracz odejdzie na dobre?
    .reason = To uczciwe wobec tych, którzy zostają.
RUL-SEQ-78 =
    Wygrywa walkowerem.
    .question = Co, jeśli zostanie tylko jedna strona?
    .reason = Nie ma już z kim grać.
RUL-SEQ-79 =
    Strona może się poddać, jeśli zgodzą się wszyscy jej obecni gracze. Przy dwóch stronach wygrywa druga;
    przy trzech jest tak, jakby strona odeszła.
    .question = Czy strona może się poddać?
    .reason = Przegranej gry nie trzeba kończyć, ale jeden gracz nie może poddać jej za pozostałych.


## Where the editions differ

difference-sequence-chip-colours = Kolory żetonów
    .harry-potter-2021 = złote i onyksowe, srebrne dla trzeciej strony
    .classic-2022 = niebieskie i zielone, czerwone dla trzeciej strony
difference-sequence-chip-supply = Liczba żetonów
    .harry-potter-2021 = 50, 50 i 35
    .classic-2022 = tyle samo
difference-sequence-chip-faces = Strony żetonu
    .harry-potter-2021 = jedna po położeniu, druga w ukończonej sekwencji
    .classic-2022 = brak wzmianki; ekran pokazuje zamiast tego kłódkę
difference-sequence-suits = Kolory karciane
    .harry-potter-2021 = cztery domy
    .classic-2022 = cztery kolory
difference-sequence-player-numbers = Liczba graczy
    .harry-potter-2021 = podana jako zasada
    .classic-2022 = widoczna tylko z listy liczby kart
difference-sequence-start-drawers = Kto losuje na początku
    .harry-potter-2021 = każdy gracz
    .classic-2022 = każda strona
difference-sequence-start-card = Która karta decyduje
    .harry-potter-2021 = najniższa, i wyznacza rozdającego
    .classic-2022 = najwyższa, i wyznacza stronę rozpoczynającą
difference-sequence-start-ace = As w tym losowaniu
    .harry-potter-2021 = najwyższy, podane wprost
    .classic-2022 = brak wzmianki; według naszego rozstrzygnięcia najwyższy
difference-sequence-start-tie = Remis w tym losowaniu
    .harry-potter-2021 = brak wzmianki; według naszego rozstrzygnięcia losuje się ponownie
    .classic-2022 = losuje się ponownie, podane wprost
difference-sequence-first-turn = Pierwsza tura
    .harry-potter-2021 = gracz po lewej ręce rozdającego
    .classic-2022 = strona rozpoczynająca; nie podano, który jej gracz
difference-sequence-forgotten-draw = Zapomniane dobranie przepada
    .harry-potter-2021 = gdy następny gracz zacznie działać
    .classic-2022 = gdy następny gracz wykona ruch i dobierze
difference-sequence-lost-draw = Co się traci
    .harry-potter-2021 = ma się odtąd mniej kart niż pozostali
    .classic-2022 = jedną kartę; skutek jest ten sam
difference-sequence-dead-card = Martwa karta
    .harry-potter-2021 = oba pola są zajęte; ogłasza się ją; jedna w turze
    .classic-2022 = nie da się jej zagrać; bez ogłaszania; jedna w turze tylko po niderlandzku
difference-sequence-jack-turn = Walet to cała tura
    .harry-potter-2021 = podane wprost
    .classic-2022 = wynika z tekstu
difference-sequence-no-replacement = Brak żetonu w miejsce usuniętego
    .harry-potter-2021 = wynika z tekstu
    .classic-2022 = podane wprost
difference-sequence-same-line = Kilka sekwencji w jednym rzędzie lub jednej kolumnie
    .harry-potter-2021 = dozwolone, podane wprost
    .classic-2022 = brak wzmianki; dozwolone według naszego rozstrzygnięcia
difference-sequence-sharing = Wspólne pola
    .harry-potter-2021 = najwyżej jedno pole pierwszej sekwencji
    .classic-2022 = dwie krzyżujące się sekwencje mogą mieć jeden wspólny żeton
difference-sequence-coaching = Rozmowy między partnerami
    .harry-potter-2021 = surowo zabronione; każdy gracz drużyny oddaje kartę
    .classic-2022 = zabronione, chyba że umówiono się przed grą; bez kary
difference-sequence-empty-pile = Pusta talia do dobierania
    .harry-potter-2021 = nikt nie wygrywa; żetony schodzą z planszy i zaczyna się nowa gra
    .classic-2022 = brak wzmianki; według naszego rozstrzygnięcia tasuje się karty odrzucone


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Kiedy przepada zapomniane dobranie
    .difference =
        Angielski i włoski: gdy następny gracz wykona ruch. Portugalski: gdy zagra. Francuski i
        hiszpański: gdy już zaczął. Niderlandzki, niemiecki i polski: gdy zaczyna się następna tura.
    .reading = Przepada z pierwszą przyjętą akcją następnego gracza, czy to wymianą, czy zagraniem.
    .reason =
        Turę widać dopiero po jej pierwszej akcji. Gdyby wystarczało samo przejście tury, nikt nigdy nie
        zdążyłby dobrać.
reading-sequence-harry-potter-2021-empty-pile = Kiedy pusta talia kończy grę
    .difference = Niderlandzki: gdy tylko wzięto ostatnią kartę. Pozostałe: gdy nie ma już kart.
    .reading = Od razu po wzięciu ostatniej karty.
    .reason = Tekst niderlandzki mówi dokładniej to samo co pozostałe.
reading-sequence-harry-potter-2021-new-game = Po remisie
    .difference = Francuski: nowa gra może się zacząć. Pozostałe: zaczyna się nową grę.
    .reading = Gra kończy się remisem, a stół proponuje rewanż.
    .reason = Cyfrowy stół powinien zapytać graczy.
reading-sequence-harry-potter-2021-dead-card-limit = Ile martwych kart w turze
    .difference =
        Hiszpański i niderlandzki: najwyżej jedna. Angielski, francuski, niemiecki, portugalski i polski:
        uwaga w nawiasie, jedna karta w turze. Włoski: turę rozgrywa się potem bez dobierania kolejnej karty.
    .reading = Jedna wymiana w turze, a dobranie na koniec tury i tak się odbywa.
    .reason =
        Tekst włoski źle odczytuje uwagę; za samą wymianę ubywałoby kart na ręce. Hiszpański jest jasny
        i zgodny z zasadami amerykańskimi.
reading-sequence-harry-potter-2021-dead-card-duty = Czy martwą kartę trzeba wymienić
    .difference = Włoski: gracz ją odrzuci. Pozostałe: może odrzucić.
    .reading = Wolny wybór, chyba że nie ma dozwolonego zagrania.
    .reason = Siedem języków jest zgodnych.
reading-sequence-harry-potter-2021-corner = Rogi
    .difference = Włoski: można użyć, jeśli leży tam własny żeton. Pozostałe: jakby tam leżał.
    .reading = Jakby tam leżał.
    .reason =
        Tekst włoski to pomyłka; jego następne zdanie, że wystarczą cztery żetony, wymaga drugiego odczytania.
reading-sequence-harry-potter-2021-matching-space = Gdzie można zagrać kartę
    .difference = Hiszpański: dowolne niezajęte pole. Pozostałe: dowolne z pól tej karty.
    .reading = Dowolne z dwóch pól pokazujących kartę.
    .reason = W tekście hiszpańskim brakuje słów „tej karty”.
reading-sequence-harry-potter-2021-wild-target = Gdzie można zagrać dżokera
    .difference = Hiszpański: dowolne pole. Pozostałe: dowolne wolne pole.
    .reading = Dowolne wolne pole.
    .reason = Zajęte pole nigdy nie jest wolne.
reading-sequence-harry-potter-2021-removal = Czyj żeton się usuwa
    .difference =
        Teksty mówią różnie: o żetonie przeciwnika, o wybranym cudzym żetonie albo o żetonie przeciwnej
        drużyny lub przeciwnego gracza.
    .reading = Dowolny niezablokowany żeton każdej innej strony.
    .reason = Przy trzech stronach jest dwóch przeciwników.
reading-sequence-harry-potter-2021-sharing = Co mogą mieć wspólnego dwie sekwencje
    .difference = Niderlandzki: jeden żeton poprzedniej sekwencji. Pozostałe: jedno pole.
    .reading = Jedno pole; róg to też pole.
    .reason = W praktyce nie robi to różnicy.
reading-sequence-harry-potter-2021-same-line = Kilka sekwencji w jednej linii
    .difference =
        Hiszpański: jakby to była nowa sekwencja. Pozostałe: kolejna w rzędzie lub kolumnie, gdzie już jakaś
        jest.
    .reading = Dozwolone w każdym kierunku, także po przekątnej.
    .reason = Nadużyciom zapobiega już ograniczenie wspólnych pól.
reading-sequence-harry-potter-2021-coaching = Co liczy się jako podpowiadanie
    .difference =
        Angielski, francuski, niderlandzki, niemiecki i polski: powiedzenie czegoś. Hiszpański i portugalski:
        ostrzeżenie. Włoski: ostrzeżenie w jakikolwiek sposób. Niderlandzki zabrania też wszelkich narad.
    .reading = Liczy się każdy sygnał.
    .reason = Gesty nie mają formy cyfrowej, ale czat, głos i pingi tak.
reading-sequence-harry-potter-2021-seating = Rozmieszczenie graczy
    .difference =
        Polski: drużyny mają grać na przemian. Pozostałe: siedzieć na przemian. Portugalski liczy przeciwników
        po obu stronach, dwóch lub czterech.
    .reading = Miejsca na przemian; przy trzech drużynach co trzecie miejsce.
    .reason = Wynik jest ten sam.
reading-sequence-harry-potter-2021-player-numbers = Liczba graczy
    .difference = Włoski: od 2 do 12 graczy, których da się podzielić na dwie lub trzy drużyny.
    .reading = Dowolna liczba od 2 do 12 podzielna przez 2 lub przez 3.
    .reason = To ten sam zbiór liczb.
reading-sequence-harry-potter-2021-colours = Nazwa koloru
    .difference = Hiszpański: czarny. Pozostałe: onyksowy.
    .reading = Onyksowy.
    .reason = To te same żetony.
reading-sequence-harry-potter-2021-jack-persons = Postacie na waletach
    .difference =
        Portugalski przypisuje każdej postaci dom. Pozostałe wymieniają domy i postacie w tej samej
        kolejności.
    .reading =
        Ron Weasley z Gryffindorem, Snape ze Slytherinem, Tonks z Hufflepuffem, Trelawney z Ravenclawem.
    .reason = Tekst portugalski mówi to wprost.
reading-sequence-harry-potter-2021-spelling = Osobliwe słowa
    .difference = Portugalski ma zniekształcone słowa na dżokera i waleta; polski mówi o symbolu sekwencji.
    .reading = Nie mają odrębnego znaczenia.
    .reason = To błędy w druku.

reading-sequence-classic-2022-end-draw = Dobranie na koniec tury
    .difference = Angielski tylko ostrzega przed zapomnieniem karty. Pozostałe każą ją dobrać.
    .reading = Dobierasz jedną kartę.
    .reason = W tekście angielskim zgubiło się zdanie, bez którego ostrzeżenie nie ma sensu.
reading-sequence-classic-2022-forgotten-draw = Kiedy przepada zapomniane dobranie
    .difference =
        Angielski, włoski, hiszpański i portugalski: gdy następny gracz wykona ruch i dobierze. Francuski,
        niderlandzki, niemiecki i polski: gdy położy żeton i dobierze.
    .reading = Ruchem jest także usunięcie żetonu waletem.
    .reason = Inaczej walet przedłużałby prawo do dobrania.
reading-sequence-classic-2022-whose-card = Czyją kartę dobiera następny gracz
    .difference = Hiszpański i portugalski: twoją kartę. Pozostałe: własną kartę.
    .reading = Własną kartę na koniec swojej tury.
    .reason = To pomyłka w jednym słowie.
reading-sequence-classic-2022-loss = Co się traci
    .difference = Francuski: prawo przepada na dobre.
    .reading = Tylko to jedno dobranie; w późniejszych turach dobiera się jak zwykle.
    .reason = To samo zdanie mówi o jednej karcie mniej, a nie o braku dalszych kart.
reading-sequence-classic-2022-how-long = Na jak długo
    .difference =
        Angielski, włoski i polski: kończy się grę z jedną kartą mniej. Pozostałe: gra się tak dalej.
    .reading = Do końca gry.
    .reason = Znaczy to samo.
reading-sequence-classic-2022-dead-card-limit = Ile martwych kart w turze
    .difference = Niderlandzki: tylko jedna. Pozostałe milczą.
    .reading = Jedna.
    .reason = Mówi o tym tylko tekst niderlandzki; edycja Harry Potter i zasady amerykańskie są z nim zgodne.
reading-sequence-classic-2022-dead-card = Czym jest martwa karta
    .difference = Niderlandzki: karta bez wolnego pola. Sześć języków: karta, której nie da się zagrać.
    .reading = Karta bez wolnego pola; walety nigdy nie są martwe.
    .reason = Tekst niderlandzki jest ścisły, a zasady amerykańskie są z nim zgodne.
reading-sequence-classic-2022-dead-card-missing = Brakująca zasada
    .difference =
        W polskim nie ma zasady o martwych kartach; w jej miejscu powtórzono akapit o losowaniu
        rozpoczynającego.
    .reading = Zasada obowiązuje.
    .reason = To błąd w druku.
reading-sequence-classic-2022-sharing = Które sekwencje mogą mieć wspólne pole
    .difference =
        Angielski, niemiecki i włoski: przecinające się. Francuski, niderlandzki, hiszpański i portugalski:
        krzyżujące się. Polski: prostopadłe.
    .reading = Dowolne dwie sekwencje jednej strony mogą mieć jedno wspólne pole, bez względu na kierunek.
    .reason =
        Przekątne muszą móc się krzyżować, więc polski tekst jest zbyt wąski. O dwóch sekwencjach w tej samej
        linii mówi rozstrzygnięcie, do którego należy opcja.
reading-sequence-classic-2022-consultation = Naradzanie się
    .difference =
        Hiszpański i portugalski: nie wolno oglądać cudzych kart, chyba że się umówiono. Pozostałe: nie wolno
        naradzać się co do kart, chyba że się umówiono.
    .reading = Zabronione jest jedno i drugie; rozmowy i odkryte karty można dopuścić osobno.
    .reason = Obejmuje to obie wersje.
reading-sequence-classic-2022-wild-target = Gdzie można zagrać dżokera
    .difference =
        Hiszpański i portugalski: na którymkolwiek polu, nawet bez jego karty. Pozostałe: na wolnym polu.
    .reading = Tylko na wolnym polu.
    .reason = Zajęte pole nigdy nie jest wolne.
reading-sequence-classic-2022-removal = Czyj żeton się usuwa
    .difference = Hiszpański i portugalski: któregokolwiek gracza. Pozostałe: przeciwnika.
    .reading = Żeton dowolnej innej strony, nigdy własny.
    .reason = Sześć języków jest zgodnych.
reading-sequence-classic-2022-replacement = Pole po usuniętym żetonie
    .difference =
        Włoski: nie można tam położyć własnego żetonu. Polski nic o tym nie mówi. Pozostałe: żetonu się nie
        zastępuje.
    .reading = W tej turze nie kładziesz żadnego żetonu.
    .reason = Tekst włoski jest najjaśniejszy.
reading-sequence-classic-2022-teams = Drużyny
    .difference =
        Hiszpański i portugalski: powyżej trzech osób gra się parami w dwóch lub trzech drużynach. Włoski
        i polski nie mówią, że drużyny są równe.
    .reading = Równe drużyny dowolnej możliwej wielkości.
    .reason = Lista liczby kart sięga 12 graczy.
reading-sequence-classic-2022-hand-sizes = Lista liczby kart
    .difference = Włoski, hiszpański i portugalski: od 10 do 12 graczy. Pozostałe: 10 lub 12.
    .reading = Gra w 11 osób nie jest możliwa.
    .reason = 11 graczy nie da się podzielić na równe drużyny.
reading-sequence-classic-2022-goal = Kto wygrywa
    .difference = Hiszpański i portugalski: pierwszy gracz. Pozostałe: pierwszy gracz lub pierwsza drużyna.
    .reading = Pierwsza strona.
    .reason = Oba teksty wspominają o drużynach przy opisie końca gry.
reading-sequence-classic-2022-starter = Kto zaczyna
    .difference =
        Polski: gracz, który wylosował najwyższą kartę. Niderlandzki i portugalski: ten, kto ją wylosował.
        Hiszpański można czytać dwojako. Angielski, francuski, niemiecki i włoski: drużyna.
    .reading = Drużyna; grę otwiera ten jej gracz, który za nią losował.
    .reason = Pasuje to do obu wersji.
reading-sequence-classic-2022-tie = Remis w losowaniu
    .difference = Angielski i niderlandzki: losuje się ponownie. Pozostałe: bierze się drugą lub kolejną kartę.
    .reading = Ponownie losują ci, którzy zremisowali.
    .reason = Znaczy to samo.
reading-sequence-classic-2022-directions = Kierunki sekwencji
    .difference = Polski nie wymienia kierunków. Pozostałe: poziomo, pionowo lub po przekątnej.
    .reading = Wszystkie trzy.
    .reason = Siedem języków jest zgodnych.
reading-sequence-classic-2022-seating = Rozmieszczenie graczy
    .difference =
        Polski: gracze drużyny siedzą po przeciwnych stronach planszy, na przemian z przeciwnikami. Pozostałe:
        na przemian.
    .reading = Miejsca na przemian; przy trzech drużynach co trzecie miejsce.
    .reason = Przeciwne strony pasują tylko do czterech graczy.
reading-sequence-classic-2022-corners = Nazwa rogów
    .difference = Niderlandzki nazywa je polami premiowymi, pozostałe polami dżokerami.
    .reading = Bez różnicy.
    .reason = Inna jest tylko nazwa.
reading-sequence-classic-2022-contents = Kolor trzecich żetonów
    .difference = Włoski: 35 żetonów „zielonych czerwonych”. Pozostałe: 35 czerwonych.
    .reading = 35 czerwonych żetonów.
    .reason = To błąd w druku.


## Options

option-sequence-teams =
    Liczba drużyn. Wybór jest tylko przy 6 lub 12 graczach.
option-sequence-colours =
    Kolory stron w postaci listy, po kolei dla każdej strony. Trzeci kolor jest tylko dla trzeciej strony.
option-sequence-starter =
    Który gracz rozpoczynającej drużyny rozgrywa pierwszą turę w grze drużynowej edycji klasycznej: ten, kto
    losował kartę, czy losowo wybrany.
option-sequence-draw_mode =
    Czy gracze dobierają sami i mogą o tym zapomnieć, czy karta jest dobierana za nich.
option-sequence-draw_grace =
    Ile sekund bot czeka, aż dobierze kartę człowiek grający przed nim.
option-sequence-forgotten_draw =
    Kiedy przepada zapomniane dobranie: jak w edycji, z pierwszą akcją następnego gracza, po jego własnym
    dobraniu czy nigdy z powodu innych.
option-sequence-exchange_limit =
    Ile martwych kart można wymienić w jednej turze.
option-sequence-jack_exchange =
    Czy można wymienić waleta, którego nie da się zagrać, jak dosłownie mówi większość tekstów klasycznych.
option-sequence-empty_hand =
    Czy gracz bez kart jest pomijany, czy zamiast rozgrywać turę dobiera jedną kartę.
option-sequence-collinear_share =
    Czy dwie sekwencje w tej samej linii mogą mieć wspólne pole w miejscu styku.
option-sequence-long_line_lock =
    Czy zablokowanych jest tylko pięć żetonów sekwencji, czy wszystkie żetony tej strony w nieprzerwanej
    linii.
option-sequence-long_line_choice =
    Czy piątkę z długiej linii wybiera gracz, czy bierze się pierwszą.
option-sequence-pile_exhausted =
    Co się dzieje, gdy talia do dobierania się wyczerpie: jak w edycji (remis w edycji Harry Potter, nowa talia
    z kart odrzuconych w edycji klasycznej), zawsze nowa talia, zawsze remis czy gra bez dobierania.
option-sequence-exhaustion_timing =
    Czy gra, która kończy się wraz z talią do dobierania, kończy się po wzięciu ostatniej karty, czy dopiero
    gdy potrzebnej karty brakuje.
option-sequence-exhaustion_tiebreak =
    Czy taka gra zawsze kończy się remisem, czy wygrywa strona, która ma więcej sekwencji.
option-sequence-limit_chips =
    Czy podana w druku liczba żetonów jest ograniczeniem.
option-sequence-team_talk =
    Czy partnerzy mogą rozmawiać. W edycji Harry Potter zezwolenie na to jest zasadą domową.
option-sequence-share_hands =
    Czy partnerzy widzą swoje karty. W tym celu muszą być dozwolone także rozmowy w drużynie.
option-sequence-coaching_penalty =
    Czy podpowiadanie kosztuje kartę: jak w edycji (włączone w edycji Harry Potter, wyłączone w edycji
    klasycznej), zawsze czy nigdy.
option-sequence-turn_limit =
    Jak długo może trwać tura: bez ograniczeń czy określoną liczbę sekund.
option-sequence-on_leave =
    Co się dzieje, gdy gracz odejdzie na dobre: może go zastąpić ktoś inny, jego miejsce jest pomijane czy gra
    się kończy.
option-sequence-breakable_sequences =
    Czy antydżokery mogą rozbijać ukończone sekwencje, co jest zasadą domową.


## Procedures

procedure-sequence-board = Plansza
    .text =
        Rzędy są ponumerowane od 0 do 9 z góry na dół, kolumny od 0 do 9 od lewej do prawej. Kartę zapisuje
        się jako jej wartość (A to as, K król, Q dama) i literę koloru karcianego: S to pik, H kier, D karo, C
        trefl. Cztery rogi nie pokazują kart. Edycja Harry Potter używa tej samej planszy z domami zamiast
        kolorów karcianych; zobacz RUL-SEQ-02 i RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | róg | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | róg |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | róg | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | róg |

        Na planszy są 192 proste piątki pól: 60 poziomych, 60 pionowych i po 36 w każdym kierunku przekątnym.
        Dwanaście z nich zawiera róg, po trzy na każdy róg, a żadna nie zawiera dwóch.
procedure-sequence-actions = Kto co może zrobić
    .text =
        | Akcja | Kto | Kiedy |
        |---|---|---|
        | Zagranie karty na pole | gracz, którego jest tura | raz w turze; antydżoker usuwa leżący tam żeton, każda inna karta żeton kładzie |
        | Wymiana martwej karty | gracz, którego jest tura | przed zagraniem, raz w turze |
        | Dobranie | gracz, któremu należy się karta | po zagraniu, dopóki prawo nie przepadnie |
        | Wybór piątki z długiej linii | gracz, który właśnie położył żeton | tylko gdy jest wybór; wszystko inne na niego czeka |
        | Pas | gracz, którego jest tura | tylko według RUL-SEQ-16; przy pustej ręce pasuje się automatycznie |
        | Oddanie karty | każdy gracz ukaranej drużyny | dopóki trwa kara; wszystko inne na nią czeka |
        | Zgłoszenie podpowiadania, przyznanie się, rozstrzygnięcie | zobacz RUL-SEQ-71 | w każdej chwili gry drużynowej |
        | Odejście, poddanie się | każdy gracz; poddanie się wymaga wszystkich obecnych graczy strony | w każdej chwili |
procedure-sequence-resolution = Kolejność rozpatrywania
    .text =
        Przyjęte zagranie rozpatruje się w tej kolejności:

        1. Starsze prawa do dobrania przepadają tam, gdzie mówi o tym „Prawo do dobrania”.
        2. Karta trafia na stos kart odrzuconych gracza.
        3. Żeton zostaje położony lub usunięty.
        4. Po położeniu żetonu rozpoznaje się sekwencje, a jeśli jest wybór, gracz go dokonuje.
        5. Jeśli strona ma już wymaganą liczbę sekwencji, wygrywa i gra się tu kończy.
        6. Graczowi należy się jedna karta. Gdy draw_mode ma wartość „auto”, dobiera się ją teraz.
        7. Tura przechodzi zgodnie z ruchem wskazówek zegara na następne miejsce.

        Ilekroć po wzięciu karty talia do dobierania jest pusta, od razu stosuje się „Pusta talia do
        dobierania”.
procedure-sequence-registration = Rozpoznawanie sekwencji
    .text =
        Pole liczy się dla strony, jeśli leży na nim jej żeton albo jest to róg. Gdy strona położy żeton:

        1. Weź wszystkie proste piątki pól, które zawierają nowy żeton i których wszystkie pola liczą się dla
           strony. Pomiń te, które mają więcej niż jedno pole wspólne z którąś z dotychczasowych sekwencji
           strony.
        2. Dwie takie piątki można połączyć, jeśli mają najwyżej jedno wspólne pole. Przy różnych kierunkach
           jest tak zawsze, bo spotykają się tylko na nowym żetonie. Przy tym samym kierunku tylko wtedy, gdy
           na nowym żetonie jedna się kończy, a druga zaczyna.
        3. Sekwencjami staje się tyle piątek, ile da się połączyć. Jeśli strona ma wtedy wymaganą liczbę
           sekwencji, wygrywa i nikt nie musi wybierać.
        4. Jeśli da się to zrobić na więcej niż jeden sposób, a strona nie wygrała, wybiera gracz, który
           położył żeton. Zdarza się to tylko wtedy, gdy strona zdobywa pierwszą z dwóch sekwencji z linii od
           sześciu do ośmiu; przy wyłączonej opcji collinear_share także z linii dziewięciu. Wybiera się
           spośród piątek tej linii zawierających nowy żeton.
        5. Pola sekwencji są odtąd ustalone do końca gry, a żetony na nich zablokowane. Wszystkie inne żetony,
           także w tej samej linii, pozostają niezablokowane.

        Sprawdzenie uruchamia tylko położony żeton. Piątka raz pominięta nigdy nie stanie się później
        sekwencją.

        Ponumeruj dziesięć pól rzędu, kolumny lub jednej z dwóch najdłuższych przekątnych od 1 do 10. Druga
        sekwencja w tej samej linii jest możliwa tylko wtedy, gdy pierwsza leży na polach od 1 do 5, od 2 do
        6, od 5 do 9 lub od 6 do 10. Na przykład sekwencje od 2 do 6 i od 6 do 10 mają jedno wspólne pole,
        a od 1 do 5 i od 6 do 10 żadnego. Gdy oba końce linii są rogami, na dwie sekwencje wystarczy osiem
        żetonów.
procedure-sequence-draw-rights = Prawo do dobrania
    .text =
        Ma to znaczenie tylko wtedy, gdy draw_mode ma wartość „manual”. Za każde zagranie graczowi należy się
        jedna karta.

        - **Harry Potter 2021**: prawo przepada z przyjęciem dowolnej późniejszej wymiany lub dowolnego
          późniejszego zagrania, zwykle następnego gracza, a najpóźniej własnego. W każdej chwili należy się
          najwyżej jedna karta.
        - **Klasyczna 2022**: prawo przepada, gdy karta za późniejsze zagranie zostanie dobrana lub przepadnie
          albo gdy zostanie przyjęta następna własna wymiana lub następne własne zagranie. Karty mogą się
          należeć kilku graczom naraz.
        - **Obie**: pas, odrzucona akcja, czat ani samo przejście tury nie odbierają żadnego prawa. Karta
          dobrana przy wymianie nie jest kartą należną: nie zużywa prawa do dobrania ani, jako dobranie,
          żadnego nie odbiera.
procedure-sequence-empty-pile = Pusta talia do dobierania
    .text =
        - **Harry Potter 2021**: gdy zostanie wzięta ostatnia karta, na koniec tury lub przy wymianie, a nikt
          nie wygrał, gra od razu kończy się remisem.
        - **Klasyczna 2022**: gdy zostanie wzięta ostatnia karta, stosy kart odrzuconych wszystkich graczy od
          razu tasuje się razem i powstaje z nich nowa talia do dobierania. Gra toczy się dalej.

        Zmieniają to opcje pile_exhausted, exhaustion_timing i exhaustion_tiebreak.


## Refused actions

refusal-sequence-not_your_turn = To nie twoja tura.
refusal-sequence-card_not_in_hand = Nie masz tej karty.
refusal-sequence-cell_mismatch = To pole nie pokazuje tej karty.
refusal-sequence-line_mismatch = Wybierz jedną z proponowanych piątek pól.
refusal-sequence-cell_occupied = Na tym polu leży już żeton.
refusal-sequence-corner = Na rogu nie kładzie się żetonów ani ich z niego nie usuwa.
refusal-sequence-empty_cell = Na tym polu nie ma żetonu do usunięcia.
refusal-sequence-own_chip = Nie możesz usunąć żetonu własnej strony.
refusal-sequence-locked_chip = Nie możesz usunąć żetonu z ukończonej sekwencji.
refusal-sequence-not_dead = Ta karta nie jest martwa, więc nie możesz jej wymienić.
refusal-sequence-exchange_used = W tej turze już wymieniono martwą kartę.
refusal-sequence-no_draw_owed = Nie masz karty do dobrania.
refusal-sequence-no_chips = Twoja strona nie ma już żetonów do położenia.
refusal-sequence-must_play = Możesz zagrać kartę, więc nie możesz spasować.
refusal-sequence-must_exchange = Zanim spasujesz, wymień martwą kartę.
refusal-sequence-pending_choice = Najpierw trzeba wybrać pięć pól długiej linii.
refusal-sequence-pending_forfeit = Najpierw trzeba odbyć karę za podpowiadanie.
refusal-sequence-game_over = Gra już się skończyła.
refusal-sequence-pile_empty = Talia do dobierania jest pusta, więc nie możesz wymienić karty.
refusal-sequence-no_choice = Nie ma długiej linii do wyboru.
refusal-sequence-no_penalty = Nie ma kary do odbycia.
refusal-sequence-not_available = Przy tym stole nie można zgłaszać podpowiadania.
refusal-sequence-no_such_side = Tej strony nie ma w grze.
refusal-sequence-own_side = Nie możesz oskarżyć własnej strony.
refusal-sequence-claim_open = Przeciw tej stronie jest już otwarte zgłoszenie.
refusal-sequence-no_claim = Nie ma takiego zgłoszenia.
refusal-sequence-not_host = O zgłoszeniach rozstrzyga tylko gospodarz stołu.
refusal-sequence-seat_left = Nie bierzesz już udziału w grze.
refusal-sequence-no_substitute = Przy tym stole nikt nie może przejąć miejsca.
refusal-sequence-already_conceded = Zgoda na poddanie się już od ciebie wpłynęła.
