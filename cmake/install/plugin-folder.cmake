# SPDX-License-Identifier: GPL-3.0-or-later
# Where a plugin goes.  Read at configuration, to say so, and again by each
# installation, for whose prefix it is decided.
#
# in   qrintf_prefix          the prefix
#      wish                   QRINTF_PLUGIN_INSTALL_DIR, or nothing
#      gcc_folder             where GCC looks for plugins
#      tail, tail_prefix      its end from lib/gcc on, and what stands before that
# out  qrintf_folder          where libqrintf.so goes, without DESTDIR
#      qrintf_in_gcc          whether -fplugin=libqrintf finds it there
#
# GCC looks for plugins by name in its own folder only.  With the prefix /usr, which
# packages have, the two are the same; with any other nothing is written outside of
# the prefix, and the wrappers, pkg-config and the CMake package know the path.
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
elseif (NOT wish AND qrintf_prefix MATCHES "/_CPack_Packages/.*${tail_prefix}$")
  # CPack's generators for packages stage by the prefix.
  set (qrintf_in_gcc TRUE)
endif ()
