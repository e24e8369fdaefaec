# The game and its options
title = Dom Pierre
tagline = Champagner anbauen, keltern und verkaufen, und damit Ansehen gewinnen.
option-variant = Variante
option-variant-standard = Normal
option-variant-quick = Schnell (Seite B)

# Names
column-vineyard = Weingarten
column-cellar = Kelterei
column-village = Dorf
column-logistics = Logistik
column-sales = Verkauf
column-goals = Ziele
variety-chardonnay = Chardonnay
variety-meunier = Pinot Meunier
variety-noir = Pinot Noir
press-left = links
press-centre = in der Mitte
press-right = rechts
route-north = Norden
route-east = Osten
route-south = Süden
route-west = Westen
place-supply = eigener Vorrat
place-maison = Maison
place-presses = Pressen
place-north = Nordroute
place-east = Ostroute
place-south = Südroute
place-west = Westroute
accessory-box = Holzkiste
accessory-sugar = Zucker
accessory-cork = Korken
accessory-label = Etikett
accessory-grey_box = graue Kiste
accessory-grey_sugar = grauer Zucker
accessory-grey_cork = grauer Korken
accessory-grey_label = graues Etikett
accessory-blue_box = blaue Kiste
accessory-blue_sugar = blauer Zucker
accessory-blue_cork = blauer Korken
accessory-blue_label = blaues Etikett
kind-bottle = Flasche
kind-barrel = Fass
kind-order = Auftrag
flag-usa = amerikanische Flagge
flag-rus = russische Flagge
token-crown = Krone
token-vp_small = { $value } SP
token-vp_large = { $value } SP
token-coin = { $value } Fr
token-sale_small = +{ $value } beim Verkauf
token-sale_large = +{ $value } beim Verkauf
token-worker = Arbeiter bewegen
token-press_small = +{ $value } in eine Presse
token-press_large = +{ $value } in eine Presse
token-harvest_chardonnay = Chardonnay { $value }
token-harvest_meunier = Pinot Meunier { $value }
token-harvest_noir = Pinot Noir { $value }
bonus-grey_box = graue Kiste
bonus-grey_sugar = grauer Zucker
bonus-grey_cork = grauer Korken
bonus-grey_label = graues Etikett
bonus-flag_usa = amerikanische Flagge
bonus-flag_rus = russische Flagge
bonus-coin = { $value } Fr
bonus-vp = { $value } SP
bonus-harvest_chardonnay = Chardonnay { $value }
bonus-harvest_meunier = Pinot Meunier { $value }
bonus-harvest_noir = Pinot Noir { $value }
bonus-press_small = +{ $value } in eine Presse
bonus-press_large = +{ $value } in eine Presse
bonus-worker = Arbeiter bewegen
goal-G01 = Häuser des Nordens
goal-G02 = Häuser des Ostens
goal-G03 = Häuser des Südens
goal-G04 = Häuser des Westens
goal-G05 = Alle vier Winde
goal-G06 = Große Reise
goal-G07 = Flaschenkäufer
goal-G08 = Fasskäufer
goal-G09 = Offene Aufträge
goal-G10 = Jeder Wunsch
goal-G11 = Reges Geschäft
goal-G12 = Volles Auftragsbuch
goal-G13 = Königliche Gunst
goal-G14 = Hoflieferant
goal-G15 = Über den Atlantik
goal-G16 = Hof des Zaren
goal-G17 = Flaggen der Welt
goal-G18 = Ost und West
goal-G19 = Ein langer Weg
goal-G20 = Auf allen Wegen
goal-G21 = Am Kreuzweg
goal-G22 = Reisetagebücher
goal-G23 = Winzer
goal-G24 = Küfer
goal-G25 = Volles Maison
goal-G26 = Alle Hände
goal-G27 = Vollbeschäftigung
goal-G28 = Gefüllter Keller
goal-G29 = Flaschenregal
goal-G30 = Fasslager
goal-G31 = Prestigecuvée
goal-G32 = Edles Fass
goal-G33 = Großer Bestand
goal-G34 = Drei Pressen
goal-G35 = Reiche Ernte
goal-G36 = Vollendete Mischung
goal-G37 = Reinsortig
goal-G38 = Schwere Presse
goal-G39 = Grand Cru
goal-G40 = Geldtruhe
goal-G41 = Ruhm
goal-G42 = Gut ausgerüstet
goal-G43 = Volle Ausrüstung
goal-G44 = Beständiges Haus
goal-G45 = Vollendete Werke
goal-tier = { $need } für { $vp } SP
metric-cards_north = Karten des Nordens
metric-cards_east = Karten des Ostens
metric-cards_south = Karten des Südens
metric-cards_west = Karten des Westens
metric-routes_sold = Routen unter deinen Karten
metric-route_sets = Sätze aller vier Routen
metric-cards_bottle = Flaschenkarten
metric-cards_barrel = Fasskarten
metric-cards_order = Aufträge
metric-kind_sets = Sätze Flasche, Fass, Auftrag
metric-cards = Marktkarten
metric-crowns = Kronen
metric-flags_usa = amerikanische Flaggen
metric-flags_rus = russische Flaggen
metric-flags = Flaggen beider Arten
metric-flag_pairs = Paare beider Flaggen
metric-workers_one_route = Arbeiter auf einer Route
metric-workers_routes = Arbeiter auf allen Routen
metric-routes_manned = Routen mit einem Arbeiter
metric-routes_ended = Routen bis zum letzten Abschnitt
metric-workers_vineyard = Arbeiter im Weingarten
metric-workers_presses = Arbeiter an den Pressen
metric-workers_maison = Arbeiter im Maison
metric-workers_least = Minimum: Routen, Garten, Pressen
metric-workers_supply = Arbeiter im eigenen Vorrat, höchstens
metric-tiles = Champagnerplättchen
metric-bottles = Flaschen in deinen Pressen
metric-barrels = Fässer in deinen Pressen
metric-best_bottle = Wert deiner besten Flasche
metric-best_barrel = Wert deines besten Fasses
metric-tiles_value = Wert allen Champagners
metric-presses_filled = Pressen mit Champagner
metric-harvest_tiles = Ernteplättchen
metric-presses_blended = Pressen mit allen drei Sorten
metric-harvest_one_variety = Ernteplättchen einer Sorte
metric-best_press = Ernte deiner besten Presse
metric-harvest_threes = Ernteplättchen mit Wert 3
metric-coins = Fr in der Hand
metric-step = Prestigestufen
metric-accessories = Zubehör
metric-accessory_types = Arten von Zubehör
metric-lowest_row = Reihe deiner niedrigsten Scheibe
metric-discs_done = Scheiben ganz oben

