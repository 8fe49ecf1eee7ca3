# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the benches: for each call shape the nanoseconds of libc, of the best
other way and of qrintf as dots on one logarithmic line."""

from rows import SECTIONS
from style import BLACK, BLUE, RED, figure, grid, handle, names_at_left, ticks

# Key of a row, label, colour, and the marker; the last is on top.
DOTS = [("libc", "libc", BLACK, "o"),
        ("other", "best other: {fmt}, or as named", BLUE, "D"),
        ("sse2", "qrintf, SSE2 only", RED, "|"),
        ("qrintf", "qrintf", RED, "o")]
ROW_INCHES = 0.205


def lines_of(rows):
    """Rows, with the name of each section before its own."""
    result = []
    for row in rows:
        if not result or section != row["section"]:
            section = row["section"]
            if result:
                result.append(None)
            result.append(SECTIONS[section])
        result.append(row)
    return result


def columns_of(lines):
    """LINES as two columns that break between sections, near the middle."""
    if len(lines) < 24:
        return [lines]
    breaks = [i for i, line in enumerate(lines) if line is None]
    if not breaks:
        return [lines]
    middle = min(breaks, key=lambda i: abs(i - len(lines) / 2))
    return [lines[:middle], lines[middle + 1:]]


def limits(rows):
    times = [row[key] for row in rows for key, *_ in DOTS if row[key]]
    return min(times) / 1.25, max(times) * 1.25


def draw_row(axes, y, row, right):
    times = [row[key] for key, *_ in DOTS if row[key]]
    axes.plot([min(times), max(times)], [y, y], "-", color="#c8c8c8",
              linewidth=1.6, zorder=1)
    for key, _, colour, marker in DOTS:
        if row[key]:
            size = {"o": 6.5, "D": 4, "|": 8}[marker]
            axes.plot([row[key]], [y], marker, color=colour, markersize=size,
                      markeredgewidth=1.6 if marker == "|" else 0, zorder=3)
    if row["other"] and row["other_name"] != "{fmt}":
        axes.annotate(row["other_name"], (row["other"], y), (0, 3.2),
                      textcoords="offset points", ha="center", va="bottom",
                      fontsize=5.8, color=BLUE, zorder=4)
    ratio = row["libc"] / row["qrintf"] if row["libc"] else None
    axes.text(right, y, f"{ratio:.1f}×" if ratio else "–", va="center",
              ha="right", fontsize=8.5, fontweight="bold", color=RED,
              transform=axes.get_yaxis_transform())
    axes.text(right + 0.085, y, f"{row['qrintf']:.1f}", va="center", ha="right",
              fontsize=8, transform=axes.get_yaxis_transform())


TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 3000, 10000, 30000]


def in_time(x):
    return f"{x:g}" if x < 1000 else f"{x / 1000:g} µs"


def draw_column(axes, lines, low, high, most):
    axes.set_xscale("log")
    axes.set_xlim(low, high)
    axes.set_ylim(most - 0.2, -1.6)
    ticks(axes.xaxis, [t for t in TICKS if low <= t <= high], in_time)
    grid(axes, "x")
    labels, places = [], []
    for y, line in enumerate(lines):
        if isinstance(line, str):
            axes.text(-0.01, y, line, ha="right", va="center", fontsize=9.5,
                      fontweight="bold", transform=axes.get_yaxis_transform())
        elif line is not None:
            draw_row(axes, y, line, 1.085)
            labels.append(line["title"])
            places.append(y)
    for text, x in (("libc/\nqrintf", 1.085), ("ns", 1.17)):
        axes.text(x, -0.8, text, ha="right", va="bottom", fontsize=8,
                  transform=axes.get_yaxis_transform(), clip_on=False)
    names_at_left(axes, places, labels, fontsize=8.5)
    axes.tick_params(axis="both", length=0)
    axes.set_xlabel("ns a call, logarithmic")


def draw(data):
    rows = data["rows"]
    columns = columns_of(lines_of(rows))
    most = max(len(column) for column in columns)
    low, high = limits(rows)
    height = most * ROW_INCHES + 1.9
    drawn = figure(8 * len(columns), height)
    places = drawn.add_gridspec(1, len(columns), left=0.34 / len(columns),
                               right=1 - 0.11 / len(columns),
                               top=1 - 0.8 / height, bottom=0.75 / height,
                               wspace=0.83)
    for i, column in enumerate(columns):
        axes = drawn.add_subplot(places[i])
        draw_column(axes, column, low, high, most)
    handles = [handle(linestyle="", marker=marker, color=colour,
                          label=label, markeredgewidth=1.6 if marker == "|" else 0,
                          markersize=8 if marker == "|" else 6)
               for _, label, colour, marker in DOTS]
    drawn.legend(handles=handles, loc="upper center", ncol=len(handles),
                  frameon=False, fontsize=9.5,
                  bbox_to_anchor=(0.5, 1 - 0.06 / height))
    drawn.text(0.995, 0.1 / height, data["machine"], ha="right", fontsize=8)
    return drawn
