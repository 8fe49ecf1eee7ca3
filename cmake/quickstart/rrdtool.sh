#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's rrdtool, built without and with the plugin: rrdtool fetch, which prints
# the 600,000 values of a database, each with printf (" %0.10e").
#
# usage: sh rrdtool.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# Without graphs, which need other libraries.
build_here ()
{
  configured --disable-rrd_graph --disable-rrdcgi --disable-perl \
    --disable-python --disable-ruby --disable-lua --disable-tcl --disable-docs \
    --disable-libdbi --disable-librados --disable-rrdcached --disable-shared \
    --disable-nls
  made -C src
}

both_ways rrdtool
show_remarks rrd_tool.c
database=$work/values.rrd
rm -f "$database"
"$work/plain/src/rrdtool" create "$database" --start 1000000000 --step 1 \
  DS:a:GAUGE:9:U:U DS:b:GAUGE:9:U:U DS:c:GAUGE:9:U:U RRA:AVERAGE:0.5:1:200000
awk 'BEGIN {
  for (k = 1; k <= 200000; k += 500) {
    printf "update values.rrd"
    for (i = k; i < k + 500; i++)
      printf " %d:%.9g:%.9g:%d", 1000000000 + i, sin (i) * i, i / 7, i % 1000
    print ""
  }
}' | (cd "$work" && plain/src/rrdtool - >"$work/said")
race "rrdtool fetch" src/rrdtool fetch "$database" AVERAGE -s 1000000000 \
  -e 1000199999
