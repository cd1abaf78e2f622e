### Karciana gra w quidditcha na stronie, po polsku. Opcje, odmowy i zasady są w quidditch-rules.ftl.

## Gra

quidditch-score =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
quidditch-house-gryffindor = Gryffindor
quidditch-house-slytherin = Slytherin
quidditch-wish-house = Dom
quidditch-bot-greedy = Ocenia, ile każda karta jest warta w tej chwili, i od czasu do czasu blefuje.
quidditch-bot-patient = Oszczędza karty, które mogą rozstrzygnąć o zniczu, i nigdy nie blefuje.

## Karty

quidditch-role-chaser = ścigający
    .the = ścigający
quidditch-role-keeper = obrońca
    .the = obrońca
quidditch-role-beater = pałkarz
    .the = pałkarz
quidditch-role-seeker = szukający
    .the = szukający
quidditch-card-leg_locker = Zwarcie Nóg
    .short = Zwarcie Nóg
    .the = Zwarcie Nóg
quidditch-card-jelly_legs = Galaretowate Nogi
    .short = Galaretow. Nogi
    .the = Galaretowate Nogi
quidditch-card-disarm = Zaklęcie Rozbrajające
    .short = Zaklęcie Rozbrajające
    .the = Zaklęcie Rozbrajające
quidditch-card-confund = Zaklęcie Confundus
    .short = Zaklęcie Confundus
    .the = Zaklęcie Confundus
quidditch-card-impediment = Impedimento
    .short = Impedimento
    .the = Impedimento
quidditch-card-summon = Zaklęcie Przywołujące
    .short = Zaklęcie Przywołujące
    .the = Zaklęcie Przywołujące
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Taranowanie
    .short = Taranowanie
    .the = Taranowanie
quidditch-card-cobbing = Łokciowanie
    .short = Łokciowanie
    .the = Łokciowanie
quidditch-card-referee = sędzia
    .short = sędzia
    .the = sędzia

## Piłki

quidditch-ball-Q = kafel
    .the = kafla
    .at = przy kaflu
    .from = od kafla
quidditch-ball-BL1 = tłuczek I
    .the = tłuczka I
    .at = przy tłuczku I
    .from = od tłuczka I
quidditch-ball-BL2 = tłuczek II
    .the = tłuczka II
    .at = przy tłuczku II
    .from = od tłuczka II
quidditch-ball-SN = złoty znicz
    .the = złotego znicza
    .at = przy złotym zniczu
    .from = od złotego znicza
quidditch-at-some-ball = przy wybranej piłce
    .from = od wybranej piłki

## Co robią karty specjalne

quidditch-effect-lower =
    { $who ->
        [you] Twoja karta { $at } jest warta o { $amount } mniej.
       *[other] Karta gracza { $name } { $at } jest warta o { $amount } mniej.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Twój obrońca przy kaflu zostaje wyłączony z gry.
       *[other] Obrońca gracza { $name } przy kaflu zostaje wyłączony z gry.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] Tracisz losową kartę z ręki.
            [few] Tracisz { $amount } losowe karty z ręki.
           *[many] Tracisz { $amount } losowych kart z ręki.
        }
       *[other] { $amount ->
            [one] { $name } traci losową kartę z ręki.
            [few] { $name } traci { $amount } losowe karty z ręki.
           *[many] { $name } traci { $amount } losowych kart z ręki.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Karta odpycha cię { $from }: żadna twoja karta się tam nie liczy.
       *[other] Karta odpycha gracza { $name } { $from }: jego karty się tam nie liczą.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes]
            { $who ->
                [you] Odzyskujesz z kart odrzuconych: { $card }.
               *[other] { $name } odzyskuje z kart odrzuconych: { $card }.
            }
       *[no]
            { $who ->
                [you] Odzyskujesz dowolną kartę ze swoich kart odrzuconych.
               *[other] { $name } odzyskuje kartę z kart odrzuconych.
            }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Od razu zdobywasz kafla.
       *[other] { $name } od razu zdobywa kafla.
    }
