"""The command line: `serenissima COMMAND`. Each command imports what it needs when it runs, so that help is quick."""

import sys


def main() -> None:
    """Runs the command named on the command line; what goes wrong is told in one sentence, never as a traceback."""
    from serenissima.cli.app import app
    from serenissima.cli.failures import sentence

    try:
        app(prog_name="serenissima")
    except Exception as problem:
        said = sentence(problem)
        if said is None:
            raise
        print(said, file=sys.stderr)
        sys.exit(1)
