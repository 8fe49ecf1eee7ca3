# SPDX-License-Identifier: GPL-3.0-or-later
# Builds of equal sources by equal compilers are equal to the bit, in any folder
# and at any time: debug information and __FILE__ name no folder of the builder,
# and archives have neither times nor users.  This applies to targets that are
# added after the inclusion.
#
# Builds through ccache with a base_dir are not reproducible, because ccache
# makes paths relative first.
#
# A debugger finds the sources by `set substitute-path qrintf-1.0.0 /folder'.
# Builds of type Debug keep real paths.
string (TOUPPER "${CMAKE_BUILD_TYPE}" default)
if (default STREQUAL "DEBUG")
  set (default OFF)
else ()
  set (default ON)
endif ()
option (QRINTF_REPRODUCIBLE "builds without paths and times" ${default})

set (QRINTF_MAPS)
if (QRINTF_REPRODUCIBLE)
  set (name "qrintf-${PROJECT_VERSION}")
  # The last matching option counts, and it compares letters, not components.
  # The build folder may be below the source folder, or the source folder's name
  # may begin with the build folder's.  make compiles in the subfolders, ninja
  # in the build folder.
  set (QRINTF_MAPS "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=${name}/")
  set (map "-ffile-prefix-map=${PROJECT_BINARY_DIR}=${name}/build")
  string (FIND "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}" place)
  if (place EQUAL 0)
    list (PREPEND QRINTF_MAPS "${map}")
  else ()
    list (APPEND QRINTF_MAPS "${map}")
  endif ()
  foreach (folder runtime plugin)
    list (APPEND QRINTF_MAPS
          "-ffile-prefix-map=${PROJECT_BINARY_DIR}/${folder}=${name}/build")
  endforeach ()
  foreach (language C CXX)
    set (CMAKE_${language}_ARCHIVE_CREATE
         "<CMAKE_AR> qcD <TARGET> <LINK_FLAGS> <OBJECTS>")
    set (CMAKE_${language}_ARCHIVE_APPEND
         "<CMAKE_AR> qD <TARGET> <LINK_FLAGS> <OBJECTS>")
    set (CMAKE_${language}_ARCHIVE_FINISH "<CMAKE_RANLIB> -D <TARGET>")
  endforeach ()
endif ()
