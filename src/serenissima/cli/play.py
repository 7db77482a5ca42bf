"""`play`: a game in the terminal, against bots or with friends at the same keyboard."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from serenissima import bots, games
from serenissima.cli.boards import draw
from serenissima.cli.failures import Failed
from serenissima.cli.output import console
from serenissima.cli.words import Words
from serenissima.core.messages import kebab
from serenissima.core.options import Options
from serenissima.core.title import BadSetting
from serenissima.match.luck import LENGTH, FairLuck
from serenissima.match.match import Match
from serenissima.match.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from serenissima.core.messages import Json

LOG_LINES = 12
SHOWN_AT_ONCE = 40


class Left(Exception):
    """The person has had enough."""


def play(
    game: str,
    players: int | None,
    people: int,
    level: str,
    seed: int | None,
    options: list[str],
    language: str,
    save: Path | None,
) -> None:
    """Sets a game up and plays it to its end, or until the person leaves."""
    title = games.title(game)
    count = players if players is not None else max(title.min_players, people)
    if not 0 <= people <= count:
        raise BadSetting(f"{people} people cannot sit at a table for {count}")
    source = keyboard_luck() if seed is None else None
    match = Match.start(title, count, chosen_options(options), seed or 0, source)
    words = Words(language, title.id)
    words.names = seat_names(words, count, people, level)
    table = Sitting(match, people, level, seed or secrets.randbelow(1_000_000), words, console(), input)
    table.out.print(f"[bold]{escape(words('play-begins', title=words('title'), players=count))}[/bold]")
    said = words("play-seed", seed=seed or 0) if source is None else words("play-bound", commitment=source.commitment)
    table.out.print(f"[dim]{escape(said)}[/dim]")
    table.out.print(f"[dim]{escape(words('play-help'))}[/dim]\n")
    try:
        table.play()
        table.show_result()
    except (Left, EOFError, KeyboardInterrupt):
        table.out.print("\n" + escape(words("play-left")))
    if save is not None:
        table.save(save)


def keyboard_luck() -> FairLuck:
    """Luck that the file of the match proves afterwards. Secret and bytes both come from this machine's own luck."""
    table = f"keyboard-{secrets.token_hex(5)}"
    return FairLuck(table, secrets.token_bytes(LENGTH), {"keyboard": secrets.token_bytes(LENGTH)})


def chosen_options(told: list[str]) -> dict[str, str]:
    """`--option variant=yes` as the game wants it."""
    wrong = [word for word in told if "=" not in word]
    if wrong:
        raise Failed(f"A table option is given as name=value, not as {wrong[0]!r}.")
    return dict(word.split("=", 1) for word in told)


def seat_names(words: Words, count: int, people: int, level: str) -> list[str]:
    """The people first, then the bots."""
    humans = [words("play-seat", number=n + 1) for n in range(people)]
    return humans + [words("play-bot", level=level, number=n + 1) for n in range(count - people)]