# What chance decides
draw-first = den Startspieler
draw-token = ein Prestigeplättchen
draw-grape = eine Traube aus dem Beutel
draw-ground = was auf einem Feld liegt
draw-harvest = ein Ernteplättchen
draw-tile = ein Ernteplättchen des Dorfes
draw-accessory = ein blaues Zubehör des Dorfes
draw-ratio = ein Quotenplättchen
draw-side = seine Seite
draw-goal = eine Zielkarte
draw-vintage = ein Weinleseplättchen
draw-market_north = eine Marktkarte im Norden
draw-market_east = eine Marktkarte im Osten
draw-market_south = eine Marktkarte im Süden
draw-market_west = eine Marktkarte im Westen
draw-ground-0 = nichts
draw-ground-1 = eine graue Kiste
draw-ground-2 = grauen Zucker
draw-ground-3 = einen grauen Korken
draw-ground-4 = ein graues Etikett
draw-ground-5 = eine Münze
draw-grape_on = die Traube auf { $square }
draw-ground_on = was auf { $square } liegt
draw-harvest_of = das Startplättchen von { $who }
draw-vintage_of = ein Weinleseplättchen für { $who }
draw-ratio_of = das Quotenplättchen im { $route }
draw-side_of = die Seite des Quotenplättchens im { $route }, die oben liegt
draw-two_sides = { $one } / { $other }
draw-named = { $what }
draw-seat = { $who }
draw-tile_named = { $variety } { $value }

# The count
part-step-row = Prestige
part-crowns-row = Kronen
part-sales = Verkäufe
part-village = Champagner fürs Dorf
part-goals = Gewertete Ziele
part-discs = Scheiben auf der Endleiste
part-gifts = Boni und Plättchen
part-step = Prestige: Stufe { $step }
part-crowns = Kronen: { $crowns } × { $times }
tie-coins = { $count } Fr
tie-order = Platz { $place } in der Zugreihenfolge
ending-end_track = Die Endleiste war gefüllt.

# Offers
offer-keep =
    Weinlese { $column } behalten{ $count ->
        [1] {""}
       *[other] {" "}(eine von { $count })
    }
offer-wait = Weinlese { $column } bei Reihe { $row } warten lassen
offer-move =
    { $column }: Reihe { $row }, Stärke { $strength }{ $cost ->
        [0] {""}
       *[other] , Kosten { $cost } Fr
    }
offer-move_cellar = { $column }: Reihe { $row }, Stärke { $strength }; Flaschen kosten { $cost } Fr, Fässer einen Arbeiter
offer-lay = { $strength ->
        [one] Mit der Scheibe { $column } einen Arbeiter entlassen
       *[other] Mit der Scheibe { $column } bis zu { $strength } Arbeiter entlassen
    }
offer-end = Zug beenden
offer-set_vintage = Wartende Weinlese { $column } legen
offer-set_strength = Stärkeplättchen legen: { $column } +{ $value }
offer-local =
    Im Ort verkaufen: { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] , { $k2 } { $v2 }
    }{ $k3 ->
        [none] {""}
       *[other] , { $k3 } { $v3 }
    }{ $k4 ->
        [none] {""}
       *[other] , { $k4 } { $v4 }
    }{ $k5 ->
        [none] {""}
       *[other] , { $k5 } { $v5 }
    }{ $k6 ->
        [none] {""}
       *[other] , { $k6 } { $v6 }
    }, für { $coins } Fr
offer-prestige = Prestige für { $cost } Fr kaufen
offer-score = „{ $goal }“ werten: { $vp } SP
offer-cork = Korken knallen lassen: { $column } auf Reihe { $row }
offer-take = Plättchen nehmen: { $token }
offer-take_down = Ein verdecktes Plättchen nehmen
offer-use_press = { $token } benutzen: Presse { $press }
offer-use_worker = Plättchen benutzen: Arbeiter bewegen
offer-lift = Arbeiter aufnehmen: { $place }
offer-lift_space = Arbeiter aufnehmen: { $place }, Feld { $space }
offer-lay_off = Arbeiter entlassen: { $place }
offer-lay_off_space = Arbeiter entlassen: { $place }, Feld { $space }
offer-lift_vintage = Weinlese: Arbeiter bewegen, { $place }
offer-lift_vintage_space = Weinlese: Arbeiter bewegen, { $place }, Feld { $space }
offer-put = Arbeiter einsetzen: { $place }
offer-put_skip = Arbeiter einsetzen, ein Feld überspringen: { $place }
offer-plant = { $variety } auf { $square } pflanzen
offer-point = Auf { $variety } auf { $square } zeigen
offer-help = Der Arbeiter auf { $square } ({ $variety }) hilft: +1
offer-crop = { $variety } { $value } in die Presse { $press } ernten
offer-crop_vintage = Mit der Weinlese: { $variety } { $value } in die Presse { $press }
offer-press_bb = Presse { $press }: Flaschen { $first } und { $second }
offer-press_br = Presse { $press }: Flasche { $first } und Fass { $second }
offer-press_rr = Presse { $press }: Fässer { $first } und { $second }
offer-press_br_vintage = Presse { $press } mit der Weinlese: Flasche { $first } und Fass { $second }
offer-press_rr_vintage = Presse { $press } mit der Weinlese: Fässer { $first } und { $second }
offer-tile = { $variety } { $value } in die Presse { $press } nehmen
offer-blue = Zubehör nehmen: { $accessory }
offer-give =
    Dem Dorf geben: { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] {" "}und { $k2 } { $v2 }
    }, { $vp } SP
