### The rules of A Year at Hogwarts in Polish: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, Rok w Hogwarcie: zasady
    .intro =
        Ta strona zawiera wszystkie zasady gry Rok w Hogwarcie, według których gra się w Common Room. Jako uczeń lub
        uczennica przemierzasz zamek, zbierasz to, czego wymagają twoje misje, zdajesz egzaminy, walczysz, czasem
        rozgrywasz mecz quidditcha i próbujesz zdobyć Puchar Domów. W tym samym pudełku jest druga gra, Powrót
        Voldemorta: Peter Pettigrew staje w niej przeciw Harry’emu i jego przyjaciołom.

        - Oznaczenie takie jak HOG-110 wskazuje **zasadę**: podaje ją instrukcja albo wprost z niej wynika. Źródło
          podaje rozdział drukowanej instrukcji, na przykład II.4. Jeśli zasada pochodzi skądinąd, źródło o tym mówi.
        - Oznaczenie takie jak RUL-HOG-110 wskazuje **rozstrzygnięcie**: naszą decyzję tam, gdzie instrukcja milczy,
          jest niejasna lub sama sobie przeczy. Podaje ono pytanie, odpowiedź i uzasadnienie. Niektóre
          rozstrzygnięcia można zmienić opcją przy otwieraniu stołu.

        Kilka słów powraca na każdym kroku:

        - **PŻ** to punkty życia, a **punkty** to punkty domu.
        - **Odporność** walczącego to najniższy wynik na kości ataku, który go rani.
        - **Aktywny gracz** to ten, którego tura właśnie trwa. **Następny gracz** siedzi po prawej.
        - **Plansza główna** to zamek z okolicą i Hogsmeade. **Plansza 1** to ulica Pokątna, a odległe miejsca
          są na **planszy 2**.
        - **Rozeta** to pole, na którym leży żeton przedmiotu. **Proszek Fiuu** to żeton proszku Fiuu albo karta
          Proszek Fiuu.
        - **Bohater** to Harry, Ron lub Hermiona w grze Powrót Voldemorta.
        - Kto po porażce trafia **do Dziurawego Kotła**, ten za nią płaci; ile, mówi HOG-340.

        To strona nieoficjalna: wszystkie zasady opowiadamy własnymi słowami, nie zastępuje ona instrukcji z twojego
        pudełka, a nazwy gier, wydawców, domów i postaci są znakami towarowymi swoich właścicieli. Plansza, karty
        i postacie, którymi gramy, są naszego pomysłu wszędzie tam, gdzie instrukcja ich nie pokazuje.
    .contents = Spis treści
    .editions = Gry w pudełku
    .edition = Gra
    .id = Zapis
    .box = Co to jest
    .topic = Temat
    .ids = Zobacz
    .readings = Gdzie źródła się różnią i jak je czytamy
    .readings-intro =
        Czytamy polską instrukcję i kilka publicznych streszczeń spisanych przez graczy. Oto miejsca, w których
        przeczą one sobie nawzajem albo same sobie.
    .difference = Teksty
    .reading = Co przyjmujemy
    .why = Dlaczego
    .options = Opcje
    .options-intro =
        Opcje stołu wybiera się przed rozpoczęciem gry. Pierwsza wartość jest domyślna.
    .option = Opcja
    .values = Wartości
    .decides = O czym decyduje
    .procedures = Procedury
    .procedures-intro =
        Te same zasady jeszcze raz, dokładnie w kolejności ich stosowania.
    .refusals = Odrzucone akcje
    .refusals-intro =
        Niedozwolona akcja zostaje odrzucona z kodem, który podaje powód; oto kody spotykane w grze. Odrzucona akcja
        niczego nie zmienia, a ten, kto miał działać, nadal ma działać.
    .code = Kod
    .meaning = Znaczenie
    .source = Źródło
    .rulings = Rozstrzygnięcie

edition-hogwarts-year = Rok w Hogwarcie
    .box = Główna gra dla jednej do ośmiu osób: kto zdobędzie Puchar Domów?
edition-hogwarts-voldemort-returns = Powrót Voldemorta
    .box = Druga gra, dla dwóch do czterech osób: Pettigrew, a później Voldemort, przeciw Harry’emu i jego przyjaciołom


## Sections

section-hogwarts-components = Elementy gry
    .about = co jest w pudełku, jak wyglądają plansze i karty
section-hogwarts-aim = Cel i koniec gry
    .about = punkty, długość gry, ostatnia runda, zwycięzca
section-hogwarts-variants = Warianty
    .about = niepełnoletni, wykwalifikowani, drużyna i solo
section-hogwarts-setup = Przygotowanie
    .about = talie, postacie, żetony, misje, kto zaczyna
section-hogwarts-table = Przy stole
    .about = kolejność tur, zapasy, co jawne, a co ukryte
section-hogwarts-health = Punkty życia
    .about = jak rosnąć w siłę i co, gdy ich zabraknie
section-hogwarts-player-board = Plansza gracza
    .about = kości, odporność, zdolności
section-hogwarts-turn = Tura
    .about = rzut, ruch, użycie pola
section-hogwarts-walking = Złote zasady ruchu
    .about = cały rzut, dozwolone postoje, spotkania z innymi
section-hogwarts-ways = Którędy można iść
    .about = ślady stóp, mosty, przejścia i odległości
section-hogwarts-towers = Wieże i proszek Fiuu
    .about = wyprawy na planszę 2
section-hogwarts-pitch-field = Boisko i świstoklik
    .about = wyzwania i droga na cmentarz
section-hogwarts-fields = Pola
    .about = co się dzieje tam, gdzie się zatrzymasz
section-hogwarts-items = Żetony przedmiotów
    .about = podnoszenie, limity, sześć żetonów specjalnych
section-hogwarts-exams = Księgi i egzaminy
    .about = punkty w klasach
section-hogwarts-behaviour = Karty sprawowania
    .about = pochwały, nagany i proszek Fiuu
section-hogwarts-events = Wydarzenia
    .about = co spotyka wszystkich
section-hogwarts-cards = Zaklęcia i eliksiry
    .about = atak, obrona, początek tury, limity
section-hogwarts-fights = Walka
    .about = cztery rodzaje walk, kości, karty, zdolności
section-hogwarts-player-fights-underage = Niepełnoletni czarodzieje przeciw sobie
    .about = po jednej kości
section-hogwarts-player-fights-qualified = Wykwalifikowani czarodzieje przeciw sobie
    .about = kości ataku, karty, zdobycze
section-hogwarts-death-eaters = Śmierciożercy
    .about = sześciu przeciwników na wieżach
section-hogwarts-duels = Pojedynki
    .about = uczeń, karta, nagroda
section-hogwarts-mission-fights = Walki w misjach
    .about = odkrycie, atak, odpowiedź, ostatnia zdolność
section-hogwarts-missions = Misje
    .about = czego potrzebujesz, sukces i porażka
section-hogwarts-team = Drużyny
    .about = razem na miejscu, razem w walce
section-hogwarts-solo = Solo
    .about = ty przeciw zamkowi
section-hogwarts-match-frame = Quidditch: wyzwanie
    .about = kto gra i o co
section-hogwarts-match-alone = Quidditch: przeciw grze
    .about = mecze w grze solo
section-hogwarts-match-setup = Quidditch: przygotowanie
    .about = zawodnicy, piłki, kto zaczyna
section-hogwarts-match-goals = Quidditch: dwa gole
    .about = runda 1 z kaflem i tłuczkami
section-hogwarts-match-snitch = Quidditch: złoty znicz
    .about = runda 2, pościg wokół boiska
section-hogwarts-return-setup = Powrót Voldemorta: przygotowanie
    .about = strony, żetony, kości
section-hogwarts-return-aims = Powrót Voldemorta: co robi każda ze stron
    .about = rytuał, horkruksy, śmierciożercy
section-hogwarts-return-meeting = Powrót Voldemorta: spotkanie
    .about = jak rozstrzyga się gra
section-hogwarts-return-fights = Powrót Voldemorta: walka
    .about = kości ataku, kości obrony, złote zasady


## Components

HOG-001 =
    W pudełku są cztery plansze (główna i trzy inne), 15 plansz graczy i tyle samo pionków, 5 kości i woreczek. Do tego
    210 kart oraz 30 misji. Żetony to 30 przedmiotów, 6 śmierciożerców, 60 punktów domów, 70 PŻ, 20 porcji proszku Fiuu
    i 10 świstoklików.
    .source = Zawartość pudełka
HOG-002 =
    210 kart tworzy osiem talii: zaklęcia, eliksiry, księgi, sprawowanie, wydarzenia, pojedynki, walki i quidditch.
    Misje są osobno.
    .source = Zawartość pudełka
HOG-003 =
    Plansza główna przedstawia Hogwart i błonia. Plansza 1 to ulica Pokątna, plansza 2 zbiera odległe miejsca, a
    ostatnia plansza to boisko do quidditcha.
    .source = I.4, V
HOG-004 =
    Nie ma dwóch takich samych misji. Misje i karty walki mają numery od 1 do 30, a w każdej misji walczysz z kartą
    walki o jej numerze.
    .source = III.1, IV.4
HOG-005 =
    Misje od 1 do 10 opowiadają trzy pierwsze historie, od 11 do 20 dwie następne, a od 21 do 30 dwie ostatnie.
    .source = I.1
HOG-006 =
    Wszystkie kości to zwykłe kości sześciościenne.
    .source = Wszystkie przykłady
HOG-007 =
    W Rok w Hogwarcie może grać od jednej do ośmiu osób, w Powrót Voldemorta od dwóch do czterech.
    .source = VI, publiczne recenzje i streszczenia graczy
HOG-008 =
    Pole może mieć symbol: wydarzenia, księgi, pojedynku, zaklęcia, eliksiru lub sprawowania. Inne pola to rozety,
    wieże, pokoje wspólne, klasy, pola PŻ i miejsca z nazwą.
    .source = I.4
HOG-009 =
    Przeciwnik z karty walki lub pojedynku ma pewną liczbę PŻ, odporność i zdolność, która działa raz na rundę.
    Niektórzy robią też coś w chwili odkrycia albo są odporni na jakiś rodzaj kart.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Karta misji podaje swój numer i tytuł, dokąd iść, ile daje punktów, jakich żetonów przedmiotów wymaga, jakich kart
    potrzebują ponadto wykwalifikowani czarodzieje i drużyny oraz kto tam czeka i z iloma PŻ.
    .source = Pokazane karty misji


## Aim and end of the game

HOG-020 =
    Jesteście uczniami i walczycie o Puchar Domów. Zdobywa go ten, kto na końcu ma najwięcej punktów.
    .source = I.1
HOG-021 =
    Punkty dają misje, egzaminy, wygrane mecze quidditcha i karty sprawowania. Wykwalifikowani czarodzieje i drużyny
    dostają je też za każdego pokonanego śmierciożercę.
    .source = I.1, I.3, IV.2
HOG-022 =
    Szybka gra, około pół godziny, kończy się, gdy ktoś wykonał jedną misję i ma więcej niż 210 punktów.
    .source = I.2
HOG-023 =
    Klasyczna gra, od 45 do 60 minut, wymaga dwóch misji i więcej niż 260 punktów.
    .source = I.2
HOG-024 =
    Długa gra, ponad godzina, wymaga trzech misji i więcej niż 320 punktów.
    .source = I.2
HOG-025 =
    Więcej to więcej: przy dokładnie 210, 260 lub 320 punktach gra toczy się dalej.
    .source = I.2
HOG-026 =
    Jako wykwalifikowany czarodziej możesz zakończyć grę tylko wtedy, gdy masz też za sobą mecz quidditcha.
    .source = III.1b
HOG-027 =
    Gdy ktoś spełni warunki końca, dogrywacie rundę, aby każdy miał tyle samo tur. Potem porównujecie punkty.
    .source = Streszczenie gracza, nie ma tego w instrukcji
HOG-028 =
    Misja daje od 40 do 300 punktów, księga na egzaminie od 5 do 20, wygrany mecz 40, pokonany śmierciożerca 20. Karta
    sprawowania daje lub zabiera tyle, ile na niej stoi.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    Nie, najpierw dogrywa się rundę. Opcja end_timing może zakończyć grę od razu.
    .question = Czy gra kończy się, gdy tylko ktoś spełni warunki końca?
    .reason =
        Tak mówi streszczenie gracza o wszystkich trzech długościach, i jest to uczciwe wobec tych, którzy grają później
        w kolejności.
RUL-HOG-002 =
    Gra i tak kończy się z tą rundą.
    .question = Co, jeśli ten gracz jeszcze przed końcem rundy znów straci punkty?
    .reason = Warunki końca zostały spełnione i każdy może na tym polegać.
RUL-HOG-003 =
    Tak. Liczy się jako część tury właściciela.
    .question = Czy w ostatniej rundzie można dostać dodatkową turę dzięki Zmieniaczowi czasu?
    .reason = Nic tego nie zabrania, a runda pozostaje dla wszystkich równa.
RUL-HOG-004 =
    Nie, wygrywa najwięcej punktów, bez względu na to, kto doprowadził do końca. Z opcją `winner` wygrać może tylko ten,
    kto sam spełnia warunki końca.
    .question = Czy zwycięzca też musi mieć wykonane misje?
    .reason = HOG-020 mówi tylko o punktach.
RUL-HOG-005 =
    Wygrywa ten, kto ma więcej wykonanych misji. Jeśli i tu jest równo, liczy się łącznie pokonanych śmierciożerców i
    wygrane mecze; potem zwycięstwo jest wspólne.
    .question = Co przy równej liczbie punktów?
    .reason = Misje to serce gry, więc są pierwsze.
RUL-HOG-006 =
    Nie, tracisz tylko to, co masz. Opcja points_floor może zezwolić na długi.
    .question = Czy można mieć mniej niż zero punktów?
    .reason = Punkty to żetony, a nikt nie odda żetonu, którego nie ma.


## The variants

HOG-040 =
    Przed grą wybieracie długość i wariant: niepełnoletni czarodzieje, wykwalifikowani czarodzieje, drużyna lub solo.
    Każdą długość można łączyć z każdym wariantem.
    .source = I.2, II.3
HOG-041 =
    Niepełnoletni czarodzieje to wariant dla początkujących: misja wymaga tylko żetonów przedmiotów.
    .source = III.1a
HOG-042 =
    Wykwalifikowani czarodzieje potrzebują też zaklęć i eliksirów podanych na karcie misji. Spotykają śmierciożerców i
    mogą używać kart przeciw sobie.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    W wariancie drużynowym wszyscy tworzycie jedną drużynę albo dzielicie się na drużyny po dwie lub trzy osoby. Misje
    wymagają żetonów i kart, a w zamku grasują śmierciożercy.
    .source = III.1c, IV.1c
HOG-044 =
    W grze solo stosujesz zasady niepełnoletnich albo wykwalifikowanych czarodziejów.
    .source = III.1d
HOG-045 =
    Warianty różnią się misjami. Egzaminy, karty sprawowania i quidditch są we wszystkich takie same.
    .source = III


## Setup

HOG-060 =
    Najpierw uzgodnijcie długość i wariant.
    .source = II.1 A
HOG-061 =
    Potasujcie każdą talię osobno, z wyjątkiem kart walki, i rozłóżcie talie wokół planszy.
    .source = II.1 B
HOG-062 =
    Użyte karty zawsze trafiają na spód swojej talii.
    .source = II.1 B
HOG-063 =
    Każdy wybiera planszę gracza. Każda postać należy tylko do jednego gracza.
    .source = II.1 C
HOG-064 =
    Śmierciożercy nie można wybrać na swoją postać: są przeciwnikami wykwalifikowanych czarodziejów i drużyn, a walczą w
    grze Powrót Voldemorta.
    .source = II.1 C
HOG-065 =
    Weź jeden żeton proszku Fiuu, a jako niepełnoletni czarodziej dwa.
    .source = II.1 C
HOG-066 =
    Weź jeden żeton świstoklika.
    .source = II.1 C
HOG-067 =
    Weź PŻ oraz księgi, zaklęcia i eliksiry, które pokazuje twoja plansza.
    .source = II.1 C
HOG-068 =
    Rozłóżcie 30 żetonów przedmiotów losowo na rozetach: 18 na planszy głównej, 9 na planszy 2 i 3 na planszy 1.
    .source = I.4, II.1 D
HOG-069 =
    Żetony przedmiotów leżą odkryte.
    .source = Streszczenie gracza, nie ma tego w instrukcji
HOG-070 =
    Wszystkie pionki zaczynają na polu Start, u wejścia do Hogwartu.
    .source = II.1 E
HOG-071 =
    Każdy dostaje pięć losowych misji, a gdy jest was więcej niż sześcioro, trzy.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Swoje misje trzymaj w tajemnicy.
    .source = I.3, III.1
HOG-073 =
    Żadne zaklęcie ani żaden inny efekt nie może zabrać ci misji.
    .source = III.1
HOG-074 =
    U wykwalifikowanych czarodziejów i w drużynach połóżcie sześć żetonów śmierciożerców na wybranych wieżach zamku. Tam
    zostają.
    .source = IV.1c, IV.2, pytania i odpowiedzi graczy
HOG-075 =
    Zaczyna najmłodszy gracz.
    .source = II.3
RUL-HOG-008 =
    Decyduje los. Opcją first_player gospodarz może wskazać miejsce.
    .question = Kto zaczyna, gdy nie wiadomo, kto jest najmłodszy?
    .reason = Stół online nie pyta o wiek.


## Around the table

RUL-HOG-007 =
    Punktów i PŻ nigdy nie zabraknie. Żetonów proszku Fiuu jest tylko 20, a świstoklików 10: gdy się skończą, nikt już
    żadnego nie dostaje.
    .question = Czy żetonów może zabraknąć?
    .reason = Punkty i PŻ to tutaj po prostu liczby, a żetony podróży mają być rzadkie.
RUL-HOG-009 =
    Ten po twojej prawej, więc tury biegną przeciwnie do ruchu wskazówek zegara. W tej kolejności wymienione są miejsca.
    .question = Kto jest następnym graczem?
    .reason = Instrukcja przekazuje turę w prawo.
RUL-HOG-010 =
    Nie. Zachowujesz wszystkie księgi, zaklęcia, eliksiry i karty Proszek Fiuu, jakie dostaniesz.
    .question = Czy jest limit kart na ręce?
    .reason = Instrukcja żadnego nie podaje.
RUL-HOG-011 =
    Tylko wtedy, gdy ktoś ją przeglądał.
    .question = Kiedy talię tasuje się ponownie?
    .reason = Kto przegląda talię, poznaje jej kolejność.
