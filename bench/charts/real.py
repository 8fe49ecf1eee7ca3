# SPDX-License-Identifier: GPL-3.0-or-later
"""The chart of real programs both ways: each program's CPU time with the plugin as a
share of its time without, and how much of that time had been printf's."""

import results
import style

ROW_INCHES = 0.28
BAR = 0.62  # of a row
NAME = 32  # characters beside a row


def name_of(program, title):
    return title if title.startswith(program) else f"{program}: {title}"


def read(*files):
    """The rows of bench/real/programs.py, and of the workloads of qrintf-rebuild, whichever
    FILES are."""
    rows = []
    for found in map(results.read, files):
        if isinstance(found, list):
            rows += [{**row, "name": name_of(*row["name"].split(": ", 1))
                      if ": " in row["name"] else row["name"]} for row in found]
        else:
            rows += [{**row, "name": name_of(one["package"], row["title"])}
                     for one in found["packages"] for row in one.get("workloads", ())]
    return rows


def shortened(name):
    return name if len(name) <= NAME else name[:NAME - 1] + "…"


def draw_row(axes, y, row):
    """The whole bar is the time with libc; what printf took of it is hatched, and
    what is left with qrintf lies over it.  The speed-up is of pairs of runs, so it is
    not the quotient of the two medians."""
    axes.barh(y, 1, BAR, color="#dcdcdc", zorder=1)
    share = row["share"] or 0  # it may not be known
    axes.barh(y, share, BAR, left=1 - share, color="none",
              edgecolor=style.GREY, hatch="////", linewidth=0, zorder=2)
    axes.barh(y, 1 / row["speed_up"], BAR * 0.55, color=style.RED, zorder=3)
    decimals = 2 if row["speed_up"] < 10 else 1
    axes.text(1.1, y, f"{row['speed_up']:.{decimals}f}×", va="center", ha="right",
              fontsize=10.5, fontweight="bold", color=style.RED)


def draw(rows):
    rows = sorted(rows, key=lambda row: -row["speed_up"])
    height = len(rows) * ROW_INCHES + 1.15
    figure = style.figure(9.2, height)
    axes = figure.add_axes([0.24, 0.55 / height, 0.665,
                            len(rows) * ROW_INCHES / height])
    axes.set_xlim(0, 1)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    for y, row in enumerate(rows):
        draw_row(axes, y, row)
    style.names_at_left(axes, range(len(rows)), [shortened(row["name"]) for row in rows])
    style.ticks(axes.xaxis, [0, 0.25, 0.5, 0.75, 1], "{:.0%}".format)
    axes.set_xlabel("CPU time of the whole program; with libc it is 100 %")
    patch = style.plt.Rectangle
    figure.legend(
        handles=[patch((0, 0), 1, 1, color=style.RED, label="with qrintf"),
                 patch((0, 0), 1, 1, color="#dcdcdc", label="with libc"),
                 patch((0, 0), 1, 1, facecolor="#dcdcdc", edgecolor=style.GREY,
                       hatch="////", linewidth=0, label="of this, in printf")],
        loc="upper center", ncol=3, frameon=False, fontsize=9.5,
        bbox_to_anchor=(0.53, 1))
    return figure
