# What the table says
server-and = { $names } und { $name }
server-guest = Gast
server-gathering = Der Tisch sammelt sich.
server-over = Das Spiel ist zu Ende.
server-your-turn = Du bist an der Reihe.
server-choose-at-once = Wähle; die anderen wählen zur gleichen Zeit.
server-chosen-waiting = Du hast gewählt. Es fehlt noch: { $names }.
server-waiting = Es fehlt noch: { $names }.
server-watching = Du schaust zu. Es fehlt noch: { $names }.
server-drawing = Am echten Tisch wird gezogen oder gewürfelt; der Gastgeber trägt ein, was herauskommt.
server-correcting = Der Gastgeber berichtigt die letzte Ziehung; was seitdem gewählt wurde, wird neu gewählt.
server-draw-left = noch { $n }
server-stale = Der Tisch war schon weiter; so steht es jetzt.
server-undone = { $who } hat den letzten Schritt zurückgenommen.
server-points = Punkte
server-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
server-nobody-won = Niemand gewinnt.
server-tie = Gleichstand: { $why }

# Refusals
refusal-already_chosen = Du hast gewählt. Nimm die Wahl zurück, um sie zu ändern.
refusal-no_choice_to_change = Du hast jetzt keine Wahl zu ändern.
refusal-nothing_to_undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Schritt wurde gezogen oder aufgedeckt, oder jemand anders hat gehandelt.
refusal-time_used = Du hättest keine Zeit mehr: Seit diesem Schritt ist mehr vergangen, als du damals hattest.
refusal-no_seat = Du schaust zu; an diesem Tisch hast du keinen Platz.
refusal-not_started = Das Spiel hat noch nicht begonnen.
refusal-no_such_move = Das gehört in keinem Zug zusammen.
refusal-may_be_touched = Das lässt sich berühren.
refusal-bad_message = Diese Seite hat etwas geschickt, das der Tisch nicht versteht. Lade sie neu.
refusal-failed = Im Haus ging etwas schief; nichts hat sich geändert. Versuche es noch einmal.
refusal-not_host = Das darf nur, wer den Tisch eröffnet hat.
refusal-already_started = Das Spiel hat schon begonnen.
refusal-table_full = Alle Plätze sind besetzt.
refusal-seat_taken = Dieser Platz ist nicht frei.
refusal-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht.
refusal-bad_number = Das ist keine Zahl.