quidditch-effect-counter = Tylko w odpowiedzi: anuluje zagrany właśnie urok lub zaklęcie, także inne przeciwzaklęcie.
quidditch-effect-cancel_foul = Tylko w odpowiedzi: anuluje zagrany właśnie faul.
quidditch-modes = Co ma zrobić ta karta?
quidditch-mode-lower = Obniż kartę o { $amount }
quidditch-mode-keeper = Zatrzymaj obrońcę
quidditch-mode-strip = Zabierz karty z ręki: { $amount }
quidditch-mode-push_off = Odepchnij
quidditch-mode-retrieve = Odzyskaj kartę

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Urok
quidditch-kind-spell = Zaklęcie
quidditch-kind-foul = Faul
quidditch-kind-referee = Odpowiedź
quidditch-for-chaser = Do kafla: wyższa wartość daje 10 punktów.
quidditch-for-keeper = Broni kafla przed każdą kartą, która nie jest wyższa.
quidditch-for-beater = Przy tłuczku pokonuje wszystkich innych.
quidditch-for-seeker = Tylko szukający łapie znicza: 150 punktów i koniec gry.
quidditch-foot-beater = Tłuczki
quidditch-or = albo
quidditch-when-laid = Gdy karty są wyłożone
quidditch-when-ball = Gdy piłka jest w grze
quidditch-when-speak = Zawsze, gdy masz głos
quidditch-when-reveal = Po odkryciu kart przy kaflu
quidditch-when-answer = Jako odpowiedź
quidditch-when-foul = Jako odpowiedź na faul

## Beside the log: what counts at each ball

quidditch-counts = Co się liczy
quidditch-counts-Q = Kafel 10
    .what = Wyższa wartość. Równy obrońca broni.
quidditch-counts-BL = Tłuczek
    .what = Pałkarz bije wszystkich. Przegrany traci kartę.
quidditch-counts-SN = Znicz 150
    .what = Tylko szukający. Kończy grę.
quidditch-led =
    { $who ->
        [you] Runda { $round }, prowadzisz
       *[other] Runda { $round }, prowadzi { $name }
    }
quidditch-deck-snitch = Znicz wciąż tam jest.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Zagraj: { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Zagraj: { $card }…
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } nie liczy się { $at }: to blef.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Teraz?
quidditch-inspect-does = Co robi
quidditch-inspect-stops = Co może ją zatrzymać
quidditch-inspect-down = Wyłożona zakryta
quidditch-inspect-yes = Tak, można ją zagrać.
quidditch-inspect-lay = Tak, wyłóż ją przy piłce.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Nic.
quidditch-down-special = Nie liczy się: to blef.
quidditch-down-chaser = Liczy się przy kaflu; gdzie indziej to blef.
quidditch-down-keeper = Liczy się przy kaflu; gdzie indziej to blef.
quidditch-down-beater = Liczy się przy tłuczku, a wartością także przy kaflu.
quidditch-down-seeker = Liczy się przy zniczu, a wartością także przy kaflu.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Grasz: { $card }
       *[other] { $name } gra: { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Odpowiadasz: { $card }
       *[other] { $name } odpowiada: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Nie przeszkadzasz
       *[other] { $name } nie przeszkadza
    }
quidditch-scene-stamp = Stop
quidditch-scene-lost = Stracona
quidditch-scene-stopped = { $card }: zatrzymano
quidditch-scene-works = { $card } działa
quidditch-scene-used-up = Obie karty są zużyte.
quidditch-scene-caught = Znicz złapany

## Stół

quidditch-pitch = Boisko
quidditch-pitch-deck =
    { $count ->
        [one] Talia boiska: { $count } karta
        [few] Talia boiska: { $count } karty
       *[many] Talia boiska: { $count } kart
    }
quidditch-chase = Finałowy pościg: obie strony muszą zagrać o znicza!
quidditch-your-hand = Twoje karty
quidditch-hand-empty = Nie masz kart na ręce.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, do wyłożenia
        [usable] { $card }, można teraz zagrać
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Twoje karty na ręce: { $count }
       *[other] Karty na ręce gracza { $name }: { $count }
    }
quidditch-pick-slot = Karta { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Twoja talia domu: { $count }
       *[other] Talia domu gracza { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Twój stos kart odrzuconych jest pusty
           *[other] Twoje karty odrzucone: { $count }, na wierzchu { $card }
        }
       *[other] { $count ->
            [0] Stos kart odrzuconych gracza { $name } jest pusty
           *[other] Karty odrzucone gracza { $name }: { $count }, na wierzchu { $card }
        }
    }
