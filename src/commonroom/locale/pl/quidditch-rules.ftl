### The rules of the Quidditch card game in Polish: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, gra karciana: zasady
    .intro =
        Ta strona zawiera wszystkie zasady gry karcianej Quidditch, według których gra się w Common Room. Na
        boisku spotykają się dwa domy. Wykładasz zakryte karty przy piłkach, odkrywasz je, strzelasz gole,
        umykasz tłuczkom i grasz, aż ktoś złapie złotego znicza.

        - Oznaczenie takie jak QCG-40 wskazuje **zasadę**: podaje ją drukowana instrukcja albo wprost z niej
          wynika. Źródło mówi, gdzie ją znaleźć i czy jest podana w druku, wywnioskowana z drukowanego tekstu,
          czy wzięta z publicznego źródła spoza instrukcji.
        - Oznaczenie takie jak RUL-QCG-40 wskazuje **rozstrzygnięcie**: naszą decyzję tam, gdzie instrukcja
          milczy, jest niejasna lub sama sobie przeczy. Podaje ono pytanie, odpowiedź i uzasadnienie. Niektóre
          rozstrzygnięcia można zmienić opcją przy otwieraniu stołu.

        Kilka słów powraca na każdym kroku:

        - **Talia domu** to twoja własna talia; ma ona swój stos kart odrzuconych. **Talia boiska** jest
          wspólna dla obu graczy. **Boisko** to miejsce między wami, gdzie leżą odkryte piłki, a na
          twoim **stosie zdobyczy** leżą zdobyte przez ciebie karty boiska.
        - **Piłka** to kafel, tłuczek lub złoty znicz na boisku. Piłka jest **sporna**, gdy w tej rundzie gra
          się o nią, a **rozstrzygnięta**, gdy znany jest jej wynik.
        - **Prowadzący** otwiera rundę; jego przeciwnik to **drugi gracz**.
        - **Wyłożyć** kartę to położyć ją zakrytą przy spornej piłce. Wyłożona karta specjalna jest **odłożona
          na bok**: nie ma tam żadnej mocy. **Zagrać** kartę specjalną to pokazać ją z ręki, powiedzieć, co
          robi, i pozwolić jej zadziałać.
        - **Wartość rzeczywista** wyłożonej karty zawodnika to jej wartość z nadruku po wszystkich obniżkach.
        - Kto nie ma przy piłce niczego, co się liczy, jest tam **bez karty**; zobacz RUL-QCG-33.
        - Kto przegra tłuczka z drugim graczem, jest **trafiony**.

        To strona nieoficjalna: wszystkie zasady opisano własnymi słowami, nie zastępuje ona instrukcji
        z pudełka, a nazwy gier, wydawców, domów i postaci są znakami towarowymi ich właścicieli.
    .contents = Spis treści
    .editions = Edycje
    .edition = Edycja
    .id = Zapis
    .box = Pudełko
    .topic = Temat
    .ids = Zobacz
    .readings = Gdzie instrukcja jest niejasna i jak ją czytamy
    .readings-intro =
        Czytamy niderlandzką instrukcję gry. Są w niej pomyłki, luki i miejsca, które sobie przeczą; oto te,
        które mają znaczenie w grze.
    .difference = Tekst
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
        Karty oraz te same zasady jeszcze raz, dokładnie w kolejności ich stosowania.
    .refusals = Odrzucone akcje
    .refusals-intro =
        Niedozwolona akcja zostaje odrzucona z kodem, który podaje powód; oto kody spotykane w grze. Odrzucona
        akcja niczego nie zmienia: karta zostaje na ręce, a ten, kto miał działać, nadal ma działać.
    .code = Kod
    .meaning = Znaczenie
    .source = Źródło
    .rulings = Rozstrzygnięcie

edition-quidditch-card-game-2001 = Gra karciana 2001
    .box = Quidditch, gra karciana dla dwojga, Mattel 2001


## Sections

section-quidditch-components = Elementy gry
    .about = trzy talie, karty zawodników, karty specjalne, karty boiska
section-quidditch-setup = Przygotowanie
    .about = domy, pierwsze karty na ręce, kto prowadzi pierwszą rundę
section-quidditch-information = Informacje jawne i ukryte
    .about = co mogą widzieć gracze i widzowie oraz skąd bierze się los
section-quidditch-goal = Cel gry i punkty
    .about = ile warte są piłki i jak długo trwa gra
section-quidditch-round = Runda
    .about = kto prowadzi, jak runda się zaczyna i kończy
section-quidditch-pitch = Boisko
    .about = ile może być piłek, co się odkrywa, co zostaje
section-quidditch-declaring = Zgłaszanie piłek
    .about = o które tłuczki grasz i czy grasz o znicza
section-quidditch-laying = Wykładanie kart
    .about = ile kart, za mało kart, blefy, gra bez karty
section-quidditch-quaffle = Kafel
    .about = piłka, o którą gra się zawsze, obrońcy i obrony
section-quidditch-bludger = Tłuczki
    .about = pałkarze, trafienia i mniej kart na ręce
section-quidditch-free-goal = Darmowe gole
    .about = gol, który nie wymaga karty
section-quidditch-snitch = Złoty znicz
    .about = szukający, złapanie znicza, finałowy pościg
section-quidditch-new-round = Nowa runda
    .about = uzupełnianie ręki, pusta talia domu
section-quidditch-several-balls = Kilka piłek naraz
    .about = kto wybiera kolejność i kiedy
section-quidditch-specials = Karty specjalne
    .about = pięć rodzajów uroków i zaklęć, ich cele, gdzie trafiają po użyciu
section-quidditch-windows = Okna
    .about = kiedy można zagrywać karty specjalne i kto działa pierwszy
section-quidditch-answers = Odpowiedzi
    .about = anulowanie karty specjalnej
section-quidditch-fouls = Faule i sędziowie
    .about = wyłączenie obrońcy z gry, rzuty karne i jak je powstrzymać
section-quidditch-end = Koniec gry
    .about = stosy kart odrzuconych, ostatnie piłki, liczenie punktów, remis
section-quidditch-leaving = Czas, boty i poddanie gry
    .about = zegary, nieobecni gracze, co wolno botom, rezygnacja


## Components

QCG-01 =
    Quidditch to pojedynek dokładnie dwóch osób. Pudełko poleca go od ósmego roku życia.
    .source = Okładka (w druku)
QCG-02 =
    108 kart tworzy trzy talie, które rozpoznasz po rewersach: 40 szkarłatnych dla Gryffindoru, 40 zielonych
    dla Slytherinu i 28 niebieskich kart boiska dla obu stron.
    .source = Zawartość (w druku; suma obliczona)
QCG-03 =
    W talii domu są dwa rodzaje kart. Ścigający, obrońcy, pałkarze i szukający to karty zawodników; sędziowie,
    faule, uroki i zaklęcia to karty specjalne.
    .source = Przeglądanie kart (w druku)
QCG-04 =
    Karta zawodnika pokazuje pozycję i wartość. Ścigający mają od 4 do 10, obrońcy od 6 do 10, pałkarze od 1
    do 3, a szukający 11 lub 12.
    .source = Gra o kafla, Gra o tłuczka i Gra o złotego znicza (w druku)
QCG-05 =
    W talii domu masz dwóch szukających: jeden jest wart 11, drugi 12.
    .source =
        Gra o złotego znicza. Liczba i wartości podane w druku, choć przy niewłaściwej talii; publiczna
        recenzja potwierdza po jednym szukającym każdej wartości.
QCG-06 =
    Żaden dom nie jest silniejszy: w obu taliach domów są te same karty w tej samej liczbie.
    .source = Nie ma tego w instrukcji; źródło publiczne: recenzja gry.
QCG-07 =
    Talia boiska składa się z kafli, tłuczków, darmowych goli i jednego złotego znicza.
    .source = Rozgrywka i Gra o złotego znicza (w druku)
QCG-08 =
    Wśród kart boiska najczęstszy jest kafel.
    .source = Gra o kafla (w druku)
RUL-QCG-81 =
    Tyle, ile podaje procedura „Talie”. Tam, gdzie żadne źródło nie podaje liczby kart, talie są naszego
    pomysłu. Kto ma pudełko, może je zastąpić innymi za pomocą opcji deck_data; obaj gracze używają wtedy
    takiej samej talii domu, a talie muszą przejść sprawdzenie, które też jest tam opisane.
    .question = Ile egzemplarzy ma każda karta i czy stół może używać własnych talii?
    .reason =
        W znanych nam źródłach policzono tylko znicza i szukających. Właściciel pudełka może po prostu zajrzeć
        do środka.


## Setup

QCG-09 =
    Podziel karty na trzy talie, potasuj każdą z nich i połóż ją zakrytą.
    .source = Przygotowanie (w druku)
QCG-10 =
    Talia boiska trafia na środek stołu, w zasięg ręki obu graczy.
    .source = Przygotowanie (w druku)
QCG-11 =
    Każdy wybiera dom. Jeden gracz gra Gryffindorem, drugi Slytherinem.
    .source =
        Przygotowanie (w druku; to, że domy są różne, wywnioskowano z tego, że każdy ma tylko jedną talię)
QCG-12 =
    Twoja pierwsza ręka to pięć wierzchnich kart twojej talii domu. Nie pokazuj ich przeciwnikowi.
    .source = Przygotowanie (w druku)
QCG-13 =
    Pierwszą rundę zawsze prowadzi Slytherin.
    .source = Początek gry (w druku)
RUL-QCG-17 =
    Wybiera ten, kto pierwszy zasiadł do stołu, a drugi gracz bierze pozostały dom. Przy stole online każde
    miejsce może przed rozpoczęciem gry wyrazić życzenie co do domu: pierwszeństwo ma życzenie pierwszego
    miejsca, potem drugiego, a jeśli życzeń nie ma, pierwsze miejsce gra Gryffindorem.
    .question = Co, jeśli obaj gracze chcą tego samego domu?
    .reason =
        Coś musi o tym przesądzić. Niewiele od tego zależy: talie są równe, więc dom decyduje tylko o tym, kto
        prowadzi pierwszą rundę.
RUL-QCG-18 =
    Nie. Grasz pięcioma kartami, które ci przypadły.
    .question = Czy można wymienić słabe karty początkowe?
    .reason = Instrukcja nie zna drugiego rozdania, a rękę i tak uzupełnia się po każdej rundzie.


## Open and hidden information

RUL-QCG-76 =
    Tak. Każdy gracz może przejrzeć oba stosy kart odrzuconych od góry do dołu. Opcja discard_view może to
    ograniczyć tak, że ze stosu drugiego gracza widać tylko wierzchnią kartę.
    .question = Czy można przeglądać stosy kart odrzuconych?
    .reason = Każdą z tych kart obaj gracze widzieli, gdy tam trafiała.
RUL-QCG-77 =
    Jawne dla wszystkich są: liczba kart na każdej ręce, w każdej talii domu i w talii boiska; boisko i jego
    stos kart odrzuconych; stosy zdobyczy i punkty; karty specjalne zagrane w tej rundzie; trafienia,
    prowadzący i numer rundy; przy których piłkach leżą karty; a także skład talii. Ukryte są karty na ręce
    przeciwnika, jego zakryte karty oraz kolejność kart w każdej zakrytej talii, także we własnej.
    .question = Co jeszcze jest jawne, a co ukryte?
    .reason = To właśnie mogłyby zobaczyć i policzyć dwie osoby przy prawdziwym stole.
