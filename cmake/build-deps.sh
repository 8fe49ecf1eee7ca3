#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what a build of this tree needs: the Build-Depends of
# cmake/packages/debian/control.in, by `apt-get build-dep', as root or through
# sudo. Touches nothing, the network included, where nothing is missing.
# Without apt-get it installs nothing and says where the names are.
#
# usage: sh build-deps.sh [default | gate | long | recipes]...
#
# With no argument: what plugin and runtime need.  Each group adds what its
# tests or recipes need; gate and long need default as well.  CC and CXX name
# the compilers.
set -eu
here=$(dirname "$0")
# shellcheck source=cmake/compilers.sh
. "$here/compilers.sh"

fail ()
{
  echo "error: $1" >&2
  shift
  for line; do echo "  $line" >&2; done
  exit 1
}

# Without the default check the packages' own tests need nothing either.
profiles=nocheck
for group; do
  case $group in
    default)
      profiles=${profiles#nocheck}
      profiles=pkg.qrintf.default${profiles:+,${profiles#,}} ;;
    gate | long | recipes) profiles=$profiles,pkg.qrintf.$group ;;
    *) sed -n 's/^# usage/usage/p' "$0" >&2; exit 2 ;;
  esac
done

command -v apt-get >/dev/null || {
  command -v cmake >/dev/null || fail "there is no cmake, and no apt-get to install it." \
    "Install CMake, Ninja, Python 3, GCC and its plugin headers by hand."
  echo "no apt-get: Build-Depends of cmake/packages/debian/control.in names what is needed"
  exit 0
}

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

# A failing update is no failure yet: one source out of several may be down.
apt_install ()
{
  [ -z "$as_root" ] || command -v sudo >/dev/null \
    || fail "packages are missing, and only root may install them." \
      "Run as root: sh cmake/build-deps.sh $groups"
  [ -n "${updated:-}" ] || $as_root apt-get -q update </dev/null \
    || echo "warning: apt-get update failed; trying all the same" >&2
  updated=yes
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
    --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" </dev/null \
    || fail "apt-get could not do this: $*" \
      "Its messages above say why; with no network, connect and repeat."
}
groups=$*

# Other packages are named after the compiler's version.
for compiler in "$CC" "$CXX"; do
  [ -n "$(major_of "$compiler")" ] || apt_install install "$(command_of "$compiler")"
  [ -n "$(major_of "$compiler")" ] || fail "$compiler is no GCC."
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
DEBFULLNAME=nobody DEBEMAIL=nobody@localhost \
  sh "$here/packages/put-debian.sh" "$work" "$(major_of "$CC")"
chmod -R go+rX "$work"
! apt-get -s -q -P "$profiles" build-dep "$work" >"$work/plan" 2>&1 \
  || grep -q '^\(Inst\|Remv\) ' "$work/plan" || exit 0
echo "==> installing the build dependencies"
apt_install -P "$profiles" build-dep "$work"
