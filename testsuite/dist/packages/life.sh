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

open_packages_root "$out" "$folder"
$as_root mkdir -p "$opened/root/source/testsuite/dist/packages"
$as_root cp -r "$here/life" "$opened/root/source/testsuite/dist/packages"
$as_root cp "$here/../../../cmake/packages/debian/tests/use" "$opened/root/source"
run_in_root sh /source/testsuite/dist/packages/life/inside.sh "$gcc"
