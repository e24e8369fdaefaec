lesson-solved = Gelöst.
lesson-failed = Noch nicht.
lesson-shown = Gezeigt.
lesson-played = Gespielt wurde: { $acts }.
refusal-not_in_lesson = Das gibt es in einer Lektion nicht. Spiele eine Partie, um es zu benutzen.
server-lesson-changed-title = Eine andere Lektion
server-lesson-changed = Diese Lektion hat sich geändert, seit die Seite geladen wurde. Lade die Seite neu.
refusal-try_over = Dieser Versuch ist vorbei. „Noch einmal“ beginnt ihn von vorn.