class Sitting:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        people: int,
        level: str,
        seed: int,
        words: Words,
        out: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.match = match
        self.people = people
        self.words = words
        self.out = out
        self.ask = ask
        patience = bots.announced(level)
        artificial = range(people, match.setting.players)
        self.bots = {seat: bots.make(level, match.title, seed + seat, patience) for seat in artificial}
        self.told = 0
        self.last_seat = 0 if people == 1 else -1

    def play(self) -> None:
        """Asks people and bots in turn until the game is over."""
        while not self.match.over:
            waiting = self.match.waiting()
            artificial = [seat for seat in waiting if seat in self.bots]
            if artificial:
                self._let_bot_act(artificial[0])
            else:
                self._let_person_act(waiting[0])
        self._tell_events(self._viewer())

    def _let_bot_act(self, seat: int) -> None:
        options = Options()
        self.match.state.options_of(seat, options)
        self.match.act(seat, self.bots[seat].choose(bots.Knowledge(self.match.state, seat), options))

    def _let_person_act(self, seat: int) -> None:
        if seat != self.last_seat and self.people > 1:
            if self.match.title.hidden_hands:
                self.out.clear()
                self.ask(self.words("play-curtain", player={"seat": seat}) + " ")
            self.last_seat = seat
            self.told = max(0, len(self.match.events(seat)) - LOG_LINES)
        self._tell_events(seat)
        self.out.print(draw(self.match, seat, self.words))
        before = len(self.match.entries)
        listed = self._options(seat)
        self._show_prompt(seat)
        self._show_options(listed)
        while len(self.match.entries) == before:
            listed = self._command(seat, listed)

    def _viewer(self) -> int:
        return self.last_seat if self.people else -1

    # --- showing

    def _tell_events(self, seat: int) -> None:
        fresh = self.match.events(seat, min(self.told, len(self.match.events(seat))))
        for event in fresh:
            self.out.print(Text(f"  · {self.words.text(str(event['id']), _args(event))}", style="cyan"))
        self.told = len(self.match.events(seat))

    def _show_prompt(self, seat: int) -> None:
        prompt = self.match.prompt(seat)
        if prompt is not None:
            said = self.words.text(prompt.id, prompt.args)
            self.out.print(Text(f"\n{self.words.name(seat)}: {said}", style="bold"))

    def _options(self, seat: int) -> list[tuple[int, str, str]]:
        """Number, text and preview of each option."""
        rows = []
        for offer in self.match.offers(seat):
            preview = " ".join(self.words.text(note.id, note.args) for note in offer.note)
            rows.append((offer.action, self.words.text(f"do-{kebab(offer.kind)}", offer.args), preview))
        return rows

    def _show_options(self, listed: list[tuple[int, str, str]]) -> None:
        if len(listed) <= SHOWN_AT_ONCE // 2:
            table = Table.grid(padding=(0, 2))
            for place, (_, text, preview) in enumerate(listed):
                table.add_row(Text(f"{place + 1:>4}"), Text(text), Text(preview, style="dim"))
            self.out.print(table)
            return
        from rich.columns import Columns

        self.out.print(
            Columns([Text(f"{place + 1:>4} {text}") for place, (_, text, _) in enumerate(listed)], padding=(0, 2))
        )

    def show_result(self) -> None:
        """The score sheet, with ranks."""
        self.out.print(draw(self.match, self._viewer(), self.words))
        self.out.print(f"\n[bold]{escape(self.words('play-over'))}[/bold]")
        self.out.print(score_table(self.match, self.words))
        if lost := self.match.title.reconstructed(self.match.setting):
            places: list[Json] = list(dict.fromkeys(clause.heading(self.words.language) for clause in lost))
            told = self.words("play-reconstructed", places=places, game=self.match.title.id)
            self.out.print(f"\n{escape(told)}")

    # --- commands

    def _command(self, seat: int, listed: list[tuple[int, str, str]]) -> list[tuple[int, str, str]]:
        word = self.ask(f"{self.words('play-your-choice')} > ").strip()
        verb, _, rest = word.partition(" ")
        if word.isdigit() and 1 <= int(word) <= len(listed):
            self.match.act(seat, listed[int(word) - 1][0])
        elif verb == "q":
            raise Left
        elif verb == "u":
            self._undo(seat)
        elif verb == "b":
            self.out.print(draw(self.match, seat, self.words))
        elif verb == "l":
            self.told = max(0, len(self.match.events(seat)) - LOG_LINES)
            self._tell_events(seat)
        elif verb == "r" and rest:
            self._show_rule(rest.strip().upper())
        elif verb == "s" and rest:
            self.save(Path(rest.strip()))
        elif word == "?" or not word:
            self.out.print(f"[dim]{escape(self.words('play-help'))}[/dim]")
            listed = self._options(seat)
            self._show_options(listed)
        else:
            listed = self._narrow(seat, word)
        return listed

    def _narrow(self, seat: int, word: str) -> list[tuple[int, str, str]]:
        everything = self._options(seat)
        kept = [row for row in everything if word.casefold() in f"{row[1]} {row[2]}".casefold()]
        if not kept:
            self.out.print(escape(self.words("play-none", word=word)))
            return everything
        self.out.print(escape(self.words("play-narrowed", count=len(kept), word=word)))
        self._show_options(kept)
        return kept

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
            self.told = min(self.told, len(self.match.events(seat)))
            self.out.print(escape(self.words("play-undone")))
        except Refused as refused:
            self.out.print(escape(self.words.of(refused.message)))

    def _show_rule(self, wanted: str) -> None:
        from serenissima.cli.listing import list_rules

        try:
            list_rules(self.match.title.id, wanted, self.words.language, as_json=False)
        except Failed as failed:
            self.out.print(escape(str(failed)))

    def save(self, file: Path) -> None:
        """Writes the match file; what went wrong is told and the game goes on."""
        try:
            file.write_text(json.dumps(self.match.to_json(secrets_too=True)) + "\n", encoding="utf-8")
            self.out.print(escape(self.words("play-saved", file=str(file))))
        except OSError as problem:
            self.out.print(escape(str(problem)))


def score_table(match: Match, words: Words) -> Table:
    """The score sheet of a match that is over."""
    table = Table(box=None)
    table.add_column("")
    for name in words.names:
        table.add_column(name, justify="right")
    for row in match.title.score_sheet(match.state):
        table.add_row(words(row.id), *(str(value) for value in row.values), style="bold" if row.total else "")
    places = match.title.outcome(match.state).places
    table.add_row(words("play-rank"), *(str(place) for place in places), style="bold")
    return table


def _args(said: dict[str, Any]) -> dict[str, Json]:
    args: dict[str, Json] = said["args"]
    return args
