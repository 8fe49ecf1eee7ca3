# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks into the packages that build.sh made: contents_test.py OUT CC

What debhelper and lintian do not see to: that a plugin depends on its very GCC, and
hardening.  Which file is in which component of the installation, each of which is a
package, is tested in ../install; that nothing of the build's folder is in them, by
source.sh (reprotest).
"""

import glob
import os
import re
import subprocess
import sys
import unittest

OUT, CC = sys.argv[1:3]


def run(*command):
    return subprocess.run(command, check=True, text=True, errors="replace",
                          stdout=subprocess.PIPE).stdout


class Deb:
    """A package, unpacked in .root: .fields and .files, as /usr/…"""

    def __init__(self, path):
        self.root = path.removesuffix(".deb")
        if not os.path.isdir(self.root):
            run("dpkg-deb", "-R", path, self.root)
        self.fields = dict(re.findall(r"^([\w-]+): (.*)$",
                                      run("dpkg-deb", "-f", path), re.M))
        self.name = self.fields["Package"]
        self.files = {os.path.join(folder, name).removeprefix(self.root)
                      for folder, _, names in os.walk(self.root + "/usr")
                      for name in names}


DEBS = {deb.name: deb for deb in map(Deb, glob.glob(f"{OUT}/*.deb"))
        if not deb.name.endswith("-dbgsym")}
GCC = "gcc-" + run(CC, "-dumpversion").split(".")[0].strip()
PLUGIN = f"{GCC}-plugin-qrintf"


class Packages(unittest.TestCase):

    def test_relations(self):
        """To the very GCC, and to packages of the same build."""
        version = run("dpkg-query", "-W", "-f", "${Version}", GCC)
        self.assertIn(f"{GCC} (= {version}),", DEBS[PLUGIN].fields["Depends"])
        own = DEBS["qrintf"].fields["Version"]
        self.assertIn(f"qrintf-plugin (= {own})", DEBS[PLUGIN].fields["Depends"])
        self.assertNotIn("gcc", DEBS["qrintf-plugin"].fields["Depends"])
        self.assertIn(f"libqrintf-rt1 (= {own})",
                      DEBS["libqrintf-dev"].fields["Depends"])
        self.assertIn(f"{PLUGIN} (>= {own})", DEBS["qrintf"].fields["Depends"])

    def test_no_maintainer_scripts(self):
        for deb in DEBS.values():
            there = set(os.listdir(deb.root + "/DEBIAN"))
            self.assertFalse(there & {"preinst", "postinst", "prerm", "postrm"})

    def test_libraries_are_hardened(self):
        for deb in DEBS.values():
            for path in deb.files:
                if re.search(r"\.so(\.[\d.]+)?$", path) and not os.path.islink(
                        deb.root + path):
                    told = run("readelf", "-lWd", deb.root + path)
                    self.assertIn("GNU_RELRO", told, path)
                    self.assertIn("BIND_NOW", told, path)
                    self.assertRegex(told, r"GNU_STACK .* RW ", path)

    def test_symbols_have_the_version_of_the_interface(self):
        symbols = DEBS["libqrintf-rt1"].root + "/DEBIAN/symbols"
        with open(symbols, encoding="ascii") as file:
            self.assertIn(" qrintf_u32toa@QRINTF_1.0 1.0.0\n", file.read())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
