lesson-solved = Solved.
lesson-failed = Not yet.
lesson-shown = Shown.
lesson-played = This was played: { $acts }.
refusal-not_in_lesson = A lesson has no such thing. Play a game to use it.
server-lesson-changed-title = Another lesson
server-lesson-changed = This lesson has changed since the page was loaded. Load the page again.
refusal-try_over = This try is over. “Try again” begins it anew.
