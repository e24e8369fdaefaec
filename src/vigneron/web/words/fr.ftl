# Every page
web-tagline = La table ouverte des jeux du pays du vin
web-home = Accueil
web-menu = Menu
web-close = Fermer
web-player-before = Joueur précédent
web-player-after = Joueur suivant
web-pin = Épingler à côté de mes plateaux
web-unpin = Détacher
web-skip = Aller à ce qu’il y a à faire
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme l’appareil
web-theme-light = Jour
web-theme-dark = Cave
web-settings = Ma façon de jouer
web-house = Cette maison
web-sounds = Les sons de la table
web-sound = Son
web-volume = Volume
web-bell = Sonner quand c’est à moi, même si je regarde une autre page
web-confirm = Demander avant un coup
web-confirm-auto = Seulement avant ce qu’on ne peut pas reprendre
web-confirm-on = Toujours
web-confirm-off = Jamais
web-letters = Raccourcis d’une lettre
web-motion = Mouvement et coups des autres
web-motion-on = Les pièces bougent, et les coups des autres se suivent un à un
web-speed-slow = Lent
web-speed-normal = Ordinaire
web-speed-fast = Rapide
web-size = Caractères
web-size-100 = Ordinaires
web-size-115 = Plus grands
web-size-130 = Les plus grands
web-sounds-set = Interrupteur, volume, sonnerie
web-aids = Aide pour les yeux et les mains
web-signs = Des lettres sur les pièces, avec les couleurs
web-rules = Règles
web-unofficial = Site non officiel, fait par des joueurs. Merci de posséder les jeux auxquels vous jouez ici.
web-whole-rules = Toutes les règles

# Start page
web-draft = ébauche
web-draft-hint = Ce jeu est une ébauche : ses règles et ses textes peuvent encore changer, et des tables en cours peuvent alors s’arrêter.
web-games = À table
web-players = { $more ->
    [0] { $low }
   *[other] { $low } à { $high }
} { $high ->
    [one] joueur
   *[other] joueurs
}
web-play-alone = Jouer maintenant
web-with-guide = Première partie, avec un guide
web-with-guide-hint = Un adversaire facile, et un conseil à chaque nouveauté
web-tips = Conseils du guide
web-against = { $count ->
    [0] Vous en solitaire
    [one] Un robot · { $level }
   *[other] { $count } robots · { $level }
}
web-opponents = Adversaires
web-how-many = Combien de robots
web-how-strong = Quelle force : toucher lance la partie
web-open-table = Entre amis
web-open-table-hint = Avec des amis, des robots et les options de votre choix.
web-minutes = { $more ->
    [0] { $low } min
   *[other] { $low } à { $high } min
}
web-weight-1 = facile
web-weight-2 = moyen
web-weight-3 = exigeant
web-join = Rejoindre une table
web-code = Code
web-older = Cette page est plus ancienne que la maison.
web-older-load = Recharger
web-older-later = Plus tard
web-code-hint = L’hôte le voit à la table.
web-join-button = Rejoindre
web-your-name = Votre nom
web-name-me = C’est moi
web-my-tables = Mes tables
web-no-tables = Pas encore de table. Jouez seul ou ouvrez-en une : elle vous attendra ici.
web-no-games = Aucun jeu n’a été trouvé dans cette maison.
web-tables-yours = à vous
web-tables-waits = en attente de { $names }
web-tables-left = encore { $time }
web-more-tables = { $count ->
    [one] Une table de plus
   *[other] { $count } tables de plus
}
web-tables-lobby = on s’installe
web-tables-playing = en cours
web-tables-over = terminée
web-none-running = Aucune n’est en cours.
web-ended-tables = Parties terminées
web-ended-older = Plus anciennes
web-ended-newer = Plus récentes

# A new table
web-new-title = Une nouvelle table
web-new-game = Jeu
web-new-seats = Places
web-new-length = Une partie dure environ { $minutes } minutes.
web-new-unfit = Ce qui est en pointillé ne va pas avec ce nombre de places.
web-new-who = Qui s’assoit où
web-new-seat = Place { $n }
web-new-you = Vous
web-new-friend = Un ami, par lien
web-new-here = Quelqu’un sur cet appareil
web-new-open = Ouvrir la table
web-rule-behind = La règle correspondante : { $number }

