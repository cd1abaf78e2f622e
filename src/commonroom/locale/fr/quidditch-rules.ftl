### The rules of the Quidditch card game in French: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, le jeu de cartes : les règles
    .intro =
        Cette page réunit toutes les règles du jeu de cartes Quidditch telles que Common Room les applique.
        Deux maisons s’affrontent sur le terrain. On pose des cartes face cachée devant les balles, on les
        retourne, on marque des buts, on esquive les Cognards, et l’on joue jusqu’à ce que quelqu’un attrape
        le Vif d’or.

        - Un identifiant comme QCG-40 désigne une **règle** : le feuillet imprimé l’énonce, ou elle en découle
          directement. La source dit où elle se trouve, et si elle est imprimée, déduite du texte imprimé ou
          tirée d’une source publique extérieure au feuillet.
        - Un identifiant comme RUL-QCG-40 désigne une **décision** : notre choix là où le feuillet se tait,
          manque de clarté ou se contredit. Elle donne la question, la réponse et la raison. Certaines
          décisions peuvent être modifiées par une option à l’ouverture d’une table.

        Quelques mots reviennent partout :

        - Le **paquet de maison** est votre propre paquet, et il a sa propre pile de défausse. Le **paquet de
          terrain** appartient aux deux joueurs. Le **terrain** est l’endroit, entre vous deux, où les balles
          sont posées face visible, et votre **pile de gains** contient les cartes de terrain que vous avez
          gagnées.
        - Une **balle** est un Souafle, un Cognard ou le Vif d’or quand il se trouve sur le terrain. Une balle
          est **disputée** quand on joue pour elle dans cette manche, et **réglée** une fois son résultat
          connu.
        - Le **meneur** ouvre la manche ; l’autre est le **second joueur**.
        - **Poser** une carte, c’est la placer face cachée devant une balle disputée. Une carte spéciale posée
          ainsi est **mise de côté** : elle n’y a aucun pouvoir. **Jouer** une carte spéciale, c’est la
          montrer depuis sa main, dire ce qu’elle fait et la laisser agir.
        - La **valeur effective** d’une carte de joueur posée est sa valeur imprimée, une fois déduit tout ce
          qui l’affaiblit.
        - Qui n’a rien qui compte devant une balle y est **sans carte** ; voir RUL-QCG-33.
        - Qui perd un Cognard contre l’autre joueur est **touché**.

        Cette page n’est pas officielle : toutes les règles y sont reformulées avec nos propres mots, elle ne
        remplace pas le feuillet de votre boîte, et les noms des jeux, des éditeurs, des maisons et des
        personnages sont des marques de leurs propriétaires.
    .contents = Sommaire
    .editions = Éditions
    .edition = Édition
    .id = Identifiant
    .box = Boîte
    .topic = Sujet
    .ids = Voir
    .readings = Passages peu clairs du feuillet et lecture retenue
    .readings-intro =
        Nous avons lu le feuillet néerlandais du jeu. Il contient des erreurs, des lacunes et des passages qui
        se contredisent ; voici ceux qui comptent en jouant.
    .difference = Le texte
    .reading = Lecture retenue
    .why = Pourquoi
    .options = Options
    .options-intro =
        Une table choisit ses options avant le début de la partie. La première valeur est celle par défaut.
    .option = Option
    .values = Valeurs
    .decides = Ce qu’elle détermine
    .procedures = Procédures
    .procedures-intro =
        Les cartes, puis les mêmes règles encore une fois, dans l’ordre exact où elles s’appliquent.
    .refusals = Actions refusées
    .refusals-intro =
        Une action interdite est refusée avec un code qui dit pourquoi ; voici les codes que l’on rencontre en
        jouant. Un refus ne change rien : la carte reste en main, et celui qui doit agir doit toujours le
        faire.
    .code = Code
    .meaning = Signification
    .source = Source
    .rulings = Décision

edition-quidditch-card-game-2001 = Jeu de cartes 2001
    .box = Quidditch, le jeu de cartes pour deux, Mattel 2001


## Sections

section-quidditch-components = Matériel
    .about = les trois paquets, cartes de joueur, cartes spéciales, cartes de terrain
section-quidditch-setup = Mise en place
    .about = maisons, premières mains, qui mène en premier
section-quidditch-information = Informations visibles et cachées
    .about = ce que joueurs et spectateurs peuvent voir, et d’où vient le hasard
section-quidditch-goal = But du jeu et points
    .about = ce que valent les balles et combien de temps dure une partie
section-quidditch-round = La manche
    .about = qui mène, comment une manche commence et finit
section-quidditch-pitch = Le terrain
    .about = combien de balles il peut y avoir, ce que l’on retourne, ce qui reste
section-quidditch-declaring = Annonces
    .about = dire pour quels Cognards on joue, et si l’on joue pour le Vif d’or
section-quidditch-laying = Poser des cartes
    .about = combien de cartes, trop peu de cartes, bluff, être sans carte
section-quidditch-quaffle = Le Souafle
    .about = la balle que l’on dispute toujours, Gardiens et arrêts
section-quidditch-bludger = Cognards
    .about = Batteurs, coups reçus et mains réduites
section-quidditch-free-goal = Buts offerts
    .about = le but qui ne demande aucune carte
section-quidditch-snitch = Le Vif d’or
    .about = Attrapeurs, la prise, la poursuite finale
section-quidditch-new-round = Une nouvelle manche
    .about = compléter sa main, paquets de maison vides
section-quidditch-several-balls = Plusieurs balles à la fois
    .about = qui choisit l’ordre, et quand
section-quidditch-specials = Cartes spéciales
    .about = les cinq sortes de maléfices et de sortilèges, leurs cibles, où elles vont
section-quidditch-windows = Fenêtres
    .about = quand on peut jouer des cartes spéciales, et qui parle en premier
section-quidditch-answers = Réponses
    .about = annuler une carte spéciale
section-quidditch-fouls = Fautes et Arbitres
    .about = un Gardien hors de combat, les penalties, et comment on les arrête
section-quidditch-end = Fin de la partie
    .about = piles de défausse, dernières balles, décompte, partie nulle
section-quidditch-leaving = Temps, bots et abandon
    .about = pendules, joueurs absents, ce que peuvent faire les bots, abandonner


## Components

QCG-01 =
    Quidditch est un duel pour exactement deux personnes. La boîte le recommande à partir de huit ans.
    .source = Couverture (imprimé)
QCG-02 =
    Les 108 cartes forment trois paquets que l’on distingue à leur dos : 40 cartes écarlates pour Gryffondor,
    40 vertes pour Serpentard, et 28 cartes de terrain bleues pour les deux.
    .source = Contenu (imprimé ; le total est calculé)
QCG-03 =
    Un paquet de maison mêle deux sortes de cartes. Les Poursuiveurs, Gardiens, Batteurs et Attrapeurs sont
    des cartes de joueur ; les Arbitres, les fautes, les maléfices et les sortilèges sont des cartes
    spéciales.
    .source = Regarder ses cartes (imprimé)
QCG-04 =
    Une carte de joueur montre un poste et une valeur. Les Poursuiveurs vont de 4 à 10, les Gardiens de 6 à
    10, les Batteurs de 1 à 3, et un Attrapeur vaut 11 ou 12.
    .source = Jouer pour un Souafle, Jouer pour un Cognard et Jouer pour le Vif d’or (imprimé)
QCG-05 =
    Votre paquet de maison contient deux Attrapeurs : l’un vaut 11, l’autre 12.
    .source =
        Jouer pour le Vif d’or. Le nombre et les valeurs sont imprimés, mais pour le mauvais paquet ; une
        critique publique confirme un Attrapeur de chaque valeur.
QCG-06 =
    Aucune maison n’est plus forte que l’autre : les deux paquets de maison contiennent les mêmes cartes en
    mêmes nombres.
    .source = Absent du feuillet ; tiré d’une source publique, une critique du jeu.
QCG-07 =
    Le paquet de terrain se compose de Souafles, de Cognards, de Buts offerts et d’un seul Vif d’or.
    .source = Jouer et Jouer pour le Vif d’or (imprimé)
QCG-08 =
    Parmi les cartes de terrain, aucune n’est aussi fréquente que le Souafle.
    .source = Jouer pour un Souafle (imprimé)
RUL-QCG-81 =
    Les paquets indiqués sous « Les paquets » dans les procédures. Partout où aucune source ne compte les
    cartes, nous les avons conçus nous-mêmes. Qui possède la boîte peut les remplacer par d’autres avec
    deck_data ; les deux joueurs utilisent alors le même paquet de maison, et les paquets doivent passer les
    contrôles indiqués au même endroit.
    .question =
        Combien y a-t-il d’exemplaires de chaque carte, et une table peut-elle utiliser ses propres paquets ?
    .reason =
        De toutes les sources que nous avons trouvées, aucune ne compte autre chose que le Vif d’or et les
        Attrapeurs. Qui possède la boîte n’a qu’à regarder.


## Setup

QCG-09 =
    Triez les cartes en trois paquets, mélangez chacun d’eux et posez-le face cachée.
    .source = Préparation (imprimé)
QCG-10 =
    Le paquet de terrain se place au milieu de la table, à portée des deux joueurs.
    .source = Préparation (imprimé)
QCG-11 =
    Choisissez chacun une maison. L’un joue Gryffondor, l’autre Serpentard.
    .source = Préparation (imprimé ; que les maisons diffèrent se déduit du fait qu’il y a un paquet de chacune)
QCG-12 =
    Votre première main, ce sont les cinq cartes du dessus de votre propre paquet de maison. Ne la montrez pas
    à votre adversaire.
    .source = Préparation (imprimé)
QCG-13 =
    C’est toujours Serpentard qui mène la première manche.
    .source = Début de la partie (imprimé)
RUL-QCG-17 =
    Celui qui s’est installé le premier à la table a le choix, et l’autre prend la maison qui reste. À une
    table en ligne, chaque place peut souhaiter une maison avant le début de la partie : le souhait de la
    première place passe d’abord, puis celui de la seconde, et sans aucun souhait la première place joue
    Gryffondor.
    .question = Et si les deux joueurs veulent la même maison ?
    .reason =
        Il faut bien trancher. L’enjeu est mince : les paquets sont égaux, et la maison ne décide que de qui
        mène en premier.
RUL-QCG-18 =
    Non. Vous jouez avec les cinq cartes que vous avez reçues.
    .question = Peut-on échanger une mauvaise main de départ ?
    .reason = Le feuillet ne prévoit pas de seconde donne, et de toute façon la main se complète à chaque manche.


## Open and hidden information

RUL-QCG-76 =
    Oui. Chacun des joueurs peut consulter les deux piles de défausse de haut en bas. L’option discard_view
    peut limiter ce que vous voyez de la pile de l’autre joueur à sa carte du dessus.
    .question = Peut-on consulter les piles de défausse ?
    .reason = Chacune de leurs cartes était visible des deux joueurs au moment où elle y est arrivée.
