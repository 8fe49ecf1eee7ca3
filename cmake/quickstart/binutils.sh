#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's readelf, built without and with the plugin: the debug information of a
# program of 10 MB, which readelf prints with printf and putchar, three to five
# calls a line.
#
# usage: sh binutils.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

build_here ()
{
  configured --disable-gdb --disable-gold --disable-gprofng --disable-ld \
    --disable-gas --disable-werror
  made all-binutils MAKEINFO=true
}

# Other dumps of the same program.
comparisons ()
{
  for dump in -a -wl -wL -wf -wa -wr; do
    compare binutils/readelf "$dump" "$work/plain/binutils/objdump"
  done
}

both_ways binutils
show_remarks readelf.c dwarf.c
race "readelf -wi" binutils/readelf -wi "$work/plain/binutils/objdump"
compare_with comparisons
