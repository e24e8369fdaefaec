# Man selbst
me-title = Ich
me-settings = Einstellungen
me-menu = Konto und Nachrichten
me-or = oder
me-former = früherer Mitspieler
me-guest = Du spielst als Gast: Dieser Browser hält deine Plätze. Mehr braucht man nicht.
me-name = Name
me-make = Ein Konto anlegen
me-make-hint = Deine Plätze und Partien bleiben deine, und du findest sie auf jedem Gerät, auf dem du dich anmeldest. Gefragt wird nur nach einem Namen; andere sehen ihn.
me-make-passkey = Mit einem Passkey anlegen
me-make-password = Mit einem Passwort anlegen
me-password = Passwort
me-password-hint = Mindestens acht Zeichen. Ein paar Wörter hintereinander sind gut.
me-in = Anmelden
me-in-hint = Die Plätze, die du in diesem Browser hast, kommen mit.
me-in-passkey = Mit einem Passkey anmelden
me-in-password = Mit Passwort anmelden
me-no-passkeys = Passkeys brauchen einen Browser, der sie kennt, und eine Adresse mit einem Namen, die mit https beginnt oder localhost ist.
me-devices = Geräte
me-devices-count = { $count ->
    [one] Du bist nur hier angemeldet.
   *[other] Du bist auf { $count } Geräten angemeldet.
}
me-out = Hier abmelden
me-out-everywhere = Überall abmelden
me-passkeys = Passkeys
me-passkeys-hint = Ein Passkey öffnet dein Konto mit Finger, Gesicht oder PIN, ohne ein Passwort, das man verlieren kann.
me-passkey-line = angelegt am { $made }, zuletzt benutzt am { $used }
me-passkey-remove = Entfernen
me-passkey-add = Passkey hinzufügen
me-password-old = Bisheriges Passwort
me-password-new = Neues Passwort
me-password-change = Passwort ändern
me-password-set = Passwort setzen
me-delete = Das Konto löschen
me-delete-hint = Bots übernehmen deine laufenden Partien mit anderen; Partien gegen Bots allein enden. Beendete Partien behalten die, die sie gespielt haben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
me-delete-name = Schreib zur Sicherheit deinen Namen: { $name }
me-delete-do = Endgültig löschen
me-parts = Teile dieser Seite
me-signing-in = Anmeldung
me-name-hint = Andere sehen diesen Namen. Er ändert sich an den Tischen, an denen du gerade spielst; beendete Partien behalten den alten.
me-name-new = Neuer Name
me-name-change = Namen ändern
me-lost = Passwort verloren: Wer dieses Haus betreibt, kann dir ein neues geben. Ein Passkey öffnet das Konto ohne Passwort.
me-data = Meine Daten
me-data-hint = Alles, was dieses Haus über dich hat, als Datei: Name, Plätze, Ergebnisse, Gespräche, Geräte, Nachrichten.
me-data-take = Mitnehmen
me-erase = Löschen, was über mich aufbewahrt wird
me-erase-hint = Bots übernehmen deine laufenden Partien mit anderen; Partien gegen Bots allein enden. Beendete Partien bleiben bei denen, die sie gespielt haben, unter „früherer Mitspieler“. Das lässt sich nicht zurücknehmen.
me-erase-sure = Ich gebe meine Plätze auf.
me-erase-do = Endgültig löschen
me-done-made = Das Konto ist angelegt, und du bist angemeldet.
me-done-in = Du bist angemeldet.
me-done-out = Du bist hier abgemeldet.
me-done-out-everywhere = Du bist auf allen Geräten abgemeldet.
me-done-password = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
me-done-password-set = Das Passwort ist gesetzt. Alle anderen Geräte sind abgemeldet.
me-done-passkey = Der Passkey ist hinzugefügt.
me-done-passkey-removed = Der Passkey ist entfernt.
me-done-name = Der Name ist geändert.
me-done-deleted = Das Konto ist gelöscht.
me-done-erased = Was über dich aufbewahrt wurde, ist gelöscht.
me-other-seat = Du sitzt hier auch als { $name }
me-other-seat-go = Diesen Platz spielen

