"""`python -m spinney` is the same as `spinney`."""

import sys

from spinney.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
