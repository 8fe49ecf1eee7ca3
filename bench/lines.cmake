# SPDX-License-Identifier: GPL-3.0-or-later
# The bench of ways of reading lines, for CMakeLists.txt to include; the target
# "lines-chart" runs it and draws docs/lines.svg and docs/lines.png.
find_package (Threads REQUIRED)
get_target_property (runtime_folder qrintf_rt SOURCE_DIR)

# The plain loop, once as a vector loop and once not.
foreach (level IN ITEMS O2 O3)
  add_library (bench_lines_loop_${level} OBJECT lines-loop.c)
  target_compile_options (bench_lines_loop_${level} PRIVATE -${level})
endforeach ()
target_compile_definitions (bench_lines_loop_O2
  PRIVATE LINES_LOOP=way_mmap_loop)
target_compile_definitions (bench_lines_loop_O3
  PRIVATE LINES_LOOP=way_mmap_loop_o3)

# The version in portable C runs beside those for this CPU.
set (portable "${CMAKE_CURRENT_BINARY_DIR}/lines-scan-portable.c")
file (GENERATE OUTPUT "${portable}" CONTENT
      "#include \"${runtime_folder}/src/lines/lines-scan.c\"\n")
add_library (bench_lines_portable OBJECT "${portable}")
target_compile_options (bench_lines_portable PRIVATE -O2)
target_compile_definitions (bench_lines_portable
  PRIVATE QRINTF_TIER=portable QRINTF_PORTABLE)

set_source_files_properties (lines-mapped.c lines-stdio.c PROPERTIES
  COMPILE_DEFINITIONS _GNU_SOURCE)
add_executable (qrintf_lines_bench lines-bench.cc lines-classes.cc
  lines-corpus.cc lines-floors.cc lines-mapped.c lines-processes.cc
  lines-qrintf.cc lines-rows.cc lines-stdio.c reporters.cc)
target_compile_options (qrintf_lines_bench PRIVATE -O2)
target_link_libraries (qrintf_lines_bench PRIVATE bench_lines_loop_O2
  bench_lines_loop_O3 bench_lines_portable qrintf_rt Threads::Threads
  benchmark::benchmark)
foreach (target IN ITEMS bench_lines_portable qrintf_lines_bench)
  target_include_directories (${target} PRIVATE "${runtime_folder}/src"
    "${runtime_folder}/include")
endforeach ()

if (QRINTF_TESTS)
  qrintf_test (bench-lines-rivals-agree PART bench LABELS bench SECONDS 5
               COMMAND qrintf_lines_bench --compare)
endif ()

add_custom_target (lines-chart
  COMMAND qrintf_lines_bench --benchmark_out=lines.json
  COMMAND "${QRINTF_CHART_PYTHON}" "${CMAKE_CURRENT_SOURCE_DIR}/lines-chart.py"
          lines.json "${PROJECT_SOURCE_DIR}/docs/lines"
  WORKING_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}"
  USES_TERMINAL VERBATIM)
