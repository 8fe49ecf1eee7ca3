#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A capture for tcpdump to read: Ethernet frames with TCP and its options, answers
about names, the time, which it shows as reals, and pings, over IPv4.

usage: capture.py PACKETS >FILE"""

import random
import struct
import sys

MACS = bytes.fromhex("52540000cafe525400123456")
ICMP, TCP, UDP = 1, 6, 17
FIN, SYN, RST, PUSH, ACK = 1, 2, 4, 8, 16


def with_checksum(data, at, before=b""):
    """DATA with the checksum of BEFORE and DATA AT its place."""
    words = before + data + b"\0" * (len(data) % 2)
    total = sum(struct.unpack(f">{len(words) // 2}H", words))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return data[:at] + struct.pack(">H", ~total & 0xFFFF) + data[at + 2:]


def ip(protocol, data, at, here, there, number):
    """DATA, whose checksum is AT a place in it, in a frame of Ethernet."""
    ends = struct.pack(">II", 0x0A000000 + here, 0x5D000000 + there * 7919)
    before = b"" if protocol == ICMP else ends + struct.pack(">II", len(data), protocol)
    head = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(data), number & 0xFFFF,
                       0x4000, 64, protocol, 0) + ends
    return MACS + b"\x08\0" + with_checksum(head, 10) + with_checksum(data, at, before)


def tcp(bits, below):
    """A segment: the first, one with text, or one without."""
    stamps = struct.pack(">BBBBII", 1, 1, 8, 10, bits(31), bits(31))
    kind, text = below(4), b""
    flags = (SYN, ACK | PUSH, ACK | FIN, ACK)[kind]
    if kind == 0:
        stamps = struct.pack(">BBHBB", 2, 4, 1460, 4, 2) + stamps[2:] + b"\1\3\3\7"
    elif kind == 1:
        text = b"HTTP/1.1 200 OK\r\nServer: example\r\n\r\n" + b"x" * below(900)
    return TCP, struct.pack(">HHIIBBHHH", 1024 + below(60000), (80, 22)[below(2)],
                            bits(32), bits(32), (20 + len(stamps)) // 4 << 4,
                            flags, bits(16), 0, 0) + stamps + text, 16


def udp(port, data):
    return UDP, struct.pack(">HHHH", port, 40000, 8 + len(data), 0) + data, 6


def names(bits, below):
    """The answer to a question, with some addresses."""
    count = below(4)
    name = b"\10host-%03d\7example\3org\0\0\1\0\1" % below(1000)
    answers = b"".join(struct.pack(">HHHIHI", 0xC00C, 1, 1, below(86400), 4, bits(32))
                       for _ in range(count))
    head = struct.pack(">HHHHHH", bits(16), 0x8180, 1, count, 0, 0)
    return udp(53, head + name + answers)


def ntp(bits, below):
    return udp(123, struct.pack(">BBbbIIIIIIIIIII", 0x24, 2, 6, -20, bits(12), bits(14),
                                0x0A000001, *(bits(32) for _ in range(8))))


def ping(bits, below):
    return ICMP, struct.pack(">HHHH", 8 << 8, 0, bits(16), below(9999)) + bytes(48), 2


def main():
    packets = int(sys.argv[1])
    chance, out = random.Random(packets), sys.stdout.buffer
    out.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 1))
    for i in range(packets):
        kind = chance.choice((tcp,) * 10 + (names,) * 4 + (ntp, ping, ping))
        frame = ip(*kind(chance.getrandbits, chance.randrange), chance.randrange(200),
                   chance.randrange(500), i)
        times = divmod(1600000000 * 10**6 + i * 1237, 10**6)
        out.write(struct.pack("<IIII", *times, len(frame), len(frame)) + frame)


main()
