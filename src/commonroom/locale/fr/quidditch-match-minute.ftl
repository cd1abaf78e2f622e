### Le match de Quidditch en une minute, en français : six images, chacune avec un titre et une phrase ou deux.

quidditch-match-minute-formation = Deux équipes
    .text = Chacune a un Gardien, deux Batteurs et trois Poursuiveurs. Le Souafle est au centre, un Cognard dans chaque moitié.
quidditch-match-minute-move = Deux dés d’actions
    .text = Le total est votre nombre d’actions. Un pas en coûte une, une passe aussi. Qui arrive sur une balle peut la prendre.
quidditch-match-minute-bludger = Les Cognards éliminent
    .text = Un Batteur les envoie en ligne droite. La cible esquive avec 4 ou plus ; sinon, elle sort.
quidditch-match-minute-goal = Tirer au but
    .text = Depuis la ligne devant lui. Poursuiveur et Gardien lancent chacun un dé ; si le Poursuiveur fait plus, c’est un but. Il en faut deux pour gagner la manche.
quidditch-match-minute-card = Un but, une carte
    .text = Elle aide dans la poursuite : un balai plus rapide, une feinte, un sortilège contre l’autre Attrapeur.
quidditch-match-minute-chase = Attraper le Vif d’or
    .text = Puis les Attrapeurs font un tour du terrain : deux dés par tour et une carte. Le premier arrivé gagne.
# The line below the pictures.
quidditch-match-minute-count = Ce qui compte
    .text = Les buts font gagner la manche 1, et donc le premier tour de la poursuite. Le Vif d’or fait gagner le match.
