#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# table.sh PYTHON: the tables of docs/archive.md are those of results.json.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tree=$here/../../..
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
cp "$tree/docs/archive.md" "$copy"
"$1" -B "$tree/plugin/report/tools/qrintf-rebuild" --from-json="$here/results.json" \
  --markdown="$copy"
diff -u "$tree/docs/archive.md" "$copy"
