# Every page
web-tagline = Der offene Tisch für Spiele aus dem Weinland
web-home = Startseite
web-menu = Menü
web-close = Schließen
web-player-before = Vorige Person
web-player-after = Nächste Person
web-pin = Neben meine Pläne heften
web-unpin = Lösen
web-skip = Zu dem, was zu tun ist
web-language = Sprache
web-theme = Licht
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Keller
web-settings = Wie ich spiele
web-house = Dieses Haus
web-sounds = Klänge des Tisches
web-sound = Ton
web-volume = Lautstärke
web-bell = Läuten, wenn ich dran bin, auch wenn ich eine andere Seite ansehe
web-confirm = Vor einem Zug nachfragen
web-confirm-auto = Nur, wenn er nicht zurückgenommen werden kann
web-confirm-on = Immer
web-confirm-off = Nie
web-letters = Tastenkürzel mit einem Buchstaben
web-motion = Bewegung und Züge der anderen
web-motion-on = Steine bewegen sich, und die Züge der anderen folgen nacheinander
web-speed-slow = Langsam
web-speed-normal = Gewöhnlich
web-speed-fast = Schnell
web-size = Schrift
web-size-100 = Gewöhnlich
web-size-115 = Größer
web-size-130 = Am größten
web-sounds-set = Schalter, Lautstärke, Läuten
web-aids = Hilfe für Augen und Hände
web-signs = Buchstaben auf den Steinen, neben den Farben
web-rules = Regeln
web-unofficial = Inoffiziell, von Spielern gemacht. Bitte besitzt die Spiele, die ihr hier spielt.
web-whole-rules = Alle Regeln

# Start page
web-draft = Entwurf
web-draft-hint = Dieses Spiel ist ein Entwurf: Regeln und Texte können sich noch ändern, und laufende Tische enden dann vielleicht.
web-games = Am Tisch
web-players = { $more ->
    [0] { $low }
   *[other] { $low } bis { $high }
} { $high ->
    [one] Person
   *[other] Personen
}
web-play-alone = Jetzt spielen
web-with-guide = Erste Partie, mit Begleitung
web-with-guide-hint = Ein leichter Gegner und ein Tipp, wenn etwas zum ersten Mal vorkommt
web-tips = Tipps der Begleitung
web-against = { $count ->
    [0] Du allein
    [one] Ein Bot · { $level }
   *[other] { $count } Bots · { $level }
}
web-opponents = Gegner
web-how-many = Wie viele Bots
web-how-strong = Wie stark: Antippen startet die Partie
web-open-table = Mit Freunden
web-open-table-hint = Mit Freunden, Bots und eigener Wahl der Optionen.
web-minutes = { $more ->
    [0] { $low } Min.
   *[other] { $low } bis { $high } Min.
}
web-weight-1 = leicht
web-weight-2 = mittel
web-weight-3 = anspruchsvoll
web-join = An einen Tisch setzen
web-code = Code
web-older = Diese Seite ist älter als das Haus.
web-older-load = Neu laden
web-older-later = Später
web-code-hint = Der Gastgeber sieht ihn am Tisch.
web-join-button = Hinsetzen
web-your-name = Dein Name
web-name-me = So heiße ich
web-my-tables = Meine Tische
web-no-tables = Noch keine Tische. Spiel allein oder eröffne einen: Er wartet hier auf dich.
web-no-games = In diesem Haus wurde kein Spiel gefunden.
web-tables-yours = du bist dran
web-tables-waits = wartet auf { $names }
web-tables-left = noch { $time }
web-more-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
web-tables-lobby = wird gedeckt
web-tables-playing = läuft
web-tables-over = beendet
web-none-running = Zurzeit läuft keiner.
web-ended-tables = Beendete Partien
web-ended-older = Ältere
web-ended-newer = Neuere

# A new table
web-new-title = Ein neuer Tisch
web-new-game = Spiel
web-new-seats = Plätze
web-new-length = Eine Partie dauert etwa { $minutes } Minuten.
web-new-unfit = Das Gestrichelte geht nicht mit dieser Zahl von Plätzen.
web-new-who = Wer wo sitzt
web-new-seat = Platz { $n }
web-new-you = Du
web-new-friend = Jemand mit dem Link
web-new-here = Jemand an diesem Gerät
web-new-open = Tisch eröffnen
web-rule-behind = Die Regel dazu: { $number }

