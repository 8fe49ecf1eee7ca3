# SPDX-License-Identifier: GPL-3.0-or-later
# The bench of ways of turning integers into text, for CMakeLists.txt to
# include; the target "itoa-chart" runs it and draws docs/itoa.svg and
# docs/itoa.png.
#
# Abseil and RapidJSON are rivals where they are installed.
qrintf_part (built bench-rivals)

add_executable (qrintf_itoa_bench itoa-bench.cc itoa-by-digits.cc
  itoa-by-pairs.cc itoa-by-vector.cc itoa-floors.cc itoa-join-rows.cc
  itoa-rivals.cc itoa-rows.cc input-source.cc reporters.cc)
target_compile_options (qrintf_itoa_bench PRIVATE -O2)
target_compile_definitions (qrintf_itoa_bench PRIVATE
  BENCH_TIERS=$<IN_LIST:avx512,${QRINTF_RUNTIME_TIERS}>
  BENCH_PORTABLE=$<TARGET_EXISTS:qrintf_rt_portable>
  BENCH_ABSL=$<BOOL:${QRINTF_ABSL}>
  BENCH_RAPIDJSON=$<BOOL:${QRINTF_RAPIDJSON}>)
target_link_libraries (qrintf_itoa_bench PRIVATE fmt::fmt-header-only
  $<TARGET_NAME_IF_EXISTS:absl::strings>
  $<TARGET_NAME_IF_EXISTS:qrintf_rt_portable> qrintf_rt benchmark::benchmark)

if (QRINTF_TESTS)
  qrintf_test (bench-itoa-rivals-agree PART bench LABELS bench SECONDS 5
               COMMAND qrintf_itoa_bench --compare)
endif ()

add_custom_target (itoa-chart
  COMMAND qrintf_itoa_bench --benchmark_out=itoa.json
  COMMAND "${QRINTF_CHART_PYTHON}" "${CMAKE_CURRENT_SOURCE_DIR}/itoa-chart.py"
          itoa.json "${PROJECT_SOURCE_DIR}/docs/itoa"
  WORKING_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}"
  USES_TERMINAL VERBATIM)
