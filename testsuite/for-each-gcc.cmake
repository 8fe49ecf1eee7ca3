# SPDX-License-Identifier: GPL-3.0-or-later
# The same tests for the compiler's own GCC and for every other native GCC that a
# plugin has been built for: NAME for the first, gcc-11/NAME for another.  What
# takes long is reduced for another unless QRINTF_LONG is in the environment:
# every source and every set of options is still seen, but not each with each.
#
#   qrintf_dejagnu (FOLDER LEAST [RUNTIME FILE] [FEWER N])
#   qrintf_for_each_gcc (NAME TIMEOUT COMMAND...)
get_property (plugins GLOBAL PROPERTY QRINTF_PLUGINS)
get_target_property (own_machine qrintf_plugin QRINTF_GCC_MACHINE)

# The plugins' targets for this machine, qrintf_plugin first.
set (native_plugins)
foreach (target IN LISTS plugins)
  get_target_property (machine ${target} QRINTF_GCC_MACHINE)
  get_target_property (cxx ${target} QRINTF_GCC_CXX)
  if (machine STREQUAL own_machine AND cxx)
    list (APPEND native_plugins ${target})
  elseif (machine STREQUAL own_machine)
    message (STATUS "no tests for ${target}: it has no C++ compiler")
  endif ()
endforeach ()

# Sets cc, cxx and prefix, what stands before names of tests, for TARGET.
macro (qrintf_look_at target)
  get_target_property (cc ${target} QRINTF_GCC_COMMAND)
  get_target_property (cxx ${target} QRINTF_GCC_CXX)
  set (prefix)
  if (NOT "${target}" STREQUAL "qrintf_plugin")
    get_target_property (prefix ${target} QRINTF_GCC_ID)
    string (APPEND prefix "/")
  endif ()
endmacro ()

# FOLDER/FOLDER.exp, of which at least LEAST tests must pass; FEWER, if given, says
# that they may be reduced, and to how many at least.  RUNTIME is the archive for -fplugin-arg-libqrintf-runtime=library.
function (qrintf_dejagnu folder least)
  cmake_parse_arguments (PARSE_ARGV 2 with "" "RUNTIME;FEWER" "")
  if (with_RUNTIME)
    set (runtime "${with_RUNTIME}")
  endif ()
  foreach (target IN LISTS native_plugins)
    qrintf_look_at (${target})
    set (reduced 0)
    set (due ${least})
    if (prefix AND with_FEWER)
      set (reduced 1)
      set (due ${with_FEWER})
    endif ()
    set (where "${CMAKE_CURRENT_BINARY_DIR}/${prefix}${folder}")
    file (GENERATE OUTPUT "${where}/site.exp" CONTENT
"set QRINTF_CC {${cc}}
set QRINTF_CXX {${cxx}}
set QRINTF_REDUCED ${reduced}
set QRINTF_PLUGIN {$<TARGET_FILE:${target}>}
set QRINTF_RUNTIME {${runtime}}
set QRINTF_VALGRIND {${QRINTF_VALGRIND}}
")
    add_test (NAME ${prefix}${folder} WORKING_DIRECTORY "${where}"
              COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/run-folder.sh"
                      "${CMAKE_CURRENT_SOURCE_DIR}" ${folder} ${due})
    set_tests_properties (${prefix}${folder} PROPERTIES TIMEOUT 900)
  endforeach ()
endfunction ()

# COMMAND in a folder of its own; @PLUGIN@, @CC@ and @CXX@ stand for what they say,
# @FEWER_FILES@ for an option of differential/run.py, or nothing.  Exit status 77
# means skipped.
function (qrintf_for_each_gcc name timeout)
  foreach (target IN LISTS native_plugins)
    qrintf_look_at (${target})
    set (command "${ARGN}")
    list (TRANSFORM command REPLACE "^@PLUGIN@$" "$<TARGET_FILE:${target}>")
    list (TRANSFORM command REPLACE "^@CC@$" "${cc}")
    list (TRANSFORM command REPLACE "^@CXX@$" "${cxx}")
    if (prefix)
      list (TRANSFORM command REPLACE "^@FEWER_FILES@$" "--fewer")
    else ()
      list (REMOVE_ITEM command "@FEWER_FILES@")
    endif ()
    set (where "${CMAKE_CURRENT_BINARY_DIR}/${prefix}${name}")
    file (MAKE_DIRECTORY "${where}")
    add_test (NAME ${prefix}${name} WORKING_DIRECTORY "${where}"
              COMMAND ${command})
    set_tests_properties (${prefix}${name} PROPERTIES TIMEOUT ${timeout}
                          SKIP_RETURN_CODE 77)
  endforeach ()
endfunction ()
