#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of programs/ do the same with libqrintf_printf.so as without it: preloaded,
with all symbols bound at once, and linked; with libqrintf_printf.a as static programs;
and what is promised besides.  Programs of the distribution print the same with it
preloaded: stdout, stderr and status.  And qrintf-run: what it runs, how, and what it says
of what cannot work.

    family_test.py --library FILE --static ARCHIVE --cc CC Programs
    family_test.py --library FILE Commands
    family_test.py --run QRINTF_RUN --cc CC Run
"""

import argparse
import hashlib
import os
import pathlib
import random
import re
import shutil
import signal
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
PERL = r"""
for my $i (0 .. 2000) {
  my $x = ($i - 700) * 1.0e-3 * 3 ** ($i % 90 - 40);
  print $x, ' ', $i / 7, "\n";
  printf "%d %5d %-8s|%08.3f %e %g %G %x %#o %s %c %%\n",
         $i, -$i, "s$i", $x, $x, $x, $x, $i, $i, $x, 65 + $i % 26;
  printf "%.0f %.15g %.17g %+.2e %*d %-*s|\n", $x, $x, $x, $x, 9, $i, 9, "left";
}
printf "%s %s %s\n", 9 ** 9 ** 9, -9 ** 9 ** 9, -sin 9 ** 9 ** 9;
printf "%v d %vd\n", "1.22.333", "1.22.333";
"""
AWK = r"""
BEGIN {
  for (i = 0; i < 2000; i++) {
    x = (i - 700) / 7 * 3 ^ (i % 60 - 30)
    print i, x, -i, i * 1000003
    printf "%d %5d %-6d|%s %10s %.3f %e %g %c %x %o %i %%\n",
           i, -i, i, "s" i, x, x, x, x, 65 + i % 26, i, i, i
    OFMT = "%.12g"; CONVFMT = "%.3f"
    print x, x ""
  }
  print "to stderr" > "/dev/stderr"
}
"""
PYTHON = r"""
import ctypes
for i in range (500):
    x = (i - 250) / 7 * 3.0 ** (i % 60 - 30)
    print (i, x, '%.17g' % x, f'{x:.3e} {x:10.2f}', repr (x))
libc = ctypes.CDLL (None)
libc.printf (b'%d %s %.3f\n', 5, b'five', ctypes.c_double (0.5))
libc.fflush (None)
"""
SHELL = r"""
for i in 1 2 3; do
  /usr/bin/printf '%d %5d %x %o %s %10.3s|%-8s|\n' $i -$i 255 8 "$i" abcdef left
  /usr/bin/printf '%c %b %q\n' x 'a\tb' "a b"
  /usr/bin/printf '%.3f %e %g %La %i\n' 3.14159 1e10 0.0001 2.5 "$i"
  printf '%d %5s %.2f\n' $i text 1.5
done
"""

# Words, and how many bytes stand on stdin, always the same.
COMMANDS = [
    (["perl", "-e", PERL], 0),
    (["mawk", AWK], 0),
    (["/usr/bin/python3", "-c", PYTHON], 0),
    (["sh", "-c", SHELL], 0),
    (["bash", "-c", SHELL], 0),
    (["seq", "0", ".25", "500"], 0),
    (["seq", "-w", "-5", "1000"], 0),
    (["seq", "-f", "%08.3e", "1e-3", "3.7", "2000"], 0),
    (["seq", "x"], 0),
    (["od", "-A", "d", "-t", "fDfFfLu1x2d4o8a", "-"], 4096),
    (["od", "-v", "-t", "x1z", "-w7"], 4096),
    (["cksum"], 4096),
    (["wc", "-lwc"], 4096),
    (["nl", "-ba", "-nrz"], 4096),
    (["ls", "-lnR", "--time-style=full-iso", "/usr/share/doc/coreutils"], 0),
    (["stat", "-c", "%n %s %010s %a %A %-20F| %x", "/etc/passwd", "/missing"], 0),
    (["date", "-ud", "@1000000000", "+%F %T %s %N %Z %j"], 0),
    (["numfmt", "--to=iec", "--format=%10.3f", "123456789", "5000"], 0),
    (["factor", "1234567890123456789", "18446744073709551615"], 0),
    (["expr", "1", "/", "0"], 0),
    (["tr", "--help"], 0),
]
HELLO = '#include <stdio.h>\nint main (void) { return printf ("%d\\n", 5) + 40; }\n'
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


def outcome(command, preload="", stdout=subprocess.PIPE, stdin=None, **variables):
    """Status, stdout and stderr of COMMAND with PRELOAD."""
    environment = {**os.environ, "LC_ALL": "C", **variables}
    environment.pop("LD_PRELOAD", None)
    if preload:
        environment["LD_PRELOAD"] = preload
    with subprocess.Popen([str(word) for word in command], env=environment,
                          stdin=subprocess.PIPE, stdout=stdout, stderr=subprocess.PIPE,
                          start_new_session=True) as process:
        try:
            text, errors = process.communicate(stdin, timeout=120)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)      # its children, too
            raise
    return process.returncode, text, errors


def addresses(program):
    """Of the symbols of PROGRAM that are defined."""
    said = subprocess.run(["nm", "--defined-only", program], check=True, text=True,
                          capture_output=True).stdout
    return {name: address for address, _, name in map(str.split, said.splitlines())}


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.library = arguments.library


class Programs(InFolder):
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


class Commands(unittest.TestCase):
    """Programs of the distribution, into a pipe and into a file."""

    def run_one(self, words, size, preload, to_file):
        with tempfile.TemporaryFile() as file:
            status, text, errors = outcome(
                words, preload, file if to_file else subprocess.PIPE,
                random.Random(1).randbytes(size), LC_ALL="C.UTF-8", TZ="UTC0")
            file.seek(0)
            return status, text or file.read(), errors

    def test_same_output(self):
        for words, size in COMMANDS:
            for to_file in (False, True):
                with self.subTest(command=words[:2], to_file=to_file):
                    plain = self.run_one(words, size, "", to_file)
                    self.assertTrue(plain[1] or plain[2])
                    self.assertEqual(plain, self.run_one(words, size, arguments.library,
                                                         to_file))


def run(*words, command=None, **variables):
    """Status, stdout and stderr of qrintf-run with WORDS."""
    environment = {**os.environ, "LC_ALL": "C", **variables}
    if "LD_PRELOAD" not in variables:
        environment.pop("LD_PRELOAD", None)
    done = subprocess.run([str(word) for word in (command or arguments.run, *words)],
                          env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


class Run(InFolder):
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

    def test_the_loader(self):
        text = subprocess.run(["readelf", "-l", "/bin/true"], check=True,
                              capture_output=True, text=True).stdout
        loader = re.search(r"interpreter: (\S+)\]", text)[1]
        self.assertEqual(run(loader, self.compile("hello"))[0], 42)

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
        if shutil.which("setpriv"):
            self.assertEqual(run("--no-new-privs", arguments.run, program,
                                 command="setpriv")[0], 42)

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
    parser.add_argument("--library")
    parser.add_argument("--static")
    parser.add_argument("--run")
    parser.add_argument("--cc")
    arguments, others = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *others])


if __name__ == "__main__":
    main()
