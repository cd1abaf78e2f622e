### Sequence in the terminal, in French: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Jouer { $card } en { $cell }
sequence-do-remove = Jouer { $card } et retirer le jeton de { $cell }
sequence-do-exchange-card = Échanger la carte morte { $card }
sequence-do-forfeit-card = Défausser { $card }
sequence-do-hand-over = Céder sa place à { $substitute }
sequence-do-uphold = Accepter la réclamation
sequence-do-dismiss = Rejeter la réclamation

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Votre carte, ou carte et case (? pour l’aide) :
sequence-ask-owed = d pioche la carte qui vous revient.
sequence-ask-space = { $card } va en { $cells } :
sequence-ask-chip = { $card } retire le jeton de { $cells } :
sequence-ask-line = Quels cinq jetons font la séquence ? { $lines } :
sequence-ask-draw = d pioche votre carte, avec w les autres continuent sans elle :
sequence-ask-pass = Vous ne pouvez ni jouer ni échanger de carte. p passe :

## Answers to what leads nowhere

sequence-say-how = Tapez une carte et une case, comme 1 f7 ; ? explique.
sequence-say-card-first = D’abord la carte : son numéro ou son nom. ? explique.
sequence-say-dead = { $card } est morte : il ne lui reste aucune case. x { $card } l’échange (SEQ-50).
sequence-say-not-held = Vous n’avez pas { $card } (SEQ-27).
sequence-say-no-space = Ce n’est pas une case : les rangées vont de a à j, les colonnes de 1 à 10, comme f7.
sequence-say-no-card = Ce n’est pas une carte : tapez un nombre de 1 à { $most } ou un nom comme KH ; ? explique.

## Beside the board, as short as possible

sequence-panel-pile = pioche { $pile }, jouées { $played }
sequence-mark-left = parti
sequence-mark-passed = a passé
sequence-mark-forfeit = défausse

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Jouez une carte, posez un jeton sur une case qui la montre et faites des lignes de cinq : chacune est une séquence. Certains valets vont sur n’importe quelle case libre, les autres retirent un jeton adverse.
sequence-help-card = prendre la première carte de votre main : ses cases s’éclairent
sequence-help-space = poser un jeton sur la case de la rangée f, colonne 7
sequence-help-lit = ou sur la deuxième des cases éclairées
sequence-help-both = les deux à la fois ; aussi avec le nom de la carte, KH f7 ou 10S c4
sequence-help-back = reposer la carte
    .keys = Entrée
sequence-help-exchange = échanger votre troisième carte, si elle est morte
sequence-help-draw = piocher, aux tables où les cartes ne viennent pas toutes seules
sequence-help-pass = passer, quand rien d’autre n’est possible
sequence-help-chip = un jeton ; des deux côtés d’une carte : il fait partie d’une séquence et y reste
sequence-help-own = une case où va une carte de votre main
sequence-help-fresh = ce qui est nouveau ; { $gone } là où un jeton a été retiré
sequence-help-corner = compte pour tout le monde
