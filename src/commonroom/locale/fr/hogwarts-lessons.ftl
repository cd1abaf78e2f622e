### The lessons of A Year at Hogwarts, in French: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Un premier tour
    .about = Lancez, marchez, et prenez ce qui vous attend à l’arrivée.
    .end = Lancez, marchez : c’est la case d’arrivée qui compte. Tours, poudre et jetons vous aident dans vos missions.
hogwarts-lesson-walk-roll = Vous êtes Harry, au portail de Poudlard. Un tour commence par un jet de deux dés. Lancez-les.
    .otherwise = Lancez les dés : le bouton est éclairé.
hogwarts-lesson-walk-walk = 1 et 3 : faites exactement 4 pas. Les cases où vous pouvez arriver brillent. Celle-ci donne une potion : touchez-la, puis allez-y.
    .tower = Une tour permet de s’arrêter avant. Vous verrez cela ensuite ; allez d’abord chercher la potion.
    .elsewhere = Vous pouvez arriver là aussi. Mais la case éclairée vous donne une potion.
    .step = Choisissez la case où vous voulez arriver ; les pas se font tout seuls.
    .whole = Il faut utiliser tout le jet. Seules les tours et vos missions permettent de s’arrêter avant.
    .otherwise = Allez sur la case éclairée, à 4 pas.
hogwarts-lesson-walk-again = Une potion, pour un combat à venir. Personne d’autre ne joue ici : c’est encore à vous. Lancez les dés.
    .otherwise = Lancez les dés pour votre prochain tour.
hogwarts-lesson-walk-tower = 6 pas cette fois. Mais sur une tour, vous pouvez vous arrêter, même s’il vous reste des pas. Allez à la tour éclairée.
    .other-tower = C’est aussi une tour, mais essayez celle qui est éclairée.
    .elsewhere = Vous y dépenseriez tous vos pas. Une tour permet de s’arrêter avant : allez à celle qui est éclairée.
    .step = Choisissez la tour ; les pas se font tout seuls.
    .otherwise = Allez à la tour éclairée.
hogwarts-lesson-walk-floo = Depuis une tour, la poudre de Cheminette vous emmène très loin. Le miroir de votre mission est au Terrier. Allez-y.
    .elsewhere = Vous pouvez aller là aussi, mais le miroir est au Terrier.
    .stay = Le miroir resterait où il est. Utilisez la poudre.
    .otherwise = Touchez le Terrier sur la carte et confirmez.
hogwarts-lesson-walk-take = Le voici. Prenez le miroir ; ensuite, vous revenez à la tour.
    .leave = Vous êtes là pour lui ! Prenez-le.
    .otherwise = Prenez le miroir.

## A mission

hogwarts-lesson-mission = Votre mission
    .about = Trouvez ce qu’elle demande, puis allez où elle vous mène.
    .end = D’abord le jeton, puis le lieu, puis le combat. La prochaine leçon montre comment combattre.
hogwarts-lesson-mission-look = Voici votre mission : dompter le chien, pour 50 points. Il vous manque la flûte ; la carte dit où elle est. Lancez les dés.
    .otherwise = Lancez les dés.
hogwarts-lesson-mission-fetch = La flûte est à 3 pas, et vous avez fait 3. Allez-y.
    .short = La tour est sur le chemin, mais la flûte est une case plus loin.
    .elsewhere = Pas de flûte ici. Elle est sur la case éclairée.
    .step = Choisissez la case de la flûte ; les pas se font tout seuls.
    .otherwise = Allez sur la case éclairée, celle de la flûte.
hogwarts-lesson-mission-take = Prenez la flûte. Les jetons se prennent aussi en passant : deux par tour, et la sacoche en contient six.
    .leave = Sans la flûte, pas de mission. Prenez-la.
    .otherwise = Prenez la flûte.
hogwarts-lesson-mission-ready = Votre mission est prête. Elle se joue juste à côté, dans l’aile ouest. Lancez les dés.
    .otherwise = Lancez les dés.