offer-gift = Bonus nehmen: { $bonus }
offer-into = In die Presse { $press }
offer-sell = { $kind } { $tile } an { $city } verkaufen: Wert { $value }, { $vp } SP
offer-add = { $accessory } dazu: Wert { $value }, { $vp } SP
offer-spend = Plättchen { $token } ausgeben: Wert { $value }, { $vp } SP
offer-under = Weinlese: { $city } unter den Stapel legen
offer-more = Weinlese: zuerst { $count } Zielkarten dazulegen
offer-goal = „{ $goal }“ behalten ({ $metric }: { $tiers })
offer-trade = „{ $goal }“ abwerfen für: { $bonus }
offer-done_due = Später legen
offer-done_harvest = Kein Ernteplättchen nehmen
offer-done_cellar = Nicht weiter keltern
offer-done_village = Das Dorf verlassen
offer-done_bonus = Keinen zweiten Bonus
offer-done_lift =
    { $hand ->
        [0] Niemanden aufnehmen
       *[other] Alle aufgenommen ({ $hand })
    }
offer-done_pick = Niemanden bewegen
offer-done_sell = Nicht weiter verkaufen
offer-done_sale = Für { $value } verkaufen: { $vp } SP
offer-done_into = Darauf verzichten
offer-done_use = Plättchen für später behalten
offer-done_lay_off = Nicht weiter entlassen

# What happened
event-token_kept = { $who } behält die Weinlese { $column }.
event-token_waits = { $who } lässt die Weinlese { $column } warten und dreht das andere Plättchen um.
event-moved = { $who } schiebt { $column } auf Reihe { $row }.
event-moved_to_lay_off = { $who } schiebt { $column } auf Reihe { $row } und entlässt.
event-paid = { $who } zahlt { $coins } Fr.
event-vintage_set = { $who } legt die Weinlese { $column }.
event-strength_set = { $who } legt das Stärkeplättchen: { $column } +{ $value }.
event-grape_drawn = { $who } zieht { $variety }.
event-planted = { $who } pflanzt { $variety } auf { $square }.
event-pointed = { $who } zeigt auf { $variety } auf { $square }.
event-coins_found = { $who } findet dort { $coins } Fr.
event-accessory_found = { $who } findet dort Zubehör: { $accessory }.
event-worker_helped = Ein Arbeiter von { $who } auf { $square } ({ $variety }) hilft und geht ins Maison.
event-vintage_crop = { $who } zählt die Traube selbst mit, durch die Weinlese.
event-harvest_laid = { $who } legt { $variety } { $value } in die Presse { $press }.
event-modifier_laid = { $who } legt +{ $value } in die Presse { $press }.
event-worker_pressed = Ein Arbeiter von { $who } geht von den Pressen ins Maison.
event-pressed_bb = { $who } keltert zwei Flaschen, { $first } und { $second }, in der Presse { $press }.
event-pressed_br = { $who } keltert eine Flasche { $first } und ein Fass { $second } in der Presse { $press }.
event-pressed_rr = { $who } keltert zwei Fässer, { $first } und { $second }, in der Presse { $press }.
event-tile_bought = { $who } nimmt { $variety } { $value } aus dem Dorf in die Presse { $press }.
event-tile_shown = Das nächste Ernteplättchen des Dorfs: { $tile }.
event-tile_discarded = Das letzte Ernteplättchen des Dorfes, { $variety } { $value }, geht zurück.
event-village_dealt = Das Dorf bekommt neue Ernteplättchen: { $tiles }.
event-blue_dealt = Das benutzte blaue Zubehör kommt ins Dorf zurück. Oben liegt: { $accessories }.
event-accessory_gained = { $who } bekommt Zubehör: { $accessory }.
event-accessory_shown = Das nächste blaue Zubehör des Dorfs: { $accessory }.
event-flag_gained = { $who } bekommt: { $flag }.
event-coins_gained = { $who } bekommt { $coins } Fr.
event-vp_gained = { $who } bekommt { $vp } SP.
event-bonus_lost = { $who } kann diesen Bonus nicht nehmen: { $bonus }.
event-tiles_given =
    { $who } gibt dem Dorf { $tiles ->
        [one] ein Champagnerplättchen
       *[other] { $tiles } Champagnerplättchen
    }: { $vp } SP.
event-lifted = { $who } nimmt einen Arbeiter auf: { $place }.
event-placed = { $who } setzt einen Arbeiter ein: { $place }.
event-laid_off = { $who } entlässt einen Arbeiter ({ $place }): { $coins } Fr.
event-sold =
    { $who } verkauft { $kind } { $tile } an { $city } für { $value }{ $market ->
        [0] {""}
       *[other] , davon { $market } für die Presse
    }{ $road ->
        [0] {""}
       *[other] , { $road } für die Route
    }{ $added ->
        [0] {""}
       *[other] , { $added } dazu
    }: { $vp } SP.
event-card_won = { $who } nimmt die Karte von { $city }.
event-came_home =
    { $workers ->
        [one] Ein Arbeiter
       *[other] { $workers } Arbeiter
    } von { $who } im { $route } { $workers ->
        [one] kehrt
       *[other] kehren
    } heim: { $coins } Fr.
event-market_opened =
    { $city } { $kind ->
        [order] bestellt
       *[other] kauft
    } jetzt im { $route } { $kind ->
        [bottle] Flaschen
        [barrel] Fässer
        [order] Flaschen oder Fässer
       *[always] Flaschen und Fässer, ohne Bonus und Karte
    }.
event-market_buried = { $who } legt { $city } unter den Stapel ({ $route }).
event-vintage_goals = { $who } legt durch die Weinlese zuerst Zielkarten dazu.
event-goal_shown = Neue Zielkarte „{ $goal }“ ({ $metric }: { $tiers }). Bonus: { $bonus }.
event-goal_kept = { $who } behält das Ziel „{ $goal }“.
event-goal_traded = { $who } wirft „{ $goal }“ für den Bonus ab: { $bonus }.
event-goal_scored = { $who } wertet „{ $goal }“: { $vp } SP.
event-sold_locally =
    { $who } verkauft im Ort { $tiles ->
        [one] ein Champagnerplättchen
       *[other] { $tiles } Champagnerplättchen
    }: { $coins } Fr.
