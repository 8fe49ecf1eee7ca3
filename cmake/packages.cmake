# SPDX-License-Identifier: GPL-3.0-or-later
# Packages, by `cmake --build build --target package' (docs/packages.md): of each
# install component a DEB (by dpkg-dev) and an RPM (by rpmbuild) with the same files.
#
#   component      package
#   plugin         gcc-12-plugin-qrintf, for exactly the GCC it was built for
#   plugin-gcc-11  gcc-11-plugin-qrintf, and so on for every GCC found
#   runtime        libqrintf-rt0.1
#   dev            libqrintf-dev
#   tools          qrintf
#
# Here stands what is known when the tree is configured.  What depends on the
# version, on the date or on the files is made when CPack runs, by
# packages/stage.cmake, so that `cpack -D CPACK_PACKAGE_VERSION=…' is a whole
# package, too.
#
# A plugin for a GCC that no Debian package brought gets no DEB: there would be
# nothing to depend on.  A cross configuration makes no RPMs.
set (QRINTF_PACKAGE_REVISION 1 CACHE STRING
     "which packaging of this version: the 1 of 0.1.0-1~deb12")
set (package_files "${CMAKE_CURRENT_LIST_DIR}/packages")
file (STRINGS "${package_files}/debian/changelog" default REGEX "^ -- " LIMIT_COUNT 1)
string (REGEX REPLACE "^ -- (.*>)  .*$" "\\1" default "${default}")
set (QRINTF_PACKAGE_MAINTAINER "${default}" CACHE STRING
     "who answers for the packages: name and address")
option (QRINTF_PACKAGE_RPM "make RPMs beside the DEBs if rpmbuild is there" ON)

include ("${package_files}/gcc-package.cmake")
include ("${package_files}/hardening.cmake")

# The distribution's release, as a suffix that an upgrade to the next one passes:
# ~deb12, before ~deb13 and before Debian's own revision 1.
set (release)
if (EXISTS /etc/os-release)
  file (STRINGS /etc/os-release lines REGEX "^(ID|VERSION_ID)=")
  string (REGEX MATCH "(^|;)ID=\"?([a-z]+)" ignored "${lines}")
  set (release "${CMAKE_MATCH_2}")
  string (REGEX MATCH "VERSION_ID=\"?([0-9.]+)" ignored "${lines}")
  string (REPLACE "debian" "deb" release "~${release}${CMAKE_MATCH_1}")
endif ()

# COMPONENT becomes the package NAME.
function (qrintf_package component name)
  string (TOUPPER "${component}" upper)
  set (CPACK_DEBIAN_${upper}_PACKAGE_NAME "${name}" PARENT_SCOPE)
  set (CPACK_RPM_${upper}_PACKAGE_NAME "${name}" PARENT_SCOPE)
endfunction ()

set (CPACK_COMPONENTS_ALL)
set (CPACK_QRINTF_PLUGINS)
foreach (component IN LISTS QRINTF_PLUGIN_COMPONENTS)
  set (target qrintf_plugin)
  if (NOT component STREQUAL "plugin")
    string (REGEX REPLACE "^plugin-" "qrintf_plugin_" target "${component}")
  endif ()
  get_target_property (command ${target} QRINTF_GCC_COMMAND)
  qrintf_gcc_package ("${command}")
  if (package_name)
    list (APPEND CPACK_COMPONENTS_ALL ${component})
    list (APPEND CPACK_QRINTF_PLUGINS ${component})
    qrintf_package (${component} "${package_name}")
    string (TOUPPER "${component}" upper)
    set (CPACK_QRINTF_${upper}_GCC "${gcc_package_name}")
    set (CPACK_QRINTF_${upper}_GCC_VERSION "${gcc_package_version}")
    set (CPACK_QRINTF_${upper}_GCC_FILE "${gcc_package_file}")
  else ()
    message (VERBOSE "${component}: no package, ${command} came with none")
  endif ()
