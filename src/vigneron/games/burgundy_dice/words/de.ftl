# Das Spiel und seine Möglichkeiten
title = Die Burgen von Burgund: Das Würfelspiel
tagline = Zwei Farben, zwei Zahlen, ein Fürstentum zu füllen.
option-sheet = Blatt
option-sheet-A = A
option-sheet-B = B
option-sheet-C = C
option-sheet-D = D
option-sheet-E = E (von uns)
option-sheet-F = F (von uns)
option-sheet-G = G (von uns)
option-sheet-H = H (von uns)
option-variant = Startschlösser
option-variant-standard = Alle wählen geheim
option-variant-all_different = Alle verschieden, reihum
option-variant-all_alike = Alle gleich, der Gastgeber entscheidet
option-variant-solo = Allein
option-first_chooser = Wer zuerst wählt
option-first_chooser-0 = Platz 1
option-first_chooser-1 = Platz 2
option-first_chooser-2 = Platz 3
option-first_chooser-3 = Platz 4
option-first_chooser-4 = Platz 5

# Namen
colour-monastery = Kloster
colour-mine = Mine
colour-river = Fluss
colour-city = Stadt
colour-pasture = Weide
colour-castle = Schloss
colours-monastery = Klöster
colours-mine = Minen
colours-river = Flüsse
colours-city = Städte
colours-pasture = Weiden
colours-castle = Schlösser
die-monastery = violett
die-mine = grau
die-river = blau
die-city = orange
die-pasture = gelb
die-castle = grün
bonus-monk = Mönch
bonus-silverling = Silberling
bonus-goods = Ware
bonus-worker = Arbeiter

# Würfel, die der Zufall oder eine Hand wirft
draw-colour = Farbwürfel
draw-number = Zahlenwürfel
draw-hourglass = Sanduhrwürfel
draw-colour-0 = violett
draw-colour-1 = grau
draw-colour-2 = blau
draw-colour-3 = orange
draw-colour-4 = gelb
draw-colour-5 = grün
draw-number-0 = 1
draw-number-1 = 2
draw-number-2 = 3
draw-number-3 = 4
draw-number-4 = 5
draw-number-5 = 6
draw-hourglass-0 = eine Sanduhr
draw-hourglass-1 = doppelte Sanduhr
draw-hourglass-left = auf { $n } von { $of } Seiten

# Angebote
offer-castle =
    Mit Schloss { $place } und { $bonus ->
        [monk] einem Mönch
        [silverling] einem Silberling
        [goods] einer Ware
       *[worker] einem Arbeiter
    } beginnen
offer-mark =
    { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number } eintragen
offer-monk =
    Mit einem Mönch – { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number } eintragen
offer-worker =
    Mit einem Arbeiter – { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number } eintragen
offer-second =
    Für einen Silberling – { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number } eintragen
offer-decline =
    Nichts markieren, { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    } nehmen
offer-done = Keine zweite Markierung

# Was geschah
event-castle_chosen =
    { $who } beginnt mit Schloss { $place } und { $bonus ->
        [monk] einem Mönch
        [silverling] einem Silberling
        [goods] einer Ware
       *[worker] einem Arbeiter
    }.
event-dice_rolled =
    Runde { $turn }, Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }: { $colour1 ->
        [monastery] violett (Kloster)
        [mine] grau (Mine)
        [river] blau (Fluss)
        [city] orange (Stadt)
        [pasture] gelb (Weide)
       *[castle] grün (Schloss)
    } und { $colour2 ->
        [monastery] violett (Kloster)
        [mine] grau (Mine)
        [river] blau (Fluss)
        [city] orange (Stadt)
        [pasture] gelb (Weide)
       *[castle] grün (Schloss)
    }, { $number1 } und { $number2 }.
event-boxes_crossed =
    Eine Sanduhr: { $left ->
        [0] das letzte Feld der Phase ist abgestrichen.
       *[other] noch { $left ->
            [one] ein Feld
           *[other] { $left } Felder
        } bis zum Ende der Phase.
    }