RUL-QCG-78 =
    Tylko to, co jest jawne dla wszystkich.
    .question = Co widzą widzowie?
    .reason = Widz, który znałby czyjeś karty, mógłby je zdradzić.
RUL-QCG-80 =
    Jedno źródło losowości, które zaczyna od ziarna partii. Ziarno i akcje razem pozwalają dokładnie odtworzyć
    partię.
    .question = Kto tasuje i kto losuje karty?
    .reason = Żaden gracz nie może na to wpłynąć, a po grze każdy może to sprawdzić.


## Goal and points

QCG-14 =
    Każdy zdobyty kafel daje ci 10 punktów.
    .source = Rozgrywka i Gra o kafla (w druku)
QCG-15 =
    Każdy odkryty przez ciebie darmowy gol daje ci 10 punktów.
    .source = Rozgrywka i Gra o kartę gola (w druku)
QCG-16 =
    Złapanie złotego znicza daje 150 punktów.
    .source = Rozgrywka i Gra o złotego znicza (w druku)
QCG-17 =
    Tłuczki nie dają punktów. Nawet wygrany tłuczek nie trafia na twój stos zdobyczy.
    .source = Gra o tłuczka (w druku; to, że nie dają punktów, wywnioskowano)
QCG-18 =
    Gracie rundę za rundą, aż ktoś złapie złotego znicza.
    .source = Cel gry i Zwycięzca (w druku)
QCG-19 =
    Gdy gra się skończy, wygrywa ten, kto ma najwięcej punktów.
    .source = Cel gry i Zwycięzca (w druku)
QCG-20 =
    Kto złapie znicza, jeszcze nie wygrał: jeśli mimo tych 150 punktów drugi gracz wciąż ma więcej, to on
    zwycięża. Trudne, ale wykonalne.
    .source = Zwycięzca (w druku)


## The round

QCG-21 =
    Gra składa się z wielu krótkich rund.
    .source = Początek gry (w druku)
QCG-22 =
    Ty i twój przeciwnik prowadzicie na zmianę, każdy po jednej rundzie.
    .source = Początek gry (w druku)
QCG-23 =
    Aby otworzyć rundę, prowadzący bierze wierzchnią kartę talii boiska i kładzie ją odkrytą między wami.
    .source = Początek gry (w druku)
QCG-24 =
    Z reguły zaczynasz każdą rundę z pięcioma kartami domu na ręce.
    .source = Przeglądanie kart (w druku)
QCG-25 =
    Od piłek na boisku zależy, które karty warto wyłożyć i czy w ogóle trzeba jakąś wyłożyć.
    .source = Przeglądanie kart (w druku)
QCG-26 =
    Runda kończy się, gdy na boisku nie ma już wyłożonych kart domów: wszystkie zostały odkryte,
    rozstrzygnięte i odrzucone.
    .source = Początek nowej rundy (w druku)
RUL-QCG-20 =
    Runda kończy się bez wykładania kart. Obaj gracze uzupełniają ręce, a prowadzenie przechodzi na
    przeciwnika, który otwiera następną rundę.
    .question = Co, jeśli nie ma kafla, a nikt nie chce grać o żadną z pozostałych piłek?
    .reason = QCG-51 kończy wtedy rundę, a według QCG-75 prowadzenie zmienia się z każdą nową rundą.


## The pitch

QCG-27 =
    Piłki leżą między graczami i obaj je widzą.
    .source = Rozgrywka i Początek gry (w druku)
QCG-28 =
    Na boisku jest miejsce dla czterech piłek: kafla, dwóch tłuczków i złotego znicza.
    .source = Rozgrywka i Początek nowej rundy (w druku)
QCG-29 =
    Jeśli nikt nie wygra piłki, leży ona tam nadal w następnej rundzie.
    .source = Gra o kafla, Gra o tłuczka i Gra o złotego znicza (w druku)
QCG-30 =
    Runda może się więc zacząć na pustym boisku albo z piłkami z poprzednich rund.
    .source = Początek nowej rundy (w druku)
QCG-31 =
    Gdy na boisku leży jeszcze kafel, nowy prowadzący otwiera rundę właśnie nim i nie odkrywa karty boiska.
    .source = Początek nowej rundy (w druku)
QCG-32 =
    Dla trzeciego tłuczka nie ma miejsca. Kto go odkrył, kładzie go na stosie kart odrzuconych boiska, odkrywa
    w zamian następną kartę i prowadzi dalej.
    .source = Początek nowej rundy (w druku)
RUL-QCG-21 =
    Tak. Zapobiega temu tylko kafel z poprzedniej rundy.
    .question = Czy prowadzący odkrywa kartę, gdy na boisku są piłki z poprzednich rund, ale nie ma kafla?
    .reason = QCG-31 wymienia kafla i żadnej innej piłki.
RUL-QCG-22 =
    Jedną po drugiej, aż jakaś piłka znajdzie się na boisku albo skończy się talia boiska. Darmowy gol ani
    trzeci tłuczek taką piłką nie są, więc po nich odkrywa się kolejną kartę.
    .question = Ile kart boiska odkrywa prowadzący?
    .reason = Kolejnej karty żądają zarówno QCG-32, jak i QCG-65.
RUL-QCG-23 =
    Przy prawidłowych taliach to się nie zdarza. Gdyby się jednak zdarzyło, nadmiarową piłkę traktuje się jak
    trzeciego tłuczka: odrzuca się ją i odkrywa następną kartę.
    .question = Co, jeśli odkryty zostanie drugi kafel lub drugi znicz?
    .reason =
        Dopóki leży kafel, nikt nie odkrywa kart, a znicz jest tylko jeden; limit z QCG-28 musi jednak
        obowiązywać także przy nietypowych taliach.
RUL-QCG-25 =
    Niczego więcej się nie odkrywa, a runda toczy się dalej z piłkami, które są na boisku.
    .question = Co, jeśli talia boiska skończy się, gdy prowadzący odkrywa karty?
    .reason = O piłki na boisku można grać i bez nowej.


## Declaring

RUL-QCG-24 =
    O każdego tłuczka i o znicza, o każdą z tych piłek z osobna i w każdej rundzie, w której są na boisku. Oba
    miejsca na tłuczki różnią się tylko nazwą, a odkryty tłuczek trafia na pierwsze wolne.
    .question = O które piłki gracze mogą grać z własnego wyboru?
    .reason = Instrukcja mówi tylko o nowym tłuczku, ale o piłkę, która zostaje w grze, można zagrać ponownie.
RUL-QCG-26 =
    Najpierw prowadzący wymienia za jednym razem wszystkie nieobowiązkowe piłki, o które gra. Potem drugi
    gracz może wymienić dowolne z pozostałych. Wystarczy jeden z nich, aby piłka stała się sporna dla obu,
    a wszystko jest jawne. Opcja declare_mode może sprawić, że obaj decydują w tajemnicy i w tym samym czasie;
    sporna jest wtedy każda piłka, którą wymienił przynajmniej jeden z nich, a za należne w rozumieniu
    RUL-QCG-27 uważa się tylko karty za piłki obowiązkowe.
    .question = Kto pierwszy decyduje, o które piłki się gra?
    .reason = Kartę odkrywa prowadzący, więc to on powinien decydować pierwszy.
RUL-QCG-27 =
    Możesz zgłosić po jednej piłce za każdą kartę na ręce ponad należne, czyli te, które i tak musisz już
    wyłożyć, i ani jednej więcej.
    .question = Czy gracz może zgłosić więcej piłek, niż ma na nie kart?
    .reason = Każda zgłoszona piłka zobowiązuje obu graczy do wyłożenia karty; zobacz QCG-52 i QCG-68.
RUL-QCG-28 =
    Tak. To blef jak każdy inny.
    .question = Czy gracz może zgłosić tłuczka bez pałkarza albo znicza bez szukającego?
    .reason = Przy tych piłkach można wyłożyć dowolną kartę, a w innym miejscu instrukcja chwali blefowanie.
RUL-QCG-29 =
    Nie. Co zgłoszone, to zgłoszone.
    .question = Czy można wycofać zgłoszenie?
    .reason = Drugi gracz jest już przez nie zobowiązany.


## Laying cards

RUL-QCG-14 =
    Nie. Obaj gracze wybierają w tajemnicy i wykładają karty w tej samej chwili.
    .question =
        Czy można zagrać kartę specjalną po wyłożeniu kart przez jednego gracza, a przed wyłożeniem ich przez
        drugiego?
    .reason =
        Na dwóch ekranach nikt nie powinien zyskiwać na tym, że jest wolniejszy. To, na co pozwala QCG-82,
        mieści się w oknach przed wyłożeniem i po wyłożeniu.
RUL-QCG-30 =
    Po jednej przy każdej spornej piłce, od której nie został odepchnięty, albo wszystkie, jeśli ma ich na to
    za mało. Nigdy dwie przy tej samej piłce, a więc nigdy więcej niż cztery.
    .question = Ile kart wykłada gracz?
    .reason = Przy każdej piłce karta staje przeciw karcie.
RUL-QCG-31 =
    Wtedy wykłada się wszystkie. Jedna idzie do kafla, jeśli wolno ci ją tam wyłożyć, a reszta tam, gdzie
    chcesz. Przy piłce, dla której karty nie starczyło, jesteś bez karty.
    .question = Co, jeśli na ręce jest mniej kart niż spornych piłek?
    .reason = Kafel to jedyna piłka, o którą trzeba grać w każdym przypadku.
RUL-QCG-32 =
    Gracz bez kart niczego nie wykłada, a drugi wykłada jak zwykle. Jeśli obaj mają puste ręce, nie gra się
    o żadną piłkę: wszystkie zostają, runda się kończy, a obaj gracze uzupełniają ręce.
    .question = Co, jeśli gracz nie ma na ręce ani jednej karty?
    .reason = Bez karty po żadnej ze stron nie ma czego porównywać.
RUL-QCG-33 =
    Bez karty jesteś przy piłce, przy której niczego nie wykładasz, od której cię odepchnięto, przy której
    odkładasz na bok kartę specjalną albo przy której twojego obrońcę wyłączono z gry. Brak karty nie jest nic
    wart i niczego nie wygrywa. Przegrywa kafla z każdą kartą zawodnika, tłuczka z pałkarzem, a znicza
    z szukającym. Jeśli bez karty są obie strony, piłka zostaje.
    .question = Co to znaczy być przy piłce bez karty?
    .reason = We wszystkich tych przypadkach gracz nie ma czego porównywać, więc traktuje się je tak samo.
RUL-QCG-34 =
    Tak, przy każdej piłce. Przy włączonej opcji aside_only_without_player_cards nie wolno tego robić przy
    kaflu, dopóki ma się na ręce kartę zawodnika; innych piłek to nie dotyczy.
    .question = Czy kartę specjalną może odłożyć na bok ktoś, kto ma jeszcze karty zawodników?
    .reason =
        Jeden z nagłówków instrukcji ogranicza to do graczy, którzy nie mają wyboru, ale tekst poleca potem tę
        sztuczkę jako blef i jako unik; zobacz QCG-48 i QCG-91.
