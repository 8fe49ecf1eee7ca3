#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""qrintf-report's sums, as text and JSON, and what it says of a folder that holds
no reports or broken ones."""

import html
import json
import os
import re
import unittest

import common
from made import call, kept, lowered, unit

TABLE = """\
3 units, GCC 12.2.0, qrintf 0.1.0

calls         number    share
lowered            2   33.3 %
partly             1   16.7 %
by choice          2   33.3 %
not possible       1   16.7 %
all                6  100.0 %

lowered how  calls  copies
direct           2       5
measured         2       2

kept by choice because      calls  copies
cold code would grow            1       2
the code would grow at -Os      1       1

not possible because     calls  copies
format is not a literal      2       2

function  calls  lowered  partly  by choice  not possible
snprintf      5        1       1          2             1
printf        1        1       0          0             0

worst files  calls  lowered  partly  by choice  not possible
b.c              2        0       0          1             1
a.c              2        1       1          0             0
"""


class Sums(common.InFolder):
    def three_units(self):
        """A header's call is in two; one differs by copy; all calls of the last
        are kept by choice."""
        header = call("h.h", 7, lowered("put", count=2), name="printf")
        unit("r", "a.c", header,
             call("a.c", 1, lowered(strategy="measured", at_least=4)),
             call("a.c", 2, lowered(), lowered(strategy="measured", at_most=90),
                  kept()))
        unit("r", "b.c", header, call("b.c", 9, kept()),
             call("b.c", 8, kept(reason="cold code would grow", count=2,
                                 by_choice=True)))
        unit("r", "c.c", call("c.c", 3, kept(
            reason="the code would grow at -Os", by_choice=True)))

    def summary(self, **more):
        return json.loads(self.qrintf_report("--json", "r", **more).stdout)

    def test_table(self):
        self.three_units()
        self.assertEqual(self.qrintf_report("r").stdout, TABLE)

    def test_top(self):
        self.three_units()
        table = self.qrintf_report("--top=1", "r").stdout
        self.assertIn("\nb.c ", table)
        self.assertNotIn("\na.c ", table)

    def test_json(self):
        self.three_units()
        summary = self.summary()
        self.assertEqual(
            [summary[key] for key in
             ("units", "calls", "lowered", "partly", "by_choice",
              "not_possible", "copies")],
            [3, 6, 2, 1, 2, 1, 12])
        by_place = {(c["file"], c["line"]): c for c in summary["list"]}
        self.assertEqual(list(by_place), sorted(by_place))
        self.assertEqual(by_place["h.h", 7]["copies"], 4)
        self.assertEqual([by_place[place]["bound"] for place in (
            ("h.h", 7), ("a.c", 2), ("a.c", 1))],
            [{"at_most": 11}, {"at_most": 90}, {"at_least": 4}])

    def test_status(self):
        """What could not be lowered outweighs a choice; where one copy is lowered,
        the call is partly, whatever the others are."""
        choice = kept(reason="cold code would grow", by_choice=True)
        for copies, status in (
                ([choice, kept()], "not_possible"), ([choice], "by_choice"),
                ([lowered(), choice], "partly"), ([lowered(), kept()], "partly"),
                ([lowered(), choice, kept()], "partly")):
            unit("r", "a.c", call("a.c", 1, *copies))
            self.assertEqual(self.summary()["list"][0]["status"], status)

    def test_formats_that_are_compared(self):
        """Of a call that is lowered for some formats, each copy counts once more."""
        unit("r", "a.c", call("a.c", 1, lowered(count=2, at_most=11, others_kept=True),
                              lowered()),
             call("a.c", 2, lowered()))
        summary = self.summary()
        self.assertEqual(summary["compared"],
                         {"any other format is kept": {"calls": 1, "copies": 2}})
        self.assertEqual(summary["lowered"], 2)
        self.assertIn("lowered where the format is the literal  calls  copies\n"
                      "any other format is kept                     1       2\n",
                      self.qrintf_report("r").stdout)

    def test_files_without_a_miss_are_not_the_worst(self):
        unit("r", "a.c", call("a.c", 1, lowered()),
             call("a.c", 2, kept(by_choice=True)))
        self.assertNotIn("worst files", self.qrintf_report("r").stdout)

    def test_each_call_stands_for_itself(self):
        """Same line, but another column, function or place in a macro."""
        def macro(column):
            return {"name": "M", "places": [
                {"file": "a.c", "line": 1, "column": column}]}
        unit("r", "a.c",
             call("a.c", 5, lowered()), call("a.c", 5, lowered(), column=9),
             call("a.c", 5, lowered(), name="printf"),
             call("a.c", 5, lowered(), macro=macro(3)),
             call("a.c", 5, lowered(), macro=macro(9)))
        self.assertEqual(self.summary()["calls"], 5)

    def test_same_file_by_two_names(self):
        os.mkdir("sub")
        unit("r", "a.c", call("lib/h.h", 5, lowered()))
        unit("r", "sub/b.c", call("../lib/h.h", 5, lowered()),
             directory=os.path.join(os.getcwd(), "sub"))
        self.assertEqual(self.summary()["calls"], 1)

    def test_standard_input_is_another_each_time(self):
        unit("r", "a", call("<stdin>", 5, lowered()))
        unit("r", "b", call("<stdin>", 5, lowered()))
        self.assertEqual(self.summary()["calls"], 2)

    def test_link(self):
        """Fat objects' own code is left out where the link is reported; calls in
        one place are told apart by their formats."""
        unit("r", "a.c", call("a.c", 1, lowered()), stage="fat object")
        self.assertEqual(self.summary()["calls"], 1)
        unit("r", "p.ltrans0", call("a.c", 1, lowered(format="%d")),
             call("a.c", 1, lowered(format="%u")), stage="link")
        self.assertEqual(self.summary()["copies"], 2)
        self.assertEqual(self.summary()["calls"], 2)

    def test_warnings(self):
        unit("r", "a.c", stage="slim object", not_run="-flto: at the link")
        unit("r", "b.c", not_run="-O0")
        said = self.qrintf_report("r").stderr
        self.assertIn("-flto compiled 1 unit, and no link", said)
        self.assertIn("in 1 unit nothing was looked at: -O0", said)

    def test_page(self):
        """What it says of each call; nothing of a program's text is markup or script."""
        script = "</script><script>taken = 1</script>"
        self.write("a.c", f'one\n\tsprintf (b, "<b>%d</b>&amp;", x);\nputs ("{script}");\n')
        unit("r", "a.c",
             call("a.c", 2, lowered(at_most=100, format="<b>%d</b>&amp;", count=10)),
             call("a.c", 3, lowered(at_least=9, function='f<int>("x")', format=script)))
        unit("r", "b.c", call("b.c", 7, kept(count=2)),
             call("b.c", 30, kept(reason="cold code would grow", by_choice=True)),
             call("b.c", 8, lowered(at_most=20), kept(), macro={
                 "name": "LOG", "places": [{"file": "b.c", "line": 1, "column": 1}]}))
        self.qrintf_report("r", "--html=page.html")
        with open("page.html", encoding="utf-8") as file:
            page = file.read()
        self.assertEqual(page.count("<script"), 1)
        self.assertNotIn("<b>", page)
        for text in ("<dd>5 <small>16 copies</small>", "<dd>2 <small>40.0 %</small>"):
            self.assertIn(text, page)
        table = page.split('<table id="calls"')[1].split("</table>")[0]
        rows = [[html.unescape(re.sub("<[^>]*>", "", cell)).strip()
                 for cell in re.findall("<td.*?>(.*?)</td>", row, re.S)]
                for row in table.split("<tr")[2:]]
        for column, wanted in (
                (3, ["lowered", "lowered", "not possible", "partly", "by choice"]),
                (5, ["≤ 100", "≥ 9", "", "≤ 20", ""])):
            self.assertEqual([row[column] for row in rows], wanted)
        self.assertEqual(rows[4][4], "cold code would grow")
        self.assertIn("macro LOG", rows[3][0])
        self.assertIn('sprintf (b, "<b>%d</b>&amp;", x);', rows[0][7])
        self.assertIn(script, rows[1][7])

    def test_nothing_called(self):
        unit("r", "a.c")
        self.assertRegex(self.qrintf_report("r").stdout, r"all +0 +-\n$")
        self.qrintf_report("r", "--html=page.html")


