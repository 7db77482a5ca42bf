"""The commands and their options, as Typer shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serenissima import __version__
from serenissima.cli.output import LANGUAGES, language_of_this_machine

app = typer.Typer(
    name="serenissima",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _language(told: str) -> str:
    if told not in LANGUAGES:
        raise typer.BadParameter(f"{told!r} is not spoken here; choose one of {', '.join(LANGUAGES)}.")
    return told


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


Language = Annotated[
    str, typer.Option("--lang", help="en or fr; by default the language of this machine.", callback=_language)
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Game = Annotated[str, typer.Argument(help="The game's id, as `games` lists it.")]
SPOKEN = language_of_this_machine()


@app.callback(invoke_without_command=True)
def play_at_once(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Five board games about Venice on one rules engine. Without a command: serve the app and open it."""
    if context.invoked_subcommand is None:
        from serenissima.cli.serve import serve as run

        run(None, None, None, open_browser=True)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen at; 8000 unless told, 0 for any.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for tables and moves.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the app in a browser.")] = False,
    bot: Annotated[list[Path] | None, typer.Option(help="A Python file with a bot of your own, offered too.")] = None,
) -> None:
    """Serve the app to browsers."""
    from serenissima.cli.serve import serve as run

    run(host, port, data, open_browser, tuple(bot or []))


@app.command()
def games(as_json: AsJson = False, lang: Language = SPOKEN) -> None:
    """List the games."""
    from serenissima.cli.listing import list_games

    list_games(lang, as_json)


@app.command()
def rules(
    game: Game,
    clause: Annotated[str | None, typer.Argument(help="A clause id, or its beginning: V99-MOVE.")] = None,
    as_json: AsJson = False,
    lang: Language = SPOKEN,
) -> None:
    """List the clauses of a game's rulebook, with the code and the tests of each."""
    from serenissima.cli.listing import list_rules

    list_rules(game, clause, lang, as_json)


@app.command()
def play(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many sit at the table; the fewest unless told.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    level: Annotated[
        str, typer.Option(help="How the bots play: random, greedy, apprentice, merchant or doge.")
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A table option as name=value; may be repeated.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match file here in the end.")] = None,
    lang: Language = SPOKEN,
) -> None:
    """Play in the terminal."""
    from serenissima.cli.play import play as run

    run(game, players, people, level, seed, option or [], lang, save)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")], as_json: AsJson = False, lang: Language = SPOKEN
) -> None:
    """Verify a match file and show it."""
    from serenissima.cli.replay import replay as run

    run(file, lang, as_json)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="A game's id; every game unless told.")] = None,
    players: Annotated[int | None, typer.Option(help="One player count; every one unless told.")] = None,
    seconds: Annotated[float, typer.Option(help="Roughly how long each figure is measured.", min=0.01)] = 0.2,
    as_json: AsJson = False,
    store: Annotated[bool, typer.Option("--store", help="Keep the figures as those of the release.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure the search of the bots instead.")] = False,
    tables: Annotated[int, typer.Option(help="Measure how soon bots answer at so many tables at once.")] = 0,
    level: Annotated[str, typer.Option(help="The level of the bots at those tables, or all in turn.")] = "doge",
) -> None:
    """Measure play-outs, decisions, copies and listings per second, compiled and interpreted."""
    if search or tables:
        from serenissima.cli import thinking

        thinking.run(game, players, seconds, tables, level, as_json)
        return
    from serenissima.cli.bench import run

    run(game, players, seconds, as_json, store)


