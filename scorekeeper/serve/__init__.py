"""`scorekeeper serve`: the page, served by Voilà with what a game table needs.

Importing this package costs nothing but the standard library; Voilà is imported by `run`.
"""

from scorekeeper.serve.launch import add_arguments, run

__all__ = ["add_arguments", "run"]
