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
    order.  WHOLE says whether all of its rows were measured."""

    def __init__(self, data=()):
        self.context, self.times, self.rates, self.whole = {}, {}, {}, True
        for each in data:
            self.add(each)

    def add(self, data):
        if not isinstance(data, dict):
            raise ValueError("not Google Benchmark's JSON")
        self.context.update(data.get("context", {}))
        self.whole &= self.context.get("filter", "") in ("", ".", "all")
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

    def all_of(self, row, competitor):
        return self.times.get(row, {}).get(competitor)

    def median(self, row, competitor):
        """None if it was not measured."""
        times = self.all_of(row, competitor)
        return statistics.median(times) if times else None

    def rate(self, row, competitor):
        rates = self.rates.get(row, {}).get(competitor)
        return statistics.median(rates) if rates else None


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def load(*paths):
    """Raises OSError, ValueError or KeyError."""
    return Results(map(read, paths))
