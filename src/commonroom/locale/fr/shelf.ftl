### The games on the shelf, in French: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Jouez une carte, posez un jeton sur une case correspondante, et complétez des lignes de cinq avant les autres.
# The line below the name on the lid of the box.
sequence-line = Cartes, jetons, lignes de cinq
# How long a game takes.
sequence-time = 20 minutes
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } ligne à { $theirs }
       *[other] { $mine } lignes à { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Édition Harry Potter
quidditch-name = Quidditch
quidditch-about = Deux maisons, quatre balles : posez des cartes face cachée, retournez-les, marquez des buts, évitez les Cognards et attrapez le Vif d’or.
quidditch-line = Bluffer, esquiver, attraper le Vif d’or
quidditch-time = 15 minutes
hogwarts-name = Une année à Poudlard
hogwarts-about = Une année scolaire pour un à huit joueurs : parcourez le château, réunissez ce qu’il faut pour vos missions, battez-vous en duel, passez des examens et remportez la Coupe des Quatre Maisons.
hogwarts-line = Missions, duels, la Coupe des Quatre Maisons
hogwarts-time = une soirée
hogwarts-spine-voldemort-returns = Le retour de Voldemort
quidditch-match-name = Match de Quidditch
quidditch-match-about = Deux équipes sur des balais : marquez deux buts avec vos Poursuiveurs, vos Batteurs et votre Gardien, puis poursuivez le Vif d’or.
quidditch-match-line = Deux buts, puis le Vif d’or
