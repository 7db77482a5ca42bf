"""A title: all that the rest of the house needs to know about a game besides its rules."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from serenissima.core.engine import Frame, State
from serenissima.core.events import EventKind
from serenissima.core.ledger import Clause, read_ledger
from serenissima.core.messages import Json, Message, named
from serenissima.core.outcome import Outcome, outcome_of
from serenissima.core.score import ScoreRow

G = TypeVar("G", bound=State)


class BadSetting(ValueError):
    """A player count or table option that the game does not have: a reason for programs, and `said` for people."""

    def __init__(self, reason: str, said: Message | None = None) -> None:
        super().__init__(reason)
        self.said = said


class UncheckedTitle(ValueError):
    """A title that does not say what cannot be."""


class TwinFrames(ValueError):
    """Two frames of a game have the same name, and saved games find frames by their names."""


class Choice:
    """A table option: a variant, a mode, a mini-expansion. The first value is the default unless told. A value may name
    the rules that hold only where it was chosen: a table shows from them what is reconstructed.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        players: list[int] | None = None,
        default: str | None = None,
        clauses: dict[str, list[str]] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.players: Final = players  # the counts it is offered for; None: all
        self.default: Final[str] = values[0] if default is None else default
        self.clauses: Final[dict[str, list[str]]] = clauses if clauses is not None else {}
        if not set(self.clauses) <= set(values):
            raise BadSetting(f"{name}: rules are named for values that it does not have")

    def named(self) -> dict[str, Json]:
        """Its name for people, as an argument of a message."""
        return named(f"option-{self.name}")

    def offered(self, players: int) -> bool:
        """Whether a table of that many may choose."""
        return self.players is None or players in self.players


