#!/bin/sh
# Debian's own source of lua5.4, built with Debian's flags, once as it is and
# once with nothing but the plugin and its runtime added; a script that turns
# integers into strings run by both, outputs compared, times shown.
#
# usage: sh lua.sh BUILD
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
cc=${CC:-gcc-12}
work=$build/quickstart/lua
source=$(sh "$here/../fetch-source.sh" lua5.4 "$build/debian")/src
mkdir -p "$work/plain" "$work/qrintf"

# What debian/rules writes beside the sources.
cat >"$work/lua5.4-deb-multiarch.h" <<END
#define DEB_HOST_MULTIARCH "$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
END

# compile NAME FLAG...: the interpreter's objects, in $work/NAME.
compile ()
{
  name=$1
  shift
  for file in "$source"/*.c; do
    case $file in */luac.c) continue ;; esac
    printf '%s\0' "$file"
  done | (
    cd "$work/$name"
    # shellcheck disable=SC2046 # lists of flags
    xargs -0 -n 1 -P "$(nproc)" "$cc" -std=gnu99 -DLUA_COMPAT_5_3 \
      -DLUA_USE_LINUX -I"$work" $(dpkg-buildflags --get CFLAGS) \
      $(dpkg-buildflags --get CPPFLAGS) "$@" -c
  )
}

# link NAME [ARCHIVE]
link ()
{
  name=$1
  shift
  # shellcheck disable=SC2046 # a list of flags
  "$cc" $(dpkg-buildflags --get LDFLAGS) -Wl,-E "$work/$name"/*.o "$@" \
    -lm -ldl -o "$work/$name/lua"
}

echo "building lua5.4 without and with the plugin"
compile plain
link plain
compile qrintf -fplugin="$build/plugin/libqrintf.so" -fopt-info-optimized \
  >"$work/remarks" 2>&1 || { cat "$work/remarks" >&2; exit 1; }
link qrintf "$build/runtime/libqrintf_rt.a"
grep -q 'qrintf:' "$work/remarks" || {
  echo "error: the plugin lowered nothing in lua5.4" >&2
  exit 1
}
echo "remarks of the plugin (-fopt-info-optimized):"
sed -n '/qrintf:/s,^.*/,  ,p' "$work/remarks"

times=$(bash "$here/race.sh" 5 "$work" "$work/plain/lua" "$work/qrintf/lua" \
  "$here/integers.lua")
echo "integers.lua printed the same $(wc -c <"$work/plain.out") bytes from both"
# shellcheck disable=SC2086 # three numbers
set -- $times
echo "median CPU time of 5 runs: libc $1 s, qrintf $2 s: $3 times as fast"
