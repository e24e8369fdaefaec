refusal-bad_seats = Ce jeu se joue { $more ->
    [0] à { $low }
   *[other] de { $low } à { $high }
}, pas à { $seats }.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad_option = « { $value } » n’est pas un choix pour { $option }.
refusal-unknown_act = Ce coup n’existe pas : « { $act } ».
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-over = La partie est terminée.

journal-at = Le journal se rompt au coup { $ply } : { $why }
journal-edition = La partie suit l’édition { $needed } des règles ; cette installation a { $found }.
journal-data = La partie a été jouée avec d’autres données de matériel ({ $needed } ; ici { $found }).
journal-setup = Sa mise en place est impossible.
journal-bad_data = Ses données de matériel sont fausses : { $fault }
journal-no_setup = La mise en place manque.
journal-order = On attend le coup { $expected }, on trouve le coup { $found }.
journal-seat = Il n’y a pas de place numéro { $number }.
journal-unknown_act = Ce coup n’existe pas : « { $act } ».
journal-refused = Les règles refusent le coup « { $act } ».
journal-draw_missing = Il manque un tirage.
journal-draw_impossible = Un de ses tirages est impossible.
journal-draws_left = Il y a { $count } { $count ->
    [one] tirage
   *[other] tirages
} de trop.
journal-digest = La position n’est pas celle qui a été notée ({ $stored } ; selon les règles { $found }).
journal-closing_count = La dernière ligne compte { $stored }, les règles comptent { $found }.
journal-not_json = La ligne { $line } n’est pas un objet JSON.
journal-format = Ce n’est pas un journal ({ $format }).
journal-header = « { $field } » manque ou est faux dans l’en-tête.
journal-empty = Le fichier est vide.
journal-table_row = La ligne { $line } n’est pas une ligne de table correcte.
journal-closing = La dernière ligne est incomplète ou fausse.
journal-after_close = La ligne { $line } suit la ligne de clôture.
journal-undo = Le retour de la ligne { $line } n’indique pas à quel coup revenir.
journal-row = Il faut ply, seat, act, draws et digest à la ligne { $line }.
journal-no_game = C’est un journal de « { $game } », un jeu qui n’est pas installé.
journal-closing_early = La ligne de clôture précède la fin de la partie.
journal-closing_places = La dernière ligne finit par { $stored }, les règles par { $found }.
journal-closing_parts = Le détail des scores n’est pas celui que comptent les règles.
journal-secret_of_none = Il contient un secret, mais aucun engagement : ces tirages ne sont ni dérivés ni faits à la main.
journal-after_end = Une ligne suit la fin de la table.
journal-table_row_late = La table note « { $kind } » alors qu’aucune partie n’est en cours.
journal-table_row_impossible = La table note « { $kind } » pour la place { $number }, ce qui était alors impossible.
journal-forfeit = Une place abandonne, mais la table ne prend pas fin.
journal-end_why = La table prend fin sans dire pourquoi.
journal-end_impossible = La table ne peut pas avoir pris fin ainsi ({ $why }).
journal-undo_nothing = Un retour ne reprend rien.
journal-undo_drew = Le coup { $number } a été repris après un tirage.
journal-undo_revealed = Le coup { $number } a été repris après avoir dévoilé quelque chose.
journal-undo_taken = Ce qui vient d’une autre partie ne peut pas être repris.
journal-taken_place = Seuls les premiers coups d’une partie peuvent venir d’une autre partie.
journal-taken_row = La ligne qui dit de quelle partie viennent les premiers coups est illisible.
journal-taken_secret = Le secret de la partie d’où viennent les premiers coups ne correspond pas à son engagement.
journal-undo_whose = Le coup { $number } ne pouvait pas être repris ainsi : d’autres avaient joué, ou personne ne pouvait le demander.
journal-undo_corrected = Seuls les tirages du dernier coup, faits à la main, peuvent être corrigés.
journal-not_corrected = Le coup dont les tirages ont été corrigés n’est pas rejoué.
journal-claims = Seulement affirmé :
journal-proofs = Prouvé :
journal-proof-rules = Chaque coup était permis quand il a été joué, et chaque position en découle. Rien de ce qui a été repris n’avait tiré ni dévoilé quoi que ce soit.
journal-proof-count = Les scores, leur détail et les places sont ce que comptent les règles : { $scores }.
journal-claim-names = Qui a joué : { $names }.
journal-claim-hand = Que les tirages, faits à la main, soient tombés ainsi.
journal-claim-secret = Que le secret ait été choisi avant la partie. Seul un engagement que vous avez vu avant la partie le prouve ; comparez { $commitment }, pour la table « { $table } ».
journal-claim-words = Que ces mots soient ceux des joueurs : { $words }. Vous pouvez reconnaître le vôtre.
journal-claim-taken = Que la partie jusqu’au coup { $ply } ait été jouée ainsi à une autre table, « { $table } », avec un secret choisi avant elle ({ $commitment }). Son propre relevé le montre.
journal-claim-taken-hand = Que la partie jusqu’au coup { $ply } ait été jouée ainsi à une autre table, « { $table } », avec des tirages faits à la main.
journal-claim-agreed = Que tous aient accepté ce qui a été repris après que d’autres avaient joué ({ $count }×).
journal-claim-passed = Que les places dont les coups ont été repris avec celui d’un autre étaient jouées par des robots ({ $count }).
journal-claim-replaced = Qu’un robot ait pris la place de quelqu’un, et pourquoi ({ $count }×).
journal-claim-sit = Que quelqu’un ait joué à la place d’un robot ({ $count }×).
journal-claim-late = Que le temps de quelqu’un était écoulé ({ $count }×).
journal-claim-failed = Qu’un robot n’ait pas répondu et qu’un joueur simple ait joué pour lui ({ $count }×).
journal-claim-ended = Que la partie se soit arrêtée après le coup { $ply } ({ $why ->
    [time] temps écoulé
    [agreed] d’un commun accord
    [stopped] arrêtée par ceux qui jouaient encore
    [left] tous étaient partis
   *[other] { $why }
}) et qu’aucun coup suivant ne manque.
journal-claim-other = Ce que disent des lignes d’un genre inconnu ({ $count }).
journal-kept = C’est l’engagement que vous avez gardé : le secret a été choisi avant que vous le voyiez.
journal-kept_other = L’engagement que vous avez gardé est un autre : ce ne sont pas les tirages qu’il promettait.
journal-kept_table = La table que vous avez gardée est une autre : les tirages dépendent aussi de son nom.

