#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's json-c, built without and with the plugin: an array of objects with
# integers and names as text, by jsonc-driver.c, and json-c's own tests.  The
# library prints an integer with snprintf into a local array and appends that
# text with strlen, which uses the result of the call.
#
# usage: sh jsonc.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it.  The driver itself is built without the plugin.
build_here ()
{
  cmake -S . -B obj -DCMAKE_BUILD_TYPE=None -DCMAKE_C_COMPILER="$cc" \
    -DCMAKE_C_FLAGS="$cflags $cppflags $added" -DENABLE_THREADING=ON \
    -DCMAKE_EXE_LINKER_FLAGS="$ldflags" -DBUILD_STATIC_LIBS=OFF \
    -DCMAKE_SHARED_LINKER_FLAGS="$ldflags" \
    && cmake --build obj \
    && "$cc" -O2 -I. -Iobj "$here/jsonc-driver.c" -Lobj -Wl,-rpath,"$PWD/obj" \
      -ljson-c -o driver
}

own_tests ()
{
  ctest --test-dir obj | sed -n 's/^.*Test *#[0-9]*: \([^ ]*\) \.*\(.*\) *[0-9.]* sec/\1 \2/p' \
    | sed 's/ *[0-9.]*$//'
}

both_ways json-c
show_remarks json_object.c
race json_object_to_json_string driver
same_tests Passed own_tests
