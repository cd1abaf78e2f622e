### The lessons of Sequence, in Polish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Twój pierwszy żeton
    .about = Karta wskazuje pole, trafia tam żeton, a potem przychodzi nowa karta.
    .end = To cała tura: karta, żeton, karta. Za chwilę zobaczysz, po co są żetony.
sequence-lesson-first-chip-place = Każda karta oprócz waletów jest na planszy dwa razy. Weź 4♥ i połóż żeton na jednym z jej dwóch pól.
    .other-card = Ta też by się nadała. Na razie weź 4♥: to ona świeci.
    .other-space = To pole pasuje do innej karty. 4♥ kładziesz tylko tam, gdzie plansza pokazuje 4♥.
    .corner = Rogi zostają puste. I tak liczą się dla wszystkich.
    .otherwise = Najpierw 4♥, potem jedno z dwóch jasnych pól.
sequence-lesson-first-chip-draw = Żeton leży. Teraz dobierz kartę z talii, żeby znów mieć siedem. Zwykle dzieje się to samo; jeśli nie, kto zapomni, gra dalej z mniejszą liczbą kart.
    .too-soon = Jeden żeton na turę. Najpierw dobierz kartę, potem gra Blaise.
    .otherwise = Dotknij talii: czeka tam twoja karta.
sequence-lesson-first-chip-taken = Blaise też miał 8♦ i zajął jedno z jej pól. Twoja pójdzie na drugie, na j7.
    .other-card = Zostaw tę kartę na później. Teraz chodzi o 8♦.
    .covered = Tam leży już żeton Blaise’a. Na polu mieści się jeden; drugie pole 8♦ jest wolne.
    .otherwise = 8♦, na jasne pole j7.
sequence-lesson-first-chip-again = Żeton leży. Co dalej? Już to wiesz.
    .too-soon = Teraz ruch Blaise’a, ale twoja karta wciąż leży na talii.
    .otherwise = Dobierz swoją kartę z talii.

## Lines and corners

sequence-lesson-lines = Pięć w linii
    .about = Pięć żetonów w linii to sekwencja, a dwie sekwencje dają wygraną.
    .end = Dwie sekwencje i wygrana! Pamiętaj o rogach: oszczędzają ci żeton.
sequence-lesson-lines-grow = Pięć twoich żetonów w linii to sekwencja: w poziomie, w pionie lub na ukos. 4♥ ma dwa pola. Które leży na twoim ukosie od c4?
    .apart = To pole jest wolne, ale leży na uboczu. Idź ukosem od c4 do g8.
    .other-card = To nie pomoże ukosowi. 4♥ pomoże.
    .otherwise = Poszukaj pola 4♥ między swoimi żetonami.
sequence-lesson-lines-five = Cztery z pięciu. Luka jest na f7, a ty masz do niej kartę. Zamknij linię.
    .apart = To drugie pole K♥. Luka w twojej linii jest na f7.
    .other-card = Pole f7 pokazuje K♥. Tej karty potrzebujesz.
    .otherwise = Zagraj K♥ na f7.
sequence-lesson-lines-corner = Twoja pierwsza sekwencja, nikt jej już nie ruszy. Spójrz w lewy górny róg: liczy się jak twój żeton. Czego brakuje do piątki?
    .apart = To drugie pole 5♠. Potrzebne ci a5, obok twoich trzech żetonów.
    .other-card = Jedna karta zamyka górny rząd i masz ją na ręce: zobacz, co pokazuje a5.
    .corner = W rogu nie kładzie się żetonu. On już się dla ciebie liczy.
    .otherwise = Zagraj 5♠ na a5.

## Jacks

sequence-lesson-jacks = Dwa rodzaje waletów
    .about = Jedno oko usuwa żeton, dwoje oczu kładzie go gdziekolwiek.
    .end = Jedno oko usuwa, dwoje oczu kładzie wszędzie. Trzymaj je na to, czego inne karty nie potrafią.
sequence-lesson-jacks-remove = Blaise ma cztery w rzędzie, otwarte z obu stron. J♠ ma jedno oko: usuwa żeton przeciwnika. Zabierz jeden z czterech.
    .one-end = Zamkniesz jeden koniec, a Blaise zajmie drugi. Przerwij sam rząd, waletem J♠.
    .other-card = Wtedy Blaise w następnym ruchu zrobi piątkę. Twój J♠ może temu zapobiec.
    .empty = J♠ niczego nie kładzie. On usuwa żeton: wybierz jeden z czterech.
    .locked = Gotowa sekwencja jest nietykalna, nawet dla waleta. Te cztery pośrodku nie.
    .own = To twój własny żeton. Weź żeton Blaise’a.
    .otherwise = Zagraj J♠ na jeden z czterech jasnych żetonów.
sequence-lesson-jacks-wild = Celny cios. J♦ i J♣ mają dwoje oczu: kładą twój żeton na dowolnym wolnym polu. Wypełnij jednym z nich lukę w swoim rzędzie.
    .anywhere = Tam też wolno, ale tylko d6 da piątkę w twoim rzędzie.
    .other-card = Żadna inna twoja karta nie sięga d6. Od tego jest walet.
    .covered = Ten walet potrzebuje wolnego pola. Tu leży już żeton.
    .corner = W rogu nie kładzie się żetonu, nawet waletem.
    .otherwise = Zagraj J♦ albo J♣ na d6.
