# SPDX-License-Identifier: GPL-3.0-or-later
# The names that find_package (qrintf) defines for an installation, for a
# project that includes this one as a subfolder: qrintf::plugin adds the flag to
# compilations and links by GCC, qrintf::runtime and qrintf::runtime_shared are
# the libraries, qrintf::printf and qrintf::printf_static the printf by the C
# library's names.
add_library (qrintf_flag INTERFACE)
add_dependencies (qrintf_flag qrintf_plugin)
set (flag "-fplugin=$<TARGET_FILE:qrintf_plugin>")
target_compile_options (qrintf_flag INTERFACE
                        "$<$<COMPILE_LANGUAGE:C,CXX>:${flag}>")
# With -flto, code is generated at the link.
target_link_options (qrintf_flag INTERFACE "$<$<LINK_LANGUAGE:C,CXX>:${flag}>")

add_library (qrintf::plugin ALIAS qrintf_flag)
add_library (qrintf::runtime ALIAS qrintf_rt)
if (TARGET qrintf_rt_shared)
  add_library (qrintf::runtime_shared ALIAS qrintf_rt_shared)
endif ()
if (TARGET qrintf_printf)
  add_library (qrintf::printf ALIAS qrintf_printf)
  add_library (qrintf::printf_static ALIAS qrintf_printf_static)
endif ()
