### The first game of A Year at Hogwarts, in French: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Premiers pas, { $step } sur { $steps }
hogwarts-guide-go-on = Compris
hogwarts-guide-skip = Passer

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Vous gagnez avec une mission et plus de { $points } points.
       *[other] Vous gagnez avec { $missions } missions et plus de { $points } points.
    } { $match ->
        [yes] Il faut aussi un match de Quidditch.
       *[no] {""}
    } Les missions rapportent le plus, les examens s’y ajoutent. Sans PV, vous avez perdu.
hogwarts-guide-goal-company =
    { $missions ->
        [one] Celui qui a une mission et plus de { $points } points annonce la fin.
       *[other] Celui qui a { $missions } missions et plus de { $points } points annonce la fin.
    } { $match ->
        [yes] Il faut aussi un match de Quidditch.
       *[no] {""}
    } Celui qui a le plus de points l’emporte alors. Les missions rapportent le plus, les examens s’y ajoutent.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Il faut à votre équipe une mission et plus de { $points } points.
       *[other] Il faut à votre équipe { $missions } missions et plus de { $points } points.
    } Vos points s’additionnent, et vos coéquipiers voient tout ce que vous avez.
hogwarts-guide-goal-heroes = Détruisez les six Horcruxes. Pendant ce temps, Pettigrow rassemble de quoi faire revenir Voldemort. À la fin, Harry et Voldemort se rencontrent, et cela décide de la partie.
hogwarts-guide-goal-dark = Vous êtes Peter Pettigrow. Rassemblez quatre choses et faites revenir Voldemort avant que les héros n’aient détruit les six Horcruxes. À la fin, Harry et lui se rencontrent, et cela décide de la partie.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Lancez d’abord les dés : ils disent de combien de pas vous avancez.
        [rolled] Votre personnage peut modifier ce jet avant de marcher.
       *[walk] Vous pouvez vous arrêter là où la carte brille. Touchez un lieu pour voir ce qui s’y passe, puis encore une fois pour y aller.
    }
hogwarts-guide-field = Là où vous vous arrêtez, le signe agit : l’étoile donne un sort, la fiole une potion, le livre un livre, la croix des PV ; le sablier, c’est une carte Conduite, la cloche un événement, les baguettes croisées un duel. Les jetons dorés sont des objets : prenez-en deux par tour au plus.
hogwarts-guide-mission = Sous « { hogwarts-missions } », vous voyez où elles sont, qui y attend et ce qui manque. Touchez un nom pour le trouver sur la carte. Quand l’une est « { hogwarts-ready } », allez-y.
hogwarts-guide-mission-team = Sous « { hogwarts-missions } », vous voyez toutes celles de l’équipe et ce qui manque. Il vous faut ensemble les jetons et les cartes, et vous devez tous être là : attendez les autres sur place.
hogwarts-guide-fight = Chaque dé qui montre au moins le nombre de la carte adverse touche et retire 1 PV. Les cartes et jetons éclairés aident maintenant. Le pourcentage indique vos chances.

## Voldemort Returns

hogwarts-guide-horcrux = Il vous faut une arme : le Crochet de Basilic ou l’Épée de Gryffondor. Avec elle, allez jusqu’à un Horcruxe et lancez un dé contre le camp obscur ; si vous faites plus, il est détruit.
hogwarts-guide-meeting = Voldemort est revenu. Avant de le rencontrer, Harry doit avoir la Pierre de Résurrection, et il ne doit rester aucun Horcruxe. Voldemort cherche la Baguette de Sureau.
hogwarts-guide-ritual = Il vous faut le chaudron, l’os du père, la main de Queudver et le jeton Harry Potter. Votre plateau montre où ils sont. Avec les quatre, allez au terrain de Quidditch.
hogwarts-guide-dark-turn = À votre tour, vous jouez maintenant aussi vos Mangemorts : choisissez un pion, lancez les dés pour lui et marchez, puis passez au suivant. Un pion qui rencontre un héros se bat.
