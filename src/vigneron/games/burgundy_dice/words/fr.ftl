# Le jeu et ses options
title = Les Châteaux de Bourgogne : le jeu de dés
tagline = Deux couleurs, deux nombres, un domaine à remplir.
option-sheet = Domaine
option-sheet-A = A
option-sheet-B = B
option-sheet-C = C
option-sheet-D = D
option-sheet-E = E (de notre main)
option-sheet-F = F (de notre main)
option-sheet-G = G (de notre main)
option-sheet-H = H (de notre main)
option-variant = Châteaux de départ
option-variant-standard = Chacun choisit en secret
option-variant-all_different = Tous différents, à tour de rôle
option-variant-all_alike = Tous identiques, l’hôte décide
option-variant-solo = En solo
option-first_chooser = Qui choisit en premier
option-first_chooser-0 = Place 1
option-first_chooser-1 = Place 2
option-first_chooser-2 = Place 3
option-first_chooser-3 = Place 4
option-first_chooser-4 = Place 5

# Noms
colour-monastery = monastère
colour-mine = mine
colour-river = rivière
colour-city = cité
colour-pasture = pâturage
colour-castle = château
colours-monastery = monastères
colours-mine = mines
colours-river = rivières
colours-city = cités
colours-pasture = pâturages
colours-castle = châteaux
die-monastery = mauve
die-mine = gris
die-river = bleu
die-city = orange
die-pasture = jaune
die-castle = vert
bonus-monk = moine
bonus-silverling = pépite
bonus-goods = marchandise
bonus-worker = ouvrier

# Dés lancés par le hasard ou à la main
draw-colour = dé de couleur
draw-number = dé de points
draw-hourglass = dé Sablier
draw-colour-0 = mauve
draw-colour-1 = gris
draw-colour-2 = bleu
draw-colour-3 = orange
draw-colour-4 = jaune
draw-colour-5 = vert
draw-number-0 = 1
draw-number-1 = 2
draw-number-2 = 3
draw-number-3 = 4
draw-number-4 = 5
draw-number-5 = 6
draw-hourglass-0 = un sablier
draw-hourglass-1 = double sablier
draw-hourglass-left = sur { $n } faces de { $of }

# Propositions
offer-castle =
    Partir du château { $place } avec { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
offer-mark =
    { $colour ->
        [monastery] Monastère
        [mine] Mine
        [river] Rivière
        [city] Cité
        [pasture] Pâturage
       *[castle] Château
    } { $place } : inscrire { $number }
offer-monk =
    Avec un moine – { $colour ->
        [monastery] monastère
        [mine] mine
        [river] rivière
        [city] cité
        [pasture] pâturage
       *[castle] château
    } { $place } : inscrire { $number }
offer-worker =
    Avec un ouvrier – { $colour ->
        [monastery] monastère
        [mine] mine
        [river] rivière
        [city] cité
        [pasture] pâturage
       *[castle] château
    } { $place } : inscrire { $number }
offer-second =
    Pour une pépite – { $colour ->
        [monastery] monastère
        [mine] mine
        [river] rivière
        [city] cité
        [pasture] pâturage
       *[castle] château
    } { $place } : inscrire { $number }
offer-decline =
    Ne rien marquer, prendre { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
offer-done = Pas de seconde marque

# Ce qui s’est passé
event-castle_chosen =
    { $who } part du château { $place } avec { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }.
event-dice_rolled =
    Tour { $turn }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    } : { $colour1 ->
        [monastery] mauve (monastère)
        [mine] gris (mine)
        [river] bleu (rivière)
        [city] orange (cité)
        [pasture] jaune (pâturage)
       *[castle] vert (château)
    } et { $colour2 ->
        [monastery] mauve (monastère)
        [mine] gris (mine)
        [river] bleu (rivière)
        [city] orange (cité)
        [pasture] jaune (pâturage)
       *[castle] vert (château)
    }, { $number1 } et { $number2 }.
event-boxes_crossed =
    Un sablier : { $left ->
        [0] la dernière case de la phase est cochée.
       *[other] encore { $left ->
            [one] une case
           *[other] { $left } cases
        } jusqu’à la fin de la phase.
    }
event-double_rolled =
    Double sablier, on vend les marchandises : { $left ->
        [0] la dernière case de la phase est cochée.
       *[other] encore { $left ->
            [one] une case
           *[other] { $left } cases
        } jusqu’à la fin de la phase.
    }
event-turn_counted =
    Un sablier : { $left ->
        [0] c’est le dernier tour de la phase.
        [1] encore un tour dans cette phase.
       *[other] encore { $left } tours dans cette phase.
    }
event-double_counted =
    Double sablier, on vend les marchandises : { $left ->
        [0] c’est le dernier tour de la phase.
        [1] encore un tour dans cette phase.
       *[other] encore { $left } tours dans cette phase.
    }
event-goods_sold =
    { $who } vend { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } : { $points } points et { $silverlings ->
        [one] { $silverlings } pépite
       *[other] { $silverlings } pépites
    }.
event-marked =
    { $who } inscrit { $number } dans { $colour ->
        [monastery] le monastère
        [mine] la mine
        [river] la rivière
        [city] la cité
        [pasture] le pâturage
       *[castle] le château
    } { $place }.
event-marked_with_bonus =
    { $who } utilise { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    } et inscrit { $number } dans { $colour ->
        [monastery] le monastère
        [mine] la mine
        [river] la rivière
        [city] la cité
        [pasture] le pâturage
       *[castle] le château
    } { $place }.
event-declined =
    { $who } ne marque rien et prend { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }.
event-area_completed =
    { $who } termine { $colour ->
        [monastery] un monastère
        [mine] une mine
        [river] une rivière
        [city] une cité
        [pasture] un pâturage
       *[castle] un château
    } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [monk] {" "}et un moine
        [silverling] {" "}et une pépite
        [goods] {" "}et une marchandise
        [worker] {" "}et un ouvrier
        [doubled] , déjà doublés
       *[none] {""}
    }.
