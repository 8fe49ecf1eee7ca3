#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh GCC: what life.sh runs in its root, where apt's only source is
# /packages.  GCC is the package that the plugin is for.
set -eu
gcc=$1
all="$gcc-plugin-qrintf qrintf-plugin libqrintf-dev libqrintf-rt1 qrintf-run qrintf"
fail () { echo "FAIL: $*"; exit 1; }
quietly () { "$@" >/tmp/said 2>&1 || { cat /tmp/said; fail "$*"; }; }

echo "deb [trusted=yes] file:/packages ./" >/tmp/sources.list
apt ()
{
  DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
    -o APT::Sandbox::User=root -o Dir::Etc::SourceList=/tmp/sources.list \
    -o Dir::Etc::SourceParts=- "$@"
}

# Every path but what dpkg, apt and ldconfig keep for themselves.
paths ()
{
  find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp \
      -o -path /packages -o -path /source -o -path /var/log -o -path /var/cache \
      -o -path /var/lib/apt -o -path '/var/lib/dpkg/*' -o -path /etc/ld.so.cache \
    \) -prune -o -printf '%p %y %m %u %g %l\n' | sort
}

paths >/tmp/before
quietly apt update

# That apt refuses says little: other packages need the real GCC, too.
sed "/^Package: $gcc\$/,/^\$/s/^Version: .*/Version: 99-1/" /var/lib/dpkg/status \
  >/tmp/other-status
! apt install -s -o Dir::State::status=/tmp/other-status "$gcc-plugin-qrintf" \
  >/tmp/refusal 2>&1 || fail "the plugin goes with a GCC of another version"
grep -F " $gcc-plugin-qrintf : Depends: $gcc (= " /tmp/refusal \
  || { cat /tmp/refusal; fail "no word of the version that the plugin is for"; }

quietly apt install qrintf libqrintf-dev qrintf-run
# shellcheck disable=SC2086 # a list of words
dpkg --verify $all || fail "files are not as packed"
(cd /source && sh use)

# shellcheck disable=SC2086
quietly apt purge $all
! "$gcc" -fplugin=libqrintf -S -x c /dev/null -o /dev/null 2>/dev/null \
  || fail "the plugin is still there"
paths >/tmp/after
diff /tmp/before /tmp/after || fail "something is left behind"
! grep -E "^Package: .*qrintf" /var/lib/dpkg/status || fail "dpkg knows them still"
echo "installed, used and purged"
