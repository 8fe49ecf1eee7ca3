# SPDX-License-Identifier: GPL-3.0-or-later
# The files that `cmake --install' installs, and the target `uninstall', which
# removes them; docs/installing.md is for users.
#
#   component      contents
#   loader         libqrintf.so, which opens the plugin, and its specs files
#   plugin         the plugin for the compiler's own GCC
#   plugin-gcc-11  the same for another GCC that it was built for
#   runtime        libqrintf_rt.so.1, libqrintf_printf.so.1
#   run            qrintf-run and its man page
#   dev            headers, archives, libqrintf_rt.so and libqrintf_printf.so,
#                  pkg-config, CMake package
#   tools          qrintf-gcc, qrintf-g++, qrintf-report, qrintf-rebuild, qrintf-gate, man
#                  pages, docs, licences
#
# The loader is installed in a folder that only GCC searches, never in one in
# which the linker searches for libraries, and a plugin in qrintf/IDENTITY below
# it.  The folder depends on the prefix, which may be set as late as in `cmake
# --install --prefix': see install/plugin-folder.cmake.  All other files are
# below the prefix, and only the specs files name the prefix, so that the
# installation may be moved.
include (GNUInstallDirs)
include (CMakePackageConfigHelpers)

set (QRINTF_PLUGIN_INSTALL_DIR "" CACHE STRING
     "where libqrintf.so goes, absolute or below the prefix, one for all GCCs; \
empty: where each GCC looks for plugins")

# As in packages, with any umask.
set (CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
     OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
     WORLD_EXECUTE)

set (install_in "${CMAKE_CURRENT_LIST_DIR}/install")
set (install_out "${CMAKE_CURRENT_BINARY_DIR}/install")

# The part of FOLDER, GCC's folder for plugins, that is the same under any
# prefix: lib/gcc/x86_64-linux-gnu/12/plugin.
function (qrintf_plugin_tail out folder)
  if (NOT folder MATCHES "^(.*)/(lib[^/]*/gcc[^/]*/[^/]+/[^/]+/plugin)$")
    message (FATAL_ERROR "GCC looks for plugins in `${folder}', which is not \
lib/gcc/MACHINE/VERSION/plugin: set QRINTF_PLUGIN_INSTALL_DIR")
  endif ()
  set (${out} "${CMAKE_MATCH_2}" PARENT_SCOPE)
endfunction ()

# Installs TARGET's plugin as COMPONENT, and the loader above it.
function (qrintf_install_plugin target component)
  get_target_property (gcc_folder ${target} QRINTF_GCC_FOLDER)
  get_target_property (gcc_id ${target} QRINTF_GCC_ID)
  get_target_property (gcc_identity ${target} QRINTF_GCC_IDENTITY)
  get_target_property (machine ${target} QRINTF_GCC_MACHINE)
  get_target_property (own_machine qrintf_plugin QRINTF_GCC_MACHINE)
  get_filename_component (gcc_folder "${gcc_folder}" ABSOLUTE)
  set (wish "${QRINTF_PLUGIN_INSTALL_DIR}")
  set (tail)
  if (NOT wish)
    qrintf_plugin_tail (tail "${gcc_folder}")
  endif ()
  # The library of this machine is none for a cross compiler.
  set (specs "qrintf.specs")
  if (TARGET qrintf_rt_shared AND machine STREQUAL own_machine)
    string (APPEND specs " qrintf-library.specs")
  endif ()
  configure_file ("${install_in}/plugin.cmake.in" "${install_out}/${component}.cmake"
                  @ONLY)
  foreach (file_and_component IN ITEMS "${target};${component}" "qrintf_loader;loader")
    list (GET file_and_component 0 file)
    list (GET file_and_component 1 where)
    string (COMPARE EQUAL "${where}" "loader" is_loader)
    install (CODE "set (qrintf_file \"$<TARGET_FILE:${file}>\")
  set (qrintf_is_loader ${is_loader})
  include (\"${install_out}/${component}.cmake\")" COMPONENT ${where})
  endforeach ()

  set (qrintf_prefix "${CMAKE_INSTALL_PREFIX}")
  include ("${install_in}/plugin-folder.cmake")
  message (VERBOSE "${component}: libqrintf.so for ${gcc_id} to ${qrintf_folder}")
endfunction ()

get_property (plugins GLOBAL PROPERTY QRINTF_PLUGINS)
set (QRINTF_PLUGIN_COMPONENTS)
foreach (plugin IN LISTS plugins)
  set (component "plugin")
  if (NOT plugin STREQUAL "qrintf_plugin")
    get_target_property (id ${plugin} QRINTF_GCC_ID)
    set (component "plugin-${id}")
  endif ()
  qrintf_install_plugin (${plugin} ${component})
  list (APPEND QRINTF_PLUGIN_COMPONENTS ${component})
endforeach ()

# The runtime.  emitters.h is the interface between plugin and runtime, and not
# for programs.
set_target_properties (qrintf_rt PROPERTIES EXPORT_NAME runtime)
set (QRINTF_LIBRARIES qrintf_rt qrintf_rt_shared qrintf_printf qrintf_printf_static)
foreach (library IN LISTS QRINTF_LIBRARIES)
  if (TARGET ${library})
    install (TARGETS ${library} EXPORT ${library}
      LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
              COMPONENT runtime NAMELINK_COMPONENT dev
      ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT dev
      INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
  endif ()
endforeach ()
if (TARGET qrintf_rt_shared)
  configure_file ("${install_in}/dynamic-linker.cmake.in"
                  "${install_out}/dynamic-linker.cmake" @ONLY)
  install (SCRIPT "${install_out}/dynamic-linker.cmake" COMPONENT runtime)
endif ()
install (DIRECTORY "${PROJECT_SOURCE_DIR}/runtime/include/qrintf"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT dev
  FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp" PATTERN "emitters.h" EXCLUDE)

if (TARGET qrintf_run)
  install (TARGETS qrintf_run RUNTIME COMPONENT run)
  install (FILES "${PROJECT_SOURCE_DIR}/docs/man/qrintf-run.1"
           DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT run)
  file (RELATIVE_PATH folder "${CMAKE_INSTALL_FULL_BINDIR}" "${CMAKE_INSTALL_FULL_LIBDIR}")
  target_compile_definitions (qrintf_run PRIVATE "QRINTF_LIBRARY_FOLDER=\"${folder}\"")
endif ()

include ("${install_in}/packages.cmake")
include ("${install_in}/tools.cmake")

# Another project may already have a target of this name.
if (QRINTF_IS_TOP_LEVEL)
  add_custom_target (uninstall
    COMMAND "${CMAKE_COMMAND}" -P "${install_in}/uninstall.cmake"
            "${PROJECT_BINARY_DIR}" VERBATIM)
endif ()
