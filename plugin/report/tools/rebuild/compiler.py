# SPDX-License-Identifier: GPL-3.0-or-later
"""How the plugin is added to a build: by Debian's flags, or by wrappers on
PATH.

A build with the shared runtime is linked with it by a spec file.  That file
names it after all objects, even if the package's rules set LIBS; --as-needed
leaves it out of programs that do not use it, and there is none for 32 bits.
The flag is also added to compilations, as some links have no other flags.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess

from .running import Problem

RUNTIMES = ("embedded", "library")
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
    """The plugin of qrintf-gcc."""
    if not shutil.which("qrintf-gcc"):
        raise Problem("there is no qrintf-gcc", "Install qrintf, or name the plugin: "
                      "--plugin=build/plugin/libqrintf.so")
    done = subprocess.run(["qrintf-gcc", "--qrintf-command"], capture_output=True,
                          text=True, check=False)
    found = re.search(r"-fplugin=(.*?)\s*$", done.stdout, re.M)
    if not found:
        raise Problem(done.stderr.strip())
    return found[1]


def commit():
    """The commit of the source tree that this is run from; empty for what is installed."""
    done = subprocess.run(["git", "-C", pathlib.Path(__file__).parent, "describe", "--always",
                           "--dirty", "--exclude=*"], capture_output=True, text=True,
                          check=False)
    return done.stdout.strip()


class Plugin:
    """The plugin FILE, whose lowered code calls the RUNTIME, library or
    embedded.  The library is in FOLDER, or in the linker's search path."""

    def __init__(self, file, runtime, folder):
        self.file, self.runtime, self.folder = file, runtime, folder
        if "/" in file and not pathlib.Path(file).exists():
            raise Problem(f"there is no plugin {file}", "Build the project, or correct --plugin")
        if runtime == "library" and folder \
           and not pathlib.Path(folder, "libqrintf_rt.so").exists():
            raise Problem(f"there is no libqrintf_rt.so in {folder}",
                          "Build the project, or correct --library")

    def files(self):
        """The files that the lowered programs depend on."""
        if "/" in self.file:
            yield pathlib.Path(self.file)
            # What the loader opens.
            yield from sorted(pathlib.Path(self.file).parent.glob("qrintf/*/libqrintf.so"))
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
        """The loader's search path for the library, for tests and for
        dpkg-shlibdeps."""
        if self.runtime == "library" and self.folder:
            return {"LD_LIBRARY_PATH": str(self.folder)}
        return {}

    def as_installed(self, folder):
        """The start of a command, if run as root, with which the loader finds
        the library as if it were installed, because some tests set
        LD_LIBRARY_PATH: a mount namespace of its own with a loader cache that
        has the library.  The cache is written into FOLDER."""
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
    """Writes scripts for each name of GCC on PATH, which add FLAGS."""
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
    """(compilations with the plugin, all compilations) in the log TEXT; those
    of a configure script's trials do not count."""
    lines = [line for line in COMPILATION.findall(text.replace("\\\n", " "))
             if not TRIAL.search(line)]
    return sum("-fplugin=" in line for line in lines), len(lines)
