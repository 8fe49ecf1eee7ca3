# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -P uninstall.cmake BUILD: removes the files that the last `cmake
# --install BUILD' has installed, according to its manifests (one for each
# component that was installed separately), below DESTDIR if that is set.  Empty
# folders are removed if they belong to qrintf; folders of other software are
# kept.
if (NOT CMAKE_ARGC EQUAL 4)
  message (FATAL_ERROR "usage: cmake -P uninstall.cmake BUILD")
endif ()
set (build "${CMAKE_ARGV3}")
file (GLOB manifests "${build}/install_manifest*.txt")
if (NOT manifests)
  message (FATAL_ERROR "Nothing to uninstall: ${build} has no install_manifest.txt.  \
Only the build folder that qrintf was installed from knows its files; \
a package is removed by apt or dnf.")
endif ()

function (remove_file path)
  if (NOT EXISTS "${path}" AND NOT IS_SYMLINK "${path}")
    return ()
  endif ()
  message (STATUS "Removing: ${path}")
  execute_process (COMMAND "${CMAKE_COMMAND}" -E rm -f "${path}"
                   RESULT_VARIABLE status)
  if (status)
    message (FATAL_ERROR "Cannot remove ${path}: run this as the user who has \
installed it, such as with sudo.")
  endif ()
endfunction ()

# Removes the folder of PATH and the folders above it, as long as they belong to
# qrintf and are empty.
function (remove_folders path)
  get_filename_component (folder "${path}" DIRECTORY)
  while (folder MATCHES "/qrintf(/|$)|/lib[^/]*/gcc[^/]*(/|$)")
    file (GLOB left "${folder}/*" "${folder}/.*")
    if (left OR NOT IS_DIRECTORY "${folder}")
      return ()
    endif ()
    file (REMOVE_RECURSE "${folder}")
    get_filename_component (folder "${folder}" DIRECTORY)
  endwhile ()
endfunction ()

foreach (manifest IN LISTS manifests)
  file (STRINGS "${manifest}" files)
  foreach (file IN LISTS files)
    remove_file ("$ENV{DESTDIR}${file}")
    remove_folders ("$ENV{DESTDIR}${file}")
  endforeach ()
  file (REMOVE "${manifest}")
endforeach ()
