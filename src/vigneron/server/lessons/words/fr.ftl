lesson-solved = Résolu.
lesson-failed = Pas encore.
lesson-shown = Montré.
lesson-played = Voici ce qui a été joué : { $acts }.
refusal-not_in_lesson = Cela n’existe pas dans une leçon. Jouez une partie pour vous en servir.
server-lesson-changed-title = Une autre leçon
server-lesson-changed = Cette leçon a changé depuis que la page a été chargée. Rechargez la page.
refusal-try_over = Cet essai est terminé. « Réessayer » le recommence.