RUL-QCG-35 =
    Dopóki drugi gracz nie wyłożył kart, możesz zmienić zdanie. Gdy wyłożą obaj, nic już się nie zmienia. Do
    tej chwili przeciwnik wie tylko, czy masz już wszystko wyłożone, a potem także, przy których piłkach leżą
    twoje karty.
    .question = Czy można zmienić wyłożone karty?
    .reason = Nic nie zostało jeszcze pokazane, więc nikt na tym nie traci.


## The Quaffle

QCG-33 =
    Kafla nigdy się nie pomija. Dopóki jest na boisku, obaj musicie o niego grać.
    .source = Gra o kafla (w druku)
QCG-34 =
    Grasz o niego, kładąc przed nim zakrytą kartę, a przeciwnik robi to samo.
    .source = Gra o kafla (w druku)
QCG-35 =
    Spróbować może każda pozycja. Ścigający są do tego stworzeni, a obrońcy bronią, ale można wyłożyć także
    pałkarza lub szukającego.
    .source = Gra o kafla (w druku)
QCG-36 =
    Obie karty odkrywacie jednocześnie.
    .source = Gra o kafla (w druku)
QCG-37 =
    Z dwóch kart zawodników kafla zdobywa ta o wyższej wartości, a jej właściciel kładzie go odkrytego na
    swoim stosie zdobyczy.
    .source = Gra o kafla (w druku)
QCG-38 =
    Obie wyłożone karty zrobiły już swoje. Każda trafia odkryta na stos kart odrzuconych swojego właściciela.
    .source = Gra o kafla (w druku)
QCG-39 =
    Przy równych wartościach kafel zostaje na miejscu do następnej rundy, a obie karty i tak się odrzuca.
    .source = Gra o kafla (w druku)
QCG-40 =
    Obrońca broni przed każdą inną pozycją, jeśli jego wartość jest co najmniej tak samo wysoka. Obrona
    niczego nie zdobywa: karty się odrzuca, a kafel zostaje na następną rundę.
    .source = Gra o kafla (w druku; to, że nie chodzi o dwóch obrońców, wynika z QCG-42)
QCG-41 =
    Wobec wyższej wartości obrońca jest bezradny i kafla zdobywa przeciwnik.
    .source =
        Gra o kafla (wywnioskowane: wygrywa wyższa wartość, a broni tylko obrońca o wartości równej lub
        wyższej)
QCG-42 =
    Obrońca przeciw obrońcy to nie obrona: kafla zdobywa wyższy z nich.
    .source = Gra o kafla (w druku)
QCG-43 =
    Dwóch równych obrońców odrzuca się bez zwycięzcy, a kafel zostaje.
    .source = Gra o kafla (w druku)
QCG-44 =
    Jeśli gra się o kafla, a nie masz na ręce karty zawodnika, musisz zamiast niej wyłożyć zakrytą kartę
    specjalną. Nazywa się to odłożeniem jej na bok.
    .source = Brak kart zawodników na ręce (w druku)
QCG-45 =
    Gdy odkrywa się karty, kartę odłożoną na bok się odrzuca i nic z tego, co na niej napisano, się nie
    dzieje.
    .source = Brak kart zawodników na ręce (w druku)
QCG-46 =
    Jeśli jeden z was odłożył na bok kartę specjalną, a drugi wyłożył kartę zawodnika, kafla zdobywa karta
    zawodnika.
    .source = Brak kart zawodników na ręce (w druku)
QCG-47 =
    Jeśli obaj odłożyliście na bok karty specjalne, obie się odrzuca, a kafel zostaje.
    .source = Brak kart zawodników na ręce (w druku)
QCG-48 =
    Kartę możesz odłożyć na bok także po to, by blefować: przeciwnik może dać się skusić i zużyć kartę
    zawodnika, którą lepiej byłoby zachować.
    .source = Brak kart zawodników na ręce oraz Faule i sędziowie (w druku)
RUL-QCG-39 =
    Tak, przed każdą pozycją oprócz innego obrońcy, a porównuje się wartości rzeczywiste. Nieosłabionego
    szukającego z wartością 11 lub 12 żaden obrońca nie dosięgnie.
    .question = Czy obrońca broni także przed pałkarzem lub szukającym?
    .reason = Według instrukcji obrońca broni przed kartą zawodnika, a to są karty zawodników.
RUL-QCG-40 =
    Kafla zdobywa właściciel obrońcy. Przy wyłączonej opcji keeper_wins_unopposed kafel zostaje na boisku, chyba że
    Zwarcie Nóg lub faul wyłączyły z gry drugiego obrońcę (RUL-QCG-61).
    .question = Co, jeśli obrońca trafi na kartę odłożoną na bok albo na brak karty?
    .reason =
        Do obrony potrzeba karty zawodnika, przed którą można by bronić, a w QCG-46 wystarcza dowolna karta
        zawodnika.
RUL-QCG-41 =
    Obrona. Sprawdza się ją najpierw, a wyższa wartość wygrywa tylko wtedy, gdy obrony nie ma.
    .question = Najwyższa karta wygrywa, ale obrona niczego nie zdobywa: co ma pierwszeństwo?
    .reason = Obrona jest wyjątkiem; inaczej wysoki obrońca nigdy nie mógłby bronić.
RUL-QCG-42 =
    Obie.
    .question = Czy po obronie odrzuca się tylko obrońcę, czy obie karty?
    .reason =
        Instrukcja wspomina tylko o obrońcy, ale przy każdym innym wyniku odrzuca się obie karty i nic nie
        przemawia za zachowaniem jednej.
RUL-QCG-43 =
    Obniżki się sumują, a wartość nie spada poniżej 0. Wszystkie mijają, gdy piłka zostanie rozstrzygnięta.
    .question = Co, jeśli kartę obniżono więcej niż raz albo o więcej, niż wynosi jej wartość?
    .reason = Dwa uroki powinny dawać więcej niż jeden, a wartość poniżej zera nic by nie znaczyła.
RUL-QCG-44 =
    Nadal jest kartą zawodnika i zachowuje swoją pozycję. Wygrywa z kartą odłożoną na bok i remisuje
    z innym 0. Przy swojej piłce pałkarz lub szukający z wartością 0 wciąż pokonuje wszystkie inne pozycje.
    .question = Co może karta zawodnika, której wartość spadła do 0?
    .reason = Obniżono tylko jej wartość.


## Bludgers

QCG-49 =
    Nikt nie musi gonić za tłuczkiem. Każdy z was decyduje, czy o niego gra.
    .source = Gra o tłuczka (w druku)
QCG-50 =
    Jeśli żaden z was nie chce tłuczka, krąży on dalej do następnej rundy.
    .source = Gra o tłuczka (w druku)
QCG-51 =
    Wtedy zajmujecie się pozostałymi piłkami na boisku. Jeśli żadnej nie ma, runda się kończy i odkrywa się
    następną kartę boiska.
    .source = Gra o tłuczka (w druku)
QCG-52 =
    Jeśli jeden z was gra o tłuczka, drugi nie ma wyboru i też musi wyłożyć przy nim kartę.
    .source = Gra o tłuczka (w druku)
QCG-53 =
    Przy tłuczku można wyłożyć dowolną kartę z ręki: kartę zawodnika na każdej pozycji, a także odłożoną na
    bok kartę specjalną.
    .source = Gra o tłuczka (w druku jako to, na co może tam trafić pałkarz)
QCG-54 =
    Tu rządzą pałkarze: pałkarz wygrywa ze wszystkim, co nie jest pałkarzem. Wartości nie mają przy tym
    znaczenia.
    .source = Gra o tłuczka (w druku)
QCG-55 =
    Między dwoma pałkarzami wygrywa wyższa wartość.
    .source = Gra o tłuczka (w druku)
QCG-56 =
    Między dwoma pałkarzami o tej samej wartości nikt nie wygrywa. Odrzuca się ich, a tłuczek zostaje.
    .source = Gra o tłuczka (w druku)
QCG-57 =
    Jeśli żaden z was nie wyłożył pałkarza, karty się odrzuca, a tłuczek zostaje.
    .source = Gra o tłuczka (w druku)
QCG-58 =
    Zwycięzca bierze w ciemno jedną kartę z ręki przegranego i kładzie ją na jego stosie kart odrzuconych.
    .source = Gra o tłuczka (w druku; to, że karta pochodzi z ręki, wywnioskowano)
QCG-59 =
    Tłuczek, który kogoś trafił, opuszcza boisko. Trafia odkryty na stos kart odrzuconych obok talii boiska.
    .source = Gra o tłuczka (w druku)
QCG-60 =
    Karty wyłożone przy tłuczku odrzuca się bez względu na wynik.
    .source = Gra o tłuczka (w druku przy każdym wyniku; dla pałkarza przeciw innej karcie wywnioskowane)
QCG-61 =
    Trafienie kosztuje cię jedną kartę przy następnym uzupełnianiu: dobierasz tylko do czterech kart.
    .source = Gra o tłuczka (w druku)
QCG-62 =
    Po tej jednej rundzie znów dobierasz do pięciu.
    .source = Gra o tłuczka (w druku)
QCG-63 =
    Po dwóch trafieniach w jednej rundzie zostają ci trzy karty na następną.
    .source = Gra o tłuczka (w druku)
RUL-QCG-45 =
    Wybiera ją los, i to tylko spośród kart na ręce przegranego; karty wyłożone i zagrane już karty specjalne
    są bezpieczne. Wszyscy widzą ją przy odrzucaniu. Opcja bludger_pick może sprawić, że to zwycięzca wskazuje
    jedną z zakrytych i wymieszanych kart.
    .question = Którą kartę traci trafiony gracz?
    .reason = Wybór w ciemno to wybór losowy, a tak jest o jeden krok mniej.
RUL-QCG-46 =
    Nie ma wtedy czego odrzucić, ale na następną rundę i tak dobiera się mniej kart.
    .question = Co, jeśli trafiony gracz nie ma już kart na ręce?
    .reason = Utrata karty i mniej kart na ręce to dwa osobne skutki.
RUL-QCG-49 =
    Wtedy obaj zaczynają następną rundę z mniejszą liczbą kart, każdy stosownie do swoich trafień.
    .question = Co, jeśli w jednej rundzie trafieni zostali obaj gracze?
    .reason = Każdy tłuczek działa na tego, kto go przegrał.
RUL-QCG-50 =
    Nie. Wypadają z gry na dobre. Przy włączonej opcji recycle_bludgers ze stosu kart odrzuconych boiska po
    potasowaniu powstaje nowa talia boiska, gdy stara jest pusta.
    .question = Czy odrzucone tłuczki wracają?
    .reason = Instrukcja przywraca do gry tylko karty domów.
RUL-QCG-51 =
    Nie. Dzieje się to od razu i żadna karta nie może temu zapobiec.
    .question = Czy gracz może zareagować na utratę karty przez tłuczka?
    .reason = Trafienie jest wynikiem, a nie kartą specjalną, więc nie ma czego anulować.


## Free Goals

QCG-64 =
    O darmowego gola nie trzeba walczyć. Prowadzący, który go odkryje, od razu zdobywa punkty i kładzie go na
    swoim stosie zdobyczy.
    .source = Gra o kartę gola (w druku)
