"""When a bot's act is shown tells nothing of what it holds. Everything here runs in simulated time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from serenissima import bots, games
from serenissima.bots import levels
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.messages import Message
from serenissima.core.secrets import determinize
from serenissima.match.match import Match
from serenissima.server.compose import Composer
from serenissima.table.bots_at_work import STAND_IN, BotsAtWork
from serenissima.table.pace import Pace
from serenissima.table.problems import TableProblem
from serenissima.table.records import Key, Seat, Stored, TableRecord
from serenissima.table.screen import Screen
from serenissima.table.table import Table
from serenissima.table.thinking import BotFailed, Question
from tests.simulated import run
from tests.table_kit import OUTSIDE

BOT, OTHER = 1, 0
BROUGHT = "somebodys-own"
EVERY_LEVEL = [*bots.LEVELS, BROUGHT]
PAUSES = [0.0, 0.5]


class Forgetful:
    """An `Archive` that keeps nothing."""

    async def create(self, record: TableRecord) -> None:
        return

    async def load(self, table: str) -> TableRecord | None:
        return None

    async def append(
        self, table: str, first: int, entries: Sequence[Stored], snapshot: Stored, header: Stored | None = None
    ) -> None:
        return

    async def set_rematch(self, table: str, rematch: str) -> str:
        return rematch


class Slow:
    """A `Thinker` that takes the seconds it is told to, for what it is told to choose."""

    def __init__(self, seconds: float, action: int | BotFailed) -> None:
        self.seconds = seconds
        self.action = action

    async def choose(self, question: Question) -> int:
        await asyncio.sleep(self.seconds)
        if isinstance(self.action, BotFailed):
            raise self.action
        return self.action


class Wire:
    """A `Viewer` that keeps what would be sent to it, and when."""

    def __init__(self, table: Table, seats: tuple[int, ...]) -> None:
        self.key = Key("", "friend" if seats else "watch", seats)
        self.sent: list[tuple[float, bytes]] = []
        self.warnings = 0
        self._table = table
        self._screen = Screen(seats, table.match.title.hidden_hands)
        self._composer = Composer()

    def changed(self) -> None:
        self._screen.settle(self._table.seq, self._table.match.waiting())
        data, _ = self._composer.compose(self._table, self._screen, 0)
        self.sent.append((round(asyncio.get_running_loop().time(), 6), data))

    def warned(self, problem: TableProblem) -> None:
        self.warnings += 1

    def ended(self, problem: TableProblem) -> None:
        raise AssertionError(problem)


def positions(game: str, luck: int) -> Iterator[Match]:
    """Positions of a random game in which the bot's seat alone is asked."""
    dice = random.Random(luck)
    match = Match.start(games.title(game), 2, {}, luck)
    while not match.over:
        if match.waiting() == [BOT]:
            yield match
        seat = match.waiting()[0]
        match.act(seat, dice.choice(match.options(seat)))


def copy_of(match: Match) -> Match:
    """The same match once more."""
    copy = Match(match.title, match.setting, 0)
    copy.entries, copy.steps, copy.first_events = list(match.entries), list(match.steps), list(match.first_events)
    copy.state = match.state.clone()
    return copy


def twin_of(match: Match, luck: int) -> Match:
    """A match that differs only in what the other seat and spectators cannot see."""
    twin = copy_of(match)
    twin.state = determinize(match.state, OTHER, luck)
    for viewer in (OTHER, SPECTATOR):
        assert view(twin.state, viewer) == view(match.state, viewer)
    return twin


def one_and_several(game: str) -> tuple[Match, Match, int]:
    """Twins: the bot has one option in the one, several in the other, and may do the same in both."""
    for luck in range(1, 20):
        for match in positions(game, luck):
            twins = [twin_of(match, seed) for seed in range(1, 9)]
            one = next((twin for twin in twins if len(twin.options(BOT)) == 1), None)
            if one is None:
                continue
            only = one.options(BOT)[0]
            several = [twin for twin in twins if len(twin.options(BOT)) > 1 and only in twin.options(BOT)]
            if several:
                return one, several[0], only
    raise AssertionError("no such position was found")


def told(
    match: Match,
    seconds: float,
    action: int | BotFailed,
    level: str,
    pause: float = 0.5,
    stand_in: bool = False,
    bots_of: Callable[..., BotsAtWork] = BotsAtWork,
) -> list[list[tuple[float, bytes]]]:
    """What the screens of the other seat and of a spectator are sent, and when, until the bot has acted."""

    async def story() -> list[list[tuple[float, bytes]]]:
        seats = (Seat("screen", "Ada", None, 0), Seat("bot", "Bot", level, 1))
        record = TableRecord("a table", match.title.id, {}, seats, (), (), {}, 0)
        thinker, pace = Slow(seconds, action), Pace(bot_pause=pause)
        table = Table(record, copy_of(match), Forgetful(), thinker, pace, OUTSIDE)
        table.bots = bots_of(table, thinker, pace, OUTSIDE)
        if stand_in:
            table.bots.stand_ins[BOT] = Message("problem-bot-failed", {})
        screens = [Wire(table, (OTHER,)), Wire(table, ())]
        for screen in screens:
            table.join(screen)
        before = table.seq
        async with asyncio.timeout(60):
            while table.seq == before and not table.bots.stand_ins.keys() - ({BOT} if stand_in else set()):
                await asyncio.sleep(0.001)
        table.close()
        return [screen.sent for screen in screens]

    return run(story())


