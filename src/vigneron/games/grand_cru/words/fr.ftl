# The game and its options
title = Grand Cru
tagline = Des vignes, des emprunts, le bon millésime : emprunter pour planter, vendre au plus haut, être prêt quand le dernier emprunt est remboursé.
option-open_money = Argent
option-open_money-no = Caché aux autres
option-open_money-yes = Visible
option-last_year = Dernière année
option-last_year-10 = Année 10
option-last_year-15 = Année 15
option-last_year-20 = Année 20
option-last_year-30 = Année 30

# Names. $tile is a grape's name or an improvement's key.
tile-name =
    { $tile ->
        [aoc] AOC
        [blending] Assemblage
        [hands] Vendangeurs
        [wholesaler] Grossiste
        [vintage] Bonne année
        [rich] Bonne récolte
        [refinement] Maturation
        [advertising] Publicité
       *[other] { $tile }
    }
tile-shown =
    { $count ->
        [one] { tile-name }
       *[other] { $count } × { tile-name }
    }
space-name =
    { $space ->
        [first] Premier joueur
        [late] Vendange tardive
        [deliver] Livraison tardive
        [juice] Jus de raisin
        [primeur] Primeur
        [replant] Replantation
        [raise1] Demande +1
        [raise2] Demande +2
        [raise3] Demande +3
        [cash1] Espèces 1
        [cash2] Espèces 2
       *[cash3] Espèces 3
    }
cube-count =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
loan-count =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }

# What chance or a hand draws
draw-tile = tuile de la pioche
draw-tile-0 = Gamay
draw-tile-1 = Syrah
draw-tile-2 = Merlot
draw-tile-3 = Cabernet
draw-tile-4 = Pinot Noir
draw-tile-5 = AOC
draw-tile-6 = Assemblage
draw-tile-7 = Vendangeurs
draw-tile-8 = Grossiste
draw-tile-9 = Bonne année
draw-tile-10 = Bonne récolte
draw-tile-11 = Maturation
draw-tile-12 = Publicité
draw-holder = sort pour la bouteille rouge
draw-holder-0 = la première place
draw-holder-1 = la deuxième place
draw-holder-2 = la troisième place
draw-holder-3 = la quatrième place
draw-holder-4 = la cinquième place

# Offers
offer-loans = Commencer avec { loan-count } : { $money } Fr tout de suite, { $price } Fr d’intérêts par an
offer-auction = Mettre { tile-name } aux enchères à { $price } Fr
offer-overbid = Miser { $price } Fr sur { tile-name }, au-dessus de { $seat_other }
offer-acquire = Acquérir { tile-name } pour votre mise de { $price } Fr
offer-buy = Acheter { tile-name } directement pour { $price } Fr
offer-buycol = Acheter { tile-name } dans l’enchère { $column } pour { $price } Fr
offer-demand = Augmenter la demande de { $grape } : de { $from } à { $price } Fr le cube
offer-demand-still = Augmenter la demande de { $grape } d’une case, toujours à { $price } Fr le cube
offer-harvest = Vendanger { $grape } pour { $price } Fr
offer-sell = Vendre { $count } { $grape } du tonneau { $barrel } à { $each } Fr : { $money } Fr
offer-aoc = Avec l’AOC, vendre { $count } { $grape } du tonneau { $barrel } à { $each } Fr : { $money } Fr
offer-wholesaler = Avec le Grossiste, vendre d’abord { $count } { $grape } du tonneau { $barrel } à { $each } Fr : { $money } Fr
offer-second = Deuxième vente : { $count } { $grape } du tonneau { $barrel } à { $each } Fr, { $money } Fr
offer-hands = Avec les Vendangeurs, vendanger d’abord { $grape } ({ $price } Fr pour les deux)
offer-again = Deuxième vendange : { $grape }
offer-rich = Avec la Bonne récolte, vendanger { $grape } et un cube de plus, pour { $price } Fr
offer-blending = Assembler le tonneau { $barrel } : { $grape } devient { $other }
offer-vintage = Bonne année : vendre un { $grape } du tonneau { $barrel } pour { $money } Fr
offer-refinement = Faire mûrir { $grape } : du tonneau { $barrel } au tonneau { $to }
offer-advertising = Publicité : { $grape } monte d’une case (de { $from } à { $price } Fr), puis deux cases au plus
offer-enough =
    Laisser { $count ->
        [one] l’autre case
       *[other] les { $count } autres cases
    }
