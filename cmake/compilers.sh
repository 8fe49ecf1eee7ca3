# SPDX-License-Identifier: GPL-3.0-or-later
# The compilers that a script builds with: CC and CXX, or else the machine's own
# gcc and g++.  Sourced; sets and exports CC and CXX and defines
#
#   command_of COMPILER   the command among its words: gcc-12 of `ccache gcc-12 -m64'
#   major_of COMPILER     its major version, or nothing where it is not installed
#   other_major           the major version of the GCC that is tested beside CC
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

# Tests want a second GCC: the one before, or the one behind where the plugin is
# not for the one before.
other_major ()
{
  major=$(major_of "$CC")
  if [ "$major" -gt 11 ]; then echo $((major - 1)); else echo 12; fi
}
