### The first game of A Year at Hogwarts, in Polish: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Pierwsze kroki, { $step } z { $steps }
hogwarts-guide-go-on = Rozumiem
hogwarts-guide-skip = Pomiń

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Wygrywasz, gdy masz jedną misję i ponad { $points } punktów.
        [few] Wygrywasz, gdy masz { $missions } misje i ponad { $points } punktów.
       *[many] Wygrywasz, gdy masz { $missions } misji i ponad { $points } punktów.
    } { $match ->
        [yes] Trzeba też rozegrać mecz quidditcha.
       *[no] {""}
    } Najwięcej dają misje, egzaminy dokładają resztę. Bez PŻ przegrywasz.
hogwarts-guide-goal-company =
    { $missions ->
        [one] Kto ma jedną misję i ponad { $points } punktów, ogłasza koniec.
        [few] Kto ma { $missions } misje i ponad { $points } punktów, ogłasza koniec.
       *[many] Kto ma { $missions } misji i ponad { $points } punktów, ogłasza koniec.
    } { $match ->
        [yes] Trzeba też rozegrać mecz quidditcha.
       *[no] {""}
    } Potem wygrywa ten, kto ma najwięcej punktów. Najwięcej dają misje, egzaminy dokładają resztę.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Twoja drużyna potrzebuje jednej misji i ponad { $points } punktów.
       *[other] Twoja drużyna potrzebuje { $missions } misji i ponad { $points } punktów.
    } Wasze punkty się sumują, a drużyna widzi wszystko, co masz.
hogwarts-guide-goal-heroes = Zniszczcie sześć horkruksów. Tymczasem Pettigrew zbiera to, co przywróci Voldemorta. Na końcu Harry i Voldemort się spotykają, i to rozstrzyga grę.
hogwarts-guide-goal-dark = Grasz Peterem Pettigrew. Zbierz cztery rzeczy i przywróć Voldemorta, zanim bohaterowie zniszczą sześć horkruksów. Na końcu on i Harry się spotykają, i to rozstrzyga grę.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Najpierw rzuć: idziesz tyle kroków, ile pokażą kości.
        [rolled] Twoja postać może jeszcze zmienić ten rzut, zanim ruszy.
       *[walk] Droga może skończyć się tam, gdzie mapa świeci. Dotknij miejsca, aby zobaczyć, co tam czeka, i dotknij ponownie, aby pójść.
    }
hogwarts-guide-field = Tam, gdzie się zatrzymasz, działa znak: gwiazda to zaklęcie, fiolka eliksir, książka księga, krzyż PŻ, klepsydra sprawowanie, dzwon wydarzenie, a skrzyżowane różdżki pojedynek. Złote żetony to przedmioty: dwa na turę.
hogwarts-guide-mission = W części „{ hogwarts-missions }” widzisz, gdzie są, kto tam czeka i czego brakuje. Dotknij nazwy, aby znaleźć ją na mapie. Gdy jest „{ hogwarts-ready }”, idź tam.
hogwarts-guide-mission-team = W części „{ hogwarts-missions }” widzisz wszystkie misje drużyny i czego brakuje. Razem potrzebujecie żetonów i kart, i wszyscy muszą tam być: poczekaj na miejscu na pozostałych.
hogwarts-guide-fight = Każda kość, która pokaże co najmniej liczbę z karty przeciwnika, trafia i zabiera 1 PŻ. Podświetlone karty i żetony teraz pomagają. Procent to twoja szansa.

## Voldemort Returns

hogwarts-guide-horcrux = Potrzebujesz broni: kła bazyliszka albo Miecza Gryffindora. Idź z nią do horkruksa i rzuć przeciw ciemnej stronie; jeśli wyrzucisz więcej, horkruks jest zniszczony.
hogwarts-guide-meeting = Voldemort powrócił. Zanim Harry go spotka, potrzebuje Kamienia Wskrzeszenia, i nie może zostać żaden horkruks. Voldemort szuka Czarnej Różdżki.
hogwarts-guide-ritual = Potrzebujesz kotła, kości ojca, ręki Glizdogona i żetonu Harry Potter. Twoja plansza pokazuje, gdzie leżą. Z całą czwórką idź na boisko do quidditcha.
hogwarts-guide-dark-turn = W swojej turze ruszasz teraz także śmierciożerców: wybierz pionek, rzuć za niego i idź, potem weź następny. Kto spotka bohatera, walczy.
