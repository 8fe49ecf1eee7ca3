# SPDX-License-Identifier: GPL-3.0-or-later
# Looks for the tools of tools.txt; wants Python3_EXECUTABLE and the plugins.
#
#   qrintf_find_tools ()   sets QRINTF_<TOOL> for each to where it is, or ON, or to
#                          something false, and qrintf_packages_of_<TOOL>
#
# Each configuration sees what has been installed or removed since.  A tool whose variable is OFF in the cache is not looked for.

# The rows of FILE as lists: PREFIX_<first word> is the rest, PREFIX_names all first
# words.
function (qrintf_read_table prefix file)
  set_property (DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file (STRINGS "${file}" rows REGEX "^[^# ]")
  set (names)
  foreach (row IN LISTS rows)
    string (REGEX REPLACE " +" ";" row "${row}")
    list (POP_FRONT row name)
    list (APPEND names "${name}")
    set (${prefix}_${name} "${row}" PARENT_SCOPE)
  endforeach ()
  set (${prefix}_names "${names}" PARENT_SCOPE)
endfunction ()

# qrintf_look_for_HOW (VARIABLE WHAT) for each HOW of tools.txt.
macro (qrintf_look_for_build variable what)
  set (${variable} ON)
endmacro ()

macro (qrintf_look_for_compilers variable what)
  set (${variable} ON)
endmacro ()

macro (qrintf_look_for_program variable what)
  string (REPLACE "," ";" names "${what}")
  find_program (${variable} NAMES ${names})
endmacro ()

macro (qrintf_look_for_header variable what)
  find_path (${variable} "${what}")
endmacro ()

# Its targets are of the folder that calls qrintf_find_tools, and of those below.
macro (qrintf_look_for_library variable what)
  find_package (${what} CONFIG QUIET)
  set (${variable} ${${what}_FOUND})
  mark_as_advanced (${what}_DIR)
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

macro (qrintf_look_for_file variable what)
  set (${variable} OFF)
  if (EXISTS "${what}")
    set (${variable} "${what}")
  endif ()
endmacro ()

# Tests of a plugin want its g++, too.
macro (qrintf_look_for_plugin variable what)
  set (${variable} OFF)
  get_property (plugins GLOBAL PROPERTY QRINTF_PLUGINS)
  foreach (plugin IN LISTS plugins)
    get_target_property (id ${plugin} QRINTF_GCC_ID)
    get_target_property (machine ${plugin} QRINTF_GCC_MACHINE)
    get_target_property (cxx ${plugin} QRINTF_GCC_CXX)
    if (cxx AND "${what}" MATCHES "^(${id}|${machine})$")
      set (${variable} ON)
    endif ()
  endforeach ()
endmacro ()

# In the lists TOOL_<name>, -N and -M as tools.txt says.
macro (qrintf_fill_in_versions)
  string (REGEX MATCH "^[0-9]+" major "${CMAKE_CXX_COMPILER_VERSION}")
  if (major GREATER 11)
    math (EXPR other "${major} - 1")
  else ()
    set (other 12)
  endif ()
  foreach (name IN LISTS tool_names)
    string (REPLACE "-N" "-${major}" tool_${name} "${tool_${name}}")
    string (REPLACE "-M" "-${other}" tool_${name} "${tool_${name}}")
  endforeach ()
endmacro ()

function (qrintf_find_tools)
  qrintf_read_table (tool "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/tools.txt")
  qrintf_fill_in_versions ()
  foreach (name IN LISTS tool_names)
    list (POP_FRONT tool_${name} how what)
    string (MAKE_C_IDENTIFIER "QRINTF_${name}" variable)
    string (TOUPPER "${variable}" variable)
    if (IS_ABSOLUTE "${${variable}}" AND NOT EXISTS "${${variable}}")
      unset (${variable} CACHE)
    endif ()
    if (NOT "${${variable}}" MATCHES "^(OFF|NO|FALSE|0)$")
      cmake_language (CALL qrintf_look_for_${how} ${variable} "${what}")
      mark_as_advanced (${variable})
    endif ()
    set (${variable} "${${variable}}" PARENT_SCOPE)
    set (qrintf_packages_of_${name} "${tool_${name}}" PARENT_SCOPE)
  endforeach ()
endfunction ()
