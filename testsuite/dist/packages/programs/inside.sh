#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh: what programs.sh runs in its root.  bc and units, both by autotools, are
# built with the flag alone and with the shared runtime, by DEB_CFLAGS_APPEND and its
# like, and their tests run.  With the flag alone they depend on nothing of qrintf; with
# the library, dpkg-shlibdeps says so, and only for what was lowered.
set -eu
export DEBIAN_FRONTEND=noninteractive DEB_BUILD_OPTIONS=nostrip
fail () { echo "FAIL: $*"; exit 1; }
quietly () { "$@" >/tmp/said 2>&1 || { tail -n 100 /tmp/said; fail "$*"; }; }
install () { quietly apt-get -q -y --no-install-recommends "$@"; }

cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null \
  | sed -n 's/^deb /deb-src /p' >/tmp/source.list
mv /tmp/source.list /etc/apt/sources.list.d/
echo "deb [trusted=yes] file:/packages ./" >/etc/apt/sources.list.d/packages.list
quietly apt-get -q update
install -o APT::Sandbox::User=root install qrintf libqrintf-dev dpkg-dev
install build-dep bc units
cd /tmp

# build SOURCE FLAG: its binary packages, in the current folder, and installed.
build ()
{
  rm -rf ./*.deb "$1"-*
  quietly apt-get -q source "$1"
  (cd "$1"-*/ && quietly env "DEB_CFLAGS_APPEND=$2" "DEB_CXXFLAGS_APPEND=$2" \
     "DEB_LDFLAGS_APPEND=$2" dpkg-buildpackage -us -uc -b)
  quietly dpkg -i ./*.deb
}

# expect WORD PACKAGE PROGRAM: that package's program has qrintf's mark and prints
# $prints for $reads and $arguments; of qrintf it depends on WORD, or on nothing.
expect ()
{
  depends=$(dpkg-deb -f "$2"_*.deb Depends)
  case $depends in
    *libqrintf*) [ -n "$1" ] || fail "$2 depends on $depends" ;;
    *) [ -z "$1" ] || fail "$2 depends on $depends alone" ;;
  esac
  case $depends in *"$1"*) ;; *) fail "$2 depends on $depends" ;; esac
  readelf -p .comment "/usr/bin/$3" | grep -q ' qrintf [0-9]' \
    || fail "nothing of $3 was lowered"
  # shellcheck disable=SC2086 # a list of words
  said=$(printf '%s\n' "$reads" | "$3" $arguments)
  [ "$said" = "$prints" ] || fail "$3 prints $said"
  echo "ok: $2 by $flag: $depends"
}

version=$(dpkg-query -W -f '${Version}' libqrintf-rt1)
for flag in -fplugin=libqrintf -specs=qrintf-library.specs; do
  library=
  case $flag in -specs=*) library="libqrintf-rt1 (>= ${version%-*})" ;; esac
  build bc "$flag"
  arguments=-q reads='scale=5; 2^40; 1/7' prints='1099511627776
.14285'
  expect "$library" bc bc
  arguments= reads=16o255p prints=FF
  expect "$library" dc dc
  build units "$flag"
  arguments="-t 3km m" reads='' prints=3000
  expect "$library" units units
done

# What refers to nothing of the library does not depend on it.
echo 'int main (void) { return 0; }' >none.c
quietly gcc -O2 -specs=qrintf-library.specs none.c -o none
! readelf -d none | grep libqrintf || fail "a program without calls needs the library"
