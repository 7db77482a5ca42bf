"""Writes frontend/src/lib/protocol.ts from the server's protocol; with --check, only says whether it is current."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi

from making import ROOT, run
from serenissima.core.fields import SPECTATOR
from serenissima.server import commands, protocol

HOW = "tools/make_protocol_types.py"
TARGET = ROOT / "frontend" / "src" / "lib" / "protocol.ts"

HEAD = """// Made from src/serenissima/server/protocol.py by tools/make_protocol_types.py. Do not edit.

/** An argument of a message: a number, a label, a seat (the client puts the player's name), a message, or a list. */
export type Arg = number | string | { readonly seat: number } | Message | readonly Arg[];
"""

UNIONS = {
    "Command": "what the client sends over the WebSocket",
    "Down": "what the server sends over the WebSocket",
}

ARGUMENTS = "Readonly<Record<string, Arg>>"


def ts(kind: mi.Type) -> str:
    """The TypeScript form of one msgspec type."""
    match kind:
        case mi.Metadata():
            return ts(kind.type)
        case mi.StructType():
            return kind.cls.__name__
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.AnyType():
            return "unknown"
        case mi.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case mi.UnionType():
            return " | ".join(ts(part) for part in kind.types)
        case mi.ListType():
            inner = ts(kind.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case mi.DictType():
            return f"Readonly<Record<{ts(kind.key_type)}, {ts(kind.value_type)}>>"
    raise TypeError(f"no TypeScript form for {kind!r}")


def doc(text: str | None, indent: str = "") -> str:
    """A docstring as a TypeScript comment."""
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def declare(cls: type[msgspec.Struct]) -> str:
    """One interface. A default matters only to who sends: what the server sends is always complete."""
    info = mi.type_info(cls)
    assert isinstance(info, mi.StructType)
    sent_up = cls.__struct_config__.forbid_unknown_fields
    rows = [f'  readonly {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for part in info.fields:
        form = ARGUMENTS if part.name == "args" else ts(part.type)
        optional = "?" if sent_up and not part.required else ""
        rows.append(f"  readonly {part.encode_name}{optional}: {form};")
    return f"{doc(cls.__doc__)}export interface {cls.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def structs() -> Iterator[type[msgspec.Struct]]:
    """The messages of both modules in the order they are written."""
    for module in (commands, protocol):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                yield value


def union(name: str, purpose: str) -> str:
    """A union that TypeScript narrows on `type`."""
    members: tuple[Any, ...] = getattr(commands if hasattr(commands, name) else protocol, name).__args__
    return (
        f"/** {purpose[0].upper()}{purpose[1:]}. */\nexport type {name} = {' | '.join(m.__name__ for m in members)};\n"
    )


def render() -> str:
    """The whole file."""
    parts = [HEAD, f"export const SPECTATOR = {SPECTATOR};\n"]
    parts += [declare(cls) for cls in structs()]
    parts += [union(name, purpose) for name, purpose in UNIONS.items()]
    return "\n".join(parts)


def wanted() -> dict[Path, str]:
    """The one file."""
    return {TARGET: render()}


if __name__ == "__main__":
    sys.exit(run(wanted, HOW))