event-double_rolled =
    Doppelte Sanduhr, Waren werden verkauft: { $left ->
        [0] das letzte Feld der Phase ist abgestrichen.
       *[other] noch { $left ->
            [one] ein Feld
           *[other] { $left } Felder
        } bis zum Ende der Phase.
    }
event-turn_counted =
    Eine Sanduhr: { $left ->
        [0] dies ist die letzte Runde der Phase.
        [one] noch eine Runde in dieser Phase.
       *[other] noch { $left } Runden in dieser Phase.
    }
event-double_counted =
    Doppelte Sanduhr, Waren werden verkauft: { $left ->
        [0] dies ist die letzte Runde der Phase.
        [one] noch eine Runde in dieser Phase.
       *[other] noch { $left } Runden in dieser Phase.
    }
event-goods_sold =
    { $who } verkauft { $goods ->
        [one] eine Ware
       *[other] { $goods } Waren
    } für { $points } Punkte und { $silverlings ->
        [one] einen Silberling
       *[other] { $silverlings } Silberlinge
    }.
event-marked =
    { $who } trägt { $number } { $colour ->
        [monastery] ins Kloster
        [mine] in die Mine
        [river] in den Fluss
        [city] in die Stadt
        [pasture] in die Weide
       *[castle] ins Schloss
    } { $place } ein.
event-marked_with_bonus =
    { $who } nutzt { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    } und trägt { $number } { $colour ->
        [monastery] ins Kloster
        [mine] in die Mine
        [river] in den Fluss
        [city] in die Stadt
        [pasture] in die Weide
       *[castle] ins Schloss
    } { $place } ein.
event-declined =
    { $who } markiert nichts und nimmt { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    }.
event-area_completed =
    { $who } vollendet { $colour ->
        [monastery] ein Kloster
        [mine] eine Mine
        [river] einen Fluss
        [city] eine Stadt
        [pasture] eine Weide
       *[castle] ein Schloss
    } mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [monk] {" "}und ein Mönch
        [silverling] {" "}und ein Silberling
        [goods] {" "}und eine Ware
        [worker] {" "}und ein Arbeiter
        [doubled] , schon verdoppelt
       *[none] {""}
    }.
event-colour_claimed =
    { $who } hat alle { $colour ->
        [monastery] Klöster
        [mine] Minen
        [river] Flüsse
        [city] Städte
        [pasture] Weiden
       *[castle] Schlösser
    } markiert: { $value ->
        [first] { $points } Punkte für den ersten Platz.
        [second] { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } für den zweiten Platz.
       *[none] dafür sind keine Punkte mehr da.
    }
event-phase_ended =
    Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    } ist zu Ende.
event-won = { $who } gewinnt mit { $points } Punkten.
event-solo_rated =
    { $points } Punkte: { $mark ->
        [incredible] unglaublich.
        [excellent] ausgezeichnet.
        [well_done] gut gespielt.
       *[none] beim nächsten Mal mehr als 50.
    }

# Die Wertung
# Rows of the final score that sum several parts up
part-area-row =
    { $colour ->
        [monastery] Klöster
        [mine] Minen
        [river] Flüsse
        [city] Städte
        [pasture] Weiden
       *[castle] Schlösser
    }
part-pasture-row = Weiden
part-goods-row = Verkaufte Waren
part-colour_bonus-row = Ganze Farben

part-start = Startschloss
part-area =
    { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    }, Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-pasture =
    Weide mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    } verdoppelt, Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-goods =
    In Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    } verkaufte Waren
part-colour_bonus =
    Alle { $colour ->
        [monastery] Klöster
        [mine] Minen
        [river] Flüsse
        [city] Städte
        [pasture] Weiden
       *[castle] Schlösser
    }, { $value ->
        [first] Erster
       *[second] Zweiter
    }, Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
tie-bonus =
    { $count ->
        [one] { $count } Bonus übrig
       *[other] { $count } Boni übrig
    }
