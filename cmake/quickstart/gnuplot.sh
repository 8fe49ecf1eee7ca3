#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's gnuplot, built without and with the plugin: svg.gnuplot, which plots
# 600,000 points and lines; the SVG terminal writes each coordinate with
# fprintf ("%.*f").
#
# usage: sh gnuplot.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# Of Debian's terminals those that need no libraries.  The plugin comes in with
# make: what configure asks the compiler needs none.  configure misses a
# makefile that Debian has taken out.
build_here ()
{
  mkdir -p src/beos
  : >src/beos/Makefile.in
  ./configure CC="$cc" CXX="${CXX:-g++}" CFLAGS="$cflags" \
    CPPFLAGS="$cppflags" LDFLAGS="$ldflags" --without-x --without-qt \
    --disable-wxwidgets --without-cairo --without-lua --without-gd \
    --without-latex --without-readline --without-libcerf
  make -j"$(nproc)" -C src gnuplot CFLAGS="$cflags $added"
}

both_ways gnuplot
show_remarks 'svg.trm:.*%.[*]f'
race svg.gnuplot src/gnuplot -d "$here/svg.gnuplot"