class Trouble(common.InFolder):
    def error(self, *arguments):
        done = self.qrintf_report(*arguments, status=1)
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, r"\Aqrintf-report: error: .*\n\Z")
        return done.stderr

    def test_no_folder(self):
        self.assertIn("No such file", self.error("none"))
        self.write("file", "")
        self.assertIn("Not a directory", self.error("file"))

    def test_no_reports(self):
        os.mkdir("r")
        self.assertIn("no reports in r", self.error("r"))
        self.write("r/.x.json.Ab12Cd", "{")
        self.write("r/.x.json", "{")
        self.assertIn("no reports in r", self.error("r"))

    def test_broken(self):
        for text, what in ((b"{", "is broken"), (b"", "is broken"),
                           (b"\xff", "is broken"), (b"[]", "no report"),
                           (b"{}", "no report"),
                           (b'{"qrintf-report": 2}', "of version 2")):
            unit("r", "a.c")
            self.write("r/b.json", text)
            said = self.error("r")
            self.assertIn("r/b.json", said)
            self.assertIn(what, said)

    def test_broken_calls(self):
        for calls in ([{}], [None], ["x"], [call("a.c", 1, {})], {"x": 1}):
            unit("r", "a.c", calls=calls)
            self.assertIn("is broken", self.error("r"))

    def test_page_cannot_be_written(self):
        unit("r", "a.c")
        self.assertIn("cannot write none/page.html",
                      self.error("--html=none/page.html", "r"))

    def test_help(self):
        for argument in ("-h", "--help"):
            self.assertIn("--html FILE", self.qrintf_report(argument).stdout)
        self.qrintf_report(status=2)


if __name__ == "__main__":
    unittest.main()
