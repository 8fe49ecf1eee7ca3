#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# rebuild.sh PYTHON PLUGIN LIBRARY-FOLDER RUNTIME PACKAGE: PACKAGE of archive.toml is
# equal both ways.  What was built before stays in QRINTF_ARCHIVE, by default
# /var/tmp/qrintf-archive-UID.
#
# Exit status 77: its source, or what it is built of, cannot be had here.
set -u
here=$(cd "$(dirname "$0")" && pwd)
python=$1 plugin=$2 library=$3 runtime=$4 package=$5
work=${QRINTF_ARCHIVE:-/var/tmp/qrintf-archive-$(id -u)}/$runtime
said=$(mktemp)
trap 'rm -f "$said"' EXIT

"$python" -B "$here/../../../plugin/report/qrintf-rebuild" --list="$here/archive.toml" \
  --plugin="$plugin" --library="$library" --runtime="$runtime" --work="$work" \
  --json="$said.json" --html="$said.html" "$package" 2>"$said"
status=$?
rm -f "$said.json" "$said.html"
cat "$said"
if [ $status -eq 2 ] && grep -q 'no source of\|apt-get cannot install\|not installed' "$said"
then
  echo "SKIPPED: $package cannot be built here"
  exit 77
fi
exit $status
