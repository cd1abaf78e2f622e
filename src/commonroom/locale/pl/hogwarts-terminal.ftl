### A Year at Hogwarts in the terminal, in Polish: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = mecz
hogwarts-last-round = OSTATNIA RUNDA
# Stands beside a player's name.
hogwarts-choosing = wybiera postać
hogwarts-weapons = Broń
hogwarts-near = W pobliżu
hogwarts-free-step = darmowy krok
hogwarts-trip-away = dostępne przez podróż
hogwarts-must-stop = musisz się zatrzymać
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Jeden krok prowadzi do (wpisz nazwę):
        [few] { $count } kroki prowadzą do (wpisz nazwę):
        [many] { $count } kroków prowadzi do (wpisz nazwę):
       *[other] { $count } kroku prowadzi do (wpisz nazwę):
    }
hogwarts-ends-other = inne
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] gdy skończy się tura
        [roll] przy następnym rzucie albo gdy skończy się misja
       *[destroyed] gdy zostanie zniszczony
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Pozwól na to
        [reroll_dice] Zostaw kości
        [rolled] Zostaw tak, jak jest
        [exchange] Rzuć bez żetonu
        [pick_up] Zostaw to tutaj
        [choose_mission] Nie teraz
        [sit_exams] Bez egzaminu
        [offer_trip] Zostań tutaj
        [exchange_offer] Zachowaj wszystkie misje
        [start_of_turn] Zostań na miejscu
        [last_word] Zakończ turę
        [take_prize] Nie bierz nic
        [take_items] Nie bierz nic więcej
        [hand_over] Zachowaj to
        [try_horcrux] Nie teraz
        [optional] Obejdź się bez tego
        [make_offer] Zachowaj to
        [offer_swap] Nie proponuj nic
        [choose_field] Zostań na miejscu
        [summon_item] Nie bierz nic
       *[other] Nie, dalej
    }
hogwarts-nothing-brace = Nie masz się czym bronić.
hogwarts-nothing-sit_exams = Klasa: nie masz do niej księgi.
hogwarts-no-choice = Tego nie ma wśród możliwości: wpisz numer albo pierwsze litery; pomoc: ?

## What the person asks for

hogwarts-no-board = Nie masz jeszcze postaci.
hogwarts-about-what = O czym? Wpisz i oraz początek nazwy.
hogwarts-nothing-called = Nic tu nie nazywa się „{ $name }”.
# $fields are the places around it.
hogwarts-not-entered = nikt nie może tam wejść. Kto stoi na jednym z tych pól, jest na miejscu: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Chodź po zamku, zbieraj żetony przedmiotów i wypełniaj misje: stań na miejscu misji ze wszystkim, czego wymaga, i pokonaj przeciwnika. Egzaminy, mecze i dobre sprawowanie też dają punkty. Tytuł mówi, co kończy grę.
hogwarts-help-returns = W trybie Powrót Voldemorta Peter Pettigrew zbiera cztery żetony i niesie je na boisko do quidditcha: wtedy wraca Lord Voldemort ze swoimi śmierciożercami i szuka Czarnej Różdżki. Bohaterowie niszczą horkruksy kłem bazyliszka albo Mieczem Gryffindora, a Harry szuka Kamienia Wskrzeszenia. Na końcu Harry i Voldemort muszą się spotkać.
hogwarts-help-number = trzecia z możliwości; Enter, gdy jest tylko jedna
hogwarts-help-words = albo początek jej słów, jeśli żadna inna się tak nie zaczyna
    .keys = rzuć
hogwarts-help-place = podczas drogi: idź do miejsca o tej nazwie; jeśli po drodze leży żeton, padnie pytanie
    .keys = zegarowa
hogwarts-help-cards = twoja postać i karty, z ich działaniem
hogwarts-help-missions = twoje misje: czego brakuje i gdzie to leży, oraz z kim walczysz
hogwarts-help-board = plansza wokół ciebie
hogwarts-help-everybody = co kto ma
hogwarts-help-about = o miejscu, żetonie, karcie, postaci albo misji
    .keys = i NAZWA
hogwarts-help-pass = pas: graj dalej bez tego albo pozwól na to, co ogłoszono
hogwarts-help-ready = misja gotowa i misja, do której czegoś brakuje
hogwarts-help-contents = co leży albo kto stoi na polu
hogwarts-help-steps = gdzie coś jest i droga pieszo
hogwarts-help-match = Mecz na boisku ma własne klawisze; możliwości są wypisane poniżej:
