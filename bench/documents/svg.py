# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures as SVG with text as text: bars, and lines over an axis.

Numbers are rounded to a tenth of a pixel, so that the same figures give the same bytes
on every machine."""

import math
from xml.sax.saxutils import escape

# Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, GREY, ORANGE, BLUE, GREEN, PURPLE, RED, PALE = (
    "#000000", "#8c8c8c", "#e69f00", "#0072b2", "#009e73", "#cc79a7", "#d55e00",
    "#dcdcdc")
LABEL_STEP = 13  # pixels between the names of lines
LINE_WIDTH, BOLD_WIDTH = 1.5, 2.6


def number(value):
    return f"{value:.1f}".removesuffix(".0")


class Picture:
    """Elements, a line each, and NOTE below all."""

    def __init__(self, title, width, height, note):
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
            f"<title>{escape(title)}</title>",
            '<rect width="100%" height="100%" fill="#ffffff"/>']
        self.text(width - 8, height - 10, note, "end", GREY)

    def element(self, name, text=None, **attributes):
        written = "".join(
            f' {key.replace("_", "-")}="{number(v) if isinstance(v, float) else v}"'
            for key, v in attributes.items())
        self.lines.append(f"<{name}{written}/>" if text is None else
                          f"<{name}{written}>{escape(text)}</{name}>")

    def text(self, x, y, text, anchor="start", colour=BLACK, bold=False):
        """TEXT with the middle of its height at Y."""
        weight = {"font_weight": "bold"} if bold else {}
        self.element("text", text, x=float(x), y=float(y + 4), text_anchor=anchor,
                     fill=colour, **weight)

    def rect(self, x, y, width, height, colour):
        self.element("rect", x=float(x), y=float(y), width=float(width),
                     height=float(height), fill=colour)

    def line(self, points, colour=PALE, width=1, dash=None):
        dashes = {"stroke_dasharray": dash} if dash else {}
        self.element("polyline", points=" ".join(
            f"{number(x)},{number(y)}" for x, y in points),
            fill="none", stroke=colour, stroke_width=width, **dashes)

    def legend(self, x, y, entries):
        """ENTRIES, (text, colour), side by side from X on."""
        for text, colour in entries:
            self.rect(x, y - 5, 14, 10, colour)
            self.text(x + 20, y, text)
            x += 44 + 7 * len(text)

    def __str__(self):
        return "\n".join([*self.lines, "</svg>"]) + "\n"


class Axis:
    """Values of LOW to HIGH, logarithmic, to pixels of START to END."""

    def __init__(self, low, high, start, end):
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value):
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + share * (self.end - self.start)

    def visible(self, values):
        return [value for value in values if self.low <= value <= self.high]


def spread(places, distance):
    """PLACES, moved as little as need be to be DISTANCE apart."""
    groups = []
    for i in sorted(range(len(places)), key=lambda i: places[i]):
        groups.append((places[i], [i]))
        while len(groups) > 1:
            (low, below), (high, above) = groups[-2:]
            if high - low >= distance * (len(below) + len(above)) / 2:
                break
            members = below + above
            groups[-2:] = [(sum(places[k] for k in members) / len(members), members)]
    result = [0.0] * len(places)
    for middle, members in groups:
        for rank, i in enumerate(members):
            result[i] = middle + distance * (rank - (len(members) - 1) / 2)
    return result


class Panel:
    """Lines in a frame of X, Y, WIDTH and HEIGHT: both axes logarithmic."""

    def __init__(self, picture, frame, title, xs, ys):
        """XS and YS are the lowest and the highest value."""
        left, top, width, height = frame
        self.picture, self.left, self.top = picture, left, top
        self.right, self.bottom = left + width, top + height
        self.x = Axis(*xs, left, self.right)
        self.y = Axis(*ys, self.bottom, top)
        picture.text(left, top - 16, title, bold=True)

    def ticks(self, xs, x_text, ys, y_text):
        """XS and YS are values; the others are functions that name them."""
        for value in self.y.visible(ys):
            y = self.y(value)
            self.picture.line([(self.left, y), (self.right, y)])
            self.picture.text(self.left - 6, y, y_text(value), "end")
        for value in self.x.visible(xs):
            self.picture.text(self.x(value), self.bottom + 14, x_text(value), "middle")

    def draw(self, lines):
        """LINES: (name, colour, bold, [(x, y)]), each with its name at its end."""
        ends = []
        for _, colour, bold, points in lines:
            drawn = [(self.x(x), self.y(y)) for x, y in points]
            self.picture.line(drawn, colour, BOLD_WIDTH if bold else LINE_WIDTH)
            ends.append(drawn[-1])
        places = spread([y for _, y in ends], LABEL_STEP)
        for (name, colour, bold, _), (x, y), place in zip(lines, ends, places):
            if name:
                self.picture.line([(x + 2, y), (self.right + 10, place)], colour, 0.5)
                self.picture.text(self.right + 13, place, name, "start", colour, bold)
