# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of qrintf-report in headless Chromium: its tables sort by mouse, keyboard and
address, and it fetches nothing.

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


class Page(common.InFolder):
    def setUp(self):
        super().setUp()
        unit("r", "src/a.c", call("src/a.c", 2, lowered(at_most=100, count=10)),
             call("src/a.c", 10, lowered(at_least=9, strategy="stream")))
        unit("r", "src/b.c",
             call("src/b.c", 7, kept(function="last", count=2)),
             call("src/b.c", 30, kept(
                 function="g", reason="cold code would grow", by_choice=True)),
             call("src/b.c", 8, lowered(at_most=20), kept()))
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

    def click(self, key, table="calls"):
        self.browser.find_element(
            By.CSS_SELECTOR, f"#{table} th[data-key={key}] button").click()

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