ending-clock = Alle drei Phasen sind vorbei

# Ablehnungen
refusal-game_over = Das Spiel ist zu Ende.
refusal-already_chosen = Deine Wahl steht; sie wird aufgedeckt, sobald alle gewählt haben.
refusal-castles_are_chosen = Das Startschloss wird einmal gewählt, vor dem ersten Wurf.
refusal-castle_first = Wähle zuerst dein Startschloss.
refusal-not_a_castle = { $place } ist kein Schloss.
refusal-castle_taken = Schloss { $place } ist vergeben; hier sind alle Startschlösser verschieden.
refusal-clockwise = { $seat } wählt jetzt ein Startschloss.
refusal-host_decides = { $seat } bestimmt das Startschloss für alle.
refusal-no_first_combination = Ein Silberling bezahlt eine zweite Kombination: Bestätige die erste, dann kannst du ihn einsetzen.
refusal-worker_and_die = Ein Arbeiter steht anstelle eines Zahlenwürfels: Lass die Zahlenwürfel liegen; berühre ein Feld und die Zahl, die der Arbeiter einträgt.
refusal-monk_and_die = Ein Mönch steht anstelle eines Farbwürfels: Lass die Farbwürfel liegen; berühre ein Feld und einen Zahlenwürfel.
refusal-one_space = Eine Kombination markiert ein Feld.
refusal-one_of_each = Eine Kombination nimmt einen Farbwürfel und einen Zahlenwürfel.
refusal-two_purposes = Ein Bonus je Runde: Die zweite Kombination kostet einen Silberling und nimmt die Würfel, wie sie liegen.
refusal-has_combined = Du hast kombiniert und kannst nicht stattdessen einen Arbeiter nehmen.
refusal-one_combination = Deine Kombination steht; eine zweite kostet einen Silberling.
refusal-same_dice = Mindestens einer der beiden Würfel muss ein anderer sein als bei der ersten Kombination.
refusal-no_bonus =
    Du hast { $bonus ->
        [monk] keinen Mönch
        [silverling] keinen Silberling
        [goods] keine Ware
       *[worker] keinen Arbeiter
    } einzusetzen.
refusal-monk_changes_nothing = Beide Farbwürfel zeigen diese Farbe schon; ein Mönch würde nichts ändern.
refusal-worker_changes_nothing = Beide Zahlenwürfel zeigen diese Zahl schon; ein Arbeiter würde nichts ändern.
refusal-space_marked = { $place } ist schon markiert.
refusal-not_adjacent = { $place } berührt kein markiertes Feld.
refusal-wrong_colour =
    Für { $colour ->
        [monastery] ein Kloster
        [mine] eine Mine
        [river] einen Fluss
        [city] eine Stadt
        [pasture] eine Weide
       *[castle] ein Schloss
    } brauchst du einen Würfel dieser Farbe.
refusal-wrong_number =
    { $colour ->
        [monastery] Ein Kloster nimmt 1 oder 2, nicht { $number }.
        [mine] Eine Mine nimmt 3 oder 4, nicht { $number }.
       *[river] Ein Fluss nimmt 5 oder 6, nicht { $number }.
    }
refusal-number_in_city = In dieser Stadt steht schon eine { $number }.
refusal-number_not_beside = Neben Schloss { $place } steht keine { $number }.
refusal-other_pasture_number = Alle Zahlen einer Weide sind gleich; hier steht eine andere als { $number }.
refusal-solo_is_for_one = Das Solospiel ist für eine Person.
refusal-needs_others = Diese Wahl der Startschlösser braucht mindestens zwei Personen; allein spielt man das Solospiel.
refusal-too_many_for_different = Es gibt vier Schlösser, also können höchstens { $high } Personen verschiedene haben.

