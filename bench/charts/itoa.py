# SPDX-License-Identifier: GPL-3.0-or-later
"""What qrintf_itoa_bench measured: nanoseconds and speed-up by the number of digits,
and bars for mixed lengths."""

import math

from style import (BLACK, BLUE, GREEN, GREY, ORANGE, PURPLE, RED, embolden, figure,
                   grid, names_at_left, ticks)

# Name in the bench: what it is called here, and the colour of its kind.
WAYS = {
    "snprintf": ("snprintf", BLACK),
    "digits_reversed": ("one digit at a time, reversed", GREY),
    "digits_looked_up_back": ("one digit, table, backwards*", GREY),
    "digits_added_back": ("one digit, '0' + r, backwards*", GREY),
    "pairs_counted": ("two digits, digits10()", ORANGE),
    "pairs_back": ("two digits, backwards*", ORANGE),
    "pairs_copied": ("two digits, constant length, copied", ORANGE),
    "fours_counted": ("four digits, digits10()", ORANGE),
    "pairs_of_fraction": ("two digits of a fraction (jeaiii)", PURPLE),
    "vector_sse2": ("eight digits, SSE2 (Muła)", GREEN),
    "to_chars": ("std::to_chars", BLUE),
    "format_int": ("fmt::format_int*", BLUE),
    "format_to": ("fmt::format_to, FMT_COMPILE", BLUE),
    "absl": ("Abseil", BLUE),
    "rapidjson": ("RapidJSON", BLUE),
    "qrintf_portable": ("qrintf, portable C", RED),
    "qrintf_base": ("qrintf, SSE2", RED),
    "qrintf_v4": ("qrintf, AVX-512", RED),
}
# Those drawn as lines: label and style.
LINES = [
    ("snprintf", "snprintf", "-"),
    ("digits_reversed", "a digit at a time", "-"),
    ("pairs_counted", "two-digit table", "-"),
    ("to_chars", "std::to_chars", "-"),
    ("pairs_of_fraction", "jeaiii", "-"),
    ("vector_sse2", "SSE2 (Muła)", "-"),
    ("qrintf_base", "qrintf, SSE2", "--"),
    ("qrintf_v4", "qrintf, AVX-512", "-"),
]

DIGITS = list(range(1, 21))
MIXED_AT = 23

NOTE = ("* The text is left at the end of its buffer: what it costs to bring it "
        "to where it is wanted is not counted.")


def measured_lines(times):
    """LINES that were measured."""
    return [line for line in LINES if ("u64", "mixed", line[0]) in times]


