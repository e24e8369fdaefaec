# The game and its options
title = Grand Cru
tagline = Reben, Kredite und der richtige Jahrgang: leihen und pflanzen, teuer verkaufen, bereit sein, wenn der letzte Kredit getilgt ist.
option-open_money = Geld
option-open_money-no = Verdeckt
option-open_money-yes = Offen
option-last_year = Letztes Jahr
option-last_year-10 = Jahr 10
option-last_year-15 = Jahr 15
option-last_year-20 = Jahr 20
option-last_year-30 = Jahr 30

# Names. $tile is a grape's name or an improvement's key.
tile-name =
    { $tile ->
        [aoc] AOC
        [blending] Assemblage
        [hands] Erntehelfer
        [wholesaler] Großabnehmer
        [vintage] Guter Jahrgang
        [rich] Reiche Ernte
        [refinement] Veredelung
        [advertising] Werbung
       *[other] { $tile }
    }
tile-shown =
    { $count ->
        [one] { tile-name }
       *[other] { $count } × { tile-name }
    }
space-name =
    { $space ->
        [first] Startspieler
        [late] Spätlese
        [deliver] Nachlieferung
        [juice] Traubensaft
        [primeur] Primeur
        [replant] Umbau
        [raise1] Nachfrage +1
        [raise2] Nachfrage +2
        [raise3] Nachfrage +3
        [cash1] Bargeld 1
        [cash2] Bargeld 2
       *[cash3] Bargeld 3
    }
cube-count =
    { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }
loan-count =
    { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    }

# What chance or a hand draws
draw-tile = Plättchen vom Stapel
draw-tile-0 = Gamay
draw-tile-1 = Syrah
draw-tile-2 = Merlot
draw-tile-3 = Cabernet
draw-tile-4 = Pinot Noir
draw-tile-5 = AOC
draw-tile-6 = Assemblage
draw-tile-7 = Erntehelfer
draw-tile-8 = Großabnehmer
draw-tile-9 = Guter Jahrgang
draw-tile-10 = Reiche Ernte
draw-tile-11 = Veredelung
draw-tile-12 = Werbung
draw-holder = Los um die rote Flasche
draw-holder-0 = der erste Platz
draw-holder-1 = der zweite Platz
draw-holder-2 = der dritte Platz
draw-holder-3 = der vierte Platz
draw-holder-4 = der fünfte Platz

# Offers
offer-loans =
    Mit { $count ->
        [one] einem Kredit
       *[other] { $count } Krediten
    } beginnen: { $money } Fr sofort, { $price } Fr Zinsen im Jahr
offer-auction = { tile-name } zu { $price } Fr versteigern
offer-overbid = { $price } Fr für { tile-name } bieten, mehr als { $seat_other }
offer-acquire = { tile-name } für dein Gebot von { $price } Fr nehmen
offer-buy = { tile-name } für { $price } Fr direkt kaufen
offer-buycol = { tile-name } aus Versteigerung { $column } für { $price } Fr kaufen
offer-demand = Nachfrage nach { $grape } erhöhen: von { $from } auf { $price } Fr je Würfel
offer-demand-still = Nachfrage nach { $grape } um eine Stufe erhöhen, weiter bei { $price } Fr je Würfel
offer-harvest = { $grape } für { $price } Fr ernten
offer-sell = { $count } { $grape } aus Fass { $barrel } zu { $each } Fr verkaufen: { $money } Fr
offer-aoc = Mit AOC { $count } { $grape } aus Fass { $barrel } zu { $each } Fr verkaufen: { $money } Fr
offer-wholesaler = Mit dem Großabnehmer zuerst { $count } { $grape } aus Fass { $barrel } zu { $each } Fr verkaufen: { $money } Fr
offer-second = Zweiter Verkauf: { $count } { $grape } aus Fass { $barrel } zu { $each } Fr, { $money } Fr
offer-hands = Mit Erntehelfern zuerst { $grape } ernten ({ $price } Fr für beide)
offer-again = Zweite Ernte: { $grape }
offer-rich = Mit Reicher Ernte { $grape } und einen Würfel mehr ernten, für { $price } Fr
offer-blending = Fass { $barrel } verschneiden: { $grape } wird { $other }
offer-vintage = Guter Jahrgang: einen { $grape } aus Fass { $barrel } für { $money } Fr verkaufen
offer-refinement = { $grape } veredeln: aus Fass { $barrel } in Fass { $to }
offer-advertising = Werbung: { $grape } eine Stufe hinauf (von { $from } auf { $price } Fr), danach bis zu zwei weitere
offer-enough =
    { $count ->
        [one] Die andere Stufe lassen
       *[other] Die anderen { $count } Stufen lassen
    }
