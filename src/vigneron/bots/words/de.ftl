### Spielstärken der Gegner, und was die Arena sagt.

bot-apprentice = Lehrling
bot-apprentice-brief = für die erste Partie
bot-apprentice-says = Übersieht viel und nimmt, was sofort zählt. Für die erste Partie.
bot-cellarhand = Kellerhelfer
bot-cellarhand-brief = macht viele Fehler
bot-cellarhand-says = Verschätzt sich noch oft. Schlägt den Lehrling in etwa sieben von zehn Partien.
bot-grower = Winzer
bot-grower-brief = spielt solide
bot-grower-says = Hat einen Plan und irrt dann und wann. Schlägt den Kellerhelfer in mindestens sieben von zehn Partien.
bot-winemaker = Önologe
bot-winemaker-brief = irrt selten
bot-winemaker-says = Irrt selten. Schlägt den Winzer in fast neun von zehn Partien.
bot-master = Meister
bot-master-brief = am stärksten
bot-master-says = Am stärksten: spielt jeden Zug viele Male durch, bevor er handelt.
bot-reviewer = Rückblick
bot-greedy = Ein Zug voraus
bot-greedy-brief = nimmt, was jetzt am besten aussieht
bot-random = Nach Zufall
bot-random-brief = irgendein erlaubter Zug

cli-help-arena = Bots jeden gegen jeden spielen lassen und bewerten.
cli-option-arena_bots = Die Namen von zwei oder mehr Bots.
cli-option-arena_games = Wie viele Partien für jede Besetzung.
cli-option-arena_out = Der Ordner für Ergebnisse, Wertungen und Bilder; eine begonnene Arena geht dort weiter.
cli-option-arena_ray = Auf einem Ray-Verbund unter dieser Adresse spielen; local startet hier einen.
cli-arena-other = { $folder } enthält Ergebnisse einer anderen Arena: „{ $what }“ ist verschieden.
cli-arena-no_cluster = Unter { $address } antwortet kein Ray-Verbund: { $fault }
cli-arena-rating = Wertung
cli-arena-games = Partien
cli-arena-score = Punkte
cli-arena-first = Der erste Platz gewinnt { $wins } (95-%-Intervall { $low } – { $high }); gerecht wären { $fair }.
cli-arena-kept = Ergebnisse, Tabellen und Bilder liegen in { $folder }
