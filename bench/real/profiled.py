# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a program's time is in printf: for programs.py.

perf samples the CPU's clock and a piece of the stack with it, which it unwinds by
what the compiler left for exceptions, as Debian's libc keeps no frame pointers."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time

# Of the stack, bytes: printf's own frames are large.
STACK = 16384
# So many samples of a program, and so many a second at least and at most.
SAMPLES, SELDOM, OFTEN = 3000, 199, 4999
RECORD = ["perf", "record", "-q", "-e", "cpu-clock:u",
          "--call-graph", f"dwarf,{STACK}", "-F"]


class TooShort(Exception):
    """Nothing was sampled."""


def can_profile():
    try:
        return subprocess.run(
            ["perf", "record", "-q", "-e", "cpu-clock:u", "-o", "/dev/null",
             "true"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def user_sinks(folder):
    """The program's user sinks, of the files that its build in FOLDER named to the
    plugin."""
    log = (folder / "qrintf.log").read_text(errors="replace")
    names = set()
    for path in set(re.findall(r"-fplugin-arg-libqrintf-sinks=(\S+)", log)):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        names.update(re.findall(r"^(?:sink|alloc)=(\w+):", text, re.MULTILINE))
    return names


def is_printf(frame, own):
    """Whether FRAME, as "perf script" prints it, ADDRESS SYMBOL (OBJECT), is of a
    function that formats."""
    found = re.match(r"\s*[0-9a-f]+ (\S+) \((.*)\)$", frame)
    if not found:
        return False
    symbol = found[1].split(".")[0].split("@")[0]
    if symbol in own:
        return True
    return ("printf" in symbol
            and re.match(r"libc[.-]", os.path.basename(found[2])) is not None)


def share_of(data, own):
    """The share of the samples in DATA whose stack has a function that formats,
    of all that were taken in user mode."""
    text = subprocess.run(["perf", "script", "--no-inline", "-F", "ip,sym,dso",
                           "-i", data], capture_output=True, text=True,
                          errors="replace", check=True).stdout
    stacks = [stack.splitlines() for stack in text.split("\n\n")
              if stack.strip()]
    if not stacks:
        raise TooShort
    inside = sum(any(is_printf(frame, own) for frame in stack)
                 for stack in stacks)
    return inside / len(stacks)


def share_in_printf(command, folder, environment, seconds):
    """Of COMMAND's time in user mode, SECONDS."""
    frequency = min(max(round(SAMPLES / seconds), SELDOM), OFTEN)
    with tempfile.TemporaryDirectory() as scratch:
        data = os.path.join(scratch, "perf.data")
        subprocess.run([*RECORD, str(frequency), "-o", data, "--", *command],
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, env=environment, check=True)
        return share_of(data, user_sinks(folder))


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return str(s.getsockname()[1])


def redis(folder):
    """Pairs of the servers' CPU seconds, as redis.sh left them, a line a run, and
    printf's share of the plain server's."""
    def seconds(kind):
        lines = (folder / f"{kind}.runs").read_text().splitlines()
        return [float(end) - float(begin)
                for _, begin, end in (line.split() for line in lines)]
    pairs = list(zip(seconds("plain"), seconds("qrintf")))
    source = folder / "plain" / "src"
    port = free_port()
    with tempfile.TemporaryDirectory() as scratch:
        data = os.path.join(scratch, "perf.data")
        server = subprocess.Popen(
            [*RECORD, "499", "-o", data, "--", source / "redis-server", "--bind",
             "127.0.0.1", "--port", port, "--dir", scratch, "--save", "",
             "--appendonly", "no"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            user = ask_info(source, port)
        finally:
            try:
                server.wait(timeout=20)
            except subprocess.TimeoutExpired:
                server.send_signal(signal.SIGINT)
                server.wait()
        return pairs, share_of(data, user_sinks(folder)) * user


def ask_info(source, port):
    """Has the server at PORT answer INFO many times and end; the share of its
    time that was in user mode."""
    def client(*words):
        return subprocess.run([source / "redis-cli", "-p", port, *words],
                              capture_output=True, text=True,
                              check=False).stdout
    for _ in range(40):
        if client("PING").strip() == "PONG":
            break
        time.sleep(0.25)
    subprocess.run([source / "redis-benchmark", "-p", port, "-q", "-n", "50000",
                    "-P", "16", "INFO"], stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   check=True)
    used = dict(re.findall(r"^used_cpu_(sys|user):([\d.]+)",
                           client("INFO", "cpu"), re.MULTILINE))
    client("SHUTDOWN", "NOSAVE")
    return float(used["user"]) / (float(used["user"]) + float(used["sys"]))