event-colour_claimed =
    { $who } a marqué { $colour ->
        [monastery] tous les monastères
        [mine] toutes les mines
        [river] toutes les rivières
        [city] toutes les cités
        [pasture] tous les pâturages
       *[castle] tous les châteaux
    } : { $value ->
        [first] { $points } points pour la première place.
        [second] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour la deuxième place.
       *[none] il ne reste plus de points pour cela.
    }
event-phase_ended =
    La phase { $phase ->
        [1] I
        [2] II
       *[other] III
    } est terminée.
event-won = { $who } gagne avec { $points } points.
event-solo_rated =
    { $points } points : { $mark ->
        [incredible] incroyable.
        [excellent] excellent.
        [well_done] bien joué.
       *[none] visez plus de 50 la prochaine fois.
    }

# Le décompte
# Rows of the final score that sum several parts up
part-area-row =
    { $colour ->
        [monastery] Monastères
        [mine] Mines
        [river] Rivières
        [city] Cités
        [pasture] Pâturages
       *[castle] Châteaux
    }
part-pasture-row = Pâturages
part-goods-row = Marchandises vendues
part-colour_bonus-row = Couleurs complètes

part-start = Château de départ
part-area =
    { $colour ->
        [monastery] Monastère
        [mine] Mine
        [river] Rivière
        [city] Cité
        [pasture] Pâturage
       *[castle] Château
    } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-pasture =
    Pâturage de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } doublé, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-goods =
    Marchandises vendues en phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-colour_bonus =
    Couleur entière : { $colour ->
        [monastery] monastères
        [mine] mines
        [river] rivières
        [city] cités
        [pasture] pâturages
       *[castle] châteaux
    }, { $value ->
        [first] 1re place
       *[second] 2e place
    }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
tie-bonus =
    { $count ->
        [one] { $count } bonus restant
       *[other] { $count } bonus restants
    }
ending-clock = Les trois phases sont finies

# Refus
refusal-game_over = La partie est terminée.
refusal-already_chosen = Votre choix est fait ; il sera révélé quand tout le monde aura choisi.
refusal-castles_are_chosen = Le château de départ se choisit une fois, avant le premier lancer.
refusal-castle_first = Choisissez d’abord votre château de départ.
refusal-not_a_castle = { $place } n’est pas un château.
refusal-castle_taken = Le château { $place } est pris ; ici tous les châteaux de départ sont différents.
refusal-clockwise = C’est à { $seat } de choisir un château de départ.
refusal-host_decides = { $seat } décide du château de départ pour tous.
refusal-no_first_combination = Une pépite paie une seconde combinaison : confirmez la première, puis elle pourra servir.
refusal-worker_and_die = Un ouvrier prend la place d’un dé de points : laissez les dés de points ; touchez une case et le nombre que l’ouvrier inscrit.
refusal-monk_and_die = Un moine prend la place d’un dé de couleur : laissez les dés de couleur ; touchez une case et un dé de points.
refusal-one_space = Une combinaison marque une seule case.
refusal-one_of_each = Une combinaison prend un dé de couleur et un dé de points.
refusal-two_purposes = Un seul bonus par tour : la seconde combinaison coûte une pépite et prend les dés tels quels.
refusal-has_combined = Vous avez fait une combinaison et ne pouvez donc plus prendre un ouvrier à la place.
refusal-one_combination = Votre combinaison est faite ; une seconde coûte une pépite.
refusal-same_dice = L’un des deux dés au moins doit différer de ceux de la première combinaison.
refusal-no_bonus =
    Vous n’avez { $bonus ->
        [monk] pas de moine
        [silverling] pas de pépite
        [goods] pas de marchandise
       *[worker] pas d’ouvrier
    } à utiliser.
