# SPDX-License-Identifier: GPL-3.0-or-later
"""ccache gives hits and misses as it should: never what another plugin, other
arguments or another file of sinks= would have made."""

import os
import shutil
import subprocess
import unittest

from farm import ARGUMENT, EARLIER, Farm

SINKS = ARGUMENT + "sinks=own.sinks"
# How ccache looks for a result: options of the compiler, and of ccache.
MODES = (((), {}), ((), {"CCACHE_NODIRECT": "1"}), (("-MD",), {"CCACHE_DEPEND": "1"}))


class Ccache(Farm):
    tools = ("ccache",)

    def setUp(self):
        super().setUp()
        self.environment["CCACHE_DIR"] = self.path("cache")
        self.environment["CCACHE_TEMPDIR"] = self.path("cache/tmp")
        self.flag = "-fplugin=" + self.plugin

    def expect(self, what, *options, **more):
        """The compilation is a "hit" or a "miss", and what the compiler alone
        makes."""
        self.run_command(["ccache", "-z"])
        self.compile(["ccache"], *options, **more)
        got = self.shape()
        counts = {}
        for line in self.run_command(["ccache", "--print-stats"]).splitlines():
            name, count = line.split()
            counts[name] = int(count)
        hits = counts["direct_cache_hit"] + counts["preprocessed_cache_hit"]
        self.assertEqual(
            (hits, counts["cache_miss"]), (1, 0) if what == "hit" else (0, 1)
        )
        self.assertEqual(got, self.expected(*options))
        return got

    def change_plugin(self, plugin):
        """Another file that is as good a plugin."""
        subprocess.run(["strip", "--strip-debug", plugin], check=True)
        with open(plugin, "ab") as file:
            file.write(b"another build")
        os.utime(plugin, (EARLIER, EARLIER))

    def rebuild_plugin(self, plugin):
        """The same file, made later."""
        shutil.copy(plugin, plugin + ".new")
        os.replace(plugin + ".new", plugin)

    def test_same_again(self):
        self.expect("miss", self.flag)
        self.expect("hit", self.flag)
        self.expect("miss")
        self.expect("hit")

    def test_plugin_by_content(self):
        more = {"CCACHE_COMPILERCHECK": "content"}
        self.expect("miss", self.flag, **more)
        self.rebuild_plugin(self.plugin)
        self.expect("hit", self.flag, **more)
        self.change_plugin(self.plugin)
        self.expect("miss", self.flag, **more)

    def test_arguments(self):
        self.expect("miss", self.flag)
        shapes = []
        for argument in ("cpu=base", "cpu=v4", "disable", "exclude=printf"):
            shapes.append(self.expect("miss", self.flag, ARGUMENT + argument))
            self.expect("hit", self.flag, ARGUMENT + argument)
        self.assertNotEqual(shapes[0], shapes[1])
        self.assertEqual(shapes[2][1], [])
        self.expect("hit", self.flag)

    def in_each_mode(self, check):
        """CHECK, with a cache that is empty."""
        for number, (options, more) in enumerate(MODES):
            with self.subTest(mode=more):
                self.environment["CCACHE_DIR"] = self.path(f"cache-{number}")
                check(*options, **more)

    def check_sinks(self, *options, **more):
        options = [self.flag, SINKS, *options]
        with_sinks = self.expect("miss", *options, **more)
        self.assertEqual(with_sinks, self.expect("hit", *options, **more))
        self.write("own.sinks", "# nothing\n")
        without = self.expect("miss", *options, **more)
        self.assertNotEqual(with_sinks, without)
        self.expect("hit", *options, **more)
        self.write("own.sinks", "sink=addf:add\n")
        self.assertEqual(with_sinks, self.expect("hit", *options, **more))

    def test_sinks(self):
        self.in_each_mode(self.check_sinks)

    def test_sinks_of_preprocessed_code(self):
        self.check_sinks("-g", CCACHE_NOCPP2="1", CCACHE_NODIRECT="1")

    def test_sinks_elsewhere(self):
        """A file that is named by its whole path, and debug information."""
        os.mkdir(self.path("sub"))
        options = [self.flag, "-g", ARGUMENT + "sinks=" + self.path("own.sinks")]
        self.expect("miss", *options)
        self.expect("hit", *options)
        self.write("own.sinks", "")
        self.expect("miss", *options)

    def put(self, source, name):
        """A copy of SOURCE, as old as what ccache trusts."""
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        shutil.copy(source, path)
        os.utime(path, (EARLIER, EARLIER))
        return path

    def check_change(self, source, name, *flags):
        """FLAGS bring the plugin NAME, a copy of SOURCE, which changes."""
        def check(*options, **more):
            plugin = self.put(source, name)
            for change in (lambda: None, lambda: self.change_plugin(plugin)):
                change()
                self.expect("miss", *flags, *options, **more)
                self.expect("hit", *flags, *options, **more)
        self.in_each_mode(check)

    def test_plugin(self):
        """As ccache is set up at first, it goes by time and size."""
        self.check_change(self.plugin, "plugin/libqrintf.so",
                          "-fplugin=" + self.path("plugin/libqrintf.so"))

    def test_short_name(self):
        """-fplugin=libqrintf, from GCC's folder of plugins."""
        self.check_change(self.plugin, "gcc/plugin/libqrintf.so", "-Bgcc/",
                          "-fplugin=libqrintf")

    def test_loader(self):
        """The flag names the loader, which stays the same where the plugin changes."""
        folder = os.path.dirname(os.environ["QRINTF_PLUGIN"])
        loader = self.put(os.path.join(folder, "../../libqrintf.so"), "loader/libqrintf.so")
        self.check_change(self.plugin,
                          f"loader/qrintf/{os.path.basename(folder)}/libqrintf.so",
                          "-fplugin=" + loader)

    def rules(self, *options):
        """What make is told of a.o."""
        self.compile([], *options, self.flag)
        with open(self.path("a.d"), encoding="utf-8") as file:
            return file.read()

    def test_make_knows(self):
        """What ccache goes by there, make does, too."""
        self.compile([], "-MD", self.flag)
        with open(self.path("a.d"), encoding="utf-8") as file:
            without = file.read()
        self.compile([], "-MD", self.flag, SINKS)
        with open(self.path("a.d"), encoding="utf-8") as file:
            rule = file.read()
        self.assertTrue(rule.startswith("a.o: a.c own.sinks "), rule)
        for text in (rule, self.rules("-MMD"), self.rules("-MD", "-MP")):
            self.assertIn(self.plugin, text.replace("\\\n", "").split())
        self.assertIn(self.plugin + ":", self.rules("-MD", "-MP").splitlines())
        self.assertEqual(
            without.replace("\\\n", "").split(),
            rule.replace(" own.sinks", "").replace("\\\n", "").split(),
        )

    def test_lines_stay(self):
        """Preprocessed code is the same but for the lines about files."""
        for options in ([], ["-fdirectives-only"], ["-dD"], ["-include", "stdio.h"]):
            command = [self.compiler, "-E", self.flag, "a.c", *options]
            plain = self.run_command(command).splitlines()
            marked = self.run_command([*command, SINKS]).splitlines()
            first = marked.index('# 1 "own.sinks" 1')
            self.assertRegex(marked[first + 2], r'# 1 "<qrintf \w{32}>" 1')
            self.assertEqual(plain, marked[:first] + marked[first + 4 :])

    def test_remarks(self):
        """Remarks are kept with the object, but not those written to a FILE, nor a
        report."""
        option = "-fopt-info-optimized"
        said = self.compile(["ccache"], self.flag, option)
        self.assertIn("printf", said)
        self.assertEqual(said, self.compile(["ccache"], self.flag, option))
        option += "=" + self.path("remarks")
        report = ARGUMENT + "report=" + self.path("report")
        for recache, made in (("", True), ("", False), ("1", True)):
            more = {"CCACHE_RECACHE": recache} if recache else {}
            self.compile(["ccache"], self.flag, option, report, **more)
            for name, remove in (("remarks", os.remove), ("report", shutil.rmtree)):
                self.assertEqual(os.path.exists(self.path(name)), made)
                if made:
                    remove(self.path(name))


if __name__ == "__main__":
    unittest.main()