offer-pass = Für dieses Jahr passen
offer-first = Die rote Flasche nehmen ({ $prestige } Prestige)
offer-late = Spätlese: { $grape } für { $price } Fr ({ $prestige } Prestige)
offer-deliver = Nachlieferung: { $count } { $grape } aus Fass { $barrel } zu { $each } Fr, { $money } Fr ({ $prestige } Prestige)
offer-juice =
    { $count ->
        [one] Traubensaft: den Würfel auf deinen Reben pressen
       *[other] Traubensaft: alle { $count } Würfel auf deinen Reben pressen
    }, { $money } Fr ({ $prestige } Prestige)
offer-primeur = Primeur: { $count } unreife { $grape } aus Fass { $barrel } zu { $each } Fr, { $money } Fr ({ $prestige } Prestige)
offer-replant =
    { $full ->
        [0] Eine leere Rebe { $grape }
       *[other] Eine Rebe { $grape } samt Würfel
    } durch { $other } ersetzen, { $discards ->
        [0] aus dem Stapel
       *[other] aus dem Abwurf
    } ({ $prestige } Prestige)
offer-raise = Nachfrage +{ $steps }: { $grape } eine Stufe hinauf (von { $from } auf { $price } Fr) ({ $prestige } Prestige)
offer-cash =
    { $money } Fr für { $prestige } Prestige nehmen{ $interest ->
        [0] {""}
       *[other] ; dann sind { $interest } Fr Zinsen fällig
    }
offer-leave =
    Das Fest verlassen und das Prestige behalten{ $interest ->
        [0] {""}
       *[other] ; dann sind { $interest } Fr Zinsen fällig
    }
offer-borrow =
    { $count ->
        [one] Einen Kredit
       *[other] { $count } Kredite
    } aufnehmen: { $money } Fr
offer-repay =
    { $count ->
        [one] Einen Kredit
       *[other] { $count } Kredite
    } zurückzahlen: { $money } Fr
offer-keep = Die Kredite lassen, wie sie sind

# What happened
event-pledged = { $who } wählt { loan-count }.
event-opened =
    { $who } beginnt mit { $count ->
        [one] einem Kredit
       *[other] { $count } Krediten
    } und bekommt { $money } Fr.
event-bottle_given = { $who } hat die meisten Kredite und nimmt die rote Flasche.
event-bottle_drawn = Gleichstand bei den Krediten; das Los gibt { $who } die rote Flasche.
event-auction_opened = { $who } versteigert { tile-name } zu { $price } Fr.
event-overbid = { $who } bietet { $price } Fr für { tile-name }, mehr als { $seat_other }.
event-acquired = { $who } nimmt { tile-name } für { $price } Fr.
event-bought = { $who } kauft { tile-name } direkt für { $price } Fr.
event-bid_ended = { $who } verliert das Gebot von { $price } Fr und nimmt die Figur zurück.
event-cube_missed = Im Vorrat ist kein { $grape } mehr für die neue Rebe von { $who }.
event-demand_raised = { $who } erhöht die Nachfrage nach { $grape }, jetzt { $price } Fr.
event-demand_lowered = { $grape } fällt eine Stufe und steht bei { $price } Fr.
event-harvested =
    { $who } erntet { $grape }{ $price ->
        [0] .
       *[other] {" "}für { $price } Fr.
    }
