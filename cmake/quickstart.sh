#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh machine to a faster program: installs what is missing, builds the
# plugin, and shows it at work on two programs, or on five whole packages as well.
# What is not Debian's or its kin's has no apt-get: there, only the program is run
# that needs no source of Debian's.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/quickstart.sh [--real] [--help]

On Debian or Ubuntu, as root or with sudo:
  1. installs the packages that are missing (apt-get);
  2. builds the plugin and its runtime into build/;
  3. compiles a program that turns 10 million IPv4 addresses into text, with
     and without the plugin: compares the outputs, shows times and remarks;
  4. does the same with Debian's own source of lua5.4, which it downloads with
     an apt configuration of its own into build/debian.
With --real, half an hour more:
  5. whole packages by qrintf-rebuild, built with Debian's flags and nothing
     added but -fplugin=, with their own tests, and timed: cJSON's printing of
     floats, json-c's of integers, tcpdump's reading of a capture, mawk's of
     a table, and coreutils' od and seq.
A program whose output differs by one byte ends the script with an error.  The
builds stay in build/quickstart.
CC and CXX name the compilers, gcc and g++ if unset.
END
}

steps=4
for argument; do
  case $argument in
    --real) steps=5 ;;
    -h | --help) usage; exit 0 ;;
    *) echo "error: unknown argument '$argument'" >&2; usage >&2; exit 2 ;;
  esac
done

cd "$(dirname "$0")/.."
# shellcheck source=cmake/compilers.sh
. cmake/compilers.sh
top=$PWD
finish ()
{
  echo "build/plugin/libqrintf.so is the plugin for $CC," \
    "GCC $("$(command_of "$CC")" -dumpfullversion), and for no other version:"
  echo "  $CC -O2 -fplugin=build/plugin/libqrintf.so app.c -o app"
  exit 0
}

# build_NAME FLAG...
build_ipv4addr () { $CC -O2 "$@" "$top/cmake/quickstart/ipv4addr.c" -o ipv4addr; }
# Integers to strings, with the flags of debian/rules, without libtool and the library.
build_lua ()
{
  cp "$lua"/src/*.[ch] .
  rm luac.c
  echo "#define DEB_HOST_MULTIARCH \"$(dpkg-architecture -qDEB_HOST_MULTIARCH)\"" \
    >lua5.4-deb-multiarch.h
  $CC -std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_LINUX \
    $(dpkg-buildflags --get CPPFLAGS) $(dpkg-buildflags --get CFLAGS) "$@" ./*.c \
    $(dpkg-buildflags --get LDFLAGS) -Wl,-E -lm -ldl -o lua
}

# both_ways NAME SOURCES PROGRAM ARGUMENT...: what build_NAME makes without the plugin, and
# with it, in build/quickstart/NAME; the calls lowered in each of SOURCES, of which there
# must be one; outputs and times.
both_ways ()
{
  name=$1 sources=$2 program=$3
  shift 3
  folder=$top/build/quickstart/$name
  rm -rf "$folder"
  for kind in plain qrintf; do
    mkdir -p "$folder/$kind"
    (cd "$folder/$kind" && case $kind in
       plain) "build_$name" ;;
       *) "build_$name" "-fplugin=$top/build/plugin/libqrintf.so" -fopt-info-all ;;
     esac) >"$folder/$kind.log" 2>&1 || {
      grep -v ': \(optimized\|missed\|note\): ' "$folder/$kind.log" | tail -n 20 >&2
      echo "error: $name does not build, see $folder/$kind.log" >&2
      exit 1
    }
  done
  sed -n 's,^\([^:]*/\)*\(.* qrintf: .*\),\2,p' "$folder/qrintf.log" | sort -u >"$folder/remarks"
  echo "calls lowered: $(grep -c ': optimized: ' "$folder/remarks"), those of $sources:"
  for source in $sources; do
    sed -n "/^$source:.*: optimized: /s/^/  /p" "$folder/remarks" | grep . || {
      echo "error: $name: the plugin lowered nothing in $source" >&2
      exit 1
    }
  done
  sed -n 's/.* qrintf: [^ ]* kept: //p' "$folder/remarks" | sort | uniq -c \
    | sed 's/^ */kept: /'
  times=$(bash cmake/quickstart/race.sh 5 "$folder" "$folder/plain/$program" \
            "$folder/qrintf/$program" "$@")
  # shellcheck disable=SC2086 # three numbers
  set -- $times
  echo "$program printed the same $(wc -c <"$folder/plain.out") bytes from both"
  echo "median CPU time of 5 runs: libc $1 s, qrintf $2 s: $3 times as fast"
}

echo "==> 1 of $steps: packages"
sh cmake/build-deps.sh

echo "==> 2 of $steps: the plugin and its runtime, into build/"
# A build folder that is there keeps its generator and options, but not those of
# a configuration that failed: a cache with nothing to build by.
if [ ! -f build/build.ninja ] && [ ! -f build/Makefile ]; then
  rm -rf build/CMakeCache.txt build/CMakeFiles
  cmake --preset packages
else
  check_configured
fi
cmake --build build --target qrintf_plugin qrintf_rt

echo "==> 3 of $steps: 10 million IPv4 addresses"
both_ways ipv4addr ipv4addr.c ipv4addr

command -v apt-get >/dev/null || {
  echo "==> the rest is left out: no apt-get to fetch Debian's sources with"
  finish
}

echo "==> 4 of $steps: Debian's lua5.4"
lua=$(sh cmake/fetch-source.sh lua5.4 build/debian)
both_ways lua "lobject.c liolib.c" lua cmake/quickstart/integers.lua
[ "$steps" -gt 4 ] || finish

echo "==> 5 of $steps: packages of Debian, rebuilt whole"
sh cmake/build-deps.sh recipes
if [ "$("$(command_of "$CC")" -dumpfullversion)" = "$(gcc -dumpfullversion)" ]; then
  python3 plugin/report/tools/qrintf-rebuild --list=testsuite/dist/archive/archive.toml \
    --plugin=build/plugin/libqrintf.so --no-lintian --time \
    cjson json-c tcpdump mawk coreutils
else
  echo "left out: dpkg-buildpackage builds with gcc, and the plugin is for $CC"
fi
finish