refusal-monk_changes_nothing = Les deux dés montrent déjà cette couleur ; un moine n’y changerait rien.
refusal-worker_changes_nothing = Les deux dés montrent déjà ce nombre ; un ouvrier n’y changerait rien.
refusal-space_marked = { $place } est déjà marquée.
refusal-not_adjacent = { $place } ne touche aucune case marquée.
refusal-wrong_colour =
    Pour { $colour ->
        [monastery] un monastère
        [mine] une mine
        [river] une rivière
        [city] une cité
        [pasture] un pâturage
       *[castle] un château
    } il faut un dé de sa couleur.
refusal-wrong_number =
    { $colour ->
        [monastery] Un monastère demande 1 ou 2, pas { $number }.
        [mine] Une mine demande 3 ou 4, pas { $number }.
       *[river] Une rivière demande 5 ou 6, pas { $number }.
    }
refusal-number_in_city = Cette cité contient déjà un { $number }.
refusal-number_not_beside = Aucun { $number } ne figure à côté du château { $place }.
refusal-other_pasture_number = Tous les nombres d’un pâturage sont égaux ; celui-ci en porte un autre que { $number }.
refusal-solo_is_for_one = Le jeu en solo se joue seul.
refusal-needs_others = Cette façon de choisir les châteaux demande au moins deux joueurs ; seul, on joue en solo.
refusal-too_many_for_different = Il y a quatre châteaux : { $high } joueurs au plus peuvent en avoir de différents.

# La table : surfaces, état, ce qu’il faut faire
scene-tray = Le lancer
scene-time = Temps
scene-points = Points
scene-areas = Zones
scene-colours = Couleurs entières
scene-sheet = Duché · { $who }
scene-sheet-own = Votre duché
scene-bonus = Bonus · { $who }
scene-bonus-own = Vos bonus
scene-tab-table = Table
scene-tab-points = Points
scene-can-end =
    { $count ->
        [1] peut terminer { $colour ->
             [monastery] tous les monastères
             [mine] toutes les mines
             [river] toutes les rivières
             [city] toutes les cités
             [pasture] tous les pâturages
            *[castle] tous les châteaux
        }
       *[other] peut terminer { $count } couleurs
    }
scene-marked = { $marked } { $marked ->
    [one] case
   *[other] cases
} sur { $spaces }
scene-clock-start = { $boxes } cases par phase
scene-clock =
    { $left ->
        [0] dernier tour
        [1] dernier tour ensuite
       *[other] reste { $left } · { $least } à { $left } tours
    }
scene-clock-start-solo = { $turns } tours par phase
scene-clock-solo = Tour { $turn } sur { $turns }
scene-clock-over = Phases finies
status-castles = Châteaux de départ
status-turn =
    Phase { $phase } · tour { $turn } · { $left ->
        [0] dernier tour
        [one] reste une case
       *[other] reste { $left } cases
    }
status-solo = Phase { $phase } · tour { $turn } sur { $turns }
status-over = Partie terminée
scene-ending-boxes =
    La partie finit avec la phase { $phase } : { $left ->
        [one] il reste une case
       *[other] il reste { $left } cases
    } de temps sur { $all }.
scene-ending-turns =
    La partie finit avec la phase { $phase } : { $left ->
        [one] il reste un tour
       *[other] il reste { $left } tours
    } sur { $all }.
prompt-castle = Choisissez votre château de départ : il compte comme marqué et donne son bonus.
prompt-castle-chosen = Votre château de départ est choisi.
prompt-castle-of = { $who } choisit un château de départ.
prompt-mark = Marquez une case : une couleur, un nombre.
prompt-bonus = Seul un bonus permet de marquer.
prompt-nothing =
    Aucune paire de dés ne convient à côté de vos marques : prenez { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }.
