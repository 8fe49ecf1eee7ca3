#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How many bytes each emitter adds to a program that uses it and no other, with all
# that it needs: chosen when the program is loaded, and for one CPU alone.
#
# usage: sh bench/cost/embedded-size.sh [BUILD]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
assembly=$(find "$build/runtime/CMakeFiles/qrintf_rt_assembly.dir" -name '*.o')
[ -n "$assembly" ] || { echo "error: $build has no assembly; build it first" >&2; exit 1; }

# bytes SYMBOL: of text and read-only data; nothing if there is no such symbol.
bytes ()
{
  # shellcheck disable=SC2086 # a list of files
  python3 -B "$here/../../plugin/embedding/make-embedded.py" --print="$1" $assembly \
    >"$work/part.s" 2>"$work/log" || return 0
  as "$work/part.s" -o "$work/part.o"
  size "$work/part.o" | awk 'NR == 2 { print $1 + $2 }'
}

[ -n "$(bytes __qrintf_u32)" ] || {
  cat "$work/log" >&2
  echo "error: in $build; have objects of an older build stayed there?" >&2
  exit 1
}
printf '%-22s %10s %10s %10s\n' emitter 'any CPU' baseline x86-64-v4
for name in u32 i32 u64 i64 x32 x64 str strn_to str_left integer pointer \
  f64_fixed f64_exponent f64_general f64_general_field stream_enter stream_leave print_i32 print_str \
  descriptor_write duplicate format truncate interpret_text interpret_bounded interpret_stream \
  interpret_allocation interpret_descriptor \
  interpret_fixed interpret_exponent interpret_general; do
  printf '%-22s %10s %10s %10s\n' "$name" "$(bytes "__qrintf_$name")" \
    "$(bytes "__qrintf_${name}__base")" "$(bytes "__qrintf_${name}__v4")"
done
