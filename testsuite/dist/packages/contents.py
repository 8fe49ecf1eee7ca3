# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks into the packages that make.sh made: contents.py MADE SOURCE BUILD CC.

What lintian does not know: which files belong in which package, that each depends on
what it was built for, that nothing of the build is in it, that DEB and RPM hold the
same, and that a second build of the same tree gave the same to the bit.
"""

import glob
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import unittest

MADE, SOURCE, BUILD, CC = sys.argv[1:5]
FOR_GCC = re.compile(r"gcc-\d+-plugin-qrintf(-.*)?$")


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


class Deb:
    """A package file: .fields, .control (name to bytes), .members (path to
    tarfile.TarInfo) and .data (path to bytes)."""

    def __init__(self, path):
        self.path = path
        _, self.control = self.unpack("--ctrl-tarfile")
        self.members, self.data = self.unpack("--fsys-tarfile")
        text = self.control["control"].decode()
        self.fields = dict(re.findall(r"^([\w-]+): (.*)$", text, re.M))
        self.name = self.fields["Package"]
        self.paths = {path for path, member in self.members.items()
                      if not member.isdir()}

    def unpack(self, part):
        members, data = {}, {}
        archive = io.BytesIO(run("dpkg-deb", part, self.path))
        with tarfile.open(fileobj=archive) as tar:
            for member in tar:
                name = member.name.removeprefix("./").rstrip("/")
                if name not in ("", "."):
                    members[name] = member
                if member.isreg():
                    data[name] = tar.extractfile(member).read()
        return members, data


def debs(folder):
    made = [Deb(path) for path in glob.glob(f"{MADE}/{folder}/*.deb")]
    return {deb.name: deb for deb in made}


PACKAGES = debs("1")


def owner(command):
    """(name, version) of the package that brought the GCC COMMAND."""
    asked = run(command, "-print-prog-name=lto1").decode().strip()
    name = run("dpkg-query", "-S", os.path.realpath(asked)).decode()
    machine = run(command, "-dumpmachine").decode().strip().replace("_", "-")
    name = re.match(r"[^:,]+", name).group().removesuffix(f"-{machine}")
    return name, run("dpkg-query", "-W", "-f", "${Version}", name).decode()


def in_all(test):
    """TEST, of the class below, for each package."""
    def each(self):
        for deb in PACKAGES.values():
            with self.subTest(deb.name):
                test(self, deb)
    return each


class Fields(unittest.TestCase):
    def test_the_four_packages_are_there(self):
        own = owner(CC)[0]
        self.assertLessEqual({f"{own}-plugin-qrintf", "libqrintf-rt0.1",
                              "libqrintf-dev", "qrintf"}, set(PACKAGES))

    def test_no_others_are_there_but_plugins(self):
        others = set(PACKAGES) - {"libqrintf-rt0.1", "libqrintf-dev", "qrintf"}
        self.assertEqual([], [o for o in others if not FOR_GCC.match(o)])

    def test_each_plugin_of_the_build_has_one(self):
        for path in glob.glob(f"{BUILD}/plugin/gcc-*/libqrintf.so"):
            gcc = os.path.basename(os.path.dirname(path))
            if subprocess.run(["dpkg-query", "-W", gcc], check=False,
                              capture_output=True).returncode == 0:
                self.assertIn(re.sub(r"^gcc-\d+", r"\g<0>-plugin-qrintf", gcc),
                              set(PACKAGES))

    def test_plugin_depends_on_exactly_its_gcc(self):
        for name in filter(FOR_GCC.match, PACKAGES):
            gcc = name.replace("-plugin-qrintf", "")
            version = run("dpkg-query", "-W", "-f", "${Version}", gcc).decode()
            with self.subTest(name):
                self.assertIn(f"{gcc} (= {version}),",
                              PACKAGES[name].fields["Depends"])

    def test_packages_of_a_build_belong_together(self):
        version = PACKAGES["qrintf"].fields["Version"]
        for name, on in (("libqrintf-dev", "libqrintf-rt0.1 (="),
                         ("qrintf", f"{owner(CC)[0]}-plugin-qrintf (>=")):
            self.assertIn(f"{on} {version})", PACKAGES[name].fields["Depends"])

    def test_sections(self):
        for name, deb in PACKAGES.items():
            section = {"libqrintf-rt0.1": "libs",
                       "libqrintf-dev": "libdevel"}.get(name, "devel")
            self.assertEqual(section, deb.fields["Section"], name)

    @in_all
    def test_common_fields(self, deb):
        native = run("dpkg", "--print-architecture").decode().strip()
        architecture = "all" if deb.name == "qrintf" else native
        fields = deb.fields
        self.assertEqual(architecture, fields["Architecture"])
        self.assertEqual("qrintf", fields["Source"])
        self.assertEqual("optional", fields["Priority"])
        self.assertRegex(fields["Version"], r"^\d+(\.\d+)*-[\w.+~]+$")
        self.assertEqual(f"{deb.name}_{fields['Version']}_{architecture}.deb",
                         os.path.basename(deb.path))

    @in_all
    def test_synopsis_neither_repeats_the_name_nor_starts_with_an_article(self,
                                                                          deb):
        synopsis = deb.fields["Description"]
        self.assertLess(len(synopsis), 80)
        self.assertNotRegex(synopsis.lower(), rf"^({deb.name}|an?|the)\b")
        self.assertFalse(synopsis.endswith("."))

    @in_all
    def test_no_maintainer_scripts(self, deb):
        library = {"shlibs", "symbols", "triggers"}
        expected = library if deb.name == "libqrintf-rt0.1" else set()
        self.assertEqual(expected | {"control", "md5sums"}, set(deb.control))


class Library(unittest.TestCase):
    def setUp(self):
        self.deb = PACKAGES["libqrintf-rt0.1"]

    def test_control_files(self):
        self.assertRegex(self.deb.control["shlibs"].decode(),
                         r"^libqrintf_rt 0\.1 libqrintf-rt0\.1 \(>= \d[\d.]*\)\n$")
        self.assertEqual("activate-noawait ldconfig\n",
                         self.deb.control["triggers"].decode())

    def test_symbols_lists_every_symbol(self):
        listed = set(re.findall(r"^ (\w+)@(\S+) ",
                                self.deb.control["symbols"].decode(), re.M))
        library = f"{BUILD}/runtime/libqrintf_rt.so.0.1"
        named = run("nm", "-D", "--defined-only", library).decode()
        exported = set(re.findall(r" [TRWiDBAV] (\w+)@@?(\S+)", named))
        self.assertEqual(exported, listed)
        self.assertIn(("qrintf_u32toa", "QRINTF_0.1"), listed)


class Files(unittest.TestCase):
    def test_each_file_is_in_one_package(self):
        seen = {}
        for deb in PACKAGES.values():
            for path in deb.paths:
                self.assertNotIn(path, seen, deb.name)
                seen[path] = deb.name

    def test_what_is_where(self):
        own = f"{owner(CC)[0]}-plugin-qrintf"
        triplet = run(CC, "-print-multiarch").decode().strip()
        folder = os.path.realpath(
            run(CC, "-print-file-name=plugin").decode().strip())
        lib = f"usr/lib/{triplet}"
        for package, wanted in {
                own: [f"{folder[1:]}/libqrintf.so"],
                "libqrintf-rt0.1": [f"{lib}/libqrintf_rt.so.0.1"],
                "libqrintf-dev": [
                    "usr/include/qrintf/itoa.h",
                    "usr/include/qrintf/line_reader.h", f"{lib}/libqrintf_rt.a",
                    f"{lib}/libqrintf_rt.so", f"{lib}/pkgconfig/qrintf.pc",
                    f"{lib}/cmake/qrintf/qrintf-config.cmake"],
                "qrintf": [
                    "usr/bin/qrintf-gcc", "usr/bin/qrintf-g++",
                    "usr/share/man/man1/qrintf.1.gz",
                    "usr/share/man/man3/qrintf_itoa.3.gz",
                    "usr/share/man/man3/qrintf_line_reader.3.gz",
                    "usr/share/doc/qrintf/README.md"]}.items():
            for path in wanted:
                with self.subTest(path):
                    self.assertTrue(path in PACKAGES[package].paths, path)

    @in_all
    def test_no_plugin_where_the_linker_looks(self, deb):
        for path in deb.paths:
            if os.path.basename(path) == "libqrintf.so":
                self.assertRegex(path, r"^usr/lib/gcc[^/]*/[^/]+/\d+/plugin/")

    @in_all
    def test_modes_owners_and_dates(self, deb):
        dates = {member.mtime for member in deb.members.values()}
        self.assertEqual(1, len(dates))
        for path, member in deb.members.items():
            mode = 0o777 if member.issym() else 0o755 if (
                member.isdir() or path.startswith("usr/bin/")
                or deb.data.get(path, b"").startswith(b"#!")) else 0o644
            self.assertEqual((mode, "root", "root"),
                             (member.mode, member.uname, member.gname), path)

    @in_all
    def test_no_empty_files_and_folders(self, deb):
        self.assertEqual([], [p for p, data in deb.data.items() if not data])
        for path, member in deb.members.items():
            if member.isdir():
                self.assertTrue(any(p.startswith(f"{path}/")
                                    for p in deb.paths), path)

    @in_all
    def test_nothing_of_the_build_is_in_it(self, deb):
        for path, data in deb.data.items():
            for folder in {SOURCE, BUILD}:
                self.assertNotIn(folder.encode() + b"/", data, path)

    @in_all
    def test_md5sums(self, deb):
        sums = dict((path, md5) for md5, path in re.findall(
            r"^(\w+)  (.*)$", deb.control["md5sums"].decode(), re.M))
        self.assertEqual({path: hashlib.md5(data).hexdigest()
                          for path, data in deb.data.items()}, sums)

    @in_all
    def test_changelog_is_of_this_version(self, deb):
        packed = deb.data[f"usr/share/doc/{deb.name}/changelog.Debian.gz"]
        self.assertEqual(bytes(4), packed[4:8], "a date in it")
        self.assertEqual(2, packed[8], "not gzip -9")
        top = gzip.decompress(packed).decode().splitlines()[0]
        self.assertTrue(top.startswith(f"qrintf ({deb.fields['Version']}) "), top)

    @in_all
    def test_manual_pages_are_compressed(self, deb):
        for path in deb.paths:
            if path.startswith("usr/share/man/"):
                self.assertTrue(path.endswith(".gz"), path)

    @in_all
    def test_libraries_are_stripped_and_hardened(self, deb):
        for path, data in deb.data.items():
            if not re.search(r"\.so(\.|$)", path):
                continue
            with open(f"{MADE}/library", "wb") as file:
                file.write(data)
            sections = run("readelf", "-SW", file.name).decode()
            self.assertNotRegex(sections, r"\.(debug_|symtab|comment)", path)
            told = run("readelf", "-lWd", file.name).decode()
            self.assertIn("GNU_RELRO", told, path)
            self.assertIn("BIND_NOW", told, path)
            self.assertRegex(told, r"GNU_STACK .* RW ", path)

    def test_archive_has_no_debug_information(self):
        data, = (data for path, data in PACKAGES["libqrintf-dev"].data.items()
                 if path.endswith(".a"))
        with open(f"{MADE}/library", "wb") as file:
            file.write(data)
        self.assertNotIn(".debug_",
                         run("readelf", "-SW", file.name).decode())


class Licences(unittest.TestCase):
    def text(self, deb):
        return deb.data[f"usr/share/doc/{deb.name}/copyright"].decode()

    @in_all
    def test_gpl_where_the_plugin_is(self, deb):
        gpl = "License: GPL-3.0-or-later" in self.text(deb)
        self.assertEqual(deb.name != "libqrintf-rt0.1", gpl)

    @in_all
    def test_mit_where_the_runtime_is(self, deb):
        with open(f"{SOURCE}/LICENSE", encoding="utf-8") as file:
            permission = file.read().partition("Permission is")[2].split()
        words = self.text(deb).replace("\n .\n", "\n").split()
        self.assertEqual(deb.name != "qrintf",
                         " ".join(permission) in " ".join(words))


class Reproducible(unittest.TestCase):
    def test_the_second_build_is_the_same(self):
        first = sorted(glob.glob(f"{MADE}/1/*.deb") + glob.glob(f"{MADE}/1/*.rpm"))
        for path in first:
            with self.subTest(path), open(path, "rb") as one, open(
                    f"{MADE}/again/{os.path.basename(path)}", "rb") as two:
                self.assertTrue(one.read() == two.read())

    def test_the_next_version_is_higher(self):
        for name, deb in debs("2").items():
            run("dpkg", "--compare-versions", deb.fields["Version"], "gt",
                PACKAGES[name].fields["Version"])


@unittest.skipUnless(shutil.which("rpmbuild"), "no rpmbuild, and so no RPMs")
class Rpms(unittest.TestCase):
    QUERY = ("[%{FILENAMES}\t%{FILEMODES:perms}\t%{FILEUSERNAME}"
             "\t%{FILEDIGESTS}\t%{FILELINKTOS}\n]")

    def setUp(self):
        paths = glob.glob(f"{MADE}/1/*.rpm")
        self.rpms = {run("rpm", "-qp", "--qf", "%{NAME}", path).decode(): path
                     for path in paths}

    def payload(self, path):
        """{path: what it is}, without folders."""
        listed = run("rpm", "-qp", "--qf", self.QUERY, path).decode()
        rows = (line.split("\t") for line in listed.splitlines())
        return {row[0][1:]: tuple(row[1:]) for row in rows if row[1][0] != "d"}

    def test_one_for_each_deb(self):
        self.assertEqual(set(PACKAGES), set(self.rpms))

    @in_all
    def test_payload_is_the_debs(self, deb):
        expected = {}
        for path in deb.paths:
            member = deb.members[path]
            if member.issym():
                what = "lrwxrwxrwx", "root", "", member.linkname
            else:
                mode = "-rwxr-xr-x" if member.mode & 1 else "-rw-r--r--"
                what = (mode, "root",
                        hashlib.sha256(deb.data[path]).hexdigest(), "")
            expected[path] = what
        self.assertEqual(expected, self.payload(self.rpms[deb.name]))

    def test_licences(self):
        for name, path in self.rpms.items():
            licence = run("rpm", "-qp", "--qf", "%{LICENSE}", path).decode()
            self.assertEqual("MIT" if name == "libqrintf-rt0.1" else
                             "GPL-3.0-or-later" if name == "qrintf" else
                             "GPL-3.0-or-later AND MIT", licence, name)

    def test_plugins_provide_no_library(self):
        for name, path in self.rpms.items():
            provided = run("rpm", "-qp", "--provides", path).decode()
            self.assertNotIn("libqrintf.so", provided, name)


if __name__ == "__main__":
    if not PACKAGES:
        print("SKIPPED: no DEBs: see packages-make")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