prompt-second = Une pépite pour une seconde marque ?
prompt-chosen = Choix fait : révélé avec les autres.
prompt-over = La partie est terminée.
group-value = Nombre à inscrire

# Ce que sont les choses sur la table, au survol et pour les lecteurs d’écran
label-start =
    Château { $place }, château de départ ; a donné { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
label-marked =
    { $colour ->
        [monastery] Monastère
        [mine] Mine
        [river] Rivière
        [city] Cité
        [pasture] Pâturage
       *[castle] Château
    } { $place } : { $number }, { $open ->
        [one] une case sur { $size } encore libre
       *[other] { $open } cases sur { $size } encore libres
    }
label-marked-full =
    { $colour ->
        [monastery] Monastère
        [mine] Mine
        [river] Rivière
        [city] Cité
        [pasture] Pâturage
       *[castle] Château
    } { $place } : { $number }, terminé
area-worth =
    {""} : { $points ->
        [one] un point
       *[other] { $points } points
    } maintenant{ $later ->
        [0] {""}
       *[other] , { $later } à la phase suivante
    }
label-open-only =
    { $colour ->
        [monastery] Monastère
        [mine] Mine
       *[river] Rivière
    } { $place }, case vide : demande { $numbers } ; zone de { $size }, { $open } à marquer{ area-worth }
label-open-not = Cité { $place }, case vide : demande un nombre absent de cette cité (déjà { $numbers }) ; zone de { $size }, { $open } à marquer{ area-worth }
label-open-any = Cité { $place }, case vide : accepte tout nombre ; zone de { $size }, { $open } à marquer{ area-worth }
label-open-pasture-any = Pâturage { $place }, case vide : tout nombre, puis le même dans tout le pâturage ; zone de { $size }, { $open } à marquer{ area-worth }
label-open-pasture-same = Pâturage { $place }, case vide : demande un { $numbers } comme le reste du pâturage ; zone de { $size }, { $open } à marquer{ area-worth }
label-open-beside =
    Château { $place }, case vide : demande un nombre voisin ({ $numbers }) ; donne { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
label-open-beside-none =
    Château { $place }, case vide : demande un nombre voisin, aucun pour l’instant ; donne { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
label-own = Votre marque cachée, révélée quand tout le monde aura choisi
label-own-of = Marque cachée de { $who }
label-die-used = Utilisé pour votre marque
label-die-used-of = Utilisé pour la marque de { $who }
label-not-rolled = Pas encore lancé
label-colour-die =
    Dé de couleur { $colour ->
        [monastery] mauve (monastère)
        [mine] gris (mine)
        [river] bleu (rivière)
        [city] orange (cité)
        [pasture] jaune (pâturage)
       *[castle] vert (château)
    } ; avec un dé de points, il forme une combinaison
label-number-die = Dé de points { $number } ; avec un dé de couleur, il forme une combinaison
label-areas = Zones : une zone achevée rapporte aussitôt, selon sa taille et la phase
label-colours = Couleurs entières : qui marque d’abord toutes les cases d’une couleur reçoit la plus haute valeur, les suivants la plus basse
label-hourglass =
    Dé Sablier : { $glasses ->
        [1] un sablier
       *[other] double, on vend les marchandises
    }
label-phase = Phase { $phase } : { $crossed } cases cochées sur { $boxes }
label-phase-solo = Phase { $phase } : tour { $crossed } sur { $boxes }
label-bonus =
    { $bonus ->
        [monk] Moine : un dé de couleur vaut toute couleur
        [silverling] Pépite : paie une seconde marque
        [goods] Marchandise : vendue au double sablier
       *[worker] Ouvrier : un dé de points vaut tout nombre
    } ; reste { $held }
label-worth =
    Terminer une zone de { $size } rapporte { $points ->
        [one] un point
       *[other] { $points } points
    } maintenant{ $later ->
        [0] {""}
       *[other] , { $later } à la phase suivante
    }
label-race =
    { $colour ->
        [monastery] Tous les monastères
        [mine] Toutes les mines
        [river] Toutes les rivières
        [city] Toutes les cités
        [pasture] Tous les pâturages
       *[castle] Tous les châteaux
    } : { $points ->
        [0] plus de points
        [one] un point maintenant
       *[other] { $points } points maintenant
    }
label-race-left =
    { $left ->
        [0] Il ne vous manque plus de { $colour ->
            [monastery] monastère
            [mine] mine
            [river] rivière
            [city] cité
            [pasture] pâturage
           *[castle] château
        }
        [1] Il vous manque { $colour ->
            [monastery] un monastère
            [mine] une mine
            [river] une rivière
            [city] une cité
            [pasture] un pâturage
           *[castle] un château
        }
       *[other] Il vous manque { $left } { $colour ->
            [monastery] monastères
            [mine] mines
            [river] rivières
            [city] cités
            [pasture] pâturages
           *[castle] châteaux
        }
    }
label-race-left-of =
    { $left ->
        [0] { $who } : plus de { $colour ->
            [monastery] monastère
            [mine] mine
            [river] rivière
            [city] cité
            [pasture] pâturage
           *[castle] château
        } à marquer
        [1] { $who } : il manque { $colour ->
            [monastery] un monastère
            [mine] une mine
            [river] une rivière
            [city] une cité
            [pasture] un pâturage
           *[castle] un château
        }
       *[other] { $who } : il manque { $left } { $colour ->
            [monastery] monastères
            [mine] mines
            [river] rivières
            [city] cités
            [pasture] pâturages
           *[castle] châteaux
        }
    }
label-race-row = Ce que { $who } doit encore marquer, par couleur
label-costs =
    Coûte { $bonus ->
        [monk] un moine
        [silverling] une pépite
       *[worker] un ouvrier
    }
label-completes =
    Terminé par cette marque : { $points ->
        [one] un point
       *[other] { $points } points
    }{ $later ->
        [0] {""}
       *[other] {""} ; à la phase suivante { $later }
    }
label-clock = Reste { $left } cases : encore { $least } à { $left } tours en phase { $phase }
label-clock-two = Reste deux cases : le prochain lancer peut finir la phase { $phase }
label-clock-one = Reste une case : le prochain tour finit la phase { $phase }
label-clock-last = Dernier tour de la phase { $phase }
counter-monk =
    { $count ->
        [one] moine
       *[other] moines
    }
counter-silverling =
    { $count ->
        [one] pépite
       *[other] pépites
    }
counter-goods =
    { $count ->
        [one] marchandise
       *[other] marchandises
    }
counter-worker =
    { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
label-points =
    { $count ->
        [one] point en tout, avec votre choix caché
       *[other] points en tout, avec votre choix caché
    }
label-points-of =
    { $count ->
        [one] point en tout, avec le choix caché de { $who }
       *[other] points en tout, avec le choix caché de { $who }
    }
label-value = { $number }
label-pass =
    Ne rien marquer, prendre { $bonus ->
        [monk] un moine
        [silverling] une pépite
        [goods] une marchandise
       *[worker] un ouvrier
    }
label-done = Pas de seconde marque

# Parts of an evaluation, as a review names them.
addend-goods = marchandises vendues
addend-colour_bonus = couleurs complètes
addend-area = régions
addend-monks = moines
addend-workers = ouvriers
addend-silverlings = pépites
addend-goods_held = marchandises non vendues
addend-roll = les dés de ce tour-là
addend-open_monastery = monastères encore à cocher
addend-open_mine = mines encore à cocher
addend-open_river = rivières encore à cocher
addend-open_city = cités encore à cocher
addend-open_pasture = pâturages encore à cocher
addend-open_castle = châteaux encore à cocher
addend-sheet = choix entre les cases

tip-castle = Choisissez le château de départ. Regardez ce qui l’entoure : on ne marque que des cases qui touchent une case marquée.
tip-combination = Les mêmes dés servent à tous. Prenez un dé de couleur et un dé de points et marquez une case. Les cases cerclées conviennent ; un cercle pointillé coûte un bonus.
tip-area = Le nombre dans une pastille sur une case : la marquer termine une zone et rapporte aussitôt ces points. La même zone vaut moins dans les phases suivantes.
tip-pass = Si rien ne convient, ne marquez rien : vous prenez un ouvrier, qui changera plus tard un dé de points.
tip-monk = Vous avez un moine : un dé de couleur vaut alors n’importe quelle couleur. Un seul bonus par tour.
tip-worker = Vous avez un ouvrier : un dé de points vaut alors n’importe quel nombre. Un seul bonus par tour.
tip-silverling = Une pépite paie une deuxième marque dans le même tour. Au moins un des dés doit être différent.
tip-goods = Vous avez des marchandises. Elles se vendent d’elles-mêmes quand le dé Sablier montre un double : 2 points et une pépite chacune.
tip-colour = Quelqu’un a marqué toutes les cases d’une couleur et pris la valeur haute. Le suivant prend la valeur basse.
