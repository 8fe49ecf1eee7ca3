# SPDX-License-Identifier: GPL-3.0-or-later
"""What the charts share: how they look, and how they are saved, the same bytes for
the same measurements.  Needs matplotlib (Debian: python3-matplotlib)."""

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator  # noqa: E402

# Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, GREY, ORANGE, BLUE, GREEN, PURPLE, RED = (
    "#000000", "#8c8c8c", "#e69f00", "#0072b2", "#009e73", "#cc79a7", "#d55e00")


def figure(width, height, **style):
    matplotlib.rcParams.update({
        "svg.hashsalt": "qrintf", "font.family": "DejaVu Sans",
        "font.size": 9, "axes.titlesize": 11, "axes.titleweight": "bold",
        "text.parse_math": False, "axes.spines.top": False,
        "axes.spines.right": False, **style})
    return plt.figure(figsize=(width, height))


def save(drawn, output):
    drawn.savefig(f"{output}.svg", metadata={"Date": None})
    drawn.savefig(f"{output}.png", dpi=110, metadata={"Software": None})


def ticks(axis, places, text="{:g}".format):
    """Marks at PLACES alone, with TEXT (place) beside each."""
    axis.set_major_locator(FixedLocator(places))
    axis.set_minor_locator(NullLocator())
    axis.set_major_formatter(FuncFormatter(lambda place, _: text(place)))


def grid(axes, axis, colour="#e4e4e4"):
    axes.grid(axis=axis, color=colour, linewidth=0.6)
    axes.set_axisbelow(True)


def names_at_left(axes, places, labels, **font):
    """A name a row, qrintf's in bold, without an axis beside them."""
    axes.set_yticks(places, labels, **font)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def embolden(axes, ways):
    for tick, way in zip(axes.get_yticklabels(), ways):
        if way.startswith("qrintf"):
            tick.set_fontweight("bold")


def handle(**style):
    """An entry of a legend."""
    return plt.Line2D([], [], **style)
