#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds with warnings as errors, runs tests: the default
# check before each change, and more if asked.  ctest's summary is the end of the
# output and its status is ours.  docs/testing.md has what runs where, and how long.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/check.sh [--gate | --long] [--help]

Builds into build/ and runs the tests for the configured compiler: 12 minutes on
two cores.
  --gate   benches, other GCCs, aarch64, i686, packages as well: 30 minutes (.ci/run)
  --long   everything, exhaustively: hours.  Begun again, it goes on where it
           was interrupted, unless a source has changed.
CC and CXX name the compilers, gcc and g++ if unset; QRINTF_SEED is the seed of
random comparisons.  A part of a check: cd build && ctest -L LABEL.
END
}

check=default
for argument; do
  case $argument in
    --gate | --long) check=${argument#--} ;;
    -h | --help) usage; exit 0 ;;
    *) echo "error: unknown argument '$argument'" >&2; usage >&2; exit 2 ;;
  esac
done

cd "$(dirname "$0")/.."
# shellcheck source=cmake/compilers.sh
. cmake/compilers.sh
jobs=$(nproc)

# The groups of parts.txt that are installed and built, and the labels of tests that
# are not run.
case $check in
  default) groups="default" bench=OFF targets=all others="gate|long" ;;
  gate) groups="default gate" bench=ON targets=all others=long ;;
  long) groups="default gate long" bench=ON targets="all long-tests" others=none ;;
esac

echo "==> packages"
# shellcheck disable=SC2086 # a list of words
sh cmake/need.sh ninja build $groups

# The other GCCs whose plugins are built.
case $check in
  default) gccs=none ;;
  gate) gccs=$(sh cmake/packages-of.sh gcc-other gcc-aarch64 gcc-i686 |
          sed -n 's/^gcc-\([0-9]*\)$/gcc-\1/p
            s/^gcc-\([0-9]*\)-\([a-z0-9]*-linux-gnu\)$/\2-gcc-\1/p' | paste -sd ';') ;;
  long) gccs=all ;;
esac

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
  -DQRINTF_BENCH=$bench "-DQRINTF_GCCS=$gccs" \
  "-DQRINTF_REQUIRE=$(echo $groups | tr ' ' ';')"
# shellcheck disable=SC2086 # a list of words
cmake --build build --parallel "$jobs" --target $targets

echo "==> tests"
cd build
if [ "$check" = long ]; then
  # What has passed with these very sources is not run again.
  sources=$(find .. -name .git -prune -o -path ../build -prune -o -type f -print |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | cksum | tr -d ' ')
  QRINTF_LONG=1 QRINTF_PASSED=$PWD/passed/$sources
  QRINTF_SEED=${QRINTF_SEED:-$sources}
  export QRINTF_LONG QRINTF_PASSED QRINTF_SEED
  echo "seed $QRINTF_SEED, passed tests in $QRINTF_PASSED"
fi
exec ctest --output-on-failure --no-label-summary -j "$jobs" -LE "^($others)\$" \
  </dev/null
