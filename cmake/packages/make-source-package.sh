#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes Debian's source package of this tree for a release of Debian, by default this
# machine's: in FOLDER, qrintf_0.1.0.orig.tar.xz, the same for each release, and
# qrintf_0.1.0-1~deb12.dsc with its qrintf_0.1.0-1~deb12.debian.tar.xz.
#
# Its debian/ is packages/debian/, with what depends on the release (releases.txt)
# filled in: the version's suffix and, for each GCC, a stanza of control.in.  The same
# tree gives the same files.  A version that the changelog lacks is refused.
#
# usage: sh make-source-package.sh FOLDER [RELEASE]
set -eu
[ $# -gt 0 ] || { sed -n '12s/^# //p' "$0" >&2; exit 2; }
packages=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$packages/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
release=${2:-$(. /etc/os-release && echo "${VERSION_CODENAME:-}")}

fail () { echo "error: $*" >&2; exit 1; }

row=$(grep "^$release " "$packages/releases.txt") \
  || fail "packages/releases.txt has no release \`$release'"
# shellcheck disable=SC2086 # a list of words
set -- $row
number=$2
shift 2

project=$(sed -n 's/^project (qrintf VERSION \([0-9.]*\).*/\1/p' "$tree/CMakeLists.txt")
changelog=$packages/debian/changelog
version=$(sed -n '1s/^qrintf (\([^)]*\)).*/\1/p' "$changelog")
[ "${version%-*}" = "$project" ] \
  || fail "the top entry of packages/debian/changelog is of $version, not of $project"
trailer=$(sed -n '/^ -- /{s/^ -- //p;q}' "$changelog")
SOURCE_DATE_EPOCH=$(date --utc "--date=${trailer##*>  }" +%s)
export SOURCE_DATE_EPOCH

# Modes are those of the tree for its owner, whatever the umask was.
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
source=$work/qrintf-$project
mkdir "$source"
# Without what has been built here, which may be below the source.
(cd "$tree" && tar -c --exclude='./build*' --exclude=./.git --exclude=__pycache__ \
   --exclude='*.log' --exclude='*.sum' .) | tar -C "$source" --no-same-owner -x
chmod -R u+rw,go=rX "$source"
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$SOURCE_DATE_EPOCH" -c "qrintf-$project" \
  | xz >"$work/qrintf_$project.orig.tar.xz"

cp -r "$source/cmake/packages/debian" "$source/debian"
sed -i "1s/($version)/($version~deb$number)/" "$source/debian/changelog"
awk -v gccs="$*" -v maintainer="${trailer%%>*}>" '
  function fill_in (text, gcc) {
    gsub(/@PLUGIN@/, gcc "-plugin-qrintf", text)
    gsub(/@GCC@/, gcc, text)
    gsub(/@OWN_PLUGIN@/, own, text)
    gsub(/@PLUGINS@/, plugins, text)
    gsub(/@PLUGIN_DEVS@/, devs, text)
    gsub(/@MAINTAINER@/, maintainer, text)
    return text
  }
  BEGIN {
    RS = ""
    n = split(gccs, major, " ")
    for (i = 1; i <= n; i++) {
      gcc[i] = "gcc-" major[i]
      plugins = plugins (i > 1 ? " | " : "") gcc[i] \
        "-plugin-qrintf (>= ${source:Version})"
      devs = devs (i > 1 ? ",\n " : "") gcc[i] "-plugin-dev <!cross>, g++-" major[i] \
        " <!nocheck>"
    }
    own = gcc[1] "-plugin-qrintf"
  }
  /^#/ { next }
  { last = /@GCC@/ ? n : 1
    for (i = 1; i <= last; i++) {
      if (printed++) print ""
      print fill_in($0, gcc[i])
    }
  }
' "$packages/debian/control.in" >"$source/debian/control"
rm "$source/debian/control.in"

(cd "$work" && dpkg-source -b "qrintf-$project")
rm -rf "$source"
mv "$work"/qrintf_* "$folder"
