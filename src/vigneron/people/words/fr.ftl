# Soi-même
me-title = Moi
me-menu = Moi : compte, résultats, avis
me-former = un ancien joueur
me-guest = Vous jouez en invité : ce navigateur garde vos places. Il n’en faut pas plus.
me-name = Nom
me-make = Ouvrir un compte
me-make-hint = Vos places et vos parties restent à vous, et vous les retrouvez sur chaque appareil où vous vous connectez. On ne demande qu’un nom ; les autres le voient.
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
me-delete-hint = Des robots reprennent vos parties en cours. Les parties finies restent à ceux qui les ont jouées, sous « un ancien joueur ». C’est sans retour.
me-delete-name = Pour être sûr, écrivez votre nom : { $name }
me-delete-do = Supprimer pour de bon
me-other-seat = Vous êtes aussi à cette table sous le nom de { $name }
me-other-seat-go = Jouer cette place

# Dit par les scripts
client-me-passkey-failed = Cela n’a pas marché. Réessayez, ou prenez un mot de passe.

# Refus
refusal-bad_name = Un nom a de { $low } à { $high } caractères.
refusal-name_taken = Le nom « { $name } » est pris dans cette maison.
refusal-has_account = Vous avez déjà un compte.
refusal-weak_password = Un mot de passe a de 8 à 200 caractères, pas tous pareils, et n’est pas le nom.
refusal-wrong_password = Ce n’est pas le mot de passe actuel.
refusal-not_opened = Ce nom et ce mot de passe n’ouvrent aucun compte.
refusal-not_your_name = Ce compte ne s’appelle pas ainsi.
refusal-last_key = Seule cette clé ouvre votre compte. Définissez d’abord un mot de passe, ou ajoutez-en une autre.
refusal-enough_keys = Ce compte a autant de clés d’accès qu’il peut en avoir.
refusal-no_passkeys = Les clés d’accès ne marchent pas à cette adresse.
refusal-bad_passkey = Cette clé n’ouvre aucun compte ici, ou il était trop tard. Réessayez.
refusal-too_often = C’était souvent en peu de temps. Attendez une minute et réessayez.

# Ligne de commande
cli-help-password = Donne un nouveau mot de passe à qui a perdu le sien.
cli-argument-account = Le nom du compte.
cli-password-done = Le nouveau mot de passe de { $name } est { $password } (montré cette seule fois). Tous les appareils sont déconnectés dans la demi-minute.
cli-password-nobody = Il n’y a pas de compte au nom de « { $name } ».
