# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a program's time is in printf, its own functions that the plugin was told
of included, and of redis's server: for programs.py."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parents[1] / "plugin" / "report" / "tools"))

from rebuild import profile  # noqa: E402


def user_sinks(folder):
    """The program's user sinks, of the files that its build in FOLDER named to the
    plugin."""
    log = (folder / "qrintf.log").read_text(errors="replace")
    names = set()
    for path in set(re.findall(r"-fplugin-arg-libqrintf-sinks=(\S+)", log)):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        names.update(re.findall(r"^(?:sink|alloc)=(\w+):", text, re.MULTILINE))
    return names


def share_in_printf(command, folder, environment, seconds):
    """Of COMMAND's time in user mode, SECONDS."""
    return profile.share_in_printf(command, seconds, user_sinks(folder), env=environment)


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
            [*profile.RECORD, "499", "-o", data, "--", source / "redis-server", "--bind",
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
        return pairs, profile.share_of(data, user_sinks(folder)) * user


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
