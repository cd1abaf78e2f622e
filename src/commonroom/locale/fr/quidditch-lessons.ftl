### The lessons of the Quidditch card game, in French: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Une balle
    .about = Posez une carte face cachée, retournez-la, et la plus haute valeur marque.
    .end = Poser, révéler, marquer : voilà une manche. Qui a le plus de points quand le Vif d’or est attrapé gagne.
quidditch-lesson-ball-lay = Le Souafle est en jeu : 10 points. Chacun y pose une carte face cachée, et la plus haute valeur l’emporte. Posez votre Poursuiveur 9.
    .beater = Un Batteur compte aussi ici, mais pour 1. Votre Poursuiveur 9 est fait pour le Souafle.
    .keeper = Un Gardien arrête un Poursuiveur, mais ne marque pas contre lui. Vous voulez les points : posez le Poursuiveur 9.
    .low = C’est peut-être trop peu. Votre Poursuiveur 9 est le plus haut.
    .empty = On ne laisse jamais le Souafle seul. Posez-y une carte.
    .otherwise = Posez votre Poursuiveur 9 devant le Souafle.
quidditch-lesson-ball-pass = Les deux cartes sont retournées : votre 9 contre le 7 de Blaise. Une carte spéciale pourrait tout changer. Vous n’en avez pas : passez.
    .laid = Ce qui est posé reste. On compare maintenant les cartes.
    .otherwise = Passez, et le Souafle est à vous.
quidditch-lesson-ball-again = 10 points pour vous. Votre main est de nouveau pleine, et voici un autre Souafle. Blaise a déjà posé sa carte. Laquelle des vôtres est la plus forte ?
    .low = Vous en avez une plus haute pour le Souafle. Cherchez le 8.
    .special = Une carte spéciale ne compte pas devant une balle. Posez une carte de joueur.
    .otherwise = Posez votre Poursuiveur 8 devant le Souafle.

## The four roles

quidditch-lesson-roles = Quatre postes
    .about = Les Poursuiveurs marquent, les Gardiens arrêtent, les Batteurs frappent, les Attrapeurs guettent le Vif d’or.
    .end = Votre Gardien arrête : le Souafle reste. Chaque poste a sa balle, et votre Attrapeur attend encore le Vif d’or.
quidditch-lesson-roles-declare = À côté du Souafle, il y a un Cognard. Personne n’est obligé de le disputer, mais vous avez un Batteur, et c’est lui qui y règne. Annoncez que vous le disputez.
    .none = Vous pouvez le laisser. Mais vous avez un Batteur : allez-y.
    .otherwise = Choisissez le Cognard et confirmez.
quidditch-lesson-roles-lay = Une carte devant chaque balle : au Cognard, seuls les Batteurs comptent ; au Souafle, la valeur décide. Poursuiveur et Batteur sont éclairés.
    .seeker = Avec 11, il gagnerait ici. Mais seul un Attrapeur prend le Vif d’or : gardez-le.
    .keeper = Un Gardien arrête, mais ne marque pas contre un Poursuiveur. Essayez de marquer : Poursuiveur 8.
    .low = Votre Poursuiveur 8 a de meilleures chances.
    .no-beater = Au Cognard, seul un Batteur compte. Le vôtre est le 2.
    .one-each = Vous disputez deux balles : une carte pour chacune.
    .otherwise = Poursuiveur 8 au Souafle, Batteur 2 au Cognard.
quidditch-lesson-roles-order = Vous êtes le meneur : à vous de choisir l’ordre. Prenez d’abord le Cognard : qui est touché perd une carte au hasard, peut-être celle qu’il gardait pour le Souafle.
    .later = C’est permis. Mais un coup maintenant peut coûter à Blaise une carte utile au Souafle. Le Cognard d’abord.
    .otherwise = Le Cognard d’abord, puis le Souafle.
quidditch-lesson-roles-save = Votre Batteur touche, et Blaise perd une carte. Mais au Souafle attend un Gardien 10. Il vaut au moins votre Poursuiveur : il arrête. Passez.
    .otherwise = Passez. Le Souafle reste pour la prochaine manche.
quidditch-lesson-roles-keeper = Le Souafle est toujours là, et cette fois Blaise attaque. Votre Gardien arrête tout Poursuiveur qui n’est pas plus haut. Posez-le.
    .seeker = Il rapporterait 10 points, mais le Vif d’or en vaut 150. Gardez l’Attrapeur.
    .low = Si le Poursuiveur de Blaise est plus haut, les points sont perdus. Votre Gardien 9 l’arrête.
    .otherwise = Posez votre Gardien 9 devant le Souafle.

## Face down and bluff

quidditch-lesson-bluff = Face cachée
    .about = Personne ne voit ce que vous posez : cela peut être tout autre chose.
    .end = Votre bluff coûte à Blaise un Gardien, et à vous une carte inutile. Face cachée, tout est possible.
quidditch-lesson-bluff-declare = Vous n’avez pas de Batteur, mais Blaise l’ignore. Annoncez que vous disputez le Cognard : Blaise devra y poser une carte aussi. C’est un bluff.
    .none = C’est prudent, mais Blaise garde alors toutes ses cartes pour le Souafle. Tentez le bluff.
    .otherwise = Choisissez le Cognard et confirmez.
