#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh [VARIABLE=VALUE | check argument]...: what in-release.sh runs in
# its root, where the tree is /source.
set -eu
cd /source
number=$#
while [ "$number" -gt 0 ]; do
  case $1 in
    [A-Z]*=*) export "${1?}" ;;
    *) set -- "$@" "$1" ;;
  esac
  shift
  number=$((number - 1))
done

sh cmake/quickstart.sh

cat >/tmp/app.c <<END
#include <stdio.h>
int main (int argc, char **argv) { printf ("%d %s\n", argc, argv[0]); }
END
${CC:-gcc} -O2 -fplugin=build/plugin/libqrintf.so /tmp/app.c -o /tmp/app
[ "$(/tmp/app)" = "1 /tmp/app" ] || { echo "FAIL: README's line"; exit 1; }
nm /tmp/app | grep -q __qrintf_ || { echo "FAIL: nothing is lowered"; exit 1; }

${CC:-gcc} --version | head -n 1
ldd --version 2>&1 | head -n 1
[ "${QRINTF_ONLY:-}" = quickstart ] || sh cmake/check.sh "$@"