class Setting:
    """A way to set the game up: how many players, and the value of every option."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players: Final = players
        self.options: Final = options

    def name(self) -> str:
        """Short, for reports: `4`, `2 neutral=yes`."""
        return " ".join([str(self.players), *(f"{name}={value}" for name, value in sorted(self.options.items()))])


def frames_of(package: str, folder: Path) -> dict[str, Any]:
    """Every kind of frame that a game defines, by name: those of its modules that have been loaded, and of all modules
    of its `flow`. None can be forgotten.
    """
    for path in sorted((folder / "flow").rglob("*.py")):
        import_module(".".join([package, *path.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__"))
    found: dict[str, Any] = {}
    waiting: list[Any] = [Frame]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if not kind.__module__.startswith(f"{package}."):
                continue
            if found.setdefault(kind.__name__, kind) is not kind:
                raise TwinFrames(f"{package} has two frames named {kind.__name__}")
    return dict(sorted(found.items()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[G]):
    """One game. Subclasses say how it begins and offer help to players.

    `figures`, `note` and `describe` are always called with a position imagined for the viewer, never the true one,
    and must say nothing that depends on what was imagined: the contract suite compares several imaginings.
    """

    def __init__(
        self,
        id: str,
        prefix: str,
        rules_version: int,
        players: tuple[int, int],
        minutes: tuple[int, int],
        credits: tuple[str, str, int],
        events: list[EventKind],
        options: list[Choice] | None = None,
        hidden_hands: bool = True,
    ) -> None:
        if type(self).check is Title.check:
            raise UncheckedTitle(
                f"{id} cannot be loaded: {type(self).__name__} has no check(game). Say there what can never be in a "
                "position, such as components lost or doubled: soaks and tests hold games against it."
            )
        self.id: Final = id
        self.prefix: Final = prefix  # of the clause ids
        self.rules_version: Final = rules_version
        self.min_players: Final[int] = players[0]
        self.max_players: Final[int] = players[1]
        self.minutes: Final = minutes
        self.authors: Final[str] = credits[0]
        self.publisher: Final[str] = credits[1]
        self.year: Final[int] = credits[2]
        self.events: Final = events
        self.options: Final[list[Choice]] = options if options is not None else []
        self.hidden_hands: Final = hidden_hands
        self._clauses: list[Clause] | None = None
        self._frames: dict[str, Any] | None = None

    # --- to be written by a game

    def begin(self, setting: Setting, luck: i64) -> G:
        """A state with its parts made and its set-up still to happen."""
        raise NotImplementedError

    def figures(self, game: G, viewer: int) -> dict[str, Json]:
        """Live figures a player would otherwise have to count."""
        return {}

    def note(self, game: G, seat: int, action: int) -> list[Message]:
        """What an option would do, in a line or two, before it is taken."""
        return []

    def describe(self, game: G, viewer: int) -> list[Message]:
        """The position in words."""
        return []

    def score_sheet(self, game: G) -> list[ScoreRow]:
        """How the points of each seat come about, once the game is over."""
        return [ScoreRow("score-total", [int(points) for points in game.scores()], self.ending(game), total=True)]

    def ending(self, game: G) -> str:
        """The clause that has ended a game: for its outcome. There is no default; the contract suite asks."""
        raise NotImplementedError

    def args(self, game: G, seat: int, action: int) -> dict[str, Json]:
        """The arguments of an option's own text; a game may add what follows from the position ("to the Market")."""
        return game.ACTIONS.args(action)

    def refs(self, game: G, seat: int, action: int) -> list[str]:
        """What an action touches on the board."""
        return game.ACTIONS.refs(action)

    def check(self, game: G) -> None:
        """Raise AssertionError when something in the position cannot be: components lost or doubled, limits broken.
        There is no default: a title without it is not loaded.
        """
        raise NotImplementedError

    def renewed(self, snapshot: dict[str, Any], rules_version: int) -> dict[str, Any]:
        """A position saved under older rules, in the form of these, for a game that keeps other fields now."""
        return snapshot

    # --- written once

    def outcome(self, game: G) -> Outcome:
        """What has come of a game that is over."""
        return outcome_of(game, self.ending(game))

    @property
    def clauses(self) -> list[Clause]:
        """The ledger."""
        if self._clauses is None:
            self._clauses = read_ledger(self.folder)
        return self._clauses

    @property
    def package(self) -> str:
        """The package that the game's modules are in: that of the title's own."""
        return str(type(self).__module__).rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """Where ledger, data and texts of the game are."""
        return Path(str(next(iter(import_module(self.package).__path__))))

    @property
    def frames(self) -> dict[str, Any]:
        """Every kind of frame of the game by its name, under which saved games find it."""
        if self._frames is None:
            self._frames = frames_of(self.package, self.folder)
        return self._frames

    def chosen_by(self, clause: str) -> dict[str, list[str]]:
        """The options on which a rule hangs, `players` among them, each with the values under which it holds; none
        where it always does. The empty value stands for tables that are not asked, and so play the default.
        """
        counts = [one.players for one in self.clauses if one.id == clause and one.players]
        found = {"players": [str(count) for count in counts[0]]} if counts else {}
        for choice in self.options:
            values = [value for value in choice.values if clause in choice.clauses.get(value, [])]
            if values:
                found[choice.name] = [*values, ""] if choice.default in values else values
        return found

    def reconstructed(self, setting: Setting) -> list[Clause]:
        """The rules of such a table that stand for what is lost."""
        chosen = {**setting.options, "players": str(setting.players)}
        return [
            clause
            for clause in self.clauses
            if clause.source == "reconstruction"
            and all(chosen.get(name, "") in values for name, values in self.chosen_by(clause.id).items())
        ]

    def setting(self, players: int, options: dict[str, str] | None = None) -> Setting:
        """A checked setting, every option of that player count filled in."""
        if not self.min_players <= players <= self.max_players:
            least, most = self.min_players, self.max_players
            raise BadSetting(
                f"{self.id} is played by {least} to {most} players, not by {players}",
                Message("setting-players", {"least": least, "most": most, "players": players}),
            )
        wanted = dict(options or {})
        chosen: dict[str, str] = {}
        for choice in self.options:
            value = wanted.pop(choice.name, choice.default)
            if not choice.offered(players):
                if value != choice.default:
                    raise BadSetting(
                        f"{self.id}: {choice.name} is not offered for {players} players",
                        Message("setting-not-offered", {"option": choice.named(), "players": players}),
                    )
                continue
            if value not in choice.values:
                raise BadSetting(
                    f"{self.id}: {choice.name} is one of {', '.join(choice.values)}, not {value!r}",
                    Message("setting-value", {"option": choice.named(), "value": value[:40]}),
                )
            chosen[choice.name] = value
        if wanted:
            unknown = ", ".join(sorted(wanted))
            raise BadSetting(
                f"{self.id} has no option named {unknown}", Message("setting-unknown", {"option": unknown[:40]})
            )
        return Setting(players, chosen)

    def settings(self) -> list[Setting]:
        """What the contract suite goes through: every setting, unless a game names those that are enough."""
        return self.every_setting()

    def every_setting(self) -> list[Setting]:
        """Every player count as it comes, then with each other value of each option."""
        found: list[Setting] = []
        for players in range(self.min_players, self.max_players + 1):
            found.append(self.setting(players))
            for choice in self.options:
                if choice.offered(players):
                    found.extend(
                        self.setting(players, {choice.name: value})
                        for value in choice.values
                        if value != choice.default
                    )
        return found

    def new_game(self, players: int, luck: i64, options: dict[str, str] | None = None) -> G:
        """A game set up and waiting for its first decision."""
        game = self.begin(self.setting(players, options), luck)
        game.settle()
        return game
