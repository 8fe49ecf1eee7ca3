#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# build.sh OUT: the packages of this tree for `gcc' by dpkg-buildpackage, in
# OUT, without their tests; then lintian, which finds no errors and no warnings.
# A second version for an upgrade is not made: no package has a script that
# would see one.
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
