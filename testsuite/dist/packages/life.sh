#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# life.sh OUT FOLDER: the packages of build.sh in OUT, installed with what they
# depend on in a clean Debian with the same GCC, used, and purged without a
# trace: life/inside.sh.  The root is made once and kept in FOLDER.
#
# As root, or in a user namespace.  Exit status 77: there can be no root here.
set -eu
out=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/root-parts.sh"

skip_without dpkg-scanpackages
gcc=gcc-$(gcc -dumpversion)
version=$(dpkg-query -W -f '${Version}' "$gcc")
tar=$folder/root-$version.tar
mkdir -p "$folder"
[ -f "$tar" ] || {
  rm -f "$folder"/root-*.tar
  make_root "$tar" "$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" \
    gcc g++ pkgconf python3-jinja2
}
# The plugin is for one version of GCC, and the mirror may have moved on.
there=$(tar -xOf "$tar" ./var/lib/dpkg/status | awk -v "name=$gcc" '
  $1 == "Package:" { found = $2 == name } found && $1 == "Version:" { print $2 }')
[ "$there" = "$version" ] \
  || { rm "$tar"; skip "the mirror has $gcc $there, this machine $version"; }

open_root "$tar"
mkdir "$opened/packages"
cp "$out"/*.deb "$opened/packages"
(cd "$opened/packages" && dpkg-scanpackages . >Packages 2>/dev/null)
$as_root cp -r "$opened/packages" "$opened/root/packages"
$as_root mkdir -p "$opened/root/source/testsuite/dist/packages"
$as_root cp -r "$here/life" "$opened/root/source/testsuite/dist/packages"
$as_root cp -r "$here/../install" "$opened/root/source/testsuite/dist"
$as_root cp "$here/../../../cmake/packages/debian/tests/use" "$opened/root/source"
run_in_root sh /source/testsuite/dist/packages/life/inside.sh "$gcc"
