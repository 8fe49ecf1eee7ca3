# SPDX-License-Identifier: GPL-3.0-or-later
# Component dev, the files for other build systems: pkg-config and CMake's
# find_package.  They find the rest of the installation relative to their own
# place.
set (qrintf_pc_folder "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
file (RELATIVE_PATH qrintf_to_prefix "/prefix/${qrintf_pc_folder}" "/prefix")
string (REGEX REPLACE "/$" "" qrintf_to_prefix "${qrintf_to_prefix}")
configure_file ("${install_in}/installed/qrintf-rt.pc.in" "${install_out}/qrintf-rt.pc"
                @ONLY)
install (FILES "${install_out}/qrintf-rt.pc" DESTINATION "${qrintf_pc_folder}"
         COMPONENT dev)

if (TARGET qrintf_printf)
  configure_file ("${install_in}/installed/qrintf-printf.pc.in"
                  "${install_out}/qrintf-printf.pc" @ONLY)
  install (FILES "${install_out}/qrintf-printf.pc"
           DESTINATION "${qrintf_pc_folder}" COMPONENT dev)
endif ()

# qrintf.pc is for the compiler's own GCC; its flag depends on the prefix, too.
set (wish "${QRINTF_PLUGIN_INSTALL_DIR}")
get_target_property (gcc_folder qrintf_plugin QRINTF_GCC_FOLDER)
get_target_property (gcc_version qrintf_plugin QRINTF_GCC_VERSION)
get_filename_component (gcc_folder "${gcc_folder}" ABSOLUTE)
set (tail)
if (NOT wish)
  qrintf_plugin_tail (tail "${gcc_folder}")
endif ()
configure_file ("${install_in}/pkg-config.cmake.in"
                "${install_out}/pkg-config.cmake" @ONLY)
install (SCRIPT "${install_out}/pkg-config.cmake" COMPONENT dev)

set (package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/qrintf")
configure_package_config_file ("${install_in}/installed/qrintf-config.cmake.in"
  "${install_out}/qrintf-config.cmake" INSTALL_DESTINATION "${package_folder}"
  PATH_VARS CMAKE_INSTALL_LIBDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file ("${install_out}/qrintf-config-version.cmake"
  COMPATIBILITY SameMajorVersion)
install (FILES "${install_out}/qrintf-config.cmake"
               "${install_out}/qrintf-config-version.cmake"
               "${install_in}/installed/qrintf-plugin.cmake"
         DESTINATION "${package_folder}" COMPONENT dev)
foreach (library IN LISTS QRINTF_LIBRARIES)
  if (TARGET ${library})
    install (EXPORT ${library} NAMESPACE qrintf:: FILE ${library}.cmake
             DESTINATION "${package_folder}" COMPONENT dev)
  endif ()
endforeach ()