RUL-QCG-77 =
    Visibles de tous : le nombre de cartes de chaque main, de chaque paquet de maison et du paquet de
    terrain ; le terrain et sa pile de défausse ; les piles de gains et les points ; les cartes spéciales
    jouées dans cette manche ; les coups reçus, le meneur et le numéro de la manche ; les balles devant
    lesquelles des cartes sont posées ; et la composition des paquets. Cachés : les cartes de la main adverse,
    les cartes face cachée de l’autre joueur, et l’ordre de tous les paquets face cachée, y compris le vôtre.
    .question = Sinon, qu’est-ce qui est visible, et qu’est-ce qui est caché ?
    .reason = C’est ce que deux personnes pourraient voir et compter à une vraie table.
RUL-QCG-78 =
    Uniquement ce qui est visible de tous.
    .question = Que voient les spectateurs ?
    .reason = Un spectateur qui connaîtrait une main pourrait la révéler.
RUL-QCG-80 =
    Une seule source de hasard, qui part de la graine de la partie. La graine et les actions permettent
    ensemble de rejouer exactement la partie.
    .question = Qui mélange, et qui tire des cartes au hasard ?
    .reason = Aucun joueur ne peut l’influencer, et chacun peut le vérifier après coup.


## Goal and points

QCG-14 =
    Chaque Souafle que vous gagnez vous rapporte 10 points.
    .source = Jouer et Jouer pour un Souafle (imprimé)
QCG-15 =
    Chaque But offert que vous retournez vous rapporte 10 points.
    .source = Jouer et Jouer pour une carte But (imprimé)
QCG-16 =
    Attraper le Vif d’or rapporte 150 points.
    .source = Jouer et Jouer pour le Vif d’or (imprimé)
QCG-17 =
    Les Cognards ne rapportent rien. Même quand vous en gagnez un, il ne va pas dans votre pile de gains.
    .source = Jouer pour un Cognard (imprimé ; qu’ils ne rapportent rien est déduit)
QCG-18 =
    On joue manche après manche jusqu’à ce que le Vif d’or soit attrapé.
    .source = But du jeu et Vainqueur (imprimé)
QCG-19 =
    À la fin de la partie, celui qui a le plus de points gagne.
    .source = But du jeu et Vainqueur (imprimé)
QCG-20 =
    Qui attrape le Vif d’or n’a pas encore gagné : si l’autre joueur reste devant malgré les 150 points, c’est
    lui qui l’emporte. C’est difficile, mais possible.
    .source = Vainqueur (imprimé)


## The round

QCG-21 =
    Une partie se compose de nombreuses manches courtes.
    .source = Début de la partie (imprimé)
QCG-22 =
    Vous et votre adversaire menez à tour de rôle, une manche chacun.
    .source = Début de la partie (imprimé)
QCG-23 =
    Pour ouvrir la manche, le meneur prend la carte du dessus du paquet de terrain et la pose face visible
    entre vous deux.
    .source = Début de la partie (imprimé)
QCG-24 =
    En règle générale, vous commencez chaque manche avec cinq cartes de maison en main.
    .source = Regarder ses cartes (imprimé)
QCG-25 =
    Ce sont les balles sur le terrain qui décident des cartes qu’il vaut la peine de poser, et si vous devez
    en poser.
    .source = Regarder ses cartes (imprimé)
QCG-26 =
    La manche se termine quand il ne reste plus sur le terrain aucune carte de maison posée : toutes ont été
    retournées, réglées et défaussées.
    .source = Début d’une nouvelle manche (imprimé)
RUL-QCG-20 =
    La manche se termine sans qu’aucune carte soit posée. Les deux joueurs complètent leur main, et c’est à
    l’autre joueur de mener : il ouvre la manche suivante.
    .question = Et s’il n’y a pas de Souafle et que personne ne veut d’aucune autre balle ?
    .reason =
        QCG-51 met fin à la manche à ce moment-là, et selon QCG-75 on change de meneur à chaque nouvelle
        manche.


## The pitch

QCG-27 =
    Les balles sont posées entre les deux joueurs, bien en vue de chacun.
    .source = Jouer et Début de la partie (imprimé)
QCG-28 =
    Le terrain a de la place pour quatre balles : un Souafle, deux Cognards et le Vif d’or.
    .source = Jouer et Début d’une nouvelle manche (imprimé)
QCG-29 =
    Une balle que personne ne gagne est encore là à la manche suivante.
    .source = Jouer pour un Souafle, Jouer pour un Cognard et Jouer pour le Vif d’or (imprimé)
QCG-30 =
    Une manche peut donc commencer avec un terrain vide ou avec quelques balles restées là.
    .source = Début d’une nouvelle manche (imprimé)
QCG-31 =
    Quand un Souafle est resté sur le terrain, le nouveau meneur ouvre la manche avec lui et ne retourne pas
    de carte de terrain.
    .source = Début d’une nouvelle manche (imprimé)
QCG-32 =
    Un troisième Cognard ne trouve pas de place. Celui qui l’a retourné le met sur la pile de défausse du
    terrain, retourne la carte suivante à la place et continue de mener.
    .source = Début d’une nouvelle manche (imprimé)
RUL-QCG-21 =
    Oui. Seul un Souafle resté sur le terrain l’en empêche.
    .question = Le meneur retourne-t-il une carte s’il reste des balles, mais pas de Souafle ?
    .reason = QCG-31 nomme le Souafle et aucune autre balle.
RUL-QCG-22 =
    L’une après l’autre, jusqu’à ce qu’une balle soit posée sur le terrain ou que le paquet de terrain soit
    vide. Un But offert ou un troisième Cognard n’est pas une telle balle ; une autre carte le suit donc.
    .question = Combien de cartes de terrain le meneur retourne-t-il ?
    .reason = QCG-32 et QCG-65 demandent tous deux une autre carte.
RUL-QCG-23 =
    Avec des paquets corrects, cela n’arrive jamais. Si cela arrivait quand même, la balle en trop serait
    traitée comme un troisième Cognard : elle est défaussée, et la carte suivante est retournée.
    .question = Et si un deuxième Souafle ou un deuxième Vif d’or apparaît ?
    .reason =
        Personne ne retourne de carte tant qu’un Souafle est là, et il n’y a qu’un Vif d’or ; la limite de
        QCG-28 doit tenir même avec des paquets inhabituels.
RUL-QCG-25 =
    On ne retourne plus rien, et la manche continue avec les balles qui sont là.
    .question = Et si le paquet de terrain s’épuise pendant que le meneur retourne des cartes ?
    .reason = On peut disputer les balles du terrain sans qu’il en vienne une nouvelle.


## Declaring

RUL-QCG-24 =
    Chaque Cognard et le Vif d’or, un par un, dans chaque manche où ils sont sur le terrain. Les deux
    emplacements des Cognards ne diffèrent que par leur nom, et un Cognard retourné va au premier emplacement
    libre.
    .question = Pour quelles balles les joueurs peuvent-ils choisir de jouer ?
    .reason =
        Le feuillet ne raconte que l’arrivée d’un nouveau Cognard, mais une balle qui reste en jeu peut être
        disputée de nouveau.
RUL-QCG-26 =
    Le meneur nomme d’abord, en une seule fois, toutes les balles facultatives pour lesquelles il joue. Le
    second joueur peut ensuite nommer n’importe lesquelles des autres. Il suffit que l’un des deux nomme une
    balle pour qu’elle soit disputée par les deux, et tout le monde l’entend. L’option declare_mode peut
    laisser les deux décider en secret et en même temps ; est alors disputée toute balle qu’au moins l’un
    d’eux a nommée, et seules les balles obligatoires comptent comme dues au sens de RUL-QCG-27.
    .question = Qui décide en premier des balles pour lesquelles on joue ?
    .reason = C’est le meneur qui retourne la carte ; le premier mot à son sujet devrait donc lui revenir aussi.
RUL-QCG-27 =
    Vous pouvez annoncer une balle pour chaque carte que vous avez en plus de celles que vous devez déjà, et
    pas davantage.
    .question = Un joueur peut-il annoncer plus de balles qu’il n’a de cartes pour elles ?
    .reason = Toute balle annoncée oblige les deux joueurs à poser une carte ; voir QCG-52 et QCG-68.
RUL-QCG-28 =
    Oui. C’est un bluff comme un autre.
    .question = Peut-on jouer pour un Cognard sans Batteur, ou pour le Vif d’or sans Attrapeur ?
    .reason = N’importe quelle carte peut être posée devant ces balles, et le feuillet vante ailleurs le bluff.
RUL-QCG-29 =
    Non. Ce qui est annoncé reste annoncé.
    .question = Peut-on revenir sur une annonce ?
    .reason = Elle a déjà engagé l’autre joueur.


## Laying cards

RUL-QCG-14 =
    Non. Les deux joueurs choisissent en secret et posent leurs cartes au même moment.
    .question =
        Peut-on jouer une carte spéciale entre le moment où l’un pose ses cartes et celui où l’autre les
        pose ?
    .reason =
        Sur deux écrans, personne ne doit gagner à être plus lent. Les fenêtres avant et après la pose
        couvrent ce que QCG-82 permet.
RUL-QCG-30 =
    Une devant chaque balle disputée dont vous n’avez pas été écarté, ou toutes celles que vous avez si votre
    main n’y suffit pas. Jamais deux devant la même balle, donc jamais plus de quatre.
    .question = Combien de cartes un joueur pose-t-il ?
    .reason = Devant chaque balle, c’est une carte contre une carte.
RUL-QCG-31 =
    Alors on les pose toutes. L’une va devant le Souafle si vous pouvez y poser une carte, et les autres où
    vous voulez. Devant une balle qui n’en reçoit pas, vous êtes sans carte.
    .question = Et si une main a moins de cartes qu’il n’y a de balles disputées ?
    .reason = Le Souafle est la seule balle qu’il faut disputer dans tous les cas.
RUL-QCG-32 =
    Un joueur sans cartes ne pose rien, tandis que l’autre pose comme d’habitude. Si les deux mains sont
    vides, aucune balle n’est disputée : toutes restent, la manche se termine, et les deux joueurs complètent
    leur main.
    .question = Et si un joueur n’a plus aucune carte en main ?
    .reason = Sans carte d’aucun côté, il n’y a rien à comparer.
RUL-QCG-33 =
    Vous êtes sans carte devant une balle si vous n’y avez rien posé, si vous en avez été écarté, si vous y
    avez mis de côté une carte spéciale ou si votre Gardien a été mis hors de combat. Être sans carte ne vaut
    rien et ne gagne rien. On perd alors le Souafle contre n’importe quelle carte de joueur, un Cognard contre
    un Batteur et le Vif d’or contre un Attrapeur. S’il en est ainsi des deux côtés, la balle reste.
    .question = Que veut dire être sans carte devant une balle ?
    .reason = Dans tous ces cas, le joueur n’a rien à comparer ; ils sont donc traités de la même façon.
RUL-QCG-34 =
    Oui, devant n’importe quelle balle. Avec aside_only_without_player_cards activé, c’est interdit devant le
    Souafle tant que vous avez en main une carte de joueur ; cela ne concerne pas les autres balles.
    .question = Peut-on mettre de côté une carte spéciale quand on a encore des cartes de joueur ?
    .reason =
        Un titre du feuillet le réserve aux joueurs qui n’ont pas d’autre choix, mais le texte recommande
        ensuite cette ruse comme bluff et comme esquive ; voir QCG-48 et QCG-91.
