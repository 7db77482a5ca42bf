"""The browser client as files in memory: what is not among them cannot be asked for."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = b"""<!doctype html><meta charset="utf-8"><title>Serenissima</title>
<p>The browser client has not been built. Run <code>./serenissima</code> in the checkout: it builds what is missing.</p>
"""
TYPES = {
    ".css": "text/css",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Where Python's own table depends on the machine."""

PACKED = ("text/", "image/svg", "application/json", "application/manifest")


@dataclass(frozen=True)
class ClientFile:
    """One file, ready to be sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class Client:
    """The built client. Vite puts a digest into the names below assets/: a browser may keep those for ever."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, ClientFile] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
                self._files[name] = _file(name, path.read_bytes())

    @property
    def built(self) -> bool:
        """Whether there is a client at all."""
        return "index.html" in self._files

    def find(self, path: str) -> ClientFile | None:
        """The file of that path; a path that looks like a page of the app gets the app."""
        wanted = path.strip("/") or "index.html"
        found = self._files.get(wanted)
        if found is None and "." not in wanted.rsplit("/", 1)[-1]:
            return self._files.get("index.html")
        return found


def _file(name: str, content: bytes) -> ClientFile:
    media_type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(PACKED) and len(content) > 1000 else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return ClientFile(content, packed, media_type, etag, FOREVER if name.startswith("assets/") else ASK_AGAIN)
