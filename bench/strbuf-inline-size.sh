#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures inline lengths of the small-buffer string against each other:
# sh bench/strbuf-inline-size.sh RUNTIME [ROUNDS]
# RUNTIME is libqrintf_rt.a.  Prints a table a round; see docs/strbuf.md.
set -eu
runtime=$1
rounds=${2:-3}
bench=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sizes='14 22 30 38 46 62 78 110'
for size in $sizes; do
  ${CC:-cc} -O2 -DNDEBUG -falign-functions=64 -falign-loops=64 -std=gnu11 \
    -DQRINTF_STRBUF_INLINE="$size" -I"$bench/../runtime/include" \
    -I"$bench/../runtime/src" "$bench/strbuf-inline-size.c" "$runtime" \
    -o "$work/$size"
done
while [ "$rounds" -gt 0 ]; do
  echo 'inline struct   blocks   allocs    bytes       ns'
  for size in $sizes; do
    "$work/$size"
  done
  rounds=$((rounds - 1))
done
