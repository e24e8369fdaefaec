title = Drei Reihen
tagline = Ein Würfel, drei Reihen, eine Wahl.
option-length = Länge
option-length-short = kurz
option-length-long = lang
event-put = { $who } legt eine { $die } in Reihe { $row }.
event-filled = Reihe { $row } von { $who } ist voll: { $points } Punkte.
event-passed = { $who } lässt eine { $die } liegen.
refusal-row_full = Reihe { $row } ist voll.
refusal-too_low = Eine { $die } darf nicht auf eine { $last } folgen.
offer-put = Die { $die } in Reihe { $row } legen
offer-pass = Passen
part-numbers = Zahlen
part-prizes = Volle Reihen
ending-rounds = Die letzte Runde ist gespielt.
draw-roll = der nächste Würfel
frame-card = Karte von { $who }
frame-card-own = Deine Karte
frame-tray = Würfel
label-row = Reihe { $row }, { $count ->
    [0] leer
    [one] eine Zahl, { $last }
   *[other] { $count } Zahlen, zuletzt eine { $last }
  }
label-die = Würfel mit { $die }
label-points = Punkte
note-turn = am Zug
status-round = Runde { $round }
status-over = Spiel zu Ende
tab-table = Tisch
prompt-put = Lege die { $die } in eine Reihe oder passe.
prompt-wait = Die anderen spielen.
prompt-over = Das Spiel ist zu Ende.
