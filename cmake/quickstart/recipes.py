# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that both-ways.py builds and races, as a table.

Commands are lines of shell, run in a copy of the package's source by a shell that
stops at the first failure.  They know

    $cc $cxx                     the compilers
    $cflags $cppflags $ldflags   Debian's, by dpkg-buildflags
    $added                       the plugin's flag, nothing in the plain build
    $here $work                  this folder, and the one that has plain/ and qrintf/
    configured OPTION...         configure with Debian's flags; the plugin comes in
                                 with make, as what configure asks needs none
    made WORD...                 make with $added
"""

import collections

# package   Debian's source package; None: nothing is fetched
# build     how it is built
# hot       where it spends its time: patterns of remarks, in each of which a call
#           must have been lowered
# inputs    what makes files to read in $work, with plain/ built
# races     (title, program, argument...): timed, outputs compared
# compares  (program, argument...): outputs compared; $work may stand in arguments
# tests     (pattern of a passed test's line, command): the package's own tests
# hardening what DEB_BUILD_MAINT_OPTIONS says of it
Recipe = collections.namedtuple(
    "Recipe", "package build hot inputs races compares tests hardening",
    defaults=((), "", (), (), None, "hardening=+all"))

NUMBERS_FOR_OD = """
plain/src/seq 1 600000 | perl -ne 'print pack ("d", sin ($_) * $_)' >doubles
"""
NETCDF = r"""
awk 'BEGIN {
  n = 500000
  print "netcdf numbers {\ndimensions: n = " n ";"
  print "variables: float x(n); int i(n);\ndata: x ="
  for (k = 0; k < n; k++) print sin (k) * k (k < n - 1 ? "," : ";")
  print "i ="
  for (k = 0; k < n; k++) print k * 7919 % 1000003 - 500000 (k < n - 1 ? "," : ";")
  print "}"
}' >numbers.cdl
plain/ncgen/ncgen -o numbers.nc numbers.cdl
"""
ROUND_ROBIN = r"""
rm -f values.rrd
plain/src/rrdtool create values.rrd --start 1000000000 --step 1 \
  DS:a:GAUGE:9:U:U DS:b:GAUGE:9:U:U DS:c:GAUGE:9:U:U RRA:AVERAGE:0.5:1:200000
awk 'BEGIN {
  for (k = 1; k <= 200000; k += 500) {
    printf "update values.rrd"
    for (i = k; i < k + 500; i++)
      printf " %d:%.9g:%.9g:%d", 1000000000 + i, sin (i) * i, i / 7, i % 1000
    print ""
  }
}' | plain/src/rrdtool - >said
"""
# The mesh is written beside the points, and to be compared.
POINTS = r"""
awk 'BEGIN {
  n = 40000
  print n " 3 0 0"
  for (i = x = 1; i <= n; i++) {
    line = i
    for (k = 0; k < 3; k++) { x = x * 48271 % 2147483647; line = line " " x / 2147483647 }
    print line
  }
}' >points.node
ln -sf /dev/stdout points.1.mesh
"""
BUSYBOX_TESTS = """
cd testsuite
SKIP_KNOWN_BUGS=y SKIP_INTERNET_TESTS=y ECHO=/bin/echo LC_ALL=C.UTF-8 ./runtest |
  grep -E '^(PASS|FAIL|SKIPPED|UNTESTED)'
