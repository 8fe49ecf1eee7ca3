#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's gnuplot, built without and with the plugin: svg.gnuplot, which plots
# 600,000 points and lines; the SVG terminal writes each coordinate with
# fprintf ("%.*f").
#
# usage: sh gnuplot.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# Of Debian's terminals those that need no libraries.  configure misses a makefile
# that Debian has taken out.
build_here ()
{
  mkdir -p src/beos
  : >src/beos/Makefile.in
  configured --without-x --without-qt --disable-wxwidgets --without-cairo \
    --without-lua --without-gd --without-latex --without-readline \
    --without-libcerf
  made -C src gnuplot
}

both_ways gnuplot
show_remarks 'svg.trm:.*%.[*]f'
race svg.gnuplot src/gnuplot -d "$here/svg.gnuplot"
