"""The commands and their options, as Typer shows them."""

from typing import Annotated

import typer

from serenissima import __version__

app = typer.Typer(
    name="serenissima",
    help="Five board games about Venice on one rules engine.",
    no_args_is_help=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def play_at_once(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Five board games about Venice on one rules engine."""
