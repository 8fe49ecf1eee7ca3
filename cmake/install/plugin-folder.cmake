# SPDX-License-Identifier: GPL-3.0-or-later
# The folder that a plugin is installed in.  Included at configuration, for the
# message, and again by each installation, whose prefix determines it.
#
# in   qrintf_prefix          the prefix
#      wish                   QRINTF_PLUGIN_INSTALL_DIR, or nothing
#      gcc_folder             the folder in which GCC searches for plugins
#      tail                   its end from lib/gcc on
# out  qrintf_folder          the folder for libqrintf.so, without DESTDIR
#      qrintf_in_gcc          whether -fplugin=libqrintf finds it there
#
# GCC searches for plugins by name only in its own folder.  With the prefix
# /usr, which packages have, the two folders are the same.  With any other
# prefix nothing is written outside of the prefix; the wrappers, pkg-config and
# the CMake package have the path.
if (wish)
  get_filename_component (qrintf_folder "${wish}" ABSOLUTE
                          BASE_DIR "${qrintf_prefix}")
else ()
  get_filename_component (qrintf_folder "${tail}" ABSOLUTE
                          BASE_DIR "${qrintf_prefix}")
endif ()

set (qrintf_in_gcc FALSE)
if (qrintf_folder STREQUAL gcc_folder)
  set (qrintf_in_gcc TRUE)
endif ()
