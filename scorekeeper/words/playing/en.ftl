# The page while a game is played.
