"""The Litestar application: addresses, errors, headers, and what happens at start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from serenissima import __version__
from serenissima.server import api, protocol
from serenissima.server.client import ASK_AGAIN, MISSING, ClientFile
from serenissima.server.compose import message
from serenissima.server.security import HEADERS
from serenissima.server.services import Services
from serenissima.server.settings import Settings
from serenissima.table.outside import Outside
from serenissima.table.problems import Sort, TableProblem

log = logging.getLogger(__name__)

STATUS: dict[Sort, int] = {
    "invalid": 400,
    "forbidden": 403,
    "unknown": 404,
    "early": 409,
    "broken": 500,
    "failed": 503,
}

HTTP_PROBLEMS = {
    400: "problem-bad-request",
    404: "problem-not-found",
    405: "problem-not-allowed",
    413: "problem-too-long",
}


def create_app(settings: Settings, ready: Callable[[], None] = lambda: None) -> Litestar:
    """The application. `ready` is called when the store is open and up to date."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        own = await Services.open(settings, Outside())
        app.state.services = own
        ready()
        try:
            yield
        finally:
            await own.close()

    return Litestar(
        route_handlers=[api.router, page, start_page],
        lifespan=[lifespan],
        state=State(),
        openapi_config=OpenAPIConfig(
            title="Serenissima", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            TableProblem: say_problem,
            HTTPException: say_http_problem,
            RecursionError: say_too_deep,
            Exception: say_failure,
        },
        before_send=[add_headers],
        request_max_body_size=settings.limits.body,
        logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["queue_listener"]}, log_exceptions="never"),
    )


# --- the browser client


@get("/", include_in_schema=False)
async def start_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The app."""
    return serve_file(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the app, or for any address that is a page of it, the app itself."""
    return serve_file(request, path)


def serve_file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Sends a file, packed where the browser takes it, or says that it has it already."""
    client = api.services(request).client
    if path.strip("/").split("/")[0] == "api":
        raise TableProblem("unknown", "problem-not-found")
    if not client.built:
        return Response(MISSING, status_code=503, media_type="text/html")
    file = client.find(path)
    if file is None:
        raise TableProblem("unknown", "problem-not-found")
    return answer_with(file, request)


def answer_with(file: ClientFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file as this request wants it."""
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.media_type, headers=headers)


# --- every answer


async def add_headers(sent: AsgiMessage, scope: Scope) -> None:
    """The headers that every answer has. What the API says is never kept by anybody."""
    if sent["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(sent)
        for name, value in HEADERS.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = ASK_AGAIN if scope["path"].startswith("/api/texts/") else "no-store"


def say_problem(_: Request[Any, Any, Any], problem: TableProblem) -> Response[protocol.Problem]:
    """Something about a table."""
    return Response(protocol.Problem(message(problem.message)), status_code=STATUS[problem.sort])


def say_http_problem(_: Request[Any, Any, Any], problem: HTTPException) -> Response[protocol.Problem]:
    """Something about the request itself."""
    id = HTTP_PROBLEMS.get(problem.status_code, "problem-bad-request")
    detail = "; ".join([problem.detail, *(str(part) for part in _parts(problem))])[:400]
    said = protocol.Message(id, {"detail": detail} if problem.status_code == 400 else {})
    return Response(protocol.Problem(said), status_code=problem.status_code)


def _parts(problem: HTTPException) -> list[object]:
    extra = problem.extra
    if isinstance(extra, list):
        return [part.get("message", part) if isinstance(part, dict) else part for part in extra]
    return []


def say_too_deep(_: Request[Any, Any, Any], problem: RecursionError) -> Response[protocol.Problem]:
    """A request of brackets within brackets within brackets."""
    said = protocol.Message("problem-bad-request", {"detail": str(problem)})
    return Response(protocol.Problem(said), status_code=400)


def say_failure(request: Request[Any, Any, Any], problem: Exception) -> Response[protocol.Problem]:
    """Our fault: logged whole, told without details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return Response(protocol.Problem(protocol.Message("problem-server")), status_code=500)