event-enriched = Die Reiche Ernte bringt { $who } { cube-count } { $grape } mehr.
event-sold = { $who } verkauft { $count } { $grape } aus Fass { $barrel } zu { $each } Fr: { $money } Fr.
event-used = { $who } setzt { tile-name } ein.
event-blended = { $who } macht aus { $count } { $grape } in Fass { $barrel } { $other }.
event-refined = { $who } rückt { $count } { $grape } in Fass { $barrel } weiter.
event-steps_left =
    { $who } lässt { $count ->
        [one] die letzte Stufe
       *[other] { $count } Stufen
    } liegen.
event-passed = { $who } passt.
event-round_began = Runde { $round } von { $rounds }.
event-last_cube_harvested =
    { $who } hat den letzten Würfel geerntet: { $others ->
        [0] alle anderen haben gepasst, der Sommer endet.
       *[other] { $passed ->
            [0] alle anderen haben noch eine Aktion.
           *[other] alle anderen, die nicht gepasst haben, haben noch eine Aktion.
        }
    }
event-last_player_left = Alle anderen haben gepasst: { $who } hat noch eine Aktion.
event-growing_ended = Das Jahr { $year } geht zu Ende.
event-pile_renewed = Der Stapel ist leer: { $count } abgeworfene Plättchen bilden den neuen.
event-display_renewed = { $count } neue Plättchen liegen aus: { $tiles }. { $left } sind noch im Stapel.
event-prize_won = { $grape }: { $prestige } Prestige für { $who }.
event-festival_opened = Das Fest beginnt mit { $who } und { $prestige } Prestige.
event-space_taken = { $who } nimmt { space-name } für { $prestige } Prestige.
event-bottle_taken = { $who } hat die rote Flasche.
event-pressed = { $who } presst { cube-count } zu Traubensaft, für { $money } Fr.
event-replanted = { $who } ersetzt { $grape } durch { $other }.
event-cashed = { $who } bekommt { $money } Fr.
event-festival_left = { $who } verlässt das Fest mit { $prestige } Prestige.
event-festival_spent = { $who } hat noch { $prestige } Prestige und kann kein Feld mehr nehmen.
event-aged = Der Wein reift: jeder Würfel rückt ein Fass weiter.
event-spoiled =
    { $count ->
        [one] Ein Würfel { $grape } verdirbt im Keller von { $who }.
       *[other] { $count } Würfel { $grape } verderben im Keller von { $who }.
    }
event-rescued =
    { $who } braucht { $count ->
        [one] einen Notkredit
       *[other] { $count } Notkredite
    } ({ $money } Fr) und hat jetzt { $loans } Kredite.
event-interest_paid = { $who } zahlt { $price } Fr Zinsen.
event-went_bankrupt = { $who } schuldet { $price } Fr Zinsen, bekommt nichts mehr geliehen und ist bankrott.
event-borrowed = { $who } nimmt { loan-count } auf ({ $money } Fr) und hat jetzt { $loans }.
event-repaid =
    { $who } zahlt { loan-count } zurück ({ $money } Fr), { $loans ->
        [0] mehr sind es nicht.
       *[other] { $loans } bleiben.
    }
event-loans_kept =
    { $who } bleibt bei { $count ->
        [one] einem Kredit
       *[other] { $count } Krediten
    }.
event-compensated =
    { $who } fehlen { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    } { $grape }, dafür gibt es { $money } Fr.
event-year_began = Das Jahr { $year } beginnt, die Reben tragen.
event-ended_repaid = Der letzte Kredit ist zurückgezahlt: das Spiel endet im Jahr { $year }.
event-ended_bankrupt = Ein Bankrott beendet das Spiel im Jahr { $year }.
event-ended_last_year = Das Jahr { $year } war das letzte: das Spiel endet.

# Refusals
refusal-not_now = Das gehört nicht in diesen Teil des Jahres.
refusal-finish_first = Beende erst die begonnene Aktion.
refusal-already_chosen = Deine ersten Kredite sind gewählt.
refusal-opening_loans = Man beginnt mit { $least } bis { $most } Krediten.
refusal-no_pawn = Du hast keine Figur frei.
refusal-not_on_display = { tile-name } liegt nicht aus.
refusal-no_column =
    { $count ->
        [one] Nur eine Versteigerung läuft zugleich, und sie läuft schon.
       *[other] Nur { $count } Versteigerungen laufen zugleich, und alle laufen schon.
    }
