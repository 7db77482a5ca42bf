"""Ledgers, settings and what a title says of itself."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.heuristics import heuristic_of
from serenissima.core import data
from serenissima.core.engine import NOBODY, State
from serenissima.core.heuristic import Heuristic
from serenissima.core.ledger import read_headings, read_ledger
from serenissima.core.score import ScoreRow
from serenissima.core.title import BadSetting, Choice, Setting, Title, TwinFrames, UncheckedTitle, frames_of
from serenissima.simulate import regatta
from serenissima.simulate.regatta.game import TITLE, Regatta, RegattaTitle

CLAUSE = {
    "id": "REG-A-1",
    "kind": "must",
    "source": "rulebook",
    "place": "Le jeu",
    "en": "A rule.\n",
    "fr": " Une règle.",
}


def written(folder: Path, *tables: tuple[str, dict[str, Any]]) -> Path:
    rows = []
    for name, row in tables:
        rows.append(f"[[{name}]]")
        rows += [
            f"{key} = {value!r}" if isinstance(value, list) else f'{key} = """{value}"""' for key, value in row.items()
        ]
    (folder / "rulebook.toml").write_text("\n".join(rows), encoding="utf-8")
    return folder


def clause(**other: Any) -> tuple[str, dict[str, Any]]:
    return "clause", {**CLAUSE, **other}


def heading(fr: str, en: str) -> tuple[str, dict[str, Any]]:
    return "heading", {"fr": fr, "en": en}


# --- ledgers


def test_a_clause_is_read_whole(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        heading("Le jeu", "The game"),
        clause(source="ruling", reason=" Because. ", reason_fr="Parce que.", players=[2, 4]),
    )
    read = read_ledger(folder)[0]
    assert read.to_json() == {
        "id": "REG-A-1",
        "kind": "must",
        "source": "ruling",
        "place": "Le jeu",
        "place_en": "The game",
        "en": "A rule.",
        "fr": "Une règle.",
        "reason": "Because.",
        "reason_fr": "Parce que.",
        "players": [2, 4],
        "overrides": [],
    }
    assert [read.heading(language) for language in ("en", "fr")] == ["The game", "Le jeu"]


def test_a_clause_names_those_it_overrides(tmp_path: Path) -> None:
    one, two, three = (
        clause(overrides=["REG-A-2", "REG-A-3"]),
        clause(id="REG-A-2", overrides=["REG-A-3"]),
        clause(id="REG-A-3"),
    )
    read = read_ledger(written(tmp_path, heading("Le jeu", "The game"), one, two, three))
    assert [other.overrides for other in read] == [["REG-A-2", "REG-A-3"], ["REG-A-3"], []]


@pytest.mark.parametrize(
    ("overrides", "told"),
    [
        ([["REG-A-9"], [], []], "REG-A-1 overrides 'REG-A-9', which is no clause"),
        ([["REG-A-1"], [], []], "REG-A-1 overrides itself: REG-A-1 > REG-A-1"),
        ([["REG-A-2"], ["REG-A-3"], ["REG-A-1"]], "REG-A-1 overrides itself: REG-A-1 > REG-A-2 > REG-A-3 > REG-A-1"),
        ([[], ["REG-A-3"], ["REG-A-2"]], "REG-A-2 overrides itself: REG-A-2 > REG-A-3 > REG-A-2"),
    ],
)
def test_exceptions_that_cannot_be_are_refused(tmp_path: Path, overrides: list[list[str]], told: str) -> None:
    clauses = [clause(id=f"REG-A-{n}", overrides=others) for n, others in enumerate(overrides, 1)]
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        read_ledger(written(tmp_path, heading("Le jeu", "The game"), *clauses))


def test_what_a_clause_does_not_say_is_empty(tmp_path: Path) -> None:
    read = read_ledger(written(tmp_path, heading("Le jeu", "The game"), clause(), clause(id="REG-A-2")))
    assert [one.id for one in read] == ["REG-A-1", "REG-A-2"]
    assert (read[0].reason, read[0].reason_fr, read[0].players) == ("", "", [])


def test_headings_that_cannot_be_are_refused_with_the_name_of_the_game(tmp_path: Path) -> None:
    written(tmp_path, heading("Le jeu", ""), clause())
    with pytest.raises(ValueError, match=f"^{re.escape(tmp_path.name)}: the heading 'Le jeu' is given in one"):
        read_headings(tmp_path)


def test_clauses_stand_under_the_headings_in_their_order(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        heading(" Un ", "One"),
        heading("Deux", " Two "),
        clause(id="REG-B-1", place="Deux"),
        clause(id="REG-A-2", place="Un"),
        clause(id="REG-B-2", place="Deux"),
        clause(id="REG-A-1", place="Un"),
    )
    assert [one.id for one in read_ledger(folder)] == ["REG-A-2", "REG-A-1", "REG-B-1", "REG-B-2"]
    assert [(one.fr, one.en) for one in read_headings(folder)] == [("Un", "One"), ("Deux", "Two")]


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ([heading("Autre", "Other"), clause()], "REG-A-1: 'Le jeu' is none of the headings"),
        ([clause(), clause()], "GAME: two clauses have the same id"),
        (
            [heading("Le jeu", "The game"), heading("Vide", "Empty"), clause()],
            "GAME: no clause stands under the heading 'Vide'",
        ),
        ([heading("Le jeu", ""), clause()], "GAME: the heading 'Le jeu' is given in one language only"),
        ([("heading", {"fr": "Le jeu"}), clause()], "GAME: the heading 'Le jeu' is given in one language only"),
        ([("heading", {"en": "The game"}), clause()], "GAME: the heading 'The game' is given in one language only"),
        ([heading("", "The game"), clause()], "GAME: the heading 'The game' is given in one language only"),
        (
            [heading("Le jeu", "The game"), heading("Le jeu", "Another"), clause()],
            "GAME: the heading 'Le jeu' ('Another') is given twice",
        ),
        (
            [heading("Le jeu", "The game"), heading("Autre", "The game"), clause()],
            "GAME: the heading 'Autre' ('The game') is given twice",
        ),
        ([clause(kind="perhaps")], "REG-A-1: unknown kind 'perhaps' or source 'rulebook'"),
        ([clause(source="hearsay")], "REG-A-1: unknown kind 'must' or source 'hearsay'"),
        ([clause(source="ruling")], "REG-A-1: a ruling gives its reason"),
        ([clause(source="reconstruction")], "REG-A-1: a reconstruction gives its reason"),
        ([clause(reason="Because.")], "REG-A-1: gives its reason in one language only"),
        ([clause(reason_fr="Parce que.")], "REG-A-1: gives its reason in one language only"),
    ],
)
def test_a_ledger_that_cannot_be_is_refused(tmp_path: Path, tables: list[Any], said: str) -> None:
    headed = any(name == "heading" for name, _ in tables)
    folder = written(tmp_path, *([] if headed else [heading("Le jeu", "The game")]), *tables)
    with pytest.raises(ValueError, match=f"^{re.escape(said.replace('GAME', tmp_path.name))}$"):
        read_ledger(folder)


def test_printed_data_says_where_it_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    game = ModuleType("serenissima.games.some")
    game.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, game.__name__, game)
    (tmp_path / "data" / "board.toml").write_text('provenance = "the box"\nsize = 3\n')
    assert data.printed("some", "board") == {"provenance": "the box", "size": 3}
    (tmp_path / "data" / "board.toml").write_text('provenance = ""\nsize = 3\n')
    with pytest.raises(ValueError, match=r"^some/data/board\.toml does not say where it comes from$"):
        data.printed("some", "board")


def test_the_folder_of_a_game() -> None:
    assert (data.game_folder("doge") / "rulebook.toml").is_file()


# --- titles and settings


class Checked(Title[Any]):
    """A title that says nothing but that its positions are checked."""

    def check(self, game: State) -> None:
        """Nothing can be wrong here."""


def test_a_title_says_what_it_was_told() -> None:
    title = Checked("some", "SOM", 3, (2, 5), (30, 45), ("Ada", "A house", 1999), [], hidden_hands=False)
    assert (title.id, title.prefix, title.rules_version) == ("some", "SOM", 3)
    assert (title.min_players, title.max_players, title.minutes) == (2, 5, (30, 45))
    assert (title.authors, title.publisher, title.year) == ("Ada", "A house", 1999)
    assert (title.events, title.options, title.hidden_hands) == ([], [], False)


def test_what_a_title_is_when_nothing_is_said() -> None:
    title = Checked("some", "SOM", 3, (2, 5), (30, 45), ("Ada", "A house", 1999), [])
    assert (title.hidden_hands, title.options) == (True, [])


def test_every_frame_of_a_game_is_found() -> None:
    names = "CheerfulDecision DrawToken Farewell Launch LookAhead PickBoat ProtestOrNot Round"
    assert list(TITLE.frames) == names.split()
    assert all(frame.__name__ == name for name, frame in TITLE.frames.items())
    assert TITLE.package == "serenissima.simulate.regatta"
    assert TITLE.folder == Path(regatta.__file__).parent


def test_a_frame_in_a_module_that_nothing_imports_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flow = tmp_path / "islands" / "flow"
    (flow / "far").mkdir(parents=True)
    for name, frame in (("near", "Land"), ("far/off", "Wade")):
        (flow / f"{name}.py").write_text(
            f"from serenissima.core.engine import Procedure\n\n\nclass {frame}(Procedure):\n    pass\n"
        )
    monkeypatch.syspath_prepend(tmp_path)
    assert list(frames_of("islands", tmp_path / "islands")) == ["Land", "Wade"]
    assert list(frames_of("island", tmp_path / "island")) == []
    (flow / "again.py").write_text((flow / "near.py").read_text())
    with pytest.raises(TwinFrames, match="islands has two frames named Land"):
        frames_of("islands", tmp_path / "islands")


def test_a_heuristic_says_what_it_was_told() -> None:
    told = Heuristic[Any](prior_strength=4.0, rollout_depth=(16, 7), noise_half_life=9, tree=False, edition=2)
    assert (told.prior_strength, told.rollout_depth, told.noise_half_life, told.tree, told.edition) == (
        4.0,
        (16, 7),
        9,
        False,
        2,
    )
    plain = Heuristic[Any]()
    assert (plain.prior_strength, plain.rollout_depth, plain.noise_half_life, plain.tree, plain.edition) == (
        1.5,
        (50, 0),
        0,
        True,
        1,
    )


def test_decisions_ahead() -> None:
    def ahead(least: int, each: int) -> list[int]:
        heuristic = Heuristic[Any](rollout_depth=(least, each))
        return [int(heuristic.rollout_depth_for(players)) for players in (2, 4)]

    assert ahead(50, 0) == [50, 50]
    assert ahead(50, 25) == [50, 100]


def test_a_title_stands_on_scores_where_it_says_nothing_more() -> None:
    game = TITLE.new_game(3, 5)
    assert isinstance(game, Regatta)
    for seat, points in enumerate((3, 1, 2)):
        game.sailors[seat].points = points
        game.sailors[seat].cheers = seat
    standing = [12, 5, 10]
    plain = heuristic_of(TITLE)
    assert type(plain) is Heuristic
    assert [int(plain.evaluate(game, seat)) for seat in range(3)] == standing
    assert [int(plain.judge(game, seat)) for seat in range(3)] == standing
    worth = vec[i64]([0, 0, 0, 99])
    plain.judge_all(game, worth)
    assert [int(value) for value in worth] == [*standing, 99]
    sheet = TITLE.score_sheet(game)
    assert sheet == [ScoreRow("score-total", [3, 1, 2], "REG-END-1", total=True)]
    assert (ScoreRow("part", [1], "REG-END-1").total, ScoreRow("part", [1], "REG-END-1").parts) == (False, [])
    assert (TITLE.note(game, 0, 0), TITLE.describe(game, 0)) == ([], [])
    assert Title.figures(TITLE, game, 0) == {}


def test_an_action_in_words_and_on_the_board_is_that_of_the_catalogue() -> None:
    game = TITLE.new_game(2, 5)
    action = int(game.ACTIONS.kinds[0].at(7))
    assert TITLE.args(game, 0, action) == {"boat": 7}
    assert TITLE.refs(game, 0, action) == ["boat:7"]


def test_a_new_game_is_set_up_and_repeatable() -> None:
    one, same, other = (TITLE.new_game(3, luck, {"storm": "likely"}) for luck in (5, 5, 6))
    assert isinstance(one, Regatta)
    assert isinstance(same, Regatta)
    assert isinstance(other, Regatta)
    assert (int(one.storms), int(one.seats), len(one.sailors)) == (2, 3, 3)
    assert [sailor.hand for sailor in one.sailors] == [sailor.hand for sailor in same.sailors]
    assert [sailor.hand for sailor in one.sailors] != [sailor.hand for sailor in other.sailors]
    assert int(one.to_play()) != NOBODY


def test_settings() -> None:
    names = [setting.name() for setting in TITLE.settings()]
    assert names == ["2", "3 storm=rare", "3 storm=likely", "4 storm=rare", "4 storm=likely"]
    assert [setting.name() for setting in TITLE.every_setting()] == names
    assert Setting(4, {"b": "2", "a": "1"}).name() == "4 a=1 b=2"
    assert TITLE.setting(2, {"storm": "rare"}).options == {}, "the default is no choice"
    assert TITLE.setting(3).options == {"storm": "rare"}
    for players in (1, 5):
        with pytest.raises(BadSetting, match=rf"^regatta is played by 2 to 4 players, not by {players}$"):
            TITLE.setting(players)
    with pytest.raises(BadSetting, match=r"^regatta has no option named calm, wind$"):
        TITLE.setting(3, {"wind": "1", "calm": "2"})


def test_a_choice() -> None:
    choice = Choice("wind", ["no", "yes"])
    assert (choice.default, choice.clauses) == ("no", {})
    assert [choice.offered(players) for players in (2, 3)] == [True, True]
    narrow = Choice("wind", ["no", "yes"], players=[3], default="yes")
    assert narrow.default == "yes"
    assert [narrow.offered(players) for players in (2, 3)] == [False, True]


def test_a_title_that_checks_nothing_is_refused() -> None:
    with pytest.raises(UncheckedTitle):
        Title("some", "SOM", 3, (2, 5), (30, 45), ("Ada", "A house", 1999), [])


def test_a_ledger_is_read_once() -> None:
    title = RegattaTitle("regatta", "REG", 1, (2, 4), (1, 2), ("", "", 1), [])
    assert title.clauses is title.clauses
    assert [clause.id for clause in title.clauses][:2] == ["REG-PICK-1", "REG-LOOK-1"]