offer-pass = Passer pour cette année
offer-first = Prendre la bouteille rouge ({ $prestige } de prestige)
offer-late = Vendange tardive : { $grape } pour { $price } Fr ({ $prestige } de prestige)
offer-deliver = Livraison tardive : { $count } { $grape } du tonneau { $barrel } à { $each } Fr, { $money } Fr ({ $prestige } de prestige)
offer-juice =
    Jus de raisin : presser { $count ->
        [one] le cube
       *[other] les { $count } cubes
    } sur vos vignes, { $money } Fr ({ $prestige } de prestige)
offer-primeur = Primeur : { $count } { $grape } du tonneau { $barrel }, pas encore mûr, à { $each } Fr, { $money } Fr ({ $prestige } de prestige)
offer-replant =
    Remplacer { $full ->
        [0] une vigne de { $grape } vide
       *[other] une vigne de { $grape } et son cube
    } par { $other }, pris dans { $discards ->
        [0] la pioche
       *[other] la défausse
    } ({ $prestige } de prestige)
offer-raise = Demande +{ $steps } : { $grape } monte d’une case (de { $from } à { $price } Fr) ({ $prestige } de prestige)
offer-cash =
    Prendre { $money } Fr pour { $prestige } de prestige{ $interest ->
        [0] {""}
       *[other] {""} ; puis { $interest } Fr d’intérêts sont dus
    }
offer-leave =
    Quitter la fête et garder le prestige{ $interest ->
        [0] {""}
       *[other] {""} ; puis { $interest } Fr d’intérêts sont dus
    }
offer-borrow = Prendre { loan-count } : { $money } Fr
offer-repay = Rembourser { loan-count } : { $money } Fr
offer-keep = Garder les emprunts tels quels

# What happened
event-pledged = { $who } choisit { loan-count }.
event-opened = { $who } commence avec { loan-count } et reçoit { $money } Fr.
event-bottle_given = { $who } a le plus d’emprunts et prend la bouteille rouge.
event-bottle_drawn = Égalité au plus d’emprunts ; le sort donne la bouteille rouge à { $who }.
event-auction_opened = { $who } met { tile-name } aux enchères à { $price } Fr.
event-overbid = { $who } mise { $price } Fr sur { tile-name }, au-dessus de { $seat_other }.
event-acquired = { $who } acquiert { tile-name } pour { $price } Fr.
event-bought = { $who } achète { tile-name } directement pour { $price } Fr.
event-bid_ended = { $who } perd sa mise de { $price } Fr et reprend son pion.
event-cube_missed = La réserve n’a plus de { $grape } pour la nouvelle vigne de { $who }.
event-demand_raised = { $who } augmente la demande de { $grape }, qui est à { $price } Fr.
event-demand_lowered = { $grape } descend d’une case et se trouve à { $price } Fr.
event-harvested =
    { $who } vendange { $grape }{ $price ->
        [0] .
       *[other] {" "}pour { $price } Fr.
    }
event-enriched = La Bonne récolte apporte { cube-count } de { $grape } en plus à { $who }.
event-sold = { $who } vend { $count } { $grape } du tonneau { $barrel } à { $each } Fr : { $money } Fr.
event-used = { $who } utilise { tile-name }.
event-blended = { $who } change { $count } { $grape } du tonneau { $barrel } en { $other }.
event-refined = { $who } avance { $count } { $grape } dans le tonneau { $barrel }.
event-steps_left =
    { $who } laisse { $count ->
        [one] la dernière case
       *[other] { $count } cases
    }.
event-passed = { $who } passe.
event-round_began = Manche { $round } sur { $rounds }.
event-last_cube_harvested =
    { $who } a vendangé son dernier cube : { $others ->
        [0] tous les autres ont passé, la saison se termine.
       *[other] { $passed ->
            [0] chacun des autres a encore une action.
           *[other] chacun des autres qui n’a pas passé a encore une action.
        }
    }
