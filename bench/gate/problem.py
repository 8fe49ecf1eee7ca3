# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the gate throw where they cannot measure."""


class CannotMeasure(Exception):
    """The text says why, and what to do about it."""