# Offene Tische, und was der Gastgeber festlegt
web-open-tables = Offene Tische
web-open-none = Gerade sucht niemand Gesellschaft. Öffne einen Tisch für alle, dann finden ihn andere hier.
web-open-by = { $host } · { $taken } von { $seats } Plätzen besetzt
web-open-mine = An meinen Tisch
web-open-sit = Dazusetzen
web-open-sit-at = Dazusetzen: { $title }, { $host }
web-listed = Wer sich setzen darf
web-listed-no = Freunde, mit Link oder Code
web-listed-yes = Alle: Die Startseite zeigt ihn
web-watchers = Wer zusehen darf
web-watchers-yes = Alle
web-watchers-no = Nur wer hier sitzt
web-clock-none = Niemand wird gehetzt. Wer geht, überlässt den Platz einem Bot und kann wiederkommen.
web-clock-act = So lange hat jeder für jeden Zug; mit dem nächsten beginnt die Zeit neu.
web-clock-bank = Ein Zeitvorrat für die ganze Partie; jeder Spielzug gibt etwas dazu.
web-clock-days = Für Partien neben dem Alltag: Jeder zieht, wenn er Zeit hat. Wer mag, bekommt Bescheid, wenn er dran ist.
web-clock-kept = Wie vereinbart
web-then-bot = Bis die Person wiederkommt und ihren Platz zurücknimmt.
web-then-vote = Sie wählen: weiter warten, einen Bot spielen lassen oder den Tisch beenden.
web-then-end = Wessen Zeit um ist, der hat verloren.
web-substitute = Bot, der einspringt

# An einem Gerät
web-beside = Personen an diesem Gerät
web-beside-name = Name auf Platz { $n }
web-beside-leave = { $name } entfernen
web-beside-new = Name einer weiteren Person hier
web-beside-add = Dazusetzen
web-beside-hint = Ihr reicht das Gerät während des Spiels weiter. Jede Person sieht nur, was ihr gehört; dazwischen fällt ein Vorhang.

# Real dice
web-real-given = Bisher gezogen
web-real-correct = Letzte Ziehung berichtigen
web-hints-no = Keine Tipps
web-hints-yes = Für alle, die fragen
web-hints-means = Ein Tipp sagt, wohin man schaut, was man zieht und warum. Eine Partie mit Tipps wird nicht gewertet. Gegen Bots allein gibt es immer Tipps.
web-draws-hint = Von Hand: Ihr sitzt an einem echten Tisch mit echten Würfeln, Beutel und Karten. Der Gastgeber trägt ein, was herauskommt; das Haus führt Blätter, Regeln und Punkte. Es gibt keine Uhr, und die Partie wird nicht gewertet.

