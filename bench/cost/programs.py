#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin adds to the programs of Debian's packages, with the flag alone.

usage: programs.py BUILD [--cc=GCC] [PACKAGE]...

Fetches Debian's source of each PACKAGE, by default those of PACKAGES, builds it twice
in BUILD/cost, as it is and with the plugin of BUILD, and prints for each program and
shared library the text that size(1) counts, what was added, and how much of that is
emitters.  A program may grow by 3 % of its text and 4,000 bytes, or 20,000 if it
prints reals; the last column says by how much it is above that.  A package that was
built before with the same plugin is not built again.

The packages are those whose source is built by configure and make.  They need what
they are built of: apt-get build-dep PACKAGE.  Exit status: 1 if a build fails."""

import argparse
import hashlib
import os
import pathlib
import re
import subprocess
import sys

PACKAGES = ("coreutils", "diffutils")
FETCH = pathlib.Path(__file__).resolve().parents[2] / "cmake" / "fetch-source.sh"
FLAGS = "-g -O2 -fstack-protector-strong"
SHARE, INTEGERS, REALS = 0.03, 4000, 20000
ELF = b"\x7fELF"


def fail(why):
    sys.exit(f"programs.py: error: {why}")


def run(command, folder, log, **variables):
    """Runs COMMAND in FOLDER; its output goes to the file LOG."""
    with open(log, "ab") as file:
        status = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL,
                                stdout=file, stderr=file,
                                env={**os.environ, **variables}, check=False)
    if status.returncode:
        fail(f"{' '.join(command)} failed, see {log}")


def built(source, folder, plugin, cc):
    """FOLDER with a build of SOURCE, by the plugin file PLUGIN unless that is null."""
    stamp = hashlib.sha256(plugin.read_bytes() if plugin else b"").hexdigest()
    known = folder / ".built"
    if known.exists() and known.read_text(encoding="ascii") == stamp:
        return folder
    print(f"building {folder.parent.name}, {folder.name}", flush=True)
    subprocess.run(["rm", "-rf", folder], check=True)
    subprocess.run(["cp", "-a", source, folder], check=True)
    log = folder.with_suffix(".log")
    log.unlink(missing_ok=True)
    run(["./configure", f"CC={cc}", f"CFLAGS={FLAGS}",
         "CPPFLAGS=-D_FORTIFY_SOURCE=2", "LDFLAGS=-Wl,-z,relro -Wl,-z,now"],
        folder, log, FORCE_UNSAFE_CONFIGURE="1")
    added = f" -fplugin={plugin}" if plugin else ""
    run(["make", f"-j{os.cpu_count()}", f"CFLAGS={FLAGS}{added}"], folder, log)
    known.write_text(stamp, encoding="ascii")
    return folder


def linked(folder):
    """Programs and shared libraries in FOLDER, by their paths in it."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file() or not os.access(path, os.X_OK):
            continue
        with open(path, "rb") as file:
            head = file.read(18)
        if head[:4] == ELF and head[16] in (2, 3):
            yield path.relative_to(folder)


def text_of(path):
    found = subprocess.run(["size", path], capture_output=True, text=True, check=True)
    return int(found.stdout.splitlines()[1].split()[0])


def emitters_of(path):
    """The bytes of the emitters in PATH, and whether one prints reals."""
    found = subprocess.run(["nm", "-S", path], capture_output=True, text=True,
                           check=True).stdout
    rows = re.findall(r"^\w+ (\w+) \w (_*qrintf_\S+)$", found, re.M)
    return (sum(int(size, 16) for size, _ in rows),
            any("_f64_" in name for _, name in rows))


def show(package, plain, lowered):
    """Prints a row for each program of PACKAGE, and the sum."""
    rows = []
    for name in linked(plain):
        if not (lowered / name).exists():
            fail(f"{lowered / name} is missing")
        before, after = text_of(plain / name), text_of(lowered / name)
        emitters, reals = emitters_of(lowered / name)
        budget = int(before * SHARE) + (REALS if reals else INTEGERS)
        rows.append((after - before - budget, name, before, after, emitters))
    rows.sort(key=lambda row: (-row[0], str(row[1])))
    for above, name, before, after, emitters in rows:
        print(f"{package + '/' + str(name):40} {before:9} {after - before:+8} "
              f"{emitters:9} {max(above, 0) or '':>8}")
    before, after = sum(row[2] for row in rows), sum(row[3] for row in rows)
    bad = sum(row[0] > 0 for row in rows)
    print(f"{package}: {before} to {after}, {100 * (after / before - 1):+.1f} %; "
          f"{bad} of {len(rows)} above the budget")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("packages", nargs="*", default=PACKAGES)
    parser.add_argument("--cc", default="gcc")
    options = parser.parse_args()
    build = options.build.resolve()
    plugin = build / "plugin" / "libqrintf.so"
    if not plugin.exists():
        fail(f"no {plugin}: build the project first")
    print(f"{'':40} {'text':>9} {'added':>8} {'emitters':>9} {'above':>8}")
    for package in options.packages:
        source = subprocess.run(["sh", FETCH, package, build / "debian"], text=True,
                                stdout=subprocess.PIPE, check=True).stdout.strip()
        folder = build / "cost" / package
        folder.mkdir(parents=True, exist_ok=True)
        show(package, built(source, folder / "plain", None, options.cc),
             built(source, folder / "qrintf", plugin, options.cc))


if __name__ == "__main__":
    main()
