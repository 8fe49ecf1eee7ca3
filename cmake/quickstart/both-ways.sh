# SPDX-License-Identifier: GPL-3.0-or-later
# Building one of Debian's programs both ways, once as it is and once lowered,
# and comparing the two.  Sourced by the program's script, whose first argument
# is the build folder; sets
#   here, build      this folder and the build folder
#   cc               the compiler
#   work             where the script builds, in plain/ and qrintf/
#   plugin           all that is added to the flags of the lowered build
# and Debian's hardening=+all, which a script whose package has none unsets.
# shellcheck shell=sh disable=SC2034 # used where this is sourced

here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
cc=${CC:-gcc}
program=$(basename "$0" .sh)
work=$build/quickstart/$program
plugin=-fplugin=$build/plugin/libqrintf.so
DEB_BUILD_MAINT_OPTIONS=hardening=+all
export DEB_BUILD_MAINT_OPTIONS
mkdir -p "$work"
shift

fail ()
{
  echo "error: $*" >&2
  exit 1
}

# quietly LOG COMMAND...: shows the end of what COMMAND printed, without the
# compiler's remarks, if it fails.
quietly ()
{
  log=$1
  shift
  "$@" >"$log" 2>&1 </dev/null || {
    grep -v ': \(optimized\|missed\|note\): ' "$log" | tail -n 20 >&2
    fail "failed: $*, see $log"
  }
}

# build_in FOLDER ADDED: runs the script's own build_here in FOLDER, with
#   added                    the plugin's flags, empty for the plain build
#   cflags cppflags ldflags  Debian's
build_in ()
(
  cd "$1" || exit
  added=$2
  # Each compiler's remarks in one piece, beside those of others.
  MAKEFLAGS=--output-sync=target
  export MAKEFLAGS
  cflags=$(dpkg-buildflags --get CFLAGS)
  cppflags=$(dpkg-buildflags --get CPPFLAGS)
  ldflags=$(dpkg-buildflags --get LDFLAGS)
  build_here
)

# For build_here of what has a configure script.  The plugin comes in with make:
# what configure asks the compiler needs none.

# configured OPTION...: runs configure with Debian's flags.
configured ()
{
  [ -x configure ] || autoreconf -fi
  ./configure "$@" CC="$cc" CXX="${CXX:-g++}" CFLAGS="$cflags" \
    CXXFLAGS="$cflags" CPPFLAGS="$cppflags" LDFLAGS="$ldflags"
}

# made WORD...: runs make.
made ()
{
  make -j"$(nproc)" "$@" CFLAGS="$cflags $added"
}

# both_ways PACKAGE: builds two copies of Debian's source, $work/plain and
# $work/qrintf.
both_ways ()
{
  source=$(sh "$here/../fetch-source.sh" "$1" "$build/debian")
  echo "building $1 without and with the plugin"
  rm -rf "$work/plain" "$work/qrintf"
  cp -a "$source/." "$work/plain"
  cp -a "$source/." "$work/qrintf"
  quietly "$work/plain.log" build_in "$work/plain" ""
  quietly "$work/qrintf.log" build_in "$work/qrintf" \
    "$plugin -fopt-info-all"
}

# show_remarks HOT...: how many calls the plugin lowered, and those where the
# program spends its time, whose remarks begin with HOT, a file or a pattern;
# none is an error.  All remarks, also on each call that was kept, stand in
# $work/remarks.
show_remarks ()
{
  grep ' qrintf: ' "$work/qrintf.log" | sed 's,^[^ ]*/,,' \
    | sort -u >"$work/remarks"
  grep ' optimized: ' "$work/remarks" >"$work/lowered" \
    || fail "the plugin lowered nothing"
  echo "calls lowered: $(wc -l <"$work/lowered"), those of $*:"
  for hot; do
    grep "^$hot" "$work/lowered" >"$work/hot" \
      || fail "the plugin lowered nothing in $hot"
    sed 's/^/  /' "$work/hot"
  done
  show_kept
}

# show_kept: how many calls were kept, and why.
show_kept ()
{
  sed -n 's/.* qrintf: [^ ]* kept: //p' "$work/remarks" | sort | uniq -c \
    | sort -k 1nr | awk '
      {
        calls += $1
        count = $1
        sub (/^ *[0-9]+ /, "")
        list = list (NR > 1 ? ", " : "") count " (" $0 ")"
      }
      END {
        printf "kept: %d calls%s\n", calls, NR ? ", by reason: " list : ""
      }'
}

# race TITLE FILE ARGUMENT...: runs $work/plain/FILE and $work/qrintf/FILE, and
# leaves the words in $work/races for bench/real/programs.py.
race ()
{
  title=$1 file=$2
  mkdir -p "$work/races"
  printf '%s\0' "$@" \
    >"$work/races/$(printf %s "$title" | tr -c '[:alnum:]' '[-*]')"
  shift 2
  times=$(bash "$here/race.sh" 5 "$work" "$work/plain/$file" \
    "$work/qrintf/$file" "$@")
  echo "$title printed the same $(wc -c <"$work/plain.out") bytes from both"
  # shellcheck disable=SC2086 # three numbers
  set -- $times
  echo "median CPU time of 5 runs: libc $1 s, qrintf $2 s: $3 times as fast"
}

# compare FILE ARGUMENT...: compares what $work/plain/FILE and $work/qrintf/FILE
# print, and appends it to $work/compared.
compare ()
{
  file=$1
  shift
  for kind in plain qrintf; do
    "$work/$kind/$file" "$@" >"$work/$kind.shown" 2>"$work/said" || {
      tail -n 20 "$work/said" >&2
      fail "failed: $work/$kind/$file $*"
    }
  done
  [ -s "$work/plain.shown" ] || fail "$file $* prints nothing"
  cmp "$work/plain.shown" "$work/qrintf.shown" >&2 \
    || fail "$file $* does not print the same from both"
  cat "$work/plain.shown" >>"$work/compared"
}

# compare_with COMPARISONS: runs that function, which calls compare.
compare_with ()
{
  : >"$work/compared"
  "$1"
  echo "other commands printed the same $(wc -c <"$work/compared") bytes from both"
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
      cd "$work/$kind" || exit
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
