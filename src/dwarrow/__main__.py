"""`python -m dwarrow` is the command line."""

from dwarrow.cli import main

main()