event-prestige_bought = { $who } kauft Prestige für { $coins } Fr.
event-cork_popped = { $who } lässt den Korken knallen: { $column } rückt auf Reihe { $row }.
event-rose = { $who } steigt auf Prestigestufe { $step }.
event-token_turned = Im Glas erscheint: { $token }.
event-glass_empty = Das Glas ist leer.
event-token_taken = { $who } nimmt ein Prestigeplättchen: { $token }.
event-token_cashed = { $who } nimmt ein Prestigeplättchen, sofort: { $token }.
event-token_used = { $who } benutzt ein Prestigeplättchen: { $token }.
event-disc_left =
    Die Scheibe { $column } von { $who } verlässt das Weingut{ $vp ->
        [0] {""}
       *[other] : { $vp } SP
    }.
event-end_triggered = Die Endleiste ist voll: Runde { $round } ist die letzte.
event-round_began = Runde { $round }.
event-last_round_began = Das ist die letzte Runde.
event-game_over = Die letzte Runde ist beendet. Die Punkte werden gezählt.

# Refusals
refusal-not_now = { $when }
when-turn = Erst muss beendet werden, was gefragt ist.
when-free = Eine freie Aktion geht vor dem Schieben oder nach der Aktion.
when-token = Wartende Plättchen werden vor dem Schieben oder gleich danach gelegt.
when-glass = Ein Plättchen aus dem Glas nimmt, wer im Prestige steigt.
when-use = Ein Prestigeplättchen wird vor dem Schieben, nach der Aktion oder beim Nehmen eingesetzt.
when-workers = Arbeiter werden in der Logistik aufgenommen, oder wenn eine Wirkung einen bewegt.
when-put = Arbeiter werden eingesetzt, wenn alle aufgenommen sind: erst fertig aufnehmen.
when-plant = Eine Traube wird in der Aktion Weingarten gepflanzt, wenn sie gezogen ist.
when-harvest = Eine Ernte folgt auf eine eben gepflanzte Traube.
when-press = Gekeltert wird in der Aktion Kelterei.
when-village = Vorteile gibt es in der Aktion Dorf.
when-into = In eine Presse kommt etwas, wenn du es eben bekommen hast.
when-sale = Champagner wird in der Aktion Verkauf an einem Markt verkauft.
when-add = Erst wählen, was wohin verkauft wird; dann kommt es dazu.
when-goals = Zielkarten nimmt man in der Aktion Ziele.
refusal-not_done = Das muss erst beendet werden.
refusal-draft_first = Erst werden die Weinlesen gewählt.
refusal-draft_over = Die Weinlesen sind gewählt.
refusal-chosen = Du hast schon gewählt.
refusal-not_in_hand = Du hast die Weinlese { $column } nicht.
refusal-moved_already = Du hast schon eine Scheibe geschoben.
refusal-move_first = Schiebe erst eine Scheibe.
refusal-disc_gone = Die Scheibe { $column } hat das Weingut verlassen.
refusal-too_dear = Das kostet { $cost } Fr; du hast { $coins }.
refusal-nothing_waits = Kein solches Plättchen wartet.
refusal-discs_too_low = Alle Scheiben müssen auf Reihe { $row } oder höher liegen.
refusal-no_vintage = Du hast hier keine unbenutzte Weinlese dafür.
refusal-no_strength = Die Stärke der Aktion ist aufgebraucht.
refusal-no_such_grape = Du hast keine { $variety }, oder sie ist gepflanzt.
refusal-square_planted = Auf { $square } steht schon eine Traube.
refusal-not_beside = { $square } liegt neben keiner Traube.
refusal-still_grapes = Solange es Trauben gibt, werden sie gepflanzt.
refusal-no_grape_there = Auf { $square } steht keine Traube.
refusal-nothing_around = Um diese Traube steht kein { $variety }.
refusal-one_helper = Ein Arbeiter hat für dieses Plättchen schon geholfen.
refusal-helper_elsewhere = Dein Arbeiter kam von { $variety }.
refusal-already_highest = Das Plättchen hat schon Wert { $value }.
refusal-no_press_for = Keine Presse hat Platz für { $variety }.
refusal-tiles_run_out = Die Ernteplättchen { $variety } sind aufgebraucht.
refusal-other_variety = Die Traube selbst ist { $variety }.
refusal-variety_there = In der Presse { $press } liegt schon { $variety }.
refusal-champagne_there = In der Presse { $press } liegt Champagner.
refusal-press_not_empty = Die Presse { $press } ist nicht leer.
refusal-press_without_harvest = In der Presse { $press } liegt kein Ernteplättchen.
refusal-no_worker_at_presses = Du hast keinen Arbeiter an den Pressen.
refusal-benefit_used = Diesen Vorteil hast du schon genommen.
refusal-stack_empty = Dieser Stapel ist leer.
refusal-no_tile_there = Dieses Champagnerplättchen liegt nicht in der Presse { $press }.
refusal-take_the_twin = Die zwei Plättchen der Presse { $press } sind gleich: nimm das erste.
refusal-not_shown = Keine ausliegende Karte zeigt diesen Bonus: { $bonus }.
refusal-same_bonus = Die zwei Boni müssen verschieden sein: { $bonus }.
refusal-cannot_take = Dieser Bonus kann jetzt nicht genommen werden: { $bonus }.
refusal-no_worker_there = Dort steht kein Arbeiter von dir.
refusal-nothing_to_lift = Dort steht kein Arbeiter von dir. Eingesetzt wird, wenn alle aufgenommen sind.
refusal-all_lifted = Du hast so viele aufgenommen, wie die Stärke sagt. Erst fertig aufnehmen, dann einsetzen.
refusal-nowhere_to_go = Er kann nirgends hin.
refusal-already_there = Er ist schon in deinem Vorrat.
refusal-must_end_elsewhere = Er muss anderswo enden.
refusal-route_full = Die Route im { $route } ist voll.
refusal-nothing_to_skip = Im { $route } sind nicht zwei Felder frei.
refusal-vine_taken = Auf { $square } steht schon ein Arbeiter.
refusal-no_market = Im { $route } gibt es keinen Markt mehr.
refusal-press_refused = { $city } nimmt nichts aus der Presse { $press }.
refusal-kind_refused = { $city } will eine andere Art: { $kind }.
refusal-accessory_refused = { $city } zeigt dieses Zubehör nicht.
refusal-no_accessory = Das hast du nicht: { $accessory }.
refusal-one_of_each = Es ist schon dabei: { $accessory }.
refusal-no_token = Dieses Plättchen hast du nicht mehr: { $token }.
refusal-no_card_under = Im Stapel liegt keine andere Karte ({ $route }).
refusal-market_chosen = Du verkaufst gerade im { $route }.
refusal-goal_not_shown = „{ $goal }“ liegt nicht aus.
refusal-one_kept = Die Karte zum Behalten ist gewählt.
refusal-keep_first = Wähle erst die Karte zum Behalten.
refusal-one_free_action = Die freie Aktion dieses Zuges ist getan.
refusal-goal_scored = „{ $goal }“ ist schon gewertet.
refusal-not_your_goal = „{ $goal }“ gehört dir nicht.
refusal-goal_not_met = „{ $goal }“ ist noch nicht erreicht.
refusal-cork_popped = Dein Korken hat schon geknallt.
refusal-prestige_full = Du bist ganz oben, und das Glas ist leer.
refusal-token_not_shown = Es liegt nicht offen im Glas: { $token }.
refusal-nothing_face_down = Im Glas liegt nichts verdeckt.
refusal-only_the_new_one = Jetzt darf nur das neue Plättchen benutzt werden: { $token }.

