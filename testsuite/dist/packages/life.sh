#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# life.sh FOLDER CC: the packages FOLDER/made/{1,2} in the clean root that
# make-root.sh left in FOLDER: life/inside.sh, run there by chroot.
#
# The root needs no network any more: all that the packages depend on is in it, and
# apt knows no source but these packages.  As root, or in a user namespace.  Exit
# status 77: there is no root, or chroot is not allowed here.
set -eu
folder=$1 cc=$2
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/root-parts.sh"

skip_without dpkg-scanpackages
find_root_file "$folder" "$cc"
[ -f "$root" ] || skip "no clean root: packages-root says why"
open_root "$root"
life=$opened

$as_root cp -r "$here/life" "$life/root/life"
$as_root mkdir "$life/root/packages"
for version in 1 2; do
  mkdir "$life/$version"
  # For the root's own architecture and GCC; the others have other dependencies.
  for kind in "$gcc_package-plugin-qrintf" libqrintf-rt0.1 libqrintf-dev qrintf; do
    cp "$folder/made/$version/${kind}"_*.deb "$life/$version"
  done
  (cd "$life/$version" && dpkg-scanpackages . >Packages 2>/dev/null)
  $as_root cp -r "$life/$version" "$life/root/packages/$version"
done

# The root has the compiler under the name of its package alone.
run_in_root env CC="$gcc_package" CXX="g++${gcc_package#gcc}" \
  GCC="$gcc_package" /bin/sh /life/inside.sh
