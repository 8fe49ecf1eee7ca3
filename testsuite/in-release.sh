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
skip_without unshare

find_fresh_root "$release"
open_root "$tar"
copy_source "$(dirname "$testsuite")"
for variable in CC CXX QRINTF_ONLY QRINTF_SEED; do
  eval "value=\${$variable:-}"
  [ -z "$value" ] || set -- "$@" "$variable=$value"
done

# shellcheck disable=SC2016 # expanded inside
$as_root unshare --mount --pid --fork sh -c '
  root=$1
  shift
  mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 77
  exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C \
    chroot "$root" sh /source/testsuite/dist/release/inside.sh "$@"' \
  sh "$opened/root" "$@" </dev/null
