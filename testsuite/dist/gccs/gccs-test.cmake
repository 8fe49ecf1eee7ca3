# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFOLDER=… -DSOURCE=… -P gccs-test.cmake: which GCCs plugin/gcc/find-gccs.cmake
# takes, of commands that only say what a GCC would, on a PATH of their own.
cmake_minimum_required (VERSION 3.20)
set (QRINTF_GCCS all)
include ("${SOURCE}/plugin/gcc/find-gccs.cmake")
set (qrintf_native_machine x86_64-linux-gnu)
set (failures 0)

macro (check what is wanted)
  if ("${is}" STREQUAL "${wanted}")
    message ("PASS: ${what}")
  else ()
    message ("FAIL: ${what}: '${is}', not '${wanted}'")
    math (EXPR failures "${failures} + 1")
  endif ()
endmacro ()

# A command NAME that calls itself VERSION for MACHINE, with headers of HEADERS, or none if
# that is empty.  What it is taken for, why it is refused, and the package that would mend
# that.
macro (gcc name version machine headers id refusal)
  set (plugins "${FOLDER}/lib/${machine}/${version}/plugin")
  file (WRITE "${FOLDER}/${name}" "#!/bin/sh
case $1 in
-dumpfullversion) echo ${version} ;;
-dumpmachine) echo ${machine} ;;
-print-file-name=plugin) echo ${plugins} ;;
*) exit 1 ;;
esac
")
  file (CHMOD "${FOLDER}/${name}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  if (NOT "${headers}" STREQUAL "")
    file (WRITE "${plugins}/include/plugin-version.h"
          "static char basever[] = \"${headers}\";\n")
  endif ()
  qrintf_ask_gcc ("${FOLDER}/${name}")
  check ("${name} is" "${gcc_id}" "${id}")
  check ("${name} is refused" "${gcc_refusal}" "${refusal}")
  check ("${name} would need" "${gcc_missing}" "${ARGN}")
endmacro ()

function (check_found what)
  qrintf_find_gccs (commands)
  list (TRANSFORM commands REPLACE ".*/" "")
  check ("${what}" "${commands}" "${ARGN}")
  set (failures "${failures}" PARENT_SCOPE)
endfunction ()

file (REMOVE_RECURSE "${FOLDER}")
gcc (gcc-10 10.2.0 x86_64-linux-gnu 10.2.0 gcc-10 "the plugin is for GCC 11 to 16")
gcc (gcc-11 11.3.0 x86_64-linux-gnu 11.3.0 gcc-11 "")
gcc (gcc-12 "" x86_64-linux-gnu "" gcc-12 "it does not say its version")
gcc (gcc-13 13.2.0 x86_64-linux-gnu "" gcc-13 "no plugin headers" gcc-13-plugin-dev)
gcc (gcc-14 14.2.0 x86_64-linux-gnu 14.1.0 gcc-14
     "its plugin headers are of GCC 14.1.0" gcc-14-plugin-dev)
gcc (gcc-16 16.2.0 x86_64-linux-gnu 16.2.0 gcc-16 "")
gcc (gcc-17 17.1.0 x86_64-linux-gnu 17.1.0 gcc-17 "the plugin is for GCC 11 to 16")
gcc (gcc 15.1.0 x86_64-linux-gnu 15.1.0 gcc-15 "")
gcc (gcc-ar-12 12.2.0 x86_64-linux-gnu 12.2.0 gcc-12 "")
gcc (s390x-linux-gnu-gcc-12 12.2.0 s390x-linux-gnu 12.2.0 gcc-12-s390x-linux-gnu "")
gcc (aarch64-linux-gnu-gcc 12.2.0 aarch64-linux-gnu "" gcc-12-aarch64-linux-gnu
     "no plugin headers" gcc-12-plugin-dev-aarch64-linux-gnu)
gcc (aarch64-suse-linux-gcc-15 15.2.0 aarch64-suse-linux 15.2.0
     gcc-15-aarch64-linux-gnu "")
gcc (redhat 15.2.0 x86_64-redhat-linux 15.2.0 gcc-15 "")
gcc (self-built 15.2.0 x86_64-pc-linux-gnu 15.2.0 gcc-15 "")
gcc (musl 15.2.0 x86_64-alpine-linux-musl 15.2.0 gcc-15-x86_64-alpine-linux-musl "")
set (qrintf_native_machine x86_64-alpine-linux-musl)
gcc (musl 15.2.0 x86_64-alpine-linux-musl 15.2.0 gcc-15 "")
set (qrintf_native_machine x86_64-linux-gnu)

set (ENV{PATH} "${FOLDER}")
check_found ("all" gcc-10 gcc-11 gcc-12 gcc-13 gcc-14 gcc-16 gcc-17 gcc
             s390x-linux-gnu-gcc-12 aarch64-linux-gnu-gcc
             aarch64-suse-linux-gcc-15)
set (QRINTF_GCCS none)
check_found ("none")
set (QRINTF_GCCS "gcc-13;${FOLDER}/gcc")
check_found ("two that are named" gcc-13 gcc)

# In a cross configuration they are those whose headers have been fetched.
set (CMAKE_CROSSCOMPILING ON)
set (QRINTF_HOST_PACKAGES "${FOLDER}/host")
set (qrintf_native_machine aarch64-linux-gnu)
foreach (major 10 12 13)
  file (WRITE "${FOLDER}/host/gcc-${major}-plugin-dev/usr/lib/gcc/aarch64-linux-gnu/\
${major}/plugin/include/plugin-version.h" "static char basever[] = \"${major}.2.0\";\n")
endforeach ()
macro (check_host_gcc name version refusal)
  qrintf_ask_gcc (${name})
  check ("${name} of another machine is" "${gcc_id}, ${gcc_machine}"
         "${name}, aarch64-linux-gnu")
  check ("its version" "${gcc_version}" "${version}")
  check ("it is refused" "${gcc_refusal}" "${refusal}")
  check ("it would need" "${gcc_missing}" "${ARGN}")
endmacro ()
check_host_gcc (gcc-12 12.2.0 "")
check ("its plugins' folder" "${gcc_folder}" "/usr/lib/gcc/aarch64-linux-gnu/12/plugin")
check_host_gcc (gcc-11 11 "no plugin headers" gcc-11-plugin-dev)
check_host_gcc (gcc-10 10.2.0 "the plugin is for GCC 11 to 16")
set (QRINTF_GCCS all)
check_found ("all of another machine" gcc-10 gcc-12 gcc-13)
set (QRINTF_GCCS none)
check_found ("none of another machine")
set (QRINTF_GCCS gcc-13)
check_found ("one of another machine" gcc-13)

if (failures)
  message (FATAL_ERROR "${failures} failed")
endif ()
