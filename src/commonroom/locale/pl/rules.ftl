### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Spis treści
    .editions = Edycje
    .edition = Edycja
    .id = Zapis
    .box = Co to jest
    .differences = Różnice między edycjami
    .topic = Temat
    .ids = Zobacz
    .readings = Gdzie źródła się różnią i jak je rozumiemy
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
    .refusals-intro = Niedozwolona akcja zostaje odrzucona z kodem, który podaje powód. Niczego nie zmienia.
    .code = Kod
    .meaning = Znaczenie
    .source = Źródło
    .rulings = Rozstrzygnięcie
