# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of README.md and docs/ and the picture from a record.

A table stands between <!-- table NAME --> and <!-- end -->, with the machine and the
commit that it is of below it; the picture is docs/real.svg."""

import re

from pictures import packages
from tables import TABLES

BETWEEN = re.compile(r"(<!-- table ([\w-]+) -->\n)(.*?)(<!-- end -->)", re.S)


def with_tables(text, record, document):
    def table(match):
        if match[2] not in TABLES:
            raise ValueError(f"{document}: there is no table '{match[2]}'; there are "
                             + ", ".join(TABLES))
        part, function = TABLES[match[2]]
        body = "\n".join([*function(record), *(["", record.stamp(part)] if part else [])])
        return f"{match[1]}{body}\n{match[4]}"
    return BETWEEN.sub(table, text)


def stale(top, record):
    """(path, text) of the documents, and of the picture, that have another text."""
    texts = {path: with_tables(path.read_text(encoding="utf-8"), record, path)
             for path in (top / "README.md", *sorted((top / "docs").glob("*.md")))}
    texts[top / "docs" / "real.svg"] = str(packages(record.data["cpu"]))
    return [(path, text) for path, text in texts.items()
            if not path.exists() or path.read_text(encoding="utf-8") != text]
