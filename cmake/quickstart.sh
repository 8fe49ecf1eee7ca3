#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh machine to a faster program: installs what is missing, builds the
# plugin, and shows it at work on two programs, or on eighteen.  What is not Debian's or
# its kin's has no apt-get: there, what is missing is named, and only the program
# that needs no source of Debian's is run.
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
With --real, half an hour more: the same for programs that print numbers
and lines, built from Debian's source with Debian's flags and nothing added but
-fplugin=.  A program whose output differs by one byte ends
the script with an error.
  4. lua5.4 again, io.write of integers and tostring of floats;
  5. mawk's print of integers, and mawk's own tests;
  6. netpbm's pamtopnm -plain;
  7. busybox's uniq -c, and busybox's own tests;
  8. readelf's dumps of debug information;
  9. gnuplot's SVG terminal;
  10. redis's INFO, whose text is made by a function of its own;
  11. git's showing of files, objects and dates, with a function of its own, and
      git's own tests;
  12. bcftools' conversion of variants, with a function of htslib that hands its
      format to vsnprintf, and bcftools' own tests;
  13. od and seq of the coreutils;
  14. ncdump, which prints netCDF files;
  15. rrdtool fetch;
  16. libexif's tags of photos;
  17. tetgen's mesh of 40,000 points;
  18. whole packages by qrintf-rebuild, with their own tests, and timed: cJSON's
      printing of floats, json-c's of integers, and tcpdump's reading of a
      capture.
The builds stay in build/quickstart; sh bench/cost/code-size.sh tells their sizes.
CC and CXX name the compilers, gcc and g++ if unset.
END
}

steps=4 scripts=integers.lua
programs="mawk netpbm busybox binutils gnuplot redis git bcftools coreutils
  ncdump rrdtool libexif tetgen"
for argument; do
  case $argument in
    --real) steps=18 scripts="integers.lua io-write.lua tostring.lua" ;;
    -h | --help) usage; exit 0 ;;
    *) echo "error: unknown argument '$argument'" >&2; usage >&2; exit 2 ;;
  esac
done

cd "$(dirname "$0")/.."
# shellcheck source=cmake/compilers.sh
. cmake/compilers.sh
finish ()
{
  echo "build/plugin/libqrintf.so is the plugin for $CC," \
    "GCC $("$(command_of "$CC")" -dumpfullversion), and for no other version:"
  echo "  $CC -O2 -fplugin=build/plugin/libqrintf.so app.c -o app"
  exit 0
}

echo "==> 1 of $steps: packages"
sh cmake/build-deps.sh

echo "==> 2 of $steps: the plugin and its runtime, into build/"
# A build folder that is there keeps its generator and options, but not those of
# a configuration that failed: a cache with nothing to build by.
if [ ! -f build/build.ninja ] && [ ! -f build/Makefile ]; then
  rm -rf build/CMakeCache.txt build/CMakeFiles
  cmake --preset packages
fi
cmake --build build --target qrintf_plugin qrintf_rt

echo "==> 3 of $steps: 10 million IPv4 addresses"
sh cmake/quickstart/ipv4addr.sh build

command -v apt-get >/dev/null || {
  echo "==> the rest is left out: no apt-get to fetch Debian's sources with"
  finish
}

echo "==> 4 of $steps: Debian's lua5.4"
# shellcheck disable=SC2086 # a list of words
sh cmake/quickstart/lua.sh build $scripts
[ "$steps" -gt 4 ] || finish

sh cmake/build-deps.sh recipes
step=4
for program in $programs; do
  step=$((step + 1))
  echo "==> $step of $steps: Debian's $program"
  sh "cmake/quickstart/$program.sh" build
done

echo "==> $steps of $steps: packages of Debian, rebuilt whole"
if [ "$("$(command_of "$CC")" -dumpfullversion)" = "$(gcc -dumpfullversion)" ]; then
  python3 plugin/report/tools/qrintf-rebuild --list=testsuite/dist/archive/archive.toml \
    --plugin=build/plugin/libqrintf.so --no-lintian --time \
    cjson json-c tcpdump
else
  echo "left out: dpkg-buildpackage builds with gcc, and the plugin is for $CC"
fi
finish