endforeach ()

if (TARGET qrintf_rt_shared)
  list (APPEND CPACK_COMPONENTS_ALL runtime)
  qrintf_package (runtime libqrintf-rt0.1)
endif ()
list (APPEND CPACK_COMPONENTS_ALL dev tools)
qrintf_package (dev libqrintf-dev)
qrintf_package (tools qrintf)

set (CPACK_GENERATOR)
find_program (QRINTF_SHLIBDEPS dpkg-shlibdeps)
find_program (QRINTF_RPMBUILD rpmbuild)
mark_as_advanced (QRINTF_SHLIBDEPS QRINTF_RPMBUILD)
if (QRINTF_SHLIBDEPS)
  list (APPEND CPACK_GENERATOR DEB)
endif ()
if (QRINTF_RPMBUILD AND QRINTF_PACKAGE_RPM AND NOT CMAKE_CROSSCOMPILING)
  list (APPEND CPACK_GENERATOR RPM)
endif ()
if (NOT CPACK_GENERATOR)
  # Just the files.
  set (CPACK_GENERATOR TGZ)
endif ()
set (CPACK_PACKAGE_CONTACT "${QRINTF_PACKAGE_MAINTAINER}")
set (CPACK_PACKAGE_VENDOR "qrintf")
set (CPACK_COMPONENTS_GROUPING IGNORE)
# The plugin's folder is GCC's, not the prefix's: staged below DESTDIR, as an
# installation for /usr, whatever prefix this tree is configured for.
set (CPACK_SET_DESTDIR ON)
set (CPACK_INSTALL_PREFIX /usr)
set (CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
     OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
     WORLD_EXECUTE)
set (CPACK_PRE_BUILD_SCRIPTS "${package_files}/stage.cmake")
set (CPACK_POST_BUILD_SCRIPTS "${package_files}/repack.cmake")
set (CPACK_VERBATIM_VARIABLES ON)
set (CPACK_QRINTF_FILES "${package_files}")
set (CPACK_QRINTF_STRIP "${CMAKE_STRIP}")
set (CPACK_QRINTF_MULTIARCH OFF)
if (CMAKE_LIBRARY_ARCHITECTURE
    AND CMAKE_INSTALL_LIBDIR STREQUAL "lib/${CMAKE_LIBRARY_ARCHITECTURE}")
  set (CPACK_QRINTF_MULTIARCH ON)
endif ()

set (CPACK_DEB_COMPONENT_INSTALL ON)
set (CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set (CPACK_DEBIAN_PACKAGE_RELEASE "${QRINTF_PACKAGE_REVISION}${release}")
set (CPACK_DEBIAN_PACKAGE_SOURCE qrintf)
set (CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set (CPACK_DEBIAN_COMPRESSION_TYPE xz)
set (CPACK_DEBIAN_TOOLS_PACKAGE_ARCHITECTURE all)
if (CMAKE_CROSSCOMPILING)
  set (CPACK_QRINTF_HOST_PACKAGES "${QRINTF_HOST_PACKAGES}")
  file (STRINGS "${QRINTF_HOST_PACKAGES}/libgmp-dev/DEBIAN/control" line
        REGEX "^Architecture: ")
  string (REGEX REPLACE "^Architecture: " "" CPACK_DEBIAN_PACKAGE_ARCHITECTURE "${line}")
endif ()

set (CPACK_RPM_COMPONENT_INSTALL ON)
set (CPACK_RPM_FILE_NAME RPM-DEFAULT)
set (CPACK_RPM_PACKAGE_RELEASE "${QRINTF_PACKAGE_REVISION}%{?dist}")
set (CPACK_PACKAGE_RELOCATABLE OFF)
set (CPACK_RPM_PACKAGE_RELOCATABLE OFF)
set (CPACK_RPM_TOOLS_PACKAGE_ARCHITECTURE noarch)

include (CPack)
