# SPDX-License-Identifier: MIT-0
# libqrintf_printf.so.1 and libqrintf_printf.a: the printf of the runtime by the C
# library's names, for programs that were not compiled with the plugin
# (docs/without-a-compiler.md).  One is preloaded or linked, the other takes the place of
# libc.a's members in a static link.  Only with glibc, whose next definitions, registered
# conversions and names inside libc.a are known.
#
# The engine is that of libqrintf_rt.a, except what calls libc: it is compiled once
# more, behind headers of src/family, so that it calls the next definition.
check_c_source_compiles ("
#include <features.h>
#if !defined __GLIBC__ || defined __UCLIBC__
#error not glibc
#endif
int main (void) { return 0; }" QRINTF_HAVE_GLIBC_HEADERS)

set (default ${QRINTF_SHARED_RUNTIME})
if (NOT QRINTF_HAVE_GLIBC_HEADERS)
  set (default OFF)
endif ()
option (QRINTF_PRINTF_LIBRARY "build libqrintf_printf.so.1 as well" ${default})

if (QRINTF_PRINTF_LIBRARY)
  set (family_names)
  foreach (source IN ITEMS entry/to-allocation entry/to-buffer entry/to-descriptor
           entry/to-stream)
    get_filename_component (name "${source}" NAME)
    set (generated "${CMAKE_CURRENT_BINARY_DIR}/family/family-${name}.c")
    file (GENERATE OUTPUT "${generated}" CONTENT
          "#include \"family/names.h\"\n#include \"print/${source}.c\"\n")
    list (APPEND family_names "${generated}")
  endforeach ()
  set (map "${CMAKE_CURRENT_SOURCE_DIR}/family.map")
  add_library (qrintf_printf SHARED ${family_names} src/family/gate.c
               src/family/next-loaded.c src/family/registered.c src/family/report.c)
  qrintf_runtime_target (qrintf_printf)
  target_link_libraries (qrintf_printf PRIVATE qrintf_rt ${CMAKE_DL_LIBS})
  # What its constructor finds stays true as long as it is loaded.
  target_link_options (qrintf_printf PRIVATE -fno-sanitize=all
    "LINKER:--version-script=${map}" "LINKER:-z,defs" "LINKER:-z,relro"
    "LINKER:-z,now" "LINKER:-z,nodelete" "LINKER:-z,noexecstack"
    "LINKER:--gc-sections")
  set_target_properties (qrintf_printf PROPERTIES VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR} LINK_DEPENDS "${map}" EXPORT_NAME printf)

  # Of the archive's objects, those that the engine needs and family_names does not
  # replace.
  set (engine "$<FILTER:$<TARGET_OBJECTS:qrintf_rt>,EXCLUDE,/(lines|strbuf|entry)>")
  add_library (qrintf_printf_static STATIC ${family_names} src/family/next-static.c
               ${engine})
  qrintf_runtime_target (qrintf_printf_static)
  target_compile_definitions (qrintf_printf_static PRIVATE QRINTF_STATIC_FAMILY)
  set_target_properties (qrintf_printf_static PROPERTIES OUTPUT_NAME qrintf_printf
    EXPORT_NAME printf_static)

  # qrintf-run, which preloads the library.  It lies beside it here; where the library
  # lies once the two are installed, cmake/install.cmake says.
  add_executable (qrintf_run run/qrintf-run.c)
  target_compile_definitions (qrintf_run PRIVATE "QRINTF_VERSION=\"${PROJECT_VERSION}\"")
  set_target_properties (qrintf_run PROPERTIES OUTPUT_NAME qrintf-run)
  add_dependencies (qrintf_run qrintf_printf)
endif ()