sequence-lesson-jacks-keep = Sekwencja! W rzędzie „i” masz jeszcze trzy żetony, a na i5 lukę. Pasują tam dwie twoje karty. Którą wolisz oddać?
    .costly = Pasuje, ale 4♠ zrobi to samo. Zachowaj waleta na pole, do którego inaczej nie sięgniesz.
    .apart = To drugie pole 4♠. Luka w twoim rzędzie jest na i5.
    .other-card = Wypełnij lukę na i5, będą cztery.
    .otherwise = Zagraj 4♠ na i5.

## Dead cards

sequence-lesson-dead-cards = Karty, które nigdzie nie pasują
    .about = Gdy oba pola karty są zajęte, możesz ją wymienić.
    .end = Martwa karta nic nie kosztuje: jedna wymiana na turę, a i tak grasz.
sequence-lesson-dead-cards-swap = Oba pola twojej 9♥ są zajęte, więc karta jest martwa. Wymień ją; potem nadal jest twój ruch.
    .later = Ta też jest martwa, przyjdzie na nią kolej. Najpierw wymień 9♥.
    .play = Można, ale martwa karta zostanie ci na ręce. Najpierw wymień 9♥.
    .alive = Ta karta ma jeszcze wolne pole albo jest waletem, a walet nigdy nie jest martwy. 9♥ jest.
    .covered = Nie ma już dla niej pola. Lepiej ją wymień.
    .otherwise = Weź 9♥ i ją wymień.
sequence-lesson-dead-cards-use = Przyszła 3♥, a jedno z jej pól przedłuża twój rząd. Zagraj ją tam.
    .apart = Wolne, ale na uboczu. Na i9 przedłuży twój rząd.
    .other-card = Nowa 3♥ da czwórkę w rzędzie „i”. Weź ją.
    .one-swap = Jedna wymiana na turę. Druga martwa karta musi poczekać.
    .otherwise = Zagraj 3♥ na i9.
sequence-lesson-dead-cards-find = Nowa tura, nowa wymiana. Masz jeszcze jedną martwą kartę: spójrz na h8 i j3 i znajdź ją.
    .play = Najpierw wymień: to nic nie kosztuje.
    .alive = Tę można jeszcze zagrać. Zobacz, co pokazują h8 i j3.
    .otherwise = To K♦. Wymień ją.
sequence-lesson-dead-cards-finish = Dobre oko. Do końca tury brakuje żetonu: zagraj dowolną kartę.
    .otherwise = Wybierz kartę, a potem jedno z jej wolnych pól.

## Blocking

sequence-lesson-blocking = Zatrzymaj innych
    .about = Zobacz nadchodzącą linię i połóż żeton na jej drodze.
    .end = Czwórkę zatrzymuj od razu, otwartą trójkę zawczasu, najlepiej żetonem, który pomaga i tobie.
sequence-lesson-blocking-four = Blaise ma cztery z luką na e5. Jeszcze jeden żeton i będzie sekwencja. Kartę do tej luki masz ty.
    .apart = To drugie pole 5♥ i niczego nie zatrzyma. Luka jest na e5.
    .other-card = Ładnie, ale Blaise zaraz zamknie lukę. Najpierw 5♥.
    .otherwise = Zagraj 5♥ na e5.
sequence-lesson-blocking-three = Zatrzymany. Teraz Blaise ma trzy w kolumnie 8, otwarte z obu stron. Jeśli poczekasz, będą dwie drogi do piątki. Zamknij jeden koniec.
    .apart = Ta karta ma też pole na końcu kolumny. Wybierz tamto.
    .other-card = Wtedy z trójki będzie czwórka otwarta z obu stron, a zamkniesz tylko jedną. Blokuj teraz.
    .otherwise = Zagraj 9♦ na e8 albo 2♥ na i8.
sequence-lesson-blocking-both = Znów trzy, na ukosie od f3. Możesz zamknąć dowolny koniec. Który pomaga też tobie?
    .only-blocks = To zatrzyma Blaise’a. Drugi koniec też, a do tego da ci czwórkę.
    .other-card = Najpierw ukos: zatrzymają go dwie twoje karty.
    .otherwise = Zagraj 3♠ na i6.

## Teams

sequence-lesson-teams = Gra w drużynie
    .about = Jeden kolor, dwoje graczy i ani słowa o kartach.
    .end = Wasza drużyna wygrywa! Bez jednego słowa: mówiły żetony.
sequence-lesson-teams-join = Luna siedzi naprzeciwko i gra twoim kolorem: jej żetony są też twoje. Trzy stoją w kolumnie 4. Niech będą cztery.
    .apart = To pole leży z dala od kolumny. Przedłuża ją f4.
    .other-card = Pomóż kolumnie Luny: jasna karta pasuje na f4.
    .otherwise = Zagraj jasną kartę na f4.
sequence-lesson-teams-claim = Luna od razu zamknęła. Ale Blaise właśnie podpowiedział Draconowi, gdzie zagrać. W tej edycji kosztuje to każdego z nich kartę. Zgłoś to.
    .play = Grać wolno, ale podpowiedź uszłaby im na sucho. Najpierw zgłoś.
    .own-team = Własnej drużyny nie można oskarżyć, a otwarte może być tylko jedno zgłoszenie.
    .otherwise = Zgłoś podpowiadanie w drugiej drużynie.
sequence-lesson-teams-leave = Przyznają się i każdy oddaje kartę. Pokaż Lunie bez słów, o co ci chodzi: h6 do h8 są wasze, a h10 by pomogło.
    .apart = Tego Luna nie zrozumie. W rzędzie h widzi linię.
    .other-card = Połóż żeton w rzędzie h. Resztę zrobi Luna.
    .otherwise = Zagraj jasną kartę na h10.
