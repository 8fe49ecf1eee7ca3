#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# lintian.sh MADE: lintian finds no errors and no warnings in MADE/1/*.deb, and
# every override has a comment that gives its reason.
#
# Exit status 77: there is no lintian.
set -eu
made=$1
command -v lintian >/dev/null || {
  echo "SKIPPED: no lintian on this machine: apt-get install lintian"
  exit 77
}

status=0
for package in "$made"/1/*.deb; do
  # Such a file's every finding follows a comment.
  dpkg-deb --fsys-tarfile "$package" \
    | tar -xO --wildcards './usr/share/lintian/overrides/*' 2>/dev/null \
    | awk '!/^#/ && !reason { print "no reason for the override: " $0; bad = 1 }
           { reason = /^#/ } END { exit bad }' || status=1
done
# Root is who builds in a container, which is none of lintian's business.
lintian --allow-root --fail-on error,warning --show-overrides --tag-display-limit 0 \
  "$made"/1/*.deb || status=1
exit $status
