#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh: what source.sh runs in its root, where /build has the source package: apt
# installs what it says that it needs, dpkg-buildpackage builds it, as a user who is
# not root, lintian finds neither errors nor warnings, CPack makes the same packages of
# the same build, and they are installed and pass the source package's own test.
set -eu
export DEBIAN_FRONTEND=noninteractive
step () { echo "==> $*"; }
fail () { echo "FAIL: $*"; exit 1; }

# quietly COMMAND...: with a log, which is printed if it fails.
quietly ()
{
  "$@" >/tmp/said 2>&1 || { tail -n 200 /tmp/said; fail "$*"; }
}
as_nobody ()
{
  setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent "$@"
}
install () { quietly apt-get -q -y --no-install-recommends "$@"; }

cd /build
step "what a machine that builds packages has, and Build-Depends"
quietly apt-get -q update
install install build-essential lintian
install build-dep ./qrintf_*.dsc

step "dpkg-buildpackage"
chmod 1777 /tmp
chown -R 65534:65534 /build
as_nobody dpkg-source -x qrintf_*.dsc source >/dev/null
(cd source && quietly as_nobody dpkg-buildpackage -us -uc)
grep 'tests passed' /tmp/said || fail "no test has run"
ls -l -- *.deb

step "lintian"
lintian --allow-root --fail-on error,warning --tag-display-limit 0 qrintf_*.changes

# What a package is but for sizes and dates: names of files with modes and links, and
# what it says of itself.
look_into ()
{
  dpkg-deb --fsys-tarfile "$1" | tar -tv --numeric-owner \
    | sed -E 's/^([^ ]+ +[^ ]+) +[0-9]+ +[^ ]+ +[^ ]+/\1/' | sort -k 3
  dpkg-deb -f "$1" Package Version Architecture Multi-Arch Section Priority \
    Maintainer Depends Recommends Suggests Enhances Description
}

step "CPack's packages of the same build"
quietly cpack --config source/build/CPackConfig.cmake -G DEB -B /tmp/cpack
for package in *.deb; do
  case $package in *-dbgsym_*) continue ;; esac
  [ -f "/tmp/cpack/$package" ] || fail "CPack makes no $package"
  look_into "$package" >/tmp/debian
  look_into "/tmp/cpack/$package" >/tmp/cpacks
  diff /tmp/debian /tmp/cpacks || fail "CPack's $package differs"
done
[ "$(ls /tmp/cpack/*.deb | wc -l)" -eq "$(ls -- *.deb | grep -vc -e -dbgsym_)" ] \
  || fail "CPack makes more packages: $(ls /tmp/cpack)"

step "installation"
# shellcheck disable=SC2046 # a list of words
install install $(ls ./*.deb | grep -v -e -dbgsym_)
sh source/debian/tests/hello