# Der Tisch: was wo liegt, was zu tun ist
status-draft = Wahl der Weinlesen
status-round = Runde { $round } · Endleiste { $left } von { $trigger }
status-last_but_one = Runde { $round } · die nächste ist die letzte
status-last = Runde { $round } · die letzte
status-over = Das Spiel ist zu Ende
scene-can-end = kann die Endleiste füllen
scene-ending-track =
    Das Spiel endet eine Runde nach voller Endleiste: { $full } von { $all }.
scene-ending-last_round =
    { $left ->
        [0] Diese Runde, Runde { $round }, ist die letzte.
       *[other] Die Endleiste ist voll: Die nächste Runde, Runde { $round }, ist die letzte.
    }
tab-winery = Weingut
tab-vineyard = Garten
tab-roads = Märkte
tab-goals = Ziele
frame-vineyard = Weingarten
frame-roads = Routen, Märkte, Dorf
frame-goals = Ziele
frame-prestige = Prestige und Endleiste
frame-winery = Weingut von { $who }
frame-winery-own = Dein Weingut
frame-presses = Pressen von { $who }
frame-presses-own = Deine Pressen
frame-house = { $who } im Überblick
frame-ledger = Zielkarten von { $who }
frame-ledger-own = Deine Zielkarten
note-column_vineyard = Garten
note-column_cellar = Kelterei
note-column_village = Dorf
note-column_logistics = Logistik
note-column_sales = Verkauf
note-column_goals = Ziele
note-press_left = Links
note-press_centre = Mitte
note-press_right = Rechts
note-short_left = L
note-short_centre = M
note-short_right = R
note-plus_left = L+{ $plus }
note-plus_centre = M+{ $plus }
note-plus_right = R+{ $plus }
note-at_north = N
note-at_east = O
note-at_south = S
note-at_west = W
note-home_presses = Pressen
note-home_maison = Maison
note-home_supply = Vorrat
label-lifted =
    Aufgenommen: { $count ->
        [one] ein Arbeiter
       *[other] { $count } Arbeiter
    }, einzusetzen
note-in_hand = auf der Hand
note-twice = ×2 auf der Hand
note-useless = hast du schon: ohne Nutzen
note-pays = bis { $vp } SP
note-points =
    { $count ->
        [one] auf eine Traube zeigen
       *[other] auf { $count } Trauben zeigen
    }
note-no_goals = noch keine Zielkarte
note-no_market = leer
note-have = du { $have }
note-have-of = { $who } { $have }
note-first = beginnt die Runden
note-end = dann noch eine Runde
note-last_round = Runde { $round } ist die letzte
note-doing_turn = auf die Wahl der Aktion
note-doing_vineyard = im Weingarten
note-doing_cellar = in der Kelterei
note-doing_village = im Dorf
note-doing_logistics = bei der Logistik
note-doing_sales = beim Verkauf
note-doing_goals = bei den Zielen
counter-coins = Franc
counter-crowns =
    { $count ->
        [one] Krone
       *[other] Kronen
    }
counter-cards =
    { $count ->
        [one] Marktkarte
       *[other] Marktkarten
    }
counter-discs =
    { $count ->
        [one] Scheibe übrig
       *[other] Scheiben übrig
    }
counter-step = Prestige
group-draft_1 = {""}
group-draft_2 = {""}
group-draft_3 = {""}
group-disc = Mit einer beliebigen Scheibe
group-free = Freie Aktion, eine im Zug
group-grape = Pflanzen
group-harvest = Ernten, in eine Presse
group-press = Presse
group-more = Mit
group-cellar = Eine Presse, und was sie macht
group-benefit = Nehmen
group-give = Eins oder zwei geben
group-from = Woher
group-to = Hierhin, oder auf eine Traube
group-market = Markt
group-add = Zum Wert dazu
group-glass = Aus dem Glas nehmen
group-due = Wartende Plättchen
group-crest = Stärke für
group-token = Plättchen einsetzen
prompt-over = Das Spiel ist zu Ende.
prompt-keep =
    { $two ->
        [0] Behalte ein Weinlese-Plättchen. Die anderen zwei gehen nach links.
       *[other] Behalte ein Weinlese-Plättchen. Die anderen zwei gehen nach links. Zu zweit haben beide auch die Weinlese der Ziele.
    }
prompt-token_waits = Welches wartet als Weinlese an Reihe { $row }? Das andere wird dein Stärke-Plättchen an Reihe { $strong }.
prompt-draft_wait = Du hast gewählt. Die anderen wählen noch.
prompt-wait = { $who } ist am Zug: { $doing }.
prompt-move =
    { $free ->
        [0] Schiebe eine Scheibe eine Reihe hoch.
       *[other] Schiebe eine Scheibe eine Reihe hoch. Davor geht eine freie Aktion.
    }
prompt-end =
    { $free ->
        [0] Beende den Zug.
       *[other] Beende den Zug, oder nimm erst eine freie Aktion.
    }{ $cork ->
        [0] {""}
       *[other] {" "}Deine Scheibe ist geschoben; nur der Korken kann noch eine heben.
    }
