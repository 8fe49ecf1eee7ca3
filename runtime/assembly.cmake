# SPDX-License-Identifier: MIT-0
# The same sources as assembly, which the plugin writes into object files.
# Functions that only programs call are left out.  The assembly has no debug
# information.  It has the marks of CET and of aarch64's BTI and pointer
# authentication, so that programs can have these, and no section anchors,
# because with them the address of one object depends on another.
include (CheckCCompilerFlag)
set (embedded ${sources})
list (FILTER embedded EXCLUDE REGEX "src/strbuf")
foreach (family IN LISTS public_families)
  get_filename_component (name "${family}" NAME)
  list (FILTER embedded EXCLUDE REGEX "/${name}-[a-z0-9]+\\.c$")
endforeach ()
list (APPEND embedded src/core/target.c src/sinks/stream/stream-musl.c)
if (dispatch_sources)
  list (REMOVE_ITEM embedded ${public_dispatch_sources})
  list (APPEND embedded src/dispatch/late-choice.c)
endif ()
add_library (qrintf_rt_assembly OBJECT ${embedded})
qrintf_runtime_target (qrintf_rt_assembly)
target_compile_options (qrintf_rt_assembly PRIVATE -S -g0)
target_compile_definitions (qrintf_rt_assembly PRIVATE QRINTF_EMBEDDED)
if (QRINTF_HAVE_X86_64)
  target_compile_options (qrintf_rt_assembly PRIVATE -fcf-protection=full)
  # The assembler reads numbers in half the time of instructions.
  set (QRINTF_EMBEDDED_BYTES "--bytes=${CMAKE_C_COMPILER},${CMAKE_READELF}"
       CACHE INTERNAL "for make-embedded.py")
endif ()
check_c_compiler_flag (-fno-section-anchors QRINTF_HAVE_ANCHORS)
if (QRINTF_HAVE_ANCHORS)
  target_compile_options (qrintf_rt_assembly PRIVATE -fno-section-anchors)
endif ()
check_c_compiler_flag (-mbranch-protection=standard QRINTF_HAVE_BTI)
if (QRINTF_HAVE_BTI)
  target_compile_options (qrintf_rt_assembly PRIVATE
                          -mbranch-protection=standard)
endif ()

# The scripts that make embedded.inc: the program, then its modules.
get_filename_component (folder "${CMAKE_CURRENT_LIST_DIR}/../plugin/embedding" ABSOLUTE)
set (scripts make-embedded.py embedded_parts.py embedded_chunks.py
     embedded_bytes.py embedded_frames.py)
list (TRANSFORM scripts PREPEND "${folder}/")
set (QRINTF_EMBEDDED_SCRIPTS ${scripts} CACHE INTERNAL "what makes embedded.inc")

# qrintf_make_table (FILE TARGET): FILE is embedded.inc, made by TARGET.
function (qrintf_make_table file target)
  find_package (Python3 COMPONENTS Interpreter REQUIRED)
  list (GET QRINTF_EMBEDDED_SCRIPTS 0 script)
  add_custom_command (OUTPUT "${file}"
    COMMAND "${Python3_EXECUTABLE}" -B "${script}" "--output=${file}"
            ${QRINTF_EMBEDDED_BYTES}
            "$<TARGET_OBJECTS:qrintf_rt_assembly>"
    DEPENDS ${QRINTF_EMBEDDED_SCRIPTS} qrintf_rt_assembly
            "$<TARGET_OBJECTS:qrintf_rt_assembly>"
    COMMAND_EXPAND_LISTS VERBATIM)
  add_custom_target (${target} ALL DEPENDS "${file}")
endfunction ()
if (QRINTF_RUNTIME_ALONE)
  qrintf_make_table ("${CMAKE_CURRENT_BINARY_DIR}/embedded.inc" qrintf_embedded)
endif ()
