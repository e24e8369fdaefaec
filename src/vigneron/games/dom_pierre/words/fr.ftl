# The game and its options
title = Dom Pierre
tagline = Cultiver, presser et vendre le champagne, et en tirer du prestige.
option-variant = Variante
option-variant-standard = Normale
option-variant-quick = Rapide (face B)

# Names
column-vineyard = Vignoble
column-cellar = Cave
column-village = Village
column-logistics = Logistique
column-sales = Ventes
column-goals = Objectifs
variety-chardonnay = Chardonnay
variety-meunier = Pinot Meunier
variety-noir = Pinot Noir
press-left = gauche
press-centre = central
press-right = droit
route-north = nord
route-east = est
route-south = sud
route-west = ouest
place-supply = réserve personnelle
place-maison = maison
place-presses = pressoirs
place-north = route du nord
place-east = route de l’est
place-south = route du sud
place-west = route de l’ouest
accessory-box = caisse en bois
accessory-sugar = sucre
accessory-cork = bouchon
accessory-label = étiquette
accessory-grey_box = caisse grise
accessory-grey_sugar = sucre gris
accessory-grey_cork = bouchon gris
accessory-grey_label = étiquette grise
accessory-blue_box = caisse bleue
accessory-blue_sugar = sucre bleu
accessory-blue_cork = bouchon bleu
accessory-blue_label = étiquette bleue
kind-bottle = bouteille
kind-barrel = tonneau
kind-order = commande
flag-usa = drapeau américain
flag-rus = drapeau russe
token-crown = couronne
token-vp_small = { $value } PV
token-vp_large = { $value } PV
token-coin = { $value } Fr
token-sale_small = +{ $value } sur une vente
token-sale_large = +{ $value } sur une vente
token-worker = déplacer un ouvrier
token-press_small = +{ $value } dans un pressoir
token-press_large = +{ $value } dans un pressoir
token-harvest_chardonnay = Chardonnay { $value }
token-harvest_meunier = Pinot Meunier { $value }
token-harvest_noir = Pinot Noir { $value }
bonus-grey_box = caisse grise
bonus-grey_sugar = sucre gris
bonus-grey_cork = bouchon gris
bonus-grey_label = étiquette grise
bonus-flag_usa = drapeau américain
bonus-flag_rus = drapeau russe
bonus-coin = { $value } Fr
bonus-vp = { $value } PV
bonus-harvest_chardonnay = Chardonnay { $value }
bonus-harvest_meunier = Pinot Meunier { $value }
bonus-harvest_noir = Pinot Noir { $value }
bonus-press_small = +{ $value } dans un pressoir
bonus-press_large = +{ $value } dans un pressoir
bonus-worker = déplacer un ouvrier
goal-G01 = Maisons du Nord
goal-G02 = Maisons de l’Est
goal-G03 = Maisons du Sud
goal-G04 = Maisons de l’Ouest
goal-G05 = Aux quatre vents
goal-G06 = Le grand tour
goal-G07 = Amateurs de bouteilles
goal-G08 = Amateurs de tonneaux
goal-G09 = Commandes ouvertes
goal-G10 = Tous les souhaits
goal-G11 = Registre chargé
goal-G12 = Registre plein
goal-G13 = Faveur royale
goal-G14 = Fournisseur des rois
goal-G15 = Outre-Atlantique
goal-G16 = La cour du tsar
goal-G17 = Drapeaux du monde
goal-G18 = L’Est et l’Ouest
goal-G19 = Une longue route
goal-G20 = Sur toutes les routes
goal-G21 = Au carrefour
goal-G22 = Carnets de voyage
goal-G23 = Vignerons
goal-G24 = Tonneliers
goal-G25 = Maison pleine
goal-G26 = Tous à l’ouvrage
goal-G27 = Plein emploi
goal-G28 = Cave garnie
goal-G29 = Casier à bouteilles
goal-G30 = Rangée de tonneaux
goal-G31 = Cuvée de prestige
goal-G32 = Noble tonneau
goal-G33 = Grande réserve
goal-G34 = Trois pressoirs
goal-G35 = Riche récolte
goal-G36 = Assemblage parfait
goal-G37 = Monocépage
goal-G38 = Pressoir chargé
goal-G39 = Grand cru
goal-G40 = Coffre-fort
goal-G41 = Renommée
goal-G42 = Bien équipé
goal-G43 = Équipement complet
goal-G44 = Maison régulière
goal-G45 = Travaux achevés
goal-tier = { $need } pour { $vp } PV
metric-cards_north = cartes du nord
metric-cards_east = cartes de l’est
metric-cards_south = cartes du sud
metric-cards_west = cartes de l’ouest
metric-routes_sold = routes parmi vos cartes
metric-route_sets = séries des quatre routes
metric-cards_bottle = cartes bouteille
metric-cards_barrel = cartes tonneau
metric-cards_order = commandes
metric-kind_sets = séries bouteille, tonneau, commande
metric-cards = cartes marché
metric-crowns = couronnes
metric-flags_usa = drapeaux américains
metric-flags_rus = drapeaux russes
metric-flags = drapeaux des deux sortes
metric-flag_pairs = paires des deux drapeaux
metric-workers_one_route = ouvriers sur une route
metric-workers_routes = ouvriers sur les routes
metric-routes_manned = routes avec un ouvrier
metric-routes_ended = routes tenues jusqu’au bout
metric-workers_vineyard = ouvriers au vignoble
metric-workers_presses = ouvriers aux pressoirs
metric-workers_maison = ouvriers à la maison
metric-workers_least = minimum de routes, vignoble, pressoirs
metric-workers_supply = ouvriers en réserve, au plus
metric-tiles = tuiles champagne
metric-bottles = bouteilles dans vos pressoirs
metric-barrels = tonneaux dans vos pressoirs
metric-best_bottle = valeur de votre meilleure bouteille
metric-best_barrel = valeur de votre meilleur tonneau
metric-tiles_value = valeur de tout le champagne
metric-presses_filled = pressoirs avec du champagne
metric-harvest_tiles = tuiles récolte
metric-presses_blended = pressoirs aux trois cépages
metric-harvest_one_variety = tuiles d’un même cépage
metric-best_press = récolte du meilleur pressoir
metric-harvest_threes = tuiles récolte de valeur 3
metric-coins = Fr en main
metric-step = échelons de prestige
metric-accessories = accessoires
metric-accessory_types = types d’accessoires
metric-lowest_row = ligne du disque le plus bas
metric-discs_done = disques arrivés en haut

