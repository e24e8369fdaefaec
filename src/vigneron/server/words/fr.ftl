# What the table says
server-and = { $names } et { $name }
server-guest = Invité
server-gathering = La table se réunit.
server-over = La partie est terminée.
server-your-turn = À vous de jouer.
server-choose-at-once = Choisissez ; les autres choisissent en même temps.
server-chosen-waiting = Votre choix est fait. On attend { $names }.
server-waiting = On attend { $names }.
server-watching = Vous regardez. On attend { $names }.
server-drawing = On tire à la vraie table ; l’hôte entre ce qui sort.
server-correcting = L’hôte corrige le dernier tirage ; ce qui a été choisi depuis est à choisir de nouveau.
server-draw-left = reste { $n }
server-stale = La table avait avancé ; voici où elle en est.
server-undone = { $who } a repris sa dernière étape.
server-points = Points
server-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
server-nobody-won = Personne ne gagne.
server-tie = À égalité : { $why }

# Refusals
refusal-already_chosen = Votre choix est fait. Reprenez-le pour en changer.
refusal-no_choice_to_change = Vous n’avez pas de choix à changer maintenant.
refusal-nothing_to_undo = Rien ne peut être repris : depuis votre dernière étape, il y a eu un tirage, une révélation ou l’action d’un autre.
refusal-time_used = Il ne vous resterait plus de temps : depuis cette étape, il s’en est écoulé plus que vous n’en aviez.
refusal-no_seat = Vous regardez ; vous n’avez pas de place à cette table.
refusal-not_started = La partie n’a pas encore commencé.
refusal-no_such_move = Aucun coup ne réunit ces éléments.
refusal-may_be_touched = Vous pouvez y toucher.
refusal-bad_message = Cette page a envoyé quelque chose que la table ne comprend pas. Rechargez-la.
refusal-failed = Un incident est survenu dans la maison ; rien n’a changé. Réessayez.
refusal-not_host = Seul l’hôte peut faire cela.
refusal-already_started = La partie a déjà commencé.
refusal-table_full = Toutes les places sont prises.
refusal-seat_taken = Cette place n’est pas libre.
refusal-unknown_bot = Il n’y a pas de robot « { $bot } ».
refusal-bad_number = Ce n’est pas un nombre.

# Attendre et s’accorder
server-clock = Temps
server-clock-none = Sans pendule
server-clock-act = { $count ->
    [one] { $count } minute par coup
   *[other] { $count } minutes par coup
}
server-clock-act-seconds = { $count } secondes par coup
server-clock-bank = { $count ->
    [one] { $count } minute pour la partie, { $more } secondes de plus à chaque tour
   *[other] { $count } minutes pour la partie, { $more } secondes de plus à chaque tour
}
server-clock-bank-seconds = { $count } secondes pour la partie, { $more } secondes de plus à chaque tour
server-clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
server-then = Quand le temps est écoulé
server-then-bot = un robot continue
server-then-vote = les autres décident
server-then-end = la partie s’arrête
refusal-bad_clock = Cette pendule n’existe pas.
event-table-takeover = Un robot joue à la place de { $who }.
event-table-takeover-by = { $who } était absent ; { $seat_by } a fait jouer un robot.
event-table-return = { $who } est de retour et rejoue.
event-table-sit = { $who } joue désormais à la place d’un robot.
event-table-forfeit = { $who } perd la partie au temps.
event-table-failed = { $who } (un robot) n’a pas répondu ; un joueur simple agit à sa place. Cette partie n’est pas classée.
event-table-clock = Le temps de { $who } est écoulé.
event-table-taken = Tout jusqu’au coup { $ply } vient d’une autre partie. Celle-ci continue à partir de là.
event-table-end = La table a été arrêtée.
ending-time = Le temps était écoulé.
ending-agreed = La table a choisi d’en rester là.
ending-stopped = Ceux qui jouaient encore ont mis fin à la partie.
ending-left = Tout le monde est parti.
server-motion-undo = { $who } aimerait reprendre :
server-motion-end = { $who } aimerait arrêter la table ici.
server-motion-late = Le temps de { $who } est écoulé. Que faire ?
server-motion-sit = { $name } aimerait jouer à la place du robot { $who }.
server-motion-away = { $who } demande : { $seat_other } n’est pas là depuis trois minutes. Un robot doit-il continuer ? Dès le retour, la place est rendue.
server-choice-yes = D’accord
server-choice-no = Refuser
server-choice-wait = Attendre encore
server-choice-bot = Laisser jouer un robot
server-choice-end = Arrêter la table
refusal-bad_word = Ce n’est pas le mot promis.
refusal-not_asked = Aucun mot n’est demandé maintenant.
refusal-bot_plays = Un robot joue à votre place. Reprenez d’abord votre siège.
refusal-table_ended = Cette table a été arrêtée.
refusal-still_here = Cette personne est là.
refusal-asked_already = Une question est déjà posée à la table.
refusal-nothing_asked = Il n’y a rien à répondre pour vous en ce moment.
refusal-no_bot_there = Aucun robot ne joue à cette place.
refusal-sits_already = Vous avez déjà une place à cette table.
refusal-no_companion = Vous n’avez joué avec personne de tel, ou cette personne est déjà à la table.
server-asked-undo = Vous avez demandé à reprendre :
server-asked-end = Vous avez demandé à terminer la partie ici.
server-asked-away = Vous avez demandé si un robot doit jouer pour { $seat_other }.
server-choice-withdraw = Retirer la demande
server-did = { $who } : { $act }
server-replaced = Vous étiez absent, et un robot a joué pour vous. Votre place est de nouveau à vous.
server-replaced-by = Vous étiez absent pendant trois minutes au moins, et { $who } a fait jouer un robot pour vous. Votre place est de nouveau à vous.
refusal-in_time = Cette table joue avec une pendule : personne n’est remplacé avant la fin de son temps.
refusal-away_soon = Cette personne n’est pas absente depuis longtemps : un robot pourra jouer dans { $count ->
    [one] une minute
   *[other] { $count } minutes
}.

