# SPDX-License-Identifier: GPL-3.0-or-later
# The bench of how the cost of a call grows, for CMakeLists.txt to include behind
# the rule of plugin.stamp.
set_source_files_properties (scaling-cases.c PROPERTIES OBJECT_DEPENDS
  "${CMAKE_CURRENT_BINARY_DIR}/plugin.stamp")

function (qrintf_scaling_cases prefix)
  add_library (bench_scaling_${prefix} OBJECT scaling-cases.c)
  target_compile_definitions (bench_scaling_${prefix}
    PRIVATE SCALING_PREFIX=${prefix})
  target_compile_options (bench_scaling_${prefix} PRIVATE -O2 ${ARGN})
  add_dependencies (bench_scaling_${prefix} bench_plugin)
endfunction ()
qrintf_scaling_cases (libc)
qrintf_scaling_cases (qrintf -fplugin=$<TARGET_FILE:qrintf_plugin>)

find_package (Threads REQUIRED)
add_executable (qrintf_scaling_bench scaling-bench.cc scaling-floors.cc
  scaling-rows.cc input-source.cc reporters.cc)
target_compile_options (qrintf_scaling_bench PRIVATE -O2)
target_link_libraries (qrintf_scaling_bench PRIVATE bench_scaling_libc
  bench_scaling_qrintf qrintf_rt benchmark::benchmark Threads::Threads)

if (QRINTF_TESTS)
  qrintf_test (bench-scaling-agrees PART bench LABELS bench SECONDS 5
               COMMAND qrintf_scaling_bench --compare)
endif ()
