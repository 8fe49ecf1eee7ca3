#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of mail aliases in the form that cdb -c reads, +KEY,VALUE:key->value.

usage: records.py RECORDS >FILE"""

import sys


def main():
    for number in range(int(sys.argv[1])):
        key = f"user{number * 7919 % 1000003}@example.org"
        value = f"box-{number % 4099}" + ",staff" * (number % 3)
        print(f"+{len(key)},{len(value)}:{key}->{value}")
    print()


main()
