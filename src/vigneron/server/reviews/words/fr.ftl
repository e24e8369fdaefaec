review-page-sure = Degré de certitude : une perte est donnée avec une erreur de ± { $error } points en moyenne, { $count ->
    [0] aucun coup n’a perdu de points avec certitude
   *[other] { $likely ->
        [0] { $count ->
            [one] le moment ci-dessous est certain
           *[other] tous les moments ci-dessous sont certains
        }
       *[other] { $clear ->
            [0] { $count ->
                [one] le moment ci-dessous est probable
               *[other] tous les moments ci-dessous sont probables
            }
           *[other] { $clear } des { $count } moments ci-dessous { $clear ->
                [one] est certain
               *[other] sont certains
            } et le reste probable
        }
    }
}, et tout se mesure à une seule façon de jouer.
review-page-start-points = Au départ : { $points } points, ce que cette place obtient en moyenne.
review-page-start-level = Au départ : à égalité, ce que cette place obtient en moyenne.
review-page-start-ahead = Au départ : une avance de { review-amount } sur le meilleur des autres, ce que cette place obtient en moyenne.
review-page-start-behind = Au départ : un retard de { review-amount } sur le meilleur des autres, ce que cette place obtient en moyenne.
review-page-own-less = Ses propres coups ont coûté { review-amount }.
review-page-own-more = Ses propres coups ont rapporté { review-amount }.
review-page-others-less = Les coups des autres ont coûté { review-amount }.
review-page-others-more = Les coups des autres ont rapporté { review-amount }.
review-page-draws-less = Les tirages ont coûté { review-amount }.
review-page-draws-more = Les tirages ont rapporté { review-amount }.
review-page-rest = Inexpliqué : { $points }.
review-page-final-points = Au bout du compte : { $points } points.
review-page-final-level = Au bout du compte : à égalité avec le meilleur des autres.
review-page-final-ahead = Au bout du compte : une avance de { review-amount } sur le meilleur des autres.
review-page-final-behind = Au bout du compte : un retard de { review-amount } sur le meilleur des autres.
review-page-progress = { $done } coups sur { $total } sont analysés.
review-page-seconds = Il reste environ { $n ->
    [one] une seconde
   *[other] { $n } secondes
}.
review-page-minutes = Il reste environ { $n } minutes.
review-page-queued = L’analyse commence dès que la maison en a le temps.
review-page-aside = Les robots des tables passent d’abord ; l’analyse reprend dès qu’ils se reposent.
review-page-stopped = L’analyse a été arrêtée. Ce qui est fait est gardé.
review-page-failed = L’analyse a échoué, et la maison a noté pourquoi.
review-page-none = Personne n’a encore demandé l’analyse de cette partie.
review-page-by-other = Quelqu’un d’autre a demandé cette analyse.
review-page-find = Trouver mieux
review-page-task = Jouez pour { $who } à partir d’ici.
review-page-best = Le meilleur coup que l’analyse connaît.
review-page-as-good = Aussi bon que le meilleur coup, pour autant que l’analyse puisse le dire. Le meilleur qu’elle connaît : { $act }.
review-page-unknown = La maison n’a pas de valeurs pour ce coup en ce moment. Essayez-en un autre.
review-page-same = C’est ce qui a été joué : ce coup perd { review-amount }.
review-page-loses = Ce coup perd { review-amount } : { $act }.
review-page-why = Pourquoi : il { $why }.
