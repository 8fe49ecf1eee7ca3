# SPDX-License-Identifier: GPL-3.0-or-later
# Makes packages of what CPack has staged: runs in CPack, once for DEB and once for
# RPM, after the components are installed into folders of their own and before
# these are packed.  Variables set here are CPack's own.
#
# Both get the same files: binaries stripped, manual pages compressed, changelog
# and copyright as Debian has them, every date that of the changelog's top entry or
# of SOURCE_DATE_EPOCH, so that the same sources make the same packages.
cmake_minimum_required (VERSION 3.20)
if (NOT CPACK_GENERATOR MATCHES "^(DEB|RPM)$")
  return ()
endif ()

include ("${CPACK_QRINTF_FILES}/changelog.cmake")
include ("${CPACK_QRINTF_FILES}/finish-tree.cmake")
include ("${CPACK_QRINTF_FILES}/control.cmake")
include ("${CPACK_QRINTF_FILES}/rpm-relations.cmake")
include ("${CPACK_QRINTF_FILES}/library.cmake")

# The project's description would come before each package's own.
set (CPACK_PACKAGE_DESCRIPTION_SUMMARY)

# The revision belongs to DEBs; an RPM's changelog.Debian.gz has it as well.
set (qrintf_upstream "${CPACK_PACKAGE_VERSION}")
set (qrintf_version "${qrintf_upstream}-${CPACK_DEBIAN_PACKAGE_RELEASE}")
set (qrintf_made "${CPACK_TOPLEVEL_DIRECTORY}/made")
file (REMOVE_RECURSE "${qrintf_made}")
file (MAKE_DIRECTORY "${qrintf_made}")
qrintf_write_changelog ("${qrintf_made}/changelog" "${qrintf_version}"
                        "${CPACK_PACKAGE_CONTACT}")

foreach (component IN LISTS CPACK_COMPONENTS_ALL)
  string (TOUPPER "${component}" upper)
  set (package "${CPACK_DEBIAN_${upper}_PACKAGE_NAME}")
  set (tree "${CPACK_TEMPORARY_DIRECTORY}/${component}")
  qrintf_finish_tree ("${tree}" "${component}" "${package}")
  set (kind ${component})
  set (gcc "${CPACK_QRINTF_${upper}_GCC}")
  if (gcc)
    set (kind plugin)
    set (package "@PLUGIN@")
  endif ()
  qrintf_describe (${component} "${package}" "${gcc}")
  if (CPACK_GENERATOR STREQUAL "DEB")
    qrintf_deb_relations (${component} "${package}" "${gcc}" "${tree}")
  else ()
    cmake_language (CALL qrintf_rpm_relations_of_${kind} ${upper})
  endif ()
endforeach ()

if (CPACK_GENERATOR STREQUAL "DEB" AND "runtime" IN_LIST CPACK_COMPONENTS_ALL)
  qrintf_library_control_files ("${CPACK_TEMPORARY_DIRECTORY}/runtime")
endif ()

# One licence for all packages is all that CPack knows, so rpmbuild chooses.  Build
# time and host would differ from build to build; the files are finished.
set (CPACK_RPM_PACKAGE_LICENSE "%{lua:local name = rpm.expand('%{name}') \
if name == 'libqrintf-rt0.1' then print('MIT') \
elseif name == 'qrintf' then print('GPL-3.0-or-later') \
else print('GPL-3.0-or-later AND MIT') end}")
set (CPACK_RPM_SPEC_MORE_DEFINE "%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _buildhost reproducible
%define _build_id_links none
%define __os_install_post %{nil}
%define __provides_exclude_from ^.*/plugin/.*$")
set (CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/include /usr/lib/gcc
     /usr/lib/gcc-cross /usr/share/doc /usr/share/lintian
     /usr/share/lintian/overrides /usr/share/man /usr/share/man/man1
     /usr/share/man/man3)
