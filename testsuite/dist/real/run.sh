#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh FETCH PLUGIN RUNTIME CC [PACKAGE...]: compiles Debian's sources of large
# programs with the plugin and -fchecking=1; a compiler crash is a failure, and
# so is output that differs where a program is run.
#
# By default lua5.4 and sqlite3 at -O2; with QRINTF_LONG in the environment at every
# level and with -flto.  FETCH is the script that fetches a source; where there is no
# network the exit status is 77, which ctest counts as skipped.
set -u
fetch=$1 plugin=$2 runtime=$3 cc=$4
shift 4
here=$(cd "$(dirname "$0")" && pwd)
flags="-w -fchecking=1 -fplugin=$plugin"
failures=0

packages=${*:-lua5.4 sqlite3}
set -- -O2
[ -z "${QRINTF_LONG:-}" ] || set -- -O1 -O2 -O3 -Os -Og "-O2 -g -flto"

fail ()
{
  echo "FAIL: $1"
  failures=$((failures + 1))
}

# What is done once in a copy of the source.
prepare_lua54 ()
{
  echo "#define DEB_HOST_MULTIARCH \"$("$1" -print-multiarch)\"" \
    > src/lua5.4-deb-multiarch.h
}
prepare_sqlite3 () { ./configure --disable-tcl && make sqlite3.c shell.c; }

# Builds in the current directory with CC, CFLAGS and LIBS from $1 to $3.
build_lua54 ()
{
  $1 $2 -DLUA_USE_LINUX -Isrc -o program \
    $(ls src/*.c | grep -v 'src/luac.c') -lm -ldl $3
}

build_sqlite3 ()
{
  $1 $2 -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_RTREE -I. -o program \
    shell.c sqlite3.c -lm -ldl -lpthread $3
}

# What the built program prints on work that formats numbers and strings.
try_lua54 () { ./program "$here/format.lua"; }
try_sqlite3 () { ./program :memory: < "$here/format.sql"; }

for package in $packages; do
  source=$(sh "$fetch" "$package" "$PWD/sources") || {
    echo "no source of $package: skipped"
    exit 77
  }
  name=$(echo "$package" | tr -d .)
  rm -rf prepared
  cp -a "$source" prepared
  ( cd prepared && "prepare_$name" "$cc" ) > prepare.log 2>&1 || {
    fail "$package: not prepared; see $PWD/prepare.log"
    continue
  }
  for level; do
    for kind in plain lowered; do
      # One plain build is enough to compare with.
      if [ "$kind" = plain ] && [ "$level" != "$1" ]; then
        continue
      fi
      rm -rf "build.$kind"
      cp -a prepared "build.$kind"
      if [ "$kind" = plain ]; then
        ( cd build.plain && "build_$name" "$cc" "-w $level" "" )
      else
        ( cd build.lowered && "build_$name" "$cc" "$flags $level" "$runtime" )
      fi > "$kind.log" 2>&1 || {
        fail "$package $level, $kind: not built"
        grep -i -h -A3 'internal compiler error\|error:' "$kind.log" | head -20
        continue 2
      }
      ( cd "build.$kind" && "try_$name" ) > "$package.$kind.out" 2>&1
    done
    if [ -s "$package.plain.out" ] \
       && cmp "$package.plain.out" "$package.lowered.out"; then
      echo "PASS: $package $level"
    else
      fail "$package $level: the outputs differ"
    fi
  done
done
rm -rf prepared build.plain build.lowered
exit $((failures > 0))
