#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What a cross build of the packages needs of another architecture of Debian: fetches
# from the mirrors of this machine's apt, and unpacks into FOLDER, each into a folder of
# its name (dpkg-deb --raw-extract),
#
#   gcc-N-plugin-dev   the headers of the GCC that will load the plugin, its version
#   libgmp-dev and     what these include
#     its kin
#   libc6              its symbols, for the dependencies
#
# and writes FOLDER/toolchain.cmake for CMake.  Nothing is installed: GCC's headers need
# GCC, which cannot be there beside this machine's own.  No other architecture need be
# known to dpkg.  The headers of a cross GCC would not do: it is made of other revisions
# of the sources.
#
# usage: sh host-packages.sh ARCHITECTURE FOLDER [N...]
#
# N are major versions of GCC, the first of them that of the cross compiler which
# compiles (aarch64-linux-gnu-gcc-N); that of CC, gcc if unset, if none is named.
set -eu
[ $# -gt 1 ] || { sed -n 's/^# usage/usage/p' "$0" >&2; exit 2; }
architecture=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
shift 2
# shellcheck source=cmake/compilers.sh
. "$(dirname "$0")/../compilers.sh"
[ $# -gt 0 ] || set -- "$(major_of "$CC")"

fail () { echo "error: $*" >&2; exit 1; }

machine=$(dpkg-architecture -f "-a$architecture" -qDEB_HOST_GNU_TYPE 2>/dev/null) \
  || fail "dpkg knows no architecture $architecture"
for compiler in "$machine-gcc-$1" "$machine-g++-$1"; do
  command -v "$compiler" >/dev/null || fail "there is no $compiler:" \
    "apt-get install gcc-$1-$machine g++-$1-$machine"
done

packages="libgmp-dev libmpfr-dev libmpc-dev libc6"
for major; do
  packages="$packages gcc-$major-plugin-dev"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$work/lists/partial" "$work/archives/partial" "$work/debs"
: >"$work/status"
apt ()
{
  (cd "$work/debs" && apt-get -q -o "APT::Architecture=$architecture" \
     -o "APT::Architectures::=$architecture" -o APT::Sandbox::User=root \
     -o Dir::State="$work" -o Dir::State::lists="$work/lists" \
     -o Dir::State::status="$work/status" -o Dir::Cache="$work" "$@" </dev/null) \
    >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "apt-get could not fetch packages of $architecture (apt's sources:" \
      "/etc/apt; a network is needed): $packages"
  }
}
echo "==> fetching for $architecture: $packages"
apt update
# shellcheck disable=SC2086 # a list of words
apt download $packages
for package in $packages; do
  rm -rf "${folder:?}/$package"
  dpkg-deb --raw-extract "$work/debs/${package}"_*.deb "$folder/$package"
done

cat >"$folder/toolchain.cmake" <<END
# Packages for $architecture: -DCMAKE_TOOLCHAIN_FILE=$folder/toolchain.cmake
set (CMAKE_SYSTEM_NAME Linux)
set (CMAKE_SYSTEM_PROCESSOR ${machine%%-*})
set (CMAKE_C_COMPILER $machine-gcc-$1)
set (CMAKE_CXX_COMPILER $machine-g++-$1)
set (QRINTF_HOST_PACKAGES "$folder" CACHE PATH "packages of the other machine")
END
echo "$folder/toolchain.cmake"