event-last_player_left = Tous les autres ont passé : { $who } a encore une action.
event-growing_ended = L’année { $year } se termine.
event-pile_renewed = La pioche est vide : { $count } tuiles défaussées forment la nouvelle.
event-display_renewed = { $count } nouvelles tuiles sont posées : { $tiles }. Il en reste { $left } dans la pioche.
event-prize_won = { $grape } : { $prestige } de prestige pour { $who }.
event-festival_opened = La fête commence par { $who }, avec { $prestige } de prestige.
event-space_taken = { $who } prend { space-name } pour { $prestige } de prestige.
event-bottle_taken = { $who } a la bouteille rouge.
event-pressed = { $who } presse { cube-count } en jus de raisin pour { $money } Fr.
event-replanted = { $who } remplace { $grape } par { $other }.
event-cashed = { $who } reçoit { $money } Fr.
event-festival_left = { $who } quitte la fête avec { $prestige } de prestige.
event-festival_spent = { $who } a { $prestige } de prestige et ne peut plus prendre de case.
event-aged = Le vin vieillit : chaque cube avance d’un tonneau.
event-spoiled =
    { $count ->
        [one] { $count } cube de { $grape } se perd dans la cave de { $who }.
       *[other] { $count } cubes de { $grape } se perdent dans la cave de { $who }.
    }
event-rescued =
    { $who } a besoin de { $count ->
        [one] { $count } emprunt d’urgence
       *[other] { $count } emprunts d’urgence
    } ({ $money } Fr), ce qui en fait { $loans }.
event-interest_paid = { $who } paie { $price } Fr d’intérêts.
event-went_bankrupt = { $who } doit { $price } Fr d’intérêts, ne peut plus emprunter et fait faillite.
event-borrowed = { $who } prend { loan-count } ({ $money } Fr), ce qui en fait { $loans }.
event-repaid =
    { $who } rembourse { loan-count } ({ $money } Fr){ $loans ->
        [0] , c’était tout.
       *[other] , il en reste { $loans }.
    }
event-loans_kept = { $who } reste à { loan-count }.
event-compensated = Il manque { cube-count } de { $grape } à { $who }, qui reçoit { $money } Fr en échange.
event-year_began = L’année { $year } commence, les vignes portent du raisin.
event-ended_repaid = Le dernier emprunt est remboursé : la partie se termine en année { $year }.
event-ended_bankrupt = Une faillite met fin à la partie en année { $year }.
event-ended_last_year = L’année { $year } était la dernière : la partie se termine.

# Refusals
refusal-not_now = Ce n’est pas le moment de l’année pour cela.
refusal-finish_first = Terminez d’abord l’action commencée.
refusal-already_chosen = Vos premiers emprunts sont choisis.
refusal-opening_loans = On commence avec { $least } à { $most } emprunts.
refusal-no_pawn = Vous n’avez plus de pion libre.
refusal-not_on_display = { tile-name } n’est pas exposé.
refusal-no_column =
    { $count ->
        [one] Il n’y a qu’une enchère à la fois, et elle est en cours.
       *[other] Il n’y a que { $count } enchères à la fois, et toutes sont en cours.
    }
refusal-bid_too_high = Les mises vont jusqu’à { $most } Fr.
refusal-empty_column = Rien n’est aux enchères ici.
refusal-own_bid = C’est votre propre mise.
refusal-bid_too_low = Une mise doit dépasser { $price } Fr.
refusal-not_your_bid = Vous ne menez pas cette enchère.
refusal-estate_full = Les { $count } cases de votre domaine sont occupées.
refusal-no_money = Cela coûte { $price } Fr, vous avez { $money } Fr.
refusal-top_price = La demande de { $grape } est au plus haut.
refusal-no_cube = Aucune de vos vignes ne porte de { $grape }.
refusal-last_cube = Avant la dernière case du compteur, un cube doit rester sur vos vignes : il en faut donc { $least }.
refusal-not_ripe = Le { $grape } du tonneau { $barrel } ne peut pas se vendre : il est mûr dans les tonneaux { $first } à { $last }.
refusal-too_few_cubes =
    Le tonneau { $barrel } { $count ->
        [0] n’a aucun cube
        [one] n’a qu’un cube
       *[other] n’a que { $count } cubes
    } de { $grape }.
