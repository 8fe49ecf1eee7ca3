# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that both-ways.py builds and races, as a table.

Commands are lines of shell, run in a copy of the package's source by a shell that
stops at the first failure.  They know

    $cc                          the compiler
    $cflags $cppflags $ldflags   Debian's, by dpkg-buildflags
    $added                       the plugin's flag, nothing in the plain build
    $here                        this folder
"""

import collections

# package   Debian's source package; None: nothing is fetched
# build     how it is built
# hot       where it spends its time: patterns of remarks, in each of which a call
#           must have been lowered
# races     (title, program, argument...): timed, outputs compared
Recipe = collections.namedtuple("Recipe", "package build hot races")

RECIPES = {
    # Ten million IPv4 addresses to text.
    "ipv4addr": Recipe(
        None, '(cd "$here" && $cc -O2 $added ipv4addr.c -o "$OLDPWD/ipv4addr")',
        ["ipv4addr.c"], races=[("ipv4addr", "ipv4addr")]),

    # Integers to strings, as debian/rules builds it, without libtool and the library.
    "lua": Recipe("lua5.4", r"""
cd src
echo "#define DEB_HOST_MULTIARCH \"$(dpkg-architecture -qDEB_HOST_MULTIARCH)\"" \
  >lua5.4-deb-multiarch.h
rm luac.c
printf '%s\n' *.c | sed 's/c$/o/' | xargs make -f /dev/null -j"$(nproc)" \
  CC="$cc" CPPFLAGS="$cppflags" \
  CFLAGS="-std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_LINUX $cflags $added"
$cc $ldflags -Wl,-E ./*.o -lm -ldl -o lua
""", ["lobject.c", "liolib.c"],
                  [(script, "src/lua", f"$here/{script}") for script in (
                      "integers.lua", "io-write.lua", "tostring.lua")]),
}
