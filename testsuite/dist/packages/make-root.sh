#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# make-root.sh FOLDER CC CXX: FOLDER/root-VERSION.tar, a minimal Debian with this
# machine's compilers in it, of which VERSION is the package's; kept for later runs.
#
# Exit status 77: it cannot be had here, and the reason.
set -eu
folder=$1 cc=$2 cxx=$3
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$(dirname "$0")/root-parts.sh"

skip_without dpkg-query
find_root_file "$folder" "$cc"
if [ -f "$root" ]; then
  echo "kept from an earlier run: $root"
  exit 0
fi
part=$folder/part-$gcc_version.tar
make_root "$part" "$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" \
  "$(package_of "$cc")" "$(package_of "$cxx")" pkgconf python3-jinja2

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
