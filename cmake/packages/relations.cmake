# SPDX-License-Identifier: GPL-3.0-or-later
# What the packages depend on: qrintf_{deb,rpm}_relations_of_KIND (UPPER [TREE]) for
# the component UPPER, in capitals, staged in TREE.  Set in the caller's scope,
# which is CPack's.
#
# Packages of one build belong together to the revision.  A plugin belongs to one
# GCC, to the revision as well: GCC promises its plugins nothing across versions.

# Sets OUT to what TREE's binaries need, by dpkg-shlibdeps.  CPack's own call would
# do, but adds maintainer scripts for ldconfig where a trigger is enough.
function (qrintf_library_dependencies out tree)
  file (MAKE_DIRECTORY "${qrintf_made}/debian")
  file (WRITE "${qrintf_made}/debian/control" "")
  file (GLOB_RECURSE all "${tree}/*.so" "${tree}/*.so.*")
  set (libraries)
  foreach (library IN LISTS all)
    if (NOT IS_SYMLINK "${library}")
      list (APPEND libraries "${library}")
    endif ()
  endforeach ()
  # A plugin's references to GCC are of no library, which is a warning each.
  execute_process (COMMAND dpkg-shlibdeps -O ${libraries}
                   WORKING_DIRECTORY "${qrintf_made}" OUTPUT_VARIABLE said
                   ERROR_VARIABLE errors RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    message (FATAL_ERROR "dpkg-shlibdeps: ${errors}")
  endif ()
  string (STRIP "${said}" said)
  string (REGEX REPLACE "^shlibs:Depends=" "" said "${said}")
  set (${out} "${said}" PARENT_SCOPE)
endfunction ()

macro (qrintf_deb upper field value)
  set (CPACK_DEBIAN_${upper}_PACKAGE_${field} "${value}")
endmacro ()

macro (qrintf_rpm upper field value)
  set (CPACK_RPM_${upper}_PACKAGE_${field} "${value}")
endmacro ()

# CPack knows this field from CMake 3.31 on; before, a section may have two lines.
macro (qrintf_deb_section upper section multiarch)
  if (NOT CPACK_QRINTF_MULTIARCH)
    qrintf_deb (${upper} SECTION "${section}")
  elseif (CMAKE_VERSION VERSION_LESS 3.31)
    qrintf_deb (${upper} SECTION "${section}\nMulti-Arch: ${multiarch}")
  else ()
    qrintf_deb (${upper} SECTION "${section}")
    qrintf_deb (${upper} MULTIARCH "${multiarch}")
  endif ()
endmacro ()

macro (qrintf_deb_relations_of_plugin upper tree)
  qrintf_library_dependencies (needed "${tree}")
  set (gcc "${CPACK_QRINTF_${upper}_GCC}")
  qrintf_deb (${upper} DEPENDS
              "${gcc} (= ${CPACK_QRINTF_${upper}_GCC_VERSION}), ${needed}")
  qrintf_deb (${upper} SUGGESTS "libqrintf-dev, qrintf")
  qrintf_deb (${upper} ENHANCES "${gcc}")
  qrintf_deb (${upper} SECTION devel)
endmacro ()

macro (qrintf_deb_relations_of_runtime upper tree)
  qrintf_library_dependencies (needed "${tree}")
  qrintf_deb (${upper} DEPENDS "${needed}")
  qrintf_deb_section (${upper} libs same)
endmacro ()

macro (qrintf_deb_relations_of_dev upper tree)
  set (needed "libc6-dev | libc-dev")
  if ("runtime" IN_LIST CPACK_COMPONENTS_ALL)
    string (PREPEND needed "libqrintf-rt1 (= ${qrintf_version}), ")
  endif ()
  qrintf_deb (${upper} DEPENDS "${needed}")
  # For qrintf.pc's flag and the CMake package's qrintf::plugin.
  if ("plugin" IN_LIST CPACK_QRINTF_PLUGINS)
    qrintf_deb (${upper} RECOMMENDS
                "${CPACK_DEBIAN_PLUGIN_PACKAGE_NAME} (= ${qrintf_version})")
  endif ()
  qrintf_deb (${upper} SUGGESTS qrintf)
  qrintf_deb_section (${upper} libdevel same)
endmacro ()

# Sets OUT to the plugins for this machine's own GCCs, the best first.
function (qrintf_native_plugins out operator separator)
  set (names)
  foreach (component IN LISTS CPACK_QRINTF_PLUGINS)
    string (TOUPPER "${component}" upper)
    if (CPACK_QRINTF_${upper}_GCC MATCHES "^gcc(-[0-9]+)?$")
      list (APPEND names "${CPACK_DEBIAN_${upper}_PACKAGE_NAME} ${operator}")
    endif ()
  endforeach ()
  list (JOIN names "${separator}" names)
  set (${out} "${names}" PARENT_SCOPE)
endfunction ()

macro (qrintf_deb_relations_of_tools upper tree)
  qrintf_native_plugins (needed "(= ${qrintf_version})" " | ")
  if (EXISTS "${tree}/usr/bin/qrintf-report")
    string (APPEND needed ", python3:any, python3-jinja2")
  endif ()
  qrintf_deb (${upper} DEPENDS "${needed}")
  qrintf_deb (${upper} SUGGESTS libqrintf-dev)
  qrintf_deb (${upper} SECTION devel)
endmacro ()

# An RPM's libraries are found by rpmbuild.  Where GCC is no RPM, what stands for it
# is a file of that GCC: its plugin's folder would do for any version.
macro (qrintf_rpm_relations_of_plugin upper)
  set (gcc "${CPACK_QRINTF_${upper}_GCC}")
  qrintf_rpm (${upper} REQUIRES "${CPACK_QRINTF_${upper}_GCC_FILE}")
  if (NOT EXISTS /etc/debian_version)
    qrintf_rpm (${upper} REQUIRES
                "${gcc} = ${CPACK_QRINTF_${upper}_GCC_VERSION}")
  endif ()
endmacro ()

macro (qrintf_rpm_relations_of_runtime upper)
endmacro ()

macro (qrintf_rpm_relations_of_dev upper)
  if ("runtime" IN_LIST CPACK_COMPONENTS_ALL)
    qrintf_rpm (${upper} REQUIRES "libqrintf-rt1 = ${qrintf_upstream}")
  endif ()
endmacro ()

macro (qrintf_rpm_relations_of_tools upper)
  qrintf_native_plugins (needed "= ${qrintf_upstream}" " or ")
  qrintf_rpm (${upper} REQUIRES "(${needed})")
endmacro ()
