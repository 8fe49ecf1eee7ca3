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
# Major versions of GCC instead make packages for these, with the suffix ~gcc13.
# DEBFULLNAME and DEBEMAIL say who makes the package, or else git's user.name and
# user.email.  Where git's `origin' is an https address it is the package's
# homepage, and debian/watch looks for new tags there.
set -eu
packages=$(cd "$(dirname "$0")" && pwd)
fail () { echo "error: $*" >&2; exit 1; }

folder=${1:-$packages/../..}
[ -d "$folder" ] || fail "there is no folder $folder"
[ $# -eq 0 ] || shift
case ${1:-} in
  [0-9]*) suffix=~gcc$1 ;;
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

from_git () { git -C "$packages" config --get "$1" 2>/dev/null || :; }
name=${DEBFULLNAME:-$(from_git user.name)} email=${DEBEMAIL:-$(from_git user.email)}
[ -n "$name" ] && [ -n "$email" ] \
  || fail "who makes the package?  Set DEBFULLNAME and DEBEMAIL."
# As a replacement of sed and awk, where & and \ are special.
maintainer=$(printf '%s' "$name <$email>" | sed 's/[\\&|]/\\&/g')
# Without the user and password that the address of a clone may have.
homepage=$(from_git remote.origin.url \
  | sed -n 's/\.git$//; s,^https://[^/@]*@,https://,; /^https:/p')

rm -rf "$folder/debian"
cp -r "$packages/debian" "$folder/debian"
sed -i "1s/)/$suffix)/; s|@MAINTAINER@|$maintainer|" "$folder/debian/changelog"
[ -z "$homepage" ] || cat >"$folder/debian/watch" <<END
version=4
opts=mode=git $homepage refs/tags/v?([\d.]+)
END
sed '/^#/d' "$packages/debian/control.in" | MAINTAINER=$maintainer awk -v gccs="$*" \
    -v homepage="${homepage:+
Homepage: $homepage}" '
  function fill_in (text, gcc) {
    gsub(/@PLUGIN@/, gcc "-plugin-qrintf", text)
    gsub(/@GCC@/, gcc, text)
    gsub(/@OWN_PLUGIN@/, own, text)
    gsub(/@PLUGINS@/, plugins, text)
    gsub(/@PLUGIN_DEVS@/, devs, text)
    gsub(/@MAINTAINER@/, ENVIRON["MAINTAINER"], text)
    gsub(/@HOMEPAGE@/, homepage, text)
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
