# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaks what mutants.txt lists, one fault at a time, in a copy of the sources, and
fails unless the default check sees each.

    run.py --source DIR --work DIR [--jobs N] [--named] [--cc GCC] [--cxx G++]
           [--generator NAME] [NAME...]
    run.py --source DIR --check

The tests that a fault names are run first, and must pass without it; where they do
not see it, all of the default check is run, unless --named is said.  NAMEs are parts
of faults' names.  N faults (one for each CPU) are tried side by side in copies.
A text that is not in its file any more, or twice, is an error: mutants.txt has to
follow the sources.  --check looks for that alone.
"""

import argparse
import concurrent.futures
import os
import queue
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# What tests need, by the beginning of their names; all others use the plugin.
TARGETS = {"runtime-emitters": ["runtime-tests"],
           "print-base": ["print-base-tests"],
           "print": ["print-tests"],
           "unit-plugin": ["plugin_unit_tests"],
           "lines": ["lines-tests"],
           "family": ["qrintf_printf", "qrintf_printf_static", "qrintf_run"],
           "": ["qrintf_plugin", "qrintf_rt", "qrintf_rt_shared"]}


class Mutant:
    def __init__(self, name, tests):
        self.name, self.tests = name, tests
        self.edits = []     # [file, old lines, new lines]
        self.flag = None    # of /proc/cpuinfo, without which no test sees it


def read_mutants(path):
    mutants, name, before = [], None, None
    with open(path, encoding="utf-8") as file:
        for line in file:
            mark, text = line[:1], line[2:].rstrip("\n")
            if mark == "=":
                mutants.append(Mutant(*text.rsplit(": ", 1)))
            elif mark == "?":
                mutants[-1].flag = text
            elif mark == "@":
                name = text
            elif mark in ("-", "+"):
                edits = mutants[-1].edits
                if mark == "-" and before != "-":
                    edits.append([name, [], []])
                edits[-1][1 if mark == "-" else 2].append(text)
            elif mark not in ("#", "\n"):
                sys.exit(f"{path}: {line}")
            before = mark
    return mutants


def changes(source, mutant):
    """The texts of the files it changes, by path: as they are, and changed."""
    before, after = {}, {}
    for name, old, new in mutant.edits:
        path = os.path.join(source, name)
        if path not in before:
            with open(path, encoding="utf-8") as file:
                before[path] = after[path] = file.read()
        lines = "".join(line + "\n" for line in old)
        if after[path].count(lines) != 1:
            sys.exit(f"mutants.txt, {mutant.name}: {name} has "
                     f"{after[path].count(lines)} times\n{lines}")
        after[path] = after[path].replace(lines, "".join(line + "\n" for line in new))
    return before, after


def write(texts):
    for path, text in texts.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def quiet(command):
    """Runs COMMAND, which must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def has_flag(mutant):
    if not mutant.flag:
        return True
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        return mutant.flag in file.read().split()


def targets_of(tests):
    return [target for test in tests.split("|")
            for target in next(t for name, t in TARGETS.items() if test.startswith(name))]


def build(folder, targets):
    quiet(["cmake", "--build", folder, "--target", *targets])


