#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's coreutils, built without and with the plugin: seq, which prints long
# doubles by a format that it makes, and od, which prints doubles and integers by
# formats that it makes, too.
#
# usage: sh coreutils.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# Only two programs are made, of headers that are made before.
build_here ()
{
  FORCE_UNSAFE_CONFIGURE=1 configured --disable-nls --without-selinux \
    --without-openssl
  printf 'include Makefile\nbuilt: $(BUILT_SOURCES)\n' >built.mk
  made -f built.mk built
  made src/od src/seq
}

# Numbers in other formats.
comparisons ()
{
  compare src/seq -f '%012.5f|' -5 .37 5000
  compare src/seq -w 1 9999
  for format in fF fL d1 d8 x4 u2 o4 a c; do
    compare src/od -t "$format" -N 300000 "$work/plain/src/od"
  done
}

both_ways coreutils
show_remarks od.c seq.c
numbers=$work/doubles
"$work/plain/src/seq" 1 600000 | perl -ne 'print pack ("d", sin ($_) * $_)' \
  >"$numbers"
race "seq 0 .25 1000000" src/seq 0 .25 1000000
race "od -t fD" src/od -t fD "$numbers"
race "od -t d4" src/od -t d4 "$numbers"
compare_with comparisons
