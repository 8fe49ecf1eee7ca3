# SPDX-License-Identifier: GPL-3.0-or-later
"""testsuite/README.md has a row for each folder, and each test is run by the command
of exactly one row: folders.py SOURCE BUILD

Tests are those of this build, whose parts may be fewer than the sources have: there a
row's command may also name what a CMakeLists.txt of the folder registers.  Tests of
bench/ may have no row.  The third column of docs/contract.md's table of promises names
tests or folders, too, and each expression behind `ctest -R' in a document finds some.

A folder of plugin/ or runtime/ has at most fifteen files, or is split by subject.
"""

import glob
import json
import os
import re
import subprocess
import sys

MOST_FILES = 15
GROUPS = ("unit", "lowering", "tools", "dist")
ROW = re.compile(r"^\| `([\w/-]+)` \| .+ \| `ctest --test-dir build -R '(\S+)'` \|$")


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def section(text, head):
    """The rows of the table below the line HEAD."""
    return text.split(head + "\n|---|", 1)[1].split("\n\n", 1)[0].splitlines()[1:]


def folders(testsuite):
    found = [path for group in GROUPS
             for path in glob.glob(f"{testsuite}/{group}/*/")]
    top = [path for path in glob.glob(f"{testsuite}/*/")
           if os.path.basename(path[:-1]) not in (*GROUPS, "lib")]
    return {os.path.relpath(path, testsuite) for path in found + top}


def tests(build):
    """Names of tests, of the configured compiler."""
    listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build,
                            capture_output=True, text=True, check=True).stdout
    names = {test["name"] for test in json.loads(listed)["tests"]}
    return {name for name in names if "/" not in name}


def registered(testsuite):
    """Names of tests, their shards and parts in the sources, without what variables
    give."""
    for path in glob.glob(f"{testsuite}/**/CMakeLists.txt", recursive=True):
        for name in re.findall(r"(?:qrintf_\w*(?:tests?|dejagnu) \(|PART |set \(name )"
                               r"(?:\$\{\w+\})?([\w+-]+)", read(path)):
            yield from (name, f"{name}-1")


def expressions(text):
    """Those behind `ctest -R' in TEXT, a group's alternatives one by one."""
    for whole in re.findall(r"ctest [^`\n]*-R '([^']+)'", text):
        whole = whole.replace("\\|", "|")
        group = re.fullmatch(r"\^\(([^()]+)\)(\$?)", whole)
        yield from ([f"^({one}){group[2]}" for one in group[1].split("|")] if group
                    else [whole])


def full_folders(source):
    """A complaint about each folder of the plugin and the runtime with too many files."""
    for top in ("plugin", "runtime"):
        for folder, below, names in os.walk(os.path.join(source, top)):
            below[:] = [name for name in below if name != "__pycache__"]
            path = os.path.relpath(folder, source)
            if len(names) > MOST_FILES:
                yield (f"{path}: {len(names)} files, more than {MOST_FILES}; "
                       "split it by subject")


def complaints(source, build):
    yield from full_folders(source)
    testsuite = os.path.join(source, "testsuite")
    there, names, rows = folders(testsuite), tests(build), {}
    possible = names | set(registered(testsuite))
    for line in section(read(testsuite, "README.md"),
                        "| folder | what it guards | alone |"):
        if match := ROW.match(line):
            rows[match[1]] = match[2].replace("\\|", "|")
        else:
            yield f"README.md: not like the other rows: {line}"
    for folder in sorted(there ^ rows.keys()):
        yield f"{folder}: " + ("not in README.md" if folder in there
                               else "in README.md, but no folder")
    for folder, pattern in rows.items():
        if not any(re.search(pattern, name) for name in possible):
            yield f"{folder}: {pattern} is no test"
    for name in sorted(names):
        by = [folder for folder, pattern in rows.items() if re.search(pattern, name)]
        if len(by) != 1 and not (name.startswith("bench-") and not by):
            yield f"{name}: run by {' and '.join(by) or 'no row'} of README.md"
    known = possible | {name.split("/")[-1] for name in there} | there
    for line in section(read(source, "docs", "contract.md"),
                        "| promise | how it is kept | tests |"):
        for name in re.findall(r"`([^`]+)`", line.rsplit(" | ", 1)[1]):
            if name not in known:
                yield f"contract.md: `{name}` is neither a test nor a folder"
    documents = glob.glob(f"{source}/docs/*.md") + glob.glob(f"{source}/*.md")
    for path in documents:
        for pattern in expressions(read(path)):
            if not any(re.search(pattern, name) for name in possible):
                yield f"{os.path.basename(path)}: no test is called {pattern}"


if __name__ == "__main__":
    found = list(complaints(*sys.argv[1:]))
    print("\n".join(found) or "every folder and every test has its row")
    sys.exit(1 if found else 0)