# What chance decides
draw-first = le premier joueur
draw-token = un jeton prestige
draw-grape = une grappe du sac
draw-ground = ce qui se trouve sur une case
draw-harvest = une tuile récolte
draw-tile = une tuile récolte du village
draw-accessory = un accessoire bleu du village
draw-ratio = une tuile ratio
draw-side = sa face
draw-goal = une carte objectif
draw-vintage = un jeton millésime
draw-market_north = une carte marché au nord
draw-market_east = une carte marché à l’est
draw-market_south = une carte marché au sud
draw-market_west = une carte marché à l’ouest
draw-ground-0 = rien
draw-ground-1 = une caisse grise
draw-ground-2 = un sucre gris
draw-ground-3 = un bouchon gris
draw-ground-4 = une étiquette grise
draw-ground-5 = une pièce
draw-grape_on = la grappe sur { $square }
draw-ground_on = ce qui se trouve sur { $square }
draw-harvest_of = la tuile de départ de { $who }
draw-vintage_of = un jeton millésime pour { $who }
draw-ratio_of = la tuile ratio, route { $route }
draw-side_of = la face visible de la tuile ratio, route { $route }
draw-two_sides = { $one } / { $other }
draw-named = { $what }
draw-seat = { $who }
draw-tile_named = { $variety } { $value }

# The count
part-step-row = Prestige
part-crowns-row = Couronnes
part-sales = Ventes
part-village = Champagne donné au village
part-goals = Objectifs marqués
part-discs = Disques sur la piste de fin
part-gifts = Bonus et jetons
part-step = Prestige : échelon { $step }
part-crowns = Couronnes : { $crowns } × { $times }
tie-coins = { $count } Fr
tie-order = place { $place } dans l’ordre du tour
ending-end_track = La piste de fin est remplie.

# Offers
offer-keep =
    Garder le millésime { $column }{ $count ->
        [1] {""}
       *[other] {" "}(un de { $count })
    }
offer-wait = Laisser attendre le millésime { $column } à la ligne { $row }
offer-move =
    { $column } : ligne { $row }, force { $strength }{ $cost ->
        [0] {""}
       *[other] , coût { $cost } Fr
    }
offer-move_cellar = { $column } : ligne { $row }, force { $strength } ; bouteilles { $cost } Fr, tonneaux un ouvrier
offer-lay = { $strength ->
        [one] Licencier un ouvrier avec le disque { $column }
       *[other] Licencier jusqu’à { $strength } ouvriers avec le disque { $column }
    }
offer-end = Finir le tour
offer-set_vintage = Poser le millésime { $column } en attente
offer-set_strength = Poser le jeton force : { $column } +{ $value }
offer-local =
    Vendre sur place : { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] , { $k2 } { $v2 }
    }{ $k3 ->
        [none] {""}
       *[other] , { $k3 } { $v3 }
    }{ $k4 ->
        [none] {""}
       *[other] , { $k4 } { $v4 }
    }{ $k5 ->
        [none] {""}
       *[other] , { $k5 } { $v5 }
    }{ $k6 ->
        [none] {""}
       *[other] , { $k6 } { $v6 }
    }, pour { $coins } Fr
offer-prestige = Acheter du prestige pour { $cost } Fr
offer-score = Marquer « { $goal } » : { $vp } PV
offer-cork = Faire sauter le bouchon : { $column } à la ligne { $row }
offer-take = Prendre le jeton : { $token }
offer-take_down = Prendre un jeton face cachée
offer-use_press = Utiliser { $token } : pressoir { $press }
offer-use_worker = Utiliser un jeton : déplacer un ouvrier
offer-lift = Prendre un ouvrier : { $place }
offer-lift_space = Prendre un ouvrier : { $place }, case { $space }
offer-lay_off = Licencier un ouvrier : { $place }
offer-lay_off_space = Licencier un ouvrier : { $place }, case { $space }
offer-lift_vintage = Millésime : déplacer un ouvrier, { $place }
offer-lift_vintage_space = Millésime : déplacer un ouvrier, { $place }, case { $space }
offer-put = Placer un ouvrier : { $place }
offer-put_skip = Placer un ouvrier en sautant une case : { $place }
offer-plant = Planter { $variety } en { $square }
offer-point = Désigner { $variety } en { $square }
offer-help = L’ouvrier en { $square } ({ $variety }) aide : +1
offer-crop = Récolter { $variety } { $value } dans le pressoir { $press }
offer-crop_vintage = Avec le millésime : { $variety } { $value } dans le pressoir { $press }
offer-press_bb = Pressoir { $press } : bouteilles { $first } et { $second }
offer-press_br = Pressoir { $press } : bouteille { $first } et tonneau { $second }
offer-press_rr = Pressoir { $press } : tonneaux { $first } et { $second }
offer-press_br_vintage = Pressoir { $press } avec le millésime : bouteille { $first } et tonneau { $second }
offer-press_rr_vintage = Pressoir { $press } avec le millésime : tonneaux { $first } et { $second }
offer-tile = Prendre { $variety } { $value } dans le pressoir { $press }
offer-blue = Prendre l’accessoire : { $accessory }
offer-give =
    Donner au village { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] {" "}et { $k2 } { $v2 }
    } : { $vp } PV
