# SPDX-License-Identifier: GPL-3.0-or-later
# The GCC that compiles this project, for which the plugin is built.  Sets
# qrintf_own_C and qrintf_own_CXX, its commands, and qrintf_native_machine.  In
# a cross configuration it is the GCC of the same major version that runs on the
# other machine.
#
# Refused, with advice: a compiler that is not GCC, two of different versions, a
# GCC that is not supported or lacks its plugin headers, and a cross
# configuration without that GCC's packages.
set (advice "Configure with -DCMAKE_C_COMPILER=gcc-N -DCMAKE_CXX_COMPILER=g++-N, \
where N is one of ${QRINTF_OLDEST_GCC} to ${QRINTF_NEWEST_GCC}")

foreach (language IN ITEMS C CXX)
  qrintf_own_gcc (qrintf_own_${language} ${language})
  if (NOT qrintf_own_${language})
    message (FATAL_ERROR "qrintf is a plugin of GCC, and the ${language} compiler \
${CMAKE_${language}_COMPILER} is ${CMAKE_${language}_COMPILER_ID} \
${CMAKE_${language}_COMPILER_VERSION}.  ${advice}.")
  endif ()
endforeach ()

if (NOT CMAKE_C_COMPILER_VERSION STREQUAL CMAKE_CXX_COMPILER_VERSION)
  message (FATAL_ERROR "The C compiler ${qrintf_own_C} is GCC \
${CMAKE_C_COMPILER_VERSION}, the C++ compiler ${qrintf_own_CXX} is GCC \
${CMAKE_CXX_COMPILER_VERSION}, and a plugin is for one GCC.  ${advice}.")
endif ()

qrintf_machine_of (qrintf_native_machine "${qrintf_own_CXX}")
if (CMAKE_CROSSCOMPILING)
  qrintf_require_host_packages ()
  string (REGEX MATCH "^[0-9]+" major "${CMAKE_CXX_COMPILER_VERSION}")
  set (qrintf_own_C "gcc-${major}")
  set (qrintf_own_CXX "g++-${major}")
endif ()
qrintf_ask_gcc ("${qrintf_own_CXX}")
if (gcc_missing)
  message (FATAL_ERROR "There can be no plugin for ${qrintf_own_CXX}, GCC \
${gcc_version}: ${gcc_refusal}.  Install ${gcc_missing} (Debian, Ubuntu) or \
gcc-plugin-devel (Fedora), of the compiler's own version; Arch's gcc has them.")
elseif (gcc_refusal)
  message (FATAL_ERROR "There can be no plugin for ${qrintf_own_CXX}, GCC \
${gcc_version}: ${gcc_refusal}.  ${advice}.")
endif ()
