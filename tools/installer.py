"""What the installer must be told on this machine. The launcher reads this too, so old Pythons must understand it."""

import os
import subprocess
import sys


def settings():
    # type: () -> dict[str, str]
    """An environment for uv and npm: a mirror or certificate in the settings of pip is passed on to them."""
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_NO_PROGRESS="1", UV_LINK_MODE="copy")
    env.pop("VIRTUAL_ENV", None)
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
    )
    for line in listed.stdout.decode(errors="replace").splitlines():
        name, _, value = line.partition("=")
        value = value.strip().strip("'\"")
        if name.endswith(".index-url") and not (env.get("UV_DEFAULT_INDEX") or env.get("UV_INDEX_URL")):
            env["UV_DEFAULT_INDEX"] = value
        if name.endswith(".cert"):
            env.setdefault("SSL_CERT_FILE", value)
            env.setdefault("NODE_EXTRA_CA_CERTS", value)
    return env
