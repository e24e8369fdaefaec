refusal-bad_seats = Dieses Spiel ist für { $more ->
    [0] { $low }
   *[other] { $low } bis { $high }
} { $high ->
    [one] Person
   *[other] Personen
}, nicht für { $seats }.
refusal-unknown_option = Dieses Spiel kennt keine Option „{ $option }“.
refusal-bad_option = „{ $value }“ ist keine Wahl für { $option }.
refusal-unknown_act = Diesen Zug gibt es nicht: „{ $act }“.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-over = Das Spiel ist zu Ende.

journal-at = Das Protokoll bricht bei Zug { $ply }: { $why }
journal-edition = Gespielt wurde nach Ausgabe { $needed } der Regeln; diese Installation hat { $found }.
journal-data = Gespielt wurde mit anderen Materialdaten ({ $needed }; hier { $found }).
journal-setup = Seine Aufstellung ist nicht möglich.
journal-bad_data = Seine Materialdaten können nicht stimmen: { $fault }
journal-no_setup = Die Aufstellung fehlt.
journal-order = Hier sollte Zug { $expected } stehen, nicht Zug { $found }.
journal-seat = Einen Platz Nummer { $number } gibt es nicht.
journal-unknown_act = Diesen Zug gibt es nicht: „{ $act }“.
journal-refused = Die Regeln lassen den Zug „{ $act }“ nicht zu.
journal-draw_missing = Eine Ziehung fehlt.
journal-draw_impossible = Eine Ziehung darin ist unmöglich.
journal-draws_left = Es { $count ->
    [one] ist { $count } Ziehung
   *[other] sind { $count } Ziehungen
} zu viel.
journal-digest = Die Stellung ist nicht die aufgeschriebene ({ $stored }; nach den Regeln { $found }).
journal-closing_count = Die letzte Zeile zählt { $stored }, die Regeln zählen { $found }.
journal-not_json = Zeile { $line } ist kein JSON-Objekt.
journal-format = Das ist kein Protokoll ({ $format }).
journal-header = „{ $field }“ im Kopf fehlt oder ist falsch.
journal-empty = Die Datei ist leer.
journal-table_row = Zeile { $line } ist keine richtige Zeile des Tisches.
journal-closing = Die Schlusszeile ist unvollständig oder falsch.
journal-after_close = Zeile { $line } steht hinter der Schlusszeile.
journal-undo = Die Rücknahme in Zeile { $line } nennt keinen Zug, zu dem es zurückgeht.
journal-row = Zeile { $line } braucht ply, seat, act, draws und digest.
journal-no_game = Es ist ein Protokoll von „{ $game }“, das hier nicht installiert ist.
journal-closing_early = Die Schlusszeile steht vor dem Ende der Partie.
journal-closing_places = Die Schlusszeile endet mit { $stored }, die Regeln mit { $found }.
journal-closing_parts = Die Teile der Punkte sind nicht die, die die Regeln zählen.
journal-secret_of_none = Es enthält ein Geheimnis, aber keine Festlegung darauf: Solche Ziehungen sind weder abgeleitet noch von Hand gemacht.
journal-after_end = Hinter dem Ende des Tisches steht noch eine Zeile.
journal-table_row_late = Der Tisch vermerkt „{ $kind }“, während keine Partie läuft.
journal-table_row_impossible = Der Tisch vermerkt „{ $kind }“ für Platz { $number }; das war da nicht möglich.
journal-forfeit = Ein Platz gibt auf, aber der Tisch endet nicht.
journal-end_why = Der Tisch endet ohne ein Wort, warum.
journal-end_impossible = So kann der Tisch nicht geendet haben ({ $why }).
journal-undo_nothing = Eine Rücknahme nimmt nichts zurück.
journal-undo_drew = Zug { $number } wurde zurückgenommen, nachdem er gezogen hatte.
journal-undo_revealed = Zug { $number } wurde zurückgenommen, nachdem er etwas aufgedeckt hatte.
journal-undo_taken = Was aus einer anderen Partie übernommen ist, lässt sich nicht zurücknehmen.
journal-taken_place = Nur die ersten Züge einer Partie können aus einer anderen übernommen sein.
journal-taken_row = Die Zeile, die sagt, aus welcher Partie die ersten Züge stammen, ist nicht lesbar.
journal-taken_secret = Das Geheimnis der Partie, aus der die ersten Züge stammen, passt nicht zu ihrer Festlegung.
journal-undo_whose = Zug { $number } ließ sich so nicht zurücknehmen: Andere hatten gezogen, oder niemand konnte darum bitten.
journal-undo_corrected = Berichtigen lassen sich nur Ziehungen des letzten Zugs, die von Hand gemacht wurden.
journal-not_corrected = Der Zug, dessen Ziehungen berichtigt wurden, wird nicht noch einmal gespielt.
journal-claims = Nur behauptet:
journal-proofs = Bewiesen:
journal-proof-rules = Jeder Zug war erlaubt, als er gemacht wurde, und jede Stellung folgt daraus. Nichts Zurückgenommenes hatte gezogen oder etwas aufgedeckt.
journal-proof-count = Punkte, ihre Teile und Plätze sind, was die Regeln zählen: { $scores }.
journal-claim-names = Wer gespielt hat: { $names }.
journal-claim-hand = Dass die Ziehungen, von Hand gemacht, so gefallen sind.
journal-claim-secret = Dass das Geheimnis vor der Partie gewählt wurde. Nur eine Festlegung, die du vor der Partie gesehen hast, beweist das; vergleiche { $commitment }, für den Tisch „{ $table }“.
journal-claim-words = Dass diese Wörter von denen stammen, die spielten: { $words }. Dein eigenes kennst du.
journal-claim-taken = Dass die Partie bis Zug { $ply } so an einem anderen Tisch gespielt wurde, „{ $table }“, mit einem vorher gewählten Geheimnis ({ $commitment }). Ihre eigene Aufzeichnung zeigt es.
journal-claim-taken-hand = Dass die Partie bis Zug { $ply } so an einem anderen Tisch gespielt wurde, „{ $table }“, mit Ziehungen von Hand.
journal-claim-agreed = Dass alle einverstanden waren, als zurückgenommen wurde, nachdem andere gezogen hatten ({ $count }×).
journal-claim-passed = Dass die Plätze, über deren Züge jemand zurückging, von Bots gespielt wurden ({ $count }).
journal-claim-replaced = Dass ein Bot jemandes Platz übernahm, und warum ({ $count }×).
journal-claim-sit = Dass jemand anstelle eines Bots weiterspielte ({ $count }×).
journal-claim-late = Dass jemandes Zeit abgelaufen war ({ $count }×).
journal-claim-failed = Dass ein Bot keine Antwort gab und ein einfacher Spieler für ihn zog ({ $count }×).
journal-claim-ended = Dass die Partie nach Zug { $ply } aufhörte ({ $why ->
    [time] Zeit abgelaufen
    [agreed] alle einverstanden
    [stopped] beendet von denen, die noch spielten
    [left] alle gegangen
   *[other] { $why }
}) und kein späterer Zug weggelassen ist.
journal-claim-other = Was Zeilen unbekannter Art sagen ({ $count }).
journal-kept = Es ist die Festlegung, die du aufbewahrt hast: Das Geheimnis wurde gewählt, bevor du sie sahst.
journal-kept_other = Die Festlegung, die du aufbewahrt hast, ist eine andere: Das sind nicht die Ziehungen, die sie zusagte.
journal-kept_table = Der Tisch, den du aufbewahrt hast, ist ein anderer: Die Ziehungen hängen auch an seinem Namen.

