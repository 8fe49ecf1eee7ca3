# SPDX-License-Identifier: GPL-3.0-or-later
"""icecream: the compiler that is sent to other hosts has the plugin in it; where
that cannot be, it is compiled here.

The scheduler and a daemon run in a network namespace of their own.  Remote jobs need
a second host: what is tested is what would be sent, and that the object is right
when the daemon cannot take the job."""

import glob
import os
import subprocess
import sys
import unittest

from farm import ARGUMENT, Farm, find, wait_for

SCHEDULER_PORT = "38865"
DAEMON_PORT = "38945"


class Icecream(Farm):
    tools = ("icecc", "iceccd", "icecc-scheduler", "ip", "unshare")

    def setUp(self):
        super().setUp()
        os.chmod(self.folder, 0o777)
        self.environment["ICECC_DEBUG"] = "debug"
        self.environment["ICECC_LOGFILE"] = self.path("client.log")
        self.flag = "-fplugin=" + self.plugin

    def client_log(self):
        with open(self.path("client.log"), encoding="utf-8") as file:
            return file.read()

    def start_farm(self):
        log = self.path("iceccd.log")
        self.environment["ICECC_TEST_SOCKET"] = self.path("socket")
        self.start([find("icecc-scheduler"), "-p", SCHEDULER_PORT])
        command = [find("iceccd"), "-s", "127.0.0.1:" + SCHEDULER_PORT]
        command += ["-p", DAEMON_PORT, "-b", self.path("environments")]
        command += ["-m", "2", "-N", "one", "-l", log, "-vv"]
        self.start(command)

        def connected():
            if not os.path.exists(log):
                return False
            with open(log, encoding="utf-8") as file:
                return "Connected to scheduler" in file.read()

        self.assertTrue(wait_for(connected), "iceccd finds no scheduler")

    def test_no_daemon(self):
        for options in ([], [ARGUMENT + "sinks=own.sinks"]):
            self.compile(["icecc"], self.flag, *options)
            self.assertEqual(self.shape(), self.expected(self.flag, *options))
            self.assertNotEqual(self.shape()[1], [])

    def test_short_name(self):
        """Not a file that icecream could send: compiled here, or an error."""
        said = self.compile(["icecc"], "-fplugin=libqrintf-none", good=False)
        self.assertIn("libqrintf-none", said)

    @unittest.skipUnless(os.environ.get("FARM_NETWORK"), "in the other process")
    def test_farm(self):
        self.start_farm()
        more = {"ICECC_TEST_REMOTEBUILD": "1", "ICECC_PREFERRED_HOST": "one"}
        self.compile(["icecc"], self.flag, **more)
        self.assertEqual(self.shape(), self.expected(self.flag))
        self.assertIn("Have to use host", self.client_log())
        sent = glob.glob(self.path("environments/native/*.tar*"))
        self.assertEqual(len(sent), 1)
        files = self.run_command(["tar", "-tf", sent[0]])
        self.assertIn(self.plugin.lstrip("/"), files)

    @unittest.skipIf(os.environ.get("FARM_NETWORK"), "in this process")
    def test_in_a_network(self):
        mine = ["unshare", "--net"]
        if os.getuid() != 0:
            mine += ["--user", "--map-current-user", "--keep-caps"]
        shell = f"{find('ip')} link set lo up && exec {sys.executable} -B {__file__} "
        shell += "Icecream.test_farm"
        done = subprocess.run(
            [*mine, "sh", "-c", shell],
            env={**os.environ, "FARM_NETWORK": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
