#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws how the cost of a call grows, as qrintf_scaling_bench measured it: lines
over the conversions of a format and the bytes of a string, and bars of one and
two threads.

usage: charts/scaling.py BENCH.json OUTPUT

Writes OUTPUT.svg and OUTPUT.png, the same bytes for the same measurements.
Needs matplotlib (Debian: python3-matplotlib)."""

import json
import re
import statistics
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

# Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, GREY, RED = "#000000", "#8c8c8c", "#d55e00"
WAYS = {"libc": (BLACK, "libc"), "qrintf": (RED, "qrintf"),
        "copy": (GREY, "strlen and memcpy, or fwrite")}

CONVERSIONS = [("d", '"%d," each'), ("s", '"%s," each'), ("f", '"%.2f," each'),
               ("stream", '"%d," each, fprintf')]
BYTES = [("buffer", 'snprintf "%s\\n"'), ("slice", 'snprintf "%.*s\\n"'),
         ("stream", 'fprintf "%s\\n"'),
         ("hot", 'snprintf "%s\\n", string in L1'),
         ("hot-stream", 'fprintf "%s\\n", string in L1')]
THREADS = [("record", 'snprintf "%d,%s\\n"'), ("real", 'snprintf "%.2f"'),
           ("stream", 'fprintf "%d,%s\\n", its own stream')]


def medians(path):
    """Nanoseconds of CPU by (family, series, x, way)."""
    with open(path, encoding="utf-8") as file:
        runs = json.load(file)["benchmarks"]
    result = {}
    for run in runs:
        name = re.sub(r"/threads:\d+$", "", run["run_name"])
        parts = name.split("/")
        if run["run_type"] == "aggregate" and len(parts) == 4 \
                and parts[2].isdigit():
            assert run["time_unit"] == "ns"
            result[parts[0], parts[1], int(parts[2]), parts[3]] = run["cpu_time"]
    return result


def paired(path):
    """How a call's time with two threads is to that with one, by series and
    way: the median of the repetitions' ratios."""
    with open(path, encoding="utf-8") as file:
        runs = json.load(file)["benchmarks"]
    times = {}
    for run in runs:
        parts = run["run_name"].split("/")
        if run["run_type"] == "iteration" and parts[0] == "threads":
            times.setdefault(tuple(parts[1:4]), []).append(run["cpu_time"])
    return {(series, way): statistics.median(
                two / one for two, one in zip(times[series, "2", way],
                                              times[series, "1", way]))
            for series, x, way in times if x == "2"}


def points(times, family, series, way):
    return sorted((key[2], time) for key, time in times.items()
                  if key[0] == family and key[1] == series and key[3] == way)


def in_bytes(x, _=None):
    return (f"{x / (1 << 20):g} MiB" if x >= 1 << 20 else
            f"{x / 1024:g} KiB" if x >= 1024 else f"{x:g} B")


def in_time(y, _=None):
    return f"{y / 1000:g} µs" if y >= 1000 else f"{y:g} ns"


def limits(times, family):
    """The same for all lines of FAMILY, so that they can be compared."""
    all_of_it = [time for key, time in times.items() if key[0] == family]
    return min(all_of_it) / 1.5, max(all_of_it) * 1.5


