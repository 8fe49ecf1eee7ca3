#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin writes for one unit, under which name, and what it does where
it cannot."""

import glob
import os
import shutil
import subprocess
import unittest

import common

ONE_CALL = """#include <stdio.h>
int f (char *b, unsigned char v) { return sprintf (b, "%d", v); }
"""

PLACES = r"""#include <stdio.h>
#define LOG(x) do { printf ("%d\n", x); printf ("%d\n", x); } while (0)
#define ONE(x) printf ("one %d\n", x)
#define TWO(x) ONE (x); ONE (x)
#define ARGUMENT(x) x
static inline void say (char *b, int v) { sprintf (b, "%u", v); }
void inlined (char *b, int x) { say (b, x); say (b, 3 + (x & 1)); }
void macros (int x) { LOG (x); }
void nested (int x) { TWO (x); }
void arguments (int x) { ARGUMENT (printf ("argument %d", x); printf ("argument %d", x);) }
void chosen (char *b, int x) { sprintf (b, x ? "%d p\n" : "%u q\n", x); }
"""


def calls_of(unit, function):
    return [call for call in unit["calls"]
            if any(c["function"] == function for c in call["copies"])]


class Content(common.InFolder):
    def setUp(self):
        super().setUp()
        self.write("places.c", PLACES)

    def places(self, *options):
        self.compile("-S", "places.c", *options)
        return common.only_unit()

    def test_unit(self):
        self.write("one.c", ONE_CALL)
        self.compile("-c", "one.c", "-DX=1", "-fopt-info", "-Wall")
        unit = common.only_unit()
        self.assertEqual(unit["unit"], "one.c")
        self.assertEqual(unit["directory"], os.getcwd())
        self.assertEqual(unit["stage"], "compile")
        self.assertEqual(unit["not_run"], "")
        self.assertIn("-O2", unit["options"])
        self.assertTrue({"-D X=1", "-DX=1"} & set(unit["options"]))
        self.assertFalse([option for option in unit["options"]
                          if "report" in option or "opt-info" in option])
        self.assertEqual(unit["calls"], [{
            "file": "one.c", "line": 2, "column": 43, "name": "sprintf",
            "copies": [{"function": "f", "format": "%d", "lowered": True,
                        "strategy": "direct", "at_most": 3, "count": 1}]}])

    def test_inlined_copies_are_one_call(self):
        for options in ([], ["-D_FORTIFY_SOURCE=2"]):
            call, = calls_of(self.places(*options), "say")
            shutil.rmtree("report")
            self.assertEqual(call["line"], 6)
            self.assertEqual(sum(c["count"] for c in call["copies"]), 2)
            self.assertEqual({(c["inlined"]["into"], c["inlined"]["line"])
                              for c in call["copies"]}, {("inlined", 7)})
            self.assertEqual({c["at_most"] for c in call["copies"]}, {1, 10})

    def test_calls_of_a_macro_are_told_apart(self):
        unit = self.places()
        for function, name, depth in (("macros", "LOG", 1),
                                      ("nested", "TWO", 2),
                                      ("arguments", "ARGUMENT", 1)):
            calls = calls_of(unit, function)
            self.assertEqual(len(calls), 2, function)
            self.assertEqual({call["macro"]["name"] for call in calls}, {name})
            self.assertEqual({len(call["macro"]["places"]) for call in calls},
                             {depth})
            self.assertNotEqual(*(call["macro"]["places"] for call in calls))

    def test_chosen_formats_are_one_call(self):
        call, = calls_of(self.places(), "chosen")
        self.assertEqual({copy["format"] for copy in call["copies"]},
                         {"%d p\n", "%u q\n"})

    def test_instances_of_a_template_are_one_call(self):
        self.write("t.cc", """#include <cstdio>
