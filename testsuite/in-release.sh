#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# in-release.sh RELEASE [check arguments]: what somebody with a fresh Debian of that
# release sees: the quick start, README's line with -fplugin=, and cmake/check.sh with
# the arguments.  CC and CXX, if set, name the compilers there; with QRINTF_ONLY=quickstart
# there is no check.
#
# The root has next to nothing installed.  It is made once and kept in QRINTF_ROOTS, by
# default the user's cache; everything else is in a copy that is removed at the end.
# Exit status 77: it cannot be had here, and the reason.
set -eu
[ $# -gt 0 ] || { sed -n '3,6s/^# //p' "$0" >&2; exit 2; }
release=$1
shift
testsuite=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$testsuite/dist/packages/root-parts.sh"
open_fresh_root "$release"
copy_source "$(dirname "$testsuite")"
for variable in CC CXX QRINTF_ONLY QRINTF_SEED; do
  eval "value=\${$variable:-}"
  [ -z "$value" ] || set -- "$@" "$variable=$value"
done

run_in_mounted_root sh /source/testsuite/dist/release/inside.sh "$@"
