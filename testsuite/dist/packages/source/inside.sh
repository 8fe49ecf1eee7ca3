#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside.sh: what source.sh runs in its root, where /build has the source package: apt
# installs what it says that it needs, dpkg-buildpackage builds it, as a user who is
# not root, lintian finds neither errors nor warnings, they are the same when built
# once more elsewhere (reprotest), and pass the source package's own test (autopkgtest).
# Then arm64's packages are built, which must be the same but for the architecture.
set -eu
export DEBIAN_FRONTEND=noninteractive
step () { echo "==> $*"; }

# look_into PACKAGE TRIPLET ARCHITECTURE: names of files with modes and links, and what the
# package says of itself, without sizes, dates, what the architecture is called, and which
# version of the C library it needs there.
look_into ()
{
  {
    dpkg-deb --fsys-tarfile "$1" | tar -tv --numeric-owner \
      | sed -E 's/^([^ ]+ +[^ ]+) +[0-9]+ +[^ ]+ +[^ ]+/\1/' | sort -k 3
    dpkg-deb -f "$1" Package Version Architecture Multi-Arch Section Priority \
      Maintainer Depends Recommends Suggests Enhances Description
  } | sed -E "s/$2/TRIPLET/g; s/^(Architecture:) $3\$/\1 any/
    s/(libc6 \(>=) [0-9.]+\)/\1 .)/"
}

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

step "the source package's own test"
install install autopkgtest
cp -r source tested
quietly autopkgtest ./*.deb ./tested// -- null

step "a second build, with another path, time zone, locale and umask"
install install reprotest diffoscope-minimal
chown 65534:65534 /build
(cd source && quietly as_nobody reprotest --vary=-all,+build_path,+environment \
   --vary=+locales,+timezone,+umask --build-command \
   'DEB_BUILD_OPTIONS=nocheck dpkg-buildpackage -us -uc -b -Pnocheck' . '../*.deb' -- null)

[ "$(dpkg --print-architecture)" = amd64 ] || exit 0
step "a cross build without arm64's packages is refused"
install install crossbuild-essential-arm64
mkdir cross
(cd cross && dpkg-source -x ../qrintf_*.dsc source >/dev/null)
chown -R 65534:65534 cross
cross_build ()
{
  (cd cross/source && as_nobody env "QRINTF_HOST_PACKAGES=$1" \
     dpkg-buildpackage -aarm64 -Pcross,nocheck -us -uc -b)
}
! cross_build '' >/tmp/said 2>&1 || fail "it was not refused"
grep 'host-packages.sh arm64' /tmp/said || fail "it does not say what to do: $(cat /tmp/said)"

step "arm64's packages"
majors=$(sed -n 's/^Package: gcc-\([0-9]*\)-plugin-qrintf$/\1/p' source/debian/control)
# shellcheck disable=SC2086 # a list of words
quietly sh source/cmake/packages/host-packages.sh arm64 /build/host $majors
quietly cross_build /build/host
for package in *_amd64.deb; do
  case $package in *-dbgsym_*) continue ;; esac
  look_into "$package" x86_64-linux-gnu amd64 >/tmp/amd64
  look_into "cross/${package%_amd64.deb}_arm64.deb" aarch64-linux-gnu arm64 >/tmp/arm64
  diff /tmp/amd64 /tmp/arm64 || fail "arm64's $package differs"
done