QCG-65 =
    Potem prowadzący odkrywa jeszcze jedną kartę boiska i nadal prowadzi.
    .source = Gra o kartę gola (w druku)
RUL-QCG-19 =
    Nie. Do końca tej rundy prowadzi ten sam gracz, a następna jak zwykle należy do przeciwnika.
    .question = Czy prowadzenie zmienia się po darmowym golu albo po odłożeniu trzeciego tłuczka?
    .reason = Instrukcja pozwala prowadzącemu grać dalej, ale nikomu nie daje dodatkowej rundy.


## The Golden Snitch

QCG-66 =
    O znicza nie trzeba grać. Jeśli nie masz szukającego, możesz go na razie zostawić w spokoju i grać dalej.
    .source = Gra o złotego znicza (w druku)
QCG-67 =
    Znicz zostawiony w spokoju zostaje na boisku.
    .source = Gra o złotego znicza (w druku; wynika ze słów „na razie”)
QCG-68 =
    Jeśli jeden z was gra o znicza, drugi też musi wyłożyć przy nim kartę.
    .source = Gra o złotego znicza (w druku)
QCG-69 =
    Znicza może złapać szukający i nikt inny.
    .source = Gra o złotego znicza (w druku)
QCG-70 =
    Gdy szukający spotka szukającego, znicza łapie ten o wyższej wartości.
    .source = Gra o złotego znicza (w druku)
QCG-71 =
    Szukający o tej samej wartości wchodzą sobie w drogę: obu się odrzuca, a znicz zostaje.
    .source = Gra o złotego znicza (w druku)
QCG-72 =
    Szukający, który trafi na cokolwiek innego, czy to inną pozycję, czy kartę specjalną, łapie znicza.
    .source =
        Gra o złotego znicza (w druku; to, że karta specjalna też jest innym rodzajem karty, wywnioskowano)
QCG-73 =
    Gdzie nie wyłożono szukającego, nikt nie łapie znicza: karty się odrzuca, a znicz zostaje.
    .source = Gra o złotego znicza (w druku)
RUL-QCG-53 =
    Tak. Okno po odkryciu otwiera się przy zniczu tak jak przy każdej innej piłce, a złapanie liczy się
    dopiero po jego zamknięciu.
    .question = Czy można jeszcze przeszkodzić w złapaniu znicza, gdy szukający jest już odkryty?
    .reason = QCG-82 pozwala na uroki i zaklęcia w każdej chwili, a to chwila, w której znaczą najwięcej.
RUL-QCG-54 =
    Wtedy zaczyna się finałowy pościg. W każdej rundzie, która zaczyna się z pustą talią boiska, nie odkrywa
    się karty, a o znicza trzeba grać tak jak o kafla. Przy wyłączonej opcji final_chase gra o niego pozostaje
    dowolna.
    .question = Co, jeśli talia boiska jest pusta, a znicza nikt nie złapał?
    .reason = Dwóch ostrożnych graczy mogłoby bez końca omijać znicza.
RUL-QCG-55 =
    Jeszcze nie. W rundzie, w której się pojawi, można z niego zrezygnować; finałowy pościg zaczyna się od
    następnej.
    .question = Czy o znicza trzeba grać od razu, gdy jest ostatnią kartą boiska?
    .reason = Gdy ta runda się zaczynała, talia boiska nie była pusta.


## A new round

QCG-74 =
    Po zakończeniu rundy obaj dobieracie z własnych talii domów, aż ręce będą znów pełne: do pięciu kart,
    a trafiony gracz do czterech lub trzech.
    .source = Początek nowej rundy (w druku)
QCG-75 =
    Następną rundę prowadzi ten, kto nie prowadził tej.
    .source = Początek nowej rundy (w druku)
QCG-76 =
    Karty specjalne, których mocy użyto, trafiają na stos kart odrzuconych dopiero po zakończeniu rundy.
    .source = Faule i sędziowie (w druku)
QCG-77 =
    Gdy twoja talia domu się skończy, potasuj swój stos kart odrzuconych i połóż go zakryty: to twoja nowa
    talia domu.
    .source = Faule i sędziowie (w druku, ale mowa tam o ręce)
RUL-QCG-47 =
    Chodzi o liczbę kart na ręce po uzupełnieniu, a nie o liczbę dobranych. Pięć, minus jedna za każde
    trafienie w rundzie, która się właśnie skończyła; potem trafienia idą w niepamięć.
    .question = Trafiony gracz bierze tylko cztery karty: razem cztery czy cztery nowe?
    .reason = Instrukcja mówi, że ten gracz gra z jedną kartą mniej i że trwa to tylko jedną rundę.
RUL-QCG-48 =
    Ten gracz niczego nie dobiera i niczego nie odrzuca. W trakcie rundy na ręce może być dowolna liczba kart.
    .question = Co, jeśli na ręce jest już tyle kart, do ilu wolno ją uzupełnić, albo więcej?
    .reason = Limit dotyczy dobierania; nic w instrukcji nie odbiera w tej chwili kart.
RUL-QCG-79 =
    Dopiero gdy trzeba dobrać kartę, a talia domu jest pusta. Tasuje się wtedy cały stos kart odrzuconych,
    razem z kartami specjalnymi zagranymi w tej rundzie, i dobiera dalej. Jeśli i to nie wystarczy, na ręce
    zostaje mniej kart.
    .question = Kiedy dokładnie stos kart odrzuconych tasuje się w nową talię domu?
    .reason =
        Instrukcja mówi „gdy nie masz na ręce kart domu”, co nie miałoby sensu obok jej własnej zasady
        uzupełniania. Musi chodzić o talię.
RUL-QCG-83 =
    Najpierw zagrane karty specjalne trafiają na stosy kart odrzuconych, potem obaj gracze uzupełniają ręce,
    potem wymazuje się trafienia, potem zmienia się prowadzenie, a na koniec zaczyna się następna runda ze
    swoją kartą boiska. Nie ma znaczenia, który z graczy uzupełnia pierwszy.
    .question = W jakiej kolejności wszystko się dzieje na koniec rundy?
    .reason =
        Zagrane karty specjalne muszą leżeć na stosie kart odrzuconych, zanim wolno go potasować, a trafienia
        muszą się policzyć, zanim pójdą w niepamięć.


## Several balls at once

QCG-78 =
    Jeśli piłek jest kilka, o kolejności gry decyduje prowadzący.
    .source = Kilka piłek w grze (w druku)
QCG-79 =
    Najpierw jednak każdy z was wykłada zakrytą kartę przy każdej piłce, o którą gra. Dopiero potem wybiera
    się kolejność i odkrywa pierwszą kartę.
    .source = Kilka piłek w grze (w druku, w uszkodzonym zdaniu)
QCG-80 =
    Potem gracie o jedną piłkę po drugiej, w wybranej kolejności.
    .source = Kilka piłek w grze (wywnioskowane: po to jest kolejność)
RUL-QCG-36 =
    Prowadzący wybiera ją, gdy wszystkie karty leżą zakryte, a okno po wyłożeniu jest zamknięte, zanim
    cokolwiek zostanie odkryte. Opcja order_timing może przenieść ten wybór przed wykładanie.
    .question = Kiedy wybiera się kolejność?
    .reason =
        Instrukcja mówi najpierw, że od razu, a potem, żeby zaczekać na zakryte karty. Drugie zdanie jest
        dokładniejsze i podaje powód: karty mogą wpłynąć na kolejność.
RUL-QCG-37 =
    Tak: jedną kolejność wszystkich spornych piłek, i jest ona ostateczna. Przy jednej spornej piłce nie ma
    czego wybierać. Opcja order_mode może pozwolić prowadzącemu wskazywać po jednej piłce, po każdym wyniku.
    .question = Czy prowadzący musi od razu wybrać całą kolejność?
    .reason = W instrukcji prowadzący ustala kolejność, i robi to raz.
RUL-QCG-38 =
    Nie. Karty przy każdej piłce odkrywa się, gdy przyjdzie na nią kolej. Opcja reveal_mode może sprawić, że
    odkrywa się wszystkie, zanim rozstrzygnie się pierwsza piłka.
    .question = Czy karty przy wszystkich piłkach odkrywa się razem?
    .reason = Gdyby wszystko było jawne, kolejność prawie nie miałaby znaczenia.


## Special cards

QCG-81 =
    Zamiast wykładać kartę specjalną, możesz jej użyć na przeciwniku prosto z ręki, mówiąc, co robi.
    .source = Karty specjalne (w druku)
QCG-82 =
    Na uroki i zaklęcia dobra jest każda chwila, czy karty już wyłożono, czy nie, i bez względu na to, kto je
    wyłożył.
    .source = Uroki i zaklęcia (w druku)
QCG-83 =
    Działają po kolei, tak jak je zagrano: zaklęcie wypowiedziane jako pierwsze jako pierwsze też działa.
    .source = Uroki i zaklęcia (w druku)
QCG-84 =
    Pierwszy rodzaj **obniża** wartość karty zawodnika przeciwnika. Dobrze jest zaczekać, aż zobaczysz tę
    kartę, ale nie musisz.
    .source = Uroki i zaklęcia (w druku; to, że czekanie jest tylko radą, to nasze odczytanie)
QCG-85 =
    Należy do niego Zwarcie Nóg, które zamiast tego może zatrzymać obrońcę.
    .source = Uroki i zaklęcia (w druku)
QCG-86 =
    Drugi rodzaj **ogołaca** rękę przeciwnika: odrzuca się z niej jedną lub więcej kart wybranych w ciemno.
    .source = Uroki i zaklęcia (w druku)
QCG-87 =
    W odróżnieniu od tłuczka nie wyrządza to trwałej szkody. Przy następnym uzupełnianiu utracone karty
    dobiera się w całości.
    .source = Uroki i zaklęcia (w druku)
QCG-88 =
    Trzeci rodzaj **odpycha** przeciwnika od piłki. Jeśli jest ich kilka, to ty wybierasz którą.
    .source = Uroki i zaklęcia (w druku)
QCG-89 =
    Czwarty rodzaj pozwala **odzyskać** kartę: przejrzyj swój stos kart odrzuconych i uratuj z niego jedną na
    rękę.
    .source = Uroki i zaklęcia (w druku)
QCG-90 =
    Piąty rodzaj to **przeciwzaklęcie**, które niweczy urok lub zaklęcie rzucone na ciebie.
    .source = Uroki i zaklęcia (w druku)
QCG-91 =
    Każdą kartę specjalną można też odłożyć na bok przy piłce, aby zrobić unik. Jej moc wtedy przepada.
    .source = Faule i sędziowie (w druku)
RUL-QCG-11 =
    Nie. Musi być dozwolony cel, jak podano w procedurze „Co robią karty specjalne”, i tylko takie zagrania są
    proponowane.
    .question = Czy można zagrać kartę specjalną tam, gdzie nic nie zdziała?
    .reason =
        Zmarnowanie karty przez pomyłkę to żadna zabawa, a w instrukcji każdej karty używa się przeciw komuś
        lub po coś.
