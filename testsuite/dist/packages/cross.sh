#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# cross.sh ARCHITECTURE BUILD OUT EMULATOR: the packages of another
# architecture, built here by its cross compiler, and used under EMULATOR.
#
# source.sh compares them with this machine's, file by file.  The plugin is loaded by that
# architecture's own GCC, in a root of its own packages: its programs print what plain ones
# do, and it has the very emitters of BUILD's plugin for the cross compiler, which the
# tests of that have seen.
#
# In OUT/ARCHITECTURE: the packages; host, build and root are kept for the next run.
# Exit status 77: its packages cannot be had here, and the reason.
set -eu
architecture=$1 build=$2 out=$3 emulator=$4
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../../.." && pwd)
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$here/root-parts.sh"
skip_without apt-get dpkg-architecture mmdebstrap

fail () { echo "FAIL: $*"; exit 1; }
quietly () { "$@" >"$folder/log" 2>&1 || { tail -n 50 "$folder/log"; fail "$*"; }; }
step () { echo "==> $*"; }

native=$(dpkg --print-architecture)
triplet=$(dpkg-architecture -f "-a$architecture" -qDEB_HOST_MULTIARCH 2>/dev/null)
folder=${out%/*}/$architecture
host=$folder/host root=$folder/root
mkdir -p "$folder"

step "its plugin headers"
[ -f "$host/toolchain.cmake" ] \
  || sh "$source/cmake/packages/host-packages.sh" "$architecture" "$host" \
  || skip "host-packages.sh could not fetch packages of $architecture"
gcc=$(sed -n 's/^set (CMAKE_C_COMPILER .*-\(gcc-[0-9]*\))/\1/p' "$host/toolchain.cmake")
version=$(dpkg-deb -f "$out/$gcc"-plugin-qrintf_*.deb Depends)
its=$(sed -n 's/^Version: //p' "$host/$gcc-plugin-dev/DEBIAN/control")
case $version in
  "$gcc (= $its),"*) ;;
  *) rm -rf "$host" "$root"
     skip "the mirror has $gcc $its for $architecture, and $native's plugin needs $version" ;;
esac

step "dpkg-buildpackage"
rm -rf "$folder"/*.deb "$folder/source"
cp -r "$out/source" "$folder/source"
cd "$folder/source"
quietly dpkg-buildpackage -T clean
quietly env "QRINTF_HOST_PACKAGES=$host" DEB_BUILD_OPTIONS="nocheck parallel=$(nproc)" \
  dpkg-buildpackage "-a$architecture" -Pcross,nocheck -us -uc -b -d
cd ..
ls -l -- *.deb

step "the emitters of $triplet"
cmp "$folder/source/build/plugin/embedded.inc" "$build/runtime/$triplet/embedded.inc" \
  || fail "the plugin has other emitters than those that were tested"

# $gcc of that architecture and what it needs, nothing configured, and our packages.
step "a root of $architecture with $gcc"
if [ ! -d "$root" ]; then
  make_foreign_root "$folder/root.tar" "$architecture" "$gcc" libc6-dev
  mkdir "$root.part"
  tar -C "$root.part" --exclude='./dev/*' --no-same-owner -xf "$folder/root.tar"
  rm "$folder/root.tar"
  mv "$root.part" "$root"
fi
for package in "$folder"/*_"$architecture.deb"; do
  dpkg-deb -x "$package" "$root"
done

# There is no kernel that starts that architecture's programs, so that what its gcc would
# run, compiler, assembler and linker, is run here one by one.
emulated () { $emulator -L "$root" "$@"; }
compile ()
{
  name=$1
  shift
  emulated "$root/usr/bin/$triplet-$gcc" '-###' -c "$@" -o "$name.o" 2>&1 \
    | sed -n 's/^ //p' >"$name.commands"
  [ "$(wc -l <"$name.commands")" -eq 2 ] || fail "$gcc runs: $(cat "$name.commands")"
  sed -E "s, -o [^ ]+\.s\$, -o $name.s,; s,^as (.*) [^ ]+\.s\$,$root/usr/bin/$triplet-as \1 $name.s," \
    "$name.commands" >"$name.sh"
  while read -r line; do
    eval "emulated $line" </dev/null || fail "$line"
  done <"$name.sh" 2>"$name.said"
}
link ()
{
  "$triplet-$gcc" "$@"
}
run () { emulated -E "LD_LIBRARY_PATH=$root/usr/lib/$triplet" "$@"; }

use=$folder/use
rm -rf "$use"
mkdir "$use"
cd "$use"

step "its $gcc -fplugin=libqrintf"
compile plain -O2 "$here/life/program.c"
compile lowered -O2 -fplugin=libqrintf -fopt-info-optimized "$here/life/program.c"
[ "$(grep -c 'optimized: qrintf: .* lowered' lowered.said)" -eq 5 ] \
  || fail "not five lowered calls: $(cat lowered.said)"
for program in plain lowered; do
  link "$program.o" -o "$program"
  run "$program" >"$program.out" || fail "$program does not run"
done
[ -s plain.out ] && cmp plain.out lowered.out || fail "the lowered program prints other text"
"$triplet-nm" lowered.o | grep -q ' __qrintf_' || fail "nothing of ours in the object"

step "libqrintf_rt, shared and static"
lib=$root/usr/lib/$triplet
compile library -O2 -I"$root/usr/include" "$here/../install/program/runtime.c"
link library.o "$lib/libqrintf_rt.so" -o shared
link -static library.o "$lib/libqrintf_rt.a" -o static
"$triplet-readelf" -d shared | grep -q 'NEEDED.*libqrintf_rt\.so\.1' \
  || fail "the program needs no libqrintf_rt.so.1"
for kind in shared static; do
  run $kind "$here/../install/program/runtime.c" | grep -qx ok || fail "the library, $kind"
done
compile from-library -O2 -fplugin=libqrintf -fplugin-arg-libqrintf-runtime=library \
  "$here/life/program.c"
link from-library.o "$lib/libqrintf_rt.so" -o from-library
run from-library | cmp - plain.out || fail "emitters of the library print other text"
