# SPDX-License-Identifier: GPL-3.0-or-later
# The bench of the small-buffer string, for CMakeLists.txt to include behind the
# rule of plugin.stamp.
set_source_files_properties (strbuf-printf.c PROPERTIES OBJECT_DEPENDS
  "${CMAKE_CURRENT_BINARY_DIR}/plugin.stamp")

function (qrintf_strbuf_printf name)
  add_library (bench_${name} OBJECT strbuf-printf.c)
  target_compile_definitions (bench_${name} PRIVATE BENCH_NAME=${name})
  target_compile_options (bench_${name} PRIVATE -O2 ${ARGN})
  target_include_directories (bench_${name} PRIVATE
    $<TARGET_PROPERTY:qrintf_rt,INTERFACE_INCLUDE_DIRECTORIES>)
  add_dependencies (bench_${name} bench_plugin)
endfunction ()
qrintf_strbuf_printf (strbuf_plugin -DBENCH_IS_PLUGIN
  -fplugin=$<TARGET_FILE:qrintf_plugin>)
qrintf_strbuf_printf (strbuf_libc)

add_executable (qrintf_strbuf_bench strbuf-bench.cc strbuf-by-hand.c
  strbuf-rivals.c strbuf-rivals.cc input-source.cc reporters.cc)
target_compile_options (qrintf_strbuf_bench PRIVATE -O2)
set_source_files_properties (strbuf-rivals.c PROPERTIES
  COMPILE_DEFINITIONS _GNU_SOURCE)
target_include_directories (qrintf_strbuf_bench SYSTEM PRIVATE
  $<TARGET_PROPERTY:fmt::fmt-header-only,INTERFACE_INCLUDE_DIRECTORIES>)
target_link_libraries (qrintf_strbuf_bench PRIVATE bench_strbuf_plugin
  bench_strbuf_libc qrintf_rt benchmark::benchmark)
target_link_options (qrintf_strbuf_bench PRIVATE -Wl,--wrap=malloc
  -Wl,--wrap=realloc)
