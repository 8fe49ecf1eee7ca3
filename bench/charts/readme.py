#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Eight rows of docs/bench.md for README.md, which stand there between two markers.

usage: charts/readme.py SOURCE [--check]

Writes them; with --check it only says whether README.md has what docs/bench.md says,
and the exit status is 1 if it has not."""

import pathlib
import re
import sys

# The row of docs/bench.md, and what README.md calls it.
ROWS = (("`%d`", "`%d`"),
        ("`%u.%u.%u.%u`", "`%u.%u.%u.%u`, four octets"),
        (r"`%s: %s\r\n`", r"`%s: %s\r\n`"),
        (r"`%5d %-10d\|%+d`", r"`%5d %-10d\|%+d`"),
        ("`%.2f, cents`", "`%.2f`"),
        ("`%g`", "`%g`"),
        (r"`fprintf %s,%d,%u,%ld\n`", r"`%s,%d,%u,%ld\n` to a stream"),
        ("10 to each", "`%d,%s;` to a user sink, 10 to a string"))
HEAD = ("libc", "qrintf", "libc/qrintf", "SSE2 only", "best other")
BETWEEN = re.compile(r"(?<=<!-- bench/charts/readme.py -->\n)(.*?)(?=<!-- end -->)",
                     re.S)


def cells_of(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def table(bench):
    """The rows as Markdown, of BENCH, the text of docs/bench.md."""
    lines = [cells_of(line) for line in bench.splitlines()
             if line.startswith("|")]
    columns = [lines[0].index(name) for name in HEAD]
    by_title = {line[0]: line for line in lines}
    text = [f"| ns a call | {' | '.join(HEAD)} |", "|---|" + "---:|" * len(HEAD)]
    for title, shown in ROWS:
        text.append(f"| {shown} | " + " | ".join(
            f"**{by_title[title][i]}**" if name == "libc/qrintf"
            else by_title[title][i] for name, i in zip(HEAD, columns)) + " |")
    return "\n".join(text) + "\n"


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"]):
        print(__doc__)
        return 2
    source = pathlib.Path(sys.argv[1])
    readme = source / "README.md"
    before = readme.read_text(encoding="utf-8")
    rows = table((source / "docs" / "bench.md").read_text(encoding="utf-8"))
    after, found = BETWEEN.subn(lambda _: rows, before)
    if found != 1:
        print(f"{readme} has no markers, or too many")
        return 1
    if len(sys.argv) == 2:
        readme.write_text(after, encoding="utf-8")
    elif before != after:
        print(f"{readme} has other rows than docs/bench.md: "
              f"python3 bench/charts/readme.py {source} writes them")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
