# SPDX-License-Identifier: GPL-3.0-or-later
"""How the cost of a call grows, as qrintf_scaling_bench measured it: lines over the
conversions of a format and the bytes of a string, and bars of one and two
threads."""

import statistics

from style import BLACK, GREY, RED, figure, grid, handle, names_at_left, ticks

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


def beside_another(measured, series, way):
    """How a call's time with two threads is to that with one: the median of the
    repetitions' ratios."""
    one, two = (measured.all_of(f"threads/{series}/{n}", way) for n in (1, 2))
    return statistics.median(b / a for a, b in zip(one, two))


def points(times, family, series, way):
    return sorted((key[2], time) for key, time in times.items()
                  if key[0] == family and key[1] == series and key[3] == way)


def in_bytes(x):
    return (f"{x / (1 << 20):g} MiB" if x >= 1 << 20 else
            f"{x / 1024:g} KiB" if x >= 1024 else f"{x:g} B")


def in_time(y):
    return f"{y / 1000:g} µs" if y >= 1000 else f"{y:g} ns"


def limits(times, family):
    """The same for all lines of FAMILY, so that they can be compared."""
    all_of_it = [time for key, time in times.items() if key[0] == family]
    return min(all_of_it) / 1.5, max(all_of_it) * 1.5


def draw_lines(axes, times, family, series, title, places, text):
    for way, (colour, _) in WAYS.items():
        line = points(times, family, series, way)
        if line:
            axes.plot(*zip(*line), "-o", color=colour, markersize=3,
                      linewidth=2.4 if way == "qrintf" else 1.4,
                      zorder=3 if way == "qrintf" else 2)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_ylim(limits(times, family))
    ticks(axes.xaxis, places, text)
    ticks(axes.yaxis, [10 ** k for k in range(0, 7)], in_time)
    grid(axes, "both")
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


def draw_threads(axes, times, measured):
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
                text = f"{time:.0f} ns"
                if x == 2:
                    ratio = beside_another(measured, series, way)
                    text += f"  ({ratio:.2f} times)"
                axes.text(time + widest * 0.01, y, text, va="center", fontsize=8)
                labels.append(f"{way}, {x} thread" + ("s" if x > 1 else ""))
                places.append(y)
                y += 1
        y += 0.4
    names_at_left(axes, places, labels)
    axes.set_ylim(y - 0.6, -0.6)
    axes.set_xlim(0, widest * 1.15)
    axes.set_title("threads that format each for itself: CPU time of a call, and "
                   "how it is to that with one thread", loc="left")
    axes.set_xlabel("ns a call")


def draw_family(drawn, times, family, shapes, top, bottom, label, places, text):
    """A line for each of SHAPES, side by side."""
    row = drawn.add_gridspec(1, len(shapes), left=0.055, right=0.985, top=top,
                             bottom=bottom, wspace=0.3)
    for i, (series, title) in enumerate(shapes):
        axes = drawn.add_subplot(row[i])
        draw_lines(axes, times, family, series, title, places, text)
        axes.set_xlabel(label)
        label_ends(axes, times, family, series)


def draw(measured):
    times = {}
    for row, ways in measured.times.items():
        family, series, x = row.split("/")
        for way in ways:
            times[family, series, int(x), way] = measured.median(row, way)
    drawn = figure(14, 12, **{"axes.titlesize": 10})
    draw_family(drawn, times, "conversions", CONVERSIONS, 0.905, 0.685,
                "conversions in the format", [1, 2, 4, 8, 16, 32, 64], "{:g}".format)
    draw_family(drawn, times, "bytes", BYTES, 0.615, 0.375, "bytes in the string",
                [1, 32, 1024, 32768, 1 << 20], in_bytes)
    bottom = drawn.add_gridspec(1, 1, left=0.12, right=0.985, top=0.30,
                                 bottom=0.045)
    draw_threads(drawn.add_subplot(bottom[0]), times, measured)
    handles = [handle(color=colour, marker="o", markersize=4,
                          linewidth=2.4 if way == "qrintf" else 1.4, label=label)
               for way, (colour, label) in WAYS.items()]
    drawn.legend(handles=handles, loc="upper center", ncol=3, frameon=False,
                  fontsize=11, bbox_to_anchor=(0.5, 0.995))
    drawn.text(0.055, 0.94, "time of a call; both axes logarithmic, so that "
                "linear growth is a slope of one", fontsize=9)
    return drawn
