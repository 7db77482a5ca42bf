from __future__ import annotations

from serenissima.table import keys
from serenissima.table.records import Key
from tests.table_kit import OUTSIDE


def test_a_key_opens_what_it_was_made_for_and_nothing_else() -> None:
    host, friend = keys.new_key(OUTSIDE), keys.new_key(OUTSIDE)
    held = [Key(keys.digest(host), "host", (0, 2)), Key(keys.digest(friend), "friend", (1,))]
    assert keys.find(held, friend) is held[1]
    assert keys.find(held, host) is held[0]
    assert keys.find(held, keys.new_key(OUTSIDE)) is None
    assert keys.find(held, "") is None
    assert keys.find(held, "\ud800 no text") is None


def test_what_is_kept_of_a_key_does_not_open_anything() -> None:
    secret = keys.new_key(OUTSIDE)
    held = [Key(keys.digest(secret), "host", (0,))]
    assert secret not in held[0].digest
    assert keys.find(held, held[0].digest) is None


def test_keys_and_names_of_tables_do_not_repeat() -> None:
    assert len({keys.new_key(OUTSIDE) for _ in range(1000)}) == 1000
    assert all(len(keys.new_key(OUTSIDE)) == 24 for _ in range(10))
    ids = {keys.new_table_id(OUTSIDE) for _ in range(1000)}
    assert len(ids) == 1000
    assert not any(letter in id for id in ids for letter in "lo01")
