# SPDX-License-Identifier: GPL-3.0-or-later
"""The contents of a build's packages: names, modes, contents, exported symbols,
NEEDED, fields, and the size of programs' text.

Machine code is not compared: for an ELF file, an object or an archive of these
the content is just `code'.  Other files are compared, compressed ones after
unpacking, without the flags that were given to the build, and without build
IDs.
"""

import bz2
import gzip
import hashlib
import lzma
import re
import subprocess
import tarfile
import tempfile
import zlib

ELF, ARCHIVE = b"\x7fELF", b"!<arch>\n"
UNPACK = {".gz": gzip.decompress, ".bz2": bz2.decompress, ".xz": lzma.decompress}
# Fields that follow from the files, and fields that the rebuild itself changes.
NO_FIELDS = ("Installed-Size", "Description", "Build-Ids")
NO_CONTROL = ("./control", "./md5sums")
BUILD_ID = re.compile(r"(\.build-id/)[0-9a-f]{2}/[0-9a-f]+")


def tool(*command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, **more).stdout


def members(package, what):
    """(member, bytes of a file) of the tar file WHAT in PACKAGE."""
    with subprocess.Popen(["dpkg-deb", what, package], stdout=subprocess.PIPE) as process:
        with tarfile.open(fileobj=process.stdout, mode="r|") as tar:
            for member in tar:
                file = tar.extractfile(member) if member.isreg() else None
                yield member, file.read() if file else b""


class Normaliser:
    """Removes the differences that the rebuild itself causes from a file's
    contents: FLAGS are the words that were added to the compiler's."""

    def __init__(self, flags):
        self.words = sorted({word.encode() for word in flags}, key=len, reverse=True)

    def __call__(self, name, data):
        for suffix, unpack in UNPACK.items():
            if name.endswith(suffix):
                try:
                    data = unpack(data)
                except (OSError, EOFError, ValueError, lzma.LZMAError, zlib.error):
                    pass
        for word in self.words:
            data = data.replace(b" " + word, b"").replace(word, b"")
        return data


def fields_of(package):
    text = tool("dpkg-deb", "-f", package, text=True)
    joined = re.sub(r"\n[ \t]+", " ", text)
    fields = dict(line.split(": ", 1) for line in joined.splitlines() if ": " in line)
    return {name: value.strip() for name, value in fields.items() if name not in NO_FIELDS}


def is_code(data):
    return data.startswith(ELF) or data.startswith(ARCHIVE)


class Linked:
    """The result of the linker for one program or shared library."""

    def __init__(self, path):
        dynamic = tool("readelf", "-W", "-d", path, text=True, stderr=subprocess.DEVNULL)
        self.needed = sorted(re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic))
        self.soname = "".join(re.findall(r"\(SONAME\).*\[(.+)\]", dynamic))
        self.symbols = sorted(self.exported(path))
        sizes = tool("size", path, text=True, stderr=subprocess.DEVNULL).splitlines()
        self.text = int(sizes[1].split()[0]) if len(sizes) > 1 else 0

    @staticmethod
    def exported(path):
        table = tool("readelf", "-W", "--dyn-syms", path, text=True,
                     stderr=subprocess.DEVNULL)
        for line in table.splitlines():
            word = line.split()
            if len(word) >= 8 and word[0].rstrip(":").isdigit() and word[6] != "UND" \
               and word[5] in ("DEFAULT", "PROTECTED"):
                yield f"{word[3]} {word[7]}"


def is_linked(data):
    """Whether this is an executable or a shared library."""
    return data[:4] == ELF and data[16:17] in (b"\2", b"\3")


class Contents:
    """Everything that is compared of the packages PACKAGES, and the text size
    of each program."""

    def __init__(self, packages, normalise, library=""):
        self.normalise, self.library = normalise, library
        self.files, self.contents, self.symbols = {}, {}, {}
        self.needed, self.depends, self.text = {}, {}, {}
        for package in sorted(packages):
            self.add(package)

    def add(self, package):
        fields = fields_of(package)
        name = fields["Package"]
        if name.endswith("-dbgsym"):
            return
        for field, value in fields.items():
            words = [word for word in value.split(", ")
                     if not (self.library and word.startswith(self.library))]
            if words:
                self.depends[f"{name} {field}"] = ", ".join(words)
        for member, data in members(package, "--ctrl-tarfile"):
            if member.isreg() and member.name not in NO_CONTROL:
                self.file(f"{name} control/{member.name[2:]}", member, data)
        for member, data in members(package, "--fsys-tarfile"):
            self.file(f"{name} {member.name[1:]}", member, data)

    def file(self, key, member, data):
        key = BUILD_ID.sub(r"\1*", key)
        if key.endswith("/.build-id/*") or "/.build-id/" in key:
            return
        kind = member.type.decode(errors="replace")
        self.files[key] = (f"{kind} {member.mode:04o} {member.uname}:{member.gname}"
                           f"{' -> ' + member.linkname if member.linkname else ''}")
        if member.isreg():
            self.contents[key] = ("code" if is_code(data) else hashlib.sha256(
                self.normalise(member.name, data)).hexdigest())
        if is_linked(data):
            self.linked(key, data)

    def linked(self, key, data):
        with tempfile.NamedTemporaryFile() as file:
            file.write(data)
            file.flush()
            found = Linked(file.name)
        ours = self.library and "libqrintf_rt.so.1"
        needed = " ".join(name for name in found.needed if name != ours)
        self.needed[key] = f"{needed}; SONAME {found.soname}" if found.soname else needed
        for symbol in found.symbols:
            if "@QRINTF_" not in symbol:  # a table of the library, copied by the linker
                self.symbols[f"{key} {symbol}"] = "defined"
        self.text[key] = found.text