# Ergebnisse
me-points = Punkte
me-records = Rekorde
me-best = Höchste Punktzahl
me-curve = { $count } Partien, von { $low } bis { $high }, zuletzt { $last }
me-record = { $seats ->
    [1] allein, { $day }
   *[other] zu { $seats }, { $day }
}
me-ratings = Wertungen
me-between = 95 % zwischen { $low } und { $high }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
me-sums = Zu Ende gespielte Partien
me-seats = Plätze
me-played = Gespielt
me-won = Gewonnen
me-score = Punkte im Mittel
me-history = Beendete Partien
me-place = { $place }. von { $seats }, { $score } Punkte
me-no-games = Noch keine beendeten Partien.
me-newer = Neuere
me-older = Ältere
me-profile = Profil
me-since = Hier seit dem { $day }.
me-profile-address = Dein Profil, wie andere es sehen, die seine Adresse haben
me-profile-see = Ansehen
me-rating-hint = Eine Wertung folgt aus allen Partien, die zählen, in der Reihenfolge, in der sie endeten. Es zählt, was mindestens zwei Menschen zu Ende gespielt haben, außer ihnen höchstens Bots des Hauses, mit den Werten aus der Schachtel und jeder an seinem eigenen Bildschirm. Partien mit offener und mit verdeckter Information werden getrennt gewertet. Wer gegangen ist, steht hinter denen, die geblieben sind.
me-why-counts = zählt
me-why-left = zählt; du warst gegangen
me-why-data = zählt nicht: geänderte Spielwerte
me-why-ended = zählt nicht: vorzeitig beendet
me-why-manner = zählt nicht: von Hand gewürfelt
me-why-alone = zählt nicht: allein gespielt
me-why-bots = zählt nicht: sonst nur Bots
me-why-program = zählt nicht: ein fremdes Programm hat mitgespielt
me-why-same = zählt nicht: eine Person oder ein Gerät auf mehreren Plätzen
me-why-taken = zählt nicht: Fortsetzung einer anderen Partie
me-why-hints = zählt nicht: Tipps waren erlaubt
me-why-sit = zählt nicht: jemand hat einen Bot abgelöst
me-why-failed = zählt nicht: ein Bot hat nicht geantwortet

# Nachrichten
me-notices = Nachrichten
me-notices-hint = Eine offene Seite des Tisches sagt es dir in ihrem Titel und mit einem leisen Ton, wenn du ihn im Menü einschaltest. Was du hier wählst, sagt dir, dass du am Zug bist, wenn du den Tisch nicht vor dir hast: einmal je Zug.
me-push = In diesem Browser
me-push-hint = Dein Browser zeigt die Nachricht, auch wenn keine Seite offen ist. Dazu reicht der Hersteller des Browsers eine versiegelte Nachricht weiter; was darin steht, kann nur dein Browser lesen.
me-push-on = Sag es mir in diesem Browser
me-push-off = Diesem Browser nichts mehr sagen
me-push-none = Diesem Browser lässt sich hier nichts sagen. Er braucht Mitteilungen und eine Adresse, die mit https beginnt oder localhost ist; auf einem iPhone kommt die Seite zuerst auf den Home-Bildschirm.
me-push-denied = Mitteilungen dieser Seite sind in den Einstellungen des Browsers verboten.
me-services = Über einen Dienst
me-services-hint = Lass es dir in einer App sagen, die du hast: Trag die Adresse ein, die sie dir gibt, geschrieben wie unten. Sie wird versiegelt aufbewahrt und nie wieder gezeigt.
me-services-examples = Wie die Adressen aussehen
me-services-where = Für ntfy denkst du dir einen Namen aus und abonnierst ihn in der App. Discord und Slack geben dir einen Webhook, Telegram einen Bot und die Nummer deines Chats, Pushover und Pushbullet Schlüssel in ihren Einstellungen.
me-services-url = Adresse
me-services-add = Hinzufügen
me-services-remove = Entfernen
me-services-extra = Discord, Telegram, ntfy und andere Dienste brauchen ein Extra, das der Gastgeber dieses Hauses installiert:
me-try = Schick mir eine Probe
me-your-turn = { $count ->
    [0] Du bist am Zug.
   *[other] Du bist am Zug, am Tisch mit { $names }.
}
me-invited = { $name } hält dir einen Platz frei.
me-asked = { $count ->
    [0] Du wirst etwas gefragt.
   *[other] Du wirst etwas gefragt, am Tisch mit { $names }.
}
me-trial = Das ist eine Probe. So kommt es an, wenn du am Zug bist.
me-tried = { $count ->
    [0] Noch ist niemand da, dem man es sagen könnte.
    [one] { $taken ->
        [0] Sie wurde nicht angenommen. Stimmt die Adresse?
       *[other] Sie ist unterwegs.
    }
   *[other] Angenommen von { $taken } von { $count }.
}

