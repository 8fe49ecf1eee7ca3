# SPDX-License-Identifier: MIT-0
# The part of qrintf-config.cmake that defines qrintf::plugin: asks each
# compiler of the project for its folder of plugins, and checks whether it has a
# plugin there.
#
# A compiler that is not GCC, or has no plugin, is not an error, because the
# program's behaviour is the same.  A message says so once.

# Sets OUT to the plugin of COMPILER, or to nothing, and OUT_folders to the
# folders that were searched: first the one below this package's own prefix.
function (qrintf_find_plugin out compiler)
  set (folders)
  if (qrintf_plugin_wish)
    get_filename_component (folder "${qrintf_plugin_wish}" ABSOLUTE
                            BASE_DIR "${PACKAGE_PREFIX_DIR}")
    list (APPEND folders "${folder}")
  endif ()
  foreach (what machine fullversion)
    execute_process (COMMAND "${compiler}" -dump${what} OUTPUT_VARIABLE ${what}
                     OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endforeach ()
  execute_process (COMMAND "${compiler}" -print-search-dirs
                   OUTPUT_VARIABLE said ERROR_QUIET)
  if (said MATCHES "install: ([^\n]*[^/\n])/*\n")
    get_filename_component (folder "${CMAKE_MATCH_1}/plugin" ABSOLUTE)
    if (folder MATCHES "/(lib[^/]*/gcc[^/]*/[^/]+/[^/]+/plugin)$")
      list (APPEND folders "${PACKAGE_PREFIX_DIR}/${CMAKE_MATCH_1}")
    endif ()
    list (APPEND folders "${folder}")
  endif ()
  list (REMOVE_DUPLICATES folders)
  set (found)
  foreach (folder IN LISTS folders)
    # The loader, and what it opens: qrintf/gcc-VERSION-DATE[-MACHINE]-HASH.
    file (GLOB plugins "${folder}/qrintf/gcc-${fullversion}-*-${machine}-*/libqrintf.so"
          "${folder}/qrintf/gcc-${fullversion}-????????-????????/libqrintf.so")
    if (NOT found AND plugins AND EXISTS "${folder}/libqrintf.so")
      set (found "${folder}/libqrintf.so")
    endif ()
  endforeach ()
  set (${out} "${found}" PARENT_SCOPE)
  set (${out}_folders "${folders}" PARENT_SCOPE)
endfunction ()

# Sets qrintf_plugin_message to why LANGUAGE's compiler gets no flag.
macro (qrintf_no_plugin language why)
  string (APPEND qrintf_plugin_message
          "${language}'s calls of printf and its kin stay as they are: ${why}. ")
endmacro ()

set (qrintf_PLUGIN_FOUND FALSE)
set (qrintf_plugin_message)
foreach (language C CXX)
  if (NOT CMAKE_${language}_COMPILER)
    continue ()
  elseif (NOT CMAKE_${language}_COMPILER_ID STREQUAL "GNU")
    qrintf_no_plugin (${language} "qrintf is a plugin of GCC, and \
${CMAKE_${language}_COMPILER} is ${CMAKE_${language}_COMPILER_ID}")
    continue ()
  endif ()
  qrintf_find_plugin (qrintf_${language}_plugin "${CMAKE_${language}_COMPILER}")
  if (NOT qrintf_${language}_plugin)
    string (REPLACE ";" ", " places "${qrintf_${language}_plugin_folders}")
    qrintf_no_plugin (${language} "there is no libqrintf.so for \
${CMAKE_${language}_COMPILER} (GCC ${CMAKE_${language}_COMPILER_VERSION}) in \
${places}; install qrintf for this GCC, or choose a compiler that has it")
    continue ()
  endif ()
  set (qrintf_PLUGIN_FOUND TRUE)
endforeach ()

if (NOT TARGET qrintf::plugin)
  add_library (qrintf::plugin INTERFACE IMPORTED)
  foreach (language C CXX)
    if (qrintf_${language}_plugin)
      set_property (TARGET qrintf::plugin APPEND PROPERTY
        INTERFACE_COMPILE_OPTIONS "$<$<COMPILE_LANGUAGE:${language}>:\
-fplugin=${qrintf_${language}_plugin}>")
      # With -flto, code is made at the link.
      set_property (TARGET qrintf::plugin APPEND PROPERTY
        INTERFACE_LINK_OPTIONS "$<$<LINK_LANGUAGE:${language}>:\
-fplugin=${qrintf_${language}_plugin}>")
    endif ()
  endforeach ()
endif ()

get_property (qrintf_told GLOBAL PROPERTY qrintf_told)
if (qrintf_plugin_message AND NOT qrintf_told AND NOT qrintf_FIND_QUIETLY)
  set_property (GLOBAL PROPERTY qrintf_told TRUE)
  message (WARNING "qrintf: ${qrintf_plugin_message}")
endif ()
