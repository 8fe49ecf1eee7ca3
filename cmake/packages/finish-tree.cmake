# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_finish_tree (TREE COMPONENT PACKAGE): what both kinds of packages want done
# to an installed component.
#
# Adds /usr/share/doc/PACKAGE/{copyright,changelog.Debian.gz} and overrides of
# lintian's findings, if debian/PACKAGE.lintian-overrides has some; strips
# binaries, compresses manual pages; sets permissions and dates.  Refuses an empty
# component.

# Runs a command; its failure is the package's.
function (qrintf_run)
  execute_process (COMMAND ${ARGN} RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    list (JOIN ARGN " " command)
    message (FATAL_ERROR "packaging failed at: ${command}")
  endif ()
endfunction ()

# As dh_strip does: dynamic symbols and what a link of an archive needs stay.
function (qrintf_strip tree)
  file (GLOB_RECURSE libraries "${tree}/*.so" "${tree}/*.so.*")
  foreach (library IN LISTS libraries)
    if (NOT IS_SYMLINK "${library}")
      qrintf_run ("${CPACK_QRINTF_STRIP}" --remove-section=.comment
                  --remove-section=.note --strip-unneeded "${library}")
    endif ()
  endforeach ()
  file (GLOB_RECURSE archives "${tree}/*.a")
  foreach (archive IN LISTS archives)
    qrintf_run ("${CPACK_QRINTF_STRIP}" --strip-debug --remove-section=.comment
                --remove-section=.note --enable-deterministic-archives
                "${archive}")
  endforeach ()
endfunction ()

function (qrintf_finish_tree tree component package)
  if (NOT EXISTS "${tree}/usr")
    message (FATAL_ERROR "component ${component} installed nothing for ${package}")
  endif ()
  # One of its own, or else the sources'.
  set (copyright "${CPACK_QRINTF_FILES}/${component}.copyright")
  if (NOT EXISTS "${copyright}")
    set (copyright "${CPACK_QRINTF_FILES}/debian/copyright")
  endif ()
  set (doc "${tree}/usr/share/doc/${package}")
  # The copyright file has them.
  file (REMOVE "${doc}/COPYING" "${doc}/LICENSE")
  file (MAKE_DIRECTORY "${doc}")
  configure_file ("${copyright}" "${doc}/copyright" COPYONLY)
  configure_file ("${qrintf_made}/changelog" "${doc}/changelog.Debian" COPYONLY)
  qrintf_run (gzip -9nf "${doc}/changelog.Debian")

  set (overrides "${CPACK_QRINTF_FILES}/debian/${package}.lintian-overrides")
  if (EXISTS "${overrides}")
    configure_file ("${overrides}"
                    "${tree}/usr/share/lintian/overrides/${package}" COPYONLY)
  endif ()

  qrintf_strip ("${tree}")
  file (GLOB_RECURSE pages "${tree}/usr/share/man/*.[1-9]")
  foreach (page IN LISTS pages)
    qrintf_run (gzip -9nf "${page}")
  endforeach ()
  # The umask of whoever builds says nothing about whoever installs.
  qrintf_run (find "${tree}" -type d -exec chmod 755 {} +)
  qrintf_run (find "${tree}" -type f -perm /111 -exec chmod 755 {} +)
  qrintf_run (find "${tree}" -type f ! -perm /111 -exec chmod 644 {} +)
  qrintf_run (find "${tree}" -exec touch -h -d "@$ENV{SOURCE_DATE_EPOCH}" {} +)
endfunction ()