# Von Skripten gesagt
client-me-push-failed = Der Browser hat nicht zugestimmt. Versuch es später noch einmal.
client-me-passkey-failed = Das hat nicht geklappt. Versuch es noch einmal, oder nimm ein Passwort.

# Ablehnungen
refusal-bad_name = Ein Name hat { $low } bis { $high } Zeichen.
refusal-name_taken = Der Name „{ $name }“ ist in diesem Haus vergeben oder sieht aus wie einer, der es ist.
refusal-has_account = Du hast schon ein Konto.
refusal-weak_password = Ein Passwort hat 8 bis 200 Zeichen, nicht lauter gleiche, und ist nicht der Name.
refusal-wrong_password = Das ist nicht das bisherige Passwort.
refusal-not_opened = Dieser Name mit diesem Passwort öffnet kein Konto.
refusal-not_your_name = So heißt dieses Konto nicht.
refusal-not_sure = Kreuze zuerst das Kästchen an.
refusal-last_key = Nur dieser Passkey öffnet dein Konto. Setz erst ein Passwort, oder füge einen zweiten hinzu.
refusal-enough_keys = Dieses Konto hat so viele Passkeys, wie eines haben darf.
refusal-no_passkeys = Unter dieser Adresse gehen keine Passkeys.
refusal-bad_passkey = Dieser Passkey öffnet hier kein Konto, oder es war zu spät. Versuch es noch einmal.
refusal-too_often = Das war oft in kurzer Zeit. Warte eine Minute, und versuch es noch einmal.
refusal-bad_push = Der Push-Dienst dieses Browsers ist keiner, den dieses Haus anruft.
refusal-bad_service = Das ist keine Adresse, die Apprise versteht, oder sie enthält Parameter.
refusal-no_service = Diesen Dienst ruft dieses Haus nicht an.
refusal-enough_services = Du hast so viele Dienste, wie man haben darf.

# Kommandozeile
cli-help-password = Gibt jemandem, der sein Passwort verloren hat, ein neues.
cli-argument-account = Der Name des Kontos.
cli-password-done = Das neue Passwort von { $name } ist { $password } (nur dieses eine Mal zu sehen). Alle Geräte sind binnen einer halben Minute abgemeldet.
cli-password-nobody = Es gibt kein Konto mit dem Namen „{ $name }“.
cli-help-ratings = Nennt die Wertungen eines Hauses, aus seinen beendeten Partien.
cli-option-rebuild = Zählt erst alle beendeten Partien neu, aus ihren Zeilen.
cli-ratings-rebuilt = { $count ->
    [one] Eine Partie wurde neu gezählt.
   *[other] { $count } Partien wurden neu gezählt.
}
cli-ratings-none = Noch zählt keine Partie.
cli-ratings-guest = ein Gast
cli-ratings-player = Spieler
cli-ratings-rating = Wertung
cli-ratings-between = 95 %
cli-ratings-games = Partien