RUL-QCG-35 =
    Tant que l’autre joueur n’a pas encore posé, vous pouvez changer d’avis. Une fois que les deux ont posé,
    tout est fixé. Jusque-là, votre adversaire apprend seulement si vous êtes prêt, et ensuite devant quelles
    balles se trouvent vos cartes.
    .question = Peut-on changer les cartes posées ?
    .reason = Rien n’a encore été montré ; cela ne lèse donc personne.


## The Quaffle

QCG-33 =
    On n’ignore jamais un Souafle. Tant qu’il y en a un sur le terrain, vous devez tous deux jouer pour lui.
    .source = Jouer pour un Souafle (imprimé)
QCG-34 =
    Pour cela, vous posez une carte face cachée devant le Souafle, et votre adversaire en fait autant.
    .source = Jouer pour un Souafle (imprimé)
QCG-35 =
    Tous les postes peuvent tenter leur chance. Les Poursuiveurs sont faits pour cela et les Gardiens
    défendent, mais on peut aussi poser un Batteur ou un Attrapeur.
    .source = Jouer pour un Souafle (imprimé)
QCG-36 =
    Vous retournez vos deux cartes en même temps.
    .source = Jouer pour un Souafle (imprimé)
QCG-37 =
    De deux cartes de joueur, celle qui a la plus forte valeur remporte le Souafle, et son propriétaire
    l’ajoute face visible à sa pile de gains.
    .source = Jouer pour un Souafle (imprimé)
QCG-38 =
    Les deux cartes posées ont alors rempli leur rôle. Chacune va face visible sur la pile de défausse de son
    propriétaire.
    .source = Jouer pour un Souafle (imprimé)
QCG-39 =
    À valeurs égales, le Souafle reste où il est jusqu’à la manche suivante, et les deux cartes sont tout de
    même défaussées.
    .source = Jouer pour un Souafle (imprimé)
QCG-40 =
    Un Gardien fait un arrêt contre tout autre poste si sa valeur est au moins égale. Un arrêt ne gagne rien :
    les cartes sont défaussées, et le Souafle reste pour la manche suivante.
    .source = Jouer pour un Souafle (imprimé ; que le cas de deux Gardiens soit à part découle de QCG-42)
QCG-41 =
    Contre une valeur plus forte, un Gardien ne peut rien, et le Souafle revient à l’adversaire.
    .source =
        Jouer pour un Souafle (déduit : la plus forte valeur gagne, et seul un Gardien de valeur égale ou
        supérieure fait un arrêt)
QCG-42 =
    Gardien contre Gardien, il n’y a pas d’arrêt : le plus fort des deux remporte le Souafle.
    .source = Jouer pour un Souafle (imprimé)
QCG-43 =
    Deux Gardiens égaux sont défaussés sans vainqueur, et le Souafle reste.
    .source = Jouer pour un Souafle (imprimé)
QCG-44 =
    Si l’on joue pour un Souafle et que vous n’avez aucune carte de joueur en main, vous devez poser une carte
    spéciale face cachée à la place. Cela s’appelle la mettre de côté.
    .source = Pas de cartes de joueur en main (imprimé)
QCG-45 =
    Quand on retourne les cartes, une carte mise de côté est défaussée, et rien de ce qu’elle dit ne se
    produit.
    .source = Pas de cartes de joueur en main (imprimé)
QCG-46 =
    Si l’un de vous a mis de côté une carte spéciale et que l’autre a posé une carte de joueur, c’est la carte
    de joueur qui remporte le Souafle.
    .source = Pas de cartes de joueur en main (imprimé)
QCG-47 =
    Si vous avez tous deux mis de côté une carte spéciale, elles sont toutes deux défaussées et le Souafle
    reste.
    .source = Pas de cartes de joueur en main (imprimé)
QCG-48 =
    Vous pouvez aussi mettre une carte de côté pour bluffer : votre adversaire y laissera peut-être une carte
    de joueur qu’il aurait mieux fait de garder.
    .source = Pas de cartes de joueur en main et Fautes et arbitres (imprimé)
RUL-QCG-39 =
    Oui, contre tous les postes sauf un autre Gardien, et ce sont les valeurs effectives que l’on compare.
    Aucun Gardien n’atteint un Attrapeur intact, qui vaut 11 ou 12.
    .question = Un Gardien fait-il aussi un arrêt contre un Batteur ou un Attrapeur ?
    .reason = Le feuillet permet à un Gardien l’arrêt contre une carte de joueur, et ce sont des cartes de joueur.
RUL-QCG-40 =
    Le propriétaire du Gardien gagne le Souafle. Avec keeper_wins_unopposed désactivé, le Souafle reste sur
    le terrain, sauf si un Bloque-jambes ou une faute a mis le Gardien adverse hors de combat (RUL-QCG-61).
    .question = Et si un Gardien rencontre une carte mise de côté, ou pas de carte du tout ?
    .reason =
        Pour un arrêt, il faut une carte de joueur à arrêter, et QCG-46 se contente de n’importe quelle carte
        de joueur.
RUL-QCG-41 =
    L’arrêt. On l’examine d’abord, et la plus forte valeur ne gagne que s’il n’y a pas d’arrêt.
    .question = La carte la plus forte gagne, mais un arrêt ne gagne rien : qu’est-ce qui passe d’abord ?
    .reason = L’arrêt est l’exception ; sinon, un Gardien de forte valeur ne pourrait jamais faire d’arrêt.
RUL-QCG-42 =
    Les deux.
    .question = Après un arrêt, défausse-t-on seulement le Gardien, ou les deux cartes ?
    .reason =
        Le feuillet ne parle que du Gardien, mais tout autre résultat défausse les deux cartes, et rien ne
        plaide pour en garder une.
RUL-QCG-43 =
    Tout s’additionne, et la valeur s’arrête à 0. Tout cela prend fin une fois la balle réglée.
    .question = Et si une carte est affaiblie plusieurs fois, ou de plus que sa valeur ?
    .reason = Deux maléfices doivent faire plus qu’un seul, et une valeur inférieure à zéro n’aurait pas de sens.
RUL-QCG-44 =
    C’est toujours une carte de joueur, et elle garde son poste. Elle gagne contre une carte mise de côté et
    elle est à égalité avec un autre 0. Devant sa propre balle, un Batteur ou un Attrapeur à 0 bat toujours
    tous les autres postes.
    .question = Que peut encore une carte de joueur dont la valeur est tombée à 0 ?
    .reason = Seule sa valeur a été réduite.


## Bludgers

QCG-49 =
    Personne n’est obligé de courir après un Cognard. Chacun décide s’il veut jouer pour lui.
    .source = Jouer pour un Cognard (imprimé)
QCG-50 =
    Si aucun de vous ne veut du Cognard, il rôde sur le terrain jusqu’à la manche suivante.
    .source = Jouer pour un Cognard (imprimé)
QCG-51 =
    Dans ce cas, vous passez aux autres balles du terrain. S’il n’y en a pas, la manche est terminée et l’on
    retourne la carte de terrain suivante.
    .source = Jouer pour un Cognard (imprimé)
QCG-52 =
    Si l’un de vous joue pour le Cognard, l’autre n’a pas le choix : il doit y poser une carte lui aussi.
    .source = Jouer pour un Cognard (imprimé)
QCG-53 =
    Devant un Cognard, vous pouvez poser n’importe quelle carte de votre main : une carte de joueur de tout
    poste comme une carte spéciale que vous mettez de côté.
    .source = Jouer pour un Cognard (imprimé, parmi ce qu’un Batteur peut y rencontrer)
QCG-54 =
    Ici, les Batteurs sont rois : un Batteur gagne contre tout ce qui n’est pas un Batteur. Les valeurs n’y
    jouent aucun rôle.
    .source = Jouer pour un Cognard (imprimé)
QCG-55 =
    Entre deux Batteurs, c’est la plus forte valeur qui gagne.
    .source = Jouer pour un Cognard (imprimé)
QCG-56 =
    Entre deux Batteurs de même valeur, personne ne gagne. Ils sont défaussés, et le Cognard reste.
    .source = Jouer pour un Cognard (imprimé)
QCG-57 =
    Si aucun de vous n’a posé de Batteur, les cartes sont défaussées et le Cognard reste.
    .source = Jouer pour un Cognard (imprimé)
QCG-58 =
    Le gagnant prend à l’aveugle une carte dans la main du perdant et la met sur la pile de défausse de
    celui-ci.
    .source = Jouer pour un Cognard (imprimé ; que la carte vienne de la main est déduit)
QCG-59 =
    Un Cognard qui a touché quelqu’un quitte le terrain. Il va face visible sur la pile de défausse à côté du
    paquet de terrain.
    .source = Jouer pour un Cognard (imprimé)
QCG-60 =
    Les cartes posées devant un Cognard sont défaussées, quel que soit le résultat.
    .source =
        Jouer pour un Cognard (imprimé pour chaque résultat ; pour un Batteur contre une autre carte, c’est
        déduit)
QCG-61 =
    Être touché vous coûte une carte de votre prochaine main : vous ne la complétez qu’à quatre cartes.
    .source = Jouer pour un Cognard (imprimé)
QCG-62 =
    Après cette seule manche, vous complétez de nouveau à cinq.
    .source = Jouer pour un Cognard (imprimé)
QCG-63 =
    Touché deux fois dans une même manche, vous n’avez que trois cartes pour la suivante.
    .source = Jouer pour un Cognard (imprimé)
RUL-QCG-45 =
    Le hasard la désigne, parmi les seules cartes de la main du perdant ; les cartes posées et les cartes
    spéciales déjà jouées ne risquent rien. Tout le monde la voit quand elle est défaussée. L’option
    bludger_pick peut laisser le gagnant désigner lui-même l’une des cartes cachées, après qu’elles ont été
    mélangées.
    .question = Quelle carte perd un joueur qui a été touché ?
    .reason = Choisir à l’aveugle, c’est choisir au hasard, et cela épargne une étape.
RUL-QCG-46 =
    Il n’y a alors rien à défausser, mais la main suivante est réduite malgré tout.
    .question = Et si le joueur touché n’a plus de cartes en main ?
    .reason = La carte perdue et la main réduite sont deux effets distincts.
RUL-QCG-49 =
    Alors les deux commencent la manche suivante avec moins de cartes, chacun selon les coups qu’il a reçus.
    .question = Et si les deux joueurs ont été touchés dans une même manche ?
    .reason = Chaque Cognard frappe celui qui l’a perdu.
RUL-QCG-50 =
    Non. Ils sont définitivement hors du jeu. Avec recycle_bludgers activé, la pile de défausse du terrain est
    mélangée pour former un nouveau paquet de terrain quand celui-ci est vide.
    .question = Les Cognards défaussés reviennent-ils ?
    .reason = Le feuillet ne fait revenir que des cartes de maison.
RUL-QCG-51 =
    Non. Cela se produit aussitôt, et aucune carte ne peut l’empêcher.
    .question = Un joueur peut-il réagir à la perte d’une carte due à un Cognard ?
    .reason = Être touché est un résultat et non une carte spéciale ; il n’y a donc rien à annuler.


