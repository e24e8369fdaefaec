### Les phrases de la ligne de commande.

cli-about = Une table ouverte pour des jeux du pays du vin : règles, adversaires et table dans le navigateur.
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments

cli-help-analyse = Comparer les coups d’une position aussi longtemps qu’on veut.
cli-help-backup = Garder une copie d’une maison entière dans un fichier.
cli-help-bench = Mesurer la vitesse des règles sur cette machine.
cli-help-check-game = Contrôler un jeu en entier, et dire ce qui lui manque pour être publié.
cli-help-draw = Dessiner une position d’un journal dans un fichier SVG.
cli-help-games = Afficher la liste des jeux présents.
cli-help-golden = Jouer les parties de référence d’un jeu et les écrire.
cli-help-laws = Éprouver les lois communes à tous les jeux sur des parties au hasard.
cli-help-match = Faire jouer des robots entre eux.
cli-help-new-game = Commencer un nouveau jeu à partir du modèle.
cli-help-perft = Compter les suites de coups avec les résultats de leurs tirages.
cli-help-play = Jouer dans le terminal.
cli-help-replay = Rejouer un journal et montrer la position.
cli-help-restore = Remplir un endroit vide avec une telle copie.
cli-help-review = Dire ce qui a décidé une partie, et ce que valaient la chance et chaque coup.
cli-help-rules = Lire une règle par son numéro, ou toutes.
cli-help-serve = Ouvrir la table dans le navigateur.
cli-help-show = Montrer une position donnée en une ligne de texte.
cli-help-verify = Recalculer chaque tirage d’un journal à partir de son secret.

cli-argument-analysed = Une position sur une ligne de texte, ou le fichier d’un journal (- pour l’entrée standard).
cli-argument-backup = Le fichier de la copie.
cli-argument-game = La clé du jeu.
cli-argument-games = Les clés des jeux ; sans rien, tous les jeux.
cli-argument-journal = Un fichier de journal, ou - pour l’entrée standard.
cli-argument-key = La clé du nouveau jeu : un nom court en minuscules.
cli-argument-position = Une position en une ligne de texte.
cli-argument-rule = Le numéro de la règle, CB-24 par exemple ; sans rien, toutes les règles.
cli-rules-edition = L’édition des règles ; sans rien, la plus récente.
cli-option-adjust = Donner aussi les moyennes sans la chance. C’est plus long.
cli-option-analyse_samples = S’arrêter après tant d’échantillons de chaque coup. Les nombres sont alors les mêmes sur toute machine.
cli-option-analyse_seconds = S’arrêter après tant de secondes ; sans limite donnée, après 5.
cli-option-bots = Un nom de robot par place.
cli-option-data = Un dossier de données de matériel qui remplacent celles du paquet.
cli-option-data_dir = Où les tables sont conservées.
cli-option-database_url = La base de données : sqlite:///FICHIER ou postgresql://… ; mieux vaut la donner par VIGNERON_DATABASE_URL, que personne ne voit.
cli-option-depth = Le nombre de coups en profondeur.
cli-option-fresh = N’utiliser aucune analyse gardée, et n’en garder aucune.
cli-option-games = Le nombre de parties.
cli-option-help = Montrer cette aide.
cli-option-host = L’adresse d’écoute.
cli-option-html = Écrire l’analyse dans ce fichier HTML.
cli-option-into = Le dossier où créer celui du jeu.
cli-option-json_lines = Écrire un objet JSON par ligne, à mesure que l’analyse se précise.
cli-option-lines = Combien de coups montrer.
cli-option-paired = Jouer chaque donne une fois dans chaque ordre des bots, avec les mêmes tirages.
cli-option-review_plot = Écrire les courbes dans ce fichier SVG.
cli-option-review_seat = Seulement le bilan et les moments de ce siège, compté à partir de 1.
cli-option-samples = Prendre X fois le nombre habituel d’échantillons ; sans cela 1, ou moins si les règles ne sont pas compilées.
cli-option-seat_to_act = Le siège qui décide, compté à partir de 1 ; sans cela, le premier qui doit jouer.
cli-option-title = Le nom du jeu ; sans lui, ce que dit la clé.
cli-option-journal = Garder le journal de la partie dans ce fichier.
cli-option-journals = Écrire un journal par partie dans ce dossier.
cli-option-json = Écrire un objet JSON.
cli-option-lan = Laisser entrer le réseau local ; montre l’adresse et le code QR.
cli-option-lang = La langue : en, fr ou de.
cli-option-log = L’aspect du journal : plain ou json.
cli-option-names = Un nom par place.
cli-option-on_failure = Ce que fait un robot qui échoue : il perd cette partie (lose), ou la série s’arrête (stop).
cli-option-open = Ouvrir le navigateur.
cli-option-options = Ce qu’on convient avant la partie, sous la forme option=valeur.
cli-option-output = Le fichier SVG à écrire.
cli-option-ply = Le coup après lequel s’arrêter ; sans rien, le dernier.
cli-option-port = Le port d’écoute.
cli-option-processes = Le nombre de processus qui se partagent le travail.
cli-option-proxies = Mandataires dont on croit les en-têtes de transmission, séparés par des virgules.
cli-option-resume = Continuer la partie du fichier de --journal.
cli-option-seat_count = Le nombre de places ; sans rien, deux si le jeu le permet.
cli-option-seats = Qui est assis où : human ou un nom de robot par place.
cli-option-only-seats = Seulement des parties à ce nombre de places ; sans elle, à tous.
cli-option-seconds = La durée de chaque mesure.
cli-option-seed = La graine des dés : un nombre ou un mot.
cli-option-seed_random = La graine des dés ; sans elle, personne ne la connaît d’avance.
cli-option-theme = Les couleurs : light ou dark.
cli-option-version = Montrer la version.
cli-option-workers = Combien de processus servent ; plus d’un demande PostgreSQL.

