# SPDX-License-Identifier: GPL-3.0-or-later
# What make-root.sh and life.sh share.

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

# The Debian package of the compiler $1, by one of its own programs: the command
# may be a link of ccache's.
package_of ()
{
  case $("$1" --version | head -n 1) in
    *g++* | *G++*) part=cc1plus ;;
    *) part=lto1 ;;
  esac
  dpkg-query -S "$(readlink -f "$("$1" -print-prog-name=$part)")" | sed 's/[:,].*//'
}

# Sets root, gcc_package and gcc_version for folder $1 and compiler $2.
find_root_file ()
{
  gcc_package=$(package_of "$2")
  [ -n "$gcc_package" ] || skip "$2 came with no Debian package"
  gcc_version=$(dpkg-query -W -f '${Version}' "$gcc_package")
  root=$1/root-$gcc_version.tar
}