## Free Goals

QCG-64 =
    Un But offert ne se dispute pas. Le meneur qui le retourne marque aussitôt et le met sur sa pile de gains.
    .source = Jouer pour une carte But (imprimé)
QCG-65 =
    Ensuite, le meneur retourne encore une carte de terrain et reste le meneur.
    .source = Jouer pour une carte But (imprimé)
RUL-QCG-19 =
    Non. Le même joueur mène jusqu’à la fin de cette manche, et la suivante revient comme d’habitude à
    l’adversaire.
    .question = Change-t-on de meneur après un But offert, ou après qu’un troisième Cognard a été défaussé ?
    .reason = Le feuillet laisse le meneur continuer, mais il ne donne à personne une manche de plus.


## The Golden Snitch

QCG-66 =
    Rien ne vous oblige à jouer pour le Vif d’or. Si vous n’avez pas d’Attrapeur, vous pouvez le laisser voler
    pour l’instant et continuer à jouer.
    .source = Jouer pour le Vif d’or (imprimé)
QCG-67 =
    Un Vif d’or pour lequel personne ne joue reste sur le terrain.
    .source = Jouer pour le Vif d’or (imprimé ; cela découle de « pour l’instant »)
QCG-68 =
    Si l’un de vous joue pour le Vif d’or, l’autre doit y poser une carte lui aussi.
    .source = Jouer pour le Vif d’or (imprimé)
QCG-69 =
    Les Attrapeurs, et personne d’autre, peuvent attraper le Vif d’or.
    .source = Jouer pour le Vif d’or (imprimé)
QCG-70 =
    Attrapeur contre Attrapeur, la plus forte valeur attrape le Vif d’or.
    .source = Jouer pour le Vif d’or (imprimé)
QCG-71 =
    Deux Attrapeurs de même valeur se gênent l’un l’autre : ils sont tous deux défaussés, et le Vif d’or
    reste.
    .source = Jouer pour le Vif d’or (imprimé)
QCG-72 =
    Un Attrapeur qui rencontre quoi que ce soit d’autre, que ce soit un autre poste ou une carte spéciale,
    attrape le Vif d’or.
    .source =
        Jouer pour le Vif d’or (imprimé ; qu’une carte spéciale compte comme une autre sorte de carte est
        déduit)
QCG-73 =
    Là où aucun Attrapeur n’a été posé, il n’y a pas de prise : les cartes sont défaussées, et le Vif d’or
    reste.
    .source = Jouer pour le Vif d’or (imprimé)
RUL-QCG-53 =
    Oui. La fenêtre après la révélation s’ouvre pour le Vif d’or comme pour toute autre balle, et la prise ne
    compte qu’une fois cette fenêtre fermée.
    .question = Peut-on encore empêcher la prise quand l’Attrapeur est déjà face visible ?
    .reason =
        QCG-82 permet les maléfices et les sortilèges à tout moment, et c’est le moment où ils comptent le
        plus.
RUL-QCG-54 =
    Alors commence la poursuite finale. Dans toute manche qui débute avec un paquet de terrain vide, on ne
    retourne pas de carte, et il faut jouer pour le Vif d’or comme on doit jouer pour un Souafle. Avec
    final_chase désactivé, il reste facultatif.
    .question = Et si le paquet de terrain est vide et que le Vif d’or n’a pas été attrapé ?
    .reason = Deux joueurs prudents pourraient laisser voler le Vif d’or éternellement.
RUL-QCG-55 =
    Pas encore. Dans la manche où il apparaît, vous pouvez encore y renoncer ; la poursuite finale commence à
    la manche suivante.
    .question = Faut-il jouer tout de suite pour le Vif d’or s’il est la toute dernière carte de terrain ?
    .reason = Le paquet de terrain n’était pas vide au début de cette manche.


## A new round

QCG-74 =
    Quand la manche est finie, chacun pioche dans son propre paquet de maison jusqu’à ce que sa main soit de
    nouveau complète : cinq cartes, ou quatre ou trois pour un joueur qui a été touché.
    .source = Début d’une nouvelle manche (imprimé)
QCG-75 =
    La manche suivante est menée par celui qui n’a pas mené celle-ci.
    .source = Début d’une nouvelle manche (imprimé)
QCG-76 =
    Les cartes spéciales dont vous avez utilisé le pouvoir ne vont sur votre pile de défausse qu’à la fin de
    la manche.
    .source = Fautes et arbitres (imprimé)
QCG-77 =
    Quand votre paquet de maison est épuisé, mélangez votre pile de défausse et posez-la face cachée : c’est
    votre nouveau paquet de maison.
    .source = Fautes et arbitres (imprimé, mais à propos de la main)
RUL-QCG-47 =
    Il s’agit de la taille de la main une fois complétée, non du nombre de cartes piochées. Cinq, moins une
    pour chaque coup reçu dans la manche qui vient de finir ; ensuite, ces coups sont oubliés.
    .question = Un joueur touché ne prend que quatre cartes : quatre en tout, ou quatre nouvelles ?
    .reason =
        Le feuillet dit que ce joueur joue avec une carte de moins, et que cela ne dure qu’une manche.
RUL-QCG-48 =
    Ce joueur ne pioche rien et ne défausse rien. Pendant une manche, une main peut avoir n’importe quelle
    taille.
    .question = Et si une main a déjà autant de cartes qu’elle peut en compter une fois complétée, ou plus ?
    .reason = La limite vaut pour la pioche ; rien dans le feuillet ne retire de cartes à ce moment-là.
RUL-QCG-79 =
    Seulement quand il faut piocher une carte et que le paquet de maison est vide. On mélange alors toute la
    pile de défausse, y compris les cartes spéciales jouées dans cette manche, et l’on continue à piocher. Si
    même cela ne suffit pas, la main reste plus petite.
    .question = Quand exactement mélange-t-on une pile de défausse pour en faire un nouveau paquet de maison ?
    .reason =
        Le feuillet dit « quand vous n’avez plus de cartes de maison en main », ce qui n’aurait aucun sens à
        côté de sa règle pour compléter la main. Il doit s’agir du paquet.
RUL-QCG-83 =
    D’abord les cartes spéciales jouées vont sur les piles de défausse, puis les deux joueurs complètent leur
    main, puis les coups reçus sont effacés, puis on change de meneur, et enfin la manche suivante commence
    par sa carte de terrain. Peu importe lequel des deux complète sa main en premier.
    .question = Dans quel ordre se déroule la fin d’une manche ?
    .reason =
        Les cartes spéciales jouées doivent être sur la pile de défausse avant qu’elle puisse être mélangée,
        et les coups reçus doivent compter avant d’être oubliés.


## Several balls at once

QCG-78 =
    S’il y a plusieurs balles, c’est au meneur de décider dans quel ordre on les joue.
    .source = Plusieurs balles en jeu (imprimé)
QCG-79 =
    Mais d’abord, chacun de vous pose une carte face cachée devant chaque balle pour laquelle il joue. C’est
    seulement ensuite que l’on choisit l’ordre et que l’on retourne la première carte.
    .source = Plusieurs balles en jeu (imprimé, dans une phrase abîmée)
QCG-80 =
    On joue ensuite une balle après l’autre, dans l’ordre choisi.
    .source = Plusieurs balles en jeu (déduit : c’est à cela que sert un ordre)
RUL-QCG-36 =
    Le meneur le choisit quand toutes les cartes sont face cachée et que la fenêtre après la pose est fermée,
    avant qu’on retourne quoi que ce soit. L’option order_timing peut placer ce choix avant la pose.
    .question = Quand choisit-on l’ordre ?
    .reason =
        Le feuillet dit d’abord tout de suite, puis d’attendre les cartes face cachée. La seconde phrase est
        la plus précise et dit pourquoi : les cartes peuvent influencer l’ordre.
RUL-QCG-37 =
    Oui : un ordre pour toutes les balles disputées, qui est ensuite définitif. Avec une seule balle disputée,
    il n’y a rien à choisir. L’option order_mode peut laisser le meneur nommer une balle à la fois, après
    chaque résultat.
    .question = Le meneur doit-il choisir l’ordre entier d’un seul coup ?
    .reason = D’après le feuillet, le meneur décide d’un ordre, et il le fait une fois.
RUL-QCG-38 =
    Non. On retourne les cartes d’une balle quand vient son tour. L’option reveal_mode peut les faire
    retourner toutes avant que la première balle soit réglée.
    .question = Retourne-t-on en même temps les cartes de toutes les balles ?
    .reason = Si tout était visible, l’ordre n’aurait guère d’importance.


## Special cards

QCG-81 =
    Au lieu de poser une carte spéciale, vous pouvez l’utiliser contre votre adversaire directement depuis
    votre main, en disant ce qu’elle fait.
    .source = Cartes spéciales (imprimé)
QCG-82 =
    Pour les maléfices et les sortilèges, tout moment convient, que des cartes aient été posées ou non, et
    quel que soit celui qui les a posées.
    .source = Maléfices et sortilèges (imprimé)
QCG-83 =
    Ils agissent l’un après l’autre, dans l’ordre où ils ont été joués : le sortilège prononcé en premier est
    aussi le premier à agir.
    .source = Maléfices et sortilèges (imprimé)
QCG-84 =
    La première sorte **affaiblit** une carte de joueur de votre adversaire : elle en réduit la valeur. Vous
    avez intérêt à attendre de voir cette carte, mais rien ne vous y oblige.
    .source = Maléfices et sortilèges (imprimé ; qu’attendre ne soit qu’un conseil est notre lecture)
QCG-85 =
    Le Bloque-jambes en fait partie ; il peut, à la place, immobiliser un Gardien.
    .source = Maléfices et sortilèges (imprimé)
QCG-86 =
    La deuxième sorte **dépouille** la main de votre adversaire : une ou plusieurs cartes, prises à l’aveugle,
    sont défaussées.
    .source = Maléfices et sortilèges (imprimé)
QCG-87 =
    Contrairement à un Cognard, cela n’a pas de suites durables. Dès que la main est de nouveau complétée, les
    cartes perdues sont toutes remplacées.
    .source = Maléfices et sortilèges (imprimé)
QCG-88 =
    La troisième sorte **écarte** votre adversaire **d’une balle**. S’il y en a plusieurs, vous choisissez
    laquelle.
    .source = Maléfices et sortilèges (imprimé)
QCG-89 =
    La quatrième sorte vous permet de **récupérer** : parcourez votre pile de défausse et reprenez-y une carte
    dans votre main.
    .source = Maléfices et sortilèges (imprimé)
QCG-90 =
    La cinquième sorte est le **contre-sort**, qui réduit à néant un maléfice ou un sortilège utilisé contre
    vous.
    .source = Maléfices et sortilèges (imprimé)
QCG-91 =
    Chaque carte spéciale peut aussi être mise de côté devant une balle, comme esquive. Son pouvoir est alors
    perdu.
    .source = Fautes et arbitres (imprimé)
