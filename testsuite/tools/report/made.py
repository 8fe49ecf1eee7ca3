# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports made by hand, for the tests of qrintf-report."""

import json
import os


def lowered(function="f", format="%d", strategy="direct", count=1, **bound):
    return {"function": function, "format": format, "lowered": True,
            "strategy": strategy, **(bound or {"at_most": 11}), "count": count}


def kept(function="f", reason="format is not a literal", by_choice=False,
         count=1, format=None):
    return {"function": function, "format": format, "lowered": False,
            "by_choice": by_choice, "reason": reason, "count": count}


def call(file, line, *copies, name="snprintf", column=3, **more):
    return {"file": file, "line": line, "column": column, "name": name,
            **more, "copies": list(copies)}


def unit(folder, name, *calls, **more):
    """Puts a unit's report into FOLDER."""
    os.makedirs(folder, exist_ok=True)
    members = {"qrintf-report": 1, "unit": name, "directory": os.getcwd(),
               "output": name, "stage": "compile", "language": "GNU C17",
               "compiler": "GCC 12.2.0", "plugin": "0.1.0", "options": ["-O2"],
               "not_run": "", "calls": list(calls), **more}
    path = os.path.join(folder, name.replace("/", "_") + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(members, file)
    return path
