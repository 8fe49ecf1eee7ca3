# SPDX-License-Identifier: GPL-3.0-or-later
"""The Mann-Whitney test, one-sided, by scipy (Debian: python3-scipy)."""

from problem import CannotMeasure


def less(new, old):
    """How likely NEW would lie so much lower than OLD by chance."""
    try:
        from scipy.stats import mannwhitneyu
    except ImportError as problem:
        raise CannotMeasure("scipy is missing: apt-get install python3-scipy, and "
                            "run /usr/bin/python3") from problem
    # The exact distribution is that of values that all differ.
    differ = len({*new, *old}) == len(new) + len(old)
    return float(mannwhitneyu(new, old, alternative="less",
                              method="exact" if differ else "asymptotic").pvalue)