refusal-bid_too_high = Gebote gehen bis { $most } Fr.
refusal-empty_column = Dort wird nichts versteigert.
refusal-own_bid = Das ist dein eigenes Gebot.
refusal-bid_too_low = Ein Gebot muss höher als { $price } Fr sein.
refusal-not_your_bid = Du führst in dieser Versteigerung nicht.
refusal-estate_full = Alle { $count } Felder deines Weinguts sind belegt.
refusal-no_money = Das kostet { $price } Fr, du hast { $money } Fr.
refusal-top_price = Die Nachfrage nach { $grape } ist ganz oben.
refusal-no_cube = Keine deiner Reben trägt { $grape }.
refusal-last_cube = Vor dem letzten Feld des Rundenzählers muss ein Würfel auf deinen Reben bleiben: dafür braucht es { $least }.
refusal-not_ripe = { $grape } in Fass { $barrel } lässt sich nicht verkaufen: Reif ist er in Fass { $first } bis { $last }.
refusal-too_few_cubes =
    In Fass { $barrel } { $count ->
        [0] ist kein Würfel
        [one] ist nur ein Würfel
       *[other] sind nur { $count } Würfel
    } { $grape }.
refusal-no_improvement = Du hast kein Plättchen { tile-name }.
refusal-improvement_used = { tile-name } ist in diesem Jahr schon eingesetzt.
refusal-hands_need_two = Erntehelfer brauchen zwei Würfel auf deinen Reben.
refusal-supply_empty = Im Vorrat ist kein { $grape } mehr.
refusal-no_second_sale = Nach diesem Verkauf wäre nichts Reifes für den zweiten übrig.
refusal-last_barrel = Fass { $barrel } ist das letzte für { $grape }.
refusal-space_taken = { $seat_other } hat dieses Feld genommen.
refusal-no_prestige = Das kostet { $price } Prestige, du hast { $prestige }.
refusal-no_cubes = Auf deinen Reben ist kein Würfel.
refusal-ripe_already = { $grape } in Fass { $barrel } ist nicht mehr unreif.
refusal-no_full_vine = Keine deiner Reben { $grape } trägt einen Würfel.
refusal-no_bare_vine = Keine deiner Reben { $grape } ist leer.
refusal-not_in_pile = Im Stapel ist keine Rebe { $grape }.
refusal-not_in_discards = Im Abwurf ist keine Rebe { $grape }.
refusal-too_many_loans = Höchstens { $most } Kredite insgesamt, du hast { $loans }.
refusal-too_few_loans = Du hast nur { loan-count }.

# The count and the end
part-kinds-row = Sorten Plättchen
part-cellar-row = Würfel im Keller
part-loans-row = Kredite
part-money = Geld
part-kinds =
    { $count ->
        [one] Eine Sorte Plättchen
       *[other] { $count } Sorten Plättchen
    }
part-cellar =
    { $count ->
        [one] Ein Würfel im Keller
       *[other] { $count } Würfel im Keller
    }
part-loans =
    { $count ->
        [one] Ein Kredit
       *[other] { $count } Kredite
    }
tie-tiles = { $count } Plättchen auf dem Weingut
ending-repaid = Kredite zurückgezahlt
ending-bankrupt = Bankrott: { $last }
ending-bankrupt-kind = Bankrott
ending-last_year = Letztes Jahr gespielt

# The table
scene-market = Markt
scene-demand = Nachfrage
scene-tracks = Kredite und Prestige
scene-estate = Weingut von { $who }
scene-estate-own = Dein Weingut
scene-tab-estate = Weingut
scene-tab-market = Markt
scene-tab-prices = Preise
scene-display = Auslage
scene-pile = je { $price } Fr · Stapel { $count }
scene-auctions = Versteigerung
scene-running = { $count } von { $most }
scene-free = frei
scene-sold = Verkauft
scene-prizes = meiste { $first } · zweite { $second }
scene-supply = Rest
scene-price = { $price } Fr
scene-loans = Kredite
scene-prestige = Prestige
scene-note-bankrupt = bankrott
scene-note-chosen = hat gewählt
scene-note-repaid = alles zurückgezahlt
scene-note-loans =
    { $count ->
        [one] ein Kredit bis zum Ende
       *[other] { $count } Kredite bis zum Ende
    }
