# SPDX-License-Identifier: GPL-3.0-or-later
# For comparing packages:
#
#   look_into PACKAGE            what a package is but for sizes and dates: names of files
#                                with modes and links, and what it says of itself
#   look_into_any PACKAGE TRIPLET ARCHITECTURE
#                                the same but for what the architecture is called, and
#                                for which version of the C library it needs there
look_into ()
{
  dpkg-deb --fsys-tarfile "$1" | tar -tv --numeric-owner \
    | sed -E 's/^([^ ]+ +[^ ]+) +[0-9]+ +[^ ]+ +[^ ]+/\1/' | sort -k 3
  dpkg-deb -f "$1" Package Version Architecture Multi-Arch Section Priority \
    Maintainer Depends Recommends Suggests Enhances Description
}

look_into_any ()
{
  look_into "$1" | sed -E "s/$2/TRIPLET/g; s/^(Architecture:) $3\$/\1 any/
    s/(libc6 \(>=) [0-9.]+\)/\1 .)/"
}
