# The page that looks back.
