title = Trois rangées
tagline = Un dé, trois rangées, un choix.
option-length = Durée
option-length-short = courte
option-length-long = longue
event-put = { $who } met un { $die } dans la rangée { $row }.
event-filled = La rangée { $row } de { $who } est pleine : { $points } points.
event-passed = { $who } laisse un { $die }.
refusal-row_full = La rangée { $row } est pleine.
refusal-too_low = Un { $die } ne peut pas suivre un { $last }.
offer-put = Mettre le { $die } dans la rangée { $row }
offer-pass = Passer
part-numbers = Nombres
part-prizes = Rangées pleines
ending-rounds = La dernière manche est jouée.
draw-roll = le prochain dé
frame-card = Carte de { $who }
frame-card-own = Votre carte
frame-tray = Dé
label-row = Rangée { $row }, { $count ->
    [0] vide
    [one] un nombre, { $last }
   *[other] { $count } nombres, le dernier est { $last }
  }
label-die = Dé montrant { $die }
label-points = points
note-turn = à jouer
status-round = Manche { $round }
status-over = Partie terminée
tab-table = Table
prompt-put = Mettez le { $die } dans une rangée, ou passez.
prompt-wait = Les autres jouent.
prompt-over = La partie est terminée.
