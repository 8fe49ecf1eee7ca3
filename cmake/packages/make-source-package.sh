#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes Debian's source package of this tree for a release of Debian, by default this
# machine's: in FOLDER, qrintf_1.0.0.orig.tar.xz, the same for each release, and
# qrintf_1.0.0-1~deb12.dsc with its qrintf_1.0.0-1~deb12.debian.tar.xz.
#
# Its debian/ is made by put-debian.sh.  The same tree gives the same files.  A version
# that the changelog lacks is refused.
#
# usage: sh make-source-package.sh FOLDER [RELEASE]
set -eu
[ $# -gt 0 ] || { sed -n 's/^# usage/usage/p' "$0" >&2; exit 2; }
packages=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$packages/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
release=${2:-}

fail () { echo "error: $*" >&2; exit 1; }

project=$(sed -n 's/^project (qrintf VERSION \([0-9.]*\).*/\1/p' "$tree/CMakeLists.txt")
changelog=$packages/debian/changelog
version=$(sed -n '1s/^qrintf (\([^)]*\)).*/\1/p' "$changelog")
[ "${version%-*}" = "$project" ] \
  || fail "the top entry of packages/debian/changelog is of $version, not of $project"
date=$(sed -n '/^ -- /{s/^ -- .*  //p;q}' "$changelog")
SOURCE_DATE_EPOCH=$(date --utc "--date=$date" +%s)
export SOURCE_DATE_EPOCH

# Modes are those of the tree for its owner, whatever the umask was.
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
source=$work/qrintf-$project
mkdir "$source"
# Without what has been built here, which may be below the source.
(cd "$tree" && tar -c --exclude='./build*' --exclude=./debian --exclude=./.git --exclude=__pycache__ \
   --exclude='*.log' --exclude='*.sum' .) | tar -C "$source" --no-same-owner -x
chmod -R u+rw,go=rX "$source"
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$SOURCE_DATE_EPOCH" -c "qrintf-$project" \
  | xz >"$work/qrintf_$project.orig.tar.xz"

sh "$packages/put-debian.sh" "$source" "$release"

(cd "$work" && dpkg-source -b "qrintf-$project")
rm -rf "$source"
mv "$work"/qrintf_* "$folder"