scene-note-passed = hat gepasst
scene-note-left = hat das Fest verlassen
scene-can-end =
    { $how ->
        [cube] kann das Jahr mit einer Ernte beenden
        [pass] kann das Jahr durch Passen beenden
        [last] hat die letzte Aktion des Jahres
        [festival] kann das Fest durch Passen beenden
       *[loans] kann das Spiel mit { $francs } Fr beenden
    }
scene-note-bids = bietet { $bids } Fr
scene-note-holder = Startspieler
status-opening = Erste Kredite
status-growing = Jahr { $year } · Runde { $round } von { $rounds }
status-last-round = Jahr { $year } · letzte Runde, bis jemand sie beendet
status-closing = Jahr { $year } · letzte Aktionen
status-festival = Jahr { $year } · Fest
status-loans = Jahr { $year } · Kredite
status-over = Das Spiel ist zu Ende
scene-ending-loans = Das Spiel endet, wenn jemand den letzten Kredit zurückzahlt. Am wenigsten jetzt: { $count }.
scene-ending-repaid = Das Spiel endet nach diesem Schritt: { $who } hat alle Kredite zurückgezahlt.
scene-ending-last-year = Das Spiel endet mit diesem Jahr, Jahr { $year }.
scene-ending-bankrupt =
    { $count ->
        [one] Das Spiel endet mit diesem Jahr, weil { $who } bankrott ist.
        [2] Das Spiel endet mit diesem Jahr, weil { $who } und { $seat_last } bankrott sind.
       *[other] Das Spiel endet mit diesem Jahr, weil { $count } Spieler bankrott sind.
    }
prompt-opening = Mit wie vielen Krediten beginnst du? Jeder bringt { $price } Fr.
prompt-chosen =
    Du beginnst mit { $count ->
        [one] einem Kredit
       *[other] { $count } Krediten
    }. Die anderen wählen noch.
prompt-growing = Wähle eine Aktion.
prompt-last-action = Deine letzte Aktion in diesem Jahr.
prompt-second-sale = Jetzt der zweite Verkauf.
prompt-second-harvest = Jetzt die zweite Ernte.
prompt-steps =
    Erhöhe die Nachfrage um { $count ->
        [one] eine weitere Stufe
       *[other] bis zu { $count } weitere Stufen
    }.
prompt-festival = Nimm ein Feld des Festes; du hast { $count } Prestige.
prompt-loans =
    Du hast { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    }: leihe oder zahle zurück, je { $price } Fr.
prompt-over = Das Spiel ist zu Ende.
prompt-wait = { $who } ist am Zug.
prompt-passed = Du hast für dieses Jahr gepasst.
prompt-left = Du hast das Fest verlassen.
prompt-bankrupt = Du bist bankrott.
tile-short =
    { $tile ->
        [aoc] AOC
        [blending] Cuvée
        [hands] Helfer
        [wholesaler] Händler
        [vintage] Jahrgang
        [rich] Ernte
        [refinement] Veredeln
        [advertising] Werbung
       *[other] { $tile }
    }
space-short =
    { $space ->
        [first] Startspieler
        [late] Spätlese
        [deliver] Nachlieferung
        [juice] Traubensaft
        [primeur] Primeur
       *[replant] Umbau
    }
space-does =
    { $space ->
        [first] die rote Flasche nehmen und beginnen
        [late] eine Ernte, auch eines letzten Würfels
        [deliver] ein Verkauf; die Würfel zählen für keinen Preis
        [juice] alle Würfel auf deinen Reben, je 1 Fr
        [primeur] unreife Würfel verkaufen, je fehlendem Fass 1 Fr weniger
        [replant] eine Rebe gegen eine aus Stapel oder Abwurf tauschen
        [raise1] einen Preis um eine Stufe heben
        [raise2] zwei Stufen, für einen Preis oder zwei
        [raise3] drei Stufen, für beliebige Preise
       *[other] { $money } Fr nehmen
    }