prompt-due = Deine Scheiben liegen hoch genug: lege ein wartendes Plättchen, jetzt oder in einem späteren Zug. Einmal gelegt, bleibt es.
prompt-plant =
    { $left ->
        [one] Pflanze die Traube neben eine andere.
       *[other] Pflanze { $left } Trauben, jede neben eine andere.
    }
prompt-point = Der Beutel ist leer: zeige noch { $left }-mal auf eine gepflanzte Traube.
prompt-harvest = { $variety } auf { $square }: was ernten, in welche Presse?
prompt-cellar =
    { $left ->
        [one] Eine Presse: welche, und was macht sie?
       *[other] Bis zu { $left } Pressen: welche, und was macht sie?
    }{ $coins ->
        [none] {""}
       *[other] {" "}Flaschen kosten { $coins } Fr.
    }{ $workers ->
        [0] {""}
       *[other] {" "}Fässer kosten einen Arbeiter.
    }
prompt-visit =
    { $left ->
        [0] Die Stärke ist aufgebraucht.
        [one] Ein Vorteil: Ernteplättchen, blaues Zubehör, SP für Champagner oder Boni.
       *[other] { $left } Vorteile, jede Art einmal: Ernteplättchen, blaues Zubehör, SP für Champagner, Boni.
    }{ $give ->
        [0] {""}
        [one] {" "}Für SP berühre das Plättchen in deiner Presse.
       *[other] {" "}Für SP berühre ein oder zwei Plättchen in deinen Pressen, dann bestätige.
    }
prompt-bonus = Nimm einen zweiten, anderen Bonus, oder lass es.
prompt-lift =
    { $left ->
        [one] Nimm einen Arbeiter auf und beliebig viele aus der Maison; dann setze alle ein.
       *[other] Nimm bis zu { $left } Arbeiter auf und beliebig viele aus der Maison; dann setze alle ein.
    }
prompt-lift_maison = Nur Arbeiter in der Maison können noch aufgenommen werden. Dann werden alle eingesetzt.
prompt-place =
    { $left ->
        [one] Setze den Arbeiter auf der Hand ein: auf eine Route, an die Pressen oder auf eine Traube.
       *[other] Setze die { $left } Arbeiter auf der Hand ein, einen nach dem anderen: auf Routen, an die Pressen oder auf Trauben.
    }
prompt-place_one = Wohin geht der Arbeiter? Er muss anderswo enden.
prompt-pick = Welcher Arbeiter geht?
prompt-sell =
    { $left ->
        [0] Die Stärke ist aufgebraucht.
        [one] Ein Verkauf: wähle ein Champagnerplättchen und einen Markt.
       *[other] Bis zu { $left } Verkäufe: wähle ein Champagnerplättchen und einen Markt.
    }
prompt-sale = { $city }: Wert { $value } bringt { $vp } SP. Lege Zubehör oder Plättchen dazu, oder verkaufe.
prompt-keep_goal =
    { $left ->
        [one] Behalte eine Zielkarte.
       *[other] Nimm { $left } Zielkarten: zuerst die, die du behältst.
    }
prompt-trade =
    { $left ->
        [one] Wirf eine Karte für ihren Bonus ab.
       *[other] Wirf { $left } Karten ab, jede für ihren Bonus.
    }
prompt-into = In welche Presse kommt { $variety } { $value }?
prompt-into_modifier = In welche leere Presse kommt +{ $value }?
prompt-rise = Prestige: nimm ein Plättchen aus dem Glas.
prompt-use = Jetzt einsetzen ({ $token }) oder für später behalten.
prompt-lay_off =
    { $left ->
        [0] Niemand kann mehr entlassen werden.
        [one] Entlasse einen Arbeiter für Geld.
       *[other] Entlasse bis zu { $left } Arbeiter für Geld.
    }
label-column_vineyard = Weingarten: so viele Trauben wie die Stärke ziehen und pflanzen, nach jeder ernten. Kostet Fr.
label-column_cellar = Kelterei: so viele Pressen wie die Stärke. Flaschen kosten Fr, Fässer einen Arbeiter.
label-column_village = Dorf: ein Vorteil je Stärke. Kostet Fr.
label-column_logistics = Logistik: so viele Arbeiter wie die Stärke bewegen, und die der Maison. Kostenlos.
label-column_sales = Verkauf: so viele Verkäufe wie die Stärke. Kostenlos.
label-column_goals = Ziele: so viele Karten wie die Stärke, eine behalten, die anderen geben ihren Bonus. Kostenlos.
label-strength = Reihe { $row }: eine Aktion, deren Scheibe hierher kommt, hat Stärke { $strength }.
label-row_cost = Liegt deine unterste Scheibe in Reihe { $row }: Weingarten, Kelterei und Dorf kosten { $cost } Fr.
label-lowest = Die unterste Scheibe liegt in Reihe { $row }: { $cost } Fr für Weingarten, Kelterei und Dorf.
label-top_row = Eine Scheibe in der obersten Reihe geht auf die Endleiste: { $vp } SP.
label-vintages = Weinlesefelder: eine Weinlese gibt ihrer Spalte einmal im Zug einen Effekt, ein Stärke-Plättchen { $value } Stärke.
label-vintage_space = Weinlesefeld { $column }, leer.
label-strength_token = Stärke-Plättchen: { $column } hat { $value } Stärke mehr.
label-vintage_vineyard = Weingarten: einmal im Zug zählt die eben gepflanzte Traube mit
label-vintage_cellar = Kelterei: die Fässer einer Presse sind { $value } mehr wert
label-vintage_village = Dorf: bewege auch einen Arbeiter
label-vintage_logistics = Logistik: ein Arbeiter überspringt ein Feld
label-vintage_sales = Verkauf: lege eine Marktkarte unter ihren Stapel
label-vintage_goals = Ziele: lege erst Karten dazu
label-use_village = Weinlese: ein Arbeiter
label-use_logistics = Weinlese: Feld überspringen
label-use_sales = Weinlese: Karte unter den Stapel
label-use_goals = Weinlese: erst Karten dazu
label-disc = Scheibe { $column } von { $who }, Reihe { $row }
label-disc_gone = Die Scheibe { $column } von { $who } liegt auf der Endleiste.
label-landing =
    { $column } in Reihe { $row }: Stärke { $strength }, kostet { $cost } Fr{ $vp ->
        [0] {""}
       *[other] , { $vp } SP auf der Endleiste
    }.
