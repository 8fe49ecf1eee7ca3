# SPDX-License-Identifier: GPL-3.0-or-later
"""What qrintf_lines_bench measured: GB/s of each way of reading lines, at three
lengths of lines."""

from style import BLUE, GREEN, ORANGE, embolden, figure, grid, names_at_left, ticks

# Length: name, marker and colour.
LENGTHS = {"20": ("20", "o", ORANGE), "120": ("120", "s", BLUE),
           "4096": ("4096", "^", GREEN)}
BAND, BOUND = "#fbe9df", "#efefef"

# Where the numbers end, in widths of the axes.
COLUMNS = (1.085, 1.18, 1.285)

# Name in the bench: what it is called here.
READERS = {
    "fgets": "fgets",
    "getline": "getline(3)",
    "ifstream": "std::getline, ifstream",
    "cin_synced": "std::getline, cin, sync_with_stdio",
    "cin_unsynced": "std::getline, cin, no sync_with_stdio",
    "mmap_string": "mmap, byte loop, a string a line",
    "mmap_view": "mmap, byte loop, a view a line",
    "mmap_memchr": "mmap, memchr a line",
    "read_memchr": "read(2), memchr a line",
    "perl": "Perl, whole process",
}
TIERS = {
    "vbmi2": "AVX-512 VBMI2",
    "avx2": "AVX2",
    "base": "SSE2",
    "portable": "portable C",
}


def with_tiers(name, title, inputs=("map",)):
    how = {"map": "mapped", "read": "read(2)"}
    return {f"{name}_{i}_{v}": f"{title}, {how[i]}, {text}"
            for i in inputs for v, text in TIERS.items()}


JOBS = {
    "lines": ("Every line delivered", {
        "mmap_sum": "bound: the mapping summed up",
        "read_only": "bound: read(2) alone",
        "read_sum": "bound: read(2), summed up",
        **READERS,
        "qrintf_next": "qrintf, C, a call a line",
        "qrintf_step": "qrintf, C, a cursor",
        "qrintf_string": "qrintf, a string a line",
        "qrintf": "qrintf, a view a line",
        **with_tiers("qrintf", "qrintf", ("map", "read")),
    }),
    "pipe": ("Every line delivered, from a pipe", {
        "read_only": "bound: read(2) alone",
        "read_sum": "bound: read(2), summed up",
        **READERS,
        "qrintf": "qrintf",
    }),
    "bases": ("C and G counted, in any case", {
        "getc": "getc",
        "getc_unlocked": "getc_unlocked",
        "mmap_loop": "mmap, byte loop, -O2",
        "mmap_loop_o3": "mmap, byte loop, -O3",
        **READERS,
        "qrintf_view": "qrintf, byte loop in a view a line",
        "qrintf_set_by_line": "qrintf, byte set, line by line",
        "qrintf_count": "qrintf, byte set, whole input",
        **with_tiers("qrintf_count", "qrintf, byte set"),
    }),
    "count": ("Lines counted", {
        "getc": "getc",
        "getc_unlocked": "getc_unlocked",
        "getline": "getline(3)",
        "mmap_loop": "mmap, byte loop, -O2",
        "mmap_loop_o3": "mmap, byte loop, -O3",
        "mmap_memchr": "mmap, memchr",
        "wc": "wc -l, whole process",
        "perl": "Perl, whole process",
        "qrintf_process": "qrintf, whole process",
        "qrintf_pipe": "qrintf, from a pipe",
        "qrintf_count": "qrintf",
        **with_tiers("qrintf_count", "qrintf"),
    }),
}


def rates(measured):
    """GB/s by (job, length, way)."""
    return {(*row.split("/"), way): measured.rate(row, way) / 1e9
            for row, ways in measured.rates.items() for way in ways
            if row.partition("/")[0] in JOBS}


def ordered_ways(job, measured):
    """Those of JOB that were measured: bounds, then the fastest first."""
    ways = [way for way in JOBS[job][1]
            if all((job, n, way) in measured for n in LENGTHS)]

    def place(way):
        product = 1.0
        for n in LENGTHS:
            product *= measured[job, n, way]
        return (not JOBS[job][1][way].startswith("bound"), -product)

    return sorted(ways, key=place)


def draw_row(axes, y, title, values):
    """A way: its name, a mark a length, and the numbers at the right."""
    if title.startswith("qrintf"):
        axes.axhspan(y - 0.5, y + 0.5, color=BAND, linewidth=0, zorder=0)
    elif title.startswith("bound"):
        axes.axhspan(y - 0.5, y + 0.5, color=BOUND, linewidth=0, zorder=0)
    axes.plot([min(values), max(values)], [y, y], color="#9a9a9a",
              linewidth=1.2, zorder=2)
    for value, column, (_, marker, colour) in zip(
            values, COLUMNS, LENGTHS.values()):
        axes.plot([value], [y], marker, color=colour, markersize=6, zorder=3,
                  markeredgecolor="white", markeredgewidth=0.5)
        axes.text(column, y, f"{value:.2f}", color=colour, fontsize=8,
                  ha="right", va="center", transform=axes.get_yaxis_transform())


def draw_job(axes, job, measured):
    ways = ordered_ways(job, measured)
    names = JOBS[job][1]
    for y, way in enumerate(ways):
        draw_row(axes, y, names[way],
                 [measured[job, n, way] for n in LENGTHS])
    for column, (name, _, colour) in zip(COLUMNS,
                                         LENGTHS.values()):
        axes.text(column, -0.95, name, color=colour, fontsize=8.5,
                  fontweight="bold", ha="right", va="center",
                  transform=axes.get_yaxis_transform())
    names_at_left(axes, range(len(ways)), [names[way] for way in ways])
    embolden(axes, ways)
    axes.set_ylim(len(ways) - 0.5, -0.5)
    axes.set_xscale("log")
    all_rates = [rate for (_, _, way), rate in measured.items() if way in names]
    axes.set_xlim(min(min(all_rates) * 0.85, 0.05), max(all_rates) * 1.2)
    ticks(axes.xaxis, [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50])
    grid(axes, "x", "#d5d5d5")
    axes.set_title(JOBS[job][0], loc="left", pad=18)
    axes.set_xlabel("GB/s of CPU time (log scale)")


def draw(results):
    measured = rates(results)
    columns = [("lines", "pipe"), ("bases", "count")]
    counts = {job: len(ordered_ways(job, measured)) for job in JOBS}
    height = max(sum(counts[job] for job in c) for c in columns)
    drawn = figure(16, 2.4 + 0.215 * height)
    for jobs, left in zip(columns, (0.195, 0.69)):
        places = drawn.add_gridspec(
            2, 1, left=left, right=left + 0.235, top=0.915, bottom=0.05,
            hspace=0.27, height_ratios=[max(counts[job], 1) for job in jobs])
        for i, job in enumerate(jobs):
            if counts[job]:
                draw_job(drawn.add_subplot(places[i]), job, measured)
    key(drawn)
    return drawn


def key(drawn):
    """The marks, above all; what the numbers at the right are."""
    drawn.text(0.01, 0.967, "Mean bytes a line, lengths mixed up to twice that:",
                fontsize=10, va="center")
    axes = drawn.add_axes([0.262, 0.955, 0.2, 0.024])
    axes.axis("off")
    axes.set_xlim(0, 10)
    axes.set_ylim(-1, 1)
    for x, (name, marker, colour) in zip((0.4, 2.4, 4.6), LENGTHS.values()):
        axes.plot([x], [0], marker, color=colour, markersize=7)
        axes.text(x + 0.35, 0, name, color=colour, fontsize=10, va="center",
                  fontweight="bold")
