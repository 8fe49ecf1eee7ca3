#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's libexif, built without and with the plugin: the tags of 100,000 photos
# as text, by a driver that is built as the library is.
#
# usage: sh libexif.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

driver=$here/../../testsuite/dist/archive/workloads/libexif-driver.c
build_here ()
{
  configured --disable-shared --disable-nls
  made -C libexif
  # shellcheck disable=SC2086 # lists of flags
  "$cc" $cflags -I. "$driver" libexif/.libs/libexif.a $ldflags -lm -o driver
}

both_ways libexif
show_remarks exif-entry.c
race tags driver 100000