offer-gift = Prendre le bonus : { $bonus }
offer-into = Dans le pressoir { $press }
offer-sell = Vendre { $kind } { $tile } à { $city } : valeur { $value }, { $vp } PV
offer-add = Ajouter { $accessory } : valeur { $value }, { $vp } PV
offer-spend = Dépenser le jeton { $token } : valeur { $value }, { $vp } PV
offer-under = Millésime : glisser { $city } sous son paquet
offer-more = Millésime : ajouter d’abord { $count } objectifs
offer-goal = Garder « { $goal } » ({ $metric } : { $tiers })
offer-trade = Défausser « { $goal } » pour : { $bonus }
offer-done_due = Le poser plus tard
offer-done_harvest = Ne pas prendre de tuile récolte
offer-done_cellar = Ne plus presser
offer-done_village = Quitter le village
offer-done_bonus = Pas de second bonus
offer-done_lift =
    { $hand ->
        [0] Ne prendre personne
       *[other] Tous sont pris ({ $hand })
    }
offer-done_pick = Ne déplacer personne
offer-done_sell = Ne plus vendre
offer-done_sale = Vendre pour { $value } : { $vp } PV
offer-done_into = Y renoncer
offer-done_use = Garder le jeton pour plus tard
offer-done_lay_off = Ne plus licencier

# What happened
event-token_kept = { $who } garde le millésime { $column }.
event-token_waits = { $who } laisse attendre le millésime { $column } et retourne l’autre jeton.
event-moved = { $who } monte { $column } à la ligne { $row }.
event-moved_to_lay_off = { $who } monte { $column } à la ligne { $row } et licencie.
event-paid = { $who } paie { $coins } Fr.
event-vintage_set = { $who } pose le millésime { $column }.
event-strength_set = { $who } pose le jeton force : { $column } +{ $value }.
event-grape_drawn = { $who } tire { $variety }.
event-planted = { $who } plante { $variety } en { $square }.
event-pointed = { $who } désigne { $variety } en { $square }.
event-coins_found = { $who } y trouve { $coins } Fr.
event-accessory_found = { $who } y trouve un accessoire : { $accessory }.
event-worker_helped = Un ouvrier de { $who } en { $square } ({ $variety }) aide et rentre à la maison.
event-vintage_crop = { $who } compte la grappe elle-même, grâce au millésime.
event-harvest_laid = { $who } pose { $variety } { $value } dans le pressoir { $press }.
event-modifier_laid = { $who } pose +{ $value } dans le pressoir { $press }.
event-worker_pressed = Un ouvrier de { $who } passe des pressoirs à la maison.
event-pressed_bb = { $who } presse deux bouteilles, { $first } et { $second }, au pressoir { $press }.
event-pressed_br = { $who } presse une bouteille { $first } et un tonneau { $second } au pressoir { $press }.
event-pressed_rr = { $who } presse deux tonneaux, { $first } et { $second }, au pressoir { $press }.
event-tile_bought = { $who } prend { $variety } { $value } au village dans le pressoir { $press }.
event-tile_shown = La prochaine tuile récolte du village : { $tile }.
event-tile_discarded = La dernière tuile récolte du village, { $variety } { $value }, retourne à la réserve.
event-village_dealt = Le village reçoit de nouvelles tuiles récolte : { $tiles }.
event-blue_dealt = Les accessoires bleus utilisés reviennent au village. Au-dessus : { $accessories }.
event-accessory_gained = { $who } reçoit un accessoire : { $accessory }.
event-accessory_shown = Le prochain accessoire bleu du village : { $accessory }.
event-flag_gained = { $who } reçoit : { $flag }.
event-coins_gained = { $who } reçoit { $coins } Fr.
event-vp_gained = { $who } reçoit { $vp } PV.
event-bonus_lost = { $who } ne peut pas prendre ce bonus : { $bonus }.
event-tiles_given =
    { $who } donne au village { $tiles ->
        [one] une tuile champagne
       *[other] { $tiles } tuiles champagne
    } : { $vp } PV.
event-lifted = { $who } prend un ouvrier : { $place }.
event-placed = { $who } place un ouvrier : { $place }.
event-laid_off = { $who } licencie un ouvrier ({ $place }) : { $coins } Fr.
event-sold =
    { $who } vend { $kind } { $tile } à { $city } pour { $value }{ $market ->
        [0] {""}
       *[other] , dont { $market } pour le pressoir
    }{ $road ->
        [0] {""}
       *[other] , { $road } pour la route
    }{ $added ->
        [0] {""}
       *[other] , { $added } d’ajout
    } : { $vp } PV.
event-card_won = { $who } prend la carte de { $city }.
event-came_home =
    { $workers ->
        [one] Un ouvrier
       *[other] { $workers } ouvriers
    } de { $who } ({ $route }) { $workers ->
        [one] rentre
       *[other] rentrent
    } à la maison : { $coins } Fr.
event-market_opened =
    { $city } { $kind ->
        [bottle] achète maintenant des bouteilles
        [barrel] achète maintenant des tonneaux
        [order] commande maintenant bouteilles ou tonneaux
       *[always] achète maintenant bouteilles et tonneaux, sans bonus ni carte
    } (route { $route }).
event-market_buried = { $who } glisse { $city } sous son paquet ({ $route }).
event-vintage_goals = { $who } ajoute d’abord des objectifs, grâce au millésime.
event-goal_shown = Nouvel objectif « { $goal } » ({ $metric } : { $tiers }). Bonus : { $bonus }.
event-goal_kept = { $who } garde l’objectif « { $goal } ».
event-goal_traded = { $who } défausse « { $goal } » pour son bonus : { $bonus }.
event-goal_scored = { $who } marque « { $goal } » : { $vp } PV.
event-sold_locally =
    { $who } vend sur place { $tiles ->
        [one] une tuile champagne
       *[other] { $tiles } tuiles champagne
    } : { $coins } Fr.
