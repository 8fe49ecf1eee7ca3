#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# inside-root.sh: the plain two lines for /source, which may not be written to, in a
# Debian with compiler, plugin headers, CMake, Ninja and Python alone; then a program
# compiled with what they built.  GCC is the compiler's major version.
set -eu
cd /tmp
fail () { echo "FAIL: $*"; exit 1; }

[ ! -w /source ] || fail "the source can be written to"
for tool in make runtest valgrind pkg-config meson ccache gdb; do
  ! command -v $tool >/dev/null || fail "$tool is there"
done

cmake -G Ninja -S /source -B "/tmp/a build" >said 2>&1 || { cat said; fail configure; }
cat said
for row in '^-- plugin: for ' '^  unit-tests: there is no GTest$' \
           '^  dejagnu: there is no runtest$' '^  install-ways: there is no make, pkg-config$'
do
  grep -q "$row" said || fail "no row is like $row"
done
cmake --build "/tmp/a build" >said 2>&1 || { tail -n 40 said; fail build; }
plugin="/tmp/a build/plugin/libqrintf.so"

program=/source/testsuite/dist/packages/life/program.c
gcc --version | head -n 1
[ "$(gcc -dumpversion)" = "$GCC" ] || fail "that is not GCC $GCC"
gcc -O2 $program -o plain
gcc -O2 "-fplugin=$plugin" $program -o lowered
nm lowered | grep -q __qrintf_ || fail "nothing is lowered"
! nm -u lowered | grep -qw snprintf || fail "snprintf is called"
./plain >plain.out
./lowered >lowered.out
cmp plain.out lowered.out || fail "the output differs"
g++ -x c++ -O2 -flto "-fplugin=$plugin" $program -o lowered-cxx
./lowered-cxx >lowered.out
cmp plain.out lowered.out || fail "the output in C++ differs"

# What asks for no tool is registered.
ctest --test-dir "/tmp/a build" -R '^gccs$' | grep -q '100% tests passed' || fail ctest
echo "GCC $GCC: built, and a program compiled"