RUL-QCG-11 =
    Non. Il faut une cible autorisée, comme indiqué sous « Ce que font les cartes spéciales », et seuls les
    coups de ce genre sont proposés.
    .question = Peut-on jouer une carte spéciale là où elle n’a aucun effet ?
    .reason =
        Gâcher une carte par erreur n’a rien d’amusant, et dans le feuillet chaque carte s’utilise contre
        quelqu’un ou pour quelque chose.
RUL-QCG-12 =
    Non. Jusqu’à la fin de la pose, vous devez une carte à chaque balle disputée dont vous n’avez pas été
    écarté. Dans les deux fenêtres qui précèdent, vous ne pouvez jouer une carte spéciale, même une carte qui
    en annule une autre, que si votre main suffit encore ensuite pour ce que vous devez, en supposant que la
    carte agisse. Avec reserve_owed_cards désactivé, cette limite disparaît.
    .question = Un joueur peut-il dépenser des cartes dont il a besoin pour poser ?
    .reason =
        QCG-33, QCG-52 et QCG-68 obligent un joueur à poser ; personne ne doit pouvoir y échapper en vidant sa
        main.
RUL-QCG-59 =
    On peut l’affaiblir dans les fenêtres après la pose, après la révélation et après un résultat, tant que sa
    balle n’est pas réglée ; avant cela, il n’y a pas encore de carte. Ce qui affaiblit une carte face cachée
    compte à partir de la révélation, et le maléfice est perdu si la carte s’avère être une carte spéciale. Ne
    sont pas des cibles : une carte spéciale face visible, une carte écartée, et un Gardien hors de combat.
    .question = Peut-on affaiblir une carte tant qu’elle est face cachée ?
    .reason = Le feuillet conseille seulement d’attendre, et jouer à l’aveugle comporte son propre risque.
RUL-QCG-60 =
    Celui qui le joue dit lequel des deux effets il choisit : affaiblir une carte, et toute cible qui peut
    être affaiblie convient, ou immobiliser un Gardien, qui doit être face visible devant le Souafle.
    .question = À quoi peut servir le Bloque-jambes ?
    .reason = Le feuillet lui donne les deux pouvoirs, et un Gardien n’a d’importance nulle part ailleurs.
RUL-QCG-61 =
    Le camp du Gardien y est alors sans carte ; le Gardien est défaussé avec le résultat. L’auteur du coup
    gagne le Souafle avec n’importe quelle carte de joueur posée, même un autre Gardien. S’il n’a qu’une carte
    spéciale mise de côté, le Souafle reste.
    .question = Que se passe-t-il quand un Bloque-jambes ou une faute met un Gardien hors de combat ?
    .reason =
        Le feuillet permet alors à n’importe quelle carte de joueur de marquer, et une carte mise de côté n’en
        est pas une.
RUL-QCG-62 =
    Des cartes de la main, tirées au hasard ; les cartes posées ne risquent rien. Si la main est trop petite,
    elle y passe tout entière. On ne peut pas viser un joueur dont la main est vide. Tout le monde voit les
    cartes perdues.
    .question = Quelles cartes perd-on quand une main est dépouillée ?
    .reason = Le feuillet les fait prendre sans regarder, et les cartes sur le terrain ne sont plus dans la main.
RUL-QCG-63 =
    Vous choisissez une balle disputée qui n’est pas encore réglée. La carte de votre adversaire y est montrée
    et défaussée sur-le-champ, et il ne peut plus y en poser d’autre de toute la manche : il est sans carte.
    La balle reste disputée, et son résultat se détermine comme d’habitude.
    .question = Que veut dire exactement être écarté d’une balle ?
    .reason =
        Le feuillet dit seulement qu’un joueur est éloigné de la balle. C’est la façon la plus simple d’en
        être éloigné.
RUL-QCG-64 =
    Votre adversaire ne pose rien devant cette balle et ne lui doit aucune carte, tandis que vous devez
    toujours poser la vôtre. Dans la fenêtre d’ouverture, seules les balles obligatoires sont déjà disputées :
    le Souafle et, dans la poursuite finale, le Vif d’or.
    .question = Et si un joueur est écarté avant que des cartes soient posées ?
    .reason = Qui est éloigné de la balle ne peut ni jouer pour elle ni y être obligé.
RUL-QCG-65 =
    Personne ne la gagne, et elle reste sur le terrain.
    .question = Et si les deux joueurs sont écartés de la même balle ?
    .reason = Aucun des deux n’y a de carte ; voir RUL-QCG-33.
RUL-QCG-66 =
    Une carte au choix de votre propre pile de défausse, carte de joueur ou carte spéciale, même si elle y est
    arrivée dans cette manche. Les cartes spéciales jouées dans cette manche n’y sont pas encore et ne peuvent
    pas être prises. Si la pile est vide, le sortilège ne peut pas être joué. Votre adversaire voit la carte,
    qui compte ensuite comme une carte en main parmi les autres. On dépense une carte pour en gagner une ;
    aucune main n’en sort donc plus grande.
    .question = Quelle carte peut-on récupérer ?
    .reason = Le feuillet ne fixe pas de limite, et QCG-76 dit quand les cartes jouées arrivent sur la pile.
RUL-QCG-67 =
    Elles restent face visible à côté de leur propriétaire jusqu’à la fin de la manche. Avant que quiconque
    complète sa main, elles vont sur la pile de défausse de ce propriétaire. Il en va de même des cartes
    annulées et de celles qui les ont annulées.
    .question = Où vont les cartes spéciales jouées, et quand ?
    .reason = QCG-76 donne le moment, et une carte annulée a été jouée elle aussi.
RUL-QCG-68 =
    Oui. Elle est retournée avec les autres et défaussée face visible.
    .question = L’adversaire voit-il une carte spéciale mise de côté ?
    .reason = Les deux cartes d’une balle sont retournées, et les piles de défausse sont visibles.
RUL-QCG-69 =
    Non. Les cartes spéciales ne se jouent que depuis la main.
    .question = Peut-on jouer une carte spéciale après l’avoir posée devant une balle ?
    .reason = Une carte posée a quitté la main, et QCG-45 lui refuse tout pouvoir.


## Windows

RUL-QCG-01 =
    Cinq sortes de fenêtres, et aucun autre moment. L’ouverture : après la carte de terrain et avant les
    annonces, s’il y a un choix à faire pour une balle. Avant la pose : après les annonces, si une balle est
    disputée. Après la pose : rien n’a été retourné, et l’ordre n’est pas encore choisi. Après la révélation :
    les deux cartes d’une balle sont face visible, et son résultat est encore ouvert. Après le résultat : une
    balle a été réglée, et ni la révélation suivante ni la fin de la manche ne sont encore venues. Un maléfice
    ou un sortilège qui a une cible autorisée trouve sa place dans chacune d’elles, une faute seulement dans
    celle d’après la révélation devant le Souafle.
    .question = Que veut dire « à tout moment » ?
    .reason = Cela couvre tous les moments dont parlent QCG-82 et QCG-92, et laisse quand même la partie avancer.
RUL-QCG-02 =
    Personne n’a à se presser : le meneur parle en premier dans chaque fenêtre. Celui qui a la parole joue une
    carte spéciale ou passe, puis c’est à l’autre de parler. La fenêtre se ferme quand les deux passent l’un
    après l’autre ; dès qu’une carte est jouée, on recommence à compter. L’option timing_mode peut en faire
    une course.
    .question = Qui peut agir en premier dans une fenêtre ?
    .reason =
        Une connexion rapide ne donne aucun avantage, et puisque l’on mène à tour de rôle, la première parole
        alterne aussi.
RUL-QCG-03 =
    Dans une course, personne n’a la parole, et chacun des joueurs peut envoyer une carte à tout moment tant
    que la fenêtre est ouverte. Les cartes agissent dans l’ordre de leur arrivée, et au même instant le meneur
    passe devant. Une carte qu’une carte précédente a rendue impossible est refusée et reste en main. La
    fenêtre se ferme quand les deux ont passé depuis la dernière carte, ou quand le temps fixé par
    race_window_seconds s’est écoulé depuis l’ouverture ou depuis la dernière carte, selon ce qui est venu en
    dernier. Les réponses disposent du même temps ; une fois ce temps écoulé, cela compte comme un passe.
    .question = Comment se déroule une course à la première parole ?
    .reason = C’est ce qui ressemble le plus à QCG-83 à une vraie table, où une fraction de seconde décide.
RUL-QCG-05 =
    L’adversaire de celui qui l’a jouée au départ, que la carte ait agi ou qu’elle ait été annulée.
    .question = Qui parle une fois qu’une carte spéciale est réglée ?
    .reason = D’après le feuillet, les deux joueurs agissent à tour de rôle.
RUL-QCG-13 =
    Autant que vous voulez et que vous pouvez.
    .question = Combien de cartes spéciales un joueur peut-il jouer dans une fenêtre ou dans une manche ?
    .reason = Le feuillet ne fixe pas de limite, et la main en est une bien suffisante.
RUL-QCG-15 =
    Chaque fenêtre s’ouvre pour les deux joueurs, même si l’un d’eux ne pouvait rien faire d’autre que passer.
    Les joueurs peuvent laisser leur page passer pour eux ; c’est un réglage privé, et un tel passe n’est
    montré qu’une fois écoulé le temps fixé par min_pass_ms depuis que c’est à eux de parler.
    .question = L’adversaire peut-il deviner à un passe ce qu’un joueur a en main ?
    .reason = Une fenêtre sautée, ou un passe trop rapide, trahirait la main.


## Answers

RUL-QCG-06 =
    Dès qu’elle est montrée et avant qu’elle agisse. Chaque carte spéciale jouée attend une réponse de
    l’adversaire, et seules les cartes qui annulent sont une réponse : un contre-sort à un maléfice ou à un
    sortilège, un Arbitre à une faute. Si l’adversaire passe, la carte agit aussitôt.
    .question = Quand peut-on annuler une carte spéciale ?
    .reason =
        Une carte qui en défait une autre a besoin d’un moment pour le faire. Toute autre carte jouée à ce
        moment-là dépasserait une carte plus ancienne, contrairement à QCG-83.
RUL-QCG-07 =
    Oui, puisqu’il est lui-même un sortilège utilisé contre l’adversaire. Les réponses se succèdent jusqu’à ce
    qu’un joueur passe. Après un nombre impair de contre-sorts, la première carte est annulée ; après un
    nombre pair, elle agit. Avec counter_chain désactivé, le premier contre-sort est définitif.
    .question = Peut-on contrer un contre-sort ?
    .reason = QCG-90 agit sur tout sortilège utilisé contre vous.
RUL-QCG-08 =
    Un contre-sort annule un maléfice, un sortilège ou un autre contre-sort. Un Arbitre annule une faute. Rien
    d’autre n’annule quoi que ce soit : aucun contre-sort n’arrête une faute ni un Arbitre, et une carte mise
    de côté n’a pas de pouvoir que l’on pourrait annuler. L’option counter_scope peut étendre les contre-sorts
    aux fautes et aux Arbitres.
    .question = Quelles cartes en annulent quelles autres ?
    .reason =
        Le feuillet parle d’abord des maléfices et des sortilèges, puis des cartes spéciales en général. La
        phrase la plus étroite laisse un rôle à l’Arbitre.