# Warten und sich einigen
server-clock = Zeit
server-clock-none = Ohne Uhr
server-clock-act = { $count ->
    [one] eine Minute je Zug
   *[other] { $count } Minuten je Zug
}
server-clock-act-seconds = { $count } Sekunden je Zug
server-clock-bank = { $count ->
    [one] eine Minute für die Partie, { $more } Sekunden mehr je Runde
   *[other] { $count } Minuten für die Partie, { $more } Sekunden mehr je Runde
}
server-clock-bank-seconds = { $count } Sekunden für die Partie, { $more } Sekunden mehr je Runde
server-clock-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
}
server-then = Wenn die Zeit um ist
server-then-bot = spielt ein Bot weiter
server-then-vote = entscheiden die anderen
server-then-end = endet die Partie
refusal-bad_clock = Eine solche Uhr gibt es nicht.
event-table-takeover = Ein Bot spielt für { $who }.
event-table-takeover-by = { $who } war nicht da; { $seat_by } lässt einen Bot spielen.
event-table-return = { $who } ist zurück und spielt wieder selbst.
event-table-sit = { $who } spielt anstelle eines Bots weiter.
event-table-forfeit = { $who } verliert die Partie durch Zeit.
event-table-failed = { $who } (ein Bot) hat nicht geantwortet; ein einfacher Spieler handelt an seiner Stelle. Diese Partie wird nicht gewertet.
event-table-clock = Die Zeit von { $who } ist um.
event-table-taken = Alles bis Zug { $ply } ist aus einer anderen Partie übernommen. Diese geht von dort weiter.
event-table-end = Der Tisch wurde beendet.
ending-time = Die Zeit war um.
ending-agreed = Der Tisch hat sich geeinigt, hier aufzuhören.
ending-stopped = Wer noch spielte, hat den Tisch beendet.
ending-left = Alle sind gegangen.
server-motion-undo = { $who } möchte zurücknehmen:
server-motion-end = { $who } möchte den Tisch hier beenden.
server-motion-late = Die Zeit von { $who } ist um. Was soll geschehen?
server-motion-sit = { $name } möchte anstelle des Bots { $who } weiterspielen.
server-motion-away = { $who } fragt: { $seat_other } ist seit drei Minuten nicht da. Soll ein Bot weiterspielen? Wer zurückkommt, hat den Platz sofort wieder.
server-choice-yes = Einverstanden
server-choice-no = Ablehnen
server-choice-wait = Weiter warten
server-choice-bot = Einen Bot spielen lassen
server-choice-end = Den Tisch beenden
refusal-bad_word = Das ist nicht das zugesagte Wort.
refusal-not_asked = Jetzt wird kein Wort verlangt.
refusal-bot_plays = An deiner Stelle spielt ein Bot. Nimm zuerst deinen Platz zurück.
refusal-table_ended = Dieser Tisch wurde beendet.
refusal-still_here = Diese Person ist da.
refusal-asked_already = Der Tisch wird gerade schon etwas gefragt.
refusal-nothing_asked = Für dich gibt es gerade nichts zu beantworten.
refusal-no_bot_there = Auf diesem Platz spielt kein Bot.
refusal-sits_already = Du hast schon einen Platz an diesem Tisch.
refusal-no_companion = Mit so jemandem hast du nicht gespielt, oder die Person sitzt schon hier.
server-asked-undo = Du möchtest zurücknehmen:
server-asked-end = Du hast vorgeschlagen, den Tisch hier zu beenden.
server-asked-away = Du hast gefragt, ob ein Bot für { $seat_other } spielen soll.
server-choice-withdraw = Zurückziehen
server-did = { $who }: { $act }
server-replaced = Du warst nicht da, und ein Bot hat für dich gespielt. Dein Platz gehört wieder dir.
server-replaced-by = Du warst mindestens drei Minuten nicht da, und { $who } hat einen Bot für dich spielen lassen. Dein Platz gehört wieder dir.
refusal-in_time = An diesem Tisch läuft eine Uhr: Niemand wird ersetzt, bevor seine Zeit um ist.
refusal-away_soon = Diese Person ist noch nicht lange weg: Ein Bot darf in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
} spielen.

# Real dice
server-taken = Übernommen
server-taken-at = aus einer anderen Partie, bei Zug { $ply }; ohne Wertung
server-hints = Tipps
server-hints-yes = für alle, die fragen; ohne Wertung
server-draws = Ziehungen
server-draws-house = durch das Haus
server-draws-hand = von Hand, am echten Tisch
server-edition = Regeln
server-edition-this = Ausgabe { $edition }
server-edition-earlier = Ausgabe { $edition }, mit der dieser Tisch begann; die neueste ist { $newest }
refusal-curtain_drawn = Erst öffnet, wer das Gerät hat, den eigenen Platz.
refusal-draw_awaited = Erst trägt der Gastgeber ein, was am echten Tisch gezogen wurde.
refusal-draw_impossible = Das kann hier nicht gezogen worden sein.
refusal-draw_secret = Eine geheime Ziehung trägt nur ein, wer zieht.
refusal-draw_settled = Seither hat jemand gehandelt; diese Ziehungen bleiben.
refusal-nothing_drawn = Gerade wird nichts gezogen.

