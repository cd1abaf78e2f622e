### Why a bot would play so in A Year at Hogwarts, in French: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] Vers « { $mission } » : { $points } points, à un tour environ.
       *[other] Vers « { $mission } » : { $points } points, à { $turns } tours environ.
    }
hogwarts-reason-reaches = Vous mène à « { $mission } » : { $points } points.
hogwarts-reason-fetches = Vous prenez { $token } : « { $mission } » en a besoin.
hogwarts-reason-takes = Vous prenez { $token }, qui vous est utile.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Un combat vous y attend ; vous avez { $percent } % de chances de le gagner.
# $field is the name of a field.
hogwarts-reason-gives = { $field } vaut le détour.

## Missions and fights

hogwarts-reason-attempts = { $points } points, et { $percent } % de chances de gagner le combat de « { $mission } ».
hogwarts-reason-not_yet = Trop tôt pour « { $mission } » : vous n’auriez que { $percent } % de chances de gagner le combat.
hogwarts-reason-strikes = Les dés seuls vous donnent { $percent } % de chances de gagner : gardez vos cartes.
hogwarts-reason-casts = Cette carte vous donne { $percent } % de chances de gagner le combat.
hogwarts-reason-endures = Vous pouvez encaisser : il vous reste { $percent } % de chances de gagner.
hogwarts-reason-parries = Cette réponse vous donne { $percent } % de chances de gagner le combat.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Vous rapporte { $points } point.
       *[other] Vous rapporte { $points } points.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Un sort vous aide le plus maintenant.
        [potion] Une potion vous aide le plus maintenant.
        [book] Un livre vous aide le plus maintenant.
        [floo] La poudre de Cheminette vous aide le plus maintenant.
       *[behaviour] Une carte Conduite vous aide le plus maintenant.
    }
hogwarts-reason-travels = Il y a là-bas plus à gagner que ne vaut la poudre.
hogwarts-reason-stays = Le voyage ne vaut pas la poudre.
hogwarts-reason-least_card = C’est la carte qui vous manquera le moins.
hogwarts-reason-rolls = Le mieux est de lancer les dés.
hogwarts-reason-hopeless = « { $mission } » est presque hors de portée : essayez-en une autre.
