#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's redis, built without and with the plugin: requests per second of INFO
# on the loopback, which the server writes by calls of its own sdscatprintf, a
# dozen of them with up to 50 numbers each.  What such a call is stands in a file
# of the plugin's; redis's source is as Debian's.
#
# By perf, 54 % of the plain server's time is in sdscatprintf, 9 % in sprintf,
# 9 % in sdscatfmt, which formats by itself, and 12 % in the kernel.
#
# Answers of all kinds are compared byte by byte.  So is INFO but for clocks,
# memory, random identifiers and other counters, listed below by name, that differ
# from run to run: of those, the form, with N for a digit.
#
# usage: sh redis.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"
sinks=$(cd "$here/../../plugin/recognise/user-sinks/mappings" && pwd)/sds.sinks

# libc's malloc, no TLS and no systemd, for which no package is needed.  The
# libraries in deps/ are built without the plugin; the makefile takes flags for
# redis itself apart.
build_here ()
(
  CFLAGS=$cflags CPPFLAGS=$cppflags LDFLAGS=$ldflags
  # The server tells a hash of the time it was built.
  SOURCE_DATE_EPOCH=1
  export CFLAGS CPPFLAGS LDFLAGS SOURCE_DATE_EPOCH
  cd src
  make -j"$(nproc)" V=1 CC="$cc" MALLOC=libc USE_SYSTEMD=no \
    REDIS_CFLAGS="${added:+$added -fplugin-arg-libqrintf-sinks=$sinks}" \
    redis-server redis-cli redis-benchmark
)

# The servers run side by side and are asked in turn.
servers=
stop_servers ()
{
  for server in $servers; do kill "$server" 2>/dev/null || :; done
  for server in $servers; do wait "$server" 2>/dev/null || :; done
  servers=
}
trap stop_servers EXIT
trap 'exit 1' HUP INT TERM

# on_processor first|last COMMAND...: on that of the processors at hand, so that
# server and client have one each if there are two.
on_processor ()
{
  which=$1
  shift
  if command -v taskset >/dev/null; then
    list=$(taskset -cp $$ | sed 's/.*: *//')
    case $which in
      first) set -- taskset -c "${list%%[!0-9]*}" "$@" ;;
      last) set -- taskset -c "${list##*[!0-9]}" "$@" ;;
    esac
  fi
  exec "$@"
}

port_of ()
{
  case $1 in
    plain) echo "$((20000 + $$ % 10000))" ;;
    qrintf) echo "$((30000 + $$ % 10000))" ;;
  esac
}

# ask KIND [ARGUMENT]...: what the server of KIND tells its own redis-cli.
ask ()
{
  kind=$1
  shift
  "$work/$kind/src/redis-cli" -p "$(port_of "$kind")" "$@"
}

start_server ()
{
  folder=$work/$1.data
  rm -rf "$folder"
  mkdir "$folder"
  on_processor first "$work/$1/src/redis-server" --bind 127.0.0.1 \
    --port "$(port_of "$1")" --dir "$folder" --save "" --appendonly no \
    >"$work/$1.server" 2>&1 </dev/null &
  server=$!
  servers="$servers $server"
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 "$server" 2>/dev/null || break
    # Another program's server on the same port has another process.
    if ask "$1" INFO server 2>/dev/null | grep -q "^process_id:${server}[^0-9]"
    then
      return
    fi
    sleep 0.5
  done
  fail "the server does not answer, see $work/$1.server"
}

# same NAME TITLE: compares $work/plain.NAME and $work/qrintf.NAME.
same ()
{
  [ -s "$work/plain.$1" ] || fail "the server said nothing, see $work/plain.$1"
  cmp "$work/plain.$1" "$work/qrintf.$1" >&2 \
    || fail "the servers differ, see $work/plain.$1 and $work/qrintf.$1"
  echo "$2: the same $(wc -c <"$work/plain.$1") bytes from both"
}

# Integers and floats stored and read back, strings of all bytes, users, settings
# and errors, to be shown as redis-cli shows them to a person, which is
# sdscatprintf's work, too.  The counters start from zero.
commands ()
{
  awk 'BEGIN {
    print "CONFIG RESETSTAT"
    for (i = 0; i < 2000; i++)
      {
        printf "SET n%d %d\nINCRBYFLOAT n%d %.3f\n", i, i * i * 7919, i, i / 7
        printf "ZADD z %.17g m%d\nGEOADD g %.6f %.6f p%d\n", \
          exp (i / 5 - 200), i, i * 0.17 - 170, i * 0.08 - 80, i
        printf "SET b%d \"\\x%02x%*s\"\n", i, i % 256, i % 50, "x"
        printf "RPUSH l %d\nLLEN l\nSTRLEN b%d\nGET b%d\n", i, i, i
      }
  }'
  cat <<END
