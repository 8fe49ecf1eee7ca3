#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run-folder.sh TESTSUITE FOLDER LEAST [FEWER]: runs the DejaGnu tests of the folder
# TESTSUITE/FOLDER in the current directory, which holds site.exp; a share of them, in
# a directory below, where GTEST_TOTAL_SHARDS is set.
#
# Prints the numbers and, for each failure, its source line, the commands and both
# outputs.  Fails where runtest does, and where fewer than LEAST tests passed, or than
# FEWER unless QRINTF_LONG is set: runtest itself is content with an .exp file that
# stops half way.
set -u
srcdir=$1 folder=$2 due=$3
[ -n "${QRINTF_LONG:-}" ] || due=${4:-$3}
# Shares differ a little.
shards=${GTEST_TOTAL_SHARDS:-1}
if [ "$shards" -gt 1 ]; then
  due=$((due / (shards + 1)))
  share=shard-$GTEST_SHARD_INDEX
  mkdir -p "$share" && cp site.exp "$share" && cd "$share" || exit 1
fi

rm -f qrintf.sum qrintf.log
unset DEJAGNU
LC_ALL=C runtest --tool qrintf --srcdir "$srcdir" "$folder/${folder##*/}.exp" \
  > runtest.out 2>&1
status=$?

# The log between two results tells of the second, but for the commands, which tell
# of all results up to the next command.
awk '
  /=== .* Summary ===/ { exit }
  /^\$ / {
    if (judged) commands = ""
    commands = commands $0 "\n"
    text = judged = tell = ""
    next
  }
  /^(PASS|XFAIL|UNSUPPORTED|UNTESTED): / { judged = 1; text = tell = ""; next }
  /^(FAIL|XPASS|ERROR|UNRESOLVED): / {
    printf "%s\n%s%s", $0, commands, text
    judged = tell = 1
    commands = text = ""
    next
  }
  tell { print; next }
  { text = text $0 "\n" }' qrintf.log
sed -n '/=== .* Summary ===/,$p' qrintf.sum | sed -n '/^#/p'
passes=$(sed -n 's/^# of expected passes[^0-9]*//p' qrintf.sum)
if [ "$status" -ne 0 ]; then
  echo "$folder: runtest exited with $status; see $PWD/qrintf.log"
  grep -n 'ERROR' runtest.out
  exit 1
fi
# runtest takes a directive that it cannot read for no failure.
if grep -qE '^(ERROR|UNRESOLVED): ' qrintf.sum; then
  echo "$folder: a test could not be judged; see $PWD/qrintf.log"
  exit 1
fi
if [ "${passes:-0}" -lt "$due" ]; then
  echo "$folder: ${passes:-0} passes, at least $due were due"
  exit 1
fi
