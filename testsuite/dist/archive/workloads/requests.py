# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks a server on this machine for a file, and ends it by SIGTERM.

usage: requests.py PORT PATH COUNT

The server starts this program itself, as the reader of its error log, so that the
command that is timed is the server and this program's time is no part of it.  Requests
are sent in groups over one connection.  Exit status: 1 if a response is not "200 OK"."""

import os
import signal
import socket
import sys
import time

GROUP = 50


def connected(port):
    """A connection, as soon as the server listens."""
    for _ in range(500):
        try:
            return socket.create_connection(("127.0.0.1", port))
        except ConnectionRefusedError:
            time.sleep(0.02)
    sys.exit(f"requests.py: nobody listens on port {port}")


def receive(connection, count):
    """Whether the next COUNT responses are "200 OK"."""
    text, first = b"", None
    while True:
        if first is None and b"\r\n\r\n" in text:
            head, _, _ = text.partition(b"\r\n\r\n")
            fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
            first = len(head) + 4 + int(fields[b"content-length"])
        if first is not None and len(text) >= first * count:
            return text.count(b"HTTP/1.1 200 OK\r\n") == count
        part = connection.recv(1 << 20)
        if not part:
            return False
        text += part


def main():
    port, path, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    request = (f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\n"
               "User-Agent: requests.py\r\nAccept: */*\r\n\r\n").encode()
    with connected(port) as connection:
        right = True
        for _ in range(count // GROUP):
            connection.sendall(request * GROUP)
            right = right and receive(connection, GROUP)
    os.kill(os.getppid(), signal.SIGTERM)
    return not right


if __name__ == "__main__":
    sys.exit(main())
