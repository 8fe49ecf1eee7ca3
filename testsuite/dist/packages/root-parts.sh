# SPDX-License-Identifier: GPL-3.0-or-later
# Roots: minimal Debians to install or build in.  What life.sh, source.sh, cross.sh and
# ../../in-release.sh share.
#
#   skip REASON, skip_without TOOL...    exit status 77
#   make_root TAR RELEASE PACKAGE...     TAR, a Debian of that release
#   make_foreign_root TAR ARCHITECTURE PACKAGE...
#                                        TAR, packages of another architecture and of
#                                        this release, unpacked and not configured
#   find_fresh_root RELEASE              sets tar: one with next to nothing installed,
#                                        which is made once and kept in QRINTF_ROOTS, by
#                                        default the user's cache
#   find_root_with RELEASE PACKAGE       the same, with that package
#   open_root TAR                        unpacks it into the folder opened/root, for
#                                        run_in_root COMMAND...; removed at the end
#   open_fresh_root RELEASE              open_root of that
#   copy_source FOLDER                   the tree in FOLDER, as /source in that root
#   run_in_mounted_root COMMAND...       with /proc, /sys and /dev
#
# Made by mmdebstrap from the mirrors that this machine's apt uses; as root or, where
# this is not root, in a user namespace.

skip ()
{
  echo "SKIPPED: $*"
  exit 77
}

skip_without ()
{
  for tool; do
    command -v "$tool" >/dev/null || skip "no $tool on this machine"
  done
}

# What commands are prefixed with to be root: nothing for root.
become_root ()
{
  as_root= mode=root
  if [ "$(id -u)" -ne 0 ]; then
    as_root="mmdebstrap --unshare-helper" mode=unshare
    $as_root true 2>/dev/null \
      || skip "neither root nor allowed to make user namespaces"
  fi
}

# Apt's lines for RELEASE, of the distribution's own sources only: others ask for keys
# that the root lacks.  Another release than this machine's from the same mirror.
source_lines ()
{
  # shellcheck disable=SC2016 # apt's own variables
  apt-get indextargets --format \
    'deb $(REPO_URI) $(RELEASE) $(COMPONENT)|$(ORIGIN)' 'Created-By: Packages' \
    2>/dev/null | sed -n 's/|Debian$//p' |
    if [ "$1" = "$here_release" ]; then
      cat
    else
      sed -n "s/ $here_release main\$/ $1 main/p" | sort -u
    fi
}

# bootstrap TAR RELEASE PACKAGES OPTION...: TAR by mmdebstrap, of this machine's mirrors.
bootstrap ()
{
  tar=$1 release=$2 packages=$3
  shift 3
  skip_without mmdebstrap apt-get
  here_release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  [ -n "$here_release" ] || skip "this release has no name"
  become_root
  # Apt passes over a list whose name has other characters than its own.
  mirror=$(dirname "$tar")/$release.list
  source_lines "$release" >"$mirror"
  [ -s "$mirror" ] || mirror=
  rm -f "$tar.part"
  # A mirror is as old as this machine's apt takes it.
  # shellcheck disable=SC2086 # nothing or one word
  if ! mmdebstrap --mode=$mode "$@" --format=tar "--include=$(echo $packages | tr ' ' ,)" \
       --aptopt="$(apt-config dump --format '%f "%v";%n' Acquire::Check-Valid-Until)" \
       "$release" "$tar.part" $mirror </dev/null >"$tar.log" 2>&1; then
    tail -n 20 "$tar.log"
    rm -f "$tar.part"
    skip "mmdebstrap --mode=$mode could not make a root: no network, or no right to"
  fi
  mv "$tar.part" "$tar"
}

make_root ()
{
  tar=$1 release=$2
  shift 2
  bootstrap "$tar" "$release" "$*" --variant=apt
}

make_foreign_root ()
{
  tar=$1 architecture=$2
  shift 2
  bootstrap "$tar" "$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" "$*" \
    --variant=extract "--architectures=$architecture"
}

# find_kept_root NAME RELEASE PACKAGE
find_kept_root ()
{
  skip_without flock
  folder=${QRINTF_ROOTS:-${XDG_CACHE_HOME:-$HOME/.cache}/qrintf}
  mkdir -p "$folder"
  tar=$folder/$1.tar
  exec 9>"$folder/lock"
  flock 9
  [ -f "$tar" ] || make_root "$tar" "$2" "$3"
  exec 9>&-
}

find_fresh_root () { find_kept_root "fresh-$1" "$1" ca-certificates; }
find_root_with () { find_kept_root "$2-$1" "$1" "$2"; }

leave_root ()
{
  status=$?
  trap - EXIT
  $as_root rm -rf --one-file-system "$opened"
  exit $status
}

open_root ()
{
  skip_without tar chroot mmdebstrap
  become_root
  opened=$(mktemp -d "${TMPDIR:-/tmp}/qrintf-root.XXXXXX")
  trap leave_root EXIT
  trap 'exit 1' HUP INT TERM
  chmod 755 "$opened"
  mkdir "$opened/root"
  # Device files are not for everyone to make; the programs used need but one.
  $as_root tar -C "$opened/root" --exclude='./dev/*' -xf "$1"
  $as_root chroot "$opened/root" /bin/true || skip "chroot is not allowed here"
  if ! $as_root mknod -m 666 "$opened/root/dev/null" c 1 3 2>/dev/null \
     || ! $as_root chroot "$opened/root" /bin/sh -c ': </dev/null' 2>/dev/null; then
    $as_root sh -c "rm -f '$opened/root/dev/null'; : >'$opened/root/dev/null'
      chmod 666 '$opened/root/dev/null'"
  fi
}

open_fresh_root ()
{
  skip_without unshare
  find_fresh_root "$1"
  open_root "$tar"
}

# Without what has been built here, which may be below the source.
copy_source ()
{
  (cd "$1" && tar -c --exclude='./build*' --exclude=./.git .) \
    | $as_root sh -c "mkdir '$opened/root/source' \
                      && tar -C '$opened/root/source' --no-same-owner -x"
}

run_in_root ()
{
  $as_root env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C \
    chroot "$opened/root" "$@" </dev/null
}

run_in_mounted_root ()
{
  # shellcheck disable=SC2016 # expanded inside
  $as_root unshare --mount --pid --fork sh -c '
    root=$1
    shift
    mount -t proc proc "$root/proc" && mount --rbind /sys "$root/sys" \
      && mount --rbind /dev "$root/dev" || exit 77
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C \
      chroot "$root" "$@"' sh "$opened/root" "$@" </dev/null
}