RUL-QCG-12 =
    Nie. Do końca wykładania należy się od ciebie po jednej karcie do każdej spornej piłki, od której cię nie
    odepchnięto. W dwóch oknach przed nim możesz zagrać kartę specjalną, nawet anulującą inną, tylko wtedy,
    gdy reszta ręki wystarczy potem na należne karty, przy założeniu, że zagrana karta zadziała. Przy
    wyłączonej opcji reserve_owed_cards tego ograniczenia nie ma.
    .question = Czy gracz może zużyć karty potrzebne do wyłożenia?
    .reason =
        QCG-33, QCG-52 i QCG-68 zobowiązują gracza do wyłożenia kart; nikt nie powinien móc się od tego
        wymigać, opróżniając rękę.
RUL-QCG-59 =
    Można ją obniżyć w oknach po wyłożeniu, po odkryciu i po wyniku, dopóki jej piłka nie jest rozstrzygnięta;
    wcześniej karty jeszcze nie ma. Obniżka zakrytej karty liczy się od chwili odkrycia, a urok się marnuje,
    jeśli karta okaże się specjalna. Celem nie może być odkryta karta specjalna, karta odepchnięta od piłki
    ani obrońca wyłączony z gry.
    .question = Czy można obniżyć zakrytą kartę?
    .reason = Instrukcja tylko radzi zaczekać, a granie w ciemno samo w sobie jest ryzykiem.
RUL-QCG-60 =
    Kto je zagrywa, mówi do czego: albo do obniżenia karty, gdzie nadaje się każdy cel, który można obniżyć,
    albo do zatrzymania obrońcy, który musi leżeć odkryty przy kaflu.
    .question = Do czego można użyć Zwarcia Nóg?
    .reason = Instrukcja daje mu obie moce, a obrońca nie ma znaczenia nigdzie indziej.
RUL-QCG-61 =
    Strona obrońcy jest tam odtąd bez karty; obrońcę odrzuca się po rozstrzygnięciu piłki. Kto to zrobił,
    zdobywa kafla dowolną wyłożoną kartą zawodnika, nawet innym obrońcą. Jeśli ma tam tylko kartę specjalną
    odłożoną na bok, kafel zostaje.
    .question = Co się dzieje, gdy Zwarcie Nóg lub faul wyłączy obrońcę z gry?
    .reason =
        Według instrukcji gola strzela wtedy dowolna karta zawodnika, a karta odłożona na bok nią nie jest.
RUL-QCG-62 =
    Karty z ręki, wybrane losowo; wyłożone są bezpieczne. Jeśli kart na ręce jest za mało, przepadają
    wszystkie. Gracza z pustą ręką nie można wybrać. Utracone karty widzą wszyscy.
    .question = Które karty traci się przy ogołoceniu ręki?
    .reason = Instrukcja każe brać je bez patrzenia, a karty na boisku nie są już na ręce.
RUL-QCG-63 =
    Wybierasz piłkę, o którą się gra i która nie jest jeszcze rozstrzygnięta. Kartę przeciwnika, która tam
    leży, od razu się pokazuje i odrzuca, a innej nie wolno mu tam w tej rundzie wyłożyć: jest bez karty.
    O piłkę gra się nadal, a jej wynik ustala się jak zwykle.
    .question = Co dokładnie znaczy odepchnięcie od piłki?
    .reason =
        Instrukcja mówi tylko tyle, że gracza odsuwa się od piłki. To najprostszy sposób, by być od niej
        z dala.
RUL-QCG-64 =
    Przeciwnik niczego przy tej piłce nie wykłada i żadna karta się od niego za nią nie należy, a ty nadal
    musisz wyłożyć swoją. W oknie otwarcia sporne są na razie tylko piłki obowiązkowe: kafel, a w finałowym
    pościgu także znicz.
    .question = Co, jeśli gracz zostanie odepchnięty, zanim wyłożono karty?
    .reason = Kto jest z dala od piłki, nie może o nią grać ani nie ma takiego obowiązku.
RUL-QCG-65 =
    Nikt jej nie wygrywa i zostaje ona na boisku.
    .question = Co, jeśli od tej samej piłki odepchnięto obu graczy?
    .reason = Obaj są tam bez karty; zobacz RUL-QCG-33.
RUL-QCG-66 =
    Dowolną jedną kartę z własnego stosu kart odrzuconych, kartę zawodnika lub specjalną, nawet jeśli trafiła
    tam dopiero w tej rundzie. Kart specjalnych zagranych w tej rundzie jeszcze tam nie ma i nie można ich
    wziąć. Jeśli stos jest pusty, zaklęcia nie można zagrać. Przeciwnik widzi tę kartę, a odtąd jest ona na
    ręce kartą jak każda inna. Jedną kartę się wydaje, a jedną zyskuje, więc kart na ręce od tego nie
    przybywa.
    .question = Którą kartę można odzyskać?
    .reason = Instrukcja niczego nie ogranicza, a QCG-76 mówi, kiedy zagrane karty trafiają na stos.
RUL-QCG-67 =
    Leżą odkryte obok swojego właściciela, aż runda się skończy. Zanim ktokolwiek uzupełni rękę, trafiają na
    jego stos kart odrzuconych. To samo dotyczy kart anulowanych i tych, które je anulowały.
    .question = Gdzie i kiedy trafiają zagrane karty specjalne?
    .reason = Chwilę podaje QCG-76, a karta anulowana też została zagrana.
RUL-QCG-68 =
    Tak. Odkrywa się ją razem z innymi i odrzuca odkrytą.
    .question = Czy przeciwnik zobaczy kartę specjalną odłożoną na bok?
    .reason = Odkrywa się obie karty przy piłce, a stosy kart odrzuconych są jawne.
RUL-QCG-69 =
    Nie. Karty specjalne zagrywa się tylko z ręki.
    .question = Czy można zagrać kartę specjalną, która została już wyłożona przy piłce?
    .reason = Wyłożona karta nie jest już na ręce, a QCG-45 odmawia jej wszelkiej mocy.


## Windows

RUL-QCG-01 =
    Jest pięć rodzajów okien i żadnej innej chwili. Otwarcie: po karcie boiska, a przed zgłoszeniami, jeśli
    jest piłka, o której trzeba zdecydować. Przed wyłożeniem: po zgłoszeniach, jeśli jakaś piłka jest sporna.
    Po wyłożeniu: niczego jeszcze nie odkryto, a kolejność jest jeszcze otwarta. Po odkryciu: obie karty przy
    piłce są odkryte, a wynik jest jeszcze otwarty. Po wyniku: piłka została rozstrzygnięta, a nie nastąpiło
    jeszcze kolejne odkrycie ani koniec rundy. Urok lub zaklęcie z dozwolonym celem pasuje do każdego z nich,
    faul tylko do okna po odkryciu przy kaflu.
    .question = Co znaczy „w każdej chwili”?
    .reason =
        Obejmuje to wszystkie chwile, o których mówią QCG-82 i QCG-92, a gra może przy tym toczyć się dalej.
RUL-QCG-02 =
    Nikt nie musi się spieszyć: w każdym oknie pierwszy działa prowadzący. Zagrywa jedną kartę specjalną lub
    pasuje, a potem kolej na drugiego gracza. Okno zamyka się, gdy obaj spasują jeden po drugim; zagrana
    karta sprawia, że liczy się od nowa. Opcja timing_mode może zmienić to w wyścig.
    .question = Kto może pierwszy działać w oknie?
    .reason =
        Szybkie łącze nie daje przewagi, a skoro prowadzenie się zmienia, zmienia się i to, kto działa
        pierwszy.
RUL-QCG-03 =
    W wyścigu nie ma kolejności: każdy gracz może wysłać kartę w dowolnym momencie, dopóki okno jest
    otwarte. Karty działają w kolejności, w jakiej docierają, a gdy dotrą w tej samej chwili, pierwszy jest
    prowadzący. Karta, którą wcześniejsza uczyniła niemożliwą, nie zostaje przyjęta i pozostaje na ręce.
    Okno zamyka się, gdy od ostatniej karty obaj spasowali albo gdy upłynie czas ustawiony w
    race_window_seconds, liczony od otwarcia okna lub od ostatniej karty, zależnie od tego, co było później.
    Na odpowiedzi jest tyle samo czasu; gdy upłynie, oznacza to pas.
    .question = Jak przebiega wyścig?
    .reason = To najbliższe temu, co QCG-83 znaczy przy prawdziwym stole, gdzie decyduje ułamek sekundy.
RUL-QCG-05 =
    Przeciwnik tego, kto ją zagrał, bez względu na to, czy karta zadziałała, czy została anulowana.
    .question = Czyja kolej po rozpatrzeniu karty specjalnej?
    .reason = Według instrukcji obaj gracze działają na zmianę.
RUL-QCG-13 =
    Tyle, ile chce i może.
    .question = Ile kart specjalnych może zagrać gracz w jednym oknie lub jednej rundzie?
    .reason = Instrukcja nie podaje limitu, a wystarczającym limitem jest ręka.
RUL-QCG-15 =
    Każde okno otwiera się dla obu graczy, nawet jeśli jeden z nich mógłby tylko spasować. Gracz może
    ustawić, aby ekran pasował za niego; to ustawienie prywatne, a taki pas widać nie wcześniej niż po
    czasie ustawionym w min_pass_ms od chwili, gdy przyszła kolej na gracza.
    .question = Czy po pasie przeciwnik może poznać, co gracz ma na ręce?
    .reason = Pominięte okno albo zbyt szybki pas zdradzałyby karty.


## Answers

RUL-QCG-06 =
    Gdy tylko zostanie zapowiedziana, a zanim zadziała. Każda zagrana karta specjalna czeka na odpowiedź
    przeciwnika, a odpowiedzią są tylko karty, które anulują: przeciwzaklęcie na urok lub zaklęcie, sędzia na
    faul. Jeśli przeciwnik spasuje, karta działa od razu.
    .question = Kiedy można anulować kartę specjalną?
    .reason =
        Karta, która cofa inną, potrzebuje na to chwili. Każda inna karta w tej chwili wyprzedzałaby
        wcześniejszą, wbrew QCG-83.
RUL-QCG-07 =
    Tak, bo samo jest zaklęciem rzuconym na przeciwnika. Odpowiada się na przemian, aż jeden z graczy spasuje.
    Po nieparzystej liczbie przeciwzaklęć pierwsza karta jest anulowana, po parzystej działa. Przy wyłączonej
    opcji counter_chain pierwsze przeciwzaklęcie jest ostateczne.
    .question = Czy można anulować przeciwzaklęcie?
    .reason = QCG-90 działa na każde zaklęcie rzucone na ciebie.
RUL-QCG-08 =
    Przeciwzaklęcie anuluje urok, zaklęcie lub inne przeciwzaklęcie. Sędzia anuluje faul. Nic innego niczego
    nie anuluje: przeciwzaklęcie nie powstrzyma faulu ani sędziego, a karta odłożona na bok nie ma mocy, którą
    można by anulować. Opcja counter_scope może rozszerzyć przeciwzaklęcia na faule i sędziów.
    .question = Które karty anulują które?
    .reason =
        Instrukcja mówi najpierw o urokach i zaklęciach, a potem ogólnie o kartach specjalnych. Węższe zdanie
        zostawia zadanie dla sędziego.
RUL-QCG-09 =
    Nie. Jeśli ręka ma zostać ogołocona, jej właściciel nie może szybko zagrać tego, co zagrożone.
    .question = Czy w odpowiedzi można zagrać inne karty specjalne?
    .reason = Karta zagrana wcześniej działa wcześniej; zobacz QCG-83.