# Reden
talk-hello = Hallo zusammen.
talk-luck = Viel Glück.
talk-well = Gut gespielt.
talk-thanks = Danke.
talk-moment = Einen Moment, bitte.
talk-back = Ich bin wieder da.
talk-sorry = Entschuldigung, das war ein Versehen.
talk-game = Schöne Partie.
talk-bye = Auf Wiedersehen, bis zum nächsten Mal.
refusal-talk_off = An diesem Tisch hat der Gastgeber das Reden abgestellt.
refusal-talk_seats = Nur wer an diesem Tisch sitzt, darf reden.
refusal-talk_empty = In dieser Zeile steht nichts, was sich zeigen ließe.
refusal-talk_often = Das war oft in kurzer Zeit. Warte einen Moment und versuche es noch einmal.

# Beweise und Partien von anderswo
journal-draw_differs = Ziehung { $number } steht als { $stored } in der Datei; das Geheimnis ergibt { $found }.
journal-no_secret = In der Schlusszeile fehlt das Geheimnis.
journal-commitment = Das Geheimnis am Ende ist nicht das, das vor Beginn zugesagt war.
journal-too_long = Es ist größer als jede Partie.
journal-row_bounds = Zeile { $row } ist keine, die eine Partie schreibt.
journal-not_text = Es ist keine Textdatei.
journal-unfinished = Es ist nicht die Aufzeichnung einer beendeten Partie.
journal-override = Sie wurde mit eigenen Materialdaten gespielt; nur die Kommandozeile kann sie prüfen.
journal-broken = Es lässt sich nicht nachspielen.
server-import-title = Eine beendete Partie ansehen
server-import-hint = Wähle die Aufzeichnung einer beendeten Partie. Zuerst wird jeder Zug und jede Ziehung geprüft; eine veränderte Datei wird abgelehnt.
server-import-claims = Die Datei kann nicht beweisen, wer gespielt hat, was vereinbart war und dass ihr Geheimnis vor der Partie gewählt wurde; was sie davon sagt, wird so gezeigt.
server-import-file = Aufzeichnung (.jsonl)
server-import-do = Prüfen und öffnen

# Programme anderer
server-programs-title = Programme, die für dich spielen
server-programs-hint = Ein Programm spielt an Tischen wie eine Person, mit einem eigenen Token. Wie man eines schreibt, steht in der Dokumentation unter „Live bots“.
server-programs-once = Das Token, nur dieses eine Mal gezeigt. Bewahre es auf wie ein Passwort.
server-programs-withdraw = Zurückziehen
server-programs-name = Name des Programms
server-programs-make = Token erstellen
server-unauthorized-title = Wer fragt?
server-unauthorized = Hier braucht es ein gültiges Token.

# Zusammenkommen
server-then-bot-level = spielt ein Bot weiter ({ $bot })
server-no-watchers-title = Ohne Zuschauer
server-no-watchers = An diesem Tisch dürfen nur die zusehen, die dort sitzen. Wer mitspielen will, lässt sich vom Gastgeber den Code geben.
refusal-no_colour = Diese Farbe gibt es nicht.
refusal-colour_taken = Jemand am Tisch hat diese Farbe schon.
refusal-seats_in_use = { $count ->
    [one] Ein Platz ist schon vergeben.
   *[other] { $count } Plätze sind schon vergeben.
}
refusal-not_listed = Dieser Tisch ist privat: Den Code gibt der Gastgeber.
refusal-no_reason = Nenne einen Grund; die Person erfährt ihn.
server-removed-title = Nicht mehr an diesem Tisch
server-removed = { $say }
server-removed-away = { $name } hat dich von diesem Tisch entfernt: Du warst länger nicht da.
server-removed-seat = { $name } hat dich von diesem Tisch entfernt: Der Platz ist für jemand anderen.
server-removed-plan = { $name } hat dich von diesem Tisch entfernt: Die Partie findet nicht wie geplant statt.
refusal-host_here = Der Gastgeber ist da.
refusal-host_soon = Der Gastgeber ist noch nicht lange weg: Du kannst den Tisch in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
} übernehmen.
refusal-no_hints = Tipps gibt es gegen Bots, oder wenn es vor dem Beginn vereinbart wurde; nie in einer gewerteten Partie.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-imported = Diese Partie wurde anderswo gespielt.

