#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# build.sh OUT: the packages of this tree for `gcc' by dpkg-buildpackage, in
# OUT, without their tests; then lintian, which finds no errors and no warnings,
# and what neither it nor debhelper sees to: that a plugin depends on its very
# GCC, and packages on those of the same build, hardening, and that there are no
# scripts, which is why no second version is made for an upgrade.  Which file is
# in which component of the installation, each of which is a package, is tested
# in ../install; that nothing of the build's folder is in them, by source.sh.
set -eu
out=$1
tree=$(cd "$(dirname "$0")/../../.." && pwd)
rm -rf "$out"
mkdir -p "$out/source"
(cd "$tree" && tar -c --exclude='./build*' --exclude=./debian --exclude=./.git .) \
  | tar -C "$out/source" --no-same-owner -x

export DEBFULLNAME="The packages' test" DEBEMAIL=test@qrintf.example
sh "$tree/cmake/packages/put-debian.sh" "$out/source" "$(gcc -dumpversion)"
unset MAKEFLAGS CC CXX CFLAGS CXXFLAGS CPPFLAGS LDFLAGS SOURCE_DATE_EPOCH
cd "$out/source"
DEB_BUILD_OPTIONS="nocheck parallel=$(nproc)" \
  dpkg-buildpackage -us -uc -b -Pnocheck >"$out/log" 2>&1 \
  || { tail -n 100 "$out/log"; exit 1; }
cd ..
ls -l -- *.deb

# Root is who builds in a container, which is none of lintian's business.
lintian --allow-root --fail-on error,warning --tag-display-limit 0 ./*.changes

fail () { echo "FAIL: $*"; exit 1; }
depends () { dpkg-deb -f "$1"_[0-9]*.deb Depends | grep -qF "$2"; }
gcc=gcc-$(gcc -dumpversion) own=$(dpkg-deb -f qrintf_*_all.deb Version)
plugin=$gcc-plugin-qrintf
depends "$plugin" "$gcc (= $(dpkg-query -W -f '${Version}' "$gcc"))," \
  || fail "the plugin is for any $gcc"
depends "$plugin" "qrintf-plugin (= $own)" || fail "the plugin goes with any loader"
! depends qrintf-plugin gcc || fail "the loader depends on a GCC"
depends libqrintf-dev "libqrintf-rt1 (= $own)" || fail "headers of any library"
depends qrintf "$plugin (>= $own)" || fail "qrintf depends on no plugin"

mkdir unpacked
for deb in *.deb; do
  dpkg-deb -R "$deb" "unpacked/$deb"
done
! ls unpacked/*/DEBIAN | grep -Ex '(pre|post)(inst|rm)' || fail "there are scripts"
grep -qx ' qrintf_u32toa@QRINTF_1.0 1.0.0' unpacked/libqrintf-rt1_[0-9]*/DEBIAN/symbols \
  || fail "the symbols have no version"
for library in $(find unpacked/*/usr/lib -name '*.so*' -type f); do
  readelf -lWd "$library" >said
  for word in GNU_RELRO BIND_NOW 'GNU_STACK .* RW '; do
    grep -q "$word" said || fail "$library has no $word"
  done
done