label-landing_cellar =
    { $column } in Reihe { $row }: Stärke { $strength }; Flaschen kosten { $cost } Fr, Fässer einen Arbeiter{ $vp ->
        [0] {""}
       *[other] , { $vp } SP auf der Endleiste
    }.
label-landing_free =
    { $column } in Reihe { $row }: Stärke { $strength }, kostenlos{ $vp ->
        [0] {""}
       *[other] , { $vp } SP auf der Endleiste
    }.
label-waiting_vintage = Die Weinlese { $column } wartet, bis alle Scheiben in Reihe { $row } oder höher liegen.
label-waiting_strength = Das Stärke-Plättchen wartet, bis alle Scheiben in Reihe { $row } oder höher liegen.
label-square = { $square }, leer
label-square_coin = { $square }: { $coins } Fr für den, der hier pflanzt
label-square_accessory = { $square }: { $accessory } für den, der hier pflanzt
label-vine = { $square }: eine Traube { $variety }
label-vine_worker = { $square }: eine Traube { $variety } mit einem Arbeiter von { $who }
label-bag =
    { $count ->
        [one] Eine Traube
       *[other] { $count } Trauben
    } im Beutel: Chardonnay { $chardonnay }, Pinot Meunier { $meunier }, Pinot Noir { $noir }
label-grape_in_hand = { $variety }, zu pflanzen
label-press = Die Presse { $press }
label-first_bottle = Die erste Flasche der Presse { $press } ist { $bonus } mehr wert.
label-first_barrel = Das erste Fass der Presse { $press } ist { $bonus } mehr wert.
label-slot = Presse { $press }: kein { $variety }
label-harvest = Presse { $press }: { $variety } { $value }
label-harvest_with = Presse { $press }: { $variety } { $value }, aus einem Plättchen { $base } und Modifikatoren
label-modifier = Presse { $press }: Modifikator +{ $value } für beide Plättchen
label-makes = Jetzt gekeltert, macht die Presse { $press } eine erste Flasche { $bottle } oder ein erstes Fass { $barrel }.
label-tile = { $kind } { $value }, Presse { $press }
label-fetches = Jetzt im { $route }: Wert { $value }, { $vp } SP, ohne Zubehör und Plättchen
label-home_presses =
    { $count ->
        [one] Ein Arbeiter
       *[other] { $count } Arbeiter
    } von { $who } an den Pressen
label-home_maison =
    { $count ->
        [one] Ein Arbeiter
       *[other] { $count } Arbeiter
    } von { $who } in der Maison
label-home_supply =
    { $count ->
        [one] Ein Arbeiter
       *[other] { $count } Arbeiter
    } von { $who } im eigenen Vorrat
label-accessory = { $accessory }: { $count }. Bringt { $value } beim Verkauf, wenn die Karte es zeigt.
label-cork =
    Startkarte: { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }, bis der Korken knallt; er schiebt eine Scheibe ohne Aktion hoch.
label-cork_popped = Der Korken hat geknallt; die Krone der Startkarte ist verloren.
label-crowns = Kronen: { $count }. Am Ende zählt jede so oft, wie die Prestigestufe sagt.
label-flags = { $flag }: { $count }, auf Karten und Plättchen
label-token =
    Prestigeplättchen: { $token }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
label-route = Die Route { $route }
label-section = { $route }: +{ $bonus } beim Verkauf, wenn dein vorderster Arbeiter hier steht; { $coins } Fr, wenn einer von hier heimkehrt
label-section_yours = { $route }: dein vorderster Arbeiter steht hier, +{ $bonus } beim Verkauf
label-section_yours-of = { $route }: der vorderste Arbeiter von { $who } steht hier, +{ $bonus } beim Verkauf
label-space = { $route }, Feld { $space }: frei, Abschnitt +{ $bonus }
label-space_worker = { $route }, Feld { $space }: ein Arbeiter von { $who }, Abschnitt +{ $bonus }
label-space_neutral = { $route }, Feld { $space }: ein neutraler Arbeiter, der sich nie bewegt; Abschnitt +{ $bonus }
label-deck =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } im Stapel { $route }, die sichtbare mitgezählt
label-no_market = Im { $route } gibt es keinen Markt mehr.
label-market_bottle = { $city } kauft Flaschen.
label-market_barrel = { $city } kauft Fässer.
label-market_order = { $city } bestellt Flaschen oder Fässer.
label-market_always = { $city } kauft weiter Flaschen und Fässer, ohne Bonus und Karte.
label-kind_bottle = Nimmt Flaschen
label-kind_barrel = Nimmt Fässer
label-kind_order = Ein Auftrag: nimmt beides
label-press_refused = Nimmt nichts aus der Presse { $press }
label-press_plus = +{ $plus } für Champagner aus der Presse { $press }
label-press_plain = Nimmt Champagner aus der Presse { $press }
label-accepts = Zubehör dieser Art erhöht den Wert: { $accessory }
label-card_flag = Die Karte hat eine Flagge: { $flag }
label-card_crown = Die Karte hat eine Krone.
label-ratio = Ein Verkauf bringt { $first } SP, { $second } ab Wert { $middle }, { $third } ab { $bottom }; ab { $prestige } auch Prestige.
label-village = Im Dorf: ein Vorteil je Stärke, jede Art einmal
label-village_tile = Dorf: { $variety } { $value }, darunter noch { $below }
label-village_blue = Dorf: { $accessory }, bringt { $value }, darunter noch { $below }
label-village_champagne =
    { $count ->
        [one] Ein Champagnerplättchen
       *[other] { $count } Champagnerplättchen
    } ins Dorf für { $vp } SP, Flasche oder Fass: in deinen Pressen zu berühren