event-prestige_bought = { $who } achète du prestige pour { $coins } Fr.
event-cork_popped = { $who } fait sauter le bouchon : { $column } monte à la ligne { $row }.
event-rose = { $who } monte à l’échelon { $step } du prestige.
event-token_turned = Dans la flûte apparaît : { $token }.
event-glass_empty = La flûte est vide.
event-token_taken = { $who } prend un jeton prestige : { $token }.
event-token_cashed = { $who } prend un jeton prestige, aussitôt : { $token }.
event-token_used = { $who } utilise un jeton prestige : { $token }.
event-disc_left =
    Le disque { $column } de { $who } quitte le chai{ $vp ->
        [0] {""}
       *[other] {" "}: { $vp } PV
    }.
event-end_triggered = La piste de fin est pleine : la manche { $round } est la dernière.
event-round_began = Manche { $round }.
event-last_round_began = C’est la dernière manche.
event-game_over = La dernière manche est finie. On compte les points.

# Refusals
refusal-not_now = { $when }
when-turn = Terminez d’abord ce qui est demandé.
when-free = Une action gratuite se prend avant de monter le disque ou après l’action.
when-token = Les jetons en attente se posent avant de monter le disque ou juste après.
when-glass = On prend un jeton dans le verre quand on monte en prestige.
when-use = Un jeton de prestige s’utilise avant de monter le disque, après l’action, ou quand on le prend.
when-workers = On prend des ouvriers en Logistique, ou quand un effet en déplace un.
when-put = On place les ouvriers une fois tous pris : finissez d’abord de prendre.
when-plant = On plante un raisin pendant l’action Vignoble, une fois tiré.
when-harvest = Une récolte suit un raisin qu’on vient de planter.
when-press = On presse pendant l’action Cave.
when-village = Les avantages se prennent pendant l’action Village.
when-into = On met quelque chose dans un pressoir quand on vient de le gagner.
when-sale = On vend le champagne à un marché pendant l’action Ventes.
when-add = Choisissez d’abord quoi vendre et où ; ensuite, on l’ajoute.
when-goals = Les cartes objectif se prennent pendant l’action Objectifs.
refusal-not_done = Il faut d’abord terminer ceci.
refusal-draft_first = On choisit d’abord les millésimes.
refusal-draft_over = Les millésimes sont choisis.
refusal-chosen = Vous avez déjà choisi.
refusal-not_in_hand = Vous n’avez pas le millésime { $column }.
refusal-moved_already = Vous avez déjà déplacé un disque.
refusal-move_first = Déplacez d’abord un disque.
refusal-disc_gone = Le disque { $column } a quitté le chai.
refusal-too_dear = Cela coûte { $cost } Fr ; vous en avez { $coins }.
refusal-nothing_waits = Aucun jeton de ce genre n’attend.
refusal-discs_too_low = Tous les disques doivent être à la ligne { $row } ou plus haut.
refusal-no_vintage = Vous n’avez pas ici de millésime inutilisé pour cela.
refusal-no_strength = La force de l’action est épuisée.
refusal-no_such_grape = Vous n’avez pas tiré de { $variety }, ou il est planté.
refusal-square_planted = Il y a déjà une grappe en { $square }.
refusal-not_beside = { $square } ne touche aucune grappe.
refusal-still_grapes = Tant qu’il y a des grappes, on les plante.
refusal-no_grape_there = Il n’y a pas de grappe en { $square }.
refusal-nothing_around = Aucun { $variety } autour de cette grappe.
refusal-one_helper = Un ouvrier a déjà aidé pour cette tuile.
refusal-helper_elsewhere = Votre ouvrier vient de { $variety }.
refusal-already_highest = La tuile vaut déjà { $value }.
refusal-no_press_for = Aucun pressoir n’a de place pour { $variety }.
refusal-tiles_run_out = Les tuiles récolte { $variety } sont épuisées.
refusal-other_variety = La grappe elle-même est { $variety }.
refusal-variety_there = Il y a déjà { $variety } dans le pressoir { $press }.
refusal-champagne_there = Il y a du champagne dans le pressoir { $press }.
refusal-press_not_empty = Le pressoir { $press } n’est pas vide.
refusal-press_without_harvest = Il n’y a pas de tuile récolte dans le pressoir { $press }.
refusal-no_worker_at_presses = Vous n’avez pas d’ouvrier aux pressoirs.
refusal-benefit_used = Vous avez déjà pris cet avantage.
refusal-stack_empty = Cette pile est vide.
refusal-no_tile_there = Il n’y a pas cette tuile champagne dans le pressoir { $press }.
refusal-take_the_twin = Les deux tuiles du pressoir { $press } sont pareilles : prenez la première.
refusal-not_shown = Aucune carte exposée ne montre ce bonus : { $bonus }.
refusal-same_bonus = Les deux bonus doivent différer : { $bonus }.
refusal-cannot_take = Ce bonus ne peut être pris maintenant : { $bonus }.
refusal-no_worker_there = Vous n’y avez pas d’ouvrier.
refusal-nothing_to_lift = Vous n’y avez pas d’ouvrier. On place les ouvriers une fois tous pris.
refusal-all_lifted = Vous en avez pris autant que la force. Finissez de prendre, puis placez-les.
refusal-nowhere_to_go = Il n’a nulle part où aller.
refusal-already_there = Il est déjà dans votre réserve.
refusal-must_end_elsewhere = Il doit finir ailleurs.
refusal-route_full = La route { $route } est pleine.
refusal-nothing_to_skip = Il n’y a pas deux cases libres (route { $route }).
refusal-vine_taken = Un ouvrier est déjà en { $square }.
refusal-no_market = Il n’y a plus de marché (route { $route }).
refusal-press_refused = { $city } ne prend rien du pressoir { $press }.
refusal-kind_refused = { $city } veut une autre sorte : { $kind }.
refusal-accessory_refused = { $city } ne montre pas cet accessoire.
refusal-no_accessory = Vous ne l’avez pas : { $accessory }.
refusal-one_of_each = Il est déjà ajouté : { $accessory }.
refusal-no_token = Il ne vous reste pas ce jeton : { $token }.
refusal-no_card_under = Il n’y a pas d’autre carte dans le paquet ({ $route }).
refusal-market_chosen = Vous y vendez justement (route { $route }).
refusal-goal_not_shown = « { $goal } » n’est pas exposé.
refusal-one_kept = Vous avez choisi la carte à garder.
refusal-keep_first = Choisissez d’abord la carte à garder.
refusal-one_free_action = Vous avez déjà fait l’action libre de ce tour.
refusal-goal_scored = « { $goal } » est déjà marqué.
refusal-not_your_goal = « { $goal } » n’est pas à vous.
refusal-goal_not_met = Vous ne remplissez pas encore « { $goal } ».
refusal-cork_popped = Votre bouchon a déjà sauté.
refusal-prestige_full = Vous êtes en haut et la flûte est vide.
refusal-token_not_shown = Il n’est pas visible dans la flûte : { $token }.
refusal-nothing_face_down = Rien n’est face cachée dans la flûte.
refusal-only_the_new_one = Seul le nouveau jeton peut servir maintenant : { $token }.

