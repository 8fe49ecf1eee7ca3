#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A capture for tcpdump to read: what a small network says in a while.

usage: capture.py PACKETS >FILE

Ethernet frames with names asked and told, TCP with its options over IPv4 and
IPv6, a web server's answers, pings, addresses looked up, the time and leases.
Checksums are right where tcpdump looks at them; all follows from PACKETS."""

import ipaddress
import random
import struct
import sys

HERE, THERE = bytes.fromhex("525400123456"), bytes.fromhex("52540000cafe")
IPV4, ARP, IPV6 = 0x0800, 0x0806, 0x86DD
ICMP, TCP, UDP, ICMPV6 = 1, 6, 17, 58
FIN, SYN, RST, PUSH, ACK = 1, 2, 4, 8, 16


def checksum(data):
    total = sum(struct.unpack(f">{(len(data) + 1) // 2}H",
                              data + b"\0" * (len(data) % 2)))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def in_frame(kind, data):
    return THERE + HERE + struct.pack(">H", kind) + data


def in_ip(source, target, protocol, data, number):
    """DATA in a packet of IPv4 or IPv6, as the addresses are."""
    if source.version == 6:
        return in_frame(IPV6, struct.pack(
            ">IHBB", 0x60000000 | number % 0x100000, len(data), protocol, 64)
            + source.packed + target.packed + data)
    head = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(data), number % 0x10000,
                       0x4000, 64, protocol, 0)
    head += source.packed + target.packed
    return in_frame(IPV4, head[:10] + struct.pack(">H", checksum(head))
                    + head[12:] + data)


def with_checksum(source, target, protocol, data, at):
    """DATA with the checksum of it and of the addresses, AT its place."""
    pseudo = (source.packed + target.packed
              + struct.pack(">II", len(data), protocol))
    return (data[:at] + struct.pack(">H", checksum(pseudo + data))
            + data[at + 2:])


class Network:
    """Packets by kind, with random addresses and numbers."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.number = 0

    def ends(self):
        """Addresses of one of 200 hosts here and one of 500 elsewhere."""
        here, there = self.random.randrange(200), self.random.randrange(500)
        if self.random.randrange(4) == 0:
            net = ipaddress.IPv6Address("2001:db8::")
            return net + 1 + here, net + (there * 7919 << 80) + 7
        return (ipaddress.IPv4Address("10.0.0.0") + 1 + here,
                ipaddress.IPv4Address("93.0.0.0") + there * 7919)

    def packet(self, protocol, data, at, ends=None):
        source, target = ends or self.ends()
        return in_ip(source, target, protocol,
                     with_checksum(source, target, protocol, data, at),
                     self.number)

    def udp(self, source, target, data):
        return self.packet(UDP, struct.pack(">HHHH", source, target,
                                            8 + len(data), 0) + data, 6)

    def tcp(self):
        """A segment: the first, or one with some text, or none."""
        kind = self.random.randrange(4)
        stamps = struct.pack(">BBBBII", 1, 1, 8, 10,
                             self.random.getrandbits(31),
                             self.random.getrandbits(31))
        flags, options, text = ACK, stamps, b""
        if kind == 0:
            flags = SYN
            options = (struct.pack(">BBHBB", 2, 4, 1460, 4, 2)
                       + stamps[2:] + struct.pack(">BBBB", 1, 3, 3, 7))
        elif kind == 1:
            flags = ACK | PUSH
            size = self.random.randrange(10, 900)
            text = (f"HTTP/1.1 200 OK\r\nServer: example\r\n"
                    f"Content-Length: {size}\r\n\r\n").encode() + b"x" * size
        elif kind == 2:
            flags = self.random.choice((ACK, ACK | FIN, ACK | RST))
        head = struct.pack(">HHIIBBHHH", self.random.randrange(1024, 65536),
                           self.random.choice((80, 443, 22, 8080)),
                           self.random.getrandbits(32),
                           self.random.getrandbits(32),
                           (20 + len(options)) // 4 << 4, flags,
                           self.random.getrandbits(16), 0, 0)
        return self.packet(TCP, head + options + text, 16)

    def names(self):
        """A question, or the answer to one, with some addresses."""
        name = b"".join(struct.pack("B", len(part)) + part for part in (
            b"host-%d" % self.random.randrange(1000), b"example", b"org", b""))
        count = self.random.randrange(4)
        head = struct.pack(">HHHHHH", self.random.getrandbits(16),
                           0x8180 if count else 0x0100, 1, count, 0, 0)
        answers = b"".join(
            struct.pack(">HHHIHI", 0xC00C, 1, 1, self.random.randrange(86400),
                        4, self.random.getrandbits(32)) for _ in range(count))
        ports = (53, 40000) if count else (40000, 53)
        return self.udp(*ports, head + name + struct.pack(">HH", 1, 1)
                        + answers)

    def time(self):
        """NTP, whose times tcpdump shows as reals."""
        words = [self.random.getrandbits(32) for _ in range(8)]
        return self.udp(123, 123, struct.pack(
            ">BBbbIIIIIIIIIII", 0x24, 2, 6, -20,
            self.random.getrandbits(12), self.random.getrandbits(14),
            0x0A000001, *words))

    def lease(self):
        """DHCP's request, with a few of its options."""
        end = self.random.getrandbits(8)
        head = struct.pack(">BBBBIHHIIII16s64s128sI", 1, 1, 6, 0,
                           self.random.getrandbits(32), end, 0, 0, 0, 0, 0,
                           HERE, b"", b"", 0x63825363)
        options = (bytes((53, 1, 3, 50, 4, 10, 0, 0, end, 12, 4))
                   + b"host" + bytes((55, 4, 1, 3, 6, 15, 255)))
        return self.udp(68, 67, head + options)

    def ping(self):
        data = struct.pack(">HHHH", 8 << 8, 0, self.random.getrandbits(16),
                           self.number % 0x10000) + bytes(range(48))
        data = data[:2] + struct.pack(">H", checksum(data)) + data[4:]
        low = ipaddress.IPv4Address("10.0.0.0")
        return in_ip(low + self.random.getrandbits(8), low + 1, ICMP, data,
                     self.number)

    def neighbour(self):
        """Who has an IPv6 address."""
        source, target = (ipaddress.IPv6Address("fe80::5054:ff:fe00:0")
                          + self.random.randrange(200) for _ in range(2))
        data = (struct.pack(">BBHI", 135, 0, 0, 0) + target.packed
                + bytes((1, 1)) + HERE)
        return self.packet(ICMPV6, data, 2, (source, target))

    def who_has(self):
        """Who has an IPv4 address, or that it is here."""
        return in_frame(ARP, struct.pack(
            ">HHBBH6sI6sI", 1, IPV4, 6, 4, self.random.choice((1, 2)), HERE,
            0x0A000000 + self.random.getrandbits(8), THERE,
            0x0A000000 + self.random.getrandbits(8)))

    def any(self):
        self.number += 1
        kinds = (self.tcp,) * 10 + (self.names,) * 4 + (
            self.ping, self.ping, self.who_has, self.neighbour, self.time,
            self.lease)
        return kinds[self.random.randrange(len(kinds))]()


def main():
    packets = int(sys.argv[1])
    network = Network(packets)
    out = sys.stdout.buffer
    out.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 1))
    for i in range(packets):
        frame = network.any()
        microseconds = 1600000000 * 10**6 + i * 1237
        out.write(struct.pack("<IIII", *divmod(microseconds, 10**6),
                              len(frame), len(frame)) + frame)


main()
