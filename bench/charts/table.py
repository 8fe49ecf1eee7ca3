# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the benches as text and as Markdown."""

import statistics

from rows import SECTIONS


def ratio(over, under):
    return over / under if over and under else None


def mean_ratio(table):
    found = [row["libc"] / row["qrintf"] for row in table
             if row["module"] == "cases" and row["libc"]]
    return statistics.geometric_mean(found) if found else None


def cell(value, decimals=1):
    return "-" if value is None else f"{value:.{decimals}f}"


def cells(row):
    other = (f"{cell(row['other'])} {row['other_name']}" if row["other"]
             else "-")
    return [cell(row["libc"]), other, cell(row["sse2"]), cell(row["qrintf"]),
            cell(ratio(row["libc"], row["qrintf"])),
            cell(ratio(row["other"], row["qrintf"])),
            cell(row["libc_bytes"], 0), cell(row["qrintf_bytes"], 0)]


HEAD = ["libc", "best other", "SSE2", "qrintf", "libc/", "other/", "bytes",
        "bytes"]
HEAD_BELOW = ["", "", "only", "", "qrintf", "qrintf", "libc", "qrintf"]


def aligned(table, costs):
    """The table as text."""
    if not table:
        return ""
    lines = [["ns a call"] + HEAD, [""] + HEAD_BELOW]
    section = None
    for row in table:
        if row["section"] != section:
            section = row["section"]
            lines.append([f"-- {SECTIONS[section]}"])
        lines.append([row["title"]] + cells(row))
    lines.append(["geometric mean of cases.def", "", "", "", "",
                  cell(mean_ratio(table)), "", "", ""])
    widths = [max(len(line[i]) for line in lines if len(line) > i)
              for i in range(len(HEAD) + 1)]
    text = "".join(
        (line[0].ljust(widths[0]) + "".join(
            "  " + field.rjust(width)
            for field, width in zip(line[1:], widths[1:]))).rstrip() + "\n"
        for line in lines)
    if costs:
        text += f"\n{'what it costs':38s}{'without':>12s}{'with':>12s}\n"
        text += "".join(f"{c['title']:38s}{c['without']:>12s}{c['with']:>12s}  "
                        f"{c['note']}\n" for c in costs)
    return text


def code_span(title):
    """TITLE for a cell of Markdown; as code if it is a format and no more."""
    text = title.replace("|", "\\|")
    return f"`{text}`" if "%" in title and "..." not in title else text


def markdown(table, costs, machine):
    """The same for docs/."""
    text = ["# All benches in one table", "",
            "Written by `cmake --build build --target bench-docs`; how it is "
            "measured, and what the columns are, is in "
            "[measuring.md](measuring.md).", "", machine + ".", "",
            "| ns a call | libc | best other | SSE2 only | qrintf | libc/qrintf "
            "| other/qrintf | bytes, libc | bytes, qrintf |",
            "|---|" + "---:|" * len(HEAD)]
    section = None
    for row in table:
        if row["section"] != section:
            section = row["section"]
            text.append(f"| **{SECTIONS[section]}** |" + " |" * len(HEAD))
        text.append(f"| {code_span(row['title'])} | "
                    + " | ".join(cells(row)) + " |")
    text.append("| geometric mean of `cases.def` | | | | | "
                f"**{cell(mean_ratio(table))}** | | | |")
    if costs:
        text += ["", "| what it costs | without | with | |", "|---|---:|---:|---|"]
        text += [f"| {c['title']} | {c['without']} | {c['with']} | {c['note']} |"
                 for c in costs]
    return "\n".join(text) + "\n"
