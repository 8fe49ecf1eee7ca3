# SPDX-License-Identifier: GPL-3.0-or-later
"""Joins the chunks of one file (embedded_chunks.py) into the parts that objects
get.

A part becomes one COMDAT group: a function or object with a name that other
files use, and everything that only it uses.

Refused: code without a label, to which nothing could refer.
"""

import hashlib
import re

from embedded_chunks import CONSTANT, NAME, fail, is_private

THUNK = '__x86.get_pc_thunk.'
GLOBAL = re.compile(r'__qrintf_[.\w$]+')    # also at the end of a section's name
REFERENCE = re.compile(r'\.(?!size\b)\w+\s+[^"]*[A-Za-z_]')    # named data


class Part:
    """Chunks that form one COMDAT group."""

    def __init__(self, chunks, own):
        self.chunks = chunks
        self.own = own    # chunks that no other part uses
        self.aliases = []

    def labels(self):
        return [label for chunk in self.chunks for label in chunk.labels]

    def own_names(self):
        """The symbols that no other part uses."""
        return [n for chunk in self.own for n in chunk.labels if not is_private(n)]

    def names(self):
        """The symbols that others may use."""
        own = self.own_names()
        return [n for n in self.labels() if not is_private(n) and n not in own]

    def is_plain_data(self):
        """Whether this is read-only data without references, whose name only
        its source uses."""
        return not self.aliases and not any(
            set('xw') & set(chunk.flags) or any(map(GLOBAL.match, chunk.labels))
            or any(REFERENCE.match(line) for line in chunk.lines)
            for chunk in self.chunks)

    def digest(self):
        """Eight digits that equal those of another part only if its lines are
        the same."""
        text = '\n'.join(line for chunk in self.chunks for line in chunk.lines)
        return hashlib.sha256(text.encode('ascii')).hexdigest()[:8]


def is_constant(chunk):
    """Whether CHUNK is copied into each part that uses it."""
    size = CONSTANT.search(chunk.section)
    return bool('M' in chunk.flags and size and int(size.group(1)) <= 16)


class Source:
    """The chunks of one file, and which of them are joined.

    A set of joined chunks is identified by its root, the index of one of them.
    KEPT are names that belong to no single part, though they are local to the
    file.
    """

    def __init__(self, chunks, kept):
        self.chunks, self.kept = chunks, kept
        self.owner = {label: i for i, c in enumerate(chunks) for label in c.labels}
        self.root = list(range(len(chunks)))
        self.own = set()    # chunks that only one part uses

    def root_of(self, i):
        while self.root[i] != i:
            i = self.root[i]
        return i

    def join(self, i, j):
        low, high = sorted((self.root_of(i), self.root_of(j)))
        self.root[high] = low

    def joined(self, root):
        return [i for i in range(len(self.chunks)) if self.root_of(i) == root]

    def uses(self):
        """(chunk, name, the chunk that has the name) of each name that is used."""
        for i, chunk in enumerate(self.chunks):
            for line in chunk.lines:
                for name in NAME.findall(line):
                    if name in self.owner:
                        yield i, name, self.owner[name]

    def users(self):
        """By the root of each set, the roots of those that use it."""
        users = {}
        for i, _, other in self.uses():
            if self.root_of(other) != self.root_of(i):
                users.setdefault(self.root_of(other), set()).add(self.root_of(i))
        return users

    def may_move(self, indices):
        """Whether no other file refers to the joined chunks by a name."""
        names = [n for i in indices if i not in self.own for n in self.chunks[i].labels
                 if not is_private(n)]
        return not any('w' in self.chunks[i].flags or is_constant(self.chunks[i])
                       for i in indices) and not any(
            GLOBAL.match(n) or n in self.kept or n.startswith(THUNK) for n in names)

    def join_private(self):
        """Joins the chunks that use each other's private labels, and joins
        writable data with all chunks that use it, because only these give its
        contents a meaning.

        Writable data with a public name is a part of its own.  Its text has to
        name the function that defines the meaning of its values, in a comment
        of the assembly: so its hash covers that function as well.
        """
        for i, name, other in self.uses():
            if (is_private(name) or name.endswith('.cold')
                    or 'w' in self.chunks[other].flags and not GLOBAL.match(name)):
                self.join(i, other)

    def join_own(self):
        """Repeatedly joins chunks that only one part uses with that part."""
        for used, by in self.users().items():
            indices = self.joined(used)
            if len(by) == 1 and self.may_move(indices):
                self.root[used] = by.pop()
                self.own.update(indices)
                self.join_own()
                return

    def join_data(self):
        """Joins read-only data that the same parts use."""
        first = {}
        for used, by in self.users().items():
            data = self.joined(used)
            if (not any('x' in self.chunks[i].flags for i in data)
                    and self.may_move(data)):
                self.join(first.setdefault(frozenset(by), used), used)

    def constants_of(self, indices):
        """Those that the chunks at INDICES use."""
        return sorted({other for i, _, other in self.uses()
                       if i in indices and is_constant(self.chunks[other])})

    def part(self, indices):
        copies = self.constants_of(indices)
        own = [i for i in indices if i in self.own] + copies
        return Part([self.chunks[i] for i in indices + copies],
                    [self.chunks[i] for i in own])


def parts_of(path, chunks, kept):
    """The parts of the chunks of the file at PATH, as few as possible.

    A group and its names take some 150 bytes of an object.  So chunks without a
    public name that are not in KEPT are joined: those that only one part uses,
    with that part; data that the same parts use, as one part.  Each part has a
    copy of the constants of up to 16 bytes that it uses.
    """
    source = Source(chunks, kept)
    source.join_private()
    source.join_own()
    source.join_data()
    groups = {}
    for i, chunk in enumerate(chunks):
        if chunk.labels and not is_constant(chunk):
            groups.setdefault(source.root_of(i), []).append(i)
        elif not chunk.labels and any(not line.startswith('.') for line in chunk.lines):
            fail(path, f'{chunk.section} has no label')
    return [source.part(indices) for indices in groups.values()]
