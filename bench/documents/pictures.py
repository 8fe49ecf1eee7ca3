# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the documents, made of what was measured, and of which commit that is."""

from svg import (BLACK, BLUE, GREEN, GREY, LABEL_STEP, ORANGE, PALE, PURPLE, RED, Panel,
                 Picture)

ROW = 22  # pixels of a bar and what is between two of them
NAME = 40  # characters of a program's name


def real(record):
    """A bar a program: its whole CPU time with libc, what printf took of it, and what
    is left with qrintf.  The speed-up is of pairs of runs, so it is not the quotient of
    the two medians."""
    rows = sorted({**record.rows("packages"), **record.rows("real")}.items(),
                  key=lambda item: -item[1]["speed_up"])
    left, width, top = 290, 480, 40
    picture = Picture("CPU time of real programs, with libc and with qrintf",
                      left + width + 70, top + ROW * len(rows) + 64, record.stamp("real"))
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
           ("getc_unlocked", "getc_unlocked", GREY),
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


SCALING = {"libc": (BLACK, "libc"), "qrintf": (RED, "qrintf"),
           "copy": (GREY, "strlen and memcpy, or fwrite")}
FAMILIES = [("conversions", "conversions in the format", [1, 2, 4, 8, 16, 32, 64],
             [("d", '"%d," each'), ("s", '"%s," each'), ("f", '"%.2f," each'),
              ("stream", '"%d," each, fprintf')]),
            ("bytes", "bytes in the string", [1, 32, 1024, 32768, 1 << 20],
             [("buffer", 'snprintf "%s\\n"'), ("slice", 'snprintf "%.*s\\n"'),
              ("stream", 'fprintf "%s\\n"'), ("hot-stream", "fprintf, string in L1")])]


def in_bytes(n):
    return f"{n >> 20}M" if n >= 1 << 20 else f"{n >> 10}K" if n >= 1024 else str(n)


def in_time(ns):
    return f"{ns / 1000:g} µs" if ns >= 1000 else f"{ns:g} ns"


def scaling(record):
    """Lines over the conversions of a format and over the bytes of a string."""
    rows = record.rows("scaling")
    picture = Picture("How the time of a call grows", 1120, 650,
                      record.stamp("scaling"))
    picture.legend(55, 16, [(text, colour) for colour, text in SCALING.values()])
    for i, (family, label, ticks, series) in enumerate(FAMILIES):
        times = [time for row, found in rows.items() if row.startswith(family)
                 for time in found.values()]
        limits = min(times) / 3, max(times) * 1.5
        for k, (name, title) in enumerate(series):
            points = {int(row.rpartition("/")[2]): found for row, found in rows.items()
                      if row.startswith(f"{family}/{name}/")}
            panel = Panel(picture, (60 + 270 * k, 70 + 290 * i, 175, 210), title,
                          (min(points), max(points)), limits)
            panel.ticks(ticks, in_bytes, [10 ** n for n in range(7)], in_time)
            panel.draw([("", colour, way == "qrintf",
                         [(x, found[way]) for x, found in points.items() if way in found])
                        for way, (colour, _) in SCALING.items()
                        if way in points[min(points)]])
            for x, right, down in ((min(points), 0, LABEL_STEP), (max(points), 6, 0)):
                times_as_fast = points[x]["libc"] / points[x]["qrintf"]
                picture.text(panel.x(x) + right, panel.y(points[x]["qrintf"]) + down,
                             f"{times_as_fast:.1f}×", "start", RED, True)
        picture.text(60, 318 + 290 * i, f"{label}; both axes are logarithmic, so that "
                                        "linear growth is a slope of one")
    return picture


# By name: docs/NAME.svg.
PICTURES = {"real": real, "itoa": itoa, "lines": lines, "scaling": scaling}
