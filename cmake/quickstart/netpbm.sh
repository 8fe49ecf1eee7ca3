#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's netpbm, built without and with the plugin: pamtopnm -plain, which
# writes an image of eight million samples as numbers.  The hot call,
# fprintf ("%lu "), is in the shared library libnetpbm.  Of the package, only
# the library, pamtopnm and pgmnoise, which makes the image, are built.
#
# usage: sh netpbm.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it, with a path to the library in the programs.
build_here ()
{
  {
    cat config.mk.in debian/config.mk.debian
    echo "CC = $cc"
    echo "CFLAGS = $cflags $added"
    echo "NEED_RUNTIME_PATH = Y"
    echo "NETPBMLIB_RUNTIME_PATH = $PWD/lib"
    [ "$(dpkg-architecture -qDEB_HOST_ARCH)" != amd64 ] || echo "WANT_SSE = Y"
  } >config.mk
  make -C lib
  make -C converter/other pamtopnm
  make -C generator pgmnoise
}

both_ways netpbm-free
show_remarks libpamwrite.c
image=$work/noise.pgm
"$work/plain/generator/pgmnoise" -randomseed=1 4000 2000 >"$image"
race "pamtopnm -plain" converter/other/pamtopnm -plain "$image"
