### The games on the shelf, in French: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Jouez une carte, posez un jeton sur une case correspondante, et complétez des lignes de cinq avant les autres.
quidditch-name = Quidditch
quidditch-about = Deux maisons, quatre balles : posez des cartes face cachée, retournez-les, marquez des buts, évitez les Cognards et attrapez le Vif d’or.
hogwarts-name = Une année à Poudlard
hogwarts-about = Une année scolaire pour un à huit joueurs : parcourez le château, réunissez ce qu’il faut pour vos missions, battez-vous en duel, passez des examens et remportez la Coupe des Quatre Maisons. Ici, le jeu se joue en texte, sans images.
quidditch-match-name = Match de Quidditch
quidditch-match-about = Deux équipes sur des balais : marquez deux buts avec vos Poursuiveurs, vos Batteurs et votre Gardien, puis poursuivez le Vif d’or.
