# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a program's time is in printf, its own functions that the plugin was told
of included: for programs.py."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parents[1] / "plugin" / "report" / "tools"))

from rebuild import profile  # noqa: E402


def user_sinks(folder):
    """The program's user sinks, of the files that its build in FOLDER named to the
    plugin."""
    log = (folder / "qrintf.log").read_text(errors="replace")
    names = set()
    for path in set(re.findall(r"-fplugin-arg-libqrintf-sinks=(\S+)", log)):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        names.update(re.findall(r"^(?:sink|alloc)=(\w+):", text, re.MULTILINE))
    return names


def share_in_printf(command, folder, environment, seconds):
    """Of COMMAND's time in user mode, SECONDS."""
    return profile.share_in_printf(command, seconds, user_sinks(folder), env=environment)
