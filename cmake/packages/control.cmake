# SPDX-License-Identifier: GPL-3.0-or-later
# What debian/control.in says of the packages, for CPack's.
#
#   qrintf_describe (COMPONENT PACKAGE GCC)  its synopsis and description
#   qrintf_deb_relations (COMPONENT PACKAGE GCC TREE)
#                                            the fields of the DEB staged in TREE
#
# Set in the caller's scope, which is CPack's.  PACKAGE is a name in control.in,
# @PLUGIN@ for each plugin, and GCC the package of a plugin's GCC.

# Sets OUT to FIELD of PACKAGE, for GCC, or to nothing.
function (qrintf_control_field out package field gcc)
  file (READ "${CPACK_QRINTF_FILES}/debian/control.in" text)
  string (REGEX MATCH "\nPackage: ${package}(\n[^\n]+)*" stanza "${text}")
  string (REGEX MATCH "\n${field}: ([^\n]*(\n [^\n]*)*)" ignored "${stanza}")
  string (REPLACE "@GCC@" "${gcc}" value "${CMAKE_MATCH_1}")
  set (${out} "${value}" PARENT_SCOPE)
endfunction ()

# A DEB takes synopsis and text from one variable, an RPM from two.
function (qrintf_describe component package gcc)
  string (TOUPPER "${component}" upper)
  qrintf_control_field (description "${package}" Description "${gcc}")
  string (REGEX REPLACE "\n \\.?" "\n" description "${description}")
  string (FIND "${description}" "\n" end)
  string (SUBSTRING "${description}" 0 ${end} synopsis)
  math (EXPR end "${end} + 1")
  string (SUBSTRING "${description}" ${end} -1 text)
  set (CPACK_DEBIAN_${upper}_DESCRIPTION "${description}" PARENT_SCOPE)
  set (CPACK_RPM_${upper}_PACKAGE_SUMMARY "${synopsis}" PARENT_SCOPE)
  set (CPACK_RPM_${upper}_PACKAGE_DESCRIPTION "${text}" PARENT_SCOPE)
endfunction ()

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
  # Another machine's libc6 is not installed: what is in its own folder is taken for one
  # of the packages that are being built.
  set (command dpkg-shlibdeps -O)
  if (CPACK_QRINTF_HOST_PACKAGES)
    set (command "${CMAKE_COMMAND}" -E env
         "DEB_HOST_ARCH=${CPACK_DEBIAN_PACKAGE_ARCHITECTURE}" dpkg-shlibdeps -O
         "-S${CPACK_QRINTF_HOST_PACKAGES}/libc6")
  endif ()
  # A plugin's references to GCC are of no library, which is a warning each.
  execute_process (COMMAND ${command} ${libraries}
                   WORKING_DIRECTORY "${qrintf_made}" OUTPUT_VARIABLE said
                   ERROR_VARIABLE errors RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    message (FATAL_ERROR "dpkg-shlibdeps: ${errors}")
  endif ()
  string (STRIP "${said}" said)
  string (REGEX REPLACE "^shlibs:Depends=" "" said "${said}")
  set (${out} "${said}" PARENT_SCOPE)
endfunction ()

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

# Sets OUT to RELATIONS with names and versions filled in.  Packages of one build
# belong together to the revision, and a plugin to one revision of its GCC: GCC
# promises its plugins nothing across versions.
function (qrintf_fill_in out relations upper tree)
  if (relations MATCHES "shlibs:Depends")
    qrintf_library_dependencies (needed "${tree}")
  endif ()
  qrintf_native_plugins (plugins "(>= ${qrintf_version})" " | ")
  foreach (pair IN ITEMS
           ", \${misc:Depends}=" "\${shlibs:Depends}=${needed}"
           "\${${CPACK_QRINTF_${upper}_GCC}:Version}=${CPACK_QRINTF_${upper}_GCC_VERSION}"
           "\${binary:Version}=${qrintf_version}" "@PLUGINS@=${plugins}"
           "@OWN_PLUGIN@=${CPACK_DEBIAN_PLUGIN_PACKAGE_NAME}")
    string (REGEX MATCH "^([^=]*)=(.*)$" ignored "${pair}")
    string (REPLACE "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}" relations "${relations}")
  endforeach ()
  set (${out} "${relations}" PARENT_SCOPE)
endfunction ()

function (qrintf_deb_relations component package gcc tree)
  string (TOUPPER "${component}" upper)
  foreach (field IN ITEMS Depends Recommends Suggests Enhances Section Multi-Arch)
    qrintf_control_field (value "${package}" ${field} "${gcc}")
    # What is not made is not asked for.
    if (NOT "runtime" IN_LIST CPACK_COMPONENTS_ALL)
      string (REGEX REPLACE "libqrintf-rt0.1 [^,]*, " "" value "${value}")
    endif ()
    if (value MATCHES "@OWN_PLUGIN@" AND NOT "plugin" IN_LIST CPACK_QRINTF_PLUGINS)
      set (value)
    endif ()
    qrintf_fill_in (value "${value}" ${upper} "${tree}")
    string (TOUPPER "${field}" name)
    set (deb_${name} "${value}")
  endforeach ()
  if (NOT deb_SECTION)
    set (deb_SECTION devel)
  endif ()
  # CPack knows this field from CMake 3.31 on; before, a section may have two lines.
  if (NOT CPACK_QRINTF_MULTIARCH)
    set (deb_MULTI-ARCH)
  elseif (deb_MULTI-ARCH AND CMAKE_VERSION VERSION_LESS 3.31)
    string (APPEND deb_SECTION "\nMulti-Arch: ${deb_MULTI-ARCH}")
  endif ()
  set (deb_MULTIARCH "${deb_MULTI-ARCH}")
  foreach (name IN ITEMS DEPENDS RECOMMENDS SUGGESTS ENHANCES SECTION MULTIARCH)
    set (CPACK_DEBIAN_${upper}_PACKAGE_${name} "${deb_${name}}" PARENT_SCOPE)
  endforeach ()
endfunction ()
