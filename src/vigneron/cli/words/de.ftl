### Die Sätze der Kommandozeile.

cli-about = Ein offener Tisch für Spiele aus dem Weinland: Regeln, Gegner und ein Tisch im Browser.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Angaben

cli-help-analyse = Die Züge einer Stellung vergleichen, solange man will.
cli-help-backup = Ein ganzes Haus in einer Datei sichern.
cli-help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind.
cli-help-check-game = Ein Spiel ganz prüfen und sagen, was ihm zur Veröffentlichung fehlt.
cli-help-draw = Eine Stellung eines Protokolls als SVG-Datei zeichnen.
cli-help-games = Die vorhandenen Spiele auflisten.
cli-help-golden = Die Musterpartien eines Spiels spielen und aufschreiben.
cli-help-laws = Die Gesetze aller Spiele an Zufallspartien prüfen.
cli-help-match = Bots gegen Bots spielen lassen.
cli-help-new-game = Ein neues Spiel aus der Vorlage beginnen.
cli-help-perft = Zugfolgen mit den Ergebnissen ihrer Ziehungen zählen.
cli-help-play = Im Terminal spielen.
cli-help-replay = Ein Protokoll nachspielen und die Stellung zeigen.
cli-help-restore = Einen leeren Ort aus einer solchen Sicherung füllen.
cli-help-review = Sagen, was eine Partie entschied und was Glück und jeder Zug wert waren.
cli-help-rules = Eine Regel nach ihrer Nummer lesen, oder alle.
cli-help-serve = Den Tisch im Browser öffnen.
cli-help-show = Eine Stellung zeigen, die als eine Zeile Text gegeben ist.
cli-help-verify = Jede Ziehung eines Protokolls aus seinem Geheimnis neu ableiten.

