#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Fetches Debian's own source of a package, with Debian's patches applied, and
# prints the folder it is in.  A folder fetched before is kept as it is.
#
# usage: sh fetch-source.sh PACKAGE FOLDER     leaves FOLDER/PACKAGE
#
# The source lines (deb-src) are made from the machine's own binary lines, in a
# configuration under FOLDER: the user's apt is left as it was, and mirrors,
# keys, proxies and logins are those that it already uses.
set -eu

[ $# -eq 2 ] || { sed -n 's/^# usage/usage/p' "$0" >&2; exit 2; }
package=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)

fail ()
{
  echo "error: $1" >&2
  shift
  for line; do echo "  $line" >&2; done
  exit 1
}

if [ -d "$folder/$package" ]; then
  echo "$folder/$package"
  exit 0
fi
command -v dpkg-source >/dev/null \
  || fail "dpkg-source is missing." "Install the package dpkg-dev."

# Only Debian's archive has the source: lines of its release that have main.
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
apt=$folder/apt
rm -rf "$apt"
mkdir -p "$apt/sources" "$apt/lists/partial" "$apt/cache/archives/partial"

suites="\\($release\\|stable\\|oldstable\\|testing\\|unstable\\|sid\\)"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  [ ! -r "$file" ] || sed -n "s/#.*//; / cdrom:/d
    s/^deb\\([[:space:]].* $suites[^ ]* \\(.* \\)*main\\>\\)/deb-src\\1/p" "$file"
done | sort -u >"$apt/sources/debian.list"
for file in /etc/apt/sources.list.d/*.sources; do
  [ ! -r "$file" ] || ! grep -qi "^suites:.* $suites" "$file" \
    || ! grep -qi '^components:.* main' "$file" \
    || { sed 's/^[Tt]ypes:.*/Types: deb-src/' "$file"; echo; }
done >"$apt/sources/debian.sources"
[ -s "$apt/sources/debian.list" ] || [ -s "$apt/sources/debian.sources" ] \
  || fail "no line for Debian ${release:-of any release} in /etc/apt." \
    "Add one, such as: deb http://deb.debian.org/debian ${release:-stable} main" \
    "to /etc/apt/sources.list, and repeat."

# Read after the machine's own configuration; hooks are for the user's apt.
cat >"$apt/apt.conf" <<END
Dir::Etc::SourceList "/dev/null";
Dir::Etc::SourceParts "$apt/sources";
Dir::State::Lists "$apt/lists";
Dir::Cache "$apt/cache";
Dir::Cache::Archives "archives";
APT::Sandbox::User "";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
END

cd "$apt"
echo "fetching Debian's source of $package" >&2
quietly ()
{
  "$@" >>"$apt/log" 2>&1 </dev/null
}
download ()
{
  quietly apt-get -q -c "$apt/apt.conf" source --download-only "$1"
}
# An update may be gone from its mirror: what the release came with is not.
quietly apt-get -q -c "$apt/apt.conf" update \
  && { download "$package" || download "$package/$release"; } \
  || {
    cat "$apt/log" >&2
    fail "the source of $package could not be fetched." \
      "apt-get's messages above say why.  The machine needs a connection to" \
      "Debian's mirror (or the proxy that apt is configured for)."
  }
# The source of a binary package may have another name.
quietly dpkg-source -x ./*.dsc "$package" || {
  cat "$apt/log" >&2
  fail "the source of $package could not be unpacked."
}
mv "$package" "$folder/$package"
rm -rf "$apt"
echo "$folder/$package"
