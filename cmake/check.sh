#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds with warnings as errors, runs tests: the
# default check before each change, and more if asked.  ctest's summary is the
# end of the output and its status is ours.  docs/testing.md has what runs
# where, and how long.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/check.sh [--gate | --long] [--help]

Builds into build/ and runs the tests for the configured compiler: 12 minutes on
two cores.
  --gate   benches, other GCCs, aarch64, i686 as well: 20 minutes (.ci/run)
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

echo "==> packages"
groups=$check
[ "$check" != long ] || groups="gate long"
# shellcheck disable=SC2086 # a list of words
sh cmake/build-deps.sh default $groups

echo "==> build"
# A build folder that is there keeps its generator, but nothing of a
# configuration that failed: a cache with nothing to build by.
generator=Ninja
if [ -f build/build.ninja ] || [ -f build/Makefile ]; then
  check_configured
  generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' build/CMakeCache.txt)
else
  rm -rf build/CMakeCache.txt build/CMakeFiles
fi
# The gate's other GCCs are the same wherever it runs.
gccs=
if [ "$check" = gate ] && command -v apt-get >/dev/null; then
  major=$(major_of "$CC") other=$(other_major)
  gccs="-DQRINTF_GCCS=gcc-$other;aarch64-linux-gnu-gcc-$major;i686-linux-gnu-gcc-$major"
fi
cmake --preset "$check" -G "$generator" ${gccs:+"$gccs"}
cmake --build --preset "$check" --parallel "$jobs"

echo "==> tests"
if [ "$check" = long ]; then
  # What has passed with these very sources, compilers and seed is not run again.
  sources=$({
    find . -name .git -prune -o -path ./build -prune -o -type f -print |
      LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
    "$(command_of "$CC")" --version
    "$(command_of "$CXX")" --version
    echo "${QRINTF_SEED:-}"
  } | cksum | tr -d ' ')
  QRINTF_PASSED=$PWD/build/passed/$sources
  QRINTF_SEED=${QRINTF_SEED:-$sources}
  export QRINTF_PASSED QRINTF_SEED
  echo "seed $QRINTF_SEED, passed tests in $QRINTF_PASSED"
fi
exec ctest --preset "$check" --no-label-summary -j "$jobs" </dev/null