RUL-HOG-012 =
    Dobierasz, ile jest, a reszta przepada. Karty walki nigdy nie brakuje.
    .question = Co, jeśli talia jest pusta?
    .reason = Wszystkie jej karty są na rękach, więc nie ma czego tasować.
RUL-HOG-013 =
    Wszyscy widzą PŻ, punkty, żetony, liczbę twoich kart i twoje wykonane misje. Karty na ręce i pozostałe misje są
    ukryte, chyba że gracie w jednej drużynie.
    .question = Co jest jawne, a co ukryte?
    .reason = To właśnie widać przy prawdziwym stole.
RUL-HOG-014 =
    Efekt aktywnego gracza, potem pozostałych w kolejności tur.
    .question = Czyj efekt jest pierwszy, gdy dwa zachodzą naraz?
    .reason = Jedna stała kolejność zapobiega wszelkim sporom.


## Health points

RUL-HOG-015 =
    Nie. Opcja hp_cap może ustalić jako granicę liczbę, z którą zaczynasz.
    .question = Czy jest górna granica PŻ?
    .reason = Postacie mają rosnąć w siłę, a jeden z przykładów pokazuje postać z 9 PŻ.
RUL-HOG-016 =
    Tracisz przytomność: idziesz do Dziurawego Kotła, odkładasz wszystkie zaklęcia i eliksiry na spód ich talii,
    bierzesz 6 PŻ, a żetony i księgi zatrzymujesz. Jeśli była to twoja tura, kończy się; w grze solo oznacza to
    przegraną. Z opcją hp_zero zostaje ci zamiast tego 1 PŻ.
    .question = Co, jeśli stracisz ostatni PŻ poza walką?
    .reason = Każda porażka opisana w instrukcji kosztuje właśnie tyle.
RUL-HOG-017 =
    Nie, w tych walkach zostaje ci co najmniej 1 PŻ, a dalsze straty się pomija. Wymiana przegrana przez
    niepełnoletniego czarodzieja z 1 PŻ nadal liczy się jako jedna z dwóch.
    .question = Czy pojedynek lub walka między graczami może zabrać ostatni PŻ?
    .reason = Oba rodzaje walk między uczniami są opisane tak, że kończą się na 1 PŻ.


## The player board

HOG-080 =
    Twoja plansza pokazuje odporność, kości ataku, początkowe PŻ, księgi, zaklęcia i eliksiry na start oraz dwie
    zdolności: jedną do ruchu, drugą do walki. Jest na niej miejsce na punkty i na sześć żetonów przedmiotów.
    .source = II.2
HOG-081 =
    Odporność czarodzieja to liczba od 2 do 5.
    .source = IV.3
HOG-082 =
    Kość ataku rani, jeśli pokazuje co najmniej odporność celu; każda taka kość zabiera 1 PŻ.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Masz trzy lub cztery kości ataku, zależnie od postaci.
    .source = IV.3
HOG-084 =
    Zdolność ruchu może ci pomóc w każdym ruchu, a zdolność walki w każdym ataku.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter ma 7 PŻ i cztery kości ataku. Na polu zaklęcia dobiera dwa zaklęcia, a odporność każdego, kogo atakuje,
    liczy się o jeden niżej.
    .source = II.2, IV.3
HOG-086 =
    Karty i pola PŻ wzmacniają cię w trakcie gry; możesz mieć więcej PŻ niż na początku.
    .source = II.2, IV.4d
HOG-087 =
    Na planszach śmierciożerców nie ma miejsca na żetony przedmiotów.
    .source = IV.2
RUL-HOG-038 =
    Nie. Zdolność Harry’ego działa tylko na polach z symbolem zaklęcia, a nie w gabinetach, klasach czy pokojach
    wspólnych.
    .question = Czy trzeba użyć zdolności ruchu?
    .reason = To przywilej, a mowa w nim o polu zaklęcia.
RUL-HOG-072 =
    Do 1, a wtedy trafia każda kość ataku.
    .question = Jak nisko można obniżyć odporność?
    .reason = Żadna kość nie pokaże mniej niż 1.


## The turn

HOG-100 =
    W swojej turze możesz najpierw zagrać karty na początek tury. Potem rzucasz dwiema kośćmi, idziesz o ich sumę,
    używasz pola, na którym staniesz, i na tym koniec.
    .source = II.3
HOG-101 =
    Idziesz w dowolnym kierunku, dokładnie tyle kroków, ile razem pokazują kości.
    .source = II.3, II.4
HOG-102 =
    Gdy skończy się twój ruch i wszystko, co dzieje się na polu, następną turę ma gracz po twojej prawej.
    .source = II.3
HOG-103 =
    Powrót Voldemorta ma własne kości i własną kolejność; zobacz HOG-609 i HOG-610.
    .source = VI.3
RUL-HOG-029 =
    Nie, chyba że czekasz jako członek drużyny (RUL-HOG-109), lecisz na Hardodziobie (RUL-HOG-044) albo stoisz przy
    horkruksie (HOG-631). Jeśli stół gra z seconds_per_turn i twój czas się skończy, wybierana jest za ciebie zwykła
    dozwolona akcja.
    .question = Czy można zostać na miejscu zamiast rzucać?
    .reason = Tura składa się z rzutu i ruchu, a nikt nie powinien czekać bez końca.
RUL-HOG-039 =
    Najpierw walka z graczem lub śmierciożercą, potem podnoszenie żetonów, potem misja, potem pole wraz z egzaminami, a
    na końcu wyprawa z proszkiem Fiuu lub świstoklikiem, z jej własnymi żetonami i misją. W całej turze możesz podjąć
    jedną misję.
    .question = W jakiej kolejności dzieją się rzeczy na końcu ruchu?
    .reason = Kolejność idzie za zagrożeniem: co cię zatrzymuje, jest pierwsze, co cię zabiera dalej, ostatnie.


## Golden rules of walking

HOG-110 =
    Musisz wykorzystać cały rzut. Wcześniej możesz stanąć z własnej woli tylko według HOG-111 i HOG-112.
    .source = II.4
HOG-111 =
    Gdy twoja droga prowadzi przez miejsce jednej z twoich misji, możesz się tam zatrzymać, aby ją podjąć. To kończy
    twój ruch.
    .source = I.4, II.4
HOG-112 =
    Gdy twoja droga prowadzi przez jedną z 18 wież zamku, możesz się tam zatrzymać. To kończy twój ruch.
    .source = I.4, II.4
HOG-113 =
    W jednym ruchu nigdy nie wchodzisz dwa razy na to samo pole. Jeśli chcesz zawrócić, poczekaj do następnej tury.
    .source = II.4
HOG-114 =
    Jeśli po drodze natrafisz na innego gracza, musisz się tam zatrzymać i walczyć.
    .source = II.4
HOG-115 =
    Tak samo zatrzymują cię śmierciożercy: u wykwalifikowanych czarodziejów, w drużynach i w grze Powrót Voldemorta.
    .source = II.4
HOG-116 =
    Członkowie jednej drużyny nigdy ze sobą nie walczą, więc się nie zatrzymują.
    .source = IV.1c
HOG-117 =
    Po drodze zbierasz żetony przedmiotów potrzebne do twoich misji. Nie jest to obowiązek; zobacz HOG-200 i
    RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    Nie, z wyjątkiem dozwolonych i przymusowych postojów oraz RUL-HOG-019.
    .question = Czy można rozdzielić kości albo nie wykorzystać kroków?
    .reason = Trzeba przejść cały rzut.
RUL-HOG-019 =
    Idziesz najdłuższą możliwą drogą i zatrzymujesz się tam jak zwykle.
    .question = Co, jeśli żadna droga nie wystarczy na cały rzut?
    .reason = To najbliższe wynikowi rzutu.
RUL-HOG-020 =
    Tak, nie możesz na nie wrócić w tym samym ruchu.
    .question = Czy pole, z którego zaczynasz, liczy się jako odwiedzone?
    .reason = W tym ruchu już na nim stoisz.
RUL-HOG-026 =
    Nie. Opcja extra_stops pozwala na to w klasie, do której masz księgę, albo we wszystkich miejscach z nazwą.
    .question = Czy można się zatrzymać wcześniej także w klasie lub w innym miejscu z nazwą?
    .reason = Złote zasady znają dwa wyjątki, choć inne źródła pozwalają na więcej.
RUL-HOG-027 =
    Nie. W chwili postoju musisz mieć wszystkie żetony i karty; żeton leżący na tym właśnie polu się liczy. Przy
    dokładnym rzucie po prostu stajesz.
    .question = Czy można zatrzymać się wcześniej na miejscu misji, której nie da się podjąć?
    .reason = Wyjątek jest po to, by podjąć misję.
RUL-HOG-030 =
    Przepada: boisko zawsze kończy twój ruch.
    .question = Co z resztą rzutu, gdy wchodzisz na boisko?
    .reason = HOG-150 nie zostawia wyboru.
RUL-HOG-031 =
    Zatrzymuje cię pierwszy, do pozostałych nie docierasz.
    .question = Co, jeśli na drodze stoi kilku graczy?
    .reason = Tam kończy się twój ruch.
RUL-HOG-032 =
    Wybierasz jednego spoza swojej drużyny. Jest tylko jedna walka.
    .question = Co, jeśli na polu stoi kilku graczy?
    .reason = Jedna walka na turę wystarczy.
RUL-HOG-033 =
    Gdy aktywny gracz tam dojdzie albo przeniesie się tam dzięki własnemu efektowi, na przykład Hardodziobowi, karcie
    lub Zgredkowi. Nie wtedy, gdy wszyscy zaczynają na Starcie, po porażce, po wezwaniu na mecz, po przeniesieniu przez
    wydarzenie, po powrocie z planszy 2 ani przy opuszczaniu wspólnego pola.
    .question = Kiedy spotkanie prowadzi do walki?
    .reason = Atakować powinien ten, kto przychodzi.
RUL-HOG-034 =
    Idziesz dalej; możecie też stać na jednym polu.
    .question = Co, jeśli na drodze stoi ktoś z twojej drużyny?
    .reason = HOG-116 wyklucza walkę.
RUL-HOG-035 =
    Prawie nigdy, bo pod koniec tury są już z powrotem. Gdyby do tego doszło, rozstrzyga RUL-HOG-033.
    .question = Czy można spotkać graczy na planszy 2?
    .reason = W odległych miejscach jest się tylko przez chwilę.
RUL-HOG-036 =
    Wszystko, co daje pole: karty, PŻ, misje, mecze, żetony, wyprawy z proszkiem Fiuu. Żetony podniesione wcześniej w
    tym ruchu zostają u ciebie.
    .question = Co tracisz, gdy na polu, na którym stajesz, walczysz z graczem?
    .reason = Pole, na którym walczą gracze, według instrukcji nie działa.
RUL-HOG-037 =
    Walczysz ze śmierciożercą i z nikim więcej w tej turze.
    .question = Co, jeśli na polu stoją gracz i śmierciożerca?
    .reason = Śmierciożerca był tam pierwszy.


## Where you can walk

HOG-120 =
    Na sąsiednie pole możesz przejść tylko tam, gdzie łączą je ślady stóp lub schody.
    .source = I.4
HOG-121 =
    Przez mury zamku, zewnętrzne i wewnętrzne, nikt nie przejdzie.
    .source = I.4
HOG-122 =
    Most to jedno pole, nieważne, jak długi się wydaje.
    .source = I.4
HOG-123 =
    Do samej Wielkiej Sali nie można wejść; pola obok niej liczą się jako jej część.
    .source = I.4
HOG-124 =
    Ze Startu prowadzą dwie drogi: w prawo do zamku, w lewo na ulicę Pokątną.
    .source = II.5
HOG-125 =
    Na oznaczonym polu przy wejściu wybierasz między szkołą a Dziurawym Kotłem.
    .source = I.4
HOG-126 =
    Z Dziurawego Kotła do Banku Gringotta są cztery kroki.
    .source = I.4
HOG-127 =
    Od Gringotta są jeszcze cztery kroki do sklepu Borgin i Burkes, a cztery do sklepu Ollivandera.
    .source = I.4
HOG-128 =
    Wejście z pola przed Bankiem Gringotta do środka nie kosztuje kroku.
    .source = I.4
HOG-129 =
    Z Miodowego Królestwa do gospody Pod Świńskim Łbem są dwa kroki.
    .source = I.4
HOG-130 =
    Tajne przejście łączy Jednooką wiedźmę z Miodowym Królestwem, w obie strony. Ze Skrzydła szpitalnego kosztuje jeden
    dodatkowy krok.
    .source = I.4
HOG-131 =
    Tajne przejście łączy Wierzbę bijącą z Wrzeszczącą Chatą, w obie strony i bez dodatkowego kroku.
    .source = I.4
HOG-132 =
    Tajne przejście łączy Pokój Życzeń z gospodą Pod Świńskim Łbem, w obie strony i bez dodatkowego kroku.
    .source = I.4
HOG-133 =
    Między Ministerstwem Magii a Salą Przepowiedni przechodzisz swobodnie.
    .source = I.4
RUL-HOG-021 =
    Możesz z niego skorzystać w dowolnej chwili ruchu, nawet po ostatnim kroku, i nic to nie kosztuje. Pole po drugiej
    stronie liczy się jako minięte i odwiedzone. Ruch nie może składać się z samych darmowych przejść.
    .question = Jak działają darmowe przejścia?
    .reason = Darmowe znaczy, że nie kosztuje kroku; wszystkie inne zasady ruchu obowiązują.
RUL-HOG-022 =
    Ze Skrzydła szpitalnego do Miodowego Królestwa płacisz łącznie jeden krok: do posągu, a stamtąd dalej za darmo. Dwa
    pozostałe przejścia nic nie kosztują.
    .question = Czym jest dodatkowy krok przy tajnych przejściach?
    .reason = Tak zgadzają się wszystkie odległości z instrukcji.
RUL-HOG-023 =
    Na dowolne pole, które liczy się jako jej część. Jeśli coś cię tam przenosi, wybierasz, na które.
    .question = Dokąd idziesz, gdy karta wymienia Wielką Salę?
    .reason = Do samej sali nie można wejść.
RUL-HOG-024 =
    Tylko tam, gdzie plansza łączy dwa pola.
    .question = Czy można chodzić na ukos?
    .reason = HOG-120 wymaga śladów stóp lub schodów.
RUL-HOG-025 =
    Start i Drogowskaz są o krok od Dziurawego Kotła, a Drogowskaz prowadzi do zamku. Postój tam niczego więcej nie
    daje.
    .question = Jak działają dwie drogi przy wejściu?
    .reason = To łączy oba zdania o wejściu.


## Towers and Floo powder

HOG-140 =
    Zamek ma 18 wież.
    .source = I.4, II.4
HOG-141 =
    Gdy twój ruch skończy się na wieży, możesz użyć proszku Fiuu, aby odwiedzić jedno z siedmiu pól planszy 2, każde
    oprócz cmentarza.
    .source = I.4, II.3
HOG-142 =
    Zabierasz tam żetony przedmiotów z pola i wykonujesz misję, jeśli możesz.
    .source = I.4, II.3
HOG-143 =
    Pod koniec tury wracasz na swoją wieżę. Żeton proszku Fiuu się odrzuca, a karta Proszek Fiuu trafia na spód swojej
    talii.
    .source = I.4, III.3
HOG-144 =
    Gdy skończy ci się proszek Fiuu, rozejrzyj się za nowym: najlepszym źródłem są karty sprawowania, a niektóre
    wydarzenia dają żetony proszku Fiuu lub świstokliki.
    .source = III.3, III.5d
RUL-HOG-028 =
    Najpierw pokój wspólny, potem, jeśli chcesz, wyprawa z proszkiem Fiuu.
    .question = Co się dzieje na wieży, która jest też pokojem wspólnym?
    .reason = Pole jest przed podróżą.
RUL-HOG-040 =
    Tak, na wyprawach z proszkiem Fiuu, świstoklikiem i Hardodziobem tak samo: dwa na turę, sześć łącznie.
    .question = Czy żetony zabrane na wyprawie wliczają się do limitów?
    .reason = Limity dotyczą całej tury.
RUL-HOG-041 =
    Nie, na wieży musi się skończyć ruch z tej tury, a wyprawa jest jedna na turę. Opcja floo_from_standing na to
    pozwala.
    .question = Czy można użyć proszku Fiuu na wieży, na której już się stało?
    .reason = Wyprawa następuje po ruchu.
RUL-HOG-042 =
    Idziesz do Dziurawego Kotła, a nie z powrotem na wieżę. Proszek Fiuu lub świstoklik przepada.
    .question = Co, jeśli przegrasz misję na planszy 2?
    .reason = Porażka jest przed powrotem.


## The pitch and the Portkey

HOG-150 =
    Gdy dotrzesz na boisko do quidditcha, twój ruch musi się tam skończyć.
    .source = I.4
HOG-151 =
    Wzywasz wtedy dowolnego gracza i wyzywasz go na mecz.
    .source = I.4, II.3, III.4
HOG-152 =
    Jeśli masz żeton świstoklika, możesz zrezygnować z meczu i przenieść się z boiska na Cmentarz w Little Hangleton,
    gdzie możesz podjąć misję.
    .source = I.4
HOG-153 =
    Pod koniec tej tury wracasz na boisko i odrzucasz żeton świstoklika.
    .source = I.4
HOG-154 =
    Proszek Fiuu nigdy nie prowadzi na cmentarz; droga tam to boisko i świstoklik.
    .source = I.4, II.3
RUL-HOG-043 =
    Tak, na przykład żeby zebrać żetony. Między meczem a wyprawą wybierasz po dotarciu na boisko.
    .question = Czy można użyć świstoklika bez misji?
    .reason = Wyprawy z proszkiem Fiuu też nie wymagają misji.


## The fields

HOG-160 =
    Pole działa, gdy się na nim zatrzymasz. Samo przejście nic nie daje, poza żetonami przedmiotów, przymusowymi
    postojami i postojami, które wybierasz.
    .source = I.4, II.3
HOG-161 =
    Pole zaklęcia: dobierz zaklęcie i zatrzymaj je.
    .source = I.4
HOG-162 =
    Pole eliksiru: dobierz eliksir i zatrzymaj go.
    .source = I.4
HOG-163 =
    Pole księgi: dobierz księgę i zatrzymaj ją.
    .source = I.4, III.2
HOG-164 =
    Pole z dwiema księgami: dobierz dwie księgi i zatrzymaj je.
    .source = I.4
HOG-165 =
    Pole sprawowania: dobierz kartę sprawowania i od razu zrób, co mówi; kartę Proszek Fiuu zatrzymujesz.
    .source = I.4, III.3