label-space = { space-name }: { space-does }, { $prestige } Prestige
label-space-taken = { space-name } ({ space-does }): genommen von { $seat_other }
label-plan =
    { $tile ->
        [aoc] AOC: zu einem Verkauf 1 Fr mehr je Würfel
        [blending] Assemblage: die Würfel einer Farbe in einem Fass gegen eine andere dort tauschen
        [hands] Erntehelfer: zwei Ernten für 1 Fr
        [wholesaler] Großabnehmer: zwei Verkäufe in einer Aktion
        [vintage] Guter Jahrgang: einen reifen Würfel zum höchsten Preis verkaufen
        [rich] Reiche Ernte: ein Würfel mehr zu einer Ernte
        [refinement] Veredelung: eine Farbe in einem Fass ein Fass weiterrücken
       *[advertising] Werbung: bis zu drei Stufen der Nachfrage
    }
label-plan-used = { tile-name }: in diesem Jahr schon eingesetzt
label-vine = { $grape }: eine Rebe, gibt jährlich einen Würfel; reif in Fass { $first } bis { $last }
label-vine-full = Rebe { $grape } mit Würfel, reif in Fass { $first } bis { $last }
label-vine-bare = Rebe { $grape } ohne Würfel, reif in Fass { $first } bis { $last }
label-space-free = Freies Feld für ein Plättchen
label-pile = Im Stapel: { $gamay } Gamay, { $syrah } Syrah, { $merlot } Merlot, { $cabernet } Cabernet, { $pinot } Pinot Noir, { $aoc } AOC, { $blending } Assemblage, { $hands } Erntehelfer, { $wholesaler } Großabnehmer, { $vintage } Guter Jahrgang, { $rich } Reiche Ernte, { $refinement } Veredelung, { $advertising } Werbung; { $discards } abgeworfen
label-display = Auslage: Plättchen, die man versteigern lassen oder kaufen kann
label-auctions = Versteigerungen: je eine Spalte, höchstens so viele wie Spieler
label-below = { $price } Fr: nicht mehr als das Gebot von { $bid } Fr
label-free = Freie Spalte für eine Versteigerung
label-auction = { tile-name } wird versteigert: { $seat_other } führt mit { $price } Fr
label-marker = Nachfrage nach { $grape }: { $price } Fr je Würfel, ganz oben { $best } Fr
label-zone = { $grape } ist in Fass { $first } bis { $last } reif
label-sold-by = In diesem Jahr verkauft von { $who }
label-sold =
    { $who } hat { $count } { $grape } verkauft{ $prestige ->
        [0] { "" } in diesem Jahr: kein Preis
       *[other] , zurzeit { $prestige } Prestige
    }
label-prizes = Verkäufe dieses Jahres: wer von einer Sorte am meisten verkauft hat, bekommt { $first } Prestige, der Zweite { $second }
label-supplies = Was von jeder Sorte im Vorrat bleibt
label-year = Jahr { $year }: Runden, dann Fest, Reifen, Zinsen und Kredite
label-loan-track = Kredite, mit den Zinsen, die dafür jedes Jahr fällig sind
label-supply = { $grape }: { $count } im Vorrat
label-lot-ripe = { $count } { $grape } in Fass { $barrel }: je { $price } Fr
label-lot-last = { $count } { $grape } in Fass { $barrel }: je { $price } Fr, am Jahresende verloren
label-lot-young =
    { $count } { $grape } in Fass { $barrel }: reif in { $years ->
        [one] einem Jahr
       *[other] { $years } Jahren
    }
label-round = Runde { $round } von { $rounds }
label-round-last = Runde { $round }, die letzte: Sie dauert, bis jemand das Jahr beendet
label-holder = { $who } hat die rote Flasche
label-loan-step =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }: { $price } Fr Zinsen im Jahr
label-loans-of =
    { $who } hat { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }: { $price } Fr Zinsen im Jahr
label-prestige-step = Prestige, das die Felder des Festes bezahlt
label-prestige-row =
    Prestige { $count }{ $more ->
        [0] {""}
       *[other] {" "}oder mehr
    }
