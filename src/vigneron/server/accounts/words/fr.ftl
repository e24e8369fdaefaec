# Soi-même
me-title = Moi
me-settings = Réglages
me-menu = Compte et notifications
me-or = ou
me-former = un ancien joueur
me-guest = Vous jouez en invité : ce navigateur garde vos places. Il n’en faut pas plus.
me-name = Nom
me-make = Ouvrir un compte
me-make-hint = Vos places et vos parties restent à vous, et vous les retrouvez sur chaque appareil où vous vous connectez. On ne demande qu’un nom ; les autres le voient.
me-make-passkey = L’ouvrir avec une clé d’accès
me-make-password = L’ouvrir avec un mot de passe
me-password = Mot de passe
me-password-hint = Huit caractères au moins. Quelques mots à la suite conviennent bien.
me-in = Se connecter
me-in-hint = Les places que vous tenez dans ce navigateur viennent avec vous.
me-in-passkey = Se connecter avec une clé d’accès
me-in-password = Se connecter avec un mot de passe
me-no-passkeys = Les clés d’accès demandent un navigateur qui les connaît et une adresse avec un nom, en https ou localhost.
me-devices = Appareils
me-devices-count = { $count ->
    [one] Vous êtes connecté sur cet appareil seulement.
   *[other] Vous êtes connecté sur { $count } appareils.
}
me-out = Se déconnecter ici
me-out-everywhere = Se déconnecter partout
me-passkeys = Clés d’accès
me-passkeys-hint = Une clé d’accès ouvre votre compte par un doigt, un visage ou un code, sans mot de passe à perdre.
me-passkey-line = créée le { $made }, dernier usage le { $used }
me-passkey-remove = Retirer
me-passkey-add = Ajouter une clé d’accès
me-password-old = Mot de passe actuel
me-password-new = Nouveau mot de passe
me-password-change = Changer le mot de passe
me-password-set = Définir un mot de passe
me-delete = Supprimer le compte
me-delete-hint = Des robots reprennent vos parties en cours avec d’autres personnes ; les parties contre des robots seuls se terminent. Les parties finies restent à ceux qui les ont jouées, sous « un ancien joueur ». C’est sans retour.
me-delete-name = Pour être sûr, écrivez votre nom : { $name }
me-delete-do = Supprimer pour de bon
me-parts = Parties de cette page
me-signing-in = Connexion
me-name-hint = Les autres voient ce nom. Il change aux tables où vous jouez en ce moment ; les parties finies gardent l’ancien.
me-name-new = Nouveau nom
me-name-change = Changer le nom
me-lost = Mot de passe perdu : la personne qui tient cette maison peut vous en donner un nouveau. Une clé d’accès ouvre le compte sans mot de passe.
me-data = Mes données
me-data-hint = Tout ce que cette maison garde sur vous, dans un fichier : nom, places, résultats, discussion, appareils, notifications.
me-data-take = Les emporter
me-erase = Effacer ce qui est gardé sur moi
me-erase-hint = Des robots reprennent vos parties en cours avec d’autres personnes ; les parties contre des robots seuls se terminent. Les parties finies restent à ceux qui les ont jouées, sous « un ancien joueur ». On ne peut pas revenir en arrière.
me-erase-sure = J’abandonne mes places.
me-erase-do = Effacer pour de bon
me-done-made = Le compte est créé, et vous êtes connecté.
me-done-in = Vous êtes connecté.
me-done-out = Vous êtes déconnecté ici.
me-done-out-everywhere = Vous êtes déconnecté sur tous les appareils.
me-done-password = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
me-done-password-set = Le mot de passe est défini. Tous les autres appareils sont déconnectés.
me-done-passkey = La clé d’accès est ajoutée.
me-done-passkey-removed = La clé d’accès est retirée.
me-done-name = Le nom est changé.
me-done-deleted = Le compte est supprimé.
me-done-erased = Ce qui était gardé sur vous est effacé.
me-other-seat = Vous êtes aussi à cette table sous le nom de { $name }
me-other-seat-go = Jouer cette place

# Résultats
me-points = Points
me-records = Records
me-best = Meilleur score
me-curve = { $count } parties, entre { $low } et { $high }, la dernière { $last }
me-record = { $seats ->
    [1] en solo, { $day }
   *[other] à { $seats }, { $day }
}
me-ratings = Cotes
me-between = 95 % entre { $low } et { $high }, { $count ->
    [one] une partie
   *[other] { $count } parties
}
me-sums = Parties jouées jusqu’au bout
me-seats = Places
me-played = Jouées
me-won = Gagnées
me-score = Points en moyenne
me-history = Parties finies
me-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }, { $score } points
me-no-games = Pas encore de partie finie.
me-newer = Plus récentes
me-older = Plus anciennes
me-profile = Profil
me-since = Ici depuis le { $day }.
me-profile-address = Votre profil, tel que le voient ceux qui ont son adresse
me-profile-see = Le voir
me-rating-hint = Une cote découle de toutes les parties qui comptent, dans l’ordre où elles ont fini. Compte ce qu’au moins deux personnes ont joué jusqu’au bout, avec tout au plus des robots de la maison à côté, les valeurs de la boîte, et chacun devant son écran. Les parties à information ouverte et à information cachée sont cotées à part. Qui est parti est classé derrière ceux qui sont restés.
me-why-counts = compte
me-why-left = compte ; vous étiez parti
me-why-data = ne compte pas : valeurs du jeu changées
me-why-ended = ne compte pas : arrêtée avant la fin
me-why-manner = ne compte pas : dés lancés à la main
me-why-alone = ne compte pas : jouée seul
me-why-bots = ne compte pas : que des robots à côté
me-why-program = ne compte pas : le programme de quelqu’un jouait
me-why-same = ne compte pas : une personne ou un appareil sur plusieurs places
me-why-taken = ne compte pas : suite d’une autre partie
me-why-hints = ne compte pas : les conseils étaient permis
me-why-sit = ne compte pas : quelqu’un a remplacé un robot
me-why-failed = ne compte pas : un robot n’a pas répondu

