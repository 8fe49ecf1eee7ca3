# SPDX-License-Identifier: GPL-3.0-or-later
# The compilers that a script builds with: CC and CXX, or else the machine's own
# gcc and g++.  Sourced; sets and exports CC and CXX and defines
#
#   command_of COMPILER   the command among its words: gcc-12 of `ccache gcc-12 -m64'
#   major_of COMPILER     its major version, or nothing where it is not installed
#   headers_of COMPILER   the folder of its plugin headers, or nothing without them
# shellcheck shell=sh

CC=${CC:-gcc} CXX=${CXX:-g++}
export CC CXX

command_of ()
{
  command=
  for word in $1; do
    case $word in -*) ;; *) command=$word ;; esac
  done
  echo "$command"
}

major_of ()
{
  "$(command_of "$1")" -dumpversion 2>/dev/null | sed 's/[^0-9].*//'
}

headers_of ()
{
  headers=$("$(command_of "$1")" -print-file-name=plugin 2>/dev/null)/include
  [ ! -f "$headers/plugin-version.h" ] || echo "$headers"
}