@app.command()
def ladder(
    game: Game,
    players: Annotated[list[int] | None, typer.Option(help="Player counts; 2 and 4 unless told.")] = None,
    levels: Annotated[str | None, typer.Option(help="Levels with commas; all unless told.")] = None,
    count: Annotated[int, typer.Option("--games", help="Games of each pair; fewer where it is clear.", min=1)] = 1500,
    iterations: Annotated[list[str] | None, typer.Option(help="Another budget: doge=5000; may be repeated.")] = None,
    bot: Annotated[list[Path] | None, typer.Option(help="A Python file with a bot of your own.")] = None,
    ceiling: Annotated[bool, typer.Option(help="Also measure a search that sees every card.")] = True,
    minutes: Annotated[float | None, typer.Option(help="Stop then; the next run goes on from there.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many; one for each core unless told.", min=1)] = None,
    journal: Annotated[Path | None, typer.Option(help="The file that keeps the games played.")] = None,
    as_json: AsJson = False,
    write: Annotated[bool, typer.Option(help="Keep the tables in benchmarks/ and docs/.")] = True,
) -> None:
    """Measure each bot level against the one below."""
    from serenissima.cli.ladder import run

    run(
        game,
        players or [],
        levels,
        count,
        iterations or [],
        bot or [],
        ceiling,
        minutes,
        processes,
        journal,
        as_json,
        write,
    )


@app.command()
def soak(
    game: Game,
    players: Annotated[int | None, typer.Option(help="One player count; every setting unless told.")] = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow it.")] = 1,
    every: Annotated[int, typer.Option(help="Look closely at one decision in so many.", min=1)] = 25,
    bots: Annotated[str, typer.Option(help="The level of those who play.")] = "random",
    quick: Annotated[
        bool, typer.Option(help="Without history: what can never be, now and then and at the end.")
    ] = False,
    folder: Annotated[Path, typer.Option(help="Where the match of a broken promise is written.")] = Path(),
    as_json: AsJson = False,
) -> None:
    """Play games and check every promise of the contract; stop at the first that breaks."""
    from serenissima.cli.soak import run

    run(game, players, games, seed, every, bots, quick, folder, as_json)


@app.command()
def secrets(
    game: Game,
    pairs: Annotated[int, typer.Option(help="How many pairs to compare.", min=1)] = 10_000,
    players: Annotated[int | None, typer.Option(help="One player count; every setting unless told.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first match; the others follow it.")] = 1,
    processes: Annotated[int, typer.Option(help="How many processes share the work.", min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Compare positions that differ only in what a viewer cannot know: no byte the viewer is told may differ."""
    from serenissima.cli.secrets import run

    run(game, players, pairs, seed, processes, as_json)


@app.command()
def simulate(
    seed: Annotated[int, typer.Option(help="The seed of the first night; the others follow it.")] = 1,
    schedules: Annotated[int, typer.Option(help="How many nights to play.", min=1)] = 1000,
    workers: Annotated[int, typer.Option(help="How many processes share the work.", min=1)] = 1,
    plant: Annotated[str | None, typer.Option(help="Break the product on purpose: the name of a fault.")] = None,
    trace: Annotated[bool, typer.Option("--trace", help="Only this one night, told step by step.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play tables with crashes, lost answers, dropped lines and slow disks, on simulated time: nothing may be lost."""
    from serenissima.cli.simulate import run

    run(seed, schedules, workers, plant, trace, as_json)


@app.command()
def leaks(
    game: Annotated[str | None, typer.Argument(help="A game's id; every game unless told.")] = None,
    only: Annotated[str, typer.Option(help="Only leaks whose name holds this.")] = "",
    pairs: Annotated[int, typer.Option(help="Give a leak up after so many pairs.", min=1)] = 20_000,
    processes: Annotated[int, typer.Option(help="How many processes share the work.", min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Plant leaks on purpose, one at a time: each must be caught by comparing twins."""
    from serenissima.cli.leaks import run

    run(game, only, pairs, processes, as_json)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})
def test(context: typer.Context) -> None:
    """Run the tests of a checkout; what follows goes to pytest."""
    from serenissima.cli.testing import run

    run("test", context.args)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})
def mutate(context: typer.Context) -> None:
    """Plant faults in the rules of a game and list those that no test notices; for a checkout."""
    from serenissima.cli.testing import run

    run("mutate", context.args)
