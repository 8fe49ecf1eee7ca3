# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between the two sides of a rebuild.

Each run of a side is {kind: {item: value}}.  An item differs if its value does, or if one
side lacks it.  What differs in a first run of both sides is looked at in a second: it is a
difference if it is there again, and unstable if either side alone has varied.  Output that
varies anywhere is unstable as a whole, as random lines may be equal by chance.
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


WHOLE = ("output",)
# Of each kind, so many items are kept in a result.
SHOWN = 40


# The least version of the C library that a program needs.
LIBC = re.compile(r"\blibc6 \(>= [\d.]+\)")


def needs_other_libc(kind, values):
    """Whether only the least version of the C library differs: what prints to streams
    refers to __libc_single_threaded of glibc 2.32 (docs/contract.md)."""
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
    """KINDS without the items that nobody would read."""
    return {kind: items if len(items) <= SHOWN else
            {**dict(list(items.items())[:SHOWN]), f"and {len(items) - SHOWN} more": ("", "")}
            for kind, items in kinds.items()}


def judge(plain, lowered, known=()):
    """{kind: {item: values}} of what differs, of what is unstable, and of what is
    explained, as it is KNOWN by patterns of a recipe, or the version of libc6 alone; of
    the runs PLAIN and LOWERED, of which there may be several."""
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
