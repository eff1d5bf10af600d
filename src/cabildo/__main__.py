"""`python -m cabildo` is the `cabildo` command."""

from cabildo.cli.main import main

main()