HOG-166 =
    Pole wydarzenia: dobierz wydarzenie i od razu zrób, co mówi. Dotyczy ono wszystkich.
    .source = I.4, II.3, III.5d
HOG-167 =
    Pole pojedynku: wyzywa cię uczeń z talii pojedynków; walcz z nim.
    .source = I.4, II.3
HOG-168 =
    Pole PŻ: zyskujesz tyle PŻ, ile pokazuje. Takim polem jest Skrzydło szpitalne.
    .source = I.4, II.2, II.3
HOG-169 =
    Pokój wspólny, jeden z czterech: dobierz kartę sprawowania, księgę, eliksir lub zaklęcie albo zaproponuj dowolnemu
    graczowi, gdziekolwiek jest, jeden żeton przedmiotu za jeden z jego żetonów. Może odmówić.
    .source = I.4, II.3
HOG-170 =
    Gabinet Dumbledore’a: dobierz dwa zaklęcia.
    .source = I.4, II.3
HOG-171 =
    Gabinet Snape’a: dobierz dwa eliksiry.
    .source = I.4, II.3
HOG-172 =
    Chatka Hagrida: dobierz eliksir i zaklęcie.
    .source = I.4, II.3
HOG-173 =
    Dział Ksiąg Zakazanych: dobierz księgę.
    .source = II.3
HOG-174 =
    Klasy zaklęć i uroków, transmutacji i obrony przed czarną magią: dobierz zaklęcie.
    .source = I.4
HOG-175 =
    Klasy eliksirów, zielarstwa i opieki nad magicznymi stworzeniami: dobierz dwa eliksiry.
    .source = I.4
HOG-176 =
    W klasie możesz też zdawać egzaminy; karty dobierasz i tak.
    .source = I.4, III.2
HOG-177 =
    Miejsce misji: możesz tu podjąć misję, która cię tu wysyła.
    .source = II.3
HOG-178 =
    Rozeta bez żetonu nic nie robi.
    .source = II.3
HOG-179 =
    Jeśli na polu walczysz z innym graczem, w tej turze pole nic ci nie daje.
    .source = IV.1a
RUL-HOG-055 =
    Wskazujesz gracza, żeton, który dajesz, i żeton, który chcesz dostać; gracz zgadza się lub odmawia. Na jednym
    postoju składasz jedną propozycję, a odmowa kończy sprawę. Z opcją trade_refused_draw możesz wtedy jeszcze dobrać
    kartę.
    .question = Jak działa wymiana w pokoju wspólnym?
    .reason = Według instrukcji możesz dobrać albo zaproponować wymianę, nie jedno i drugie.
RUL-HOG-056 =
    Jedną z talii sprawowania, ksiąg, eliksirów lub zaklęć. Karta sprawowania działa od razu.
    .question = Jakie karty można dobrać w pokoju wspólnym?
    .reason = Dłuższa lista jest dokładniejsza.
RUL-HOG-057 =
    Jedną w Dziale Ksiąg Zakazanych, dwie na polach z dwiema księgami; na naszej planszy są to Biblioteka oraz Esy i
    Floresy.
    .question = Gdzie dobiera się jedną księgę, a gdzie dwie?
    .reason = Zasada o tym miejscu mówi o jednej, symbol o dwóch.


## Item tokens

HOG-200 =
    Gdy zatrzymasz się na polu z żetonem przedmiotu albo przez nie przechodzisz, możesz podnieść żeton. Jeśli było to po
    drodze, idziesz dalej.
    .source = II.3, III.1a
HOG-201 =
    W jednej turze podnosisz najwyżej dwa żetony przedmiotów.
    .source = II.3
HOG-202 =
    Na twojej planszy mieści się najwyżej sześć żetonów przedmiotów.
    .source = II.2, II.3
HOG-203 =
    Mając sześć żetonów, możesz tylko zamieniać: zostaw jeden ze swoich na polu i weź nowy.
    .source = II.3
HOG-204 =
    Żetony użyte do wykonanej misji trafiają na wybrane przez ciebie pola planszy 2. Na polu mogą już leżeć żetony.
    .source = II.6, III.1
HOG-205 =
    Sześć z 30 żetonów jest specjalnych. Każdy działa raz, do misji albo dzięki własnej mocy, a potem trafia na jedną z
    trzech rozet ulicy Pokątnej.
    .source = II.6
HOG-206 =
    Czarna Różdżka daje ci w walce jedną dodatkową kość ataku.
    .source = II.6
HOG-207 =
    Miecz Gryffindora daje ci w walce jedną dodatkową kość ataku.
    .source = II.6
HOG-208 =
    Kamień Wskrzeszenia daje ci 6 PŻ w trakcie walki.
    .source = II.6
HOG-209 =
    Peleryna niewidka pozwala ci wymknąć się z walki na pole odległe o pięć kroków.
    .source = II.6
HOG-210 =
    Zmieniacz czasu daje ci jeszcze jedną turę.
    .source = II.6
HOG-211 =
    Hardodziób zanosi cię na dowolne pole planszy 1 lub 2 i z powrotem.
    .source = II.6
HOG-212 =
    Żetony proszku Fiuu i świstoklików nie są żetonami przedmiotów i nie liczą się do tych sześciu.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    Na początku tury, zamiast rzutu. Pole liczy się jako postój, z żetonami, misją i efektem, a pod koniec tury wracasz.
    Opcja `buckbeak` przenosi lot na czas po ruchu.
    .question = Kiedy można użyć Hardodzioba?
    .reason = Dwie podróże w jednej turze to za dużo.
RUL-HOG-045 =
    Tak, na każde pole plansz 1 i 2.
    .question = Czy Hardodziób lata na cmentarz lub do Banku Gringotta?
    .reason = Żeton nie zna wyjątków.
RUL-HOG-046 =
    Zapowiadasz to w swojej turze, a dodatkowa tura następuje zaraz po niej. Podnoszone żetony liczy się od nowa.
    .question = Jak działa Zmieniacz czasu?
    .reason = To osobna tura.
RUL-HOG-047 =
    Każdy z walczących może jej użyć w każdej walce, która nie jest jeszcze rozstrzygnięta. Przechodzisz dokładnie pięć
    kroków, a gdy nie ma takiej drogi, mniej; nic cię nie zatrzymuje, niczego nie podnosisz, a pole nie działa. Walka
    kończy się bez zdobyczy, nagrody i kary, a straty pozostają. Misja jest nadal do wykonania, śmierciożerca stoi tam
    jak przedtem z pełnymi PŻ, a jeśli była to twoja tura, kończy się.
    .question = Jak działa Peleryna niewidka?
    .reason = To ucieczka, a nie zwycięstwo.
RUL-HOG-048 =
    Przez całą walkę, a jeśli chcesz, oba naraz, bez limitu kości. W walce niepełnoletnich graczy na nic się nie
    przydają.
    .question = Jak długo pomagają Różdżka i Miecz?
    .reason = W tamtej walce każdy rzuca jedną kością.
RUL-HOG-049 =
    W dowolnej chwili walki, nawet tuż przed poniesieniem straty, a PŻ, które ci zostaną, zatrzymujesz. W walce
    niepełnoletnich graczy przegrane wymiany nadal się liczą.
    .question = Kiedy można użyć Kamienia Wskrzeszenia?
    .reason = Mowa tylko o tym, że w trakcie walki.
RUL-HOG-050 =
    Na ulicę Pokątną, a nie na planszę 2.
    .question = Dokąd trafia żeton specjalny użyty do misji?
    .reason = Zasada o żetonach specjalnych jest węższa.
RUL-HOG-051 =
    Połóż żeton na stosie, na wybranej rozecie.
    .question = Co, jeśli trzy rozety ulicy Pokątnej są zajęte?
    .reason = Gdzie indziej żetony też mogą dzielić pole.
RUL-HOG-052 =
    Tak.
    .question = Czy zamiana liczy się jako podniesienie?
    .reason = Żeton został wzięty.
RUL-HOG-053 =
    Nie, zawsze możesz zostawić żeton.
    .question = Czy trzeba podnosić żetony, których się potrzebuje?
    .reason = Misje są tajne, więc nikt nie mógłby tego sprawdzić.
RUL-HOG-054 =
    Wygraj go w walce, wymień się w pokoju wspólnym albo poczekaj na niego.
    .question = Co, jeśli potrzebny ci żeton ma inny gracz?
    .reason = Zasady nie dają innego sposobu.
RUL-HOG-182 =
    Nie takiego, którego wymaga misja: podczas próby służy właśnie jej. Możesz użyć innego żetonu specjalnego.
    .question = Czy w walce o misję możesz użyć żetonu specjalnego?
    .reason = Według HOG-205 żeton służy raz: do misji albo dla swojej mocy.


## Books and exams

HOG-220 =
    Księga podaje tytuł, autora, jedną z sześciu klas i od 5 do 20 punktów.
    .source = III.2
HOG-221 =
    Zatrzymaj się w klasie podanej na księdze, aby zdać z niej egzamin, i zdobądź punkty z karty.
    .source = III.2
HOG-222 =
    Księga trafia potem na spód swojej talii.
    .source = III.2
HOG-223 =
    Karty, które daje klasa, dobierasz również.
    .source = III.2
HOG-224 =
    Księgi dostajesz na początku, na polach z jedną i dwiema księgami, w Dziale Ksiąg Zakazanych, w pokojach wspólnych i
    za wygrane pojedynki.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Tyle, ile masz pasujących ksiąg, wszystkie przed dobraniem kart. Opcja exams_per_stop ogranicza to do jednego.
    .question = Ile egzaminów można zdać na jednym postoju?
    .reason = Nic nie wyznacza granicy, a streszczenie gracza mówi o kilku księgach.


## Behaviour cards

HOG-230 =
    Karta sprawowania działa od razu. Zatrzymuje się tylko Proszek Fiuu.
    .source = III.3
HOG-231 =
    Większość kart sprawowania daje ci punkty lub je zabiera.
    .source = III.3
HOG-232 =
    Karta Proszek Fiuu przenosi cię z dowolnej z 18 wież na planszę 2, a potem trafia na spód swojej talii.
    .source = III.3
RUL-HOG-058 =
    To karta, która działa jak jedna porcja proszku Fiuu. Kto cię pokona, może ją wziąć jako żeton proszku Fiuu albo
    wylosować jako ukrytą kartę.
    .question = Czy Proszek Fiuu to karta, czy żeton?
    .reason = Pochodzi z talii i do niej wraca, ale robi to samo co żeton.


## Events

HOG-240 =
    Wydarzenie odczytuje się i od razu wykonuje, w każdym wariancie i dla każdego gracza.
    .source = III.5d
HOG-241 =
    Niektóre wydarzenia rozdają żetony proszku Fiuu lub świstokliki.
    .source = III.5d
HOG-242 =
    Jeśli wydarzenie przenosi wszystkich na jedno pole, tam zaczyna się twoja następna tura.
    .source = III.5d
HOG-243 =
    Zgredek: wszyscy po kolei rzucają kością, a gracz z najniższym wynikiem może się pojawić na dowolnym polu zamku.
    .source = Pokazana karta wydarzenia
RUL-HOG-059 =
    Wszystkich, gdziekolwiek są, najpierw aktywnego gracza, a potem pozostałych w kolejności tur. Przeniesienie nie
    prowadzi do walki i nie uruchamia pola, a o straconych PŻ mówi RUL-HOG-016. W grze solo wszyscy to ty.
    .question = Kogo i jak dotyczy wydarzenie?
    .reason = Wydarzenia są pomyślane dla wszystkich graczy.
RUL-HOG-060 =
    Jeśli najniższy wynik ma kilka osób, rzucają ponownie. Wybrany gracz może odmówić. Zamek to plansza główna bez
    Hogsmeade i bez samej Wielkiej Sali. Pole, na którym stoi gracz, prowadzi do walki tylko wtedy, gdy wybranym jest
    aktywny gracz.
    .question = Jak dokładnie działa Zgredek?
    .reason = To rozstrzyga remisy, a RUL-HOG-033 chroni innych przed walką.
RUL-HOG-187 =
    Najpierw zyskujesz, potem tracisz.
    .question = Co, jeśli grasz solo, a zdarzenie zabiera najniższemu i daje najwyższemu?
    .reason = W grze solo jesteś jednym i drugim, a zdarzenie nie powinno cię powalić, zanim pomoże.


## Spells and potions

HOG-250 =
    Zaklęcia i eliksiry do walki dzielą się na dwa typy: karty ataku i karty obrony.
    .source = III.5, IV.3
HOG-251 =
    Karty ataku zabierają przeciwnikowi tyle PŻ, ile podają.
    .source = III.5, IV.3
HOG-252 =
    Karty obrony anulują atak albo dają ci PŻ, zależnie od treści.
    .source = III.5, IV.3
HOG-253 =
    Na kartę jest dobra każda chwila pojedynku lub walki w misji, do limitu twojego wariantu.
    .source = III.5, IV.3
HOG-254 =
    Od wykwalifikowanych czarodziejów i drużyn niektóre misje wymagają określonych kart.
    .source = III.5a, III.5b
HOG-255 =
    Użyta karta trafia na spód swojej talii.
    .source = II.1 B, III.5
HOG-256 =
    Kilka kart pozwala ci przejrzeć talię zaklęć lub eliksirów i zatrzymać, co zechcesz. Zagrane w walce mogą ci dać to,
    czego wymaga misja.
    .source = III.5b
HOG-257 =
    Niektórych zaklęć, takich jak Accio, Alohomora i Obliviate, można użyć na początku tury.
    .source = III.5b
HOG-258 =
    Niepełnoletni czarodzieje nie używają kart przeciw innym graczom.
    .source = IV.1a
HOG-259 =
    Wykwalifikowani czarodzieje mogą używać zaklęć i eliksirów przeciw innym graczom.
    .source = III.5a, III.5b
HOG-260 =
    Limity w jednej walce: niepełnoletni, pięć kart przeciw kartom walki i pojedynku; wykwalifikowani, trzy przeciw
    kartom walki; drużyna, dwie na każdego członka w walce w misji; przeciw graczowi, jeden eliksir i jedno zaklęcie; w
    grze Powrót Voldemorta, trzy.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Wypowiedz głośno nazwę zaklęcia. Tutaj nazwę widzą wszyscy; innego skutku to nie ma.
    .source = III.5b
RUL-HOG-061 =
    Przed rzutem na ruch. Możesz zagrać ich dowolnie wiele i nie liczą się do limitu walki.
    .question = Kiedy dokładnie zagrywa się karty na początek tury?
    .reason = Po rzucie tura już trwa.
RUL-HOG-062 =
    To twój atak w tej rundzie, więc następuje po nim zdolność przeciwnika. Znalezionych kart można użyć od następnej
    rundy.
    .question = Czym jest karta ataku, która tylko przeszukuje talię?
    .reason = Na samej karcie jest napisane: atak.
RUL-HOG-186 =
    Nigdzie: nie daje ich żadne zaklęcie, zdarzenie ani pole.
    .question = Gdzie pojawiają się talie, których tryb lub stół nie używa?
    .reason = Ich karty nic by nie robiły.
RUL-HOG-063 =
    Przed twoim atakiem albo wtedy, gdy zapowiedziano stratę: przez zdolność, atak, odkrycie lub ostatnią zdolność.
    Anulowanie cofa tę stratę, a leczenie dolicza się przed nią. Gdy masz już 0, jest za późno.
    .question = Kiedy można zagrać kartę obrony?
    .reason = Dowolna chwila musi oznaczać chwile, które wszyscy widzą.
RUL-HOG-064 =
    Po jednej w każdej z tych chwil.
    .question = Ile kart obrony można zagrać naraz?
    .reason = Na rundę przypada jedna karta obrony.
RUL-HOG-065 =
    Nie zabierają PŻ. Leczenie, anulowanie i przeszukiwanie nadal działają, a karta liczy się do twojego limitu.
    .question = Co robią zaklęcia przeciw komuś, kto jest na nie odporny?
    .reason = Taka ochrona dotyczy przeciwnika, a nie twojej strony.
RUL-HOG-066 =
    Tak, podobnie jak karta, która nie miała skutku.
    .question = Czy anulowana karta jest zużyta?
    .reason = Została zagrana.
RUL-HOG-067 =
    W pojedynku tyle co w misjach: pięć u niepełnoletnich i trzy u wykwalifikowanych czarodziejów; drużyny też mają
    trzy. W grze solo liczą się limity wybranych zasad. Walki drużyny z jednym członkiem nie ma.
    .question = Jakie limity obowiązują tam, gdzie instrukcja ich nie podaje?
    .reason = Dla niepełnoletnich czarodziejów instrukcja ma jeden limit na oba przypadki.
RUL-HOG-068 =
    Nie, wystarczy mieć je na początku walki, a te, których nie zagrasz, zatrzymujesz. Z opcją required_cards się je
    zużywa.
    .question = Czy trzeba zagrać karty, których wymaga misja?
    .reason = Według instrukcji masz je mieć po to, by móc ich użyć.
RUL-HOG-069 =
    Każda karta tego rodzaju, zaklęcie lub eliksir, chyba że misja wskazuje jedno z nich. Każde wymaganie potrzebuje
    osobnej karty.
    .question = Co w misji liczy się jako karta ataku?
    .reason = Misja nie mówi nic więcej.
RUL-HOG-070 =
    Dowolnych dwóch kart ataku oprócz Eliksiru wielosokowego.
    .question = Czy misja 6 wymaga dwóch kart ataku, czy dwóch zaklęć ataku?
    .reason = Tak mówi karta, a Tom Riddle jest odporny na zaklęcia.


## Fighting

HOG-270 =
    Możesz walczyć z innym graczem, ze śmierciożercą, z uczniem z karty pojedynku albo z przeciwnikiem z misji.
    .source = IV
HOG-271 =
    Atak kośćmi: rzuć kośćmi ze swojej planszy i ewentualnymi dodatkowymi. Każda kość, która osiągnie odporność celu,
    zabiera 1 PŻ.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Atak kartą: zamiast rzucać, zagraj kartę ataku i odejmij podane na niej PŻ.
    .source = IV.3, IV.4
HOG-273 =
    W każdej rundzie pojedynku lub walki w misji możesz zagrać kartę obrony, a potem raz atakujesz, kartą lub kośćmi.
    .source = IV.4
HOG-274 =
    Ty i przeciwnik atakujecie na zmianę.
    .source = IV.4
HOG-275 =
    Na kartę obrony przeciwnik nie ma jak odpowiedzieć: nie uruchamia ona zdolności, a ty przechodzisz do ataku.
    .source = IV.3, IV.4
HOG-276 =
    Zdolności walki możesz użyć w każdym swoim ataku.
    .source = IV.4, VI.5d
