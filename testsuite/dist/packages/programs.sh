#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# programs.sh OUT FOLDER: packages of Debian, built from their sources in a clean Debian
# in which the packages of build.sh in OUT are installed: programs/inside.sh.  The root
# is that of life.sh.
#
# As root, or in a user namespace.  Exit status 77: there can be no root here.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/root-parts.sh"
skip_without unshare
open_packages_root "$1" "$2"
$as_root cp "$here/programs/inside.sh" "$opened/root/packages"
run_in_mounted_root sh /packages/inside.sh
