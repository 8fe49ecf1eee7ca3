# SPDX-License-Identifier: GPL-3.0-or-later
"""How the plugin gets into a build: by Debian's flags, or by wrappers on PATH.

A build with the shared runtime is linked with it by a spec file, which names it behind
all objects, whatever the package's rules make of LIBS; --as-needed keeps it out of
programs that do not use it, and there is none for 32 bits. The flag is among those of
compilations, too, as some links have no others.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess

from .problem import Problem

SPECS = """\
*lib:
+ %{{!m32:%{{!mx32:--push-state --as-needed {library} --pop-state}}}}
"""
# A compilation of a C or C++ source in a build's log, by this machine's GCC.
COMPILATION = re.compile(r"^(?!libtool:).*?(?<![\w-])(?:x86_64-linux-gnu-)?"
                         r"(?:gcc|g\+\+|cc|c\+\+)(?:-\d+)? (?:.* )?-c\b.*"
                         r"\.(?:c|cc|cpp|cxx|C)\b", re.M)
COMPILER = re.compile(r"(?:x86_64-linux-gnu-)?(?:gcc|g\+\+|cc|c\+\+|c99|c89)(?:-\d+)?")
TRIAL = re.compile(r"conftest|CMakeTmp|CMakeScratch|CMakeCXXCompiler|CMakeCCompiler"
                   r"|meson-private|sanitycheck")


def installed_plugin():
    """The plugin that qrintf-gcc uses."""
    if not shutil.which("qrintf-gcc"):
        raise Problem("there is no qrintf-gcc", "Install qrintf, or name the plugin: "
                      "--plugin=build/plugin/libqrintf.so")
    done = subprocess.run(["qrintf-gcc", "--qrintf-command"], capture_output=True,
                          text=True, check=False)
    found = re.search(r"-fplugin=(\S+)", done.stdout)
    if not found:
        raise Problem(done.stderr.strip())
    return found[1]


class Plugin:
    """The plugin FILE, whose lowered code calls the RUNTIME, library or embedded; the
    library lies in FOLDER, or where the linker looks."""

    def __init__(self, file, runtime, folder):
        self.file, self.runtime, self.folder = file, runtime, folder
        if "/" in file and not pathlib.Path(file).exists():
            raise Problem(f"there is no plugin {file}", "Build the project, or correct --plugin")
        if runtime == "library" and folder \
           and not pathlib.Path(folder, "libqrintf_rt.so").exists():
            raise Problem(f"there is no libqrintf_rt.so in {folder}",
                          "Build the project, or correct --library")

    def files(self):
        """What the lowered programs depend on."""
        if "/" in self.file:
            yield pathlib.Path(self.file)
        if self.runtime == "library" and self.folder:
            yield pathlib.Path(self.folder, "libqrintf_rt.so")

    def compile_flags(self, report):
        flags = [f"-fplugin={self.file}", f"-fplugin-arg-libqrintf-report={report}"]
        if self.runtime == "library":
            flags.append("-fplugin-arg-libqrintf-runtime=library")
        return flags

    def link_flags(self, folder):
        """Writes the spec file into FOLDER."""
        if self.runtime != "library":
            return []
        library = f"-L{self.folder} -lqrintf_rt" if self.folder else "-lqrintf_rt"
        specs = pathlib.Path(folder, "qrintf-rebuild.specs")
        specs.write_text(SPECS.format(library=library), encoding="utf-8")
        return [f"-specs={specs}"]

    def search(self):
        """Where the loader finds the library, for tests and for dpkg-shlibdeps."""
        if self.runtime == "library" and self.folder:
            return {"LD_LIBRARY_PATH": str(self.folder)}
        return {}

    def as_installed(self, folder):
        """What a command begins with, if we are root, for the loader to find the library
        as if it were installed, as some tests set LD_LIBRARY_PATH: a namespace of its own
        with a cache of the loader that has it.  The cache is written into FOLDER."""
        if os.geteuid() or not self.search():
            return []
        configuration, cache = (os.path.join(folder, name) for name in (
            "ld.so.conf", "ld.so.cache"))
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(f"{self.folder}\ninclude /etc/ld.so.conf\n")
        subprocess.run(["ldconfig", "-X", "-f", configuration, "-C", cache], check=True)
        return ["unshare", "--mount", "sh", "-c",
                'mount --bind "$0" /etc/ld.so.cache && exec "$@"', cache]


def as_environment(compile_flags, link_flags):
    flags = " ".join(compile_flags + link_flags)
    names = {"DEB_CFLAGS_APPEND": flags, "DEB_CXXFLAGS_APPEND": flags,
             "DEB_LDFLAGS_APPEND": " ".join(link_flags)}
    return {name: value for name, value in names.items() if value}


def write_wrappers(folder, flags, path):
    """Scripts for each name of GCC on PATH that add FLAGS."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for directory in path.split(":"):
        for name in sorted(os.listdir(directory)) if os.path.isdir(directory) else ():
            script = os.path.join(folder, name)
            if COMPILER.fullmatch(name) and not os.path.exists(script):
                with open(script, "w", encoding="utf-8") as file:
                    file.write(f"#!/bin/sh\nexec {directory}/{name} {shlex.join(flags)} \"$@\"\n")
                os.chmod(script, 0o755)


def flagged(text):
    """(compilations in the log TEXT that have the plugin, all of them); a configure
    script's trials are none."""
    lines = [line for line in COMPILATION.findall(text.replace("\\\n", " "))
             if not TRIAL.search(line)]
    return sum("-fplugin=" in line for line in lines), len(lines)
