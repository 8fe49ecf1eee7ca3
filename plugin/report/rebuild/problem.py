# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said to people: progress, and errors that name a cure."""

import sys
import threading

SAYING = threading.Lock()


class Problem(Exception):
    """Why a package, or all of them, cannot be rebuilt; the lines behind the first are
    what can be done about it."""


def say(text):
    with SAYING:
        print(text, file=sys.stderr, flush=True)
