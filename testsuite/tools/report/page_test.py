# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of qrintf-report in headless Chromium: what it shows, that its tables
sort by mouse, keyboard and address, and that it fetches nothing.

--driver names chromedriver; without one the test is skipped (status 77)."""

import json
import os
import re
import sys
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import common
from made import call, kept, lowered, unit

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
        options = webdriver.ChromeOptions()
        for argument in ("headless", "no-sandbox", "disable-dev-shm-usage"):
            options.add_argument(f"--{argument}")
        options.set_capability("goog:loggingPrefs",
                               {"browser": "ALL", "performance": "ALL"})
        cls.browser = webdriver.Chrome(options=options,
                                       service=Service(common.ARGUMENTS.driver))
        cls.addClassCleanup(cls.browser.quit)

    def open(self, fragment=""):
        """Loads the page, which says nothing on the console and throws nothing."""
        self.browser.get("about:blank")
        self.requests()
        self.browser.get_log("browser")
        self.browser.get(self.address + fragment)
        self.assertEqual(self.browser.get_log("browser"), [])

    def requests(self):
        """The addresses that were asked for since the last call."""
        events = [json.loads(entry["message"])["message"]
                  for entry in self.browser.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events
                if event["method"] == "Network.requestWillBeSent"]

    def evaluate(self, expression):
        """The value of EXPRESSION, in JavaScript, in the page."""
        return self.browser.execute_script(f"return {expression}")

    def press(self, key):
        webdriver.ActionChains(self.browser).send_keys(key).perform()

    def column(self, table, index):
        return self.evaluate(
            f"[...document.querySelectorAll ('#{table} tbody tr')].map "
            f"(row => row.cells[{index}].innerText.trim ())")

    def places(self):
        return [text.split("\n")[0].replace("src/", "")
                for text in self.column("calls", 0)]

    def direction(self, key, table="calls"):
        return self.evaluate(
            f"document.querySelector ('#{table} th[data-key={key}]')"
            ".getAttribute ('aria-sort')")

    def scheme(self, name):
        """NAME is light or dark, as a user's system would ask for it."""
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": name}]})

    def click(self, key, table="calls"):
        self.browser.find_element(
            By.CSS_SELECTOR, f"#{table} th[data-key={key}] button").click()

    def test_shows_calls(self):
        self.open()
        self.assertEqual(self.places(), ["a.c:2", "a.c:10", "b.c:7", "b.c:8",
                                         "b.c:30"])
        self.assertEqual(self.column("calls", 3), ["lowered", "lowered",
                                                   "not possible", "partly",
                                                   "by choice"])
        self.assertEqual(self.column("calls", 5), ["≤ 100", "≥ 9", "", "≤ 20",
                                                   ""])
        self.assertEqual(self.column("calls", 4)[4], "cold code would grow")
        self.assertIn("macro LOG", self.column("calls", 0)[3])
        self.assertEqual(self.evaluate(
            "[...document.querySelectorAll ('.totals dd')].map "
            "(e => e.innerText)"),
            ["5 16 copies", "2 40.0 %", "1 20.0 %", "1 20.0 %", "1 20.0 %"])
        self.assertEqual(self.column("choices", 0), ["cold code would grow"])
        self.assertEqual(self.column("reasons", 0), ["format is not a literal"])

    def test_a_choice_does_not_look_like_a_failure(self):
        """It has a colour of its own: in the bar, and as the outcome."""
        self.open()
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            bar = self.evaluate(
                "[...document.querySelectorAll ('.bar span')].map "
                "(e => getComputedStyle (e).backgroundColor)")
            self.assertEqual(len(bar), 4)
            self.assertEqual(len(set(bar)), 4, "a colour each")
            outcomes = self.evaluate(
                "[...document.querySelectorAll ('#calls tbody tr')].map "
                "(row => getComputedStyle (row.cells[3]).color)")
            self.assertEqual(outcomes, [bar[0], bar[0], bar[3], bar[1], bar[2]])

    def test_source_is_text(self):
        """Nothing of a program's text becomes markup or script."""
        self.open()
        cells = self.column("calls", 7)
        self.assertEqual(cells[0], 'snprintf (b, n, "<b>%d</b>&amp;", x);\n'
                         '"<b>%d</b>&amp;"')
        self.assertIn("</script><script>taken = 1</script>", cells[1])
        self.assertEqual(cells[2], "", "no such file")
        self.assertEqual(self.evaluate(
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

    def test_address(self):
        self.open("#calls.bytes.down")
        self.assertEqual(self.direction("bytes"), "descending")
        self.assertEqual(self.places()[0], "a.c:2")
        self.click("bytes")
        self.assertEqual(self.evaluate("location.hash"),
                         "#calls.bytes.up")
        self.evaluate("location.hash = '#files.not_possible.down'")
        self.assertEqual(self.column("files", 5), ["1", "0"])
        for wrong in ("#", "#calls", "#calls.x.up", "#none.x", "#calls-title"):
            self.open(wrong)
            self.assertEqual(self.places()[0], "a.c:2")

    def test_keyboard(self):
        self.open()
        focused = "document.activeElement.closest ('th')?.dataset.key"
        for _ in range(40):
            self.press(Keys.TAB)
            if self.evaluate(focused) == "bytes":
                break
        self.assertEqual(self.evaluate(focused), "bytes")
        self.assertEqual(self.evaluate(
            "getComputedStyle (document.activeElement).outlineStyle"), "solid")
        self.press(Keys.ENTER)
        self.assertEqual(self.direction("bytes"), "descending")
        self.press(Keys.SPACE)
        self.assertEqual(self.direction("bytes"), "ascending")

    def test_nothing_from_elsewhere(self):
        self.open()
        asked = [url for url in self.requests() if not url.startswith("data:")]
        self.assertEqual(asked, [self.address])
        with open("page.html", encoding="utf-8") as file:
            self.assertIsNone(re.search(r"https?://", file.read()))


if __name__ == "__main__":
    if not os.path.exists(common.ARGUMENTS.driver):
        print("skipped: --driver names no chromedriver")
        sys.exit(77)
    unittest.main()