RUL-QCG-09 =
    Non. Si une main est sur le point d’être dépouillée, son propriétaire ne peut pas jouer en vitesse ce qui
    est menacé.
    .question = Peut-on jouer d’autres cartes spéciales en réponse ?
    .reason = La carte jouée plus tôt agit plus tôt ; voir QCG-83.
RUL-QCG-10 =
    Non. Quand il n’y a rien à annuler, ils ne peuvent servir qu’à être mis de côté.
    .question = Peut-on jouer des contre-sorts et des Arbitres de sa propre initiative ?
    .reason = Ils défont quelque chose ; il faut donc qu’il y ait quelque chose à défaire.


## Fouls and Referees

QCG-92 =
    Vous ne pouvez pas commettre de faute avant que les cartes de joueur de votre adversaire aient été
    retournées.
    .source = Fautes et arbitres (imprimé)
QCG-93 =
    Une sorte de faute met hors de combat le **Gardien** de votre adversaire. N’importe quelle carte de joueur
    que vous avez posée peut maintenant marquer.
    .source = Fautes et arbitres (imprimé)
QCG-94 =
    L’autre sorte vous vaut un **penalty** si un Souafle est en jeu : ce Souafle est à vous, si forte que soit
    la carte de votre adversaire.
    .source = Fautes et arbitres (imprimé)
QCG-95 =
    Un Arbitre annule une faute, qui reste alors sans effet.
    .source = Fautes et arbitres (imprimé)
RUL-QCG-70 =
    Dans la fenêtre après la révélation devant le Souafle, et nulle part ailleurs. Votre adversaire doit y
    avoir une carte de joueur face visible qui n’a pas été écartée. Les Gardiens posés devant un Cognard ou
    devant le Vif d’or sont hors d’atteinte.
    .question = Quand et où peut-on commettre une faute ?
    .reason =
        Les deux sortes de fautes concernent le Souafle, et QCG-92 exige une carte de joueur déjà retournée.
RUL-QCG-71 =
    Un Gardien de l’adversaire, face visible devant le Souafle et pas encore hors de combat. La suite est dans
    RUL-QCG-61.
    .question = Que faut-il pour la faute contre un Gardien ?
    .reason = Qui est déjà hors de combat ne peut pas y être mis une seconde fois.
RUL-QCG-72 =
    Si aucun Arbitre ne l’arrête, le Souafle est réglé aussitôt en faveur de celui qui a joué le penalty,
    quelle que soit la carte qu’il a posée. Les deux cartes posées sont défaussées, et la fenêtre après le
    résultat suit. Avec penalty_needs_player_card activé, seul celui qui a posé une carte de joueur peut jouer
    un penalty.
    .question = Que fait exactement un penalty ?
    .reason = Le feuillet fait gagner celui qui le joue et ne pose d’autre condition que le Souafle.
RUL-QCG-73 =
    Non. Il faut une carte de joueur qui a été retournée.
    .question =
        Peut-on jouer un penalty quand l’adversaire a mis de côté une carte spéciale ou qu’il est sans carte ?
    .reason = QCG-92 ne permet les fautes qu’une fois des cartes de joueur retournées.
RUL-QCG-74 =
    Le premier qui agit décide. Le Souafle est alors réglé, et il n’y a pas de place pour un second.
    .question = Et si les deux joueurs veulent jouer un penalty ?
    .reason = Un Souafle ne se gagne qu’une fois.
RUL-QCG-75 =
    En réponse à une faute de l’une ou l’autre sorte, et seulement ainsi. Il met fin aux réponses, et les deux
    cartes sont consommées. La fenêtre continue ; une autre faute peut donc suivre.
    .question = Comment s’utilise un Arbitre ?
    .reason = Un Arbitre efface une faute ; il ne siffle pas la fin du match.


## End of the game

QCG-96 =
    Les piles de défausse sont face visible, chacune à côté de son paquet : une pour chaque maison et une pour
    le terrain.
    .source = Jouer pour un Souafle et Jouer pour un Cognard (imprimé)
QCG-97 =
    Quand le Vif d’or est attrapé, la partie est finie, et celui qui l’a attrapé marque ses 150 points.
    .source = Vainqueur et Jouer pour le Vif d’or (imprimé)
QCG-98 =
    Les deux joueurs comptent les points de leur pile de gains. Le plus grand total l’emporte.
    .source = Vainqueur (imprimé)
RUL-QCG-52 =
    Elles ne comptent plus. La partie s’arrête sur-le-champ ; les cartes encore face cachée ne sont ni
    retournées ni comptées. Avec finish_round_after_snitch activé, on joue d’abord la manche jusqu’au bout.
    .question = Que deviennent les balles qui ne sont pas réglées quand le Vif d’or est attrapé ?
    .reason = La prise met fin à la partie, comme elle met fin à un match sur balais.
RUL-QCG-56 =
    La partie est finie, et celui qui a le plus de points gagne. Il faut des paquets défectueux pour en
    arriver là, car un Vif d’or que personne n’a attrapé ne quitte jamais le terrain.
    .question = Et si le terrain et le paquet de terrain sont tous deux vides ?
    .reason = Il n’y a plus rien à disputer.
RUL-QCG-57 =
    La partie est nulle. L’option tie_break peut la donner à celui qui a attrapé le Vif d’or.
    .question = Et si les deux ont le même nombre de points à la fin ?
    .reason = Le feuillet ne donne rien qui permette de les départager.
RUL-QCG-58 =
    À la fin de la manche dont le numéro est fixé par round_limit, la partie est finie, et celui qui a le plus
    de points gagne.
    .question = Une partie peut-elle durer éternellement ?
    .reason =
        La poursuite finale devrait mettre fin à chaque partie bien avant ; la limite est un filet de
        sécurité.


## Time, bots and conceding

RUL-QCG-04 =
    Un bot reçoit la vue de sa place et rien de plus. Dans une course, il se retient pendant un temps
    aléatoire, entre 1,5 et 4 secondes, à compter de l’ouverture de la fenêtre ou de la dernière carte jouée,
    selon ce qui est venu en dernier ; une carte qu’un humain envoie entre-temps passe devant. Quand on parle
    à tour de rôle, un bot n’a pas à attendre.
    .question = Que sait un bot, et quelle vitesse lui est permise ?
    .reason = Aucun humain ne pourrait gagner une course contre une machine qui n’attend pas.
RUL-QCG-16 =
    La partie continue sans lui : il passe dans les fenêtres et quand on attend de lui une réponse, n’annonce
    rien, pose des cartes tirées au hasard parmi celles qui sont permises et, s’il est le meneur, joue d’abord
    le Souafle, puis les Cognards, puis le Vif d’or. L’option turn_timer_seconds fixe combien de temps peut
    durer une décision.
    .question = Et si un joueur est absent ou que son temps est écoulé ?
    .reason = Ces choix engagent le joueur aussi peu que possible et évitent à l’autre d’attendre.
RUL-QCG-82 =
    Oui, à tout moment. L’autre joueur gagne.
    .question = Un joueur peut-il abandonner ?
    .reason = Personne ne devrait avoir à finir une partie contre son gré.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Où se trouvent les Attrapeurs
    .difference = Il y aurait deux Attrapeurs dans chaque paquet de cartes de terrain.
    .reading = Deux dans chaque paquet de maison.
    .reason =
        Il n’y a qu’un paquet de cartes de terrain, les Attrapeurs sont des cartes de maison, et une critique
        publique le confirme.
reading-quidditch-card-game-2001-refill = Ce que l’on complète
    .difference = Après une manche avec des cartes spéciales, on est prié de compléter ses cartes de terrain.
    .reading = Sa main de cartes de maison.
    .reason = Personne n’a de cartes de terrain en main.
reading-quidditch-card-game-2001-reshuffle = Quand on mélange la pile de défausse
    .difference = Quand vous n’avez plus de cartes de maison en main.
    .reading = Quand il faut piocher une carte et que votre paquet de maison est vide.
    .reason = Une main vide se complète tout simplement ; seul un paquet vide a besoin de la pile de défausse.
reading-quidditch-card-game-2001-order = Quand on choisit l’ordre des balles
    .difference =
        Une fois juste après la carte de terrain, et une fois seulement après que les deux joueurs ont posé
        leurs cartes ; la seconde phrase est coupée en deux.
    .reading = On pose d’abord toutes les cartes, puis on choisit l’ordre.
    .reason =
        La seconde phrase est la plus précise et se justifie elle-même : les cartes posées peuvent influencer
        l’ordre.
reading-quidditch-card-game-2001-goal-card = Le nom du But offert
    .difference = La liste des points et la section consacrée à la carte emploient deux noms différents.
    .reading = Une seule et même carte, appelée ici But offert.
    .reason = Les deux rapportent 10 points, et aucune autre sorte de carte de terrain n’est décrite.
reading-quidditch-card-game-2001-setting-aside = Qui peut mettre de côté une carte spéciale
    .difference =
        Le titre exige une main sans cartes de joueur ; le texte qui suit et une section ultérieure
        recommandent cette ruse à tout le monde.
    .reading = Tout le monde le peut, devant chaque balle.
    .reason = Un bluff possible seulement quand on n’a pas le choix n’en serait pas un.
reading-quidditch-card-game-2001-counter = Ce qu’un contre-sort défait
    .difference = Les maléfices et les sortilèges dans une phrase, les cartes spéciales dans la suivante.
    .reading = Les maléfices et les sortilèges, contre-sorts compris.
    .reason = Contre les fautes, il y a déjà l’Arbitre.
reading-quidditch-card-game-2001-pile = Ce qu’est « la pile »
    .difference = Le même mot désigne les paquets et l’endroit où se trouvent les balles et les cartes posées.
    .reading = Là où il s’agit de balles ou de cartes posées, c’est le terrain.
    .reason = Une balle est posée au grand jour entre les joueurs, et non dans un paquet.
reading-quidditch-card-game-2001-save = Ce que l’on défausse après un arrêt
    .difference = Seul le Gardien est mentionné.
    .reading = Les deux cartes sont défaussées.
    .reason = Il en va ainsi de tous les autres résultats.
reading-quidditch-card-game-2001-hit = Combien de cartes prend un joueur touché
    .difference = Le joueur ne peut prendre que quatre cartes, et trois seulement s’il est touché deux fois.
    .reading = La main est complétée à quatre ou à trois.
    .reason = Le même paragraphe dit que le joueur a une carte de moins que d’habitude.
reading-quidditch-card-game-2001-unseen-card = Quelle carte coûte un Cognard
    .difference = Une carte de l’adversaire, choisie sans regarder ; d’où elle est prise n’est pas dit.
    .reading = Une carte de la main.
    .reason = Les cartes posées appartiennent à leur balle jusqu’à ce qu’elle soit réglée.
reading-quidditch-card-game-2001-ignoring = Laisser voler le Vif d’or
    .difference = Des joueurs sans Attrapeur doivent s’entendre pour ignorer le Vif d’or.
    .reading = Aucun accord n’est nécessaire : on laisse voler le Vif d’or si aucun des joueurs ne l’annonce.
    .reason = Pour s’entendre, les deux devraient dire ce qu’ils n’ont pas en main.
