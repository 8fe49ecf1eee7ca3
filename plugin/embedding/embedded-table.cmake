# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_embedded_table (OUT_FILE OUT_TARGET MACHINE COMMAND)
#
# The emitters' assembly for MACHINE (gcc_machine of find-gccs.cmake), for
# embed.cc.  Sets OUT_FILE to the path of embedded.inc and OUT_TARGET to the
# target that makes it.  If MACHINE has no emitters, both become empty, and no
# plugin is built.  All GCCs for one machine share one table.
#
# The table for the build machine is made from the assembly of the compiler that
# builds the project; other GCCs for this machine use it, too.  For another
# machine COMMAND builds the runtime as a separate project:
# build/runtime/MACHINE/libqrintf_rt.a, which the global property
# QRINTF_RUNTIME_FOR_<MACHINE> names, and embedded.inc beside it.
include (ExternalProject)

# The machines whose assembly make-embedded.py understands.
set (QRINTF_MACHINES "^(x86_64|i[3-6]86|aarch64|s390x)-linux-gnu$")

# Sets OUT to whether COMMAND can compile emitters for MACHINE.
function (qrintf_has_emitters out machine command)
  set (status "unknown machine")
  if (machine MATCHES "${QRINTF_MACHINES}")
    execute_process (COMMAND "${command}" -E -x c -include stdio.h /dev/null
                     OUTPUT_QUIET ERROR_QUIET RESULT_VARIABLE status)
  endif ()
  set (${out} OFF PARENT_SCOPE)
  if (status EQUAL 0)
    set (${out} ON PARENT_SCOPE)
  endif ()
endfunction ()

# The runtime for MACHINE in FOLDER, compiled by COMMAND.
function (qrintf_cross_runtime target folder machine command)
  string (REGEX REPLACE "-.*" "" processor "${machine}")
  ExternalProject_Add (${target}
    SOURCE_DIR "${PROJECT_SOURCE_DIR}/runtime"
    BINARY_DIR "${folder}" PREFIX "${folder}/steps"
    CMAKE_ARGS "-DCMAKE_C_COMPILER=${command}"
      -DCMAKE_SYSTEM_NAME=Linux "-DCMAKE_SYSTEM_PROCESSOR=${processor}"
      "-DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}"
      "-DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}"
      "-DPython3_EXECUTABLE=${Python3_EXECUTABLE}"
      "-DQRINTF_WERROR=${QRINTF_WERROR}"
    BUILD_BYPRODUCTS "${folder}/embedded.inc" "${folder}/libqrintf_rt.a"
    BUILD_ALWAYS ON INSTALL_COMMAND "")
  set_property (GLOBAL PROPERTY QRINTF_RUNTIME_FOR_${machine}
                "${folder}/libqrintf_rt.a")
endfunction ()

function (qrintf_embedded_table out_file out_target machine command)
  set (file)
  set (target)
  if (machine STREQUAL qrintf_native_machine)
    set (file "${CMAKE_CURRENT_BINARY_DIR}/embedded.inc")
    set (target qrintf_embedded)
    if (NOT TARGET ${target})
      qrintf_make_table ("${file}" ${target})
    endif ()
  else ()
    qrintf_has_emitters (has "${machine}" "${command}")
    if (has)
      set (folder "${PROJECT_BINARY_DIR}/runtime/${machine}")
      set (file "${folder}/embedded.inc")
      set (target qrintf_runtime_${machine})
      if (NOT TARGET ${target})
        qrintf_cross_runtime (${target} "${folder}" "${machine}" "${command}")
      endif ()
    endif ()
  endif ()
  set (${out_file} "${file}" PARENT_SCOPE)
  set (${out_target} "${target}" PARENT_SCOPE)
endfunction ()
