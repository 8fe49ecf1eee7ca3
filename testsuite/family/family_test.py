#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of programs/ do the same with libqrintf_printf.so as without it: preloaded,
with all symbols bound at once, and linked; with libqrintf_printf.a as static programs;
and what is promised besides.

    family_test.py --library FILE --static ARCHIVE --cc CC
"""

import argparse
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAMS = pathlib.Path(__file__).parent / "programs"
# Words of fortified.c, and whether it is ended.
FORTIFIED = [(["sprintf", "short"], False), (["sprintf", "much too long"], True),
             (["snprintf-size", "short"], False), (["snprintf-size", "much too long"], True),
             *(([name, ""], True) for name in (
                 "printf", "snprintf", "asprintf", "dprintf", "sprintf-n"))]
FORTIFY = ["-fbuiltin", "-O2", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2"]
arguments = None


def compile_program(folder, name, *options):
    """The program of NAME.c, compiled with OPTIONS, in FOLDER; once for each OPTIONS."""
    own = folder / hashlib.sha256(repr(options).encode()).hexdigest()
    program = own / name
    if program.exists():
        return program
    own.mkdir(exist_ok=True)
    libraries = [option for option in options if option.startswith(("-l", "-Wl"))]
    others = [option for option in options if option not in libraries]
    subprocess.run([*arguments.cc.split(), "-O1", "-w", "-fno-builtin", *others,
                    PROGRAMS / f"{name}.c", "-o", program, f"-L{folder}",
                    *libraries, "-pthread"], check=True)
    return program


def outcome(command, preload="", **variables):
    """Status, stdout and stderr of COMMAND with PRELOAD."""
    environment = {**os.environ, "LC_ALL": "C", **variables}
    environment.pop("LD_PRELOAD", None)
    if preload:
        environment["LD_PRELOAD"] = preload
    done = subprocess.run([str(word) for word in command], env=environment, timeout=120,
                          capture_output=True, check=False)
    return done.returncode, done.stdout, done.stderr


def addresses(program):
    """Of the symbols of PROGRAM that are defined."""
    said = subprocess.run(["nm", "--defined-only", program], check=True, text=True,
                          capture_output=True).stdout
    return {name: address for address, _, name in map(str.split, said.splitlines())}


class Programs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.library = arguments.library

    def linked(self):
        """Options that link with the library."""
        library = pathlib.Path(self.library)
        return [f"-Wl,-rpath,{library.parent}", f"-Wl,{library}"]

    def compare(self, name, *options, words=()):
        """Compare all ways of running NAME.c with WORDS.  Returns the outcome."""
        program = compile_program(self.folder, name, *options)
        plain = outcome([program, *words])
        self.assertEqual(plain, outcome([program, *words], self.library))
        self.assertEqual(plain, outcome([program, *words], self.library,
                                        LD_BIND_NOW="1"))
        # Where all is bound to the library, its printf has the program's calls.
        bound = outcome([program, *words], self.library, LD_DEBUG="bindings")[2].decode()
        self.assertTrue(re.search(rf"{program} \[0\] to \S*libqrintf_printf\S* \[0\]: "
                                  r"normal symbol `\w*printf", bound))
        program = compile_program(self.folder, name, *options, *self.linked())
        self.assertEqual(plain, outcome([program, *words]))
        return plain

    def compare_static(self, name, *options, words=()):
        """Compare NAME.c as a static program."""
        for how in ("-static", "-static-pie"):
            program = compile_program(self.folder, name, how, *options)
            plain = outcome([program, *words])
            self.assertNotIn("__qrintf_printf", addresses(program))
            program = compile_program(self.folder, name, how, *options,
                                      f"-Wl,{arguments.static}")
            self.assertEqual(plain, outcome([program, *words]))
            symbols = addresses(program)
            self.assertEqual(symbols["printf"], symbols["__qrintf_printf"])

    def test_registered_conversions(self):
        status, text, _ = self.compare("registered")
        self.assertEqual(status, 0)
        self.assertIn(b"<2 of width 5>", text)
        self.assertEqual(self.compare("registered", words=["modifier"])[1], b"44 300\n")

    def test_quadmath(self):
        """What libquadmath registers leaves all that has not its modifier to the engine."""
        try:
            program = compile_program(self.folder, "quadmath", "-lquadmath")
        except subprocess.CalledProcessError:
            self.skipTest("no libquadmath")
        for words, printed in (([], 2), (["own"], 0)):
            self.compare("quadmath", "-lquadmath", words=words)
            report = outcome([program, *words], self.library, QRINTF_PRINTF_REPORT="1")[2]
            self.assertIn(b": %d calls printed, " % printed, report)

    def test_own_members(self):
        status, text, _ = self.compare("own-members")
        self.assertEqual(status, 0)
        self.assertIn(b"1 wide x, 0 calls", text)

    def test_own_functions(self):
        self.assertEqual(self.compare("own-functions")[0], 0)

    def test_processes(self):
        status, text, _ = self.compare("processes")
        self.assertEqual(status, 0)
        self.assertIn(b"0 wrong", text)

    def test_early_calls(self):
        for flag in ("-Wl,-z,lazy", "-Wl,-z,now"):
            library = self.folder / "libearly.so"
            subprocess.run([*arguments.cc.split(), "-shared", "-fPIC", "-fno-builtin", flag,
                            PROGRAMS / "early.c", "-o", library], check=True)
            status, text, _ = self.compare("calls-early", flag, "-Wl,-rpath," + str(self.folder),
                                           "-learly")
            self.assertEqual(status, 0)
            self.assertIn(b"1 1 early cu 3 early", text)

    def test_loaded_while_threads_print(self):
        program = compile_program(self.folder, "loads", "-ldl")
        for preload in ("", self.library):
            self.assertEqual(outcome([program, self.library], preload),
                             (0, b"0 wrong\n", b""))

    def test_another_library(self):
        """In front it has all calls of its function; behind, what is refused."""
        other = self.folder / "libother.so"
        subprocess.run([*arguments.cc.split(), "-shared", "-fPIC", "-fno-builtin",
                        PROGRAMS / "other-library.c", "-o", other, "-ldl"], check=True)
        program = compile_program(self.folder, "prints-to-streams")
        self.assertEqual(outcome([program], f"{other}:{self.library}")[1],
                         b"start\n1\n2\n[vfprintf]3\n[vfprintf]4\n")
        self.assertEqual(outcome([program], f"{self.library}:{other}")[1],
                         b"start\n1\n[vfprintf]2\n3\n[vfprintf]4\n")

    def test_fortified(self):
        for words, is_ended in FORTIFIED:
            with self.subTest(words=words):
                status, _, errors = self.compare("fortified", *FORTIFY, words=words)
                self.assertEqual((status < 0, b"detected ***" in errors), (is_ended,) * 2)

    def test_static(self):
        for name in ("registered", "own-members", "processes", "prints-to-streams"):
            self.compare_static(name)
        self.compare_static("registered", words=["modifier"])
        for words, _ in FORTIFIED:
            with self.subTest(words=words):
                self.compare_static("fortified", *FORTIFY, words=words)

    def test_sanitizers(self):
        """Their functions come first, and check before they print."""
        for how in ("-shared-libasan", "-static-libasan"):
            name = "libasan.so" if how == "-shared-libasan" else ""
            options = [] if name else [how]
            program = compile_program(self.folder, "overflows", "-fsanitize=address", "-g",
                                      *options)
            preload = self.library
            if name:
                found = subprocess.run([*arguments.cc.split(), f"-print-file-name={name}"],
                                       check=True, capture_output=True, text=True).stdout
                preload = f"{found.strip()}:{self.library}"
            for word in ("reads", "writes"):
                status, _, errors = outcome([program, word], preload)
                self.assertNotEqual(status, 0)
                self.assertIn(b"heap-buffer-overflow", errors)


def main():
    global arguments
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    parser.add_argument("--static", required=True)
    parser.add_argument("--cc", required=True)
    arguments, others = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *others])


if __name__ == "__main__":
    main()
