# SPDX-License-Identifier: MIT-0
# libqrintf_rt.so.1: the sources of the archive compiled again, with the names
# exported that programs may use (src/core/export.h).  To be included after sources
# and lines_sources are set.
#
# The number in libqrintf_rt.so.1 is the project's major version, within which the
# interface stays compatible.  A name that a minor version adds gets a symbol
# version of its own in exports.map.
set (default ON)
if (QRINTF_RUNTIME_ALONE)
  set (default OFF)
endif ()
option (QRINTF_SHARED_RUNTIME "build libqrintf_rt.so.1 as well" ${default})

if (QRINTF_SHARED_RUNTIME)
  set (map "${CMAKE_CURRENT_SOURCE_DIR}/exports.map")
  add_library (qrintf_rt_shared SHARED ${sources} ${lines_sources})
  qrintf_runtime_target (qrintf_rt_shared)
  target_compile_definitions (qrintf_rt_shared PRIVATE QRINTF_SHARED)
  # The line reader, through which input comes in, has the stack protector, but in
  # the variants, which scan bytes alone.
  set_property (SOURCE ${lines_plain} APPEND PROPERTY COMPILE_OPTIONS
    "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,SHARED_LIBRARY>:-fstack-protector-strong>")
  # There are few resolvers and they are fast, so all addresses are bound at
  # load time and are read-only afterwards.  Calls within the library are bound
  # to the library itself.  It stays loaded, because its handler for SIGBUS
  # stays installed.
  target_link_options (qrintf_rt_shared PRIVATE -fno-sanitize=all
    "LINKER:--version-script=${map}" "LINKER:-z,defs" "LINKER:-z,relro"
    "LINKER:-z,now" "LINKER:-z,nodelete" "LINKER:-z,noexecstack"
    "LINKER:-Bsymbolic-functions")
  set_target_properties (qrintf_rt_shared PROPERTIES OUTPUT_NAME qrintf_rt
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
    LINK_DEPENDS "${map}" EXPORT_NAME runtime_shared)
endif ()
