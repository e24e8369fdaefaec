review-amount =
    { $points ->
        [few] weniger als einen Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
review-now-less = gibt jetzt { review-amount } auf ({ $part })
review-now-more = bringt jetzt { review-amount } ({ $part })
review-later-less = kostet später { review-amount } ({ $part })
review-later-more = verspricht später { review-amount } mehr ({ $part })
review-others-less = lässt dem Besten der anderen { review-amount } mehr
review-others-more = lässt dem Besten der anderen { review-amount } weniger
review-two-reasons = { $first }; { $second }
review-two-sides = { $first }, aber { $second }
review-rest-less = { $why }; der Rest kostet { review-amount }
review-rest-more = { $why }; der Rest bringt { review-amount }
review-played = Zug { $ply }, { $who }: { $act }. Verlust: { review-amount }
review-played-error = Zug { $ply }, { $who }: { $act }. Verlust: { review-amount } (± { $error })
review-better = Um { review-amount } besser: { $act }
review-chance = Gewinnchance: { $played } statt { $best }
review-again = Dieselbe Gelegenheit wurde noch einmal verpasst: { $count ->
        [one] Zug { $plies }
       *[other] Züge { $plies }
    }
review-follows = So geht es wohl weiter: { $line }
review-then = { $first }; { $then }
review-line = { $who }: { $acts }
review-why = Warum: Der gespielte Zug { $why }
review-sure-clear = sicher
review-sure-likely = wahrscheinlich
review-mark-doubtful = zweifelhaft
review-mark-bad = schlecht
review-mark-very_bad = sehr schlecht
review-account = { $who }
review-start = Beginn
review-own = Eigene Züge
review-others = Züge der anderen
review-draws_own = Eigene Zufälle
review-draws_others = Zufälle der anderen
review-draws_shared = Gemeinsame Zufälle
review-unexplained = Unerklärt
review-missing = Noch nicht ausgewertet
review-last-margin = Vorsprung in der letzten Stellung
review-last-points = Punkte in der letzten Stellung
review-final-margin = Vorsprung am Ende
review-final-points = Punkte am Ende
review-adjusted = Ohne Glück
review-accuracy = Genauigkeit
review-count-marks = Zweifelhaft, schlecht, sehr schlecht
review-unit-margin = Alle Zahlen sind Punkte Vorsprung vor dem Besten der anderen. Fehler sind Standardfehler.
review-unit-points = Alle Zahlen sind Punkte. Fehler sind Standardfehler.
review-policy = Alles ist an einer festen Spielweise gemessen, die für alle Plätze dieselbe ist. Ihr technischer Name und ihre Version: { $policy }
review-rest = Unerklärt ist, was übrig bleibt: Fehler der Stichproben und der gelernten Werte.
review-exact = Wo nichts gezogen wird, bis ein Zug bewertet ist, hat sein Verlust keinen Stichprobenfehler und heißt sicher. Recht hat die feste Spielweise damit noch nicht.
review-plain = Dieses Spiel hat keine eigene Bewertung. Die Werte stammen aus schlicht zu Ende gespielten Partien und sind grob.
review-uncompiled = Die Regeln laufen nicht kompiliert. Deshalb gibt es weniger Stichproben und größere Fehler.
review-unfinished = Die Partie kam nicht zu ihrem Ende. Der letzte Wert ist der der letzten Stellung.
review-stopped = Die Auswertung wurde abgebrochen: { $count ->
        [one] 1 Zug fehlt.
       *[other] { $count } Züge fehlen.
    }
review-moments = Was die Partie entschied
review-no-moments = Kein Zug verlor sicher Punkte.
review-curves = Stand, Glück und Züge
review-curve-standing = Stand
review-curve-luck = Glück
review-curve-skill = Eigene Züge
review-curve-ply = Zug { $ply }
review-title = Auswertung: { $game }
review-end-early = Die Partie war nicht zu Ende.
addend-others = Bester der anderen
addend-prospects = was noch kommen kann
hint-nothing = Für sich allein bringt dieser Zug noch nichts.
hint-brings = Dieser Zug { $why }.
hint-better = Um { review-amount } besser als der nächstbeste: { $act }.
hint-why = Um { review-amount } besser als der nächstbeste: { $act }. Dieser { $why }.
hint-close = Der nächstbeste ist fast ebenso gut: { $act }.