def spread(places, distance):
    """PLACES, moved as little as need be to be DISTANCE apart."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    groups = []
    for i in order:
        groups.append([places[i], [i]])
        while len(groups) > 1:
            (low, below), (high, above) = groups[-2:]
            gap = distance * (len(below) + len(above)) / 2
            if high - low >= gap:
                break
            members = below + above
            middle = sum(places[k] for k in members) / len(members)
            groups[-2:] = [[middle, members]]
    result = [0.0] * len(places)
    for middle, members in groups:
        for rank, i in enumerate(members):
            result[i] = middle + distance * (rank - (len(members) - 1) / 2)
    return result


def draw_lines(axes, lines, value, limits, places, text):
    """One line a way, then its point for mixed lengths and its name."""
    axes.set_yscale("log")
    axes.set_ylim(limits)
    ticks(axes.yaxis, places, text)
    grid(axes, "y", "#dddddd")
    ends = []
    for way, label, style in lines:
        colour = WAYS[way][1]
        width = 2.6 if way.startswith("qrintf") else 1.5
        ys = [value(str(n), way) for n in DIGITS]
        end = value("mixed", way)
        axes.plot(DIGITS, ys, style, color=colour, linewidth=width,
                  solid_capstyle="round")
        axes.plot([DIGITS[-1], MIXED_AT], [ys[-1], end], ":", color=colour,
                  linewidth=0.8)
        axes.plot([MIXED_AT], [end], "o", color=colour, markersize=5,
                  fillstyle="none" if style == "--" else "full")
        ends.append(end)
    step = math.log(limits[1] / limits[0]) * 0.052
    moved = spread([math.log(end) for end in ends], step)
    for (way, label, _), place, end in zip(lines, moved, ends):
        axes.annotate(label, (MIXED_AT, end), (MIXED_AT + 1.1, math.exp(place)),
                      color=WAYS[way][1], va="center", fontsize=8.5,
                      annotation_clip=False,
                      fontweight="bold" if way.startswith("qrintf") else None,
                      arrowprops={"arrowstyle": "-", "linewidth": 0.5,
                                  "color": WAYS[way][1], "shrinkA": 0,
                                  "shrinkB": 3})
    axes.set_xticks(DIGITS + [MIXED_AT],
                    [str(n) if n % 2 == 0 or n == 1 else "" for n in DIGITS]
                    + ["mixed"])
    axes.set_xlim(0.5, MIXED_AT + 0.5)
    axes.axvspan(DIGITS[-1] + 1.2, MIXED_AT + 0.5, color="#f2f2f2", zorder=0,
                 linewidth=0)
    axes.set_xlabel("digits: the same count for all numbers, so that branches "
                    "are foreseen; then mixed")


def draw_times(axes, times):
    draw_lines(axes, measured_lines(times),
               lambda n, way: times["u64", n, way], (1.7, 150),
               [2, 3, 5, 10, 20, 30, 50, 100], "{:g}".format)
    axes.set_title("64-bit numbers: nanoseconds a call", loc="left")


def draw_speed_ups(axes, times):
    lines = [line for line in measured_lines(times) if line[0] != "snprintf"]
    draw_lines(axes, lines, lambda n, way: times["u64", n, "snprintf"]
               / times["u64", n, way], (1.7, 45), [2, 3, 5, 10, 20, 30],
               "{:g}×".format)
    axes.set_title("64-bit numbers: times as fast as snprintf", loc="left")


def draw_bars(axes, times, family, title):
    """A bar a way, the fastest at the top; snprintf's is cut off."""
    bars = sorted((times[family, "mixed", way], way) for way in WAYS
                  if (family, "mixed", way) in times)
    libc = times[family, "mixed", "snprintf"]
    widest = max(t for t, way in bars if way != "snprintf") * 1.12
    for y, (t, way) in enumerate(bars):
        label, colour = WAYS[way]
        axes.barh(y, min(t, widest), height=0.72, color=colour)
        cut = t > widest
        if cut:
            axes.plot([widest * 0.955, widest * 0.975], [y - 0.5, y + 0.5],
                      color="white", linewidth=3)
        text = f"{t:.1f}" + ("" if way == "snprintf" else f"  ({libc / t:.1f}×)")
        axes.text(min(t, widest) + widest * 0.012, y, text, va="center",
                  fontsize=8.5)
    names_at_left(axes, range(len(bars)), [WAYS[way][0] for _, way in bars])
    embolden(axes, [way for _, way in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, widest * 1.2)
    axes.set_title(title, loc="left")
    axes.set_xlabel("ns a call (times as fast as snprintf)")


def draw(measured):
    times = {(*row.split("/"), way): measured.median(row, way)
             for row, ways in measured.times.items() for way in ways}
    drawn = figure(14, 10.5)
    top = drawn.add_gridspec(1, 2, left=0.05, right=0.88, top=0.955,
                              bottom=0.565, wspace=0.38)
    draw_times(drawn.add_subplot(top[0]), times)
    draw_speed_ups(drawn.add_subplot(top[1]), times)
    bottom = drawn.add_gridspec(1, 2, left=0.18, right=0.97, top=0.45,
                                 bottom=0.075, wspace=0.62)
    draw_bars(drawn.add_subplot(bottom[0]), times, "u32",
              "32-bit numbers, 1 to 10 digits mixed")
    draw_bars(drawn.add_subplot(bottom[1]), times, "u64",
              "64-bit numbers, 1 to 20 digits mixed")
    drawn.text(0.995, 0.012, NOTE, ha="right", fontsize=8.5)
    return drawn
