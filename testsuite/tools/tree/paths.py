# SPDX-License-Identifier: GPL-3.0-or-later
"""Every path, option and argument that a document names is there: paths.py SOURCE

In Markdown, each relative link leads to a file, and to a heading where it names one;
and each path in code, in a span of backticks or in a block, that begins with a folder
of the tree or is the name of a source leads to one.  In all other sources each name
of a document (docs/….md) does.  Each option of the configuration (-DQRINTF_…) is in a
CMake file, each argument of the plugin (-fplugin-arg-libqrintf-…) in its table, and
README.md has a link to each page of docs/.

A path with a placeholder (`plugin/<stage>', `FOLDER', `…') is none.  A name of a source
may lack the folders before it, if one file has it.

Exit status 77: SOURCE is no git tree, so that nobody knows which files are its own.
"""

import glob
import os
import re
import shutil
import subprocess
import sys

FENCE = re.compile(r"^ *(```+)[^\n]*\n(.*?)^ *\1 *$", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
WORD = re.compile(r"(?<![\w./~$}-])\.{0,2}[\w.*/{},+-]*[\w*}/]")
SOURCE_NAME = re.compile(r"^[\w./-]+\.(cc|h|hpp|py|def|inc|cmake|exp|sh|j2|md|map)$")
OPTION = re.compile(r"-D(QRINTF_\w+)")
ARGUMENT = re.compile(r"-fplugin-arg-libqrintf-([a-z-]+)")
KEY = re.compile(r'^  \{ "([a-z-]+)", |^constexpr char \w+_key\[\] = "(\w+)"', re.M)
DOCUMENT = re.compile(r"(?<![\w/-])(?:\.\./)?docs/[\w-]+\.md")

# Sources that documents name and that are not of this tree: of C libraries, of
# RapidJSON, and what the build makes.
FOREIGN = {"fenv.h", "features.h", "internal/itoa.h", "embedded.inc"}


def listed(root):
    done = shutil.which("git") and subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", root, "ls-files", "-z",
         "--cached", "--others", "--exclude-standard"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    if not done or done.returncode or not done.stdout:
        print("skipped: no git tree")
        sys.exit(77)
    return [path for path in done.stdout.decode().split("\0")
            if os.path.isfile(os.path.join(root, path))]


def anchors(text):
    """What the headings of TEXT are called by GitHub and its like."""
    for title in re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.M):
        yield re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class Tree:
    def __init__(self, root):
        self.root = root
        self.files = listed(root)
        self.tops = {path.split("/")[0] for path in self.files if "/" in path}
        self.cmake = " ".join(self.read(path) for path in self.files if re.search(
            r"\.cmake$|CMakeLists\.txt$|cmake/\w+\.txt$", path))
        self.arguments = {key or other for path in self.files
                          if path.endswith("/options.cc")
                          for key, other in KEY.findall(self.read(path))}

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8",
                  errors="replace") as file:
            return file.read()

    def missing_link(self, document, target):
        if re.match(r"\w+:", target):
            return False
        name, _, fragment = target.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(document), name)
                                if name else document)
        if not os.path.exists(os.path.join(self.root, path)):
            return True
        return bool(fragment) and fragment not in anchors(self.read(path))

    def missing_path(self, word):
        """Whether WORD is a path of this tree that leads nowhere."""
        word = word.rstrip(".")
        if word.split("/")[0] in self.tops and "/" in word:
            if re.search(r"(^|/)[A-Z]+(/|$)", word):
                return False
            return not glob.glob(os.path.join(self.root, word.rstrip("/")))
        return False

    def missing_source(self, name):
        return (bool(SOURCE_NAME.match(name)) and name not in FOREIGN
                and not any(f"/{path}".endswith(f"/{name}")
                            for path in self.files))

    def missing_names(self, text):
        """Options and arguments in TEXT that nothing reads."""
        for name in OPTION.findall(text):
            tool = name.removeprefix("QRINTF_").lower().replace("_", "-")
            if not re.search(rf"\b({name}|{tool})\b", self.cmake):
                yield f"option -D{name}"
        for name in ARGUMENT.findall(text):
            if name.rstrip("-") and name not in self.arguments:
                yield f"argument {name}"

    def missing_pages(self):
        links = LINK.findall(self.read("README.md"))
        return [path for path in self.files
                if re.match(r"docs/[\w-]+\.md$", path) and path not in links]

    def complaints_of(self, document):
        text = self.read(document)
        blocks = [block for _, block in FENCE.findall(text)]
        rest = FENCE.sub("", text)
        yield from self.missing_names(text)
        spans = SPAN.findall(rest)
        for target in LINK.findall(SPAN.sub("", rest)):
            if self.missing_link(document, target):
                yield f"link ({target})"
        for code in blocks + spans:
            for match in WORD.finditer(code):
                placeholder = code[match.end():match.end() + 1] in ("<", "…")
                if self.missing_path(match[0]) and not placeholder:
                    yield match[0]
        for span in spans:
            if self.missing_source(span):
                yield span

    def complaints(self):
        for path in self.missing_pages():
            yield f"README.md: no link to {path}"
        for path in self.files:
            if path.endswith(".md"):
                for what in self.complaints_of(path):
                    yield f"{path}: there is no {what}"
            else:
                for name in sorted(set(DOCUMENT.findall(self.read(path)))):
                    if name.removeprefix("../") not in self.files:
                        yield f"{path}: there is no {name}"


if __name__ == "__main__":
    found = list(dict.fromkeys(Tree(sys.argv[1]).complaints()))
    print("\n".join(found) or "all that a document names is there")
    sys.exit(1 if found else 0)