hogwarts-lesson-mission-place = 6 pas, mais l’aile ouest n’est qu’à 1 pas. Votre mission est prête : vous pouvez vous arrêter là où elle se joue. Faites-le.
    .elsewhere = Votre mission vous attend dans l’aile ouest. Arrêtez-vous là.
    .step = Choisissez l’aile ouest ; les pas se font tout seuls.
    .otherwise = Allez dans l’aile ouest : elle est éclairée.
hogwarts-lesson-mission-attempt = Vous êtes au bon endroit, avec tout ce qu’il faut. Tentez la mission : quelqu’un vous attend.
    .otherwise = Tentez la mission.

## A fight

hogwarts-lesson-fight = Un combat
    .about = Des dés, des cartes, et un coup qu’on voit venir.
    .end = Mission accomplie ! Attention : en solo, perdre le combat d’une mission, c’est perdre la partie. Regardez vos chances avant de commencer.
hogwarts-lesson-fight-attempt = Vous avez la pierre, et le professeur vous attend. Tentez la mission.
    .later = Vous pourriez attendre, mais tout est prêt.
    .otherwise = Tentez la mission.
hogwarts-lesson-fight-dice = Il a 7 PV. Vos 4 dés touchent à partir de 3, et chaque touche retire 1 PV. Attaquez avec les dés.
    .keep = Bonne carte ! Gardez-la pour la fin, et lancez d’abord les dés.
    .healthy = Vous avez encore tous vos PV. Attaquez avec les dés.
    .otherwise = Attaquez avec vos dés.
hogwarts-lesson-fight-shield = Trois touches ! Mais il riposte : 4 PV. Le coup est annoncé, vous pouvez donc y répondre. Protego l’arrête.
    .pass = Vous perdriez 4 PV. Protego arrête le coup.
    .heal = Vous gagneriez 3 PV, mais le coup viendrait quand même. Protego l’arrête.
    .otherwise = Jouez Protego.
hogwarts-lesson-fight-card = Pas une égratignure ! Il lui reste 4 PV, et Reducto en retire exactement 4. Une carte remplace vos dés : jouez-la.
    .dice = Il faudrait que les quatre dés touchent. Avec Reducto, c’est sûr.
    .heal = Vous avez tous vos PV. Jouez Reducto.
    .otherwise = Jouez Reducto.
hogwarts-lesson-fight-last = Il est battu, mais frappe une dernière fois. Vous avez 7 PV et en perdez 4 : vous restez debout. Encaissez le coup.
    .heal = C’est permis, mais 3 PV suffisent pour gagner. Gardez la potion.
    .otherwise = Passez : vous pouvez encaisser.
hogwarts-lesson-fight-put = 60 points ! Ce qui a servi à une mission repart au loin, et vous choisissez où. Posez la pierre sur un lieu éclairé.
    .elsewhere = C’est possible. Cette fois, choisissez l’un des lieux éclairés.
    .otherwise = Posez la pierre sur l’un des lieux éclairés.

## School

hogwarts-lesson-school = À l’école
    .about = Une carte en salle commune, un examen en salle de classe.
    .end = 20 points ! Missions, examens, matchs et bonne conduite en rapportent. Avec plus de 210 points et une mission, une partie rapide se termine.
hogwarts-lesson-school-room = Vous êtes dans une salle commune. Ici, vous piochez une carte dans la pioche de votre choix. Les livres rapportent des points aux examens : piochez un livre.
    .behaviour = Cela peut rapporter des points, ou en coûter. Aujourd’hui, prenez un livre.
    .other-deck = Utile au combat. Mais nous voulons passer un examen : piochez un livre.
    .otherwise = Piochez un livre.
hogwarts-lesson-school-book = Votre livre sert dans la salle de Défense contre les forces du Mal et vaut 20 points. Elle est à 3 pas. Lancez les dés.
    .otherwise = Lancez les dés.
hogwarts-lesson-school-classroom = Vous avez fait 3. Entrez dans la salle de classe.
    .elsewhere = Votre livre ne compte que dans sa salle de classe. C’est elle qui est éclairée.
    .step = Choisissez la salle de classe ; les pas se font tout seuls.
    .otherwise = Allez dans la salle de classe éclairée.
