"""The HTTP and WebSocket addresses under /api."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery, JSONBody

from serenissima import bots, core, games, table
from serenissima.server import compose, protocol
from serenissima.server.live import Session, turn_away
from serenissima.server.security import own_page
from serenissima.server.services import Services
from serenissima.table.plans import SeatPlan, TablePlan, title_of
from serenissima.table.problems import TableProblem

LANGUAGES = ("en", "fr")
COMMON = "common"
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))]
"""For texts and rules. What may hold a secret goes as it is: its length would tell of what it is packed with."""


def services(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Services:
    """What the handlers work with."""
    found: Services = request.app.state.services
    return found


@cache
def line_of(folder: Path, id: str) -> dict[str, str]:
    """A text of one line in each language; languages in which a game does not say it are left out."""
    found = {language: re.search(rf"(?m)^{id} = (.+)$", text_of(folder, language)) for language in LANGUAGES}
    return {language: line[1] for language, line in found.items() if line}


def text_of(folder: Path, language: str) -> str:
    """The texts of a package."""
    return (folder / "texts" / f"{language}.ftl").read_text("utf-8")


@get("/games", summary="The games that can be played here", middleware=PACKED)
async def list_games() -> protocol.Games:
    """The games that can be played here, with their options, and the levels of the bots."""
    shown = [
        protocol.GameShown(
            id=title.id,
            title=line_of(title.folder, "title"),
            tagline=line_of(title.folder, "tagline"),
            rules_version=title.rules_version,
            min_players=title.min_players,
            max_players=title.max_players,
            minutes=list(title.minutes),
            authors=title.authors,
            publisher=title.publisher,
            year=title.year,
            hidden_hands=title.hidden_hands,
            options=[protocol.Choice(c.name, c.values, c.default, c.players) for c in title.options],
        )
        for title in games.titles()
    ]
    levels = [protocol.LevelShown(name, bots.announced(name)) for name in bots.offered()]
    return protocol.Games(shown, levels)


@get("/games/{game:str}/rules", summary="The rules of a game, clause by clause", middleware=PACKED)
async def list_rules(game: FromPath[str]) -> protocol.Rules:
    """Every clause of the game's rulebook, in our own words."""
    title = title_of(game)
    told = [clause.to_json() | {"chosen_by": title.chosen_by(clause.id)} for clause in title.clauses]
    return protocol.Rules(game, msgspec.convert(told, list[protocol.Clause]))


@get("/texts/{part:str}/{language:str}", summary="Texts in Fluent form", media_type=MediaType.TEXT, middleware=PACKED)
async def read_texts(part: FromPath[str], language: FromPath[str]) -> str:
    """The texts of a game, or under `common` those of the engine and the tables."""
    if language not in LANGUAGES:
        raise TableProblem("unknown", "problem-unknown-language", language=language[:40])
    if part == COMMON:
        folders = [Path(next(iter(package.__path__))) for package in (core, table)]
    else:
        folders = [title_of(part).folder]
    return "\n".join(text_of(folder, language) for folder in folders)


@post("/tables", summary="Make a table")
async def make_table(data: JSONBody[protocol.NewTable], request: Request[Any, Any, Any]) -> protocol.TableMade:
    """A new table. The answer holds its secrets, which are told this once."""
    check_visitor(request)
    seats = [SeatPlan(wish.kind, wish.name, wish.level) for wish in data.seats]
    plan = TablePlan(data.game, data.players, seats, data.options, data.seed)
    made = await services(request).hall.make(plan)
    links = [protocol.FriendLink(seat, key) for seat, key in made.friends.items()]
    return protocol.TableMade(made.record.id, made.host, links, made.watch)


@get("/tables/{id:str}", summary="A table in one line")
async def show_table(
    id: FromPath[str], request: Request[Any, Any, Any], key: FromQuery[str] = ""
) -> protocol.TableShown:
    """How the table stands for the holder of the key."""
    found = await services(request).hall.table(id)
    held = found.key(key)
    async with found.lock:
        return compose.summary(found, held)


@get("/tables/{id:str}/match", summary="The match file of a finished table")
async def read_match(id: FromPath[str], request: Request[Any, Any, Any], key: FromQuery[str] = "") -> Response[bytes]:
    """The whole true match, when it is over and there is nothing left to hide."""
    found = await services(request).hall.table(id)
    found.key(key)
    async with found.lock:
        if not found.match.over:
            raise TableProblem("early", "problem-not-over")
        whole = msgspec.json.encode(found.match.to_json())
    name = f"{found.match.title.id}-{found.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(whole, media_type=MediaType.JSON, headers=headers)


@get("/tables/{id:str}/luck", summary="The luck of a table, and after the end the proof of it")
async def show_luck(id: FromPath[str], request: Request[Any, Any, Any], key: FromQuery[str] = "") -> protocol.Luck:
    """What the table bound itself to, what everybody added, and after the end the secret and every draw."""
    found = await services(request).hall.table(id)
    found.key(key)
    async with found.lock:
        return compose.luck(found)


@post("/tables/{id:str}/rematch", summary="Play again", status_code=200)
async def play_again(id: FromPath[str], request: Request[Any, Any, Any], key: FromQuery[str] = "") -> protocol.Rematch:
    """The table of the rematch, made for the first player who asks. The keys of the old table open it."""
    check_visitor(request)
    hall = services(request).hall
    found = await hall.table(id)
    return protocol.Rematch(await hall.rematch(found, found.key(key)))


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str], key: FromQuery[str] = "") -> None:
    """A screen at a table: see `serenissima.server.protocol` for what is said."""
    own = services(socket)
    if not own_page(socket.headers.get("origin"), socket.headers.get("host"), own.settings.origins):
        await socket.close(code=4403)
        return
    try:
        found = await own.hall.table(id)
        held = found.key(key)
        if len(found.viewers) >= own.settings.limits.viewers or not own.room():
            raise TableProblem("failed", "problem-full")
    except TableProblem as problem:
        await turn_away(socket, problem)
        return
    session = Session(socket, found, held, own.composer, own.settings.limits, own.outside)
    own.connections += 1
    found.join(session)
    try:
        await socket.accept()
        await session.run()
    finally:
        own.connections -= 1
        own.hall.leave(found, session)


def check_visitor(request: Request[Any, Any, Any]) -> None:
    """Refuses pages of others that try to use a visitor's browser, and whoever makes tables by the hundred."""
    own = services(request)
    origin = request.headers.get("origin")
    if origin is not None and not own_page(origin, request.headers.get("host"), own.settings.origins):
        raise TableProblem("forbidden", "problem-foreign-page")
    address = request.client.host if request.client else ""
    if not own.makers.take(address):
        raise TableProblem("failed", "problem-too-many-tables")


router = Router(
    "/api",
    route_handlers=[
        list_games,
        list_rules,
        read_texts,
        make_table,
        show_table,
        read_match,
        show_luck,
        play_again,
        live,
    ],
)