reading-quidditch-card-game-2001-waiting = Quand affaiblir une carte
    .difference =
        Attendez d’avoir vu l’autre carte, est-il dit, juste après avoir permis les maléfices à tout moment.
    .reading = Attendre est un conseil.
    .reason = Comme obligation, cela contredirait la phrase précédente.
reading-quidditch-card-game-2001-retrieving = Combien de cartes on récupère
    .difference = Des cartes dans la première moitié de la phrase, une carte dans la seconde.
    .reading = Autant que le dit la carte elle-même ; dans nos paquets, c’est une.
    .reason = La première moitié dit à quoi servent ces cartes, la seconde ce que fait l’une d’elles.
reading-quidditch-card-game-2001-first-word = Qui peut parler, et quand
    .difference = Les joueurs agissent à tour de rôle, et pourtant celui qui parle un instant plus tôt passe devant.
    .reading = On parle à tour de rôle, en commençant par le meneur ; une course est une option.
    .reason = Être rapide n’a pas le même sens sur un écran qu’à une table.
reading-quidditch-card-game-2001-review = Une critique qui dit autre chose
    .difference =
        Dans une critique publique, une manche dure jusqu’à ce que les cinq cartes de la main soient jouées,
        et une égalité se rejoue aussitôt.
    .reading =
        Une manche est finie quand les cartes posées sont réglées, et une balle restée à égalité attend la
        manche suivante.
    .reason = Le feuillet est clair sur les deux points, et c’est lui la source.


## Options

option-quidditch-timing_mode =
    Si les joueurs parlent à tour de rôle, en commençant par le meneur, ou s’ils font la course à la première
    parole dans chaque fenêtre.
option-quidditch-race_window_seconds =
    Combien de secondes une fenêtre reste ouverte dans une course ; on recommence à compter après chaque carte
    jouée.
option-quidditch-counter_chain =
    Si un contre-sort peut lui-même être contré, et ainsi de suite, ou s’il est définitif.
option-quidditch-counter_scope =
    Si les contre-sorts n’annulent que les maléfices et les sortilèges, ou toutes les cartes spéciales, fautes
    et Arbitres compris.
option-quidditch-reserve_owed_cards =
    Si l’on doit garder les cartes nécessaires à la pose, ou si l’on peut les dépenser auparavant pour leurs
    pouvoirs spéciaux.
option-quidditch-min_pass_ms =
    Combien de temps, en millièmes de seconde, un passe automatique est retenu pour ne pas trahir la main.
option-quidditch-turn_timer_seconds =
    Combien de temps peut durer une décision : sans limite, ou un nombre de secondes.
option-quidditch-declare_mode =
    Si le meneur annonce d’abord et que le second joueur complète, ou si les deux annoncent en secret et en
    même temps.
option-quidditch-aside_only_without_player_cards =
    Si chacun peut mettre de côté une carte spéciale devant le Souafle, ou seulement celui qui n’a aucune
    carte de joueur en main.
option-quidditch-order_timing =
    Si l’ordre des balles est choisi après la pose des cartes, ou avant.
option-quidditch-order_mode =
    Si le meneur choisit l’ordre entier d’un seul coup, ou s’il décide balle après balle de la suite.
option-quidditch-reveal_mode =
    Si les cartes sont retournées balle par balle, ou devant toutes les balles ensemble avant que la première
    soit réglée.
option-quidditch-keeper_wins_unopposed =
    Si un Gardien gagne le Souafle contre une carte mise de côté ou contre aucune carte, ou s’il ne fait que
    le garder sur le terrain.
option-quidditch-bludger_pick =
    Si la carte que coûte un Cognard est désignée par le hasard, ou si le gagnant désigne l’une des cartes
    mélangées et cachées.
option-quidditch-recycle_bludgers =
    Si les Cognards défaussés sont hors du jeu, ou s’ils reviennent dans un nouveau paquet de terrain quand
    l’ancien est vide.
option-quidditch-finish_round_after_snitch =
    Activé : une fois le Vif d’or attrapé, on joue encore les autres balles de cette manche, puis la partie
    s’arrête. Désactivé : la partie s’arrête à l’instant où le Vif d’or est attrapé.
option-quidditch-final_chase =
    S’il faut jouer pour le Vif d’or une fois le paquet de terrain vide, ou s’il reste facultatif.
option-quidditch-tie_break =
    Si l’égalité de points est une partie nulle, ou une victoire pour le joueur qui a attrapé le Vif d’or.
option-quidditch-round_limit =
    Après combien de manches une partie se termine même si personne n’a attrapé le Vif d’or.
option-quidditch-penalty_needs_player_card =
    Si l’on peut jouer un penalty quoi que l’on ait posé devant le Souafle, ou seulement en y ayant soi-même
    une carte de joueur.
option-quidditch-discard_view =
    Si l’on peut consulter la pile de défausse de l’autre joueur, ou si elle ne montre que sa carte du dessus.
option-quidditch-deck_data =
    Avec quels paquets on joue : ceux du jeu, comme d’habitude, ou des paquets que la table apporte.


## Procedures

procedure-quidditch-decks = Les paquets
    .text =
        La taille des paquets, les sortes de cartes, l’étendue des valeurs, les deux Attrapeurs, le Vif d’or
        unique et le Bloque-jambes sont connus par le feuillet ou par des critiques publiques. Tous les autres
        nombres sont de notre conception, de même que les autres noms de cartes spéciales : ils viennent des
        romans et ne sont pas forcément ceux des cartes imprimées.

        Le paquet de terrain :

        | Carte | Exemplaires | Points |
        |---|---|---|
        | Souafle | 17 | 10 |
        | Cognard | 6 | aucun |
        | But offert | 4 | 10 |
        | Vif d’or | 1 | 150 |
        | en tout | 28 | |

        Le paquet de maison, le même pour Gryffondor et pour Serpentard :

        | Carte | Sorte | Exemplaires |
        |---|---|---|
        | Poursuiveur 4, 5, 6, 7, 8, 9, 10 | carte de joueur | 2 de chaque valeur, 14 en tout |
        | Gardien 6, 7, 8, 9, 10 | carte de joueur | 1 de chaque valeur, 5 en tout |
        | Batteur 1, 2, 3 | carte de joueur | 2, 2 et 1, soit 5 en tout |
        | Attrapeur 11, 12 | carte de joueur | 1 de chaque valeur, 2 en tout |
        | Bloque-jambes | maléfice | 2 |
        | Jambencoton | maléfice | 1 |
        | Maléfice d’Entrave | maléfice | 1 |
        | Sortilège de Désarmement | sortilège | 1 |
        | Sortilège de Confusion | sortilège | 1 |
        | Sortilège d’Attraction | sortilège | 1 |
        | Finite | sortilège, le contre-sort | 2 |
        | Boutenchoc | faute | 2 |
        | Coudoyage | faute | 1 |
        | Arbitre | Arbitre | 2 |
        | en tout | 26 cartes de joueur, 14 cartes spéciales | 40 |

        D’autres paquets sont refusés, à moins que

        - le paquet de maison ait 40 cartes et le paquet de terrain 28,
        - Gryffondor et Serpentard aient les mêmes cartes de maison,
        - il y ait exactement un Vif d’or, et
        - chaque carte spéciale fasse l’une des choses indiquées sous « Ce que font les cartes spéciales ».

        Tout ce que le feuillet laisse attendre d’autre est contrôlé aussi, mais seulement signalé, car une
        vraie boîte en sait plus que cette page :

        - des Poursuiveurs de 4 à 10, des Gardiens de 6 à 10 et des Batteurs de 1 à 3, avec les deux extrêmes
          de chaque étendue ;
        - deux Attrapeurs, qui valent 11 et 12 ;
        - plus de Souafles que de toute autre carte de terrain, au moins trois Cognards, au moins deux Buts
          offerts, et au moins 16 Souafles et Buts offerts en tout, pour que l’on puisse dépasser sans le Vif
          d’or les 150 points qu’il rapporte ;
        - les cinq sortes de maléfices et de sortilèges, plus d’une carte qui affaiblit, un Bloque-jambes, et
          des cartes qui dépouillent d’une carte ainsi que de plusieurs ;
        - les deux sortes de fautes et un Arbitre ;
        - nettement plus de cartes de joueur que de cartes spéciales, pour qu’une main sans aucune carte de
          joueur soit rare.
procedure-quidditch-round = Une manche du début à la fin
    .text =
        1. **La carte de terrain.** S’il y a un Souafle sur le terrain, on ne retourne rien. Sinon, le meneur
           retourne des cartes jusqu’à ce qu’une balle soit posée sur le terrain ou qu’il ne reste plus de
           carte de terrain. Un But offert va sur la pile de gains du meneur, et une balle qui n’a pas de
           place sur la pile de défausse du terrain ; une autre carte suit à chaque fois. S’il n’y a ensuite
           aucune balle sur le terrain et que le paquet de terrain est vide, la partie est finie.
        2. **Balles obligatoires.** Un Souafle sur le terrain est disputé. Le Vif d’or l’est aussi dans la
           poursuite finale, c’est-à-dire quand le paquet de terrain était déjà vide au début de la manche.
        3. **Fenêtre d’ouverture**, si au moins une balle sur le terrain n’est pas encore disputée.
        4. **Annonces**, à la même condition : d’abord le meneur, puis le second joueur s’il reste une balle.
           Chacun peut annoncer autant de balles qu’il a de cartes en plus de celles qu’il doit.
        5. Si aucune balle n’est disputée, ou si les deux mains sont vides, passer à l’étape 12.
        6. **Fenêtre avant la pose.**
        7. **Pose.** Les deux joueurs posent leurs cartes en secret et en même temps. Celui qui n’a rien à
           poser est prêt tout de suite.
        8. **Fenêtre après la pose.**
        9. **L’ordre.** Le meneur met en ordre les balles disputées. Avec une seule balle, il n’y a rien à
           faire.
        10. **Chaque balle dans cet ordre :** on retourne les deux cartes ; la fenêtre après la révélation
            s’ouvre, et c’est seulement devant le Souafle que des fautes y sont possibles ; la balle est
            réglée ; les cartes posées sont défaussées. Un Vif d’or attrapé met ici fin à la partie.
        11. **Fenêtre après le résultat**, après chaque balle. Vient ensuite l’étape 10 pour la balle
            suivante, ou l’étape 12.
        12. **Fin de la manche.** Les cartes spéciales jouées vont sur les piles de défausse de leurs
            propriétaires. Les deux joueurs complètent leur main à cinq cartes, moins une pour chaque coup
            reçu dans cette manche. Les coups reçus sont oubliés, et c’est à l’autre joueur de mener. Si la
            limite de manches est atteinte, la partie est finie ; sinon, revenir à l’étape 1.

        Chacun des joueurs peut abandonner à tout moment.
