# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_write_changelog (FILE VERSION MAINTAINER)
#
# Debian's changelog for VERSION: debian/changelog, below an entry for VERSION
# unless that is its top one.  Sets the environment's SOURCE_DATE_EPOCH, which all
# dates in the packages are, to the top entry's date if it is not set.

# Sets OUT to the seconds since 1970 of DATE, as in the mail header: GNU date.
function (qrintf_epoch out date)
  execute_process (COMMAND date --utc "--date=${date}" +%s OUTPUT_VARIABLE epoch
                   OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    message (FATAL_ERROR "debian/changelog: `${date}' is no date")
  endif ()
  set (${out} ${epoch} PARENT_SCOPE)
endfunction ()

function (qrintf_write_changelog file version maintainer)
  file (READ "${CPACK_QRINTF_FILES}/debian/changelog" entries)
  string (REGEX MATCH "^qrintf \\(([^)]*)\\) ([a-z]+);" ignored "${entries}")
  set (top "${CMAKE_MATCH_1}")
  string (REGEX MATCH "\n -- [^\n]*>  ([^\n]*)\n" ignored "${entries}")
  if (NOT top OR NOT CMAKE_MATCH_1)
    message (FATAL_ERROR "debian/changelog is no Debian changelog")
  endif ()
  if (NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    qrintf_epoch (epoch "${CMAKE_MATCH_1}")
    set (ENV{SOURCE_DATE_EPOCH} ${epoch})
  endif ()
  # The committed entries name no distribution's release.
  if (NOT version MATCHES "^${top}(~.*)?$")
    execute_process (COMMAND date --utc "--date=@$ENV{SOURCE_DATE_EPOCH}"
                             "+%a, %d %b %Y %H:%M:%S +0000"
                     OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE)
    string (PREPEND entries "qrintf (${version}) unstable; urgency=medium\n\n\
  * Packages of ${version}.\n\n -- ${maintainer}  ${date}\n\n")
  else ()
    string (REPLACE "(${top})" "(${version})" entries "${entries}")
  endif ()
  file (WRITE "${file}" "${entries}")
endfunction ()
