# SPDX-License-Identifier: GPL-3.0-or-later
"""distcc: distccd refuses to run plugins, so the call comes back and is compiled
here, with the plugin.  Nothing comes back that was compiled without."""

import os
import socket
import unittest

from farm import ARGUMENT, Farm, find, wait_for

HOST = "127.0.0.1"


class Distcc(Farm):
    tools = ("distcc", "distccd")

    def setUp(self):
        super().setUp()
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = probe.getsockname()[1]
        self.environment["DISTCC_DIR"] = self.path("distcc")
        self.environment["DISTCC_HOSTS"] = f"{HOST}:{self.port}"
        self.environment["DISTCC_TCP_DEFER_ACCEPT"] = "0"
        os.mkdir(self.path("distcc"))
        command = [find("distccd"), "--daemon", "--no-detach", "--log-stderr"]
        command += ["--listen", HOST, "--allow", HOST, "--port", str(self.port)]
        command += ["--jobs", "2", "--log-level", "info"]
        if os.getuid() == 0:
            command += ["--user", "nobody"]
        self.start(command, TMPDIR="/tmp")
        self.assertTrue(wait_for(self.listens), "distccd does not listen")

    def listens(self):
        with socket.socket() as probe:
            return probe.connect_ex((HOST, self.port)) == 0

    def compile(self, launcher, *options, good=True, **more):
        if launcher:  # distcc wants the compiler by its name
            self.compiler = os.path.basename(self.compiler)
        return super().compile(launcher, *options, good=good, **more)

    def check(self, *options):
        """Compiled here, to what the compiler alone makes."""
        said = self.compile(["distcc"], *options)
        self.assertIn("running locally instead", said)
        self.assertEqual(self.shape(), self.expected(*options))
        self.assertNotIn("COMPILE_OK", self.log())
        self.assertNotEqual(self.shape()[1], [])

    def test_without_plugin(self):
        """The daemon works."""
        self.compile(["distcc"], DISTCC_FALLBACK="0")
        self.assertEqual(self.shape(), self.expected())
        self.assertTrue(wait_for(lambda: "COMPILE_OK" in self.log(), 5))

    def test_plugin(self):
        self.check("-fplugin=" + self.plugin)
        self.assertIn("-fplugin= and/or -specs= passed", self.log())

    def test_arguments(self):
        flag = "-fplugin=" + self.plugin
        self.check(flag, ARGUMENT + "sinks=own.sinks", ARGUMENT + "cpu=base")

    def test_no_fallback(self):
        """An error, not an object without the plugin's work."""
        flag = "-fplugin=" + self.plugin
        self.compile(["distcc"], flag, good=False, DISTCC_FALLBACK="0")
        self.assertFalse(os.path.exists(self.path("a.o")))

    def test_no_plugin_anywhere(self):
        said = self.compile(["distcc"], "-fplugin=/none/libqrintf.so", good=False)
        self.assertIn("/none/libqrintf.so", said)

    def test_marked_source(self):
        """What a source preprocessed with the plugin says of sinks= is read as
        source anywhere."""
        flags = ["-fplugin=" + self.plugin, ARGUMENT + "sinks=own.sinks"]
        self.run_command([self.compiler, "-E", *flags, "a.c", "-o", "a.i"])
        self.run_command([self.compiler, "-O2", "-Wall", "-c", "a.i", "-o", "a.o"])
        self.assertEqual(self.shape()[1], [])


if __name__ == "__main__":
    unittest.main()