# Joining
web-join-title = An einen Tisch setzen
web-join-found = { $open ->
    [0] Alle Plätze an diesem Tisch sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
web-join-with = Am Tisch: { $people }
web-preview-host = { $name } lädt dich ein: { $title }
web-join-playing = Alle Plätze sind besetzt; die Partie läuft.
web-join-over = Diese Partie ist zu Ende.
web-join-closed = Zuschauen darf nur, wer hier sitzt.
web-join-held = Auf einem der Plätze sitzt ein Bot. Vor dem Beginn kann der Gastgeber den Platz für dich frei machen; danach kannst du hier darum bitten, an seiner Stelle zu spielen.
web-look-on = Zuschauen
web-sit-in = Anstelle eines Bots spielen
web-sit-in-for = Fragen, ob ich für { $name } spielen darf
web-sit-in-hint = Die Leute am Tisch werden gefragt. Ist der Gastgeber einverstanden, spielst du dort weiter, wo der Bot steht. Eine solche Partie wird nicht gewertet.
web-sit-in-asked = Der Tisch ist gefragt. Stimmt er zu, geht es auf dieser Seite von selbst weiter.
web-invite = Einladen
web-invite-late = Wer diesen Link hat, darf zuschauen oder fragen, ob er anstelle eines Bots spielen darf.
web-tell-me = Bescheid bekommen, wenn du dran bist
web-tell-me-hint = Eine Nachricht je Zug, auch wenn keine Seite offen ist.
web-tell-services = Über einen Dienst
web-tell-not = Jetzt nicht
web-share = Teilen
web-share-text = Spiel mit: { $title }
web-local = Dieser Link geht nur auf diesem Rechner.
web-local-way = Damit andere ihn erreichen, starte das Haus im eigenen Netz:

# Lobby
web-lobby = Der Tisch wird gedeckt
web-lobby-hint = Schick deinen Freunden diesen Link oder nenne ihnen den Code.
web-companions = Mit diesen hast du gespielt
web-companion = { $name } einen Platz freihalten
web-companions-hint = Eine Berührung hält ihnen einen Platz frei. Sie finden den Tisch in ihrer Liste und bekommen eine Nachricht, wenn sie das gewählt haben.
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-copy-position = Diese Stellung kopieren
web-copy-position-failed = Die Stellung war nicht zu bekommen.
web-position-text = Die Stellung als Text
web-qr = Der Link als QR-Code
web-seats = Plätze
web-rename = Name ändern
web-start = Spiel beginnen
web-start-fill = Freie Plätze gehen an
web-start-without = niemanden: wir spielen mit denen, die da sind
web-start-bots = { $count ->
    [one] Ein Platz ist frei. Ein Bot nimmt ihn: { $bot }.
   *[other] { $count } Plätze sind frei. Bots nehmen sie: { $bot }.
}
web-start-bots-do = Mit Bots beginnen
web-start-wait = Weiter warten
web-remove-why = Grund
web-remove-hint = Die Person liest, wer sie entfernt hat, und diesen Grund.
web-remove-not = Platz lassen
web-remove-away = Schon länger nicht da
web-remove-seat = Der Platz ist für jemand anderen
web-remove-plan = Die Partie findet nicht wie geplant statt
web-leave = Tisch verlassen
web-wait-host = Der Gastgeber beginnt, wenn alle da sind.
web-take-over-hint = Der Gastgeber ist seit einer Weile weg. Du kannst den Tisch übernehmen: Dann legst du alles fest und beginnst das Spiel.
web-take-over = Gastgeber werden
web-options = Vereinbart ist
web-guest = Du schaust zu. Um dich zu setzen, frag den Gastgeber nach dem Code.
web-ready = Ich bin bereit
web-colour = Deine Farbe
web-guest-open = Du schaust zu. Dieser Tisch ist offen: Setz dich dazu, wenn du magst.
web-settle = Vereinbartes ändern
web-settle-hint = Ändern sich Plätze, Optionen oder Zeit, sagt jeder neu, ob er bereit ist.
web-settle-do = So vereinbaren
web-again = Noch einmal zusammen spielen
web-again-next = Zum nächsten Tisch

# The table
web-todo = Was zu tun ist
web-boards = Pläne
web-table-players = Spieler
web-log = Was geschah
web-pages = Seiten
web-all-moves = Alle Züge
web-filter = Tippen grenzt ein
web-take-back = Abwählen
web-undo = Zurücknehmen
web-change = Anders wählen
web-count = Schlusswertung
web-more = Du kannst das bestätigen oder mit dem, was leuchtet, ändern.
web-counters = Was ich habe
web-shortcuts = Tastatur
web-fair = Ehrliche Würfel
web-fair-hint = Das Geheimnis hinter jeder Ziehung stand vor dem ersten Zug fest. Sein Fingerabdruck:
web-fair-secret = Das Geheimnis, jetzt nach dem Spiel:
web-deeds = An diesem Tisch
web-keep-playing = Jetzt nicht
web-journal = Spielprotokoll
web-another = Noch ein Tisch
web-parts = Woher die Punkte kommen
web-ranking = Rangfolge
web-override = Dieser Tisch spielt mit geändertem Material.
web-key-tab = nächster Plan oder Knopf
web-key-arrows = von einem berührbaren Ding zum nächsten
web-key-every = auch zu dem, was gerade nicht geht; Enter sagt, warum
web-key-enter = berühren; noch einmal, um einen ganzen Zug zu bestätigen, sonst, um es abzuwählen
web-key-rule = die Regel zu dem Ding im Fokus
web-key-confirm = bestätigen
web-key-escape = alles abwählen
web-key-a = Liste aller Züge
web-key-b = zu den Plänen
web-key-p = zu dem, was zu tun ist
web-key-l = zu dem, was geschah
web-key-s = Sagen, wer führt und wie nah das Ende ist
web-plan-drop = Plan fallen lassen
web-can-end = Was andere beenden können
web-key-z = zurücknehmen
web-key-digits = die Seiten, wenn immer nur ein Plan zu sehen ist
web-key-help = diese Liste
web-script = Der Tisch braucht Skripte. Bitte erlaube sie für diese Seite.

# Ehrliche Würfel
web-fair-hand = An diesem Tisch wird von Hand gezogen und gewürfelt; das Haus schreibt nur auf.
web-fair-words = Der Browser jeder Person hat ein eigenes Wort beigemischt, vor dem Beginn versprochen, danach verraten:
web-fair-next = Das Geheimnis des Tisches, den du von hier aus als nächsten öffnest, steht schon fest. Sein Fingerabdruck:
web-verify-title = Ziehungen prüfen
web-verify-link = Alle Ziehungen prüfen
web-verify-report = Was gefunden wurde
web-verify-progress = Fortschritt
web-verify-all = Alle Ziehungen
web-verify-save = Ziehungen speichern
web-verify-back = Zurück zum Tisch
web-verify-kept = Ein Fingerabdruck, den du aufbewahrt hast
web-verify-kept-hint = Wenn du dir den Fingerabdruck des Tisches vor der Partie notiert hast, trage ihn hier ein: Er wird mit dem im Protokoll verglichen.
web-verify-before = Ein Protokoll allein lässt sich nachträglich machen, mit Geheimnis und allem. Nur ein Fingerabdruck, der vor der Partie gesehen wurde, beweist, dass dies ihr Geheimnis ist. Namen, Zustimmung und wer fort war, stehen nur so im Protokoll.
web-verify-file = Eine eigene Datei
web-verify-file-hint = Gespeicherte Ziehungen (.json) prüft dieser Browser allein. Ein Spielprotokoll (.jsonl) spielt zuerst das Haus nach, um zu wissen, woraus gezogen wurde; dann wird auch dieses hier geprüft.
web-verify-choose = Ziehungen oder Spielprotokoll
web-file-none = Eine Datei wählen oder hierher ziehen
web-verify-do = Prüfen
web-verify-what = Was das sagt
web-verify-proves = Folgt jede Ziehung aus dem Geheimnis und den Wörtern, so hat nach dem Beginn niemand eine Ziehung gewählt oder geändert: weder das Haus noch wer mitspielt.
web-verify-limits = Es sagt nicht, ob das Haus die Ziehungen voraussehen konnte: Wer es betreibt, kennt das Geheimnis.
web-verify-rules = Was im Beutel oder auf dem Würfel war, folgt aus den Regeln. Der Befehl „vigneron verify“ prüft beides, auf einem eigenen Rechner.

# Reden
web-talk = Gespräch
web-talk-none = Noch wurde nichts gesagt.
web-talk-phrases = Kurze Sätze
web-talk-text = Etwas sagen
web-talk-send = Senden
web-talk-who = Reden dürfen:
web-talk-seats = wer hier sitzt
web-talk-all = auch wer zusieht
web-talk-off = niemand

# Rules page
web-rules-of = Regeln: { $title }
web-rules-hint = In eigenen Worten, nach Nummern. Jede Ablehnung am Tisch nennt eine davon.
web-rules-editions = Ausgaben:
web-rules-changed = Ausgabe { $edition } hat geändert:
web-rules-earlier = Das ist eine frühere Ausgabe. Tische, die mit ihr begannen, gehen nach ihr weiter; neue spielen nach Ausgabe { $newest }.
web-rules-changed-here = In Ausgabe { $edition } geändert; vorher:
web-rules-new = Diese Regel gab es nicht.
web-contents = Inhalt

# Lektionen
web-review = Auswertung
web-review-back = Zurück zum Tisch
web-review-ask-title = Was hat diese Partie entschieden?
web-review-ask-hint = Eine Auswertung sagt, was jeder Zug und jede Ziehung wert war, und zeigt die Momente, die die Partie entschieden haben. Sie entsteht, während die Bots ruhen, und dauert von einigen Sekunden bis zu einigen Minuten, oder länger, solange hier viel gespielt wird. Du kannst diese Seite inzwischen schließen.
web-review-go = Diese Partie auswerten
web-review-ready = Die Auswertung ist fertig.
web-review-stop = Abbrechen
web-review-show = Am Tisch zeigen
web-review-try = Selbst versuchen
web-review-mine = Aus meinen Fehlern lernen
web-review-mine-hint = Die Stellung kommt wieder, du versuchst es, und das Haus urteilt nach denselben Werten.
web-review-mine-go = { $count ->
    [one] Den einen Fehler angehen
   *[other] Die { $count } größten Fehler angehen
}
web-review-own-data = Diese Partie wurde mit eigenen Daten des Materials gespielt, deshalb lassen sich ihre Stellungen hier nicht noch einmal versuchen. Die Momente oben kann man auf dem Tisch ansehen.
web-review-mine-none = Die Auswertung hat keinen Fehler von dir gefunden.
web-review-play = Ausspielen
client-better-play = Ausspielen
client-better-back = Zurück zur Stellung
client-better-title = Ein Moment der Auswertung
client-better-before = Vor Zug { $ply } von { $last }
client-better-instead = Statt Zug { $ply }
web-review-at = Fehler { $n } von { $all }
web-review-next = Nächster Fehler
web-review-account = Die Rechnung in Zahlen
web-review-round = Runde
web-review-chance = Gewinnchance
web-review-notes = Zu diesen Zahlen
web-lessons = Lektionen
web-lessons-of = Lektionen: { $title }
web-lessons-hint = Jede Lektion ist eine Stellung am echten Tisch und eine Aufgabe. Was du auch versuchst, du erfährst, warum es richtig war oder nicht.
web-lessons-solved = Gelöst: { $n } von { $all }
web-lessons-go = Weiter
web-lessons-begin = Anfangen
web-lessons-all = Alle Lektionen
web-lesson-at = Lektion { $n } von { $all }
web-lesson-task = Aufgabe:
web-lesson-solved = gelöst
web-lesson-shown = gezeigt
web-lesson-next = Nächste Lektion
web-lesson-again = Noch einmal
web-lesson-show = Zeig es mir

# Said by scripts
client-labelled = { $label }: { $value }
client-not-touched = { $thing }. Das berührt kein Zug.
client-tab-table = Tisch
client-tab-players = Spieler
client-sheet-peek = Höhe des Felds: nur die Frage
client-sheet-half = Höhe des Felds: halber Bildschirm
client-sheet-full = Höhe des Felds: ganzer Bildschirm
client-beyond = noch { $n } ↓
client-confirm = Bestätigen
client-confirm-hint = Bestätigen mit Steuerung und Eingabe.
client-would-bring = Das brächte: { $what }
client-let-go = Die Auswahl ist aufgehoben.
client-next = Noch kein ganzer Zug, { $n } sind möglich. Als Nächstes: { $things }
client-step = Wähle jetzt: { $things }
client-step-group = Wähle jetzt unter „{ $heading }“: { $things }
client-step-confirm = Jetzt bestätigen.
client-step-preset = { $things }. Bestätige das, oder wähle anders.
client-step-such = Berühre jetzt eines der Dinge, die leuchten, zum Beispiel { $thing }.
client-step-lit = Berühre jetzt eines der Dinge, die leuchten.
client-step-then = { $first }; danach: { $things }
client-read-on = Weiterlesen ↓
client-gain = { $label } von { $from } auf { $to }
client-lapses = „{ $act }“ geschieht in vier Sekunden von selbst. Ein Tippen oder eine Taste hält es an.
client-of-these = { $name }, davon { $n }
client-ring-costly = Kostet etwas oder verbraucht etwas
client-ring-completing = Vollendet etwas, das zählt
client-ring-later = Wird meist nach etwas anderem berührt
client-moves-found = { $n } Züge
client-moves-found-one = 1 Zug
client-page-lit = { $page }, zu berühren: { $n }
client-next-more = { $things }; { $n } weitere
client-nothing-chosen = Es gibt nichts zu bestätigen. Wähle zuerst einen Zug.
client-sending = Wird gesendet…
client-kept = Aufgehoben, bis die Leitung wieder da ist
client-instead = Lieber dies wählen
client-tip = Tipp: { $tip }
client-tip-away = Verstanden
client-tips-off = Keine Tipps mehr
client-tips-are-off = Keine Tipps mehr. Im Menü lassen sie sich wieder einschalten.
client-amount = Wie viele
client-less = Weniger
client-greater = Mehr
client-rule = Regel { $number }
client-loading = Einen Moment…
client-rule-missing = Diese Regel war nicht zu laden. Versuch es gleich noch einmal.
client-moves-rest = { $n } weitere. Tippen grenzt die Liste ein.
client-moves-none = Kein Zug passt zu diesen Worten.
client-moves-lesser = Auch erlaubt, aber dasselbe geht billiger:
client-draws = Dann entscheidet der Zufall: { $what }
client-me = du
client-leads = führt
client-plan-hint = Berühre, was du als Nächstes nutzen willst. Den Plan siehst nur du, und nichts wird von selbst gespielt.
client-plan-made = Dein Plan: { $things }. Er wird angeboten, wenn du am Zug bist.
client-plan-play = Wie geplant: { $act }
client-plan-begin = Wie geplant, beginne mit: { $things }
client-plan-gone = Dein Plan geht jetzt nicht. { $why }
client-plan-dropped = Der Plan ist verworfen.
client-points = Punkte
client-seat-open = Freier Platz
client-seat-waiting = wartet auf jemanden
client-away = nicht da
client-here = da
client-ready = hat gewählt
client-thinking = überlegt
client-choosing = wählt
client-bot = Bot
client-place = { $n }.
client-winner = gewinnt
client-shared = gewinnt, geteilt
client-over-behind = { $n } weniger
client-sum = Zusammen
client-your-turn = Du bist dran
client-wire-back = Wieder verbunden. So steht der Tisch.
client-wire-lost = Die Verbindung ist weg. Der Tisch bleibt, wie er ist; diese Seite kommt von selbst zurück.
client-wire-lost-kept = Keine Verbindung. Wird gesendet, sobald sie wieder da ist: { $act }
client-wire-drop = Nicht senden
client-wire-ended = Das Haus hat diese Verbindung beendet.
client-wire-load = Neu laden

# Ehrliche Würfel, von Skripten gesagt
client-fair-untold = noch nicht verraten
client-fair-own = aus diesem Browser
client-verify-working = Wird geprüft …
client-verify-at = Wird geprüft: Zug { $ply }, bisher { $n } Ziehungen.
client-verify-by-hand = In dieser Partie wurde an einem echten Tisch von Hand gezogen. Es gibt kein Geheimnis, an dem sich das prüfen ließe.
client-verify-secret-fits = Das Geheimnis hat den Fingerabdruck, der im Protokoll steht.
client-verify-secret-wrong = Das Geheimnis hat nicht den Fingerabdruck, der im Protokoll steht.
client-verify-noted = Es ist der Fingerabdruck, den sich dieser Browser beim Beginn gemerkt hat.
client-verify-noted-other = Dieser Browser hat sich beim Beginn einen anderen Fingerabdruck gemerkt.
client-verify-not-noted = Dieser Browser hat sich den Fingerabdruck vor der Partie nicht gemerkt, und du hast keinen eingetragen.
client-verify-own-word = Das Wort dieses Browsers steckt in jeder Ziehung.
client-verify-taken = Bis Zug { $ply } ist diese Partie vom Tisch „{ $table }“ übernommen. Das Geheimnis jener Partie hat den Fingerabdruck, der in ihrem Protokoll steht, und die Ziehungen bis dorthin folgen daraus.
client-verify-taken-hand = Bis Zug { $ply } ist diese Partie vom Tisch „{ $table }“ übernommen, an dem von Hand gezogen wurde. Diese Ziehungen lassen sich nicht nachrechnen.
client-verify-taken-wrong = Das Geheimnis der Partie, aus der die ersten Züge stammen, ist nicht das zugesagte.
client-verify-words = Wörter, die in jeder Ziehung stecken: { $n }. Keines stammt aus diesem Browser.
client-verify-no-words = Kein Wort wurde beigemischt; die Ziehungen folgen aus dem Geheimnis allein.
client-verify-pledge-broken = Das Wort von { $name } ist nicht das versprochene.
client-verify-draw-wrong = Zug { $ply }, Ziehung { $n }: das Protokoll sagt { $stored }, das Geheimnis ergibt { $found }.
client-verify-draws-follow = Alle { $n } Ziehungen aus { $plies } Zügen folgen aus dem Geheimnis und den Wörtern.
client-verify-ply = Zug { $ply }, { $name }:
client-verify-setup = Zug { $ply }, Aufbau:
client-verify-good = Jede Ziehung ist so, wie sie sein musste.
client-verify-hands-instead = Vor dieser Partie wurde ein Fingerabdruck gesehen, aber das Protokoll sagt, es sei von Hand gezogen worden.
client-verify-kept = Es ist der Fingerabdruck, den du aufbewahrt hast; das Protokoll ist vom Tisch „{ $table }“.
client-verify-kept-other = Der Fingerabdruck, den du aufbewahrt hast, ist ein anderer.
client-verify-weights-claimed = Woraus gezogen wurde, und dass die Züge erlaubt sind: Das sagen gespeicherte Ziehungen nur selbst. Prüfe das Spielprotokoll (.jsonl), damit die Regeln angewandt werden.
client-verify-good-unseen = Jede Ziehung folgt aus diesem Geheimnis. Dass es vor der Partie gewählt wurde, ist nur behauptet.
client-verify-bad = Bei Zug { $ply } wurde etwas geändert.
client-verify-bad-secret = Das ist nicht das Geheimnis, mit dem die Partie begann.
client-verify-bad-word = Ein Wort wurde geändert, nachdem es versprochen war.
client-verify-unreadable = Diese Datei enthält weder Ziehungen noch ein Spielprotokoll.
client-verify-unreachable = Das Haus hat nicht geantwortet. Versuche es gleich noch einmal.

# Reden, von Skripten gesagt
client-talk = Gespräch
client-talk-unread = Gespräch, neu: { $n }
client-talk-says = sagt:
client-talk-off = An diesem Tisch ist das Reden abgestellt.
client-talk-later = Die Verbindung ist weg. Sag es noch einmal, wenn sie wieder da ist.
client-talk-mute = Von { $name } nichts mehr hören
client-talk-unmute = { $name } ist stumm. Wieder hören

# Zusammenkommen
client-host = Gastgeber
client-is-ready = bereit
client-not-ready-yet = Noch nicht bereit: { $names }
client-all-ready = Alle sind bereit: Jeder darf beginnen.
client-seat-remove = Entfernen
client-seat-remove-who = { $name } entfernen
client-start-bots = { $n } Plätze sind frei. Bots nehmen sie: { $bot }.
client-start-bots-one = Ein Platz ist frei. Ein Bot nimmt ihn: { $bot }.
client-seat-free = bleibt frei
client-for-programmers = Für Programmierer
client-seat-player = Wer auf Platz { $n } spielt
client-not-sent = Das ist nicht angekommen. Versuch es gleich noch einmal.
client-watching = { $n } Leute schauen zu
client-watching-one = Eine Person schaut zu
client-host-away = Der Gastgeber ist nicht da. Kommt er nicht zurück, kannst du den Tisch in { $n } Minuten übernehmen.
client-host-away-one = Der Gastgeber ist nicht da. Kommt er nicht zurück, kannst du den Tisch in einer Minute übernehmen.
client-again-laid = Der nächste Tisch ist gedeckt: Spielt noch einmal zusammen.
client-colour-0 = Weinrot
client-colour-1 = Petrol
client-colour-2 = Bernstein
client-colour-3 = Elfenbein
client-colour-4 = Blau

# An einem Gerät, von Skripten gesagt
client-beside = an diesem Gerät
client-hand-on = Gib das Gerät an { $name }
client-hand-who = Wer hat das Gerät?
client-hand-open = { $name } öffnet

# Echte Würfel, von Skripten gesagt
client-real-what = Was kam heraus: { $what }?
client-real-again = Noch einmal, was kam heraus: { $what }?
client-real-one = { $what }: { $label }
client-real-roll = der ganze Wurf
client-real-row = { $what } × { $n }
client-real-covered = verdeckt
client-real-other = { $name } zieht geheim und trägt es verdeckt ein.
client-real-secret = { $name } zieht geheim. Alle anderen sehen weg.
client-real-drops = Eine Berichtigung verwirft, was seitdem gewählt wurde: { $names } – neue Wahl.
client-real-complete = Alles ist eingetragen. Ist es so wie auf dem echten Tisch?
client-real-begin = Ja, beginnen
client-real-back = Eins zurück
client-real-stay = Lassen, wie es war
client-real-cancel = Zug zurücknehmen
client-real-later = Noch nicht beginnen

# Time, leaving, agreeing
client-clock-days = { $days } T { $hours } Std
client-clock-left = noch { $time }
client-bot-plays = ein Bot spielt
client-replaced = Ein Bot spielt an deiner Stelle.
client-return = Meinen Platz wieder einnehmen
client-ask = Um Zurücknehmen bitten
client-ask-alone = Meinen letzten Schritt zurücknehmen
client-ask-sure = { $act } Dieser Schritt und alles danach werden zurückgenommen, wenn alle zustimmen.
client-leave = Meinen Platz aufgeben
client-leave-sure = Ein Bot spielt für dich weiter. Solange die Partie dauert, kannst du zurückkommen.
client-leave-last = Sonst spielt hier niemand: Der Tisch endet, wie er steht.
client-end = Den Tisch hier beenden
client-end-sure = Alle, die spielen, werden gefragt. Sind alle einverstanden, gewinnt niemand, und die Punkte zählen, wie sie stehen.
client-end-alone = Außer dir spielt hier niemand: Der Tisch endet, wie er steht, und niemand gewinnt.
client-remove = Einen Bot für { $name } spielen lassen
client-remove-sure = { $name } ist seit drei Minuten nicht da. Wer vor dem Ende zurückkommt, hat den Platz sofort wieder.
client-remove-ask = Fragen, ob ein Bot spielen soll
client-remove-ask-sure = { $name } ist seit drei Minuten nicht da, und die Uhr läuft. Stimmen alle zu, die da sind, spielt ein Bot weiter. Wer vor dem Ende zurückkommt, hat den Platz sofort wieder.
client-motion-open = Antwort fehlt noch von: { $names }
client-motion-declined = Die Frage ist erledigt. Nichts wurde vereinbart, alles bleibt, wie es ist.
client-away-for = { $name } ist nicht da. In { $time } darf ein Bot für { $name } spielen.
client-away-long = { $name } ist seit drei Minuten nicht da.
client-away-overtime-bot = { $name } ist nicht da. In { $time } ist die Zeit von { $name } um, dann spielt ein Bot weiter.
client-away-overtime-vote = { $name } ist nicht da. In { $time } ist die Zeit von { $name } um, dann entscheiden die anderen.
client-away-overtime-end = { $name } ist nicht da. In { $time } ist die Zeit von { $name } um, dann endet das Spiel.
client-away-before = In { $time } können alle, die da sind, vereinbaren, dass schon früher ein Bot weiterspielt.
client-sit-declined = Der Tisch möchte lieber so weiterspielen. Du kannst weiter zuschauen.
client-asked = Eine Frage an dich
client-motion-left = In { $time } gilt Schweigen als Nein.
client-motion-for = { $name }: { $label }

# Zurückblicken
web-past-slider = Zug
web-past-steps = Schritte
web-past-first = Zum Anfang
web-past-back = Zurück
web-past-forward = Vor
web-past-last = Zum letzten Zug
web-past-unit = Schritt
web-past-unit-move = Zug
web-past-unit-turn = Am Zug
web-past-unit-round = Runde
web-past-pace = Tempo
web-past-eyes = Gesehen von
web-continue = Ab hier weiterspielen
web-continue-hint = Es öffnet sich ein eigener Tisch in dieser Stellung. Was bis hierher gezogen wurde, bleibt; alles Spätere wird neu gezogen. Die Partie wird nicht gewertet, und niemand kann vor diesen Punkt zurück.
web-continue-seat = Dein Platz
web-continue-turn = am Zug
web-continue-bots = Stärke der anderen
web-continue-do = Weiterspielen
web-continue-back = Zurück zur beendeten Partie
web-past-since = Seit meinem letzten Zug
web-past-not = Jetzt nicht
web-look-back = Zurückblicken
web-key-h = zurückblicken, oder in die Gegenwart
web-key-i = Tipp: wohin schauen, was ziehen, warum
web-key-step = einen Schritt zurück, einen vor
web-zoom = Einen Plan näher ansehen
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-whole = Ganzer Plan
web-key-zoom = den Plan näher ansehen, weniger nah, ganz sehen
client-zoom-at = { $frame }: { $n } %.
client-zoom-whole = { $frame }: ganz zu sehen.
client-zoom-times = { $n } %
client-zoom-lit = { $n } weitere zu berühren
client-hint-where = Tipp
client-hint-what = Was ziehen
client-hint-why = Warum
client-hint-waits = Ein Tipp wird gesucht …
client-hint-look = Schau hierher: { $thing }
client-hint-moves = Schau auf die Züge, die hier zur Wahl stehen.
client-hint-play = Ziehe: { $act }
client-hint-only = Nur ein Zug ist möglich: { $act }
client-past-title = Das ist die Vergangenheit
client-past-at = Zug { $ply } von { $last }
client-past-left = Das ist die Gegenwart.
client-past-now = In die Gegenwart
client-past-end = Zum Ende
client-past-skip = Überspringen
client-past-play = Abspielen
client-past-pause = Anhalten
client-past-news-one = Ein neuer Zug am Tisch
client-past-news = { $n } neue Züge am Tisch
client-past-missed = Züge der anderen, während du weg warst: { $n }
client-past-eyes-all = alle
web-over-more = Protokoll und Ziehungen dieses Spiels
web-course = Punkte im Verlauf
web-course-part = Gezeigt
web-course-hint = Als hätte das Spiel bei jedem Zug geendet. Berühre die Kurve, um den Tisch bei diesem Zug zu sehen.
web-course-table = Dasselbe als Tabelle, nach Runden
client-course-round = Runde
client-course-failed = Die Punkte waren nicht zu holen. Versuch es gleich noch einmal.
client-course-time = Bedenkzeit { $time }

# How to play, the list of signs, and the page of rules
web-howto = So spielt man
web-howto-of = So spielt man: { $title }
web-howto-hint = Einmal lesen, etwa zehn Minuten, und losspielen. Nummern öffnen die genaue Regel.
web-howto-play = Einen Tisch eröffnen
web-signs-list = Die Zeichen
web-signs-of = Die Zeichen: { $title }
web-signs-rings = Rahmen auf dem Tisch
web-ring-free = kann jetzt berührt werden
web-ring-costly = kann berührt werden, kostet aber etwas oder verbraucht etwas
web-ring-completing = schließt etwas ab, das sich auszahlt
web-ring-later = wird meist erst nach etwas anderem berührt
web-ring-touched = berührt; noch einmal berühren bestätigt einen ganzen Zug und lässt einen Teil davon los
web-ring-look-free = Ring
web-ring-look-costly = Gestrichelter Ring
web-ring-look-completing = Dicker Ring
web-ring-look-later = Dünner Ring
web-ring-look-touched = Angehobener Ring
web-signs-direct = In Lektionen und mit Begleitung bestätigt nur der Knopf, und noch einmal berühren lässt los. Sonst wird sofort gespielt, was eine Berührung ganz sagt und sich zurücknehmen lässt; im Menü lässt sich einstellen, dass jeder Zug fragt.
web-rules-by-number = Regeln nach Nummern
web-back-to-table = Zurück an den Tisch
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel enthält alle diese Wörter.
web-rules-only = Nur zeigen
web-rules-mark-ruling = Unsere Entscheidungen
web-rules-mark-data = Erschlossene Werte
web-rules-mark-ruling-is = Die Anleitung lässt das offen. So wird es hier gespielt.
web-rules-mark-data-is = Die Anleitung druckt diese Werte nicht. Sie sind aus Bildern oder anderen Quellen erschlossen.