HOG-277 =
    PŻ stracone w walce pozostają stracone, a te, które ci zostały, zatrzymujesz.
    .source = Nigdzie nie ma mowy o leczeniu po walce


## Underage wizards against each other

HOG-280 =
    Jeśli wejdziesz na pole z innym graczem, musisz z nim walczyć, a pole nic nie robi.
    .source = IV.1a
HOG-281 =
    Jeśli jest tam dwóch graczy, wybierasz, z którym walczysz.
    .source = IV.1a
HOG-282 =
    Atakuje ten, kto przybył ostatni.
    .source = IV.1a
HOG-283 =
    Atakujący i broniący się rzucają po jednej kości. Niższy wynik kosztuje rzucającego 1 PŻ; przy równych rzucacie
    ponownie.
    .source = IV.1a
HOG-284 =
    Kto pierwszy straci w ten sposób 2 PŻ, przegrywa walkę.
    .source = IV.1a
HOG-285 =
    Zwycięzca może zabrać przegranemu jedną rzecz: przedmiot, świstoklik, żeton proszku Fiuu lub ukrytą kartę.
    .source = IV.1a
HOG-286 =
    Zaklęcia i eliksiry są niedozwolone.
    .source = IV.1a
HOG-287 =
    Po walce tura jest skończona.
    .source = IV.1a, przykład
RUL-HOG-073 =
    Obie kości należą do jednej wymiany. Najpierw pokazuje się kość atakującego.
    .question = Czy walczący rzucają na zmianę, czy razem?
    .reason = Wyniki się porównuje, więc potrzebne są oba.
RUL-HOG-080 =
    Nie.
    .question = Czy zdolności walki pomagają w walce niepełnoletnich?
    .reason = Nie ma w niej ani odporności, ani kości ataku.


## Qualified wizards against each other

HOG-290 =
    Atakujesz kośćmi ataku, zaklęciem lub eliksirem.
    .source = IV.1b
HOG-291 =
    Przegrywa ten, komu pierwszemu zostanie 1 PŻ.
    .source = IV.1b
HOG-292 =
    Każdy z walczących może użyć w walce jednego eliksiru i jednego zaklęcia.
    .source = IV.1b
HOG-293 =
    Zwycięzca może zabrać przegranemu dwa żetony przedmiotów, żeton świstoklika, żeton proszku Fiuu lub dwie ukryte
    karty.
    .source = IV.1b
HOG-294 =
    W tych walkach można też używać kości obrony z gry Powrót Voldemorta; zobacz od HOG-730 do HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Gracze z różnych drużyn walczą jak wykwalifikowani czarodzieje. Członkowie jednej drużyny nigdy ze sobą nie walczą.
    .source = IV.1c
RUL-HOG-074 =
    Zwycięzca wybiera rodzaj: żetony według uznania, karty losowo. Nie można zabrać tego, czego nie ma, a jeśli zamiast
    dwóch jest tylko jedno, zabiera się jedno. Mając sześć żetonów przedmiotów, oddajesz za każdy jeden swój. Możesz też
    nie brać nic. Zdobycz nie liczy się jako podniesienie.
    .question = Co dokładnie może zabrać zwycięzca?
    .reason = Zwycięzca może brać, ale nie więcej, niż ma miejsca.
RUL-HOG-075 =
    Losowa karta spośród ksiąg, zaklęć, eliksirów i kart Proszek Fiuu przegranego, nigdy misja.
    .question = Czym jest ukryta karta?
    .reason = Misji nie można stracić.
RUL-HOG-076 =
    Ten gracz od razu przegrywa, a drugi bierze zdobycz. Dwaj gracze, którzy mają po 1 PŻ, nie walczą; ruch po prostu
    tam się kończy.
    .question = Co, jeśli wykwalifikowany czarodziej zaczyna walkę z 1 PŻ?
    .reason = Tak samo jest w pojedynkach; zobacz HOG-315.
RUL-HOG-077 =
    Tak, ilekroć się spotkają. Oboje zostają na polu.
    .question = Czy ci sami gracze mogą walczyć ponownie i gdzie stoją po walce?
    .reason = Żadna zasada nie chroni ani nie przenosi przegranego.
RUL-HOG-078 =
    Nie: każda kość ataku, która trafi, zabiera 1 PŻ. Opcja defence_dice wprowadza je przeciw graczom albo także przeciw
    śmierciożercom.
    .question = Czy przeciw graczom i śmierciożercom używa się kości obrony?
    .reason = Złota zasada mówi, że można ich użyć.
RUL-HOG-079 =
    Ten, kto przybył. Eliksir i zaklęcie mogą być atakiem albo obroną w chwilach podanych w RUL-HOG-063.
    .question = Kto zaczyna?
    .reason = W innych walkach też atakuje przybysz.


## Death Eaters

HOG-300 =
    Sześciu śmierciożerców od początku stoi na wieżach i nigdy się nie rusza.
    .source = IV.2
HOG-301 =
    Jeśli wejdziesz na pole ze śmierciożercą, nawet po drodze, musisz walczyć.
    .source = II.4, IV.2
HOG-302 =
    Śmierciożercą gra ten, kto siedzi po prawej stronie aktywnego gracza: bierze jego planszę, jego PŻ, zaklęcie i
    eliksir.
    .source = IV.2
HOG-303 =
    Najpierw uderzasz ty, potem śmierciożerca, i tak dalej na zmianę. On też może używać swoich kart.
    .source = IV.2
HOG-304 =
    Przegrywa ten, komu pierwszemu skończą się PŻ.
    .source = IV.2
HOG-305 =
    Jeśli przegrasz, idziesz do Dziurawego Kotła, odkładasz wszystkie zaklęcia i eliksiry na spód ich talii i dostajesz
    6 PŻ. Żetony przedmiotów, proszku Fiuu i świstoklików zostają u ciebie.
    .source = IV.2
HOG-306 =
    Jeśli wygrasz, zdobywasz 20 punktów. Żeton się odrzuca, a karty śmierciożercy trafiają na spód swoich talii.
    .source = IV.2
HOG-307 =
    W grze solo nie możesz atakować śmierciożerców.
    .source = IV.1b
RUL-HOG-081 =
    Los rozmieszcza ich na sześciu różnych wieżach. Z opcją de_setup wybiera pierwszy gracz.
    .question = Kto ustawia śmierciożerców na wieżach?
    .reason = Źródła się różnią, a los nikogo nie faworyzuje.
RUL-HOG-082 =
    Nie. Opcja de_exclude może trzymać ich z dala od pokojów wspólnych i Wieży zegarowej.
    .question = Czy są wieże bez śmierciożerców?
    .reason = Taki wyjątek zna tylko zasada domowa.
RUL-HOG-083 =
    Każdy żeton to jeden śmierciożerca z nazwiskiem i planszą.
    .question = Który śmierciożerca jest który?
    .reason = Jednych i drugich jest sześć.
RUL-HOG-084 =
    Twój sąsiad po prawej albo jedyny inny gracz. W drużynach pierwszy po prawej, kto nie jest w twojej drużynie. Jeśli
    wszyscy są jedną drużyną, gra nim sama gra: najpierw karta ataku, potem kości, a karta obrony wtedy, gdy strata
    zostawiłaby mu mniej niż 3 PŻ.
    .question = Kto gra śmierciożercą?
    .reason = Nikt nie powinien walczyć przeciw własnej stronie.
RUL-HOG-085 =
    Dobiera się je na początku walki, w tajemnicy przed aktywnym graczem, a potem w każdym przypadku trafiają na spód
    swoich talii.
    .question = Co z jego kartami?
    .reason = Należą do tej jednej walki.
RUL-HOG-086 =
    Nie, każdą walkę zaczyna z pełnymi PŻ.
    .question = Czy śmierciożerca pozostaje ranny?
    .reason = Jego planszę za każdym razem bierze się na nowo.
RUL-HOG-087 =
    Trzech.
    .question = Ilu kart można użyć przeciw śmierciożercy?
    .reason = Tyle samo co przeciw kartom walki i w grze Powrót Voldemorta.
RUL-HOG-088 =
    Nic więcej w tej turze: zostajesz tam, bez pola i bez wyprawy z proszkiem Fiuu.
    .question = Co można zrobić na wieży po wygranej?
    .reason = Tak samo jest po walce z graczem.
RUL-HOG-089 =
    Nigdy się nie ruszają, ale pokonany znika.
    .question = Czy śmierciożercy zostają do końca gry?
    .reason = Tak zgadzają się oba zdania instrukcji.
RUL-HOG-090 =
    Przy zasadach wykwalifikowanych stawia się ich na wieżach, ale nic nie robią: nie zatrzymują, nie walczą, nie dają
    punktów. Z opcją solo_death_eaters gra nimi sama gra.
    .question = Co robią śmierciożercy w grze solo?
    .reason = Trzeba ich ustawić, ale nie wolno ich atakować.


## Duels

HOG-310 =
    Na polu pojedynku dobierasz kartę pojedynku i walczysz z uczniem, którego pokazuje.
    .source = III.5c, IV.3
HOG-311 =
    Jeśli pokazuje twoją własną postać, odłóż ją na spód talii i dobierz jeszcze raz.
    .source = III.5c, IV.3
HOG-312 =
    Atakujesz kośćmi lub kartami ataku, a zdolność przeciwnika działa raz na rundę, tak jak mówi karta.
    .source = IV.3, III.5c
HOG-313 =
    Wygrywasz, gdy przeciwnikowi skończą się PŻ. Dobierz zaklęcie, eliksir i księgę.
    .source = I.4, III.5c
HOG-314 =
    Przegrywasz, gdy tylko zostanie ci 1 PŻ.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Jeśli zaczynasz pojedynek z 1 PŻ, od razu przegrywasz.
    .source = IV.3
HOG-316 =
    Przegrana kosztuje cię trzy wybrane karty albo wszystkie, jeśli nie masz więcej niż trzy. Trafiają na spód swoich
    talii.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Potem karta pojedynku trafia na spód swojej talii.
    .source = IV.3
HOG-318 =
    Pojedynki przebiegają jak walki w misjach: zdolności, karty obrony i ostatnia zdolność działają tak samo.
    .source = IV.4
HOG-319 =
    Vincent Crabbe ma 4 PŻ i odporność 3. Po jego odkryciu tracisz 10 punktów, a dopóki nie zostanie pokonany, tracisz 2
    PŻ przed każdym swoim atakiem.
    .source = Pokazana karta pojedynku
RUL-HOG-091 =
    Dobieraj, aż trafi się inny uczeń.
    .question = Co, jeśli wciąż trafia ci się twoja własna postać?
    .reason = W talii zawsze są uczniowie, którymi nikt nie gra.
RUL-HOG-092 =
    Księgi, zaklęcia, eliksiry i karty Proszek Fiuu, jak chcesz, ale nie misje.
    .question = Jakie karty można oddać po przegranym pojedynku?
    .reason = Misji nie można stracić.
RUL-HOG-093 =
    Wtedy pojedynek jest przegrany, choć przeciwnik nie ma już PŻ.
    .question = Co, jeśli ostatnia zdolność zostawi ci 1 PŻ?
    .reason = W walkach w misjach ostatnia zdolność też może odwrócić wynik; zobacz HOG-337.
RUL-HOG-094 =
    Stratę ponosisz już przed swoim pierwszym atakiem. Jeśli to rozstrzyga walkę, nie atakujesz. Czy działa na koniec
    jeszcze raz, zależy od karty; u Crabbe’a nie.
    .question = Jak działa zdolność przed każdym atakiem?
    .reason = Jego karta mówi tylko o czasie do jego pokonania.
RUL-HOG-095 =
    Z 1 PŻ przegrywasz, zanim zadziała cokolwiek z karty. Po każdym pojedynku zostajesz na polu i twoja tura się kończy.
    .question = Co jeszcze wiadomo o natychmiastowej przegranej i o tym, co po pojedynku?
    .reason = Pojedynek właściwie się nie zaczął, a pole zostało użyte.


## Mission fights

HOG-330 =
    Aby podjąć misję, stoisz na jej miejscu ze wszystkimi potrzebnymi żetonami przedmiotów, a w niektórych wariantach
    także z kartami.
    .source = III.1, IV.4
HOG-331 =
    Odkryj kartę walki o numerze misji i zobacz, kto atakuje pierwszy.
    .source = IV.4
HOG-332 =
    To, co karta robi w chwili odkrycia, dzieje się od razu.
    .source = IV.4d
HOG-333 =
    Zdolność przeciwnika działa po każdym twoim rzucie ataku oraz przed każdą kartą ataku lub po niej, tak jak mówi jego
    karta.
    .source = IV.4
HOG-334 =
    Karta obrony nie uruchamia zdolności.
    .source = IV.4
HOG-335 =
    Gdy przeciwnik straci ostatni PŻ, zdolność działa jeszcze raz, zanim karta trafi na spód talii.
    .source = IV.4
HOG-336 =
    Jeśli zdolność działa po każdym ataku, ten ostatni raz jest odpowiedzią na twój końcowy atak. Działa raz, nie dwa
    razy.
    .source = IV.4d, oba przykłady
HOG-337 =
    Wygrywasz tylko wtedy, gdy przeciwnik ma 0, a tobie po tym wszystkim został co najmniej 1 PŻ. Jeśli oboje macie 0,
    przegrywasz.
    .source = IV.4, pierwszy przykład
HOG-338 =
    Możesz użyć pięciu zaklęć i eliksirów jako niepełnoletni czarodziej, trzech jako wykwalifikowany, a w drużynie dwóch
    na każdego członka.
    .source = IV.4
HOG-339 =
    Jeśli wygrasz, zdobywasz punkty misji. Jej żetony przedmiotów trafiają na planszę 2, specjalne na ulicę Pokątną, a
    użyte karty na spód swoich talii.
    .source = III.1
HOG-340 =
    Jeśli przegrasz, idziesz do Dziurawego Kotła, odkładasz wszystkie zaklęcia i eliksiry na spód ich talii, dostajesz 6
    PŻ i zatrzymujesz żetony przedmiotów, proszku Fiuu i świstoklików. W grze solo oznacza to przegraną grę.
    .source = III.1
HOG-341 =
    Zaklęcia nie szkodzą przeciwnikowi, który jest na nie odporny.
    .source = IV.4d
RUL-HOG-105 =
    Z powrotem do talii walk, gotowa na swoją misję.
    .question = Dokąd trafia karta walki?
    .reason = Każda misja potrzebuje własnej karty walki.
RUL-HOG-106 =
    Efekty odkrycia i zdolności przed atakiem są przed tobą. Poza tym to ty atakujesz najpierw.
    .question = Co, jeśli przeciwnik atakuje pierwszy?
    .reason = To jedyne ataki przeciwnika, które nie są odpowiedzią na twój.
RUL-HOG-188 =
    Runda to jeden twój atak i odpowiedź na niego; w drużynie każdy liczy własne ataki. To, co karta mówi o rundzie,
    obowiązuje w niej: tarcza od początku, leczenie po ataku, dopóki przeciwnik stoi, i nigdy ponad początkowe PŻ.
    Przeciwnik, który odpoczywa, nie uderza w tej rundzie, nawet gdy pada.
    .question = Kiedy przeciwnik się leczy, rośnie, odpoczywa albo się osłania?
    .reason = Instrukcja nie pokazuje takich przeciwników; ci są nasi, a z każdym ma się walczyć inaczej.
RUL-HOG-189 =
    Raz za każdą kość ataku, która pokazuje tę liczbę, po wszystkich przerzutach. To, co kosztują kości, dolicza się
    do ciosu, który odpowiada na atak, zapowiada się razem z nim i razem z nim można odeprzeć. Karty ataku nie rzucają
    kośćmi i nie ma na nie takiej odpowiedzi.
    .question = A jeśli przeciwnik odpowiada na kości?
    .reason = Karta obrony jest więc warta tyle samo, co przeciw każdemu innemu ciosowi.
RUL-HOG-190 =
    Walka kończy się bez rozstrzygnięcia, gdy wszyscy w niej wykonali tyle ataków i padły wszystkie ciosy. Użyte karty
    przepadają; misja i przedmioty zostają, nikt nie trafia do Dziurawego Kotła, a pojedynek nie daje i nie kosztuje
    kart. To, co karta po sobie zostawia, należy do tego, kto zaczął walkę.
    .question = A jeśli przeciwnik ucieknie?
    .reason = To nie porażka: nikt nie stracił wszystkich PŻ.


## Missions

HOG-350 =
    Niepełnoletni czarodzieje zbierają żetony, idą na miejsce i wygrywają walkę.
    .source = III.1a
HOG-351 =
    Wykwalifikowani czarodzieje muszą też, zanim tam pójdą, mieć podane zaklęcia i eliksiry, aby móc ich użyć w walce.
    .source = III.1b
HOG-352 =
    Do misji 6 wykwalifikowany czarodziej potrzebuje Eliksiru wielosokowego i jeszcze dwóch kart ataku.
    .source = III.1b, karta misji 6
HOG-353 =
    Bez wygranej walki nie ma punktów.
    .source = III.1a
RUL-HOG-096 =
    Wybierasz jedną; w turze jest jedna próba.
    .question = Co, jeśli masz kilka misji w jednym miejscu?
    .reason = Jedna walka naraz w zupełności wystarczy.
RUL-HOG-097 =
    Nie, tylko się ją proponuje.
    .question = Czy trzeba podjąć misję, gdy staje się na jej miejscu?
    .reason = Może chcesz się lepiej przygotować.
RUL-HOG-098 =
    Zatrzymujesz kartę i żetony przedmiotów i możesz spróbować ponownie.
    .question = Co się dzieje z nieudaną misją?
    .reason = Nic ich nie zabiera.
RUL-HOG-099 =
    Kładziesz ją odkrytą przed sobą. Nowej nie dobierasz.
    .question = Co się dzieje z wykonaną misją?
    .reason = Inni powinni widzieć, co się liczy na koniec.
RUL-HOG-100 =
    Nie. Opcja mission_exchange pozwala przy siedmiu lub ośmiu graczach oddać na wieży misję w zamian za inną ze stosu.
    .question = Czy misje można wymieniać?
    .reason = Mówi o tym tylko jedno streszczenie gracza.
RUL-HOG-101 =
    Dla każdego z nich wybierasz pole spośród wszystkich ośmiu. Mogą leżeć jeden na drugim.
    .question = Gdzie na planszę 2 trafiają użyte żetony?
    .reason = Instrukcja mówi: na dowolne pole.
RUL-HOG-102 =
    Działa jedno i drugie, najpierw misja. Pole tylko wtedy, gdy jeszcze na nim stoisz.
    .question = Co, jeśli miejsce misji ma też własny efekt?
    .reason = Postój pozwala na oba.