"""

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
""", ["lobject.c", "liolib.c"], hardening="",
                  races=[(script, "src/lua", f"$here/{script}") for script in (
                      "integers.lua", "io-write.lua", "tostring.lua")]),

    # print of integers by fprintf ("%d").  makescan, which writes one of the sources,
    # is built without the plugin.
    "mawk": Recipe("mawk", """
configured
made mawk BUILD_CFLAGS="$cflags"
""", ["print.c"], races=[("print i, i * 3", "mawk",
                          "BEGIN { for (i = 0; i < 3000000; i++) print i, i * 3 }")],
                   tests=(r" OK$|consistent", "make mawk_test && make fpe_test")),

    # An image of eight million samples as numbers, by a call in the shared library.
    # As Debian configures it, with a path to the library in the programs.
    "netpbm": Recipe("netpbm-free", """
{
  cat config.mk.in debian/config.mk.debian
  echo "CC = $cc"
  echo "CFLAGS = $cflags $added"
  echo "NEED_RUNTIME_PATH = Y"
  echo "NETPBMLIB_RUNTIME_PATH = $PWD/lib"
  [ "$(dpkg-architecture -qDEB_HOST_ARCH)" != amd64 ] || echo "WANT_SSE = Y"
} >config.mk
make -C lib
make -C converter/other pamtopnm
make -C generator pgmnoise
""", ["libpamwrite.c"],
                     "plain/generator/pgmnoise -randomseed=1 4000 2000 >noise.pgm",
                     [("pamtopnm -plain", "converter/other/pamtopnm", "-plain",
                       "$work/noise.pgm")]),

    # Lines with their counts.  With all applets of Debian's, but for speed: Debian
    # builds for size.  Without -fno-builtin-printf, which says that printf may be any
    # function; with the builtin GCC finds formats that are no literals.
    "busybox": Recipe("busybox", """
sed -i 's/-fno-builtin-printf//' Makefile.flags
cp debian/config/pkg/deb .config
make HOSTCC="$cc" oldconfig
make -j"$(nproc)" CC="$cc" HOSTCC="$cc" SKIP_STRIP=y \
  CONFIG_EXTRA_CFLAGS="$cflags $cppflags -Wno-error=format-security $added" \
  CONFIG_EXTRA_LDFLAGS="$cflags $ldflags"
""", ["uniq.c"], "seq 2000000 >lines",
                      [("uniq -c", "busybox", "uniq", "-c", "$work/lines")],
                      tests=("^PASS", BUSYBOX_TESTS)),

    # The debug information of a program of 10 MB, three to five calls a line.
    "binutils": Recipe("binutils", """
configured --disable-gdb --disable-gold --disable-gprofng --disable-ld \
  --disable-gas --disable-werror
made all-binutils MAKEINFO=true
""", ["readelf.c", "dwarf.c"],
                       races=[("readelf -wi", "binutils/readelf", "-wi",
                               "$work/plain/binutils/objdump")],
                       compares=[("binutils/readelf", dump,
                                  "$work/plain/binutils/objdump")
                                 for dump in "-a -wl -wL -wf -wa -wr".split()]),

    # 600,000 points and lines, with fprintf ("%.*f").  Of Debian's terminals those that
    # need no libraries.  configure misses a makefile that Debian has taken out.
    "gnuplot": Recipe("gnuplot", """
mkdir -p src/beos
: >src/beos/Makefile.in
configured --without-x --without-qt --disable-wxwidgets --without-cairo \
  --without-lua --without-gd --without-latex --without-readline --without-libcerf
made -C src gnuplot
""", ["svg.trm:.*%.[*]f"],
                      races=[("svg.gnuplot", "src/gnuplot", "-d", "$here/svg.gnuplot")]),

    # Doubles and integers by formats that the programs make; of the package, two
    # programs, and headers that are made before.
    "coreutils": Recipe("coreutils", r"""
export FORCE_UNSAFE_CONFIGURE=1
configured --disable-nls --without-selinux --without-openssl
printf 'include Makefile\nbuilt: $(BUILT_SOURCES)\n' >built.mk
made -f built.mk built
made src/od src/seq
""", ["od.c", "seq.c"], NUMBERS_FOR_OD,
                        [("seq 0 .25 1000000", "src/seq", "0", ".25", "1000000"),
                         ("od -t fD", "src/od", "-t", "fD", "$work/doubles"),
                         ("od -t d4", "src/od", "-t", "d4", "$work/doubles")],
                        [("src/seq", "-f", "%012.5f|", "-5", ".37", "5000"),
                         ("src/seq", "-w", "1", "9999"),
                         *(("src/od", "-t", form, "-N", "300000",
                            "$work/plain/src/od")
                           for form in "fF fL d1 d8 x4 u2 o4 a c".split())]),

    # A million floats and integers.  Without file formats that need other libraries.
    "ncdump": Recipe("netcdf", """
configured --disable-hdf5 --disable-dap --disable-nczarr --disable-byterange \
  --disable-shared --disable-libxml2
made
""", ["dumplib.c"], NETCDF, [("ncdump", "ncdump/ncdump", "$work/numbers.nc")]),

    # 600,000 values by printf (" %0.10e").  Without graphs, which need other libraries.
    "rrdtool": Recipe("rrdtool", """
configured --disable-rrd_graph --disable-rrdcgi --disable-perl --disable-python \
  --disable-ruby --disable-lua --disable-tcl --disable-docs --disable-libdbi \
  --disable-librados --disable-rrdcached --disable-shared --disable-nls
made -C src
""", ["rrd_tool.c"], ROUND_ROBIN,
                      [("rrdtool fetch", "src/rrdtool", "fetch", "$work/values.rrd",
                        "AVERAGE", "-s", "1000000000", "-e", "1000199999")]),

    # The tags of 100,000 photos, by a driver that is built as the library is.
    "libexif": Recipe("libexif", """
configured --disable-shared --disable-nls
made -C libexif
$cc $cflags -I. "$here/../../testsuite/dist/archive/workloads/libexif-driver.c" \
  libexif/.libs/libexif.a $ldflags -lm -o driver
""", ["exif-entry.c"], races=[("tags", "driver", "100000")]),

    # Tetrahedra between 40,000 points: a mesh of points ("%.17g") and corners.
    "tetgen": Recipe("tetgen", """
$cxx $cflags $cppflags $added $ldflags tetgen.cxx predicates.cxx -o tetgen
""", ["tetgen.cxx:.*%5d"], POINTS,
                     [("tetgen", "tetgen", "-QNEFg", "$work/points.node")]),
}
