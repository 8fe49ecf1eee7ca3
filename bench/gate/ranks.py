# SPDX-License-Identifier: GPL-3.0-or-later
"""The Mann-Whitney test (Mann and Whitney, Annals of Mathematical Statistics 18,
1947), one-sided: by scipy where Debian's python3-scipy is there and no two values
are equal, else by counting all ways to deal the ranks."""

import math

try:
    from scipy.stats import mannwhitneyu
except ImportError:
    mannwhitneyu = None


def doubled_midranks(values):
    """Twice each value's rank, from 1; equal values share the mean of theirs."""
    order = sorted(values)
    first = {}
    for place, value in enumerate(order):
        first.setdefault(value, place)
    count = {value: order.count(value) for value in first}
    return [2 * first[v] + count[v] + 1 for v in values]


def exact_less(new, old):
    """The chance of a sum of ranks as small as NEW's, or smaller, if both came
    from one source.

    ways[k] holds, in fields of WIDTH bits, how many choices of k of all values
    have each sum: adding a value moves them by its rank.  Every number of
    choices is below 2^WIDTH, as there are 2^(len) choices in all.
    """
    ranks = doubled_midranks(list(new) + list(old))
    width = len(ranks)
    ways = [1] + [0] * len(new)
    for rank in ranks:
        for k in range(len(new), 0, -1):
            ways[k] += ways[k - 1] << rank * width
    up_to = sum(ranks[:len(new)]) + 1
    few = ways[-1] & ((1 << up_to * width) - 1)
    mask = (1 << width) - 1
    total = 0
    while few:
        total += few & mask
        few >>= width
    return total / math.comb(len(ranks), len(new))


def less(new, old):
    """How likely NEW would lie so much lower than OLD by chance."""
    pooled = list(new) + list(old)
    if mannwhitneyu and len(set(pooled)) == len(pooled):
        return float(mannwhitneyu(new, old, alternative="less",
                                  method="exact").pvalue)
    return exact_less(new, old)