quidditch-lesson-bluff-lay = Blaise a posé deux cartes, aussi cachées que les vôtres. Votre Poursuiveur 10 va au Souafle. Au Cognard, posez une carte éclairée dont vous pouvez vous passer.
    .waste = Au Cognard, votre 10 ne compte pas. Envoyez-le au Souafle.
    .foul = Une carte spéciale ne compte pas au Souafle. Vous voulez y marquer : Poursuiveur 10.
    .keep = Celle-là servira plus tard. Donnez l’une des cartes éclairées.
    .one-each = Vous avez annoncé les deux : une carte pour chaque balle.
    .otherwise = Poursuiveur 10 au Souafle, une carte éclairée au Cognard.
quidditch-lesson-bluff-open = D’abord le Souafle : votre 10 contre 8. Vous menez, il n’y a rien à faire. Passez.
    .needless = Vous pourriez, mais vous gagnez déjà ici. Gardez la carte.
    .otherwise = Passez, et le Souafle est à vous.
quidditch-lesson-bluff-nothing = Et le Cognard : Blaise y a posé un Gardien, pas de Batteur non plus. Personne ne le gagne, mais le Gardien est perdu. Passez.
    .foul = Les fautes se commettent au Souafle. Ici, vous ne pouvez que passer.
    .otherwise = Passez. Le Cognard reste où il est.

## Jinx and counter

quidditch-lesson-jinx = Maléfice et riposte
    .about = Les cartes spéciales changent ce qui est sur la table, et d’autres les annulent.
    .end = Gagné, 7 contre 6. Les maléfices changent les valeurs, Finite arrête les sorts, l’Arbitre arrête les fautes.
quidditch-lesson-jinx-lower = Les cartes sont retournées : votre 7 contre un 9. Votre Bloque-jambes retire 3 à une carte. Jouez-le sur le Poursuiveur de Blaise.
    .pass = Le 9 gagnerait. Le Bloque-jambes peut encore tout changer.
    .disarm = Cela prend une carte dans la main de Blaise, mais le 9 reste un 9. Il faut le Bloque-jambes.
    .answer = Ces deux-là ne font que répondre. Personne n’a encore joué de carte.
    .otherwise = Jouez le Bloque-jambes au Souafle.
quidditch-lesson-jinx-counter = Blaise répond par Finite, qui annule maléfices et sortilèges. Mais Finite est aussi un sortilège, et vous en avez un : annulez l’annulation.
    .pass = Votre maléfice serait perdu, et le 9 gagnerait.
    .referee = L’Arbitre n’arrête que les fautes. Contre un sort, il faut Finite.
    .answer = Répondez d’abord : annulez le Finite de Blaise, ou laissez-le agir.
    .otherwise = Répondez par Finite.
quidditch-lesson-jinx-foul = Votre maléfice tient : 7 contre 6. Mais voici une faute : le Coudoyage donnerait le Souafle à Blaise. Qui appelez-vous ?
    .pass = Le Souafle irait à Blaise. Votre Arbitre peut l’empêcher.
    .disarm = Cela n’arrête pas une faute. Seul l’Arbitre le peut.
    .answer = Répondez d’abord à la faute.
    .otherwise = Répondez par l’Arbitre.
quidditch-lesson-jinx-settle = Arrêté. Plus rien ne vous sépare du Souafle : passez, et c’est réglé.
    .disarm = Vous pourriez, mais vous menez déjà. Gardez-le pour une autre manche.
    .otherwise = Passez.

## The Snitch

quidditch-lesson-snitch = Le Vif d’or
    .about = 150 points pour un Attrapeur, et la partie est finie.
    .end = Attrapé ! 150 points et fin de la partie. Gardez votre Attrapeur jusqu’à ce que le Vif d’or arrive.
quidditch-lesson-snitch-declare = Blaise mène 30 à 10, mais le Vif d’or est là : 150 points, et qui l’attrape met fin à la partie. Seuls les Attrapeurs comptent. Disputez-le.
    .none = Vous avez le plus haut des Attrapeurs. C’est le moment.
    .otherwise = Choisissez le Vif d’or et confirmez.
quidditch-lesson-snitch-lay = L’Attrapeur au Vif d’or. Il faut aussi une carte au Souafle, mais gardez Finite en main : vous pourriez en avoir besoin.
    .quaffle = Au Souafle, l’Attrapeur gagne 10 points ; au Vif d’or, 150.
    .finite = Posé devant une balle, Finite n’a plus de pouvoir. Gardez-le et posez une autre carte.
    .no-seeker = Au Vif d’or, seul un Attrapeur compte. Le vôtre est le 12.
    .one-each = On ne laisse jamais le Souafle seul. Une carte par balle.
    .otherwise = Attrapeur 12 au Vif d’or, une autre carte au Souafle, mais pas Finite.
quidditch-lesson-snitch-order = À vous de choisir l’ordre. Une fois le Vif d’or attrapé, la partie finit aussitôt, et la carte de Blaise au Souafle ne compte plus. Alors ?
    .quaffle = Blaise pourrait marquer d’abord. Commencez par le Vif d’or.
    .otherwise = Le Vif d’or d’abord, puis le Souafle.
quidditch-lesson-snitch-wait = 12 contre 11 : vous menez. Finite ne fait que répondre à d’autres cartes : attendez. Passez.
    .answer = Finite a besoin d’une carte à annuler. Personne n’en a encore joué.
    .otherwise = Passez, et voyez ce que fait Blaise.
quidditch-lesson-snitch-catch = Jambencoton retire 5 à votre Attrapeur : 7 contre 11. Heureusement, vous avez gardé Finite.
    .pass = Blaise attraperait le Vif d’or. Annulez le maléfice.
    .answer = Répondez d’abord au maléfice.
    .otherwise = Répondez par Finite.
