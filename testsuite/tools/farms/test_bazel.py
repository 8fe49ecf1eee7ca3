# SPDX-License-Identifier: GPL-3.0-or-later
"""Bazel, by the line of docs/build-systems.md: its check of included files has to know
the plugin's folder, as the plugin is among the prerequisites of each object.

Nothing is downloaded: rules_cc, of which Debian has another version than its Bazel
wants, is made here of Bazel's own rules."""

import os
import re
import unittest

from farm import Farm

DEFINED = ("cc_binary cc_import cc_library cc_proto_library cc_test cc_toolchain "
           "cc_toolchain_suite fdo_prefetch_hints fdo_profile objc_import objc_library")
DOCUMENT = os.path.join(os.path.dirname(__file__), "../../../docs/build-systems.md")


class Bazel(Farm):
    tools = ("bazel",)

    def setUp(self):
        super().setUp()
        for folder in ("rules_cc/cc", "user"):
            os.makedirs(self.path(folder))
        self.write("rules_cc/WORKSPACE", "")
        self.write("rules_cc/cc/BUILD", 'toolchain_type (name = "toolchain_type")\n')
        self.write("rules_cc/cc/defs.bzl", "".join(
            f"def {name} (**named): native.{name} (**named)\n" for name in DEFINED.split()))
        self.write("WORKSPACE", "")
        self.write("BUILD", 'cc_library (name = "a", srcs = ["a.c"])\n')

    def build(self, options, good=True):
        repositories = {"rules_cc": self.path("rules_cc"),
                        "rules_java": "/usr/share/bazel/rules/java",
                        "rules_proto": "/usr/share/bazel/rules/proto"}
        said = self.run_command(
            ["bazel", "--batch", "--output_user_root=" + self.path("user"), "build", "//:a",
             "--copt=-O2", *options,
             *(f"--override_repository={name}={where}"
               for name, where in repositories.items())], good, CC=self.compiler)
        self.addCleanup(self.run_command, ["chmod", "-R", "u+w", self.path("user")])
        return said

    def test_line(self):
        with open(DOCUMENT, encoding="utf-8") as file:
            line = re.search(r"`bazel build (.*?) //", file.read())[1]
        self.build(line.replace("$folder", self.folder).split())
        said = self.run_command(["nm", "bazel-bin/_objs/a/a.pic.o"])
        self.assertIn("__qrintf_", said)

    def test_copt_alone(self):
        said = self.build([f"--copt=-fplugin={self.plugin}"], good=False)
        self.assertIn("undeclared inclusion", said)


if __name__ == "__main__":
    unittest.main(verbosity=2)
