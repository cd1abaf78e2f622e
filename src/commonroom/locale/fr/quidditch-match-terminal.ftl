### The Quidditch match in the terminal, in French: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = l’autre { $by }
quidditch-match-card-die = un dé de plus

## Answers to what leads nowhere

quidditch-match-say-how = Tapez une pièce et où elle va, comme c1 u ; ? explique.
quidditch-match-say-nothing-there = Nommez la case : rien à vous n’y est encore qui puisse aller dans une direction.
quidditch-match-say-field = Nommez une case par colonne et rangée, comme c5, ou une direction : u, d, l ou r.
quidditch-match-say-no-card = Vous n’avez pas cette carte.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = On gagne la première manche avec deux buts, ou en éliminant tous les Poursuiveurs adverses. Son vainqueur vole en premier dans la seconde : l’Attrapeur qui achève le tour prend le Vif d’or. Vos buts sont en bas, vos pièces en majuscules : K, B1 et B2, C1 à C3 sont le Gardien, les Batteurs et les Poursuiveurs.
quidditch-match-help-roll = lancer les dés : pour vos actions, ou pour votre Attrapeur
quidditch-match-help-step = un pas de votre Poursuiveur 1 vers le haut ; aussi d (bas), l (gauche), r (droite), ou la case : c1 c5
quidditch-match-help-pass = passer le Souafle vers le haut ; aussi vers une case : p c5
quidditch-match-help-shoot = tirer au but, depuis la ligne devant les buts adverses
quidditch-match-help-take = prendre le Souafle au Poursuiveur dont vous avez rejoint la case
quidditch-match-help-aim = préparer le Cognard du Batteur 1 : un dé dit jusqu’où il vole
quidditch-match-help-throw = puis le lancer vers le haut ; aussi d, l, r
quidditch-match-help-card = jouer votre première carte Quidditch
quidditch-match-help-end = finir le tour ; les actions restantes sont perdues
quidditch-match-help-formation = aux tables où l’on place les pièces : la formation habituelle ; c1 b3 place une pièce
quidditch-match-help-put = poser le Souafle sur cette case, quand vous n’avez plus de Gardien
quidditch-match-help-quaffle = le Souafle ; { $bludger } un Cognard : sur une case, ou avec la pièce qui précède
quidditch-match-help-lap = où en est un Attrapeur sur le tour
