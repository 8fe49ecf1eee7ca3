# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between the two sides of a rebuild.

Each run of a side is {kind: {item: value}}.  An item differs if its value does, or if one
side lacks it.  What differs in a first run of both sides is looked at in a second: it is a
difference if it is there again, and unstable if either side alone has varied.
"""

import re

KINDS = {
    "build": "the build itself",
    "tests": "verdicts of tests",
    "files": "names, modes and owners of files",
    "contents": "contents of files, but for code",
    "symbols": "exported symbols",
    "needed": "libraries that are needed",
    "depends": "fields of packages",
    "warnings": "warnings of the compiler",
    "lintian": "tags of lintian",
}


def differences(plain, lowered):
    """{kind: {item: (value on the one side, on the other)}}.  A build that fails has made
    nothing: no more than its tests are compared."""
    found = {}
    failed = plain.get("build") != lowered.get("build")
    for kind in ("build", "tests") if failed else KINDS:
        one, other = plain.get(kind, {}), lowered.get(kind, {})
        items = {item: (one.get(item), other.get(item))
                 for item in sorted(one.keys() | other.keys())
                 if one.get(item) != other.get(item)}
        if items:
            found[kind] = items
    return found


def varies(runs, kind, item):
    return len({repr(run.get(kind, {}).get(item)) for run in runs}) > 1


def judge(plain, lowered, unstable=()):
    """({kind: {item: values}} that differ, the same of what is unstable) of the runs PLAIN
    and LOWERED, of which there may be several; items that match UNSTABLE, patterns of a
    recipe, are never a difference."""
    real, shaky = {}, {}
    for one, other in zip(plain, lowered):
        for kind, items in differences(one, other).items():
            for item, values in items.items():
                known = any(re.search(pattern, f"{kind}: {item}") for pattern in unstable)
                shakes = (known or varies(plain, kind, item)
                          or varies(lowered, kind, item))
                (shaky if shakes else real).setdefault(kind, {})[item] = values
    return real, shaky
