#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the Debian packages that parts of the build need, each once, as parts.txt
# and tools.txt have them: for install-packages.sh.  A name that neither knows is an
# error.
#
# usage: sh packages-of.sh NAME...     parts, groups of parts, or tools
set -eu
[ $# -gt 0 ] || { sed -n '7s/^# //p' "$0" >&2; exit 2; }
here=$(dirname "$0")

exec awk -v wanted="$*" '
  function fail (text) { print "error: " text >"/dev/stderr"; failed = 1; exit 1 }
  function add (tool, n, i, word) {
    n = split (packages[tool], word)
    for (i = 1; i <= n; i++)
      if (!seen[word[i]]++) print word[i]
  }
  /^#/ || NF == 0 { next }
  FILENAME ~ /tools\.txt$/ {
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
