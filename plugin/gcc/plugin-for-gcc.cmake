# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_plugin_for (ID INCLUDE EMBEDDED TABLE_TARGET)
#
# libqrintf.so for the GCC with plugin headers in INCLUDE.  The project's
# compiler compiles it, because the plugin runs on the same machine as that GCC.
#
#   ID            distinguishes the GCCs: gcc-11, gcc-12-aarch64-linux-gnu, or
#                 nothing for the compiler's own
#   EMBEDDED      embedded.inc, the emitters' assembly for the machine that this
#                 GCC compiles for
#   TABLE_TARGET  the target that makes EMBEDDED
#
#   qrintf_plugin        the compiler's own
#   qrintf_plugin_<ID>   another
#
# Each is build/plugin/qrintf/IDENTITY/libqrintf.so, where the loader finds it
# (loader/identity.cmake).
#
# A compiler of another version lacks some of the functions that the stages
# call.  It would refuse to load the plugin and name only a mangled symbol.  So
# the references are weak: the plugin loads everywhere, and its entry, which
# needs few symbols, reports both versions.  References to libstdc++ stay
# strong, because a weak reference does not extract a member of an archive.
set (qrintf_weaken --wildcard "--weaken-symbol=*")
foreach (standard _ZSt* _ZNSt* _ZNKSt* _Zn[aw]* _Zd[al]* __cxa_*)
  list (APPEND qrintf_weaken "--weaken-symbol=!${standard}")
endforeach ()

# libstdc++ is linked into the plugin if an archive exists: cc1 has none to
# share, and to load and bind another library takes 1.4 ms of every compilation.
option (QRINTF_STATIC_LIBSTDCXX "link libstdc++ into the plugin if there is an archive" ON)
set (qrintf_static -static-libstdc++ -static-libgcc)
include (CheckCXXSourceCompiles)
set (CMAKE_REQUIRED_LINK_OPTIONS ${qrintf_static})
check_cxx_source_compiles ("#include <string>
  int main (int argc, char **argv) { return std::string (argv[0]).size () == argc; }"
  QRINTF_HAVE_STATIC_LIBSTDCXX)
unset (CMAKE_REQUIRED_LINK_OPTIONS)

# The options of all parts that include GCC's headers.  GCC is compiled without
# exceptions and RTTI, and so are its plugins.
function (qrintf_against_gcc target include)
  target_compile_options (${target} PRIVATE -fno-exceptions -fno-rtti)
  target_include_directories (${target} PRIVATE
    "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/..")
  target_include_directories (${target} SYSTEM PRIVATE "${include}"
                              ${QRINTF_GMP_INCLUDE})
  target_compile_definitions (${target}
    PRIVATE QRINTF_VERSION="${PROJECT_VERSION}")
  set_target_properties (${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
endfunction ()

function (qrintf_plugin_for id include embedded table_target)
  set (suffix)
  if (id)
    set (suffix "_${id}")
  endif ()
  qrintf_gcc_identity (identity "${include}")
  set (stages "qrintf_stages${suffix}")
  set (plugin "qrintf_plugin${suffix}")

  add_library (${stages} STATIC ${QRINTF_STAGES})
  target_link_libraries (${stages} PUBLIC qrintf_plan)
  qrintf_against_gcc (${stages} "${include}")
  # GCC's headers are four fifths of the time that a stage takes to compile.  For the
  # compiler's own GCC each source shows that it includes what it uses.
  if (id)
    target_precompile_headers (${stages} PRIVATE
      "${CMAKE_CURRENT_SOURCE_DIR}/gcc/gcc-includes.h")
  endif ()
  get_filename_component (table_folder "${embedded}" DIRECTORY)
  target_include_directories (${stages} PRIVATE "${table_folder}")
  add_dependencies (${stages} ${table_target})

  set (weak "${CMAKE_CURRENT_BINARY_DIR}/libqrintf_stages_weak${suffix}.a")
  add_custom_command (OUTPUT "${weak}"
    COMMAND "${CMAKE_OBJCOPY}" ${qrintf_weaken} "$<TARGET_FILE:${stages}>" "${weak}"
    DEPENDS ${stages} VERBATIM)

  set (exports "${CMAKE_CURRENT_SOURCE_DIR}/gcc/exports.map")
  add_library (${plugin} MODULE "${weak}")
  target_link_libraries (${plugin} PRIVATE
    # A weak reference does not extract a member of an archive.
    "-Wl,--whole-archive" "${weak}" qrintf_plan "-Wl,--no-whole-archive")
  # A compiler looks up every symbol that the plugin refers to each time it
  # loads the plugin, so unused sections are dropped with their references.
  target_link_options (${plugin} PRIVATE "LINKER:-z,now" "LINKER:--gc-sections"
                       "LINKER:--version-script=${exports}")
  if (QRINTF_STATIC_LIBSTDCXX AND QRINTF_HAVE_STATIC_LIBSTDCXX)
    target_link_options (${plugin} PRIVATE ${qrintf_static})
  endif ()
  set_target_properties (${plugin} PROPERTIES OUTPUT_NAME qrintf LINKER_LANGUAGE CXX
    LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/qrintf/${identity}"
    LINK_DEPENDS "${exports};${weak}" QRINTF_GCC_IDENTITY ${identity})
  add_dependencies (${plugin} qrintf_loader)
endfunction ()

# qrintf_describe_plugin (TARGET COMMAND CXX) sets the properties of the
# plugin's TARGET that tests and the installation read about the GCC that
# qrintf_ask_gcc asked last: QRINTF_GCC_ID, _COMMAND, _CXX (its g++), _VERSION,
# _MACHINE and _FOLDER, its folder of plugins (_IDENTITY is set already).  The
# global property QRINTF_PLUGINS lists all such targets, the compiler's own
# first.
function (qrintf_describe_plugin target command cxx)
  set_target_properties (${target} PROPERTIES
    QRINTF_GCC_ID "${gcc_id}" QRINTF_GCC_COMMAND "${command}"
    QRINTF_GCC_CXX "${cxx}" QRINTF_GCC_VERSION "${gcc_version}"
    QRINTF_GCC_MACHINE "${gcc_machine}" QRINTF_GCC_FOLDER "${gcc_folder}")
  set_property (GLOBAL APPEND PROPERTY QRINTF_PLUGINS ${target})
endfunction ()
