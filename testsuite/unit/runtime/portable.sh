#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the runtime with QRINTF_PORTABLE_RUNTIME, and checks that neither the
# archive nor the plugin's table has a variant for a CPU, and that the runtime
# works.
#
# usage: sh portable.sh RUNTIME_FOLDER UNIT_TESTS_FOLDER CC [LAUNCHER]
set -eu

runtime=$1 tests=$2 cc=$3 launcher=${4:-}
build=portable-build
cmake -S "$runtime" -B "$build" -DQRINTF_PORTABLE_RUNTIME=ON \
  -DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_COMPILER=$cc" \
  "-DCMAKE_C_COMPILER_LAUNCHER=$launcher" > "$build.log" 2>&1
cmake --build "$build" >> "$build.log" 2>&1 || { cat "$build.log"; exit 1; }

fail ()
{
  echo "in a portable runtime: $1" >&2
  exit 1
}

# Only the variants for x86-64 use pmovmskb or vectors of AVX.
foreign='avx2|avx512|vbmi2|_v4|pmovmskb|%[yz]mm'
nm "$build/libqrintf_rt.a" > names 2>/dev/null
objdump -d "$build/libqrintf_rt.a" > code
grep -q __qrintf_lines_cpu_base names || fail "no line reader: is this the archive?"
for file in names code "$build/embedded.inc"; do
  if grep -E -m 3 "$foreign" "$file"; then
    fail "a version for a CPU, in $file"
  fi
done

for test in lines itoa; do
  "$cc" -I"$runtime/include" "$tests/$test/c-test.c" "$build/libqrintf_rt.a" \
    -o "portable-$test"
  "./portable-$test" > /dev/null
done
