# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages to users: progress, and errors that name a cure."""

import sys
import threading

SAYING = threading.Lock()


class Problem(Exception):
    """Why a package, or all of them, cannot be rebuilt.  The lines after the
    first one name a cure."""


def say(text):
    with SAYING:
        print(text, file=sys.stderr, flush=True)
