# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of compiler caches and of Clang share: a folder with one
source, the compiler and the plugin, and what an object file shows of both."""

import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest

SOURCE = """
#include <stdio.h>
struct b;
void add (struct b *, const char *, unsigned long);
void addf (struct b *, const char *, ...)
  __attribute__ ((format (printf, 2, 3)));
void f (struct b *b, int v) { printf ("%d\\n", v); addf (b, "%d\\n", v); }
#ifdef __QRINTF__
int version = __QRINTF__;
#endif
"""
ARGUMENT = "-fplugin-arg-libqrintf-"
EARLIER = time.time() - 3600


class Farm(unittest.TestCase):
    tools = ()

    def setUp(self):
        for tool in self.tools:
            self.assertTrue(shutil.which(tool), f"{tool} is not installed")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        os.chmod(self.folder, 0o755)
        self.compiler = os.environ["QRINTF_CC"]
        self.plugin = self.path("libqrintf.so")
        shutil.copy(os.environ["QRINTF_PLUGIN"], self.plugin)
        self.write("a.c", SOURCE)
        self.write("own.sinks", "sink=addf:add\n")
        self.environment = dict(os.environ, LC_ALL="C", HOME=self.folder)
        for name in list(self.environment):
            if name.startswith("CCACHE_"):
                del self.environment[name]

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        """A file that is not so new that a cache distrusts it."""
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        os.utime(self.path(name), (EARLIER, EARLIER))

    def run_command(self, command, **more):
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={**self.environment, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            timeout=120,
            check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def compile(self, launcher, *options, **more):
        """Compile a.c through LAUNCHER; what was printed."""
        if os.path.exists(self.path("a.o")):
            os.remove(self.path("a.o"))
        command = [*launcher, self.compiler, "-O2", "-c", "a.c", "-o", "a.o"]
        return self.run_command([*command, *options], **more)

    def shape(self):
        """Which functions a.o calls, and the emitters in it."""
        said = self.run_command(["objdump", "-dr", "a.o"])
        calls = re.findall(r"R_X86_64_PLT32\s+(\w+)", said)
        return sorted(set(calls)), re.findall(r"<(__qrintf_[\w.]+)>:", said)

    def expected(self, *options):
        """The shape of what the compiler alone makes."""
        self.compile([], *options)
        return self.shape()
