# Building one of Debian's programs both ways, once as it is and once lowered,
# and comparing the two.  Sourced by the program's script, whose first argument
# is the build folder; sets
#   here, build      this folder and the build folder
#   cc               the compiler
#   work             where the script builds, in plain/ and qrintf/
#   plugin, archive  all that is added to the flags of the lowered build
# shellcheck shell=sh disable=SC2034 # used where this is sourced

here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
cc=${CC:-gcc-12}
program=$(basename "$0" .sh)
work=$build/quickstart/$program
plugin=-fplugin=$build/plugin/libqrintf.so
archive=$build/runtime/libqrintf_rt.a
mkdir -p "$work"
shift

fail ()
{
  echo "error: $*" >&2
  exit 1
}

# quietly LOG COMMAND...: shows the end of what COMMAND printed if it fails.
quietly ()
{
  log=$1
  shift
  "$@" >"$log" 2>&1 </dev/null || {
    tail -n 20 "$log" >&2
    fail "failed: $*, see $log"
  }
}

# both_ways PACKAGE: runs the script's own build_in FOLDER ARCHIVE FLAG... for
# two copies of Debian's source, $work/plain and $work/qrintf; ARCHIVE is empty
# and there are no FLAGs for the first.
both_ways ()
{
  source=$(sh "$here/../fetch-source.sh" "$1" "$build/debian")
  echo "building $1 without and with the plugin"
  rm -rf "$work/plain" "$work/qrintf"
  cp -a "$source/." "$work/plain"
  cp -a "$source/." "$work/qrintf"
  quietly "$work/plain.log" build_in "$work/plain" ""
  quietly "$work/qrintf.log" build_in "$work/qrintf" "$archive" "$plugin" \
    -fopt-info-optimized
}

# show_remarks FILE...: how many calls the plugin lowered, and those of FILEs,
# where the program spends its time; a FILE without one is an error.
show_remarks ()
{
  grep 'optimized: qrintf:' "$work/qrintf.log" | sed 's,^[^ ]*/,,' \
    | sort -u >"$work/remarks"
  echo "calls lowered: $(wc -l <"$work/remarks"), those of $*:"
  for file; do
    grep "^$file:" "$work/remarks" | sed 's/^/  /'
    grep -q "^$file:" "$work/remarks" \
      || fail "the plugin lowered nothing in $file"
  done
}

# race TITLE FILE ARGUMENT...: runs $work/plain/FILE and $work/qrintf/FILE.
race ()
{
  title=$1 file=$2
  shift 2
  times=$(bash "$here/race.sh" 5 "$work" "$work/plain/$file" \
    "$work/qrintf/$file" "$@")
  echo "$title printed the same $(wc -c <"$work/plain.out") bytes from both"
  # shellcheck disable=SC2086 # three numbers
  set -- $times
  echo "median CPU time of 5 runs: libc $1 s, qrintf $2 s: $3 times as fast"
}

# same_tests PASS COMMAND...: runs the package's own tests in both folders and
# compares what they print; a test that fails must fail in both.  The lines that
# match PASS tell that a test passed.
same_tests ()
{
  pass=$1
  shift
  for kind in plain qrintf; do
    (
      cd "$work/$kind"
      "$@" 2>&1 </dev/null || echo "exit status $?"
    ) | sed "s,$work/$kind,,g" >"$work/$kind.tests"
  done
  passed=$(grep -c "$pass" "$work/plain.tests") \
    || fail "none of $program's own tests passed, see $work/plain.tests"
  cmp "$work/plain.tests" "$work/qrintf.tests" >&2 \
    || fail "$program's own tests do not give the same results, see" \
      "$work/plain.tests and $work/qrintf.tests"
  echo "its own tests: the same results from both ($passed passed)"
}