# Der Tisch: Flächen, Stand, was zu tun ist
scene-tray = Der Wurf
scene-time = Zeit
scene-points = Punkte
scene-areas = Gebiete
scene-colours = Ganze Farben
scene-sheet = Herzogtum · { $who }
scene-sheet-own = Dein Herzogtum
scene-bonus = Boni · { $who }
scene-bonus-own = Deine Boni
scene-tab-table = Tisch
scene-tab-points = Punkte
scene-can-end =
    { $count ->
        [1] kann alle { $colour ->
             [monastery] Klöster
             [mine] Minen
             [river] Flüsse
             [city] Städte
             [pasture] Weiden
            *[castle] Schlösser
        } vollenden
       *[other] kann { $count } Farben vollenden
    }
scene-marked = { $marked } von { $spaces } markiert
scene-clock-start = { $boxes } Felder je Phase
scene-clock =
    { $left ->
        [0] letzte Runde
        [one] danach letzte Runde
       *[other] noch { $left } · { $least }–{ $left } Runden
    }
scene-clock-start-solo = { $turns } Runden je Phase
scene-clock-solo = Runde { $turn } von { $turns }
scene-clock-over = Phasen vorbei
status-castles = Startschlösser
status-turn =
    Phase { $phase } · Runde { $turn } · { $left ->
        [0] letzte Runde
        [one] noch ein Feld
       *[other] noch { $left } Felder
    }
status-solo = Phase { $phase } · Runde { $turn } von { $turns }
status-over = Spiel zu Ende
scene-ending-boxes =
    Das Spiel endet mit Phase { $phase }: noch { $left ->
        [one] ein Zeitfeld
       *[other] { $left } Zeitfelder
    } von { $all }.
scene-ending-turns =
    Das Spiel endet mit Phase { $phase }: noch { $left ->
        [one] eine Runde
       *[other] { $left } Runden
    } von { $all }.
prompt-castle = Wähle dein Startschloss: Es gilt als markiert und gibt seinen Bonus.
prompt-castle-chosen = Dein Startschloss ist gewählt.
prompt-castle-of = { $who } wählt ein Startschloss.
prompt-mark = Markiere ein Feld: eine Farbe, eine Zahl.
prompt-bonus = Nur mit einem Bonus geht etwas.
prompt-nothing =
    Kein Würfelpaar passt neben deine Markierungen: Nimm { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    }.
prompt-second = Ein Silberling für eine zweite Markierung?
prompt-chosen = Gewählt: wird mit den anderen aufgedeckt.
prompt-over = Das Spiel ist zu Ende.
group-value = Zahl, die hineinkommt

# Was die Dinge auf dem Tisch sind, beim Überfahren und für Vorleseprogramme
label-start =
    Schloss { $place }, Startschloss; gab { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    }
label-marked =
    { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number }, { $open ->
        [one] noch eins von { $size } Feldern frei
       *[other] noch { $open } von { $size } Feldern frei
    }
label-marked-full =
    { $colour ->
        [monastery] Kloster
        [mine] Mine
        [river] Fluss
        [city] Stadt
        [pasture] Weide
       *[castle] Schloss
    } { $place }: { $number }, vollendet
area-worth =
    : jetzt { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $later ->
        [0] {""}
       *[other] , in der nächsten Phase { $later }
    }
label-open-only =
    { $colour ->
        [monastery] Kloster
        [mine] Mine
       *[river] Fluss
    } { $place }, leer: nimmt { $numbers }; Gebiet mit { $size }, { $open } frei{ area-worth }
label-open-not = Stadt { $place }, leer: nimmt eine Zahl, die diese Stadt nicht hat (schon { $numbers }); Gebiet mit { $size }, { $open } frei{ area-worth }
label-open-any = Stadt { $place }, leer: nimmt jede Zahl; Gebiet mit { $size }, { $open } frei{ area-worth }
label-open-pasture-any = Weide { $place }, leer: jede Zahl, dann dieselbe auf der ganzen Weide; Gebiet mit { $size }, { $open } frei{ area-worth }
label-open-pasture-same = Weide { $place }, leer: nimmt eine { $numbers } wie der Rest der Weide; Gebiet mit { $size }, { $open } frei{ area-worth }
label-open-beside =
    Schloss { $place }, leer: nimmt eine Zahl von daneben ({ $numbers }); gibt { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    }