cli-unknown_game = Il n’y a pas de jeu « { $game } » ; il y a : { $games }.
cli-broken_game = Le jeu « { $game } » de { $source } n’est pas utilisé : { $why }
cli-broken-bad_key = une clé a des minuscules, des chiffres et des soulignés simples, 40 signes au plus.
cli-broken-packaged = Vigneron a lui-même un jeu de cette clé.
cli-broken-several = un seul d’entre eux peut être installé.
cli-broken-failed = il ne peut pas être importé ({ $why }).
cli-broken-no_game = { $value } n’est pas un jeu.
cli-broken-other_key = sa clé est « { $key } ».
cli-broken-archive = { $folder } n’est pas un dossier ; un jeu doit être installé sans archive.
cli-broken-missing = le fichier { $file } manque.
cli-broken-data = ses données ne peuvent pas être lues ({ $why }).
cli-games-from = { $line } ({ $source })
cli-unknown_edition = { $game } n’a pas d’édition { $edition } ; il y a : { $editions }.
cli-unknown_bot = Il n’y a pas de robot « { $bot } » ; il y a : { $bots }.
cli-bad_bot = Le robot « { $bot } » ne peut pas jouer : { $fault }.
cli-bot_failed = { $bot } a échoué dans la partie { $number } de { $game }, place { $place }, coup { $ply } : { $why }
cli-bot_lost = { $bot } a perdu ainsi { $games ->
    [one] une partie
   *[other] { $games } parties
}.
cli-bad_option = « { $word } » n’a pas la forme option=valeur.
cli-no_folder = Il n’y a pas de dossier « { $folder } ».
cli-no_file = Il n’y a pas de fichier « { $file } ».
cli-a_folder = « { $file } » est un dossier ; il faut un fichier.
cli-no_plain_file = « { $file } » doit être un fichier, et non un tube ou un périphérique.
cli-same_file = « { $file } » est nommé deux fois ; ce qui est écrit doit avoir son propre fichier.
cli-journal = { $file } : { $why }
cli-position = { $why }
cli-journal-torn = { $file } est déchiré à la ligne { $line } ; ce qui précède est lu, jusqu’au coup { $ply }.
cli-no_such_ply = Il n’y a pas de coup { $ply } ; le dernier est { $last }.
cli-unknown_rule = Il n’y a pas de règle « { $rule } » ; elles vont de { $first } à { $last }.
cli-no_such_command = Il n’y a pas de commande « { $command } » ; il y a : { $commands }.
cli-no_such_option = Il n’y a pas d’option « { $option } » ici.
cli-missing = Il manque { $name }.
cli-bad_value = La valeur donnée pour { $name } n’est pas possible.
cli-bad-whole = { $name } doit être un nombre entier.
cli-bad-number = { $name } doit être un nombre.
cli-bad-least = { $name } doit être un nombre entier, au moins { $least }.
cli-bad-between = { $name } doit être un nombre entier de { $least } à { $most }.
cli-bad-above = { $name } doit être un nombre supérieur à 0.
cli-bad-up_to = { $name } doit être un nombre supérieur à 0, au plus { $most }.
cli-bad-choice = { $name } doit être l’une de ces valeurs : { $choices }.
cli-bad-no_value = Il manque une valeur à { $name }.
cli-bad-value_given = { $name } ne prend pas de valeur.
cli-bad-seat = La partie n’a pas de place { $number } ; { $count ->
    [one] elle n’a que la place 1
   *[other] ses places vont de 1 à { $count }
}.
cli-bad-paired = Avec --paired, --games doit être un multiple de { $count } : chaque donne se joue dans chaque ordre des robots.
cli-bad-seed = --seed doit se composer de lettres, de chiffres et des signes « - », « _ » et « . », et ne peut être « . » ni « .. » : ce mot fait partie de noms de fichiers.
cli-bad-bots = --bots doit nommer au moins deux robots, chacun une seule fois.
cli-bad-names = --names doit donner un nom par place, { $count } en tout.
cli-bad-seats = --seats doit dire qui occupe chaque place du journal, { $count } en tout.
cli-bad-output = --output doit être le nom d’un fichier SVG, pas d’un fichier { $suffix }.
cli-bad-database = --database-url doit être sqlite:///FICHIER ou postgresql://… avec une adresse lisible.
cli-bad-limits = VIGNERON_LIMITS doit être un objet JSON de limites qui existent et de leurs valeurs.
cli-bad_usage = Cela ne se comprend pas ; « vigneron COMMANDE --help » montre comment l’écrire.
cli-bad_data = Les données de matériel sont fausses : { $fault }
cli-store-away = Les registres ne répondent pas : { $fault }
cli-store-too_new = Les tables sont tenues par une version plus récente que celle-ci ; rien n’a été changé.
cli-file = « { $file } » ne se laisse pas lire ou écrire : { $fault }.
cli-stopped = Arrêté.
cli-broken = Cela n’aurait pas dû arriver ({ $fault }) ; avec VIGNERON_DEBUG=1 le programme en dit plus.

