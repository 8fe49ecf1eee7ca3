#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin adds to the programs of Debian's packages.

usage: programs.py BUILD [--kind=KIND] [--update] [--cc=GCC] [PACKAGE]...

Fetches Debian's source of each PACKAGE, by default those of PACKAGES, builds it in
BUILD/cost as it is, and with the plugin of BUILD, and prints for each program and shared
library the text that size(1) counts, what was added, and how much of that is emitters.
KIND is where these are: "embedded", and a program may grow by 3 % of its text and 4,000
bytes, or 20,000 if it prints reals; or in the shared "library", and a program may grow by
3 % and 1,000 bytes; without --kind it is one and then the other.  The last column says by
how much a program is above that.  A package that was built before with the same plugin is
not built again.

What a program grows by fails if it is more than 2 % above the figure in programs.json,
which holds for one compiler; --update writes it.

The packages are those whose source is built by configure and make, or by CMake, and
netpbm-free.  They need what they are built of: apt-get build-dep PACKAGE.  Exit status:
1 if a build fails, or a figure."""

import argparse
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

from weight import is_heavier, text_of

PACKAGES = ("coreutils", "diffutils")
HERE = pathlib.Path(__file__).resolve().parent
BASELINE = HERE / "programs.json"
FETCH = HERE.parents[1] / "cmake" / "fetch-source.sh"
FLAGS = "-g -O2 -fstack-protector-strong"
# A source that Debian patches has files that are newer than what is made of them.
KEPT = [f"{tool}=:" for tool in ("ACLOCAL", "AUTOCONF", "AUTOHEADER", "AUTOMAKE",
                                 "MAKEINFO")]
# What make is called for, by default once for everything: gawk's manual, of which Debian
# leaves the text out, cannot be made.
MADE = {"gawk": (["-C", "support"], ["gawk"], ["-C", "extension"])}
# Files that make a package's own file of settings, for packages without configure.
SETTINGS = {"netpbm-free": ("config.mk", ("config.mk.in", "debian/config.mk.debian"))}
SHARE, INTEGERS, REALS, LIBRARY = 0.03, 4000, 20000, 1000
ELF = b"\x7fELF"


def fail(why):
    sys.exit(f"programs.py: error: {why}")


@dataclasses.dataclass
class Kind:
    """A way to build a package: in the folder NAME with FLAGS and LIBRARIES besides, which
    the loader finds in SEARCHED; what these are made of is in FILES."""
    name: str
    flags: str = ""
    libraries: str = ""
    searched: str = ""
    files: tuple = ()

    @property
    def environment(self):
        """An rpath would weigh as many bytes as the name of the folder has."""
        return {"LD_LIBRARY_PATH": self.searched} if self.searched else {}

    def stamp(self, cc):
        """Changes with all that the build depends on, but for the source."""
        digest = hashlib.sha256(f"{cc} {FLAGS} {self.flags} {self.libraries}".encode())
        for file in self.files:
            digest.update(file.read_bytes())
        return digest.hexdigest()


PLAIN = Kind("plain")


def lowering_kinds(build):
    """The ways to build a package with the plugin of BUILD."""
    plugin, folder = build / "plugin" / "libqrintf.so", build / "runtime"
    if not plugin.exists():
        fail(f"no {plugin}: build the project first")
    flags = f" -fplugin={plugin}"
    library = flags + " -fplugin-arg-libqrintf-runtime=library"
    return (Kind("embedded", flags, files=(plugin,)),
            Kind("library", library,
                 f"-Wl,--as-needed -L{folder} -lqrintf_rt", str(folder),
                 (plugin, folder / "libqrintf_rt.so")))


def run(command, folder, log, **variables):
    """Runs COMMAND in FOLDER; its output goes to the file LOG."""
    with open(log, "ab") as file:
        try:
            status = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL,
                                    stdout=file, stderr=file,
                                    env={**os.environ, **variables}, check=False)
        except FileNotFoundError:
            fail(f"there is no {command[0]}: install what {folder.parent.name} is built of")
    if status.returncode:
        fail(f"{' '.join(command)} failed, see {log}")


def write_settings(package, folder, kind, cc):
    """Makes the file of settings that PACKAGE has in place of a configure script."""
    name, parts = SETTINGS[package]
    lines = [(folder / part).read_text(encoding="utf-8") for part in parts]
    lines.append(f"CC = {cc}\nLADD += {kind.libraries}\n")
    (folder / name).write_text("".join(lines), encoding="utf-8")


def configuration_by_cmake(kind, cc):
    """The command that prepares a source with a CMakeLists.txt."""
    return ["cmake", "-S", ".", "-B", ".", f"-DCMAKE_C_COMPILER={cc}",
            f"-DCMAKE_C_FLAGS={FLAGS}{kind.flags} -D_FORTIFY_SOURCE=2",
            f"-DCMAKE_C_STANDARD_LIBRARIES={kind.libraries}",
            *(f"-DCMAKE_{what}_LINKER_FLAGS=-Wl,-z,relro -Wl,-z,now"
              for what in ("EXE", "SHARED"))]


def configuration_by_script(kind, cc):
    """The command that prepares a source with a configure script."""
    return ["./configure", f"CC={cc}", f"CFLAGS={FLAGS}", f"LIBS={kind.libraries}",
            "CPPFLAGS=-D_FORTIFY_SOURCE=2", "LDFLAGS=-Wl,-z,relro -Wl,-z,now"]


def configure(package, folder, kind, cc, log):
    """Prepares the source of PACKAGE in FOLDER for make."""
    if package in SETTINGS:
        write_settings(package, folder, kind, cc)
        return
    by_autoconf = (folder / "configure.ac").exists()
    if by_autoconf and not (folder / "configure").exists():
        run(["autoreconf", "--install"], folder, log)
    # A configure script that autoconf has not made may call CMake.
    if (folder / "CMakeLists.txt").exists() and not by_autoconf:
        command = configuration_by_cmake(kind, cc)
    elif (folder / "configure").exists():
        command = configuration_by_script(kind, cc)
    else:
        fail(f"{folder} has neither a configure script nor a CMakeLists.txt: such "
             "packages cannot be measured")
    run(command, folder, log, FORCE_UNSAFE_CONFIGURE="1", **kind.environment)


def built(source, folder, kind, cc):
    """FOLDER/NAME of KIND with a build of SOURCE."""
    folder = folder / kind.name
    known = folder / ".built"
    if known.exists() and known.read_text(encoding="ascii") == kind.stamp(cc):
        return folder
    print(f"building {folder.parent.name}, {kind.name}", flush=True)
    subprocess.run(["rm", "-rf", folder], check=True)
    subprocess.run(["cp", "-a", source, folder], check=True)
    log = folder.with_suffix(".log")
    log.unlink(missing_ok=True)
    configure(folder.parent.name, folder, kind, cc, log)
    for made in MADE.get(folder.parent.name, ([],)):
        run(["make", f"-j{os.cpu_count()}", f"CFLAGS={FLAGS}{kind.flags}", *KEPT, *made],
            folder, log, **kind.environment)
    known.write_text(kind.stamp(cc), encoding="ascii")
    return folder


def linked(folder):
    """Programs and shared libraries in FOLDER, by their paths in it."""
    for path in sorted(folder.rglob("*")):
        if (path.is_symlink() or not path.is_file() or not os.access(path, os.X_OK)
                or "CMakeFiles" in path.parts):
            continue
        with open(path, "rb") as file:
            head = file.read(18)
        if head[:4] == ELF and head[16] in (2, 3):
            yield path.relative_to(folder)


def emitters_of(path):
    """The bytes of the emitters in PATH, and whether one prints reals."""
    found = subprocess.run(["nm", "-S", path], capture_output=True, text=True,
                           check=True).stdout
    rows = re.findall(r"^\w+ (\w+) \w (_*qrintf_\S+)$", found, re.M)
    return (sum(int(size, 16) for size, _ in rows),
            any("_f64_" in name for _, name in rows))


def compare(plain, lowered, kind):
    """{program: (text before, bytes added, of these emitters, bytes allowed)}."""
    rows = {}
    for name in linked(plain):
        if not (lowered / name).exists():
            fail(f"{lowered / name} is missing")
        before, after = text_of(plain / name), text_of(lowered / name)
        emitters, reals = emitters_of(lowered / name)
        allowed = LIBRARY if kind.libraries else REALS if reals else INTEGERS
        rows[str(name)] = (before, after - before, emitters,
                           int(before * SHARE) + allowed)
    return rows


def show(package, rows):
    """Prints a row for each program of PACKAGE, those furthest above the budget first,
    and the sum."""
    def above(name):
        return rows[name][1] - rows[name][3]

    for name in sorted(rows, key=lambda name: (-above(name), name)):
        before, added, emitters, _ = rows[name]
        print(f"{package + '/' + name:40} {before:9} {added:+8} {emitters:9} "
              f"{max(above(name), 0) or '':>8}")
    before, added = (sum(row[i] for row in rows.values()) for i in (0, 1))
    bad = sum(above(name) > 0 for name in rows)
    print(f"{package}: {before} to {before + added}, {100 * added / before:+.1f} %; "
          f"{bad} of {len(rows)} above the budget")


def failures(package, added, baseline):
    """What fails of {program: bytes ADDED}; BASELINE has those that are known."""
    for name, is_now in added.items():
        was = baseline.get(name, is_now)
        if is_heavier(is_now, was):
            yield f"{package}/{name}: grows by {is_now}, was {was}"


def judge(key, found, version, update):
    """Compares FOUND, {package: {program: bytes added}}, with the part KEY of
    programs.json, or writes it there; whether nothing fails."""
    baseline = json.loads(BASELINE.read_text(encoding="ascii"))
    if update:
        if baseline["compiler"] != version:
            baseline = {"compiler": version}
        baseline[key] = {**baseline.get(key, {}), **found}
        BASELINE.write_text(json.dumps(baseline, indent=1, sort_keys=True) + "\n",
                            encoding="ascii")
        return True
    if baseline["compiler"] != version:
        print(f"programs.json is of GCC {baseline['compiler']}: nothing is judged")
        return True
    known = baseline.get(key, {})
    failed = [line for package, added in found.items()
              for line in failures(package, added, known.get(package, {}))]
    print(*failed, sep="\n", end="\n" if failed else "")
    return not failed


def measure(package, kind, build, cc):
    """Prints what PACKAGE grows by; {program: bytes added}."""
    source = subprocess.run(["sh", FETCH, package, build / "debian"], text=True,
                            stdout=subprocess.PIPE, check=True).stdout.strip()
    folder = build / "cost" / package
    folder.mkdir(parents=True, exist_ok=True)
    plain, lowered = (built(source, folder, way, cc) for way in (PLAIN, kind))
    rows = compare(plain, lowered, kind)
    show(package, rows)
    return {name: row[1] for name, row in rows.items()}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("packages", nargs="*", default=PACKAGES)
    parser.add_argument("--kind", choices=("embedded", "library"))
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--cc", default="gcc")
    options = parser.parse_intermixed_args()
    build = options.build.resolve()
    version = subprocess.run([options.cc, "-dumpfullversion"], capture_output=True,
                             text=True, check=True).stdout.strip()
    good = True
    for kind in lowering_kinds(build):
        if options.kind in (None, kind.name):
            print(f"{kind.name:40} {'text':>9} {'added':>8} {'emitters':>9} {'above':>8}")
            found = {package: measure(package, kind, build, options.cc)
                     for package in options.packages}
            good &= judge(kind.name, found, version, options.update)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