# La table : ce qui est où, ce qui est à faire
status-draft = Choix des millésimes
status-round = Manche { $round } · piste de fin { $left } sur { $trigger }
status-last_but_one = Manche { $round } · la prochaine est la dernière
status-last = Manche { $round } · la dernière
status-over = La partie est finie
scene-can-end = peut remplir la piste de fin
scene-ending-track =
    La partie finit une manche après la piste de fin pleine : { $full } sur { $all }.
scene-ending-last_round =
    { $left ->
        [0] Cette manche, la manche { $round }, est la dernière.
       *[other] La piste de fin est pleine : la prochaine manche, la manche { $round }, est la dernière.
    }
tab-winery = Domaine
tab-vineyard = Vignoble
tab-roads = Marchés
tab-goals = Objectifs
frame-vineyard = Vignoble
frame-roads = Routes, marchés, village
frame-goals = Objectifs
frame-prestige = Prestige et piste de fin
frame-winery = Domaine de { $who }
frame-winery-own = Votre domaine
frame-presses = Pressoirs de { $who }
frame-presses-own = Vos pressoirs
frame-house = { $who } en bref
frame-ledger = Objectifs de { $who }
frame-ledger-own = Vos objectifs
note-column_vineyard = Vignoble
note-column_cellar = Cave
note-column_village = Village
note-column_logistics = Logistique
note-column_sales = Ventes
note-column_goals = Objectifs
note-press_left = Gauche
note-press_centre = Centre
note-press_right = Droit
note-short_left = G
note-short_centre = C
note-short_right = D
note-plus_left = G+{ $plus }
note-plus_centre = C+{ $plus }
note-plus_right = D+{ $plus }
note-at_north = N
note-at_east = E
note-at_south = S
note-at_west = O
note-home_presses = Pressoirs
note-home_maison = Maison
note-home_supply = Réserve
label-lifted =
    Pris en main : { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } à placer
note-in_hand = en main
note-twice = ×2 en main
note-useless = vous l’avez déjà : sans effet
note-pays = jusqu’à { $vp } PV
note-points =
    { $count ->
        [one] désigner un raisin
       *[other] désigner { $count } raisins
    }
note-no_goals = pas encore d’objectif
note-no_market = épuisé
note-have = vous { $have }
note-have-of = { $who } { $have }
note-first = premier joueur
note-end = puis une dernière manche
note-last_round = La manche { $round } est la dernière
note-doing_turn = de choisir une action
note-doing_vineyard = au vignoble
note-doing_cellar = à la cave
note-doing_village = au village
note-doing_logistics = à la logistique
note-doing_sales = aux ventes
note-doing_goals = aux objectifs
counter-coins =
    { $count ->
        [one] franc
       *[other] francs
    }
counter-crowns =
    { $count ->
        [one] couronne
       *[other] couronnes
    }
counter-cards =
    { $count ->
        [one] carte de marché
       *[other] cartes de marché
    }
counter-discs =
    { $count ->
        [one] disque restant
       *[other] disques restants
    }
counter-step = prestige
group-draft_1 = {""}
group-draft_2 = {""}
group-draft_3 = {""}
group-disc = Avec un disque au choix
group-free = Action gratuite, une par tour
group-grape = Planter
group-harvest = Récolter, dans un pressoir
group-press = Pressoir
group-more = Avec
group-cellar = Un pressoir, et ce qu’il produit
group-benefit = Prendre
group-give = En donner une ou deux
group-from = D’où
group-to = Placer ici, ou sur un raisin
group-market = Marché
group-add = Ajouter à la valeur
group-glass = Prendre dans le verre
group-due = Jetons en attente
group-crest = Force pour
group-token = Utiliser le jeton
prompt-over = La partie est finie.
prompt-keep =
    { $two ->
        [0] Gardez un jeton millésime. Les deux autres passent à gauche.
       *[other] Gardez un jeton millésime. Les deux autres passent à gauche. À deux, chacun a aussi le millésime Objectifs.
    }
prompt-token_waits = Lequel attend à la ligne { $row } comme millésime ? L’autre devient votre jeton force, ligne { $strong }.
prompt-draft_wait = Vous avez choisi. Les autres choisissent encore.
prompt-wait = C’est le tour de { $who } : { $doing }.
prompt-move =
    { $free ->
        [0] Montez un disque d’une ligne.
       *[other] Montez un disque d’une ligne. Une action gratuite est possible avant.
    }
prompt-end =
    { $free ->
        [0] Terminez le tour.
       *[other] Terminez le tour, ou prenez d’abord une action gratuite.
    }{ $cork ->
        [0] {""}
       *[other] {" "}Votre disque est monté ; seul le bouchon peut en monter un autre.
    }
