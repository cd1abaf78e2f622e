### What is wrong or odd about decks of an owner's own, in German.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } ist nicht quidditch
quidditch-fault-no_list = muss eine Liste von Stapeln sein
quidditch-fault-deck_twice = derselbe Stapel ist zweimal beschrieben
quidditch-fault-which_deck = muss house (Haus) oder pitch (Feld) sein
quidditch-fault-said_size = nennt { $size } Karten, und es sind { $count }
quidditch-fault-choose_one = muss 1 sein: von mehreren Wirkungen wird eine gewählt
quidditch-fault-points = { $card } zählt { $points } Punkte

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } ist eine Spielerkarte und braucht deshalb eine Rolle und einen Wert
quidditch-fault-player_effects = { $card } ist eine Spielerkarte, und die haben keine Wirkungen
quidditch-fault-special_card = { $card } ist eine Sonderkarte und hat deshalb weder Rolle noch Wert
quidditch-fault-special_effects = { $card } ist eine Sonderkarte und braucht deshalb eine Wirkung
quidditch-fault-cannot =
    { $kind ->
        [jinx] ein Fluch kann die Wirkung { $effect } nicht haben, wohl aber { $effects }
        [spell] ein Zauber kann die Wirkung { $effect } nicht haben, wohl aber { $effects }
        [foul] ein Foul kann die Wirkung { $effect } nicht haben, wohl aber { $effects }
       *[referee] ein Schiedsrichter kann die Wirkung { $effect } nicht haben, wohl aber { $effects }
    }
quidditch-fault-no_amount = { $effect } hat keine Menge (amount); eine haben nur { $effects }
quidditch-fault-unclear_choice = { $card } lässt eine Wahl, die kein Spieler nennen könnte

## The decks as a whole

quidditch-fault-house_size = Ein Hausstapel hat { $wanted } Karten, dieser aber { $size }.
quidditch-fault-pitch_size = Der Feldstapel hat { $wanted } Karten, dieser aber { $size }.
quidditch-fault-snitches = Es gibt genau einen Goldenen Schnatz, hier aber { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Ein Jäger hat einen Wert von { $low } bis { $high }, hier aber hat einer { $value }.
        [keeper] Ein Hüter hat einen Wert von { $low } bis { $high }, hier aber hat einer { $value }.
       *[beater] Ein Treiber hat einen Wert von { $low } bis { $high }, hier aber hat einer { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Es gibt keinen Jäger mit dem Wert { $value }.
        [keeper] Es gibt keinen Hüter mit dem Wert { $value }.
       *[beater] Es gibt keinen Treiber mit dem Wert { $value }.
    }
quidditch-fault-seekers = Jedes Haus hat zwei Sucher mit den Werten 11 und 12; hier haben sie { $values }.
quidditch-fault-no_seekers = Jedes Haus hat zwei Sucher mit den Werten 11 und 12; hier gibt es keinen.
quidditch-fault-few_players = Die meisten Hauskarten sind Spielerkarten, hier aber nur { $count }: In mancher Hand wird keine sein.
quidditch-fault-few_quaffles = Quaffel sind die häufigsten Feldkarten, hier aber gibt es nur { $count }.
quidditch-fault-few_bludgers = Mit weniger als drei Klatschern kann nie ein dritter gezogen werden.
quidditch-fault-few_free_goals = In der Schachtel sind mehrere Freitore, hier aber nur { $count }.
quidditch-fault-few_goals = Mit weniger als sechzehn Quaffeln und Freitoren gewinnt immer, wer den Schnatz fängt.
quidditch-fault-no_lower = Kein Fluch oder Zauber schwächt eine Karte.
quidditch-fault-no_strip = Kein Fluch oder Zauber kostet Handkarten.
quidditch-fault-no_push_off = Kein Fluch oder Zauber drängt von einem Ball ab.
quidditch-fault-no_retrieve = Kein Fluch oder Zauber bringt eine Karte zurück.
quidditch-fault-no_counter = Kein Fluch oder Zauber hebt einen anderen auf.
quidditch-fault-no_leg_locker = Es gibt keinen Beinklammer-Fluch: einen Fluch, der entweder eine Karte schwächt oder einen Hüter aufhält.
quidditch-fault-strips = Ein Zauber kostet eine einzige Handkarte, ein anderer mehrere.
quidditch-fault-lowering = Mehr als eine Karte schwächt eine andere.
quidditch-fault-fouls = Beide Arten von Fouls sind in der Schachtel: eines gegen einen Hüter und eines, das den Quaffel gewinnt.
quidditch-fault-no_referee = Es gibt keinen Schiedsrichter, der ein Foul aufhebt.
