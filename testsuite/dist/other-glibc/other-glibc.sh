#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# other-glibc.sh RELEASE SITE PRINT-TESTS PYTHON ARGUMENTS...: lowered programs with the
# glibc of that Debian release, by the folder other-glibc, for which the file SITE says
# what site.exp does.  In the current directory.
#
# If that glibc is newer than this machine's, programs are linked here, and
# PRINT-TESTS, the runtime's printf against that glibc's, and the differential generator
# with ARGUMENTS run as well.  If it is older, programs are compiled and linked with its
# headers, and with the runtime built with these.
#
# Exit status 77: the release cannot be had here, and the reason.
set -eu
release=$1 site=$2 print_tests=$3 python=$4
shift 4
here=$(cd "$(dirname "$0")" && pwd)
testsuite=${here%/dist/*}
# shellcheck source=testsuite/dist/packages/root-parts.sh
. "$testsuite/dist/packages/root-parts.sh"

# Sets libc to the folder of RELEASE's libc.so.6, which is below root, and version.
unpack ()
{
  rm -rf root
  mkdir root
  tar -xf "$tar" -C root --exclude='./dev/*'
  libc=$(dirname "$(find "$PWD/root/lib" "$PWD/root/usr/lib" -name libc.so.6 | head -n 1)")
  loader=$libc/ld-linux-x86-64.so.2
  "$loader" --library-path "$libc" root/bin/true || skip "$loader does not run here"
  version=$("$loader" "$libc/libc.so.6" | sed -n '1s/.*version \([0-9]*\.[0-9]*\).*/\1/p')
  echo "glibc $version of $release"
}

run_folder ()
{
  { cat "$site"; echo "set QRINTF_LIBC {$libc}"; printf '%s\n' "$@"; } >site.exp
  sh "$testsuite/run-folder.sh" "$testsuite" dist/other-glibc 150
}

find_fresh_root "$release"
unpack
own=$(getconf GNU_LIBC_VERSION | sed 's/glibc //')
if [ "$(printf '%s\n' "$version" "$own" | sort -V | head -n 1)" = "$own" ]; then
  run_folder "set QRINTF_OPTIONS -w"
  "$loader" --library-path "$libc" "$print_tests" --gtest_brief=1 \
    --gtest_filter=-print_fuzz.*
  "$python" -B "$testsuite/lowering/differential/run.py" "$@" \
    "--emulator=$loader --library-path $libc"
  exit
fi

find_root_with "$release" libc6-dev
unpack
# A link to an absolute path would lead out of the root, and GCC looks for startup files
# beside itself first.
ln -sf "$loader" root/lib64/ld-linux-x86-64.so.2
in_root="--sysroot=$PWD/root -B$PWD/root/usr/lib/x86_64-linux-gnu"
libraries="-L$libc -l:libpthread.so.0 -l:libdl.so.2"
cc=$(sed -n 's/^set QRINTF_CC {\(.*\)}/\1/p' "$site")
cmake -S "$testsuite/../runtime" -B runtime "-DCMAKE_C_COMPILER=$cc" \
  "-DCMAKE_C_FLAGS=$in_root" -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build runtime --parallel "$(nproc)" --target qrintf_rt >runtime.log 2>&1 \
  || { tail -n 40 runtime.log; exit 1; }
run_folder "set QRINTF_RUNTIME {$PWD/runtime/libqrintf_rt.a}" \
  "set QRINTF_OPTIONS {-w $in_root $libraries -fplugin-arg-libqrintf-runtime=library}"
