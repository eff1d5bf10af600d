"""`python -m cabildo.cli` is the `cabildo` command."""

from cabildo.cli.main import main

main()
