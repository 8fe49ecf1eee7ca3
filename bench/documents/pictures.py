# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of the documents, as SVG with text as text, made of what was measured.

Numbers are rounded to a tenth of a pixel, so that the same figures give the same bytes
on every machine."""

import json
import pathlib
from xml.sax.saxutils import escape

TOP = pathlib.Path(__file__).resolve().parents[2]
RESULTS = TOP / "testsuite" / "dist" / "archive" / "results.json"

# Of Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, GREY, RED, PALE = "#000000", "#8c8c8c", "#d55e00", "#dcdcdc"
ROW = 22  # pixels of a bar and what is between two of them
NAME = 40  # characters of a program's name


def number(value):
    return f"{value:.1f}".removesuffix(".0")


class Picture:
    """Elements, a line each unless they are joined, and NOTE below all."""

    def __init__(self, title, width, height, note):
        self.lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
            f"<title>{escape(title)}</title>",
            '<rect width="100%" height="100%" fill="#ffffff"/>']
        self.text(width - 8, height - 10, note, "end", GREY)

    def text(self, x, y, text, anchor="start", colour=BLACK):
        """TEXT with the middle of its height at Y."""
        self.lines.append(f'<text x="{number(x)}" y="{number(y + 4)}" text-anchor="{anchor}" '
                          f'fill="{colour}">{escape(text)}</text>')

    def rect(self, x, y, width, height, colour):
        self.lines.append(f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
                          f'height="{number(height)}" fill="{colour}"/>')

    def join(self, count):
        """The last COUNT elements are one line: those of a row of the picture."""
        self.lines[-count:] = ["".join(self.lines[-count:])]

    def legend(self, x, y, entries):
        """ENTRIES, (text, colour), side by side from X on."""
        for text, colour in entries:
            self.rect(x, y - 5, 14, 10, colour)
            self.text(x + 20, y, text)
            x += 44 + 7 * len(text)

    def __str__(self):
        return "\n".join([*self.lines, "</svg>"]) + "\n"


def workloads():
    """(name, row) of those of Debian's packages that qrintf-rebuild --time has measured, of
    the last runtime if it was built with both."""
    found = {}
    for package in json.loads(RESULTS.read_text(encoding="utf-8"))["packages"]:
        for row in package.get("workloads", ()):
            begins = row["title"].startswith(package["package"])
            found["" if begins else package["package"] + ": ", row["title"]] = row
    return [("".join(name), row) for name, row in found.items()]


def packages(cpu):
    """A row a workload: its whole CPU time with libc, which is the background, what printf
    took of it, and what is left with qrintf.  The speed-up is of pairs of runs, so it is not
    the quotient of the two medians."""
    rows = sorted(workloads(), key=lambda item: -item[1]["speed_up"])
    left, width, top = 330, 480, 40
    bottom = top + ROW * len(rows)
    picture = Picture("CPU time of real programs, with libc and with qrintf",
                      left + width + 30, bottom + 64,
                      f"{cpu}; docs/archive.md has the commits")
    picture.legend(left, 18, [("with libc", PALE), ("of this, in printf", GREY),
                              ("with qrintf", RED)])
    picture.rect(left, top, width, bottom - top, PALE)
    for i, (name, row) in enumerate(rows):
        y = top + ROW * i
        short = name if len(name) <= NAME else name[:NAME - 1] + "…"
        decimals = 2 if row["speed_up"] < 10 else 1
        picture.text(left - 8, y + ROW / 2, f"{short}  {row['speed_up']:.{decimals}f}×", "end")
        share = row["share"] or 0  # it may not be known
        picture.rect(left + width * (1 - share), y + 3, width * share, ROW - 6, GREY)
        picture.rect(left, y + 7, width / row["speed_up"], ROW - 14, RED)
        picture.join(3)
    for share in (0, 0.25, 0.5, 0.75, 1):
        picture.text(left + width * share, bottom + 12, f"{share:.0%}", "middle")
    picture.text(left + width / 2, bottom + 30,
                 "CPU time of the whole program; with libc it is 100 %", "middle")
    return picture
