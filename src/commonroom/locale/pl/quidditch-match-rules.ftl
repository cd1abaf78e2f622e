### The rules of the Quidditch match in Polish: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Quidditch, mecz na boisku: zasady
    .intro =
        Ta strona zawiera wszystkie zasady meczu quidditcha, według których gra Common Room. Na boisku spotykają
        się dwa domy: najpierw twoi ścigający, pałkarze i obrońcy grają o dwa gole, a potem szukający robią
        jedno okrążenie boiska w pościgu za złotym zniczem. Mecz jest częścią gry Rok w Hogwarcie, a tutaj
        rozgrywa się go osobno.

        Oznaczenie takie jak HOG-420 wskazuje **zasadę** z drukowanej instrukcji, a takie jak
        RUL-HOG-129 **rozstrzygnięcie**: naszą decyzję tam, gdzie instrukcja milczy lub jest niejasna. Niektóre
        rozstrzygnięcia można zmienić opcją przy otwieraniu stołu.

        To strona nieoficjalna: wszystkie zasady opowiadamy własnymi słowami, nie zastępuje ona instrukcji z
        twojego pudełka, a nazwy gier, wydawców, domów i postaci są znakami towarowymi swoich właścicieli.
    .contents = Spis treści
    .editions = Edycje
    .edition = Edycja
    .id = Zapis
    .box = Co to jest
    .ids = Zobacz
    .why = Dlaczego
    .options = Opcje
    .options-intro = Opcje stołu wybiera się przed rozpoczęciem meczu. Pierwsza wartość jest domyślna.
    .option = Opcja
    .values = Wartości
    .decides = O czym decyduje
    .procedures = Procedury
    .procedures-intro = Te same zasady jeszcze raz, dokładnie w kolejności ich stosowania.
    .refusals = Odrzucone akcje
    .refusals-intro = Niedozwolona akcja zostaje odrzucona z kodem, który podaje powód. Niczego ona nie zmienia.
    .code = Kod
    .meaning = Znaczenie
    .source = Źródło
    .rulings = Rozstrzygnięcie
