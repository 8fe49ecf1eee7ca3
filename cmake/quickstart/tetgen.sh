#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's tetgen, built without and with the plugin: it makes tetrahedra between
# points in space, and a mesh file of points ("%.17g") and of corners.
#
# usage: sh tetgen.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# shellcheck disable=SC2086 # lists of flags
build_here ()
{
  "${CXX:-g++}" $cflags $cppflags $added $ldflags tetgen.cxx predicates.cxx \
    -o tetgen
}

both_ways tetgen
show_remarks 'tetgen.cxx:.*%5d'
awk 'BEGIN {
  n = 40000
  print n " 3 0 0"
  for (i = x = 1; i <= n; i++) {
    line = i
    for (k = 0; k < 3; k++) {
      x = x * 48271 % 2147483647
      line = line " " x / 2147483647
    }
    print line
  }
}' >"$work/points.node"
# The mesh is written beside the points, and to be compared.
ln -sf /dev/stdout "$work/points.1.mesh"
race tetgen tetgen -QNEFg "$work/points.node"