quidditch-discards = Karty odrzucone
quidditch-discards-none = Nie ma jeszcze kart.
quidditch-discards-hidden =
    { $count ->
        [one] pod spodem jeszcze { $count } karta
        [few] pod spodem jeszcze { $count } karty
       *[many] pod spodem jeszcze { $count } kart
    }
quidditch-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
quidditch-used =
    { $who ->
        [you] Twoje karty specjalne zagrane w tej rundzie
       *[other] Karty specjalne gracza { $name } zagrane w tej rundzie
    }
quidditch-mark-pushed = odepchnięto
quidditch-spot =
    { $state ->
        [contested] { $ball }, w grze.
        [free] { $ball }, na boisku.
       *[absent] { $ball }, poza boiskiem.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Odepchnięto cię.
            [hidden] Twoja karta leży zakryta.
           *[known] Twoja karta: { $card }.
        }
       *[other] { $state ->
            [pushed] { $name }: odepchnięto.
            [hidden] Karta gracza { $name } leży zakryta.
           *[known] Karta gracza { $name }: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Grasz o tę piłkę.
       *[other] { $name } gra o tę piłkę.
    }
quidditch-spot-counts = Teraz warta tylko { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Warta o { $amount } mniej: { $card }.
       *[no] Warta o { $amount } mniej.
    }
quidditch-spot-keeper-out = Wyłączony z gry.
quidditch-spot-nobody = Nikt tej piłki nie zdobył.
quidditch-spot-won =
    { $who ->
        [you] Ta piłka jest twoja.
       *[other] Tę piłkę zdobywa { $name }.
    }

## Chwile rundy

quidditch-phase-W1 = Otwarcie
quidditch-phase-DECLARE = Zgłaszanie piłek
quidditch-phase-DECLARE_LEADER = Zgłaszanie piłek
quidditch-phase-DECLARE_SECOND = Zgłaszanie piłek
quidditch-phase-W2 = Przed wyłożeniem
quidditch-phase-LAY = Wykładanie kart
quidditch-phase-W3 = Wszystkie karty wyłożone
quidditch-phase-ORDER = Kolejność piłek
quidditch-phase-W4 = Po odkryciu { $at }
quidditch-phase-PICK = Wybór karty
quidditch-phase-W5 = Po wyniku { $at }
quidditch-phase-GAME_OVER = Koniec gry

## Co teraz zrobić

quidditch-prompt-over = Koniec gry.
quidditch-prompt-window-lit = Dotknij podświetlonej karty, by ją zagrać, albo spasuj.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Możesz zagrać kartę { $card } albo spasować.
quidditch-prompt-passed = Pas zgłoszony, ale na razie możesz jeszcze zagrać kartę.
quidditch-prompt-only-pass = Nie masz teraz czego zagrać.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nie masz czego zagrać: pasujesz aż do wyłożenia kart.
       *[round] Nie masz czego zagrać: pasujesz aż do następnej rundy.
    }
quidditch-prompt-passing = Pasujesz aż do odkrycia kart.
quidditch-prompt-declare = Dotknij piłek, o które chcesz grać.
quidditch-prompt-declare-these = Grasz o { $balls }.
quidditch-prompt-order = Prowadzisz: dotknij piłek w kolejności, w jakiej chcesz je rozegrać.
quidditch-prompt-order-ready = Rozegrać je w tej kolejności?
quidditch-prompt-lay = Dotknij karty, a potem piłki dla niej.
quidditch-prompt-lay-at = { $card }: dotknij piłki.
quidditch-prompt-lay-ready = Każda piłka ma kartę. Wyłożyć je?
quidditch-prompt-decided = Gotowe. Możesz jeszcze zmienić zdanie, dopóki { $name } nie podejmie decyzji.
quidditch-prompt-pick = Dotknij jednej z kart gracza { $name }, aby ją odrzucić.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: wybierz, co ma zrobić.
quidditch-prompt-ball = { $card }: { $does } Dotknij piłki.
quidditch-prompt-take = { $card }: { $does } Wybierz kartę.
quidditch-prompt-not-now = { $card }: { $does } Teraz nie można jej zagrać.
quidditch-prompt-cancels = { $card }: anuluje kartę { $cancels }.
quidditch-prompt-for-laying = { $card }: wykłada się ją przy piłce. Teraz nie można jej zagrać.
quidditch-prompt-sent = Chwileczkę…
quidditch-prompt-race = Kto szybszy, ten pierwszy.
quidditch-prompt-both = Obie strony decydują w tajemnicy.
quidditch-prompt-speaks = { $name } może zagrać kartę specjalną.
quidditch-prompt-decides = Czekamy na decyzję: { $name }.
quidditch-choose-card-first = Najpierw wybierz kartę.
quidditch-autopass = Pasuj automatycznie, gdy nie mam czego zagrać
quidditch-takes = Twoje karty odrzucone
quidditch-do-play = Zagraj
quidditch-do-put-back = Odłóż
quidditch-do-pass = Pas
quidditch-do-pass-on = Pas do odkrycia
quidditch-do-stop-passing = Nie pasuj dalej
quidditch-do-declare =
    { $count ->
        [one] Gram o niego
       *[other] Gram o nie
    }
