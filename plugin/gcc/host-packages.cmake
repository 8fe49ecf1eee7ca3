# SPDX-License-Identifier: GPL-3.0-or-later
# Cross configurations: a cross GCC compiles the project, and the plugins are
# for the GCCs that run on the other machine (Debian calls it the host).  These
# cannot be run here.  So their properties are read from their packages, which
# cmake/packages/host-packages.sh unpacks in QRINTF_HOST_PACKAGES.
#
#   qrintf_ask_host_gcc (NAME)       qrintf_ask_gcc's answers for that machine's
#                                    gcc-N
#   qrintf_find_host_gccs (OUT)      such names, those that QRINTF_GCCS allows
#   qrintf_require_host_packages ()  refuses a configuration without these
#                                    packages
#
# The headers of the cross GCC itself cannot replace them: it is built from
# another revision of the sources, and structures differ (aarch64_frame, in GCC
# 12.2 of Debian 12).
set (QRINTF_HOST_PACKAGES "" CACHE PATH
     "for a cross configuration: unpacked packages of the machine compiled for")

macro (qrintf_ask_host_gcc name)
  string (REGEX MATCH "[0-9]+$" gcc_major "${name}")
  set (gcc_id "gcc-${gcc_major}")
  set (gcc_package "${gcc_id}-plugin-dev")
  set (gcc_machine "${qrintf_native_machine}")
  set (gcc_folder)
  file (GLOB gcc_include "${QRINTF_HOST_PACKAGES}/${gcc_package}/usr/lib/gcc/*/${gcc_major}/plugin/include")
  qrintf_header_version (gcc_version "${gcc_include}")
  if (gcc_version)
    string (REGEX REPLACE "^.*/${gcc_package}(/usr/.*)/include$" "\\1" gcc_folder
            "${gcc_include}")
  else ()
    set (gcc_version "${gcc_major}")
  endif ()
endmacro ()

function (qrintf_find_host_gccs out)
  string (TOLOWER "${QRINTF_GCCS}" wish)
  set (names)
  if (wish STREQUAL "all")
    file (GLOB names RELATIVE "${QRINTF_HOST_PACKAGES}"
          "${QRINTF_HOST_PACKAGES}/gcc-*-plugin-dev")
    list (TRANSFORM names REPLACE "-plugin-dev$" "")
  elseif (NOT wish STREQUAL "none")
    set (names ${QRINTF_GCCS})
  endif ()
  set (${out} "${names}" PARENT_SCOPE)
endfunction ()

function (qrintf_require_host_packages)
  string (REGEX MATCH "^[0-9]+" major "${CMAKE_CXX_COMPILER_VERSION}")
  if (NOT IS_DIRECTORY "${QRINTF_HOST_PACKAGES}/gcc-${major}-plugin-dev")
    message (FATAL_ERROR "A plugin is compiled against the headers of the GCC that \
loads it, and this configuration compiles for ${CMAKE_SYSTEM_NAME} on \
${CMAKE_SYSTEM_PROCESSOR}: it needs that machine's gcc-${major}-plugin-dev, unpacked, in \
QRINTF_HOST_PACKAGES (`${QRINTF_HOST_PACKAGES}').  Fetch it and its kin with
  sh cmake/packages/host-packages.sh ARCHITECTURE FOLDER ${major}
where ARCHITECTURE is Debian's name, arm64 for instance, and configure with \
-DCMAKE_TOOLCHAIN_FILE=FOLDER/toolchain.cmake, or with a toolchain file of your own and \
-DQRINTF_HOST_PACKAGES=FOLDER; see docs/packages.md.  For a plugin that a cross compiler \
loads on this machine configure without a toolchain file: one for each cross GCC on PATH \
is among those that are built, see docs/cross.md.")
  endif ()
endfunction ()

# The folders of gmp.h, mpfr.h and mpc.h, which GCC's headers include.
set (QRINTF_GMP_INCLUDE)
if (CMAKE_CROSSCOMPILING)
  file (GLOB QRINTF_GMP_INCLUDE
        "${QRINTF_HOST_PACKAGES}/libgmp-dev/usr/include/*-linux-gnu*"
        "${QRINTF_HOST_PACKAGES}/libmp*-dev/usr/include")
endif ()