# Real dice
server-taken = Reprise
server-taken-at = d’une autre partie, au coup { $ply } ; sans classement
server-hints = Conseils
server-hints-yes = à qui en demande ; sans classement
server-draws = Tirages
server-draws-house = par la maison
server-draws-hand = à la main, sur une vraie table
server-edition = Règles
server-edition-this = édition { $edition }
server-edition-earlier = édition { $edition }, celle du début de cette partie ; la plus récente est la { $newest }
refusal-curtain_drawn = Celui qui a l’appareil doit d’abord ouvrir sa place.
refusal-draw_awaited = L’hôte doit d’abord entrer ce qui a été tiré à la vraie table.
refusal-draw_impossible = Cela n’a pas pu être tiré ici.
refusal-draw_secret = Seule la personne qui tire en secret entre ce tirage.
refusal-draw_settled = Quelqu’un a joué depuis ; ces tirages restent.
refusal-nothing_drawn = Rien n’est tiré en ce moment.

# Parler
talk-hello = Bonjour à tous.
talk-luck = Bonne chance.
talk-well = Bien joué.
talk-thanks = Merci.
talk-moment = Un instant, s’il vous plaît.
talk-back = Me revoilà.
talk-sorry = Pardon, c’était une erreur.
talk-game = Belle partie.
talk-bye = Au revoir, à la prochaine.
refusal-talk_off = L’hôte a fermé la conversation à cette table.
refusal-talk_seats = Seuls ceux qui sont assis à cette table peuvent parler.
refusal-talk_empty = Il n’y a rien à montrer dans cette ligne.
refusal-talk_often = Cela fait beaucoup en peu de temps. Attendez un instant et réessayez.

# Preuves et parties venues d’ailleurs
journal-draw_differs = Le tirage { $number } vaut { $stored } dans le fichier ; le secret donne { $found }.
journal-no_secret = La dernière ligne ne contient pas le secret.
journal-commitment = Le secret de la fin n’est pas celui qui était engagé avant le début.
journal-too_long = Il est plus grand que n’importe quelle partie.
journal-row_bounds = La ligne { $row } n’est pas de celles qu’écrit une partie.
journal-not_text = Ce n’est pas un fichier de texte.
journal-unfinished = Ce n’est pas le relevé d’une partie terminée.
journal-override = Elle a été jouée avec ses propres données de matériel ; seule la ligne de commande peut la vérifier.
journal-broken = Il ne se rejoue pas.
server-import-title = Revoir une partie terminée
server-import-hint = Choisissez le relevé d’une partie terminée. Chaque coup et chaque tirage sont d’abord vérifiés ; un fichier modifié est refusé.
server-import-claims = Le fichier ne peut prouver ni qui a joué, ni ce qui a été convenu, ni que son secret a été choisi avant la partie ; ce qu’il en dit est montré tel quel.
server-import-file = Relevé (.jsonl)
server-import-do = Vérifier et ouvrir

# Programmes d’autres personnes
server-programs-title = Programmes qui jouent pour vous
server-programs-hint = Un programme joue aux tables comme une personne, avec un jeton à lui. La documentation explique comment en écrire un, sous « Live bots ».
server-programs-once = Le jeton, montré cette seule fois. Gardez-le comme un mot de passe.
server-programs-withdraw = Retirer
server-programs-name = Nom du programme
server-programs-make = Créer un jeton
server-unauthorized-title = Qui demande ?
server-unauthorized = Un jeton valable est nécessaire ici.

