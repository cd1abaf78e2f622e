### What is wrong or odd about decks of an owner's own, in Portuguese.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } não é quidditch
quidditch-fault-no_list = tem de ser uma lista de baralhos
quidditch-fault-deck_twice = o mesmo baralho é descrito duas vezes
quidditch-fault-which_deck = tem de ser house (casa) ou pitch (campo)
quidditch-fault-said_size = diz { $size } cartas, e há { $count }
quidditch-fault-choose_one = tem de ser 1: de vários efeitos escolhe-se um
quidditch-fault-points = { $card } vale { $points } pontos

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } é uma carta de jogador, por isso precisa de uma posição e de um valor
quidditch-fault-player_effects = { $card } é uma carta de jogador, e essas não têm efeitos
quidditch-fault-special_card = { $card } é uma carta especial, por isso não tem posição nem valor
quidditch-fault-special_effects = { $card } é uma carta especial, por isso precisa de um efeito
quidditch-fault-cannot =
    { $kind ->
        [jinx] uma maldição não pode ter o efeito { $effect }; pode ter { $effects }
        [spell] um feitiço não pode ter o efeito { $effect }; pode ter { $effects }
        [foul] uma falta não pode ter o efeito { $effect }; pode ter { $effects }
       *[referee] um árbitro não pode ter o efeito { $effect }; pode ter { $effects }
    }
quidditch-fault-no_amount = { $effect } não tem quantidade (amount); só a têm { $effects }
quidditch-fault-unclear_choice = { $card } dá uma escolha que nenhum jogador poderia nomear

## The decks as a whole

quidditch-fault-house_size = Um baralho da casa tem { $wanted } cartas, e este tem { $size }.
quidditch-fault-pitch_size = O baralho do campo tem { $wanted } cartas, e este tem { $size }.
quidditch-fault-snitches = Há exatamente uma Snitch Dourada, e aqui há { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Um Chaser vale de { $low } a { $high }, e aqui há um que vale { $value }.
        [keeper] Um Keeper vale de { $low } a { $high }, e aqui há um que vale { $value }.
       *[beater] Um Beater vale de { $low } a { $high }, e aqui há um que vale { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Não há nenhum Chaser que valha { $value }.
        [keeper] Não há nenhum Keeper que valha { $value }.
       *[beater] Não há nenhum Beater que valha { $value }.
    }
quidditch-fault-seekers = Cada casa tem dois Seekers, que valem 11 e 12; aqui valem { $values }.
quidditch-fault-no_seekers = Cada casa tem dois Seekers, que valem 11 e 12; aqui não há nenhum.
quidditch-fault-few_players = A maioria das cartas da casa são cartas de jogador, e aqui só { $count }: muitas mãos não terão nenhuma.
quidditch-fault-few_quaffles = A Quaffle é a carta de campo mais frequente, e aqui só há { $count }.
quidditch-fault-few_bludgers = Com menos de três Bludgers nunca se pode tirar uma terceira.
quidditch-fault-few_free_goals = Na caixa há vários golos oferecidos, e aqui só { $count }.
quidditch-fault-few_goals = Com menos de dezasseis Quaffles e golos oferecidos ganha sempre quem apanha a Snitch.
quidditch-fault-no_lower = Nenhuma maldição nem feitiço baixa uma carta.
quidditch-fault-no_strip = Nenhuma maldição nem feitiço faz perder cartas da mão.
quidditch-fault-no_push_off = Nenhuma maldição nem feitiço afasta de uma bola.
quidditch-fault-no_retrieve = Nenhuma maldição nem feitiço recupera uma carta.
quidditch-fault-no_counter = Nenhuma maldição nem feitiço anula outro.
quidditch-fault-no_leg_locker = Não há Pernas Presas: uma maldição que baixa uma carta ou trava um Keeper.
quidditch-fault-strips = Um feitiço faz perder uma só carta e outro faz perder várias.
quidditch-fault-lowering = Mais de uma carta baixa outra.
quidditch-fault-fouls = Na caixa há os dois tipos de falta: uma contra um Keeper e outra que ganha a Quaffle.
quidditch-fault-no_referee = Não há nenhum árbitro que anule uma falta.