template <class T> void put (T v) { std::printf ("%d\\n", int (v)); }
template void put (int); template void put (short);
""")
        self.compile("-S", "t.cc", driver=common.CXX)
        call, = common.only_unit()["calls"]
        self.assertEqual(len({c["function"] for c in call["copies"]}), 2)

    def test_bytes_that_are_no_text(self):
        name = "caf\udce9 \u20ac\".c"
        self.write(os.fsencode(name), b'#include <stdio.h>\nvoid f (int v) '
                   b'{ printf ("\\xff\\xc3\\xa9\\xed\\xa0\\x80\\1\\"%d", v); }\n')
        self.compile("-S", os.fsencode(name))
        unit = common.only_unit()
        self.assertEqual(unit["unit"], name)
        self.assertEqual(unit["calls"][0]["copies"][0]["format"],
                         "\udcff\u00e9\udced\udca0\udc80\1\"%d")
        with open(f"report/{os.listdir('report')[0]}", "rb") as file:
            self.assertTrue(file.read().isascii())
        self.assertRegex(self.qrintf_report("report").stdout, r"lowered +1 ")

    def test_any_bytes(self):
        """Formats come through as Python decodes bytes (PEP 383)."""
        texts = [bytes(text) for text in (
            [0x7f], [0x80], [0xbf], [0xc0, 0xaf], [0xc1, 0xbf], [0xc2, 0x80],
            [0xc2], [0xdf, 0xbf], [0xc3, 0x28], [0xe0, 0x9f, 0xbf],
            [0xe0, 0xa0, 0x80], [0xe2, 0x82], [0xed, 0x9f, 0xbf],
            [0xed, 0xa0, 0x80], [0xee, 0x80, 0x80], [0xef, 0xbf, 0xbf],
            [0xf0, 0x8f, 0xbf, 0xbf], [0xf0, 0x90, 0x80, 0x80],
            [0xf0, 0x9f, 0x98, 0x80], [0xf0, 0x9f, 0x98],
            [0xf4, 0x8f, 0xbf, 0xbf], [0xf4, 0x90, 0x80, 0x80],
            [0xf5, 0x80, 0x80, 0x80], [0xff], [1], [0x1f], [0x22], [0x5c])]
        calls = "".join(
            'printf ("' + "".join(f"\\{byte:03o}" for byte in text)
            + '%d", v);\n' for text in texts)
        self.write("x.c", "#include <stdio.h>\nvoid f (int v)\n{\n" + calls
                   + "}\n")
        self.compile("-S", "x.c")
        formats = [call["copies"][0]["format"]
                   for call in common.only_unit()["calls"]]
        self.assertEqual(formats, [
            text.decode(errors="surrogateescape") + "%d" for text in texts])

    def test_not_run(self):
        self.write("one.c", ONE_CALL)
        for options, why in ((["-O0"], "-O0"),
                             (["-fplugin-arg-libqrintf-disable"], "disable")):
            self.compile("-S", "one.c", *options)
            unit = common.only_unit()
            self.assertEqual((unit["not_run"], unit["calls"]), (why, []))
            shutil.rmtree("report")


class Names(common.InFolder):
    def compile_one(self, *options, **more):
        self.compile("-c", *options, **more)

    def test_same_name_in_two_folders(self):
        for folder in ("a", "b"):
            self.write(f"{folder}/x.c", ONE_CALL)
            self.compile_one(f"{folder}/x.c", "-o", f"{folder}/x.o")
        top = os.getcwd()
        for folder in ("a", "b"):
            self.enter(f"{top}/{folder}")
            self.compile_one("x.c", report=f"{top}/report")
        self.assertEqual(len(common.read_units(f"{top}/report")), 4)

    def test_same_source_twice(self):
        self.write("x.c", ONE_CALL)
        for number, options in enumerate((
                [], ["-DX"], ["-DX=2"], ["-O3"], ["-fPIC"], ["-g"],
                ["-o", "y.o"], ["-std=c99"],
                ["-fplugin-arg-libqrintf-cpu=base"]), 1):
            self.compile_one("x.c", *options)
            self.assertEqual(len(common.read_units()), number, options)

    def test_the_same_again(self):
        """Another build writes the same names and the same bytes."""
        self.write("x.c", PLACES)
        self.compile_one("x.c")
        name, = os.listdir("report")
        with open(f"report/{name}", "rb") as file:
            before = file.read()
        for options in ([], ["-pipe"], ["-fopt-info-all=remarks"], ["-Wall"],
                        ["-fdiagnostics-color=always"], ["-MD", "-MF", "x.d"]):
            self.compile_one("x.c", *options)
            self.assertEqual(os.listdir("report"), [name], options)
            with open(f"report/{name}", "rb") as file:
                self.assertEqual(file.read(), before, options)

    def test_standard_input(self):
        for text in (ONE_CALL, PLACES, PLACES):
            self.compile("-xc", "-", "-S", "-o", "/dev/null", input=text)
        units = common.read_units()
        self.assertEqual(len(units), 2)
        self.assertEqual({unit["unit"] for unit in units.values()}, {"<stdin>"})

    def test_preprocessed_elsewhere(self):
        self.write("d/x.c", ONE_CALL)
        text = self.run_command([common.CC, "-E", "d/x.c"]).stdout
        self.compile("-xcpp-output", "-", "-S", "-o", "x.s", input=text)
        unit = common.only_unit()
        self.assertEqual(unit["unit"], "d/x.c")
        self.assertEqual(unit["calls"][0]["file"], "d/x.c")

    def test_many_at_once(self):
        self.write("x.c", PLACES)
        running = [subprocess.Popen(
            [common.CC, "-O2", f"-fplugin={common.PLUGIN}",
             "-fplugin-arg-libqrintf-report=new/deep/report", "-S", "x.c",
             "-o", "/dev/null", f"-DN={i % 6}"]) for i in range(12)]
        self.assertEqual([process.wait() for process in running], [0] * 12)
        self.assertEqual(len(common.read_units("new/deep/report")), 6)


class Link(common.InFolder):
    MAIN = """#include <stdio.h>
