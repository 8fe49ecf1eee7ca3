#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# life.sh FOLDER CC CXX: the packages FOLDER/made/{1,2} in the clean root that
# make-root.sh left in FOLDER: life/inside.sh, run there by chroot.
#
# The root needs no network any more: all that the packages depend on is in it, and
# apt knows no source but these packages.  As root, or in a user namespace.  Exit
# status 77: there is no root, or chroot is not allowed here.
set -eu
folder=$1 cc=$2 cxx=$3
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/packages/root-parts.sh
. "$here/root-parts.sh"

skip_without tar chroot dpkg-scanpackages mmdebstrap
find_root_file "$folder" "$cc"
[ -f "$root" ] || skip "no clean root: packages-root says why"

as_root=
if [ "$(id -u)" -ne 0 ]; then
  as_root="mmdebstrap --unshare-helper"
  $as_root true 2>/dev/null \
    || skip "neither root nor allowed to make user namespaces"
fi
life=$(mktemp -d "${TMPDIR:-/tmp}/qrintf-life.XXXXXX")
leave ()
{
  status=$?
  trap - EXIT
  $as_root rm -rf --one-file-system "$life"
  exit $status
}
trap leave EXIT
trap 'exit 1' HUP INT TERM

chmod 755 "$life"
mkdir "$life/root"
# Device files are not for everyone to make; the programs used need but one.
$as_root tar -C "$life/root" --exclude='./dev/*' -xf "$root"
$as_root chroot "$life/root" /bin/true || skip "chroot is not allowed here"
if ! $as_root mknod -m 666 "$life/root/dev/null" c 1 3 2>/dev/null \
   || ! $as_root chroot "$life/root" /bin/sh -c ': </dev/null' 2>/dev/null; then
  $as_root sh -c "rm -f '$life/root/dev/null'; : >'$life/root/dev/null'"
fi

$as_root cp -r "$here/life" "$life/root/life"
$as_root mkdir "$life/root/packages"
for version in 1 2; do
  mkdir "$life/$version"
  # For the root's own architecture and GCC; the others have other dependencies.
  for kind in "$gcc_package-plugin-qrintf" libqrintf-rt1 libqrintf-dev qrintf; do
    cp "$folder/made/$version/${kind}"_*.deb "$life/$version"
  done
  (cd "$life/$version" && dpkg-scanpackages . >Packages 2>/dev/null)
  $as_root cp -r "$life/$version" "$life/root/packages/$version"
done

$as_root env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C \
  CC="$(basename "$cc")" CXX="$(basename "$cxx")" GCC="$gcc_package" \
  chroot "$life/root" /bin/sh /life/inside.sh </dev/null