def draw_lines(axes, times, family, series, title, ticks):
    for way, (colour, _) in WAYS.items():
        line = points(times, family, series, way)
        if line:
            axes.plot(*zip(*line), "-o", color=colour, markersize=3,
                      linewidth=2.4 if way == "qrintf" else 1.4,
                      zorder=3 if way == "qrintf" else 2)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_ylim(limits(times, family))
    axes.xaxis.set_major_locator(FixedLocator(ticks))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.yaxis.set_major_locator(FixedLocator([10 ** k for k in range(0, 7)]))
    axes.yaxis.set_minor_locator(NullLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(in_time))
    axes.grid(color="#e4e4e4", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_title(title, loc="left")


def label_ends(axes, times, family, series):
    """How many times as fast at both ends: between the lines, or below where
    they meet."""
    ours = points(times, family, series, "qrintf")
    libc = points(times, family, series, "libc")
    for i, side in ((0, "left"), (-1, "right")):
        (x, fast), (_, slow) = ours[i], libc[i]
        height = fast / 14 if slow < 3 * fast else (
            slow * 0.7 if family == "bytes" else (fast * slow) ** 0.5)
        axes.annotate(f"{slow / fast:.1f}×", (x, height),
                      (4 if side == "left" else -4, 0),
                      textcoords="offset points", va="center", ha=side,
                      fontsize=9, color=RED, fontweight="bold")


def draw_threads(axes, times, ratios):
    """For each shape, libc and qrintf with one thread and with two."""
    labels, places, y = [], [], 0
    widest = max(times["threads", series, x, "libc"]
                 for series, _ in THREADS for x in (1, 2))
    for series, title in THREADS:
        axes.text(0, y - 0.05, title, va="center", fontweight="bold")
        y += 1
        for way in ("libc", "qrintf"):
            for x in (1, 2):
                time = times["threads", series, x, way]
                axes.barh(y, time, height=0.8, color=WAYS[way][0],
                          alpha=1 if x == 1 else 0.6)
                text = f"{time:.0f} ns" + (f"  ({ratios[series, way]:.2f} times)"
                                           if x == 2 else "")
                axes.text(time + widest * 0.01, y, text, va="center", fontsize=8)
                labels.append(f"{way}, {x} thread" + ("s" if x > 1 else ""))
                places.append(y)
                y += 1
        y += 0.4
    axes.set_yticks(places, labels)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(y - 0.6, -0.6)
    axes.set_xlim(0, widest * 1.15)
    axes.spines["left"].set_visible(False)
    axes.set_title("threads that format each for itself: CPU time of a call, and "
                   "how it is to that with one thread", loc="left")
    axes.set_xlabel("ns a call")


def draw(times, ratios):
    matplotlib.rcParams.update({
        "svg.hashsalt": "qrintf", "font.family": "DejaVu Sans",
        "font.size": 9, "text.parse_math": False, "axes.titlesize": 10,
        "axes.titleweight": "bold", "axes.spines.top": False,
        "axes.spines.right": False})
    figure = plt.figure(figsize=(14, 12))
    top = figure.add_gridspec(1, 4, left=0.055, right=0.985, top=0.905,
                              bottom=0.685, wspace=0.3)
    for i, (series, title) in enumerate(CONVERSIONS):
        axes = figure.add_subplot(top[i])
        draw_lines(axes, times, "conversions", series, title,
                   [1, 2, 4, 8, 16, 32, 64])
        axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:g}"))
        axes.set_xlabel("conversions in the format")
        label_ends(axes, times, "conversions", series)
    middle = figure.add_gridspec(1, len(BYTES), left=0.055, right=0.985, top=0.615,
                                 bottom=0.375, wspace=0.3)
    for i, (series, title) in enumerate(BYTES):
        axes = figure.add_subplot(middle[i])
        draw_lines(axes, times, "bytes", series, title,
                   [1, 32, 1024, 32768, 1 << 20])
        axes.xaxis.set_major_formatter(FuncFormatter(in_bytes))
        axes.set_xlabel("bytes in the string")
        label_ends(axes, times, "bytes", series)
    bottom = figure.add_gridspec(1, 1, left=0.12, right=0.985, top=0.30,
                                 bottom=0.045)
    draw_threads(figure.add_subplot(bottom[0]), times, ratios)
    handles = [plt.Line2D([], [], color=colour, marker="o", markersize=4,
                          linewidth=2.4 if way == "qrintf" else 1.4, label=label)
               for way, (colour, label) in WAYS.items()]
    figure.legend(handles=handles, loc="upper center", ncol=3, frameon=False,
                  fontsize=11, bbox_to_anchor=(0.5, 0.995))
    figure.text(0.055, 0.94, "time of a call; both axes logarithmic, so that "
                "linear growth is a slope of one", fontsize=9)
    return figure


def main():
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    figure = draw(medians(sys.argv[1]), paired(sys.argv[1]))
    figure.savefig(sys.argv[2] + ".svg", metadata={"Date": None})
    figure.savefig(sys.argv[2] + ".png", dpi=110, metadata={"Software": None})
    return 0


if __name__ == "__main__":
    sys.exit(main())