prompt-due = Vos disques sont assez hauts : posez un jeton en attente, maintenant ou à un tour suivant. Une fois posé, il reste.
prompt-plant =
    { $left ->
        [one] Plantez le raisin à côté d’un autre.
       *[other] Plantez { $left } raisins, chacun à côté d’un autre.
    }
prompt-point = Le sac est vide : désignez un raisin planté, encore { $left } fois.
prompt-harvest = { $variety } en { $square } : récolter quoi, dans quel pressoir ?
prompt-cellar =
    { $left ->
        [one] Un pressoir : lequel, et pour produire quoi ?
       *[other] Jusqu’à { $left } pressoirs : lequel, et pour produire quoi ?
    }{ $coins ->
        [none] {""}
       *[other] {" "}Les bouteilles coûtent { $coins } Fr.
    }{ $workers ->
        [0] {""}
       *[other] {" "}Les tonneaux coûtent un ouvrier.
    }
prompt-visit =
    { $left ->
        [0] La force est épuisée.
        [one] Un avantage : une tuile récolte, un accessoire bleu, des PV contre du champagne, ou des bonus.
       *[other] { $left } avantages, chaque sorte une fois : tuile récolte, accessoire bleu, PV contre du champagne, bonus.
    }{ $give ->
        [0] {""}
        [one] {" "}Pour les PV, touchez la tuile de votre pressoir.
       *[other] {" "}Pour les PV, touchez une ou deux tuiles de vos pressoirs, puis confirmez.
    }
prompt-bonus = Prenez un second bonus différent, ou laissez-le.
prompt-lift =
    { $left ->
        [one] Prenez un ouvrier, et autant que voulu de la maison ; puis placez-les tous.
       *[other] Prenez jusqu’à { $left } ouvriers, et autant que voulu de la maison ; puis placez-les tous.
    }
prompt-lift_maison = Seuls des ouvriers de la maison peuvent encore être pris. Ensuite, tous sont placés.
prompt-place =
    { $left ->
        [one] Placez l’ouvrier en main : sur une route, aux pressoirs ou sur un raisin.
       *[other] Placez les { $left } ouvriers en main, l’un après l’autre : sur les routes, aux pressoirs ou sur des raisins.
    }
prompt-place_one = Où va l’ouvrier ? Il doit finir ailleurs.
prompt-pick = Quel ouvrier se déplace ?
prompt-sell =
    { $left ->
        [0] La force est épuisée.
        [one] Une vente : choisissez une tuile champagne et un marché.
       *[other] Jusqu’à { $left } ventes : choisissez une tuile champagne et un marché.
    }
prompt-sale = { $city } : la valeur { $value } rapporte { $vp } PV. Ajoutez accessoires ou jetons, ou vendez.
prompt-keep_goal =
    { $left ->
        [one] Gardez une carte objectif.
       *[other] Prenez { $left } cartes objectif : d’abord celle que vous gardez.
    }
prompt-trade =
    { $left ->
        [one] Défaussez une carte contre son bonus.
       *[other] Défaussez { $left } cartes, chacune contre son bonus.
    }
prompt-into = Dans quel pressoir va { $variety } { $value } ?
prompt-into_modifier = Dans quel pressoir vide va +{ $value } ?
prompt-rise = Prestige : prenez un jeton dans le verre.
prompt-use = Utilisez-le maintenant ({ $token }), ou gardez-le.
prompt-lay_off =
    { $left ->
        [0] Personne d’autre ne peut être licencié.
        [one] Licenciez un ouvrier contre de l’argent.
       *[other] Licenciez jusqu’à { $left } ouvriers contre de l’argent.
    }
label-column_vineyard = Vignoble : tirez et plantez autant de raisins que la force, récoltez après chacun. Coûte des Fr.
label-column_cellar = Cave : activez autant de pressoirs que la force. Les bouteilles coûtent des Fr, les tonneaux un ouvrier.
label-column_village = Village : un avantage par point de force. Coûte des Fr.
label-column_logistics = Logistique : déplacez autant d’ouvriers que la force, et ceux de la maison. Gratuit.
label-column_sales = Ventes : autant de ventes que la force. Gratuit.
label-column_goals = Objectifs : prenez autant de cartes que la force, gardez-en une, les autres donnent leur bonus. Gratuit.
label-strength = Ligne { $row } : une action dont le disque arrive ici a la force { $strength }.
label-row_cost = Si votre disque le plus bas est à la ligne { $row } : Vignoble, Cave et Village coûtent { $cost } Fr.
label-lowest = Le disque le plus bas est à la ligne { $row } : { $cost } Fr pour Vignoble, Cave et Village.
label-top_row = Un disque qui atteint la ligne du haut va sur la piste de fin : { $vp } PV.
label-vintages = Cases millésime : un millésime donne un effet à sa colonne une fois par tour, un jeton force { $value } de force.
label-vintage_space = Case millésime de { $column }, vide.
label-strength_token = Jeton force : { $column } a { $value } de force en plus.
label-vintage_vineyard = Vignoble : une fois par tour, le raisin tout juste planté compte aussi
label-vintage_cellar = Cave : les tonneaux d’un pressoir valent { $value } de plus
label-vintage_village = Village : déplacez aussi un ouvrier
label-vintage_logistics = Logistique : un ouvrier saute une case
label-vintage_sales = Ventes : glissez une carte de marché sous son paquet
label-vintage_goals = Objectifs : ajoutez d’abord des cartes
label-use_village = Millésime : un ouvrier
label-use_logistics = Millésime : sauter une case
label-use_sales = Millésime : carte sous son paquet
label-use_goals = Millésime : d’abord ajouter
label-disc = Disque { $column } de { $who }, ligne { $row }
label-disc_gone = Le disque { $column } de { $who } est sur la piste de fin.
label-landing =
    { $column } à la ligne { $row } : force { $strength }, coûte { $cost } Fr{ $vp ->
        [0] {""}
       *[other] , { $vp } PV sur la piste de fin
    }.
