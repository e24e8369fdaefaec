refusal-bad_seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
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