label-open-beside-none =
    Schloss { $place }, leer: nimmt eine Zahl von daneben, noch keine da; gibt { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    }
label-own = Deine verdeckte Markierung, aufgedeckt, sobald alle gewählt haben
label-own-of = Verdeckte Markierung von { $who }
label-die-used = Für deine Markierung benutzt
label-die-used-of = Für die Markierung von { $who } benutzt
label-not-rolled = Noch nicht gewürfelt
label-colour-die =
    Farbwürfel { $colour ->
        [monastery] violett (Kloster)
        [mine] grau (Mine)
        [river] blau (Fluss)
        [city] orange (Stadt)
        [pasture] gelb (Weide)
       *[castle] grün (Schloss)
    }; mit einem Zahlenwürfel bildet er eine Kombination
label-number-die = Zahlenwürfel { $number }; mit einem Farbwürfel bildet er eine Kombination
label-areas = Gebiete: ein vollendetes Gebiet bringt sofort Punkte, nach Größe und Phase
label-colours = Ganze Farben: wer zuerst alle Felder einer Farbe markiert, bekommt den höheren Wert, Spätere den niedrigeren
label-hourglass =
    Sanduhrwürfel: { $glasses ->
        [1] eine Sanduhr
       *[other] doppelt, Waren werden verkauft
    }
label-phase = Phase { $phase }: { $crossed } von { $boxes } Feldern abgestrichen
label-phase-solo = Phase { $phase }: Runde { $crossed } von { $boxes }
label-bonus =
    { $bonus ->
        [monk] Mönch: ein Farbwürfel gilt als jede Farbe
        [silverling] Silberling: bezahlt eine zweite Markierung
        [goods] Ware: wird bei doppelter Sanduhr verkauft
       *[worker] Arbeiter: ein Zahlenwürfel gilt als jede Zahl
    }; noch { $held }
label-worth =
    Ein Gebiet mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
    } bringt jetzt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }{ $later ->
        [0] {""}
       *[other] , in der nächsten Phase { $later }
    }
label-race =
    Alle { $colour ->
        [monastery] Klöster
        [mine] Minen
        [river] Flüsse
        [city] Städte
        [pasture] Weiden
       *[castle] Schlösser
    }: { $points ->
        [0] keine Punkte mehr
        [one] jetzt ein Punkt
       *[other] jetzt { $points } Punkte
    }
label-race-left =
    { $left ->
        [0] Du hast alle { $colour ->
            [monastery] Klöster
            [mine] Minen
            [river] Flüsse
            [city] Städte
            [pasture] Weiden
           *[castle] Schlösser
        }
        [one] Dir fehlt noch { $colour ->
            [monastery] ein Kloster
            [mine] eine Mine
            [river] ein Fluss
            [city] eine Stadt
            [pasture] eine Weide
           *[castle] ein Schloss
        }
       *[other] Dir fehlen noch { $left } { $colour ->
            [monastery] Klöster
            [mine] Minen
            [river] Flüsse
            [city] Städte
            [pasture] Weiden
           *[castle] Schlösser
        }
    }
label-race-left-of =
    { $left ->
        [0] { $who } hat alle { $colour ->
            [monastery] Klöster
            [mine] Minen
            [river] Flüsse
            [city] Städte
            [pasture] Weiden
           *[castle] Schlösser
        }
        [one] { $who }: es fehlt noch { $colour ->
            [monastery] ein Kloster
            [mine] eine Mine
            [river] ein Fluss
            [city] eine Stadt
            [pasture] eine Weide
           *[castle] ein Schloss
        }
       *[other] { $who }: es fehlen noch { $left } { $colour ->
            [monastery] Klöster
            [mine] Minen
            [river] Flüsse
            [city] Städte
            [pasture] Weiden
           *[castle] Schlösser
        }
    }
