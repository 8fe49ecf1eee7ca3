# SPDX-License-Identifier: MIT-0
"""Shared by the scripts that make tables: a script without arguments writes its
files to tables/generated; with --check it writes nothing and fails, naming each file
that differs from what it would write."""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "generated"


def main(script, texts):
    """Writes or checks TEXTS, by name of file, according to the arguments of
    SCRIPT."""
    arguments = sys.argv[1:]
    if arguments not in ([], ["--check"]):
        sys.exit(f"usage: {script} [--check]")
    bad = []
    for name, text in texts.items():
        path = FOLDER / name
        if not arguments:
            path.write_text(text, encoding="ascii")
        elif not path.exists() or path.read_text(encoding="ascii") != text:
            bad.append(name)
    if bad:
        sys.exit(f"{script}: differs: " + " ".join(bad))
