#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# make.sh CPACK BUILD OUT: CPack's packages of the tree built in BUILD.
#
#   OUT/1      as `cmake --build BUILD --target package' makes them
#   OUT/again  the same in another folder, with another umask, time zone, locale
#   OUT/2      DEBs of a higher version, for the upgrade
#
# Exit status 77: there is no dpkg-deb.
set -eu
cpack=$1 build=$2 out=$3

command -v dpkg-deb >/dev/null && command -v dpkg-gensymbols >/dev/null || {
  echo "SKIPPED: no dpkg-dev on this machine, and so no DEBs"
  exit 77
}
unset SOURCE_DATE_EPOCH

# pack FOLDER OPTION...: packages into OUT/FOLDER.
pack ()
{
  folder=$out/$1
  shift
  rm -rf "$folder"
  mkdir -p "$folder"
  "$cpack" --config "$build/CPackConfig.cmake" -B "$folder" "$@" \
    >"$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
  # What was staged is packed now.
  rm -rf "$folder/_CPack_Packages"
}

pack 1
(umask 077; TZ=Asia/Tokyo LC_ALL=C.UTF-8 pack again)
version=$(dpkg-deb -f "$out"/1/qrintf_*.deb Version)
pack 2 -G DEB -D "CPACK_PACKAGE_VERSION=${version%%-*}.1"
ls -l "$out"/[12]/*.*
