#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of qrintf-report in headless Chromium: what it shows, that its tables
sort by mouse, keyboard and address, and that it fetches nothing.

--browser names the browser; without one the test is skipped (status 77)."""

import os
import re
import sys
import unittest

import common
from browser import Browser
from made import call, kept, lowered, unit

ENTER, TAB = ("Enter", 13, "\r"), ("Tab", 9)

SOURCE = """one
\tsnprintf (b, n, "<b>%d</b>&amp;", x);
three
four
five
six
seven
eight
nine
  printf ("</script><script>taken = 1</script>");
"""


class Page(common.InFolder):
    def setUp(self):
        super().setUp()
        self.write("src/a.c", SOURCE)
        unit("r", "src/a.c",
             call("src/a.c", 2, lowered(at_most=100, format="<b>%d</b>&amp;",
                                        count=10)),
             call("src/a.c", 10, lowered(
                 at_least=9, strategy="stream", function="f<int>(\"x\")",
                 format="</script><script>taken = 1</script>")))
        unit("r", "src/b.c",
             call("src/b.c", 7, kept(function="last", count=2)),
             call("src/b.c", 30, kept(
                 function="g", reason="cold code would grow", by_choice=True)),
             call("src/b.c", 8, lowered(at_most=20), kept(), macro={
                 "name": "LOG", "places": [
                     {"file": "src/b.c", "line": 1, "column": 1}]}))
        self.qrintf_report("r", "--html=page.html")
        self.address = f"file://{os.path.abspath('page.html')}"

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(common.ARGUMENTS.browser)
        cls.addClassCleanup(cls.browser.close)

    def open(self, fragment=""):
        self.browser.open(self.address + fragment)
        self.assertEqual(self.browser.complaints(), [])

    def column(self, table, index):
        return self.browser.evaluate(
            f"[...document.querySelectorAll ('#{table} tbody tr')].map "
            f"(row => row.cells[{index}].innerText.trim ())")

    def places(self):
        return [text.split("\n")[0].replace("src/", "")
                for text in self.column("calls", 0)]

    def direction(self, key, table="calls"):
        return self.browser.evaluate(
            f"document.querySelector ('#{table} th[data-key={key}]')"
            ".getAttribute ('aria-sort')")

    def click(self, key, table="calls"):
        self.browser.click(f"#{table} th[data-key={key}] button")

    def test_shows_calls(self):
        self.open()
        self.assertEqual(self.places(), ["a.c:2", "a.c:10", "b.c:7", "b.c:8",
                                         "b.c:30"])
        self.assertEqual(self.column("calls", 3), ["lowered", "lowered", "kept",
                                                   "partly", "kept"])
        self.assertEqual(self.column("calls", 5), ["≤ 100", "≥ 9", "", "≤ 20",
                                                   ""])
        self.assertEqual(self.column("calls", 4)[4],
                         "cold code would grow\nby choice")
        self.assertIn("macro LOG", self.column("calls", 0)[3])
        self.assertEqual(self.browser.evaluate(
            "[...document.querySelectorAll ('.totals dd')].map "
            "(e => e.innerText)"),
            ["5 16 copies", "2 40.0 %", "1 20.0 %", "2 40.0 %", "1 20.0 %"])

    def test_source_is_text(self):
        """Nothing of a program's text becomes markup or script."""
        self.open()
        cells = self.column("calls", 7)
        self.assertEqual(cells[0], 'snprintf (b, n, "<b>%d</b>&amp;", x);\n'
                         '"<b>%d</b>&amp;"')
        self.assertIn("</script><script>taken = 1</script>", cells[1])
        self.assertEqual(cells[2], "", "no such file")
        self.assertEqual(self.browser.evaluate(
            "[document.scripts.length, document.querySelectorAll ('b').length]"),
            [1, 0])

    def test_click_sorts(self):
        self.open()
        self.assertIsNone(self.direction("bytes"))
        self.click("bytes")
        self.assertEqual(self.direction("bytes"), "descending")
        self.assertEqual(self.column("calls", 5), ["≤ 100", "≤ 20", "≥ 9", "",
                                                   ""])
        self.click("bytes")
        self.assertEqual(self.direction("bytes"), "ascending")
        self.assertEqual(self.column("calls", 5), ["≥ 9", "≤ 20", "≤ 100", "",
                                                   ""])
        self.click("copies")
        self.assertIsNone(self.direction("bytes"))
        self.assertEqual(self.column("calls", 6), ["10", "2", "2", "1", "1"])
        self.click("in")
        self.assertEqual(self.column("calls", 2)[-1], "last")
        self.assertEqual(self.direction("in"), "ascending")

    def test_places_sort_by_number(self):
        self.open()
        self.click("copies")
        self.click("place")
        self.assertEqual(self.places(), ["a.c:2", "a.c:10", "b.c:7", "b.c:8",
                                         "b.c:30"])

    def test_equal_rows_keep_their_order(self):
        self.open()
        self.click("outcome")
        self.assertEqual(self.places(), ["b.c:7", "b.c:30", "a.c:2", "a.c:10",
                                         "b.c:8"])

    def test_all_tables_sort(self):
        self.open()
        for table, key, index in (("ways", "calls", 1), ("reasons", "name", 0),
                                  ("functions", "calls", 1),
                                  ("files", "lowered", 2)):
            self.click(key, table)
            first = self.column(table, index)
            self.click(key, table)
            self.assertEqual(self.column(table, index), first[::-1], table)

    def test_address(self):
        self.open("#calls.bytes.down")
        self.assertEqual(self.direction("bytes"), "descending")
        self.assertEqual(self.places()[0], "a.c:2")
        self.click("bytes")
        self.assertEqual(self.browser.evaluate("location.hash"),
                         "#calls.bytes.up")
        self.browser.evaluate("location.hash = '#files.kept.down'")
        self.assertEqual(self.column("files", 4), ["2", "0"])
        for wrong in ("#", "#calls", "#calls.x.up", "#none.x", "#calls-title"):
            self.open(wrong)
            self.assertEqual(self.places()[0], "a.c:2")

    def test_keyboard(self):
        self.open()
        focused = "document.activeElement.closest ('th')?.dataset.key"
        for _ in range(40):
            self.browser.press(*TAB)
            if (self.browser.evaluate(focused) == "bytes"):
                break
        self.assertEqual(self.browser.evaluate(focused), "bytes")
        self.assertEqual(self.browser.evaluate(
            "getComputedStyle (document.activeElement).outlineStyle"), "solid")
        self.browser.press(*ENTER)
        self.assertEqual(self.direction("bytes"), "descending")
        self.browser.press(" ", 32, " ")
        self.assertEqual(self.direction("bytes"), "ascending")

    def test_light_and_dark(self):
        self.open()
        luminance = """(() => {
          const shade = name => {
            const style = getComputedStyle (document.body)[name];
            const [r, g, b] = style.match (/\\d+/g).map (v => {
              v /= 255;
              return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          return [shade ("color"), shade ("backgroundColor")];
        }) ()"""
        for scheme in ("light", "dark"):
            self.browser.call("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-color-scheme", "value": scheme}])
            text, page = self.browser.evaluate(luminance)
            self.assertEqual(page > text, scheme == "light")
            contrast = (max(text, page) + .05) / (min(text, page) + .05)
            self.assertGreaterEqual(contrast, 7)

    def test_narrow_window(self):
        """The table of calls scrolls, the page does not."""
        self.browser.call("Emulation.setDeviceMetricsOverride", width=500,
                          height=800, deviceScaleFactor=1, mobile=False)
        try:
            self.open()
            inside, visible, table, region = self.browser.evaluate("""(() => {
              const page = document.documentElement;
              const region = document.querySelector (".scroll");
              return [page.scrollWidth, page.clientWidth, region.scrollWidth,
                      region.clientWidth];
            }) ()""")
            self.assertEqual(inside, visible)
            self.assertGreater(table, region)
        finally:
            self.browser.call("Emulation.clearDeviceMetricsOverride")

    def test_nothing_from_elsewhere(self):
        self.open()
        outside = [url for url in self.browser.requests()
                   if url != self.address and not url.startswith("data:")]
        self.assertEqual(outside, [])
        with open("page.html", encoding="utf-8") as file:
            self.assertIsNone(re.search(r"https?://", file.read()))


if __name__ == "__main__":
    if not os.path.exists(common.ARGUMENTS.browser):
        print("skipped: --browser names no browser")
        sys.exit(77)
    unittest.main()
