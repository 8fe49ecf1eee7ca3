# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_install_module (FILE FOLDER STRIP) installs FILE, a library that GCC
# loads, in FOLDER.  It is for scripts that run as a part of cmake_install.cmake.
# STRIP is the command for `--strip'.
#
# Execute permission, which libraries need not have, tells debuggers and
# packagers of some systems that there is code in it; Debian wants it off.
macro (qrintf_install_module file folder strip)
  file (INSTALL DESTINATION "${folder}" TYPE MODULE FILES "${file}"
        PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  if (CMAKE_INSTALL_DO_STRIP)
    execute_process (COMMAND "${strip}" --strip-unneeded
                     "$ENV{DESTDIR}${folder}/libqrintf.so")
  endif ()
endmacro ()
