### What is wrong or odd about decks of an owner's own, in Polish.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } to nie quidditch
quidditch-fault-no_list = musi być listą talii
quidditch-fault-deck_twice = ta sama talia jest opisana dwa razy
quidditch-fault-which_deck = musi być house (dom) albo pitch (boisko)
quidditch-fault-said_size = podana liczba kart to { $size }, a jest ich { $count }
quidditch-fault-choose_one = musi być 1: spośród kilku efektów wybiera się jeden
quidditch-fault-points = { $card } daje punktów: { $points }

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } to karta zawodnika, więc musi mieć pozycję i wartość
quidditch-fault-player_effects = { $card } to karta zawodnika, a te nie mają efektów
quidditch-fault-special_card = { $card } to karta specjalna, więc nie ma ani pozycji, ani wartości
quidditch-fault-special_effects = { $card } to karta specjalna, więc musi mieć efekt
quidditch-fault-cannot =
    { $kind ->
        [jinx] urok nie może mieć efektu { $effect }; może mieć { $effects }
        [spell] zaklęcie nie może mieć efektu { $effect }; może mieć { $effects }
        [foul] faul nie może mieć efektu { $effect }; może mieć { $effects }
       *[referee] sędzia nie może mieć efektu { $effect }; może mieć { $effects }
    }
quidditch-fault-no_amount = { $effect } nie ma wielkości (amount); mają ją tylko { $effects }
quidditch-fault-unclear_choice = { $card } daje wybór, którego żaden gracz nie mógłby nazwać

## The decks as a whole

quidditch-fault-house_size = Talia domu ma { $wanted } kart, a liczba kart w tej to { $size }.
quidditch-fault-pitch_size = Talia boiska ma { $wanted } kart, a liczba kart w tej to { $size }.
quidditch-fault-snitches = Złoty znicz jest dokładnie jeden, a tu ich liczba to { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Ścigający ma wartość od { $low } do { $high }, a tu któryś ma { $value }.
        [keeper] Obrońca ma wartość od { $low } do { $high }, a tu któryś ma { $value }.
       *[beater] Pałkarz ma wartość od { $low } do { $high }, a tu któryś ma { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Nie ma ścigającego o wartości { $value }.
        [keeper] Nie ma obrońcy o wartości { $value }.
       *[beater] Nie ma pałkarza o wartości { $value }.
    }
quidditch-fault-seekers = Każdy dom ma dwóch szukających o wartościach 11 i 12; tu ich wartości to { $values }.
quidditch-fault-no_seekers = Każdy dom ma dwóch szukających o wartościach 11 i 12; tu nie ma żadnego.
quidditch-fault-few_players = Większość kart domu to karty zawodników, a tu jest ich tylko { $count }: w niejednej ręce nie będzie żadnej.
quidditch-fault-few_quaffles = Kafel to najczęstsza karta boiska, a tu jest ich tylko { $count }.
quidditch-fault-few_bludgers = Gdy tłuczków jest mniej niż trzy, nigdy nie da się dobrać trzeciego.
quidditch-fault-few_free_goals = W pudełku jest kilka darmowych goli, a tu tylko { $count }.
quidditch-fault-few_goals = Gdy kafli i darmowych goli jest mniej niż szesnaście, zawsze wygrywa ten, kto złapie znicza.
quidditch-fault-no_lower = Żaden urok ani zaklęcie nie obniża karty.
quidditch-fault-no_strip = Żaden urok ani zaklęcie nie zabiera kart z ręki.
quidditch-fault-no_push_off = Żaden urok ani zaklęcie nie odpycha od piłki.
quidditch-fault-no_retrieve = Żaden urok ani zaklęcie nie odzyskuje karty.
quidditch-fault-no_counter = Żaden urok ani zaklęcie nie anuluje innych.
quidditch-fault-no_leg_locker = Nie ma Zwarcia Nóg: uroku, który obniża kartę albo zatrzymuje obrońcę.
quidditch-fault-strips = Jedno zaklęcie zabiera z ręki jedną kartę, a inne kilka.
quidditch-fault-lowering = Więcej niż jedna karta obniża inną.
quidditch-fault-fouls = W pudełku są oba rodzaje fauli: jeden na obrońcy i jeden, który zdobywa kafla.
quidditch-fault-no_referee = Nie ma sędziego, który anuluje faul.
