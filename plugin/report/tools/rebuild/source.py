# SPDX-License-Identifier: GPL-3.0-or-later
"""Debian's source of a package, and its build dependencies.

The source is fetched by cmake/fetch-source.sh, which writes missing deb-src
lines into a folder of its own.  Build dependencies are installed if we are
root; otherwise, or with --no-install, missing ones are an error that names all
of them.  Nothing is ever removed for them: a package whose dependencies
conflict with installed packages (gcc-multilib with cross compilers) is not
rebuilt.
"""

import os
import pathlib
import re
import subprocess
import threading

from .running import Problem

HERE = pathlib.Path(__file__).resolve().parent
# In the source tree, and in an installation.
FETCH = [HERE.parents[3] / "cmake" / "fetch-source.sh", HERE.parent / "fetch-source.sh"]
APT = threading.Lock()
ASK_NOTHING = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}


def last_lines(text, number=15):
    return "\n".join(text.strip().splitlines()[-number:])


def fetched(package, work):
    """The unpacked source of PACKAGE."""
    script = next((path for path in FETCH if path.exists()), None)
    if script is None:
        raise Problem(f"cannot find fetch-source.sh, neither in {FETCH[0].parent} nor in "
                      f"{FETCH[1].parent}")
    done = subprocess.run(["sh", script, package, work], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise Problem(f"no source of {package}:\n{last_lines(done.stderr)}")
    return pathlib.Path(done.stdout.strip().splitlines()[-1])


def version_of(source):
    """The version of the top entry of the changelog."""
    with open(source / "debian" / "changelog", encoding="utf-8", errors="replace") as file:
        match = re.match(r"\S+ \(([^)]+)\)", file.readline())
    if not match:
        raise Problem(f"{source}/debian/changelog has no entry")
    return match[1]


def missing_dependencies(source, profiles):
    profile = [f"-P{profiles.replace(' ', ',')}"] if profiles else []
    done = subprocess.run(["dpkg-checkbuilddeps", *profile], cwd=source, text=True,
                          capture_output=True, check=False,
                          env={**os.environ, **ASK_NOTHING})
    missing = re.findall(r"build dependencies: (.*)", done.stderr)
    if done.returncode and not missing:
        raise Problem(f"dpkg-checkbuilddeps refuses {source}:\n{last_lines(done.stderr)}")
    return ", ".join(missing)


def need_dependencies(package, source, install, profiles=""):
    """Installs the build dependencies of SOURCE."""
    missing = missing_dependencies(source, profiles)
    if not missing:
        return
    if not install or os.geteuid():
        raise Problem(f"{package} is built of packages that are not installed: {missing}",
                      f"Install them: sudo apt-get build-dep {source}")
    profile = [f"-P{profiles.replace(' ', ',')}"] if profiles else []
    with APT:
        done = subprocess.run(
            ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300",
             "--no-install-recommends", "--no-remove", "build-dep", *profile, f"{source}/"],
            capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False,
            env={**os.environ, **ASK_NOTHING})
    if done.returncode:
        raise Problem(f"apt-get cannot install what {package} is built of:\n"
                      f"{last_lines(done.stdout + done.stderr)}")
