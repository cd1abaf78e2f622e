### What is wrong or odd about decks of an owner's own, in English.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } is not quidditch
quidditch-fault-no_list = must be a list of decks
quidditch-fault-deck_twice = the same deck is described twice
quidditch-fault-which_deck = must be house or pitch
quidditch-fault-said_size = says { $size } cards, but there are { $count }
quidditch-fault-choose_one = must be 1: choose one of several effects
quidditch-fault-points = { $card } counts for { $points }

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } is a player card, so it needs a role and a value
quidditch-fault-player_effects = { $card } is a player card, so it has no effects
quidditch-fault-special_card = { $card } is a special card, so it has neither role nor value
quidditch-fault-special_effects = { $card } is a special card, so it needs an effect
quidditch-fault-cannot = a { $kind } cannot { $effect }; it can { $effects }
quidditch-fault-no_amount = { $effect } takes no amount; these take one: { $effects }
quidditch-fault-unclear_choice = { $card } gives a choice that no player could name

## The decks as a whole

quidditch-fault-house_size = A house deck has { $wanted } cards, but this one has { $size }.
quidditch-fault-pitch_size = The pitch deck has { $wanted } cards, but this one has { $size }.
quidditch-fault-snitches = There must be exactly one Golden Snitch, but this deck has { $count }.
quidditch-fault-role_value = A { $role } is worth { $low } to { $high }, but here one is worth { $value }.
quidditch-fault-no_role = There is no { $role } worth { $value }.
quidditch-fault-seekers = Each house has two Seekers, worth 11 and 12; here they are worth { $values }.
quidditch-fault-no_seekers = Each house has two Seekers, worth 11 and 12; here there are none.
quidditch-fault-few_players = Most house cards are player cards, but here only { $count } are: many hands will have none.
quidditch-fault-few_quaffles = Quaffles are the most common pitch card, but this deck has only { $count }.
quidditch-fault-few_bludgers = With fewer than three Bludgers, a third one can never be drawn.
quidditch-fault-few_free_goals = The box has several Free Goals, but this deck has only { $count }.
quidditch-fault-few_goals = With fewer than sixteen Quaffles and Free Goals, whoever catches the Snitch always wins.
quidditch-fault-no_lower = No jinx or spell lowers a value.
quidditch-fault-no_strip = No jinx or spell strips a hand.
quidditch-fault-no_push_off = No jinx or spell pushes off a ball.
quidditch-fault-no_retrieve = No jinx or spell brings a card back.
quidditch-fault-no_counter = No jinx or spell undoes another.
quidditch-fault-no_leg_locker = There is no Leg-Locker: a jinx that either lowers a value or stops a Keeper.
quidditch-fault-strips = One spell strips a single card, and another strips several.
quidditch-fault-lowering = More than one card lowers a value.
quidditch-fault-fouls = The box has both kinds of foul: one against a Keeper, and one that wins the Quaffle.
quidditch-fault-no_referee = There is no Referee to cancel a foul.
