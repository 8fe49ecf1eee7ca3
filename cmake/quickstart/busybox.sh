#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's busybox, built without and with the plugin: uniq -c over two million
# lines, which calls printf ("%7lu ") and printf ("%s%c") for each, and
# busybox's own tests.
#
# usage: sh busybox.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it, with all applets of the package, but for speed (-O2):
# Debian builds for size, where a call is lowered only if no code is added.  Without
# -fno-builtin-printf, which keeps GCC from making puts of printf: it says that printf
# may be any function, so that no call is lowered.  With the builtin GCC finds formats
# that are no literals, which are Debian's errors.
build_here ()
{
  sed -i 's/-fno-builtin-printf//' Makefile.flags
  cp debian/config/pkg/deb .config
  make HOSTCC="$cc" oldconfig
  make -j"$(nproc)" CC="$cc" HOSTCC="$cc" SKIP_STRIP=y \
    CONFIG_EXTRA_CFLAGS="$cflags $cppflags -Wno-error=format-security $added" \
    CONFIG_EXTRA_LDFLAGS="$cflags $ldflags"
}

own_tests ()
{
  cd testsuite
  SKIP_KNOWN_BUGS=y SKIP_INTERNET_TESTS=y ECHO=/bin/echo LC_ALL=C.UTF-8 \
    ./runtest | grep -E '^(PASS|FAIL|SKIPPED|UNTESTED)'
}

both_ways busybox
show_remarks uniq.c
lines=$work/lines
seq 2000000 >"$lines"
race "uniq -c" busybox uniq -c "$lines"
same_tests ^PASS own_tests
