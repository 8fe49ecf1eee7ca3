#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# differential.sh PYTHON CC ARGUMENTS...: the differential generator with musl-gcc
# on top of CC.  musl-gcc compiles C++, too, as long as nothing of its library is
# needed.  A few files by default; 40 times as many where QRINTF_LONG is set.
set -eu
python=$1 REALGCC=$2
shift 2
export REALGCC
here=$(dirname "$0")
musl-gcc -w -O1 -fPIC -c "$here/fortified.c" -o fortified.o
[ -n "${QRINTF_LONG:-}" ] && files=440 || files=11
exec "$python" -B "$here/../differential/run.py" --seed 6 --plain-c --files "$files" \
  --cc musl-gcc --cxx musl-gcc --beside "$PWD/fortified.o" "$@"
