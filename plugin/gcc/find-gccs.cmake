# SPDX-License-Identifier: GPL-3.0-or-later
# The GCCs that the plugin can be built for.
#
#   qrintf_header_version (OUT FOLDER)   the version of the headers in FOLDER
#   qrintf_ask_gcc (COMMAND)             the properties of one GCC
#   qrintf_own_gcc (OUT LANGUAGE)        the GCC that CMake's compiler is
#   qrintf_find_gccs (OUT)               the commands that QRINTF_GCCS allows
#
# A GCC is identified by its answers, never by its name.  So two commands for
# the same GCC, such as `gcc' and `gcc-12', count as one.
#
# A cross configuration compiles for another machine.  There the GCCs are those
# that run on that machine; host-packages.cmake has the differences.
set (QRINTF_GCCS all CACHE STRING
     "GCCs to build the plugin for besides the compiler's own: all, none, \
or commands")

include ("${CMAKE_CURRENT_LIST_DIR}/host-packages.cmake")

set (QRINTF_OLDEST_GCC 11)
set (QRINTF_NEWEST_GCC 16)

# Sets OUT to nothing if FOLDER has no headers.
function (qrintf_header_version out folder)
  set (version)
  if (EXISTS "${folder}/plugin-version.h")
    file (STRINGS "${folder}/plugin-version.h" line REGEX "basever\\[\\]")
    string (REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" version "${line}")
  endif ()
  set (${out} "${version}" PARENT_SCOPE)
endfunction ()

# Sets OUT to the path of NAME according to PATH, or to a false value.
function (qrintf_command_path out name)
  unset (qrintf_path CACHE)
  find_program (qrintf_path "${name}")
  set (${out} "${qrintf_path}" PARENT_SCOPE)
  unset (qrintf_path CACHE)
endfunction ()

function (qrintf_gcc_says out command option)
  execute_process (COMMAND "${command}" ${option} OUTPUT_VARIABLE said
                   OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
                   RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    set (said)
  endif ()
  set (${out} "${said}" PARENT_SCOPE)
endfunction ()

# The vendor of a GCC does not change the machine that it compiles for:
# x86_64-redhat-linux, x86_64-pc-linux-gnu (GCC's own default) and Debian's
# x86_64-linux-gnu are one machine.
function (qrintf_machine_of out command)
  qrintf_gcc_says (machine "${command}" -dumpmachine)
  string (REGEX REPLACE "^([^-]+)-([^-]+-)?linux(-gnu)?$" "\\1-linux-gnu"
          machine "${machine}")
  set (${out} "${machine}" PARENT_SCOPE)
endfunction ()

# For qrintf_ask_gcc: the answers of a GCC that runs on this machine.
macro (qrintf_ask_gcc_here command)
  qrintf_gcc_says (gcc_version "${command}" -dumpfullversion)
  qrintf_machine_of (gcc_machine "${command}")
  qrintf_gcc_says (gcc_folder "${command}" -print-file-name=plugin)
  string (REGEX MATCH "^[0-9]+" gcc_major "${gcc_version}")
  set (gcc_id "gcc-${gcc_major}")
  set (gcc_package "gcc-${gcc_major}-plugin-dev")
  if (NOT gcc_machine STREQUAL qrintf_native_machine)
    string (APPEND gcc_id "-${gcc_machine}")
    string (APPEND gcc_package "-${gcc_machine}")
  endif ()
  get_filename_component (gcc_include "${gcc_folder}/include" REALPATH)
endmacro ()

# Sets gcc_command, gcc_version, gcc_major, gcc_machine (without its vendor),
# gcc_folder (its folder of plugins), gcc_include, gcc_id (gcc-12,
# gcc-12-aarch64-linux-gnu), gcc_refusal (the reason if there can be no plugin,
# or nothing) and gcc_missing (the package whose installation removes that
# reason).
macro (qrintf_ask_gcc command)
  set (gcc_command "${command}")
  if (CMAKE_CROSSCOMPILING)
    qrintf_ask_host_gcc ("${command}")
  else ()
    qrintf_ask_gcc_here ("${command}")
  endif ()
  qrintf_header_version (gcc_headers "${gcc_include}")
  if (NOT gcc_headers)
    set (gcc_include)
  endif ()

  set (gcc_refusal)
  set (gcc_missing)
  if (NOT gcc_version)
    get_filename_component (gcc_id "${command}" NAME)
    set (gcc_refusal "it does not say its version")
  elseif (gcc_major LESS QRINTF_OLDEST_GCC OR gcc_major GREATER
          QRINTF_NEWEST_GCC)
    set (gcc_refusal
         "the plugin is for GCC ${QRINTF_OLDEST_GCC} to ${QRINTF_NEWEST_GCC}")
  elseif (NOT gcc_headers)
    set (gcc_refusal "no plugin headers")
    set (gcc_missing "${gcc_package}")
  elseif (NOT gcc_headers STREQUAL gcc_version)
    set (gcc_refusal "its plugin headers are of GCC ${gcc_headers}")
    set (gcc_missing "${gcc_package}")
  endif ()
endmacro ()

# CMake's compiler of LANGUAGE may be `ccache gcc-12' or `gcc-12 -m64'.  Sets
# OUT to the word in it that is a GCC of the version that CMake has found, or to
# nothing.
function (qrintf_own_gcc out language)
  set (${out} PARENT_SCOPE)
  separate_arguments (arguments UNIX_COMMAND
                      "${CMAKE_${language}_COMPILER_ARG1}")
  foreach (word IN ITEMS "${CMAKE_${language}_COMPILER}" ${arguments})
    qrintf_gcc_says (version "${word}" -dumpfullversion)
    if (CMAKE_${language}_COMPILER_ID STREQUAL "GNU"
        AND version STREQUAL CMAKE_${language}_COMPILER_VERSION)
      qrintf_command_path (command "${word}")
      set (${out} "${command}" PARENT_SCOPE)
      return ()
    endif ()
  endforeach ()
endfunction ()

# Every GCC on PATH: gcc-N, gcc, TRIPLET-gcc-N and TRIPLET-gcc.  Short names and
# those with a version are preferred.
function (qrintf_gccs_on_path out)
  string (REPLACE ":" ";" folders "$ENV{PATH}")
  set (all)
  foreach (prefix IN ITEMS "" "*-linux-gnu*-" "*-linux-")
    foreach (suffix IN ITEMS "-[0-9][0-9]" "")
      foreach (folder IN LISTS folders)
        file (GLOB found LIST_DIRECTORIES false
              "${folder}/${prefix}gcc${suffix}")
        list (APPEND all ${found})
      endforeach ()
    endforeach ()
  endforeach ()
  set (${out} "${all}" PARENT_SCOPE)
endfunction ()

function (qrintf_find_gccs out)
  if (CMAKE_CROSSCOMPILING)
    qrintf_find_host_gccs (names)
    set (${out} "${names}" PARENT_SCOPE)
    return ()
  endif ()
  string (TOLOWER "${QRINTF_GCCS}" wish)
  set (commands)
  if (wish STREQUAL "all")
    qrintf_gccs_on_path (commands)
  elseif (NOT wish STREQUAL "none")
    foreach (name IN LISTS QRINTF_GCCS)
      qrintf_command_path (command "${name}")
      if (NOT command)
        message (FATAL_ERROR "QRINTF_GCCS names ${name}, which is not there.")
      endif ()
      list (APPEND commands "${command}")
    endforeach ()
  endif ()
  set (${out} "${commands}" PARENT_SCOPE)
endfunction ()
