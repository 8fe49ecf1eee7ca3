#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's git, built without and with the plugin: commands that call its own
# strbuf_addf for each file, object or date they show, on a repository made for
# it, and git's own tests.  What such a call is stands in a file of the
# plugin's; git's source is as Debian's.
#
# callgrind found the commands.  Of all instructions of the plain git, those in
# strbuf_addf are 39 % in ls-files --format (mode and stage of a file), 32 % in
# cat-file --batch-check (sizes) and 31 % in log --format=fuller (dates); 20 % or
# less in log, ls-tree, for-each-ref and rev-list with other formats.
#
# With --alone strbuf_addf is what it is, and reads its formats at run time.
#
# usage: sh git.sh BUILD [--alone]
set -eu
. "$(dirname "$0")/both-ways.sh"
sinks=-fplugin-arg-libqrintf-sinks=$(cd "$here/../../plugin/recognise/user-sinks/mappings" \
  && pwd)/git-strbuf.sinks
hot='ls-files.c:.*strbuf_addf cat-file.c:.*strbuf_addf date.c:[23].*strbuf_addf'
case ${1-} in
  --alone) sinks='' hot='strbuf.c:[23].*vsnprintf' ;;
  ?*) fail "unknown argument: $1" ;;
esac

# Of Debian's options those that the commands below know of; git itself, the
# helper of its tests and git-submodule, which they call, without other scripts,
# translations, HTTP and the manual.  No hardening=+all.
unset DEB_BUILD_MAINT_OPTIONS
build_here ()
{
  make -j"$(nproc)" V=1 CC="$cc" prefix=/usr gitexecdir=/usr/lib/git-core \
    NO_OPENSSL=1 NO_GETTEXT=1 NO_CURL=1 NO_EXPAT=1 NO_PERL=1 NO_PYTHON=1 \
    NO_TCLTK=1 LDFLAGS="$ldflags" CFLAGS="-Wall $cflags $cppflags \
      ${added:+$added $sinks}" \
    git t/helper/test-tool bin-wrappers/git bin-wrappers/test-tool \
    git-submodule git-sh-setup git-sh-i18n git-sh-i18n--envsubst \
    GIT-BUILD-OPTIONS && make -C templates
}

# As git fast-import reads it: a branch of 40,000 commits with dates and zones
# of all kinds, a small file each and a tag to each 4, and a commit of 400,000
# files.
history ()
{
  awk 'BEGIN {
    n = 40000
    print "blob\nmark :1\ndata 2\na\n"
    for (i = 1; i <= n; i++)
      {
        time = 1100000000 + i * 9973
        zone = sprintf ("%s%02d%02d", i % 3 ? "+" : "-", i % 13, i % 2 * 30)
        printf "commit refs/heads/main\nmark :%d\n", i + 1
        printf "author A U Thor <author@example.com> %d %s\n", time, zone
        printf "committer C O Mitter <c@example.com> %d %s\n", time + 60, zone
        text = "change " i "\n"
        printf "data %d\n%s", length (text), text
        printf "M 100644 inline folder-%d/file-%d\n", i % 200, i
        text = substr ("one\ntwo\nthree\nfour\nfive\n", 1, i % 24 + 1) i "\n"
        printf "data %d\n%s\n", length (text), text
        if (i % 4 == 0)
          printf "reset refs/tags/v%d\nfrom :%d\n\n", i, i + 1
      }
    printf "commit refs/heads/files\nmark :%d\n", n + 2
    print "committer C O Mitter <c@example.com> 1500000000 +0000\ndata 0"
    for (i = 0; i < 10 * n; i++)
      printf "M %s :1 folder-%d/file-%d\n", \
        i % 7 ? "100644" : i % 2 ? "100755" : "120000", i % 2000, i
    print ""
  }'
}

# show ARGUMENT...: races git's command.
show ()
{
  race "git $*" git -C "$repository" "$@"
}

# compare_git ARGUMENT...: compares what git's command prints.
compare_git ()
{
  compare git -C "$repository" "$@"
}

more ()
{
  for mode in default relative human local iso iso-strict rfc short raw; do
    compare_git log --date="$mode" '--format=%ad, %cd' main
  done
  compare_git cat-file --batch-all-objects --batch-check
  compare_git ls-tree -r -l main
  compare_git ls-files --stage
  compare_git ls-files --format='%(objectname) %(eolinfo:index) %(path)'
  compare_git for-each-ref --format='%(refname) %(objectsize) %(creatordate:iso)'
  compare_git format-patch -1000 --stdout main
  compare_git log -1000 --stat --raw --format=email main
  compare_git shortlog -sne main
  compare_git describe --tags main~3
}

# strbuf has no tests of its own in this version.  These are of what is made of
# it: dates, JSON, stripspace, options' help, formats of objects, trees, the
# index, refs and commits, patches.
own_tests ()
{
  cd t
  for script in t0006-date t0019-json-writer t0030-stripspace \
    t0040-parse-options t1006-cat-file t1010-mktree t1300-config \
    t3013-ls-files-format t3104-ls-tree-format t3105-ls-tree-output \
    t4013-diff-various t4205-log-pretty-formats t6006-rev-list-format \
    t6300-for-each-ref; do
    echo "$script"
    sh "./$script.sh" --root="$work/trash" || echo "exit status $?"
  done
}

both_ways git
set -f
# shellcheck disable=SC2086 # a list of patterns
show_remarks $hot
set +f

repository=$work/repository
rm -rf "$repository" "${work:?}/home" "$work/trash"
mkdir -p "$work/home"
# The user's own settings say nothing here; both find the same locale and time.
HOME=$work/home GIT_CONFIG_NOSYSTEM=1 LC_ALL=C TZ=UTC
GIT_TEST_DATE_NOW=1600000000
export HOME GIT_CONFIG_NOSYSTEM LC_ALL TZ GIT_TEST_DATE_NOW
unset XDG_CONFIG_HOME
"$work/plain/git" init -q --bare -b main "$repository"
history | "$work/plain/git" -C "$repository" fast-import --quiet
"$work/plain/git" -C "$repository" commit-graph write --reachable
"$work/plain/git" -C "$repository" read-tree files

show ls-files '--format=%(objectmode) %(stage) %(path)'
show cat-file --batch-all-objects --unordered --buffer \
  '--batch-check=%(objectsize) %(objectsize:disk)'
show log --format=fuller main
compare_with more
unset GIT_TEST_DATE_NOW
same_tests '^ok ' own_tests
