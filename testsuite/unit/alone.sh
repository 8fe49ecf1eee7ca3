#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the runtime by itself with another compiler or configuration, and runs
# c-test.c with each of its libraries; of a portable runtime neither the archive nor the
# plugin's table may have a variant for a CPU.  Skipped where CC or EMULATOR, which
# may be "-" for none, is missing.
#
# usage: sh alone.sh RUNTIME_FOLDER FOLDER CC EMULATOR [CMAKE_OPTION...]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
runtime=$1 folder=$2 cc=$3 emulator=${4#-}
for version in -11 -12 -13 -14 -15 -16; do
  command -v "$cc" >/dev/null || ! command -v "$3$version" >/dev/null || cc=$3$version
done
shift 4
for tool in "$cc" $emulator; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done

mkdir -p "$folder"
cd "$folder"
{
  cmake -S "$runtime" -B . -DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_COMPILER=$cc" \
    -DQRINTF_WERROR=ON "$@" && cmake --build . --parallel 2
} >log 2>&1 || { cat log; exit 1; }

for library in libqrintf_rt.*; do
  "$cc" -std=c11 -Werror -Wall -Wextra "-I$runtime/include" "$here/c-test.c" \
    "$library" "-Wl,-rpath,$PWD" ${emulator:+-static} -o "c-test-$library"
  $emulator "./c-test-$library" || { echo "failed with $library"; exit 1; }
done

case "$*" in
*PORTABLE*)
  # Only the variants for x86-64 use pmovmskb or vectors of AVX.
  nm libqrintf_rt.a >names 2>/dev/null
  objdump -d libqrintf_rt.a >code
  grep -q __qrintf_lines_cpu_base names || { echo "no line reader"; exit 1; }
  ! grep -E -m 3 'avx2|avx512|vbmi2|_v4|pmovmskb|%[yz]mm' names code embedded.inc
  ;;
esac