def failures(folder, *selection):
    """The tests that fail, by name, up to the first."""
    done = subprocess.run(
        ["ctest", "--test-dir", folder, "--stop-on-failure", "--no-tests=error", *selection],
        capture_output=True, text=True, check=False)
    # A test that is skipped has seen nothing.
    failed = re.findall(r"Test +#\d+: (\S+) .*\*\*\*(?!Skipped)", done.stdout)
    if done.returncode and not failed:
        sys.exit(f"ctest says:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return failed


def named(tests):
    return ["-R", f"^({tests})$"]


def no_source(folder, names):
    """For copytree: what is not copied, build folders among it."""
    return [n for n in names if n in (".git", "__pycache__")
            or os.path.exists(os.path.join(folder, n, "CMakeCache.txt"))]


def prepare(args, work):
    source, folder = os.path.join(work, "source"), os.path.join(work, "build")
    shutil.rmtree(source, ignore_errors=True)
    # All files are new: a run that was interrupted may have left what was built of a fault.
    shutil.copytree(args.source, source, symlinks=True, ignore=no_source,
                    copy_function=shutil.copy)
    launcher = shutil.which("ccache")
    quiet(["cmake", "-S", source, "-B", folder, "-G", args.generator,
           "-DQRINTF_GCCS=none", "-DQRINTF_BENCH=OFF", f"-DCMAKE_C_COMPILER={args.cc}",
           f"-DCMAKE_CXX_COMPILER={args.cxx}",
           *([f"-DCMAKE_C_COMPILER_LAUNCHER={launcher}",
              f"-DCMAKE_CXX_COMPILER_LAUNCHER={launcher}"] if launcher else [])])
    build(folder, sum(TARGETS.values(), []))
    return source, folder


def seen_by(source, folder, mutant, named_only):
    """The tests that see MUTANT."""
    before, after = changes(source, mutant)
    write(after)
    try:
        build(folder, targets_of(mutant.tests))
        found = failures(folder, *named(mutant.tests))
        if not found and not named_only:
            build(folder, ["all"])
            # mutants-apply misses the text of each fault that is applied.
            found = failures(folder, "-LE", "^(gate|long)$", "-E", "^mutants-apply$")
    finally:
        write(before)
    return found


def tried(copies, mutant, args):
    """The tests that see MUTANT, tried in one of COPIES that is free."""
    copy = copies.get()
    try:
        return seen_by(*copy, mutant, args.named)
    except SystemExit as problem:
        # One that cannot be built does not end the run of the others.
        print(f"{mutant.name}: {problem}", flush=True)
        return []
    finally:
        copies.put(copy)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--source", required=True)
    parser.add_argument("--work")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--named", action="store_true")
    parser.add_argument("--cc", default=os.environ.get("CC", "gcc"))
    parser.add_argument("--cxx", default=os.environ.get("CXX", "g++"))
    parser.add_argument("--generator", default="Ninja")
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    # A fault is to be seen by the default check as people run it.
    for name in ("QRINTF_LONG", "QRINTF_PASSED", "QRINTF_SEED"):
        os.environ.pop(name, None)
    os.environ["GTEST_FAIL_FAST"] = "1"
    for name in ("CMAKE_BUILD_PARALLEL_LEVEL", "CTEST_PARALLEL_LEVEL"):
        os.environ[name] = str(max(1, os.cpu_count() // args.jobs))
    mutants = [m for m in read_mutants(os.path.join(HERE, "mutants.txt"))
               if not args.names or any(n in m.name for n in args.names)]
    if not mutants:
        parser.error(f"no fault is called {' or '.join(args.names)}")
    if args.check:
        for mutant in mutants:
            changes(args.source, mutant)
        print(f"{len(mutants)} faults can be made")
        return 0
    if not args.work:
        parser.error("--work is needed, or --check")
    for mutant in mutants:
        if not has_flag(mutant):
            print(f"{mutant.name}: not tried, as the CPU has no {mutant.flag}")
    mutants = list(filter(has_flag, mutants))
    copies = queue.Queue()
    for i in range(args.jobs):
        copies.put(prepare(args, os.path.join(args.work, str(i))))
    tests = "|".join(sorted({m.tests for m in mutants}))
    if found := failures(copies.queue[0][1], *named(tests)):
        sys.exit(f"without any fault these fail: {', '.join(found)}")
    unseen = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        trials = {pool.submit(tried, copies, m, args): m for m in mutants}
        for i, trial in enumerate(concurrent.futures.as_completed(trials), 1):
            found = trial.result()
            unseen += not found
            print(f"{i} of {len(mutants)}: {trials[trial].name}: "
                  f"{'seen by ' + ', '.join(found) if found else 'NOT SEEN'}", flush=True)
    print(f"{len(mutants)} faults, {unseen} not seen")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
