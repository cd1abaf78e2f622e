### Sequence in one minute, in French: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Jouez une carte
    .text = Posez un jeton sur une case libre qui la montre. Chaque carte, sauf les valets, a deux cases.
sequence-minute-draw = Piochez une carte
    .text = Votre tour est fini. À la plupart des tables, ici, la carte arrive toute seule.
sequence-minute-lines = Faites des lignes de cinq
    .text = À l’horizontale, à la verticale ou en diagonale. Les coins comptent pour tout le monde.
sequence-minute-wild = Deux yeux : partout
    .text = Les valets de { $first } et de { $second } vous regardent. Posez un jeton sur n’importe quelle case libre.
sequence-minute-remove = Un œil : retire
    .text = Les valets de { $first } et de { $second } regardent ailleurs. Retirez un jeton adverse, mais pas d’une ligne terminée.
sequence-minute-win = Deux lignes pour gagner
    .text = À trois camps, une seule suffit. Deux lignes peuvent partager un jeton.
# The line below the pictures.
sequence-minute-count = Combien ?
    .text = À 2, chacun tient 7 cartes ; à 3 ou 4, 6 ; à 6, 5 ; à 8 ou 9, 4 ; à 10 ou 12, 3. À partir de 4, on joue en équipes.
