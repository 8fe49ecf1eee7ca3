#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts debian/ in place: this folder's debian/ with what depends on the release
# (releases.txt) filled in, that is the version's suffix and, for each GCC, a
# stanza of control.in.  Then `dpkg-buildpackage' builds the packages, and
# `apt-get build-dep ./' installs what that needs.
#
# usage: sh put-debian.sh [FOLDER [RELEASE | GCC...]]
#
# FOLDER is the top of this tree, and RELEASE this machine's, if not named.
# Major versions of GCC instead make packages for these, without a suffix.
set -eu
packages=$(cd "$(dirname "$0")" && pwd)
fail () { echo "error: $*" >&2; exit 1; }

folder=${1:-$packages/../..}
[ -d "$folder" ] || fail "there is no folder $folder"
[ $# -eq 0 ] || shift
case ${1:-} in
  [0-9]*) suffix= ;;
  *)
    release=${1:-$(. /etc/os-release && echo "${VERSION_CODENAME:-}")}
    row=$(grep "^$release " "$packages/releases.txt") \
      || fail "cmake/packages/releases.txt has no release \`$release'." \
        "Name one of those, or the major versions of GCC."
    # shellcheck disable=SC2086 # a list of words
    set -- $row
    suffix=~deb$2
    shift 2
    ;;
esac

rm -rf "$folder/debian"
cp -r "$packages/debian" "$folder/debian"
sed -i "1s/)/$suffix)/" "$folder/debian/changelog"
maintainer=$(sed -n '/^ -- /{s/^ -- \(.*>\) .*/\1/p;q}' "$packages/debian/changelog")
sed '/^#/d' "$packages/debian/control.in" | awk -v gccs="$*" -v maintainer="$maintainer" '
  function fill_in (text, gcc) {
    gsub(/@PLUGIN@/, gcc "-plugin-qrintf", text)
    gsub(/@GCC@/, gcc, text)
    gsub(/@OWN_PLUGIN@/, own, text)
    gsub(/@PLUGINS@/, plugins, text)
    gsub(/@PLUGIN_DEVS@/, devs, text)
    gsub(/@MAINTAINER@/, maintainer, text)
    gsub(/@N@/, major[1], text)
    gsub(/@M@/, major[1] > 11 ? major[1] - 1 : 12, text)
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
  { last = /@GCC@/ ? n : 1
    for (i = 1; i <= last; i++) {
      if (printed++) print ""
      print fill_in($0, gcc[i])
    }
  }
' >"$folder/debian/control"
rm "$folder/debian/control.in"
