#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# debian-root.sh FOLDER SOURCE RELEASE GCC: the plain build in a Debian of that release
# with nothing but its own compiler, which is GCC's major version, the plugin headers,
# CMake, Ninja and Python: inside-root.sh, as a user who may write nowhere but in /tmp.
#
# The root is made once and kept in FOLDER.  Exit status 77: it cannot be had here, and
# the reason.
set -eu
folder=$1 source=$2 release=$3 gcc=$4
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/../packages/root-parts.sh"

tar=$folder/$release.tar
mkdir -p "$folder"
[ -f "$tar" ] || make_root "$tar" "$release" gcc g++ "gcc-$gcc-plugin-dev" cmake \
  ninja-build python3
open_root "$tar"

copy_source "$source"
$as_root chmod -R go+rX-w "$opened/root/source"
$as_root chmod 1777 "$opened/root/tmp"
run_in_root setpriv --reuid=65534 --regid=65534 --clear-groups \
  env HOME=/nonexistent GCC="$gcc" /bin/sh /source/testsuite/dist/configure/inside-root.sh
