#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's haproxy, built without and with the plugin: the statistics page of 100
# backends with 10 servers each, as HTML, CSV and JSON, and what the exporter for
# Prometheus says of them.  All goes through chunk_appendf, which hands a format
# that it does not know to vsnprintf.
#
# Counted are the server's instructions for a page, by callgrind: those of a server
# that gives it three times, without those of one that gives none.  The pages are
# compared but for the process's number, seconds and rates.
#
# usage: sh haproxy.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"
sh "$here/../install-packages.sh" valgrind

# With the exporter, as Debian builds it, without TLS, PCRE, Lua and systemd.
build_here ()
{
  make -j"$(nproc)" V=1 CC="$cc" IGNOREGIT=true TARGET=linux-glibc \
    USE_PROMEX=1 USE_SLZ=1 VERDATE=2023/01/01 EXTRA= LDFLAGS="$ldflags" \
    DEBUG_CFLAGS="$cflags $cppflags $added"
}

port=$((20000 + $$ % 10000))
settings ()
{
  cat <<END
global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
frontend stats
  bind 127.0.0.1:$port
  stats enable
  stats uri /stats
  stats show-legends
  http-request use-service prometheus-exporter if { path /metrics }
END
  awk 'BEGIN {
    for (b = 1; b <= 100; b++)
      {
        print "backend service-" b "\n  balance roundrobin"
        for (s = 1; s <= 10; s++)
          printf "  server host-%d 10.0.%d.%d:80 weight %d maxconn %d\n", \
            s, b, s, s * 7, s * 1009
      }
  }'
}

server=
stop_server ()
{
  [ -z "$server" ] || { kill -USR1 "$server" && wait "$server"; } || :
  server=
}
trap stop_server EXIT
trap 'exit 1' HUP INT TERM

get ()
{
  python3 -c 'import sys, urllib.request as request
sys.stdout.buffer.write (request.urlopen (sys.argv[1]).read ())' \
    "http://127.0.0.1:$port$1"
}

# start_server KIND [COMMAND...]: haproxy of KIND, by COMMAND if there is one.
start_server ()
{
  kind=$1
  shift
  "$@" "$work/$kind/haproxy" -db -f "$work/settings" \
    >"$work/$kind.server" 2>&1 </dev/null &
  server=$!
  for _ in $(seq 60); do
    kill -0 "$server" 2>/dev/null || break
    if get '/stats;csv' >"$work/ready" 2>/dev/null; then
      return
    fi
    sleep 0.5
  done
  fail "the server does not answer, see $work/$kind.server"
}

# What does not follow from the settings: of the process, and of time.
masked ()
{
  sed -E 's/(pid( = <\/b>)?) [0-9]+/\1 N/
    /^haproxy_process_|^Running tasks|uptime = |^stats,FRONTEND,/d
    s/^(([^,]*,){23})[0-9]+,/\1N,/
    s/[0-9]+(s|m[0-9]+s) (UP|OPEN)/N \2/
    /"objType":"Frontend"/d
    /"name":"(lastchg|lastsess)"/s/"value":[0-9-]+\}\}/N/'
}

# instructions KIND [PAGE]: millions, of a server that gives PAGE three times.
instructions ()
{
  kind=$1
  shift
  start_server "$kind" valgrind --tool=callgrind \
    --callgrind-out-file=/dev/null
  for page; do
    get "$page" >/dev/null
    get "$page" >/dev/null
    get "$page" >/dev/null
  done
  stop_server
  sed -n 's/.*Collected : //p' "$work/$kind.server"
}

both_ways haproxy
show_remarks 'chunk.c:.*vsnprintf'
settings >"$work/settings"
for kind in plain qrintf; do
  instructions "$kind" >"$work/$kind.start"
done
for page in /stats '/stats;csv' '/stats;json' /metrics; do
  for kind in plain qrintf; do
    start_server "$kind"
    get "$page" | sed 's/},{"objType/},\n{"objType/g' | masked \
      >"$work/$kind.page"
    stop_server
    instructions "$kind" "$page" >"$work/$kind.work"
  done
  cmp "$work/plain.page" "$work/qrintf.page" >&2 \
    || fail "the pages differ, see $work/plain.page and $work/qrintf.page"
  awk -v page="$page" -v bytes="$(wc -c <"$work/plain.page")" \
    -v p="$(cat "$work/plain.work")" -v p0="$(cat "$work/plain.start")" \
    -v q="$(cat "$work/qrintf.work")" -v q0="$(cat "$work/qrintf.start")" \
    'BEGIN {
      p = (p - p0) / 3e6
      q = (q - q0) / 3e6
      printf "%s: the same %d bytes from both; million instructions: " \
        "libc %.1f, qrintf %.1f: %.2f times as many\n", page, bytes, p, q, p / q
    }'
done
