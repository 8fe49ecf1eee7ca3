#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the Debian packages that parts of the build need, each once, as parts.txt
# and tools.txt have them: for install-packages.sh.  Versions in their names are those
# of the compiler that CC names (gcc if unset), which has to be there for them.  A
# name that neither table knows is an error.
#
# usage: sh packages-of.sh [--tools] NAME...     parts, groups of parts, or tools
#
# With --tools it prints the tools instead, with the first columns of tools.txt.
set -eu
print=packages
if [ "${1:-}" = --tools ]; then
  print=tools
  shift
fi
[ $# -gt 0 ] || { sed -n '8s/^# //p' "$0" >&2; exit 2; }
here=$(dirname "$0")
# shellcheck source=cmake/compilers.sh
. "$here/compilers.sh"

exec awk -v wanted="$*" -v print_what=$print -v major="$(major_of "$CC")" -v cc="$CC" '
  function fail (text) { print "error: " text >"/dev/stderr"; failed = 1; exit 1 }
  # Of -N and -M, as tools.txt says.
  function fill_in (word) {
    if (word !~ /-[NM](-|$)/) return word
    if (major == "") fail("the compiler " cc " is not there, or no GCC")
    sub(/-N/, "-" major, word)
    sub(/-M/, "-" (major > 11 ? major - 1 : 12), word)
    return word
  }
  function add (tool, n, i, word) {
    if (print_what == "tools") {
      if (!seen[tool]++) print tool, row[tool]
      return
    }
    n = split (packages[tool], word)
    for (i = 1; i <= n; i++)
      if (!seen[word[i]]++) print fill_in(word[i])
  }
  /^#/ || NF == 0 { next }
  FILENAME ~ /tools\.txt$/ {
    row[$1] = $2 " " $3
    packages[$1] = " "
    for (i = 4; i <= NF; i++) packages[$1] = packages[$1] " " $i
    next
  }
  {
    tools[$1] = tools[$1] " "
    for (i = 3; i <= NF; i++) {
      if (!($i in packages)) fail(FILENAME ": " $i " is not in tools.txt")
      tools[$1] = tools[$1] " " $i
      tools[$2] = tools[$2] " " $i
    }
  }
  END {
    if (failed) exit 1
    n = split (wanted, name)
    for (i = 1; i <= n; i++)
      if (name[i] in tools) {
        m = split (tools[name[i]], tool)
        for (j = 1; j <= m; j++) add(tool[j])
      } else if (name[i] in packages) add(name[i])
      else fail("no part, group of parts or tool is called " name[i])
  }' "$here/tools.txt" "$here/parts.txt"