label-race-row = Was { $who } noch markieren muss, nach Farben
label-costs =
    Kostet { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
       *[worker] einen Arbeiter
    }
label-completes =
    Mit dieser Markierung vollendet: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $later ->
        [0] {""}
       *[other] {""}; in der nächsten Phase { $later }
    }
label-clock = Noch { $left } Felder: { $least } bis { $left } Runden in Phase { $phase }
label-clock-two = Noch zwei Felder: der nächste Wurf kann Phase { $phase } beenden
label-clock-one = Noch ein Feld: die nächste Runde beendet Phase { $phase }
label-clock-last = Letzte Runde der Phase { $phase }
counter-monk =
    { $count ->
        [one] Mönch
       *[other] Mönche
    }
counter-silverling =
    { $count ->
        [one] Silberling
       *[other] Silberlinge
    }
counter-goods =
    { $count ->
        [one] Ware
       *[other] Waren
    }
counter-worker = Arbeiter
label-points =
    { $count ->
        [one] Punkt insgesamt, mit deiner verdeckten Wahl
       *[other] Punkte insgesamt, mit deiner verdeckten Wahl
    }
label-points-of =
    { $count ->
        [one] Punkt insgesamt, mit der verdeckten Wahl von { $who }
       *[other] Punkte insgesamt, mit der verdeckten Wahl von { $who }
    }
label-value = { $number }
label-pass =
    Nichts markieren, { $bonus ->
        [monk] einen Mönch
        [silverling] einen Silberling
        [goods] eine Ware
       *[worker] einen Arbeiter
    } nehmen
label-done = Keine zweite Markierung

# Parts of an evaluation, as a review names them.
addend-goods = verkaufte Waren
addend-colour_bonus = ganze Farben
addend-area = Gebiete
addend-monks = Mönche
addend-workers = Arbeiter
addend-silverlings = Silberlinge
addend-goods_held = unverkaufte Waren
addend-roll = die Würfel jenes Zuges
addend-open_monastery = Klöster, die noch offen sind
addend-open_mine = Minen, die noch offen sind
addend-open_river = Flüsse, die noch offen sind
addend-open_city = Städte, die noch offen sind
addend-open_pasture = Weiden, die noch offen sind
addend-open_castle = Schlösser, die noch offen sind
addend-sheet = Auswahl unter den Feldern

tip-castle = Wähle dein Startschloss. Sieh, was darum liegt: markiert wird nur, was an ein markiertes Feld grenzt.
tip-combination = Alle nutzen dieselben Würfel. Nimm einen Farbwürfel und einen Zahlenwürfel und markiere ein Feld. Felder mit Ring passen; ein gestrichelter Ring kostet einen Bonus.
tip-area = Die Zahl in einer Plakette auf einem Feld: Wer das Feld markiert, vollendet ein Gebiet und bekommt sofort so viele Punkte. In späteren Phasen ist es weniger.
tip-pass = Wenn nichts passt, markiere nichts: du nimmst einen Arbeiter, der später einen Zahlenwürfel ändert.
tip-monk = Du hast einen Mönch: ein Farbwürfel gilt mit ihm als jede Farbe. Je Runde darfst du einen Bonus einsetzen.
tip-worker = Du hast einen Arbeiter: ein Zahlenwürfel gilt mit ihm als jede Zahl. Je Runde darfst du einen Bonus einsetzen.
tip-silverling = Ein Silberling bezahlt eine zweite Markierung in derselben Runde. Mindestens einer der Würfel muss ein anderer sein.
tip-goods = Du hast Waren. Sie werden von selbst verkauft, wenn der Sanduhrwürfel doppelt zeigt: je 2 Punkte und ein Silberling.
tip-colour = Jemand hat alle Felder einer Farbe markiert und den höheren Wert genommen. Wer es als Nächster schafft, nimmt den niedrigeren.