hogwarts-lesson-school-exam = Passez maintenant l’examen avec votre livre. Vous ne pouvez pas échouer.
    .pass = Vous y perdriez 20 points. Passez l’examen.
    .otherwise = Passez l’examen avec votre livre.

## A duel

hogwarts-lesson-duel = Un duel
    .about = Contre un élève, et l’on s’arrête au dernier PV.
    .end = Duel gagné : vous piochez trois cartes. Duel perdu : il vous reste 1 PV, et vous rendez trois cartes.
hogwarts-lesson-duel-dice = Sur une case Duel, un élève vous attend : Ron, avec 6 PV. Vous en avez 3, et à 1 PV, un duel est perdu. Attaquez avec les dés.
    .keep = Gardez le sort pour la fin. D’abord les dés.
    .early = Pas encore. La potion vous sera plus utile après.
    .otherwise = Attaquez avec vos dés.
hogwarts-lesson-duel-blow = Quatre touches ! Ron vous retire 1 PV. Il vous en restera 2 : encaissez le coup.
    .early = 2 PV suffisent pour l’instant. Gardez la potion.
    .otherwise = Passez : vous pouvez encaisser.
hogwarts-lesson-duel-spell = Il reste 2 PV à Ron. Expelliarmus en retire exactement 2. Jouez-le.
    .dice = Les dés peuvent rater. Le sort, non.
    .early = Finissez-en d’abord avec Ron. La potion vous servira juste après.
    .otherwise = Jouez Expelliarmus.
hogwarts-lesson-duel-drink = Son dernier coup vous laisserait 1 PV, et le duel serait perdu ! Buvez la potion : 3 PV de plus.
    .pass = Avec 1 PV, vous perdriez le duel. Buvez la potion.
    .otherwise = Jouez la Potion Wiggenweld.
hogwarts-lesson-duel-won = Gagné : un sort, une potion et un livre pour vous. Mais les PV ne reviennent pas tout seuls. Lancez les dés.
    .otherwise = Lancez les dés.
hogwarts-lesson-duel-heal = Les cases marquées d’une croix donnent des PV. Dans les cuisines, vous en gagnez 2. Allez-y, c’est à 3 pas.
    .elsewhere = Il vous faut des PV. La case éclairée en donne.
    .step = Choisissez les cuisines ; les pas se font tout seuls.
    .otherwise = Allez dans les cuisines.

## Voldemort Returns

hogwarts-lesson-returns = Le retour de Voldemort
    .about = Un autre jeu sur la même carte : les héros contre le camp obscur.
    .end = Trouvez la pierre, détruisez les six Horcruxes, puis rencontrez Voldemort. Celui qui vient sans son jeton perd.
hogwarts-lesson-returns-roll = Vous êtes Harry ; Blaise joue Pettigrow. Il y a six Horcruxes sur la carte, et votre épée peut les détruire. Lancez les dés.
    .otherwise = Lancez les dés.
hogwarts-lesson-returns-walk = Un Horcruxe se trouve dans la tour de l’Horloge, à 3 pas. Allez-y.
    .elsewhere = L’Horcruxe est dans la tour de l’Horloge. Elle est éclairée.
    .step = Choisissez la tour de l’Horloge ; les pas se font tout seuls.
    .otherwise = Allez à la tour éclairée.
hogwarts-lesson-returns-destroy = Blaise et vous lancez chacun un dé. Si le vôtre est plus haut, l’Horcruxe est détruit. Frappez !
    .pass = Il resterait intact. Frappez avec l’épée.
    .otherwise = Tentez de détruire l’Horcruxe.
hogwarts-lesson-returns-hide = Détruit : Voldemort perd 1 PV. Mais Pettigrow avait les quatre choses : Voldemort est de retour et cherche la Baguette de Sureau. Cachez-la sur une case éclairée.
    .near = Il pourrait vite y être. Choisissez l’une des cases éclairées.
    .otherwise = Posez la baguette sur une case éclairée, loin de lui.
hogwarts-lesson-returns-plan = Des Mangemorts se tiennent maintenant sur des tours ; qui en rencontre un se bat. Blaise a posé ici la Pierre de Résurrection. Il vous la faut avant de rencontrer Voldemort.
