"""`python -m commonroom`."""

from commonroom.cli import main

main()
