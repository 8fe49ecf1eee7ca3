#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's tcpdump, built without and with the plugin: a capture of 100,000
# packets shown in three ways, and tcpdump's own tests.  All of tcpdump's text
# goes through a pointer to a function of its own, which hands a format that it
# does not know to vfprintf.
#
# usage: sh tcpdump.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it, but without libcrypto, and without a user of its own
# that tcpdump would become.  The plugin comes in with make: what configure asks
# the compiler needs none.
build_here ()
{
  ./configure CC="$cc" --without-crypto CPPFLAGS="$cppflags" \
    LDFLAGS="$ldflags" CFLAGS="$cflags -D_FILE_OFFSET_BITS=64"
  sed -i "s|^CCOPT = .*|& $added|" Makefile
  make -j"$(nproc)"
}

both_ways tcpdump
show_remarks 'print.c:.*vfprintf'
capture=$work/capture
python3 "$here/capture.py" 100000 >"$capture"
TZ=UTC
export TZ
race "tcpdump -n" tcpdump -n -r "$capture"
race "tcpdump -nev" tcpdump -nev -r "$capture"
race "tcpdump -nX" tcpdump -nX -r "$capture"
same_tests ': passed' ./tests/TESTrun
