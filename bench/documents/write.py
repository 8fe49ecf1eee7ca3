# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tables and pictures of README.md and docs/ from a record, or says which
are not what it gives.

A table stands between <!-- table NAME --> and <!-- end -->, with the machine and the
commit that it is of below it; a picture is docs/NAME.svg, with both in it."""

import re

from pictures import PICTURES
from tables import TABLES

BETWEEN = re.compile(r"(<!-- table ([\w-]+) -->\n)(.*?)(<!-- end -->)", re.S)
MOST_LINES = 400


def with_tables(text, record, document):
    def table(match):
        if match[2] not in TABLES:
            raise ValueError(f"{document}: there is no table '{match[2]}'; there are "
                             + ", ".join(TABLES))
        part, function = TABLES[match[2]]
        body = "\n".join(function(record))
        return f"{match[1]}{body}\n\n{record.stamp(part)}\n{match[4]}"
    return BETWEEN.sub(table, text)


def made(top, record):
    """(path, text) of each document and picture."""
    for path in [top / "README.md", *sorted((top / "docs").glob("*.md"))]:
        yield path, with_tables(path.read_text(encoding="utf-8"), record, path)
    for name, picture in PICTURES.items():
        yield top / "docs" / f"{name}.svg", str(picture(record))


def write(top, record):
    for path, text in made(top, record):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            yield f"wrote {path}"


def check(top, record):
    """What is wrong."""
    for path, text in made(top, record):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield f"{path} is not what {record.path} gives"
        if path.suffix == ".svg" and text.count("\n") > MOST_LINES:
            yield f"{path} has more than {MOST_LINES} lines"
    for path in sorted((top / "docs").glob("*.[sp][vn]g")):
        if path.suffix == ".png" or path.stem not in PICTURES:
            yield f"{path} is made of no record: remove it"