cli-argument-analysed = Eine Stellung als eine Zeile Text, oder eine Protokolldatei (- für die Standardeingabe).
cli-argument-backup = Die Datei der Sicherung.
cli-argument-game = Der Schlüssel des Spiels.
cli-argument-games = Die Schlüssel der Spiele; ohne Angabe alle Spiele.
cli-argument-journal = Eine Protokolldatei, oder - für die Standardeingabe.
cli-argument-key = Der Schlüssel des neuen Spiels: ein kurzer Name in Kleinbuchstaben.
cli-argument-position = Eine Stellung als eine Zeile Text.
cli-argument-rule = Die Nummer der Regel, etwa CB-24; ohne Angabe alle Regeln.
cli-rules-edition = Die Ausgabe der Regeln; ohne Angabe die neueste.
cli-option-adjust = Auch Mittelwerte ohne Glück angeben. Das dauert länger.
cli-option-analyse_samples = Nach so vielen Stichproben jedes Zuges aufhören. Die Zahlen sind dann auf jedem Rechner gleich.
cli-option-analyse_seconds = Nach so vielen Sekunden aufhören; ohne jede Grenze nach 5.
cli-option-bots = Ein Botname je Platz.
cli-option-data = Ein Ordner mit Materialdaten anstelle der mitgelieferten.
cli-option-data_dir = Wo die Tische aufbewahrt werden.
cli-option-database_url = Die Datenbank: sqlite:///DATEI oder postgresql://…; besser in VIGNERON_DATABASE_URL, die niemand sieht.
cli-option-depth = Wie viele Züge tief.
cli-option-fresh = Keine aufbewahrte Auswertung verwenden und keine aufbewahren.
cli-option-games = Wie viele Partien.
cli-option-help = Diese Hilfe zeigen.
cli-option-host = Die Adresse, auf der gelauscht wird.
cli-option-html = Die Auswertung in diese HTML-Datei schreiben.
cli-option-into = Der Ordner, in dem der des Spiels angelegt wird.
cli-option-json_lines = Ein JSON-Objekt je Zeile ausgeben, während die Analyse genauer wird.
cli-option-lines = Wie viele Züge zu zeigen sind.
cli-option-paired = Jede Ausgangslage einmal in jeder Reihenfolge der Bots spielen, mit denselben Zufällen.
cli-option-review_plot = Die Kurven in diese SVG-Datei schreiben.
cli-option-review_seat = Nur die Bilanz und die Momente dieses Sitzes, von 1 an gezählt.
cli-option-samples = Das X-Fache der üblichen Stichproben nehmen; sonst 1, oder weniger, wenn die Regeln nicht kompiliert sind.
cli-option-seat_to_act = Der Sitz, der entscheidet, von 1 an gezählt; sonst der erste, der am Zug ist.
cli-option-title = Der Name des Spiels; ohne ihn gilt der Schlüssel.
cli-option-journal = Das Protokoll der Partie in dieser Datei halten.
cli-option-journals = Je Partie eine Protokolldatei in diesen Ordner schreiben.
cli-option-json = Ein JSON-Objekt ausgeben.
cli-option-lan = Andere im lokalen Netz einlassen; zeigt Adresse und QR-Code.
cli-option-lang = Die Sprache: en, fr oder de.
cli-option-log = Wie das Protokoll aussieht: plain oder json.
cli-option-names = Ein Name je Platz.
cli-option-on_failure = Was geschieht, wenn ein Bot scheitert: Er verliert diese Partie (lose), oder die Serie endet (stop).
cli-option-open = Den Browser öffnen.
cli-option-options = Was vor der Partie ausgemacht wird, als Option=Wert.
cli-option-output = Die SVG-Datei, die geschrieben wird.
cli-option-ply = Der Zug, nach dem angehalten wird; ohne Angabe der letzte.
cli-option-port = Der Port, auf dem gelauscht wird.
cli-option-processes = Wie viele Prozesse sich die Arbeit teilen.
cli-option-proxies = Proxys, deren Weiterleitungsangaben geglaubt wird, durch Kommas getrennt.
cli-option-resume = Die Partie aus der Datei von --journal fortsetzen.
cli-option-seat_count = Wie viele Plätze; ohne Angabe zwei, wenn das Spiel es erlaubt.
cli-option-seats = Wer wo sitzt: human oder ein Botname je Platz.
cli-option-only-seats = Nur Partien mit so vielen Plätzen; ohne sie mit allen.
cli-option-seconds = Wie lange jede Messung dauert.
cli-option-seed = Der Startwert der Würfel: eine Zahl oder ein Wort.
cli-option-seed_random = Der Startwert der Würfel; ohne Angabe kennt ihn vorher niemand.
cli-option-theme = Die Farben: light oder dark.
cli-option-version = Die Version zeigen.
cli-option-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.