RUL-QCG-10 =
    Nie. Gdy nie ma czego anulować, można je najwyżej odłożyć na bok.
    .question = Czy przeciwzaklęcia i sędziów można zagrywać z własnej inicjatywy?
    .reason = Coś cofają, więc musi być co cofnąć.


## Fouls and Referees

QCG-92 =
    Nie możesz faulować, zanim karty zawodników przeciwnika zostaną odkryte.
    .source = Faule i sędziowie (w druku)
QCG-93 =
    Jeden rodzaj faulu wyłącza z gry **obrońcę** przeciwnika. Gola może teraz strzelić każda wyłożona przez
    ciebie karta zawodnika.
    .source = Faule i sędziowie (w druku)
QCG-94 =
    Drugi rodzaj daje ci **rzut karny**, jeśli w grze jest kafel: jest twój, bez względu na to, jak wysoka
    jest karta przeciwnika.
    .source = Faule i sędziowie (w druku)
QCG-95 =
    Sędzia cofa faul, tak że nic z niego nie wynika.
    .source = Faule i sędziowie (w druku)
RUL-QCG-70 =
    W oknie po odkryciu przy kaflu i nigdzie indziej. Przeciwnik musi tam mieć kartę zawodnika, która jest
    odkryta i nie została odepchnięta. Obrońcy przy tłuczku lub zniczu są poza zasięgiem.
    .question = Kiedy i gdzie można faulować?
    .reason = Oba rodzaje faulu dotyczą kafla, a QCG-92 wymaga odkrytej karty zawodnika.
RUL-QCG-71 =
    Obrońcy przeciwnika, odkrytego przy kaflu i jeszcze niewyłączonego z gry. O tym, co następuje potem, mówi
    RUL-QCG-61.
    .question = Czego wymaga faul na obrońcy?
    .reason = Kogo już wyłączono z gry, tego nie można wyłączyć jeszcze raz.
RUL-QCG-72 =
    O ile rzutu karnego nie powstrzyma sędzia, kafel zostaje od razu rozstrzygnięty na korzyść tego, kto go
    zagrał, bez względu na to, jaką kartę wyłożył. Obie wyłożone karty się odrzuca, po czym następuje okno po
    wyniku. Przy włączonej opcji penalty_needs_player_card rzut karny może zagrać tylko ten, kto wyłożył kartę
    zawodnika.
    .question = Co dokładnie daje rzut karny?
    .reason = Według instrukcji ten, kto go zagrywa, wygrywa, a jedynym warunkiem jest kafel.
RUL-QCG-73 =
    Nie. Potrzebna jest odkryta karta zawodnika.
    .question =
        Czy można zagrać rzut karny, gdy przeciwnik odłożył na bok kartę specjalną albo jest bez karty?
    .reason = QCG-92 pozwala faulować dopiero po odkryciu kart zawodników.
RUL-QCG-74 =
    Decyduje pierwszy, który zadziała. Kafel jest wtedy rozstrzygnięty i na drugi nie ma już miejsca.
    .question = Co, jeśli obaj gracze chcą zagrać rzut karny?
    .reason = Kafla można zdobyć tylko raz.
RUL-QCG-75 =
    W odpowiedzi na faul dowolnego rodzaju i tylko tak. Kończy to odpowiadanie, a obie karty są zużyte. Okno
    trwa dalej, więc może nastąpić kolejny faul.
    .question = Jak używa się sędziego?
    .reason = Sędzia cofa jeden faul, a nie odgwizduje koniec meczu.


## End of the game

QCG-96 =
    Stosy kart odrzuconych leżą odkryte, każdy obok swojej talii: po jednym dla każdego domu i jeden dla
    boiska.
    .source = Gra o kafla i Gra o tłuczka (w druku)
QCG-97 =
    Złapanie złotego znicza kończy grę, a ten, kto go złapał, zdobywa za niego 150 punktów.
    .source = Zwycięzca i Gra o złotego znicza (w druku)
QCG-98 =
    Obaj gracze podliczają swoje stosy zdobyczy. Wygrywa wyższa suma.
    .source = Zwycięzca (w druku)
RUL-QCG-52 =
    Już się nie liczą. Gra kończy się w tej samej chwili; kart, które leżą jeszcze zakryte, ani się nie
    odkrywa, ani nie punktuje. Przy włączonej opcji finish_round_after_snitch rundę najpierw rozgrywa się do
    końca.
    .question = Co z piłkami, które nie są rozstrzygnięte, gdy ktoś złapie znicza?
    .reason = Złapanie znicza kończy grę, tak jak kończy mecz na miotłach.
RUL-QCG-56 =
    Gra się kończy i wygrywa ten, kto ma najwięcej punktów. Dojść do tego może tylko przy wadliwych taliach,
    bo znicz, którego nikt nie złapał, nigdy nie opuszcza boiska.
    .question = Co, jeśli i boisko, i talia boiska są puste?
    .reason = Nie ma już o co grać.
RUL-QCG-57 =
    Gra kończy się remisem. Opcja tie_break może przyznać zwycięstwo temu, kto złapał znicza.
    .question = Co, jeśli na koniec obaj mają tyle samo punktów?
    .reason = Instrukcja nie podaje niczego, co by o tym rozstrzygało.
RUL-QCG-58 =
    Gdy skończy się runda o numerze ustawionym w round_limit, kończy się też gra i wygrywa ten, kto ma
    najwięcej punktów.
    .question = Czy gra może trwać bez końca?
    .reason = Finałowy pościg powinien zakończyć każdą grę dużo wcześniej; limit to tylko zabezpieczenie.


## Time, bots and conceding

RUL-QCG-04 =
    Bot dostaje widok swojego miejsca i nic więcej. W wyścigu wstrzymuje się przez losowy czas od 1,5 do 4
    sekund od otwarcia okna lub od ostatniej zagranej karty, zależnie od tego, co było później; karta, którą
    w tym czasie wyśle człowiek, ma pierwszeństwo. Gdy gracze działają na zmianę, bot nie musi czekać.
    .question = Co wie bot i jak szybki może być?
    .reason = Żaden człowiek nie wygrałby wyścigu z maszyną, która nie czeka.
RUL-QCG-16 =
    Gra toczy się bez niego: gracz pasuje w oknach i przy odpowiedziach, niczego nie zgłasza, wykłada karty
    wybrane losowo spośród dozwolonych, a jako prowadzący rozgrywa najpierw kafla, potem tłuczki, a potem
    znicza. Opcja turn_timer_seconds ustala, jak długo może trwać decyzja.
    .question = Co, jeśli gracz jest nieobecny albo skończy mu się czas?
    .reason = Takie wybory zobowiązują gracza do jak najmniej, a drugi nie musi czekać.
RUL-QCG-82 =
    Tak, w każdej chwili. Wygrywa drugi gracz.
    .question = Czy gracz może się poddać?
    .reason = Nikt nie powinien musieć kończyć gry wbrew swojej woli.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Gdzie są szukający
    .difference = Po dwóch szukających ma być w każdym stosie kart boiska.
    .reading = Po dwóch w każdej talii domu.
    .reason = Stos kart boiska jest tylko jeden, szukający to karty domów, a publiczna recenzja to potwierdza.
reading-quidditch-card-game-2001-refill = Co się uzupełnia
    .difference = Po rundzie z kartami specjalnymi każe się uzupełnić swoje karty boiska.
    .reading = Karty domu na ręce.
    .reason = Nikt nie ma na ręce kart boiska.
reading-quidditch-card-game-2001-reshuffle = Kiedy tasuje się stos kart odrzuconych
    .difference = Gdy nie masz już na ręce kart domu.
    .reading = Gdy trzeba dobrać kartę, a twoja talia domu jest pusta.
    .reason = Pustą rękę po prostu się uzupełnia; stosu kart odrzuconych potrzeba tylko przy pustej talii.
reading-quidditch-card-game-2001-order = Kiedy wybiera się kolejność piłek
    .difference =
        Raz mowa o chwili zaraz po karcie boiska, a raz dopiero o chwili, gdy obaj gracze położą swoje karty;
        drugie zdanie jest rozerwane na dwie części.
    .reading = Najpierw wykłada się wszystkie karty, potem wybiera kolejność.
    .reason = Drugie zdanie jest dokładniejsze i samo się tłumaczy: wyłożone karty mogą wpłynąć na kolejność.
reading-quidditch-card-game-2001-goal-card = Nazwa darmowego gola
    .difference = Na liście punktów i w rozdziale o tej karcie używa się dwóch różnych nazw.
    .reading = To ta sama karta, tutaj zwana darmowym golem.
    .reason = Obie dają 10 punktów, a żadnego innego rodzaju kart boiska nie opisano.
reading-quidditch-card-game-2001-setting-aside = Kto może odłożyć na bok kartę specjalną
    .difference =
        Nagłówek wymaga ręki bez kart zawodników; tekst pod nim i późniejszy rozdział polecają tę sztuczkę
        każdemu.
    .reading = Może to zrobić każdy, przy każdej piłce.
    .reason = Blef możliwy tylko wtedy, gdy nie ma wyboru, nie byłby blefem.
reading-quidditch-card-game-2001-counter = Co cofa przeciwzaklęcie
    .difference = W jednym zdaniu uroki i zaklęcia, w następnym karty specjalne.
    .reading = Uroki i zaklęcia, w tym przeciwzaklęcia.
    .reason = Na faule jest już sędzia.
reading-quidditch-card-game-2001-pile = Czym jest „stos”
    .difference = To samo słowo oznacza talie i miejsce, w którym leżą piłki oraz wyłożone karty.
    .reading = Tam, gdzie mowa o piłkach lub wyłożonych kartach, chodzi o boisko.
    .reason = Piłka leży odkryta między graczami, a nie w talii.
reading-quidditch-card-game-2001-save = Co odrzuca się po obronie
    .difference = Wspomniano tylko o obrońcy.
    .reading = Odrzuca się obie karty.
    .reason = Tak jest przy każdym innym wyniku.
reading-quidditch-card-game-2001-hit = Ile kart bierze trafiony gracz
    .difference = Gracz może wziąć tylko cztery karty, po dwóch trafieniach tylko trzy.
    .reading = Rękę uzupełnia się do czterech lub trzech.
    .reason = Ten sam akapit mówi, że gracz ma o jedną kartę mniej niż zwykle.
reading-quidditch-card-game-2001-unseen-card = Jaką kartę zabiera tłuczek
    .difference = Kartę przeciwnika, wybraną bez patrzenia; nie podano skąd.
    .reading = Kartę z ręki.
    .reason = Wyłożone karty należą do swojej piłki, dopóki nie zostanie ona rozstrzygnięta.
reading-quidditch-card-game-2001-ignoring = Zostawienie znicza w spokoju
    .difference = Gracze bez szukających muszą się umówić, że nie zwracają uwagi na znicza.
    .reading = Umowa nie jest potrzebna: znicz zostaje w spokoju, jeśli nie zgłosi go żaden gracz.
    .reason = Żeby się umówić, obaj musieliby zdradzić, czego nie mają.
