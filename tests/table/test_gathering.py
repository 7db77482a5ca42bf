"""Before the deal: pledges, bytes, and what is refused; nothing is shown that is not stored, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from serenissima.match import luck
from serenissima.match.luck import FairLuck
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from serenissima.table.gathering import MOST_ROUNDS, Gathering
from serenissima.table.problems import TableProblem
from serenissima.table.records import Key
from serenissima.table.table import Table
from tests.table_kit import House, Onlooker, make_luck, plan, until

ONE, TWO, THREE = bytes([1] * 32), bytes([2] * 32), bytes([3] * 32)


class Person:
    """Somebody with a key and bytes of their own."""

    def __init__(self, table: Table, secret: str, own: bytes) -> None:
        self.table = table
        self.key = table.key(secret)
        self.own = own
        self.viewer = Onlooker(self.key)
        table.join(self.viewer)

    async def pledge(self, own: bytes | None = None) -> None:
        await self.table.pledge(self.key, luck.pledge(own or self.own))

    async def reveal(self, own: bytes | None = None) -> None:
        await self.table.reveal(self.key, (own or self.own).hex())


async def refused(doing: object) -> str:
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    return caught.value.message.id


async def three(house: House) -> tuple[Table, Person, Person, Person]:
    """A host and two friends, all there."""
    table, made = await house.sit(plan("venezia2099", "screen", "friend", "friend", "bot random"), dealt=False)
    return (
        table,
        Person(table, made.host, ONE),
        Person(table, made.friends[1], TWO),
        Person(table, made.friends[2], THREE),
    )


def now(table: Table) -> Gathering:
    assert table.gathering is not None
    return table.gathering


def test_everybody_adds_to_the_luck_and_the_cards_are_dealt() -> None:
    async def story() -> None:
        house = House()
        table, host, paolo, chiara = await three(house)
        commitment, secret = now(table).commitment, now(table).secret
        assert commitment == luck.commitment(table.id, secret)
        await host.pledge()
        await paolo.pledge()
        assert not now(table).closed
        await chiara.pledge()
        assert now(table).closed, "nobody is waited for any more"
        for person in (chiara, host):
            await person.reveal()
            assert now(table).closed
        await paolo.reveal()
        assert table.gathering is None
        source = table.match.source
        assert isinstance(source, FairLuck)
        assert source.contributed == {"host": ONE, "friend-1": TWO, "friend-2": THREE}
        assert (source.commitment, source.secret) == (commitment, secret)
        drawn = list(table.match.entries[0].luck)
        assert drawn == [source.draw(0, place, n) for place, n in enumerate(table.match.sizes[0])]
        assert host.viewer.changes > 5

    asyncio.run(story())


def test_the_secret_was_stored_before_anybody_came_and_is_not_in_what_is_exported() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("rialto", "screen", "screen", "screen"), dealt=False)
        stored = house.memory.records[table.id].header["gathering"]["secret"]
        assert stored == now(table).secret.hex()
        await make_luck(table, [table.key(made.host)])
        assert house.memory.records[table.id].header["fair"]["secret"] == stored
        assert stored not in json.dumps(table.match.to_json())

    asyncio.run(story())


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    async def story() -> None:
        house = House()
        table, host, paolo, chiara = await three(house)
        watch = Key("", "watch", ())
        assert await refused(host.reveal()) == "refused-pledges-open"
        for wrong in ("", "00", "zz" * 32, "00" * 31, "00" * 33, "é" * 64):
            assert await refused(table.pledge(host.key, wrong)) == "refused-wrong-length"
        assert await refused(table.pledge(watch, "00" * 32)) == "refused-not-contributing"
        assert await refused(table.deal(host.key)) == "refused-nobody-pledged"
        assert await refused(table.gather_anew(host.key)) == "refused-pledges-open"
        await host.pledge()
        await host.pledge()  # the same once more is no other pledge: a line may drop in the middle
        assert await refused(host.pledge(TWO)) == "refused-pledged-already"
        assert await refused(table.deal(paolo.key)) == "refused-not-host"
        assert await refused(table.gather_anew(paolo.key)) == "refused-not-host"
        await paolo.pledge()
        await table.deal(host.key)
        assert await refused(table.deal(host.key)) == "refused-pledges-closed"
        assert await refused(chiara.pledge()) == "refused-pledges-closed"
        assert await refused(chiara.reveal()) == "refused-not-pledged"
        assert await refused(host.reveal(TWO)) == "refused-other-bytes"
        assert await refused(table.reveal(host.key, "00" * 31)) == "refused-wrong-length"
        assert await refused(table.reveal(watch, ONE.hex())) == "refused-not-contributing"
        assert (set(now(table).pledges), now(table).shown) == ({"host", "friend-1"}, {})
        await host.reveal()
        await host.reveal()
        await paolo.reveal()
        for late in (host.pledge(), host.reveal(), table.deal(host.key), table.gather_anew(host.key)):
            assert await refused(late) == "refused-dealt"

    asyncio.run(story())


def test_nothing_can_be_played_before_the_deal() -> None:
    async def story() -> None:
        house = House()
        table, host, *_ = await three(house)
        for early in (
            table.act(host.key, 0, 0, 0),
            table.undo(host.key, 0, 0),
            table.reconsider(host.key, 0),
            table.why_not_there(host.key, 0, ["tile:A1"]),
        ):
            assert await refused(early) == "refused-not-dealt"
        with pytest.raises(TableProblem) as caught:
            _ = table.match
        assert (caught.value.sort, caught.value.message.id) == ("early", "problem-not-dealt")
        with pytest.raises(TableProblem) as caught:
            await house.hall.rematch(table, host.key)
        assert caught.value.sort == "early"

    asyncio.run(story())


def test_who_is_missing_is_not_waited_for_when_the_host_says_so() -> None:
    """Chiara has not come; Paolo has pledged and gone again: his pledge is forgotten, nothing was shown yet."""

    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend", "friend"), dealt=False)
        host, paolo = Person(table, made.host, ONE), Person(table, made.friends[1], TWO)
        await paolo.pledge()
        table.leave(paolo.viewer)
        await host.pledge()
        await table.deal(host.key)
        assert set(now(table).pledges) == {"host"}
        await host.reveal()
        source = table.match.source
        assert isinstance(source, FairLuck)
        assert (source.contributed, source.dropped) == ({"host": ONE}, [])

    asyncio.run(story())


def test_pledges_stay_open_for_somebody_who_went_for_a_moment() -> None:
    async def story() -> None:
        house = House()
        table, host, paolo, chiara = await three(house)
        await paolo.pledge()
        table.leave(paolo.viewer)
        await host.pledge()
        await chiara.pledge()
        assert not now(table).closed, "he could not show his bytes"
        table.join(paolo.viewer)
        await until(lambda: now(table).closed)
        assert set(now(table).pledges) == {"host", "friend-1", "friend-2"}

    asyncio.run(story())


def test_a_round_begun_anew_is_counted_and_names_who_did_not_show_the_bytes() -> None:
    async def story() -> None:
        house = House()
        table, host, paolo, chiara = await three(house)
        for person in (host, paolo, chiara):
            await person.pledge()
        await host.reveal()
        await chiara.reveal()
        table.leave(paolo.viewer)
        secret = now(table).secret
        await table.gather_anew(host.key)
        assert (now(table).pledges, now(table).shown, now(table).round) == ({}, {}, 2)
        assert now(table).secret == secret, "the table stays bound"
        await host.pledge(TWO)
        await chiara.pledge(ONE)
        await table.deal(host.key)
        assert await refused(host.reveal()) == "refused-other-bytes"
        await host.reveal(TWO)
        await chiara.reveal(ONE)
        source = table.match.source
        assert isinstance(source, FairLuck)
        assert source.contributed == {"host": TWO, "friend-2": ONE}
        assert source.dropped == [["friend-1"]]
        assert table.match.header()["fair"]["rounds"] == 2  # type: ignore[index, call-overload]

    asyncio.run(story())


def test_rounds_do_not_go_on_for_ever() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "screen", "friend"), dealt=False)
        host = Person(table, made.host, ONE)
        for _ in range(MOST_ROUNDS - 1):
            await host.pledge()
            await table.deal(host.key)
            await table.gather_anew(host.key)
        await host.pledge()
        await table.deal(host.key)
        assert await refused(table.gather_anew(host.key)) == "refused-too-many-rounds"
        await host.reveal()
        assert table.match.waiting()

    asyncio.run(story())


@pytest.mark.parametrize("steps", range(7))
def test_a_restart_in_the_middle_loses_nothing(steps: int) -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("rialto", "screen", "friend", "friend"), dealt=False)
        secrets = (made.host, made.friends[1], made.friends[2])
        bytes_of = dict(zip(secrets, (ONE, TWO, THREE), strict=True))
        people = [Person(table, secret, bytes_of[secret]) for secret in secrets]
        todo = [(person, "pledge") for person in range(3)] + [(person, "reveal") for person in range(3)]
        for done, (person, what) in enumerate(todo):
            if done == steps:
                before = now(table)
                house.hall.tables.clear()
                table = await house.hall.table(table.id)
                assert now(table) == before
                people = [Person(table, secret, bytes_of[secret]) for secret in secrets]
            await getattr(people[person], what)()
        entries = table.match.entries
        house.hall.tables.clear()
        back = await house.hall.table(table.id)
        assert back.match.luck_checked
        assert back.match.entries == entries

    asyncio.run(story())


def test_what_the_store_does_not_take_has_not_happened() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("rialto", "screen", "screen", "screen"), dealt=False)
        host = Person(table, made.host, ONE)
        for doing in (host.pledge, host.reveal):
            before, told = now(table), host.viewer.changes
            house.memory.failing = True
            with pytest.raises(TableProblem) as caught:
                await doing()
            assert caught.value.message.id == "problem-not-stored"
            assert now(table) == before
            assert host.viewer.changes == told
            house.memory.failing = False
            await doing()
        first = table.match.entries[0]
        again = Match.start(table.title, 3, table.options, source=table.match.source)
        assert again.entries[0] == first, "a deal that was lost would have been the same"

    asyncio.run(story())


def test_bots_alone_are_dealt_by_whoever_made_the_table() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "bot random", "bot random"), dealt=False)
        host = Person(table, made.host, ONE)
        await host.pledge()
        await host.reveal()
        await until(lambda: table.match.over, 20)

    asyncio.run(story())


def test_a_host_without_a_seat_deals_and_adds_nothing() -> None:
    async def story() -> None:
        house = House()
        table, made = await house.sit(plan("venezia2099", "friend", "friend"), dealt=False)
        host, paolo = Person(table, made.host, ONE), Person(table, made.friends[0], TWO)
        assert await refused(host.pledge()) == "refused-not-contributing"
        await paolo.pledge()
        await table.deal(host.key)
        await paolo.reveal()
        source = table.match.source
        assert isinstance(source, FairLuck)
        assert set(source.contributed) == {"friend-0"}

    asyncio.run(story())


def test_a_stored_gathering_that_cannot_be_read_is_told() -> None:
    async def story() -> None:
        house = House()
        made = await house.hall.make(plan("venezia2099", "screen", "screen"))
        record = house.memory.records[made.record.id]
        for broken in (None, {}, {**record.header["gathering"], "secret": "x"}):
            house.memory.records[record.id] = replace(record, header={**record.header, "gathering": broken})
            with pytest.raises(TableProblem) as caught:
                await house.hall.table(record.id)
            assert caught.value.message.id == "problem-broken-table"

    asyncio.run(story())


def test_a_store_that_was_changed_is_told_when_the_table_is_opened() -> None:
    """Whoever writes another outcome, or another secret, into the store of a running table."""

    async def story() -> None:
        house = House()
        table, _ = await house.sit(plan("rialto", "screen", "screen", "screen"))
        record = house.memory.records[table.id]
        drawn = list(record.entries[0]["luck"])
        other = {**record.entries[0], "luck": [(drawn[0] + 1) % table.match.sizes[0][0], *drawn[1:]]}
        fair = {**record.header["fair"], "secret": "11" * 32}
        for wrong in (
            replace(record, entries=(other, *record.entries[1:])),
            replace(record, header={**record.header, "fair": fair}),
        ):
            house.memory.records[table.id] = wrong
            house.hall.tables.clear()
            with pytest.raises(TableProblem) as caught:
                await house.hall.table(table.id)
            assert caught.value.message.id == "problem-broken-table"

    asyncio.run(story())
