### The lessons of the Quidditch card game, in Polish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Jedna piłka
    .about = Połóż kartę zakrytą, odkryj ją, a wyższa wartość zdobywa punkty.
    .end = Położyć, odkryć, zdobyć: to cała runda. Wygrywa ten, kto ma najwięcej punktów, gdy ktoś złapie znicza.
quidditch-lesson-ball-lay = Na boisku jest kafel, wart 10 punktów. Oboje kładziecie przy nim zakrytą kartę, a wyższa wartość go zdobywa. Połóż ścigającego 9.
    .beater = Pałkarz też się tu liczy, ale tylko za 1. Do kafla jest twój ścigający 9.
    .keeper = Obrońca zatrzyma ścigającego, ale mu nie strzeli. Chcesz punktów: połóż ścigającego 9.
    .low = To może być za mało. Ścigający 9 jest najwyższy.
    .empty = Kafla nigdy nie zostawia się samego. Połóż przy nim kartę.
    .otherwise = Połóż ścigającego 9 przy kaflu.
quidditch-lesson-ball-pass = Obie karty są odkryte: twoja 9 przeciw 7 Blaise’a. Karta specjalna mogłaby to jeszcze zmienić. Nie masz żadnej, więc spasuj.
    .laid = Co leży, to leży. Teraz porównujemy karty.
    .otherwise = Spasuj, a kafel będzie twój.
quidditch-lesson-ball-again = 10 punktów dla ciebie. Znów masz pełną rękę, a na boisku jest nowy kafel. Blaise już położył kartę. Która z twoich jest najmocniejsza?
    .low = Masz do kafla wyższą. Poszukaj 8.
    .special = Karta specjalna przy piłce się nie liczy. Połóż kartę zawodnika.
    .otherwise = Połóż ścigającego 8 przy kaflu.

## The four roles

quidditch-lesson-roles = Cztery role
    .about = Ścigający strzelają, obrońcy bronią, pałkarze trafiają, szukający czekają na znicza.
    .end = Twój obrońca broni: kafel zostaje. Każda rola ma swoją piłkę, a twój szukający wciąż czeka na znicza.
quidditch-lesson-roles-declare = Obok kafla jest tłuczek. Nikt nie musi o niego grać, ale masz pałkarza, a tam rządzi pałkarz. Powiedz, że o niego grasz.
    .none = Możesz go zostawić. Ale masz pałkarza, więc spróbuj.
    .otherwise = Wybierz tłuczka i potwierdź.
quidditch-lesson-roles-lay = Teraz po jednej karcie przy każdej piłce: przy tłuczku liczą się tylko pałkarze, przy kaflu decyduje wartość. Ścigający i pałkarz świecą.
    .seeker = Z 11 tu by wygrał. Ale tylko szukający łapie znicza, więc go zachowaj.
    .keeper = Obrońca broni, ale ścigającemu nie strzeli. Spróbuj zdobyć punkty: ścigający 8.
    .low = Ścigający 8 ma większe szanse.
    .no-beater = Przy tłuczku liczy się tylko pałkarz. Twój to 2.
    .one-each = Grasz o dwie piłki, więc każda dostaje kartę.
    .otherwise = Ścigający 8 przy kaflu, pałkarz 2 przy tłuczku.
quidditch-lesson-roles-order = Prowadzisz rundę, więc wybierasz kolejność piłek. Najpierw tłuczek: trafiony traci losową kartę, może właśnie tę przeznaczoną do kafla.
    .later = Można. Ale trafienie teraz może pozbawić Blaise’a karty do kafla. Najpierw tłuczek.
    .otherwise = Najpierw tłuczek, potem kafel.
quidditch-lesson-roles-save = Twój pałkarz trafia, Blaise traci kartę. Ale przy kaflu czeka obrońca 10. Nie jest niższy od twojego ścigającego, więc broni. Spasuj.
    .otherwise = Spasuj. Kafel zostaje na następną rundę.
quidditch-lesson-roles-keeper = Kafel wciąż tu jest, a teraz atakuje Blaise. Twój obrońca zatrzyma każdego ścigającego, który nie jest wyższy. Połóż go.
    .seeker = Zdobyłby 10 punktów, ale znicz jest wart 150. Zachowaj szukającego.
    .low = Jeśli ścigający Blaise’a jest wyższy, punkty przepadną. Obrońca 9 go zatrzyma.
    .otherwise = Połóż obrońcę 9 przy kaflu.

## Face down and bluff

quidditch-lesson-bluff = Zakryte karty
    .about = Nikt nie widzi, co kładziesz, więc może to być coś zupełnie innego.
    .end = Twój blef kosztował Blaise’a obrońcę, a ciebie zbędną kartę. Pod zakrytą kartą może kryć się wszystko.
quidditch-lesson-bluff-declare = Nie masz pałkarza, ale Blaise o tym nie wie. Powiedz, że grasz o tłuczka: wtedy Blaise też musi położyć tam kartę. To blef.
    .none = To bezpieczne, ale wtedy Blaise zachowa wszystkie karty na kafla. Spróbuj blefu.
    .otherwise = Wybierz tłuczka i potwierdź.
quidditch-lesson-bluff-lay = Blaise położył dwie karty, tak samo zakryte jak twoje. Ścigający 10 idzie do kafla, a przy tłuczku połóż jasną kartę, bez której się obejdziesz.
    .waste = Przy tłuczku twoja 10 się nie liczy. Wyślij ją do kafla.
    .foul = Karta specjalna przy kaflu się nie liczy. Tam chcesz zdobyć punkty: ścigający 10.
    .keep = Ta się jeszcze przyda. Oddaj jedną z jasnych kart.
    .one-each = Zapowiedź była na obie piłki, więc każda dostaje kartę.
    .otherwise = Ścigający 10 przy kaflu, jasna karta przy tłuczku.