def last_moment(sent: list[list[tuple[float, bytes]]]) -> float:
    return sent[0][-1][0]


def first_moment(level: str, pause: float) -> float:
    return max(pause, bots.moments(level)[0])


@pytest.mark.parametrize("game", ["venezia2099", "venedig", "rialto"])
def test_one_option_or_several_is_the_same_to_others(game: str) -> None:
    """Moments, numbers and contents of all that is sent, at every level."""
    one, several, action = one_and_several(game)
    for level in EVERY_LEVEL:
        at_once = told(one, 0.0, action, level)
        assert last_moment(at_once) == pytest.approx(first_moment(level, 0.5))
        assert at_once == told(several, 0.9 * first_moment(level, 0.5), action, level)


@pytest.mark.parametrize("pause", PAUSES)
@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_easy_or_hard_is_the_same_moment(level: str, pause: float) -> None:
    """Whatever it thinks within its span, its act is shown at the end of it; when it is late, on a tick."""
    span, tick = bots.moments(level)
    first = max(pause, span)
    for thought, moment in [
        (0.0, first),
        (0.5 * first, first),
        (first, first),
        (first + 0.1 * tick, first + tick),
        (first + 0.9 * tick, first + tick),
        (first + 1.1 * tick, first + 2 * tick),
    ]:
        match = next(positions("venezia2099", 3))
        sent = told(match, thought, match.options(BOT)[0], level, pause)
        assert last_moment(sent) == pytest.approx(moment)


def test_a_stand_in_takes_its_own_time_whatever_it_stands_for() -> None:
    for level in EVERY_LEVEL:
        match = next(positions("venezia2099", 3))
        sent = told(match, 0.0, match.options(BOT)[0], level, 0.0, stand_in=True)
        assert last_moment(sent) == pytest.approx(first_moment(STAND_IN, 0.0))


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_how_soon_a_bot_fails_does_not_show(level: str) -> None:
    """Nor does what it chose when it chose nonsense: it is named at the moment at which it would have acted."""
    for thought in (0.0, 0.9 * first_moment(level, 0.0)):
        for failure in (BotFailed("a bug"), 10**9):
            match = next(positions("venezia2099", 3))
            sent = told(match, thought, failure, level, 0.0)
            if level == STAND_IN:
                assert last_moment(sent) == pytest.approx(first_moment(level, 0.0))
            else:
                named = [moment for moment, data in sent[0] if b"problem-bot" in data]
                assert named[0] == pytest.approx(first_moment(level, 0.0))


def test_nothing_is_sent_while_a_bot_thinks() -> None:
    match = next(positions("venezia2099", 3))
    sent = told(match, 1.0, match.options(BOT)[0], "doge")
    moments = [moment for moment, _ in sent[0]]
    assert set(moments) == {0.0, 1.5}, "the screens came, the bot acted"


class Hasty(BotsAtWork):
    """Bots with the fault: where there is one option, it is taken at once."""

    async def _in_its_time(self, question: Question, asked: float, watched: bool) -> int | BotFailed:
        if len(self._table.match.options(question.seat)) == 1:
            return self._table.match.options(question.seat)[0]
        return await super()._in_its_time(question, asked, watched)


def test_the_twins_notice_an_act_that_comes_at_once() -> None:
    one, several, action = one_and_several("venezia2099")
    at_once = told(one, 0.0, action, "merchant", bots_of=Hasty)
    thinks = told(several, 0.4, action, "merchant", bots_of=Hasty)
    assert at_once != thinks
    assert last_moment(at_once) < last_moment(thinks)


def test_announced_seconds_lie_on_the_ticks_of_every_level() -> None:
    """So that who is ready within the seconds announced is shown within them."""
    for level in bots.LADDER:
        pace = Pace(bot_pause=0)
        assert level.span <= level.seconds
        for thought in (0.0, 0.5 * level.seconds, 0.99 * level.seconds, level.seconds):
            assert pace.moment(level.name, False, thought) <= level.seconds + 1e-9
    assert Pace(bot_pause=0).moment(BROUGHT, False, levels.OWN_SECONDS) == levels.OWN_SECONDS


def test_who_wants_bots_without_their_time_gets_them() -> None:
    pace = Pace(bot_pause=0, bot_time=0)
    assert [pace.moment(level, True, 0.03) for level in EVERY_LEVEL] == [0.03] * len(EVERY_LEVEL)