cli-unknown_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
cli-broken_game = Das Spiel „{ $game }“ aus { $source } wird nicht verwendet: { $why }
cli-broken-bad_key = ein Schlüssel hat Kleinbuchstaben, Ziffern und einzelne Unterstriche, höchstens 40 Zeichen.
cli-broken-packaged = Vigneron hat selbst ein Spiel mit diesem Schlüssel.
cli-broken-several = nur eines davon darf installiert sein.
cli-broken-failed = es lässt sich nicht laden ({ $why }).
cli-broken-no_game = { $value } ist kein Spiel.
cli-broken-other_key = sein Schlüssel ist „{ $key }“.
cli-broken-archive = { $folder } ist kein Ordner; ein Spiel muss entpackt installiert sein.
cli-broken-missing = die Datei { $file } fehlt.
cli-broken-data = seine Daten lassen sich nicht lesen ({ $why }).
cli-games-from = { $line } ({ $source })
cli-unknown_edition = { $game } hat keine Ausgabe { $edition }; es gibt: { $editions }.
cli-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
cli-bad_bot = Der Bot „{ $bot }“ kann nicht spielen: { $fault }.
cli-bot_failed = { $bot } ist in Partie { $number } von { $game } gescheitert, Platz { $place }, Zug { $ply }: { $why }
cli-bot_lost = { $bot } hat so { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} verloren.
cli-bad_option = „{ $word }“ hat nicht die Form Option=Wert.
cli-no_folder = Einen Ordner „{ $folder }“ gibt es nicht.
cli-no_file = Eine Datei „{ $file }“ gibt es nicht.
cli-a_folder = „{ $file }“ ist ein Ordner; es braucht eine Datei.
cli-no_plain_file = „{ $file }“ muss eine Datei sein, keine Pipe und kein Gerät.
cli-same_file = „{ $file }“ ist zweimal genannt; was geschrieben wird, braucht eine eigene Datei.
cli-journal = { $file }: { $why }
cli-position = { $why }
cli-journal-torn = { $file } ist in Zeile { $line } abgerissen; gelesen wird, was davor steht, bis Zug { $ply }.
cli-no_such_ply = Einen Zug { $ply } gibt es nicht; der letzte ist { $last }.
cli-unknown_rule = Eine Regel „{ $rule }“ gibt es nicht; sie gehen von { $first } bis { $last }.
cli-no_such_command = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $commands }.
cli-no_such_option = Eine Option „{ $option }“ gibt es hier nicht.
cli-missing = { $name } fehlt.
cli-bad_value = Der Wert für { $name } ist nicht möglich.
cli-bad-whole = { $name } muss eine ganze Zahl sein.
cli-bad-number = { $name } muss eine Zahl sein.
cli-bad-least = { $name } muss eine ganze Zahl sein, mindestens { $least }.
cli-bad-between = { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
cli-bad-above = { $name } muss eine Zahl über 0 sein.
cli-bad-up_to = { $name } muss eine Zahl über 0 sein, höchstens { $most }.
cli-bad-choice = { $name } muss einer dieser Werte sein: { $choices }.
cli-bad-no_value = { $name } braucht einen Wert.
cli-bad-value_given = { $name } nimmt keinen Wert.
cli-bad-seat = Einen Platz { $number } hat die Partie nicht; { $count ->
    [one] sie hat nur Platz 1
   *[other] ihre Plätze sind 1 bis { $count }
}.
cli-bad-paired = Mit --paired muss --games ein Vielfaches von { $count } sein: Jede Ausgangslage wird in jeder Reihenfolge der Bots gespielt.
cli-bad-seed = --seed muss aus Buchstaben, Ziffern, „-“, „_“ und „.“ bestehen und darf nicht „.“ oder „..“ sein: Es steht in Dateinamen.
cli-bad-bots = --bots muss mindestens zwei Bots nennen, jeden einmal.
cli-bad-names = --names muss einen Namen je Platz geben, zusammen { $count }.
cli-bad-seats = --seats muss sagen, wer auf jedem Platz des Protokolls sitzt, zusammen { $count }.
cli-bad-output = --output muss der Name einer SVG-Datei sein, nicht von { $suffix }.
cli-bad-database = --database-url muss sqlite:///DATEI oder postgresql://… mit einer lesbaren Adresse sein.
cli-bad-limits = VIGNERON_LIMITS muss ein JSON-Objekt aus Grenzen, die es gibt, und ihren Werten sein.
cli-bad_usage = Das ist nicht zu verstehen; „vigneron BEFEHL --help“ zeigt, wie man es schreibt.
cli-bad_data = Die Materialdaten können nicht stimmen: { $fault }
cli-store-away = Die Aufzeichnungen antworten nicht: { $fault }
cli-store-too_new = Die Tische werden von einer neueren Version als dieser geführt; nichts wurde geändert.
cli-file = „{ $file }“ lässt sich nicht lesen oder schreiben: { $fault }.
cli-stopped = Angehalten.
cli-broken = Das hätte nicht geschehen dürfen ({ $fault }); mit VIGNERON_DEBUG=1 sagt das Programm mehr.

cli-pair = { $name }: { $value }
cli-also = { $said }; { $more }
cli-match-head = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-match-seat = Platz
cli-match-bot = Bot
cli-match-score = Punkte im Mittel
cli-match-interval = 95-%-Intervall
cli-match-wins = Siege
cli-match-apart-alone = Punkte, mit dem 95-%-Intervall:
cli-match-apart-margin = Punkte Vorsprung vor dem besten anderen, mit dem 95-%-Intervall:
cli-match-raw = Roh, { $bot } ({ $number }): { $mean }, { $interval }
cli-match-adjusted = Ohne Glück, { $bot } ({ $number }): { $mean }, { $interval }
cli-match-from_to = von { $low } bis { $high }
cli-match-no_interval = aus einem Wert kein Intervall
cli-match-plies = Züge: { $mean } im Mittel, von { $low } bis { $high }
cli-match-rounds = Runden: { $mean } im Mittel, von { $low } bis { $high }
cli-match-lengths = Partien nach Runden: { $lengths }
cli-match-winner = Wer gewann, hatte im Mittel { $score } Punkte
cli-match-endings = Enden: { $endings }
cli-show-seat = Gesehen vom Platz von { $name }.
cli-show-spectator = Wie alle sie sehen.
cli-show-whole = Die ganze Stellung.
cli-replay-ply = { $ply }. { $name }: { $act }
cli-option-commitment = Eine Festlegung, die du seit vor der Partie aufbewahrst (64 Hexadezimalziffern): vergleichen.
cli-option-table = Der Name des Tisches, den du dazu aufbewahrt hast.
cli-verify-good = Alle { $draws } Ziehungen von { $plies } Zügen folgen aus dem Geheimnis, und dieses passt zur Festlegung.
cli-verify-limits = Also hat sie niemand gewählt oder geändert; wer den Tisch betrieb, hätte sie vorhersehen können.
cli-verify-by_hand = Die Ziehungen dieses Protokolls wurden von Hand eingegeben: Sie folgen aus nichts.
cli-verify-no_secret = Dieses Protokoll enthält noch kein Geheimnis am Schluss: Seine Ziehungen lassen sich nicht neu ableiten.
cli-verify-commitment = Das Geheimnis dieses Protokolls ist nicht das, auf das man sich festgelegt hatte.
cli-verify-wrong = Zug { $ply }, Ziehung { $number }: Aufgeschrieben ist { $stored }, aus dem Geheimnis folgt aber { $derived }.
cli-draw-done = Stellung nach Zug { $ply }: { $file }
cli-analyse-over = Die Partie ist zu Ende, es gibt nichts zu analysieren.
cli-analyse-seat = Dieser Sitz ist nicht am Zug, oder der Text zeigt nicht, was er sieht.
cli-analyse-ply = --ply gehört zu einem Protokoll; der Text einer Stellung ist eine einzige Stellung.
cli-analyse-data = --data gehört zum Text einer Stellung; ein Protokoll enthält seine Materialdaten.
cli-analyse-head = { $who } am Zug, { $samples } Stichproben jedes Zuges
cli-analyse-act = Zug
cli-analyse-value = Wert
cli-analyse-error = Fehler
cli-analyse-behind = Rückstand
cli-analyse-follows = So geht es weiter
cli-analyse-uncompiled = Die Regeln laufen nicht kompiliert. Deshalb gibt es in derselben Zeit weniger Stichproben.
cli-analyse-chance = Gewinnchance: { $chances }
cli-review-nothing = { $file } enthält keinen Zug, der ausgewertet werden kann.
cli-review-goes_on = Derselbe Befehl macht dort weiter, wo diese Auswertung abgebrochen wurde.
cli-review-stopped = Die Auswertung wurde abgebrochen, bevor etwas bekannt war.
cli-review-not_kept = Auswertungen lassen sich nicht in „{ $folder }“ aufbewahren ({ $fault }); diese kann also nicht weitergehen, wenn sie abgebrochen wird.
cli-perft-depth = Tiefe
cli-perft-count = Folgen
cli-laws-unchecked = Gesetz { $law } wird nicht geprüft: { $why }
cli-laws-broken = Gesetz { $law } ist gebrochen: { $why }
cli-laws-good = { $games ->
    [one] Eine Partie hält
   *[other] { $games } Partien halten
} alle Gesetze.
cli-bench-game = Spiel
cli-bench-playout = Am Stück
cli-bench-call = Je Aufruf
cli-bench-acts = Je Vertrag
cli-bench-copy = Kopieren
cli-bench-legal = Erlaubtes
cli-bench-apply = Ausführen
cli-bench-games = Partien
cli-bench-offers = Auswahl
cli-bench-unit = Tausend je Sekunde; die ersten drei zählen Züge von Zufallspartien. Auswahl: wie viele ein Platz im Mittel hat.
cli-bench-compiled = { $game } läuft übersetzt: { $why }.
cli-bench-pure = { $game } läuft als reines Python: { $why }.
cli-bench-why-built = seine Regeln kommen aus einem übersetzten Modul
cli-bench-why-source = für dieses Python wurde nichts übersetzt
cli-bench-why-stale = sein Quelltext hat sich seit dem Übersetzen geändert
cli-bench-why-failed = es ließ sich nicht übersetzen
cli-bench-why-stopped = dem Übersetzer fehlte die Zeit; „python -m vigneron._compiled.build“ macht dort weiter
cli-uncompiled = { $game } läuft als reines Python, dreißig- bis fünfzigmal langsamer als übersetzt: { $why }. Das wird einmal gesagt; „vigneron bench“ sagt es wieder.
cli-bench-why-asked = VIGNERON_PURE verlangt das
cli-bench-why-untyped = ihm fehlen die Typen zum Übersetzen
cli-new-bad_key = „{ $key }“ kann kein Schlüssel eines Spiels sein: höchstens 40 Kleinbuchstaben, Ziffern und einzelne Unterstriche, ein Buchstabe zuerst, und kein Wort von Python.
cli-new-exists = Es gibt schon etwas mit dem Namen „{ $key }“: { $folder }.
cli-new-no_template = Die Vorlage ist hier nicht installiert.
cli-new-done = { $title } ist ein Entwurf, den man spielen kann: „vigneron play { $key }“. „vigneron check-game { $key }“ prüft ihn.
cli-extra = Dafür wird { $module } gebraucht: pip install "vigneron[{ $extra }]" richtet es ein.
cli-serve-at = Der Tisch steht offen unter { $address }
cli-serve-lan = Andere in diesem Netz kommen über { $address }
cli-serve-pictures = Links zeigen in Messengern kein Bild: Dafür ist das Extra „{ $extra }“ nötig (pip install "vigneron[{ $extra }]").
cli-serve-busy = Der Tisch kann unter { $host }, Port { $port } nicht lauschen: Er ist belegt oder nicht erlaubt; mit --port lässt sich ein anderer wählen.
cli-serve-one_process = Mehrere Prozesse brauchen PostgreSQL: Gib seine Adresse mit --database-url an.
cli-backup-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} in { $file } gesichert. Auch der Schlüssel ist darin: Bewahre sie gut auf.
cli-backup-nothing = An diesem Ort ist kein Haus.
cli-backup-file = { $file } lässt sich nicht schreiben: { $fault }.
cli-restore-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} zurückgelegt.
cli-restore-bad = { $file } ist keine ganze Sicherung eines Hauses.
cli-restore-not_empty = Dieser Ort ist nicht leer; nichts wurde geändert.
cli-restore-too_new = Die Sicherung stammt von einer neueren Version; nichts wurde geändert.

