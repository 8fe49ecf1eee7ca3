#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# source.sh RELEASE: Debian's source package for that release, made twice, which must
# give the same, and built in a Debian of it that has nothing else: source/inside.sh.
#
# Exit status 77: there can be no such root here, and the reason.
set -eu
release=$1
here=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$here/../../.." && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/root-parts.sh"
skip_without dpkg-source
open_fresh_root "$release"

export DEBFULLNAME="The packages' test" DEBEMAIL=test@qrintf.example
make=$tree/cmake/packages/make-source-package.sh
sh "$make" "$opened/1" "$release"
(umask 077; TZ=Asia/Tokyo LC_ALL=C.UTF-8 sh "$make" "$opened/again" "$release") >/dev/null
diff -r "$opened/1" "$opened/again"

$as_root mkdir "$opened/root/build"
$as_root cp "$here/source/inside.sh" "$opened"/1/* "$opened/root/build"
run_in_mounted_root sh /build/inside.sh
