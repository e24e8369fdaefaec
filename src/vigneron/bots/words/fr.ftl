### Niveaux des adversaires, et ce que dit l’arène.

bot-apprentice = Apprenti
bot-apprentice-brief = pour une première partie
bot-apprentice-says = Oublie beaucoup et prend ce qui rapporte tout de suite. Pour une première partie.
bot-cellarhand = Caviste
bot-cellarhand-brief = se trompe souvent
bot-cellarhand-says = Se trompe encore souvent. Bat l’apprenti environ sept fois sur dix.
bot-grower = Viticulteur
bot-grower-brief = joue bien
bot-grower-says = A un plan et se trompe parfois. Bat le caviste sept fois sur dix ou plus.
bot-winemaker = Œnologue
bot-winemaker-brief = se trompe rarement
bot-winemaker-says = Se trompe rarement. Bat le viticulteur près de neuf fois sur dix.
bot-master = Maître
bot-master-brief = le plus fort
bot-master-says = Le plus fort : joue chaque coup de nombreuses fois avant d’agir.
bot-reviewer = Relecteur
bot-greedy = Un coup d’avance
bot-greedy-brief = prend ce qui paraît le mieux sur le moment
bot-random = Au hasard
bot-random-brief = n’importe quel coup permis

cli-help-arena = Faire jouer des robots chacun contre chacun, et les classer.
cli-option-arena_bots = Les noms d’au moins deux robots.
cli-option-arena_games = Combien de parties pour chaque tablée.
cli-option-arena_out = Le dossier des résultats, classements et images ; une arène commencée y continue.
cli-option-arena_ray = Jouer sur une grappe Ray à cette adresse ; local en démarre une ici.
cli-arena-other = { $folder } contient les résultats d’une autre arène : « { $what } » diffère.
cli-arena-no_cluster = Aucune grappe Ray ne répond à { $address } : { $fault }
cli-arena-rating = Cote
cli-arena-games = Parties
cli-arena-score = Score
cli-arena-first = La première place gagne { $wins } (intervalle à 95 % : { $low } – { $high }) ; { $fair } serait équitable.
cli-arena-kept = Résultats, tableaux et images sont dans { $folder }