refusal-no_improvement = Vous n’avez pas la tuile { tile-name }.
refusal-improvement_used = { tile-name } a déjà servi cette année.
refusal-hands_need_two = Pour les Vendangeurs, il faut deux cubes sur vos vignes.
refusal-supply_empty = La réserve n’a plus de { $grape }.
refusal-no_second_sale = Après cette vente, il ne resterait rien de mûr pour la deuxième.
refusal-last_barrel = Le tonneau { $barrel } est le dernier pour { $grape }.
refusal-space_taken = { $seat_other } a pris cette case.
refusal-no_prestige = Cela coûte { $price } de prestige, vous en avez { $prestige }.
refusal-no_cubes = Vos vignes ne portent aucun cube.
refusal-ripe_already = Le { $grape } du tonneau { $barrel } n’est plus à mûrir.
refusal-no_full_vine = Aucune de vos vignes de { $grape } ne porte de cube.
refusal-no_bare_vine = Aucune de vos vignes de { $grape } n’est vide.
refusal-not_in_pile = La pioche n’a plus de vigne de { $grape }.
refusal-not_in_discards = La défausse n’a pas de vigne de { $grape }.
refusal-too_many_loans = Pas plus de { $most } emprunts en tout, vous en avez { $loans }.
refusal-too_few_loans = Vous n’avez que { loan-count }.

# The count and the end
part-kinds-row = Sortes de tuiles
part-cellar-row = Cubes en cave
part-loans-row = Emprunts
part-money = Argent
part-kinds =
    { $count ->
        [one] { $count } sorte de tuile
       *[other] { $count } sortes de tuiles
    }
part-cellar =
    { $count ->
        [one] { $count } cube en cave
       *[other] { $count } cubes en cave
    }
part-loans =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
tie-tiles =
    { $count ->
        [one] { $count } tuile au domaine
       *[other] { $count } tuiles au domaine
    }
ending-repaid = Emprunts remboursés
ending-bankrupt = En faillite : { $last }
ending-bankrupt-kind = Faillite
ending-last_year = Dernière année jouée

# The table
scene-market = Marché
scene-demand = Demande
scene-tracks = Emprunts et prestige
scene-estate = Domaine de { $who }
scene-estate-own = Votre domaine
scene-tab-estate = Domaine
scene-tab-market = Marché
scene-tab-prices = Cours
scene-display = Étalage
scene-pile = { $price } Fr pièce · pioche { $count }
scene-auctions = Enchères
scene-running = { $count } sur { $most }
scene-free = libre
scene-sold = Ventes
scene-prizes = le plus { $first } · second { $second }
scene-supply = reste
scene-price = { $price } Fr
scene-loans = Emprunts
scene-prestige = Prestige
scene-note-bankrupt = en faillite
scene-note-chosen = a choisi
scene-note-repaid = tout remboursé
scene-note-loans =
    { $count ->
        [one] à un emprunt de la fin
       *[other] à { $count } emprunts de la fin
    }
scene-note-passed = a passé
scene-note-left = a quitté la fête
scene-can-end =
    { $how ->
        [cube] peut finir l’année par une récolte
        [pass] peut finir l’année en passant
        [last] a la dernière action de l’année
        [festival] peut finir la fête en passant
       *[loans] peut finir la partie avec { $francs } Fr
    }
scene-note-bids = mise { $bids } Fr
scene-note-holder = premier joueur
status-opening = Premiers emprunts
status-growing = Année { $year } · manche { $round } sur { $rounds }
status-last-round = Année { $year } · dernière manche, jusqu’à ce qu’on la finisse
status-closing = Année { $year } · dernières actions
status-festival = Année { $year } · fête
status-loans = Année { $year } · emprunts
status-over = La partie est terminée
scene-ending-loans = La partie finit quand quelqu’un rembourse son dernier emprunt. Le moins à ce jour : { $count }.
scene-ending-repaid = La partie finit après cette étape : { $who } a tout remboursé.
scene-ending-last-year = La partie finit avec cette année, l’année { $year }.
scene-ending-bankrupt =
    { $count ->
        [one] La partie finit avec cette année, car { $who } est en faillite.
        [2] La partie finit avec cette année, car { $who } et { $seat_last } sont en faillite.
       *[other] La partie finit avec cette année, car { $count } joueurs sont en faillite.
    }
prompt-opening = Avec combien d’emprunts commencez-vous ? Chacun rapporte { $price } Fr.
prompt-chosen =
    Vous commencez avec { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }. Les autres choisissent encore.
prompt-growing = Choisissez une action.
prompt-last-action = Votre dernière action de l’année.
prompt-second-sale = À présent, la deuxième vente.
prompt-second-harvest = À présent, la deuxième vendange.
prompt-steps =
    Augmentez la demande { $count ->
        [one] d’une case encore
       *[other] de { $count } cases encore, au plus
    }.
