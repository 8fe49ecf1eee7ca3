# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source says its licence: spdx.py SOURCE [--add]

A line `SPDX-License-Identifier: MIT-0' in what ends up in people's programs, that is
below runtime/, and in what tells their build systems of it; of `GPL-3.0-or-later'
elsewhere.  It is the first line, or the second behind `#!'; the last one in the
inputs of tests, whose line numbers matter.  Without --add, exit status 1 and a list
where it is missing or another; with it, the line is added where there is none.
LICENSES/ has the text of each licence, and of no other.  Exit status 77: SOURCE is no
git tree, so that nobody knows what is a source.

Generated tables, data and documentation are left out: REUSE.toml speaks for them.
"""

import os
import re
import subprocess
import sys

COMMENTS = {
    "/* %s */": "c h cc hpp C def map",
    "# %s": "py cmake sh exp tcl gnuplot pc.in specs.in cmake.in wrapper.in "
            "CMakeLists.txt .clang-format",
    "-- %s": "lua sql",
    '.\\" %s': "1 3",
    "{# %s #}": "j2",
}
FOR_USERS = re.compile(r"runtime/|cmake/install/installed/qrintf[^/]*$")
LICENCES = {"GPL-3.0-or-later.txt", "MIT-0.txt"}
TAG = "SPDX-License-Identifier: "


def comment(path):
    """How PATH writes comments, or None: it is no source."""
    name = os.path.basename(path)
    for form, ends in COMMENTS.items():
        if any(name == end or name.endswith(f".{end}") for end in ends.split()):
            return form
    with open(path, "rb") as file:
        return "# %s" if file.read(2) == b"#!" else None


def is_test_input(path):
    return re.match(r"testsuite/(?!unit/|lib/)", path) and re.search(
        r"\.(c|h|cc|hpp|C|lua|sql)$", path)


def sources(root):
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", root, "ls-files", "-z",
         "--cached", "--others", "--exclude-standard"],
        check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
    for path in filter(None, listed):
        full = os.path.join(root, path)
        if os.path.isfile(full) and not os.path.islink(full):
            form = comment(full)
            if form:
                yield path, full, form


def with_line(text, line, last):
    if last:
        return f"{text}{'' if text.endswith(chr(10)) else chr(10)}{line}\n"
    if text.startswith("#!"):
        first, _, rest = text.partition("\n")
        return f"{first}\n{line}\n{rest}"
    return f"{line}\n{text}"


def main(root, add):
    wrong, seen = 0, 0
    for path, full, form in sources(root):
        licence = "MIT-0" if FOR_USERS.match(path) else "GPL-3.0-or-later"
        with open(full, encoding="utf-8", newline="") as file:
            text = file.read()
        lines = text.splitlines()
        said = re.findall(rf"{TAG}([\w.-]+)",
                          "\n".join(lines[:2] + lines[-1:]))
        seen += 1
        if said and set(said) != {licence}:
            print(f"{path}: says {said[0]}, wants {licence}")
            wrong += 1
        elif not said and add:
            with open(full, "w", encoding="utf-8", newline="") as file:
                file.write(with_line(text, form % (TAG + licence),
                                     is_test_input(path)))
        elif not said:
            print(f"{path}: no line `{TAG}{licence}'")
            wrong += 1
    if set(os.listdir(os.path.join(root, "LICENSES"))) != LICENCES:
        print(f"LICENSES/ has not just {', '.join(sorted(LICENCES))}")
        wrong += 1
    print(f"{seen} sources, {wrong} without their licence")
    return 1 if wrong or seen < 100 else 0


if __name__ == "__main__":
    if not os.path.exists(os.path.join(sys.argv[1], ".git")):
        print("SKIPPED: no git tree")
        sys.exit(77)
    sys.exit(main(sys.argv[1], "--add" in sys.argv[2:]))
