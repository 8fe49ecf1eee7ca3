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

A package is built by its configure script, by CMake or by its makefile alone, and needs
what it is built of: apt-get build-dep PACKAGE.  Exit status: 1 if a build fails, or a
figure."""

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
FORTIFIED = "-D_FORTIFY_SOURCE=2"
LINKED = "-Wl,-z,relro -Wl,-z,now"
# A source that Debian patches has files that are newer than what is made of them.
KEPT = [f"{tool}=:" for tool in ("ACLOCAL", "AUTOCONF", "AUTOHEADER", "AUTOMAKE",
                                 "MAKEINFO")]
# What make is called for, by default once for everything: gawk's manual, of which Debian
# leaves the text out, cannot be made.
MADE = {"gawk": (["-C", "support"], ["gawk"], ["-C", "extension"]),
        "gnuplot": (["-C", "src"],),
        "lua5.4": (["-C", "src", "linux-readline", "LIBTOOL=libtool"],)}
# Files that make a package's own file of settings, for packages without configure.
SETTINGS = {"netpbm-free": ("config.mk", ("config.mk.in", "debian/config.mk.debian"))}
# A command of the shell that comes first, where debian/rules does what is needed.
PREPARED = {"gnuplot": "autoreconf --install",
            "lua5.4": "echo '#define DEB_HOST_MULTIARCH \"\"' > src/lua5.4-deb-multiarch.h"}
# What the configure script is given besides.
ASKED = {"gnuplot": ["--without-qt", "--disable-wxwidgets"],
         "htslib": ["--with-external-htscodecs"]}
SHARE, INTEGERS, REALS, LIBRARY = 0.03, 4000, 20000, 1000
ELF = b"\x7fELF"


def fail(why):
    sys.exit(f"programs.py: error: {why}")


@dataclasses.dataclass
class Kind:
    """A way to build a package: in the folder NAME with FLAGS besides, and with LIBRARY, of
    which the linker takes what is used; what these are made of is in FILES."""
    name: str
    flags: str = ""
    library: pathlib.Path = None
    files: tuple = ()

    def compiler(self, cc, folder):
        """CC with the library, by a file of specs in FOLDER: so a package need not have
        a way to name libraries, and the linker finds it behind all objects."""
        if not self.library:
            return cc
        specs = folder / "library.specs"
        specs.write_text(f"*lib:\n+ --as-needed {self.library} --no-as-needed\n\n",
                         encoding="utf-8")
        return f"{cc} -specs={specs}"

    @property
    def environment(self):
        """An rpath would weigh as many bytes as the name of the folder has."""
        return {"LD_LIBRARY_PATH": str(self.library.parent)} if self.library else {}

    def stamp(self, cc):
        """Changes with all that the build depends on, but for the source."""
        settings = (cc, FLAGS, FORTIFIED, LINKED, KEPT, MADE, SETTINGS, PREPARED, ASKED,
                    self.flags, str(self.library))
        digest = hashlib.sha256(repr(settings).encode())
        for file in self.files:
            digest.update(file.read_bytes())
        return digest.hexdigest()


PLAIN = Kind("plain")


def lowering_kinds(build):
    """The ways to build a package with the plugin of BUILD."""
    plugin, library = (build / name for name in ("plugin/libqrintf.so",
                                                 "runtime/libqrintf_rt.so"))
    if not plugin.exists():
        fail(f"no {plugin}: build the project first")
    flags = f" -fplugin={plugin}"
    return (Kind("embedded", flags, files=(plugin,)),
            Kind("library", flags + " -fplugin-arg-libqrintf-runtime=library", library,
                 (plugin, library)))


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


def write_settings(package, folder, cc):
    """Makes the file of settings that PACKAGE has in place of a configure script."""
    name, parts = SETTINGS[package]
    lines = [(folder / part).read_text(encoding="utf-8") for part in parts]
    lines.append(f"CC = {cc}\n")
    (folder / name).write_text("".join(lines), encoding="utf-8")


def configuration(package, folder, kind, cc, log):
    """The command that prepares the source of PACKAGE in FOLDER, or None if its makefile
    is there."""
    by_autoconf = (folder / "configure.ac").exists()
    if by_autoconf and not (folder / "configure").exists():
        run(["autoreconf", "--install"], folder, log)
    # A configure script that autoconf has not made may call CMake.
    if (folder / "CMakeLists.txt").exists() and not by_autoconf:
        name, *specs = cc.split()
        flags = " ".join([FLAGS + kind.flags, FORTIFIED, *specs])
        return ["cmake", "-S", ".", "-B", ".", f"-DCMAKE_C_COMPILER={name}",
                f"-DCMAKE_C_FLAGS={flags}",
                *(f"-DCMAKE_{what}_LINKER_FLAGS={LINKED}" for what in ("EXE", "SHARED"))]
    if (folder / "configure").exists():
        # A program that has a part in C++ is linked by its compiler.
        return ["./configure", f"CC={cc}", f"CXX={cc.replace('gcc', 'g++')}",
                f"CFLAGS={FLAGS}", f"CPPFLAGS={FORTIFIED}", f"LDFLAGS={LINKED}",
                *ASKED.get(package, [])]
    return None


def prepare(package, folder, kind, cc, log):
    """Prepares the source of PACKAGE in FOLDER; the variables that make is given."""
    flags = FLAGS + kind.flags
    if package in PREPARED:
        run(["sh", "-c", PREPARED[package]], folder, log)
    if package in SETTINGS:
        write_settings(package, folder, cc)
    elif command := configuration(package, folder, kind, cc, log):
        run(command, folder, log, FORCE_UNSAFE_CONFIGURE="1", **kind.environment)
    else:
        # Such a makefile has flags of its own that it needs.
        return [f"CC={cc} {flags} {FORTIFIED} {LINKED}"]
    return [f"CFLAGS={flags}", *KEPT]


def built(source, folder, kind, cc):
    """FOLDER/NAME of KIND with a build of SOURCE."""
    package = folder.name
    cc = kind.compiler(cc, folder)
    folder = folder / kind.name
    known = folder / ".built"
    if known.exists() and known.read_text(encoding="ascii") == kind.stamp(cc):
        return folder
    print(f"building {package}, {kind.name}", flush=True)
    subprocess.run(["rm", "-rf", folder], check=True)
    subprocess.run(["cp", "-a", source, folder], check=True)
    log = folder.with_suffix(".log")
    log.unlink(missing_ok=True)
    variables = prepare(package, folder, kind, cc, log)
    for made in MADE.get(package, ([],)):
        run(["make", f"-j{os.cpu_count()}", *variables, *made], folder, log,
            **kind.environment)
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
        allowed = LIBRARY if kind.library else REALS if reals else INTEGERS
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
    fetched = subprocess.run(["sh", FETCH, package, build / "debian"], text=True,
                             stdout=subprocess.PIPE)
    if fetched.returncode:
        fail(f"{package} is not measured")
    source = fetched.stdout.strip()
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
