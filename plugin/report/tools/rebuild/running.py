# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a command of a build: as a user without rights, with its output in a
file, and with separate CPU times for building and testing.

dh announces each step in a line that begins with three blanks; from
dh_auto_test to the next such line a package is tested.  Old rules have no such
lines: then the whole build is one phase.

And messages to users: progress, and errors that name a cure.
"""

import os
import pwd
import re
import signal
import subprocess
import sys
import threading
import time

SAYING = threading.Lock()
# Set on an interrupt: each command is ended, and no further one begun.
STOP = threading.Event()

TESTS = re.compile(rb"^   (debian/rules override_dh_auto_test|dh_auto_test)", re.M)
NEXT = re.compile(rb"^   \S", re.M)
TICK = os.sysconf("SC_CLK_TCK")


class Problem(Exception):
    """Why a package, or all of them, cannot be rebuilt.  The lines after the
    first one name a cure."""


def say(text):
    with SAYING:
        print(text, file=sys.stderr, flush=True)


def cpu_of_tree(root):
    """CPU seconds of the process ROOT and all its descendants, including those
    that have ended."""
    parents, used = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                fields = file.read().rpartition(b") ")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(name))
        used[int(name)] = sum(map(int, fields[11:15]))
    total, todo = 0, [root]
    while todo:
        process = todo.pop()
        total += used.get(process, 0)
        todo += parents.get(process, [])
    return total / TICK


def only_tests(text):
    """Whether TEXT has only output of tests: it begins where they begin, or
    belongs to a recipe's command, in which dh prints nothing."""
    return bool(TESTS.match(text.encode())) or not NEXT.search(text.encode())


class Phases:
    """Follows the log of a build and finds which part of it, and of its CPU
    time, belongs to tests."""

    def __init__(self, log):
        self.log = open(log, "rb")
        self.at = self.began = 0
        self.testing = None
        self.test_cpu = 0.0
        self.spans = []

    def follow(self, process):
        self.log.seek(self.at)
        text = self.log.read()
        whole = text.rfind(b"\n") + 1
        for line in re.finditer(rb"[^\n]*\n", text[:whole]):
            self.line(line[0], self.at + line.start(), process)
        self.at += whole

    def line(self, text, place, process):
        if self.testing is not None and NEXT.match(text):
            self.test_cpu += max(0.0, cpu_of_tree(process) - self.testing)
            self.spans.append((self.began, place))
            self.testing = None
        if self.testing is None and TESTS.match(text):
            self.testing, self.began = cpu_of_tree(process), place

    def close(self, cpu):
        """Accounts for the rest after the build has ended; it belongs to the
        tests if the build failed there."""
        if self.testing is not None:
            self.test_cpu += max(0.0, cpu - self.testing)
            self.spans.append((self.began, self.at))
        self.log.close()


class Run:
    """The outcome of a command: its status, CPU seconds of building and
    testing, and the part of the log that belongs to tests, or the whole log if
    there is no such part."""

    def __init__(self, status, cpu, phases, log):
        self.status = status
        self.build_cpu, self.test_cpu = cpu - phases.test_cpu, phases.test_cpu
        with open(log, "rb") as file:
            text = file.read()
        parts = [text[begin:end] for begin, end in phases.spans] or [text]
        self.text = text.decode(errors="replace")
        self.tests = b"".join(parts).decode(errors="replace")


def account(user):
    try:
        return pwd.getpwnam(user)
    except KeyError:
        raise Problem(f"there is no user {user}") from None


def without_rights(user):
    """The start of a command that runs as USER, if we are root."""
    if os.geteuid() or not user:
        return []
    them = account(user)
    return ["setpriv", f"--reuid={them.pw_uid}", f"--regid={them.pw_gid}", "--clear-groups",
            "--"]


def as_user(user):
    """The same as arguments of subprocess."""
    if os.geteuid() or not user:
        return {}
    them = account(user)
    return {"user": them.pw_uid, "group": them.pw_gid, "extra_groups": []}


def end_group(group):
    """Ends daemons that a test has left running."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def run(command, folder, environment, log, limit):
    """Runs COMMAND in FOLDER with its output in the file LOG."""
    if STOP.is_set():
        raise Problem("interrupted")
    end = time.monotonic() + limit
    with open(log, "wb") as output:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=output,
                                   stderr=output, stdin=subprocess.DEVNULL,
                                   start_new_session=True)
    phases, pid = Phases(log), 0
    try:
        while not pid:
            phases.follow(process.pid)
            time.sleep(0.05)
            pid, status, used = os.wait4(process.pid, os.WNOHANG)
            if not pid and (STOP.is_set() or time.monotonic() > end):
                end_group(process.pid)
                pid, status, used = os.wait4(process.pid, 0)
                with open(log, "ab") as output:
                    output.write(b"\nqrintf-rebuild: stopped after %d seconds\n" % limit)
    finally:
        end_group(process.pid)
        process.returncode = 0
    if STOP.is_set():
        raise Problem("interrupted")
    phases.follow(process.pid)
    cpu = used.ru_utime + used.ru_stime
    phases.close(cpu)
    return Run(os.waitstatus_to_exitcode(status), cpu, phases, log)
