# SPDX-License-Identifier: GPL-3.0-or-later
# Which parts are built: those of parts.txt whose tools are there (tools.cmake), and
# one table of all of them at the end of the configuration.
#
#   qrintf_part (OUT NAME)        sets OUT to whether NAME's tools are all there
#   qrintf_other_part (NAME STATE [PACKAGE...])
#                                 a row for what is not in parts.txt; PACKAGEs, if
#                                 any, are what is missing
#   qrintf_report_parts ()        prints the table
#
# A part that is required and not built is an error, one for all of them.
option (QRINTF_REQUIRE_ALL "a part that lacks a tool is an error" OFF)
set (QRINTF_REQUIRE "" CACHE STRING
     "parts and groups of cmake/parts.txt that may not lack a tool")

include ("${CMAKE_CURRENT_LIST_DIR}/tools.cmake")
qrintf_read_table (qrintf_tools_of "${CMAKE_CURRENT_LIST_DIR}/parts.txt")

# Global properties QRINTF_PARTS, and of each QRINTF_PART_<NAME>, its state, and
# QRINTF_PACKAGES_<NAME>, what to install for it.
function (qrintf_other_part name state)
  get_property (parts GLOBAL PROPERTY QRINTF_PARTS)
  if (NOT name IN_LIST parts)
    set_property (GLOBAL APPEND PROPERTY QRINTF_PARTS "${name}")
  endif ()
  set_property (GLOBAL PROPERTY "QRINTF_PART_${name}" "${state}")
  set_property (GLOBAL PROPERTY "QRINTF_PACKAGES_${name}" "${ARGN}")
endfunction ()

function (qrintf_part out name)
  if (NOT DEFINED qrintf_tools_of_${name})
    message (FATAL_ERROR "cmake/parts.txt has no part ${name}")
  endif ()
  set (tools ${qrintf_tools_of_${name}})
  list (POP_FRONT tools group)
  set (missing)
  set (packages)
  foreach (tool IN LISTS tools)
    string (MAKE_C_IDENTIFIER "QRINTF_${tool}" variable)
    string (TOUPPER "${variable}" variable)
    if (NOT DEFINED qrintf_packages_of_${tool})
      message (FATAL_ERROR "${name} needs ${tool}, which is not in tools.txt")
    elseif (NOT ${variable})
      list (APPEND missing ${tool})
      list (APPEND packages ${qrintf_packages_of_${tool}})
    endif ()
  endforeach ()
  set (${out} ON PARENT_SCOPE)
  set (state "built")
  if (missing)
    set (${out} OFF PARENT_SCOPE)
    list (JOIN missing ", " missing)
    set (state "no ${missing}")
    list (REMOVE_DUPLICATES packages)
  endif ()
  qrintf_other_part (${name} "${state}" ${packages})
endfunction ()

# TEXT and blanks up to WIDTH, two at least.
function (qrintf_pad out width text)
  string (LENGTH "${text}" length)
  math (EXPR blanks "${width} - ${length}")
  if (blanks LESS 2)
    set (blanks 2)
  endif ()
  string (REPEAT " " ${blanks} blanks)
  string (APPEND text "${blanks}")
  set (${out} "${text}" PARENT_SCOPE)
endfunction ()

# Sets OUT to the rows of PARTS as lines.
function (qrintf_part_lines out)
  set (lines)
  foreach (name IN ITEMS part ${ARGN})
    set (state "is")
    set (packages "to install")
    if (NOT name STREQUAL "part")
      get_property (state GLOBAL PROPERTY "QRINTF_PART_${name}")
      get_property (packages GLOBAL PROPERTY "QRINTF_PACKAGES_${name}")
    endif ()
    list (JOIN packages " " packages)
    qrintf_pad (name 26 "${name}")
    qrintf_pad (state 30 "${state}")
    string (STRIP "${name}${state}${packages}" line)
    string (APPEND lines "\n  ${line}")
  endforeach ()
  set (${out} "${lines}" PARENT_SCOPE)
endfunction ()

function (qrintf_is_required out name)
  set (group ${qrintf_tools_of_${name}})
  list (SUBLIST group 0 1 group)
  set (${out} OFF PARENT_SCOPE)
  if (QRINTF_REQUIRE_ALL OR name IN_LIST QRINTF_REQUIRE
      OR group IN_LIST QRINTF_REQUIRE)
    set (${out} ON PARENT_SCOPE)
  endif ()
endfunction ()

# Stops at a name in QRINTF_REQUIRE that is none.
function (qrintf_check_required)
  set (known ${qrintf_tools_of_names})
  foreach (name IN LISTS qrintf_tools_of_names)
    list (GET qrintf_tools_of_${name} 0 group)
    list (APPEND known ${group})
  endforeach ()
  foreach (name IN LISTS QRINTF_REQUIRE)
    if (NOT name IN_LIST known)
      message (FATAL_ERROR "QRINTF_REQUIRE: no part or group is called ${name}")
    endif ()
  endforeach ()
endfunction ()

function (qrintf_report_parts)
  qrintf_check_required ()
  # Those of parts.txt in its order, behind the others.
  get_property (parts GLOBAL PROPERTY QRINTF_PARTS)
  foreach (name IN LISTS qrintf_tools_of_names)
    if (name IN_LIST parts)
      list (REMOVE_ITEM parts ${name})
      list (APPEND parts ${name})
    endif ()
  endforeach ()
  qrintf_part_lines (lines ${parts})
  message (STATUS "${PROJECT_NAME} ${PROJECT_VERSION}:${lines}")

  set (wanted)
  set (all_packages)
  foreach (name IN LISTS parts)
    get_property (packages GLOBAL PROPERTY "QRINTF_PACKAGES_${name}")
    qrintf_is_required (required ${name})
    if (packages AND required)
      list (APPEND wanted ${name})
      list (APPEND all_packages ${packages})
    endif ()
  endforeach ()
  if (wanted)
    qrintf_part_lines (lines ${wanted})
    list (REMOVE_DUPLICATES all_packages)
    list (JOIN all_packages " " all_packages)
    message (FATAL_ERROR "Parts that are required cannot be built:${lines}\n\
On Debian: apt-get install ${all_packages}")
  endif ()
endfunction ()
