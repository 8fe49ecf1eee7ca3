#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything with warnings as errors, runs all
# tests.  ctest's summary is the end of the output and its status is ours.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/check.sh [--long] [--help]

Builds into build/ and runs all tests.
  --long   exhaustive tests as well (hours rather than minutes)
CC and CXX name the compilers, gcc-12 and g++-12 if unset.
END
}

for argument; do
  case $argument in
    --long) QRINTF_LONG=1; export QRINTF_LONG ;;
    -h | --help) usage; exit 0 ;;
    *) echo "error: unknown argument '$argument'" >&2; usage >&2; exit 2 ;;
  esac
done

cd "$(dirname "$0")/.."
CC=${CC:-gcc-12} CXX=${CXX:-g++-12}
export CC CXX

echo "==> packages"
# The compilers that plugins are built for, and their targets.
sh cmake/install-packages.sh gcc g++ libc6-dev \
  gcc-12 g++-12 gcc-12-plugin-dev gcc-11 g++-11 gcc-11-plugin-dev \
  gcc-12-aarch64-linux-gnu g++-12-aarch64-linux-gnu \
  gcc-12-plugin-dev-aarch64-linux-gnu libc6-dev-arm64-cross \
  gcc-12-s390x-linux-gnu g++-12-s390x-linux-gnu \
  gcc-12-plugin-dev-s390x-linux-gnu libc6-dev-s390x-cross \
  gcc-12-i686-linux-gnu g++-12-i686-linux-gnu \
  gcc-12-plugin-dev-i686-linux-gnu libc6-dev-i386-cross qemu-user-static
# What builds, what tests, what is tested with.
sh cmake/install-packages.sh cmake ninja-build make meson pkgconf python3 \
  dpkg-dev dejagnu valgrind libc6-dbg gdb locales libgtest-dev \
  libbenchmark-dev libfmt-dev libabsl-dev rapidjson-dev python3-matplotlib \
  python3-jinja2 chromium-headless-shell lld mold ccache distcc icecc clang \
  lintian rpm fakeroot mmdebstrap man-db

echo "==> build"
# A build folder that is there keeps its generator, but nothing of a
# configuration that failed: a cache with nothing to build by.
generator=
if [ ! -f build/build.ninja ] && [ ! -f build/Makefile ]; then
  rm -rf build/CMakeCache.txt build/CMakeFiles
  generator="-G Ninja"
fi
# shellcheck disable=SC2086 # two words or none
cmake -S . -B build $generator -DQRINTF_WERROR=ON -DQRINTF_TESTS=ON \
  -DQRINTF_BENCH=ON
cmake --build build

echo "==> tests"
cd build
exec ctest --output-on-failure -j2 </dev/null