# Errors
server-not-found-title = Nicht hier
server-not-found = Diese Seite gibt es nicht.
server-no-table-title = Kein solcher Tisch
server-no-table = Unter dieser Adresse steht kein Tisch.
server-no-game-title = Kein solches Spiel
server-no-game = Dieses Haus hat das Spiel nicht.
server-no-code = Kein Tisch hat den Code „{ $code }“.
server-no-cookies-title = Keine Cookies
server-no-cookies = Dein Browser hat kein Cookie gesendet. An Cookies erkennt dieses Haus, wer wo sitzt; sonst dienen sie zu nichts. Erlaube Cookies für diese Adresse, lade die Seite neu und versuche es noch einmal.
server-forbidden-title = Nicht erlaubt
server-forbidden = Diese Anfrage kam nicht von einer Seite dieses Hauses, oder die Seite war zu alt. Geh zurück, lade sie neu und versuche es noch einmal.
server-refused-title = Jetzt nicht
server-refused = { $say }
server-bad-request-title = Nicht verstanden
server-bad-request = Diese Anfrage ist nicht zu verstehen.
server-too-large-title = Zu groß
server-too-large = Das ist mehr, als dieses Haus annimmt.
server-too-many-title = Zu viel auf einmal
server-too-many = Das war oft in kurzer Zeit. Warte eine Minute und versuche es noch einmal.
server-crowded = Hier sind gerade zu viele Seiten offen. Schließe einige oder versuche es später noch einmal.
server-silent = Diese Seite war zu lange still. Lade sie neu.
server-not-over-title = Noch im Spiel
server-not-over = Die Aufzeichnung lässt sich herunterladen, wenn das Spiel zu Ende ist.
server-review-not-over-title = Noch im Spiel
server-review-not-over = Eine Partie lässt sich auswerten, wenn sie zu Ende ist.
server-review-nothing-title = Nichts auszuwerten
server-review-nothing = In dieser Partie hat niemand gehandelt, also gibt es nichts auszuwerten.
server-review-unreadable-title = Keine Auswertung dieser Partie
server-review-unreadable = Diese Fassung kann der Aufzeichnung dieser Partie nicht folgen und sie deshalb nicht auswerten.
server-review-no-process-title = Hier keine Auswertungen
server-review-no-process = In diesem Haus spielen keine Bots, und eine Auswertung braucht sie.
server-review-busy-title = Eine Auswertung nach der anderen
server-review-busy = Eine Auswertung, um die du gebeten hast, läuft noch ({ $game }). Warte, bis sie fertig ist, oder brich sie ab.
server-review-enough-title = Genug für heute
server-review-enough = Man kann in 24 Stunden um { $count } Auswertungen bitten, und das hast du getan. Komm später wieder.
server-review-crowded-title = Zu viele Auswertungen warten
server-review-crowded = Gerade warten zu viele Auswertungen. Versuche es später noch einmal.
server-review-not-yours-title = Nicht deine Auswertung
server-review-not-yours = Nur wer um diese Auswertung gebeten hat, kann sie abbrechen.
server-unreadable-title = Dieser Tisch lässt sich nicht öffnen
server-unreadable = Diese Version kann den Tisch nicht öffnen.
server-unreadable-why-title = Dieser Tisch lässt sich nicht öffnen
server-unreadable-why = Diese Version kann den Tisch nicht öffnen. { $say }
server-bad-data-title = Falsches Spielmaterial
server-bad-data = Die Materialdaten dieses Hauses passen nicht zum Spiel.
server-store-away-title = Gleich wieder da
server-store-away = Das Haus erreicht gerade seine Aufzeichnungen nicht. Deine Anfrage ist nicht erledigt oder ganz; versuche es gleich noch einmal, sie zählt nur einmal.
server-failed-title = Etwas ging schief
server-failed = Das Haus hat es sich gemerkt. Nichts ist verloren; versuche es gleich noch einmal.
