#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh Debian machine to a faster program: installs what is missing,
# builds the plugin, and shows it at work on two programs, or on nine.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/quickstart.sh [--real] [--help]

On a Debian machine, as root or with sudo:
  1. installs the packages that are missing (apt-get);
  2. builds the plugin and its runtime into build/;
  3. compiles a program that turns 10 million IPv4 addresses into text, with
     and without the plugin: compares the outputs, shows times and remarks;
  4. does the same with Debian's own source of lua5.4, which it downloads with
     an apt configuration of its own into build/debian.
With --real, some twenty minutes more: the same for programs that print numbers
and lines, built from Debian's source with Debian's flags and nothing added but
-fplugin=.  A program whose output differs by one byte ends
the script with an error.
  4. lua5.4 again, io.write of integers and tostring of floats;
  5. mawk's print of integers, and mawk's own tests;
  6. netpbm's pamtopnm -plain;
  7. busybox's uniq -c, and busybox's own tests;
  8. cJSON's printing of floats, and cJSON's own tests;
  9. gnuplot's SVG terminal;
  10. redis's INFO, whose text is made by a function of its own;
  11. git's showing of files, objects and dates, with a function of its own, and
      git's own tests.
The builds stay in build/quickstart; sh bench/cost/code-size.sh tells their sizes.
CC and CXX name the compilers, gcc-12 and g++-12 if unset.
END
}

steps=4 scripts=integers.lua
for argument; do
  case $argument in
    --real) steps=11 scripts="integers.lua io-write.lua tostring.lua" ;;
    -h | --help) usage; exit 0 ;;
    *) echo "error: unknown argument '$argument'" >&2; usage >&2; exit 2 ;;
  esac
done

cd "$(dirname "$0")/.."
CC=${CC:-gcc-12} CXX=${CXX:-g++-12}
export CC CXX

echo "==> 1 of $steps: packages"
# shellcheck disable=SC2046 # a list of words
sh cmake/install-packages.sh $(sh cmake/packages-of.sh build ninja dpkg-source)

echo "==> 2 of $steps: the plugin and its runtime, into build/"
# A build folder that is there keeps its generator and options, but not those of
# a configuration that failed: a cache with nothing to build by.
if [ ! -f build/build.ninja ] && [ ! -f build/Makefile ]; then
  rm -rf build/CMakeCache.txt build/CMakeFiles
  cmake -S . -B build -G Ninja -DQRINTF_TESTS=OFF -DQRINTF_BENCH=OFF
fi
cmake --build build --target qrintf_plugin qrintf_rt

echo "==> 3 of $steps: 10 million IPv4 addresses"
sh cmake/quickstart/ipv4addr.sh build

echo "==> 4 of $steps: Debian's lua5.4"
# shellcheck disable=SC2086 # a list of words
sh cmake/quickstart/lua.sh build $scripts
[ "$steps" -eq 11 ] || exit 0

sh cmake/install-packages.sh make zlib1g-dev
echo "==> 5 of $steps: Debian's mawk"
sh cmake/quickstart/mawk.sh build

echo "==> 6 of $steps: Debian's netpbm"
sh cmake/quickstart/netpbm.sh build

echo "==> 7 of $steps: Debian's busybox"
sh cmake/quickstart/busybox.sh build

echo "==> 8 of $steps: Debian's cJSON"
sh cmake/quickstart/cjson.sh build

echo "==> 9 of $steps: Debian's gnuplot"
sh cmake/quickstart/gnuplot.sh build

echo "==> 10 of $steps: Debian's redis"
sh cmake/quickstart/redis.sh build

echo "==> 11 of $steps: Debian's git"
sh cmake/quickstart/git.sh build
