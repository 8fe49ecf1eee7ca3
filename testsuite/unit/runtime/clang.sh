#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the runtime with Clang, with warnings as errors, and runs the C tests
# of itoa, the line reader and strbuf with both of its libraries.  Skipped
# without Clang.
#
# usage: sh clang.sh RUNTIME_FOLDER UNIT_TESTS_FOLDER CLANG
set -eu

runtime=$1 tests=$2 clang=$3
command -v "$clang" > /dev/null || { echo "skipped: no Clang"; exit 77; }

build=clang-build
cmake -S "$runtime" -B "$build" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_COMPILER=$clang" \
  -DQRINTF_WERROR=ON -DQRINTF_SHARED_RUNTIME=ON > "$build.log" 2>&1 \
  && cmake --build "$build" --parallel 2 >> "$build.log" 2>&1 \
  || { cat "$build.log"; exit 1; }

for test in itoa lines strbuf; do
  for library in a so; do
    program=./clang-$test-$library
    "$clang" -Werror -Wall -Wextra -I"$runtime/include" "$tests/$test/c-test.c" \
      "$build/libqrintf_rt.$library" "-Wl,-rpath,$PWD/$build" -o "$program"
    "$program" > /dev/null || { echo "$program failed"; exit 1; }
  done
done