label-harvest_empty = Dieser Stapel Ernteplättchen ist leer.
label-blue_empty = Dieser Stapel blaues Zubehör ist leer.
label-goal = Ziel „{ $goal }“ ({ $metric }: { $tiers }). Bonus: { $bonus }
label-bonus = Bonus dieser Karte: { $bonus }
label-have = Ziel „{ $goal }“: du hast jetzt { $have }.
label-have-of = Ziel „{ $goal }“: { $who } hat jetzt { $have }.
label-own_goal = Ziel „{ $goal }“ ({ $metric }: { $tiers }). Jetzt { $have }: { $vp } SP
label-won_route = Marktkarten, { $route }: { $count }
label-won_kind = Marktkarten, { $kind }: { $count }
label-scored = Gewertete Ziele: { $count }
label-step = Prestigestufe { $step }: { $vp } SP am Ende, und jede Krone { $times } SP
label-marker = { $who } auf Prestigestufe { $step }
label-glass = Im Glas: { $count } Plättchen verdeckt
label-glass_token = Im Glas: { $token }
label-glass_down = { $count } verdeckte Plättchen; eins davon kann man ungesehen nehmen
label-end_disc = Eine Scheibe von { $who } auf der Endleiste
label-end_place = Ein freies Feld der Endleiste: { $vp } SP
label-end_last = Kommt eine Scheibe hierher, wird die Runde beendet und noch eine gespielt. { $vp } SP
label-layoff = Arbeiter entlassen
label-local = Vor Ort verkaufen
label-prestige = Prestige: { $cost } Fr
label-pop = Korken knallen
label-score = { $goal }: { $vp } SP
label-plant_chardonnay = Chardonnay × { $count }
label-plant_meunier = Pinot Meunier × { $count }
label-plant_noir = Pinot Noir × { $count }
label-into_left = Links { $total }
label-into_centre = Mitte { $total }
label-into_right = Rechts { $total }
label-from_north = Nord, Feld { $space }
label-from_east = Ost, Feld { $space }
label-from_south = Süd, Feld { $space }
label-from_west = West, Feld { $space }
label-to_north = Nord +{ $bonus }
label-to_east = Ost +{ $bonus }
label-to_south = Süd +{ $bonus }
label-to_west = West +{ $bonus }
label-market_north = Nord
label-market_east = Ost
label-market_south = Süd
label-market_west = West
label-crop = { $variety } { $value }
label-crop_vintage = { $variety } { $value } mit der Weinlese
label-helper = Zuerst: Arbeiter auf { $square }
label-make_bb = 2 Flaschen
label-make_br = 1 Flasche, 1 Fass
label-make_rr = 2 Fässer
label-workers_supply = Vorrat { $count }
label-workers_maison = Maison { $count }
label-workers_presses = Pressen { $count }
label-worker_on = { $variety } { $square }
label-add = { $accessory } +{ $value }
label-spend = { $token }
label-add_vintage = Weinlese +{ $value }
label-take_down = verdeckt ({ $count })
label-take_box = graue Kiste
label-take_sugar = grauer Zucker
label-take_cork = grauer Korken
label-take_label = graues Etikett
label-take_usa = USA-Flagge
label-take_rus = russische Flagge
label-take_coin = { $value } Fr
label-take_points = { $value } SP
label-take_crown = Krone
label-take_sales = Verkauf { $value }
label-take_press = Presse { $value }
label-take_move = ein Arbeiter
label-take_chardonnay = Chardonnay { $value }
label-take_meunier = Pinot Meunier { $value }
label-take_noir = Pinot Noir { $value }
label-blue_box = blaue Kiste
label-blue_sugar = blauer Zucker
label-blue_cork = blauer Korken
label-blue_label = blaues Etikett
label-give = { $kind } { $value }
label-set_vintage = Weinlese { $column }
label-set_strength = Stärke-Plättchen

# Parts of an evaluation, as a review names them.
addend-wine = unverkaufter Champagner und Trauben
addend-goals = gewertete Ziele
addend-open_goals = Ziele, die noch nicht gewertet sind
addend-coins = Geld
addend-accessories = Zubehör
addend-tokens = Prestigemarken, die noch nicht benutzt sind
addend-on_routes = Arbeiter auf den Routen
addend-in_vineyard = Arbeiter im Weingarten
addend-other_workers = Arbeiter im Maison und an den Pressen
addend-winery = Weingut und Zeit für mehr

tip-draft = Wähle eine Weinlese: sie gibt einer deiner sechs Spalten für das ganze Spiel einen Effekt. Die beiden anderen gibst du weiter.
tip-column = Schiebe eine Scheibe eine Reihe hinauf und tu, was ihre Spalte sagt. Je höher die Reihe, desto stärker die Aktion. Berühre den Kopf einer Spalte, um zu lesen, was sie tut.
tip-plant = Pflanze jede Traube neben eine andere. Ihre Ernte zählt die Trauben einer Sorte auf den acht Feldern ringsum.
tip-press = Ein Ernteplättchen kommt in eine deiner drei Pressen. Eine Presse nimmt eines je Sorte, und keines, solange Champagner in ihr liegt.
tip-cellar = Pressen ergibt zwei Flaschen oder Fässer, jedes so viel wert wie alle Ernteplättchen der Presse. Die erste Flasche kostet Fr, das erste Fass einen Arbeiter.
tip-village = Im Dorf nimmst du je Stärke einen Vorteil, jede Art einmal: ein Ernteplättchen, ein blaues Zubehör, SP für Champagner oder Boni von Zielkarten.
tip-workers = Nimm Arbeiter auf, dann setze sie ein: auf einer Route machen sie deine Verkäufe wertvoller, im Weingarten helfen sie einer Ernte, an den Pressen bezahlen sie Fässer.
tip-sale = Verkaufe Champagner an einen Markt: seine Karte sagt, ob er Flaschen oder Fässer nimmt, und aus welcher Presse. Ab Wert 6 und ab 11 gibt es mehr.
tip-goals = Nimm Zielkarten: eine behältst du für später, die anderen geben jetzt ihren Bonus. Ein behaltenes Ziel zählt nur, wenn du es als freie Aktion wertest.
tip-prestige = Prestige: dein Marker steigt, und du nimmst ein Plättchen aus dem Glas. Am Ende zählt die Stufe und vervielfacht deine Kronen.
tip-layoff = Kein Geld? Statt der Aktion einer Spalte darfst du Arbeiter für je 1 Fr entlassen.
tip-token = Alle deine Scheiben sind hoch genug: das wartende Plättchen darf jetzt unter eine Spalte und bleibt dort.
tip-end = Eine Scheibe, die oben ankommt, geht auf die Endleiste und bringt 2 SP. Ist die Leiste voll, wird die Runde beendet und noch eine gespielt.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs = Franc
short-points = SP
spoken-points =
    { $count ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
