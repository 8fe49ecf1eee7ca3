#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""qrintf-rebuild of a package of our own, sample/, whose rules make whatever its file
`faults' names different where the build has the plugin: each kind of difference is seen,
by the exit status, the line, the JSON and the page.

usage: sample_test.py PLUGIN LIBRARY-FOLDER [unittest's arguments]

Nothing is fetched: the source is laid where the tool would have unpacked it."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
TOOL = HERE.parents[2] / "plugin" / "report" / "tools" / "qrintf-rebuild"
PLUGIN, LIBRARY = sys.argv[1:3]
del sys.argv[1:3]
# What `faults' may name, by the kind of difference that it is.
KINDS = {"tests", "files", "contents", "symbols", "needed", "depends", "warnings"}


class Sample(unittest.TestCase):
    def setUp(self):
        self.work = pathlib.Path(tempfile.mkdtemp(prefix="qrintf-rebuild-", dir="/var/tmp"))
        self.addCleanup(shutil.rmtree, self.work)
        self.work.chmod(0o755)
        self.source = self.work / "sample" / "source" / "sample"
        shutil.copytree(HERE / "sample", self.source)

    def rebuild(self, status, *arguments, faults=""):
        (self.source / "faults").write_text(faults, encoding="ascii")
        for side in self.work.glob("sample/*-[12]"):
            shutil.rmtree(side)
        return self.run_tool(status, *arguments, "--no-lintian")

    def run_tool(self, status, *arguments):
        done = subprocess.run(
            [sys.executable, "-B", TOOL, "sample", f"--work={self.work}",
             f"--plugin={PLUGIN}", f"--library={LIBRARY}", *arguments],
            capture_output=True, text=True, timeout=240, check=False)
        self.assertEqual(done.returncode, status, done.stderr)
        try:
            whole = json.loads((self.work / "results.json").read_text(encoding="utf-8"))
        except OSError:
            whole = {"packages": [None]}
        return whole["packages"][0], done.stderr

    def test_equal(self):
        for runtime in ("embedded", "library"):
            found, said = self.rebuild(0, f"--runtime={runtime}")
            self.assertEqual((found["status"], found["differences"], found["unstable"]),
                             ("equal", {}, {}))
            self.assertEqual(found["tests"]["qrintf"], {"pass": 2, "fail": 0, "skip": 0})
            self.assertEqual((found["calls"]["calls"], found["calls"]["lowered"]), (1, 1))
            self.assertEqual(found["flagged"], [1, 1])
            self.assertIn("1 of 1 packages equal", said)
            self.assertGreater(found["text"][1], found["text"][0])

    def test_both(self):
        """One build with each runtime, and one without the plugin for both."""
        _, said = self.rebuild(0, "--runtime=both")
        self.assertEqual(said.count("building"), 3, said)
        self.assertEqual({folder.name for folder in self.work.glob("sample/*-[12]")},
                         {"plain-1", "embedded-1", "library-1"})
        for runtime in ("embedded", "library"):
            self.assertIn(f"sample ({runtime}): equal", said)
            self.assertIn(f"\n{runtime}: 1 of 1 packages equal", said)
        _, said = self.run_tool(0, "--no-lintian", "--runtime=both")
        self.assertNotIn("building", said)

    def test_each_difference(self):
        found, said = self.rebuild(1, faults=" ".join(KINDS))
        self.assertEqual(found["differences"].keys(), KINDS)
        rows = {kind: list(items.values()) for kind, items in found["differences"].items()}
        self.assertEqual(rows["tests"], [[{"pass": 1}, {"fail": 1}]])
        self.assertEqual(rows["symbols"], [[None, "defined"]])
        self.assertEqual(rows["depends"], [[None, "other"]])
        self.assertEqual({kind for kind in rows if len(rows[kind]) != 1}, set())
        self.assertIn("again", said)
        self.assertIn("verdicts of tests: 1 differ, such as second row", said)
        page = (self.work / "index.html").read_text(encoding="utf-8")
        self.assertIn("0 of 1 packages are equal", page)
        for kept in ("plain-2", "embedded-2"):
            self.assertTrue(list(self.work.glob(f"sample/{kept}/*.deb")), kept)

    def test_explained(self):
        """What the recipe explains is not built again."""
        found, said = self.rebuild(0, self.recipe("known = ['^depends: ']\nwhy = 'so'"),
                                   faults="depends")
        self.assertEqual((found["status"], list(found["known"])), ("explained", ["depends"]))
        self.assertNotIn("again", said)

    def test_build_fails(self):
        found, _ = self.rebuild(1, faults="build")
        self.assertEqual(found["differences"]["build"],
                         {"dpkg-buildpackage": ["exit status 0", "exit status 2"]})
        self.assertNotIn("files", found["differences"])

    def test_unstable(self):
        found, _ = self.rebuild(0, faults="shaky")
        self.assertEqual((found["status"], list(found["unstable"])), ("equal", ["tests"]))

    def test_ignored_flags(self):
        """Wrappers bring the plugin, and are named; a difference is seen all the same."""
        found, said = self.rebuild(1, faults="ignore contents")
        self.assertEqual((found["via"], list(found["differences"])),
                         ("wrapper", ["contents"]))
        self.assertEqual(found["calls"]["lowered"], 1)
        self.assertIn("flags are ignored", said)

    def test_plugin_has_not_run(self):
        """Two builds by another compiler are equal, and say nothing."""
        found, _ = self.rebuild(2, faults="ignore foreign")
        self.assertIn("no compilation of sample has run the plugin", found["problem"])

    def test_resumed(self):
        """What is known is not built again, until what it depends on changes."""
        self.rebuild(0)
        _, said = self.run_tool(0, "--no-lintian")
        self.assertNotIn("building", said)
        recipe = self.work / "list.toml"
        recipe.write_text("[sample]\nverdicts = ['^PASS: (?P<name>first) (?P<fail>row)']\n")
        found, said = self.run_tool(0, "--no-lintian", f"--list={recipe}")
        self.assertEqual(found["tests"]["plain"]["fail"], 1)
        self.assertNotIn("building", said)
        recipe.write_text("[sample]\ntest = 'echo PASS: of mine; exit 3'\n")
        found, said = self.run_tool(0, "--no-lintian", f"--list={recipe}")
        self.assertIn("building", said)
        self.assertEqual(found["tests"]["qrintf"], {"pass": 1, "fail": 0, "skip": 0})

    def recipe(self, text):
        """An option that names a list with the package's recipe."""
        path = self.work / "list.toml"
        path.write_text(f"[sample]\n{text}\n", encoding="ascii")
        return f"--list={path}"

    def test_timed(self):
        """A workload is timed on what both sides install, by a user without rights; the
        times are kept with the builds, and are not those of another workload."""
        root = "" if os.geteuid() else "[ $(id -u) != 0 ]"
        listed = self.recipe(
            f"input = 'test -e \"$RECIPES/list.toml\" && which sample >place; {root}'\n"
            "[sample.workloads]\nrows = 'sample \"a row\" 200000'\n"
            "place = 'cat place $ROOT/usr/share/sample/text'")
        self.rebuild(0)  # and the packages, which are equal, are gone
        found, said = self.run_tool(0, "--no-lintian", listed, "--time", "--pairs=2")
        rows, place = found["workloads"]
        self.assertEqual((rows["title"], rows["pairs"], rows["bytes"]),
                         ("rows", 2, sum(len(f"a row {i}\n") for i in range(200000))))
        self.assertGreater(rows["libc"], 1.5 * rows["qrintf"])
        self.assertLessEqual(rows["least"], rows["most"])
        program = self.work / "sample" / "workloads" / "plain" / "usr" / "bin" / "sample"
        self.assertEqual(place["bytes"], len(f"{program}\ntext\n"))
        self.assertIn('"rows": ', said)
        self.assertIn("Workloads", (self.work / "index.html").read_text(encoding="utf-8"))
        again, said = self.run_tool(0, "--no-lintian", listed)
        self.assertEqual(again["workloads"], found["workloads"])
        self.assertNotIn("timing", said)
        found, said = self.run_tool(
            0, "--no-lintian", self.recipe("[sample.workloads]\nrows = 'sample x 9'"))
        self.assertEqual(found["workloads"], [])
        self.assertNotIn("building", said)

    def test_workload_differs(self):
        """It is a difference, and is not timed."""
        found, said = self.rebuild(
            1, "--time", "--pairs=1", self.recipe("[sample.workloads]\nrows = 'sample x 5'\n"
                                       "more = 'sample x 5'"), faults="workload")
        self.assertEqual((found["status"], found["workloads"]), ("different", []))
        self.assertEqual(found["differences"], {"workloads": {title: [
            "exit status 0, 20 bytes, equal up to byte 2",
            "exit status 0, 16 bytes, equal up to byte 2"] for title in ("rows", "more")}})
        self.assertIn("output of workloads: 2 differ, such as rows", said)

    def test_workload_cannot(self):
        """Status 2, and what is wrong with the recipe."""
        self.rebuild(0)
        for text, said in (
                ("[sample.workloads]\nx = 'no-such-program'", "there is no no-such-program"),
                ("[sample.workloads]\nx = 'false'", "fails without the plugin (exit status 1)"),
                ("[sample.workloads]\nx = 'true'", "prints nothing"),
                ("input = 'echo so >&2; exit 3'\n[sample.workloads]\nx = 'sample'",
                 "cannot be made (exit status 3):\nso")):
            found, _ = self.run_tool(2, "--no-lintian", "--time", "--pairs=1", self.recipe(text))
            self.assertIn(said, found["problem"])
        _, said = self.run_tool(0, "--no-lintian", "--time")
        self.assertIn("nothing is timed", said)
        _, said = self.run_tool(2, "--time", "--pairs=0")
        self.assertIn("--pairs has to be 1 or more", said)
        _, said = self.run_tool(2, "--time", "--jobs=2")
        self.assertIn("--time needs the machine for itself", said)

    def test_limit(self):
        """A build that takes too long is ended, with all that it has begun."""
        recipe = self.work / "list.toml"
        recipe.write_text("[sample]\nlimit = 3\n", encoding="ascii")
        found, _ = self.rebuild(2, f"--list={recipe}", faults="slow")
        self.assertIn("does not build without the plugin", found["problem"])
        log = (self.work / "sample" / "plain-1" / "build.log").read_text(encoding="utf-8")
        self.assertIn("stopped after 3 seconds", log)
        self.assertEqual(self.sleepers(), "")

    def test_interrupted(self):
        (self.source / "faults").write_text("slow", encoding="ascii")
        with subprocess.Popen([sys.executable, "-B", TOOL, "sample", "--no-lintian",
                               f"--work={self.work}", f"--plugin={PLUGIN}"],
                              stderr=subprocess.PIPE, text=True) as tool:
            while "sleep 77" not in self.sleepers():
                time.sleep(0.1)
            tool.terminate()
            said = tool.communicate(timeout=30)[1]
        self.assertEqual(tool.returncode, 130, said)
        self.assertIn("goes on from here", said)
        self.assertEqual(self.sleepers(), "")

    def sleepers(self):
        """Commands that run below our folder."""
        found = []
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if str(self.work) in os.readlink(folder / "cwd"):
                    found.append((folder / "cmdline").read_text().replace("\0", " "))
            except OSError:
                continue
        return "\n".join(found)

    @unittest.skipUnless(shutil.which("lintian"), "no lintian")
    def test_lintian(self):
        (self.source / "faults").write_text("lintian", encoding="ascii")
        found, _ = self.run_tool(1)
        self.assertEqual(found["differences"].keys(), {"lintian", "files"})

    def test_cannot(self):
        """Status 2, the cause, and the cure."""
        (self.source / "debian" / "control").write_text(
            (self.source / "debian" / "control").read_text().replace(
                "\nRules-", "\nBuild-Depends: no-such-package-at-all\nRules-"))
        _, said = self.rebuild(2, "--no-install")
        self.assertIn("not installed: no-such-package-at-all", said)
        self.assertIn("sudo apt-get build-dep", said)
        _, said = self.run_tool(2, "--plugin=/nowhere/libqrintf.so")
        self.assertIn("there is no plugin /nowhere/libqrintf.so", said)
        (self.source / "debian" / "changelog").write_text("nothing\n")
        _, said = self.rebuild(2)
        self.assertIn("not rebuilt", said)


if __name__ == "__main__":
    unittest.main()