cli-required = nötig
cli-default = ohne Angabe: { $value }
cli-usage = Aufruf:
cli-metavar-command = BEFEHL
cli-metavar-text = TEXT
cli-metavar-number = N
cli-metavar-file = DATEI
cli-points = { $value } { $count ->
    [one] Punkt
   *[other] Punkte
}
cli-help-games_here = Spiele, ihre Plätze und Optionen:
cli-help-game = { $key }: { $title }; { $high ->
    [1] allein
   *[other] { $low } bis { $high } Plätze
}
cli-help-game_option = · { $key } ({ $name }): { $values }
cli-help-value = { $value } ({ $name })
cli-help-bots_here = Bots:
cli-help-bot = · { $key } ({ $name })
cli-play-choice_of = { $verb } (1–{ $count }, 0 führt zurück):
cli-play-group = { $verb }: { $count } Möglichkeiten
cli-play-all = Alle Möglichkeiten
cli-play-bot = { $name } ist ein Bot: { $level }.
cli-play-levels = Andere Gegner, mit --seats human,STUFE: { $levels }
cli-play-no_thing = „schauen“ nennt alle Dinge, die es gibt, „liste“ alle Möglichkeiten.
cli-play-no_part = Nichts in der Liste enthält „{ $part }“. „liste“ allein zeigt alles.
cli-play-help = Die Nummer einer Wahl eintippen. ?3 sagt, was Wahl 3 brächte, „warum TEXT“, warum etwas nicht geht, „schauen“ die ganze Stellung, „liste WORT“ die Möglichkeiten mit diesem Wort, „regel NUMMER“ eine Regel, „zurück“ nimmt zurück, „ende“ hört auf. Enter allein zeigt das noch einmal.
cli-play-choice = Wahl (1–{ $count }):
cli-play-no_number = Bitte eine Zahl von 1 bis { $count }.
cli-play-no_rule = Eine Regel „{ $rule }“ gibt es nicht.
cli-play-points = Punkte: { $points }
cli-play-then_chance = Dann entscheidet der Zufall.
cli-play-curtain = Der Bildschirm ist verdeckt. { $name } setzt sich.
cli-play-pass = Enter drücken, wenn sonst niemand hinsieht (oder „zurück“, um den letzten Zug zurückzunehmen):
cli-play-press_enter = Enter drücken, wenn sonst niemand hinsieht:
cli-play-no_undo = Jetzt lässt sich nichts zurücknehmen: Zufall, ein Aufdecken oder ein fremder Zug liegt dazwischen.
cli-play-undone = { $name } nimmt den letzten Zug zurück.
cli-play-over = Die Partie ist zu Ende.
cli-play-place = { $place }. { $name }: { $score }
cli-play-name = Platz { $number }
cli-play-left = Die Partie bleibt unbeendet.
cli-play-there = In { $file } ist schon eine Partie; setze sie mit --resume fort, oder bewahre diese in einer anderen Datei auf.
cli-play-other_game = { $file } enthält eine Partie { $game }.
cli-play-by_hand = Die Ziehungen in { $file } wurden von Hand eingegeben: Das Terminal kann dort nicht fortsetzen.
cli-play-no_seed = Woraus die Ziehungen in { $file } folgen, ist nicht bekannt; gib mit --seed den Startwert an.
cli-play-ended = Die Partie in { $file } ist zu Ende.
cli-play-program = { $file } nennt ein Programm als Bot, „{ $bot }“. Nichts wurde gestartet: Gib alle Plätze mit --seats an, wenn du ihm vertraust.
cli-play-agreed = { $name } wurde vor der Partie vereinbart: Es steht im Protokoll.
cli-play-bot_failed = Der Bot von { $name } antwortet nicht ({ $why }); ein einfacher Spieler handelt an seiner Stelle.
cli-play-kept = Das Protokoll liegt in { $file }
cli-word-quit = ende q beenden aufhören
cli-word-undo = zurück z zurücknehmen
cli-word-why = warum wieso
cli-word-look = schauen s ansehen zeigen brett
cli-word-rule = regel regeln r
cli-word-list = liste züge auswahl
cli-of_edition = { $title }, Ausgabe { $edition } der Regeln
cli-rules-changed = Ausgabe { $edition } hat geändert: { $rules }
cli-rules-newer = Das ist eine frühere Ausgabe; die neueste ist Ausgabe { $edition }.
cli-rules-before = In der Ausgabe davor:
cli-rules-new = Diese Regel ist neu in dieser Ausgabe.
cli-rules-where = Sagen, wo Code und Tests die Regel nennen.
cli-rules-where_number = --where braucht die Nummer einer Regel.
cli-rules-code = Code:
cli-rules-no_code = Keine Zeile des Codes nennt sie.
cli-rules-tests = Tests:
cli-rules-no_tests = Kein Test nennt sie.
cli-rules-tests_elsewhere = Die Tests gehören nicht zu dieser Installation; sie liegen im Repository und in der Quelldistribution.
cli-check-games = An wie vielen Zufallspartien die Gesetze geprüft werden.
cli-check-release = Auch als Fehler zählen, was einem Entwurf fehlen darf.
cli-golden-folder = Der Ordner der Tests des Spiels; ohne ihn tests/games/GAME.
cli-golden-playthroughs = Nur schreiben, was jeder Zug geändert hat; die Partieprotokolle bleiben.
cli-new-bad_title = „{ $title }“ kann kein Name eines Spiels sein: 1 bis { $most } Zeichen ohne geschweifte Klammern.
cli-games-draft = Entwurf
cli-golden-no_tests = { $key } hat hier keine Tests: --folder nennt ihren Ordner.
cli-golden-bad_plan = Der Plan der Musterpartien ist nicht zu gebrauchen: { $fault }
cli-golden-broken = Eine Musterpartie lässt sich nicht nachspielen: { $fault }
cli-check-ok = gut
cli-check-failed = falsch
cli-check-missing = fehlt
cli-check-import = „{ $key }“ lässt sich nicht importieren: { $fault }
cli-check-data = { $files ->
    [0] Es hat keine Materialdaten
    [one] Eine Datei mit Materialdaten ist gelesen
   *[other] { $files } Dateien mit Materialdaten sind gelesen
}; { $setups ->
    [one] ein Aufbau hat
   *[other] { $setups } Aufbauten haben
} Regeln.
cli-check-data-bad = Die Materialdaten können nicht stimmen: { $fault }
cli-check-data-source = { $file } sagt nicht, woher das stammt: { $names }
cli-check-text = Der Regeltext hat { $count ->
    [one] einen Absatz
   *[other] { $count } Absätze
}.
cli-check-text-none = text/en.md hat keine Absätze: ein Absatz ist eine Überschrift wie „### XY-1 Aufbau“ mit Text darunter.
cli-check-text-bad = Der Regeltext ist nicht lesbar: { $fault }
cli-check-text-empty = Absätze ohne Text: { $names }
cli-check-text-language = { $language }: { $count ->
    [one] ein Absatz
   *[other] { $count } Absätze
} des Regeltextes ({ $names })
cli-check-text-unknown = { $language }: der englische Text hat diese Absätze nicht: { $names }
cli-check-numbers = Tests nennen { $count ->
    [one] einen Absatz
   *[other] { $count } Absätze
}; jede Nummer in Code und Tests ist ein Absatz.
cli-check-numbers-unknown = Code, Optionen oder Tests nennen Absätze, die es nicht gibt: { $names }
cli-check-numbers-uncited = Tests, die diese Absätze nennen: { $names }
cli-check-words = Englisch hat { $count ->
    [one] einen Satz
   *[other] { $count } Sätze
}; was der Code nennt, ist darunter.
cli-check-words-english = In words/en.ftl fehlen Sätze, die der Code nennt: { $names }
cli-check-words-bad = { $language }: diese Zeilen der Wörter sind keine Sätze: { $names }
cli-check-words-language = { $language }: { $count ->
    [one] ein Satz
   *[other] { $count } Sätze
} ({ $names })
cli-check-words-unknown = Englisch, zu Sätzen, die nur hier stehen ({ $language }): { $names }
cli-check-laws = { $games ->
    [one] Eine Zufallspartie hält
   *[other] { $games } Zufallspartien halten
} die Gesetze.
cli-check-laws-broken = Gesetz { $law } ist verletzt: { $why }
cli-check-laws-raised = Ein erlaubter Zug löst einen Fehler aus: { $why }
cli-check-processes = Andere Prozesse spielen dieselbe Partie.
cli-check-processes-fault = Gesetz 2 ist verletzt: Ein anderer Prozess spielt eine andere Partie: { $why }
cli-check-replay = Ein Partieprotokoll lässt sich Stellung für Stellung nachspielen.
cli-check-replay-fault = Gesetz 10 ist verletzt: Ein Partieprotokoll lässt sich nicht nachspielen: { $why }
cli-check-undo = Was zurückgenommen wird, ist wie zuvor.
cli-check-undo-fault = Nach einem zurückgenommenen Zug ist die Stellung eine andere: { $why }
cli-check-playouts = Sein eigenes schnelles Spiel tut, was die Methoden des Vertrags tun.
cli-check-playouts-fault = Gesetz 18 ist verletzt: Sein eigenes schnelles Spiel tut mit dem Startwert { $seed } etwas anderes.
cli-check-bots = Bots spielen es: { $bots }.
cli-check-bots-fault = Der Bot { $bot } versagt bei Zug { $ply }: { $why }
cli-check-compiled = Übersetzte und ausgelegte Regeln spielen { $games ->
    [one] dieselbe Partie
   *[other] dieselben { $games } Partien
}.
cli-check-compiled-fault = Gesetz 15 ist verletzt: Übersetzte und ausgelegte Regeln unterscheiden sich.
cli-check-not-compiled = Es hat keine Typen zum Übersetzen: Seine Regeln laufen als reines Python.
cli-check-golden = { $count ->
    [one] Eine Musterpartie lässt
   *[other] { $count } Musterpartien lassen
} sich wie aufgeschrieben nachspielen.
cli-check-golden-unwritten = Musterpartien des Plans, die noch niemand gespielt hat: { $names }
cli-check-golden-fault = { $name } ist nicht, was die Regeln jetzt ergeben.
cli-check-tests = Seine eigenen Tests bestehen: { $said }
cli-check-tests-fault = Einige seiner eigenen Tests schlagen fehl.
cli-check-records = records.md beschreibt { $count ->
    [one] eine Art von Zügen
   *[other] { $count } Arten von Zügen
}.
cli-check-records-verbs = records.md, zu diesen Zügen: { $names }
cli-check-no-tests = Eigene Tests.
cli-check-no-pytest = pytest für seine eigenen Tests: vigneron[testing] installieren.
cli-check-no-golden = Musterpartien: „vigneron golden“ spielt und schreibt sie.
cli-check-no-picture = Ein eigenes Bild (picture/); das schlichte zeigt die lesbare Stellung.
cli-check-no-minutes = Wie lange eine Partie dauert und wie viel zu lernen ist (minutes und weight in __init__.py).
cli-check-no-insight = Rat für Bots (ai/); sie spielen nur nach der Wertung.
cli-check-no-records = records.md: die Texte der Züge, was gezogen wird und wann.
cli-check-no-refusals = text/refusals.toml: welche Absätze eine Ablehnung nennen darf; ohne sie wird Gesetz 19 nicht geprüft.
cli-check-error = Die Prüfung „{ $check }“ endete mit einem Fehler des Spiels: { $fault }
cli-check-end-failed = { $count ->
    [one] Eines ist falsch.
   *[other] { $count } Dinge sind falsch.
}
cli-check-end-missing = Nichts ist falsch. Zur Veröffentlichung { $count ->
    [one] fehlt eines.
   *[other] fehlen { $count } Dinge.
}
cli-check-end-draft = Nichts ist falsch, nichts fehlt: „draft=True“ kann aus der __init__.py des Spiels.
cli-check-end-ok = Nichts ist falsch.
