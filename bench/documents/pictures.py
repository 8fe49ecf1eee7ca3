# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the documents, made of what was measured, and of which commit that is."""

from svg import (BLACK, BLUE, GREEN, GREY, ORANGE, PALE, PURPLE, RED, Panel, Picture)

ROW = 22  # pixels of a bar and what is between two of them
NAME = 40  # characters of a program's name


def packages(record):
    """A bar a workload of a package: its whole CPU time with libc, what printf took of it, and what
    is left with qrintf.  The speed-up is of pairs of runs, so it is not the quotient of
    the two medians."""
    rows = sorted(record.rows("packages").items(), key=lambda item: -item[1]["speed_up"])
    left, width, top = 290, 480, 40
    picture = Picture("CPU time of real programs, with libc and with qrintf",
                      left + width + 70, top + ROW * len(rows) + 64, record.stamp("packages"))
    picture.legend(left, 18, [("with libc", PALE), ("of this, in printf", GREY),
                              ("with qrintf", RED)])
    for i, (name, row) in enumerate(rows):
        y = top + ROW * i
        picture.text(left - 8, y + ROW / 2,
                     name if len(name) <= NAME else name[:NAME - 1] + "…", "end")
        picture.rect(left, y + 3, width, ROW - 6, PALE)
        share = row["share"] or 0  # it may not be known
        picture.rect(left + width * (1 - share), y + 3, width * share, ROW - 6, GREY)
        picture.rect(left, y + 7, width / row["speed_up"], ROW - 14, RED)
        decimals = 2 if row["speed_up"] < 10 else 1
        picture.text(left + width + 60, y + ROW / 2,
                     f"{row['speed_up']:.{decimals}f}×", "end", RED, True)
    bottom = top + ROW * len(rows)
    for share in (0, 0.25, 0.5, 0.75, 1):
        picture.text(left + width * share, bottom + 12, f"{share:.0%}", "middle")
    picture.text(left + width / 2, bottom + 30,
                 "CPU time of the whole program; with libc it is 100 %", "middle")
    return picture


ITOA = [("snprintf", "snprintf", BLACK), ("digits_reversed", "a digit at a time", GREY),
        ("pairs_counted", "two-digit table", ORANGE),
        ("to_chars", "std::to_chars", BLUE), ("pairs_of_fraction", "jeaiii", PURPLE),
        ("vector_sse2", "SSE2 (Muła)", GREEN), ("qrintf_base", "qrintf, SSE2", RED),
        ("qrintf_v4", "qrintf, AVX-512", RED)]
MIXED_AT = 30  # where the point of mixed lengths stands


def itoa(record):
    rows = record.rows("itoa")
    picture = Picture("Nanoseconds to write an integer, by the number of digits", 1120, 450,
                      record.stamp("itoa"))
    for i, (kind, bits, most) in enumerate((("u32", 32, 10), ("u64", 64, 20))):
        lines = [(name, colour, way.startswith("qrintf"),
                  [(n, rows[f"{kind}/{n}"][way]) for n in range(1, most + 1)]
                  + [(MIXED_AT, rows[f"{kind}/mixed"][way])])
                 for way, name, colour in ITOA if way in rows[f"{kind}/mixed"]]
        panel = Panel(picture, (45 + 560 * i, 40, 380, 340),
                      f"{bits}-bit numbers: ns a call", (1, MIXED_AT), (1.5, 150))
        panel.ticks([1, 2, 3, 4, 5, 6, 8, 10, *([13, 16, 20] if most > 10 else []),
                     MIXED_AT], lambda n: "mixed" if n == MIXED_AT else str(n),
                    [2, 3, 5, 10, 20, 30, 50, 100], str)
        panel.draw(lines)
    picture.text(40, 415, "digits: the same count for all numbers, so that branches are "
                          "foreseen; then all counts mixed")
    return picture


LINES = [("lines", "each line delivered", "qrintf"),
         ("pipe", "each line delivered, of a pipe", "qrintf"),
         ("bases", "C and G counted, in any case", "qrintf_count"),
         ("count", "lines counted", "qrintf_count")]
READERS = [("fgets", "fgets", GREY), ("getline", "getline(3)", BLACK),
           ("mmap_view", "byte loop, mmap", ORANGE),
           ("mmap_loop_o3", "byte loop, -O3", ORANGE),
           ("mmap_memchr", "memchr, mmap", BLUE), ("read_memchr", "memchr, read(2)", GREEN),
           ("wc", "wc -l", PURPLE)]


def lines(record):
    rates = record.rows("lines", "rates")
    picture = Picture("Rates of reading lines, by their length", 960, 740, record.stamp("lines"))
    for i, (job, title, ours) in enumerate(LINES):
        shown = [*READERS, (ours, "qrintf", RED)]
        panel = Panel(picture, (50 + 480 * (i % 2), 45 + 350 * (i // 2), 290, 270),
                      f"{title}: GB/s", (20, 4096), (0.2, 60))
        panel.ticks([20, 120, 4096], str, [0.2, 0.5, 1, 2, 5, 10, 20, 50], str)
        panel.draw([(name, colour, way == ours,
                     [(n, rates[f"{job}/{n}"][way]) for n in (20, 120, 4096)])
                    for way, name, colour in shown if way in rates[f"{job}/20"]])
    picture.text(45, 705, "mean bytes of a line; lengths are mixed, up to twice that")
    return picture


# By name: docs/NAME.svg.
PICTURES = {"real": packages, "itoa": itoa, "lines": lines}
