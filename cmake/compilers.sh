# SPDX-License-Identifier: GPL-3.0-or-later
# The compilers that a script builds with: CC and CXX, or else the machine's own
# gcc and g++.  Sourced; sets and exports CC and CXX and defines
#
#   command_of COMPILER   the command among its words: gcc-12 of `ccache gcc-12 -m64'
#   major_of COMPILER     its major version, or nothing where it is not installed
#   other_major           the major version of the GCC that is tested beside CC
#   check_configured      whether build/ is configured for CC
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
  "$(command_of "$1")" -dumpfullversion 2>/dev/null | sed 's/[^0-9].*//'
}

# Ends the script where the build folder is configured for another compiler than CC:
# CMake keeps the one it has.
check_configured ()
{
  configured=$(sed -n 's/^set(CMAKE_C_COMPILER_VERSION "\(.*\)")$/\1/p' \
    build/CMakeFiles/*/CMakeCCompiler.cmake | tail -n 1)
  [ "$configured" = "$("$(command_of "$CC")" -dumpfullversion)" ] || {
    echo "error: build/ is configured for GCC $configured, and CC is $CC" >&2
    echo "  Remove build/, or name that compiler in CC and CXX." >&2
    exit 1
  }
}

# Tests want a second GCC: the one before, or the one behind where the plugin is
# not for the one before.
other_major ()
{
  major=$(major_of "$CC")
  if [ "$major" -gt 11 ]; then echo $((major - 1)); else echo 12; fi
}