cli-pair = { $name } : { $value }
cli-also = { $said } ; { $more }
cli-match-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-match-seat = Place
cli-match-bot = Robot
cli-match-score = Score moyen
cli-match-interval = Intervalle à 95 %
cli-match-wins = Victoires
cli-match-apart-alone = Points, avec l’intervalle à 95 % :
cli-match-apart-margin = Points d’avance sur le meilleur autre, avec l’intervalle à 95 % :
cli-match-raw = Brut, { $bot } ({ $number }) : { $mean }, { $interval }
cli-match-adjusted = Sans la chance, { $bot } ({ $number }) : { $mean }, { $interval }
cli-match-from_to = de { $low } à { $high }
cli-match-no_interval = pas d’intervalle avec une seule valeur
cli-match-plies = Coups : { $mean } en moyenne, de { $low } à { $high }
cli-match-rounds = Tours : { $mean } en moyenne, de { $low } à { $high }
cli-match-lengths = Parties par nombre de tours : { $lengths }
cli-match-winner = Qui a gagné avait en moyenne { $score } points
cli-match-endings = Fins : { $endings }
cli-show-seat = Vue de la place de { $name }.
cli-show-spectator = Telle que tout le monde la voit.
cli-show-whole = La position entière.
cli-replay-ply = { $ply }. { $name } : { $act }
cli-option-commitment = Un engagement gardé depuis avant la partie (64 chiffres hexadécimaux) : le comparer.
cli-option-table = Le nom de la table, gardé avec lui.
cli-verify-good = Les { $draws } tirages de { $plies } coups découlent tous du secret, et le secret de l’engagement.
cli-verify-limits = Personne ne les a donc choisis ni changés ; qui tenait la table aurait pu les prévoir.
cli-verify-by_hand = Les tirages de ce journal ont été saisis à la main : rien dont ils puissent découler.
cli-verify-no_secret = Ce journal ne contient pas encore de secret final : ses tirages ne peuvent pas être recalculés.
cli-verify-commitment = Le secret de ce journal n’est pas celui sur lequel portait l’engagement.
cli-verify-wrong = Coup { $ply }, tirage { $number } : on a noté { $stored }, mais { $derived } découle du secret.
cli-draw-done = Position après le coup { $ply } : { $file }
cli-analyse-over = La partie est finie : il n’y a rien à analyser.
cli-analyse-seat = Ce siège ne doit pas jouer, ou le texte ne montre pas ce qu’il voit.
cli-analyse-ply = --ply va avec un journal ; le texte d’une position est une seule position.
cli-analyse-data = --data va avec le texte d’une position ; un journal contient ses données de matériel.
cli-analyse-head = { $who } doit jouer, { $samples } échantillons de chaque coup
cli-analyse-act = Coup
cli-analyse-value = Valeur
cli-analyse-error = Erreur
cli-analyse-behind = Retard
cli-analyse-follows = La suite
cli-analyse-uncompiled = Les règles ne sont pas compilées : dans le même temps, il y a moins d’échantillons.
cli-analyse-chance = Chances de gagner : { $chances }
cli-review-nothing = { $file } ne contient aucun coup à analyser.
cli-review-goes_on = La même commande reprend là où cette analyse a été interrompue.
cli-review-stopped = L’analyse a été interrompue avant tout résultat.
cli-review-not_kept = Impossible de conserver les analyses dans « { $folder } » ({ $fault }) : celle-ci ne pourra pas reprendre si elle est interrompue.
cli-perft-depth = Profondeur
cli-perft-count = Suites
cli-laws-unchecked = La loi { $law } n’est pas vérifiée : { $why }
cli-laws-broken = La loi { $law } est enfreinte : { $why }
cli-laws-good = { $games ->
    [one] { $games } partie respecte
   *[other] { $games } parties respectent
} toutes les lois.
cli-bench-game = Jeu
cli-bench-playout = D’un trait
cli-bench-call = Par appel
cli-bench-acts = Par contrat
cli-bench-copy = Copier
cli-bench-legal = Permis
cli-bench-apply = Jouer
cli-bench-games = Parties
cli-bench-offers = Choix
cli-bench-unit = En milliers par seconde ; les trois premiers comptent les coups de parties au hasard. Choix : combien une place en a en moyenne.
cli-bench-compiled = { $game } tourne compilé : { $why }.
cli-bench-pure = { $game } tourne en Python pur : { $why }.
cli-bench-why-built = ses règles viennent d’un module compilé
cli-bench-why-source = rien n’a été compilé pour ce Python
cli-bench-why-stale = sa source a changé depuis la compilation
cli-bench-why-failed = il n’a pas pu être compilé
cli-bench-why-stopped = le compilateur a manqué de temps ; « python -m vigneron._compiled.build » continue
cli-uncompiled = { $game } tourne en Python pur, trente à cinquante fois plus lentement que compilé : { $why }. Cela n’est dit qu’une fois ; « vigneron bench » le redit.
cli-bench-why-asked = VIGNERON_PURE le demande
cli-bench-why-untyped = il n’a pas de types pour la compilation
cli-new-bad_key = « { $key } » ne peut pas être la clé d’un jeu : prenez au plus 40 lettres minuscules, chiffres et traits bas isolés, une lettre d’abord, et pas un mot de Python.
cli-new-exists = Il y a déjà quelque chose du nom de « { $key } » : { $folder }.
cli-new-no_template = Le modèle n’est pas installé ici.
cli-new-done = { $title } est une ébauche jouable : « vigneron play { $key } ». « vigneron check-game { $key } » la contrôle.
cli-extra = Il faut { $module } : installez-le par pip install "vigneron[{ $extra }]".
cli-serve-at = La table est ouverte à l’adresse { $address }
cli-serve-lan = Dans ce réseau, on y vient par { $address }
cli-serve-pictures = Les liens n’ont pas d’image dans les messageries : il faut le supplément « { $extra } » (pip install "vigneron[{ $extra }]").
cli-serve-busy = La table ne peut pas écouter sur { $host }, port { $port } : il est pris ou interdit ; choisissez-en un autre avec --port.
cli-serve-one_process = Plusieurs processus demandent PostgreSQL : donnez son adresse avec --database-url.
cli-backup-done = { $rows ->
    [one] { $rows } ligne gardée
   *[other] { $rows } lignes gardées
} dans { $file }. La clé de signature y est aussi : gardez-le en lieu sûr.
cli-backup-nothing = Il n’y a pas de maison à cet endroit.
cli-backup-file = Impossible d’écrire { $file } : { $fault }.
cli-restore-done = { $rows ->
    [one] { $rows } ligne remise
   *[other] { $rows } lignes remises
} en place.
cli-restore-bad = { $file } n’est pas la copie entière d’une maison.
cli-restore-not_empty = Cet endroit n’est pas vide ; rien n’a été changé.
cli-restore-too_new = La copie vient d’une version plus récente ; rien n’a été changé.

