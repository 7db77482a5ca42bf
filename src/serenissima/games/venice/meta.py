"""Venice as a title: how it begins, and what it tells players besides the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import NOBODY, State
from serenissima.core.messages import Json, Message
from serenissima.core.title import Choice, ScoreRow, Setting, Title
from serenissima.games.venice import evaluate, help, invariants, judgement, notes, options, scoring
from serenissima.games.venice.events import EVENTS
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.bridges import BridgeOrPoints, BuildBridge
from serenissima.games.venice.flow.cargo import DropCubes, Restow, SpendScrolls, TakeCubes
from serenissima.games.venice.flow.crossings import BothPay, CrossGondolas, ScrollOrIntrigue
from serenissima.games.venice.flow.doge import DogeTurn, FillDogeRow, GrantBridge, ResolveDogeCards
from serenissima.games.venice.flow.ending import CountWealth, FinalScoring, PayOffIntrigue
from serenissima.games.venice.flow.gifts import ConvertCube, GiveCubes, SellCube
from serenissima.games.venice.flow.gondola import ChooseGondola, PassDock, PassOrMoor, Sail
from serenissima.games.venice.flow.influence import (
    BribeCouncillors,
    BribeForeman,
    HireSpy,
    MakeOffer,
    PlayInfluence,
    PromoteWorker,
    StoreCube,
    WorkOvertime,
)
from serenissima.games.venice.flow.influence_deck import GainInfluence, KeepInfluence
from serenissima.games.venice.flow.missions import (
    CompleteMission,
    DrawMission,
    FinishMission,
    KeepMission,
    SlotMission,
)
from serenissima.games.venice.flow.mooring import AdvanceAndActivate, Dock
from serenissima.games.venice.flow.setup import (
    BeginPlay,
    DealOut,
    LayOutTheBoard,
    PlaceDogeFleet,
    PlaceFirst,
    PlaceGondola,
    PlaceSecond,
    ReturnMission,
    SetUpTheDoge,
)
from serenissima.games.venice.flow.smugglers import (
    CallSmuggler,
    ChooseFleet,
    ChooseSmuggler,
    SmugglerArrives,
    Steer,
)
from serenissima.games.venice.flow.taxi import Embark, TaxiFare
from serenissima.games.venice.flow.turn import EndTurn, NextTurn, Turn
from serenissima.games.venice.numbers import (
    COUNCIL_LEADS,
    EXTRA_ASSISTANTS,
    FEW_SCROLLS,
    FIRST_SPACE_POINTS,
    FOURTH_SPACE_POINTS,
    MANY_SCROLLS,
    MORE_LAST_TURNS,
    MOST_PLAYERS,
    SOLO_ASSISTANT_POINTS,
    SOLO_LAST_TURNS,
    SOLO_SCROLLS,
)
from serenissima.games.venice.state import Venice


class VeniceTitle(Title):
    """Gondolas, intrigue and the Inquisition."""

    def begin(self, setting: Setting, luck: i64) -> State:
        game = Venice(luck, setting.players)
        set_options(game, setting)
        game.do(LayOutTheBoard(NOBODY), DealOut(NOBODY))
        return game

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        assert isinstance(game, Venice)
        return help.figures(game, viewer)

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        assert isinstance(game, Venice)
        return notes.note(game, seat, action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        assert isinstance(game, Venice)
        return help.describe(game, viewer)

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        assert isinstance(game, Venice)
        return options.refs(game, seat, action)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        assert isinstance(game, Venice)
        return options.args(game, seat, action)

    def score_sheet(self, game: State) -> list[ScoreRow]:
        assert isinstance(game, Venice)
        return scoring_rows(game)

    def check(self, game: State) -> None:
        assert isinstance(game, Venice)
        invariants.check(game)

    def setting(self, players: int, options: dict[str, str] | None = None) -> Setting:
        wanted = dict(options or {})
        favour = wanted.get("favour", "")
        if favour.startswith(_OLD_HANDICAP):
            wanted["favour"] = "all"
            wanted[f"without-{favour.removeprefix(_OLD_HANDICAP)}"] = "yes"
        return super().setting(players, wanted)

    def settings(self) -> list[Setting]:
        """Every player count as it comes, and every other value of each option at the fewest players it is offered for:
        random games of Venice are long, and an option does the same at every count. One table mixes options that meet.
        """
        found = [self.setting(players) for players in range(self.min_players, self.max_players + 1)]
        for choice in self.options:
            fewest = self.min_players if choice.players is None else choice.players[0]
            found.extend(
                self.setting(fewest, {choice.name: value}) for value in choice.values if value != choice.default
            )
        found.append(self.setting(3, {"taxi": "yes", "without-1": "yes", "without-3": "yes"}))
        return found

    def evaluate(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venice)
        return evaluate.evaluate(game, seat)

    def judge(self, game: State, seat: i64) -> i64:
        assert isinstance(game, Venice)
        return judgement.judge(game, seat)


def set_options(game: Venice, setting: Setting) -> None:
    """The table's options [VEN-SETUP-12, VEN-FAVOUR-4, VEN-FAVOUR-5, VEN-TAXI-1, VEN-TAXI-2, VEN-TAXI-11, VEN-MOVE-14,
    VEN-DIFF-1, VEN-DIFF-2, VEN-DIFF-3, VEN-DIFF-4, VEN-DIFF-5, VEN-DIFF-6, VEN-DIFF-7, VEN-DIFF-8, VEN-DIFF-9].
    """
    chosen = setting.options
    game.taxi = 1 if chosen.get("taxi") == "yes" else 0
    favour = chosen.get("favour", "no")
    game.favour_cards = 1 if favour != "no" or game.taxi != 0 else 0
    for seat in range(setting.players):
        if chosen.get(f"without-{seat + 1}") == "yes":
            game.without |= BIT[seat]
    game.own_dock = 1 if chosen.get("own-dock") == "yes" else 0
    game.doge_extra = int(chosen.get("doge-extra", "0"))
    game.doge_lead = int(chosen.get("doge-lead", "0"))
    game.doge_staff = 0 if chosen.get("doge-staff") == "no" else 1
    game.doge_start = int(chosen.get("doge-scrolls", str(SOLO_SCROLLS)))
    game.last_turns = int(chosen.get("last-turns", str(SOLO_LAST_TURNS)))
    values = list(SOLO_ASSISTANT_POINTS)
    values[0] = int(chosen.get("doge-first-space", str(values[0])))
    values[-1] = int(chosen.get("doge-fourth-space", str(values[-1])))
    game.doge_values = vec[i64](values)


def scoring_rows(game: Venice) -> list[ScoreRow]:
    """Where the points of each seat come from."""
    seats = range(game.seats)
    council = [int(scoring.council_points(game, seat)) for seat in seats]
    assistants = [int(scoring.assistants_points(game, seat)) for seat in seats]
    wealth = [int(scoring.wealth_points(game, seat)) for seat in seats]
    favour = [int(scoring.favour_points(game, seat)) for seat in seats]
    totals = [int(points) for points in game.scores()]
    played = [totals[seat] - council[seat] - assistants[seat] - wealth[seat] - favour[seat] for seat in seats]
    rows = [
        ScoreRow("score-played", played),
        ScoreRow("score-council", council),
        ScoreRow("score-assistants", assistants),
        ScoreRow("score-wealth", wealth),
    ]
    if game.favour_cards != 0:
        rows.append(ScoreRow("score-favour", favour))
    rows.append(ScoreRow("score-total", totals, total=True))
    if game.solo():
        rows.append(ScoreRow("score-doge", [int(scoring.doge_would_score(game))]))
    rows.append(ScoreRow("score-intrigue", [int(player.intrigue) for player in game.players]))
    return rows


_SOLO: Final = [1]
_WITHOUT: Final = [
    Choice(f"without-{seat}", ["no", "yes"], players=list(range(max(seat, 2), MOST_PLAYERS + 1)))
    for seat in range(1, MOST_PLAYERS + 1)
]
_OLD_HANDICAP: Final = "not-seat-"  # how tables used to say which seat plays without a favour card

TITLE: Final = VeniceTitle(
    id="venice",
    prefix="VEN",
    rules_version=2,
    players=(1, 5),
    minutes=(60, 120),
    credits=("Andrei Novac, Dávid Turczi", "Braincrack Games", 2020),
    frames=[
        LayOutTheBoard,
        DealOut,
        ReturnMission,
        PlaceFirst,
        PlaceSecond,
        PlaceGondola,
        SetUpTheDoge,
        PlaceDogeFleet,
        BeginPlay,
        Turn,
        EndTurn,
        NextTurn,
        PlayInfluence,
        BribeForeman,
        PromoteWorker,
        WorkOvertime,
        BribeCouncillors,
        StoreCube,
        MakeOffer,
        HireSpy,
        GainInfluence,
        KeepInfluence,
        ChooseGondola,
        Sail,
        PassOrMoor,
        PassDock,
        CrossGondolas,
        ScrollOrIntrigue,
        BothPay,
        Restow,
        DropCubes,
        TakeCubes,
        SpendScrolls,
        Dock,
        AdvanceAndActivate,
        Activate,
        SellCube,
        GiveCubes,
        ConvertCube,
        BuildBridge,
        BridgeOrPoints,
        DrawMission,
        KeepMission,
        CompleteMission,
        FinishMission,
        SlotMission,
        CallSmuggler,
        ChooseSmuggler,
        ChooseFleet,
        Steer,
        SmugglerArrives,
        DogeTurn,
        ResolveDogeCards,
        FillDogeRow,
        GrantBridge,
        Embark,
        TaxiFare,
        FinalScoring,
        PayOffIntrigue,
        CountWealth,
    ],
    events=EVENTS,
    options=[
        Choice("favour", ["no", "all"], players=[2, 3, 4, 5]),
        *_WITHOUT,
        Choice("taxi", ["no", "yes"], players=[3, 4, 5]),
        Choice("own-dock", ["no", "yes"]),
        Choice("doge-extra", ["0", *map(str, EXTRA_ASSISTANTS)], players=_SOLO),
        Choice("doge-lead", ["0", *map(str, COUNCIL_LEADS)], players=_SOLO),
        Choice("doge-first-space", [str(SOLO_ASSISTANT_POINTS[0]), str(FIRST_SPACE_POINTS)], players=_SOLO),
        Choice("doge-fourth-space", [str(SOLO_ASSISTANT_POINTS[-1]), str(FOURTH_SPACE_POINTS)], players=_SOLO),
        Choice("doge-scrolls", [str(SOLO_SCROLLS), str(MANY_SCROLLS), str(FEW_SCROLLS)], players=_SOLO),
        Choice("doge-staff", ["yes", "no"], players=_SOLO),
        Choice("last-turns", [str(SOLO_LAST_TURNS), "0", str(MORE_LAST_TURNS)], players=_SOLO),
    ],
    first_look=0.0,
    play_on=(50, 25),
    settling=1000,
    tree=False,
    bots_edition=7,
)
