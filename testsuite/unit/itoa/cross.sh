#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles the integer part of the runtime for another CPU, in portable C and
# with that CPU's variants, and runs c-test.c with it under qemu-user.  Exits
# with 77 if a tool is missing.
#
# usage: sh cross.sh RUNTIME_FOLDER CPU     (s390x, aarch64, …, qemu's name)
set -eu

runtime=$1 cpu=$2
here=$(dirname "$0")
cc=
for version in "" -11 -12 -13 -14 -15 -16; do
  ! command -v "$cpu-linux-gnu-gcc$version" >/dev/null \
    || cc=$cpu-linux-gnu-gcc$version
done
emulator=
for name in "qemu-$cpu-static" "qemu-$cpu"; do
  [ -z "$emulator" ] && command -v "$name" >/dev/null && emulator=$name
done
if [ -z "$cc" ] || [ -z "$emulator" ]; then
  echo "skipped: no C compiler for $cpu, or no qemu-$cpu" >&2
  exit 77
fi

sources=
for name in core/memory integer/decimal/decimal integer/decimal/decimal-field \
            integer/field-any integer/hex integer/join integer/length \
            integer/radix integer/wide tables/table-dec2 tables/table-dec3 \
            tables/table-hex2 tables/table-hex2-upper tables/table-pow10; do
  sources="$sources $runtime/src/$name.c"
done
[ "$cpu" != aarch64 ] || sources="$sources $runtime/src/tables/table-decimal-neon.c"
for portable in -DQRINTF_PORTABLE ""; do
  # shellcheck disable=SC2086 # a list of words
  "$cc" -std=c11 -O2 -static -Wall -Wextra -Werror -DQRINTF_TIER=base \
    -DQRINTF_SOLE $portable -I"$runtime/include" -I"$runtime/src" $sources \
    "$here/c-test.c" -o "c-test-$cpu"
  "$emulator" "./c-test-$cpu"
done
echo "$cpu: all right"
