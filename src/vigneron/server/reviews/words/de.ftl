review-page-sure = Wie sicher das ist: Ein Verlust ist im Mittel auf ± { $error } Punkte genau, { $count ->
    [0] kein Zug hat sicher Punkte verloren
   *[other] { $likely ->
        [0] { $count ->
            [one] der Moment unten ist sicher
           *[other] alle Momente unten sind sicher
        }
       *[other] { $clear ->
            [0] { $count ->
                [one] der Moment unten ist wahrscheinlich
               *[other] alle Momente unten sind wahrscheinlich
            }
           *[other] { $clear } der { $count } Momente unten { $clear ->
                [one] ist
               *[other] sind
            } sicher, der Rest wahrscheinlich
        }
    }
}, und alles misst sich an einer einzigen Spielweise.
review-page-start-points = Am Anfang standen { $points } Punkte: was dieser Platz im Mittel erreicht.
review-page-start-level = Am Anfang stand es gleich: was dieser Platz im Mittel erreicht.
review-page-start-ahead = Am Anfang stand ein Vorsprung von { $points } Punkten auf den Besten der anderen: was dieser Platz im Mittel erreicht.
review-page-start-behind = Am Anfang stand ein Rückstand von { $points } Punkten auf den Besten der anderen: was dieser Platz im Mittel erreicht.
review-page-own-less = Eigene Züge haben { review-amount } verschenkt.
review-page-own-more = Eigene Züge haben { review-amount } gewonnen.
review-page-others-less = Züge der anderen haben { review-amount } gekostet.
review-page-others-more = Züge der anderen haben { review-amount } gebracht.
review-page-draws-less = Der Zufall hat { review-amount } gekostet.
review-page-draws-more = Der Zufall hat { review-amount } gebracht.
review-page-rest = Unerklärt: { $points }.
review-page-final-points = So waren es am Ende { $points } Punkte.
review-page-final-level = So stand es am Ende gleich mit dem Besten der anderen.
review-page-final-ahead = So war es am Ende ein Vorsprung von { $points } Punkten auf den Besten der anderen.
review-page-final-behind = So war es am Ende ein Rückstand von { $points } Punkten auf den Besten der anderen.
review-page-progress = { $done } von { $total } Zügen sind ausgewertet.
review-page-seconds = Es dauert noch etwa { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
}.
review-page-minutes = Es dauert noch etwa { $n } Minuten.
review-page-queued = Es beginnt, sobald das Haus Zeit dafür hat.
review-page-aside = Die Bots an den Tischen gehen vor; es geht weiter, sobald sie ruhen.
review-page-stopped = Die Auswertung wurde abgebrochen. Was fertig ist, bleibt erhalten.
review-page-failed = Die Auswertung ist misslungen, und das Haus hat sich notiert, warum.
review-page-none = Noch hat niemand um eine Auswertung dieser Partie gebeten.
review-page-by-other = Jemand anders hat um diese Auswertung gebeten.
review-page-find = Finde Besseres
review-page-task = Spiele von hier aus für { $who }.
review-page-best = Der beste Zug, den die Auswertung kennt.
review-page-as-good = So gut wie der beste Zug, soweit die Auswertung das sagen kann. Der beste, den sie kennt: { $act }.
review-page-unknown = Das Haus hat gerade keine Werte für diesen Zug. Versuche einen anderen.
review-page-same = Das wurde gespielt: Es verliert { review-amount }.
review-page-loses = Dieser Zug verliert { review-amount }: { $act }.
review-page-why = Warum: Er { $why }.