ZRANGE z 0 -1 WITHSCORES
LRANGE l 0 -1
GEOPOS g p1 p99 p999
GEODIST g p1 p1999 km
INFO keyspace
INFO modules
ACL SETUSER someone on >secret ~key:* %R~other:* &channel +@all -@admin +config|get
ACL LIST
ACL GETUSER someone
ACL SETUSER someone +no|such|command
CONFIG GET client-output-buffer-limit
CONFIG GET oom-score-adj-values
CONFIG GET maxmemory
CONFIG SET save "10000 2 30000 4"
CONFIG GET save
CONFIG SET maxmemory many
CONFIG SET no-such-setting 1
OBJECT HELP
OBJECT NOTHING
MEMORY DOCTOR
LATENCY DOCTOR
EVAL "return redis.error_reply (string.format ('%.14g', 1 / 3))" 0
EVAL "return {1, 1 / 3, 'x', {true, false}}" 0
EVAL "no such script" 0
XADD s 1-1 field value
XINFO STREAM s FULL
NOSUCHCOMMAND "of \x01 bytes" $(seq -s ' ' 50)
GET
CONFIG SET save ""
END
}

# info KIND: the server's INFO, all of it and sorted, as the order of some lines
# hangs on a random seed.
info ()
{
  ask "$1" INFO everything | sed "s,$work/$1,,g
    /_id:\|_replid:/s/[0-9a-f]\{40\}/HASH/" | tr -d '\r' | awk -F : '
    /^(process_id|tcp_port|server_time_usec)/ \
      || /^(uptime_in_|lru_clock|rdb_last_save_time|instantaneous_)/ \
      || /^(used_|mem_|allocator_|rss_|client_recent_max_)/ \
      || /^total_(reads|writes)_processed|^reply_buffer_|^latency_/ \
      || /_milliseconds/ {
        gsub (/[0-9]/, "N")
        while (sub (/:NN/, ":N") || sub (/=NN/, "=N"))
          ;
      }
    /^cmdstat_/ {
        sub (/usec=[0-9]+,usec_per_call=[0-9]+\.[0-9][0-9],/, "usec,")
      }
    { print }' | sort
}

# seconds KIND: CPU time of the server of KIND, user and system.
seconds ()
{
  ask "$1" INFO cpu | tr -d '\r' \
    | awk -F : '/^used_cpu_(sys|user):/ { s += $2 } END { print s }'
}

# bench KIND: appends requests per second and server's seconds of a run.
bench ()
{
  before=$(seconds "$1")
  (on_processor last "$work/plain/src/redis-benchmark" -p "$(port_of "$1")" \
    -q -n "$requests" -P 16 INFO) 2>&1 </dev/null \
    | tr '\r' '\n' | sed -n 's/^INFO: \([0-9.]*\) requests per second.*/\1/p' \
    | tail -n 1 >"$work/$1.rate"
  [ -s "$work/$1.rate" ] || fail "redis-benchmark gave no result for $1"
  echo "$(cat "$work/$1.rate") $before $(seconds "$1")" >>"$work/$1.runs"
}

# median KIND EXPRESSION: of the runs' fields.
median ()
{
  awk "{ print $2 }" "$work/$1.runs" | sort -g | sed -n 3p
}

both_ways redis
show_remarks 'server.c.*sdscatprintf' >"$work/summary"
sed '/^  /d; s/, those of.*//' "$work/summary"

start_server plain
start_server qrintf
requests=50000
commands >"$work/commands"
for kind in plain qrintf; do
  ask "$kind" --no-raw <"$work/commands" >"$work/$kind.answers"
  info "$kind" >"$work/$kind.info"
  rm -f "$work/$kind.runs"
done
same answers "answers to $(wc -l <"$work/commands") commands"
same info "INFO but for clocks and the like"

for _ in 1 2 3 4 5; do
  bench plain
  bench qrintf
done
stop_servers

# shellcheck disable=SC2016 # awk's fields
awk -v p="$(median plain '$1')" -v q="$(median qrintf '$1')" \
  -v pt="$(median plain '$3 - $2')" -v qt="$(median qrintf '$3 - $2')" \
  -v n="$requests" 'BEGIN {
    printf "INFO, requests per second, median of 5 runs: libc %.0f, " \
      "qrintf %.0f: %.2f times as many\n", p, q, q / p
    printf "server\47s CPU time per request: libc %.1f us, qrintf %.1f us: " \
      "%.2f times as fast\n", pt / n * 1e6, qt / n * 1e6, pt / qt
  }'
