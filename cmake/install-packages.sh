#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs those of the named Debian packages that are missing, as root or
# through sudo.  Touches nothing, the network included, if none is.
#
# usage: sh install-packages.sh PACKAGE...
set -eu

installed ()
{
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || {
  echo "error: there is no apt-get to install packages with." >&2
  echo "  Install what these of Debian's hold by hand: $*" >&2
  exit 1
}

missing=
for package; do
  installed "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
echo "==> installing:$missing"

as_root=
if [ "$(id -u)" -ne 0 ]; then
  as_root=sudo
  command -v sudo >/dev/null || {
    echo "error: packages are missing, and only root may install them." >&2
    echo "  Run as root: apt-get install$missing" >&2
    exit 1
  }
fi

# A failing update is no failure yet: one source out of several may be down.
apt ()
{
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q \
    -o DPkg::Lock::Timeout=300 "$@" </dev/null
}
apt update || echo "warning: apt-get update failed; trying all the same" >&2
# shellcheck disable=SC2086 # a list of words
apt install -y --no-install-recommends $missing || {
  echo "error: apt-get could not install:$missing" >&2
  echo "  Its messages above say why; with no network, connect and repeat." >&2
  exit 1
}
