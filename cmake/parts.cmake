# SPDX-License-Identifier: GPL-3.0-or-later
# Parts of the build that need tools beside a compiler: tests and benches.  A
# part that lacks a tool is left out, and the configuration ends with a list of
# those.
#
#   qrintf_part (OUT NAME GROUP TOOL...)
#       sets OUT to whether all TOOLs of the part NAME are there.  GROUP is the check
#       that runs the part: default, gate or long (cmake/check.sh).
#   qrintf_left_out (NAME REASON)   the same list, for what qrintf_part does not know
#   qrintf_report_parts ()          prints the list
#
# A TOOL is one of
#   NAME             the command NAME, or NAME-static
#   library:NAME     a CMake package
#   file:PATH        any other file
#   python:MODULE    a module of the Python in use
#   packaged:MODULE  a module of the distribution's Python, QRINTF_SYSTEM_PYTHON
#   plugin:MACHINE   the plugin for another GCC that compiles for MACHINE
#
# What is found is in the variable QRINTF_<TOOL>: -DQRINTF_VALGRIND=OFF does
# without valgrind.  The packages that bring the tools are Build-Depends of
# cmake/packages/debian/control.in, which cmake/build-deps.sh installs by group.
set (QRINTF_REQUIRE "" CACHE STRING
     "parts, and groups of them (default, gate, long), that may not lack a tool")
find_program (QRINTF_SYSTEM_PYTHON NAMES /usr/bin/python3 python3)
mark_as_advanced (QRINTF_SYSTEM_PYTHON)

# qrintf_look_for_KIND (VARIABLE WHAT)
macro (qrintf_look_for_program variable what)
  find_program (${variable} NAMES "${what}" "${what}-static")
endmacro ()

macro (qrintf_look_for_library variable what)
  find_package (${what} CONFIG QUIET)
  set (${variable} ${${what}_FOUND})
  mark_as_advanced (${what}_DIR)
endmacro ()

macro (qrintf_look_for_file variable what)
  set (${variable} OFF)
  if (EXISTS "${what}")
    set (${variable} "${what}")
  endif ()
endmacro ()

function (qrintf_has_module out python module)
  execute_process (RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET COMMAND
    "${python}" -c "import importlib.util as u, sys
sys.exit (u.find_spec ('${module}') is None)")
  set (${out} OFF PARENT_SCOPE)
  if (status EQUAL 0)
    set (${out} ON PARENT_SCOPE)
  endif ()
endfunction ()

macro (qrintf_look_for_python variable what)
  qrintf_has_module (${variable} "${Python3_EXECUTABLE}" "${what}")
endmacro ()

macro (qrintf_look_for_packaged variable what)
  qrintf_has_module (${variable} "${QRINTF_SYSTEM_PYTHON}" "${what}")
endmacro ()

# Tests of a plugin need its g++ as well.
macro (qrintf_look_for_plugin variable what)
  set (${variable} OFF)
  get_property (plugins GLOBAL PROPERTY QRINTF_PLUGINS)
  list (REMOVE_ITEM plugins qrintf_plugin)
  foreach (plugin IN LISTS plugins)
    get_target_property (machine ${plugin} QRINTF_GCC_MACHINE)
    get_target_property (cxx ${plugin} QRINTF_GCC_CXX)
    if (cxx AND machine STREQUAL "${what}")
      set (${variable} ON)
    endif ()
  endforeach ()
endmacro ()

# A function, whose find_package makes targets for the folder that calls it and
# for those below.
function (qrintf_part out name group)
  set (missing)
  foreach (tool IN LISTS ARGN)
    string (REGEX MATCH "^(([a-z]+):)?(.*)$" matched "${tool}")
    set (kind "${CMAKE_MATCH_2}")
    set (what "${CMAKE_MATCH_3}")
    if (NOT kind)
      set (kind program)
    endif ()
    string (MAKE_C_IDENTIFIER "QRINTF_${what}" variable)
    string (TOUPPER "${variable}" variable)
    if (NOT "${${variable}}" MATCHES "^(OFF|NO|FALSE|0)$")
      cmake_language (CALL qrintf_look_for_${kind} ${variable} "${what}")
      mark_as_advanced (${variable})
    endif ()
    set (${variable} "${${variable}}" PARENT_SCOPE)
    if (NOT ${variable})
      if (kind STREQUAL "plugin")
        string (PREPEND what "plugin for another GCC, for ")
      endif ()
      list (APPEND missing "${what}")
    endif ()
  endforeach ()
  set_property (GLOBAL APPEND PROPERTY QRINTF_PARTS ${name})
  set_property (GLOBAL PROPERTY QRINTF_GROUP_${name} ${group})
  set (${out} ON PARENT_SCOPE)
  if (missing)
    set (${out} OFF PARENT_SCOPE)
    list (JOIN missing ", " missing)
    qrintf_left_out (${name} "there is no ${missing}")
    if (name IN_LIST QRINTF_REQUIRE OR group IN_LIST QRINTF_REQUIRE)
      set_property (GLOBAL APPEND PROPERTY QRINTF_REFUSED
                    "${name} (${group}): there is no ${missing}")
    endif ()
  endif ()
endfunction ()

function (qrintf_left_out name reason)
  set_property (GLOBAL APPEND PROPERTY QRINTF_LEFT_OUT "${name}: ${reason}")
endfunction ()

function (qrintf_report_parts)
  get_property (left_out GLOBAL PROPERTY QRINTF_LEFT_OUT)
  if (left_out)
    list (REMOVE_DUPLICATES left_out)
    list (JOIN left_out "\n  " left_out)
    message (STATUS "${PROJECT_NAME} ${PROJECT_VERSION} leaves out:\n  ${left_out}")
  endif ()
  get_property (parts GLOBAL PROPERTY QRINTF_PARTS)
  if (QRINTF_TESTS AND QRINTF_BENCH)
    foreach (name IN LISTS QRINTF_REQUIRE)
      if (NOT name IN_LIST parts AND NOT name MATCHES "^(default|gate|long)$")
        message (FATAL_ERROR "QRINTF_REQUIRE: no part or group is called ${name}")
      endif ()
    endforeach ()
  endif ()
  get_property (refused GLOBAL PROPERTY QRINTF_REFUSED)
  if (refused)
    list (REMOVE_DUPLICATES refused)
    list (JOIN refused "\n  " refused)
    message (FATAL_ERROR "Parts that are required lack tools:\n  ${refused}\n\
On Debian and Ubuntu, sh cmake/build-deps.sh GROUP installs what a group needs.")
  endif ()
endfunction ()
