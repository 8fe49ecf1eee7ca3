#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's ncdump, built without and with the plugin: a netCDF file of a million
# floats and integers as text.
#
# usage: sh ncdump.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# Without the file formats that need other libraries.
build_here ()
{
  configured --disable-hdf5 --disable-dap --disable-nczarr --disable-byterange \
    --disable-shared --disable-libxml2
  made
}

both_ways netcdf
show_remarks dumplib.c
awk 'BEGIN {
  n = 500000
  print "netcdf numbers {\ndimensions: n = " n ";"
  print "variables: float x(n); int i(n);\ndata: x ="
  for (k = 0; k < n; k++)
    print sin (k) * k (k < n - 1 ? "," : ";")
  print "i ="
  for (k = 0; k < n; k++)
    print k * 7919 % 1000003 - 500000 (k < n - 1 ? "," : ";")
  print "}"
}' >"$work/numbers.cdl"
"$work/plain/ncgen/ncgen" -o "$work/numbers.nc" "$work/numbers.cdl"
race ncdump ncdump/ncdump "$work/numbers.nc"
