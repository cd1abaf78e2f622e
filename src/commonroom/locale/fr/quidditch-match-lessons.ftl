### The lessons of the Quidditch match, in French: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = Le Souafle
    .about = Les dés donnent des actions : voler, lancer, tirer.
    .end = But ! À chaque but, vous piochez une carte pour la poursuite du Vif d’or. Il faut deux buts pour gagner la première manche.
quidditch-match-lesson-quaffle-roll = Votre tour commence par deux dés. Leur total est votre nombre d’actions. Lancez-les.
    .otherwise = Lancez les dés.
quidditch-match-lesson-quaffle-fetch = 4 actions. Un pas vers une case voisine en coûte 1, ramasser la balle ne coûte rien. Volez jusqu’au Souafle avec votre Poursuiveur 1.
    .other = Cela marche aussi. Mais envoyez plutôt le Poursuiveur 1 : vous verrez pourquoi.
    .elsewhere = Le Souafle est sur la case éclairée, juste à côté du Poursuiveur 1.
    .end = Il vous reste des actions. Allez chercher le Souafle.
    .otherwise = Choisissez le Poursuiveur 1 et touchez la case éclairée.
quidditch-match-lesson-quaffle-pass = Vous l’avez ! Lancer le Souafle sur une case voisine coûte 1 action. Le Poursuiveur 2 est juste à côté : faites-lui la passe.
    .nobody = Il n’y a là personne de votre équipe. Lancez-le au Poursuiveur 2.
    .move = Voler marche aussi, mais essayez une passe au Poursuiveur 2.
    .end = Il vous reste des actions. Lancez le Souafle au Poursuiveur 2.
    .otherwise = Choisissez d’abord de lancer le Souafle, puis touchez la case éclairée.
quidditch-match-lesson-quaffle-line = On ne tire que depuis la ligne devant le but. Encore un pas avec le Poursuiveur 2.
    .pass = Assez de passes : le Poursuiveur 2 vole jusqu’à la ligne.
    .elsewhere = Le Poursuiveur 2 a le Souafle : sa place est sur la ligne.
    .end = Il vous reste des actions. Volez jusqu’à la ligne.
    .far = D’ici, c’est trop loin. Tirez depuis la ligne devant le but.
    .otherwise = Volez avec le Poursuiveur 2 sur la case éclairée.
quidditch-match-lesson-quaffle-shoot = Tirez ! Le Gardien et vous lancez chacun un dé. Si le vôtre est plus haut, c’est un but.
    .move = Vous êtes au bon endroit. Tirez.
    .end = Pas avant d’avoir tiré !
    .otherwise = Tirez au but.

## The Bludger

quidditch-match-lesson-bludger = Le Cognard
    .about = Vos Batteurs arrêtent celui qui a la balle.
    .end = Un joueur de moins pour Blaise, et le Souafle pour vous. Un camp sans Poursuiveurs perd la première manche.
quidditch-match-lesson-bludger-roll = Un Poursuiveur de Blaise a le Souafle, tout près de votre but. Vos Batteurs peuvent l’arrêter. Lancez les dés.
    .otherwise = Lancez les dés.
quidditch-match-lesson-bludger-fetch = Le Batteur 1 est à côté d’un Cognard. Volez-y : le ramasser ne coûte rien.
    .elsewhere = D’abord le Cognard : le Batteur 1 vole sur la case éclairée.
    .end = Il vous reste des actions. Allez chercher le Cognard.
    .otherwise = Choisissez le Batteur 1 et touchez la case éclairée.
quidditch-match-lesson-bludger-aim = Préparez maintenant le Cognard. Cela ne coûte pas d’action, et un dé dit jusqu’où il vole.
    .move = Restez là : d’ici, le chemin vers le Poursuiveur est tout droit.
    .end = Pas encore : lancez d’abord le Cognard.
    .otherwise = Préparez le Cognard.
quidditch-match-lesson-bludger-throw = Il vole en ligne droite, jusqu’à 4 cases. Lancez-le sur le Poursuiveur qui a le Souafle.
    .nobody = Il n’y a personne à toucher de ce côté. Lancez-le sur le Poursuiveur.
    .otherwise = Touchez le Poursuiveur qui a le Souafle, puis lancez.
quidditch-match-lesson-bludger-loose = Touché ! Il fallait 4 ou plus pour esquiver ; le dé montre 2. Le Souafle est libre. Allez le chercher avec le Poursuiveur 1.
    .elsewhere = Le Souafle est sur la case éclairée. Allez le chercher avec le Poursuiveur 1.
    .end = Le Souafle vous attend. Allez le chercher.
    .otherwise = Choisissez le Poursuiveur 1 et touchez la case éclairée.

## The Snitch

quidditch-match-lesson-snitch = Le Vif d’or
    .about = Deux Attrapeurs, un tour de terrain, et le premier arrivé gagne.
    .end = Attrapé ! Qui attrape le Vif d’or gagne le match, quel que soit le nombre de buts. Maintenant, vous savez jouer.
quidditch-match-lesson-snitch-roll = Après deux buts, les Attrapeurs filent vers le Vif d’or : 24 cases autour du terrain. Blaise a de l’avance. Lancez les dés.
    .card = Vous pouvez d’abord jouer une carte. Mais lancez les dés : vous saurez ce qu’il vous faut.
    .otherwise = Lancez les dés.
quidditch-match-lesson-snitch-back = Vous avancez de 5 cases. Vous pouvez jouer une carte par tour. L’Attrapeur de Blaise est sur la case 17 : le Sortilège de Confusion le fait reculer de 3.
    .firebolt = Gardez l’Éclair de feu pour les dernières cases. Jouez le Sortilège de Confusion.
    .end = Vous pouvez jouer une carte à chaque tour. Jouez le Sortilège de Confusion.
    .otherwise = Choisissez le Sortilège de Confusion et jouez-le.
quidditch-match-lesson-snitch-again = Blaise recule sur la case 14, puis avance de 8. Sans votre carte, le Vif d’or serait déjà pris. Lancez les dés.
    .card = Lancez d’abord les dés : vous saurez ce qu’il vous faut.
    .otherwise = Lancez les dés.
quidditch-match-lesson-snitch-catch = Vous êtes sur la case 20, et il manque 4 cases. Que dit l’Éclair de feu ?
    .end = Blaise aurait encore un tour. Jouez l’Éclair de feu.
    .otherwise = Jouez l’Éclair de feu : 4 cases.
