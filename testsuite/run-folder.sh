#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run-folder.sh SOURCE-DIR FOLDER LEAST: runs one folder's DejaGnu tests in the
# current directory, which holds site.exp.
#
# Fails where runtest does, and where fewer than LEAST tests passed: runtest
# itself is content with an .exp file that stops half way.
set -u
srcdir=$1 folder=$2 least=$3

rm -f qrintf.sum qrintf.log
unset DEJAGNU
LC_ALL=C runtest --tool qrintf --srcdir "$srcdir" "$folder/$folder.exp" \
  > runtest.out 2>&1
status=$?

sed -n '/^Running .*\.exp/,$p' qrintf.sum
passes=$(sed -n 's/^# of expected passes[^0-9]*//p' qrintf.sum)
if [ "$status" -ne 0 ]; then
  echo "$folder: runtest exited with $status; see $PWD/qrintf.log"
  grep -n 'ERROR' runtest.out qrintf.log
  exit 1
fi
if [ "${passes:-0}" -lt "$least" ]; then
  echo "$folder: ${passes:-0} passes, at least $least were due"
  exit 1
fi
