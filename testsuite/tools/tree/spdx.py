# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source says its licence: spdx.py SOURCE

A line `SPDX-License-Identifier: MIT-0' in what ends up in people's programs, that is
below runtime/, and in what tells their build systems of it; of `GPL-3.0-or-later'
elsewhere.  It is the first line, or the second behind `#!'; the last one in the
inputs of tests, whose line numbers matter.  LICENSES/ has the text of each licence,
and of no other.  Exit status 77: SOURCE is no git tree, so that nobody knows what is a
source.

Generated tables, data and documentation are left out: REUSE.toml speaks for them.
"""

import os
import re
import sys

from paths import listed

SOURCES = re.compile(r"(^|/)(CMakeLists\.txt|[^/]*\.(c|h|cc|hpp|C|def|map|py|cmake|sh|exp"
                     r"|tcl|lua|sql|1|3|j2|(pc|specs|cmake|wrapper)\.in|clang-format))$")
FOR_USERS = re.compile(r"runtime/|cmake/install/installed/qrintf[^/]*$")
LICENCES = {"GPL-3.0-or-later.txt", "MIT-0.txt"}
TAG = "SPDX-License-Identifier: "


def texts(root):
    """(path, contents) of each source of ROOT."""
    for path in listed(root):
        full = os.path.join(root, path)
        if not os.path.islink(full):
            with open(full, encoding="utf-8", errors="replace") as file:
                text = file.read()
            if SOURCES.search(path) or text.startswith("#!"):
                yield path, text


def complaints(root, found):
    for path, text in found:
        licence = "MIT-0" if FOR_USERS.match(path) else "GPL-3.0-or-later"
        lines = text.splitlines()
        said = re.findall(rf"{TAG}([\w.-]+)", "\n".join(lines[:2] + lines[-1:]))
        if set(said) != {licence}:
            yield f"{path}: says {said or 'nothing'}, wants `{TAG}{licence}'"
    if set(os.listdir(os.path.join(root, "LICENSES"))) != LICENCES:
        yield f"LICENSES/ has not just {', '.join(sorted(LICENCES))}"


def main(root):
    found = list(texts(root))
    wrong = list(complaints(root, found))
    print(*wrong, f"{len(found)} sources, {len(wrong)} complaints", sep="\n")
    return 1 if wrong or len(found) < 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
