#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# differential.sh PYTHON CPU ARGUMENTS...: the differential generator for a cross
# compiler, with the options that matter on that CPU.  A few files by default, each
# machine with a seed of its own; 40 times as many where QRINTF_LONG is set, and a hundred
# thousand calls for aarch64, whose emitters are its own.
set -u
python=$1 cpu=$2
shift 2
folder=$(dirname "$0")/../lowering/differential

case $cpu in
  aarch64) seed=2 bits=64 many=880
    options='-mstrict-align -march=armv8.2-a -mbranch-protection=standard' ;;
  s390x) seed=3 bits=64 many=320 options='-march=z15 -march=z13 -mbackchain' ;;
  i?86) seed=4 bits=32 many=320
    options='-march=pentium4 -ffloat-store -mfpmath=387 -mpreferred-stack-boundary=2' ;;
esac
[ -n "${QRINTF_LONG:-}" ] || many=8
exec "$python" "$folder/run.py" --seed "${QRINTF_SEED:-$seed}" --files "$many" --calls 120 \
  "--machine-options=$options" --long-bits "$bits" "$@"
