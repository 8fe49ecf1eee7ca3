# SPDX-License-Identifier: GPL-3.0-or-later
# The program whose instructions gate.py counts, for CMakeLists.txt to include
# behind the rule of plugin.stamp: the calls of cases.def and the modules', with
# the emitters of the runtime's archive.

# What is linked to make the program, for the tests to add an emitter to.
add_library (gate_parts INTERFACE)
target_link_libraries (gate_parts INTERFACE qrintf_rt)

# qrintf_gate_part (NAME SOURCES DEFINITIONS [OPTION...])
function (qrintf_gate_part name sources definitions)
  add_library (gate_${name} OBJECT ${sources})
  target_compile_definitions (gate_${name} PRIVATE ${definitions})
  target_compile_options (gate_${name} PRIVATE -O2 ${ARGN})
  target_include_directories (gate_${name} PRIVATE
    $<TARGET_PROPERTY:qrintf_rt,INTERFACE_INCLUDE_DIRECTORIES>)
  target_include_directories (gate_${name} SYSTEM PRIVATE
    "${QRINTF_VALGRIND_INCLUDE}")
  add_dependencies (gate_${name} bench_plugin)
  target_sources (gate_parts INTERFACE $<TARGET_OBJECTS:gate_${name}>)
endfunction ()

# The plugin writes calls of the archive's emitters, not emitters of its own.
set (lowered -fplugin=${plugin} -fplugin-arg-libqrintf-runtime=library)
set (base ${lowered} -fplugin-arg-libqrintf-cpu=base)
qrintf_gate_part (libc cases-c.c BENCH_PREFIX=libc)
qrintf_gate_part (qrintf cases-c.c BENCH_PREFIX=qrintf ${lowered})
qrintf_gate_part (base cases-c.c BENCH_PREFIX=base ${base})
qrintf_gate_part (strbuf_libc strbuf-printf.c BENCH_NAME=strbuf_libc)
qrintf_gate_part (strbuf_qrintf strbuf-printf.c
  "BENCH_NAME=strbuf_plugin;BENCH_IS_PLUGIN" ${lowered})
qrintf_gate_part (strbuf_base strbuf-printf.c BENCH_NAME=strbuf_base ${base})

set (works gate-case-works.cc gate-emitter-works.cc gate-line-works.cc
     gate-strbuf-works.cc)
qrintf_gate_part (driver
  "gate-driver.cc;gate-repeatable.cc;input-source.cc;${works}"
  "BENCH_TIERS=$<IN_LIST:avx512,${QRINTF_RUNTIME_TIERS}>")

# CMake wants a source of the program itself, and its language.
add_executable (qrintf_gate $<TARGET_OBJECTS:gate_driver>)
set_target_properties (qrintf_gate PROPERTIES LINKER_LANGUAGE CXX)
target_link_libraries (qrintf_gate PRIVATE gate_parts)