quidditch-do-declare-none = Nie gram o żadną
quidditch-do-lay = Wyłóż karty
quidditch-do-follow = Posłuchaj wskazówki
quidditch-do-order = Zatwierdź kolejność
quidditch-do-cancel = Anuluj: { $with }
quidditch-do-let-be = Pozwól na to

## Karta specjalna czeka na odpowiedź

quidditch-answer-played =
    { $who ->
        [you] Zagrywasz kartę { $card }.
       *[other] { $name } zagrywa kartę { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Anulujesz kartę { $cancels } kartą { $card }.
       *[other] { $name } anuluje kartę { $cancels } kartą { $card }.
    }
quidditch-answer-works = Bez odpowiedzi: { $does }
quidditch-answer-fails = Bez odpowiedzi karta { $card } nie działa.
quidditch-answer-waiting = { $name } może odpowiedzieć.
# $card is what could be cancelled.
quidditch-answer-can = Anuluj kartę { $card } albo pozwól jej działać.
quidditch-answer-only-pass = Nie masz karty, która anuluje kartę { $card }: możesz tylko spasować.
quidditch-answer-nothing = Nie masz karty, która anuluje kartę { $card }: pasujesz…

quidditch-hint-play = Bot zagrałby kartę { $card }.
quidditch-hint-play-at = Bot zagrałby kartę { $card } { $at }.
quidditch-hint-declare = Bot grałby o { $balls }.
quidditch-hint-declare-none = Bot nie grałby o żadną z nich.
quidditch-hint-lay = Bot wyłożyłby { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = kartę { $card } { $at }
quidditch-hint-order = Bot wybrałby taką kolejność: { $balls }.
quidditch-hint-pass = Bot by spasował.

## Uwagi przy graczu

quidditch-note-passed = pas
quidditch-note-decided = decyzja podjęta

## Co się stało

quidditch-log-round =
    { $who ->
        [you] Runda { $round }: prowadzisz.
       *[other] Runda { $round }: prowadzi { $name }.
    }
quidditch-log-drawn =
    { $who ->
        [you] Odkrywasz { $the }.
       *[other] { $name } odkrywa { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Darmowy gol dla ciebie!
       *[other] Darmowy gol! Zdobywa go { $name }.
    }
quidditch-log-no-room =
    { $who ->
        [you] Odkrywasz piłkę, która nie mieści się na boisku.
       *[other] { $name } odkrywa piłkę, która nie mieści się na boisku.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } karta boiska staje się nową talią boiska.
        [few] { $count } karty boiska po potasowaniu tworzą nową talię boiska.
       *[many] { $count } kart boiska po potasowaniu tworzy nową talię boiska.
    }
quidditch-log-chase = Talia boiska jest pusta: zaczyna się finałowy pościg za zniczem!
quidditch-log-window =
    { $window ->
        [W1] Otwarcie.
        [W2] Przed wyłożeniem.
        [W3] Wszystkie karty wyłożone.
        [W4] Po odkryciu { $at }.
       *[W5] Po wyniku { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
quidditch-log-declared =
    { $who ->
        [you] Grasz o { $balls }.
       *[other] { $name } gra o { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Nie grasz o żadną inną piłkę.
       *[other] { $name } nie gra o żadną inną piłkę.
    }
quidditch-log-decided =
    { $who ->
        [you] Decyzja podjęta.
       *[other] { $name } podejmuje decyzję.
    }
quidditch-log-decided-again = Zmieniasz zdanie.
quidditch-log-laid =
    { $count ->
        [one] { $name } wykłada kartę: { $balls }.
        [few] { $name } wykłada { $count } karty: { $balls }.
       *[many] { $name } wykłada { $count } kart: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Wykładasz: { $cards }.
       *[other] { $name } wykłada: { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Nic nie wykładasz.
       *[other] { $name } nic nie wykłada.
    }
quidditch-log-order =
    { $who ->
        [you] Ustalasz kolejność: { $balls }.
       *[other] { $name } ustala kolejność: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] ty – { $card }
           *[none] ty – bez karty
        }
       *[other] { $has ->
            [card] { $name } – { $card }
           *[none] { $name } – bez karty
        }
    }
quidditch-log-special =
    { $who ->
        [you] Zagrywasz kartę { $card }.
       *[other] { $name } zagrywa kartę { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Zagrywasz kartę { $card } { $at }.
       *[other] { $name } zagrywa kartę { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Anulujesz kartę { $cancels } kartą { $card }.
       *[other] { $name } anuluje kartę { $cancels } kartą { $card }.
    }
quidditch-log-cancelled = Karta { $card } nie działa.
quidditch-log-lowered =
    { $who ->
        [you] Twoja karta { $at } jest warta o { $amount } mniej.
       *[other] Karta gracza { $name } { $at } jest warta o { $amount } mniej.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Twój obrońca zostaje wyłączony z gry.
       *[other] Obrońca gracza { $name } zostaje wyłączony z gry.
    }
quidditch-log-stripped =
    { $who ->
        [you] Tracisz z ręki: { $card }.
       *[other] { $name } traci z ręki: { $card }.
    }
quidditch-log-pushed =
    { $who ->
        [you]
            { $had ->
                [card] Karta odpycha cię { $from }; odrzucasz: { $card }.
               *[nothing] Karta odpycha cię { $from }.
            }
       *[other]
            { $had ->
                [card] Karta odpycha gracza { $name } { $from }; odrzucona: { $card }.
               *[nothing] Karta odpycha gracza { $name } { $from }.
            }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Odzyskujesz kartę { $card }.
       *[other] { $name } odzyskuje kartę { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Zdobywasz { $the }.
           *[other] Zdobywasz { $the }: { $points } punktów!
        }
       *[other] { $points ->
            [0] { $name } zdobywa { $the }.
           *[other] { $name } zdobywa { $the }: { $points } punktów!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Obronione! Nikt nie zdobywa { $the }.
        [equal] Równe wartości: nikt nie zdobywa { $the }.
       *[other] Nikt nie zdobywa { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Trafia cię tłuczek!
       *[other] { $name } obrywa tłuczkiem!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Twoje karty odrzucone tworzą nową talię domu ({ $count }).
       *[other] Karty odrzucone gracza { $name } tworzą nową talię domu ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
quidditch-log-conceded =
    { $who ->
        [you] Poddajesz się.
       *[other] { $name } się poddaje.
    }

## Koniec

quidditch-end-title-won = Zwycięstwo!
# To the person who has not won.
quidditch-end-title-lost = Tym razem wygrywa { $name }
quidditch-end-title-name = Wygrywa { $name }
quidditch-end-title-draw = Remis
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Zabrakło piłek do gry.
        [round_limit] To była ostatnia runda.
       *[other] Koniec gry.
    }
quidditch-end-caught =
    { $who ->
        [you] Łapiesz znicza: { $card }.
       *[other] { $name } łapie znicza: { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Do tej chwili było { $mine } do { $yours } dla ciebie.
quidditch-end-won =
    { $reason ->
        [concession] Wygrywa { $house } ({ $name }): drugi dom się poddaje.
        [snitch] Znicz złapany. Wygrywa { $house } ({ $name }), { $mine } do { $yours }.
        [no_balls] Nie ma już piłek. Wygrywa { $house } ({ $name }), { $mine } do { $yours }.
        [round_limit] To była ostatnia runda. Wygrywa { $house } ({ $name }), { $mine } do { $yours }.
       *[other] Wygrywa { $house } ({ $name }), { $mine } do { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] Znicz złapany. Remis, { $mine } do { $yours }.
       *[other] Remis, { $mine } do { $yours }.
    }
quidditch-figure-points = Punkty
quidditch-figure-quaffles = Kafle
quidditch-figure-free-goals = Darmowe gole
quidditch-figure-snitch = Złoty znicz
quidditch-figure-hits = Trafienia tłuczkiem
quidditch-figure-specials = Zagrane karty specjalne
quidditch-figure-answers = Anulowane karty
quidditch-figure-rounds = Rundy

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] pokonuje kartę { $card } w rundzie { $round }: twój najpewniejszy kafel.
       *[other] pokonuje kartę { $card } w rundzie { $round }: najpewniejszy kafel ma { $name }.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] w ostatniej chwili ratuje cię przed kartą { $card } w rundzie { $round }.
       *[other] w ostatniej chwili ratuje gracza { $name } przed kartą { $card } w rundzie { $round }.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = w rundzie { $round }: { $does }
quidditch-fact-run =
    { $count ->
        [few] { $count } kafle z rzędu
       *[many] { $count } kafli z rzędu
    }
    .what =
        { $who ->
            [you] dla ciebie, od rundy { $round }.
           *[other] dla gracza { $name }, od rundy { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Darmowy gol
        [few] { $count } darmowe gole
       *[many] { $count } darmowych goli
    }
    .what =
        { $who ->
            [you] dla ciebie, bez jednej karty.
           *[other] dla gracza { $name }, bez jednej karty.
        }
quidditch-fact-hits =
    { $count ->
        [one] Tłuczek
        [few] { $count } tłuczki
       *[many] { $count } tłuczków
    }
    .what =
        { $who ->
            [you] w ciebie, a ty lecisz dalej.
           *[other] w gracza { $name }, dzięki tobie.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
    .what = mioteł, piłek i blefów.

## Poza ruchami

quidditch-aside-concede = Poddaj się
    .question = Poddać się? Wygra wtedy drugi dom, bez względu na wynik.

## Nazwy opcji

quidditch-group-answers = Karty specjalne i odpowiedzi
quidditch-group-laying = Zgłaszanie i wykładanie
quidditch-group-balls = Piłki
quidditch-group-end = Koniec gry
quidditch-group-pace = Tempo
quidditch-group-cards = Karty

quidditch-option-timing_mode = Kto działa pierwszy
    .value-priority = Gracze na zmianę
    .value-race = Kto szybszy
quidditch-option-race_window_seconds = Sekundy na wyścig
quidditch-option-counter_chain = Przeciwzaklęcia można anulować
quidditch-option-counter_scope = Przeciwzaklęcia anulują
    .value-spells_jinxes = Uroki i zaklęcia
    .value-all_specials = Wszystkie karty specjalne
quidditch-option-reserve_owed_cards = Zachowaj karty potrzebne do wyłożenia
quidditch-option-min_pass_ms = Najkrótszy czas na pas (milisekundy)
quidditch-option-declare_mode = Zgłaszanie piłek
    .value-leader_first = Najpierw prowadzący
    .value-simultaneous = Obie strony w tajemnicy
quidditch-option-aside_only_without_player_cards = Blef przy kaflu tylko bez kart zawodników
quidditch-option-order_timing = Kolejność ustala się
    .value-after_lay = Po wyłożeniu
    .value-before_lay = Przed wyłożeniem
quidditch-option-order_mode = Prowadzący wybiera
    .value-full = Całą kolejność
    .value-stepwise = Po jednej piłce
quidditch-option-reveal_mode = Karty odkrywa się
    .value-per_ball = Piłka po piłce
    .value-all_at_once = Wszystkie naraz
quidditch-option-keeper_wins_unopposed = Obrońca bez rywala zdobywa kafla
quidditch-option-bludger_pick = Trafienie kosztuje
    .value-random = Losową kartę
    .value-blind_slot = Kartę wybraną przez rywala w ciemno
quidditch-option-recycle_bludgers = Tłuczki wracają
quidditch-option-finish_round_after_snitch = Po złapaniu znicza dokończ rundę
quidditch-option-final_chase = Finałowy pościg za zniczem
quidditch-option-tie_break = Przy równych punktach
    .value-draw = Remis
    .value-catcher_wins = Wygrywa ten, kto złapał znicza
quidditch-option-round_limit = Największa liczba rund
quidditch-option-penalty_needs_player_card = Rzut karny wymaga własnej karty zawodnika
quidditch-option-discard_view = Karty odrzucone rywala
    .value-full = Odkryte
    .value-top_only = Tylko wierzchnia karta
quidditch-option-deck_data = Własne talie (plik TOML lub JSON)
    .seen = Talie
    .nameless = przyniesione przez gospodarza