label-prestige-of = { $who } hat { $count } Prestige
label-loan-amount = { $count } · { $money } Fr
label-money = Franc
label-interest = Zinsen in Franc
label-rescued = Notkredit
label-due = Franc nach Abzug der Zinsen
label-pawns =
    { $count ->
        [one] freie Figur
       *[other] freie Figuren
    }
label-prestige = Prestige
label-kinds =
    { $count ->
        [one] Sorte Plättchen
       *[other] Sorten Plättchen
    }
label-loans =
    { $count ->
        [one] Kredit
       *[other] Kredite
    }
label-cellar = Würfel im Keller
label-verb-auction = Versteigern
label-verb-overbid = Überbieten
label-verb-acquire = Nehmen
label-verb-buy = Kaufen
label-verb-demand = Nachfrage
label-verb-harvest = Ernten
label-verb-sell = Verkaufen
label-from-pile = Aus dem Stapel
label-from-discards = Aus dem Abwurf
label-enough = Das genügt
label-leave =
    { $count ->
        [0] Das Fest verlassen
       *[other] Gehen, { $count } Prestige behalten
    }
label-keep =
    { $count ->
        [one] Einen Kredit behalten
       *[other] { $count } Kredite behalten
    }
group-action = Aktion
group-source = Herkunft
group-into = Zu
group-loans = Kredite
group-borrow = Aufnehmen
group-repay = Zurückzahlen
group-bid = Gebot
group-count = Würfel

# The year's end, the nine actions, and why one is impossible
scene-year = Jahresende
scene-this-year = Jahr { $year }
scene-house = Haus von { $who }
scene-end = Ende
scene-yours = deins: { $price } Fr
scene-yours-of = { $who }: { $price } Fr
scene-score-least = mind. { $points }
scene-tab-year = Fest
scene-year-end = Am Jahresende
scene-now = jetzt { $points }
label-now =
    { $count ->
        [one] Punkt jetzt
       *[other] Punkte jetzt
    }
label-year-end =
    Am Jahresende { $count ->
        [0] verdirbt kein Würfel
        [one] verdirbt ein Würfel
       *[other] verderben { $count } Würfel
    }, { $price } Fr Zinsen sind fällig, { $loans ->
        [0] und { $money } Fr bleiben
        [one] und du brauchst einen Notkredit
       *[other] und du brauchst { $loans } Notkredite
    }. Wäre jetzt Schluss, hättest du { $points } Punkte.
label-year-end-of =
    Am Jahresende { $count ->
        [0] verdirbt kein Würfel
        [one] verdirbt ein Würfel
       *[other] verderben { $count } Würfel
    }, { $price } Fr Zinsen sind fällig, { $loans ->
        [0] und { $money } Fr bleiben
        [one] und { $who } braucht einen Notkredit
       *[other] und { $who } braucht { $loans } Notkredite
    }. Wäre jetzt Schluss, hätte { $who } { $points } Punkte.
label-raise-row = Felder, die die Nachfrage heben
label-cash-row = Felder für Bargeld
label-open-bid = Eine Versteigerung bei { $price } Fr eröffnen
label-bid = { tile-name } mit { $price } Fr überbieten
label-leads = { $who } führt mit { $price } Fr
label-barrel = Fass { $barrel } im Keller
label-loan-end = Wer den letzten Kredit zurückgezahlt hat, beendet das Spiel
label-station =
    { $station ->
        [festival] Nach der letzten Runde: Verkaufspreise und das Fest
        [ageing] Dann reift der Wein: jeder Würfel rückt ein Fass weiter
        [interest] Dann werden Zinsen gezahlt
       *[loans] Dann werden Kredite aufgenommen oder zurückgezahlt
    }