prompt-festival = Prenez une case de la fête ; vous avez { $count } de prestige.
prompt-loans =
    Vous avez { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    } : empruntez ou remboursez, { $price } Fr chacun.
prompt-over = La partie est terminée.
prompt-wait = C’est à { $who }.
prompt-passed = Vous avez passé pour cette année.
prompt-left = Vous avez quitté la fête.
prompt-bankrupt = Vous êtes en faillite.
tile-short =
    { $tile ->
        [aoc] AOC
        [blending] Mélange
        [hands] Renfort
        [wholesaler] Grossiste
        [vintage] Année
        [rich] Récolte
        [refinement] Maturer
        [advertising] Publicité
       *[other] { $tile }
    }
space-short =
    { $space ->
        [first] 1er joueur
        [late] Vendange
        [deliver] Livraison
        [juice] Jus de raisin
        [primeur] Primeur
       *[replant] Replantation
    }
space-does =
    { $space ->
        [first] prendre la bouteille rouge et commencer
        [late] une vendange, même d’un dernier cube
        [deliver] une vente ; les cubes ne comptent pour aucun prix
        [juice] tous les cubes de vos vignes, 1 Fr chacun
        [primeur] vendre des cubes pas encore mûrs, 1 Fr de moins par tonneau qui manque
        [replant] échanger une vigne contre une autre de la pioche ou de la défausse
        [raise1] monter un prix d’une case
        [raise2] deux cases, pour un prix ou deux
        [raise3] trois cases, pour n’importe quels prix
       *[other] prendre { $money } Fr
    }
label-space = { space-name } : { space-does }, { $prestige } prestige
label-space-taken = { space-name } ({ space-does }) : prise par { $seat_other }
label-plan =
    { $tile ->
        [aoc] AOC : avec une vente, 1 Fr de plus par cube
        [blending] Assemblage : changer les cubes d’une couleur d’un tonneau en une autre qui y est
        [hands] Vendangeurs : deux vendanges pour 1 Fr
        [wholesaler] Grossiste : deux ventes en une action
        [vintage] Bonne année : vendre un cube mûr à son plus haut prix
        [rich] Bonne récolte : un cube de plus avec une vendange
        [refinement] Maturation : avancer d’un tonneau une couleur d’un tonneau
       *[advertising] Publicité : jusqu’à trois cases de demande
    }
label-plan-used = { tile-name } : déjà utilisé cette année
label-vine = { $grape } : une vigne, donne un cube par an ; mûr dans les tonneaux { $first } à { $last }
label-vine-full = Vigne de { $grape } avec un cube, mûr dans les tonneaux { $first } à { $last }
label-vine-bare = Vigne de { $grape } sans cube, mûr dans les tonneaux { $first } à { $last }
label-space-free = Case libre pour une tuile
label-pile = Dans la pioche : { $gamay } Gamay, { $syrah } Syrah, { $merlot } Merlot, { $cabernet } Cabernet, { $pinot } Pinot Noir, { $aoc } AOC, { $blending } Assemblage, { $hands } Vendangeurs, { $wholesaler } Grossiste, { $vintage } Bonne année, { $rich } Bonne récolte, { $refinement } Maturation, { $advertising } Publicité ; { $discards } à la défausse
label-display = Étalage : les tuiles que l’on peut mettre aux enchères ou acheter
label-auctions = Enchères : une colonne chacune, au plus autant que de joueurs
label-below = { $price } Fr : pas plus que la mise de { $bid } Fr
label-free = Colonne d’enchère libre
label-auction = { tile-name } aux enchères : { $seat_other } mène à { $price } Fr
label-marker = Demande de { $grape } : { $price } Fr le cube, { $best } Fr tout en haut
label-zone = { $grape } est mûr dans les tonneaux { $first } à { $last }
label-sold-by = Vendu cette année par { $who }
label-sold =
    { $who } a vendu { $count } { $grape }{ $prestige ->
        [0] { "" } cette année : pas de prix
       *[other] , { $prestige } de prestige pour l’instant
    }
