# SPDX-License-Identifier: GPL-3.0-or-later
# Debian's hardening for what runs inside the compiler: the plugin.  Read-only
# relocations, immediate binding and checked calls of the C library cost it nothing
# that could be measured.
#
# Not for the runtime: its emitters travel into programs that say for themselves
# what they want, and call nothing that could be checked.
option (QRINTF_HARDENING "build the plugin with Debian's hardening flags" ON)

if (QRINTF_HARDENING)
  set (optimised "$<NOT:$<CONFIG:Debug>>")
  get_property (plugins GLOBAL PROPERTY QRINTF_PLUGINS)
  set (targets qrintf_plan)
  foreach (plugin IN LISTS plugins)
    string (REPLACE "qrintf_plugin" "qrintf_stages" stages "${plugin}")
    list (APPEND targets ${plugin} ${stages})
    target_link_options (${plugin} PRIVATE LINKER:-z,relro LINKER:-z,now)
  endforeach ()
  foreach (target IN LISTS targets)
    target_compile_options (${target} PRIVATE -fstack-protector-strong
      "$<${optimised}:-U_FORTIFY_SOURCE>" "$<${optimised}:-D_FORTIFY_SOURCE=2>")
  endforeach ()
  if (TARGET qrintf_rt_shared)
    target_link_options (qrintf_rt_shared PRIVATE LINKER:-z,relro LINKER:-z,now)
  endif ()
endif ()