# Notifications
me-notices = Notifications
me-notices-hint = Une page de la table qui est ouverte vous prévient par son titre, et par un son doux si vous l’activez dans le menu. Ce que vous choisissez ici vous prévient quand c’est à vous et que vous n’avez pas la table sous les yeux : une fois par tour.
me-push = Dans ce navigateur
me-push-hint = Votre navigateur montre la notification, même sans page ouverte. L’éditeur du navigateur transmet pour cela un message scellé ; seul votre navigateur peut le lire.
me-push-on = Me prévenir dans ce navigateur
me-push-off = Ne plus prévenir ce navigateur
me-push-none = Ce navigateur ne peut pas être prévenu ici. Il lui faut les notifications et une adresse en https ou localhost ; sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.
me-push-denied = Les notifications de cette page sont interdites dans les réglages du navigateur.
me-services = Par un service
me-services-hint = Soyez prévenu dans une application que vous avez : saisissez l’adresse qu’elle vous donne, écrite comme ci-dessous. Elle est gardée scellée et n’est plus jamais montrée.
me-services-examples = À quoi ressemblent ces adresses
me-services-where = Pour ntfy, inventez un nom et abonnez-vous-y dans l’application. Discord et Slack donnent un webhook, Telegram un bot et le numéro de votre discussion, Pushover et Pushbullet des clés dans leurs réglages.
me-services-url = Adresse
me-services-add = Ajouter
me-services-remove = Retirer
me-services-extra = Discord, Telegram, ntfy et d’autres services demandent un supplément, que l’hôte de cette maison installe :
me-try = M’envoyer un essai
me-your-turn = { $count ->
    [0] C’est à vous.
   *[other] C’est à vous, à la table avec { $names }.
}
me-invited = { $name } vous garde une place.
me-asked = { $count ->
    [0] On vous pose une question.
   *[other] On vous pose une question, à la table avec { $names }.
}
me-trial = Ceci est un essai. C’est ainsi qu’arrive la notification que c’est à vous.
me-tried = { $count ->
    [0] Il n’y a encore personne à prévenir.
    [one] { $taken ->
        [0] Il n’a pas été pris. L’adresse est-elle juste ?
       *[other] Il est en route.
    }
   *[other] Pris par { $taken } sur { $count }.
}

# Dit par les scripts
client-me-push-failed = Le navigateur n’a pas accepté. Réessayez plus tard.
client-me-passkey-failed = Cela n’a pas marché. Réessayez, ou prenez un mot de passe.

# Refus
refusal-bad_name = Un nom a de { $low } à { $high } caractères.
refusal-name_taken = Le nom « { $name } » est pris dans cette maison, ou ressemble à un nom déjà pris.
refusal-has_account = Vous avez déjà un compte.
refusal-weak_password = Un mot de passe a de 8 à 200 caractères, pas tous pareils, et n’est pas le nom.
refusal-wrong_password = Ce n’est pas le mot de passe actuel.
refusal-not_opened = Ce nom et ce mot de passe n’ouvrent aucun compte.
refusal-not_your_name = Ce compte ne s’appelle pas ainsi.
refusal-not_sure = Cochez d’abord la case.
refusal-last_key = Seule cette clé ouvre votre compte. Définissez d’abord un mot de passe, ou ajoutez-en une autre.
refusal-enough_keys = Ce compte a autant de clés d’accès qu’il peut en avoir.
refusal-no_passkeys = Les clés d’accès ne marchent pas à cette adresse.
refusal-bad_passkey = Cette clé n’ouvre aucun compte ici, ou il était trop tard. Réessayez.
refusal-too_often = C’était souvent en peu de temps. Attendez une minute et réessayez.
refusal-bad_push = Le service de notification de ce navigateur n’est pas de ceux que cette maison appelle.
refusal-bad_service = Ce n’est pas une adresse qu’Apprise comprend, ou elle porte des paramètres.
refusal-no_service = Cette maison n’appelle pas ce service.
refusal-enough_services = Vous avez autant de services qu’on peut en avoir.

# Ligne de commande
cli-help-password = Donne un nouveau mot de passe à qui a perdu le sien.
cli-argument-account = Le nom du compte.
cli-password-done = Le nouveau mot de passe de { $name } est { $password } (montré cette seule fois). Tous les appareils sont déconnectés dans la demi-minute.
cli-password-nobody = Il n’y a pas de compte au nom de « { $name } ».
cli-help-ratings = Donne les cotes d’une maison, d’après ses parties finies.
cli-option-rebuild = Compte d’abord à nouveau toutes les parties finies, d’après leurs lignes.
cli-ratings-rebuilt = { $count ->
    [one] Une partie a été comptée à nouveau.
   *[other] { $count } parties ont été comptées à nouveau.
}
cli-ratings-none = Aucune partie ne compte encore.
cli-ratings-guest = un invité
cli-ratings-player = Joueur
cli-ratings-rating = Cote
cli-ratings-between = 95 %
cli-ratings-games = Parties
