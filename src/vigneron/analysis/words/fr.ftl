review-amount =
    { $points ->
        [few] moins d’un point
        [one] 1 point
       *[other] { $count ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
review-now-less = abandonne { review-amount } maintenant ({ $part })
review-now-more = rapporte { review-amount } maintenant ({ $part })
review-later-less = coûte { review-amount } plus tard ({ $part })
review-later-more = promet { review-amount } de plus pour la suite ({ $part })
review-others-less = laisse { review-amount } de plus au meilleur des autres
review-others-more = laisse { review-amount } de moins au meilleur des autres
review-two-reasons = { $first } ; { $second }
review-two-sides = { $first }, mais { $second }
review-rest-less = { $why } ; le reste coûte { review-amount }
review-rest-more = { $why } ; le reste rapporte { review-amount }
review-played = Coup { $ply }, { $who } : { $act }. Perte : { review-amount }
review-played-error = Coup { $ply }, { $who } : { $act }. Perte : { review-amount } (± { $error })
review-better = Meilleur de { review-amount } : { $act }
review-chance = Chances de gagner : { $played } au lieu de { $best }
review-again = La même occasion a été manquée de nouveau : { $count ->
        [one] coup { $plies }
       *[other] coups { $plies }
    }
review-follows = Suite probable : { $line }
review-then = { $first } ; { $then }
review-line = { $who } : { $acts }
review-why = Pourquoi : le coup joué { $why }
review-sure-clear = certain
review-sure-likely = probable
review-mark-doubtful = douteux
review-mark-bad = mauvais
review-mark-very_bad = très mauvais
review-account = { $who }
review-start = Départ
review-own = Ses propres coups
review-others = Coups des autres
review-draws_own = Ses propres tirages
review-draws_others = Tirages des autres
review-draws_shared = Tirages communs
review-unexplained = Inexpliqué
review-missing = Pas encore analysé
review-last-margin = Écart à la dernière position
review-last-points = Points à la dernière position
review-final-margin = Écart à la fin
review-final-points = Points à la fin
review-adjusted = Sans la chance
review-accuracy = Précision
review-count-marks = Douteux, mauvais, très mauvais
review-unit-margin = Tous les nombres sont des points d’écart avec le meilleur des autres. Les erreurs sont des erreurs types.
review-unit-points = Tous les nombres sont des points. Les erreurs sont des erreurs types.
review-policy = Tout est comparé à une seule façon fixe de continuer, la même pour toutes les places. Son nom technique et sa version : { $policy }
review-rest = Inexpliqué est ce qui reste : les erreurs des échantillons et des valeurs apprises.
review-exact = Si rien n’est tiré avant qu’un coup soit évalué, sa perte n’a pas d’erreur d’échantillon et passe pour certaine. Cela ne donne pas raison à la façon fixe de jouer.
review-plain = Ce jeu n’a pas d’évaluateur à lui. Les valeurs viennent de parties jouées simplement jusqu’au bout ; elles sont approximatives.
review-uncompiled = Les règles ne sont pas compilées : il y a moins d’échantillons et les erreurs sont plus grandes.
review-unfinished = La partie n’est pas allée à son terme. La dernière valeur est celle de la dernière position.
review-stopped = L’analyse a été interrompue : { $count ->
        [one] il manque 1 coup.
       *[other] il manque { $count } coups.
    }
review-moments = Ce qui a décidé la partie
review-no-moments = Aucun coup n’a perdu de points avec certitude.
review-curves = Position, chance et coups
review-curve-standing = Position
review-curve-luck = Chance
review-curve-skill = Ses propres coups
review-curve-ply = Coup { $ply }
review-title = Analyse : { $game }
review-end-early = La partie n’était pas finie.
addend-others = le meilleur des autres
addend-prospects = ce qui peut encore venir
hint-nothing = À lui seul, ce coup ne rapporte encore rien.
hint-brings = Ce coup { $why }.
hint-better = Meilleur de { review-amount } que le deuxième choix : { $act }.
hint-why = Meilleur de { review-amount } que le deuxième choix : { $act }. Celui-ci { $why }.
hint-close = Le deuxième choix est presque aussi bon : { $act }.
