#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# rebuild.sh PYTHON PLUGIN LIBRARY-FOLDER RUNTIME [PACKAGE...]: these packages of
# archive.toml are equal both ways, and so is what their workloads print; without a name,
# this shard's share of all.  What was built before stays in QRINTF_ARCHIVE, by default
# /var/tmp/qrintf-archive-UID.
#
# Exit status 77: the source of one, or what it is built of, cannot be had here.
set -u
here=$(cd "$(dirname "$0")" && pwd)
python=$1 plugin=$2 library=$3 runtime=$4
shift 4
[ $# -gt 0 ] || set -- $(sed -n 's/^\["\{0,1\}\([^]".]*\)"\{0,1\}\]$/\1/p' "$here/archive.toml" |
  awk -v "of=${GTEST_TOTAL_SHARDS:-1}" -v "shard=${GTEST_SHARD_INDEX:-0}" 'NR % of == shard')
work=${QRINTF_ARCHIVE:-/var/tmp/qrintf-archive-$(id -u)}/$runtime
mkdir -p "$work"
results=$work/results-${GTEST_SHARD_INDEX:-0}

"$python" -B "$here/../../../plugin/report/tools/qrintf-rebuild" --list="$here/archive.toml" \
  --plugin="$plugin" --library="$library" --runtime="$runtime" --work="$work" \
  --time --pairs=1 --json="$results.json" --html="$results.html" "$@" 2>"$results.log"
status=$?
cat "$results.log"
[ $status -eq 2 ] || exit $status
cannot='not rebuilt: \(no source of\|apt-get cannot install\|.* not installed\)'
if grep ': not rebuilt: ' "$results.log" | grep -qv "$cannot" || grep -q ': different: ' "$results.log"
then
  exit 1
fi
grep -q ': not rebuilt: ' "$results.log" || exit 1
echo "SKIPPED: not all of these can be built here"
exit 77