# Tables ouvertes, et ce que l’hôte décide
web-open-tables = Tables ouvertes
web-open-none = Personne ne cherche de compagnie en ce moment. Ouvrez une table à tous : on la trouvera ici.
web-open-by = { $host } · { $taken } places prises sur { $seats }
web-open-mine = À ma table
web-open-sit = S’asseoir
web-open-sit-at = S’asseoir : { $title }, { $host }
web-listed = Qui peut s’asseoir
web-listed-no = Les amis, par lien ou code
web-listed-yes = Tout le monde : la page d’accueil la montre
web-watchers = Qui peut regarder
web-watchers-yes = Tout le monde
web-watchers-no = Seulement les joueurs assis ici
web-clock-none = Rien ne presse. Qui s’en va peut laisser sa place à un robot et revenir.
web-clock-act = Chacun a ce temps pour chaque coup ; au suivant, il repart à zéro.
web-clock-bank = Une réserve de temps pour toute la partie ; chaque tour en ajoute un peu.
web-clock-days = Pour jouer au fil des jours : chacun joue quand il a le temps. Qui le souhaite est prévenu quand vient son tour.
web-clock-kept = Comme convenu
web-then-bot = Jusqu’à ce que la personne revienne et reprenne sa place.
web-then-vote = Ils choisissent : attendre, laisser jouer un robot, ou finir la partie.
web-then-end = Qui n’a plus de temps a perdu.
web-substitute = Robot remplaçant

# Sur un même appareil
web-beside = Joueurs sur cet appareil
web-beside-name = Nom à la place { $n }
web-beside-leave = Retirer { $name }
web-beside-new = Nom d’une autre personne ici
web-beside-add = Ajouter
web-beside-hint = Vous vous passez l’appareil pendant la partie. Chacun ne voit que ce qui est à lui ; un rideau tombe entre deux.

# Real dice
web-real-given = Tiré jusqu’ici
web-real-correct = Corriger le dernier tirage
web-hints-no = Pas de conseils
web-hints-yes = À qui en demande
web-hints-means = Un conseil dit où regarder, que jouer et pourquoi. Une partie avec conseils ne compte pas pour le classement. Contre des robots seuls, il y a toujours des conseils.
web-draws-hint = À la main : vous êtes à une vraie table, avec de vrais dés, sac et cartes. L’hôte entre ce qui sort ; la maison tient les feuilles, les règles et le score. Il n’y a pas de pendule, et la partie n’est pas classée.

