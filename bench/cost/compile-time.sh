#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Compile time with and without the plugin over one large file, the amalgamation
# of Debian's own sqlite3 source.  Fails if the plugin costs more than 3 %.
#
# usage: sh bench/cost/compile-time.sh [BUILD [RUNS]]
#
# BUILD, by default build, is where the plugin was built.  The two compilations
# alternate, RUNS times (7 by default); CPU times, medians; what the plugin costs
# is the median of the pairs, as a shared machine drifts.
set -eu

ceiling=1.03
top=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$top/build}
runs=${2:-7}
cc=${CC:-gcc}
[ -f "$build/plugin/libqrintf.so" ] || {
  echo "error: no $build/plugin/libqrintf.so; build the plugin first." >&2
  exit 1
}
build=$(cd "$build" && pwd)
work=$build/compile-time
mkdir -p "$work"

# sqlite3's own makefile writes sqlite3.c, by a script in Tcl.
if [ ! -f "$work/sqlite3.c" ]; then
  sh "$top/cmake/build-deps.sh" recipes
  source=$(sh "$top/cmake/fetch-source.sh" sqlite3 "$build/debian")
  mkdir -p "$work/amalgamation"
  (
    cd "$work/amalgamation"
    "$source/configure" --disable-tcl && make sqlite3.c
  ) >"$work/amalgamation.log" 2>&1 || {
    tail -n 20 "$work/amalgamation.log" >&2
    echo "error: sqlite3's makefile could not write sqlite3.c." >&2
    exit 1
  }
  cp "$work/amalgamation/sqlite3.c" "$work/sqlite3.c"
fi

# compiler NAME FLAG...: a program $work/NAME that compiles with FLAGs.
compiler ()
{
  name=$1
  shift
  cat >"$work/$name" <<END
#!/bin/sh
exec "$cc" $* "\$@"
END
  chmod +x "$work/$name"
}
compiler plain
compiler qrintf "'-fplugin=$build/plugin/libqrintf.so'"

times=$(bash "$top/cmake/quickstart/race.sh" "$runs" "$work" "$work/plain" \
  "$work/qrintf" -O2 -c "$work/sqlite3.c" -o "$work/sqlite3.o")
# shellcheck disable=SC2086 # three numbers
set -- $times
ratio=$(paste "$work/plain.times" "$work/qrintf.times" \
  | awk '{ print ($3 + $4) / ($1 + $2) }' | sort -g \
  | awk '{ v[NR] = $1 } END { print v[int ((NR + 1) / 2)] }')
awk -v plain="$1" -v qrintf="$2" -v ratio="$ratio" -v ceiling="$ceiling" 'BEGIN {
  printf "sqlite3.c, median CPU seconds: plain %.2f, with the plugin %.2f, " \
         "%+.1f %% by pairs\n", plain, qrintf, (ratio - 1) * 100
  if (ratio > ceiling)
    {
      printf "above the ceiling of %+.0f %%\n", (ceiling - 1) * 100
      exit 1
    }
}'
