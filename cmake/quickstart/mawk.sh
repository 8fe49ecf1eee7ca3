#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's mawk, built without and with the plugin: print i, i * 3 for three
# million i, which mawk does with fprintf ("%d"), and mawk's own tests.
#
# usage: sh mawk.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# The plugin comes in with make: what configure asks the compiler needs none.
# makescan, which writes one of the sources, is built without it.
build_here ()
{
  ./configure CC="$cc" CFLAGS="$cflags" CPPFLAGS="$cppflags" \
    LDFLAGS="$ldflags"
  make mawk CFLAGS="$cflags $added" BUILD_CFLAGS="$cflags"
}

own_tests ()
{
  make mawk_test && make fpe_test
}

both_ways mawk
show_remarks print.c
race "print i, i * 3" mawk \
  'BEGIN { for (i = 0; i < 3000000; i++) print i, i * 3 }'
same_tests ' OK$\|consistent' own_tests
