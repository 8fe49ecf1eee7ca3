# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the documents, in Markdown, made of what was measured: TABLES has a
function for each name that a document may ask for, and the part that it needs."""

import json

from rows import BENCH, JOBS, SECTIONS, TIERS, mean_ratio, ratio, table_of

# The rows of the table of all benches that README.md has, and what it calls them.
README = {("cases", "%d"): "`%d`",
          ("cases", "%u.%u.%u.%u"): "`%u.%u.%u.%u`, four octets",
          ("cases", r"%s: %s\r\n"): r"`%s: %s\r\n`",
          ("cases", "%5d %-10d|%+d"): r"`%5d %-10d\|%+d`",
          ("cases", "%.2f, cents"): "`%.2f`",
          ("cases", "%g"): "`%g`",
          ("cases", r"fprintf %s,%d,%u,%ld\n"): r"`%s,%d,%u,%ld\n` to a stream",
          ("strbuf", "10 to each"): "`%d,%s;` to a user sink, 10 to a string"}

# What the documents call the ways that the benches of integers, lines and strings
# compare.
DECIMAL_WAYS = {
    "snprintf": "snprintf",
    "to_chars": "`std::to_chars`",
    "format_to": "`fmt::format_to`, `FMT_COMPILE`",
    "qrintf_portable": "**qrintf, portable C**",
    "qrintf_base": "**qrintf, SSE2**",
    "qrintf_v4": "**qrintf, AVX-512**",
    "qrintf": "**qrintf, chosen at load time**",
}

LINE_WAYS = {
    "read_only": "bound: read(2) alone",
    "getline": "getline(3)",
    "ifstream": "`std::getline`, ifstream",
    "mmap_loop_o3": "mmap, one loop over all bytes, -O3",
    "mmap_memchr": "mmap, memchr a line",
    "read_memchr": "read(2), memchr a line",
    "wc": "`wc -l`",
    "qrintf_next": "qrintf, C, a call a line",
    "qrintf_step": "qrintf, C, a cursor",
    "qrintf": "**qrintf, a view a line**",
    "qrintf_view": "qrintf, a view a line, its bytes counted by the caller",
    "qrintf_count": "**qrintf, `count` of the whole input**",
    **{f"qrintf_map_{tier}": f"qrintf, mapped, {cpu}"
       for tier, cpu in (("vbmi2", "AVX-512 VBMI2"), ("avx2", "AVX2"),
                         ("base", "SSE2"), ("portable", "portable C"))}}

STRING_WAYS = {
    "strbuf, plugin": "**strbuf, lowered**",
    "strbuf, libc": "strbuf, unlowered",
    "open_memstream": "open_memstream",
    "fmt::memory_buffer": "fmt::memory_buffer, FMT_COMPILE",
}


def grid(head, lines):
    """A table whose first column is text and whose others are figures."""
    yield f"| {' | '.join(head)} |"
    yield "|---|" + "---:|" * (len(head) - 1)
    for line in lines:
        yield f"| {' | '.join(line)} |"


def aligned(lines):
    """Lines of a table, padded to be read on a terminal."""
    fields = [[field.strip() for field in line.replace(r"\|", "\0").split("|")[1:-1]]
              for line in lines if not line.startswith("|---")]
    widths = [max(map(len, column)) for column in zip(*fields)]
    for first, *others in fields:
        yield (first.ljust(widths[0]) + "".join(
            "  " + field.rjust(width)
            for field, width in zip(others, widths[1:]))).rstrip().replace("\0", "|")


def cell(value, decimals=1):
    return "-" if value is None else f"{value:.{decimals}f}"


def other(row):
    return f"{cell(row['other'])} {row['other_name']}" if row["other"] else "-"


def code_span(title):
    """TITLE for a cell; as code if it is a format and no more."""
    text = title.replace("|", "\\|")
    return f"`{text}`" if "%" in title and "..." not in title else text


def bench(record):
    head = ["ns a call", "libc", "best other", *TIERS, "qrintf", "libc/qrintf",
            "other/qrintf", "bytes, libc", "bytes, qrintf"]
    table, lines, section = table_of(record), [], None
    for row in table:
        if row["section"] != section:
            section = row["section"]
            lines.append([f"**{SECTIONS[section]}**", *[""] * (len(head) - 1)])
        lines.append([code_span(row["title"]), cell(row["libc"]), other(row),
                      *map(cell, row["tiers"]), cell(row["qrintf"]),
                      cell(ratio(row["libc"], row["qrintf"])),
                      cell(ratio(row["other"], row["qrintf"])),
                      *(cell(n, 0) for n in row["bytes"])])
    lines.append(["geometric mean of `cases.def`", "", "", *[""] * len(TIERS), "",
                  f"**{cell(mean_ratio(table))}**", "", "", ""])
    return grid(head, lines)


def readme(record):
    found = {(row["module"], row["title"]): row for row in table_of(record)}
    head = ["ns a call", "libc", "qrintf", "libc/qrintf", *TIERS, "best other"]
    return grid(head, [
        [shown, cell(row["libc"]), cell(row["qrintf"]),
         f"**{cell(ratio(row['libc'], row['qrintf']))}**", *map(cell, row["tiers"]),
         other(row)]
        for shown, row in ((shown, found[key]) for key, shown in README.items())])


def by_way(head, titles, columns, decimals=1):
    """A line for each of TITLES, by way, that one of COLUMNS, (head, figures), has."""
    return grid([head, *(title for title, _ in columns)],
                [[title, *(cell(figures.get(way), decimals) for _, figures in columns)]
                 for way, title in titles.items()
                 if any(way in figures for _, figures in columns)])


def itoa(record):
    rows = record.rows("itoa")
    return by_way("ns a number", DECIMAL_WAYS, [
        (f"{bits}-bit: mixed" if count == "mixed" else count, rows[f"u{bits}/{count}"])
        for bits in (32, 64)
        for count in ("mixed", "uniform", "small", "1", "4", "8", "10", "16", "20")
        if f"u{bits}/{count}" in rows])


def lines(record):
    rates = record.rows("lines", "rates")
    return by_way("GB/s, mean bytes of a line", LINE_WAYS, [
        (f"{job_title}: {mean}" if mean == "20" else mean, rates[f"{job}/{mean}"])
        for job, job_title in JOBS.items() for mean in ("20", "120", "4096")], 2)


def strbuf(record):
    rows = record.rows("strbuf")
    names = ("a million to one", "10 to each", "2 to each")

    def cells(way):
        for name in names:
            ours, time = rows[name]["strbuf, plugin"], rows[name][way]
            yield from (cell(time), cell(time / ours) if time != ours else "")
    head = [text for name in names for text in (name, "ratio")]
    return grid(["ns an append", *head], [[title, *cells(way)]
                                          for way, title in STRING_WAYS.items()])


def compile_time(record):
    return grid(["", "without", "with the plugin", "growth"], [
        [title, row["without"], row["with"], row["note"]]
        for title, row in record.rows("compile-time").items()])


def weight(_):
    """Of the baseline, as bytes hold for a compiler and not for a machine."""
    found = json.loads((BENCH / "cost" / "weight.json").read_text(encoding="ascii"))
    return grid([f"one call, GCC {found['compiler']}", "program's text, bytes",
                 "each further call", "the object, bytes"],
                [[code_span(name), *(str(row[key]) for key in ("text", "call", "object"))]
                 for name, row in found["rows"].items()])


# By name: the part whose commit is said below, if any, and the function.
TABLES = {
    "bench": ("cases", bench),
    "readme": ("cases", readme),
    "itoa": ("itoa", itoa),
    "lines": ("lines", lines),
    "strbuf": ("strbuf", strbuf),
    "compile-time": ("compile-time", compile_time),
    "weight": (None, weight),
}
