# The same sources as assembly, for the plugin to write into object files: without
# debug information, and with CET's marks, which a program may want to keep.
set (embedded ${sources})
list (FILTER embedded EXCLUDE REGEX "src/strbuf")
add_library (qrintf_rt_assembly OBJECT ${embedded})
qrintf_runtime_target (qrintf_rt_assembly)
target_compile_options (qrintf_rt_assembly PRIVATE -S -g0)
if (QRINTF_HAVE_X86_64)
  target_compile_options (qrintf_rt_assembly PRIVATE -fcf-protection=full)
endif ()
