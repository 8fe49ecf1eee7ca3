# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the gate share: figures made up, and calls of gate.py."""

import contextlib
import io
import os
import sys

sys.dont_write_bytecode = True
GATE = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                     "..", "..", "..", "bench", "gate")
sys.path.insert(0, GATE)

import baseline  # noqa: E402
import counting  # noqa: E402
import gate  # noqa: E402

TOOLS = {"compiler": "gcc 12.2.0", "libc": "glibc 2.36", "valgrind": "3.19.0",
         "tier": "v4", "cpu": "A CPU"}


def measured(tools=(), **rows):
    """ROWS: name={way: (instructions, outside, bytes)}."""
    counts = {row: {way: counting.Count(*figures, [(9.0, "emit")])
                    for way, figures in ways.items()}
              for row, ways in rows.items()}
    return counting.Measured({**TOOLS, **dict(tools)}, counts,
                             {row: f"title of {row}" for row in rows})


def two_rows(qrintf=100, base=200, size=50, libc=1000):
    """A row that is all the program's own, and one that calls libc."""
    return {"own": {"libc": (libc, 990, 20), "qrintf": (qrintf, 0, size),
                    "base": (base, 0, 50)},
            "calls": {"libc": (1000, 990, 20), "qrintf": (300, 10, 50),
                      "base": (300, 10, 50)}}


def save(path, tools=(), rows=None, times=None, costs=None):
    baseline.save(path, measured(tools, **(rows or two_rows())), times, costs)


def run(*argv, now=None):
    """(status, stdout, stderr) of gate.py; NOW stands in for a measurement."""
    out, err = io.StringIO(), io.StringIO()
    measure = counting.measure
    if now is not None:
        counting.measure = lambda *_: now
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = gate.main(list(argv))
    except SystemExit as stop:
        status = stop.code
    finally:
        counting.measure = measure
    return status, out.getvalue(), err.getvalue()
