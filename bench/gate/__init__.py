# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of gate.py: counting (counting, callgrind, sizes), what was recorded
(baseline), the judgements (judgement, timing, ranks, costs) and output (report).
"""


class CannotMeasure(Exception):
    """The text says why, and what to do about it."""
