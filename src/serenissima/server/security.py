"""Headers on every answer, whose pages may talk to us, and how fast anybody may."""

from __future__ import annotations

from collections import OrderedDict
from urllib.parse import urlsplit

from serenissima.table.outside import Outside

ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page of ours may load and do. Colours and places are style attributes; style sheets and scripts are files."""

HEADERS = {
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in ALLOWED.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def own_page(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a browser's page of that origin is ours: served under the host it asks, or named in the settings."""
    if not origin or origin == "null":
        return False
    return origin in others or (bool(host) and urlsplit(origin).netloc == host)


class Bucket:
    """A measure for a flow: fills steadily up to the brim, each thing done takes one out."""

    def __init__(self, per_second: float, brim: float, outside: Outside) -> None:
        self._rate = per_second
        self._brim = brim
        self._level = brim
        self._outside = outside
        self._seen = outside.steady()

    def take(self) -> bool:
        """Whether there was one to take."""
        now = self._outside.steady()
        self._level = min(self._brim, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket for each address, the least recently seen forgotten first."""

    def __init__(self, per_second: float, brim: float, outside: Outside, most: int = 10_000) -> None:
        self._rate = per_second
        self._brim = brim
        self._outside = outside
        self._most = most
        self._held: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether the address may do one more thing now."""
        bucket = self._held.pop(address, None) or Bucket(self._rate, self._brim, self._outside)
        self._held[address] = bucket
        if len(self._held) > self._most:
            self._held.popitem(last=False)
        return bucket.take()
