# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of the documents, as SVG with text as text, made of what was measured and
of which commit that is.

Numbers are rounded to a tenth of a pixel, so that the same figures give the same bytes
on every machine."""

from xml.sax.saxutils import escape

# Of Okabe and Ito's colours, which the colour-blind can tell apart.
BLACK, GREY, RED, PALE = "#000000", "#8c8c8c", "#d55e00", "#dcdcdc"
ROW = 22  # pixels of a bar and what is between two of them
NAME = 40  # characters of a program's name


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

    def text(self, x, y, text, anchor="start", colour=BLACK, more=""):
        """TEXT with the middle of its height at Y."""
        self.lines.append(f'<text x="{number(x)}" y="{number(y + 4)}" text-anchor="{anchor}" '
                          f'fill="{colour}"{more}>{escape(text)}</text>')

    def rect(self, x, y, width, height, colour):
        self.lines.append(f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
                          f'height="{number(height)}" fill="{colour}"/>')

    def legend(self, x, y, entries):
        """ENTRIES, (text, colour), side by side from X on."""
        for text, colour in entries:
            self.rect(x, y - 5, 14, 10, colour)
            self.text(x + 20, y, text)
            x += 44 + 7 * len(text)

    def __str__(self):
        return "\n".join([*self.lines, "</svg>"]) + "\n"


def packages(record):
    """A bar a workload of a package: its whole CPU time with libc, what printf took of it, and what
    is left with qrintf.  The speed-up is of pairs of runs, so it is not the quotient of
    the two medians."""
    rows = sorted(record.rows("packages").items(), key=lambda item: -item[1]["speed_up"])
    left, width, top = 290, 480, 40
    picture = Picture("CPU time of real programs, with libc and with qrintf",
                      left + width + 70, top + ROW * len(rows) + 64, record.stamp("packages"))
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
                     f"{row['speed_up']:.{decimals}f}×", "end", RED, ' font-weight="bold"')
    bottom = top + ROW * len(rows)
    for share in (0, 0.25, 0.5, 0.75, 1):
        picture.text(left + width * share, bottom + 12, f"{share:.0%}", "middle")
    picture.text(left + width / 2, bottom + 30,
                 "CPU time of the whole program; with libc it is 100 %", "middle")
    return picture