# Se retrouver
server-then-bot-level = un robot continue ({ $bot })
server-no-watchers-title = Sans spectateurs
server-no-watchers = Seules les personnes assises à cette table peuvent regarder. Pour s’asseoir, demandez le code à l’hôte.
refusal-no_colour = Cette couleur n’existe pas.
refusal-colour_taken = Quelqu’un à la table a déjà cette couleur.
refusal-seats_in_use = { $count ->
    [one] Une place est déjà prise.
   *[other] { $count } places sont déjà prises.
}
refusal-not_listed = Cette table est privée : c’est l’hôte qui donne le code.
refusal-no_reason = Donnez une raison ; la personne la lira.
server-removed-title = Vous n’êtes plus à cette table
server-removed = { $say }
server-removed-away = { $name } vous a retiré de cette table : vous étiez absent depuis un moment.
server-removed-seat = { $name } vous a retiré de cette table : la place est pour quelqu’un d’autre.
server-removed-plan = { $name } vous a retiré de cette table : cette partie ne se jouera pas comme prévu.
refusal-host_here = L’hôte est là.
refusal-host_soon = L’hôte n’est pas absent depuis longtemps : vous pourrez prendre sa place dans { $count ->
    [one] une minute
   *[other] { $count } minutes
}.
refusal-no_hints = On donne des conseils contre des robots, ou si on l’a convenu avant le début ; jamais dans une partie classée.
refusal-not_over = La partie n’est pas encore finie.
refusal-imported = Cette partie a été jouée ailleurs.

# Errors
server-not-found-title = Rien ici
server-not-found = Cette page n’existe pas.
server-no-table-title = Table introuvable
server-no-table = Il n’y a pas de table à cette adresse.
server-no-game-title = Jeu introuvable
server-no-game = Cette maison n’a pas ce jeu.
server-no-code = Aucune table n’a le code « { $code } ».
server-no-cookies-title = Pas de cookies
server-no-cookies = Votre navigateur n’a envoyé aucun cookie. C’est par eux que cette maison sait qui est assis où ; ils ne servent à rien d’autre. Autorisez les cookies pour cette adresse, rechargez la page et réessayez.
server-forbidden-title = Non autorisé
server-forbidden = Cette demande ne vient pas d’une page de cette maison, ou la page était trop ancienne. Revenez en arrière, rechargez-la et réessayez.
server-refused-title = Pas maintenant
server-refused = { $say }
server-bad-request-title = Incompris
server-bad-request = Cette demande n’est pas comprise.
server-too-large-title = Trop volumineux
server-too-large = C’est plus que ce que cette maison accepte.
server-too-many-title = Trop d’un coup
server-too-many = Cela fait beaucoup en peu de temps. Attendez une minute et réessayez.
server-crowded = Trop de pages sont ouvertes ici en ce moment. Fermez-en, ou réessayez plus tard.
server-silent = Cette page s’est tue trop longtemps. Rechargez-la.
server-not-over-title = Partie en cours
server-not-over = Le journal d’une partie se télécharge quand elle est terminée.
server-review-not-over-title = Partie en cours
server-review-not-over = Une partie peut être analysée quand elle est finie.
server-review-nothing-title = Rien à analyser
server-review-nothing = Personne n’a joué dans cette partie, il n’y a donc rien à analyser.
server-review-unreadable-title = Pas d’analyse pour cette partie
server-review-unreadable = Cette version ne peut pas suivre l’enregistrement de cette partie, et donc pas l’analyser.
server-review-no-process-title = Pas d’analyses ici
server-review-no-process = Aucun bot ne joue dans cette maison, et une analyse a besoin d’eux.
server-review-busy-title = Une analyse à la fois
server-review-busy = Une analyse que vous avez demandée est encore en cours ({ $game }). Attendez la fin, ou arrêtez-la.
server-review-enough-title = Assez pour aujourd’hui
server-review-enough = On peut demander { $count } analyses en 24 heures, et c’est fait. Revenez plus tard.
server-review-crowded-title = Trop d’analyses attendent
server-review-crowded = Trop d’analyses attendent en ce moment. Redemandez plus tard.
server-review-not-yours-title = Ce n’est pas à vous de l’arrêter
server-review-not-yours = Seule la personne qui a demandé cette analyse peut l’arrêter.
server-unreadable-title = Cette table ne peut pas être ouverte
server-unreadable = Cette version ne peut pas ouvrir la table.
server-unreadable-why-title = Cette table ne peut pas être ouverte
server-unreadable-why = Cette version ne peut pas ouvrir la table. { $say }
server-bad-data-title = Données incorrectes
server-bad-data = Les données de matériel de cette maison ne conviennent pas au jeu.
server-store-away-title = De retour dans un instant
server-store-away = La maison n’atteint pas ses registres en ce moment. Votre demande n’a pas été faite, ou l’a été entièrement ; réessayez dans un instant, elle ne comptera qu’une fois.
server-failed-title = Un incident est survenu
server-failed = La maison l’a noté. Rien n’est perdu ; réessayez dans un instant.
