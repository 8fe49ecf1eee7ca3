#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The quick start's main job: ipv4addr.c compiled with and without the plugin,
# both outputs compared, both times and the plugin's remarks shown.
#
# usage: sh ipv4addr.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

rm -rf "$work/plain" "$work/qrintf"
mkdir "$work/plain" "$work/qrintf"
cd "$here" # so that remarks name the file alone
"$cc" -O2 ipv4addr.c -o "$work/plain/ipv4addr"
quietly "$work/qrintf.log" "$cc" -O2 "$plugin" -fopt-info-all \
  ipv4addr.c -o "$work/qrintf/ipv4addr"

show_remarks ipv4addr.c
race ipv4addr ipv4addr
sed 's/^/  /' "$work/plain.out"