RUL-HOG-103 =
    Walczysz z tym graczem, a misja musi poczekać.
    .question = Co, jeśli ktoś stoi na miejscu twojej misji?
    .reason = Pole, na którym walczą gracze, nic więcej nie robi.
RUL-HOG-104 =
    Nie, jest 30 różnych misji i rozdaje się najwyżej 30. Własny zestaw treści, pack_data, też musi mieć 30 różnych
    misji.
    .question = Czy dwaj gracze mogą mieć tę samą misję?
    .reason = Sześcioro graczy po pięć albo ośmioro po trzy nigdy nie potrzebuje więcej.


## Teams

HOG-360 =
    Drużyna może podjąć misję dopiero wtedy, gdy na miejscu są wszyscy jej członkowie.
    .source = III.1c
HOG-361 =
    Jeśli drużyna chce podjąć misję, kto już tam jest, czeka na pozostałych (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Żetonów i kart wymaga się od drużyny jako całości.
    .source = III.1c
HOG-363 =
    PŻ przeciwnika mnoży się przez liczbę członków drużyny: przeciw czworgu Tom Riddle ma 36.
    .source = IV.4c
HOG-364 =
    Członkowie atakują po kolei, a każdego spotyka zdolność po jego własnym ataku (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Każdy członek może użyć dwóch zaklęć lub eliksirów.
    .source = IV.4c
HOG-366 =
    Punkty dostajecie tylko wtedy, gdy razem wygracie walkę.
    .source = III.1c
RUL-HOG-107 =
    Jedna drużyna złożona ze wszystkich, od dwóch do ośmiu graczy, albo wyłącznie drużyny po dwie i trzy osoby: 2+2,
    2+3, 2+2+2, 3+3, 2+2+3, 2+2+2+2 lub 3+3+2. Gdzie się da, drużyny siedzą na przemian.
    .question = Jakie drużyny są możliwe?
    .reason = Instrukcja zna jedną drużynę, pary i trójki.
RUL-HOG-108 =
    Jedno konto punktów, wszystkie wykonane misje i wgląd w karty na ręce. To, co masz, pozostaje twoje.
    .question = Co drużyna ma wspólnego?
    .reason = Wygrywacie razem, ale każdy ma swoją planszę.
RUL-HOG-109 =
    Na miejscu misji drużyny możesz zamiast rzutu powiedzieć, że czekasz. Na początku każdej późniejszej tury możesz z
    tego zrezygnować.
    .question = Jak się czeka?
    .reason = Czekanie musi być wyborem, bo inaczej drużyna mogłaby utknąć.
RUL-HOG-110 =
    Gdy przybędzie ostatni członek: najpierw aktywny członek, potem pozostali w kolejności tur. Efekt odkrycia dotyka
    każdego.
    .question = Kiedy zaczyna się walka drużyny i kto atakuje pierwszy?
    .reason = Kto dopełnia drużynę, ten prowadzi atak.
RUL-HOG-111 =
    Ten członek idzie do Dziurawego Kotła za zwykłą cenę, a pozostali walczą dalej. Drużyna wygrywa, jeśli po ostatniej
    zdolności ktoś ma jeszcze PŻ, a przegrywa, gdy nie zostanie nikt.
    .question = Co, jeśli ktoś z drużyny spadnie do 0 PŻ?
    .reason = Jeden poległy przyjaciel nie powinien kończyć walki wszystkim.
RUL-HOG-112 =
    Nie. Liczy się liczba członków na początku.
    .question = Czy PŻ przeciwnika maleją, gdy ktoś z drużyny padnie?
    .reason = Inaczej opłacałoby się padać.
RUL-HOG-113 =
    Karty, których wymaga misja, mogą być rozdzielone w drużynie.
    .question = Jak drużyna może użyć trzech kart, skoro każdy członek może użyć dwóch?
    .reason = Wymaga się ich od drużyny jako całości.
RUL-HOG-114 =
    Dowolni członkowie w dowolnym podziale. Wszystkie trafiają na planszę 2 lub ulicę Pokątną.
    .question = Kto musi mieć żetony?
    .reason = Wymaga się ich od drużyny jako całości.
RUL-HOG-115 =
    Każdy, kto padnie, płaci jak w HOG-340 i zatrzymuje żetony.
    .question = Ile kosztuje drużynę przegrana walka?
    .reason = Zasada jest dla wszystkich taka sama.
RUL-HOG-116 =
    Nie, dowiadujecie się, ilu rund potrzebowaliście. Opcja coop_round_limit ustala limit.
    .question = Czy jedna drużyna złożona ze wszystkich może przegrać?
    .reason = Żadna zasada nie mówi o przegranej.
RUL-HOG-117 =
    Tyle, ile jeden gracz w grze tej długości, licząc na koncie drużyny.
    .question = Ilu punktów i misji potrzebuje drużyna?
    .reason = Instrukcja nie podaje innych liczb.
RUL-HOG-118 =
    Nie. Wyzywacie graczy z innych drużyn albo kogokolwiek, jeśli wszyscy są jedną drużyną.
    .question = Czy drużyny potrzebują meczu quidditcha?
    .reason = Meczu wymaga się tylko od wykwalifikowanych czarodziejów.
RUL-HOG-179 =
    Podróż na miejsce misji drużyny nie musi kończyć się wraz z turą: możesz tam zostać i czekać. Gdy znów rzucasz,
    najpierw wracasz tam, gdzie podróż się zaczęła; po próbie wracają wszyscy.
    .question = Jak drużyna spotyka się na planszy 2?
    .reason = Podróże kończą się z każdą turą, więc drużyna nigdy nie byłaby tam w tym samym czasie.
RUL-HOG-180 =
    Tak, aktywny członek może ją zacząć zamiast rzutu.
    .question = Czy drużyna, która już stoi razem, może podjąć swoją misję?
    .reason = Nikt nie powinien odchodzić tylko po to, żeby wrócić.
RUL-HOG-183 =
    Tylko członka, który właśnie zaatakował. Przy `team_ability` = `all` dotyka całej drużyny po każdym ataku.
    .question = Kogo dotyka zdolność przeciwnika w walce drużynowej?
    .reason = Instrukcję można czytać na oba sposoby; ten jest łagodniejszy.


## Solo

HOG-370 =
    W grze solo stosujesz zasady niepełnoletnich albo wykwalifikowanych czarodziejów.
    .source = III.1d
HOG-371 =
    Jeśli stracisz wszystkie PŻ, gra jest skończona i przegrana.
    .source = III.1d
HOG-372 =
    Przegrana misja nie odsyła cię więc do Dziurawego Kotła.
    .source = III.1
RUL-HOG-121 =
    Spełniając warunki końca dla wybranej długości.
    .question = Jak wygrywa się grę solo?
    .reason = Nie ma z kim porównać punktów.
RUL-HOG-122 =
    Dobrać kartę.
    .question = Co można zrobić w pokoju wspólnym?
    .reason = Nie ma się z kim wymieniać.


## Quidditch: the challenge

HOG-400 =
    Wzywasz innego gracza. Jego pionek stoi w czasie meczu na boisku, a potem wraca.
    .source = V
HOG-401 =
    Mecz ma własną planszę i dwie rundy. Kto złapie znicza, wygrywa mecz i zdobywa 40 punktów.
    .source = III.4, V.1
HOG-402 =
    Zasady meczu są we wszystkich wariantach takie same.
    .source = III.4
RUL-HOG-123 =
    Ani jedno, ani drugie: wyzwany musi grać, i wyzywający też.
    .question = Czy można odmówić meczu albo go pominąć?
    .reason = Instrukcja nie daje wyboru.
RUL-HOG-124 =
    Swoim własnym, jeśli nie wybrano innego. Wyzywający wybiera pierwszy, a żaden dom nie gra przeciw sobie.
    .question = Jakim domem gra każda ze stron?
    .reason = Zawodników trzeba odróżniać.
RUL-HOG-142 =
    Wyzwany pionek wraca na swoje pole, bez walki i bez użycia pola. Wyzywający zostaje na boisku.
    .question = Gdzie stoją pionki po meczu?
    .reason = Mecz był tylko odwiedzinami.
RUL-HOG-143 =
    Walczysz z tym graczem, a meczu nie ma.
    .question = Co, jeśli na polu boiska już ktoś stoi?
    .reason = Tak jest na każdym polu.


## Quidditch: against the game

RUL-HOG-119 =
    Przeciw stronie, którą gra sama gra; liczy się on jako mecz potrzebny wykwalifikowanemu czarodziejowi. Z wyłączoną
    opcją solo_quidditch meczu nie ma i nie jest potrzebny.
    .question = Jak rozgrywa się mecz w grze solo?
    .reason = Wykwalifikowany czarodziej musi mieć możliwość zakończenia gry.
RUL-HOG-120 =
    Jej obrońca zajmuje środkowe pole bramkowe. Ścigający z kaflem idzie najkrótszą drogą do linii 3 i strzela; w innym
    razie po kafla rusza najbliższy ścigający. Pozostałe akcje dostaje najbliższy pałkarz, który bierze tłuczka i rzuca
    nim w niosącego kafla, a jeśli nikt go nie niesie, w najbliższego ścigającego. W każdej turze zagrywa swoją
    najlepszą kartę quidditcha.
    .question = Jak gra swoją stroną sama gra?
    .reason = Prosty plan to uczciwy partner do treningu.


## Quidditch: setting up

HOG-410 =
    Każda strona wybiera jeden z czterech domów.
    .source = V.2
HOG-411 =
    Szukający stoją na linii startu, linii 1.
    .source = V.2
HOG-412 =
    Obrońca stoi na jednym z trzech pól własnego obszaru bramkowego, numer 2.
    .source = V.2
HOG-413 =
    Dwaj pałkarze stoją na linii 3.
    .source = V.2
HOG-414 =
    Trzej ścigający stoją na dwóch następnych liniach, numer 4.
    .source = V.2
HOG-415 =
    Kafel leży na środku, a na każdej połowie jest tłuczek.
    .source = V.2
HOG-416 =
    Obie strony rzucają dwiema kośćmi. Zaczyna wyższa suma.
    .source = V.3
RUL-HOG-125 =
    Rzuca się ponownie.
    .question = Co, jeśli sumy są równe?
    .reason = Ktoś musi zacząć.
RUL-HOG-126 =
    W standardowym ustawieniu. Z opcją `placement` każda strona ustawia zawodników na swoich liniach dowolnie, a strona,
    która zaczyna, robi to jako druga.
    .question = Jak ustawia się zawodników?
    .reason =
        Stałe ustawienie oszczędza czas. Ktoś musi ustawić się pierwszy, a strona, która rzuciła wyżej, może zobaczyć,
        co ją czeka.


## Quidditch: two goals

HOG-420 =
    W swojej turze rzuć dwiema kośćmi. Suma to liczba twoich akcji.
    .source = V.3a
HOG-421 =
    Przesunięcie zawodnika o jedno pole wzdłuż kropkowanych linii kosztuje akcję.
    .source = V.3a
HOG-422 =
    Obrońcy nigdy nie opuszczają swojego obszaru bramkowego.
    .source = V.3a
HOG-423 =
    Ścigający, który wchodzi na pole kafla, może go wziąć za darmo, a pałkarz tak samo tłuczka.
    .source = V.3a
HOG-424 =
    Wchodząc na pole tłuczka, pałkarz może go odbić w linii prostej w stronę obrońcy, pałkarza lub ścigającego. Jest to
    darmowe, a kość mówi, ile pól tłuczek przeleci.
    .source = V.3a
HOG-425 =
    Cel rzuca kością: przy 4 lub więcej robi unik, w innym razie wypada z meczu.
    .source = V.3a
HOG-426 =
    Trafiony ścigający upuszcza kafla tam, gdzie stoi.
    .source = V.3a
HOG-427 =
    Strona, która straciła wszystkich ścigających, od razu przegrywa rundę 1.
    .source = V.3a
HOG-428 =
    Ścigający z kaflem może go za akcję rzucić o jedno pole wzdłuż kropkowanych linii.
    .source = V.3a
HOG-429 =
    Obrońca może za akcję podać kafla.
    .source = V.4, przykład
HOG-430 =
    Jeśli kafla niesie ścigający przeciwnika, jeden z twoich ścigających może wejść na to samo pole i mu go wyrwać.
    Wyrwanie kosztuje akcję; potem ścigający może przejść na wolne pole obok.
    .source = V.3a
HOG-431 =
    Tylko wtedy dwie strony stoją na jednym polu. W każdym innym wypadku musisz przeciwników omijać.
    .source = V.3a
HOG-432 =
    Na bramkę strzela się z linii 3 drugiej strony. Ścigającym nie wolno wchodzić na trzy pola bramkowe.
    .source = V.3a
HOG-433 =
    Strzał kosztuje akcję.
    .source = V.4, przykład
HOG-434 =
    Ścigający i obrońca rzucają po jednej kości. Gol pada, jeśli wynik ścigającego jest wyższy.
    .source = V.3a
HOG-435 =
    Każdy gol daje ci kartę quidditcha.
    .source = III.4, V.3a
HOG-436 =
    Czy padł gol, czy nie, kafla dostaje obrońca, który bronił bramki.
    .source = V.3a
HOG-437 =
    Jeśli tego obrońcy już nie ma, broniąca strona kładzie kafla na polu swojej linii 3.
    .source = V.3a
HOG-438 =
    Po strzale grasz dalej akcjami, które ci zostały.
    .source = V.4, przykład
HOG-439 =
    Dwa gole wygrywają rundę 1 i kończą ją; tak samo HOG-427. Jeśli nie dojdzie do żadnego z nich, rundę kończy
    RUL-HOG-178.
    .source = V.3a
RUL-HOG-127 =
    Nie.
    .question = Czy dwaj zawodnicy jednej strony mogą stać na jednym polu?
    .reason = Na polu jest miejsce dla jednego zawodnika, z wyjątkiem wyrwania kafla.
RUL-HOG-128 =
    Tak. Przejście przez pole z tłuczkiem nic nie robi.
    .question = Czy piłki i zawodnicy mogą być na jednym polu?
    .reason = Piłki są po to, żeby je brać.
RUL-HOG-129 =
    Najpierw jest kość, potem wybierasz kierunek: wzdłuż rzędu lub kolumny. Tłuczek leci najwyżej tak daleko i
    zatrzymuje się na pierwszym obrońcy, pałkarzu lub ścigającym przeciwnika, który zostaje zaatakowany; w innym razie
    zatrzymuje się na ostatnim polu lub na krawędzi. Twoich zawodników mija, a szukających nie można trafić. Z opcją
    `bludger` trafia tylko dokładnie w wyrzuconej odległości.
    .question = Jak leci rzucony tłuczek?
    .reason = Nie powinien przelatywać przez kogoś, kto stoi na drodze.
RUL-HOG-130 =
    Tak, i rzucić nim w jednej ze swoich późniejszych tur, raz w każdej turze. Trafiony pałkarz go upuszcza. Obie strony
    mogą używać obu tłuczków.
    .question = Czy pałkarz może zatrzymać tłuczka?
    .reason = Rzut jest dozwolony, nie obowiązkowy.
RUL-HOG-131 =
    Na polu zawodnika, który zrobił unik.
    .question = Gdzie jest tłuczek po uniku?
    .reason = Tam właśnie doleciał.
RUL-HOG-132 =
    Dwie akcje, jedną za krok i jedną za zabranie, i potrzebujesz obu. Odejście kosztuje trzecią; bez niej obaj
    zawodnicy stoją na jednym polu do twojej następnej tury. Z opcją steal_cost kradzież kosztuje łącznie jedną.
    .question = Ile kosztuje wyrwanie kafla?
    .reason = Krok i zabranie są wymienione osobno.
RUL-HOG-133 =
    Na wolne pole obok rzucającego albo do twojego ścigającego lub obrońcy, który tam stoi, nigdy na pole z
    przeciwnikiem. Stamtąd następny może za kolejną akcję rzucić dalej.
    .question = Dokąd można rzucić kafla?
    .reason = Rzut sięga jednego pola.
RUL-HOG-134 =
    Trzymać go, chodzić z nim po polach bramkowych albo podać go na linię 3, za akcję od każdego pola. Obrońcy nikt nie
    może go zabrać.
    .question = Co może zrobić z kaflem obrońca?
    .reason = Ścigającym nie wolno wchodzić do obszaru bramkowego.
RUL-HOG-135 =
    Wtedy strzał to gol bez rzutu.
    .question = Co, jeśli w bramce nie ma obrońcy?
    .reason = Nie ma kto go zatrzymać.
RUL-HOG-136 =
    Gola nie ma.
    .question = Co, jeśli obie kości przy strzale są równe?
    .reason = Ścigający musi mieć więcej.
RUL-HOG-137 =
    Nie w tej samej chwili. Kto straci go pierwszy, przegrywa rundę.
    .question = Czy obie strony mogą stracić ostatniego ścigającego?
    .reason = Leci tylko jeden tłuczek naraz.
RUL-HOG-138 =
    Nie, niewykorzystane przepadają.
    .question = Czy można zachować akcje na później?
    .reason = Każda tura ma własny rzut.
RUL-HOG-178 =
    Nie może: każda strona ma w rundzie 1 najwyżej 30 tur albo inną liczbę od 1 do 100 z opcją match_turns. Potem rundę
    wygrywa więcej goli; przy równej liczbie goli rozstrzyga rzut jak na początku. W grze Rok w Hogwarcie opcja może też
    znieść tę granicę, jak w instrukcji.
    .question = Czy runda 1 może trwać bez końca, jeśli nikt nie strzela goli?
    .reason = Instrukcja nie wyznacza granicy, a na mecz w trakcie gry czekają wszyscy.
RUL-HOG-184 =
    Na koniec akcji wraca na pole startowe tłuczków w tej połowie.
    .question = Co, jeśli tłuczek wyląduje w obszarze bramkowym?
    .reason = Do obszaru bramkowego wchodzą tylko obrońcy, więc nikt nie mógłby go już zabrać.


## Quidditch: the Golden Snitch

HOG-450 =
    Obaj szukający zaczynają na polu startowym. Kto pierwszy zrobi pełne okrążenie boiska, wygrywa mecz.
    .source = V.3b
HOG-451 =
    Zaczyna zwycięzca rundy 1.
    .source = V.3b
HOG-452 =
    W swojej turze rzuć dwiema kośćmi i przesuń szukającego o ich sumę.
    .source = V.3b
HOG-453 =
    W swojej turze możesz użyć jednej karty quidditcha.
    .source = V.3b
HOG-454 =
    Nimbus 2000 dodaje 2 pola, Błyskawica 4. Ze Zwodem Wrońskiego rzucasz jeszcze jedną kością i lecisz też o tyle.
    Zaklęcie Confundus cofa drugiego szukającego o 3 pola.
    .source = V.4, pokazana karta
HOG-455 =
    Zwycięzca zdobywa 40 punktów, czy był wyzywającym, czy wyzwanym.
    .source = III.4, V.3b
RUL-HOG-139 =
    Przed rzutem lub po nim, jedną na turę. Nikt nie cofa się poza start, a karta, która dopełnia okrążenie, od razu
    wygrywa.
    .question = Kiedy zagrywa się kartę quidditcha i jakie są jej granice?
    .reason = Instrukcja wymaga tylko, żeby była to twoja tura.
RUL-HOG-140 =
    Nie, wystarczy minąć metę.
    .question = Czy okrążenie trzeba zakończyć dokładnie?
    .reason = Pełne okrążenie to pełne okrążenie.
RUL-HOG-141 =
    Wszystkie wracają na spód swojej talii, a ta nie może się skończyć w trakcie jednego meczu. Talia przyniesiona z
    pack_data też musi być na to dość duża.
    .question = Dokąd trafiają karty quidditcha po meczu?
    .reason = Zdobywa się je i zużywa w jednym meczu.


## Voldemort Returns: setting up

HOG-600 =
    Ta gra jest dla dwóch do czterech graczy.
    .source = VI
HOG-601 =
    Misje, księgi, pojedynki, wydarzenia i karty sprawowania zostają w pudełku.
    .source = VI
HOG-602 =
    Dopóki Voldemort nie wróci, nikt nie walczy.
    .source = VI
HOG-603 =
    Nie wolno ci zbierać żetonów, które należą do drugiej strony.
    .source = VI
HOG-604 =
    Jedno z was jest Peterem Pettigrew i bierze jego planszę, jego pionek, jego PŻ i karty, które plansza pokazuje.
    .source = VI.1
HOG-605 =
    Pozostali wybierają spośród Harry’ego Pottera, Rona Weasleya i Hermiony Granger. Biorą planszę, PŻ i karty oraz po
    jednym żetonie proszku Fiuu i świstoklika.
    .source = VI.1
HOG-606 =
    Wykłada się sześć horkruksów, po jednym na każdym z tych pól: Esy i Floresy, Bank Gringotta, Pokój Życzeń, Gabinet
    Dumbledore’a, Ministerstwo Magii i Wieża zegarowa. Są to dziennik, pierścień, czarka, medalion, diadem i wąż Nagini.
    .source = VI.1
HOG-607 =
    Połóżcie losowo na rozetach sześć dalszych żetonów: Miecz Gryffindora i Kieł bazyliszka dla bohaterów, a dla
    Pettigrew Kocioł, Kość ojca, Rękę Glizdogona i Harry’ego Pottera.
    .source = VI.1
HOG-608 =
    Czarną Różdżkę i Kamień Wskrzeszenia odłóżcie na bok do powrotu Voldemorta.
    .source = VI.1
HOG-609 =
    Wszystkie pionki zaczynają na polu Start. Pierwszą turę ma Pettigrew, potem gracz po prawej.
    .source = VI.3
HOG-610 =
    Pettigrew zawsze porusza się jedną kością, każdy bohater dwiema.
    .source = VI.3
HOG-611 =
    Misji nie ma, a na polu pojedynku się nie walczy.
    .source = VI.3
RUL-HOG-150 =
    Dziennik w księgarni Esy i Floresy, czarka w Banku Gringotta, diadem w Pokoju Życzeń, pierścień w Gabinecie
    Dumbledore’a, medalion w Ministerstwie Magii, a Nagini na Wieży zegarowej.
    .question = Gdzie leży który horkruks?
    .reason = Instrukcja pokazuje to tylko na obrazku, więc trzymamy się opowieści.
RUL-HOG-151 =
    Tak: sam przeciw Pettigrew, przy trzech graczach z jednym z przyjaciół, przy czterech z obojgiem.
    .question = Czy Harry musi brać udział?
    .reason = Tylko Harry może zmierzyć się z Voldemortem.
RUL-HOG-152 =
    Na planszy głównej i na ulicy Pokątnej, każdy na osobnej rozecie.
    .question = Gdzie może leżeć sześć losowych żetonów?
    .reason = Plansza 2 byłaby poza zasięgiem Pettigrew, który nie ma proszku Fiuu.


## Voldemort Returns: what each side does

HOG-620 =
    Pettigrew potrzebuje czterech żetonów: Kocioł, Kość ojca, Ręka Glizdogona i Harry Potter.
    .source = VI.2
HOG-621 =
    Z nimi idzie na boisko do quidditcha i dostaje się stamtąd na cmentarz, nawet bez świstoklika.
    .source = VI.2
HOG-622 =
    Voldemort wraca: zamień planszę i pionek Pettigrew na planszę i pionek Voldemorta.
    .source = VI.2
HOG-623 =
    Ustawia na wieżach sześciu śmierciożerców i bierze ich plansze, PŻ, zaklęcia i eliksiry.
    .source = VI.2
HOG-624 =
    Voldemort kładzie Kamień Wskrzeszenia na dowolnym polu poza planszą 2, a Harry robi to samo z Czarną Różdżką.
    .source = VI.2, VI.4
HOG-625 =
    Tura Voldemorta to także tura jego śmierciożerców: za każdego z nich rzuca kością i może używać ich zdolności.
    .source = VI.2
HOG-626 =
    Śmierciożerca, który spotka innego gracza, walczy z nim.
    .source = VI.2
HOG-627 =
    Voldemort nie zbiera zaklęć ani eliksirów, a śmierciożercy dobierają je tylko tak, jak mówi HOG-745.
    .source = VI.2, VI.5c
HOG-628 =
    Bohaterowie potrzebują broni: Kła bazyliszka albo Miecza Gryffindora.
    .source = VI.2
HOG-629 =
    Bohater na polu horkruksa, który ma Kieł lub Miecz, rzuca kością przeciw kości Pettigrew lub Voldemorta. Wyższy
    wynik niszczy horkruksa.
    .source = VI.2
HOG-630 =
    Każdy zniszczony horkruks kosztuje Voldemorta 1 z jego 7 PŻ. Gdy nie ma już żadnego z sześciu, zostaje mu 1.
    .source = VI.2
HOG-631 =
    Jeśli próba się nie uda, bohater musi spróbować ponownie w następnej turze zamiast się ruszać.
    .source = VI.2
HOG-632 =
    Bohaterowie na tym samym polu mogą przekazywać sobie Kieł i Miecz.
    .source = VI.2
HOG-633 =
    Harry musi znaleźć Kamień Wskrzeszenia, a Voldemort Czarną Różdżkę. Potem muszą się spotkać.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrew swoje cztery, bohaterowie Kieł i Miecz, tylko Harry Kamień, tylko Voldemort Różdżkę. Horkruksów nigdy się
    nie nosi. Nadal obowiązuje: dwa na turę i sześć łącznie.
    .question = Kto może podnosić które żetony?
    .reason = Każdy żeton służy jednej stronie.
RUL-HOG-154 =
    Nie. Zniszczenie horkruksa też nie zużywa Kła ani Miecza.
    .question = Czy Miecz, Różdżka i Kamień mają tu swoje moce?
    .reason = Tutaj mają inne zadanie.
RUL-HOG-155 =
    Mijają się swobodnie.
    .question = Co, jeśli gracze spotkają się przed powrotem Voldemorta?
    .reason = Nikt jeszcze nie walczy.
RUL-HOG-156 =
    Bohaterowie i śmierciożercy zatrzymują się i walczą. Harry i Voldemort zatrzymują się na swoje spotkanie. Nikogo
    więcej nic nie zatrzymuje. Jeśli obok Voldemorta stoi śmierciożerca, Harry walczy najpierw z nim, a po wygranej
    spotyka Voldemorta.
    .question = Kto kogo zatrzymuje po powrocie?
    .reason = Walki wynikają z HOG-626 i HOG-640.
RUL-HOG-157 =
    Pola zaklęć, eliksirów i PŻ, gabinety, chatka i klasy, bez egzaminów; pokój wspólny daje zaklęcie lub eliksir. Pola
    ksiąg, sprawowania, wydarzeń i pojedynków są puste, a boisko zatrzymuje tylko Pettigrew do jego rytuału. Bohaterowie
    podróżują z proszkiem Fiuu i świstoklikiem jak zwykle.
    .question = Które pola działają?
    .reason = Dobierać można tylko z talii, które są w grze.
RUL-HOG-158 =
    Gdy Pettigrew wejdzie na boisko ze wszystkimi czterema żetonami, zatrzymuje się i od razu trafia na cmentarz, a
    Voldemort wraca. Cztery żetony opuszczają grę, a Voldemort kończy turę na boisku. On i śmierciożercy ruszają się
    dopiero w jego następnej turze.
    .question = Jak przebiega rytuał?
    .reason = Bohaterowie mają turę, żeby się przygotować.
RUL-HOG-159 =
    Jego karty trafiają na spód swoich talii. Voldemort ma 7 PŻ, o jeden mniej za każdego już zniszczonego horkruksa.
    .question = Co się dzieje z kartami i PŻ Pettigrew?
    .reason = Voldemort zajmuje jego miejsce z własną planszą.
RUL-HOG-160 =
    Na wieżach, na których nie stoi bohater, po jednym; wybiera Voldemort.
    .question = Gdzie pojawiają się śmierciożercy?
    .reason = Nikt nie powinien zostać zaatakowany znienacka.
RUL-HOG-161 =
    Na planszy głównej lub na ulicy Pokątnej, wszędzie tam, gdzie pionek mógłby wejść, a żaden nie stoi. Najpierw
    Kamień, potem Różdżkę. Boisko, na które Voldemort wraca w tej turze, jest zajęte.
    .question = Gdzie można położyć Kamień i Różdżkę?
    .reason = Obie strony muszą móc tam dotrzeć.
RUL-HOG-162 =
    Jedną kością, i jedną za każdego śmierciożercę, w kolejności, jaką woli. Zasady ruchu obowiązują ich wszystkich, ale
    wcześniej zatrzymać się na wieży lub przy horkruksie mogą tylko bohaterowie.
    .question = Jak porusza się Voldemort?
    .reason = Zastępuje Pettigrew, który miał jedną kość.
RUL-HOG-163 =
    Obie strony rzucają kością, a równe wyniki ratują horkruksa. Z Kłem lub Mieczem możesz zatrzymać się na jego polu
    jak na miejscu misji i nie idziesz dalej. Po sukcesie można użyć pola. Obowiązek ponownej próby kończy się, gdy
    bohater zostaje odesłany na Start.
    .question = Jak dokładnie atakuje się horkruksa?
    .reason = Tak jak przy misjach.
RUL-HOG-164 =
    Bohater zostaje tam, aż horkruks zostanie zniszczony, i ta sama tura kończy się powrotem na wieżę. Proszek Fiuu
    zużywa się po przybyciu.
    .question = Co z horkruksem w Ministerstwie?
    .reason = HOG-631 zabrania wcześniejszego odejścia.
RUL-HOG-165 =
    W pokoju wspólnym bohater może zamiast karty wziąć żeton proszku Fiuu. Opcja `mode2_floo_refill` może tego zabronić.
    .question = Co, jeśli proszek Fiuu się skończył, a tamten horkruks wciąż istnieje?
    .reason = Inaczej mogłoby się zdarzyć, że nikt już nie zdoła wygrać.
RUL-HOG-170 =
    Tak, wszędzie, gdzie zatrzymają się na takim polu; Voldemort nigdy. Opcja `mode2_de_draw` może tego zabronić.
    .question = Czy śmierciożercy dobierają karty?
    .reason = Złota zasada jest dokładniejsza.
RUL-HOG-175 =
    Tak, a on wraca z mniejszą liczbą PŻ.
    .question = Czy horkruksy można niszczyć przed powrotem Voldemorta?
    .reason = Bohaterowie mogą zacząć od razu.
RUL-HOG-177 =
    Pokazują, ile horkruksów zostało. O ostatecznym pojedynku decydują same kości.
    .question = Do czego służą PŻ Voldemorta?
    .reason = W żaden inny sposób nikt z nim nie walczy.
RUL-HOG-181 =
    Sześciu, jak w instrukcji, także przeciw samotnemu Harry’emu. Z `mode2_death_eaters` = `by_heroes` jest ich trzech
    na każdego bohatera i nigdy więcej niż sześciu: gdy Harry jest sam, to trzy pierwsze plansze. Tak jest mu łatwiej.
    .question = Ilu śmierciożerców prowadzi Voldemort?
    .reason = Gdy sześciu staje przeciw jednemu, Harry wygrywa nieco mniej niż połowę gier; na początek można sobie to
        ułatwić.


## Voldemort Returns: the meeting

HOG-640 =
    Z Voldemortem walczy tylko Harry, a Voldemort walczy tylko z Harrym.
    .source = VI.4, VI.5c
HOG-641 =
    Gdy się spotkają, przegrywa strona bez swojego żetonu: Harry potrzebuje Kamienia, Voldemort Różdżki.
    .source = VI.4
HOG-642 =
    Jeśli Voldemort dotrze do Harry’ego z Różdżką, a został jeszcze horkruks, wygrywa.
    .source = VI.4
HOG-643 =
    Gdy Harry ma Kamień, Voldemort Różdżkę, a horkruksów już nie ma, dochodzi do ostatecznego pojedynku: po jednej
    kości, a wyższy wynik wygrywa grę.
    .source = VI.2, VI.4
HOG-644 =
    Ostateczny pojedynek kończy grę.
    .source = VI.4
RUL-HOG-167 =
    Nic się nie dzieje, a ten, kto przyszedł, tam się zatrzymuje. Z opcją `mode2_both_lack` gra kończy się remisem.
    .question = Co, jeśli obaj nie mają swojego żetonu?
    .reason = Obaj by przegrali, więc pozwalamy grze toczyć się dalej.
RUL-HOG-168 =
    Obaj bez żetonu: RUL-HOG-167. Harry bez Kamienia: wygrywa Voldemort. Voldemort bez Różdżki: wygrywa strona
    Harry’ego. Został horkruks: wygrywa Voldemort. W innym razie ostateczny pojedynek.
    .question = W jakiej kolejności rozstrzyga się spotkanie?
    .reason = W tej kolejności każdy przypadek ma jedną odpowiedź.
RUL-HOG-169 =
    Rzuca się ponownie.
    .question = Co przy remisie w ostatecznym pojedynku?
    .reason = Przeżyć może tylko jeden.


## Voldemort Returns: fighting

HOG-730 =
    Atak: rzuć kośćmi ataku ze swojej planszy. Kość odnosi sukces, jeśli pokazuje co najmniej odporność obrońcy, od 2 do
    5.
    .source = VI.5a
HOG-731 =
    Obrona: kośćmi, które odniosły sukces, obrońca rzuca jeszcze raz. Każde 1 lub 2 kosztuje obrońcę 2 PŻ, każde 3, 4
    lub 5 kosztuje go 1 PŻ, a każde 6 kosztuje atakującego 1 PŻ.
    .source = VI.5b
HOG-732 =
    Zaklęć i eliksirów można używać w dowolnej chwili, aby przyspieszyć sprawę.
    .source = VI.5b
HOG-733 =
    Walczący atakują na zmianę. Zaczyna ten, kto wszedł na pole.
    .source = VI.5d
HOG-734 =
    Gdy twoja kolej atakować, rzuć kośćmi albo zagraj kartę ataku lub obrony.
    .source = VI.5d
HOG-735 =
    Kto pierwszy straci wszystkie PŻ, przegrywa walkę.
    .source = VI.5d
HOG-740 =
    Każdy z walczących może użyć w walce trzech kart, eliksirów i zaklęć razem.
    .source = VI.5c
HOG-741 =
    W ten sposób mogą walczyć ze sobą także wykwalifikowani czarodzieje.
    .source = VI.5c
HOG-742 =
    Bohater pokonany przez śmierciożercę zaczyna znów ze Startu z 1 PŻ.
    .source = VI.5c
HOG-743 =
    Jeśli Pettigrew zostanie pokonany, wraca na Start z 1 PŻ.
    .source = VI.5c
HOG-744 =
    Pokonany śmierciożerca wypada z gry.
    .source = VI.5c
HOG-745 =
    Gdy śmierciożerca zatrzyma się na polu zaklęcia lub eliksiru, dobiera jak każdy inny.
    .source = VI.5c
HOG-746 =
    W następnej turze pokonany bohater może znów wyzwać tego samego śmierciożercę.
    .source = VI.5c
HOG-747 =
    Pola PŻ nic nie dają Voldemortowi.
    .source = VI.5c
HOG-748 =
    Jeśli pole horkruksa ma efekt, można go użyć także wtedy, gdy atakuje się horkruksa.
    .source = VI.5c
HOG-749 =
    Zdolności z plansz można używać w każdym ataku.
    .source = VI.5d
RUL-HOG-166 =
    Nigdy, bo przed powrotem nikt nie walczy. Zasada ma znaczenie z opcją `mode2_early_fights`, która pozwala na takie
    walki.
    .question = Kiedy można pokonać Pettigrew?
    .reason = Instrukcja zawiera oba zdania.
RUL-HOG-171 =
    Tak.
    .question = Czy śmierciożercy pozostają tu ranni?
    .reason = Swoje plansze i PŻ zachowują przez całą grę.
RUL-HOG-172 =
    Nie. Powstrzymuje ją karta, która anuluje atak.
    .question = Czy przeciw karcie ataku rzuca się kośćmi obrony?
    .reason = Kości obrony to kości, które odniosły sukces w rzucie.
RUL-HOG-173 =
    Najpierw liczą się straty obrońcy. Przy 0 obrońca przegrywa, a atakującemu zostaje co najmniej 1 PŻ.
    .question = Co, jeśli kości obrony sprowadzą obu do 0?
    .reason = Ktoś musi wygrać walkę.
RUL-HOG-174 =
    Tylko miejsce i PŻ; karty i żetony zostają. Jeśli była to tura bohatera, kończy się.
    .question = Co traci pokonany bohater?
    .reason = HOG-742 nie zabiera nic więcej.
RUL-HOG-176 =
    Nie.
    .question = Czy Harry traci Kamień, gdy zostaje odesłany na Start?
    .reason = Bohaterowie zatrzymują swoje żetony.
RUL-HOG-185 =
    Nie. Nikt nie atakuje tego bohatera, zanim nie zacznie się jego następna tura. Spotkanie z Voldemortem nie jest
    atakiem (HOG-641).
    .question = Czy bohatera odesłanego na Start można od razu znów zaatakować?
    .reason = Przy 1 PŻ jedna porażka goniłaby drugą, a bohater nic by na to nie poradził.


## Where the sources disagree

reading-hogwarts-year-books = Jedna księga czy dwie
    .difference = Dział Ksiąg Zakazanych daje w jednym miejscu jedną księgę, a w przeglądzie planszy dwie.
    .reading = Tam jedna, a dwie na polach z dwiema księgami.
    .reason = Tekst wymienia to miejsce z nazwy.
reading-hogwarts-year-stops = Gdzie można się zatrzymać
    .difference =
        Zapowiedziano trzy sytuacje, ale trzecia to sama zasada; opis klas oraz pytania i odpowiedzi graczy pozwalają na
        więcej.
    .reading = Dwa wyjątki: miejsca misji i wieże.
    .reason = Sama instrukcja naliczyła w końcu dwa.
reading-hogwarts-year-collecting = Czy trzeba zbierać żetony?
    .difference = W jednym rozdziale trzeba, w innym można.
    .reading = Można.
    .reason = Misje są tajne, więc obowiązku nie dałoby się sprawdzić.
reading-hogwarts-year-special-tokens = Dokąd trafiają użyte żetony specjalne
    .difference = Żetony z misji na planszę 2, specjalne na ulicę Pokątną.
    .reading = Żetony specjalne zawsze trafiają na ulicę Pokątną.
    .reason = Zasada o żetonach specjalnych jest węższa.
reading-hogwarts-year-mission-six = Czego wymaga misja 6
    .difference =
        Na karcie dwie karty ataku, w tekście dwa zaklęcia ataku; do tego zaklęcia mają ranić Riddle’a, który jest na
        nie odporny.
    .reading = Dowolne dwie karty ataku; zaklęcia go nie ranią.
    .reason = Karta to jest to, co trzymasz w ręce.
reading-hogwarts-year-card-limit = Karty wykwalifikowanych czarodziejów
    .difference = W jednym miejscu jeden eliksir i jedno zaklęcie, w innym trzy karty.
    .reading = Po jednym przeciw graczom, trzy w innych walkach.
    .reason = Tak obie liczby mają swoje miejsce.
reading-hogwarts-voldemort-returns-drawing = Czy śmierciożercy dobierają karty?
    .difference = Nie zbierają zaklęć i eliksirów, a jednak dobierają je na takich polach.
    .reading = Dobierają tam, gdzie się zatrzymają, Voldemort nigdy.
    .reason = Złota zasada jest dokładniejsza.
reading-hogwarts-year-defence-dice = Kości obrony u wykwalifikowanych czarodziejów
    .difference = Obowiązują ich te same zasady albo tylko mogą ich używać.
    .reading = Tylko jeśli stół je wybierze.
    .reason = Co można, to nie jest obowiązkowe.
reading-hogwarts-year-solo-death-eaters = Śmierciożercy w grze solo
    .difference = Stawia się ich na wieżach, ale nie można ich atakować.
    .reading = Stoją tam i nic nie robią.
    .reason = Tak oba zdania są prawdziwe.
reading-hogwarts-year-losing-duels = Kiedy pojedynek jest przegrany
    .difference = Przy 1 PŻ albo wtedy, gdy skończą się PŻ.
    .reading = Przy 1 PŻ.
    .reason = Tak mówi rozdział o pojedynkach.
reading-hogwarts-year-team-cards = Karty drużyny
    .difference = Misja 6 wymaga trzech kart, ale każdy członek może użyć dwóch.
    .reading = Karty są rozdzielone w drużynie.
    .reason = Wymaga się ich od drużyny jako całości.
reading-hogwarts-year-last-ability = Ostatnia zdolność
    .difference = Ma ją każdy przeciwnik, ale karta Crabbe’a działa tylko do jego pokonania.
    .reading = Zależy to od karty; Crabbe jej nie ma.
    .reason = Karta jest ważniejsza niż ogólna zasada.
reading-hogwarts-voldemort-returns-pettigrew = Czy można pokonać Pettigrew?
    .difference = Zasada odsyła go na Start, ale dopóki jest w grze, nikt nie walczy.
    .reading = Tylko z opcją wczesnych walk.
    .reason = Poza nią ten przypadek się nie zdarza.
reading-hogwarts-year-variants = Ile jest wariantów
    .difference = Mowa o wyborze jednego z trzech, a wymieniono cztery.
    .reading = Cztery.
    .reason = Opisano wszystkie cztery.
reading-hogwarts-year-split = Jak rozkłada się żetony
    .difference =
        W instrukcji 18, 3 i 9; w starszych francuskich zasadach 18, 4 i 8; do tego dziewięć żetonów na osiem pól.
    .reading = 18, 3 i 9; jedno z pól planszy 2 ma dwie rozety.
    .reason = Instrukcja, którą czytamy, jest jasna.
reading-hogwarts-year-more-than = Punkty, które kończą grę
    .difference = Więcej niż 210, 260 lub 320, a w recenzji co najmniej tyle.
    .reading = Więcej niż tyle.
    .reason = Instrukcja i dwa streszczenia są zgodne.
reading-hogwarts-year-behaviour-range = Zakres kart sprawowania
    .difference = Wydrukowana karta zabiera 40 punktów, a ściąga gracza nie ma nic poniżej minus 30.
    .reading = Minus 40 istnieje.
    .reason = Karta jest pokazana w instrukcji.
reading-hogwarts-year-staying = Jak długo zostają śmierciożercy
    .difference = Do końca gry albo do pokonania.
    .reading = Nigdy się nie ruszają, a pokonany znika.
    .reason = Tak oba zdania są prawdziwe.
reading-hogwarts-year-lost-cards = Karty po przegranej misji
    .difference = W zasadzie zaklęcia i eliksiry, w przykładzie wszystkie karty.
    .reading = Zaklęcia i eliksiry.
    .reason = Zasada jest staranniejsza niż przykład.
reading-hogwarts-year-direction = Kto jest następny
    .difference = Gracz po prawej albo, według zasady domowej, zgodnie z ruchem wskazówek zegara.
    .reading = Gracz po prawej.
    .reason = Źródłem jest instrukcja.
reading-hogwarts-voldemort-returns-stone = Gdzie można położyć Kamień
    .difference = Wszędzie poza planszą 2 albo na dowolnym polu.
    .reading = Nie na planszy 2.
    .reason = Dokładne zdanie jest ważniejsze niż krótkie.
reading-hogwarts-year-rolling = Walki niepełnoletnich
    .difference = Walczący rzucają na zmianę albo rzucają obaj i porównują.
    .reading = Obaj rzucają w jednej wymianie.
    .reason = Tylko wtedy jest co porównać.
reading-hogwarts-year-common-room = Karty w pokoju wspólnym
    .difference = Dowolna karta albo karta z jednej z czterech talii.
    .reading = Z jednej z czterech talii.
    .reason = Lista jest dokładniejsza.
reading-hogwarts-year-floo = Proszek Fiuu
    .difference = Występuje jako karta i jako żeton.
    .reading = Jest jedno i drugie, i robi to samo.
    .reason = Żetony są w pudełku, karty w talii.
reading-hogwarts-year-defence-card = Po karcie obrony
    .difference = Przeciwnik traci kolejkę, ale w przykładzie po następnym ataku działa zdolność.
    .reading = Bez odpowiedzi pozostaje tylko sama karta obrony.
    .reason = Przykład pokazuje to krok po kroku.
reading-hogwarts-year-boards = Ile jest plansz
    .difference = 15 plansz i pionków, ale 16 postaci.
    .reading = 15: Pettigrew i Voldemort mają wspólną.
    .reason = Jeden zajmuje miejsce drugiego.
reading-hogwarts-year-match-needed = Czy mecz jest potrzebny?
    .difference = Dla wykwalifikowanych czarodziejów to zasada, w streszczeniu gracza opcja.
    .reading = To zasada.
    .reason = Źródłem jest instrukcja.


## Options

option-hogwarts-variant =
    W jaki wariant się gra: niepełnoletni czarodzieje dla początkujących, wykwalifikowani czarodzieje z
    wymaganymi kartami i śmierciożercami, drużyny albo solo. Kto siedzi przy stole sam, zawsze gra solo.
option-hogwarts-solo_rules =
    Czyje zasady stosuje gracz solo: niepełnoletnich czy wykwalifikowanych czarodziejów.
option-hogwarts-length =
    Co kończy grę: klasyczna wymaga dwóch misji i więcej niż 260 punktów, szybka jednej i 210, długa trzech i 320.
option-hogwarts-teams =
    Ile drużyn jest w wariancie drużynowym: jedna ze wszystkich graczy czy dwie, trzy lub cztery, które siedzą na
    przemian i mają po dwóch lub trzech członków.
option-hogwarts-end_timing =
    Czy po spełnieniu warunków końca dogrywa się rundę, czy gra kończy się od razu.
option-hogwarts-winner =
    Czy wygrywa ten, kto ma najwięcej punktów, czy wygrać może tylko ten, kto sam spełnia warunki końca.
option-hogwarts-points_floor =
    Czy punkty zatrzymują się na 0, czy mogą spaść niżej.
option-hogwarts-first_player =
    Czy pierwszego gracza wybiera los, czy zaczyna miejsce o podanym numerze; pierwsze miejsce to 0.
option-hogwarts-hp_cap =
    Czy PŻ mogą rosnąć bez ograniczeń, czy tylko do liczby, z którą zaczynasz.
option-hogwarts-hp_zero =
    Czy po utracie ostatniego PŻ poza walką tracisz przytomność, czy zostaje ci 1 PŻ.
option-hogwarts-extra_stops =
    Czy wcześniej można się zatrzymać tylko na miejscach misji i wieżach, także w klasie, do której masz księgę, czy w
    każdym miejscu z nazwą.
option-hogwarts-floo_from_standing =
    Czy wyprawa z proszkiem Fiuu wymaga ruchu zakończonego na wieży, czy można wyruszyć z wieży, na której już stoisz.
option-hogwarts-buckbeak =
    Czy Hardodziób leci zamiast rzutu, czy po ruchu.
option-hogwarts-trade_refused_draw =
    Czy odrzucona wymiana kończy wizytę w pokoju wspólnym, czy można jeszcze dobrać kartę.
option-hogwarts-required_cards =
    Czy karty, których wymaga misja, wystarczy mieć, czy trzeba je zużyć.
option-hogwarts-exams_per_stop =
    Czy można zdać wszystkie egzaminy, na które masz księgi, czy jeden na postój.
option-hogwarts-defence_dice =
    Czy kości obrony pomija się, używa między graczami, czy między graczami i przeciw śmierciożercom.
option-hogwarts-de_setup =
    Czy śmierciożerców ustawia na wieżach los, czy pierwszy gracz.
option-hogwarts-de_exclude =
    Które wieże są na początku wolne od śmierciożerców: wartości można łączyć; bez wyboru żadne.
option-hogwarts-solo_death_eaters =
    Czy śmierciożercy w grze solo nic nie robią, czy prowadzi ich gra.
option-hogwarts-mission_exchange =
    Czy misje zostają takie, jak je rozdano, czy przy siedmiu i ośmiu graczach można jedną wymienić na wieży.
option-hogwarts-coop_round_limit =
    Po ilu rundach jedna drużyna złożona ze wszystkich graczy przegrywa: nigdy czy po określonej liczbie rund.
option-hogwarts-team_ability =
    Czy zdolność przeciwnika dotyka tylko członka, który zaatakował, czy po każdym ataku całej drużyny.
option-hogwarts-solo_quidditch =
    Czy gracz solo mierzy się ze stroną, którą prowadzi gra, czy meczów nie ma.
option-hogwarts-placement =
    Czy zawodnicy quidditcha zaczynają w standardowym ustawieniu, czy każda strona ustawia ich dowolnie.
option-hogwarts-bludger =
    Czy tłuczek trafia pierwszego przeciwnika w zasięgu rzutu, czy tylko dokładnie w wyrzuconej odległości.
option-hogwarts-steal_cost =
    Ile akcji kosztuje wyrwanie kafla: dwie czy jedną.
option-hogwarts-match_turns =
    Ile tur ma najwyżej każda strona w rundzie 1 meczu quidditcha.
option-hogwarts-mode2_floo_refill =
    Czy w grze Powrót Voldemorta bohaterowie mogą wziąć w pokoju wspólnym żeton proszku Fiuu, czy nie.
option-hogwarts-mode2_early_fights =
    Czy przed powrotem Voldemorta gracze mijają się swobodnie, czy już walczą.
option-hogwarts-mode2_both_lack =
    Czy gra toczy się dalej, gdy Harry i Voldemort spotkają się i obaj nie mają swojego żetonu, czy kończy się remisem.
option-hogwarts-mode2_de_draw =
    Czy w grze Powrót Voldemorta śmierciożercy dobierają karty na polach zaklęć i eliksirów, czy nie.
option-hogwarts-mode2_death_eaters =
    Czy Voldemort prowadzi sześciu śmierciożerców, czy trzech na każdego bohatera, a najwyżej sześciu. To drugie ułatwia
    grę Harry’emu, gdy jest sam.
option-hogwarts-pack_data =
    Czym się gra: planszą, kartami i postaciami tej gry czy własnym pakietem.
option-hogwarts-seconds_per_turn =
    Jak długo może trwać tura: bez ograniczeń czy określoną liczbę sekund.


## Procedures

procedure-hogwarts-variants = Warianty obok siebie
    .text =
        | | Niepełnoletni | Wykwalifikowani | Drużyna | Solo |
        |---|---|---|---|---|
        | Żetony proszku Fiuu na początku | 2 | 1 | 1 | 2 przy zasadach niepełnoletnich, 1 przy zasadach wykwalifikowanych |
        | Misja wymaga | przedmiotów | przedmiotów i kart | przedmiotów i kart oraz całej drużyny na miejscu | jak w wybranych zasadach |
        | Karty w walce w misji | 5 | 3 | 2 na każdego członka | jak w wybranych zasadach |
        | Karty w pojedynku | 5 | 3 | 3 | jak w wybranych zasadach |
        | Walka z graczem | po jednej kości, przegrywają dwie przegrane wymiany | kości ataku lub karty, przegrana przy 1 PŻ | jak wykwalifikowani, nigdy w jednej drużynie | brak |
        | Karty w walce z graczem | brak | eliksir i zaklęcie | eliksir i zaklęcie | brak |
        | Śmierciożercy | brak | sześciu | sześciu | przy zasadach wykwalifikowanych sześciu, bez działania |
        | Mecz potrzebny do zakończenia gry | nie | tak | nie | jak w wybranych zasadach |
        | Przegrana walka w misji | Dziurawy Kocioł | Dziurawy Kocioł | Dziurawy Kocioł | gra jest przegrana |
procedure-hogwarts-turn = Tura krok po kroku
    .text =
        1. **Początek tury.** Jeśli chcesz, zagraj karty na początek tury. Zamiast rzucać, możesz polecieć na
           Hardodziobie albo czekać na miejscu misji drużyny.
        2. **Rzuć** dwiema kośćmi.
        3. **Idź** o ich sumę, jak opisano w procedurze „Ruch krok po kroku”.
        4. **Walcz**, jeśli tam, gdzie kończy się twój ruch, stoi śmierciożerca lub inny gracz. Potem pole nic nie
           robi, a tura jest skończona.
        5. **Podnieś** żetony przedmiotów z pola, o ile pozwalają limity.
        6. **Podejmij misję** tego miejsca, jeśli masz, czego wymaga, i jeśli chcesz.
        7. **Użyj pola**, a jeśli to klasa, zdawaj egzaminy.
        8. **Podróżuj**: z wieży z proszkiem Fiuu, z boiska ze świstoklikiem zamiast meczu. Podnieś tam żetony
           i podejmij misję, jeśli w tej turze nie było jeszcze próby. Potem wracasz.
        9. **Koniec.** Jeśli ktoś spełnia teraz warunki końca, ta runda jest ostatnia. Następny jest gracz po twojej
           prawej, chyba że używasz Zmieniacza czasu.
procedure-hogwarts-walk = Ruch krok po kroku
    .text =
        1. Zrób krok na pole połączone z twoim, którego w tym ruchu jeszcze nie było na twojej drodze. Darmowe
           przejście nic nie kosztuje; każdy inny krok zużywa jeden z rzutu.
        2. Jeśli stoi tam śmierciożerca lub gracz z innej drużyny, twój ruch się kończy i walczysz.
        3. Jeśli to boisko do quidditcha, twój ruch się kończy.
        4. Możesz podnieść leżący tam żeton przedmiotu: dwa na turę, sześć łącznie.
        5. Możesz się zatrzymać, jeśli to wieża albo miejsce misji, którą możesz teraz podjąć.
        6. W innym razie idź dalej, aż wykorzystasz rzut. Krok, po którym nie dałoby się wykorzystać całego rzutu,
           zostaje odrzucony, chyba że żadna droga nie jest dość długa.
        7. Po ostatnim kroku możesz jeszcze skorzystać z darmowego przejścia.
procedure-hogwarts-field = Co robi pole
    .text =
        | Pole | Gdy się tam zatrzymasz | W grze Powrót Voldemorta |
        |---|---|---|
        | Zaklęcie, eliksir | dobierz jedną kartę | tak samo |
        | Księga, dwie księgi | dobierz jedną księgę albo dwie | nic |
        | Sprawowanie | dobierz kartę i zrób, co mówi | nic |
        | Wydarzenie | dobierz kartę; dotyczy wszystkich | nic |
        | Pojedynek | walcz z uczniem z karty | nic |
        | PŻ | zyskujesz pokazane PŻ | tak samo, ale nie dla Voldemorta |
        | Pokój wspólny | dobierz kartę sprawowania, księgę, eliksir lub zaklęcie albo zaproponuj wymianę | zaklęcie lub eliksir; bohater może wziąć żeton proszku Fiuu |
        | Zaklęcia i uroki, transmutacja, obrona przed czarną magią | egzaminy, potem jedno zaklęcie | jedno zaklęcie |
        | Eliksiry, zielarstwo, opieka nad magicznymi stworzeniami | egzaminy, potem dwa eliksiry | dwa eliksiry |
        | Gabinet Dumbledore’a | dwa zaklęcia | tak samo |
        | Gabinet Snape’a | dwa eliksiry | tak samo |
        | Chatka Hagrida | eliksir i zaklęcie | tak samo |
        | Dział Ksiąg Zakazanych | jedna księga | nic |
        | Wieża | wyprawa z proszkiem Fiuu | wyprawa z proszkiem Fiuu dla bohaterów |
        | Boisko do quidditcha | mecz albo wyprawa ze świstoklikiem | rytuał Pettigrew albo wyprawa ze świstoklikiem |
procedure-hogwarts-mission-fight = Walka w misji krok po kroku
    .text =
        1. Wybierz misję i pokaż, że masz jej żetony, a jeśli wariant tego wymaga, także karty. W drużynie na miejscu
           muszą być wszyscy członkowie.
        2. Odkryj jej kartę walki. W drużynie pomnóż jej PŻ przez liczbę członków.
        3. Teraz działa efekt odkrycia. Każda strata jest najpierw zapowiadana: możesz odpowiedzieć na nią kartą
           obrony lub Kamieniem Wskrzeszenia.
        4. **Twoja runda.** Możesz zagrać kartę obrony. Jeśli zdolność działa przed atakami, działa teraz. Potem
           atakuj kartą ataku lub kośćmi.
        5. Jeśli przeciwnik ma jeszcze PŻ, a zdolność działa po atakach, działa teraz. Jeśli masz 0, przegrywasz.
           W innym razie wróć do kroku 4; w drużynie atakuje następny członek.
        6. Jeśli przeciwnikowi skończyły się PŻ, zdolność działa ostatni raz, chyba że karta mówi inaczej.
        7. Z co najmniej 1 PŻ wygrywasz: zdobądź punkty, połóż żetony na planszy 2 lub na ulicy Pokątnej i odkryj
           misję. Z 0 PŻ przegrywasz: idź do Dziurawego Kotła, oddaj zaklęcia i eliksiry i weź 6 PŻ.
procedure-hogwarts-duel = Pojedynek krok po kroku
    .text =
        1. Dobierz kartę pojedynku; własną postać odłóż i dobierz jeszcze raz.
        2. Z 1 PŻ od razu przegrywasz.
        3. Walcz jak w misji, począwszy od odkrycia, z limitem kart dla pojedynków.
        4. Gdy tylko zostanie ci 1 PŻ, przegrywasz, nawet przez ostatnią zdolność: odłóż trzy wybrane karty na spód
           ich talii albo wszystkie, jeśli masz ich mniej.
        5. Jeśli przeciwnikowi skończyły się PŻ, a ty po ostatniej zdolności masz co najmniej 2, wygrywasz: dobierz
           zaklęcie, eliksir i księgę.
        6. Karta pojedynku trafia na spód swojej talii, a twoja tura się kończy.
procedure-hogwarts-player-fight-underage = Walka niepełnoletnich czarodziejów
    .text =
        1. Atakuje ten, kto przybył, i wybiera przeciwnika, jeśli jest ich kilku.
        2. Obaj rzucają kością. Niższy wynik traci 1 PŻ, ale nigdy ostatni; przy równych rzuca się ponownie.
        3. Kto przegrał dwie wymiany, przegrywa walkę; w innym razie wróć do kroku 2.
        4. Zwycięzca może zabrać żeton przedmiotu, żeton świstoklika, żeton proszku Fiuu lub losową ukrytą kartę.
        5. Tura jest skończona.
procedure-hogwarts-player-fight-qualified = Walka wykwalifikowanych czarodziejów
    .text =
        1. Kto na początku ma tylko 1 PŻ, przegrywa. Jeśli obaj mają tylko 1, walki nie ma.
        2. Pierwszy atakuje ten, kto przybył: kośćmi ataku, zaklęciem lub eliksirem.
        3. Drugi może odpowiedzieć na zapowiedzianą stratę kartą obrony. Każdy z walczących ma na całą walkę jeden
           eliksir i jedno zaklęcie.
        4. Komu zostanie 1 PŻ, ten przegrywa; w innym razie atakuje drugi.
        5. Zwycięzca może zabrać dwa żetony przedmiotów, żeton świstoklika, żeton proszku Fiuu lub dwie losowe
           ukryte karty.
        6. Tura jest skończona.
procedure-hogwarts-death-eater = Walka ze śmierciożercą
    .text =
        1. Sąsiad po prawej bierze planszę śmierciożercy, jego pełne PŻ, zaklęcie i eliksir.
        2. Najpierw atakuje aktywny gracz, potem śmierciożerca, i tak na zmianę: kośćmi lub kartą. Aktywny gracz może
           użyć trzech kart.
        3. Przegrywa ten, komu pierwszemu skończą się PŻ.
        4. Jeśli przegrał śmierciożerca, wypada z gry, a gracz zdobywa 20 punktów.
        5. Jeśli przegrał gracz, kosztuje to tyle co przegrana misja: Dziurawy Kocioł, wszystkie zaklęcia i eliksiry
           oraz 6 PŻ na nowy początek.
        6. Karty śmierciożercy trafiają na spód swoich talii, a tura jest skończona.
procedure-hogwarts-match = Mecz quidditcha krok po kroku
    .text =
        1. Każda strona ma dom. Ustawcie obrońcę, pałkarzy i ścigających, kafla i dwa tłuczki.
        2. Obie strony rzucają dwiema kośćmi; zaczyna wyższa suma.
        3. **Runda 1.** W swojej turze rzuć dwiema kośćmi o swoje akcje:

           | Co robisz | Akcje |
           |---|---|
           | przesuwasz zawodnika o jedno pole | 1 |
           | bierzesz kafla lub tłuczka, wchodząc na jego pole | brak |
           | rzucasz tłuczkiem: rzuć kością, wybierz kierunek; cel robi unik przy 4 lub więcej | brak |
           | rzucasz kafla o jedno pole albo podajesz go obrońcą | 1 |
           | wyrywasz kafla | 1 za krok i 1 za zabranie |
           | strzelasz z linii 3 drugiej strony | 1 |

        4. Strzał to gol, jeśli kość ścigającego jest wyższa niż kość obrońcy. Gol daje kartę quidditcha, a kafel
           trafia potem do strony broniącej.
        5. Dwa gole wygrywają rundę 1; tak samo wyeliminowanie wszystkich ścigających drugiej strony. Po 30 turach
           każdej strony wygrywa więcej goli, a w razie remisu rozstrzygają kości (RUL-HOG-178).
        6. **Runda 2.** Zaczyna zwycięzca rundy 1. W swojej turze rzuć dwiema kośćmi, przesuń szukającego i, jeśli
           chcesz, zagraj jedną kartę quidditcha.
        7. Szukający, który pierwszy zakończy okrążenie, łapie znicza i zdobywa 40 punktów.
        8. Wszystkie karty quidditcha trafiają na spód swojej talii, a wyzwany pionek wraca.
procedure-hogwarts-return-turn = Tura w grze Powrót Voldemorta
    .text =
        1. **Bohater**, któremu nie udała się próba przy horkruksie, próbuje znów zamiast się ruszać. W innym razie
           rzuca dwiema kośćmi i idzie; wcześniej może stanąć na wieży, a z Kłem lub Mieczem także przy horkruksie.
        2. Bohater, który spotka śmierciożercę, zatrzymuje się i walczy. Harry i Voldemort zatrzymują się na swoje
           spotkanie.
        3. Przy horkruksie z Kłem lub Mieczem: po jednej kości, a wyższy wynik go niszczy. Potem można użyć pola.
        4. **Pettigrew** rzuca jedną kością. Ze wszystkimi czterema żetonami zatrzymuje się na boisku i Voldemort
           wraca: sześciu śmierciożerców trafia na wieże, Kamień kładzie Voldemort, potem Różdżkę Harry.
        5. **Voldemort** rzuca jedną kością za siebie i jedną za każdego śmierciożercę, w dowolnej kolejności.
           Śmierciożerca, który spotka bohatera, zatrzymuje się i atakuje.
        6. **Walka:** ten, kto przyszedł, atakuje kośćmi lub kartą. Każdą udaną kością obrońca rzuca jeszcze raz:
           1 lub 2 kosztuje obrońcę 2 PŻ, od 3 do 5 kosztuje go 1 PŻ, a 6 kosztuje atakującego 1 PŻ. Potem atakuje
           drugi.
        7. Pokonany bohater idzie na Start z 1 PŻ, pokonany śmierciożerca opuszcza grę.
procedure-hogwarts-meeting = Gdy Harry spotyka Voldemorta
    .text =
        1. Harry nie ma Kamienia, a Voldemort Różdżki: nic się nie dzieje i gra toczy się dalej.
        2. Tylko Harry nie ma swojego żetonu: wygrywa Voldemort.
        3. Tylko Voldemort nie ma swojego żetonu: wygrywa strona Harry’ego.
        4. Obaj mają swoje, ale został horkruks: wygrywa Voldemort.
        5. W innym razie ostateczny pojedynek: po jednej kości, przy remisie ponownie. Wyższy wynik wygrywa grę.


## Refused actions

refusal-hogwarts-not_your_turn = To nie twoja tura.
refusal-hogwarts-game_over = Gra już się skończyła.
refusal-hogwarts-not_now = Teraz nie możesz tego zrobić.
refusal-hogwarts-choose_character = Najpierw wybierz postać.
refusal-hogwarts-character_taken = Tę postać ma inny gracz.
refusal-hogwarts-not_a_student = Nie możesz wybrać tej postaci.
refusal-hogwarts-must_choose = Najpierw dokonaj wyboru, który na ciebie czeka.
refusal-hogwarts-not_a_neighbour = Te dwa pola nie są połączone.
refusal-hogwarts-not_enterable = Nie możesz wejść na to pole.
refusal-hogwarts-visited = W tym ruchu to pole było już na twojej drodze.
refusal-hogwarts-cannot_finish = Stamtąd nie da się przejść reszty wyrzuconych kroków.
refusal-hogwarts-must_go_on = Nie możesz się tu zatrzymać: przejdź resztę wyrzuconych kroków.
refusal-hogwarts-no_moves_left = Nie masz już kroków.
refusal-hogwarts-no_roll = W tej turze nie rzucasz kośćmi.
refusal-hogwarts-move_first = Najpierw wykonaj ruch: zrobisz to tam, gdzie go zakończysz.
refusal-hogwarts-no_waiting = Czekać możesz tylko w miejscu misji drużyny.
refusal-hogwarts-too_many_items = W tej turze nie możesz już podnosić żetonów przedmiotów.
refusal-hogwarts-no_such_item = Nie możesz tu dostać tego żetonu przedmiotu.
refusal-hogwarts-out_of_reach = Ten żeton leży za daleko.
refusal-hogwarts-swap_needed = Masz sześć żetonów przedmiotów: wybierz jeden, który tu zostawisz.
refusal-hogwarts-swap_not_needed = Masz miejsce na żeton, więc nie musisz żadnego zostawiać.
refusal-hogwarts-must_put_tokens = Najpierw połóż żeton na polu.
refusal-hogwarts-bad_place = Tego pola nie możesz tu wybrać.
refusal-hogwarts-not_held = Nie masz tej karty ani tego żetonu.
refusal-hogwarts-not_in_deck = Tej karty nie ma w talii.
refusal-hogwarts-deck_empty = W tej talii nie ma już kart.
refusal-hogwarts-must_arrange = Odłóż wszystkie te karty, w dowolnej kolejności.
refusal-hogwarts-must_discard = Najpierw wybierz kartę, którą tracisz.
refusal-hogwarts-no_such_ability = Twoja postać nie ma takiej zdolności.
refusal-hogwarts-not_usable = Nie możesz tu użyć tego żetonu.
refusal-hogwarts-wrong_moment = Teraz nie możesz odlecieć.
refusal-hogwarts-wrong_moment_for_card = Ta karta działa tylko w walce.
refusal-hogwarts-start_of_turn_only = Tę kartę możesz zagrać tylko na początku swojej tury.
refusal-hogwarts-not_against_players = Niepełnoletni czarodzieje nie mogą używać kart przeciw innym graczom.
refusal-hogwarts-no_target = Nie ma przeciw komu użyć tej karty.
refusal-hogwarts-not_on_a_tower = Proszek Fiuu działa tylko z wieży.
refusal-hogwarts-no_floo = Nie masz proszku Fiuu.
refusal-hogwarts-no_portkey = Nie masz żetonu świstoklika.
refusal-hogwarts-one_trip = W turze możesz odbyć tylko jedną wyprawę.
refusal-hogwarts-not_a_floo_place = Proszek Fiuu tam nie prowadzi.
refusal-hogwarts-graveyard_by_portkey = Na cmentarz dostaniesz się tylko świstoklikiem.
refusal-hogwarts-not_your_mission = To nie jest jedna z twoich misji do wykonania.
refusal-hogwarts-one_attempt = W tej turze już podjęto misję.
refusal-hogwarts-must_attempt = Ten wcześniejszy postój był po to, żeby czegoś tu spróbować, więc spróbuj.
refusal-hogwarts-mission_needs_items = Brakuje ci żetonów przedmiotów do tej misji.
refusal-hogwarts-mission_needs_cards = Brakuje ci kart do tej misji.
refusal-hogwarts-team_not_there = Najpierw musi tu być cała twoja drużyna.
refusal-hogwarts-not_here = Na tym polu nie możesz tego zrobić.
refusal-hogwarts-no_trade = Taka wymiana nie jest możliwa.
refusal-hogwarts-must_answer = Najpierw odpowiedz na propozycję.
refusal-hogwarts-other_classroom = Egzamin z tej księgi jest w innej klasie.
refusal-hogwarts-choose_opponent = Najpierw wybierz, z kim walczysz.
refusal-hogwarts-no_such_player = Nie możesz do tego wybrać tego gracza.
refusal-hogwarts-no_cards = Niepełnoletni czarodzieje walczą ze sobą bez kart.
refusal-hogwarts-no_tokens = Śmierciożercy nie mają żetonów przedmiotów.
refusal-hogwarts-too_many_cards = Wszystkie karty dozwolone w tej walce są już wykorzystane.
refusal-hogwarts-found_this_round = Tej karty możesz użyć od następnej rundy.
refusal-hogwarts-not_a_defence = Teraz pomoże tylko karta obrony.
refusal-hogwarts-one_defence = Możesz zagrać tylko jedną kartę obrony naraz.
refusal-hogwarts-nothing_to_cancel = Nie ma niczego, co ta karta mogłaby anulować.
refusal-hogwarts-dice_only = Ten żeton daje tylko kości ataku, a one teraz nie pomogą.
refusal-hogwarts-bad_dice = Tymi kośćmi nie możesz rzucić ponownie.
refusal-hogwarts-not_a_way_out = Przez to pole nie uciekniesz z walki.
refusal-hogwarts-nothing_there = Przegrany nie ma niczego takiego.
refusal-hogwarts-place_death_eater = Najpierw ustaw śmierciożercę na wieży.
refusal-hogwarts-not_a_tower = Nie możesz tam ustawić śmierciożercy: wybierz inną wieżę.
refusal-hogwarts-tower_taken = Na tej wieży stoi już śmierciożerca.
refusal-hogwarts-hero_there = Na tej wieży stoi bohater.
refusal-hogwarts-not_a_hero = Wybierz postać ze strony Harry’ego.
refusal-hogwarts-hero_needed = Harry musi brać udział, a nikt inny nie może już nim zagrać.
refusal-hogwarts-wrong_side = Ten żeton należy do drugiej strony.
refusal-hogwarts-never_carried = Horkruksa nie można nosić.
refusal-hogwarts-no_powers = Żetony przedmiotów nie mają mocy w rozgrywce Powrót Voldemorta.
refusal-hogwarts-token_on_mission = Misja wymaga tego żetonu, więc teraz nie użyjesz go do niczego innego.
refusal-hogwarts-no_horcrux = Nie ma tu horkruksa.
refusal-hogwarts-no_weapon = Potrzebujesz Kła bazyliszka lub Miecza Gryffindora.
refusal-hogwarts-must_retry = Zanim ruszysz dalej, znów spróbuj zniszczyć horkruksa.
refusal-hogwarts-not_a_weapon = Możesz przekazać tylko to, co niszczy horkruksy.
refusal-hogwarts-not_together = Możesz coś przekazać tylko bohaterowi na tym samym polu.
refusal-hogwarts-board_full = Ten bohater nie ma miejsca na kolejny żeton przedmiotu.
refusal-hogwarts-unused_deck = Tej talii nie używa się przy tym stole.
refusal-hogwarts-no_floo_here = Nie dostaniesz tu proszku Fiuu.
refusal-hogwarts-floo_not_needed = Proszek Fiuu dostajesz tylko wtedy, gdy go nie masz, a na planszy 2 leży jeszcze horkruks.
refusal-hogwarts-no_such_pawn = To nie jest jeden z twoich pionków.
refusal-hogwarts-already_moved = Ten pionek wykonał już ruch w tej turze.
refusal-hogwarts-must_challenge = Wyzwij kogoś na mecz albo użyj świstoklika.
refusal-hogwarts-play_to_end = Musisz rozegrać mecz do końca.
refusal-hogwarts-house_taken = Wyzywający gra już dla tego domu.
refusal-hogwarts-match_first = Najpierw dokończ mecz.
refusal-hogwarts-must_place = Najpierw ustaw swoich zawodników.
refusal-hogwarts-already_placed = Ten zawodnik jest już ustawiony.
refusal-hogwarts-wrong_line = Ten zawodnik nie może tam zaczynać.
refusal-hogwarts-must_roll = Najpierw rzuć kośćmi.
refusal-hogwarts-no_actions = Zostało ci za mało akcji.
refusal-hogwarts-piece_out = Ten zawodnik wypadł z meczu.
refusal-hogwarts-not_a_step = Przejdź na następne pole wzdłuż kropkowanych linii.
refusal-hogwarts-field_taken = Stoi tam już twój zawodnik.
refusal-hogwarts-opponent_there = Stoi tam przeciwnik: omiń go.
refusal-hogwarts-keeper_stays = Obrońca nie może opuścić obszaru bramkowego.
refusal-hogwarts-goal_area = Do obszaru bramkowego mogą wchodzić tylko obrońcy.
refusal-hogwarts-no_bludger = Ten zawodnik nie ma tłuczka, którym mógłby rzucić.
refusal-hogwarts-thrown_already = Ten pałkarz rzucał już tłuczkiem w tej turze.
refusal-hogwarts-must_throw = Wybierz kierunek dla tłuczka.
refusal-hogwarts-no_quaffle = Twoja strona nie ma kafla.
refusal-hogwarts-bad_pass = Nie możesz tam rzucić kafla.
refusal-hogwarts-nobody_to_rob = Żaden z twoich ścigających nie stoi na polu gracza z kaflem.
refusal-hogwarts-must_take = Zabierz kafla, skoro twój ścigający do niego dotarł.
refusal-hogwarts-too_far = Strzelać możesz tylko z linii 3 drugiej strony.
refusal-hogwarts-must_put = Najpierw połóż kafla na polu swojej linii 3.
refusal-hogwarts-not_your_line = Kafel musi trafić na twoją własną linię 3.
refusal-hogwarts-one_card = W tej turze karta quidditcha została już użyta.