label-landing_cellar =
    { $column } à la ligne { $row } : force { $strength } ; bouteilles { $cost } Fr, tonneaux un ouvrier{ $vp ->
        [0] {""}
       *[other] , { $vp } PV sur la piste de fin
    }.
label-landing_free =
    { $column } à la ligne { $row } : force { $strength }, gratuit{ $vp ->
        [0] {""}
       *[other] , { $vp } PV sur la piste de fin
    }.
label-waiting_vintage = Le millésime de { $column } attend que tous les disques soient à la ligne { $row } ou plus haut.
label-waiting_strength = Le jeton force attend que tous les disques soient à la ligne { $row } ou plus haut.
label-square = { $square }, vide
label-square_coin = { $square } : { $coins } Fr pour qui plante ici
label-square_accessory = { $square } : { $accessory } pour qui plante ici
label-vine = { $square } : un raisin { $variety }
label-vine_worker = { $square } : un raisin { $variety } avec un ouvrier de { $who }
label-bag =
    { $count ->
        [one] Un raisin
       *[other] { $count } raisins
    } dans le sac : Chardonnay { $chardonnay }, Pinot Meunier { $meunier }, Pinot Noir { $noir }
label-grape_in_hand = { $variety }, à planter
label-press = Le pressoir { $press }
label-first_bottle = La première bouteille du pressoir { $press } vaut { $bonus } de plus.
label-first_barrel = Le premier tonneau du pressoir { $press } vaut { $bonus } de plus.
label-slot = Pressoir { $press } : pas de { $variety }
label-harvest = Pressoir { $press } : { $variety } { $value }
label-harvest_with = Pressoir { $press } : { $variety } { $value }, fait d’une tuile { $base } et de modificateurs
label-modifier = Pressoir { $press } : modificateur +{ $value } pour les deux tuiles
label-makes = Pressé maintenant, le pressoir { $press } donne une première bouteille de { $bottle } ou un premier tonneau de { $barrel }.
label-tile = { $kind } { $value }, pressoir { $press }
label-fetches = Maintenant, { $route } : valeur { $value }, { $vp } PV, sans accessoires ni jetons
label-home_presses =
    { $count ->
        [one] Un ouvrier
       *[other] { $count } ouvriers
    } de { $who } aux pressoirs
label-home_maison =
    { $count ->
        [one] Un ouvrier
       *[other] { $count } ouvriers
    } de { $who } à la maison
label-home_supply =
    { $count ->
        [one] Un ouvrier
       *[other] { $count } ouvriers
    } de { $who } dans la réserve
label-accessory = { $accessory } : { $count }. Vaut { $value } dans une vente où la carte le montre.
label-cork =
    Carte initiale : { $crowns ->
        [one] une couronne
       *[other] { $crowns } couronnes
    } tant que le bouchon n’a pas sauté ; il monte un disque sans action.
label-cork_popped = Le bouchon a sauté ; la couronne de la carte initiale est perdue.
label-crowns = Couronnes : { $count }. À la fin, chacune compte selon l’échelon de prestige.
label-flags = { $flag } : { $count }, cartes et jetons
label-token =
    Jeton prestige : { $token }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
label-route = La route { $route }
label-section = { $route } : +{ $bonus } à la vente si votre ouvrier le plus avancé est ici ; { $coins } Fr quand un ouvrier rentre d’ici
label-section_yours = { $route } : votre ouvrier le plus avancé est ici, +{ $bonus } à la vente
label-section_yours-of = { $route } : l’ouvrier le plus avancé de { $who } est ici, +{ $bonus } à la vente
label-space = { $route }, case { $space } : libre, section +{ $bonus }
label-space_worker = { $route }, case { $space } : un ouvrier de { $who }, section +{ $bonus }
label-space_neutral = { $route }, case { $space } : un ouvrier neutre, qui ne bouge jamais ; section +{ $bonus }
label-deck =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } dans le paquet { $route }, carte visible comprise
label-no_market = Plus de marché : { $route }.
label-market_bottle = { $city } achète des bouteilles.
label-market_barrel = { $city } achète des tonneaux.
label-market_order = { $city } commande bouteilles ou tonneaux.
label-market_always = { $city } achète toujours bouteilles et tonneaux, sans bonus ni carte.
label-kind_bottle = Prend des bouteilles
label-kind_barrel = Prend des tonneaux
label-kind_order = Une commande : prend les deux
label-press_refused = Ne prend rien du pressoir { $press }
label-press_plus = +{ $plus } pour le champagne du pressoir { $press }
label-press_plain = Prend le champagne du pressoir { $press }
label-accepts = Les accessoires de ce type augmentent la valeur : { $accessory }
label-card_flag = La carte porte un drapeau : { $flag }
label-card_crown = La carte porte une couronne.
label-ratio = Une vente rapporte { $first } PV, { $second } dès la valeur { $middle }, { $third } dès { $bottom } ; dès { $prestige }, du prestige aussi.
label-village = Au village : un avantage par force, chaque sorte une fois
label-village_tile = Village : { $variety } { $value }, { $below } dessous
label-village_blue = Village : { $accessory }, vaut { $value }, { $below } dessous
label-village_champagne =
    { $count ->
        [one] Une tuile champagne
       *[other] { $count } tuiles champagne
    } au village pour { $vp } PV, bouteille ou tonneau : à toucher dans vos pressoirs