cli-required = requis
cli-default = par défaut : { $value }
cli-usage = Usage :
cli-metavar-command = COMMANDE
cli-metavar-text = TEXTE
cli-metavar-number = N
cli-metavar-file = FICHIER
cli-points = { $value } { $count ->
    [one] point
   *[other] points
}
cli-help-games_here = Jeux, leurs places et options :
cli-help-game = { $key } : { $title } ; { $high ->
    [1] seul
   *[other] de { $low } à { $high } places
}
cli-help-game_option = · { $key } ({ $name }) : { $values }
cli-help-value = { $value } ({ $name })
cli-help-bots_here = Robots :
cli-help-bot = · { $key } ({ $name })
cli-play-choice_of = { $verb } (1–{ $count }, 0 pour revenir) :
cli-play-group = { $verb } : { $count } choix
cli-play-all = Tous les choix
cli-play-bot = { $name } est un robot : { $level }.
cli-play-levels = Autres adversaires, avec --seats human,NIVEAU : { $levels }
cli-play-no_thing = « voir » nomme tout ce qu’il y a, « liste » tous les choix.
cli-play-no_part = Rien dans la liste ne contient « { $part } ». « liste » seul montre tout.
cli-play-help = Tapez le numéro d’un choix. ?3 dit ce que le choix 3 apporterait, « pourquoi TEXTE » pourquoi un coup est refusé, « voir » toute la position, « liste MOT » les choix avec ce mot, « règle NUMÉRO » une règle, « annuler » reprend un coup, « quitter » sort. Entrée seule montre cette aide de nouveau.
cli-play-choice = Choix (1–{ $count }) :
cli-play-no_number = Tapez un nombre de 1 à { $count }.
cli-play-no_rule = Il n’y a pas de règle « { $rule } ».
cli-play-points = Points : { $points }
cli-play-then_chance = Ensuite le hasard décide.
cli-play-curtain = L’écran est couvert. C’est à { $name } de s’asseoir.
cli-play-pass = Appuyez sur Entrée quand personne d’autre ne regarde (ou « annuler » pour reprendre le dernier coup) :
cli-play-press_enter = Appuyez sur Entrée quand personne d’autre ne regarde :
cli-play-no_undo = Rien ne peut être repris : le hasard, une révélation ou le coup d’un autre est passé par là.
cli-play-undone = { $name } reprend son dernier coup.
cli-play-over = La partie est terminée.
cli-play-place = { $place }. { $name } : { $score }
cli-play-name = Place { $number }
cli-play-left = La partie reste inachevée.
cli-play-there = Il y a déjà une partie dans { $file } ; continuez-la avec --resume, ou gardez celle-ci dans un autre fichier.
cli-play-other_game = { $file } contient une partie de { $game }.
cli-play-by_hand = Les tirages de { $file } ont été saisis à la main : le terminal ne peut pas continuer.
cli-play-no_seed = On ne sait pas d’où viennent les tirages de { $file } ; donnez la graine avec --seed.
cli-play-ended = La partie de { $file } est finie.
cli-play-program = { $file } nomme un programme comme robot, « { $bot } ». Rien n’a été lancé : donnez toutes les places par --seats si vous lui faites confiance.
cli-play-agreed = { $name } a été convenu avant la partie : le journal le dit.
cli-play-bot_failed = Le robot de { $name } ne répond pas ({ $why }) ; un joueur simple agit à sa place.
cli-play-kept = Le journal est gardé dans { $file }
cli-word-quit = quitter q sortir
cli-word-undo = annuler a retour
cli-word-why = pourquoi
cli-word-look = voir v regarder montrer plateau
cli-word-rule = règle regle règles regles r
cli-word-list = liste choix coups
cli-of_edition = { $title }, édition { $edition } des règles
cli-rules-changed = L’édition { $edition } a changé : { $rules }
cli-rules-newer = C’est une édition antérieure ; la plus récente est l’édition { $edition }.
cli-rules-before = Dans l’édition précédente :
cli-rules-new = Cet article est nouveau dans cette édition.
cli-rules-where = Dire où le code et les tests nomment la règle.
cli-rules-where_number = --where demande le numéro d’une règle.
cli-rules-code = Code :
cli-rules-no_code = Aucune ligne de code ne la nomme.
cli-rules-tests = Tests :
cli-rules-no_tests = Aucun test ne la nomme.
cli-rules-tests_elsewhere = Les tests ne font pas partie de cette installation ; ils sont dans le dépôt et dans la distribution des sources.
cli-check-games = Le nombre de parties au hasard sur lesquelles les lois sont vérifiées.
cli-check-release = Compter aussi comme faute ce qui peut manquer à une ébauche.
cli-golden-folder = Le dossier des tests du jeu ; sans lui, tests/games/GAME.
cli-golden-playthroughs = N’écrire que ce que chaque coup a changé ; les journaux restent.
cli-new-bad_title = « { $title } » ne peut pas être le nom d’un jeu : prenez de 1 à { $most } caractères, sans accolades.
cli-games-draft = ébauche
cli-golden-no_tests = { $key } n’a pas de tests ici : --folder nomme leur dossier.
cli-golden-bad_plan = Le plan des parties de référence est inutilisable : { $fault }
cli-golden-broken = Une partie de référence ne se rejoue pas : { $fault }
cli-check-ok = bon
cli-check-failed = faute
cli-check-missing = manque
cli-check-import = « { $key } » ne peut pas être importé : { $fault }
cli-check-data = { $files ->
    [0] Il n’y a pas de données de matériel
    [one] Un fichier de données de matériel est lu
   *[other] { $files } fichiers de données de matériel sont lus
} ; { $setups ->
    [one] une mise en place a
   *[other] { $setups } mises en place ont
} des règles.
cli-check-data-bad = Les données de matériel ne peuvent pas être justes : { $fault }
cli-check-data-source = { $file } ne dit pas d’où vient ceci : { $names }
cli-check-text = Le texte des règles a { $count ->
    [one] un article
   *[other] { $count } articles
}.
cli-check-text-none = text/en.md n’a pas d’articles : un article est un titre comme « ### XY-1 Mise en place », suivi de texte.
cli-check-text-bad = Le texte des règles est illisible : { $fault }
cli-check-text-empty = Articles sans texte : { $names }
cli-check-text-language = { $language } : { $count ->
    [one] un article
   *[other] { $count } articles
} du texte des règles ({ $names })
cli-check-text-unknown = { $language } : le texte anglais n’a pas ces articles : { $names }
cli-check-numbers = Les tests nomment { $count ->
    [one] un article
   *[other] { $count } articles
} ; chaque numéro du code et des tests est un article.
cli-check-numbers-unknown = Le code, les options ou les tests nomment des articles qui n’existent pas : { $names }
cli-check-numbers-uncited = Des tests qui nomment ces articles : { $names }
cli-check-words = L’anglais a { $count ->
    [one] une phrase
   *[other] { $count } phrases
} ; ce que le code nomme en fait partie.
cli-check-words-english = Dans words/en.ftl manquent des phrases que le code nomme : { $names }
cli-check-words-bad = { $language } : ces lignes des mots ne sont pas des phrases : { $names }
cli-check-words-language = { $language } : { $count ->
    [one] une phrase
   *[other] { $count } phrases
} ({ $names })
cli-check-words-unknown = L’anglais, pour des phrases qui ne sont qu’ici ({ $language }) : { $names }
cli-check-laws = { $games ->
    [one] Une partie au hasard respecte
   *[other] { $games } parties au hasard respectent
} les lois.
cli-check-laws-broken = La loi { $law } n’est pas respectée : { $why }
cli-check-laws-raised = Un coup permis provoque une erreur : { $why }
cli-check-processes = D’autres processus jouent la même partie.
cli-check-processes-fault = La loi 2 n’est pas respectée : un autre processus joue une autre partie : { $why }
cli-check-replay = Un journal se rejoue position par position.
cli-check-replay-fault = La loi 10 n’est pas respectée : un journal ne se rejoue pas : { $why }
cli-check-undo = Ce qui est repris est comme avant.
cli-check-undo-fault = Après la reprise d’un coup, la position est une autre : { $why }
cli-check-playouts = Son propre jeu rapide fait ce que font les méthodes du contrat.
cli-check-playouts-fault = La loi 18 n’est pas respectée : son propre jeu rapide fait autre chose avec la graine { $seed }.
cli-check-bots = Des bots y jouent : { $bots }.
cli-check-bots-fault = Le bot { $bot } échoue au coup { $ply } : { $why }
cli-check-compiled = Les règles compilées et interprétées jouent { $games ->
    [one] la même partie
   *[other] les mêmes { $games } parties
}.
cli-check-compiled-fault = La loi 15 n’est pas respectée : les règles compilées et interprétées diffèrent.
cli-check-not-compiled = Il n’a pas de types pour être compilé : ses règles tournent en Python pur.
cli-check-golden = { $count ->
    [one] Une partie de référence se rejoue
   *[other] { $count } parties de référence se rejouent
} comme elles sont écrites.
cli-check-golden-unwritten = Des parties de référence du plan que personne n’a encore jouées : { $names }
cli-check-golden-fault = { $name } n’est pas ce que donnent les règles à présent.
cli-check-tests = Ses propres tests réussissent : { $said }
cli-check-tests-fault = Certains de ses propres tests échouent.
cli-check-records = records.md décrit { $count ->
    [one] une sorte de coups
   *[other] { $count } sortes de coups
}.
cli-check-records-verbs = records.md, pour ces coups : { $names }
cli-check-no-tests = Des tests à lui.
cli-check-no-pytest = pytest, pour lancer ses propres tests : installez vigneron[testing].
cli-check-no-golden = Des parties de référence : « vigneron golden » les joue et les écrit.
cli-check-no-picture = Une image à lui (picture/) ; la simple montre la position lisible.
cli-check-no-minutes = La durée d’une partie et la difficulté du jeu (minutes et weight dans __init__.py).
cli-check-no-insight = Des conseils pour les bots (ai/) ; ils ne jouent que d’après le décompte.
cli-check-no-records = records.md : les textes des coups, les tirages, et quand ils sont demandés.
cli-check-no-refusals = text/refusals.toml : quels articles un refus peut nommer ; sans lui, la loi 19 n’est pas vérifiée.
cli-check-error = Le contrôle « { $check } » s’est terminé par une erreur du jeu : { $fault }
cli-check-end-failed = { $count ->
    [one] Une chose est fausse.
   *[other] { $count } choses sont fausses.
}
cli-check-end-missing = Rien n’est faux. Pour une publication, { $count ->
    [one] il manque une chose.
   *[other] il manque { $count } choses.
}
cli-check-end-draft = Rien n’est faux, rien ne manque : retirez « draft=True » du __init__.py du jeu.
cli-check-end-ok = Rien n’est faux.
