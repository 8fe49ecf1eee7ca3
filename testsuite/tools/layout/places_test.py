# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in one place only, told from the sources' text.

    places_test.py SOURCE

Intrinsics of x86 are in the runtime's x86/ folders, and what differs from target to
target is in plugin/gcc/target.*.  No include runs in a circle from file to file, nor,
in the runtime, from folder to folder.
"""

import collections
import pathlib
import re
import sys

INTRINSICS = re.compile(r'\b(_mm\d*_\w+|__m(128|256|512)[id]?|__mmask\d+'
                        r'|_(bzhi|lzcnt|tzcnt|pext|pdep)_u\d+|\w+intrin\.h)\b')
TARGET = re.compile(r'\b(TARGET_[A-Z0-9_]+|OPTION_(GLIBC|MUSL)|(ix86|s390|aarch64)_\w+|targetm|POINTER_SIZE'
                    r'|(BITS|BYTES|WORDS)_BIG_ENDIAN|ASSEMBLER_DIALECT)\b')
INCLUDE = re.compile(r'^ *# *include "([^"]+)"', re.M)

SUFFIXES = ('.c', '.h', '.cc', '.hpp', '.def', '.inc')


def sources(root, folder):
    return sorted(path for path in (root / folder).rglob('*')
                  if path.suffix in SUFFIXES)


def found(root, paths, pattern):
    """A line for each of PATHS that has PATTERN."""
    for path in paths:
        match = pattern.search(path.read_text(encoding='utf-8'))
        if match:
            yield f'{path.relative_to(root)} has {match[0]}'


def out_of_place(root):
    runtime = [path for path in sources(root, 'runtime') if 'x86' not in path.parts]
    plugin = [path for path in sources(root, 'plugin')
              if path.parent.name != 'gcc' or path.stem != 'target']
    return [*found(root, runtime, INTRINSICS), *found(root, plugin, TARGET)]


def includes(root, folder, roots):
    """Which files each source in FOLDER includes, of those below ROOTS."""
    graph = {}
    for path in sources(root, folder):
        names = INCLUDE.findall(path.read_text(encoding='utf-8'))
        graph[path] = {(top / name).resolve() for name in names
                       for top in (path.parent, *roots) if (top / name).is_file()}
    return graph


def circle(graph):
    """One circle in GRAPH as a list, or an empty one."""
    done, way = set(), []

    def visit(node):
        if node in way:
            return way[way.index(node):] + [node]
        if node in done:
            return []
        way.append(node)
        for other in sorted(graph.get(node, ())):
            circular = visit(other)
            if circular:
                return circular
        done.add(way.pop())
        return []

    return next(filter(None, map(visit, sorted(graph))), [])


def of_folders(graph, top):
    """The same between the folders directly below TOP."""
    folders = collections.defaultdict(set)
    for path, others in graph.items():
        for other in others:
            if top in other.parents and top in path.parents:
                one, two = (p.relative_to(top).parts[0] for p in (path, other))
                if one != two and path.parent != top:
                    folders[one].add(two)
    return folders


def circles(root):
    plugin = includes(root, 'plugin', [root / 'plugin', root / 'runtime/include'])
    runtime = includes(root, 'runtime/src',
                       [root / 'runtime/src', root / 'runtime/include'])
    for graph in plugin, runtime, of_folders(runtime, root / 'runtime/src'):
        assert sum(map(len, graph.values())) > 10
        nodes = circle(graph)
        if nodes:
            yield 'a circle: ' + ' -> '.join(str(p).removeprefix(f'{root}/')
                                             for p in nodes)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    failures = [*out_of_place(root), *circles(root)]
    for failure in failures:
        print(f'FAIL: {failure}')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
