#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the benches: for each call shape the nanoseconds of libc, of
the best other way and of qrintf as dots on one logarithmic line.

usage: charts/formats.py ROWS.json OUTPUT

ROWS.json is bench.py's.  Writes OUTPUT.svg and OUTPUT.png, the same bytes for the
same measurements.  Needs matplotlib (Debian: python3-matplotlib)."""

import json
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

from rows import SECTIONS

# Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, BLUE, RED = "#000000", "#0072b2", "#d55e00"
# Column of ROWS.json, label, colour, and the marker; the last is on top.
DOTS = [("libc", "libc", BLACK, "o"),
        ("rival", "best other: {fmt}, or as named", BLUE, "D"),
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
    if row["rival"] and row["rival_name"] != "{fmt}":
        axes.annotate(row["rival_name"], (row["rival"], y), (0, 3.2),
                      textcoords="offset points", ha="center", va="bottom",
                      fontsize=5.8, color=BLUE, zorder=4)
    ratio = row["libc"] / row["qrintf"] if row["libc"] else None
    axes.text(right, y, f"{ratio:.1f}×" if ratio else "–", va="center",
              ha="right", fontsize=8.5, fontweight="bold", color=RED,
              transform=axes.get_yaxis_transform())
    axes.text(right + 0.085, y, f"{row['qrintf']:.1f}", va="center", ha="right",
              fontsize=8, transform=axes.get_yaxis_transform())


def draw_column(axes, lines, low, high, most):
    axes.set_xscale("log")
    axes.set_xlim(low, high)
    axes.set_ylim(most - 0.2, -1.6)
    ticks = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 3000, 10000, 30000]
    axes.xaxis.set_major_locator(
        FixedLocator([t for t in ticks if low <= t <= high]))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(FuncFormatter(
        lambda x, _: f"{x:g}" if x < 1000 else f"{x / 1000:g} µs"))
    axes.grid(axis="x", color="#e4e4e4", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="both", length=0)
    axes.spines["left"].set_visible(False)
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
    axes.set_yticks(places, labels, fontsize=8.5)
    axes.set_xlabel("ns a call, logarithmic")


def draw(rows, machine):
    matplotlib.rcParams.update({
        "svg.hashsalt": "qrintf", "font.family": "DejaVu Sans",
        "font.size": 9, "text.parse_math": False,
        "axes.spines.top": False, "axes.spines.right": False})
    columns = columns_of(lines_of(rows))
    most = max(len(column) for column in columns)
    low, high = limits(rows)
    height = most * ROW_INCHES + 1.9
    figure = plt.figure(figsize=(8 * len(columns), height))
    grid = figure.add_gridspec(1, len(columns), left=0.34 / len(columns),
                               right=1 - 0.11 / len(columns),
                               top=1 - 0.8 / height, bottom=0.75 / height,
                               wspace=0.83)
    for i, column in enumerate(columns):
        axes = figure.add_subplot(grid[i])
        draw_column(axes, column, low, high, most)
    handles = [plt.Line2D([], [], linestyle="", marker=marker, color=colour,
                          label=label, markeredgewidth=1.6 if marker == "|" else 0,
                          markersize=8 if marker == "|" else 6)
               for _, label, colour, marker in DOTS]
    figure.legend(handles=handles, loc="upper center", ncol=len(handles),
                  frameon=False, fontsize=9.5,
                  bbox_to_anchor=(0.5, 1 - 0.06 / height))
    figure.text(0.995, 0.1 / height, machine, ha="right", fontsize=8)
    return figure


def main():
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    figure = draw(data["rows"], data["machine"])
    figure.savefig(sys.argv[2] + ".svg", metadata={"Date": None})
    figure.savefig(sys.argv[2] + ".png", dpi=110, metadata={"Software": None})
    return 0


if __name__ == "__main__":
    sys.exit(main())