label-prizes = Ventes de l’année : qui a le plus vendu d’un cépage reçoit { $first } de prestige, le deuxième { $second }
label-supplies = Ce qui reste de chaque cépage dans la réserve
label-year = Année { $year } : des manches, puis la fête, le vieillissement, les intérêts et les emprunts
label-loan-track = Emprunts, avec les intérêts dus chaque année
label-supply = { $grape } : { $count } dans la réserve
label-lot-ripe = { $count } { $grape } dans le tonneau { $barrel } : { $price } Fr chacun
label-lot-last = { $count } { $grape } dans le tonneau { $barrel } : { $price } Fr chacun, perdus en fin d’année
label-lot-young =
    { $count } { $grape } dans le tonneau { $barrel } : mûr dans { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
label-round = Manche { $round } sur { $rounds }
label-round-last = Manche { $round }, la dernière : elle dure jusqu’à ce que quelqu’un finisse l’année
label-holder = { $who } a la bouteille rouge
label-loan-step =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    } : { $price } Fr d’intérêts par an
label-loans-of =
    { $who } a { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    } : { $price } Fr d’intérêts par an
label-prestige-step = Prestige, qui paie les cases de la fête
label-prestige-row =
    Prestige { $count }{ $more ->
        [0] {""}
       *[other] {" "}ou plus
    }
label-prestige-of = { $who } a { $count } de prestige
label-loan-amount = { $count } · { $money } Fr
label-money =
    { $count ->
        [one] franc
       *[other] francs
    }
label-interest = intérêts en francs
label-rescued = emprunt d’urgence
label-due = francs après les intérêts
label-pawns =
    { $count ->
        [one] pion libre
       *[other] pions libres
    }
label-prestige = prestige
label-kinds =
    { $count ->
        [one] sorte de tuiles
       *[other] sortes de tuiles
    }
label-loans =
    { $count ->
        [one] emprunt
       *[other] emprunts
    }
label-cellar =
    { $count ->
        [one] cube en cave
       *[other] cubes en cave
    }
label-verb-auction = Enchère
label-verb-overbid = Surenchère
label-verb-acquire = Acquérir
label-verb-buy = Acheter
label-verb-demand = Demande
label-verb-harvest = Vendange
label-verb-sell = Vente
label-from-pile = De la pioche
label-from-discards = De la défausse
label-enough = Cela suffit
label-leave =
    { $count ->
        [0] Quitter la fête
       *[other] Quitter, garder { $count } de prestige
    }
label-keep = Garder { loan-count }
group-action = Action
group-source = Provenance
group-into = En
group-loans = Emprunts
group-borrow = Emprunter
group-repay = Rembourser
group-bid = Mise
group-count = Cubes

# The year's end, the nine actions, and why one is impossible
scene-year = Fin d’année
scene-this-year = Année { $year }
scene-house = Domaine de { $who } en bref
scene-end = fin
scene-yours = à vous : { $price } Fr
scene-yours-of = { $who } : { $price } Fr
scene-score-least = au moins { $points }
scene-tab-year = Fête
scene-year-end = Fin d’année
scene-now = à ce jour { $points }
label-now =
    { $count ->
        [one] point à ce jour
       *[other] points à ce jour
    }
label-year-end =
    À la fin de l’année, { $count ->
        [0] aucun cube ne se perd
        [one] un cube se perd
       *[other] { $count } cubes se perdent
    }, { $price } Fr d’intérêts sont dus, { $loans ->
        [0] et il reste { $money } Fr
        [one] et il faut un emprunt d’urgence
       *[other] et il faut { $loans } emprunts d’urgence
    }. Si la partie finissait là, vous auriez { $points } points.
label-year-end-of =
    À la fin de l’année, pour { $who }, { $count ->
        [0] aucun cube ne se perd
        [one] un cube se perd
       *[other] { $count } cubes se perdent
    }, { $price } Fr d’intérêts sont dus, { $loans ->
        [0] et il reste { $money } Fr
        [one] et il faut un emprunt d’urgence
       *[other] et il faut { $loans } emprunts d’urgence
    }. Si la partie finissait là, { $who } aurait { $points } points.
label-raise-row = Cases qui font monter la demande
label-cash-row = Cases d’argent
label-open-bid = Ouvrir une enchère à { $price } Fr
label-bid = Surenchérir à { $price } Fr pour { tile-name }
label-leads = { $who } mène avec { $price } Fr
label-barrel = Tonneau { $barrel } de la cave
label-loan-end = Qui a remboursé son dernier emprunt met fin à la partie
label-station =
    { $station ->
        [festival] Après la dernière manche : prix de vente et fête
        [ageing] Puis le vin vieillit : chaque cube avance d’un tonneau
        [interest] Puis on paie les intérêts
       *[loans] Puis on emprunte ou rembourse
    }
