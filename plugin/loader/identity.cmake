# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_gcc_identity (OUT INCLUDE) sets OUT to the name of the folder in which
# the loader looks for the plugin of the GCC with plugin headers in INCLUDE, such
# as gcc-12.2.0-20220819-x86_64-linux-gnu-1a2b3c4d.
#
# loader.c makes the same name of what the compiler says of itself: version,
# date, machine, and a hash of the rest (FNV-1a, 32 bits, in eight hexadecimal
# digits).

# Sets OUT to the string that initialises VARIABLE in TEXT, that of a header.
function (qrintf_string_in out text variable)
  set (value)
  if (text MATCHES "[ \n]${variable}\\[\\] = \"(([^\"\\]|\\\\.)*)\"")
    set (value "${CMAKE_MATCH_1}")
    string (REPLACE "\\\"" "\"" value "${value}")
    string (REPLACE "\\\\" "\\" value "${value}")
  endif ()
  set (${out} "${value}" PARENT_SCOPE)
endfunction ()

function (qrintf_fnv_1a out text)
  string (HEX "${text}" bytes)
  string (REGEX MATCHALL ".." bytes "${bytes}")
  set (hash 2166136261)
  foreach (byte IN LISTS bytes)
    math (EXPR hash "((${hash} ^ 0x${byte}) * 16777619) & 0xffffffff")
  endforeach ()
  # A bit above the eight digits keeps leading zeros.
  math (EXPR hash "${hash} | 0x100000000" OUTPUT_FORMAT HEXADECIMAL)
  string (SUBSTRING "${hash}" 3 -1 hash)
  set (${out} "${hash}" PARENT_SCOPE)
endfunction ()

function (qrintf_gcc_identity out include)
  set (text)
  foreach (header IN ITEMS plugin-version.h configargs.h)
    if (NOT EXISTS "${include}/${header}")
      message (FATAL_ERROR "GCC's plugin headers in ${include} lack ${header}: \
install the whole package of them.")
    endif ()
    file (READ "${include}/${header}" more)
    string (APPEND text "\n${more}")
  endforeach ()
  foreach (variable IN ITEMS basever datestamp devphase revision
           configuration_arguments)
    qrintf_string_in (${variable} "${text}" ${variable})
  endforeach ()
  set (machine)
  foreach (option IN ITEMS target host build)
    if (NOT machine AND configuration_arguments
        MATCHES "--${option}=([A-Za-z0-9_.-]+)")
      set (machine "${CMAKE_MATCH_1}-")
    endif ()
  endforeach ()
  qrintf_fnv_1a (hash "${devphase}${revision}${configuration_arguments}")
  set (${out} "gcc-${basever}-${datestamp}-${machine}${hash}" PARENT_SCOPE)
endfunction ()
