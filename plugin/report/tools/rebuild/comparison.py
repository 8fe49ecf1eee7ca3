# SPDX-License-Identifier: GPL-3.0-or-later
"""The differences between the two sides of a rebuild.

Each run of a side is {kind: {item: value}}.  An item differs if its value does,
or if one side lacks it.  A difference in the first run of both sides is checked
in a second run: it is a difference if it appears again, and unstable if one
side varies by itself.  Output that varies anywhere is unstable as a whole, as
random lines may be equal by chance.
"""

import re

KINDS = {
    "build": "the build itself",
    "tests": "verdicts of tests",
    "output": "output of tests without verdicts",
    "files": "names, modes and owners of files",
    "contents": "contents of files, but for code",
    "symbols": "exported symbols",
    "needed": "libraries that are needed",
    "depends": "fields of packages",
    "warnings": "warnings of the compiler",
    "lintian": "tags of lintian",
    "workloads": "output of workloads",
}


def differences(plain, lowered):
    """{kind: {item: (value on one side, value on the other)}}.  A failed build
    has no packages, so only its tests are compared."""
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


WHOLE = ("output",)
# The number of items of each kind that a result keeps.
SHOWN = 40


# The minimum version of the C library that a program needs.
LIBC = re.compile(r"\blibc6 \(>= [\d.]+\)")


def needs_other_libc(kind, values):
    """Whether only the minimum version of the C library differs: code that
    prints to streams refers to __libc_single_threaded of glibc 2.32
    (docs/contract.md)."""
    if kind != "depends" or None in values:
        return False
    one, other = (LIBC.sub("libc6", value) for value in values)
    return one == other


def varies(runs, kind, item):
    if kind in WHOLE:
        return any(run.get(kind) != runs[0].get(kind) for run in runs)
    return any(run.get(kind, {}).get(item) != runs[0].get(kind, {}).get(item)
               for run in runs)


def shortened(kinds):
    """KINDS without the items beyond those that a reader would look at."""
    return {kind: items if len(items) <= SHOWN else
            {**dict(list(items.items())[:SHOWN]), f"and {len(items) - SHOWN} more": ("", "")}
            for kind, items in kinds.items()}


def judge(plain, lowered, known=()):
    """{kind: {item: values}} of the differences, of the unstable items, and of
    the explained ones, which match KNOWN, a recipe's patterns, or are only the
    version of libc6.  PLAIN and LOWERED are the runs, of which there may be
    several."""
    real, shaky, explained = {}, {}, {}
    for one, other in zip(plain, lowered):
        for kind, items in differences(one, other).items():
            for item, values in items.items():
                found = real
                if varies(plain, kind, item) or varies(lowered, kind, item):
                    found = shaky
                elif needs_other_libc(kind, values) or any(
                        re.search(pattern, f"{kind}: {item}") for pattern in known):
                    found = explained
                found.setdefault(kind, {})[item] = values
    return real, shaky, explained
