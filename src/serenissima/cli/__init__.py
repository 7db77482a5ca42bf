"""The command line: `serenissima COMMAND`."""


def main() -> None:
    """Runs the command named on the command line."""
    from serenissima.cli.app import app

    app()
