### The Quidditch card game in one minute, in French: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Les balles arrivent
    .text = À chaque manche, le meneur révèle une balle : Souafle, Cognard ou Vif d’or.
quidditch-minute-lay = Posez face cachée
    .text = Au Souafle, chacun pose une carte. Aux autres balles, on choisit ; si l’un y va, les deux posent. Toute carte peut être un bluff.
quidditch-minute-quaffle = La plus haute prend le Souafle
    .text = Il vaut 10 points. Mais un Gardien au moins aussi haut l’arrête, et personne ne marque.
quidditch-minute-bludger = Au Cognard, place aux Batteurs
    .text = Un Batteur bat tous les autres postes. Qui est touché perd une carte.
quidditch-minute-special = Maléfices, fautes, réponses
    .text = Les cartes spéciales changent ce qui est posé. D’autres les annulent : Finite arrête la magie, l’Arbitre les fautes.
quidditch-minute-snitch = Le Vif d’or met fin au jeu
    .text = Seul un Attrapeur le prend : 150 points, et c’est fini. Qui a le plus de points gagne.
# The line below the pictures.
quidditch-minute-count = Ce qui compte
    .text = Souafle 10 · But offert 10 · Vif d’or 150 · Cognards 0, mais ils coûtent des cartes.
