# SPDX-License-Identifier: GPL-3.0-or-later
# The same tests for the compiler's own GCC and for every other native GCC that a
# plugin has been built for: NAME for the first, gcc-11/NAME for another.  Those of
# another are IN long, or IN gate where GATE is said, and labelled with its name.
#
#   qrintf_dejagnu (FOLDER LEAST [FEWER N] [GATE] [what qrintf_test takes])
#   qrintf_for_each_gcc (NAME [GATE] [what qrintf_test takes])
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

# Sets cc, cxx, prefix, what stands before names of tests, and where, what to tell
# qrintf_test of the check and its label, for TARGET.
macro (qrintf_look_at target gate)
  get_target_property (cc ${target} QRINTF_GCC_COMMAND)
  get_target_property (cxx ${target} QRINTF_GCC_CXX)
  set (prefix)
  set (checks)
  if (NOT "${target}" STREQUAL "qrintf_plugin")
    get_target_property (id ${target} QRINTF_GCC_ID)
    set (prefix "${id}/")
    set (checks IN long LABELS ${id})
    if (${gate})
      set (checks IN gate LABELS ${id})
    endif ()
  endif ()
endmacro ()

# lowering/FOLDER/FOLDER.exp, of which at least LEAST tests must pass, all shards taken
# together.  FEWER says that each source is to be tried with one set of options, and
# not with each unless QRINTF_LONG is in the environment, and how many must pass then.
function (qrintf_dejagnu folder least)
  cmake_parse_arguments (PARSE_ARGV 2 with "GATE" "FEWER" "")
  set (reduced 0)
  set (fewer ${least})
  if (with_FEWER)
    set (reduced 1)
    set (fewer ${with_FEWER})
  endif ()
  foreach (target IN LISTS native_plugins)
    qrintf_look_at (${target} ${with_GATE})
    set (where "${CMAKE_CURRENT_BINARY_DIR}/${prefix}${folder}")
    file (GENERATE OUTPUT "${where}/site.exp" CONTENT
"set QRINTF_CC {${cc}}
set QRINTF_CXX {${cxx}}
set QRINTF_ID {${prefix}}
set QRINTF_REDUCED ${reduced}
set QRINTF_KEPT {${PROJECT_BINARY_DIR}/plain}
set QRINTF_PLUGIN {$<TARGET_FILE:${target}>}
set QRINTF_RUNTIME {${runtime}}
set QRINTF_VALGRIND {${QRINTF_VALGRIND}}
")
    qrintf_test (${prefix}${folder} WORKING_DIRECTORY "${where}" TIMEOUT 3600
                 ${with_UNPARSED_ARGUMENTS} ${checks}
                 COMMAND sh "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/run-folder.sh"
                         "${CMAKE_CURRENT_FUNCTION_LIST_DIR}" lowering/${folder}
                         ${least} ${fewer})
  endforeach ()
endfunction ()

# COMMAND in a folder of its own; @PLUGIN@, @CC@ and @CXX@ stand for what they say.
function (qrintf_for_each_gcc name)
  cmake_parse_arguments (PARSE_ARGV 1 with "GATE" "" "COMMAND")
  foreach (target IN LISTS native_plugins)
    qrintf_look_at (${target} ${with_GATE})
    set (command "${with_COMMAND}")
    list (TRANSFORM command REPLACE "^@PLUGIN@$" "$<TARGET_FILE:${target}>")
    list (TRANSFORM command REPLACE "^@CC@$" "${cc}")
    list (TRANSFORM command REPLACE "^@CXX@$" "${cxx}")
    set (where "${CMAKE_CURRENT_BINARY_DIR}/${prefix}${name}")
    file (MAKE_DIRECTORY "${where}")
    qrintf_test (${prefix}${name} WORKING_DIRECTORY "${where}"
                 ${with_UNPARSED_ARGUMENTS} ${checks} COMMAND ${command})
  endforeach ()
endfunction ()
