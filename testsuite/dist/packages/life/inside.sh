#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh: the packages' life, in a clean Debian's root: apt installs them and what
# they depend on, they are used, upgraded, removed, purged without a trace, and
# installed again.  /packages/1 and /packages/2 are sources for apt.
#
# CC and CXX are the compilers' names, GCC the package that the plugin is for.
set -eu
failures=0
plugin=$GCC-plugin-qrintf
all="$plugin libqrintf-dev libqrintf-rt0.1 qrintf"

step () { echo "==> $*"; }
fail () { echo "FAIL: $*"; failures=$((failures + 1)); }

# check TEXT COMMAND...: COMMAND succeeds.
check ()
{
  text=$1
  shift
  if "$@" >/tmp/said 2>&1; then
    echo "ok: $text"
  else
    fail "$text: $*"
    sed 's/^/    /' /tmp/said
  fi
}
refused () { ! "$@"; }

# apt with the source /packages/$from alone.
from=1
apt ()
{
  echo "deb [trusted=yes] file:/packages/$from ./" >/tmp/sources.list
  DEBIAN_FRONTEND=noninteractive apt-get -q -o APT::Sandbox::User=root \
    -o Dir::Etc::SourceList=/tmp/sources.list -o Dir::Etc::SourceParts=- "$@"
}

# Every path with type, mode, owner, link and size, but what dpkg, apt and ldconfig
# keep for themselves; what packages leave behind in dpkg's own folder counts.
paths ()
{
  find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp \
      -o -path /packages -o -path /life -o -path /var/log -o -path /var/cache \
      -o -path /var/lib/apt -o -path '/var/lib/dpkg/status*' \
      -o -path '/var/lib/dpkg/available*' -o -path /var/lib/dpkg/lock \
      -o -path /var/lib/dpkg/lock-frontend -o -path '/var/lib/dpkg/diversions*' \
      -o -path '/var/lib/dpkg/statoverride*' -o -path /var/lib/dpkg/updates \
      -o -path '/var/lib/dpkg/triggers/*' -o -path /etc/ld.so.cache \) -prune \
    -o \( -type f -printf '%p %y %m %u %g %s\n' \) \
    -o -printf '%p %y %m %u %g %l\n' | sort
}

versions ()
{
  for package in $all; do
    dpkg-query -W -f '${Package} ${Version} ${db:Status-Status}\n' "$package" \
      2>/dev/null || echo "$package not there"
  done
}

# Installed whole, each in the version of /packages/$1.
are_installed ()
{
  for package in $all; do
    version=$(dpkg-deb -f /packages/"$1"/"$package"_*.deb Version)
    check "$package is $version" test "$(dpkg-query -W -f \
      '${Version} ${db:Status-Status}' "$package")" = "$version installed"
    check "$package's files are as packed" dpkg --verify "$package"
  done
  check "dpkg is content" test -z "$(dpkg --audit)"
}

step "before"
paths >/tmp/before
check "GCC knows no plugin yet" refused "$CC" -fplugin=libqrintf -c \
  /life/program.c -o /tmp/program.o
apt update >/dev/null

step "a GCC of another version"
sed "/^Package: $GCC\$/,/^\$/s/^Version: .*/Version: 99-1/" /var/lib/dpkg/status \
  >/tmp/other-status
# That apt refuses says little: other packages need the real GCC, too.
asks_for_its_gcc ()
{
  ! apt install -s -o Dir::State::status=/tmp/other-status "$plugin" \
    >/tmp/refusal 2>&1 && grep -F " $plugin : Depends: $GCC (= " /tmp/refusal
}
check "the plugin does not go with it" asks_for_its_gcc

step "install"
check "apt installs, with what is depended on" apt install -y \
  --no-install-recommends qrintf libqrintf-dev
are_installed 1
. /life/use.sh

step "upgrade"
from=2
apt update >/dev/null
check "apt upgrades" apt upgrade -y
are_installed 2
check "a program linked before runs on" /tmp/use/shared
. /life/use.sh

step "remove"
# shellcheck disable=SC2086 # a list of words
check "apt removes" apt remove -y $all
check "the plugin is gone" refused "$CC" -fplugin=libqrintf -c /life/program.c \
  -o /tmp/program.o
check "the shared library is gone" refused /tmp/use/shared
check "a lowered program stays" /tmp/use/lowered

step "purge"
# shellcheck disable=SC2086 # a list of words
check "apt purges" apt purge -y $all
paths >/tmp/after
check "nothing is left behind" diff /tmp/before /tmp/after
check "dpkg has forgotten them" refused grep -E "^Package: .*qrintf" \
  /var/lib/dpkg/status

step "install again"
check "apt installs the library and its plugin" apt install -y libqrintf-dev qrintf
are_installed 2
. /life/use.sh

# shellcheck disable=SC2086 # a list of words
check "apt purges" apt purge -y $all
paths >/tmp/after
check "nothing is left behind" diff /tmp/before /tmp/after

echo "$failures failures"
[ "$failures" -eq 0 ]
