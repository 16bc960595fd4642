# The page where one learns.