reading-quidditch-card-game-2001-waiting = Kiedy obniżać kartę
    .difference =
        Zaczekaj, aż zobaczysz kartę przeciwnika, mówi tekst zaraz po tym, jak pozwolił na uroki w każdej
        chwili.
    .reading = Czekanie jest radą.
    .reason = Jako obowiązek przeczyłoby wcześniejszemu zdaniu.
reading-quidditch-card-game-2001-retrieving = Ile kart się odzyskuje
    .difference = W pierwszej połowie zdania karty, w drugiej jedną kartę.
    .reading = Tyle, ile podaje sama karta; w naszych taliach jedną.
    .reason = Pierwsza połowa mówi, do czego takie karty służą, a druga, co robi jedna z nich.
reading-quidditch-card-game-2001-first-word = Kto kiedy działa
    .difference =
        Gracze działają na zmianę, a jednak pierwszeństwo ma ten, kto odezwie się o chwilę wcześniej.
    .reading = Działają na zmianę, począwszy od prowadzącego; wyścig jest opcją.
    .reason = Szybkość znaczy co innego na ekranie niż przy stole.
reading-quidditch-card-game-2001-review = Recenzja, która mówi inaczej
    .difference =
        Według jednej z publicznych recenzji runda trwa, aż z ręki zejdzie wszystkich pięć kart, a remis od
        razu się powtarza.
    .reading =
        Runda kończy się, gdy wyłożone karty są rozstrzygnięte, a zremisowana piłka czeka na następną rundę.
    .reason = W obu sprawach instrukcja jest jasna, a to ona jest źródłem.


## Options

option-quidditch-timing_mode =
    Czy gracze działają na zmianę, począwszy od prowadzącego, czy w każdym oknie pierwszeństwo ma szybszy.
option-quidditch-race_window_seconds =
    Ile sekund okno pozostaje otwarte w wyścigu; po każdej zagranej karcie liczy się od nowa.
option-quidditch-counter_chain =
    Czy samo przeciwzaklęcie można anulować, i tak dalej na przemian, czy jest ostateczne.
option-quidditch-counter_scope =
    Czy przeciwzaklęcia anulują tylko uroki i zaklęcia, czy każdą kartę specjalną, także faule i sędziów.
option-quidditch-reserve_owed_cards =
    Czy karty potrzebne do wyłożenia trzeba zachować, czy można je wcześniej zużyć na specjalne moce.
option-quidditch-min_pass_ms =
    Na ile tysięcznych sekundy wstrzymuje się automatyczny pas, aby nie zdradzał kart na ręce.
option-quidditch-turn_timer_seconds =
    Jak długo może trwać decyzja: bez ograniczeń czy określoną liczbę sekund.
option-quidditch-declare_mode =
    Czy najpierw zgłasza prowadzący, a drugi gracz dodaje swoje zgłoszenia, czy obaj zgłaszają w tajemnicy
    i w tym samym czasie.
option-quidditch-aside_only_without_player_cards =
    Czy przy kaflu kartę specjalną może odłożyć na bok każdy, czy tylko ten, kto nie ma na ręce karty
    zawodnika.
option-quidditch-order_timing =
    Czy kolejność piłek wybiera się po wyłożeniu kart, czy przed nim.
option-quidditch-order_mode =
    Czy prowadzący wybiera od razu całą kolejność, czy piłka po piłce decyduje, co dalej.
option-quidditch-reveal_mode =
    Czy karty odkrywa się piłka po piłce, czy przy wszystkich piłkach razem, zanim rozstrzygnie się pierwsza.
option-quidditch-keeper_wins_unopposed =
    Czy obrońca zdobywa kafla, gdy trafi na kartę odłożoną na bok lub brak karty, czy tylko zatrzymuje go na
    boisku.
option-quidditch-bludger_pick =
    Czy kartę, którą zabiera tłuczek, wybiera los, czy zwycięzca wskazuje jedną z zakrytych i wymieszanych
    kart.
option-quidditch-recycle_bludgers =
    Czy odrzucone tłuczki wypadają z gry, czy wracają jako nowa talia boiska, gdy stara jest pusta.
option-quidditch-finish_round_after_snitch =
    Włączone: po złapaniu znicza rozgrywa się jeszcze pozostałe piłki tej rundy i dopiero wtedy gra się kończy.
    Wyłączone: gra kończy się w chwili złapania znicza.
option-quidditch-final_chase =
    Czy przy pustej talii boiska trzeba grać o znicza, czy pozostaje to dowolne.
option-quidditch-tie_break =
    Czy równa liczba punktów to remis, czy zwycięstwo gracza, który złapał znicza.
option-quidditch-round_limit =
    Po ilu rundach gra się kończy, nawet jeśli nikt nie złapał znicza.
option-quidditch-penalty_needs_player_card =
    Czy rzut karny można zagrać bez względu na to, co się wyłożyło przy kaflu, czy tylko z własną kartą
    zawodnika.
option-quidditch-discard_view =
    Czy stos kart odrzuconych drugiego gracza można przeglądać, czy widać tylko jego wierzchnią kartę.
option-quidditch-deck_data =
    Jakimi taliami się gra: zwykłymi czy własnymi.


## Procedures

procedure-quidditch-decks = Talie
    .text =
        Wielkość talii, rodzaje kart, zakresy wartości, dwóch szukających, jedynego znicza i Zwarcie Nóg znamy
        z instrukcji lub z publicznych recenzji. Wszystkie inne liczby są naszego pomysłu, tak samo jak
        pozostałe nazwy kart specjalnych: pochodzą z opowieści i nie muszą zgadzać się z drukowanymi kartami.

        Talia boiska:

        | Karta | Egzemplarze | Punkty |
        |---|---|---|
        | kafel | 17 | 10 |
        | tłuczek | 6 | brak |
        | darmowy gol | 4 | 10 |
        | złoty znicz | 1 | 150 |
        | razem | 28 | |

        Talia domu, taka sama dla Gryffindoru i Slytherinu:

        | Karta | Rodzaj | Egzemplarze |
        |---|---|---|
        | ścigający 4, 5, 6, 7, 8, 9, 10 | karta zawodnika | po 2 każdej wartości, razem 14 |
        | obrońca 6, 7, 8, 9, 10 | karta zawodnika | po 1 każdej wartości, razem 5 |
        | pałkarz 1, 2, 3 | karta zawodnika | 2, 2 i 1, razem 5 |
        | szukający 11, 12 | karta zawodnika | po 1 każdej wartości, razem 2 |
        | Zwarcie Nóg | urok | 2 |
        | Galaretowate Nogi | urok | 1 |
        | Impedimento | urok | 1 |
        | Zaklęcie Rozbrajające | zaklęcie | 1 |
        | Zaklęcie Confundus | zaklęcie | 1 |
        | Zaklęcie Przywołujące | zaklęcie | 1 |
        | Finite | zaklęcie, przeciwzaklęcie | 2 |
        | Taranowanie | faul | 2 |
        | Łokciowanie | faul | 1 |
        | sędzia | sędzia | 2 |
        | razem | 26 kart zawodników, 14 kart specjalnych | 40 |

        Inne talie są przyjmowane tylko wtedy, gdy

        - talia domu ma 40 kart, a talia boiska 28,
        - Gryffindor i Slytherin mają te same karty domu,
        - jest dokładnie jeden złoty znicz oraz
        - każda karta specjalna robi coś z tego, co podano w procedurze „Co robią karty specjalne”.

        Sprawdza się też wszystko inne, czego każe oczekiwać instrukcja, ale tylko się o tym informuje, bo
        prawdziwe pudełko wie lepiej niż ta strona:

        - ścigający od 4 do 10, obrońcy od 6 do 10 i pałkarze od 1 do 3, przy czym oba krańce każdego zakresu
          występują;
        - dwóch szukających, wartych 11 i 12;
        - kafli więcej niż jakichkolwiek innych kart boiska, co najmniej trzy tłuczki, co najmniej dwa darmowe
          gole oraz co najmniej 16 kafli i darmowych goli razem, aby dało się przebić 150 punktów za znicza
          bez jego złapania;
        - wszystkich pięć rodzajów uroków i zaklęć, więcej niż jedna karta obniżająca, Zwarcie Nóg oraz karty
          ogołacające z jednej karty i takie, które ogołacają z kilku;
        - oba rodzaje fauli i sędzia;
        - wyraźnie więcej kart zawodników niż specjalnych, aby ręka bez karty zawodnika zdarzała się rzadko.
procedure-quidditch-round = Runda od początku do końca
    .text =
        1. **Karta boiska.** Jeśli na boisku leży kafel, niczego się nie odkrywa. W przeciwnym razie
           prowadzący odkrywa karty, aż jakaś piłka znajdzie się na boisku albo zabraknie kart boiska. Darmowy
           gol trafia na stos zdobyczy prowadzącego, a piłka, dla której nie ma miejsca, na stos kart
           odrzuconych boiska; po każdej z tych kart odkrywa się następną. Jeśli potem na boisku nie ma żadnej
           piłki, a talia boiska jest pusta, gra się kończy.
        2. **Piłki obowiązkowe.** Kafel na boisku jest sporny. Tak samo znicz w finałowym pościgu, czyli gdy
           talia boiska była pusta już na początku rundy.
        3. **Okno otwarcia**, jeśli przynajmniej jedna piłka na boisku nie jest jeszcze sporna.
        4. **Zgłoszenia**, pod tym samym warunkiem: najpierw prowadzący, potem drugi gracz, jeśli została
           jakaś piłka. Każdy może zgłosić tyle piłek, ile ma kart ponad należne.
        5. Jeśli żadna piłka nie jest sporna albo obaj gracze mają puste ręce, przejdź do kroku 12.
        6. **Okno przed wyłożeniem.**
        7. **Wykładanie.** Obaj gracze wykładają karty w tajemnicy i w tym samym czasie. Kto nie ma nic do
           wyłożenia, od razu jest gotowy.
        8. **Okno po wyłożeniu.**
        9. **Kolejność.** Prowadzący ustawia sporne piłki w kolejności. Przy jednej piłce nie ma nic do
           zrobienia.
        10. **Każda piłka w tej kolejności:** odkrywa się obie karty; otwiera się okno po odkryciu, w którym
            faule są możliwe tylko przy kaflu; piłkę się rozstrzyga; wyłożone karty się odrzuca. Złapanie
            znicza kończy tu grę.
        11. **Okno po wyniku**, po każdej piłce. Potem krok 10 dla następnej piłki albo krok 12.
        12. **Koniec rundy.** Zagrane karty specjalne trafiają na stosy kart odrzuconych swoich właścicieli.
            Obaj gracze uzupełniają ręce do pięciu kart, minus jedna za każde trafienie w tej rundzie.
            Trafienia idą w niepamięć, a prowadzenie przechodzi na drugiego gracza. Po osiągnięciu limitu rund
            gra się kończy; w przeciwnym razie przejdź do kroku 1.

        Każdy gracz może się poddać w każdej chwili.
