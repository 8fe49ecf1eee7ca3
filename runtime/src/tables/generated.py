# SPDX-License-Identifier: MIT
"""Shared by the scripts that make tables: a script without arguments writes its
files next to itself; with --check it writes nothing and fails, naming each file
that differs from what it would write."""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main(script, texts):
    """Writes or checks TEXTS, by name of file, according to the arguments of
    SCRIPT."""
    arguments = sys.argv[1:]
    if arguments not in ([], ["--check"]):
        sys.exit(f"usage: {script} [--check]")
    bad = []
    for name, text in texts.items():
        path = HERE / name
        if not arguments:
            path.write_text(text, encoding="ascii")
        elif not path.exists() or path.read_text(encoding="ascii") != text:
            bad.append(name)
    if bad:
        sys.exit(f"{script}: differs: " + " ".join(bad))