label-verb-improve = Ausbau
label-verb-pass = Passen
about-auction = Eine Figur auf ein Plättchen der Auslage: die Versteigerung beginnt bei 1 bis { $most } Fr
about-overbid = Mehr für ein Plättchen bieten, bei dem jemand anders führt
about-acquire = Dein Gebot zahlen und das Plättchen nehmen
about-buy = Ein beliebiges sichtbares Plättchen sofort nehmen, für { $price } Fr
about-demand = Den Preis einer Rebsorte um eine Stufe heben
about-harvest = Einen Würfel von einer Rebe in Fass 1 legen, für { $price } Fr
about-sell = Reife Würfel einer Rebsorte aus einem Fass verkaufen
about-improve = Einen deiner Ausbauten einsetzen, jeden einmal im Jahr
about-pass = Kein Zug mehr in diesem Jahr
about-replant = Die Rebe gegen { $grape } tauschen
whynot-auction = In der Auslage liegt kein Plättchen.
whynot-overbid = In keiner Versteigerung führt jemand anders.
whynot-acquire = Du führst in keiner Versteigerung.
whynot-buy = Es gibt kein Plättchen zu kaufen.
whynot-demand = Die Nachfrage steht bei jeder Rebsorte ganz oben.
whynot-harvest = Keine deiner Reben trägt einen Würfel.
whynot-sell = Keiner deiner Würfel ist reif.
whynot-sell-empty = In deinem Keller liegt kein Würfel.
whynot-improve = Du hast keinen Ausbau.
whynot-improve-used = Deine Ausbauten sind in diesem Jahr eingesetzt.
whynot-improve-now = { tile-name } bewirkt jetzt nichts.

# Parts of an evaluation, as a review names them.
addend-wine = Wein im Keller, wenn er verkauft ist
addend-harvest = Trauben an den Reben
addend-money = Geld abzüglich der Kredite
addend-prestige = Prestige
addend-vineyards = Reben, die in den nächsten Jahren tragen
addend-improvements = Ausbauten für die nächsten Jahre
addend-market = Würfel in den Marktfässern
addend-estate = Geld und Zeit für mehr

tip-loans = Kredite sind anfangs dein einziges Geld: je 7 Franc, mit Zinsen jedes Jahr. Drei oder vier reichen für ein erstes Jahr; mit einem kann man kaum etwas kaufen.
tip-auction = Beginne eine Versteigerung: berühre ein Plättchen der Auslage, dann einen Preis. Ein Gebot kostet erst, wenn du das Plättchen in einem späteren Zug nimmst. Reben zuerst.
tip-overbid = Jemand anderes führt bei einem Plättchen. Berühre eine höhere Stufe, um zu überbieten. Für 7 Franc kaufst du jedes Plättchen sofort.
tip-acquire = Deine Figur führt noch: zahle dein Gebot und nimm das Plättchen, bevor dich jemand überbietet. Eine neue Rebe bringt sofort einen Würfel.
tip-plan = Ein gutes erstes Jahr: zwei oder drei Reben, darunter Gamay, der sich sofort verkauft, oder Syrah, ein Jahr später. Behalte 3 oder 4 Franc für die Zinsen.
tip-harvest = Eine Ernte legt einen Würfel von einer Rebe in Fass 1, für 1 Franc. Jedes Jahr rückt er ein Fass weiter; die Zeichen darüber zeigen, wo er reif ist.
tip-sell = Du hast reifen Wein. Verkaufe viele Würfel eines Fasses auf einmal: der Preis fällt je Verkauf um eine Stufe, egal wie viele es waren.
tip-spoils = Der Tropfen zeigt Wein in seinem letzten Fass: Verkaufe ihn in diesem Jahr, sonst ist er am Jahresende verloren.
tip-improve = Du hast einen Ausbau. Er dient einmal im Jahr: berühre ihn auf deinem Weingut, um zu lesen, was er tut.
tip-closing = Vier Gläser sind vier Runden. Ab der vierten beendet das Jahr, wer den letzten Würfel der eigenen Reben erntet; alle anderen sind noch einmal dran.
tip-festival = Das Fest: Felder bezahlst du mit Prestige, das Verkäufe gebracht haben. Jedes Feld dient einmal im Jahr. Was übrig ist, behältst du.
tip-debts = Einmal im Jahr nimmst du Kredite auf oder zahlst sie zurück. Wer den letzten zurückzahlt, beendet das Spiel; dann zählt jeder Kredit 7 Franc gegen dich.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs = Franc
short-aoc = AOC
spoken-aoc = AOC
