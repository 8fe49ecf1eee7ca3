# SPDX-License-Identifier: GPL-3.0-or-later
# Finds the headers to write GCC plugins against.
#
#   GCCPlugin_FOUND, GCCPlugin_INCLUDE_DIR, GCCPlugin_VERSION
#
# The headers must be those of the compiler in use, to the patch level: a plugin
# is tied to one GCC.

include ("${CMAKE_CURRENT_LIST_DIR}/../plugin/find-gccs.cmake")

execute_process (
  COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=plugin
  OUTPUT_VARIABLE gcc_plugin_dir OUTPUT_STRIP_TRAILING_WHITESPACE)
execute_process (
  COMMAND "${CMAKE_CXX_COMPILER}" -dumpfullversion
  OUTPUT_VARIABLE gcc_version OUTPUT_STRIP_TRAILING_WHITESPACE)
string (REGEX MATCH "^[0-9]+" gcc_major "${gcc_version}")

find_path (GCCPlugin_INCLUDE_DIR gcc-plugin.h
           PATHS "${gcc_plugin_dir}/include" NO_DEFAULT_PATH)
if (GCCPlugin_INCLUDE_DIR)
  qrintf_header_version (GCCPlugin_VERSION "${GCCPlugin_INCLUDE_DIR}")
endif ()

set (advice "install the package gcc-${gcc_major}-plugin-dev of the same \
version as the compiler (apt-get install gcc-${gcc_major}-plugin-dev)")
if (NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set (advice "qrintf is a GCC plugin: configure with \
-DCMAKE_CXX_COMPILER=g++ -DCMAKE_C_COMPILER=gcc")
elseif (GCCPlugin_INCLUDE_DIR AND NOT GCCPlugin_VERSION STREQUAL gcc_version)
  message (FATAL_ERROR "The GCC plugin headers are of GCC \
${GCCPlugin_VERSION}, the compiler is GCC ${gcc_version}: ${advice}.")
endif ()

include (FindPackageHandleStandardArgs)
find_package_handle_standard_args (GCCPlugin
  REQUIRED_VARS GCCPlugin_INCLUDE_DIR VERSION_VAR GCCPlugin_VERSION
  REASON_FAILURE_MESSAGE "No GCC plugin headers for ${CMAKE_CXX_COMPILER}: \
${advice}.")
mark_as_advanced (GCCPlugin_INCLUDE_DIR)