position-format = Das ist nicht der Text einer Stellung: Ein solcher Text beginnt mit { $format }.
position-long = Der Text ist zu lang: Eine Stellung hat höchstens { $most } Zeichen.
position-fields = Der Text hat { $count } Teile zwischen Doppelpunkten statt { $all }: Ein Stück fehlt.
position-damaged = Der Text ist beschädigt: Ein Stück fehlt oder ist verändert.
position-no_game = Das ist eine Stellung von „{ $game }“; dieses Spiel ist nicht installiert.
position-edition = Sie gehört zu Ausgabe { $needed } der Regeln; diese Installation hat { $found }.
position-data = Sie gehört zu anderen Materialdaten ({ $needed }; hier { $found }).
position-setup = Ihre Aufstellung ist nicht möglich.
position-number = „{ $field }“ steht, wo eine Zahl stehen sollte.
position-seat = Einen Platz mit der Nummer { $number } gibt es nicht.
position-impossible = Nach den Regeln gibt es keine solche Stellung: { $fault }

### Das schlichte Bild eines Spiels ohne eigenes; ein Spiel darf diese Sätze ersetzen.

frame-position = Stellung
frame-seat = { $who }
note-turn = am Zug
prompt-act = Wähle, was du tust.
prompt-wait = Die anderen spielen.
prompt-over = Das Spiel ist zu Ende.
status-round = Runde { $round }
status-over = Spiel zu Ende
tab-table = Tisch

# Wer führt, an jedem Tisch: `bound` ist exact, least, most oder shown (auf beiden Seiten ist etwas verdeckt)
race-level = Alle liegen gleichauf.
race-shared = { $count } Personen führen gemeinsam.
race-leads = { $bound ->
    [least] { $who } führt mit mindestens { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
    [most] Wer führt, ist offen: { $who } liegt höchstens { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } voraus, und was die anderen verdeckt haben, kann das drehen.
    [shown] Nach dem, was offen liegt, führt { $who } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[exact] { $who } führt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}
race-leads-level = { $who } führt bei gleichen Punkten.
gap-level = gleichauf
gap-leads = { $bound ->
    [least] { $points } oder mehr voraus
    [most] offen, wer führt
   *[exact] { $points } voraus
}
gap-behind = { $bound ->
    [least] { $points } oder mehr zurück
    [most] höchstens { $points } zurück
   *[exact] { $points } zurück
}
