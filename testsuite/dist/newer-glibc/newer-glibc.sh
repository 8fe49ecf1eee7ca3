#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# newer-glibc.sh RELEASE SITE PRINT-TESTS PYTHON ARGUMENTS...: programs that were linked
# here, run with the glibc of that Debian release: the folder newer-glibc, for which the
# file SITE says what site.exp does; PRINT-TESTS, the runtime's printf against that glibc's;
# and the differential generator with ARGUMENTS.  In the current directory.
#
# Exit status 77: the release cannot be had here, and the reason.
set -eu
release=$1 site=$2 print_tests=$3 python=$4
shift 4
here=$(cd "$(dirname "$0")" && pwd)
testsuite=${here%/dist/*}
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$testsuite/dist/packages/root-parts.sh"

find_fresh_root "$release"
libc=$PWD/libc-$release
rm -rf "$libc"
mkdir "$libc"
# Shared objects lie below lib or usr/lib; the loader is a link in some releases.
tar -xf "$tar" -C "$libc" --wildcards --strip-components=4 --no-anchored \
  './usr/lib/x86_64-linux-gnu/*.so*'

loader=$libc/ld-linux-x86-64.so.2
"$loader" --library-path "$libc" /bin/true || skip "$loader does not run here"
"$loader" "$libc/libc.so.6" | head -n 1
{
  cat "$site"
  echo "set QRINTF_LIBC {$libc}"
} >site.exp
sh "$testsuite/run-folder.sh" "$testsuite" dist/newer-glibc 270
"$loader" --library-path "$libc" "$print_tests" --gtest_brief=1 \
  --gtest_filter=-print_fuzz.*
"$python" -B "$testsuite/lowering/differential/run.py" "$@" \
  "--emulator=$loader --library-path $libc"
