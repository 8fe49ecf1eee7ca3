#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's lua5.4, built without and with the plugin.  Both run each SCRIPT of
# this folder, integers.lua unless one is named.
#
# usage: sh lua.sh BUILD [SCRIPT]...
set -eu
. "$(dirname "$0")/both-ways.sh"
[ $# -ne 0 ] || set -- integers.lua

# What debian/rules does, without libtool and the library; no hardening=+all.
unset DEB_BUILD_MAINT_OPTIONS
build_here ()
{
  cd src
  cat >lua5.4-deb-multiarch.h <<MULTIARCH
#define DEB_HOST_MULTIARCH "$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
MULTIARCH
  rm luac.c
  printf '%s\n' *.c | sed 's/c$/o/' | xargs make -f /dev/null -j"$(nproc)" \
    CC="$cc" CPPFLAGS="$cppflags" \
    CFLAGS="-std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_LINUX $cflags $added"
  # shellcheck disable=SC2086 # a list of flags
  "$cc" $ldflags -Wl,-E ./*.o -lm -ldl -o lua
}

both_ways lua5.4
show_remarks lobject.c liolib.c
for script; do
  race "$script" src/lua "$here/$script"
done
