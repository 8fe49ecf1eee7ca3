#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's bcftools with Debian's htslib, built without and with the plugin:
# conversions and a search over variants made for it, and bcftools' own tests.
# Most of their text goes through htslib's ksprintf, which hands a format that it
# does not know to vsnprintf, at the end of a string that grows when it has to.
#
# callgrind found the commands.  Of all instructions of the plain bcftools, those in
# libc's vsnprintf are 66 % in convert of probabilities, 62 % in that of
# likelihoods and 51 % in roh.  view and query call sprintf ("%g") besides: 22 %.
#
# usage: sh bcftools.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# htslib is linked statically, so that the program has all that was built here,
# and has what local files need.  It comes with no configure.  The makefile hands
# the flags on to htslib's.  No hardening=+all.
unset DEB_BUILD_MAINT_OPTIONS
build_here ()
{
  cp -a "$htslib" htslib
  (
    cd htslib
    autoreconf -i
    ./configure CC="$cc" --with-external-htscodecs --disable-libcurl \
      --disable-lzma --disable-bz2 --without-libdeflate
  ) || return
  make -j"$(nproc)" CC="$cc" HTSDIR=htslib CPPFLAGS="$cppflags" \
    LDFLAGS="$ldflags" CFLAGS="$cflags $added" bcftools plugins \
    test/test-rbuf test/test-regidx htslib/bgzip htslib/tabix
}

more ()
{
  compare bcftools view --no-version "$variants"
  compare bcftools query -f '%CHROM:%POS %VKX %INFO/AF[ %GP]\n' "$variants"
  compare bcftools query -H -f '%ID\t%QUAL\t%MQ[\t%TGT]\n' "$variants"
  compare bcftools stats -s - "$variants"
  compare bcftools norm --no-version -m -any "$variants"
}

# stderr would come in the midst of stdout's lines, here or there.
own_tests ()
{
  ./test/test-rbuf
  ./test/test-regidx
  rm -rf trash
  REF_PATH=: ./test/test.pl --plugins --temp-dir "$PWD/trash" \
    --exec bgzip="$PWD/htslib/bgzip" --exec tabix="$PWD/htslib/tabix" \
    --htsdir=htslib 2>tests.errors
}

htslib=$(sh "$here/../fetch-source.sh" htslib "$build/debian")
both_ways bcftools
show_remarks 'kstring.c:.*vsnprintf'
variants=$work/variants
python3 "$here/variants.py" 3000 100 >"$variants"
race "bcftools convert --tag GP" bcftools convert --tag GP -g /dev/stdout,. \
  "$variants"
race "bcftools convert --tag PL" bcftools convert --tag PL -g /dev/stdout,. \
  "$variants"
race "bcftools roh" bcftools roh --AF-dflt 0.4 "$variants"
compare_with more
same_tests '^\.\. ok' own_tests
