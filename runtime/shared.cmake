# SPDX-License-Identifier: MIT
# libqrintf_rt.so.0.1: the archive's sources once more, with the names exported that
# programs may use (src/export.h).  Wants sources and lines_sources.
#
# The number in libqrintf_rt.so.0.1 and in the symbols' version QRINTF_0.1 is that of
# the interface.  Below 1.0 nothing is promised beyond a minor version, so these two
# numbers are that; a name that is new within it gets a version of its own in
# exports.map.
set (default ON)
if (QRINTF_RUNTIME_ALONE)
  set (default OFF)
endif ()
option (QRINTF_SHARED_RUNTIME "build libqrintf_rt.so.0.1 as well" ${default})

if (QRINTF_SHARED_RUNTIME)
  set (map "${CMAKE_CURRENT_SOURCE_DIR}/exports.map")
  add_library (qrintf_rt_shared SHARED ${sources} ${lines_sources})
  qrintf_runtime_target (qrintf_rt_shared)
  target_compile_definitions (qrintf_rt_shared PRIVATE QRINTF_SHARED)
  # Resolvers are few and quick: all addresses at once, and none writable later.
  # The library's functions call each other as they are in the library, which remains
  # loaded, as its handler for SIGBUS remains installed.
  target_link_options (qrintf_rt_shared PRIVATE -fno-sanitize=all
    "LINKER:--version-script=${map}" "LINKER:-z,defs" "LINKER:-z,relro"
    "LINKER:-z,now" "LINKER:-z,nodelete" "LINKER:-z,noexecstack"
    "LINKER:-Bsymbolic-functions")
  set_target_properties (qrintf_rt_shared PROPERTIES OUTPUT_NAME qrintf_rt
    VERSION 0.1.0 SOVERSION 0.1 LINK_DEPENDS "${map}" EXPORT_NAME runtime_shared)
endif ()
