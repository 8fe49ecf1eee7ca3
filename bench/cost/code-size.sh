#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Code size of real programs with and without the plugin: the text that size(1)
# counts in the objects of the programs below, all built at -O2, and what the emitters take in the program, which are counted
# apart: each is there once however many calls there are.  Fails if a
# program's own text grows by more than 15 %.
#
# usage: sh bench/cost/code-size.sh [BUILD]
#
# Reads the builds that cmake/quickstart.sh --real left in BUILD, by default
# build.
set -eu

ceiling=15
top=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$top/build}/quickstart
[ -d "$work" ] || {
  echo "error: no $work; run: sh cmake/quickstart.sh --real" >&2
  exit 1
}

# text FILE...: the sum of their code and constants, in objects without the
# emitters that they bring along.
text ()
{
  size -A "$@" | awk '
    /^\.(text|rodata|init|fini|plt)/ && !/__qrintf_/ { sum += $2 }
    END { print sum + 0 }'
}

status=0
# row NAME FOLDER LINKED OBJECT...: LINKED is a program or library, and OBJECTs
# patterns of what it is linked of; both in FOLDER/plain and in FOLDER/qrintf.
# What LINKED grew by beyond its objects is the runtime.
row ()
{
  name=$1 folder=$work/$2 linked=$3
  shift 3
  for file in "$folder/plain/$linked" "$folder/qrintf/$linked"; do
    [ -f "$file" ] || {
      echo "error: no $file; run: sh cmake/quickstart.sh --real" >&2
      exit 1
    }
  done
  # shellcheck disable=SC2046,SC2068 # patterns
  set -- $(cd "$folder/plain" && text $@) $(cd "$folder/qrintf" && text $@) \
    $(text "$folder/plain/$linked") $(text "$folder/qrintf/$linked")
  awk -v name="$name" -v plain="$1" -v qrintf="$2" \
    -v runtime=$(($4 - $3 - ($2 - $1))) -v ceiling="$ceiling" '
    BEGIN {
      growth = (qrintf / plain - 1) * 100
      printf "%-20s %9d %9d %+7.1f %% %9d\n", name, plain, qrintf, growth, \
             runtime
      exit growth > ceiling
    }' || status=1
}

printf '%-20s %9s %9s %9s %9s\n' "bytes of text" plain lowered growth runtime
row lua5.4 lua src/lua 'src/*.o'
row mawk mawk mawk '*.o'
row libnetpbm netpbm lib/libnetpbm.so lib/libnetpbm.a
row pamtopnm netpbm converter/other/pamtopnm converter/other/pamtopnm.o
[ "$status" -eq 0 ] || echo "above the ceiling of +$ceiling %"
exit "$status"