int f (char *, unsigned char);
int main (int c, char **v) { char b[9]; f (b, c); printf ("%s %d\\n", b, c); }
"""

    def setUp(self):
        super().setUp()
        self.write("one.c", ONE_CALL)
        self.write("main.c", self.MAIN)

    def build(self, compiling, linking):
        self.compile("-flto", "-c", "one.c", "main.c", *compiling)
        self.compile("-flto", "one.o", "main.o", "-o", "prog", *linking)
        return common.read_units()

    def test_slim(self):
        for linking in ([], ["-flto-partition=none"], ["-flto-partition=max"],
                        ["-flto-partition=1to1"]):
            units = self.build([], linking)
            self.assertEqual(units, self.build([], linking), "names differ")
            shutil.rmtree("report")
            slim = [u for u in units.values() if u["stage"] == "slim object"]
            link = [u for u in units.values() if u["stage"] == "link"]
            self.assertEqual(len(slim), 2)
            self.assertEqual([unit["calls"] for unit in slim], [[], []])
            self.assertTrue(all("-flto" in unit["not_run"] for unit in slim))
            calls = [(call["file"], call["line"], call["name"])
                     for unit in link for call in unit["calls"]]
            self.assertEqual(set(calls), {("one.c", 2, "sprintf"),
                                          ("main.c", 3, "printf")})

    def test_fat_objects_count_once(self):
        units = self.build(["-ffat-lto-objects"], [])
        self.assertEqual({u["stage"] for u in units.values()},
                         {"fat object", "link"})
        self.assertRegex(self.qrintf_report("report").stdout, r"all +2 ")

    def test_two_programs_of_one_folder(self):
        self.compile("-flto", "-c", "one.c", "main.c", report=None)
        for program in ("p", "q"):
            self.compile("-flto", "one.o", "main.o", "-o", program)
        self.assertEqual(len(common.read_units()), 2)

    def test_objects_of_other_folders(self):
        """The source is found where it was compiled."""
        top = os.getcwd()
        self.enter(f"{top}/lib")
        self.write("deep.c", ONE_CALL)
        self.compile("-flto", "-c", "deep.c", report=f"{top}/report")
        self.enter(top)
        self.compile("-flto", "-c", "main.c")
        self.compile("-flto", "lib/deep.o", "main.o", "-o", "prog")
        self.qrintf_report("report", "--html=page.html")
        with open("page.html", encoding="utf-8") as file:
            page = file.read()
        self.assertIn("lib/<wbr>deep.c:2", page)
        self.assertIn("return sprintf (b, ", page)


class Trouble(common.InFolder):
    def setUp(self):
        super().setUp()
        self.write("one.c", ONE_CALL)

    def test_no_folder_can_be_made(self):
        self.write("file", "")
        for folder in ("file", "file/deeper", "/proc/none"):
            said = self.compile("-c", "one.c", report=folder).stderr
            self.assertRegex(said, "warning: qrintf: cannot write the report "
                             f".one.c-[0-9a-f]*.json. into .{folder}.: ")
            os.remove("one.o")

    def test_no_error_with_werror(self):
        self.write("file", "")
        said = self.compile("-c", "-Werror", "one.c", report="file").stderr
        self.assertIn("note: qrintf: cannot write the report", said)
        os.remove("one.o")

    def test_disk_full(self):
        """What cannot be written whole leaves nothing behind."""
        limit = "ulimit -f 0; trap '' XFSZ; exec \"$@\""
        command = ["sh", "-c", limit, "sh", common.CC, "-O2", "-S", "one.c",
                   "-o", "/dev/null", f"-fplugin={common.PLUGIN}",
                   "-fplugin-arg-libqrintf-report=report"]
        said = self.run_command(command).stderr
        self.assertIn("cannot write the report", said)
        self.assertEqual(os.listdir("report"), [])

    def test_value_missing(self):
        for argument in ("report", "report="):
            said = self.compile(
                "-c", "one.c", f"-fplugin-arg-libqrintf-{argument}",
                report=None, status=1).stderr
            self.assertIn("a folder's name", said)

    def test_nothing_to_report(self):
        """No object file, no report."""
        self.write("wrong.c", "int f (void) { return x; }\n")
        self.write("h.h", ONE_CALL)
        self.compile("-fsyntax-only", "one.c")
        self.compile("-E", "one.c")
        self.compile("-xc-header", "h.h", "-o", "h.gch")
        self.compile("-c", "wrong.c", status=1)
        self.assertFalse(os.path.exists("report"))

    def test_compare_debug(self):
        self.compile("-fcompare-debug", "-c", "one.c")
        common.only_unit()

    def test_code_is_the_same(self):
        sources = sorted(glob.glob(os.path.join(common.LOWERING, "run", "c*.c")))
        self.assertTrue(sources)
        for source in sources:
            texts = []
            for report in (None, "report"):
                self.compile("-S", "-g", "-gno-record-gcc-switches", source,
                             "-o", "x.s", "-w", f"-I{common.TESTSUITE}/lib",
                             report=report)
                with open("x.s", "rb") as file:
                    texts.append(file.read())
            self.assertEqual(*texts, source)


if __name__ == "__main__":
    unittest.main()
