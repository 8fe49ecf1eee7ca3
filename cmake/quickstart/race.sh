#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs two programs in turn with the same arguments, RUNS times each, and
# prints three numbers: the median CPU seconds of the first, of the second, and
# their ratio.  CPU time (user and system), because a busy machine changes it
# least; into /dev/null, because a file system's time is not the program's.
# Fails if what the two print on stdout differs in one byte; it is left in
# FOLDER/plain.out and FOLDER/qrintf.out, and what they say on stderr, which is
# shown only if they fail, in FOLDER/said.
#
# usage: bash race.sh RUNS FOLDER PLAIN QRINTF [ARGUMENT]...
set -euo pipefail

runs=$1 folder=$2 plain=$3 qrintf=$4
shift 4
# `time' and awk have to agree on the radix character.
export LC_ALL=C
TIMEFORMAT='%3U %3S'
mkdir -p "$folder"

failed ()
{
  tail -n 20 "$folder/said" >&2
  echo "error: failed: $*" >&2
  exit 1
}

# timed NAME PROGRAM ARGUMENT...: appends a line to FOLDER/NAME.times.
timed ()
{
  local name=$1
  shift
  local times=$folder/$name.times
  { time "$@" >/dev/null 2>"$folder/said"; } 2>>"$times" || failed "$@"
}

median ()
{
  awk '{ print $1 + $2 }' "$folder/$1.times" | sort -g \
    | awk '{ v[NR] = $1 }
           END { a = int ((NR + 1) / 2); b = int ((NR + 2) / 2)
                 print (v[a] + v[b]) / 2 }'
}

"$plain" "$@" >"$folder/plain.out" 2>"$folder/said" || failed "$plain" "$@"
"$qrintf" "$@" >"$folder/qrintf.out" 2>"$folder/said" || failed "$qrintf" "$@"
cmp "$folder/plain.out" "$folder/qrintf.out" >&2 || {
  echo "error: the plain and the lowered program print different text." >&2
  exit 1
}

rm -f "$folder/plain.times" "$folder/qrintf.times"
for ((i = 0; i < runs; i++)); do
  timed plain "$plain" "$@"
  timed qrintf "$qrintf" "$@"
done
plain_time=$(median plain)
qrintf_time=$(median qrintf)
awk -v p="$plain_time" -v q="$qrintf_time" \
  'BEGIN { printf "%.3f %.3f %.2f\n", p, q, p / q }'
