#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's cJSON, built without and with the plugin: cJSON_Print of a million
# floats, by cjson-driver.c, and cJSON's own tests.  The library prints a number
# with sprintf ("%1.15g"), reads it again with sscanf, which stays libc's, and
# prints it with "%1.17g" if it was not the same.
#
# usage: sh cjson.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it.  The driver itself is built without the plugin.
build_here ()
{
  cmake -S . -B obj -DCMAKE_BUILD_TYPE=None -DCMAKE_C_COMPILER="$cc" \
    -DCMAKE_C_FLAGS="$cflags $cppflags $added" \
    -DCMAKE_EXE_LINKER_FLAGS="$ldflags" \
    -DCMAKE_SHARED_LINKER_FLAGS="$ldflags" \
    && cmake --build obj \
    && "$cc" -O2 -I. "$here/cjson-driver.c" -Lobj -Wl,-rpath,"$PWD/obj" \
      -lcjson -o driver
}

own_tests ()
{
  cd obj/tests
  find . -maxdepth 1 -type f -executable | sort | while read -r program; do
    echo "$program"
    "$program" || echo "exit status $?"
  done
}

both_ways cjson
show_remarks cJSON.c
race cJSON_Print driver
same_tests ':PASS$' own_tests