position-format = Ce n’est pas le texte d’une position : un tel texte commence par { $format }.
position-long = Le texte est trop long : une position a au plus { $most } caractères.
position-fields = Le texte a { $count } parties entre deux-points au lieu de { $all } : il en manque un morceau.
position-damaged = Le texte est abîmé : un morceau manque ou a changé.
position-no_game = C’est une position de « { $game } », qui n’est pas installé.
position-edition = Elle suit l’édition { $needed } des règles ; cette installation a { $found }.
position-data = Elle suit d’autres données de matériel ({ $needed } ; ici { $found }).
position-setup = Sa mise en place est impossible.
position-number = « { $field } » se trouve à la place d’un nombre.
position-seat = Il n’y a pas de place numéro { $number }.
position-impossible = D’après les règles, une telle position n’existe pas : { $fault }

### L’image simple d’un jeu qui n’en a pas ; un jeu peut remplacer ces phrases.

frame-position = Position
frame-seat = { $who }
note-turn = à jouer
prompt-act = Choisissez que faire.
prompt-wait = Les autres jouent.
prompt-over = La partie est terminée.
status-round = Manche { $round }
status-over = Partie terminée
tab-table = Table

# Qui mène, à toutes les tables : `bound` est exact, least, most ou shown (une part est cachée des deux côtés)
race-level = Tout le monde est à égalité.
race-shared = { $count } personnes mènent ensemble.
race-leads = { $bound ->
    [least] { $who } mène d’au moins { $points } { $points ->
        [one] point
       *[other] points
    }.
    [most] On ne sait pas qui mène : { $who } a au plus { $points } { $points ->
        [one] point
       *[other] points
    } d’avance, et ce que les autres cachent peut tout changer.
    [shown] D’après ce qui est visible, { $who } mène de { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[exact] { $who } mène de { $points } { $points ->
        [one] point
       *[other] points
    }.
}
race-leads-level = { $who } mène, à égalité de points.
gap-level = à égalité
gap-leads = { $bound ->
    [least] { $points } d’avance ou plus
    [most] on ne sait pas qui mène
   *[exact] { $points } d’avance
}
gap-behind = { $bound ->
    [least] { $points } de retard ou plus
    [most] { $points } de retard au plus
   *[exact] { $points } de retard
}
