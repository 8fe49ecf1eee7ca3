#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# run-test.sh NAME BUILD COMMAND...: what ctest runs for the test NAME.
#
# Runs COMMAND.  Where it fails, the last line is the command that repeats the test.
# Where QRINTF_PASSED names a folder, as in cmake/check.sh --long, a test that passed
# leaves a file there, and is not run again.
set -u
name=$1 build=$2
shift 2

stamp=${QRINTF_PASSED:+$QRINTF_PASSED/$name}
if [ -n "$stamp" ] && [ -e "$stamp" ]; then
  echo "passed before: $stamp"
  exit 0
fi
case $1 in
  "$build"/*)
    [ -x "$1" ] || {
      echo "$1 has not been built: cmake --build $build --target all long-tests"
      exit 1
    } ;;
esac

"$@"
status=$?
case $status in
  0) [ -z "$stamp" ] || { mkdir -p "${stamp%/*}" && : > "$stamp"; } ;;
  77) ;;
  *)
    settings=${QRINTF_LONG:+QRINTF_LONG=1 }${QRINTF_SEED:+QRINTF_SEED=$QRINTF_SEED }
    echo "repeat: ${settings}ctest --test-dir $build -R '^$name\$'" \
      "--output-on-failure" ;;
esac
exit $status
