#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes sure that the tools are there which parts of the build need, as parts.txt and
# tools.txt have them.  Where there is apt-get it installs Debian's packages, the
# compilers that CC and CXX name first, as others are named after their version.
# Elsewhere it looks for commands and headers and names those that are missing; what
# it cannot look for, the configuration does.
#
# usage: sh need.sh NAME...     parts, groups of parts, or tools
set -eu
[ $# -gt 0 ] || { sed -n '9s/^# //p' "$0" >&2; exit 2; }
here=$(dirname "$0")
# shellcheck source=cmake/compilers.sh
. "$here/compilers.sh"

if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  absent=
  for compiler in "$CC" "$CXX"; do
    [ -n "$(major_of "$compiler")" ] || absent="$absent $(command_of "$compiler")"
  done
  # shellcheck disable=SC2086 # a list of words
  [ -z "$absent" ] || sh "$here/install-packages.sh" $absent
  packages=$(sh "$here/packages-of.sh" "$@")
  # shellcheck disable=SC2086 # a list of words
  exec sh "$here/install-packages.sh" $packages
fi

missing=
lack () { missing="$missing
  $*"; }

check_compilers ()
{
  for compiler in "$CC" "$CXX"; do
    [ -n "$(major_of "$compiler")" ] || lack "the compiler $compiler"
  done
  [ -z "$(major_of "$CXX")" ] || [ -n "$(headers_of "$CXX")" ] \
    || lack "the plugin headers of $CXX: gcc-plugin-devel (Fedora)," \
      "gcc-$(major_of "$CXX")-plugin-dev (Debian, Ubuntu), gcc (Arch)"
}

# One of the commands A,B.
check_program ()
{
  for name in $(echo "$2" | tr , ' '); do
    ! command -v "$name" >/dev/null || return 0
  done
  lack "$1: the command $(echo "$2" | sed 's/,/ or /g')"
}

tools=$(sh "$here/packages-of.sh" --tools "$@")
while read -r tool how what; do
  case $how in
    compilers) check_compilers ;;
    build | program) check_program "$tool" "$what" ;;
    file) [ -e "$what" ] || lack "$tool: the file $what" ;;
  esac
done <<END
$tools
END
[ -z "$missing" ] || {
  echo "error: there is no apt-get to install what is missing:$missing" >&2
  exit 1
}