quidditch-lesson-bluff-open = Najpierw kafel: twoja 10 przeciw 8. Prowadzisz, nic nie trzeba robić. Spasuj.
    .needless = Można, ale tu już wygrywasz. Zachowaj kartę.
    .otherwise = Spasuj, a kafel będzie twój.
quidditch-lesson-bluff-nothing = A tłuczek: Blaise położył obrońcę, też bez pałkarza. Nikt go nie zdobywa, ale obrońca przepadł. Spasuj.
    .foul = Faule są przy kaflu. Tu możesz tylko spasować.
    .otherwise = Spasuj. Tłuczek zostaje na miejscu.

## Jinx and counter

quidditch-lesson-jinx = Urok i odpowiedź
    .about = Karty specjalne zmieniają to, co leży na stole, a inne je anulują.
    .end = Twój, 7 przeciw 6. Uroki zmieniają wartości, Finite zatrzymuje zaklęcia, sędzia zatrzymuje faule.
quidditch-lesson-jinx-lower = Karty są odkryte: twoja 7 przeciw 9. Zwarcie Nóg zabiera karcie 3. Zagraj je na ścigającego Blaise’a.
    .pass = Wtedy wygra 9. Zwarciem Nóg możesz to jeszcze zmienić.
    .disarm = To zabierze Blaise’owi kartę z ręki, ale 9 zostanie dziewiątką. Tu pomoże Zwarcie Nóg.
    .answer = Te dwie służą tylko do odpowiedzi. Nikt jeszcze nic nie zagrał.
    .otherwise = Zagraj Zwarcie Nóg przy kaflu.
quidditch-lesson-jinx-counter = Blaise odpowiada kartą Finite, która anuluje uroki i zaklęcia. Ale Finite to też zaklęcie, a ty masz swoje: anuluj anulowanie.
    .pass = Wtedy twój urok przepadnie i wygra 9.
    .referee = Sędzia zatrzymuje tylko faule. Na zaklęcie potrzebne jest Finite.
    .answer = Najpierw odpowiedz: anuluj Finite Blaise’a albo pozwól mu zadziałać.
    .otherwise = Odpowiedz kartą Finite.
quidditch-lesson-jinx-foul = Działa: 7 przeciw 6. Teraz Blaise fauluje. Łokciowanie po prostu zabrałoby kafla. Kogo wołasz?
    .pass = Wtedy kafla weźmie Blaise. Twój sędzia może temu zapobiec.
    .disarm = To nie zatrzyma faulu. Może to tylko sędzia.
    .answer = Najpierw odpowiedz na faul.
    .otherwise = Odpowiedz sędzią.
quidditch-lesson-jinx-settle = Zatrzymane. Między tobą a kaflem nic już nie stoi: spasuj i po sprawie.
    .disarm = Można, ale już prowadzisz. Zachowaj je na inną rundę.
    .otherwise = Spasuj.

## The Snitch

quidditch-lesson-snitch = Znicz
    .about = 150 punktów dla szukającego i koniec gry.
    .end = Złapany! 150 punktów i koniec gry. Strzeż szukającego, aż pojawi się znicz.
quidditch-lesson-snitch-declare = Blaise prowadzi 30 do 10, ale pojawił się złoty znicz: 150 punktów, a kto go złapie, kończy grę. Liczą się tylko szukający. Zagraj o niego.
    .none = Masz najwyższego szukającego, jaki istnieje. Teraz jest ta chwila.
    .otherwise = Wybierz znicza i potwierdź.
quidditch-lesson-snitch-lay = Szukający do znicza. Kafel też potrzebuje karty, ale Finite zostaw na ręce: może się przydać.
    .quaffle = Przy kaflu szukający zdobędzie 10 punktów, przy zniczu 150.
    .finite = Przy piłce Finite nie ma mocy. Zachowaj je i połóż inną kartę.
    .no-seeker = Przy zniczu liczy się tylko szukający. Twój to 12.
    .one-each = Kafla nigdy nie zostawia się samego. Po jednej karcie na piłkę.
    .otherwise = Szukający 12 przy zniczu, inna karta przy kaflu, byle nie Finite.
quidditch-lesson-snitch-order = Ty wybierasz kolejność. Gdy ktoś złapie znicza, gra od razu się kończy, a karta Blaise’a przy kaflu już się nie liczy. A więc?
    .quaffle = Wtedy Blaise może najpierw zdobyć punkty. Zacznij od znicza.
    .otherwise = Najpierw znicz, potem kafel.
quidditch-lesson-snitch-wait = 12 przeciw 11: prowadzisz. Finite tylko odpowiada na inne karty, więc poczekaj. Spasuj.
    .answer = Finite potrzebuje karty do anulowania. Nikt jeszcze żadnej nie zagrał.
    .otherwise = Spasuj i zobacz, co zrobi Blaise.
quidditch-lesson-snitch-catch = Galaretowate Nogi zabierają szukającemu 5: 7 przeciw 11. Dobrze, że masz jeszcze Finite.
    .pass = Wtedy znicza złapie Blaise. Anuluj urok.
    .answer = Najpierw odpowiedz na urok.
    .otherwise = Odpowiedz kartą Finite.
