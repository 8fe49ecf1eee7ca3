#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# make-root.sh FOLDER CC CXX: FOLDER/root-VERSION.tar, a minimal Debian with this
# machine's compilers in it, of which VERSION is the package's; kept for later runs.
#
# By mmdebstrap, from the mirrors that this machine's apt uses, as root or, where
# this is not root, in a user namespace.  Exit status 77: it cannot be had here, and
# the reason.
set -eu
folder=$1 cc=$2 cxx=$3
# shellcheck source=testsuite/packages/root-parts.sh
. "$(dirname "$0")/root-parts.sh"

skip_without mmdebstrap dpkg-query apt-get
find_root_file "$folder" "$cc"
if [ -f "$root" ]; then
  echo "kept from an earlier run: $root"
  exit 0
fi
# shellcheck source=/dev/null
. /etc/os-release
[ -n "${VERSION_CODENAME:-}" ] || skip "this release has no name"

# Only the distribution's own sources: others ask for keys that the root lacks.
sources=$folder/sources.list
# shellcheck disable=SC2016 # apt's own variables
apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)|$(ORIGIN)' \
  'Created-By: Packages' 2>/dev/null | sed -n 's/|Debian$//p' >"$sources"
mirror=$sources
[ -s "$sources" ] || mirror=

set -- --variant=apt "--include=$(package_of "$cc"),$(package_of "$cxx")" \
  --include=pkgconf,python3-jinja2
part=$folder/part-$gcc_version.tar
rm -f "$part"
mode=root
if [ "$(id -u)" -ne 0 ]; then
  mode=unshare
  mmdebstrap --unshare-helper true 2>/dev/null \
    || skip "neither root nor allowed to make user namespaces"
fi
# shellcheck disable=SC2086 # nothing or one word
if ! mmdebstrap --mode=$mode "$@" "$VERSION_CODENAME" "$part" $mirror \
     </dev/null >"$folder/root.log" 2>&1; then
  tail -n 20 "$folder/root.log"
  rm -f "$part"
  skip "mmdebstrap --mode=$mode could not make a root: no network, or no right to"
fi

# The plugin is for one version of GCC, and the mirror may have moved on.
there=$(tar -xOf "$part" ./var/lib/dpkg/status | awk -v "name=$gcc_package" '
  $1 == "Package:" { found = $2 == name } found && $1 == "Version:" { print $2 }')
if [ "$there" != "$gcc_version" ]; then
  rm -f "$part"
  skip "the mirror has $gcc_package $there, this machine $gcc_version"
fi
rm -f "$folder"/root-*.tar
mv "$part" "$root"
ls -l "$root"
