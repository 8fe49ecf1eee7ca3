# SPDX-License-Identifier: GPL-3.0-or-later
"""The times in Google Benchmark's JSON, by row and competitor."""

import json
import re
import statistics

UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
# The suffixes that Google Benchmark adds to ROW/COMPETITOR.
ADDED = re.compile(r"(/(iterations|repeats|threads):\d+|/(real|manual)_time)+$")
BY_CLOCK = re.compile(r"/(real|manual)_time(/|$)")


class Results:
    """times[row][competitor] are nanoseconds per call, one for each repetition;
    rates are bytes per second, if a bench has them.  Rows are in the bench's
    order."""

    def __init__(self, data):
        self.times, self.rates = {}, {}
        # They are reported when they end, in a random order.
        for run in sorted(data["benchmarks"],
                          key=lambda run: run.get("family_index", 0)):
            if run.get("run_type", "iteration") != "iteration":
                continue
            name = run.get("run_name", run["name"])
            row, _, competitor = ADDED.sub("", name).rpartition("/")
            # A manual time is stored in place of the clock's.
            clock = "real_time" if BY_CLOCK.search(name) else "cpu_time"
            self.times.setdefault(row, {}).setdefault(competitor, []).append(
                float(run[clock]) * UNITS[run.get("time_unit", "ns")])
            if "bytes_per_second" in run:
                self.rates.setdefault(row, {}).setdefault(competitor, []).append(
                    run["bytes_per_second"])

    def median(self, row, competitor):
        return statistics.median(self.times[row][competitor])

    def rate(self, row, competitor):
        return statistics.median(self.rates[row][competitor])


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)