label-harvest_empty = Cette pile de tuiles récolte est vide.
label-blue_empty = Cette pile d’accessoires bleus est vide.
label-goal = Objectif « { $goal } » ({ $metric } : { $tiers }). Bonus : { $bonus }
label-bonus = Bonus de cette carte : { $bonus }
label-have = Objectif « { $goal } » : vous avez { $have } pour l’instant.
label-have-of = Objectif « { $goal } » : { $who } a { $have } pour l’instant.
label-own_goal = Objectif « { $goal } » ({ $metric } : { $tiers }). Maintenant { $have } : { $vp } PV
label-won_route = Cartes de marché, { $route } : { $count }
label-won_kind = Cartes de marché, { $kind } : { $count }
label-scored = Objectifs marqués : { $count }
label-step = Échelon { $step } de prestige : { $vp } PV à la fin, et chaque couronne { $times } PV
label-marker = { $who }, échelon { $step } de prestige
label-glass = Dans le verre : { $count } jetons face cachée
label-glass_token = Dans le verre : { $token }
label-glass_down = { $count } jetons face cachée ; on peut en prendre un sans le voir
label-end_disc = Un disque de { $who } sur la piste de fin
label-end_place = Une case libre de la piste de fin : { $vp } PV
label-end_last = Quand un disque arrive ici, on finit la manche et on en joue une dernière. { $vp } PV
label-layoff = Licencier
label-local = Vente locale
label-prestige = Prestige : { $cost } Fr
label-pop = Faire sauter le bouchon
label-score = { $goal } : { $vp } PV
label-plant_chardonnay = Chardonnay × { $count }
label-plant_meunier = Pinot Meunier × { $count }
label-plant_noir = Pinot Noir × { $count }
label-into_left = Gauche { $total }
label-into_centre = Centre { $total }
label-into_right = Droite { $total }
label-from_north = Nord, case { $space }
label-from_east = Est, case { $space }
label-from_south = Sud, case { $space }
label-from_west = Ouest, case { $space }
label-to_north = Nord +{ $bonus }
label-to_east = Est +{ $bonus }
label-to_south = Sud +{ $bonus }
label-to_west = Ouest +{ $bonus }
label-market_north = Nord
label-market_east = Est
label-market_south = Sud
label-market_west = Ouest
label-crop = { $variety } { $value }
label-crop_vintage = { $variety } { $value } avec le millésime
label-helper = D’abord : ouvrier en { $square }
label-make_bb = 2 bouteilles
label-make_br = 1 bouteille, 1 tonneau
label-make_rr = 2 tonneaux
label-workers_supply = Réserve { $count }
label-workers_maison = Maison { $count }
label-workers_presses = Pressoirs { $count }
label-worker_on = { $variety } { $square }
label-add = { $accessory } +{ $value }
label-spend = { $token }
label-add_vintage = Millésime +{ $value }
label-take_down = face cachée ({ $count })
label-take_box = caisse grise
label-take_sugar = sucre gris
label-take_cork = bouchon gris
label-take_label = étiquette grise
label-take_usa = drapeau USA
label-take_rus = drapeau russe
label-take_coin = { $value } Fr
label-take_points = { $value } PV
label-take_crown = couronne
label-take_sales = vente { $value }
label-take_press = pressoir { $value }
label-take_move = un ouvrier
label-take_chardonnay = Chardonnay { $value }
label-take_meunier = Pinot Meunier { $value }
label-take_noir = Pinot Noir { $value }
label-blue_box = caisse bleue
label-blue_sugar = sucre bleu
label-blue_cork = bouchon bleu
label-blue_label = étiquette bleue
label-give = { $kind } { $value }
label-set_vintage = Millésime { $column }
label-set_strength = Jeton force

# Parts of an evaluation, as a review names them.
addend-wine = champagne et raisin non vendus
addend-goals = objectifs marqués
addend-open_goals = objectifs non marqués
addend-coins = argent
addend-accessories = accessoires
addend-tokens = jetons de prestige non utilisés
addend-on_routes = ouvriers sur les routes
addend-in_vineyard = ouvriers au vignoble
addend-other_workers = ouvriers à la maison et aux pressoirs
addend-winery = domaine et temps pour la suite

tip-draft = Choisissez un millésime : il donne un effet à l’une de vos six colonnes pour toute la partie. Vous passez les deux autres.
tip-column = Montez un disque d’un rang et faites ce que dit sa colonne. Plus le rang est haut, plus l’action est forte. Touchez la tête d’une colonne pour lire ce qu’elle fait.
tip-plant = Plantez chaque raisin à côté d’un autre. Sa récolte compte les raisins d’un cépage sur les huit cases autour.
tip-press = Une tuile récolte va dans l’un de vos trois pressoirs. Un pressoir en prend une par cépage, et aucune tant qu’il y a du champagne.
tip-cellar = Presser donne deux bouteilles ou tonneaux, chacun de la valeur de toutes les tuiles du pressoir. La première bouteille coûte des Fr, le premier tonneau un ouvrier.
tip-village = Au village, un avantage par point de force, chaque sorte une fois : une tuile récolte, un accessoire bleu, des PV contre du champagne ou des bonus d’objectifs.
tip-workers = Prenez des ouvriers, puis placez-les : sur une route ils augmentent vos ventes, au vignoble ils aident une récolte, aux pressoirs ils paient les tonneaux.
tip-sale = Vendez du champagne à un marché : sa carte dit s’il prend des bouteilles ou des tonneaux, et de quel pressoir. Dès 6 et dès 11, on gagne plus.
tip-goals = Prenez des objectifs : gardez-en un pour plus tard, les autres donnent leur bonus. Un objectif gardé ne paie que si vous le marquez, comme action libre.
tip-prestige = Prestige : votre marqueur monte et vous prenez un jeton du verre. À la fin, le degré compte et multiplie vos couronnes.
tip-layoff = Pas assez d’argent ? Au lieu de l’action d’une colonne, licenciez des ouvriers pour 1 Fr chacun.
tip-token = Tous vos disques sont assez hauts : le jeton qui attend peut aller sous une colonne, et y reste.
tip-end = Un disque arrivé en haut va sur la piste de fin et rapporte 2 PV. Quand la piste est pleine, on finit la manche et on en joue une dernière.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
short-points = PV
spoken-points =
    { $count ->
        [one] point de victoire
       *[other] points de victoire
    }