# Joining
web-join-title = Rejoindre une table
web-join-found = { $open ->
    [0] Toutes les places de cette table sont prises.
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
web-join-with = À la table : { $people }
web-preview-host = { $name } vous invite : { $title }
web-join-playing = Toutes les places sont prises ; la partie est en cours.
web-join-over = Cette partie est terminée.
web-join-closed = Seuls ceux qui sont assis ici peuvent regarder.
web-join-held = Un robot occupe une des places. Avant le début, l’hôte peut la libérer pour vous ; ensuite, vous pourrez demander ici à jouer à sa place.
web-look-on = Regarder
web-sit-in = Jouer à la place d’un robot
web-sit-in-for = Demander à jouer pour { $name }
web-sit-in-hint = La table est consultée. Si l’hôte est d’accord, vous continuez là où en est le robot. Une telle partie n’est pas classée.
web-sit-in-asked = La table est consultée. Si elle accepte, cette page continue d’elle-même.
web-invite = Inviter
web-invite-late = Qui a ce lien peut regarder, ou demander à jouer à la place d’un robot.
web-tell-me = Être prévenu quand c’est à vous
web-tell-me-hint = Une notification par tour, même si aucune page n’est ouverte.
web-tell-services = Par un service
web-tell-not = Pas maintenant
web-share = Partager
web-share-text = Venez jouer : { $title }
web-local = Ce lien ne marche que sur cet appareil.
web-local-way = Pour que d’autres puissent l’ouvrir, lancez la maison dans votre réseau :

# Lobby
web-lobby = On met la table
web-lobby-hint = Envoyez ce lien à vos amis, ou dictez-leur le code.
web-companions = Vous avez joué avec
web-companion = Garder une place à { $name }
web-companions-hint = D’une touche, vous leur gardez une place. Cette table paraît dans leur liste, et une notification leur est envoyée si ces personnes en ont choisi.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-copy-position = Copier cette position
web-copy-position-failed = La position n’a pas pu être obtenue.
web-position-text = La position en texte
web-qr = Le lien en code QR
web-seats = Places
web-rename = Changer de nom
web-start = Commencer la partie
web-start-fill = Les places libres vont à
web-start-without = personne : jouer avec ceux qui sont là
web-start-bots = { $count ->
    [one] Une place est libre. Un robot la prend : { $bot }.
   *[other] { $count } places sont libres. Des robots les prennent : { $bot }.
}
web-start-bots-do = Commencer avec des robots
web-start-wait = Attendre encore
web-remove-why = Raison
web-remove-hint = La personne lit qui l’a retirée, et cette raison.
web-remove-not = Garder la place
web-remove-away = Absence prolongée
web-remove-seat = La place est pour quelqu’un d’autre
web-remove-plan = Cette partie ne se jouera pas comme prévu
web-leave = Quitter la table
web-wait-host = L’hôte lance la partie quand tout le monde est là.
web-take-over-hint = L’hôte est absent depuis un moment. Vous pouvez prendre sa place : vous réglerez alors les options et lancerez la partie.
web-take-over = Devenir l’hôte
web-options = Ce qui est convenu
web-guest = Vous regardez. Pour vous asseoir, demandez le code à l’hôte.
web-ready = Je suis prêt
web-colour = Votre couleur
web-guest-open = Vous regardez. Cette table est ouverte : asseyez-vous si vous voulez.
web-settle = Changer ce qui est convenu
web-settle-hint = Si les places, les options ou le temps changent, chacun redit s’il est prêt.
web-settle-do = Convenir de cela
web-again = Rejouer ensemble
web-again-next = À la table suivante

# The table
web-todo = Ce qu’il y a à faire
web-boards = Plateaux
web-table-players = Joueurs
web-log = Ce qui s’est passé
web-pages = Pages
web-all-moves = Tous les coups
web-filter = Tapez pour trier
web-take-back = Effacer
web-undo = Reprendre mon coup
web-change = Changer d’avis
web-count = Décompte final
web-more = On peut confirmer ce coup, ou le changer avec ce qui brille.
web-counters = Ce que j’ai
web-shortcuts = Clavier
web-fair = Des dés honnêtes
web-fair-hint = Le secret derrière chaque tirage était fixé avant le premier coup. Son empreinte :
web-fair-secret = Le secret, maintenant que la partie est finie :
web-deeds = À cette table
web-keep-playing = Pas maintenant
web-journal = Feuille de partie
web-another = Une autre table
web-parts = D’où viennent les points
web-ranking = Classement
web-override = Cette table joue avec du matériel modifié.
web-key-tab = plateau ou bouton suivant
web-key-arrows = aller d’une chose à toucher à l’autre
web-key-every = aussi vers ce qui n’est pas permis ; Entrée dit pourquoi
web-key-enter = toucher ; encore une fois pour confirmer un coup entier, sinon pour l’effacer
web-key-rule = la règle de la chose choisie
web-key-confirm = confirmer
web-key-escape = tout effacer
web-key-a = liste de tous les coups
web-key-b = vers les plateaux
web-key-p = vers ce qu’il y a à faire
web-key-l = vers ce qui s’est passé
web-key-s = Dire qui mène et si la fin est proche
web-plan-drop = Abandonner le plan
web-can-end = Ce que les autres peuvent finir
web-key-z = reprendre mon coup
web-key-digits = les pages, quand un seul plateau est visible
web-key-help = cette liste
web-script = La table a besoin de scripts. Veuillez les autoriser pour cette page.

# Tirages équitables
web-fair-hand = Les tirages de cette table se font à la main, sur une vraie table ; la maison ne fait que les noter.
web-fair-words = Le navigateur de chacun a ajouté un mot à lui, promis avant le début, révélé ensuite :
web-fair-next = Le secret de la table que vous ouvrirez d’ici est déjà fixé. Son empreinte :
web-verify-title = Vérifier les tirages
web-verify-link = Vérifier tous les tirages
web-verify-report = Ce qui a été trouvé
web-verify-progress = Progression
web-verify-all = Tous les tirages
web-verify-save = Enregistrer les tirages
web-verify-back = Retour à la table
web-verify-kept = Une empreinte que vous avez gardée
web-verify-kept-hint = Si vous avez noté l’empreinte de la table avant la partie, mettez-la ici : elle est comparée avec celle de la feuille.
web-verify-before = Une feuille seule peut être faite après coup, secret compris. Seule une empreinte vue avant la partie prouve que c’est bien son secret. Les noms, les accords et les absences sont ce que dit la feuille.
web-verify-file = Un fichier à soi
web-verify-file-hint = Des tirages enregistrés (.json) sont vérifiés par ce navigateur seul. Une feuille de partie (.jsonl) est d’abord rejouée par la maison, pour savoir parmi quoi on a tiré ; puis elle est vérifiée ici aussi.
web-verify-choose = Tirages ou feuille de partie
web-file-none = Choisissez un fichier, ou déposez-le ici
web-verify-do = Vérifier
web-verify-what = Ce que cela dit
web-verify-proves = Si chaque tirage découle du secret et des mots, personne n’a choisi ni changé un tirage une fois la partie commencée : ni la maison ni un joueur.
web-verify-limits = Cela ne dit pas si la maison a pu prévoir les tirages : qui la tient connaît le secret.
web-verify-rules = Ce qu’il y avait dans le sac ou sur le dé découle des règles. La commande « vigneron verify » vérifie les deux, sur votre propre machine.

# Parler
web-talk = Conversation
web-talk-none = Rien n’a encore été dit.
web-talk-phrases = Phrases toutes faites
web-talk-text = Dire quelque chose
web-talk-send = Envoyer
web-talk-who = Peuvent parler :
web-talk-seats = ceux qui sont assis
web-talk-all = les spectateurs aussi
web-talk-off = personne

# Rules page
web-rules-of = Règles : { $title }
web-rules-hint = Avec nos propres mots, par numéro. À la table, chaque refus cite un de ces numéros.
web-rules-editions = Éditions :
web-rules-changed = L’édition { $edition } a changé :
web-rules-earlier = C’est une édition antérieure. Les tables commencées avec elle continuent avec elle ; les nouvelles suivent l’édition { $newest }.
web-rules-changed-here = Changé dans l’édition { $edition } ; auparavant :
web-rules-new = Cet article n’existait pas.
web-contents = Sommaire

# Leçons
web-review = Analyse
web-review-back = Retour à la table
web-review-ask-title = Qu’est-ce qui a décidé cette partie ?
web-review-ask-hint = Une analyse dit ce que valait chaque coup et chaque tirage, et montre les moments qui ont décidé la partie. Elle se fait pendant que les robots se reposent, et prend de quelques secondes à quelques minutes, ou plus longtemps tant qu’on joue beaucoup ici. Vous pouvez fermer cette page entre-temps.
web-review-go = Analyser cette partie
web-review-ready = L’analyse est prête.
web-review-stop = Arrêter
web-review-show = Montrer sur la table
web-review-try = Essayer soi-même
web-review-mine = Apprendre de mes erreurs
web-review-mine-hint = La position revient, vous essayez, et la maison juge avec les mêmes valeurs.
web-review-mine-go = { $count ->
    [one] Reprendre la seule erreur
   *[other] Reprendre les { $count } plus grandes erreurs
}
web-review-own-data = Cette partie a été jouée avec ses propres données de matériel : ses positions ne peuvent pas être rejouées ici. Les moments ci-dessus se regardent sur la table.
web-review-mine-none = L’analyse n’a trouvé aucune erreur de votre part.
web-review-play = La jouer
client-better-play = La jouer
client-better-back = Retour à la position
client-better-title = Un moment de l’analyse
client-better-before = Avant le coup { $ply } sur { $last }
client-better-instead = À la place du coup { $ply }
web-review-at = erreur { $n } sur { $all }
web-review-next = Erreur suivante
web-review-account = Le compte en chiffres
web-review-round = Manche
web-review-chance = Chance de gagner
web-review-notes = À propos de ces chiffres
web-lessons = Leçons
web-lessons-of = Leçons : { $title }
web-lessons-hint = Chaque leçon est une position sur la vraie table et une tâche. Quel que soit votre essai, on vous dit pourquoi il est bon ou non.
web-lessons-solved = Résolues : { $n } sur { $all }
web-lessons-go = Continuer
web-lessons-begin = Commencer
web-lessons-all = Toutes les leçons
web-lesson-at = leçon { $n } sur { $all }
web-lesson-task = À faire :
web-lesson-solved = résolue
web-lesson-shown = montrée
web-lesson-next = Leçon suivante
web-lesson-again = Réessayer
web-lesson-show = Montrez-moi

# Said by scripts
client-labelled = { $label } : { $value }
client-not-touched = { $thing }. Aucun coup n’y touche.
client-tab-table = Table
client-tab-players = Joueurs
client-sheet-peek = Hauteur du panneau : la question seule
client-sheet-half = Hauteur du panneau : la moitié de l’écran
client-sheet-full = Hauteur du panneau : tout l’écran
client-beyond = encore { $n } ↓
client-confirm = Confirmer
client-confirm-hint = Confirmez avec Contrôle et Entrée.
client-would-bring = Ce que cela apporterait : { $what }
client-let-go = Le choix est annulé.
client-next = Le coup n’est pas encore complet, { $n } sont possibles. Ensuite : { $things }
client-step = Choisissez maintenant : { $things }
client-step-group = Choisissez maintenant sous « { $heading } » : { $things }
client-step-confirm = Confirmez maintenant.
client-step-preset = { $things }. Confirmez, ou choisissez autre chose.
client-step-such = Touchez maintenant une des choses qui brillent, par exemple { $thing }.
client-step-lit = Touchez maintenant une des choses qui brillent.
client-step-then = { $first } ; puis : { $things }
client-read-on = Lire la suite ↓
client-gain = { $label } de { $from } à { $to }
client-lapses = « { $act } » se fait tout seul dans quatre secondes. Toucher l’écran ou une touche l’arrête.
client-of-these = { $name }, { $n } exemplaires
client-ring-costly = Coûte ou consomme quelque chose
client-ring-completing = Complète quelque chose qui rapporte
client-ring-later = Se touche d’habitude après autre chose
client-moves-found = { $n } coups
client-moves-found-one = 1 coup
client-page-lit = { $page }, choses à toucher : { $n }
client-next-more = { $things } ; { $n } autres
client-nothing-chosen = Il n’y a rien à confirmer. Choisissez d’abord un coup.
client-sending = Envoi…
client-kept = Gardé jusqu’au retour de la ligne
client-instead = Choisir plutôt ceci
client-tip = Conseil : { $tip }
client-tip-away = Compris
client-tips-off = Plus de conseils
client-tips-are-off = Plus de conseils. Le menu les rétablit.
client-amount = Combien
client-less = Moins
client-greater = Plus
client-rule = Règle { $number }
client-loading = Un instant…
client-rule-missing = Cette règle n’a pas pu être chargée. Réessayez dans un instant.
client-moves-rest = Encore { $n }. Tapez pour trier la liste.
client-moves-none = Aucun coup ne correspond à ces mots.
client-moves-lesser = Permis aussi, mais la même chose coûte moins :
client-draws = Le hasard décide ensuite : { $what }
client-me = vous
client-leads = mène
client-plan-hint = Touchez ce que vous comptez utiliser ensuite. Vous seul voyez ce plan, et rien ne se joue tout seul.
client-plan-made = Votre plan : { $things }. Il sera proposé à votre tour.
client-plan-play = Comme prévu : { $act }
client-plan-begin = Comme prévu, commencer par : { $things }
client-plan-gone = Votre plan ne va pas maintenant. { $why }
client-plan-dropped = Le plan est abandonné.
client-points = points
client-seat-open = Place libre
client-seat-waiting = en attente de quelqu’un
client-away = absent
client-here = présent
client-ready = a choisi
client-thinking = réfléchit
client-choosing = choisit
client-bot = robot
client-place = { $n }.
client-winner = gagne
client-shared = gagne, à égalité
client-over-behind = { $n } de moins
client-sum = Total
client-your-turn = À vous
client-wire-back = Reconnecté. Voici où en est la table.
client-wire-lost = La connexion est perdue. La table est gardée ; cette page revient d’elle-même.
client-wire-lost-kept = Pas de connexion. À son retour sera envoyé : { $act }
client-wire-drop = Ne pas l’envoyer
client-wire-ended = La maison a mis fin à cette connexion.
client-wire-load = Recharger

# Tirages équitables, dit par les scripts
client-fair-untold = pas encore révélé
client-fair-own = de ce navigateur
client-verify-working = Vérification…
client-verify-at = Vérification : coup { $ply }, { $n } tirages jusqu’ici.
client-verify-by-hand = Les tirages de cette partie ont été faits à la main sur une vraie table. Aucun secret ne permet de les vérifier.
client-verify-secret-fits = Le secret a bien l’empreinte notée dans la feuille.
client-verify-secret-wrong = Le secret n’a pas l’empreinte notée dans la feuille.
client-verify-noted = C’est l’empreinte que ce navigateur a notée au début de la partie.
client-verify-noted-other = Ce navigateur a noté une autre empreinte au début de la partie.
client-verify-not-noted = Ce navigateur n’a pas noté l’empreinte avant la partie, et vous n’en avez pas donné.
client-verify-own-word = Le mot de ce navigateur entre dans chaque tirage.
client-verify-taken = Jusqu’au coup { $ply }, cette partie vient de la table « { $table } ». Le secret de cette partie-là a bien l’empreinte notée dans sa feuille, et les tirages jusque-là en découlent.
client-verify-taken-hand = Jusqu’au coup { $ply }, cette partie vient de la table « { $table } », où l’on tirait à la main. Ces tirages ne peuvent pas être recalculés.
client-verify-taken-wrong = Le secret de la partie d’où viennent les premiers coups n’est pas celui qui était engagé.
client-verify-words = Mots qui entrent dans chaque tirage : { $n }. Aucun ne vient de ce navigateur.
client-verify-no-words = Aucun mot n’a été ajouté ; les tirages découlent du secret seul.
client-verify-pledge-broken = Le mot donné par { $name } n’est pas celui qui avait été promis.
client-verify-draw-wrong = Coup { $ply }, tirage { $n } : la feuille dit { $stored }, le secret donne { $found }.
client-verify-draws-follow = Les { $n } tirages de { $plies } coups découlent tous du secret et des mots.
client-verify-ply = Coup { $ply }, { $name } :
client-verify-setup = Coup { $ply }, mise en place :
client-verify-good = Chaque tirage est tel qu’il devait être.
client-verify-hands-instead = Une empreinte a été vue avant cette partie, mais la feuille dit que les tirages ont été faits à la main.
client-verify-kept = C’est l’empreinte que vous avez gardée ; la feuille est celle de la table « { $table } ».
client-verify-kept-other = L’empreinte que vous avez gardée est une autre.
client-verify-weights-claimed = Parmi quoi on a tiré, et que les coups sont permis : les tirages enregistrés le disent eux-mêmes. Vérifiez la feuille de partie (.jsonl) pour que les règles soient appliquées.
client-verify-good-unseen = Chaque tirage découle de ce secret. Qu’il ait été choisi avant la partie est seulement affirmé.
client-verify-bad = Au coup { $ply }, quelque chose a été changé.
client-verify-bad-secret = Ce n’est pas le secret avec lequel la partie a commencé.
client-verify-bad-word = Un mot a été changé après avoir été promis.
client-verify-unreadable = Ce fichier ne contient ni tirages ni feuille de partie.
client-verify-unreachable = La maison n’a pas répondu. Réessayez dans un instant.

# Parler, dit par les scripts
client-talk = Conversation
client-talk-unread = Conversation, nouveau : { $n }
client-talk-says = dit :
client-talk-off = La conversation est fermée à cette table.
client-talk-later = La connexion est perdue. Redites-le quand elle sera revenue.
client-talk-mute = Ne plus entendre { $name }
client-talk-unmute = Vous n’entendez pas { $name }. Entendre à nouveau

# Se retrouver
client-host = hôte
client-is-ready = prêt
client-not-ready-yet = Pas encore prêts : { $names }
client-all-ready = Tout le monde est prêt : chacun peut commencer.
client-seat-remove = Retirer
client-seat-remove-who = Retirer { $name }
client-start-bots = { $n } places sont libres. Des robots les prennent : { $bot }.
client-start-bots-one = Une place est libre. Un robot la prend : { $bot }.
client-seat-free = la garder libre
client-for-programmers = Pour programmeurs
client-seat-player = Qui joue à la place { $n }
client-not-sent = Cela n’est pas arrivé jusqu’à la maison. Réessayez dans un instant.
client-watching = { $n } personnes regardent
client-watching-one = Une personne regarde
client-host-away = L’hôte est absent. S’il ne revient pas, vous pourrez prendre sa place dans { $n } minutes.
client-host-away-one = L’hôte est absent. S’il ne revient pas, vous pourrez prendre sa place dans une minute.
client-again-laid = La table suivante est mise : rejouez ensemble.
client-colour-0 = bordeaux
client-colour-1 = bleu-vert
client-colour-2 = ambre
client-colour-3 = ivoire
client-colour-4 = bleu

# Sur un même appareil, dit par les scripts
client-beside = sur cet appareil
client-hand-on = Passez l’appareil à { $name }
client-hand-who = Qui a l’appareil ?
client-hand-open = { $name } ouvre

# Vrais dés, dit par les scripts
client-real-what = Qu’est-ce qui est sorti : { $what } ?
client-real-again = Encore une fois, qu’est-ce qui est sorti : { $what } ?
client-real-one = { $what } : { $label }
client-real-roll = le lancer entier
client-real-row = { $what } × { $n }
client-real-covered = caché
client-real-other = { $name } tire en secret et entre le tirage sans le montrer.
client-real-secret = { $name } tire en secret. Les autres détournent les yeux.
client-real-drops = Une correction efface ce qui a été choisi depuis. Nouveau choix : { $names }.
client-real-complete = Tout est entré. Est-ce comme sur la vraie table ?
client-real-begin = Oui, commencer
client-real-back = Revenir d’un tirage
client-real-stay = Laisser comme c’était
client-real-cancel = Reprendre le coup
client-real-later = Ne pas commencer encore

# Time, leaving, agreeing
client-clock-days = { $days } j { $hours } h
client-clock-left = reste { $time }
client-bot-plays = un robot joue
client-replaced = Un robot joue à votre place.
client-return = Reprendre ma place
client-ask = Demander à revenir en arrière
client-ask-alone = Revenir à mon dernier coup
client-ask-sure = { $act } Ce coup et tout ce qui a suivi sont repris si tous sont d’accord.
client-leave = Céder ma place
client-leave-sure = Un robot continue à votre place. Vous pouvez revenir tant que la partie dure.
client-leave-last = Personne d’autre ne joue ici : la table s’arrête telle quelle.
client-end = Arrêter la table ici
client-end-sure = Tous ceux qui jouent sont interrogés. Si tous sont d’accord, personne ne gagne et les points comptent tels quels.
client-end-alone = Personne d’autre ne joue ici : la partie se termine telle quelle, et personne ne gagne.
client-remove = Laisser un robot jouer pour { $name }
client-remove-sure = { $name } n’est pas là depuis trois minutes. Dès son retour, avant la fin, sa place lui revient.
client-remove-ask = Demander si un robot doit jouer
client-remove-ask-sure = { $name } n’est pas là depuis trois minutes, et la pendule tourne. Si toutes les personnes présentes sont d’accord, un robot continue. Dès son retour, avant la fin, sa place lui revient.
client-motion-open = Réponse attendue de : { $names }
client-motion-declined = La question est close. Rien n’a été convenu, et tout reste comme avant.
client-away-for = { $name } n’est pas là. Un robot pourra jouer à sa place dans { $time }.
client-away-long = { $name } n’est pas là depuis trois minutes.
client-away-overtime-bot = { $name } n’est pas là. Son temps s’achève dans { $time }, puis un robot continue.
client-away-overtime-vote = { $name } n’est pas là. Son temps s’achève dans { $time }, puis les autres décident.
client-away-overtime-end = { $name } n’est pas là. Son temps s’achève dans { $time }, puis la partie finit.
client-away-before = Dans { $time }, les personnes présentes pourront convenir qu’un robot continue plus tôt.
client-sit-declined = La table préfère continuer ainsi. Vous pouvez continuer à regarder.
client-asked = Une question pour vous
client-motion-left = Le silence vaut refus dans { $time }.
client-motion-for = { $name } : { $label }

# Revoir
web-past-slider = Coup
web-past-steps = Pas
web-past-first = Au début
web-past-back = En arrière
web-past-forward = En avant
web-past-last = Au dernier coup
web-past-unit = Pas
web-past-unit-move = Coup
web-past-unit-turn = Tour de jeu
web-past-unit-round = Manche
web-past-pace = Vitesse
web-past-eyes = Vu par
web-continue = Continuer à partir d’ici
web-continue-hint = Une table à part s’ouvre dans cette position. Ce qui a été tiré jusqu’ici reste, tout le reste est tiré à nouveau. La partie ne compte pas pour le classement, et personne ne peut revenir avant ce point.
web-continue-seat = Votre place
web-continue-turn = au trait
web-continue-bots = Niveau des autres
web-continue-do = Continuer
web-continue-back = Retour à la partie terminée
web-past-since = Depuis mon dernier coup
web-past-not = Pas maintenant
web-look-back = Revoir
web-key-h = revoir, ou revenir au présent
web-key-i = Conseil : où regarder, que jouer, pourquoi
web-key-step = un pas en arrière, un pas en avant
web-zoom = Regarder un plateau de près
web-zoom-in = Plus près
web-zoom-out = Moins près
web-zoom-whole = Plateau entier
web-key-zoom = regarder le plateau de plus près, de moins près, le voir en entier
client-zoom-at = { $frame } : { $n } %.
client-zoom-whole = { $frame } : en entier.
client-zoom-times = { $n } %
client-zoom-lit = { $n } de plus à toucher
client-hint-where = Conseil
client-hint-what = Que jouer
client-hint-why = Pourquoi
client-hint-waits = Recherche d’un conseil…
client-hint-look = Regardez ici : { $thing }
client-hint-moves = Regardez les coups qu’on peut choisir ici.
client-hint-play = Jouez : { $act }
client-hint-only = Un seul coup est possible : { $act }
client-past-title = C’est le passé
client-past-at = Coup { $ply } sur { $last }
client-past-left = C’est le présent.
client-past-now = Revenir au présent
client-past-end = À la fin
client-past-skip = Passer
client-past-play = Lire
client-past-pause = Pause
client-past-news-one = Un nouveau coup à la table
client-past-news = { $n } nouveaux coups à la table
client-past-missed = Coups des autres pendant votre absence : { $n }
client-past-eyes-all = tout le monde
web-over-more = Feuille et tirages de cette partie
web-course = Score au fil de la partie
web-course-part = Affiché
web-course-hint = Comme si la partie s’était arrêtée à chaque coup. Touchez la courbe pour voir la table à ce coup.
web-course-table = La même chose en tableau, par manche
client-course-round = Manche
client-course-failed = Les scores n’ont pas pu être chargés. Réessayez dans un instant.
client-course-time = temps utilisé { $time }

# How to play, the list of signs, and the page of rules
web-howto = Comment jouer
web-howto-of = Comment jouer : { $title }
web-howto-hint = À lire une fois, en dix minutes environ, puis on joue. Les numéros ouvrent la règle exacte.
web-howto-play = Ouvrir une table
web-signs-list = Les signes
web-signs-of = Les signes : { $title }
web-signs-rings = Les cadres sur la table
web-ring-free = à toucher maintenant
web-ring-costly = à toucher, mais cela coûte ou consomme quelque chose
web-ring-completing = le toucher termine quelque chose qui rapporte
web-ring-later = se touche d’habitude après autre chose
web-ring-touched = touché ; toucher encore confirme un coup entier et lâche une partie de coup
web-ring-look-free = Anneau
web-ring-look-costly = Anneau en tirets
web-ring-look-completing = Anneau épais
web-ring-look-later = Anneau fin
web-ring-look-touched = Anneau relevé
web-signs-direct = Dans les leçons et avec un guide, seul le bouton confirme, et toucher encore lâche. Sinon, ce qu’un seul toucher dit en entier et qui peut se reprendre est joué aussitôt ; le menu permet de toujours demander.
web-rules-by-number = Règles par numéro
web-back-to-table = Retour à la table
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-only = Montrer seulement
web-rules-mark-ruling = Nos décisions
web-rules-mark-data = Valeurs reconstituées
web-rules-mark-ruling-is = Le livret laisse ce point ouvert. C’est ainsi que l’on joue ici.
web-rules-mark-data-is = Le livret n’imprime pas ces valeurs. Elles sont reconstituées d’après des images ou d’autres sources.
