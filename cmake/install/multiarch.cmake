# SPDX-License-Identifier: GPL-3.0-or-later
# On Debian and its kin, libraries go to lib/x86_64-linux-gnu below any prefix, not
# only below /usr as GNUInstallDirs has it: so does Meson, the linkers look there
# below /usr/local as well, and packages can be made of a tree that is configured
# for another prefix.  To be read before GNUInstallDirs.
if (EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE
    AND NOT DEFINED CMAKE_INSTALL_LIBDIR)
  set (CMAKE_INSTALL_LIBDIR "lib/${CMAKE_LIBRARY_ARCHITECTURE}" CACHE PATH
       "where libraries go, below the prefix")
endif ()