procedure-quidditch-window = Okno i czyja kolej
    .text =
        | Okno | Kiedy | Do czego się przydaje |
        |---|---|---|
        | Otwarcie | po karcie boiska, jeśli jest piłka, o której trzeba zdecydować | odzyskanie karty lub ogołocenie ręki przed decyzją; odepchnięcie od piłki obowiązkowej |
        | Przed wyłożeniem | po zgłoszeniach, jeśli jakaś piłka jest sporna | ogołocenie ręki, odepchnięcie, odzyskanie karty |
        | Po wyłożeniu | niczego jeszcze nie odkryto | odepchnięcie, ogołocenie ręki, obniżenie karty w ciemno |
        | Po odkryciu | obie karty przy jednej piłce są odkryte | obniżenie, odepchnięcie; przy kaflu także faule |
        | Po wyniku | jedna piłka została właśnie rozstrzygnięta | odzyskanie karty, ogołocenie ręki; obniżenie lub odepchnięcie przy piłce, która jest jeszcze przed wami |

        1. Pierwszy działa prowadzący.
        2. Czyja kolej, ten zagrywa z ręki kartę specjalną lub pasuje.
        3. Po pasie kolej na drugiego gracza. Drugi pas z rzędu zamyka okno.
        4. Zagrana karta leży odkryta obok swojego właściciela, a dotychczasowe pasy idą w niepamięć. Karta
           czeka na odpowiedź, jak opisano w procedurze „Odpowiedź na kartę specjalną”. Potem kolej na
           przeciwnika tego, kto ją zagrał.

        Rzut karny, który zadziała, od razu zamyka okno. W dwóch oknach przed wyłożeniem gracz może zużyć
        kartę tylko wtedy, gdy reszta ręki wystarczy na wszystkie należne karty; zobacz RUL-QCG-12. Wyścig ma
        własne zasady; zobacz RUL-QCG-03.
procedure-quidditch-answer = Odpowiedź na kartę specjalną
    .text =
        1. Zagrano kartę specjalną. Drugi gracz może ją anulować albo spasować; nic innego nie jest teraz
           możliwe.
        2. Jeśli zostanie anulowana, karta anulująca leży odkryta obok swojego właściciela. Po sędzim
           odpowiadanie się kończy. Po przeciwzaklęciu drugi gracz może z kolei anulować je albo spasować.
        3. Trwa to, aż któryś gracz spasuje albo ostatniej karty nie da się anulować.
        4. Policz karty. Jeśli ich liczba jest nieparzysta, pierwsza karta działa: bo jest sama albo bo kartę,
           która ją anulowała, też anulowano. Jeśli jest parzysta, pierwsza karta jest anulowana. Wszystkie są
           zużyte.

        | Zagrana karta | Przeciwzaklęcie | Sędzia |
        |---|---|---|
        | urok lub zaklęcie | anuluje | nie |
        | przeciwzaklęcie | anuluje | nie |
        | faul | nie | anuluje |
        | sędzia | nie | nie |
        | karta odłożona na bok | nie | nie |
procedure-quidditch-specials = Co robią karty specjalne
    .text =
        | Karta | Co się dzieje | Czego wymaga | Kiedy |
        |---|---|---|---|
        | Zwarcie Nóg | do wyboru: karta przeciwnika liczy się o 3 mniej albo obrońca przeciwnika zostaje wyłączony z gry | obniżenie: karta jak w RUL-QCG-59; zatrzymanie: obrońca odkryty przy kaflu i jeszcze niewyłączony z gry | obniżenie: okna po wyłożeniu, po odkryciu i po wyniku; zatrzymanie: po odkryciu przy kaflu |
        | Galaretowate Nogi | karta przeciwnika liczy się o 5 mniej | karta jak w RUL-QCG-59 | okna po wyłożeniu, po odkryciu i po wyniku |
        | Impedimento | przeciwnik zostaje odepchnięty od wybranej przez ciebie piłki | przed wyłożeniem: sporna piłka, od której przeciwnika nie odepchnięto; później: nierozstrzygnięta piłka, przy której przeciwnik ma kartę | każde okno |
        | Zaklęcie Rozbrajające | przeciwnik traci losową kartę z ręki | przeciwnik ma kartę na ręce | każde okno |
        | Zaklęcie Confundus | przeciwnik traci dwie losowe karty z ręki albo tę jedyną | przeciwnik ma kartę na ręce | każde okno |
        | Zaklęcie Przywołujące | bierzesz na rękę dowolną kartę ze swojego stosu kart odrzuconych | twój stos kart odrzuconych nie jest pusty | każde okno |
        | Finite | zagrany właśnie urok lub zaklęcie zostaje anulowane, także inne Finite | urok lub zaklęcie, na które można odpowiedzieć | tylko w odpowiedzi |
        | Taranowanie | obrońca przeciwnika zostaje wyłączony z gry | obrońca przeciwnika, odkryty przy kaflu i jeszcze niewyłączony z gry | po odkryciu przy kaflu |
        | Łokciowanie | zdobywasz kafla | karta zawodnika przeciwnika, odkryta przy kaflu i nieodepchnięta | po odkryciu przy kaflu |
        | sędzia | zagrany właśnie faul zostaje anulowany | faul, na który można odpowiedzieć | tylko w odpowiedzi |
procedure-quidditch-settling = Jak rozstrzyga się piłkę
    .text =
        Gdy okno po odkryciu się zamknie, spójrz na obie strony piłki. Strona jest **bez karty**, jeśli
        niczego nie wyłożyła, jeśli ją odepchnięto, jeśli odłożyła na bok kartę specjalną albo jeśli jej
        obrońcę wyłączono z gry. W przeciwnym razie ma kartę zawodnika z jej wartością rzeczywistą: wartość
        z nadruku minus wszystkie obniżki, ale nigdy mniej niż 0.

        | Przy kaflu | Wynik |
        |---|---|
        | obie strony bez karty | zostaje |
        | jedna strona bez karty | wygrywa karta zawodnika, także obrońca |
        | równe wartości | zostaje |
        | obrońca o wyższej wartości przeciw innej pozycji | obrona: zostaje |
        | wszystko inne | wygrywa wyższa wartość |

        | Przy tłuczku | Wynik |
        |---|---|
        | po żadnej stronie nie ma pałkarza | zostaje |
        | pałkarz po jednej stronie | wygrywa pałkarz |
        | pałkarz po obu stronach | wygrywa wyższa wartość; przy równych wartościach zostaje |

        Przy zniczu jest tak samo jak przy tłuczku, tylko z szukającymi zamiast pałkarzy.

        Potem, w tej kolejności:

        1. Wyłożone karty trafiają na stosy kart odrzuconych swoich właścicieli.
        2. Zdobyty kafel trafia na stos zdobyczy zwycięzcy.
        3. Wygrany tłuczek trafia na stos kart odrzuconych boiska. Przegrany jest trafiony i traci losową
           kartę z ręki, jeśli jakąś ma.
        4. Złapany znicz trafia na stos zdobyczy tego, kto go złapał, i gra się kończy.
        5. Piłka, której nikt nie wygrał, zostaje na boisku.

        Rzut karny, który zadziała, prowadzi od razu do tych kroków i zdobywa kafla.
procedure-quidditch-variants = Co zmieniają opcje
    .text =
        Większość opcji zmienia pojedynczą odpowiedź, podaną w ich rozstrzygnięciu. Te zmieniają przebieg
        rundy:

        | Opcja | Gdy nie ma wartości domyślnej |
        |---|---|
        | declare_mode | obaj gracze zgłaszają w tajemnicy w jednym kroku; sporne jest to, co wymieni którykolwiek z nich; liczbę piłek, które gracz może wymienić, ograniczają karty należne za kafla i obowiązkowego znicza |
        | order_timing | kolejność wybiera się tuż przed oknem przed wyłożeniem |
        | order_mode | prowadzący wskazuje jedną piłkę przed każdym odkryciem |
        | reveal_mode | wszystkie wyłożone karty odkrywa się przed pierwszym oknem po odkryciu; każda piłka nadal ma własne okno i własny wynik |
        | finish_round_after_snitch | po złapaniu znicza następuje okno po wyniku, a gra kończy się na koniec rundy |
        | recycle_bludgers | pustą talię boiska odtwarza się z jej potasowanego stosu kart odrzuconych, raz w rundzie; finałowy pościg trwa od pierwszej rundy, która zastała pustą talię |
        | timing_mode | okna są wyścigiem jak w RUL-QCG-03 |
        | counter_scope | przeciwzaklęcia mogą odpowiadać także na faul lub sędziego, więc sędzia nie kończy już odpowiadania |


## Refused actions

refusal-quidditch-not_your_turn = To nie twoja tura.
refusal-quidditch-game_over = Gra już się skończyła.
refusal-quidditch-already_committed = Decyzja już zapadła i nie możesz jej zmienić.
refusal-quidditch-no_window = Teraz nie możesz zagrać karty specjalnej.
refusal-quidditch-card_not_in_hand = Nie masz tej karty.
refusal-quidditch-not_a_special = Tylko karty specjalne mają moc, którą można zagrać.
refusal-quidditch-no_target = Ta karta nie ma teraz celu.
refusal-quidditch-bad_ball = Nie możesz użyć tej karty przy tej piłce.
refusal-quidditch-bad_mode = Nie możesz teraz użyć tej karty w ten sposób.
refusal-quidditch-bad_take = Tej karty nie ma na twoim stosie kart odrzuconych.
refusal-quidditch-wrong_window = Nie możesz zagrać tej karty w tym momencie rundy.
refusal-quidditch-foul_not_now = Faulować możesz tylko przy kaflu, po odkryciu leżącej tam karty zawodnika rywala.
refusal-quidditch-response_only = Tę kartę możesz zagrać tylko w odpowiedzi na inną.
refusal-quidditch-owed_cards = Potrzebujesz tej karty do piłki, która jest w grze.
refusal-quidditch-nothing_to_cancel = Nie ma karty specjalnej do anulowania.
refusal-quidditch-cannot_cancel = Ta karta nie anuluje tej, którą zagrano.
refusal-quidditch-not_declaring = Teraz nie ma czego zgłaszać.
refusal-quidditch-not_optional = Możesz zgłosić tylko tłuczka lub znicza, i tylko wtedy, gdy jest na boisku.
refusal-quidditch-already_contested = Ta piłka już jest w grze.
refusal-quidditch-too_many_declared = Masz za mało kart na tyle piłek.
refusal-quidditch-not_laying = Teraz nie możesz wykładać kart.
refusal-quidditch-wrong_number = Wyłóż po jednej karcie przy każdej piłce w grze albo wszystkie, jeśli masz ich mniej.
refusal-quidditch-quaffle_uncovered = Najpierw wyłóż kartę przy kaflu.
refusal-quidditch-not_contested = Tej piłki nie ma w grze w tej rundzie.
refusal-quidditch-pushed_off = Odepchnięto cię od tej piłki, więc nie możesz wyłożyć tam karty.
refusal-quidditch-aside_with_player_cards = Przy tym stole nie możesz odłożyć na bok karty specjalnej przy kaflu, dopóki masz kartę zawodnika.
refusal-quidditch-not_ordering = Teraz nie możesz wybierać kolejności piłek.
refusal-quidditch-bad_order = Wymień każdą piłkę, która została do rozegrania, każdą tylko raz.
refusal-quidditch-penalty_without_player_card =
    Przy tym stole rzut karny wymaga własnej karty zawodnika przy kaflu.
refusal-quidditch-not_picking = Teraz nie ma karty do wyboru.
refusal-quidditch-bad_slot = Rywal nie ma tylu kart.
refusal-quidditch-must_answer = Anuluj zagraną kartę specjalną albo spasuj.
