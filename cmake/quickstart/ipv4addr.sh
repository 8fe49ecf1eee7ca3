#!/bin/sh
# The quick start's main job: ipv4addr.c compiled with and without the plugin,
# both outputs compared, both times and the plugin's remarks shown.
#
# usage: sh ipv4addr.sh BUILD
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
cc=${CC:-gcc-12}
work=$build/quickstart/ipv4addr
mkdir -p "$work"
cd "$here" # so that remarks name the file alone

"$cc" -O2 ipv4addr.c -o "$work/plain"
"$cc" -O2 -fplugin="$build/plugin/libqrintf.so" -fopt-info-optimized \
  ipv4addr.c "$build/runtime/libqrintf_rt.a" -o "$work/qrintf" \
  >"$work/remarks" 2>&1 || { cat "$work/remarks" >&2; exit 1; }
grep -q 'qrintf:' "$work/remarks" || {
  echo "error: the plugin lowered nothing in ipv4addr.c" >&2
  exit 1
}
echo "remarks of the plugin (-fopt-info-optimized):"
sed -n '/qrintf:/s/^/  /p' "$work/remarks"

times=$(bash race.sh 5 "$work" "$work/plain" "$work/qrintf")
echo "output, the same from both programs:"
sed 's/^/  /' "$work/plain.out"
# shellcheck disable=SC2086 # three numbers
set -- $times
echo "median CPU time of 5 runs: libc $1 s, qrintf $2 s: $3 times as fast"
