# SPDX-License-Identifier: GPL-3.0-or-later
"""Recipes: the particulars of building and testing a package.

A list of packages is a TOML file with a table for each package.  A package
without a recipe is built by Debian's rules only, and its tests are those that
the rules run.  Refuses unknown keys and invalid regular expressions.
"""

import dataclasses
import pathlib
import re
import shlex

from .running import Problem


@dataclasses.dataclass(frozen=True)
class Recipe:
    name: str
    kind: str = ""         # the kind of program, for the page
    options: str = ""      # added to DEB_BUILD_OPTIONS
    profiles: str = ""     # DEB_BUILD_PROFILES
    test: str = ""         # a shell command, if the rules run no tests
    verdicts: tuple = ()   # lines of the tests besides those of verdicts.py, in its form
    only: bool = False     # the tests run outside of dh_auto_test
    whole: bool = False    # tests also run outside of dh_auto_test
    via: str = ""          # "wrapper": the package ignores Debian's flags
    limit: int = 3600      # seconds for one build with its tests
    input: str = ""        # a shell command that makes the workloads' input
    workloads: dict = dataclasses.field(default_factory=dict)  # {title: a shell command}
    known: tuple = ()      # differences that are explained: patterns of "KIND: ITEM"
    why: str = ""          # the reason for these settings
    folder: pathlib.Path = None  # the folder of the list of recipes


WORDS_OF_TYPES = {str: "a string", int: "a number", bool: "true or false",
                  list: "a list of strings", dict: 'a table, TITLE = "COMMAND"'}


def checked(name, table, folder):
    known = {field.name: field.type for field in dataclasses.fields(Recipe)
             if field.name not in ("name", "folder")}
    if unknown := sorted(set(table) - set(known)):
        raise Problem(f"the recipe of {name} has an unknown key: {', '.join(unknown)}",
                      f"known are {', '.join(sorted(known))}")
    for key, value in table.items():
        wanted = list if known[key] is tuple else known[key]
        parts = list(value.values() if isinstance(value, dict) else
                     value if isinstance(value, list) else ())
        if not isinstance(value, wanted) or not all(isinstance(part, str) for part in parts):
            raise Problem(f"the recipe of {name}: {key} is {WORDS_OF_TYPES[wanted]}")
    for pattern in (*table.get("verdicts", ()), *table.get("known", ())):
        try:
            re.compile(pattern)
        except re.error as error:
            raise Problem(f"the recipe of {name} has a broken regular expression: "
                          f"{pattern}: {error}") from error
    if table.get("known") and not table.get("why"):
        raise Problem(f"the recipe of {name} does not say why there are known differences")
    if table.get("via", "") not in ("", "flags", "wrapper"):
        raise Problem(f"the recipe of {name}: via is \"flags\" or \"wrapper\"")
    for title, command in table.get("workloads", {}).items():
        try:
            shlex.split(command)
        except ValueError as error:
            raise Problem(f"the workload \"{title}\" of {name}: {error}") from error
    return Recipe(name, folder=folder, **{key: tuple(value) if isinstance(value, list) else value
                                          for key, value in table.items()})


def read(path):
    """{name: Recipe} of the file PATH, in its order."""
    try:
        import tomllib
    except ImportError as error:
        raise Problem("a list of packages needs Python 3.11 or later") from error
    try:
        with open(path, "rb") as file:
            tables = tomllib.load(file)
    except OSError as error:
        raise Problem(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Problem(f"{path} is broken: {error}") from error
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise Problem(f"{path}: {name} is no table")
    folder = pathlib.Path(path).resolve().parent
    return {name: checked(name, table, folder) for name, table in tables.items()}
