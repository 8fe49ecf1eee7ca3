#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""qrintf-run: what it runs, how, and what it says of what cannot work.

    run_test.py --run QRINTF_RUN --cc CC
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAMS = pathlib.Path(__file__).parent / "programs"
HELLO = '#include <stdio.h>\nint main (void) { return printf ("%d\\n", 5) + 40; }\n'
arguments = None


def run(*words, command=None, **variables):
    """Status, stdout and stderr of qrintf-run with WORDS."""
    environment = {**os.environ, "LC_ALL": "C", **variables}
    if "LD_PRELOAD" not in variables:
        environment.pop("LD_PRELOAD", None)
    done = subprocess.run([str(word) for word in (command or arguments.run, *words)],
                          env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


class Run(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def compile(self, name, *options):
        program = self.folder / name
        subprocess.run([*arguments.cc.split(), "-x", "c", "-", "-fno-builtin", "-o", program,
                        *options], input=HELLO, text=True, check=True)
        return program

    def refused(self, program, *parts, status=126):
        """Run PROGRAM, of which is said all of PARTS."""
        found, text, errors = run(program)
        self.assertEqual((found, text), (status, ""))
        for part in ("qrintf-run: error: ", *parts):
            self.assertIn(part, errors)

    def test_command_and_its_status(self):
        program = self.compile("hello")
        self.assertEqual(run(program), (42, "5\n", ""))
        path = f"/nowhere::{self.folder}:/usr/bin"
        self.assertEqual(run("hello", PATH=path), (42, "5\n", ""))
        self.assertEqual(run("--", program), (42, "5\n", ""))
        bound = run(program, LD_DEBUG="bindings")[2]
        self.assertIn(f"{program} [0] to {pathlib.Path(arguments.run).parent}/libqrintf_printf",
                      bound)

    def test_arguments(self):
        status, text, _ = run("sh", "-c", 'echo "$0|$1|$#"', "a b", "--help", "")
        self.assertEqual((status, text), (0, "a b|--help|2\n"))

    def test_preloaded_before_comes_first(self):
        libraries = run("sh", "-c", "echo $LD_PRELOAD", LD_PRELOAD="libm.so.6")[1]
        self.assertRegex(libraries, r"^libm\.so\.6:/\S*/libqrintf_printf\.so\S*\n$")

    def test_scripts(self):
        script = self.folder / "script"
        for line in ("#!/bin/sh", "#! /usr/bin/env sh", ""):
            script.write_text(line + "\nprintf '%d\\n' 5\nexit 3\n")
            script.chmod(0o755)
            self.assertEqual(run(script), (3, "5\n", ""))
        script.write_text(f"#!{self.compile('static', '-static')}\n")
        self.refused(script, f"{self.folder}/static is linked statically")

    def test_what_cannot_be_run(self):
        self.refused("no-such-command", "there is no such command", status=127)
        self.refused(self.folder / "none", "there is no such command", status=127)
        self.refused(self.folder, "Permission denied")
        (self.folder / "text").write_text("text")
        self.refused(self.folder / "text", "Permission denied")
        status, _, errors = run("text", PATH=f"{self.folder}:/nowhere")
        self.assertEqual(status, 126)
        self.assertIn("text: Permission denied", errors)

    def test_static_programs(self):
        for how in ("-static", "-static-pie"):
            self.refused(self.compile(how[1:], how), "linked statically", "-lqrintf_printf")

    def test_another_machine(self):
        program = self.compile("hello")
        for offset, value in ((18, 0x7f), (4, 1), (5, 2)):
            text = bytearray(program.read_bytes())
            text[offset] = value
            other = self.folder / f"other-{offset}"
            other.write_bytes(text)
            other.chmod(0o755)
            self.refused(other, "another machine")

    def test_musl(self):
        program = self.compile("hello", "-Wl,--dynamic-linker=/lib/ld-musl-x86_64.so.1")
        self.refused(program, "musl")

    def test_privileges(self):
        program = pathlib.Path("/usr/bin/passwd")
        if os.getuid() == 0:
            program = self.compile("hello")
            os.chown(program, 65534, 65534)
            program.chmod(0o4755)
            self.refused(program, "setuid")
            program.chmod(0o2755)
        self.refused(program, "setuid", "gives rights")

    def test_broken_files(self):
        """Whatever a file says, it is read without a fault.  Without its library
        qrintf-run only reads it."""
        copy = self.folder / "qrintf-run"
        shutil.copy(arguments.run, copy)
        text = self.compile("hello").read_bytes()
        broken = self.folder / "broken"
        changed = [text[:at] + bytes([value]) + text[at + 1:]
                   for at in [*range(16, 64), *range(64, 700, 3)] for value in (0, 255)]
        for text in [*changed, *(text[:size] for size in (3, 4, 20, 64, 100, 700, 4000))]:
            broken.write_bytes(text)
            broken.chmod(0o755)
            self.assertIn(run(broken, command=copy)[0], (125, 126))

    def test_sanitized_programs(self):
        program = self.folder / "overflows"
        subprocess.run([*arguments.cc.split(), "-w", "-fsanitize=address", "-fno-builtin",
                        PROGRAMS / "overflows.c", "-o", program], check=True)
        status, _, errors = run(program, "reads")
        self.assertNotEqual(status, 0)
        self.assertIn("heap-buffer-overflow", errors)

    def test_report(self):
        program = self.folder / "reported"
        subprocess.run([*arguments.cc.split(), "-w", "-fno-builtin", PROGRAMS / "reported.c",
                        "-o", program], check=True)
        status, text, errors = run("--report", program)
        self.assertEqual((status, text.count("\n")), (0, 14))
        found = [re.sub(r"\[\d+\]", "", line) for line in errors.splitlines()]
        child = "qrintf-run: reported: 1 calls printed, 0 passed on to the C library"
        self.assertEqual(found.count(child), 1)
        found.remove(child)
        self.assertEqual(found, [
            "1 one", "2 two",
            "qrintf-run: reported: 20 calls printed, 12 passed on to the C library",
            "qrintf-run:              5 for %ls",
            "qrintf-run:              2 for %.80f",
            "qrintf-run:              1 for %+-#.*f",
            "qrintf-run:              1 for %2$",
            "qrintf-run:              3 for a stream without a buffer, or with several lines"])
        self.assertEqual(run(program)[2], "1 one\n2 two\n")
        # Without a descriptor to report to, main finds no error that was none.
        status = run("sh", "-c", f"exec {arguments.run} --report {program} errno 2>&-")[0]
        self.assertEqual(status, 0)
        self.assertIn(": 0 calls printed, 0 passed on", run("--report", "true")[2])

    def test_library_is_found(self):
        copy = self.folder / "bin" / "qrintf-run"
        copy.parent.mkdir()
        shutil.copy(arguments.run, copy)
        status, _, errors = run("true", command=copy)
        self.assertEqual(status, 125)
        self.assertIn("libqrintf_printf.so.1 is not in", errors)
        self.assertIn("Install it", errors)
        spaced = self.folder / "a b"
        spaced.mkdir()
        beside = pathlib.Path(arguments.run).parent
        for name in ("qrintf-run", "libqrintf_printf.so.1"):
            shutil.copy(beside / name, spaced)
        status, _, errors = run("true", command=spaced / "qrintf-run")
        self.assertEqual(status, 125)
        self.assertIn("has a space or a colon", errors)

    def test_options(self):
        status, text, errors = run("--help")
        self.assertEqual((status, errors), (0, ""))
        self.assertTrue(text.startswith("usage: qrintf-run "))
        self.assertRegex(run("--version")[1], r"^qrintf-run \d+\.\d+\.\d+\n$")
        for words in ([], ["--nonsense", "true"], ["-x", "true"]):
            status, text, errors = run(*words)
            self.assertEqual((status, text), (125, ""))
            self.assertIn("Try qrintf-run --help", errors)


def main():
    global arguments
    parser = argparse.ArgumentParser()
    parser.add_argument("--run", required=True)
    parser.add_argument("--cc", required=True)
    arguments, others = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *others])


if __name__ == "__main__":
    main()
