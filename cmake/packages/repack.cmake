# SPDX-License-Identifier: GPL-3.0-or-later
# Packs the DEBs once more, by dpkg-deb: runs in CPack, behind it.
#
# CPack 3.25 puts the umask of whoever builds into the archive's own headers, so that
# the same files made different packages.  RPMs are rpmbuild's, and the same.
cmake_minimum_required (VERSION 3.20)
if (CPACK_GENERATOR STREQUAL "DEB")
  foreach (package IN LISTS CPACK_PACKAGE_FILES)
    set (tree "${CPACK_TOPLEVEL_DIRECTORY}/repack")
    file (REMOVE_RECURSE "${tree}")
    foreach (command "--raw-extract;${package};${tree}"
             "--root-owner-group;-Zxz;--build;${tree};${package}")
      execute_process (COMMAND dpkg-deb ${command} RESULT_VARIABLE status
                       OUTPUT_QUIET)
      if (NOT status EQUAL 0)
        message (FATAL_ERROR "packaging failed at: dpkg-deb ${command}")
      endif ()
    endforeach ()
    execute_process (COMMAND chmod 644 "${package}")
  endforeach ()
endif ()
