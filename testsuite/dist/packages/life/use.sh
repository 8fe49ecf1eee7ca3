# SPDX-License-Identifier: GPL-3.0-or-later
# Read by inside.sh: everything that the installed packages offer, used once.
step "use"
rm -rf /tmp/use
mkdir /tmp/use
cd /tmp/use

same () { ./"$1" >"$1.out" && cmp plain.out "$1.out"; }
lowered () { nm "$1" | grep -q __qrintf_ && ! nm -u "$1" | grep -qw snprintf; }
soname () { readelf -d "$1" | grep -q 'NEEDED.*libqrintf_rt\.so\.0\.1'; }

"$CC" -O2 /life/program.c -o plain
./plain >plain.out

check "$CC -fplugin=libqrintf" "$CC" -O2 -fplugin=libqrintf /life/program.c \
  -o lowered
check "its program is lowered" lowered lowered
check "and right" same lowered
"$CC" -O2 -fplugin=libqrintf -fopt-info-optimized -c /life/program.c \
  -o remarked.o 2>remarks || :
check "the plugin says so" grep -q "qrintf: snprintf .* lowered" remarks
check "$CXX -fplugin=libqrintf" "$CXX" -x c++ -O2 -fplugin=libqrintf \
  /life/program.c -o lowered-cxx
check "its program is lowered" lowered lowered-cxx
check "and right" same lowered-cxx
check "-flto" "$CC" -O2 -flto -fplugin=libqrintf /life/program.c -o lto
check "its program is lowered" lowered lto
check "and right" same lto
check "-specs=qrintf.specs" "$CC" -O2 -specs=qrintf.specs /life/program.c -o specs
check "its program is lowered" lowered specs
check "and right" same specs

check "qrintf-gcc" qrintf-gcc -O2 /life/program.c -o wrapped
check "its program is lowered" lowered wrapped
check "and right" same wrapped
check "qrintf-g++" qrintf-g++ -x c++ -O2 /life/program.c -o wrapped-cxx
check "its program is right" same wrapped-cxx

# shellcheck disable=SC2046 # lists of words
check "pkg-config qrintf" "$CC" -O2 $(pkg-config --cflags qrintf) /life/program.c \
  $(pkg-config --libs qrintf) -o by-pc
check "its program is lowered" lowered by-pc
check "and right" same by-pc

# shellcheck disable=SC2046
check "pkg-config qrintf-rt" "$CC" -O2 $(pkg-config --cflags qrintf-rt) \
  /life/library.c $(pkg-config --libs qrintf-rt) -o shared
check "its program needs libqrintf_rt.so.0.1" soname shared
check "itoa and line reader are right" ./shared
# shellcheck disable=SC2046
check "linked statically" "$CC" -O2 -static $(pkg-config --cflags qrintf-rt) \
  /life/library.c $(pkg-config --libs qrintf-rt) -o static
check "right as well" ./static
# shellcheck disable=SC2046
check "emitters from the library" "$CC" -O2 -fplugin=libqrintf \
  -fplugin-arg-libqrintf-runtime=library /life/program.c \
  $(pkg-config --libs qrintf-rt) -o from-library
check "its program needs libqrintf_rt.so.0.1" soname from-library
check "and is right" same from-library

if [ -e /usr/bin/qrintf-report ]; then
  check "-fplugin-arg-libqrintf-report" qrintf-gcc -O2 -c /life/program.c \
    -fplugin-arg-libqrintf-report=/tmp/use/report -o reported.o
  check "qrintf-report" qrintf-report --html report.html report
  check "its page names the file" grep -q program.c report.html
  qrintf-report report >table
  check "its table knows five lowered calls" grep -q '^lowered  *5 ' table
fi
cd /