procedure-quidditch-window = Une fenêtre et qui y parle
    .text =
        | Fenêtre | Quand | À quoi elle sert |
        |---|---|---|
        | Ouverture | après la carte de terrain, s’il y a un choix à faire pour une balle | récupérer ou dépouiller avant la décision ; écarter d’une balle obligatoire |
        | Avant la pose | après les annonces, si une balle est disputée | dépouiller, écarter, récupérer |
        | Après la pose | rien n’a encore été retourné | écarter, dépouiller, affaiblir une carte sans la voir |
        | Après la révélation | les deux cartes d’une balle sont face visible | affaiblir, écarter ; devant le Souafle, aussi les fautes |
        | Après le résultat | une balle vient d’être réglée | récupérer, dépouiller ; affaiblir ou écarter devant une balle qui doit encore venir |

        1. Le meneur parle en premier.
        2. Celui qui a la parole joue une carte spéciale de sa main ou passe.
        3. Après un passe, c’est à l’autre joueur de parler. Un second passe de suite ferme la fenêtre.
        4. Une carte jouée reste face visible à côté de son propriétaire, et les passes précédents sont
           oubliés. Elle attend une réponse, comme décrit sous « Répondre à une carte spéciale ». Puis c’est à
           l’adversaire de celui qui l’a jouée de parler.

        Un penalty qui agit ferme la fenêtre aussitôt. Dans les deux fenêtres avant la pose, un joueur ne peut
        dépenser une carte que si sa main suffit encore pour toutes les cartes dues ; voir RUL-QCG-12. Une
        course a ses propres règles ; voir RUL-QCG-03.
procedure-quidditch-answer = Répondre à une carte spéciale
    .text =
        1. Une carte spéciale a été jouée. L’autre joueur peut l’annuler ou passer ; rien d’autre n’est
           possible à ce moment.
        2. Si elle est annulée, la carte qui l’annule reste face visible à côté de son propriétaire. Après un
           Arbitre, les réponses sont terminées. Après un contre-sort, c’est à l’autre joueur d’annuler
           celui-ci ou de passer.
        3. Cela continue jusqu’à ce qu’un joueur passe ou que la dernière carte ne puisse pas être annulée.
        4. Comptez les cartes. Si leur nombre est impair, la première carte agit : parce qu’elle est seule, ou
           parce que la carte qui l’annulait a été annulée à son tour. S’il est pair, la première carte est
           annulée. Toutes sont consommées.

        | Carte jouée | Contre-sort | Arbitre |
        |---|---|---|
        | maléfice ou sortilège | l’annule | non |
        | contre-sort | l’annule | non |
        | faute | non | l’annule |
        | Arbitre | non | non |
        | carte mise de côté | non | non |
procedure-quidditch-specials = Ce que font les cartes spéciales
    .text =
        | Carte | Ce qui se passe | Ce qu’il faut | Quand |
        |---|---|---|---|
        | Bloque-jambes | à votre choix : une carte de votre adversaire compte 3 de moins, ou un Gardien de votre adversaire est hors de combat | pour affaiblir : une carte comme dans RUL-QCG-59 ; pour immobiliser : un Gardien face visible devant le Souafle et pas encore hors de combat | pour affaiblir : les fenêtres après la pose, après la révélation et après un résultat ; pour immobiliser : après la révélation devant le Souafle |
        | Jambencoton | une carte de votre adversaire compte 5 de moins | une carte comme dans RUL-QCG-59 | les fenêtres après la pose, après la révélation et après un résultat |
        | Maléfice d’Entrave | votre adversaire est écarté d’une balle de votre choix | avant la pose : une balle disputée dont votre adversaire n’a pas été écarté ; plus tard : une balle qui n’est pas réglée et devant laquelle votre adversaire a une carte | toutes les fenêtres |
        | Sortilège de Désarmement | votre adversaire perd une carte de sa main au hasard | votre adversaire a une carte en main | toutes les fenêtres |
        | Sortilège de Confusion | votre adversaire perd deux cartes de sa main au hasard, ou la seule qu’il a | votre adversaire a une carte en main | toutes les fenêtres |
        | Sortilège d’Attraction | vous reprenez en main la carte de votre choix dans votre pile de défausse | votre pile de défausse n’est pas vide | toutes les fenêtres |
        | Finite | le maléfice ou le sortilège qui vient d’être joué est annulé, y compris un autre Finite | un maléfice ou un sortilège auquel répondre | seulement en réponse |
        | Boutenchoc | le Gardien de votre adversaire est hors de combat | un Gardien de votre adversaire, face visible devant le Souafle et pas encore hors de combat | après la révélation devant le Souafle |
        | Coudoyage | vous gagnez le Souafle | une carte de joueur de votre adversaire, face visible devant le Souafle et non écartée | après la révélation devant le Souafle |
        | Arbitre | la faute qui vient d’être jouée est annulée | une faute à laquelle répondre | seulement en réponse |
procedure-quidditch-settling = Comment une balle est réglée
    .text =
        Quand la fenêtre après la révélation est fermée, regardez les deux côtés de la balle. Un côté est **sans
        carte** si rien n’y a été posé, s’il a été écarté, si une carte spéciale y a été mise de côté ou si
        son Gardien est hors de combat. Sinon, il a une carte de joueur avec sa valeur effective : la valeur
        imprimée moins tout ce qui l’a affaiblie, mais jamais moins de 0.

        | Devant le Souafle | Résultat |
        |---|---|
        | aucune carte des deux côtés | il reste |
        | aucune carte d’un côté | la carte de joueur gagne, même un Gardien |
        | valeurs égales | il reste |
        | un Gardien de plus forte valeur contre un autre poste | un arrêt : il reste |
        | tout autre cas | la plus forte valeur gagne |

        | Devant un Cognard | Résultat |
        |---|---|
        | aucun Batteur des deux côtés | il reste |
        | un Batteur d’un côté | le Batteur gagne |
        | un Batteur des deux côtés | la plus forte valeur gagne ; à valeurs égales, il reste |

        Devant le Vif d’or, c’est comme devant un Cognard, avec des Attrapeurs à la place des Batteurs.

        Ensuite, dans cet ordre :

        1. Les cartes posées vont sur les piles de défausse de leurs propriétaires.
        2. Un Souafle gagné va sur la pile de gains du gagnant.
        3. Un Cognard gagné va sur la pile de défausse du terrain. Le perdant est touché, et perd une carte de
           sa main au hasard s’il en a une.
        4. Un Vif d’or attrapé va sur la pile de gains de celui qui l’a attrapé, et la partie est finie.
        5. Une balle que personne n’a gagnée reste sur le terrain.

        Un penalty qui agit mène tout droit à ces étapes et gagne le Souafle.
procedure-quidditch-variants = Ce que changent les options
    .text =
        La plupart des options ne changent qu’une réponse, indiquée dans leur décision. Celles-ci changent le
        déroulement d’une manche :

        | Option | Quand ce n’est pas la valeur par défaut |
        |---|---|
        | declare_mode | les deux joueurs annoncent en secret, en une seule étape ; ce que l’un ou l’autre nomme est disputé ; les cartes dues au Souafle et à un Vif d’or obligatoire limitent le nombre de balles qu’un joueur peut nommer |
        | order_timing | l’ordre est choisi juste avant la fenêtre avant la pose |
        | order_mode | le meneur nomme une balle avant chaque révélation |
        | reveal_mode | toutes les cartes posées sont retournées avant la première fenêtre après la révélation ; chaque balle garde sa propre fenêtre et son propre résultat |
        | finish_round_after_snitch | la fenêtre après le résultat suit la prise, et la partie est finie à la fin de la manche |
        | recycle_bludgers | un paquet de terrain vide est reconstitué à partir de sa pile de défausse mélangée, une fois par manche ; la poursuite finale reste en vigueur à partir de la première manche qui a trouvé le paquet vide |
        | timing_mode | les fenêtres sont une course comme dans RUL-QCG-03 |
        | counter_scope | les contre-sorts peuvent aussi répondre à une faute ou à un Arbitre ; un Arbitre ne met donc plus fin aux réponses |


## Refused actions

refusal-quidditch-not_your_turn = Ce n’est pas votre tour.
refusal-quidditch-game_over = La partie est terminée.
refusal-quidditch-already_committed = Vous avez déjà décidé et ne pouvez plus changer.
refusal-quidditch-no_window = Vous ne pouvez pas jouer de carte spéciale pour l’instant.
refusal-quidditch-card_not_in_hand = Vous n’avez pas cette carte.
refusal-quidditch-not_a_special = Seules les cartes spéciales ont un pouvoir que l’on peut jouer.
refusal-quidditch-no_target = Cette carte n’a pas de cible pour l’instant.
refusal-quidditch-bad_ball = Vous ne pouvez pas utiliser cette carte devant cette balle.
refusal-quidditch-bad_mode = Vous ne pouvez pas utiliser cette carte de cette façon maintenant.
refusal-quidditch-bad_take = Cette carte n’est pas dans votre pile de défausse.
refusal-quidditch-wrong_window = Vous ne pouvez pas jouer cette carte à ce moment de la manche.
refusal-quidditch-foul_not_now =
    Une faute n’est possible que devant le Souafle, une fois que la carte de joueur de votre adversaire y a
    été retournée.
refusal-quidditch-response_only = Vous ne pouvez jouer cette carte qu’en réponse à une autre.
refusal-quidditch-owed_cards = Vous avez besoin de cette carte pour une balle disputée.
refusal-quidditch-nothing_to_cancel = Il n’y a pas de carte spéciale à annuler.
refusal-quidditch-cannot_cancel = Cette carte n’annule pas celle qui a été jouée.
refusal-quidditch-not_declaring = Il n’y a rien à annoncer pour l’instant.
refusal-quidditch-not_optional =
    Vous ne pouvez annoncer qu’un Cognard ou le Vif d’or, et seulement s’il est sur le terrain.
refusal-quidditch-already_contested = Cette balle est déjà disputée.
refusal-quidditch-too_many_declared = Vous n’avez pas assez de cartes pour autant de balles.
refusal-quidditch-not_laying = Vous ne pouvez pas poser de cartes pour l’instant.
refusal-quidditch-wrong_number =
    Posez une carte devant chaque balle disputée, ou toutes vos cartes si vous en avez moins.
refusal-quidditch-quaffle_uncovered = Posez d’abord une carte devant le Souafle.
refusal-quidditch-not_contested = Cette balle n’est pas disputée dans cette manche.
refusal-quidditch-pushed_off = Vous avez été écarté de cette balle : vous ne pouvez pas y poser de carte.
refusal-quidditch-aside_with_player_cards =
    À cette table, vous ne pouvez pas mettre de côté une carte spéciale devant le Souafle tant que vous avez
    en main une carte de joueur.
refusal-quidditch-not_ordering = Vous ne pouvez pas choisir l’ordre des balles pour l’instant.
refusal-quidditch-bad_order = Nommez chaque balle qui reste à jouer, chacune une seule fois.
refusal-quidditch-penalty_without_player_card =
    À cette table, il faut avoir soi-même une carte de joueur devant le Souafle pour jouer un penalty.
refusal-quidditch-not_picking = Il n’y a pas de carte à choisir pour l’instant.
refusal-quidditch-bad_slot = Votre adversaire n’a pas autant de cartes.
refusal-quidditch-must_answer = Annulez la carte spéciale qui a été jouée, ou passez.