label-verb-improve = Améliorer
label-verb-pass = Passer
about-auction = Poser un pion sur une tuile de l’étalage : l’enchère s’ouvre de 1 à { $most } Fr
about-overbid = Miser plus pour une tuile où un autre mène
about-acquire = Payer sa mise et prendre la tuile
about-buy = Prendre aussitôt une tuile visible pour { $price } Fr
about-demand = Faire monter d’un cran le prix d’un cépage
about-harvest = Mettre un cube d’une vigne dans le tonneau 1, pour { $price } Fr
about-sell = Vendre des cubes mûrs d’un cépage d’un tonneau
about-improve = Utiliser une de ses améliorations, chacune une fois par an
about-pass = Plus aucun tour pour vous cette année
about-replant = Échanger la vigne contre { $grape }
whynot-auction = Il n’y a pas de tuile à l’étalage.
whynot-overbid = Aucun autre joueur ne mène une enchère.
whynot-acquire = Vous ne menez aucune enchère.
whynot-buy = Il n’y a pas de tuile à acheter.
whynot-demand = La demande est au plus haut pour chaque cépage.
whynot-harvest = Aucune de vos vignes ne porte de cube.
whynot-sell = Aucun de vos cubes n’est mûr.
whynot-sell-empty = Il n’y a pas de cube dans votre cave.
whynot-improve = Vous n’avez aucune amélioration.
whynot-improve-used = Vos améliorations ont servi cette année.
whynot-improve-now = { tile-name } n’a aucun effet maintenant.

# Parts of an evaluation, as a review names them.
addend-wine = vin de la cave, une fois vendu
addend-harvest = raisins sur les vignes
addend-money = argent moins les emprunts
addend-prestige = prestige
addend-vineyards = vignes qui donneront dans les années à venir
addend-improvements = aménagements utilisés dans les années à venir
addend-market = cubes dans les tonneaux du marché
addend-estate = argent et temps pour la suite

tip-loans = Les emprunts sont votre seul argent au départ : 7 francs chacun, avec des intérêts chaque année. Trois ou quatre paient une première année ; un seul, presque rien.
tip-auction = Ouvrez une enchère : touchez une tuile de l’étalage, puis un prix. Une mise ne coûte rien avant que vous preniez la tuile, à un tour suivant. D’abord des vignes.
tip-overbid = Quelqu’un mène sur une tuile. Vous pouvez surenchérir en touchant un degré plus haut. Pour 7 francs, on achète aussitôt n’importe quelle tuile.
tip-acquire = Votre pion mène toujours : payez votre mise et prenez la tuile avant qu’on surenchérisse. Une nouvelle vigne apporte aussitôt un cube.
tip-plan = Une bonne première année : deux ou trois vignes, dont un Gamay, qui se vend aussitôt, ou un Syrah, un an après. Gardez 3 ou 4 francs pour les intérêts.
tip-harvest = La vendange met un cube d’une vigne dans le tonneau 1, pour 1 franc. Chaque année il avance d’un tonneau ; les signes au-dessus disent où il est mûr.
tip-sell = Vous avez du vin mûr. Vendez beaucoup de cubes d’un tonneau à la fois : le prix baisse d’un degré par vente, quel qu’en soit le nombre.
tip-spoils = La goutte marque un vin dans son dernier tonneau : vendez-le cette année, sinon il est perdu à la fin de l’année.
tip-improve = Vous avez un aménagement. Il sert une fois par an : touchez-le dans votre domaine pour lire ce qu’il fait.
tip-closing = Quatre verres font quatre manches. Dès la quatrième, qui vendange le dernier cube de ses vignes finit l’année ; tous les autres jouent encore une fois.
tip-festival = La fête : on paie les cases avec le prestige gagné par les ventes. Chaque case sert une fois par an. Ce qui reste est gardé.
tip-debts = Une fois par an, on emprunte ou on rembourse. Qui rembourse son dernier emprunt finit la partie ; chaque emprunt restant compte alors 7 francs contre vous.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
short-aoc = AOC
spoken-aoc = AOC
