#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# rpm.sh OUT: the RPMs of cmake/packages/qrintf.spec, built of a copy of this
# tree; each file is in one of them, they ask for what they should, and the
# plugin of one, unpacked, lowers a program, also in a %build as docs/build-systems.md has it.
#
# Built without the names that Fedora's packages have, for this machine's GCC.
set -eu
out=$1
here=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$here/../../.." && pwd)
fail () { echo "FAIL: $*"; exit 1; }

rm -rf "$out"
mkdir -p "$out/source" "$out/root"
(cd "$tree" && tar -c --exclude='./build*' --exclude=./debian --exclude=./.git .) \
  | tar -C "$out/source" --no-same-owner -x
version=$(sed -n 's/^project (qrintf VERSION \([0-9.]*\).*/\1/p' "$tree/CMakeLists.txt")

cd "$out/source"
rpmbuild -bb --build-in-place --nodeps -D "_topdir $out/top" \
  -D "_libdir %{_prefix}/lib" -D "_lib lib" -D "debug_package %{nil}" \
  cmake/packages/qrintf.spec >"$out/log" 2>&1 || { tail -n 60 "$out/log"; exit 1; }
cd "$out"
mv top/RPMS/*/*.rpm .
set -- *.rpm
[ $# -eq 5 ] || fail "not five packages: $*"
for rpm; do
  [ "$(rpm -qp --qf '%{VERSION}' "$rpm")" = "$version" ] || fail "$rpm is not of $version"
  rpm -qp --qf '[%{FILEMODES:perms} %{FILENAMES}\n]' "$rpm" | sed -n 's/^[^d][^ ]* //p'
  (cd root && rpm2cpio "../$rpm" | cpio -id --quiet)
done | sort >files
[ -z "$(uniq -d files)" ] || fail "in two packages: $(uniq -d files)"
plugin=$(grep '/plugin/libqrintf\.so$' files)
for file in /usr/lib/libqrintf_rt.so.1 /usr/lib/libqrintf_rt.a /usr/bin/qrintf-gcc \
            /usr/include/qrintf/itoa.h; do
  grep -qx "$file" files || fail "no $file"
done
rpm -qp --requires gcc-plugin-qrintf-*.rpm | grep -q '^gcc = [0-9]' \
  || fail "the plugin asks for no version of GCC"
! rpm -qp --provides gcc-plugin-qrintf-*.rpm | grep 'libqrintf\.so' \
  || fail "the plugin is told to be a library"
[ "$(rpm -qp --qf '%{NAME} %{LICENSE}' qrintf-libs-*.rpm)" = "qrintf-libs MIT-0" ] \
  || fail "the library's licence"

gcc -O2 "-fplugin=$out/root$plugin" "$here/life/program.c" -o lowered
gcc -O2 "$here/life/program.c" -o plain
nm lowered | grep -q __qrintf_ || fail "nothing is lowered"
./plain >plain.out
./lowered | cmp - plain.out || fail "the lowered program prints other text"

mkdir program
cp "$here/life/program.c" program
printf '#!/bin/sh\n' >program/configure
chmod +x program/configure
{
  printf '%s: %s\n' Name program Version 1 Release 1 Summary program License MIT-0
  echo "%description"
  sed -n '/^%build$/,/^```/{/^```/d; p}' "$tree/docs/build-systems.md" \
    | sed "s|-fplugin=libqrintf|-fplugin=$out/root$plugin|"
  echo "make program"
} >program/program.spec
grep -c -- "-fplugin=$out" program/program.spec | grep -qx 3 \
  || fail "docs/build-systems.md has another %build"
# Debian's rpm does not define build_ldflags.
(cd program && rpmbuild -bc --build-in-place --nodeps -D "_topdir $out/top" \
   -D "build_ldflags -Wl,-z,relro" program.spec) >log 2>&1 \
  || { cat log; fail "the %build of docs/build-systems.md"; }
nm program/program | grep -q __qrintf_ || fail "nothing is lowered by that %build"
program/program | cmp - plain.out || fail "that program prints other text"
